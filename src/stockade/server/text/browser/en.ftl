# Interface strings of the browser table. Both languages hold the same ids; names of game things come with the table itself.

## Start page
start-hello = Who keeps watch tonight?
start-line = Four cooperative games, every rule kept for you. Pick one, press start: two clicks and you are at the table.
games = Games
pages = Pages
language = Language
rulebooks = Rulebooks
join-link = Join with a link
join-paste = Paste the link you were given
join-go = Sit down
import-save = Open a save file
play = Play
in-preparation = In preparation
minutes = { $n } min
minutes-long = { $n } minutes
server-silent = The server does not answer. It may be restarting; try again in a moment.
game-unknown = This game is not on the shelf yet.
game-xmen-resistance = X-Men Resistance
    .tagline = A mansion full of the undead. Save who you can and reach the way out.
game-marvel-champions = Marvel Champions
    .tagline = Build a hero turn by turn and stop the villain’s scheme before it fills.
game-dead-of-winter = Dead of Winter
    .tagline = Keep a cold colony alive. Everyone helps; not everyone says what they want.
game-mars-attacks = Mars Attacks
    .tagline = A handful of soldiers, a ruined diner, and every noise brings more of them.
poster-villain = VILLAIN
poster-threat = THREAT
mine-title = Your tables
mine-saved = saved after every answer
mine-alone = alone
mine-with = with { $who }
mine-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
mine-turn = Your turn
mine-sit = Sit down
mine-open = Open
mine-forget = Forget { $table }

## New table
all-games = All games
new-table = New table
new-ready = Ready when you are
new-start = Start the game
new-invite = Invite
more-options = More options
more-what = guide, odds, seed
opt-mission = Mission
opt-heroes = Number of heroes
opt-company = Who plays
opt-guide = Guide
opt-guide-on = show me round
opt-seed = Random seed
opt-seed-new = new each time
opt-seed-own = type one
off = off
show = show
hide = hide
say-play = Play
say-with = with
say-heroes = { $n ->
    [1] one hero
    [2] two heroes
    [3] three heroes
    [4] four heroes
    [5] five heroes
    [6] six heroes
   *[other] { $n } heroes
}
say-solo = { $n ->
    [one] you lead it
   *[other] you lead all of them
}
say-bots = you lead one, bots the rest
say-friends = { $n ->
    [1] with one friend
    [2] with two friends
    [3] with three friends
    [4] with four friends
    [5] with five friends
   *[other] with { $n } friends
}
say-own = as chosen below
crew-hero = Hero { $n }
crew-lead = Who leads { $hero }
lead-you = you
lead-bot = bot
lead-friend = friend { $n }

## Table: places
board = Board
seats-title = Seats
rail-title = Goals, danger and log
goals-title = Objectives
drawers = Drawers
tab-board = Board
tab-seats = Seats
tab-log = Log
tab-goals = Goals
whole-map = Whole map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
round-n = Round { $n }
close = Close
cancel = Cancel
next = Next
previous = Previous
skip = Skip
none = none
confirm = Confirm
online = at the table
the-table = the table
seat-you = you
seat-you-name = You
label-list = { $label }: { $text }
seat-bot = bot
seat-human = person
seat-number = Seat { $n }
seat-name = Name at the table
table-opening = Opening the table…
table-gone = This table cannot be opened
line-lost = The line to the server is down. Trying again; nothing is lost.

## Decision bar
bar-yours = Your decision
bar-others = Somebody else decides
someone-chooses = { $who } { $n ->
    [one] is
   *[other] are
    } choosing…
table-plays = The table plays on…
table-thinks = One moment…
crumb-back = Step back to this choice
hand-over = Let somebody else decide
answers-more = More answers
tool-undo = Undo
tool-hint = Hint
tool-why = Why?
tool-auto = Auto-pass
tool-auto-short = Auto
share-exact = { $n } of { $of } given out
share-range = { $n } chosen, { $least } to { $most }
share-full = { $most ->
    [one] Only one can be chosen. Take one back first.
   *[other] Only { $most } can be chosen. Take one back first.
}
share-more = { $n ->
    [one] One more is needed.
   *[other] { $n } more are needed.
}
share-less = One less: { $what }
share-plus = One more: { $what }
outcome-won = Won! The night is yours.
outcome-lost = Lost. The night wins this time.
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
verb-champions-attack = Attack
verb-champions-thwart = Thwart
verb-champions-play = Play
verb-champions-use = Use
verb-move = Move
verb-attack = Attack
verb-open = Open
verb-zone = Zone
verb-skill = Skill
verb-trait = Trait
verb-rescue = Rescue
verb-take = Take
verb-turn = Next to act
verb-power = Power
verb-use = Use
verb-way = Way
verb-boost = Add
verb-prevent = Prevent
verb-reroll = Reroll
verb-keep = Keep
verb-discard = Discard

## Undo, hint, auto-pass
undo-title = How far back?
undo-nothing = There is nothing to take back.
undo-answer = The last answer
undo-action = This action
undo-turn = The whole turn
undo-free = free
undo-seen = something was seen since
undo-consent = the others must agree
undo-sure-title = Step back?
undo-sure = Something was revealed since. { $who } must agree.
undo-keep = Keep playing
undo-ask = Ask them
undo-request-title = Step back?
undo-request = { $who } would like to take something back.
undo-waiting = { $n ->
    [one] Waiting for one answer.
   *[other] Waiting for { $n } answers.
}
undo-agree = Agree
undo-refuse = Refuse
hint-title = What a bot would do
hint-thinking = Thinking…
hint-none = No opinion on this one.
hint-not-now = Hints come with your own questions.
auto-what = When a question could be answered with “Pass”, it is passed for you and noted in the log.
auto-enemies = Pass until the enemies
    .text = Nothing extra in the heroes’ turns; you are asked again when the enemies act.
