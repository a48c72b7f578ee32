# Mars Attacks, Silence de mort : tout ce que dit la table.
#
# Les unités portent `.gender` pour les accords, et `.rank` quand un grade précède le nom.

game-mars-attacks = Mars Attacks : Silence de mort
    .short = Silence de mort
    .tagline = Coupés de tout parmi les morts. Chaque bruit les rapproche.

scenario-campaign = Silence de mort
    .text = Quatre batailles d’affilée avec une seule force de cent points. Qui tombe est perdu ; seule la dernière bataille décide.
scenario-surprise = Surprise, surprise !
    .text = Tenez le restaurant jusqu’au deuxième Round et au premier Zombie abattu, puis faites sortir au moins un éclaireur par le sud.
scenario-help = À l’aide !
    .text = Fouillez les boutiques en ruine, tenez la case de l’émetteur à la fin d’un Round, puis rentrez par le sud.
scenario-breaking = Se frayer un chemin
    .text = Menez toute la force du sud au nord. Seuls ceux qui s’échappent continuent.
scenario-home = Retour au bercail
    .text = Gagnez la zone d’atterrissage, gardez-la libre de Zombies et appelez le transport. Personne n’attend les retardataires.
scenario-field = Terrain d’exercice

goal-surprise-round = Tenir jusqu’au Round 2
    .text = Personne ne quitte le restaurant avant
goal-surprise-kill = Abattre un Zombie
    .text = Personne ne quitte le restaurant avant
goal-surprise-leave = Sortir par le bord sud
    .text = Un seul survivant suffit
goal-help-find = Trouver l’émetteur
    .text = Premier pion sur 7 ou 8, deuxième sur 5 ou plus, sinon le troisième
goal-help-send = Envoyer le message
    .text = Quelqu’un dans sa case et aucun Zombie à la fin d’un Round
goal-help-leave = Rentrer par le bord sud
    .text = La bataille finit quand plus personne n’est sur le plateau
goal-breaking-leave = S’échapper par le bord rouge
    .text = Un seul suffit pour gagner, mais seuls les évadés continuent
goal-home-reach = Gagner la zone d’atterrissage
    .text = Chaque figurine compte pour le score
goal-home-clear = Garder la zone libre de Zombies
    .text = À la fin d’un Round
goal-home-call = Appeler le transport
    .text = Les absents restent sur place

phase-squad = Escouade
phase-deploy = Déploiement
phase-turns = Vos Tours
phase-test = Test de fin de Round
phase-draw = Cartes
phase-arrivals = Nouveaux arrivants
phase-checks = Vérifications
phase-after = Après la bataille

test-shoot = Tir
test-fight = Combat
test-survive = Survie

side-human = Humains
side-martian = Martiens

best-details = { $outcome ->
        [won] campagne gagnée
       *[other] campagne perdue
    }, { $side ->
        [human] Humains
       *[martian] Martiens
    }, { $battles ->
        [one] une bataille
       *[other] { $battles } batailles
    }, { $lost ->
        [0] aucune perte
        [one] une figurine perdue
       *[other] { $lost } figurines perdues
    }, difficulté { $difficulty }

setup-scenario = Scénario
setup-side = Camp
setup-force = Force
setup-difficulty = Dés en plus ou en moins à chaque Point d’Incursion
setup-extra = Zombies supplémentaires au départ
setup-seats = Joueurs
setup-players = Qui mène qui

error-setup-unknown-scenario = Il n’y a pas de scénario « { $scenario } ». Au choix : { $choices }.
error-setup-unknown-side = Il n’y a pas de camp « { $side_id } ». Au choix : { $choices }.
error-setup-number = « { $name } » doit être un nombre entier de { $least } à { $most }, pas { $value }.
error-setup-force = Une force est une liste d’achats, pas « { $force } ».
error-setup-unknown-unit = Aucune figurine « { $unit_id } » à engager ({ $rule }). Au choix : { $choices }.
error-setup-other-side = « { $unit_id } » combat dans l’autre camp ({ $rule }). Au choix : { $choices }.
error-setup-unit-twice = { $unit } ne peut être pris qu’une fois ({ $rule }).
error-setup-too-many-points = Cette force coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
    } ; le maximum est { $most } ({ $rule }).
error-setup-no-squad = Cette force ne permet aucune escouade de { $most ->
    [one] { $most } point
   *[other] { $most } points
    } au plus : la première bataille est impossible ({ $rule }).
