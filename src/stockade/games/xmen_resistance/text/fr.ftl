# X-Men Resistance : tout ce que dit la table.
#
# Les zones apportent `.the` (« les casiers »), `.in` (« aux casiers ») et `.short` (l’étiquette du plateau, 17 caractères au plus).
# Les Ennemis apportent `.one` (« 1 Rôdeur », « Juggernaut »), `.plural` et `.gender` ; héros et Citoyens `.gender`.

game-xmen-resistance = Marvel Zombies : X-Men Resistance
    .short = X-Men Resistance
    .tagline = Un manoir plein de morts-vivants. Sauvez qui vous pouvez et gagnez la sortie.

scenario-MH0 = Tutoriel : l’envol du X-Jet
    .text = Une première nuit dans la Salle des Dangers. Trouvez la carte d’accès, ouvrez le hangar, faites sortir tout le monde.

goal-MH0-key = Prendre l’Objectif vert
    .text = Salle des Dangers est · il déverrouille la porte du hangar et réveille le Point de Génération vert
goal-MH0-exit = Sortir avec tous les Super-Héros
    .text = Hangar est · aucun Ennemi dans la zone

phase-heroes = Joueurs
phase-enemies = Ennemis
phase-bystanders = Citoyens
phase-spawn = Génération
phase-end = Fin

setup-mission = Mission
setup-heroes = Super-Héros
setup-seats = Joueurs
setup-players = Qui mène qui

error-setup-unknown-mission = Aucune mission « { $mission } ». Au choix : { $choices }.
error-setup-hero-count = Cette mission se joue avec { $least } à { $most } { $mode ->
    [zombie] Héros Zombies
   *[other] Super-Héros
    }.
error-setup-unknown-hero = Aucun { $mode ->
    [zombie] Héros Zombie
   *[other] Super-Héros
    } « { $hero_id } ». Au choix : { $choices }.
error-setup-hero-twice = { $hero } ne peut être { $hero_gender ->
    [f] choisie
   *[m] choisi
    } qu’une fois.
error-setup-seat-count = Impossible à { $seats } : de 1 à 6 joueurs, avec au moins un héros chacun (héros choisis : { $heroes }).
error-setup-players = Chaque héros a besoin d’un joueur, et { $seats ->
    [one] le joueur
   *[other] chacun des { $seats } joueurs
    } d’au moins un héros.
error-setup-bad-map = La carte de la mission { $mission } est inutilisable. { $where } : { $why }.

color-first = initial
    .f = initiale
color-red = rouge
    .f = rouge
color-blue = bleu
    .f = bleue
color-green = vert
    .f = verte
color-facedown = caché
    .f = cachée

level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge

kind-ranged = À Distance
kind-melee = Mêlée

timing-your-turn = pendant votre tour
timing-attack = quand vous attaquez
timing-after-roll = après un jet
timing-enemies-enter = à l’arrivée d’Ennemis
timing-wounded = en cas de Blessure
timing-bystander-wounded = quand un Citoyen est attaqué

# Ce qui s’est passé

event-round-began = Round { $round }
event-phase-began = { $phase }
event-turn-began = Tour de { $hero }
event-game-won = Mission accomplie !
event-game-lost = La mission a échoué.
event-deck-shuffled = Le paquet est épuisé : sa défausse, mélangée, en forme un nouveau.

event-hero-moved = { $hero } va { $to_in }
event-hero-exited = { $hero } quitte le plateau par la Sortie
event-hero-attacks = { $hero } : { $weapon } { $zone_in }
event-dice-rolled = { $hero } obtient { $dice } : { $count ->
    [0] aucune Touche
    [one] { $count } Touche
   *[other] { $count } Touches
    }
event-hits-lost = { $count ->
    [one] { $count } Touche ne suffit pas pour la cible suivante : elle est perdue
   *[other] { $count } Touches ne suffisent pas pour la cible suivante : elles sont perdues
    }
event-enemy-fell = { $count ->
    [one] { $enemy_one } tombe { $zone_in }
   *[other] { $count } { $enemy_plural } tombent { $zone_in }
    }
event-hero-powered = { $hero } fait un Gain de Pouvoir
event-power-changed = { $count ->
    [-4] { event-power-down } (−4)
    [-3] { event-power-down } (−3)
    [-2] { event-power-down } (−2)
    [-1] { event-power-down } (−1)
   *[other] { $hero } gagne { $count } Pouvoir (total { $power })
    }
event-power-down = { $power ->
    [0] { $hero } n’a plus de Pouvoir
    [1] { $hero } n’a plus qu’1 Pouvoir
   *[other] { $hero } n’a plus que { $power } Pouvoir
    }
event-power-blocked = { $enemy } prive { $hero } de Pouvoir
event-xp-gained = { $hero } gagne { $count } XP (total { $xp })
event-level-reached = { $hero } passe au niveau { $level }
event-skill-used = { $hero } utilise { $skill }
event-trait-used = { $hero } joue { $trait }
event-bystander-used = { $bystander } aide { $hero }
event-trait-drawn = { $hero } pioche un Trait : { $trait }
event-trait-discarded = { $hero } défausse { $trait }
event-trait-none = Plus aucun Trait pour { $hero }
event-effect-ended = Les Ennemis remarquent à nouveau { $hero }
event-objective-taken = { $hero } prend l’Objectif { $color }
event-spawn-activated = Le Point de Génération { $color } s’éveille { $zone_in }

event-door-opened = { $hero } ouvre { $edge_the }
event-window-broken = Des Ennemis brisent { $edge_the }
event-building-opened = { $zones_count ->
    [one] Une nouvelle zone apparaît : { $zones }
   *[other] { $zones_count } nouvelles zones apparaissent
    }

event-enemies-attacked = Les Ennemis attaquent { $zone_in } : { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
    }
event-hero-wounded = { $hero } subit { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
    }{ $health ->
    [0] {""}
   *[other] , Santé { $health }
    }
event-hero-healed = { $hero } récupère { $count } Santé (total { $health })
event-hero-out = { $hero } est { $hero_gender ->
    [f] éliminée
   *[m] éliminé
    }
event-wounds-prevented = { $hero } annule { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
    }
event-sabretooth-claws = { $enemy } riposte contre { $hero }
event-phoenix-burns = { $enemy } brûle les Super-Héros autour d’elle, { $zone_in }
event-cyclops-blasts = { $enemy } foudroie tout le monde { $zone_in }

event-enemies-moved = { $count ->
    [one] { $enemy_one } va { $to_in }
   *[other] { $count } { $enemy_plural } vont { $to_in }
    }
event-card-spawned = Carte Génération pour { $zone_the } : { $card }
event-card-nothing = { $card } : rien ne se passe en Bleu
event-enemies-spawned = { $count ->
    [one] { $enemy_one } arrive { $zone_in }
   *[other] { $count } { $enemy_plural } arrivent { $zone_in }
    }
event-enemies-activated = { $enemy_gender ->
    [f] Toutes les { $enemy_plural } s’activent aussitôt
   *[m] Tous les { $enemy_plural } s’activent aussitôt
    }
event-pool-empty = Plus assez de { $enemy_plural } : il en manque { $count }
event-brutes-overdrive = Surrégime : toutes les Brutes foncent, jusqu’à 2 zones

event-bystander-revealed = { $bystander } se trouve { $zone_in }
event-bystander-late = Trop Tard ! Plus personne à sauver { $zone_in }
event-bystander-hidden = { $bystander } se cache parmi les morts { $zone_in }
event-bystander-ignored = Trop Tard ! est ignorée : personne ne se cache { $zone_in }
event-bystander-none = Plus aucun Citoyen pour se cacher { $zone_in }
event-bystander-moved = { $bystander } se précipite { $to_in }
event-bystander-sneaks = { $found ->
    [1] { $bystander } fait { $die } et se fait repérer
   *[other] { $bystander } fait { $die } et passe { $bystander_gender ->
        [f] inaperçue
       *[m] inaperçu
        }
    }
event-bystander-rescued = { $hero } sauve { $bystander_the }
event-bystander-discarded = { $hero } laisse partir { $bystander_the }
event-bystander-rolled = { $saved ->
    [1] { $bystander } fait { $die } et pare la Blessure
   *[other] { $bystander } fait { $die } : rien à faire
    }
event-bystander-devoured = { $bystander } est { $bystander_gender ->
    [f] dévorée
   *[m] dévoré
    } { $zone_in }
event-bystander-sacrificed = { $bystander } prend une Blessure pour { $hero }

# Les questions

prompt-next-hero = À qui le tour ?
prompt-action = { $count ->
    [0] { $hero } n’a plus d’Action. Autre chose ?
    [one] { $hero } : encore 1 Action. Que faire ?
   *[other] { $hero } : encore { $count } Actions. Que faire ?
    }
prompt-power = Combien de Pouvoir pour cette Attaque ?
prompt-reroll = { $count ->
    [0] Aucune Touche. Relancer ?
    [one] { $count } Touche. Relancer ?
   *[other] { $count } Touches. Relancer ?
    }
prompt-which-dice = Quels dés { $hero } relance-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } ?
prompt-hit = { $count ->
    [one] { $count } Touche : pour qui ?
   *[other] { $count } Touches : qui d’abord ?
    }
prompt-free-move = Déplacement gratuit : où va { $hero } ?
prompt-free-attack = Attaque gratuite : que vise { $hero } ?
prompt-free-action = Action gratuite : que fait { $hero } ?
prompt-keep-bystander = { $hero } n’a de place que pour une carte Citoyen. Laquelle garder ?
prompt-too-many-traits = { $hero } n’a de place que pour deux Traits. Lequel défausser ?
prompt-devoured-trait = Un Citoyen a été dévoré. Quel Trait { $hero } perd-{ $hero_gender ->
    [f] elle
   *[m] il
    } ?
prompt-spawn-order = Quelle zone pioche d’abord sa carte Génération ?
prompt-multiply = { $count ->
    [one] Il ne reste que { $enemy_one }. Dans quelle zone ?
   *[other] Il ne reste que { $count } { $enemy_plural }. Dans quelle zone ?
    }
prompt-attack-order = Plusieurs attaques : quelle zone d’abord ?
prompt-share-wounds = { $count ->
    [one] { $count } Blessure { $zone_in } : pour qui ?
   *[other] { $count } Blessures { $zone_in } : pour qui ?
    }
prompt-prevent = { $count ->
    [one] { $hero } va subir 1 Blessure. L’annuler ?
   *[other] { $hero } va subir { $count } Blessures. En annuler ?
    }
prompt-guard = { $bystander } va se faire dévorer. { $hero } intervient ?
prompt-react = Des Ennemis arrivent { $zone_in }. Réagir ?
prompt-optic-target = Deux zones sont à égale distance : où tire Cyclops ?
prompt-which-bystander = Quel Citoyen est touché { $zone_in } ?
# les lieux s’appellent comme sur le plateau, où l’on presse leurs chemins
prompt-split = Chemins égaux depuis « { $zone_short } » : { $count ->
    [one] où va { $enemy_gender ->
        [f] la { $enemy } restante
       *[m] le { $enemy } restant
        } ?
   *[other] où vont les { $count } { $enemy_plural } { $enemy_gender ->
        [f] restantes
       *[m] restants
        } ?
    }
prompt-split-hero = Chemins égaux depuis « { $zone_short } » : où va { $enemy } ?
prompt-bystander-order = Quel Citoyen bouge ensuite ?
prompt-bystander-way = Chemins égaux : où va { $bystander_the } ?

# Les réponses

option-turn = { $hero }
option-move = Aller { $zone_in }{ $cost ->
    [0] {" "}(gratuit)
    [1] {""}
   *[other] {" "}({ $cost } Actions)
    }
option-open-door = Ouvrir la porte vers { $zone_the }
option-open-window = Ouvrir la fenêtre vers { $zone_the }
option-open-arch = Ouvrir la porte vers { $zone_the }
option-attack = { $weapon } { $zone_in }
option-rescue = Sauver { $bystander_the }
option-take = Prendre l’Objectif { $color }
option-power-up = { $count ->
    [0] Gain de Pouvoir (déjà au maximum)
   *[other] Gain de Pouvoir (+{ $count })
    }
option-gain-trait = Piocher un Trait
option-exit = Partir par la Sortie
option-end-turn = Finir le tour
option-use-skill = { $skill }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Pouvoir)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-use-trait = Jouer { $trait }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Pouvoir)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-use-bystander = { $bystander }{ $power ->
    [0] {""}
   *[other] {" "}({ $power } Pouvoir)
    }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-power = { $count ->
    [0] Sans Pouvoir : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
        }
   *[other] { $count } Pouvoir : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
        }
    }
