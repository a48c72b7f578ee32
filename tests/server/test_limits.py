"""What strangers may do: hosts, origins, sizes, rates, and frames that mean nothing."""

import asyncio
import json
import logging
import socket
from pathlib import Path

import pytest
from tests.server.screen import Frame, Running, Screen, new_table, request, until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stockade.server.client import OUTBOX, Client
from stockade.server.hosting import hosting
from stockade.server.limits import host_allowed
from stockade.server.rates import BODY_LIMIT, IMPORT_LIMIT, Bucket, Buckets


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def test_hosts() -> None:
    for good in ("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000", "Table.Example:8000"):
        assert host_allowed(good, {"table.example"}), good
    for bad in ("", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1", "evil.example:8000"):
        assert not host_allowed(bad, {"table.example"}), bad


def test_a_foreign_host_or_origin_is_turned_away(server: Running) -> None:
    assert request(server.port, "GET", "/api/games", headers={"host": "evil.example"}).status_code == 400
    body = {"game": "lanterns", "setup": {"seats": 2}}
    for origin, status in [("http://evil.example", 403), ("null", 403), ("http://[", 403), (f"http://127.0.0.1:{server.port}", 201)]:
        assert request(server.port, "POST", "/api/tables", json=body, headers={"origin": origin}).status_code == status
    made = new_table(server.port)
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "http://["}):
        with pytest.raises(InvalidStatus) as refusal:
            Screen(server.port, made["table"], made["watch"], additional_headers=headers)
        assert refusal.value.response.status_code == 403
    with Screen(server.port, made["table"], made["watch"], origin=f"http://127.0.0.1:{server.port}") as eve:
        assert eve.welcome["watching"]


