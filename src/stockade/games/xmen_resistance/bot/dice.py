"""How many fall, on average: exact for plain dice, with chains of sixes cut off where they hardly matter. All of it is kept."""

from __future__ import annotations

from functools import lru_cache

from stockade.games.xmen_resistance.rules.combat import Attack

CHAIN = 4  # dice that sixes may add, at most
Line = tuple[tuple[int, int], ...]  # hits needed and how many of them, in the order in which they are hit


def average_falls(shot: Attack, dice: int, line: Line) -> tuple[float, ...]:
    """For each place of the line, how many of them this Attack with that many dice takes down."""
    hit = max(0, min(6, 7 - shot.accuracy + shot.bonus))  # sides of six
    six = max(0, min(6, 1 + shot.bonus))
    if shot.weapon.devours:
        return _bite(dice, hit, line)
    return _falls(dice, hit, six if shot.explode else 0, six if shot.double else 0, shot.weapon.pairs, line)


def hit_chance(shot: Attack) -> float:
    """Of one die."""
    return max(0, min(6, 7 - shot.accuracy + shot.bonus)) / 6


@lru_cache(maxsize=65536)
def _falls(dice: int, hit: int, again: int, double: int, pairs: bool, line: Line) -> tuple[float, ...]:
    out = [0.0] * len(line)
    for hits, chance in enumerate(_spread(dice, hit, again)):
        left = hits * (2 if pairs else 1) + (hits * double / hit if double and hit else 0.0)
        for place, (needed, number) in enumerate(line):
            taken = min(number, int(left / needed))
            out[place] += chance * taken
            left -= taken * needed
            if taken < number:
                break
    return tuple(out)


@lru_cache(maxsize=4096)
def _bite(dice: int, hit: int, line: Line) -> tuple[float, ...]:
    out = [0.0] * len(line)
    if line:
        out[0] = sum(chance for hits, chance in enumerate(_spread(dice, hit, 0)) if hits >= line[0][0])
    return tuple(out)


@lru_cache(maxsize=4096)
def _spread(dice: int, hit: int, again: int) -> tuple[float, ...]:
    """How likely each number of hits is; `again` of six sides add another die."""
    one = _die(hit, again)
    odds = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(odds) + len(one) - 1)
        for have, chance in enumerate(odds):
            for got, share in enumerate(one):
                more[have + got] += chance * share
        odds = more
    return tuple(odds)


@lru_cache(maxsize=64)
def _die(hit: int, again: int) -> tuple[float, ...]:
    """One die with what its sixes bring along."""
    odds = [0.0] * (CHAIN + 2)
    chain = 1.0
    for before in range(CHAIN + 1):
        last = before == CHAIN
        stops = 0 if last else again
        odds[before] += chain * (6 - max(hit, again)) / 6
        odds[before + 1] += chain * (max(hit, again) - stops) / 6
        chain *= stops / 6
        if not chain:
            break
    while odds and not odds[-1]:
        odds.pop()
    return tuple(odds)