error-setup-file-toml = Ce n’est pas du TOML : une ligne est [force], [squad.surprise] ou nom = valeur.
error-setup-file-key = « { $key } » n’a pas de sens ici. Un fichier de force contient : { $choices }.
error-setup-file-table = « { $section } » doit être une section à part, [{ $section }], avec une ligne comme us-rifle = 6 par achat.
error-setup-file-battle = Il n’y a pas de bataille « { $battle_id } » pour une escouade. Au choix : { $choices }.
error-setup-file-count = « { $unit_id } » demande un nombre entier de 1 à { $most }, pas { $value }.
error-setup-file-nothing = Personne n’est engagé : la section [{ $section }] manque ou est vide.
error-setup-seat-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
    }, cela ne va pas : de 1 à 4, avec au moins un achat chacun (achats choisis : { $count }).
error-setup-players = Chaque achat a besoin d’un joueur, et chaque joueur d’un achat : { $seats } pour { $count }.

# Ce qui s’est passé

event-battle-began = { $battle } commence avec une force de { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}.
event-squad-chosen = L’escouade est choisie, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } : { $models }.
event-model-deployed = { $model } prend position en { $to }.
event-round-began = Round { $round }
event-round-passed = Tout le monde a agi : le Round { $round } s’achève.
event-phase-began = { $phase }
event-activation-began = { $model } agit
event-battle-won = { $battle } : la bataille est gagnée. { $count ->
    [0] Personne n’en revient.
    [one] Une figurine en revient.
   *[other] { $count } figurines en reviennent.
    }
event-battle-lost = { $battle } : la bataille est perdue. { $count ->
    [0] Personne n’en revient.
    [one] Une figurine en revient.
   *[other] { $count } figurines en reviennent.
    }
event-game-won = Victoire ! { $points ->
    [one] { $points } point sauvé
   *[other] { $points } points sauvés
    }.
event-game-lost = Silence. Les morts ont gagné.
event-campaign-restarted = La campagne repart de zéro, comme si de rien n’était.
event-players-retreated = Les joueurs battent en retraite : { $battle } compte comme une défaite, ceux qui sont encore là survivent.
event-transport-called = Le transport descend.
event-model-saved = { $model } est à bord.
event-model-abandoned = { $model } reste sur place.
event-hero-rewarded = { $model } a maintenant Héroïsme { $points }.
event-soldier-promoted = { $model } devient un Héros avec Héroïsme { $points }.

event-model-moved = { $model } va de { $origin } en { $to }.
event-model-leapt = { $model } bondit de { $origin } en { $to }.
event-model-carried = { $model } passe de { $origin } en { $to }.
event-model-exited = { $model } quitte le plateau depuis { $origin }.
event-model-stood = { $model } se relève.
event-model-waited = { $model } ne fait rien.
event-model-shot = { $model } tire sur { $square }.
event-model-aimed = { $model } vise { $square } et tire.
event-fire-swept = { $model } arrose { $squares } ; les Zombies ne se baissent même pas.
event-fight-began = { $model } se bat en { $square }.
event-point-spent = { $model } dépense un point d’Héroïsme (il en reste { $points }).
event-ability-used = { $model } utilise { $ability } (reste { $points }).
event-action-unheard = Rien ne bouge : l’action { $model_of } passe inaperçue.

event-dice-rolled = { $model }, test de { $test } à { $stat }+ : { $dice } — { $count ->
    [0] aucun succès
    [one] { $count } succès
   *[other] { $count } succès
    }.
event-enemy-rolled = En { $square }, test de { $test } à { $stat }+ : { $dice } — { $count ->
    [0] aucun succès
    [one] { $count } succès
   *[other] { $count } succès
    }{ $armour ->
    [1] , et un par l’Armure
    [2] , et 2 par l’Armure
   *[0] {""}
    }.
event-success-added = Un succès de plus pour { $model } : { $count }.
event-attack-failed = L’attaque en { $square } ne donne rien.
event-zombie-killed = { $model } abat un Zombie en { $square }.
event-zombie-fell = Un Zombie tombe en { $square }.
event-zombie-unmoved = { $ability } laisse le Zombie en { $square } de marbre.
event-zombie-marked = Un Zombie en { $square } est sonné jusqu’au test de fin de Round.
event-model-killed = { $model } meurt en { $square }.
event-hero-saved = { $model } trompe la mort (Héroïsme restant : { $points }).
event-model-grieves = { $model } n’a plus rien à perdre.
event-points-gained = Le chagrin donne des ailes à { $model } : { $points ->
    [one] { $points } point d’Héroïsme
   *[other] { $points } points d’Héroïsme
    }.
