# Les textes du plateau de ce jeu dans le navigateur.

opt-mission = Mission
mode-hero = Mode Héroïque
    .text = Vous menez les Super-Héros. Le Pouvoir donne des dés et paie les Compétences, les Citoyens viennent à vous pour être sauvés, et les morts sont plus nombreux à chaque round.
mode-zombie = Mode Zombie
    .text = Vous menez des héros contaminés. La Faim monte toute seule et vous prête des dés ; à 4, vous voilà Affamé : bouger ou dévorer, rien d’autre. Dévorer calme la Faim, mais les Citoyens fuient devant vous pendant que le S.H.I.E.L.D. et les Super-Héros vous traquent.
phase-flight = Fuite
crew-hero = Héros { $n }
summary-fallen = { $n ->
    [0] aucun Ennemi tombé
    [one] { $n } Ennemi tombé
   *[other] { $n } Ennemis tombés
}
summary-rescued = { $n ->
    [0] aucun Citoyen sauvé
    [one] { $n } Citoyen sauvé
   *[other] { $n } Citoyens sauvés
}
summary-lost = { $n ->
    [0] aucun Citoyen perdu
    [one] { $n } Citoyen perdu
   *[other] { $n } Citoyens perdus
}
summary-eaten = { $n ->
    [0] aucun Citoyen dévoré
    [one] { $n } Citoyen dévoré
   *[other] { $n } Citoyens dévorés
}
end-why-won = Tous les objectifs sont remplis au round { $n }.
end-why-out = Hors de combat : { $who }. À la fin du round { $n }, la mission est perdue pour tous.
end-why-lost = Ce que la mission interdit est arrivé.
end-why-too-few = Il ne reste plus assez de Citoyens pour que chaque Super-Héros ait le sien.
end-why-trish = Trish Tilby est perdue, et son scoop avec elle.
end-why-siege = Dix Ennemis ou plus tiennent le manoir.
end-fallen = Ennemis tombés
end-rescued = Citoyens sauvés
end-eaten = Citoyens dévorés
end-wounds = Blessures subies
zone-shut = Personne ne l’a encore ouverte.
zone-empty = Personne ici.
count-of = { $n } × { $name }
facedown = carte Citoyen face cachée
spawn-point = Point de Génération { $n } ({ $color })
spawn-point-asleep = Point de Génération { $n } ({ $color }), inactif
objective-here = Objectif ({ $color })
exit-here = Sortie
lying-here = { $name }, à terre
token-here = { $name } (Objectif { $color })
card-token = Objectif
brief-cost = { $what } ({ $n ->
    [one] { $n } Action
   *[other] { $n } Actions
    })
