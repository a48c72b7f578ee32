"""What missions and cards remember has a declared word each: nobody writes anything else down."""

import re
from pathlib import Path

import pytest
from tests.golden.scenes import SCENES
from tests.golden.transcript import read

from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.memo import Memo

GAMES = Path(__file__).parents[2] / "golden" / "xmen-resistance"
REMEMBERED = {  # what lies in the state at the end of a golden game that was won
    "mh3": {"psylocke", "dark_phoenix", "lift"},
    "mh5": {"16V", "18V"},
    "mh6": {"lift"},
    "mh8": {"trish_tilby"},
    "mh10": {"bolivar_trask", "charged", "together", "up"},
    "mz2": {"senator_kelly"},
    "mz4": {"revealed"},
}


def test_only_one_module_looks_at_what_is_kept() -> None:
    sources = [path for path in GAME.folder.rglob("*.py") if path.name != "memo.py"]
    found = [path.name for path in sources if re.search(r"state\.memo", path.read_text(encoding="utf-8"))]
    assert found == ["play.py"]  # where it is handed to its words


@pytest.mark.parametrize("mission", REMEMBERED)
def test_whatever_a_mission_writes_down_has_a_word(mission: str) -> None:
    golden = read((GAMES / f"{mission}-won.txt").read_text(encoding="utf-8"))
    table = SCENES[golden.scene](golden.setup, golden.seed).table
    for told in golden.told:
        table.answer(told.seat, told.keys)
        assert not Memo(table.state.memo).strange()
    assert set(table.state.memo) >= REMEMBERED[mission]


def test_what_has_no_word_is_found_and_refused() -> None:
    assert Memo({"lift": 1, "rescue storm": 1, "frozen 12V.A walker": 2, "password": 1}).strange() == ["password"]
    with pytest.raises(KeyError):
        Memo({}).met.add("storm")
