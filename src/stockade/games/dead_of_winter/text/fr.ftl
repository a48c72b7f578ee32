# Dead of Winter : tout ce que dit la table.
#
# Les lieux apportent `.the` (« la colonie »), `.at` (« à la colonie »), `.from` et `.to` ; les entrées `.at` ; les symboles `.card` et `.cards`.
# Les objectifs apportent leurs lignes (`.l1`, `.l2`, … ; `.l0` remplace la première d’un traître exilé), les cartes Croisée `.trigger`, `.a`, `.b`.

game-dead-of-winter = Dead of Winter
    .short = Dead of Winter
    .tagline = Une colonie sous la neige, les morts aux portes, et un secret dans chaque poche.

phase-setup = Mise en place
phase-players = Phase des joueurs
phase-colony = Phase de la colonie

setup-scenario = Objectif commun
setup-seats = Joueurs
setup-variant = Variante
setup-side = Face
setup-rules = Règles supplémentaires
variant-standard = Classique
    .text = Un objectif personnel chacun ; l’un d’eux est peut-être une trahison.
variant-no-betrayer = Sans traître
    .text = Des objectifs personnels, et certainement aucune trahison parmi eux.
variant-betrayer = Traître
    .text = Moins d’objectifs ordinaires : un traître est plus probable.
variant-co-op = Coopération
    .text = Face difficile, ni secrets ni exil : tous gagnent ou tous perdent.
variant-dilemma = Dilemme du prisonnier
    .text = Deux joueurs, et pour chacun un objectif ordinaire et une trahison.
side-normal = Normale
side-hardcore = Difficile
rules-elimination = Élimination
    .text = Qui perd son dernier survivant quitte la partie.
rules-no-mature = Sans contenu adulte
    .text = Les cartes Croisée au thème adulte restent dans la boîte.
rules-extra-objective = Objectif en plus
    .text = Un objectif ordinaire de plus peut être distribué : le Pharmacien.

error-setup-unknown-scenario = Aucun objectif commun « { $wanted } ». Au choix : { $choices }.
error-setup-unknown-variant = Aucune variante « { $wanted } ». Au choix : { $choices }.
error-setup-unknown-side = Aucune face « { $wanted } ». Au choix : { $choices }.
error-setup-unknown-rules = Les règles en plus sont une liste prise parmi : { $choices }. Ceci n’en est pas une : { $wanted }.
error-setup-seat-count = On joue de deux à cinq, pas à { $seats }.
error-setup-two-players = À deux, on joue ensemble (co-op ou dilemma), pas la variante « { $variant } ».
error-setup-dilemma = Le dilemme se joue à deux exactement, pas à { $seats }.

player-0 = Joueur 1
    .of = de Joueur 1
player-1 = Joueur 2
    .of = de Joueur 2
player-2 = Joueur 3
    .of = de Joueur 3
player-3 = Joueur 4
    .of = de Joueur 4
player-4 = Joueur 5
    .of = de Joueur 5

place-colony = Colonie
    .the = la colonie
    .at = à la colonie
    .from = de la colonie
    .to = à la colonie
    .short = Colonie
place-police-station = Poste de police
    .the = le poste de police
    .at = au poste de police
    .from = du poste de police
    .to = au poste de police
    .short = Police
place-grocery-store = Supermarché
    .the = le supermarché
    .at = au supermarché
    .from = du supermarché
    .to = au supermarché
    .short = Supermarché
place-school = École
    .the = l’école
    .at = à l’école
    .from = de l’école
    .to = à l’école
    .short = École
place-library = Bibliothèque
    .the = la bibliothèque
    .at = à la bibliothèque
    .from = de la bibliothèque
    .to = à la bibliothèque
    .short = Bibliothèque
place-hospital = Hôpital
    .the = l’hôpital
    .at = à l’hôpital
    .from = de l’hôpital
    .to = à l’hôpital
    .short = Hôpital
place-gas-station = Station-service
    .the = la station-service
    .at = à la station-service
    .from = de la station-service
    .to = à la station-service
    .short = Station-service

entrance-colony-1 = Colonie, entrée 1
    .at = à l’entrée 1 de la colonie
entrance-colony-2 = Colonie, entrée 2
    .at = à l’entrée 2 de la colonie
entrance-colony-3 = Colonie, entrée 3
    .at = à l’entrée 3 de la colonie
entrance-colony-4 = Colonie, entrée 4
    .at = à l’entrée 4 de la colonie
entrance-colony-5 = Colonie, entrée 5
    .at = à l’entrée 5 de la colonie
entrance-colony-6 = Colonie, entrée 6
    .at = à l’entrée 6 de la colonie
entrance-police-station = Poste de police
    .at = au poste de police
entrance-grocery-store = Supermarché
    .at = au supermarché
entrance-school = École
    .at = à l’école
entrance-library = Bibliothèque
    .at = à la bibliothèque
entrance-hospital = Hôpital
    .at = à l’hôpital
entrance-gas-station = Station-service
    .at = à la station-service

symbol-weapon = arme
    .card = une carte arme
    .cards = cartes arme
symbol-tool = outil
    .card = une carte outil
    .cards = cartes outil
symbol-food = nourriture
    .card = une carte nourriture
    .cards = cartes nourriture
symbol-medicine = médicament
    .card = une carte médicament
    .cards = cartes médicament
symbol-fuel = carburant
    .card = une carte carburant
    .cards = cartes carburant
symbol-education = savoir
    .card = une carte savoir
    .cards = cartes savoir
symbol-survivor = étranger
    .card = une carte étranger
    .cards = cartes étranger

face-blank = rien
face-wound = une blessure
face-frostbite = une engelure
face-bite = une morsure

# -- ce qui se passe ------------------------------------------------------------------------------------------------------

event-game-began = { $scenario } : moral { $morale }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }.
event-game-won = L’objectif commun est rempli !
event-game-lost = { $cause ->
    [morale] Le moral est à zéro. La colonie se défait.
    [rounds] Le temps est écoulé. L’objectif commun n’a pas été atteint.
    [failed] L’objectif commun a échoué.
   *[eliminated] Il ne reste personne pour jouer.
    }
event-aims-shown = { $player } dévoile { $aims } : { $count ->
    [0] aucune condition remplie
    [one] une condition remplie
   *[other] { $count } conditions remplies
    } sur { $total }.
event-player-won = { $player } gagne.
event-nobody-won = Personne ne gagne.
event-round-began = Manche { $round }
event-round-ended = La manche s’achève ; { $left ->
    [0] il n’en reste aucune
    [one] il en reste une
   *[other] il en reste { $left }
    }.
event-phase-began = { $phase }
event-turn-began = Tour { $player_of }
event-first-named = { $player } a le chef le plus influent et commence.
event-first-passed = Le jeton premier joueur passe à { $player }.
event-group-chosen = { $player } mène { $survivors }.
event-leader-named = { $survivor } dirige le groupe { $player_of }.
event-crisis-revealed = Crise à éviter : { $crisis }. { $crisis_text }
event-dice-rolled = { $player } lance { $dice_count ->
    [one] un dé
   *[other] { $dice_count } dés
    } : { $dice }.
event-die-rolled = Le dé donne { $die }.
event-die-changed = Un dé { $player_of } passe de { $before } à { $die }.
event-die-gained = { $player } gagne pour ce tour un dé qui vaut { $die }.
event-die-lost = { $player } perd un dé qui vaut { $die }.

event-morale-changed = Le moral { $count ->
    [-1] baisse de 1
    [-2] baisse de 2
    [-3] baisse de 3
    [-4] baisse de 4
    [-5] baisse de 5
    [-6] baisse de 6
    [-7] baisse de 7
    [-8] baisse de 8
    [-9] baisse de 9
    [-10] baisse de 10
   *[other] monte de { $count }
    } et passe à { $morale }.
event-food-changed = La réserve de nourriture { $count ->
    [-1] baisse de 1
    [-2] baisse de 2
    [-3] baisse de 3
    [-4] baisse de 4
    [-5] baisse de 5
    [-6] baisse de 6
    [-7] baisse de 7
    [-8] baisse de 8
    [-9] baisse de 9
    [-10] baisse de 10
   *[other] monte de { $count }
    } et passe à { $food }.
event-food-paid = La colonie mange { $count ->
    [one] un jeton nourriture
   *[other] { $count } jetons nourriture
    } ; { $food ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $food }
    }.
event-colony-starved = La colonie a besoin { $need ->
    [one] d’un jeton nourriture
   *[other] de { $need } jetons nourriture
    } et { $food ->
    [0] n’en a aucun
    [one] n’en a qu’un
   *[other] n’en a que { $food }
    } : jeton famine numéro { $count }.
event-starvation-added = Un jeton famine s’ajoute ({ $total } en tout).
event-food-spent = { $player } dépense un jeton nourriture : un dé vaut maintenant { $die }.
event-food-eaten = { $player } mange { $item } : un dé vaut maintenant { $die }.
event-waste-stinks = La décharge compte { $waste ->
    [one] { $waste } carte
   *[other] { $waste } cartes
    }.
event-waste-removed = { $count ->
    [one] Une carte quitte
   *[other] { $count } cartes quittent
    } la décharge ; il { $waste ->
    [0] n’en reste aucune
    [one] en reste une
   *[other] en reste { $waste }
    }.
event-counter-sample = Un échantillon est prélevé ({ $total } en tout).
event-noise-made = { $count ->
    [one] Un jeton bruit
   *[other] { $count } jetons bruit
    } { $place_at }.
event-noise-removed = { $count ->
    [one] Un jeton bruit retiré
   *[other] { $count } jetons bruit retirés
    } { $place_at }.
event-noise-rolled = Bruit { $place_at } : le dé donne { $die }.
event-helpless-joined = { $count ->
    [one] Un vulnérable arrive
   *[other] { $count } vulnérables arrivent
    } à la colonie.
event-helpless-died = { $count ->
    [one] Un vulnérable meurt.
   *[other] { $count } vulnérables meurent.
    }
event-helpless-left = { $count ->
    [one] Un vulnérable quitte
   *[other] { $count } vulnérables quittent
    } la colonie.

event-zombies-arrived = { $count ->
    [one] Un zombie arrive
   *[other] { $count } zombies arrivent
    } { $place_at }.
event-zombies-removed = { $count ->
    [one] Un zombie disparaît
   *[other] { $count } zombies disparaissent
    } { $place_from }.
event-zombies-lured = { $count ->
    [0] Aucun zombie ne vient
    [one] Un zombie vient
   *[other] { $count } zombies viennent
    } { $origin_from } { $place_to }.
event-zombie-attacked = { $survivor } attaque { $place_at }.
event-zombie-killed = Un zombie tombe { $place_at }.
event-zombie-slain = { $survivor } tue un zombie { $place_at }.
event-barricade-placed = { $player } pose une barricade { $entrance_at }.
event-barricade-broken = Un zombie arrache une barricade { $entrance_at }.
event-barricade-removed = Une barricade disparaît { $entrance_at }.
event-entrance-overrun = Brèche { $entrance_at } !

event-survivor-moved = { $survivor } va { $origin_from } { $place_to }.
event-survivor-joined = { $survivor } rejoint { $player } { $place_at }.
event-survivor-waits = { $survivor } ne trouve pas de place et attend de rejoindre { $player }.
event-survivor-died = { $survivor } meurt { $place_at }.
event-survivor-removed = { $survivor } quitte la partie.
event-survivor-wounded = { $survivor } reçoit { $count ->
    [one] une blessure
   *[other] { $count } blessures
    } ({ $wounds } en tout).
event-survivor-frostbitten = { $survivor } reçoit une engelure ({ $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
    } en tout).
event-survivor-healed-wound = { $survivor } guérit d’une blessure ({ $wounds ->
    [0] plus aucune
    [one] il en reste une
   *[other] il en reste { $wounds }
    }).
event-survivor-healed-frostbite = { $survivor } guérit d’une engelure ({ $wounds ->
    [0] plus aucune blessure
    [one] reste une blessure
   *[other] restent { $wounds } blessures
    }).
