"""Every rule shows itself: its example still plays, still cites it, and still is what a proving test plays."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import msgpack
from tests.installed import GAMES

from stockade.cli import main
from stockade.commands.examples import count
from stockade.engine.example import FILE, Shelf, read
from stockade.engine.game import find_game
from stockade.engine.text import LANGUAGES
from stockade.insight.showing import Showing
from stockade.testing.choosing import course, drafts, holds
from stockade.testing.kinship import Kinship
from stockade.testing.recording import Run

TOOL = Path(__file__).parents[2] / "tools" / "record_examples.py"
AGAIN = "the rules, their tests or the ledger have changed: python tools/record_examples.py {}"
MOST = 3_000_000  # bytes, all games together
SAMPLE = 3  # tests that are recorded again


@pytest.mark.parametrize("name", GAMES)
def test_every_example_plays_to_the_same_end_and_cites_its_rule(name: str) -> None:
    game, shelf = find_game(name), read(find_game(name).folder)
    stale = [example.rule for example in shelf.examples if not holds(game, shelf, example)]
    assert not stale, AGAIN.format(name)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_or_says_why_not(name: str) -> None:
    counted, rules = count(find_game(name)), find_game(name).rulebook.rules
    assert counted.missing == []
    assert (counted.total, counted.shown + counted.cannot) == (len(rules), len(rules))
    shown = {example.rule for example in read(find_game(name).folder).examples}
    assert all(bool(rule.cannot) == bool(rule.cannot_fr) for rule in rules)
    assert not [rule.id for rule in rules if rule.cannot and rule.id in shown]


def test_they_are_small() -> None:
    assert 0 < sum((find_game(name).folder / FILE).stat().st_size for name in GAMES) < MOST


@pytest.mark.parametrize("name", GAMES)
def test_the_tests_still_play_what_was_recorded(name: str, tmp_path: Path) -> None:
    game, shelf = find_game(name), read(find_game(name).folder)
    sample = random.Random(0).sample(shelf.examples, SAMPLE)
    tests = [example.test for example in sample]
    subprocess.run([sys.executable, TOOL, "--runs", tmp_path / "runs", "--tests", *tests], check=True, cwd=TOOL.parents[1])
    runs = msgpack.decode((tmp_path / "runs").read_bytes(), type=list[Run])
    found = {(draft.rule, draft.start, str(draft.answers)) for run in runs for draft in drafts(course(game, run), run, Kinship(game))}
    for example in sample:
        assert (example.rule, shelf.starts[example.start], str(example.answers)) in found, f"{example.rule}: {AGAIN.format(name)}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_caption_and_one_of_them_is_where_to_look(name: str, lang: str) -> None:
    game, shelf = find_game(name), read(find_game(name).folder)
    for example in random.Random(1).sample(shelf.examples, 40):
        steps = Showing(game, shelf, example, lang).steps
        assert steps[0].kind == "position"
        assert all(step.text for step in steps), example.rule
        assert any(step.marked for step in steps), example.rule


def test_a_shelf_without_a_file_is_empty(tmp_path: Path) -> None:
    assert read(tmp_path) == Shelf([], [], [])


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["rules", *args]) == 0
    return capsys.readouterr().out


def test_the_terminal_plays_it_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "show", "xr-emove-05", "--example")
    assert re.search(r"^▶ \d\. .+\[XR-EMOVE-05\]$", shown, re.MULTILINE)
    assert re.search("Voici|voici", said(capsys, "show", "xr-emove-05", "--example", "--lang", "fr"))
    assert "la boîte" in said(capsys, "show", "xr-comp-01", "--example", "--lang", "fr")


def test_they_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "examples", "mars-attacks", "--json"))["mars-attacks"]
    assert found == {"total": found["shown"] + found["cannot"], "shown": found["shown"], "cannot": found["cannot"], "missing": []}
    assert "0 missing" in said(capsys, "examples", "mars-attacks", "--lang", "en")
