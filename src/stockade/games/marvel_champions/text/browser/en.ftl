# Strings of this game's own board in the browser.

poster-villain = VILLAIN
poster-threat = THREAT
mc-health = { $n } of { $of ->
    [one] { $of } hit point
   *[other] { $of } hit points
    }
mc-hit-points = hit points
mc-threat = { $n } threat
mc-threat-of = { $n } of { $of } threat
mc-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
    }
mc-exhausted = Exhausted
mc-boost = boost
mc-now = Now
mc-why-not = Not now
mc-res-energy = energy
mc-res-mental = mental
mc-res-physical = physical
mc-res-wild = wild
mc-atk = ATK
mc-sch = SCH
mc-as-boost = as a boost
mc-boost-was = Boost was +{ $n }
mc-boost-cards = { $n ->
    [one] { $n } boost card
   *[other] { $n } boost cards
    }
mc-boost-unseen = Boost, unseen
mc-boost-none = No boost
mc-pile-closed = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }, face down. Nobody may look.
mc-villain-area = Villain
mc-full-next = Full at { $n }: the next stage begins.
mc-full-lost = Full at { $n }: { $villain } wins.
mc-next-round = next round
mc-threat-course = { $more ->
    [0] { $n } of { $of } threat, { $low } after this round as things stand
   *[other] { $n } of { $of } threat, { $low } to { $high } after this round as things stand
    }
mc-this-round = this round
mc-span = { $low }–{ $high }
mc-plus-span = +{ $low }–{ $high }
mc-rounds-now = this round
mc-rounds-span = { $high ->
    [one] { $low }–{ $high } round
   *[other] { $low }–{ $high } rounds
    }
mc-fore-limit = limit { $n }
mc-fore-now = { $n } now
mc-fore-boost = boost
mc-fore-source = { $who } adds { $n }: { $sum }
mc-fore-label = Threat { $n }; { $sources }; with boost cards { $low } to { $high }; limit { $of }
mc-fore-lost = Lost for certain
mc-fore-losing = Lost as it stands
mc-fore-full = Stage full
mc-no-sides = No side scheme
mc-encounter-deck = Encounter deck
mc-encounter-discard = Encounter discard
mc-own-deck = Your deck
mc-own-discard = Discard pile
mc-removed = Removed from the game
mc-deck = deck
mc-discard = discard
mc-to-clear = threat to clear
mc-icon-hazard = Hazard: one more encounter card
mc-accelerations = { $n ->
    [0] No acceleration token
    [one] 1 acceleration token
   *[other] { $n } acceleration tokens
}
mc-icon-acceleration = Acceleration: one more threat each round
mc-icon-crisis = Crisis: the main scheme keeps its threat
mc-attack-of = Attack of { $n }
mc-paying = Paying
mc-set-unseen = a set nobody sees
mc-shuffled-in = Shuffled in: { $sets }
mc-new-stage = Next stage
mc-using = Using
mc-verdict-won = Won! { $villain } is beaten.
mc-verdict-lost = Lost. { $villain } wins this time.
mc-end-beaten = The last stage of the villain has fallen.
mc-end-all-out = No hero is left in the game.
mc-end-scheme = The last main scheme is complete: { $scheme }.
mc-end-damage = damage in their turns
mc-end-threat = threat removed
mc-end-defences = attacks defended
mc-end-cards = cards played
mc-end-goal-beaten = { $villain } beaten
mc-end-goal-left = { $villain }: { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
    } left
mc-end-goal-scheme = { $scheme }: { $threat } of { $target } threat
mc-sum-minions = { $n ->
    [one] one enemy down
   *[other] { $n } enemies down
    }
mc-aim-next = until { $n } threat: next stage
mc-out = Eliminated
mc-out-what = Out of the game; the cards are set aside.
mc-seat-open = Show the area of { $name } in full
mc-seat-close = Back to your own area
mc-discard-of = Discard pile of { $name }
mc-first-player = First player
mc-dealt = { $n ->
    [one] 1 encounter card dealt, face down
   *[other] { $n } encounter cards dealt, face down
    }
