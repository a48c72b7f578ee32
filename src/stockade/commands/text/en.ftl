# The words of the command line.

help = Board games whose rules the table keeps: for people, bots and simulations.
    --pack FOLDER, with any command, adds the content packs in that folder.
help-serve = Open the table in the browser, for this machine and whoever can reach it.
help-think = Think for the bots and hints of servers that share a database, on this machine too.
help-play = Play in the terminal: alone, together at one keyboard, with bots, or watch bots play.
help-games = List the games and scenarios that can be played.
help-decks = Decks for games in which players bring their own.
help-decks-list = The prepared decks.
help-decks-check = Say what is wrong with a deck, rule by rule.
help-decks-import = Read a pasted list or a deck site’s JSON and say what was not recognised.
help-decks-export = Write a deck as a list to paste or as JSON for deck sites.
help-rules = Read the rules, and see which of them tests prove.
help-rules-coverage = How many rules of each ledger are proven by tests, and which are not.
help-rules-examples = How many rules of each ledger can be played as an example, and which cannot.
help-rules-show = Show one rule in full.
help-rules-search = Find rules by words.
help-rules-where = The lines that keep a rule, and the tests that prove it.
help-lab = Let bots play many games and see how often they win.
help-bench = Time random play, forks, views and saves, beside fixed reference loops.
help-bench-serve = Time a real server with people at its tables, beside a bare WebSocket echo.
help-tables = Tables of a server: list, size, close, export, forget.
help-tables-list = All tables: game, state, size, seats.
help-tables-size = How much room they take.
help-tables-close = Close a table.
help-tables-export = Write a table’s save file.
help-tables-forget = Forget old tables now.
help-doctor = Look at everything a table needs, and say what to do.
help-backup = A whole copy of all tables, also while the server runs.
help-restore = Put such a copy back.
help-site = A folder that any static host can serve: the tables without a server.
help-best = The best games that were finished at the tables of this machine.
help-figures = Measure how hard every scenario is, and write the table that is shown with it.
help-replay = Tell a saved game again and check it.
help-puzzles = Positions with a task in them: list those of a game, play one, read its solution.
help-seat = Let a program sit at a table: questions and answers as JSON, one a line.

