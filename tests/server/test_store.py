"""The store: what was acknowledged stays, what could not be written never happened, and a strange file is named as such."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.screen import Frame, Running, Screen, new_table, request
from websockets.exceptions import ConnectionClosed

from stockade.engine.errors import StockadeError
from stockade.server import room as room_module
from stockade.server import store as store_module
from stockade.server.postgres_store import PostgresStore
from stockade.server.records import Answered, Body, Chatted, Seated
from stockade.server.seldom import Seldom
from stockade.server.sqlite_store import SqliteStore
from stockade.server.store import SeatRow, Snapshot, StoreFailed, TableRow
from stockade.server.stores import store_at
from stockade.server.tablesfile import NewerDatabase, NotADatabase


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


class FullDisk:
    """A store whose disk can be full, or that fails after writing."""

    full = False
    late = False

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        if self.full:
            raise StoreFailed(detail="database or disk is full")
        at: float = await super().append(table, n, bodies)
        if self.late:
            self.late = False
            raise StoreFailed(detail="disk I/O error")
        return at

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None:
        if self.full:
            raise StoreFailed(detail="database or disk is full")
        await super().create(row, seats, bodies)


class SlowDisk:
    """A store that writes only when it is let."""

    def __init__(self, db: Path | str) -> None:
        super().__init__(db)  # pyright: ignore
        self.let = threading.Event()
        self.let.set()
        self.waiting = threading.Event()

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        self.waiting.set()
        await asyncio.to_thread(self.let.wait, 10)
        return await super().append(table, n, bodies)


def on(trouble: type, db: Path | str) -> Any:
    """A store of that kind with that trouble."""
    return type(trouble.__name__, (trouble, type(store_at(db))), {})(db)


def raw(db: Path | str, sql: str) -> list[tuple[Any, ...]]:
    """What somebody else finds or does there, without asking us."""
    if isinstance(db, Path):
        with contextlib.closing(sqlite3.connect(db)) as other, other:
            return other.execute(sql).fetchall()

    async def go() -> list[tuple[Any, ...]]:
        other = await asyncpg.connect(db, server_settings={"search_path": "stockade"})
        try:
            return [tuple(row) for row in await other.fetch(sql)]
        finally:
            await other.close()

    return asyncio.run(go())


def test_nobody_sees_an_answer_before_it_is_written(db: Path | str) -> None:
    store = on(SlowDisk, db)
    with Running(store) as server:
        made = new_table(server.port)
        a, b = tokens(made)
        with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
            bob.settle()
            ana.settle()
            store.waiting.clear()
            store.let.clear()
            ana.send("answer", seat=0, decision=ana.wait_ask(0)["id"], keys=["roll"])
            assert store.waiting.wait(5)
            with Screen(server.port, made["table"], hello=False) as late:
                late.send("hello", tokens=[made["watch"]])
                bob.send("ping")
                for screen in (ana, bob, late):
                    with pytest.raises(TimeoutError):
                        screen.hear(0.15)
                store.let.set()
                for screen in (ana, bob, late):
                    screen.wait(lambda screen=screen: screen.table and screen.table["view"]["lamps"] == 1, "the lamp")
                assert not any(frame["type"] == "table" and frame["view"]["lamps"] == 0 for frame in late.seen)


def test_a_client_that_leaves_while_its_answer_is_written_breaks_nothing(db: Path | str) -> None:
    store = on(SlowDisk, db)
    with Running(store) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], *tokens(made)) as both:
            store.waiting.clear()
            store.let.clear()
            both.send("answer", seat=0, decision=both.wait_ask(0)["id"], keys=["roll"])
            assert store.waiting.wait(5)
            both.ws.socket.close()
        store.let.set()
        with Screen(server.port, made["table"], *tokens(made)) as both:
            both.wait(lambda: both.table["view"]["lamps"] == 1, "the lamp")
            both.answer(0, "roll")
            assert both.table["view"]["lamps"] == 2


def test_a_full_disk_refuses_the_answer_and_nobody_sees_it(db: Path | str) -> None:
    store = on(FullDisk, db)
    with Running(store) as server:
        made = new_table(server.port)
        a, b = tokens(made)
        with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
            ana.answer(0, "pass")
            bob.answer(1, "pass")
            ana.send("hand", decision=ana.wait_ask(0)["id"], to=1)
            before = server.room(made["table"]).table.digest()
            ask = bob.wait_ask(1)
            store.full = True
            refusal = bob.refused("answer", seat=1, decision=ask["id"], keys=["hold"])
            assert refusal["code"] == "store" and "Nothing is lost" in refusal["text"]
            for type, fields in {"chat": {"text": "hi"}, "undo": {"to": 0}, "seat": {"seat": 1, "kind": "human", "name": "B"}}.items():
                assert bob.refused(type, **fields)["code"] == "store"
            assert server.room(made["table"]).table.digest() == before
            ana.settle()
            assert not any(line["kind"] == "group.chose" for line in ana.log.values())
            assert ana.table["seats"][1]["name"] == "P1" and ana.table["request"] is None
            assert request(server.port, "POST", "/api/mine", json={"tables": []}).status_code == 200
            store.full = False
            bob.settle()
            bob.answer(1, "hold")  # still the one it was handed to
            ana.wait(lambda: any(line["kind"] == "group.chose" for line in ana.log.values()), "the choice")


@pytest.mark.parametrize(("lang", "words"), [("en", "new table could not be written"), ("fr", "nouvelle table n’a pas pu")])
def test_a_full_disk_refuses_a_new_table_in_its_own_words(db: Path | str, lang: str, words: str) -> None:
    store = on(FullDisk, db)
    with Running(store) as server:
        store.full = True
        answer = request(server.port, "POST", "/api/tables", json={"game": "lanterns", "setup": {"seats": 2}, "seats": [], "lang": lang})
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "store-table" and words in answer.json()["error"]["text"]
        store.full = False
        new_table(server.port)


def test_sqlite_itself_runs_out_of_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")

    def pages(most: int) -> None:
        store._writer.thread.submit(lambda: store._connection.execute(f"PRAGMA max_page_count={most}")).result()

    with Running(store) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], *tokens(made)) as both:
            pages(1)  # no page more than there are now
            said = 0
            while said < 40:
                both.send("chat", text="x" * 480)
                frame = both.hear()
                while frame["type"] not in ("chat", "error"):
                    frame = both.hear()
                if frame["type"] == "error":
                    break
                said += 1
            assert frame["code"] == "store"
            pages(10000)
            both.answer(0, "roll")
    with Running(tmp_path / "t.sqlite") as server, Screen(server.port, made["table"], *tokens(made)) as both:
        assert both.table["view"]["lamps"] == 1 and sum(frame["type"] == "chat" for frame in both.seen) == said


def test_what_cannot_be_written_is_logged_once_a_minute_and_tells_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(store_module.logger, "filters", [Seldom(clock=lambda: now)])
    store = SqliteStore(tmp_path / "t.sqlite")
    with Running(store) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], *tokens(made)) as both:
            store._writer.thread.submit(lambda: store._connection.execute("PRAGMA query_only=1")).result()
            for minute in (0.0, 61.0):
                now = minute
                for _ in range(5):
                    assert both.refused("chat", text="between us")["code"] == "store"
    said = [record.getMessage() for record in caplog.records if record.name == "stockade.server.store"]
    assert len(said) == 2 and "readonly" in said[0] and "4 times more" in said[1]
    assert not any(secret in line for line in said for secret in (*tokens(made), "between us"))


def test_a_second_server_on_the_same_file_cannot_fork_a_table(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as one, Running(tmp_path / "t.sqlite") as two:
        made = new_table(one.port)
        with Screen(one.port, made["table"], *tokens(made)) as here, Screen(two.port, made["table"], *tokens(made)) as there:
            here.answer(0, "roll")
            assert there.refused("answer", seat=0, decision=there.wait_ask(0)["id"], keys=["pass"])["code"] == "store"
            there.send("chat", text="hello?")
            with pytest.raises(ConnectionClosed):
                while True:
                    there.hear()
        with Screen(two.port, made["table"], *tokens(made)) as there:
            assert there.table["view"]["lamps"] == 1
            there.answer(0, "pass")


def test_an_error_after_writing_is_settled_by_what_is_stored(db: Path | str) -> None:
    store = on(FullDisk, db)
    with Running(store) as server:
        made = new_table(server.port)
        a, _ = tokens(made)
        with Screen(server.port, made["table"], a) as ana:
            ask = ana.wait_ask(0)
            store.late = True
            assert ana.refused("answer", seat=0, decision=ask["id"], keys=["roll"])["code"] == "store"
            ana.wait(lambda: ana.wait_ask(0)["id"] != ask["id"], "the question again")
            ana.send("answer", seat=0, decision=ana.wait_ask(0)["id"], keys=["pass"])
            with pytest.raises(Exception, match="1012"):  # the line breaks; a browser comes back by itself
                while True:
                    ana.hear()
        with Screen(server.port, made["table"], a) as ana:
            assert ana.table["view"]["lamps"] == 1 and ana.wait_ask(0)


def test_tables_resume_with_undo_hand_chat_seats_requests_and_standing(db: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    for every in (1, 3, 1000):  # with and without snapshots
        monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", every)
        with Running(db) as server:
            made = new_table(server.port)
            with Screen(server.port, made["table"], *tokens(made)) as both:
                both.answer(0, "roll")
                both.answer(0, "roll")
                both.send("undo", to=1)
                both.wait(lambda both=both: both.table["view"]["lamps"] == 1, "the way back")
                both.answer(0, "pass")
                both.answer(1, "pass")
                old = both.wait_ask(0)["id"]
                both.send("hand", decision=old, to=1)
                both.send("chat", text="good night")
                both.send("seat", seat=1, kind="human", name="Bo")
                both.send("standing", seat=0, until="round")
                both.wait(lambda both=both: both.table["seats"][0]["standing"] == "round", "the standing choice")
            with Screen(server.port, made["table"], tokens(made)[0]) as ana:
                ana.send("undo", to=0)
                ana.wait(lambda ana=ana: ana.table["request"], "the request")
                want = server.room(made["table"]).table.digest(), ana.table["request"], dict(ana.log)
        with Running(db) as server:
            with Screen(server.port, made["table"], tokens(made)[0]) as ana:
                assert (server.room(made["table"]).table.digest(), ana.table["request"], ana.log) == want
                assert ana.refused("answer", seat=1, decision=old, keys=["hold"])["code"] == "not-your-seat"
                assert [seat["name"] for seat in ana.table["seats"]] == ["P0", "Bo"] and ana.table["seats"][0]["standing"] == "round"
                assert any(frame["type"] == "chat" and frame["text"] == "good night" for frame in ana.seen)
            with Screen(server.port, made["table"], tokens(made)[1]) as bo:
                assert bo.refused("answer", seat=1, decision=old, keys=["hold"])["code"] == "stale-decision"  # from before the restart
                assert bo.wait_ask(1)["group"]  # still handed over
                bo.send("undo-vote", request=bo.table["request"]["id"], agree=True)
                bo.wait(lambda bo=bo: bo.table["view"]["lamps"] == 0, "the way back past the restart")


def test_a_damaged_snapshot_is_not_used(db: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", 1)
    with Running(db) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], *tokens(made)) as both:
            both.answer(0, "roll")
            both.answer(0, "pass")
            want = server.room(made["table"]).table.digest()
    for damage in ("body = x'00ff'" if isinstance(db, Path) else r"body = '\x00ff'", "digest = 'other'", "n = 99"):
        raw(db, f"UPDATE snapshots SET {damage}")
        with Running(db) as server, Screen(server.port, made["table"], *tokens(made)):
            assert server.room(made["table"]).table.digest() == want


def test_a_record_that_does_not_fit_is_named_and_hurts_no_other_table(db: Path | str) -> None:
    with Running(db) as server:
        made, other = new_table(server.port), new_table(server.port)
    cast = "CAST('{}' AS BLOB)" if isinstance(db, Path) else "convert_to('{}', 'UTF8')"
    body = cast.format('{"type":"answer","seat":0,"keys":["fly"]}')
    raw(db, f"INSERT INTO log VALUES ('{made['table']}', 2, 'answer', {body}, 0.0)")
    with Running(db) as server:
        with Screen(server.port, made["table"], hello=False) as ana:
            assert ana.refused("hello", tokens=tokens(made))["code"] == "stranded"
        with Screen(server.port, other["table"], *tokens(other)) as both:
            both.answer(0, "pass")


def opened(path: Path) -> str:
    """The code of the error that opening gives."""

    async def go() -> str:
        store = SqliteStore(path)
        try:
            await store.open()
        except StockadeError as error:
            return error.code
        finally:
            await store.close()
        return ""

    return asyncio.run(go())


def test_files_that_are_no_database_of_ours(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("Dear diary, today we held the wall. " * 50)
    assert opened(tmp_path / "text") == NotADatabase.code
    with sqlite3.connect(tmp_path / "foreign") as raw:
        raw.execute("CREATE TABLE recipes(name TEXT)")
    raw.close()
    assert opened(tmp_path / "foreign") == NotADatabase.code
    assert opened(tmp_path / "ours") == "" and opened(tmp_path / "ours") == ""
    with sqlite3.connect(tmp_path / "ours") as raw:
        raw.execute("PRAGMA user_version = 99")
    raw.close()
    assert opened(tmp_path / "ours") == NewerDatabase.code
    assert opened(tmp_path) == StoreFailed.code
    assert opened(tmp_path / "no" / "such" / "folder") == StoreFailed.code


def test_the_log_is_append_only_and_has_one_writer(db: Path | str) -> None:
    async def go() -> None:
        one, two = store_at(db), store_at(db)
        await one.open()
        await two.open()
        await one.create(TableRow("t", "lanterns", b"{}", 1, 1, b"w"), [SeatRow(0, b"h", "human", "Ana")], [])
        await one.append("t", 0, [Answered(0, ["pass"])])
        with pytest.raises(StoreFailed):
            await two.append("t", 0, [Answered(0, ["roll"])])
        with pytest.raises(StoreFailed):  # all or nothing
            await two.append("t", 0, [Seated(0, "random", "Eve"), Answered(0, ["roll"])])
        stored = await two.load("t")
        assert stored and [record.body for record in stored.records] == [Answered(0, ["pass"])]
        assert stored.seats[0].name == "Ana" and await two.length("t") == 1 and await two.load("x") is None
        await one.close()
        await two.close()
        with pytest.raises(StoreFailed):
            await store_at(db).append("t", 1, [])

    asyncio.run(go())
    for change in ("UPDATE log SET kind = 'chat'", "DELETE FROM log"):
        with pytest.raises((sqlite3.IntegrityError, asyncpg.RaiseError), match="append only"):
            raw(db, change)
    if isinstance(db, Path):
        assert raw(db, "PRAGMA journal_mode") == [("wal",)]


def test_secrets_are_not_in_the_file(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite"
    with Running(db) as server:
        made = new_table(server.port)
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in [*tokens(made), made["watch"]]:
        assert len(token) == 32 and token.encode() not in content


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_else_may_read_the_tables(tmp_path: Path) -> None:
    """A new file, one from before that everybody could read, and what a killed server left beside it."""
    db, link = tmp_path / "t.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(db)
    before = os.umask(0)
    try:
        for path in (link, db):
            with Running(path) as server:
                new_table(server.port)
                files = sorted(path for path in tmp_path.glob("t.sqlite*"))
                assert [path.name for path in files] == ["t.sqlite", "t.sqlite-shm", "t.sqlite-wal"]
                assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
            db.chmod(0o644)
            (tmp_path / "t.sqlite-wal").touch(0o644)
    finally:
        os.umask(before)


async def house(db: Path | str, tables: int) -> Any:
    """A store with so many tables, which it plays."""
    store = store_at(db)
    await store.open()
    if isinstance(store, PostgresStore):
        await store.leases.open("http://here")
    for i in range(tables):
        await store.create(TableRow(f"t{i}", "lanterns", b"{}", 1, 1, b"w"), [SeatRow(0, b"h", "human", "Ana")], [])
        if isinstance(store, PostgresStore):
            assert await store.leases.claim(f"t{i}") == ""
    return store


async def busy_house(path: Path, tables: int) -> tuple[SqliteStore, list[str]]:
    """A store with so many tables, and what its connection is told from now on."""
    store, said = await house(path, tables), list[str]()
    store._connection.set_trace_callback(said.append)
    return store, said


def written(db: Path | str) -> list[tuple[Any, ...]]:
    """What somebody else finds there."""
    return raw(db, "SELECT tid, n FROM log ORDER BY tid, n")


def test_what_comes_at_the_same_time_is_committed_together(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def go() -> None:
        store, said = await busy_house(path, 8)

        async def answer(i: int) -> None:
            await store.append(f"t{i}", 0, [Answered(0, ["pass"])])
            assert (f"t{i}", 0) in written(path)  # whoever is told finds it written

        await asyncio.gather(*map(answer, range(8)))
        assert len(said) == 1 and said[0].startswith("INSERT INTO log")  # one statement, which is a transaction of its own
        busy = threading.Event()
        store._writer.thread.submit(busy.wait, 10)
        first = asyncio.ensure_future(store.append("t0", 1, [Answered(0, ["pass"])]))
        await asyncio.sleep(0.05)
        later = [asyncio.ensure_future(store.append(f"t{i}", 1, [Answered(0, ["pass"])])) for i in range(1, 8)]
        await asyncio.sleep(0.05)
        assert len(written(path)) == 8 and not first.done()
        busy.set()
        await asyncio.gather(first, *later)
        assert len(said) == 2 and len(written(path)) == 16
        await asyncio.gather(*(store.append(f"t{i}", 2, [Seated(0, "human", "Eve"), Answered(0, ["pass"])]) for i in range(8)))
        assert said.count("COMMIT") == 1 and len(written(path)) == 32
        await asyncio.gather(*(store.append(f"t{i % 8}", 4 + i // 8, [Answered(0, ["pass"])]) for i in range(200)))
        assert said.count("COMMIT") == 2 and len(written(path)) == 232  # more than a statement holds
        await store.close()

    asyncio.run(go())


def test_whoever_reads_waits_for_what_came_before_and_not_for_what_comes_later(tmp_path: Path) -> None:
    async def go() -> None:
        store, ended = await house(tmp_path / "t.sqlite", 2), False

        async def busy() -> None:
            n = 0
            while not ended:
                await store.append("t0", n, [Answered(0, ["pass"])])
                n += 1

        writing = [asyncio.ensure_future(busy())]
        for n in range(50):
            late = asyncio.ensure_future(store.append("t1", n, [Answered(0, ["pass"])]))
            await asyncio.sleep(0)
            assert await asyncio.wait_for(store.length("t1"), 10) == n + 1
            await late
        ended = True
        await asyncio.gather(*writing)
        await store.close()

    asyncio.run(go())


def test_in_a_group_only_what_cannot_be_written_fails(db: Path | str) -> None:
    async def go() -> None:
        store = await house(db, 4)
        results = await asyncio.gather(
            store.append("t0", 0, [Answered(0, ["pass"])]),
            store.append("t1", 0, [Seated(0, "random", "Eve"), Answered(0, ["roll"])]),
            store.append("nowhere", 0, [Answered(0, ["pass"])]),
            store.append("t1", 1, [Answered(0, ["a place that is taken"])]),
            store.append("t2", 0, [Chatted(0, "Ana", "no text: \ud800", 0)]),
            store.snapshot("t3", Snapshot(0, "d", b"s")),
            return_exceptions=True,
        )
        assert [isinstance(result, StoreFailed) for result in results] == [False, False, True, True, True, False], results
        assert await asyncio.to_thread(written, db) == [("t0", 0), ("t1", 0), ("t1", 1)]
        one, three = await store.load("t1"), await store.load("t3")
        assert one and one.seats[0].name == "Eve" and three and three.snapshot
        await store.close()

    asyncio.run(go())


def test_a_full_disk_fails_the_large_one_of_a_group(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def go() -> None:
        store, _ = await busy_house(path, 3)
        await store._run(lambda: store._connection.execute("PRAGMA max_page_count=1"))  # no page more than there are now
        large = Snapshot(0, "d", b"x" * 500_000)
        works = [
            store.append("t0", 0, [Answered(0, ["pass"])]),
            store.snapshot("t1", large),
            store.append("t2", 0, [Answered(0, ["pass"])]),
        ]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [type(result) for result in results] == [float, StoreFailed, float] and "full" in str(results[1].__cause__)
        assert written(path) == [("t0", 0), ("t2", 0)]
        await store.close()

    asyncio.run(go())


def test_somebody_who_waits_no_longer_holds_up_nobody(db: Path | str) -> None:
    async def go() -> None:
        store = await house(db, 3)
        tasks = [asyncio.ensure_future(store.append(f"t{i}", 0, [Answered(0, ["pass"])])) for i in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        assert [type(result) for result in await asyncio.gather(*tasks, return_exceptions=True)] == [float, asyncio.CancelledError, float]
        last = asyncio.ensure_future(store.append("t0", 1, [Answered(0, ["pass"])]))
        await asyncio.sleep(0)
        await store.close()  # what was begun is written
        await last
        with pytest.raises(StoreFailed):
            await store.append("t0", 2, [Answered(0, ["pass"])])

    asyncio.run(go())
    assert written(db) == [("t0", 0), ("t0", 1), ("t1", 0), ("t2", 0)]
