"""What cards do to cards: drawing, looking, showing, giving, stealing, discarding. Carried out in `effects/cards.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from stockade.games.dead_of_winter.effects.values import Symbol
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.selector import Where, Whose


class DrawBoxStartingItem(Deed):
    """Starting items that nobody was dealt. `{ op = "draw_box_starting_item", n = 1 }`"""

    n: int


class SearchDeck(Deed):
    """Up to so many cards of a symbol out of a deck, which is shuffled; or one of them by chance.

    `{ op = "search_deck", where = "hospital", symbol = "medicine", n = 1 }`
    """

    where: Where
    symbol: Symbol
    n: int
    random: bool = False


class RevealTop(Deed):
    """The top cards of the deck here are shown to all; one of a symbol may be taken. `{ op = "reveal_top", n = 4, symbol = "survivor" }`"""

    n: int
    symbol: Symbol


class LookTop(Deed):
    """The top cards of a deck are looked at, and put back in any order if that is said.

    `{ op = "look_top", where = "location_choice", n = 3, reorder = true }`
    """

    where: Where
    n: int
    reorder: bool = False


class LookCrises(Deed):
    """The next crises are looked at; one of them comes later, or goes under the deck. `{ op = "look_crises", n = 2, under = true }`"""

    n: int
    under: bool = False


class LookRandomHand(Deed):
    """A random card of a hand is looked at. `{ op = "look_random_hand", from = "each_other_player" }`"""

    source: Whose = field(name="from")


class RevealHand(Deed):
    """One's hand is shown to those players. `{ op = "reveal_hand", to = "giver" }`"""

    to: Whose


class RevealMatchingContributions(Deed):
    """How many of each player's cards match the crisis, for all to hear. `{ op = "reveal_matching_contributions" }`"""


class StealRandom(Deed):
    """A random card of another hand. `{ op = "steal_random", from = "other_player" }`"""

    source: Whose = field(name="from")


class GiveRandom(Deed):
    """A random card of one's own hand goes to somebody. `{ op = "give_random", to = "exiled_choice" }`"""

    to: Whose


class GiveCard(Deed):
    """A card of one's own choice goes to somebody. `{ op = "give_card", to = "giver" }`"""

    to: Whose


class DiscardItems(Deed):
    """Cards of a symbol are discarded without their effects. `{ op = "discard_items", symbol = "tool", n = 2, cost = true }`"""

    symbol: Symbol
    n: int


class Contribute(Deed):
    """Cards from hand go face down to the crisis. `{ op = "contribute", n = 1 }`"""

    n: int


class ReturnPlayedCard(Deed):
    """The card just played goes back to the hand. `{ op = "return_played_card" }`"""


class RemoveItem(Deed):
    """The card in question leaves the game. `{ op = "remove_item", cost = true }`"""


class DisableItem(Deed):
    """The card in question cannot be used until the end of the next round. `{ op = "disable_item" }`"""


class RefreshItem(Deed):
    """A used card may be used once more: the one in question, or one of one's own. `{ op = "refresh_item", which = "own_choice" }`"""

    which: Literal["own_choice", "triggering"]
