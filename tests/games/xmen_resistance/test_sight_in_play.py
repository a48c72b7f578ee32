"""Line of sight as players meet it: whom a hero with a long range may aim at from where she stands."""

import pytest

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

SHOT = "attack:twin_pistols"  # Mystique's, up to two zones away


def aiming(mission: str, stands: str, *targets: str, opened: tuple[str, ...] = ()) -> ResistanceScene:
    """Mystique stands there with a Walker in each target zone; these doors and windows are open."""
    scene = ResistanceScene("mystique", mission=mission)
    scene.explored(stands, *targets)
    if opened:
        scene.open(*opened)
    scene.put("mystique", stands)
    for zone in targets:
        scene.enemies(zone, walker=1)
    return scene


@pytest.mark.parametrize(
    ("mission", "stands", "seen", "unseen", "opened"),
    [
        pytest.param("MH2", "17R.B", "17R.B", "", (), id="the-same-zone", marks=rule("XR-LOS-02")),
        pytest.param("MH2", "16R.A", "16R.C", "16R.F", (), id="straight-streets", marks=rule("XR-LOS-03")),
        pytest.param("MH2", "17R.B", "17R.C", "17R.D", (), id="never-diagonal", marks=rule("XR-LOS-04")),
        pytest.param("MH4", "10R.B", "11R.D", "11R.G", ("10R.B|11R.D",), id="the-first-zone-of-a-room", marks=rule("XR-LOS-05")),
        pytest.param("MH5", "16V.C", "16V.E", "17V.C", (), id="beside-an-opening", marks=rule("XR-LOS-06")),
        pytest.param("MH1", "14R.A", "14R.C", "14R.E", (), id="along-a-large-room", marks=rule("XR-LOS-07")),
        pytest.param("MH7", "10V.C", "10V.D", "11V.C", ("10V.D|11V.C",), id="not-at-the-opening", marks=rule("XR-LOS-08")),
        pytest.param("MH4", "13R.A", "10R.D", "10R.A", ("10R.A|10R.D", "10R.D|13R.A"), id="one-opening-only", marks=rule("XR-LOS-09")),
        pytest.param("MH2", "17R.F", "14R.F", "14R.C", ("14R.F|17R.C",), id="one-zone-inside", marks=rule("XR-LOS-10")),
        pytest.param("MH2", "17R.D", "17R.F", "", (), id="across-the-fountain", marks=rule("XR-LOS-13", "XR-DEF-08")),
        pytest.param("MH5", "14R.E", "14R.D", "17V.C", (), id="never-to-another-level", marks=rule("XR-LOS-14")),
        pytest.param("MH8", "14R.F", "17R.F", "18R.D", ("14R.F|17R.C",), id="straight-out-of-a-window", marks=rule("XR-LOS-16")),
    ],
)
def test_whom_a_hero_may_aim_at(mission: str, stands: str, seen: str, unseen: str, opened: tuple[str, ...]) -> None:
    scene = aiming(mission, stands, *filter(None, (seen, unseen)), opened=opened)
    assert not unseen or not scene.offers(f"{SHOT}:{unseen}")
    assert scene.offers(f"{SHOT}:{seen}")
    scene.answer(f"{SHOT}:{seen}")
    assert scene.events("hero.attacks")
    scene.finish("")


@rule("XR-LOS-11")
@pytest.mark.parametrize(
    ("mission", "stands", "shut", "seen"),
    [("MH0", "12V.D", "12V.B", "15V.A"), ("MH2", "17R.C", "14R.F", "16R.C")],
    ids=["door", "window"],
)
def test_what_is_closed_hides_whoever_stands_behind_it(mission: str, stands: str, shut: str, seen: str) -> None:
    scene = aiming(mission, stands, shut, seen)
    assert scene.refused(f"{SHOT}:{shut}") == "XR-COMBAT-02"
    assert scene.offers(f"{SHOT}:{seen}")
    scene.answer(f"{SHOT}:{seen}")


@rule("XR-LOS-01")
def test_who_is_aimed_at_sees_back() -> None:
    scene = aiming("MH2", "16R.C", "16R.A")
    assert scene.offers(f"{SHOT}:16R.A")
    scene.answer("end")
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-02"  # towards a target in sight
    assert scene.standing("walker") == {"16R.B": 1}


@rule("XR-SETUP-06")
def test_nobody_walks_through_a_window_of_the_set_up() -> None:
    scene = ResistanceScene("storm", mission="MH2")
    scene.explored("14R.F")
    scene.put("storm", "14R.F")
    assert not scene.is_open("14R.F|17R.C")
    assert not scene.offers("move:17R.C")
    assert scene.offers("open:14R.F|17R.C")
    scene.finish("")


@rule("XR-OBJ-06")
def test_green_waits_for_blue() -> None:
    scene = ResistanceScene("storm", mission="MH2")
    green = next(mark for mark in scene.state.objectives if mark.color == "green")
    scene.explored(green.zone)
    scene.put("storm", green.zone)
    assert scene.refused(f"take:{green.zone}") == "XR-MH2-02"
    scene.finish("")