auto-round = Pass until the next round
    .text = Also through all that the game itself does before that.
auto-colony = Pass until the colony phase
    .text = Nothing extra in the players’ turns; you are asked again when night falls.
auto-test = Pass until the end-of-Round test
    .text = You are asked again when the test is rolled.
auto-still = A question that cannot be passed is always asked.
auto-off = Ask me again
autopass-on = Passing for you. Press Auto-pass again to stop.
autopass-off = You are asked again.

## Why, rules
rules-title = Rules
rules-search = Search the rules
rules-open = Open the rulebook
rules-none = No rule says that.
rules-failed = The rules could not be fetched.
rules-no-cite = No rule is cited for this question.
rule-open = Rule { $rule }
rule-ours = Our ruling where the book is silent.
why-question = Why this question
why-over = The game is over.
why-waiting = Not now: waiting for { $who }.
why-not-here = { $thing }: not an answer to “{ $question }”
book-title = { $game }: the rules
book-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}
topic-mission = Mission { $id }
topic-COMP = Components
topic-SETUP = Setting up
topic-ROUND = The round
topic-DEF = Words of the game
topic-LOS = Line of sight
topic-MOVEMENT = Moving about
topic-LEVEL = Levels
topic-STAIRS = Stairs
topic-ELEV = Elevator
topic-ID = Hero boards
topic-XP = Experience and danger
topic-ENEMY = Enemies
topic-PLAYER = Player phase
topic-MOVE = Move action
topic-OPEN = Open action
topic-TRAIT = Heroic Traits
topic-RESCUE = Rescue
topic-POWERUP = Power-Up
topic-OBJ = Objectives and exit
topic-EPHASE = Enemy phase
topic-EATTACK = Enemies attack
topic-EMOVE = Enemies move
topic-WINDOW = Windows
topic-RUNNER = Runners
topic-SPAWN = Spawning
topic-BUILD = Opening buildings
topic-COMBAT = Combat
topic-POWER = Power
topic-BYST = Bystanders
topic-SENT = Sentinel Hand
topic-HERO = Super Heroes
topic-BCARD = Bystander cards
topic-ZMODE = Zombie Mode
topic-ZHERO = Zombie Heroes
topics = Topics

## Log and digest
log-title = Log
log-newest = newest last
chat-peril = Peril: nobody gives advice now
chat-say = Say something to the table
log-more = Earlier lines
digest-title = What the enemies changed
digest-now = So far this phase
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

## Board
zone-shut = Nobody has opened it yet.
zone-empty = Nobody here.
count-of = { $n } × { $name }
facedown = facedown Bystander card
spawn-point = Spawn Point { $n } ({ $color })
spawn-point-asleep = Spawn Point { $n } ({ $color }), not active
objective-here = Objective ({ $color })
exit-here = Exit
sentinel-here = { $side ->
    [charged] Sentinel Hand, charged
   *[other] Sentinel Hand, spent
}
lying-here = { $name }, lying on the ground
token-here = { $name } ({ $color } Objective)
goal-count = { $n } of { $of }
card-token = Objective
brief-cost = { $what } ({ $n } Actions)
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
share-chosen = { $n } of { $of } chosen
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
tip-several = { $n } answers touch this: click to choose.

## Seats and cards
health-of = Health { $n } of { $max }
power-of = Power { $n } of { $max }
actions-of = Actions { $n } of { $max }
xp = XP
turn-deciding = Deciding
turn-active = Acting
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
pile-title = { $name }: { $count } left, { $discards } discarded
pile-empty = { $name }: nothing has been discarded yet.
last-roll = { $hero } rolled, hits on { $accuracy }+
roll-fell = { $n ->
    [one] { $name } down
   *[other] { $n } { $name } down
}
roll-lost = { $n ->
    [one] one hit lost
   *[other] { $n } hits lost
}
roll-nobody = nobody falls
roll-of = { $hero }: { $hits } ({ $accuracy }+)
roll-hits = { $n ->
    [one] one hit
   *[other] { $n } hits
}
goal-done = done
goal-now = next
goal-later = later
card-trait = Heroic Trait
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
hold-nothing = No card to hold up here.

## Settings, invitations, keyboard
settings-title = Settings
set-speed = Animations
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
set-odds = Odds on answers
set-text = Text size
text-normal = normal
text-big = large
save-game = Save to a file
save-failed = The save file could not be fetched.
keys-title = Keyboard
key-digits = choose an answer
key-arrows = walk over the board
key-enter = press what has the focus, confirm
key-undo = undo
key-hint = hint
key-why = why: the rules behind the question
key-auto = auto-pass
key-hold = hold up a card
key-log = go to the log
key-text = text view
key-escape = close
invite-title = Seats and links
invite-text = Each link opens one seat: give it to one person only. The watch link shows the table and can do nothing.
invite-only-here = These links work on this computer only. For other devices, start with ./stockade serve --host 0.0.0.0 and open the table under the address of this computer.
invite-not-yours = The links are with the person who set up this table.
invite-watch = Watch
invite-link = Link for { $who }
copy = Copy
copied = Copied
copy-failed = Copying is not allowed here: scan the code or copy the link by hand.
qr-of = QR code for { $who }

## Text view
text-title = Text view
text-hero = { $hero } ({ $who }): { $zone }; Health { $health } of { $max }, Power { $power }, Actions { $actions }, danger level { $level } with { $xp } XP; cards: { $cards }
text-open = Open: { $a } – { $b }
text-locked = Locked ({ $color }): { $a } – { $b }

## Guided start
guide-title = A short tour
guide-step = { $n } of { $of }
guide-skip = Skip
guide-done = Let’s play
guide-again = Show me round again
guide-bar = The question
    .text = Everything you can do now stands here. Click an answer or press its digit. It says what it is likely to do.
    .tap = Everything you can do now stands here. Tap an answer; it says what it is likely to do. Long ones scroll.
