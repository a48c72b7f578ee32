# Strings of this game's own board in the browser.

dw-you = you
dw-first = First player
dw-reader = Holds the crossroads card
dw-leader = leader
dw-exiled = Exiled
dw-used = used
dw-item-used = used
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
dw-place = { $cards ->
    [one] { $cards } item card
   *[other] { $cards } item cards
    }, noise { $noise }, zombies { $zombies }. Survivor spaces taken: { $taken } of { $of }
dw-place-tonight = Tonight: { $n ->
    [0] no zombie
    [one] 1 zombie
   *[other] { $n } zombies
    }{ $noise ->
    [0] .
   *[other] , and a die for each noise token: 3 or less adds one.
    }
dw-deck = { $place }: { $n ->
    [one] { $n } item card
   *[other] { $n } item cards
    }
dw-colony = { $n } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
    } taken, { $helpless } of them by the helpless
dw-colony-tonight = Tonight they need { $food } food and { $zombies ->
    [one] { $zombies } zombie arrives
   *[other] { $zombies } zombies arrive
    }.
dw-helpless = { $n } helpless
dw-food = Food
dw-food-tonight = / { $n } tonight
dw-food-tip = { $have ->
    [one] { $have } food token
   *[other] { $have } food tokens
    }, { $need } needed tonight
dw-hunger-tip = Too little: a starvation token, and morale −{ $n }.
dw-starvation = starvation { $n }
dw-waste = Waste
dw-waste-cost = { $n }+: morale −{ $loss }
dw-waste-tip = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } in the waste: every full ten cost 1 morale a night.
dw-morale = Morale
dw-morale-now = Morale { $n }
dw-round = Round { $n }
round-n-dead-of-winter = { $n ->
    [0] Set-up
   *[other] Round { $n }
    }
dw-rounds = Rounds left
dw-rounds-now = Rounds left { $n }
dw-with-this = with this one
dw-tonight = tonight as it stands: { $list }
dw-by-hunger = hunger −{ $n }
dw-by-waste = waste −{ $n }
dw-by-frost = frostbite −{ $n }
dw-by-crisis = crisis −{ $n }
dw-by-fallen = overrun −{ $n }
dw-by-crisis-open = { $crisis }?
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
dw-crisis-needs = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } with { $what }
dw-if-strikes = If it strikes:
dw-face-down = { $n } face down
dw-turned = Cards given, turned up
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
dw-road-wins = { $way } wins, { $n } to { $of }
dw-road-tie = A tie, { $n } each: { $who } decides
dw-table-waits = The table waits for you
dw-table-waits-for = The table waits for { $who }
dw-rolled = { $kind ->
    [blank] gets away with it
   *[other] rolls { $face }
    }
dw-col-die = With a die
dw-col-this = With this
dw-col-move = Move
dw-col-free = Without a die
dw-no-zombie = no zombie near yours
dw-no-ability = nobody has one here
dw-no-card = no card in hand
dw-no-fellow = no other survivor here
dw-fellow-target = among the targets of Attack
dw-why-die = { $who } needs a { $n }+.
dw-why-no-die = No die left.
dw-why-used = { $who }: used up.
dw-why-vain = { $who }: no effect.
dw-why-lure = No zombie elsewhere to lure.
dw-why-empty-hands = The others hold none.
dw-why-food = No die can be raised.
dw-col-fellow = Against your own
dw-give = Contribute
dw-strike-here = Attack here ({ $where })
dw-build-here = Barricade here ({ $where })
dw-make-noise = Make noise
dw-with = with { $who }
dw-who-many = one of your { $n }
dw-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
dw-die-plus = a die +1
dw-say-bots = you and bots
dw-move-here = A press asks who goes there.
dw-who-goes = { $place }: who goes?
dw-step-setup = Set-up
dw-step-turns = Turns
dw-step-1 = Food
dw-step-2 = Waste
dw-step-3 = Crisis
dw-step-4 = Zombies
dw-step-5 = Goal
dw-step-6 = Round
dw-step-7 = Token
dw-news-hunger = Too little food: starvation { $n }
dw-news-fed = { $n } food eaten, { $left ->
    [0] none
   *[other] { $left }
    } left
dw-news-struck = { $crisis }: the crisis strikes, { $points } of { $need }
dw-news-held = { $crisis } is prevented: { $points } of { $need }
dw-news-zombies = { $n ->
    [one] 1 zombie arrives: { $where }
   *[other] zombies arrive: { $where }
    }
dw-news-broken = { $n ->
    [one] barricade torn down
   *[other] barricades torn down
    }
dw-news-dead = { $n ->
    [one] { $who } is dead
   *[other] Dead: { $who }
    }
