"""The Player Phase: Power, fresh tokens, then turns of three Actions in any order, each ended by its player."""

import pytest

from stockade.engine import UnknownOption
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule


def states(scene: ResistanceScene) -> dict[str, str]:
    return {hero["id"]: hero["state"] for hero in scene.view(None)["heroes"]}


# -- how the phase begins ---------------------------------------------------------------------------------------------------


@rule("XR-PLAYER-01", "XR-ID-01")
def test_everybody_gains_one_power_each_round_up_to_four() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=2)
    seen = [scene.hero("storm").power]
    for _ in range(3):
        scene.end_turns()
        seen.append(scene.hero("storm").power)
    assert seen == [2, 3, 4, 4]
    assert scene.hero("rogue").power == 4
    assert [event["power"] for event in scene.events("power.changed") if event["hero"] == "storm"] == [3, 4]
    assert scene.rule_of("power.changed") == "XR-PLAYER-01"
    scene.finish("")


@rule("XR-PLAYER-01", "XR-PLAYER-02", "XR-PLAYER-03")
def test_power_comes_before_the_first_turn() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.mark()
    scene.end_turns()
    start = [event.kind for event in scene.happened()]
    assert start[start.index("round.began") :] == ["round.began", "phase.began", "power.changed", "power.changed"]
    assert states(scene) == {"storm": "ready", "rogue": "ready"}
    scene.finish("")


@rule("XR-PLAYER-02", "XR-PLAYER-08")
def test_tokens_turn_red_with_the_turn_and_green_with_the_round() -> None:
    scene = ResistanceScene("storm", "rogue")
    assert states(scene) == {"storm": "ready", "rogue": "ready"}
    scene.turn("storm")
    assert states(scene) == {"storm": "active", "rogue": "ready"}
    scene.answer("end")
    assert states(scene) == {"storm": "done", "rogue": "active"}
    scene.answer("end")
    assert states(scene) == {"storm": "ready", "rogue": "ready"}
    scene.finish("")


# -- whose turn -------------------------------------------------------------------------------------------------------------


@rule("XR-PLAYER-03", "XR-PLAYER-04")
def test_each_takes_one_turn_in_an_order_chosen_anew() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto")
    for order in (["rogue", "magneto", "storm"], ["storm", "rogue", "magneto"]):
        scene.mark()
        for hero in order:
            if scene.prompt == "prompt-next-hero":
                scene.answer(f"turn:{hero}")
            scene.answer("end")
        assert [event["hero"] for event in scene.events("turn.began")] == order
    assert scene.table.round == 3
    scene.finish("")


@rule("XR-PLAYER-08")
def test_whoever_has_acted_cannot_act_again() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto")
    scene.turn("storm")
    scene.answer("end")
    assert scene.options() == ["turn:rogue", "turn:magneto"]
    with pytest.raises(UnknownOption):
        scene.table.answer(0, "turn:storm")
    scene.finish("")


@rule("XR-PLAYER-09")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", seats=3)
    scene.answer("turn:rogue", seat=1)
    scene.answer("move:15V.B", seat=1)
    assert [ask.seat for ask in scene.table.pending] == [1]
    assert not any(key.startswith("turn:") for key in scene.options())
    scene.answer("end", seat=1)
    assert scene.offers("turn:storm", seat=0) and scene.offers("turn:magneto", seat=2)
    scene.finish("")


@rule("XR-PLAYER-04")
def test_anybody_at_the_board_may_say_who_goes_next() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", seats=3)
    scene.answer("turn:rogue", seat=2)  # not the seat that leads her
    assert [ask.seat for ask in scene.table.pending] == [1]
    scene.answer("end", seat=1)
    assert {ask.seat for ask in scene.table.pending} == {0, 1, 2}  # also who has already acted
    scene.finish("")


@rule("XR-PLAYER-04", "XR-OBJ-07")
def test_a_seat_whose_heroes_have_all_left_is_not_asked_who_goes_next() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", seats=3)
    scene.explored("12V.A", "15V.D")
    scene.put("storm", "12V.C")
    scene.answer("turn:storm", seat=0)
    scene.answer("take:12V.C", seat=0)
    scene.end_turns()
    scene.put("rogue", "15V.F")
    scene.answer("turn:rogue", seat=1)
    scene.answer("exit", seat=1)
    assert {ask.seat for ask in scene.table.pending} == {0, 2}
    scene.finish("")


