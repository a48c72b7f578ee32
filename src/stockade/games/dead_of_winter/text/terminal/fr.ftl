# La table dans un terminal.

table-head = { $scenario } · { $round ->
    [0] {""}
   *[other] Manche { $round },{" "}
    }{ $rounds-left ->
    [0] la dernière
    [one] encore une
   *[other] encore { $rounds-left }
    } · { $phase } · Moral { $morale } · Nourriture { $food } · Décharge { $waste }{ $starvation ->
    [0] {""}
    [one] {" "}· un jeton famine
   *[other] {" "}· { $starvation } jetons famine
    }
table-crisis = { $crisis } ({ $accepts }), { $given ->
    [0] aucune carte donnée
    [1] une carte donnée
   *[other] { $given } cartes données
    } sur { $needed }
table-legend = z zombie, # barricade, . case vide ; ! blessure, * engelure ; (1) appartient au joueur 1
table-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }{ $noise ->
    [0] {""}
   *[other] , bruit { $noise }
    }
table-helpless = { $count ->
    [one] un vulnérable
   *[other] { $count } vulnérables
    }
table-state = { $exiled ->
    [0] {""}
   *[other] {" "}· exilé
    }{ $out ->
    [0] {""}
   *[other] {" "}· éliminé
    }
table-shown = {" "}· ne trahissait pas : { $aim }
table-drawn = Vous regardez : { $drawn }
table-road = Croisée des chemins, pour vous seul : { $road }. { $trigger }
table-most = ({ $reached }, au plus { $most })
table-aim = Votre objectif : { $aim }
table-tonight = Ce soir en l’état : { $food ->
    [one] { $food } nourriture nécessaire
   *[other] { $food } nourritures nécessaires
    }, { $zombies ->
    [one] { $zombies } zombie arrive
   *[other] { $zombies } zombies arrivent
    }
table-tonight-morale = Moral { $before } → { $after } cette nuit en l’état : { $list }
table-tonight-frost = engelures −{ $count }
table-tonight-hunger = faim −{ $count }
table-tonight-waste = décharge −{ $count }
table-tonight-crisis = crise −{ $count }
table-tonight-fallen = brèches −{ $count }
table-title-main = Objectif commun
table-title-crisis = Crise
table-title-secret = Objectif personnel
table-title-hand = Votre main
table-title-places = Lieux
table-title-player = Joueur { $player }
table-place = { $place } : { $told }
table-entrance = { $number ->
    [0] {""}
   *[other] entrée { $number } :{" "}
    }{ $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    }, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
    }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
    }
table-player = Dés { $dice } · utilisés { $spent } · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
    } · { $given ->
    [one] { $given } donnée
   *[other] { $given } données
    } à la crise
table-survivor = { $survivor } : { $told }
table-values = influence { $influence }, attaque { $attack }+, fouille { $search }+
table-hurt = { $wounds ->
    [0] {""}
    [one] une blessure
   *[other] { $wounds } blessures
    }{ $frostbite ->
    [0] {""}
   *[other] { $wounds ->
        [0] {""}
       *[other] ,{" "}
        }{ $frostbite ->
        [one] une engelure
       *[other] { $frostbite } engelures
        }
    }
table-rest = { $moved ->
    [0] {""}
   *[other] a bougé
    }{ $rests ->
    [0] {""}
   *[other] { $moved ->
        [0] {""}
       *[other] ,{" "}
        }se repose ce tour
    }
table-card = { $card } : { $text }
table-no-hand = Aucune carte en main.
