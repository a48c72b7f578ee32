# Mars Attacks, Dead Silence: everything the table says.
#
# Units bring `.gender` where a language needs it, and `.rank` where a rank stands before a surname.

game-mars-attacks = Mars Attacks: Dead Silence
    .short = Dead Silence
    .tagline = Cut off among the dead. Every sound brings them closer.

scenario-campaign = Dead Silence
    .text = Four battles in a row with one force of a hundred points. Whoever falls is gone; only the last battle decides.
scenario-surprise = Surprise, Surprise!
    .text = Hold the diner until the second Round and a first kill, then get at least one scout over the south edge.
scenario-help = Help!
    .text = Search the ruined shops for the transmitter, hold its square at the end of a Round, then come home over the south edge.
scenario-breaking = Breaking Through
    .text = Lead the whole force from south to north. Only those who get away fight on.
scenario-home = Back Home
    .text = Reach the landing zone, keep it free of Zombies and call the transport. Nobody waits for stragglers.
scenario-field = Practice ground

goal-surprise-round = Hold until Round 2
    .text = Nobody leaves the diner before
goal-surprise-kill = Kill a Zombie
    .text = Nobody leaves the diner before
goal-surprise-leave = Leave over the south edge
    .text = One survivor wins
goal-help-find = Find the transmitter
    .text = First counter on 7 or 8, second on 5 or more, else the third
goal-help-send = Send the message
    .text = Somebody in its square and no Zombie there at the end of a Round
goal-help-leave = Come home over the south edge
    .text = The battle ends when nobody is left on the board
goal-breaking-leave = Get away over the red edge
    .text = One is enough to win, but only those who escape go on
goal-home-reach = Reach the landing zone
    .text = Every model counts for the score
goal-home-clear = Keep the landing zone free of Zombies
    .text = At the end of a Round
goal-home-call = Call the transport
    .text = Whoever is not there is left behind

phase-squad = Squad
phase-deploy = Deployment
phase-turns = Your Turns
phase-test = End-of-Round test
phase-draw = Cards
phase-arrivals = New arrivals
phase-checks = Checks
phase-after = After the battle

test-shoot = Shoot
test-fight = Fight
test-survive = Survive

side-human = Humans
side-martian = Martians

best-details = { $outcome ->
        [won] campaign won
       *[other] campaign lost
    }, { $side ->
        [human] Humans
       *[martian] Martians
    }, { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }, { $lost ->
        [0] nobody lost
        [one] one model lost
       *[other] { $lost } models lost
    }, difficulty { $difficulty }

setup-scenario = Scenario
setup-side = Side
setup-force = Force
setup-difficulty = Dice more or less at every Incursion Point
setup-extra = Extra Zombies at the start
setup-seats = Players
setup-players = Who leads whom

error-setup-unknown-scenario = There is no scenario “{ $scenario }”. Choose one of: { $choices }.
error-setup-unknown-side = There is no side “{ $side_id }”. Choose one of: { $choices }.
error-setup-number = “{ $name }” must be a whole number from { $least } to { $most }, not { $value }.
error-setup-force = A force is a list of purchases, not “{ $force }”.
error-setup-unknown-unit = There is no model “{ $unit_id }” to hire ({ $rule }). Choose from: { $choices }.
error-setup-other-side = “{ $unit_id }” fights for the other side ({ $rule }). Choose from: { $choices }.
error-setup-unit-twice = { $unit } can only be taken once ({ $rule }).
error-setup-too-many-points = This force costs { $points ->
    [one] { $points } point
   *[other] { $points } points
    }; at most { $most } are allowed ({ $rule }).
error-setup-no-squad = No squad of at most { $most ->
    [one] { $most } point
   *[other] { $most } points
    } can be made from this force, so the first battle cannot be fought ({ $rule }).
