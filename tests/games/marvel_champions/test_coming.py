"""The threat to come: every source places as much as was said while nobody steps in, and the clock counts all of it."""

from __future__ import annotations

from random import Random
from typing import cast

from tests.games.marvel_champions.conftest import Board

from stockade.bots.answers import random_answer
from stockade.engine import Event, Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.play import Champions
from stockade.insight.worlds import policy_answer

LEFT_ALONE = ("pass", "no-defence")


def test_step_one_and_everybody_who_schemes_are_counted_together(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    scene.scenario_card("bomb-scare", threat=2)
    minion = scene.minion("sandman")
    scheme, villain = scene.view(None)["scheme"], scene.view(None)["villain"]["id"]
    assert [(source["card"], source["count"]) for source in scheme["coming"]["sources"]] == [(scheme["id"], 2)]
    assert [scheme["coming"][name] for name in ("low", "high", "soonest", "latest", "certain")] == [0, 0, 2, 2, False]
    scene.form("alter-ego")
    scheme = scene.view(None)["scheme"]
    assert [(source["card"], source["count"]) for source in scheme["coming"]["sources"]] == [(scheme["id"], 2), (villain, 1), (minion, 2)]
    assert 3 + 2 < scheme["target"] <= 3 + 2 + 1 + 2
    assert (scheme["coming"]["soonest"], scheme["coming"]["latest"]) == (1, 1)  # step one alone would have left two


def test_boosts_are_a_range_and_the_confused_do_not_scheme(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.only_encounter("charge", "charge", "hard-to-keep-down")
    coming = scene.view(None)["scheme"]["coming"]
    assert coming["low"] < coming["high"]
    scene.set("villain", confused=True)
    coming = scene.view(None)["scheme"]["coming"]
    assert (len(coming["sources"]), coming["low"], coming["high"]) == (1, 0, 0)


def number(event: Event) -> int:
    return int(str(event.args["count"]))


def placed(log: list[Event]) -> list[tuple[str, int]]:
    """Which source placed how much on the main scheme, without what boost cards added."""
    found, enemy, boost = list[tuple[str, int]](), "", 0
    for event in log:
        match event.kind:
            case "enemy.schemes":
                enemy, boost = str(event.args["card"]), 0
            case "boost.turned":
                boost += number(event)
            case "threat.placed" if event.rule == "MC-VILP-01":
                found.append((str(event.args["card"]), number(event)))
            case "threat.placed" if event.rule == "MC-ESCH-03":
                found.append((enemy, number(event) - boost))
            case _:
                pass
    return [one for one in found if one[1]]


def ended(table: Table, seat: int) -> list[Event]:
    """What happens until step three when nobody does anything more."""
    twin = table.fork()
    twin.log.clear()
    twin.answer(seat, ["end"])
    while not twin.outcome and twin.play.state.step < 3 and twin.play.state.round == table.round:
        ask = twin.pending[0]
        alone = [option.key for option in ask.options if option.key in LEFT_ALONE]
        twin.answer(ask.seat, alone or policy_answer(twin, ask), decision=ask.id)
    return twin.log


def test_every_source_places_what_was_said_in_random_games() -> None:
    rng, told, wrong = Random(4), 0, list[str]()
    for seed in range(36):
        table = Table.new(GAME.id, GAME.defaults(GAME.scenarios[seed % len(GAME.scenarios)], 1 + seed % 2), seed)
        for _ in range(120):
            if table.outcome:
                break
            ask, play = table.pending[0], cast(Champions, table.play)
            if ask.prompt == "prompt-turn" and ask.seat == play.order()[-1] and rng.random() < 0.7:
                coming = table.view(ask.seat)["scheme"]["coming"]
                said = [(source["card"], source["count"]) for source in coming["sources"]]
                log = ended(table, ask.seat)
                steps_in = any(event.kind in ("scheme.completed", "boost.ability", "card.played", "ability.used") for event in log)
                if not steps_in:  # neither what lies face down nor somebody
                    told += len(said)
                    if placed(log) != said:
                        wrong.append(f"seed {seed} after {len(table.answers)}: {said}, but {placed(log)}")
            table.answer(ask.seat, random_answer(ask, rng) if rng.random() < 0.5 else policy_answer(table, ask), decision=ask.id)
    assert not wrong
    assert told > 50
