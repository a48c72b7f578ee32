# Les mots de la ligne de commande.

help = Des jeux de société dont la table garde les règles : pour les gens, les robots et les simulations.
    --pack DOSSIER, avec toute commande, ajoute les paquets de contenu de ce dossier.
help-serve = Ouvrir la table dans le navigateur, pour cette machine et celles qui peuvent la joindre.
help-think = Réfléchir pour les robots et les conseils des serveurs qui partagent une base de données, sur cette machine aussi.
help-play = Jouer dans le terminal : seul, à plusieurs au même clavier, avec des robots, ou les regarder jouer.
help-games = Lister les jeux et les scénarios disponibles.
help-decks = Les decks des jeux où chacun apporte le sien.
help-decks-list = Les decks préparés.
help-decks-check = Dire ce qui ne va pas dans un deck, règle par règle.
help-decks-import = Lire une liste collée ou le JSON d’un site de decks et dire ce qui n’a pas été reconnu.
help-decks-export = Écrire un deck sous forme de liste à coller ou de JSON pour les sites de decks.
help-rules = Lire les règles et voir lesquelles sont prouvées par des tests.
help-rules-coverage = Combien de règles de chaque registre sont prouvées par des tests, et lesquelles manquent.
help-rules-examples = Combien de règles de chaque registre se jouent en exemple, et lesquelles non.
help-rules-show = Montrer une règle en entier.
help-rules-search = Trouver des règles par mots.
help-rules-where = Les lignes qui appliquent une règle et les tests qui la prouvent.
help-lab = Faire jouer beaucoup de parties à des robots et voir combien ils en gagnent.
help-bench = Chronométrer le jeu au hasard, les copies, les vues et les sauvegardes, à côté de boucles de référence.
help-bench-serve = Chronométrer un vrai serveur avec des gens à ses tables, à côté d’un simple écho WebSocket.
help-tables = Les tables d’un serveur : liste, taille, fermeture, export, oubli.
help-tables-list = Toutes les tables : jeu, état, taille, places.
help-tables-size = La place qu’elles prennent.
help-tables-close = Fermer une table.
help-tables-export = Écrire la sauvegarde d’une table.
help-tables-forget = Oublier maintenant les vieilles tables.
help-doctor = Examiner tout ce dont une table a besoin, et dire que faire.
help-backup = Une copie complète de toutes les tables, même pendant que le serveur tourne.
help-restore = Remettre une telle copie en place.
help-site = Un dossier que tout hébergement statique peut servir : les tables sans serveur.
help-best = Les meilleures parties terminées aux tables de cette machine.
help-figures = Mesurer combien chaque scénario est difficile, et écrire le tableau montré avec lui.
help-replay = Raconter une partie enregistrée et la vérifier.
help-puzzles = Des positions et leur énigme : lister celles d’un jeu, en jouer une, lire sa solution.
help-seat = Faire asseoir un programme à une table : questions et réponses en JSON, une par ligne.

