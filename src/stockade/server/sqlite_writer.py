"""The one thread that reads and writes the file of the tables.

Every commit waits for the disk, and everything that comes meanwhile goes into the next one together: a busy house commits less often and a
quiet one never waits. The thread takes what has gathered by itself, without asking the loop, and mostly needs the interpreter only before
and after: records of tables at play are one statement, however many tables they belong to. Each statement more would have to wait until
the loop lets go, about a millisecond when it has much to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from stockade.server.store import failure

T = TypeVar("T")
Row = tuple[str, int, str, bytes, float]
ROWS = 60  # in one statement: not all of SQLite's builds take more than 999 values


class Lines(Struct, frozen=True):
    """Lines of the log and nothing else; `result` is what whoever wrote them is told."""

    rows: list[Row]
    result: Any

    def __call__(self, db: sqlite3.Connection) -> Any:
        insert(db, self.rows)
        return self.result


Work = Callable[[sqlite3.Connection], Any]
_Group = list[tuple[Work, "asyncio.Future[Any]"]]


def insert(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """More lines of the log."""
    for at in range(0, len(rows), ROWS):
        some = rows[at : at + ROWS]
        db.execute("INSERT INTO log VALUES " + ",".join(["(?,?,?,?,?)"] * len(some)), [value for row in some for value in row])


def together(db: sqlite3.Connection, works: Sequence[Work]) -> list[Any]:
    """What became of each: all of them in one transaction, or each in its own, so that nothing fails but what cannot be written."""
    if len(works) > 1:
        with contextlib.suppress(Exception):
            return _at_once(db, works)
    return [_alone(db, work) for work in works]


def _at_once(db: sqlite3.Connection, works: Sequence[Work]) -> list[Any]:
    lines = [work for work in works if isinstance(work, Lines)]
    rows = [row for work in lines for row in work.rows]
    if len(lines) == len(works) and len(rows) <= ROWS:
        insert(db, rows)  # a statement alone is a transaction
        return [work.result for work in lines]
    return transaction(db, lambda db: [work(db) for work in works])


def _alone(db: sqlite3.Connection, work: Work) -> Any:
    try:
        return transaction(db, work)
    except Exception as error:  # whatever it was: nothing is written, and the room must hear that
        return failure(error)


def transaction(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """All of it or nothing."""
    with db:
        db.execute("BEGIN")
        return work(db)


class Writer:
    """The thread, and what waits for it."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._gathered: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._rounds = 0  # that were begun, as far as the loop knows
        self._readers = 0

    async def write(self, db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
        """The work in one transaction with all that came while the last one was written; returns when that is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._rounds and not self._gathered:
            loop.call_soon(self._begin, db)
        self._gathered.append((work, done))
        return await done

    async def read(self, db: sqlite3.Connection | None, work: Callable[[], T]) -> T:
        """The work after all that was to be written before it; nobody who writes goes first for long."""
        self._readers += 1
        try:
            if db is not None:
                self.flush(db)
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self._readers -= 1

    def flush(self, db: sqlite3.Connection) -> None:
        """What has gathered is written before whatever else is given to the thread from now on."""
        if self._gathered:
            self._rounds += 1
            self.thread.submit(self._round, db, asyncio.get_running_loop())

    def _begin(self, db: sqlite3.Connection) -> None:
        if not self._rounds:
            self.flush(db)

    def _round(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: what has gathered, and what gathers meanwhile, unless somebody wants to read."""
        more = True
        while more:
            group: _Group = []
            with contextlib.suppress(IndexError):
                while True:
                    group.append(self._gathered.popleft())
            results = together(db, [work for work, _ in group])
            more = bool(self._gathered) and not self._readers
            loop.call_soon_threadsafe(self._tell, db, group, results, not more)

    def _tell(self, db: sqlite3.Connection, group: _Group, results: list[Any], last: bool) -> None:
        """Everybody hears what became of their own."""
        if last:
            self._rounds -= 1
            self._begin(db)
        for (_, done), result in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)