guide-board = The board
    .text = What glows with a dashed edge can be chosen by clicking it. Point at any zone to see what stands there; click what does not glow and it says why not.
    .tap = What glows with a dashed edge can be chosen by tapping it. Tap any other zone to see what stands there and why it cannot be chosen. Two fingers zoom.
guide-seats = The players
    .text = What everyone has and can still do. Whoever decides is lit; click a name or a card to read it large.
guide-goals = The goal
    .text = What wins the game, and how far it is. After the other side has acted, this place says what changed.
guide-xmen-seats = The heroes
    .text = Health, Power and Actions of everyone. The one who decides is open; the paper slips are cards: click one to read it large.
guide-xmen-goals = The objectives
    .text = What wins the mission, in order, and how dangerous the night has become. After the enemies act, this place says what they changed.
guide-winter-board = Colony and places
    .text = What glows with a dashed edge can be chosen by clicking it. On your turn click a place to send somebody there. +1 beside an entrance is what the night will bring; a skull means that somebody will fall.
    .tap = What glows with a dashed edge can be chosen by tapping it. The row above shows the six places: tap one to look inside. +1 beside an entrance is what the night will bring; a skull means that somebody will fall.
guide-winter-mine = Only you see this
    .text = Your cards, and the secret objective that decides whether you win: the list ticks itself. Somebody may well have another reason to be here.
    .tap = Your dice and your cards. The secret objective that decides whether you win is in the drawer of the goals: its list ticks itself.
guide-winter-seats = The others at the fire
    .text = Everybody’s dice, survivors and how hurt they are. Take up one of your dice to see what it pays for. A striped seat is in exile.
guide-winter-goals = The main objective
    .text = What the colony needs. Below it the crisis of this round: cards for it lie face down until the night, and a wrong one does harm.
guide-log = The log
    .text = Everything that happens, newest last. Point at a line to light its pieces; (i) opens the rule it follows.
guide-tools = Four helpers
    .text = Undo is free until something was revealed. Hint shows what a bot would do, Why? opens the rules, Auto-pass stops asking for a while.
lesson-step = First steps, { $n } of { $of }
lesson-skip = Stop the tips
lesson-good = Got it
lesson-xmen-next = Who goes first?
    .text = In each round every hero takes one turn, in whatever order you like. Any of them can begin: click a name here, or the hero on the board.
lesson-xmen-first = Towards the Danger Room
    .text = { $hero } has { $n } Actions; a Move, an attack or a door costs one each. The green Objective lies in the Danger Room: step into the Control room, then open its door. That shows who is inside: Enemies, and Bystanders to rescue.
lesson-xmen-open = Open the door
    .text = { $hero } has { $n } Actions; a Move, an attack or a door costs one each. What you need lies behind doors. Opening one shows who is inside: Enemies, and Bystanders to rescue.
lesson-xmen-attack = Attack
    .text = { $hero } has { $n } Actions; a Move, an attack or a door costs one each. Enemies in reach glow: each answer says how likely it is to work. Leaving a zone costs one Action more for every Enemy in it.
lesson-xmen-move = Move
    .text = { $hero } has { $n } Actions; a Move, an attack or a door costs one each. Zones that glow are one Move away. Point at any zone to see how far it is and what it sees.
lesson-xmen-power = Power makes dice
    .text = Each Power adds one die to this attack; the answers say what that is likely to change. Everybody gains 1 Power at the start of a round, and “Power up” brings more. Skills and cards cost Power, too.
lesson-xmen-end = When to end the turn
    .text = Go on while an Action helps: what is left is lost at the end of the turn. When all heroes have acted, Enemies strike whoever stands with them, or come closer; then new ones arrive. Undo is there if you change your mind.

## Credits
credits = Credits
credits-icons = Icons
credits-icons-text = From game-icons.net, made by the authors below, under the Creative Commons licence CC BY 3.0 (Viscious Speed and Zeromancer: CC0). Cut and recoloured for this table.
credits-fonts = Letters
credits-fonts-text = Atkinson Hyperlegible by the Braille Institute and Big Shoulders Display by Patric King, both under the SIL Open Font License.
credits-games = The games
credits-games-text = Names of games and characters belong to their owners. Rules and cards are told in our own words; boards, frames and figures are our own drawing.

## Marvel Champions
mc-health = { $n } of { $of } hit points
mc-hit-points = hit points
mc-threat = { $n } threat
mc-threat-of = { $n } of { $of } threat
mc-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
    }
mc-exhausted = Exhausted
mc-boost = boost
mc-now = Now
mc-why-not = Not now
mc-res-energy = energy
mc-res-mental = mental
mc-res-physical = physical
mc-res-wild = wild
mc-atk = ATK
mc-sch = SCH
mc-as-boost = as a boost
mc-boost-was = Boost was +{ $n }
mc-boost-cards = { $n } boost cards
mc-boost-unseen = Boost, unseen
mc-boost-none = No boost
mc-pile-closed = { $name }: { $n } cards, face down. Nobody may look.
mc-villain-area = Villain
mc-full-next = Full at { $n }: the next stage begins.
mc-full-lost = Full at { $n }: { $villain } wins.
mc-next-round = next round
mc-no-sides = No side scheme
mc-encounter-deck = Encounter deck
mc-encounter-discard = Encounter discard
mc-own-deck = Your deck
mc-own-discard = Discard pile
mc-removed = Removed from the game
mc-deck = deck
mc-discard = discard
mc-to-clear = threat to clear
mc-icon-hazard = Hazard: one more encounter card
mc-icon-acceleration = Acceleration: one more threat each round
mc-icon-crisis = Crisis: the main scheme keeps its threat
mc-attack-of = Attack of { $n }
mc-paying = Paying
mc-set-unseen = a set nobody sees
mc-shuffled-in = Shuffled in: { $sets }
mc-new-stage = Next stage
mc-using = Using
mc-end-won = The villain is beaten
mc-end-lost = The villain has won
mc-end-beaten = The last stage of the villain has fallen.
mc-end-all-out = No hero is left in the game.
mc-end-scheme = The last main scheme is complete: { $scheme }.
mc-sum-minions = { $n ->
    [one] one enemy down
   *[other] { $n } enemies down
    }