# -- three Actions ----------------------------------------------------------------------------------------------------------


@rule("XR-PLAYER-05")
def test_three_actions_and_no_fourth() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.turn("storm")
    for left, key in ((3, "move:15V.B"), (2, "move:15V.A"), (1, "move:15V.B")):
        assert scene.view(0)["heroes"][0]["actions"] == left
        scene.answer(key)
    assert states(scene) == {"storm": "done", "rogue": "active"}  # nothing left to do: her turn is over
    assert scene.hero("storm").zone == "15V.B"
    scene.finish("")


@rule("XR-PLAYER-05", "XR-XP-06")
def test_a_fourth_action_at_yellow() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", xp=7)
    scene.turn("storm")
    for key in ("move:15V.B", "move:15V.A", "move:15V.B", "move:15V.A"):
        scene.answer(key)
    assert states(scene)["storm"] == "done"
    assert scene.hero("storm").zone == "15V.A"
    scene.finish("")


@rule("XR-PLAYER-05")
@pytest.mark.parametrize(
    "key", ["move:12V.D", "open:15V.B|15V.C", "attack:lightning_bolt:15V.B", "rescue:trish_tilby", "power-up", "gain-trait"]
)
def test_every_kind_of_action_costs_one(key: str) -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=0)
    scene.explored("15V.C")
    scene.put("storm", "15V.B" if key.startswith(("open", "rescue", "attack")) else "15V.A")
    if key.startswith("rescue"):
        scene.bystander("trish_tilby", "15V.B")
    if key.startswith("attack"):
        scene.enemies("15V.B", walker=1)
    scene.turn("storm")
    if key.startswith("attack"):
        scene.dice(1, 1)
    scene.answer(key)
    assert scene.hero("storm").actions == 2
    scene.finish("")


@rule("XR-PLAYER-06", "XR-TRAIT-02", "XR-POWERUP-02")
def test_any_action_may_be_repeated_except_gain_trait() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", power=0)
    scene.deck("trait", "keen_aim")
    scene.turn("storm")
    scene.answer("gain-trait")
    assert not scene.offers("gain-trait")
    assert scene.refused("gain-trait") == "XR-TRAIT-02"
    scene.answer("power-up")
    scene.answer("power-up")
    assert scene.hero("storm").power == 4
    scene.end_turns()
    scene.turn("storm")
    assert scene.offers("gain-trait")  # a new turn, a new Trait
    scene.finish("")


@rule("XR-PLAYER-07")
def test_remaining_actions_can_be_given_up() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.turn("storm")
    scene.answer("move:15V.B")
    scene.answer("end")
    assert scene.state.active == "rogue"
    assert scene.hero("storm").actions == 0
    scene.end_turns()
    scene.turn("storm")
    assert scene.hero("storm").actions == 3  # what was given up is not saved
    scene.finish("")


@rule("XR-PLAYER-12")
def test_the_last_action_does_not_end_the_turn_while_a_card_can_be_used() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", traits=["swift"])
    scene.turn("storm")
    for key in ("move:15V.B", "move:15V.A", "move:15V.B"):
        scene.answer(key)
    assert scene.hero("storm").actions == 0
    assert scene.options() == ["trait:swift", "end"]
    scene.answer("trait:swift")
    assert scene.hero("storm").zone == "15V.A"  # the only way to go
    assert scene.state.active == "rogue"
    scene.finish("")


@rule("XR-PLAYER-12", "XR-OBJ-04")
def test_the_last_action_does_not_close_the_exit() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A", "15V.D")
    scene.put("storm", "12V.C")
    scene.turn("storm")
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.put("storm", "15V.F")
    scene.turn("storm")
    for key in ("move:15V.E", "move:15V.F", "power-up"):
        scene.answer(key)
    assert scene.options() == ["exit", "end"]
    scene.answer("exit")
    assert states(scene)["storm"] == "exited"
    scene.finish("")
