# Le rapport du laboratoire.

report-title = Laboratoire : { $game }
report-lead = { $games ->
    [one] { $games } partie entre robots
   *[other] { $games } parties entre robots
    }, { $date }
report-tile-games = parties jouées
report-tile-won = gagnées en tout
report-tile-cells = combinaisons
report-tile-rounds = rounds par partie, en moyenne
report-share = Combien de parties sont gagnées
report-share-about = Le point est la part des parties gagnées, la barre autour dit où se trouve la vraie part avec 95 % de confiance (Wilson). La partie numéro n a la même graine dans chaque ligne.
report-scenario = Scénario
report-bots = Robots
report-seats = Joueurs
report-games = Parties
report-won = Gagnées
report-between = Entre
report-rounds = Rounds
report-questions = Questions par round
report-differences = Ce qui fait une différence
report-differences-about = Deux lignes qui diffèrent en une seule chose, comparées sur les mêmes graines : de combien la seconde gagne plus souvent. Une barre qui touche le trait du milieu peut être due au hasard.
report-change = De … à
report-rest = Avec
report-gain = Différence
report-members = Par scénario et membre de l’équipe
report-members-about = Les parties où ils ont été envoyés, quels que soient les autres. Le petit nombre compte les parties.
report-all = Tous
report-endings = Comment les parties finissent
report-endings-about = Selon la règle qui y met fin.
report-outcome = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [none] Inachevée
   *[other] { $outcome }
    }
report-also = Compté aussi
report-length = Combien de temps durent les parties
report-length-about = Les parties selon le nombre de rounds qu’elles ont pris.
report-courses = De round en round
report-courses-about = Le trait est la partie du milieu, la bande la moitié centrale de toutes les parties arrivées jusque-là ; le dernier point d’une partie est sa fin.
report-worths = Cartes et compétences
report-worths-about = De combien on gagne plus souvent quand elle a servi au moins une fois, comparé seulement à l’intérieur d’une même ligne du premier tableau. Cela accompagne la victoire sans prouver qu’elle en vient : une longue partie en utilise plus, et une partie perdue peut être courte.
report-card = Carte ou compétence
report-used = Parties avec
report-no-worths = Il y a trop peu de parties, ou elles ont toutes fini de la même façon.
report-how = Comment cela a été mesuré
report-how-about = Les robots ne savent que ce que leur place peut voir. Les parts ont l’intervalle de Wilson, les paires aux mêmes graines celui de Bonett et Price, les cartes et compétences celui de Mantel et Haenszel, chacun à 95 %.
report-how-until = Chaque ligne a été jouée jusqu’à ce que sa part soit connue à ±{ $until } % près, ce qu’on regarde de dix en dix, ou jusqu’à sa limite ({ $games }).
report-version = Stockade { $version }, règles et robots { $edition }, Python { $python }

error-bad-results = { $reason ->
    [grid] « { $file } » contient les parties d’une autre comparaison. Nommez un autre fichier, ou redemandez la même.
    [version] « { $file } » a été joué avec d’autres règles ou d’autres robots ({ $found }, maintenant { $wanted }), et ses parties ne se comparent pas aux nouvelles. Nommez un autre fichier.
   *[line] La ligne { $line } de « { $file } » n’est pas une partie du labo.
    }
error-missing-extra = Il faut { $what }, qui n’est pas installé : pip install stockade[{ $extra }]
error-no-cluster = Il n’y a pas de grappe Ray à { $address } que cette machine puisse atteindre.