error-setup-file-toml = This is not TOML: a line is [force], [squad.surprise] or name = value.
error-setup-file-key = “{ $key }” means nothing here. A force file holds: { $choices }.
error-setup-file-table = “{ $section }” must be a section of its own, [{ $section }], with a line like us-rifle = 6 for each purchase.
error-setup-file-battle = There is no battle “{ $battle_id }” to make a squad for. Choose one of: { $choices }.
error-setup-file-count = “{ $unit_id }” needs a whole number from 1 to { $most }, not { $value }.
error-setup-file-nothing = Nobody is hired: the section [{ $section }] is missing or empty.
error-setup-seat-count = { $seats ->
    [one] One player does
   *[other] { $seats } players do
    } not fit: 1 to 4 of them, and at least one purchase each ({ $count } chosen).
error-setup-players = Every purchase needs a player, and every player a purchase: { $seats } for { $count }.

# What happened

event-battle-began = { $battle } begins with a force of { $count ->
    [one] { $count } model
   *[other] { $count } models
}.
event-squad-chosen = The squad is chosen, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }: { $models }.
event-model-deployed = { $model } takes position in { $to }.
event-round-began = Round { $round }
event-round-passed = Everybody has acted: Round { $round } comes to its end.
event-phase-began = { $phase }
event-activation-began = { $model } acts
event-battle-won = { $battle }: the battle is won. { $count ->
    [0] Nobody came back.
    [one] One model came back.
   *[other] { $count } models came back.
    }
event-battle-lost = { $battle }: the battle is lost. { $count ->
    [0] Nobody came back.
    [one] One model came back.
   *[other] { $count } models came back.
    }
event-game-won = Victory! Saved: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
event-game-lost = Silence. The dead have won.
event-campaign-restarted = The campaign starts from scratch, as if nothing had happened.
event-players-retreated = The players retreat: { $battle } counts as a defeat, whoever is still there lives.
event-transport-called = The transport comes down.
event-model-saved = { $model } is aboard.
event-model-abandoned = { $model } is left behind.
event-hero-rewarded = { $model } now has Heroics { $points }.
event-soldier-promoted = { $model } becomes a Hero with Heroics { $points }.

event-model-moved = { $model } moves from { $origin } to { $to }.
event-model-leapt = { $model } leaps from { $origin } to { $to }.
event-model-carried = { $model } is carried from { $origin } to { $to }.
event-model-exited = { $model } leaves the board from { $origin }.
event-model-stood = { $model } gets up.
event-model-waited = { $model } does nothing.
event-model-shot = { $model } shoots at { $square }.
event-model-aimed = { $model } takes aim at { $square } and shoots.
event-fire-swept = { $model } sweeps { $squares } with covering fire; the Zombies do not even duck.
event-fight-began = { $model } fights in { $square }.
event-point-spent = { $model } spends a Heroics point ({ $points } left).
event-ability-used = { $model } uses { $ability } ({ $points } left).
event-action-unheard = Nothing stirs: the action of { $model } goes unnoticed.

event-dice-rolled = { $model } rolls { $test } on { $stat }+: { $dice } — { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
    }.
event-enemy-rolled = In { $square }, { $test } on { $stat }+: { $dice } — { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
    }{ $armour ->
    [1] , and one from Armour
    [2] , and 2 from Armour
   *[0] {""}
    }.
event-success-added = One success more for { $model }: { $count }.
event-attack-failed = Nothing comes of the attack in { $square }.
event-zombie-killed = { $model } kills a Zombie in { $square }.
event-zombie-fell = A Zombie falls in { $square }.
event-zombie-unmoved = The Zombie in { $square } feels nothing of { $ability }.
event-zombie-marked = A Zombie in { $square } is stunned until the end-of-Round test.
event-model-killed = { $model } dies in { $square }.
event-hero-saved = { $model } cheats death ({ $points } Heroics left).
event-model-grieves = { $model } has nothing left to lose.
event-points-gained = Grief drives { $model } on: { $points ->
    [one] { $points } Heroics point
   *[other] { $points } Heroics points
    }.
event-panic-rolled = { $model } rolls { $die } for panic in { $square }.
event-model-rattled = { $model } is Rattled.
event-model-calmed = { $model } is calm again.
event-model-freed = { $model } may act again.

