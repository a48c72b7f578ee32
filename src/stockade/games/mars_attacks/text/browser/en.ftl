# Strings of this game's own board in the browser.

ms-exit = Exit
ms-exit-shut = Exit · not yet
ms-exit-here = exit
ms-leave = Leave the board
ms-zombies = { $n ->
    [0] nobody
    [one] 1 Zombie
   *[other] { $n } Zombies
    }
ms-stunned = { $n } stunned
ms-point = { $n ->
    [one] Incursion Point, 1 die
   *[other] Incursion Point, { $n } dice
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
ms-state-aside = To place
ms-shoot = shoot
ms-fight = fight
ms-survive = survive
ms-range = range
ms-heroics = Heroics { $n } of { $max }
ms-turn = Turn { $n }{ $uses ->
    [0] {""}
   *[other] {" "}· { $uses } left
    }
ms-alive = { $n } alive
ms-alive-points = { $n } alive · { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
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
   *[other] { $n } points
    }
ms-test = How stupid are they?
ms-succeeds = { $n }+ succeeds
ms-test-sum = { $n ->
    [0] no success: they stay where they are
    [one] success: the first result happens
   *[other] successes: all results up to { $n } happen
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
   *[other] { $n } hear it
    }
ms-deaf = { $n } too far
ms-rolled = Last dice
ms-reactions = Reactions
ms-end = End of Round
ms-so-far = so far
ms-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }, { $stat }+
ms-added = { $n ->
    [0] nothing added yet
    [one] one action added a die
   *[other] { $n } actions added dice
    }
ms-odds = Chance of at least so many successes: { $list }
ms-newcomers = { $n ->
    [one] about 1 newcomer
   *[other] about { $n } newcomers
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
    [one] square closer to you
   *[other] squares closer to you
    }
ms-digest-came = { $n ->
    [one] newcomer: { $squares }
   *[other] newcomers: { $squares }
    }
ms-digest-fell = { $n ->
    [one] Zombie fell
   *[other] Zombies fell
    }
ms-digest-beaten = { $n ->
    [one] attack beaten off
   *[other] attacks beaten off
    }
ms-digest-drawn = { $n ->
    [one] card drawn
   *[other] cards drawn
    }
ms-digest-noise = one die more at the end of the Round
ms-sum-killed = { $n ->
    [one] 1 Zombie felled
   *[other] { $n } Zombies felled
    }
ms-sum-out = { $n } got away
ms-sum-lost = { $n } lost
ms-force = Your force
ms-hero = Hero
ms-force-alive = { $n ->
    [one] { $n } point
   *[other] { $n } points
    } alive. Nobody joins on the way.
ms-force-points = { $n } of { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    }
ms-force-reset = Recommended force
ms-of-points = of { $n ->
    [one] { $n } point
   *[other] { $n } points
    } chosen
ms-points-left = { $n } left
ms-up-to = up to { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
ms-too-many = { $n ->
    [one] 1 point too many
   *[other] { $n } points too many
    }
ms-lost-in = lost in { $battle }
ms-fell = { $to ->
    [zombie] fell to a Zombie
    [left] left behind
   *[other] fell to “{ $card }”
    } in { $square } ({ $battle }, Round { $round })
ms-fell-here = { $to ->
    [zombie] fell to a Zombie
    [left] left behind
   *[other] fell to “{ $card }”
    } in { $square } (Round { $round })
ms-survived = { $n ->
    [one] 1 battle survived
   *[other] { $n } battles survived
    }
ms-close = { $n ->
    [one] cheated death once
   *[other] cheated death { $n } times
    }
ms-rattled-times = { $n ->
    [one] Rattled once
   *[other] Rattled { $n } times
    }
ms-kills = { $n ->
    [one] 1 kill
   *[other] { $n } kills
    }
ms-battle = Battle { $n }
ms-battle-past = { $result ->
    [won] won
    [retreat] retreat
   *[other] lost
    } · { $n ->
    [one] 1 Round
   *[other] { $n } Rounds
    } · { $lost } lost
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
   *[other] { $n } Rounds
    }
ms-report-kills = { $n ->
    [0] no kill so far in this campaign
    [one] one kill so far in this campaign
   *[other] { $n } kills so far in this campaign
    }
ms-report-back = { $n ->
    [one] One came back
   *[other] { $n } came back
    }
ms-report-lost = { $n ->
    [0] Nobody was lost
    [one] One was lost
   *[other] { $n } were lost
    }
ms-report-left = { $n ->
    [one] { $n } point
   *[other] { $n } points
    } alive
ms-report-stay = Whoever falls is gone for the rest of the campaign
ms-key-in = chosen
ms-key-free = may join
ms-key-big = does not fit
ms-fact-zombies = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
    }, then { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
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
   *[other] { $lost } lost
    }{ $dice ->
    [none] { "" }
   *[other] , dice { $dice }
    }
