"""Chances are told as whole percents, and certainty is told only of what is certain."""

import pytest

from stockade.parts.odds import percent


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, 0), (1e-12, 0), (0.0001, 1), (1 / 3, 33), (0.5, 50), (0.9999, 99), (1 - 1e-12, 100), (1.0, 100)],
)
def test_nothing_is_called_certain_that_is_not(chance: float, told: int) -> None:
    assert percent(chance) == told
