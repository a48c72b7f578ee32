# Les textes du plateau de ce jeu dans le navigateur.

poster-villain = MÉCHANT
poster-threat = MENACE
mc-health = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
    } sur { $of }
mc-hit-points = points de vie
mc-threat = menace { $n }
mc-threat-of = menace { $n } sur { $of }
mc-counters = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
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
mc-boost-cards = { $n ->
    [one] { $n } carte de boost
   *[other] { $n } cartes de boost
    }
mc-boost-unseen = Boost caché
mc-boost-none = Sans boost
mc-pile-closed = { $name } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    } face cachée. Personne ne regarde.
mc-villain-area = Méchant
mc-full-next = Pleine à { $n } : le stade suivant commence.
mc-full-lost = Pleine à { $n } : { $villain } gagne.
mc-next-round = au prochain round
mc-threat-course = { $more ->
    [0] { $n } de menace sur { $of }, { $low } après ce round si rien ne change
   *[other] { $n } de menace sur { $of }, { $low } à { $high } après ce round si rien ne change
    }
mc-this-round = ce round
mc-span = { $low } à { $high }
mc-plus-span = +{ $low } à { $high }
mc-rounds-now = ce round
mc-rounds-span = { $high ->
    [one] { $low } à { $high } round
   *[other] { $low } à { $high } rounds
    }
mc-fore-limit = limite { $n }
mc-fore-now = déjà { $n }
mc-fore-boost = boost
mc-fore-source = { $who } ajoute { $n } : { $sum }
mc-fore-label = Menace { $n } ; { $sources } ; avec les boosts { $low } à { $high } ; limite { $of }
mc-fore-lost = Perdu à coup sûr
mc-fore-losing = Perdu en l’état
mc-fore-full = Stade plein
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
mc-accelerations = { $n ->
    [0] Aucun pion accélération
    [one] 1 pion accélération
   *[other] { $n } pions accélération
}
mc-icon-acceleration = Accélération : une menace de plus par round
mc-icon-crisis = Crise : la manigance principale garde sa menace
mc-attack-of = Attaque de { $n }
mc-paying = Paie
mc-set-unseen = un set que personne ne voit
mc-shuffled-in = Mélangé au deck : { $sets }
mc-new-stage = Stade suivant
mc-using = Utilisée
mc-verdict-won = Gagné ! { $villain } est hors de combat.
mc-verdict-lost = Perdu. { $villain } l’emporte cette fois.
mc-end-beaten = Le dernier stade du méchant est tombé.
mc-end-all-out = Plus aucun héros n’est en jeu.
mc-end-scheme = La dernière manigance principale est achevée : { $scheme }.
mc-end-damage = dégâts pendant ses tours
mc-end-threat = menace retirée
mc-end-defences = attaques défendues
mc-end-cards = cartes jouées
mc-end-goal-beaten = { $villain } : battu
mc-end-goal-left = { $villain } : encore { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
    }
mc-end-goal-scheme = { $scheme } : { $threat } de menace sur { $target }
mc-sum-minions = { $n ->
    [0] aucun ennemi vaincu
    [one] { $n } ennemi vaincu
   *[other] { $n } ennemis vaincus
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
mc-nothing-yet = Rien en jeu.
mc-hand = Main
mc-hand-shown = Main de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }, visible
mc-hand-closed = Main de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }, cachée
mc-deck-discard = deck { $deck } · défausse { $discard }
mc-playing = En cours
mc-revealed = Révélée
mc-payment = Paiement
mc-of = { $n } sur { $of }
mc-pay-over = { $n } de trop.
mc-pay-exact = Le compte y est.
mc-pay-short = Encore { $n }.
mc-discards = { $n ->
    [0] aucune carte défaussée
    [one] défausse { $n } carte
   *[other] défausse { $n } cartes
    }
mc-slot-attack = Attaquer, contrer
mc-keep-all = Tout garder
mc-take-none = Aucune
mc-none-picked = aucune choisie
mc-pay = Payer
mc-you-give = Vous donnez
mc-take-coin = Garder { $card }
mc-pay-auto-now = c’est ce choix
mc-pick-least = { $n ->
    [one] choisissez au moins { $n } carte
   *[other] choisissez au moins { $n } cartes
}
mc-pay-auto = Au moins cher
mc-pay-auto-what = { $cards ->
    [0] {""}
    [one] { $cards } carte
   *[other] { $cards } cartes
    }{ $others ->
    [0] {""}
    [one] { $cards ->
        [0] {""}
       *[other] {" "}+{" "}
        }{ $others } pouvoir
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}+{" "}
        }{ $others } pouvoirs
    }
