# Textes de l’interface de la table. Les deux langues ont les mêmes identifiants ; les noms du jeu viennent avec la table.

## Accueil
start-hello = Qui veille cette nuit ?
start-line = Des jeux coopératifs, toutes les règles suivies pour vous. Choisissez, lancez : deux clics et vous êtes à table.
games = Jeux
pages = Pages
language = Langue
rulebooks = Livrets de règles
join-link = Rejoindre par un lien
join-paste = Collez le lien que vous avez reçu
join-go = S’asseoir
import-save = Ouvrir une sauvegarde
play = Jouer
minutes = { $n } min
percent = { $n } %
minutes-long = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
how-hard = Robots forts, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
    } : { $share } % de parties gagnées ({ $won } sur { $games }), donc entre { $low } et { $high } %
server-silent = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
server-silent-here = Ce navigateur n’a pas pu installer les tables. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur.
game-unknown = Aucun jeu de ce nom sur l’étagère. « Tous les jeux » mène à ceux qui y sont.
mine-title = Vos tables
mine-saved = sauvées après chaque réponse
mine-alone = en solo
mine-with = avec { $who }
mine-bots = { $n ->
    [0] aucun robot
    [one] { $n } robot
   *[other] { $n } robots
}
mine-turn = À vous de jouer
mine-sit = S’asseoir
mine-open = Ouvrir
mine-forget = Oublier { $table }

## Nouvelle table
all-games = Tous les jeux
new-table = Nouvelle table
new-nothing = Rien à jouer ici
new-ready = Quand vous voulez
new-start = Lancer la partie
rooms-opening = Installation des tables dans ce navigateur : cela prend quelques secondes.
new-invite = Inviter
more-options = Plus d’options
more-what = visite, chances, robots, graine
opt-heroes = Nombre de héros
opt-company = Qui joue
opt-guide = Visite guidée
opt-guide-on = me montrer la table
opt-seed = Graine du hasard
opt-seed-new = nouvelle à chaque fois
opt-seed-own = la choisir
opt-bots = Robots
opt-bots-quick = rapides
opt-bots-strong = forts : ils anticipent
off = non
show = montrer
hide = cacher
say-play = Jouer
say-with = avec
say-heroes = { $n ->
    [0] aucun héros
    [1] un héros
    [2] deux héros
    [3] trois héros
    [4] quatre héros
    [5] cinq héros
    [6] six héros
   *[other] { $n } héros
}
say-solo = { $n ->
    [one] vous le menez
   *[other] vous les menez tous
}
say-bots = vous en menez un, des robots le reste
say-friends = { $n ->
    [0] sans personne d’autre
    [1] avec une autre personne
    [2] avec deux autres personnes
    [3] avec trois autres personnes
    [4] avec quatre autres personnes
    [5] avec cinq autres personnes
   *[other] avec { $n } autres personnes
}
opt-scenario = Ce que l’on joue
opt-players = Combien de joueurs
say-players = { $n ->
    [0] aucun joueur
    [1] un joueur
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
    [5] cinq joueurs
    [6] six joueurs
   *[other] { $n } joueurs
}
say-with-bots = vous et des robots
say-alone = tous à vous
say-own = comme ci-dessous
crew-lead = Qui mène { $hero }
lead-you = vous
lead-bot = robot
lead-friend = ami { $n }
lead-one-friend = invité

