"""MZ1, the way out below."""

from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

ZONES = ("10V.A", "10V.M", "11V.A", "11V.B", "12V.C", "13V.D", "14V.E", "15V.F")


def below(*heroes: str, green: str = "14V.E", blue: str = "13V.D") -> ResistanceScene:
    """MZ1 with the two finds at known places."""
    t = ResistanceScene(*heroes, mission="MZ1")
    t.change(lambda g: [setattr(o, "color", {green: "green", blue: "blue"}.get(o.zone, "red")) for o in g.state.objectives])
    return t


@rule("XR-MZ1-01", "XR-MZ1-03", "XR-MZ1-04")
def test_the_board() -> None:
    board = load_mission("MZ1")
    assert board.tiles == ("10V", "11V", "12V", "13V", "14V", "15V")
    assert board.counts() | {"bystanders": 7, "objectives": 8, "spawns": 2, "inactive": 1, "elevator": 1} == board.counts()
    seen = set()
    for seed in range(20):
        state = ResistanceScene(mission="MZ1", seed=seed).state
        assert sorted(o.color for o in state.objectives) == ["blue", "green", *["red"] * 6] and all(o.facedown for o in state.objectives)
        seen |= {(o.color, o.zone) for o in state.objectives}
    assert {zone for color, zone in seen if color == "green"} == set(ZONES)
    four, five = ResistanceScene(mission="MZ1", spawns=True), ResistanceScene(*team(5), mission="MZ1", spawns=True)
    assert [(p.color, p.active) for p in four.state.spawns] == [("first", True), ("blue", False), ("red", True)]
    assert [(p.color, p.active) for p in five.state.spawns] == [("first", True), ("green", True), ("blue", False), ("red", True)]


def team(size: int) -> list[str]:
    return ["psylocke", "juggernaut", "dark_phoenix", "cyclops", "iceman", "sabretooth"][:size]


@rule("XR-MZ1-05", "XR-MZ1-06", "XR-MZ1-07", "XR-MZ1-08", "XR-MZ1-03")
def test_what_the_tokens_do() -> None:
    t = below()
    t.takes("psylocke", "15V.F")
    assert [hero.xp for hero in t.state.heroes] == [5, 0, 0, 0] and t.rule_of("xp.gained") == "XR-MZ1-05"
    t.takes("juggernaut", "13V.D")
    assert [hero.xp for hero in t.state.heroes] == [10, 5, 5, 5]
    assert t.last("spawn.activated") == {"color": "blue", "zone": "11V.F"} and t.rule_of("spawn.activated") == "XR-MZ1-08"
    assert t.state.exit == ""
    t.takes("cyclops", "14V.E")
    assert [hero.xp for hero in t.state.heroes] == [15, 10, 10, 10] and t.state.exit == "14V.E"
    assert t.rule_of("exit.found") == "XR-MZ1-07"


@rule("XR-MZ1-02", "XR-OBJ-05", "XR-ROUND-05")
def test_both_finds_and_then_everybody_out() -> None:
    t = below("psylocke", "iceman")
    t.takes("psylocke", "14V.E")
    t.put("iceman", "14V.E")
    assert t.refused("exit") == "XR-MZ1-02"
    assert [(goal["id"], goal["done"], goal["have"]) for goal in t.view(0)["goals"]] == [("MZ1-find", False, 1), ("MZ1-exit", False, 0)]
    t.change(lambda g: [setattr(o, "taker", "iceman") for o in g.state.objectives if o.color == "blue"])
    t.acts("psylocke", "exit")
    assert not t.outcome
    t.acts("iceman", "exit")
    assert t.outcome == "won"