event-survivor-thawed = Une engelure { $survivor_of } devient une blessure ordinaire.
event-survivor-attacked = { $survivor } attaque { $target } : { $die } contre { $needed }, { $hit ->
    [0] manqué
   *[other] touché
    }.
event-survivor-passed = { $player } confie { $survivor } à { $rival }.
event-survivors-swapped = { $survivor } prend la place { $target_of }, qui retourne à la colonie.
event-exposure-rolled = Jet de risque pour { $survivor } : { $face }.
event-bite-spread = La morsure gagne { $survivor } { $place_at }.
event-bite-stopped = { $survivor } en réchappe ; la morsure s’arrête.
event-items-returned = { $player } reprend en main { $count ->
    [one] une carte équipée
   *[other] { $count } cartes équipées
    }.
event-items-shuffled = { $count ->
    [one] Une carte équipée est mélangée
   *[other] { $count } cartes équipées sont mélangées
    } au paquet { $place_from }.
event-hand-lost = { $player } perd toute sa main : { $count ->
    [one] une carte
   *[other] { $count } cartes
    }.
event-player-out = { $player } quitte la partie.

event-ability-used = { $survivor } utilise sa compétence.
event-ability-copied = { $survivor } utilise la compétence { $ability_of }.
event-item-used = { $survivor } utilise { $item }.
event-item-handed = { $survivor } donne { $item } à { $target }.
event-item-disabled = Hors service jusqu’à la fin de la manche suivante : { $item }.
event-item-refreshed = Peut servir encore une fois cette manche : { $item }.
event-item-removed = Carte retirée du jeu : { $item } ({ $survivor }).
event-handoff-refused = { $player } refuse { $item }.
event-card-played = { $player } joue { $item }.
event-card-equipped = { $player } équipe { $survivor } : { $item }.
event-card-requested = { $player } demande { $symbol_card }.
event-card-given = { $giver } donne { $item } à { $player }.
event-offer-kept = { $player } prend la carte { $giver_of } ; vous gardez { $item }.
event-card-stolen = { $player } reçoit une carte au hasard de la main { $victim_of }.
event-card-passed = { $player } donne une carte à { $rival }.
event-card-changed-hands = De la main { $victim_of } à celle { $player_of } : { $item }.
event-card-glimpsed = Dans la main { $victim_of } : { $item }.
event-card-picked = { $player } prend { $item }.
event-card-regained = { $player } reprend { $item } en main.
event-request-refused = { $player } refuse.
event-request-denied = { $player } dit ne pas avoir de carte { $symbol }.
event-cards-discarded = { $player } défausse { $items }.
event-cards-drawn = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
    } { $place_at }.
event-cards-taken = Vous recevez { $items }.
event-cards-found = Vous voyez { $items }.
event-cards-looked-at = { $player } { $count ->
    [0] ne regarde aucune carte
    [one] regarde une carte
   *[other] regarde { $count } cartes
    } { $place_at }.
event-cards-kept = { $player } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
    } { $place_from }.
event-cards-put-back = { $player } remet { $count ->
    [one] une carte
   *[other] { $count } cartes
    } sous le paquet { $place_from }.
event-place-searched = { $survivor } fouille { $place_the }.
event-box-opened = { $player } pioche un objet de départ dans la boîte.
event-deck-searched = { $player } parcourt le paquet { $place_from } ({ $symbol_cards }), { $count ->
    [0] ne prend rien
    [one] prend une carte
   *[other] prend { $count } cartes
    } et le mélange.
event-deck-turned = Cartes retournées { $place_at } : { $items }.
event-deck-looked-at = { $player } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
    } du paquet { $place_from }.
event-crises-looked-at = { $player } regarde { $count ->
    [one] la prochaine crise
   *[other] les { $count } prochaines crises
    }.
event-crises-seen = Prochaines crises : { $crises }.
event-words-allowed = { $player } a droit à { $count ->
    [one] { $count } mot
   *[other] { $count } mots
    } à ce sujet.
event-hand-glimpsed = { $player } regarde une carte au hasard dans la main { $victim_of }.
event-hand-shown = { $player } montre sa main à { $players }.
event-hand-seen = Dans la main { $player_of } : { $items }.
event-gifts-counted = { $player } { $total ->
    [0] n’a donné aucune carte
    [one] a donné une carte, { $count ->
        [0] qui ne convient pas
       *[other] qui convient
    }
   *[other] a donné { $total } cartes, dont { $count ->
        [0] aucune ne convient
        [one] une convient
       *[other] { $count } conviennent
    }
    }.

event-crisis-fed = { $player } ajoute { $count ->
    [one] une carte
   *[other] { $count } cartes
    } à la crise.
event-crisis-card-shown = { $item } : { $fits ->
    [0] ne convient pas
   *[other] convient
    } ({ $points }).
event-crisis-struck = { $crisis } : la crise frappe, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } sur { $need }. { $crisis_text }
event-crisis-prevented = { $crisis } : crise évitée, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } sur { $need }.
event-objective-fed = { $player } ajoute à l’objectif commun : { $items }.
event-objective-burnt = L’objectif commun consomme { $items }.
event-objective-starved = L’objectif commun demande { $count ->
    [one] { $symbol_card }
   *[other] { $count } { $symbol_cards }
    } et { $found ->
    [0] n’en a aucune
    [one] n’en a qu’une
   *[other] n’en a que { $found }
    }.
event-objective-open = L’objectif commun n’est pas encore rempli.

event-vote-called = { $player } appelle à voter l’exil { $rival_of }.
event-vote-cancelled = Le vote sur { $player } est annulé.
event-votes-counted = Pour : { $ayes_count ->
    [0] personne
   *[other] { $ayes }
    }. Contre : { $noes_count ->
    [0] personne
   *[other] { $noes }
    }.
event-player-exiled = { $player } part en exil.
event-player-stays = { $player } reste.
event-exile-card-drawn = { $player } pioche un objectif d’exil.
event-exile-card-seen = Votre objectif d’exil : { $aim }. { $aim_text }
event-secret-shown = { $player } ne trahissait pas : { $aim }.

event-road-drawn = { $player } pioche une carte Croisée.
event-road-kept = Vous gardez pour le joueur actif la carte Croisée « { $road } » : { $road_trigger }
event-road-fired = Croisée : { $road }. { $reader } lit : « { $road_text } »
event-road-chose-a = { $road_a }
event-road-chose-b = { $road_b }
event-road-void = { $road } : rien n’est possible.
event-road-returned = La carte Croisée retourne sous sa pioche.
event-flag-no-leaving-colony = Cette manche, personne ne peut quitter la colonie.
event-flag-no-exile-votes = Cette manche, plus aucun vote d’exil.
event-flag-no-move-exposure = Ce tour, les déplacements { $player_of } se font sans jet de risque.
event-flag-survivor-rests = { $survivor } ne fait rien de plus ce tour.

# -- questions ------------------------------------------------------------------------------------------------------------

prompt-action = { $die ->
    [0] À vous : que faites-vous ?
   *[other] À quoi sert ce { $die } ?
    }
prompt-draft = { $count ->
    [one] Quel est le survivant que vous gardez
   *[other] Quels sont les { $count } survivants que vous gardez
    } ?
prompt-leader = Qui dirige votre groupe ?
prompt-start = Au début de votre tour : utiliser la compétence { $ability_of } ?
prompt-bite = La morsure atteint { $survivor }. Tuer, ou lancer le dé ?
prompt-join = Où commence { $survivor } ?
prompt-move = Où va { $survivor } ?
prompt-drive = Qui se déplace avec ce carburant ?
prompt-attack = Quelle est la cible { $survivor_of } ?
prompt-attack-more = { $survivor } : tuer plus d’un zombie ?
prompt-attack-safe = { $survivor } : éviter le jet de risque ?
prompt-attack-die = { $survivor } : attaquer avec un dé quelconque ?
prompt-spend-die = Quel dé dépensez-vous ?
prompt-kill = Quel zombie tombe ?
prompt-kill-where = Où tombent des zombies ?
prompt-roller = Qui fait le jet de risque ?
prompt-remove-zombie = Quel zombie disparaît ?
prompt-remove-where = Où disparaissent des zombies ?
prompt-lure-from = D’où faire venir des zombies { $to_to } ?
prompt-lure = Quel zombie faire venir { $place_from } ?{ $count ->
    [0] { "" }
    [one] { "" } (déjà un)
   *[other] { "" } (déjà { $count })
    }
prompt-lure-to = À quelle entrée s’arrête-t-il ?
prompt-lure-where = Où les faire venir ?
prompt-barricade = Où va la barricade ?
prompt-barricade-where = Où posez-vous des barricades ?
prompt-barricade-with = Barricader avec un outil ?
prompt-take-barricade = Quelle barricade disparaît ?
prompt-clean-with = Nettoyer avec de l’aide ?
prompt-free-action = Qui agit ?
prompt-search = Vous voyez { $items }. Faire du bruit pour en voir plus ?
prompt-search-bonus = Qu’utilise { $survivor } pour cette fouille ?
prompt-keep = { $count ->
    [one] Quelle carte gardez-vous
   *[other] Quelles { $count } cartes gardez-vous
    } ?
prompt-under = Quelle carte va sous le paquet ? ({ $count ->
    [one] { $count } reste
   *[other] { $count } restent
    })
prompt-equip = Qui équipez-vous ? ({ $item })
prompt-eat = Quelle carte nourriture mangez-vous ?
prompt-raise = Quel dé monte de 1 ?
prompt-contribute = Qu’ajoutez-vous à la crise ({ $crisis }) ?
prompt-give-late = Quelle carte ajoutez-vous à la crise ({ $crisis }) ?
prompt-objective = Que posez-vous sur l’objectif commun ?
prompt-ask = Que demandez-vous ?
prompt-request = { $player } demande { $symbol_card }. Que répondez-vous ?
prompt-accept = De qui prenez-vous la carte ?
prompt-hand = Que donne { $survivor }, et à qui ?
prompt-hand-consent = { $survivor } accepte { $item } ?
prompt-vote-whom = Qui voulez-vous exiler ?
prompt-vote = Exiler { $player } ?
prompt-vote-tie = Égalité : exiler { $player } ?
prompt-depart = Qui quitte la colonie maintenant ?
prompt-depart-to = Où va { $survivor } ?
prompt-depart-swap = Plus de place dehors : qui retourne à la colonie ?
prompt-road = { $road } : que faites-vous ?
prompt-road-vote = { $road } : quelle voie ? Votez.
prompt-road-tie = { $road } : égalité. À vous de trancher.
prompt-road-survivor = { $road } : lequel de vos survivants ?
prompt-order-effects = Plusieurs choses arrivent en même temps : laquelle d’abord ?
prompt-wound-whom = Qui reçoit la blessure ?
prompt-heal-whom = Qui soignez-vous ?
prompt-heal-which = Quel jeton perd { $survivor } ?
prompt-pass = Quel survivant confiez-vous ?
prompt-look-where = Quel paquet regardez-vous ?
prompt-look-whom = La main de qui ?
prompt-order = { $count ->
    [one] Cette carte va sous le paquet
   *[other] De ces { $count } cartes, laquelle va le plus au fond
    } ?
prompt-crisis-last = Quelle crise vient plus tard ?
prompt-crisis-under = Quelle crise va sous la pioche ?
prompt-take = Que prenez-vous ?
prompt-take-shown = En prendre une ?
prompt-search-where = Quel paquet parcourez-vous ?
prompt-draw-where = Dans quel paquet piochez-vous ?
prompt-put-back = Qu’est-ce qui va sous le paquet ?
prompt-discard = Que défaussez-vous ?
prompt-give = Que donnez-vous à { $player } ?
prompt-give-whom = À qui donner une carte ?
prompt-steal-whom = À qui prendre une carte ?
prompt-refresh = Quel objet peut resservir ?
prompt-reroll = Quels dés relancez-vous ?
prompt-reroll-one = Quel dé relancez-vous ?
prompt-lose-die = Quel dé perdez-vous ?
prompt-whose-die = Le dé de qui ?
prompt-change-die = Quel dé { $count ->
    [-1] baisse de 1
   *[other] monte de { $count }
    } ?
