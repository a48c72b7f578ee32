"""Machine players. A bot is anything with `choose(table, ask)` that gives back option keys; it never touches the table's own luck.

`make("strong", seed)` gives a bot, `play_out(table, bots)` lets bots play, `best(table, seat, n)` says what a good player would answer.
"""

from __future__ import annotations

from collections.abc import Callable

from stockade.bots.driver import Bot, play_out, seat_seed
from stockade.bots.greedy import Greedy, imagine
from stockade.bots.hint import best
from stockade.bots.otherwise import otherwise
from stockade.bots.random import RandomBot
from stockade.bots.strong import Strong, budget_of

KINDS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy, "strong": Strong}


def make(kind: str, seed: int = 0) -> Bot:
    """A bot of that kind with luck of its own; `strong:2000` is a strong one that imagines so many answers for a decision.

    Raises KeyError for a kind that is not in `KINDS`.
    """
    name, _, budget = kind.partition(":")
    return Strong(seed, int(budget)) if budget and name == "strong" else KINDS[kind](seed)


def crew(kind: str, seats: int, seed: int = 0) -> dict[int, Bot]:
    """One bot of that kind for every seat."""
    return {seat: make(kind, seat_seed(seed, seat)) for seat in range(seats)}


__all__ = [
    "KINDS",
    "Bot",
    "RandomBot",
    "Greedy",
    "Strong",
    "best",
    "budget_of",
    "crew",
    "imagine",
    "make",
    "otherwise",
    "play_out",
    "seat_seed",
]