option-boost-skill = Utiliser { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-boost-trait = Jouer { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-boost-bystander = Aide : { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-keep = { $count ->
    [0] Laisser
    [one] Garder 1 Touche
   *[other] Garder { $count } Touches
    }
option-reroll-skill = Relancer : { $skill }
option-reroll-trait = Relancer : { $trait }
option-reroll-bystander = Relancer : { $bystander }
option-die = Dé { $number } : { $die }
option-hit = { $enemy }
option-keep-card = Garder { $bystander_the }
option-discard-trait = Défausser { $trait }
option-zone = { $zone_short }
option-optic-blast = Tirer { $zone_in }
option-way = { $to_short }
option-bystander = { $bystander } ({ $zone })
option-wound-hero = { $hero }
option-wound-bystander = { $bystander }
option-prevent-skill = Utiliser { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-prevent-trait = Jouer { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-prevent-bystander = Aide : { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-sacrifice = Abandonner { $bystander_the } (annule 1 Blessure)
option-take-wounds = { $count ->
    [one] Subir la Blessure
   *[other] Subir { $count } Blessures
    }
option-let-happen = Laisser faire
option-react-skill = { $hero } : { $skill }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-react-trait = { $hero } : { $trait }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-react-bystander = { $hero } : { $bystander }{ $hunger ->
    [0] {""}
   *[other] {" "}(+{ $hunger } Faim)
    }
option-pass = Les laisser venir

# Ce que les héros disent avant d’agir, et pourquoi

say-turn = Au tour de { $hero }.
say-move = Je vais { $zone_in }.
say-carry = Je vais { $zone_in } avec la Main de Sentinelle.
say-open-door = J’ouvre la porte vers { $zone_the }.
say-open-window = J’ouvre la fenêtre vers { $zone_the }.
say-open-arch = J’ouvre la porte vers { $zone_the }.
say-attack = J’attaque { $zone_in } : { $weapon }.
say-attack-far-trait = J’attaque { $zone_in } : { $weapon }, avec { $trait }.
say-attack-far-skill = J’attaque { $zone_in } : { $weapon }, avec { $skill }.
say-rescue = Je sauve { $bystander_the }.
say-take = Je prends l’Objectif { $color }.
say-power-up = Je reprends du Pouvoir (+{ $count }).
say-gain-trait = Je pioche un Trait.
say-exit = Je pars par la Sortie.
say-use-skill = J’utilise { $skill }.
say-use-trait = Je joue { $trait }.
say-use-bystander = Je demande de l’aide : { $bystander }.
say-prevent-skill = J’utilise { $skill } contre la Blessure.
say-prevent-trait = Je joue { $trait } contre la Blessure.
say-prevent-bystander = Je demande de l’aide : { $bystander }.
say-sacrifice = J’abandonne { $bystander_the }.
say-wound-hero = { $hero } prend la Blessure.
say-react-skill = { $hero } utilise { $skill }.
say-react-trait = { $hero } joue { $trait }.
say-react-bystander = { $hero } demande de l’aide : { $bystander }.
say-call-lift = J’appelle l’Ascenseur.
say-ride-lift = Je prends l’Ascenseur vers { $zone_the }.
say-secret = Je prends { $bystander_the }.
say-give-bomb = Je donne une bombe à { $hero }.
say-plant-bomb = Je pose une bombe { $zone_in }.
say-finish = J’achève { $enemy } avec la Main de Sentinelle.
because-closer = { $count ->
    [0] c’est là que la mission nous veut
    [one] plus que { $count } Action jusqu’au but
   *[other] plus que { $count } Actions jusqu’au but
    }
because-way = { $count ->
    [one] le chemin du but : { $count } Action
   *[other] le chemin du but : { $count } Actions
    }
because-leaves = { $count ->
    [one] { $count } Ennemi ici
   *[other] { $count } Ennemis ici
    }
because-power = Pouvoir : { $count } sur { $most }
because-wanted = la mission le demande

# Pourquoi pas

refused-no-actions = Plus d’Action ce tour-ci.
refused-toll = Partir d’ici coûte { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    }, une de plus par Ennemi présent ; il { $actions ->
    [0] n’en reste aucune
    [one] en reste une
   *[other] en reste { $actions }
    }.
refused-closed-door = Une porte fermée barre le passage.
refused-closed-window = Une fenêtre fermée barre le passage.
refused-closed-arch = Une porte fermée barre le passage.
refused-fountain = Personne ne peut entrer dans la fontaine.
refused-far = Trop loin : un Déplacement ne mène qu’à la zone voisine.
refused-door-elsewhere = Pas d’ici : il faut être à côté de { $edge_the }.
refused-locked = Verrouillée tant que l’Objectif { $color } n’est pas pris.
refused-rescue-enemies = Impossible de sauver { $bystander_the } tant que des Ennemis sont dans la zone.
refused-facedown = Il y a peut-être quelqu’un { $zone_in } : ouvrez d’abord le passage.
refused-objective-elsewhere = Cet Objectif ne se prend que sur place, { $zone_in }.
refused-trait-again = { $hero } a déjà pioché un Trait ce tour-ci.
refused-no-sight = Aucune ligne de vue vers { $zone_the }.
refused-out-of-range = { $range ->
    [0] Trop près pour { $weapon }.
   *[other] { $far ->
        [0] { $weapon } : seulement dans votre zone.
       *[other] Hors de Portée pour { $weapon } : distance { $range }, maximum { $far }.
        }
    }
refused-moment-boost = Seulement quand vous attaquez, avant le jet.
refused-moment-rolled = Seulement après un jet d’Attaque.
refused-moment-struck = Seulement après les Touches d’une Attaque.
refused-moment-entered = Seulement quand des Ennemis entrent dans votre zone.
refused-moment-wounded = Seulement quand vous allez subir des Blessures.
refused-moment-witness = Seulement quand un Citoyen proche va subir une Blessure.
refused-moment-end = Seulement au début de la Phase de Fin de Round.
refused-used = Déjà utilisé.
refused-power = Pas assez de Pouvoir : il en faut { $power }, il en reste { $have }.
refused-enemy-phase = Seulement pendant la Phase des Ennemis.
refused-own-turn = Seulement pendant le tour de ce héros.
refused-zone-chosen = Trop tard : la portée se choisit en même temps que la zone.
refused-no-bolt = Seulement après un Éclair lancé dans le même tour.
refused-secret-elsewhere = Cette carte Mission Secrète ne se prend que là où elle est posée.
pointless-use = Permis, mais il n’y a rien à viser ici.
pointless-tough = Permis, mais une seule Touche suffit déjà pour tous ceux qui s’y trouvent.
pointless-full = Permis, mais la Piste de Pouvoir est pleine.
pointless-unhurt = Permis, mais personne n’est blessé ici.
pointless-toll = Permis, mais aucun Ennemi ne gêne le départ.
pointless-choice = Permis, mais il n’y a pas d’autre cible à choisir.
pointless-reroll = Permis, mais aucun dé ne peut faire mieux.
pointless-disguised = Permis, mais les Ennemis l’ignorent déjà.
pointless-trade = Permis, mais il n’en reste aucun dans la réserve.
refused-exit-locked = Personne ne part avant la prise de l’Objectif vert.
refused-exit-enemies = Personne ne part tant que des Ennemis sont dans la zone de Sortie.
refused-exit-elsewhere = La Sortie est { $zone_in }.

# Ce qu’une réponse devrait donner

fact-falls = { $enemy } à terre : { $percent } %
fact-falls-with = { $enemy } à terre : { $percent } % avec { $power } Pouvoir
fact-spawn = Une carte { $zone_in } : { $high ->
    [0] aucun Ennemi
    [one] { $high } Ennemi au plus
   *[other] { $high } Ennemis au plus
    }, Ruée { $percent } %
fact-beyond = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } : { $whole ->
    [one] { $whole },{ $tenth } Ennemi
   *[other] { $whole },{ $tenth } Ennemis
    } en moyenne
fact-actions = Actions { $before } → { $after }
fact-power = Pouvoir { $before } → { $after }
fact-health = Santé { $before } → { $after }
fact-expected = { $whole },{ $tenth } à terre en moyenne
fact-enemies = { $count ->
    [one] { $count } Ennemi
   *[other] { $count } Ennemis
    }
fact-actions-lost = { $count ->
    [one] 1 Action inutilisée
   *[other] { $count } Actions inutilisées
    }

# Portes et fenêtres portent le nom de leurs deux zones

edge-door = porte entre { $a } et { $b }
    .the = la porte entre { $a } et { $b }
edge-arch = { edge-door }
    .the = { edge-door.the }
edge-window = fenêtre entre { $a } et { $b }
    .the = la fenêtre entre { $a } et { $b }
edge-elevator = porte d’ascenseur entre { $a } et { $b }
    .the = la porte d’ascenseur entre { $a } et { $b }

# Super-Héros

hero-storm = Storm
    .gender = f
    .text = Frappe à distance et balaie les Ennemis.
hero-wolverine = Wolverine
    .gender = m
    .text = Plus on le blesse, plus il frappe fort.
hero-magneto = Magneto
    .gender = m
    .text = Broie un Ennemi à la fois et emporte les siens à l’abri.
hero-rogue = Rogue
    .gender = f
    .text = Enfonce portes et Ennemis coriaces, et emprunte les talents des autres.
hero-colossus = Colossus
    .gender = m
    .text = Encaisse les Blessures et lance ses amis dans la mêlée.
hero-mystique = Mystique
    .gender = f
    .text = Passe inaperçue parmi les Ennemis et choisit ses cibles.

# Attaques

weapon-lightning-bolt = Éclair
    .text = À Distance 0–1 : 2 dés, chaque 3 ou plus touche.
weapon-adamantium-claws = Griffes d’Adamantium
    .text = Mêlée, dans votre zone : 3 dés, chaque 4 ou plus touche.
weapon-shrapnel = Shrapnel
    .text = À Distance 0–1 : 3 dés, chaque 4 ou plus touche.
weapon-mighty-punches = Coups Puissants
    .text = Mêlée, dans votre zone : 2 dés, chaque 3 ou plus touche.
weapon-steel-fists = Poings d’Acier
    .text = Mêlée, dans votre zone : 3 dés, chaque 4 ou plus touche.
weapon-twin-pistols = Pistolets Jumeaux
    .text = À Distance 0–2 : 2 dés, chaque 4 ou plus touche.

# Compétences

skill-gust = Bourrasque
    .text = Une fois lors de votre tour : pour 1 Pouvoir, tous les Ennemis d’une zone à Portée 1 ou moins vont dans une même zone adjacente.
skill-chain-lightning = Chaîne d’Éclairs
    .text = Une fois lors de votre tour, après un Éclair : faites-en un second gratuit avec le même nombre de dés.
skill-inspiration = Inspiration
    .text = Une fois lors de votre tour : vous ou un autre Super-Héros à Portée 2 ou moins gagne 1 Pouvoir et pioche 1 Trait Héroïque.
skill-berserker-rage = Rage Berserk
    .text = Griffes : +1 à chaque dé par Blessure subie ; chaque 6 ajoute un dé, qui peut en ajouter.
skill-rampage = Déchaînement
    .text = Une fois par Phase des Ennemis, à l’arrivée d’Ennemis dans votre zone : 1 Pouvoir pour une Attaque de Griffes gratuite.
skill-healing-factor = Facteur de Guérison
    .text = Au début de chaque Phase de Fin de Round : récupérez autant de Santé que vous voulez.
skill-crush = Écrasement
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour éliminer 1 Rôdeur ou Forcené, ou 2 Pouvoir pour 1 Brute, dans une zone à Portée 1 ou moins.
skill-magnetic-flight = Vol Magnétique
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour un Déplacement gratuit ignorant les Ennemis, en emmenant les Citoyens et Super-Héros voulus de la zone.
skill-mutant-commander = Commandant Mutant
    .text = Une fois lors de votre tour : un autre Super-Héros fait 1 Action gratuite, puis votre tour continue.
skill-knockout-punch = Cogneuse
    .text = Les Ennemis ont −1 en Endurance (minimum 1) contre Coups Puissants. Une fois lors de votre tour : ouvrez une porte gratuitement.
skill-absorb-abilities = Absorption
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour copier une Attaque et/ou Compétence débloquée d’un Super-Héros à Portée 1 ou moins jusqu’à la fin du round.
skill-enhanced-stamina = Résilience Surhumaine
    .text = Une fois lors de votre tour : une Action d’Attaque ou de Déplacement gratuite.
skill-organic-steel = Acier Organique
    .text = Une fois par Phase des Ennemis, quand vous devriez subir des Blessures : dépensez 1 Pouvoir pour en annuler jusqu’à 2.
skill-fastball-special = Lancer Spécial
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour lancer un autre Super-Héros de votre zone vers une zone en vue à Portée 2 ou moins ; il ignore les Ennemis et fait une Attaque gratuite sur cette zone.
skill-wall-of-steel = Mur d’Acier
    .text = Vous ne subissez pas de Blessures des Rôdeurs et ne payez pas d’Actions en plus pour quitter une zone avec des Ennemis.
skill-shapeshift = Métamorphose
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir ; jusqu’au début de votre prochain tour ou jusqu’à ce que vous attaquiez, les Ennemis vous ignorent complètement.
skill-infiltrator = Infiltratrice
    .text = Une fois lors de votre tour : un Déplacement gratuit ignorant les Ennemis, avant ou après lequel vous pouvez ouvrir une porte ou fenêtre gratuitement.
skill-assassin = Assassine
    .text = Vos Attaques peuvent ignorer la Priorité des Cibles, et chaque 6 marque 2 Touches sur un seul Ennemi.

# Ennemis

enemy-walker = Rôdeur
    .one = 1 Rôdeur
    .plural = Rôdeurs
    .gender = m
    .actions = 1
    .toughness = 1
    .xp = 1
    .text = Lent, mais il y en a tant.
enemy-brute = Brute
    .one = 1 Brute
    .plural = Brutes
    .gender = f
    .actions = 1
    .toughness = 2
    .xp = 1
    .text = Prend les Touches avant les Rôdeurs et les Forcenés de sa zone.
enemy-runner = Forcené
    .one = 1 Forcené
    .plural = Forcenés
    .gender = m
    .actions = 2
    .toughness = 1
    .xp = 1
    .text = Agit deux fois par activation.
enemy-juggernaut = Juggernaut
    .one = Juggernaut
    .plural = Juggernaut
    .gender = m
    .actions = 2
    .toughness = 4/5/6/7
    .xp = 4/5/6/7
    .text = L’Endurance suit le plus haut Niveau de Danger des Super-Héros.
enemy-iceman = Iceman
    .one = Iceman
    .plural = Iceman
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Les Attaques des Super-Héros à Portée 1 ou moins subissent −1 à chaque dé.
enemy-sabretooth = Sabretooth
    .one = Sabretooth
    .plural = Sabretooth
    .gender = m
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = Un Super-Héros de sa zone qui attaque cette zone subit 1 Blessure si Sabretooth y survit.
enemy-psylocke = Psylocke
    .one = Psylocke
    .plural = Psylocke
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Aucun Super-Héros à Portée 2 ou moins ne reçoit le Pouvoir du début de la Phase des Joueurs.
enemy-cyclops = Cyclops
    .one = Cyclops
    .plural = Cyclops
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Attaque jusqu’à Portée 2 ; TOUS les Super-Héros de la zone visée subissent 1 Blessure à chaque Attaque.
enemy-dark-phoenix = Dark Phoenix
    .one = Dark Phoenix
    .plural = Dark Phoenix
    .gender = f
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = À chaque activation, chaque Super-Héros à Portée 2 ou moins subit 1 Blessure.
enemy-zombie-hero = Héros Zombie
    .one = 1 Héros Zombie
    .plural = Héros Zombies
    .gender = m

# Traits Héroïques

trait-power-up = Gain de Pouvoir
    .text = Une Action de Gain de Pouvoir gratuite.
    .timing = { timing-your-turn }
trait-unstoppable = Inarrêtable
    .text = Dépensez aussi 1 Pouvoir : −1 à l’Endurance des Ennemis (jamais sous 1) durant cette Attaque.
    .timing = { timing-attack }
trait-cool-headed = Sang-froid
    .text = Une Action d’Attaque gratuite visant votre zone.
    .timing = { timing-enemies-enter }
trait-swift = Célérité
    .text = Une Action de Déplacement gratuite.
    .timing = { timing-your-turn }
trait-flurry = Volée de Coups
    .text = Une Action d’Attaque gratuite.
    .timing = { timing-your-turn }
trait-keen-aim = Œil de Lynx
    .text = +1 à chaque dé de cette Attaque.
    .timing = { timing-attack }
trait-long-reach = Longue Portée
    .text = Dépensez aussi 1 Pouvoir : +1 à la Portée maximale de cette Attaque (une Attaque de Mêlée reste de Mêlée).
    .timing = { timing-attack }
trait-second-chance = Seconde Chance
    .text = Relancez une fois les dés de votre choix de cette Attaque.
    .timing = { timing-after-roll }
trait-picked-target = Cible Choisie
    .text = Ignorez la Priorité des Cibles pour cette Attaque.
    .timing = { timing-attack }
trait-tough-it-out = Tenir Bon
    .text = Annulez 1 Blessure que vous devriez subir.
    .timing = { timing-wounded }
trait-recovery = Récupération
    .text = Récupérez 1 Santé.
    .timing = { timing-your-turn }
trait-team-spirit = Esprit d’Équipe
    .text = Un autre Super-Héros à Portée 2 ou moins gagne 2 Pouvoir.
    .timing = { timing-your-turn }
trait-slip-away = Esquive
    .text = Votre prochain Déplacement de ce tour ignore les Ennemis.
    .timing = { timing-your-turn }
trait-guardian = Gardien
    .text = Annulez 1 Blessure d’un Citoyen à Portée 1 ou moins.
    .timing = { timing-bystander-wounded }
trait-shockwave = Onde de Choc
    .text = Dépensez 1 Pouvoir : déplacez tous les Ennemis (pas les Héros Zombies) de votre zone vers une zone adjacente.
    .timing = { timing-your-turn }

# Cartes Citoyen

bystander-william-stryker = William Stryker
    .the = William Stryker
    .gender = m
    .kind = Citoyen Combattant
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir, choisissez une zone à Portée 1 ou moins ; ses Citoyens et Super-Héros viennent dans votre zone, sans tenir compte des Ennemis.
    .zombie = Une fois lors de votre tour : augmentez votre Faim pour amener dans votre zone tous les Citoyens d’une zone à Portée 1 ou moins.
bystander-mariko-yashida = Mariko Yashida
    .the = Mariko Yashida
    .gender = f
    .kind = Citoyenne
    .text = Quand vous faites une Attaque de Mêlée, vous pouvez éliminer 1 Rôdeur de plus dans votre zone.
    .zombie = Vos Attaques de Mêlée peuvent éliminer 1 Opérateur de plus dans votre zone.
bystander-callisto = Callisto
    .the = Callisto
    .gender = f
    .kind = Citoyenne Combattante
    .text = Vos Attaques peuvent ignorer la Priorité des Cibles.
    .zombie = Vos Attaques peuvent ignorer la Priorité des Cibles.
bystander-ka-zar = Ka-Zar
    .the = Ka-Zar
    .gender = m
    .kind = Citoyen Combattant
    .text = Une fois par Phase des Ennemis, si des Ennemis entrent dans votre zone : dépensez 1 Pouvoir pour 1 Attaque de Mêlée sur votre zone (une Attaque à Distance compte alors comme Mêlée).
    .zombie = Une fois par Phase des Ennemis, si des Ennemis entrent dans votre zone : augmentez votre Faim pour 1 Attaque de Mêlée.
bystander-senator-kelly = Sénateur Kelly
    .the = le Sénateur Kelly
    .gender = m
    .kind = Citoyen
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir, choisissez une zone à Portée 2 ou moins ; ses Ennemis s’activent et tentent d’atteindre votre zone par tout moyen.
    .zombie = Une fois lors de votre tour : augmentez votre Faim ; les Ennemis d’une zone à Portée 2 ou moins s’activent et viennent vers votre zone.
bystander-trish-tilby = Trish Tilby
    .the = Trish Tilby
    .gender = f
    .kind = Citoyenne
    .text = Une fois lors de votre tour : regardez la première carte Génération ; vous pouvez la mettre sous le paquet.
    .zombie = Une fois lors de votre tour : regardez la première carte Génération ; vous pouvez la glisser sous le paquet.
bystander-bolivar-trask = Bolivar Trask
    .the = Bolivar Trask
    .gender = m
    .kind = Citoyen
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour relancer les dés de votre choix d’une de vos Attaques.
    .zombie = Une fois lors de votre tour : relancez les dés de votre choix d’une de vos Attaques ; les 1 obtenus à la relance augmentent quand même la Faim.
bystander-amanda-sefton = Amanda Sefton
    .the = Amanda Sefton
    .gender = f
    .kind = Citoyenne
    .text = Une fois lors de votre tour : dépensez 1 Pouvoir pour un Déplacement gratuit ignorant les Ennemis.
    .zombie = Une fois lors de votre tour : augmentez votre Faim pour un Déplacement qui ignore les Ennemis.
bystander-moira-mactaggert = Moira MacTaggert
    .the = Moira MacTaggert
    .gender = f
    .kind = Citoyenne
    .text = Une fois lors de votre tour : dépensez 2 Pouvoir pour rendre 1 Santé à vous-même ou à un Super-Héros de votre zone.
    .zombie = Pendant votre tour, défaussez : la Faim d’un Héros Zombie de votre zone augmente ou baisse d’autant que vous voulez.
bystander-valerie-cooper = Valerie Cooper
    .the = Valerie Cooper
    .gender = f
    .kind = Citoyenne
    .text = Quand vous faites une Action de Gain de Pouvoir, gagnez 1 Pouvoir de plus.
    .zombie = Quand vous gagnez un Trait Zombie par une Action, piochez-en 2 et gardez-en 1.
bystander-stevie-hunter = Stevie Hunter
    .the = Stevie Hunter
    .gender = f
    .kind = Citoyenne
    .text = À cause des Ennemis, quitter une zone vous coûte au plus 1 Action supplémentaire.
    .zombie = À cause des Ennemis, quitter une zone vous coûte au plus 1 Action supplémentaire.
bystander-cameron-hodge = Cameron Hodge
    .the = Cameron Hodge
    .gender = m
    .kind = Citoyen Combattant
    .text = Vos Attaques qui visent votre propre zone lancent 1 dé de plus.
    .zombie = Vos Attaques qui visent votre propre zone lancent 1 dé de plus.
bystander-too-late = Trop Tard !
    .the = Trop Tard !
    .gender = f
    .text = Aucun Citoyen : piochez 1 carte Génération pour cette zone, puis défaussez. Ignorée si piochée par une carte Citoyen Caché.
bystander-secret-mission-1 = Mission Secrète 1
    .the = Mission Secrète 1
    .gender = f
    .text = Seulement dans les missions qui la citent : reste face visible dans sa zone jusqu’à sa prise par une Action d’Interaction ; la mission donne son effet.
bystander-secret-mission-2 = Mission Secrète 2
    .the = Mission Secrète 2
    .gender = f
    .text = Seulement dans les missions qui la citent : reste face visible dans sa zone jusqu’à sa prise par une Action d’Interaction ; la mission donne son effet.

# Cartes Génération

card-001 = Rôdeurs
    .text = Arrivée de Rôdeurs : 2 en Bleu, 3 en Jaune, 8 en Orange, 9 en Rouge.
    .lines = 2/3/8/9
    .enemy = walker
card-002 = Rôdeurs
    .text = Arrivée de Rôdeurs : 2 en Bleu, 4 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 2/4/5/7
    .enemy = walker
card-003 = Rôdeurs
    .text = Arrivée de Rôdeurs : 1 en Bleu, 3 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 1/3/5/7
    .enemy = walker
card-004 = Rôdeurs
    .text = Arrivée de Rôdeurs : 3 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 3/4/6/8
    .enemy = walker
card-005 = Ruée de Rôdeurs
    .text = Arrivée de Rôdeurs qui s’activent aussitôt : 2 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 2/4/6/8
    .enemy = walker
card-006 = Ruée de Rôdeurs
    .text = Arrivée de Rôdeurs qui s’activent aussitôt : 4 en Bleu, 6 en Jaune, 8 en Orange, 10 en Rouge.
    .lines = 4/6/8/10
    .enemy = walker
card-007 = Brutes
    .text = Arrivée de Brutes : 1 en Bleu, 1 en Jaune, 4 en Orange, 5 en Rouge.
    .lines = 1/1/4/5
    .enemy = brute
card-008 = Brutes
    .text = Arrivée de Brutes : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = brute
card-009 = Brutes
    .text = Arrivée de Brutes : 1 en Bleu, 2 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/2/2/3
    .enemy = brute
card-010 = Ruée de Brutes
    .text = Arrivée de Brutes qui s’activent aussitôt : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = brute
card-011 = Forcenés
    .text = Arrivée de Forcenés : 1 en Bleu, 1 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/1/3/4
    .enemy = runner
card-012 = Forcenés
    .text = Arrivée de Forcenés : 1 en Bleu, 2 en Jaune, 2 en Orange, 4 en Rouge.
    .lines = 1/2/2/4
    .enemy = runner
card-013 = Forcenés
    .text = Arrivée de Forcenés : 1 en Bleu, 2 en Jaune, 3 en Orange, 5 en Rouge.
    .lines = 1/2/3/5
    .enemy = runner
card-014 = Ruée de Forcenés
    .text = Arrivée de Forcenés qui s’activent aussitôt : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = runner
card-015 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-016 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-017 = Rôdeurs
    .text = Arrivée de Rôdeurs : 2 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 2/4/6/8
    .enemy = walker
card-018 = Rôdeurs
    .text = Arrivée de Rôdeurs : 2 en Bleu, 3 en Jaune, 5 en Orange, 6 en Rouge.
    .lines = 2/3/5/6
    .enemy = walker
card-019 = Rôdeurs
    .text = Arrivée de Rôdeurs : 3 en Bleu, 4 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 3/4/5/7
    .enemy = walker
card-020 = Rôdeurs
    .text = Arrivée de Rôdeurs : 1 en Bleu, 2 en Jaune, 4 en Orange, 6 en Rouge.
    .lines = 1/2/4/6
    .enemy = walker
card-021 = Ruée de Rôdeurs
    .text = Arrivée de Rôdeurs qui s’activent aussitôt : 2 en Bleu, 3 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 2/3/5/7
    .enemy = walker
card-022 = Ruée de Rôdeurs
    .text = Arrivée de Rôdeurs qui s’activent aussitôt : 3 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 3/4/6/8
    .enemy = walker
card-023 = Brutes
    .text = Arrivée de Brutes : 2 en Bleu, 3 en Jaune, 4 en Orange, 4 en Rouge.
    .lines = 2/3/4/4
    .enemy = brute
card-024 = Brutes
    .text = Arrivée de Brutes : 1 en Bleu, 2 en Jaune, 3 en Orange, 3 en Rouge.
    .lines = 1/2/3/3
    .enemy = brute
card-025 = Ruée de Brutes
    .text = Arrivée de Brutes qui s’activent aussitôt : 1 en Bleu, 2 en Jaune, 2 en Orange, 4 en Rouge.
    .lines = 1/2/2/4
    .enemy = brute
card-026 = Forcenés
    .text = Arrivée de Forcenés : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = runner
card-027 = Forcenés
    .text = Arrivée de Forcenés : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = runner
card-028 = Forcenés
    .text = Arrivée de Forcenés : 2 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 2/2/3/4
    .enemy = runner
card-029 = Ruée de Forcenés
    .text = Arrivée de Forcenés qui s’activent aussitôt : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = runner
card-030 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-031 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-032 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-033 = Héros Zombie
    .text = Le premier Héros Zombie du paquet arrive.
    .enemy = zombie_hero
card-034 = Multiplication
    .text = Chaque zone avec des Rôdeurs en reçoit d’autres : 1 en Bleu et Jaune, 2 en Orange et Rouge.
    .lines = 1/1/2/2
    .enemy = walker
card-035 = Multiplication
    .text = Chaque zone avec des Rôdeurs en reçoit d’autres : 1 en Bleu et Jaune, 2 en Orange et Rouge.
    .lines = 1/1/2/2
    .enemy = walker
card-036 = Surrégime
    .text = Toutes les Brutes avancent de 2 zones au plus. Les Super-Héros des zones où elles entrent perdent tout leur Pouvoir.
    .enemy = brute
card-037 = Activation Supplémentaire des Rôdeurs
    .text = Tous les Rôdeurs du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = walker
card-038 = Activation Supplémentaire des Brutes
    .text = Toutes les Brutes du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = brute
card-039 = Activation Supplémentaire des Forcenés
    .text = Tous les Forcenés du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = runner
card-040 = Activation Supplémentaire des Héros Zombies
    .text = Tous les Héros Zombies du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = zombie_hero
card-041 = Citoyen Caché
    .text = Un Citoyen se cache dans cette zone, ignoré des Ennemis jusqu’à ce qu’un 5 ou 6 le trahisse. Puis piochez à nouveau pour la zone.
card-042 = Citoyen Caché
    .text = Un Citoyen se cache dans cette zone, ignoré des Ennemis jusqu’à ce qu’un 5 ou 6 le trahisse. Puis piochez à nouveau pour la zone.

# Zones

zone-10R-A = Pelouse ouest
    .short = Pelouse ouest
    .the = la pelouse ouest
    .in = sur la pelouse ouest
zone-10R-B = Terrasse ouest
    .short = Terrasse ouest
    .the = la terrasse ouest
    .in = sur la terrasse ouest
zone-10R-C = Bibliothèque ouest
    .short = Biblio, ouest
    .the = la bibliothèque ouest
    .in = dans la bibliothèque ouest
zone-10R-D = Bibliothèque est
    .short = Biblio, est
    .the = la bibliothèque est
    .in = dans la bibliothèque est
zone-10R-E = Bureau d’étude
    .short = Bureau d’étude
    .the = le bureau d’étude
    .in = dans le bureau d’étude
zone-11R-A = Terrasse ouest
    .short = Terrasse ouest
    .the = la terrasse ouest
    .in = sur la terrasse ouest
zone-11R-B = Perron du jardin
    .short = Perron du jardin
    .the = le perron du jardin
    .in = sur le perron du jardin
zone-11R-C = Terrasse est
    .short = Terrasse est
    .the = la terrasse est
    .in = sur la terrasse est
zone-11R-X = Ascenseur, rez-de-chaussée
    .short = Ascenseur
    .the = l’ascenseur du rez-de-chaussée
    .in = dans l’ascenseur, au rez-de-chaussée
zone-11R-D = Hall arrière, nord-ouest
    .short = Hall arrière, NO
    .the = le hall arrière nord-ouest
    .in = dans le hall arrière nord-ouest
zone-11R-F = Hall arrière, nord-est
    .short = Hall arrière, NE
    .the = le hall arrière nord-est
    .in = dans le hall arrière nord-est
zone-11R-G = Hall arrière, ouest
    .short = Hall arrière, O
    .the = le hall arrière ouest
    .in = dans le hall arrière ouest
zone-11R-H = Hall arrière, centre
    .short = Hall arrière
    .the = le centre du hall arrière
    .in = au centre du hall arrière
zone-11R-I = Hall arrière, est
    .short = Hall arrière, E
    .the = le hall arrière est
    .in = dans le hall arrière est
zone-12R-A = Terrasse est
    .short = Terrasse est
    .the = la terrasse est
    .in = sur la terrasse est
zone-12R-B = Bord de piscine
    .short = Bord de piscine
    .the = le bord de la piscine
    .in = au bord de la piscine
zone-12R-C = Gymnase ouest
    .short = Gymnase ouest
    .the = le gymnase ouest
    .in = dans le gymnase ouest
zone-12R-D = Gymnase est
    .short = Gymnase est
    .the = le gymnase est
    .in = dans le gymnase est
zone-12R-E = Vestiaire
    .short = Vestiaire
    .the = le vestiaire
    .in = dans le vestiaire
zone-13R-A = Cellier
    .short = Cellier
    .the = le cellier
    .in = dans le cellier
zone-13R-B = Salle de musique
    .short = Salle de musique
    .the = la salle de musique
    .in = dans la salle de musique
zone-13R-C = Salle à manger ouest
    .short = À manger, ouest
    .the = la salle à manger ouest
    .in = dans la salle à manger ouest
zone-13R-D = Salle à manger est
    .short = À manger, est
    .the = la salle à manger est
    .in = dans la salle à manger est
zone-13R-E = Cuisine
    .short = Cuisine
    .the = la cuisine
    .in = dans la cuisine
zone-14R-A = Hall, nord-ouest
    .short = Hall, nord-ouest
    .the = le hall nord-ouest
    .in = dans le hall nord-ouest
zone-14R-B = Arrière de l’escalier
    .short = Arrière, escalier
    .the = l’arrière de l’escalier
    .in = à l’arrière de l’escalier
zone-14R-C = Hall, nord-est
    .short = Hall, nord-est
    .the = le hall nord-est
    .in = dans le hall nord-est
zone-14R-D = Hall, côté ouest
    .short = Hall, côté ouest
    .the = le côté ouest du hall
    .in = dans le hall, côté ouest
zone-14R-E = Entrée
    .short = Entrée
    .the = l’entrée
    .in = à l’entrée
zone-14R-F = Hall, côté est
    .short = Hall, côté est
    .the = le côté est du hall
    .in = dans le hall, côté est
zone-15R-A = Bureau du directeur
    .short = Bureau directeur
    .the = le bureau du directeur
    .in = dans le bureau du directeur
zone-15R-B = Archives
    .short = Archives
    .the = les archives
    .in = dans les archives
zone-15R-C = Salon ouest
    .short = Salon ouest
    .the = le salon ouest
    .in = dans le salon ouest
zone-15R-D = Salon est
    .short = Salon est
    .the = le salon est
    .in = dans le salon est
zone-15R-E = Véranda
    .short = Véranda
    .the = la véranda
    .in = dans la véranda
zone-16R-A = Allée ouest
    .short = Allée ouest
    .the = l’allée ouest
    .in = dans l’allée ouest
zone-16R-B = Roseraie
    .short = Roseraie
    .the = la roseraie
    .in = dans la roseraie
zone-16R-C = Allée de la fontaine, ouest
    .short = Allée fontaine, O
    .the = l’allée à l’ouest de la fontaine
    .in = dans l’allée à l’ouest de la fontaine
zone-16R-D = Serre ouest
    .short = Serre ouest
    .the = la serre ouest
    .in = dans la serre ouest
zone-16R-E = Serre est
    .short = Serre est
    .the = la serre est
    .in = dans la serre est
zone-16R-F = Chemin de la serre
    .short = Chemin de serre
    .the = le chemin de la serre
    .in = sur le chemin de la serre
zone-16R-G = Pelouse sud, ouest
    .short = Pelouse, ouest
    .the = la pelouse sud-ouest
    .in = sur la pelouse sud-ouest
zone-17R-A = Allée de la fontaine, ouest
    .short = Allée fontaine, O
    .the = l’allée à l’ouest de la fontaine
    .in = dans l’allée à l’ouest de la fontaine
zone-17R-B = Perron
    .short = Perron
    .the = le perron
    .in = sur le perron
zone-17R-C = Allée de la fontaine, est
    .short = Allée fontaine, E
    .the = l’allée à l’est de la fontaine
    .in = dans l’allée à l’est de la fontaine
zone-17R-D = Fontaine, ouest
    .short = Fontaine, ouest
    .the = l’ouest de la fontaine
    .in = à l’ouest de la fontaine
zone-17R-O = Fontaine
    .short = Fontaine
    .the = la fontaine
    .in = à la fontaine
zone-17R-F = Fontaine, est
    .short = Fontaine, est
    .the = l’est de la fontaine
    .in = à l’est de la fontaine
zone-17R-G = Pelouse sud, ouest
    .short = Pelouse, ouest
    .the = la pelouse sud-ouest
    .in = sur la pelouse sud-ouest
zone-17R-H = Grille principale
    .short = Grille principale
    .the = la grille principale
    .in = à la grille principale
zone-17R-I = Pelouse sud, est
    .short = Pelouse sud, est
    .the = la pelouse sud-est
    .in = sur la pelouse sud-est
zone-18R-A = Allée de la fontaine, est
    .short = Allée fontaine, E
    .the = l’allée à l’est de la fontaine
    .in = dans l’allée à l’est de la fontaine
zone-18R-B = Allée du garage
    .short = Allée du garage
    .the = l’allée du garage
    .in = dans l’allée du garage
zone-18R-C = Allée est
    .short = Allée est
    .the = l’allée est
    .in = dans l’allée est
zone-18R-D = Cour du garage
    .short = Cour du garage
    .the = la cour du garage
    .in = dans la cour du garage
zone-18R-E = Garage nord
    .short = Garage nord
    .the = le garage nord
    .in = dans le garage nord
zone-18R-F = Pelouse sud, est
    .short = Pelouse sud, est
    .the = la pelouse sud-est
    .in = sur la pelouse sud-est
zone-18R-G = Garage sud
    .short = Garage sud
    .the = le garage sud
    .in = dans le garage sud
zone-16V-A = Salle de bains ouest
    .short = Bains, ouest
    .the = la salle de bains ouest
    .in = dans la salle de bains ouest
zone-16V-B = Dortoir des garçons, nord
    .short = Garçons, nord
    .the = le dortoir nord des garçons
    .in = dans le dortoir nord des garçons
zone-16V-C = Couloir ouest
    .short = Couloir ouest
    .the = le couloir ouest
    .in = dans le couloir ouest
zone-16V-D = Couloir ouest, côté palier
    .short = Couloir O, palier
    .the = le couloir ouest, côté palier
    .in = dans le couloir ouest, côté palier
zone-16V-E = Dortoir des garçons, sud
    .short = Garçons, sud
    .the = le dortoir sud des garçons
    .in = dans le dortoir sud des garçons
zone-16V-F = Lingerie
    .short = Lingerie
    .the = la lingerie
    .in = dans la lingerie
zone-17V-A = Palier nord-ouest
    .short = Palier nord-ouest
    .the = le palier nord-ouest
    .in = sur le palier nord-ouest
zone-17V-B = Palier nord-est
    .short = Palier nord-est
    .the = le palier nord-est
    .in = sur le palier nord-est
zone-17V-X = Ascenseur, étage
    .short = Ascenseur
    .the = l’ascenseur de l’étage
    .in = dans l’ascenseur, à l’étage
zone-17V-C = Palier ouest
    .short = Palier ouest
    .the = le palier ouest
    .in = sur le palier ouest
zone-17V-D = Palier est
    .short = Palier est
    .the = le palier est
    .in = sur le palier est
zone-17V-F = Galerie
    .short = Galerie
    .the = la galerie
    .in = dans la galerie
zone-18V-A = Dortoir des filles, nord
    .short = Filles, nord
    .the = le dortoir nord des filles
    .in = dans le dortoir nord des filles
zone-18V-B = Salle de bains est
    .short = Bains, est
    .the = la salle de bains est
    .in = dans la salle de bains est
zone-18V-C = Couloir est, côté palier
    .short = Couloir E, palier
    .the = le couloir est, côté palier
    .in = dans le couloir est, côté palier
zone-18V-D = Couloir est
    .short = Couloir est
    .the = le couloir est
    .in = dans le couloir est
zone-18V-E = Salle commune
    .short = Salle commune
    .the = la salle commune
    .in = dans la salle commune
zone-18V-F = Dortoir des filles, sud
    .short = Filles, sud
    .the = le dortoir sud des filles
    .in = dans le dortoir sud des filles
zone-10V-M = Cœur informatique
    .short = Cœur informatique
    .the = le cœur informatique
    .in = dans le cœur informatique
zone-10V-A = Cerebro nord-ouest
    .short = Cerebro, NO
    .the = le nord-ouest de Cerebro
    .in = dans Cerebro, au nord-ouest
zone-10V-B = Cerebro sud-ouest
    .short = Cerebro, SO
    .the = le sud-ouest de Cerebro
    .in = dans Cerebro, au sud-ouest
zone-10V-C = Cerebro centre
    .short = Cerebro centre
    .the = le centre de Cerebro
    .in = au centre de Cerebro
zone-10V-D = Cerebro seuil
    .short = Seuil
    .the = le seuil de Cerebro
    .in = sur le seuil de Cerebro
zone-11V-A = Registres
    .short = Registres
    .the = la salle des registres
    .in = dans la salle des registres
zone-11V-B = Réserve
    .short = Réserve
    .the = la réserve
    .in = dans la réserve
zone-11V-C = Hall d’ascenseur ouest
    .short = Hall, ouest
    .the = le hall d’ascenseur ouest
    .in = dans le hall d’ascenseur ouest
zone-11V-X = Ascenseur, sous-sol
    .short = Ascenseur
    .the = l’ascenseur du sous-sol
    .in = dans l’ascenseur, au sous-sol
zone-11V-D = Hall d’ascenseur est
    .short = Hall, est
    .the = le hall d’ascenseur est
    .in = dans le hall d’ascenseur est
zone-11V-F = Hall d’ascenseur sud
    .short = Hall, sud
    .the = le hall d’ascenseur sud
    .in = dans le hall d’ascenseur sud
zone-12V-A = Salle des Dangers ouest
    .short = Dangers, ouest
    .the = la Salle des Dangers ouest
    .in = dans la Salle des Dangers ouest
zone-12V-B = Salle des Dangers centre
    .short = Salle des Dangers
    .the = le centre de la Salle des Dangers
    .in = au centre de la Salle des Dangers
zone-12V-C = Salle des Dangers est
    .short = Dangers, est
    .the = la Salle des Dangers est
    .in = dans la Salle des Dangers est
zone-12V-D = Salle de contrôle
    .short = Salle de contrôle
    .the = la salle de contrôle
    .in = dans la salle de contrôle
zone-12V-E = Casiers
    .short = Casiers
    .the = les casiers
    .in = près des casiers
zone-13V-A = Pharmacie
    .short = Pharmacie
    .the = la pharmacie
    .in = dans la pharmacie
zone-13V-B = Laboratoire ouest
    .short = Laboratoire ouest
    .the = le laboratoire ouest
    .in = dans le laboratoire ouest
zone-13V-C = Laboratoire est
    .short = Laboratoire est
    .the = le laboratoire est
    .in = dans le laboratoire est
zone-13V-D = Salle d’isolement
    .short = Salle d’isolement
    .the = la salle d’isolement
    .in = dans la salle d’isolement
zone-13V-F = Salle de réveil
    .short = Salle de réveil
    .the = la salle de réveil
    .in = dans la salle de réveil
zone-14V-A = Salle des serveurs
    .short = Serveurs
    .the = la salle des serveurs
    .in = dans la salle des serveurs
zone-14V-B = Couloir du sous-sol, nord
    .short = Sous-sol, nord
    .the = le couloir nord du sous-sol
    .in = dans le couloir nord du sous-sol
zone-14V-C = Couloir du sous-sol, est
    .short = Sous-sol, est
    .the = le couloir est du sous-sol
    .in = dans le couloir est du sous-sol
zone-14V-D = Couloir du sous-sol, ouest
    .short = Sous-sol, ouest
    .the = le couloir ouest du sous-sol
    .in = dans le couloir ouest du sous-sol
zone-14V-E = Armurerie
    .short = Armurerie
    .the = l’armurerie
    .in = dans l’armurerie
zone-14V-F = Quarantaine
    .short = Quarantaine
    .the = la quarantaine
    .in = en quarantaine
zone-15V-A = Couloir du hangar, ouest
    .short = Couloir, ouest
    .the = le couloir ouest du hangar
    .in = dans le couloir ouest du hangar
zone-15V-B = Couloir du hangar, est
    .short = Couloir, est
    .the = le couloir est du hangar
    .in = dans le couloir est du hangar
zone-15V-C = Dépôt de carburant
    .short = Dépôt carburant
    .the = le dépôt de carburant
    .in = dans le dépôt de carburant
zone-15V-D = Hangar ouest
    .short = Hangar ouest
    .the = le hangar ouest
    .in = dans le hangar ouest
zone-15V-E = Hangar centre
    .short = Hangar centre
    .the = le centre du hangar
    .in = au centre du hangar
zone-15V-F = Hangar est
    .short = Hangar est
    .the = le hangar est
    .in = dans le hangar est

# Skills, Traits and cards

event-skill-copied = { $hero } emprunte { $skill } et { $weapon } jusqu’à la fin du round
event-effect-began = Les Ennemis prennent { $hero } pour l’un des leurs
event-enemies-lured = Les Ennemis sont attirés { $to_in }, depuis { $zone_the }
event-card-buried = { $hero } glisse { $card } sous le paquet Génération

prompt-gust-from = Bourrasque : quelle zone { $hero } balaie-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } ?
prompt-push-to = Où sont-ils repoussés ?
prompt-inspiration = Inspiration : qui gagne 1 Pouvoir et un Trait ?
prompt-healing-factor = Combien de Santé { $hero } récupère-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } ?
prompt-crush = Écrasement : qui ?
prompt-take-along = Qui s’envole aussi { $zone_in } ?
prompt-mutant-commander = Qui fait une Action gratuite ?
prompt-free-door = Quelle porte { $hero } enfonce-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } ?
prompt-absorb = Qu’emprunte { $hero } ?
prompt-enhanced-stamina = Attaque ou Déplacement gratuit : que fait { $hero } ?
prompt-fastball = Lancer Spécial : qui est lancé ?
prompt-fastball-to = Lancer Spécial : vers où ?
prompt-infiltrator = Se déplacer d’abord, ou ouvrir d’abord ?
prompt-infiltrator-open = { $hero } ouvre-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } quelque chose ici ?
prompt-team-spirit = Esprit d’Équipe : qui gagne 2 Pouvoir ?
prompt-stryker = De quelle zone faire venir tout le monde ?
prompt-kelly = Quels Ennemis le sénateur attire-t-il ?
prompt-tilby = Prochaine carte Génération : { $card }. Où la mettre ?
prompt-moira = Qui récupère 1 Santé ?
prompt-mariko = Un Rôdeur de plus ?

option-hero = { $hero }
option-heal = { $count ->
    [0] Rien
   *[other] { $count } Santé
    }
option-crush = { $enemy } { $zone_in } ({ $power } Pouvoir)
option-take-hero = Emmener { $hero }
option-take-bystander = Emmener { $bystander_the }
option-copy = { $hero } : { $skill } et { $weapon }
option-leave-closed = Ne rien ouvrir
option-stay = Rester là
option-card-top = La laisser dessus
option-card-bottom = Sous le paquet
option-eliminate = Éliminer { $enemy_one }
option-spare = Non

# Ascenseur, Main de Sentinelle, Missions Secrètes

option-call-lift = Appeler l’Ascenseur ici
option-ride-lift = Prendre l’Ascenseur vers { $zone_the }
option-secret = Prendre { $bystander }
refused-lift-broken = L’Ascenseur est en panne.
refused-shaft = L’Ascenseur n’est pas là : impossible d’entrer dans son puits.
refused-shaft-door = Seul l’Ascenseur ouvre cette porte : appelez-le.
refused-lift-here = L’Ascenseur est déjà à cet étage.
refused-throw = La Main lancée ne fait rien aux héros, et il n’y a personne d’autre dans cette zone.
event-lift-called = { $hero } appelle l’Ascenseur
event-lift-rides = { $hero } prend l’Ascenseur ; tous ceux qui s’y trouvent suivent
event-secret-revealed = { $bystander } apparaît au grand jour
event-secret-taken = { $hero } prend { $bystander }
event-hand-spent = La Main de Sentinelle est déchargée
event-hand-gone = { $hero } a lancé la Main de Sentinelle ; elle quitte le plateau
weapon-plasma-blast = Tir de Plasma
    .text = À distance 0 à 2, 3 dés, touche à 3 ou plus. Chaque succès vaut 2 Touches sur un même Ennemi ; aucun dé en plus. La Main est ensuite déchargée.
weapon-hand-throw = Main Lancée
    .text = À distance 0 à 2, un dé par Ennemi, touche à 5 ou plus ; les Héros Zombies ne comptent pas, aucun dé en plus. La Main quitte ensuite le plateau.

# Missions MH1 à MH5

scenario-MH1 = Entrée par effraction
    .text = Le manoir est verrouillé de partout. Rétablissez le courant et mettez tout le monde à l’abri avant que l’étau se referme.
goal-MH1-power = Prendre l’Objectif bleu et l’Objectif rouge
    .text = Serre ouest et Cellier · le bleu déverrouille la porte d’entrée et réveille le Point de Génération bleu
goal-MH1-exit = Sortir avec tous les Super-Héros
    .text = Hall, nord-ouest · aucun Ennemi dans la zone
scenario-MH2 = Prendre la route
    .text = Il reste des voitures au garage. Les clés traînent quelque part dans les ailes : trouvez-les et roulez.
goal-MH2-blue = Trouver l’Objectif bleu
    .text = face cachée dans l’une des deux ailes · il déverrouille la serre
goal-MH2-green = Prendre l’Objectif vert
    .text = Serre ouest · il déverrouille le garage
goal-MH2-exit = Sortir avec tous les Super-Héros
    .text = Garage sud · aucun Ennemi dans la zone
scenario-MH3 = Recherche et sauvetage
    .text = Une contagion à l’infirmerie, des gens cachés au fond de chaque couloir, et deux amies qui n’en sont plus.
goal-MH3-people = Sauver tous les Citoyens du plateau
    .text = on les trouve en entrant dans leur zone · 5 XP pour qui les sauve
goal-MH3-psylocke = Éliminer Psylocke
    .text = elle commence dans le laboratoire
goal-MH3-dark-phoenix = Éliminer Dark Phoenix
    .text = elle commence dans la galerie à l’étage · l’Ascenseur y mène
scenario-MH4 = Gadgets en vadrouille
    .text = Cinq pièces d’une machine, éparpillées dans un manoir en ruine. Deux d’entre elles réveillent ce qui dort dans le hall.
goal-MH4-parts = Prendre les cinq Objectifs
    .text = Bibliothèque, Vestiaire, Cellier, Salle à manger et Bureau · le bleu et le vert réveillent chacun un Point de Génération
goal-MH4-exit = Sortir avec tous les Super-Héros
    .text = Entrée · aucun Ennemi dans la zone
scenario-MH5 = Évacuation
    .text = Les dortoirs sont perdus. Que chacun prenne quelqu’un par la main, et trouvez le passage qui descend.
goal-MH5-people = Sauver un Citoyen avec chaque Super-Héros
    .text = perdu dès qu’il en reste trop peu
goal-MH5-find = Trouver la clé et le passage
    .text = les Objectifs bleu et vert, face cachée sur les deux étages · la Sortie est là où se trouvait le vert
goal-MH5-exit = Sortir avec tous les Super-Héros
    .text = chacun avec un Citoyen · aucun Ennemi dans la zone

refused-shutters = Les volets sont baissés : aucune fenêtre ne s’ouvre.
refused-exit-objectives = Personne ne part tant qu’il manque un Objectif.
refused-mh2-order = D’abord l’Objectif bleu, ensuite le vert.
refused-mh5-exit = D’abord un Citoyen sauvé par chaque Super-Héros, et les Objectifs bleu et vert trouvés.
refused-mh5-alone = Personne ne part sans un Citoyen.
event-exit-found = Le passage secret est ouvert : la Sortie est { $zone_in }
event-sleepers-rolled = { $awake ->
    [1] { $hero } trouble le dortoir (dé { $die }) : les dormeurs s’éveillent
   *[other] { $hero } se glisse dans le dortoir (dé { $die }) : rien ne bouge
    }

# Missions MH6 à MH10

option-carry = Aller { $zone_in } avec la Main de Sentinelle ({ $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    })
event-hand-carried = { $hero } emporte la Main de Sentinelle { $to_in }
event-card-skipped = { $card } est passée : elle n’a plus aucun effet
event-card-none = Plus aucune carte Génération n’a d’effet

scenario-MH6 = Portes closes
    .text = Enfermés dans les dortoirs, des cris plein les couloirs. Deux équipes, deux clés, et le X-Jet qui attend tout en bas.
goal-MH6-keys = Prendre les Objectifs bleu et vert
    .text = Lingerie et Salle de bains est · chacun déverrouille la porte de son côté
goal-MH6-launch = Prendre chaque Objectif rouge
    .text = Réserve, Salle des Dangers est et Quarantaine · les trois ensemble ouvrent le hangar
goal-MH6-exit = Sortir avec tous les Super-Héros
    .text = Hangar est · aucun Ennemi dans la zone
prompt-mh6-teams = Qui commence { $zone_in } ? Les autres commencent dans l’autre dortoir.
refused-mh6-order = D’abord les deux clés des dortoirs, ensuite la séquence de lancement.
refused-mh6-launch = La séquence de lancement est incomplète : il manque des Objectifs rouges.
event-team-placed = { $heroes } { $heroes_count ->
    [one] commence
   *[other] commencent
    } { $zone_in }

scenario-MH7 = La dernière balise
    .text = Coupés du monde sous terre, avec quelque chose en liberté dans le laboratoire. Appelez à l’aide, puis tenez jusqu’au dernier.
goal-MH7-beacon = Allumer la balise de détresse
    .text = Cerebro nord-ouest · deux cartes Mission Secrète ouvrent la porte ; chacune éveille un Point de Génération
goal-MH7-clear = Éliminer chaque Ennemi, du plateau comme de la réserve
    .text = une fois la balise allumée, qui tombe quitte la partie · les cartes Citoyen s’échangent contre des Ennemis de la réserve
refused-mh7-passwords = Cerebro ne s’ouvre qu’avec les deux cartes Mission Secrète.
option-trade = { $bystander } : retirer { $count ->
    [one] { $count } Rôdeur
   *[other] { $count } Rôdeurs
    } de la réserve
option-trade-fighters = { $bystander } : retirer { $count ->
    [one] { $count } Brute ou Forcené
   *[other] { $count } Brutes et Forcenés
    } de la réserve
option-remove = { $enemy_one }
prompt-trade = { $count ->
    [one] Quel Ennemi quitte
   *[other] Quels { $count } Ennemis quittent
    } la réserve pour de bon ?
event-bystander-traded = { $hero } met { $bystander_the } à l’abri
event-enemies-removed = { $count ->
    [one] { $enemy_one } quitte la partie
   *[other] { $count } { $enemy_plural } quittent la partie
    }

scenario-MH8 = En dernier recours
    .text = Le manoir est perdu. Trouvez les bombes, sauvez la journaliste, et laissez-leur les ruines.
goal-MH8-trish = Sauver Trish Tilby
    .text = derrière l’escalier · si elle est dévorée, la mission échoue
goal-MH8-bombs = Faire sauter les deux Points de Génération rouges
    .text = Salle à manger ouest et Véranda · les bombes sont dans la Serre et dans le Garage
goal-MH8-exit = Sortir avec tous les Super-Héros
    .text = Grille principale · aucun Ennemi dans la zone
option-give-bomb = Donner une bombe à { $hero }
option-plant-bomb = Poser une bombe { $zone_in }
refused-no-bomb = Il n’y a pas de bombe à poser : les bombes sont les Objectifs rouges.
refused-mh8-exit = Il faut d’abord sauver Trish Tilby et déplacer les deux Points de Génération rouges.
event-bomb-given = { $hero } donne une bombe à { $heroes }
event-bomb-planted = { $hero } fait sauter une bombe : le Point de Génération rouge se retrouve { $to_in }

scenario-MH9 = La demeure des morts
    .text = Du manoir, ils ont fait leur tanière. Allez de porte en porte, trouvez-les tous les six, et grandissez plus vite qu’eux.
goal-MH9-heroes = Éliminer les six Héros Zombies
    .text = ils se cachent parmi les quatorze cartes Génération des salles closes
goal-MH9-red = Amener chaque Super-Héros au Rouge
    .text = 43 XP chacun · un Objectif rouge en vaut 5 pour tout le monde, un sauvetage 5 pour qui l’a fait

scenario-MH10 = Rien ne l’arrête
    .text = Juggernaut marche de nouveau, et il ne s’arrête plus. Quelque part : deux cellules d’énergie, un ingénieur et une très grosse main.
goal-MH10-cells = Trouver les Objectifs bleu et vert
    .text = face cachée dans les ailes, la bibliothèque et le vestiaire · qui les trouve les garde
goal-MH10-trask = Sauver Bolivar Trask
    .text = dans la Serre ou dans le Garage
goal-MH10-juggernaut = Achever Juggernaut avec la Main de Sentinelle
    .text = elle se charge quand les deux cellules et Trask sont près d’elle · Portée 0 à 1, sans jet
option-finish = Achever { $enemy } avec la Main de Sentinelle
refused-hand-spent = La Main de Sentinelle n’est pas chargée.
refused-hand-elsewhere = La Main de Sentinelle chargée est ailleurs : { $zone_in }.
refused-finish-far = { $enemy } est hors d’atteinte : il le faut en vue, à une zone au plus.
event-hand-charged = Les deux cellules et Trask sont réunis : la Main de Sentinelle est chargée
event-enemy-laid = { $hero } met { $enemy } à terre { $zone_in }
event-enemy-rises = { $enemy } se relève { $zone_in }

# Les pions Objectif de chaque mission : ce qu’ils sont et ce qu’ils font

token-MH0-green = Carte d’accès
    .text = ouvre le hangar, réveille le Point de Génération vert, 5 XP pour qui la prend
token-MH1-blue = Fusible principal
    .text = ouvre la porte d’entrée, réveille le Point de Génération bleu, 5 XP pour tout le monde
token-MH1-red = Fusible de secours
    .text = 5 XP pour tout le monde
token-MH2-facedown = À fouiller
    .text = l’un de ces pions est le bleu
token-MH2-red = Rien d’utile
    .text = 5 XP pour qui le prend
token-MH2-blue = Clé de la serre
    .text = ouvre la serre, 5 XP pour tout le monde
token-MH2-green = Clé du garage
    .text = ouvre le garage, 5 XP pour tout le monde
token-MH4-facedown = Pièce de machine
    .text = deux des cinq sont piégées
token-MH4-red = Pièce de machine
    .text = 5 XP pour qui la prend
token-MH4-blue = Pièce piégée
    .text = 5 XP pour tout le monde, mais le Point de Génération bleu se réveille
token-MH4-green = Pièce piégée
    .text = 5 XP pour tout le monde, mais le Point de Génération vert se réveille
token-MH5-facedown = À fouiller
    .text = des vivres, la clé ou le passage
token-MH5-red = Vivres
    .text = 5 XP et un Trait pour qui les prend
token-MH5-blue = Clé
    .text = 5 XP pour tout le monde
token-MH5-green = Passage secret
    .text = la Sortie est là où il se trouvait, 5 XP pour tout le monde
token-MH6-blue = Clé de l’aile ouest
    .text = ouvre la porte bleue, 5 XP pour qui la prend
token-MH6-green = Clé de l’aile est
    .text = ouvre la porte verte, 5 XP pour qui la prend
token-MH6-red = Séquence de lancement
    .text = les trois ensemble ouvrent le hangar, 5 XP pour qui la prend
token-MH7-red = Balise de détresse
    .text = dès lors, qui tombe quitte la partie ; 5 XP pour tout le monde
token-MH8-red = Bombe
    .text = qui la prend la garde, la donne ou la fait sauter sur un Point de Génération rouge à l’intérieur ; 5 XP pour tout le monde
token-MH9-red = Souvenirs
    .text = 5 XP pour tout le monde
token-MH10-facedown = À fouiller
    .text = deux de ces pions sont des cellules d’énergie
token-MH10-red = Rien d’utile
    .text = 5 XP pour qui le prend
token-MH10-blue = Cellule d’énergie
    .text = qui la prend la garde et l’apporte à la Main de Sentinelle, 5 XP pour tout le monde
token-MH10-green = Cellule d’énergie
    .text = qui la prend la garde et l’apporte à la Main de Sentinelle, 5 XP pour tout le monde
token-hand-charged = Main de Sentinelle, chargée
    .text = qui se tient à côté peut faire un Tir de Plasma comme Attaque
token-hand-spent = Main de Sentinelle, déchargée
    .text = qui se tient à côté peut la lancer comme Attaque
token-hand-idle = Main de Sentinelle, sans charge
    .text = les deux cellules d’énergie et Bolivar Trask doivent la rejoindre

# Mode Zombie

event-hunger-changed = { $count ->
    [1] { event-hunger-up }
    [2] { event-hunger-up }
    [3] { event-hunger-up }
    [4] { event-hunger-up }
   *[other] { $hunger ->
        [0] { $hero } est { $hero_gender ->
            [f] repue
           *[m] repu
            }
       *[other] La Faim de { $hero } tombe à { $hunger }
        }
    }
event-hunger-up = La Faim de { $hero } monte à { $hunger }
event-hero-ravenous = { $hero } est { $hero_gender ->
    [f] Affamée
   *[m] Affamé
    } : plus que Déplacement et Dévoration
event-bystander-eaten = { $hero } dévore { $bystander_the } { $zone_in }
event-bystander-fights = { $saved ->
    [1] { $bystander } fait { $die } et échappe aux crocs
   *[other] { $bystander } fait { $die } : aucune issue
    }
event-card-foreseen = { $hero } entrevoit une carte Génération : { $card }
event-card-forgotten = La vision ({ $card }) s’efface : rien n’est pioché pour { $zone_the }
event-door-forced = Des Ennemis enfoncent { $edge_the }
event-enemies-frozen = { $count ->
    [one] { $enemy_one } reste figé par le gel { $zone_in }
   *[other] { $count } { $enemy_plural } restent figés par le gel { $zone_in }
    }
event-zone-froze = { $hero } gèle Opérateurs, Gardes et Spécialistes { $zone_in } ({ $count })
event-magneto-pulls = { $enemy } attire à lui tous ceux qui sont proches, { $zone_in }
event-guards-charge = Boucliers Anti-émeute : tous les Gardes chargent, jusqu’à 2 zones
event-enemies-repelled = Le système de défense chasse { $enemy_one } ({ $zone })

prompt-boost = Avant que { $hero } lance les dés : autre chose ?
prompt-psychic-bolt = Éclair Psychique : quel esprit cède ?
prompt-premonition = { $hero } regarde-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } la prochaine carte Génération ?
prompt-premonition-zone = À quel Point de Génération cette carte attend-elle ?
prompt-undead-stamina = Attaque de Mêlée ou Déplacement gratuit : que fait { $hero } ?
prompt-trample = { $hero } charge : qui est piétiné ?
prompt-charge-on = Une zone de plus contre 1 Faim ?
prompt-telekinesis = Télékinésie : qui est soulevé ?
prompt-telekinesis-to = Télékinésie : vers quelle zone ?
prompt-ruthless-tactics = Qui fait un Déplacement gratuit ?
prompt-slide-on = { $hero } glisse-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } d’une zone de plus ?
prompt-beam = Quelle zone le rayon balaie-t-il aussi au passage ?
prompt-deep-freeze = Gel Profond : quelle zone ?
prompt-frenzy = { $hero } frappe-t-{ $hero_gender ->
    [f] elle
   *[m] il
    } encore ?