event-zombies-saw = { $count ->
    [one] One Zombie that saw { $model } comes
   *[other] { $count } Zombies that saw { $model } come
    } towards { $to }.
event-zombies-heard = { $count ->
    [one] One Zombie that heard { $model } comes
   *[other] { $count } Zombies that heard { $model } come
    } towards { $to }.
event-zombies-lured = { $count ->
    [one] One Zombie is lured
   *[other] { $count } Zombies are lured
    } towards { $to }.
event-noise-added = What { $model } did adds a die to the end-of-Round test (+{ $count }).
event-zombie-moved = A Zombie walks from { $origin } to { $to }.
event-zombie-attacked = A Zombie in { $square } goes for { $model }.
event-test-rolled = The Zombies test: { $dice } — { $count ->
    [0] no success, they stay where they are
    [one] 1 success
   *[other] { $count } successes
    }{ $added ->
    [0] {""}
    [one] {" "}(one die added)
   *[other] {" "}({ $added } dice added)
    }.
event-result-began = { $number ->
    [1] First result: those in an enemy’s square fight.
    [2] Second result: those next to an enemy move in.
    [3] Third result: those that see an enemy come nearer.
    [4] Fourth result: and once more.
   *[5] Fifth result: the Incursion Points stir.
    }
event-points-stirred = One die is rolled at each Incursion Point.
event-arrivals-rolled = Incursion Point { $square }: { $dice }, { $count ->
    [0] no Zombie comes
    [one] one Zombie comes
   *[other] { $count } Zombies come
    }.
event-zombie-arrived = A Zombie appears in { $square }.
event-zombie-scattered = From { $origin }, direction { $die }: { $to }.
event-zombie-blocked = There is no room for another Zombie around { $square }.

event-card-played = { $card } is played.
event-card-laid = { $card } is laid out ({ $count } in the set).
event-set-resolved = { $card } is called in, with { $count ->
    [one] one card
   *[other] { $count } cards
    }.
event-card-drawn = Drawn: { $card }.
event-card-discarded = Discarded: { $card }.
event-card-returned = { $die }: { $card } returns to the hand.
event-card-gone = { $die }: { $card } is used up.
event-event-drawn = Event: { $card }!
event-deck-shuffled = The deck is empty: { $count ->
    [one] one discard is
   *[other] { $count } discards are
    } shuffled.
event-herd-row = { $die }: burning cattle thunder along row { $row }.
event-herd-column = { $die }: burning cattle thunder along column { $square }.
event-wall-fell = The wall between { $square } and { $to } comes down.
event-wall-none = There is no wall left to fall.
event-wall-raised = The low wall between { $square } and { $to } is built up.
event-car-fell = A car crashes into { $square }.
event-strike-scattered = The strike on { $origin } scatters in direction { $die }, to { $to }.
event-strike-landed = { $card } hits { $square }.
event-counter-found = { $model } finds the transmitter in { $square }.
event-counter-empty = { $model } searches { $square } in vain ({ $die }).
event-message-sent = The message goes out from { $square }.

# Questions

prompt-squad = Who goes? { $points } of { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    } chosen ({ $battle }).
prompt-deploy = Where does { $model } start? ({ $count } to place)
prompt-turn = Who acts, or which card? ({ $count ->
    [one] one use left
   *[other] { $count } uses left
    })
prompt-act = What does { $model } do?
prompt-step = { $model }: and then?
prompt-brawl = { $model } still has fists free in { $square }.
prompt-again = { $model }: a second target in { $square }?
prompt-sweep = { $model } sweeps another square?
prompt-answer = A Zombie attacks { $model } in { $square } with { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }. How does { $model } answer?
prompt-brave = Which Brave model takes the bite in { $square }?
prompt-more-dice = { $model } is about to roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }. Play a card?
prompt-help = { $model }: { $count ->
    [one] 1 success
   *[other] { $count } successes
    } against { $against }. Play a card?