event-panic-rolled = { $model } obtient { $die } au jet de panique en { $square }.
event-model-rattled = { $model } est { $model_gender ->
    [f] Paniquée
   *[m] Paniqué
    }.
event-model-calmed = { $model } retrouve son calme.
event-model-freed = { $model } peut agir à nouveau.

event-zombies-saw = { $count ->
    [one] Un Zombie qui a vu { $model } avance
   *[other] { $count } Zombies qui ont vu { $model } avancent
    } vers { $to }.
event-zombies-heard = { $count ->
    [one] Un Zombie qui a entendu { $model } avance
   *[other] { $count } Zombies qui ont entendu { $model } avancent
    } vers { $to }.
event-zombies-lured = { $count ->
    [one] Un Zombie est attiré
   *[other] { $count } Zombies sont attirés
    } vers { $to }.
event-noise-added = L’action { $model_of } ajoute un dé au test de fin de Round (+{ $count }).
event-zombie-moved = Un Zombie va de { $origin } en { $to }.
event-zombie-attacked = Un Zombie en { $square } se jette sur { $model }.
event-test-rolled = Test des Zombies : { $dice } — { $count ->
    [0] aucun succès, ils ne bougent pas
    [one] { $count } succès
   *[other] { $count } succès
    }{ $added ->
    [0] {""}
    [one] {" "}(un dé ajouté)
   *[other] {" "}({ $added } dés ajoutés)
    }.
event-result-began = { $number ->
    [1] Premier résultat : ceux qui partagent la case d’un ennemi combattent.
    [2] Deuxième résultat : ceux qui touchent un ennemi se jettent sur lui.
    [3] Troisième résultat : ceux qui voient un ennemi avancent.
    [4] Quatrième résultat : et encore une fois.
   *[5] Cinquième résultat : les Points d’Incursion s’agitent.
    }
event-points-stirred = On lance un dé à chaque Point d’Incursion.
event-arrivals-rolled = Point d’Incursion { $square } : { $dice }, { $count ->
    [0] aucun Zombie n’arrive
    [one] un Zombie arrive
   *[other] { $count } Zombies arrivent
    }.
event-zombie-arrived = Un Zombie apparaît en { $square }.
event-zombie-scattered = Depuis { $origin }, direction { $die } : { $to }.
event-zombie-blocked = Plus de place pour un Zombie autour de { $square }.

event-card-played = { $card } est jouée.
event-card-laid = { $card } est posée ({ $count } dans l’ensemble).
event-set-resolved = { $card } est déclenchée, avec { $count ->
    [one] une carte
   *[other] { $count } cartes
    }.
event-card-drawn = Piochée : { $card }.
event-card-discarded = Défaussée : { $card }.
event-card-returned = { $die } : { $card } revient en main.
event-card-gone = { $die } : { $card } est épuisée.
event-event-drawn = Événement : { $card } !
event-deck-shuffled = La pioche est vide : { $count ->
    [one] { $count } carte défaussée est mélangée
   *[other] { $count } cartes défaussées sont mélangées
    }.
event-herd-row = { $die } : le troupeau en feu dévale la rangée { $row }.
event-herd-column = { $die } : le troupeau en feu dévale la colonne { $square }.
event-wall-fell = Le mur entre { $square } et { $to } s’écroule.
event-wall-none = Il n’y a plus de mur à écrouler.
event-wall-raised = Le muret entre { $square } et { $to } devient un mur.
event-car-fell = Une voiture s’écrase en { $square }.
event-strike-scattered = La frappe sur { $origin } se disperse dans la direction { $die }, en { $to }.
event-strike-landed = { $card } touche { $square }.
event-counter-found = { $model } trouve l’émetteur en { $square }.
event-counter-empty = { $model } fouille { $square } pour rien ({ $die }).
event-message-sent = Le message part de { $square }.

# Questions

prompt-squad = Qui part ? { $points ->
    [one] { $points } point choisi
   *[other] { $points } points choisis
    } sur { $limit } ({ $battle }).
prompt-deploy = Où commence { $model } ? (encore { $count } à placer)
prompt-turn = Qui agit, ou quelle carte ? ({ $count ->
    [one] une fois encore
   *[other] encore { $count } fois
    })
