"""Rounds and Turns: two uses each, a card for one of them, markers, and the order at the end of a Round."""

from stockade.testing import rule

THREE = ("us-rifle", "us-rifle", "us-rifle")
AWAY = {"us-rifle.1": "a8", "us-rifle.2": "b8", "us-rifle.3": "c8"}


def ready(scene) -> list[str]:
    return [key.removeprefix("activate:") for key in scene.options() if key.startswith("activate:")]


@rule("MA-TURN-01", "MA-TURN-07", "MA-TURN-08")
def test_two_models_make_a_turn_and_each_acts_once_a_round(field) -> None:
    scene = field(*THREE, where=AWAY)
    assert scene.state.turn == 1 and scene.state.uses == 2
    scene.answer("activate:us-rifle.1")
    assert not scene.model("us-rifle.1").activated  # the marker comes when the action is finished
    scene.answer("move:a7")
    scene.answer("stop")
    assert scene.model("us-rifle.1").activated and scene.state.uses == 1 and scene.state.turn == 1
    assert "us-rifle.1" not in ready(scene) and scene.refused("activate:us-rifle.1") == "MA-TURN-07"
    scene.act("us-rifle.2", "nothing")
    assert scene.state.turn == 2 and scene.state.uses == 2
    assert set(ready(scene)) == {"us-rifle.3", scene.spare}


@rule("MA-TURN-02", "MA-TURN-13")
def test_a_card_and_a_model_in_either_order(field) -> None:
    first = field(*THREE, where=AWAY, zombies={"h1": 1}, hand=("dead-quiet", "artillery"))
    first.answer("lay:artillery")
    assert first.state.uses == 1 and first.state.turn == 1
    assert not first.offers("play:dead-quiet") and first.refused("play:dead-quiet") == "MA-TURN-02"
    assert not first.offers("next") and first.refused("next") == "MA-TURN-13"  # a Turn always activates somebody
    first.act("us-rifle.1", "nothing")
    assert first.state.turn == 2
    second = field(*THREE, where=AWAY, hand=("artillery",))
    second.act("us-rifle.1", "nothing")
    second.answer("lay:artillery")
    assert second.state.turn == 2 and second.state.uses == 2


@rule("MA-TURN-13", "MA-TURN-01")
def test_a_turn_may_stop_at_one_model(field) -> None:
    scene = field(*THREE, where=AWAY)
    assert not scene.offers("next")
    scene.act("us-rifle.1", "nothing")
    scene.answer("next")
    assert scene.state.turn == 2 and scene.state.uses == 2 and scene.refused("next") == "MA-TURN-13"


@rule("MA-TURN-03", "MA-TURN-14")
def test_two_cards_when_everybody_has_acted(field) -> None:
    scene = field("us-rifle", where={"us-rifle.1": "a8"}, hand=("artillery", "artillery", "jeep-run"))
    scene.act("us-rifle.1", "nothing")
    scene.act(scene.spare, "nothing")
    assert scene.state.turn == 2 and scene.state.turn_idle
    scene.answer("lay:artillery")
    assert scene.state.uses == 1 and scene.offers("lay:artillery")
    scene.answer("lay:artillery")
    assert scene.state.turn == 3 and scene.offers("lay:jeep-run") and scene.offers("resolve:artillery")


@rule("MA-TURN-14")
def test_a_model_freed_in_an_idle_turn_may_use_the_rest_of_it(field) -> None:
    scene = field("us-rifle", where={"us-rifle.1": "a8"}, hand=("move-it", "artillery"))
    scene.act("us-rifle.1", "nothing")
    scene.act(scene.spare, "nothing")
    scene.do("play:move-it", "model:us-rifle.1")
    assert scene.state.uses == 1 and scene.offers("activate:us-rifle.1") and scene.offers("lay:artillery")
    turn = scene.state.turn
    scene.act("us-rifle.1", "move:a7", "stop")
    assert scene.at("us-rifle.1") == "a7" and scene.state.turn == turn + 1


@rule("MA-TURN-04", "MA-TURN-10", "MA-TURN-12")
def test_nobody_passes_before_all_have_acted(field) -> None:
    scene = field("us-rifle", where={"us-rifle.1": "a8"}, hand=("artillery",))
    assert not scene.offers("pass") and scene.refused("pass") == "MA-TURN-04"
    scene.act("us-rifle.1", "nothing")
    assert scene.refused("pass") == "MA-TURN-04"
    scene.act(scene.spare, "nothing")
    assert scene.table.round == 1 and scene.offers("pass")
    scene.answer("pass")
    scene.choose()
    assert scene.table.round == 2
    assert not any(model.activated for model in scene.state.force)


@rule("MA-TURN-05", "MA-TURN-06")
def test_a_boost_is_the_card_of_the_turn(field) -> None:
    scene = field(*THREE, where=AWAY, zombies={"a6": 1}, hand=("steady-hands", "steady-hands"))
    scene.act("us-rifle.1", "shoot:a6", "play:steady-hands")
    assert len(scene.last("dice.rolled")["dice"]) >= 6
    scene.do(*(["stop"] if scene.prompt == "prompt-step" else []))
    assert scene.state.turn == 2  # model and card: nothing else in that Turn


