"""Objectives and the Exit: who may take what, who may leave when, and what becomes of those who left."""

import pytest

from stockade.engine.verdict import no
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HANGAR = "15V.B|15V.E"


def key_taken(*heroes: str, seats: int = 1) -> ResistanceScene:
    """A round later the first of them holds the key; the danger room and the hangar are empty and open to walk in."""
    scene = ResistanceScene(*heroes, seats=seats)
    scene.explored("12V.A", "15V.D")
    scene.put(heroes[0], "12V.C")
    scene.turn(heroes[0])
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.open(HANGAR)
    scene.mark()
    return scene


# -- taking -----------------------------------------------------------------------------------------------------------------


@rule("XR-OBJ-01")
def test_an_objective_of_the_zone_is_taken_for_one_action() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.put("storm", "12V.B")
    scene.turn("storm")
    assert scene.refused("take:12V.C") == "XR-OBJ-01"  # not from the next zone
    scene.answer("move:12V.C")
    assert scene.view(0)["objectives"][0]["taken"] is False  # standing there is not taking
    scene.answer("take:12V.C")
    assert scene.hero("storm").actions == 1
    assert scene.view(0)["objectives"] == [{"zone": "12V.C", "color": "green", "taken": True}]
    assert scene.last("objective.taken") == {"hero": "storm", "color": "green", "zone": "12V.C"}
    assert not scene.offers("take:12V.C")  # there is only one
    scene.finish("")


@rule("XR-OBJ-02")
def test_enemies_do_not_prevent_taking() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.put("storm", "12V.C")
    scene.enemies("12V.C", walker=6, brute=1)
    scene.zombie("cyclops", "12V.C")
    scene.turn("storm")
    scene.answer("take:12V.C")
    assert scene.hero("storm").actions == 2  # nor do they make it dearer
    scene.finish("")


@rule("XR-OBJ-03")
def test_a_facedown_objective_shows_its_colour_only_when_taken(board) -> None:
    scene = board("storm", on="MH2", storm="13R.A", seed=3)
    scene.explored("13R.A")
    color = next(objective.color for objective in scene.state.objectives if objective.zone == "13R.A")
    shown = {objective["zone"]: objective["color"] for objective in scene.view(0)["objectives"]}
    assert shown == {"13R.A": "facedown", "13R.C": "facedown", "15R.A": "facedown", "15R.B": "facedown", "16R.D": "green"}
    option = next(option for option in scene.table.pending[0].options if option.key == "take:13R.A")
    assert option.args["color"] == "facedown"
    scene.answer("take:13R.A")
    assert scene.last("objective.taken")["color"] == color != "facedown"
    assert {o["zone"]: o["color"] for o in scene.view(0)["objectives"]} == {**shown, "13R.A": color}
    assert not scene.table.undo_points()[0].free  # something was turned over


@rule("XR-OBJ-03")
def test_facedown_objectives_lie_at_random(board) -> None:
    def blue(seed: int) -> str:
        return next(o.zone for o in board("storm", on="MH2", seed=seed).state.objectives if o.color == "blue")

    assert {blue(seed) for seed in range(16)} == {"13R.A", "13R.C", "15R.A", "15R.B"}


# -- leaving ----------------------------------------------------------------------------------------------------------------


@rule("XR-OBJ-04")
def test_leaving_is_free_at_the_end_of_a_turn_in_the_exit_zone() -> None:
    scene = key_taken("storm", "rogue")
    scene.put("storm", "15V.E")
    scene.turn("storm")
    assert scene.refused("exit") == "XR-OBJ-04"  # next door is not there
    scene.answer("power-up")
    scene.answer("power-up")
    scene.answer("move:15V.F")
    assert scene.hero("storm").actions == 0
    scene.answer("exit")
    assert scene.events("hero.exited") == [{"hero": "storm"}]
    assert scene.state.active == "rogue"  # it was the end of her turn
    scene.finish("")


@rule("XR-OBJ-04")
def test_leaving_is_a_choice() -> None:
    scene = key_taken("storm", "rogue")
    scene.put("storm", "15V.F")
    scene.turn("storm")
    assert scene.offers("exit") and scene.offers("end")
    scene.answer("end")
    assert scene.hero("storm").zone == "15V.F"
    scene.finish("")


