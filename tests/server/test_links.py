"""Fair tables: who may make one, who chooses the dice, and whose eyes a link opens a seat for."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.screen import Frame, Running, Screen, new_table, post, request

from stockade.engine import Table
from stockade.server.door import Door

WINTER = {"game": "dead-of-winter", "setup": {"scenario": "too-many-mouths", "seats": 2}, "lang": "en"}
OPEN = {"game": "lanterns", "setup": {"seats": 2}, "lang": "en"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("links")) / "tables.sqlite") as running:
        yield running


def table_of(server: Running, wish: Any, *seats: Any, **more: Any) -> Frame:
    return post(server.port, "/api/tables", {**wish, "seats": list(seats), **more})


def token(made: Frame, seat: int) -> str:
    return made["seats"][seat]["token"]


def turned_away(server: Running, made: Frame, *tokens: str, **more: Any) -> str:
    """The code with which a screen that comes with these tokens is sent away."""
    with Screen(server.port, made["table"], hello=False) as screen:
        screen.send("hello", tokens=list(tokens), **more)
        return screen.next("error")["code"]


ME: dict[str, Any] = {"kind": "human", "name": "Ana"}
FRIEND: dict[str, Any] = {"kind": "human", "invited": True}
BOT: dict[str, Any] = {"kind": "greedy"}


@pytest.mark.parametrize(("lang", "words"), [("en", "nobody chooses the seed"), ("fr", "personne ne choisit la graine")])
def test_where_seats_hide_things_nobody_chooses_the_seed(server: Running, lang: str, words: str) -> None:
    answer = request(server.port, "POST", "/api/tables", json={**WINTER, "seats": [ME, ME], "seed": 5, "lang": lang})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "seed-of-one"
    assert words in answer.json()["error"]["text"]
    closed = {"game": "marvel-champions", "setup": {"seats": 2, "hands": "closed"}, "lang": "en", "seed": 5}
    assert request(server.port, "POST", "/api/tables", json=closed).json()["error"]["code"] == "seed-of-one"


def test_alone_with_bots_the_seed_may_be_chosen(server: Running) -> None:
    made = table_of(server, WINTER, ME, BOT, seed=5)
    with Screen(server.port, made["table"], made["watch"]) as watcher:
        assert (watcher.welcome["dice"], watcher.welcome["seed"]) == ("seed", 5)


def test_everybody_sees_where_the_dice_come_from(server: Running) -> None:
    chosen, fresh = table_of(server, OPEN, ME, ME, seed=11), table_of(server, OPEN, ME, ME)
    for key in (token(chosen, 1), chosen["watch"]):
        with Screen(server.port, chosen["table"], key) as screen:
            assert (screen.welcome["dice"], screen.welcome["seed"]) == ("seed", 11)
    with Screen(server.port, fresh["table"], token(fresh, 0)) as screen:
        assert (screen.welcome["dice"], screen.welcome["seed"]) == ("server", None)
    data = request(server.port, "GET", f"/api/tables/{fresh['table']}/save", headers={"x-seat-token": token(fresh, 0)}).content
    assert Table.load(data).seed < 0  # sealed, and goes on with the same dice from the file
    again = request(server.port, "POST", "/api/import", content=data).json()
    with Screen(server.port, again["table"], token(again, 0)) as screen:
        assert (screen.welcome["dice"], screen.welcome["seed"]) == ("save", None)


def test_an_invitation_is_used_up_by_the_first_who_comes(server: Running) -> None:
    made, key = table_of(server, WINTER, ME, FRIEND), secrets.token_urlsafe(24)
    with Screen(server.port, made["table"], token(made, 0)) as ana:
        assert ana.welcome["you"] == [0]
        assert [(seat["invited"], seat["kept"]) for seat in ana.table["seats"]] == [(False, False), (True, False)]
        assert turned_away(server, made, token(made, 1)) == "key-first"  # whoever made the table has that link, too
        with Screen(server.port, made["table"], token(made, 1), key=key) as ben:
            assert ben.welcome["you"] == [1]
            ana.wait(lambda: ana.table["seats"][1]["kept"], "the seat has its own secret")
            assert not ana.table["seats"][1]["invited"]
        for late in (None, secrets.token_urlsafe(24)):
            assert turned_away(server, made, token(made, 1), key=late) == "bad-token"
    server.app.state.lobby._places.clear()  # as after a restart
    assert turned_away(server, made, token(made, 1)) == "bad-token"
    with Screen(server.port, made["table"], token(made, 1), key) as ben:  # a browser that does not know yet whether its key was taken
        assert ben.welcome["you"] == [1]


def test_links_nobody_used_open_no_save_file(server: Running) -> None:
    made = table_of(server, WINTER, ME, FRIEND)
    headers = {"x-seat-token": f"{token(made, 0)},{token(made, 1)}"}
    assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).json()["error"]["code"] == "sealed"
    server.app.state.lobby._places.clear()
    assert request(server.port, "GET", f"/api/tables/{made['table']}/save", headers=headers).json()["error"]["code"] == "sealed"


def test_of_two_who_come_with_one_invitation_one_has_the_seat(server: Running) -> None:
    made = table_of(server, WINTER, ME, FRIEND)

    def come(key: str) -> bool:
        with Screen(server.port, made["table"], hello=False) as screen:
            screen.send("hello", tokens=[token(made, 1)], key=key)
            return screen.hear()["type"] == "welcome"

    with ThreadPoolExecutor(8) as eight:
        assert sum(eight.map(come, [secrets.token_urlsafe(24) for _ in range(8)])) == 1


def test_a_second_screen_is_shown_and_a_new_key_shuts_it_out(server: Running) -> None:
    made, key = new_table(server.port, "hh"), secrets.token_urlsafe(24)
    with Screen(server.port, made["table"], token(made, 0)) as mine, Screen(server.port, made["table"], token(made, 0)) as other:
        mine.wait(lambda: mine.table["seats"][0]["screens"] == 2, "two screens at the seat")
        mine.send("hello", tokens=[token(made, 0)], key=key)
        error = other.next("error")
        assert error["code"] == "renewed"
        mine.wait(lambda: mine.table["seats"][0]["screens"] == 1, "the other one is gone")
        assert mine.table["seats"][0]["kept"] and mine.welcome["you"] == [0]
        mine.answer(0, "pass")
    assert turned_away(server, made, token(made, 0)) == "bad-token"


@pytest.mark.parametrize("key", ["short", "x" * 65, 7])
def test_a_key_that_could_be_guessed_is_no_key(server: Running, key: Any) -> None:
    made = new_table(server.port, "hh")
    with Screen(server.port, made["table"], hello=False) as screen:
        assert screen.refused("hello", tokens=[token(made, 0)], key=key)["code"] == "malformed"
        screen.send("hello", tokens=[token(made, 0)])
        screen.wait(lambda: screen.welcome, "a welcome all the same")


def test_who_cannot_sit_down_renews_nothing(server: Running) -> None:
    made, key = new_table(server.port, "hh"), secrets.token_urlsafe(24)
    assert turned_away(server, made, "nonsense", key=key) == "bad-token"
    with Screen(server.port, made["table"], made["watch"], key=key) as watcher:
        assert watcher.welcome["watching"]
    with Screen(server.port, made["table"], token(made, 0), token(made, 1)) as both:
        assert both.welcome["you"] == [0, 1]


def test_where_the_keeper_asks_for_a_word_only_those_who_have_one_make_tables(tmp_path: Path) -> None:
    words = tmp_path / "makers"
    words.write_text("# our club\nwinter comes\nune épée\n", encoding="utf-8")

    def knock(path: str, word: str, lang: str = "en") -> tuple[int, str]:
        headers = {"accept-language": lang} | ({"x-word": quote(word)} if word else {})
        answer = request(server.port, "POST", path, json={**OPEN, "lang": lang}, headers=headers)
        return answer.status_code, answer.json().get("error", {}).get("code", "")

    with Running(tmp_path / "t.sqlite", door=Door(words)) as server:
        assert knock("/api/tables", "") == (401, "word-needed") == knock("/api/import", "")
        assert knock("/api/tables", "winter") == (401, "word-wrong") == knock("/api/import", "# our club")
        assert knock("/api/tables", "winter comes") == (201, "") == knock("/api/tables", "une épée")
        assert knock("/api/import", "une épée") == (400, "bad-save")  # inside: JSON is no save file
        made = request(server.port, "POST", "/api/tables", json=OPEN, headers={"x-word": quote("une épée")}).json()
        words.write_text("winter comes\n", encoding="utf-8")
        assert knock("/api/tables", "une épée") == (401, "word-wrong")  # withdrawn, while the server runs
        with Screen(server.port, made["table"], token(made, 1)) as friend:  # a link is enough to sit down
            assert friend.welcome["you"] == [1]
        words.unlink()
        assert knock("/api/tables", "winter comes") == (401, "word-wrong")