flag-json = Écrire du JSON pour les programmes.
flag-lang = Langue : en ou fr.
flag-game = Le jeu, par son identifiant (voir : stockade games).
flag-game-only = Ce jeu seulement.
flag-deck = Un deck préparé, un fichier avec une liste ou le JSON d’un site de decks, ou - pour l’entrée standard.
flag-deck-to = Écrire dans ce fichier.
flag-deck-form = list ou json.
flag-scenario = Le scénario, par son identifiant ; le premier par défaut.
flag-seats = Un nombre de places, ou qui occupe chacune : me (moi), bot, random, greedy ou strong, séparés par des virgules (me,bot,bot).
flag-lab-scenario = Le scénario, par son identifiant ; le premier par défaut ; plusieurs, séparés par des virgules, sont comparés ; all répartit les parties entre tous les scénarios.
flag-bench-seats = Le nombre de places ; le plus petit possible par défaut.
flag-bench-tables = Le nombre de tables, avec un écran chacune.
flag-bench-seconds = La durée de chaque mesure.
flag-bench-think = Secondes de réflexion avant une réponse, en moyenne.
flag-bench-watchers = Combien de gens regardent une même table ; 0 pour s’en passer.
flag-bench-bots = Combien de tables de robots réfléchissent à côté des gens ; 0 pour s’en passer.
flag-bench-kind = Quels robots : strong, greedy ou random.
flag-bench-minutes = Combien de temps soixante personnes viennent, jouent, partent et reviennent, pour voir si la mémoire grandit ; 0 pour s’en passer.
flag-bench-idle = Secondes à attendre après le départ de tous, jusqu’à ce que les tables dorment ; 0 pour s’en passer.
flag-lab-seats = Un nombre de places, ou une sorte de robot pour chacune, séparées par des virgules ; 1-4 ou 1,2,4 compare des nombres de places.
flag-bots = La sorte de robot : random (au hasard), greedy (rapide) ou strong (réfléchit). Sans « me » parmi les places, toutes sont à ce robot.
flag-lab-bots = La sorte de robot : random (au hasard), greedy (rapide) ou strong (réfléchit) ; plusieurs, séparés par des virgules, sont comparés.
flag-until = Arrêter une combinaison dès que sa part est connue aussi bien, comme 3% ou ±3%.
flag-team = Une équipe à comparer, ses membres séparés par des virgules ; peut être répété.
flag-vary = Un choix de la mise en place à comparer, NOM=VALEUR ; répété avec le même nom, il donne les valeurs.
flag-on = Où jouer : ray (une grappe sur cette machine) ou ray://ADRESSE, avec l’extra stockade[ray] ; sinon sur des processus de cette machine.
flag-results = Garder chaque partie dans ce fichier, une par ligne, et reprendre là où il s’est arrêté.
flag-out = Écrire un rapport dans ce fichier (report.html).
flag-csv = Écrire une ligne par partie dans ce fichier.
flag-parquet = La même chose en Parquet, avec l’extra stockade[lab].
flag-seat-link = Le lien de la place, comme dans le navigateur (http://…/#/t/…/…).
flag-figures-folder = Où garder chaque partie, pour continuer plus tard (figures).
flag-figures-to = Le fichier à écrire ; par défaut, celui que montre cette installation.
flag-figures-page = Écrire aussi la page de la documentation dans ce fichier.
flag-figures-seats = Les nombres de joueurs à mesurer, comme 1-4 ou 1,3 ; tous par défaut.
flag-patience = Combien de secondes attendre un serveur qui ne répond pas.
flag-mcp = Parler le Model Context Protocol au lieu de simples lignes, avec l’extra stockade[mcp].
flag-think = Combien de secondes un robot strong réfléchit à une décision ; mesuré une fois au début, pour qu’une partie puisse être rejouée.
flag-bots-say = Ce que disent les robots avant de répondre : off (rien), shown (une phrase) ou ask (vous pouvez refuser).
flag-seed = La graine du hasard ; la même graine et les mêmes réponses donnent la même partie.
flag-first-seed = La graine de la première partie ; la suivante a la graine suivante.
flag-set = Un choix de mise en place, NOM=VALEUR ou NOM=VALEUR,VALEUR, ou NOM=@FICHIER quand un fichier peut le faire (force=@ma-force.toml) ; peut être répété.
flag-resume = Reprendre la partie enregistrée dans ce fichier.
flag-save = Où enregistrer en partant.
flag-port = Le port d’écoute ; 0 prend un port libre.
flag-db = Le fichier qui garde les tables, ou l’adresse d’une base PostgreSQL (postgresql://utilisateur@hôte/nom) que plusieurs serveurs peuvent partager.
flag-address = Où les autres serveurs de la même base trouvent celui-ci, comme http://10.0.0.5:8000 ; sans cela, là où il écoute.
flag-think-db = L’adresse de la base PostgreSQL que les serveurs partagent.
flag-processes = Combien de réflexions à la fois ; sans cela, une par cœur.
flag-origin = Une adresse par laquelle d’autres joignent ce serveur, comme https://jouer.example.org ; peut être répété.
flag-proxy = Un mandataire (adresse ou réseau) que l’on croit sur l’adresse d’un visiteur ; peut être répété.
flag-base-path = Le chemin sous lequel tout se trouve, comme /stockade.
flag-metrics-to = Qui peut lire /metrics en plus de cette machine (adresse ou réseau) ; peut être répété.
flag-log = La forme du journal : text ou json.
flag-log-level = À partir d’où l’on journalise : info (avec chaque requête), warning ou error.
flag-drain = Secondes entre la demande d’arrêt et l’arrêt, pendant lesquelles /readyz dit non.
flag-forget-after = Oublier les tables finies, tant de temps après le dernier coup, comme 90d (h, d ou w).
flag-forget-unfinished-after = De même pour les tables dont la partie n’est pas finie.
flag-makers = Un fichier avec les mots qui permettent de créer des tables, un par ligne : un pour tous est un mot de passe, un pour chacun une invitation. Les liens des places n’en demandent pas.
flag-backup-file = Le fichier de la copie.
flag-table-file = Le fichier de sauvegarde à écrire.
flag-site-folder = Où le site est écrit (static-site).
flag-table = L’identifiant de la table, comme dans la liste.
flag-force = Remplacer le fichier s’il en existe un de ce nom.
flag-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
flag-browser = Ouvrir le navigateur ou non.
flag-save-file = Une partie enregistrée.
flag-to = S’arrêter après ce nombre de réponses.
flag-example = Jouer son exemple, pas à pas.
flag-rule = L’identifiant d’une règle, par exemple XR-MOVE-02.
flag-words = Des mots que la règle doit contenir.
flag-games = Combien de parties jouer, au plus ; dans une comparaison, pour chaque combinaison.
flag-jobs = Combien de processus employer.
flag-seconds = Secondes de processeur à consacrer à chaque jeu.
flag-most = Combien en montrer.

error-unknown-command = Aucune commande « { $name } ». Au choix : { $choices }.
error-unknown-flag = Aucune option « { $name } » ici ; --help en donne la liste.
error-missing-argument = { $name } manque ; --help dit ce qui convient.
error-bad-value = « { $value } » ne convient pas à { $name } ; --help dit ce qui convient.
error-misuse = « { $words } » ne convient pas ici ; --help dit ce qui convient.
error-unknown-language = Aucune langue « { $lang } ». Au choix : { $choices }.
error-no-game = Dites quel jeu. Au choix : { $choices }.
error-other-game = { $file } contient une partie de { $game }.
error-unknown-bot = Aucun robot « { $bot } ». Au choix : { $choices }.
error-unknown-seat = Personne du nom de « { $seat } » ne peut prendre place. Au choix : { $choices }.
error-seat-count = { $game } demande ici { $most ->
    [one] une place
   *[other] de { $least } à { $most } places
    }, pas { $count }.
error-unknown-setting = { $game } n’a pas de réglage « { $setting } ». Au choix : { $choices }.
error-unknown-value = « { $value } » n’est pas un choix pour { $setting }. Au choix : { $choices }.
error-one-value = { $setting } prend exactement une valeur.
error-setup = Mise en place impossible : { $why }
error-bad-setup = Cette mise en place ne peut pas se jouer ({ $reason }).
error-no-file = Aucun fichier « { $file } »{ $near ->
    [0] .
   *[other] . Parties enregistrées à côté : { $choices }.
    }
error-in-file = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { NUMBER($line, useGrouping: 0) }
    } : { $why }
error-unreadable = « { $file } » ne peut pas être lu : { $why }.
error-unwritable = « { $file } » ne peut pas être écrit : { $why }.
reason-file-missing = il n’est pas là
reason-file-forbidden = ce n’est pas permis
reason-file-folder = c’est un dossier
reason-file-not-text = ce n’est pas un texte en UTF-8
reason-file-full = il n’y a plus de place
reason-file-trouble = la machine refuse ({ $what })
error-no-answer = Ce fichier contient les réponses 0 à { $count }, pas { $to }.
error-think = Personne ne réfléchit pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    } : --think prend un nombre de secondes à partir de 0.
error-json-people = --json est pour les parties entre robots : donnez toutes les places à un robot avec --bots random, --bots greedy ou --bots strong.
error-lab-people = Le labo joue sans personne : chaque place doit être à un robot.
error-seat-link = « { $link } » n’est pas le lien d’une place. Il ressemble à http://127.0.0.1:8000/#/t/TABLE/SECRET.
error-seat-server = Il n’y a pas de serveur Stockade à { $link }.
error-seat-away = Le serveur à { $link } ne répond pas.
error-seat-refused = La table ne laisse pas entrer ce lien : { $why }
error-seat-watching = Ce lien permet seulement de regarder. Prenez le lien d’une place.
error-seat-nothing-asked = Rien n’est demandé à cette place pour l’instant.
error-seat-option = Il n’y a pas d’option { $option } : donnez un nombre de 1 à { $most }, ou une clé.
error-seat-said = Dites l’un de ces mots : answer, hint, view, agree, say.
error-seat-mcp = Il faut le paquet mcp : pip install stockade[mcp]
seat-away = La ligne vers la table est coupée ; elle est réessayée.
seat-not-json = Cette ligne n’est pas du JSON.
mcp-about = Vous êtes à une table d’un jeu de société coopératif. Appelez look pour lire la table, la question et ses options numérotées ; appelez answer avec les numéros des options choisies. Les deux attendent que l’on vous demande de nouveau quelque chose. Les règles sont appliquées : chaque option est permise, et why_not dit ce qui ne l’est pas et par quelle règle.
mcp-look = Attendre une question, puis lire ce qui s’est passé, l’aspect de la table, la question et ses options numérotées.
mcp-answer = Répondre à la question ouverte avec les numéros des options choisies (autant que least et most le permettent), puis attendre la suivante.
mcp-hint = Ce qu’un robot répondrait à la question ouverte.
error-until = « { $until } » n’est pas une précision : écrivez --until 3% ou --until ±3%.
error-no-team = { $game } n’a pas d’équipes à comparer : utilisez --vary NOM=VALEUR.
error-at-least-one = { $flag } doit être plus grand que zéro.
error-figures-seats = --seats demande des nombres de joueurs de 1 à { $most }, comme 1-{ $most } ou 1,3.
error-not-finished = La partie n’était pas finie après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
    }.
