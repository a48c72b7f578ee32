# Marvel Champions : tout ce que dit la table. Les cartes portent `.text`, leur effet avec nos mots.

game-marvel-champions = Marvel Champions
    .short = Champions
    .tagline = Deux vies chacun, un seul méchant. Arrêtez la manigance avant qu’elle n’aboutisse.

scenario-rhino = Rhino : l’effraction
    .text = Une brute déchaînée. Des coups directs et une manigance simple : l’endroit où commencer.
scenario-klaw = Klaw : trafic clandestin
    .text = Un marchand d’armes fait de son, avec trop de cartes de boost et des gardes devant sa porte.
scenario-ultron = Ultron : le Crimson Cowl
    .text = Chaque carte de votre deck peut devenir un drone. Trois manigances, et la dernière est irréversible.
scenario-learning = La partie d’initiation
    .text = Rhino avec des decks préparés pour un ou deux joueurs.

phase-setup = Mise en place
phase-players = Joueurs
phase-villain = Méchant

setup-scenario = Méchant
setup-decks = Decks
setup-mode = Mode
setup-modular = Sets modulaires
setup-hands = Mains
setup-seats = Joueurs
choice-standard = Standard
choice-expert = Expert
choice-random = Au hasard, sans le voir
choice-open = Ouvertes : tout le monde voit toutes les mains
choice-closed = Fermées : chacun voit la sienne

error-setup-unknown-scenario = Il n’y a pas de méchant « { $scenario } ». Choisissez parmi : { $choices }.
error-setup-unknown-mode = Il n’y a pas de mode « { $mode } » : standard ou expert.
error-setup-unknown-modular = Il n’y a pas de set modulaire « { $modular } ». Choisissez parmi : { $choices }.
error-setup-player-count = Un à quatre joueurs, avec un deck chacun.
error-setup-learning-count = La partie d’initiation se joue à un ou deux.
error-setup-hero-twice = { $card } ne peut être à la table qu’une fois.
error-setup-unknown-deck = Il n’y a pas de deck « { $deck_id } ». Choisissez parmi : { $choices }.

fault-no-hero = Il n’y a pas de héros « { $name } ».
fault-unknown-card = Il n’y a pas de carte « { $name } ».
fault-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } : un deck en a de { $least } à { $most }.
fault-hero-card = { $card } : { $count } au lieu de { $wanted }.
fault-other-hero = { $card } appartient à un autre héros.
fault-encounter = { $card } n’est pas une carte de joueur.
fault-aspects = Cartes de { $count ->
    [one] { $count } affinité
   *[other] { $count } affinités
    } : une seule est permise.
fault-copies = { $card } : { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
    }, { $most } au plus.
fault-enough = { $card } : pas plus de { $most } dans un deck.
fault-full = Le deck est plein : { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
    } au plus.
fault-hero-complete = { $card } est au complet : le set du héros en compte { $count }.
fault-hero-stays = { $card } fait partie du set du héros : tout reste ({ $count }).
fault-other-aspect = { $card } apporterait une seconde affinité : ce deck a { $aspect }.

error-setup-fault-no-hero = { fault-no-hero } ({ $rule_id })
error-setup-fault-unknown-card = { $who } : { fault-unknown-card } ({ $rule_id })
error-setup-fault-size = { $who } : { fault-size } ({ $rule_id })
error-setup-fault-hero-card = { $who } : { fault-hero-card } ({ $rule_id })
error-setup-fault-other-hero = { $who } : { fault-other-hero } ({ $rule_id })
error-setup-fault-encounter = { $who } : { fault-encounter } ({ $rule_id })
error-setup-fault-aspects = { $who } : { fault-aspects } ({ $rule_id })
error-setup-fault-copies = { $who } : { fault-copies } ({ $rule_id })

unread-card = Ligne { $line } : aucune carte ne s’appelle « { $words } ».
unread-code = Entrée { $line } : aucune carte n’a ici le code { $words }.
unread-count = Ligne { $line } : « { $words } » n’est pas un nombre d’exemplaires.
unread-hero = Il n’y a pas de héros « { $words } ».
unread-too-long = À partir de la ligne { $line }, rien n’a été lu : la liste est trop longue.

status-stunned = sonné
    .text = La prochaine attaque n’a pas lieu ; cette carte est défaussée à la place.
status-confused = désorienté
    .text = Le prochain contre ou la prochaine manigance n’a pas lieu ; cette carte est défaussée à la place.
status-tough = tenace
    .text = Les prochains dégâts sont tous évités ; cette carte est défaussée à la place.

keyword-guard = Garde
    .text = Le joueur qu’il engage ne peut pas attaquer le méchant tant qu’il est là.
keyword-quickstrike = Coup rapide
    .text = Attaque un héros dès qu’il l’engage.
keyword-retaliate = Riposte
    .text = Quiconque l’attaque subit autant de dégâts, s’il survit.
keyword-surge = Renfort
    .text = Une autre carte Rencontre est révélée après celle-ci.
keyword-toughness = Ténacité
    .text = Entre en jeu avec une carte tenace.
keyword-peril = Péril
    .text = Qui résout la carte ne reçoit ni conseil ni aide : les autres ne jouent aucune carte et n’utilisent aucune capacité d’ici là.
keyword-restricted = Restreint
    .text = Un joueur contrôle au plus deux de ces cartes ; celles en trop sont défaussées aussitôt.
keyword-overkill = Déferlement
    .text = Les dégâts en trop pour un allié ou un sbire passent au héros ou au méchant.
keyword-uses = Utilisations
    .text = Entre en jeu avec des jetons ; part avec le dernier.

icon-acceleration = Accélération
    .text = Une menace de plus à l’étape 1 de la phase du méchant.
icon-hazard = Aléas
    .text = Une carte Rencontre de plus à l’étape 3 de la phase du méchant.
icon-crisis = Crise
    .text = Aucune menace ne peut être retirée de la manigance principale.

# MC-ANAT-03
stat-atk = ATQ
stat-thw = CTR
stat-def = DEF
stat-rec = REC
stat-health = points de vie
stat-hand = taille de main
stat-sch = MNG

resource-energy = énergie
resource-mental = mentale
resource-physical = physique
resource-wild = libre

# Ce qui s’est passé

event-round-began = Round { $round }
event-phase-began = { $phase }
event-turn-began = À { $who } de jouer
event-turn-ended = { $who } termine son tour
event-game-won = Le méchant est battu : vous avez gagné !
event-game-lost = Le méchant a gagné.
event-first-chosen = Premier joueur : { $who }
event-first-passed = Le pion Premier joueur passe à { $who }

event-cards-drawn = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
    }
event-cards-seen = { $who } pioche { $cards }
event-cards-discarded = { $who } défausse { $cards }
event-cards-readied = Toutes les cartes des joueurs sont redressées
event-cards-shuffled = { $who } mélange { $cards } dans son deck
event-cards-given-back = { $card } : les cartes volées retournent à leurs propriétaires
event-deck-rebuilt = { $who } mélange sa défausse pour former un nouveau deck
event-deck-milled = { $who }, cartes du deck défaussées : { $cards }
event-card-dealt = { $who } reçoit une carte Rencontre
event-card-played = { $who } joue { $card }
event-card-put = { $card } rejoint { $who }
event-card-entered = En jeu : { $card }
event-card-discarded = Défausse : { $card }
event-card-defeated = Défaite : { $card }
event-card-readied = { $card } se redresse
event-card-returned = { $card } retourne en main : { $who }
event-card-found = { $who } prend { $card }
event-card-taken = { $who } garde une carte{ $cards_count ->
    [0] , sans rien défausser
   *[other] {" "}et défausse { $cards }
    }
event-card-revealed = { $who } révèle { $card }
event-card-cancelled = Sans effet : { $card }
event-card-robbed = { $card } prend une carte de la main : { $who }
event-event-played = { $who } joue { $card }
event-ability-used = Effet : { $card }
event-resource-generated = { $who } paie avec { $card }
event-cost-lowered = { $who } : la prochaine carte coûte { $count } de moins
event-counters-placed = { $card } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
    } de plus
