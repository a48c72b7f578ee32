game-last-lantern = The Last Lantern
    .tagline = Keep the flame alive until morning.
scenario-breeze = A light breeze
    .text = Three nights.
scenario-storm = The long storm
    .text = Five nights.

keeper-ash = Ash
keeper-birch = Birch
keeper-cedar = Cedar
keeper-dogwood = Dogwood
oil-1 = thin oil
    .short = Thin oil
oil-2 = good oil
    .short = Good oil
oil-3 = strong oil
    .short = Strong oil

wick-long = Long
wick-short = Short
setup-wick = Wick

shown-flame = Flame
shown-night = Night
shown-deck = Oil in the shed
shown-poured = Poured
shown-hand = Hand

prompt-vote = Feast or ration tonight?
prompt-pour = What do you pour into the lantern?
prompt-fetch = Who fetches oil?
option-feast = Feast: up to two cards each
option-ration = Ration: one weak card each
option-pour = Pour { $oil }
option-fetch = I will go
refused-strong = Strong oil is kept while rationing.

event-night-fell = Night { $round } falls.
event-votes-counted = Feast { $feast }, ration { $ration }.
event-oil-poured = { $keeper } pours { $oil }: the flame is { $flame } high.
event-wind-blew = The wind takes { $die }: the flame is { $flame } high.
event-oil-fetched = { $keeper } fetches { $count ->
    [one] one card
   *[other] { $count } cards
    } of oil.
event-oil-drawn = You draw { $oil }.
event-game-won = Morning. The lantern still burns.
event-game-lost = The lantern is out.
error-setup-keepers = The Last Lantern is for two to four keepers; { $seats } cannot play.
error-setup-wick = There is a long wick and a short one, and no other.
