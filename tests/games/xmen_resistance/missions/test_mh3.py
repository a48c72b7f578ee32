"""MH3, search and rescue: who hides where, two foes, guarded secrets, and what comes down with the Elevator."""

import pytest

from stockade.engine import Chance
from stockade.games.xmen_resistance.facts import SECRETS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import draws_at
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.show.view import scramble
from stockade.testing import rule

HIDING = ("10V.M", "11V.A", "12V.A", "14V.E", "14V.F", "15V.C")
FIRST = "15V.B"


def underground(*heroes: str, spawns: bool = False, **where: str) -> ResistanceScene:
    """Nobody is hiding anywhere, except the cards given by their name; the corridors are known, the foes stand where they start."""
    scene = ResistanceScene(*heroes, mission="MH3", spawns=spawns)
    scene.hiding(where)
    scene.change(lambda g: [g.state.opened.__setitem__(zone.index, 1) for zone in g.map.zones])
    return scene


def enter(scene: ResistanceScene, hero: str, to: str, origin: str = "11V.C") -> None:
    """Into a room from the corridor beside it."""
    scene.ajar(*(edge.id for edge in scene.play.map.edges_of[to] if edge.kind == "door"))
    scene.put(hero, origin)
    scene.turn(hero)
    scene.answer(f"move:{to}")


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH3-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH3"].minutes, MISSIONS["MH3"].difficulty) == (75, "medium")
    scene = ResistanceScene(*TEAM[:4], mission="MH3", spawns=True)
    view = scene.view(None)
    assert scene.play.map.levels == ("underground", "upper")
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["10V", "11V", "12V", "13V", "14V", "15V", "17V"]
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 6
    assert [(point["zone"], point["active"]) for point in view["spawns"]] == [(FIRST, True), ("13V.F", True), ("17V.B", True)]
    assert [edge for edge in ("13V.C|14V.D", "13V.B|13V.F") if view["edges"][edge]["open"]] == ["13V.C|14V.D", "13V.B|13V.F"]
    assert sum(state["open"] for edge, state in view["edges"].items() if scene.play.map.edge[edge].kind == "door") == 2
    assert (view["cabin"], view["exit"], view["objectives"]) == ("17V.X", None, [])


@rule("XR-MH3-04")
def test_there_are_no_hidden_bystanders() -> None:
    state = ResistanceScene("storm", mission="MH3").state
    assert len(state.spawn_pile.deck) == 40
    assert not {"041", "042"} & set(state.spawn_pile.deck)


@rule("XR-MH3-05")
def test_psylocke_and_dark_phoenix_are_placed() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    view = scene.view(0)
    assert (view["zones"]["13V.B"]["zombie_heroes"], view["zones"]["17V.F"]["zombie_heroes"]) == (["psylocke"], ["dark_phoenix"])
    assert sorted(scene.state.zombie_pile.deck) == ["cyclops", "iceman", "juggernaut", "sabretooth"]


@rule("XR-MH3-06")
def test_nobody_hides_upstairs() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    assert scene.play.map.zone["17V.B"].bystander  # the symbol is there
    assert sorted(zone for zone, here in scene.view(0)["zones"].items() if here["facedown"]) == list(HIDING)


@rule("XR-MH3-07", "XR-SETUP-15")
def test_the_laboratory_starts_open() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    assert all(scene.view(0)["zones"][zone]["opened"] for zone in ("13V.B", "13V.C", "13V.F"))
    assert scene.play.map.zone["13V.B"].bystander and scene.view(0)["zones"]["13V.B"]["facedown"] == 0
    assert not draws_at(scene.play.board, "13V.C")
    scene.put("storm", "10V.D")
    scene.answer("open:10V.D|11V.C")  # joins Cerebro to the corridors and the laboratory
    assert (scene.drawn(), scene.events("building.opened")) == ([], [])
    scene.finish("")


@rule("XR-MH3-08")
def test_cerebro_is_safe() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    assert scene.hero("storm").zone == "10V.C" and scene.play.map.zone["10V.C"].spawn
    assert not draws_at(scene.play.board, "10V.C")
    assert scene.drawn() == [] and scene.play.enemies_in("10V.C") == 0
    scene.finish("")


@rule("XR-MH3-09")
def test_both_secret_missions_are_among_the_six_cards() -> None:
    seen = set()
    others = set()
    for seed in range(60):
        state = ResistanceScene("storm", mission="MH3", seed=seed).state
        lying = {card.zone: card.id for card in state.facedown}
        assert list(lying) == list(HIDING)
        assert sorted(set(lying.values()) & set(SECRETS)) == list(SECRETS)
        assert not set(SECRETS) & {*state.person_pile.deck, *state.removed}
        seen |= {zone for zone, card in lying.items() if card in SECRETS}
        others |= set(lying.values())
    assert seen == set(HIDING)
    assert len(others) > 12  # the other four are any Bystanders