brief-carry = Main : { $zone } ({ $n })
brief-give = Bombe à { $hero }
brief-finish = Achever { $enemy }
brief-plant = Poser la bombe
brief-trade = { $kind ->
    [walker] { $bystander } : −{ $n } Rôdeurs
   *[other] { $bystander } : −{ $n } Brutes, Forcenés
}
brief-attack = { $weapon } : { $zone }
brief-crush = { $enemy } : { $zone } ({ $n } Pouvoir)
brief-power = { $what } ({ $n } Pouvoir)
brief-hunger = { $what } (+{ $n } Faim)
brief-power-up = +{ $n } Pouvoir
brief-call = Appeler l’Ascenseur
brief-power-full = Pouvoir plein
brief-open = { $kind ->
    [window] Fenêtre : { $zone }
   *[other] Porte : { $zone }
}
pools-title = Réserve
pools-of = { $name } : { $n } en réserve{ $gone ->
    [0] {""}
   *[other] , { $gone } hors de la partie
}
frozen-here = { $n } { $n ->
    [0] figé par le gel
    [one] figé par le gel
   *[other] figés par le gel
}
placed-here = { $n ->
    [0] aucune carte Génération
    [one] carte Génération face cachée
   *[other] { $n } cartes Génération face cachée
}
cabin-here = la cabine de l’Ascenseur
cabin-away = cage d’Ascenseur vide
edge-door = { $open ->
    [yes] Porte ouverte
   *[no] Porte fermée
}
edge-window = { $open ->
    [yes] Fenêtre brisée
   *[no] Fenêtre
}
edge-arch = Passage
edge-elevator = { $open ->
    [yes] Porte d’ascenseur, ouverte
   *[no] Porte d’ascenseur, fermée
}
edge-locked = Porte verrouillée ({ $color })
edge-between = { $a } – { $b }
color-first = premier
color-red = rouge
color-blue = bleu
color-green = vert
color-yellow = jaune
color-purple = violet
color-orange = orange
color-white = blanc
color-facedown = face cachée
map-turned = Plan couché : le nord est à gauche
level-ground = Rez-de-chaussée
level-upper = Étage
level-underground = Sous-sol
level-asleep = endormi
tip-range = en vue, Portée { $n }
tip-unseen = hors de vue
tip-steps = { $n ->
    [0] sur place
    [one] à un Déplacement
   *[other] à { $n } Déplacements
}
tip-no-way = pas de passage ouvert
tip-at = { $who } à Portée { $n }
tip-seen = Vue par
tip-also = Vue aussi par
health-of = Santé { $n } sur { $max }
power-of = Pouvoir { $n } sur { $max }
hunger = Faim
hunger-of = Faim { $n } sur { $max }
ravenous-m = Affamé
ravenous-f = Affamée
hunger-dice = { $n ->
    [0] aucun dé en plus
    [one] +1 dé
   *[other] +{ $n } dés
}
hunger-next = au prochain round : { $what }
hunger-rules = Bouger ou dévorer
hunger-hurts = une Blessure si le tour finit à jeun
meal-xp = +{ $n } XP
meal-card = carte
meal-of-xp = Dévorer { $name } : { $needs ->
    [one] { $needs } Touche
   *[other] { $needs } Touches
}, Faim 0, +{ $xp } XP
meal-of-card = Dévorer { $name } : { $needs ->
    [one] { $needs } Touche
   *[other] { $needs } Touches
}, Faim 0, sa carte
actions-of = Actions { $n } sur { $max }
turn-ready = À venir
turn-done = Fini
turn-exited = Dehors
turn-out = À terre
slot-trait = place de Trait libre
slot-bystander = pas de Citoyen
attack-line = { $kind ->
    [melee] Mêlée
   *[other] À distance
} { $range } · { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} · touche à { $accuracy }+
attack-printed = carte : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $accuracy }+
danger-level = Niveau de danger { $n }
danger-title = Danger : { $level ->
    [1] bleu
    [2] jaune
    [3] orange
   *[4] rouge
}
danger-note = { $hero } { $xp } XP · { $level ->
    [2] jaune
    [3] orange
   *[4] rouge
} à { $next }
danger-top = { $hero } { $xp } XP · niveau le plus haut
danger-1 = Bleu
danger-2 = Jaune
danger-3 = Orange
danger-4 = Rouge
deck-spawn = Génération
deck-traits = Traits
deck-bystanders = Citoyens
roll-fell = { $n ->
    [0] { $name } tient bon
    [one] { $name } à terre
   *[other] { $n } { $name } à terre
}
roll-lost = { $n ->
    [0] aucune Touche perdue
    [one] { $n } Touche sans effet
   *[other] { $n } Touches sans effet
}
roll-of = { $hero } : { $hits } ({ $accuracy }+)
roll-hits = { $n ->
    [0] aucune Touche
    [one] { $n } Touche
   *[other] { $n } Touches
}
card-trait = Trait Héroïque
card-zombie-trait = Trait Zombie
card-zombie-hero = Héros Zombie
card-bystander = Citoyen
card-enemy = Ennemi
card-skill = Compétence
card-hero = Super-Héros
card-card = Carte Génération
card-spawn = Carte Génération
behaviour = À chaque Action
behaviour-hero = Une Blessure, sans dé, à qui est dans sa zone : Super-Héros ou Citoyen. Sinon, une zone vers le plus proche qu’il voit, ou, s’il ne voit personne, vers le plus proche par les passages ouverts et les fenêtres. Les portes fermées l’arrêtent.
behaviour-zombie = Une Blessure, sans dé, à un Héros Zombie de sa zone. Sinon, une zone vers le plus proche qu’il voit, ou, s’il n’en voit aucun, vers le plus proche par les passages ouverts et les fenêtres. Les Citoyens ne l’intéressent pas, les portes fermées l’arrêtent.
stat-dice = dés
stat-hits-on = touche à
stat-range = portée
stat-health = santé
stat-toughness = endurance
stat-actions = actions
stat-xp = XP
lesson-xmen-next = Qui commence ?
    .text = À chaque round, chaque héros joue un tour, dans l’ordre que vous voulez. Tous peuvent commencer : cliquez un nom ici, ou le héros sur le plateau.