prompt-set-die = Quel dé tournez-vous ?
prompt-set-face = Le { $die } devient…

option-move = Déplacer { $survivor }
option-attack = Attaquer avec { $survivor }
option-attack-fellow = Attaquer un autre survivant avec { $survivor }
option-search = Fouiller avec { $survivor }
option-barricade = Barricader avec { $survivor }
option-lure = Appâter des zombies avec { $survivor }
option-clean = Nettoyer la décharge avec { $survivor }
option-ability = { $survivor } : { $ability_ability }
option-ability-copied = { $survivor } comme { $ability } : { $ability_ability }
option-use = Utiliser { $item } ({ $survivor })
option-hand-off = Donner un objet { $survivor_of }
option-play = Jouer { $item }
option-contribute = Ajouter une carte à la crise ({ $crisis })
option-objective = Alimenter l’objectif commun
option-food = Dépenser un jeton nourriture pour monter un dé de 1 ({ $food } en réserve)
option-eat = Manger une carte nourriture pour un dé
option-ask = Demander une carte aux autres
option-ask-symbol = Demander { $symbol_card }
option-vote = Appeler à un vote d’exil
option-end = Finir le tour
option-take-die = Prendre le { $die } pour la prochaine action
option-any-die = Reposer le { $die } : le plus petit dé suffisant paie
option-place = Aller { $place_to }
option-place-fuel = Aller { $place_to } avec { $item }
option-here = { $place }
option-entrance = { $entrance }
option-survivor = { $survivor }
option-player = { $player }
option-die = { $die }
option-die-count = { $count } × { $die }
option-card = { $item }
option-card-count = { $count } × { $item }
option-card-of = { $item } ({ $survivor })
option-keep-cards = Garder vos cartes
option-crisis = { $crisis }
option-attack-zombie = Un zombie { $entrance_at }
option-attack-survivor = Attaquer { $target }, un autre survivant
option-with-nothing = Sans rien de plus
option-with-item = Avec { $item }
option-with-ability = Avec la compétence { $ability_of }
option-with-item-paid = Avec { $item }, en défaussant { $paid }
option-with-ability-paid = Avec la compétence { $ability_of }, en défaussant { $paid }
option-bite-kill = Tuer { $survivor } et arrêter la morsure
option-bite-roll = Lancer le dé pour { $survivor }
option-lure-stop = { $count ->
    [0] Aucun
   *[other] Pas un de plus
    }
option-search-stop = S’arrêter là ({ $count ->
    [one] une carte vue
   *[other] { $count } cartes vues
    })
option-search-noise = Faire du bruit { $place_at }
option-search-item = Faire du bruit avec { $item }
option-under-rest = Le reste comme il vient ({ $count })
option-take-none = Ne rien prendre
option-yes = Oui
option-no = Non
option-refuse = Dire non à { $player }
option-none = Dire que vous n’en avez pas
option-give = Donner { $item }
option-accept = { $item } { $player_of }
option-hand = { $item } à { $survivor }
option-hand-used = { $item } à { $survivor }, l’exemplaire utilisé cette manche
option-vote-exile = Exiler { $player }
option-vote-stay = Laisser { $player } rester
option-road = { $road }
option-road-a = { $road_a }
option-road-b = { $road_b }
option-heal-wound = Une blessure
option-heal-frostbite = Une engelure

# -- ce que les réponses feront sans doute ----------------------------------------------------------------------------------

fact-bite = morsure { $percent } %
fact-hurt = { $percent } % de risque de blessure
fact-deadly = { $percent } % d’en mourir
fact-safe = sans risque
fact-stops = { $percent } % : la morsure s’arrête là
fact-zombies = { $count ->
    [one] { $count } zombie ici
   *[other] { $count } zombies ici
    }
fact-fewer = zombies { $before } → { $after }
fact-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
fact-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
    }
fact-lure = { $count ->
    [one] un au plus
   *[other] { $count } au plus
    }
fact-waste = cartes { $before } → { $after }
fact-dice-lost = { $count ->
    [one] 1 dé inutilisé
   *[other] { $count } dés inutilisés
    }
fact-lost = moral { $before } − { $loss } : la partie finit cette nuit
fact-fellow = { $needed } ou moins ({ $percent } %) : { $target } prend une blessure
fact-fellow-robbed = { $needed } ou moins ({ $percent } %) : { $target } prend une blessure, et vous une carte { $player_of } au hasard
fact-fellow-dies = { $needed } ou moins ({ $percent } %) : { $target } en meurt
fact-fellow-dies-robbed = { $needed } ou moins ({ $percent } %) : { $target } en meurt, et pour vous une carte { $player_of } au hasard
fact-fellows = { $count ->
    [one] { $count } compagnon ici, aucun zombie
   *[other] { $count } compagnons ici, aucun zombie
    }
fact-fits = convient : +1
fact-spoils = ne convient pas : −1
fact-noise = bruit { $before } → { $after }
fact-noise-heard = { $place } : { $percent } % que le bruit attire un zombie
fact-heard = { $percent } % qu’un zombie l’entende
fact-unseen = { $percent } % de ce que vous n’avez pas vu convient à la crise
fact-fitting = { $count ->
    [0] rien ne convient
    [one] une convient
   *[other] { $count } conviennent
    }
fact-helpless = vulnérables { $before } → { $after }
fact-food = réserve { $before } → { $after }
fact-more = jusqu’à { $count } d’un coup
fact-copies = { $count } en main

# -- ce que les joueurs disent avant d’agir, et pourquoi ----------------------------------------------------------------

say-action-attack = { $survivor } attaque.
say-action-attack-fellow = { $survivor } attaque l’un des nôtres.
say-action-search = { $survivor } fouille.
say-action-barricade = { $survivor } pose une barricade.
say-action-lure = { $survivor } appâte des zombies.
say-action-clean = { $survivor } nettoie la décharge.
say-action-ability = { $survivor } utilise sa compétence.
say-action-use = { $survivor } utilise { $item }.
say-action-play = Je joue { $item }.
announce-gave = { $count ->
    [one] La carte que j’ai donnée pour la crise convient.
   *[other] Les { $count } cartes que j’ai données pour la crise conviennent.
}
say-action-contribute = J’ajoute une carte à la crise.
say-action-objective = J’alimente l’objectif commun.
say-action-food = Je prends un jeton nourriture pour un dé.
say-action-vote = J’appelle à un vote d’exil.
say-move-place = { $survivor } va { $place_to }.
say-move-place-fuel = { $survivor } part en voiture { $place_to }.
say-ask-ask-symbol = Qui a { $symbol_card } ?
say-request = Qui a { $symbol_card } ?
say-hand-consent = { $item } pour { $survivor } ?
say-request-refuse = Non, je garde mes cartes.
say-request-none = Je n’en ai pas.
say-hand-hand = Je donne { $item } à { $survivor }.
say-hand-hand-used = Je donne { $item } à { $survivor }.
say-hand-consent-yes = Merci, { $survivor } prend { $item }.
say-hand-consent-no = Non merci, gardez { $item }.
say-vote-whom-player = Je veux voir partir { $player }.
say-vote-vote-exile = J’ai voté l’exil { $player_of }.
say-vote-vote-stay = J’ai voté pour garder { $player }.
say-bite-bite-kill = Je tue { $survivor } : on s’arrête là.
say-bite-bite-roll = Je lance le dé pour { $survivor }.
because-cards = { $count ->
    [0] plus aucune carte { $place_at }
    [one] { $count } carte restante { $place_at }
   *[other] { $count } cartes restantes { $place_at }
    }
because-colony = { $count ->
    [one] { $count } zombie à la colonie
   *[other] { $count } zombies à la colonie
    }
because-food = nourriture : { $count } en réserve, { $most } à payer ce soir
because-crisis = { $count ->
    [0] personne n’a encore rien donné
    [one] { $count } carte donnée sur { $most }
   *[other] { $count } cartes données sur { $most }
    }

# -- pourquoi pas ---------------------------------------------------------------------------------------------------------

refused-rests = { $survivor } se repose ce tour.
refused-stuck = { $survivor } doit d’abord sortir.
refused-moved = { $survivor } a déjà bougé ce tour.
refused-curfew = Couvre-feu : on ne sort pas.
refused-no-room = Aucune case libre ailleurs.
refused-no-target = Aucune cible { $place_at }.
refused-die = Il faut à { $survivor } un dé de { $needed } ou plus.
refused-no-die = Il ne reste aucun dé non utilisé.
refused-search-colony = Rien à fouiller ici.
refused-empty-deck = { $place } : plus de cartes.
refused-no-space = { $place } : plus de case.
pointless-lure = Aucun zombie à attirer ailleurs.
refused-clean-outside = La décharge est à la colonie.
refused-no-waste = La décharge est vide.
refused-ability-place = { $survivor } ne peut s’en servir ici.
refused-ability-used = { $survivor } l’a déjà fait cette manche.
pointless-ability = { $survivor } : sans effet pour l’instant.
refused-fuel = { $item } : avec un déplacement.
refused-full = La colonie est pleine.
refused-no-effect = Aucun effet : { $item }.
pointless-item = Inutile pour l’instant : { $item }.
refused-no-bearer = Vous n’avez personne à équiper.
refused-item-used = Déjà utilisé cette manche, ou hors service : { $item }.
refused-exile-crisis = Un exilé n’y a pas droit.
refused-no-cards = Aucune carte à donner.
refused-objective = Vous n’avez aucune carte que demande l’objectif commun.
refused-exile-food = Un exilé n’y a pas droit.
refused-eat = Il faut une carte nourriture et un dé de moins de 6.
refused-food-die = Aucun dé ne peut monter.
refused-no-food = La réserve est vide.
refused-ask-nobody = Les autres n’ont pas de carte.
refused-ask = Rien d’utile à demander.
refused-handed = Tout ce que porte { $survivor } a déjà été donné ce tour-ci.
refused-no-taker = Personne n’est là pour prendre quelque chose à { $survivor }.
refused-vote-together = Pas d’exil dans cette variante.
refused-vote-called = Vote déjà appelé ce tour.
refused-vote-flag = Cette manche, plus aucun vote.
refused-vote-nobody = Il n’y a personne à exiler.

# -- objectifs communs ---
scenario-we-need-more-samples = Besoin d’échantillons
    .text = Chaque zombie tué donne un échantillon sur un jet de 4 ou plus ; réunissez-en 3 par joueur présent au début de la partie.
    .hardcore = Chaque zombie tué donne un échantillon sur un jet de 4 ou plus ; réunissez-en 4 par joueur présent au début de la partie.
    .n1 = 3 échantillons par joueur présent au début
    .h1 = 4 échantillons par joueur présent au début
scenario-raiding-party = Expédition de pillage
    .text = Videz les paquets objet de deux lieux extérieurs.
    .hardcore = Videz les paquets objet de deux lieux extérieurs, après une mise en place plus dure.
    .n1 = 2 paquets objet vides
    .h1 = 2 paquets objet vides
scenario-too-many-mouths = Trop de bouches
    .text = Tenez cinq manches avec un moral supérieur à 0.
    .hardcore = Tenez six manches avec un moral supérieur à 0.
    .n1 = Tenir 5 manches
    .h1 = Tenir 6 manches
scenario-home-sweet-home = Foyer, doux foyer
    .text = Ayez 10 barricades à la colonie et au moins 1 sur chaque autre lieu.
    .hardcore = Ayez 12 barricades à la colonie et au moins 1 sur chaque autre lieu.
    .n1 = 10 barricades à la colonie
    .n2 = Une barricade sur chaque lieu extérieur
    .h1 = 12 barricades à la colonie
    .h2 = Une barricade sur chaque lieu extérieur