@rule("XR-MH3-09")
def test_another_possibility_keeps_the_secret_missions_on_the_board() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    places = set()
    for seed in range(30):
        scramble(scene.state, Chance([seed + 1, 2, 3, 4], []))
        lying = {card.zone: card.id for card in scene.state.facedown}
        assert sorted(set(lying.values()) & set(SECRETS)) == list(SECRETS)
        places |= {zone for zone, card in lying.items() if card in SECRETS}
    assert places == set(HIDING)


@rule("XR-MH3-10")
@pytest.mark.parametrize(("heroes", "more"), [(4, []), (5, ["12V.E"]), (6, ["12V.E"])])
def test_two_more_spawn_points_for_large_teams(heroes: int, more: list[str]) -> None:
    scene = underground(*TEAM[:heroes], spawns=True)
    points = [(point.zone, point.active) for point in scene.state.spawns if point.color in ("blue", "green")]
    assert points == ([("12V.E", True), ("17V.A", True)] if more else [])
    scene.deck("spawn", "001", "002", "003")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == [FIRST, "13V.F", *more]  # upstairs sleeps
    scene.finish("")


# -- hiding, finding, rescuing ------------------------------------------------------------------------------------------


@rule("XR-MH3-11")
def test_a_card_is_turned_up_by_whoever_enters_its_zone_not_by_opening_the_room() -> None:
    scene = ResistanceScene("storm", mission="MH3")
    scene.explored("11V.C")
    zone, card = "11V.A", "trish_tilby"
    scene.change(lambda g: swap(g, zone, card))
    scene.put("storm", "11V.C")
    scene.answer("open:11V.A|11V.C")
    assert scene.events("building.opened") == [{"zones": [zone]}]
    assert (scene.where(card), scene.view(0)["zones"][zone]["facedown"]) == ("", 1)
    scene.answer(f"move:{zone}")
    assert (scene.where(card), scene.view(0)["zones"][zone]["facedown"]) == (zone, 0)
    scene.answer(f"rescue:{card}")
    scene.finish("")


def swap(g: Resistance, zone: str, card: str) -> None:
    """That card lies there; the one that did takes its place."""
    here = next(person for person in g.state.facedown if person.zone == zone)
    other = next((person for person in g.state.facedown if person.id == card), None)
    if other is not None:
        other.id = here.id
    else:
        g.state.person_pile.deck[g.state.person_pile.deck.index(card)] = here.id
        if here.id in SECRETS:  # those stay on the board
            g.state.person_pile.deck.remove(here.id)
            spare = next(person for person in g.state.facedown if person.id not in SECRETS)
            g.state.person_pile.deck.append(spare.id)
            spare.id = here.id
    here.id = card


@rule("XR-MH3-11")
def test_who_is_thrown_into_a_zone_finds_people_too() -> None:
    scene = underground("colossus", "storm", trish_tilby="12V.A")
    scene.set("colossus", xp=19, power=2)
    scene.ajar("12V.A|11V.D")
    for hero in ("colossus", "storm"):
        scene.put(hero, "11V.D")
    scene.turn("colossus")
    scene.answer("skill:fastball_special")
    scene.answer("zone:12V.A")
    assert (scene.hero("storm").zone, scene.where("trish_tilby")) == ("12V.A", "12V.A")
    scene.finish("")


@rule("XR-MH3-12")
def test_each_rescue_is_worth_5_xp_to_the_rescuer() -> None:
    scene = underground("storm", "rogue", trish_tilby="11V.A", callisto="15V.C")
    enter(scene, "rogue", "11V.A")
    assert scene.hero("rogue").xp == 0
    scene.answer("rescue:trish_tilby")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (0, 5)
    assert scene.rule_of("xp.gained") == "XR-MH3-12"
    scene.finish("")


@rule("XR-MH3-13", "XR-MH3-15", "XR-MH3-09")
def test_a_secret_mission_brings_a_zombie_hero_and_is_gone() -> None:
    scene = underground("storm", "rogue", secret_mission_2="11V.A", callisto="15V.C")
    scene.deck("zombie", "sabretooth")
    enter(scene, "storm", "11V.A")
    assert scene.last("secret.revealed") == {"bystander": "secret_mission_2", "zone": "11V.A"}
    assert scene.last("enemies.spawned") == {"enemy": "sabretooth", "count": 1, "zone": FIRST}
    assert scene.rule_of("enemies.spawned") == "XR-MH3-13"
    assert scene.view(0)["secrets"] == []
    assert not any(key.startswith("secret:") for key in scene.options())
    scene.finish("")


# -- the Elevator ---------------------------------------------------------------------------------------------------------


@rule("XR-MH3-14")
def test_the_first_call_brings_something_down() -> None:
    scene = underground("storm", "rogue", callisto="15V.C")
    scene.deck("spawn", "007")
    scene.put("storm", "11V.C")
    scene.put("rogue", "17V.A")
    scene.turn("storm")
    scene.answer("call:11V.X")
    assert scene.drawn() == [("007", "11V.X")]
    assert scene.rule_of("card.spawned") == "XR-MH3-14"
    scene.turn("rogue")
    scene.answer("call:17V.X")  # the second time it brings no more than what is inside
    assert len(scene.drawn()) == 1
    assert scene.count("17V.X", "brute") == 1
    scene.finish("")


# -- the end --------------------------------------------------------------------------------------------------------------