event-form-changed = { $card } devient { $who }
event-trait-gained = { $card } a le trait { $trait } pour cette phase
event-power-raised = { $card } : +{ $count } { $stat } pour cette phase
event-team-raised = { $who } et ses alliés : +1 CTR et +1 ATQ pour cette phase
event-cards-exhausted = { $cards } { $cards_count ->
    [one] s’incline
   *[other] s’inclinent
    }

event-attack-made = { $card } attaque { $target }
event-thwart-made = { $card } contre { $target }
event-attack-defended = { $card } défend contre { $enemy }
event-enemy-attacks = { $card } attaque { $who }
event-enemy-schemes = { $card } manigance contre { $who }
event-boost-given = { $card } reçoit une carte de boost
event-boost-turned = Boost : { $card }, +{ $count }
event-boost-ability = Capacité de boost : { $card }

event-damage-dealt = { $card } : { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    }, reste { $health }
event-damage-healed = { $card } récupère { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
    }, { $health } en tout
event-damage-moved = { $count ->
    [one] { $count } dégât passe
   *[other] { $count } dégâts passent
    } : { $card } → { $target }
event-damage-prevented = { $card } : { $count ->
    [one] { $count } dégât évité
   *[other] { $count } dégâts évités
    }
event-damage-soaked = { $card } absorbe { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    }
event-status-given = { $card } : état { $status }
event-status-lost = { $card } : plus d’état { $status }
event-threat-placed = { $card } : { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
    } de plus, { $threat } en tout
event-threat-removed = { $card } : { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
    } de moins, reste { $threat }
event-threat-prevented = { $card } : { $count ->
    [one] { $count } menace évitée
   *[other] { $count } menaces évitées
    }

event-minion-engaged = { $card } engage { $who }
event-minions-moved = { $cards } { $cards_count ->
    [one] engage
   *[other] engagent
    } maintenant { $who }
event-drone-made = Un drone engage { $who }
event-keyword-peril = { $card } est pour { $who } et personne d’autre : ni conseil ni aide
event-card-taken-over = { $who } prend le contrôle de { $card }
event-keyword-surge = Renfort : { $card }
event-keyword-retaliate = { $card } riposte
event-keyword-quickstrike = { $card } frappe aussitôt
event-villain-defeated = Stade vaincu : { $card }
event-villain-advanced = { $card } arrive avec { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
    }
event-scheme-completed = Manigance achevée : { $card }
event-scheme-advanced = La manigance avance : { $card }
event-scheme-defeated = Manigance déjouée : { $card }
event-player-eliminated = Éliminé : { $who }
event-obligation-removed = { $card } quitte la partie
event-acceleration-placed = Un pion accélération, { $count } en tout
event-encounter-rebuilt = Le deck Rencontre est reformé : pion accélération { $count }
event-encounter-shuffled = Le deck Rencontre est mélangé
event-encounter-discarded = Du deck Rencontre : { $card }

# Ce qui est demandé

prompt-first = Qui est le premier joueur ?
prompt-mulligan = Quelles cartes échangez-vous, s’il y en a ?
prompt-turn = { $who }, que faites-vous ?
prompt-request = { $who } joue son tour : utilisez-vous une Action ?
prompt-pay = Payer { $card } : { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
    }
prompt-pay-extra = { $card } ne coûte rien : dépensez-vous quand même une ressource ({ $resource }) ?
prompt-spend-x = Que dépensez-vous pour { $card } ?
prompt-discard-cost = Quelles cartes défaussez-vous pour cela ?
prompt-end-discard = Fin de la phase des joueurs : quelles cartes défaussez-vous ?
prompt-attack = { $card } attaque : qui est visé ?
prompt-thwart = { $card } contre : quelle manigance ?
prompt-enemy = { $card } : quel ennemi ?
prompt-scheme = { $card } : quelle manigance ?
prompt-player = { $card } : quel joueur ?
prompt-heal = { $card } : qui est soigné ?
prompt-ready = { $card } : qui se redresse ?
prompt-attach = À quoi attacher { $card } ?
prompt-host = À quoi attacher { $card } ?
prompt-controller = Qui reçoit { $card } ?
prompt-ally-limit = Trop d’alliés : qui part ?
prompt-defend = { $card } attaque { $who } avec { $count } : qui défend ?
prompt-must-defend = Quel allié doit défendre ?
prompt-minion-order = Quel sbire ensuite ?
prompt-order = Ces effets arrivent en même temps : lequel d’abord ?
prompt-before-attack = { $card } lance une attaque contre { $who } : interrompre ?
prompt-after-attack = { $card } a attaqué { $who } : répondre ?
prompt-before-scheme = { $card } va manigancer : interrompre ?
prompt-before-damage = { $card } va subir { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    } : interrompre ?
prompt-before-threat = { $card } va recevoir { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
    } : interrompre ?
prompt-before-reveal = Carte révélée, { $card } : interrompre ?
prompt-before-event = Événement joué, { $card } : interrompre ?
prompt-before-defeat = Défaite imminente, { $card } : interrompre ?
prompt-after-scheme = { $card } a manigancé : répondre ?
prompt-after-damage = { $card } a subi des dégâts : répondre ?
prompt-after-threat = { $card } a reçu de la menace : répondre ?
prompt-after-enters = Arrivée en jeu, { $card } : répondre ?
prompt-after-your-attack = { $card } a attaqué : répondre ?
prompt-after-thwart = Un contre a eu lieu : répondre ?
prompt-after-defeat = Défaite, { $card } : répondre ?
prompt-after-moved = { $card } affronte maintenant un autre joueur : répondre ?
prompt-after-flip = { $card } a changé de forme : répondre ?
prompt-search = Quelle carte prenez-vous ?
prompt-summon = Quel sbire vous engage ?
prompt-futurist = Quelle carte gardez-vous ?
prompt-on-top = Laquelle finit au sommet de votre défausse ?
prompt-printing = Les cartes de ce titre diffèrent : laquelle ?
prompt-ancestral = Quelles cartes retournent dans votre deck ?
prompt-next-step = Quelle amélioration ensuite ?
prompt-call = Quel allié appelez-vous ?
prompt-vision = { $card } : quel pouvoir augmente ?
prompt-fury = { $card } : que fait-il ?
prompt-lose-card = Quelle carte est perdue ?
prompt-indirect = Répartissez { $count ->
    [one] { $count } dégât indirect
   *[other] { $count } dégâts indirects
    }
prompt-restricted = Gardez deux cartes restreintes : laquelle part ?
prompt-explosion = Répartissez { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    }
prompt-encounter-choice = { $card } : que choisissez-vous ?
prompt-obligation-flip = { $card } : passer d’abord en alter ego ?

# Ce qui peut être répondu

fact-left = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    }, reste { $health } PV
fact-boost = Une carte de boost ajoute 0 : { $plus0 } %, 1 : { $plus1 } %, 2 : { $plus2 } %, 3 : { $plus3 } %
fact-falls = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    }, c’est assez
fact-damage = { $count ->
    [0] aucun dégât
    [one] { $count } dégât
   *[other] { $count } dégâts
    }
fact-status = ne fait que défausser l’état { $status }
fact-soaked = { $card } prend les dégâts
fact-retaliate = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    } en retour
fact-threat = { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
    } en moins, reste { $threat }
fact-health = ensuite { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
    }
fact-takes = de { $least } à { $most ->
    [one] { $most } dégât
   *[other] { $most } dégâts
    }, plutôt { $likely }{ $percent ->
    [0] {""}
    [100] {" : tombe"}
   *[other] {" : tombe à"} { $percent } %
    }
fact-suffers = { $count ->
    [0] aucun dégât
    [one] { $count } dégât
   *[other] { $count } dégâts
    }{ $percent ->
    [0] {""}
    [100] {" : tombe"}
   *[other] {" : tombe à"} { $percent } %
    }
fact-overkill = le reste touche { $who }
fact-offered = proposé par { $who }
fact-still = ensuite, { $card } peut les éviter
fact-ally = allié, CTR { $thw }, ATQ { $atk }
fact-adds = { $stat } +{ $count }
fact-pays = aide à payer désormais
fact-as-hero = { $idle ->
    [0] le méchant attaque
   *[other] méchant sonné
    }
