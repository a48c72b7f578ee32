"""Tables are opened when somebody comes and put away when nobody looks: all who come to a table meet in one room."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.lanterns import GAME

from stockade.server import lobby
from stockade.server.bodies import NewTable
from stockade.server.client import Client
from stockade.server.lobby import Lobby
from stockade.server.protocol import AnswerFrame
from stockade.server.room import Room
from stockade.server.sqlite_store import SqliteStore

TABLES, GUESTS = 10, 4


def test_whoever_comes_while_tables_are_put_away_finds_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "ROOMS_KEPT", 1)

    async def evening(seed: int) -> list[list[Room]]:
        luck, store = random.Random(seed), SqliteStore(tmp_path / f"{seed}.sqlite")
        await store.open()
        house = Lobby(store, 0)
        tables = [(await house.create(NewTable(GAME.id, {"seats": 2}))).table for _ in range(TABLES)]

        async def arrive(table: str) -> Room:
            await asyncio.sleep(luck.random() * 0.02)
            room = (await house.place(table)).room
            room.join(Client([], True, "en"))
            return room

        met = [asyncio.gather(*(arrive(table) for _ in range(GUESTS))) for table in tables]
        rooms = [await guests for guests in met]
        await house.close()
        await store.close()
        return rooms

    for seed in range(5):
        assert all(len({id(room) for room in guests}) == 1 for guests in asyncio.run(evening(seed)))


def test_a_table_that_everybody_left_sleeps_and_wakes_where_it_stood(tmp_path: Path) -> None:
    async def evening() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        house = Lobby(store, 0)
        left, used = [(await house.create(NewTable(GAME.id, {"seats": 2}))).table for _ in range(2)]
        ana, ben = Client([0, 1], False, "en"), Client([0], False, "en")
        room, other = [(await house.place(table)).room for table in (left, used)]
        room.join(ana)
        other.join(ben)
        ask = room.table.pending[0]
        await room.handle(ana, AnswerFrame(ask.seat, ask.id, ["roll"]))
        before = room.table.digest()
        assert house.put_away(0) == 0  # somebody looks
        room.part(ana)
        assert house.put_away(60) == 0  # they may only have reloaded
        assert house.put_away(0) == 1 and house.rooms == [other]
        again = (await house.place(left)).room
        assert again is not room and again.table.digest() == before
        assert house.put_away(60) == 0  # whoever wakes it is about to sit down
        await house.close()
        await store.close()

    asyncio.run(evening())
