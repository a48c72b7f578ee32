"""The Spawn deck of Zombie Mode and the Bystanders it brings (XR-ZSPAWN, XR-ZMODE-38, -39), and a late loss (XR-ROUND-13)."""

from collections import Counter

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import spawn_cards
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"
POINT = "15V.B"


def drawing(board: Board, *cards: str, xp: int = 0, where: str = HERE) -> ResistanceScene:
    """Two of them in the Danger Room; these cards come for one Spawn Point."""
    t = board("psylocke", "iceman", on="MZ1", psylocke=where)
    for hero in ("psylocke", "iceman"):
        t.set(hero, hunger=0)
    t.set("psylocke", xp=xp)
    t.spawn_points(POINT)
    t.deck("spawn", *cards)
    return t


@rule("XR-ZSPAWN-01")
def test_the_deck() -> None:
    kinds = Counter(card.kind for card in spawn_cards("zombie").values())
    assert kinds == {"regular": 19, "rush": 8, "super_hero": 6, "hidden_bystander": 2, "extra_activation": 4, "special": 3}
    assert ResistanceScene(mission="MZ1").view(0)["decks"]["spawn"] == 42
    mirror = {"walker": "trooper", "brute": "guard", "runner": "specialist", "zombie_hero": "enemy_super_hero", "bystander": "bystander"}
    for card in spawn_cards("hero").values():
        twin = spawn_cards("zombie")[f"S{card.id}"]
        assert (twin.enemy, twin.lines) == (mirror[card.enemy], card.lines)


@rule("XR-ZSPAWN-01", "XR-SPAWN-04")
@pytest.mark.parametrize(("xp", "troopers"), [(0, 2), (7, 3), (19, 8), (43, 9)])
def test_the_line_of_the_highest_level(board: Board, xp: int, troopers: int) -> None:
    t = drawing(board, "S001", xp=min(xp, 42))
    if xp == 43:
        t.set("iceman", xp=43)
    t.end_turns()
    assert t.count(POINT, "trooper") == troopers


@rule("XR-ZSPAWN-02")
def test_a_super_hero_arrives(board: Board) -> None:
    t = drawing(board, "S015")
    t.deck("zombie", "storm")
    t.end_turns()
    assert t.count(POINT, "storm") == 1 and t.rule_of("enemies.spawned") == "XR-ZSPAWN-02"


@rule("XR-ZSPAWN-03")
def test_super_heroes_come_back_or_act_again(board: Board) -> None:
    t = drawing(board, "S015")
    t.change(lambda g: (g.state.zombie_pile.discards.extend(g.state.zombie_pile.deck), g.state.zombie_pile.deck.clear()))
    t.end_turns()
    assert len(t.state.zombies) == 1 and t.rule_of("deck.shuffled") == "XR-ZSPAWN-03"
    t = drawing(board, "S015")
    for name in ("storm", "rogue", "magneto", "colossus", "mystique", "wolverine"):
        t.zombie(name, "10V.A")
    t.end_turns()
    assert t.rule_of("enemies.activated") == "XR-ZSPAWN-03" and t.last("enemies.activated")["enemy"] == "enemy_super_hero"


@rule("XR-ZSPAWN-04", "XR-SPAWN-20")
@pytest.mark.parametrize(("xp", "more"), [(0, 1), (7, 1), (19, 2), (43, 2)])
def test_call_for_backup(board: Board, xp: int, more: int) -> None:
    t = drawing(board, "S034", xp=min(xp, 42))
    t.set("iceman", xp=xp)
    t.enemies("10V.A", trooper=1)
    t.enemies("10V.B", guard=1)
    t.end_turns()
    assert t.count("10V.A", "trooper") == 1 + more and t.count("10V.B", "trooper") == 0
    assert t.rule_of("enemies.spawned") == "XR-ZSPAWN-04"


@rule("XR-ZSPAWN-05")
def test_backup_in_short_supply(board: Board) -> None:
    t = drawing(board, "S034")
    t.enemies("10V.A", trooper=1)
    t.enemies("13V.D", trooper=1)
    t.pool("trooper", 1)
    t.end_turns()
    assert t.prompt == "prompt-multiply" and t.table.pending[0].rule == "XR-ZSPAWN-05"
    t.choose("zone:13V.D")
    assert t.standing("trooper") == {"10V.A": 1, "13V.D": 2} and t.rule_of("enemies.activated") == "XR-ZSPAWN-05"


