# Textes de l’interface de la table. Les deux langues ont les mêmes identifiants ; les noms du jeu viennent avec la table.

## Accueil
start-hello = Qui veille cette nuit ?
start-line = Quatre jeux coopératifs, toutes les règles suivies pour vous. Choisissez, lancez : deux clics et vous êtes à table.
games = Jeux
pages = Pages
language = Langue
rulebooks = Livrets de règles
join-link = Rejoindre par un lien
join-paste = Collez le lien que vous avez reçu
join-go = S’asseoir
import-save = Ouvrir une sauvegarde
play = Jouer
in-preparation = En préparation
minutes = { $n } min
minutes-long = { $n } minutes
server-silent = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
game-unknown = Ce jeu n’est pas encore sur l’étagère.
game-xmen-resistance = X-Men Resistance
    .tagline = Un manoir plein de morts-vivants. Sauvez qui vous pouvez et gagnez la sortie.
game-marvel-champions = Marvel Champions
    .tagline = Bâtissez un héros tour après tour et déjouez le plan du méchant à temps.
game-dead-of-winter = Dead of Winter
    .tagline = Une colonie dans le froid. Tout le monde aide ; personne ne dit tout.
game-mars-attacks = Mars Attacks
    .tagline = Une poignée de soldats, un snack en ruine, et chaque bruit en attire d’autres.
poster-villain = MÉCHANT
poster-threat = MENACE
mine-title = Vos tables
mine-saved = sauvées après chaque réponse
mine-alone = en solo
mine-with = avec { $who }
mine-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
mine-turn = À vous de jouer
mine-sit = S’asseoir
mine-open = Ouvrir
mine-forget = Oublier { $table }

## Nouvelle table
all-games = Tous les jeux
new-table = Nouvelle table
new-ready = Quand vous voulez
new-start = Lancer la partie
new-invite = Inviter
more-options = Plus d’options
more-what = visite, chances, graine
opt-mission = Mission
opt-heroes = Nombre de héros
opt-company = Qui joue
opt-guide = Visite guidée
opt-guide-on = me montrer la table
opt-seed = Graine du hasard
opt-seed-new = nouvelle à chaque fois
opt-seed-own = la choisir
off = non
show = montrer
hide = cacher
say-play = Jouer
say-with = avec
say-heroes = { $n ->
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
    [1] avec une autre personne
    [2] avec deux autres personnes
    [3] avec trois autres personnes
    [4] avec quatre autres personnes
    [5] avec cinq autres personnes
   *[other] avec { $n } autres personnes
}
say-own = comme ci-dessous
crew-hero = Héros { $n }
crew-lead = Qui mène { $hero }
lead-you = vous
lead-bot = robot
lead-friend = ami { $n }

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
round-n = Round { $n }
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
seat-human = personne
seat-number = Place { $n }
seat-name = Nom à la table
table-opening = Ouverture de la table…
table-gone = Cette table ne s’ouvre pas
line-lost = La liaison avec le serveur est coupée. Nouvel essai en cours ; rien n’est perdu.

## Barre de décision
bar-yours = Votre décision
bar-others = Quelqu’un d’autre décide
someone-chooses = { $who } { $n ->
    [one] réfléchit
   *[other] réfléchissent
    }…
table-plays = La table joue…
table-thinks = Un instant…
crumb-back = Revenir à ce choix
hand-over = Laisser décider quelqu’un d’autre
answers-more = Autres réponses
tool-undo = Annuler
tool-hint = Conseil
tool-why = Pourquoi ?
tool-auto = Passer seul
tool-auto-short = Auto
share-exact = { $n } sur { $of } répartis
share-range = { $n } choisis, de { $least } à { $most }
share-full = { $most ->
    [one] Un seul choix possible. Reprenez-en un d’abord.
   *[other] { $most } choix au plus. Reprenez-en un d’abord.
}
share-more = { $n ->
    [one] Il en manque un.
   *[other] Il en manque { $n }.
}
share-less = Un de moins : { $what }
share-plus = Un de plus : { $what }
outcome-won = Gagné ! La nuit est à vous.
outcome-lost = Perdu. La nuit l’emporte cette fois.
summary-fallen = { $n ->
    [one] un Ennemi tombé
   *[other] { $n } Ennemis tombés
}
summary-rescued = { $n ->
    [one] un Citoyen secouru
   *[other] { $n } Citoyens secourus
}
summary-lost = { $n ->
    [one] un Citoyen perdu
   *[other] { $n } Citoyens perdus
}
verb-champions-attack = Attaquer
verb-champions-thwart = Contrer
verb-champions-play = Jouer
verb-champions-use = Utiliser
verb-move = Aller
verb-attack = Attaquer
verb-open = Ouvrir
verb-zone = Zone
verb-skill = Compétence
verb-trait = Trait
verb-rescue = Secourir
verb-take = Prendre
verb-turn = À qui d’agir
verb-power = Pouvoir
verb-use = Utiliser
verb-way = Chemin
verb-boost = Ajouter
verb-prevent = Éviter
verb-reroll = Relancer
verb-keep = Garder
verb-discard = Défausser

## Annuler, conseil, passer seul
undo-title = Revenir jusqu’où ?
undo-nothing = Il n’y a rien à annuler.
undo-answer = La dernière réponse
undo-action = Cette action
undo-turn = Tout le tour
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
auto-enemies = Passer jusqu’aux ennemis
    .text = Rien de plus pendant les tours des héros ; on vous redemande quand les ennemis agissent.
auto-round = Passer jusqu’au prochain round
    .text = Aussi pendant tout ce que le jeu fait lui-même d’ici là.
auto-colony = Passer jusqu’à la phase de la colonie
    .text = Rien de plus pendant les tours des joueurs ; on vous redemande à la tombée de la nuit.
auto-test = Passer jusqu’au test de fin de Round
    .text = On vous redemande quand le test est lancé.
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
why-question = Pourquoi cette question
why-over = La partie est finie.
why-waiting = Pas maintenant : on attend { $who }.
why-not-here = { $thing } : pas une réponse à « { $question } »
book-title = { $game } : les règles
book-count = { $n ->
    [one] une règle
   *[other] { $n } règles
}
topic-mission = Mission { $id }
topic-COMP = Matériel
topic-SETUP = Mise en place
topic-ROUND = Le round
topic-DEF = Définitions
topic-LOS = Ligne de vue
topic-MOVEMENT = Mouvement
topic-LEVEL = Niveaux
topic-STAIRS = Escaliers
topic-ELEV = Ascenseur
topic-ID = Fiches de héros
topic-XP = Expérience et danger
topic-ENEMY = Ennemis
topic-PLAYER = Phase des joueurs
topic-MOVE = Action : se déplacer
topic-OPEN = Action : ouvrir
topic-TRAIT = Traits Héroïques
topic-RESCUE = Secourir
topic-POWERUP = Monter en puissance
topic-OBJ = Objectifs et sortie
topic-EPHASE = Phase des ennemis
topic-EATTACK = Attaques des ennemis
topic-EMOVE = Déplacements des ennemis
topic-WINDOW = Fenêtres
topic-RUNNER = Forcenés
topic-SPAWN = Génération
topic-BUILD = Ouvrir un bâtiment
topic-COMBAT = Combat
topic-POWER = Pouvoir
topic-BYST = Citoyens
topic-SENT = Main de Sentinelle
topic-HERO = Super-Héros
topic-BCARD = Cartes Citoyen
topic-ZMODE = Mode Zombie
topic-ZHERO = Héros Zombies
topics = Thèmes

