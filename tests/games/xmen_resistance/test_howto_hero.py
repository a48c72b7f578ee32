"""The page about adding a hero, followed to the letter: card entered, module imported, tests run, words complete, a game played."""

import random
import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import Table
from stockade.engine.rulebook import Rulebook
from stockade.engine.text import LANGUAGES, Text
from stockade.games.xmen_resistance import GAME, facts, names, play
from stockade.games.xmen_resistance.effects import ability
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.testing import ledger
from stockade.testing.driver import step

PAGE = Path(__file__).parents[3] / "docs" / "howto" / "add-a-hero.md"
HERO = "nightcrawler"


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(block) for block in found]


def run(code: str, name: str) -> dict[str, Any]:
    values: dict[str, Any] = {"__name__": name}
    exec(compile(code, f"{name}.py", "exec"), values)  # noqa: S102 - our own page
    return values


@pytest.fixture
def nightcrawler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Steps 1 to 4, on copies."""
    rules, card = blocks("toml")
    (tmp_path / "ledger.toml").write_text((GAME.folder / "ledger.toml").read_text(encoding="utf-8") + "\n" + rules, encoding="utf-8")
    known = frozenset(Rulebook.load(tmp_path / "ledger.toml").by_id)
    monkeypatch.setattr(ledger, "_on_the_shelf", lambda: known)
    cards = {**facts._cards(), "super_hero": [*facts._cards()["super_hero"], *tomllib.loads(card)["super_hero"]]}
    monkeypatch.setattr(facts, "_cards", lambda: cards)
    fact = facts.heroes.__wrapped__("hero")[HERO]
    for heroes in (play.HEROES, MODES["hero"].heroes):
        monkeypatch.setitem(heroes, HERO, fact)
    monkeypatch.setitem(play.WEAPONS, fact.weapon.id, fact.weapon)
    monkeypatch.setattr(MODES["hero"], "team", (*MODES["hero"].team, HERO))
    monkeypatch.setattr(ability, "TABLE", dict(ability.TABLE))
    monkeypatch.setattr(ability, "MOMENTS", {moment: dict(found) for moment, found in ability.MOMENTS.items()})
    run(blocks("py")[0], "nightcrawler")
    for lang, words in zip(LANGUAGES, blocks("ftl"), strict=True):
        told = (GAME.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"{lang}.ftl").write_text(f"{told}\n{words}", encoding="utf-8")
    monkeypatch.setitem(GAME.__dict__, "text", Text(tmp_path, GAME.refs, names.compose))


@pytest.mark.usefixtures("nightcrawler")
def test_the_steps_lead_to_a_hero() -> None:
    tests = [value for name, value in run(blocks("py")[1], "test_nightcrawler").items() if name.startswith("test_")]
    assert len(tests) == 4
    for test in tests:
        test()


@pytest.mark.usefixtures("nightcrawler")
def test_he_plays_and_has_all_his_words() -> None:
    table = Table.new(GAME.id, {"mission": "MH0", "heroes": [HERO, "rogue"]}, 3)
    luck = random.Random(3)
    while not table.outcome and len(table.answers) < 400:
        ask = table.pending[0]
        if luck.random() < 0.5:
            table.answer(ask.seat, GAME.bot.quick_answer(table.play, ask) or [], decision=ask.id)
        else:
            step(table, luck)
    assert any(event.args.get("hero") == HERO for event in table.log)
    for prefix, entity in (("hero", HERO), ("weapon", "cutlass"), ("skill", "teleport"), ("skill", "swordplay"), ("skill", "blink")):
        english, french = (GAME.text.name(lang, prefix, entity) for lang in LANGUAGES)
        assert set(english) == set(french) >= {"name", "text"} and english["text"] != french["text"]


def test_every_rule_of_the_page_is_kept_and_proven() -> None:
    ids = {rule["id"] for rule in tomllib.loads(blocks("toml")[0])["rule"]}
    module, tests = blocks("py")
    assert ids == set(re.findall(r'@rule\("(XR-HERO-9\d)"\)', tests)) == set(re.findall(r"XR-HERO-9\d", module))


def test_the_files_of_the_page_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in (
        "ledger.toml",
        "data/cards.toml",
        "rules/hero_mode.py",
        "rules/zombie_mode.py",
        "content/__init__.py",
        "effects/ability.py",
    ):
        assert f"`{name}`" in page and (GAME.folder / name).is_file(), name
