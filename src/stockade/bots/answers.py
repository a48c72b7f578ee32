"""Answers to a question as lists of keys: all of them when they are few, some of them otherwise.

A choose-many question takes between `least` and `most` options, each at most `option.most` times; the order of keys says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from stockade.engine import Ask, Option


def span(ask: Ask) -> tuple[int, int]:
    """The fewest and the most keys that an answer can hold."""
    if not ask.many:
        return 1, 1
    return ask.least, min(ask.most, sum(option.most for option in ask.options))


def first_answer(ask: Ask) -> list[str]:
    """The first options, no more than needed."""
    keys = (option.key for option in ask.options for _ in range(option.most))
    return [key for key, _ in zip(keys, range(span(ask)[0]), strict=False)]


def random_answer(ask: Ask, rng: Random) -> list[str]:
    """Any answer: first how many keys, then which, each choice uniform."""
    if not ask.many:
        return [rng.choice(ask.options).key]
    fewest, most = span(ask)
    left = {option.key: option.most for option in ask.options}
    keys: list[str] = []
    for _ in range(rng.randint(fewest, most)):
        key = rng.choice(list(left))
        keys.append(key)
        left[key] -= 1
        if not left[key]:
            del left[key]
    return keys


def count_answers(ask: Ask) -> int:
    """How many different answers there are."""
    if not ask.many:
        return len(ask.options)
    fewest, most = span(ask)
    ways = [1] + [0] * most  # ways[n]: choices of n keys among the options seen so far
    for option in ask.options:
        ways = [sum(ways[n - taken] for taken in range(min(option.most, n) + 1)) for n in range(most + 1)]
    return sum(ways[fewest:])


def all_answers(ask: Ask) -> list[list[str]]:
    """Every answer, in the order of the options."""
    if not ask.many:
        return [[option.key] for option in ask.options]
    fewest, most = span(ask)
    return [keys for size in range(fewest, most + 1) for keys in _combinations(ask.options, size)]


def some_answers(ask: Ask, rng: Random, few: int, sample: int) -> list[list[str]]:
    """All answers when there are only a few, otherwise that many different ones."""
    if not ask.many or count_answers(ask) <= few:
        return all_answers(ask)
    found: dict[tuple[str, ...], list[str]] = {}
    for _ in range(sample * 4):
        keys = sorted(random_answer(ask, rng))
        found[tuple(keys)] = keys
        if len(found) == sample:
            break
    return list(found.values())


def _combinations(options: Sequence[Option], size: int) -> Iterator[list[str]]:
    if not size:
        yield []
        return
    if not options:
        return
    first, rest = options[0], options[1:]
    for taken in range(min(first.most, size), -1, -1):
        for keys in _combinations(rest, size - taken):
            yield [first.key] * taken + keys
