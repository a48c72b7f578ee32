"""The policy has an answer to every question, never one that does not fit, and the same one whatever the seat cannot know."""

import random
from typing import Any

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.bots.answers import random_answer
from stockade.engine import Chance, Table
from stockade.engine.chance import seed_words
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import policy
from stockade.games.xmen_resistance.bot.weights import WEIGHTS
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.games.xmen_resistance.scene import ResistanceScene


def team(mission: str, luck: random.Random, size: int) -> dict[str, object]:
    """Any heroes of that mission's mode."""
    heroes = luck.sample(MODES[MISSIONS[mission].mode].team, size)
    return {"mission": mission, "heroes": heroes, "seats": luck.randint(1, size)}


def reply(table: Table) -> list[str]:
    """The policy's answer to the first open question."""
    return table.game.bot.quick_answer(table.play, table.pending[0]) or []


def answered(table: Table) -> dict[str, list[str]]:
    """What the policy says to every open question; each answer fits, and so does every candidate."""
    out: dict[str, list[str]] = {}
    g: Any = table.play
    for ask in table.pending:
        keys = policy.answer(g, ask)
        ask.chosen(keys)
        candidates = policy.candidates(g, ask)
        assert candidates[0] == keys, ask
        for other in candidates:
            ask.chosen(other)
        out[f"{ask.seat} {ask.prompt}"] = keys
    return out


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_question_gets_an_answer_that_fits(mission: str) -> None:
    """Half of the answers are the policy's own, the others lead where it would not go."""
    luck = random.Random(mission)
    for size in (4, 6):
        table = Table.new(GAME.id, team(mission, luck, size), luck.randrange(1000))
        for _ in range(400):
            if table.outcome:
                break
            found = answered(table)
            ask = luck.choice(table.pending)
            keys = found[f"{ask.seat} {ask.prompt}"] if luck.random() < 0.7 else random_answer(ask, luck)
            table.answer(ask.seat, keys, decision=ask.id)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_nobody_knows_changes_nothing(mission: str) -> None:
    """Two worlds that differ in every face-down card and token get the same answers."""
    luck = random.Random(f"{mission} worlds")
    table = Table.new(GAME.id, team(mission, luck, 4), luck.randrange(1000))
    for step in range(120):
        if table.outcome:
            break
        here = answered(table)
        if step % 4 == 0:
            there = table.fork()
            GAME.secrets.scramble(there.state, 0, Chance(seed_words(step), []))
            assert answered(there) == here
        ask = table.pending[0]
        table.answer(ask.seat, reply(table), decision=ask.id)


def test_the_same_seed_is_the_same_game() -> None:
    def play() -> str:
        table = Table.new(GAME.id, GAME.defaults("MH1", 2), 3)
        while not table.outcome:
            ask = table.pending[0]
            table.answer(ask.seat, reply(table), decision=ask.id)
        return table.digest()

    assert play() == play()


@pytest.mark.parametrize(("mission", "least"), [("MH0", 9), ("MH1", 3), ("MH6", 2), ("MZ3", 2)])
def test_it_wins_what_can_be_won_without_thinking(mission: str, least: int) -> None:
    """Of ten games; the lines are far below what it wins on average."""
    won = 0
    for seed in range(10):
        table = Table.new(GAME.id, GAME.defaults(mission, 1), seed)
        for _ in range(2000):
            if table.outcome:
                break
            ask = table.pending[0]
            table.answer(ask.seat, reply(table), decision=ask.id)
        won += table.outcome == "won"
    assert won >= least


def said(scene: ResistanceScene) -> list[str]:
    return reply(scene.table)


def test_weights_are_there_for_both_modes() -> None:
    assert set(WEIGHTS) == set(MODES)


# -- wounds --------------------------------------------------------------------------------------------------------------------------


def test_wolverine_takes_the_first_wound_and_no_more_than_his_share(board: Board) -> None:
    t = board("storm", "wolverine", storm="12V.A")
    t.enemies("12V.A", walker=2)
    t.end_turns()
    assert said(t) == ["wound:wolverine", "wound:storm"]


def test_nobody_gives_the_last_health_while_others_have_some(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", health=1)
    t.enemies("12V.A", walker=2)
    t.end_turns()
    assert said(t) == ["wound:rogue", "wound:rogue"]


def test_a_bystander_is_sacrificed_for_the_last_health_only(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", health=2, bystander="callisto")
    t.enemies("12V.A", walker=1)
    t.end_turns()
    assert t.prompt == "prompt-prevent" and said(t) == ["suffer"]
    t.answer("suffer")
    t.set("storm", health=1)
    t.turn("storm")
    t.end_turns()
    assert t.prompt == "prompt-prevent" and said(t) == ["prevent:sacrifice"]
    t.answer("prevent:sacrifice")


# -- a turn ---------------------------------------------------------------------------------------------------------------------------


def test_the_own_zone_is_cleared_before_anything_else(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.B", storm="12V.B")
    t.enemies("12V.B", walker=2)
    t.turn("rogue")
    assert said(t)[0].startswith("attack:mighty_punches:12V.B")


def test_power_goes_into_an_attack_that_needs_it(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, health=1)
    t.enemies("12V.A", walker=3)
    t.answer("attack:lightning_bolt:12V.A")
    assert int(said(t)[0].split(":")[1]) >= 1


def test_hungry_ones_devour(board: Board) -> None:
    t = board("psylocke", on="MZ1", psylocke="14V.D")
    t.set("psylocke", power=4)
    t.enemies("14V.D", trooper=1)
    t.turn("psylocke")
    assert said(t)[0] == "attack:devour:14V.D"
