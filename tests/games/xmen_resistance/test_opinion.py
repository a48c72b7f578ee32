"""What bots think of positions that were really played: at each new round of the golden games, what the team should do next and how it
stands. After a change of mind on purpose, `python -m tests.games.xmen_resistance.test_opinion` writes `opinions.json` anew."""

import json
from pathlib import Path

import pytest
from tests.golden.scenes import SCENES
from tests.golden.transcript import read

from stockade.engine import Table
from stockade.games.xmen_resistance.bot import value

GAMES = Path(__file__).parents[2] / "golden" / "xmen-resistance"
KEPT = Path(__file__).with_name("opinions.json")
NAMES = sorted(path.stem for path in GAMES.glob("*-won.txt"))


def opinions(name: str) -> list[str]:
    """Errands and worth at the first question of every round."""
    golden = read((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    table: Table = SCENES[golden.scene](golden.setup, golden.seed).table
    found: list[str] = []
    for told in golden.told:
        if len(found) < table.round:
            g = table.play
            found.append(f"{value.evaluate(g):.1f} {' '.join(g.mission.errands(g))}".rstrip())
        table.answer(told.seat, told.keys)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_bots_have_not_changed_their_mind(name: str) -> None:
    assert opinions(name) == json.loads(KEPT.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    KEPT.write_text(json.dumps({name: opinions(name) for name in NAMES}, indent=1) + "\n", encoding="utf-8")
