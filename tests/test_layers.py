"""The house keeps its shape: imports point down, modules stay short, and nothing in the tree belongs to one machine."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "stockade"

# A room may use the rooms on lower floors and itself. Rooms on one floor do not know each other.
FLOOR = {
    "engine": 0,
    "parts": 1,
    "games": 2,
    "bots": 3,
    "insight": 4,
    "teach": 4,
    "lab": 5,
    "rl": 5,
    "server": 5,
    "commands": 6,
    "cli": 7,
    "__main__": 8,
}
CLOSED_TO_TESTING = {"server", "commands", "cli", "__main__"}
LONGEST_MODULE = 450

# The same plan in every game's folder; what a room of it may not know.
ROOMS = {"board", "rules", "effects", "content", "bot", "show", "decks", "data", "text", "teach"}
MODULES = {"__init__", "state", "play", "facts", "scene"}  # and those that only some games need
AT_TIMES = {"names", "memo", "words", "packs"}
BLIND = {
    "board": {"bot", "show", "rules"},
    "rules": {"bot", "show"},
    "effects": {"bot", "show"},
    "content": {"bot", "show"},
    "show": {"bot"},
}


def modules() -> list[Path]:
    return sorted(p for p in SRC.rglob("*.py") if "static" not in p.relative_to(SRC).parts)


def dotted(path: Path) -> tuple[str, ...]:
    """src/stockade/games/x/view.py is ("games", "x", "view"); a package is named after its folder."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(tree: ast.AST, here: tuple[str, ...], is_package: bool) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Each import of our own, as (line, dotted name below stockade)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ["stockade", *here[: len(here) - node.level + is_package]] if node.level else []
            base += node.module.split(".") if node.module else []
            names = [".".join([*base, alias.name]) for alias in node.names]
        else:
            continue
        for name in names:
            first, *rest = name.split(".")
            if first == "stockade" and rest:
                yield node.lineno, tuple(rest)


def complaint(here: tuple[str, ...], there: tuple[str, ...]) -> str:
    """Why this module may not import that one; empty when it may."""
    if there[0].startswith("__") and there[0] != "__main__":
        return ""  # stockade.__version__
    if not here:
        return "stockade/__init__.py stays empty of rooms, so that importing one room does not open all"
    if there[0] == "testing":
        # a game's scene.py is its share of the testing room: it lives with the game so that adding a game touches one folder
        return "" if here[0] == "testing" or (here[0] == "games" and here[-1] == "scene") else "only tests use stockade.testing"
    if there[0] not in FLOOR:
        return f"{there[0]} has no floor: give it one in tests/test_layers.py"
    if here[0] == "testing":
        return f"testing may not know {there[0]}" if there[0] in CLOSED_TO_TESTING else ""
    if here[0] not in FLOOR:
        return f"{here[0]} has no floor: give it one in tests/test_layers.py"
    if here[0] == there[0]:
        if here[-1] != "scene" and "scene" in there[2:]:
            return "only tests use a game's scene"
        if here[0] == "games" and len(here) > 1 and len(there) > 1 and here[1] != there[1] and (SRC / "games" / there[1]).is_dir():
            return f"the game {here[1]} may not know the game {there[1]}: what both want belongs in parts"
        if here[0] == "games" and len(here) > 2 and len(there) > 2 and there[2] in BLIND.get(here[2], ()):
            return f"{here[2]} may not know {there[2]}"
        return ""
    return "" if FLOOR[there[0]] < FLOOR[here[0]] else f"{here[0]} may not know {there[0]}"


def test_imports_point_down() -> None:
    found: list[str] = []
    for path in modules():
        here = dotted(path)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for line, there in imports(tree, here, path.name == "__init__.py"):
            if why := complaint(here, there):
                found.append(f"{path.relative_to(ROOT)}:{line}: {why}")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("source", "module", "allowed"),
    [
        ("from stockade.engine.table import Table", "server.app", True),
        ("from stockade.server import app", "engine.table", False),
        ("import stockade.bots.greedy", "games.x.bot", False),
        ("from stockade import lab", "rl.aec", False),
        ("from ..engine import ask", "parts.deck", True),
        ("from ..games import x", "parts.deck", False),
        ("from stockade.bots import hint", "testing.player", True),
        ("from stockade.cli import main", "testing.player", False),
        ("from stockade.testing import player", "bots.greedy", False),
        ("from stockade.games.x.bot import value", "games.x.rules.turn", False),
        ("from stockade.games.x.rules import turn", "games.x.bot.value", True),
        ("from stockade import __version__", "engine.table", True),
    ],
)
def test_the_check_itself(source: str, module: str, allowed: bool) -> None:
    here = tuple(module.split("."))
    ((_, there),) = imports(ast.parse(source), here, is_package=False)
    assert (complaint(here, there) == "") is allowed


