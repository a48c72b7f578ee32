"""One table as both kinds of environment see it: whose turn it is to act, what they observe, what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stockade.engine import Ask, Table, find_game
from stockade.rl.choice import ACTIONS, Choice
from stockade.rl.encoding import DEPTH, TOP, WIDTH, of_view

Observation = dict[str, NDArray[Any]]
LIMIT = 20_000  # actions of a game


def observation_space() -> spaces.Dict:
    """What an observation looks like: the view, every action, and which of them are answers."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-TOP, TOP, (WIDTH,), np.float32),
            "options": spaces.Box(-TOP, TOP, (ACTIONS, DEPTH), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class Setting:
    """What is played: the game, its set-up and how many sit there."""

    def __init__(self, game: str, scenario: str = "", seats: int = 0, setup: dict[str, Any] | None = None) -> None:
        found = find_game(game)
        self.game = game
        self.scenario = scenario or (found.scenarios[0] if found.scenarios else "")
        self.seats = seats or (found.seats_in(self.scenario) if self.scenario else found.seats)[0]
        self.setup = {**found.defaults(self.scenario, self.seats), **(setup or {})}


class Sitting:
    """A game in progress."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.table = Table.new(setting.game, setting.setup, seed)
        self.turns = Random(seed)
        self.actions = 0
        self.choice: Choice | None = None
        self.next()

    @property
    def ask(self) -> Ask | None:
        """The question that the next action is about."""
        return self.choice.ask if self.choice else None

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return bool(self.table.outcome)

    def next(self) -> None:
        """Turn to the next question. Where several seats are asked at once none is favoured, and none sees what another answered."""
        pending: Sequence[Ask] = [] if self.table.outcome else self.table.pending
        self.choice = Choice(pending[0] if len(pending) == 1 else self.turns.choice(pending)) if pending else None

    def act(self, action: int) -> None:
        """An action of the seat that is asked. Raises ValueError when the mask does not allow it."""
        assert self.choice is not None, "the game is over"
        self.actions += 1
        if self.choice.take(action):
            ask = self.choice.ask
            self.table.answer(ask.seat, self.choice.keys, decision=ask.id)
            self.next()

    def answer(self, keys: Sequence[str]) -> None:
        """A bot's whole answer."""
        assert self.choice is not None, "the game is over"
        ask = self.choice.ask
        self.table.answer(ask.seat, keys, decision=ask.id)
        self.next()

    def observe(self, seat: int) -> Observation:
        """What that seat sees; who is not asked has nothing to choose from."""
        choice = self.choice if self.ask is not None and self.ask.seat == seat else None
        return {
            "observation": of_view(self.table.view(seat), choice.ask if choice else None),
            "options": choice.options() if choice else np.zeros((ACTIONS, DEPTH), np.float32),
            "action_mask": choice.mask() if choice else np.zeros(ACTIONS, np.int8),
        }

    def trends(self) -> dict[str, float]:
        """How things stand for everybody to see, for rewards on the way."""
        return self.table.game.records.trends(self.table.play)
