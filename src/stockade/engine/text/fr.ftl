# Ce dont chaque jeu a besoin : les erreurs et les mots du programme lui-même.

error-unknown-game = Aucun jeu « { $game } ». Au choix : { $choices }.
error-unknown-scenario = { $game } n’a pas de scénario « { $scenario } ». Au choix : { $choices }.
error-bad-setup = Cette mise en place ne peut pas être jouée.
error-setup-unwritable = Cette mise en place contient quelque chose qui ne peut pas être noté, par exemple un nombre trop grand.
error-setup-too-large = Cette mise en place dépasse { $most } Ko ; aucun jeu n’en demande autant.
error-stale-decision = Cette question n’est plus ouverte. La partie a continué.
error-not-your-seat = Cette question revient à une autre place.
error-unknown-option = « { $key } » ne fait pas partie des réponses possibles.
error-wrong-count = Choisissez { $least ->
    [0] { $most ->
        [one] { $most } réponse
       *[other] { $most } réponses
        } au plus
   *[other] entre { $least } et { $most } réponses
    } ; vous en avez choisi { $given }.
error-table-full = Cette partie compte déjà { $most } réponses, le plus qu’une partie puisse avoir. Annulez-en quelques-unes pour continuer.
error-nothing-to-undo = Il n’y a rien à annuler.
error-bad-deck = Ce n’est pas une liste de cartes : collez des lignes comme « 2x Backflip », ou le JSON d’un site de decks.
error-unknown-deck = Il n’y a pas de deck préparé « { $deck } ». Choisissez parmi : { $choices }.
error-bad-save = Ce fichier ne peut pas être ouvert : { $reason ->
    [version] il vient d’une autre version du jeu
    [digest] il ne mène pas à la position annoncée
    [answer] une de ses réponses ne convient pas
    [answers] il contient plus de { $most } réponses, et aucune partie n’en compte autant
    [setup] sa mise en place dépasse { $most } Ko, et aucun jeu n’en demande autant
    [arranged] il commence à une position arrangée, et seules celles de nos exemples, énigmes et parties guidées s’ouvrent de l’extérieur
    [slow] rejouer la partie prend plus de { $seconds } secondes
   *[other] il est abîmé ou n’est pas une partie enregistrée
    }.
error-pack-missing = Cette table a été créée avec le paquet de contenu « { $pack } », qui n’est pas là : lancez le programme avec --pack et son dossier.
error-pack-changed = Cette table a été créée avec une autre version du paquet de contenu « { $pack } » (c’était { $digest }, ici { $found }).
error-bad-pack = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
    } : { $reason ->
    [no-pack] il n’y a pas de paquet de contenu ici, { $what } manque
    [unreadable] lecture impossible à partir d’ici, « { $what } »
    [not-text] ce n’est pas un texte en UTF-8
    [python] Python s’arrête ici avec « { $what } »
    [missing-field] { $what } manque ou n’est pas en minuscules, chiffres et tirets
    [missing-number] { $what } manque
    [duplicate] { $what } existe déjà
    [unknown-word] « { $what } » est inconnu
    [unknown-choice] « { $what } » est inconnu ; on connaît : { $choices }
    [wrong-value] { $what }
    [missing-text] { $what } n’a pas de texte dans { $choices }
   *[other] { $what }
    }.
error-bad-content = { $where } : { $why }.
error-rule-broken = Une règle a échoué ; la partie est revenue à l’état précédent. Merci de le signaler.
event-answer-automatic = Un seul choix, fait d’office.

# Ce qui ne va pas dans un fichier, et où : des morceaux des phrases ci-dessus.

reason-at-line = ligne { $line }, colonne { $column }
reason-at-entry = { $file }, { $entry }
reason-at-board = { $file }, { $entry }, { $at }
reason-entry = entrée { $number }

reason-type = { $what ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte entre guillemets
    [bool] true ou false
    [array] une liste
    [object] une table
   *[other] { $what }
    }
reason-wrong-type = il faut { $wanted }, pas { $given }
reason-wrong-type-at = { $at } doit être { $wanted }, pas { $given }
reason-wrong-value = la valeur ne convient pas
reason-wrong-value-at = la valeur de { $at } ne convient pas
reason-wrong-number = il faut { $wanted } fois { $what }, pas { $given }
reason-wrong-names = il faut ici { $wanted }, pas { $given }
reason-unreadable = lecture impossible à partir d’ici, « { $what } »
reason-missing-entry = { $what } manque
reason-unknown-entry = « { $what } » est inconnu
reason-unknown-choice = « { $what } » est inconnu ; on connaît : { $choices }
reason-unknown-near = « { $what } » est inconnu ; peut-être « { $near } »
reason-duplicate = { $what } existe déjà
reason-takes-no = { $word } ne prend pas de « { $what } »
reason-takes-near = { $word } ne prend pas de « { $what } » ; peut-être « { $near } »
reason-needs = { $word } demande « { $what } »

reason-grid-empty = le dessin est vide
reason-grid-header = l’en-tête nomme les colonnes a, b, c et ainsi de suite, pas « { $given } »
reason-grid-rows = après l’en-tête viennent une ligne de bord, puis d’une à neuf rangées, chacune avec une ligne d’arêtes au-dessous
reason-grid-edge-length = pour { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
    }, une ligne d’arêtes a { $wanted ->
    [one] { $wanted } caractère
   *[other] { $wanted } caractères
    }
