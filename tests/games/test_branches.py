"""A position played on elsewhere, for every game: with the same luck it is the same game, with new luck nobody at the table can tell."""

import random

import pytest

from stockade.bots.answers import random_answer
from stockade.engine import Table, games
from stockade.engine.branch import branch
from stockade.testing.driver import pieces

GAMES = ["dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"]


def walked(game: str, steps: int, seed: int = 5) -> Table:
    luck = random.Random(seed)
    table = Table.new(game, games()[game].defaults(next(iter(games()[game].scenarios)), 2), seed)
    while len(table.answers) < steps and not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, random_answer(ask, luck))
    return table


def go_on(table: Table, steps: int) -> str:
    """Where the first answers lead from there."""
    for _ in range(steps):
        if table.pending:
            ask = table.pending[0]
            table.answer(ask.seat, random_answer(ask, random.Random(1)))
    return table.digest()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_is_the_same_game(game: str) -> None:
    table = walked(game, 60)
    again = branch(table, 25)
    assert len(again.answers) == 25
    for answer in table.answers[25:]:
        again.repeat(answer)
    assert again.digest() == table.digest()


@pytest.mark.parametrize("game", GAMES)
def test_new_luck_changes_what_nobody_knows_and_keeps_being_so(game: str) -> None:
    table = walked(game, 60)
    differs = False
    for at in range(5, len(table.answers), 7):
        old, new = branch(table, at), branch(table, at, luck=-9)
        assert [new.view(seat) for seat in (None, 0, 1)] == [old.view(seat) for seat in (None, 0, 1)]
        assert pieces(new) == pieces(old)
        after = go_on(new, 12)
        differs = differs or after != go_on(old, 12)
        back = Table.load(new.save())  # a save has lost the positions before: going back plays it all again
        assert back.digest() == after
        back.undo(at + 1)
        new.undo(at + 1)
        assert back.digest() == new.digest()
        new.undo(at - 1)  # before the luck turned
        assert new.digest() == branch(table, at - 1).digest() and not new.twists
    assert differs


@pytest.mark.parametrize("game", GAMES)
def test_bots_at_such_a_table_do_not_know_its_dice(game: str) -> None:
    """What is imagined right after the luck turned is another luck."""
    new = branch(walked(game, 30), 30, luck=-9)
    ask = new.pending[0]
    twin = new.fork(luck=3, seat=ask.seat)
    assert twin.state.chance != new.state.chance
    assert twin.view(ask.seat) == new.view(ask.seat)