def goals(scene: ResistanceScene) -> list[bool]:
    return [goal["done"] for goal in scene.view(0)["goals"]]


@rule("XR-MH3-02")
def test_everybody_rescued_and_both_foes_gone_in_any_order() -> None:
    scene = underground("storm", "rogue", trish_tilby="11V.A")
    assert [goal["id"] for goal in scene.view(0)["goals"]] == ["MH3-people", "MH3-psylocke", "MH3-dark_phoenix"]
    assert all(goal["now"] for goal in scene.view(0)["goals"])
    slay(scene, "storm", "dark_phoenix")
    assert goals(scene) == [False, False, True]
    enter(scene, "rogue", "11V.A")
    scene.answer("rescue:trish_tilby")
    assert (goals(scene), scene.outcome) == ([True, False, True], "")
    slay(scene, "storm", "psylocke")
    scene.finish("won")


def slay(scene: ResistanceScene, hero: str, foe: str) -> None:
    """That hero comes and strikes, with all dice on their side."""
    zone = scene.play.zombie(foe).zone
    scene.end_turns()
    scene.put(hero, zone)
    scene.set(hero, power=4)
    scene.change(lambda g: setattr(g.zombie(foe), "zone", zone))
    scene.turn(hero)
    scene.dice(6, 6, 6, 6, 6, 6)
    scene.answer(f"attack:lightning_bolt:{zone}")
    scene.answer("power:4")


@rule("XR-ROUND-09", "XR-ROUND-05")
def test_the_last_objective_may_be_met_after_an_elimination() -> None:
    scene = underground("storm", "rogue", trish_tilby="11V.A")
    slay(scene, "storm", "dark_phoenix")
    slay(scene, "storm", "psylocke")
    zone = scene.hero("storm").zone
    scene.zombie("sabretooth", zone)
    scene.set("storm", health=1)
    scene.ajar("11V.A|11V.C")
    scene.put("rogue", "11V.C")
    scene.dice(1, 1)
    scene.answer(f"attack:lightning_bolt:{zone}")
    assert scene.hero("storm").stage == "out"
    scene.answer("move:11V.A")
    scene.answer("rescue:trish_tilby")
    scene.finish("won")


@rule("XR-MH3-03")
def test_one_who_was_devoured_does_not_spoil_it() -> None:
    scene = underground("storm", "rogue", trish_tilby="11V.A", secret_mission_1="15V.C")
    enter(scene, "rogue", "11V.A")
    assert not goals(scene)[0]
    scene.put("rogue", "17V.A")
    scene.put("storm", "17V.B")
    scene.change(lambda g: setattr(g.zombie("dark_phoenix"), "zone", "12V.C"))
    scene.end_turns()  # nobody underground: she is lost
    assert scene.events("bystander.devoured") == [{"bystander": "trish_tilby", "zone": "11V.A"}]
    assert not goals(scene)[0]  # a facedown card is left
    scene.deck("zombie", "iceman")
    enter(scene, "rogue", "15V.C", "15V.B")
    assert (goals(scene)[0], scene.outcome) == (True, "")
    scene.finish("")


@rule("XR-MH3-03")
@pytest.mark.parametrize("card", ["too_late", "secret_mission_1"])
def test_the_last_card_may_be_nobody(card: str) -> None:
    scene = underground("storm", "rogue", **{card: "15V.C"})
    scene.change(lambda g: [g.memo.fallen.add(foe) for foe in ("psylocke", "dark_phoenix")])
    scene.change(lambda g: g.state.zombies.clear())
    enter(scene, "storm", "15V.C", "15V.B")
    scene.finish("won")


@rule("XR-MH3-16")
def test_a_foe_who_comes_back_has_been_eliminated_all_the_same() -> None:
    scene = underground("storm", "rogue", secret_mission_1="11V.A", callisto="15V.C")
    slay(scene, "storm", "psylocke")
    assert goals(scene) == [False, True, False]
    scene.deck("zombie", "psylocke")  # reshuffled
    enter(scene, "rogue", "11V.A")
    assert scene.count(FIRST, "psylocke") == 1
    assert goals(scene) == [False, True, False]
    assert scene.play.mission.errands(scene.play) == ["15V.C", "17V.F"]  # nobody has to hunt her again
    scene.finish("")


def test_bots_go_where_people_hide_and_are_proud_of_each_step() -> None:
    scene = underground("storm", "rogue", trish_tilby="11V.A", callisto="15V.C")
    mission = scene.play.mission
    assert mission.errands(scene.play) == ["11V.A", "15V.C", "13V.B", "17V.F"]
    worth = [mission.progress(scene.play)]
    enter(scene, "rogue", "11V.A")
    worth.append(mission.progress(scene.play))  # found
    scene.answer("rescue:trish_tilby")
    worth.append(mission.progress(scene.play))  # rescued
    slay(scene, "storm", "psylocke")
    worth.append(mission.progress(scene.play))
    assert worth == [-2, -1.5, -1, 0]
    assert mission.errands(scene.play) == ["15V.C", scene.play.zombie("dark_phoenix").zone]
    scene.finish("")
