# The table in a terminal.

table-head = { $mission } · { $round ->
    [0] Set-up
   *[other] Round { $round } · { $phase }
    } · Danger: { $level }
table-title-goals = Objectives
table-title-heroes = { $mode ->
    [zombie] Zombie Heroes
   *[other] Super Heroes
    }
table-title-board = Board
table-hero = Health { $health }/{ $health_max } · { $track ->
    [hunger] Hunger
   *[other] Power
    } { $value }/{ $most } · Actions { $actions }/{ $actions_max } · XP { $xp }{ $next_xp ->
    [0] {""}
   *[other] /{ $next_xp }
    } { $level } · { $state ->
    [ready] ready
    [active] in turn
    [done] done
    [exited] has left the board
    [out] out of the game
   *[other] { $state }
    }
table-attack = { $weapon }, { $dice ->
    [one] one die
   *[other] { $dice } dice
    } hitting on { $accuracy }+, Range { $min }-{ $max }
table-with = with { $bystander }
table-tokens = holds { $tokens }
table-facedown = { $count ->
    [one] Bystander ?
   *[other] { $count } Bystanders ?
    }
table-lying = { $enemy } (lying)
table-frozen = { $count } frozen
table-hidden = { $bystander } (hidden)
table-spawn = Spawn { $number }{ $active ->
    [0] {" "}(asleep)
   *[other] {""}
    }
table-crowd = { $zone }: { $here }
table-objective = Objective: { $color }
table-exit = EXIT
table-cabin = Elevator
table-hand = Hand ({ $side ->
    [charged] charged
   *[other] spent
    })
table-card = Spawn card ?
table-decks = Cards left: Spawn { $spawn }, Traits { $traits }, Bystanders { $bystanders }, { $mode ->
    [zombie] Super Heroes
   *[other] Zombie Heroes
    } { $zombie_heroes }
table-open = { $kind ->
    [window] Broken window
   *[other] Open door
    }: { $a } – { $b }
table-locked = Locked door ({ $color }): { $a } – { $b }
table-legend = ### closed, XXX locked, dotted: no wall
table-ravenous = HUNGER RULES: move or devour
table-meal = { $first ->
    [1] to devour first
   *[other] to devour
    }: { $prey } ({ $needs ->
    [one] 1 Hit
   *[other] { $needs } Hits
    }): Hunger 0, { $xp ->
    [0] their card
   *[other] +{ $xp } XP
    }
table-flees = { $bystander } will flee: { $zones }