mc-sum-hero = { $cards ->
    [one] one card
   *[other] { $cards } cards
    }, { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
    }, { $thwarts ->
    [one] one thwart
   *[other] { $thwarts } thwarts
    }
mc-aim-next = until { $n } threat: next stage
mc-out = Eliminated
mc-out-what = Out of the game; the cards are set aside.
mc-seat-open = Show the area of { $name } in full
mc-seat-close = Back to your own area
mc-discard-of = Discard pile of { $name }
mc-first-player = First player
mc-dealt = { $n ->
    [one] 1 encounter card dealt, face down
   *[other] { $n } encounter cards dealt, face down
    }
mc-upgrades = Upgrades
mc-supports = Supports
mc-nothing-yet = Nothing in play yet.
mc-hand = Hand
mc-hand-shown = Hand of { $n }, shown
mc-hand-closed = Hand of { $n }, closed
mc-deck-discard = deck { $deck } · discard { $discard }
mc-playing = Playing
mc-revealed = Revealed
mc-payment = Payment
mc-of = { $n } of { $of }
mc-pay-over = { $n } too many.
mc-pay-exact = Paid exactly.
mc-pay-short = { $n } to go.
mc-pay-how = Click cards and powers that glow.
mc-pay-done = Confirm discards the cards you picked.
mc-discards = { $n ->
    [0] no card is discarded
    [one] discards 1 card
   *[other] discards { $n } cards
    }
mc-none-picked = none picked
mc-pay-auto = Cheapest
mc-pay-auto-what = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
    }{ $others ->
    [0] {""}
    [one] {" "}+ 1 power
   *[other] {" "}+ { $others } powers
    }
mc-clear = Clear
mc-clear-what = pick again
mc-pay-back = Take back
mc-pay-back-what = one step
mc-your-hand = Your hand
mc-hand-of = Hand of { $name }
mc-hand-size = { $n } of { $of } cards
mc-hand-empty = No cards in hand.
mc-piles = Piles
mc-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
    }
mc-aim-win = to beat { $villain }
mc-aim-stage = { $n ->
    [one] then one more stage of { $villain }
   *[other] then { $n } more stages of { $villain }
    }
mc-aim-lose = until { $n } threat, at most
mc-step-boost = Boost card, face down
mc-step-defender = A defender
mc-step-turn = Turn the boost up
mc-step-damage = Damage
mc-step-threat = Threat
mc-nobody = nobody
mc-may-interrupt = you may interrupt
mc-attack-title = { $enemy } attacks
mc-scheme-title = { $enemy } schemes
mc-against = on { $who }
mc-is-exhausted = { $who } is exhausted
mc-is-ready = { $who } is ready
mc-turn-basic = Thwart { $thw } or attack { $atk }
mc-turn-recover = Recover { $rec }
mc-your-turn = Your turn
mc-turn-of = Turn of { $who }
mc-turn-play = { $n ->
    [0] Play cards
    [one] 1 card can be played
   *[other] { $n } cards can be played
    }
mc-turn-flip = Change form
mc-flip-done = once, done
mc-flip-open = once, still open
mc-villain-1 = Threat on the main scheme
    .short = Threat
mc-villain-2 = Villain and minions act
    .short = Villain acts
mc-villain-3 = Encounter cards are dealt
    .short = Deal
mc-villain-4 = Encounter cards are revealed
    .short = Reveal
mc-villain-5 = First player passes on
    .short = Pass on
mc-villain-phase = Villain phase
mc-hazards = { $n ->
    [one] 1 card more
   *[other] { $n } cards more
    }
mc-setup-title = Before the first round
mc-setup-first = Who is first player
mc-setup-hand = Exchange cards of the hand
mc-step-line = Step { $n } of 5 · { $what }
mc-goal-line = Villain { $hp } · threat { $threat } / { $target }
mc-digest-hurt = damage to { $who }
mc-digest-threat = threat: { $scheme } { $now } / { $of }
mc-sum-damage = { $n } damage dealt
mc-sum-threat = { $n } threat removed
mc-sum-cards = { $n } cards played
mc-opt-villain = Villain
mc-opt-mode = Mode
mc-opt-modular = Modular set
mc-opt-hands = Hands
mc-crew-deck = Deck { $n }
mc-more-sets = Sets and hands
mc-recommended = recommended set
mc-pile-all = All cards of the pile
mc-removed-n = removed: { $n }
mc-standing = Standing answers
mc-standing-what = Say once what to do with a card whenever it could be used; cards that cost nothing and only help are always used until you say otherwise. Nobody else sees it, and a choice that must be made is always asked.
mc-standing-when = When it could be used:
mc-standing-of = { $card }: what to do
mc-standing-ask = Ask
mc-standing-always = Always
mc-standing-never = Never this round
mc-standing-end = Ask about { $card } again
mc-standing-only-you = only you see this
auto-villain = Pass until the villain
    .text = Until the villain phase begins.
