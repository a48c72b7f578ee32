"""Actions are options by their place, so that every question of every game fits one space.

Action 0 ends an answer of several options, action n takes the n-th option. A question that takes one option is answered by one action;
one that takes several is answered by one action after the other, and `DONE`, as soon as enough are taken.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from stockade.engine import Ask
from stockade.rl.encoding import DEPTH, Numbers, of_option

DONE = 0
ACTIONS = 257  # no question offers more than 256 options; of one that did, the rest could not be taken

Mask = NDArray[np.int8]


class Choice:
    """An answer in the making."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.keys: list[str] = []

    def mask(self) -> Mask:
        """Which actions go on with it."""
        ask, found = self.ask, np.zeros(ACTIONS, np.int8)
        for number, option in enumerate(ask.options[: ACTIONS - 1], 1):
            found[number] = self.keys.count(option.key) < option.most
        found[DONE] = ask.many and len(self.keys) >= ask.least
        return found

    def take(self, action: int) -> bool:
        """Take that action; whether the answer is complete. Raises ValueError when the mask does not allow it."""
        if not (0 <= action < ACTIONS and self.mask()[action]):
            raise ValueError(f"action {action} is not among the answers to {self.ask.prompt}")
        if action == DONE:
            return True
        self.keys.append(self.ask.options[action - 1].key)
        room = sum(option.most for option in self.ask.options)
        return len(self.keys) >= (min(self.ask.most, room) if self.ask.many else 1)

    def options(self) -> Numbers:
        """Every action as numbers, in the order of the mask; what cannot be taken is all zeros."""
        rows, mask = np.zeros((ACTIONS, DEPTH), np.float32), self.mask()
        for number, option in enumerate(self.ask.options[: ACTIONS - 1], 1):
            if mask[number]:
                rows[number] = of_option(self.ask, option)
        return rows
