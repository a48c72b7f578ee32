# What the server itself says: refusals, undo steps, the page shown without a bundle, the lines printed at start.

error-malformed = That message could not be read.
error-store = The table could not be written down, so the answer does not count. Nothing is lost; try again in a moment.
error-store-table = The new table could not be written down: the disk may be full. Nothing was started; try again once there is room.
error-not-a-database = { $file } is not a Stockade database. Choose another file.
error-newer-database = { $file } was written by a newer Stockade (format { $version }, this one knows { $known }). Update Stockade or choose another file.
error-pg-missing = Tables in a PostgreSQL database need one more package: pip install stockade[postgres].
error-pg-address = { $where } is not the address of a database. One looks like postgresql://stockade@db.example.org/stockade.
error-pg-away = The database at { $where } does not answer ({ $detail }). Is PostgreSQL running there, and does it let this machine in?
error-pg-password = The database at { $where } does not let this user in: wrong name or password. A password may stand in the address, in PGPASSWORD or in ~/.pgpass.
error-pg-database = There is no database “{ $name }” at { $where }. Make one there with createdb.
error-pg-rights = The user of { $where } may not make or use tables there ({ $detail }).
error-pg-tool = { $where } is a PostgreSQL database, which has its own tools for this: pg_dump --schema=stockade writes a whole copy while servers play, pg_restore puts it back when they are stopped.
error-elsewhere = This table is played on another server that cannot be reached right now. Nothing is lost; it opens again in a few seconds.
error-imports-busy = The server is opening other files right now. Try again in a minute.
error-bad-host = This address is not one of the server’s names.
error-bad-origin = This request comes from another site.
error-too-large = That is larger than the server accepts.
error-too-fast = Too many messages at once. Wait a moment.
error-too-many = This table is full: too many screens look at it already.
error-full = The server is full at the moment. Try again in a minute.
error-table-closed = Whoever keeps this server has closed the table. You can still look at it and save it.
error-database-broken = { $file } is damaged: some of its pages cannot be read.
error-would-replace = There is a file { $file } already. Name another one, or add --force.
error-bad-span = “{ $span }” is no span of time. One looks like 90d, 12h or 8w.
error-log-full = This table has written down { $most } answers, steps back and remarks, as many as a table may. Save it to a file and open that as a new table: the game goes on there.
error-unknown-table = There is no such table here.
error-bad-token = This link does not open a seat at the table. If it once did, somebody has used it before you, or it was renewed: ask for a new one.
error-word-needed = On this server only those make tables who were given a word for it.
error-word-wrong = That word opens nothing here. Whoever keeps the server can give you one.
error-still-expected = They may still come back: their seat can be offered in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }.
error-nobody-to-agree = This seat hides things from yours, and nobody else is at the table to agree: let a bot play it on.
error-no-offer = That offer is no longer open.
error-key-first = This is an invitation: it has to be exchanged for a key of your own.
error-renewed = The link to this seat was renewed on another screen; this one no longer opens it.
error-seed-of-one = Here the seats hide things from each other, so nobody chooses the seed: whoever knows it could know every card.
error-sealed = The file holds the secrets of all seats. While the game goes on, only whoever holds every seat that people play can have it.
error-hello-first = The first message must say which seats you hold.
error-watching = You are watching this table; only its seats can do that.
error-bot-seat = A bot plays this seat. Take the seat back first.
error-foreign-seat = That seat belongs to somebody else.
error-not-for-the-group = Only a question for the whole group can be handed over.
error-no-bubble = That bot has gone on already.
error-no-request = That request to go back is no longer open.
error-request-open = The table is already being asked to go back.
error-no-hint = There is no hint for this question.
error-no-forecast = Nothing can be foreseen for this question.
error-unknown-phase = This game has no such phase.
error-no-decks = Nobody brings a deck to this game.
error-no-standing = Nothing can be said beforehand about this card.
error-bad-setup = This game cannot be set up like that.
error-wrong-seats = This set-up has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, but { $given } were given.
error-stranded = This table cannot go on here: { $why }. Nothing of it is lost: whoever holds a seat can download its save file and open it where it was played last.
reason-stranded-game = the game “{ $game }” is not installed
reason-stranded-pack-missing = the content pack “{ $pack }” is not here
reason-stranded-pack-changed = the content pack “{ $pack }” has changed (it was { $digest }, here is { $found })
reason-stranded-version = it was played with version { $found } of the game’s content, here is version { $wanted }
reason-stranded-beginning = the rules have changed, and it would begin in another way now (it was played with Stockade { $found }, here is { $wanted })
reason-stranded-answer = the rules have changed, and answer { $answer } does not fit them any more (it was played with Stockade { $found }, here is { $wanted })
reason-stranded-elsewhere = the rules have changed, and answer { $answer } leads to another position now (it was played with Stockade { $found }, here is { $wanted })
error-no-example = No play shows this rule.
error-not-found = There is no such page.
error-internal = Something went wrong inside the server. The table is safe; please report it.

answer-automatic = Only one choice: { $what }.
undo-answer = Take back the last answer
undo-action = Take back this action
undo-turn = Back to the start of the turn

page-title = Stockade
page-home = All games
page-not-built = The browser table has not been built yet.
page-how = Install Node.js 20.19 or newer with npm, then start the program again: it builds the table by itself.
page-rest = Engine, bots and simulations work without it.

serve-ready = Stockade is ready: { $address }
serve-public = Others find it at { $address }
error-host-bad-origin = “{ $origin }” is no origin. One looks like https://play.example.org: a scheme and a name, no path.
error-host-bad-proxy = “{ $address }” is neither an address nor a network (as 10.0.0.0/8).
error-host-bad-base-path = “{ $path }” is no path. One looks like /stockade: letters, digits and - _ . ~ between slashes.
serve-stop = Press Ctrl+C to stop. Tables are kept in { $file }.
serve-port-taken = Port { $port } on { $host } is taken. Is Stockade already running? Choose another one with --port.
serve-bad-host = The address { $host } does not belong to this machine.
serve-file-taken = The tables in { $file } are already being served at { $address }. Play there, or give this one a file of its own with --db.
serve-file-linked = { $file } is a file with { $names ->
    [one] { $names } name
   *[other] { $names } names
    } (hard links); tables kept under two names can lose answers. Delete the other names, or serve a copy of it.
serve-no-store = The tables file { $file } cannot be opened: { $detail }.
who-you = you
who-bot = bot

plan-reveals = Something comes to light here: the plan ends.
plan-asked = A question comes up here: the plan ends.
plan-others = Somebody else is asked here: the plan ends.
plan-over = The game is over with this step.
plan-cannot = This cannot be done at that point.
