"""What lies on the board of each mission before the first turn, and the Spawn Points that only large teams wake."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule


def laid_out(mission: str, heroes: int = 4) -> ResistanceScene:
    """The mission as its set-up leaves it, with the Spawn Points as they are."""
    return ResistanceScene(*MODES[MISSIONS[mission].mode].team[:heroes], mission=mission, spawns=True)


def sent_home(g: Resistance) -> None:
    """The Enemies that the mission placed are back in the reserve."""
    for at, number in enumerate(g.state.horde):
        g.state.pool[at % 3] += number
        g.state.horde[at] = 0


@pytest.mark.parametrize(
    ("mission", "people", "awake", "asleep", "objectives"),
    [
        pytest.param("MH0", 2, 1, 1, 1, marks=rule("XR-MH0-01", "XR-SETUP-04", "XR-SETUP-08", "XR-SETUP-12")),
        pytest.param("MH1", 4, 2, 1, 2, marks=rule("XR-MH1-01", "XR-SENT-11")),
        pytest.param("MH2", 7, 3, 0, 5, marks=rule("XR-MH2-01")),
        pytest.param("MH3", 6, 3, 0, 0, marks=rule("XR-MH3-01", "XR-MH3-05", "XR-MH3-06")),
        pytest.param("MH4", 8, 2, 2, 5, marks=rule("XR-MH4-01")),
        pytest.param("MH5", 6, 4, 0, 7, marks=rule("XR-MH5-01", "XR-MH5-08")),
        pytest.param("MH6", 10, 3, 0, 5, marks=rule("XR-MH6-01", "XR-MH6-02")),
        pytest.param("MH7", 6, 2, 2, 1, marks=rule("XR-MH7-01")),
        pytest.param("MH8", 3, 4, 0, 2, marks=rule("XR-MH8-01", "XR-MH8-04")),  # Trish Tilby is the third
        pytest.param("MH9", 8, 3, 0, 4, marks=rule("XR-MH9-01", "XR-MH9-04")),
        pytest.param("MH10", 10, 3, 0, 5, marks=rule("XR-MH10-01", "XR-MH10-02", "XR-MH10-06")),
        pytest.param("MZ1", 7, 2, 1, 8, marks=rule("XR-MZ1-01", "XR-ZSPAWN-01")),
        pytest.param("MZ2", 12, 4, 0, 4, marks=rule("XR-MZ2-01")),
        pytest.param("MZ3", 8, 4, 0, 8, marks=rule("XR-MZ3-01", "XR-MZ3-11")),
        pytest.param("MZ4", 8, 2, 1, 0, marks=rule("XR-MZ4-01", "XR-MZ4-03")),
        pytest.param("MZ5", 8, 6, 0, 6, marks=rule("XR-MZ5-01", "XR-MZ5-04", "XR-MZ5-05", "XR-MZ5-17")),
    ],
)
def test_the_pieces_of_each_board(mission: str, people: int, awake: int, asleep: int, objectives: int) -> None:
    view = laid_out(mission).view(None)
    assert sum(zone["facedown"] + len(zone["bystanders"]) for zone in view["zones"].values()) == people
    assert sorted(point["active"] for point in view["spawns"]) == [False] * asleep + [True] * awake
    assert len(view["objectives"]) == objectives


@pytest.mark.parametrize(
    ("mission", "zones"),
    [
        pytest.param("MZ1", {"11V.X"}, marks=rule("XR-MZ1-04")),
        pytest.param("MZ2", {"10R.B", "17V.B"}, marks=rule("XR-MZ2-05")),
        pytest.param("MZ4", {"10R.B"}, marks=rule("XR-MZ4-05")),
        pytest.param("MZ5", {"16R.G"}, marks=rule("XR-MZ5-06")),
    ],
)
def test_five_zombie_heroes_wake_more_spawn_points(mission: str, zones: set[str]) -> None:
    assert not zones & {point["zone"] for point in laid_out(mission).view(None)["spawns"]}
    big = laid_out(mission, 5)
    assert zones <= {point["zone"] for point in big.view(None)["spawns"] if point["active"]}
    big.put("cyclops", "17V.C" if mission == "MZ2" else big.hero("cyclops").zone)  # both floors awake
    big.change(sent_home)  # those of MZ5 would be on their way already
    big.deck("spawn", "S001", "S002", "S003", "S004", "S007", "S008")
    big.end_turns()
    assert zones <= {zone for _, zone in big.drawn()}
