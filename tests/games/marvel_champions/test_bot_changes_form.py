"""Rules of thumb of quick players as pictures: when a hero goes home and comes back."""

from collections.abc import Callable

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.bot.points import points, thrift
from stockade.games.marvel_champions.bot.quick import Outlook, flip_value, foe_value, last_stand, play_value, quick_answer
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.scene import ChampionsScene

SIGN = {0.0: ".", 0.4: "-", 5.0: "H", 2.5: "b", 3.0: "B"}  # stays; goes home though tired; goes home; comes back; comes back at once


def alone(board: Board) -> ChampionsScene:
    return board("captain-marvel")


def calm(board: Board) -> ChampionsScene:
    scene = board("captain-marvel")
    scene.set("villain", confused=True)
    return scene


def two(board: Board) -> ChampionsScene:
    scene = board("captain-marvel", "spider-man")
    scene.minion("sandman")
    scene.set("villain", stunned=True, confused=True)
    return scene


def pictures(scene: ChampionsScene, threats: range) -> list[str]:
    """Threat downwards, damage from left to right: a fresh hero, a tired one, an alter-ego, a tired one."""
    found = [""] * len(threats)
    for form in ("hero", "alter-ego"):
        scene.form(form)
        for tired in (False, True):
            for row, threat in enumerate(threats):
                line = "".join(sign(scene.table.fork().play, threat, damage, tired) for damage in range(12))
                found[row] += f" {line}" if found[row] else line
    return found


def sign(g: Champions, threat: int, damage: int, tired: bool) -> str:
    hero = g.identity(0)
    g.scheme.threat, hero.damage, hero.exhausted = threat, damage, tired
    return SIGN[flip_value(g, 0, Outlook(g, 0))]


@pytest.mark.parametrize(
    ("lay", "threats", "picture"),
    [
        (
            alone,
            range(7),
            [
                ".......HHHHH .......----- bbb......... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
            ],
        ),
        (
            calm,
            range(7),
            [
                ".......HHHHH .......----- bbb......... bbbbbbbb....",
                ".......HHHHH .......----- bbb......... bbbbbbbb....",
                ".......HHHHH .......----- bbb......... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
            ],
        ),
        (
            two,
            range(5, 13),
            [
                ".......HHHHH .......----- bbb......... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbb.... bbbbbbbb....",
                ".......HHHHH .......----- bbbbbbbbbbbb bbbbbbbbbbbb",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
                "............ ............ BBBBBBBBBBBB BBBBBBBBBBBB",
            ],
        ),
    ],
)
def test_when_a_hero_goes_home_and_comes_back(
    board: Board, lay: Callable[[Board], ChampionsScene], threats: range, picture: list[str]
) -> None:
    assert pictures(lay(board), threats) == picture


def defenders(scene: ChampionsScene, ally: dict[str, int | bool]) -> list[str]:
    """The strength of the attack downwards, damage of the hero from left to right: nobody, the hero or the ally defends."""
    if ally:
        scene.play_area("vision", **ally)
    scene.villain_attacks()
    return ["".join(defender(scene.table.fork(), strength, damage) for damage in range(12)) for strength in range(7)]


def defender(table: Table, strength: int, damage: int) -> str:
    ask = table.pending[0]
    ask.args["count"] = strength
    table.play.identity(0).damage = damage
    (answer,) = quick_answer(table.play, ask) or [""]
    return {"no-defence": ".", "defend:captain-marvel.0": "h"}.get(answer, "a")


@pytest.mark.parametrize(
    ("ally", "picture"),
    [
        ({}, ["........hhhh", ".......hhhhh", "......hhhhhh", ".....hhhhhhh", "....hhhhhhhh", "...hhhhhhhhh", "..hhhhhhhhhh"]),
        ({"damage": 0}, ["........aaaa", "aaaaaaaaaaaa", "......hhhaaa", ".....hhhhaaa", "....aaaaaaaa", "...aaaaaaaaa", "aaaaaaaaaaaa"]),
        ({"damage": 1}, ["........aaaa", ".......hhhaa", "......aaaaaa", ".....aaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"]),
        ({"damage": 2}, ["........aaaa", ".......aaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"]),
        (
            {"damage": 2, "tough": True},
            ["........aaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"],
        ),
    ],
)
def test_who_steps_in(board: Board, ally: dict[str, int | bool], picture: list[str]) -> None:
    assert defenders(board("captain-marvel"), ally) == picture


