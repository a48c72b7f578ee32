"""Tables from save files, and from positions of other tables. A file comes from outside: only the answers are trusted, and they are
played again from the start.

That happens one file after another, in a thread that does nothing else, a breath after every answer and only for so long: whoever plays
meanwhile notices nothing, and a file that takes too long harms nobody but its sender.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from msgspec import Struct

from stockade.engine import savefile
from stockade.engine.checkpoint import Story
from stockade.engine.errors import BadSave, StockadeError, UnknownGame
from stockade.engine.imagine import other_luck
from stockade.engine.table import Table
from stockade.server import arranged
from stockade.server.aside import Aside
from stockade.server.history import played_by, snapshot_of
from stockade.server.records import Answered, Arranged, Body, Twisted
from stockade.server.store import Snapshot

SECONDS = 30.0
WAITING_MOST = 4
BREATH = 1e-6  # long enough for another thread to take over
Late = Callable[[], bool]


def never() -> bool:
    """There is all the time in the world."""
    return False


class ImportsBusy(StockadeError):
    """Several files are being opened already."""

    code = "imports-busy"


class Imported(Struct):
    """A table that was played again, its records, and a snapshot: nobody has to wait for all that a second time. It may have begun at a
    `puzzle`."""

    table: Table
    records: list[Body]
    snapshot: Snapshot
    puzzle: str = ""


class Imports:
    """The files being opened."""

    def __init__(self) -> None:
        self._thread = Aside(1, "import")
        self._count = 0
        self._closing = threading.Event()

    async def open(self, data: bytes) -> Imported:
        """The table in a save file. Raises BadSave or UnknownGame, or ImportsBusy when too many wait."""
        return await self._aside(lambda: opened(data, self._until(SECONDS)))

    async def play(self, story: Story, start: bytes = b"") -> Imported:
        """The table that the house itself tells of. Raises the same."""
        return await self._aside(lambda: played(story, start, self._until(SECONDS)))

    async def _aside(self, work: Callable[[], Imported]) -> Imported:
        if self._count > WAITING_MOST:
            raise ImportsBusy
        self._count += 1
        try:
            return await self._thread.do(work)
        finally:
            self._count -= 1

    def close(self) -> None:
        """What is being opened is given up."""
        self._closing.set()
        self._thread.close()

    def _until(self, seconds: float) -> Late:
        end = time.monotonic() + seconds
        return lambda: time.monotonic() > end or self._closing.is_set()


def opened(data: bytes, late: Late = never) -> Imported:
    """The table in a save file, played again from its start until it is `late`; an arranged one must be one of ours."""
    story, start = savefile.read_story(data), savefile.read_start(data)
    puzzle = arranged.recognised(story, start) if start else ""
    found = played(story, start, late)
    found.puzzle = puzzle
    return found


def played(story: Story, start: bytes = b"", late: Late = never) -> Imported:
    """The table of a story that was told, played again, from an arranged `start` where it has one."""
    try:
        table, records = _played(story, start, late)
    except (BadSave, UnknownGame):
        raise
    except Exception as error:
        raise BadSave(reason="answer" if isinstance(error, StockadeError) else "damaged") from error
    if story.digest and table.digest() != story.digest:
        raise BadSave(reason="digest")
    return Imported(table, records, snapshot_of(table, len(records)))


def _played(story: Story, start: bytes, late: Late) -> tuple[Table, list[Body]]:
    table = Table.new(story.game, story.setup, story.seed)
    records: list[Body] = [played_by(table)]
    if start:
        table.start_from(start, [])
        records.append(Arranged(start))
    for answer in story.answers:
        if late():
            raise BadSave(reason="slow", seconds=int(SECONDS))
        records += _twisted(table, story)
        line = len(table.log)
        table.repeat(answer)
        records.append(Answered(answer.seat, answer.keys, line=line, digest=table.digest()))
        time.sleep(BREATH)
    return table, [*records, *_twisted(table, story)]


def _twisted(table: Table, story: Story) -> list[Body]:
    """The luck that changes right here."""
    found: list[Body] = []
    for twist in story.twists:
        if twist.answers == len(table.answers):
            other_luck(table, twist.luck)
            found.append(Twisted(twist.luck, table.digest()))
    return found