@rule("MA-CARD-28")
def test_a_skull_card_on_ones_own_test_is_the_card_of_the_turn(field) -> None:
    scene = field(*THREE, where=AWAY, zombies={"a6": 1}, hand=("second-chance",))
    scene.dice(5, 1, 2, 3, 4, 1, 1, 8, 5, 1, 2)
    scene.act("us-rifle.1", "shoot:a6", "play:second-chance", "stop")
    assert scene.crowd() == {} and scene.state.turn == 2 and scene.state.uses == 2
    assert set(ready(scene)) == {"us-rifle.2", "us-rifle.3", scene.spare}


@rule("MA-TURN-06")
def test_the_second_model_of_a_turn_gets_no_card(field) -> None:
    scene = field(*THREE, where=AWAY, zombies={"b5": 9}, hand=("steady-hands",))
    scene.act("us-rifle.1", "nothing")
    scene.act("us-rifle.2", "shoot:b5")
    assert scene.events("dice.rolled") and scene.state.hand == ["steady-hands"]


@rule("MA-TURN-09", "MA-REACT-02")
def test_an_activation_and_its_reactions_are_over_before_the_next(field) -> None:
    scene = field(*THREE, where=AWAY, zombies={"a4": 1})
    scene.act("us-rifle.1", "move:a7", "stop")
    assert [event.kind for event in scene.happened() if event.kind in ("activation.began", "zombie.moved")] == [
        "activation.began",
        "zombie.moved",
    ]
    assert scene.prompt == "prompt-turn" and scene.crowd() == {"a5": 1}


@rule("MA-TURN-11", "MA-ROUND-01", "MA-ARRIVE-01", "MA-ROUND-04")
def test_the_end_of_a_round_in_its_order(field) -> None:
    scene = field("us-rifle", where={"us-rifle.1": "a8"}, hand=("artillery", "take-cover", "diversion"))
    scene.state_is(noise=2, round=3)
    scene.dice(1, 1, 1, 1, 1)  # a quiet test: nothing but the order
    scene.pass_round()
    assert scene.prompt == "prompt-discard"
    scene.choose()
    assert scene.prompt == "prompt-checks" and scene.options() == ["stay", "retreat"]
    scene.answer("stay")
    phases = [event["phase"] for event in scene.events("phase.began")]
    assert phases == ["test", "draw", "arrivals", "checks"]
    assert scene.table.round == 4 and scene.state.noise == 0
    assert scene.last("test.rolled")["added"] == 2 and len(scene.last("test.rolled")["dice"]) == 5


@rule("MA-TURN-13")
def test_who_has_nobody_left_to_activate_is_not_asked_for_another_turn_alone(field) -> None:
    scene = field(*THREE, where=AWAY, seats=2)
    for model in ("us-rifle.2", scene.spare):
        scene.answer(f"activate:{model}", seat=1)
        scene.answer("nothing", seat=1)
    scene.answer("activate:us-rifle.1", seat=0)
    scene.answer("nothing", seat=0)
    assert {ask.seat: [o.key for o in ask.options] for ask in scene.table.pending} == {0: ["activate:us-rifle.3", "next"]}


@rule("MA-TURN-10")
def test_nobody_is_asked_whether_to_pass_when_there_is_nothing_else(field) -> None:
    scene = field(*THREE, where=AWAY, seats=2)
    for model, seat in (("us-rifle.2", 1), (scene.spare, 1), ("us-rifle.1", 0), ("us-rifle.3", 0)):
        scene.answer(f"activate:{model}", seat=seat)
        scene.answer("nothing", seat=seat)
    assert len(scene.events("round.passed")) == 1
    assert all(option.key != "pass" for ask in scene.table.pending for option in ask.options)


@rule("MA-CAMP-12", "MA-CAMP-13", "MA-CAMP-18")
def test_players_share_a_side_and_anybody_may_go_next(field) -> None:
    scene = field(*THREE, where=AWAY, seats=2, hand=("artillery",))
    assert {ask.seat: [o.key for o in ask.options] for ask in scene.table.pending} == {
        0: ["activate:us-rifle.1", "activate:us-rifle.3", "lay:artillery"],
        1: ["activate:us-rifle.2", f"activate:{scene.spare}", "lay:artillery"],
    }
    scene.answer("activate:us-rifle.2", seat=1)
    assert [ask.seat for ask in scene.table.pending] == [1]  # who leads the model decides its steps
    scene.answer("nothing")
    scene.answer("lay:artillery", seat=0)
    assert scene.state.laid[0].card == "artillery"


@rule("MA-CAMP-18")
def test_the_leader_of_a_model_decides_its_defence_and_the_first_player_the_rest(field) -> None:
    scene = field(*THREE, where={**AWAY, "us-rifle.2": "b8"}, zombies={"b6": 1}, seats=2, hand=("artillery",))
    scene.place({"us-rifle.1": "c8", "us-rifle.2": "b7", "us-rifle.3": "h8"})
    scene.act("us-rifle.1", "nothing")
    scene.act("us-rifle.3", "nothing")
    scene.act("us-rifle.2", "nothing")
    scene.act(scene.spare, "nothing")
    scene.dice(4, 4, 1)  # two successes: the Zombie next door comes
    scene.answer("pass")
    assert scene.prompt == "prompt-answer" and scene.table.pending[0].seat == 1
    scene.answer("answer:fight")
    assert scene.prompt == "prompt-discard" and scene.table.pending[0].seat == 0