prompt-act = { $model } : que faire ?
prompt-step = { $model } : et ensuite ?
prompt-brawl = { $model } a encore un poing libre en { $square }.
prompt-again = { $model } : une seconde cible en { $square } ?
prompt-sweep = { $model } arrose encore une case ?
prompt-answer = Un Zombie attaque { $model } en { $square } avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
    }. Comment répond { $model } ?
prompt-brave = Quelle figurine Brave prend la morsure en { $square } ?
prompt-more-dice = { $model } va lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
    }. Jouer une carte ?
prompt-help = { $model } : { $count } succès, contre { $against } en face. Jouer une carte ?
prompt-lead = { $model } peut en entraîner d’autres (Héroïsme restant : { $points }).
prompt-follow = Qui suit { $model } ? (encore { $count } au plus)
prompt-follow-hero = Quel Héros suit { $model } ?
prompt-model = { $card } : quelle figurine ?
prompt-square = { $card } : quelle case ?
prompt-wall = { $card } : quel muret ?
prompt-jeep = { $card } : où embarque-t-on ?
prompt-riders = Qui monte ? ({ $count } au plus)
prompt-ride = { $models } : vers où ? (encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
    })
prompt-discard = Quelles cartes défausser avant de compléter la main à { $count } ?
prompt-checks = Fin du Round { $round }. Et maintenant ?
prompt-reward = Qui a mérité un point d’Héroïsme ? ({ $count } au plus)
prompt-again-battle = { $battle } est perdue. Et maintenant ?

option-add = { $model } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
option-go = En route : { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
option-deploy = Commencer en { $square }{ $count ->
    [0] {""}
    [one] {" "}(avec un autre)
   *[other] {" "}(avec { $count } autres)
    }
option-deploy-rest = Répartir les { $count }
option-activate = { $model } agit
option-authority = { $model } : Autorité, en premier et sans bruit (Héroïsme { $points })
option-next-turn = Commencer un autre Tour
option-pass = Passer : fin du Round
option-move = Aller en { $square }
option-charge = Charger en { $square } ({ $count ->
    [one] un Zombie
   *[other] { $count } Zombies
    })
option-leap = Bondir en { $square }{ $count ->
    [0] {""}
    [one] {" "}(un Zombie)
   *[other] {" "}({ $count } Zombies)
    }
option-exit = Quitter le plateau depuis { $square }
option-leap-out = Bondir hors du plateau
option-shoot = Tirer sur { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Zombies)
    }
option-shoot-marked = Tirer sur le sonné en { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-aim = Viser et tirer sur { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Zombies)
    }
option-aim-marked = Viser et tirer sur le sonné en { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-cover = Tir de couverture sur { $square }
option-sweep = Aussi { $square }
option-stand = Se relever
option-fight = Se battre en { $square } ({ $count ->
    [one] un Zombie
   *[other] { $count } Zombies
    })
option-fight-marked = Se battre avec le sonné en { $square } ({ $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
    })
option-nothing = Ne rien faire
option-stop-action = C’est tout
option-deed = Exploit : +½ action
option-late = S’esquiver d’une case (Héroïsme { $points })
option-done = Terminé
option-stop = En rester là
option-enough = Assez
option-again = Encore un en { $square }
option-answer = { $test } à { $stat }+, { $count ->
    [one] { $count } dé
   *[other] { $count } dés
    }
option-answer-card = { $test } à { $stat }+, { $count ->
    [one] { $count } dé
   *[other] { $count } dés
    } avec { $card }
option-brave = { $model }
option-no-card = Pas de carte
option-play-dice = { $card } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
    } de plus
option-play-card = { $card }
option-lead = { $ability }
option-lead-at = { $ability } autour de { $square }
option-model = { $model }
option-square = { $square }
option-wall = Entre { $square } et { $to }
option-from = En { $square }
option-ride = Vers { $square }
option-order = Jouer { $card }
option-lay = Poser { $card }
option-resolve = Déclencher { $card } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
    })
option-discard = { $card }
option-stay = Continuer
option-retreat = Battre en retraite : { $then ->
        [on] { $count } en vie, la campagne continue sans récompense
        [again] { $count } en vie, on rejoue la bataille
       *[over] { $count } en vie
    }
option-call = Appeler le transport : { $count ->
    [one] { $count } sauvé
   *[other] { $count } sauvés
    }, { $left ->
    [one] { $left } abandonné
   *[other] { $left } abandonnés
    }
option-call-empty = Appeler le transport pour personne : { $left ->
    [one] { $left } abandonné
   *[other] { $left } abandonnés
    }
option-reward = { $model } (Héroïsme { $count })
option-play-again = Rejouer { $battle }
option-restart = Recommencer la campagne à zéro

