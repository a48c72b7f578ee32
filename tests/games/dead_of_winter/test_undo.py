"""Taking back: free as long as nobody has learnt anything by it. Answers given together are known with the last of them."""

from collections.abc import Callable

import pytest

from stockade.engine import Table
from stockade.games.dead_of_winter import GAME
from stockade.testing import rule


def together(table: Table, keys: Callable[[int], list[str]], count: int) -> None:
    """Those who are asked answer one after another; whoever comes last cannot take it back alone, having read the others."""
    assert len(table.pending) == count > 1
    for number, ask in enumerate(list(table.pending), 1):
        table.answer(ask.seat, keys(ask.seat))
        assert table.undo_is_free(len(table.answers) - 1) is (number < count)


@rule("DW-VOTE-03")
@pytest.mark.parametrize("last", [True, False])
def test_the_last_vote_to_exile_is_not_changed_in_the_light_of_the_others(winter, last: bool) -> None:
    scene = winter()
    scene.do("vote", "player:1")
    together(scene.table, lambda seat: ["vote:no" if seat < 2 else f"vote:{'yes' if last else 'no'}"], 3)


@rule("DW-XROAD-12")
def test_the_last_vote_on_a_crossroads_card_neither(winter) -> None:
    scene = winter()
    scene.set(round=2)
    scene.road("curfew")
    together(scene.table, lambda seat: ["vote:no"], 3)


@rule("DW-ASK-02")
def test_the_last_answer_to_a_request_neither(winter) -> None:
    scene = winter()
    scene.hand(1, "food-1")
    scene.hand(2, "food-1")
    scene.do("ask", "ask:food")
    together(scene.table, lambda seat: ["none"], 2)


@rule("DW-EFFECT-11")
def test_the_last_survivor_handed_to_the_left_neither(winter) -> None:
    scene = winter()
    scene.crisis("reorganization")
    scene.end_turns()
    together(scene.table, lambda seat: [f"pass:{scene.play.group(seat)[0].id}"], 3)


@rule("DW-SETUP-15", "DW-SETUP-16")
def test_the_last_choice_of_survivors_and_of_a_leader_neither() -> None:
    table = Table.new(GAME.id, {"scenario": GAME.scenarios[0], "seats": 3}, 0)
    together(table, lambda seat: [f"keep:{name}" for name in table.state.players[seat].dealt[:2]], 3)
    together(table, lambda seat: [f"leader:{table.play.group(seat)[0].id}"], 3)


@rule("DW-INFO-05")
def test_a_card_given_to_the_crisis_may_be_taken_back_by_its_giver(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine", "fuel")
    scene.contribute("medicine")
    assert scene.table.undo_is_free(0)
    scene.table.undo(0)
    assert scene.held(0) == ["fuel", "medicine"]
    scene.hand(0, "junk")
    scene.put("school", "thomas-heart")
    scene.pool(0, 6)
    scene.do("search:thomas-heart")
    assert not scene.table.undo_is_free(0)


def drawn(scene) -> list[str]:
    scene.put("library", "sparky")
    scene.road("good-dog")
    return ["road:a"]


def deck_seen(scene) -> list[str]:
    scene.put("library", "harman-brooks")
    scene.pool(0, 6)
    scene.road("overdue")
    return ["search:harman-brooks", "stop", "road:a", "to:hospital"]


def deck_searched(scene) -> list[str]:
    scene.put("hospital", "harman-brooks")
    scene.pool(0, 6)
    scene.road("blood-drive")
    return ["search:harman-brooks", "stop", "road:b"]


def crises_seen(scene) -> list[str]:
    scene.hand(0, "fuel")
    scene.road("ringing")
    return ["move:harman-brooks", "fuel:school", "road:a"]


def box_opened(scene) -> list[str]:
    scene.hand(0, "fuel")
    scene.road("long-way-round")
    return ["move:harman-brooks", "fuel:school", "road:b"]


def hand_shown(scene) -> list[str]:
    scene.hand(0, "junk", "fuel")
    scene.hand(1, "food-1")
    scene.road("fair-trade")
    return ["ask", "ask:food", "give:food-1", "road:b"]


def hands_glimpsed(scene) -> list[str]:
    scene.hand(1, "junk")
    scene.set(morale=3)
    scene.road("roll-call")
    return ["road:b"]


def gifts_counted(scene) -> list[str]:
    scene.road("two-names")
    return ["vote", "player:1", "road:a"]


def card_played(scene) -> list[str]:
    scene.hand(0, "food-1")
    return ["play:food-1"]


def fuel_burnt(scene) -> list[str]:
    scene.hand(0, "fuel")
    return ["move:harman-brooks", "fuel:school"]


def card_discarded(scene) -> list[str]:
    scene.hand(0, "food-1", "junk")
    scene.pool(0, 1)
    scene.road("ration-book")
    return ["food", "road:b", "card:food-1"]


def meal(scene) -> list[str]:
    scene.exiled(0)
    scene.pool(0, 2)
    scene.hand(0, "food-1")
    return ["eat", "card:food-1"]


def cards_turned(scene) -> list[str]:
    scene.to_turn(2)
    scene.put("school", "gabriel-diaz")
    return ["ability:gabriel-diaz"]


def road_drawn(scene) -> list[str]:
    return ["end"]


LOOKS = (
    drawn,
    deck_seen,
    deck_searched,
    crises_seen,
    box_opened,
    hand_shown,
    hands_glimpsed,
    gifts_counted,
    card_played,
    fuel_burnt,
    card_discarded,
    meal,
    cards_turned,
    road_drawn,
)


@rule("DW-INFO-03", "DW-INFO-04", "DW-INFO-06", "DW-INFO-09")
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
def test_who_has_seen_a_hidden_card_does_not_take_the_look_back_alone(winter, look: Callable[..., list[str]]) -> None:
    scene = winter("sparky harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.do(*look(scene))
    assert not scene.table.undo_is_free(len(scene.table.answers) - 1)
    while scene.prompt not in ("prompt-action", "prompt-vote"):
        ask = scene.table.pending[0]
        scene.table.answer(ask.seat, [option.key for option in ask.options[: max(1, ask.least)]])
