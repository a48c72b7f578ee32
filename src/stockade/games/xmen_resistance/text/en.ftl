# X-Men Resistance: everything the table says.
#
# Zones bring `.the` ("the Lockers"), `.in` ("at the Lockers") and `.short` (the label on the board, up to 17 characters).
# Enemies bring `.one` ("1 Walker", "Juggernaut") and `.plural`.

game-xmen-resistance = Marvel Zombies: X-Men Resistance
    .short = X-Men Resistance
    .tagline = A mansion full of the undead. Save who you can and reach the way out.

scenario-MH0 = Tutorial: the flight of the X-Jet
    .text = A first night in the Danger Room. Fetch the key card, open the hangar, get everyone out.

goal-MH0-key = Take the green Objective
    .text = Danger Room, east · it unlocks the hangar door and wakes the green Spawn Point
goal-MH0-exit = Exit with every Super Hero
    .text = Hangar, east · no Enemy may stand in the zone

phase-heroes = Players
phase-enemies = Enemies act
phase-bystanders = Bystanders
phase-spawn = Spawn
phase-end = End

setup-mission = Mission
setup-heroes = Super Heroes
setup-seats = Players
setup-players = Who leads whom

error-setup-unknown-mission = There is no mission “{ $mission }”. Choose one of: { $choices }.
error-setup-hero-count = This mission takes { $least } to { $most } { $mode ->
    [zombie] Zombie Heroes
   *[other] Super Heroes
    }.
error-setup-unknown-hero = There is no { $mode ->
    [zombie] Zombie Hero
   *[other] Super Hero
    } “{ $hero_id }”. Choose from: { $choices }.
error-setup-hero-twice = { $hero } can only be chosen once.
error-setup-seat-count = { $seats ->
    [one] One player does
   *[other] { $seats } players do
    } not fit: 1 to 6 of them, and at least one hero each ({ $heroes } chosen).
error-setup-players = Every hero needs a player, and { $seats ->
    [one] the player
   *[other] each of the { $seats } players
    } at least one hero.
error-setup-bad-map = The map of mission { $mission } cannot be used. { $where }: { $why }.

color-first = first
color-red = red
color-blue = blue
color-green = green
color-facedown = facedown

level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red

kind-ranged = Ranged
kind-melee = Melee

timing-your-turn = in your turn
timing-attack = when you attack
timing-after-roll = after a roll
timing-enemies-enter = when Enemies enter
timing-wounded = when you suffer Wounds
timing-bystander-wounded = when a Bystander is attacked

# What happened

event-round-began = Round { $round }
event-phase-began = { $phase }
event-turn-began = { $hero }’s turn
event-game-won = Mission accomplished!
event-game-lost = The mission is lost.
event-deck-shuffled = The deck is used up: its discards are shuffled into a new one.

event-hero-moved = { $hero } moves to { $to_the }
event-hero-exited = { $hero } leaves by the Exit
event-hero-attacks = { $hero }: { $weapon } { $zone_in }
event-dice-rolled = { $hero } rolls { $dice }: { $count ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $count } Hits
    }
event-hits-lost = { $count ->
    [one] 1 Hit is not enough for the next target and is lost
   *[other] { $count } Hits are not enough for the next target and are lost
    }
event-enemy-fell = { $count ->
    [one] { $enemy_one } falls { $zone_in }
   *[other] { $count } { $enemy_plural } fall { $zone_in }
    }
event-hero-powered = { $hero } powers up
event-power-changed = { $count ->
    [-4] { event-power-down } (−4)
    [-3] { event-power-down } (−3)
    [-2] { event-power-down } (−2)
    [-1] { event-power-down } (−1)
   *[other] { $hero } gains { $count } Power (now { $power })
    }
event-power-down = { $power ->
    [0] { $hero } has no Power left
   *[other] { $hero } is down to { $power } Power
    }
event-power-blocked = { $enemy } keeps { $hero } from gaining Power
event-xp-gained = { $hero } gains { $count } XP (now { $xp })
event-level-reached = { $hero } reaches { $level }
event-skill-used = { $hero } uses { $skill }
event-trait-used = { $hero } plays { $trait }
event-bystander-used = { $bystander } helps { $hero }
event-trait-drawn = { $hero } draws a Trait: { $trait }
event-trait-discarded = { $hero } discards { $trait }
event-trait-none = No Trait is left for { $hero }
event-effect-ended = Enemies notice { $hero } again
event-objective-taken = { $hero } takes the { $color } Objective
event-spawn-activated = The { $color } Spawn Point wakes { $zone_in }

event-door-opened = { $hero } opens { $edge_the }
event-window-broken = Enemies break { $edge_the }
event-building-opened = { $zones_count ->
    [one] A new zone comes to light: { $zones }
   *[other] { $zones_count } new zones come to light
    }

event-enemies-attacked = Enemies attack { $zone_in }: { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
    }
event-hero-wounded = { $hero } suffers { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
    }{ $health ->
    [0] {""}
   *[other] , { $health } Health left
    }
event-hero-healed = { $hero } heals { $count } Health (now { $health })
event-hero-out = { $hero } is eliminated
event-wounds-prevented = { $hero } prevents { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
    }
event-sabretooth-claws = { $enemy } strikes back at { $hero }
event-phoenix-burns = { $enemy } burns every Super Hero near { $zone_the }
event-cyclops-blasts = { $enemy } blasts everybody { $zone_in }

event-enemies-moved = { $count ->
    [one] { $enemy_one } moves to { $to_the }
   *[other] { $count } { $enemy_plural } move to { $to_the }
    }
event-card-spawned = Spawn card for { $zone_the }: { $card }
event-card-nothing = { $card }: nothing happens at Blue
event-enemies-spawned = { $count ->
    [one] { $enemy_one } arrives { $zone_in }
   *[other] { $count } { $enemy_plural } arrive { $zone_in }
    }
event-enemies-activated = All { $enemy_plural } activate at once
event-pool-empty = { $enemy_plural } have run out: { $count } short
event-brutes-overdrive = Overdrive: all Brutes charge, up to 2 zones

event-bystander-revealed = { $bystander } is found { $zone_in }
event-bystander-late = Too Late! Nobody is left to save { $zone_in }
event-bystander-hidden = { $bystander } hides among the dead { $zone_in }
event-bystander-ignored = Too Late! is ignored: nobody hides { $zone_in }
event-bystander-none = No Bystander is left to hide { $zone_in }
event-bystander-moved = { $bystander } runs to { $to_the }
event-bystander-sneaks = { $found ->
    [1] { $bystander } rolls { $die } and is discovered
   *[other] { $bystander } rolls { $die } and stays hidden
    }
event-bystander-rescued = { $hero } rescues { $bystander }
event-bystander-discarded = { $hero } lets { $bystander } go
event-bystander-rolled = { $saved ->
    [1] { $bystander } rolls { $die } and fends the Wound off
   *[other] { $bystander } rolls { $die }: no escape
    }
event-bystander-devoured = { $bystander } is devoured { $zone_in }
event-bystander-sacrificed = { $bystander } takes a Wound for { $hero }

# Questions

prompt-next-hero = Who goes next?
prompt-action = { $count ->
    [0] { $hero } has no Action left. Anything else?
    [one] { $hero }: 1 Action left. What now?
   *[other] { $hero }: { $count } Actions left. What now?
    }
prompt-power = How much Power on this Attack?
prompt-reroll = { $count ->
    [0] No Hit. Reroll?
    [one] 1 Hit. Reroll?
   *[other] { $count } Hits. Reroll?
    }
prompt-which-dice = Which dice does { $hero } reroll?
prompt-hit = { $count ->
    [one] 1 Hit: who takes it?
   *[other] { $count } Hits: who is first?
    }
prompt-free-move = Free Move: where does { $hero } go?
prompt-free-attack = Free Attack: what does { $hero } strike?
prompt-free-action = Free Action: what does { $hero } do?
prompt-keep-bystander = { $hero } has room for one Bystander card. Which one stays?
prompt-too-many-traits = { $hero } has room for two Traits. Which one goes?
prompt-devoured-trait = A Bystander was devoured. Which Trait does { $hero } lose?
prompt-spawn-order = Which zone draws its Spawn card first?
prompt-multiply = { $count ->
    [one] Only { $enemy_one } is left. Where does it appear?
   *[other] Only { $count } { $enemy_plural } are left. Where do they appear?
    }
prompt-attack-order = Several attacks: which zone first?
prompt-share-wounds = { $count ->
    [one] 1 Wound { $zone_in }: who takes it?
   *[other] { $count } Wounds { $zone_in }: who takes them?
    }
prompt-prevent = { $count ->
    [one] { $hero } is about to suffer 1 Wound. Prevent it?
   *[other] { $hero } is about to suffer { $count } Wounds. Prevent some?
    }
prompt-guard = { $bystander } is about to be devoured. Does { $hero } step in?
prompt-react = Enemies enter { $zone_the }. React?
prompt-optic-target = Two zones are equally close: where does Cyclops fire?
prompt-which-bystander = Which Bystander is hit { $zone_in }?
# places are called as on the board, where their ways are pressed
prompt-split = Equal ways from “{ $zone_short }”: { $count ->
    [one] where does the { $enemy } left over go?
   *[other] where do the { $count } { $enemy_plural } left over go?
    }
prompt-split-hero = Equal ways from “{ $zone_short }”: where does { $enemy } go?
prompt-bystander-order = Which Bystander runs next?
prompt-bystander-way = Equal ways: where does { $bystander } run?

# Answers

option-turn = { $hero }
option-move = Move to { $zone_the }{ $cost ->
    [0] {" "}(free)
    [1] {""}
   *[other] {" "}({ $cost } Actions)
    }
option-open-door = Open the door to { $zone_the }
option-open-window = Open the window to { $zone_the }
option-open-arch = Open the door to { $zone_the }
option-attack = { $weapon } { $zone_in }
option-rescue = Rescue { $bystander }
option-take = Take the { $color } Objective
option-power-up = { $count ->
    [0] Power up (already full)
   *[other] Power up (+{ $count } Power)
    }
option-gain-trait = Draw a Trait
option-exit = Leave by the Exit
option-end-turn = End the turn
option-use-skill = { $skill }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Power)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-use-trait = Play { $trait }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Power)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-use-bystander = { $bystander }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Power)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-power = { $count ->
    [0] No Power: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
        }
   *[other] { $count } Power: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
        }
    }
