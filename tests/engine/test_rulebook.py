"""The ledger: rules by id, chapters, search, and what tests prove."""

from pathlib import Path

import lantern
import pytest

from stockade.engine import TaskBook, call
from stockade.engine.rulebook import Rule, Rulebook, proven_by

RULES = lantern.GAME.rulebook
TAGGED = """
@rule("LL-WIND-01", "LL-END-02")
def test_gust(): ...

@pytest.mark.rule("LL-WIND-01")
class TestWind: ...

@other("LL-END-01")
def test_x(): ...
"""


def test_rules_by_id_topic_and_language() -> None:
    rule = RULES.by_id["LL-POUR-02"]
    assert (rule.topic, rule.title) == ("POUR", "Strong oil is kept")
    assert rule.text("fr").startswith("Personne")
    assert "LL-POUR-02" in RULES
    assert "LL-POUR-99" not in RULES
    assert RULES.topics == ["SETUP", "NIGHT", "VOTE", "POUR", "WIND", "FETCH", "END"]


def test_titles_and_examples_may_be_translated() -> None:
    plain = Rule("A-B-01", "Night falls", "en", "fr", example="At ten.")
    both = Rule("A-B-02", "Night falls", "en", "fr", example="At ten.", title_fr="La nuit tombe", example_fr="À dix heures.")
    assert [rule.title_in("fr") for rule in (plain, both)] == ["Night falls", "La nuit tombe"]
    assert [rule.example_in("fr") for rule in (plain, both)] == ["", "À dix heures."]
    assert (both.title_in("en"), both.example_in("en")) == ("Night falls", "At ten.")
    assert [rule.id for rule in Rulebook([plain, both]).search("tombe", "fr")] == ["A-B-02"]


def test_search_wants_all_the_words() -> None:
    assert [rule.id for rule in RULES.search("keepers lose")] == ["LL-END-02"]
    assert [rule.id for rule in RULES.search("égalité", "fr")] == ["LL-VOTE-02"]
    assert RULES.search("submarine") == []


def test_an_id_stands_once() -> None:
    rule = Rule("A-B-01", "", "", "")
    with pytest.raises(ValueError, match="twice"):
        Rulebook([rule, rule])


def test_a_game_without_a_ledger_has_no_rules(tmp_path: Path) -> None:
    assert Rulebook.load(tmp_path / "ledger.toml").rules == []


def test_coverage_is_read_from_the_sources(tmp_path: Path) -> None:
    (tmp_path / "test_wind.py").write_text(TAGGED)
    proven = proven_by(tmp_path)
    assert proven == {"LL-WIND-01": ["test_wind.py::test_gust", "test_wind.py::TestWind"], "LL-END-02": ["test_wind.py::test_gust"]}
    coverage = RULES.coverage(set(proven))
    assert (coverage.proven, coverage.table, coverage.total) == (2, 0, 10)
    assert "LL-END-01" in coverage.missing


def test_rules_only_a_table_can_keep_are_counted_apart() -> None:
    book = Rulebook([Rule("A-B-01", "", "", ""), Rule("A-B-02", "", "", "", scope="table")])
    coverage = book.coverage({"A-B-01"})
    assert (coverage.proven, coverage.table, coverage.total, coverage.missing) == (1, 1, 2, [])


def test_two_tasks_need_two_names() -> None:
    book = TaskBook()

    @book.turn
    async def walk(g: object, to: str) -> None: ...

    assert call(walk, "hall").args == ["hall"]
    assert book.turns == {"walk"}
    with pytest.raises(ValueError, match="two tasks named walk"):
        book(walk)
