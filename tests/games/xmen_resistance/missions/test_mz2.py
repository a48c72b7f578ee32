"""MZ2, dinner with the senator."""

import random

import pytest

from stockade.engine import Table
from stockade.games.xmen_resistance.board.tiles import load_mission
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule
from stockade.testing.driver import step

ROOMS = ("16V.B", "16V.E", "18V.A", "18V.F")
KEYS = ("10R.C", "10R.E", "11R.G", "12R.D")
KELLY = "senator_kelly"


def mansion(*heroes: str, key: str = "11R.G", seed: int = 0) -> ResistanceScene:
    t = ResistanceScene(*heroes, mission="MZ2", seed=seed)
    t.change(lambda g: [setattr(o, "color", "green" if o.zone == key else "red") for o in g.state.objectives])
    return t


def with_key(*heroes: str) -> ResistanceScene:
    t = mansion(*heroes)
    t.change(lambda g: [(setattr(o, "taker", "x"), setattr(o, "facedown", False)) for o in g.state.objectives if o.color == "green"])
    return t


@rule("XR-MZ2-01", "XR-MZ2-03", "XR-MZ2-04", "XR-MZ2-05", "XR-MZ2-13")
def test_the_board() -> None:
    board = load_mission("MZ2")
    assert board.tiles == ("10R", "11R", "12R", "16V", "17V", "18V")
    wanted = {"bystanders": 12, "objectives": 4, "spawns": 4, "spawns56": 2, "closed": 4, "exit": 1, "elevator": 1}
    assert board.counts() | wanted == board.counts() and set(board.highlighted) == set(ROOMS)
    rooms, keys = set(), set()
    for seed in range(30):
        state = ResistanceScene(mission="MZ2", seed=seed).state
        assert state.cabin == "17V.X" and len(state.facedown) == 12
        rooms |= {card.zone for card in state.facedown if card.id == KELLY}
        keys |= {o.zone for o in state.objectives if o.color == "green"}
        assert all(o.facedown for o in state.objectives)
    assert rooms == set(ROOMS) and keys == set(KEYS)
    big = ResistanceScene("psylocke", "iceman", "cyclops", "juggernaut", "sabretooth", mission="MZ2", spawns=True)
    assert [(p.color, p.active) for p in big.state.spawns if p.color in ("blue", "green")] == [("blue", True), ("green", True)]
    assert not [p for p in mansion().state.spawns if p.color in ("blue", "green")]


@rule("XR-MZ2-04")
def test_the_senator_hides_in_one_of_the_four_rooms() -> None:
    t = ResistanceScene("psylocke", mission="MZ2")
    t.explored("16V.C")
    t.put("psylocke", "16V.C")
    t.deck("spawn", "S007", "S008")
    t.answer("open:16V.B|16V.C")
    assert {"bystander": KELLY, "zone": "16V.B"} in t.events("bystander.revealed")


@rule("XR-MZ2-06", "XR-MZ2-07", "XR-MZ2-08", "XR-ELEV-14", "XR-MZ2-03")
def test_the_elevator_waits_for_its_key() -> None:
    t = mansion("psylocke", "iceman")
    t.explored("11R.D")
    t.put("psylocke", "11R.D")
    t.acts("psylocke")
    assert not t.offers("call:11R.X") and t.refused("call:11R.X") == "XR-MZ2-06"
    t.answer("end")
    t.takes("iceman", "10R.C")
    assert (t.hero("iceman").xp, t.hero("psylocke").xp) == (5, 0) and t.rule_of("xp.gained") == "XR-MZ2-07"
    t.end_turns()
    t.takes("iceman", "11R.G")
    assert (t.hero("iceman").xp, t.hero("psylocke").xp) == (10, 5) and t.rule_of("xp.gained") == "XR-MZ2-08"
    t.acts("psylocke", "call:11R.X")
    assert t.state.cabin == "11R.X"


@rule("XR-ZMODE-37")
def test_a_ravenous_one_does_not_call_it_even_with_the_key() -> None:
    t = with_key("psylocke", "iceman")
    t.explored("11R.D")
    t.put("psylocke", "11R.D")
    t.set("psylocke", hunger=3)
    t.acts("psylocke")
    assert t.offers("call:11R.X")
    t.set("psylocke", hunger=4)
    assert not t.offers("call:11R.X") and t.refused("call:11R.X") == "XR-ZMODE-37"