scenario-kill-them = Tuez-les
    .text = Au plus 3 zombies en tout hors de la colonie. Les survivants d’un exilé sont retirés et il quitte la partie.
    .hardcore = Au plus 1 zombie en tout hors de la colonie. Les survivants d’un exilé sont retirés et il quitte la partie.
    .n1 = Au plus 3 zombies hors de la colonie
    .h1 = Au plus 1 zombie hors de la colonie
scenario-eight-weeks-of-darkness = Huit semaines de nuit
    .text = Tenez huit manches avec un moral supérieur à 0.
    .hardcore = Tenez huit manches avec un moral supérieur à 0, après une mise en place plus dure.
    .n1 = Tenir 8 manches
    .h1 = Tenir 8 manches
scenario-winter-has-come = L’hiver est là
    .text = À chaque phase de la colonie, après la crise, brûlez des cartes carburant posées sur cet objectif : une pour deux joueurs non exilés, en arrondissant vers le haut, mais jamais plus de deux. Si c’est impossible, la partie s’arrête et l’objectif a échoué (moral inchangé). Tenez cinq manches.
    .hardcore = À chaque phase de la colonie, après la crise, brûlez des cartes carburant posées sur cet objectif : une pour deux joueurs non exilés, en arrondissant vers le haut, mais jamais plus de deux. Si c’est impossible, la partie s’arrête et l’objectif a échoué (moral inchangé). Tenez six manches, après une mise en place plus dure.
    .n1 = Tenir 5 manches
    .h1 = Tenir 6 manches
scenario-find-the-cure = Trouver l’antidote
    .text = Posez sur cet objectif 2 cartes médicament (hors objets de départ) par joueur présent au début de la partie.
    .hardcore = Posez sur cet objectif 2 cartes médicament (hors objets de départ) par joueur présent au début de la partie, et 2 cartes savoir.
    .n1 = 2 cartes médicament sur l’objectif par joueur présent au début
    .h1 = 2 cartes médicament sur l’objectif par joueur présent au début
    .h2 = 2 cartes savoir sur l’objectif
scenario-stockpile = Faire des réserves
    .text = Sur cet objectif, 2 cartes carburant, 2 cartes médicament et 2 cartes outil (hors objets de départ) ; 4 barricades à la colonie et 6 jetons nourriture en réserve.
    .hardcore = Sur cet objectif, 3 cartes carburant, 3 cartes médicament et 2 cartes outil (hors objets de départ) ; 6 barricades à la colonie et 10 jetons nourriture en réserve.
    .n1 = 2 cartes carburant sur l’objectif
    .n2 = 2 cartes médicament sur l’objectif
    .n3 = 2 outils sur l’objectif
    .n4 = 4 barricades à la colonie
    .n5 = 6 jetons nourriture en réserve
    .h1 = 3 cartes carburant sur l’objectif
    .h2 = 3 cartes médicament sur l’objectif
    .h3 = 2 outils sur l’objectif
    .h4 = 6 barricades à la colonie
    .h5 = 10 jetons nourriture en réserve
scenario-leave-it-all-behind = Tout quitter
    .text = Chaque joueur non exilé a une arme équipée et la réserve compte 5 jetons nourriture.
    .hardcore = Chaque joueur non exilé a une arme équipée, la réserve compte 5 jetons nourriture, et cet objectif porte 1 carte carburant par joueur non exilé.
    .n1 = Chaque joueur non exilé a une arme équipée
    .n2 = 5 jetons nourriture en réserve
    .h1 = Chaque joueur non exilé a une arme équipée
    .h2 = 5 jetons nourriture en réserve
    .h3 = 1 carte carburant par joueur non exilé sur l’objectif

# -- survivants ---
survivor-harman-brooks = Harman Brooks
    .occupation = Garde forestier
    .text = Toute engelure que Harman devrait recevoir devient une blessure ordinaire.
    .ability = Toute engelure que Harman devrait recevoir devient une blessure ordinaire.
    .short = Harman
    .of = de Harman Brooks
survivor-sparky = Sparky
    .occupation = Chien cascadeur
    .text = Une morsure obtenue pour Sparky compte comme une blessure, et les morsures qui se propagent l’ignorent.
    .ability = Une morsure obtenue pour Sparky compte comme une blessure, et les morsures qui se propagent l’ignorent.
    .short = Sparky
    .of = de Sparky
survivor-thomas-heart = Thomas Heart
    .occupation = Soldat
    .text = Tuez deux zombies à la colonie sans jet de risque.
    .ability = Tuez deux zombies à la colonie sans jet de risque.
    .short = Thomas
    .of = de Thomas Heart
survivor-loretta-clay = Loretta Clay
    .occupation = Cuisinière
    .text = Ajoutez deux jetons nourriture à la réserve.
    .ability = Ajoutez deux jetons nourriture à la réserve.
    .short = Loretta
    .of = de Loretta Clay
survivor-janet-taylor = Janet Taylor
    .occupation = Infirmière
    .text = Lors d’une fouille à l’hôpital, voyez et gardez une carte de plus.
    .ability = Lors d’une fouille à l’hôpital, voyez et gardez une carte de plus.
    .short = Janet
    .of = de Janet Taylor
survivor-gray-beard = Gray Beard
    .occupation = Pirate
    .text = Prenez une carte au hasard dans la main d’un autre joueur.
    .ability = Prenez une carte au hasard dans la main d’un autre joueur.
    .short = Gray
    .of = de Gray Beard
survivor-buddy-davis = Buddy Davis
    .occupation = Coach sportif
    .text = Buddy meurt à quatre blessures au lieu de trois.
    .ability = Buddy meurt à quatre blessures au lieu de trois.
    .short = Buddy
    .of = de Buddy Davis
survivor-forest-plum = Forest Plum
    .occupation = Père Noël de galerie marchande
    .text = Au début de votre tour, vous pouvez retirer Forest du jeu pour que le moral monte de 1.
    .ability = Au début de votre tour, vous pouvez retirer Forest du jeu pour que le moral monte de 1.
    .short = Forest
    .of = de Forest Plum
survivor-alexis-grey = Alexis Grey
    .occupation = Bibliothécaire
    .text = Lors d’une fouille à la bibliothèque, voyez et gardez une carte de plus.
    .ability = Lors d’une fouille à la bibliothèque, voyez et gardez une carte de plus.
    .short = Alexis
    .of = d’Alexis Grey
survivor-rod-miller = Rod Miller
    .occupation = Routier
    .text = Les déplacements de Rod se font sans jet de risque.
    .ability = Les déplacements de Rod se font sans jet de risque.
    .short = Rod
    .of = de Rod Miller
survivor-james-meyers = James Meyers
    .occupation = Psychiatre
    .text = Relancez une fois autant de vos dés non utilisés que vous voulez ; les nouveaux résultats restent.
    .ability = Relancez une fois autant de vos dés non utilisés que vous voulez ; les nouveaux résultats restent.
    .short = James
    .of = de James Meyers
survivor-olivia-brown = Olivia Brown
    .occupation = Médecin
    .text = Retirez un jeton blessure de n’importe quel type à un survivant présent avec Olivia, ou à elle-même.
    .ability = Retirez un jeton blessure de n’importe quel type à un survivant présent avec Olivia, ou à elle-même.
    .short = Olivia
    .of = d’Olivia Brown
survivor-ashley-ross = Ashley Ross
    .occupation = Ouvrière du bâtiment
    .text = Barricadez une fois sans dépenser de dé.
    .ability = Barricadez une fois sans dépenser de dé.
    .short = Ashley
    .of = d’Ashley Ross
survivor-bev-russell = Bev Russell
    .occupation = Mère de famille
    .text = S’il y a un vulnérable à la colonie, tuez-y deux zombies sans jet de risque.
    .ability = S’il y a un vulnérable à la colonie, tuez-y deux zombies sans jet de risque.
    .short = Bev
    .of = de Bev Russell
survivor-edward-white = Edward White
    .occupation = Chimiste
    .text = Quand Edward attaque, vous pouvez dépenser un dé de plus, de n’importe quelle valeur, et une carte médicament (sans son effet) pour tuer trois zombies au lieu d’un, sans jet de risque.
    .ability = Quand Edward attaque, vous pouvez dépenser un dé de plus, de n’importe quelle valeur, et une carte médicament (sans son effet) pour tuer trois zombies au lieu d’un, sans jet de risque.
    .short = Edward
    .of = d’Edward White
survivor-arthur-thurston = Arthur Thurston
    .occupation = Directeur d’école
    .text = Lors d’une fouille à l’école, voyez et gardez une carte de plus.
    .ability = Lors d’une fouille à l’école, voyez et gardez une carte de plus.
    .short = Arthur
    .of = d’Arthur Thurston
survivor-david-garcia = David Garcia
    .occupation = Comptable
    .text = Chaque fouille de David fait voir une carte de plus.
    .ability = Chaque fouille de David fait voir une carte de plus.
    .short = David
    .of = de David Garcia
survivor-maria-lopez = Maria Lopez
    .occupation = Enseignante
    .text = Tuez un zombie à l’école sans jet de risque.
    .ability = Tuez un zombie à l’école sans jet de risque.
    .short = Maria
    .of = de Maria Lopez
survivor-gabriel-diaz = Gabriel Diaz
    .occupation = Pompier
    .text = Sur un lieu qui a un paquet objet, révélez-en les quatre premières cartes ; vous pouvez prendre une carte étranger, puis remélangez le reste.
    .ability = Sur un lieu qui a un paquet objet, révélez-en les quatre premières cartes ; vous pouvez prendre une carte étranger, puis remélangez le reste.
    .short = Gabriel
    .of = de Gabriel Diaz
survivor-andrew-evans = Andrew Evans
    .occupation = Agriculteur
    .text = Lors d’une fouille au supermarché, voyez et gardez une carte de plus.
    .ability = Lors d’une fouille au supermarché, voyez et gardez une carte de plus.
    .short = Andrew
    .of = d’Andrew Evans
survivor-carla-thompson = Carla Thompson
    .occupation = Standardiste de police
    .text = Lors d’une fouille au poste de police, voyez et gardez une carte de plus.
    .ability = Lors d’une fouille au poste de police, voyez et gardez une carte de plus.
    .short = Carla
    .of = de Carla Thompson
survivor-john-price = John Price
    .occupation = Étudiant
    .text = Hors de la colonie, John possède la compétence de chaque autre survivant de son lieu.
    .ability = Hors de la colonie, John possède la compétence de chaque autre survivant de son lieu.
    .short = John
    .of = de John Price
survivor-mike-cho = Mike Cho
    .occupation = Ninja
    .text = Les attaques de Mike se font sans jet de risque.
    .ability = Les attaques de Mike se font sans jet de risque.
    .short = Mike
    .of = de Mike Cho
survivor-annaleigh-chan = Annaleigh Chan
    .occupation = Avocate
    .text = Regardez une carte au hasard dans la main d’un autre joueur.
    .ability = Regardez une carte au hasard dans la main d’un autre joueur.
    .short = Annaleigh
    .of = d’Annaleigh Chan
survivor-talia-jones = Talia Jones
    .occupation = Voyante
    .text = Regardez les deux premières cartes crise, remettez-les dans l’ordre voulu, puis vous pouvez dire à tous exactement deux mots à leur sujet.
    .ability = Regardez les deux premières cartes crise, remettez-les dans l’ordre voulu, puis vous pouvez dire à tous exactement deux mots à leur sujet.
    .short = Talia
    .of = de Talia Jones
survivor-jenny-clark = Jenny Clark
    .occupation = Serveuse
    .text = Une fouille de Jenny fait voir trois cartes de plus.
    .ability = Une fouille de Jenny fait voir trois cartes de plus.
    .short = Jenny
    .of = de Jenny Clark
survivor-brian-lee = Brian Lee
    .occupation = Maire
    .text = Augmentez de 1 l’un de vos dés non utilisés.
    .ability = Augmentez de 1 l’un de vos dés non utilisés.
    .short = Brian
    .of = de Brian Lee
