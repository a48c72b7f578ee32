# Les textes du plateau de ce jeu dans le navigateur.

dw-you = vous
dw-first = Premier joueur
dw-reader = Tient la carte Croisée
dw-leader = chef
dw-exiled = En exil
dw-used = utilisé
dw-item-used = a déjà servi
dw-now = En ce moment
dw-state-deciding = Décide
dw-state-turn = Joue
dw-state-next = Ensuite
dw-state-out = Hors jeu
dw-no-dice = pas encore de dés
dw-die = Dé { $n }, disponible
dw-die-used = Dé { $n }, utilisé
dw-die-not-now = On prend un dé à son tour, ou quand une question en demande un.
dw-hand-size = Cartes en main
dw-hand = Main
dw-hand-of = Main : { $who }
dw-hand-empty = Aucune carte en main.
dw-found = trouvé
dw-watching = Vous regardez : mains et secrets restent à leurs propriétaires.
dw-cover = Passez l’écran à { $who }.
dw-uncover = { $who }, c’est moi : montrer
dw-cover-what = Cacher les mains d’une place à l’autre, quand on partage cet écran
dw-influence = influence
dw-attack = attaque
dw-search = fouille
dw-ability = Compétence
dw-ability-used = Compétence utilisée cette manche
dw-moved = a bougé
dw-may-move = peut bouger
dw-rests = se repose ce tour
dw-hurts = blessures { $wounds }, engelures { $frost }
dw-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
    }
dw-frost = { $n ->
    [one] { $n } engelure
   *[other] { $n } engelures
    }
dw-survivor-line = { $who } · influence { $influence }, attaque { $attack }+, fouille { $search }+
dw-outside-only = hors de la colonie
dw-colony-only = à la colonie
dw-at-start = au début du tour
dw-once = une fois par manche
dw-costs-die = coûte un dé de { $n } ou plus
dw-costs-any-die = coûte un dé
dw-kind-waste = va à la décharge une fois jouée
dw-kind-equip = à équiper
dw-kind-event = quitte la partie une fois jouée
dw-falls = Influence la plus basse : tombe en premier si une entrée cède.
dw-breach = Ce soir cette entrée cède : quelqu’un y meurt.
dw-entrance = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    }, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
    }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
    }
dw-tonight-zombies = Ce soir : { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
    } de plus
dw-place = { $cards ->
    [one] { $cards } carte objet
   *[other] { $cards } cartes objet
    }, bruit { $noise }, zombies { $zombies }. Cases de survivant prises : { $taken } sur { $of }
dw-place-tonight = Ce soir : { $n ->
    [0] aucun zombie
    [one] { $n } zombie
   *[other] { $n } zombies
    }{ $noise ->
    [0] .
   *[other] , et un dé par jeton bruit : 3 ou moins en ajoute un.
    }
dw-deck = { $place } : { $n ->
    [one] { $n } carte objet
   *[other] { $n } cartes objet
    }
dw-colony = { $n ->
    [one] { $n } case prise
   *[other] { $n } cases prises
    } sur { $of }, dont { $helpless } par des vulnérables
dw-colony-tonight = Ce soir : il faut { $food ->
    [one] { $food } jeton nourriture
   *[other] { $food } jetons nourriture
    }, et { $zombies ->
    [0] aucun zombie n’arrive
    [one] { $zombies } zombie arrive
   *[other] { $zombies } zombies arrivent
    }.
dw-helpless = { $n ->
    [one] { $n } vulnérable
   *[other] { $n } vulnérables
    }
dw-food = Nourriture
dw-food-tonight = / { $n } ce soir
dw-food-tip = { $have ->
    [one] { $have } jeton nourriture
   *[other] { $have } jetons nourriture
    } ; il en faut { $need } ce soir
dw-hunger-tip = Trop peu : un jeton famine, et moral −{ $n }.
dw-starvation = famine { $n }
dw-waste = Décharge
dw-waste-cost = { $n }+ : moral −{ $loss }
dw-waste-tip = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    } à la décharge : chaque dizaine pleine fait baisser le moral de 1 par manche.
dw-morale = Moral
dw-morale-now = Moral { $n }
dw-round = Manche { $n }
round-n-dead-of-winter = { $n ->
    [0] Mise en place
   *[other] Manche { $n }
    }
