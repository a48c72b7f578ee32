game-last-lantern = La Dernière Lanterne
    .tagline = Gardez la flamme en vie jusqu’au matin.
scenario-breeze = Une brise légère
    .text = Trois nuits.
scenario-storm = La longue tempête
    .text = Cinq nuits.

keeper-ash = Frêne
keeper-birch = Bouleau
keeper-cedar = Cèdre
keeper-dogwood = Cornouiller
oil-1 = de l’huile légère
    .short = Huile légère
oil-2 = de la bonne huile
    .short = Bonne huile
oil-3 = de l’huile forte
    .short = Huile forte

wick-long = Longue
wick-short = Courte
setup-wick = Mèche

shown-flame = Flamme
shown-night = Nuit
shown-deck = Huile dans l’appentis
shown-poured = Versée
shown-hand = Main

prompt-vote = Festin ou rationnement cette nuit ?
prompt-pour = Que versez-vous dans la lanterne ?
prompt-fetch = Qui va chercher de l’huile ?
option-feast = Festin : jusqu’à deux cartes chacun
option-ration = Rationnement : une carte faible chacun
option-pour = Verser { $oil }
option-fetch = J’y vais
refused-strong = On garde l’huile forte pendant le rationnement.

event-night-fell = La nuit { $round } tombe.
event-votes-counted = Festin { $feast }, rationnement { $ration }.
event-oil-poured = { $keeper } verse { $oil } : la flamme monte à { $flame }.
event-wind-blew = Le vent emporte { $die } : la flamme tombe à { $flame }.
event-oil-fetched = { $keeper } rapporte { $count ->
    [one] une carte
   *[other] { $count } cartes
    } d’huile.
event-oil-drawn = Vous piochez { $oil }.
event-game-won = C’est le matin. La lanterne brûle encore.
event-game-lost = La lanterne s’est éteinte.
error-setup-keepers = La Dernière Lanterne se joue de deux à quatre ; { $seats } ne peuvent pas jouer.
error-setup-wick = Il y a une mèche longue et une courte, et pas d’autre.
