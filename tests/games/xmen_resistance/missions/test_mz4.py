"""MZ4, gym class: two secrets, and Colossus."""

import pytest

from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

SECRETS = ("secret_mission_1", "secret_mission_2")
ZONES = ("10R.E", "11R.H", "12R.E", "13R.C", "13R.E", "14R.B", "15R.B", "15R.E")
FIRST, BLUE, EXIT = "10R.A", "11R.X", "14R.E"


def school(first: str = "13R.C", second: str = "15R.E", who: str = "13R.E") -> ResistanceScene:
    """Psylocke and Iceman; the secrets and one Bystander hide at known places, and every room is open and empty."""
    t = ResistanceScene("psylocke", "iceman", mission="MZ4")
    t.hiding({SECRETS[0]: first, SECRETS[1]: second, "stevie_hunter": who})
    t.change(lambda g: [g.state.opened.__setitem__(i, 1) for i in range(len(g.state.opened))])
    for hero in ("psylocke", "iceman"):
        t.set(hero, hunger=0)
    return t


def reveal(t: ResistanceScene, hero: str, beside: str, zone: str) -> None:
    t.put(hero, beside)
    t.acts(hero, f"move:{zone}")


@rule("XR-MZ4-01", "XR-MZ4-03", "XR-MZ4-04", "XR-MZ4-05")
def test_the_board() -> None:
    board = load_mission("MZ4")
    assert board.tiles == ("10R", "11R", "12R", "13R", "14R", "15R")
    wanted = {"bystanders": 8, "spawns": 2, "inactive": 1, "spawns56": 1, "exit": 1, "elevator": 1}
    assert board.counts() | wanted == board.counts()
    places = set()
    for seed in range(40):
        state = ResistanceScene(mission="MZ4", seed=seed).state
        assert [(z.id, z.zone) for z in state.zombies] == [("colossus", "14R.B")] and "colossus" not in state.zombie_pile.deck
        assert sorted(card.zone for card in state.facedown) == sorted(ZONES)
        assert {card.id for card in state.facedown} >= set(SECRETS)
        places |= {card.zone for card in state.facedown if card.id == SECRETS[0]}
    assert places == set(ZONES)
    assert [p.color for p in ResistanceScene(mission="MZ4").state.spawns] == ["first", "blue", "red"]
    five = ResistanceScene("psylocke", "iceman", "cyclops", "juggernaut", "sabretooth", mission="MZ4", spawns=True)
    assert [(p.color, p.active) for p in five.state.spawns] == [("first", True), ("green", True), ("blue", False), ("red", True)]


@rule("XR-MZ4-10")
def test_they_are_found_by_entering_only() -> None:
    t = ResistanceScene("psylocke", "iceman", mission="MZ4")
    t.hiding({"stevie_hunter": "12R.E", "trish_tilby": "11R.H"})
    t.put("psylocke", "12R.D")
    t.change(lambda g: g.state.opened.__setitem__(g.map.zone["12R.D"].index, 1))
    t.deck("spawn", "S037")
    t.acts("psylocke", "open:12R.D|12R.E")
    assert t.where("stevie_hunter") == "" and len(t.state.facedown) == 2
    t.acts("psylocke", "move:12R.E")
    assert t.where("stevie_hunter") == "12R.E" and len(t.state.facedown) == 1


@rule("XR-MZ4-06", "XR-ZMODE-36")
def test_a_meal_is_worth_five() -> None:
    t = school()
    t.bystander("trish_tilby", "11R.B")
    t.acts("psylocke", "attack:devour:11R.B", dice=(4,))
    assert t.hero("psylocke").xp == 5 and t.hero("iceman").xp == 0 and t.rule_of("xp.gained") == "XR-MZ4-06"


@rule("XR-MZ4-07")
def test_a_secret_that_was_taken_still_makes_him_hurry() -> None:
    t = school()
    reveal(t, "iceman", "13R.D", "13R.C")
    t.acts("iceman", "secret:secret_mission_1")
    assert t.view(0)["goals"][0]["have"] == 1 and t.view(0)["secrets"] == []
    t.open("10R.D|10R.E", "10R.E|11R.D", "10R.D|13R.A", "13R.A|13R.C")
    t.change(lambda g: setattr(g.state.zombies[0], "zone", "13R.D"))
    for hero in ("psylocke", "iceman"):
        t.put(hero, "11R.D")
    t.end_turns()
    assert [e.rule for e in t.happened() if e.kind == "enemies.moved"].count("XR-MZ4-07") == 1


@rule("XR-MZ4-07", "XR-MZ4-09", "XR-MZ4-13")
@pytest.mark.parametrize(("revealed", "steps"), [(0, 2), (1, 3), (2, 4)])
def test_how_far_he_comes_in_a_round(revealed: int, steps: int) -> None:
    """Down the long west side: two zones with his Actions, one more for each secret."""
    t = school()
    t.change(lambda g: setattr(g.memo, "revealed", revealed))
    t.open("10R.D|10R.E", "10R.E|11R.D", "10R.D|13R.A", "13R.A|13R.C")
    t.change(lambda g: setattr(g.state.zombies[0], "zone", "13R.D"))
    for hero in ("psylocke", "iceman"):
        t.put(hero, "11R.D")
    t.end_turns()
    way = ["13R.D", "13R.C", "13R.A", "10R.D", "10R.E", "11R.D"]
    assert t.state.zombies[0].zone == way[steps]
    hurried = [e for e in t.happened() if e.kind == "enemies.moved" and e.rule == "XR-MZ4-07"]
    assert len(hurried) == revealed