## Journal et bilan
log-title = Journal
log-newest = le plus récent en bas
chat-peril = Péril : personne ne donne de conseil
chat-say = Dire un mot à la table
log-more = Lignes précédentes
digest-title = Ce que les ennemis ont changé
digest-now = Jusqu’ici dans cette phase
digest-zombie = { $enemy } : { $zone }
digest-broken = { $n ->
    [one] fenêtre brisée
   *[other] fenêtres brisées
}
digest-hurt = { $n ->
    [one] Blessure pour { $hero }, Santé : { $health }
   *[other] Blessures pour { $hero }, Santé : { $health }
}
digest-came = { $n ->
    [one] Ennemi arrivé : { $zone }
   *[other] Ennemis arrivés : { $zone }
}
digest-spawned = { $n ->
    [one] nouvel Ennemi : { $zone }
   *[other] nouveaux Ennemis : { $zone }
}

## Plateau
zone-shut = Personne ne l’a encore ouverte.
zone-empty = Personne ici.
count-of = { $n } × { $name }
facedown = carte Citoyen face cachée
spawn-point = Point de Génération { $n } ({ $color })
spawn-point-asleep = Point de Génération { $n } ({ $color }), inactif
objective-here = Objectif ({ $color })
exit-here = Sortie
sentinel-here = { $side ->
    [charged] Main de Sentinelle, chargée
   *[other] Main de Sentinelle, épuisée
}
lying-here = { $name }, à terre
token-here = { $name } (Objectif { $color })
goal-count = { $n } sur { $of }
card-token = Objectif
brief-cost = { $what } ({ $n } Actions)
brief-carry = Main : { $zone } ({ $n })
brief-give = Bombe à { $hero }
brief-finish = Achever { $enemy }
brief-plant = Poser la bombe
brief-trade = { $kind ->
    [walker] { $bystander } : −{ $n } Rôdeurs
   *[other] { $bystander } : −{ $n } Brutes, Forcenés
}
brief-attack = { $weapon } : { $zone }
brief-open = { $kind ->
    [window] Fenêtre : { $zone }
   *[other] Porte : { $zone }
}
share-chosen = { $n } sur { $of } choisis
pools-title = Réserve
pools-of = { $name } : { $n } en réserve{ $gone ->
    [0] {""}
   *[other] , { $gone } hors de la partie
}
placed-here = { $n ->
    [one] carte Génération face cachée
   *[other] { $n } cartes Génération face cachée
}
cabin-here = la cabine de l’Ascenseur
cabin-away = cage d’Ascenseur vide
edge-door = { $open ->
    [yes] Porte ouverte
   *[no] Porte fermée
}
edge-window = { $open ->
    [yes] Fenêtre brisée
   *[no] Fenêtre
}
edge-arch = Passage
edge-elevator = { $open ->
    [yes] Porte d’ascenseur, ouverte
   *[no] Porte d’ascenseur, fermée
}
edge-locked = Porte verrouillée ({ $color })
edge-between = { $a } – { $b }
color-first = premier
color-red = rouge
color-blue = bleu
color-green = vert
color-yellow = jaune
color-purple = violet
color-orange = orange
color-white = blanc
color-facedown = face cachée
level-ground = Rez-de-chaussée
level-upper = Étage
level-underground = Sous-sol
level-asleep = endormi
tip-range = en vue, Portée { $n }
tip-unseen = hors de vue
tip-steps = { $n ->
    [one] à un Déplacement
   *[other] à { $n } Déplacements
}
tip-no-way = pas de passage ouvert
tip-at = { $who } à Portée { $n }
tip-seen = Vue par
tip-also = Vue aussi par
tip-several = { $n } réponses ici : cliquez pour choisir.

## Places et cartes
health-of = Santé { $n } sur { $max }
power-of = Pouvoir { $n } sur { $max }
actions-of = Actions { $n } sur { $max }
xp = XP
turn-deciding = Décide
turn-active = Agit
turn-ready = À venir
turn-done = Fini
turn-exited = Dehors
turn-out = À terre
slot-trait = place de Trait libre
slot-bystander = pas de Citoyen
attack-line = { $kind ->
    [melee] Mêlée
   *[other] À distance
} { $range } · { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} · touche à { $accuracy }+
danger-level = Niveau de danger { $n }
danger-title = Danger : { $level ->
    [1] bleu
    [2] jaune
    [3] orange
   *[4] rouge
}
danger-note = { $hero } { $xp } XP · { $level ->
    [2] jaune
    [3] orange
   *[4] rouge
} à { $next }
danger-top = { $hero } { $xp } XP · niveau le plus haut
danger-1 = Bleu
danger-2 = Jaune
danger-3 = Orange
danger-4 = Rouge
deck-spawn = Génération
deck-traits = Traits
deck-bystanders = Citoyens
pile-title = { $name } : { $count } restantes, { $discards } défaussées
pile-empty = { $name } : rien n’est encore défaussé.
last-roll = Jet de { $hero }, touche à { $accuracy }+
roll-fell = { $n ->
    [one] { $name } à terre
   *[other] { $n } { $name } à terre
}
roll-lost = { $n ->
    [one] une touche sans effet
   *[other] { $n } touches sans effet
}
roll-nobody = personne ne tombe
roll-of = { $hero } : { $hits } ({ $accuracy }+)
roll-hits = { $n ->
    [one] une touche
   *[other] { $n } touches
}
goal-done = fait
goal-now = à faire
goal-later = plus tard
card-trait = Trait Héroïque
card-bystander = Citoyen
card-enemy = Ennemi
card-skill = Compétence
card-hero = Super-Héros
card-card = Carte Génération
card-spawn = Carte Génération
stat-dice = dés
stat-hits-on = touche à
stat-range = portée
stat-health = santé
stat-toughness = endurance
stat-actions = actions
stat-xp = XP
hold-nothing = Pas de carte à montrer ici.

## Réglages, invitations, clavier
settings-title = Réglages
set-speed = Animations
speed-off = aucune
speed-fast = rapides
speed-normal = normales
speed-slow = lentes
set-odds = Chances des réponses
set-text = Taille du texte
text-normal = normale
text-big = grande
save-game = Enregistrer dans un fichier
save-failed = La sauvegarde n’a pas pu être chargée.
keys-title = Clavier
key-digits = choisir une réponse
key-arrows = parcourir le plateau
key-enter = activer, valider
key-undo = annuler
key-hint = conseil
key-why = pourquoi : les règles de la question
key-auto = passer seul
key-hold = montrer une carte en grand
key-log = aller au journal
key-text = vue texte
key-escape = fermer
invite-title = Places et liens
invite-text = Chaque lien ouvre une place : ne le donnez qu’à une personne. Le lien de spectateur montre la table et ne permet rien d’autre.
invite-only-here = Ces liens ne marchent que sur cet ordinateur. Pour d’autres appareils, lancez ./stockade serve --host 0.0.0.0 et ouvrez la table à l’adresse de cet ordinateur.
invite-not-yours = Les liens sont chez la personne qui a préparé cette table.
invite-watch = Regarder
invite-link = Lien pour { $who }
copy = Copier
copied = Copié
copy-failed = Copie impossible ici : scannez le code ou copiez le lien à la main.
qr-of = Code QR pour { $who }

