# Interface strings of the browser table. Both languages hold the same ids; names of game things come with the table itself.

## Start page
start-hello = Who keeps watch tonight?
start-line = Cooperative games, every rule kept for you. Pick one, press start: two clicks and you are at the table.
games = Games
pages = Pages
language = Language
rulebooks = Rulebooks
join-link = Join with a link
join-paste = Paste the link you were given
join-go = Sit down
import-save = Open a save file
play = Play
minutes = { $n } min
percent = { $n }%
minutes-long = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
how-hard = Strong bots with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }: { $share }% won, { $won } of { $games }, so between { $low } and { $high }%
server-silent = The server does not answer. It may be restarting; try again in a moment.
server-silent-here = This browser could not set up the tables. Load the page again; if that does not help, try another browser.
game-unknown = There is no game of this name on the shelf. “All games” leads to those there are.
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
new-nothing = Nothing to play here
new-ready = Ready when you are
new-start = Start the game
rooms-opening = Setting up the tables in this browser: this takes some seconds.
new-invite = Invite
more-options = More options
more-what = guide, odds, bots, seed
opt-heroes = Number of heroes
opt-company = Who plays
opt-guide = Guide
opt-guide-on = show me round
opt-seed = Random seed
opt-seed-new = new each time
opt-seed-own = type one
opt-bots = Bots
opt-bots-quick = quick
opt-bots-strong = strong: they plan ahead
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
opt-scenario = What is played
opt-players = How many play
say-players = { $n ->
    [1] one player
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
   *[other] { $n } players
}
say-with-bots = you and bots
say-alone = all of them yours
say-own = as chosen below
crew-lead = Who leads { $hero }
lead-you = you
lead-bot = bot
lead-friend = friend { $n }
lead-one-friend = a friend

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
round-n = { $n ->
    [0] Set-up
   *[other] Round { $n }
}
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
seat-strong = strong bot
seat-human = person
seat-number = Player { $n }
seat-number-short = P{ $n }
seat-name = Name at the table
table-opening = Opening the table…
table-opening-here = Setting up the table in this browser…
table-gone = This table cannot be opened
table-elsewhere = Tables of this page live in the browser in which they were set up, and so do links to them. To go on elsewhere, save the table to a file there and open the file here.
line-lost = The line to the server is down. Trying again; nothing is lost.
line-lost-here = The tables in this page do not answer. Trying again; nothing is lost.

## Decision bar
bar-yours = Your decision
bar-others = Somebody else decides
someone-chooses = { $who } { $n ->
    [one] is
   *[other] are
    } choosing…
table-plays = The table plays on…
table-held = What comes next waits until you have read this.
table-go-on = Go on
table-thinks = One moment…
bot-thinks = { $who } { $n ->
    [one] is
   *[other] are
    } planning…
bot-hurry = Hurry
crumb-back = Step back to this choice
hand-over = Let somebody else decide
hand-over-short = Hand it over
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
end-again = Play again
end-next = Next: { $name }
end-back = Back to before the mistake
end-board = Look at the board
end-goal-done = , reached
end-goal-open = , missed
slot-move = Move
slot-attack = Attack
slot-not-now = { $of }: not now
slot-why = { $of }: { $why }
slot-play = Play
slot-use = Use
slot-other = Act
slot-empty = nothing now
slot-board = more
digest-below = { $n ->
    [one] { $n } line more
   *[other] { $n } lines more
}
slot-more = { $n ->
    [one] One more answer
   *[other] { $n } more answers
}
slot-on-board = on the board
slot-more-what = Choose here, or on the board
without = Do without
share-none = nothing chosen
share-some = { $n } chosen, up to { $most }
sure-yes = Yes, do it
sure-no = Go on playing
set-settle = Presses just after the question has changed
settle-on = ignored for 0.4 s
settle-off = always count
key-undo-choose = choose how far to go back
key-end = end the turn, pass
outcome-won = Won! The night is yours.
outcome-lost = Lost. The night wins this time.