dw-rounds = Manches
dw-rounds-now = Manches restantes { $n }
dw-with-this = avec celle-ci
dw-tonight = ce soir en l’état : { $list }
dw-by-hunger = faim −{ $n }
dw-by-waste = décharge −{ $n }
dw-by-frost = engelures −{ $n }
dw-by-crisis = crise −{ $n }
dw-by-fallen = brèches −{ $n }
dw-by-crisis-open = { $crisis } ?
dw-main = Objectif commun
dw-main-when = vérifié à l’étape 5
dw-secret = Objectif personnel
dw-only-you = vous seul le voyez
dw-aim-secret = Personnel
dw-aim-betrayal = Trahison
dw-aim-exiled = En exil
dw-aim-extra = Personnel
dw-no-secret = Pas de secrets dans cette partie
dw-together = Tous ensemble
dw-together-text = Tout le monde gagne avec l’objectif commun, ou personne.
dw-crisis = Crise
dw-crisis-when = Crise · réglée à l’étape 3
dw-crisis-asks = Demande
dw-crisis-needs = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    } avec { $what }
dw-if-strikes = Si elle frappe :
dw-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
    }
dw-turned = Cartes données, dévoilées
dw-betrayer-possible = Un traître est possible
dw-betrayer-likely = Un traître est probable
dw-chances = { $n } sur { $of }, à vos yeux
dw-vote = Voter
dw-vote-title = Exiler { $who } ?
dw-vote-called = { $who } appelle au vote · tout se dévoile ensemble
dw-vote-secret = Les bulletins restent cachés tant que tous n’ont pas voté.
dw-vote-out = Exil
dw-vote-stay = Reste
dw-voted = A voté
dw-thinks = Réfléchit
dw-is-exiled = { $who } part en exil
dw-stays-here = { $who } reste
dw-for-exile = pour l’exil
dw-against = contre
dw-tie = Égalité : { $who } tranche
dw-majority-out = Une majorité pour l’exil
dw-majority-stay = Pas de majorité
dw-if-exiled = Si { $who } doit partir
dw-now-exiled = { $who } est en exil
dw-was-no-betrayer = { $who } ne trahissait pas : { $aim }.
dw-exile-leave = { $n ->
    [one] { $who } quitte la colonie et lance le dé de risque ; plus de retour.
   *[other] { $who } quittent la colonie et lancent le dé de risque ; plus de retour.
    }
dw-exile-outside = Aucun des siens ne peut plus entrer dans la colonie.
dw-exile-aim = { $who } pioche un objectif d’exil.
dw-exile-crisis = La crise demande { $then } au lieu de { $now }.
dw-exile-first = Deux joueurs exilés à tort mettraient fin à la partie.
dw-exile-second = Un second joueur exilé à tort mettrait fin à la partie.
dw-go-on = Continuer
dw-crossroads = Croisée
dw-read-by = lue par { $who }
dw-when = Quand
dw-choice = Choix { $n }
dw-chooses = { $who } choisit
dw-has-chosen = { $who } a choisi
dw-happens = Sans choix : c’est ainsi
dw-all-vote = Tout le monde vote
dw-road-wins = { $way } l’emporte, { $n } contre { $of }
dw-road-tie = Égalité, { $n } partout : { $who } tranche
dw-table-waits = La table vous attend
dw-table-waits-for = La table attend { $who }
dw-rolled = { $kind ->
    [blank] s’en tire sans rien
   *[other] reçoit { $face }
    }
dw-col-die = Avec un dé
dw-col-this = Avec ce
dw-col-move = Bouger
dw-col-free = Sans dé
dw-no-zombie = aucun zombie près des vôtres
dw-no-ability = personne n’en a ici
dw-no-card = aucune carte en main
dw-no-fellow = aucun autre survivant ici
dw-fellow-target = parmi les cibles d’Attaquer
dw-why-die = Il faut un { $n }+ à { $who }.
dw-why-no-die = Aucun dé libre.
dw-why-used = { $who } : déjà fait.
dw-why-vain = { $who } : sans effet.
dw-why-lure = Pas de zombie à attirer.
dw-why-empty-hands = Les autres n’ont rien.
dw-why-food = Aucun dé ne peut monter.
dw-col-fellow = Contre les vôtres
dw-give = Contribuer
dw-strike-here = Attaquer ici ({ $where })
dw-build-here = Barricader ici ({ $where })
dw-make-noise = Faire du bruit
dw-with = avec { $who }
dw-who-many = un de vos { $n }
dw-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
dw-die-plus = un dé +1
dw-say-bots = vous et des robots
dw-move-here = Un clic demande qui y va.
dw-who-goes = { $place } : qui y va ?
dw-step-setup = Mise en place
dw-step-turns = Tours
dw-step-1 = Repas
dw-step-2 = Décharge
dw-step-3 = Crise
dw-step-4 = Zombies
dw-step-5 = Objectif
dw-step-6 = Manche
dw-step-7 = Jeton
dw-news-hunger = Trop peu de nourriture : famine { $n }
dw-news-fed = { $n ->
    [one] { $n } jeton nourriture mangé
   *[other] { $n } jetons nourriture mangés
    }, { $left ->
    [0] il n’en reste aucun
   *[other] reste { $left }
    }
