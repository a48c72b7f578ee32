"""Who plays the games of a grid: this process, or several of this machine. Other machines are in `cluster`."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from stockade.lab.grid import Progress, Task
from stockade.lab.many import Played, play_one

Taken = Callable[[Task, Played], None]
AHEAD = 2  # games for each process, so that none waits
LIVES = 3  # times that processes which died are replaced


def here(progress: Progress, jobs: int, taken: Taken) -> None:
    """Play what is left, in that many processes of this machine."""
    if jobs == 1:
        while task := progress.next():
            taken(task, play_one(progress.grid.cells[task.cell].job, task.number))
        return
    lives = LIVES
    while lives:
        lives -= 1
        try:
            _pool(progress, jobs, taken)
            lives = 0
        except BrokenProcessPool:  # a process was killed from outside: its game is played again, nothing else is lost
            if not lives:
                raise


def _pool(progress: Progress, jobs: int, taken: Taken) -> None:
    flying: dict[Future[Played], Task] = {}
    with ProcessPoolExecutor(jobs) as pool:
        try:
            while True:
                while len(flying) < AHEAD * jobs and (task := progress.next()):
                    flying[pool.submit(play_one, progress.grid.cells[task.cell].job, task.number)] = task
                if not flying:
                    return
                for done in wait(flying, return_when=FIRST_COMPLETED).done:
                    taken(flying[done], done.result())
                    del flying[done]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        finally:
            for task in flying.values():
                progress.give_back(task)