# Ce que les joueurs disent avant qu’une figurine agisse

say-turn-activate = { $model } agit.
say-turn-authority = { $model } prend le commandement.
say-turn-pass = Je passe : fin du Round.
say-turn-order = Je joue { $card }.
say-turn-lay = Je pose { $card }.
say-turn-resolve = Je déclenche { $card }.
say-act-move = { $model } va en { $square }.
say-act-charge = { $model } charge en { $square }.
say-act-leap = { $model } bondit en { $square }.
say-act-exit = { $model } quitte le plateau.
say-act-leap-out = { $model } bondit hors du plateau.
say-act-shoot = { $model } tire sur { $square }.
say-act-shoot-marked = { $model } tire sur le sonné en { $square }.
say-act-aim = { $model } vise et tire sur { $square }.
say-act-aim-marked = { $model } vise le sonné en { $square }.
say-act-cover = { $model } couvre { $square }.
say-act-stand = { $model } se relève.
say-act-fight = { $model } se bat en { $square }.
say-act-fight-marked = { $model } se bat avec le sonné en { $square }.
say-act-nothing = { $model } ne bouge pas.
say-answer-answer = { $model } : { $test } !
say-answer-answer-card = { $model } : { $test }, avec { $card } !
say-help-play-card = Je joue { $card }.
say-more-dice-play-dice = Je joue { $card }.
say-call = J’appelle le transport.
say-call-empty = J’appelle le transport, pour personne.
say-retreat = Je sonne la retraite.

# Pourquoi pas ?

refused-activated = { $model } a déjà agi pendant ce Round.
refused-authority = { $other } a réclamé la première action de ce Round.
refused-pass = { $count ->
    [one] Une figurine n’a
   *[other] { $count } figurines n’ont
    } pas encore agi.
refused-next = Chaque Tour active au moins une figurine.
refused-claim = La première action se réclame avant que quiconque agisse, et par une seule figurine.
pointless-next = Il ne reste personne à activer : un autre Tour ne changerait rien.
refused-card-turn = Ce Tour n’a pas de place pour { $card }.
pointless-card = { $card } ne ferait rien maintenant.
refused-card-test = { $card } se joue sur un test.
refused-set-full = Un ensemble compte trois cartes au plus.
refused-laid-now = { $card } a été posée ce Tour et attend le prochain.
refused-rattled = { $model } doit se relever avant toute autre chose.
refused-caught = { $model } est au corps à corps et ne peut aller en { $square }.
refused-no-move = { $model } n’a plus de mouvement pour { $square }.
refused-wall = Aucun pas ne mène { $model } en { $square }.
refused-solid = { $model } ne peut se poser en { $square }.
refused-full = { $square } est pleine ({ $count } corps) : pas de place pour { $model }.
refused-lovers = Aller en { $square }, ce serait abandonner l’autre : { $model } refuse.
refused-hold = { $model } doit tenir la position : { $square } est en dehors.
refused-exit-closed = { $model } ne peut pas quitter le plateau depuis { $square } maintenant.
refused-exit-caught = { $model } est au corps à corps et ne peut pas quitter le plateau.
refused-exit-spent = { $model } n’a plus de mouvement pour quitter le plateau.
refused-leap = { $model } bondit au lieu de marcher, pas en plus.
refused-leap-out = Le bord rouge est trop loin pour un bond { $model_of }.
refused-exit-far = { $model } doit d’abord gagner le bord rouge : { $square } n’y touche pas.
refused-no-gun = { $model } n’a rien pour tirer.
refused-shoot-caught = { $model } ne peut pas tirer avec un Zombie à la gorge.
refused-shoot-flying = { $model } doit se poser avant de tirer.
refused-shot = { $model } a déjà tiré pendant cette action.
refused-no-half = { $model } n’a plus le temps de tirer sur { $square }.
refused-too-close = { $square } est trop près pour { $model } : { $range }, il faut au moins { $near }.
refused-too-far = { $square } est trop loin pour { $model } : { $range }, au plus { $far }.
refused-no-sight = { $model } ne voit pas { $square }.
refused-melee = Un allié se trouve en { $square } : { $model } ne tire pas.
refused-rapid = { $model } tire trop vite pour viser { $square }.
refused-aim = { $model } ne peut viser { $square } qu’en ne faisant rien d’autre.
refused-cover = { $model } n’arrose { $square } qu’en restant sur place.
refused-no-fight = { $model } ne se bat pas au corps à corps.
refused-stop = { $model } ne peut pas se poser ici.
refused-nothing = { $model } est au corps à corps et doit se battre.
refused-deed-middle = L’exploit { $model_of } vient avant ou après l’action, jamais au milieu.
refused-deed-points = { $model } n’a plus d’Héroïsme.
refused-deed-rattled = { $model } doit d’abord se relever.
refused-deed-once = { $model } a déjà accompli un exploit pendant cette activation.
pointless-fix = { $model } ne trouve ici aucun secret extraterrestre à bricoler.
pointless-deed = Un exploit { $model_of } ne servirait à rien.
pointless-late = { $model } n’a nulle part où aller.
refused-lost = { $model } ne reviendra plus.
refused-points = { $model } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    }) dépasserait la limite de l’escouade : { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    }.