## Undo, hint, auto-pass
undo-title = How far back?
undo-nothing = There is nothing to take back.
undo-answer = The last answer
undo-action = This action
undo-turn = The whole turn
undo-more = and { $n } more
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
auto-round = Pass until the next round
    .text = Also through all that the game itself does before that.
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
rule-show-me = Show me
rule-try = Try it myself
rule-try-note = Opens a table of your own.
rule-try-aside = A table of its own; your game stays as it is.
rule-cannot = No play shows it. { $why }
rule-here = In this game
rule-near = Beside it
rule-link = Link to { $rule }
demo-title = Example of { $rule }
demo-step = Step { $n } of { $of }
demo-wait = Setting it up…
demo-back = One step back
demo-on = One step on
demo-play = Play
demo-pause = Pause
demo-speed = speed { NUMBER($n) }×
book-print = Print
why-question = Why this question
why-pointless = Allowed, but in vain.
why-over = The game is over.
why-waiting = Not now: waiting for { $who }.
why-not-here = { $thing }: not an answer to “{ $question }”
book-title = { $game }: the rules
book-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}
topic-COMP = Components
topic-SETUP = Setting up
topic-ROUND = The round
topic-DEF = Words of the game
topic-LOS = Line of sight
topic-MOVE = Move action
topic-OBJ = Objectives and exit
topic-BUILD = Opening buildings
topic-HERO = Super Heroes
topics = Topics

## Log and digest
log-title = Log
log-newest = newest last
chat-peril = Peril: nobody gives advice now
chat-watcher = Watcher
chat-say = Say something to the table
chat-word = Say something…
chat-announce = Announce with a tap
log-more = Earlier lines
digest-title = What the enemies changed
digest-more = { $n ->
    [one] more piece of news in the log
   *[other] more pieces of news in the log
}
digest-now = So far this phase

## Board
share-chosen = { $n } of { $of } chosen
tip-several = { $n ->
    [one] One answer touches
   *[other] { $n } answers touch
    } this: click to choose.

## Seats and cards
xp = XP
turn-deciding = Deciding
turn-active = Acting
pile-title = { $name }: { $count } left, { $discards } discarded
pile-empty = { $name }: nothing has been discarded yet.
goal-count = { $n } of { $of }
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
opt-away = An empty seat can be offered
opt-away-0 = at once
opt-away-180 = after 3 minutes
opt-away-1800 = after half an hour
opt-clock = Time for a decision
opt-clock-0 = as long as it takes
opt-clock-60 = one minute
opt-clock-300 = five minutes
opt-talk = Watchers
opt-talk-off = only watch
opt-talk-on = may chat
clock-left = { $who }: { $n ->
    [0] less than a minute left
    [one] { $n } minute left
   *[other] { $n } minutes left
    }
clock-over = Time is up
clock-bot = Offer a bot
set-calls = When it is my turn, call me
on = on
your-turn = It is your turn
set-odds = Odds on answers
set-text = Text size
text-normal = normal
text-big = large
save-game = Save to a file
save-failed = The save file could not be fetched.
site-newer = A new version is ready.
site-newer-load = Load it now
keys-title = Keyboard
key-digits = choose an answer
key-arrows = walk over the board
key-enter = press what has the focus, confirm
key-undo = undo
key-hint = ask for a hint
key-foresee = held: what the end of the turn would bring
key-plan = draw a way
key-why = why: the rules behind the question
key-auto = pass by itself
key-hold = hold up a card
key-log = go to the log
key-text = open the text view
key-escape = close
invite-title = Seats and links
invite-text = Each link opens one seat: give it to one person only. The watch link shows the table and can do nothing.
invite-text-here = This table lives in this browser, and its seats are for people at this screen. For friends far away, save the table to a file and open it on a server.
invite-only-here = These links work on this computer only. For other devices, start with ./stockade serve --host 0.0.0.0 and open the table under the address of this computer.
invite-not-yours = The links are with the person who set up this table.
invite-watch = Watch
dice-server = The dice: this server draws them from a secret that nobody knows.
dice-seed = The dice follow seed { $seed }, chosen by whoever made the table.
dice-save = The dice come from a save file: whoever has it could know them.
seat-screens = { $n ->
    [one] { $n } screen holds this seat.
   *[other] { $n } screens hold this seat.
    }
seat-renew = Change this link: the old one stops working
seat-kept = Only this person can open the seat.
seat-invited = The link works once: whoever opens it first has the seat.
seat-expected = Away; in { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    } the seat can be offered to a bot or to somebody else.
seat-away = { $n ->
    [0] Just left.
    [one] Away for { $n } minute.
   *[other] Away for { $n } minutes.
    }