survivor-sophie-robinson = Sophie Robinson
    .occupation = Pilote
    .text = Regardez la carte du dessus du paquet d’un lieu et remettez-la en place.
    .ability = Regardez la carte du dessus du paquet d’un lieu et remettez-la en place.
    .short = Sophie
    .of = de Sophie Robinson
survivor-brandon-kane = Brandon Kane
    .occupation = Concierge
    .text = Une action de nettoyage retire cinq cartes de la décharge au lieu de trois.
    .ability = Une action de nettoyage retire cinq cartes de la décharge au lieu de trois.
    .short = Brandon
    .of = de Brandon Kane
survivor-daniel-smith = Daniel Smith
    .occupation = Shérif
    .text = Tuez deux zombies là où se trouve Daniel, avec un seul jet de risque.
    .ability = Tuez deux zombies là où se trouve Daniel, avec un seul jet de risque.
    .short = Daniel
    .of = de Daniel Smith

# -- objets ---
item-pistol = Pistolet
    .text = Quand le porteur attaque, pas de jet de risque.
    .gist = attaque sans jet de risque
    .symbol = weapon
    .kind = equip
item-sniper-rifle = Fusil de précision
    .text = Tue un zombie sur n’importe quel lieu, sans dé ni jet de risque ; ce n’est pas une attaque.
    .gist = tue 1 zombie n’importe où
    .symbol = weapon
    .kind = equip
item-shotgun = Fusil à pompe
    .text = Une attaque du porteur tue deux zombies au lieu d’un sans jet de risque ; posez un jeton bruit sur place si possible.
    .gist = attaque : tue 2, sans jet, bruit
    .symbol = weapon
    .kind = equip
item-lighter = Briquet
    .text = Une attaque du porteur peut dépenser une carte carburant (sans son effet) pour tuer quatre zombies au lieu d’un sans jet de risque.
    .gist = attaque avec carburant : tue 4, sans jet
    .symbol = weapon
    .kind = equip
item-switchblade = Couteau à cran d’arrêt
    .text = Le porteur peut attaquer avec un dé de n’importe quelle valeur.
    .gist = attaque avec tout dé
    .symbol = weapon
    .kind = equip
item-jazzercise = Voyage en aérobic
    .text = Relancez l’un de vos dés non utilisés.
    .gist = relancez un dé libre
    .symbol = education
    .kind = equip
item-cookbook = Livre de cuisine du survivant
    .text = Si le porteur est à la colonie, ajoutez un jeton nourriture.
    .gist = à la colonie : nourriture +1
    .symbol = education
    .kind = equip
item-leadership = Guide du meneur
    .text = Augmentez de 1 l’un de vos dés non utilisés.
    .gist = un dé libre : +1
    .symbol = education
    .kind = equip
item-martial-arts = Arts martiaux pour débutants
    .text = Quand le porteur attaque, pas de jet de risque.
    .gist = attaque sans jet de risque
    .symbol = education
    .kind = equip
item-barricades-123 = 1, 2, 3, barricades
    .text = Si le porteur est à la colonie, barricadez sans dépenser de dé.
    .gist = à la colonie : barricade sans dé
    .symbol = education
    .kind = equip
item-blueprints-police-station = Plans du poste de police
    .text = Lors d’une fouille du porteur au poste de police, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-blueprints-grocery-store = Plans du supermarché
    .text = Lors d’une fouille du porteur au supermarché, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-blueprints-library = Plans de la bibliothèque
    .text = Lors d’une fouille du porteur à la bibliothèque, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-blueprints-hospital = Plans de l’hôpital
    .text = Lors d’une fouille du porteur à l’hôpital, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-blueprints-gas-station = Plans de la station-service
    .text = Lors d’une fouille du porteur à la station-service, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-blueprints-school = Plans de l’école
    .text = Lors d’une fouille du porteur à l’école, voyez et gardez une carte de plus.
    .gist = fouille là-bas : 1 carte de plus
    .symbol = education
    .kind = equip
item-junk = Bric-à-brac
    .text = Relancez l’un de vos dés non utilisés.
    .gist = relancez un dé libre
    .symbol = tool
    .kind = waste
item-junk-s = Bric-à-brac (départ)
    .text = Relancez l’un de vos dés non utilisés.
    .gist = relancez un dé libre
    .symbol = tool
    .kind = waste
item-padlock = Cadenas
    .text = Posez deux barricades sur le lieu d’un de vos survivants, sans dé.
    .gist = 2 barricades sans dé
    .symbol = tool
    .kind = waste
item-night-vision = Lunettes de vision nocturne
    .text = Vous lancez un dé de plus chaque manche.
    .gist = un dé de plus par manche
    .symbol = tool
    .kind = equip
item-walkie-talkie = Talkie-walkie
    .text = Baissez de 1 un dé non utilisé d’un autre joueur pour augmenter l’un des vôtres de 1 ; les deux doivent être possibles.
    .gist = un de vos dés +1, un autre −1
    .symbol = tool
    .kind = equip
item-rotten-flesh = Chair putréfiée
    .text = Les morsures qui se propagent ignorent le porteur.
    .gist = épargné par les morsures d’autrui
    .symbol = tool
    .kind = equip
item-hammer = Marteau
    .text = Quand le porteur barricade, il pose deux barricades.
    .gist = barricades posées par deux
    .symbol = tool
    .kind = equip
item-snow-shoes = Raquettes à neige
    .text = Une engelure destinée au porteur devient une blessure ordinaire.
    .gist = engelure : simple blessure
    .symbol = tool
    .kind = equip
item-wrench = Clé à molette
    .text = Le porteur peut attaquer avec un dé de n’importe quelle valeur.
    .gist = attaque avec tout dé
    .symbol = tool
    .kind = equip
item-scissors = Ciseaux
    .text = Tuez un zombie sur le lieu d’un de vos survivants, sans jet de risque.
    .gist = tue 1 zombie, sans jet
    .symbol = tool
    .kind = waste
item-megaphone = Mégaphone
    .text = Faites venir jusqu’à quatre zombies d’un autre lieu sur des cases d’entrée vides là où se trouve l’un de vos survivants (comme pour appâter).
    .gist = attire jusqu’à 4 zombies
    .symbol = tool
    .kind = waste
item-baseball-bat = Batte de baseball
    .text = Une attaque du porteur tue deux zombies au lieu d’un, avec un jet de risque pour chacun.
    .gist = attaque : tue 2, deux jets
    .symbol = tool
    .kind = equip
item-mop = Serpillière
    .text = Une action de nettoyage du porteur retire cinq cartes au lieu de trois.
    .gist = nettoie 5 cartes au lieu de 3
    .symbol = tool
    .kind = equip
item-flashlight = Lampe torche
    .text = Un jeton bruit posé par le porteur fait voir trois cartes au lieu d’une.
    .gist = un bruit fait voir 3 cartes
    .symbol = tool
    .kind = equip
item-reading-lamp = Lampe de bureau
    .text = L’un de vos survivants attaque sans dépenser de dé.
    .gist = une attaque sans dé
    .symbol = tool
    .kind = waste
item-medicine = Médicaments
    .text = Retirez un jeton blessure de n’importe quel type à l’un de vos survivants, ou à celui d’un autre joueur sur un lieu où vous en avez un.
    .gist = soigne 1 blessure
    .symbol = medicine
    .kind = waste
item-medicine-s = Médicaments (départ)
    .text = Retirez un jeton blessure de n’importe quel type à l’un de vos survivants, ou à celui d’un autre joueur sur un lieu où vous en avez un.
    .gist = soigne 1 blessure
    .symbol = medicine
    .kind = waste
item-adrenaline = Piqûre d’adrénaline
    .text = Tournez l’un de vos dés non utilisés sur la face voulue.
    .gist = choisissez la face d’un dé libre
    .symbol = medicine
    .kind = waste
item-fuel = Carburant
    .text = À jouer avec un déplacement d’un de vos survivants : pas de jet de risque pour ce déplacement.
    .gist = bouger sans jet de risque
    .symbol = fuel
    .kind = waste
item-fuel-s = Carburant (départ)
    .text = À jouer avec un déplacement d’un de vos survivants : pas de jet de risque pour ce déplacement.
    .gist = bouger sans jet de risque
    .symbol = fuel
    .kind = waste
item-food-1 = Nourriture 1
    .text = Ajoutez un jeton nourriture à la réserve.
    .gist = nourriture +1
    .symbol = food
    .kind = waste
item-food-1-s = Nourriture 1 (départ)
    .text = Ajoutez un jeton nourriture à la réserve.
    .gist = nourriture +1
    .symbol = food
    .kind = waste
item-food-2 = Nourriture 2
    .text = Ajoutez deux jetons nourriture à la réserve.
    .gist = nourriture +2
    .symbol = food
    .kind = waste
item-food-3 = Nourriture 3
    .text = Ajoutez trois jetons nourriture à la réserve.
    .gist = nourriture +3
    .symbol = food
    .kind = waste
item-outsider-1 = Étranger 1
    .text = Piochez un survivant pour votre groupe, à la colonie (à l’extérieur si vous êtes exilé).
    .gist = 1 survivant pour vous
    .symbol = survivor
    .kind = event
item-outsider-2 = Étranger 2
    .text = Piochez un survivant pour votre groupe et ajoutez un vulnérable à la colonie.
    .gist = 1 survivant pour vous, 1 vulnérable
    .symbol = survivor
    .kind = event
item-outsider-3 = Étranger 3
    .text = Piochez un survivant pour votre groupe et ajoutez deux vulnérables à la colonie.
    .gist = 1 survivant pour vous, 2 vulnérables
    .symbol = survivor
    .kind = event

# -- crises ---
crisis-despair = Désespoir
    .text = Le moral baisse de 2.
crisis-fuel-shortage = Pénurie de carburant
    .text = Le moral baisse de 2.
crisis-horror-in-the-night = Horreur nocturne
    .text = Le moral baisse de 2.
crisis-illness = Épidémie
    .text = Chaque survivant non exilé reçoit 1 blessure ; le moral baisse de 1.
crisis-exhaustion = Épuisement
    .text = Les cinq survivants non exilés de plus forte influence reçoivent chacun 1 engelure.
crisis-empty-pantry = Garde-manger vide
    .text = Ajoutez 1 jeton famine à la réserve ; le moral baisse de 1.
crisis-being-watched = On nous observe
    .text = Ajoutez 3 zombies à la bibliothèque et 3 au supermarché.
crisis-zombie-surge = Déferlante
    .text = Ajoutez 6 zombies à la colonie et 1 à chaque autre lieu.
crisis-reorganization = Réorganisation
    .text = En même temps, chaque joueur non exilé donne un survivant au joueur non exilé suivant à gauche ; le moral baisse de 1.
crisis-overpopulation = Surpopulation
    .text = Tuez les deux survivants non exilés de plus faible influence.
crisis-strength-of-the-dead = La force des morts
    .text = Retirez toutes les barricades de la colonie, puis ajoutez-y 10 zombies.
crisis-legions-of-death = Légions de la mort
    .text = Ajoutez 12 zombies à la colonie.
crisis-unending-hordes = Hordes sans fin
    .text = Ajoutez 8 zombies à la colonie ; le moral baisse de 1.
crisis-burst-boiler = Chaudière crevée
    .text = Le chef de chaque joueur non exilé reçoit 1 engelure.
crisis-tainted-water = Eau souillée
    .text = Chaque survivant de la colonie reçoit 1 blessure.
crisis-sprung-locks = Serrures forcées
    .text = Retirez jusqu’à 4 barricades de la colonie (choix du premier joueur), puis ajoutez-y 5 zombies.
crisis-rats-in-the-stores = Des rats dans la réserve
    .text = Retirez jusqu’à 4 jetons nourriture ; le moral baisse de 1.
crisis-knock-at-the-gate = On frappe à la porte
    .text = Ajoutez 3 vulnérables à la colonie ; le moral baisse de 1.
crisis-lights-out = Plus de lumière
    .text = Posez si possible 1 jeton bruit sur chaque lieu extérieur occupé et ajoutez-y 2 zombies.
