"""New rules under old tables: a table goes on exactly as it was, or it says why not and can be taken along. None vanishes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.lanterns import GAME, Lanterns, LanternsGame, Night, book
from tests.server.screen import Frame, Running, Screen, new_table, post, request

from stockade.engine import Ask, Chance, Option, Table, find_game, game
from stockade.engine.errors import PackMissing
from stockade.server import room as room_module
from stockade.server.tablesfile import BEST, SCHEMA


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def listed(server: Running, made: Frame, *held: str, lang: str = "en") -> list[Frame]:
    return post(server.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": list(held or tokens(made))}], "lang": lang})


def saved(server: Running, made: Frame, *held: str) -> Any:
    return request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": ",".join(held or tokens(made))})


def played(db: Path, kinds: str = "hh") -> tuple[Frame, str]:
    """A table with a few answers, one of them taken back, and the name of its position."""
    with Running(db) as server:
        made = new_table(server.port, kinds)
        with Screen(server.port, made["table"], *tokens(made)) as both:
            both.answer(0, "roll")
            both.answer(0, "roll")
            both.send("undo", to=1)
            both.wait(lambda: both.table["view"]["lamps"] == 1, "the way back")
            both.answer(0, "pass")
            return made, server.room(made["table"]).table.digest()


@contextmanager
def other_rules(**how: Any) -> Iterator[None]:
    """As if another version of the program had been started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAME, "edition", "9.9.9+feedbeef")
        for name, value in how.items():
            patch.setattr(LanternsGame, name, value)
        yield


def dealt_from_below(self: LanternsGame, setup: dict[str, Any], chance: Chance) -> Night:
    state = original_setup(self, setup, chance)
    state.hands = [list(reversed(hand)) for hand in state.hands]
    return state


original_setup = LanternsGame.setup


async def brighter(g: Lanterns, seat: int) -> None:
    """A turn in which lamps count twice."""
    while await Ask(seat, "prompt-turn", [Option("roll", "option-roll", {}, True), Option("pass", "option-pass", {}, False)]):
        g.emit("lamp.lit", count=g.chance.die())
        g.state.lamps += 2


async def stricter(g: Lanterns, seat: int) -> None:
    """A turn without dice."""
    await Ask(seat, "prompt-turn", [Option(key, f"option-{key}", {}, key) for key in ("break", "pass")])


@pytest.mark.parametrize("every", [1, 1000])  # with and without a snapshot of the old rules
@pytest.mark.parametrize("version", [1, 2])
def test_rules_that_lead_to_the_same_position_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int, version: int) -> None:
    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", every)
    db = tmp_path / "t.sqlite"
    made, before = played(db)
    with other_rules(content_version=version), Running(db) as server:
        with Screen(server.port, made["table"], *tokens(made)) as both:
            assert server.room(made["table"]).table.digest() == before
            both.answer(1, "roll")
        assert "stranded" not in listed(server, made)[0]
    with sqlite3.connect(db) as raw:
        assert raw.execute("SELECT edition, content_version FROM tables").fetchall() == [("9.9.9+feedbeef", version)]
        editions = raw.execute("SELECT n FROM log WHERE kind='edition'").fetchall()
    raw.close()
    assert len(editions) == 2  # the one it began with, and this one
    with other_rules(content_version=version), Running(db) as server, Screen(server.port, made["table"], *tokens(made)) as both:
        assert both.table["view"]["lamps"] == 2


@pytest.mark.parametrize("every", [1, 1000])
@pytest.mark.parametrize(
    ("rule", "lang", "words"),
    [
        (brighter, "en", "answer 1 leads to another position now"),
        (brighter, "fr", "la réponse 1 mène maintenant à une autre position"),
        (stricter, "en", "answer 1 does not fit"),
        (stricter, "fr", "la réponse 1 ne leur convient plus"),
        (None, "en", "it would begin in another way now"),
        (None, "fr", "elle commencerait autrement maintenant"),
    ],
)
def test_rules_that_lead_elsewhere_say_so_and_the_table_can_be_taken_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int, rule: Any, lang: str, words: str
) -> None:
    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", every)
    db = tmp_path / "t.sqlite"
    made, before = played(db)
    here = GAME.edition
    with other_rules(**({} if rule else {"setup": dealt_from_below})), pytest.MonkeyPatch.context() as patch:
        if rule:
            patch.setitem(book.by_name, "turn", rule)
        with Running(db) as server:
            with Screen(server.port, made["table"], hello=False) as ana:
                refusal = ana.refused("hello", tokens=tokens(made), lang=lang)
                assert refusal["code"] == "stranded"
                assert words in refusal["text"] and here in refusal["text"] and "9.9.9+feedbeef" in refusal["text"]
            line = listed(server, made, tokens(made)[1], lang=lang)[0]
            assert line["stranded"] == refusal["text"] and (line["game"], line["yours"]) == ("lanterns", [1])
            assert [seat["name"] for seat in line["seats"]] == ["P0", "P1"] and line["updated"] > "2020"
            assert listed(server, made, "no such token") == []
            assert saved(server, made, made["watch"]).status_code == 403
            file = saved(server, made)
            assert file.status_code == 200
    assert Table.load(file.content).digest() == before
    with Running(tmp_path / "old.sqlite") as server:  # where the rules are as they were
        again = request(server.port, "POST", "/api/import", content=file.content).json()
        with Screen(server.port, again["table"], *tokens(again)) as both:
            assert server.room(again["table"]).table.digest() == before
            both.answer(1, "roll")
    with Running(db) as server, Screen(server.port, made["table"], *tokens(made)) as both:  # and the table itself, too
        assert server.room(made["table"]).table.digest() == before


