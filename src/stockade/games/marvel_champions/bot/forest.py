"""The chance to win, half by the weights of `worth`, half by what games have taught: small decision trees over numbers of the position.

Weights add up; the trees also know what only counts together: threat beside how long the villain still stands, a minion beside who could
strike it. `python tools/champions_forest.py` grows them from the ends of some twenty thousand games of quick players. Where those are
always lost the trees say little, so the weights keep their half. No villain and no card is named.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple, cast

from stockade.games.marvel_champions.bot.outlook import share
from stockade.games.marvel_champions.bot.position import NAMES, row
from stockade.games.marvel_champions.play import Champions

SKILL = 2.0  # who thinks ahead wins more than the quick players of those games
FILE = Path(__file__).with_name("forest.json")
POINTS = NAMES.index("points")


class Branch(NamedTuple):
    """A number of the position and where it is cut; both sides go on, or end with what is to be added."""

    place: int
    cut: float
    below: Branch | float
    above: Branch | float


def planted() -> tuple[float, tuple[Branch | float, ...]]:
    """What is added for everybody, and the trees; none as long as they were grown for other numbers, so that new ones can be grown."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {"names": []}
    if read["names"] != list(NAMES):
        return 0.0, ()
    return float(read["base"]), tuple(map(tree, read["trees"]))


def tree(nested: object) -> Branch | float:
    """As it is walked."""
    if not isinstance(nested, list):
        return cast("float", nested)
    place, cut, below, above = cast("list[Any]", nested)
    return Branch(place, cut, tree(below), tree(above))


BASE, TREES = planted()


def chance(g: Champions) -> float:
    """The chance to win from here, as far as one can see; only the end of the game is certain."""
    if g.state.outcome:
        return 1.0 if g.state.outcome == "won" else 0.0
    numbers = row(g)
    total = BASE
    for node in TREES:
        while isinstance(node, Branch):
            node = node.below if numbers[node.place] <= node.cut else node.above
        total += node
    return share(SKILL + (total + numbers[POINTS]) / 2)
