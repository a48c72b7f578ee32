# What every game needs: errors and the words of the program itself.

error-unknown-game = There is no game “{ $game }”. Choose one of: { $choices }.
error-unknown-scenario = { $game } has no scenario “{ $scenario }”. Choose one of: { $choices }.
error-bad-setup = This set-up cannot be played.
error-setup-unwritable = This set-up holds something that cannot be written down, such as a number that is too large.
error-setup-too-large = This set-up is larger than { $most } KB; no game needs that much.
error-stale-decision = That question is no longer open. The table has moved on.
error-not-your-seat = That question belongs to another seat.
error-unknown-option = “{ $key }” is not one of the answers to this question.
error-wrong-count = Choose { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
    }; you chose { $given }.
error-table-full = This game has had { $most } answers, as many as a game may have. Take some back to go on.
error-nothing-to-undo = There is nothing to take back.
error-bad-deck = This is no list of cards: paste lines such as “2x Backflip”, or the JSON of a deck site.
error-unknown-deck = There is no prepared deck “{ $deck }”. Choose from: { $choices }.
error-bad-save = This file cannot be opened: { $reason ->
    [version] it comes from another version of the game
    [digest] it does not lead to the position it claims
    [answer] one of its answers does not fit
    [answers] it holds more than { $most } answers, and no game has that many
    [setup] its set-up is larger than { $most } KB, and no game needs that much
    [arranged] it begins at an arranged position, and of those only the ones of our own examples, puzzles and guided games are taken from outside
    [slow] playing it again takes more than { $seconds } seconds
   *[other] it is damaged or not a saved table
    }.
error-pack-missing = This table was made with the content pack “{ $pack }”, which is not here: start the program with --pack and its folder.
error-pack-changed = This table was made with another version of the content pack “{ $pack }” (it was { $digest }, here is { $found }).
error-bad-pack = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
    }: { $reason ->
    [no-pack] there is no content pack here: { $what } is missing
    [unreadable] it cannot be read from here on: “{ $what }”
    [not-text] it is not a text in UTF-8
    [python] Python stops here with “{ $what }”
    [missing-field] { $what } is missing or is not in small letters, digits and dashes
    [missing-number] { $what } is missing
    [duplicate] { $what } is there already
    [unknown-word] “{ $what }” is unknown
    [unknown-choice] “{ $what }” is unknown; known are: { $choices }
    [wrong-value] { $what }
    [missing-text] { $what } has no text in { $choices }
   *[other] { $what }
    }.
error-bad-content = { $where }: { $why }.
error-rule-broken = Something went wrong inside a rule; the table is back where it was. Please report it.
event-answer-automatic = Only one choice, made for you.

# What is wrong in a file, and where: parts of the sentences above.

reason-at-line = line { $line }, column { $column }
reason-at-entry = { $file }, { $entry }
reason-at-board = { $file }, { $entry }, { $at }
reason-entry = entry { $number }

reason-type = { $what ->
    [int] a whole number
    [float] a number
    [str] a text in quotes
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $what }
    }
reason-wrong-type = it must be { $wanted }, not { $given }
reason-wrong-type-at = { $at } must be { $wanted }, not { $given }
reason-wrong-value = its value does not fit
reason-wrong-value-at = the value of { $at } does not fit
reason-wrong-number = there must be { $wanted } of { $what }, not { $given }
reason-wrong-names = { $wanted } must stand here, not { $given }
reason-unreadable = it cannot be read from here on: “{ $what }”
reason-missing-entry = { $what } is missing
reason-unknown-entry = “{ $what }” is unknown
reason-unknown-choice = “{ $what }” is unknown; known are: { $choices }
reason-unknown-near = “{ $what }” is unknown; perhaps “{ $near }” was meant
reason-duplicate = { $what } is there already
reason-takes-no = { $word } takes no “{ $what }”
reason-takes-near = { $word } takes no “{ $what }”; perhaps “{ $near }” was meant
reason-needs = { $word } needs “{ $what }”

reason-grid-empty = the picture is empty
reason-grid-header = the header names the columns a, b, c and so on, not “{ $given }”
reason-grid-rows = after the header come a border line, then one to nine rows, each with an edge line below it
reason-grid-edge-length = for { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
    } an edge line has { $wanted ->
    [one] { $wanted } character
   *[other] { $wanted } characters
    }
