"""Closed hands: what another player holds shows nowhere, neither in views nor in questions, logs or the frames a browser gets."""

import random

import pytest

from stockade.engine import Table
from stockade.games.marvel_champions import GAME
from stockade.server import frames
from stockade.testing import conformance
from stockade.testing.driver import step, walk, written

SEATS = {"rhino": 2, "klaw": 3, "ultron": 4}
each_villain = pytest.mark.parametrize("scenario", list(SEATS))


def closed(scenario: str, seed: int) -> Table:
    return Table.new(GAME.id, {**GAME.defaults(scenario, SEATS[scenario]), "hands": "closed"}, seed)


def frame(table: Table, seat: int) -> str:
    """What the browser of that seat is sent."""
    return written(frames.table_frame(table, "en", 0, [seat], [seat], [], [], None, frames.Facts()))


@each_villain
def test_nothing_changes_for_others_when_a_hand_does(scenario: str) -> None:
    different = 0
    for number, table in enumerate(walk(closed(scenario, 3), 3, 160)):
        if number % 8 == 0:
            different += conformance.secrets_keep(table, number)
    assert different > 10


@each_villain
def test_cards_in_hand_are_in_nobody_elses_frame(scenario: str) -> None:
    looked = 0
    for number, table in enumerate(walk(closed(scenario, 5), 5, 200)):
        if number % 5:
            continue
        hands = [[table.play.name(card) for card in player.hand] for player in table.state.players]
        seat = number % len(hands)
        said = frame(table, seat)
        for other, hand in enumerate(hands):
            if other == seat:
                assert all(f'"{card}"' in said for card in hand)
            else:
                looked += len(hand)
                assert not [card for card in hand if f'"{card}"' in said]
    assert looked > 50


@each_villain
def test_questions_that_name_a_card_in_hand_are_for_its_owner_alone(scenario: str) -> None:
    table, luck = closed(scenario, 8), random.Random(8)
    named = 0
    for _ in range(250):
        if table.outcome:
            break
        for ask in table.pending:
            hand = {table.play.name(card) for card in table.state.players[ask.seat].hand}
            if hand & {str(value) for value in ask.args.values()}:
                named += 1
                assert ask.secret, ask.prompt
        step(table, luck)
    assert named > 0


def test_open_hands_are_seen_by_all() -> None:
    table = Table.new(GAME.id, GAME.defaults("rhino", 2), 1)
    table.answer(0, "first:0")
    assert table.view(1)["players"][0]["hand"] == table.view(0)["players"][0]["hand"]
    assert len(table.view(1)["players"][0]["hand"]) == 6
    assert closed("rhino", 1).view(1)["players"][0]["hand"] is None


def test_a_watcher_sees_no_closed_hand() -> None:
    table = closed("rhino", 1)
    assert [player["hand"] for player in table.view(None)["players"]] == [None, None]