prompt-grasping-hands = Qui est traîné ici ?
prompt-stryker-meal = De quelle zone viennent les Citoyens ?
prompt-stealthy-move = Sans souci des Ennemis : où va { $hero } ?
prompt-moira-meal = La Faim de qui change, et pour quelle valeur ?
prompt-mariko-meal = Un Opérateur de plus ?
prompt-keep-trait = { $hero } pioche deux Traits. Lequel garder ?
prompt-mz3-teams = Qui commence { $zone_in } ? Les autres commencent à l’étage.
prompt-defend = { $count ->
    [one] Le système de défense chasse 1 Ennemi. Lequel ?
   *[other] Le système de défense chasse { $count } Ennemis. Lesquels ?
    }

option-roll = { $dice ->
    [one] Lancer 1 dé
   *[other] Lancer { $dice } dés
    }
option-devour = { $bystander }
option-piece-enemy = { $enemy_one } { $zone_in }
option-piece-bystander = { $bystander } { $zone_in }
option-piece-hero = { $hero } { $zone_in }
option-look = Regarder
option-look-away = Laisser venir
option-frenzy = Frénésie (+1 Faim)
option-hunger = { $hero } : Faim { $hunger }
option-keep-trait = Garder { $trait }
option-attack-far-trait = { $weapon } { $zone_in } ({ $trait })
option-attack-far-skill = { $weapon } { $zone_in } ({ $skill })

