"""Positions worth looking at, reached by playing: a greedy bot answers until the wanted moment comes.

The engine and the server play the same game from the same seed, so a table made here is a script for the page, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from stockade.bots import make, seat_seed
from stockade.engine import Ask, Table

TEAM = ["storm", "wolverine", "rogue", "magneto", "mystique", "colossus"]
Moment = Callable[[Table, Ask], bool]


def new(seed: int, seats: int = 1, heroes: int = 4) -> Table:
    return Table.new("xmen-resistance", {"mission": "MH0", "heroes": TEAM[:heroes], "seats": seats}, seed)


class Sensible:
    """What a good player answers at every seat of one table."""

    def __init__(self, table: Table) -> None:
        self.bots = [make("greedy", seat_seed(table.seed, seat)) for seat in range(table.state.seats)]

    def choose(self, table: Table, ask: Ask) -> list[str]:
        return list(self.bots[ask.seat].choose(table, ask))


def play(table: Table, until: Moment) -> bool:
    """Play on until that moment; False when the game ends before it."""
    player = Sensible(table)
    while not table.outcome:
        ask = table.pending[0]
        if until(table, ask):
            return True
        table.answer(ask.seat, player.choose(table, ask), decision=ask.id)
    return False


def find(moment: Moment, seats: int = 1, heroes: int = 4, seeds: range = range(1, 60)) -> Table:
    """The first such moment in the games of these seeds."""
    for seed in seeds:
        table = new(seed, seats, heroes)
        if play(table, moment):
            return table
    raise AssertionError("no game of these seeds has such a moment")


@cache
def asked(prompt: str, since: int = 1) -> Table:
    """The first such question in that round or later. Everybody gets the same table: look, do not play."""
    return find(lambda table, ask: ask.prompt == prompt and table.round >= since)


@cache
def wounds() -> Table:
    """Several Wounds to share out. Everybody gets the same table: look, do not play."""
    return find(lambda table, ask: ask.prompt == "prompt-share-wounds" and any(option.most > 1 for option in ask.options))


@cache
def won_seed() -> int:
    """A seed whose game a sensible player wins."""
    for seed in range(1, 60):
        table = new(seed)
        play(table, lambda table, ask: False)
        if table.outcome == "won":
            return seed
    raise AssertionError("nobody wins any more")
