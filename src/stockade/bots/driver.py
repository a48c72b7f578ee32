"""Letting bots play: one loop for the terminal, the lab, the server and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from stockade.engine import Ask, Table

LIMIT = 100_000


class Bot(Protocol):
    """Whoever can answer a question."""

    def choose(self, table: Table, ask: Ask) -> Sequence[str]:
        """The keys of the chosen options. The table may be read and forked, never changed."""
        ...


def seat_seed(seed: int, seat: int) -> int:
    """Luck for the bot on that seat: other seats and neighbouring games get another."""
    return seed * 1009 + seat * 17 + 1


def play_out(table: Table, bots: Mapping[int, Bot] | Sequence[Bot] | Bot, limit: int = LIMIT, rng: Random | None = None) -> int:
    """Bots answer until the game is over, somebody without a bot is asked, or the limit is reached; how many answers they gave.

    `bots` is one bot per seat, or one for all. Where several seats are asked, any of them may come first: no seat is favoured.
    """
    who = _by_seat(table, bots)
    turns = rng or Random(table.seed)
    given = 0
    while given < limit and not table.outcome:
        pending = table.pending
        if any(ask.seat not in who for ask in pending):
            break  # people first: where one answer is enough, a bot must not snatch the choice away
        ask = pending[0] if len(pending) == 1 else turns.choice(pending)
        table.answer(ask.seat, who[ask.seat].choose(table, ask), decision=ask.id)
        given += 1
    return given


def _by_seat(table: Table, bots: Mapping[int, Bot] | Sequence[Bot] | Bot) -> Mapping[int, Bot]:
    if isinstance(bots, Mapping):
        return bots
    if isinstance(bots, Sequence):
        return dict(enumerate(bots))
    return dict.fromkeys(range(table.state.seats), bots)
