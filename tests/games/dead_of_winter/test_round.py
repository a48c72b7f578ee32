"""Rounds, dice and turns (DW-ROUND, DW-DICE, DW-TURN, DW-CHECK)."""

import pytest

from stockade.engine import Table
from stockade.games.dead_of_winter import GAME
from stockade.testing import rule


@rule("DW-ROUND-01", "DW-ROUND-02", "DW-ROUND-03", "DW-ROUND-04")
def test_a_round_is_players_then_colony(winter) -> None:
    scene = winter()
    scene.set(food=3)
    scene.end_turns()
    phases = [event["phase"] for event in scene.events("phase.began")]
    assert phases == ["colony", "players"]
    kinds = [event.kind for event in scene.happened()]
    order = [
        "food.paid",
        "crisis.struck",
        "zombies.arrived",
        "objective.open",
        "round.ended",
        "first.passed",
        "round.began",
        "crisis.revealed",
    ]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert kinds.index("crisis.revealed") < kinds.index("dice.rolled") < len(kinds) - 1 - kinds[::-1].index("turn.began")
    assert scene.state.crisis and len(scene.state.crises_done) == 1


@rule("DW-ROUND-05", "DW-CHECK-07", "DW-CHECK-08", "DW-TURN-08")
def test_turns_go_left_and_the_token_goes_right(winter) -> None:
    scene = winter()
    for seat in (0, 1, 2):
        assert scene.state.turn.seat == seat and [ask.seat for ask in scene.table.pending] == [seat]
        scene.end_turn()
    assert scene.state.first == 2
    assert [event["player"] for event in scene.events("turn.began")][-1] == "2"
    scene.end_turns()
    assert scene.state.first == 1


@rule("DW-DICE-01", "DW-DICE-02", "DW-DICE-04", "DW-DICE-09")
def test_one_die_and_one_more_per_survivor(winter) -> None:
    scene = winter("thomas-heart harman-brooks rod-miller", "brian-lee", "gabriel-diaz janet-taylor")
    scene.set(helpless=4)
    scene.pool(0, 6, 6, 6, 6, 6, 6)
    scene.end_turns()
    assert [len(scene.player(seat).dice) for seat in range(3)] == [4, 2, 3]
    assert all(not scene.player(seat).spent for seat in range(3))


@rule("DW-DICE-03")
@pytest.mark.parametrize(("seats", "first"), [(2, 4), (3, 3), (5, 3)])
def test_the_first_round_has_three_dice(seats: int, first: int) -> None:
    table = Table.new(GAME.id, {"seats": seats}, 1)
    for _ in range(2):
        for ask in list(table.pending):
            table.answer(ask.seat, [option.key for option in ask.options[: ask.least]])
    assert [len(player.dice) for player in table.state.players] == [first] * seats


@rule("DW-DICE-05")
def test_all_roll_in_the_same_step_for_all_to_see(winter) -> None:
    scene = winter()
    scene.end_turns()
    rolled = [(event["player"], event["dice"]) for event in scene.events("dice.rolled")]
    assert [player for player, _ in rolled] == ["2", "0", "1"]
    assert all(scene.view(None)["players"][int(player)]["dice"] == dice for player, dice in rolled)


@rule("DW-DICE-06", "DW-DICE-07", "DW-ATTACK-02")
def test_dice_belong_to_the_group(winter) -> None:
    scene = winter("thomas-heart harman-brooks")
    scene.zombies("colony.1", 3)
    scene.pool(0, 1, 2, 4)
    scene.dice(1, 1)
    scene.do("die:2", "attack:thomas-heart")
    scene.do("die:4", "attack:thomas-heart")
    assert scene.zombies_at("colony") == 1 and scene.player(0).dice == [1] and sorted(scene.player(0).spent) == [2, 4]
    assert not scene.offers("attack:harman-brooks")


@rule("DW-DICE-08", "DW-JOIN-02", "DW-JOIN-03")
def test_a_newcomer_acts_at_once_but_brings_no_die(winter) -> None:
    scene = winter()
    scene.hand(0, "outsider-1")
    scene.pool(0, 5)
    scene.survivor_deck("mike-cho")
    scene.answer("play:outsider-1")
    assert scene.player(0).dice == [5]
    assert scene.offers("move:mike-cho") and scene.offers("barricade:mike-cho")
    scene.end_turns()
    assert len(scene.player(0).dice) == 4


