"""Rules of thumb of quick players as pictures: when a hero goes home and comes back."""

from collections.abc import Callable

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.bot_points import points, thrift
from stockade.games.marvel_champions.bot_quick import Outlook, flip_value, quick_answer
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.scene import ChampionsScene

SIGN = {0.0: ".", 0.4: "-", 9.0: "H", 2.5: "b", 3.0: "B"}  # stays; goes home though tired; goes home; comes back; comes back at once


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


@pytest.mark.usefixtures("drill")
def test_cards_of_a_later_box_are_rated_by_their_numbers() -> None:
    """For nothing; an ally without and one with an ability."""
    assert [points(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 3.0, 2.0 + 3 * 2 + 1.5]
    assert [thrift(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 3.0, 9.5 / 3]
