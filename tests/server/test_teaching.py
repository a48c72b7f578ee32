"""Puzzles at a server: the list, the position, the solution, and a table that knows whether its goal is met."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.screen import Running, Screen, request

from stockade.engine import find_game, games
from stockade.teach import puzzles

GAME = "xmen-resistance"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("teaching")) / "tables.sqlite") as running:
        yield running


def test_the_list_and_a_look(server: Running) -> None:
    rows = request(server.port, "GET", f"/api/puzzles/{GAME}").json()
    assert [row["id"] for row in rows] == [one.id for one in puzzles(GAME)]
    assert rows[0]["goal"]["en"] != rows[0]["goal"]["fr"]
    seen = request(server.port, "GET", f"/api/puzzles/{GAME}/1?lang=fr").json()
    assert seen["welcome"]["game"] == GAME and seen["table"]["view"] and not seen["table"]["asks"]
    assert request(server.port, "GET", f"/api/puzzles/{GAME}/999").status_code == 404


def test_a_table_says_when_its_goal_is_met_and_when_it_is_open_again(server: Running) -> None:
    puzzle = puzzles(GAME)[0]
    made = request(server.port, "POST", f"/api/puzzles/{GAME}/{puzzle.id}", json={}).json()
    with Screen(server.port, made["table"], *[seat["token"] for seat in made["seats"]]) as screen:
        assert screen.table["goal"]["verdict"] == "open"
        assert screen.welcome["cells"] == [], "a puzzle fills no place on the shelf"
        for answer in puzzle.answers():
            screen.answer(answer.seat, *answer.keys)
        assert screen.table["goal"]["verdict"] == "met"
        screen.send("undo", to=0)
        screen.wait(lambda: screen.table["goal"]["verdict"] != "met", "the way back")
        assert screen.table["goal"]["verdict"] == "open"


def test_a_solution_tells_answers_and_rules(server: Running) -> None:
    told = request(server.port, "GET", f"/api/puzzles/{GAME}/1/solution?lang=fr").json()
    assert [step["keys"] for step in told["steps"]] == [answer.keys for answer in puzzles(GAME)[0].answers()]
    assert any(line["rule"] for step in told["steps"] for line in step["lines"])


def test_what_a_win_fills_is_on_the_shelf() -> None:
    for game in games().values():
        stands = [scenario for group in game.shelf.groups().values() for scenario in group]
        assert set(stands) <= set(game.scenarios) and len(stands) == len(set(stands))
        choices = {option.name: option.choices for option in game.form.options()}
        for scenario in stands:
            for cell in game.shelf.cells(scenario, game.defaults(scenario, game.seats_in(scenario)[0])):
                place, kind, who = cell.split("/")
                assert place == scenario
                assert not game.shelf.kind or kind in choices[game.shelf.kind]
                assert not game.shelf.who or who in choices[game.shelf.who]


def test_guided_games_are_offered_with_ten_steps_each(server: Running) -> None:
    found = {one["game"]: one for one in request(server.port, "GET", "/api/guides").json()}
    assert len(found) >= 4 and all((find_game(game).folder / "teach").is_dir() for game in found)
    assert all(len(one["steps"]) == 10 for one in found.values())


def test_a_guided_table_begins_where_it_was_prepared(server: Running) -> None:
    made = request(server.port, "POST", "/api/guides/dead-of-winter", json={}).json()
    assert [seat["kind"] for seat in made["seats"]] == ["human", "greedy"]
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as screen:
        assert screen.table["round"] == 3 and screen.table["asks"][0]["seat"] == 0
        assert screen.welcome["cells"] == [], "a game taken up in the middle fills no place on the shelf"
    assert request(server.port, "POST", "/api/guides/no-such-game", json={}).status_code == 404