crisis-whiteout = Voile blanc
    .text = Chaque survivant hors de la colonie reçoit 1 engelure.

# -- objectifs personnels ---
aim-a-new-destination = Un autre horizon
    .text = L’objectif commun est rempli, et vous avez en main au moins 3 cartes carburant.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 cartes carburant en main
aim-all-i-need-is-my-books = Mes livres me suffisent
    .text = L’objectif commun est rempli, et vos survivants sont équipés d’au moins 2 cartes savoir.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Équipement : 2 cartes savoir
aim-burn-it-all-down = Tout brûler
    .text = L’objectif commun est rempli, la colonie compte au moins 4 barricades et vous avez en main au moins 1 carte carburant.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 4 barricades à la colonie
    .l3 = 1 carte carburant en main
aim-collector = Collectionneur
    .text = L’objectif commun est rempli, et vous avez en main au moins 4 cartes objet.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 4 cartes en main
aim-desire-to-live = Envie de vivre
    .text = L’objectif commun est rempli, et vous avez en main au moins 1 carte arme, 1 carte nourriture, 1 carte carburant et 1 carte médicament.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 1 arme en main
    .l3 = 1 carte nourriture en main
    .l4 = 1 carte carburant en main
    .l5 = 1 carte médicament en main
aim-experienced = Aguerri
    .text = L’objectif commun est rempli, et l’un de vos survivants de départ est encore dans votre groupe avec au moins 2 cartes équipées.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Un de vos survivants de départ porte 2 cartes
aim-germ-a-phobe = Phobie des microbes
    .text = L’objectif commun est rempli, et aucun de vos survivants ne porte de jeton blessure.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Aucune blessure sur vos survivants
aim-historian = Historien
    .text = L’objectif commun est rempli, et vous avez en main au moins 2 cartes savoir.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 2 cartes savoir en main
aim-hoarder = Accapareur
    .text = L’objectif commun est rempli, et vous avez en main strictement plus de cartes que chaque autre joueur.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Plus de cartes en main que chacun des autres
aim-hope = Espoir
    .text = L’objectif commun est rempli, et le moral est à 4 ou plus.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Le moral est à 4 ou plus
aim-hunger = Fringale
    .text = L’objectif commun est rempli, et vous avez en main au moins 3 cartes nourriture.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 cartes nourriture en main
aim-hypochondriac = Hypocondriaque
    .text = L’objectif commun est rempli, et vous avez en main au moins 2 cartes médicament.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 2 cartes médicament en main
aim-junkie = Accro
    .text = L’objectif commun est rempli, et vous avez en main au moins 3 cartes médicament.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 cartes médicament en main
aim-justice = Justice
    .text = L’objectif commun est rempli et il n’y a plus de traître dans la colonie : s’il y en avait un, il est exilé ; vous ne l’êtes pas.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Aucun traître ne reste à la colonie
    .l3 = Vous n’êtes pas en exil
aim-leader = Meneur
    .text = L’objectif commun est rempli, et votre groupe compte strictement plus de survivants que celui de chaque autre joueur.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Plus de survivants que chacun des autres
aim-loner = Solitaire
    .text = L’objectif commun est rempli, et vous contrôlez exactement un survivant.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Un seul survivant dans votre groupe
aim-masochist = Masochiste
    .text = L’objectif commun est rempli, et vos survivants portent au moins 3 jetons blessure au total.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 blessures sur vos survivants
aim-neat-freak = Maniaque du rangement
    .text = L’objectif commun est rempli, et la décharge compte au plus 5 cartes.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Au plus 5 cartes dans la décharge
aim-protected = Bien armé
    .text = L’objectif commun est rempli, et vos survivants sont équipés d’au moins 2 cartes arme.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Équipement : 2 armes
aim-repopulate = Repeupler
    .text = L’objectif commun est rempli, vous contrôlez au moins 3 survivants et au moins 2 vulnérables sont à la colonie.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 survivants dans votre groupe
    .l3 = 2 vulnérables à la colonie
aim-revenge = Vengeance
    .text = L’objectif commun est rempli, et au moins 3 survivants (hors vulnérables) ont été retirés du jeu.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 3 survivants hors du jeu
aim-safety = Sécurité
    .text = L’objectif commun est rempli, et au plus 4 zombies se trouvent à la colonie.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Au plus 4 zombies à la colonie
aim-the-way-back-home = Le chemin du retour
    .text = L’objectif commun est rempli, et vous avez en main au moins 2 cartes carburant, 1 carte nourriture et 1 carte arme.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 2 cartes carburant en main
    .l3 = 1 carte nourriture en main
    .l4 = 1 arme en main
aim-zombie-killing-robot = Un robot tueur de zombies !
    .text = L’objectif commun est rempli, et vous avez en main au moins 1 carte arme et 2 cartes outil.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = 1 arme en main
    .l3 = 2 outils en main
aim-pharmacist = Pharmacien
    .text = L’objectif commun est rempli, et votre main ne contient que des cartes médicament, au moins une.
    .kind = secret
    .l1 = L’objectif commun est rempli
    .l2 = Seulement des cartes médicament en main, au moins une
aim-serial-killers = Tueurs en série
    .text = Le moral est à 0, au moins 5 survivants (hors vulnérables) ont été retirés du jeu et vous contrôlez au moins 2 survivants.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 5 survivants hors du jeu
    .l3 = 2 survivants dans votre groupe
aim-trigger-happy = La gâchette facile
    .text = Le moral est à 0, et vos survivants sont équipés d’au moins 4 cartes arme.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = Équipement : 4 armes
aim-cult-leader = Gourou
    .text = Le moral est à 0, et votre groupe compte au moins 2 survivants de plus que celui de chaque autre joueur.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 2 survivants de plus que chacun des autres
aim-runaway = Fuyard
    .text = Le moral est à 0, vous contrôlez exactement un survivant, équipé d’une arme, et vous avez en main 1 carte médicament, 1 carte outil, 1 carte carburant et 1 carte nourriture ; aucune de ces cartes n’est un objet de départ.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = Un seul survivant dans votre groupe
    .l3 = Équipement : 1 arme (hors objets de départ)
    .l4 = 1 carte médicament en main (hors objets de départ)
    .l5 = 1 outil en main (hors objets de départ)
    .l6 = 1 carte carburant en main (hors objets de départ)
    .l7 = 1 carte nourriture en main (hors objets de départ)
aim-accept-your-fate = Accepter son sort
    .text = Le moral est à 0, vous n’avez aucune carte en main et vos survivants n’en ont aucune d’équipée.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = Aucune carte en main
    .l3 = Aucune carte équipée
aim-all-for-one = Tous pour un
    .text = Le moral est à 0, et vous contrôlez exactement un survivant portant au moins 3 cartes équipées.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = Un seul survivant dans votre groupe
    .l3 = 3 cartes équipées
aim-gluttony = Gloutonnerie
    .text = Le moral est à 0, et vous avez en main au moins 4 cartes nourriture.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 4 cartes nourriture en main
aim-mad-scientist = Savant fou
    .text = Le moral est à 0, et vous avez en main au moins 2 cartes médicament et 1 carte savoir.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 2 cartes médicament en main
    .l3 = 1 carte savoir en main
aim-obsessed = Obsédé
    .text = Le moral est à 0, vous avez en main au moins 3 cartes outil et vos survivants sont équipés d’au moins 1 outil.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 3 outils en main
    .l3 = Équipement : 1 outil
aim-take-over = Prise de pouvoir
    .text = Le moral est à 0, vous contrôlez au moins 3 survivants et votre chef a la plus forte influence de tous les chefs.
    .kind = betrayal
    .l1 = Le moral est à 0
    .l2 = 3 survivants dans votre groupe
    .l3 = Le chef le plus influent
aim-handy = Débrouillard
    .text = Non-traître : objectif commun rempli et 4 cartes outil en main. Traître : 3 cartes outil en main, au lieu du moral à 0.
    .kind = exiled
    .l0 = 3 outils en main
    .l1 = L’objectif commun est rempli
    .l2 = 4 outils en main
aim-new-friends = Nouveaux amis
    .text = Non-traître : objectif commun rempli et groupe strictement le plus grand. Traître : un paquet objet vide, au lieu du moral à 0.
    .kind = exiled
    .l0 = Un paquet objet vide
    .l1 = L’objectif commun est rempli
    .l2 = Plus de survivants que chacun des autres
aim-forgiveness = Pardon
    .text = Non-traître : objectif commun rempli et 5 cartes nourriture en main. Traître : objectif commun rempli, au lieu du moral à 0.
    .kind = exiled
    .l0 = L’objectif commun est rempli
    .l1 = L’objectif commun est rempli
    .l2 = 5 cartes nourriture en main
aim-payback = Représailles
    .text = Non-traître : 5 survivants (hors vulnérables) retirés du jeu. Traître : 4 survivants retirés du jeu, au lieu du moral à 0.
    .kind = exiled
    .l0 = 4 survivants hors du jeu
    .l1 = 5 survivants hors du jeu
aim-squatter = Squatteur
    .text = Non-traître : 2 de vos survivants sur un même lieu et 3 cartes en main. Traître : 2 de vos survivants sur un même lieu, au lieu du moral à 0.
    .kind = exiled
    .l0 = 2 de vos survivants sur un même lieu
    .l1 = 2 de vos survivants sur un même lieu
    .l2 = 3 cartes en main
aim-armed-and-alone = Armé et seul
    .text = Non-traître : 3 armes équipées. Traître : 2 armes équipées, au lieu du moral à 0.
    .kind = exiled
    .l0 = Équipement : 2 armes
    .l1 = Équipement : 3 armes
aim-long-road = La longue route
    .text = Non-traître : 4 cartes carburant en main. Traître : 3 cartes carburant en main, au lieu du moral à 0.
    .kind = exiled
    .l0 = 3 cartes carburant en main
    .l1 = 4 cartes carburant en main
aim-prove-them-wrong = Leur donner tort
    .text = Non-traître : objectif commun rempli et moral à 3 ou plus. Traître : moral à 5 ou plus, au lieu du moral à 0.
    .kind = exiled
    .l0 = Le moral est à 5 ou plus
    .l1 = L’objectif commun est rempli
    .l2 = Le moral est à 3 ou plus
aim-silent-walls = Murs silencieux
    .text = Non-traître : objectif commun rempli et 4 barricades hors de la colonie. Traître : 3 barricades hors de la colonie, au lieu du moral à 0.
    .kind = exiled
    .l0 = 3 barricades hors de la colonie
    .l1 = L’objectif commun est rempli
    .l2 = 4 barricades hors de la colonie
aim-own-family = Ma propre famille
    .text = Non-traître : 4 survivants dans votre groupe. Traître : 3 survivants dans votre groupe, au lieu du moral à 0.
    .kind = exiled
    .l0 = 3 survivants dans votre groupe
    .l1 = 4 survivants dans votre groupe

# -- croisées ---
road-cold-storage = Chambre froide
    .text = Derrière les lanières de plastique, le congélateur ronronne encore. Quelqu’un a entassé des chariots contre la porte, de l’intérieur.
    .trigger = Vous fouillez le supermarché.
    .a = Forcer la porte : ajoutez 3 jetons nourriture et posez 2 jetons bruit ici, si possible.
    .b = Ne pas y toucher : retirez 1 zombie de ce lieu.
road-evidence-locker = Casier des scellés
    .text = Un mur de boîtes numérotées, un nom sur chacune. L’un de ces noms est celui de quelqu’un de la colonie.
    .trigger = Vous fouillez le poste de police.
    .a = Ouvrir cette boîte : piochez 1 carte du paquet de ce lieu ; le moral baisse de 1.
    .b = Brûler le dossier : retirez du jeu les 2 cartes du dessus de la décharge.
road-fire-drill = Exercice d’évacuation
    .text = Votre coude heurte l’alarme. Après un an de silence, la sonnerie paraît énorme.
    .trigger = Vous fouillez l’école.
    .a = Courir vers la sortie : le survivant qui fouille rentre à la colonie sans jet de risque (ce n’est pas son déplacement ; impossible si vous êtes exilé).
    .b = Profiter de la panique : ajoutez 3 zombies ici, puis retirez-en 3 de la colonie.
