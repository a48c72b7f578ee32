"""Every rule shows itself: its example still plays, still cites it, and still is what a proving test plays."""

import json
import random
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from msgspec import msgpack
from tests.installed import GAMES

from stockade.cli import main
from stockade.commands.examples import count
from stockade.engine.example import FILE, Shelf, opened, read
from stockade.engine.game import find_game
from stockade.engine.table import Table
from stockade.engine.text import LANGUAGES, Text
from stockade.insight.showing import Showing
from stockade.testing.choosing import drafts, holds, of_moment
from stockade.testing.course import course
from stockade.testing.directing import MARKS, Directions, looks
from stockade.testing.kinship import Kinship
from stockade.testing.moments import Moment
from stockade.testing.recording import Run

TESTS = Path(__file__).parents[1]
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
    command = [sys.executable, TOOL, "--runs", tmp_path / "runs"]
    subprocess.run([*command, "--tests", *tests], check=True, cwd=TOOL.parents[1])
    runs = msgpack.decode((tmp_path / "runs").read_bytes(), type=list[Run])
    (tmp_path / "asked").write_bytes(msgpack.encode((name, [example.rule for example in sample], runs)))
    subprocess.run([*command[:3], tmp_path / "found", "--without", tmp_path / "asked"], check=True, cwd=TOOL.parents[1])
    differences = msgpack.decode((tmp_path / "found").read_bytes(), type=dict[str, list[tuple[int, Moment]]])
    kin, told = Kinship(game), Directions(game, TESTS)
    found = set[tuple[str, bytes, str]]()
    for number, run in enumerate(runs):
        table = course(game, run)
        moments = [(rule, moment) for rule, every in differences.items() for at, moment in every if at == number]
        without = (draft for rule, moment in moments for draft in of_moment(table, run, rule, moment, kin))
        for draft in chain(drafts(table, run, kin), told(table, run), without):
            found.add((draft.rule, draft.start, str(draft.answers)))
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


@pytest.mark.parametrize("name", GAMES)
def test_every_beginning_can_be_told_in_words(name: str) -> None:
    game, shelf = find_game(name), read(find_game(name).folder)
    for example in shelf.examples:
        table = opened(Table(game, {}, 0), shelf, example)
        started = game.play(game.read_state(shelf.starts[example.start]))  # before anything has happened, too
        for play in (started, table.play):
            assert game.describe(play, example.seat, "fr"), example.rule


@pytest.mark.parametrize("name", GAMES)
def test_what_tests_are_told_to_show_is_shown(name: str) -> None:
    game = find_game(name)
    shelf = read(game.folder)
    for rule, look in looks(TESTS / "games" / game.folder.name).items():
        example = shelf.find(rule)
        assert example is not None, rule
        assert example.told == look.digest, AGAIN.format(name)
        what, words = look.steps[-1]
        marked = [step.text for step in Showing(game, shelf, example, "en").steps if step.marked]
        if what != "lies":
            assert any(words.lstrip(MARKS) in text for text in marked), (rule, look, marked)
        else:
            holds = Text(None).say("en", "example-holds", {"rule": game.rulebook.by_id[rule].en})
            assert marked[-1] == (look.en or holds), rule
            assert len(marked) == 1 + sum(not said.startswith("~") for said in look.said), rule


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_be_noticed_stands_where_to_look_in_both_languages(name: str) -> None:
    game = find_game(name)
    shelf = read(game.folder)
    for rule, look in looks(TESTS / "games" / game.folder.name).items():
        example = shelf.find(rule)
        assert example is not None and bool(look.en) == bool(look.fr), rule
        for lang, words in look.here.items():
            *_, last = [step.text for step in Showing(game, shelf, example, lang).steps if step.marked]
            assert last.endswith(words), (rule, lang, last)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_to_be_noticed_twice(name: str) -> None:
    for rule, look in looks(TESTS / "games" / find_game(name).folder.name).items():
        for words in look.here.values():
            sentences = re.split(r"(?<=[.!?]) ", words)
            assert len(sentences) == len(set(sentences)), (rule, words)


def test_where_play_comes_to_rest_the_table_is_as_it_is_then() -> None:
    game = find_game("marvel-champions")
    shelf = read(game.folder)
    example = shelf.find("MC-DEFEAT-02")  # a side scheme is defeated: it is told, then the card goes to its pile
    assert example is not None
    *_, told, rest = Showing(game, shelf, example, "en", lambda play: len(play.state.discard)).steps
    assert (told.kind, rest.kind, rest.view - told.view) == ("event", "position", 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_ends_before_its_answers_are_named(name: str) -> None:
    game = find_game(name)
    shelf = read(game.folder)
    for example in random.Random(2).sample([one for one in shelf.examples if one.kind in ("asked", "shown")], 30):
        for step in Showing(game, shelf, example, "en").steps:
            question, asked, _ = step.text.partition(" Possible now: ")
            assert not asked or not question[-1].isalnum(), (example.rule, step.text)


def test_the_same_question_to_several_says_who_answers() -> None:
    game = find_game("marvel-champions")
    shelf = read(game.folder)
    example = shelf.find("MC-INT-02")  # two players pass or interrupt, in turn
    assert example is not None
    answers = [step.text for step in Showing(game, shelf, example, "en").steps if step.kind == "answer"]
    assert [text.rpartition(" (player ")[2] for text in answers] == ["1)", "2)", "1)", "2)"]


def test_who_answers_is_said_where_it_is_not_the_one_that_looks() -> None:
    game = find_game("dead-of-winter")
    shelf = read(game.folder)
    example = shelf.find("DW-HANDOFF-07")  # seen by the first player; the third declines
    assert example is not None
    answers = [step.text for step in Showing(game, shelf, example, "en").steps if step.kind == "answer"]
    assert [text.partition(" (player ")[2] for text in answers] == ["", "", "", "", "3)"]


def test_a_shelf_without_a_file_is_empty(tmp_path: Path) -> None:
    assert read(tmp_path) == Shelf([], [], [])


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["rules", *args]) == 0
    return capsys.readouterr().out


def test_the_terminal_plays_it_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "show", "xr-emove-05", "--example")
    assert re.search(r"^▶ \d\. .+\[XR-EMOVE-05\]$", shown, re.MULTILINE)
    assert re.search("Voici|voici", said(capsys, "show", "xr-emove-05", "--example", "--lang", "fr"))
    assert "la boîte" in said(capsys, "show", "ma-test-05", "--example", "--lang", "fr")


def test_they_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "examples", "mars-attacks", "--json"))["mars-attacks"]
    assert found == {"total": found["shown"] + found["cannot"], "shown": found["shown"], "cannot": found["cannot"], "missing": []}
    assert "0 missing" in said(capsys, "examples", "mars-attacks", "--lang", "en")
