"""Addresses as people write and share them: pages are reached without the # too, and where there is nothing a person reads so."""

from pathlib import Path

import pytest
from tests.server.screen import Running, request

from stockade.engine.game import games
from stockade.server.catalogue import game_info
from stockade.server.hosting import hosting

PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "fr"}


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("/new/marvel-champions", "../#/new/marvel-champions"),
        ("/new/mars-attacks/-/campaign", "../../../#/new/mars-attacks/-/campaign"),
        ("/new/no such game", "../#/new/no%20such%20game"),
        ("/shelf", "./#/shelf"),
        ("/decks/", "../#/decks/"),
    ],
)
def test_a_page_is_found_without_the_sign(tmp_path: Path, path: str, leads: str) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        answer = request(server.port, "GET", path, headers=PERSON)
    assert (answer.status_code, answer.headers["location"]) == (307, leads)


def test_so_it_is_below_a_path(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", hosting=hosting(base_path="/stockade")) as server:
        below, taken_off = (request(server.port, "GET", path, headers=PERSON) for path in ("/stockade/new/x", "/new/x"))
    assert below.headers["location"] == taken_off.headers["location"] == "../#/new/x"


def test_where_there_is_nothing_a_person_reads_so_and_a_program_too(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("the table")
    with Running(tmp_path / "t.sqlite", static_dir=tmp_path / "static") as server:
        read = request(server.port, "GET", "/nowhere/at/all", headers=PERSON)
        told = request(server.port, "GET", "/nowhere/at/all")
    assert read.status_code == told.status_code == 404
    assert "Il n’y a pas de telle page." in read.text and 'href="../../"' in read.text
    assert told.json()["error"]["code"] == "not-found"


def test_a_game_takes_as_long_on_its_poster_as_on_the_page_behind_it() -> None:
    for game in games().values():
        info = game_info(game)
        assert info.minutes == info.scenarios[0].minutes, game.id
