"""The games of a grid on Ray: on other machines, or on the nodes that Ray finds on this one. Needs the extra `ray`.

Ray plays a game again when the worker or the node that played it dies; what was finished is already in the hands of the grid, which takes
every game once. Only plain values travel: the job as JSON, the game as JSON.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stockade.lab.grid import Progress, Task
from stockade.lab.many import Job, Played, play_one
from stockade.lab.rows import require
from stockade.lab.words import LabError
from stockade.lab.workers import Taken

HERE = "ray"
AHEAD = 2  # games for each processor of the cluster
AGAIN = 5  # times that a game whose worker died is started anew


_job = msgspec.json.Decoder(Job)
_played = msgspec.json.Decoder(Played)


class NoCluster(LabError):
    """There is no Ray cluster at that `address`."""

    code = "no-cluster"


def play_far(job: bytes, number: int) -> bytes:
    """One game, on whichever machine this is."""
    return msgspec.json.encode(play_one(_job.decode(job), number))


def there(progress: Progress, address: str, taken: Taken) -> None:
    """Play what is left on Ray: `ray` for the cluster of this machine (started when there is none), else its address."""
    ray = require("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        _connect(ray, address)
    try:
        _play(ray, progress, taken)
    finally:
        if mine:
            ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    far = address.startswith("ray://")  # then somebody else runs the cluster, and says how
    how = {} if far else {"include_dashboard": False}
    try:
        ray.init(address=None if address == HERE else address, log_to_driver=False, logging_level="error", **how)
    except (ConnectionError, TimeoutError, ValueError, RuntimeError) as error:
        raise NoCluster(address=address) from error


def _play(ray: Any, progress: Progress, taken: Taken) -> None:
    far: Any = ray.remote(play_far).options(max_retries=AGAIN, num_cpus=1)
    jobs = [msgspec.json.encode(cell.job) for cell in progress.grid.cells]
    flying: dict[Any, Task] = {}
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(flying) < room and (task := progress.next()):
            flying[far.remote(jobs[task.cell], task.number)] = task
        if not flying:
            return
        for done in ray.wait(list(flying), num_returns=1)[0]:
            task = flying.pop(done)
            try:
                taken(task, _played.decode(ray.get(done)))
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                progress.give_back(task)  # it will be given out again