## Vue texte
text-title = Vue texte
text-hero = { $hero } ({ $who }) : { $zone } ; Santé { $health } sur { $max }, Pouvoir { $power }, Actions { $actions }, niveau de danger { $level } avec { $xp } XP ; cartes : { $cards }
text-open = Ouverte : { $a } – { $b }
text-locked = Verrouillée ({ $color }) : { $a } – { $b }

## Visite guidée
guide-title = Petite visite
guide-step = { $n } sur { $of }
guide-skip = Passer
guide-done = Jouons
guide-again = Revoir la visite
guide-bar = La question
    .text = Tout ce que vous pouvez faire est ici. Cliquez une réponse ou tapez son chiffre. Elle dit ce qu’elle a des chances de faire.
    .tap = Tout ce que vous pouvez faire est ici. Touchez une réponse : elle dit ce qu’elle a des chances de faire. Les longues listes défilent.
guide-board = Le plateau
    .text = Ce qui luit d’un bord pointillé se choisit d’un clic. Survolez une zone pour voir qui s’y trouve ; cliquez ce qui ne luit pas et il dit pourquoi.
    .tap = Ce qui luit d’un bord pointillé se choisit en le touchant. Touchez une autre zone pour voir qui s’y trouve et pourquoi elle ne se choisit pas. Deux doigts agrandissent.
guide-seats = Les joueurs
    .text = Ce que chacun possède et peut encore faire. Qui décide est éclairé ; cliquez un nom ou une carte pour lire en grand.
guide-goals = Le but
    .text = Ce qui fait gagner, et où l’on en est. Quand l’autre camp a joué, on lit ici ce qui a changé.
guide-xmen-seats = Les héros
    .text = Santé, Pouvoir et Actions de chacun. Celui qui décide est déplié ; les bandes de papier sont des cartes : cliquez pour lire en grand.
guide-xmen-goals = Les objectifs
    .text = Ce qui gagne la mission, dans l’ordre, et à quel point la nuit est dangereuse. Après les ennemis, on lit ici ce qu’ils ont changé.
guide-winter-board = La colonie et les lieux
    .text = Ce qui luit d’un bord pointillé se choisit d’un clic. À votre tour, cliquez un lieu pour y envoyer quelqu’un. +1 près d’une entrée, c’est ce que la nuit amènera ; un crâne, quelqu’un y tombera.
    .tap = Ce qui luit d’un bord pointillé se choisit en le touchant. La rangée du haut montre les six lieux : touchez-en un pour regarder. +1 près d’une entrée, c’est ce que la nuit amènera ; un crâne, quelqu’un y tombera.
guide-winter-mine = Vous seul le voyez
    .text = Vos cartes, et l’objectif personnel qui décide si vous gagnez : la liste se coche seule. Quelqu’un a peut-être une autre raison d’être ici.
    .tap = Vos dés et vos cartes. L’objectif personnel qui décide si vous gagnez est dans le tiroir des objectifs : sa liste se coche seule.
guide-winter-seats = Les autres autour du feu
    .text = Les dés de chacun, ses survivants et leurs blessures. Prenez un de vos dés pour voir ce qu’il paie. Une place rayée est en exil.
guide-winter-goals = L’objectif commun
    .text = Ce qu’il faut à la colonie. Dessous, la crise de la manche : ses cartes restent cachées jusqu’à la nuit, et une mauvaise fait du tort.
guide-log = Le journal
    .text = Tout ce qui arrive, le plus récent en bas. Survolez une ligne pour éclairer ses pièces ; (i) ouvre la règle suivie.
guide-tools = Quatre aides
    .text = Annuler est libre tant que rien n’a été révélé. Conseil montre ce que ferait un robot, Pourquoi ? ouvre les règles, Passer seul cesse de demander un moment.
lesson-step = Premiers pas, { $n } sur { $of }
lesson-skip = Arrêter les conseils
lesson-good = Compris
lesson-xmen-next = Qui commence ?
    .text = À chaque round, chaque héros joue un tour, dans l’ordre que vous voulez. Tous peuvent commencer : cliquez un nom ici, ou le héros sur le plateau.
lesson-xmen-first = Vers la Salle des Dangers
    .text = { $hero } a { $n } Actions ; se déplacer, attaquer ou ouvrir une porte en coûte une. L’Objectif vert est dans la Salle des Dangers : entrez dans la salle de contrôle, puis ouvrez sa porte. On verra qui est là : des Ennemis, et des Citoyens à secourir.
lesson-xmen-open = Ouvrir la porte
    .text = { $hero } a { $n } Actions ; se déplacer, attaquer ou ouvrir une porte en coûte une. Ce qu’il vous faut est derrière des portes. En ouvrir une montre qui est là : des Ennemis, et des Citoyens à secourir.
lesson-xmen-attack = Attaquer
    .text = { $hero } a { $n } Actions ; se déplacer, attaquer ou ouvrir une porte en coûte une. Les Ennemis à portée luisent : chaque réponse dit ses chances. Quitter une zone coûte une Action de plus par Ennemi présent.
lesson-xmen-move = Se déplacer
    .text = { $hero } a { $n } Actions ; se déplacer, attaquer ou ouvrir une porte en coûte une. Les zones qui luisent sont à un Déplacement. Survolez une zone pour voir à quelle distance elle est et ce qu’elle voit.
lesson-xmen-power = Le Pouvoir ajoute des dés
    .text = Chaque Pouvoir ajoute un dé à cette attaque ; les réponses disent ce que cela peut changer. Chacun gagne 1 Pouvoir au début du round, et « Gain de Pouvoir » en donne d’autres. Compétences et cartes coûtent aussi du Pouvoir.
lesson-xmen-end = Quand finir le tour
    .text = Continuez tant qu’une Action sert : ce qui reste est perdu à la fin du tour. Quand tous les héros ont joué, les Ennemis frappent qui est avec eux ou s’approchent ; puis d’autres arrivent. Annuler permet de changer d’avis.

## Crédits
credits = Crédits
credits-icons = Icônes
credits-icons-text = De game-icons.net, dessinées par les auteurs ci-dessous, sous licence Creative Commons CC BY 3.0 (Viscious Speed et Zeromancer : CC0). Découpées et recolorées pour cette table.
credits-fonts = Lettres
credits-fonts-text = Atkinson Hyperlegible du Braille Institute et Big Shoulders Display de Patric King, toutes deux sous licence SIL Open Font License.
credits-games = Les jeux
credits-games-text = Les noms des jeux et des personnages appartiennent à leurs propriétaires. Règles et cartes sont dites avec nos mots ; plateaux, cadres et figurines sont nos propres dessins.

