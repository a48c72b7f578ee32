"""Whole games, played again from their own answers and compared line by line."""

from pathlib import Path

import pytest
from tests.golden.transcript import read, retell

GAMES = Path(__file__).parents[2] / "golden" / "marvel-champions"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(read(text), {}).splitlines() == text.splitlines(), "read the difference; tools/regenerate_golden.py writes it down"


def test_every_villain_is_there_in_both_modes() -> None:
    found = {path.stem for path in GAMES.glob("*.txt")}
    assert {f"{villain}-{mode}-lost" for villain in ("rhino", "klaw", "ultron") for mode in ("standard", "expert")} <= found
