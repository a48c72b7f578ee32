# What every game needs: errors and the words of the program itself.

error-unknown-game = There is no game “{ $game }”. Choose one of: { $choices }.
error-unknown-scenario = { $game } has no scenario “{ $scenario }”. Choose one of: { $choices }.
error-bad-setup = This set-up cannot be played.
error-setup-unwritable = This set-up holds something that cannot be written down, such as a number that is too large.
error-stale-decision = That question is no longer open. The table has moved on.
error-not-your-seat = That question belongs to another seat.
error-unknown-option = “{ $key }” is not one of the answers to this question.
error-wrong-count = Choose { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
    }; you chose { $given }.
error-nothing-to-undo = There is nothing to take back.
error-bad-deck = This is no list of cards: paste lines such as “2x Backflip”, or the JSON of a deck site.
error-unknown-deck = There is no prepared deck “{ $deck }”. Choose from: { $choices }.
error-bad-save = This file cannot be opened: { $reason ->
    [version] it comes from another version of the game
    [digest] it does not lead to the position it claims
    [answer] one of its answers does not fit
   *[other] it is damaged or not a saved table
    }.
error-pack-missing = This table was made with the content pack “{ $pack }”, which is not here: start the program with --pack and its folder.
error-pack-changed = This table was made with another version of the content pack “{ $pack }” (it was { $digest }, here is { $found }).
error-bad-pack = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
    }: { $reason ->
    [no-pack] there is no content pack here: { $what } is missing
    [unreadable] it cannot be read: { $what }
    [missing-field] { $what } is missing or is not in small letters, digits and dashes
    [missing-number] { $what } is missing
    [duplicate] { $what } is there already
    [unknown-word] “{ $what }” is unknown
    [unknown-choice] “{ $what }” is unknown; known are: { $choices }
    [wrong-value] { $what }
    [missing-text] { $what } has no text in { $choices }
   *[other] { $what }
    }.
error-rule-broken = Something went wrong inside a rule; the table is back where it was. Please report it.
event-answer-automatic = Only one choice: taken automatically.