dw-news-struck = { $crisis } : la crise frappe, { $points } sur { $need }
dw-news-held = { $crisis } : crise évitée, { $points } sur { $need }
dw-news-zombies = { $n ->
    [one] zombie arrive : { $where }
   *[other] zombies arrivent : { $where }
    }
dw-news-broken = { $n ->
    [one] barricade arrachée
   *[other] barricades arrachées
    }
dw-news-dead = { $n ->
    [one] { $who } meurt
   *[other] Morts : { $who }
    }
dw-dawn-wounded = { $n ->
    [one] Une blessure
   *[other] Une blessure chacun
    } : { $who }
dw-dawn-frozen = { $n ->
    [one] Une engelure
   *[other] Une engelure chacun
    } : { $who }
dw-news-road = { $who }, { $road } – { $text }
dw-news-since = Depuis votre tour
dw-news-morale = Moral { $by }, maintenant { $n }
dw-end = La fin
dw-cause-objective = l’objectif commun est rempli
dw-cause-morale = plus de moral
dw-cause-rounds = plus de temps
dw-cause-eliminated = plus personne
dw-cause-failed = l’objectif est hors d’atteinte
dw-cause-none = c’est fini
dw-winners = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
    }
dw-nobody-won = Personne ne gagne
dw-wins = gagne
dw-loses = ne gagne pas
dw-met = atteint :
dw-not-met = manqué :
dw-no-survivors = plus un seul survivant
dw-why-won-all = La colonie a tenu, et chacun a atteint son propre but.
dw-why-won-some = La colonie a tenu ; { $n ->
    [one] un seul joueur sur { $of } a aussi atteint son propre but.
   *[other] { $n } joueurs sur { $of } ont aussi atteint leur propre but.
    }
dw-dilemma-held = si l’objectif commun est rempli
dw-dilemma-fallen = s’il n’y a plus de moral, seul
dw-why-won-none = La colonie a tenu, mais personne n’a atteint son propre but.
dw-why-betrayed = { $who } a trahi la colonie, et elle est tombée comme prévu.
dw-why-lost-some = La colonie n’a pas tenu ; { $who } a atteint un but qui se passe d’elle.
dw-why-lost-none = La colonie n’a pas tenu, et personne n’a atteint son propre but.
dw-why-together-won = La colonie a tenu : tout le monde gagne ensemble.
dw-why-together-lost = La colonie est tombée : tout le monde perd ensemble.
dw-why-no-betrayer = Il n’y avait pas de traître parmi vous.
dw-why-betrayer-lost = Le traître, c’était { $who }.
dw-betrayed = Traître
dw-loyal = Loyal
dw-out-of-game = Hors de la partie
dw-look-board = Voir le plateau
dw-verdict-won = Vous avez gagné !
dw-verdict-lost = Vous n’avez pas atteint votre but
dw-verdict-some = La partie est finie
dw-sum-slain = { $n ->
    [one] { $n } zombie tué
   *[other] { $n } zombies tués
    }
dw-sum-dead = { $n ->
    [one] { $n } survivant perdu
   *[other] { $n } survivants perdus
    }
dw-sum-exiled = { $n ->
    [one] { $n } exil
   *[other] { $n } exils
    }
dw-side = Face
dw-players = Joueurs
dw-n-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
    }