deck-builder = Deck builder
deck-build = Build a deck
deck-to-table = New table
deck-import = Import a list
deck-export = Export
deck-mine = My decks
deck-prepared = Prepared decks
deck-new = New deck for
deck-new-name = { $hero }, new deck
deck-copy-name = { $name }, copy
deck-copy-what = start from a copy
deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
deck-legal = Ready to play
deck-not-yet = Not ready yet
deck-forget = Throw away { $name }
deck-sure = Sure?
deck-none-yet = None yet. Choose a hero below.
deck-hello = Choose a hero
deck-hello-text = A new deck starts with the fifteen cards of its hero. Add one aspect and basic cards until there are forty to fifty. Every card that cannot go in says which rule keeps it out.
deck-gone = This deck is not here
deck-gone-text = Decks are kept in the browser they were built in. Export it there and import it here.
deck-pool = Cards to choose from
deck-kind = Type of card
deck-all-kinds = All types
deck-search = Search cards
deck-nothing-found = No card fits.
deck-unique = unique
deck-less = One { $name } less
deck-more = One { $name } more
deck-no-more = No further copy
deck-name = Name of the deck
deck-of = of { $least } to { $most }
deck-more-faults = and { $n } more
deck-curve = Cards by cost: { $list }
deck-play = Play with it
deck-cards-list = Cards of the deck
deck-import-what = Paste a list in English or French, with a number before or after each title, or the JSON that deck sites export. Headings and comments are passed over.
deck-import-eg = 
    Spider-Man
    2x Backflip
    1x Black Cat
deck-list = List
deck-read = Read it
deck-file = Choose a file
deck-understood = { $n } cards recognised, hero: { $hero }
deck-unread = { $n ->
    [one] One line was not recognised
   *[other] { $n } lines were not recognised
    }
deck-near = Perhaps: { $titles }
deck-keep = Keep as my deck
deck-form = Form
deck-form-list = List
deck-form-json = JSON for deck sites
deck-copy = Copy
deck-copied = Copied
deck-download = Download
mc-recommended-set = recommended: { $set }
mc-mode-standard = Standard
mc-mode-expert = Expert
mc-modular-bomb-scare = Bomb Scare
mc-modular-masters-of-evil = Masters of Evil
mc-modular-under-attack = Under Attack
mc-modular-legions-of-hydra = Legions of Hydra
mc-modular-the-doomsday-chair = The Doomsday Chair
mc-modular-random = Random, unseen
verb-play = Play
verb-thwart = Thwart
verb-defend = Defend
verb-target = Target
lesson-mc-mulligan = Your first hand
    .text = Click the cards you would rather exchange, then confirm. Cheap allies, upgrades and supports are good to begin with: what stays in play works every round.
lesson-mc-flip = Two lives
    .text = You begin as your alter-ego, who can recover but not fight. Changing form is free, once in your turn. As a hero you attack and thwart; against a hero { $villain } attacks, against an alter-ego it schemes.
lesson-mc-turn = Your turn
    .text = Cards that glow can be played, characters that glow can act. Do as many things as you can pay for, in any order. Beat { $villain } before the scheme is full.
lesson-mc-pay = Cards are money
    .text = Every card you do not play can pay for one you do: each icon in its lower left corner is one resource. Click cards until the tray is full, or let “Cheapest” choose.
lesson-mc-defend = Who defends?
    .text = A hero who defends exhausts and takes less by DEF; an ally who defends takes it all instead. The boost card is still hidden: its chances stand below it.

# ---- Mars Attacks ----
ms-exit = Exit
ms-exit-shut = Exit · not yet
ms-exit-here = exit
ms-zombies = { $n ->
    [0] nobody
    [one] 1 Zombie
   *[other] { $n } Zombies
    }
ms-stunned = { $n } stunned
ms-point = { $n ->
    [one] Incursion Point, 1 die
   *[other] Incursion Point, { $n } dice
    }
ms-transmitter = the transmitter
ms-counter = a counter to search
ms-ground-open = street
ms-ground-rubble = rubble, gives cover
ms-ground-ruin = ruin
ms-ground-solid = solid block, nobody enters
ms-blue = starting area
ms-landing = landing zone
ms-sees-clear = { $who } has a clear shot
ms-sees-cover = { $who } sees it behind cover
ms-sees-not = { $who } does not see it
ms-noise = Noise · 3 squares
ms-state-now = Acting
ms-state-ready = Ready
ms-state-done = Done
ms-state-rattled = Rattled
ms-state-caught = Caught
ms-state-dead = Lost
ms-state-out = Out
ms-state-camp = In camp
ms-shoot = shoot
ms-fight = fight
ms-survive = survive
ms-range = range
ms-heroics = Heroics { $n } of { $max }
ms-turn = Turn { $n } · { $uses ->
    [one] 1 use left
   *[other] { $uses } uses left
    }
ms-alive = { $n } alive
ms-alive-points = { $n } alive · { $points } points
ms-hand = Hand
ms-hand-note = shared · deck { $n }
ms-hand-empty = No cards in hand.
ms-laid = Laid
ms-skull = also while a Zombie acts
ms-kind-boost = Boost
ms-kind-counter = Defence
ms-kind-order = Order
ms-kind-event = Event
ms-kind-support-strike = Support · strike
ms-kind-support-move = Support · transport
ms-ability = Ability
ms-cost = { $n ->
    [one] 1 point
   *[other] { $n } points
    }
ms-test = How stupid are they?
ms-succeeds = { $n }+ succeeds
ms-test-sum = { $n ->
    [0] no success: they stay where they are
    [one] success: the first result happens
   *[other] successes: all results up to { $n } happen
    }
ms-result-1 = In your square: they fight
ms-result-2 = One step away: they come in
ms-result-3 = Seeing you: one square nearer
ms-result-4 = And one square more
ms-result-5 = A die at each Incursion Point
ms-arrivals = New arrivals
ms-fire = If { $who } fires
ms-fire-note = without moving
ms-hear = { $n ->
    [0] nobody hears it
    [one] 1 hears it
   *[other] { $n } hear it
    }
ms-deaf = { $n } too far
ms-rolled = Last dice
ms-reactions = Reactions
ms-end = End of Round
ms-so-far = so far
ms-dice = { $n } dice, { $stat }+
ms-added = { $n ->
    [0] nothing added yet
    [one] one action added a die
   *[other] { $n } actions added dice
    }
ms-odds = Chance of at least so many successes: { $list }
ms-newcomers = { $n ->
    [one] about 1 newcomer
   *[other] about { $n } newcomers
    }
