"""What is said about the coming night as things stand, held against the night."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stockade.bots.answers import random_answer
from stockade.engine import Event, Table, find_game
from stockade.games.dead_of_winter.facts import SURVIVORS
from stockade.games.dead_of_winter.show.odds import lost_tonight
from stockade.games.dead_of_winter.show.tonight import lost, tonight
from stockade.insight.worlds import policy_answer

rule = pytest.mark.rule


@rule("DW-ZOMB-04", "DW-ZOMB-07", "DW-DEATH-01")
def test_a_barricade_stops_one_zombie_and_leaves_room_for_the_next(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay")
    scene.put("school", "thomas-heart", "brian-lee", "loretta-clay")
    scene.zombies("school", 3)
    scene.barricades("school", 1)  # full: four spaces
    weakest = min(("thomas-heart", "brian-lee", "loretta-clay"), key=lambda one: SURVIVORS[one].influence)
    night = scene.view(None)["tonight"]
    assert night["zombies"]["school"] == 3 and night["overrun"] == {"school": [weakest]} and night["fallen"] == 1
    scene.set(food=9, morale=6)
    scene.given(0, "fuel")
    loss = lost(scene.play, tonight(scene.play))
    scene.end_turns()
    assert weakest not in scene.play.survivors and scene.state.morale == 6 - loss


@rule("DW-TURN-02", "DW-DEATH-01")
def test_frostbite_counts_for_those_whose_turn_is_still_to_come(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay")
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.wounds("brian-lee", wounds=1, frost=1)
    scene.set(food=9, helpless=1)
    night = scene.view(None)["tonight"]
    assert night["frost"] == 1 and night["food"] == 2  # brian-lee eats no more
    scene.end_turn()
    assert scene.view(None)["tonight"]["frost"] == 0 and "brian-lee" not in scene.play.survivors


@rule("DW-CRISIS-07")
def test_a_crisis_with_too_few_cards_strikes_whatever_they_are(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay")
    scene.crisis("fuel-shortage")
    assert scene.view(None)["tonight"]["crisis"] == 2
    scene.given(0, "fuel")
    assert scene.view(None)["tonight"]["crisis"] == 2
    scene.given(1, "pistol")
    assert scene.view(None)["tonight"]["crisis"] == 0  # as many as are needed: nobody knows which


@rule("DW-END-01")
def test_the_last_turn_says_that_the_gates_end_the_game(winter) -> None:
    scene = winter("thomas-heart harman-brooks", "brian-lee loretta-clay")
    scene.put("school", "loretta-clay")
    scene.zombies("school", 4)
    scene.set(food=9, morale=1)
    scene.crisis("exhaustion")
    assert scene.view(None)["tonight"]["ends"] and not lost_tonight(scene.play, 0)
    scene.to_turn(1)
    assert [fact.text for fact in lost_tonight(scene.play, 1)] == ["fact-lost"]
    scene.change(lambda g: g.state.zombies.clear() or g.state.zombies.extend([0] * len(g.state.barricades)))
    assert not lost_tonight(scene.play, 1) and not scene.view(None)["tonight"]["ends"]


def in_the_night(table: Table, seat: int) -> list[Event]:
    """What happens once that seat, the last of its round, has ended its turn."""
    start, until = len(table.log), table.round
    table.answer(seat, ["end"])
    for _ in range(200):
        if table.outcome or table.round != until:
            break
        ask = table.pending[0]
        table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    return table.log[start:]


def nights_of(seed: int) -> int:
    """A game at random, in which every night that can be told is; says how many."""
    game = find_game("dead-of-winter")
    setup = game.defaults(game.scenarios[seed % len(game.scenarios)], 2 + seed % 4)
    table, rng, nights = Table.new(game.id, setup, seed), Random(seed), 0
    while not table.outcome and len(table.answers) < 2_000:
        ask, play = table.pending[0], table.play
        last = ask.seat == play.clockwise(play.first_player)[-1] and play.state.turn.seat == ask.seat
        if not (last and any(option.key == "end" for option in ask.options) and rng.random() < 0.5):
            table.answer(ask.seat, random_answer(ask, rng) if rng.random() < 0.3 else policy_answer(table, ask), decision=ask.id)
            continue
        night, morale, loss, promised = tonight(play), play.state.morale, lost(play, tonight(play)), bool(play.state.later)
        log = in_the_night(table, ask.seat)
        if any(event.kind == "road.fired" for event in log):  # a crossroads card at the last moment
            continue
        nights += 1
        gone = -sum(min(0, int(event.args["count"])) for event in log if event.kind == "morale.changed")
        failed = any(event.kind == "game.lost" and event.args["cause"] == "failed" for event in log)  # before the gates
        assert failed or gone >= min(loss, morale), (seed, night, log)
        assert not night.ends or table.outcome == "lost", (seed, night, log)
        over = Counter(str(event.args["entrance"]) for event in log if event.kind == "entrance.overrun")
        dead = {str(event.args["survivor"]) for event in log if event.kind == "survivor.died"}
        if not promised and not table.outcome and not any(event.kind == "crisis.struck" for event in log):
            assert all(over[gate] >= len(whom) for gate, whom in night.overrun.items()), (seed, night, over)
            assert {one for whom in night.overrun.values() for one in whom if one} <= dead, (seed, night, dead)
    return nights


def test_random_games_hold_the_night_to_what_was_said() -> None:
    assert sum(map(nights_of, range(20))) > 40