lesson-xmen-first = Vers la Salle des Dangers
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } ; se déplacer, attaquer ou ouvrir une porte en coûte une. L’Objectif vert est dans la Salle des Dangers : entrez dans la salle de contrôle, puis ouvrez sa porte. On verra qui est là : des Ennemis, et des Citoyens à sauver.
lesson-xmen-open = Ouvrir la porte
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } ; se déplacer, attaquer ou ouvrir une porte en coûte une. Ce qu’il vous faut est derrière des portes. En ouvrir une montre qui est là : des Ennemis, et des Citoyens à sauver.
lesson-xmen-attack = Attaquer
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } ; se déplacer, attaquer ou ouvrir une porte en coûte une. Les Ennemis à portée luisent : chaque réponse dit ses chances. Quitter une zone coûte une Action de plus par Ennemi présent.
lesson-xmen-move = Se déplacer
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } ; se déplacer, attaquer ou ouvrir une porte en coûte une. Les zones qui luisent sont à un Déplacement. Survolez une zone pour voir à quelle distance elle est et ce qu’elle voit.
lesson-xmen-power = Le Pouvoir ajoute des dés
    .text = Chaque Pouvoir ajoute un dé à cette attaque ; les réponses disent ce que cela peut changer. Chacun gagne 1 Pouvoir au début du round, et « Gain de Pouvoir » en donne d’autres. Compétences et cartes coûtent aussi du Pouvoir.
lesson-xmen-end = Quand finir le tour
    .text = Continuez tant qu’une Action sert : ce qui reste est perdu à la fin du tour. Quand tous les héros ont joué, les Ennemis frappent qui est avec eux ou s’approchent ; puis d’autres arrivent. Annuler permet de changer d’avis.
opt-mode = Mode
minute-open = En une minute
minute-good = Compris
minute-hero = Le Mode Héroïque en une minute
minute-hero-1 = Trois Actions
    .text = Chaque héros joue une fois par round, dans l’ordre que vous voulez : bouger, attaquer, ouvrir, sauver, prendre un Trait ou du Pouvoir. L’expérience donne des Actions de plus.
minute-hero-2 = Le Pouvoir
    .text = Un point de plus à chaque round. Chaque point dépensé ajoute un dé à une attaque ; les Compétences se paient aussi avec lui.
minute-hero-3 = Derrière les portes
    .text = Ouvrir une salle montre qui s’y cache. Quitter une zone coûte une Action de plus par Ennemi qui s’y trouve.
minute-hero-4 = Sauver
    .text = Les Citoyens viennent vers vous. Un Citoyen sauvé vous prête sa carte ; un Citoyen dévoré coûte du Pouvoir et un Trait à toute l’équipe.
minute-hero-5 = Les morts arrivent
    .text = Après vous, les Ennemis frappent qui est avec eux ou s’approchent, puis d’autres arrivent. Plus vous gagnez d’XP, plus il en vient.
minute-hero-6 = Gagner ensemble
    .text = Remplissez les objectifs de la mission. Si un héros est éliminé, la partie est perdue à la fin du round.