ms-digest-test = { $n ->
    [0] successes: the Zombies stayed where they were
    [one] success on the end-of-Round test
   *[other] successes on the end-of-Round test
    }
ms-digest-dead = { $who } died in { $square }
ms-digest-bites = { $n ->
    [one] attack: { $who }
   *[other] attacks: { $who }
    }
ms-digest-moved = { $n ->
    [one] step closer
   *[other] steps closer
    }
ms-digest-came = { $n ->
    [one] newcomer: { $squares }
   *[other] newcomers: { $squares }
    }
ms-digest-fell = { $n ->
    [one] Zombie fell
   *[other] Zombies fell
    }
ms-digest-noise = one die more at the end of the Round
ms-text-model = { $who } ({ $unit }): { $square }, { $state }; shoot { $shoot }, fight { $fight }, survive { $survive }, Heroics { $points }
ms-sum-killed = { $n ->
    [one] 1 Zombie felled
   *[other] { $n } Zombies felled
    }
ms-sum-out = { $n } got away
ms-sum-lost = { $n } lost
ms-force = Your force
ms-hero = Hero
ms-force-alive = { $n } points alive. Nobody joins on the way.
ms-force-points = { $n } of { $limit } points
ms-force-reset = Recommended force
ms-of-points = of { $n } points chosen
ms-points-left = { $n } left
ms-up-to = up to { $n } points
ms-too-many = { $n ->
    [one] 1 point too many
   *[other] { $n } points too many
    }
ms-lost-in = lost in { $battle }
ms-kills = { $n ->
    [one] 1 kill
   *[other] { $n } kills
    }
ms-battle = Battle { $n }
ms-battle-past = { $result ->
    [won] won
    [retreat] retreat
   *[other] lost
    } · { $n ->
    [one] 1 Round
   *[other] { $n } Rounds
    } · { $lost } lost
ms-limit-surprise = up to 35 points
ms-limit-help = up to 50 points
ms-limit-breaking = the whole force
ms-limit-home = decides the campaign
ms-next = Next
ms-between = Between battles
ms-the-end = The end
ms-again = Again
ms-over = { $outcome ->
    [won] The campaign is won
   *[other] The campaign is lost
    }
ms-after = { $battle } · { $result ->
    [won] won
    [retreat] retreat
   *[other] lost
    }
ms-final = { $n ->
    [one] point saved
   *[other] points saved
    }
ms-report = { $result ->
    [won] won
    [retreat] retreat
   *[other] lost
    }
ms-report-rounds = { $n ->
    [one] One Round
   *[other] { $n } Rounds
    }
ms-report-kills = { $n ->
    [0] no kill so far in this campaign
    [one] one kill so far in this campaign
   *[other] { $n } kills so far in this campaign
    }
ms-report-back = { $n ->
    [one] One came back
   *[other] { $n } came back
    }
ms-report-lost = { $n ->
    [0] Nobody was lost
    [one] One was lost
   *[other] { $n } were lost
    }
ms-report-left = { $n } points alive
ms-report-stay = Whoever falls is gone for the rest of the campaign
ms-key-in = chosen
ms-key-free = may join
ms-key-big = does not fit
ms-fact-zombies = { $n } Zombies, then { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
    } a Round
ms-fall-surprise = If nobody gets out
ms-fall-surprise-then = Played again with the rest of the force, or all from scratch
ms-fall-help = If all fall before the message
ms-fall-help-then = Played again with the rest of the force
ms-fall-breaking = If nobody gets away
ms-fall-breaking-then = The campaign is lost; after a retreat it is played again
ms-fall-home = If nobody is saved
ms-fall-home-then = The campaign is lost
ms-prize-surprise = Reward: one Heroics point
ms-prize-surprise-who = For one who lives
ms-prize-help = Reward: two Heroics points
ms-prize-help-who = For two who live
ms-prize-breaking = Reward: two Heroics points
ms-prize-breaking-who = For two who live
ms-prize-home = The score of the campaign
ms-prize-home-who = The points of everybody who is saved
ms-best = Best campaigns
ms-best-note = points saved
ms-best-nameless = nameless
ms-best-line = { $outcome ->
    [won] won
   *[other] lost
    } with { $side ->
    [human] Humans
   *[martian] Martians
    }, { $lost ->
    [0] nobody lost
   *[other] { $lost } lost
    }{ $dice ->
    [none] { "" }
   *[other] , dice { $dice }
    }
ms-hire-once = { $who } can only be taken once ({ $rule }).
ms-hire-points = { $n ->
    [one] One point too many: at most { $limit } are allowed ({ $rule }).
   *[other] { $n } points too many: at most { $limit } are allowed ({ $rule }).
    }
ms-drop-last = Somebody has to go: hire another one first.
ms-seats-few = { $n ->
    [one] One purchase, one player: hire more to share the force.
   *[other] { $n } purchases are too few for so many players: { $n } of you will sit down.
    }
ms-file-open = Open a file
ms-file-save = Save as a file
ms-file-read = Your force is now the one in { $file }.
ms-file-problem = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
    }: { $why }
ms-extra = Extra Zombies at the start
ms-extra-none = none
ms-difficulty-printed = as printed
ms-campaign = the whole campaign
ms-opt-battle = Battle
ms-opt-side = Side
ms-side-human = Humans
ms-side-martian = Martians
ms-solo = alone
ms-build = Build your own force
ms-build-note = models, difficulty
ms-drop = One { $who } fewer
ms-difficulty = Dice at every Incursion Point
verb-activate = Acts
verb-aim = Aim
verb-shoot = Shoot
verb-deploy = Start in
verb-add = Joins
verb-lay = Lay out
lesson-ms-deploy = Hold the diner
    .text = Choose a square for each of your models inside the blue line, or spread them all out at once. Low walls give cover, full walls hide you.
