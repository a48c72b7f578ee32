"""The pages tell the truth: their examples run, and the page about the example game quotes it word for word."""

import re
import runpy
from pathlib import Path

import pytest
from lantern import GAME

from stockade.engine import register
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.games.mars_attacks.scene import MarsScene
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import Scene

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(
    path for folder in ("concepts", "howto") for path in (DOCS / folder).glob("*.md") if "```python\n" in path.read_text("utf-8")
)
register(GAME)
GAME_PAGE = DOCS / "howto" / "write-your-own-game.md"
LANTERN = DOCS / "howto" / "lantern"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", [page for page in PAGES if page != GAME_PAGE], ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text("\n\n".join(blocks(page, "python")), encoding="utf-8")
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_reference_page_of_a_game() -> None:
    reference = runpy.run_path(str(DOCS.parent / "tools" / "reference.py"))
    page = reference["page"](GAME, {"LL-WIND-01": ["test_wind.py::test_gust"]})
    assert page.startswith("# The Last Lantern\n")
    assert "1 of 10 rules are proven" in page
    assert "| LL-WIND-01 | **Wind.** One die is rolled and the flame loses that much, never going below zero. | `__init__.py` | 1 |" in page
    assert "| LL-END-01 | **Morning.**" in page
    assert "| `oil.drawn` | You draw { $oil }. | Vous piochez { $oil }. |" in page
    assert "| `refused-strong` |" in page