flag-json = Print JSON for programs.
flag-lang = Language: en or fr.
flag-game = The game, by its id (see: stockade games).
flag-game-only = Only this game.
flag-deck = A prepared deck, a file with a list or a deck site’s JSON, or - for standard input.
flag-deck-to = Write into this file.
flag-deck-form = list or json.
flag-scenario = The scenario, by its id; the first one when left out.
flag-seats = A number of seats, or who sits on each: me, bot, random, greedy or strong, separated by commas (me,bot,bot).
flag-lab-scenario = The scenario, by its id; the first one when left out; several separated by commas are compared; all shares the games out over every scenario.
flag-bench-seats = How many seats; the fewest when left out.
flag-bench-tables = How many tables, with one screen each.
flag-bench-seconds = How long each measurement lasts.
flag-bench-think = Seconds that people think about an answer, on average.
flag-bench-watchers = How many look on at one table; 0 leaves that out.
flag-bench-bots = How many tables of bots think beside people; 0 leaves that out.
flag-bench-kind = Which bots: strong, greedy or random.
flag-bench-minutes = How long sixty people come, play, leave and come back, to see whether memory grows; 0 leaves that out.
flag-bench-idle = Seconds to wait after everybody has left, until tables sleep; 0 leaves that out.
flag-lab-seats = A number of seats, or a kind of bot for each, separated by commas; 1-4 or 1,2,4 compares numbers of seats.
flag-bots = The kind of bot: random, greedy (quick) or strong (thinks ahead). Without a “me” among the seats, all seats are bots of this kind.
flag-lab-bots = The kind of bot: random, greedy (quick) or strong (thinks ahead); several separated by commas are compared.
flag-until = Stop a combination as soon as its share is known this well, as 3% or ±3%.
flag-team = A team to compare, its members separated by commas; may be repeated.
flag-vary = A choice of the set-up to compare, NAME=VALUE; repeated with the same name it gives the values.
flag-on = Where to play: ray (a cluster of this machine) or ray://ADDRESS, with the extra stockade[ray]; on processes of this machine when left out.
flag-results = Keep every game in this file, one a line, and go on where it stopped.
flag-out = Write a report into this file (report.html).
flag-csv = Write a row for each game into this file.
flag-parquet = The same as Parquet, with the extra stockade[lab].
flag-seat-link = The link of the seat, as it stands in the browser (http://…/#/t/…/…).
flag-figures-folder = Where every game is kept, to go on later (figures).
flag-figures-to = The file to write; the one that this installation shows when left out.
flag-figures-page = Also write the page of the documents into this file.
flag-figures-seats = Numbers of players to measure, such as 1-4 or 1,3; all of them when left out.
flag-patience = How many seconds to wait for a server that does not answer.
flag-mcp = Speak the Model Context Protocol instead of plain lines, with the extra stockade[mcp].
flag-think = How many seconds a strong bot thinks about a decision; measured once at the start, so that a game can be played again.
flag-bots-say = What bots say before they answer: off, shown, or ask (you may object to each).
flag-seed = The seed of all chance; the same seed and answers give the same game.
flag-first-seed = The seed of the first game; the next game has the next seed.
flag-set = A choice of the set-up, NAME=VALUE or NAME=VALUE,VALUE, or NAME=@FILE where a file may make it (force=@my-force.toml); may be repeated.
flag-resume = Go on with the game saved in this file.
flag-save = Where to save when leaving.
flag-port = The port to listen on; 0 takes any free one.
flag-db = The file that keeps the tables, or the address of a PostgreSQL database (postgresql://user@host/name) that several servers may share.
flag-address = Where other servers of the same database find this one, as http://10.0.0.5:8000; without it, where it listens.
flag-think-db = The address of the PostgreSQL database that the servers share.
flag-processes = How many thoughts at a time; without it, one for each core.
flag-origin = An address under which others reach this server, as https://play.example.org; may be given several times.
flag-proxy = A proxy (address or network) whose word about a visitor’s address counts; may be given several times.
flag-base-path = The path below which everything lies, as /stockade.
flag-metrics-to = Who may read /metrics besides this machine (address or network); may be given several times.
flag-log = How the log is written: text or json.
flag-log-level = From where on things are logged: info (with every request), warning or error.
flag-drain = Seconds between being asked to stop and stopping, in which /readyz says no.
flag-forget-after = Forget finished tables so long after they were last touched, as 90d (h, d or w).
flag-forget-unfinished-after = The same for tables whose game is not over.
flag-makers = A file with the words that let people make tables, one a line: one for all is a password, one for each an invitation. Links to seats need none.
flag-backup-file = The file with the copy.
flag-table-file = The save file to write.
flag-site-folder = Where the site is written (static-site).
flag-table = The id of the table, as in the list.
flag-force = Replace the file when there is one of that name.
flag-host = The address to listen on; 0.0.0.0 lets other machines in.
flag-browser = Whether to open the browser.
flag-save-file = A saved game.
flag-to = Stop after this many answers.
flag-example = Play its example, step by step.
flag-rule = The id of a rule, such as XR-MOVE-02.
flag-words = Words that the rule must hold.
flag-games = How many games to play, at most; in a comparison, for each combination.
flag-jobs = How many processes to use.
flag-seconds = Processor seconds to spend on each game.
flag-most = How many to tell.

error-unknown-command = There is no command “{ $name }”. Choose one of: { $choices }.
error-unknown-flag = There is no option “{ $name }” here; --help lists them.
error-missing-argument = { $name } is missing; --help says what goes there.
error-bad-value = “{ $value }” does not fit { $name }; --help says what goes there.
error-misuse = “{ $words }” does not fit here; --help says what does.
error-unknown-language = There is no language “{ $lang }”. Choose one of: { $choices }.
error-no-game = Say which game. Choose one of: { $choices }.
error-other-game = { $file } holds a game of { $game }.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $choices }.
error-unknown-seat = Nobody called “{ $seat }” can take a seat. Choose among: { $choices }.
error-seat-count = { $game } needs { $most ->
    [one] one seat
   *[other] { $least } to { $most } seats
    } here, not { $count }.
error-unknown-setting = { $game } has no setting “{ $setting }”. Choose one of: { $choices }.
error-unknown-value = “{ $value }” is no choice for { $setting }. Choose among: { $choices }.
error-one-value = { $setting } takes exactly one value.
error-setup = This cannot be set up: { $why }
error-bad-setup = This set-up cannot be played ({ $reason }).
error-no-file = There is no file “{ $file }”{ $near ->
    [0] .
   *[other] ; the saved games beside it are: { $choices }.
    }
error-in-file = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
    }: { $why }
