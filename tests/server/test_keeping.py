"""Keeping tables: copies that are whole while the server plays, restoring, forgetting, closing, and lists that tell no secret."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Running, Screen, new_table, request, until
from websockets.exceptions import ConnectionClosed

from stockade.cli import main
from stockade.engine.errors import StockadeError
from stockade.server.bodies import NewTable
from stockade.server.client import Client
from stockade.server.lobby import Lobby
from stockade.server.retention import Retention, forget, span
from stockade.server.sqlite_store import SqliteStore
from stockade.server.store import TableLine
from stockade.server.tablesfile import VERSION, backup, restore

HOUR = 3600.0


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = SqliteStore(path)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def ended(server: Running) -> Any:
    """A table whose game is over: two bots played it."""
    made = new_table(server.port, "gg")
    with Screen(server.port, made["table"], made["watch"]) as eve:
        eve.wait(lambda: eve.table.get("outcome"), "the end")
    return made


def step(screen: Screen) -> None:
    """One answer of the only person: the last option, which leads on."""
    ask = screen.wait_ask(0)
    screen.send("answer", seat=0, decision=ask["id"], keys=[ask["options"][-1]["key"]])
    screen.wait(lambda: screen.table.get("outcome") or screen.ask(0) not in (ask, None), "an effect")


def said(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> str:
    assert main([*map(str, words), "--lang", "en"]) == status
    heard = capsys.readouterr()
    return heard.err if status else heard.out


def test_a_copy_made_while_people_play_is_whole_and_private(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with Running(file) as server:
        tables = [new_table(server.port, "hg") for _ in range(3)]
        playing = threading.Event()

        def play() -> None:
            with Screen(server.port, tables[0]["table"], tables[0]["seats"][0]["token"]) as ana:
                while not playing.is_set() and not ana.table.get("outcome"):
                    step(ana)

        player = threading.Thread(target=play)
        player.start()
        for _ in range(5):
            backup(file, copy, replace=True)
        playing.set()
        player.join(10)
    assert copy.stat().st_mode & 0o077 == 0 and not list(tmp_path.glob("*.half"))
    with sqlite3.connect(copy) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    with Running(copy) as server, Screen(server.port, tables[0]["table"], tables[0]["seats"][0]["token"]) as ana:
        assert ana.welcome["game"] == "lanterns"


def test_restoring_keeps_what_was_there_and_waits_for_no_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with Running(file) as server:
        first = new_table(server.port)
    assert "whole copy" in said(capsys, "backup", copy, "--db", file)
    assert "already" in said(capsys, "backup", copy, "--db", file, status=2)
    assert "whole copy" in said(capsys, "backup", copy, "--db", file, "--force")
    with Running(file) as server:
        second = new_table(server.port)
    file.write_bytes(b"not a database at all" * 1000)  # whatever became of it
    told = said(capsys, "restore", copy, "--db", file)
    kept = next(tmp_path.glob("t.sqlite.before-*"))
    assert str(kept) in told and kept.read_bytes().startswith(b"not a database")
    ids = [line.id for line in with_store(file, lambda store: store.lines())]
    assert first["table"] in ids and second["table"] not in ids


@pytest.mark.parametrize("words", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 4000])
def test_what_is_no_copy_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: bytes) -> None:
    file, other = tmp_path / "t.sqlite", tmp_path / "other"
    with Running(file) as server:
        new_table(server.port)
    other.write_bytes(words)
    assert said(capsys, "restore", other, "--db", file, status=2)
    assert len(with_store(file, lambda store: store.lines())) == 1
    assert "not there" in said(capsys, "backup", tmp_path / "x", "--db", tmp_path / "missing", status=2)


def test_a_server_in_between_is_not_overwritten(tmp_path: Path) -> None:
    from stockade.server.filelock import FileTaken, alone

    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with Running(file):
        pass
    backup(file, copy)
    with alone(file, "http://here/"), pytest.raises(FileTaken):
        restore(copy, file)


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    from stockade.server.tablesfile import STEPS

    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(" ".join(STEPS[:3]) + " PRAGMA user_version=3;")
        db.execute("INSERT INTO tables VALUES ('t1', 'lanterns', x'7b7d', 1, 1, 5.0, x'00', '')")
    lines: list[TableLine] = with_store(file, lambda store: store.lines())
    assert [(line.id, line.outcome, line.touched) for line in lines] == [("t1", "", 5.0)]
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_spans() -> None:
    assert span("12h") == 12 * HOUR and span("90d") == 90 * 24 * HOUR and span(" 2W ") == 14 * 24 * HOUR and span("") > 1e300
    for wrong in ("90", "d", "0d", "-1d", "1.5d", "9999999d", "1y"):
        with pytest.raises(StockadeError):
            span(wrong)


def test_who_is_forgotten() -> None:
    def line(name: str, outcome: str, hours: float) -> TableLine:
        return TableLine(name, "lanterns", outcome, 0, 100 * HOUR - hours * HOUR, 1, 1, [])

    lines = [line("over-old", "won", 50), line("over-new", "won", 5), line("open-old", "", 50), line("open-new", "", 5)]
    now = 100 * HOUR
    assert Retention().over(lines, now) == []
    assert Retention(10 * HOUR).over(lines, now) == ["over-old"]
    assert Retention(10 * HOUR, 10 * HOUR).over(lines, now) == ["over-old", "open-old"]
    assert Retention(10 * HOUR, 10 * HOUR).over(lines, now, here={"over-old"}) == ["open-old"]


def test_a_forgotten_table_is_gone_with_all_that_was_its_own_and_the_log_of_others_stays(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with Running(file) as server:
        over, running = ended(server), new_table(server.port)
    lines: list[TableLine] = with_store(file, lambda store: store.lines())
    assert {line.id: bool(line.outcome) for line in lines} == {over["table"]: True, running["table"]: False}
    assert with_store(file, lambda store: forget(Lobby(store, 0), Retention(finished=-1))) == [over["table"]]
    with sqlite3.connect(file) as db:
        for name in ("seats", "log", "snapshots", "best"):
            assert not db.execute(f"SELECT 1 FROM {name} WHERE tid=?", (over["table"],)).fetchone(), name
        assert db.execute("PRAGMA foreign_key_check").fetchone() is None
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            db.execute("DELETE FROM log")
    with Running(file) as server:
        with Screen(server.port, running["table"], running["seats"][0]["token"]) as ana:
            ana.answer(0, "pass")
        summary = request(server.port, "POST", "/api/mine", json={"tables": [{"table": over["table"], "tokens": [over["watch"]]}]})
        assert summary.json() == []


def test_taking_back_the_end_makes_a_table_run_again(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with Running(file) as server:
        made = new_table(server.port, "h")
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            while not ana.table.get("outcome"):
                step(ana)
            assert with_store(file, lambda store: store.lines())[0].outcome
            ana.send("undo", to=0)
            ana.wait(lambda: not ana.table.get("outcome"), "the game goes on")
        assert not with_store(file, lambda store: store.lines())[0].outcome


def test_a_table_that_somebody_looks_at_is_never_forgotten(tmp_path: Path) -> None:
    async def evening(store: SqliteStore) -> tuple[list[str], list[str], list[str]]:
        house = Lobby(store, 0)
        seen, unseen = [(await house.create(NewTable("lanterns", {"seats": 2}))).table for _ in range(2)]
        (await house.place(seen)).room.join(Client([], True, "en"))
        gone = await forget(house, Retention(-1, -1))
        await house.close()
        return [seen], [unseen], gone

    seen, unseen, gone = with_store(tmp_path / "t.sqlite", evening)
    assert gone == unseen
    assert [line.id for line in with_store(tmp_path / "t.sqlite", lambda store: store.lines())] == seen


def test_the_server_forgets_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with Running(file) as server:
        new_table(server.port)
    with Running(file, retention=Retention(unfinished=-1)):
        until(lambda: not with_store(file, lambda store: store.lines()), "it looks at its start")


def test_a_closed_table_can_be_looked_at_and_nothing_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite"
    with Running(file) as server:
        made = new_table(server.port)
        token = made["seats"][0]["token"]
        with Screen(server.port, made["table"], token) as ana:
            assert "closed" in said(capsys, "tables", "close", made["table"], "--db", file)
            ask = ana.wait_ask(0)
            assert ana.refused("answer", seat=0, decision=ask["id"], keys=["pass"])["code"] == "store"  # somebody else wrote there
            ana.send("answer", seat=0, decision=ask["id"], keys=["pass"])  # so the room looks again, and is put away
            with pytest.raises(ConnectionClosed):
                while True:
                    ana.hear()
            assert ana.ws.close_code == 1012  # come again
        with Screen(server.port, made["table"], token, lang="fr") as ana:
            ask = ana.wait_ask(0)
            no = ana.refused("answer", seat=0, decision=ask["id"], keys=["pass"])
            assert no["code"] == "table-closed" and "fermé la table" in no["text"]
            assert ana.refused("chat", text="hello")["code"] == "table-closed"
        assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": token}).status_code == 200


def test_lists_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite"
    assert "no file" in said(capsys, "tables", "list", "--db", file, status=2)
    with Running(file) as server:
        made, over = new_table(server.port), ended(server)
    listed = said(capsys, "tables", "list", "--db", file)
    assert made["table"] in listed and "P0, P1" in listed and "open" in listed and "over" in listed
    assert not any(seat["token"] in listed for seat in made["seats"])
    rows = json.loads(said(capsys, "tables", "list", "--json", "--db", file))
    assert {row["id"] for row in rows} == {made["table"], over["table"]} and all("hash" not in key for row in rows for key in row)
    size = json.loads(said(capsys, "tables", "size", "--json", "--db", file))
    assert size["tables"] == 2 and size["over"] == 1 and size["file"] > size["bytes"] > 0
    assert "2 tables" in said(capsys, "tables", "size", "--db", file)
    save = tmp_path / "over.stockade"
    said(capsys, "tables", "export", over["table"], save, "--db", file)
    with Running(tmp_path / "other.sqlite") as server:
        taken = request(server.port, "POST", "/api/import", content=save.read_bytes())
        assert taken.status_code == 201
    imported: list[TableLine] = with_store(tmp_path / "other.sqlite", lambda store: store.lines())
    assert imported[0].outcome  # what came in finished counts as over
    assert "no table" in said(capsys, "tables", "close", "nothing", "--db", file, status=2)
    assert "No table was old enough" in said(capsys, "tables", "forget", "--unfinished-after", "1h", "--after", "1h", "--db", file)
    assert "no span" in said(capsys, "tables", "forget", "--after", "soon", "--db", file, status=2)
