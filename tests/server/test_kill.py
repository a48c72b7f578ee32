"""The process dies: at any moment, without warning. What a client was shown is still there afterwards."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.databases import free_port
from tests.server.screen import Frame, Screen, new_table, request, until
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent.parent


def start(port: int, db: Path | str, lang: str = "C.UTF-8") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.serve_lanterns", str(port), str(db)],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": lang},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@contextmanager
def served(port: int, db: Path | str) -> Iterator[subprocess.Popen[str]]:
    process = start(port, db)
    try:
        assert process.stdout and "ready" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


def play_until_dead(port: int, made: Frame, acknowledged: list[str], luck: random.Random) -> None:
    """Answer as fast as allowed; whatever was shown as done is noted."""
    try:
        with Screen(port, made["table"], *[seat["token"] for seat in made["seats"]]) as both:
            while not both.table["outcome"]:
                ask = both.table["asks"][0]
                key = luck.choice([option["key"] for option in ask["options"] if option["key"] not in ("break", "pass")] or ["pass"])
                both.answer(ask["seat"], key)
                acknowledged.append(f"{ask['seat']} {key}")
                time.sleep(0.02)
    except (ConnectionClosed, OSError, TimeoutError, EOFError):
        pass


def test_killed_in_the_middle_of_play_loses_nothing(db: Path | str) -> None:
    port, luck = free_port(), random.Random(5)
    made: Frame = {}
    acknowledged: list[str] = []
    for life in range(6):
        with served(port, db) as process:
            if not made:
                made = new_table(port, rounds=1000)
            with Screen(port, made["table"], *[seat["token"] for seat in made["seats"]]) as both:
                points = both.table["undo"]
                stored = points[0]["to"] + 1 if points else 0
                assert stored >= len(acknowledged)  # one more may have been written and not yet shown
                acknowledged += ["?"] * (stored - len(acknowledged))
                rolls = sum(line["kind"] == "lamp.lit" for line in both.log.values())
                assert rolls == both.table["view"]["lamps"] >= sum(answer.endswith("roll") for answer in acknowledged)
            player = threading.Thread(target=play_until_dead, args=(port, made, acknowledged, luck))
            player.start()
            time.sleep(0.3 + luck.random() / 2)
            process.send_signal(signal.SIGKILL)
            process.wait()
            player.join(15)
            assert not player.is_alive(), life
    assert len(acknowledged) > 20


def test_killed_while_many_tables_write_at_once_loses_nothing(db: Path | str) -> None:
    """Their answers are committed together; each one that was shown is there afterwards."""
    port, luck = free_port(), random.Random(7)
    made: list[Frame] = []
    acknowledged: list[list[str]] = [[] for _ in range(8)]
    for _ in range(3):
        with served(port, db) as process:
            made = made or [new_table(port, rounds=1000) for _ in acknowledged]
            players = [
                threading.Thread(target=play_until_dead, args=(port, one, answers, random.Random(luck.random())))
                for one, answers in zip(made, acknowledged, strict=True)
            ]
            for player in players:
                player.start()
            until(lambda: all(acknowledged), "everybody plays", 30)
            time.sleep(0.5 + luck.random() / 2)
            process.send_signal(signal.SIGKILL)
            process.wait()
            for player in players:
                player.join(15)
                assert not player.is_alive()
        with served(port, db):
            for one, answers in zip(made, acknowledged, strict=True):
                with Screen(port, one["table"], *[seat["token"] for seat in one["seats"]]) as both:
                    points = both.table["undo"]
                    stored = points[0]["to"] + 1 if points else 0
                    assert stored >= len(answers)  # one more may have been written and not yet shown
                    answers += ["?"] * (stored - len(answers))
    assert sum(map(len, acknowledged)) > 100


def test_a_polite_end_keeps_everything_too(db: Path | str) -> None:
    port = free_port()
    with served(port, db) as process:
        made = new_table(port)
        with Screen(port, made["table"], made["seats"][0]["token"]) as ana:
            ana.answer(0, "roll")
            process.send_signal(signal.SIGTERM)
            process.wait(10)
            with pytest.raises(ConnectionClosed):
                while True:
                    ana.hear()
    with served(port, db), Screen(port, made["table"], made["seats"][0]["token"]) as ana:
        assert ana.table["view"]["lamps"] == 1


@pytest.mark.parametrize(
    ("lang", "taken", "strange"), [("C", "is taken", "is not a Stockade"), ("fr_FR.UTF-8", "déjà pris", "n’est pas une base")]
)
def test_what_prevents_a_start_is_one_clear_sentence(tmp_path: Path, lang: str, taken: str, strange: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        process = start(other.getsockname()[1], tmp_path / "t.sqlite", lang)
        said, _ = process.communicate(timeout=20)
    assert process.returncode == 1 and taken in said and "Traceback" not in said and len(said.splitlines()) == 1
    (tmp_path / "diary").write_text("no tables here " * 100)
    process = start(free_port(), tmp_path / "diary", lang)
    said, _ = process.communicate(timeout=20)
    assert process.returncode == 1 and strange in said and "Traceback" not in said and len(said.splitlines()) == 1
    process = start(free_port(), tmp_path / "diary" / "t.sqlite", lang)
    said, _ = process.communicate(timeout=20)
    assert process.returncode == 1 and "Traceback" not in said and len(said.splitlines()) == 1


def test_the_address_it_prints_answers(tmp_path: Path) -> None:
    port = free_port()
    with served(port, tmp_path / "t.sqlite"):
        until(lambda: request(port, "GET", "/api/games").status_code == 200, "an answer")


@pytest.mark.parametrize(("lang", "words"), [("C", "already being served"), ("fr_FR.UTF-8", "déjà ouvertes")])
def test_a_second_server_on_the_same_file_says_where_the_first_is(tmp_path: Path, lang: str, words: str) -> None:
    """Two of them would each show tables that move in the other; after the first one's end, however it ends, the file is free."""
    port, db = free_port(), tmp_path / "t.sqlite"
    with served(port, db):
        second = start(free_port(), db, lang)
        said, _ = second.communicate(timeout=20)
        assert second.returncode == 1 and "Traceback" not in said and len(said.splitlines()) == 1
        assert words in said and str(db) in said and f":{port}/" in said and "--db" in said
        assert request(port, "GET", "/api/games").status_code == 200
    with served(free_port(), db):
        pass


