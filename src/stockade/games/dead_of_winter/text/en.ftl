# Dead of Winter: all that the table says.
#
# Places carry `.the` ("the colony"), `.at` ("at the colony") and `.from`; entrances `.at`; symbols `.card` ("a fuel card") and `.cards`.
# Objectives carry their lines (`.l1`, `.l2`, …; `.l0` replaces the first line of an exiled betrayer), crossroads cards `.trigger`, `.a`, `.b`.

game-dead-of-winter = Dead of Winter
    .short = Dead of Winter
    .tagline = A colony in the snow, the dead at the gates, and a secret in every pocket.

phase-setup = Set-up
phase-players = Players’ phase
phase-colony = Colony phase

setup-scenario = Main objective
setup-seats = Players
setup-variant = Variant
setup-side = Side
setup-rules = Extra rules
variant-standard = Standard
    .text = A secret objective each; one of them may be a betrayal.
variant-no-betrayer = No betrayer
    .text = Secret objectives, and surely no betrayal among them.
variant-betrayer = Betrayer
    .text = Fewer ordinary objectives: a betrayer is more likely.
variant-co-op = Cooperative
    .text = Hardcore side, no secrets, no exile: all win or all lose.
variant-dilemma = Prisoner’s dilemma
    .text = Two players, an ordinary and a betrayal objective each.
side-normal = Normal
side-hardcore = Hardcore
rules-elimination = Elimination
    .text = A player who loses their last survivor is out of the game.
rules-no-mature = No mature content
    .text = Crossroads cards with a mature theme stay in the box.
rules-extra-objective = Extra objective
    .text = One more ordinary objective, the Pharmacist, may be dealt.

error-setup-unknown-scenario = There is no main objective “{ $wanted }”. Choose one of: { $choices }.
error-setup-unknown-variant = There is no variant “{ $wanted }”. Choose one of: { $choices }.
error-setup-unknown-side = There is no side “{ $wanted }”. Choose one of: { $choices }.
error-setup-unknown-rules = Extra rules must be a list out of: { $choices }. This is not: { $wanted }.
error-setup-seat-count = Two to five players can play, not { $seats }.
error-setup-two-players = Two players play together (co-op or dilemma), not the variant “{ $variant }”.
error-setup-dilemma = The dilemma is for exactly two players, not { $seats }.

player-0 = Player 1
player-1 = Player 2
player-2 = Player 3
player-3 = Player 4
player-4 = Player 5

place-colony = Colony
    .the = the colony
    .at = at the colony
    .from = from the colony
    .to = to the colony
    .short = Colony
place-police-station = Police Station
    .the = the Police Station
    .at = at the Police Station
    .from = from the Police Station
    .to = to the Police Station
    .short = Police
place-grocery-store = Grocery Store
    .the = the Grocery Store
    .at = at the Grocery Store
    .from = from the Grocery Store
    .to = to the Grocery Store
    .short = Grocery
place-school = School
    .the = the School
    .at = at the School
    .from = from the School
    .to = to the School
    .short = School
place-library = Library
    .the = the Library
    .at = at the Library
    .from = from the Library
    .to = to the Library
    .short = Library
place-hospital = Hospital
    .the = the Hospital
    .at = at the Hospital
    .from = from the Hospital
    .to = to the Hospital
    .short = Hospital
place-gas-station = Gas Station
    .the = the Gas Station
    .at = at the Gas Station
    .from = from the Gas Station
    .to = to the Gas Station
    .short = Gas Station

entrance-colony-1 = Colony, entrance 1
    .at = at entrance 1 of the colony
entrance-colony-2 = Colony, entrance 2
    .at = at entrance 2 of the colony
entrance-colony-3 = Colony, entrance 3
    .at = at entrance 3 of the colony
entrance-colony-4 = Colony, entrance 4
    .at = at entrance 4 of the colony
entrance-colony-5 = Colony, entrance 5
    .at = at entrance 5 of the colony
entrance-colony-6 = Colony, entrance 6
    .at = at entrance 6 of the colony
entrance-police-station = Police Station
    .at = at the Police Station
entrance-grocery-store = Grocery Store
    .at = at the Grocery Store
entrance-school = School
    .at = at the School
entrance-library = Library
    .at = at the Library
entrance-hospital = Hospital
    .at = at the Hospital
entrance-gas-station = Gas Station
    .at = at the Gas Station

symbol-weapon = weapon
    .card = a weapon card
    .cards = weapon cards
symbol-tool = tool
    .card = a tool card
    .cards = tool cards
symbol-food = food
    .card = a food card
    .cards = food cards
symbol-medicine = medicine
    .card = a medicine card
    .cards = medicine cards
symbol-fuel = fuel
    .card = a fuel card
    .cards = fuel cards
symbol-education = education
    .card = an education card
    .cards = education cards
symbol-survivor = outsider
    .card = an outsider card
    .cards = outsider cards

face-blank = nothing
face-wound = a wound
face-frostbite = frostbite
face-bite = a bite

# -- what happens ---------------------------------------------------------------------------------------------------------

event-game-began = { $scenario }: morale { $morale }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }.
event-game-won = The main objective is complete!
event-game-lost = { $cause ->
    [morale] Morale is gone. The colony falls apart.
    [rounds] Time has run out. The main objective was not reached.
    [failed] The main objective has failed.
   *[eliminated] Nobody is left to play.
    }
event-aims-shown = { $player } shows { $aims }: { $count } of { $total ->
    [one] { $total } condition
   *[other] { $total } conditions
    } met.
event-player-won = { $player } wins.
event-nobody-won = Nobody wins.
event-round-began = Round { $round }
event-round-ended = The round ends; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
    }.
event-phase-began = { $phase }
event-turn-began = { $player }’s turn
event-first-named = { $player } has the most influential leader and goes first.
event-first-passed = The first-player token goes to { $player }.
event-group-chosen = { $player } leads { $survivors }.
event-leader-named = { $survivor } leads { $player }’s group.
event-crisis-revealed = Crisis to prevent: { $crisis }. { $crisis_text }
event-dice-rolled = { $player } rolls { $dice_count ->
    [one] one die
   *[other] { $dice_count } dice
    }: { $dice }.
event-die-rolled = A die shows { $die }.
event-die-changed = { $player }’s die goes from { $before } to { $die }.
event-die-gained = { $player } gains a die showing { $die } for this turn.
event-die-lost = { $player } loses a die showing { $die }.

event-morale-changed = Morale { $count ->
    [-1] falls by 1
    [-2] falls by 2
    [-3] falls by 3
    [-4] falls by 4
    [-5] falls by 5
    [-6] falls by 6
    [-7] falls by 7
    [-8] falls by 8
    [-9] falls by 9
    [-10] falls by 10
   *[other] rises by { $count }
    } to { $morale }.
event-food-changed = The food supply { $count ->
    [-1] falls by 1
    [-2] falls by 2
    [-3] falls by 3
    [-4] falls by 4
    [-5] falls by 5
    [-6] falls by 6
    [-7] falls by 7
    [-8] falls by 8
    [-9] falls by 9
    [-10] falls by 10
   *[other] rises by { $count }
    } to { $food }.
event-food-paid = The colony eats { $count } food; { $food ->
    [0] none is
   *[other] { $food }
    } left.
event-colony-starved = The colony needs { $need } food and has { $food ->
    [0] none
   *[other] { $food }
    }: starvation token number { $count }.
event-starvation-added = A starvation token is added ({ $total } now).
event-food-spent = { $player } spends a food token: a die shows { $die } now.
event-food-eaten = { $player } eats { $item }: a die shows { $die } now.
event-waste-stinks = { $waste ->
    [one] One card lies
   *[other] { $waste } cards lie
    } in the waste pile.
event-waste-removed = { $count ->
    [one] A card is
   *[other] { $count } cards are
    } cleared from the waste pile; { $waste ->
    [0] none is
    [one] one is
   *[other] { $waste } are
    } left.
event-counter-sample = A sample is taken ({ $total } now).
event-noise-made = { $count ->
    [one] A noise token
   *[other] { $count } noise tokens
    } { $place_at }.
event-noise-removed = { $count ->
    [one] A noise token is
   *[other] { $count } noise tokens are
    } taken off { $place_at }.
event-noise-rolled = Noise { $place_at }: the die shows { $die }.
event-helpless-joined = { $count ->
    [one] A helpless survivor arrives
   *[other] { $count } helpless survivors arrive
    } at the colony.
event-helpless-died = { $count ->
    [one] A helpless survivor dies.
   *[other] { $count } helpless survivors die.
    }
event-helpless-left = { $count ->
    [one] A helpless survivor leaves
   *[other] { $count } helpless survivors leave
    } the colony.

event-zombies-arrived = { $count ->
    [one] A zombie arrives
   *[other] { $count } zombies arrive
    } { $place_at }.
event-zombies-removed = { $count ->
    [one] A zombie disappears
   *[other] { $count } zombies disappear
    } { $place_from }.
event-zombies-lured = { $count ->
    [0] No zombie follows
    [one] A zombie follows
   *[other] { $count } zombies follow
    } { $origin_from } { $place_to }.
event-zombie-attacked = { $survivor } attacks { $place_at }.
event-zombie-killed = A zombie is killed { $place_at }.
event-zombie-slain = { $survivor } kills a zombie { $place_at }.
event-barricade-placed = { $player } places a barricade { $entrance_at }.
event-barricade-broken = A zombie tears down a barricade { $entrance_at }.
event-barricade-removed = A barricade is removed { $entrance_at }.
event-entrance-overrun = Overrun { $entrance_at }!

event-survivor-moved = { $survivor } goes { $origin_from } { $place_to }.
event-survivor-joined = { $survivor } joins { $player } { $place_at }.
event-survivor-waits = { $survivor } finds no space and waits to join { $player }.
event-survivor-died = { $survivor } dies { $place_at }.
event-survivor-removed = { $survivor } leaves the game.
event-survivor-wounded = { $survivor } takes { $count ->
    [one] a wound
   *[other] { $count } wounds
    } ({ $wounds } in all).