reason-grid-edge-start = an edge line begins with two blanks
reason-grid-corner = a corner is “+”, not “{ $given }”
reason-grid-level-edge = “{ $given }” is no level edge (two blanks, “--”, “==” or “!!”)
reason-grid-row-length = for { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
    } a row line has { $wanted ->
    [one] { $wanted } character
   *[other] { $wanted } characters
    }
reason-grid-row-start = this row begins with “{ $wanted }”, not “{ $given }”
reason-grid-upright-edge = “{ $given }” is no upright edge (a blank, “:”, “|” or “!”)
reason-grid-terrain = “{ $given }” is no terrain (“.”, “,”, “_” or “#”)
reason-grid-solid = the marker “{ $given }” stands on a solid square
reason-grid-marker = “{ $given }” is no marker (a letter or a figure)
reason-grid-border-level = the border of the board is “==” or “!!”
reason-grid-border-upright = the border of the board is “|” or “!”
reason-grid-exit = an exit lies on the border of the board

reason-map-opening = { $what } is not one opening between two zones

shown-seats = Seats
player-number = player { $number }

# What is to come, and why an answer is good.

insight-then = When the next round begins
insight-next = The next round
insight-of = { $times } of { $count }
insight-asks = you are asked: { $prompt }
insight-span = { $low } to { $high }
insight-step-odds = { $what }: { $change } ({ $odds })
insight-change = { $what }: { $now } → { $then }
insight-change-odds = { $told } ({ $odds })
insight-leads = What answers change for certain
insight-if-chosen = { $told }, if you choose so
insight-step-lost = { $what }: lost ({ $odds })
insight-falls = { $told }, lost: { $odds }
insight-lost = { $what } lost: { $odds }
insight-full = { $told }, limit reached: { $odds }
insight-over = The game ends with it.
insight-losing = { $times } of { $count } imagined { $count ->
    [one] game
   *[other] games
    } { $times ->
    [one] is
   *[other] are
    } lost before the next round.
insight-winning = { $times } of { $count } imagined { $count ->
    [one] game
   *[other] games
    } { $times ->
    [one] is
   *[other] are
    } won before the next round.
insight-goes-on = { $count ->
    [one] { $count } imagined game goes on
   *[other] { $count } imagined games all go on
    } after this round.
insight-warn-lost = Game lost: { $odds }
insight-warn-falls = { $what } lost: { $odds }
insight-said = { $who }: “{ $words }”
insight-nothing = nothing
insight-beside = beside “{ $other }”: { $facts }
insight-edge = { $what } { $mine } instead of { $other }
insight-edge-alone = { $what } alive { $mine }% of the time instead of { $other }%
insight-but = { $gain }, but { $price }
insight-wins-more = wins more often than “{ $other }” ({ $odds })
insight-no-edge = Nothing that is counted tells it apart from the others.
insight-wins = wins { $odds } of { $count ->
    [one] { $count } imagined game
   *[other] { $count } imagined games
    } (± { $margin })
insight-ending = ending now wins { $odds }
insight-equal = { $list } and { $last } come to the same, as far as so few games can tell.
insight-chances = your chances ≈ { $before } → { $after } (± { $margin })
insight-chances-of = imagined games: { $count }; won so: { $after }, with “{ $other }”: { $before }
insight-looks-lost = The game looks lost: none of { $count ->
    [one] { $count } imagined game
   *[other] { $count } imagined games
    } was won, whatever was answered.

# puzzles: what is wanted before the round is over
puzzle-win = Win before this round is over.
puzzle-survive = Do not lose before the next round begins.
puzzle-open = Not solved yet.
puzzle-met = Solved.
puzzle-missed = Missed: try again.

# Examples of rules, step by step
example-begins = This is where it begins.
example-later = { $question } → { $answer }. This is where it stands then.
example-asks = This is where it begins. { $question }
example-phase = Next step: { $phase }
example-here = { $said } — { $here }
example-holds = So it stands: { $rule }
example-never = What does not happen here: “{ $event }” { $rule }
example-withheld = { $question } Not possible: { $answer }.
example-answer = { $question } → { $answer }
example-by = { $said } ({ $player })
example-nothing = none
example-asked = { $question } Possible now: { $answers }{ $more ->
    [0] .
    [one] , and { $more } more.
   *[other] , and { $more } more.
}