road-overdue = En retard
    .text = Un fichier recense toutes les caves de la ville. La moitié des tiroirs est étiquetée d’une écriture d’enfant.
    .trigger = Vous fouillez la bibliothèque.
    .a = Recopier les adresses : regardez les 3 cartes du dessus du paquet d’un lieu et remettez-les dans l’ordre voulu.
    .b = Chercher l’enfant : ajoutez 1 vulnérable ; le moral monte de 1.
road-blood-drive = Collecte de sang
    .text = Un frigo en marche, quarante poches étiquetées et un formulaire qui demande de donner avant de prendre.
    .trigger = Vous fouillez l’hôpital.
    .a = Donner d’abord : le survivant qui fouille reçoit 1 blessure ; soignez 1 blessure à deux autres survivants au plus, où qu’ils soient.
    .b = Prendre et partir : cherchez 1 carte médicament dans ce paquet, mélangez-le, et posez 1 jeton bruit ici, si possible.
road-pump-four = La pompe numéro quatre
    .text = Le compteur de la pompe quatre avance tout seul, quelques centimes à la fois.
    .trigger = Vous fouillez la station-service.
    .a = Vider la cuve : prenez jusqu’à 2 cartes carburant dans ce paquet, mélangez-le, puis jet de risque pour le survivant qui fouille.
    .b = Fermer la vanne : posez 1 barricade ici, si possible.
road-tin-whistle = Le sifflet
    .text = Quelque part au-dessus, un sifflet répond, trois notes brèves, puis attend.
    .trigger = Vous faites du bruit en fouillant.
    .a = Répondre : piochez un survivant pour votre groupe, à la colonie, et ajoutez 2 zombies ici.
    .b = Se taire : retirez 1 jeton bruit de ce lieu.
road-long-way-round = Le grand détour
    .text = La grand-route est un lac de voitures gelées. La crête est libre, mais le vent y mord.
    .trigger = Vous déplacez un survivant.
    .a = Escalader les voitures : posez 1 jeton bruit au lieu d’arrivée, si possible.
    .b = Prendre la crête : le survivant reçoit 1 engelure ; tirez au hasard 1 objet de départ resté dans la boîte, s’il y en a.
road-sledding-hill = La colline aux luges
    .text = Des traces fraîches descendent la pente près de la clôture. Quelqu’un rit, pour la première fois depuis des semaines.
    .trigger = Vous déplacez un survivant vers la colonie.
    .a = Se joindre au jeu : le moral monte de 1 et l’un de vos dés non utilisés tombe à 1.
    .b = Les faire rentrer : posez 1 barricade à la colonie.
road-ringing = Ça sonne
    .text = La cabine du coin sonne. Elle sonne depuis que vous avez tourné dans la rue.
    .trigger = Vous déplacez un survivant vers un lieu extérieur.
    .a = Décrocher : regardez les 2 premières crises et placez-en une sous la pioche.
    .b = Couper le fil : retirez 2 zombies d’un autre lieu extérieur.
road-borrowed-boots = Bottes empruntées
    .text = Il y a un corps dans la congère, bien vêtu pour la saison. Les bottes sont à votre taille.
    .trigger = Un jet de risque inflige une engelure à l’un de vos survivants.
    .a = Les prendre : cette engelure devient une blessure ; le moral baisse de 1.
    .b = Laisser les morts en paix : ajoutez 1 jeton nourriture.
road-snowplow = Le chasse-neige
    .text = Le gros chasse-neige jaune démarre au deuxième essai. Rien d’autre ne fait autant de bruit dans tout le comté.
    .trigger = Vous jouez une carte carburant.
    .a = Dégager la route : ce tour, vos déplacements se font sans jet de risque ; ajoutez 4 zombies à la colonie.
    .b = Le siphonner : reprenez en main la carte carburant jouée.
road-name-tag = Le badge
    .text = Il porte le tablier du magasin de votre premier emploi. Sur le badge, on lit encore BONJOUR.
    .trigger = Vous attaquez un zombie.
    .a = L’enterrer : l’attaquant reçoit 1 blessure ; le moral monte de 1.
    .b = Fouiller les poches : piochez 1 carte du paquet de ce lieu ; à la colonie, ajoutez plutôt 2 jetons nourriture.
road-jammed = Enrayé
    .text = Un clic sec. Vous pourriez la démonter sur place, ou vous en servir comme d’une massue.
    .trigger = Vous utilisez la compétence d’une arme.
    .a = La démonter : cette arme est hors service jusqu’à la fin de la manche suivante ; gagnez pour ce tour un dé qui vaut 3.
    .b = Frapper avec : tuez 1 zombie de plus ici et faites un jet de risque pour le porteur.
road-two-shadows = Deux ombres
    .text = Personne ne regardait, pensiez-vous. Puis un rideau bouge de l’autre côté de la rue.
    .trigger = Vous attaquez le survivant d’un autre joueur.
    .a = S’expliquer : tous les autres joueurs regardent votre main.
    .b = Ne rien dire : le moral baisse de 1.
road-the-bell = La cloche
    .text = Un clocher se dresse au-dessus de vous, et la corde est toujours là.
    .trigger = Vous appâtez des zombies.
    .a = Sonner : appâtez ici jusqu’à 3 zombies de plus, d’un seul autre lieu.
    .b = Couper la corde : prenez au hasard 1 carte outil dans le paquet du supermarché, puis mélangez-le, si possible.
road-empty-chair = La chaise vide
    .text = Personne ne prend sa place au souper. Personne ne déplace l’assiette non plus.
    .trigger = L’un de vos survivants est tué et vous n’êtes pas exilé.
    .a = Veiller le mort : payez 2 jetons nourriture ; le moral remonte de 1.
    .b = Partager ses affaires : piochez 2 cartes du paquet d’un lieu de votre choix.
road-loose-shingles = Tuiles branlantes
    .text = Le seul bois encore sec soutient le toit du dortoir.
    .trigger = Vous barricadez à la colonie.
    .a = L’utiliser : posez 2 barricades de plus à la colonie ; l’un de vos survivants présents reçoit 1 blessure, si possible.
    .b = Réparer plutôt le toit : retirez la barricade posée ; le moral monte de 1.
road-wedding-ring = L’alliance
    .text = Elle brille entre deux boîtes : de l’or tout simple, avec une date du printemps dernier gravée à l’intérieur.
    .trigger = Vous nettoyez la décharge.
    .a = Retrouver son propriétaire : perdez un dé non utilisé ; le moral monte de 1.
    .b = La garder : piochez 1 carte du paquet d’un lieu.
road-the-nest = Le nid
    .text = Quelque chose vit sous le tas, et a eu des petits.
    .trigger = La décharge compte 8 cartes ou plus et vous avez un survivant à la colonie.
    .a = L’enfumer : défaussez 1 carte carburant pour retirer 6 cartes de la décharge.
    .b = Poser des pièges : perdez 2 jetons nourriture.
road-ration-book = Le carnet de rationnement
    .text = Quelqu’un note qui mange quoi. Votre page est la plus longue.
    .trigger = Vous dépensez de la nourriture pour vos dés.
    .a = Arracher la page : le moral baisse de 1.
    .b = Compenser : défaussez 1 carte nourriture et ajoutez 1 jeton nourriture, quel que soit le chiffre de la carte.
road-meltwater = Eau de fonte
    .text = Le plafond de la réserve s’est mis à goutter, juste au-dessus de la farine.
    .trigger = Vous avez un survivant à la colonie et la réserve compte 4 jetons nourriture ou plus.
    .a = Tout déplacer : dépensez un dé non utilisé de valeur quelconque.
    .b = Espérer que ça cesse : lancez un dé ; sur 3 ou moins, perdez 3 jetons nourriture.
road-night-watch = Le tour de garde
    .text = Deux personnes peuvent garder la clôture cette nuit, ou chacun peut perdre une heure de sommeil.
    .trigger = Vous avez un survivant à la colonie et 6 zombies au moins s’y trouvent.
    .a = Pouce levé : chaque joueur non exilé perd un dé non utilisé, si possible ; retirez 4 zombies de la colonie.
    .b = Pouce baissé : le survivant de plus faible influence de la colonie reçoit 1 blessure.
road-curfew = Couvre-feu
    .text = Une pancarte peinte à la main est apparue près du portail : PERSONNE DEHORS LA NUIT. Nul ne sait qui l’a peinte.
    .trigger = À partir de la deuxième manche, vous avez un survivant à la colonie.
    .a = Pouce levé : jusqu’à la fin de la manche, aucun survivant ne peut quitter la colonie ; le moral monte de 1.
    .b = Pouce baissé : posez 1 jeton bruit sur chaque lieu extérieur occupé, si possible.
road-under-glass = Sous verre
    .text = Sur le toit, derrière des vitres embuées, des semis oubliés vivent encore.
    .trigger = Vous avez un survivant au supermarché et vous n’êtes pas exilé.
    .a = Les déterrer : ajoutez 2 jetons nourriture.
    .b = Les soigner : dépensez un dé non utilisé ; au début des deux prochaines phases de la colonie, ajoutez 2 jetons nourriture.
road-lanterns = Des lanternes
    .text = Sept lumières descendent la vallée à la file. Elles ne cherchent pas à se cacher.
    .trigger = Vous avez un survivant à la colonie, et il y reste 3 cases libres ou plus.
    .a = Pouce levé : ouvrir. Ajoutez 2 vulnérables ; le joueur actif pioche un survivant ; le moral monte de 1.
    .b = Pouce baissé : éteindre nos feux. Le moral baisse de 1 ; ajoutez 3 jetons nourriture, ce qu’ils laissent derrière eux.
road-too-quiet = Trop calme
    .text = Pour la première fois, on entend la rivière sous la glace. Les enfants demandent si c’est fini.
    .trigger = Au plus 1 zombie se trouve à la colonie et vous y avez un survivant.
    .a = Dire oui : le moral monte de 1 ; retirez ensuite 2 barricades de la colonie, si possible.
    .b = Dire non : posez 2 barricades à la colonie.
road-elbow-to-elbow = Coude à coude
    .text = Douze lits, dix-neuf toux. La dispute au sujet de la fenêtre a duré toute la nuit.
    .trigger = La colonie compte 12 occupants ou plus.
    .a = Ouvrir une seconde salle : défaussez 2 cartes outil ; le moral monte de 1.
    .b = Les laisser se disputer : le moral baisse de 1.
road-the-fever-breaks = La fièvre tombe
    .text = Toute la nuit, cette voix a parlé à des absents. À l’aube, elle réclame de la soupe.
    .trigger = L’un de vos survivants porte 2 jetons blessure ou plus.
    .a = Donner la soupe : payez 1 jeton nourriture pour soigner 1 blessure à ce survivant.
    .b = Noter ce qu’elle disait : gagnez pour ce tour un dé qui vaut 6 ; ce survivant n’agit pas ce tour.
road-ring-of-keys = Un trousseau
    .text = Les cellules du sous-sol sont fermées. Dans l’une d’elles, on frappe poliment.
    .trigger = Vous avez un survivant au poste de police et vous n’êtes pas exilé.
    .a = Ouvrir : piochez un survivant pour votre groupe, sur ce lieu (il faut une case libre) ; jet de risque pour votre survivant présent.
    .b = Garder les clés : piochez 1 carte du paquet de ce lieu.
road-fair-trade = Un échange équitable
    .text = On retient la carte une seconde de trop. Il y a un prix, et vous le savez tous les deux.
    .trigger = Un autre joueur vous donne une carte demandée.
    .a = Payer : donnez à ce joueur 1 carte de votre choix.
    .b = Se serrer la main : ce joueur regarde votre main.