dw-dawn-wounded = { $n ->
    [one] A wound
   *[other] A wound each
    }: { $who }
dw-dawn-frozen = { $n ->
    [one] Frostbite
   *[other] Frostbite each
    }: { $who }
dw-news-road = { $who }, { $road } – { $text }
dw-news-since = Since your turn
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
dw-why-lost-some = The colony did not hold out; { $who } reached a goal that does not need it.
dw-why-lost-none = The colony did not hold out, and nobody reached their own goal.
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
dw-side = Side
dw-players = Players
dw-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
    }
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

## The game by name, and what the shared parts of the page say about it
game-dead-of-winter = Dead of Winter
auto-colony = Pass until the colony phase
    .text = Nothing extra in the players’ turns; you are asked again when night falls.
auto-round-dead-of-winter = Pass until the next round
    .text = Through the whole colony phase too.
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
digest-winter = What the night brought
dw-way = How to go
dw-way-foot = On foot
dw-way-fuel-more = Saves the exposure roll.

# -- dawn and dossiers
dw-dawn = The night, step by step
dw-dawn-go = Begin round { $n }
dw-dawn-tab-night = Night
dw-dawn-tab-today = Today
dw-dawn-tab-files = Files
dw-dawn-died = died, morale −1
dw-dawn-fed = food eaten, { $left ->
    [0] none
   *[other] { $left }
    } left.
dw-dawn-starved = food, { $need } needed: { $n ->
    [one] a starvation token
   *[other] { $n } starvation tokens
    }.
dw-dawn-nobody-eats = Nobody to feed.
dw-dawn-waste = cards: morale falls.
dw-dawn-no-waste = Under ten cards: no harm.
dw-dawn-nothing-given = nobody gave anything
dw-dawn-points = { $points } of { $need }.
dw-dawn-struck = It struck:
dw-dawn-held = Prevented.
dw-dawn-shuffled = cards given, then shuffled: nothing says whose was which
dw-dawn-broken = barricades broken
dw-dawn-overrun = overrun
dw-dawn-noise = noise die: 3 or less brings a zombie
dw-dawn-not-yet = not yet reached
dw-dawn-left = rounds left
dw-dawn-first = { $who } begins
dw-today = What it changes today
dw-today-sure = certain
dw-today-odds = likely
dw-dawn-doors = The entrances of the colony
dw-dawn-door-broken = broken
dw-dawn-cause-pay = hunger { $n }
dw-dawn-cause-waste = waste { $n }
dw-dawn-cause-crisis = crisis { $n }
dw-dawn-cause-death = deaths { $n }
dw-dawn-cause-other = other { $n }
dw-dawn-calm-1 = paid
dw-dawn-calm-2 = no harm
dw-dawn-calm-3 = prevented
dw-dawn-hit-3 = it struck
dw-dawn-calm-4 = everybody lives
dw-today-frost-do = Medicine from a player before { $player }.
dw-today-frost-lost-do = Medicine from a player before { $player }.
dw-today-lost-do = Stop one of them: food, cleaning, cards for the crisis, a gate cleared.
dw-today-breach-do = Kill, lure away or barricade there.
dw-today-breach-none-do = Kill, lure away or barricade there.
dw-today-hunger-do = Play food cards, or ask for some.
dw-today-waste-do = One die clears three cards.
dw-today-dice-do = An outsider who joins brings a die.
dw-today-worn-do = Heal them before they move or fight.
dw-today-last-do = All hands for the main objective.
dw-today-frost = { $who } dies when { $player }’s turn begins
dw-today-frost-what = Frostbite: the last wound comes before anything can be done. Morale { $before } → { $after }.
dw-today-frost-lost = { $who } dies when { $player }’s turn begins
dw-today-frost-lost-what = Morale { $before } → { $after }: the game is lost.
dw-today-lost = Tonight ends the game
dw-today-lost-what = Morale { $before }; as things stand it loses { $loss }: { $list }.
dw-today-breach = { $gate } is full
dw-today-breach-what = If nothing changes, { $n ->
    [1] { $who } dies tonight
   *[other] tonight it is overrun ({ $n } times) and costs { $who }
    }.
dw-today-breach-none = { $gate } is full
dw-today-breach-none-what = If nothing changes it is overrun tonight.
dw-today-hunger = The store is short
dw-today-hunger-what = { $need } food needed, { $have } there: morale −{ $loss } tonight.
dw-today-waste = The waste stinks
dw-today-waste-what = Waste pile at { $n }: morale −{ $loss } tonight.
dw-today-dice = Fewer dice
dw-today-dice-what = After last night’s deaths: { $who }.
dw-today-worn = { $n ->
    [one] One survivor near death
   *[other] { $n } survivors near death
    }
