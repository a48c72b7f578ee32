"""Tables for rulings. `board("spider-man")` is a quiet one: heroes up, hands empty, blanks in the encounter deck.

Every board is finished when its test is over: no card lost, every event told in both languages, a save that holds it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stockade.engine import register
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.scene import ChampionsScene

register(GAME)
Board = Callable[..., ChampionsScene]


@pytest.fixture
def board() -> Iterator[Board]:
    """Scenes that are finished at the end of the test."""
    scenes: list[ChampionsScene] = []

    def lay(*heroes: str, **more: object) -> ChampionsScene:
        scene = ChampionsScene(*heroes, **more)  # pyright: ignore[reportArgumentType]
        scenes.append(scene)
        return scene

    yield lay
    for scene in scenes:
        scene.finish()


@pytest.fixture(scope="module")
def drill() -> Iterator[None]:
    """Made-up cards for rules that no card of the core set shows."""
    packs = GAME.read_packs([Path(__file__).parent / "packs" / "drill"])
    yield
    GAME.drop_packs(packs)