error-no-tests = Les tests ne sont pas là : la couverture se lit dans les sources d’une copie du dépôt.
error-unknown-rule = Aucune règle « { $rule } ». Proches : { $choices }.
error-no-tables = Le fichier « { $file } » n’existe pas : aucune table n’y a jamais été ouverte. Indiquez-en un autre avec --db.
error-think-needs-a-database = « { $db } » est un fichier : un seul serveur l’utilise et réfléchit dans ses propres processus. Seuls des serveurs qui partagent une base PostgreSQL laissent d’autres réfléchir.
error-tables = { $why }
error-being-served = Les tables sont ouvertes à l’adresse { $address }. Arrêtez d’abord ce serveur.
error-copy = La copie a échoué : { $why }.
error-no-such-table = Il n’y a pas de table « { $table } » dans ce fichier.
error-as-told = { $why }
error-choice = { $name } vaut { $choices }, pas « { $value } ».
error-no-server = Le serveur à mesurer n’a pas démarré ou n’a pas répondu : { $why }
error-port = Un port est un nombre de 0 à 65535, pas { NUMBER($port, useGrouping: 0) }.

doctor-version = Stockade
doctor-python = Python
doctor-python-old = Installez Python 3.11 ou plus récent depuis python.org.
doctor-node = Node.js
doctor-node-unneeded = inutile : la table du navigateur est déjà construite
doctor-node-get = Seulement pour travailler sur la table du navigateur : installez Node.js 20.19 ou plus récent, avec npm.
doctor-missing = absent
doctor-there = construite
doctor-page = Table du navigateur
doctor-page-build = Installez une version publiée (elle la contient), ou lancez ./stockade dans les sources avec Node.js installé.
doctor-browser = Navigateur
doctor-browser-get = Ouvrez dans un navigateur l’adresse qu’affiche `stockade serve`.
doctor-port = Port
doctor-port-taken = { $port } est pris
doctor-port-free = { $port } est libre
doctor-port-other = Arrêtez ce qui écoute là, ou choisissez un autre port avec --port.
doctor-db = Tables
doctor-db-new = { $file } sera créé
doctor-db-well = { $file } est intact ({ NUMBER($size) } octets)
doctor-db-served = { $file } est déjà ouvert à l’adresse { $address }
doctor-db-play-there = Jouez là-bas, ou prenez un autre fichier avec --db.
doctor-db-other = Corrigez la base de données, ou utilisez un fichier avec --db.
doctor-db-restore = Remettez une copie avec `stockade restore`, ou prenez un autre fichier avec --db.
doctor-line = { $what } : { $found }
doctor-disk-found = { NUMBER($gb, maximumFractionDigits: 1) } Go
doctor-disk = Espace libre
doctor-disk-free = Faites de la place : une réponse qui ne peut pas être écrite ne compte pas.
doctor-packs = Jeux et extensions
doctor-report = C’est notre faute : merci de signaler cette ligne.
think-ready = On réfléchit pour les serveurs de { $where }, { $count ->
    [one] une réflexion
   *[other] { $count } réflexions
    } à la fois. Ctrl+C pour arrêter.
