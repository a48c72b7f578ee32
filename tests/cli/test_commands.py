"""The other commands, and the words of them all."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import stockade as package
from stockade.commands import rules, serve
from stockade.engine import Table, find_game
from stockade.lab import wilson
from stockade.lab.speed import RandomPlay, Speed

Run = Callable[..., Any]
COMMANDS = Path(package.__file__).parent / "commands"


def test_games_as_json(stockade: Run) -> None:
    (game,) = json.loads(stockade("games", "--json").out)
    assert game == {
        "id": "last-lantern",
        "name": {"en": "The Last Lantern", "fr": "La Dernière Lanterne"},
        "seats": [2, 4],
        "scenarios": [
            {"id": "breeze", "name": {"en": "A light breeze", "fr": "Une brise légère"}},
            {"id": "storm", "name": {"en": "The long storm", "fr": "La longue tempête"}},
        ],
    }


def test_games_for_people(stockade: Run) -> None:
    assert "breeze A light breeze" in stockade("games").out
    assert "La Dernière Lanterne  (de 2 à 4 places)" in stockade("games", "--lang", "fr").out


def test_rules_coverage_reads_the_tags(stockade: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").touch()
    (tmp_path / "test_it.py").write_text('@rule("LL-WIND-01", "LL-END-01")\ndef test_wind(): ...\n')
    monkeypatch.setattr(rules, "TESTS", tmp_path)
    found = json.loads(stockade("rules", "coverage", "--json").out)
    assert list(found) == ["last-lantern"]
    assert {name: found["last-lantern"][name] for name in ("proven", "table", "total")} == {"proven": 2, "table": 0, "total": 10}
    assert "LL-END-02" in found["last-lantern"]["missing"]
    assert "LL-WIND-01" not in found["last-lantern"]["missing"]
    assert re.search(r"END +1/2 +LL-END-02", stockade("rules", "coverage", "last-lantern").out)
    assert "test_it.py::test_wind" in stockade("rules", "show", "LL-WIND-01").out
    where = json.loads(stockade("rules", "where", "ll-wind-01", "--json").out)
    assert where["rule"] == "LL-WIND-01" and where["proven"] == ["test_it.py::test_wind"]
    assert [place.rpartition(":")[0] for place in where["kept"]] == ["lantern/__init__.py"]


def test_rules_coverage_without_tests_says_so(stockade: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules, "TESTS", tmp_path / "nowhere")
    said = stockade("rules", "coverage")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "tests are not here" in said.err


def test_rules_show_and_search(stockade: Run) -> None:
    assert "festin ou rationnement" in stockade("rules", "show", "ll-vote-01", "--lang", "fr").out
    assert "no example" in stockade("rules", "show", "ll-vote-01", "--example").out
    assert "LL-FETCH-01" in stockade("rules", "search", "draws", "two", "--game", "last-lantern").out
    none = stockade("rules", "search", "dragon")
    assert (none.status, none.out) == (1, "No rule holds these words.\n")


def test_lab_reports_a_share_with_its_interval(stockade: Run) -> None:
    args = ("lab", "last-lantern", "--scenario", "storm", "--games", 40, "--bots", "random", "--seats", 3, "--json")
    one, two = (json.loads(stockade(*args, "--jobs", jobs).out) for jobs in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}, "the number of processes changes nothing"
    assert one["games"] == 40
    assert one["low"] <= one["share"] == one["won"] / 40 <= one["high"]
    assert one["decisions"] > one["rounds"] > 0 == one["unfinished"]
    assert one["per_round"] == pytest.approx(one["decisions"] / one["rounds"], rel=0.01)
    assert one["seats"] == ["random"] * 3
    assert one["winners"] == {"nobody": 40 - one["won"], "one": 0, "several": one["won"]}, "a won lantern is everybody's"
    assert one["tally"] == {}


def test_a_lab_game_is_the_game_that_play_shows(stockade: Run) -> None:
    lab = json.loads(stockade("lab", "last-lantern", "--games", 1, "--bots", "greedy", "--seed", 12, "--jobs", 1, "--json").out)
    play = json.loads(stockade("play", "last-lantern", "--bots", "greedy", "--seed", 12, "--json").out)
    assert (lab["decisions"], lab["rounds"]) == (play["decisions"], play["rounds"])


def test_lab_over_every_scenario(stockade: Run) -> None:
    args = ("lab", "last-lantern", "--scenario", "all", "--games", 7, "--bots", "random", "--jobs", 1)
    breeze, storm, both = json.loads(stockade(*args, "--json").out)
    assert [breeze["scenario"], storm["scenario"], both["scenario"]] == ["breeze", "storm", "all"]
    assert (breeze["games"], storm["games"], both["games"]) == (3, 3, 6)
    assert both["won"] == breeze["won"] + storm["won"]
    said = stockade(*args).out
    assert said.count("One winner in") == 3


def test_lab_counts_what_the_game_counts(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("last-lantern").records, "tally", lambda play: ["windy", "calm"] if play.state.flame else ["windy"])
    args = ("lab", "last-lantern", "--scenario", "storm", "--games", 9, "--bots", "random", "--jobs", 1)
    found = json.loads(stockade(*args, "--json").out)
    assert list(found["tally"].items()) == [("windy", 9), ("calm", found["won"])]
    assert 0 < found["won"] < 9
    assert "[tally-windy]: 9 (100.0%)" in stockade(*args).out


def test_lab_for_people(stockade: Run) -> None:
    assert "% de confiance" in stockade("lab", "last-lantern", "--games", 2, "--jobs", 1, "--lang", "fr").out


def test_wilson_keeps_inside_and_narrows() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert (low, 0.1 < high < 0.2) == (0.0, True)
    assert [round(end, 3) for end in wilson(50, 100)] == [0.404, 0.596]


def test_bench_gives_numbers_and_ratios(stockade: Run) -> None:
    found = json.loads(stockade("bench", "last-lantern", "--seconds", 0.2, "--json").out)["last-lantern"]
    assert {"decisions_per_second", "games_per_second", "fork_us", "view_us", "save_us", "loop_per_second"} <= set(found)
    ratio = found["ratios"]["decisions_per_second_to_loop"]
    assert ratio == pytest.approx(found["decisions_per_second"] / found["loop_per_second"], rel=0.01)
    assert 0 < found["answer_p99_us"] < 1e6 / found["decisions_per_second"] * 1000
    assert "decisions per second" in stockade("bench", "--seconds", 0.1).out


def test_bench_of_a_chosen_table(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    timed: list[Table] = []

    def watch(game_id: str, seconds: float, setup: dict[str, Any]) -> Speed:
        timed.append(RandomPlay(game_id, setup).table)
        return Speed(1, 1, 1, 1, 1, 1, 1, None)

    monkeypatch.setattr("stockade.commands.bench.measure", watch)
    stockade("bench", "last-lantern", "--scenario", "storm", "--seats", 4)
    stockade("bench", "last-lantern")
    assert [(table.setup["scenario"], table.state.seats) for table in timed] == [("storm", 4), ("breeze", 2)]


def test_serve_hands_its_options_over(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run = pytest.importorskip("stockade.server.run")
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(run, "serve", lambda **options: asked.append(options) or 0)
    assert stockade("serve", "--port", 0, "--db", "x.sqlite", "--host", "0.0.0.0", "--no-browser").status == 0
    assert stockade("serve", "--open").status == 0
    assert asked[0].items() >= {"host": "0.0.0.0", "port": 0, "db": "x.sqlite", "open_browser": False, "lang": "en", "log": "text"}.items()
    assert (
        stockade("serve", "--origin", "https://a.example", "--origin", "https://b.example", "--base-path", "/x", "--drain", 3).status == 0
    )
    open_to_all = asked.pop()
    assert open_to_all["hosting"].origins == ("https://a.example", "https://b.example") and open_to_all["hosting"].base_path == "/x"
    assert open_to_all["drain"] == 3 and open_to_all["open_browser"] is False
    assert asked[1]["open_browser"] is True
    assert serve.run.__doc__


def test_help_names_every_command(stockade: Run) -> None:
    said = stockade("--help")
    assert said.status == 0
    for name in ("serve", "play", "games", "rules", "lab", "bench", "replay", "best"):
        assert re.search(rf"^│ {name} ", said.out, re.MULTILINE)
        assert stockade(name, "--help").status == 0


# -- words --------------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids of the command line, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse((COMMANDS / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    assert list(messages("en")) == list(messages("fr"))
    assert messages("en") == messages("fr")


def test_every_sentence_that_is_said_exists_and_none_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*COMMANDS.glob("*.py"), COMMANDS.parent / "cli.py"])
    said = set(re.findall(r'(?:say|Mistake)\(\s*"([a-z-]+)"', source)) | set(re.findall(r"say\('([a-z-]+)'", source))
    said |= {f"flag-{name}" for name in re.findall(r'flag\("([a-z-]+)"', source)}
    said |= {f"reason-{name}" for name in re.findall(r'Reason\("([a-z-]+)"', source)}
    known = set(messages("en"))
    engine = {"error-nothing-to-undo", "error-unknown-scenario"}
    assert said - known <= engine
    spelled = {key for key in known if key not in said and f'"{key}"' not in source and not key.startswith(("help-", "bench-"))}
    assert spelled <= {"error-bad-setup"}, "a message nobody says"


# -- as a program -------------------------------------------------------------------------------------------------------


def program(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stockade.cli", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "STOCKADE_LANG": "en", **env},
        timeout=60,
    )


def test_the_program_lists_its_games() -> None:
    done = program("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert "xmen-resistance" in [game["id"] for game in json.loads(done.stdout)]


def test_strong_bots_think_as_long_as_they_are_told(stockade: Run) -> None:
    args = ("lab", "last-lantern", "--games", 2, "--bots", "strong", "--jobs", 1, "--json")
    told = json.loads(stockade(*args, "--think", "0.5").out)
    assert [kind.partition(":")[0] for kind in told["seats"]] == ["strong"] * len(told["seats"])
    assert all(int(kind.partition(":")[2]) > 0 for kind in told["seats"])
    assert json.loads(stockade(*args).out)["seats"] == ["strong"] * len(told["seats"])
    assert "--think" in stockade(*args, "--think", "-1").err


def test_the_program_plays_a_game_of_bots() -> None:
    done = program("play", "xmen-resistance", "--bots", "random", "--seed", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["outcome"] in ("won", "lost")


def test_the_program_is_played_through_a_pipe() -> None:
    done = program("play", "xmen-resistance", "--seed", "3", typed="1\n" * 8)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Until next time.\n")


@pytest.mark.parametrize(("lang", "start"), [("en", "There is no game"), ("fr", "Aucun jeu")])
def test_the_program_complains_in_the_language_of_the_machine(lang: str, start: str) -> None:
    done = program("play", "chess", STOCKADE_LANG="", LC_ALL="", LANG=f"{lang}_XX.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"stockade: {start} ")
    assert "xmen-resistance" in done.stderr


def test_serve_speaks_the_language_it_is_told(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    said = stockade("serve", "--no-browser", "--host", "192.0.2.1", "--port", "0", "--lang", "fr")
    assert said.status == 1 and "192.0.2.1 n’appartient pas" in said.out


@pytest.mark.parametrize(("lang", "wanted"), [("en", "When the next round begins"), ("fr", "Au début du prochain round")])
def test_what_comes_of_ending_now_is_told_when_asked(lang: str, wanted: str) -> None:
    done = program("play", "xmen-resistance", "--scenario", "MH1", "--seats", "me", "--seed", "3", "--lang", lang, typed="1\nf\nq\n")
    assert f"-- {wanted} --" in done.stdout
    assert "◐" in done.stdout and "XR-SPAWN" in done.stdout