## Table : lieux
board = Plateau
seats-title = Places
rail-title = Objectifs, danger et journal
goals-title = Objectifs
drawers = Tiroirs
tab-board = Plateau
tab-seats = Places
tab-log = Journal
tab-goals = Objectifs
whole-map = Carte entière
zoom-in = Rapprocher
zoom-out = Éloigner
zoom-fit = Voir tout le plateau
round-n = { $n ->
    [0] Mise en place
   *[other] Round { $n }
}
close = Fermer
cancel = Annuler
next = Suivant
previous = Précédent
skip = Passer
none = aucune
confirm = Valider
online = à table
the-table = la table
seat-you = vous
seat-you-name = Vous
label-list = { $label } : { $text }
seat-bot = robot
seat-strong = robot fort
seat-human = personne
seat-number = Joueur { $n }
seat-number-short = J{ $n }
seat-name = Nom à la table
table-opening = Ouverture de la table…
table-opening-here = Installation de la table dans ce navigateur…
table-gone = Cette table ne s’ouvre pas
table-elsewhere = Les tables de cette page vivent dans le navigateur où elles ont été installées, et leurs liens aussi. Pour continuer ailleurs, enregistrez là-bas la table dans un fichier et ouvrez-le ici.
line-lost = La liaison avec le serveur est coupée. Nouvel essai en cours ; rien n’est perdu.
line-lost-here = Les tables de cette page ne répondent pas. Nouvel essai en cours ; rien n’est perdu.

## Barre de décision
bar-yours = Votre décision
bar-others = Quelqu’un d’autre décide
someone-chooses = { $who } { $n ->
    [one] réfléchit
   *[other] réfléchissent
    }…
table-plays = La table joue…
table-held = La suite attend que vous ayez lu.
table-go-on = Continuer
table-thinks = Un instant…
bot-thinks = { $who } { $n ->
    [one] prépare
   *[other] préparent
    } un plan…
bot-hurry = Presser
crumb-back = Revenir à ce choix
hand-over = Laisser décider quelqu’un d’autre
hand-over-short = Passer la main
answers-more = Autres réponses
tool-undo = Annuler
tool-hint = Conseil
tool-why = Pourquoi ?
tool-auto = Passer seul
tool-auto-short = Auto
share-exact = { $n } sur { $of ->
    [one] { $of } réparti
   *[other] { $of } répartis
    }
share-range = { $n ->
    [one] { $n } choisi
   *[other] { $n } choisis
    }, de { $least } à { $most }
share-full = { $most ->
    [one] Un seul choix possible. Reprenez-en un d’abord.
   *[other] { $most } choix au plus. Reprenez-en un d’abord.
}
share-more = { $n ->
    [0] Le compte y est.
    [one] Il en manque un.
   *[other] Il en manque { $n }.
}
share-less = Un de moins : { $what }
share-plus = Un de plus : { $what }
end-again = Rejouer
end-next = Suite : { $name }
end-back = Reprendre avant l’erreur
end-board = Voir le plateau
end-goal-done = , atteint
end-goal-open = , manqué
slot-move = Bouger
slot-attack = Attaquer
slot-not-now = { $of } : pas maintenant
slot-why = { $of } : { $why }
slot-play = Jouer
slot-use = Utiliser
slot-other = Agir
slot-empty = rien pour l’instant
slot-board = de plus
digest-below = { $n ->
    [one] encore { $n } ligne
   *[other] encore { $n } lignes
}
slot-more = { $n ->
    [one] { $n } autre réponse
   *[other] { $n } autres réponses
}
slot-on-board = sur le plateau
slot-more-what = Choisissez ici ou sur le plateau
without = S’en passer
share-none = rien de choisi
share-some = { $n ->
    [one] { $n } choisi, { $most } au plus
   *[other] { $n } choisis, { $most } au plus
}
sure-yes = Oui, tant pis
sure-no = Continuer à jouer
set-settle = Appuis juste après un changement de question
settle-on = ignorés pendant 0,4 s
settle-off = toujours comptés
key-undo-choose = choisir jusqu’où revenir
key-end = finir le tour, passer
outcome-won = Gagné ! La nuit est à vous.
outcome-lost = Perdu. La nuit l’emporte cette fois.