event-survivor-frostbitten = { $survivor } gets frostbite ({ $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
    } in all).
event-survivor-healed-wound = { $survivor } is healed of a wound ({ $wounds ->
    [0] none
   *[other] { $wounds }
    } left).
event-survivor-healed-frostbite = { $survivor } is healed of frostbite ({ $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
    } left).
event-survivor-thawed = A frostbite token on { $survivor } becomes an ordinary wound.
event-survivor-attacked = { $survivor } attacks { $target }: { $die } against { $needed }, { $hit ->
    [0] a miss
   *[other] a hit
    }.
event-survivor-passed = { $player } hands { $survivor } over to { $rival }.
event-survivors-swapped = { $survivor } takes the space of { $target }, who goes back to the colony.
event-exposure-rolled = Exposure for { $survivor }: { $face }.
event-bite-spread = The bite spreads to { $survivor } { $place_at }.
event-bite-stopped = { $survivor } is spared; the bite stops.
event-items-returned = { $player } takes { $count ->
    [one] an equipped card
   *[other] { $count } equipped cards
    } back in hand.
event-items-shuffled = { $count ->
    [one] An equipped card is
   *[other] { $count } equipped cards are
    } shuffled into the deck { $place_at }.
event-hand-lost = { $player } loses the whole hand: { $count ->
    [one] one card
   *[other] { $count } cards
    }.
event-player-out = { $player } is out of the game.

event-ability-used = { $survivor } uses an ability.
event-ability-copied = { $survivor } uses the ability of { $ability }.
event-item-used = { $survivor } uses { $item }.
event-item-handed = { $survivor } hands { $item } to { $target }.
event-item-disabled = { $item } is out of order until the end of the next round.
event-item-refreshed = { $item } can be used once more this round.
event-item-removed = { $item } of { $survivor } leaves the game.
event-handoff-refused = { $player } does not want { $item }.
event-card-played = { $player } plays { $item }.
event-card-equipped = { $player } equips { $survivor } with { $item }.
event-card-requested = { $player } asks for { $symbol_card }.
event-card-given = { $giver } gives { $player } { $item }.
event-offer-kept = { $player } takes { $giver }’s card; you keep { $item }.
event-card-stolen = { $player } gets a random card from { $victim }’s hand.
event-card-passed = { $player } gives { $rival } a card.
event-card-changed-hands = From { $victim }’s hand to { $player }’s: { $item }.
event-card-glimpsed = In { $victim }’s hand: { $item }.
event-card-picked = { $player } takes { $item }.
event-card-regained = { $player } takes { $item } back in hand.
event-request-refused = { $player } refuses.
event-request-denied = { $player } claims to have no { $symbol_cards }.
event-cards-discarded = { $player } discards { $items }.
event-cards-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
    } { $place_from }.
event-cards-taken = You get { $items }.
event-cards-found = You see { $items }.
event-cards-looked-at = { $player } looks at { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
    } { $place_at }.
event-cards-kept = { $player } keeps { $count ->
    [one] a card
   *[other] { $count } cards
    } { $place_from }.
event-cards-put-back = { $player } puts { $count ->
    [one] a card
   *[other] { $count } cards
    } under the deck { $place_at }.
event-place-searched = { $survivor } searches { $place_the }.
event-box-opened = { $player } draws a starting item from the box.
event-deck-searched = { $player } looks through the deck { $place_at } for { $symbol_cards }, takes { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
    } and shuffles it.
event-deck-turned = Turned up { $place_at }: { $items }.
event-deck-looked-at = { $player } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
    } of the deck { $place_at }.
event-crises-looked-at = { $player } looks at the next { $count ->
    [one] crisis
   *[other] { $count } crises
    }.
event-crises-seen = Next crises: { $crises }.
event-words-allowed = { $player } may say { $count ->
    [one] { $count } word
   *[other] { $count } words
    } about it.
event-hand-glimpsed = { $player } looks at a random card in { $victim }’s hand.
event-hand-shown = { $player } shows { $players } their whole hand.
event-hand-seen = In { $player }’s hand: { $items }.
event-gifts-counted = { $player } gave { $total ->
    [0] no card
    [one] one card, which { $count ->
        [0] does not fit
       *[other] fits
    }
   *[other] { $total } cards, of which { $count ->
        [0] none fits
        [one] one fits
       *[other] { $count } fit
    }
    }.

event-crisis-fed = { $player } adds { $count ->
    [one] a card
   *[other] { $count } cards
    } to the crisis.
event-crisis-card-shown = { $item } { $fits ->
    [0] does not fit
   *[other] fits
    } ({ $points }).
event-crisis-struck = { $crisis } strikes: { $points } of { $need } { $need ->
    [one] point
   *[other] points
    }. { $crisis_text }
event-crisis-prevented = { $crisis } is prevented: { $points } of { $need } { $need ->
    [one] point
   *[other] points
    }.
event-objective-fed = { $player } adds { $items } to the main objective.
event-objective-burnt = The main objective uses up { $items }.
event-objective-starved = The main objective needs { $count ->
    [one] { $symbol_card }
   *[other] { $count } { $symbol_cards }
    } and has { $found ->
    [0] none
   *[other] { $found }
    }.
event-objective-open = The main objective is not complete yet.

event-vote-called = { $player } calls a vote to exile { $rival }.
event-vote-cancelled = The vote on { $player } is cancelled.
event-votes-counted = For: { $ayes_count ->
    [0] nobody
   *[other] { $ayes }
    }. Against: { $noes_count ->
    [0] nobody
   *[other] { $noes }
    }.
event-player-exiled = { $player } is exiled.
event-player-stays = { $player } stays.
event-exile-card-drawn = { $player } draws an exiled objective.
event-exile-card-seen = Your exiled objective: { $aim }. { $aim_text }
event-secret-shown = { $player } was no betrayer: { $aim }.

event-road-drawn = { $player } draws a crossroads card.
event-road-kept = You keep the crossroads card “{ $road }” for the active player: { $road_trigger }
event-road-fired = Crossroads: { $road }. { $reader } reads: “{ $road_text }”
event-road-chose-a = { $road_a }
event-road-chose-b = { $road_b }
event-road-void = Nothing of { $road } can be done.
event-road-returned = The crossroads card goes back under its deck.
event-flag-no-leaving-colony = Nobody may leave the colony this round.
event-flag-no-exile-votes = No vote to exile may be called this round.
event-flag-no-move-exposure = { $player }’s moves need no exposure roll this turn.
event-flag-survivor-rests = { $survivor } takes no action this turn.

# -- questions ------------------------------------------------------------------------------------------------------------

prompt-action = { $die ->
    [0] Your turn: what will you do?
   *[other] What is this { $die } for?
    }
prompt-draft = { $count ->
    [one] Which survivor
   *[other] Which { $count } survivors
    } will you keep?
prompt-leader = Who leads your group?
prompt-start = When your turn begins: use the ability of { $ability }?
prompt-bite = The bite reaches { $survivor }. Kill, or roll?
prompt-join = Where does { $survivor } start?
prompt-move = Where does { $survivor } go?
prompt-drive = Who moves with the fuel?
prompt-attack = Whom does { $survivor } attack?
prompt-attack-more = Does { $survivor } kill more than one?
prompt-attack-safe = Does { $survivor } skip the exposure roll?
prompt-attack-die = Does { $survivor } attack with any die?
prompt-spend-die = Which die will you spend?
prompt-kill = Which zombie falls?
prompt-kill-where = Where do zombies fall?
prompt-roller = Who rolls exposure?
prompt-remove-zombie = Which zombie disappears?
prompt-remove-where = Where do zombies disappear?
prompt-lure-from = From where do you lure zombies { $to_to }?
prompt-lure = Which zombie follows { $place_from }?{ $count ->
    [0] { "" }
   *[other] { "" } ({ $count } so far)
    }
prompt-lure-to = At which entrance does it stop?
prompt-lure-where = Where to lure them?
prompt-barricade = Where does the barricade go?
prompt-barricade-where = Where do you place barricades?
prompt-barricade-with = Barricade with a tool?
prompt-take-barricade = Which barricade comes off?
prompt-clean-with = Clean with help?
prompt-free-action = Who acts?
prompt-search = You see { $items }. Make noise for more?
prompt-search-bonus = What does { $survivor } use for this search?
prompt-keep = Which { $count ->
    [one] card do you keep
   *[other] { $count } cards do you keep
    }?
prompt-under = Which card goes under the deck next? ({ $count } left)
prompt-equip = Whom do you equip? ({ $item })
prompt-eat = Which food card do you eat?
prompt-raise = Which die goes up by 1?
prompt-contribute = What do you add to { $crisis }?
prompt-give-late = Which card do you add to { $crisis }?
prompt-objective = What do you place on the main objective?
prompt-ask = What do you ask for?
prompt-request = { $player } asks for { $symbol_card }. What do you say?
prompt-accept = Whose card do you take?
prompt-hand = What does { $survivor } hand over, and to whom?
prompt-hand-consent = Does { $survivor } take { $item }?
prompt-vote-whom = Whom do you want to exile?
prompt-vote = Exile { $player }?
prompt-vote-tie = A tie: exile { $player }?
prompt-depart = Who leaves the colony next?
prompt-depart-to = Where does { $survivor } go?
prompt-depart-swap = No space outside: who goes back to the colony?
prompt-road = { $road }: what will you do?
prompt-road-vote = { $road }: which way? Vote.
prompt-road-tie = { $road }: a tie. You decide.
prompt-road-survivor = { $road }: which of your survivors?
prompt-order-effects = Several things happen at once: what comes first?
prompt-wound-whom = Who is hurt?
prompt-heal-whom = Who is healed?
prompt-heal-which = Which token does { $survivor } lose?
prompt-pass = Which survivor do you hand over?
prompt-look-where = Which deck do you look at?
prompt-look-whom = Whose hand?
prompt-order = Which of these { $count } lies deepest?
prompt-crisis-last = Which crisis comes later?
prompt-crisis-under = Which crisis goes under the deck?
prompt-take = What do you take?
prompt-take-shown = Take one of them?
prompt-search-where = Which deck do you look through?
prompt-draw-where = From which deck do you draw?
prompt-put-back = What goes under the deck?
prompt-discard = What do you discard?
prompt-give = What do you give { $player }?
prompt-give-whom = To whom do you give a card?
prompt-steal-whom = From whom do you take a card?
prompt-refresh = Which item can be used again?
prompt-reroll = Which dice do you roll again?
prompt-reroll-one = Which die do you roll again?
prompt-lose-die = Which die do you lose?
prompt-whose-die = Whose die?
prompt-change-die = Which die { $count ->
    [-1] goes down by 1
   *[other] goes up by { $count }
    }?