dw-today-worn-what = { $who }: every exposure roll kills with 50%.
dw-today-last = The last round
dw-today-last-what = If the main objective is not reached tonight, the game ends.
dw-files = Files
dw-files-what = What the whole table has seen, counted for you. It accuses nobody; your opinion stays on your screen.
dw-file-hand = { $n } in hand
dw-file-opinion = your opinion
dw-file-level = Suspicion { $n } of 3
dw-file-given = Cards given to each crisis
dw-file-round = R{ $n }
dw-file-spoiled = Spoiled crises
dw-file-of = { $n } of { $of } fed
dw-file-theirs = A −1 was theirs
dw-file-share = R{ $round } { $percent }%
dw-file-announced = Announced
dw-file-claim = R{ $round } { $n } of { $of } fit
dw-file-sum = Announced as fitting in round { $round }: { $said }. Turned up: { $fits }.
dw-file-sum-false = At least one announcement is false.
dw-file-sum-true = All of it may be true.
dw-says-gave = { $n ->
    [0] None of my cards fits the crisis.
    [one] { $n } card of mine fits the crisis.
   *[other] { $n } cards of mine fit the crisis.
}
dw-file-asked = When asked
dw-file-answers = gave { $helped }, refused { $refused }, had none { $denied }
dw-file-vote = Vote, R{ $n }
dw-file-called = called to exile { $who }
dw-file-for = exile { $who }: for
dw-file-against = exile { $who }: against

# the guided first game
guided-winter-turn = Dice are your deeds
    .text = You join a colony in its third round: five of eight samples are there. You rolled a die for each survivor and one more. Attacking and searching need a die that is good enough; other deeds take any.
guided-winter-contribute = The crisis
    .text = By the end of the round the crisis wants as many cards with its symbol as there are players. Cards are given face down; the other player gave one already. Your medicine would also heal Thomas.
guided-winter-attack = Attack a zombie
    .text = A zombie falls without fail to a die that is good enough, and may leave a sample. But whoever attacks rolls for exposure afterwards.
guided-winter-search = Search
    .text = Only places outside the colony have items, and what lies where is printed there. Olivia needs a 3 or better.
guided-winter-noise = Keep it, or make noise?
    .text = You may keep this card, or make noise to see one more and keep the better. Noise draws zombies at the end of the round.
guided-winter-ability = What only they can do
    .text = Most survivors can do something that nobody else can, some of them only at one place or with a good die. Thomas clears the colony with a 5 or better.
guided-winter-barricade = Barricade
    .text = Any die puts a barricade on an entrance: the next zombie there breaks it instead of coming in. A good use for a 1.
guided-winter-food = Play a card
    .text = Food fills the store, medicine heals, tools are handed to a survivor. Used cards go to the waste: every ten of them cost morale unless somebody cleans up.
guided-winter-move = Out into the cold
    .text = Every survivor may move once a turn, without a die, and rolls the exposure die afterwards: nothing, a wound, frostbite or, rarely, a bite. Fuel spares you that roll.
guided-winter-night = What the night did
    .text = Everybody ate, the waste was counted, the crisis judged, and zombies came to the colony and to every survivor outside. Eight samples win at the end of a round; at morale 0 all is lost.

# Chapters of the rulebook
topic-DW-BOARD = The board
topic-DW-INFO = What one may know
topic-DW-DICE = Action dice
topic-DW-TURN = A turn
topic-DW-XROAD = Crossroads cards
topic-DW-ATTACK = Attacking
topic-DW-KILL = Killing zombies
topic-DW-SEARCH = Searching
topic-DW-BARR = Barricades
topic-DW-CLEAN = Cleaning up
topic-DW-LURE = Luring zombies
topic-DW-ABIL = Abilities of survivors
topic-DW-PLAY = Playing cards
topic-DW-CONTR = Helping against the crisis
topic-DW-SPEND = Spending food
topic-DW-ASK = Asking for cards
topic-DW-HANDOFF = Handing items over
topic-DW-VOTE = Votes
topic-DW-EXPO = Exposure rolls
topic-DW-BITE = Bites
topic-DW-PAY = Food for the colony
topic-DW-WASTE = The waste pile
topic-DW-CRISIS = The crisis
topic-DW-ZOMB = Zombies arrive
topic-DW-CHECK = The end of a round
topic-DW-JOIN = New survivors
topic-DW-HELP = Helpless survivors
topic-DW-DEATH = Deaths
topic-DW-EXILE = Exile
topic-DW-EFFECT = Effects of cards
topic-DW-END = The end of the game
topic-DW-WIN = Who wins
topic-DW-VAR = Variants
topic-DW-SCEN = Main objectives
