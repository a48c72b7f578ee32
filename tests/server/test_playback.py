"""With each line of the log comes what its event changed on this very screen: exactly, only as news, and only what its eyes see."""

import asyncio
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.json import decode, encode
from tests.server import lanterns
from tests.server.test_random_walk import something

from stockade.bots.answers import random_answer
from stockade.engine import StockadeError, Table
from stockade.engine.game import games
from stockade.engine.patch import patched
from stockade.server import frames, protocol
from stockade.server.client import Client
from stockade.server.history import History
from stockade.server.moments import Moments, look, screen
from stockade.server.records import Body
from stockade.server.room import Room
from stockade.server.seats import Seat
from stockade.server.store import StoreFailed

SHOWN = ("round", "phase", "view", "views")


class Paper:
    """A store that forgets, and fails when told to."""

    broken = False

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        if self.broken:
            raise StoreFailed(detail="torn")
        return 0.0

    async def length(self, table: str) -> int:
        return -1


class Mirror(Client):
    """A screen that plays every line on the table it was shown before."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(seats, not seats, "en")
        self.frame: dict[str, Any] = {}
        self.pictures: list[tuple[str, dict[str, Any]]] = []
        self.bare = 0  # lines without a patch

    async def look(self, room: Room) -> None:
        for frame in [decode(encode(frame)) for frame in await room.news(self)]:
            if frame["type"] == "log":
                for line in frame["lines"]:
                    self.bare += "patch" not in line
                    self.frame = patched(self.frame, line.get("patch", {}))
                    self.pictures.append((line["kind"], {key: self.frame[key] for key in SHOWN if key in self.frame}))
            elif frame["type"] == "table":
                self.frame = {key: frame[key] for key in SHOWN if key in frame}


def room_of(seats: int, *held: list[int], seed: int = 3) -> tuple[Room, list[Mirror]]:
    table = Table.new("lanterns", {"seats": seats, "gate": True}, seed)
    room = Room("here", History(table, [Seat(seat, "human", "", b"") for seat in range(seats)]), b"", Paper())  # type: ignore[arg-type]
    return room, [Mirror(list(one)) for one in held]


async def sit(room: Room, mirrors: list[Mirror]) -> None:
    for mirror in mirrors:
        room.join(mirror)
        await mirror.look(room)
        mirror.pictures.clear()
        mirror.bare = 0


async def answer(room: Room, mirror: Mirror, key: str) -> None:
    ask = next(ask for ask in room.table.pending if ask.seat in mirror.seats)
    await room.handle(mirror, protocol.AnswerFrame(ask.seat, ask.id, [key]))


class Truth:
    """What everybody really saw after each event, noted by the game itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[tuple[str, dict[str, Any]]] = []
        emit = lanterns.Lanterns.emit

        def noted(g: lanterns.Lanterns, kind: str, rule: str = "", /, **args: Any) -> None:
            emit(g, kind, rule, **args)
            if g.watch is not None:
                views = {seat: decode(encode(lanterns.GAME.view(g, seat))) for seat in (None, *range(g.state.seats))}
                self.seen.append((kind, {"round": g.state.round, "phase": g.state.phase, "views": views}))

        monkeypatch.setattr(lanterns.Lanterns, "emit", noted)

    def of(self, mirror: Mirror) -> list[tuple[str, dict[str, Any]]]:
        """As that screen should have shown it."""
        first, *others = mirror.seats or [None]
        out = list[tuple[str, dict[str, Any]]]()
        for kind, then in self.seen:
            more = {str(seat): then["views"][seat] for seat in others}
            shown = {"round": then["round"], "phase": then["phase"], "view": then["views"][first]}
            out.append((kind, {**shown, "views": more} if more else shown))
        return out


def test_every_screen_shows_the_table_of_the_event_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = Truth(monkeypatch)

    async def play() -> list[Mirror]:
        room, mirrors = room_of(3, [0], [1, 2], [])
        await sit(room, mirrors)
        for key in ("roll", "pass"):
            await answer(room, mirrors[0], key)
        for _ in range(2):
            for key in ("play:" + room.table.state.hands[room.table.pending[0].seat][0], "pass"):
                await answer(room, mirrors[1], key)
                await mirrors[0].look(room)  # the others have not looked for a while
        for mirror in mirrors:
            await mirror.look(room)
        return mirrors

    for mirror in asyncio.run(play()):
        assert mirror.pictures == truth.of(mirror) and len(mirror.pictures) == 6
        assert {shown["phase"] for _, shown in mirror.pictures} == {"watch", "enemies"}


