"""Changes: what survivors and equipped cards alter in a rule. The rules ask for them by their type (`g.means`, `g.change`).

`changes = [{ op = "no_exposure", on = "attack" }]`
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from stockade.games.dead_of_winter.effects.values import Place, Symbol
from stockade.games.dead_of_winter.effects.words.base import Word

Exposure: TypeAlias = Literal["none", "once", "each"]  # how often a kill of several rolls exposure


class Alteration(Word, tag_field="op"):
    """Something that is different for whoever has it."""


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of a symbol, discarded from hand. `cost = { item = "fuel", n = 1 }`"""

    item: Symbol
    n: int = 1


class AnyDie(Alteration):
    """Any die is good enough to attack. `{ op = "any_die" }`"""


class AttackReplacement(Alteration):
    """An attack kills so many zombies instead of one, at a price in cards or with noise here.

    `{ op = "attack_replacement", n = 4, exposure = "none", cost = { item = "fuel", n = 1 } }`
    """

    n: int
    exposure: Exposure
    cost: Cost | None = None
    noise: int = 0


class BarricadeBonus(Alteration):
    """A barricade action places so many. `{ op = "barricade_bonus", total = 2 }`"""

    total: int


class CleanBonus(Alteration):
    """Cleaning the waste removes so many cards. `{ op = "clean_bonus", total = 5 }`"""

    total: int


class CopyAbilities(Alteration):
    """It has the abilities of all others at the same place. `{ op = "copy_abilities" }`"""


class ExtraDie(Alteration):
    """So many more action dice. `{ op = "extra_die", n = 1 }`"""

    n: int


class IgnoreBiteSpread(Alteration):
    """Bites pass it by. `{ op = "ignore_bite_spread" }`"""


class NoExposure(Alteration):
    """No exposure roll for moves, or for kills by attack. `{ op = "no_exposure", on = "move" }`"""

    on: Literal["attack", "move"]


class NoiseBonus(Alteration):
    """Noise in a search shows so many cards. `{ op = "noise_bonus", look = 3 }`"""

    look: int


class SearchBonus(Alteration):
    """A search shows and keeps so many cards more, there or anywhere. `{ op = "search_bonus", look = 1, keep = 1, where = "school" }`"""

    look: int
    keep: int
    where: Place | None = None


class WoundInstead(Alteration):
    """An ordinary wound instead of that result of an exposure roll. `{ op = "wound_instead", of = "bite" }`"""

    of: Literal["bite", "frostbite"]


class WoundLimit(Alteration):
    """So many wounds kill. `{ op = "wound_limit", n = 4 }`"""

    n: int


Change: TypeAlias = (
    AnyDie
    | AttackReplacement
    | BarricadeBonus
    | CleanBonus
    | CopyAbilities
    | ExtraDie
    | IgnoreBiteSpread
    | NoExposure
    | NoiseBonus
    | SearchBonus
    | WoundInstead
    | WoundLimit
)
