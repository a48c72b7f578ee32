"""The launcher, in a stub tree: what it sets up, when it stays silent, and how it says what is missing.

The environment's Python is a shell script that notes how it was called, so that nothing is downloaded and a test
takes milliseconds; only the failing download is tried for real, with the index switched off.
"""

import ast
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stub environment is a shell script")

STUB = """#!/bin/sh
echo "$STOCKADE_WEB $*" >> "{calls}"
case "$*" in
  *"-m stockade.cli"*) echo '{{"from": "the program"}}'; exit 7 ;;
esac
"""


class Tree:
    """A copy of the files that the launcher reads, with a Python that only takes notes."""

    def __init__(self, root: Path) -> None:
        self.root, self.notes = root, root / "calls.txt"
        for name in ("stockade", "pyproject.toml", "requirements.lock", "requirements-dev.lock", "tools/hatch_web.py"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes((ROOT / name).read_bytes())

    def with_stub(self) -> "Tree":
        python = self.root / ".venv/bin/python"
        python.parent.mkdir(parents=True)
        python.write_text(STUB.format(calls=self.notes))
        python.chmod(0o755)
        return self

    def with_web(self) -> "Tree":
        (self.root / "web/src").mkdir(parents=True)
        (self.root / "web/package.json").write_text("{}")
        page = self.root / "src/stockade/static/index.html"
        page.parent.mkdir(parents=True)
        page.write_text("built")
        return self

    def with_node(self, version: str) -> "Tree":
        for name in ("node", "npm"):
            program = self.root / "bin" / name
            program.parent.mkdir(exist_ok=True)
            program.write_text(f"#!/bin/sh\necho {version}\n")
            program.chmod(0o755)
        return self

    def run(self, *args: str, launcher: Path | None = None, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {"PATH": str(self.root / "bin"), "HOME": str(self.root), **env}
        line = [sys.executable, str(launcher or self.root / "stockade"), *args]
        return subprocess.run(line, cwd=cwd or self.root, env=clean, capture_output=True, text=True)

    def calls(self) -> list[str]:
        """What the stub was asked since the last look."""
        lines = self.notes.read_text().splitlines() if self.notes.exists() else []
        self.notes.unlink(missing_ok=True)
        return [line.strip() for line in lines]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture(scope="module")
def launcher() -> ModuleType:
    loader = SourceFileLoader("stockade_launcher", str(ROOT / "stockade"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = written
    return module


def test_first_run_sets_up_and_second_run_is_silent(tree: Tree) -> None:
    tree.with_stub()
    first = tree.run("games", "--json")
    assert (first.returncode, first.stdout) == (7, '{"from": "the program"}\n')
    assert "installing packages" in first.stderr
    packages, project, program = [call for call in tree.calls() if "uv --version" not in call]
    assert "--require-hashes" in packages and packages.endswith("requirements.lock")
    assert project.startswith("skip ") and "--no-build-isolation" in project
    assert program == "-m stockade.cli games --json"

    second = tree.run("games", "--json")
    assert (second.returncode, second.stdout, second.stderr) == (7, '{"from": "the program"}\n', "")
    assert tree.calls() == ["-m stockade.cli games --json"]


def test_no_argument_serves_and_opens_the_browser(tree: Tree) -> None:
    tree.with_stub().run()
    assert tree.calls()[-1] == "-m stockade.cli serve --open"


def test_a_changed_lock_is_installed_again(tree: Tree) -> None:
    tree.with_stub().run("games")
    tree.calls()
    with (tree.root / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    tree.run("games")
    assert any(call.endswith("requirements.lock") for call in tree.calls())


def test_a_folder_that_moved_is_installed_again(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> None:
    tree.with_stub().run("games")
    tree.calls()
    moved = tree.root.rename(tmp_path_factory.mktemp("elsewhere") / "moved")
    result = tree.run("games", launcher=moved / "stockade", cwd=moved)
    assert "installing stockade" in result.stderr and "installing packages" not in result.stderr


def test_test_tools_bring_the_dev_lock_and_keep_it(tree: Tree) -> None:
    tree.with_stub().run("docs")
    assert any(call.endswith("requirements-dev.lock") for call in tree.calls())
    assert tree.run("games").stderr == ""  # the dev lock holds everything that the program needs
    tree.calls()
    tree.run("test", "tests/engine", CHROMIUM="/bin/sh")
    assert tree.calls() == ["-m pytest -n 2 --dist loadfile tests/engine"]


def test_changed_browser_sources_are_built_again(tree: Tree) -> None:
    tree.with_stub().with_web().with_node("v22.12.0")
    assert "building the browser table" in tree.run("serve").stderr
    assert any(call.startswith("build ") for call in tree.calls())
    assert tree.run("serve").stderr == ""

    (tree.root / "web/src/table.ts").write_text("export {}")
    (tree.root / "web/node_modules/left-pad").mkdir(parents=True)
    assert tree.run("games").stderr == ""  # only who shows the browser table waits for it
    assert "building the browser table" in tree.run("serve").stderr
    (tree.root / "web/src/table.ts").unlink()
    assert tree.run("serve", STOCKADE_WEB="skip").stderr == ""
    assert "building the browser table" in tree.run("serve").stderr
    (tree.root / "web/node_modules/left-pad/index.js").write_text("")
    assert tree.run("serve").stderr == ""


def test_without_node_the_rest_is_set_up_and_serve_explains(tree: Tree) -> None:
    tree.with_stub().with_web()
    (tree.root / "src/stockade/static/index.html").unlink()
    result = tree.run("serve")
    assert result.returncode == 7
    assert "the browser table is missing" in result.stderr and "node is missing" in result.stderr
    assert tree.calls()[-1] == "-m stockade.cli serve"


def test_an_old_node_is_named(tree: Tree) -> None:
    result = tree.with_stub().with_web().with_node("v18.19.1").run("serve")
    assert "node 20.19 or newer is needed; this is v18.19.1." in result.stderr
    assert not any(call.startswith("build ") for call in tree.calls())


def test_a_failed_step_is_one_sentence_and_is_tried_again(tree: Tree) -> None:
    tree.with_stub()
    stub = tree.root / ".venv/bin/python"
    good = stub.read_text()
    stub.write_text(good + 'case "$*" in *require-hashes*) echo no route to host; exit 2 ;; esac\n')
    result = tree.run("games")
    assert result.returncode == 1 and result.stdout == ""
    assert "no route to host" in result.stderr
    assert result.stderr.splitlines()[-1].startswith("stockade: The packages could not be installed: check the network")
    stub.write_text(good)
    assert tree.run("games").returncode == 7


def test_without_an_index_the_download_fails_with_one_sentence(tree: Tree) -> None:
    result = tree.run("games", PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull)
    assert result.returncode == 1 and result.stdout == ""
    last = result.stderr.splitlines()[-1]
    assert "check the network" in last or "pip is missing" in last
    assert "Traceback" not in result.stderr


def test_from_another_folder_and_through_a_symlink(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    link = elsewhere / "play-stockade"
    link.symlink_to(tree.with_stub().root / "stockade")
    assert tree.run("games", launcher=link, cwd=elsewhere).returncode == 7
    assert not (elsewhere / ".venv").exists()


def test_without_chromium_the_suite_still_runs_unless_strict(tree: Tree) -> None:
    tree.with_stub()
    result = tree.run("test")
    assert result.returncode == 0 and "the browser tests are skipped" in result.stderr
    strict = tree.run("test", STOCKADE_STRICT="1")
    assert strict.returncode == 1 and strict.stderr.splitlines()[-1].startswith("stockade: chromium is missing")


def test_without_postgres_the_suite_says_so_unless_strict(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(launcher, "SERVERS", [("no-such-package-of-ours", str(tmp_path), "no-such-program")])
    monkeypatch.setattr(launcher.shutil, "which", lambda name: None)
    monkeypatch.setattr(launcher, "STRICT", False)
    launcher.look_for_servers()
    assert "no-such-package-of-ours is missing: apt-get install" in capsys.readouterr().err
    monkeypatch.setattr(launcher, "STRICT", True)
    with pytest.raises(SystemExit, match="no-such-package-of-ours is missing"):
        launcher.look_for_servers()
    (tmp_path / "no-such-program").touch()
    launcher.look_for_servers()


def test_lint_fails_when_one_check_fails(tree: Tree) -> None:
    tree.with_stub()
    assert tree.run("lint").returncode == 0
    assert tree.calls()[-3:] == ["-m ruff check .", "-m ruff format --check .", "-m pyright"]
    with (tree.root / ".venv/bin/python").open("a") as stub:
        stub.write('case "$*" in *"ruff check"*) exit 1 ;; esac\n')
    assert tree.run("lint").returncode == 1
    assert tree.calls()[-1] == "-m pyright"  # the later checks still ran


def test_strict_lint_refuses_unchecked_browser_sources(tree: Tree) -> None:
    tree.with_stub().with_web()
    assert tree.run("lint").returncode == 0
    assert tree.run("lint", STOCKADE_STRICT="1").returncode == 1


def test_exit_codes_of_the_real_program_pass_through() -> None:
    through = subprocess.run([ROOT / "stockade", "no-such-command"], capture_output=True, text=True)
    direct = subprocess.run([sys.executable, "-m", "stockade.cli", "no-such-command"], capture_output=True, text=True)
    assert through.returncode == direct.returncode != 0


@pytest.mark.parametrize(
    ("version", "fine"), [((3, 10, 12), False), ((2, 7, 18), False), ((3, 11, 0), True), ((3, 14, 1), True), ((4, 0, 0), True)]
)
def test_python_version(launcher: ModuleType, version: tuple[int, ...], fine: bool) -> None:
    told = launcher.python_complaint(version)
    assert (told == "") is fine
    assert fine or f"this is Python {version[0]}.{version[1]}." in told


def test_parses_on_pythons_that_are_too_old() -> None:
    ast.parse((ROOT / "stockade").read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("told", "fine"),
    [("v20.19.0", True), ("v20.18.3", False), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True), ("?", False)],
)
def test_node_version(launcher: ModuleType, told: str, fine: bool) -> None:
    assert launcher.node_will_do(told) is fine


@pytest.mark.parametrize(
    ("lock", "groups"), [("requirements.lock", ["build"]), ("requirements-dev.lock", ["build", "dev", "docs"])], ids=["runtime", "dev"]
)
def test_the_locks_hold_what_the_project_pins(lock: str, groups: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + [line for group in groups for line in project["dependency-groups"][group]]
    held = {line.split()[0] for line in (ROOT / lock).read_text(encoding="utf-8").splitlines() if "==" in line and line[0] != " "}
    names = {line.split("==")[0] for line in held}
    for line in wanted:
        name = re.split("[=<>~!]", line)[0].replace(".", "-").replace("_", "-").lower()
        assert name in names, f"{name} is missing from {lock}: renew it, see CONTRIBUTING.md"
        assert "==" not in line or f"{name}=={line.split('==')[1]}" in held, f"{lock} holds another version than {line}"