def test_a_stranded_table_is_not_played_again_for_everyone_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "t.sqlite"
    made, _ = played(db)
    with other_rules(setup=dealt_from_below), Running(db) as server:
        listed(server, made)
        monkeypatch.setattr("stockade.server.lobby.resume", None)
        assert listed(server, made)[0]["stranded"]


@pytest.mark.parametrize(("lang", "words"), [("en", "“lanterns” is not installed"), ("fr", "lanterns\u00a0» n’est pas installé")])
def test_a_table_whose_game_is_gone_stays_on_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    db = tmp_path / "t.sqlite"
    made, before = played(db)
    with Running(db) as server:
        monkeypatch.delitem(game._registered, "lanterns")
        assert words in listed(server, made, lang=lang)[0]["stranded"]
        assert saved(server, made, tokens(made)[0]).status_code == 403  # whether it has secrets nobody knows any more
        file = saved(server, made)
    monkeypatch.undo()
    assert Table.load(file.content).digest() == before


@pytest.mark.parametrize(("lang", "words"), [("en", "content pack “moths” is not here"), ("fr", "moths\u00a0» n’est pas là")])
def test_a_table_whose_pack_is_gone_stays_on_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    def missing(game: str, setup: dict[str, Any]) -> None:
        raise PackMissing(pack="moths", digest="0")

    db = tmp_path / "t.sqlite"
    made, _ = played(db)
    with Running(db) as server:
        monkeypatch.setattr("stockade.engine.pack.check", missing)
        assert words in listed(server, made, lang=lang)[0]["stranded"]


def test_the_file_of_a_stranded_table_keeps_the_secrets_of_its_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "t.sqlite"
    with Running(db) as server:
        setup = {"scenario": "too-many-mouths", "seats": 2}
        made = post(server.port, "/api/tables", {"game": "dead-of-winter", "setup": setup, "seats": [{"kind": "human"}] * 2})
        with Screen(server.port, made["table"], tokens(made)[0]) as ana:
            ana.send("seat", seat=1, kind="random")
            ana.wait(lambda: ana.table["seats"][1]["kind"] == "random", "a bot for somebody who played before")
    winter = find_game("dead-of-winter")
    monkeypatch.setattr(winter, "edition", "9.9.9+feedbeef")
    monkeypatch.setattr(type(winter), "setup", lambda self, setup, chance: 1 / 0)
    with Running(db) as server:
        assert listed(server, made)[0]["stranded"]
        assert saved(server, made, tokens(made)[0]).json()["error"]["code"] == "sealed"
        assert saved(server, made).status_code == 200


def test_another_content_version_is_refused_where_nothing_proves_the_position(tmp_path: Path) -> None:
    """Tables from before positions were noted: only their makers can say whether the content still fits."""
    db = tmp_path / "t.sqlite"
    made, before = played(db)
    with sqlite3.connect(db) as raw:
        bodies = raw.execute("SELECT n, body FROM log WHERE kind != 'edition' ORDER BY n").fetchall()
        ((table, name, setup, seed, created, watch),) = raw.execute("SELECT id, game, setup, seed, created, watch_hash FROM tables")
        seats = raw.execute("SELECT * FROM seats").fetchall()
    raw.close()
    old = tmp_path / "old.sqlite"
    with sqlite3.connect(old) as raw:
        raw.executescript(f"{SCHEMA} {BEST} PRAGMA user_version=2;")
        raw.execute("INSERT INTO tables VALUES (?,?,?,?,1,?,?)", (table, name, setup, seed, created, watch))
        raw.executemany("INSERT INTO seats VALUES (?,?,?,?,?)", seats)
        for n, (_, body) in enumerate(bodies):
            plain = body.split(b',"digest"')[0] + b"}" if b'"digest"' in body else body
            raw.execute("INSERT INTO log VALUES (?,?,?,?,0.0)", (table, n, "answer" if b'"answer"' in body else "undo", plain))
    raw.close()
    with other_rules(content_version=7), Running(old) as server, Screen(server.port, made["table"], hello=False) as ana:
        refusal = ana.refused("hello", tokens=tokens(made))
        assert refusal["code"] == "stranded" and "version 1 of the game’s content, here is version 7" in refusal["text"]
        assert saved(server, made).status_code == 200
    with other_rules(), Running(old) as server, Screen(server.port, made["table"], *tokens(made)) as both:
        assert server.room(made["table"]).table.digest() == before  # the same content: played again as ever
        both.answer(1, "pass")
    with Running(old) as server, Screen(server.port, made["table"], *tokens(made)) as both:
        assert both.wait_ask(0)["group"]
