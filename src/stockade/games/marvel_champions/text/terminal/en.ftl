# The table in a terminal.

table-head = { $scenario } · { $mode } · { $round ->
    [0] {""}
   *[other] round { $round } ·{" "}
    }{ $phase }{ $step ->
    [0] {""}
   *[other] , step { $step }
    } · first player { $first }
table-title-villain = Villain
table-stages = { $count ->
    [0] last stage
    [one] one more stage
   *[other] { $count } more stages
    }
table-main = threat { $threat } of { $target }, { $more ->
    [0] +{ $low }
   *[other] +{ $low } to +{ $high }
    } { $when ->
    [now] this round
   *[later] next round
    }
table-threat = threat { $threat }
table-acceleration = +{ $count } threat each round (acceleration)
table-hazard = +{ $count } encounter cards each round (hazard)
table-crisis = main scheme cannot be thwarted (crisis)
table-encounter = deck { $deck } · discards { $discard }{ $discard ->
    [0] {""}
   *[other] , { $top } on top
    }{ $boost ->
    [0] {""}
    [one] {" "}· one boost card waits
   *[other] {" "}· { $boost } boost cards wait
    }
table-activation = { $kind ->
    [attack] { $enemy } attacks { $who }
   *[other] { $enemy } schemes against { $who }
    }{ $defended ->
    [0] {""}
   *[other] {" "}· { $defender } defends
    }{ $bonus ->
    [0] {""}
   *[other] {" "}· +{ $bonus }
    }
table-piles = hand { $hand }/{ $size } · deck { $deck } · discards { $discard }{ $discard ->
    [0] {""}
   *[other] , { $top } on top
    }{ $dealt ->
    [0] {""}
    [one] {" "}· one encounter card waits
   *[other] {" "}· { $dealt } encounter cards wait
    }
table-health = { $now }/{ $most } HP
table-exhausted = exhausted
table-counters = { $count ->
    [one] one counter
   *[other] { $count } counters
    }
table-under = { $count ->
    [one] one card under it
   *[other] { $count } cards under it
    }
table-row-villain = Villain
table-row-environment = Around
table-row-scheme = Scheme
table-row-side = Side
table-row-encounter = Encounter
table-row-hero = Hero
table-row-alter-ego = Alter-ego
table-row-minion = Minion
table-row-ally = Ally
table-row-cards = In play
table-row-hand = Hand
table-row-out = Out
