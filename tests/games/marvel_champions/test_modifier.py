"""Counting values."""

import pytest

from stockade.games.marvel_champions.effects.modifier import Lasting, Modifier, Operation, combine, expire


@pytest.mark.parametrize(
    ("base", "changes", "value"),
    [
        (2, [], 2),
        (2, [("add", 1), ("add", -2)], 1),
        (2, [("times", 2), ("add", 1)], 6),  # additions first, whatever their order
        (3, [("times", 0.5)], 2),  # rounded up
        (2, [("add", -5)], 0),
        (2, [("set", 7), ("add", 3)], 7),
        (2, [("most", 4), ("add", 3)], 4),  # a stated maximum holds against everything
        (2, [("most", 6), ("most", 3), ("set", 5)], 3),
        (2, [("set", 7), ("set", 4), ("times", 3)], 4),  # the latest set value
    ],
)
def test_values(base: int, changes: list[tuple[Operation, float]], value: int) -> None:
    assert combine(base, changes) == value


def test_amounts_may_be_counted() -> None:
    assert Modifier("atk", 2, on=lambda g, me, other: True).value(None, None, None) == 2
    assert Modifier("atk", lambda g, me, other: g + other, on=lambda g, me, other: True).value(1, None, 3) == 4


def test_lasting_effects_end_together() -> None:
    effects = [Lasting("atk", 1, "seat", 0, "phase"), Lasting("thw", 2, "card", 4, "round")]
    assert [effect.stat for effect in expire(effects, "phase")] == ["atk"]
    assert [effect.stat for effect in effects] == ["thw"]
    assert expire(effects, "phase") == []
