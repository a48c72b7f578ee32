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
end-why-won = All objectives were completed in round { $n }.
end-why-out = Eliminated: { $who }. At the end of round { $n } the mission is lost for everybody.
end-why-lost = What the mission forbids has happened.
end-why-too-few = Not enough Bystanders are left for every Super Hero to have one.
end-why-trish = Trish Tilby is lost, and her scoop with her.
end-why-siege = Ten Enemies or more hold the mansion.
end-fallen = Enemies felled
end-rescued = Bystanders rescued
end-eaten = Bystanders devoured
end-wounds = Wounds suffered
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
brief-crush = { $enemy }: { $zone } ({ $n } Power)
brief-power = { $what } ({ $n } Power)
brief-hunger = { $what } (+{ $n } Hunger)
brief-power-up = +{ $n } Power
brief-call = Call the Elevator
brief-power-full = Power full
brief-open = { $kind ->
    [window] Window: { $zone }
   *[other] Door: { $zone }
}
pools-title = Reserve
pools-of = { $name }: { $n } in the reserve{ $gone ->
    [0] {""}
   *[other] , { $gone } out of the game
}
frozen-here = { $n } frozen
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
danger-note = { $hero } { $xp } XP · { $level ->
    [2] Yellow
    [3] Orange
   *[4] Red
} at { $next }
danger-top = { $hero } { $xp } XP · highest level
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
behaviour = With each Action
behaviour-hero = A Wound, without a die, to whoever is in its zone: Super Hero or Bystander. Otherwise one zone towards the closest it sees, or, seeing nobody, towards the closest by open ways and windows. Closed doors stop it.
behaviour-zombie = A Wound, without a die, to a Zombie Hero in its zone. Otherwise one zone towards the closest it sees, or, seeing none, towards the closest by open ways and windows. Bystanders are nothing to it, closed doors stop it.
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
opt-mode = Mode
minute-open = In one minute
minute-good = Got it
minute-hero = Hero Mode in one minute
minute-hero-1 = Three Actions
    .text = Each hero plays once a round, in whatever order you like: move, attack, open, rescue, take a Trait or Power. Experience brings more Actions.
minute-hero-2 = Power
    .text = One more point every round. Each point you spend adds a die to an Attack; Skills are paid for with it, too.
minute-hero-3 = Behind the doors
    .text = Opening a room shows who hides there. Leaving a zone costs one more Action for each Enemy in it.
minute-hero-4 = Rescue
    .text = Bystanders come towards you. Once rescued they lend you their card; a Bystander who is devoured costs the whole team Power and a Trait.
minute-hero-5 = The dead arrive
    .text = After you, Enemies strike whoever is with them or come closer; then more arrive. The more XP you gain, the more of them.
minute-hero-6 = Win together
    .text = Complete the objectives of the mission. When a hero is eliminated, the game is lost at the end of the round.
minute-zombie = Zombie Mode in one minute
minute-zombie-1 = Hunger grows
    .text = By one each round for every Zombie Hero, and by one for each 1 you roll in an Attack. Every point of Hunger lends you a die.
minute-zombie-2 = At 4 Hunger rules
    .text = A Ravenous Zombie Hero can only move or devour. Ending the turn Ravenous costs a Wound.
minute-zombie-3 = Devour
    .text = An Attack in your own zone, on one prey only. If it succeeds, Hunger is back at 0; an Enemy gives its XP, a Bystander their card. What glows says what is in it for you.
minute-zombie-4 = Bystanders flee
    .text = After the Enemies, each Bystander who sees you runs one zone away. The blue arrows say where to.
minute-zombie-5 = You are hunted
    .text = Troopers, Guards, Specialists and Super Heroes attack you or come closer. The more XP you gain, the more of them.
minute-zombie-6 = Win together
    .text = Complete the objectives of the mission. When a Zombie Hero is eliminated, the game is lost at the end of the round.