refused-ravenous = { $hero } est { $hero_gender ->
    [f] Affamée
   *[m] Affamé
    } : Déplacement ou Dévoration seulement.
refused-hunger = La Faim ne peut plus augmenter.
refused-no-devour = Seulement après le jet d’une Dévoration.
refused-other-attack = Seulement avec l’Attaque que nomme cette Compétence.
pointless-sated = Permis, mais il n’y a pas de Faim à faire baisser.
pointless-beam = Permis, mais aucun Ennemi ne se trouve sur le trajet.
refused-wind = Le vent de Storm porte chaque Déplacement à { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
    } ; il { $actions ->
    [0] n’en reste aucune
    [one] en reste une
   *[other] en reste { $actions }
    }.
refused-mz-finds = Personne ne part avant que les Objectifs bleu et vert soient trouvés.
refused-mz2-exit = D’abord la clé, puis le sénateur, puis la Sortie.
refused-mz4-exit = Personne ne part avant la prise des deux Missions Secrètes.
refused-lift-key = L’Ascenseur attend l’Objectif { $color }.
refused-moment-dawn = Seulement au début d’un round.
fact-devoured = { $bystander } : réussite { $percent } %
timing-after-devour = après une Dévoration

# Héros Zombies, leurs Attaques et Compétences

