"""The 42 Spawn cards, each drawn at every Danger Level: who comes, how many, and who moves at once."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import THRESHOLDS, spawn_cards
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FIRST = "12V.E"  # Storm is three moves away, out of sight
BEYOND = {"walker": "12V.D", "brute": "12V.D", "runner": "15V.A"}  # where one Activation leads
REGULAR = {
    "walker": "001 2389 002 2457 003 1357 004 3468 017 2468 018 2356 019 3457 020 1246",
    "brute": "007 1145 008 1234 009 1223 023 2344 024 1233",
    "runner": "011 1134 012 1224 013 1235 026 1234 027 1123 028 2234",
}
RUSH = {"walker": "005 2468 006 468A 021 2357 022 3468", "brute": "010 1123 025 1224", "runner": "014 1123 029 1234"}
ZOMBIE_HERO = ("015", "016", "030", "031", "032", "033")
MULTIPLY = ("034", "035")
EXTRA = {"037": "walker", "038": "brute", "039": "runner"}
HIDDEN = ("041", "042")

levels = pytest.mark.parametrize("level", range(4))


def lines(cards: dict[str, str]) -> list[tuple[str, str, str]]:
    """Card, kind and its four numbers."""
    rows = [(kind, text.split()) for kind, text in cards.items()]
    return [(words[i], kind, words[i + 1]) for kind, words in rows for i in range(0, len(words), 2)]


def drawn(board: Board, card: str, level: int, **others: int) -> ResistanceScene:
    """Storm at that level, the card on top of the deck, and somebody at the Spawn Point already."""
    scene = board("storm", storm="15V.B")
    scene.set("storm", xp=THRESHOLDS[level])
    scene.spawn_points(FIRST)
    scene.deck("spawn", card)
    if others:
        scene.enemies(FIRST, **others)
    scene.end_turns()
    assert scene.drawn()[0] == (card, FIRST)
    return scene


@rule("XR-COMP-03")
def test_these_are_all() -> None:
    named = [card for card, *_ in lines(REGULAR) + lines(RUSH)]
    assert sorted([*named, *ZOMBIE_HERO, *MULTIPLY, "036", *EXTRA, "040", *HIDDEN]) == sorted(spawn_cards())


@rule("XR-SPAWN-04", "XR-SPAWN-05")
@levels
@pytest.mark.parametrize(("card", "kind", "numbers"), lines(REGULAR))
def test_a_regular_spawn(board: Board, card: str, kind: str, numbers: str, level: int) -> None:
    scene = drawn(board, card, level)
    assert scene.standing(kind) == {FIRST: int(numbers[level], 16)}
    assert card in scene.state.spawn_pile.discards


@rule("XR-SPAWN-04", "XR-SPAWN-09")
@levels
@pytest.mark.parametrize(("card", "kind", "numbers"), lines(RUSH))
def test_a_rush(board: Board, card: str, kind: str, numbers: str, level: int) -> None:
    scene = drawn(board, card, level)
    assert scene.standing(kind) == {BEYOND[kind]: int(numbers[level], 16)}
    assert card in scene.state.spawn_pile.discards


@rule("XR-SPAWN-25")
@levels
@pytest.mark.parametrize("card", ZOMBIE_HERO)
def test_a_zombie_hero(board: Board, card: str, level: int) -> None:
    scene = board("storm", storm="15V.B")
    scene.set("storm", xp=THRESHOLDS[level])
    scene.spawn_points(FIRST)
    scene.deck("spawn", card)
    scene.deck("zombie", "juggernaut")
    scene.end_turns()
    assert scene.standing("juggernaut") == {FIRST: 1} and len(scene.state.zombies) == 1


@rule("XR-SPAWN-23")
@levels
@pytest.mark.parametrize("card", MULTIPLY)
def test_multiplication(board: Board, card: str, level: int) -> None:
    scene = drawn(board, card, level, walker=2, brute=1)
    assert scene.standing("walker") == {"12V.D": 2 + (1, 1, 2, 2)[level]}  # they had walked a zone in their own time
    assert scene.standing("brute") == {"12V.D": 1}


@rule("XR-SPAWN-21")
@levels
def test_overdrive(board: Board, level: int) -> None:
    scene = drawn(board, "036", level, walker=1, brute=1)
    assert scene.standing("brute") == {"15V.B": 1}  # a zone in the Activation, two more in Overdrive
    assert scene.standing("walker") == {"12V.D": 1}
    assert scene.hero("storm").power == 1  # drained; the new round gives 1
    assert [event["count"] for event in scene.events("power.changed")] == [-1, 1]


@rule("XR-SPAWN-10", "XR-SPAWN-11")
@levels
@pytest.mark.parametrize(("card", "kind"), EXTRA.items())
def test_an_extra_activation(board: Board, card: str, kind: str, level: int) -> None:
    scene = board("storm", storm="15V.B")
    scene.set("storm", xp=THRESHOLDS[level])
    scene.spawn_points("12V.A")
    scene.open("12V.B|12V.D")
    scene.deck("spawn", card)
    scene.enemies("12V.A", **{kind: 1})
    scene.end_turns()
    steps = (2 if kind == "runner" else 1) * (2 if level else 1)  # at Blue only the Activation of the Enemy Phase
    assert scene.standing(kind) == {("12V.A", "12V.B", "12V.D", "15V.A", "15V.B")[steps]: 1}
    assert scene.drawn() == [(card, "12V.A")]


@rule("XR-SPAWN-10", "XR-SPAWN-11")
@levels
def test_an_extra_activation_of_zombie_heroes(board: Board, level: int) -> None:
    scene = board("storm", storm="15V.B")
    scene.set("storm", xp=THRESHOLDS[level])
    scene.spawn_points(FIRST)
    scene.deck("spawn", "040")
    scene.zombie("juggernaut", FIRST)
    scene.end_turns()
    assert scene.standing("juggernaut") == {"15V.B" if level else "15V.A": 1}
    assert scene.hero("storm").health == (2 if level else 3)  # three zones, then a blow


@rule("XR-SPAWN-12")
@levels
@pytest.mark.parametrize("card", HIDDEN)
def test_a_hidden_bystander(board: Board, card: str, level: int) -> None:
    scene = board("storm", storm="15V.B")
    scene.set("storm", xp=THRESHOLDS[level])
    scene.spawn_points(FIRST)
    scene.deck("spawn", card, "001")
    scene.deck("person", "callisto")
    scene.end_turns()
    assert scene.drawn() == [(card, FIRST), ("001", FIRST)]
    assert [(person.id, person.zone, person.cover) for person in scene.state.people] == [("callisto", FIRST, card)]
    assert scene.standing("walker") == {FIRST: (2, 3, 8, 9)[level]}
