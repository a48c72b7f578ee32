"""Modules of cards read one vocabulary, and nothing in this game is imported in the middle of a function to get round a cycle."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from stockade.games.marvel_champions import words
from stockade.games.marvel_champions.effects.ability import (
    BOOK,
    BadCard,
    ally_must_defend,
    better_with,
    pays_double_for,
    soaks,
    threat_stays,
)

HERE = Path(words.__file__).parent
GAME = "stockade.games.marvel_champions"
CARDS = sorted(path for path in (HERE / "content").glob("*.py") if path.name != "__init__.py")
LATE = {"fluent.syntax"}  # only needed where packs are checked


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that a piece of code imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_module_of_cards_imports_its_words_from_one_place(path: Path) -> None:
    ours = {module for module in imported(ast.parse(path.read_text())) if module.startswith("stockade")}
    assert {module for module in ours if not module.startswith(f"{GAME}.content.")} == {f"{GAME}.words"}


def test_nothing_is_imported_in_the_middle_of_a_function() -> None:
    found: list[str] = []
    for path in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found += [f"{path.name}: {node.name} imports {module}" for module in imported(node) if module not in LATE]
    assert not found


def test_every_word_is_there_once() -> None:
    assert len(set(words.__all__)) == len(words.__all__)
    assert all(hasattr(words, name) for name in words.__all__)


def test_a_word_about_an_unknown_card_or_resource_is_refused() -> None:
    for word in (threat_stays, ally_must_defend):
        with pytest.raises(BadCard, match="no-such-card"):
            word("no-such-card")
    with pytest.raises(BadCard, match="no-such-card"):
        pays_double_for("no-such-card", "justice")
    with pytest.raises(BadCard, match="no-such-card"):
        soaks("no-such-card", 5)
    with pytest.raises(BadCard, match="for-justice: gold"):
        better_with("for-justice", "gold")
    assert BOOK["for-justice"].better_with == "mental"
