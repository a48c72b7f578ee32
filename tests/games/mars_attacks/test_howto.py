"""The pages about adding a card and a battle, followed to the letter: data entered, module imported, tests run, words complete."""

import re
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stockade.engine.rulebook import Rulebook
from stockade.engine.text import LANGUAGES, Text
from stockade.games.mars_attacks import GAME, facts
from stockade.games.mars_attacks.board.gridmap import grid_map
from stockade.games.mars_attacks.rules import setup
from stockade.games.mars_attacks.rules.card import ORDERS
from stockade.games.mars_attacks.rules.scenario import SCENARIOS, Scenario
from stockade.games.mars_attacks.scene import MarsScene
from stockade.testing import ledger

HOWTO = Path(__file__).parents[3] / "docs" / "howto"
CARD, BATTLE = "add-a-mars-card.md", "add-a-mars-scenario.md"


def blocks(page: str, language: str) -> list[str]:
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```$", (HOWTO / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(block) for block in found]


def enter_rules(page: str, patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Step 1, on a copy of the ledger."""
    path = folder / "ledger.toml"
    path.write_text((GAME.folder / "ledger.toml").read_text(encoding="utf-8") + "\n" + blocks(page, "toml")[0], encoding="utf-8")
    known = frozenset(Rulebook.load(path).by_id)
    patch.setattr(ledger, "_on_the_shelf", lambda: known)


def run(code: str, name: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": name}
    exec(compile(code, f"{name}.py", "exec"), names)  # noqa: S102 - our own page
    return names


def run_tests(code: str) -> int:
    tests = [value for name, value in run(code, "test_of_the_page").items() if name.startswith("test_")]
    for test in tests:
        test()
    return len(tests)


def words(page: str, folder: Path) -> Text:
    for lang, told in zip(LANGUAGES, blocks(page, "ftl"), strict=True):
        (folder / f"{lang}.ftl").write_text(told, encoding="utf-8")
    return Text(folder, {})


def speak(page: str, patch: pytest.MonkeyPatch, folder: Path, *names: tuple[str, str]) -> None:
    """The game knows the names of the page."""
    text = words(page, folder)
    for prefix, entity in names:
        for lang in LANGUAGES:
            patch.setitem(GAME.text._names, (lang, f"{prefix}-{entity}"), text.name(lang, prefix, entity))


def files_exist(page: str, *names: str) -> None:
    told = (HOWTO / page).read_text(encoding="utf-8")
    for name in names:
        assert f"`{name}`" in told, name
        assert ((HOWTO.parents[1] if name.startswith("tests/") else GAME.folder) / name).exists(), name


@pytest.fixture
def flare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    enter_rules(CARD, monkeypatch, tmp_path)
    (entry,) = tomllib.loads(blocks(CARD, "toml")[1])["card"]
    monkeypatch.setitem(facts.cards(), entry["id"], msgspec.convert(entry, facts.Card))
    monkeypatch.setitem(ORDERS, entry["id"], None)  # so that it is gone again afterwards
    speak(CARD, monkeypatch, tmp_path, ("card", "blinding-flare"))
    facts.deck.cache_clear()
    run(blocks(CARD, "py")[0], "flare")
    yield
    facts.deck.cache_clear()


def test_the_steps_lead_to_a_card(flare: None) -> None:
    assert run_tests(blocks(CARD, "py")[1]) == 2


def test_the_card_has_all_its_words(tmp_path: Path) -> None:
    text = words(CARD, tmp_path)
    told = [text.name(lang, "card", "blinding-flare") for lang in LANGUAGES]
    assert set(told[0]) == set(told[1]) == {"name", "text"} and told[0]["text"] != told[1]["text"]


def test_the_files_of_the_card_page_exist() -> None:
    files_exist(
        CARD,
        "ledger.toml",
        "data/units.toml",
        "content/orders.py",
        "content/events.py",
        "content/supports.py",
        "text/en.ftl",
        "text/fr.ftl",
        "scene.py",
        "tests/games/mars_attacks/test_card.py",
        "tests/golden/mars-attacks",
    )


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    enter_rules(BATTLE, monkeypatch, tmp_path)
    name, _, picture = blocks(BATTLE, "text")[0].removeprefix("@ ").partition("\n")
    page = (HOWTO / BATTLE).read_text(encoding="utf-8")
    assert all(told in page for told in ('`"night": 30` to `SQUAD_POINTS`', '`"night": "MA-NIGHT-01"` to `POINT_RULES`'))
    monkeypatch.setitem(facts.boards(), name, grid_map(picture))
    monkeypatch.setitem(facts.SQUAD_POINTS, name, 30)
    monkeypatch.setitem(setup.POINT_RULES, name, "MA-NIGHT-01")
    monkeypatch.setitem(setup.FORCES, name, {"human": ["us-rifle"], "martian": ["martian-disintegrator"]})
    monkeypatch.setattr(setup, "SCENARIO_IDS", (*setup.SCENARIO_IDS, name))
    monkeypatch.setitem(SCENARIOS, name, None)  # so that it is gone again afterwards
    speak(BATTLE, monkeypatch, tmp_path, ("scenario", name), ("goal", "night-dawn"))
    run(blocks(BATTLE, "py")[0], name)


def test_the_steps_lead_to_a_battle(night: None) -> None:
    assert run_tests(blocks(BATTLE, "py")[1]) == 3


def test_every_rule_of_the_battle_is_kept_and_proven() -> None:
    ids = {rule["id"] for rule in tomllib.loads(blocks(BATTLE, "toml")[0])["rule"]}
    battle, tests = blocks(BATTLE, "py")
    assert ids == set(re.findall(r'@rule\("(MA-NIGHT-\d\d)"\)', tests)) == set(re.findall(r"MA-NIGHT-\d\d", battle))


def test_the_battle_has_all_its_words(night: None, tmp_path: Path) -> None:
    text = words(BATTLE, tmp_path)
    goals = [("goal", goal.id) for goal in SCENARIOS["night"].goals(MarsScene(battle="night").play)]
    for prefix, entity in [("scenario", "night"), *goals]:
        told = [text.name(lang, prefix, entity) for lang in LANGUAGES]
        assert set(told[0]) == set(told[1]) == {"name", "text"} and told[0]["text"] != told[1]["text"]


def test_the_files_of_the_battle_page_exist() -> None:
    files_exist(
        BATTLE,
        "ledger.toml",
        "data/boards.txt",
        "facts.py",
        "rules/setup.py",
        "rules/scenario.py",
        "content/scenarios/__init__.py",
        "text/en.ftl",
        "text/fr.ftl",
        "scene.py",
        "tests/games/mars_attacks/test_scenarios.py",
    )
    page = (HOWTO / BATTLE).read_text(encoding="utf-8")
    table = re.findall(r"`(\w+)\(", page.partition("| what | method |")[2].partition("5. **")[0])
    assert table and all(hasattr(Scenario, method) for method in table)