prompt-set-die = Which die do you turn?
prompt-set-face = The { $die } becomes …

option-move = { $survivor } moves
option-attack = { $survivor } attacks
option-attack-fellow = { $survivor } attacks a fellow survivor
option-search = { $survivor } searches
option-barricade = { $survivor } builds a barricade
option-lure = { $survivor } lures zombies
option-clean = { $survivor } cleans the waste
option-ability = { $survivor }: { $ability_ability }
option-ability-copied = { $survivor } as { $ability }: { $ability_ability }
option-use = { $survivor } uses { $item }
option-hand-off = { $survivor } hands something on
option-play = Play { $item }
option-contribute = Add a card to { $crisis }
option-objective = Feed the main objective
option-food = Spend a food token on a die ({ $food } there)
option-eat = Eat a food card for a die
option-ask = Ask the others for a card
option-ask-symbol = Ask for { $symbol_card }
option-vote = Call a vote to exile
option-end = End the turn
option-take-die = Take up the { $die } for the next action
option-any-die = Put the { $die } back: the lowest die that is good enough pays
option-place = Go { $place_to }
option-place-fuel = Go { $place_to } with { $item }
option-here = { $place }
option-entrance = { $entrance }
option-survivor = { $survivor }
option-player = { $player }
option-die = { $die }
option-die-count = { $count } × { $die }
option-card = { $item }
option-card-count = { $count } × { $item }
option-card-of = { $item } ({ $survivor })
option-keep-cards = Keep your cards
option-crisis = { $crisis }
option-attack-zombie = A zombie { $entrance_at }
option-attack-survivor = Attack { $target }, a fellow survivor
option-with-nothing = With nothing else
option-with-item = With { $item }
option-with-ability = With the ability of { $ability }
option-with-item-paid = With { $item }, discarding { $paid }
option-with-ability-paid = With the ability of { $ability }, discarding { $paid }
option-bite-kill = Kill { $survivor }, and the bite stops
option-bite-roll = Roll for { $survivor }
option-lure-stop = { $count ->
    [0] None of them
   *[other] No more
    }
option-search-stop = Stop here ({ $count } seen)
option-search-noise = Make noise { $place_at }
option-search-item = Make noise with { $item }
option-under-rest = The rest as it comes ({ $count })
option-take-none = Take nothing
option-yes = Yes
option-no = No
option-refuse = Say no to { $player }
option-none = Say you have none
option-give = Give { $item }
option-accept = { $item } from { $player }
option-hand = { $item } to { $survivor }
option-hand-used = { $item } to { $survivor }, the one used this round
option-vote-exile = Exile { $player }
option-vote-stay = Let { $player } stay
option-road = { $road }
option-road-a = { $road_a }
option-road-b = { $road_b }
option-heal-wound = A wound
option-heal-frostbite = A frostbite token

# -- what answers are likely to do ------------------------------------------------------------------------------------------

fact-bite = bite { $percent }%
fact-hurt = { $percent }% to be hurt
fact-deadly = { $percent }% to die of it
fact-safe = no risk
fact-stops = { $percent }%: it stops
fact-zombies = { $count ->
    [one] 1 zombie here
   *[other] { $count } zombies here
    }
fact-fewer = zombies { $before } → { $after }
fact-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
    }
fact-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
    }
fact-lure = { $count ->
    [one] one at most
   *[other] { $count } at most
    }
fact-waste = waste { $before } → { $after }
fact-dice-lost = { $count ->
    [one] 1 die unused
   *[other] { $count } dice unused
    }
fact-lost = morale { $before } − { $loss }: the game ends tonight
fact-fellow = { $needed } or less ({ $percent }%): { $target } takes a wound
fact-fellow-robbed = { $needed } or less ({ $percent }%): { $target } takes a wound, you a random card from { $player }
fact-fellow-dies = { $needed } or less ({ $percent }%): { $target } dies
fact-fellow-dies-robbed = { $needed } or less ({ $percent }%): { $target } dies, and a random card from { $player } for you
fact-fellows = { $count ->
    [one] 1 fellow here, no zombie
   *[other] { $count } fellows here, no zombie
    }
fact-fits = fits: +1
fact-spoils = does not fit: −1
fact-noise = noise { $before } → { $after }
fact-noise-heard = { $place }: noise brings a zombie { $percent }%
fact-heard = { $percent }% that a zombie hears it
fact-unseen = { $percent }% of what you have not seen fits the crisis
fact-fitting = { $count ->
    [0] none fits
    [one] 1 of yours fits
   *[other] { $count } of yours fit
    }
fact-helpless = helpless { $before } → { $after }
fact-food = store { $before } → { $after }
fact-more = up to { $count } at once
fact-copies = { $count } in hand

# -- what players say before they act, and why --------------------------------------------------------------------------

say-action-attack = { $survivor } attacks.
say-action-attack-fellow = { $survivor } attacks one of us.
say-action-search = { $survivor } searches.
say-action-barricade = { $survivor } builds a barricade.
say-action-lure = { $survivor } lures zombies away.
say-action-clean = { $survivor } cleans the waste.
say-action-ability = { $survivor } uses a talent.
say-action-use = { $survivor } uses { $item }.
say-action-play = I play { $item }.
announce-gave = { $count ->
    [one] The card I gave to the crisis fits.
   *[other] All { $count } cards I gave to the crisis fit.
}
say-action-contribute = I add a card to the crisis.
say-action-objective = I feed the main objective.
say-action-food = I take a food token for a die.
say-action-vote = I call a vote to exile.
say-move-place = { $survivor } goes { $place_to }.
say-move-place-fuel = { $survivor } drives { $place_to }.
say-ask-ask-symbol = Who has { $symbol_card }?
say-request = Who has { $symbol_card }?
say-hand-consent = { $item } for { $survivor }?
say-request-refuse = No, I keep my cards.
say-request-none = I have none.
say-hand-hand = I hand { $item } to { $survivor }.
say-hand-hand-used = I hand { $item } to { $survivor }.
say-hand-consent-yes = Thanks, { $survivor } takes { $item }.
say-hand-consent-no = No thanks, keep { $item }.
say-vote-whom-player = I want { $player } gone.
say-vote-vote-exile = I voted to exile { $player }.
say-vote-vote-stay = I voted for { $player } to stay.
say-bite-bite-kill = I kill { $survivor }: it stops here.
say-bite-bite-roll = I roll for { $survivor }.
because-cards = { $count ->
    [0] no card left { $place_at }
    [one] 1 card left { $place_at }
   *[other] { $count } cards left { $place_at }
    }
because-colony = { $count ->
    [one] 1 zombie at the colony
   *[other] { $count } zombies at the colony
    }
because-food = { $count } food there, { $most } needed tonight
because-crisis = { $count ->
    [0] nobody has given anything yet
    [one] 1 card given so far, { $most } needed
   *[other] { $count } cards given so far, { $most } needed
    }

# -- why not --------------------------------------------------------------------------------------------------------------

refused-rests = { $survivor } rests this turn.
refused-stuck = { $survivor } must leave first.
refused-moved = { $survivor } has already moved this turn.
refused-curfew = Curfew: nobody leaves.
refused-no-room = No free space elsewhere.
refused-no-target = No target { $place_at }.
refused-die = { $survivor } needs a die of { $needed } or more.
refused-no-die = No unused die is left.
refused-search-colony = Nothing to search here.
refused-empty-deck = { $place }: no card left.
refused-no-space = No free space { $place_at }.
pointless-lure = There is no zombie anywhere else to lure.
refused-clean-outside = The waste pile is at the colony.
refused-no-waste = The waste pile is empty.
refused-ability-place = { $survivor } cannot use it here.
refused-ability-used = { $survivor } has used it this round.
pointless-ability = { $survivor }: no use now.
refused-fuel = { $item }: with a move.
refused-full = The colony is full.
refused-no-effect = { $item } would do nothing.
pointless-item = No use now: { $item }.
refused-no-bearer = You have no survivor to equip.
refused-item-used = Already used this round, or out of order: { $item }.
refused-exile-crisis = Not for exiles.
refused-no-cards = You have no card to give.
refused-objective = You hold no card that the main objective asks for.
refused-exile-food = Not for exiles.
refused-eat = You need a food card and a die below 6.
refused-food-die = You have no die that can be raised.
refused-no-food = The supply is empty.
refused-ask-nobody = Nobody else has a card to give.
refused-ask = Nothing to ask for now.
refused-handed = Everything { $survivor } has was already handed on this turn.
refused-no-taker = Nobody else is here to take anything from { $survivor }.
refused-vote-together = Nobody is exiled in this variant.
refused-vote-called = You called a vote this turn.
refused-vote-flag = No vote may be called this round.
refused-vote-nobody = There is nobody to exile.