mc-lose-free = Facile à lâcher
mc-lose-free-short = Sans regret
mc-lose-useful = Utile
mc-lose-useful-short = Utile
mc-lose-dear = Précieuse
mc-lose-dear-short = Précieuse
mc-clear = Effacer
mc-clear-what = choisir à nouveau
mc-pay-unplayed = Ne pas jouer
mc-pay-unplayed-what = retour en main
mc-pay-unused = Ne pas l’utiliser
mc-pay-unused-what = rien n’est dépensé
mc-pay-back = Revenir
mc-pay-back-what = au choix précédent
mc-your-hand = Votre main
mc-hand-of = Main de { $name }
mc-hand-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }, main de { $of }
mc-hand-empty = Aucune carte en main.
mc-piles = Piles
mc-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
    }
mc-aim-win = pour battre { $villain }
mc-aim-stage = { $n ->
    [0] c’est son dernier stade : { $villain }
    [one] puis encore un stade de { $villain }
   *[other] puis encore { $n } stades de { $villain }
    }
mc-aim-lose = avant { $n } de menace si personne ne contre
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
mc-since-turn = Depuis votre tour
mc-digest-turn = { $who } : { $what }
mc-digest-idle = rien qui ait changé le combat
mc-digest-hurt = dégâts à { $who }
mc-digest-boost = Boosts +{ $n } : { $cards }
mc-digest-drones = { $n ->
    [one] nouveau drone
   *[other] nouveaux drones
    }
mc-digest-gone = { $n ->
    [one] carte défaussée du deck Rencontre
   *[other] cartes défaussées du deck Rencontre
    }
mc-digest-revealed = { $n ->
    [one] carte révélée : { $cards }
   *[other] cartes révélées : { $cards }
    }
mc-digest-threat = { $n ->
    [one] menace
   *[other] menaces
    } sur { $scheme } ({ $now } / { $of })
mc-sum-damage = { $n ->
    [one] { $n } dégât infligé
   *[other] { $n } dégâts infligés
    }
mc-sum-threat = { $n ->
    [one] { $n } menace retirée
   *[other] { $n } menaces retirées
    }
mc-sum-cards = { $n ->
    [one] { $n } carte jouée
   *[other] { $n } cartes jouées
    }
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
mc-others = Aider les autres
mc-others-what = Si l’on vous demande de défendre les autres ou d’agir pendant leur tour. Pour une personne, la question se pose toujours ; un robot se défend seul, sauf si le coup peut l’abattre.
mc-others-ask = Si ça compte
mc-others-always = Toujours
mc-others-never = Jamais
mc-spending = Payer hors de votre tour
mc-spending-what = Hors de votre tour, ce qui est déjà en jeu et les cartes Ressource paient d’office quand ils suffisent ; aucune autre carte de la main ne part sans vous.
mc-spending-ask = Demander
mc-spending-always = D’office
mc-to-hero = → Héros
mc-to-alter-ego = → Alter ego
mc-facing = ({ $who })
mc-standing-only-you = vous seul le voyez
mc-recommended-set = recommandé : { $set }
mc-mode-standard = Standard
mc-mode-expert = Expert
mc-modular-bomb-scare = Alerte à la Bombe
mc-modular-masters-of-evil = Maîtres du Mal
mc-modular-under-attack = Civils Attaqués
mc-modular-legions-of-hydra = Légions d’Hydra
mc-modular-the-doomsday-chair = Le Siège de l’Apocalypse
mc-modular-random = Au hasard, sans le voir
lesson-mc-mulligan = Votre première main
    .text = Cliquez les cartes que vous préférez échanger, puis confirmez. Alliés, améliorations et soutiens peu chers sont un bon début : ce qui reste en jeu sert à chaque round.
lesson-mc-flip = Deux vies
    .text = Vous commencez en alter ego, qui récupère mais ne se bat pas. Changer de forme est gratuit, une fois par tour. Le héros attaque et contre ; { $villain } attaque les héros et manigance contre les alter ego.
lesson-mc-turn = Votre tour
    .text = Les cartes qui brillent peuvent être jouées, les personnages qui brillent peuvent agir. Faites tout ce que vous pouvez payer, dans l’ordre voulu. Battez { $villain } avant que la manigance ne soit pleine.
lesson-mc-pay = Les cartes sont la monnaie
    .text = Chaque carte que vous ne jouez pas peut en payer une autre : chaque icône en bas à gauche vaut une ressource. Cliquez des cartes jusqu’à remplir le plateau, ou laissez « Au moins cher » choisir.
lesson-mc-defend = Qui défend ?
    .text = Un héros qui défend s’incline et subit moins, selon sa DEF ; un allié qui défend prend tout à sa place. La carte de boost est encore cachée : ses chances sont écrites dessous.

## The game by name, and what the shared parts of the page say about it
game-marvel-champions = Marvel Champions
auto-turn = Passer jusqu’à mon tour
    .text = Rien de ce qui touche les autres ne vous est demandé ; une attaque contre vous, si.
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
deck-understood = { $n ->
    [one] { $n } carte reconnue
   *[other] { $n } cartes reconnues
    }, héros : { $hero }
