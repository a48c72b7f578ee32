# La table dans un terminal.

table-head = { $mission } · { $round ->
    [0] Mise en place
   *[other] Round { $round } · { $phase }
    } · Danger : { $level }
table-title-goals = Objectifs
table-title-heroes = { $mode ->
    [zombie] Héros Zombies
   *[other] Super-Héros
    }
table-title-board = Plateau
table-hero = Santé { $health }/{ $health_max } · { $track ->
    [hunger] Faim
   *[other] Pouvoir
    } { $value }/{ $most } · Actions { $actions }/{ $actions_max } · XP { $xp }{ $next_xp ->
    [0] {""}
   *[other] /{ $next_xp }
    } { $level } · { $state ->
    [ready] à jouer
    [active] joue
    [done] a joué
    [exited] hors du plateau
    [out] hors de combat
   *[other] { $state }
    }
table-attack = { $weapon }, { $dice ->
    [one] un dé qui touche
   *[other] { $dice } dés qui touchent
    } sur { $accuracy }+, Portée { $min }-{ $max }
table-with = avec { $bystander }
table-tokens = tient { $tokens }
table-facedown = { $count ->
    [one] Citoyen ?
   *[other] { $count } Citoyens ?
    }
table-lying = { $enemy } (à terre)
table-frozen = { $count } { $count ->
    [one] gelé
   *[other] gelés
    }
table-hidden = { $bystander } (se cache)
table-spawn = Génération { $number }{ $active ->
    [0] {" "}(endormie)
   *[other] {""}
    }
table-crowd = { $zone } : { $here }
table-objective = Objectif : { $color }
table-exit = SORTIE
table-cabin = Ascenseur
table-hand = Main ({ $side ->
    [charged] chargée
   *[other] déchargée
    })
table-card = Génération ?
table-decks = Cartes restantes : Génération { $spawn }, Traits { $traits }, Citoyens { $bystanders }, { $mode ->
    [zombie] Super-Héros
   *[other] Héros Zombies
    } { $zombie_heroes }
table-open = { $kind ->
    [window] Fenêtre brisée
   *[other] Porte ouverte
    } : { $a } – { $b }
table-locked = Porte verrouillée ({ $color }) : { $a } – { $b }
table-legend = ### fermé, XXX verrouillé, pointillé : pas de mur
table-ravenous = LA FAIM COMMANDE : bouger ou dévorer
table-meal = { $first ->
    [1] à dévorer d’abord
   *[other] à dévorer
    } : { $prey } ({ $needs ->
    [one] une touche
   *[other] { $needs } touches
    }) : Faim 0, { $xp ->
    [0] sa carte
   *[other] +{ $xp } XP
    }
table-flees = { $bystander } va fuir : { $zones }
