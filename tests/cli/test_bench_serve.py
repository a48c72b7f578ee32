"""`stockade bench serve` with a handful of people: every figure is there, and the processes it started are gone."""

import json
import os
import subprocess
import sys
from pathlib import Path

from stockade.lab.serving.measure import Figures, Measured, slope


def test_a_small_server_is_measured_beside_an_echo(tmp_path: Path) -> None:
    args = [
        "--tables",
        "4",
        "--seconds",
        "1",
        "--think",
        "0.3",
        "--watchers",
        "3",
        "--bots",
        "1",
        "--kind",
        "random",
        "--minutes",
        "0.02",
        "--idle",
        "0.1",
        "--json",
    ]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "stockade.cli", "bench", "serve", *args], capture_output=True, text=True, timeout=120, env=env, check=False
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["tables"] == 4 and found["trouble"] == {}
    assert set(found["server"]) == set(Figures.__struct_fields__)
    assert 4 <= found["server"]["answers_per_second"] <= 4 / 0.3 * 2
    assert 0 < found["server"]["p50_ms"] <= found["server"]["p99_ms"]
    assert found["server"]["watchers_p99_ms"] > 0 and found["echo"]["watchers_p99_ms"] > 0
    assert found["ratios"]["p50_ms"] > 1  # an answer is more than an echo
    assert list(tmp_path.iterdir()) == []


def test_figures_that_were_not_asked_for_have_no_ratio() -> None:
    found = Measured(Figures(answers_per_second=10, p50_ms=6, growth_mb_per_hour=1), Figures(answers_per_second=20, p50_ms=2), 5, 1.0)
    assert found.ratios() == {"answers_per_second": 0.5, "p50_ms": 3}
    assert "watchers_p99_ms" not in found.as_dict()["server"]


def test_growth_is_the_slope_of_what_was_seen() -> None:
    assert slope([(0, 100), (0.5, 101), (1, 102)]) == 2
    assert slope([(0, 100)]) == 0