ms-hire-once = { $who } can only be taken once ({ $rule }).
ms-hire-points = { $n ->
    [one] One point too many: at most { $limit } are allowed ({ $rule }).
   *[other] { $n } points too many: at most { $limit } are allowed ({ $rule }).
    }
ms-drop-last = Somebody has to go: hire another one first.
ms-seats-few = { $n ->
    [one] One purchase, one player: hire more to share the force.
   *[other] { $n } purchases are too few for so many players: { $n } of you will sit down.
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
ms-skill = { $name }: { $text }
ms-hire-heroics = Heroics { $n }
ms-hire-dashed = { $left ->
    [0] Dashed: no points are left for them.
    [one] Dashed: dearer than the one point left, or unique and already hired.
   *[other] Dashed: dearer than the { $left } points left, or unique and already hired.
    }
ms-drop = One { $who } fewer
ms-difficulty = Dice at every Incursion Point
lesson-ms-deploy = Hold the diner
    .text = Choose a square for each of your models inside the blue line, or spread them all out at once. Low walls give cover, full walls hide you.
lesson-ms-squad = Who goes?
    .text = Each battle has room for so many points. Whoever falls is gone for the rest of the campaign.
lesson-ms-turn = Your Turn
    .text = A Turn has two uses: activate models or play a card. Click a model that glows. When everybody has acted, the Round ends and the Zombies take their test.
lesson-ms-act = Every sound brings them closer
    .text = { $who } may move, shoot or do nothing. Percentages on the board are your chance to hit; a shield means the target has cover. After the action every Zombie that saw or heard it comes nearer.

## The game by name, and what the shared parts of the page say about it
game-mars-attacks = Mars Attacks
auto-test = Pass until the end-of-Round test
    .text = You are asked again when the test is rolled.
ms-enemy = The enemy
ms-end-kills = Zombies killed
ms-end-why = { $kills ->
    [0] No Zombie fell
    [one] One Zombie fell
   *[other] { $kills } Zombies fell
    }; { $alive } of yours still stood, { $lost } did not.
ms-end-close = Deaths cheated
ms-end-points = Heroics left

# the guided first game
guided-mars-turn = Two in a Turn
    .text = You join a squad on its way out, in Round 3. In a Turn two models act, or one model and a card; a Round goes on until everybody has acted. Who first: the one near the red edge, or those who cover?
guided-mars-exit = Over the red edge
    .text = Whoever stands at the red edge may leave the board and is safe. One who escapes is enough to win; everyone who stays can still be lost.
guided-mars-shoot = Shoot
    .text = Whoever you see within the range of the weapon can be shot at; a clear shot and aiming add a die each, and the answer tells how likely a hit is. Zombies who hear the shot come nearer.
guided-mars-more = More dice
    .text = A card can be given up for dice more in a test. That uses the card of this Turn: keep good ones for what they say.
guided-mars-card = Play a card
    .text = A card takes the place of a model in this Turn. Hold it up to read what it does and when it is worth it.
guided-mars-move = Move
    .text = Two squares in all eight directions. Zombies who see somebody enter a square come one square nearer, one by one; those who do not see it stay.
guided-mars-step = Step by step
    .text = An action is chosen step by step: after a step you may go on, shoot or stop. You see what came of it before you decide.
guided-mars-answer = A Zombie attacks
    .text = Fight back, and it may fall; or only try to survive, which is easier. The odds stand in the answers.
guided-mars-discard = Cards for the next Round
    .text = Throw away what you will not need, then draw until you hold four.
guided-mars-round = The end of a Round
    .text = The Zombies on the board took a test, and new ones appeared at the Incursion Points. The log tells it in order. Get the others over the red edge: the battle ends when nobody is left on the board.

# Chapters of the rulebook
topic-MA-TEST = Tests
topic-MA-TURN = Turns
topic-MA-ACT = Actions
topic-MA-SHOOT = Shooting
topic-MA-FIGHT = Close combat
topic-MA-RATTLE = Rattled models
topic-MA-HERO = Heroes
topic-MA-SCATTER = Scatter
topic-MA-ABIL = Abilities
topic-MA-CARD = Cards
topic-MA-ZOMB = Zombies
topic-MA-REACT = Zombies react
topic-MA-ROUND = The Round
topic-MA-ARRIVE = Zombies arrive
topic-MA-CAMP = The campaign
topic-MA-LEAVE = Leaving the board
topic-MA-BETWEEN = Between battles
topic-MA-SURPRISE = Surprise, Surprise!
topic-MA-HELP = Help!
topic-MA-BREAK = Breaking Through
topic-MA-HOME = Back Home
topic-MA-FORCE = The force

ms-slot-move = Move
ms-slot-shoot = Shoot
ms-slot-aim = Aim
ms-slot-fight = Fight
ms-slot-other = Other
ms-slot-who = Act
ms-slot-card = Cards
ms-slot-deed = Deeds
ms-slot-nobody = nobody within reach
