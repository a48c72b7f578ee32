"""Work that takes a while is done aside, in threads or processes, while the tables go on. A page has neither: there it is sent to another
worker, or done at once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import pickle
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

P = ParamSpec("P")
T = TypeVar("T")
Post = Callable[[bytes], Awaitable[bytes]]
THREADS = sys.platform != "emscripten"
POLITE = 10  # as much a process that works aside steps back behind the tables
logger = logging.getLogger("stockade.server")


class NobodyThere(Exception):
    """Whoever was to do it is gone: it must be done here."""


class Queue(Protocol):
    """Where others wait for work."""

    async def do(self, work: Callable[..., Any], of: tuple[Any, ...]) -> Any:
        """What comes of it. Raises NobodyThere."""
        ...


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


class Apart:
    """Work in processes of its own, so that it takes no time from the tables; in threads until `open` was called, or where processes
    are impossible; on a page in another worker once `send` was called. What it does must be a function of a module, and everything it is
    given and gives back can be written."""

    def __init__(self, workers: int, name: str) -> None:
        self._workers = workers
        self._threads = Aside(workers, name)
        self._pool: ProcessPoolExecutor | None = None
        self._open = False
        self._post: Post | None = None
        self._queue: Queue | None = None
        self._given_up: set[asyncio.Future[bytes]] = set()  # letters whose answer nobody waits for any more

    def open(self) -> None:
        """From now on in processes; the first work begins them."""
        self._open = THREADS

    def send(self, post: Post) -> None:
        """From now on by letter; whoever gets them gives back what `answered` makes of them, one after the other."""
        self._post = post

    def lend(self, queue: Queue | None) -> None:
        """From now on by whoever takes it from there, as long as somebody does."""
        self._queue = queue

    async def do(self, work: Callable[P, T], *of: P.args, **how: P.kwargs) -> T:
        """What comes of it."""
        if self._queue is not None and not how:
            try:
                return await self._queue.do(work, of)
            except NobodyThere:
                pass
        if self._post is not None and not self._given_up:  # nobody queues behind what is of no use
            try:
                return pickle.loads(await self._letter(self._post, pickle.dumps(partial(work, *of, **how))))  # noqa: S301 (of the same page)
            except Exception:
                logger.exception("a letter was not answered")
        if self._open:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._processes(), partial(work, *of, **how))
            except (BrokenExecutor, OSError):
                logger.exception("a process that thinks has fallen")
                self._pool = None
        return await self.here(work, *of, **how)

    async def here(self, work: Callable[P, T], *of: P.args, **how: P.kwargs) -> T:
        """The same in a thread of this process."""
        return await self._threads.do(work, *of, **how)

    async def _letter(self, post: Post, words: bytes) -> bytes:
        sent = asyncio.ensure_future(post(words))
        try:
            return await asyncio.shield(sent)
        except asyncio.CancelledError:
            self._given_up.add(sent)
            sent.add_done_callback(self._given_up.discard)
            raise

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # spawned, not forked: what others hold, a lock say, is not copied
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        """No more work; what was begun is of no use to anybody."""
        self._open = False
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def answered(letter: bytes) -> bytes:
    """What comes of the work in a letter from the same page."""
    return pickle.dumps(pickle.loads(letter)())  # noqa: S301


def _settle_in() -> None:
    """In a new process: whoever stops the program by hand stops the tables, which then let their helpers go; where the program is
    killed its helpers do not stay behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    gc.collect()
    gc.freeze()  # the rules are there for good: nobody has to look through them again
    threading.Thread(target=_leave_with_the_others, daemon=True).start()


def step_back() -> None:
    """Whoever plays comes first: what thinks here never makes the loop wait for a core that it has already begun to use."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _leave_with_the_others() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


async def aside(work: Callable[P, T], *of: P.args, **how: P.kwargs) -> T:
    """What comes of it; nobody has to wait for others."""
    return await asyncio.to_thread(work, *of, **how) if THREADS else work(*of, **how)
