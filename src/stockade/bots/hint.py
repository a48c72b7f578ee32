"""What a good player would answer, for a person who asks. The same position always gives the same hint."""

from __future__ import annotations

from random import Random

from stockade.bots.greedy import PATIENCE, weigh
from stockade.engine import Table


def best(table: Table, seat: int, n: int = 3, patience: int = PATIENCE * 3) -> list[tuple[list[str], float]]:
    """Up to `n` answers to that seat's open question with what each is worth, best first; empty when it is not asked."""
    ask = table.asked(seat)
    if ask is None:
        return []
    # nothing hidden steers it: a seat that asks twice, in worlds it cannot tell apart, hears the same
    luck = Random(f"{table.game.id} {len(table.answers)} {table.round} {seat}")
    scored = weigh(table, ask, luck, patience)
    return sorted(scored, key=lambda found: -found[1])[:n]