# -- main objectives ---
scenario-we-need-more-samples = We Need More Samples
    .text = Each killed zombie gives a sample on a roll of 4 or more; gather 3 samples for each player who began the game.
    .hardcore = Each killed zombie gives a sample on a roll of 4 or more; gather 4 samples for each player who began the game.
    .n1 = 3 samples for each player who began
    .h1 = 4 samples for each player who began
scenario-raiding-party = Raiding Party
    .text = Empty the item decks of two outside locations.
    .hardcore = Empty the item decks of two outside locations, from a harder start.
    .n1 = 2 item decks are empty
    .h1 = 2 item decks are empty
scenario-too-many-mouths = Too Many Mouths
    .text = Survive five rounds with morale above 0.
    .hardcore = Survive six rounds with morale above 0.
    .n1 = Survive 5 rounds
    .h1 = Survive 6 rounds
scenario-home-sweet-home = Home Sweet Home
    .text = Have 10 barricades at the colony and 1 at every other location.
    .hardcore = Have 12 barricades at the colony and 1 at every other location.
    .n1 = 10 barricades at the colony
    .n2 = A barricade at every outside location
    .h1 = 12 barricades at the colony
    .h2 = A barricade at every outside location
scenario-kill-them = Kill Them
    .text = At most 3 zombies in total outside the colony. An exiled player’s survivors are removed and that player is out.
    .hardcore = At most 1 zombie in total outside the colony. An exiled player’s survivors are removed and that player is out.
    .n1 = At most 3 zombies outside the colony
    .h1 = At most 1 zombie outside the colony
scenario-eight-weeks-of-darkness = Eight Weeks of Darkness
    .text = Survive eight rounds with morale above 0.
    .hardcore = Survive eight rounds with morale above 0, from a harder start.
    .n1 = Survive 8 rounds
    .h1 = Survive 8 rounds
scenario-winter-has-come = Winter Has Come
    .text = Each colony phase, after the crisis, burn fuel cards placed on this objective: one for every two non-exiled players, rounded up, but never more than two. If you cannot, the game ends and the objective has failed (morale is unchanged). Hold out for five rounds.
    .hardcore = Each colony phase, after the crisis, burn fuel cards placed on this objective: one for every two non-exiled players, rounded up, but never more than two. If you cannot, the game ends and the objective has failed (morale is unchanged). Hold out for six rounds, from a harder start.
    .n1 = Survive 5 rounds
    .h1 = Survive 6 rounds
scenario-find-the-cure = Find the Cure
    .text = Place 2 medicine cards (no starting items) on this objective for each player who began the game.
    .hardcore = Place 2 medicine cards (no starting items) on this objective for each player who began the game, and 2 education cards.
    .n1 = 2 medicine cards on the objective for each player who began
    .h1 = 2 medicine cards on the objective for each player who began
    .h2 = 2 education cards on the objective
scenario-stockpile = Stockpile
    .text = On this objective 2 fuel, 2 medicine and 2 tool cards (no starting items); 4 barricades at the colony and 6 food tokens in the supply.
    .hardcore = On this objective 3 fuel, 3 medicine and 2 tool cards (no starting items); 6 barricades at the colony and 10 food tokens in the supply.
    .n1 = 2 fuel cards on the objective
    .n2 = 2 medicine cards on the objective
    .n3 = 2 tools on the objective
    .n4 = 4 barricades at the colony
    .n5 = 6 food tokens in the supply
    .h1 = 3 fuel cards on the objective
    .h2 = 3 medicine cards on the objective
    .h3 = 2 tools on the objective
    .h4 = 6 barricades at the colony
    .h5 = 10 food tokens in the supply
scenario-leave-it-all-behind = Leave It All Behind
    .text = Every non-exiled player has a weapon equipped and the supply holds 5 food tokens.
    .hardcore = Every non-exiled player has a weapon equipped, the supply holds 5 food tokens, and 1 fuel card per non-exiled player lies on this objective.
    .n1 = Every non-exiled player has a weapon equipped
    .n2 = 5 food tokens in the supply
    .h1 = Every non-exiled player has a weapon equipped
    .h2 = 5 food tokens in the supply
    .h3 = 1 fuel card per non-exiled player on the objective

# -- survivors ---
survivor-harman-brooks = Harman Brooks
    .occupation = Park Ranger
    .text = Any frostbite token Harman would take becomes an ordinary wound.
    .ability = Any frostbite token Harman would take becomes an ordinary wound.
    .short = Harman
survivor-sparky = Sparky
    .occupation = Stunt Dog
    .text = A bite rolled for Sparky counts as a wound, and spreading bites skip him.
    .ability = A bite rolled for Sparky counts as a wound, and spreading bites skip him.
    .short = Sparky
survivor-thomas-heart = Thomas Heart
    .occupation = Soldier
    .text = Kill two zombies at the colony without exposure rolls.
    .ability = Kill two zombies at the colony without exposure rolls.
    .short = Thomas
survivor-loretta-clay = Loretta Clay
    .occupation = Cook
    .text = Put two food tokens in the supply.
    .ability = Put two food tokens in the supply.
    .short = Loretta
survivor-janet-taylor = Janet Taylor
    .occupation = Nurse
    .text = During a search at the Hospital, see and keep one more card.
    .ability = During a search at the Hospital, see and keep one more card.
    .short = Janet
survivor-gray-beard = Gray Beard
    .occupation = Pirate
    .text = Take one random card from another player’s hand.
    .ability = Take one random card from another player’s hand.
    .short = Gray
survivor-buddy-davis = Buddy Davis
    .occupation = Fitness Trainer
    .text = Buddy dies at four wounds instead of three.
    .ability = Buddy dies at four wounds instead of three.
    .short = Buddy
survivor-forest-plum = Forest Plum
    .occupation = Mall Santa
    .text = When your turn begins, Forest may leave the game for good; if he does, morale rises by 1.
    .ability = When your turn begins, Forest may leave the game for good; if he does, morale rises by 1.
    .short = Forest
survivor-alexis-grey = Alexis Grey
    .occupation = Librarian
    .text = During a search at the Library, see and keep one more card.
    .ability = During a search at the Library, see and keep one more card.
    .short = Alexis
survivor-rod-miller = Rod Miller
    .occupation = Truck Driver
    .text = Rod’s moves need no exposure roll.
    .ability = Rod’s moves need no exposure roll.
    .short = Rod
survivor-james-meyers = James Meyers
    .occupation = Psychiatrist
    .text = Re-roll any number of your unused dice once; the new results stand.
    .ability = Re-roll any number of your unused dice once; the new results stand.
    .short = James
survivor-olivia-brown = Olivia Brown
    .occupation = Doctor
    .text = Take one wound token of any kind off a survivor at Olivia’s location, herself included.
    .ability = Take one wound token of any kind off a survivor at Olivia’s location, herself included.
    .short = Olivia
survivor-ashley-ross = Ashley Ross
    .occupation = Construction Worker
    .text = Barricade once without spending a die.
    .ability = Barricade once without spending a die.
    .short = Ashley
survivor-bev-russell = Bev Russell
    .occupation = Mother
    .text = If a helpless survivor is at the colony, kill two zombies at the colony without exposure rolls.
    .ability = If a helpless survivor is at the colony, kill two zombies at the colony without exposure rolls.
    .short = Bev
survivor-edward-white = Edward White
    .occupation = Chemist
    .text = When Edward attacks, you may spend one more die of any value and a medicine card (without its effect) to kill three zombies instead of one, with no exposure roll.
    .ability = When Edward attacks, you may spend one more die of any value and a medicine card (without its effect) to kill three zombies instead of one, with no exposure roll.
    .short = Edward
survivor-arthur-thurston = Arthur Thurston
    .occupation = Principal
    .text = During a search at the School, see and keep one more card.
    .ability = During a search at the School, see and keep one more card.
    .short = Arthur
survivor-david-garcia = David Garcia
    .occupation = Accountant
    .text = Each search by David shows one more card.
    .ability = Each search by David shows one more card.
    .short = David
survivor-maria-lopez = Maria Lopez
    .occupation = Teacher
    .text = Kill one zombie at the School without an exposure roll.
    .ability = Kill one zombie at the School without an exposure roll.
    .short = Maria
survivor-gabriel-diaz = Gabriel Diaz
    .occupation = Fireman
    .text = Where there is an item deck, turn up its first four cards; one outsider among them may join your hand; shuffle the others back.
    .ability = Where there is an item deck, turn up its first four cards; one outsider among them may join your hand; shuffle the others back.
    .short = Gabriel
survivor-andrew-evans = Andrew Evans
    .occupation = Farmer
    .text = During a search at the Grocery Store, see and keep one more card.
    .ability = During a search at the Grocery Store, see and keep one more card.
    .short = Andrew
survivor-carla-thompson = Carla Thompson
    .occupation = Police Dispatcher
    .text = During a search at the Police Station, see and keep one more card.
    .ability = During a search at the Police Station, see and keep one more card.
    .short = Carla
survivor-john-price = John Price
    .occupation = Student
    .text = Outside the colony John has the ability of every other survivor at his location.
    .ability = Outside the colony John has the ability of every other survivor at his location.
    .short = John
survivor-mike-cho = Mike Cho
    .occupation = Ninja
    .text = Mike’s attacks need no exposure roll.
    .ability = Mike’s attacks need no exposure roll.
    .short = Mike
survivor-annaleigh-chan = Annaleigh Chan
    .occupation = Lawyer
    .text = Look at one random card in another player’s hand.
    .ability = Look at one random card in another player’s hand.
    .short = Annaleigh
survivor-talia-jones = Talia Jones
    .occupation = Fortune Teller
    .text = See the next two crisis cards and choose their order; after that you are allowed precisely two spoken words about them.
    .ability = See the next two crisis cards and choose their order; after that you are allowed precisely two spoken words about them.
    .short = Talia
