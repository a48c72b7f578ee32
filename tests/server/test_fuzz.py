"""No frame, however strange, kills a room, changes a table it may not change, or goes without an answer."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.fuzz import anything, examples, scalars
from tests.server.screen import Frame, Running, Screen, new_table

from stockade.server import socket
from stockade.server.protocol import Malformed, read_frame
from stockade.server.rates import Bucket

names = ["seat", "decision", "keys", "tokens", "lang", "to", "request", "agree", "until", "kind", "name", "text"]
types = [
    "hello",
    "answer",
    "lang",
    "undo",
    "undo-vote",
    "hand",
    "standing",
    "card",
    "hint",
    "forecast",
    "leads",
    "hurry",
    "seat",
    "chat",
    "ping",
    "welcome",
    "",
    7,
]
near = st.fixed_dictionaries({"type": st.sampled_from(types)}, optional={name: scalars | st.lists(scalars, max_size=3) for name in names})
small = st.integers(-2, 3)
almost = st.one_of(
    st.fixed_dictionaries({"type": st.just("answer"), "seat": small, "decision": small, "keys": st.lists(st.text(max_size=5), max_size=2)}),
    st.fixed_dictionaries({"type": st.just("hand"), "decision": small, "to": small}),
    st.fixed_dictionaries({"type": st.just("undo"), "to": small}),
    st.fixed_dictionaries({"type": st.just("undo-vote"), "request": small, "agree": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("card"), "seat": st.just(1), "card": st.text(max_size=90), "answer": st.just("always")}),
    st.fixed_dictionaries({"type": st.just("standing"), "seat": st.just(1), "until": st.text(min_size=1, max_size=5)}),
    st.fixed_dictionaries({"type": st.just("seat"), "seat": st.just(1), "kind": st.sampled_from(["human", "god"]), "name": st.text()}),
)


@given(st.binary(max_size=60) | anything.map(lambda value: json.dumps(value).encode()) | near.map(lambda value: json.dumps(value).encode()))
@examples(200)
def test_reading_a_frame_gives_a_frame_or_malformed(data: bytes) -> None:
    try:
        read_frame(data)
    except Malformed as error:
        assert error.args_for_text["path"]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ('{"type":"answer","seat":0,"decision":1,"keys":[3]}', "$.keys[0]"),
        ('{"type":"answer","seat":-1,"decision":1,"keys":[]}', "$.seat"),
        ('{"type":"fly"}', "$.type"),
        ('{"type":"ping","extra":1}', "$"),
        ("[" * 50000, "$"),
        ('{"type":"chat","text":"\\ud800"}', "$"),
    ],
)
def test_malformed_says_where(data: str, path: str) -> None:
    with pytest.raises(Malformed) as error:
        read_frame(data)
    assert error.value.args_for_text["path"] == path


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Frame]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "Bucket", lambda: Bucket(1e9, 1e9))
        patch.setattr(socket, "FLOOD", 10**9)
        with Running(Path(tmp_path_factory.mktemp("fuzz")) / "t.sqlite") as server:
            yield server, new_table(server.port)


@given(st.lists(anything | near | almost, min_size=1, max_size=12))
@examples(40)
def test_random_json_never_kills_the_room(fuzzed: tuple[Running, Frame], sent: list[Any]) -> None:
    server, made = fuzzed
    a, b = (seat["token"] for seat in made["seats"])
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as mallory:
        before = server.room(made["table"]).table.digest()  # it is seat 0's turn: nothing seat 1 sends may matter
        for value in sent:
            if isinstance(value, dict) and value.get("type") == "seat":
                value = {**value, "kind": "human"} if value.get("kind") != "god" else value
            mallory.ws.send(json.dumps(value))
        mallory.send("ping")
        mallory.next("pong")
        assert server.room(made["table"]).table.digest() == before
        ana.send("ping")
        ana.next("pong")
        assert ana.table["asks"] and not any(frame.get("code") == "internal" for frame in (*ana.seen, *mallory.seen))