def test_an_allowed_origin_of_another_name(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", hosting=hosting(["https://table.example"])) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], made["watch"], origin="https://table.example") as eve:
            assert eve.welcome["watching"]
        assert request(server.port, "GET", "/api/games", headers={"host": "table.example"}).status_code == 200


def test_json_must_say_so(server: Running) -> None:
    body = json.dumps({"game": "lanterns", "setup": {"seats": 2}})
    sneaky = request(server.port, "POST", "/api/tables", content=body, headers={"content-type": "text/plain"})
    assert sneaky.status_code == 400 and sneaky.json()["error"]["code"] == "malformed"


def test_bodies_have_a_limit_by_length_and_by_count(server: Running) -> None:
    big = b'{"game":"' + b"x" * BODY_LIMIT + b'"}'
    answer = request(server.port, "POST", "/api/tables", content=big, headers={"content-type": "application/json", "accept-language": "fr"})
    assert answer.status_code == 413 and answer.json()["error"]["text"].startswith("C’est plus gros")

    def pieces(count: int) -> object:
        for _ in range(count):
            yield b"x" * 16384

    chunked = request(server.port, "POST", "/api/tables", content=pieces(8), headers={"content-type": "application/json"})
    assert chunked.status_code == 413
    assert request(server.port, "POST", "/api/import", content=b"x" * (IMPORT_LIMIT + 1)).status_code == 413
    assert request(server.port, "POST", "/api/import", content=b"x" * (BODY_LIMIT * 2)).status_code == 400


@pytest.mark.parametrize("path", ["/api/tables", "/api/import", "/api/mine"])
def test_a_client_that_leaves_in_mid_body_is_no_error_of_ours(server: Running, caplog: pytest.LogCaptureFixture, path: str) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.addHandler(caplog.handler)
    try:
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
            leaving.sendall(head.encode() + b'{"game":')
            until(lambda: server.server.server_state.tasks, "the request has come")
        until(lambda: not server.server.server_state.tasks, "the request is over")
    finally:
        uvicorn.removeHandler(caplog.handler)
    assert not caplog.records


def test_a_huge_frame_ends_the_line_and_nothing_else(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana, Screen(server.port, made["table"], tokens(made)[1]) as bob:
        bob.ws.send("x" * (BODY_LIMIT + 1))
        with pytest.raises(ConnectionClosed):
            while True:
                bob.hear()
        assert bob.ws.close_code == 1009
        ana.answer(0, "pass")


def test_too_many_frames_are_refused_then_the_line_is_cut(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], tokens(made)[0]) as ana, Screen(server.port, made["table"], tokens(made)[1]) as bob:
        for _ in range(30):
            bob.send("ping")
        codes = [bob.hear() for _ in range(30)]
        assert sum(frame.get("code") == "too-fast" for frame in codes) >= 8
        with pytest.raises(ConnectionClosed):
            for _ in range(2000):
                bob.send("ping")
            while True:
                bob.hear()
        assert bob.ws.close_code in (4429, 1013)
        ana.answer(0, "pass")


def test_bucket() -> None:
    now = 0.0
    bucket = Bucket(10, 20, lambda: now)
    assert sum(bucket.take() for _ in range(50)) == 20
    now = 1.0
    assert sum(bucket.take() for _ in range(50)) == 10
    now = 100.0
    assert sum(bucket.take() for _ in range(50)) == 20
    many = Buckets(1, 2, most=2)
    assert many.take("a") and many.take("a") and not many.take("a") and many.take("b") and many.take("c") and many.take("a")
    many = Buckets(1, 2, clock=lambda: now)
    assert all(many.take(f"{address}") for address in range(1000)) and len(many) == 1000
    now = 101.0
    assert many.take("0") and many.take("0") and not many.take("0"), "not full again yet"
    now = 102.5
    assert many.take("new") and len(many) == 2, "whose bucket was full again is as good as new"


def test_posts_are_counted_per_address(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", count_posts=True) as server:
        statuses = {request(server.port, "POST", "/api/mine", json={"tables": []}).status_code for _ in range(60)}
        assert statuses == {200, 429}
        assert request(server.port, "GET", "/api/games").status_code == 200


def test_security_headers_and_the_page_without_a_bundle(server: Running) -> None:
    page = request(server.port, "GET", "/")
    assert page.status_code == 200 and "has not been built" in page.text and "pas encore construite" in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'self'") and page.headers["x-content-type-options"] == "nosniff"
    missing = request(server.port, "GET", "/api/nothing", headers={"accept-language": "fr-FR"})
    assert missing.status_code == 404 and missing.json()["error"]["text"] == "Il n’y a pas de telle page."
    assert request(server.port, "GET", "/api/text/de.ftl").status_code == 404
    assert request(server.port, "DELETE", "/api/tables").status_code == 405


def test_the_bundle_is_served_when_it_is_there(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the table</p>")
    (tmp_path / "static" / "assets" / "a1b2.js").write_text("1")
    with Running(tmp_path / "t.sqlite", static_dir=tmp_path / "static") as server:
        page, script = request(server.port, "GET", "/"), request(server.port, "GET", "/assets/a1b2.js")
        assert "the table" in page.text and page.headers["cache-control"] == "no-cache" and "immutable" in script.headers["cache-control"]
        assert "content-security-policy" in page.headers
        assert request(server.port, "GET", "/../t.sqlite").status_code == 404
        assert request(server.port, "GET", "/..%2ft.sqlite").status_code == 404


def test_a_client_that_never_reads_does_not_hold_up_the_table(server: Running) -> None:
    made = new_table(server.port)
    with Screen(server.port, made["table"], *tokens(made)) as both:
        deaf = socket.create_connection(("127.0.0.1", server.port))
        head = f"GET /ws/{made['table']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        deaf.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        assert b"101" in deaf.recv(4096)
        hello = json.dumps({"type": "hello", "tokens": [made["watch"]]}).encode()
        deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        until(lambda: len(server.room(made["table"]).clients) == 2, "the deaf one is in")
        for _ in range(6):
            both.answer(0, "roll")
        deaf.close()
        until(lambda: len(server.room(made["table"]).clients) == 1, "the deaf one is out")


def test_frames_pile_up_only_so_far() -> None:
    async def go() -> None:
        client = Client([0], False, "en")
        for _ in range(OUTBOX):
            client.tell({"type": "pong"})
        assert not client.gone
        client.tell({"type": "pong"})
        assert client.gone == "too-slow" and len(client.outbox) == OUTBOX

    asyncio.run(go())
