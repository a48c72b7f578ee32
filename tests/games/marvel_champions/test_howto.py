"""The page about happenings, followed to the letter: its pack is written, its tests are run, and its table is complete."""

import re
import runpy
from pathlib import Path

import pytest

from stockade.engine import pack
from stockade.engine.errors import BadPack
from stockade.games.marvel_champions import GAME, words
from stockade.games.marvel_champions.effects.happening import Attack, EnemyAttack, EnemyScheme, Fight
from stockade.games.marvel_champions.effects.window import Happening

PAGE = (Path(__file__).parents[3] / "docs" / "howto" / "react-to-what-happens.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"\*\*`my-alarms/([\w.]+)`\*\*\n\n```\w+\n(.*?)```", PAGE, re.DOTALL))
TABLE = dict(re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", PAGE, re.MULTILINE))


def write(folder: Path, files: dict[str, str]) -> None:
    for name, body in files.items():
        (folder / name).write_text(body, encoding="utf-8")


def test_the_page_leads_to_green_tests(tmp_path: Path) -> None:
    assert set(FILES) == {"pack.toml", "my_alarms.toml", "my_alarms.py", "en.ftl", "fr.ftl", "test_my_alarms.py"}
    write(tmp_path, FILES)
    try:
        space = runpy.run_path(str(tmp_path / "test_my_alarms.py"))
        tests = [thing for name, thing in space.items() if name.startswith("test_") and callable(thing)]
        assert len(tests) == 3
        for test in tests:
            test()
    finally:
        GAME.drop_packs(list(pack.loaded(GAME.id).values()))


def test_a_response_that_nobody_could_be_asked_about_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {**FILES, "my_alarms.py": FILES["my_alarms.py"].replace('    ask_after = "prompt-after-alarm"\n', "")})
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([tmp_path])
    assert "night-shift: nobody is asked at that moment of Alarm" in str(refused.value.args_for_text)
    assert not pack.loaded(GAME.id)


def test_the_table_has_every_happening_that_cards_may_react_to() -> None:
    kinds = {name for name in words.__all__ if isinstance(kind := getattr(words, name), type) and issubclass(kind, Happening)}
    assert set(TABLE) == kinds - {"Happening", "Replaceable"}


@pytest.mark.parametrize("name", TABLE)
def test_the_table_names_what_a_happening_has(name: str) -> None:
    kind: type[Happening] = getattr(words, name)
    has = {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())} | set(vars(kind))
    assert set(re.findall(r"`(\w+)(?:\(\))?`", TABLE[name])) <= has


def test_a_kind_without_a_question_has_only_forced_reactions() -> None:
    assert not Fight.ask_before and not Attack.ask_before
    assert EnemyAttack.ask_before != EnemyScheme.ask_before and {EnemyAttack.ask_before, EnemyScheme.ask_after} <= Happening.questions
