# The table in a terminal.

table-head = { $battle } · { $round ->
    [0] {""}
   *[other] Round { $round } ·{" "}
    }{ $phase } · { $uses ->
    [one] one use left
   *[other] { $uses } uses left
    } · { $noise ->
    [0] no die added
    [one] one die added
   *[other] { $noise } dice added
    }
table-state = { $stage ->
    [camp] {" "}· in camp
    [dead] {" "}· dead
    [escaped] {" "}· escaped
    [saved] {" "}· saved
   *[other] {""}
    }{ $rattled ->
    [0] {""}
   *[other] {" "}· Rattled
    }{ $activated ->
    [0] {""}
   *[other] {" "}· done
    }
table-title-goals = Objectives
table-title-force = Your force
table-title-board = Board
table-title-hand = Hand
table-model = { $name } ({ $kind }): { $square }; shoot { $shoot }, fight { $fight }, survive { $survive }{ $points ->
    [0] {""}
   *[other] , Heroics { $points }
    }
table-square = { $square } ({ $ground ->
    [rubble] rubble
    [ruin] ruin
    [solid] solid block
   *[other] street
    }): { $here }
table-zombies = { $count ->
    [one] one Zombie
   *[other] { $count } Zombies
    }{ $marked ->
    [0] {""}
   *[other] {" "}({ $marked } stunned)
    }
table-point = { $dice ->
    [one] Incursion Point, one die
   *[other] Incursion Point, { $dice } dice
    }
table-transmitter = the transmitter
table-counter = a counter to search
table-card = { $card }: { $text }
table-deck = Cards left in the deck: { $count }
table-laid = Laid: { $laid }
table-legend = @ friends, z Zombies, S Incursion Point with its dice, O counter, T transmitter, R landing, B blue; , rubble, _ ruin, # solid; | = wall, : - low wall, ! exit