minute-zombie = Le Mode Zombie en une minute
minute-zombie-1 = La Faim monte
    .text = D’un point à chaque round pour chaque Héros Zombie, et d’un point par 1 aux dés de vos attaques. Chaque point de Faim vous prête un dé.
minute-zombie-2 = À 4, la Faim commande
    .text = Affamé, un Héros Zombie ne peut que bouger ou dévorer. Finir son tour Affamé coûte une Blessure.
minute-zombie-3 = Dévorer
    .text = Une attaque dans votre propre zone, pour une seule proie. Réussie, elle remet la Faim à 0 ; un Ennemi donne ses XP, un Citoyen sa carte. Ce qui luit dit ce que vous y gagnez.
minute-zombie-4 = Les Citoyens fuient
    .text = Après les Ennemis, chaque Citoyen qui vous voit s’éloigne d’une zone. Les flèches bleues disent où il ira.
minute-zombie-5 = On vous traque
    .text = Opérateurs, Gardes, Spécialistes et Super-Héros vous attaquent ou s’approchent. Plus vous gagnez d’XP, plus il en vient.
minute-zombie-6 = Gagner ensemble
    .text = Remplissez les objectifs de la mission. Si un Héros Zombie est éliminé, la partie est perdue à la fin du round.
lesson-xmen-z-devour = Dévorer
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. Une proie est dans sa zone : la dévorer remet la Faim à 0. Un Ennemi donne ses XP, un Citoyen sa carte ; les dents autour d’une figurine disent qui vient d’abord.
lesson-xmen-z-attack = Attaquer avec la Faim
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. La Faim ajoute ses dés à chaque attaque, sans rien coûter ; mais chaque 1 la fait monter. À 4, il ne reste que bouger et dévorer.
lesson-xmen-z-open = Où est la proie ?
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } ; bouger, attaquer ou ouvrir une porte en coûte une. Derrière les portes se cachent des Citoyens à dévorer, et ceux qui vous traquent.
lesson-xmen-z-move = S’approcher
    .text = { $hero } a { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }. On ne dévore que dans sa propre zone : les flèches bleues disent où chaque Citoyen fuira après les Ennemis. Coupez-lui la route.
lesson-xmen-z-ravenous = La Faim commande
    .text = La Faim est à 4 : { $hero } ne peut que bouger ou dévorer, et perd 1 Santé si son tour finit ainsi. Compétences et cartes qui ne sont pas des Actions restent permises.
lesson-xmen-z-end = Quand finir le tour
    .text = Les Actions qui restent sont perdues à la fin du tour. Puis les Ennemis attaquent ou s’approchent, les Citoyens fuient, d’autres arrivent, et la Faim monte d’un point. Annuler permet de changer d’avis.
guide-xmen-zombie-seats = Les Héros Zombies
    .text = La Faim d’abord : ses crans sont des dés en plus, le dernier rend Affamé. Puis Santé et Actions. Les bandes de papier sont des cartes : cliquez pour lire en grand.

## The game by name, and what the shared parts of the page say about it
game-xmen-resistance = X-Men Resistance
auto-enemies = Passer jusqu’aux ennemis
    .text = Rien de plus pendant les tours des héros ; on vous redemande quand les ennemis agissent.