dw-solo = vous jouez les { $n }
dw-name-of = Nom du joueur { $n }
dw-bot-0 = Mina
dw-bot-1 = Ana
dw-bot-2 = Samir
dw-bot-3 = Léo
dw-bot-4 = Noor
dw-variants = Variantes
dw-variant = Partie
dw-rules = Règles au choix
dw-variant-standard = Chacun a un objectif personnel secret ; il y a peut-être un traître.
dw-variant-no-betrayer = Chacun a un objectif personnel secret, personne ne joue contre la colonie.
dw-variant-betrayer = Un traître est bien plus probable.
dw-variant-co-op = Pas de secrets, face difficile : tous gagnent ou tous perdent. Aussi à deux.
dw-variant-dilemma = Chacun tient un objectif ordinaire et une trahison, et se décide tard. Aussi à deux, face difficile.
lesson-dw-draft = Qui vient avec vous ?
    .text = Gardez les survivants que vous voulez. Un petit nombre à l’attaque et à la fouille veut dire qu’un petit dé suffit ; l’influence dit qui dirige et qui meurt en premier.
lesson-dw-turn = Votre tour
    .text = Se battre, fouiller, barricader, appâter ou nettoyer coûte un dé ; se déplacer, jouer des cartes et aider contre la crise n’en coûtent pas. Prenez un dé pour voir ce qu’il permet, ou cliquez sur un survivant du plateau.
lesson-dw-die = Quel dé ?
    .text = Chaque survivant demande un dé au moins égal à sa valeur. Gardez les gros dés pour fouiller, dépensez les petits pour barricader et nettoyer.
lesson-dw-move = Dans le froid
    .text = Se déplacer est gratuit une fois par tour, mais on lance le dé de risque : la moitié des faces est sans danger, une sur douze est une morsure. Le carburant rend le déplacement sûr.

## The game by name, and what the shared parts of the page say about it
game-dead-of-winter = Dead of Winter
auto-colony = Passer jusqu’à la phase de la colonie
    .text = Rien de plus pendant les tours des joueurs ; on vous redemande à la tombée de la nuit.
auto-round-dead-of-winter = Passer jusqu’à la prochaine manche
    .text = Aussi pendant toute la phase de la colonie.
guide-winter-board = La colonie et les lieux
    .text = Ce qui luit d’un bord pointillé se choisit d’un clic. À votre tour, cliquez sur un lieu pour y envoyer quelqu’un. +1 près d’une entrée, c’est ce que la nuit amènera ; un crâne, quelqu’un y tombera.
    .tap = Ce qui luit d’un bord pointillé se choisit en le touchant. La rangée du haut montre les six lieux : touchez-en un pour regarder. +1 près d’une entrée, c’est ce que la nuit amènera ; un crâne, quelqu’un y tombera.
guide-winter-mine = Vous seul le voyez
    .text = Vos cartes, et l’objectif personnel qui décide si vous gagnez : la liste se coche seule. Quelqu’un a peut-être une autre raison d’être ici.
    .tap = Vos dés et vos cartes. L’objectif personnel qui décide si vous gagnez est dans le tiroir des objectifs : sa liste se coche seule.
guide-winter-seats = Les autres autour du feu
    .text = Les dés de chacun, ses survivants et leurs blessures. Prenez un de vos dés pour voir ce qu’il paie. Une place rayée est en exil.
guide-winter-goals = L’objectif commun
    .text = Ce qu’il faut à la colonie. Dessous, la crise de la manche : ses cartes restent cachées jusqu’à la nuit, et une mauvaise fait du tort.
digest-winter = Ce que la nuit a apporté
dw-way = Comment y aller
dw-way-foot = À pied
dw-way-fuel-more = Épargne le jet de risque.

# -- aube et dossiers
dw-dawn = La nuit, étape par étape
dw-dawn-go = Commencer la manche { $n }
dw-dawn-tab-night = Nuit
dw-dawn-tab-today = Aujourd’hui
dw-dawn-tab-files = Dossiers
dw-dawn-died = décès, moral −1
dw-dawn-fed = pour le repas, { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
    }.
dw-dawn-starved = en réserve, il en fallait { $need } : { $n ->
    [one] { $n } jeton famine
   *[other] { $n } jetons famine
    }.
