# Ce que dit le serveur lui-même : refus, étapes d’annulation, page affichée sans interface, lignes du démarrage.

error-malformed = Ce message est illisible.
error-store = La table n’a pas pu être enregistrée : la réponse ne compte pas. Rien n’est perdu ; réessayez dans un instant.
error-store-table = La nouvelle table n’a pas pu être enregistrée : le disque est peut-être plein. Rien n’a commencé ; réessayez quand il y aura de la place.
error-not-a-database = { $file } n’est pas une base de données Stockade. Choisissez un autre fichier.
error-newer-database = { $file } vient d’un Stockade plus récent (format { $version }, celui-ci connaît { $known }). Mettez Stockade à jour ou choisissez un autre fichier.
error-pg-missing = Pour garder les tables dans une base PostgreSQL, il faut un paquet de plus : pip install stockade[postgres].
error-pg-address = { $where } n’est pas l’adresse d’une base de données. Une telle adresse ressemble à postgresql://stockade@db.example.org/stockade.
error-pg-away = La base de données { $where } ne répond pas ({ $detail }). PostgreSQL y tourne-t-il, et accepte-t-il cette machine ?
error-pg-password = La base de données { $where } n’accepte pas cet utilisateur : nom ou mot de passe faux. Le mot de passe peut se trouver dans l’adresse, dans PGPASSWORD ou dans ~/.pgpass.
error-pg-database = Il n’y a pas de base de données « { $name } » à l’adresse { $where }. Créez-la là-bas avec createdb.
error-pg-rights = L’utilisateur de { $where } ne peut pas y créer ou utiliser de tables ({ $detail }).
error-pg-tool = { $where } est une base PostgreSQL, qui a ses propres outils pour cela : pg_dump --schema=stockade écrit une copie complète pendant que les serveurs jouent, pg_restore la remet quand ils sont arrêtés.
error-elsewhere = Cette table se joue sur un autre serveur, injoignable pour le moment. Rien n’est perdu ; elle s’ouvrira de nouveau dans quelques secondes.
error-imports-busy = Le serveur ouvre déjà d’autres fichiers. Réessayez dans une minute.
error-bad-host = Cette adresse n’est pas un nom de ce serveur.
error-bad-origin = Cette demande vient d’un autre site.
error-too-large = C’est plus gros que ce que le serveur accepte.
error-too-fast = Trop de messages à la fois. Attendez un instant.
error-too-many = Cette table est pleine : trop d’écrans la regardent déjà.
error-full = Le serveur est complet pour le moment. Réessayez dans une minute.
error-table-closed = La personne qui tient ce serveur a fermé la table. On peut encore la regarder et l’enregistrer.
error-database-broken = { $file } est abîmé : certaines de ses pages ne se lisent plus.
error-would-replace = Il existe déjà un fichier { $file }. Choisissez un autre nom, ou ajoutez --force.
error-bad-span = « { $span } » n’est pas une durée. Une durée ressemble à 90d, 12h ou 8w.
error-log-full = Cette table a noté { $most } réponses, retours en arrière et remarques, le plus qu’une table puisse noter. Enregistrez-la dans un fichier et ouvrez-le comme nouvelle table : la partie y continue.
error-unknown-table = Il n’y a pas de telle table ici.
error-bad-token = Ce lien n’ouvre aucune place à cette table. S’il en ouvrait une, quelqu’un l’a utilisé avant vous ou il a été renouvelé : demandez-en un nouveau.
error-word-needed = Sur ce serveur, seuls ceux qui ont reçu un mot de passe créent des tables.
error-word-wrong = Ce mot n’ouvre rien ici. La personne qui tient le serveur peut vous en donner un.
error-still-expected = Cette personne peut encore revenir : sa place pourra être proposée dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }.
error-nobody-to-agree = Cette place a des secrets pour la vôtre, et personne d’autre n’est à la table pour donner son accord : confiez-la à un robot.
error-no-offer = Cette proposition n’est plus ouverte.
error-key-first = Ceci est une invitation : elle doit être échangée contre une clé personnelle.
error-renewed = Le lien de cette place a été renouvelé sur un autre écran ; celui-ci ne l’ouvre plus.
error-seed-of-one = Ici, les places se cachent des choses : personne ne choisit la graine, car qui la connaît pourrait connaître toutes les cartes.
error-sealed = Le fichier contient les secrets de toutes les places. Tant que la partie dure, seul celui qui tient toutes les places des joueurs peut l’obtenir.
error-hello-first = Le premier message doit dire quelles places vous tenez.
error-watching = Vous regardez cette table ; seules ses places peuvent faire cela.
error-bot-seat = Un robot joue cette place. Reprenez-la d’abord.
error-foreign-seat = Cette place est à quelqu’un d’autre.
error-not-for-the-group = Seule une question posée à tout le groupe peut être transmise.
error-no-bubble = Ce robot a déjà continué.
error-no-request = Cette demande de retour n’est plus ouverte.
error-request-open = Une demande de retour est déjà ouverte.
error-no-hint = Il n’y a pas de conseil pour cette question.
error-no-forecast = Rien ne peut être prévu pour cette question.
error-unknown-phase = Ce jeu n’a pas de telle phase.
error-no-decks = Personne n’apporte de deck à ce jeu.
error-no-standing = On ne peut rien dire d’avance au sujet de cette carte.
error-bad-setup = Ce jeu ne peut pas être préparé ainsi.
error-wrong-seats = Cette mise en place a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
    }, mais { $given } ont été données.