## Marvel Champions
mc-health = { $n } points de vie sur { $of }
mc-hit-points = points de vie
mc-threat = menace { $n }
mc-threat-of = menace { $n } sur { $of }
mc-counters = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
    }
mc-exhausted = Inclinée
mc-boost = boost
mc-now = Maintenant
mc-why-not = Pas maintenant
mc-res-energy = énergie
mc-res-mental = mentale
mc-res-physical = physique
mc-res-wild = libre
mc-atk = ATQ
mc-sch = MNG
mc-as-boost = comme boost
mc-boost-was = Boost : +{ $n }
mc-boost-cards = { $n } cartes de boost
mc-boost-unseen = Boost caché
mc-boost-none = Sans boost
mc-pile-closed = { $name } : { $n } cartes face cachée. Personne ne regarde.
mc-villain-area = Méchant
mc-full-next = Pleine à { $n } : le stade suivant commence.
mc-full-lost = Pleine à { $n } : { $villain } gagne.
mc-next-round = par round
mc-no-sides = Pas de manigance annexe
mc-encounter-deck = Deck Rencontre
mc-encounter-discard = Défausse Rencontre
mc-own-deck = Votre deck
mc-own-discard = Défausse
mc-removed = Retirées de la partie
mc-deck = deck
mc-discard = défausse
mc-to-clear = menace à retirer
mc-icon-hazard = Aléas : une carte Rencontre de plus
mc-icon-acceleration = Accélération : une menace de plus par round
mc-icon-crisis = Crise : la manigance principale garde sa menace
mc-attack-of = Attaque de { $n }
mc-paying = Paie
mc-set-unseen = un set que personne ne voit
mc-shuffled-in = Mélangé au deck : { $sets }
mc-new-stage = Stade suivant
mc-using = Utilisée
mc-end-won = Le méchant est vaincu
mc-end-lost = Le méchant a gagné
mc-end-beaten = La dernière phase du méchant est tombée.
mc-end-all-out = Plus aucun héros n’est en jeu.
mc-end-scheme = La dernière manigance principale est achevée : { $scheme }.
mc-sum-minions = { $n ->
    [one] un ennemi vaincu
   *[other] { $n } ennemis vaincus
    }
mc-sum-hero = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
    }, { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
    }, { $thwarts ->
    [one] { $thwarts } contre
   *[other] { $thwarts } contres
    }
mc-aim-next = avant { $n } de menace : stade suivant
mc-out = Hors jeu
mc-out-what = Hors de la partie ; les cartes sont mises de côté.
mc-seat-open = Montrer la zone de { $name } en entier
mc-seat-close = Revenir à votre zone
mc-discard-of = Défausse de { $name }
mc-first-player = Premier joueur
mc-dealt = { $n ->
    [one] { $n } carte Rencontre reçue, face cachée
   *[other] { $n } cartes Rencontre reçues, face cachée
    }
mc-upgrades = Améliorations
mc-supports = Soutiens
mc-nothing-yet = Rien en jeu pour l’instant.
mc-hand = Main
mc-hand-shown = Main de { $n } cartes, visible
mc-hand-closed = Main de { $n } cartes, cachée
mc-deck-discard = deck { $deck } · défausse { $discard }
mc-playing = En cours
mc-revealed = Révélée
mc-payment = Paiement
mc-of = { $n } sur { $of }
mc-pay-over = { $n } de trop.
mc-pay-exact = Le compte y est.
mc-pay-short = Encore { $n }.
mc-pay-how = Cliquez les cartes et pouvoirs qui brillent.
mc-pay-done = Confirmer défausse les cartes choisies.
mc-discards = { $n ->
    [0] aucune carte défaussée
    [one] défausse { $n } carte
   *[other] défausse { $n } cartes
    }
mc-none-picked = aucune choisie
mc-pay-auto = Au moins cher
mc-pay-auto-what = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
    }{ $others ->
    [0] {""}
    [one] {" "}+ { $others } pouvoir
   *[other] {" "}+ { $others } pouvoirs
    }
mc-clear = Effacer
mc-clear-what = choisir à nouveau
mc-pay-back = Reprendre
mc-pay-back-what = d’un pas
mc-your-hand = Votre main
mc-hand-of = Main de { $name }
mc-hand-size = { $n } cartes sur { $of }
mc-hand-empty = Aucune carte en main.
mc-piles = Piles
mc-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
    }
mc-aim-win = pour battre { $villain }
mc-aim-stage = { $n ->
    [one] puis encore un stade de { $villain }
   *[other] puis encore { $n } stades de { $villain }
    }
mc-aim-lose = avant { $n } de menace, au plus
mc-step-boost = Carte de boost face cachée
mc-step-defender = Un défenseur
mc-step-turn = Révéler le boost
mc-step-damage = Dégâts
mc-step-threat = Menace
mc-nobody = personne
mc-may-interrupt = vous pouvez interrompre
mc-attack-title = { $enemy } attaque
mc-scheme-title = { $enemy } manigance
mc-against = contre { $who }
mc-is-exhausted = { $who } : carte inclinée
mc-is-ready = { $who } : carte prête
mc-turn-basic = Contrer { $thw } ou attaquer { $atk }
mc-turn-recover = Récupérer { $rec }
mc-your-turn = Votre tour
mc-turn-of = Tour de { $who }
mc-turn-play = { $n ->
    [0] Jouer des cartes
    [one] Une carte peut être jouée
   *[other] { $n } cartes peuvent être jouées
    }
mc-turn-flip = Changer de forme
mc-flip-done = une fois, c’est fait
mc-flip-open = une fois, encore possible
mc-villain-1 = Menace sur la manigance principale
    .short = Menace
mc-villain-2 = Méchant et sbires agissent
    .short = Action
mc-villain-3 = Distribution des cartes Rencontre
    .short = Distribution
mc-villain-4 = Révélation des cartes Rencontre
    .short = Révélation
mc-villain-5 = Le premier joueur change
    .short = Passage
mc-villain-phase = Phase du méchant
mc-hazards = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
    }
mc-setup-title = Avant le premier round
mc-setup-first = Qui est premier joueur
mc-setup-hand = Échanger des cartes de la main
mc-step-line = Étape { $n } sur 5 · { $what }
mc-goal-line = Méchant { $hp } · menace { $threat } / { $target }
mc-digest-hurt = dégâts à { $who }
mc-digest-threat = menace : { $scheme } { $now } / { $of }
mc-sum-damage = { $n } dégâts infligés
mc-sum-threat = { $n } de menace retirée
mc-sum-cards = { $n } cartes jouées
mc-opt-villain = Méchant
mc-opt-mode = Mode
mc-opt-modular = Set modulaire
mc-opt-hands = Mains
mc-crew-deck = Deck { $n }
mc-more-sets = Sets et mains
mc-recommended = set recommandé
mc-pile-all = Toutes les cartes de la pile
mc-removed-n = retirées : { $n }
mc-standing = Réponses permanentes
mc-standing-what = Dites une fois pour toutes quoi faire d’une carte chaque fois qu’elle pourrait servir ; celles qui ne coûtent rien et ne font qu’aider servent toujours, jusqu’à ce que vous disiez autre chose. Personne d’autre ne le voit, et un choix obligatoire est toujours demandé.
mc-standing-when = Quand elle pourrait servir :
mc-standing-of = { $card } : que faire
mc-standing-ask = Demander
mc-standing-always = Toujours
mc-standing-never = Jamais ce round
mc-standing-end = Redemander pour { $card }
mc-standing-only-you = vous seul le voyez
auto-villain = Passer jusqu’au méchant
    .text = Jusqu’au début de la phase du méchant.
