"""The game takes part in its own tests before it is installed. Scenes made by `field` are finished when their test is over."""

from collections.abc import Callable, Iterator

import pytest

from stockade.engine import register
from stockade.games.mars_attacks import GAME
from stockade.games.mars_attacks.scene import MarsScene

register(GAME)

Field = Callable[..., MarsScene]


@pytest.fixture
def field() -> Iterator[Field]:
    """A battle on open ground (or any board), checked at the end: no piece lost, no loaded die left, everything told in both languages."""
    scenes: list[MarsScene] = []

    def lay(*force: str, **more: object) -> MarsScene:
        scene = MarsScene(*force, **more)  # type: ignore[arg-type]
        scenes.append(scene)
        return scene

    yield lay
    for scene in scenes:
        scene.finish()
