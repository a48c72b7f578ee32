"""The pages tell the truth: their examples run, and the page about the example game quotes it word for word."""

import re
import runpy
import shlex
from pathlib import Path

import cyclopts
import pytest
from lantern import GAME

from stockade.cli import build
from stockade.engine import register
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.games.mars_attacks.scene import MarsScene
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import Scene

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(
    path for folder in ("concepts", "howto") for path in (DOCS / folder).glob("*.md") if "```python\n" in path.read_text("utf-8")
)
register(GAME)
GAME_PAGE = DOCS / "howto" / "write-your-own-game.md"
LANTERN = DOCS / "howto" / "lantern"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("sheet", [page for page in PAGES if page != GAME_PAGE], ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(sheet: Path, tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text("\n\n".join(blocks(sheet, "python")), encoding="utf-8")
    names = runpy.run_path(str(example))
    for name, value in names.items():
        if name.startswith("test_"):
            value()


def test_the_last_example_of_the_game_page_runs(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text(blocks(GAME_PAGE, "python")[-1], encoding="utf-8")
    runpy.run_path(str(example))


def test_the_game_page_quotes_the_game() -> None:
    quoted = "".join(blocks(GAME_PAGE, "python")[:-1])
    code = (LANTERN / "__init__.py").read_text(encoding="utf-8")
    assert [line for line in quoted.splitlines() if line] == [line for line in code.splitlines() if line]
    for language, name in (("ftl", "text/en.ftl"), ("toml", "ledger.toml")):
        source = (LANTERN / name).read_text(encoding="utf-8")
        for block in blocks(GAME_PAGE, language):
            missing = [line for line in block.splitlines() if line not in source.splitlines()]
            assert not missing, f"not in {name}: {missing}"


@pytest.mark.parametrize("scene", [ChampionsScene, ResistanceScene, WinterScene, MarsScene])
def test_the_words_of_a_scene_are_those_of_the_page(scene: type[Scene]) -> None:
    """Whatever the table of a game says exists, and every step that play can stop before is in it."""
    sections = (DOCS / "howto" / "write-a-ruling.md").read_text(encoding="utf-8").split("\n## ")
    (section,) = [one for one in sections if f"`{scene.__name__}(" in one]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    said = {word for row in rows for code in re.findall(r"`([^`]+)`", row) for word in re.findall(r"^([a-z_]+)\(", code)}
    assert len(said) > 8 and not [word for word in said if not hasattr(scene, word)]
    assert not [step for step in scene.steps if not re.search(rf"[`\"]{step}[`\"]", section)]


@pytest.mark.parametrize("sheet", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(sheet: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", sheet.read_text(encoding="utf-8")):
        assert (sheet.parent / target).exists(), f"{sheet.name}: {target}"


TRUE = [*sorted((DOCS / "concepts").glob("*.md")), DOCS / "index.md", ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PACKAGE, WEB = ROOT / "src" / "stockade", ROOT / "web" / "src"
NEAR = [ROOT, DOCS, PACKAGE, WEB, WEB / "lib", LANTERN, LANTERN / "text"]
PLACES = [*NEAR, *PACKAGE.iterdir(), *(PACKAGE / "games").iterdir(), *(WEB / "games").iterdir()]


def without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def paths_in(page: Path) -> list[str]:
    """Whatever a page calls by the name of a file or folder; `<game>` may be any."""
    found = [code for code in re.findall(r"`([^`\n]+)`", without_code(page)) if re.fullmatch(r"[\w<>*-][\w./<>*-]*", code)]
    return [code for code in found if "/" in code or re.search(r"\.(py|md|toml|ts|svelte|css|ftl|txt)$", code)]


@pytest.mark.parametrize("sheet", TRUE, ids=lambda page: page.stem)
def test_every_file_and_folder_that_a_page_names_is_there(sheet: Path) -> None:
    for path in paths_in(sheet):
        pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
        assert any(next(place.glob(pattern), None) for place in PLACES if place.is_dir()), f"{sheet.name} speaks of {path}"


def test_the_page_about_the_house_names_enough_of_it() -> None:
    page = DOCS / "concepts" / "how-the-house-is-built.md"
    assert len(paths_in(page)) > 25
    rooms = re.findall(r"^\| \d \| (.*?) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    named = {room for row in rooms for room in re.findall(r"`(\w+)`", row)} | {"testing"}
    assert named == {path.stem for path in PACKAGE.iterdir() if (path / "__init__.py").exists() or path.name in ("cli.py", "games")}


def commands_in(page: Path) -> list[list[str]]:
    """Every line of a page that somebody could type."""
    text = page.read_text(encoding="utf-8")
    lines = re.findall(
        r"^ *(?:\$ )?(?:\./)?stockade ([a-z][^\n#]*)", "\n".join(re.findall(r"^```.*?^```$", text, re.DOTALL | re.MULTILINE)), re.MULTILINE
    )
    return [shlex.split(line) for line in [*lines, *re.findall(r"`(?:\./)?stockade ([a-z][^`\n]*)`", text)]]


@pytest.mark.parametrize("sheet", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))], ids=lambda page: page.stem)
def test_every_command_of_a_page_exists(sheet: Path) -> None:
    for words in commands_in(sheet):
        if words[0] in ("test", "lint", "docs", "build"):  # the launcher's own
            continue
        if "--pack" in words:
            del words[words.index("--pack") : words.index("--pack") + 2]
        try:
            build(words[0]).parse_args(words, exit_on_error=False, print_error=False)
        except (cyclopts.MissingArgumentError, cyclopts.CoercionError):
            pass  # a sheet may leave something out
        except cyclopts.CycloptsError as error:
            pytest.fail(f"{sheet.name}: stockade {' '.join(words)}: {error}")


def test_enough_commands_are_found() -> None:
    assert sum(len(commands_in(page)) for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]) > 30


def test_the_reference_page_of_a_game() -> None:
    reference = runpy.run_path(str(DOCS.parent / "tools" / "reference.py"))
    page = reference["page"](GAME, {"LL-WIND-01": ["test_wind.py::test_gust"]})
    assert page.startswith("# The Last Lantern\n")
    assert "1 of 10 rules are proven" in page
    assert "| LL-WIND-01 | **Wind.** One die is rolled and the flame loses that much, never going below zero. | `__init__.py` | 1 |" in page
    assert "| LL-END-01 | **Morning.**" in page
    assert "| `oil.drawn` | You draw { $oil }. | Vous piochez { $oil }. |" in page
    assert "| `refused-strong` |" in page