@rule("XR-ZSPAWN-06", "XR-ZSPAWN-07")
def test_riot_shields_push_two_zones_and_make_hungry_once(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.B")
    t.put("iceman", NEXT)
    for hero in ("psylocke", "iceman"):
        t.set(hero, hunger=0)
    t.deck("spawn", "S036")
    t.enemies(FAR, guard=1)
    t.enemies(HERE, guard=1)
    t.open("12V.B|12V.D")
    t.put("iceman", "15V.B")
    t.put("psylocke", NEXT)
    t.acts("iceman", "open:15V.B|15V.C")
    assert t.count(NEXT, "guard") == 2 and t.hero("psylocke").hunger == 1 and t.hero("psylocke").health == 5
    assert t.rule_of("guards.charge") == "XR-ZSPAWN-06" and t.rule_of("hunger.changed") == "XR-ZSPAWN-06"


@rule("XR-ZSPAWN-06")
def test_riot_shields_in_two_waves_count_once(board: Board) -> None:
    """One Guard is a zone away, another two: both enter Psylocke's zone, one after the other."""
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.B")
    t.set("psylocke", hunger=0)
    t.deck("spawn", "S036")
    t.enemies(NEXT, guard=1)
    t.enemies(FAR, guard=1)
    t.acts("iceman", "open:15V.B|15V.C")
    assert t.count(HERE, "guard") == 2 and t.hero("psylocke").hunger == 1


@rule("XR-ZSPAWN-07")
def test_riot_shields_do_not_strike_or_leave(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.B")
    t.set("psylocke", hunger=0)
    t.deck("spawn", "S036")
    t.enemies(HERE, guard=2)
    t.acts("iceman", "open:15V.B|15V.C")
    assert t.count(HERE, "guard") == 2 and t.hero("psylocke").health == 5 and t.hero("psylocke").hunger == 0


@rule("XR-ZMODE-38")
def test_the_bystander_deck() -> None:
    t = ResistanceScene(mission="MZ1")
    cards = t.state.person_pile.deck + [card.id for card in t.state.facedown] + [person.id for person in t.state.people]
    assert len(cards) == len(set(cards)) == 12 and "too_late" not in cards
    t = ResistanceScene(mission="MZ4")
    cards = t.state.person_pile.deck + [card.id for card in t.state.facedown]
    assert len(cards) == 14 and {"secret_mission_1", "secret_mission_2"} <= {card.id for card in t.state.facedown}


@rule("XR-ZMODE-39")
def test_a_bystander_turns_up_and_another_card_is_drawn(board: Board) -> None:
    t = drawing(board, "S041", "S007")
    t.deck("person", "stevie_hunter")
    t.end_turns()
    assert t.where("stevie_hunter") == POINT and t.count(POINT, "guard") == 1
    assert t.view(0)["zones"][POINT]["bystanders"] == [{"id": "stevie_hunter", "hidden": False}]
    assert t.drawn() == [("S041", POINT), ("S007", POINT)] and "S041" in t.state.spawn_pile.discards


@rule("XR-ZMODE-39")
def test_with_nobody_left_only_the_other_card_is_drawn(board: Board) -> None:
    t = drawing(board, "S041", "S007")
    t.change(lambda g: (g.state.removed.extend(g.state.person_pile.deck), g.state.person_pile.deck.clear()))
    t.end_turns()
    assert t.rule_of("bystander.none") == "XR-ZMODE-39" and t.count(POINT, "guard") == 1


@rule("XR-SPAWN-18", "XR-ZMODE-39")
def test_devoured_cards_come_back(board: Board) -> None:
    t = drawing(board, "S041", "S007")
    t.change(lambda g: (g.state.person_pile.discards.extend(g.state.person_pile.deck), g.state.person_pile.deck.clear()))
    t.end_turns()
    assert len(t.state.people) == 1 and "XR-SPAWN-18" in {event.rule for event in t.happened()}


@rule("XR-ROUND-13", "XR-MZ5-16", "XR-SPAWN-28")
def test_whoever_falls_after_the_check_loses_that_round() -> None:
    """No Trooper is left for the Elevator: those on the board strike at once, in the End Phase."""
    t = ResistanceScene("psylocke", "iceman", mission="MZ5")
    t.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    t.enemies("14R.E", trooper=1)
    t.put("psylocke", "14R.E")
    t.put("iceman", "13R.A")
    t.set("psylocke", health=2)
    t.pool("trooper", 0)
    t.spawn_points("11R.X")
    t.end_turns()
    assert t.outcome == "lost" and t.table.round == 1 and t.rule_of("game.lost") == "XR-ROUND-06"
    told = [event.kind for event in t.happened()]
    assert told.index("hero.out") > len(told) - 1 - told[::-1].index("phase.began")