@pytest.mark.parametrize("game", sorted(p for p in (SRC / "games").iterdir() if (p / "__init__.py").exists()), ids=lambda p: p.name)
def test_every_game_has_the_same_rooms(game: Path) -> None:
    folders = {p.relative_to(game).parts[0] for p in game.rglob("*") if p.is_file() and p.suffix != ".pyc" and p.parent != game}
    assert folders <= ROOMS
    assert {"rules", "bot", "show", "data", "text"} <= folders
    modules = {path.stem for path in game.glob("*.py")}
    assert modules >= MODULES and modules - MODULES <= AT_TIMES


def test_every_room_has_its_tests() -> None:
    """`tests/` mirrors `src`: a folder for each room, and for each game among the games."""
    rooms = {path.name for path in SRC.iterdir() if (path / "__init__.py").exists() and path.name != "commands"}
    games = {path.name for path in (SRC / "games").iterdir() if (path / "__init__.py").exists()}
    assert len(rooms) > 5 and len(games) >= 4
    for folder in [*rooms, "cli", *(f"games/{game}" for game in games)]:
        assert list((ROOT / "tests" / folder).glob("test_*.py")), f"nothing in tests/{folder}"
    others = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and list(path.rglob("*.py"))} - rooms
    assert others <= {"cli", "games", "conformance", "golden", "browser"}, "a folder of no room"


def offered(path: Path) -> list[str]:
    """What a module of `parts` is there for: its functions and classes."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [
        node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, kinds) and not node.name.startswith("_")
    ]


def test_a_part_is_used_by_at_least_two_games() -> None:
    users: dict[tuple[str, ...], set[str]] = {}
    for path in (SRC / "games").rglob("*.py"):
        for _, there in imports(ast.parse(path.read_text(encoding="utf-8")), dotted(path), path.name == "__init__.py"):
            users.setdefault(there, set()).add(dotted(path)[1])
    parts = [("parts", path.stem, name) for path in sorted((SRC / "parts").glob("*.py")) for name in offered(path)]
    assert len(parts) >= 5
    alone = {".".join(part): sorted(users.get(part, ())) for part in parts if len(users.get(part, ())) < 2}
    assert not alone, "what serves one game goes home"


def test_modules_stay_short() -> None:
    sizes = {p.relative_to(ROOT): len(p.read_text(encoding="utf-8").splitlines()) for p in modules()}
    long = [f"{path}: {lines} lines, a second idea has moved in" for path, lines in sizes.items() if lines > LONGEST_MODULE]
    assert not long, "\n" + "\n".join(long)


# Home folders and work folders of some machine, and the places packages come from: the tree must not depend on either.
# Written in pieces, so that this file does not find itself.
FOREIGN = re.compile(
    "|".join(
        [
            r"(?<![\w./:-])/(?:work|root|home|Users)/\w",
            r"\bfile:/" + r"//",
            "files.python" + "hosted",
            "pypi" + r"\.org/simple",
            r"registry\.(?:npmjs|yarnpkg)" + r"\.",
            r"--(?:extra-)?index" + "-url",
            r"--find" + "-links",
            r'"resolved"' + r":\s",
        ]
    )
)


def test_nothing_in_the_tree_belongs_to_one_machine() -> None:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout, or no git to list it")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    found: list[str] = []
    for name in filter(None, listing.stdout.decode().split("\0")):
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue  # a picture, or a file on its way out
        lines = enumerate(text.splitlines(), 1)
        found += [f"{name}:{number}: {hit[0]}" for number, line in lines if (hit := FOREIGN.search(line))]
    assert not found, "\n" + "\n".join(found)