@rule("XR-OBJ-04")
def test_nobody_leaves_with_enemies_in_the_exit_zone() -> None:
    scene = key_taken("storm", "rogue")
    scene.put("storm", "15V.F")
    scene.enemies("15V.F", walker=1)
    scene.turn("storm")
    assert scene.refused("exit") == "XR-OBJ-04"
    scene.dice(3, 1)
    scene.answer("attack:lightning_bolt:15V.F")
    scene.answer("power:0")
    assert scene.offers("exit")
    scene.finish("")


@rule("XR-OBJ-05", "XR-MH0-02")
def test_nobody_leaves_before_the_key_is_taken() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A", "15V.D")
    scene.put("storm", "15V.F")
    scene.put("rogue", "12V.C")
    scene.turn("storm")
    assert scene.refused("exit") == "XR-MH0-02"
    scene.answer("end")
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.turn("storm")
    scene.answer("exit")
    assert scene.hero("storm").stage == "exited"
    scene.finish("")


class InOrder(Mission):
    """On the map of MH2: the green Objective before any red one."""

    id = "MH2"

    def goals(self, g: Resistance) -> list[Goal]:
        return [Goal("MH0-key", False, True)]

    def interact_refusal(self, g, objective):
        if objective.color == "green" or any(o.color == "green" and o.taker for o in g.state.objectives):
            return None
        return no("refused-objective-elsewhere", "XR-OBJ-06")


@rule("XR-OBJ-06")
def test_a_later_objective_waits_for_the_earlier_one(board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MISSIONS, "MH2", InOrder())
    scene = board("storm", "rogue", on="MH2", storm="13R.A", rogue="16R.D")
    scene.explored("13R.A", "16R.D")
    scene.turn("storm")
    assert not scene.offers("take:13R.A")
    assert scene.refused("take:13R.A") == "XR-OBJ-06"
    scene.answer("end")
    scene.answer("take:16R.D")
    scene.end_turns()
    scene.turn("storm")
    scene.answer("take:13R.A")
    assert len(scene.events("objective.taken")) == 2


# -- those who left ---------------------------------------------------------------------------------------------------------


@rule("XR-OBJ-07")
def test_who_has_left_takes_no_more_turns_and_is_not_eliminated() -> None:
    scene = key_taken("storm", "rogue", "magneto")
    scene.put("storm", "15V.F")
    scene.turn("storm")
    scene.answer("exit")
    scene.end_turns()
    assert scene.outcome == ""  # the End Phase found nobody eliminated
    assert scene.table.round == 3
    assert scene.options() == ["turn:rogue", "turn:magneto"]
    storm = scene.view(0)["heroes"][0]
    assert (storm["state"], storm["zone"], storm["health"]) == ("exited", None, 3)
    scene.finish("")


@rule("XR-OBJ-07", "XR-PLAYER-01")
def test_who_has_left_is_out_of_reach() -> None:
    scene = key_taken("storm", "rogue", "magneto")
    scene.set("storm", power=2, traits=["swift", "recovery"], bystander="callisto")
    scene.put("storm", "15V.F")
    for hero in ("rogue", "magneto"):
        scene.put(hero, "15V.E")
    scene.turn("storm")
    scene.answer("exit")
    scene.enemies("15V.F", walker=1)
    scene.bystander("trish_tilby", "15V.E")
    scene.set("rogue", power=2, traits=["swift"])
    scene.end_turns()  # the Walker goes for the others
    assert scene.count("15V.E", "walker") == 1
    scene.end_turns()
    scene.choose("wound:trish_tilby")  # Bystander Devoured
    assert scene.hero("rogue").power == 3 - 1 + 1 and scene.hero("rogue").traits == []
    storm = scene.hero("storm")
    assert (storm.power, storm.traits, storm.bystander, storm.health) == (2, ["swift", "recovery"], "callisto", 3)
    scene.finish("")


@rule("XR-OBJ-07")
def test_the_cards_of_who_has_left_are_out_of_the_decks() -> None:
    scene = key_taken("storm", "rogue")
    scene.set("storm", traits=["swift"], bystander="callisto")
    scene.put("storm", "15V.F")
    scene.turn("storm")
    scene.answer("exit")
    view = scene.view(None)
    assert view["discards"]["traits"] == view["discards"]["bystanders"] == []
    assert view["heroes"][0]["traits"] == ["swift"] and view["heroes"][0]["bystander"] == "callisto"
    scene.finish("")