@rule("XR-MZ2-09", "XR-MZ2-13", "XR-ELEV-12")
def test_the_first_call_does_not_come_empty() -> None:
    t = with_key("psylocke", "iceman")
    t.explored("11R.D", "17V.A")
    t.put("psylocke", "11R.D")
    t.deck("spawn", "S007", "S008")
    t.acts("psylocke", "call:11R.X")
    assert t.drawn() == [("S007", "11R.X")] and t.count("11R.X", "guard") == 1
    t.put("iceman", "17V.A")
    t.acts("iceman", "call:17V.X")
    assert t.state.cabin == "17V.X" and not t.drawn()


@rule("XR-MZ2-10")
@pytest.mark.parametrize(("die", "guards"), [(3, 1), (2, 0)])
def test_guards_sleep_in_the_dormitories(die: int, guards: int) -> None:
    t = with_key("psylocke", "iceman")
    t.explored("16V.A", "16V.C", "17V.C", "18V.C")
    t.put("psylocke", "17V.C")
    t.acts("psylocke", "move:16V.D", dice=(die,))
    assert [t.count(zone, "guard") for zone in ROOMS] == [guards, guards, 0, 0]
    assert t.rule_of("sleepers.rolled") == "XR-MZ2-10"
    t.acts("psylocke", "move:16V.C")
    assert len(t.events("sleepers.rolled")) == 1
    t.put("iceman", "17V.D")
    t.acts("iceman", "move:18V.C", dice=(6,))
    assert [t.count(zone, "guard") for zone in ROOMS] == [guards, guards, 1, 1]


@rule("XR-MZ2-10", "XR-SPAWN-28")
def test_too_few_guards_are_placed_where_the_players_like() -> None:
    t = with_key("psylocke", "iceman")
    t.explored("16V.A", "16V.C", "17V.C", "18V.C")
    t.put("psylocke", "17V.C")
    t.pool("guard", 1)
    t.acts("psylocke", "move:16V.D", dice=(5,))
    assert t.prompt == "prompt-multiply" and t.table.pending[0].rule == "XR-MZ2-10"
    t.choose("zone:16V.E")
    assert t.count("16V.E", "guard") == 1 and t.last("enemies.activated")["enemy"] == "guard"


@rule("XR-MZ2-02", "XR-MZ2-11", "XR-ZMODE-36", "XR-OBJ-05")
def test_the_senator_is_dinner_and_then_everybody_leaves() -> None:
    t = with_key("psylocke", "iceman")
    t.change(lambda g: [setattr(card, "id", "trish_tilby") for card in g.state.facedown if card.id == KELLY])
    t.change(lambda g: g.state.people.append(type(g.state.facedown[0])(KELLY, "12R.E")))
    for hero in ("psylocke", "iceman"):
        t.put(hero, "12R.E")
        t.set(hero, hunger=0)
    t.acts("psylocke")
    assert t.refused("exit") == "XR-MZ2-02" and t.view(0)["wanted"] == [KELLY]
    t.acts("psylocke", "attack:devour:12R.E", dice=(4,))
    assert [hero.xp for hero in t.state.heroes] == [5, 5] and t.rule_of("xp.gained") == "XR-MZ2-11"
    assert [goal["done"] for goal in t.view(0)["goals"]] == [True, True, False]
    t.acts("psylocke", "exit")
    t.acts("iceman", "exit")
    assert t.outcome == "won"


@rule("XR-MZ2-12")
def test_the_senator_never_gets_away() -> None:
    """Whatever happens, he lies facedown, is on the board, or was devoured."""
    for seed in range(25):
        t = with_key("psylocke", "iceman", "cyclops", "sabretooth")
        t.change(lambda g: [g.state.facedown.remove(card) for card in list(g.state.facedown) if card.id == KELLY])
        t.change(lambda g: g.state.people.append(type(g.state.facedown[0])(KELLY, "12R.C")))
        table: Table = t.table
        luck = random.Random(seed)
        while not table.outcome and len(table.answers) < 200:
            step(table, luck, 0.3)
            if table.settled:
                there = any(person.id == KELLY for person in table.state.people)
                assert there != (KELLY in table.play.memo.met)


@rule("XR-MZ2-02")
def test_the_objectives_come_one_after_another() -> None:
    t = mansion("psylocke", "iceman")
    assert [goal.now for goal in t.play.mission.goals(t.play)] == [True, False, False]
    t.token("11R.G", "green", taker="psylocke")
    assert [goal.now for goal in t.play.mission.goals(t.play)] == [False, True, False]