survivor-jenny-clark = Jenny Clark
    .occupation = Waitress
    .text = One search by Jenny shows three more cards.
    .ability = One search by Jenny shows three more cards.
    .short = Jenny
survivor-brian-lee = Brian Lee
    .occupation = Mayor
    .text = Raise one of your unused dice by 1.
    .ability = Raise one of your unused dice by 1.
    .short = Brian
survivor-sophie-robinson = Sophie Robinson
    .occupation = Pilot
    .text = Look at the top card of one location’s item deck and put it back on top.
    .ability = Look at the top card of one location’s item deck and put it back on top.
    .short = Sophie
survivor-brandon-kane = Brandon Kane
    .occupation = Janitor
    .text = One cleaning action removes five waste cards instead of three.
    .ability = One cleaning action removes five waste cards instead of three.
    .short = Brandon
survivor-daniel-smith = Daniel Smith
    .occupation = Sheriff
    .text = Kill two zombies at Daniel’s location with a single exposure roll.
    .ability = Kill two zombies at Daniel’s location with a single exposure roll.
    .short = Daniel

# -- items ---
item-pistol = Pistol
    .text = When its bearer attacks, skip the exposure roll.
    .gist = attacks without a roll
    .symbol = weapon
    .kind = equip
item-sniper-rifle = Sniper Rifle
    .text = Kill one zombie at any location, without a die or an exposure roll; this is not an attack.
    .gist = kills 1 zombie anywhere
    .symbol = weapon
    .kind = equip
item-shotgun = Shotgun
    .text = An attack by its bearer kills two zombies instead of one without exposure rolls; put a noise token there if able.
    .gist = attack kills 2, no roll, noise
    .symbol = weapon
    .kind = equip
item-lighter = Lighter
    .text = An attack by its bearer may spend a fuel card (without its effect) to kill four zombies instead of one without exposure rolls.
    .gist = attack with fuel: kills 4, no roll
    .symbol = weapon
    .kind = equip
item-switchblade = Switchblade
    .text = Its bearer may attack with a die of any value.
    .gist = attacks with any die
    .symbol = weapon
    .kind = equip
item-jazzercise = A Journey in Jazzercise
    .text = Re-roll one of your unused dice.
    .gist = re-roll an unused die
    .symbol = education
    .kind = equip
item-cookbook = Survivor’s Cookbook
    .text = If its bearer is at the colony, add one food token.
    .gist = at the colony: food +1
    .symbol = education
    .kind = equip
item-leadership = Guide to Leadership
    .text = Raise one of your unused dice by 1.
    .gist = raise an unused die by 1
    .symbol = education
    .kind = equip
item-martial-arts = Beginner’s Martial Arts
    .text = When its bearer attacks, skip the exposure roll.
    .gist = attacks without a roll
    .symbol = education
    .kind = equip
item-barricades-123 = 1, 2, 3 Barricades
    .text = If its bearer is at the colony, barricade without spending a die.
    .gist = at the colony: barricade, no die
    .symbol = education
    .kind = equip
item-blueprints-police-station = Police Station Blueprints
    .text = During a search at the Police Station by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-blueprints-grocery-store = Grocery Store Blueprints
    .text = During a search at the Grocery Store by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-blueprints-library = Library Blueprints
    .text = During a search at the Library by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-blueprints-hospital = Hospital Blueprints
    .text = During a search at the Hospital by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-blueprints-gas-station = Gas Station Blueprints
    .text = During a search at the Gas Station by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-blueprints-school = School Blueprints
    .text = During a search at the School by its bearer, see and keep one more card.
    .gist = search there: keep 1 more
    .symbol = education
    .kind = equip
item-junk = Junk
    .text = Re-roll one of your unused dice.
    .gist = re-roll an unused die
    .symbol = tool
    .kind = waste
item-junk-s = Junk (starting item)
    .text = Re-roll one of your unused dice.
    .gist = re-roll an unused die
    .symbol = tool
    .kind = waste
item-padlock = Pad Lock
    .text = Place two barricades at the location of one of your survivors, without a die.
    .gist = 2 barricades, no die
    .symbol = tool
    .kind = waste
item-night-vision = Night Vision Goggles
    .text = You roll one more die every round.
    .gist = one more die each round
    .symbol = tool
    .kind = equip
item-walkie-talkie = Walkie Talkie
    .text = Lower another player’s unused die by 1 to raise one of yours by 1; both must be possible.
    .gist = a die of yours +1, another’s −1
    .symbol = tool
    .kind = equip
item-rotten-flesh = Rotten Flesh
    .text = Spreading bites skip its bearer.
    .gist = spreading bites skip its bearer
    .symbol = tool
    .kind = equip
item-hammer = Hammer
    .text = A barricade action by its bearer places two barricades.
    .gist = barricades two at a time
    .symbol = tool
    .kind = equip
item-snow-shoes = Snow Shoes
    .text = A frostbite token for its bearer becomes an ordinary wound.
    .gist = frostbite becomes a wound
    .symbol = tool
    .kind = equip
item-wrench = Wrench
    .text = Its bearer may attack with a die of any value.
    .gist = attacks with any die
    .symbol = tool
    .kind = equip
item-scissors = Scissors
    .text = Kill one zombie at the location of one of your survivors, without an exposure roll.
    .gist = kills 1 zombie, no roll
    .symbol = tool
    .kind = waste
item-megaphone = Megaphone
    .text = Move up to four zombies from one location to empty entrance spaces at the location of one of your survivors (luring rules).
    .gist = lures up to 4 zombies
    .symbol = tool
    .kind = waste
item-baseball-bat = Baseball Bat
    .text = An attack by its bearer kills two zombies instead of one; each kill rolls exposure.
    .gist = attack kills 2, two rolls
    .symbol = tool
    .kind = equip
item-mop = Mop
    .text = A cleaning action by its bearer removes five cards instead of three.
    .gist = cleans 5 cards, not 3
    .symbol = tool
    .kind = equip
item-flashlight = Flashlight
    .text = One noise token made by its bearer shows three cards instead of one.
    .gist = one noise shows 3 cards
    .symbol = tool
    .kind = equip
item-reading-lamp = Reading Lamp
    .text = One of your survivors attacks without spending a die.
    .gist = one attack, no die
    .symbol = tool
    .kind = waste
item-medicine = Medicine
    .text = Take one wound token of any kind off one of your survivors, or off another player’s survivor at a location where you have one.
    .gist = heals 1 wound
    .symbol = medicine
    .kind = waste
item-medicine-s = Medicine (starting item)
    .text = Take one wound token of any kind off one of your survivors, or off another player’s survivor at a location where you have one.
    .gist = heals 1 wound
    .symbol = medicine
    .kind = waste
item-adrenaline = Adrenaline Shot
    .text = Turn one of your unused dice to any face.
    .gist = set an unused die to any face
    .symbol = medicine
    .kind = waste
item-fuel = Fuel
    .text = Play with a move of one of your survivors: no exposure roll for that move.
    .gist = move without a roll
    .symbol = fuel
    .kind = waste
item-fuel-s = Fuel (starting item)
    .text = Play with a move of one of your survivors: no exposure roll for that move.
    .gist = move without a roll
    .symbol = fuel
    .kind = waste
item-food-1 = Food 1
    .text = Add one food token to the supply.
    .gist = food +1
    .symbol = food
    .kind = waste
item-food-1-s = Food 1 (starting item)
    .text = Add one food token to the supply.
    .gist = food +1
    .symbol = food
    .kind = waste
item-food-2 = Food 2
    .text = Add two food tokens to the supply.
    .gist = food +2
    .symbol = food
    .kind = waste
item-food-3 = Food 3
    .text = Add three food tokens to the supply.
    .gist = food +3
    .symbol = food
    .kind = waste
item-outsider-1 = Outsider 1
    .text = Draw the top survivor into your group, at the colony (outside if you are exiled).
    .gist = 1 survivor for you
    .symbol = survivor
    .kind = event
item-outsider-2 = Outsider 2
    .text = Draw the top survivor into your group and add one helpless survivor to the colony.
    .gist = 1 survivor for you, 1 helpless
    .symbol = survivor
    .kind = event
item-outsider-3 = Outsider 3
    .text = Draw the top survivor into your group and add two helpless survivors to the colony.
    .gist = 1 survivor for you, 2 helpless
    .symbol = survivor
    .kind = event

# -- crises ---
crisis-despair = Despair
    .text = Morale drops by 2.
crisis-fuel-shortage = Fuel Shortage
    .text = Morale drops by 2.
crisis-horror-in-the-night = Horror in the Night
    .text = Morale drops by 2.
crisis-illness = Illness
    .text = Every non-exiled survivor takes 1 wound; morale drops by 1.
crisis-exhaustion = Exhaustion
    .text = The five non-exiled survivors with the highest influence each take 1 frostbite token.
crisis-empty-pantry = Empty Pantry
    .text = Add 1 starvation token to the supply; morale drops by 1.
crisis-being-watched = We Are Being Watched
    .text = Add 3 zombies to the Library and 3 to the Grocery Store.
crisis-zombie-surge = Zombie Surge
    .text = Add 6 zombies to the colony and 1 to every other location.
crisis-reorganization = Reorganization
    .text = At the same time each non-exiled player gives one survivor they control to the next non-exiled player on the left; morale drops by 1.
crisis-overpopulation = Overpopulation
    .text = Kill the two non-exiled survivors with the lowest influence.
crisis-strength-of-the-dead = Strength of the Dead
    .text = Remove every barricade from the colony, then add 10 zombies there.
crisis-legions-of-death = Legions of Death
    .text = Add 12 zombies to the colony.
crisis-unending-hordes = Unending Hordes
    .text = Add 8 zombies to the colony; morale drops by 1.
