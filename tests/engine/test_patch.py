"""A patch of a JSON value leads exactly to the other value, touches neither, and is small."""

import copy
import random
from typing import Any

import pytest
from msgspec import json

from stockade.engine.patch import patch_of, patched

PAIRS: list[tuple[Any, Any, Any]] = [
    ({"a": 1}, {"a": 1}, None),
    ({"a": 1}, {"a": 2}, {"a": [2]}),
    ({"a": 1}, {}, {"a": []}),
    ({}, {"a": None}, {"a": [None]}),
    ({"a": []}, {"a": None}, {"a": [None]}),
    ([1, 2, 3], [1, 3], [1, 1, []]),
    ([1, 2, 3], [1, 5, 3], [1, 1, [5]]),
    ([], [[]], [0, 0, [[]]]),
    ([{"id": 1, "hp": 3}, {"id": 2}], [{"id": 1, "hp": 2}, {"id": 2}], {"0": {"hp": [2]}}),
    ([{"id": 1}, {"id": 2}, {"id": 3}], [{"id": 1}, {"id": 3}], [1, 1, []]),
    ({"deep": {"list": [[1], [2]]}}, {"deep": {"list": [[1], [2, 3]]}}, {"deep": {"list": {"1": [1, 0, [3]]}}}),
    ({"a": {"b": 1}}, {"a": [1]}, {"a": [[1]]}),
    ([1], 7, [7]),
]


@pytest.mark.parametrize(("old", "new", "patch"), PAIRS)
def test_what_changed_is_told_and_nothing_else(old: Any, new: Any, patch: Any) -> None:
    assert patch_of(old, new) == patch
    assert patch is None or patched(old, patch) == new


def test_any_value_becomes_any_other() -> None:
    luck = random.Random(7)
    for _ in range(3000):
        old = anything(luck, 3)
        new = changed(luck, copy.deepcopy(old)) if luck.random() < 0.8 else anything(luck, 3)
        kept = json.encode([old, new])
        patch = patch_of(old, new)
        assert (patch is None) == (json.encode(old, order="sorted") == json.encode(new, order="sorted"))
        if patch is not None:
            sent = json.decode(json.encode(patch))
            assert json.encode(patched(old, sent), order="sorted") == json.encode(new, order="sorted")
        assert json.encode([old, new]) == kept


def anything(luck: random.Random, deep: int) -> Any:
    """Some JSON value."""
    kind = luck.randrange(4 if deep else 2)
    if kind == 2:
        return [anything(luck, deep - 1) for _ in range(luck.randrange(4))]
    if kind == 3:
        return {luck.choice("abcd0"): anything(luck, deep - 1) for _ in range(luck.randrange(4))}
    return luck.choice([None, True, False, 2, 3, "", "a"])


def changed(luck: random.Random, value: Any) -> Any:
    """The same with something else in it."""
    if isinstance(value, list) and value and luck.random() < 0.8:
        at = luck.randrange(len(value))
        value[at : at + luck.randrange(2)] = [changed(luck, value[at]), *([anything(luck, 1)] if luck.random() < 0.3 else [])]
        return value
    if isinstance(value, dict) and value and luck.random() < 0.8:
        key = luck.choice(list(value))
        value[key] = changed(luck, value.pop(key))
        return value
    return anything(luck, 1)


def test_a_tuple_is_a_list() -> None:
    assert patch_of({"at": (1, 2, 3)}, {"at": (1, 5, 3)}) == {"at": [1, 1, [5]]}
    assert patch_of([(1, {"a": 1})], [(1, {"a": 2})]) == {"0": {"1": {"a": [2]}}}
    assert patch_of((1, 2), (1, 2)) is None