deck-unread = { $n ->
    [0] Tout a été reconnu
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

# la première partie guidée
guided-champions-flip = Deux visages
    .text = Vous prenez Spider-Man au round 4, blessé, en Peter Parker. En alter ego, il récupère et le méchant manigance ; en héros, il attaque et contre, et le méchant l’attaque. Un changement par tour : maintenant ?
guided-champions-attack = Attaquer
    .text = Inclinez un héros ou un allié pour infliger des dégâts égaux à son ATQ. Le mercenaire monte la garde : impossible d’attaquer Rhino tant qu’il est là.
guided-champions-thwart = Ou contrer
    .text = Qui attaque ne peut plus contrer ce tour-ci. La menace sur la manigance principale fait perdre quand elle atteint sa cible ; contrer en retire : surveillez la barre.
guided-champions-play = Jouer une carte
    .text = Le nombre dans le coin est le coût de la carte. Un événement est défaussé une fois résolu, tout le reste demeure devant vous.
guided-champions-pay = Les cartes paient
    .text = D’autres cartes de la main paient, une ressource par icône ; deux icônes paient double. Cédez celles dont vous avez le moins besoin : peut-être pas le Salto Arrière.
guided-champions-turn = Votre tour est libre
    .text = Jouez des cartes, attaquez, contrez, servez-vous de ce qui est devant vous : dans n’importe quel ordre, tant que vous pouvez payer. Finissez quand plus rien n’en vaut la peine.
guided-champions-discard = À la fin du tour
    .text = Vous complétez votre main et redressez tout. Défaussez ce qui n’aide pas maintenant, et vous piocherez davantage.
guided-champions-defend = Défendre ?
    .text = Défendre retire votre DEF des dégâts, mais vous laisse incliné pour votre prochain tour ; un allié qui défend prend tout. Une carte de boost inconnue s’ajoute : la réponse dit les chances.
guided-champions-before = Avant que cela n’arrive
    .text = Certaines cartes interviennent juste avant, comme celle-ci avant les dégâts. On vous le demande chaque fois, sauf si vous dites une fois pour toutes quoi en faire.
guided-champions-round = La phase du méchant est finie
    .text = La menace a grandi, le méchant a agi, et vous avez reçu une carte : le journal le raconte dans l’ordre. C’est le dernier visage de Rhino : battez-le avant la fin de sa manigance, et vous gagnez.

# Chapitres du livret
topic-MC-GOLD = Règles d’or
topic-MC-TURN = Le tour d’un joueur
topic-MC-ENDP = Fin de la phase des joueurs
topic-MC-VILP = Phase du méchant
topic-MC-ACT = Les activations
topic-MC-EATK = Attaques ennemies
topic-MC-ESCH = Manigances ennemies
topic-MC-BOOST = Cartes de boost
topic-MC-DEAL = Distribution des rencontres
topic-MC-REVEAL = Révélation des rencontres
topic-MC-ATK = Attaquer
topic-MC-THW = Contrer
topic-MC-DEF = Défendre
topic-MC-REC = Récupérer
topic-MC-ALLY = Les alliés
topic-MC-DMG = Les dégâts
topic-MC-HP = Points de vie
topic-MC-DEFEAT = Vaincre
topic-MC-WIN = Victoire et défaite
topic-MC-ELIM = L’élimination
topic-MC-STATUS = Cartes d’état
topic-MC-KEY = Mots-clés
topic-MC-MAIN = La manigance principale
topic-MC-SIDE = Manigances annexes
topic-MC-ACCEL = L’accélération
topic-MC-RES = Les ressources
topic-MC-COST = Les coûts
topic-MC-INIT = Jouer pas à pas
topic-MC-PLAY = Jouer des cartes
topic-MC-ABIL = Les capacités
topic-MC-TRIG = Les déclencheurs
topic-MC-CONST = Capacités constantes
topic-MC-FORCED = Capacités forcées
topic-MC-INT = Les interruptions
topic-MC-RESP = Les réponses
topic-MC-FIRST = Le premier joueur
topic-MC-DELAY = Effets différés
topic-MC-LAST = Effets persistants
topic-MC-REPL = Effets de remplacement
topic-MC-CANCEL = Annuler
topic-MC-MOD = Les modificateurs
topic-MC-LIMIT = Les limites
topic-MC-SEARCH = Chercher dans les decks
topic-MC-DECK = Decks et mains
topic-MC-FORM = Les formes
topic-MC-UNIQUE = Cartes uniques
topic-MC-OWN = Propriété et contrôle
topic-MC-ATTACH = Les attachements
topic-MC-MINION = Les sbires
topic-MC-TYPE = Types de cartes
topic-MC-OBL = Les obligations
topic-MC-NEM = Les némésis
topic-MC-BUILD = Construire un deck
topic-MC-EBUILD = Le deck Rencontre
topic-MC-SCEN = Les scénarios
topic-MC-ANAT = Lire les cartes
topic-MC-TALK = Se parler
topic-MC-CARD = Cartes une à une