backup-done = { $file } est une copie complète de { $db } ({ NUMBER($size) } octets).
site-done = { $folder } est prêt : { $size } Mo sur le réseau quand l’hébergeur compresse.
site-try = Pour l’essayer : python3 -m http.server --directory { $folder }
error-site-checkout = Le site se fabrique depuis une copie du projet, avec node : la table du navigateur ou ses paquets manquent ici.
error-site-folder = { $folder } contient autre chose ; indiquez un nouveau dossier ou un ancien site.
error-site-step = Le site n’a pas été fabriqué. { $what } a dit : { $why }
restore-done = { $db } contient de nouveau les tables de { $file }.
restore-before = Ce qui s’y trouvait est gardé dans { $before }.
tables-head = table / jeu / partie / dernier coup / notes / taille / places
tables-open = en cours
tables-over = finie
tables-none = Aucune table pour l’instant.
tables-size = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
    }, parties finies : { $over } ; notes : { $records }, { $bytes } dans un fichier de { $file } ; la plus grande table prend { $largest }.
tables-closed = La table { $table } est fermée : on peut la regarder et l’enregistrer, il ne s’y passe plus rien.
tables-exported = { $file } contient la partie de la table { $table }.
tables-forgotten = { $count ->
    [0] Aucune table n’était assez vieille pour être oubliée.
    [one] Une table a été oubliée.
   *[other] { $count } tables ont été oubliées.
    }