def kept(table: Table, name: str, threat: int, hurt: int, **state: int | bool) -> str:
    """What an ally is kept from: to attack, to thwart, both or nothing."""
    g = table.play
    g.scheme.threat, g.identity(0).damage = threat, hurt
    card = next(card for card in g.allies.values() if card.entity == name)
    for field, value in state.items():
        setattr(card, field, value)
    look = Outlook(g, 0)
    return "".join(sign for sign, power in (("a", "atk"), ("t", "thw")) if last_stand(g, 0, card, power, look)) or "."


def test_the_last_ally_is_kept_for_the_next_blow(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    cat = scene.play_area("black-cat", damage=1)  # it costs her nothing to attack
    fork = scene.table.fork
    assert [kept(fork(), cat, 10, damage) for damage in range(2, 6)] == [".", ".", "t", "t"]  # 8 hit points are few
    assert [kept(fork(), cat, threat, 5) for threat in range(9, 13)] == ["t", "t", ".", "."]  # while the scheme has room
    assert kept(fork(), cat, 0, 5, damage=0) == "."
    assert kept(fork(), cat, 0, 5, tough=True) == "."
    leaving = fork()
    leaving.state.leaving.append(scene.card(cat).id)
    assert kept(leaving, cat, 0, 5) == "."
    vision = board("captain-marvel")
    ally = vision.play_area("vision", damage=2)
    assert kept(vision.table.fork(), ally, 0, 5) == "at"
    vision.play_area("hawkeye")
    assert kept(vision.table.fork(), ally, 0, 5) == "."  # there is another one
    home = board("captain-marvel")
    ally = home.play_area("vision", damage=2)
    home.form("alter-ego")
    assert kept(home.table.fork(), ally, 0, 5) == "."


def test_what_a_blow_is_worth(board: Board) -> None:
    scene = board("captain-marvel")
    sand, guard = scene.minion("sandman", tough=False), scene.minion("hydra-mercenary")

    def worth(name: str, *healths: int) -> list[float]:
        g = scene.table.fork().play
        card = next(card for card in g.state.table.values() if card.entity == name)
        found: list[float] = []
        for health in healths:
            card.damage = g.stat(card, "health") - health
            found.append(round(foe_value(g, card, 2), 6))
        return found

    rhino = scene.card("villain").entity
    assert worth(rhino, 1, 2, 3) == [1.5, 2.5, 2.0]
    assert worth(sand, 1, 2, 3) == [5.5, 6.2, 1.4]  # its ATK of 3 and SCH of 2 go with it
    assert worth(guard, 1, 2, 3) == [4.3, 5.0, 1.4]  # and so does its guard
    scene.set(sand, tough=True)
    assert worth(sand, 1) == [1.2]
    scene.change(lambda g: g.state.villain_deck.clear())
    assert worth(rhino, 1, 2, 3) == [100.0, 100.0, 2.0]


@pytest.mark.parametrize("allies", [2, 3])
def test_no_ally_is_played_when_another_would_have_to_go(board: Board, allies: int) -> None:
    scene = board("captain-marvel")
    for name in ("vision", "hawkeye", "mockingbird")[:allies]:
        scene.play_area(name)
    hand = scene.hand("maria-hill", "tenacity")
    g = scene.play
    values = [play_value(g, 0, card_id) for card_id in g.player(0).hand]
    assert len(hand) == 2
    assert [value > 0 for value in values] == [allies < 3, True]


@pytest.mark.parametrize(("threat", "key"), [(3, "pass"), (4, "play")])
def test_threat_is_taken_as_damage_when_room_is_short(board: Board, threat: int, key: str) -> None:
    scene = board("spider-man")
    scene.hand("great-responsibility")
    scene.set("scheme", threat=threat)
    scene.villain_phase()
    assert scene.prompt == "prompt-before-threat"
    (answer,) = quick_answer(scene.play, scene.table.pending[0]) or [""]
    assert answer.partition(":")[0] == key


def test_one_source_after_another_where_the_order_counts(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("pepper-potts")
    card, *_ = scene.hand("helicarrier", "energy", "genius", "strength")
    scene.turn()
    scene.answer(f"play:{card}")
    assert scene.prompt == "prompt-pay"
    assert len(quick_answer(scene.play, scene.table.pending[0]) or []) == 1


@pytest.mark.usefixtures("drill")
def test_cards_of_a_later_box_are_rated_by_their_numbers() -> None:
    """For nothing; an ally without and one with an ability."""
    assert [points(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 3.0, 2.0 + 3 * 2 + 1.5]
    assert [thrift(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 3.0, 9.5 / 3]