def test_no_link_and_no_other_spelling_leads_past_the_first_server(tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "t.sqlite"
    (tmp_path / "aside").mkdir()
    (tmp_path / "aside" / "link.sqlite").symlink_to(db)
    (tmp_path / "there").symlink_to(tmp_path)
    with served(port, db):
        for other in ("aside/link.sqlite", "there/t.sqlite", "aside/../t.sqlite"):
            second = start(free_port(), tmp_path / other)
            said, _ = second.communicate(timeout=20)
            assert second.returncode == 1 and "already being served" in said and f":{port}/" in said, other


@pytest.mark.parametrize(("lang", "words"), [("C", "2 names"), ("fr_FR.UTF-8", "2 noms")])
def test_a_file_with_two_names_is_not_served_under_either(tmp_path: Path, lang: str, words: str) -> None:
    """SQLite keeps its newest pages beside the name that was opened."""
    port, db, twin = free_port(), tmp_path / "t.sqlite", tmp_path / "aside" / "u.sqlite"
    twin.parent.mkdir()
    with served(port, db):
        twin.hardlink_to(db)
        for name in (twin, db):
            second = start(free_port(), name, lang)
            said, _ = second.communicate(timeout=20)
            assert second.returncode == 1 and words in said and str(name) in said and len(said.splitlines()) == 1
        assert request(port, "GET", "/api/games").status_code == 200
    twin.unlink()
    with served(free_port(), db):
        pass