mc-upgrades = Upgrades
mc-supports = Supports
mc-nothing-yet = Nothing in play.
mc-hand = Hand
mc-hand-shown = Hand of { $n }, shown
mc-hand-closed = Hand of { $n }, closed
mc-deck-discard = deck { $deck } · discard { $discard }
mc-playing = Playing
mc-revealed = Revealed
mc-payment = Payment
mc-of = { $n } of { $of }
mc-pay-over = { $n } too many.
mc-pay-exact = Paid exactly.
mc-pay-short = { $n } to go.
mc-discards = { $n ->
    [0] no card is discarded
    [one] discards 1 card
   *[other] discards { $n } cards
    }
mc-slot-attack = Attack, thwart
mc-keep-all = Keep all
mc-take-none = None
mc-none-picked = none picked
mc-pay = Pay
mc-you-give = You give
mc-take-coin = Keep { $card }
mc-pay-auto-now = this is it
mc-pick-least = { $n ->
    [one] choose at least one card
   *[other] choose at least { $n } cards
}
mc-pay-auto = Cheapest
mc-pay-auto-what = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
    }{ $others ->
    [0] {""}
    [one] {" "}+ 1 power
   *[other] {" "}+ { $others } powers
    }
mc-lose-free = Easy to part with
mc-lose-free-short = No loss
mc-lose-useful = Useful
mc-lose-useful-short = Useful
mc-lose-dear = Dear
mc-lose-dear-short = Dear
mc-clear = Clear
mc-clear-what = pick again
mc-pay-unplayed = Don’t play it
mc-pay-unplayed-what = back to your hand
mc-pay-unused = Don’t use it
mc-pay-unused-what = nothing is spent
mc-pay-back = Go back
mc-pay-back-what = to the last choice
mc-your-hand = Your hand
mc-hand-of = Hand of { $name }
mc-hand-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }, hand size { $of }
mc-hand-empty = No cards in hand.
mc-piles = Piles
mc-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
    }
mc-aim-win = to beat { $villain }
mc-aim-stage = { $n ->
    [one] then one more stage of { $villain }
   *[other] then { $n } more stages of { $villain }
    }
mc-aim-lose = until { $n } threat if nobody thwarts
mc-step-boost = Boost card, face down
mc-step-defender = A defender
mc-step-turn = Turn the boost up
mc-step-damage = Damage
mc-step-threat = Threat
mc-nobody = nobody
mc-may-interrupt = you may interrupt
mc-attack-title = { $enemy } attacks
mc-scheme-title = { $enemy } schemes
mc-against = on { $who }
mc-is-exhausted = { $who } is exhausted
mc-is-ready = { $who } is ready
mc-turn-basic = Thwart { $thw } or attack { $atk }
mc-turn-recover = Recover { $rec }
mc-your-turn = Your turn
mc-turn-of = Turn of { $who }
mc-turn-play = { $n ->
    [0] Play cards
    [one] 1 card can be played
   *[other] { $n } cards can be played
    }
mc-turn-flip = Change form
mc-flip-done = once, done
mc-flip-open = once, still open
mc-villain-1 = Threat on the main scheme
    .short = Threat
mc-villain-2 = Villain and minions act
    .short = Villain acts
mc-villain-3 = Encounter cards are dealt
    .short = Deal
mc-villain-4 = Encounter cards are revealed
    .short = Reveal
mc-villain-5 = First player passes on
    .short = Pass on
mc-villain-phase = Villain phase
mc-hazards = { $n ->
    [one] 1 card more
   *[other] { $n } cards more
    }
mc-setup-title = Before the first round
mc-setup-first = Who is first player
mc-setup-hand = Exchange cards of the hand
mc-step-line = Step { $n } of 5 · { $what }
mc-goal-line = Villain { $hp } · threat { $threat } / { $target }
mc-since-turn = Since your turn
mc-digest-turn = { $who }: { $what }
mc-digest-idle = nothing that changed the fight
mc-digest-hurt = damage to { $who }
mc-digest-boost = Boosts +{ $n }: { $cards }
mc-digest-drones = { $n ->
    [one] new drone
   *[other] new drones
    }
