"""Golden games of X-Men Resistance, played again from their own answers: every question, event and digest as it was."""

from pathlib import Path

import pytest
from tests.golden.scenes import SCENES
from tests.golden.transcript import Lost, read, retell

from stockade.testing import rule

GAMES = Path(__file__).parents[2] / "golden" / "xmen-resistance"


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.txt")))
def test_the_game_is_told_as_it_was(name: str) -> None:
    text = (GAMES / f"{name}.txt").read_text(encoding="utf-8")
    assert retell(read(text), SCENES).splitlines() == text.splitlines(), "read the difference; tools/regenerate_golden.py writes it down"


@rule("XR-MH0-02", "XR-ROUND-05", "XR-ROUND-08")
def test_a_whole_game_is_won() -> None:
    """The story has what it promises: a key, a rescue, a wound, Traits and Power on the way, and everybody out."""
    lines = (GAMES / "mh0-won.txt").read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("won") and lines[-1].endswith("winners: 0 1")
    kinds = {line.split()[0] for line in lines if line.startswith("  ")}
    assert kinds >= {"objective.taken", "bystander.rescued", "hero.wounded", "hero.healed", "trait.used", "skill.used", "spawn.activated"}
    assert sum("hero.exited" in line for line in lines) == 4
    assert any(line.startswith("> ") and "power:1" in line for line in lines)


@rule("XR-ROUND-06", "XR-ROUND-08", "XR-ROUND-12")
def test_a_whole_game_is_lost() -> None:
    lines = (GAMES / "mh0-lost.txt").read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("lost") and lines[-1].endswith("winners: nobody")
    told = [line.split()[0] for line in lines if line.startswith("  ")]
    assert told.index("hero.out") < told.index("game.lost") == len(told) - 1


ON_THE_WAY = {
    "mh6": {"team.placed", "lift.called", "lift.rides", "objective.taken", "hero.exited"},
    "mh7": {"secret.taken", "spawn.activated", "bystander.traded", "objective.taken", "card.skipped"},
    "mh8": {"bystander.rescued", "objective.taken", "bomb.given", "bomb.planted", "hero.exited"},
    "mh9": {"sleepers.rolled", "bystander.rescued", "objective.taken", "level.reached"},
    "mh10": {"objective.taken", "bystander.rescued", "enemy.laid", "enemy.rises", "hand.charged", "hand.carried"},
}


@pytest.mark.parametrize("mission", ON_THE_WAY)
def test_a_mission_is_won_once_with_all_it_has_and_lost_once(mission: str) -> None:
    won, lost = ((GAMES / f"{mission}-{end}.txt").read_text(encoding="utf-8").splitlines() for end in ("won", "lost"))
    assert won[-1].startswith("won") and lost[-1].startswith("lost")
    assert {line.split()[0] for line in won if line.startswith("  ")} >= ON_THE_WAY[mission]


def test_an_answer_that_no_longer_fits_is_named() -> None:
    text = (GAMES / "mh0-lost.txt").read_text(encoding="utf-8").replace("> 1 rescue:valerie_cooper", "> 1 rescue:callisto")
    with pytest.raises(Lost, match=r"answer 14: 1 rescue:callisto does not answer\n\? 1 prompt-action: "):
        retell(read(text), SCENES)
