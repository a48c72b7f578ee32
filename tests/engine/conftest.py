"""The example game of the documentation is at hand; games of one rule are gone after their test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stockade.engine import game as registry
from stockade.engine import register

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "howto"))

from lantern import GAME

register(GAME)


@pytest.fixture(autouse=True)
def _one_rule_is_forgotten() -> Iterator[None]:
    yield
    registry._registered.pop("one-rule", None)
