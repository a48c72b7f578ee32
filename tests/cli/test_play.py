"""`stockade play`: bots alone, people at the keyboard, and everything that can be typed wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import RuleBroken, Table

Run = Callable[..., Any]
ME = ("play", "last-lantern", "--seats", "me,greedy", "--seed", "2")
BOTH = ("play", "last-lantern", "--seats", "me,me", "--seed", "2")


def test_bots_alone_as_json(stockade: Run) -> None:
    said = stockade("play", "last-lantern", "--scenario", "storm", "--seats", 3, "--bots", "random", "--seed", 5, "--json")
    found = json.loads(said.out)
    assert said.status == 0
    assert list(found) == ["game", "scenario", "seed", "outcome", "winners", "decisions", "rounds", "digest"]
    assert (found["game"], found["scenario"], found["seed"]) == ("last-lantern", "storm", 5)
    assert found["outcome"] in ("won", "lost")
    assert found["winners"] == ([0, 1, 2] if found["outcome"] == "won" else []), "seat numbers, as the table names them"
    assert found["decisions"] > 0 < found["rounds"]


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_same_seed_same_game_however_it_is_shown(stockade: Run, kind: str) -> None:
    args = ("play", "last-lantern", "--seats", 4, "--bots", kind, "--seed", 8)
    digest = json.loads(stockade(*args, "--json").out)["digest"]
    assert json.loads(stockade(*args, "--json").out)["digest"] == digest
    assert digest in stockade(*args).out
    assert json.loads(stockade(*args[:-1], 9, "--json").out)["digest"] != digest


def test_watching_bots_in_french(stockade: Run) -> None:
    said = stockade("play", "last-lantern", "--bots", "greedy", "--seed", 1, "--lang", "fr")
    assert "La nuit 1 tombe." in said.out
    assert "La partie est" in said.out


def test_a_seat_list_mixes_kinds(stockade: Run) -> None:
    said = stockade("play", "last-lantern", "--seats", "random,bot,greedy", "--seed", 1, "--json")
    assert json.loads(said.out)["outcome"]


MISTAKES = {
    "no game": (["play"], "last-lantern"),
    "unknown game": (["play", "chess"], "last-lantern"),
    "unknown scenario": (["play", "last-lantern", "--scenario", "hail"], "breeze, storm"),
    "unknown seat": (["play", "last-lantern", "--seats", "me,ana"], "me, bot, random, greedy"),
    "too many seats": (["play", "last-lantern", "--seats", "7"], "2 to 4"),
    "seats without end": (["play", "last-lantern", "--seats", "99999999999"], "2 to 4"),
    "seats beyond all numbers": (["play", "last-lantern", "--seats", "9" * 5000], "me, bot, random, greedy"),
    "seats that only look like a number": (["play", "last-lantern", "--seats", "²"], "me, bot, random, greedy"),
    "seed that no save can hold": (["play", "last-lantern", "--seed", "9" * 25], "too large"),
    "serve in an unknown language": (["serve", "--lang", "de"], "en, fr"),
    "bench without end": (["bench", "--seconds", "inf"], "--seconds"),
    "unknown setting": (["play", "last-lantern", "--set", "depth=3"], "depth"),
    "seats are no setting": (["play", "last-lantern", "--set", "seats=3"], "seats"),
    "unknown bot": (["play", "last-lantern", "--bots", "clever"], "random, greedy"),
    "json with a person": (["play", "last-lantern", "--seats", "me,bot", "--json"], "--bots"),
    "unknown file": (["replay", "nowhere.stockade"], "nowhere.stockade"),
    "resume nothing": (["play", "--resume", "nowhere"], "nowhere"),
    "no file": (["replay"], "FILE"),
    "seed is no number": (["play", "last-lantern", "--seed", "x"], "--seed"),
    "unknown option": (["games", "--jsn"], "--jsn"),
    "unknown command": (["dance"], "serve, think, play, games, rules, lab, bench, figures, replay, seat"),
    "unknown rules command": (["rules", "dance"], "coverage, show, search"),
    "unknown language": (["games", "--lang", "de"], "en, fr"),
    "unknown rule": (["rules", "show", "LL-POUR-09"], "LL-POUR-01"),
    "coverage of an unknown game": (["rules", "coverage", "chess"], "last-lantern"),
    "bench of an unknown game": (["bench", "chess"], "last-lantern"),
    "lab with people": (["lab", "last-lantern", "--seats", "me,bot"], "bot"),
    "lab of nothing": (["lab", "last-lantern", "--games", "0"], "--games"),
    "bad port": (["serve", "--port", "99999"], "99999"),
    "extra words": (["games", "now"], "now"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_one_sentence_that_names_the_choices(stockade: Run, what: str) -> None:
    args, named = MISTAKES[what]
    said = stockade(*args)
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert named in said.err


def test_damaged_saves_are_refused_in_words(stockade: Run) -> None:
    Path("x.stockade").write_bytes(b"nonsense")
    said = stockade("replay", "x.stockade")
    assert (said.status, said.err.count("\n")) == (2, 1)


# -- at the keyboard ----------------------------------------------------------------------------------------------------


def test_a_whole_game_by_hand(stockade: Run) -> None:
    said = stockade(*ME, typed="1\n" * 40)
    assert said.status == 0
    assert "Seat 1: Feast or ration tonight?" in said.out
    assert "Flame: 4" in said.out
    assert "The game is" in said.out


def test_end_of_input_ends_cleanly_and_saves_nothing(stockade: Run) -> None:
    said = stockade(*ME, typed="1\n")
    assert said.status == 0
    assert said.out.endswith("Until next time.\n")
    assert list(Path().glob("*.stockade")) == []


def test_nonsense_is_answered_and_asked_again(stockade: Run) -> None:
    said = stockade(*ME, typed="7\nvote:nothing\n1 2\n1\n")
    assert "“7” is not one of the answers." in said.out
    assert "“vote:nothing” is not one of the answers." in said.out
    assert "Choose 1 to 1; you chose 2." in said.out
    assert "What do you pour" in said.out


@pytest.mark.parametrize("odd", ["²", "1x²", "9" * 5000, "1x" + "9" * 5000, "l ²", "? ²"])
def test_what_only_looks_like_a_number_is_answered_too(stockade: Run, odd: str) -> None:
    assert stockade(*ME, typed=f"{odd}\n").status == 0


def test_keys_and_counts_can_be_typed(stockade: Run) -> None:
    said = stockade(*BOTH, typed="vote:feast\nvote:feast\n1x2\nq\n")
    table = Table.load(Path("last-lantern-2.stockade").read_bytes())
    assert [answer.keys for answer in table.answers if answer.seat == 0][:2] == [["vote:feast"], ["pour:1", "pour:1"]]
    assert "stockade play --resume last-lantern-2.stockade" in said.out


def test_zero_chooses_nothing_where_that_is_allowed(stockade: Run) -> None:
    stockade(*BOTH, typed="1\n1\n0\ns here.stockade\n")
    table = Table.load(Path("here.stockade").read_bytes())
    assert [answer.keys for answer in table.answers if answer.seat == 0] == [["vote:feast"], []]


def test_why_shows_the_rule_and_what_is_refused(stockade: Run) -> None:
    said = stockade("play", "last-lantern", "--seats", "me,me", "--seed", 3, typed="2\n2\n?\nwhy 1\nwhy pour:3\nwhy 9\n")
    assert "LL-POUR-01: In seat order" in said.out
    assert "Strong oil is kept while rationing." in said.out
    assert "LL-POUR-02: Nobody pours strong oil" in said.out
    assert "“9” is not one of the answers." in said.out


def test_undo_is_free_until_something_is_revealed(stockade: Run) -> None:
    said = stockade("play", "last-lantern", "--seats", "me,me", "--seed", 3, typed="u\n1\nu\n1\n1\nu\nn\nu\ny\n")
    assert "There is nothing to take back." in said.out
    assert said.out.count("Something was revealed since.") == 2  # the second ballot turned both up
    assert said.out.count("Taken back.") == 2


def test_hint_table_log_and_help(stockade: Run) -> None:
    said = stockade(*ME, typed="h\nt\nl\nhelp\n")
    assert "imagined games (±" in said.out
    assert said.out.count("Flame: 4") == 2
    assert said.out.count("Night 1 falls.") == 2
    assert said.out.count("Answer with a number") == 2


def test_another_seat_may_go_first_where_the_first_answer_counts(stockade: Run) -> None:
    said = stockade(*ME, typed="w\n2\n1\nw\n")
    assert "Nobody else can answer this." in said.out
    assert "Birch fetches 2 cards of oil." in said.out


def test_save_resume_and_replay(stockade: Run) -> None:
    stockade(*ME, typed="1\n1\ns here.stockade\n")
    saved = Table.load(Path("here.stockade").read_bytes())
    told = stockade("replay", "here.stockade")
    assert told.status == 0
    assert saved.digest() in told.out
    assert "lead exactly to the saved position" in told.out
    short = stockade("replay", "here.stockade", "--to", 2, "--lang", "fr")
    assert "2 réponses sur" in short.out
    assert "verse" not in short.out
    assert stockade("replay", "here.stockade", "--to", 99).status == 2
    done = stockade("play", "--resume", "here.stockade", "--bots", "random", "--json")
    assert json.loads(done.out)["decisions"] > len(saved.answers)
    assert "Feast" in stockade("play", "--resume", "here.stockade").out
    assert stockade("play", "chess", "--resume", "here.stockade").status == 2
    assert stockade("play", "--resume", "here.stockade", "--seats", 3).status == 2


def test_secrets_of_other_seats_are_not_told(stockade: Run) -> None:
    """Seat 1 reads that somebody fetched oil, and not which."""
    said = stockade(*ME, typed="2\n1\nw\nl\n")
    assert "Birch fetches" in said.out
    assert "You draw" not in said.out


def test_a_broken_rule_under_a_bot_saves_the_table(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[str]:
        raise RuleBroken(what="KeyError: 'oil'", decision=3)

    monkeypatch.setattr("stockade.bots.greedy.Greedy.choose", broken)
    said = stockade(*ME, typed="1\n")
    assert said.status == 1
    assert "went wrong inside a rule" in said.out
    assert "KeyError" in said.out
    assert Path("last-lantern-2.stockade").exists()
    alone = stockade("play", "last-lantern", "--bots", "greedy", "--json")
    assert (alone.status, alone.out, alone.err.count("\n")) == (1, "", 1)


def test_a_mistake_of_ours_saves_the_table(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr("stockade.bots.greedy.Greedy.choose", broken)
    with pytest.raises(ZeroDivisionError):
        stockade(*ME, typed="1\n")
    assert Path("last-lantern-2.stockade").exists()


def test_a_save_that_fails_leaves_the_older_one(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    older = Path("night.stockade")
    older.write_bytes(b"an older save")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    said = stockade(*ME, typed="s night.stockade\n")
    assert "no space left" in said.out and older.read_bytes() == b"an older save" and list(Path().iterdir()) == [older]


def test_how_bots_may_be_told_to_speak(stockade: Run) -> None:
    said = stockade(*ME, "--bots-say", "aloud")
    assert said.status and "off, shown, ask" in said.err
