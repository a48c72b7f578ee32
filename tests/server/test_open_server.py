"""A server in the open: its addresses, its proxies, its path, what its keeper may ask, and what it writes about itself."""

import json
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.screen import Running, Screen, new_table, post, request, until
from tests.server.test_kill import free_port

from stockade.engine.errors import StockadeError
from stockade.server.hosting import hosting, within
from stockade.server.logs import Lines, Objects
from stockade.server.sentences import explain

NO_ORIGINS = ["play.example.org", "https://", "https://a/b", "ftp://a", "https://a?b", "https://u@a", "https://a:99999", "https://["]


def test_surroundings_are_read_as_people_type_them() -> None:
    typed = ["https://Play.Example.org/", "http://table.example:8080", "https://[2001:db8::1]:443"]
    seen = hosting(typed, ["10.0.0.7", "fd00::/8"], "games/stockade/")
    assert seen.origins == ("https://play.example.org", "http://table.example:8080", "https://[2001:db8::1]")
    assert seen.hosts == ("play.example.org", "table.example", "2001:db8::1")
    assert seen.proxies == ("10.0.0.7/32", "fd00::/8") and seen.base_path == "/games/stockade"
    assert hosting(base_path="/").base_path == ""


@pytest.mark.parametrize(
    "wrong",
    [{"origins": [bad]} for bad in NO_ORIGINS]
    + [{"proxies": ["proxy.example"]}, {"readers": ["10.0.0.0/40"]}, {"base_path": "/a b"}, {"base_path": "/../x"}, {"base_path": "/é"}],
)
def test_what_is_no_address_is_said_in_both_languages(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(StockadeError) as error:
        hosting(**wrong)  # type: ignore[arg-type]
    english, french = explain(error.value, "en"), explain(error.value, "fr")
    assert "is no" in english or "neither" in english
    assert "n’est" in french


def test_below_a_path_everything_works_and_the_page_is_found_without_its_slash(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>here</title>")
    with Running(tmp_path / "t.sqlite", hosting=hosting(base_path="/play"), static_dir=tmp_path) as server:
        assert "here" in request(server.port, "GET", "/play/").text
        moved = request(server.port, "GET", "/play")
        assert moved.status_code in (307, 308) and moved.headers["location"].endswith("/play/")
        made = post(server.port, "/play/api/tables", {"game": "lanterns", "setup": {"seats": 2}})
        with Screen(server.port, made["table"], made["watch"], below="/play") as eve:
            assert eve.welcome["watching"]
        assert (
            request(server.port, "POST", "/play/api/import", content=b"x" * 200_000).status_code == 400
        )  # not 413: the path's limit is found
        assert request(server.port, "GET", "/api/games").status_code == 200  # a proxy may take the path off itself
        assert request(server.port, "GET", "/playing/api/games").status_code == 404


def test_only_a_trusted_proxy_speaks_for_others(tmp_path: Path) -> None:
    claim = {"x-forwarded-for": "203.0.113.9"}
    with Running(tmp_path / "a.sqlite") as server:  # nobody is trusted: the claim is wind, and this machine may read
        assert request(server.port, "GET", "/metrics", headers=claim).status_code == 200
    with Running(tmp_path / "b.sqlite", proxies=["127.0.0.1/32"]) as server:
        assert request(server.port, "GET", "/metrics").status_code == 200
        assert request(server.port, "GET", "/metrics", headers=claim).status_code == 403
        two = {"x-forwarded-for": "127.0.0.1, 203.0.113.9"}  # what the visitor wrote stands left of what the proxy saw
        assert request(server.port, "GET", "/metrics", headers=two).status_code == 403
    with Running(tmp_path / "c.sqlite", proxies=["127.0.0.1/32"], hosting=hosting(readers=["203.0.113.0/24"])) as server:
        assert request(server.port, "GET", "/metrics", headers=claim).status_code == 200


def test_posts_are_counted_by_who_is_behind_the_proxy(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", count_posts=True, proxies=["127.0.0.1/32"]) as server:

        def knock(address: str) -> int:
            return request(server.port, "POST", "/api/mine", json={"tables": []}, headers={"x-forwarded-for": address}).status_code

        assert {knock("203.0.113.9") for _ in range(60)} == {200, 429}
        assert knock("203.0.113.10") == 200


def test_who_is_near() -> None:
    assert within("127.0.0.1", ()) and within("::1", ()) and within("::ffff:127.0.0.1", ()) and within("10.1.2.3", ("10.0.0.0/8",))
    assert not within("10.1.2.3", ()) and not within("", ()) and not within("fe80::1%eth0", ("10.0.0.0/8",))


def figure(text: str, name: str) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        assert request(server.port, "GET", "/healthz").text == "ok\n"
        assert request(server.port, "GET", "/readyz").text == "ok\n"
        made = new_table(server.port)
        with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
            ana.answer(0, "pass")
            ana.refused("answer", seat=1, decision=1, keys=["pass"])
            text = request(server.port, "GET", "/metrics").text
        assert figure(text, 'stockade_answers_total{game="lanterns",how="person"}') == 1
        assert figure(text, "stockade_refusals_total") == 1
        assert figure(text, "stockade_tables_open") == 1 and figure(text, "stockade_clients") == 1
        for what in ("answer", "store", "frames"):
            assert figure(text, f'stockade_seconds_count{{what="{what}"}}') >= 1, what
        assert figure(text, "process_resident_memory_bytes") > 1e6 or sys.platform != "linux"
        assert made["seats"][0]["token"] not in text and made["table"] not in text


def test_a_server_without_its_tables_is_not_ready(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        store = server.app.state.lobby.store
        db, store._db = store._db, None
        try:
            assert request(server.port, "GET", "/readyz").status_code == 503
            assert request(server.port, "GET", "/healthz").status_code == 200
        finally:
            store._db = db


def test_logs_name_time_request_and_table_and_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    from stockade.server.logs import Marked, logger

    logger.setLevel(logging.INFO)
    caplog.handler.addFilter(marked := Marked())
    caplog.set_level(logging.INFO)
    try:
        with Running(tmp_path / "t.sqlite") as server:
            made = new_table(server.port)
            mine = {"x-seat-token": made["seats"][0]["token"]}
            answer = request(server.port, "GET", f"/api/tables/{made['table']}/save?x=secret", headers=mine)
            until(
                lambda: any("/save" in record.getMessage() and record.name.startswith("stockade") for record in caplog.records),
                "the line of the request",
            )
    finally:
        caplog.handler.removeFilter(marked)
        logger.setLevel(logging.NOTSET)
    line = next(
        json.loads(Objects().format(record))
        for record in caplog.records
        if "/save" in record.getMessage() and record.name.startswith("stockade")
    )
    assert line["request"] == answer.headers["x-request-id"] and line["status"] == 200 and line["method"] == "GET"
    assert line["time"].endswith("Z") and line["path"].endswith("/save") and line["ms"] >= 0
    everything = "\n".join(
        Objects().format(record) + Lines().format(record) for record in caplog.records if record.name.startswith("stockade")
    )
    assert made["seats"][0]["token"] not in everything and "secret" not in everything


def test_a_traceback_is_one_object() -> None:
    try:
        raise ValueError("lost")
    except ValueError:
        record = logging.LogRecord("here", logging.ERROR, __file__, 1, "table %s", ("t1",), sys.exc_info())
    line = json.loads(Objects().format(record))
    assert line["message"] == "table t1" and "ValueError: lost" in line["traceback"] and "\n" not in Objects().format(record)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_asked_to_stop_it_drains_first_and_then_ends_well(tmp_path: Path) -> None:
    port = free_port()
    how = [f"--port={port}", f"--db={tmp_path / 't.sqlite'}", "--no-browser", "--drain=1.5", "--log=json"]
    command = [sys.executable, "-m", "stockade.cli", "serve", *how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and "ready" in process.stdout.readline()
        assert request(port, "GET", "/readyz").status_code == 200
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        until(lambda: request(port, "GET", "/readyz").status_code == 503, "it says no")
        assert request(port, "GET", "/healthz").status_code == 200
        process.wait(20)
        assert time.monotonic() - begun > 1.4
        assert process.stderr and "Traceback" not in process.stderr.read()


def test_a_bad_origin_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    from stockade.cli import main

    assert main(["serve", "--origin", "play.example.org", "--lang", "fr"]) == 2
    assert "n’est pas une origine" in capsys.readouterr().err
    assert main(["serve", "--log", "xml"]) == 2
    assert "text, json" in capsys.readouterr().err