topic-MOVEMENT = Mouvement
topic-LEVEL = Niveaux
topic-STAIRS = Escaliers
topic-ELEV = Ascenseur
topic-ID = Fiches de héros
topic-XP = Expérience et danger
topic-ENEMY = Ennemis
topic-PLAYER = Phase des joueurs
topic-OPEN = Action : ouvrir
topic-TRAIT = Traits Héroïques
topic-RESCUE = Sauver
topic-POWERUP = Gain de Pouvoir
topic-EPHASE = Phase des ennemis
topic-EATTACK = Attaques des ennemis
topic-EMOVE = Déplacements des ennemis
topic-WINDOW = Fenêtres
topic-RUNNER = Forcenés
topic-SPAWN = Génération
topic-COMBAT = Combat
topic-POWER = Pouvoir
topic-BYST = Citoyens
topic-SENT = Main de Sentinelle
topic-BCARD = Cartes Citoyen
topic-ZMODE = Mode Zombie
topic-ZHERO = Héros Zombies
log-power-each = 1 Pouvoir de plus : { $heroes }
log-power-hero = { $hero } ({ $n })
digest-zombie = { $enemy } s’approche : { $zone }
digest-broken = { $n ->
    [one] fenêtre brisée
   *[other] fenêtres brisées
}
digest-hurt = { $n ->
    [one] Blessure pour { $hero }, Santé { $health }
   *[other] Blessures pour { $hero }, Santé { $health }
}
digest-came = { $n ->
    [one] Ennemi s’approche : { $zone }
   *[other] Ennemis s’approchent : { $zone }
}
digest-place = { $zone } ({ $n })
digest-spawned = { $n ->
    [one] nouvel Ennemi : { $zone }
   *[other] nouveaux Ennemis : { $zone }
}
guide-xmen-seats = Les héros
    .text = Santé, Pouvoir et Actions de chacun. Celui qui décide est déplié ; les bandes de papier sont des cartes : cliquez pour lire en grand.
guide-xmen-goals = Les objectifs
    .text = Ce qui gagne la mission, dans l’ordre, et à quel point la nuit est dangereuse. Après les ennemis, on lit ici ce qu’ils ont changé.

# la première partie guidée
guided-xmen-order = Qui commence ?
    .text = Vous prenez une mission à son deuxième round. La clé est à l’est de la Salle des Dangers, et tous doivent sortir par le hangar. Chaque héros joue un tour par round, dans l’ordre de votre choix : qui commence ?
guided-xmen-attack = Attaquer
    .text = Un héros a trois Actions. Une attaque en coûte une et lance des dés ; la réponse dit si cela suffira sans doute. Ce qui tombe donne de l’expérience : des Compétences, mais aussi plus d’Ennemis.
guided-xmen-power = Le Pouvoir fait des dés
    .text = Avant de lancer, vous pouvez dépenser du Pouvoir : un dé de plus pour chaque point. Gardez-en pour ce qui doit vraiment tomber.
guided-xmen-move = Se déplacer
    .text = Un Déplacement mène à une zone voisine ; les zones qui brillent sont à portée. Quitter une zone avec des Ennemis coûte une Action de plus pour chacun : videz-la d’abord, ou restez.
guided-xmen-take = La clé, ou l’Ennemi ?
    .text = Prendre l’Objectif coûte une Action, même avec un Ennemi à côté. Il déverrouille le hangar, donne de l’expérience et réveille un second Point de Génération. Tout de suite, ou le combat d’abord ?
guided-xmen-open = Les portes cachent
    .text = Ouvrir une porte coûte une Action, et la première porte d’un bâtiment réveille tout ce qu’il contient. Ouvrez quand quelqu’un a encore des Actions pour y faire face.
guided-xmen-power-up = Des Actions en trop
    .text = Changez-les en Pouvoir, qui revient en dés, ou piochez un Trait : une carte qui aide une fois, ou pour toute la partie. Agrandissez une carte pour la lire.
guided-xmen-end = Quand s’arrêter
    .text = Les Ennemis blessent sans lancer de dés, et touchent qui est près d’eux. Finissez un tour là où peu vous atteignent : « Prévoir » dit ce qui viendrait.
guided-xmen-enemies = Les Ennemis ont joué
    .text = Ils ont bougé, attaqué, et d’autres sont arrivés. Le journal raconte chaque étape avec sa règle. Plus le danger monte, plus il en vient.
guided-xmen-goal = Tout le monde dehors
    .text = La clé prise, les héros sortent par la zone de Sortie à la fin de leur tour. Vous gagnez quand tous sont dehors, et perdez à la fin d’un round où un héros est tombé.

# Chapitres du livret
topic-XR-ZSPAWN = Génération du Mode Zombie
topic-XR-ZENEMY = Ennemis du Mode Zombie
topic-XR-ZTRAIT = Traits Zombies
topic-XR-ZBCARD = Citoyens du Mode Zombie