best-none = Aucune partie terminée de { $game } n’est encore retenue.
best-nameless = sans nom

games-seats = { $most ->
    [one] une place
   *[other] de { $least } à { $most } places
    }

play-welcome = { $title } (graine { $seed })
play-keys = Répondez par un numéro (plusieurs : 1 3, deux fois le même : 2x2). Aussi : ? ou why N explique, u annule (u action, u turn), h conseille, f dit ce qui arrive si vous finissez maintenant, t montre la table, l le journal (l 200 pour plus), w laisse une autre place répondre{ $cards ->
    [0] {""}
   *[other] , always N, never N et ask N disent quoi faire d’une carte quand elle pourrait servir (never : pour ce round)
    }, s FICHIER enregistre, q enregistre et quitte.
play-seat = Place { $seat }
play-agrees = Entrée accepte, n refuse.
error-bots-say = Les robots ne savent pas parler ainsi : « { $given } ». Au choix : { $choices }.
play-asked = Place { $seat } : { $question }
play-choose-many = { $least ->
    [0] Choisissez-en jusqu’à { $most } ; 0 pour aucune.
   *[other] Choisissez-en de { $least } à { $most }.
    }
play-choose-exactly = Choisissez-en { $least }.
play-no-such = « { $answer } » ne fait pas partie des réponses.
play-standing = { $answer ->
    [always] Désormais, chaque fois que possible : { $option }.
    [never] Pas durant ce round : { $option }.
   *[other] Redemandé : { $option }.
    }
play-standing-none = Tout est redemandé.
play-standing-no = On ne peut rien dire d’avance au sujet de « { $answer } » : seulement des cartes utilisables ici et maintenant, par leur numéro.
play-rule = { $rule } : { $text }
play-why-question = Pourquoi cette question :
play-why-refused = Impossible maintenant :
play-undo-revealed = Quelque chose a été révélé depuis. Annuler quand même ? (o/n)
play-undone = Annulé.
play-saved = Enregistré dans { $file } ; pour reprendre : stockade play --resume { $file }
play-nobody-else = Personne d’autre ne peut répondre.
play-bye = À la prochaine.
play-over = { $outcome ->
    [won] La partie est gagnée
    [lost] La partie est perdue
   *[other] La partie est finie : { $outcome }
    } après { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    } et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
    }.