lesson-xmen-z-devour = Devour
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. There is prey in this zone: devouring it brings Hunger back to 0. An Enemy gives its XP, a Bystander their card; the teeth around a figure say who comes first.
lesson-xmen-z-attack = Attack with Hunger
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. Hunger adds its dice to every Attack, for nothing; but each 1 makes it grow. At 4 there is only moving and devouring.
lesson-xmen-z-open = Where is the prey?
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }; moving, attacking or opening a door costs one. Behind the doors hide Bystanders to devour, and those who hunt you.
lesson-xmen-z-move = Come closer
    .text = { $hero } has { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. You can only devour in your own zone: the blue arrows say where each Bystander will run after the Enemies. Cut them off.
lesson-xmen-z-ravenous = Hunger rules
    .text = Hunger is at 4: { $hero } can only move or devour, and loses 1 Health if the turn ends like this. Skills and cards that are no Action stay allowed.
lesson-xmen-z-end = When to end the turn
    .text = Actions left over are lost at the end of the turn. Then Enemies attack or come closer, Bystanders run, others arrive, and Hunger grows by one. Undo lets you change your mind.
guide-xmen-zombie-seats = The Zombie Heroes
    .text = Hunger first: its steps are extra dice, the last one makes Ravenous. Then Health and Actions. The paper slips are cards: click to read them large.

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
log-power-each = 1 Power more: { $heroes }
log-power-hero = { $hero } ({ $n })
digest-zombie = { $enemy } comes closer: { $zone }
digest-broken = { $n ->
    [one] window broken
   *[other] windows broken
}
digest-hurt = { $n ->
    [one] Wound on { $hero }, Health { $health }
   *[other] Wounds on { $hero }, Health { $health }
}
digest-came = { $n ->
    [one] Enemy comes closer: { $zone }
   *[other] Enemies come closer: { $zone }
}
digest-place = { $zone } ({ $n })
digest-spawned = { $n ->
    [one] new Enemy: { $zone }
   *[other] new Enemies: { $zone }
}
guide-xmen-seats = The heroes
    .text = Health, Power and Actions of everyone. The one who decides is open; the paper slips are cards: click one to read it large.
guide-xmen-goals = The objectives
    .text = What wins the mission, in order, and how dangerous the night has become. After the enemies act, this place says what they changed.

# the guided first game
guided-xmen-order = Who goes first?
    .text = You join a mission in its second round. The key lies in the east of the Danger Room, and everyone must get out through the hangar. Each hero takes one turn a round, in any order: who should begin?
guided-xmen-attack = Attack
    .text = A hero has three Actions. An attack costs one and rolls dice; the answer tells how likely it is to be enough. What falls gives experience: new Skills, but more Enemies too.
guided-xmen-power = Power makes dice
    .text = Before you roll you may spend Power: one die more for each. Keep some for what really must fall.
guided-xmen-move = Move
    .text = A Move leads to a neighbouring zone; zones that glow can be reached. Leaving a zone with Enemies costs one Action more for each of them, so clear it first or stay.
guided-xmen-take = The key, or the Enemy?
    .text = Taking the Objective costs one Action even with an Enemy beside you. It unlocks the hangar, gives experience and wakes a second Spawn Point. Take it now, or fight first?
guided-xmen-open = Doors hide things
    .text = Opening a door costs an Action, and the first door of a building wakes everything in it. Open it while somebody still has Actions to deal with what comes out.
guided-xmen-power-up = Actions left over
    .text = Turn them into Power, which comes back as dice, or draw a Trait: a card that helps once or for the rest of the game. Hold a card up to read it.
guided-xmen-end = When to stop
    .text = Enemies wound without rolling, and everyone who is next to them is hit. End a turn where few can reach you: “Foresee” tells what would come.
guided-xmen-enemies = The Enemies had their turn
    .text = They moved, attacked, and new ones appeared. The log tells each step with its rule. The higher the danger, the more will come.
guided-xmen-goal = Everybody out
    .text = With the key taken, heroes leave from the Exit zone at the end of their turns. You win when all are out, and lose at the end of a round in which a hero fell.

# Chapters of the rulebook
topic-XR-ZSPAWN = Spawning in Zombie Mode
topic-XR-ZENEMY = Enemies of Zombie Mode
topic-XR-ZTRAIT = Zombie Traits
topic-XR-ZBCARD = Bystanders of Zombie Mode
