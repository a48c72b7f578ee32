# Ce dont chaque jeu a besoin : les erreurs et les mots du programme lui-même.

error-unknown-game = Aucun jeu « { $game } ». Au choix : { $choices }.
error-unknown-scenario = { $game } n’a pas de scénario « { $scenario } ». Au choix : { $choices }.
error-bad-setup = Cette mise en place ne peut pas être jouée.
error-setup-unwritable = Cette mise en place contient quelque chose qui ne peut pas être noté, par exemple un nombre trop grand.
error-stale-decision = Cette question n’est plus ouverte. La partie a continué.
error-not-your-seat = Cette question revient à une autre place.
error-unknown-option = « { $key } » ne fait pas partie des réponses possibles.
error-wrong-count = Choisissez { $least ->
    [0] { $most } réponses au plus
   *[other] entre { $least } et { $most } réponses
    } ; vous en avez choisi { $given }.
error-nothing-to-undo = Il n’y a rien à annuler.
error-bad-deck = Ce n’est pas une liste de cartes : collez des lignes comme « 2x Backflip », ou le JSON d’un site de decks.
error-unknown-deck = Il n’y a pas de deck préparé « { $deck } ». Choisissez parmi : { $choices }.
error-bad-save = Ce fichier ne peut pas être ouvert : { $reason ->
    [version] il vient d’une autre version du jeu
    [digest] il ne mène pas à la position annoncée
    [answer] une de ses réponses ne convient pas
   *[other] il est abîmé ou n’est pas une partie enregistrée
    }.
error-pack-missing = Cette table a été créée avec le paquet de contenu « { $pack } », qui n’est pas là : lancez le programme avec --pack et son dossier.
error-pack-changed = Cette table a été créée avec une autre version du paquet de contenu « { $pack } » (c’était { $digest }, ici { $found }).
error-bad-pack = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
    } : { $reason ->
    [no-pack] il n’y a pas de paquet de contenu ici, { $what } manque
    [unreadable] lecture impossible ({ $what })
    [missing-field] { $what } manque ou n’est pas en minuscules, chiffres et tirets
    [missing-number] { $what } manque
    [duplicate] { $what } existe déjà
    [unknown-word] « { $what } » est inconnu
    [unknown-choice] « { $what } » est inconnu ; on connaît : { $choices }
    [wrong-value] { $what }
    [missing-text] { $what } n’a pas de texte dans { $choices }
   *[other] { $what }
    }.
error-rule-broken = Une règle a échoué ; la partie est revenue à l’état précédent. Merci de le signaler.
event-answer-automatic = Un seul choix possible : il est fait d’office.
