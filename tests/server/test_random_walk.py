"""A random walk over everything people can do to a room: at any moment the same table can be read back from the store."""

import asyncio
import random
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server import lanterns

from stockade.bots.answers import random_answer
from stockade.engine import StockadeError
from stockade.server import bodies, protocol, room
from stockade.server.bot_seats import BotSeats
from stockade.server.client import Client
from stockade.server.lobby import Lobby
from stockade.server.moments import known
from stockade.server.room import Room
from stockade.server.sqlite_store import SqliteStore
from stockade.testing.driver import position

STEPS = 60


def something(here: Room, clients: list[Client], luck: random.Random) -> Awaitable[object]:
    """One thing somebody wants; it may well be refused."""
    table, client = here.table, luck.choice(clients)
    if not table.pending:
        return here.handle(client, protocol.UndoFrame(luck.randrange(len(table.answers))))
    ask, seat = luck.choice(table.pending), client.seats[0]
    request = here.history.request
    wishes: list[tuple[int, protocol.ClientFrame]] = [
        (60, protocol.AnswerFrame(ask.seat, ask.id, random_answer(ask, luck))),
        (8, protocol.UndoFrame(luck.randrange(len(table.answers) + 1))),
        (30 if request else 0, protocol.UndoVote(request.id if request else 0, luck.random() < 0.8)),
        (10, protocol.HandFrame(ask.id, luck.randrange(len(here.history.seats)))),
        (4, protocol.StandingFrame(seat, luck.choice(("", "round", "enemies")))),
        (4, protocol.SeatFrame(seat, luck.choice(("human", "human", "greedy")), "Ana")),
        (3, protocol.Say("Well?")),
    ]
    if luck.random() < 0.3 and (bots := here.history.for_bots()):
        return here.answer_for(bots[0].seat, bots[0].id, random_answer(bots[0], luck), "bot")
    (wish,) = luck.choices([wish for _, wish in wishes], [often for often, _ in wishes])
    owned = isinstance(wish, protocol.AnswerFrame | protocol.HandFrame)
    return here.handle(clients[ask.seat] if owned else client, wish)


async def same_in_the_store(here: Room, store: SqliteStore) -> None:
    await here.settle()
    live, read = here.history, (await Lobby(store, 0).place(here.id)).room.history
    assert position(live.table) == position(read.table) and live.table.log == read.table.log
    assert [ask.seat for ask in live.table.pending] == [ask.seat for ask in read.table.pending]
    assert (live.n, live.request, live.standing, live.chat, live.seats) == (read.n, read.request, read.standing, read.chat, read.seats)


async def walk(seed: int, file: Path) -> None:
    luck, store = random.Random(seed), SqliteStore(file)
    await store.open()
    lobby = Lobby(store, 0)
    made = await lobby.create(bodies.NewTable(lanterns.GAME.id, {"seats": 1 + seed % 4, "gate": True}, [], seed))
    here = (await lobby.place(made.table)).room
    clients = [Client([seat.seat], False, "en") for seat in here.history.seats]
    for client in clients:
        here.join(client)
    for _ in range(STEPS):
        try:
            await something(here, clients, luck)
        except StockadeError as error:
            assert error.code != "store", error
        if luck.random() < 0.1:
            await same_in_the_store(here, store)
            for client in clients:
                await here.news(client)
                assert client.after == len(here.table.log)
                assert client.lines == sum(known(event, client.seats) for event in here.table.log)
    await same_in_the_store(here, store)
    await lobby.close()
    await store.close()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_store_tells_the_same(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 7)
    monkeypatch.setattr(BotSeats, "kick", lambda self: None)  # the walk answers for bots
    with ThreadPoolExecutor(1) as apart:  # a loop of the browser tests may be running in this thread
        apart.submit(asyncio.run, walk(seed, tmp_path / "t.sqlite")).result()
