"""What all games share speaks of none: no page, part, style, server module or command knows which games there are."""

import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
ROOMS = ["engine", "parts", "bots", "lab", "server", "commands", "cli", "testing"]

# By id, by package, and by the name of the folder that holds its screen.
IDS = {point.name for point in entry_points(group="stockade.games")}
NAMES = {*IDS, *(name.replace("-", "_") for name in IDS), *(path.name for path in (WEB / "games").iterdir() if path.is_dir())}
KNOWN = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(NAMES, key=len, reverse=True))})(?![\w-])", re.IGNORECASE)


def shared_web() -> list[Path]:
    own = [WEB / "generated", *(path for path in (WEB / "games").iterdir() if path.is_dir())]
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    return [path for path in files if not any(path.is_relative_to(folder) for folder in own)]


def shared_python() -> list[Path]:
    return [path for room in ROOMS for path in sorted((ROOT / "src" / "stockade").glob(f"{room}*")) for path in sources(path)]


def sources(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.suffix == ".py" else []


def mentions(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{path.relative_to(ROOT)}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if KNOWN.search(line)]


@pytest.mark.parametrize("files", [shared_web(), shared_python()], ids=["web", "python"])
def test_no_game_is_named_in_what_all_games_share(files: list[Path]) -> None:
    assert len(files) > 50, "the folders have moved"
    assert not [line for path in files for line in mentions(path)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_strings_of_the_house_are_of_no_game(lang: str) -> None:
    text = (ROOT / "src" / "stockade" / "server" / "text" / "browser" / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
    assert len(messages) > 100
    assert not [message for message in messages if re.match(rf"(?:game|guide|digest)-(?:{'|'.join(NAMES)})\b", message)]


def test_every_folder_of_a_game_says_whose_it_is() -> None:
    """`ui.ts` names the game; its own poster, colours and strings lie beside it, and there is a game of that name."""
    folders = [path for path in (WEB / "games").iterdir() if path.is_dir()]
    said = "\n".join((path / "ui.ts").read_text(encoding="utf-8") for path in folders)
    assert sorted(re.findall(r'^  id: "([\w-]+)",$', said, re.MULTILINE)) == sorted(IDS)
    for path in folders:
        assert (path / "Poster.svelte").exists() and (path / "styles" / "skin.css").exists()


@pytest.mark.parametrize(
    ("line", "fault"),
    [('const A = "xmen-resistance"', True), ('[data-game="winter"] {', True), ("a winter-like day", False), ("marsh", False)],
)
def test_the_check_itself(line: str, fault: bool) -> None:
    assert bool(KNOWN.search(line)) == fault