hero-psylocke = Psylocke
    .gender = f
    .text = Brise les esprits faibles à distance et voit venir la suite.
hero-juggernaut = Juggernaut
    .gender = m
    .text = Piétine ceux qui lui barrent la route ; la faim le pousse.
hero-dark-phoenix = Dark Phoenix
    .gender = f
    .text = Déplace ce qu’elle veut et brûle des foules entières.
hero-cyclops = Cyclops
    .gender = m
    .text = Tire le plus loin et fait avancer les autres.
hero-iceman = Iceman
    .gender = m
    .text = Glisse entre les Ennemis et les gèle sur place.
hero-sabretooth = Sabretooth
    .gender = m
    .text = Suit l’odeur du sang et frappe encore et encore.

weapon-psionic-blade = Lame Psionique
    .text = Mêlée, dans votre zone : 2 dés, chaque 3 ou plus touche.
weapon-steamroller = Rouleau Compresseur
    .text = Mêlée, dans votre zone : 2 dés, chaque 4 ou plus touche.
weapon-psychic-bolts = Éclairs Psychiques
    .text = À Distance 0–1 : 2 dés, chaque 3 ou plus touche.
weapon-optic-blast = Rayon Optique
    .text = À Distance 0–2 : 2 dés, chaque 4 ou plus touche.
