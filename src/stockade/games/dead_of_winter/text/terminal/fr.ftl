# La table dans un terminal.

table-head = { $scenario } · Manche { $round }, { $rounds-left ->
    [one] encore une
   *[other] encore { $rounds-left }
    } · { $phase } · Moral { $morale } · Nourriture { $food } · Décharge { $waste }{ $starvation ->
    [0] {""}
    [one] {" "}· un jeton famine
   *[other] {" "}· { $starvation } jetons famine
    }
table-crisis = Crise : { $crisis } ({ $accepts }), { $given ->
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
table-player = Joueur { $player } : dés { $dice } · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
    } · { $given ->
    [one] { $given } donnée
   *[other] { $given } données
    } à la crise
table-state = { $exiled ->
    [0] {""}
   *[other] {" "}· exilé
    }{ $out ->
    [0] {""}
   *[other] {" "}· éliminé
    }
table-shown = {" "}· ne trahissait pas : { $aim }
table-hand = Votre main : { $hand }
table-drawn = Vous regardez : { $drawn }
table-road = Croisée des chemins, pour vous seul : { $road }. { $trigger }
table-gear = { $survivor } : { $items }
table-most = ({ $reached }, au plus { $most })
table-aim = Votre objectif : { $aim }
