"""Rules of thumb of quick players as pictures: when a hero goes home and comes back."""

from collections.abc import Callable

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.bot.aims import foe_value, lethal
from stockade.games.marvel_champions.bot.hand import card_value
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import points, thrift
from stockade.games.marvel_champions.bot.quick import quick_answer
from stockade.games.marvel_champions.bot.turn import LATE, Turn, flip_value
from stockade.games.marvel_champions.bot.weights import WEIGHTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.scene import ChampionsScene


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
    """Stays; goes home at once, or when the rest is done; comes back."""
    hero = g.identity(0)
    g.scheme.threat, hero.damage, hero.exhausted = threat, damage, tired
    return {0.0: ".", LATE: "-", WEIGHTS.go: "H", WEIGHTS.back: "b"}[flip_value(Outlook(g, 0))]


@pytest.mark.parametrize(
    ("lay", "threats", "picture"),
    [
        (
            alone,
            range(7),
            [
                "---------HHH --------HHHH bb.......... ............",
                "---------HHH ---------HHH bb.......... ............",
                ".......--HHH .......--HHH bbbbbbb..... bbbbbbb.....",
                ".........-HH .........-HH bbbbbbbbb... bbbbbbbb....",
                ".........--- .........-HH bbbbbbbbbbb. bbbbbbbbb...",
                ".........--- .........-HH bbbbbbbbbb.. bbbbbbbb....",
                "........---- ........--HH bbbbbbbb.... bbbbbbbb....",
            ],
        ),
        (
            calm,
            range(7),
            [
                "---------HHH --------HHHH ............ ............",
                "---------HHH --------HHHH ............ ............",
                "---------HHH --------HHHH ............ ............",
                "---------HHH --------HHHH ............ ............",
                "---------HHH --------HHHH bb.......... ............",
                "----------HH --------HHHH bbbbbbb..... ............",
                "----------HH --------HHHH bbbbbbbb.... ............",
            ],
        ),
        (
            two,
            range(5, 13),
            [
                "---------HHH ---------HHH b........... ............",
                "---------HHH ---------HHH bb.......... ............",
                "---------HHH ---------HHH bbbbb....... ............",
                "........--HH ........-HHH bbbbbbbb.... bbbbbbbb....",
                ".........--H .........-HH bbbbbbbbbb.. bbbbbbbb....",
                ".........--- .........-HH bbbbbbbbbbb. bbbbbbbbb...",
                ".........--- .........-HH bbbbbbbbb... bbbbbbbb....",
                ".......----- .......--HHH bbbbbbbb.... bbbbbbb.....",
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
        ({}, [".........hhh", "........hhhh", ".......hhhh.", "......hhhh..", ".....hhhh...", "....hhhh....", "...hhhh....."]),
        ({"damage": 0}, ["........aaaa", ".......aaaaa", ".......haaaa", "......haaaaa", ".....haaaaaa", "....aaaaaaaa", "...aaaaaaaaa"]),
        ({"damage": 1}, ["........aaaa", "........aaaa", ".......aaaaa", "......aaaaaa", ".....aaaaaaa", "....aaaaaaaa", "..aaaaaaaaaa"]),
        ({"damage": 2}, [".........aaa", "........aaaa", "......aaaaaa", ".....aaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"]),
        (
            {"damage": 2, "tough": True},
            ["........aaaa", ".......aaaaa", "......aaaaaa", ".....aaaaaaa", "....aaaaaaaa", "...aaaaaaaaa", "..aaaaaaaaaa"],
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
    turn = Turn(Outlook(g, 0))
    return "".join(sign for sign, power in (("a", "atk"), ("t", "thw")) if turn.held(card, power)) or "."


def test_the_last_ally_is_kept_for_the_next_blow(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    cat = scene.play_area("black-cat", damage=1)  # it costs her nothing to attack
    fork = scene.table.fork
    assert [kept(fork(), cat, 10, damage) for damage in range(4)] == ["t", "t", "t", "t"]  # the blow costs more than her deed is worth
    assert [kept(fork(), cat, threat, 5) for threat in range(9, 13)] == ["t", "t", "t", "."]  # while the scheme has room
    assert kept(fork(), cat, 0, 5, damage=0) == "."
    assert kept(fork(), cat, 0, 5, tough=True) == "."
    leaving = fork()
    leaving.state.leaving.append(scene.card(cat).id)
    assert kept(leaving, cat, 0, 5) == "."
    vision = board("captain-marvel")
    ally = vision.play_area("vision", damage=2)
    assert [kept(vision.table.fork(), ally, 3, damage) for damage in (0, 5)] == ["t", "at"]  # two damage are worth more than a little blow
    assert kept(vision.table.fork(), ally, 0, 5) == "."  # one goes home
    vision.play_area("hawkeye")
    assert kept(vision.table.fork(), ally, 3, 5) == "."  # there is another one
    home = board("captain-marvel")
    ally = home.play_area("vision", damage=2)
    home.form("alter-ego")
    assert kept(home.table.fork(), ally, 3, 5) == "at"  # one goes out again


def test_what_a_blow_is_worth(board: Board) -> None:
    scene = board("captain-marvel")
    sand, guard = scene.minion("sandman", tough=False), scene.minion("hydra-mercenary")

    def worth(name: str, *healths: int) -> list[float]:
        g = scene.table.fork().play
        card = next(card for card in g.state.table.values() if card.entity == name)
        found: list[float] = []
        for health in healths:
            card.damage = g.stat(card, "health") - health
            found.append(round(foe_value(Outlook(g, 0), card, 2), 6))
        return found

    rhino = scene.card("villain").entity
    assert worth(rhino, 1, 2, 3) == [1.5, 2.5, 2.0]
    w = WEIGHTS
    gone = w.foe_falls + 3 * w.foe_attacks + 2 * w.foe_schemes  # its ATK of 3 and SCH of 2 go with it
    assert worth(sand, 1, 2, 3) == pytest.approx([w.foe + gone, 2 * w.foe + gone, 2 * w.foe])
    gone = w.foe_falls + w.foe_attacks + 0 * w.foe_schemes + w.guard  # and so does its guard
    assert worth(guard, 1, 2, 3) == pytest.approx([w.foe + gone, 2 * w.foe + gone, 2 * w.foe])
    scene.set(sand, tough=True)
    assert worth(sand, 1) == pytest.approx([w.tough - 0.04])  # the weaker the blow, the better
    scene.change(lambda g: g.state.villain_deck.clear())
    assert worth(rhino, 1, 2, 3) == [100.0, 100.0, 2.0]


def test_a_team_that_can_end_the_game_together_does(board: Board) -> None:
    """Two damage of the hero and two of an ally: neither is enough alone."""
    scene = board("spider-man")
    ally = scene.play_area("mockingbird")
    scene.change(lambda g: (g.state.villain_deck.clear(), setattr(g.scheme, "threat", 6)))

    def life(health: int) -> Outlook:
        scene.change(lambda g: setattr(g.villain, "damage", g.stat(g.villain, "health") - health))
        return Outlook(scene.play, 0)

    power = sum(scene.play.stat(scene.card(name), "atk") for name in ("spider-man.0", ally))
    assert [lethal(life(health)) for health in (power, power + 1)] == [True, False]
    life(power)
    assert (quick_answer(scene.play, scene.table.pending[0]) or [""])[0].startswith("attack:")
    scene.set("villain", tough=True)
    assert not lethal(Outlook(scene.play, 0))


@pytest.mark.parametrize("allies", [2, 3])
def test_no_ally_is_played_when_another_would_have_to_go(board: Board, allies: int) -> None:
    scene = board("captain-marvel")
    for name in ("vision", "hawkeye", "mockingbird")[:allies]:
        scene.play_area(name)
    hand = scene.hand("maria-hill", "tenacity")
    g = scene.play
    values = [card_value(Outlook(g, 0), g.state.codes[card_id], True) for card_id in g.player(0).hand]
    assert len(hand) == 2
    assert [value > 0 for value in values] == [allies < 3, True]


@pytest.mark.parametrize(("threat", "key"), [(4, "pass"), (5, "play")])
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
    assert [points(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 3.0 + 1, 3.0 + 3 * 2 + 1]
    assert [thrift(code) for code in ("drill-net", "drill-yelena", "drill-guide")] == [1.5, 4.0, 10.0 / 3]
