# La table dans un terminal.

table-head = { $scenario } · { $mode } · { $round ->
    [0] {""}
   *[other] round { $round } ·{" "}
    }{ $phase }{ $step ->
    [0] {""}
   *[other] , étape { $step }
    } · premier joueur { $first }
table-title-villain = Méchant
table-stages = { $count ->
    [0] dernier stade
    [one] encore un stade
   *[other] encore { $count } stades
    }
table-main = menace { $threat } sur { $target }, { $more ->
    [0] +{ $low }
   *[other] +{ $low } à +{ $high }
    } { $when ->
    [now] ce round
   *[later] au prochain round
    }
table-threat = menace { $threat }
table-acceleration = +{ $count } menace par round (accélération)
table-hazard = +{ $count } carte Rencontre par round (aléas)
table-crisis = la manigance principale ne peut pas être contrée (crise)
table-encounter = pioche { $deck } · défausse { $discard }{ $discard ->
    [0] {""}
   *[other] , { $top } au-dessus
    }{ $boost ->
    [0] {""}
    [one] {" "}· une carte de boost en attente
   *[other] {" "}· { $boost } cartes de boost en attente
    }
table-activation = { $kind ->
    [attack] { $enemy } attaque { $who }
   *[other] { $enemy } manigance contre { $who }
    }{ $defended ->
    [0] {""}
   *[other] {" "}· { $defender } défend
    }{ $bonus ->
    [0] {""}
   *[other] {" "}· +{ $bonus }
    }
table-piles = main { $hand }/{ $size } · pioche { $deck } · défausse { $discard }{ $discard ->
    [0] {""}
   *[other] , { $top } au-dessus
    }{ $dealt ->
    [0] {""}
    [one] {" "}· une carte Rencontre en attente
   *[other] {" "}· { $dealt } cartes Rencontre en attente
    }
table-health = { $now }/{ $most } PV
table-exhausted = incliné
table-counters = { $count ->
    [one] un jeton
   *[other] { $count } jetons
    }
table-under = { $count ->
    [one] une carte dessous
   *[other] { $count } cartes dessous
    }
table-row-villain = Méchant
table-row-environment = Décor
table-row-scheme = Manigance
table-row-side = Annexe
table-row-encounter = Rencontres
table-row-hero = Héros
table-row-alter-ego = Alter ego
table-row-minion = Sbire
table-row-ally = Allié
table-row-cards = En jeu
table-row-hand = Main
table-row-out = Éliminé