weapon-ice-shards = Éclats de Glace
    .text = À Distance 0–1 : 3 dés, chaque 4 ou plus touche.
weapon-savage-claws = Griffes Sauvages
    .text = Mêlée, dans votre zone : 3 dés, chaque 4 ou plus touche.
weapon-devour = Dévoration
    .text = Mêlée, dans votre zone : 1 dé, 4 ou plus touche. Une seule cible tombe, Citoyen compris ; la Faim tombe alors à 0.

skill-psychic-bolt = Éclair Psychique
    .text = Une fois lors de votre tour : éliminez 1 Opérateur ou Spécialiste à Portée 1 ou moins.
skill-psionic-energy = Énergie Psionique
    .text = Avec Lame Psionique, vous pouvez augmenter votre Faim : +1 en Portée et les Ennemis subissent −1 en Endurance (minimum 1).
skill-premonition = Prémonition
    .text = Au début de chaque round : regardez la première carte Génération et attribuez-la à un Point pour la prochaine étape de génération.
skill-undead-stamina = Résistance d’Outre-tombe
    .short = Outre-tombe
    .text = Une fois lors de votre tour : augmentez votre Faim pour une Attaque de Mêlée ou un Déplacement gratuit.
skill-lightning-charge = Charge Fulgurante
    .text = En Déplacement : éliminez 1 Opérateur, Spécialiste ou Garde dans chaque zone où vous entrez ; vous pouvez augmenter votre Faim pour 1 zone de plus.
