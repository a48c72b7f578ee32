"""Whole games, played again from their own answers and compared line by line."""

from pathlib import Path

import pytest
from tests.golden.transcript import read, retell

GAMES = Path(__file__).parents[2] / "golden" / "marvel-champions"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(read(text), {}).splitlines() == text.splitlines(), "read the difference; tools/regenerate_golden.py writes it down"


def test_every_villain_is_there_in_both_modes_beaten_and_lost_to() -> None:
    ends: set[tuple[str, str, str]] = set()
    for path in GAMES.glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        setup, outcome = read(text).setup, text.splitlines()[-1].partition(" ")[0]
        assert path.stem == f"{setup['scenario']}-{setup['mode']}-{outcome}"
        ends.add((setup["scenario"], setup["mode"], outcome))
    for villain in ("rhino", "klaw", "ultron"):
        assert {mode for who, mode, _ in ends if who == villain} == {"standard", "expert"}
        assert {outcome for who, _, outcome in ends if who == villain} == {"won", "lost"}
