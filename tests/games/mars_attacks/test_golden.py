"""Whole games, played again from their own answers and compared line by line."""

from pathlib import Path

import pytest
from tests.golden.transcript import read, retell

GAMES = Path(__file__).parents[2] / "golden" / "mars-attacks"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(read(text), {}).splitlines() == text.splitlines(), "read the difference; tools/regenerate_golden.py writes it down"


def test_each_battle_is_won_once_and_lost_once_and_there_is_a_campaign() -> None:
    found = {path.stem for path in GAMES.glob("*.txt")}
    assert {f"{battle}-{end}" for battle in ("surprise", "help", "breaking", "home") for end in ("won", "lost")} | {"campaign"} <= found
    for name in found:
        last = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()[-1]
        assert name == "campaign" or last.startswith(name.rpartition("-")[2])