crisis-burst-boiler = Burst Boiler
    .text = Each non-exiled player’s leader takes 1 frostbite token.
crisis-tainted-water = Tainted Water
    .text = Every survivor at the colony takes 1 wound.
crisis-sprung-locks = Sprung Locks
    .text = Remove up to 4 barricades from the colony (first player chooses), then add 5 zombies there.
crisis-rats-in-the-stores = Rats in the Stores
    .text = Remove up to 4 food tokens; morale drops by 1.
crisis-knock-at-the-gate = A Knock at the Gate
    .text = Add 3 helpless survivors to the colony; morale drops by 1.
crisis-lights-out = Lights Out
    .text = Put 1 noise token on every outside location with a survivor, if able, and add 2 zombies to each of those locations.
crisis-whiteout = Whiteout
    .text = Every survivor outside the colony takes 1 frostbite token.

# -- personal objectives ---
aim-a-new-destination = A New Destination
    .text = The main objective is complete, and you hold at least 3 fuel cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 fuel cards in hand
aim-all-i-need-is-my-books = All I Need Is My Books
    .text = The main objective is complete, and your survivors have at least 2 education cards equipped.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 2 education cards equipped
aim-burn-it-all-down = Burn It All Down
    .text = The main objective is complete, and the colony has at least 4 barricades and you hold at least 1 fuel card.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 4 barricades at the colony
    .l3 = 1 fuel card in hand
aim-collector = Collector
    .text = The main objective is complete, and you hold at least 4 item cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 4 cards in hand
aim-desire-to-live = Desire to Live
    .text = The main objective is complete, and you hold at least 1 weapon, 1 food, 1 fuel and 1 medicine card.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 1 weapon in hand
    .l3 = 1 food card in hand
    .l4 = 1 fuel card in hand
    .l5 = 1 medicine card in hand
aim-experienced = Experienced
    .text = The main objective is complete, and one of your starting survivors is alive in your group with at least 2 cards equipped.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = A starting survivor of yours carries 2 cards
aim-germ-a-phobe = Germ-a-phobe
    .text = The main objective is complete, and no survivor you control has any wound token.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = No wound on your survivors
aim-historian = Historian
    .text = The main objective is complete, and you hold at least 2 education cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 2 education cards in hand
aim-hoarder = Hoarder
    .text = The main objective is complete, and you hold strictly more cards than every other player.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = More cards in hand than anybody else
aim-hope = Hope
    .text = The main objective is complete, and morale is 4 or more.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = Morale is 4 or more
aim-hunger = Hunger
    .text = The main objective is complete, and you hold at least 3 food cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 food cards in hand
aim-hypochondriac = Hypochondriac
    .text = The main objective is complete, and you hold at least 2 medicine cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 2 medicine cards in hand
aim-junkie = Junkie
    .text = The main objective is complete, and you hold at least 3 medicine cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 medicine cards in hand
aim-justice = Justice
    .text = The main objective is complete, and no betrayer is still in the colony: if one was dealt, that player is exiled; you are not.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = No betrayer is left in the colony
    .l3 = You are not exiled
aim-leader = Leader
    .text = The main objective is complete, and your group has strictly more survivors than every other player’s.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = More survivors than anybody else
aim-loner = Loner
    .text = The main objective is complete, and you control exactly one survivor.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = Exactly one survivor of your own
aim-masochist = Masochist
    .text = The main objective is complete, and your survivors carry at least 3 wound tokens in total.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 wounds on your survivors
aim-neat-freak = Neat Freak
    .text = The main objective is complete, and the waste pile holds at most 5 cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = At most 5 cards in the waste pile
aim-protected = Protected
    .text = The main objective is complete, and your survivors have at least 2 weapon cards equipped.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 2 weapons equipped
aim-repopulate = Repopulate
    .text = The main objective is complete, and you control at least 3 survivors and at least 2 helpless survivors are at the colony.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 survivors of your own
    .l3 = 2 helpless survivors at the colony
aim-revenge = Revenge
    .text = The main objective is complete, and at least 3 survivors (not helpless) have been removed from the game.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 3 survivors out of the game
aim-safety = Safety
    .text = The main objective is complete, and at most 4 zombies stand at the colony.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = At most 4 zombies at the colony
aim-the-way-back-home = The Way Back Home
    .text = The main objective is complete, and you hold at least 2 fuel, 1 food and 1 weapon card.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 2 fuel cards in hand
    .l3 = 1 food card in hand
    .l4 = 1 weapon in hand
aim-zombie-killing-robot = Zombie Killing Robot!
    .text = The main objective is complete, and you hold at least 1 weapon and 2 tool cards.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = 1 weapon in hand
    .l3 = 2 tools in hand
aim-pharmacist = Pharmacist
    .text = The main objective is complete, and your hand holds medicine cards only, at least one.
    .kind = secret
    .l1 = The main objective is complete
    .l2 = Only medicine cards in hand, at least one
aim-serial-killers = Serial Killers
    .text = Morale is 0, and at least 5 survivors (not helpless) have been removed from the game and you control at least 2.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 5 survivors out of the game
    .l3 = 2 survivors of your own
aim-trigger-happy = Trigger Happy
    .text = Morale is 0, and your survivors have at least 4 weapon cards equipped.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 4 weapons equipped
aim-cult-leader = Cult Leader
    .text = Morale is 0, and your group has at least 2 more survivors than every other player’s.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 2 more survivors than anybody else
aim-runaway = Runaway
    .text = Morale is 0, and you control exactly one survivor, with a weapon equipped, and hold 1 medicine, 1 tool, 1 fuel and 1 food card, none of these cards being starting items.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = Exactly one survivor of your own
    .l3 = 1 weapon equipped (no starting items)
    .l4 = 1 medicine card in hand (no starting items)
    .l5 = 1 tool in hand (no starting items)
    .l6 = 1 fuel card in hand (no starting items)
    .l7 = 1 food card in hand (no starting items)
aim-accept-your-fate = Accept Your Fate
    .text = Morale is 0, and you have no card in hand and none equipped to your survivors.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = No card in hand
    .l3 = No card equipped
aim-all-for-one = All for One
    .text = Morale is 0, and you control exactly one survivor carrying at least 3 equipped cards.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = Exactly one survivor of your own
    .l3 = 3 cards equipped
aim-gluttony = Gluttony
    .text = Morale is 0, and you hold at least 4 food cards.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 4 food cards in hand
aim-mad-scientist = Mad Scientist
    .text = Morale is 0, and you hold at least 2 medicine and 1 education card.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 2 medicine cards in hand
    .l3 = 1 education card in hand
aim-obsessed = Obsessed
    .text = Morale is 0, and you hold at least 3 tool cards and your survivors have at least 1 tool equipped.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 3 tools in hand
    .l3 = 1 tool equipped
aim-take-over = Take Over
    .text = Morale is 0, and you control at least 3 survivors and your leader has the highest influence of all leaders.
    .kind = betrayal
    .l1 = Morale is 0
    .l2 = 3 survivors of your own
    .l3 = The most influential leader
aim-handy = Handy
    .text = Non-betrayer: main objective complete and 4 tool cards in hand. Betrayer: 3 tool cards in hand instead of morale 0.
    .kind = exiled
    .l0 = 3 tools in hand
    .l1 = The main objective is complete
    .l2 = 4 tools in hand
aim-new-friends = New Friends
    .text = Non-betrayer: main objective complete and strictly the largest group. Betrayer: one item deck empty instead of morale 0.
    .kind = exiled
    .l0 = An item deck is empty
    .l1 = The main objective is complete
    .l2 = More survivors than anybody else
aim-forgiveness = Forgiveness
    .text = Non-betrayer: main objective complete and 5 food cards in hand. Betrayer: main objective complete instead of morale 0.
    .kind = exiled
    .l0 = The main objective is complete
    .l1 = The main objective is complete
    .l2 = 5 food cards in hand
aim-payback = Payback
    .text = Non-betrayer: 5 survivors (not helpless) removed from the game. Betrayer: 4 survivors removed instead of morale 0.
    .kind = exiled
    .l0 = 4 survivors out of the game
    .l1 = 5 survivors out of the game
aim-squatter = Squatter
    .text = Non-betrayer: 2 of your survivors share a location and you hold 3 cards. Betrayer: 2 of your survivors share a location instead of morale 0.
    .kind = exiled
    .l0 = 2 survivors of yours at one place
    .l1 = 2 survivors of yours at one place
    .l2 = 3 cards in hand
aim-armed-and-alone = Armed and Alone
    .text = Non-betrayer: 3 weapons equipped. Betrayer: 2 weapons equipped instead of morale 0.
    .kind = exiled
    .l0 = 2 weapons equipped
    .l1 = 3 weapons equipped
aim-long-road = The Long Road
    .text = Non-betrayer: 4 fuel cards in hand. Betrayer: 3 fuel cards in hand instead of morale 0.
    .kind = exiled
    .l0 = 3 fuel cards in hand
    .l1 = 4 fuel cards in hand
aim-prove-them-wrong = Prove Them Wrong
    .text = Non-betrayer: main objective complete with morale 3 or more. Betrayer: morale 5 or more instead of morale 0.
    .kind = exiled
    .l0 = Morale is 5 or more
    .l1 = The main objective is complete
    .l2 = Morale is 3 or more
aim-silent-walls = Silent Walls
    .text = Non-betrayer: main objective complete and 4 barricades outside. Betrayer: 3 barricades outside instead of morale 0.
    .kind = exiled
    .l0 = 3 barricades outside the colony
    .l1 = The main objective is complete
    .l2 = 4 barricades outside the colony
aim-own-family = A Family of My Own
    .text = Non-betrayer: you control 4 survivors. Betrayer: you control 3 survivors instead of morale 0.
    .kind = exiled
    .l0 = 3 survivors of your own
    .l1 = 4 survivors of your own

