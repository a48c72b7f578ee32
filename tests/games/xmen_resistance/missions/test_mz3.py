"""MZ3, leftovers: two teams, one Elevator."""

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

TEAM = ("psylocke", "juggernaut", "dark_phoenix", "cyclops", "iceman", "sabretooth")
UP, DOWN = "17V.F", "11V.F"


def floors(size: int = 4, blue: str = "11V.A", green: str = "16V.A", spawns: bool = False) -> ResistanceScene:
    """The first half upstairs, the others below; the finds lie at known places."""
    t = ResistanceScene(*TEAM[:size], mission="MZ3", spawns=spawns)
    t.choose(*(f"east:{hero}" for hero in TEAM[(size + 1) // 2 : size]))
    t.change(lambda g: [setattr(o, "color", {blue: "blue", green: "green"}.get(o.zone, "red")) for o in g.state.objectives])
    return t


@rule("XR-MZ3-01", "XR-MZ3-04", "XR-MZ3-11")
def test_the_board() -> None:
    board = load_mission("MZ3")
    assert board.tiles == ("10V", "11V", "12V", "16V", "17V", "18V") and board.map.levels == ("underground", "upper")
    wanted = {"bystanders": 8, "objectives": 8, "spawns": 4, "closed": 4, "open": 4, "elevator": 1}
    assert board.counts() | wanted == board.counts()
    places = {color: set() for color in ("blue", "green")}
    for seed in range(40):
        for objective in ResistanceScene(mission="MZ3", seed=seed).state.objectives:
            assert objective.facedown
            if objective.color in places:
                places[objective.color].add(objective.zone)
    assert all(len(zones) == 8 for zones in places.values())
    for size in (2, 6):
        points = ResistanceScene(*TEAM[:size], mission="MZ3", spawns=True).state.spawns
        assert [(point.color, point.active) for point in points] == [("first", True), ("blue", True), ("green", True), ("red", True)]


@rule("XR-MZ3-03")
@pytest.mark.parametrize(("heroes", "fewest", "most"), [(2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3)])
def test_the_players_divide_the_team_evenly(heroes: int, fewest: int, most: int) -> None:
    for number in range(fewest, most + 1):
        t = ResistanceScene(*TEAM[:heroes], mission="MZ3")
        (ask,) = t.table.pending
        assert (ask.prompt, ask.rule, ask.least, ask.most) == ("prompt-mz3-teams", "XR-MZ3-03", fewest, most)
        t.choose(*(f"east:{hero}" for hero in TEAM[:number]))
        assert [t.hero(hero).zone for hero in TEAM[:heroes]] == [DOWN] * number + [UP] * (heroes - number)


@rule("XR-MZ3-10")
def test_one_alone_cannot_play_it() -> None:
    with pytest.raises(BadSetup):
        Table.new("xmen-resistance", {"mission": "MZ3", "heroes": ["psylocke"]}, 0)


@rule("XR-MZ3-05", "XR-MZ3-06", "XR-MZ3-07", "XR-MZ3-04")
def test_what_the_tokens_do_and_the_elevator_waits_for_its_pass() -> None:
    t = floors(4)
    t.put("cyclops", "11V.C")
    t.acts("cyclops")
    assert not t.offers("call:11V.X") and t.refused("call:11V.X") == "XR-MZ3-07"
    t.takes("psylocke", "16V.B")
    assert [hero.xp for hero in t.state.heroes] == [5, 0, 0, 0] and t.rule_of("xp.gained") == "XR-MZ3-05"
    t.takes("juggernaut", "16V.A")
    assert [hero.xp for hero in t.state.heroes] == [10, 5, 5, 5] and t.state.exit == "16V.A"
    assert t.rule_of("exit.found") == t.rule_of("xp.gained") == "XR-MZ3-06"
    t.takes("dark_phoenix", "11V.A")
    assert [hero.xp for hero in t.state.heroes] == [10, 5, 10, 5] and t.rule_of("xp.gained") == "XR-MZ3-05"
    t.put("dark_phoenix", "11V.X")
    t.acts("dark_phoenix", "ride:17V.X")
    assert t.hero("dark_phoenix").zone == "17V.X"


@rule("XR-MZ3-02", "XR-OBJ-05")
def test_both_finds_and_then_everybody_out() -> None:
    t = floors(2)
    t.takes("psylocke", "16V.A")
    assert t.refused("exit") == "XR-MZ3-02"
    t.change(lambda g: [setattr(o, "taker", "juggernaut") for o in g.state.objectives if o.color == "blue"])
    t.acts("psylocke", "exit")
    t.put("juggernaut", "16V.A")
    t.acts("juggernaut", "exit")
    assert t.outcome == "won"


@rule("XR-MZ3-08", "XR-MZ3-09")
@pytest.mark.parametrize(("size", "thin"), [(4, True), (5, False)])
def test_thin_reinforcements_for_a_small_team(size: int, thin: bool) -> None:
    t = floors(size, spawns=True)
    t.set("psylocke", xp=43)
    t.deck("spawn", "S001", "S002", "S003", "S004")
    t.change(lambda g: setattr(g.heroes["psylocke"], "zone", "16V.F"))
    t.end_turns()
    while t.prompt and len(t.drawn()) < 4:
        t.answer(t.options()[0]) if not t.table.pending[0].many else t.choose(*t.options()[: t.table.pending[0].least])
    lines = {"17V.B": 9, "16V.C": 2 if thin else 7, "10V.B": 1 if thin else 7, "12V.E": 8}
    assert {event["zone"]: event["count"] for event in t.events("enemies.spawned")} == lines
