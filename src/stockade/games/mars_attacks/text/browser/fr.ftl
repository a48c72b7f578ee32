# Les textes du plateau de ce jeu dans le navigateur.

ms-exit = Sortie
ms-exit-shut = Sortie · pas encore
ms-exit-here = sortie
ms-leave = Sortir du plateau
ms-zombies = { $n ->
    [0] personne
    [one] { $n } Zombie
   *[other] { $n } Zombies
    }
ms-stunned = { $n ->
    [one] { $n } sonné
   *[other] { $n } sonnés
    }
ms-point = { $n ->
    [one] Point d’Incursion, { $n } dé
   *[other] Point d’Incursion, { $n } dés
    }
ms-transmitter = l’émetteur
ms-counter = un pion à fouiller
ms-ground-open = rue
ms-ground-rubble = gravats, à couvert
ms-ground-ruin = ruine
ms-ground-solid = bloc plein, infranchissable
ms-blue = zone de départ
ms-landing = zone d’atterrissage
ms-sees-clear = { $who } a un tir dégagé
ms-sees-cover = { $who } la voit à couvert
ms-sees-not = { $who } ne la voit pas
ms-noise = Bruit · 3 cases
ms-state-now = Agit
ms-state-ready = Peut agir
ms-state-done = A agi
ms-state-rattled = En panique
ms-state-caught = Aux prises
ms-state-dead = Perdu
ms-state-out = À l’abri
ms-state-camp = Au camp
ms-state-aside = À placer
ms-shoot = tir
ms-fight = combat
ms-survive = survie
ms-range = portée
ms-heroics = Héroïsme { $n } sur { $max }
ms-turn = Tour { $n }{ $uses ->
    [0] {""}
   *[other] {" "}· encore { $uses }
    }
ms-alive = { $n ->
    [one] { $n } en vie
   *[other] { $n } en vie
    }
ms-alive-points = { $n } en vie · { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
ms-hand = Main
ms-hand-note = commune · pioche { $n }
ms-hand-empty = Aucune carte en main.
ms-laid = Posée
ms-skull = aussi quand un Zombie agit
ms-kind-boost = Renfort
ms-kind-counter = Défense
ms-kind-order = Ordre
ms-kind-event = Événement
ms-kind-support-strike = Soutien · frappe
ms-kind-support-move = Soutien · transport
ms-ability = Capacité
ms-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
ms-test = Sont-ils si bêtes ?
ms-succeeds = succès à { $n }+
ms-test-sum = { $n ->
    [0] succès : ils ne bougent pas
    [one] succès : le premier résultat a lieu
   *[other] succès : tous les résultats jusqu’à { $n }
    }
ms-result-1 = Sur votre case : ils attaquent
ms-result-2 = À un pas : ils arrivent
ms-result-3 = Ils vous voient : une case de plus
ms-result-4 = Et encore une case
ms-result-5 = Un dé à chaque Point d’Incursion
ms-arrivals = Nouveaux arrivants
ms-fire = Si { $who } tire
ms-fire-note = sans bouger
ms-hear = { $n ->
    [0] personne n’entend
    [one] { $n } entend
   *[other] { $n } entendent
    }
ms-deaf = { $n } trop loin
ms-rolled = Derniers dés
ms-reactions = Réactions
ms-end = Fin du Round
ms-so-far = pour l’instant
ms-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
    }, { $stat }+
ms-added = { $n ->
    [0] rien d’ajouté
    [one] { $n } action a ajouté un dé
   *[other] { $n } actions ont ajouté des dés
    }
ms-odds = Chance d’au moins autant de succès : { $list }
ms-newcomers = { $n ->
    [one] environ { $n } arrivant
   *[other] environ { $n } arrivants
    }
ms-digest-test = { $n ->
    [0] succès : les Zombies n’ont pas bougé
    [one] succès au test de fin de Round
   *[other] succès au test de fin de Round
    }
ms-digest-dead = { $who } meurt en { $square }
ms-digest-bites = { $n ->
    [one] attaque : { $who }
   *[other] attaques : { $who }
    }