prompt-lead = { $model } may call others ({ $points } Heroics left).
prompt-follow = Who follows { $model }? (up to { $count } more)
prompt-follow-hero = Which Hero follows { $model }?
prompt-model = { $card }: which model?
prompt-square = { $card }: which square?
prompt-wall = { $card }: which low wall?
prompt-jeep = { $card }: where does it pick somebody up?
prompt-riders = Who gets in? (up to { $count })
prompt-ride = { $models }: where to? ({ $count ->
    [one] { $count } square
   *[other] { $count } squares
    } left)
prompt-discard = Which cards are discarded before drawing up to { $count }?
prompt-checks = The end of Round { $round }. What now?
prompt-reward = Who has earned a Heroics point? (up to { $count })
prompt-again-battle = { $battle } was lost. What now?

option-add = { $model } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
option-go = Go: { $count ->
    [one] one model
   *[other] { $count } models
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
option-deploy = Start in { $square }{ $count ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $count } others)
    }
option-deploy-rest = Spread all { $count } out
option-activate = { $model } acts
option-authority = { $model }: Authority, first and unheard ({ $points } Heroics)
option-next-turn = Begin another Turn
option-pass = Pass: end the Round
option-move = Move to { $square }
option-charge = Charge into { $square } ({ $count ->
    [one] one Zombie
   *[other] { $count } Zombies
    })
option-leap = Leap to { $square }{ $count ->
    [0] {""}
    [one] {" "}(one Zombie)
   *[other] {" "}({ $count } Zombies)
    }
option-exit = Leave the board from { $square }
option-leap-out = Leap off the board
option-shoot = Shoot at { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Zombies)
    }
option-shoot-marked = Shoot at the stunned one in { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-aim = Aim and shoot at { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Zombies)
    }
