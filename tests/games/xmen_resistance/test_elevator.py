"""The Elevator: a room on its way between the levels, called for free and ridden for an Action."""

import pytest
from tests.games.xmen_resistance.conftest import Board, Outing

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

DOWN, UP = "11V.X", "17V.X"
CALL, RIDE_DOWN, RIDE_UP = f"call:{DOWN}", f"ride:{DOWN}", f"ride:{UP}"
DOORS_DOWN = ("11V.C|11V.X", "11V.X|11V.D")
DOORS_UP = ("17V.A|17V.X", "17V.X|17V.B")


def lobby(board: Board, *heroes: str, **where: str) -> ResistanceScene:
    """Underground with the upper floor above it; both were explored before. The cabin waits upstairs."""
    scene = board(*heroes, on="MH3", **where)
    scene.explored("11V.C", "17V.A")
    return scene


def here(scene: ResistanceScene) -> None:
    """The cabin stands underground, as if somebody had called it before."""

    def edit(g: Resistance) -> None:
        g.state.cabin = DOWN
        for edge in g.map.edges:
            if edge.kind == "elevator":
                g.state.open[edge.index] = int(DOWN in (edge.a, edge.b))
        g.doors_changed()

    scene.change(edit)


# -- calling --------------------------------------------------------------------------------------------------------------


@rule("XR-ELEV-01")
def test_the_elevator_is_one_room_that_moves_from_shaft_to_shaft(board: Board) -> None:
    scene = lobby(board, "storm", storm="11V.C")
    assert scene.view(0)["cabin"] == UP
    scene.answer(CALL)
    assert scene.view(0)["cabin"] == DOWN
    scene.answer(f"move:{DOWN}")
    assert scene.hero("storm").zone == DOWN  # a room like others: she stands in it
    scene.answer(RIDE_UP)
    assert (scene.view(0)["cabin"], scene.hero("storm").zone) == (UP, UP)


@rule("XR-ELEV-02")
def test_calling_costs_nothing(board: Board) -> None:
    scene = lobby(board, "storm", storm="11V.C")
    actions = scene.hero("storm").actions
    scene.answer(CALL)
    assert scene.hero("storm").actions == actions
    assert scene.last("lift.called") == {"hero": "storm", "zone": DOWN}
    assert scene.rule_of("lift.called") == "XR-ELEV-02"


@rule("XR-ELEV-02", "XR-ELEV-04")
def test_rogue_calls_it_and_colossus_rides_it_down(board: Board) -> None:
    scene = board("rogue", "colossus", on="MH9", rogue="17V.B", colossus="17V.D")
    scene.explored("17V.A", "11R.D")
    scene.turn("rogue")
    actions = scene.hero("rogue").actions
    scene.answer(f"call:{UP}")
    scene.answer(f"move:{UP}")
    assert scene.hero("rogue").actions == actions - 1
    scene.turn("colossus")
    for zone in ("17V.B", UP):
        scene.answer(f"move:{zone}")
    scene.answer("ride:11R.X")
    assert scene.hero("colossus").actions == 0 or scene.state.active != "colossus"
    assert (scene.hero("rogue").zone, scene.hero("colossus").zone) == ("11R.X", "11R.X")


@rule("XR-ELEV-02")
def test_the_last_action_leaves_a_call_to_make(board: Board) -> None:
    scene = lobby(board, "storm", storm="11V.F")
    scene.answer("power-up")
    scene.answer("power-up")
    scene.answer("move:11V.C")
    assert scene.hero("storm").actions == 0
    scene.answer(CALL)
    assert scene.state.cabin == DOWN


@rule("XR-ELEV-11")
@pytest.mark.parametrize(("zone", "beside"), [("11V.C", True), ("11V.D", True), ("11V.F", False), ("11V.A", False), ("17V.C", False)])
def test_adjacent_is_who_stands_at_one_of_its_doors(board: Board, zone: str, beside: bool) -> None:
    scene = lobby(board, "storm", storm=zone)
    assert scene.offers(CALL) is beside
    if not beside:
        assert not any(key.startswith("call:") for key in scene.options())


