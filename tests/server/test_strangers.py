"""What comes from outside and is not meant well, or not well made: foreign saves, odd set-ups, endless words."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.screen import Frame, Running, new_table, post, request

from stockade.engine import Answer, BadSetup, Table, find_game
from stockade.engine.checkpoint import Save
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


@pytest.mark.parametrize("change", [{"seed": 2**64 - 1}, {"reveals": [1]}, {"setup": {"seats": 9}}])
def test_a_save_that_was_tampered_with_is_refused_with_a_reason(server: Running, change: Frame) -> None:
    assert imported(server, Table.new("lanterns", {"seats": 2}, 3), **change)["code"] == "bad-save"


def test_the_state_in_a_foreign_save_is_never_played(server: Running) -> None:
    """Only the answers count: bytes that claim to be a state could hold anything, a rule without end included."""
    table = Table.new("lanterns", {"seats": 2}, 3)
    mark = msgspec.structs.replace(table._marks[-1], state=b"\x90")
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