## Annuler, conseil, passer seul
undo-title = Revenir jusqu’où ?
undo-nothing = Il n’y a rien à annuler.
undo-answer = La dernière réponse
undo-action = Cette action
undo-turn = Tout le tour
undo-more = et { $n } de plus
undo-free = libre
undo-seen = on a vu quelque chose depuis
undo-consent = les autres doivent accepter
undo-sure-title = Revenir en arrière ?
undo-sure = Quelque chose a été révélé depuis. Il faut l’accord de { $who }.
undo-keep = Continuer
undo-ask = Demander
undo-request-title = Revenir en arrière ?
undo-request = { $who } voudrait reprendre quelque chose.
undo-waiting = { $n ->
    [0] Tout le monde a répondu.
    [one] On attend une réponse.
   *[other] On attend { $n } réponses.
}
undo-agree = Accepter
undo-refuse = Refuser
hint-title = Ce que ferait un robot
hint-thinking = Réflexion…
hint-none = Pas d’avis sur cette question.
hint-not-now = Les conseils viennent avec vos propres questions.
auto-what = Quand on peut répondre « Passer » à une question, on passe pour vous et le journal le note.
auto-round = Passer jusqu’au prochain round
    .text = Aussi pendant tout ce que le jeu fait lui-même d’ici là.
auto-still = Une question où l’on ne peut pas passer est toujours posée.
auto-off = Me demander à nouveau
autopass-on = On passe pour vous. Reprenez la main avec « Passer seul ».
autopass-off = On vous demande à nouveau.

## Pourquoi, règles
rules-title = Règles
rules-search = Chercher dans les règles
rules-open = Ouvrir le livret
rules-none = Aucune règle ne dit cela.
rules-failed = Les règles n’ont pas pu être chargées.
rules-no-cite = Aucune règle n’est citée pour cette question.
rule-open = Règle { $rule }
rule-ours = Notre décision, là où le livret se tait.
rule-show-me = Montrez-moi
rule-try = Essayer moi-même
rule-try-note = Ouvre une table à vous.
rule-try-aside = Une table à part ; votre partie ne bouge pas.
rule-cannot = Aucune partie ne la montre. { $why }
rule-here = Dans cette partie
rule-near = Règles voisines
rule-link = Lien vers { $rule }
demo-title = Exemple de { $rule }
demo-step = Étape { $n } sur { $of }
demo-wait = Mise en place…
demo-back = Un pas en arrière
demo-on = Un pas en avant
demo-play = Jouer
demo-pause = Pause
demo-speed = vitesse { NUMBER($n) }×
book-print = Imprimer
why-question = Pourquoi cette question
why-pointless = Permis, mais en vain.
why-over = La partie est finie.
why-waiting = Pas maintenant : on attend { $who }.
why-not-here = { $thing } : pas une réponse à « { $question } »
book-title = { $game } : les règles
book-count = { $n ->
    [0] aucune règle
    [one] { $n } règle
   *[other] { $n } règles
}
topic-COMP = Matériel
topic-SETUP = Mise en place
topic-ROUND = Le déroulement
topic-DEF = Définitions
topic-LOS = Ligne de vue
topic-MOVE = Action : se déplacer
topic-OBJ = Objectifs et sortie
topic-BUILD = Ouvrir un bâtiment
topic-HERO = Super-Héros
topics = Thèmes

## Journal et bilan
log-title = Journal
log-newest = le plus récent en bas
chat-peril = Péril : personne ne donne de conseil
chat-watcher = Spectateur
chat-say = Dire un mot à la table
chat-word = Dire un mot…
chat-announce = Annoncer d’un geste
log-more = Lignes précédentes
digest-title = Ce que les ennemis ont changé
digest-more = { $n ->
    [one] autre nouvelle dans le journal
   *[other] autres nouvelles dans le journal
}
digest-now = Dans cette phase

## Plateau
share-chosen = { $n } sur { $of ->
    [one] { $of } choisi
   *[other] { $of } choisis
    }
tip-several = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
    } ici : cliquez pour choisir.

## Places et cartes
xp = XP
turn-deciding = Décide
turn-active = Agit
pile-title = { $name } : { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
    }, { $discards ->
    [one] { $discards } défaussée
   *[other] { $discards } défaussées
    }
