# La table dans un terminal.

table-head = { $mission } · Round { $round } · { $phase } · Danger : { $level }
table-hero = Santé { $health }/{ $health_max } · Pouvoir { $power }/{ $power_max } · Actions { $actions }/{ $actions_max } · XP { $xp }{ $next_xp ->
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
table-with = avec { $bystander }
table-tokens = tient { $tokens }
table-facedown = { $count ->
    [one] Citoyen ?
   *[other] { $count } Citoyens ?
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
table-decks = Cartes restantes : { $spawn } Génération, { $traits } Traits, { $bystanders } Citoyens, { $zombie_heroes } Héros Zombies
table-legend = ### fermé, XXX verrouillé, pointillé : pas de mur
