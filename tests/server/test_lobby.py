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
