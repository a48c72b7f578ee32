# The table in a terminal.

table-head = { $scenario } · { $round ->
    [0] {""}
   *[other] Round { $round },{" "}
    }{ $rounds-left ->
    [one] one left
   *[other] { $rounds-left } left
    } · { $phase } · Morale { $morale } · Food { $food } · Waste { $waste }{ $starvation ->
    [0] {""}
    [one] {" "}· one starvation token
   *[other] {" "}· { $starvation } starvation tokens
    }
table-crisis = { $crisis } ({ $accepts }), { $given } given, { $needed } needed
table-legend = z zombie, # barricade, . empty space; ! wound, * frostbite; (1) belongs to player 1
table-deck = { $count ->
    [one] one card
   *[other] { $count } cards
    }{ $noise ->
    [0] {""}
   *[other] , noise { $noise }
    }
table-helpless = { $count ->
    [one] one helpless survivor
   *[other] { $count } helpless survivors
    }
table-state = { $exiled ->
    [0] {""}
   *[other] {" "}· exiled
    }{ $out ->
    [0] {""}
   *[other] {" "}· out of the game
    }
table-shown = {" "}· was no betrayer: { $aim }
table-drawn = You look at: { $drawn }
table-road = Crossroads, for your eyes only: { $road }. { $trigger }
table-most = ({ $reached }, at most { $most })
table-aim = Your objective: { $aim }
table-tonight = Tonight as things stand: { $food } food needed, { $zombies ->
    [one] one zombie arrives
   *[other] { $zombies } zombies arrive
    }
table-tonight-morale = Morale { $before } → { $after } tonight as things stand: { $list }
table-tonight-frost = frostbite −{ $count }
table-tonight-hunger = hunger −{ $count }
table-tonight-waste = waste −{ $count }
table-tonight-crisis = crisis −{ $count }
table-tonight-fallen = overrun −{ $count }
table-title-main = Main objective
table-title-crisis = Crisis
table-title-secret = Secret objective
table-title-hand = Your hand
table-title-places = Places
table-title-player = Player { $player }
table-place = { $place }: { $told }
table-entrance = { $number ->
    [0] {""}
   *[other] entrance { $number }:{" "}
    }{ $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
    }, { $barricades ->
    [one] one barricade
   *[other] { $barricades } barricades
    }, { $free } free
table-player = Dice { $dice } · used { $spent } · { $hand ->
    [one] one card
   *[other] { $hand } cards
    } · { $given } given to the crisis
table-survivor = { $survivor }: { $told }
table-values = influence { $influence }, attack { $attack }+, search { $search }+
table-hurt = { $wounds ->
    [0] {""}
    [one] one wound
   *[other] { $wounds } wounds
    }{ $frostbite ->
    [0] {""}
   *[other] { $wounds ->
        [0] {""}
       *[other] ,{" "}
        }{ $frostbite } frostbite
    }
table-rest = { $moved ->
    [0] {""}
   *[other] has moved
    }{ $rests ->
    [0] {""}
   *[other] { $moved ->
        [0] {""}
       *[other] ,{" "}
        }rests this turn
    }
table-card = { $card }: { $text }
table-no-hand = No cards in hand.