pile-empty = { $name } : rien n’est encore défaussé.
goal-count = { $n } sur { $of }
goal-done = fait
goal-now = à faire
goal-later = plus tard
hold-nothing = Pas de carte à montrer ici.

## Réglages, invitations, clavier
settings-title = Réglages
set-speed = Animations
speed-off = aucune
speed-fast = rapides
speed-normal = normales
speed-slow = lentes
opt-away = Une place vide peut être proposée
opt-away-0 = aussitôt
opt-away-180 = après 3 minutes
opt-away-1800 = après une demi-heure
opt-clock = Temps pour une décision
opt-clock-0 = sans limite
opt-clock-60 = une minute
opt-clock-300 = cinq minutes
opt-talk = Spectateurs
opt-talk-off = regardent seulement
opt-talk-on = peuvent parler
clock-left = { $who } : { $n ->
    [0] encore moins d’une minute
    [one] encore { $n } minute
   *[other] encore { $n } minutes
    }
clock-over = Temps écoulé
clock-bot = Proposer un robot
set-calls = M’appeler quand c’est à moi
on = oui
your-turn = À vous de jouer
set-odds = Chances des réponses
set-text = Taille du texte
text-normal = normale
text-big = grande
save-game = Enregistrer dans un fichier
save-failed = La sauvegarde n’a pas pu être chargée.
site-newer = Une nouvelle version est prête.
site-newer-load = La charger maintenant
keys-title = Clavier
key-digits = choisir une réponse
key-arrows = parcourir le plateau
key-enter = activer, valider
key-undo = annuler
key-hint = demander conseil
key-foresee = tenue : prévoir la fin du tour
key-plan = tracer un chemin
key-why = pourquoi : les règles de la question
key-auto = laisser passer seul
key-hold = montrer une carte en grand
key-log = aller au journal
key-text = ouvrir la vue texte
key-escape = fermer
invite-title = Places et liens
invite-text = Chaque lien ouvre une place : ne le donnez qu’à une personne. Le lien de spectateur montre la table et ne permet rien d’autre.
invite-text-here = Cette table vit dans ce navigateur, et ses places sont pour les personnes devant cet écran. Pour des amis au loin, enregistrez la table dans un fichier et ouvrez-le sur un serveur.
invite-only-here = Ces liens ne marchent que sur cet ordinateur. Pour d’autres appareils, lancez ./stockade serve --host 0.0.0.0 et ouvrez la table à l’adresse de cet ordinateur.
invite-not-yours = Les liens sont chez la personne qui a préparé cette table.
invite-watch = Regarder
dice-server = Les dés : ce serveur les tire d’un secret que personne ne connaît.
dice-seed = Les dés suivent la graine { $seed }, choisie par la personne qui a créé la table.
dice-save = Les dés viennent d’une sauvegarde : qui la possède pourrait les connaître.
seat-screens = { $n ->
    [one] { $n } écran tient cette place.
   *[other] { $n } écrans tiennent cette place.
    }
seat-renew = Changer ce lien : l’ancien ne marchera plus
seat-kept = Seule cette personne peut ouvrir la place.
seat-invited = Ce lien sert une fois : la première personne qui l’ouvre a la place.
seat-expected = Absent ; dans { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }, la place pourra être proposée à un robot ou à quelqu’un d’autre.
seat-away = { $n ->
    [0] Vient de partir.
    [one] Absent depuis { $n } minute.
   *[other] Absent depuis { $n } minutes.
    }
seat-somebody-else = Lien pour quelqu’un d’autre
offer-title = Une place vide
offer-bot = { $by } propose qu’un robot joue à la place de { $who }, qui est absent.
offer-slow = { $by } propose qu’un robot joue à la place de { $who }, dont le temps est écoulé. { $who } décide aussi.
offer-person = { $by } propose de donner la place de { $who } à quelqu’un d’autre, par un nouveau lien.
offer-agree = D’accord
offer-refuse = Attendons encore
offer-withdraw = Tant pis
offer-back = Me revoilà
offer-waiting = Les autres sont consultés.
new-word = Le mot de passe pour créer des tables ici
invite-link = Lien pour { $who }
copy = Copier
copied = Copié
copy-failed = Copie impossible ici : scannez le code ou copiez le lien à la main.
qr-of = Code QR pour { $who }