error-unreadable = “{ $file }” cannot be read: { $why }.
error-unwritable = “{ $file }” cannot be written: { $why }.
reason-file-missing = it is not there
reason-file-forbidden = that is not allowed
reason-file-folder = it is a folder
reason-file-not-text = it is not a text in UTF-8
reason-file-full = there is no space left
reason-file-trouble = the machine refuses ({ $what })
error-no-answer = There are answers 0 to { $count } in this file, not { $to }.
error-think = Nobody can think for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }: --think takes a number of seconds from 0 up.
error-json-people = --json is for games between bots: give every seat to a bot with --bots random, --bots greedy or --bots strong.
error-lab-people = The lab plays without people: every seat must be a bot.
error-seat-link = “{ $link }” is not the link of a seat. One looks like http://127.0.0.1:8000/#/t/TABLE/SECRET.
error-seat-server = There is no Stockade server at { $link }.
error-seat-away = The server at { $link } does not answer.
error-seat-refused = The table does not let this link in: { $why }
error-seat-watching = This link only lets one watch. Take the link of a seat.
error-seat-nothing-asked = Nothing is asked of this seat right now.
error-seat-option = There is no option { $option }: give a number from 1 to { $most }, or a key.
error-seat-said = Say one of these: answer, hint, view, agree, say.
error-seat-mcp = This needs the package mcp: pip install stockade[mcp]
seat-away = The line to the table is broken; it is tried again.
seat-not-json = That line is not JSON.
mcp-about = You sit at a table of a cooperative board game. Call look to read the table, the question and its numbered options; call answer with the numbers of the options you take. Both wait until you are asked again. The rules are enforced: every option is legal, and why_not says what is not and by which rule.
mcp-look = Wait until you are asked something, then read what happened, how the table looks, the question and its numbered options.
mcp-answer = Answer the open question with the numbers of the options you take (as many as least and most allow), then wait for the next question.
mcp-hint = What a bot would answer to the open question.
error-until = “{ $until }” is no closeness: write --until 3% or --until ±3%.
error-no-team = { $game } has no teams to compare: use --vary NAME=VALUE.
error-at-least-one = { $flag } must be more than zero.
error-figures-seats = --seats takes numbers of players from 1 to { $most }, such as 1-{ $most } or 1,3.
error-not-finished = The game was not over after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
    }.
error-no-tests = The tests are not here: coverage is read from the sources in a checkout of the repository.
error-unknown-rule = There is no rule “{ $rule }”. Near it: { $choices }.
error-no-tables = There is no file “{ $file }”: no table was ever opened with it. Name another one with --db.
error-think-needs-a-database = “{ $db }” is a file: one server has it for itself and thinks in processes of its own. Only servers that share a PostgreSQL database let others think.
error-tables = { $why }
error-being-served = The tables are being served at { $address }. Stop that server first.
error-copy = The copy failed: { $why }.
error-no-such-table = There is no table “{ $table }” in this file.
error-as-told = { $why }
error-choice = { $name } is one of { $choices }, not “{ $value }”.
error-no-server = The server to be measured did not start or did not answer: { $why }
error-port = A port is a number from 0 to 65535, not { NUMBER($port, useGrouping: 0) }.