deck-builder = Atelier de decks
deck-build = Construire un deck
deck-to-table = Nouvelle table
deck-import = Importer une liste
deck-export = Exporter
deck-mine = Mes decks
deck-prepared = Decks préparés
deck-new = Nouveau deck pour
deck-new-name = { $hero }, nouveau deck
deck-copy-name = { $name }, copie
deck-copy-what = partir d’une copie
deck-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
deck-legal = Prêt à jouer
deck-not-yet = Pas encore prêt
deck-forget = Jeter { $name }
deck-sure = Sûr ?
deck-none-yet = Aucun pour l’instant. Choisissez un héros ci-dessous.
deck-hello = Choisissez un héros
deck-hello-text = Un nouveau deck commence avec les quinze cartes de son héros. Ajoutez une affinité et des cartes basiques jusqu’à quarante à cinquante. Chaque carte refusée dit quelle règle l’exclut.
deck-gone = Ce deck n’est pas ici
deck-gone-text = Les decks restent dans le navigateur où ils ont été construits. Exportez-le là-bas et importez-le ici.
deck-pool = Cartes au choix
deck-kind = Type de carte
deck-all-kinds = Tous les types
deck-search = Chercher une carte
deck-nothing-found = Aucune carte ne correspond.
deck-unique = unique
deck-less = Un exemplaire de moins : { $name }
deck-more = Un exemplaire de plus : { $name }
deck-no-more = Pas d’autre exemplaire
deck-name = Nom du deck
deck-of = sur { $least } à { $most }
deck-more-faults = et { $n } de plus
deck-curve = Cartes par coût : { $list }
deck-play = Jouer avec
deck-cards-list = Cartes du deck
deck-import-what = Collez une liste en français ou en anglais, avec un nombre avant ou après chaque titre, ou le JSON qu’exportent les sites de decks. Titres de section et commentaires sont ignorés.
deck-import-eg = 
    Spider-Man
    2x Salto Arrière
    1x Black Cat
deck-list = Liste
deck-read = Lire
deck-file = Choisir un fichier
deck-understood = { $n } cartes reconnues, héros : { $hero }
deck-unread = { $n ->
    [one] Une ligne n’a pas été reconnue
   *[other] { $n } lignes n’ont pas été reconnues
    }
deck-near = Peut-être : { $titles }
deck-keep = Garder comme deck
deck-form = Forme
deck-form-list = Liste
deck-form-json = JSON pour les sites de decks
deck-copy = Copier
deck-copied = Copié
deck-download = Télécharger
mc-recommended-set = recommandé : { $set }
mc-mode-standard = Standard
mc-mode-expert = Expert
mc-modular-bomb-scare = Alerte à la Bombe
mc-modular-masters-of-evil = Maîtres du Mal
mc-modular-under-attack = Civils Attaqués
mc-modular-legions-of-hydra = Légions d’Hydra
mc-modular-the-doomsday-chair = Le Siège de l’Apocalypse
mc-modular-random = Au hasard, sans le voir
verb-play = Jouer
verb-thwart = Contrecarrer
verb-defend = Défendre
verb-target = Cible
lesson-mc-mulligan = Votre première main
    .text = Cliquez les cartes que vous préférez échanger, puis confirmez. Alliés, améliorations et soutiens peu chers sont un bon début : ce qui reste en jeu sert à chaque round.
lesson-mc-flip = Deux vies
    .text = Vous commencez en alter ego, qui récupère mais ne se bat pas. Changer de forme est gratuit, une fois par tour. Le héros attaque et contrecarre ; { $villain } attaque les héros et manigance contre les alter ego.
lesson-mc-turn = Votre tour
    .text = Les cartes qui brillent peuvent être jouées, les personnages qui brillent peuvent agir. Faites tout ce que vous pouvez payer, dans l’ordre voulu. Battez { $villain } avant que la manigance ne soit pleine.
lesson-mc-pay = Les cartes sont la monnaie
    .text = Chaque carte que vous ne jouez pas peut en payer une autre : chaque icône en bas à gauche vaut une ressource. Cliquez des cartes jusqu’à remplir le plateau, ou laissez « Au moins cher » choisir.
lesson-mc-defend = Qui défend ?
    .text = Un héros qui défend s’incline et subit moins, selon sa DEF ; un allié qui défend prend tout à sa place. La carte de boost est encore cachée : ses chances sont écrites dessous.

# ---- Mars Attacks ----
ms-exit = Sortie
ms-exit-shut = Sortie · pas encore
ms-exit-here = sortie
ms-zombies = { $n ->
    [0] personne
    [one] { $n } Zombie
   *[other] { $n } Zombies
    }
ms-stunned = { $n ->
    [one] { $n } sonné
   *[other] { $n } sonnés
    }
ms-point = { $n ->
    [one] Point d’incursion, { $n } dé
   *[other] Point d’incursion, { $n } dés
    }
ms-transmitter = l’émetteur
ms-counter = un jeton à fouiller
ms-ground-open = rue
ms-ground-rubble = gravats, à couvert
ms-ground-ruin = ruine
ms-ground-solid = bloc plein, infranchissable
ms-blue = zone de départ
ms-landing = zone d’atterrissage
ms-sees-clear = { $who } a un tir dégagé
ms-sees-cover = { $who } la voit à couvert
ms-sees-not = { $who } ne la voit pas
ms-noise = Bruit · 3 cases
ms-state-now = Agit
ms-state-ready = Prêt
ms-state-done = A agi
ms-state-rattled = Secoué
ms-state-caught = Au corps
ms-state-dead = Perdu
ms-state-out = Sorti
ms-state-camp = Au camp
ms-shoot = tir
ms-fight = combat
ms-survive = survie
ms-range = portée
ms-heroics = Héroïsme { $n } sur { $max }
ms-turn = Tour { $n } · { $uses ->
    [one] reste { $uses } emploi
   *[other] reste { $uses } emplois
    }
ms-alive = { $n ->
    [one] { $n } en vie
   *[other] { $n } en vie
    }
ms-alive-points = { $n } en vie · { $points } points
ms-hand = Main
ms-hand-note = commune · pioche { $n }
ms-hand-empty = Aucune carte en main.
ms-laid = Posé
ms-skull = aussi quand un Zombie agit
ms-kind-boost = Renfort
ms-kind-counter = Défense
ms-kind-order = Ordre
ms-kind-event = Événement
ms-kind-support-strike = Soutien · frappe
ms-kind-support-move = Soutien · transport
ms-ability = Capacité
ms-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
ms-test = Sont-ils si bêtes ?
ms-succeeds = réussite à { $n }+
ms-test-sum = { $n ->
    [0] réussite : ils ne bougent pas
    [one] réussite : le premier résultat a lieu
   *[other] réussites : tous les résultats jusqu’à { $n }
    }
