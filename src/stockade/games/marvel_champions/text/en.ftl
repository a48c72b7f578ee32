# Marvel Champions: everything the table says. Cards bring `.text`, what they do in our own words.

game-marvel-champions = Marvel Champions
    .short = Champions
    .tagline = Two lives each, one villain. Stop the scheme before it is complete.

scenario-rhino = Rhino: the break-in
    .text = A brute on a rampage. Straight blows and one simple scheme: the place to start.
scenario-klaw = Klaw: underground distribution
    .text = An arms dealer made of sound, with more boost cards than you like and guards at his door.
scenario-ultron = Ultron: the crimson cowl
    .text = Every card of your deck may turn into a drone. Three schemes, and the last cannot be undone.
scenario-learning = The learning game
    .text = Rhino with prepared decks for one or two players.

phase-setup = Set-up
phase-players = Players
phase-villain = Villain

setup-scenario = Villain
setup-decks = Decks
setup-mode = Mode
setup-modular = Modular sets
setup-hands = Hands
setup-seats = Players
choice-standard = Standard
choice-expert = Expert
choice-random = Random, unseen
choice-open = Open: everybody sees all hands
choice-closed = Closed: everybody sees their own

error-setup-unknown-scenario = There is no villain “{ $scenario }”. Choose one of: { $choices }.
error-setup-unknown-mode = There is no mode “{ $mode }”: standard or expert.
error-setup-unknown-modular = There is no modular set “{ $modular }”. Choose from: { $choices }.
error-setup-player-count = One to four players, with one deck each.
error-setup-learning-count = The learning game is for one or two players.
error-setup-hero-twice = { $card } can only be at the table once.
error-setup-unknown-deck = There is no deck “{ $deck_id }”. Choose from: { $choices }.

fault-no-hero = There is no hero “{ $name }”.
fault-unknown-card = There is no card “{ $name }”.
fault-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }: a deck has { $least } to { $most }.
fault-hero-card = { $card }: { $count } instead of { $wanted }.
fault-other-hero = { $card } belongs to another hero.
fault-encounter = { $card } is no card for players.
fault-aspects = Cards of { $count ->
    [one] { $count } aspect
   *[other] { $count } aspects
    }: one is allowed.
fault-copies = { $card }: { $count ->
    [one] { $count } copy
   *[other] { $count } copies
    }, at most { $most }.
fault-enough = { $card }: no more than { $most } in a deck.
fault-full = The deck is full: { $most ->
    [one] { $most } card
   *[other] { $most } cards
    } at most.
fault-hero-complete = { $card } is complete: the hero’s set has { $count }.
fault-hero-stays = { $card } belongs to the hero’s set: all { $count } stay in.
fault-other-aspect = { $card } would bring a second aspect: this deck has { $aspect }.

error-setup-fault-no-hero = { fault-no-hero } ({ $rule_id })
error-setup-fault-unknown-card = { $who }: { fault-unknown-card } ({ $rule_id })
error-setup-fault-size = { $who }: { fault-size } ({ $rule_id })
error-setup-fault-hero-card = { $who }: { fault-hero-card } ({ $rule_id })
error-setup-fault-other-hero = { $who }: { fault-other-hero } ({ $rule_id })
error-setup-fault-encounter = { $who }: { fault-encounter } ({ $rule_id })
error-setup-fault-aspects = { $who }: { fault-aspects } ({ $rule_id })
error-setup-fault-copies = { $who }: { fault-copies } ({ $rule_id })

unread-card = Line { $line }: no card is called “{ $words }”.
unread-code = Entry { $line }: no card here has the code { $words }.
unread-count = Line { $line }: “{ $words }” is no number of copies.
unread-hero = There is no hero “{ $words }”.
unread-too-long = From line { $line } on nothing was read: the list is too long.

status-stunned = stunned
    .text = The next attack does not take place; this card is discarded instead.
status-confused = confused
    .text = The next thwart or scheme does not take place; this card is discarded instead.
status-tough = tough
    .text = The next damage is prevented entirely; this card is discarded instead.

keyword-guard = Guard
    .text = The player it engages cannot attack the villain while it is there.
keyword-quickstrike = Quickstrike
    .text = Attacks a hero as soon as it engages one.
keyword-retaliate = Retaliate
    .text = Whoever attacks it takes that much damage, if it survives.
keyword-surge = Surge
    .text = Another encounter card is revealed after this one.
keyword-toughness = Toughness
    .text = Enters play with a tough card.
keyword-peril = Peril
    .text = Whoever resolves it gets no advice and no help: the others play no cards and use no abilities until it is done.
keyword-restricted = Restricted
    .text = A player controls at most two such cards; the ones too many are discarded at once.
keyword-overkill = Overkill
    .text = Damage that an ally or minion does not need goes on to the hero or the villain.
keyword-uses = Uses
    .text = Enters play with counters; it goes when the last is spent.

icon-acceleration = Acceleration
    .text = One threat more in step 1 of the villain phase.
icon-hazard = Hazard
    .text = One encounter card more in step 3 of the villain phase.
icon-crisis = Crisis
    .text = No threat can be removed from the main scheme.

# MC-ANAT-03
stat-atk = ATK
stat-thw = THW
stat-def = DEF
stat-rec = REC
stat-health = hit points
stat-hand = hand size
stat-sch = SCH

resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild

# What happened

event-round-began = Round { $round }
event-phase-began = { $phase }
event-turn-began = { $who } takes a turn
event-turn-ended = { $who } ends the turn
event-game-won = The villain is beaten: you win!
event-game-lost = The villain has won.
event-first-chosen = { $who } is the first player
event-first-passed = The first player token goes to { $who }

event-cards-drawn = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }
event-cards-seen = { $who } draws { $cards }
event-cards-discarded = { $who } discards { $cards }
event-cards-readied = All players’ cards are readied
event-cards-shuffled = { $who } shuffles { $cards } into the deck
event-cards-given-back = { $card }: the stolen cards return to their owners
event-deck-rebuilt = { $who } shuffles the discard pile into a new deck
event-deck-milled = Off the deck of { $who }: { $cards }
event-card-dealt = { $who } is dealt an encounter card
event-card-played = { $who } plays { $card }
event-card-put = { $card } joins { $who }
event-card-entered = { $card } enters play
event-card-discarded = { $card } is discarded
event-card-defeated = { $card } is defeated
event-card-readied = { $card } readies
event-card-returned = { $card } goes to the hand of { $who }
event-card-found = { $who } takes { $card }
event-card-taken = { $who } keeps one card and discards { $cards_count ->
    [0] nothing
   *[other] { $cards }
    }