def test_whatever_people_do_the_next_lines_start_from_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow screens, undo, seats that become bots: patches are exact or not there."""
    monkeypatch.setattr("tests.server.test_random_walk.STEPS", 1)
    luck, told = random.Random(4), 0

    async def walk(seed: int) -> int:
        room, mirrors = room_of(2, [0], [1], seed=seed)
        watcher = Mirror([])
        await sit(room, [*mirrors, watcher])
        for _ in range(60):
            try:
                await something(room, list(mirrors), luck)
            except StockadeError as error:
                assert error.code != "store", error
            for mirror in (*mirrors, watcher):
                if luck.random() < 0.5:
                    await mirror.look(room)
        for mirror in (*mirrors, watcher):
            await mirror.look(room)
            for kind, shown in mirror.pictures[-3:]:
                assert set(shown["view"]) == set(mirror.frame["view"]), kind
        assert not room.moments._after, "kept after everybody was told"
        return sum(len(mirror.pictures) - mirror.bare for mirror in mirrors)

    for seed in range(5):
        told += asyncio.run(walk(seed))
    assert told > 50


def test_history_a_translation_and_an_undo_come_without(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, (mirror, late) = room_of(1, [0], [])
        await sit(room, [mirror])
        await answer(room, mirror, f"play:{room.table.state.hands[0][0]}")
        await mirror.look(room)
        assert mirror.bare == 0 and mirror.pictures[-1][0] == "card.played"
        mirror.restart("fr")
        await mirror.look(room)
        assert mirror.bare == len(room.table.log)
        room.join(late)
        await late.look(room)
        assert late.bare == sum(event.known_to(None) for event in room.table.log)
        mirror.bare = 0
        await answer(room, mirror, "pass")  # unseen, and taken back
        await room.handle(mirror, protocol.UndoFrame(len(room.table.answers) - 1))
        await mirror.look(room)
        assert mirror.frame["phase"] == "watch" and not room.moments._after

    asyncio.run(play())


def test_an_answer_that_fails_leaves_no_moments() -> None:
    async def play() -> None:
        room, (mirror,) = room_of(1, [0])
        await sit(room, [mirror])
        with pytest.raises(StockadeError):
            await answer(room, mirror, "break")
        assert not room.moments._after and room.table.play.watch is None
        room.store.broken = True  # type: ignore[attr-defined]
        with pytest.raises(StoreFailed):
            await answer(room, mirror, "pass")
        assert not room.moments._after

    asyncio.run(play())


def test_a_view_that_cannot_be_made_between_two_events_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    view = lanterns.LanternsGame.view

    def torn(game: Any, play: Any, seat: int | None) -> Any:
        if play.watch is not None:
            raise IndexError
        return view(game, play, seat)

    monkeypatch.setattr(lanterns.LanternsGame, "view", torn)

    async def play() -> None:
        room, (mirror,) = room_of(1, [0])
        await sit(room, [mirror])
        await answer(room, mirror, "roll")
        await mirror.look(room)
        assert mirror.bare == len(mirror.pictures) == 1 and len(room.table.answers) == 1

    asyncio.run(play())


def test_however_many_look_on_the_table_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    table_frame, log_frame = frames.table_frame, frames.log_frame
    monkeypatch.setattr(frames, "table_frame", lambda *how: made.append("table") or table_frame(*how))
    monkeypatch.setattr(frames, "log_frame", lambda *how: made.append("log") or log_frame(*how))

    async def play() -> None:
        room, mirrors = room_of(2, [0], [1], *[[]] * 20)
        await sit(room, mirrors)
        for mirror in mirrors:
            await mirror.look(room)  # they were told of those who came after them
        made.clear()
        await answer(room, mirrors[0], "roll")
        for mirror in mirrors:
            await mirror.look(room)
        assert sorted(made) == ["log"] * 3 + ["table"] * 3  # two players and the watchers
        assert len({encode(mirror.frame) for mirror in mirrors[2:]}) == 1
        assert [mirror.pictures for mirror in mirrors[2:]] == [mirrors[2].pictures] * 20 and mirrors[2].pictures
        assert decode(room.moments.now(room.table, (None,)).view) == mirrors[2].frame["view"]

    asyncio.run(play())


def test_nobody_looks_where_nobody_is() -> None:
    async def play() -> None:
        room, (mirror,) = room_of(2, [0])
        taken: list[object] = []
        room.moments._keep = lambda *how: taken.append(how)  # type: ignore[method-assign]
        client = Client([0], False, "en")
        ask = room.table.pending[0]
        await room.handle(client, protocol.AnswerFrame(0, ask.id, ["roll"]))  # it has just gone
        assert not taken
        room.join(mirror)
        await answer(room, mirror, "roll")
        assert len(taken) == 1
        twin = room.table.fork()
        twin.answer(0, "roll")
        assert len(taken) == 1 and twin.play.watch is None

    asyncio.run(play())


@pytest.mark.parametrize("game", ["xmen-resistance", "marvel-champions", "dead-of-winter", "mars-attacks"])
def test_where_the_state_is_the_same_everybody_sees_the_same(game: str) -> None:
    """A look is not taken again while the state stays as it is: that must never show."""
    rules, luck = games()[game], random.Random(11)
    table = Table.new(game, rules.defaults(rules.scenarios[0], 2), 5)
    moments, eyes, looks = Moments(), [0, 1, None], []
    whole = screen([0, 1], [0, 1]).eyes

    def check() -> None:
        looks.append((moments._look(table, eyes).views, look(table, eyes).views))

    table.play.watch = check
    for _ in range(80):
        if table.outcome:
            break
        ask = luck.choice(table.pending)
        table.answer(ask.seat, random_answer(ask, luck), decision=ask.id)
        assert moments.now(table, whole) == look(table, whole).shown(whole)
    assert len(looks) > 80
    assert all(remembered == fresh for remembered, fresh in looks)
    assert any(one is two for (one, _), (two, _) in pairwise(looks)), "never remembered anything"