error-stranded = Cette table ne peut pas continuer ici : { $why }. Rien n’en est perdu : qui tient une place peut télécharger son fichier et l’ouvrir là où elle a été jouée en dernier.
reason-stranded-game = le jeu « { $game } » n’est pas installé
reason-stranded-pack-missing = le paquet de contenu « { $pack } » n’est pas là
reason-stranded-pack-changed = le paquet de contenu « { $pack } » a changé (c’était { $digest }, ici { $found })
reason-stranded-version = elle a été jouée avec la version { $found } du contenu de ce jeu, et c’est ici la version { $wanted }
reason-stranded-beginning = les règles ont changé, et elle commencerait autrement maintenant (elle a été jouée avec Stockade { $found }, ici { $wanted })
reason-stranded-answer = les règles ont changé, et la réponse { $answer } ne leur convient plus (elle a été jouée avec Stockade { $found }, ici { $wanted })
reason-stranded-elsewhere = les règles ont changé, et la réponse { $answer } mène maintenant à une autre position (elle a été jouée avec Stockade { $found }, ici { $wanted })
error-no-example = Aucune partie ne montre cette règle.
error-not-found = Il n’y a pas de telle page.
error-internal = Quelque chose s’est mal passé dans le serveur. La table est sauve ; merci de le signaler.

answer-automatic = Un seul choix possible : { $what }.
undo-answer = Reprendre la dernière réponse
undo-action = Reprendre cette action
undo-turn = Revenir au début du tour

page-title = Stockade
page-home = Tous les jeux
page-not-built = La table pour navigateur n’est pas encore construite.
page-how = Installez Node.js 20.19 ou plus récent avec npm, puis relancez le programme : il construit la table tout seul.
page-rest = Le moteur, les robots et les simulations marchent sans elle.

serve-ready = Stockade est prêt : { $address }
serve-public = Les autres le trouvent à l’adresse { $address }
error-host-bad-origin = « { $origin } » n’est pas une origine. Une origine ressemble à https://jouer.example.org : un protocole et un nom, sans chemin.
error-host-bad-proxy = « { $address } » n’est ni une adresse ni un réseau (comme 10.0.0.0/8).
error-host-bad-base-path = « { $path } » n’est pas un chemin. Un chemin ressemble à /stockade : lettres, chiffres et - _ . ~ entre des barres obliques.
serve-stop = Ctrl+C pour arrêter. Les tables sont gardées dans { $file }.
serve-port-taken = Le port { $port } de { $host } est déjà pris. Stockade tourne-t-il déjà ? Choisissez-en un autre avec --port.
serve-bad-host = L’adresse { $host } n’appartient pas à cette machine.
serve-file-taken = Les tables de { $file } sont déjà ouvertes à l’adresse { $address }. Jouez là-bas, ou donnez à celui-ci son propre fichier avec --db.
serve-file-linked = { $file } est un fichier à { $names ->
    [one] { $names } nom
   *[other] { $names } noms
    } (liens physiques) ; sous deux noms, des réponses peuvent se perdre. Supprimez les autres noms, ou servez une copie du fichier.
serve-no-store = Le fichier des tables { $file } ne peut pas être ouvert : { $detail }.
who-you = vous
who-bot = robot

plan-reveals = Ici, quelque chose se dévoile : le plan s’arrête.
plan-asked = Ici, une question se pose : le plan s’arrête.
plan-others = Ici, quelqu’un d’autre doit répondre : le plan s’arrête.
plan-over = La partie finit sur ce pas.
plan-cannot = À ce moment-là, ce n’est pas possible.
