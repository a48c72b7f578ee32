# The table in a terminal.

table-head = { $battle } · Round { $round } · { $phase } · { $uses ->
    [one] one use left
   *[other] { $uses } uses left
    } · { $noise ->
    [0] no die added
    [one] one die added
   *[other] { $noise } dice added
    }
table-state = { $stage ->
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
table-hand = Hand: { $hand } (deck { $deck })
table-laid = Laid: { $laid }
table-legend = @ friends, z Zombies, S Incursion Point with its dice, O counter, T transmitter, R landing, B blue; , rubble, _ ruin, # solid; | = wall, : - low wall, ! exit