## Vue texte
text-title = Vue texte

## Visite guidée
guide-title = Petite visite
guide-step = { $n } sur { $of }
guide-skip = Passer
guide-done = Jouons
guide-again = Revoir la visite
guide-bar = La question
    .text = Tout ce que vous pouvez faire est ici. Cliquez une réponse ou tapez son chiffre. Elle dit ce qu’elle a des chances de faire.
    .tap = Tout ce que vous pouvez faire est ici. Touchez une réponse : elle dit ce qu’elle a des chances de faire. Les longues listes défilent.
guide-bar-others = La question
    .text = Qui doit répondre, et à quoi. Dès que c’est à vous, vos réponses sont ici : cliquez-en une ou tapez son chiffre.
    .tap = Qui doit répondre, et à quoi. Dès que c’est à vous, vos réponses sont ici : touchez-en une.
guide-board = Le plateau
    .text = Ce qui luit d’un bord pointillé se choisit d’un clic. Survolez un endroit du plateau pour voir qui s’y trouve ; cliquez ce qui ne luit pas et il dit pourquoi.
    .tap = Ce qui luit d’un bord pointillé se choisit en le touchant. Touchez un autre endroit pour voir qui s’y trouve et pourquoi il ne se choisit pas. Deux doigts agrandissent.
guide-seats = Les joueurs
    .text = Ce que chacun possède et peut encore faire. Qui décide est éclairé ; cliquez un nom ou une carte pour lire en grand.
guide-goals = Le but
    .text = Ce qui fait gagner, et où l’on en est. Quand l’autre camp a joué, on lit ici ce qui a changé.
guide-log = Le journal
    .text = Tout ce qui arrive, le plus récent en bas. Survolez une ligne pour éclairer ses pièces ; (i) ouvre la règle suivie.
guide-tools = Vos aides
    .text = Annuler est libre tant que rien n’a été révélé. Prévoir dit ce qu’apporterait la fin du tour, Conseil montre ce que ferait un robot, Pourquoi ? ouvre les règles, Passer seul cesse de demander un moment.
lesson-step = Premiers pas, { $n } sur { $of }
lesson-skip = Arrêter les conseils
lesson-good = Compris

## Crédits
credits = Crédits
credits-icons = Icônes
credits-icons-text = De game-icons.net, dessinées par les auteurs ci-dessous, sous licence Creative Commons CC BY 3.0 (Viscious Speed et Zeromancer : CC0). Découpées et recolorées pour cette table.
credits-fonts = Lettres
credits-fonts-text = Atkinson Hyperlegible du Braille Institute et Big Shoulders Display de Patric King, toutes deux sous licence SIL Open Font License.
credits-games = Les jeux
credits-games-text = Les noms des jeux et des personnages appartiennent à leurs propriétaires. Règles et cartes sont dites avec nos mots ; plateaux, cadres et figurines sont nos propres dessins.



chat-send = Envoyer

## Noms, sons, journal
name-title = Votre nom ?
name-say = OK
set-sound = Sons
volume-0 = coupés
volume-3 = doux
volume-7 = moyens
volume-10 = forts
log-latest = dernières lignes

tool-foresee = Prévoir
foresee-title = Si vous finissez maintenant
foresee-after = Si vous répondez : { $answer }
foresee-first = D’abord
foresee-nothing = rien de plus
foresee-wait = Un regard en avant…
foresee-not-now = Les prévisions viennent avec vos propres questions.
foresee-tag = Prévision · rien n’est encore joué · relâchez
foresee-twice = Appuyez encore pour finir
sure-certain = certain
sure-likely = probable
sure-guessed = estimé
sure-yours = votre choix
foresee-worlds = { $n ->
    [one] D’après { $n } partie imaginée ; les autres jouent comme des robots.
   *[other] D’après { $n } parties imaginées ; les autres jouent comme des robots.
    }
