"""What other screens are sent while somebody deals with hidden cards: the same frames in the same order, whatever the cards are.

Two tables differ only in what one seat holds or finds. Its answers go through a room of the server, and every frame of the other seats
and of a watcher is compared: tables, log lines, who is waited for, ways back.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.json import decode, encode

from stockade.engine import Table
from stockade.games.dead_of_winter.facts import BETRAYALS, PLACE_OF, SECRETS, SPOTS
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.games.dead_of_winter.state import Survivor
from stockade.server import protocol
from stockade.server.client import Client
from stockade.server.history import History
from stockade.server.records import Body
from stockade.server.room import Room
from stockade.server.seats import Seat
from stockade.testing import rule

Answers = list[list[str]]


class Paper:
    """A store that forgets."""

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        return 0.0


class Spectators:
    """A room where every seat and a watcher have a screen of their own; `frames` are those that a seat must not learn anything from."""

    def __init__(self, table: Table, actor: int) -> None:
        seats = [Seat(seat, "human", f"P{seat}", b"") for seat in range(table.state.seats)]
        self.room = Room("here", History(table, seats), b"", Paper())  # type: ignore[arg-type]
        table.number_from(0)  # else random
        self.actor = actor
        self.clients = [Client([seat.seat], False, "en") for seat in seats] + [Client([], True, "en")]
        self.frames: list[list[Any]] = [[] for _ in self.clients]

    async def look(self) -> None:
        for number, client in enumerate(self.clients):
            news = await self.room.news(client)
            if number != self.actor:
                self.frames[number].append([{**decode(encode(frame)), "glossary": {}} for frame in news])

    async def play(self, answers: Answers) -> None:
        for client in self.clients:
            self.room.join(client)
        await self.look()
        for keys in answers:
            ask = self.room.table.asked(self.actor)
            assert ask is not None, f"seat {self.actor} is not asked for {keys}"
            await self.room.handle(self.clients[self.actor], protocol.AnswerFrame(self.actor, ask.id, keys))
            await self.look()


def watched(scene: WinterScene, answers: Answers, actor: int = 0) -> list[list[Any]]:
    """Everything the others are sent while that seat gives these answers."""
    room = Spectators(scene.table, actor)
    asyncio.run(room.play(answers))
    assert room.frames[actor] == [] and all(len(frames) == len(answers) + 1 for n, frames in enumerate(room.frames) if n != actor)
    return room.frames


def alike(scenes: Sequence[WinterScene], *answers: Answers, prompt: str = "") -> None:
    """The others are sent the same in each scene, and the last answer but one led to that question."""
    seen = [watched(scene, keys) for scene, keys in zip(scenes, answers, strict=True)]
    for number, frames in enumerate(seen[0]):
        for other in seen[1:]:
            assert other[number] == frames, f"screen {number} can tell"
    if prompt:
        assert [scene.prompt for scene in scenes] == [prompt] * len(scenes)


def level(scene: WinterScene, size: int = 8) -> None:
    """Decks of the same size wherever the cards of this scene came from."""

    def edit(g: Any) -> None:
        for deck in g.state.decks:
            g.state.box += deck[:-size]
            del deck[:-size]

    scene.change(edit)


def both(
    winter: Callable[..., WinterScene], lay: Callable[[WinterScene, Any], None], *variants: Any, groups: Sequence[str] = ()
) -> list[WinterScene]:
    """A scene for each variant of what is hidden."""
    scenes = [winter(*groups) for _ in variants]
    for scene, variant in zip(scenes, variants, strict=True):
        lay(scene, variant)
    return scenes


@rule("DW-INFO-03", "DW-MOVE-05")
@pytest.mark.parametrize("ways", [1, 6])
def test_a_move_does_not_tell_of_fuel_in_hand(winter, ways: int) -> None:
    def lay(scene: WinterScene, card: str) -> None:
        scene.hand(0, card)
        scene.put("school", "harman-brooks")
        level(scene)
        if ways == 1:
            full(scene, "police-station", "grocery-store", "library", "hospital", "gas-station")
        scene.dice(1)

    scenes = both(winter, lay, "fuel", "junk")
    keys = [["move:thomas-heart"], ["to:school"]]
    alike(scenes, keys, keys, prompt="prompt-action")


def full(scene: WinterScene, *places: str) -> None:
    """No space is left there."""

    def edit(g: Any) -> None:
        for place in places:
            for _ in range(SPOTS[PLACE_OF[place]].spaces):
                newcomer = Survivor(g.state.survivor_deck.pop(), 2, PLACE_OF[place])
                g.state.survivors.append(newcomer)
                g.survivors[newcomer.id] = newcomer

    scene.change(edit)


@rule("DW-INFO-05")
def test_a_gift_to_the_crisis_is_a_card_like_any_other(winter) -> None:
    hands = (("medicine",), ("fuel",), ("junk",))
    scenes = both(winter, lambda scene, hand: (scene.hand(0, *hand), level(scene)), *hands)
    alike(scenes, *[[["contribute"], [f"card:{hand[0]}"]] for hand in hands])


@rule("DW-INFO-04", "DW-SEARCH-09")
def test_what_is_found_kept_and_put_back_is_the_searchers_alone(winter) -> None:
    found = (("junk", "junk", "junk"), ("fuel", "medicine", "padlock"), ("fuel", "fuel", "junk"))

    def lay(scene: WinterScene, cards: tuple[str, ...]) -> None:
        scene.put("school", "thomas-heart")
        scene.deck("school", *cards)
        level(scene)
        scene.pool(0, 6)

    scenes = both(winter, lay, *found)
    start = [["search:thomas-heart"], ["noise"], ["noise"], ["stop"]]
    alike(scenes, *[[*start, [f"card:{cards[0]}"], [f"under:{cards[1]}"]] for cards in found], prompt="prompt-action")


@rule("DW-INFO-09")
def test_cards_put_back_in_order_do_not_tell_whether_they_are_alike(winter) -> None:
    found = (("junk", "junk", "junk"), ("fuel", "medicine", "padlock"))

    def lay(scene: WinterScene, cards: tuple[str, ...]) -> None:
        scene.put("library", "thomas-heart")
        scene.pool(0, 6)
        scene.road("overdue")
        scene.deck("library", "junk")
        scene.deck("hospital", *cards)
        level(scene)

    scenes = both(winter, lay, *found)
    start = [["search:thomas-heart"], ["stop"], ["road:a"], ["to:hospital"]]
    alike(scenes, *[[*start, [f"top:{cards[0]}"], [f"top:{cards[1]}"]] for cards in found], prompt="prompt-action")


@rule("DW-INFO-09", "DW-XROAD-15")
def test_a_deck_looked_through_in_vain_takes_as_long_as_one_with_a_find(winter) -> None:
    """Whoever takes nothing may have found nothing."""

    def lay(scene: WinterScene, cards: tuple[str, ...]) -> None:
        scene.put("hospital", "thomas-heart")
        scene.pool(0, 6)
        scene.road("blood-drive")
        scene.deck("hospital", "junk", *cards)
        level(scene, 3)

    scenes = both(winter, lay, ("fuel", "fuel"), ("medicine", "fuel"), ("medicine", "medicine.s"))
    start = [["search:thomas-heart"], ["stop"], ["road:b"]]
    alike(scenes, [*start, ["take:none"]], [*start, ["count:0"]], [*start, []], prompt="prompt-action")


@rule("DW-INFO-09")
def test_drawing_two_and_keeping_one_does_not_tell_whether_they_are_alike(winter) -> None:
    found = (("junk", "junk"), ("fuel", "medicine"))

    def lay(scene: WinterScene, cards: tuple[str, ...]) -> None:
        scene.put("library", "sparky")
        scene.deck("library", *cards)
        level(scene)
        scene.road("good-dog")

    scenes = both(winter, lay, *found, groups=("sparky", "brian-lee", "gabriel-diaz"))
    alike(scenes, *[[["road:a"], [f"card:{cards[0]}"]] for cards in found], prompt="prompt-action")


@rule("DW-INFO-09")
def test_a_late_gift_to_the_crisis_does_not_tell_what_else_there_was(winter) -> None:
    hands = (("junk", "junk"), ("fuel", "medicine"))

    def lay(scene: WinterScene, hand: tuple[str, ...]) -> None:
        scene.hand(0, *hand)
        level(scene)
        scene.road("clean-hands")

    scenes = both(winter, lay, *hands)
    alike(scenes, *[[["end"], ["road:a"], [f"card:{hand[0]}"]] for hand in hands])


TRADED = (("junk", "junk"), ("fuel", "medicine"))


def trade(scene: WinterScene, hand: tuple[str, ...]) -> None:
    """Seat 1 has given food to seat 0, who holds these cards and now decides what comes back."""
    scene.hand(0, *hand)
    scene.hand(1, "food-1")
    level(scene)
    scene.road("fair-trade")
    scene.do("ask", "ask:food", "give:food-1")


@rule("DW-INFO-09")
def test_a_card_in_return_is_nobody_elses_business(winter) -> None:
    scenes = both(winter, trade, *TRADED)
    seen = [watched(scene, [["road:a"], [f"card:{hand[0]}"]]) for scene, hand in zip(scenes, TRADED, strict=True)]
    assert seen[0][2:] == seen[1][2:]  # seat 2 and the watcher
    assert seen[0][1][:-1] == seen[1][1][:-1] and seen[0][1][-1] != seen[1][1][-1]  # the receiver, when it has arrived


@rule("DW-INFO-03", "DW-TURN-01")
def test_a_turn_with_nothing_to_do_is_ended_by_its_player(winter) -> None:
    def lay(scene: WinterScene, card: str) -> None:
        scene.hand(0, card)
        scene.hand(1)
        scene.hand(2)
        scene.change(lambda g: [setattr(one, "moved", True) for one in g.group(0)])
        scene.exiled(0)
        scene.pool(0)
        scene.change(lambda g: setattr(g.state.turn, "called", True))
        level(scene)

    scenes = both(winter, lay, "junk", "lighter")
    assert [scene.options() for scene in scenes] == [["end"], ["play:lighter", "end"]]
    alike(scenes, [["end"]], [["end"]])


@rule("DW-VOTE-03", "DW-INFO-07")
def test_a_ballot_is_a_ballot(winter) -> None:
    scenes = both(winter, lambda scene, _: scene.do("vote", "player:1"), 0, 1)
    alike(scenes, [["vote:yes"]], [["vote:no"]])


@rule("DW-ASK-02", "DW-INFO-03")
def test_an_answer_to_a_request_is_known_with_the_last_one(winter) -> None:
    def lay(scene: WinterScene, hand: str) -> None:
        scene.hand(0, "junk")
        scene.hand(1, hand)
        scene.hand(2, "junk")
        level(scene)
        scene.do("ask", "ask:food")

    hands = ("food-1", "junk")
    scenes = both(winter, lay, *hands)
    seen = [watched(scene, [[key]], actor=1) for scene, key in zip(scenes, ("give:food-1", "none"), strict=True)]
    assert seen[0] == seen[1]


@rule("DW-INFO-01")
def test_an_objective_changes_nothing_for_anybody_else(winter) -> None:
    def lay(scene: WinterScene, aim: str) -> None:
        scene.aim(1, "hoarder")  # whatever was dealt: their own objectives are theirs to see
        scene.aim(2, "leader")
        scene.aim(0, aim)
        scene.hand(0, "medicine")
        level(scene)

    scenes = both(winter, lay, next(iter(SECRETS)), next(iter(BETRAYALS)))
    keys = [["contribute"], ["card:medicine"], ["vote"], ["player:1"], ["vote:yes"]]
    alike(scenes, keys, keys)


@rule("DW-INFO-09")
def test_a_hand_shown_to_one_is_shown_to_nobody_else(winter) -> None:
    seen = [watched(scene, [["road:b"]]) for scene in both(winter, trade, *TRADED)]
    assert seen[0][2:] == seen[1][2:] and seen[0][1] != seen[1][1]


@rule("DW-INFO-03")
def test_a_cost_in_cards_takes_a_question_whatever_is_there(winter) -> None:
    hands = (("food-1", "food-1"), ("food-1", "junk"), ("food-1", "food-2"))

    def lay(scene: WinterScene, hand: tuple[str, ...]) -> None:
        scene.pool(0, 1)
        scene.hand(0, *hand)
        level(scene)
        scene.road("ration-book")

    scenes = both(winter, lay, *hands)
    keys = [["food"], ["road:b"], ["card:food-1"]]
    alike(scenes, keys, keys, keys)


@rule("DW-INFO-03", "DW-XROAD-05")
def test_two_cards_of_one_kind_are_counted_out_like_any_two(winter) -> None:
    hands = (("junk", "junk"), ("junk", "hammer"))

    def lay(scene: WinterScene, hand: tuple[str, ...]) -> None:
        scene.hand(0, *hand)
        level(scene)
        scene.set(helpless=8)
        scene.road("elbow-to-elbow")

    scenes = both(winter, lay, *hands)
    for scene in scenes:
        scene.answer("road:a")
    seen = [[scene.prompt, scene.view(1), scene.view(None), len(scene.table.answers)] for scene in scenes]
    assert seen[0] == seen[1] and scenes[0].prompt == "prompt-discard"
    assert scenes[0].options() == ["count:2"] and scenes[1].options() == ["card:hammer", "card:junk"]


@rule("DW-HANDOFF-04")
def test_whoever_is_asked_in_the_middle_does_not_read_the_others_answers(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "pistol")
    frames = watched(scene, [["hand:thomas-heart"], ["hand:pistol@brian-lee"]])
    (ask,) = frames[1][-1][-1]["asks"]
    assert ask["seat"] == 1 and ask["crumbs"] == [] and scene.table.crumbs
