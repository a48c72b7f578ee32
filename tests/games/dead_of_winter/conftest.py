"""Tables for rulings: `winter("sparky rod-miller", "mike-cho", ...)` has these groups on an empty board, in the first turn of seat 0.

Every table is finished when its test is over: no card lost, no loaded die left, every event told in both languages, a save that holds it.
"""

from collections.abc import Callable, Iterator

import pytest

from stockade.engine import register
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.scene import WinterScene

register(GAME)
Lay = Callable[..., WinterScene]
GROUPS = ("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")


@pytest.fixture
def winter() -> Iterator[Lay]:
    """A table; three seats with two plain survivors each when nobody is named."""
    scenes: list[WinterScene] = []

    def lay(*groups: str, **settings: object) -> WinterScene:
        scene = WinterScene(*(groups or GROUPS), **settings)
        scenes.append(scene)
        return scene

    yield lay
    for scene in scenes:
        scene.finish()
