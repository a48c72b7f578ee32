"""Work that takes a while is done aside, in threads, while the tables go on. A page has no threads: there it is done at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = sys.platform != "emscripten"


class Aside:
    """So many at a time; the rest waits."""

    def __init__(self, workers: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix=name)

    async def do(self, work: Callable[P, T], *of: P.args, **how: P.kwargs) -> T:
        """What comes of it."""
        if not THREADS:
            await asyncio.sleep(0)  # whoever waits is heard first
            return work(*of, **how)
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*of, **how))

    def close(self) -> None:
        """What was begun is finished."""
        self._pool.shutdown(wait=True)


async def aside(work: Callable[P, T], *of: P.args, **how: P.kwargs) -> T:
    """What comes of it; nobody has to wait for others."""
    return await asyncio.to_thread(work, *of, **how) if THREADS else work(*of, **how)