@rule("XR-ELEV-12")
def test_it_cannot_be_called_to_where_it_stands(board: Board) -> None:
    scene = lobby(board, "storm", storm="17V.A")
    assert not scene.offers(f"call:{UP}")
    assert scene.refused(f"call:{UP}") == "XR-ELEV-12"


@rule("XR-ELEV-12")
def test_only_a_real_call_counts_as_the_first(board: Board) -> None:
    scene = lobby(board, "storm", storm="17V.A")
    scene.answer(f"move:{UP}")
    scene.answer(RIDE_DOWN)  # a ride is no call
    assert scene.events("lift.called") == []
    scene.answer("move:11V.C")
    assert scene.play.memo.lift == 0
    assert not scene.offers(CALL)


@rule("XR-ELEV-08")
def test_a_call_takes_along_whoever_is_inside(board: Board) -> None:
    scene = lobby(board, "storm", "magneto", storm="11V.C", magneto=UP)
    scene.enemies(UP, walker=2, brute=1)
    scene.bystander("trish_tilby", UP)
    scene.zombie("sabretooth", UP)
    scene.turn("storm")
    scene.answer(CALL)
    assert scene.hero("magneto").zone == DOWN
    assert [scene.count(DOWN, kind) for kind in ("walker", "brute", "runner", "sabretooth")] == [2, 1, 0, 1]
    assert [scene.count(UP, kind) for kind in ("walker", "brute", "runner", "sabretooth")] == [0, 0, 0, 0]
    assert scene.where("trish_tilby") == DOWN


@rule("XR-ELEV-10")
def test_its_doors_join_two_zones_and_open_what_was_closed(board: Board) -> None:
    scene = board("storm", on="MH9", storm="17V.A")
    scene.deck("spawn", "007")
    scene.change(lambda g: g.state.opened.__setitem__(g.map.zone["17V.A"].index, 1))  # hers is open, the rest is not
    assert scene.play.ways.distance("17V.A", "17V.B") == 4  # around by the landings
    scene.answer(f"call:{UP}")
    assert "17V.B" in scene.last("building.opened")["zones"]
    assert UP not in scene.last("building.opened")["zones"]  # the cabin itself is nobody's secret
    assert scene.rule_of("building.opened") == "XR-ELEV-10"
    assert scene.play.ways.distance("17V.A", "17V.B") == 2  # through the cabin


# -- doors ----------------------------------------------------------------------------------------------------------------


@rule("XR-ELEV-03")
def test_both_doors_are_open_where_it_stands_and_shut_elsewhere(board: Board) -> None:
    scene = lobby(board, "storm", storm="11V.C")
    assert [scene.is_open(door) for door in (*DOORS_DOWN, *DOORS_UP)] == [False, False, True, True]
    assert not scene.offers(f"move:{DOWN}")
    scene.answer(CALL)
    assert [scene.is_open(door) for door in (*DOORS_DOWN, *DOORS_UP)] == [True, True, False, False]
    scene.answer(f"move:{DOWN}")
    scene.answer("move:11V.D")  # straight through


@rule("XR-ELEV-07")
@pytest.mark.parametrize("hero", ["rogue", "mystique"])
def test_no_action_or_skill_forces_the_shaft(board: Board, hero: str) -> None:
    scene = lobby(board, hero, **{hero: "11V.C"})
    scene.set(hero, xp=43, power=4)
    scene.open("11V.A|11V.C", "10V.D|11V.C")
    assert not any(key.startswith("open:") for key in scene.options())
    assert not scene.offers("skill:knockout_punch")  # no door to break but the shaft's
    if hero == "mystique":
        scene.answer("skill:infiltrator")
        assert not any(key.startswith("open:") for key in scene.options())
        scene.answer("move:11V.F")