lesson-ms-squad = Who goes?
    .text = Each battle has room for so many points. Whoever falls is gone for the rest of the campaign.
lesson-ms-turn = Your Turn
    .text = A Turn has two uses: activate models or play a card. Click a model that glows. When everybody has acted, the Round ends and the Zombies take their test.
lesson-ms-act = Every sound brings them closer
    .text = { $who } may move, shoot or do nothing. Percentages on the board are your chance to hit; a shield means the target has cover. After the action every Zombie that saw or heard it comes nearer.

## Dead of Winter
digest-winter = What the night brought
chat-send = Send
dw-you = you
dw-first = First player
dw-reader = Holds the crossroads card
dw-leader = leader
dw-exiled = Exiled
dw-used = used
dw-now = Now
dw-state-deciding = Deciding
dw-state-turn = Acts
dw-state-next = Next
dw-state-out = Out
dw-no-dice = no dice yet
dw-die = Die { $n }, unused
dw-die-used = Die { $n }, used
dw-die-not-now = Dice are taken up in your own turn, or when a question asks for one.
dw-hand-size = Cards in hand
dw-hand = Hand
dw-hand-of = Hand of { $who }
dw-hand-empty = No cards in hand.
dw-found = found
dw-watching = You are watching: hands and secrets stay with their owners.
dw-cover = Pass the screen to { $who }.
dw-uncover = I am { $who }: show
dw-cover-what = Cover hands between seats, for people who share this screen
dw-influence = influence
dw-attack = attack
dw-search = search
dw-ability = Ability
dw-ability-used = Ability used this round
dw-moved = has moved
dw-may-move = may move
dw-rests = rests this turn
dw-hurts = wounds { $wounds }, frostbite { $frost }
dw-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
    }
dw-frost = { $n ->
    [one] 1 frostbite token
   *[other] { $n } frostbite tokens
    }
dw-survivor-line = { $who } · influence { $influence }, attack { $attack }+, search { $search }+
dw-outside-only = outside the colony
dw-colony-only = at the colony
dw-at-start = at the start of the turn
dw-once = once a round
dw-costs-die = costs a die of { $n } or more
dw-costs-any-die = costs any die
dw-kind-waste = goes to the waste when played
dw-kind-equip = equip
dw-kind-event = leaves the game when played
dw-falls = Lowest influence: falls first if an entrance is overrun.
dw-breach = Tonight this entrance is overrun: somebody here dies.
dw-entrance = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
    }, { $barricades ->
    [one] 1 barricade
   *[other] { $barricades } barricades
    }, { $free } free
dw-tonight-zombies = Tonight: { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
    } more
dw-place = { $cards } item cards, noise { $noise }, zombies { $zombies }. Survivor spaces taken: { $taken } of { $of }.
dw-place-tonight = Tonight: { $n ->
    [0] no zombie
    [one] 1 zombie
   *[other] { $n } zombies
    }{ $noise ->
    [0] .
   *[other] , and a die for each noise token: 3 or less adds one.
    }
dw-deck = { $place }: { $n } item cards
dw-deck-noise = { $cards } cards, noise { $noise }
dw-colony = { $n } of { $of } spaces taken, { $helpless } of them by the helpless
dw-colony-tonight = Tonight they need { $food } food and { $zombies } zombies arrive.
dw-helpless = { $n } helpless
dw-food = Food
dw-food-tonight = / { $n } tonight
dw-food-tip = { $have } food tokens, { $need } needed tonight
dw-hunger-tip = Too little: a starvation token, and morale −{ $n }.
dw-starvation = starvation { $n }
dw-waste = Waste
dw-waste-cost = { $n }+: morale −{ $loss }
dw-waste-tip = { $n } cards in the waste: every full ten cost 1 morale a night.
dw-morale = Morale
dw-morale-now = Morale { $n }
dw-round = Round { $n }
dw-rounds = Rounds left
dw-rounds-now = Rounds left { $n }
dw-with-this = with this one
dw-tonight = tonight as it stands: { $list }
dw-by-hunger = hunger −{ $n }
dw-by-waste = waste −{ $n }
dw-by-crisis = { $crisis }?
dw-main = Main objective
dw-main-when = checked in step 5
dw-secret = Secret objective
dw-only-you = only you see it
dw-aim-secret = Secret
dw-aim-betrayal = Betrayal
dw-aim-exiled = In exile
dw-aim-extra = Secret
dw-no-secret = No secrets in this game
dw-together = All together
dw-together-text = Everybody wins with the main objective, or nobody does.
dw-crisis = Crisis
dw-crisis-when = Crisis · settled in step 3
dw-crisis-asks = Asks for
dw-crisis-needs = { $n } cards with { $what }
dw-if-strikes = If it strikes:
dw-face-down = { $n } face down
dw-turned = Cards given, turned up
dw-contribute = Add a card, face down
dw-betrayer-possible = A betrayer is possible
dw-betrayer-likely = A betrayer is likely
dw-chances = { $n } in { $of }, as far as you know
dw-vote = Vote
dw-vote-title = Exile { $who }?
dw-vote-called = { $who } calls a vote · all turned over together
dw-vote-secret = Ballots stay face down until everybody has voted.
dw-vote-out = Exile
dw-vote-stay = Stays
dw-voted = Has voted
dw-thinks = Thinking
dw-is-exiled = { $who } is exiled
dw-stays-here = { $who } stays
dw-for-exile = for exile
dw-against = against
dw-tie = Tie: { $who } decides
dw-majority-out = A majority sends them out
dw-majority-stay = No majority for it
dw-if-exiled = If { $who } is sent out
dw-now-exiled = { $who } is out
dw-was-no-betrayer = { $who } was no betrayer: { $aim }.
dw-exile-leave = { $n ->
    [one] { $who } leaves the colony and rolls exposure; there is no way back.
   *[other] { $who } leave the colony and roll exposure; there is no way back.
    }