event-card-revealed = { $who } reveals { $card }
event-card-cancelled = { $card } is cancelled
event-card-robbed = { $card } takes a card from the hand of { $who }
event-event-played = { $who } plays { $card }
event-ability-used = { $card } takes effect
event-resource-generated = { $who } pays with { $card }
event-cost-lowered = The next card of { $who } costs { $count } less
event-counters-placed = { $card }: { $count ->
    [one] 1 counter
   *[other] { $count } counters
    } more
event-form-changed = { $card } becomes { $who }
event-trait-gained = { $card } is { $trait } for this phase
event-power-raised = { $card }: +{ $count } { $stat } for this phase
event-team-raised = { $who } and allies: +1 THW and +1 ATK for this phase
event-cards-exhausted = { $cards } { $cards_count ->
    [one] exhausts
   *[other] exhaust
    }

event-attack-made = { $card } attacks { $target }
event-thwart-made = { $card } thwarts { $target }
event-attack-defended = { $card } defends against { $enemy }
event-enemy-attacks = { $card } attacks { $who }
event-enemy-schemes = { $card } schemes against { $who }
event-boost-given = { $card } gets a boost card
event-boost-turned = Boost: { $card }, +{ $count }
event-boost-ability = Boost ability of { $card }

event-damage-dealt = { $card } takes { $count } damage, { $health } left
event-damage-healed = { $card } heals { $count }, now { $health }
event-damage-moved = { $count } damage goes from { $card } to { $target }
event-damage-prevented = { $count } damage to { $card } prevented
event-damage-soaked = { $card } absorbs { $count } damage
event-status-given = { $card } is { $status }
event-status-lost = { $card } is no longer { $status }
event-threat-placed = { $card }: { $count } threat more, { $threat } now
event-threat-removed = { $card }: { $count } threat less, { $threat } now
event-threat-prevented = { $card }: { $count } threat prevented

event-minion-engaged = { $card } engages { $who }
event-minions-moved = { $cards } now { $cards_count ->
    [one] faces
   *[other] face
    } { $who }
event-drone-made = A drone engages { $who }
event-keyword-peril = { $card } is { $who }’s alone: no advice, no help
event-card-taken-over = { $who } takes control of { $card }
event-keyword-surge = { $card } surges
event-keyword-retaliate = { $card } strikes back
event-keyword-quickstrike = { $card } strikes at once
event-villain-defeated = { $card } is beaten
event-villain-advanced = { $card } enters with { $health ->
    [one] { $health } hit point
   *[other] { $health } hit points
    }
event-scheme-completed = { $card } is complete
event-scheme-advanced = The scheme advances: { $card }
event-scheme-defeated = { $card } is foiled
event-player-eliminated = { $who } is eliminated
event-obligation-removed = { $card } leaves the game
event-acceleration-placed = An acceleration token, { $count } in all
event-encounter-rebuilt = The encounter deck is made anew: acceleration token { $count }
event-encounter-shuffled = The encounter deck is shuffled
event-encounter-discarded = Off the encounter deck: { $card }

# What is asked

