# The table in a terminal.

table-head = { $scenario } · Round { $round }, { $rounds-left ->
    [one] one left
   *[other] { $rounds-left } left
    } · { $phase } · Morale { $morale } · Food { $food } · Waste { $waste }{ $starvation ->
    [0] {""}
    [one] {" "}· one starvation token
   *[other] {" "}· { $starvation } starvation tokens
    }
table-crisis = Crisis: { $crisis } ({ $accepts }), { $given } given, { $needed } needed
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
table-player = Player { $player }: dice { $dice } · { $hand ->
    [one] one card
   *[other] { $hand } cards
    } · { $given } given to the crisis
table-state = { $exiled ->
    [0] {""}
   *[other] {" "}· exiled
    }{ $out ->
    [0] {""}
   *[other] {" "}· out of the game
    }
table-shown = {" "}· was no betrayer: { $aim }
table-hand = Your hand: { $hand }
table-drawn = You look at: { $drawn }
table-road = Crossroads, for your eyes only: { $road }. { $trigger }
table-gear = { $survivor }: { $items }
table-most = ({ $reached }, at most { $most })
table-aim = Your objective: { $aim }