@rule("XR-MZ4-13")
def test_he_does_not_walk_away_from_them_and_his_moves_do_not_strike() -> None:
    t = school()
    t.change(lambda g: setattr(g.memo, "revealed", 2))
    t.change(lambda g: setattr(g.state.zombies[0], "zone", "11R.B"))
    t.put("iceman", "10R.A")
    t.end_turns()
    assert t.state.zombies[0].zone == "11R.B" and t.hero("psylocke").health == 3


@rule("XR-MZ4-13", "XR-MZ4-07")
def test_his_free_moves_end_beside_them() -> None:
    t = school()
    t.hiding({"stevie_hunter": "13R.E"})
    t.change(lambda g: (g.state.removed.extend(SECRETS), setattr(g.memo, "revealed", 2)))  # both seen and taken
    t.open("10R.D|10R.E", "10R.D|13R.A", "13R.A|13R.C")
    t.change(lambda g: setattr(g.state.zombies[0], "zone", "13R.D"))
    for hero in ("psylocke", "iceman"):
        t.put(hero, "10R.D")
    t.end_turns()
    assert t.state.zombies[0].zone == "10R.D"  # three zones, where nothing on the way would have let him make four
    assert [e.rule for e in t.happened() if e.kind == "enemies.moved"].count("XR-MZ4-07") == 1
    assert t.hero("psylocke").health == t.hero("iceman").health == 5


@rule("XR-MZ4-08", "XR-MZ4-09", "XR-MZ4-12")
@pytest.mark.parametrize("revealed", [0, 1, 2])
def test_he_comes_back_once_a_secret_is_seen(revealed: int) -> None:
    t = school()
    t.change(lambda g: (g.state.zombies.clear(), g.state.removed.append("colossus")))
    t.change(lambda g: setattr(g.memo, "revealed", revealed))
    t.end_turns()
    assert [z.zone for z in t.state.zombies] == ([FIRST] if revealed else [])
    if revealed:
        assert t.rule_of("enemies.spawned") == "XR-MZ4-08" and t.last("enemies.spawned")["count"] == 1


@rule("XR-MZ4-12", "XR-ZMODE-05")
def test_his_card_stays_out_of_the_deck_when_he_falls() -> None:
    t = school()
    t.change(lambda g: setattr(g.state.zombies[0], "zone", "11R.B"))
    t.set("iceman", hunger=3)
    t.acts("iceman", "attack:ice_shards:11R.B", dice=(4, 4, 4, 4, 4, 2))
    assert t.hero("iceman").xp == 5 and not t.state.zombies
    assert "colossus" in t.state.removed and "colossus" not in t.state.zombie_pile.discards + t.state.zombie_pile.deck


@rule("XR-MZ4-11", "XR-MZ4-12", "XR-MZ4-04")
@pytest.mark.parametrize("gone", [False, True])
def test_the_second_secret_wakes_the_elevator_and_brings_him_to_the_exit(gone: bool) -> None:
    t = school()
    t.ajar("13R.D|13R.E")
    if gone:
        t.change(lambda g: (g.state.zombies.clear(), g.state.removed.append("colossus")))
    reveal(t, "iceman", "13R.D", "13R.C")
    assert not any(point.active for point in t.state.spawns if point.color == "blue")
    t.deck("spawn", "S007")
    t.ajar("15R.D|15R.E")
    reveal(t, "psylocke", "15R.D", "15R.E")
    assert t.drawn() == [("S007", BLUE)] and t.count(BLUE, "guard") == 1
    assert [(z.id, z.zone) for z in t.state.zombies] == [("colossus", EXIT)]
    assert [point.active for point in t.state.spawns if point.color == "blue"] == [True]


@rule("XR-MZ4-02", "XR-OBJ-05", "XR-BYST-17")
def test_both_secrets_and_then_everybody_out() -> None:
    t = school()
    reveal(t, "iceman", "13R.D", "13R.C")
    t.acts("iceman", "secret:secret_mission_1")
    t.put("psylocke", EXIT)
    t.acts("psylocke")
    assert t.refused("exit") == "XR-MZ4-02"
    t.change(lambda g: (g.state.facedown.clear(), g.state.removed.append(SECRETS[1])))
    t.acts("psylocke", "exit")
    t.put("iceman", EXIT)
    t.change(lambda g: setattr(g.heroes["iceman"], "stage", "ready"))
    t.acts("iceman", "exit")
    assert t.outcome == "won"


@rule("XR-MZ4-07", "XR-MZ4-08")
def test_without_a_secret_nobody_comes_for_colossus() -> None:
    t = school()
    t.change(lambda g: (g.state.zombies.clear(), g.state.removed.append("colossus")))
    t.end_turns()
    assert t.table.round == 2 and t.play.zombie("colossus") is None