prompt-first = Who is the first player?
prompt-mulligan = Which cards do you exchange, if any?
prompt-turn = { $who }, what do you do?
prompt-request = It is the turn of { $who }: do you help with an Action?
prompt-pay = Pay for { $card }: { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
prompt-pay-extra = { $card } costs nothing: do you spend a resource all the same ({ $resource })?
prompt-spend-x = What do you spend for { $card }?
prompt-discard-cost = Which cards do you discard for it?
prompt-end-discard = End of the player phase: which cards do you discard?
prompt-attack = Whom does { $card } attack?
prompt-thwart = Which scheme does { $card } thwart?
prompt-enemy = { $card }: which enemy?
prompt-scheme = { $card }: which scheme?
prompt-player = { $card }: which player?
prompt-heal = { $card }: who is healed?
prompt-ready = { $card }: who is readied?
prompt-attach = What is { $card } attached to?
prompt-host = What is { $card } attached to?
prompt-controller = Who gets { $card }?
prompt-ally-limit = Too many allies: who leaves?
prompt-defend = { $card } attacks { $who } with { $count }: who defends?
prompt-must-defend = Which ally must defend?
prompt-minion-order = Which minion is next?
prompt-order = These happen at the same time: which one first?
prompt-before-attack = { $card } begins an attack on { $who }: interrupt?
prompt-after-attack = { $card } has attacked { $who }: respond?
prompt-before-scheme = { $card } is about to scheme: interrupt?
prompt-before-damage = { $card } is about to take { $count } damage: interrupt?
prompt-before-threat = { $card } is about to get { $count } threat: interrupt?
prompt-before-reveal = { $card } is being revealed: interrupt?
prompt-before-event = { $card } is being played: interrupt?
prompt-before-defeat = { $card } is about to be defeated: interrupt?
prompt-after-scheme = { $card } has schemed: respond?
prompt-after-damage = { $card } has taken damage: respond?
prompt-after-threat = { $card } has got threat: respond?
prompt-after-enters = { $card } has entered play: respond?
prompt-after-your-attack = { $card } has attacked: respond?
prompt-after-thwart = A thwart is done: respond?
prompt-after-defeat = { $card } is defeated: respond?
prompt-after-moved = { $card } has engaged another player: respond?
prompt-after-flip = { $card } has changed form: respond?
prompt-search = Which card do you take?
prompt-summon = Which minion engages you?
prompt-futurist = Which card do you keep?
prompt-on-top = Which of them comes to lie on top of your discard pile?
prompt-printing = Cards of this title differ: which one?
prompt-ancestral = Which cards return to your deck?
prompt-next-step = Which upgrade is next?
prompt-call = Which ally do you call?
prompt-vision = Which power of { $card } rises?
prompt-fury = { $card }: what does he do?
prompt-lose-card = Which card is lost?
prompt-indirect = Divide { $count } indirect damage
prompt-restricted = Keep two restricted cards: which one goes?
prompt-explosion = Divide { $count } damage
prompt-encounter-choice = { $card }: which one?
prompt-obligation-flip = { $card }: go home first?

# What can be answered

fact-left = { $count } damage, { $health } left
fact-boost = A boost card adds 0: { $plus0 }%, 1: { $plus1 }%, 2: { $plus2 }%, 3: { $plus3 }%
fact-falls = { $count } damage, enough
fact-damage = { $count ->
    [0] no damage
   *[other] { $count } damage
    }
fact-status = only discards: { $status }
fact-soaked = { $card } takes the damage
fact-retaliate = { $count } damage back
fact-threat = { $count } threat less, { $threat } left
fact-health = { $health ->
    [one] { $health } hit point
   *[other] { $health } hit points
    } then
fact-takes = { $least } to { $most } damage, most likely { $likely }{ $percent ->
    [0] {""}
    [100] {", falls"}
   *[other] {", falls"} { $percent }%
    }
fact-suffers = { $count ->
    [0] no damage
   *[other] { $count } damage
    }{ $percent ->
    [0] {""}
    [100] {", falls"}
   *[other] {", falls"} { $percent }%
    }
fact-overkill = the rest hits { $who }
fact-still = then { $card } can prevent it
fact-offered = offered by { $who }
fact-ally = ally, THW { $thw }, ATK { $atk }
fact-adds = { $stat } +{ $count }
fact-pays = helps to pay from now on
fact-as-hero = { $idle ->
    [0] the villain attacks
   *[other] villain stunned
    }
fact-as-alter-ego = heal { $count }, { $idle ->
    [0] but he schemes
   *[other] no scheming
    }
fact-free-paying = made for paying
fact-free-in-play = already in play
fact-free-later = too dear this turn: { $count }
fact-useful-playable = playable: cost { $count }
fact-dear-defence = can prevent damage
fact-dear-double = worth 2 for { $aspect }
fact-scheme-done = { $card } completes: the game is lost

option-first = { $who }
option-player = { $who }
option-target = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-order = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-attack = Attack with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-thwart = Thwart with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-at = Attack { $target } with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-facing = Attack { $target }, facing { $facing }, with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-only = Attack { $target } with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count }), nobody else can be attacked
option-thwart-at = Thwart { $target } with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-thwart-only = Thwart { $target } with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count }), no other scheme can be thwarted
option-recover = Recover: heal { $count }
option-flip = Change form
option-play = Play { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (cost { $count })
option-play-event = Play { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (cost { $count })
option-target-facing = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }, facing { $facing }
option-target-of = { $card }, of { $who }
option-target-printing = { $card } ({ $resource }){ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-play-event-printing = Play { $card } ({ $resource }){ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (cost { $count })
option-use = Use { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-use-attack = Attack with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-use-thwart = Thwart with { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-end = End the turn
option-wait = Not now
option-pass = Pass
option-defend = { $card } defends{ $copy ->
    [0] {""}
   *[other] {" "}(#{ $copy })
    }
option-defend-offered = { $card } defends{ $copy ->
    [0] {""}
   *[other] {" "}(#{ $copy })
    }
option-leave-defence = { $card } defends
option-leave-to-others = Leave it to the others
option-nobody-defends = Nobody defends
option-no-defence = Do not defend
option-no-defence-but = { $card } if hit
option-spend = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }:{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } energy
    }{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mental
    }{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physical
    }{ $wild ->
    [0] {""}
   *[other] {" "}+{ $wild } wild
    }
option-generate = Use { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }:{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } energy
    }{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mental
    }{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physical
    }{ $wild ->
    [0] {""}
   *[other] {" "}+{ $wild } wild
    }
option-thw = THW
option-atk = ATK
option-fury-draw = Draw 3 cards
option-fury-threat = 2 threat off a scheme
option-fury-damage = 4 damage to an enemy
option-take-2-damage = Take 2 damage
option-take-3-damage = 3 damage to your hero
option-take-x-damage = { $count } damage to your hero
option-damage-per-upgrade = { $count } damage to your hero
option-place-1-threat = 1 threat on the main scheme
option-place-2-threat = 2 threat on this scheme
option-place-x-threat = { $count } threat on the main scheme
option-make-drone = A drone engages you
option-lose-upgrade = Lose an upgrade
option-spend-each = Spend one resource of each type
option-spend-energy = Spend an energy resource
option-spend-mental = Spend a mental resource
option-spend-physical = Spend a physical resource
option-exhaust-all = Exhaust all your characters
option-stay-hero = Stay a hero
option-go-home = Change to alter-ego
option-exhaust-identity = Exhaust your identity; the card leaves the game
option-lose-random-card = Lose a random card; the card surges
option-be-stunned = Be stunned; the card surges
option-acceleration-token = An acceleration token on the main scheme
option-exhaust-upgrades = Exhaust all your upgrades
option-lose-panther-upgrade = Lose a Black Panther upgrade

# What heroes say before they act, and why

say-turn-flip-hero = I become a hero
say-turn-flip-home = I go home for now
say-recover = I recover
say-attack-at = I attack { $target } with { $card }
say-attack-only = I attack { $target } with { $card }
say-turn-attack-at-self = I attack { $target }
say-turn-attack-only-self = I attack { $target }
say-attack-target = I attack { $card }
say-thwart-at = I thwart { $target } with { $card }
say-thwart-only = I thwart { $target } with { $card }
say-turn-thwart-at-self = I thwart { $target }
say-turn-thwart-only-self = I thwart { $target }
say-thwart-target = I thwart { $card }
say-play = I play { $card }
say-play-event = I play { $card }
say-play-event-printing = I play { $card }
say-use = I use { $card }
say-turn-use-self = I use my ability
say-use-attack = I attack with { $card }
say-use-thwart = I thwart with { $card }
say-defend = Who blocks { $card } for me?
say-order = What comes first?
say-before-reveal = Can somebody stop { $card }?
say-defend-defend-self = I block
say-defend-defend-ally = { $card } blocks
say-defend-defend-guard = I block; keep your cards
say-defend-defend-other = I block with { $card }; keep your cards
say-defend-defend-offered = Thanks: { $card } blocks
say-defend-leave-defence = Thanks: { $card } blocks
say-defend-no-defence-self = I take the hit
say-defend-nobody-defends-self = I take the hit
say-encounter-choice-take-2-damage = I take the 2 damage
say-encounter-choice-take-3-damage = I take the 3 damage
say-encounter-choice-place-1-threat = Rather 1 threat on the scheme
say-encounter-choice-place-2-threat = Rather 2 threat on the scheme
say-encounter-choice-make-drone = I take the drone
say-encounter-choice-be-stunned = I let it stun me
say-encounter-choice-lose-random-card = I lose a card
because-health = { $count ->
    [one] 1 hit point of { $most }
   *[other] { $count } hit points of { $most }
    }
because-threat = { $count } threat of { $most } on the main scheme

# Why not

refused-alter-ego = { $card }: in hero form only
refused-hero = { $card }: in alter-ego form only
refused-dash = { $card } does not have that power
refused-exhausted = { $card } is exhausted
refused-no-attack = Nobody that { $card } may attack
refused-no-thwart = No scheme that { $card } can take threat from
refused-unhurt = { $card } has no damage to heal
refused-flipped = { $card } has changed form this turn already
refused-resource = { $card } only pays, it is never played
refused-cost = Not enough resources for { $card }
refused-unique = { $card } is unique and in play already
refused-max = { $card }: nobody may have another copy
refused-no-target = { $card } has nothing to be attached to
refused-moment = { $card } waits for another moment
refused-used = { $card } was used this round
refused-most = { $card } has been used as often as allowed
refused-tough = { $card }: a tough card would prevent the damage that pays for it
refused-no-card = { $card }: no card in hand to discard for it
refused-guarded = { $card } is guarded by a minion of yours
refused-no-damage = { $card } cannot take damage now
refused-crisis = { $card } is protected by a crisis icon
refused-locked = Nothing removes threat from { $card }
refused-no-counter = { $card } has no counters left
pointless-no-threat = { $card } has no threat to remove
pointless-no-thwart = No scheme has threat that { $card } could remove
pointless-unhurt = { $card } has no damage to heal
pointless-nothing = { $card } would change nothing now

# Names

type-ally = Ally
type-alter-ego = Alter-Ego
type-attachment = Attachment
type-environment = Environment
type-event = Event
type-hero = Hero
type-main-scheme = Main Scheme
type-minion = Minion
type-obligation = Obligation
type-resource = Resource
type-side-scheme = Side Scheme
type-support = Support
type-treachery = Treachery
type-upgrade = Upgrade
type-villain = Villain

aspect-aggression = Aggression
aspect-basic = Basic
aspect-encounter = Encounter
aspect-hero = Hero
aspect-justice = Justice
aspect-leadership = Leadership
aspect-protection = Protection

set-spider-man = Spider-Man
set-captain-marvel = Captain Marvel
set-she-hulk = She-Hulk
set-iron-man = Iron Man
set-black-panther = Black Panther
set-rhino = Rhino
set-bomb-scare = Bomb Scare
set-klaw = Klaw
set-masters-of-evil = Masters of Evil
set-ultron = Ultron
set-under-attack = Under Attack
set-black-panther-nemesis = Black Panther Nemesis
set-she-hulk-nemesis = She-Hulk Nemesis
set-spider-man-nemesis = Spider-Man Nemesis
set-iron-man-nemesis = Iron Man Nemesis
set-captain-marvel-nemesis = Captain Marvel Nemesis
set-legions-of-hydra = Legions of Hydra
set-the-doomsday-chair = The Doomsday Chair
set-standard = Standard
set-expert = Expert

deck-spider-man-justice = Spider-Man: Justice
deck-captain-marvel-leadership = Captain Marvel: Leadership
deck-she-hulk-aggression = She-Hulk: Aggression
deck-iron-man-aggression = Iron Man: Aggression
deck-black-panther-protection = Black Panther: Protection
deck-captain-marvel-aggression = Captain Marvel: Aggression

trait-avenger = Avenger
trait-genius = Genius
trait-hero-for-hire = Hero for Hire
trait-defense = Defense
trait-skill = Skill
trait-superpower = Superpower
trait-aerial = Aerial
trait-attack = Attack
trait-persona = Persona
trait-item = Item
trait-tech = Tech
trait-condition = Condition
trait-soldier = Soldier
trait-shield = S.H.I.E.L.D.
trait-spy = Spy
trait-thwart = Thwart
trait-location = Location
trait-armor = Armor
trait-gamma = Gamma
trait-attorney = Attorney
trait-wakanda = Wakanda
trait-king = King
trait-tactic = Tactic
trait-black-panther = Black Panther
trait-weapon = Weapon
trait-defender = Defender
trait-android = Android
trait-brute = Brute
trait-criminal = Criminal
trait-hydra = Hydra
trait-elite = Elite
trait-masters-of-evil = Masters of Evil
trait-mercenary = Mercenary
trait-drone = Drone
trait-assassin = Assassin
trait-kree = Kree
trait-cyborg = Cyborg

card-spider-man = Spider-Man
    .text = Interrupt: draw a card as soon as the villain starts an attack on you.
card-peter-parker = Peter Parker
    .text = Resource, once per round: gives one mental.
card-black-cat = Black Cat
    .text = Forced response, when played from hand: the two topmost cards of your deck are discarded; those that show a mental icon go to your hand.
card-backflip = Backflip
    .text = Interrupt (defence): an attack is about to hurt you; all its damage is prevented.
    .gist = all damage prevented
card-enhanced-spider-sense = Enhanced Spider-Sense
    .text = Hero interrupt: silence the When Revealed text of a treachery that comes from the encounter deck.
    .gist = its text is silenced
card-swinging-web-kick = Swinging Web Kick
    .text = Hero action (attack): 8 damage to one enemy.
    .gist = 8 damage
card-aunt-may = Aunt May
    .text = Alter-ego action: exhaust her, and Peter Parker heals 4 damage.
    .gist = heals 4 per round
card-spider-tracer = Spider-Tracer
    .text = Goes on a minion. Forced interrupt: when that minion falls, 3 threat leave a scheme you pick.
    .gist = minion falls: 3 threat off
card-web-shooter = Web-Shooter
    .text = Uses: three web counters. Hero resource: exhaust it and use up a counter for one wild.
card-webbed-up = Webbed Up
    .text = Hero form only. Goes on an enemy, one each. Forced interrupt: its next attack does not take place; this card goes instead and leaves it stunned.
    .gist = stops its next attack
card-captain-marvel = Captain Marvel
    .text = Action, once per round: pay one energy and heal her of 1 damage to draw a card.
card-carol-danvers = Carol Danvers
    .text = Action, once per round: a player of your choice draws a card.
card-spider-woman = Spider-Woman
    .text = Response: on her arrival you may confuse the villain.
card-crisis-interdiction = Crisis Interdiction
    .text = Hero action (thwart): take 2 threat off a scheme and, if that worked in full while you are Aerial, 2 more off another one.
    .gist = 2 threat off
card-photonic-blast = Photonic Blast
    .text = Hero action (attack): 5 damage to one enemy; with energy among the payment, draw a card.
    .gist = 5 damage
card-energy-absorption = Energy Absorption
    .text = Three energy icons to pay with.
card-alpha-flight-station = Alpha Flight Station
    .text = Action: exhaust it and throw away a card of your hand to draw one; Carol Danvers draws two.
    .gist = swaps a card per round
card-captain-marvels-helmet = Captain Marvel’s Helmet
    .text = +1 DEF for Captain Marvel, +2 while she is Aerial.
card-cosmic-flight = Cosmic Flight
    .text = Captain Marvel is Aerial. Hero interrupt (defence): give this card up to prevent 3 damage to her.
    .gist = Aerial; prevents 3 damage
card-energy-channel = Energy Channel
    .text = One per player. Action: spend any number of energy resources; each becomes a counter here. Hero action (attack): give it up; one enemy takes 2 damage per counter, 10 at most.
    .gist = 2 damage per energy
card-she-hulk = She-Hulk
    .text = Response: on changing to this side, 2 damage to an enemy.
card-jennifer-walters = Jennifer Walters
    .text = Interrupt, once per round: threat is about to land on a scheme; 1 of it does not.
card-hellcat = Hellcat
    .text = Action: she goes back to her owner’s hand.
card-gamma-slam = Gamma Slam
    .text = Hero action (attack): as much damage to an enemy as you have suffered, 15 at most.
    .gist = as much as you suffered
card-ground-stomp = Ground Stomp
    .text = Hero action: every enemy takes 1 damage.
    .gist = 1 damage to every enemy
card-legal-practice = Legal Practice
    .text = Alter-ego action (thwart): throw away one to five cards of your hand; as much threat leaves one scheme.
    .gist = 1 to 5 threat off
card-one-two-punch = One-Two Punch
    .text = Response: ready She-Hulk when her basic attack is done.
    .gist = ready again
card-split-personality = Split Personality
    .text = Action: turn your identity over, then fill your hand to the size printed on the new side.
    .gist = other form, hand filled
card-superhuman-law-division = Superhuman Law Division
    .text = Alter-ego action: exhaust it and spend a mental resource; 2 threat leave a scheme.
    .gist = 2 threat off per round
card-focused-rage = Focused Rage
    .text = Hero action: exhaust it and suffer 1 damage to draw a card.
    .gist = a card for 1 damage
card-superhuman-strength = Superhuman Strength
    .text = +2 ATK for She-Hulk. Forced response to her attack, if the attacked enemy is still there and not stunned: give this card up to stun it.
card-iron-man = Iron Man
    .text = Hand size grows by 1 per Tech upgrade you control, up to 7 in all.
card-tony-stark = Tony Stark
    .text = Action, once per round: see the three topmost cards of your deck, keep one, discard the rest.
card-war-machine = War Machine
    .text = Action: exhaust him and put 2 damage on him; every enemy takes 1.
card-repulsor-blast = Repulsor Blast
    .text = Hero action (attack): discard the five topmost cards of your deck; one enemy takes 1 damage plus 2 per energy icon among them.
    .gist = 1 damage or more
card-supersonic-punch = Supersonic Punch
    .text = Hero action (attack): 4 damage to one enemy, 8 while you are Aerial.
    .gist = 4 damage, 8 if Aerial
card-pepper-potts = Pepper Potts
    .text = Resource: exhaust her for the icons printed on the topmost card of your discard pile.
card-stark-tower = Stark Tower
    .text = Alter-ego action: exhaust it; a player of your choice takes the uppermost Tech upgrade of their discard pile back to hand.
    .gist = a Tech card comes back
card-arc-reactor = Arc Reactor
    .text = Hero action: exhaust it and Iron Man is ready again.
    .gist = readies Iron Man
card-mark-v-armor = Mark V Armor
    .text = +6 hit points, in both forms.
card-mark-v-helmet = Mark V Helmet
    .text = Hero action (thwart): exhaust it; 1 threat leaves a scheme, or each scheme while you are Aerial.
    .gist = 1 threat off per round
card-powered-gauntlets = Powered Gauntlets
    .text = Hero action (attack): exhaust them for 1 damage to an enemy, 2 while you are Aerial.
    .gist = 1 damage per round
card-rocket-boots = Rocket Boots
    .text = +1 hit point, in both forms. Hero action: exhaust them and spend a mental resource to be Aerial for the rest of the phase.
card-black-panther = Black Panther
    .text = Retaliate 1.
card-tchalla = T’Challa
    .text = Setup: fetch a Black Panther upgrade from your deck, then shuffle.
card-shuri = Shuri
    .text = Response: on her arrival, fetch an upgrade from your deck, then shuffle.
card-ancestral-knowledge = Ancestral Knowledge
    .text = Alter-ego action: one to three cards of different titles go from your discard pile into your deck, which is shuffled.
    .gist = up to 3 cards into the deck
card-wakanda-forever-a = Wakanda Forever!
    .text = Hero action: use the Special ability of all your Black Panther upgrades, one after another as you like; the last one is stronger.
    .gist = all your Specials act
card-wakanda-forever-b = Wakanda Forever!
    .text = Hero action: use the Special ability of all your Black Panther upgrades, one after another as you like; the last one is stronger.
    .gist = all your Specials act
card-wakanda-forever-c = Wakanda Forever!
    .text = Hero action: use the Special ability of all your Black Panther upgrades, one after another as you like; the last one is stronger.
    .gist = all your Specials act
card-wakanda-forever-d = Wakanda Forever!
    .text = Hero action: use the Special ability of all your Black Panther upgrades, one after another as you like; the last one is stronger.
    .gist = all your Specials act
card-vibranium = Vibranium
    .text = Two wild icons to pay with.
card-the-golden-city = The Golden City
    .text = Alter-ego action: exhaust it to draw two cards.
    .gist = 2 cards per round
card-energy-daggers = Energy Daggers
    .text = Special: 1 damage to the villain and to every minion engaged with a player of your choice; 2 as the final step.
    .gist = 1 damage to villain and minions
card-panther-claws = Panther Claws
    .text = Special (attack): 2 damage to an enemy; 4 as the final step.
    .gist = 2 damage, 4 if last
card-tactical-genius = Tactical Genius
    .text = Special (thwart): 1 threat off a scheme; 2 as the final step.
    .gist = 1 threat off, 2 if last
card-vibranium-suit = Vibranium Suit
    .text = Special (attack): 1 damage of your hero’s goes over to an enemy; 2 as the final step.
    .gist = passes 1 damage on, 2 if last
card-hulk = Hulk
    .text = Forced response to his attack: the topmost card of your deck is discarded. Physical: 2 damage to an enemy. Energy: 1 damage to every character. Mental: Hulk is discarded. Wild: all three.
card-tigra = Tigra
    .text = Response: when her attack brings a minion down, she heals 1.
card-chase-them-down = Chase Them Down
    .text = Response (thwart): your hero’s attack brought an enemy down; 2 threat leave a scheme.
    .gist = 2 threat off
card-relentless-assault = Relentless Assault
    .text = Hero action (attack): 5 damage to a minion, with overkill if physical was among the payment.
    .gist = 5 damage to a minion
card-uppercut = Uppercut
    .text = Hero action (attack): 5 damage to one enemy.
    .gist = 5 damage
card-the-power-of-aggression = The Power of Aggression
    .text = Counts twice when it pays for an Aggression card. Two per deck.
card-tac-team = Tac Team
    .text = Uses: three attack counters. Action: exhaust it and use one up for 2 damage to an enemy.
    .gist = 3 × 2 damage
card-combat-training = Combat Training
    .text = For a player of your choice, one each: +1 ATK for that hero.
card-daredevil = Daredevil
    .text = Response: whenever he has thwarted, 1 damage to an enemy.
card-jessica-jones = Jessica Jones
    .text = +1 THW per side scheme in play.
card-for-justice = For Justice!
    .text = Hero action (thwart): 3 threat leave a scheme, 4 if mental was among the payment.
    .gist = 3 threat off or 4
card-great-responsibility = Great Responsibility
    .text = Hero interrupt: threat is about to land on a scheme; all of it hits you as damage.
    .gist = you take it as damage
card-the-power-of-justice = The Power of Justice
    .text = Counts twice when it pays for a Justice card. Two per deck.
card-interrogation-room = Interrogation Room
    .text = One per player. Response: you brought a minion down; exhaust it and 1 threat leaves a scheme.
    .gist = minion down: 1 threat off
card-surveillance-team = Surveillance Team
    .text = Uses: three snoop counters. Action: exhaust it and use one up; 1 threat leaves a scheme.
    .gist = 3 × 1 threat off
card-heroic-intuition = Heroic Intuition
    .text = For a player of your choice, one each: +1 THW for that hero.
card-hawkeye = Hawkeye
    .text = Arrives with four arrow counters. Response: spend one when a minion enters play to put 2 damage on it.
card-maria-hill = Maria Hill
    .text = Response: on her arrival every player draws a card.
card-vision = Vision
    .text = Action, once per round: spend an energy resource; +2 to his THW or ATK, as you like, for this phase.
card-get-ready = Get Ready
    .text = Action: an exhausted ally is ready again.
    .gist = readies an ally
card-lead-from-the-front = Lead from the Front
    .text = Hero action: pick a player; their hero and allies have +1 THW and +1 ATK this phase.
    .gist = THW +1, ATK +1 this phase
card-make-the-call = Make the Call
    .text = Action: an ally from anybody’s discard pile joins you for its printed cost.
    .gist = an ally comes back
card-the-power-of-leadership = The Power of Leadership
    .text = Counts twice when it pays for a Leadership card. Two per deck.
card-the-triskelion = The Triskelion
    .text = You have room for one more ally.
    .gist = room for one more ally
card-inspired = Inspired
    .text = Goes on an ally, one each: +1 THW and +1 ATK.
    .gist = an ally: THW +1, ATK +1
card-black-widow = Black Widow
    .text = Interrupt, as a card from the encounter deck is revealed: exhaust her and spend a mental resource; that card is discarded without effect and another one is revealed.
card-luke-cage = Luke Cage
    .text = Toughness.
card-counter-punch = Counter-Punch
    .text = Response (attack): your hero has defended; the attacker takes damage equal to the hero’s ATK.
    .gist = damage equal to ATK
card-get-behind-me = Get Behind Me!
    .text = Hero interrupt: silence the When Revealed text of a treachery that comes from the encounter deck; the villain attacks you for it.
    .gist = the villain attacks instead
card-the-power-of-protection = The Power of Protection
    .text = Counts twice when it pays for a Protection card. Two per deck.
card-med-team = Med Team
    .text = Uses: three medical counters. Action: exhaust it and use one up; a friendly character heals 2 damage.
    .gist = 3 × heal 2
card-armored-vest = Armored Vest
    .text = For a player of your choice, one each: +1 DEF for that hero.
card-indomitable = Indomitable
    .text = Response: your hero has defended; give this card up to ready the hero.
    .gist = ready again after defending
card-mockingbird = Mockingbird
    .text = Response: on her arrival, stun an enemy.
card-nick-fury = Nick Fury
    .text = Forced response to his arrival, one of these: 2 threat off a scheme, three cards for you, 4 damage to an enemy. He leaves when the round ends.
card-emergency = Emergency
    .text = Interrupt (thwart): the villain’s scheme places 1 threat less.
    .gist = 1 threat less
card-first-aid = First Aid
    .text = Action: any character, friend or foe, heals 2 damage.
    .gist = heals 2
card-haymaker = Haymaker
    .text = Hero action (attack): 3 damage to one enemy.
    .gist = 3 damage
card-energy = Energy
    .text = Two energy icons to pay with. One per deck.
card-genius = Genius
    .text = Two mental icons to pay with. One per deck.
card-strength = Strength
    .text = Two physical icons to pay with. One per deck.
card-avengers-mansion = Avengers Mansion
    .text = One per player. Action: exhaust it; a player of your choice draws a card.
    .gist = a card per round
card-helicarrier = Helicarrier
    .text = One per player. Action: exhaust it; the next card of a player of your choice costs 1 less this phase.
    .gist = a card costs 1 less
card-tenacity = Tenacity
    .text = Hero action: pay one physical and give this card up to ready your hero.
    .gist = readies the hero once
card-rhino-1 = Rhino I
    .text = A brute and nothing else.
card-rhino-2 = Rhino II
    .text = When revealed: the side scheme Breakin’ & Takin’ is fetched and revealed.
card-rhino-3 = Rhino III
    .text = Toughness. When revealed: all heroes are stunned.
card-the-break-in = The Break-In!
    .text = The only stage: once it is complete, you have lost.
card-armored-rhino-suit = Armored Rhino Suit
    .text = Takes all damage meant for Rhino and breaks at 5.
card-charge = Charge
    .text = +3 ATK for Rhino. His next attack has overkill, then this card goes.
card-enhanced-ivory-horn = Enhanced Ivory Horn
    .text = +1 ATK for Rhino. Hero action: three physical resources get rid of it.
card-hydra-mercenary = Hydra Mercenary
    .text = Guard.
card-sandman = Sandman
    .text = Toughness.
card-shocker = Shocker
    .text = When revealed: every hero takes 1 damage.
card-hard-to-keep-down = Hard to Keep Down
    .text = When revealed: Rhino heals 4; if he has nothing to heal, surge.
card-im-tough = “I’m Tough!”
    .text = When revealed: Rhino gets tough; if he is already, surge.
card-stampede = Stampede
    .text = Alter-ego: surge. Hero: Rhino attacks you and stuns whomever he damages.
card-breakin-takin = Breakin’ & Takin’
    .text = When revealed: 1 threat more per player.
card-crowd-control = Crowd Control
    .text = Its crisis icon protects the main scheme.
card-bomb-scare = Bomb Scare
    .text = When revealed: 1 threat more per player.
card-hydra-bomber = Hydra Bomber
    .text = When revealed: take 2 damage, or 1 threat lands on the main scheme; you decide.
card-explosion = Explosion
    .text = When revealed: the first player splits damage equal to the threat on Bomb Scare among heroes and allies. Without Bomb Scare: surge.
card-false-alarm = False Alarm
    .text = When revealed: you are confused; if you are already, surge.
card-klaw-1 = Klaw I
    .text = One boost card more whenever he attacks.
card-klaw-2 = Klaw II
    .text = One boost card more whenever he attacks. When revealed: The “Immortal” Klaw is fetched and revealed.
card-klaw-3 = Klaw III
    .text = Toughness. One boost card more whenever he attacks.
card-underground-distribution = Underground Distribution
    .text = Setup: Defense Network is revealed. Then the encounter deck is discarded down to its first minion, which engages the first player.
card-secret-rendezvous = Secret Rendezvous
    .text = On arrival: the encounter deck is discarded down to its next minion, which engages the first player. Last stage: once it is complete, you have lost.
card-sonic-converter = Sonic Converter
    .text = +1 ATK for Klaw, whose attacks stun whomever they damage. Hero action: one resource of each type gets rid of it.
card-solid-sound-body = Solid-Sound Body
    .text = Klaw has retaliate 1. Hero action: one resource of each type gets rid of it.
card-armored-guard = Armored Guard
    .text = Guard. Toughness.
card-weapons-runner = Weapons Runner
    .text = Surge. Boost: he engages you.
card-klaws-vengeance = Klaw’s Vengeance
    .text = Alter-ego: lose a random card of your hand. Hero: Klaw attacks you; if it hurts anybody, 1 threat lands on the main scheme.
card-sonic-boom = Sonic Boom
    .text = When revealed: spend one resource of each type, or all your characters exhaust. Boost: if the attack hurts you, your hero exhausts.
card-sound-manipulation = Sound Manipulation
    .text = Alter-ego: Klaw heals 4; if he has nothing to heal, surge. Hero: you take 2 damage and Klaw heals 2.
card-defense-network = Defense Network
    .text = When revealed: 1 threat more per player.
card-illegal-arms-factory = Illegal Arms Factory
    .text = When revealed: 1 threat more per player.
card-the-immortal-klaw = The “Immortal” Klaw
    .text = Klaw has 10 hit points more as long as it lasts.
card-the-masters-of-evil = The Masters of Evil
    .text = When revealed: the encounter deck is discarded down to its next Masters of Evil minion, which engages the first player.
card-radioactive-man = Radioactive Man
    .text = After his attack you lose a random card of your hand. Boost: you lose one too.
card-whirlwind = Whirlwind
    .text = His attack goes on to every other hero. Boost: every hero takes 1 damage.
card-tiger-shark = Tiger Shark
    .text = Gets tough after attacking. Boost: the villain gets tough.
card-melter = Melter
    .text = You must defend against him with an ally if you can. Boost: all your allies exhaust.
card-masters-of-mayhem = Masters of Mayhem
    .text = When revealed: all Masters of Evil minions attack their heroes; if none does, one is fetched and engages you.
card-ultron-1 = Ultron I
    .text = After his attack you choose: 1 threat on the main scheme, or a drone for you.
card-ultron-2 = Ultron II
    .text = His attack first makes a drone for you; then he has +1 ATK per drone you face while the attack lasts.
card-ultron-3 = Ultron III
    .text = Drones have +1 ATK and +1 hit point and keep all damage from him. When revealed: Ultron’s Imperative is fetched and revealed.
card-the-crimson-cowl = The Crimson Cowl
    .text = Setup: Ultron Drones is in play. On arrival: a drone for every player.
card-assault-on-norad = Assault on NORAD
    .text = On arrival: a drone for every player. Whenever step 1 has placed threat here, every player takes a drone or places 2 more.
card-countdown-to-oblivion = Countdown to Oblivion
    .text = On arrival: a drone for every player. Its threat cannot be removed. Last stage: once it is complete, you have lost.
card-ultron-drones = Ultron Drones
    .text = A drone is the top card of a player’s deck, face down before that player: SCH 1, ATK 1, 1 hit point. When it falls, it goes to its owner’s discard pile.
card-program-transmitter = Program Transmitter
    .text = +1 SCH for Ultron. After he schemes, 1 threat lands on every side scheme. Hero action: your hero exhausts and two mental resources get rid of it.
card-upgraded-drones = Upgraded Drones
    .text = Facedown drones have +1 ATK and +1 hit point. Hero action: one resource of each type gets rid of it.
card-advanced-ultron-drone = Advanced Ultron Drone
    .text = Guard. As it falls, the player it engaged gets a new drone.
card-android-efficiency-a = Android Efficiency
    .text = When revealed: a drone for every player. Boost: spend an energy resource or take a drone.
card-android-efficiency-b = Android Efficiency
    .text = When revealed: a drone for every player. Boost: spend a mental resource or take a drone.
card-android-efficiency-c = Android Efficiency
    .text = When revealed: a drone for every player. Boost: spend a physical resource or take a drone.
card-rage-of-ultron = Rage of Ultron
    .text = Ultron schemes (alter-ego) or attacks you (hero); as many cards leave your deck as threat or damage came of it.
card-repair-sequence = Repair Sequence
    .text = When revealed: Ultron heals 2 per drone you face; if that heals nothing, surge. Boost: he heals 1 per drone you face.
card-swarm-attack = Swarm Attack
    .text = When revealed: the drones your hero faces attack; if none does, you get one.
card-drone-factory = Drone Factory
    .text = When revealed: a drone for every player, then 1 threat here per drone in play.
card-invasive-ai = Invasive AI
    .text = When revealed: every player loses the three topmost cards of their deck.
card-ultrons-imperative = Ultron’s Imperative
    .text = When revealed: two drones for the first player.
card-under-attack = Under Attack
    .text = When revealed: each player places 2 threat here or their hero takes 3 damage.
card-vibranium-armor = Vibranium Armor
    .text = The villain gets tough whenever it has taken damage. Hero action: your hero exhausts and two physical resources get rid of it.
card-concussion-blasters = Concussion Blasters
    .text = The villain has +1 ATK and retaliate 1. Hero action: your hero exhausts and two energy resources get rid of it.
card-concussive-blast = Concussive Blast
    .text = When revealed: every friendly character takes 1 damage. Boost: only yours do.
card-affairs-of-state = Affairs of State
    .text = For T’Challa: go home if you like, then exhaust him and be rid of it for good, or lose a Black Panther upgrade.
card-usurp-the-throne = Usurp The Throne
    .text = Its hazard icon deals one encounter card more.
card-killmonger = Killmonger
    .text = Black Panther upgrades cannot hurt him.
card-heart-shaped-herb = Heart-Shaped Herb
    .text = Surge. When revealed: the villain and the minions you face get tough. Boost: the villain does.
card-ritual-combat = Ritual Combat
    .text = When revealed: discard the topmost encounter card. Its boost icons plus 1 hit your hero as damage or the main scheme as threat; you decide.
card-legal-work = Legal Work
    .text = For Jennifer Walters: go home if you like, then exhaust her and be rid of it for good, or the main scheme gets an acceleration token.
card-personal-challenge = Personal Challenge
    .text = When revealed: 1 threat more per player.
card-titania = Titania
    .text = Her ATK is what is left of her hit points.
card-genetically-enhanced = Genetically Enhanced
    .text = On the minion with the most printed hit points: +3 hit points. Without a minion: surge.
card-titanias-fury = Titania’s Fury
    .text = When revealed: Titania attacks your hero; if she does not, she heals fully and the card surges. Boost: one boost card more.
card-eviction-notice = Eviction Notice
    .text = For Peter Parker: go home if you like, then exhaust him and be rid of it for good, or lose a random card and the card surges.
card-highway-robbery = Highway Robbery
    .text = When revealed: a random card of every hand disappears under it. Its defeat gives them back.
card-vulture = Vulture
    .text = Quickstrike.
card-sweeping-swoop = Sweeping Swoop
    .text = When revealed: your hero is stunned; surge if Vulture is in play. Boost: friendly characters hurt by the attack are stunned.
card-the-vultures-plans = The Vulture’s Plans
    .text = When revealed: every hand loses a random card; 1 threat lands on the main scheme per type of resource among them.
card-business-problems = Business Problems
    .text = For Tony Stark: go home if you like, then exhaust him and be rid of it for good, or all your upgrades exhaust.
card-imminent-overload = Imminent Overload
    .text = When revealed: 1 threat more per player.
card-whiplash = Whiplash
    .text = Retaliate 1.
card-electric-whip-attack = Electric Whip Attack
    .text = When revealed: your hero takes 1 damage per upgrade of yours, or you lose one. Boost, undefended attack: you lose one.
card-electromagnetic-backlash = Electromagnetic Backlash
    .text = When revealed: five cards leave every deck; each player takes 1 damage per energy icon among theirs.
card-family-emergency = Family Emergency
    .text = For Carol Danvers: go home if you like, then exhaust her and be rid of it for good, or be stunned and the card surges.
card-the-psyche-magnitron = The Psyche-Magnitron
    .text = When revealed: 1 threat more per player.
card-yon-rogg = Yon-Rogg
    .text = After his attack 1 threat lands on The Psyche-Magnitron.
card-kree-manipulator = Kree Manipulator
    .text = Surge. When revealed: 1 threat on the main scheme. Boost, undefended attack: 1 threat too.
card-yon-roggs-treason = Yon-Rogg’s Treason
    .text = When revealed: every card with an energy icon leaves your hand; if there is none, surge.
card-legions-of-hydra = Legions of Hydra
    .text = When revealed: unless Madame Hydra is in play, she is fetched and engages you; then 2 threat more here per Hydra enemy in play.
card-madame-hydra = Madame Hydra
    .text = Cannot be hurt while Legions of Hydra is in play. After she attacks or schemes, it gets 2 threat.
card-hydra-soldier = Hydra Soldier
    .text = Guard. As he falls, the player he engaged is dealt an encounter card.
card-the-doomsday-chair = The Doomsday Chair
    .text = When revealed: unless M.O.D.O.K. is in play, he is fetched and engages you.
card-modok = M.O.D.O.K.
    .text = Retaliate 2.
card-biomechanical-upgrades = Biomechanical Upgrades
    .text = Surge. On the minion with the most printed hit points that has none yet: saves it once from defeat, fully healed.
card-advance = Advance
    .text = When revealed: the villain schemes.
card-assault = Assault
    .text = Alter-ego: surge. Hero: the villain attacks you.
card-caught-off-guard = Caught Off Guard
    .text = When revealed: you lose an upgrade or support, which one the first player says; if you have none, surge.
card-gang-up = Gang-Up
    .text = Alter-ego: surge. Hero: the villain attacks you, then all your minions do.
card-shadow-of-the-past = Shadow of the Past
    .text = When revealed: your nemesis and its scheme appear, the rest of its set joins the deck. If the nemesis does not come: surge.
card-exhaustion = Exhaustion
    .text = Surge. When revealed: your identity exhausts.
card-masterplan = Masterplan
    .text = When revealed: 4 threat on every side scheme; without any, the encounter deck is discarded down to the next one, which is revealed.
card-under-fire = Under Fire
    .text = Surge. When revealed: reveal one more card.
card-drone = Drone
    .text = The top card of a player’s deck, face down.

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-attack = Attack
verb-use-attack = Attack
verb-thwart = Thwart
verb-use-thwart = Thwart
verb-play = Play
verb-use = Use
verb-flip = Change form
verb-recover = Recover
verb-defend = Defend
verb-defend-with = Play if hit
verb-spend = Spend
verb-generate = Use
verb-target = Target
verb-player = Player
verb-order = First
verb-lose = Lose
verb-suffer = Damage
verb-threat = Threat
verb-exhaust = Exhaust
verb-spend-kind = Spend
verb-form = Form
verb-draw = Draw
verb-card = Card
verb-choose = Choose
verb-no-defence = No defence
verb-wait = Not now
verb-pass = Pass
verb-end = End turn

# what is spent
cost-resource = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
cost-exhaust = exhausts
cost-counter = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
cost-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
cost-damage = { $count } damage

# What a forecast counts.

gauge-health = { $card } · hit points
gauge-foe = { $card } · hit points
gauge-threat = { $card } · threat
gauge-minions = Minions in play

# -- what the lab follows from round to round

trend-health = Hit points of all heroes
trend-villain = Hit points of the villain
trend-threat = Threat on the main scheme

puzzle-hold-health = { $value ->
    [one] { $card } takes no damage before the next round: one hit point must stay.
   *[other] { $card } takes no damage before the next round: never fewer than { $value } hit points.
}
puzzle-keep-health = { $cards_count ->
    [one] { $cards } stays in play until the next round.
   *[other] { $cards } stay in play until the next round.
}
puzzle-hold-threat = { $value ->
    [0] No threat on { $card } until the next round.
   *[other] Never more than { $value } threat on { $card } until the next round.
}
puzzle-reach-foe = { $value ->
    [0] Defeat { $card } in this round.
   *[other] Bring { $card } down to { $value } hit points or fewer in this round.
}

shelf-villains = Villains
