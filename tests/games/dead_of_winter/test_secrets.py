"""What nobody may learn (DW-INFO): each kind of secret swapped, and what every other seat sees compared byte by byte."""

import random

import pytest

from stockade.engine import Chance
from stockade.engine.chance import seed_words
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.facts import BETRAYALS
from stockade.testing import conformance, rule
from stockade.testing.driver import Case, walk, written

KINDS = ("hands", "contributions", "objectives", "exiled objectives", "crossroads", "decks", "drawn", "dealt")


def secrets(state) -> dict[str, object]:
    """The hidden things of a state by kind, with their owners."""
    return {
        "hands": [list(player.hand) for player in state.players],
        "contributions": [[given.card, given.seat] for given in state.given],
        "objectives": [[player.secret, player.betrayal] for player in state.players],
        "exiled objectives": [player.exile_card for player in state.players],
        "crossroads": state.road,
        "decks": [[list(deck) for deck in state.decks], list(state.crisis_deck), list(state.survivor_deck)],
        "drawn": list(state.drawn),
        "dealt": [list(player.dealt) for player in state.players],
    }


@rule("DW-INFO-01", "DW-INFO-03", "DW-INFO-05", "DW-INFO-06", "DW-INFO-07", "DW-INFO-09")
def test_every_kind_of_secret_is_swapped_and_never_shown() -> None:
    swapped = dict.fromkeys(KINDS, 0)
    for seed, scenario in enumerate(GAME.scenarios):
        for variant in ({"seats": 4}, {"seats": 2, "variant": "dilemma"}):
            from stockade.engine import Table

            luck = random.Random(seed)
            for number, table in enumerate(walk(Table.new(GAME.id, {"scenario": scenario, **variant}, seed), seed, 220)):
                if luck.random() > 0.2 or table.outcome:
                    continue
                conformance.secrets_keep(table, number)
                for seat in (None, *range(table.state.seats)):
                    fork = table.fork()
                    before, seen = secrets(fork.state), written(fork.view(seat))
                    GAME.scramble(fork.state, seat, Chance(seed_words(number), []))
                    assert written(fork.view(seat)) == seen
                    after = secrets(fork.state)
                    for kind in KINDS:
                        swapped[kind] += before[kind] != after[kind]
    assert all(swapped.values()), swapped


def test_a_seat_keeps_what_it_knows() -> None:
    table = Case(GAME.id, "too-many-mouths", 4).table(3)
    for seat in range(4):
        fork = table.fork()
        mine = (list(fork.state.players[seat].hand), fork.state.players[seat].secret, list(fork.state.players[seat].dealt))
        GAME.scramble(fork.state, seat, Chance(seed_words(9), []))
        player = fork.state.players[seat]
        assert (player.hand, player.secret, player.dealt) == mine


def test_there_is_never_a_second_betrayer() -> None:
    table = Case(GAME.id, "too-many-mouths", 5).table(1)
    for luck in range(40):
        fork = table.fork()
        GAME.scramble(fork.state, luck % 5, Chance(seed_words(luck), []))
        pool = [player.secret for player in fork.state.players] + fork.state.aside
        assert sum(secret in BETRAYALS for secret in pool) == 1 and len(set(pool)) == len(pool)


@rule("DW-INFO-03", "DW-INFO-05")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_counts_are_public_and_contents_are_not(winter, seat: int | None) -> None:
    scene = winter()
    scene.hand(0, "medicine", "fuel", "pistol")
    scene.contribute("medicine")
    view = scene.view(seat)
    assert view["players"][0]["hand"] == 2 and view["players"][0]["given"] == 1
    for word in ("pistol", '"fuel"', '"medicine"'):
        assert word not in written({**view, "crisis": None, "objective": None})


@rule("DW-INFO-02")
def test_nothing_said_is_binding(winter) -> None:
    scene = winter()
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food")
    scene.answer("none", 1)
    assert scene.events("request.denied") and scene.held(1) == ["food-1"]


@rule("DW-INFO-01")
def test_no_option_shows_an_objective(winter) -> None:
    scene = winter()
    assert not any("aim" in key or "secret" in key for key in scene.options())
