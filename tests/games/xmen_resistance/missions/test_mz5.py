"""MZ5, the siege."""

import pytest

from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.rules.building import draws_at
from stockade.games.xmen_resistance.rules.enemy_move import routes
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FRONT = ("13R", "14R", "15R")
GATE = "17R.H"


def siege(*heroes: str, pieces: bool = False, seed: int = 0) -> ResistanceScene:
    """MZ5 with every room known; without the pieces the mission places unless they are wanted."""
    t = ResistanceScene(*(heroes or ("psylocke", "iceman")), mission="MZ5", seed=seed)
    if not pieces:
        t.change(lambda g: [g.state.pool.__setitem__(i, g.state.pool[i] + sum(g.state.horde[i::3])) for i in range(3)])
        t.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    t.change(lambda g: [g.state.opened.__setitem__(i, 1) for i in range(len(g.state.opened))])
    for hero in t.state.heroes:
        t.set(hero.id, hunger=0)
    return t


@rule("XR-MZ5-01", "XR-MZ5-03", "XR-MZ5-04", "XR-MZ5-05", "XR-MZ5-06", "XR-MZ5-17")
def test_the_board() -> None:
    board = load_mission("MZ5")
    assert board.tiles == tuple(f"{n}R" for n in range(10, 19))
    wanted = {"bystanders": 8, "objectives": 6, "spawns": 6, "spawns56": 1, "elevator": 1}
    assert board.counts() | wanted == board.counts()
    inside = {zone.id for zone in board.map.zones if zone.kind == "room" and zone.tiles[0] in FRONT}
    assert set(board.highlighted) == inside
    t = ResistanceScene(mission="MZ5", spawns=True)
    placed = {kind: t.standing(kind) for kind in ("guard", "specialist", "trooper")}
    assert placed == {"guard": {"17R.D": 1, "17R.F": 1}, "specialist": {"16R.B": 1, "18R.B": 1}, "trooper": {"16R.F": 1, "18R.D": 1}}
    assert t.view(0)["pools"] == {"trooper": 33, "guard": 12, "specialist": 12} and t.state.hand.zone == "17R.B"
    assert not [card for card in t.state.facedown if card.zone.startswith(("11R", "14R"))] and not t.state.people
    assert [p.color for p in t.state.spawns] == ["first", "red", "red", "blue", "red", "red"]
    places = {o.zone for seed in range(40) for o in ResistanceScene(mission="MZ5", seed=seed).state.objectives if o.color == "blue"}
    assert len(places) == 6
    six = ResistanceScene("psylocke", "iceman", "cyclops", "juggernaut", "sabretooth", mission="MZ5", spawns=True)
    assert ("green", True) in [(p.color, p.active) for p in six.state.spawns]


@rule("XR-MZ5-05", "XR-MZ5-07")
def test_opening_brings_out_people_and_no_spawn_cards() -> None:
    t = ResistanceScene("psylocke", "iceman", mission="MZ5")
    assert t.state.opened[t.play.map.zone["14R.A"].index] == 1  # the starting hall
    assert not any(draws_at(t.play.board, zone) for zone in ("14R.A", "14R.C"))
    t.put("psylocke", "14R.D")
    t.facedown("stevie_hunter", "13R.E")
    t.acts("psylocke", "open:13R.E|14R.D")
    assert not t.drawn() and t.where("stevie_hunter") == "13R.E"


@rule("XR-MZ5-12", "XR-MZ5-13")
def test_the_defence_system_takes_two_without_xp() -> None:
    t = siege()
    t.enemies("17R.D", guard=1)
    t.enemies("18R.C", trooper=2)
    t.zombie("storm", "16R.A")
    t.change(lambda g: [setattr(o, "color", {"13R.A": "blue", "15R.A": "green"}.get(o.zone, "red")) for o in g.state.objectives])
    t.takes("psylocke", "16R.D")
    assert t.hero("psylocke").xp == 5 and t.rule_of("xp.gained") == "XR-MZ5-12"
    t.takes("iceman", "13R.A")
    assert (t.prompt, t.table.pending[0].rule) == ("prompt-defend", "XR-MZ5-13")
    assert {option.key: option.most for option in t.table.pending[0].options} == {"remove:guard:17R.D": 1, "remove:trooper:18R.C": 2}
    t.choose("remove:guard:17R.D", "remove:trooper:18R.C")
    assert t.count("18R.C", "trooper") == 1 and t.count("17R.D", "guard") == 0
    assert (t.hero("psylocke").xp, t.hero("iceman").xp) == (10, 5)
    assert t.view(0)["pools"] == {"trooper": 34, "guard": 14, "specialist": 14}