dw-dawn-nobody-eats = Personne à nourrir.
dw-dawn-waste = cartes : le moral baisse.
dw-dawn-no-waste = Moins de dix cartes : sans effet.
dw-dawn-nothing-given = personne n’a rien donné
dw-dawn-points = { $points } sur { $need }.
dw-dawn-struck = Elle a frappé :
dw-dawn-held = Évitée.
dw-dawn-shuffled = cartes données, puis mélangées : rien ne dit qui a donné laquelle
dw-dawn-broken = barricades arrachées
dw-dawn-overrun = brèche
dw-dawn-noise = dé de bruit : 3 ou moins amène un zombie
dw-dawn-not-yet = pas encore atteint
dw-dawn-left = manches restantes
dw-dawn-first = { $who } commence
dw-today = Ce que cela change aujourd’hui
dw-today-sure = certain
dw-today-odds = probable
dw-dawn-doors = Les entrées de la colonie
dw-dawn-door-broken = arrachée
dw-dawn-cause-pay = faim { $n }
dw-dawn-cause-waste = décharge { $n }
dw-dawn-cause-crisis = crise { $n }
dw-dawn-cause-death = morts { $n }
dw-dawn-cause-other = autres { $n }
dw-dawn-calm-1 = payé
dw-dawn-calm-2 = sans effet
dw-dawn-calm-3 = évitée
dw-dawn-hit-3 = elle a frappé
dw-dawn-calm-4 = tout le monde vit
dw-today-frost-do = Des médicaments, joués par quelqu’un qui passe avant { $player }.
dw-today-frost-lost-do = Des médicaments, joués par quelqu’un qui passe avant { $player }.
dw-today-lost-do = Évitez une de ces pertes : nourriture, nettoyage, cartes pour la crise, entrée dégagée.
dw-today-breach-do = Tuez, appâtez ou barricadez à cet endroit.
dw-today-breach-none-do = Tuez, appâtez ou barricadez à cet endroit.
dw-today-hunger-do = Jouez des cartes nourriture, ou demandez-en.
dw-today-waste-do = Un dé retire trois cartes.
dw-today-dice-do = Un étranger recruté apporte un dé.
dw-today-worn-do = Soignez avant de bouger ou d’attaquer.
dw-today-last-do = Tout pour l’objectif commun.
dw-today-frost = { $who } meurt quand { $player } commence son tour
dw-today-frost-what = Engelure : la dernière blessure tombe avant toute action. Moral { $before } → { $after }.
dw-today-frost-lost = { $who } meurt quand { $player } commence son tour
dw-today-frost-lost-what = Moral { $before } → { $after } : la partie est perdue.
dw-today-lost = La partie finit cette nuit
dw-today-lost-what = Moral { $before } ; en l’état il perd { $loss } : { $list }.
dw-today-breach = { $gate } : plus de place
dw-today-breach-what = Si rien ne change, { $n ->
    [1] { $who } meurt cette nuit
   *[other] les brèches de cette nuit ({ $n }) coûtent { $who }
    }.
dw-today-breach-none = { $gate } : plus de place
dw-today-breach-none-what = Si rien ne change, une brèche s’ouvre cette nuit.
dw-today-hunger = Réserve trop courte
dw-today-hunger-what = Nourriture nécessaire : { $need }, en réserve : { $have }. Moral −{ $loss } cette nuit.
dw-today-waste = La décharge déborde
dw-today-waste-what = Décharge à { $n } : moral −{ $loss } cette nuit.
dw-today-dice = Moins de dés
dw-today-dice-what = Après les morts de la nuit : { $who }.
dw-today-worn = Survivants à bout : { $n }
dw-today-worn-what = { $who } : chaque jet de risque tue à 50 %.
dw-today-last = Dernière manche
dw-today-last-what = Sans l’objectif commun cette nuit, la partie est finie.
dw-files = Dossiers
dw-files-what = Ce que toute la table a vu, compté pour vous. Rien n’accuse : votre avis reste sur votre écran.
dw-file-hand = { $n } en main
dw-file-opinion = votre avis
dw-file-level = Soupçon { $n } sur 3
dw-file-given = Cartes données à chaque crise
dw-file-round = M{ $n }
dw-file-spoiled = Crises gâchées
dw-file-of = { $n } sur { $of } où il y a eu don
dw-file-theirs = Un −1 vient d’ici
dw-file-share = M{ $round } { $percent } %
dw-file-announced = Annonces
dw-file-claim = M{ $round } { $n } sur { $of }
dw-file-sum = Bonnes cartes annoncées à la manche { $round } : { $said }. Révélées : { $fits }.
dw-file-sum-false = Une annonce au moins est fausse.
dw-file-sum-true = Tout peut être vrai.
dw-says-gave = { $n ->
    [0] Aucune de mes cartes ne convient à la crise.
    [one] { $n } de mes cartes convient à la crise.
   *[other] { $n } de mes cartes conviennent à la crise.
}
dw-file-asked = Demandes
dw-file-answers = dons { $helped }, refus { $refused }, « rien » { $denied }
dw-file-vote = Vote, M{ $n }
dw-file-called = a demandé l’exil : { $who }
dw-file-for = exil, { $who } : pour
dw-file-against = exil, { $who } : contre

