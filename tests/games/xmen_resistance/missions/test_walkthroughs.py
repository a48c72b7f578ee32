"""Each mission won once and lost once: the golden games hold what the mission is about, from its first question to its end."""

from pathlib import Path

import pytest
from tests.golden.scenes import SCENES
from tests.golden.transcript import read

from stockade.games.xmen_resistance.facts import champions
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


@pytest.mark.parametrize("mission", ["mh7", "mh9"])
def test_the_long_ones_begin_at_the_beginning(mission: str) -> None:
    golden = read((GAMES / f"{mission}-won.txt").read_text(encoding="utf-8"))
    state = SCENES[golden.scene](golden.setup, golden.seed).table.state
    assert [hero.xp for hero in state.heroes] == [0, 0, 0, 0] and state.round == 1
    assert state.pool == [35, 14, 14] and state.gone == [0, 0, 0]
    assert len(state.zombie_pile.deck) == 6


@rule("XR-MH7-02", "XR-MH7-07", "XR-MH7-09", "XR-MH7-11", "XR-MH7-13", "XR-MH7-20")
def test_the_beacon_and_then_nobody_is_left() -> None:
    lines = told("mh7-won")
    lit = next(i for i, line in enumerate(lines) if line.startswith("objective.taken"))
    assert count(lines[:lit], "secret.taken") == count(lines[:lit], "spawn.activated") == 2
    assert count(lines[:lit], "bystander.traded") == 1 and "enemies.removed enemy=walker count=3 (XR-MH7-13)" in lines
    assert sum("(XR-MH7-07)" in line for line in lines) == 4
    assert {"(XR-MH7-09)", "(XR-MH7-20)"} == {line[-11:] for line in lines if line.startswith("card.skipped")}
    for kind, box in (("walker", 35 - 3), ("brute", 14), ("runner", 14)):
        assert count(lines[lit:], f"enemy.fell enemy={kind}") == box
    assert len({line.split()[1] for line in lines if line.startswith("enemy.fell")}) == 3 + 6  # all six Zombie Heroes


@rule("XR-MH9-02", "XR-MH9-03", "XR-MH9-07", "XR-MH9-08", "XR-MH9-09", "XR-MH9-10", "XR-MH9-13")
def test_the_house_is_cleared_and_everybody_is_red() -> None:
    lines = told("mh9-won")
    assert sum("card.spawned" in line and "(XR-MH9-10)" in line for line in lines) == 14
    assert count(lines, "level.reached") == 12 and sum(line.startswith("level.reached") and "level=red" in line for line in lines) == 4
    assert count(lines, "objective.taken") == 4 and count(lines, "sleepers.rolled") == 2
    assert count(lines, "bystander.rescued") == sum("(XR-MH9-08)" in line for line in lines) > 0
    foes = [line.split()[1] for line in lines if line.startswith("enemy.fell")]
    assert [foes.count(f"enemy={foe}") for foe in champions()] == [1] * 6