option-boost-skill = Use { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-boost-trait = Play { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-boost-bystander = Ask { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-keep = { $count ->
    [0] Leave it
    [one] Keep 1 Hit
   *[other] Keep { $count } Hits
    }
option-reroll-skill = Reroll: { $skill }
option-reroll-trait = Reroll: { $trait }
option-reroll-bystander = Reroll: { $bystander }
option-die = Die { $number }: { $die }
option-hit = { $enemy }
option-keep-card = Keep { $bystander }
option-discard-trait = Discard { $trait }
option-zone = { $zone_short }
option-optic-blast = Fire { $zone_in }
option-way = { $to_short }
option-bystander = { $bystander } ({ $zone })
option-wound-hero = { $hero }
option-wound-bystander = { $bystander }
option-prevent-skill = Use { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-prevent-trait = Play { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-prevent-bystander = Ask { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-sacrifice = Give up { $bystander } (prevents 1 Wound)
option-take-wounds = { $count ->
    [one] Take the Wound
   *[other] Take { $count } Wounds
    }
option-let-happen = Let it happen
option-react-skill = { $hero }: { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-react-trait = { $hero }: { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-react-bystander = { $hero }: { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Hunger)
    }
option-pass = Let them come

# What heroes say before they act, and why

say-turn = { $hero } goes next.
say-move = I move to { $zone_the }.
say-carry = I move to { $zone_the } with the Sentinel Hand.
say-open-door = I open the door to { $zone_the }.
say-open-window = I open the window to { $zone_the }.
say-open-arch = I open the door to { $zone_the }.
say-attack = I attack { $zone_in }: { $weapon }.
say-attack-far-trait = I attack { $zone_in }: { $weapon }, with { $trait }.
say-attack-far-skill = I attack { $zone_in }: { $weapon }, with { $skill }.
say-rescue = I rescue { $bystander }.
say-take = I take the { $color } Objective.
say-power-up = I gather Power (+{ $count }).
say-gain-trait = I draw a Trait.
say-exit = I leave by the Exit.
say-use-skill = I use { $skill }.
say-use-trait = I play { $trait }.
say-use-bystander = I ask { $bystander } for help.
say-prevent-skill = I use { $skill } against the Wound.
say-prevent-trait = I play { $trait } against the Wound.
say-prevent-bystander = I ask { $bystander } for help.
say-sacrifice = I give up { $bystander }.
say-wound-hero = { $hero } takes the Wound.
say-react-skill = { $hero } uses { $skill }.
say-react-trait = { $hero } plays { $trait }.
say-react-bystander = { $hero } asks { $bystander } for help.
say-call-lift = I call the Elevator.
say-ride-lift = I ride the Elevator to { $zone_the }.
say-secret = I take { $bystander }.
say-give-bomb = I hand a bomb to { $hero }.
say-plant-bomb = I plant a bomb { $zone_in }.
say-finish = I finish { $enemy } with the Sentinel Hand.
because-closer = { $count ->
    [0] the mission wants us there
    [one] 1 Action left to what the mission asks
   *[other] { $count } Actions left to what the mission asks
    }
because-way = { $count ->
    [one] the way to what the mission asks: 1 Action
   *[other] the way to what the mission asks: { $count } Actions
    }
because-leaves = { $count ->
    [one] 1 Enemy is here
   *[other] { $count } Enemies are here
    }
because-power = { $count } Power of { $most }
because-wanted = the mission asks for it

# Why not

refused-no-actions = No Action left this turn.
refused-toll = Getting away costs { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    }, one more for each Enemy here; { $actions ->
    [0] none is
    [one] 1 is
   *[other] { $actions } are
    } left.
refused-closed-door = A closed door stands in the way.
refused-closed-window = A closed window is in the way.
refused-closed-arch = A closed door stands in the way.
refused-fountain = Nobody can enter the Fountain.
refused-far = Too far: one Move reaches only the next zone.
refused-door-elsewhere = Not from here: stand beside { $edge_the }.
refused-locked = Locked until the { $color } Objective is taken.
refused-rescue-enemies = { $bystander } cannot be rescued while Enemies are in the zone.
refused-facedown = Somebody may be { $zone_in }: open the way first.
refused-objective-elsewhere = This Objective can only be taken { $zone_in }.
refused-trait-again = { $hero } has already drawn a Trait this turn.
refused-no-sight = No line of sight to { $zone_the }.
refused-out-of-range = { $range ->
    [0] Too close for { $weapon }.
   *[other] { $far ->
        [0] { $weapon }: only in your own zone.
       *[other] Out of Range for { $weapon }: { $range } away, { $far } at most.
        }
    }
refused-moment-boost = Only when you attack, before the roll.
refused-moment-rolled = Only after an Attack roll.
refused-moment-struck = Only after the Hits of an Attack.
refused-moment-entered = Only when Enemies enter your zone.
refused-moment-wounded = Only when you would suffer Wounds.
refused-moment-witness = Only when a Bystander nearby would suffer a Wound.
refused-moment-end = Only at the start of the End Phase.
refused-used = Already used.
refused-power = Not enough Power: { $power } needed, { $have } left.
refused-enemy-phase = Only in the Enemy Phase.
refused-own-turn = Only in this hero’s own turn.
refused-zone-chosen = Too late: farther reach is chosen together with the zone.
refused-no-bolt = Only after a Lightning Bolt in the same turn.
refused-secret-elsewhere = This Secret Mission card can only be taken where it lies.
pointless-use = Allowed, but there is nothing here to use it on.
pointless-tough = Allowed, but one Hit is already enough for everybody there.
pointless-full = Allowed, but the Power Track is full.
pointless-unhurt = Allowed, but nobody here is wounded.
pointless-toll = Allowed, but no Enemy is in the way.
pointless-choice = Allowed, but there is no choice of targets to gain.
pointless-reroll = Allowed, but no die can do better.
pointless-disguised = Allowed, but Enemies ignore her already.
pointless-trade = Allowed, but none of them is left in the reserve.
refused-exit-locked = Nobody leaves before the green Objective is taken.
refused-exit-enemies = Nobody leaves while Enemies stand in the Exit zone.
refused-exit-elsewhere = The Exit is { $zone_in }.

# What an answer is likely to do

fact-falls = { $enemy } falls { $percent }%
fact-falls-with = { $enemy } falls { $percent }% with { $power } Power
fact-spawn = A card { $zone_in }: { $high ->
    [0] no Enemies
    [one] 1 Enemy at most
   *[other] { $high } Enemies at most
    }, Rush { $percent }%
fact-beyond = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }: { $whole }.{ $tenth } Enemies on average
fact-actions = Actions { $before } → { $after }
fact-power = Power { $before } → { $after }
fact-health = Health { $before } → { $after }
fact-expected = { $whole }.{ $tenth } fall on average
fact-enemies = { $count ->
    [one] 1 Enemy
   *[other] { $count } Enemies
    }
fact-actions-lost = { $count ->
    [one] 1 Action unused
   *[other] { $count } Actions unused
    }

# Doors and windows are named by their two zones

edge-door = door between { $a } and { $b }
    .the = the door between { $a } and { $b }
edge-arch = { edge-door }
    .the = { edge-door.the }
edge-window = window between { $a } and { $b }
    .the = the window between { $a } and { $b }
edge-elevator = elevator door between { $a } and { $b }
    .the = the elevator door between { $a } and { $b }

# Super Heroes

hero-storm = Storm
    .gender = f
    .text = Strikes from a distance and blows Enemies out of the way.
hero-wolverine = Wolverine
    .gender = m
    .text = The more he is hurt, the harder he hits.
hero-magneto = Magneto
    .gender = m
    .text = Crushes single Enemies and carries others to safety.
hero-rogue = Rogue
    .gender = f
    .text = Breaks through tough Enemies and doors, and borrows what others can do.
hero-colossus = Colossus
    .gender = m
    .text = Shrugs Wounds off and throws his friends into the fray.
hero-mystique = Mystique
    .gender = f
    .text = Slips past Enemies who do not know her, and picks her targets.

# Attacks

weapon-lightning-bolt = Lightning Bolt
    .text = Ranged 0–1: 2 dice, each 3 or more hits.
weapon-adamantium-claws = Adamantium Claws
    .text = Melee, in your own zone: 3 dice, each 4 or more hits.
weapon-shrapnel = Shrapnel
    .text = Ranged 0–1: 3 dice, each 4 or more hits.
weapon-mighty-punches = Mighty Punches
    .text = Melee, in your own zone: 2 dice, each 3 or more hits.
weapon-steel-fists = Steel Fists
    .text = Melee, in your own zone: 3 dice, each 4 or more hits.
weapon-twin-pistols = Twin Pistols
    .text = Ranged 0–2: 2 dice, each 4 or more hits.

# Skills

skill-gust = Gust
    .text = Once in your turn: spend 1 Power, choose a zone within Range 1, move all its Enemies to one adjacent zone.
skill-chain-lightning = Chain Lightning
    .text = Once in your turn, after a Lightning Bolt: make a second one for free with the same number of dice.
skill-inspiration = Inspiration
    .text = Once in your turn: you or another Super Hero within Range 2 gains 1 Power and draws 1 Heroic Trait.
skill-berserker-rage = Berserker Rage
    .text = Claws: +1 on each die per Wound suffered; each 6 adds a die, which can add more.
skill-rampage = Rampage
    .text = Once each Enemy Phase, when Enemies enter your zone: spend 1 Power for a free Claws Attack.
skill-healing-factor = Healing Factor
    .text = At the start of each End Phase: heal as much as you like.
skill-crush = Crush
    .text = Once in your turn: spend 1 Power to eliminate 1 Walker or Runner, or 2 Power for 1 Brute, in a zone within Range 1.
skill-magnetic-flight = Magnetic Flight
    .text = Once in your turn: spend 1 Power for a free Move ignoring Enemies, taking along any Bystanders and Super Heroes of the zone.
skill-mutant-commander = Mutant Commander
    .text = Once in your turn: another Super Hero takes 1 free Action, then your turn goes on.
skill-knockout-punch = Knockout Punch
    .text = Enemies have −1 Toughness (minimum 1) against Mighty Punches. Once in your turn: open a door for free.
skill-absorb-abilities = Absorb Abilities
    .text = Once in your turn: spend 1 Power to copy an Attack and/or unlocked Skill belonging to a Super Hero within Range 1; it lasts until the round ends.
skill-enhanced-stamina = Enhanced Stamina
    .text = Once in your turn: a free Attack or Move Action.
skill-organic-steel = Organic Steel
    .text = Once each Enemy Phase, when you would suffer Wounds: spend 1 Power to prevent up to 2 of them.
skill-fastball-special = Fastball Special
    .text = Once in your turn: spend 1 Power to throw another Super Hero of your zone to a zone in sight within Range 2; they ignore Enemies and make a free Attack on that zone.
skill-wall-of-steel = Wall of Steel
    .text = You suffer no Wounds from Walkers and pay no extra Actions to leave zones with Enemies.
skill-shapeshift = Shapeshift
    .text = Once in your turn: spend 1 Power; until the start of your next turn or until you attack, Enemies ignore you for all purposes.
skill-infiltrator = Infiltrator
    .text = Once in your turn: a free Move ignoring Enemies, before or after which you may open one door or window for free.
skill-assassin = Assassin
    .text = When you attack you may ignore Target Priority, and each 6 scores 2 Hits on one Enemy.

# Enemies

enemy-walker = Walker
    .one = 1 Walker
    .plural = Walkers
    .gender = m
    .actions = 1
    .toughness = 1
    .xp = 1
    .text = Slow, but there are so many.
enemy-brute = Brute
    .one = 1 Brute
    .plural = Brutes
    .gender = f
    .actions = 1
    .toughness = 2
    .xp = 1
    .text = Takes the Hits meant for the Walkers and Runners beside it.
enemy-runner = Runner
    .one = 1 Runner
    .plural = Runners
    .gender = m
    .actions = 2
    .toughness = 1
    .xp = 1
    .text = Acts twice in every Activation.
enemy-juggernaut = Juggernaut
    .one = Juggernaut
    .plural = Juggernaut
    .gender = m
    .actions = 2
    .toughness = 4/5/6/7
    .xp = 4/5/6/7
    .text = Toughness follows the highest Danger Level among Super Heroes.
enemy-iceman = Iceman
    .one = Iceman
    .plural = Iceman
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Attacks by Super Heroes within Range 1 take −1 on each die.
enemy-sabretooth = Sabretooth
    .one = Sabretooth
    .plural = Sabretooth
    .gender = m
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = A Super Hero in his zone who attacks that zone suffers 1 Wound if Sabretooth survives.
enemy-psylocke = Psylocke
    .one = Psylocke
    .plural = Psylocke
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Super Heroes within Range 2 gain no Power at the start of the Player Phase.
enemy-cyclops = Cyclops
    .one = Cyclops
    .plural = Cyclops
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Can attack at Range 2; his Attacks deal 1 Wound to ALL Super Heroes in the target zone.
enemy-dark-phoenix = Dark Phoenix
    .one = Dark Phoenix
    .plural = Dark Phoenix
    .gender = f
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = When she activates, all Super Heroes within Range 2 suffer 1 Wound.
enemy-zombie-hero = Zombie Hero
    .one = 1 Zombie Hero
    .plural = Zombie Heroes
    .gender = m

# Heroic Traits

trait-power-up = Power-Up
    .text = One free Power-Up Action.
    .timing = { timing-your-turn }
trait-unstoppable = Unstoppable
    .text = Also spend 1 Power: Enemies take −1 Toughness (minimum 1) for this Attack.
    .timing = { timing-attack }
trait-cool-headed = Cool Headed
    .text = One free Attack Action targeting your zone.
    .timing = { timing-enemies-enter }
trait-swift = Swift
    .text = One free Move Action.
    .timing = { timing-your-turn }
trait-flurry = Flurry
    .text = One free Attack Action.
    .timing = { timing-your-turn }
trait-keen-aim = Keen Aim
    .text = +1 on each die of this Attack.
    .timing = { timing-attack }
trait-long-reach = Long Reach
    .text = Also spend 1 Power: +1 maximum Range for this Attack (a Melee Attack stays Melee).
    .timing = { timing-attack }
trait-second-chance = Second Chance
    .text = Reroll any dice of this Attack once.
    .timing = { timing-after-roll }
trait-picked-target = Picked Target
    .text = Ignore Target Priority for this Attack.
    .timing = { timing-attack }
trait-tough-it-out = Tough It Out
    .text = Prevent 1 Wound you would suffer.
    .timing = { timing-wounded }
trait-recovery = Recovery
    .text = Heal 1 Health.
    .timing = { timing-your-turn }
trait-team-spirit = Team Spirit
    .text = Another Super Hero within Range 2 gains 2 Power.
    .timing = { timing-your-turn }
trait-slip-away = Slip Away
    .text = Your next Move this turn ignores Enemies.
    .timing = { timing-your-turn }
trait-guardian = Guardian
    .text = Prevent 1 Wound to a Bystander within Range 1.
    .timing = { timing-bystander-wounded }
trait-shockwave = Shockwave
    .text = Spend 1 Power: move all Enemies (not Zombie Heroes) of your zone to one adjacent zone.
    .timing = { timing-your-turn }

# Bystander cards

bystander-william-stryker = William Stryker
    .gender = m
    .kind = Combat Bystander
    .text = Once in your turn: spend 1 Power, choose a zone within Range 1; its Bystanders and Super Heroes move into your zone, ignoring Enemies.
    .zombie = Once in your turn: raise Hunger to move all Bystanders of a zone within Range 1 into your zone.
bystander-mariko-yashida = Mariko Yashida
    .gender = f
    .kind = Bystander
    .text = When you make a Melee Attack you may eliminate 1 more Walker in your zone.
    .zombie = Your Melee Attacks may eliminate 1 more Trooper in your zone.
bystander-callisto = Callisto
    .gender = f
    .kind = Combat Bystander
    .text = When you attack you may ignore Target Priority.
    .zombie = When you attack you may ignore Target Priority.
bystander-ka-zar = Ka-Zar
    .gender = m
    .kind = Combat Bystander
    .text = Once each Enemy Phase, if Enemies move into your zone: spend 1 Power for 1 Melee Attack on it (a Ranged Attack then counts as Melee).
    .zombie = Once each Enemy Phase, if Enemies move into your zone: raise Hunger for 1 Melee Attack.
bystander-senator-kelly = Senator Kelly
    .gender = m
    .kind = Bystander
    .text = Once in your turn: spend 1 Power, choose a zone within Range 2; its Enemies activate and try to reach your zone any way they can.
    .zombie = Once in your turn: raise Hunger; Enemies of a zone within Range 2 activate and make for your zone.
bystander-trish-tilby = Trish Tilby
    .gender = f
    .kind = Bystander
    .text = Once in your turn: look at the top Spawn card; you may put it at the bottom of the deck.
    .zombie = Once in your turn: look at the top Spawn card; you may put it at the bottom.
bystander-bolivar-trask = Bolivar Trask
    .gender = m
    .kind = Bystander
    .text = Once in your turn: spend 1 Power to reroll any dice of one of your Attacks.
    .zombie = Once in your turn: reroll any dice of one of your Attacks; ones on the reroll still raise Hunger.
bystander-amanda-sefton = Amanda Sefton
    .gender = f
    .kind = Bystander
    .text = Once in your turn: spend 1 Power for a free Move ignoring Enemies.
    .zombie = Once in your turn: raise Hunger for a Move Action that ignores Enemies.
bystander-moira-mactaggert = Moira MacTaggert
    .gender = f
    .kind = Bystander
    .text = Once in your turn: spend 2 Power so that you or a Super Hero in your zone heals 1 Health.
    .zombie = In your turn, discard: 1 Zombie Hero in your zone raises or lowers Hunger by any amount.
bystander-valerie-cooper = Valerie Cooper
    .gender = f
    .kind = Bystander
    .text = When you take a Power-Up Action, gain 1 more Power.
    .zombie = When you gain a Zombie Trait by an Action, draw 2 and keep 1.
bystander-stevie-hunter = Stevie Hunter
    .gender = f
    .kind = Bystander
    .text = Leaving a zone costs you at most 1 extra Action for Enemies.
    .zombie = Leaving a zone costs you at most 1 extra Action for Enemies.
bystander-cameron-hodge = Cameron Hodge
    .gender = m
    .kind = Combat Bystander
    .text = Your Attacks that target your own zone roll 1 more die.
    .zombie = Your Attacks that target your own zone roll 1 more die.
bystander-too-late = Too Late!
    .gender = f
    .text = No Bystander: draw 1 Spawn card for this zone, then discard. Ignored when drawn by a Hidden Bystander card.
bystander-secret-mission-1 = Secret Mission 1
    .gender = f
    .text = Only in missions that name it: stays faceup in its zone until taken with an Interact Action; the mission gives its effect.
bystander-secret-mission-2 = Secret Mission 2
    .gender = f
    .text = Only in missions that name it: stays faceup in its zone until taken with an Interact Action; the mission gives its effect.

# Spawn cards

card-001 = Walkers
    .text = Walkers arrive: 2 at Blue, 3 at Yellow, 8 at Orange, 9 at Red.
    .lines = 2/3/8/9
    .enemy = walker
card-002 = Walkers
    .text = Walkers arrive: 2 at Blue, 4 at Yellow, 5 at Orange, 7 at Red.
    .lines = 2/4/5/7
    .enemy = walker
card-003 = Walkers
    .text = Walkers arrive: 1 at Blue, 3 at Yellow, 5 at Orange, 7 at Red.
    .lines = 1/3/5/7
    .enemy = walker
card-004 = Walkers
    .text = Walkers arrive: 3 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 3/4/6/8
    .enemy = walker
card-005 = Walker Rush
    .text = Walkers arrive and activate at once: 2 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 2/4/6/8
    .enemy = walker
card-006 = Walker Rush
    .text = Walkers arrive and activate at once: 4 at Blue, 6 at Yellow, 8 at Orange, 10 at Red.
    .lines = 4/6/8/10
    .enemy = walker
card-007 = Brutes
    .text = Brutes arrive: 1 at Blue, 1 at Yellow, 4 at Orange, 5 at Red.
    .lines = 1/1/4/5
    .enemy = brute
card-008 = Brutes
    .text = Brutes arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = brute
card-009 = Brutes
    .text = Brutes arrive: 1 at Blue, 2 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/2/2/3
    .enemy = brute
card-010 = Brute Rush
    .text = Brutes arrive and activate at once: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = brute
card-011 = Runners
    .text = Runners arrive: 1 at Blue, 1 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/1/3/4
    .enemy = runner
card-012 = Runners
    .text = Runners arrive: 1 at Blue, 2 at Yellow, 2 at Orange, 4 at Red.
    .lines = 1/2/2/4
    .enemy = runner
card-013 = Runners
    .text = Runners arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 5 at Red.
    .lines = 1/2/3/5
    .enemy = runner
card-014 = Runner Rush
    .text = Runners arrive and activate at once: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = runner
card-015 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-016 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-017 = Walkers
    .text = Walkers arrive: 2 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 2/4/6/8
    .enemy = walker
card-018 = Walkers
    .text = Walkers arrive: 2 at Blue, 3 at Yellow, 5 at Orange, 6 at Red.
    .lines = 2/3/5/6
    .enemy = walker
card-019 = Walkers
    .text = Walkers arrive: 3 at Blue, 4 at Yellow, 5 at Orange, 7 at Red.
    .lines = 3/4/5/7
    .enemy = walker
card-020 = Walkers
    .text = Walkers arrive: 1 at Blue, 2 at Yellow, 4 at Orange, 6 at Red.
    .lines = 1/2/4/6
    .enemy = walker
card-021 = Walker Rush
    .text = Walkers arrive and activate at once: 2 at Blue, 3 at Yellow, 5 at Orange, 7 at Red.
    .lines = 2/3/5/7
    .enemy = walker
card-022 = Walker Rush
    .text = Walkers arrive and activate at once: 3 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 3/4/6/8
    .enemy = walker
card-023 = Brutes
    .text = Brutes arrive: 2 at Blue, 3 at Yellow, 4 at Orange, 4 at Red.
    .lines = 2/3/4/4
    .enemy = brute
card-024 = Brutes
    .text = Brutes arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 3 at Red.
    .lines = 1/2/3/3
    .enemy = brute
card-025 = Brute Rush
    .text = Brutes arrive and activate at once: 1 at Blue, 2 at Yellow, 2 at Orange, 4 at Red.
    .lines = 1/2/2/4
    .enemy = brute
card-026 = Runners
    .text = Runners arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = runner
card-027 = Runners
    .text = Runners arrive: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = runner
card-028 = Runners
    .text = Runners arrive: 2 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 2/2/3/4
    .enemy = runner
card-029 = Runner Rush
    .text = Runners arrive and activate at once: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = runner
card-030 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-031 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-032 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-033 = Zombie Hero
    .text = The top Zombie Hero of the deck arrives.
    .enemy = zombie_hero
card-034 = Multiplication
    .text = Every zone with Walkers gets more of them: 1 at Blue and Yellow, 2 at Orange and Red.
    .lines = 1/1/2/2
    .enemy = walker
card-035 = Multiplication
    .text = Every zone with Walkers gets more of them: 1 at Blue and Yellow, 2 at Orange and Red.
    .lines = 1/1/2/2
    .enemy = walker
card-036 = Overdrive
    .text = All Brutes move up to 2 zones. Super Heroes in the zones they enter lose all their Power.
    .enemy = brute
card-037 = Extra Walker Activation
    .text = All Walkers on the board activate at once, except at Blue.
    .enemy = walker
card-038 = Extra Brute Activation
    .text = All Brutes on the board activate at once, except at Blue.
    .enemy = brute
card-039 = Extra Runner Activation
    .text = All Runners on the board activate at once, except at Blue.
    .enemy = runner
card-040 = Extra Zombie Hero Activation
    .text = All Zombie Heroes on the board activate at once, except at Blue.
    .enemy = zombie_hero
card-041 = Hidden Bystander
    .text = A Bystander hides in this zone, unseen by Enemies until a 5 or 6 gives them away. Then draw again for the zone.
card-042 = Hidden Bystander
    .text = A Bystander hides in this zone, unseen by Enemies until a 5 or 6 gives them away. Then draw again for the zone.

# Zones

zone-10R-A = West lawn
    .short = West lawn
    .the = the West lawn
    .in = on the West lawn
zone-10R-B = Terrace, west
    .short = Terrace, west
    .the = the west Terrace
    .in = on the west Terrace
zone-10R-C = Library, west
    .short = Library, west
    .the = the west side of the Library
    .in = on the west side of the Library
zone-10R-D = Library, east
    .short = Library, east
    .the = the east side of the Library
    .in = on the east side of the Library
zone-10R-E = Study
    .short = Study
    .the = the Study
    .in = in the Study
zone-11R-A = Terrace, west
    .short = Terrace, west
    .the = the west Terrace
    .in = on the west Terrace
zone-11R-B = Terrace steps
    .short = Terrace steps
    .the = the Terrace steps
    .in = on the Terrace steps
zone-11R-C = Terrace, east
    .short = Terrace, east
    .the = the east Terrace
    .in = on the east Terrace
zone-11R-X = Elevator, ground floor
    .short = Elevator
    .the = the Elevator on the ground floor
    .in = in the Elevator on the ground floor
zone-11R-D = Rear hall, north-west
    .short = Rear hall, NW
    .the = the north-west of the Rear hall
    .in = in the north-west of the Rear hall
zone-11R-F = Rear hall, north-east
    .short = Rear hall, NE
    .the = the north-east of the Rear hall
    .in = in the north-east of the Rear hall
zone-11R-G = Rear hall, west
    .short = Rear hall, west
    .the = the west side of the Rear hall
    .in = on the west side of the Rear hall
zone-11R-H = Rear hall, centre
    .short = Rear hall, centre
    .the = the centre of the Rear hall
    .in = in the centre of the Rear hall
zone-11R-I = Rear hall, east
    .short = Rear hall, east
    .the = the east side of the Rear hall
    .in = on the east side of the Rear hall
zone-12R-A = Terrace, east
    .short = Terrace, east
    .the = the east Terrace
    .in = on the east Terrace
zone-12R-B = Poolside
    .short = Poolside
    .the = the Poolside
    .in = at the Poolside
zone-12R-C = Gym, west
    .short = Gym, west
    .the = the west side of the Gym
    .in = on the west side of the Gym
zone-12R-D = Gym, east
    .short = Gym, east
    .the = the east side of the Gym
    .in = on the east side of the Gym
zone-12R-E = Changing room
    .short = Changing room
    .the = the Changing room
    .in = in the Changing room
zone-13R-A = Pantry
    .short = Pantry
    .the = the Pantry
    .in = in the Pantry
zone-13R-B = Music room
    .short = Music room
    .the = the Music room
    .in = in the Music room
zone-13R-C = Dining room, west
    .short = Dining room, west
    .the = the west side of the Dining room
    .in = on the west side of the Dining room
zone-13R-D = Dining room, east
    .short = Dining room, east
    .the = the east side of the Dining room
    .in = on the east side of the Dining room
zone-13R-E = Kitchen
    .short = Kitchen
    .the = the Kitchen
    .in = in the Kitchen
zone-14R-A = Hall, north-west
    .short = Hall, north-west
    .the = the north-west of the Hall
    .in = in the north-west of the Hall
zone-14R-B = Behind the stairs
    .short = Behind the stairs
    .the = the space behind the stairs
    .in = in the space behind the stairs
zone-14R-C = Hall, north-east
    .short = Hall, north-east
    .the = the north-east of the Hall
    .in = in the north-east of the Hall
zone-14R-D = Hall, west wing
    .short = Hall, west wing
    .the = the west wing of the Hall
    .in = in the west wing of the Hall
zone-14R-E = Entrance
    .short = Entrance
    .the = the Entrance
    .in = at the Entrance
zone-14R-F = Hall, east wing
    .short = Hall, east wing
    .the = the east wing of the Hall
    .in = in the east wing of the Hall
zone-15R-A = Headmaster’s office
    .short = Office
    .the = the Headmaster’s office
    .in = in the Headmaster’s office
zone-15R-B = Archive
    .short = Archive
    .the = the Archive
    .in = in the Archive
zone-15R-C = Lounge, west
    .short = Lounge, west
    .the = the west side of the Lounge
    .in = on the west side of the Lounge
zone-15R-D = Lounge, east
    .short = Lounge, east
    .the = the east side of the Lounge
    .in = on the east side of the Lounge
zone-15R-E = Sun room
    .short = Sun room
    .the = the Sun room
    .in = in the Sun room
zone-16R-A = West drive
    .short = West drive
    .the = the West drive
    .in = on the West drive
zone-16R-B = Rose beds
    .short = Rose beds
    .the = the Rose beds
    .in = at the Rose beds
zone-16R-C = Fountain drive, west
    .short = Fountain drive, W
    .the = the Drive west of the fountain
    .in = on the Drive west of the fountain
zone-16R-D = Greenhouse, west
    .short = Greenhouse, west
    .the = the west side of the Greenhouse
    .in = on the west side of the Greenhouse
zone-16R-E = Greenhouse, east
    .short = Greenhouse, east
    .the = the east side of the Greenhouse
    .in = on the east side of the Greenhouse
zone-16R-F = Greenhouse path
    .short = Greenhouse path
    .the = the Greenhouse path
    .in = on the Greenhouse path
zone-16R-G = South lawn, west
    .short = South lawn, west
    .the = the west side of the South lawn
    .in = on the west side of the South lawn
zone-17R-A = Fountain drive, west
    .short = Fountain drive, W
    .the = the Drive west of the fountain
    .in = on the Drive west of the fountain
zone-17R-B = Front steps
    .short = Front steps
    .the = the Front steps
    .in = on the Front steps
zone-17R-C = Fountain drive, east
    .short = Fountain drive, E
    .the = the Drive east of the fountain
    .in = on the Drive east of the fountain
zone-17R-D = Fountain, west
    .short = Fountain, west
    .the = the west side of the Fountain
    .in = on the west side of the Fountain
zone-17R-O = Fountain
    .short = Fountain
    .the = the Fountain
    .in = at the Fountain
zone-17R-F = Fountain, east
    .short = Fountain, east
    .the = the east side of the Fountain
    .in = on the east side of the Fountain
zone-17R-G = South lawn, west
    .short = South lawn, west
    .the = the west side of the South lawn
    .in = on the west side of the South lawn
zone-17R-H = Main gate
    .short = Main gate
    .the = the Main gate
    .in = at the Main gate
zone-17R-I = South lawn, east
    .short = South lawn, east
    .the = the east side of the South lawn
    .in = on the east side of the South lawn
zone-18R-A = Fountain drive, east
    .short = Fountain drive, E
    .the = the Drive east of the fountain
    .in = on the Drive east of the fountain
zone-18R-B = Garage drive
    .short = Garage drive
    .the = the Garage drive
    .in = on the Garage drive
zone-18R-C = East drive
    .short = East drive
    .the = the East drive
    .in = on the East drive
zone-18R-D = Garage yard
    .short = Garage yard
    .the = the Garage yard
    .in = in the Garage yard
zone-18R-E = Garage, north
    .short = Garage, north
    .the = the north side of the Garage
    .in = on the north side of the Garage
zone-18R-F = South lawn, east
    .short = South lawn, east
    .the = the east side of the South lawn
    .in = on the east side of the South lawn
zone-18R-G = Garage, south
    .short = Garage, south
    .the = the south side of the Garage
    .in = on the south side of the Garage
zone-16V-A = West bathroom
    .short = West bathroom
    .the = the West bathroom
    .in = in the West bathroom
zone-16V-B = Boys’ dormitory, north
    .short = Boys, north
    .the = the north Boys’ dormitory
    .in = in the north Boys’ dormitory
zone-16V-C = West corridor
    .short = West corridor
    .the = the West corridor
    .in = in the West corridor
zone-16V-D = West corridor, by the landing
    .short = West, landing
    .the = the West corridor by the landing
    .in = in the West corridor by the landing
zone-16V-E = Boys’ dormitory, south
    .short = Boys, south
    .the = the south Boys’ dormitory
    .in = in the south Boys’ dormitory
zone-16V-F = Linen room
    .short = Linen room
    .the = the Linen room
    .in = in the Linen room
zone-17V-A = Landing, north-west
    .short = Landing, NW
    .the = the north-west Landing
    .in = on the north-west Landing
zone-17V-B = Landing, north-east
    .short = Landing, NE
    .the = the north-east Landing
    .in = on the north-east Landing
zone-17V-X = Elevator, upper floor
    .short = Elevator
    .the = the Elevator on the upper floor
    .in = in the Elevator on the upper floor
zone-17V-C = West landing
    .short = West landing
    .the = the West landing
    .in = on the West landing
zone-17V-D = East landing
    .short = East landing
    .the = the East landing
    .in = on the East landing
zone-17V-F = Gallery
    .short = Gallery
    .the = the Gallery
    .in = in the Gallery
zone-18V-A = Girls’ dormitory, north
    .short = Girls, north
    .the = the north Girls’ dormitory
    .in = in the north Girls’ dormitory
zone-18V-B = East bathroom
    .short = East bathroom
    .the = the East bathroom
    .in = in the East bathroom
zone-18V-C = East corridor, by the landing
    .short = East, landing
    .the = the East corridor by the landing
    .in = in the East corridor by the landing
zone-18V-D = East corridor
    .short = East corridor
    .the = the East corridor
    .in = in the East corridor
zone-18V-E = Common room
    .short = Common room
    .the = the Common room
    .in = in the Common room
zone-18V-F = Girls’ dormitory, south
    .short = Girls, south
    .the = the south Girls’ dormitory
    .in = in the south Girls’ dormitory
zone-10V-M = Computer core
    .short = Computer core
    .the = the Computer core
    .in = in the Computer core
zone-10V-A = Cerebro, north-west
    .short = Cerebro, NW
    .the = the north-west of Cerebro
    .in = in the north-west of Cerebro
zone-10V-B = Cerebro, south-west
    .short = Cerebro, SW
    .the = the south-west of Cerebro
    .in = in the south-west of Cerebro
zone-10V-C = Cerebro, centre
    .short = Cerebro, centre
    .the = the centre of Cerebro
    .in = in the centre of Cerebro
zone-10V-D = Cerebro, threshold
    .short = Threshold
    .the = the threshold of Cerebro
    .in = on the threshold of Cerebro
zone-11V-A = Records
    .short = Records
    .the = the Records room
    .in = in the Records room
zone-11V-B = Storage
    .short = Storage
    .the = the Storage room
    .in = in the Storage room
zone-11V-C = Lift lobby, west
    .short = Lobby, west
    .the = the west Lift lobby
    .in = in the west Lift lobby
zone-11V-X = Elevator, underground
    .short = Elevator
    .the = the Elevator underground
    .in = in the Elevator underground
zone-11V-D = Lift lobby, east
    .short = Lobby, east
    .the = the east Lift lobby
    .in = in the east Lift lobby
zone-11V-F = Lift lobby, south
    .short = Lobby, south
    .the = the south Lift lobby
    .in = in the south Lift lobby
zone-12V-A = Danger Room, west
    .short = Danger Room, west
    .the = the west side of the Danger Room
    .in = on the west side of the Danger Room
zone-12V-B = Danger Room, centre
    .short = Danger Room
    .the = the centre of the Danger Room
    .in = in the centre of the Danger Room
zone-12V-C = Danger Room, east
    .short = Danger Room, east
    .the = the east side of the Danger Room
    .in = on the east side of the Danger Room
zone-12V-D = Control room
    .short = Control room
    .the = the Control room
    .in = in the Control room
zone-12V-E = Lockers
    .short = Lockers
    .the = the Lockers
    .in = at the Lockers
zone-13V-A = Medical supplies
    .short = Medical supplies
    .the = the Medical supplies
    .in = at the Medical supplies
zone-13V-B = Laboratory, west
    .short = Laboratory, west
    .the = the west side of the Laboratory
    .in = on the west side of the Laboratory
zone-13V-C = Laboratory, east
    .short = Laboratory, east
    .the = the east side of the Laboratory
    .in = on the east side of the Laboratory
zone-13V-D = Isolation ward
    .short = Isolation ward
    .the = the Isolation ward
    .in = in the Isolation ward
zone-13V-F = Recovery room
    .short = Recovery room
    .the = the Recovery room
    .in = in the Recovery room
zone-14V-A = Server room
    .short = Server room
    .the = the Server room
    .in = in the Server room
zone-14V-B = Lower corridor, north
    .short = Lower, north
    .the = the north Lower corridor
    .in = in the north Lower corridor
zone-14V-C = Lower corridor, east
    .short = Lower, east
    .the = the east Lower corridor
    .in = in the east Lower corridor
zone-14V-D = Lower corridor, west
    .short = Lower, west
    .the = the west Lower corridor
    .in = in the west Lower corridor
zone-14V-E = Armoury
    .short = Armoury
    .the = the Armoury
    .in = in the Armoury
zone-14V-F = Quarantine
    .short = Quarantine
    .the = the Quarantine room
    .in = in the Quarantine room
zone-15V-A = Hangar corridor, west
    .short = Corridor, west
    .the = the west Hangar corridor
    .in = in the west Hangar corridor
zone-15V-B = Hangar corridor, east
    .short = Corridor, east
    .the = the east Hangar corridor
    .in = in the east Hangar corridor
zone-15V-C = Fuel store
    .short = Fuel store
    .the = the Fuel store
    .in = in the Fuel store
zone-15V-D = Hangar, west
    .short = Hangar, west
    .the = the west side of the Hangar
    .in = on the west side of the Hangar
zone-15V-E = Hangar, centre
    .short = Hangar, centre
    .the = the centre of the Hangar
    .in = in the centre of the Hangar
zone-15V-F = Hangar, east
    .short = Hangar, east
    .the = the east side of the Hangar
    .in = on the east side of the Hangar

# Skills, Traits and cards

event-skill-copied = { $hero } borrows { $skill } and { $weapon } until the round ends
event-effect-began = Enemies take { $hero } for one of their own
event-enemies-lured = The Enemies { $zone_in } are lured to { $to_the }
event-card-buried = { $hero } puts { $card } at the bottom of the Spawn deck

prompt-gust-from = Gust: which zone does { $hero } sweep clean?
prompt-push-to = Where are they pushed?
prompt-inspiration = Inspiration: who gains 1 Power and a Trait?
prompt-healing-factor = How much Health does { $hero } get back?
prompt-crush = Crush: whom?
prompt-take-along = Who flies along to { $zone_the }?
prompt-mutant-commander = Who takes a free Action?
prompt-free-door = Which door does { $hero } smash open?
prompt-absorb = What does { $hero } borrow?
prompt-enhanced-stamina = Free Attack or Move: what does { $hero } do?
prompt-fastball = Fastball Special: who is thrown?
prompt-fastball-to = Fastball Special: where to?
prompt-infiltrator = Move first, or open something first?
prompt-infiltrator-open = Does { $hero } open something here?
prompt-team-spirit = Team Spirit: who gains 2 Power?
prompt-stryker = From which zone does everybody come?
prompt-kelly = Which Enemies does the senator lure?
prompt-tilby = The next Spawn card: { $card }. Where does it go?
prompt-moira = Who gets 1 Health back?
prompt-mariko = One more Walker?

option-hero = { $hero }
option-heal = { $count ->
    [0] None
   *[other] { $count } Health
    }
option-crush = { $enemy } { $zone_in } ({ $power } Power)
option-take-hero = Take { $hero } along
option-take-bystander = Take { $bystander } along
option-copy = { $hero }: { $skill } and { $weapon }
option-leave-closed = Open nothing
option-stay = Stay here
option-card-top = Leave it on top
option-card-bottom = Under the deck
option-eliminate = Eliminate { $enemy_one }
option-spare = No

# Elevator, Sentinel Hand, Secret Missions

option-call-lift = Call the Elevator here
option-ride-lift = Ride the Elevator to { $zone_the }
option-secret = Take { $bystander }
refused-lift-broken = The Elevator is out of order.
refused-shaft = The Elevator is not here: its shaft cannot be entered.
refused-shaft-door = Only the Elevator opens this door: call it.
refused-lift-here = The Elevator already stands on this level.
refused-throw = The thrown Hand does nothing to heroes, and nobody else stands there.
event-lift-called = { $hero } calls the Elevator
event-lift-rides = { $hero } rides the Elevator; everybody inside goes along
event-secret-revealed = { $bystander } comes to light
event-secret-taken = { $hero } takes { $bystander }
event-hand-spent = The Sentinel Hand is spent
event-hand-gone = { $hero } has thrown the Sentinel Hand; it is gone
weapon-plasma-blast = Plasma Blast
    .text = Ranged 0 to 2, 3 dice, hits on 3 or more. Each success is 2 Hits on one Enemy; no bonus dice. Afterwards the Hand is spent.
weapon-hand-throw = Thrown Hand
    .text = Ranged 0 to 2, one die per Enemy, hits on 5 or more; heroes are left out, no bonus dice. Afterwards the Hand is gone.

# Missions MH1 to MH5

scenario-MH1 = Breaking in
    .text = The mansion is locked tight. Bring its power back and let everybody in before the streets close behind you.
goal-MH1-power = Take the blue and the red Objective
    .text = Greenhouse, west, and Pantry · the blue one unlocks the front door and wakes the blue Spawn Point
goal-MH1-exit = Exit with every Super Hero
    .text = Hall, north-west · no Enemy may stand in the zone
scenario-MH2 = Hitting the road
    .text = The garage still has cars in it. The keys are somewhere in the wings; find them and drive.
goal-MH2-blue = Find the blue Objective
    .text = facedown in one of the two wings · it unlocks the greenhouse
goal-MH2-green = Take the green Objective
    .text = Greenhouse, west · it unlocks the garage
goal-MH2-exit = Exit with every Super Hero
    .text = Garage, south · no Enemy may stand in the zone
scenario-MH3 = Search and rescue
    .text = An outbreak in the medical bay, people in hiding on every corridor, and two friends who no longer are.
goal-MH3-people = Rescue every Bystander on the board
    .text = each is found when a Super Hero enters the zone · 5 XP for the rescuer
goal-MH3-psylocke = Eliminate Psylocke
    .text = she starts in the laboratory
goal-MH3-dark-phoenix = Eliminate Dark Phoenix
    .text = she starts in the gallery upstairs · the Elevator leads there
scenario-MH4 = Gadgets on the loose
    .text = Five parts of a machine, scattered through a fallen mansion. Two of them wake what sleeps in the hall.
goal-MH4-parts = Take all five Objectives
    .text = Library, Changing room, Pantry, Dining room and Office · blue and green each wake a Spawn Point
goal-MH4-exit = Exit with every Super Hero
    .text = Entrance · no Enemy may stand in the zone
scenario-MH5 = Evacuation
    .text = The dormitories have fallen. Take somebody by the hand, each of you, and find the passage down.
goal-MH5-people = Rescue a Bystander with each Super Hero
    .text = lost as soon as too few of them are left
goal-MH5-find = Find the key and the passage
    .text = the blue and the green Objective, facedown on both floors · the Exit is where the green one lay
goal-MH5-exit = Exit with every Super Hero
    .text = each with a Bystander · no Enemy may stand in the zone

refused-shutters = The shutters are down: no window opens.
refused-exit-objectives = Nobody leaves while an Objective is missing.
refused-mh2-order = First the blue Objective, then the green one.
refused-mh5-exit = First each Super Hero rescues a Bystander, and the blue and green Objectives are found.
refused-mh5-alone = Nobody leaves without a Bystander.
event-exit-found = The secret passage is open: the Exit is { $zone_in }
event-sleepers-rolled = { $awake ->
    [1] { $hero } disturbs the dormitory (die { $die }): the sleepers wake
   *[other] { $hero } slips into the dormitory (die { $die }): nobody stirs
    }

# Missions MH6 to MH10

option-carry = Move to { $zone_the } with the Sentinel Hand ({ $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    })
event-hand-carried = { $hero } carries the Sentinel Hand to { $to_the }
event-card-skipped = { $card } is passed over: it can do nothing any more
event-card-none = No Spawn card can do anything any more

scenario-MH6 = Lockdown
    .text = Locked into the dormitories, with screams in the corridors. Two teams, two keys, and the X-Jet waiting far below.
goal-MH6-keys = Take the blue and the green Objective
    .text = Linen room and East bathroom · each unlocks the door of its own side
goal-MH6-launch = Take every red Objective
    .text = Storage, Danger Room, east, and Quarantine · all three unlock the hangar
goal-MH6-exit = Exit with every Super Hero
    .text = Hangar, east · no Enemy may stand in the zone
prompt-mh6-teams = Who starts { $zone_in }? Everybody else starts in the other dormitory.
refused-mh6-order = First both dormitory keys, then the launch sequence.
refused-mh6-launch = The launch sequence is not complete: red Objectives are missing.
event-team-placed = { $heroes } { $heroes_count ->
    [one] starts
   *[other] start
    } { $zone_in }

scenario-MH7 = The last beacon
    .text = Cut off underground, with something loose in the laboratory. Call for help, then hold out until none of them is left.
goal-MH7-beacon = Light the distress beacon
    .text = Cerebro, north-west · two Secret Mission cards open the door; each of them wakes a Spawn Point
goal-MH7-clear = Eliminate every Enemy, on the board and in the reserve
    .text = from the beacon on, whoever falls stays out of the game · Bystander cards can be traded for Enemies of the reserve
refused-mh7-passwords = Cerebro opens only to both Secret Mission cards.
option-trade = { $bystander }: remove { $count ->
    [one] 1 Walker
   *[other] { $count } Walkers
    } from the reserve
option-trade-fighters = { $bystander }: remove { $count ->
    [one] 1 Brute or Runner
   *[other] { $count } Brutes and Runners
    } from the reserve
option-remove = { $enemy_one }
prompt-trade = { $count ->
    [one] Which Enemy leaves
   *[other] Which { $count } Enemies leave
    } the reserve for good?
event-bystander-traded = { $hero } sends { $bystander } away to safety
event-enemies-removed = { $count ->
    [one] { $enemy_one } leaves the game
   *[other] { $count } { $enemy_plural } leave the game
    }

scenario-MH8 = Last resort
    .text = The mansion cannot be held. Fetch the bombs, save the reporter, and let them have what is left.
goal-MH8-trish = Rescue Trish Tilby
    .text = behind the stairs · the mission is lost if she is devoured
goal-MH8-bombs = Blow up both red Spawn Points
    .text = Dining room, west, and Sun room · the bombs lie in the Greenhouse and in the Garage
goal-MH8-exit = Exit with every Super Hero
    .text = Main gate · no Enemy may stand in the zone
option-give-bomb = Hand a bomb to { $hero }
option-plant-bomb = Plant a bomb { $zone_in }
refused-no-bomb = There is no bomb to plant: the red Objectives are the bombs.
refused-mh8-exit = First Trish Tilby is rescued and both red Spawn Points are moved.
event-bomb-given = { $hero } hands a bomb to { $heroes }
event-bomb-planted = { $hero } sets off a bomb: the red Spawn Point moves to { $to_the }

scenario-MH9 = House of the dead
    .text = They have made the mansion their den. Go from door to door, find all six of them, and grow faster than they do.
goal-MH9-heroes = Eliminate all six Zombie Heroes
    .text = they hide behind the fourteen Spawn cards of the closed rooms
goal-MH9-red = Reach Red with every Super Hero
    .text = 43 XP each · red Objectives are worth 5 to everybody, a rescue 5 to the rescuer

scenario-MH10 = Nothing stops him
    .text = Juggernaut walks again, and keeps walking. Somewhere out there are two power cells, an engineer and a very large hand.
goal-MH10-cells = Find the blue and the green Objective
    .text = facedown in the wings, library and changing room · their finders keep them
goal-MH10-trask = Rescue Bolivar Trask
    .text = in the Greenhouse or in the Garage
goal-MH10-juggernaut = Finish Juggernaut with the Sentinel Hand
    .text = it is charged when both cells and Trask are beside it · Range 0 to 1, no roll
option-finish = Finish { $enemy } with the Sentinel Hand
refused-hand-spent = The Sentinel Hand is not charged.
refused-hand-elsewhere = The charged Sentinel Hand lies elsewhere: { $zone_in }.
refused-finish-far = { $enemy } is out of reach: in sight and at most one zone away.
event-hand-charged = Both cells and Trask together: the Sentinel Hand is charged
event-enemy-laid = { $hero } knocks { $enemy } down { $zone_in }
event-enemy-rises = { $enemy } gets up again { $zone_in }

# Objective tokens of each mission: what they are and what taking them does

token-MH0-green = Key card
    .text = opens the hangar, wakes the green Spawn Point, 5 XP for its taker
token-MH1-blue = Main fuse
    .text = opens the front door, wakes the blue Spawn Point, 5 XP for everybody
token-MH1-red = Spare fuse
    .text = 5 XP for everybody
token-MH2-facedown = Search here
    .text = one of these tokens is the blue one
token-MH2-red = Nothing of use
    .text = 5 XP for its taker
token-MH2-blue = Greenhouse key
    .text = opens the greenhouse, 5 XP for everybody
token-MH2-green = Garage key
    .text = opens the garage, 5 XP for everybody
token-MH4-facedown = Machine part
    .text = two of the five are trapped
token-MH4-red = Machine part
    .text = 5 XP for its taker
token-MH4-blue = Trapped part
    .text = 5 XP for everybody, but the blue Spawn Point wakes
token-MH4-green = Trapped part
    .text = 5 XP for everybody, but the green Spawn Point wakes
token-MH5-facedown = Search here
    .text = supplies, the key or the passage
token-MH5-red = Supplies
    .text = 5 XP and a Trait for their taker
token-MH5-blue = Key
    .text = 5 XP for everybody
token-MH5-green = Secret passage
    .text = the Exit is where it lay, 5 XP for everybody
token-MH6-blue = West door key
    .text = opens the blue door, 5 XP for its taker
token-MH6-green = East door key
    .text = opens the green door, 5 XP for its taker
token-MH6-red = Launch sequence
    .text = all three open the hangar, 5 XP for their taker
token-MH7-red = Distress beacon
    .text = from then on whoever falls stays out of the game, 5 XP for everybody
token-MH8-red = Bomb
    .text = its taker keeps it, hands it on, or sets it off at a red Spawn Point inside; 5 XP for everybody
token-MH9-red = Memories
    .text = 5 XP for everybody
token-MH10-facedown = Search here
    .text = two of these tokens are power cells
token-MH10-red = Nothing of use
    .text = 5 XP for its taker
token-MH10-blue = Power cell
    .text = its taker keeps it and brings it to the Sentinel Hand, 5 XP for everybody
token-MH10-green = Power cell
    .text = its taker keeps it and brings it to the Sentinel Hand, 5 XP for everybody
token-hand-charged = Sentinel Hand, charged
    .text = whoever stands beside it may fire a Plasma Blast as an Attack
token-hand-spent = Sentinel Hand, spent
    .text = whoever stands beside it may throw it as an Attack
token-hand-idle = Sentinel Hand, not charged
    .text = both power cells and Bolivar Trask have to come to it

# Zombie Mode

event-hunger-changed = { $count ->
    [1] { event-hunger-up }
    [2] { event-hunger-up }
    [3] { event-hunger-up }
    [4] { event-hunger-up }
   *[other] { $hunger ->
        [0] { $hero } is sated
       *[other] { $hero }’s Hunger falls to { $hunger }
        }
    }
event-hunger-up = { $hero }’s Hunger rises to { $hunger }
event-hero-ravenous = { $hero } is Ravenous: only Move and Devour from now on
event-bystander-eaten = { $hero } devours { $bystander } { $zone_in }
event-bystander-fights = { $saved ->
    [1] { $bystander } rolls { $die } and slips out of their teeth
   *[other] { $bystander } rolls { $die }: no escape
    }
event-card-foreseen = { $hero } foresees a Spawn card: { $card }
event-card-forgotten = The vision of { $card } passes: no card is drawn for { $zone_the }
event-door-forced = Enemies force { $edge_the }
event-enemies-frozen = { $count ->
    [one] { $enemy_one } stands frozen { $zone_in }
   *[other] { $count } { $enemy_plural } stand frozen { $zone_in }
    }
event-zone-froze = { $hero } freezes Troopers, Guards and Specialists { $zone_in } ({ $count })
event-magneto-pulls = { $enemy } pulls everybody near to himself, { $zone_in }
event-guards-charge = Riot Shields: all Guards charge, up to 2 zones
event-enemies-repelled = The defence system drives { $enemy_one } off { $zone_in }

prompt-boost = Before { $hero } rolls: anything else?
prompt-psychic-bolt = Psychic Bolt: whose mind gives way?
prompt-premonition = Does { $hero } look at the next Spawn card?
prompt-premonition-zone = At which Spawn Point does that card wait?
prompt-undead-stamina = Free Melee Attack or Move: what does { $hero } do?
prompt-trample = { $hero } charges in: who is trampled?
prompt-charge-on = One zone more for 1 Hunger?
prompt-telekinesis = Telekinesis: who is lifted?
prompt-telekinesis-to = Telekinesis: to which zone?
prompt-ruthless-tactics = Who makes a free Move?
prompt-slide-on = Does { $hero } slide one zone farther?
prompt-beam = Which zone on the way does the beam sweep as well?
prompt-deep-freeze = Deep Freeze: which zone?
prompt-frenzy = Does { $hero } strike again?
prompt-grasping-hands = Who is dragged here?
prompt-stryker-meal = From which zone do the Bystanders come?
prompt-stealthy-move = Past the Enemies: where does { $hero } go?
prompt-moira-meal = Whose Hunger changes, and to what?
prompt-mariko-meal = One more Trooper?
prompt-keep-trait = { $hero } draws two Traits. Which one stays?
prompt-mz3-teams = Who starts { $zone_in }? Everybody else starts upstairs.
prompt-defend = { $count ->
    [one] The defence system takes 1 Enemy. Which one?
   *[other] The defence system takes { $count } Enemies. Which ones?
    }

option-roll = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
    }
option-devour = { $bystander }
option-piece-enemy = { $enemy_one } { $zone_in }
option-piece-bystander = { $bystander } { $zone_in }
option-piece-hero = { $hero } { $zone_in }
option-look = Look
option-look-away = Let it come
option-frenzy = Frenzy (+1 Hunger)
option-hunger = { $hero }: Hunger { $hunger }
option-keep-trait = Keep { $trait }
option-attack-far-trait = { $weapon } { $zone_in } ({ $trait })
option-attack-far-skill = { $weapon } { $zone_in } ({ $skill })

refused-ravenous = { $hero } is Ravenous: only Move and Devour.
refused-hunger = Hunger cannot grow any more.
refused-no-devour = Only after the roll of a Devour.
refused-other-attack = Only with the Attack that this Skill names.
pointless-sated = Allowed, but there is no Hunger to lower.
pointless-beam = Allowed, but no Enemy stands on the way to the target.
refused-wind = Storm’s wind makes each Move cost { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    }; { $actions ->
    [0] none is
    [one] 1 is
   *[other] { $actions } are
    } left.
refused-mz-finds = Nobody leaves before the blue and the green Objective are found.
refused-mz2-exit = First the key, then the senator, then the way out.
refused-mz4-exit = Nobody leaves before both Secret Missions are taken.
refused-lift-key = The Elevator needs the { $color } Objective.
refused-moment-dawn = Only at the start of a round.
fact-devoured = { $bystander } devoured { $percent }%
timing-after-devour = after a Devour

# Zombie Heroes, their Attacks and Skills

hero-psylocke = Psylocke
    .gender = f
    .text = Breaks weak minds from a distance and sees what is coming.
hero-juggernaut = Juggernaut
    .gender = m
    .text = Tramples whoever stands in the way; hunger drives him on.
hero-dark-phoenix = Dark Phoenix
    .gender = f
    .text = Moves what she likes and burns whole crowds.
hero-cyclops = Cyclops
    .gender = m
    .text = Shoots farthest and makes the others move.
hero-iceman = Iceman
    .gender = m
    .text = Slides past Enemies and freezes them in place.
hero-sabretooth = Sabretooth
    .gender = m
    .text = Follows the smell of blood and strikes again and again.

weapon-psionic-blade = Psionic Blade
    .text = Melee, in your own zone: 2 dice, each 3 or more hits.
weapon-steamroller = Steamroller
    .text = Melee, in your own zone: 2 dice, each 4 or more hits.
weapon-psychic-bolts = Psychic Bolts
    .text = Ranged 0–1: 2 dice, each 3 or more hits.
weapon-optic-blast = Optic Blast
    .text = Ranged 0–2: 2 dice, each 4 or more hits.
weapon-ice-shards = Ice Shards
    .text = Ranged 0–1: 3 dice, each 4 or more hits.
weapon-savage-claws = Savage Claws
    .text = Melee, in your own zone: 3 dice, each 4 or more hits.
weapon-devour = Devour
    .text = Melee, in your own zone: 1 die, 4 or more hits. At most one target falls, a Bystander too; then Hunger is 0.

skill-psychic-bolt = Psychic Bolt
    .text = Once in your turn: eliminate 1 Trooper or Specialist within Range 1.
skill-psionic-energy = Psionic Energy
    .text = With Psionic Blade you may raise Hunger: +1 Range and Enemies take −1 Toughness (minimum 1).
skill-premonition = Premonition
    .text = At the start of each round: look at the top Spawn card and assign it to a Spawn Point for the next Spawn step.
skill-undead-stamina = Undead Stamina
    .short = Undead Stamina
    .text = Once in your turn: raise Hunger for a free Melee Attack or Move.
skill-lightning-charge = Lightning Charge
    .text = On a Move: eliminate 1 Trooper, Specialist or Guard in each zone entered; may raise Hunger to move 1 zone more.
skill-unstoppable = Unstoppable
    .text = No Wounds from Troopers and Specialists; no extra Actions to leave zones with Enemies.
skill-telekinesis = Telekinesis
    .text = Once in your turn: move 1 Bystander, Enemy or Zombie Hero within Range 2 by 1 zone.
skill-mass-incineration = Mass Incineration
    .text = With Psychic Bolts you may replace the base dice by 1 die per Enemy in the zone, ignoring Super Heroes.
skill-immortal-hunger = Immortal Hunger
    .text = Each time you would suffer a Wound you may raise Hunger to cancel it.
skill-ruthless-tactics = Ruthless Tactics
    .text = Once in your turn: another Zombie Hero in sight makes a free Move Action.
skill-wide-beam = Wide Beam
    .text = With Optic Blast you may raise Hunger: the Attack also targets one zone between you and the target zone, with the same roll.
skill-unblinking = Unblinking
    .text = Optic Blast ignores Target Priority and rolls 1 more die.
skill-ice-slide = Ice Slide
    .text = Once in your turn: a free Move Action, up to 2 zones.
skill-deep-freeze = Deep Freeze
    .text = Once in your turn: raise Hunger and choose a zone within Range 1; its Troopers, Guards and Specialists skip their next Activation.
skill-frozen-flesh = Frozen Flesh
    .text = Ignore the first Wound you would suffer in each Enemy Phase.
skill-scent-of-blood = Scent of Blood
    .text = Once in your turn: a free Move towards the closest Bystander or Enemy you can see.
skill-frenzy = Frenzy
    .text = When you eliminate a Guard or Super Hero you may raise Hunger for a free Attack.
skill-feral-healing = Feral Healing
    .text = At the start of each End Phase heal 1 Health; heal 2 if your Hunger is 0.

# S.H.I.E.L.D. and Super Heroes

enemy-trooper = Trooper
    .one = 1 Trooper
    .plural = Troopers
    .gender = m
    .actions = 1
    .toughness = 1
    .xp = 1
    .text = One is nothing, but they never come alone.
enemy-guard = Guard
    .one = 1 Guard
    .plural = Guards
    .gender = m
    .actions = 1
    .toughness = 2
    .xp = 1
    .text = Stands before the others and takes the Hits meant for them.
enemy-specialist = Specialist
    .one = 1 Specialist
    .plural = Specialists
    .gender = m
    .actions = 2
    .toughness = 1
    .xp = 1
    .text = Acts twice in every Activation.
enemy-rogue = Rogue
    .one = Rogue
    .plural = Rogue
    .gender = f
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = Zombie Heroes in her zone lose all their Skills while there.
enemy-wolverine = Wolverine
    .one = Wolverine
    .plural = Wolverine
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = If eliminated other than by Devour he is laid down; at his next Activation he stands up and does nothing else.
enemy-storm = Storm
    .one = Storm
    .plural = Storm
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Zombie Heroes within Range 1 spend 1 more Action for each Move Action (free Moves excepted).
enemy-magneto = Magneto
    .one = Magneto
    .plural = Magneto
    .gender = m
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = When he activates, he first pulls all Zombie Heroes in sight within Range 1 into his zone.
enemy-colossus = Colossus
    .one = Colossus
    .plural = Colossus
    .gender = m
    .actions = 2
    .toughness = 5
    .xp = 5
    .text = His Toughness cannot be lowered, and no Skill, Trait or Bystander eliminates him without an Attack.
enemy-mystique = Mystique
    .one = Mystique
    .plural = Mystique
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = She is last in Target Priority as long as another Enemy is in her zone.
enemy-enemy-super-hero = Super Hero
    .one = 1 Super Hero
    .plural = Super Heroes
    .gender = m

# Zombie Traits

trait-rotten-reflexes = Rotten Reflexes
    .text = One free Move Action.
    .timing = { timing-your-turn }
trait-bite-first = Bite First
    .text = One free Devour Action.
    .timing = { timing-your-turn }
trait-feeding-frenzy = Feeding Frenzy
    .text = After a successful Devour: a free Attack.
    .timing = { timing-after-devour }
trait-numb = Numb
    .text = Prevent 1 Wound you would suffer.
    .timing = { timing-wounded }
trait-hold-it-in = Hold It In
    .text = Lower your Hunger by 2.
    .timing = { timing-your-turn }
trait-let-it-out = Let It Out
    .text = Raise Hunger by 1: Enemies take −1 Toughness (minimum 1) for this Attack.
    .timing = { timing-attack }
trait-grasping-hands = Grasping Hands
    .text = Move 1 Bystander or Enemy (not a Super Hero) within Range 1 into your zone.
    .timing = { timing-your-turn }
trait-second-bite = Second Bite
    .text = Reroll any dice of a Devour once.
    .timing = { timing-after-roll }
trait-regrow = Regrow
    .text = Heal 1 Health; heal 2 if your Hunger is 0.
    .timing = { timing-your-turn }

# Spawn cards of Zombie Mode

card-S001 = Troopers
    .text = Troopers arrive: 2 at Blue, 3 at Yellow, 8 at Orange, 9 at Red.
    .lines = 2/3/8/9
    .enemy = trooper
card-S002 = Troopers
    .text = Troopers arrive: 2 at Blue, 4 at Yellow, 5 at Orange, 7 at Red.
    .lines = 2/4/5/7
    .enemy = trooper
card-S003 = Troopers
    .text = Troopers arrive: 1 at Blue, 3 at Yellow, 5 at Orange, 7 at Red.
    .lines = 1/3/5/7
    .enemy = trooper
card-S004 = Troopers
    .text = Troopers arrive: 3 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 3/4/6/8
    .enemy = trooper
card-S005 = Trooper Rush
    .text = Troopers arrive and activate at once: 2 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 2/4/6/8
    .enemy = trooper
card-S006 = Trooper Rush
    .text = Troopers arrive and activate at once: 4 at Blue, 6 at Yellow, 8 at Orange, 10 at Red.
    .lines = 4/6/8/10
    .enemy = trooper
card-S007 = Guards
    .text = Guards arrive: 1 at Blue, 1 at Yellow, 4 at Orange, 5 at Red.
    .lines = 1/1/4/5
    .enemy = guard
card-S008 = Guards
    .text = Guards arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = guard
card-S009 = Guards
    .text = Guards arrive: 1 at Blue, 2 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/2/2/3
    .enemy = guard
card-S010 = Guard Rush
    .text = Guards arrive and activate at once: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = guard
card-S011 = Specialists
    .text = Specialists arrive: 1 at Blue, 1 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/1/3/4
    .enemy = specialist
card-S012 = Specialists
    .text = Specialists arrive: 1 at Blue, 2 at Yellow, 2 at Orange, 4 at Red.
    .lines = 1/2/2/4
    .enemy = specialist
card-S013 = Specialists
    .text = Specialists arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 5 at Red.
    .lines = 1/2/3/5
    .enemy = specialist
card-S014 = Specialist Rush
    .text = Specialists arrive and activate at once: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = specialist
card-S015 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S016 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S017 = Troopers
    .text = Troopers arrive: 2 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 2/4/6/8
    .enemy = trooper
card-S018 = Troopers
    .text = Troopers arrive: 2 at Blue, 3 at Yellow, 5 at Orange, 6 at Red.
    .lines = 2/3/5/6
    .enemy = trooper
card-S019 = Troopers
    .text = Troopers arrive: 3 at Blue, 4 at Yellow, 5 at Orange, 7 at Red.
    .lines = 3/4/5/7
    .enemy = trooper
card-S020 = Troopers
    .text = Troopers arrive: 1 at Blue, 2 at Yellow, 4 at Orange, 6 at Red.
    .lines = 1/2/4/6
    .enemy = trooper
card-S021 = Trooper Rush
    .text = Troopers arrive and activate at once: 2 at Blue, 3 at Yellow, 5 at Orange, 7 at Red.
    .lines = 2/3/5/7
    .enemy = trooper
card-S022 = Trooper Rush
    .text = Troopers arrive and activate at once: 3 at Blue, 4 at Yellow, 6 at Orange, 8 at Red.
    .lines = 3/4/6/8
    .enemy = trooper
card-S023 = Guards
    .text = Guards arrive: 2 at Blue, 3 at Yellow, 4 at Orange, 4 at Red.
    .lines = 2/3/4/4
    .enemy = guard
card-S024 = Guards
    .text = Guards arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 3 at Red.
    .lines = 1/2/3/3
    .enemy = guard
card-S025 = Guard Rush
    .text = Guards arrive and activate at once: 1 at Blue, 2 at Yellow, 2 at Orange, 4 at Red.
    .lines = 1/2/2/4
    .enemy = guard
card-S026 = Specialists
    .text = Specialists arrive: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = specialist
card-S027 = Specialists
    .text = Specialists arrive: 1 at Blue, 1 at Yellow, 2 at Orange, 3 at Red.
    .lines = 1/1/2/3
    .enemy = specialist
card-S028 = Specialists
    .text = Specialists arrive: 2 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 2/2/3/4
    .enemy = specialist
card-S029 = Specialist Rush
    .text = Specialists arrive and activate at once: 1 at Blue, 2 at Yellow, 3 at Orange, 4 at Red.
    .lines = 1/2/3/4
    .enemy = specialist
card-S030 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S031 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S032 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S033 = Super Hero
    .text = The top Super Hero of the deck arrives.
    .enemy = enemy_super_hero
card-S034 = Call for Backup
    .text = Every zone with Troopers gets more of them: 1 at Blue and Yellow, 2 at Orange and Red.
    .lines = 1/1/2/2
    .enemy = trooper
card-S035 = Call for Backup
    .text = Every zone with Troopers gets more of them: 1 at Blue and Yellow, 2 at Orange and Red.
    .lines = 1/1/2/2
    .enemy = trooper
card-S036 = Riot Shields
    .text = All Guards move up to 2 zones. A Zombie Hero in a zone they enter raises Hunger by 1, once for this card.
    .enemy = guard
card-S037 = Extra Trooper Activation
    .text = All Troopers on the board activate at once, except at Blue.
    .enemy = trooper
card-S038 = Extra Guard Activation
    .text = All Guards on the board activate at once, except at Blue.
    .enemy = guard
card-S039 = Extra Specialist Activation
    .text = All Specialists on the board activate at once, except at Blue.
    .enemy = specialist
card-S040 = Extra Super Hero Activation
    .text = All Super Heroes on the board activate at once, except at Blue.
    .enemy = enemy_super_hero
card-S041 = Bystander
    .text = A Bystander turns up in this zone. Then draw again for it.
card-S042 = Bystander
    .text = A Bystander turns up in this zone. Then draw again for it.

# Missions MZ1 to MZ5

scenario-MZ1 = The way out below
    .text = The fight rages upstairs. Down here are a code, a hidden way out, and a bite to eat on every corridor.
goal-MZ1-find = Find the code and the secret exit
    .text = the blue and the green Objective, facedown in eight places · the Exit is where the green one lay
goal-MZ1-exit = Exit with every Zombie Hero
    .text = no Enemy may stand in the zone
scenario-MZ2 = Dinner with the senator
    .text = The tastiest guests are upstairs, and the Elevator wants a key. The senator has locked himself into a dormitory.
goal-MZ2-key = Take the green Objective
    .text = facedown in four places on the ground floor · it is the key of the Elevator
goal-MZ2-kelly = Devour Senator Kelly
    .text = behind one of the four dormitory doors upstairs · 5 XP for everybody
goal-MZ2-exit = Exit with every Zombie Hero
    .text = Changing room · no Enemy may stand in the zone
scenario-MZ3 = Leftovers
    .text = Half of you went up, half went down. Finish your meal on both floors, find the pass between them and the way out.
goal-MZ3-find = Find the elevator pass and the Exit
    .text = the blue and the green Objective, facedown on both floors · the Exit is where the green one lay
goal-MZ3-exit = Exit with every Zombie Hero
    .text = no Enemy may stand in the zone
scenario-MZ4 = Gym class
    .text = The mansion is almost empty. Somebody hides behind every door, and Colossus has stayed for them.
goal-MZ4-secrets = Take both Secret Missions
    .text = among eight people in hiding · each makes Colossus faster
goal-MZ4-exit = Exit with every Zombie Hero
    .text = Entrance · no Enemy may stand in the zone
scenario-MZ5 = Hold the mansion
    .text = They think they have you surrounded. Hold the front house, eat what comes in, and grow until nothing can stop you.
goal-MZ5-find = Take the blue and the green Objective
    .text = facedown in six places · each drives two Enemies off
goal-MZ5-red = Reach Red with every Zombie Hero
    .text = 43 XP each · a meal is worth 5 · lost with 10 Enemies in the front house at the end of your phase

token-MZ1-facedown = Search here
    .text = one of these is the code, one the secret exit
token-MZ1-red = Nothing of use
    .text = 5 XP for its taker
token-MZ1-blue = Code
    .text = 5 XP for everybody, but the blue Spawn Point wakes
token-MZ1-green = Secret exit
    .text = the Exit is where it lay, 5 XP for everybody
token-MZ2-facedown = Search here
    .text = one of these is the key of the Elevator
token-MZ2-red = Wrong key
    .text = 5 XP for its taker
token-MZ2-green = Elevator key
    .text = starts the Elevator, 5 XP for everybody
token-MZ3-facedown = Search here
    .text = one of these is the pass, one the way out
token-MZ3-red = Nothing of use
    .text = 5 XP for its taker
token-MZ3-blue = Elevator pass
    .text = starts the Elevator, 5 XP for its taker
token-MZ3-green = Secret passage
    .text = the Exit is where it lay, 5 XP for everybody
token-MZ5-facedown = Search here
    .text = two of these switch the defence system on
token-MZ5-red = Preparations
    .text = 5 XP for its taker
token-MZ5-blue = Defence system
    .text = drives 2 Enemies off, 5 XP for everybody
token-MZ5-green = Defence system
    .text = drives 2 Enemies off, 5 XP for everybody

# What is wrong with a tile or a mission, and where.

reason-at-tile = { $file }, line { $line }, tile { $what }
reason-at-tile-line = { $file }, line { $line }
reason-tile-first = a tile line comes first
reason-tile-line = a tile line reads: tile 10R level=ground name="English | French"
reason-tile-zone-line = a zone line reads: A room "English | French" flags
reason-tile-tokens = line { $row } of the grid has { $given ->
    [one] { $given } token
   *[other] { $given } tokens
    }, not { $wanted }
reason-tile-sign = unknown token “{ $given }” in column { $column }
reason-tile-lines = the grid has { $given ->
    [one] { $given } line
   *[other] { $given } lines
    }, not { $wanted }
reason-tile-no-zone-line = zone { $what } has no zone line
reason-tile-no-cells = zone { $what } has no cells
reason-tile-in-pieces = zone { $what } is not in one piece
reason-tile-edge = edge “{ $sign }” beside { $what }: { $why }
reason-edge-outer = only an outer border goes on
reason-edge-inside = a zone has no edges inside
reason-edge-needed = two zones need an edge between them
reason-edge-nothing-beyond = nothing of the same zone lies beyond
reason-edge-stairwell = a stairwell is walled in
reason-edge-street = only streets go on
reason-edge-elevator = an elevator door joins a room and a shaft
reason-edge-arch = an arch joins two rooms
reason-edge-door = a door or window leads into a room
reason-edge-line = an open line joins two streets or two parts of a room
reason-edge-unclosed = facing borders disagree
reason-map-edge = { $why } ({ $one } “{ $one_sign }” and { $next } “{ $next_sign }”)
reason-map-edge-inside = zone { $what } has no edges inside
reason-map-rows = the rows of level { $what } are not equally long
reason-map-level = tile { $what } belongs to level { $wanted }, not { $given }
reason-map-tile-once = tile { $what } is in the box once
reason-map-two-tokens = two tokens lie on { $what }
reason-map-no-zone = there is no zone { $what } on this map
reason-map-zone-twice = a zone is named twice
reason-map-zone-kind = zone { $what } is { $given ->
    [street] a street
    [fountain] a fountain
    [shaft] a shaft
   *[room] a room
    }
reason-map-no-symbol = zone { $what } has no { $wanted ->
    [spawn] spawn
   *[bystander] Bystander
    } symbol
reason-map-no-opening = { $what } is not an opening
reason-map-opening-kind = { $what } is { $given ->
    [door] a door
    [window] a window
    [arch] an arch
   *[elevator] an elevator door
    }, not { $wanted ->
    [door] a door
    [window] a window
    [arch] an arch
   *[door-arch] a door or an arch
    }
reason-map-color = there is no { $what } token of this kind
reason-map-first-spawn = exactly one Spawn Point is the first
reason-map-pool = { $given ->
    [one] { $given } token
   *[other] { $given } tokens
    } for { $wanted } facedown Objectives
reason-map-count = { $what } stands { $given ->
    [one] { $given } time
   *[other] { $given } times
    } on the map, { $wanted ->
    [one] { $wanted } time
   *[other] { $wanted } times
    } in the legend
reason-map-box = this takes { $given } of { $what }, and the box holds { $most }
reason-box-door = the door tokens
reason-box-blue-door = the blue door
reason-box-green-door = the green door
reason-box-open-window = the open windows
reason-box-red-objective = the red Objectives
reason-box-blue-objective = the blue Objective
reason-box-green-objective = the green Objective
reason-box-first-spawn-point = the first Spawn Point
reason-box-red-spawn-point = the red Spawn Points
reason-box-blue-spawn-point = the blue Spawn Point
reason-box-green-spawn-point = the green Spawn Point

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-move = Move
verb-carry = Carry
verb-ride = Ride
verb-exit = Exit
verb-attack = Attack
verb-reach = Reach
verb-finish = Finish
verb-crush = Crush
verb-trait = Trait
verb-skill = Skill
verb-bystander = Bystander
verb-trade = Trade
verb-trade-fighters = Trade
verb-open = Open
verb-rescue = Rescue
verb-take = Take
verb-call = Call
verb-bomb = Bomb
verb-power-up = Power up
verb-gain-trait = Draw
verb-turn = Next to act
verb-hero = Hero
verb-zone = Zone
verb-way = Way
verb-piece = Who
verb-along = Take along
verb-hit = Hit
verb-devour = Devour
verb-eliminate = Eliminate
verb-frenzy = Frenzy
verb-hunger = Hunger
verb-heal = Heal
verb-copy = Copy
verb-look = Look
verb-card-bottom = Bottom
verb-power = Power
verb-roll = Roll
verb-die = Die
verb-reroll = Reroll
verb-reroll-trait = Reroll
verb-prevent = Prevent
verb-prevent-trait = Prevent
verb-sacrifice = Sacrifice
verb-wound = Wound
verb-keep-card = Keep
verb-discard = Discard
verb-suffer = Take it
verb-keep = Keep
verb-pass = Pass
verb-end = End turn

# what is spent
cost-action = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
cost-power = { $count } Power
cost-hunger = +{ $count } Hunger
cost-trait = the Trait
cost-bystander = the Bystander

# What a forecast counts.

gauge-health = { $hero } · Health
gauge-power = { $hero } · Power
gauge-enemies = Enemies on the board
gauge-bystanders = Bystanders on the board or with a hero
gauge-waiting = Bystanders waiting for help
gauge-prey = Bystanders left to devour

# -- what the lab follows from round to round

trend-health = Health of all heroes
trend-enemies = Enemies on the map
trend-xp = Experience of all heroes

puzzle-hold-health = { $hero } is not wounded before the next round: never below { $value } Health.
puzzle-keep-health = Nobody falls before the next round: everybody still standing keeps at least 1 Health.
puzzle-reach-enemies = { $value ->
    [0] Clear the board of Enemies, at any moment of this round.
    [one] Leave no more than one Enemy on the board, at any moment of this round.
   *[other] Leave no more than { $value } Enemies on the board, at any moment of this round.
}

shelf-hero = Heroes
shelf-zombie = Zombies
