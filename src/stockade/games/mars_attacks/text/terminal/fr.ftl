# La table dans un terminal.

table-head = { $battle } · { $round ->
    [0] {""}
   *[other] Round { $round } ·{" "}
    }{ $phase } · { $uses ->
    [0] plus de possibilité
    [one] encore une possibilité
   *[other] encore { $uses } possibilités
    } · { $noise ->
    [0] aucun dé ajouté
    [one] un dé ajouté
   *[other] { $noise } dés ajoutés
    }
table-state = { $stage ->
    [camp] {" "}· au camp
    [dead] {" "}· hors de combat
    [escaped] {" "}· à l’abri
    [saved] {" "}· à bord
   *[other] {""}
    }{ $rattled ->
    [0] {""}
   *[other] {" "}· en panique
    }{ $activated ->
    [0] {""}
   *[other] {" "}· a agi
    }
table-title-goals = Objectifs
table-title-force = Votre troupe
table-title-board = Plateau
table-title-hand = Main
table-model = { $name } ({ $kind }) : { $square } ; tir { $shoot }, combat { $fight }, survie { $survive }{ $points ->
    [0] {""}
   *[other] , Héroïsme { $points }
    }
table-square = { $square } ({ $ground ->
    [rubble] gravats
    [ruin] ruine
    [solid] bloc plein
   *[other] rue
    }) : { $here }
table-zombies = { $count ->
    [one] un Zombie
   *[other] { $count } Zombies
    }{ $marked ->
    [0] {""}
    [one] {" "}(un sonné)
   *[other] {" "}({ $marked } sonnés)
    }
table-point = { $dice ->
    [one] Point d’Incursion, un dé
   *[other] Point d’Incursion, { $dice } dés
    }
table-transmitter = l’émetteur
table-counter = un pion à fouiller
table-card = { $card } : { $text }
table-deck = Cartes dans la pioche : { $count }
table-laid = Posées : { $laid }
table-legend = @ alliés, z Zombies, S Point d’Incursion et ses dés, O pion, T émetteur, R atterrissage, B bleu ; , gravats, _ ruine, # bloc ; | = mur, : - muret, ! sortie
