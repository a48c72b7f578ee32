"""Tables as environments: the libraries' own tests for all four games, what an agent may see, and answers of several options."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from stockade.engine import Ask, Option, Table, find_game, games  # noqa: E402
from stockade.engine.game import registered  # noqa: E402
from stockade.engine.imagine import find  # noqa: E402
from stockade.rl import ACTIONS, DONE, StockadeAEC, StockadeEnv, env, vector  # noqa: E402
from stockade.rl.choice import Choice  # noqa: E402
from stockade.rl.sitting import Setting, Sitting  # noqa: E402

each_game = pytest.mark.parametrize("game", sorted(games().keys() - registered()))  # toys of other test folders stay out


@each_game
def test_pettingzoo_accepts_it(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, seats=2), num_cycles=60)
        seed_test(lambda: env(game, seats=2), num_cycles=12)


@each_game
def test_gymnasium_accepts_it(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the observation space|.*render.*|.*spec.*")
        check_env(StockadeEnv(game, seats=2, mine=[0], bots="random"), skip_render_check=True)


@each_game
def test_masked_actions_play_whole_games(game: str) -> None:
    raw = StockadeAEC(game, seats=2)
    rng = np.random.default_rng(3)
    raw.reset(seed=3)
    total = dict.fromkeys(raw.possible_agents, 0.0)
    for agent in raw.agent_iter(max_iter=20_000):
        seen, reward, ended, cut, _ = raw.last()
        total[agent] += reward
        assert raw.observation_space(agent).contains(seen)
        raw.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    won = raw.sitting.table.winners
    assert total == {agent: 1.0 if seat in won else -1.0 for seat, agent in enumerate(raw.possible_agents)}


@each_game
def test_an_observation_tells_nothing_that_the_seat_may_not_know(game: str) -> None:
    """Two worlds that differ only in secrets and in luck to come look alike, number by number."""
    setting = Setting(game, seats=3)
    sitting, rng = Sitting(setting, 11), Random(5)
    looked = others_differ = 0
    while looked < 40 and sitting.choice is not None:
        ask = sitting.choice.ask
        if not sitting.choice.keys:
            twin = Sitting(setting, 11)
            twin.table = sitting.table.fork(luck=looked, seat=ask.seat)
            same = find(twin.table, ask)
            assert same is not None
            twin.choice = Choice(same)
            mine, theirs = sitting.observe(ask.seat), twin.observe(ask.seat)
            assert all(np.array_equal(mine[name], theirs[name]) for name in mine)
            beside = (ask.seat + 1) % 3
            others_differ += not np.array_equal(sitting.observe(beside)["observation"], twin.observe(beside)["observation"])
            looked += 1
        sitting.act(int(rng.choice([int(n) for n in np.flatnonzero(sitting.choice.mask())])))
    assert looked > 20
    assert others_differ or not find_game(game).secrets.private(setting.setup), "the other worlds are other worlds"


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    raw = StockadeAEC("marvel-champions", seats=2)
    raw.reset(seed=1)
    other = next(agent for agent in raw.agents if agent != raw.agent_selection)
    assert not raw.observe(other)["action_mask"].any()
    assert raw.observe(raw.agent_selection)["action_mask"].any()
    assert "Rhino" in raw.render()


def test_an_answer_of_several_options_is_taken_one_by_one() -> None:
    ask = Ask(0, "prompt-x", [Option("a", "x", most=2), Option("b", "x")], least=1, most=3)
    choice = Choice(ask)
    assert np.flatnonzero(choice.mask()).tolist() == [1, 2]
    assert not choice.take(1)
    assert np.flatnonzero(choice.mask()).tolist() == [DONE, 1, 2]
    assert not choice.take(1)
    assert np.flatnonzero(choice.mask()).tolist() == [DONE, 2]
    with pytest.raises(ValueError, match="action 1 is not"):
        choice.take(1)
    assert choice.take(2) and choice.keys == ["a", "a", "b"]
    assert Choice(Ask(0, "prompt-y", [Option("a", "x"), Option("b", "x")])).take(2)


def test_the_same_seed_and_actions_give_the_same_game_and_rewards_on_the_way() -> None:
    def play(seed: int) -> tuple[list[float], str]:
        one = StockadeEnv("marvel-champions", reward=lambda before, now: (before["threat"] - now["threat"]) / 100)
        seen, _ = one.reset(seed=seed)
        rewards: list[float] = []
        rng = np.random.default_rng(seed)
        over = False
        while not over:
            seen, reward, over, _, info = one.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            rewards.append(reward)
            assert info["legal"]
        return rewards, one.sitting.table.digest()

    assert play(4) == play(4)
    assert play(4)[1] != play(5)[1]
    assert any(0 < abs(reward) < 0.5 for reward in play(4)[0])


def test_an_action_that_is_no_answer_costs_a_little_and_the_game_goes_on() -> None:
    one = StockadeEnv("xmen-resistance")
    one.reset(seed=1)
    _, reward, over, _, info = one.step(ACTIONS - 1)
    assert (round(reward, 2), over, info["legal"]) == (-0.01, False, False)


@pytest.mark.parametrize("processes", [False, True])
def test_many_tables_side_by_side(processes: bool) -> None:
    many = vector(2, "marvel-champions", processes=processes)
    try:
        seen, _ = many.reset(seed=7)
        rng = np.random.default_rng(7)
        ended = 0
        for _ in range(60 if not processes else 5):
            actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
            seen, _, over, _, _ = many.step(actions)
            ended += int(over.sum())
        assert seen["observation"].shape == (2, 512)
        assert processes or ended
    finally:
        many.close()


def test_learners_sit_beside_bots_and_are_asked_only_for_their_seats() -> None:
    one = StockadeEnv("marvel-champions", seats=2, mine=[1], bots="random")
    seen, _ = one.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(15):
        assert one.sitting.ask is not None and one.sitting.ask.seat == 1
        seen, _, over, _, _ = one.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            break
    assert isinstance(one.sitting.table, Table)


def test_everything_is_typed() -> None:
    space: Any = StockadeEnv("dead-of-winter").observation_space
    assert {name: (part.shape, part.dtype) for name, part in space.items()} == {
        "action_mask": ((ACTIONS,), np.dtype(np.int8)),
        "observation": ((512,), np.dtype(np.float32)),
        "options": ((ACTIONS, 64), np.dtype(np.float32)),
    }
