"""The example game of the documentation is at hand; games of one rule are gone after their test."""

from collections.abc import Iterator

import pytest
from lantern import GAME

from stockade.engine import game as registry
from stockade.engine import register

register(GAME)


@pytest.fixture(autouse=True)
def _one_rule_is_forgotten() -> Iterator[None]:
    yield
    registry._registered.pop("one-rule", None)