@rule("XR-MZ5-13", "XR-MZ5-03")
@pytest.mark.parametrize("there", [0, 1])
def test_it_takes_what_there_is(there: int) -> None:
    t = siege()
    if there:
        t.enemies("17R.D", guard=1)
    t.change(lambda g: [setattr(o, "color", "green" if o.zone == "13R.A" else "red") for o in g.state.objectives])
    t.takes("psylocke", "13R.A")
    assert t.prompt == "prompt-action" and t.count("17R.D", "guard") == 0


@rule("XR-MZ5-14")
def test_a_meal_is_worth_five() -> None:
    t = siege()
    t.bystander("trish_tilby", "14R.E")
    t.acts("psylocke", "attack:devour:14R.E", dice=(4,))
    assert t.hero("psylocke").xp == 5 and t.rule_of("xp.gained") == "XR-MZ5-14"


@rule("XR-MZ5-02", "XR-ROUND-05")
def test_both_finds_and_everybody_at_red() -> None:
    t = siege()
    t.change(lambda g: [setattr(o, "color", {"13R.A": "blue", "15R.A": "green"}.get(o.zone, "red")) for o in g.state.objectives])
    t.set("psylocke", xp=40)
    t.set("iceman", xp=33)
    t.takes("psylocke", "13R.A")
    assert [goal["have"] for goal in t.view(0)["goals"]] == [1, 1] and not t.outcome
    t.takes("iceman", "15R.A")
    assert t.outcome == "won"


# -- where they go ----------------------------------------------------------------------------------------------------


@rule("XR-MZ5-08", "XR-MZ5-11", "XR-MZ5-18")
def test_those_who_see_nobody_make_for_the_mansion_and_force_its_door() -> None:
    t = siege()
    t.enemies(GATE, specialist=1)
    for hero in ("psylocke", "iceman"):
        t.put(hero, "10R.C")  # far away, and not in the front house
    assert routes(t.play, "17R.B").zones == ["14R.E"] and routes(t.play, "17R.B").rule == "XR-MZ5-08"
    t.end_turns()
    while t.prompt == "prompt-split":
        t.choose(t.options()[0])
    forced = t.play.map.ways(t.play.open_mask | t.play.map.windows_mask | t.play.map.doors_mask)
    far = {
        zone: min(forced.distance(zone, room) or 99 for room in load_mission("MZ5").highlighted)
        for zone in (GATE, *t.standing("specialist"))
    }
    assert [far[GATE] - far[zone] for zone in t.standing("specialist")] == [2]


@rule("XR-MZ5-11")
@pytest.mark.parametrize(("kind", "zone"), [("trooper", "17R.B"), ("specialist", "14R.E")])
def test_forcing_a_door_costs_the_action(kind: str, zone: str) -> None:
    t = siege()
    t.enemies("17R.B", **{kind: 1})
    for hero in ("psylocke", "iceman"):
        t.put(hero, "13R.A")
    t.end_turns()
    assert t.is_open("14R.E|17R.B") and t.standing(kind) == {zone: 1}
    assert t.rule_of("door.forced") == "XR-MZ5-11"


@rule("XR-MZ5-08", "XR-EMOVE-02")
def test_those_who_see_somebody_hunt_them() -> None:
    t = siege()
    t.put("psylocke", "16R.G")
    t.put("iceman", "16R.G")
    t.enemies("17R.H", trooper=1)
    t.end_turns()
    assert t.standing("trooper") == {"16R.G": 1}


@rule("XR-EMOVE-09", "XR-MZ5-09")
def test_inside_the_next_closest_in_sight_comes_first() -> None:
    t = siege("psylocke", "iceman", "juggernaut")
    t.open("14R.F|17R.C")
    t.put("psylocke", "17R.C")  # just outside the open window, the closest in sight
    t.put("iceman", "14R.D")  # two zones away, in sight
    t.put("juggernaut", "14R.B")  # as near, out of sight
    t.enemies("14R.F", trooper=1)
    t.end_turns()
    assert t.standing("trooper") == {"14R.E": 1}


