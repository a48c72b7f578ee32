"""A payment that may be filled in: it covers what is owed, leaves out what is not needed, and is offered for payments only."""

from itertools import combinations

from stockade.engine import Ask, Table
from stockade.games.marvel_champions import GAME
from stockade.server import frames
from stockade.testing.driver import walk


def given(ask: Ask, keys: list[str]) -> int:
    return sum(sum(option.value.icons) for option in ask.options if option.key in keys)


def test_the_payment_that_is_filled_in_covers_what_is_owed_and_wastes_nothing() -> None:
    seen = 0
    for seed in range(4):
        for table in walk(Table.new(GAME.id, GAME.defaults("rhino", 1), seed), seed, 250):
            for ask in table.pending:
                keys = GAME.odds.obvious(table.play, ask)
                if ask.prompt != "prompt-pay":
                    assert keys == []
                    continue
                seen += 1
                owed = int(str(ask.args["count"]))
                assert ask.chosen(keys) and (given(ask, keys) >= owed or len(keys) == ask.most)
                fewer = [list(some) for n in range(ask.least, len(keys)) for some in combinations(keys, n)]
                assert all(given(ask, some) < owed for some in fewer), "a source that is not needed"
                shown = frames.ask_view(table, ask, "en", frames.Facts(), [ask.seat])
                assert shown.obvious == keys and shown.args["count"] == owed and shown.message == "prompt-pay"
    assert seen > 20
