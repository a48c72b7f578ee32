"""What cards do to survivors. Carried out in `effects/people.py`."""

from __future__ import annotations

from typing import Literal

from stockade.games.dead_of_winter.effects.values import Place
from stockade.games.dead_of_winter.effects.words.base import SurvivorName
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.selector import Where, Who, Whose


class Affecting(Deed):
    """Something that happens to survivors."""

    who: Who


class Wound(Affecting):
    """Ordinary wounds. `{ op = "wound", n = 1, who = "all_at:colony" }`"""

    n: int


class Frostbite(Affecting):
    """Frostbite tokens. `{ op = "frostbite", n = 1, who = "leaders_non_exiled" }`"""

    n: int


class RollExposure(Affecting):
    """An exposure roll. `{ op = "roll_exposure", who = "that_survivor" }`"""


class Heal(Affecting):
    """Tokens come off: of that kind, or as the survivor's player likes. `{ op = "heal", n = 1, who = "own_or_shared_location" }`"""

    n: int
    kind: Literal["frostbite", "wound"] | None = None


class Thaw(Affecting):
    """Frostbite becomes ordinary wounds. `{ op = "thaw", n = 1, who = "that_survivor" }`"""

    n: int


class KillSurvivor(Affecting):
    """A death. `{ op = "kill_survivor", who = "lowest_influence_non_exiled:2" }`"""


class RemoveSurvivor(Affecting):
    """Out of the game, which is no death. `{ op = "remove_survivor", who = "that_survivor", cost = true }`"""


class Move(Deed):
    """To a place, beside the move of the turn, with or without an exposure roll.

    `{ op = "move", who = "sparky", where = "colony", exposure = false }`
    """

    who: Who
    where: Place
    exposure: bool


class AddSurvivor(Deed):
    """Newcomers join a player, at the colony, outside for an exile, or there. `{ op = "add_survivor", n = 1, to = "self" }`"""

    n: int
    to: Whose
    where: Where | None = None


class FindSurvivor(Deed):
    """That survivor joins the player out of the deck, which is shuffled. `{ op = "find_survivor", survivor = "rod-miller" }`"""

    survivor: SurvivorName


class PassSurvivor(Deed):
    """Everybody who is not exiled hands a survivor to the left, all at once. `{ op = "pass_survivor" }`"""