ms-digest-moved = { $n ->
    [one] case gagnée vers vous
   *[other] cases gagnées vers vous
    }
ms-digest-came = { $n ->
    [one] nouvel arrivant : { $squares }
   *[other] nouveaux arrivants : { $squares }
    }
ms-digest-fell = { $n ->
    [one] Zombie abattu
   *[other] Zombies abattus
    }
ms-digest-beaten = { $n ->
    [one] attaque repoussée
   *[other] attaques repoussées
    }
ms-digest-drawn = { $n ->
    [one] carte piochée
   *[other] cartes piochées
    }
ms-digest-noise = un dé de plus à la fin du Round
ms-sum-killed = { $n ->
    [one] { $n } Zombie abattu
   *[other] { $n } Zombies abattus
    }
ms-sum-out = { $n ->
    [one] { $n } sorti
   *[other] { $n } sortis
    }
ms-sum-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
    }
ms-force = Votre force
ms-hero = Héros
ms-force-alive = { $n ->
    [one] { $n } point
   *[other] { $n } points
    } en vie. Personne ne s’ajoute en route.
ms-force-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    } sur { $limit }
ms-force-reset = Force conseillée
ms-of-points = sur { $n ->
    [one] { $n } point choisi
   *[other] { $n } points choisis
    }
ms-points-left = encore { $n }
ms-up-to = jusqu’à { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
ms-too-many = { $n ->
    [one] { $n } point de trop
   *[other] { $n } points de trop
    }
ms-lost-in = perdu : { $battle }
ms-fell = { $to ->
    [zombie] victime d’un Zombie
    [left] sans place à bord
   *[other] victime de « { $card } »
    } en { $square } ({ $battle }, Round { $round })
ms-fell-here = { $to ->
    [zombie] victime d’un Zombie
    [left] sans place à bord
   *[other] victime de « { $card } »
    } en { $square } (Round { $round })
ms-survived = { $n ->
    [one] { $n } bataille
   *[other] { $n } batailles
    }
ms-close = a trompé la mort { $n ->
    [one] une fois
   *[other] { $n } fois
    }
ms-rattled-times = en panique { $n ->
    [one] une fois
   *[other] { $n } fois
    }
ms-kills = { $n ->
    [one] { $n } Zombie abattu
   *[other] { $n } Zombies abattus
    }
ms-battle = Bataille { $n }
ms-battle-past = { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    } · { $n ->
    [one] { $n } Round
   *[other] { $n } Rounds
    } · { $lost ->
    [0] aucune perte
    [one] { $lost } perte
   *[other] { $lost } pertes
    }
ms-limit-surprise = jusqu’à 35 points
ms-limit-help = jusqu’à 50 points
ms-limit-breaking = toute la force
ms-limit-home = décide de la campagne
ms-next = Suivante
ms-between = Entre les batailles
ms-the-end = La fin
ms-again = Encore
ms-over = { $outcome ->
    [won] La campagne est gagnée
   *[other] La campagne est perdue
    }
ms-after = { $battle } · { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    }
ms-final = { $n ->
    [one] point sauvé
   *[other] points sauvés
    }
ms-report = { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    }
ms-report-rounds = { $n ->
    [0] Aucun Round
    [one] Un Round
   *[other] { $n } Rounds
    }
ms-report-kills = { $n ->
    [0] aucun Zombie abattu dans cette campagne
    [one] { $n } Zombie abattu dans cette campagne
   *[other] { $n } Zombies abattus dans cette campagne
    }
ms-report-back = { $n ->
    [0] Personne n’est revenu
    [one] Une figurine est revenue
   *[other] { $n } figurines sont revenues
    }
ms-report-lost = { $n ->
    [0] Aucune perte
    [one] Une perte
   *[other] { $n } pertes
    }
ms-report-left = { $n ->
    [one] { $n } point
   *[other] { $n } points
    } en vie
ms-report-stay = Qui tombe est perdu pour le reste de la campagne
ms-key-in = choisie
ms-key-free = peut venir
ms-key-big = trop chère
ms-fact-zombies = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
    }, puis { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
    } par Round