option-aim-marked = Aim and shoot at the stunned one in { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-cover = Covering fire on { $square }
option-sweep = Also { $square }
option-stand = Stand up
option-fight = Fight in { $square } ({ $count ->
    [one] one Zombie
   *[other] { $count } Zombies
    })
option-fight-marked = Fight the stunned one in { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-nothing = Do nothing
option-stop-action = That is all
option-deed = Extra deed: +½ action
option-late = Slip away one square ({ $points } Heroics)
option-done = Done
option-stop = Leave it at that
option-enough = Enough
option-again = Another one in { $square }
option-answer = { $test } on { $stat }+, { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }
option-answer-card = { $test } on { $stat }+, { $count ->
    [one] { $count } die
   *[other] { $count } dice
    } with { $card }
option-brave = { $model }
option-no-card = No card
option-play-dice = { $card }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
    } more
option-play-card = { $card }
option-lead = { $ability }
option-lead-at = { $ability } around { $square }
option-model = { $model }
option-square = { $square }
option-wall = Between { $square } and { $to }
option-from = In { $square }
option-ride = To { $square }
option-order = Play { $card }
option-lay = Lay out { $card }
option-resolve = Call in { $card } ({ $count ->
    [one] one card
   *[other] { $count } cards
    })
option-discard = { $card }
option-stay = Go on
option-retreat = Retreat: { $then ->
        [on] { $count } live and the campaign goes on, without the reward
        [again] { $count } live and the battle is played again
       *[over] { $count } live
    }
option-call = Call the transport: { $count } saved, { $left } left behind
option-call-empty = Call the transport for nobody: { $left } left behind
option-reward = { $model } (Heroics { $count })
option-play-again = Play { $battle } again
option-restart = Start the campaign from scratch

# What players say before a model acts

say-turn-activate = { $model } acts next.
say-turn-authority = { $model } takes charge.
say-turn-pass = I pass: that ends the Round.
say-turn-order = I play { $card }.
say-turn-lay = I lay out { $card }.
say-turn-resolve = I call in { $card }.
say-act-move = { $model } goes to { $square }.
say-act-charge = { $model } charges into { $square }.
say-act-leap = { $model } leaps to { $square }.
say-act-exit = { $model } leaves the board.
say-act-leap-out = { $model } leaps off the board.
say-act-shoot = { $model } shoots at { $square }.
say-act-shoot-marked = { $model } shoots at the stunned one in { $square }.
say-act-aim = { $model } aims and shoots at { $square }.
say-act-aim-marked = { $model } aims at the stunned one in { $square }.
say-act-cover = { $model } gives covering fire on { $square }.
say-act-stand = { $model } gets up.
say-act-fight = { $model } fights in { $square }.
say-act-fight-marked = { $model } fights the stunned one in { $square }.
say-act-nothing = { $model } keeps still.
say-answer-answer = { $model }: { $test }!
say-answer-answer-card = { $model }: { $test }, with { $card }!
say-help-play-card = I play { $card }.
say-more-dice-play-dice = I play { $card }.
say-call = I call the transport.
say-call-empty = I call the transport, for nobody.
say-retreat = I sound the retreat.

# Why not?

refused-activated = { $model } has already acted this Round.
refused-authority = { $other } has claimed the first go of this Round.
refused-pass = { $count ->
    [one] One model has
   *[other] { $count } models have
    } not acted yet.
refused-next = Every Turn activates at least one model.
refused-claim = The first go is claimed before anybody acts, and by one model only.
pointless-next = Nobody is left to act: another Turn would change nothing.
refused-card-turn = This Turn has no room for { $card }.
pointless-card = { $card } would do nothing now.
refused-card-test = { $card } is played on a test.
refused-set-full = A set holds three cards at most.
refused-laid-now = { $card } was laid this Turn and can be called in from the next one on.
refused-rattled = { $model } has to stand up before anything else.
refused-caught = { $model } is caught in a fight and cannot go to { $square }.
refused-no-move = { $model } has no movement left for { $square }.
refused-wall = No step of { $model } leads to { $square }.
refused-solid = { $model } cannot come down in { $square }.
refused-full = { $square } is full ({ $count ->
    [one] one body
   *[other] { $count } bodies
    }): no room for { $model }.
refused-lovers = { $model } does not leave the other one behind by going to { $square }.
refused-hold = { $model } has to hold the position: { $square } lies outside it.
refused-exit-closed = { $model } may not leave the board from { $square } now.
refused-exit-caught = { $model } is caught in a fight and cannot leave the board.
refused-exit-spent = { $model } has no movement left to leave the board.
refused-leap = { $model } leaps instead of walking, not on top of it.
refused-leap-out = The red edge is too far away for a leap of { $model }.
refused-exit-far = { $model } has to reach the red edge first: { $square } is not on it.
refused-no-gun = { $model } has nothing to shoot with.
refused-shoot-caught = { $model } cannot shoot with a Zombie at the throat.
refused-shoot-flying = { $model } has to come down before shooting.
refused-shot = { $model } has already shot in this action.
refused-no-half = { $model } has no time left to shoot at { $square }.
refused-too-close = { $square } is too close for { $model }: { $range }, at least { $near } needed.
refused-too-far = { $square } is too far for { $model }: { $range }, at most { $far } possible.
refused-no-sight = { $model } does not see { $square }.
refused-melee = A friend stands in { $square }: { $model } holds fire.
refused-rapid = { $model } fires too fast to aim at { $square }.
refused-aim = { $model } can only aim at { $square } without doing anything else.
refused-cover = { $model } sweeps { $square } only without moving.
refused-no-fight = { $model } does not fight at close quarters.
refused-stop = { $model } cannot come down here.
refused-nothing = { $model } is caught and has to fight.
refused-deed-middle = { $model } takes an extra deed before or after the action, not in the middle of it.
refused-deed-points = { $model } has no Heroics left.
refused-deed-rattled = { $model } has to stand up first.
refused-deed-once = { $model } has already taken an extra deed in this activation.
pointless-fix = { $model } finds no alien secret to fix here.
pointless-deed = An extra deed of { $model } would have nothing to do.
pointless-late = { $model } has nowhere to go.
refused-lost = { $model } has been lost.
refused-points = { $model } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    }) would exceed the limit of the squad: { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    }.

