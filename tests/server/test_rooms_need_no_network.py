"""The rooms need no server: what answers requests and frames loads where there is neither network nor SQLite."""

import subprocess
import sys

ABSENT = ("anyio", "cyclopts", "filelock", "h11", "prometheus_client", "sqlite3", "starlette", "uvicorn", "websockets")


def test_rooms_load_without_network_and_database() -> None:
    without = f"import sys; sys.modules.update(dict.fromkeys({ABSENT!r}))"
    done = subprocess.run([sys.executable, "-c", f"{without}; import stockade.server.api, stockade.server.socket"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
