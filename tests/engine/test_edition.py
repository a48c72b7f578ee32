"""Exactly these rules: the name changes with every file that could change a game, and with no other."""

from pathlib import Path

import pytest

from stockade.engine import BadSave, Table, savefile
from stockade.engine.checkpoint import Save, Story
from stockade.engine.edition import WRITTEN, edition_of
from stockade.engine.state import encode


def test_an_edition_follows_rules_and_data_and_not_words(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "rules.py").write_text("MOST = 3")
    (tmp_path / "map.txt").write_text("#..#")
    seen = [edition_of(tmp_path)]
    (tmp_path / "text" / "en.ftl").write_text("word = Word")
    assert edition_of(tmp_path) == seen[0]
    for name, words in {"rules.py": "MOST = 4", "map.txt": "#.##", "more.py": ""}.items():
        (tmp_path / name).write_text(words)
        seen.append(edition_of(tmp_path))
    assert len(set(seen)) == len(seen)


def test_a_folder_without_sources_says_which_edition_it_was_made_from(tmp_path: Path) -> None:
    (tmp_path / "rules.pyc").write_bytes(b"translated")
    (tmp_path / WRITTEN).write_text("1.0+00000000")
    assert edition_of(tmp_path) == "1.0+00000000"


def told(table: Table, **change: object) -> bytes:
    save = savefile.read(table.save())
    assert isinstance(save, Save)
    fields = {name: getattr(save, name) for name in Story.__struct_fields__}
    return encode(Story(**{**fields, **change}))


def test_a_save_that_only_tells_the_answers_is_played_again() -> None:
    table = Table.new("last-lantern", {"scenario": "storm", "seats": 2}, seed=7)
    for seat in (0, 1):
        table.answer(seat, "vote:feast")
    for known in (table.digest(), ""):
        again = Table.load(told(table, digest=known))
        assert again.digest() == table.digest() and again.answers == table.answers
    with pytest.raises(BadSave, match="digest"):
        Table.load(told(table, digest="0" * 24))
    with pytest.raises(BadSave, match="answer"):
        Table.load(told(table, answers=table.answers * 2))
