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
sentinel-here = { $side ->
    [charged] Sentinel Hand, charged
   *[other] Sentinel Hand, spent
}
share-chosen = { $n } of { $of } chosen
tip-several = { $n } answers touch this: click to choose.

## Seats and cards
xp = XP
turn-deciding = Deciding
turn-active = Acting
pile-title = { $name }: { $count } left, { $discards } discarded
pile-empty = { $name }: nothing has been discarded yet.
last-roll = { $hero } rolled, hits on { $accuracy }+
roll-nobody = nobody falls
goal-done = done
goal-now = next
goal-later = later
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

## Credits
credits = Credits
credits-icons = Icons
credits-icons-text = From game-icons.net, made by the authors below, under the Creative Commons licence CC BY 3.0 (Viscious Speed and Zeromancer: CC0). Cut and recoloured for this table.
credits-fonts = Letters
credits-fonts-text = Atkinson Hyperlegible by the Braille Institute and Big Shoulders Display by Patric King, both under the SIL Open Font License.
credits-games = The games
credits-games-text = Names of games and characters belong to their owners. Rules and cards are told in our own words; boards, frames and figures are our own drawing.

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
verb-play = Play
verb-thwart = Thwart
verb-defend = Defend
verb-target = Target

verb-activate = Acts
verb-aim = Aim
verb-shoot = Shoot
verb-deploy = Start in
verb-add = Joins
verb-lay = Lay out

digest-winter = What the night brought
chat-send = Send