skill-unstoppable = Incoercible
    .text = Pas de Blessures des Opérateurs et Spécialistes ; pas d’Actions en plus pour quitter une zone avec des Ennemis.
skill-telekinesis = Télékinésie
    .text = Une fois lors de votre tour : déplacez de 1 zone 1 Citoyen, Ennemi ou Héros Zombie à Portée 2 ou moins.
skill-mass-incineration = Incinération de Masse
    .text = Avec Éclairs Psychiques, vous pouvez remplacer les dés de base par 1 dé par Ennemi de la zone, en ignorant les Super-Héros.
skill-immortal-hunger = Faim Immortelle
    .text = Chaque fois que vous devriez subir une Blessure, vous pouvez augmenter votre Faim pour l’annuler.
skill-ruthless-tactics = Tactique Impitoyable
    .text = Une fois lors de votre tour : un autre Héros Zombie en vue fait un Déplacement gratuit.
skill-wide-beam = Rayon Large
    .text = Avec Rayon Optique, vous pouvez augmenter votre Faim : l’Attaque vise aussi une zone entre vous et la zone visée, avec le même jet.
skill-unblinking = Sans Ciller
    .text = Rayon Optique ignore la Priorité des Cibles et lance 1 dé de plus.
skill-ice-slide = Toboggan de Glace
    .text = Une fois lors de votre tour : un Déplacement gratuit, jusqu’à 2 zones.
skill-deep-freeze = Gel Profond
    .text = Une fois lors de votre tour : augmentez votre Faim et choisissez une zone à Portée 1 ou moins ; ses Opérateurs, Gardes et Spécialistes passent leur prochaine Activation.
skill-frozen-flesh = Chair Gelée
    .text = Ignorez la première Blessure que vous devriez subir à chaque Phase des Ennemis.
skill-scent-of-blood = Odeur du Sang
    .text = Une fois lors de votre tour : un Déplacement gratuit vers le Citoyen ou l’Ennemi en vue le plus proche.
skill-frenzy = Frénésie
    .text = Quand vous éliminez un Garde ou un Super-Héros, vous pouvez augmenter votre Faim pour une Attaque gratuite.
skill-feral-healing = Guérison Bestiale
    .text = Au début de chaque Phase de Fin de Round, récupérez 1 Santé ; 2 si votre Faim est à 0.

# S.H.I.E.L.D. et Super-Héros

enemy-trooper = Opérateur
    .one = 1 Opérateur
    .plural = Opérateurs
    .gender = m
    .actions = 1
    .toughness = 1
    .xp = 1
    .text = Un seul ne compte guère, mais ils ne viennent jamais seuls.
enemy-guard = Garde
    .one = 1 Garde
    .plural = Gardes
    .gender = m
    .actions = 1
    .toughness = 2
    .xp = 1
    .text = Se tient devant les autres et prend les Touches à leur place.
enemy-specialist = Spécialiste
    .one = 1 Spécialiste
    .plural = Spécialistes
    .gender = m
    .actions = 2
    .toughness = 1
    .xp = 1
    .text = Agit deux fois à chaque activation.
enemy-rogue = Rogue
    .one = Rogue
    .plural = Rogue
    .gender = f
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = Les Héros Zombies dans sa zone perdent toutes leurs Compétences tant qu’ils y sont.
enemy-wolverine = Wolverine
    .one = Wolverine
    .plural = Wolverine
    .gender = m
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = S’il est éliminé autrement que par Dévoration, il est couché ; à son activation suivante il se relève et ne fait rien d’autre.
enemy-storm = Storm
    .one = Storm
    .plural = Storm
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Les Héros Zombies à Portée 1 ou moins dépensent 1 Action de plus par Action de Déplacement (sauf Déplacement gratuit).
enemy-magneto = Magneto
    .one = Magneto
    .plural = Magneto
    .gender = m
    .actions = 2
    .toughness = 4
    .xp = 4
    .text = Quand il est activé, il attire d’abord dans sa zone tous les Héros Zombies en vue à Portée 1 ou moins.
enemy-colossus = Colossus
    .one = Colossus
    .plural = Colossus
    .gender = m
    .actions = 2
    .toughness = 5
    .xp = 5
    .text = Son Endurance ne peut être réduite, et aucune Compétence, aucun Trait ni Citoyen ne l’élimine sans Attaque.
enemy-mystique = Mystique
    .one = Mystique
    .plural = Mystique
    .gender = f
    .actions = 2
    .toughness = 3
    .xp = 3
    .text = Elle est dernière dans la Priorité des Cibles tant qu’un autre Ennemi est dans sa zone.
enemy-enemy-super-hero = Super-Héros
    .one = 1 Super-Héros
    .plural = Super-Héros
    .gender = m

# Traits Zombies

trait-rotten-reflexes = Réflexes Pourris
    .text = Un Déplacement gratuit.
    .timing = { timing-your-turn }
trait-bite-first = Mordre d’Abord
    .text = Une Dévoration gratuite.
    .timing = { timing-your-turn }
trait-feeding-frenzy = Frénésie de Faim
    .text = Après une Dévoration réussie : une Attaque gratuite.
    .timing = { timing-after-devour }
trait-numb = Insensible
    .text = Annulez 1 Blessure que vous devriez subir.
    .timing = { timing-wounded }
trait-hold-it-in = Se Retenir
    .text = Baissez votre Faim de 2.
    .timing = { timing-your-turn }
trait-let-it-out = Lâcher Prise
    .text = Augmentez votre Faim de 1 : −1 à l’Endurance des Ennemis (jamais sous 1) durant cette Attaque.
    .timing = { timing-attack }
trait-grasping-hands = Mains Avides
    .text = Amenez dans votre zone 1 Citoyen ou Ennemi (pas un Super-Héros) à Portée 1 ou moins.
    .timing = { timing-your-turn }
trait-second-bite = Deuxième Bouchée
    .text = Relancez une fois les dés de votre choix d’une Dévoration.
    .timing = { timing-after-roll }
trait-regrow = Repousse
    .text = Récupérez 1 Santé ; 2 si votre Faim est à 0.
    .timing = { timing-your-turn }

# Cartes Génération du Mode Zombie

card-S001 = Opérateurs
    .text = Arrivée d’Opérateurs : 2 en Bleu, 3 en Jaune, 8 en Orange, 9 en Rouge.
    .lines = 2/3/8/9
    .enemy = trooper
card-S002 = Opérateurs
    .text = Arrivée d’Opérateurs : 2 en Bleu, 4 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 2/4/5/7
    .enemy = trooper
card-S003 = Opérateurs
    .text = Arrivée d’Opérateurs : 1 en Bleu, 3 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 1/3/5/7
    .enemy = trooper
card-S004 = Opérateurs
    .text = Arrivée d’Opérateurs : 3 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 3/4/6/8
    .enemy = trooper
card-S005 = Ruée d’Opérateurs
    .text = Arrivée d’Opérateurs, activés aussitôt : 2 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 2/4/6/8
    .enemy = trooper
card-S006 = Ruée d’Opérateurs
    .text = Arrivée d’Opérateurs, activés aussitôt : 4 en Bleu, 6 en Jaune, 8 en Orange, 10 en Rouge.
    .lines = 4/6/8/10
    .enemy = trooper
card-S007 = Gardes
    .text = Arrivée de Gardes : 1 en Bleu, 1 en Jaune, 4 en Orange, 5 en Rouge.
    .lines = 1/1/4/5
    .enemy = guard
card-S008 = Gardes
    .text = Arrivée de Gardes : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = guard
card-S009 = Gardes
    .text = Arrivée de Gardes : 1 en Bleu, 2 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/2/2/3
    .enemy = guard
card-S010 = Ruée de Gardes
    .text = Arrivée de Gardes, activés aussitôt : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = guard
card-S011 = Spécialistes
    .text = Arrivée de Spécialistes : 1 en Bleu, 1 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/1/3/4
    .enemy = specialist
card-S012 = Spécialistes
    .text = Arrivée de Spécialistes : 1 en Bleu, 2 en Jaune, 2 en Orange, 4 en Rouge.
    .lines = 1/2/2/4
    .enemy = specialist
card-S013 = Spécialistes
    .text = Arrivée de Spécialistes : 1 en Bleu, 2 en Jaune, 3 en Orange, 5 en Rouge.
    .lines = 1/2/3/5
    .enemy = specialist
card-S014 = Ruée de Spécialistes
    .text = Arrivée de Spécialistes, activés aussitôt : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = specialist
card-S015 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S016 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S017 = Opérateurs
    .text = Arrivée d’Opérateurs : 2 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 2/4/6/8
    .enemy = trooper
card-S018 = Opérateurs
    .text = Arrivée d’Opérateurs : 2 en Bleu, 3 en Jaune, 5 en Orange, 6 en Rouge.
    .lines = 2/3/5/6
    .enemy = trooper
card-S019 = Opérateurs
    .text = Arrivée d’Opérateurs : 3 en Bleu, 4 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 3/4/5/7
    .enemy = trooper
card-S020 = Opérateurs
    .text = Arrivée d’Opérateurs : 1 en Bleu, 2 en Jaune, 4 en Orange, 6 en Rouge.
    .lines = 1/2/4/6
    .enemy = trooper
card-S021 = Ruée d’Opérateurs
    .text = Arrivée d’Opérateurs, activés aussitôt : 2 en Bleu, 3 en Jaune, 5 en Orange, 7 en Rouge.
    .lines = 2/3/5/7
    .enemy = trooper
card-S022 = Ruée d’Opérateurs
    .text = Arrivée d’Opérateurs, activés aussitôt : 3 en Bleu, 4 en Jaune, 6 en Orange, 8 en Rouge.
    .lines = 3/4/6/8
    .enemy = trooper
card-S023 = Gardes
    .text = Arrivée de Gardes : 2 en Bleu, 3 en Jaune, 4 en Orange, 4 en Rouge.
    .lines = 2/3/4/4
    .enemy = guard
card-S024 = Gardes
    .text = Arrivée de Gardes : 1 en Bleu, 2 en Jaune, 3 en Orange, 3 en Rouge.
    .lines = 1/2/3/3
    .enemy = guard
card-S025 = Ruée de Gardes
    .text = Arrivée de Gardes, activés aussitôt : 1 en Bleu, 2 en Jaune, 2 en Orange, 4 en Rouge.
    .lines = 1/2/2/4
    .enemy = guard
card-S026 = Spécialistes
    .text = Arrivée de Spécialistes : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = specialist
card-S027 = Spécialistes
    .text = Arrivée de Spécialistes : 1 en Bleu, 1 en Jaune, 2 en Orange, 3 en Rouge.
    .lines = 1/1/2/3
    .enemy = specialist