fact-as-alter-ego = soin { $count }, { $idle ->
    [0] mais il manigance
   *[other] pas de manigance
    }
fact-free-paying = faite pour payer
fact-free-in-play = déjà en jeu
fact-free-later = trop chère ce tour : { $count }
fact-useful-playable = jouable : coût { $count }
fact-dear-defence = évite des dégâts
fact-dear-double = vaut 2 : { $aspect }
fact-scheme-done = { $card } aboutit : la partie est perdue

option-first = { $who }
option-player = { $who }
option-target = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-order = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-attack = Attaquer avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-thwart = Contrer avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-at = Attaquer { $target } avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-facing = Attaquer { $target }, face à { $facing }, avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-attack-only = Attaquer { $target } avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count }), seule cible possible
option-thwart-at = Contrer { $target } avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count })
option-thwart-only = Contrer { $target } avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } ({ $count }), seule manigance possible
option-recover = Récupérer : soigner { $count }
option-flip = Changer de forme
option-play = Jouer { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (coût { $count })
option-play-event = Jouer { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (coût { $count })
option-target-facing = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }, face à { $facing }
option-target-of = { $card }, de { $who }
option-target-printing = { $card } ({ $resource }){ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-play-event-printing = Jouer { $card } ({ $resource }){ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } (coût { $count })
option-use = Utiliser { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-use-attack = Attaquer avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-use-thwart = Contrer avec { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    }
option-end = Finir le tour
option-wait = Pas maintenant
option-pass = Passer
option-defend = { $card } défend{ $copy ->
    [0] {""}
   *[other] {" "}(#{ $copy })
    }
option-defend-offered = { $card } défend{ $copy ->
    [0] {""}
   *[other] {" "}(#{ $copy })
    }
option-leave-defence = { $card } défend
option-leave-to-others = Laisser faire les autres
option-nobody-defends = Personne ne défend
option-no-defence = Ne pas défendre
option-no-defence-but = { $card } si touché
option-spend = { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } :{ $energy ->
    [0] {""}
    [one] {" "}+{ $energy } énergie
   *[other] {" "}+{ $energy } énergies
    }{ $mental ->
    [0] {""}
    [one] {" "}+{ $mental } mentale
   *[other] {" "}+{ $mental } mentales
    }{ $physical ->
    [0] {""}
    [one] {" "}+{ $physical } physique
   *[other] {" "}+{ $physical } physiques
    }{ $wild ->
    [0] {""}
    [one] {" "}+{ $wild } libre
   *[other] {" "}+{ $wild } libres
    }
option-generate = Utiliser { $card }{ $copy ->
    [0] {""}
   *[other] {" "}#{ $copy }
    } :{ $energy ->
    [0] {""}
    [one] {" "}+{ $energy } énergie
   *[other] {" "}+{ $energy } énergies
    }{ $mental ->
    [0] {""}
    [one] {" "}+{ $mental } mentale
   *[other] {" "}+{ $mental } mentales
    }{ $physical ->
    [0] {""}
    [one] {" "}+{ $physical } physique
   *[other] {" "}+{ $physical } physiques
    }{ $wild ->
    [0] {""}
    [one] {" "}+{ $wild } libre
   *[other] {" "}+{ $wild } libres
    }
option-thw = CTR
option-atk = ATQ
option-fury-draw = Piocher 3 cartes
option-fury-threat = 2 menaces de moins sur une manigance
option-fury-damage = 4 dégâts à un ennemi
option-take-2-damage = Subir 2 dégâts
option-take-3-damage = 3 dégâts à votre héros
option-take-x-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    } à votre héros
option-damage-per-upgrade = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
    } à votre héros
option-place-1-threat = 1 menace sur la manigance principale
option-place-2-threat = 2 menaces sur cette manigance
option-place-x-threat = { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
    } sur la manigance principale
option-make-drone = Un drone vous engage
option-lose-upgrade = Perdre une amélioration
option-spend-each = Dépenser une ressource de chaque type
option-spend-energy = Dépenser une ressource d’énergie
option-spend-mental = Dépenser une ressource mentale
option-spend-physical = Dépenser une ressource physique
option-exhaust-all = Incliner tous vos personnages
option-stay-hero = Rester un héros
option-go-home = Passer en alter ego
option-exhaust-identity = Incliner votre identité ; la carte quitte la partie
option-lose-random-card = Perdre une carte au hasard ; la carte gagne Renfort
option-be-stunned = Être sonné ; la carte gagne Renfort
option-acceleration-token = Un pion accélération sur la manigance principale
option-exhaust-upgrades = Incliner toutes vos améliorations
option-lose-panther-upgrade = Perdre une amélioration Black Panther

# Ce que les héros disent avant d’agir, et pourquoi

say-turn-flip-hero = Je passe en héros
say-turn-flip-home = Je rentre souffler un peu
say-recover = Je récupère
say-attack-at = J’attaque avec { $card } : { $target }
say-attack-only = J’attaque avec { $card } : { $target }
say-turn-attack-at-self = À l’attaque : { $target }
say-turn-attack-only-self = À l’attaque : { $target }
say-attack-target = À l’attaque : { $card }
say-thwart-at = Je contre { $target } avec { $card }
say-thwart-only = Je contre { $target } avec { $card }
say-turn-thwart-at-self = Je contre { $target }
say-turn-thwart-only-self = Je contre { $target }
say-thwart-target = Je contre { $card }
say-play = Je joue { $card }
say-play-event = Je joue { $card }
say-play-event-printing = Je joue { $card }
say-use = J’utilise { $card }
say-turn-use-self = J’utilise ma capacité
say-use-attack = J’attaque avec { $card }
say-use-thwart = Je contre avec { $card }
say-defend = Qui bloque { $card } pour moi ?
say-order = Par quoi commencer ?
say-before-reveal = Qui peut arrêter { $card } ?
say-defend-defend-self = Je bloque
say-defend-defend-ally = { $card } bloque
say-defend-defend-guard = Je bloque ; garde tes cartes
say-defend-defend-other = Je bloque avec { $card } ; garde tes cartes
say-defend-defend-offered = Merci : { $card } bloque
say-defend-leave-defence = Merci : { $card } bloque
say-defend-no-defence-self = J’encaisse
say-defend-nobody-defends-self = J’encaisse
say-encounter-choice-take-2-damage = J’encaisse les 2 dégâts
say-encounter-choice-take-3-damage = J’encaisse les 3 dégâts
say-encounter-choice-place-1-threat = Plutôt 1 menace sur la manigance
say-encounter-choice-place-2-threat = Plutôt 2 menaces sur la manigance
say-encounter-choice-make-drone = Je prends le drone
say-encounter-choice-be-stunned = Tant pis, le choc est pour moi
say-encounter-choice-lose-random-card = Je perds une carte
because-health = { $count ->
    [one] { $count } point de vie sur { $most }
   *[other] { $count } points de vie sur { $most }
    }
because-threat = { $count ->
    [one] { $count } menace sur { $most }
   *[other] { $count } menaces sur { $most }
    } : manigance principale

# Pourquoi pas

refused-alter-ego = { $card } : en forme de héros seulement
refused-hero = { $card } : en forme d’alter ego seulement
refused-dash = { $card } n’a pas ce pouvoir
refused-exhausted = Carte déjà inclinée : { $card }
refused-no-attack = { $card } ne peut attaquer personne
refused-no-thwart = { $card } ne peut contrer aucune manigance
refused-unhurt = { $card } n’a aucun dégât à soigner
refused-flipped = { $card } a déjà changé de forme ce tour-ci
refused-resource = { $card } sert à payer et n’est jamais jouée
refused-cost = Pas assez de ressources pour { $card }
refused-unique = { $card } est unique et déjà en jeu
refused-max = { $card } : personne ne peut en avoir un autre exemplaire
refused-no-target = { $card } n’a rien à quoi s’attacher
refused-moment = { $card } attend un autre moment
refused-used = { $card } a déjà servi pendant ce round
refused-most = { $card } a servi autant de fois que permis
refused-tough = { $card } se paie en dégâts, qu’une carte tenace éviterait
refused-no-card = { $card } : aucune carte en main à défausser pour cela
refused-guarded = Un sbire engagé avec vous garde { $card }
refused-no-damage = { $card } ne peut pas subir de dégâts maintenant
refused-crisis = Une icône de crise protège { $card }
refused-locked = { $card } : on ne peut en retirer aucune menace
refused-no-counter = Plus aucun jeton sur { $card }
pointless-no-threat = Aucune menace à retirer : { $card }
pointless-no-thwart = Aucune manigance n’a de menace que { $card } puisse retirer
pointless-unhurt = { $card } n’a aucun dégât à soigner
pointless-nothing = { $card } ne changerait rien maintenant

# Noms

type-ally = Allié
type-alter-ego = Alter ego
type-attachment = Attachement
type-environment = Environnement
type-event = Événement
type-hero = Héros
type-main-scheme = Manigance principale
type-minion = Sbire
type-obligation = Obligation
type-resource = Ressource
type-side-scheme = Manigance annexe
type-support = Soutien
type-treachery = Traîtrise
type-upgrade = Amélioration
type-villain = Méchant

aspect-aggression = Agressivité
aspect-basic = Basique
aspect-encounter = Rencontre
aspect-hero = Héros
aspect-justice = Justice
aspect-leadership = Commandement
aspect-protection = Protection

set-spider-man = Spider-Man
set-captain-marvel = Captain Marvel
set-she-hulk = Miss Hulk
set-iron-man = Iron Man
set-black-panther = Black Panther
set-rhino = Rhino
set-bomb-scare = Alerte à la Bombe
set-klaw = Klaw
set-masters-of-evil = Maîtres du Mal
set-ultron = Ultron
set-under-attack = Civils Attaqués
set-black-panther-nemesis = Némésis de Black Panther
set-she-hulk-nemesis = Némésis de Miss Hulk
set-spider-man-nemesis = Némésis de Spider-Man
set-iron-man-nemesis = Némésis d’Iron Man
set-captain-marvel-nemesis = Némésis de Captain Marvel
set-legions-of-hydra = Légions d’Hydra
set-the-doomsday-chair = Le Siège de l’Apocalypse
set-standard = Standard
set-expert = Expert

deck-spider-man-justice = Spider-Man : Justice
deck-captain-marvel-leadership = Captain Marvel : Commandement
deck-she-hulk-aggression = Miss Hulk : Agressivité
deck-iron-man-aggression = Iron Man : Agressivité
deck-black-panther-protection = Black Panther : Protection
deck-captain-marvel-aggression = Captain Marvel : Agressivité

trait-avenger = Avenger
trait-genius = Génie
trait-hero-for-hire = Héros à louer
trait-defense = Défense
trait-skill = Compétence
trait-superpower = Super-pouvoir
trait-aerial = Aérien
trait-attack = Attaque
trait-persona = Individu
trait-item = Objet
trait-tech = Tech
trait-condition = Condition
trait-soldier = Soldat
trait-shield = S.H.I.E.L.D.
trait-spy = Espion
trait-thwart = Contre
trait-location = Lieu
trait-armor = Armure
trait-gamma = Gamma
trait-attorney = Avocat
trait-wakanda = Wakanda
trait-king = Roi
trait-tactic = Tactique
trait-black-panther = Black Panther
trait-weapon = Arme
trait-defender = Defender
trait-android = Androïde
trait-brute = Brute
trait-criminal = Criminel
trait-hydra = Hydra
trait-elite = Élite
trait-masters-of-evil = Maîtres du Mal
trait-mercenary = Mercenaire
trait-drone = Drone
trait-assassin = Assassin
trait-kree = Kree
trait-cyborg = Cyborg

card-spider-man = Spider-Man
    .text = Interruption : piochez une carte dès que le méchant lance une attaque contre vous.
card-peter-parker = Peter Parker
    .text = Ressource, une fois par round : fournit une ressource mentale.
card-black-cat = Black Cat
    .text = Réponse forcée, quand elle est jouée de la main : deux cartes passent du dessus de votre deck à la défausse ; celles qui portent une icône mentale vont dans votre main.
card-backflip = Salto Arrière
    .text = Interruption (défense) : une attaque va vous blesser ; tous ses dégâts sont évités.
    .gist = tous les dégâts évités
card-enhanced-spider-sense = Sens d’Araignée Améliorés
    .text = Interruption de héros : annulez le texte « Une fois révélée » d’une traîtrise venue du deck Rencontre.
    .gist = son texte est annulé
card-swinging-web-kick = Coup de pied en balancier
    .text = Action de héros (attaque) : 8 dégâts à un ennemi.
    .gist = 8 dégâts
card-aunt-may = Tante May
    .text = Action d’alter ego : inclinez-la, et Peter Parker se soigne de 4 dégâts.
    .gist = soigne 4 par round
card-spider-tracer = Spider-Traceur
    .text = Se place sur un sbire. Interruption forcée : quand ce sbire tombe, 3 menaces quittent une manigance de votre choix.
    .gist = à sa chute, 3 menaces de moins
card-web-shooter = Lance-toile
    .text = Utilisations : trois jetons toile. Ressource de héros : inclinez-le et dépensez un jeton pour une ressource libre.
card-webbed-up = Pris dans la Toile
    .text = Forme de héros seulement. Se place sur un ennemi, une par ennemi. Interruption forcée : sa prochaine attaque n’a pas lieu ; cette carte part à la place et le laisse sonné.
    .gist = arrête sa prochaine attaque
card-captain-marvel = Captain Marvel
    .text = Action, une fois par round : payez une ressource d’énergie et soignez-la de 1 dégât pour piocher une carte.
card-carol-danvers = Carol Danvers
    .text = Action, une fois par round : un joueur de votre choix pioche une carte.
card-spider-woman = Spider-Woman
    .text = Réponse : à son arrivée, vous pouvez désorienter le méchant.
card-crisis-interdiction = Empêcher les Conflits
    .text = Action de héros (contre) : 2 menaces quittent une manigance ; si les deux sont parties et que vous êtes Aérien, 2 autres quittent une deuxième manigance.
    .gist = 2 menaces de moins
card-photonic-blast = Rayon Photonique
    .text = Action de héros (attaque) : 5 dégâts à un ennemi ; avec de l’énergie dans le paiement, piochez une carte.
    .gist = 5 dégâts
card-energy-absorption = Absorption d’Énergie
    .text = Trois icônes d’énergie pour payer.
card-alpha-flight-station = Station Alpha Flight
    .text = Action : inclinez-la et défaussez de votre main une carte pour en piocher une ; Carol Danvers en pioche deux.
    .gist = échange une carte par round
card-captain-marvels-helmet = Casque de Captain Marvel
    .text = +1 DEF pour Captain Marvel, +2 tant qu’elle est Aérienne.
card-cosmic-flight = Vol Cosmique
    .text = Captain Marvel est Aérienne. Interruption de héros (défense) : sacrifiez cette carte pour lui éviter 3 dégâts.
    .gist = Aérienne ; évite 3 dégâts
card-energy-channel = Énergie Canalisée
    .text = Une par joueur. Action : dépensez autant d’énergie que vous voulez ; chaque ressource devient un jeton ici. Action de héros (attaque) : sacrifiez-la pour infliger à un ennemi 2 dégâts par jeton, 10 au plus.
    .gist = 2 dégâts par énergie
card-she-hulk = Miss Hulk
    .text = Réponse : en passant sur cette face, 2 dégâts à un ennemi.
card-jennifer-walters = Jennifer Walters
    .text = Interruption, une fois par round : de la menace va arriver sur une manigance ; il y en a 1 de moins.
card-hellcat = Hellcat
    .text = Action : elle revient dans la main de son propriétaire.
card-gamma-slam = Frappe Gamma
    .text = Action de héros (attaque) : autant de dégâts à un ennemi que vous en avez subi, 15 au plus.
    .gist = autant que vous en avez subi
card-ground-stomp = Piétinement
    .text = Action de héros : chaque ennemi subit 1 dégât.
    .gist = 1 dégât à chaque ennemi
card-legal-practice = Pratique de la Loi
    .text = Action d’alter ego (contre) : défaussez une à cinq cartes de votre main ; autant de menaces quittent une même manigance.
    .gist = 1 à 5 menaces de moins
card-one-two-punch = Droite-Gauche
    .text = Réponse : redressez Miss Hulk une fois son attaque de base terminée.
    .gist = redressée
card-split-personality = Personnalité divisée
    .text = Action : retournez votre identité, puis complétez votre main jusqu’à la taille imprimée sur la nouvelle face.
    .gist = autre forme, main complétée
card-superhuman-law-division = Département Judiciaire des Surhumains
    .text = Action d’alter ego : inclinez-le et dépensez une ressource mentale ; 2 menaces quittent une manigance.
    .gist = 2 menaces de moins par round
card-focused-rage = Rage contrôlée
    .text = Action de héros : inclinez-la et subissez 1 dégât pour piocher une carte.
    .gist = une carte pour 1 dégât
card-superhuman-strength = Force Surhumaine
    .text = +2 ATQ pour Miss Hulk. Réponse forcée, après son attaque, si l’ennemi attaqué est encore là et n’est pas sonné : sacrifiez cette carte pour le sonner.
card-iron-man = Iron Man
    .text = La taille de main augmente de 1 par amélioration Tech que vous contrôlez, jusqu’à 7 en tout.
card-tony-stark = Tony Stark
    .text = Action, une fois par round : des trois premières cartes de votre deck, gardez-en une et défaussez le reste.
card-war-machine = War Machine
    .text = Action : inclinez-le et placez 2 dégâts sur lui ; chaque ennemi en subit 1.
card-repulsor-blast = Rayon répulsif
    .text = Action de héros (attaque) : défaussez les cinq premières cartes de votre deck ; un ennemi subit 1 dégât plus 2 par icône d’énergie parmi elles.
    .gist = 1 dégât ou plus
card-supersonic-punch = Coup de poing Supersonique
    .text = Action de héros (attaque) : 4 dégâts à un ennemi, 8 si vous êtes Aérien.
    .gist = 4 dégâts, 8 si Aérien
card-pepper-potts = Pepper Potts
    .text = Ressource : inclinez-la pour les icônes imprimées sur la carte au sommet de votre défausse.
card-stark-tower = Tour Stark
    .text = Action d’alter ego : inclinez-la ; un joueur de votre choix reprend en main l’amélioration Tech la plus haute de sa défausse.
    .gist = une carte Tech revient
card-arc-reactor = Réacteur Arc
    .text = Action de héros : inclinez-le et Iron Man est redressé.
    .gist = redresse Iron Man
card-mark-v-armor = Armure Mark V
    .text = +6 points de vie, sous les deux formes.
card-mark-v-helmet = Casque Mark V
    .text = Action de héros (contre) : inclinez-le ; 1 menace quitte une manigance, ou chaque manigance si vous êtes Aérien.
    .gist = 1 menace de moins par round
card-powered-gauntlets = Gantelets énergétiques
    .text = Action de héros (attaque) : inclinez-les pour 1 dégât à un ennemi, 2 si vous êtes Aérien.
    .gist = 1 dégât par round
card-rocket-boots = Bottes-Fusée
    .text = +1 point de vie, sous les deux formes. Action de héros : inclinez-les et dépensez une ressource mentale pour être Aérien le reste de la phase.
card-black-panther = Black Panther
    .text = Riposte 1.
card-tchalla = T’Challa
    .text = Mise en place : une amélioration Black Panther de votre choix quitte votre deck pour votre main ; mélangez ensuite.
card-shuri = Shuri
    .text = Réponse : à son arrivée, une amélioration de votre choix quitte votre deck pour votre main ; mélangez ensuite.
card-ancestral-knowledge = Connaissance Ancestrale
    .text = Action d’alter ego : une à trois cartes de titres différents passent de votre défausse dans votre deck, que vous mélangez.
    .gist = jusqu’à 3 cartes au deck
card-wakanda-forever-a = Wakanda Éternel !
    .text = Action de héros : utilisez la capacité Spéciale de toutes vos améliorations Black Panther, l’une après l’autre, à votre guise ; la dernière est plus forte.
    .gist = tous vos Spéciaux agissent
card-wakanda-forever-b = Wakanda Éternel !
    .text = Action de héros : utilisez la capacité Spéciale de toutes vos améliorations Black Panther, l’une après l’autre, à votre guise ; la dernière est plus forte.
    .gist = tous vos Spéciaux agissent
card-wakanda-forever-c = Wakanda Éternel !
    .text = Action de héros : utilisez la capacité Spéciale de toutes vos améliorations Black Panther, l’une après l’autre, à votre guise ; la dernière est plus forte.
    .gist = tous vos Spéciaux agissent
card-wakanda-forever-d = Wakanda Éternel !
    .text = Action de héros : utilisez la capacité Spéciale de toutes vos améliorations Black Panther, l’une après l’autre, à votre guise ; la dernière est plus forte.
    .gist = tous vos Spéciaux agissent
card-vibranium = Vibranium
    .text = Deux icônes libres pour payer.
card-the-golden-city = La Cité Dorée
    .text = Action d’alter ego : inclinez-la pour piocher deux cartes.
    .gist = 2 cartes par round
card-energy-daggers = Dagues Énergétiques
    .text = Spécial : 1 dégât au méchant et à chaque sbire engagé avec un joueur de votre choix ; 2 à la dernière étape.
    .gist = 1 dégât au méchant et aux sbires
card-panther-claws = Griffes de Panthère
    .text = Spécial (attaque) : 2 dégâts à un ennemi ; 4 à la dernière étape.
    .gist = 2 dégâts, 4 en dernier
card-tactical-genius = Génie tactique
    .text = Spécial (contre) : 1 menace de moins sur une manigance ; 2 à la dernière étape.
    .gist = 1 menace de moins, 2 en dernier
card-vibranium-suit = Costume en Vibranium
    .text = Spécial (attaque) : 1 dégât de votre héros passe sur un ennemi ; 2 à la dernière étape.
    .gist = renvoie 1 dégât, 2 en dernier
card-hulk = Hulk
    .text = Réponse forcée à son attaque : la première carte de votre deck est défaussée. Physique : 2 dégâts à un ennemi. Énergie : 1 dégât à chaque personnage. Mentale : Hulk est défaussé. Libre : les trois.
card-tigra = Tigra
    .text = Réponse : quand son attaque abat un sbire, elle se soigne de 1.
card-chase-them-down = Poursuivons-Les
    .text = Réponse (contre) : l’attaque de votre héros a abattu un ennemi ; 2 menaces quittent une manigance.
    .gist = 2 menaces de moins
card-relentless-assault = Assaut Implacable
    .text = Action de héros (attaque) : 5 dégâts à un sbire, avec Déferlement s’il y a une ressource physique dans le paiement.
    .gist = 5 dégâts à un sbire
card-uppercut = Uppercut
    .text = Action de héros (attaque) : 5 dégâts à un ennemi.
    .gist = 5 dégâts
card-the-power-of-aggression = Le Pouvoir de l’Agressivité
    .text = Compte double pour payer une carte Agressivité. Deux par deck.
card-tac-team = Équipe Tactique
    .text = Utilisations : trois jetons attaque. Action : inclinez-la et dépensez-en un pour 2 dégâts à un ennemi.
    .gist = 3 × 2 dégâts
card-combat-training = Entraînement au Combat
    .text = Pour le joueur de votre choix, une par joueur : +1 ATQ pour son héros.
card-daredevil = Daredevil
    .text = Réponse : chaque fois qu’il a contré, 1 dégât à un ennemi.
card-jessica-jones = Jessica Jones
    .text = +1 CTR par manigance annexe en jeu.
card-for-justice = Pour la Justice !
    .text = Action de héros (contre) : 3 menaces quittent une manigance, 4 s’il y a une ressource mentale dans le paiement.
    .gist = 3 menaces de moins, ou 4
card-great-responsibility = De Grandes Responsabilités
    .text = Interruption de héros : de la menace va arriver sur une manigance ; vous la subissez tout entière en dégâts.
    .gist = vous le subissez en dégâts
card-the-power-of-justice = Le Pouvoir de la Justice
    .text = Compte double pour payer une carte Justice. Deux par deck.
card-interrogation-room = Salle d’Interrogatoire
    .text = Une par joueur. Réponse : vous avez abattu un sbire ; inclinez-la et 1 menace quitte une manigance.
    .gist = sbire abattu : 1 menace de moins
card-surveillance-team = Équipe de Surveillance
    .text = Utilisations : trois jetons mouchard. Action : inclinez-la et dépensez-en un ; 1 menace quitte une manigance.
    .gist = 3 × 1 menace de moins
card-heroic-intuition = Instinct Héroïque
    .text = Pour le joueur de votre choix, une par joueur : +1 CTR pour son héros.
card-hawkeye = Hawkeye
    .text = Arrive avec quatre jetons flèche. Réponse : dépensez-en un quand un sbire entre en jeu pour lui infliger 2 dégâts.
card-maria-hill = Maria Hill
    .text = Réponse : à son arrivée, chaque joueur pioche une carte.
card-vision = Vision
    .text = Action, une fois par round : dépensez une ressource d’énergie ; au choix, +2 CTR ou +2 ATQ pour cette phase.
card-get-ready = Se Préparer
    .text = Action : un allié incliné est redressé.
    .gist = redresse un allié
card-lead-from-the-front = Commander en Première Ligne
    .text = Action de héros : le héros et les alliés du joueur de votre choix ont +1 CTR et +1 ATQ pendant cette phase.
    .gist = CTR +1, ATQ +1 cette phase
card-make-the-call = Appel de détresse
    .text = Action : un allié de la défausse d’un joueur, quel qu’il soit, vous rejoint pour le coût imprimé sur sa carte.
    .gist = un allié revient
card-the-power-of-leadership = Le Pouvoir du Commandement
    .text = Compte double pour payer une carte Commandement. Deux par deck.
card-the-triskelion = Le Triskelion
    .text = Vous avez de la place pour un allié de plus.
    .gist = place pour un allié de plus
card-inspired = Motivé
    .text = Se place sur un allié, une par allié : +1 CTR et +1 ATQ.
    .gist = un allié : CTR +1, ATQ +1
card-black-widow = Black Widow
    .text = Interruption, quand une carte du deck Rencontre est révélée : inclinez cette alliée et payez une ressource mentale ; la carte est défaussée sans effet et une autre est révélée.
card-luke-cage = Luke Cage
    .text = Ténacité.
card-counter-punch = Contre-Attaque au Poing
    .text = Réponse (attaque) : votre héros a défendu ; l’attaquant subit des dégâts égaux à l’ATQ du héros.
    .gist = dégâts égaux à l’ATQ
card-get-behind-me = Restez derrière moi !
    .text = Interruption de héros : annulez le texte « Une fois révélée » d’une traîtrise venue du deck Rencontre ; en échange, le méchant vous attaque.
    .gist = le méchant attaque à la place
card-the-power-of-protection = Le Pouvoir de la Protection
    .text = Compte double pour payer une carte Protection. Deux par deck.
card-med-team = Équipe Médicale
    .text = Utilisations : trois jetons soin. Action : inclinez-la et dépensez-en un ; un personnage ami se soigne de 2 dégâts.
    .gist = 3 × soin 2
card-armored-vest = Veste blindée
    .text = Pour le joueur de votre choix, une par joueur : +1 DEF pour son héros.
card-indomitable = Inébranlable
    .text = Réponse : votre héros a défendu ; sacrifiez cette carte pour le redresser.
    .gist = redressé après une défense
card-mockingbird = Mockingbird
    .text = Réponse : à son arrivée, sonnez un ennemi.
card-nick-fury = Nick Fury
    .text = Réponse forcée à son arrivée, au choix : 2 menaces de moins sur une manigance, trois cartes pour vous ou 4 dégâts à un ennemi. Il part à la fin du round.
card-emergency = Urgence
    .text = Interruption (contre) : la manigance du méchant place 1 menace de moins.
    .gist = 1 menace de moins
card-first-aid = Premiers Soins
    .text = Action : un personnage de votre choix, ami ou ennemi, se soigne de 2 dégâts.
    .gist = soigne 2
card-haymaker = Haymaker
    .text = Action de héros (attaque) : 3 dégâts à un ennemi.
    .gist = 3 dégâts
card-energy = Énergie
    .text = Deux icônes d’énergie pour payer. Une par deck.
card-genius = Génie
    .text = Deux icônes mentales pour payer. Une par deck.
card-strength = Force
    .text = Deux icônes physiques pour payer. Une par deck.
card-avengers-mansion = Manoir des Avengers
    .text = Un par joueur. Action : inclinez-le ; un joueur de votre choix pioche une carte.
    .gist = une carte par round
card-helicarrier = Héliporteur
    .text = Un par joueur. Action : inclinez-le ; la prochaine carte d’un joueur de votre choix coûte 1 de moins pendant cette phase.
    .gist = une carte coûte 1 de moins
card-tenacity = Persévérance
    .text = Action de héros : payez une ressource physique et sacrifiez cette carte pour redresser votre héros.
    .gist = redresse le héros une fois
card-rhino-1 = Rhino I
    .text = Une brute, rien de plus.
card-rhino-2 = Rhino II
    .text = Une fois révélé : la manigance annexe Casser et Emporter est cherchée puis révélée.
card-rhino-3 = Rhino III
    .text = Ténacité. Une fois révélé : tous les héros sont sonnés.
card-the-break-in = L’Effraction !
    .text = Stade unique : s’il est achevé, vous avez perdu.
card-armored-rhino-suit = Costume Blindé de Rhino
    .text = Prend tous les dégâts destinés à Rhino et cède à 5.
card-charge = Charge
    .text = +3 ATQ pour Rhino. Sa prochaine attaque gagne Déferlement, puis cette carte part.
card-enhanced-ivory-horn = Corne en Ivoire Renforcée
    .text = +1 ATQ pour Rhino. Action de héros : trois ressources physiques l’éliminent.
card-hydra-mercenary = Mercenaire d’Hydra
    .text = Garde.
card-sandman = L’Homme-Sable
    .text = Ténacité.
card-shocker = Shocker
    .text = Une fois révélé : chaque héros subit 1 dégât.
card-hard-to-keep-down = Difficile à Contenir
    .text = Une fois révélée : Rhino se soigne de 4 ; s’il n’a rien à soigner, Renfort.
card-im-tough = « Je suis Balèze »
    .text = Une fois révélée : Rhino devient tenace ; s’il l’est déjà, Renfort.
card-stampede = Ruée
    .text = Alter ego : Renfort. Héros : Rhino vous attaque et sonne ceux qu’il blesse.
card-breakin-takin = Casser et Emporter
    .text = Une fois révélée : 1 menace de plus par joueur.
card-crowd-control = Contrôler la Foule
    .text = Son icône de crise protège la manigance principale.
card-bomb-scare = Alerte à la Bombe
    .text = Une fois révélée : 1 menace de plus par joueur.
card-hydra-bomber = Poseur de Bombe d’Hydra
    .text = Une fois révélé : subissez 2 dégâts, ou 1 menace arrive sur la manigance principale ; à vous de choisir.
card-explosion = Explosion
    .text = Une fois révélée : le premier joueur partage entre héros et alliés des dégâts égaux à la menace d’Alerte à la Bombe. Sans elle : Renfort.
card-false-alarm = Fausse Alerte
    .text = Une fois révélée : vous êtes désorienté ; si c’est déjà le cas, Renfort.
card-klaw-1 = Klaw I
    .text = Une carte de boost de plus à chacune de ses attaques.
card-klaw-2 = Klaw II
    .text = Une carte de boost de plus à chacune de ses attaques. Une fois révélé : la manigance annexe Klaw « l’Immortel » est cherchée puis révélée.
card-klaw-3 = Klaw III
    .text = Ténacité. Une carte de boost de plus à chacune de ses attaques.
card-underground-distribution = Trafic Clandestin
    .text = Mise en place : la manigance annexe Réseau de Défense est révélée. Puis le deck Rencontre est défaussé jusqu’au premier sbire, qui engage le premier joueur.
card-secret-rendezvous = Rendez-Vous Secret
    .text = À l’arrivée : le deck Rencontre est défaussé jusqu’au prochain sbire, qui engage le premier joueur. Dernier stade : s’il est achevé, vous avez perdu.
card-sonic-converter = Convertisseur Sonique
    .text = +1 ATQ pour Klaw, dont les attaques sonnent ceux qu’elles blessent. Action de héros : une ressource de chaque type l’élimine.
card-solid-sound-body = Corps de Son Solidifié
    .text = Klaw a Riposte 1. Action de héros : une ressource de chaque type l’élimine.
card-armored-guard = Garde Blindé
    .text = Garde. Ténacité.
card-weapons-runner = Trafiquant d’Armes
    .text = Renfort. Boost : il vous engage.
card-klaws-vengeance = La Vengeance de Klaw
    .text = Alter ego : perdez une carte de votre main au hasard. Héros : Klaw vous attaque ; si quelqu’un est blessé, 1 menace arrive sur la manigance principale.
card-sonic-boom = Boom Sonique
    .text = Une fois révélée : dépensez une ressource de chaque type, ou tous vos personnages s’inclinent. Boost : si l’attaque vous blesse, votre héros s’incline.
card-sound-manipulation = Manipulation du Son
    .text = Alter ego : Klaw se soigne de 4 ; s’il n’a rien à soigner, Renfort. Héros : vous subissez 2 dégâts et Klaw se soigne de 2.
card-defense-network = Réseau de Défense
    .text = Une fois révélée : 1 menace de plus par joueur.
card-illegal-arms-factory = Fabrique d’Armes Clandestine
    .text = Une fois révélée : 1 menace de plus par joueur.
card-the-immortal-klaw = Klaw « l’Immortel »
    .text = Klaw a 10 points de vie de plus tant qu’elle est en jeu.
card-the-masters-of-evil = Les Maîtres du Mal
    .text = Une fois révélée : le deck Rencontre est défaussé jusqu’au prochain sbire Maîtres du Mal, qui engage le premier joueur.
card-radioactive-man = L’Homme-Radioactif
    .text = Après son attaque, vous perdez une carte de votre main au hasard. Boost : vous en perdez une aussi.
card-whirlwind = Le Tourbillon
    .text = Son attaque continue contre chaque autre héros. Boost : chaque héros subit 1 dégât.
card-tiger-shark = Le Requin-Tigre
    .text = Devient tenace après avoir attaqué. Boost : le méchant devient tenace.
card-melter = Le Fondeur
    .text = Vous devez défendre contre lui avec un allié si possible. Boost : tous vos alliés s’inclinent.
card-masters-of-mayhem = Maîtres du Chaos
    .text = Une fois révélée : tous les sbires Maîtres du Mal attaquent leur héros ; si aucun ne le fait, on va en chercher un, qui vous engage.
card-ultron-1 = Ultron I
    .text = Après son attaque, vous choisissez : 1 menace sur la manigance principale, ou un drone pour vous.
card-ultron-2 = Ultron II
    .text = Son attaque crée d’abord un drone face à vous ; puis Ultron a +1 ATQ par drone face à vous, le temps de l’attaque.
card-ultron-3 = Ultron III
    .text = Les drones ont +1 ATQ et +1 point de vie et le protègent de tout dégât. Une fois révélé : la manigance annexe Ordre d’Ultron est cherchée puis révélée.
card-the-crimson-cowl = Le Crimson Cowl
    .text = Mise en place : Drones d’Ultron est en jeu. À l’arrivée : un drone pour chaque joueur.
card-assault-on-norad = Assaut sur le NORAD
    .text = À l’arrivée : un drone pour chaque joueur. Dès que l’étape 1 a placé de la menace ici, chaque joueur prend un drone ou place 2 menaces de plus.
card-countdown-to-oblivion = Compte à Rebours pour l’Enfer
    .text = À l’arrivée : un drone pour chaque joueur. Sa menace ne peut pas être retirée. Dernier stade : s’il est achevé, vous avez perdu.
card-ultron-drones = Drones d’Ultron
    .text = Un drone est la carte du dessus du deck d’un joueur, face cachée devant lui : MNG 1, ATQ 1, 1 point de vie. Quand il tombe, il va dans la défausse de son propriétaire.
card-program-transmitter = Transmetteur de Programmation
    .text = +1 MNG pour Ultron. Après qu’il a manigancé, 1 menace arrive sur chaque manigance annexe. Action de héros : votre héros s’incline et deux ressources mentales l’éliminent.
card-upgraded-drones = Drones Améliorés
    .text = Les drones face cachée ont +1 ATQ et +1 point de vie. Action de héros : une ressource de chaque type élimine cette carte.
card-advanced-ultron-drone = Drone d’Ultron Avancé
    .text = Garde. Quand il tombe, le joueur qu’il engageait reçoit un nouveau drone.
card-android-efficiency-a = Efficacité d’Androïde
    .text = Une fois révélée : un drone pour chaque joueur. Boost : dépensez une ressource d’énergie ou prenez un drone.
card-android-efficiency-b = Efficacité d’Androïde
    .text = Une fois révélée : un drone pour chaque joueur. Boost : dépensez une ressource mentale ou prenez un drone.
card-android-efficiency-c = Efficacité d’Androïde
    .text = Une fois révélée : un drone pour chaque joueur. Boost : dépensez une ressource physique ou prenez un drone.
card-rage-of-ultron = Rage d’Ultron
    .text = Ultron manigance (alter ego) ou vous attaque (héros) ; autant de cartes quittent votre deck qu’il en résulte de menaces ou de dégâts.
card-repair-sequence = Séquence de Réparation
    .text = Une fois révélée : Ultron se soigne de 2 par drone face à vous ; si cela ne soigne rien, Renfort. Boost : il se soigne de 1 par drone face à vous.
card-swarm-attack = Attaque en Essaim
    .text = Une fois révélée : les drones face à votre héros attaquent ; si aucun ne le fait, vous en recevez un.
card-drone-factory = Fabrique de Drones
    .text = Une fois révélée : un drone pour chaque joueur, puis 1 menace ici par drone en jeu.
card-invasive-ai = I.A. Invasive
    .text = Une fois révélée : chaque joueur perd les trois cartes du dessus de son deck.
card-ultrons-imperative = Ordre d’Ultron
    .text = Une fois révélée : deux drones pour le premier joueur.
card-under-attack = Civils Attaqués
    .text = Une fois révélée : chaque joueur place 2 menaces ici ou son héros subit 3 dégâts.
card-vibranium-armor = Armure en Vibranium
    .text = Le méchant devient tenace chaque fois qu’il a subi des dégâts. Action de héros : votre héros s’incline et deux ressources physiques l’éliminent.
card-concussion-blasters = Phaseurs de Pulvérisation
    .text = Le méchant a +1 ATQ et Riposte 1. Action de héros : votre héros s’incline et deux ressources d’énergie les éliminent.
card-concussive-blast = Rayon Pulvérisateur
    .text = Une fois révélée : tous les personnages amis subissent 1 dégât. Boost : seulement les vôtres.
card-affairs-of-state = Affaires d’État
    .text = Pour T’Challa : passez en alter ego si vous voulez, puis inclinez-le et la carte quitte la partie, ou perdez une amélioration Black Panther.
card-usurp-the-throne = Usurper le Trône
    .text = Son icône d’aléas distribue une carte Rencontre de plus.
card-killmonger = Killmonger
    .text = Les améliorations Black Panther ne peuvent pas le blesser.
card-heart-shaped-herb = Plante en forme de Cœur
    .text = Renfort. Une fois révélée : le méchant et les sbires face à vous deviennent tenaces. Boost : le méchant le devient.
card-ritual-combat = Combat Rituel
    .text = Une fois révélée : défaussez la carte Rencontre du dessus. Le nombre de ses icônes de boost, plus 1, frappe votre héros en dégâts ou la manigance principale en menace ; à vous de choisir.
card-legal-work = Profession Juridique
    .text = Pour Jennifer Walters : passez en alter ego si vous voulez, puis inclinez-la et la carte quitte la partie, ou la manigance principale reçoit un pion accélération.
card-personal-challenge = Défi Personnel
    .text = Une fois révélée : 1 menace de plus par joueur.
card-titania = Titania
    .text = Son ATQ est ce qu’il lui reste de points de vie.
card-genetically-enhanced = Génétiquement Amélioré
    .text = Sur le sbire aux points de vie imprimés les plus élevés : +3 points de vie. Sans sbire : Renfort.
card-titanias-fury = Fureur de Titania
    .text = Une fois révélée : Titania attaque votre héros ; si elle ne le fait pas, elle se soigne entièrement et la carte gagne Renfort. Boost : une carte de boost de plus.
card-eviction-notice = Avis d’Expulsion
    .text = Pour Peter Parker : passez en alter ego si vous voulez, puis inclinez-le et la carte quitte la partie, ou perdez une carte au hasard et la carte gagne Renfort.
card-highway-robbery = Cambriolage de Haut Vol
    .text = Une fois révélée : une carte de chaque main, au hasard, disparaît dessous. Sa défaite les rend.
card-vulture = Le Vautour
    .text = Coup rapide.
card-sweeping-swoop = Coup en Piqué
    .text = Une fois révélée : votre héros est sonné ; Renfort si le Vautour est en jeu. Boost : les personnages amis blessés par l’attaque sont sonnés.
card-the-vultures-plans = Les Plans du Vautour
    .text = Une fois révélée : chaque main perd une carte au hasard ; 1 menace arrive sur la manigance principale par type de ressource parmi elles.
card-business-problems = Surmenage
    .text = Pour Tony Stark : passez en alter ego si vous voulez, puis inclinez-le et la carte quitte la partie, ou toutes vos améliorations s’inclinent.
card-imminent-overload = Surcharge Imminente
    .text = Une fois révélée : 1 menace de plus par joueur.
card-whiplash = Whiplash
    .text = Riposte 1.
card-electric-whip-attack = Attaque au Fouet Électrique
    .text = Une fois révélée : votre héros subit 1 dégât pour chacune de vos améliorations, ou vous en perdez une. Boost, attaque sans défense : vous en perdez une.
card-electromagnetic-backlash = Contre-Attaque Électromagnétique
    .text = Une fois révélée : cinq cartes quittent chaque deck ; chaque joueur subit 1 dégât par icône d’énergie parmi les siennes.
card-family-emergency = Urgence Familiale
    .text = Pour Carol Danvers : passez en alter ego si vous voulez, puis inclinez-la et la carte quitte la partie, ou soyez sonné et la carte gagne Renfort.
card-the-psyche-magnitron = Le Psycho-Magnitron
    .text = Une fois révélée : 1 menace de plus par joueur.
card-yon-rogg = Yon-Rogg
    .text = Après son attaque, 1 menace arrive sur Le Psycho-Magnitron.
card-kree-manipulator = Manipulateur Kree
    .text = Renfort. Une fois révélée : 1 menace sur la manigance principale. Boost, attaque sans défense : 1 menace aussi.
card-yon-roggs-treason = La Trahison de Yon-Rogg
    .text = Une fois révélée : toutes les cartes à icône d’énergie quittent votre main ; s’il n’y en a pas, Renfort.
card-legions-of-hydra = Légions d’Hydra
    .text = Une fois révélée : sauf si elle est déjà là, on va chercher Madame Hydra, qui vous engage ; puis 2 menaces de plus ici par ennemi Hydra en jeu.
card-madame-hydra = Madame Hydra
    .text = Ne peut pas être blessée tant que Légions d’Hydra est en jeu. Après son attaque ou sa manigance, celle-ci reçoit 2 menaces.
card-hydra-soldier = Soldat d’Hydra
    .text = Garde. Quand il tombe, le joueur qu’il engageait reçoit une carte Rencontre.
card-the-doomsday-chair = Le Siège de l’Apocalypse
    .text = Une fois révélée : sauf s’il est déjà là, on va chercher MODOK, qui vous engage.
card-modok = MODOK
    .text = Riposte 2.
card-biomechanical-upgrades = Améliorations Biomécaniques
    .text = Renfort. Sur le sbire aux points de vie imprimés les plus élevés parmi ceux qui n’en ont pas encore : le sauve une fois de la défaite, entièrement soigné.
card-advance = Avancée
    .text = Une fois révélée : le méchant manigance.
card-assault = Assaut
    .text = Alter ego : Renfort. Héros : le méchant vous attaque.
card-caught-off-guard = Pris par Surprise
    .text = Une fois révélée : vous perdez une amélioration ou un soutien, au choix du premier joueur ; si vous n’en avez pas, Renfort.
card-gang-up = Se Liguer
    .text = Alter ego : Renfort. Héros : le méchant vous attaque, puis tous vos sbires.
card-shadow-of-the-past = L’Ombre du Passé
    .text = Une fois révélée : votre némésis et sa manigance apparaissent, le reste de son set rejoint le deck. Si la némésis ne vient pas : Renfort.
card-exhaustion = Épuisement
    .text = Renfort. Une fois révélée : votre identité s’incline.
card-masterplan = Plan Machiavélique
    .text = Une fois révélée : 4 menaces sur chaque manigance annexe ; s’il n’y en a pas, le deck Rencontre est défaussé jusqu’à la prochaine, qui est révélée.
card-under-fire = Sous le Feu
    .text = Renfort. Une fois révélée : révélez encore une carte.
card-drone = Drone
    .text = La carte du dessus du deck d’un joueur, face cachée.

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-attack = Attaquer
verb-use-attack = Attaquer
verb-thwart = Contrer
verb-use-thwart = Contrer
verb-play = Jouer
verb-use = Utiliser
verb-flip = Changer
verb-recover = Récupérer
verb-defend = Défendre
verb-defend-with = Jouer si touché
verb-spend = Dépenser
verb-generate = Utiliser
verb-target = Cible
verb-player = Joueur
verb-order = D’abord
verb-lose = Perdre
verb-suffer = Dégâts
verb-threat = Menace
verb-exhaust = Incliner
verb-spend-kind = Dépenser
verb-form = Forme
verb-draw = Piocher
verb-card = Carte
verb-choose = Choisir
verb-no-defence = Sans défense
verb-wait = Pas maintenant
verb-pass = Passer
verb-end = Fin du tour

# what is spent
cost-resource = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
cost-exhaust = s’incline
cost-counter = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
cost-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cost-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}

# Ce qu’une prévision compte.

gauge-health = { $card } · points de vie
gauge-foe = { $card } · points de vie
gauge-threat = { $card } · menace
gauge-minions = Sbires en jeu

# -- ce que le laboratoire suit de round en round

trend-health = Points de vie de tous les héros
trend-villain = Points de vie du méchant
trend-threat = Menace sur la manigance principale

puzzle-hold-health = { $value ->
    [one] { $card } ne subit aucun dégât avant le prochain round : il faut garder un point de vie.
   *[other] { $card } ne subit aucun dégât avant le prochain round : jamais moins de { $value } points de vie.
}
puzzle-keep-health = { $cards_count ->
    [one] { $cards } reste en jeu jusqu’au prochain round.
   *[other] { $cards } restent en jeu jusqu’au prochain round.
}
puzzle-hold-threat = { $value ->
    [0] Aucune menace sur { $card } jusqu’au prochain round.
    [one] Jamais plus de { $value } menace sur { $card } jusqu’au prochain round.
   *[other] Jamais plus de { $value } menaces sur { $card } jusqu’au prochain round.
}
puzzle-reach-foe = { $value ->
    [0] Vainquez { $card } pendant ce round.
    [one] Ramenez { $card } à { $value } point de vie pendant ce round.
   *[other] Ramenez { $card } à { $value } points de vie ou moins pendant ce round.
}

shelf-villains = Méchants