@rule("XR-MZ5-09", "XR-MZ5-18", "XR-EMOVE-09")
def test_inside_they_act_as_ever_but_never_leave() -> None:
    t = siege()
    t.open("14R.E|17R.B")
    t.put("psylocke", "17R.B")  # outside, in plain sight of the Entrance
    t.put("iceman", "13R.E")
    t.enemies("14R.E", trooper=1)
    t.end_turns()
    assert t.standing("trooper") == {"14R.D": 1}  # towards Iceman in the kitchen
    t.put("iceman", "10R.A")
    t.put("psylocke", "17R.B")
    t.end_turns()
    assert t.standing("trooper") == {"14R.D": 1} and t.hero("psylocke").health == 5


@rule("XR-MZ5-09", "XR-MZ5-11")
def test_inside_too_they_force_doors() -> None:
    t = siege()
    for hero in ("psylocke", "iceman"):
        t.put(hero, "13R.E")
    t.enemies("14R.D", trooper=1)
    t.end_turns()
    assert t.is_open("13R.E|14R.D") and t.standing("trooper") == {"14R.D": 1}
    t.end_turns()
    assert t.standing("trooper") == {"13R.E": 1}


@rule("XR-MZ5-09")
def test_they_can_be_pushed_out() -> None:
    t = siege("dark_phoenix", "iceman")
    t.open("14R.E|17R.B")
    t.enemies("14R.E", trooper=1)
    t.acts("dark_phoenix", "skill:telekinesis", "piece:trooper:14R.E", "zone:17R.B")
    assert t.standing("trooper") == {"17R.B": 1}


@rule("XR-MZ5-10", "XR-ROUND-07")
@pytest.mark.parametrize(("inside", "outside", "outcome"), [(9, 5, ""), (10, 0, "lost")])
def test_ten_inside_at_the_end_of_the_player_phase_is_the_end(inside: int, outside: int, outcome: str) -> None:
    t = siege()
    t.put("psylocke", "10R.A")
    t.put("iceman", "10R.A")
    t.enemies("13R.C", trooper=inside - 1)
    t.zombie("storm", "15R.B")
    t.enemies("17R.I", trooper=outside) if outside else None
    t.acts("psylocke", "end")
    assert not t.outcome
    t.acts("iceman", "end")
    assert t.outcome == outcome
    if outcome:
        assert t.rule_of("game.lost") == "XR-MZ5-10"


@rule("XR-MZ5-10", "XR-ZMODE-08")
def test_a_lying_wolverine_does_not_count() -> None:
    t = siege()
    t.put("psylocke", "10R.A")
    t.put("iceman", "10R.A")
    t.enemies("13R.C", trooper=9)
    t.zombie("wolverine", "15R.B")
    t.change(lambda g: setattr(g.state.zombies[0], "lying", True))
    t.end_turns()
    assert t.outcome == ""


# -- who comes --------------------------------------------------------------------------------------------------------


@rule("XR-MZ5-15", "XR-ZMODE-08")
@pytest.mark.parametrize(("there", "lying"), [("", False), ("storm", False), ("wolverine", True)])
def test_a_super_hero_at_the_gate_unless_one_is_in_play(there: str, lying: bool) -> None:
    t = siege()
    t.spawn_points(GATE)
    t.deck("spawn", "S007")
    t.deck("zombie", "colossus")
    if there:
        t.zombie(there, "10R.A")
        t.change(lambda g: setattr(g.state.zombies[0], "lying", lying))
    t.end_turns()
    if there:
        assert t.drawn() == [("S007", GATE)] and t.count(GATE, "guard") == 1
    else:
        assert not t.drawn() and t.count(GATE, "colossus") == 1 and t.rule_of("enemies.spawned") == "XR-MZ5-15"


@rule("XR-MZ5-16")
def test_the_elevator_brings_three_troopers_in_each_end_phase() -> None:
    t = siege()
    t.spawn_points("11R.X")
    t.end_turns()
    assert t.standing("trooper") == {"11R.X": 3} and not t.drawn() and t.rule_of("enemies.spawned") == "XR-MZ5-16"