# À quoi s’attendre

fact-kill = le Zombie tombe : { $percent } %
fact-arrives = { $square }, un Zombie au moins : { $percent } %
fact-heroics = Héroïsme { $before } → { $after }
fact-die = { $percent } % d’y rester
fact-spared = { $percent } % de perdre un point d’Héroïsme
fact-over = { $what ->
    [campaign] La campagne est perdue.
   *[other] La bataille est perdue.
    }
fact-come = { $count ->
    [0] personne ne vient
    [one] un Zombie vient
   *[other] { $count } Zombies viennent
    }

# Noms

unit-us-rifle = Soldat US avec Fusil
    .short = Fusil
    .gender = m
unit-us-machine-gun = Soldat US avec Mitrailleuse
    .short = Mitrailleuse
    .gender = m
unit-us-missile = Soldat US avec Lance-missiles
    .short = Missiles
    .gender = m
unit-us-sergeant = Sergent US
    .short = Sergent
    .gender = m
    .rank = Sergent
unit-deke = Deke
    .short = Deke
    .gender = m
unit-buddy-brandi = Buddy & Brandi
    .short = Buddy & Brandi
    .gender = m
unit-buddy = Buddy
    .short = Buddy
    .gender = m
unit-brandi = Brandi
    .short = Brandi
    .gender = f
unit-eva = Éva
    .short = Éva
    .gender = f
unit-ashley = Ashley
    .short = Ashley
    .gender = f
unit-troy = Troy
    .short = Troy
    .gender = m
unit-edwin = Edwin
    .short = Edwin
    .gender = m
unit-phil = Phil
    .short = Phil
    .gender = m
unit-joe = Joe
    .short = Joe
    .gender = m
unit-craig = Craig
    .short = Craig
    .gender = m
unit-tunga = Tunga
    .short = Tunga
    .gender = m
unit-don-manning = Don Manning
    .short = Don
    .gender = m
unit-esteban-ramirez = Estéban Ramirez
    .short = Estéban
    .gender = m
unit-blaine = Blaine
    .short = Blaine
    .gender = m
unit-sidney-rose = Sidney Rose sur Henry, la Puce Géante
    .short = Sidney et Henry
    .gender = m
unit-buck-spencer = Buck Spencer
    .short = Buck
    .gender = m
unit-xiuhcoatl = Xiuhcoatl
    .short = Xiuhcoatl
    .gender = m
unit-martian-disintegrator = Fantassin Martien avec Fusil Désintégrateur
    .short = Désintégrateur
    .gender = m
unit-martian-freeze-ray = Fantassin Martien avec Rayon Réfrigérant
    .short = Réfrigérant
    .gender = m
unit-martian-leader = Chef d’Infanterie Martienne
    .short = Chef
    .gender = m
    .rank = Chef
unit-general-tor = Général Tor
    .short = Tor
    .gender = m
unit-general-zar = Général Zar
    .short = Zar
    .gender = m
unit-beloss-bel = Beloss Bel
    .short = Beloss
    .gender = m
unit-martian-standard-bearer = Porte-étendard Martien
    .short = Étendard
    .gender = m
    .rank = Porte-étendard
unit-zombie = Zombie
    .short = Zombie
    .gender = m

weapon-rifle = Fusil
weapon-machine-gun = Mitrailleuse
weapon-missile-launcher = Lance-missiles
weapon-disintegrator = Fusil désintégrateur
weapon-freeze-ray = Rayon réfrigérant
weapon-rifle-class = Arme longue
weapon-pistol-class = Arme de poing
weapon-rapid-class = Arme automatique
weapon-blaster-class = Blaster récupéré
weapon-hand-weapon = Arme de mêlée
weapon-bat-and-pistol = Batte et arme de poing
weapon-shock-stick = Bâton électrique
weapon-bite = Morsure