ms-result-1 = Sur votre case : ils attaquent
ms-result-2 = À un pas : ils arrivent
ms-result-3 = Ils vous voient : une case de plus
ms-result-4 = Et encore une case
ms-result-5 = Un dé à chaque Point d’incursion
ms-arrivals = Nouveaux venus
ms-fire = Si { $who } tire
ms-fire-note = sans bouger
ms-hear = { $n ->
    [0] personne n’entend
    [one] { $n } entend
   *[other] { $n } entendent
    }
ms-deaf = { $n } trop loin
ms-rolled = Derniers dés
ms-reactions = Réactions
ms-end = Fin du Round
ms-so-far = pour l’instant
ms-dice = { $n } dés, { $stat }+
ms-added = { $n ->
    [0] rien d’ajouté
    [one] une action a ajouté un dé
   *[other] { $n } actions ont ajouté des dés
    }
ms-odds = Chance d’au moins autant de réussites : { $list }
ms-newcomers = { $n ->
    [one] environ { $n } venu
   *[other] environ { $n } venus
    }
ms-digest-test = { $n ->
    [0] réussite : les Zombies n’ont pas bougé
    [one] réussite au test de fin de Round
   *[other] réussites au test de fin de Round
    }
ms-digest-dead = { $who } est mort en { $square }
ms-digest-bites = { $n ->
    [one] attaque : { $who }
   *[other] attaques : { $who }
    }
ms-digest-moved = { $n ->
    [one] pas de plus vers vous
   *[other] pas de plus vers vous
    }
ms-digest-came = { $n ->
    [one] nouveau venu : { $squares }
   *[other] nouveaux venus : { $squares }
    }
ms-digest-fell = { $n ->
    [one] Zombie abattu
   *[other] Zombies abattus
    }
ms-digest-noise = un dé de plus à la fin du Round
ms-text-model = { $who } ({ $unit }) : { $square }, { $state } ; tir { $shoot }, combat { $fight }, survie { $survive }, Héroïsme { $points }
ms-sum-killed = { $n ->
    [one] { $n } Zombie abattu
   *[other] { $n } Zombies abattus
    }
ms-sum-out = { $n ->
    [one] { $n } sorti
   *[other] { $n } sortis
    }
ms-sum-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
    }
ms-force = Votre force
ms-hero = Héros
ms-force-alive = { $n } points en vie. Personne ne s’ajoute en route.
ms-force-points = { $n } points sur { $limit }
ms-force-reset = Force conseillée
ms-of-points = sur { $n } points choisis
ms-points-left = reste { $n }
ms-up-to = jusqu’à { $n } points
ms-too-many = { $n ->
    [one] { $n } point de trop
   *[other] { $n } points de trop
    }
ms-lost-in = perdu : { $battle }
ms-kills = { $n ->
    [one] { $n } Zombie abattu
   *[other] { $n } Zombies abattus
    }
ms-battle = Bataille { $n }
ms-battle-past = { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    } · { $n ->
    [one] 1 Round
   *[other] { $n } Rounds
    } · { $lost ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $lost } pertes
    }
ms-limit-surprise = jusqu’à 35 points
ms-limit-help = jusqu’à 50 points
ms-limit-breaking = toute la force
ms-limit-home = décide de la campagne
ms-next = Suivante
ms-between = Entre les batailles
ms-the-end = La fin
ms-again = Encore
ms-over = { $outcome ->
    [won] La campagne est gagnée
   *[other] La campagne est perdue
    }
ms-after = { $battle } · { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    }
ms-final = { $n ->
    [one] point sauvé
   *[other] points sauvés
    }
ms-report = { $result ->
    [won] gagnée
    [retreat] retraite
   *[other] perdue
    }
ms-report-rounds = { $n ->
    [one] Un Round
   *[other] { $n } Rounds
    }
ms-report-kills = { $n ->
    [0] aucun Zombie abattu dans cette campagne
    [one] un Zombie abattu dans cette campagne
   *[other] { $n } Zombies abattus dans cette campagne
    }
ms-report-back = { $n ->
    [one] Une figurine est revenue
   *[other] { $n } figurines sont revenues
    }
ms-report-lost = { $n ->
    [0] Aucune perte
    [one] Une perte
   *[other] { $n } pertes
    }
ms-report-left = { $n } points en vie
ms-report-stay = Qui tombe est perdu pour le reste de la campagne
ms-key-in = choisie
ms-key-free = peut venir
ms-key-big = trop chère
ms-fact-zombies = { $n } Zombies, puis { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
    } par Round
ms-fall-surprise = Si personne ne sort
ms-fall-surprise-then = On rejoue avec le reste de la force, ou tout depuis le début
ms-fall-help = Si tous tombent avant le message
ms-fall-help-then = On rejoue avec le reste de la force
ms-fall-breaking = Si personne ne s’échappe
ms-fall-breaking-then = La campagne est perdue ; après une retraite, on rejoue
ms-fall-home = Si personne n’est sauvé
ms-fall-home-then = La campagne est perdue
ms-prize-surprise = Récompense : un point d’Héroïsme
ms-prize-surprise-who = Pour un survivant
ms-prize-help = Récompense : deux points d’Héroïsme
ms-prize-help-who = Pour deux survivants
ms-prize-breaking = Récompense : deux points d’Héroïsme
ms-prize-breaking-who = Pour deux survivants
ms-prize-home = Le score de la campagne
ms-prize-home-who = Les points de tous ceux qui sont sauvés
ms-best = Meilleures campagnes
ms-best-note = points sauvés
ms-best-nameless = sans nom
ms-best-line = { $outcome ->
    [won] gagnée
   *[other] perdue
    } avec les { $side ->
    [human] Humains
   *[martian] Martiens
    }, { $lost ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $lost } pertes
    }{ $dice ->
    [none] { "" }
   *[other] , dés { $dice }
    }
ms-hire-once = { $who } ne peut être pris qu’une fois ({ $rule }).
ms-hire-points = { $n ->
    [one] Un point de trop : { $limit } au plus ({ $rule }).
   *[other] { $n } points de trop : { $limit } au plus ({ $rule }).
    }
ms-drop-last = Il faut bien quelqu’un : engagez d’abord une autre figurine.
ms-seats-few = { $n ->
    [one] Un seul achat, un seul joueur : engagez davantage pour partager la force.
   *[other] { $n } achats ne suffisent pas pour tant de joueurs : vous serez { $n } à table.
    }
ms-file-open = Ouvrir un fichier
ms-file-save = Enregistrer dans un fichier
ms-file-read = Votre force est maintenant celle de { $file }.
ms-file-problem = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
    } : { $why }