# What to expect

fact-kill = Zombie falls: { $percent }%
fact-arrives = { $square }: a Zombie or more { $percent }%
fact-heroics = Heroics { $before } → { $after }
fact-die = { $percent }% to be killed
fact-spared = { $percent }% to lose a Heroics point
fact-over = { $what ->
    [campaign] The campaign is lost.
   *[other] The battle is lost.
    }
fact-come = { $count ->
    [0] nobody comes
    [one] one Zombie comes
   *[other] { $count } Zombies come
    }

# Names

unit-us-rifle = US soldier with rifle
    .short = Rifle
unit-us-machine-gun = US soldier with machine gun
    .short = Machine gun
unit-us-missile = US soldier with missile launcher
    .short = Missiles
unit-us-sergeant = US Sergeant
    .short = Sergeant
    .rank = Sergeant
unit-deke = Deke
    .short = Deke
unit-buddy-brandi = Buddy & Brandi
    .short = Buddy & Brandi
unit-buddy = Buddy
    .short = Buddy
unit-brandi = Brandi
    .short = Brandi
unit-eva = Eva
    .short = Eva
unit-ashley = Ashley
    .short = Ashley
unit-troy = Troy
    .short = Troy
unit-edwin = Edwin
    .short = Edwin
unit-phil = Phil
    .short = Phil
unit-joe = Joe
    .short = Joe
unit-craig = Craig
    .short = Craig
unit-tunga = Tunga
    .short = Tunga
unit-don-manning = Don Manning
    .short = Don
unit-esteban-ramirez = Esteban Ramirez
    .short = Esteban
unit-blaine = Blaine
    .short = Blaine
unit-sidney-rose = Sidney Rose on Henry, the giant flea
    .short = Sidney & Henry
unit-buck-spencer = Buck Spencer
    .short = Buck
unit-xiuhcoatl = Xiuhcoatl
    .short = Xiuhcoatl
unit-martian-disintegrator = Martian grunt with disintegrator rifle
    .short = Disintegrator
unit-martian-freeze-ray = Martian grunt with freeze ray
    .short = Freeze ray
unit-martian-leader = Martian Infantry Leader
    .short = Leader
    .rank = Leader
unit-general-tor = General Tor
    .short = Tor
unit-general-zar = General Zar
    .short = Zar
unit-beloss-bel = Beloss Bel
    .short = Beloss
unit-martian-standard-bearer = Martian Standard Bearer
    .short = Standard
    .rank = Bearer
unit-zombie = Zombie
    .short = Zombie

weapon-rifle = Rifle
weapon-machine-gun = Machine gun
weapon-missile-launcher = Missile launcher
weapon-disintegrator = Disintegrator rifle
weapon-freeze-ray = Freeze ray
weapon-rifle-class = Long gun
weapon-pistol-class = Handgun
weapon-rapid-class = Automatic
weapon-blaster-class = Captured blaster
weapon-hand-weapon = Hand weapon
weapon-bat-and-pistol = Bat and handgun
weapon-shock-stick = Shock stick
weapon-bite = Bite

ability-armour = Armour
    .text = +1 success on Survive against shots; Rattled if that success saved it; nothing in a fight.
ability-heavy-armour = Heavy Armour
    .text = As Armour with +2 successes.
ability-armour-piercing = Armour Piercing
    .text = Ignores Armour and Heavy Armour.
ability-anti-tank = Anti-tank
    .text = +2 dice against vehicles.
ability-authority = Authority
    .text = Act first in the Round; that first action draws no reaction.
ability-blaster = Blaster
    .text = A survivor of its shot is marked as activated.
ability-brave = Brave
    .text = Takes the attack aimed at its square, unless Rattled.
ability-brawler = Brawler
    .text = A kill in the first fight of the activation gives one free fight in the same square.
ability-covering-fire = Covering Fire
    .text = Instead of shooting and without moving: Rattle the enemy Soldiers seen in up to three adjoining squares.
