"""What bots, screens and terminals make of positions from the golden games: worth, odds, views, pictures, refusals, as once judged right.

A change of any of them shows here and is read like one of a golden game; `python -m tests.games.mars_attacks.test_opinions` writes it down.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.golden.transcript import read

from stockade.engine import Table
from stockade.games.mars_attacks import GAME

GAMES = Path(__file__).parents[2] / "golden" / "mars-attacks"
FILE = GAMES / "opinions.json"
EVERY = 7  # answers between two positions


def brief(value: Any) -> str:
    """A short fingerprint."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:12]


def judged(table: Table) -> dict[str, Any]:
    """One position, seen from all sides."""
    game, play = table.game, table.play
    asks = table.pending
    return {
        "answers": len(table.answers),
        "worth": round(game.bot.evaluate(play, 0), 3),
        "quick": [game.bot.quick_answer(play, ask) for ask in asks],
        "facts": brief(
            [{key: [(fact.text, fact.args) for fact in facts] for key, facts in game.odds.facts(play, ask).items()} for ask in asks]
        ),
        "refused": brief([[(no.key, no.text, no.rule, no.args) for no in ask.why_not()] for ask in asks]),
        "view": brief(game.view(play, 0)),
        "lines": brief(game.describe(play, 0, "en")),
    }


def opinions(name: str) -> list[dict[str, Any]]:
    golden = read((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    table = Table.new(golden.game, golden.setup, golden.seed)
    found: list[dict[str, Any]] = []
    for number, told in enumerate(golden.told):
        if number % EVERY == 0:
            found.append(judged(table))
        table.answer(told.seat, told.keys)
    return [*found, {"static": brief(GAME.static(table.play)), "end": brief(GAME.view(table.play, None))}]


def names() -> list[str]:
    return sorted(path.stem for path in GAMES.glob("*.txt"))


@pytest.mark.parametrize("name", names())
def test_positions_are_judged_as_before(name: str) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))[name]
    now = json.loads(json.dumps(opinions(name)))
    assert len(now) == len(known)
    for before, after in zip(known, now, strict=True):
        assert after == before


if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(one) for one in opinions(name)) + "\n]" for name in names()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