bot-asks = { $who } attend votre avis
bubbles-title = Ce qui se dit
bubble-said = « { $words } »
bubble-agree = D’accord
bubble-object = Non
chat-objects = { $who }, pas ça, s’il te plaît.
opt-bots-say = Ce que disent les robots
opt-bots-say-off = rien
opt-bots-say-shown = en agissant
opt-bots-say-ask = avant, et vous pouvez refuser
set-bubbles = Bulles des robots
key-reply = accepter ou refuser ce que fait un robot
tool-plan = Tracer
plan-title = Plan
plan-how = Touchez où aller, un lieu après l’autre. Rien n’est encore joué.
plan-not-now = Cette question n’offre pas de chemin à planifier.
plan-leave = Laisser
plan-back = Reculer
plan-play = Jouer
plan-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
    }
set-foresee = Prévenir avant une fin coûteuse

## Revoir une partie
replay-title = Relecture
replay-opening = Un regard en arrière…
replay-open = Revoir
replay-table = À la table
replay-eyes = Vu par
eyes-all = tous, secrets compris
eyes-watcher = un spectateur
replay-copy = Copier le lien
replay-copied = Copié
replay-copied-here = Copié : pour ce navigateur
replay-link = Le lien vers cet instant
replay-board = Le plateau à la décision { $n }
replay-what = Ce qui en est venu
replay-before = Avant la première décision
replay-nothing = Rien que ces yeux aient pu voir.
replay-unseen = Une décision que ces yeux ne pouvaient pas voir.
replay-start = La table est prête
replay-of = sur { $last }
replay-says = { $who } : { $what }
replay-where = Où dans la partie
replay-controls = Parcourir la partie
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-jump-back = Retour au tour précédent
replay-jump-on = Au tour suivant
replay-turn-back = Retour au tournant précédent
replay-turn-on = Au tournant suivant
replay-play = Lire
replay-pause = Pause
replay-keys = ← → une décision
replay-keys-more = ⇧ ← → un tour
replay-keys-turning = ⇧ ← → un tournant
key-space = Espace
branch-here = Jouer à partir d’ici
branch-title = Jouer à partir de la décision { $n }
branch-text = Une nouvelle table s’ouvre sur cette position ; celle-ci ne change pas.
branch-who-you = vous
branch-who-friend = quelqu’un par un lien
branch-who-bot = robot
branch-luck = La chance à venir
branch-luck-same = Même chance
    .text = Les dés et les cartes d’alors reviennent.
branch-luck-new = Autre chance
    .text = D’autres dés, et les pioches que personne n’a regardées sont remélangées.
branch-go = Ouvrir la table
review-chart = La chance de l’équipe au fil de la partie, estimée par des parties imaginées
review-title = Revue de la partie
review-moments = Les tournants
review-none = La partie n’a jamais basculé.
review-wait = Les robots y réfléchissent : { $n } sur { $of }
review-points = écart de { $n }
review-played = Joué
review-strong = Un joueur fort
review-other = À défaut
review-where = décision { $n }, { $who }
review-known = Jugé d’après ce que savait alors { $who }.
review-take-up = Reprendre ici
review-secrets = Secrets révélés
review-tabs = Ce qui est raconté
review-tab-turns = Tournants
review-tab-secrets = Secrets
review-tab-log = Ce qui en est venu
review-with-secrets = secrets compris
review-veiled = { $who } décide
    .text = Laquelle, on le voit avec les secrets.
review-end-won = Gagné · { $round }
review-end-lost = Perdu · { $round }
turn-choice = choix
turn-luck = hasard
    .text = Aucune réponse qu’un joueur fort envisage ne l’aurait évité.
turn-betrayal = trahison
turn-good = en mieux
    .text = À partir d’ici, cela allait mieux.