seat-somebody-else = Link for somebody else
offer-title = An empty seat
offer-bot = { $by } would like a bot to play for { $who }, who is away.
offer-slow = { $by } proposes that a bot play for { $who }, whose time is up. { $who } decides too.
offer-person = { $by } would like to give { $who }’s seat to somebody else, by a new link.
offer-agree = All right
offer-refuse = Wait a while
offer-withdraw = Never mind
offer-back = I am back
offer-waiting = The others are being asked.
new-word = The word for making tables here
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
guide-bar-others = The question
    .text = Who is asked, and what. As soon as it is you, your answers stand here: click one or press its digit.
    .tap = Who is asked, and what. As soon as it is you, your answers stand here: tap one.
guide-board = The board
    .text = What glows with a dashed edge can be chosen by clicking it. Point anywhere on the board to see what stands there; click what does not glow and it says why not.
    .tap = What glows with a dashed edge can be chosen by tapping it. Tap anywhere else to see what stands there and why it cannot be chosen. Two fingers zoom.
guide-seats = The players
    .text = What everyone has and can still do. Whoever decides is lit; click a name or a card to read it large.
guide-goals = The goal
    .text = What wins the game, and how far it is. After the other side has acted, this place says what changed.
guide-log = The log
    .text = Everything that happens, newest last. Point at a line to light its pieces; (i) opens the rule it follows.
guide-tools = Your helpers
    .text = Undo is free until something was revealed. Foresee says what ending the turn would bring, Hint shows what a bot would do, Why? opens the rules, Auto-pass stops asking for a while.
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



chat-send = Send

## Names, sounds, the log
name-title = Your name?
name-say = OK
set-sound = Sounds
volume-0 = off
volume-3 = soft
volume-7 = medium
volume-10 = loud
log-latest = latest

tool-foresee = Foresee
foresee-title = If you end now
foresee-after = If you answer: { $answer }
foresee-first = First
foresee-nothing = nothing more
foresee-wait = Looking ahead…
foresee-not-now = Looking ahead comes with your own questions.
foresee-tag = Forecast · nothing is played yet · let go
foresee-twice = Press again to end
sure-certain = certain
sure-likely = likely
sure-guessed = an estimate
sure-yours = your choice
foresee-worlds = { $n ->
    [one] From { $n } imagined game; the others play as bots would.
   *[other] From { $n } imagined games; the others play as bots would.
    }
bot-asks = { $who } waits for a word
bubbles-title = What is said
bubble-said = “{ $words }”
bubble-agree = Agree
bubble-object = No
chat-objects = { $who }, not that, please.
opt-bots-say = What bots say
opt-bots-say-off = nothing
opt-bots-say-shown = as they act
opt-bots-say-ask = before, and you may object
set-bubbles = Bubbles of bots
key-reply = agree or object to a bot
tool-plan = Plan
plan-title = Plan
plan-how = Press where to go, one place after the other. Nothing is played yet.
plan-not-now = There is no way to plan at this question.
plan-leave = Leave it
plan-back = Step back
plan-play = Play it
plan-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
    }
set-foresee = Warn before a costly end

## Looking through a table
replay-title = Replay
replay-opening = Looking back…
replay-open = Replay
replay-table = To the table
replay-eyes = Seen by
eyes-all = everybody, all secrets
eyes-watcher = a watcher
replay-copy = Copy link
replay-copied = Copied
replay-copied-here = Copied: for this browser
replay-link = The link to this moment
replay-board = The board at decision { $n }
replay-what = What came of it
replay-before = Before the first decision
replay-nothing = Nothing that these eyes could see.
replay-unseen = A decision these eyes could not see.
replay-start = The table is set up
replay-of = of { $last }
replay-says = { $who }: { $what }
replay-where = Where in the game
replay-controls = Moving through the game
replay-back = One decision back
replay-on = One decision on
replay-jump-back = Back to the last turn
replay-jump-on = On to the next turn
replay-turn-back = Back to the last turning point
replay-turn-on = On to the next turning point
replay-play = Play
replay-pause = Pause
replay-keys = ← → one decision
replay-keys-more = ⇧ ← → one turn
replay-keys-turning = ⇧ ← → a turning point
key-space = Space
branch-here = Play on from here
branch-title = Play on from decision { $n }
branch-text = A new table opens at this very position; this one does not change.
branch-who-you = you
branch-who-friend = somebody with a link
branch-who-bot = bot
branch-luck = The luck to come
branch-luck-same = Same luck
    .text = The dice and cards that came then come again.
