"""What comes from outside and is not meant well, or not well made: foreign saves, odd set-ups, endless words."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.screen import Frame, Running, Screen, new_table, post, request, until

from stockade.engine import Answer, BadSetup, Table, find_game
from stockade.engine.checkpoint import Save
from stockade.server import history, imports
from stockade.server.sentences import explain


def imported(server: Running, table: Table, **change: Any) -> Frame:
    """What the server says to a save that was tampered with."""
    save = msgspec.msgpack.decode(table.save(), type=Save)
    for name, value in change.items():
        setattr(save, name, value)
    answer = request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode(save))
    assert answer.status_code == 400, answer.text
    return answer.json()["error"]


def test_a_save_with_an_answer_of_nobody_is_not_taken_in(server: Running) -> None:
    table = Table.new("lanterns", {"seats": 2}, 3)
    for seat, key in ((0, "pass"), (1, "pass"), (0, "hold")):
        table.answer(seat, key)
    *rest, last = table.answers
    assert imported(server, table, answers=[*rest, Answer(7, last.keys)])["code"] == "bad-save"


@pytest.mark.parametrize("change", [{"seed": 2**64 - 1}, {"setup": {"seats": 9}}])
def test_a_save_that_was_tampered_with_is_refused_with_a_reason(server: Running, change: Frame) -> None:
    assert imported(server, Table.new("lanterns", {"seats": 2}, 3), **change)["code"] == "bad-save"


def test_the_state_in_a_foreign_save_is_never_played(server: Running) -> None:
    """Only the answers count: bytes that claim to be a state could hold anything, a rule without end included."""
    table = Table.new("lanterns", {"seats": 2}, 3)
    mark = msgspec.structs.replace(table.marks[-1], state=b"\x90")
    save = msgspec.msgpack.decode(table.save(), type=Save)
    save.mark = mark
    assert request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode(save)).status_code == 201


def test_a_set_up_that_could_never_be_saved_is_refused(server: Running) -> None:
    body = {"game": "lanterns", "setup": {"seats": 2, "odd": 10**30}, "lang": "fr"}
    answer = request(server.port, "POST", "/api/tables", json=body)
    assert answer.status_code == 400 and "trop grand" in answer.json()["error"]["text"]


def test_endless_words_are_cut_and_still_explained(server: Running) -> None:
    answer = request(server.port, "POST", "/api/tables", json={"game": "lanterns", "setup": {"seats": "9" * 50_000}, "lang": "fr"})
    text = answer.json()["error"]["text"]
    assert answer.status_code == 400 and text.startswith("Lanternes n’a pas 999") and len(text) < 1000


def test_a_name_that_a_stranger_made_up_is_not_remembered() -> None:
    text = find_game("lanterns").text
    text.name("en", "card", "amber")
    known = len(text._names)
    error = BadSetup("lanterns-seats", card="no such card")
    assert explain(error, "en", text) == "This game cannot be set up like that." and len(text._names) == known


def test_rooms_used_last_are_kept_longest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockade.server.lobby.ROOMS_KEPT", 2)
    with Running(tmp_path / "t.sqlite") as server:
        made = [new_table(server.port) for _ in range(3)]

        def look(n: int) -> None:
            post(server.port, "/api/mine", {"tables": [{"table": made[n]["table"], "tokens": [made[n]["watch"]]}]})

        for n in (0, 1, 0, 2):
            look(n)
        assert list(server.app.state.lobby._places) == [made[0]["table"], made[2]["table"]]


# -- more than any game -----------------------------------------------------------------------------------------------


def dithering(answers: int) -> Table:
    """A colony where somebody thinks of giving a card, and keeps it, again and again."""
    game = find_game("dead-of-winter")
    table = Table.new(game.id, game.defaults(game.scenarios[0], 2), seed=1)
    while not any(option.key == "contribute" for option in table.pending[0].options):
        ask = table.pending[0]
        table.answer(ask.seat, [option.key for option in ask.options][: ask.least])
    seat = table.pending[0].seat
    while len(table.answers) < answers:
        table.answer(seat, "contribute" if table.settled else "back")
    return table


@pytest.mark.parametrize(("lang", "words"), [("en", "more than 10,000 answers"), ("fr", "plus de 10\u202f000 réponses")])
def test_a_save_with_answers_without_end_is_refused_at_once(server: Running, lang: str, words: str) -> None:
    save = msgspec.msgpack.decode(dithering(60).save(), type=Save)
    save.answers += save.answers[-2:] * 100_000
    start = time.process_time()
    answer = request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode(save), headers={"accept-language": lang})
    assert answer.status_code == 400 and words in answer.json()["error"]["text"]
    assert time.process_time() - start < 2  # they took most of a minute


@pytest.mark.parametrize(("lang", "words"), [("en", "larger than 64 KB"), ("fr", "dépasse 64\u00a0Ko")])
def test_a_save_with_a_set_up_as_large_as_a_library_is_refused(server: Running, lang: str, words: str) -> None:
    save = msgspec.msgpack.decode(Table.new("lanterns", {"seats": 2}, 3).save(), type=Save)
    save.setup["shelf"] = [[]] * 100_000
    answer = request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode(save), headers={"accept-language": lang})
    assert answer.status_code == 400 and words in answer.json()["error"]["text"]


def test_what_a_save_says_besides_its_answers_is_not_even_read(server: Running) -> None:
    table = Table.new("lanterns", {"seats": 2}, 3)
    save = {
        **msgspec.to_builtins(msgspec.msgpack.decode(table.save(), type=Save)),
        "log": [[]] * 1_000_000,
        "reveals": "none",
        "start": b"",
    }
    assert request(server.port, "POST", "/api/import", content=msgspec.msgpack.encode(save)).status_code == 201


def test_files_are_opened_one_by_one_and_tables_do_not_wait_for_them(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The threads that open tables stay free, however many files come; when too many wait, the next one is told so."""
    going, most, hold = [0], [0], threading.Event()

    def slow(data: bytes, late: Callable[[], bool]) -> imports.Imported:
        going[0] += 1
        most[0] = max(most[0], going[0])
        hold.wait(20)
        going[0] -= 1
        return opened(data, late)

    opened = imports.opened
    monkeypatch.setattr(imports, "opened", slow)
    data = Table.new("lanterns", {"seats": 2}, 3).save()
    with ThreadPoolExecutor(40) as senders:
        sent = [senders.submit(request, server.port, "POST", "/api/import", content=data) for _ in range(40)]
        until(lambda: sum(one.done() for one in sent) == 40 - 1 - imports.WAITING_MOST, "the rest is turned away")
        made = new_table(server.port)
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            ana.answer(0, "roll")
        hold.set()
        answers = [one.result() for one in sent]
    assert most[0] == 1
    assert sorted(answer.status_code for answer in answers) == [201] * (1 + imports.WAITING_MOST) + [503] * (39 - imports.WAITING_MOST)
    assert "other files" in next(answer for answer in answers if answer.status_code == 503).json()["error"]["text"]


