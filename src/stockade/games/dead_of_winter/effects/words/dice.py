"""What cards do to action dice. Carried out in `effects/dice.py`."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.selector import Self, Whose


class DieGain(Deed):
    """A die of that value, gone at the end of the turn. `{ op = "die_gain", value = 6 }`"""

    value: int


class DieLose(Deed):
    """An unused die is lost; its owner picks it. `{ op = "die_lose", whose = "non_exiled_players" }`"""

    whose: Whose


class DieSpend(Deed):
    """A die of any value is spent. `{ op = "die_spend", cost = true }`"""


class DiePlus(Deed):
    """A die goes up or down, within 1 to 6. `{ op = "die_plus", n = -1, whose = "other_player" }`"""

    n: int
    whose: Whose = Self()


class DieSet(Deed):
    """A die is turned to a face of one's choice. `{ op = "die_set" }`"""


class DieSetTo(Deed):
    """A die is turned to that face. `{ op = "die_set_to", value = 1 }`"""

    value: int


class DieReroll(Deed):
    """A die is rolled again, or as many as one likes; the new results stand. `{ op = "die_reroll", several = true }`"""

    several: bool = False