doctor-version = Stockade
doctor-python = Python
doctor-python-old = Install Python 3.11 or newer from python.org.
doctor-node = Node.js
doctor-node-unneeded = not needed: the browser table is built already
doctor-node-get = Only for work on the browser table: install Node.js 20.19 or newer, with npm.
doctor-missing = missing
doctor-there = built
doctor-page = Browser table
doctor-page-build = Install a release (its package carries it), or run ./stockade in the sources with Node.js installed.
doctor-browser = Browser
doctor-browser-get = Open the address that `stockade serve` prints in any browser.
doctor-port = Port
doctor-port-taken = { $port } is taken
doctor-port-free = { $port } is free
doctor-port-other = Stop what listens there, or choose another one with --port.
doctor-db = Tables
doctor-db-new = { $file } will be made
doctor-db-well = { $file } is whole ({ NUMBER($size) } bytes)
doctor-db-served = { $file } is being served at { $address }
doctor-db-play-there = Play there, or use another file with --db.
doctor-db-other = Set the database right, or use a file with --db.
doctor-db-restore = Put a copy back with `stockade restore`, or use another file with --db.
doctor-line = { $what }: { $found }
doctor-disk-found = { NUMBER($gb, maximumFractionDigits: 1) } GB
doctor-disk = Free disk space
doctor-disk-free = Make room: answers that cannot be written do not count.
doctor-packs = Games and packs
doctor-report = That is our mistake: please report this line.
think-ready = Thinking for the servers of { $where }, { $count ->
    [one] one thought
   *[other] { $count } thoughts
    } at a time. Press Ctrl+C to stop.
backup-done = { $file } is a whole copy of { $db } ({ NUMBER($size) } bytes).
site-done = { $folder } is ready: { $size } MB over the wire when the host compresses.
site-try = To try it: python3 -m http.server --directory { $folder }
error-site-checkout = The site is made from a checkout of the project with node: the browser table or its packages are missing here.
error-site-folder = { $folder } holds something else; name a new folder or an earlier site.
error-site-step = The site was not made. { $what } said: { $why }
restore-done = { $db } holds the tables of { $file } again.
restore-before = What was there before is kept in { $before }.
tables-head = table / game / game is / last touched / records / size / seats
tables-open = open
tables-over = over
tables-none = No table yet.
tables-size = { $tables ->
    [0] No table
    [one] One table
   *[other] { $tables } tables
    }, games over: { $over }; records: { $records }, { $bytes } in a file of { $file }; the largest table takes { $largest }.
tables-closed = Table { $table } is closed: it can be looked at and saved, nothing more happens there.
tables-exported = { $file } holds the game of table { $table }.
tables-forgotten = { $count ->
    [0] No table was old enough to be forgotten.
    [one] One table was forgotten.
   *[other] { $count } tables were forgotten.
    }
best-none = No finished game of { $game } is remembered yet.
best-nameless = nameless

games-seats = { $most ->
    [one] one seat
   *[other] { $least } to { $most } seats
    }

play-welcome = { $title } (seed { $seed })
play-keys = Answer with a number (several: 1 3, twice the same: 2x2). Also: ? or why N explains, u takes back (u action, u turn), h hints, f tells what comes of ending now, t shows the table, l the log (l 200 for more), w lets another seat go first{ $cards ->
    [0] {""}
   *[other] , always N, never N and ask N say what to do with a card at its window (never: this round)
    }, s FILE saves, q saves and leaves.
play-seat = Seat { $seat }
play-agrees = Enter lets it, n objects.
error-bots-say = Bots cannot be told to say “{ $given }”. Choose one of: { $choices }.
play-asked = Seat { $seat }: { $question }
play-choose-many = { $least ->
    [0] Choose up to { $most }; 0 for none.
   *[other] { $least ->
        [one] Choose 1
       *[other] Choose { $least }
    } to { $most }.
    }