@rule("DW-TURN-01")
def test_actions_in_any_order_until_the_player_ends_the_turn(winter) -> None:
    scene = winter()
    scene.pool(0, 3, 3)
    scene.hand(0, "food-1", "food-1")
    scene.do("play:food-1", "barricade:thomas-heart", "at:colony.1", "play:food-1", "barricade:thomas-heart", "at:colony.1")
    assert scene.barricades_at("colony.1") == 2 and scene.state.turn.seat == 0
    scene.end_turn()
    assert scene.state.turn.seat == 1


@rule("DW-TURN-02", "DW-TURN-03", "DW-TURN-04")
def test_frostbite_hurts_at_the_start_of_the_turn(winter) -> None:
    scene = winter("buddy-davis harman-brooks", "brian-lee", "gabriel-diaz")
    scene.wounds("buddy-davis", frost=2)
    scene.road("jammed")
    assert (scene.survivor("buddy-davis").wounds, scene.survivor("buddy-davis").frost) == (1, 2)
    assert len(scene.events("survivor.wounded")) == 1


@rule("DW-TURN-05", "DW-EFFECT-03", "DW-EXPO-06")
def test_frostbite_kills_before_any_medicine(winter) -> None:
    scene = winter()
    scene.hand(0, "medicine")
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.road("jammed")
    assert "thomas-heart" not in scene.play.survivors and scene.held(0) == ["medicine"]
    assert scene.prompt == "prompt-action"


@rule("DW-TURN-06", "DW-TURN-09", "DW-XROAD-19")
def test_a_death_by_frostbite_can_set_the_card_off(winter) -> None:
    scene = winter("thomas-heart forest-plum", "brian-lee", "gabriel-diaz")
    scene.wounds("thomas-heart", wounds=1, frost=1)
    scene.set(food=5)
    scene.road("empty-chair")
    kinds = [event.kind for event in scene.happened()]
    assert kinds.index("road.drawn") < kinds.index("survivor.died") < kinds.index("road.fired")
    assert scene.prompt == "prompt-road"
    scene.answer("road:a")
    assert scene.state.food == 3
    assert scene.prompt == "prompt-start"
    scene.answer("start:no")


@rule("DW-TURN-09", "DW-EFFECT-04")
def test_who_rests_is_not_asked_to_leave_either(winter) -> None:
    scene = winter("forest-plum thomas-heart", "brian-lee", "gabriel-diaz")
    scene.wounds("forest-plum", wounds=2)
    scene.road("the-fever-breaks")
    scene.answer("road:b")
    assert scene.survivor("forest-plum").rests and scene.prompt == "prompt-action"


@rule("DW-TURN-07", "DW-MOVE-01")
def test_every_survivor_moves_once_a_turn(winter) -> None:
    scene = winter()
    scene.dice(1)
    scene.do("move:thomas-heart", "to:school")
    assert not scene.offers("move:thomas-heart") and scene.refused("move:thomas-heart") == "DW-MOVE-01"
    assert scene.offers("move:harman-brooks")
    scene.end_turns()
    scene.to_turn(0)
    assert scene.offers("move:thomas-heart")


@rule("DW-ROUND-06")
def test_no_step_ends_while_a_choice_is_open(winter) -> None:
    scene = winter("thomas-heart", "brian-lee harman-brooks loretta-clay", "gabriel-diaz")
    scene.set(food=9)
    scene.change(lambda g: g.state.zombies.__setitem__(slice(0, 6), [3] * 6))
    scene.change(lambda g: setattr(g.player(1), "leader", "loretta-clay"))
    scene.end_turns()
    assert scene.prompt == "prompt-leader" and scene.state.phase == "colony" and scene.state.round == 1
    scene.answer("leader:brian-lee")


def test_the_token_passes_over_who_is_out(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", "sparky")

    def edit(g) -> None:
        g.state.first = 2
        g.player(2).out = True

    scene.change(edit)
    assert scene.play.first_player == 1
    scene.change(lambda g: setattr(g.player(2), "out", False))
    assert scene.play.first_player == 2