replay-head = { $name }, graine { $seed } : { $kept ->
    [one] { $kept } réponse
   *[other] { $kept } réponses
    } sur { $count }.
replay-digest = Empreinte { $digest }
replay-same = Les réponses mènent exactement à la position enregistrée.
replay-differs = Les réponses ne mènent pas à la position enregistrée.

decks-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
decks-legal = Le deck peut être joué.
decks-illegal = Le deck ne peut pas être joué.
decks-written = Écrit dans { $file }.
decks-near = Peut-être : { $titles }.
error-no-decks = { $game } n’a pas de decks à construire ; en ont : { $choices }.
error-deck-unread = { $file } : { $count ->
    [one] une ligne n’a pas été reconnue
   *[other] { $count } lignes n’ont pas été reconnues
    }, la première est « { $what } ». Voir `stockade decks check { $file }`.
rules-coverage = { $game } : { $total ->
    [one] { $total } règle
   *[other] { $total } règles
    }, dont { $proven } avec preuve par des tests, { $table } à tenir par les joueurs, { $missing } sans rien
rules-kept-in = { $count ->
    [0] Aucune ligne ne la cite.
    [one] Appliquée en un endroit :
   *[other] Appliquée en { $count } endroits :
    }
rules-proven-by = { $count ->
    [0] Aucun test ne la prouve encore.
    [one] Un test la prouve :
   *[other] { $count } tests la prouvent :
    }
rules-example = Exemple : { $example }
rules-ruling = Une décision de notre part. { $why }
rules-source = Source : { $source }
rules-examples = { $game } : { $total ->
    [one] { $shown } règle sur { $total } se joue
   *[other] { $shown } règles sur { $total } se jouent
    } en exemple, { $cannot } ne se montrent pas, { $missing } manquent
rules-cannot = Aucune partie ne la montre. { $why }
rules-no-example = Elle n’a pas encore d’exemple.
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle.
   *[other] { $count } règles.
    }

lab-head = { $game }, { $scenario } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } avec { $seats }
lab-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
    } sur { $games } : { $share } % (entre { $low } et { $high } % avec 95 % de confiance)
lab-winners = Un seul gagnant dans { $one } %, plusieurs dans { $several } %, personne dans { $nobody } %
lab-tally = { $what } : { $count } ({ $share } %)
lab-length = Une partie prend { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    } et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
    } en moyenne, { $each } par round
lab-time = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }{ $unfinished ->
    [0] {""}
    [one] {" "}({ $unfinished } inachevée)
   *[other] {" "}({ $unfinished } inachevées)
    }

figures-done = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, { $cells ->
    [one] { $cells } combinaison
   *[other] { $cells } combinaisons
    }
lab-left-out = Laissé de côté : { $why }
lab-bar = { $done } sur { $most }, encore { $left }
lab-axis-scenario = scénario
lab-axis-bots = robots
lab-axis-seats = places
lab-columns = gagnées|parties|part|entre|rounds|décisions
lab-differences = Ce qui change avec une seule chose, sur les mêmes graines (95 % de confiance) :
lab-sure = sûr

