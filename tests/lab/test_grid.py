"""Comparing: paired seeds, stopping when sure, going on after a kill, and what many games have to say."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec import structs

from stockade.engine import find_game, games
from stockade.engine.game import registered
from stockade.lab import Cell, Grid, Job, Played, Progress, Report, pairs, run_grid
from stockade.lab import results as keeping
from stockade.lab.findings import by_member, courses, worths
from stockade.lab.grid import STEP, Task
from stockade.lab.page import page
from stockade.lab.rows import csv_of, rows
from stockade.lab.stats import Split, half_width, paired, stratified

HEROES = ["storm", "wolverine", "rogue", "magneto"]


def cell(kind: str, seats: int = 1, mission: str = "MH0", **chosen: str) -> Cell:
    setup = {"mission": mission, "heroes": chosen["heroes"].split(",") if chosen else HEROES, "seats": seats}
    return Cell(Job("xmen-resistance", mission, setup, [kind] * seats), kind, chosen)


def game(number: int, won: bool, **more: object) -> Played:
    fields = {"outcome": "won" if won else "lost", "rounds": 3, "decisions": 9, "digest": "", "winners": [], "tally": [], "questions": 4}
    return Played(**{"seed": 1 + number, **fields, **more})  # type: ignore[arg-type]


def filled(outcomes: dict[int, list[bool]], grid: Grid) -> Progress:
    progress = Progress(grid)
    for where, wins in outcomes.items():
        for number, won in enumerate(wins):
            progress.take(Task(where, number), game(number, won))
    return progress


def test_all_cells_grow_together_and_share_their_seeds() -> None:
    progress = Progress(Grid([cell("greedy"), cell("random")], 3))
    given = [progress.next() for _ in range(7)]
    assert [(task.cell, task.number) for task in given if task] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    progress.give_back(Task(1, 1))
    assert progress.next() == Task(1, 1), "a game that was not played is given out again"


def test_a_cell_stops_as_soon_as_its_first_games_are_enough_whatever_came_first() -> None:
    grid = Grid([cell("greedy")], 500, until=0.1)
    progress = filled({0: [True] * 9}, grid)
    assert progress.next() == Task(0, 9)
    for late in (12, 11, 10):  # quick processes were ahead
        progress.take(Task(0, late), game(late, False))
    progress.take(Task(0, 9), game(9, True))
    assert half_width(10, 10) > 0.1
    for number in range(13, 30):
        progress.take(Task(0, number), game(number, True))
    ends = next(n for n in range(STEP, 500, STEP) if half_width(n - 3 * (n > 10), n) <= 0.1)
    for number in range(30, ends + 5):
        progress.take(Task(0, number), game(number, True))
    assert progress.next() is None
    assert len(progress.counted(0)) == ends == progress.most, "games beyond the one that made it sure do not count"


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    grid = Grid([cell("greedy"), cell("random")], 40, until=0.12)
    one, two = (run_grid(grid, jobs).reports() for jobs in (1, 2))
    assert [[game.digest for game in report.played] for report in one] == [[game.digest for game in report.played] for report in two]
    assert [report.games % STEP for report in one] == [0, 0]
    assert min(report.games for report in one) < 40


def test_a_file_is_gone_on_with_and_counts_nothing_twice(tmp_path: Path) -> None:
    file, grid = tmp_path / "games.jsonl", Grid([cell("greedy"), cell("random")], 3)
    whole = run_grid(grid, file=file).reports()
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6
    file.write_bytes(b"".join([*lines[:4], lines[3], lines[4][:-9]]))  # one line twice, the last one cut off in the middle
    seen: list[int] = []
    again = run_grid(grid, file=file, look=lambda progress: seen.append(progress.done)).reports()
    assert seen[0] == 3, "what is whole in the file was not played again"
    assert [[g.digest for g in report.played] for report in again] == [[g.digest for g in report.played] for report in whole]
    assert len(file.read_bytes().splitlines()) == 1 + 3 + 1 + 3
    more = run_grid(structs.replace(grid, games=4), file=file)
    assert more.done == 8, "more games of the same grid are the same grid"


def test_a_file_of_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, grid = tmp_path / "games.jsonl", Grid([cell("random")], 1)
    run_grid(grid, file=file)
    with pytest.raises(keeping.BadResults) as other:
        run_grid(Grid([cell("random", 2)], 1), file=file)
    assert other.value.args_for_text["reason"] == "grid"
    with file.open("ab") as more:
        more.write(b"what?\n")
    with pytest.raises(keeping.BadResults) as broken:
        run_grid(grid, file=file)
    assert (broken.value.args_for_text["reason"], broken.value.args_for_text["line"]) == ("line", 3)
    monkeypatch.setattr(keeping, "edition", lambda game_id: "0.0.1+new")
    with pytest.raises(keeping.BadResults) as older:
        run_grid(grid, file=file)
    assert older.value.args_for_text["reason"] == "version"


def test_pairs_differ_in_one_thing_and_count_the_seeds_of_both() -> None:
    grid = Grid([cell("greedy"), cell("random"), cell("greedy", 2), cell("random", 2)], 4)
    reports = filled({0: [True, True, False, True], 1: [False, False, False], 2: [True] * 4, 3: [False] * 4}, grid).reports()
    found = {(pair.axis, pair.first, pair.second): pair.difference for pair in pairs(grid, reports)}
    assert list(found) == [("bots", 0, 1), ("bots", 2, 3), ("seats", 0, 2), ("seats", 1, 3)]
    assert (found["bots", 0, 1].games, found["bots", 0, 1].gain) == (3, pytest.approx(-2 / 3))
    assert found["seats", 1, 3].gain == 0 and not found["seats", 1, 3].sure


def test_intervals_of_differences() -> None:
    ten = paired([True] * 60 + [False] * 40, [False] * 60 + [False] * 40)
    assert ten.sure and 0.4 < ten.low < ten.gain == 0.6 < ten.high < 0.75
    same = paired([True, False] * 20, [True, False] * 20)
    assert same.gain == 0 and same.low == -same.high
    # with it 8 of 10 are won, without it 4 of 10: in both kinds alike, although the second kind is won less often
    splits = [Split(10, 8, 10, 4), Split(0, 0, 50, 0)]
    found = stratified(splits)
    assert found is not None and found.gain == pytest.approx(0.4) and found.low < 0.4 < found.high
    assert stratified([Split(0, 0, 5, 1)]) is None


def test_worths_compare_only_within_a_cell() -> None:
    easy, hard = cell("greedy"), cell("greedy", mission="MH1")
    used = ["skill:rampage"]
    # in the easy cell everything is won and nearly always with the skill: that alone says nothing
    reports = [
        Report(easy.job, [game(n, True, used=used if n else []) for n in range(10)], 1),
        Report(hard.job, [game(n, n % 2 == 0, used=used if n == 0 else []) for n in range(10)], 1),
    ]
    (found,) = worths(reports)
    assert (found.kind, found.id) == ("skill", "rampage")
    assert 0 < found.difference.gain < 0.4
    assert not found.difference.sure


def test_courses_follow_the_games_that_got_so_far() -> None:
    played = [game(n, True, trends=[{"health": 10.0 - n}] * (2 + (n > 0))) for n in range(4)]
    points = courses(played)["health"]
    assert [point.round for point in points] == [0, 1, 2]
    assert (points[0].middle, points[2].middle) == (8.5, 8.0)
    assert courses(played[:2]) == {"health": []}


def test_members_of_teams_only_where_teams_differ() -> None:
    mine, other = cell("greedy", heroes="storm,rogue,magneto,wolverine"), cell("greedy", heroes="storm,colossus,mystique,rogue")
    reports = filled({0: [True, True], 1: [True, False]}, Grid([mine, other], 2)).reports()
    found = by_member(reports)
    assert {name: (by["MH0"].won, by["MH0"].games) for name, by in found.items() if name in ("storm", "magneto", "colossus")} == {
        "storm": (3, 4),
        "magneto": (2, 2),
        "colossus": (1, 2),
    }
    assert by_member(reports[:1]) == {}


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "srcset"} & {name for name, _ in attrs}, "the page asks for something from elsewhere"
        assert tag not in ("script", "link", "img", "iframe")
        if tag not in ("meta", "input", "line"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "polygon", "polyline") or self.open[-1] == tag:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("game_id", sorted(games().keys() - registered()))  # toys of other test folders stay out
def test_the_report_of_every_game_stands_alone_and_speaks_both_languages(game_id: str) -> None:
    game = find_game(game_id)
    cells = [
        Cell(Job(game_id, where, game.defaults(where, count), ["random"] * count), "random", {})
        for where in list(game.scenarios)[:2]
        for count in (2, 3)
    ]
    grid = Grid(cells, 7, until=0.5)
    reports = run_grid(grid).reports()
    whole = page(grid, reports, "./stockade lab <b>&", "fr")
    tags = Tags()
    tags.feed(whole)
    assert not tags.open
    said = "\n".join(tags.words)
    assert "url(" not in whole and "@import" not in whole and not re.search(r"https?:", whole)
    assert "How games end" in said and "Comment les parties finissent" in said and "./stockade lab <b>&" in said
    for lang in ("en", "fr"):
        for trend in reports[0].played[0].trends[0]:
            assert game.text.say(lang, f"trend-{trend}") in said
    assert not re.search(r"\[?(trend|report|tally|choice)-[a-z]", said), "a message has no words"
    assert all(one.ended in game.rulebook.by_id for report in reports for one in report.played), "every end has its rule"
    tools = {tool for report in reports for one in report.played for tool in one.used}
    assert tools
    for kind, _, entity in (tool.partition(":") for tool in tools):
        assert game.text.name("fr", kind, entity)["name"]


def test_raw_figures_have_a_row_for_each_game() -> None:
    grid = Grid([cell("random", heroes=",".join(HEROES)), cell("greedy", heroes=",".join(HEROES))], 2)
    reports = run_grid(grid).reports()
    found = rows(grid, reports)
    assert [(row["bots"], row["seed"], row["heroes"]) for row in found] == [
        (kind, seed, ",".join(HEROES)) for kind in ("random", "greedy") for seed in (1, 2)
    ]
    assert csv_of(grid, reports).count("\n") == 5