ms-extra = Zombies de plus au départ
ms-extra-none = aucun
ms-difficulty-printed = comme imprimé
ms-campaign = toute la campagne
ms-opt-battle = Bataille
ms-opt-side = Camp
ms-side-human = les Humains
ms-side-martian = les Martiens
ms-solo = en solo
ms-build = Composer votre force
ms-build-note = figurines, difficulté
ms-drop = Un { $who } de moins
ms-difficulty = Dés à chaque Point d’incursion
verb-activate = Agit
verb-aim = Viser
verb-shoot = Tirer
verb-deploy = Départ
verb-add = Rejoint
verb-lay = Poser
lesson-ms-deploy = Tenez le restaurant
    .text = Choisissez une case pour chaque figurine à l’intérieur de la ligne bleue, ou répartissez-les toutes d’un coup. Les murets mettent à couvert, les murs vous cachent.
lesson-ms-squad = Qui part ?
    .text = Chaque bataille admet un certain nombre de points. Qui tombe est perdu pour le reste de la campagne.
lesson-ms-turn = Votre Tour
    .text = Un Tour a deux emplois : activer des figurines ou jouer une carte. Cliquez sur une figurine qui brille. Quand tout le monde a agi, le Round finit et les Zombies font leur test.
lesson-ms-act = Chaque bruit les rapproche
    .text = { $who } peut bouger, tirer ou ne rien faire. Les pourcentages sur le plateau sont vos chances ; un bouclier signale une cible à couvert. Après l’action, tout Zombie qui l’a vue ou entendue approche.

## Dead of Winter
digest-winter = Ce que la nuit a apporté
chat-send = Envoyer
dw-you = vous
dw-first = Premier joueur
dw-reader = Tient la carte Croisée
dw-leader = chef
dw-exiled = En exil
dw-used = utilisé
dw-now = En ce moment
dw-state-deciding = Décide
dw-state-turn = Joue
dw-state-next = Ensuite
dw-state-out = Sorti
dw-no-dice = pas encore de dés
dw-die = Dé { $n }, disponible
dw-die-used = Dé { $n }, utilisé
dw-die-not-now = On prend un dé à son tour, ou quand une question en demande un.
dw-hand-size = Cartes en main
dw-hand = Main
dw-hand-of = Main : { $who }
dw-hand-empty = Aucune carte en main.
dw-found = trouvé
dw-watching = Vous regardez : mains et secrets restent à leurs propriétaires.
dw-cover = Passez l’écran à { $who }.
dw-uncover = { $who }, c’est moi : montrer
dw-cover-what = Cacher les mains d’un siège à l’autre, quand on partage cet écran
dw-influence = influence
dw-attack = attaque
dw-search = fouille
dw-ability = Compétence
dw-ability-used = Compétence utilisée cette manche
dw-moved = a bougé
dw-may-move = peut bouger
dw-rests = se repose ce tour
dw-hurts = blessures { $wounds }, engelures { $frost }
dw-wounds = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
    }
dw-frost = { $n ->
    [one] 1 engelure
   *[other] { $n } engelures
    }
dw-survivor-line = { $who } · influence { $influence }, attaque { $attack }+, fouille { $search }+
dw-outside-only = hors de la colonie
dw-colony-only = à la colonie
dw-at-start = au début du tour
dw-once = une fois par manche
dw-costs-die = coûte un dé de { $n } ou plus
dw-costs-any-die = coûte un dé
dw-kind-waste = va à la décharge une fois jouée
dw-kind-equip = à équiper
dw-kind-event = quitte la partie une fois jouée
dw-falls = Influence la plus basse : tombe en premier si une entrée cède.
dw-breach = Ce soir cette entrée cède : quelqu’un y meurt.
dw-entrance = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    }, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
    }, { $free } libres
dw-tonight-zombies = Ce soir : { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
    } de plus
dw-place = { $cards } cartes objet, bruit { $noise }, zombies { $zombies }. Cases de survivant prises : { $taken } sur { $of }.
dw-place-tonight = Ce soir : { $n ->
    [0] aucun zombie
    [one] 1 zombie
   *[other] { $n } zombies
    }{ $noise ->
    [0] .
   *[other] , et un dé par jeton bruit : 3 ou moins en ajoute un.
    }
dw-deck = { $place } : { $n } cartes objet
dw-deck-noise = { $cards } cartes, bruit { $noise }
dw-colony = { $n } cases prises sur { $of }, dont { $helpless } par des vulnérables
dw-colony-tonight = Ce soir : jetons nourriture nécessaires { $food }, zombies qui arrivent { $zombies }.
dw-helpless = { $n ->
    [one] { $n } vulnérable
   *[other] { $n } vulnérables
    }
dw-food = Nourriture
dw-food-tonight = / { $n } ce soir
dw-food-tip = { $have } jetons nourriture, { $need } nécessaires ce soir
dw-hunger-tip = Trop peu : un jeton famine, et moral −{ $n }.
dw-starvation = famine { $n }
dw-waste = Décharge
dw-waste-cost = { $n }+ : moral −{ $loss }
dw-waste-tip = { $n } cartes à la décharge : chaque dizaine pleine fait baisser le moral de 1 par manche.
dw-morale = Moral
dw-morale-now = Moral { $n }
dw-round = Manche { $n }
dw-rounds = Manches
dw-rounds-now = Manches restantes { $n }
dw-with-this = avec celle-ci
dw-tonight = ce soir en l’état : { $list }
dw-by-hunger = faim −{ $n }
dw-by-waste = décharge −{ $n }
dw-by-crisis = { $crisis } ?
dw-main = Objectif commun
dw-main-when = vérifié à l’étape 5
dw-secret = Objectif personnel
dw-only-you = vous seul le voyez
dw-aim-secret = Personnel
dw-aim-betrayal = Trahison
dw-aim-exiled = En exil
dw-aim-extra = Personnel
dw-no-secret = Pas de secrets dans cette partie
dw-together = Tous ensemble
dw-together-text = Tout le monde gagne avec l’objectif commun, ou personne.
dw-crisis = Crise
dw-crisis-when = Crise · réglée à l’étape 3
dw-crisis-asks = Demande
dw-crisis-needs = { $n } cartes avec { $what }
dw-if-strikes = Si elle frappe :
dw-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
    }
dw-turned = Cartes données, dévoilées
dw-contribute = Ajouter une carte, face cachée
dw-betrayer-possible = Un traître est possible
dw-betrayer-likely = Un traître est probable
dw-chances = { $n } sur { $of }, à vos yeux
dw-vote = Voter
dw-vote-title = Exiler { $who } ?
dw-vote-called = { $who } appelle au vote · tout se dévoile ensemble
dw-vote-secret = Les bulletins restent cachés tant que tous n’ont pas voté.
dw-vote-out = Exil
dw-vote-stay = Reste
dw-voted = A voté
dw-thinks = Réfléchit
dw-is-exiled = { $who } part en exil
dw-stays-here = { $who } reste
dw-for-exile = pour l’exil
dw-against = contre
dw-tie = Égalité : { $who } tranche
dw-majority-out = Une majorité pour l’exil
dw-majority-stay = Pas de majorité
dw-if-exiled = Si { $who } doit partir
dw-now-exiled = { $who } est en exil
dw-was-no-betrayer = { $who } ne trahissait pas : { $aim }.
dw-exile-leave = { $n ->
    [one] { $who } quitte la colonie et lance le dé de risque ; plus de retour.
   *[other] { $who } quittent la colonie et lancent le dé de risque ; plus de retour.
    }
