"""Each mission won once and lost once: the golden games hold what the mission is about, from its first question to its end."""

from pathlib import Path

import pytest

from stockade.testing import rule

GAMES = Path(__file__).parents[3] / "golden" / "xmen-resistance"


def told(name: str) -> list[str]:
    """The events of a golden game, as they stand in its file."""
    return [line.strip() for line in (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines() if line.startswith("  ")]


def ending(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()[-1]


def count(lines: list[str], start: str) -> int:
    return sum(line.startswith(start) for line in lines)


@pytest.mark.parametrize("mission", ["mh1", "mh2", "mh3", "mh4", "mh5"])
def test_won_and_lost(mission: str) -> None:
    assert ending(f"{mission}-won").startswith("won") and told(f"{mission}-won")[-1] == "game.won (XR-ROUND-05)"
    assert ending(f"{mission}-lost").startswith("lost") and told(f"{mission}-lost")[-1].startswith("game.lost")


@rule("XR-MH1-02", "XR-MH1-04", "XR-MH1-05", "XR-MH1-06")
def test_breaking_in() -> None:
    lines = told("mh1-won")
    blue = next(i for i, line in enumerate(lines) if "objective.taken" in line and "color=blue" in line)
    assert lines.index("spawn.activated color=blue zone=14R.C (XR-MH1-06)") > blue
    assert next(i for i, line in enumerate(lines) if "door.opened edge=14R.E|17R.B" in line) > blue
    assert count(lines, "objective.taken") == 2 and sum("(XR-MH1-05)" in line for line in lines) == 8
    assert count(lines, "hand.spent") == 1 and count(lines, "hero.exited") == 4
    assert count(lines, "window.broken") == 0


@rule("XR-MH2-02", "XR-MH2-05", "XR-MH2-06", "XR-MH2-07")
def test_hitting_the_road() -> None:
    lines = told("mh2-won")
    order = ["color=red", "color=blue", "edge=16R.E|16R.F", "color=green", "edge=18R.D|18R.E"]
    places = [
        next(i for i, line in enumerate(lines) if line.startswith(("objective.taken", "door.opened")) and mark in line) for mark in order
    ]
    assert places == sorted(places)
    assert sum("(XR-MH2-06)" in line for line in lines) == 8 and sum("(XR-MH2-05)" in line for line in lines) == 2
    assert count(lines, "hand.spent") == count(lines, "hand.gone") == 1
    assert count(lines, "hero.exited") == 4


@rule("XR-MH3-02", "XR-MH3-03", "XR-MH3-12", "XR-MH3-13", "XR-MH3-14")
def test_search_and_rescue() -> None:
    lines = told("mh3-won")
    assert count(lines, "bystander.rescued") == sum("(XR-MH3-12)" in line for line in lines) == 3
    assert count(lines, "secret.revealed") == sum("(XR-MH3-13)" in line for line in lines) == 2
    assert count(lines, "bystander.late") == sum("(XR-MH3-14)" in line for line in lines) == 1
    assert count(lines, "enemy.fell enemy=psylocke") == count(lines, "enemy.fell enemy=dark_phoenix") == 1
    assert count(lines, "lift.called") and count(lines, "lift.rides")


@rule("XR-MH4-02", "XR-MH4-04", "XR-MH4-05", "XR-MH4-06")
def test_gadgets() -> None:
    lines = told("mh4-won")
    assert count(lines, "objective.taken") == 5 and count(lines, "hero.exited") == 4
    assert [line for line in lines if line.startswith("spawn.activated")] == [
        "spawn.activated color=blue zone=14R.A (XR-MH4-06)",
        "spawn.activated color=green zone=14R.C (XR-MH4-06)",
    ]
    assert sum("(XR-MH4-04)" in line for line in lines) == 3 and sum("(XR-MH4-05)" in line for line in lines) == 8


@rule("XR-MH5-02", "XR-MH5-10", "XR-MH5-11", "XR-MH5-12", "XR-MH5-13")
def test_evacuation() -> None:
    lines = told("mh5-won")
    assert {line.split("hero=")[1].split()[0] for line in lines if line.startswith("bystander.rescued")} == {
        "storm",
        "rogue",
        "wolverine",
        "magneto",
    }
    assert sum(line.startswith("sleepers.rolled") for line in lines) == 2
    assert "exit.found zone=16V.A (XR-MH5-13)" in lines
    assert sum(line.startswith("trait.drawn") and "(XR-MH5-11)" in line for line in lines) > 0
    assert sum("(XR-MH5-12)" in line for line in lines) == 8 and count(lines, "hero.exited") == 4


@rule("XR-MH5-03", "XR-MH5-04")
def test_evacuation_lost_with_too_few_left() -> None:
    lines = told("mh5-lost")
    assert lines[-1] == "game.lost (XR-MH5-03)"
    assert count(lines, "bystander.devoured") == 1 and count(lines, "hero.out") == 0