play-choose-exactly = Choose { $least }.
play-no-such = “{ $answer }” is not one of the answers.
play-standing = { $answer ->
    [always] From now on: { $option }, whenever it can be done.
    [never] Not in this round: { $option }.
   *[other] Asked again: { $option }.
    }
play-standing-none = Everything is asked again.
play-standing-no = Nothing can be said beforehand about “{ $answer }”: only about cards that could be used here and now, by their number.
play-rule = { $rule }: { $text }
play-why-question = Why this is asked:
play-why-refused = Not possible now:
play-undo-revealed = Something was revealed since. Take it back all the same? (y/n)
play-undone = Taken back.
play-saved = Saved in { $file }; go on with: stockade play --resume { $file }
play-nobody-else = Nobody else can answer this.
play-bye = Until next time.
play-over = { $outcome ->
    [won] The game is won
    [lost] The game is lost
   *[other] The game is over: { $outcome }
    } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    } and { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
    }.

replay-head = { $name }, seed { $seed }: { $kept } of { $count ->
    [one] { $count } answer
   *[other] { $count } answers
    }.
replay-digest = Digest { $digest }
replay-same = The answers lead exactly to the saved position.
replay-differs = The answers do not lead to the saved position.

decks-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
decks-legal = The deck can be played.
decks-illegal = The deck cannot be played.
decks-written = Written to { $file }.
decks-near = Perhaps: { $titles }.
error-no-decks = { $game } has no decks to build; these have: { $choices }.
error-deck-unread = { $file }: { $count ->
    [one] one line was
   *[other] { $count } lines were
    } not recognised, the first is “{ $what }”. See `stockade decks check { $file }`.
rules-coverage = { $game }: { $proven } of { $total ->
    [one] { $total } rule
   *[other] { $total } rules
    } proven by tests, { $table } kept by people at the table, { $missing } missing
rules-kept-in = { $count ->
    [0] No line names it.
    [one] Kept in one place:
   *[other] Kept in { $count } places:
    }
rules-proven-by = { $count ->
    [0] No test proves it yet.
    [one] One test proves it:
   *[other] { $count } tests prove it:
    }
rules-example = Example: { $example }
rules-ruling = A ruling of ours. { $why }
rules-source = Source: { $source }
rules-examples = { $game }: { $shown } of { $total ->
    [one] { $total } rule
   *[other] { $total } rules
    } can be played as an example, { $cannot } cannot be shown, { $missing } missing
rules-cannot = No play shows it. { $why }
rules-no-example = It has no example yet.
rules-found = { $count ->
    [0] No rule holds these words.
    [one] One rule.
   *[other] { $count } rules.
    }

lab-head = { $game }, { $scenario }: { $games ->
    [one] one game
   *[other] { $games } games
    } with { $seats }
lab-won = Won { $won } of { $games }: { $share }% (between { $low } and { $high }% with 95% confidence)
lab-winners = One winner in { $one }%, several in { $several }%, nobody in { $nobody }%
lab-tally = { $what }: { $count } ({ $share }%)
lab-length = A game takes { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    } and { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
    } on average, { $each } in a round
lab-time = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } not finished
    }

figures-done = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
    }, { $cells ->
    [one] one combination
   *[other] { $cells } combinations
    }
lab-left-out = Left out: { $why }
lab-bar = { $done } of { $most }, { $left } left
lab-axis-scenario = scenario
lab-axis-bots = bots
lab-axis-seats = seats
lab-columns = won|games|share|between|rounds|decisions
lab-differences = What changes with one thing, on the same seeds (95% confidence):
lab-sure = sure

