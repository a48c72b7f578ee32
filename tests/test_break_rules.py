"""What `tools/break_rules.py` breaks: what the line that names a rule stands for, and nothing that is no fact."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

from break_rules import Break, breaks_of_code, breaks_of_data

CODE = '''
LIMIT = 3  # XR-A-01


def may(actions: tuple[int, str], hero) -> bool:
    """XR-A-02."""
    if hero.gone:
        return None  # XR-A-03
    # XR-A-04
    hero.steps = 1
    return actions[0] >= LIMIT and not hero.gone  # XR-A-05
'''
RETURNED = ("nothing returned", "operator swapped", "comparison turned", "not dropped")
TABLE = """
# XR-B-01: kinds
[[kind]]
id = "walker"
toughness = 1 # XR-B-02
when = "start"

[[kind]]
id = "brute" # XR-B-03
when = "later"
rules = ["XR-B-04", "XR-B-05"]
pool = ["blue", "red"] # XR-B-06
levels = [["10R", "11R"], ["12R"]] # XR-B-07
"""


def broken(tmp_path: Path, name: str, text: str, rule: str) -> list[Break]:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    line = next(number for number, row in enumerate(text.splitlines(), 1) if rule in row)
    return (breaks_of_code if name.endswith(".py") else breaks_of_data)(path, line)


@pytest.mark.parametrize(
    ("rule", "kinds"),
    [
        ("XR-A-01", {"value changed"}),
        ("XR-A-02", {"condition turned", "assignment dropped", "value changed", *RETURNED}),
        ("XR-A-03", {"condition turned"}),
        ("XR-A-04", {"assignment dropped", "value changed"}),
        ("XR-A-05", {"value changed", *RETURNED}),
    ],
)
def test_what_a_line_of_code_stands_for(tmp_path: Path, rule: str, kinds: set[str]) -> None:
    assert {one.kind for one in broken(tmp_path, "code.py", CODE, rule)} == kinds


def test_a_broken_function_differs_in_one_place_and_keeps_its_lines(tmp_path: Path) -> None:
    one = next(one for one in broken(tmp_path, "code.py", CODE, "XR-A-05") if one.kind == "comparison turned")
    assert "actions[0] < LIMIT and (not hero.gone)" in one.source()
    assert one.line == CODE.splitlines().index("    return actions[0] >= LIMIT and not hero.gone  # XR-A-05") + 1
    assert [node.lineno for node in one.tree().body] == [2, 5]


@pytest.mark.parametrize(
    ("rule", "kinds"),
    [
        ("XR-B-01", {"1 became 2", "start became later", "entry dropped"}),
        ("XR-B-02", {"1 became 2"}),
        ("XR-B-03", set()),
        ("XR-B-04", set()),
        ("XR-B-06", {"blue became red", "red dropped"}),
        ("XR-B-07", {"10R became 11R", "10R and 11R swapped", "11R dropped"}),
    ],
)
def test_what_a_row_of_a_table_stands_for(tmp_path: Path, rule: str, kinds: set[str]) -> None:
    assert {one.kind for one in broken(tmp_path, "table.toml", TABLE, rule)} == kinds


def test_an_entry_is_dropped_as_a_whole(tmp_path: Path) -> None:
    one = next(one for one in broken(tmp_path, "table.toml", TABLE, "XR-B-01") if one.kind == "entry dropped")
    assert "walker" not in one.source() and "brute" in one.source()