ability-armour = Armure
    .text = +1 succès en Survie contre les tirs ; Paniqué si ce succès l’a sauvé ; rien en combat.
ability-heavy-armour = Armure Lourde
    .text = Comme Armure avec +2 succès.
ability-armour-piercing = Perforant
    .text = Ignore Armure et Armure Lourde.
ability-anti-tank = Antichar
    .text = +2 dés contre les véhicules.
ability-authority = Autorité
    .text = Agir en premier dans le Round ; cette première action ne provoque aucune réaction.
ability-blaster = Blaster
    .text = Un survivant à son tir est marqué comme activé.
ability-brave = Brave
    .text = Prend pour lui l’attaque visant sa case, sauf s’il est Paniqué.
ability-brawler = Bagarreur
    .text = Une mort au premier combat de l’activation donne un combat gratuit dans la même case.
ability-covering-fire = Tir de Couverture
    .text = Au lieu de tirer et sans bouger : rend Paniqués les Soldats ennemis vus dans trois cases adjacentes au plus.
ability-dragon-slayer = Tueur de Dragon
    .text = +1 dé en combat contre les grands socles.
ability-fixin-stuff = Bricolage
    .text = Transforme un Secret Extraterrestre en arme.
ability-fly = Vol
    .text = Se déplace deux fois plus loin et par-dessus les décors.
ability-follow-me = Suivez-Moi !
    .text = Après son activation : jusqu’à quatre Soldats à deux cases au plus sont activés.
ability-freeze = Gel
    .text = Tire sur chaque figurine vue dans la case ; les survivants sont marqués comme activés.
ability-horde = Horde
    .text = Pas de limite de nombre ; +1 dé en combat par autre Zombie de la case.
ability-huge-weapon = Arme Énorme
    .text = +2 dés à ses attaques.
ability-ingenious = Ingénieux
    .text = Une carte Ingéniosité Humaine jouée peut revenir (6+).
ability-klutz = Maladroit
    .text = Les 1 ajoutent un dé comme les 8, mais restent des échecs.
ability-leap = Bond
    .text = Saute jusqu’à trois cases par-dessus tout au lieu de se déplacer.
ability-lord-of-battle = Seigneur de Guerre
    .text = Suivez-Moi ! centré sur une case quelconque.
ability-natural-leader = Meneur Né
    .text = Après son activation : un Héros à deux cases au plus est activé.
ability-rapid-fire = Tir Rapide
    .text = Pas de visée ; une mort ou une panique permet une seconde cible dans la case.
ability-shock-stick = Bâton Électrique
    .text = Une victime qui survit est Paniquée.
ability-smite = Pulvérisation
    .text = L’adversaire est Paniqué même s’il gagne, si la figurine a lancé Combat.
ability-star-crossed-lovers = Amants Maudits
    .text = Restent à une case l’un de l’autre ; le survivant se déchaîne.
ability-too-many-late-nights = Trop de Nuits Blanches
    .text = Après un tir qui ne tue personne : se déplacer d’une case.
ability-undercover = Sous Couverture
    .text = Ne peut être attaqué tant qu’il n’attaque pas ; sans effet sur les Zombies.
ability-unfeeling = Insensible
    .text = Jamais Paniqué ; tué d’office par le troupeau en feu.

card-steady-hands = Main Sûre
    .text = +2 dés à un test de Tir allié.
card-adrenaline = Adrénaline
    .text = +2 dés à un test de Combat d’un attaquant allié.
card-not-today = Pas Aujourd’hui
    .text = +2 dés à une défense alliée (Combat ou Survie).
card-take-cover = Planquez-vous !
    .text = La cible d’une attaque ajoute un succès à sa défense et devient Paniquée si elle vit.
card-second-chance = Deuxième Chance
    .text = Après un test allié : relancer une fois tous les dés ratés ; les 8 obtenus ajoutent des dés.
card-pull-together = Reprenez-vous
    .text = Choisir une figurine alliée : elle et toute figurine alliée à deux cases au plus cessent d’être Paniquées.
card-move-it = Bougez-vous !
    .text = Retirer le marqueur d’Activation d’une figurine alliée non Paniquée.
card-dead-quiet = Pas un Bruit
    .text = À jouer avant une action d’une figurine alliée : cette seule action ne provoque aucune réaction et n’ajoute aucun dé.
