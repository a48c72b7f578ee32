"""Playing a grid: with a file it goes on where it stopped, with `on` it plays on other machines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from stockade.lab.grid import Grid, Progress, Task
from stockade.lab.many import Played
from stockade.lab.results import Results
from stockade.lab.workers import here


def run_grid(
    grid: Grid, jobs: int = 1, file: Path | None = None, on: str = "", look: Callable[[Progress], None] = lambda progress: None
) -> Progress:
    """Play what is left of it; `look` is called after every game. Raises BadResults when the file is of something else."""
    progress = Progress(grid)
    with ExitStack() as stack:
        results = Results(file, progress) if file else None
        if results:
            stack.callback(results.close)

        def taken(task: Task, played: Played) -> None:
            if progress.take(task, played) and results:
                results.add(task, played)
            look(progress)

        look(progress)
        if on:
            from stockade.lab.cluster import there

            there(progress, on, taken)
        else:
            here(progress, jobs, taken)
    return progress