mc-digest-gone = { $n ->
    [one] card off the encounter deck
   *[other] cards off the encounter deck
    }
mc-digest-revealed = { $n ->
    [one] card revealed: { $cards }
   *[other] cards revealed: { $cards }
    }
mc-digest-threat = { $n ->
   *[other] threat
    } on { $scheme } ({ $now } / { $of })
mc-sum-damage = { $n } damage dealt
mc-sum-threat = { $n } threat removed
mc-sum-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } played
mc-opt-villain = Villain
mc-opt-mode = Mode
mc-opt-modular = Modular set
mc-opt-hands = Hands
mc-crew-deck = Deck { $n }
mc-more-sets = Sets and hands
mc-recommended = recommended set
mc-pile-all = All cards of the pile
mc-removed-n = removed: { $n }
mc-standing = Standing answers
mc-standing-what = Say once what to do with a card whenever it could be used; cards that cost nothing and only help are always used until you say otherwise. Nobody else sees it, and a choice that must be made is always asked.
mc-standing-when = When it could be used:
mc-standing-of = { $card }: what to do
mc-standing-ask = Ask
mc-standing-always = Always
mc-standing-never = Never this round
mc-standing-end = Ask about { $card } again
mc-spending = Paying outside your turn
mc-spending-what = Outside your turn, what is already in play and resource cards pay by themselves where that is enough; no other card leaves your hand without you.
mc-spending-ask = Ask
mc-spending-always = By itself
mc-to-hero = → Hero
mc-to-alter-ego = → Alter-ego
mc-facing = ({ $who })
mc-standing-only-you = only you see this
mc-others = Helping others
mc-others-what = Whether you are asked to defend others or to act in their turns. People are always worth asking about; a bot defends itself, unless the blow may fell it.
mc-others-ask = When it matters
mc-others-always = Always ask
mc-others-never = Never ask
mc-recommended-set = recommended: { $set }
mc-mode-standard = Standard
mc-mode-expert = Expert
mc-modular-bomb-scare = Bomb Scare
mc-modular-masters-of-evil = Masters of Evil
mc-modular-under-attack = Under Attack
mc-modular-legions-of-hydra = Legions of Hydra
mc-modular-the-doomsday-chair = The Doomsday Chair
mc-modular-random = Random, unseen
lesson-mc-mulligan = Your first hand
    .text = Click the cards you would rather exchange, then confirm. Cheap allies, upgrades and supports are good to begin with: what stays in play works every round.
lesson-mc-flip = Two lives
    .text = You begin as your alter-ego, who can recover but not fight. Changing form is free, once in your turn. As a hero you attack and thwart; against a hero { $villain } attacks, against an alter-ego it schemes.
lesson-mc-turn = Your turn
    .text = Cards that glow can be played, characters that glow can act. Do as many things as you can pay for, in any order. Beat { $villain } before the scheme is full.
lesson-mc-pay = Cards are money
    .text = Every card you do not play can pay for one you do: each icon in its lower left corner is one resource. Click cards until the tray is full, or let “Cheapest” choose.
lesson-mc-defend = Who defends?
    .text = A hero who defends exhausts and takes less by DEF; an ally who defends takes it all instead. The boost card is still hidden: its chances stand below it.

## The game by name, and what the shared parts of the page say about it
game-marvel-champions = Marvel Champions
auto-turn = Pass until my turn
    .text = Nothing of the others is asked; an attack on you still is.
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
deck-understood = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } recognised, hero: { $hero }
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

# the guided first game
guided-champions-flip = Two faces
    .text = You join Spider-Man in round 4, hurt, as Peter Parker. As an alter-ego he recovers and the villain schemes; as a hero he attacks and thwarts, and the villain attacks him. Change once a turn: now?