card-S028 = Spécialistes
    .text = Arrivée de Spécialistes : 2 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 2/2/3/4
    .enemy = specialist
card-S029 = Ruée de Spécialistes
    .text = Arrivée de Spécialistes, activés aussitôt : 1 en Bleu, 2 en Jaune, 3 en Orange, 4 en Rouge.
    .lines = 1/2/3/4
    .enemy = specialist
card-S030 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S031 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S032 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S033 = Super-Héros
    .text = Le premier Super-Héros du paquet arrive.
    .enemy = enemy_super_hero
card-S034 = Appel de Renforts
    .text = Chaque zone avec des Opérateurs en reçoit d’autres : 1 en Bleu et Jaune, 2 en Orange et Rouge.
    .lines = 1/1/2/2
    .enemy = trooper
card-S035 = Appel de Renforts
    .text = Chaque zone avec des Opérateurs en reçoit d’autres : 1 en Bleu et Jaune, 2 en Orange et Rouge.
    .lines = 1/1/2/2
    .enemy = trooper
card-S036 = Boucliers Anti-émeute
    .text = Tous les Gardes avancent de 2 zones au plus. Un Héros Zombie d’une zone où ils entrent augmente sa Faim de 1, une fois pour cette carte.
    .enemy = guard
card-S037 = Activation Supplémentaire des Opérateurs
    .text = Tous les Opérateurs du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = trooper
card-S038 = Activation Supplémentaire des Gardes
    .text = Tous les Gardes du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = guard
card-S039 = Activation Supplémentaire des Spécialistes
    .text = Tous les Spécialistes du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = specialist
card-S040 = Activation Supplémentaire des Super-Héros
    .text = Tous les Super-Héros du plateau s’activent aussitôt, sauf en Bleu.
    .enemy = enemy_super_hero
card-S041 = Citoyen
    .text = Un Citoyen apparaît dans cette zone. Puis piochez à nouveau pour elle.
card-S042 = Citoyen
    .text = Un Citoyen apparaît dans cette zone. Puis piochez à nouveau pour elle.

# Missions MZ1 à MZ5

scenario-MZ1 = L’issue d’en bas
    .text = On se bat là-haut. Ici, il y a un code, une issue cachée et de quoi grignoter dans chaque couloir.
goal-MZ1-find = Trouver le code et l’issue
    .text = les Objectifs bleu et vert, face cachée en huit endroits · la Sortie est là où se trouvait le vert
goal-MZ1-exit = Sortir avec tous les Héros Zombies
    .text = aucun Ennemi dans la zone
scenario-MZ2 = Dîner avec le sénateur
    .text = Les meilleurs morceaux sont à l’étage, et l’Ascenseur réclame une clé. Le sénateur s’est enfermé dans un dortoir.
goal-MZ2-key = Prendre l’Objectif vert
    .text = face cachée en quatre endroits du rez-de-chaussée · c’est la clé de l’Ascenseur
goal-MZ2-kelly = Dévorer le Sénateur Kelly
    .text = derrière l’une des quatre portes des dortoirs, à l’étage · 5 XP pour tout le monde
goal-MZ2-exit = Sortir avec tous les Héros Zombies
    .text = Vestiaire · aucun Ennemi dans la zone
scenario-MZ3 = Finir les restes
    .text = Les uns sont montés, les autres descendus. Terminez le repas aux deux étages, trouvez le passe qui les relie et la Sortie.
goal-MZ3-find = Trouver le passe de l’Ascenseur et la Sortie
    .text = les Objectifs bleu et vert, face cachée aux deux étages · la Sortie est là où se trouvait le vert
goal-MZ3-exit = Sortir avec tous les Héros Zombies
    .text = aucun Ennemi dans la zone
scenario-MZ4 = Cours de gym
    .text = Le manoir est presque vide. Quelqu’un se cache derrière chaque porte, et Colossus est resté pour eux.
goal-MZ4-secrets = Prendre les deux Missions Secrètes
    .text = parmi huit personnes cachées · chacune rend Colossus plus rapide
goal-MZ4-exit = Sortir avec tous les Héros Zombies
    .text = Entrée · aucun Ennemi dans la zone
scenario-MZ5 = Tenir le manoir
    .text = Ils croient vous avoir encerclés. Tenez la maison, mangez ce qui entre et grandissez jusqu’à ce que rien ne vous arrête.
goal-MZ5-find = Prendre les Objectifs bleu et vert
    .text = face cachée en six endroits · chacun chasse deux Ennemis
goal-MZ5-red = Atteindre le Rouge avec tous les Héros Zombies
    .text = 43 XP chacun · un repas en vaut 5 · perdu avec 10 Ennemis dans la maison à la fin de votre phase

token-MZ1-facedown = À fouiller
    .text = l’un est le code, un autre l’issue secrète
token-MZ1-red = Rien d’utile
    .text = 5 XP pour qui le prend
token-MZ1-blue = Code
    .text = 5 XP pour tout le monde, mais le Point de Génération bleu s’éveille
token-MZ1-green = Issue secrète
    .text = la Sortie est là où elle se trouvait, 5 XP pour tout le monde
token-MZ2-facedown = À fouiller
    .text = l’un est la clé de l’Ascenseur
token-MZ2-red = Mauvaise clé
    .text = 5 XP pour qui la prend
token-MZ2-green = Clé de l’Ascenseur
    .text = met l’Ascenseur en marche, 5 XP pour tout le monde
token-MZ3-facedown = À fouiller
    .text = l’un est le passe, un autre la Sortie
token-MZ3-red = Rien d’utile
    .text = 5 XP pour qui le prend
token-MZ3-blue = Passe de l’Ascenseur
    .text = met l’Ascenseur en marche, 5 XP pour qui le prend
token-MZ3-green = Passage secret
    .text = la Sortie est là où il se trouvait, 5 XP pour tout le monde
token-MZ5-facedown = À fouiller
    .text = deux d’entre eux lancent le système de défense
token-MZ5-red = Préparatifs
    .text = 5 XP pour qui les prend
token-MZ5-blue = Système de défense
    .text = chasse 2 Ennemis, 5 XP pour tout le monde
token-MZ5-green = Système de défense
    .text = chasse 2 Ennemis, 5 XP pour tout le monde

# Ce qui ne va pas dans une tuile ou une mission, et où.

reason-at-tile = { $file }, ligne { $line }, tuile { $what }
reason-at-tile-line = { $file }, ligne { $line }
reason-tile-first = une ligne « tile » vient d’abord
reason-tile-line = une ligne de tuile s’écrit tile 10R level=ground name={"\""}anglais | français{"\""}
reason-tile-zone-line = une ligne de zone s’écrit A room {"\""}anglais | français{"\""} marques
reason-tile-tokens = la ligne { $row } de la grille a { $given ->
    [one] { $given } signe
   *[other] { $given } signes
    }, pas { $wanted }
reason-tile-sign = signe inconnu « { $given } » dans la colonne { $column }
reason-tile-lines = la grille a { $given ->
    [one] { $given } ligne
   *[other] { $given } lignes
    }, pas { $wanted }
reason-tile-no-zone-line = la zone { $what } n’a pas de ligne de zone
reason-tile-no-cells = la zone { $what } n’a pas de cases
reason-tile-in-pieces = la zone { $what } n’est pas d’un seul tenant
reason-tile-edge = arête « { $sign } » à côté de { $what } : { $why }
reason-edge-outer = seul un bord extérieur se prolonge
reason-edge-inside = une zone n’a pas d’arête à l’intérieur
reason-edge-needed = il faut une arête entre deux zones
reason-edge-nothing-beyond = rien de la même zone ne se trouve au-delà
reason-edge-stairwell = une cage d’escalier est entourée de murs
reason-edge-street = seules les rues se prolongent
reason-edge-elevator = une porte d’ascenseur relie une pièce et une cage
reason-edge-arch = une arche relie deux pièces
reason-edge-door = une porte ou une fenêtre donne dans une pièce
reason-edge-line = une ligne ouverte relie deux rues ou deux parties d’une pièce
reason-edge-unclosed = les bords qui se font face ne s’accordent pas
reason-map-edge = { $why } ({ $one } « { $one_sign } » et { $next } « { $next_sign } »)
reason-map-edge-inside = la zone { $what } n’a pas d’arête à l’intérieur
reason-map-rows = les rangées du niveau { $what } n’ont pas la même longueur
reason-map-level = la tuile { $what } appartient au niveau { $wanted }, pas { $given }
reason-map-tile-once = la tuile { $what } n’est qu’une fois dans la boîte
reason-map-two-tokens = deux pions sont sur { $what }
reason-map-no-zone = il n’y a pas de zone { $what } sur cette carte
reason-map-zone-twice = une zone est nommée deux fois
reason-map-zone-kind = la zone { $what } est { $given ->
    [street] une rue
    [fountain] une fontaine
    [shaft] une cage d’ascenseur
   *[room] une pièce
    }
reason-map-no-symbol = la zone { $what } n’a pas de symbole { $wanted ->
    [spawn] de Génération
   *[bystander] de Citoyen
    }
reason-map-no-opening = { $what } n’est pas une ouverture
reason-map-opening-kind = { $what } est { $given ->
    [door] une porte
    [window] une fenêtre
    [arch] une arche
   *[elevator] une porte d’ascenseur
    }, pas { $wanted ->
    [door] une porte
    [window] une fenêtre
    [arch] une arche
   *[door-arch] une porte ou une arche
    }
reason-map-color = il n’y a pas de pion { $what } de cette sorte
reason-map-first-spawn = il faut exactement un premier Point de Génération
reason-map-pool = { $given ->
    [one] { $given } pion
   *[other] { $given } pions
    } pour { $wanted } Objectifs face cachée
reason-map-count = { $what } se trouve { $given } fois sur la carte, { $wanted } fois dans la légende
reason-map-box = il faut { $given } fois { $what }, et la boîte n’en contient que { $most }
reason-box-door = le pion porte
reason-box-blue-door = la porte bleue
reason-box-green-door = la porte verte
reason-box-open-window = la fenêtre ouverte
reason-box-red-objective = l’Objectif rouge
reason-box-blue-objective = l’Objectif bleu
reason-box-green-objective = l’Objectif vert
reason-box-first-spawn-point = le premier Point de Génération
reason-box-red-spawn-point = le Point de Génération rouge
reason-box-blue-spawn-point = le Point de Génération bleu
reason-box-green-spawn-point = le Point de Génération vert

# -- verbs: what an answer amounts to, in a word --------------------------------------------------------------------------

verb-move = Aller
verb-carry = Porter
verb-ride = Monter
verb-exit = Sortir
verb-attack = Attaquer
verb-reach = Portée
verb-finish = Achever
verb-crush = Broyer
verb-trait = Trait
verb-skill = Compétence
verb-bystander = Citoyen
verb-trade = Échanger
verb-trade-fighters = Échanger
verb-open = Ouvrir
verb-rescue = Sauver
verb-take = Prendre
verb-call = Appeler
verb-bomb = Bombe
verb-power-up = Gain de Pouvoir
verb-gain-trait = Piocher
verb-turn = À qui le tour
verb-hero = Héros
verb-zone = Zone
verb-way = Chemin
verb-piece = Qui
verb-along = Emmener
verb-hit = Toucher
verb-devour = Dévorer
verb-eliminate = Éliminer
verb-frenzy = Frénésie
verb-hunger = Faim
verb-heal = Soigner
verb-copy = Copier
verb-look = Regarder
verb-card-bottom = Dessous
verb-power = Pouvoir
verb-roll = Lancer
verb-die = Dé
verb-reroll = Relancer
verb-reroll-trait = Relancer
verb-prevent = Éviter
verb-prevent-trait = Éviter
verb-sacrifice = Sacrifier
verb-wound = Blessure
verb-keep-card = Garder
verb-discard = Défausser
verb-suffer = Subir
verb-keep = Garder
verb-pass = Passer
verb-end = Fin du tour

# what is spent
cost-action = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
cost-power = { $count } Pouvoir
cost-hunger = +{ $count } Faim
cost-trait = le Trait
cost-bystander = le Citoyen

# Ce qu’une prévision compte.

gauge-health = { $hero } · Santé
gauge-power = { $hero } · Pouvoir
gauge-enemies = Ennemis sur le plateau
gauge-bystanders = Citoyens sur le plateau ou avec un héros
gauge-waiting = Citoyens à sauver
gauge-prey = Citoyens encore à dévorer

# -- ce que le laboratoire suit de round en round

trend-health = Santé de tous les héros
trend-enemies = Ennemis sur le plateau
trend-xp = Expérience de tous les héros

puzzle-hold-health = { $hero } ne reçoit pas de blessure avant le prochain round : jamais moins de { $value } Santé.
puzzle-keep-health = Personne ne tombe avant le prochain round : qui est encore debout garde au moins 1 Santé.
puzzle-reach-enemies = { $value ->
    [0] Videz le plateau de ses Ennemis avant la fin du round, ne serait-ce qu’un instant.
    [one] Ramenez les Ennemis à un seul avant la fin du round, ne serait-ce qu’un instant.
   *[other] Ramenez les Ennemis à { $value } au plus avant la fin du round, ne serait-ce qu’un instant.
}

shelf-hero = Héros
shelf-zombie = Zombies
