"""No bytes, however strange, get a 5xx, go without an answer, leave an error in the log or disturb a table.

Requests and frames are written byte by byte, past every client that would make them well-formed.
"""

import contextlib
import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.installed import GAMES
from tests.server.fuzz import ODD, anything, examples, odd
from tests.server.screen import Frame, Running, Screen, new_table

from stockade.engine.game import find_game


def raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def escaped(text: str) -> str:
    return quote_from_bytes(raw(text))


parts = odd.map(escaped) | st.binary(max_size=8).map(quote_from_bytes)
ROUTES = [
    *["/api/games", "/api/preview", "/api/setup-file", "/api/tables", "/api/mine", "/api/import", "/api/rules/{}", "/api/best/{}"],
    *["/api/rules/xmen-resistance/{}/example", "/api/rules/xmen-resistance/{}/try", "/rules/{}"],
    *["/api/decks/{}", "/api/decks/{}/check", "/api/decks/{}/read", "/api/decks/{}/write", "/api/text/{}.ftl", "/api/tables/{}/save"],
    *["/ws/{}", "/", "/{}", "/assets/{}", "/{}/../{}", "{}", "*", "http://[{}", "//{}"],
]
ASKED = [
    *["/api/best/lanterns?most={}", "/api/best/lanterns?table={}", "/api/decks/marvel-champions?lang={}"],
    *(route for route in ROUTES if "{}" in route),
]
queries = st.lists(st.tuples(st.sampled_from(["most", "table", "lang", ""]) | parts, parts), max_size=3).map(
    lambda pairs: "?" + "&".join(f"{name}={value}" for name, value in pairs) if pairs else ""
)
targets = st.builds(lambda route, part, query: route.replace("{}", part) + query, st.sampled_from(ROUTES), parts, queries)
methods = st.sampled_from(["GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "BREW", "get"])
WRITING = [
    "Origin",
    "Accept-Language",
    "Content-Type",
    "Content-Length",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "Transfer-Encoding",
    "Host",
]
READING = ["Range", "If-Range", "If-None-Match", "If-Modified-Since", "Expect", "Accept-Encoding", "X-Seat-Token", "Cookie", "Forwarded"]
SHAKING = ["Upgrade", "Connection", *(f"Sec-WebSocket-{name}" for name in ("Key", "Version", "Protocol", "Extensions"))]
values = odd.map(raw) | st.binary(max_size=8)
headers = st.lists(st.tuples(st.sampled_from([*WRITING, *READING, *SHAKING]), values), max_size=4)
fields = ["game", "setup", "seats", "seed", "lang", "option", "words", "scenario", "tables", "deck", "form"]
bodies = st.one_of(
    st.none(),
    st.binary(max_size=40),
    (anything | st.dictionaries(st.sampled_from(fields), anything, max_size=4)).map(lambda value: json.dumps(value).encode()),
    st.just(b'{"game":"lanterns","setup":' + b'{"a":' * 5000 + b"1" + b"}" * 5001),
)
SHAKE = [("Upgrade", b"websocket"), ("Connection", b"Upgrade"), ("Sec-WebSocket-Key", b"A" * 22 + b"=="), ("Sec-WebSocket-Version", b"13")]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = Path(tmp_path_factory.mktemp("fuzz"))
    (home / "static" / "assets").mkdir(parents=True)
    (home / "static" / "index.html").write_text("<p>the table</p>")
    (home / "static" / "assets" / "a.js").write_text("1")
    with Running(home / "t.sqlite", static_dir=home / "static") as server:
        yield server


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What the log says at error level."""
    said: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(self.format(record))

    ear, heard = Ear(logging.ERROR), [logging.getLogger(name) for name in ("stockade", "uvicorn", "asyncio")]
    for logger in heard:
        logger.addHandler(ear)
    yield said
    for logger in heard:
        logger.removeHandler(ear)


def complete(said: bytes) -> bool:
    """Whether this is a whole answer."""
    head, end, body = said.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\ncontent-length: (\d+)", head)
    return bool(end) and (b" 101 " in head[:20] or (length is not None and len(body) >= int(length[1])))


def asked(port: int, data: bytes, patience: float = 30) -> bytes:
    """What comes back for these bytes. A request without an end is ended by us after a while."""
    said = b""
    with socket.create_connection(("127.0.0.1", port), patience) as line, contextlib.suppress(ConnectionResetError):
        line.sendall(data)
        try:
            while not complete(said) and (more := line.recv(65536)):
                said += more
        except TimeoutError:
            line.shutdown(socket.SHUT_WR)
            line.settimeout(10)
            while more := line.recv(65536):
                said += more
    return said


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def written(method: str, target: str, head: list[tuple[str, bytes]], body: bytes | None) -> bytes:
    """A request; what it needs besides is added."""
    known = {name.lower() for name, _ in head}
    usual = [("Host", b"127.0.0.1"), ("Content-Type", b"application/json"), ("Connection", b"close")]
    if body is not None and "transfer-encoding" not in known:
        usual.append(("Content-Length", str(len(body)).encode()))
    lines = [raw(f"{method} {target} HTTP/1.1")]
    lines += [name.encode() + b": " + value for name, value in [*head, *((n, v) for n, v in usual if n.lower() not in known)]]
    return b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")


@given(methods, targets, headers, bodies)
@examples(100)
def test_a_strange_request_is_answered(
    fuzzed: Running, errors: list[str], method: str, target: str, head: list[tuple[str, bytes]], body: bytes | None
) -> None:
    errors.clear()
    answer = asked(fuzzed.port, written(method, target, head, body), 0.2)
    assert status(answer) < 500 and not errors, (answer[:200], errors)


@pytest.mark.parametrize("name", [*WRITING, *READING, *SHAKING])
def test_each_header_takes_each_strange_value(fuzzed: Running, errors: list[str], name: str) -> None:
    for value in map(raw, ODD):
        if name in SHAKING or name == "Origin":
            data = written("GET", "/ws/x", [(name, value), *(pair for pair in SHAKE if pair[0] != name)], None)
        elif name in READING:
            data = written("GET", "/api/tables/x/save" if name == "X-Seat-Token" else "/assets/a.js", [(name, value)], None)
        else:
            data = written("POST", "/api/mine", [(name, value)], b'{"tables":[]}')
        more = name in ("Content-Length", "Transfer-Encoding")  # it may promise more than comes
        answer = asked(fuzzed.port, data, 0.2 if more else 30)
        assert (more or status(answer)) and status(answer) < 500 and not errors, (value[:50], answer[:200], errors)


@pytest.mark.parametrize("route", ASKED)
def test_each_part_of_an_address_takes_each_strange_value(fuzzed: Running, errors: list[str], route: str) -> None:
    method, body = ("POST", b"{}") if route.endswith(("check", "read", "write")) else ("GET", None)
    for value in ODD:
        answer = asked(fuzzed.port, written(method, route.replace("{}", escaped(value)), [], body))
        assert 0 < status(answer) < 500 and not errors, (value[:50], answer[:200], errors)


def set_ups() -> list[tuple[str, dict[str, Any]]]:
    """Good ones of every game."""
    return [
        (game.id, game.defaults(scenario, seats))
        for game in map(find_game, GAMES)
        for scenario in game.scenarios
        for seats in game.seats_in(scenario)
    ]


@st.composite
def strange(draw: st.DrawFn, good: Any) -> Any:
    """Something good in which one thing, at any depth, is something else."""
    if isinstance(good, dict) and good and draw(st.integers(0, 4)):
        name = draw(st.sampled_from(sorted(good)))
        return {**good, name: draw(strange(good[name]))} if draw(st.integers(0, 9)) else {**good, draw(odd): draw(anything)}
    if isinstance(good, list) and good and draw(st.integers(0, 4)):
        at = draw(st.integers(0, len(good) - 1))
        return [*good[:at], draw(strange(good[at])), *good[at + 1 :]] if draw(st.integers(0, 9)) else good * draw(st.integers(0, 4))
    return draw(anything)


@given(st.data())
@examples(60)
def test_a_strange_set_up_gets_a_sentence(fuzzed: Running, errors: list[str], data: st.DataObject) -> None:
    errors.clear()
    game, setup = data.draw(st.sampled_from(set_ups()))
    body = {"game": game, "setup": data.draw(strange(setup))}
    target = data.draw(st.sampled_from(["/api/preview", "/api/tables"]))
    answer = asked(fuzzed.port, written("POST", target, [], json.dumps(body).encode()))
    assert status(answer) in (200, 201, 400) and not errors, (answer[:200], errors)


def framed(opcode: int, payload: bytes, fin: bool = True, rsv: int = 0, masked: bool = True, claim: int | None = None) -> bytes:
    """A WebSocket frame that may lie about its length; the mask is zero, so that the payload stays readable."""
    length = len(payload) if claim is None else claim
    short = length if length < 126 else 126 if length < 2**16 else 127
    size = b"" if length < 126 else length.to_bytes(2 if length < 2**16 else 8, "big")
    return bytes([fin << 7 | rsv << 4 | opcode, masked << 7 | short]) + size + b"\0\0\0\0" * masked + payload


HELLO = {"type": "hello", "tokens": ["x"]}
said = st.sampled_from([HELLO, {"type": "ping"}, {"type": "chat", "text": "hi"}]) | anything
payloads = st.binary(max_size=130) | said.map(lambda value: json.dumps(value).encode()) | odd.map(raw)
good = st.builds(framed, st.sampled_from([1, 1, 1, 2, 9, 10]), payloads)
wire = st.builds(
    framed,
    st.sampled_from([1, 1, 1, 0, 2, 8, 9, 10, 3, 15]),
    payloads,
    st.sampled_from([True, True, False]),
    st.sampled_from([0, 0, 0, 4, 7]),
    st.sampled_from([True, True, True, False]),
    st.none() | st.sampled_from([0, 125, 126, 65536, 2**31, 2**63 - 1, 2**64 - 1]),
)


@pytest.fixture(scope="module")
def table(fuzzed: Running) -> Frame:
    return new_table(fuzzed.port)


@given(st.lists(st.one_of(good, good, good, wire, st.binary(max_size=20)), min_size=1, max_size=6), st.booleans(), st.booleans())
@examples(60)
def test_strange_frames_disturb_nobody(
    fuzzed: Running, table: Frame, errors: list[str], sent: list[bytes], greet: bool, stay: bool
) -> None:
    errors.clear()
    with Screen(fuzzed.port, table["table"], table["seats"][0]["token"]) as ana:
        before = fuzzed.room(table["table"]).table.digest()
        with socket.create_connection(("127.0.0.1", fuzzed.port), 5) as line:
            line.sendall(written("GET", f"/ws/{table['table']}", SHAKE, None))
            assert b" 101 " in line.recv(4096)
            hello = framed(1, json.dumps({"type": "hello", "tokens": [table["seats"][1]["token"]]}).encode())
            with contextlib.suppress(OSError):
                line.sendall(hello * greet + b"".join(sent))
                if stay:
                    line.settimeout(0.05)
                    line.recv(4096)
        ana.settle()
        assert fuzzed.room(table["table"]).table.digest() == before and not errors, errors


def test_nonsense_instead_of_a_body_is_no_error(fuzzed: Running, errors: list[str]) -> None:
    for target in ("/api/games", "/assets/a.js", "/api/text/en.ftl"):
        answer = asked(fuzzed.port, written("GET", target, [("Transfer-Encoding", b"chunked")], b"no number\r\n"))
        assert status(answer) == 400 and not errors, errors


def test_nonsense_instead_of_a_hello_is_no_error(fuzzed: Running, table: Frame, errors: list[str]) -> None:
    with socket.create_connection(("127.0.0.1", fuzzed.port), 5) as line:
        line.sendall(written("GET", f"/ws/{table['table']}", SHAKE, None))
        assert b" 101 " in line.recv(4096)
        line.sendall(framed(1, b"no json") + framed(1, b"no text: \xff"))
        while line.recv(4096):
            pass
    assert not errors, errors