ms-fall-surprise = Si personne ne sort
ms-fall-surprise-then = On rejoue avec le reste de la force, ou tout depuis le début
ms-fall-help = Si tous tombent avant le message
ms-fall-help-then = On rejoue avec le reste de la force
ms-fall-breaking = Si personne ne s’échappe
ms-fall-breaking-then = La campagne est perdue ; après une retraite, on rejoue
ms-fall-home = Si personne n’est sauvé
ms-fall-home-then = La campagne est perdue
ms-prize-surprise = Récompense : un point d’Héroïsme
ms-prize-surprise-who = Pour un survivant
ms-prize-help = Récompense : deux points d’Héroïsme
ms-prize-help-who = Pour deux survivants
ms-prize-breaking = Récompense : deux points d’Héroïsme
ms-prize-breaking-who = Pour deux survivants
ms-prize-home = Le score de la campagne
ms-prize-home-who = Les points de tous ceux qui sont sauvés
ms-best = Meilleures campagnes
ms-best-note = points sauvés
ms-best-nameless = sans nom
ms-best-line = { $outcome ->
    [won] gagnée
   *[other] perdue
    } avec les { $side ->
    [human] Humains
   *[martian] Martiens
    }, { $lost ->
    [0] aucune perte
    [one] { $lost } perte
   *[other] { $lost } pertes
    }{ $dice ->
    [none] { "" }
   *[other] , dés { $dice }
    }
ms-hire-once = { $who } ne peut être pris qu’une fois ({ $rule }).
ms-hire-points = { $n ->
    [one] Un point de trop : { $limit } au plus ({ $rule }).
   *[other] { $n } points de trop : { $limit } au plus ({ $rule }).
    }
ms-drop-last = Il faut bien quelqu’un : engagez d’abord une autre figurine.
ms-seats-few = { $n ->
    [one] Un seul achat, un seul joueur : engagez davantage pour partager la force.
   *[other] { $n } achats ne suffisent pas pour tant de joueurs : vous serez { $n } à table.
    }
ms-file-open = Ouvrir un fichier
ms-file-save = Enregistrer dans un fichier
ms-file-read = Votre force est maintenant celle de { $file }.
ms-file-problem = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
    } : { $why }
ms-extra = Zombies de plus au départ
ms-extra-none = aucun
ms-difficulty-printed = comme imprimé
ms-campaign = toute la campagne
ms-opt-battle = Bataille
ms-opt-side = Camp
ms-side-human = les Humains
ms-side-martian = les Martiens
ms-solo = en solo
ms-build = Composer votre force
ms-build-note = figurines, difficulté
ms-skill = { $name } : { $text }
ms-hire-heroics = Héroïsme { $n }
ms-hire-dashed = { $left ->
    [0] En pointillé : il ne reste plus de points.
    [one] En pointillé : plus cher que le point qui reste, ou unique et déjà engagé.
   *[other] En pointillé : plus cher que les { $left } points qui restent, ou unique et déjà engagé.
    }
ms-drop = { $who } : un de moins
ms-difficulty = Dés à chaque Point d’Incursion
lesson-ms-deploy = Tenez le restaurant
    .text = Choisissez une case pour chaque figurine à l’intérieur de la ligne bleue, ou répartissez-les toutes d’un coup. Les murets mettent à couvert, les murs vous cachent.
lesson-ms-squad = Qui part ?
    .text = Chaque bataille admet un certain nombre de points. Qui tombe est perdu pour le reste de la campagne.
lesson-ms-turn = Votre Tour
    .text = Un Tour offre deux possibilités : activer des figurines ou jouer une carte. Cliquez sur une figurine qui brille. Quand tout le monde a agi, le Round finit et les Zombies font leur test.
lesson-ms-act = Chaque bruit les rapproche
    .text = { $who } peut bouger, tirer ou ne rien faire. Les pourcentages sur le plateau sont vos chances ; un bouclier signale une cible à couvert. Après l’action, tout Zombie qui l’a vue ou entendue approche.

