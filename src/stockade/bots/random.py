"""The bot that answers anything. It finds positions nobody would think of, and it is what speed is measured with."""

from __future__ import annotations

from random import Random

from stockade.bots.answers import random_answer
from stockade.engine import Ask, Table


class RandomBot:
    """Every option is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, table: Table, ask: Ask) -> list[str]:
        """Any answer to the question."""
        return random_answer(ask, self.rng)