# -- crossroads ---
road-cold-storage = Cold Storage
    .text = Behind the plastic strips the freezer still hums. Someone has piled shopping carts against the inside of the door.
    .trigger = You search at the Grocery Store.
    .a = Force the door: add 3 food tokens and put 2 noise tokens here, if able.
    .b = Leave it shut: remove 1 zombie here.
road-evidence-locker = Evidence Locker
    .text = A wall of numbered boxes, every one with a name. One of the names belongs to somebody at the colony.
    .trigger = You search at the Police Station.
    .a = Open that box: draw 1 card from this location’s deck into your hand; lose 1 morale.
    .b = Burn the file: remove the top 2 cards of the waste pile from the game.
road-fire-drill = Fire Drill
    .text = Your elbow finds the alarm. After a year of silence the bell sounds enormous.
    .trigger = You search at the School.
    .a = Run for the exit: the searching survivor goes back to the colony without an exposure roll (not counted as a move; impossible if you are exiled).
    .b = Stay and use the panic: add 3 zombies here, then remove 3 zombies from the colony.
road-overdue = Overdue
    .text = A card index lists every cellar in town. Half the drawers are labelled in a child’s handwriting.
    .trigger = You search at the Library.
    .a = Copy the addresses: look at the top 3 cards of any one location’s deck and put them back in any order.
    .b = Look for the child: add 1 helpless survivor; gain 1 morale.
road-blood-drive = Blood Drive
    .text = A working fridge, forty labelled bags and a form asking you to give before you take.
    .trigger = You search at the Hospital.
    .a = Give first: the searching survivor takes 1 wound; heal 1 wound on each of up to two other survivors anywhere.
    .b = Take and go: add 1 medicine from this deck to your hand if there is one, shuffle it, and put 1 noise token here if able.
road-pump-four = Pump Number Four
    .text = The counter above pump four ticks over by itself, a few cents at a time.
    .trigger = You search at the Gas Station.
    .a = Drain the tank: take up to 2 fuel cards from this deck, shuffle it, then roll exposure for the searching survivor.
    .b = Close the valve: place 1 barricade here, if able.
road-tin-whistle = The Tin Whistle
    .text = Somewhere above you a whistle answers, three short notes, then waits.
    .trigger = You make noise during a search.
    .a = Whistle back: draw the top survivor into your group at the colony and add 2 zombies here.
    .b = Stay silent: remove 1 noise token from this location.
road-long-way-round = The Long Way Round
    .text = The main road is a lake of frozen traffic. The ridge is open, and the wind on it has teeth.
    .trigger = You move a survivor.
    .a = Climb over the cars: put 1 noise token at the destination, if able.
    .b = Take the ridge: the moving survivor takes 1 frostbite token; draw 1 starting item at random from the box, if any.
road-sledding-hill = The Sledding Hill
    .text = Fresh tracks run down the slope beside the fence. Somebody inside is laughing, for the first time in weeks.
    .trigger = You move a survivor to the colony.
    .a = Join in: gain 1 morale and lower one of your unused dice to 1.
    .b = Call them in: place 1 barricade at the colony.
road-ringing = Ringing
    .text = The pay phone on the corner is ringing. It has been ringing since you turned into the street.
    .trigger = You move a survivor to an outside location.
    .a = Pick up: look at the top 2 crisis cards and put one of them at the bottom of the deck.
    .b = Cut the cord: remove 2 zombies from one other outside location.
road-borrowed-boots = Borrowed Boots
    .text = There is a body in the drift, well dressed for the weather. The boots are your size.
    .trigger = An exposure roll gives one of your survivors frostbite.
    .a = Take them: turn that frostbite token into a wound; lose 1 morale.
    .b = Leave the dead in peace: gain 1 food token.
road-snowplow = The Snowplow
    .text = The big yellow plow starts at the second try. It is the loudest thing left in the county.
    .trigger = You play a fuel card.
    .a = Clear the road: this turn your survivors’ moves need no exposure roll; add 4 zombies to the colony.
    .b = Siphon it: put the fuel card just played back in your hand.
road-name-tag = The Name Tag
    .text = It wears the apron of the shop where you had your first job. The tag still says HELLO.
    .trigger = You attack a zombie.
    .a = Bury it: the attacking survivor takes 1 wound; gain 1 morale.
    .b = Search the pockets: draw 1 card from this location’s deck; at the colony, add 2 food tokens instead.
road-jammed = Jammed
    .text = A dry click. You could strip it down here and now, or swing it like a club.
    .trigger = You use the ability of a weapon.
    .a = Strip it: that weapon cannot be used again until the end of next round; gain 1 die showing 3 this turn.
    .b = Swing it: kill 1 more zombie here and roll exposure for its bearer.
road-two-shadows = Two Shadows
    .text = You were sure nobody saw. Then a curtain moves across the street.
    .trigger = You attack another player’s survivor.
    .a = Explain yourself: every other player looks at your hand.
    .b = Say nothing: lose 1 morale.
road-the-bell = The Bell
    .text = There is a bell tower above you, and the rope is still there.
    .trigger = You lure zombies.
    .a = Ring it: lure up to 3 more zombies here from one other location.
    .b = Cut the rope: gain 1 tool card at random from the Grocery Store deck, then shuffle it, if able.
road-empty-chair = The Empty Chair
    .text = Nobody sits in their place at supper. Nobody moves the plate either.
    .trigger = One of your survivors is killed and you are not exiled.
    .a = Hold a wake: pay 2 food tokens to regain 1 morale.
    .b = Divide what they owned: draw 2 cards from the top of one location’s deck of your choice.
road-loose-shingles = Loose Shingles
    .text = The only dry timber left is holding up the roof of the sleeping hall.
    .trigger = You barricade at the colony.
    .a = Use it: place 2 more barricades at the colony; one survivor of yours at the colony takes 1 wound, if able.
    .b = Mend the roof instead: remove the barricade you just placed; gain 1 morale.
road-wedding-ring = The Ring
    .text = It glints between two tins: plain gold, engraved with a date from last spring.
    .trigger = You clean the waste pile.
    .a = Find the owner: lose one unused die; gain 1 morale.
    .b = Keep it: draw 1 card from any location’s deck.
road-the-nest = The Nest
    .text = Something has been living under the heap, and it has had young.
    .trigger = The waste pile has 8 cards or more and you have a survivor at the colony.
    .a = Smoke it out: discard 1 fuel card to remove 6 cards from the waste pile.
    .b = Set traps: lose 2 food tokens.
road-ration-book = The Ration Book
    .text = Someone has been writing down who eats what. Your page is the longest.
    .trigger = You spend food on your dice.
    .a = Tear out the page: lose 1 morale.
    .b = Make it up: discard 1 food card from your hand and add 1 food token, whatever the card’s number.
road-meltwater = Meltwater
    .text = The ceiling of the store room has started to drip, right over the flour.
    .trigger = You have a survivor at the colony and the supply holds 4 food tokens or more.
    .a = Move everything: spend one unused die of any value.
    .b = Hope it stops: roll a die; on 3 or less lose 3 food tokens.
road-night-watch = Night Watch
    .text = Two people can keep the fence tonight, or everybody can lose an hour of sleep.
    .trigger = You have a survivor at the colony and 6 zombies or more stand there.
    .a = Thumbs up: every non-exiled player loses one unused die, if able; remove 4 zombies from the colony.
    .b = Thumbs down: the colony survivor with the lowest influence takes 1 wound.
road-curfew = Curfew
    .text = A hand-painted sign has gone up by the gate: NOBODY OUT AFTER DARK. Nobody knows who painted it.
    .trigger = From the second round on, you have a survivor at the colony.
    .a = Thumbs up: until the end of the round no survivor may leave the colony; gain 1 morale.
    .b = Thumbs down: put 1 noise token on each occupied outside location, if able.
road-under-glass = Under Glass
    .text = On the roof, behind fogged panes, somebody’s seedlings are still alive.
    .trigger = You have a survivor at the Grocery Store and are not exiled.
    .a = Dig them up: add 2 food tokens now.
    .b = Tend them: spend one unused die; at the start of the next two colony phases add 2 food tokens.
road-lanterns = Lanterns
    .text = Seven lights are coming down the valley in single file. They are not trying to hide.
    .trigger = You have a survivor at the colony and it has 3 free spaces or more.
    .a = Thumbs up: open the gate. Add 2 helpless survivors; the active player draws a survivor; gain 1 morale.
    .b = Thumbs down: put out our own lights. Lose 1 morale; add 3 food tokens from what they leave behind.
road-too-quiet = Too Quiet
    .text = For the first time you can hear the river under its ice. The children ask if it is over.
    .trigger = At most 1 zombie stands at the colony and you have a survivor there.
    .a = Say yes: gain 1 morale, then remove 2 barricades from the colony, if able.
    .b = Say no: place 2 barricades at the colony.
road-elbow-to-elbow = Elbow to Elbow
    .text = Twelve cots, nineteen coughs. The argument about the window has lasted all night.
    .trigger = The colony holds 12 occupants or more.
    .a = Open a second hall: discard 2 tool cards; gain 1 morale.
    .b = Let them argue: lose 1 morale.
road-the-fever-breaks = The Fever Breaks
    .text = All night they talked to people who are not there. At dawn they ask for soup.
    .trigger = One of your survivors has 2 wound tokens or more.
    .a = Feed them: pay 1 food token to heal 1 wound on that survivor.
    .b = Write down what they said: gain one die showing 6 this turn; that survivor takes no action this turn.
road-ring-of-keys = A Ring of Keys
    .text = The cells downstairs are locked, and one of them is knocking politely.
    .trigger = You have a survivor at the Police Station and are not exiled.
    .a = Unlock it: draw the top survivor into your group, at this location (it needs a free space); roll exposure for your survivor here.
    .b = Keep the keys: draw 1 card from this location’s deck.
