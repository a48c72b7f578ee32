# La table dans un terminal.

table-head = { $battle } · Round { $round } · { $phase } · { $uses ->
    [one] encore une possibilité
   *[other] encore { $uses } possibilités
    } · { $noise ->
    [0] aucun dé ajouté
    [one] un dé ajouté
   *[other] { $noise } dés ajoutés
    }
table-state = { $stage ->
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
table-hand = Main : { $hand } (pioche { $deck })
table-laid = Posées : { $laid }
table-legend = @ alliés, z Zombies, S Point d’Incursion et ses dés, O pion, T émetteur, R atterrissage, B bleu ; , gravats, _ ruine, # bloc ; | = mur, : - muret, ! sortie
