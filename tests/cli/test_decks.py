"""Decks on the command line: listed, checked, read with a report, written, taken to a table."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockade.commands.setup import wanted
from stockade.commands.speak import Mistake
from stockade.engine import game as registry
from stockade.games.marvel_champions import GAME

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def champions(only_the_lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, GAME.id, GAME)


def test_the_prepared_decks_are_listed(stockade: Run) -> None:
    said = stockade("decks", "list").out.splitlines()
    assert len(said) == 6
    assert said[0].split() == ["spider-man-justice", "Spider-Man:", "Justice", "40", "cards"]
    assert "Miss Hulk\u00a0: Agressivité" in stockade("decks", "list", "--lang", "fr").out


def test_a_prepared_deck_can_be_played(stockade: Run) -> None:
    said = stockade("decks", "check", "spider-man-justice")
    assert (said.status, said.out) == (0, "40 cards, Justice\nThe deck can be played.\n")


def test_what_is_wrong_is_said_with_its_rule(stockade: Run) -> None:
    said = stockade("decks", "check", "-", typed="2x Backflip\n3x Bakflip\n1x Uppercut\n1x Interrogation Room\n")
    assert said.status == 1
    assert "? Line 2: no card is called “3x Bakflip”. Perhaps: Backflip." in said.out
    assert "! Cards of 2 aspects: one is allowed.  [MC-BUILD-04]" in said.out
    assert "[MC-BUILD-02]" in said.out and "[MC-BUILD-03]" in said.out
    assert said.out.endswith("The deck cannot be played.\n")


def test_the_check_as_data(stockade: Run) -> None:
    said = stockade("decks", "check", "-", "--json", typed="2x Backflip\n3x Bakflip\n")
    found = json.loads(said.out)
    assert (said.status, found["legal"], found["cards"], found["hero"]) == (1, False, {"backflip": 2}, "spider-man")
    assert found["unread"] == [{"line": 2, "words": "3x Bakflip", "near": ["Backflip"]}]
    assert found["faults"][0]["rule"] == "MC-BUILD-02"
    assert found["sums"]["count"] == 2


def test_a_foreign_list_becomes_a_file_for_the_table(stockade: Run, tmp_path: Path) -> None:
    listed = stockade("decks", "export", "iron-man-aggression", "--lang", "fr").out
    assert "2x Gantelets propulseurs" in listed or "Gant" in listed
    said = stockade("decks", "import", "-", "--to", "mine.json", typed=listed + "1x Hippogriffe\n")
    assert said.status == 1
    assert said.out == "Written to mine.json.\n"
    assert "Hippogriffe" in said.err
    assert json.loads(Path("mine.json").read_text())["hero_code"] == "01029a"
    what = wanted("marvel-champions", seats="2", sets=["decks=@mine.json,spider-man-justice"])
    assert what.setup["decks"][0]["hero"] == "iron-man" and what.setup["decks"][1] == "spider-man-justice"
    assert what.table().pending


def test_a_file_with_something_unknown_does_not_go_to_the_table(tmp_path: Path) -> None:
    Path("odd.txt").write_text("2x Backflip\n1x Hippogriffe\n")
    with pytest.raises(Mistake) as refused:
        wanted("marvel-champions", seats="1", sets=["decks=odd.txt"])
    assert (refused.value.key, refused.value.args_for_text["what"]) == ("error-deck-unread", "1x Hippogriffe")


def test_an_illegal_deck_is_refused_in_words(stockade: Run) -> None:
    Path("small.txt").write_text("Spider-Man\n2x Backflip\n")
    said = stockade("play", "marvel-champions", "--bots", "random", "--set", "decks=small.txt", "--json")
    assert said.status == 2
    assert "Spider-Man: 2 cards: a deck has 40 to 50. (MC-BUILD-02)" in said.err


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("check", "nobody"), "spider-man-justice"),
        (("check", "no-such.txt"), "no-such.txt"),
        (("export", "spider-man-justice", "--as", "pdf"), "list, json"),
        (("check", "spider-man-justice", "--game", "last-lantern"), "marvel-champions"),
        (("frob",), "list, check, import, export"),
        (("export", "spider-man-justice", "--to", "no/such/folder/x.txt"), "no/such/folder/x.txt"),
    ],
)
def test_mistakes_are_one_sentence(stockade: Run, args: tuple[str, ...], word: str) -> None:
    said = stockade("decks", *args)
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert word in said.err


def test_what_is_no_list_is_said_so(stockade: Run) -> None:
    assert "no list of cards" in stockade("decks", "import", "-", typed="{").err