road-fair-trade = A Fair Trade
    .text = They hold on to it a second too long. There is a price, and both of you know it.
    .trigger = Another player gives you a card you asked for.
    .a = Pay it: give that player 1 card of your choice from your hand.
    .b = Shake hands on it: that player looks at your hand.
road-hand-me-down = Hand-Me-Down
    .text = It has been repaired so often that nobody remembers the first owner.
    .trigger = You hand off an equipped card.
    .a = Bury it with its last owner: remove that card from the game; gain 1 morale.
    .b = Sharpen it: its once-per-round effect may be used once more this round.
road-open-hand = An Open Hand
    .text = Everyone saw how much you gave. Everyone is wondering what you kept.
    .trigger = You add 2 cards or more to the crisis in one turn.
    .a = Turn out your pockets: reveal your hand; gain 1 morale.
    .b = Shrug: draw 1 card from any location’s deck.
road-clean-hands = Clean Hands
    .text = The box by the gate is lighter than it should be. Heads turn when you walk past it.
    .trigger = You end your turn without having added a card to the crisis.
    .a = Give late: add 1 card from your hand to the crisis.
    .b = Walk on: lose 1 morale.
road-small-print = The Small Print
    .text = In the margin, in pencil: IT WORKS, BUT NOT THE WAY THEY SAY.
    .trigger = You equip an education card.
    .a = Follow the pencil: re-roll any of your unused dice.
    .b = Follow the print: raise one unused die by 2.
road-pill-count = The Pill Count
    .text = There should be nine left. There are six, and one of the helpless will not meet your eye.
    .trigger = You play a medicine card.
    .a = Let it pass: lose 1 food token, if able; gain 1 morale.
    .b = Count them again in public: lose 1 morale; take 1 medicine card from the Hospital deck, then shuffle it, if able.
road-nothing-wasted = Nothing Wasted
    .text = She has a way with the things nobody wants to name. The smell brings people to the door.
    .trigger = Loretta Clay is in play and her controller is not exiled.
    .a = Ask no questions: remove up to 3 cards from the waste pile and add 1 food token for each.
    .b = Ask for the recipe: her controller draws 1 card from the Grocery Store deck.
road-the-badge = The Badge
    .text = Somebody stole a blanket. He wants to make an example, and his hand is on his belt.
    .trigger = Daniel Smith is in play, his controller is not exiled, and a helpless survivor is at the colony.
    .a = Thumbs up: remove 1 helpless survivor from the game (this is not a death); lose 1 morale.
    .b = Thumbs down: Daniel’s controller loses one unused die, if able.
road-good-dog = Good Dog
    .text = He has found something under the snow and will not come when you call.
    .trigger = You control Sparky.
    .a = Let him dig: draw the top 2 cards of the deck at Sparky’s location and keep 1, the other goes to the bottom; at the colony, add 1 food token instead.
    .b = Whistle: move Sparky to the colony without an exposure roll (not if he is there or you are exiled).
road-lesson-plan = Lesson Plan
    .text = She has chalk, a wall, and a class that has not had a lesson in a year.
    .trigger = You control Maria Lopez, you are not exiled, and a helpless survivor is at the colony.
    .a = Teach: turn 1 helpless survivor into a survivor drawn from the deck for you; Maria takes no action this turn.
    .b = Cancel class: take 1 education card from the School or Library deck, then shuffle it, if able.
road-under-the-hood = Under the Hood
    .text = Two legs stick out from beneath a truck. One of them taps to a tune.
    .trigger = Rod Miller is in the survivor deck, you have a survivor at the Gas Station and are not exiled.
    .a = Offer him a place: find Rod Miller, add him to your group at the colony and shuffle the survivor deck.
    .b = Take his tools: take 1 tool card from any location’s deck, then shuffle it.
road-smoke-on-the-ridge = Smoke on the Ridge
    .text = One thin column, every evening, exactly where they were sent.
    .trigger = Another player is exiled, you are not, and you have a survivor at the colony.
    .a = Send a parcel: an exiled player of your choice draws 1 card from your hand at random; gain 1 morale.
    .b = Send a warning: place 1 barricade at the colony.
road-seat-by-the-fire = A Seat by the Fire
    .text = They pretend not to know you for an hour. Then they push the pot a little closer.
    .trigger = You are exiled and share a location with a non-exiled survivor.
    .a = Eat with them: heal 1 wound on one of your survivors here, if able.
    .b = Rob them: take 1 random card from the controller of one non-exiled survivor here; put 2 noise tokens here, if able.
road-two-names = Two Names
    .text = Somebody has already written the two names on the wall, and under each a row of marks.
    .trigger = You call a vote to exile, before the votes are cast.
    .a = Read them aloud: every player reveals how many of the cards they gave to this crisis match it.
    .b = Wipe the wall: the vote is cancelled and nobody may call another this round.
road-the-ledger = The Ledger
    .text = You have kept a list. Tonight somebody asks you to read it.
    .trigger = At least 3 survivors are out of the game and you have a survivor at the colony.
    .a = Thumbs up: read it. Lose 1 morale; every non-exiled player draws 1 card from a location deck of their choice.
    .b = Thumbs down: burn it. Gain 1 morale; every survivor at the colony with a frostbite token takes 1 wound.
road-roll-call = Roll Call
    .text = Every morning fewer people answer. This morning someone answers twice.
    .trigger = Morale is 3 or less and you have a survivor at the colony.
    .a = Laugh, and open the good tins: pay 2 food tokens to gain 1 morale.
    .b = Investigate: look at one random card in each other player’s hand.
road-false-spring = False Spring
    .text = For one afternoon it rains instead of snowing. Everything that was buried comes up.
    .trigger = The round track shows 3 or less.
    .a = Remove 1 frostbite token from each survivor that has one; add 1 zombie to every location.
road-watchmaker = The Watchmaker
    .text = One of the helpless asks to see your watch. In ten minutes it keeps time again.
    .trigger = You use a survivor ability that costs a die.
    .a = Set him to work: discard 1 tool card; one item of yours already used this round may be used again.
    .b = Thank him: raise one unused die by 1, if able.

# -- what the lab counts

tally-ended-objective = Ended with the main objective completed
tally-ended-morale = Ended with morale at zero
tally-ended-rounds = Ended with the last round
tally-ended-failed = Ended by the main objective itself
tally-ended-eliminated = Ended because everybody was out of the game
tally-betrayer-won = A betrayer won
tally-betrayer-there = A betrayer was among the players
tally-somebody-exiled = Somebody was exiled

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-move = Move
verb-go = On foot
verb-drive = With fuel
verb-attack = Attack
verb-attack-fellow = Attack a survivor
verb-play = Play card
verb-contribute = Contribute
verb-objective = Objective
verb-give = Give
verb-ability = Ability
verb-use = Use item
verb-with = With
verb-pay = For a card
verb-search = Search
verb-barricade = Barricade
verb-lure = Lure
verb-clean = Clean
verb-hand = Hand over
verb-food = Feed a die
verb-eat = Eat
verb-ask = Ask around
verb-vote = Vote
verb-take-die = Take up
verb-put-back = Put back
verb-draft = Lead
verb-order = First
verb-die = Die
verb-noise = Noise
verb-place = Place
verb-entrance = Entrance
verb-zombie = Zombie
verb-survivor = Survivor
verb-player = Player
verb-card = Card
verb-crisis = Crisis
verb-road = Crossroads
verb-heal = Heal
verb-thaw = Thaw
verb-accept = Accept
verb-kill = Kill
verb-roll = Roll
verb-exile = Exile
verb-stay = Stays
verb-yes = Yes
verb-betray = Attack a survivor
verb-no = No
verb-refuse = Refuse
verb-deny = None
verb-without = Without
verb-stop = Stop
verb-keep = Keep
verb-end = End turn

# what is spent
cost-die = { $value ->
    [1] any die
   *[other] a die of { $value } or more
}
cost-card = a card
cost-food = a food token

# What a forecast counts.

gauge-morale = Morale
gauge-food = Food
gauge-survivor = { $survivor } · life
gauge-zombies = { $place } · zombies
gauge-helpless = Helpless survivors

# -- what the lab follows from round to round

trend-morale = Morale
trend-food = Food in store
trend-zombies = Zombies on the board
trend-survivors = Survivors

puzzle-win = Complete the main objective before this round is over.
puzzle-survive = Do not lose before the next round begins.
puzzle-hold-morale = Morale does not fall below { $value } before the next round begins.
puzzle-keep-survivor = Nobody dies before the next round begins: { $survivors }.

shelf-short = Short
shelf-medium = Medium
shelf-long = Long

# -- what seats kept from each other, once it is over -----------------------------------------------------------------------

kept-aim = { $aims }
kept-betrayer = betrayer · { $aims }
kept-about = { $aim_text }
kept-about-one = { $aim }: { $aim_text }
kept-won = wins
kept-won-alone = wins alone
kept-out = out of the game
kept-lost = lost
kept-missed = { $count } of { $total } met
kept-denied = Round { $round }: claimed { $times ->
    [one] {""}
    [2] twice{" "}
   *[other] { $times } times{" "}
    }to have no { $symbol_cards }, holding { $count }.
kept-decided = Round { $round }: gave { $items } to { $crisis }. Without that it would not have struck.
kept-spoiled = Round { $round }: gave { $items } to { $crisis }, which struck.
kept-in-vain = Round { $round }: gave { $items } to { $crisis }, in vain.
kept-wronged = Round { $round }: exiled, and no betrayer. { $players_count ->
    [0] Nobody
   *[other] { $players }
    } voted for it.
kept-caught = Round { $round }: exiled, and rightly so. { $players_count ->
    [0] Nobody
   *[other] { $players }
    } voted for it.

# -- what is to come, in rounds
insight-then = When the next round begins
insight-next = The next round
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
