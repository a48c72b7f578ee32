"""One learner: Gymnasium. It plays the seats it is given (all of them when nothing is said), bots play the others."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

from stockade.bots import Bot, make, seat_seed
from stockade.rl.choice import ACTIONS
from stockade.rl.sitting import LIMIT, Observation, Setting, Sitting, observation_space

Trends = dict[str, float]
Reward = Callable[[Trends, Trends], float]
ILLEGAL = -0.01  # for an action that is no answer; the first one that is takes its place


class StockadeEnv(gymnasium.Env[Observation, int]):
    """The learner is asked, sees what that seat sees, and answers by actions.

    At the end it gets 1 when a seat of its own won, otherwise -1. `reward` may add something on the way: it is given how things stood
    before and after, in numbers that everybody sees (`RecordsPart.trends`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        seats: int = 0,
        setup: dict[str, Any] | None = None,
        mine: Collection[int] | None = None,
        bots: str = "greedy",
        reward: Reward | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, scenario, seats, setup)
        self.mine = set(range(self.setting.seats) if mine is None else mine)
        self.bots, self.reward, self.limit, self.render_mode = bots, reward, limit, render_mode
        self.observation_space: Any = observation_space()  # the library's types are stricter than its own spaces
        self.action_space: Any = spaces.Discrete(ACTIONS)
        self.others: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same seed gives the same one."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**31))
        self.sitting = Sitting(self.setting, first)
        self.others = {seat: make(self.bots, seat_seed(first, seat)) for seat in range(self.setting.seats) if seat not in self.mine}
        self._bots()
        self.stood = self.sitting.trends()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One action, and all that bots and the enemy do after it."""
        choice = self.sitting.choice
        assert choice is not None, "the game is over: reset it"
        mask = choice.mask()
        legal = bool(0 <= action < ACTIONS and mask[action])
        self.sitting.act(int(action) if legal else int(mask.argmax()))
        self._bots()
        gained = 0.0 if legal else ILLEGAL
        if self.reward is not None:
            now = self.sitting.trends()
            gained += self.reward(self.stood, now)
            self.stood = now
        over = self.sitting.over
        if over:
            gained += 1.0 if self.mine & set(self.sitting.table.winners) else -1.0
        late = not over and self.sitting.actions >= self.limit
        return self._seen(), gained, over, late, {"outcome": self.sitting.table.outcome, "legal": legal}

    def _bots(self) -> None:
        """Bots answer until the learner is asked."""
        while (ask := self.sitting.ask) is not None and ask.seat not in self.mine:
            self.sitting.answer(self.others[ask.seat].choose(self.sitting.table, ask))

    def _seen(self) -> Observation:
        ask = self.sitting.ask
        return self.sitting.observe(ask.seat if ask else min(self.mine))

    def render(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The table in words, as the asked seat may see it."""
        table, ask = self.sitting.table, self.sitting.ask
        passages = table.game.describe(table.play, ask.seat if ask else None, "en")
        return "\n".join(line for passage in passages for line in (passage.heading, *passage.lines))


def vector(count: int, game: str, *, processes: bool = False, **how: Any) -> VectorEnv[Any, Any, Any]:
    """That many tables side by side, in this process or each in one of its own; they begin anew by themselves when a game is over."""
    one = partial(StockadeEnv, game, **how)
    return AsyncVectorEnv([one] * count) if processes else SyncVectorEnv([one] * count)
