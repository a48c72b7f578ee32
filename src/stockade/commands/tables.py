"""`stockade tables`: what whoever keeps a server may see and do. Works on the file or the database, beside a running server or without one.

What is played is not shown: neither hands nor links are in these lists.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from stockade.commands.backup import told
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue, trouble

if TYPE_CHECKING:
    from stockade.server.store import TableLine
    from stockade.server.stores import AnyStore

T = TypeVar("T")
Db = Annotated[str, flag("db")]
Lang = Annotated[str, flag("lang")]
FILE = "stockade.sqlite"


def read(db: str, lang: str, work: Callable[[AnyStore], Awaitable[T]]) -> T:
    """What the work finds in the file or the database."""
    from stockade.server.postgres import is_address
    from stockade.server.stores import store_at

    tongue(lang)
    if not is_address(db) and not Path(db).expanduser().is_file():
        raise Mistake("error-no-tables", file=db)

    async def opened() -> T:
        store = store_at(db)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    with told():
        return asyncio.run(opened())


def known(lines: list[TableLine], table: str) -> TableLine:
    """That one."""
    found = next((line for line in lines if line.id == table), None)
    if found is None:
        raise Mistake("error-no-such-table", table=table)
    return found


def show(*, db: Db = FILE, as_json: Annotated[bool, flag("json", "--json")] = False, lang: Lang = "") -> None:
    """List all tables."""
    lines = read(db, lang, lambda store: store.lines())
    if as_json:
        out_json(lines)
        return
    rows = [say("tables-head").split(" / ")]
    for line in lines:
        who = ", ".join(name or kind for kind, name in line.seats)
        state = say("tables-over" if line.outcome else "tables-open")
        rows.append([line.id, line.game, state, day(line.touched), str(line.records), size(line.bytes), who])
    out(*(columns(rows) if lines else [say("tables-none")]))


def sizes(*, db: Db = FILE, as_json: Annotated[bool, flag("json", "--json")] = False, lang: Lang = "") -> None:
    """Tell how much room the tables take."""

    async def look(store: AnyStore) -> tuple[list[TableLine], int]:
        return await store.lines(), await store.size()

    lines, room = read(db, lang, look)
    report = {
        "file": room,
        "tables": len(lines),
        "over": sum(bool(line.outcome) for line in lines),
        "records": sum(line.records for line in lines),
        "bytes": sum(line.bytes for line in lines),
        "largest": max((line.bytes for line in lines), default=0),
    }
    if as_json:
        out_json(report)
    else:
        shown = {name: size(value) if name in ("file", "bytes", "largest") else str(value) for name, value in report.items()}
        out(say("tables-size", **shown))


def close(table: Annotated[str, flag("table")], *, db: Db = FILE, lang: Lang = "") -> None:
    """Close a table: it can be looked at and saved, nothing more happens there."""
    from stockade.server.records import Closed

    async def work(store: AnyStore) -> None:
        known(await store.lines(), table)
        await store.append(table, await store.length(table), [Closed()])

    read(db, lang, work)
    out(say("tables-closed", table=table))


def export(table: Annotated[str, flag("table")], file: Annotated[Path, flag("table-file")], *, db: Db = FILE, lang: Lang = "") -> None:
    """Write a table's save file, whoever may see what stands in it."""
    from stockade.server.stranded import story

    async def work(store: AnyStore) -> bytes:
        stored = await store.load(table)
        if stored is None:
            raise Mistake("error-no-such-table", table=table)
        return story(stored)

    data = read(db, lang, work)
    try:
        file.expanduser().write_bytes(data)
    except OSError as error:
        raise Mistake("error-unwritable", file=str(file), why=trouble(error)) from error
    out(say("tables-exported", table=table, file=str(file)))


def forget(
    *,
    after: Annotated[str, flag("forget-after")] = "",
    unfinished_after: Annotated[str, flag("forget-unfinished-after")] = "",
    db: Db = FILE,
    lang: Lang = "",
) -> None:
    """Forget old tables now."""
    from stockade.server.filelock import alone
    from stockade.server.lobby import Lobby
    from stockade.server.postgres import is_address
    from stockade.server.retention import Retention, span
    from stockade.server.retention import forget as gone

    with told():
        retention = Retention(span(after), span(unfinished_after))
        # only a running server knows at which tables somebody sits; a database knows it by their leases
        with nullcontext() if is_address(db) else alone(Path(db).expanduser(), ""):
            count = len(read(db, lang, lambda store: gone(Lobby(store, 0), retention)))
    out(say("tables-forgotten", count=count))


def day(at: float) -> str:
    """A date and a time, for lists."""
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def size(count: int) -> str:
    """Bytes as people read them."""
    for unit in ("B", "KB", "MB"):
        if count < 1000:
            return f"{count:.0f} {unit}"
        count = round(count / 1000)
    return f"{count} GB"