# la première partie guidée
guided-winter-turn = Vos dés, vos actions
    .text = Vous rejoignez une colonie à sa troisième manche : cinq échantillons sur huit sont là. Vous avez lancé un dé par survivant et un de plus. Attaquer et fouiller demandent un dé assez grand ; pour le reste, n’importe lequel suffit.
guided-winter-contribute = La crise
    .text = À la fin de la manche, la crise veut autant de cartes de son symbole qu’il y a de joueurs. On les donne face cachée ; l’autre joueur en a déjà donné une. Votre médicament guérirait aussi Thomas.
guided-winter-attack = Attaquer un zombie
    .text = Un zombie tombe à coup sûr avec un dé assez grand, et peut laisser un échantillon. Mais l’attaquant lance ensuite le dé de risque.
guided-winter-search = Fouiller
    .text = Seuls les lieux hors de la colonie ont des objets, et chaque lieu dit lesquels. Il faut à Olivia un 3 ou plus.
guided-winter-noise = Garder, ou faire du bruit ?
    .text = Gardez cette carte, ou faites du bruit pour en voir une autre et garder la meilleure. Le bruit attire les zombies à la fin de la manche.
guided-winter-ability = Ce qu’eux seuls savent faire
    .text = La plupart des survivants savent faire quelque chose que nul autre ne sait, parfois à un seul endroit ou avec un bon dé. Thomas tue deux zombies à la colonie avec un 5 ou plus.
guided-winter-barricade = Barricader
    .text = N’importe quel dé pose une barricade à une entrée : le prochain zombie la brise au lieu d’entrer. Un bon emploi pour un 1.
guided-winter-food = Jouer une carte
    .text = La nourriture remplit la réserve, les médicaments guérissent, les outils vont à un survivant. Les cartes jouées vont à la décharge : dix coûtent du moral si personne ne nettoie.
guided-winter-move = Dehors, dans le froid
    .text = Chaque survivant peut se déplacer une fois par tour, sans dé, puis lance le dé de risque : rien, blessure, engelure ou, rarement, morsure. Du carburant évite ce jet.
guided-winter-night = Ce que la nuit a fait
    .text = On a mangé, compté la décharge, réglé la crise, et des zombies sont venus à la colonie et près de chaque survivant dehors. Huit échantillons gagnent à la fin d’une manche ; quand le moral est à 0, tout est perdu.

# Chapitres du livret
topic-DW-BOARD = Le plateau
topic-DW-INFO = Ce que l’on sait
topic-DW-DICE = Les dés action
topic-DW-TURN = Le tour
topic-DW-XROAD = Cartes Croisée
topic-DW-ATTACK = Attaquer
topic-DW-KILL = Tuer des zombies
topic-DW-SEARCH = Fouiller
topic-DW-BARR = Barricades
topic-DW-CLEAN = Nettoyer
topic-DW-LURE = Appâter les zombies
topic-DW-ABIL = Compétences des survivants
topic-DW-PLAY = Jouer des cartes
topic-DW-CONTR = Contribuer à la crise
topic-DW-SPEND = Dépenser de la nourriture
topic-DW-ASK = Demander des cartes
topic-DW-HANDOFF = Donner un objet
topic-DW-VOTE = Les votes
topic-DW-EXPO = Jets de risque
topic-DW-BITE = Les morsures
topic-DW-PAY = Nourrir la colonie
topic-DW-WASTE = La décharge
topic-DW-CRISIS = La crise
topic-DW-ZOMB = Arrivée des zombies
topic-DW-CHECK = La fin de manche
topic-DW-JOIN = Nouveaux survivants
topic-DW-HELP = Les vulnérables
topic-DW-DEATH = Les morts
topic-DW-EXILE = L’exil
topic-DW-EFFECT = Effets des cartes
topic-DW-END = La fin de la partie
topic-DW-WIN = Qui gagne
topic-DW-VAR = Variantes
topic-DW-SCEN = Objectifs communs
