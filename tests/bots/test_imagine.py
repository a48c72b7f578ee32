"""Looking ahead knows no more than the seat does."""

from random import Random

import pytest

from stockade.bots import Greedy, RandomBot, imagine, play_out
from stockade.engine import Table


def gamble(seed: int) -> Table:
    return Table.new("gamble", {}, seed)


def next_luck(table: Table, key: str) -> tuple[int, int]:
    """What that answer brings at a copy: the die that was already shown, and what came."""
    table.answer(0, key)
    event = next(event for event in table.log if event.kind == "coin.won")
    return event.args["shown"], event.args["count"]  # type: ignore[return-value]


@pytest.mark.parametrize("key", ["roll", "card"])
def test_what_was_seen_stays_and_what_comes_is_open(key: str) -> None:
    table = gamble(5)
    seen = table.pending[0].args["shown"]
    found = [next_luck(table.fork(luck=luck, seat=0), key) for luck in range(60)]
    assert {shown for shown, _ in found} == {seen}
    assert 15 < sum(count for _, count in found) < 45


def test_imagining_changes_nothing_at_the_table() -> None:
    table = gamble(5)
    before = table.digest(), table.save()
    imagine(table, 0, Random(1)).answer(0, "roll")
    Greedy(1).choose(table, table.pending[0])
    assert (table.digest(), table.save()) == before


@pytest.mark.parametrize("key", ["roll", "card"])
def test_a_copy_of_an_imagined_table_has_the_same_luck(key: str) -> None:
    table = gamble(5)
    for luck in range(10):
        dream = table.fork(luck=luck, seat=0)
        assert next_luck(dream.fork(), key) == next_luck(dream.fork().fork(), key) == next_luck(dream, key)


def test_undo_at_an_imagined_table_comes_back_to_the_same_luck() -> None:
    dream = gamble(5).fork(luck=3, seat=0)
    first = next_luck(dream, "roll")
    dream.undo()
    assert next_luck(dream, "roll") == first


def test_greedy_gambles_win_as_often_as_fair_dice_do() -> None:
    """A bot that could see the coming die or card would nearly always win the gambles it takes."""
    tries = won = 0
    for seed in range(4):
        table = gamble(seed)
        play_out(table, Greedy(seed))
        taken = [event for event in table.log if event.kind == "coin.won" and event.args["key"] != "safe"]
        tries += len(taken)
        won += sum(int(event.args["count"]) for event in taken)  # type: ignore[arg-type]
    assert tries > 100
    assert 0.4 < won / tries < 0.6


def test_votes_already_cast_are_not_known_to_a_look_ahead() -> None:
    """The copy asks the earlier voter again, so nothing depends on the real secret vote."""
    table = Table.new("last-lantern", {"scenario": "breeze", "seats": 3}, 1)
    table.answer(2, "vote:feast")
    dream = table.fork(luck=1, seat=0)
    assert [ask.seat for ask in table.pending] == [0, 1]
    assert [ask.seat for ask in dream.pending] == [0, 1, 2]
    assert [ask.seat for ask in table.fork().pending] == [0, 1]


def test_imagined_hands_of_others_vary_and_the_own_hand_does_not() -> None:
    table = Table.new("last-lantern", {"scenario": "breeze", "seats": 2}, 1)
    dreams = [table.fork(luck=luck, seat=0) for luck in range(20)]
    assert {str(dream.view(0)["seats"][0]) for dream in dreams} == {str(table.view(0)["seats"][0])}
    assert len({str(dream.view(1)["seats"][1]) for dream in dreams}) > 3


def test_imagined_tables_can_be_played_to_the_end() -> None:
    table = Table.new("last-lantern", {"scenario": "storm", "seats": 4}, 2)
    bot = RandomBot(1)
    while not table.outcome:
        for luck in range(3):
            dream = table.fork(luck=luck, seat=table.pending[0].seat)
            play_out(dream, RandomBot(luck))
            assert dream.outcome
        play_out(table, bot, limit=1)
