"""A force from a file: what it may say, and what is refused with its line and rule."""

import re
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.mars_attacks.rules.forcefile import read

rule = pytest.mark.rule
ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "howto" / "bring-a-force.md"

FORCE = """\
name = "Diner patrol"   # for people
side = "human"

[force]
edwin = 1
us-rifle = 6

[squad.surprise]
us-sergeant = 1
us-rifle = 5
"""


def refused(words: str, scenario: str = "campaign") -> dict[str, Any]:
    with pytest.raises(BadSetup) as bad:
        read(words, scenario)
    return bad.value.args_for_text


def test_the_whole_force_for_the_campaign_and_a_squad_for_its_battle() -> None:
    assert read(FORCE, "campaign") == {"side": "human", "force": ["edwin", *["us-rifle"] * 6]}
    assert read(FORCE, "surprise") == {"side": "human", "force": ["us-sergeant", *["us-rifle"] * 5]}
    assert read(FORCE, "home")["force"][0] == "edwin"
    assert read('side = "martian"\n[force]\nmartian-leader = 1\n', "campaign") == {"side": "martian", "force": ["martian-leader"]}
    assert read("[force]\nus-rifle = 1\n", "campaign")["side"] == "human"


def test_what_it_reads_can_be_played() -> None:
    for scenario in ("campaign", "surprise", "help", "breaking", "home"):
        table = Table.new("mars-attacks", {"scenario": scenario, **read(FORCE, scenario)}, 1)
        assert table.pending


@rule("MA-CAMP-05")
@rule("MA-SURPRISE-01")
@rule("MA-HELP-01")
def test_too_many_points_name_the_limit_the_rule_and_the_section() -> None:
    told = refused("# a crowd\n\n[force]\nus-rifle = 34\n")
    assert (told["reason"], told["points"], told["most"], told["rule"], told["line"]) == ("too-many-points", 102, 100, "MA-CAMP-05", 3)
    told = refused("[force]\nus-rifle = 17\n", "help")
    assert (told["points"], told["most"], told["rule"], told["line"]) == (51, 50, "MA-HELP-01", 1)
    told = refused("[force]\nus-rifle = 1\n[squad.surprise]\nus-rifle = 12\n")  # also when another part is wanted
    assert (told["points"], told["most"], told["rule"], told["line"]) == (36, 35, "MA-SURPRISE-01", 3)
    assert len(read("[squad.help]\nus-rifle = 16\n", "help")["force"]) == 16


@rule("MA-FORCE-01")
@rule("MA-FORCE-04")
@rule("MA-SURPRISE-19")
def test_who_cannot_be_hired_is_named_with_the_line() -> None:
    told = refused("[force]\nus-rifle = 1\n\n[squad.home]\ngeneral-tor = 1\n")
    assert (told["reason"], told["unit_id"], told["rule"], told["line"]) == ("other-side", "general-tor", "MA-FORCE-01", 5)
    told = refused("[force]\nus-rifle = 1\ncowboy = 2\n")
    assert (told["reason"], told["unit_id"], told["line"]) == ("unknown-unit", "cowboy", 3)
    told = refused('[force]\n"eva" = 2\n')
    assert (told["reason"], told["unit"], told["rule"], told["line"]) == ("unit-twice", "eva", "MA-FORCE-04", 2)
    told = refused("[force]\nbuck-spencer = 1\n")
    assert (told["reason"], told["rule"], told["line"]) == ("no-squad", "MA-SURPRISE-19", 1)


@pytest.mark.parametrize(
    ("words", "reason", "line"),
    [
        ('side = "human"\n[force\n', "file-toml", 2),
        ("[force]\nus-rifle = 1\nus-rifle = 2\n", "file-toml", 3),
        ('side = "zombie"\n[force]\nus-rifle = 1\n', "unknown-side", 1),
        ("[force]\nus-rifle = 1\n[army]\n", "file-key", 0),
        ("\ndifficulty = 3\n[force]\nus-rifle = 1\n", "file-key", 2),
        ('force = ["us-rifle"]\n', "file-table", 1),
        ("squad = 3\n", "file-table", 1),
        ("[squad]\nsurprise = 4\n", "file-table", 0),
        ("[squad.moon]\nus-rifle = 1\n", "file-battle", 1),
        ("[force]\nus-rifle = 0\n", "file-count", 2),
        ("[force]\nus-rifle = 100\n", "file-count", 2),
        ('[force]\nus-rifle = "six"\n', "file-count", 2),
        ("[force]\nus-rifle = true\n", "file-count", 2),
        ("# nobody\n[force]\n", "file-nothing", 2),
        ("", "file-nothing", 0),
        ("[squad.surprise]\nus-rifle = 1\n", "file-nothing", 0),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(words: str, reason: str, line: int) -> None:
    told = refused(words)
    assert (told["reason"], told["line"]) == (reason, line)


def test_the_page_about_it_shows_files_that_work() -> None:
    files = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(files) == 2
    assert {read(words, "campaign")["side"] for words in files} == {"human", "martian"}
    for words in files:
        for scenario in ("surprise", "help", "breaking", "home"):
            assert Table.new("mars-attacks", {"scenario": scenario, **read(words, scenario)}, 1).pending
