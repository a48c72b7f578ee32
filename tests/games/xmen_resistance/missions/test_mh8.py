"""MH8, the last resort: a reporter who stays where she is, bombs to carry and plant, and Spawn Points that move outside."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

BOMBS = ("16R.D", "18R.G")
TARGETS = ("13R.C", "15R.E")
FIRST, BLUE = "16R.A", "18R.C"
TRISH = "trish_tilby"


def mansion(*heroes: str, bombs: dict[str, int] | None = None, spawns: bool = False, safe: bool = False) -> ResistanceScene:
    """Nobody lurks in greenhouse and garage; these heroes hold bombs; with `safe` the reporter was rescued before."""
    scene = ResistanceScene(*heroes, mission="MH8", spawns=spawns)
    scene.explored("16R.D", "18R.G", "13R.A", "13R.B", "15R.A")

    def edit(g: Resistance) -> None:
        for hero, number in (bombs or {}).items():
            for objective in [o for o in g.state.objectives if not o.taker][:number]:
                objective.taker = hero
                g.heroes[hero].tokens.append("red")
        if safe:
            g.memo.met.add(TRISH)
            g.state.people = [person for person in g.state.people if person.id != TRISH]
            g.state.person_pile.discards.append(TRISH)

    scene.change(edit)
    scene.mark()
    return scene


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH8-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH8"].minutes, MISSIONS["MH8"].difficulty) == (90, "hard")
    scene = ResistanceScene(*TEAM[:4], mission="MH8", spawns=True)
    view = scene.view(None)
    assert {zone.split(".")[0] for zone in view["zones"]} == {"13R", "14R", "15R", "16R", "17R", "18R"}
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 2
    assert [(p["zone"], p["active"]) for p in view["spawns"]] == [(FIRST, True), *((zone, True) for zone in TARGETS), (BLUE, True)]
    assert [objective["color"] for objective in view["objectives"]] == ["red", "red"]
    kinds = [scene.play.map.edge[edge].kind for edge, state in view["edges"].items() if state["open"]]
    assert (kinds.count("door"), kinds.count("window")) == (5, 5)
    assert scene.where(TRISH) == "14R.B"
    assert view["exit"] == "17R.H"


@rule("XR-MH8-03")
def test_no_card_brings_a_zombie_hero() -> None:
    scene = ResistanceScene(*TEAM[:4], mission="MH8")
    cards = {"015", "016", "030", "031", "032", "033"}
    assert not cards & {*scene.state.spawn_pile.deck, *scene.state.spawn_pile.discards}
    assert cards <= set(scene.state.removed)
    assert len(scene.state.spawn_pile.deck) == 36


@rule("XR-MH8-04")
def test_the_reporter_stands_on_the_board_and_her_card_is_nowhere_else() -> None:
    for seed in range(10):
        state = ResistanceScene(*TEAM[:4], mission="MH8", seed=seed).state
        assert [(person.id, person.zone) for person in state.people] == [(TRISH, "14R.B")]
        assert TRISH not in [*state.person_pile.deck, *(card.id for card in state.facedown)]


@rule("XR-MH8-05")
def test_the_mansion_is_open_and_deserted() -> None:
    scene = ResistanceScene("storm", "rogue", mission="MH8")
    zones = scene.view(0)["zones"]
    inside = [zone for zone in scene.play.ways.building("14R.E") if zone.startswith(("13R", "14R", "15R"))]
    assert len(inside) == 13
    assert all(zones[zone]["opened"] and not zones[zone]["facedown"] for zone in inside)
    assert scene.drawn() == []
    scene.put("storm", "14R.D")
    scene.turn("storm")
    for zone in ("13R.E", "13R.D", "13R.C"):  # two spawn symbols and two places for Bystanders
        scene.answer(f"move:{zone}")
    assert scene.drawn() == []
    assert scene.events("bystander.revealed") == []
    scene.finish("")


@rule("XR-MH8-06")
@pytest.mark.parametrize(("heroes", "used"), [(4, False), (5, True), (6, True)])
def test_the_green_spawn_point_is_for_big_teams(heroes: int, used: bool) -> None:
    scene = mansion(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", "001", "008", "011", "002", "003")
    scene.zombie("iceman", "13R.A")  # behind a closed door; so blue draws like the others
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == [FIRST, *TARGETS, BLUE, "16R.G"][: 4 + used]
    scene.finish("")


# -- the reporter ---------------------------------------------------------------------------------------------------------


@rule("XR-MH8-08")
def test_she_never_moves() -> None:
    scene = mansion("storm", "rogue")
    scene.bystander("callisto", "14R.B")
    scene.end_turns()
    scene.answer("way:14R.A")
    assert scene.where("callisto") == "14R.A"
    assert scene.where(TRISH) == "14R.B"
    scene.finish("")


@rule("XR-MH8-08")
def test_she_stays_where_another_runs_and_is_devoured() -> None:
    scene = mansion("storm", "rogue")
    for hero in ("storm", "rogue"):
        scene.put(hero, "17R.H")
    scene.bystander("callisto", "14R.B")
    scene.enemies("13R.E", runner=1)
    scene.end_turns()
    assert (scene.where("callisto"), scene.where(TRISH), scene.count("14R.A", "runner")) == ("14R.C", "14R.B", 1)
    scene.end_turns()
    assert scene.rule_of("game.lost") == "XR-MH8-08"
    scene.finish("lost")


@rule("XR-MH8-08")
def test_the_mission_is_lost_when_she_is_devoured() -> None:
    scene = mansion("storm", "rogue")
    scene.bystander("callisto", "14R.B")
    scene.enemies("14R.B", walker=2)
    scene.dice(1)  # Callisto does not defend herself
    scene.mark()
    scene.end_turns()
    assert {event["bystander"] for event in scene.events("bystander.devoured")} == {"callisto", TRISH}
    assert scene.rule_of("game.lost") == "XR-MH8-08"
    scene.finish("lost")


@rule("XR-MH8-08")
def test_another_bystander_may_be_devoured() -> None:
    scene = mansion("storm", "rogue")
    scene.bystander("moira_mactaggert", "17R.B")
    scene.enemies("17R.B", walker=1)
    scene.end_turns()
    assert scene.last("bystander.devoured")["bystander"] == "moira_mactaggert"
    scene.finish("")


@rule("XR-MH8-09")
def test_her_card_must_not_be_sacrificed() -> None:
    scene = mansion("storm", "rogue", safe=True)
    scene.set("storm", bystander=TRISH)
    scene.put("storm", "17R.B")
    scene.enemies("17R.B", walker=1)
    scene.end_turns()
    scene.answer("prevent:sacrifice")
    assert scene.rule_of("game.lost") == "XR-MH8-09"
    scene.finish("lost")


@rule("XR-MH8-15")
def test_her_card_may_be_swapped_out() -> None:
    scene = mansion("storm", "rogue")
    scene.put("storm", "14R.B")
    scene.bystander("moira_mactaggert", "14R.B")
    scene.turn("storm")
    scene.answer(f"rescue:{TRISH}")
    scene.answer("rescue:moira_mactaggert")
    scene.answer("keep:moira_mactaggert")
    assert TRISH in scene.state.person_pile.discards
    assert scene.view(0)["goals"][0] == {"id": "MH8-trish", "done": True, "now": False, "have": 0, "of": 0}
    assert scene.outcome == ""
    scene.finish("")


# -- the bombs ------------------------------------------------------------------------------------------------------------


@rule("XR-MH8-10")
@pytest.mark.parametrize("zone", BOMBS)
def test_a_bomb_is_worth_five_xp_to_everybody_and_stays_with_its_taker(zone: str) -> None:
    scene = mansion("storm", "rogue", "magneto")
    scene.put("storm", zone)
    scene.turn("storm")
    scene.answer(f"take:{zone}")
    assert [scene.hero(name).xp for name in ("storm", "rogue", "magneto")] == [5, 5, 5]
    assert scene.rule_of("xp.gained") == "XR-MH8-10"
    assert [hero["tokens"] for hero in scene.view(0)["heroes"]] == [["red"], [], []]
    scene.finish("")


@rule("XR-MH8-11")
def test_a_bomb_can_be_handed_over_in_the_same_zone() -> None:
    scene = mansion("storm", "rogue", "magneto", bombs={"storm": 1})
    scene.put("magneto", "17R.B")
    scene.turn("storm")
    assert scene.offers("mission-give:rogue")
    assert not scene.offers("mission-give:magneto")
    assert not scene.offers("mission-give:storm")
    scene.answer("mission-give:rogue")
    assert (scene.hero("storm").tokens, scene.hero("rogue").tokens) == ([], ["red"])
    assert scene.hero("storm").actions == 2
    assert not scene.offers("mission-give:rogue")
    scene.finish("")


@rule("XR-MH8-12")
@pytest.mark.parametrize("zone", TARGETS)
def test_a_bomb_is_planted_on_a_red_spawn_point(zone: str) -> None:
    scene = mansion("storm", "rogue", bombs={"storm": 1})
    scene.put("rogue", zone)
    scene.turn("rogue")
    assert scene.refused("mission-plant") == "XR-MH8-12"  # she has none
    scene.turn("storm")
    assert not scene.offers("mission-plant")  # not here
    scene.put("storm", zone)
    scene.answer("mission-plant")
    assert scene.last("bomb.planted") == {"hero": "storm", "origin": zone, "to": FIRST}
    assert (scene.hero("storm").tokens, scene.hero("storm").actions) == ([], 2)
    assert zone not in [point.zone for point in scene.state.spawns]
    scene.finish("")


@rule("XR-MH8-12")
def test_other_spawn_points_take_no_bomb() -> None:
    scene = mansion("storm", "rogue", bombs={"storm": 1})
    for zone in (FIRST, BLUE):
        scene.put("storm", zone)
        scene.turn("storm")
        assert not scene.offers("mission-plant")
    scene.finish("")


@rule("XR-MH8-13", "XR-MH8-14")
@pytest.mark.parametrize("order", [TARGETS, TARGETS[::-1]])
def test_the_first_goes_to_the_first_spawn_point_and_the_second_to_the_blue_one(order: tuple[str, str]) -> None:
    scene = mansion("storm", "rogue", bombs={"storm": 2}, spawns=True)
    scene.zombie("iceman", "13R.A")
    scene.turn("storm")
    scene.put("storm", order[0])
    scene.answer("mission-plant")
    assert [(p.zone, p.color, p.active) for p in scene.state.spawns] == [
        (FIRST, "first", True),
        (FIRST, "red", True),
        (order[1], "red", True),
        (BLUE, "blue", True),
    ]
    scene.put("storm", FIRST)
    assert not scene.offers("mission-plant")  # a moved one is no place for a bomb
    scene.put("storm", order[1])
    scene.answer("mission-plant")
    scene.put("storm", "14R.E")
    scene.deck("spawn", "001", "008", "011", "002")
    scene.mark()
    scene.end_turns()
    assert scene.drawn() == [("001", FIRST), ("008", FIRST), ("011", BLUE), ("002", BLUE)]
    scene.finish("")


@rule("XR-MH8-13")
def test_each_bomb_goes_to_its_own_place_whoever_plants_it() -> None:
    scene = mansion("storm", "rogue", bombs={"storm": 1, "rogue": 1})
    for hero, zone in zip(("storm", "rogue"), TARGETS, strict=True):
        scene.put(hero, zone)
    scene.acts("storm", "mission-plant", "end", "mission-plant")
    assert [point.zone for point in scene.state.spawns if point.color == "red"] == [FIRST, BLUE]
    scene.finish("")


@rule("XR-MH8-02")
@pytest.mark.parametrize("trish_first", [True, False])
def test_the_reporter_and_the_bombs_in_any_order_then_everybody_out(trish_first: bool) -> None:
    scene = mansion("storm", "rogue", bombs={"storm": 2})
    scene.put("rogue", "17R.H")
    scene.turn("rogue")
    assert scene.refused("exit") == "XR-MH8-02"
    scene.turn("storm")
    for step in ("trish", *TARGETS) if trish_first else (*TARGETS, "trish"):
        assert [goal["now"] for goal in scene.view(0)["goals"]][2] is False
        scene.put("storm", "14R.B" if step == "trish" else step)
        scene.answer(f"rescue:{TRISH}" if step == "trish" else "mission-plant")
    assert [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]] == [(True, False), (True, False), (False, True)]
    scene.end_turns()
    scene.put("storm", "17R.H")
    scene.turn("rogue")
    scene.answer("exit")
    assert scene.outcome == ""
    scene.answer("exit")
    scene.finish("won")


@rule("XR-MH8-02")
@pytest.mark.parametrize(("safe", "moved"), [(True, 1), (False, 2)])
def test_one_of_the_two_is_not_enough_to_leave(safe: bool, moved: int) -> None:
    scene = mansion("storm", "rogue", bombs={"storm": moved}, safe=safe)
    scene.turn("storm")
    for zone in TARGETS[:moved]:
        scene.put("storm", zone)
        scene.answer("mission-plant")
    scene.put("storm", "17R.H")
    assert scene.refused("exit") == "XR-MH8-02"
    assert not scene.offers("exit")
    scene.finish("")


# -- the blue Spawn Point -------------------------------------------------------------------------------------------------


@rule("XR-MH8-07")
def test_a_zombie_hero_comes_when_none_is_in_play() -> None:
    scene = mansion("storm", "rogue", spawns=True)
    scene.deck("spawn", "001", "008", "011", "002")
    scene.deck("zombie", "cyclops")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == [FIRST, *TARGETS]
    told = [event for event in scene.happened() if event.kind == "enemies.spawned"]
    assert (dict(told[-1].args), told[-1].rule) == ({"enemy": "cyclops", "count": 1, "zone": BLUE}, "XR-MH8-07")
    scene.finish("")


@rule("XR-MH8-07")
def test_with_a_zombie_hero_in_play_it_draws() -> None:
    scene = mansion("storm", "rogue", spawns=True)
    scene.zombie("iceman", "13R.A")
    scene.spawn_points(BLUE)
    scene.deck("spawn", "008")
    scene.end_turns()
    assert scene.drawn() == [("008", BLUE)]
    assert len(scene.state.zombies) == 1
    scene.finish("")


@rule("XR-MH8-07")
def test_who_is_in_play_is_seen_when_its_turn_comes() -> None:
    """The first card sends Iceman upon Rogue, who strikes him down: when blue's turn comes, nobody is left."""
    scene = mansion("rogue", "storm", spawns=True, safe=True)
    scene.zombie("iceman", "14R.D")
    for hero in ("rogue", "storm"):
        scene.put(hero, "15R.C")
    scene.set("rogue", traits=["cool_headed"], xp=19)
    scene.spawn_points(FIRST, BLUE)
    scene.deck("spawn", "040")
    scene.deck("zombie", "psylocke")
    scene.dice(6, 6)
    scene.end_turns()
    assert scene.drawn() == [("040", FIRST)]
    scene.answer("react:rogue:trait:cool_headed")
    scene.answer("power:0")
    assert scene.last("enemy.fell")["enemy"] == "iceman"
    assert scene.standing("psylocke") == {BLUE: 1}
    assert scene.drawn() == [("040", FIRST)]
    scene.finish("")
