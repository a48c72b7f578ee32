"""`@rule("XR-MOVE-02")` on a test says which ledger entries it proves.

An id that stands in no ledger raises where the decorator stands, so a typing mistake is a collection error and never a proof of nothing.
"""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

import pytest

from stockade.engine import game as registry
from stockade.engine.rulebook import Rulebook

SHELF = Path(__file__).parent.parent / "games"


class UnknownRule(ValueError):
    """No ledger has this rule."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test proves these ledger entries. Raises UnknownRule when one of them does not exist."""
    if not ids:
        raise UnknownRule("name at least one rule")
    for rule_id in ids:
        if rule_id not in _on_the_shelf() and rule_id not in _registered() and rule_id not in _of_all_games():
            near = difflib.get_close_matches(rule_id, _on_the_shelf() | _of_all_games(), n=3)
            raise UnknownRule(f"{rule_id} is in no ledger" + (f"; near it: {', '.join(near)}" if near else ""))
    return pytest.mark.rule(*ids)


@cache
def _on_the_shelf() -> frozenset[str]:
    """Rules of the games in this package, read without importing them: a broken game does not hide its rules."""
    return frozenset(found for path in SHELF.glob("*/ledger.toml") for found in Rulebook.load(path).by_id)


def _registered() -> frozenset[str]:
    return frozenset(found for game in registry.registered().values() for found in game.rulebook.by_id)


def _of_all_games() -> frozenset[str]:
    return frozenset(found for game in registry.games().values() for found in game.rulebook.by_id)