bench-head = { $game }, uniform random play, processor time
bench-to-loop = to the loop
bench-to-chess = to chess
bench-decisions-per-second = decisions per second
bench-games-per-second = games per second
bench-fork-us = a fork, µs
bench-answer-p99-us = an answer up to the next question, the slowest of a hundred, µs
bench-view-us = a view, µs
bench-save-us = a save, µs
bench-loop-per-second = reference: fixed loop, per second
bench-chess-moves-per-second = reference: python-chess random moves per second
bench-serve-head = { $tables ->
    [one] One table
   *[other] { $tables } tables
} of all games, one server process and one process of people
bench-echo = echo
bench-to-echo = to the echo
bench-answers-per-second = answers per second
bench-p50-ms = an answer, half of them, ms
bench-p99-ms = an answer, the slowest of a hundred, ms
bench-cpu-ms-per-answer = processor time of the server for an answer, ms
bench-lag-p99-ms = of that, how late the people’s own process was, the slowest of a hundred, ms
bench-watchers-p99-ms = until a watcher sees an answer, the slowest of a hundred, ms
bench-alone-p99-ms = some people alone, the slowest of a hundred, ms
bench-beside-bots-p99-ms = the same people while bots think, ms
bench-bots-add-ms = what the bots add, ms
bench-kb-per-table = memory per table at play, KB
bench-kb-per-idle-table = memory per table that everybody has left, KB
bench-growth-mb-per-hour = memory that grows in an hour of play, MB
bench-trouble = { $what }: { $count ->
    [one] once
   *[other] { $count } times
}

flag-puzzle-play = Play this puzzle, by its number, in the terminal.
flag-puzzle-solution = Tell the solution of this puzzle, answer by answer.
puzzles-none = There are no puzzles for { $game }.
puzzles-share = { $kind } { $solved }/{ $of }
puzzles-how = Stars and shares tell how many bots solve it. Play one with “stockade puzzles { $game } --play 1”.
puzzles-goal = The task: { $goal }
puzzles-again = u goes back, q leaves.
error-no-puzzle = { $count ->
    [0] There are no puzzles for { $game }.
   *[other] { $game } has no puzzle { $puzzle }; they are numbered from 1 to { $count }.
}

## Looking through
help-ruling = Write a test from a reported problem.
flag-report-file = A report (Something is wrong here, in the menu of a table) or a saved game.
flag-ruling-out = The file to write (test_ruling_….py in this folder when left out).
flag-replay-step = Look through it step by step, forwards and backwards.
flag-replay-seat = Tell what this seat knows (1 is the first).
flag-review = Say where the game turned, and what a strong player would have done.
flag-from-here = Write a save that goes on from the position after so many answers.
flag-luck = With --from-here: the same luck to come, or new luck.
flag-from-here-out = With --from-here: the file to write.
error-no-seat = There are seats 1 to { $count }, not { $seat }.
ruling-written = { $count ->
    [one] { $file }: a test that plays { $count } answer up to the reported position. Write down what should be true there.
   *[other] { $file }: a test that plays { $count } answers up to the reported position. Write down what should be true there.
    }
replay-taken-up = { $file }: play on after answer { $at } with ./stockade play --resume { $file }
look-keys = Enter goes on, b back, a number goes there, t shows the table, q leaves.
look-at = { $at } of { $count }, round { $round }
look-answer = Seat { $seat }: { $answer }
look-answered = An answer from seat { $seat }.
error-not-over = This game is not over: a review would tell its secrets.
review-head = { $outcome ->
    [won] Won
   *[other] Lost
    } after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }.
review-line = The team’s chance at the beginning of each turn, from games that bots imagined:
review-point = round { $round }: about { $share }% ± { $margin }
review-turns = { $count ->
    [0] It never turned.
    [one] Where it turned most:
   *[other] Where it turned most, the { $count } largest:
    }
review-turn = After decision { $at }, seat { $seat }: { $change } points, { $kind ->
    [choice] by choice
    [betrayal] by betrayal
    [good] for the better
   *[other] by luck
    }
review-strong = A strong player: { $answer }
review-secrets = What was kept secret:
review-seat = Seat { $seat }
