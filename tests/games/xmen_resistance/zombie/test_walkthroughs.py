"""Each mission of Zombie Mode won once and lost once, from its real set-up: what the golden games hold."""

from pathlib import Path

import pytest

from stockade.testing import rule

GAMES = Path(__file__).parents[3] / "golden" / "xmen-resistance"
ON_THE_WAY = {
    "mz1": {"objective.taken", "exit.found", "spawn.activated", "hunger.changed", "hero.exited"},
    "mz2": {"objective.taken", "lift.called", "lift.rides", "sleepers.rolled", "bystander.eaten", "hero.exited"},
    "mz3": {"team.placed", "objective.taken", "exit.found", "lift.rides", "hero.exited"},
    "mz4": {"secret.revealed", "secret.taken", "spawn.activated", "bystander.eaten", "hero.exited"},
    "mz5": {"objective.taken", "enemies.repelled", "door.forced", "bystander.eaten", "enemy.rises", "level.reached"},
}


def told(name: str) -> list[str]:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@rule("XR-MZ1-02", "XR-MZ2-02", "XR-MZ3-02", "XR-MZ4-02", "XR-MZ5-02", "XR-ZMODE-11", "XR-ROUND-05")
@pytest.mark.parametrize("mission", ON_THE_WAY)
def test_a_mission_is_won_with_all_it_has(mission: str) -> None:
    lines = told(f"{mission}-won")
    assert lines[-1].startswith("won")
    assert {line.split()[0] for line in lines if line.startswith("  ")} >= ON_THE_WAY[mission]


@rule("XR-ZMODE-10", "XR-ROUND-06")
@pytest.mark.parametrize("mission", ["mz1", "mz2", "mz3", "mz4", "mz5"])
def test_a_mission_is_lost(mission: str) -> None:
    lines = told(f"{mission}-lost")
    assert lines[-1].startswith("lost") and [line for line in lines if line.startswith("  ")][-1].startswith("  game.lost")
