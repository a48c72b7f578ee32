"""Whole games, played again from their own answers and compared line by line."""

from pathlib import Path

import pytest
from tests.golden.transcript import read, retell

from stockade.games.dead_of_winter import GAME

GAMES = Path(__file__).parents[2] / "golden" / "dead-of-winter"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(read(text), {}).splitlines() == text.splitlines(), "read the difference; tools/regenerate_golden.py writes it down"


def test_there_is_a_game_of_every_main_objective() -> None:
    told = [read(path.read_text(encoding="utf-8")) for path in GAMES.glob("*.txt")]
    assert {golden.setup["scenario"] for golden in told} == set(GAME.scenarios)


def test_they_show_a_win_a_betrayal_a_bite_and_two_exiles() -> None:
    def lines(name: str) -> list[str]:
        return (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    for name in ("we-need-more-samples", "find-the-cure", "kill-them", "leave-it-all-behind", "raiding-party"):
        assert lines(f"{name}-won")[-1].startswith("won")
    assert lines("winter-has-come-lost")[-1].startswith("lost") and any("cause=failed" in line for line in lines("winter-has-come-lost"))
    assert "winners: nobody" not in lines("home-sweet-home-betrayer")[-1] and lines("home-sweet-home-betrayer")[-1].startswith("lost")
    assert sum("player.exiled" in line for line in lines("too-many-mouths-exiles")) >= 2
    assert sum("bite.spread" in line for line in lines("eight-weeks-of-darkness-bite")) >= 2


def test_the_bite_leaves_nobody_at_the_colony() -> None:
    here = {"annaleigh-chan", "brian-lee", "david-garcia", "loretta-clay", "mike-cho", "rod-miller"}  # all six begin there
    for line in (GAMES / "eight-weeks-of-darkness-bite.txt").read_text(encoding="utf-8").splitlines():
        kind, *words = line.split()
        told = dict(word.split("=", 1) for word in words if "=" in word)
        if kind == "survivor.joined" and told["place"] == "colony":
            break
        if kind == "survivor.moved" and told["place"] == "colony":
            here.add(told["survivor"])
        elif kind in ("survivor.moved", "survivor.died"):
            here.discard(told["survivor"])
    assert not here
