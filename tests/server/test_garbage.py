"""Rooms that were put away do not stay in memory until chance has it."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from tests.server import lanterns

from stockade.engine.game import games
from stockade.engine.text import LANGUAGES
from stockade.server import garbage
from stockade.server.bodies import NewTable
from stockade.server.lobby import Lobby
from stockade.server.page import PageLine
from stockade.server.socket import Socket
from stockade.server.sqlite_store import SqliteStore
from stockade.server.warm import settle


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_people_left_behind_goes_once_many_rooms_were_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "TICK", 0.01)

    def many() -> None:
        garbage.Left.rooms += garbage.MANY

    assert asyncio.run(gone_after(many)) and garbage.Left.rooms == 0


def test_what_people_left_behind_goes_once_the_process_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "TICK", 0.01)
    size = [100]
    monkeypatch.setattr(garbage, "resident", lambda: size[0])

    def grow() -> None:
        size[0] += garbage.ROOM_TO_GROW * 2

    assert asyncio.run(gone_after(grow))


def test_what_saves_time_is_forgotten_when_most_have_gone_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    forgot: list[int] = []
    monkeypatch.setattr(garbage, "forget_all", lambda: forgot.append(garbage.Left.rooms))
    monkeypatch.setattr(garbage.Left, "open", 100)
    for rooms in (garbage.MANY, 99, 100, 150):
        monkeypatch.setattr(garbage.Left, "rooms", rooms)
        garbage.look_through()
    assert forgot == [100, 150]


def test_nobody_waits_for_a_look_that_is_notworth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "TICK", 0.01)
    monkeypatch.setattr(garbage, "resident", lambda: 100)
    assert not asyncio.run(gone_after(lambda: None, tries=10))
    worth = garbage.worth_it
    monkeypatch.setattr(garbage.Left, "rooms", garbage.MANY)
    assert worth(0, 0.5, 100), "nobody is left to wait for it"
    monkeypatch.setattr(garbage.Left, "open", garbage.MANY + 1)
    assert worth(10, 0.001, 100) and not worth(10, 0.5, 100), "a look that took half a second comes again after minutes at the soonest"
    assert worth(501, 0.5, 100)
    monkeypatch.setattr(garbage.Left, "rooms", 0)
    assert not worth(501, 0.5, 100) and worth(601, 0.5, 100)


async def gone_after(happens: Callable[[], None], tries: int = 500) -> bool:
    """Whether something that holds itself is gone some time after that."""
    cleaning = asyncio.create_task(garbage.keep_clean())
    try:
        while gc.isenabled():
            await asyncio.sleep(0.01)
        assert gc.get_freeze_count() > 0
        ring: Ring | None = Ring()
        seen = weakref.ref(ring)
        ring = None
        happens()
        for _ in range(tries):
            await asyncio.sleep(0.01)
            if seen() is None:
                return True
        return False
    finally:
        cleaning.cancel()
        gc.unfreeze()


def sender() -> dict[str, object]:
    """What the task that sends frames to a screen holds."""
    [frame] = [task.get_stack()[0] for task in asyncio.all_tasks() if task.get_stack()[0].f_code.co_name == "_sender"]
    return frame.f_locals


def test_a_room_that_was_put_away_is_gone_without_anybody_looking(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        lobby = Lobby(store, 0)
        made = await lobby.create(NewTable(lanterns.GAME.id, {"seats": 2}))
        heard: list[str] = []
        line = PageLine(made.table, heard.append, lambda code, reason: None)
        talk = asyncio.ensure_future(Socket(line, lobby).run())
        line.put(json.dumps({"type": "hello", "tokens": [seat.token for seat in made.seats]}))
        while not any(frame.startswith('{"type":"table"') for frame in heard):
            await asyncio.sleep(0.01)
        gc.collect()
        gc.disable()
        assert [name for name, value in sender().items() if isinstance(value, list | bytes | Raw)] == [], (
            "a screen that waits keeps no frame"
        )
        line.hang_up()
        await talk
        [room] = lobby.rooms
        held = {"room": weakref.ref(room), "table": weakref.ref(room.table), "play": weakref.ref(room.table.play)}
        del room, line, talk
        assert lobby.put_away(0) == 1
        await asyncio.sleep(0.01)
        assert [name for name, one in held.items() if one() is not None] == []
        await lobby.close()
        await store.close()

    try:
        asyncio.run(play())
    finally:
        gc.enable()


def test_a_server_that_has_settled_prepares_no_sentence_while_people_play() -> None:
    settle()
    for game in games().values():
        for lang in LANGUAGES:
            bundle: Any = game.text._bundle(lang)  # pyright: ignore[reportPrivateUsage]
            assert not any(bundle._messages.values()) and len(bundle._compiled) >= len(bundle._messages) > 100