# -- riding ---------------------------------------------------------------------------------------------------------------


@rule("XR-ELEV-04")
def test_a_ride_costs_one_action(board: Board) -> None:
    scene = lobby(board, "storm", storm=UP)
    actions = scene.hero("storm").actions
    scene.answer(RIDE_DOWN)
    assert scene.hero("storm").actions == actions - 1
    assert scene.hero("storm").zone == DOWN
    assert scene.rule_of("lift.rides") == "XR-ELEV-04"
    assert scene.rule_of("hero.moved") == "XR-ELEV-05"  # not a Move


@rule("XR-ELEV-04")
def test_a_ride_is_no_move(board: Board) -> None:
    scene = lobby(board, "storm", storm=UP)
    scene.set("storm", traits=["swift"])
    scene.answer("trait:swift")  # a free Move Action
    assert sorted(scene.options()) == ["move:17V.A", "move:17V.B"]
    scene.answer("move:17V.A")


@rule("XR-ELEV-04")
def test_one_has_to_be_inside(board: Board) -> None:
    scene = lobby(board, "storm", storm="17V.A")
    assert not scene.offers(RIDE_DOWN)


@rule("XR-ELEV-05")
def test_everybody_inside_rides(board: Board) -> None:
    scene = lobby(board, "storm", "magneto", storm=UP)
    scene.enemies(UP, walker=1, runner=2)
    scene.enemies("17V.A", brute=1)
    scene.zombie("iceman", UP)
    scene.bystander("callisto", UP)
    scene.turn("storm")
    scene.answer(RIDE_DOWN)
    assert (scene.hero("storm").zone, scene.hero("magneto").zone) == (DOWN, DOWN)
    assert [scene.count(DOWN, kind) for kind in ("walker", "runner", "iceman")] == [1, 2, 1]
    assert scene.count("17V.A", "brute") == 1  # outside
    assert scene.where("callisto") == DOWN


@rule("XR-ELEV-06")
def test_enemies_in_the_cabin_cost_nothing_more(board: Board) -> None:
    scene = lobby(board, "storm", storm=UP)
    scene.enemies(UP, walker=5)
    actions = scene.hero("storm").actions
    assert scene.refused("move:17V.A") == "XR-MOVE-03"
    scene.answer(RIDE_DOWN)
    assert scene.hero("storm").actions == actions - 1


@rule("XR-LEVEL-09", "XR-LEVEL-10")
def test_a_ride_to_a_new_level_opens_the_building_at_its_doors(board: Board) -> None:
    scene = board("storm", on="MH3", storm=DOWN)
    here(scene)
    scene.explored("11V.C")
    scene.deck("spawn", "007")
    scene.answer(RIDE_UP)
    assert scene.last("building.opened") == {"zones": ["17V.A", "17V.B", "17V.C", "17V.D", "17V.F"]}
    assert scene.rule_of("building.opened") == "XR-LEVEL-09"
    assert scene.drawn() == [("007", "17V.A")]


@rule("XR-LEVEL-08")
def test_riding_away_puts_a_level_to_sleep(board: Board) -> None:
    scene = lobby(board, "storm", storm=UP)
    scene.enemies("17V.C", walker=1)
    scene.enemies("11V.C", walker=1)
    scene.answer(RIDE_DOWN)
    scene.end_turns()
    assert (scene.count("17V.C", "walker"), scene.count(DOWN, "walker")) == (1, 1)


# -- who does not ---------------------------------------------------------------------------------------------------------


@rule("XR-ELEV-09")
def test_no_enemy_takes_it(board: Board) -> None:
    scene = lobby(board, "mystique", "storm", mystique="14V.B", storm="17V.A")
    here(scene)
    scene.set("mystique", power=1)
    scene.enemies(DOWN, walker=1)
    scene.enemies("11V.C", brute=1)
    scene.turn("mystique")
    scene.answer("skill:shapeshift")  # underground stays awake, but nobody is hunted there
    scene.end_turns()
    assert (scene.count(DOWN, "walker"), scene.count("11V.C", "brute")) == (1, 1)  # no way to Storm
    assert scene.state.cabin == DOWN