ability-dragon-slayer = Dragon Slayer
    .text = +1 die in fights against large-based models.
ability-fixin-stuff = Fixin’ Stuff
    .text = Turns an Alien Secret into a weapon.
ability-fly = Fly
    .text = Moves twice as far and over scenery.
ability-follow-me = Follow Me!
    .text = After its activation: up to four Soldiers within two squares are activated.
ability-freeze = Freeze!
    .text = Shoots every model it sees in the target square; survivors are marked as activated.
ability-horde = Horde
    .text = No crowd limit; +1 die in a fight per other Zombie in the square.
ability-huge-weapon = Huge Weapon
    .text = +2 dice on its attacks.
ability-ingenious = Ingenious
    .text = A played Human Ingenuity card may come back (6+).
ability-klutz = Klutz
    .text = 1s add a die as 8s do, but stay failures.
ability-leap = Leap
    .text = Jumps up to three squares over anything instead of moving.
ability-lord-of-battle = Lord of Battle
    .text = Follow Me! centred on any square.
ability-natural-leader = Natural Leader
    .text = After its activation: one Hero within two squares is activated.
ability-rapid-fire = Rapid Fire
    .text = No aiming; a kill or rattle allows a second target in the same square.
ability-shock-stick = Shock Stick
    .text = A victim that lives is Rattled.
ability-smite = Smite!
    .text = An opponent is Rattled even if it wins, when the model rolled Fight.
ability-star-crossed-lovers = Star-crossed Lovers
    .text = Stay within one square; the survivor goes wild.
ability-too-many-late-nights = Too Many Late Nights
    .text = After a shot that kills nobody: move one square.
ability-undercover = Undercover
    .text = Cannot be attacked until it attacks; no effect on Zombies.
ability-unfeeling = Unfeeling
    .text = Never Rattled; killed outright by stampeding cattle.

card-steady-hands = Steady Hands
    .text = +2 dice on one Shoot test of a friendly model.
card-adrenaline = Adrenaline
    .text = +2 dice on one Fight test of a friendly attacker.
card-not-today = Not Today
    .text = +2 dice on one defence (Fight or Survive) of a friendly model.
card-take-cover = Take Cover!
    .text = The target of one attack adds one success to its defence and is Rattled if it lives.
card-second-chance = Second Chance
    .text = After a friendly test: roll all failed dice once more; eights among them add dice.
card-pull-together = Pull Yourselves Together
    .text = Choose a friendly model: it and every friendly model within two squares of it stop being Rattled.
card-move-it = Move It!
    .text = Remove the Activation marker of one friendly model that is not Rattled.
card-dead-quiet = Dead Quiet
    .text = Play before an action of a friendly model: that one action causes no reaction and adds no die.
card-diversion = Diversion
    .text = Name a square that a friendly model sees within six squares: every Zombie within three squares of that square moves one square towards it, unless an enemy stands in the Zombie’s own square.
card-stampede = Stampede of Burning Cattle
    .text = A random row or column is trampled: friendly models need one Survive success or die, Zombies die.
card-rubble = Rubble
    .text = A random full wall of the board becomes a low wall; every model in the two squares it parted needs one Survive success or dies.
card-flying-car = Flying Car
    .text = Two dice name a column (1 is a) and a row: each model there is attacked with four dice at 4+ and answers with Survive; an open square becomes rubble.
card-smell-of-blood = Smell of Blood
    .text = Roll one die at each Incursion Point.
card-artillery = Artillery Strike
    .text = Strike: every model in the struck square is attacked with three dice plus one per card at 4+; survivors become Rattled. More cards scatter less.
card-jeep-run = Jeep Run
    .text = Per card in the set, up to two friendly models in one square free of enemies ride up to four squares, through and into squares free of Zombies.
card-human-ingenuity = Human Ingenuity
    .text = After a friendly test: add one success; or, as an order: a low wall of a friendly model’s square becomes a full wall.
card-saucer-ray = Saucer Heat Ray
    .text = Strike with Armour Piercing: every model in the struck square is attacked with three dice plus one per card at 4+; survivors become Rattled. More cards scatter less.
