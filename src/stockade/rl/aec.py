"""Every seat an agent: PettingZoo's AEC. A seat acts when it is asked; at the end who won gets 1 and who did not gets -1."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stockade.rl.choice import ACTIONS
from stockade.rl.sitting import LIMIT, Observation, Setting, Sitting, observation_space


def env(game: str, scenario: str = "", seats: int = 0, setup: dict[str, Any] | None = None) -> Any:
    """The environment as it is meant to be used: an action that is no answer ends the game with -1 for who took it."""
    raw = StockadeAEC(game, scenario, seats, setup)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class StockadeAEC(AECEnv[str, Observation, int]):
    """One table, one agent a seat."""

    metadata: dict[str, Any] = {"name": "stockade_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, scenario: str = "", seats: int = 0, setup: dict[str, Any] | None = None, limit: int = LIMIT) -> None:
        super().__init__()
        self.setting = Setting(game, scenario, seats, setup)
        self.limit = limit
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # the libraries' types are stricter than their own spaces
        self.observation_spaces: Any = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces: Any = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every seat and game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one, and after it the same row of games."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.sitting = Sitting(self.setting, int(self.seeds.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> Observation:
        """What that seat sees."""
        return self.sitting.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        """The asked seat acts; after the end every seat steps once more with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(int, action))
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.sitting.act(int(action or 0))
        if self.sitting.over:
            won = self.sitting.table.winners
            self.rewards = {agent: 1.0 if self._seat[agent] in won else -1.0 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.sitting.actions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        ask = self.sitting.ask
        self.agent_selection = self.possible_agents[ask.seat] if ask else self.agents[0]

    def render(self) -> str:
        """The table in words, as everybody may see it."""
        table = self.sitting.table
        return "\n".join(line for passage in table.game.describe(table.play, None, "en") for line in (passage.heading, *passage.lines))

    def close(self) -> None:
        """Nothing is held."""