reason-grid-edge-start = une ligne d’arêtes commence par deux espaces
reason-grid-corner = un coin s’écrit « + », pas « { $given } »
reason-grid-level-edge = « { $given } » n’est pas une arête horizontale (deux espaces, « -- », « == » ou « !! »)
reason-grid-row-length = pour { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
    }, une rangée a { $wanted ->
    [one] { $wanted } caractère
   *[other] { $wanted } caractères
    }
reason-grid-row-start = cette rangée commence par « { $wanted } », pas « { $given } »
reason-grid-upright-edge = « { $given } » n’est pas une arête verticale (une espace, « : », « | » ou « ! »)
reason-grid-terrain = « { $given } » n’est pas un terrain (« . », « , », « _ » ou « # »)
reason-grid-solid = le repère « { $given } » est sur une case pleine
reason-grid-marker = « { $given } » n’est pas un repère (une lettre ou un chiffre)
reason-grid-border-level = le bord du plateau s’écrit « == » ou « !! »
reason-grid-border-upright = le bord du plateau s’écrit « | » ou « ! »
reason-grid-exit = une sortie se trouve au bord du plateau

reason-map-opening = { $what } n’est pas une ouverture unique entre deux zones

shown-seats = Places
player-number = joueur { $number }

# Ce qui vient, et pourquoi une réponse est bonne.

insight-then = Au début du prochain round
insight-next = Le prochain round
insight-of = { $times } sur { $count }
insight-asks = on vous demandera : { $prompt }
insight-span = { $low } à { $high }
insight-step-odds = { $what } : { $change } ({ $odds })
insight-step-lost = { $what } : perte ({ $odds })
insight-change = { $what } : { $now } → { $then }
insight-change-odds = { $told } ({ $odds })
insight-leads = Ce que les réponses changent à coup sûr
insight-if-chosen = { $told }, selon votre choix
insight-falls = { $told }, perte : { $odds }
insight-lost = { $what }, perte : { $odds }
insight-full = { $told }, limite atteinte : { $odds }
insight-over = La partie se termine ainsi.
insight-losing = { $times ->
    [one] { $times } partie imaginée sur { $count } est perdue
   *[other] { $times } parties imaginées sur { $count } sont perdues
    } avant le prochain round.
insight-winning = { $times ->
    [one] { $times } partie imaginée sur { $count } est gagnée
   *[other] { $times } parties imaginées sur { $count } sont gagnées
    } avant le prochain round.
insight-goes-on = { $count ->
    [one] La partie imaginée continue
   *[other] Les { $count } parties imaginées continuent toutes
    } après ce round.
insight-warn-lost = Partie perdue : { $odds }
insight-warn-falls = { $what }, perte : { $odds }
insight-said = { $who } : « { $words } »
insight-nothing = rien
insight-beside = par rapport à « { $other } » : { $facts }
insight-edge = { $what } { $mine } au lieu de { $other }
insight-edge-alone = { $what } en vie dans { $mine } % des cas au lieu de { $other } %
insight-but = { $gain }, mais { $price }
insight-wins-more = gagne plus souvent que « { $other } » ({ $odds })
insight-no-edge = Rien de ce qui se compte ne la distingue des autres.
insight-wins = gagne { $odds } { $count ->
    [one] d’une partie imaginée
   *[other] de { $count } parties imaginées
    } (± { $margin })
insight-ending = finir maintenant en gagne { $odds }
insight-equal = { $list } et { $last } se valent, pour autant que si peu de parties permettent de le dire.
insight-chances = vos chances ≈ { $before } → { $after } (± { $margin })
insight-chances-of = parties imaginées : { $count } ; gagnées ainsi : { $after }, avec « { $other } » : { $before }
insight-looks-lost = La partie semble perdue : { $count ->
    [one] la partie imaginée n’a pas été gagnée
   *[other] aucune des { $count } parties imaginées n’a été gagnée
    }, quelle que soit la réponse.

# énigmes : ce qu’il faut obtenir avant la fin du round
puzzle-win = Gagnez avant la fin de ce round.
puzzle-survive = Ne perdez pas avant le début du prochain round.
puzzle-open = Pas encore résolu.
puzzle-met = Résolu.
puzzle-missed = Manqué : essayez encore.

# Exemples de règles, pas à pas
example-begins = Voici le point de départ.
example-later = { $question } → { $answer }. Voici où l’on en est alors.
example-asks = Voici le point de départ. { $question }
example-phase = Étape suivante : { $phase }
example-here = { $said } — { $here }
example-holds = Voilà ce qui vaut ici : { $rule }
example-never = Ce qui n’arrive pas ici : « { $event } » { $rule }
example-withheld = { $question } Impossible ici : { $answer }.
example-answer = { $question } → { $answer }
example-by = { $said } ({ $player })
example-nothing = rien
example-asked = { $question } Possible à présent : { $answers }{ $more ->
    [0] .
    [one] , et { $more } autre.
   *[other] , et { $more } autres.
}