dw-exile-outside = Nobody of theirs may enter the colony any more.
dw-exile-aim = { $who } draws an exiled objective.
dw-exile-crisis = The crisis asks { $then } instead of { $now }.
dw-exile-first = Two innocent exiles would end the game.
dw-exile-second = A second innocent exile would end the game.
dw-go-on = Go on
dw-crossroads = Crossroads
dw-read-by = read by { $who }
dw-when = When
dw-choice = Choice { $n }
dw-chooses = { $who } chooses
dw-has-chosen = { $who } has chosen
dw-happens = No choice: it happens
dw-all-vote = Everybody votes
dw-table-waits = The table waits for you
dw-table-waits-for = The table waits for { $who }
dw-rolled = rolls { $face }
dw-verb-attack = Attack
dw-verb-search = Search
dw-verb-barricade = Barricade
dw-verb-lure = Lure
dw-verb-clean = Clean
dw-verb-ability = Ability
dw-verb-use = Use item
dw-verb-hand = Hand over
dw-verb-move = Move
dw-verb-play = Play card
dw-verb-contribute = Crisis
dw-verb-objective = Objective
dw-verb-food = Feed a die
dw-verb-eat = Eat
dw-verb-ask = Ask around
dw-verb-vote = Vote
dw-verb-end = End turn
dw-who-many = { $n } survivors
dw-cards = { $n } cards
dw-die-plus = a die +1
dw-say-bots = you and bots
dw-move-here = A press asks who goes there.
dw-who-goes = { $place }: who goes?
dw-step-setup = Preparation
dw-step-turns = Turns
dw-step-1 = Food
dw-step-2 = Waste
dw-step-3 = Crisis
dw-step-4 = Zombies
dw-step-5 = Goal
dw-step-6 = Round
dw-step-7 = Token
dw-news-hunger = Too little food: starvation { $n }
dw-news-fed = { $n } food eaten, { $left } left
dw-news-struck = { $crisis } strikes: { $points } of { $need }
dw-news-held = { $crisis } is averted: { $points } of { $need }
dw-news-zombies = { $n ->
    [one] 1 zombie arrives: { $where }
   *[other] zombies arrive: { $where }
    }
dw-news-dead = { $n ->
    [one] { $who } is dead
   *[other] Dead: { $who }
    }
dw-news-morale = Morale { $by }, now { $n }
dw-end = The end
dw-cause-objective = the main objective is complete
dw-cause-morale = morale is gone
dw-cause-rounds = time ran out
dw-cause-eliminated = nobody is left
dw-cause-failed = the objective cannot be reached any more
dw-cause-none = it is over
dw-winners = { $n ->
    [one] { $who } wins
   *[other] { $who } win
    }
dw-nobody-won = Nobody wins
dw-wins = wins
dw-loses = does not win
dw-met = reached:
dw-not-met = not reached:
dw-no-survivors = no survivor left
dw-why-won-all = The colony held out, and everybody reached their own goal.
dw-why-won-some = The colony held out; { $n } of { $of } reached their own goal as well.
dw-dilemma-held = if the main objective is met
dw-dilemma-fallen = if morale is gone, alone
dw-why-won-none = The colony held out, but nobody reached their own goal.
dw-why-betrayed = { $who } betrayed the colony, and it fell as planned.
dw-why-lost-some = The colony fell; { $who } reached a goal that does not need it.
dw-why-lost-none = The colony fell, and nobody reached their own goal.
dw-why-together-won = The colony held out: everybody wins together.
dw-why-together-lost = The colony fell: everybody loses together.
dw-why-no-betrayer = There was no betrayer among you.
dw-why-betrayer-lost = { $who } was the betrayer.
dw-betrayed = Betrayer
dw-loyal = Loyal
dw-out-of-game = Out of the game
dw-look-board = Look at the board
dw-verdict-won = You have won!
dw-verdict-lost = You have not reached your goal
dw-verdict-some = The game is over
dw-sum-slain = { $n ->
    [one] 1 zombie killed
   *[other] { $n } zombies killed
    }
dw-sum-dead = { $n ->
    [one] 1 survivor lost
   *[other] { $n } survivors lost
    }
dw-sum-exiled = { $n ->
    [one] 1 exile
   *[other] { $n } exiles
    }
dw-text-dice = Dice: { $open }; used: { $used }; cards in hand: { $hand }
dw-side = Side
dw-players = Players
dw-n-players = { $n } players
dw-solo = you play all { $n }
dw-name-of = Name of player { $n }
dw-bot-0 = Mina
dw-bot-1 = Ana
dw-bot-2 = Samir
dw-bot-3 = Léo
dw-bot-4 = Noor
dw-variants = Variants
dw-variant = Game
dw-rules = Optional rules
dw-variant-standard = Everybody has a secret objective; there may be a betrayer.
dw-variant-no-betrayer = Everybody has a secret objective, nobody plays against the colony.
dw-variant-betrayer = A betrayer is much more likely.
dw-variant-co-op = No secrets, hardcore side: all win or all lose. Also for two.
dw-variant-dilemma = Each of you holds a secret and a betrayal objective and decides late. Also for two, hardcore side.
lesson-dw-draft = Who comes with you?
    .text = Keep the survivors you want. Low numbers at the sword and the glass mean that small dice are enough; influence decides who leads and who dies first.
lesson-dw-turn = Your turn
    .text = Actions that fight, search, build, lure or clean cost a die; moving, playing cards and adding to the crisis do not. Take up a die to see what it pays for, or click a survivor on the board.
lesson-dw-die = Which die?
    .text = Each survivor needs a die as high as printed. Keep high dice for searching, spend low ones on barricades and on cleaning.
lesson-dw-move = Out into the cold
    .text = Moving is free once a turn, but rolls the exposure die: half of its sides are harmless, one in twelve is a bite. Fuel makes the move safe.