card-transport-beam = Transport Beam
    .text = Per card in the set, one friendly model is put in a square free of enemies within four squares.
card-martian-science = Martian Science
    .text = After a friendly test: add one success; or, as an order: one Zombie seen within three squares of a friendly model is marked as activated.

surname-human-1 = Boone
surname-human-2 = Cole
surname-human-3 = Dietz
surname-human-4 = Eads
surname-human-5 = Flint
surname-human-6 = Gray
surname-human-7 = Hart
surname-human-8 = Irons
surname-human-9 = Judd
surname-human-10 = Kemp
surname-human-11 = Lowe
surname-human-12 = Marsh
surname-human-13 = Nash
surname-human-14 = Oakes
surname-human-15 = Pike
surname-human-16 = Quinn
surname-human-17 = Reyes
surname-human-18 = Stone
surname-human-19 = Tate
surname-human-20 = Upton
surname-human-21 = Vance
surname-human-22 = Ward
surname-human-23 = Yates
surname-human-24 = Zane
surname-human-25 = Abbott
surname-human-26 = Briggs
surname-human-27 = Crane
surname-human-28 = Drake
surname-human-29 = Ellis
surname-human-30 = Foley
surname-human-31 = Grant
surname-human-32 = Hobbs
surname-human-33 = Ingram
surname-martian-1 = Zik
surname-martian-2 = Vorn
surname-martian-3 = Taxx
surname-martian-4 = Ulg
surname-martian-5 = Qir
surname-martian-6 = Mekk
surname-martian-7 = Ozz
surname-martian-8 = Pluk
surname-martian-9 = Drix
surname-martian-10 = Gorm
surname-martian-11 = Hask
surname-martian-12 = Iggz
surname-martian-13 = Jurr
surname-martian-14 = Krot
surname-martian-15 = Lurz
surname-martian-16 = Nykk
surname-martian-17 = Rozz
surname-martian-18 = Skel
surname-martian-19 = Wum
surname-martian-20 = Yiv

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-move = Move
verb-leap = Leap
verb-ride = Drive
verb-late = Slip away
verb-exit = Leave
verb-charge = Charge
verb-shoot = Shoot
verb-aim = Aim
verb-cover = Cover
verb-fight = Fight
verb-sweep = Also
verb-play = Play
verb-lay = Lay out
verb-resolve = Call in
verb-deed = Deed
verb-authority = Authority
verb-lead = Lead
verb-stand = Stand up
verb-activate = Acts
verb-add = Joins
verb-deploy = Start in
verb-answer = Answer
verb-answer-card = With a card
verb-brave = Brave
verb-model = Model
verb-square = Square
verb-wall = Wall
verb-reward = Reward
verb-discard = Discard
verb-again = Again
verb-stay = Go on
verb-call = Transport
verb-call-empty = Empty transport
verb-retreat = Retreat
verb-restart = From scratch
verb-go = Go
verb-nothing = Nothing
verb-done = Done
verb-keep = No card
verb-next = Next Turn
verb-pass = Pass

# what is spent
cost-half = { $count ->
    [one] half an action
   *[other] a whole action
}
cost-heroics = { $count } Heroics
cost-card = a card
cost-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# What a forecast counts.

gauge-model = { $model }
gauge-heroics = { $model } · Heroics
gauge-zombies = Zombies on the board

# -- what the lab follows from round to round

trend-models = Models still alive
trend-zombies = Zombies on the board

puzzle-keep-model = { $models_count ->
    [one] { $models } is still alive when the next Round begins.
   *[other] All of them are still alive when the next Round begins: { $models }.
}
puzzle-reach-zombies = { $value ->
    [0] Clear the board of Zombies, at any moment of this Round.
    [one] Leave no more than one Zombie on the board, at any moment of this Round.
   *[other] Leave no more than { $value } Zombies on the board, at any moment of this Round.
}

shelf-battles = Battles
shelf-campaign = Campaign
