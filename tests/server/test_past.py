"""Looking through a table: every position as it was seen then, and never more than that."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Frame, Running, post, request

from stockade.bots.answers import random_answer
from stockade.engine import Table, games
from stockade.engine.branch import branch
from stockade.engine.patch import patched
from stockade.insight.worlds import policy_answer

GAMES = ["dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("past")) / "tables.sqlite") as running:
        yield running


def walked(game: str, steps: int, seats: int = 3) -> Table:
    luck = random.Random(7)
    table = Table.new(game, games()[game].defaults(next(iter(games()[game].scenarios)), seats), 11)
    while len(table.answers) < steps and not table.outcome:
        ask = table.pending[luck.randrange(len(table.pending))]
        table.answer(ask.seat, policy_answer(table, ask))
    return table


def looked(server: Running, made: Frame, token: str, status: int = 200, **wish: object) -> Any:
    answer = request(server.port, "POST", f"/api/tables/{made['table']}/past", json=wish, headers={"x-seat-token": token})
    assert answer.status_code == status, answer.text
    return answer.json()


def positions(server: Running, made: Frame, token: str, eyes: int | str, count: int) -> list[tuple[Any, Any]]:
    """Every position as the browser comes to it: the table, and the step that led there."""
    found: list[tuple[Any, Any]] = []
    while len(found) <= count:
        page = looked(server, made, token, eyes=eyes, start=max(0, len(found) - 1))
        table = page["table"]
        if not found:
            found.append((table, None))
        assert table == found[-1][0]  # pages fit together
        for step in page["steps"]:
            for line in step["lines"]:
                table = patched(table, line["patch"]) if "patch" in line else table
            table = patched(table, step["patch"]) if "patch" in step else table
            found.append((table, step))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_of_a_running_table_what_it_saw_then(server: Running, game: str) -> None:
    table = walked(game, 60)
    assert not table.outcome
    made = request(server.port, "POST", "/api/import", content=table.save()).json()
    told = [event for event in table.log if event.known_to(0)]
    found = positions(server, made, made["seats"][0]["token"], 0, len(table.answers))
    for at, (seen, step) in enumerate(found):
        if at % 5 == 0 or at == len(table.answers):
            assert seen["view"] == branch(table, at).view(0), at
        assert "views" not in seen
        assert at == 0 or table.answers[at - 1].seat == 0 or step["text"] == ""
    lines = [line for _, step in found[1:] for line in step["lines"]]
    assert [line["kind"] for line in lines] == [event.kind for event in told][-len(lines) :]
    assert [line["n"] for line in lines] == list(range(len(told) - len(lines), len(told)))


def test_nobody_looks_through_the_eyes_of_others_before_the_end(server: Running) -> None:
    wish = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 3}, "lang": "en"}
    made = post(server.port, "/api/tables", wish)
    token = made["seats"][1]["token"]
    course = looked(server, made, token, eyes=1, whole=True)["course"]
    assert course["eyes"] == [1, "watcher"] and not course["branch"]
    for eyes in (0, 2, "all"):
        assert looked(server, made, token, 403, eyes=eyes)["error"]["code"] == "sealed"
    assert looked(server, made, made["watch"], eyes="watcher", whole=True)["course"]["eyes"] == ["watcher"]
    looked(server, made, made["watch"], 403, eyes=0)
    looked(server, made, "nonsense", 403, eyes="watcher")


@pytest.mark.parametrize("game", GAMES)
def test_when_it_is_over_everything_can_be_seen(server: Running, game: str) -> None:
    table = walked(game, 5_000)
    assert table.outcome
    made = request(server.port, "POST", "/api/import", content=table.save()).json()
    page = looked(server, made, made["watch"], eyes="all", start=len(table.answers) - 20, whole=True)
    course = page["course"]
    assert course["eyes"] == ["all", 0, 1, 2, "watcher"] and course["outcome"] == table.outcome and not course["branch"]
    assert len(course["stops"]) == len(table.answers) + 1
    assert [stop["seat"] for stop in course["stops"][1:]] == [answer.seat for answer in table.answers]
    assert any(stop["turn"] for stop in course["stops"])
    given = [bool(answer.keys) for answer in table.answers[-20:]]
    assert [bool(step["text"]) for step in page["steps"]] == given
    kinds = [line["kind"] for step in page["steps"] for line in step["lines"]]
    assert kinds == [event.kind for event in table.log][-len(kinds) :]


def test_where_the_luck_turned_it_turns_again(server: Running) -> None:
    table = branch(walked("mars-attacks", 40), 20, luck=-4)
    while len(table.answers) < 40:
        table.answer(table.pending[0].seat, random_answer(table.pending[0], random.Random(len(table.answers))))
    made = request(server.port, "POST", "/api/import", content=table.save()).json()
    found = positions(server, made, made["seats"][0]["token"], 0, 40)
    assert found[40][0]["view"] == table.view(0) and found[21][0]["view"] == branch(table, 21).view(0)
