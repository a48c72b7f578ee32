"""MH5, the evacuation: a Bystander for each, key and passage, sleepers upstairs, and a count that must not run out."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

TOKENS = ("13R.C", "13R.A", "15R.A", "15R.B", "16V.A", "17V.F", "18V.E")
PEOPLE = ("13R.E", "14R.B", "15R.E", "16V.F", "17V.B", "18V.B")
KEY, PASSAGE = "13R.C", "13R.A"  # in these scenes


def mansion(*heroes: str, people: dict[str, str] | None = None, spawns: bool = False, asleep: bool = False) -> ResistanceScene:
    """Everything was looked into before, but for dormitories still `asleep`; blue in the dining room, green in the pantry. `people` stand
    where they are told to."""
    scene = ResistanceScene(*heroes, mission="MH5", spawns=spawns)

    def lay(g: Resistance) -> None:
        state = g.state
        for objective in state.objectives:
            objective.color = {KEY: "blue", PASSAGE: "green"}.get(objective.zone, "red")
        state.person_pile.deck += [person.id for person in (*state.people, *state.facedown)]
        state.people, state.facedown = [], []
        for zone in g.map.zones:
            state.opened[zone.index] = 1
        for dormitory in () if asleep else ("16V", "18V"):
            g.memo.disturbed.add(dormitory)

    scene.change(lay)
    for name, zone in (people or {}).items():
        scene.bystander(name, zone)
    return scene


def goals(scene: ResistanceScene) -> list[bool]:
    return [goal["done"] for goal in scene.view(0)["goals"]]


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH5-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH5"].minutes, MISSIONS["MH5"].difficulty) == (60, "medium")
    scene = ResistanceScene(*TEAM[:4], mission="MH5", spawns=True)
    view = scene.view(None)
    assert scene.play.map.levels == ("ground", "upper")
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["13R", "14R", "15R", "16V", "17V", "18V"]
    cards = sum(zone["facedown"] + len(zone["bystanders"]) for zone in view["zones"].values())
    assert (cards, len(view["objectives"]), view["exit"]) == (6, 7, None)
    assert [(point["zone"], point["active"]) for point in view["spawns"]] == [(zone, True) for zone in ("16V.C", "18V.D", "14R.A", "15R.D")]
    assert sum(state["open"] for edge, state in view["edges"].items() if scene.play.map.edge[edge].kind == "door") == 2
    assert [zone for zone, fact in scene.game.static(scene.play).zones.items() if fact.highlighted] == [
        "16V.B",
        "18V.A",
        "16V.E",
        "18V.F",
    ]


@rule("XR-MH5-06")
def test_nowhere_to_hide() -> None:
    for seed in range(12):
        state = ResistanceScene("storm", mission="MH5", seed=seed).state
        assert len(state.spawn_pile.deck) + len(state.spawn_pile.discards) == 40
        assert not {"041", "042"} & {*state.spawn_pile.deck, *state.spawn_pile.discards}
        cards = [*state.person_pile.deck, *(card.id for card in (*state.facedown, *state.people))]
        assert "too_late" not in cards and len(cards) == 12
        assert state.removed.count("too_late") == 2


@rule("XR-MH5-07", "XR-OBJ-03")
def test_blue_and_green_lie_facedown_among_the_red_ones() -> None:
    found = set()
    for seed in range(60):
        scene = ResistanceScene("storm", mission="MH5", seed=seed)
        assert sorted(o.color for o in scene.state.objectives) == ["blue", "green"] + ["red"] * 5
        assert {o["color"] for o in scene.view(0)["objectives"]} == {"facedown"}
        found |= {(o.zone, o.color) for o in scene.state.objectives}
    assert found == {(zone, color) for zone in TOKENS for color in ("blue", "green", "red")}


@rule("XR-MH5-08")
def test_nobody_where_a_token_lies() -> None:
    scene = ResistanceScene("storm", mission="MH5")
    places = {card.zone for card in (*scene.state.facedown, *scene.state.people)}
    assert places == set(PEOPLE)
    symbols = {zone.id for zone in scene.play.map.zones if zone.bystander}
    assert symbols - places == {"13R.C", "15R.B", "16V.A", "18V.E"} <= set(TOKENS)


@rule("XR-MH5-09")
@pytest.mark.parametrize(("heroes", "more"), [(4, []), (5, ["17V.A", "14R.C"]), (6, ["17V.A", "14R.C"])])
def test_two_more_spawn_points_for_large_teams(heroes: int, more: list[str]) -> None:
    scene = mansion(*TEAM[:heroes], people=dict(zip(("callisto", "ka_zar", "trish_tilby"), ["14R.E"] * 3, strict=True)), spawns=True)
    points = [(point.zone, point.active) for point in scene.state.spawns if point.color in ("blue", "green")]
    assert points == [(zone, True) for zone in more]
    scene.put("storm", "17V.F")  # or upstairs would sleep
    scene.deck("spawn", "001", "002", "003", "004", "007", "008")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["16V.C", *more[:1], "18V.D", "14R.A", *more[1:], "15R.D"]
    scene.finish("")


# -- objectives -----------------------------------------------------------------------------------------------------------


@rule("XR-MH5-02", "XR-MH5-05", "XR-MH5-13")
def test_a_bystander_each_key_and_passage_then_the_way_out() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "14R.E", "callisto": "14R.E"})
    assert [goal["id"] for goal in scene.view(0)["goals"]] == ["MH5-people", "MH5-find", "MH5-exit"]
    scene.takes("storm", PASSAGE)
    assert (goals(scene), scene.view(0)["exit"]) == ([False, False, False], PASSAGE)
    scene.put("storm", "14R.E")
    scene.answer("rescue:trish_tilby")
    scene.put("storm", PASSAGE)
    assert scene.refused("exit") == "XR-MH5-02"  # Rogue has nobody, and the key is missing
    scene.turn("rogue")
    scene.answer("rescue:callisto")
    assert goals(scene) == [True, False, False]
    scene.end_turns()
    assert scene.state.round == 2
    scene.turn("storm")
    assert scene.refused("exit") == "XR-MH5-02"  # the key
    scene.takes("rogue", KEY)
    assert goals(scene) == [True, True, False]
    scene.end_turns()
    scene.put("rogue", PASSAGE)
    for _ in range(2):
        assert scene.outcome == ""
        if scene.prompt == "prompt-next-hero":
            scene.answer(scene.options()[0])
        scene.answer("exit")
    scene.finish("won")


@rule("XR-MH5-02")
def test_nobody_exits_while_somebody_has_rescued_nobody() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "14R.E", "callisto": "14R.E"})
    scene.turn("storm")
    scene.answer("rescue:trish_tilby")
    scene.put("storm", KEY)
    scene.answer(f"take:{KEY}")
    scene.put("storm", PASSAGE)
    scene.answer(f"take:{PASSAGE}")
    scene.end_turns()
    scene.turn("storm")
    assert (goals(scene), scene.refused("exit")) == ([False, True, False], "XR-MH5-02")
    scene.finish("")


@rule("XR-MH5-05")
def test_who_lost_their_bystander_cannot_leave() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "14R.E", "callisto": "14R.E", "ka_zar": "14R.E"})
    scene.change(lambda g: [setattr(o, "taker", "rogue") for o in g.state.objectives] and setattr(g.state, "exit", "14R.E"))
    scene.turn("storm")
    scene.answer("rescue:trish_tilby")
    scene.turn("rogue")
    scene.answer("rescue:callisto")
    scene.end_turns()
    scene.set("storm", bystander="")  # sacrificed, say
    scene.turn("storm")
    assert (goals(scene)[:2], scene.refused("exit")) == ([True, True], "XR-MH5-05")
    scene.answer("rescue:ka_zar")
    scene.answer("exit")
    scene.answer("exit")
    scene.finish("won")


# -- the count ------------------------------------------------------------------------------------------------------------


@rule("XR-MH5-03", "XR-MH5-04")
def test_six_heroes_three_hold_a_card_three_are_left_one_is_devoured() -> None:
    scene = mansion(*TEAM, people={"trish_tilby": "14R.B", "senator_kelly": "14R.E", "stevie_hunter": "14R.E"})
    for hero, card in zip(TEAM, ("callisto", "ka_zar", "mariko_yashida"), strict=False):
        scene.set(hero, bystander=card)
    scene.enemies("14R.B", walker=1)
    for _ in TEAM:
        assert scene.outcome == ""
        scene.turn(next(hero.id for hero in scene.state.heroes if hero.stage == "ready"))
    scene.answer("end")
    assert scene.events("bystander.devoured") == [{"bystander": "trish_tilby", "zone": "14R.B"}]
    assert scene.rule_of("game.lost") == "XR-MH5-03"
    scene.finish("lost")


@rule("XR-MH5-04")
def test_a_facedown_card_is_a_bystander_left() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "14R.B", "callisto": "14R.E"})
    scene.change(lambda g: g.state.opened.__setitem__(g.map.zone["18V.B"].index, 0))
    scene.facedown("stevie_hunter", "18V.B")
    scene.enemies("14R.B", walker=1)
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    scene.finish("")  # two heroes, two left


@rule("XR-MH5-03")
def test_one_who_is_left_behind_on_a_floor_counts_as_devoured() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "17V.B", "callisto": "14R.E"})
    scene.end_turns()
    assert scene.rule_of("game.lost") == "XR-MH5-03"
    scene.finish("lost")


@rule("XR-MH5-03")
def test_a_card_given_up_for_another_may_lose_the_game() -> None:
    scene = mansion("storm", "rogue", people={"trish_tilby": "14R.E", "callisto": "14R.E"})
    scene.turn("storm")
    scene.answer("rescue:trish_tilby")
    scene.answer("rescue:callisto")
    scene.answer("keep:callisto")
    assert scene.rule_of("game.lost") == "XR-MH5-03"
    scene.finish("lost")


@rule("XR-MH5-03")
def test_a_sacrifice_may_lose_the_game() -> None:
    scene = mansion("storm", "rogue", people={"callisto": "13R.E"})
    scene.set("storm", bystander="trish_tilby")
    scene.put("rogue", "13R.E")
    scene.enemies("14R.E", walker=1)
    scene.end_turns()
    scene.answer("prevent:sacrifice")
    assert scene.rule_of("game.lost") == "XR-MH5-03"
    scene.finish("lost")


@rule("XR-MH5-04")
def test_heroes_who_have_left_need_nobody_any_more() -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.B", "ka_zar": "14R.E"})
    scene.set("storm", bystander="trish_tilby")
    scene.change(lambda g: [g.memo.rescuers.add(hero) for hero in ("storm", "rogue")])
    scene.change(lambda g: [setattr(o, "taker", "rogue") for o in g.state.objectives] and setattr(g.state, "exit", "14R.E"))
    scene.turn("storm")
    scene.answer("exit")
    scene.enemies("14R.B", walker=1)
    scene.dice(1)
    scene.end_turns()  # Callisto is devoured: one left, for Rogue alone
    assert (scene.where("callisto"), scene.outcome) == ("", "")
    scene.finish("")


# -- tokens and sleepers --------------------------------------------------------------------------------------------------


@rule("XR-MH5-11")
def test_school_supplies_are_5_xp_and_a_trait_for_the_taker() -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"})
    scene.deck("trait", "swift")
    scene.takes("rogue", "15R.A")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (0, 5)
    assert (scene.hero("storm").traits, scene.hero("rogue").traits) == ([], ["swift"])
    assert (scene.rule_of("xp.gained"), scene.rule_of("trait.drawn")) == ("XR-MH5-11", "XR-MH5-11")
    assert scene.view(0)["exit"] is None
    scene.finish("")


@rule("XR-MH5-12", "XR-MH5-07")
@pytest.mark.parametrize("zone", [KEY, PASSAGE])
def test_a_find_is_worth_5_xp_to_everybody(zone: str) -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"})
    scene.takes("rogue", zone)
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 5)
    assert (scene.rule_of("xp.gained"), scene.hero("rogue").traits) == ("XR-MH5-12", [])
    scene.finish("")


@rule("XR-MH5-13")
def test_the_passage_is_where_the_green_objective_lay() -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"})
    scene.takes("storm", KEY)
    assert scene.view(0)["exit"] is None
    scene.takes("rogue", PASSAGE)
    assert scene.view(0)["exit"] == PASSAGE
    assert (scene.last("exit.found"), scene.rule_of("exit.found")) == ({"zone": PASSAGE}, "XR-MH5-13")
    scene.finish("")


@rule("XR-MH5-10")
@pytest.mark.parametrize(("die", "brutes"), [(2, 0), (3, 1), (6, 1)])
@pytest.mark.parametrize(
    ("landing", "corridor", "rooms", "others"),
    [("17V.C", "16V.D", ("16V.B", "16V.E"), ("18V.A", "18V.F")), ("17V.D", "18V.C", ("18V.A", "18V.F"), ("16V.B", "16V.E"))],
)
def test_the_first_step_into_a_dormitory_may_wake_its_sleepers(
    die: int, brutes: int, landing: str, corridor: str, rooms: tuple[str, str], others: tuple[str, str]
) -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"}, asleep=True)
    scene.put("storm", landing)
    scene.turn("storm")
    scene.dice(die)
    scene.answer(f"move:{corridor}")
    assert [scene.count(zone, "brute") for zone in (*rooms, *others)] == [brutes, brutes, 0, 0]
    assert scene.last("sleepers.rolled") == {"hero": "storm", "zone": corridor, "die": die, "awake": die >= 3}
    scene.answer(f"move:{landing}")
    scene.answer(f"move:{corridor}")  # a second time nobody rolls
    assert len(scene.events("sleepers.rolled")) == 1
    scene.finish("")


@rule("XR-MH5-10")
def test_each_dormitory_sleeps_for_itself() -> None:
    scene = mansion("storm", "rogue", people={"callisto": "14R.E", "ka_zar": "14R.E"}, asleep=True)
    scene.put("storm", "17V.C")
    scene.put("rogue", "17V.D")
    scene.turn("storm")
    scene.dice(1, 4)
    scene.answer("move:16V.D")
    scene.turn("rogue")
    scene.answer("move:18V.C")
    assert scene.standing("brute") == {"18V.A": 1, "18V.F": 1}
    scene.finish("")


@rule("XR-MH5-14", "XR-ELEV-13")
def test_the_elevator_is_out_of_order() -> None:
    scene = mansion("storm", people={"callisto": "14R.E"})
    for zone in ("17V.A", "17V.B"):
        scene.put("storm", zone)
        assert scene.refused("call:17V.X") == "XR-MH5-14"
        assert not scene.offers("move:17V.X")
    assert scene.view(0)["cabin"] is None
    scene.finish("")


def test_bots_look_for_people_and_tokens_and_are_proud_of_both() -> None:
    scene = mansion("storm", people={"callisto": "14R.B"})
    mission = scene.play.mission
    assert mission.errands(scene.play) == ["14R.B", *TOKENS]
    worth = [mission.progress(scene.play)]
    scene.put("storm", "14R.B")
    scene.answer("rescue:callisto")
    worth.append(mission.progress(scene.play))
    assert mission.errands(scene.play) == list(TOKENS)  # she has somebody
    scene.takes("storm", KEY)
    worth.append(mission.progress(scene.play))
    scene.takes("storm", PASSAGE)
    worth.append(mission.progress(scene.play))
    assert worth == [0, 1, 2, 3]
    assert mission.errands(scene.play) == []
    scene.finish("")