## The game by name, and what the shared parts of the page say about it
game-mars-attacks = Mars Attacks
auto-test = Passer jusqu’au test de fin de Round
    .text = On vous redemande quand le test est lancé.
ms-enemy = L’ennemi
ms-end-kills = Zombies abattus
ms-end-why = { $kills ->
    [0] Aucun Zombie n’est tombé
    [one] Un Zombie est tombé
   *[other] { $kills } Zombies sont tombés
    } ; des vôtres, { $alive } debout, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
    }.
ms-end-close = Morts évitées
ms-end-points = Héroïsme restant

# la première partie guidée
guided-mars-turn = Deux par Tour
    .text = Vous prenez une escouade qui se replie, au Round 3. Pendant un Tour, deux figurines agissent, ou une figurine et une carte ; un Round dure jusqu’à ce que tous aient agi. Qui d’abord : près du bord rouge, ou en couverture ?
guided-mars-exit = Par le bord rouge
    .text = Qui se tient au bord rouge peut quitter le plateau, sain et sauf. Un seul qui s’échappe suffit pour gagner ; qui reste peut encore tomber.
guided-mars-shoot = Tirer
    .text = On peut tirer sur qui l’on voit à portée de l’arme ; un tir dégagé et viser ajoutent un dé chacun, et la réponse dit la chance de toucher. Les Zombies qui entendent le tir approchent.
guided-mars-more = Plus de dés
    .text = Une carte peut être cédée pour des dés de plus. C’est la carte de ce Tour : gardez les bonnes pour ce qu’elles disent.
guided-mars-card = Jouer une carte
    .text = Une carte prend la place d’une figurine dans ce Tour. Agrandissez-la pour lire ce qu’elle fait et quand elle en vaut la peine.
guided-mars-move = Se déplacer
    .text = Deux cases, dans les huit directions. Les Zombies qui voient quelqu’un entrer dans une case approchent d’une case, un à un ; ceux qui ne voient rien restent.
guided-mars-step = Pas à pas
    .text = Une action se choisit pas à pas : après un pas, on peut continuer, tirer ou s’arrêter. Vous voyez ce qui en résulte avant de décider.
guided-mars-answer = Un Zombie attaque
    .text = Ripostez, et il peut tomber ; ou tentez seulement de survivre, c’est plus facile. Les chances sont dans les réponses.
guided-mars-discard = Des cartes pour le prochain Round
    .text = Défaussez ce qui ne servira pas, puis piochez jusqu’à en avoir quatre.
guided-mars-round = La fin d’un Round
    .text = Les Zombies du plateau ont passé un test, et de nouveaux sont apparus aux Points d’Incursion. Le journal le raconte dans l’ordre. Faites sortir les autres par le bord rouge : la bataille finit quand il n’y a plus personne.

# Chapitres du livret
topic-MA-TEST = Les tests
topic-MA-TURN = Les Tours
topic-MA-ACT = Les actions
topic-MA-SHOOT = Tirer
topic-MA-FIGHT = Combattre
topic-MA-RATTLE = Figurines en panique
topic-MA-HERO = Les Héros
topic-MA-SCATTER = La déviation
topic-MA-ABIL = Les capacités
topic-MA-CARD = Les cartes
topic-MA-ZOMB = Les Zombies
topic-MA-REACT = Réactions des Zombies
topic-MA-ROUND = Le Round
topic-MA-ARRIVE = Arrivée des Zombies
topic-MA-CAMP = La campagne
topic-MA-LEAVE = Quitter le plateau
topic-MA-BETWEEN = Entre les batailles
topic-MA-SURPRISE = Surprise, surprise !
topic-MA-HELP = À l’aide !
topic-MA-BREAK = Se frayer un chemin
topic-MA-HOME = Retour au bercail
topic-MA-FORCE = La force

ms-slot-move = Bouger
ms-slot-shoot = Tirer
ms-slot-aim = Viser
ms-slot-fight = Combattre
ms-slot-other = Autre
ms-slot-who = Agir
ms-slot-card = Cartes
ms-slot-deed = Exploits
ms-slot-nobody = personne à portée de bras
