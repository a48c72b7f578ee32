"""How much room there is, as players meet it: a full place takes nobody, a full entrance no zombie."""

import pytest
from tests.games.dead_of_winter.conftest import Lay

from stockade.games.dead_of_winter.facts import PLACE_OF, SPOTS
from stockade.testing import rule

CROWD = ("brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
FULL = {"police-station": 3, "grocery-store": 3, "school": 4, "library": 3, "hospital": 4, "gas-station": 2}


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("police-station", marks=rule("DW-BOARD-05")),
        pytest.param("grocery-store", marks=rule("DW-BOARD-06")),
        pytest.param("school", marks=rule("DW-BOARD-07")),
        pytest.param("library", marks=rule("DW-BOARD-08")),
        pytest.param("hospital", marks=rule("DW-BOARD-09")),
        pytest.param("gas-station", marks=rule("DW-BOARD-10")),
    ],
)
def test_a_full_place_takes_nobody_else(winter: Lay, place: str) -> None:
    scene = winter()
    scene.put(place, *CROWD[: FULL[place]])
    scene.zombies(place, SPOTS[PLACE_OF[place]].entrance_spaces)
    scene.answer("move:thomas-heart")
    assert not scene.offers(f"to:{place}")
    assert len(scene.options()) == len(FULL) - 1