branch-luck-new = New luck
    .text = Other dice, and decks that nobody has looked into shuffled anew.
branch-go = Open the table
review-chart = The team’s chance over the game, guessed from imagined games
review-title = Review
review-moments = Where it turned
review-none = It never turned.
review-wait = The bots think it through: { $n } of { $of }
review-points = a change of { $n }
review-played = Played
review-strong = A strong player
review-other = The next best
review-where = decision { $n }, { $who }
review-known = Judged by what { $who } knew then.
review-take-up = Take it up here
review-secrets = Secrets told
review-tabs = What is told
review-tab-turns = Where it turned
review-tab-secrets = Secrets
review-tab-log = What came of it
review-with-secrets = with secrets
review-veiled = { $who } decides
    .text = What it was shows with secrets.
review-end-won = Won · { $round }
review-end-lost = Lost · { $round }
turn-choice = choice
turn-luck = luck
    .text = No answer that a strong player weighs would have spared this.
turn-betrayal = betrayal
turn-good = for the better
    .text = From here on it went better.
wrong-here = Something is wrong here
wrong-what = What happened, and what should have happened?
wrong-file = A file is saved with this position, every answer that led here and the versions of the rules. It holds the whole table, like a save file. “./stockade ruling FILE” makes a test of it.
wrong-go = Save the report

# puzzles
puzzles = Puzzles
puzzles-title = Puzzles
puzzles-line = A position, a goal close at hand, and a way to get there that bots miss.
puzzles-solved = { $n } of { $of } solved · this device
puzzles-none = There are no puzzles for this game.
puzzles-failed = The puzzles cannot be had just now.
puzzle-number = Puzzle { $n }
puzzle-done = Solved
puzzle-hard = Difficulty { $n } of 4
puzzle-where = { $scenario } · { $round }
puzzle-play = Try it
puzzle-play-again = Try it again
puzzle-goal = Your goal
puzzle-who = Who solves it
puzzle-by-random = Random bots
puzzle-by-greedy = Greedy bots
puzzle-by-strong = Strong bots
puzzle-of = { $solved } of { $of }
puzzle-luck = The solution also holds with other dice and other hidden cards ({ $solved } of { $of }): nobody has to guess.
puzzle-length = Answers: { $n }.
puzzle-verdict-open = Not yet
puzzle-verdict-met = Solved!
puzzle-verdict-missed = Missed
puzzle-retry = From the beginning
puzzle-show = Show the solution
puzzle-all = All puzzles
puzzle-next = The next one
puzzle-solution = The solution of puzzle { $n }
puzzle-solution-line = What is answered, and what comes of it by which rule.

# guided first games
guided-title = New here?
guided-line = A guided first game begins in the middle of something and explains ten moments as they come. Do what you like; leave it at any time.
guided-done = That was the tour
    .text = You have met the ten ideas of this game. The position is yours: play it to its end, or leave it. Puzzles, rulebook and shelf are on the start page.
guided-play-on = Play on
guided-menu = Guided first games
guided-leave = Leave the guide
guided-advice = What would you do?
guided-failed = The guided game cannot be laid out just now.

# the shelf
shelf = Shelf
shelf-title = The shelf
shelf-sum = { $n } of { $of } won · this device
shelf-never = not played yet
shelf-tried = tries: { $n }
shelf-best = best: { $round }
shelf-won = won
shelf-alone = won without hints
shelf-open = not yet
shelf-next = Suggested next
shelf-next-why = Strong bots win { $share }% (between { $low } and { $high }%; games measured: { $games }).
shelf-next-first = The first one here that you have not won.
shelf-next-play = Play
shelf-hard = strong bots win { $share }% (between { $low } and { $high }%), games measured: { $games }
shelf-fast = won faster than the bots
shelf-both = won faster and without hints
shelf-best-bots = best: { $round }, bots: { $bots }
shelf-measured = The bar: how often strong bots win
shelf-level-easy = 65% and more
shelf-level-middle = 40 to 64%
shelf-level-hard = less than 40%
shelf-all = Everything here is won.
shelf-cell = { $scenario }, { $what }: { $state }
