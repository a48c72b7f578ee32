# The report of the laboratory.

report-title = Laboratory: { $game }
report-lead = { $games ->
    [one] One game between bots
   *[other] { $games } games between bots
    }, { $date }
report-tile-games = games played
report-tile-won = won in all
report-tile-cells = combinations
report-tile-rounds = rounds a game, on average
report-share = How often the game is won
report-share-about = The dot is the share that was won, the bar around it where the true share lies with 95% confidence (Wilson). Game number n has the same seed in every row.
report-scenario = Scenario
report-bots = Bots
report-seats = Players
report-games = Games
report-won = Won
report-between = Between
report-rounds = Rounds
report-questions = Questions a round
report-differences = What makes a difference
report-differences-about = Two rows that differ in one thing, compared on the same seeds: by how much more the second wins. A bar that touches the line in the middle may be luck.
report-change = From … to
report-rest = With
report-gain = Difference
report-members = By scenario and member of the team
report-members-about = Games in which they were sent, whoever else was there. The small number is how many games.
report-all = All
report-endings = How games end
report-endings-about = By the rule that ended them.
report-outcome = { $outcome ->
    [won] Won
    [lost] Lost
    [none] Not finished
   *[other] { $outcome }
    }
report-also = Also counted
report-length = How long games are
report-length-about = Games by the number of rounds they took.
report-courses = From round to round
report-courses-about = The line is the game in the middle, the band the middle half of all games that got so far; the last point of a game is its end.
report-worths = Cards and skills
report-worths-about = By how much more games were won in which it was used at least once, compared only within the same row of the first table. This goes with winning and does not prove that it causes it: long games use more, and lost ones may be short.
report-card = Card or skill
report-used = Games with it
report-no-worths = There are too few games, or all of them went alike.
report-how = How this was measured
report-how-about = Bots know only what their seat may see. Shares have Wilson’s interval, pairs with the same seeds that of Bonett and Price, cards and skills that of Mantel and Haenszel, each at 95%.
report-how-until = Each row was played until its share was known to within ±{ $until }%, which is looked at in steps of ten, or up to its limit ({ $games }).
report-version = Stockade { $version }, rules and bots { $edition }, Python { $python }

error-bad-results = { $reason ->
    [grid] “{ $file }” holds the games of another comparison. Name another file, or ask for the same one again.
    [version] “{ $file }” was played with other rules or bots ({ $found }, now { $wanted }), and its games cannot be compared with new ones. Name another file.
   *[line] Line { $line } of “{ $file }” is not a game of the lab.
    }
error-missing-extra = This needs { $what }, which is not installed: pip install stockade[{ $extra }]
error-no-cluster = There is no Ray cluster at { $address } that this machine can reach.
