# Strings of this game's own board in the browser.

opt-mission = Mission
mode-hero = Hero Mode
    .text = You lead the Super Heroes. Power gives you dice and pays for Skills, Bystanders come to you to be rescued, and the dead grow more numerous every round.
mode-zombie = Zombie Mode
    .text = You lead heroes who have turned. Hunger grows by itself and lends you dice; at 4 you are Ravenous and can only move or devour. Whatever you devour stills the Hunger, but Bystanders flee from you while S.H.I.E.L.D. and the Super Heroes hunt you down.
phase-flight = Flight
crew-hero = Hero { $n }
summary-fallen = { $n ->
    [one] one Enemy fell
   *[other] { $n } Enemies fell
}
summary-rescued = { $n ->
    [one] one Bystander rescued
   *[other] { $n } Bystanders rescued
}
summary-lost = { $n ->
    [one] one Bystander lost
   *[other] { $n } Bystanders lost
}
summary-eaten = { $n ->
    [one] one Bystander devoured
   *[other] { $n } Bystanders devoured
}
zone-shut = Nobody has opened it yet.
zone-empty = Nobody here.
count-of = { $n } × { $name }
facedown = facedown Bystander card
spawn-point = Spawn Point { $n } ({ $color })
spawn-point-asleep = Spawn Point { $n } ({ $color }), not active
objective-here = Objective ({ $color })
exit-here = Exit
lying-here = { $name }, lying on the ground
token-here = { $name } ({ $color } Objective)
goal-count = { $n } of { $of }
card-token = Objective
brief-cost = { $what } ({ $n ->
    [one] { $n } Action
   *[other] { $n } Actions
    })
brief-carry = Hand: { $zone } ({ $n })
brief-give = Bomb to { $hero }
brief-finish = Finish { $enemy }
brief-plant = Plant the bomb
brief-trade = { $kind ->
    [walker] { $bystander }: −{ $n } Walkers
   *[other] { $bystander }: −{ $n } Brutes, Runners
}
brief-attack = { $weapon }: { $zone }
brief-open = { $kind ->
    [window] Window: { $zone }
   *[other] Door: { $zone }
}
pools-title = Reserve
pools-of = { $name }: { $n } in the reserve{ $gone ->
    [0] {""}
   *[other] , { $gone } out of the game
}
placed-here = { $n ->
    [one] facedown Spawn card
   *[other] { $n } facedown Spawn cards
}
cabin-here = the cabin of the Elevator
cabin-away = empty Elevator shaft
edge-door = { $open ->
    [yes] Open door
   *[no] Closed door
}
edge-window = { $open ->
    [yes] Broken window
   *[no] Window
}
edge-arch = Archway
edge-elevator = { $open ->
    [yes] Elevator door, open
   *[no] Elevator door, closed
}
edge-locked = Locked door ({ $color })
edge-between = { $a } – { $b }
color-first = first
color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-purple = purple
color-orange = orange
color-white = white
color-facedown = face down
map-turned = The map lies on its side: north is left
level-ground = Ground floor
level-upper = Upper floor
level-underground = Underground
level-asleep = asleep
tip-range = in sight, Range { $n }
tip-unseen = out of sight
tip-steps = { $n ->
    [one] one Move away
   *[other] { $n } Moves away
}
tip-no-way = no open way
tip-at = { $who } at Range { $n }
tip-seen = Seen by
tip-also = Also seen by
health-of = Health { $n } of { $max }
power-of = Power { $n } of { $max }
hunger = Hunger
hunger-of = Hunger { $n } of { $max }
ravenous-m = Ravenous
ravenous-f = Ravenous
hunger-dice = { $n ->
    [0] no extra die
    [one] +1 die
   *[other] +{ $n } dice
}
hunger-next = next round: { $what }
hunger-rules = Only Move or Devour
hunger-hurts = a Wound if the turn ends hungry
meal-xp = +{ $n } XP
meal-card = card
meal-of-xp = Devour { $name }: { $needs ->
    [one] one hit
   *[other] { $needs } hits
}, Hunger 0, +{ $xp } XP
meal-of-card = Devour { $name }: { $needs ->
    [one] one hit
   *[other] { $needs } hits
}, Hunger 0, their card
actions-of = Actions { $n } of { $max }
turn-ready = Next
turn-done = Done
turn-exited = Outside
turn-out = Down
slot-trait = free Trait slot
slot-bystander = no Bystander
attack-line = { $kind ->
    [melee] Melee
   *[other] Ranged
} { $range } · { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} · hits on { $accuracy }+
attack-printed = card: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+
danger-level = Danger level { $n }
danger-title = Danger: { $level ->
    [1] Blue
    [2] Yellow
    [3] Orange
   *[4] Red
}
danger-note = { $hero } { $xp } XP · { $level ->
    [2] Yellow
    [3] Orange
   *[4] Red
} at { $next }
danger-top = { $hero } { $xp } XP · highest level
danger-1 = Blue
danger-2 = Yellow
danger-3 = Orange
danger-4 = Red
deck-spawn = Spawn
deck-traits = Traits
deck-bystanders = Bystanders
roll-fell = { $n ->
    [one] { $name } down
   *[other] { $n } { $name } down
}
roll-lost = { $n ->
    [one] one hit lost
   *[other] { $n } hits lost
}
roll-of = { $hero }: { $hits } ({ $accuracy }+)
roll-hits = { $n ->
    [one] one hit
   *[other] { $n } hits
}
card-trait = Heroic Trait
card-zombie-trait = Zombie Trait
card-zombie-hero = Zombie Hero
card-bystander = Bystander
card-enemy = Enemy
card-skill = Skill
card-hero = Super Hero
card-card = Spawn card
card-spawn = Spawn card
stat-dice = dice
stat-hits-on = hits on
stat-range = range
stat-health = health
stat-toughness = toughness
stat-actions = actions
stat-xp = XP
lesson-xmen-next = Who goes first?
    .text = In each round every hero takes one turn, in whatever order you like. Any of them can begin: click a name here, or the hero on the board.