@rule("XR-ELEV-09")
def test_a_bystander_does_not_ride_to_the_nearest_hero(board: Board) -> None:
    scene = lobby(board, "storm", "magneto", storm="17V.A", magneto="10V.A")
    here(scene)
    scene.bystander("trish_tilby", DOWN)
    scene.end_turns()  # Magneto sits behind a closed door, Storm one ride away
    assert (scene.where("trish_tilby"), scene.state.cabin) == (DOWN, DOWN)


# -- out of order, asleep, alone ------------------------------------------------------------------------------------------


@rule("XR-ELEV-13")
@pytest.mark.parametrize(("map_id", "zone", "shaft"), [("MH4", "11R.D", "11R.X"), ("MH5", "17V.A", UP)])
def test_out_of_order_there_is_no_cabin_and_every_shaft_is_shut(board: Board, map_id: str, zone: str, shaft: str) -> None:
    scene = board("storm", on=map_id, storm=zone)
    assert scene.view(0)["cabin"] is None
    assert not any(scene.play.is_open(edge) for edge in scene.play.map.edges if edge.kind == "elevator")
    assert not any(key.startswith(("call:", "ride:")) for key in scene.options())
    assert not scene.offers(f"move:{shaft}")
    assert scene.refused(f"call:{shaft}") == "XR-ELEV-13"


class Dark(Outing):
    """The Elevator has no current."""

    def lift_refusal(self, g: Resistance) -> No | None:
        return no("refused-lift-broken", "XR-ELEV-14")


@rule("XR-ELEV-14")
def test_an_inactive_elevator_is_a_room_and_nothing_more(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MISSIONS, "MH3", Dark("MH3"))
    scene = lobby(board, "storm", "magneto", storm="11V.C", magneto="17V.A")
    scene.turn("storm")
    assert not scene.offers(CALL)
    assert scene.refused(CALL) == "XR-ELEV-14"
    scene.turn("magneto")
    scene.answer(f"move:{UP}")
    assert scene.hero("magneto").zone == UP
    assert not any(key.startswith("ride:") for key in scene.options())
    scene.answer("move:17V.B")


@rule("XR-ELEV-15")
def test_on_a_single_level_it_is_an_ordinary_room(board: Board) -> None:
    scene = board("storm", on="MH7", storm="11V.C")
    assert [scene.is_open(door) for door in DOORS_DOWN] == [True, True]
    assert not any(key.startswith("call:") for key in scene.options())
    scene.answer(f"move:{DOWN}")
    assert not any(key.startswith("ride:") for key in scene.options())
    scene.answer("move:11V.D")


@rule("XR-ELEV-05")
def test_riding_is_told_for_everybody_inside(board: Board) -> None:
    t = board("storm", "rogue", on="MH3", storm="17V.X")
    t.turn("storm")
    t.answer("ride:11V.X")
    assert [(event["hero"], event["origin"], event["to"]) for event in t.events("hero.moved")] == [
        ("storm", "17V.X", "11V.X"),
        ("rogue", "17V.X", "11V.X"),
    ]
    assert t.rule_of("hero.moved") == "XR-ELEV-05"


@rule("XR-ELEV-03", "XR-ELEV-07", "XR-ELEV-13")
def test_the_shaft_is_refused_by_its_own_rules(board: Board) -> None:
    t = board("storm", "rogue", on="MH3", storm="11V.C")
    t.turn("storm")
    assert t.refused("move:11V.X") == "XR-ELEV-03"
    assert t.refused("open:11V.C|11V.X") == "XR-ELEV-07"
    t = board("storm", "rogue", on="MH4", storm="11R.D")
    t.turn("storm")
    assert t.refused("move:11R.X") == "XR-ELEV-13"
