"""The same grid on Ray, on two nodes: a killed worker and a lost node cost no finished game, and none counts twice."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import find_game
from stockade.lab import Cell, Grid, Job, Progress, run_grid

ray: Any = pytest.importorskip("ray", reason="the extra `ray` is not installed")


def test_two_nodes_a_killed_worker_and_a_lost_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    game = find_game("xmen-resistance")
    cells = [Cell(Job(game.id, where, game.defaults(where, 1), ["random"]), "random", {}) for where in ("MH0", "MH1")]
    grid, file = Grid(cells, 20), tmp_path / "games.jsonl"
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        cluster.wait_for_nodes()
        assert ray.cluster_resources()["CPU"] == 2
        worker: int = ray.get(ray.remote(lambda: os.getpid()).remote())
        trouble = {5: lambda: os.kill(worker, signal.SIGKILL), 15: lambda: cluster.remove_node(second, allow_graceful=False)}

        def look(progress: Progress) -> None:
            if do := trouble.pop(progress.done, None):
                do()

        there = run_grid(grid, file=file, on="ray", look=look)
        assert not trouble
    finally:
        ray.shutdown()
        cluster.shutdown()
    here = run_grid(grid)
    assert [[g.digest for g in r.played] for r in there.reports()] == [[g.digest for g in r.played] for r in here.reports()]
    assert len(file.read_bytes().splitlines()) == 1 + 40, "every game stands in the file once"
