"""What people install: a wheel that needs neither node nor the sources, and nothing that only some systems have."""

import json
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.screen import Screen, post, request, until
from tests.server.test_kill import free_port

ROOT = Path(__file__).parents[1]
SIZE_MOST = 4_000_000
UV = [sys.executable, "-m", "uv"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and sdist of this very checkout; the browser table was built by the launcher."""
    if not (ROOT / "src/stockade/static/index.html").exists():
        pytest.skip("the browser table is not built")
    folder = tmp_path_factory.mktemp("dist")
    command = [*UV, "build", "-q", "--no-build-isolation", "--offline", "--python", sys.executable, "--out-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "STOCKADE_WEB": "skip"})
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs, and nothing else."""
    home = tmp_path_factory.mktemp("home")
    subprocess.run([*UV, "venv", "-q", "--python", sys.executable, str(home / "env")], check=True)
    python = home / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wheel = str(next(built.glob("*.whl")))
    install = [*UV, "pip", "install", "-q", "--python", str(python)]
    subprocess.run([*install, "--require-hashes", "-r", str(ROOT / "requirements.lock")], check=True)
    subprocess.run([*install, "--no-deps", wheel], check=True)
    return python.parent


def test_the_wheel_carries_the_browser_table_and_no_sources_of_it(built: Path) -> None:
    wheel = next(built.glob("*.whl"))
    with zipfile.ZipFile(wheel) as package:
        names = package.namelist()
    assert "stockade/static/index.html" in names and any(name.startswith("stockade/static/assets/") for name in names)
    assert not [name for name in names if not name.startswith(("stockade/", "stockade-"))], "something besides the package"
    assert not [name for name in names if name.endswith((".svelte", ".ts", ".map", ".pyc")) or "/tests/" in name or "node_modules" in name]
    assert {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("ledger.toml")} <= set(names)
    assert wheel.stat().st_size < SIZE_MOST, f"the wheel has grown to {wheel.stat().st_size} bytes"


def test_the_sdist_builds_the_same_without_node(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as package:
        names = [name.partition("/")[2] for name in package.getnames()]
    assert "pyproject.toml" in names and "src/stockade/static/index.html" in names and "LICENSE" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(".venv")]


def bare(home: Path) -> dict[str, str]:
    """No node, no repository, no settings of ours."""
    return {"PATH": str(home), "HOME": str(home), "LANG": "C.UTF-8"} | ({"SYSTEMROOT": os.environ["SYSTEMROOT"]} if os.name == "nt" else {})


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[int]:
    port = free_port()
    command = [str(installed / "stockade"), "serve", "--no-browser", "--port", str(port), "--db", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, cwd=tmp_path, env=bare(installed), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and "ready" in server.stdout.readline()
        try:
            yield port
        finally:
            server.terminate()
            server.wait(20)


def test_an_installed_package_opens_the_table_and_plays_an_answer(served: int) -> None:
    page = request(served, "GET", "/")
    assert page.status_code == 200 and "<script" in page.text
    made = post(served, "/api/tables", {"game": "xmen-resistance", "setup": {}, "seed": 5})
    with Screen(served, made["table"], *(seat["token"] for seat in made["seats"])) as screen:
        until(lambda: screen.table["asks"], "a question")
        ask = screen.table["asks"][0]
        keys = [option["key"] for option in ask["options"]][: max(1, ask.get("min", 1))]
        screen.send("answer", seat=ask["seat"], decision=ask["id"], keys=keys)
        screen.wait(lambda: ask["id"] not in [other["id"] for other in screen.table["asks"]], "an effect")


def test_the_doctor_finds_an_installed_package_well(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "stockade"), "doctor", "--json", "--port", str(free_port())]
    said = subprocess.run(command, cwd=tmp_path, env=bare(installed), capture_output=True, text=True)
    findings = {one["what"]: one["state"] for one in json.loads(said.stdout)}
    assert said.returncode == 0 and findings["Browser table"] == "well" and findings["Node.js"] == "well"


ELSEWHERE = """
import builtins, multiprocessing, os, sys
multiprocessing.set_start_method("spawn")  # all that Windows has
missing = {"fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline", "curses", "syslog"}
real = builtins.__import__
def without(name, scope=None, *rest):
    if name.partition(".")[0] in missing and ((scope or {}).get("__name__") or "").startswith("stockade"):
        raise ModuleNotFoundError(name)
    return real(name, scope, *rest)
builtins.__import__ = without
for name in ("fork", "forkpty", "getuid", "geteuid", "setsid", "fchmod", "mkfifo", "openpty", "wait3", "nice", "killpg"):
    if hasattr(os, name):
        delattr(os, name)
from stockade.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["play", "xmen-resistance", "--bots", "random", "--seed", "3"],
        ["lab", "mars-attacks", "--games", "2", "--bots", "random"],
        ["doctor"],
        ["rules", "show", "XR-MOVE-02"],
    ],
)
def test_nothing_needs_what_only_posix_has(tmp_path: Path, words: list[str]) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "cp1252", "LANG": "C", "STOCKADE_LANG": "fr"}
    said = subprocess.run([sys.executable, "-c", ELSEWHERE, *words], cwd=tmp_path, env=env, capture_output=True)
    assert said.returncode in ((0, 1) if words == ["doctor"] else (0,)), said.stderr.decode("cp1252", "replace")[-2000:]
    assert said.stdout and b"Traceback" not in said.stderr


def test_a_server_without_posix_keeps_its_tables(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    port = free_port()
    how = ["serve", "--no-browser", "--port", str(port), "--db", str(tmp_path / "Tische é.sqlite")]
    with subprocess.Popen([sys.executable, "-c", ELSEWHERE, *how], env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and "ready" in server.stdout.readline()
        made = post(port, "/api/tables", {"game": "xmen-resistance", "setup": {}})
        server.terminate()
        server.wait(20)
    assert made["table"]


def test_a_tag_releases_everything() -> None:
    """Wheel, sdist, site and image of what was tested; the changelog knows the version."""
    steps = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    wanted = ["check_version.py", ".ci/run", "./stockade build", "./stockade site", "deploy/Containerfile", "gh release create"]
    places = [steps.index(step) for step in wanted]
    assert places == sorted(places)


def test_the_launcher_for_windows_runs_one_python() -> None:
    """`a && b || c` would run both when the first one has something to complain about."""
    lines = (ROOT / "stockade.cmd").read_text(encoding="ascii").splitlines()
    assert not [line for line in lines if "||" in line] and lines[-1] == "exit /b %errorlevel%"


def test_the_version_stands_in_one_place_and_a_release_has_notes() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from check_version import complaint, notes
    finally:
        sys.path.pop(0)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    pyproject = f'[project]\nversion = "{version}"\n'
    told = f"# Changelog\n\n## Unreleased\n\n- later\n\n## {version} - 2026-11-16\n\n- now\n\n## 0.0.1\n\n- before\n"
    assert notes(told, version) == "- now" and not complaint(f"v{version}", pyproject, told)
    assert "tag" in complaint("v9.9.9", pyproject, told) and "nothing under" in complaint(f"v{version}", pyproject, "# Changelog\n")
    spelled = [path for path in (ROOT / "src").rglob("*.py") if f'"{version}"' in path.read_text(encoding="utf-8")]
    assert not spelled