dw-exile-outside = Aucun des siens ne peut plus entrer dans la colonie.
dw-exile-aim = { $who } pioche un objectif d’exil.
dw-exile-crisis = La crise demande { $then } au lieu de { $now }.
dw-exile-first = Deux joueurs exilés à tort mettraient fin à la partie.
dw-exile-second = Un second joueur exilé à tort mettrait fin à la partie.
dw-go-on = Continuer
dw-crossroads = Croisée
dw-read-by = lue par { $who }
dw-when = Quand
dw-choice = Choix { $n }
dw-chooses = { $who } choisit
dw-has-chosen = { $who } a choisi
dw-happens = Sans choix : c’est ainsi
dw-all-vote = Tout le monde vote
dw-table-waits = La table vous attend
dw-table-waits-for = La table attend { $who }
dw-rolled = obtient { $face }
dw-verb-attack = Attaquer
dw-verb-search = Fouiller
dw-verb-barricade = Barricader
dw-verb-lure = Appâter
dw-verb-clean = Nettoyer
dw-verb-ability = Compétence
dw-verb-use = Objet
dw-verb-hand = Donner
dw-verb-move = Bouger
dw-verb-play = Jouer
dw-verb-contribute = Crise
dw-verb-objective = Objectif
dw-verb-food = Nourriture
dw-verb-eat = Manger
dw-verb-ask = Demander
dw-verb-vote = Voter
dw-verb-end = Fin du tour
dw-who-many = { $n } survivants
dw-cards = { $n } cartes
dw-die-plus = un dé +1
dw-say-bots = vous et des robots
dw-move-here = Un clic demande qui y va.
dw-who-goes = { $place } : qui y va ?
dw-step-setup = Préparation
dw-step-turns = Tours
dw-step-1 = Repas
dw-step-2 = Décharge
dw-step-3 = Crise
dw-step-4 = Zombies
dw-step-5 = Objectif
dw-step-6 = Manche
dw-step-7 = Jeton
dw-news-hunger = Trop peu de nourriture : famine { $n }
dw-news-fed = { $n } de nourriture mangée, reste { $left }
dw-news-struck = { $crisis } frappe : { $points } sur { $need }
dw-news-held = { $crisis } est évitée : { $points } sur { $need }
dw-news-zombies = { $n ->
    [one] zombie arrive : { $where }
   *[other] zombies arrivent : { $where }
    }
dw-news-dead = { $n ->
    [one] { $who } est mort
   *[other] Morts : { $who }
    }
dw-news-morale = Moral { $by }, maintenant { $n }
dw-end = La fin
dw-cause-objective = l’objectif commun est rempli
dw-cause-morale = plus de moral
dw-cause-rounds = plus de temps
dw-cause-eliminated = plus personne
dw-cause-failed = l’objectif est hors d’atteinte
dw-cause-none = c’est fini
dw-winners = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
    }
dw-nobody-won = Personne ne gagne
dw-wins = gagne
dw-loses = ne gagne pas
dw-met = atteint :
dw-not-met = manqué :
dw-no-survivors = plus un seul survivant
dw-why-won-all = La colonie a tenu, et chacun a atteint son propre but.
dw-why-won-some = La colonie a tenu ; { $n ->
    [one] un seul joueur sur { $of } a aussi atteint son propre but.
   *[other] { $n } joueurs sur { $of } ont aussi atteint leur propre but.
    }
dw-dilemma-held = si l’objectif commun est rempli
dw-dilemma-fallen = s’il n’y a plus de moral, seul
dw-why-won-none = La colonie a tenu, mais personne n’a atteint son propre but.
dw-why-betrayed = { $who } a trahi la colonie, et elle est tombée comme prévu.
dw-why-lost-some = La colonie est tombée ; { $who } a atteint un but qui se passe d’elle.
dw-why-lost-none = La colonie est tombée, et personne n’a atteint son propre but.
dw-why-together-won = La colonie a tenu : tout le monde gagne ensemble.
dw-why-together-lost = La colonie est tombée : tout le monde perd ensemble.
dw-why-no-betrayer = Il n’y avait pas de traître parmi vous.
dw-why-betrayer-lost = Le traître, c’était { $who }.
dw-betrayed = Traître
dw-loyal = Loyal
dw-out-of-game = Hors de la partie
dw-look-board = Voir le plateau
dw-verdict-won = Vous avez gagné !
dw-verdict-lost = Vous n’avez pas atteint votre but
dw-verdict-some = La partie est finie
dw-sum-slain = { $n ->
    [one] { $n } zombie tué
   *[other] { $n } zombies tués
    }
dw-sum-dead = { $n ->
    [one] { $n } survivant perdu
   *[other] { $n } survivants perdus
    }
dw-sum-exiled = { $n ->
    [one] { $n } exil
   *[other] { $n } exils
    }
dw-text-dice = Dés : { $open } ; utilisés : { $used } ; cartes en main : { $hand }
dw-side = Face
dw-players = Joueurs
dw-n-players = { $n } joueurs
dw-solo = vous jouez les { $n }
dw-name-of = Nom du joueur { $n }
dw-bot-0 = Mina
dw-bot-1 = Ana
dw-bot-2 = Samir
dw-bot-3 = Léo
dw-bot-4 = Noor
dw-variants = Variantes
dw-variant = Partie
dw-rules = Règles au choix
dw-variant-standard = Chacun a un objectif personnel secret ; il y a peut-être un traître.
dw-variant-no-betrayer = Chacun a un objectif personnel secret, personne ne joue contre la colonie.
dw-variant-betrayer = Un traître est bien plus probable.
dw-variant-co-op = Pas de secrets, face difficile : tous gagnent ou tous perdent. Aussi à deux.
dw-variant-dilemma = Chacun tient un objectif ordinaire et une trahison, et se décide tard. Aussi à deux, face difficile.
lesson-dw-draft = Qui vient avec vous ?
    .text = Gardez les survivants que vous voulez. Un petit nombre à l’attaque et à la fouille veut dire qu’un petit dé suffit ; l’influence dit qui dirige et qui meurt en premier.
lesson-dw-turn = Votre tour
    .text = Se battre, fouiller, barricader, appâter ou nettoyer coûte un dé ; se déplacer, jouer des cartes et aider contre la crise n’en coûte pas. Prenez un dé pour voir ce qu’il permet, ou cliquez sur un survivant du plateau.
lesson-dw-die = Quel dé ?
    .text = Chaque survivant demande un dé au moins égal à son nombre. Gardez les gros dés pour fouiller, dépensez les petits pour barricader et nettoyer.
lesson-dw-move = Dans le froid
    .text = Se déplacer est gratuit une fois par tour, mais on lance le dé de risque : la moitié des faces est sans danger, une sur douze est une morsure. Le carburant rend le déplacement sûr.
