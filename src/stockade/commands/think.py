"""`stockade think`: thinks for the bots and hints of the servers that share a database."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Annotated

from stockade.commands.backup import told
from stockade.commands.speak import Mistake, flag, out, say, tongue


def run(
    *,
    db: Annotated[str, flag("think-db")],
    processes: Annotated[int, flag("processes")] = 0,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Think until stopped."""
    from stockade.server import lobby  # everything that can be thought about
    from stockade.server.logs import write_to_stderr
    from stockade.server.postgres import Database, is_address
    from stockade.server.thought_queue import Worker

    tongue(lang)
    if not is_address(db):
        raise Mistake("error-think-needs-a-database", db=db)
    if processes < 0:
        raise Mistake("error-at-least-one", flag="--processes")
    write_to_stderr("text", "warning")
    lobby.look_at_rules()
    count = processes or os.cpu_count() or 1

    async def think() -> None:
        database = Database(db)
        await database.open()
        try:
            task = asyncio.current_task()
            if task and os.name == "posix":
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
            await Worker(database, count).run(lambda: out(say("think-ready", count=count, where=database.where)))
        except asyncio.CancelledError:
            pass
        finally:
            await database.close()

    with told():
        asyncio.run(think())
