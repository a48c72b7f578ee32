"""What comes from outside and is not meant well, or not well made: foreign saves, odd set-ups, endless words."""

from typing import Any

import msgspec
import pytest
from tests.server.screen import Frame, Running, request

from stockade.engine import Answer, Table
from stockade.engine.mark import Save


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
