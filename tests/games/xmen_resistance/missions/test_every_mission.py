"""What holds for every mission: any team can be set up and plays to an end, and what cannot be played is refused with the reason."""

import random

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.testing.driver import pieces, step

GAME = "xmen-resistance"
every_mission = pytest.mark.parametrize("mission", [name for name in MISSIONS if name.startswith("MH")])


@every_mission
@pytest.mark.parametrize("heroes", range(1, 7))
def test_any_team_plays_to_an_end(mission: str, heroes: int) -> None:
    if heroes < MISSIONS[mission].fewest:
        with pytest.raises(BadSetup):
            Table.new(GAME, {"mission": mission, "heroes": list(TEAM[:heroes])}, 0)
        return
    luck = random.Random(heroes)
    table = Table.new(GAME, {"mission": mission, "heroes": list(TEAM[:heroes]), "seats": luck.randint(1, heroes)}, heroes)
    before = pieces(table)
    while not table.outcome:
        assert len(table.answers) < 20_000
        step(table, luck, sense=0.5)
    assert pieces(table) == before


@every_mission
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"heroes": ["storm", "rogue", "storm", "magneto"]}, "hero-twice"),
        ({"heroes": list(TEAM), "seats": 7}, "seat-count"),
        ({"heroes": list(TEAM[:4]), "seats": 5}, "seat-count"),
        ({"heroes": []}, "hero-count"),
        ({"heroes": [*TEAM, "storm"]}, "hero-count"),
    ],
)
def test_what_cannot_be_played_is_refused(mission: str, setup: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new(GAME, {"mission": mission, **setup}, 0)
    assert refused.value.args_for_text["reason"] == reason