lesson-xmen-first = Towards the Danger Room
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }; a Move, an attack or a door costs one each. The green Objective lies in the Danger Room: step into the Control room, then open its door. That shows who is inside: Enemies, and Bystanders to rescue.
lesson-xmen-open = Open the door
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }; a Move, an attack or a door costs one each. What you need lies behind doors. Opening one shows who is inside: Enemies, and Bystanders to rescue.
lesson-xmen-attack = Attack
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }; a Move, an attack or a door costs one each. Enemies in reach glow: each answer says how likely it is to work. Leaving a zone costs one Action more for every Enemy in it.
lesson-xmen-move = Move
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }; a Move, an attack or a door costs one each. Zones that glow are one Move away. Point at any zone to see how far it is and what it sees.
lesson-xmen-power = Power makes dice
    .text = Each Power adds one die to this attack; the answers say what that is likely to change. Everybody gains 1 Power at the start of a round, and “Power up” brings more. Skills and cards cost Power, too.
lesson-xmen-end = When to end the turn
    .text = Go on while an Action helps: what is left is lost at the end of the turn. When all heroes have acted, Enemies strike whoever stands with them, or come closer; then new ones arrive. Undo is there if you change your mind.

## The game by name, and what the shared parts of the page say about it
game-xmen-resistance = X-Men Resistance
auto-enemies = Pass until the enemies
    .text = Nothing extra in the heroes’ turns; you are asked again when the enemies act.
topic-MOVEMENT = Moving about
topic-LEVEL = Levels
topic-STAIRS = Stairs
topic-ELEV = Elevator
topic-ID = Hero boards
topic-XP = Experience and danger
topic-ENEMY = Enemies
topic-PLAYER = Player phase
topic-OPEN = Open action
topic-TRAIT = Heroic Traits
topic-RESCUE = Rescue
topic-POWERUP = Power-Up
topic-EPHASE = Enemy phase
topic-EATTACK = Enemies attack
topic-EMOVE = Enemies move
topic-WINDOW = Windows
topic-RUNNER = Runners
topic-SPAWN = Spawning
topic-COMBAT = Combat
topic-POWER = Power
topic-BYST = Bystanders
topic-SENT = Sentinel Hand
topic-BCARD = Bystander cards
topic-ZMODE = Zombie Mode
topic-ZHERO = Zombie Heroes
digest-zombie = { $enemy }: { $zone }
digest-broken = { $n ->
    [one] window broken
   *[other] windows broken
}
digest-hurt = { $n ->
    [one] Wound on { $hero }, now at { $health } Health
   *[other] Wounds on { $hero }, now at { $health } Health
}
digest-came = { $n ->
    [one] Enemy reached: { $zone }
   *[other] Enemies reached: { $zone }
}
digest-spawned = { $n ->
    [one] new Enemy: { $zone }
   *[other] new Enemies: { $zone }
}
guide-xmen-seats = The heroes
    .text = Health, Power and Actions of everyone. The one who decides is open; the paper slips are cards: click one to read it large.
guide-xmen-goals = The objectives
    .text = What wins the mission, in order, and how dangerous the night has become. After the enemies act, this place says what they changed.