card-diversion = Diversion
    .text = Nommer une case vue par une figurine alliée à six cases au plus : tout Zombie à trois cases au plus de cette case avance d’une case vers elle, sauf si un ennemi se trouve dans sa propre case.
card-stampede = Troupeau de Vaches en Feu
    .text = Une rangée ou colonne au hasard est piétinée : les figurines alliées doivent obtenir un succès de Survie ou mourir, les Zombies meurent.
card-rubble = Éboulement
    .text = Un mur plein tiré au sort devient un muret ; toute figurine des deux cases qu’il séparait doit obtenir un succès de Survie ou mourir.
card-flying-car = Voiture Volante
    .text = Deux dés désignent une colonne (1 pour a) et une rangée : chaque figurine y subit une attaque à quatre dés sur 4+ et répond avec Survie ; une case dégagée devient gravats.
card-smell-of-blood = Odeur de Sang
    .text = Lancer un dé à chaque Point d’Incursion.
card-artillery = Frappe d’Artillerie
    .text = Frappe : chaque figurine de la case touchée subit une attaque à trois dés plus un par carte, sur 4+ ; les survivants sont Paniqués. Plus il y a de cartes, moins la frappe se disperse.
card-jeep-run = Coup de Jeep
    .text = Par carte de l’ensemble, jusqu’à deux figurines alliées d’une même case sans ennemi parcourent quatre cases au plus, toutes libres de Zombies.
card-human-ingenuity = Ingéniosité Humaine
    .text = Après un test allié : ajouter un succès ; ou, comme ordre : un muret de la case d’une figurine alliée devient un mur plein.
card-saucer-ray = Rayon de Soucoupe
    .text = Frappe Perforante : chaque figurine de la case touchée subit une attaque à trois dés plus un par carte, sur 4+ ; les survivants sont Paniqués. Plus il y a de cartes, moins la frappe se disperse.
card-transport-beam = Rayon Transporteur
    .text = Par carte de l’ensemble, une figurine alliée est placée dans une case sans ennemi à quatre cases au plus.
card-martian-science = Science Martienne
    .text = Après un test allié : ajouter un succès ; ou, comme ordre : un Zombie vu à trois cases au plus d’une figurine alliée est marqué comme activé.

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

verb-move = Aller
verb-leap = Bondir
verb-ride = Rouler
verb-late = S’esquiver
verb-exit = Sortir
verb-charge = Charger
verb-shoot = Tirer
verb-aim = Viser
verb-cover = Couvrir
verb-fight = Combattre
verb-sweep = Aussi
verb-play = Jouer
verb-lay = Poser
verb-resolve = Déclencher
verb-deed = Exploit
verb-authority = Autorité
verb-lead = Mener
verb-stand = Se relever
verb-activate = Agit
verb-add = Rejoint
verb-deploy = Départ
verb-answer = Riposte
verb-answer-card = Avec une carte
verb-brave = Brave
verb-model = Figurine
verb-square = Case
verb-wall = Mur
verb-reward = Récompense
verb-discard = Défausser
verb-again = Rejouer
verb-stay = Continuer
verb-call = Transport
verb-call-empty = Transport vide
verb-retreat = Retraite
verb-restart = Tout reprendre
verb-go = Partir
verb-nothing = Rien
verb-done = Terminé
verb-keep = Sans carte
verb-next = Tour suivant
verb-pass = Passer

# what is spent
cost-half = { $count ->
    [one] une demi-action
   *[other] une action entière
}
cost-heroics = { $count ->
    [one] un point d’Héroïsme
   *[other] { $count } points d’Héroïsme
}
cost-card = une carte
cost-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Ce qu’une prévision compte.

gauge-model = { $model }
gauge-heroics = { $model } · Héroïsme
gauge-zombies = Zombies sur le plateau

# -- ce que le laboratoire suit de round en round

trend-models = Figurines encore en vie
trend-zombies = Zombies sur le plateau

puzzle-keep-model = { $models_count ->
    [one] { $models } vit encore quand le prochain Round commence.
   *[other] Tous vivent encore quand le prochain Round commence : { $models }.
}
puzzle-reach-zombies = { $value ->
    [0] Videz le plateau de ses Zombies avant la fin du Round, ne serait-ce qu’un instant.
    [one] Ramenez les Zombies à un seul avant la fin du Round, ne serait-ce qu’un instant.
   *[other] Ramenez les Zombies à { $value } au plus avant la fin du Round, ne serait-ce qu’un instant.
}

shelf-battles = Batailles
shelf-campaign = Campagne