guided-champions-attack = Attack
    .text = Exhaust a hero or an ally to deal damage equal to ATK. The mercenary stands guard: Rhino cannot be attacked before it is gone.
guided-champions-thwart = Or thwart
    .text = Whoever attacks cannot thwart this turn. Threat on the main scheme loses the game when it reaches its target, and thwarting takes some away: watch the bar.
guided-champions-play = Play a card
    .text = The number in the corner is what a card costs. An event is discarded when it has done its work, everything else stays before you.
guided-champions-pay = Cards are money
    .text = Other cards of your hand pay, one resource for each icon; double icons pay twice. Give up those you need least: perhaps not Backflip.
guided-champions-turn = Your turn has no order
    .text = Play cards, attack, thwart, use what lies before you: in any order, as often as you can pay. End it when nothing more is worth it.
guided-champions-discard = At the end of the turn
    .text = You draw up to your hand size and ready everything. Throw away what does not help you now, and draw more.
guided-champions-defend = Defend?
    .text = Defending takes your DEF off the damage, but exhausts you for your next turn; an ally who defends takes it all. An unknown boost card will be added: the answer tells the odds.
guided-champions-before = Before it happens
    .text = Some cards speak up just before something happens, like this one before the damage. You are asked each time, unless you say once and for all what to do with a card.
guided-champions-round = The villain’s phase is over
    .text = Threat grew, the villain acted, and a card was dealt to you: the log tells it in order. This is Rhino’s last face: beat it before the scheme is done, and you win.

# Chapters of the rulebook
topic-MC-GOLD = Golden rules
topic-MC-TURN = A player’s turn
topic-MC-ENDP = End of the player phase
topic-MC-VILP = Villain phase
topic-MC-ACT = Activations
topic-MC-EATK = Enemy attacks
topic-MC-ESCH = Enemy schemes
topic-MC-BOOST = Boost cards
topic-MC-DEAL = Dealing encounter cards
topic-MC-REVEAL = Revealing encounter cards
topic-MC-ATK = Attacking
topic-MC-THW = Thwarting
topic-MC-DEF = Defending
topic-MC-REC = Recovering
topic-MC-ALLY = Allies
topic-MC-DMG = Damage
topic-MC-HP = Hit points
topic-MC-DEFEAT = Defeat
topic-MC-WIN = Winning and losing
topic-MC-ELIM = Elimination
topic-MC-STATUS = Status cards
topic-MC-KEY = Keywords
topic-MC-MAIN = The main scheme
topic-MC-SIDE = Side schemes
topic-MC-ACCEL = Acceleration
topic-MC-RES = Resources
topic-MC-COST = Costs
topic-MC-INIT = Playing step by step
topic-MC-PLAY = Playing cards
topic-MC-ABIL = Abilities
topic-MC-TRIG = Triggers
topic-MC-CONST = Constant abilities
topic-MC-FORCED = Forced abilities
topic-MC-INT = Interrupts
topic-MC-RESP = Responses
topic-MC-FIRST = The first player
topic-MC-DELAY = Delayed effects
topic-MC-LAST = Lasting effects
topic-MC-REPL = Replacement effects
topic-MC-CANCEL = Cancelling
topic-MC-MOD = Modifiers
topic-MC-LIMIT = Limits
topic-MC-SEARCH = Searching decks
topic-MC-DECK = Decks and hands
topic-MC-FORM = Forms
topic-MC-UNIQUE = Unique cards
topic-MC-OWN = Owner and control
topic-MC-ATTACH = Attachments
topic-MC-MINION = Minions
topic-MC-TYPE = Card types
topic-MC-OBL = Obligations
topic-MC-NEM = Nemesis sets
topic-MC-BUILD = Building a deck
topic-MC-EBUILD = The encounter deck
topic-MC-SCEN = Scenarios
topic-MC-ANAT = Reading cards
topic-MC-TALK = Talking
topic-MC-CARD = Single cards