wrong-here = Quelque chose ne va pas ici
wrong-what = Que s’est-il passé, et qu’aurait-il dû se passer ?
wrong-file = Un fichier est enregistré avec cette position, toutes les réponses qui y ont mené et les versions des règles. Il contient toute la table, comme une partie enregistrée. « ./stockade ruling FICHIER » en fait un test.
wrong-go = Enregistrer le signalement

# énigmes
puzzles = Énigmes
puzzles-title = Énigmes
puzzles-line = Une position, un but tout proche, et un chemin que les robots manquent.
puzzles-solved = { $n ->
    [0] Aucune résolue sur { $of } · cet appareil
    [one] { $n } résolue sur { $of } · cet appareil
   *[other] { $n } résolues sur { $of } · cet appareil
}
puzzles-none = Il n’y a pas d’énigmes pour ce jeu.
puzzles-failed = Les énigmes ne sont pas disponibles en ce moment.
puzzle-number = Énigme { $n }
puzzle-done = Résolue
puzzle-hard = Difficulté { $n } sur 4
puzzle-where = { $scenario } · { $round }
puzzle-play = Essayer
puzzle-play-again = Essayer encore
puzzle-goal = Votre but
puzzle-who = Qui la résout
puzzle-by-random = Robots au hasard
puzzle-by-greedy = Robots gourmands
puzzle-by-strong = Robots forts
puzzle-of = { $solved } sur { $of }
puzzle-luck = La solution tient aussi avec d’autres dés et d’autres cartes cachées ({ $solved } sur { $of }) : personne n’a à deviner.
puzzle-length = Réponses : { $n }.
puzzle-verdict-open = Pas encore
puzzle-verdict-met = Résolu !
puzzle-verdict-missed = Manqué
puzzle-retry = Depuis le début
puzzle-show = Voir la solution
puzzle-all = Toutes les énigmes
puzzle-next = La suivante
puzzle-solution = La solution de l’énigme { $n }
puzzle-solution-line = Ce qui est répondu, ce qui en vient et par quelle règle.

# premières parties guidées
guided-title = Première fois ?
guided-line = Une première partie guidée commence en pleine action et explique dix moments quand ils viennent. Faites ce qu’il vous plaît ; quittez-la quand vous voulez.
guided-done = Voilà pour la visite
    .text = Vous connaissez les dix idées de ce jeu. La position est à vous : jouez-la jusqu’au bout, ou laissez-la. Énigmes, livret de règles et étagère sont sur la page d’accueil.
guided-play-on = Continuer
guided-menu = Premières parties guidées
guided-leave = Quitter le guide
guided-advice = Que feriez-vous ?
guided-failed = La partie guidée n’est pas disponible en ce moment.

# l’étagère
shelf = Étagère
shelf-title = L’étagère
shelf-sum = { $n ->
    [0] Aucune gagnée sur { $of } · cet appareil
    [one] { $n } gagnée sur { $of } · cet appareil
   *[other] { $n } gagnées sur { $of } · cet appareil
}
shelf-never = à jouer
shelf-tried = essais : { $n }
shelf-best = au mieux : { $round }
shelf-won = gagnée
shelf-alone = gagnée sans Conseil
shelf-open = pas encore
shelf-next = Conseillée ensuite
shelf-next-why = Les robots forts gagnent { $share } % (entre { $low } et { $high } % ; parties mesurées : { $games }).
shelf-next-first = La première ici que vous n’avez pas gagnée.
shelf-next-play = Jouer
shelf-hard = les robots forts gagnent { $share } % (entre { $low } et { $high } %), parties mesurées : { $games }
shelf-fast = gagnée plus vite que les robots
shelf-both = gagnée plus vite et sans Conseil
shelf-best-bots = au mieux : { $round }, robots : { $bots }
shelf-measured = Barre : victoires des robots forts
shelf-level-easy = 65 % et plus
shelf-level-middle = 40 à 64 %
shelf-level-hard = moins de 40 %
shelf-all = Tout est gagné ici.
shelf-cell = { $scenario }, { $what } : { $state }