road-hand-me-down = De main en main
    .text = Réparée tant de fois que plus personne ne se souvient de son premier propriétaire.
    .trigger = Vous donnez une carte équipée.
    .a = L’enterrer avec son dernier propriétaire : retirez cette carte du jeu ; le moral monte de 1.
    .b = L’affûter : son effet « une fois par manche » peut resservir une fois cette manche.
road-open-hand = La main ouverte
    .text = Tous ont vu combien vous donniez. Tous se demandent ce que vous gardez.
    .trigger = Vous ajoutez 2 cartes ou plus à la crise en un tour.
    .a = Retourner vos poches : montrez votre main à tous ; le moral monte de 1.
    .b = Hausser les épaules : piochez 1 carte du paquet d’un lieu.
road-clean-hands = Les mains propres
    .text = La caisse près du portail est trop légère. Les têtes se tournent sur votre passage.
    .trigger = Vous terminez votre tour sans avoir ajouté de carte à la crise.
    .a = Donner tard : ajoutez 1 carte de votre main à la crise.
    .b = Passer votre chemin : le moral baisse de 1.
road-small-print = Les petits caractères
    .text = Dans la marge, au crayon : ÇA MARCHE, MAIS PAS COMME ILS DISENT.
    .trigger = Vous équipez une carte savoir.
    .a = Suivre le crayon : relancez autant de vos dés non utilisés que vous voulez.
    .b = Suivre le texte : augmentez un dé non utilisé de 2.
road-pill-count = Le compte des cachets
    .text = Il devrait en rester neuf. Il y en a six, et l’un des vulnérables évite votre regard.
    .trigger = Vous jouez une carte médicament.
    .a = Fermer les yeux : perdez 1 jeton nourriture, si possible ; le moral monte de 1.
    .b = Recompter en public : le moral baisse de 1 ; prenez 1 carte médicament dans le paquet de l’hôpital, puis mélangez-le, si possible.
road-nothing-wasted = Rien ne se perd
    .text = Elle sait accommoder ce que personne ne veut nommer. L’odeur attire du monde à la porte.
    .trigger = Loretta Clay est en jeu et son contrôleur n’est pas exilé.
    .a = Ne rien demander : retirez jusqu’à 3 cartes de la décharge et ajoutez 1 jeton nourriture pour chacune.
    .b = Demander la recette : son contrôleur pioche 1 carte du paquet du supermarché.
road-the-badge = L’étoile
    .text = Quelqu’un a volé une couverture. Il veut faire un exemple, la main à la ceinture.
    .trigger = Daniel Smith est en jeu, son contrôleur n’est pas exilé, et un vulnérable est à la colonie.
    .a = Pouce levé : retirez 1 vulnérable du jeu (ce n’est pas une mort) ; le moral baisse de 1.
    .b = Pouce baissé : le contrôleur de Daniel perd un dé non utilisé, si possible.
road-good-dog = Bon chien
    .text = Il a trouvé quelque chose sous la neige et ne vient pas quand on l’appelle.
    .trigger = Vous contrôlez Sparky.
    .a = Le laisser creuser : piochez 2 cartes du paquet de son lieu, gardez-en 1 et remettez l’autre dessous ; à la colonie, ajoutez 1 jeton nourriture.
    .b = Siffler : Sparky rentre à la colonie sans jet de risque (sauf s’il y est déjà ou si vous êtes exilé).
road-lesson-plan = Le cahier de cours
    .text = Elle a de la craie, un mur et une classe qui n’a pas eu de leçon depuis un an.
    .trigger = Vous contrôlez Maria Lopez, n’êtes pas exilé, et un vulnérable est à la colonie.
    .a = Enseigner : remplacez 1 vulnérable par un survivant pioché pour vous ; Maria n’agit pas ce tour.
    .b = Annuler le cours : prenez 1 carte savoir dans le paquet de l’école ou de la bibliothèque, puis mélangez-le, si possible.
road-under-the-hood = Sous le capot
    .text = Deux jambes dépassent de sous un camion. L’une bat la mesure.
    .trigger = Rod Miller est dans la pioche des survivants, vous avez un survivant à la station-service et vous n’êtes pas exilé.
    .a = Lui offrir une place : cherchez Rod Miller, ajoutez-le à votre groupe à la colonie et mélangez la pioche.
    .b = Prendre ses outils : prenez 1 carte outil dans le paquet d’un lieu, puis mélangez-le.
road-smoke-on-the-ridge = Fumée sur la crête
    .text = Une mince colonne, chaque soir, exactement là où on les a envoyés.
    .trigger = Un autre joueur est exilé, pas vous, et vous avez un survivant à la colonie.
    .a = Envoyer un colis : un exilé de votre choix reçoit 1 carte au hasard de votre main ; le moral monte de 1.
    .b = Envoyer un avertissement : posez 1 barricade à la colonie.
road-seat-by-the-fire = Une place au feu
    .text = Pendant une heure, ils font mine de ne pas vous connaître. Puis ils poussent un peu la marmite vers vous.
    .trigger = Vous êtes exilé et partagez un lieu avec un survivant non exilé.
    .a = Manger avec eux : soignez 1 blessure à l’un de vos survivants présents, si possible.
    .b = Les voler : prenez 1 carte au hasard au contrôleur d’un survivant non exilé présent ; posez 2 jetons bruit ici, si possible.
road-two-names = Deux noms
    .text = Quelqu’un a déjà écrit les deux noms au mur, avec sous chacun une rangée de traits.
    .trigger = Vous appelez à un vote d’exil, avant que l’on vote.
    .a = Les lire à voix haute : chaque joueur révèle combien de ses cartes données à cette crise y correspondent.
    .b = Effacer le mur : le vote est annulé et personne ne peut plus appeler à un vote d’exil cette manche.
road-the-ledger = Le registre
    .text = Vous avez tenu une liste. Ce soir, quelqu’un vous demande de la lire.
    .trigger = Au moins 3 survivants sont hors du jeu et vous avez un survivant à la colonie.
    .a = Pouce levé : lire. Le moral baisse de 1 ; chaque joueur non exilé pioche 1 carte du paquet d’un lieu de son choix.
    .b = Pouce baissé : brûler. Le moral monte de 1 ; chaque survivant de la colonie portant une engelure reçoit 1 blessure.
road-roll-call = L’appel
    .text = Chaque matin, ils sont moins nombreux à répondre. Ce matin, quelqu’un a répondu deux fois.
    .trigger = Le moral est à 3 ou moins et vous avez un survivant à la colonie.
    .a = En rire, et ouvrir les bonnes boîtes : payez 2 jetons nourriture ; le moral monte de 1.
    .b = Enquêter : regardez une carte au hasard dans la main de chaque autre joueur.
road-false-spring = Faux printemps
    .text = Un après-midi, il pleut au lieu de neiger. Tout ce qui était enfoui remonte.
    .trigger = La piste des manches indique 3 ou moins.
    .a = Retirez 1 engelure à chaque survivant qui en porte ; ajoutez 1 zombie à chaque lieu.
road-watchmaker = L’horloger
    .text = L’un des vulnérables demande à voir votre montre. Dix minutes plus tard, elle remarche.
    .trigger = Vous utilisez une compétence de survivant qui coûte un dé.
    .a = L’employer : défaussez 1 carte outil ; l’un de vos objets déjà utilisés cette manche peut resservir.
    .b = Le remercier : augmentez un dé non utilisé de 1, si possible.

# -- ce que compte le labo

tally-ended-objective = Fin par l’objectif commun rempli
tally-ended-morale = Fin par le moral tombé à zéro
tally-ended-rounds = Fin par la dernière manche
tally-ended-failed = Fin par l’objectif commun lui-même
tally-ended-eliminated = Fin parce que tout le monde était éliminé
tally-betrayer-won = Un traître a gagné
tally-betrayer-there = Un traître était parmi les joueurs
tally-somebody-exiled = Quelqu’un a été exilé

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-move = Bouger
verb-go = À pied
verb-drive = Avec du carburant
verb-attack = Attaquer
verb-attack-fellow = Attaquer un survivant
verb-play = Jouer
verb-contribute = Contribuer
verb-objective = Objectif
verb-give = Céder
verb-ability = Compétence
verb-use = Objet
verb-with = Avec
verb-pay = Contre une carte
verb-search = Fouiller
verb-barricade = Barricader
verb-lure = Appâter
verb-clean = Nettoyer
verb-hand = Donner
verb-food = Dé +1
verb-eat = Manger
verb-ask = Demander
verb-vote = Voter
verb-take-die = Prendre
verb-put-back = Reposer
verb-draft = Mener
verb-order = D’abord
verb-die = Dé
verb-noise = Bruit
verb-place = Lieu
verb-entrance = Entrée
verb-zombie = Zombie
verb-survivor = Survivant
verb-player = Joueur
verb-card = Carte
verb-crisis = Crise
verb-road = Croisée
verb-heal = Soigner
verb-thaw = Dégeler
verb-accept = Accepter
verb-kill = Tuer
verb-roll = Lancer
verb-exile = Exiler
verb-stay = Reste
verb-yes = Oui
verb-betray = Attaquer un survivant
verb-no = Non
verb-refuse = Refuser
verb-deny = Rien
verb-without = Sans
verb-stop = Arrêter
verb-keep = Garder
verb-end = Finir le tour

# what is spent
cost-die = { $value ->
    [1] n’importe quel dé
   *[other] un dé de { $value } ou plus
}
cost-card = une carte
cost-food = un jeton nourriture

# Ce qu’une prévision compte.

gauge-morale = Moral
gauge-food = Nourriture
gauge-survivor = { $survivor } · vie
gauge-zombies = { $place } · zombies
gauge-helpless = Vulnérables

# -- ce que le laboratoire suit de manche en manche

trend-morale = Moral
trend-food = Nourriture en réserve
trend-zombies = Zombies sur le plateau
trend-survivors = Survivants

puzzle-win = Remplissez l’objectif commun avant la fin de cette manche.
puzzle-survive = Ne perdez pas avant le début de la prochaine manche.
puzzle-hold-morale = Le moral ne descend pas sous { $value } avant le début de la prochaine manche.
puzzle-keep-survivor = Personne ne meurt avant le début de la prochaine manche : { $survivors }.

shelf-short = Courtes
shelf-medium = Moyennes
shelf-long = Longues

# -- ce que les places se cachaient, une fois la partie finie -----------------------------------------------------------------

kept-aim = { $aims }
kept-betrayer = traître · { $aims }
kept-about = { $aim_text }
kept-about-one = { $aim } : { $aim_text }
kept-won = gagne
kept-won-alone = gagne seul
kept-out = hors jeu
kept-lost = perdu
kept-missed = { $count } sur { $total }
kept-denied = Manche { $round } : a dit { $times ->
    [1] {""}
   *[other] { $times } fois{" "}
    }ne pas avoir de carte { $symbol }, avec { $count } en main.
kept-decided = Manche { $round } : a donné { $items } à la crise « { $crisis } ». Sans cela, elle n’aurait pas frappé.
kept-spoiled = Manche { $round } : a donné { $items } à la crise « { $crisis } », qui a frappé.
kept-in-vain = Manche { $round } : a donné { $items } à la crise « { $crisis } », en vain.
kept-wronged = Manche { $round } : en exil, sans avoir trahi. Pour : { $players_count ->
    [0] personne
   *[other] { $players }
    }.
kept-caught = Manche { $round } : en exil, à juste titre. Pour : { $players_count ->
    [0] personne
   *[other] { $players }
    }.

# -- ce qui vient, en manches
insight-then = Au début de la prochaine manche
insight-next = La prochaine manche
insight-losing = { $times ->
    [one] { $times } partie imaginée sur { $count } est perdue
   *[other] { $times } parties imaginées sur { $count } sont perdues
    } avant la prochaine manche.
insight-winning = { $times ->
    [one] { $times } partie imaginée sur { $count } est gagnée
   *[other] { $times } parties imaginées sur { $count } sont gagnées
    } avant la prochaine manche.
insight-goes-on = { $count ->
    [one] La partie imaginée continue
   *[other] Les { $count } parties imaginées continuent toutes
    } après cette manche.
