"""What a server does after a restart, in an interpreter that has done nothing yet: `python -m tests.many_threads FILE`.

FILE holds stories: tables with their answers and what came of them in one thread. Here many threads resume all of them at once, in the
same order, so that they meet wherever something is made for the first time. Says which came out otherwise, and which types msgspec met
only then.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import threading
import time
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from stockade.bots import Greedy
from stockade.engine.table import Table
from stockade.server.app import make_app
from stockade.server.history import resume
from stockade.server.records import Answered
from stockade.server.store import Record, SeatRow, Snapshot, Stored, TableRow
from stockade.testing.driver import Case, step

THREADS = 4
SHORT = 1e-6  # seconds that a thread runs before it has to let others go on
KEEPERS = ("/board/", "/bot/", "/facts.py", "/odds.py")  # where things are made that all tables share
PAUSE = 0.03  # there a thread lets the others go first, before so many of its lines
PATIENCE = 6

Story = dict[str, Any]


def told(case: Case, seed: int, answers: int) -> Story:
    """A game up to that many answers; every other one has a snapshot on the way."""
    table, luck = case.table(seed), random.Random(seed)
    given: list[tuple[int, list[str]]] = []
    snapshot: tuple[int, str, str] | None = None
    while not table.outcome and len(given) < answers:
        if seed % 2 and len(given) == answers // 2:
            snapshot = len(given), table.digest(), table.save().hex()
        answer = step(table, luck, sense=0.5)
        given.append((answer.seat, answer.keys))
    row = (table.game.id, json.dumps(table.setup), table.seed, table.game.content_version)
    return {"row": row, "seats": table.state.seats, "answers": given, "snapshot": snapshot, "end": end(table)}


def end(table: Table) -> list[str]:
    """The position, and what a bot would do in it."""
    twin = table.fork()
    return [table.digest(), *(key for ask in twin.pending[:1] for key in Greedy(1, PATIENCE).choose(twin, ask))]


def stored(story: Story) -> Stored:
    """The story as a store would give it back."""
    game, setup, seed, version = story["row"]
    shot = story["snapshot"]
    return Stored(
        TableRow("table", game, setup.encode(), seed, version, b""),
        [SeatRow(seat, b"", "human", "") for seat in range(story["seats"])],
        [Record(n, Answered(seat, keys)) for n, (seat, keys) in enumerate(story["answers"])],
        shot and Snapshot(shot[0], shot[1], bytes.fromhex(shot[2])),
    )


def retold(story: Story) -> list[str]:
    """What comes of it this time."""
    try:
        return end(resume(stored(story)).table)
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


@cache
def keeps(file: str) -> bool:
    """Whether things are made there that all tables share."""
    return any(keeper in file for keeper in KEEPERS)


def restless(luck: random.Random) -> Any:
    """A trace function: the thread stops now and then in the middle of making such a thing."""

    def pause(frame: FrameType, event: str, arg: Any) -> Any:
        if luck.random() < PAUSE:
            time.sleep(0)
        return pause

    return lambda frame, event, arg: pause if keeps(frame.f_code.co_filename) else None


def met() -> set[str]:
    """The structs that msgspec has learnt to decode."""
    known = [info for info in gc.get_objects() if type(info).__name__ == "StructInfo"]
    return {kind.__name__ for info in known for kind in gc.get_referents(info) if isinstance(kind, type)}


def main(stories: list[Story]) -> dict[str, list[str]]:
    """Every thread tells every story."""
    make_app(":memory:")
    before, wrong, gate = met(), list[str](), threading.Barrier(THREADS)

    def work(number: int) -> None:
        sys.settrace(restless(random.Random(number)))
        for story in stories:
            gate.wait()
            if (found := retold(story)) != story["end"]:
                wrong.append(f"{story['row']}: {found} instead of {story['end']}")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SHORT)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(usual)
    return {"wrong": wrong, "met": sorted(before), "met late": sorted(met() - before)}


if __name__ == "__main__":
    json.dump(main(json.loads(Path(sys.argv[1]).read_text())), sys.stdout)