bench-head = { $game }, jeu au hasard, temps de processeur
bench-to-loop = par boucle
bench-to-chess = par échecs
bench-decisions-per-second = décisions par seconde
bench-games-per-second = parties par seconde
bench-fork-us = une copie, µs
bench-answer-p99-us = d’une réponse à la question suivante, la plus lente sur cent, µs
bench-view-us = une vue, µs
bench-save-us = une sauvegarde, µs
bench-loop-per-second = référence : boucle fixe, par seconde
bench-chess-moves-per-second = référence : coups au hasard de python-chess par seconde
bench-serve-head = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} de tous les jeux, un processus de serveur et un processus de joueurs
bench-echo = écho
bench-to-echo = par écho
bench-answers-per-second = réponses par seconde
bench-p50-ms = une réponse, la moitié d’entre elles, ms
bench-p99-ms = une réponse, la plus lente sur cent, ms
bench-cpu-ms-per-answer = temps de processeur du serveur pour une réponse, ms
bench-lag-p99-ms = dont le retard du processus des joueurs lui-même, le plus long sur cent, ms
bench-watchers-p99-ms = jusqu’à ce qu’un spectateur voie une réponse, la plus lente sur cent, ms
bench-alone-p99-ms = quelques joueurs seuls, la plus lente sur cent, ms
bench-beside-bots-p99-ms = les mêmes pendant que des robots réfléchissent, ms
bench-bots-add-ms = ce que les robots ajoutent, ms
bench-kb-per-table = mémoire par table en jeu, Ko
bench-kb-per-idle-table = mémoire par table que tous ont quittée, Ko
bench-growth-mb-per-hour = mémoire qui s’ajoute en une heure de jeu, Mo
bench-trouble = { $what } : { $count ->
    [one] une fois
   *[other] { $count } fois
}

flag-puzzle-play = Jouer cette énigme, par son numéro, dans le terminal.
flag-puzzle-solution = Raconter la solution de cette énigme, réponse par réponse.
puzzles-none = Il n’y a pas d’énigmes pour { $game }.
puzzles-share = { $kind } { $solved }/{ $of }
puzzles-how = Les étoiles et les nombres disent combien de robots la résolvent. Pour en jouer une, « stockade puzzles { $game } --play 1 ».
puzzles-goal = Ce qu’il faut faire : { $goal }
puzzles-again = u revient en arrière, q quitte.
error-no-puzzle = { $count ->
    [0] Il n’y a pas d’énigmes pour { $game }.
   *[other] { $game } n’a pas d’énigme { $puzzle } ; elles sont numérotées de 1 à { $count }.
}

## Revoir
help-ruling = Écrire un test à partir d’un problème signalé.
flag-report-file = Un signalement (Quelque chose ne va pas ici, dans le menu d’une table) ou une partie enregistrée.
flag-ruling-out = Le fichier à écrire (par défaut test_ruling_….py dans ce dossier).
flag-replay-step = La parcourir pas à pas, en avant et en arrière.
flag-replay-seat = Dire ce que sait cette place (1 est la première).
flag-review = Dire où la partie a tourné, et ce qu’un joueur fort aurait fait.
flag-from-here = Écrire une partie à reprendre à la position après ce nombre de réponses.
flag-luck = Avec --from-here : la même chance à venir, ou une autre.
flag-from-here-out = Avec --from-here : le fichier à écrire.
error-no-seat = Il y a les places 1 à { $count }, pas { $seat }.
ruling-written = { $count ->
    [one] { $file } : un test qui joue { $count } réponse jusqu’à la position signalée. Écrivez ce qui doit y être vrai.
   *[other] { $file } : un test qui joue { $count } réponses jusqu’à la position signalée. Écrivez ce qui doit y être vrai.
    }
replay-taken-up = { $file } : continuez après la réponse { $at } avec ./stockade play --resume { $file }
look-keys = Entrée avance, b recule, un nombre y va, t montre la table, q quitte.
look-at = { $at } sur { $count }, manche { $round }
look-answer = Place { $seat } : { $answer }
look-answered = La place { $seat } répond.
error-not-over = Cette partie n’est pas finie : une revue dirait ses secrets.
review-head = { $outcome ->
    [won] Gagné
   *[other] Perdu
    } après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
    }.
review-line = La chance de l’équipe au début de chaque tour, d’après des parties imaginées par les robots :
review-point = manche { $round } : environ { $share } % ± { $margin }
review-turns = { $count ->
    [0] Elle n’a jamais basculé.
    [one] Là où tout a basculé :
   *[other] Les { $count } plus grands tournants :
    }
review-turn = Après la décision { $at }, place { $seat } : { $change } points, { $kind ->
    [choice] par choix
    [betrayal] par trahison
    [good] en mieux
   *[other] par hasard
    }
review-strong = Un joueur fort : { $answer }
review-secrets = Ce qui était secret :
review-seat = Place { $seat }
