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


def test_an_answer_that_no_longer_fits_is_named() -> None:
    text = (GAMES / "mh0-lost.txt").read_text(encoding="utf-8").replace("> 1 rescue:valerie_cooper", "> 1 rescue:callisto")
    with pytest.raises(Lost, match=r"answer 14: 1 rescue:callisto does not answer\n\? 1 prompt-action: "):
        retell(read(text), SCENES)