@pytest.mark.parametrize(("lang", "words"), [("en", "takes more than 0 seconds"), ("fr", "prend plus de 0 secondes")])
def test_a_file_that_takes_too_long_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    monkeypatch.setattr(imports, "SECONDS", 0.0)
    answer = request(server.port, "POST", "/api/import", content=dithering(60).save(), headers={"accept-language": lang})
    assert answer.status_code == 400 and words in answer.json()["error"]["text"]


def test_an_imported_table_need_not_be_played_again_when_it_is_opened(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = dithering(60)
    made = request(server.port, "POST", "/api/import", content=table.save()).json()
    monkeypatch.setattr(history.History, "_answer", None)
    with Screen(server.port, made["table"], made["seats"][0]["token"]):
        assert server.room(made["table"]).table.digest() == table.digest()


def test_a_full_table_takes_no_more_answers_and_goes_on_after_going_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and people who pass for now hold still too, instead of trying again and again."""
    monkeypatch.setattr("stockade.engine.savefile.ANSWERS_MOST", 3)
    with Running(tmp_path / "t.sqlite") as server:
        made = new_table(server.port, "hg")
        with Screen(server.port, made["table"], made["seats"][0]["token"], lang="fr") as ana:
            ana.answer(0, "roll")
            ana.answer(0, "roll")
            ana.answer(0, "pass")
            place = server.app.state.lobby._places[made["table"]].result()
            assert place.room.table.pending[0].seat == 1 and place.room.history.for_bots() == [] and place.machine.idle
            ana.send("undo", to=2)
            ana.wait(lambda: ana.ask(0), "the way back")
            assert ana.table["view"]["lamps"] == 2
            ana.answer(0, "roll")
            error = ana.refused("answer", seat=0, decision=ana.wait_ask(0)["id"], keys=["roll"])
            assert error["code"] == "table-full" and "Annulez-en" in error["text"]


def test_answers_taken_back_for_ever_fill_a_log_that_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer and each step back is a record. The game itself goes on from its save file, at a table with a fresh log."""
    monkeypatch.setattr(history, "RECORDS_MOST", 7)
    with Running(tmp_path / "t.sqlite") as server:
        made = new_table(server.port)
        tokens = [seat["token"] for seat in made["seats"]]
        with Screen(server.port, made["table"], *tokens, lang="fr") as both:
            for _ in range(2):
                both.answer(0, f"play:{both.table['view']['hand'][0]}")
                both.send("undo", to=0)
                both.wait(lambda: not both.table["view"]["played"], "the way back")
            both.answer(0, "roll")
            for type, fields in {"answer": {"seat": 0, "decision": both.wait_ask(0)["id"], "keys": ["roll"]}, "undo": {"to": 0}}.items():
                error = both.refused(type, **fields)
                assert error["code"] == "log-full" and "fichier" in error["text"]
            assert server.room(made["table"]).history.for_bots() == []
        data = request(server.port, "GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": ",".join(tokens)}).content
        again = request(server.port, "POST", "/api/import", content=data).json()
        with Screen(server.port, again["table"], again["seats"][0]["token"]) as ana:
            assert ana.table["view"]["lamps"] == 1
            ana.answer(0, "roll")
