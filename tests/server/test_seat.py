"""A program takes a seat of a real server by its link, plays to the end, comes back after a break, and is told what is wrong."""

import contextlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.browser.serving import Served
from tests.server.screen import Running, Screen, new_table, post, request

from stockade.commands.speak import Mistake
from stockade.commands.textseat import Link

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "text-seat.md"
SEAT = [sys.executable, "-m", "stockade.cli", "seat"]


def link(port: int, table: str, token: str) -> str:
    return f"http://127.0.0.1:{port}/#/t/{table}/{token}"


def mission(running: Running) -> tuple[int, str, str]:
    """A table with one person and a bot."""
    setup = {"mission": "MH0", "heroes": ["storm", "wolverine", "rogue", "magneto"], "seats": 2}
    seats = [{"kind": "human", "name": ""}, {"kind": "random", "name": ""}]
    made = post(running.port, "/api/tables", {"game": "xmen-resistance", "setup": setup, "seats": seats, "seed": 1})
    return running.port, made["table"], made["seats"][0]["token"]


class Program:
    """A seat on the other side of two pipes."""

    def __init__(self, where: str, *more: str) -> None:
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen([*SEAT, where, *more], text=True, encoding="utf-8", **pipes)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                pipe.close()  # type: ignore[union-attr]

    def say(self, value: Any) -> None:
        assert self.process.stdin
        self.process.stdin.write((value if isinstance(value, str) else json.dumps(value)) + "\n")
        self.process.stdin.flush()

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        assert self.process.stdout and self.process.stderr
        for line in self.process.stdout:
            message = json.loads(line)
            if message["type"] in kinds:
                return message
        raise AssertionError(self.process.stderr.read())


def test_the_program_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    program = tmp_path / "player.py"
    program.write_text(code, encoding="utf-8")
    with Running(tmp_path / "tables.sqlite") as running:
        where = link(*mission(running))
        done = subprocess.run([sys.executable, program, where], capture_output=True, text=True, timeout=60, check=True)
        assert done.stdout.strip() in ("won", "lost")


def test_questions_in_words_and_answers_by_number_or_key(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as running:
        made = new_table(running.port, "hh")
        tokens = [seat["token"] for seat in made["seats"]]
        with Program(link(running.port, made["table"], tokens[0]), "--lang", "fr") as program:
            first = program.hear("seat")
            assert (first["game"], first["seats"], first["names"]) == ("lanterns", [0], ["P0", "P1"])
            ask = program.hear("ask")
            assert ask["seat"] == 0 and ask["question"] and ask["view"] and ask["least"] <= ask["most"]
            assert [option["n"] for option in ask["options"]] == list(range(1, len(ask["options"]) + 1))
            for wrong in ("nonsense", 99, {"answer": "no-such-key"}, {"dance": 1}):
                program.say(wrong)
                assert program.hear("error")["text"]
            program.say({"hint": True})
            assert program.hear("hint")["best"]
            with Screen(running.port, made["table"], tokens[1]) as other:
                program.say({"say": "bonjour"})
                other.wait(lambda: any(frame["type"] == "chat" for frame in other.seen), "what the program said")
            program.say({"answer": ask["options"][0]["key"], "id": ask["id"]})
            again = program.hear("ask", "over")
            assert again["type"] == "over" or again["id"] != ask["id"]
            assert again["log"], "what happened since is told"
            program.process.stdin.close()  # type: ignore[union-attr]
            assert program.process.wait(20) == 0, "who has nothing more to say leaves"


def test_the_view_is_the_seats_own(tmp_path: Path) -> None:
    """What another seat hides never passes these pipes."""
    with Running(tmp_path / "tables.sqlite") as running:
        setup = {"game": "dead-of-winter", "setup": {"scenario": "we-need-more-samples", "seats": 3, "variant": "standard"}}
        made = post(running.port, "/api/tables", {**setup, "seats": [{"kind": "human", "name": ""}] * 3})
        with Program(link(running.port, made["table"], made["seats"][0]["token"])) as program:
            ask = program.hear("ask")
            state = running.room(made["table"]).history.table.state
            other = state.players[1].secret
            assert state.players[0].secret != other
            assert other not in json.dumps(ask)


def test_a_broken_line_is_taken_up_again(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        made = served.new_table("h")
        with Program(served.link(made), "--patience", "60") as program:
            before = program.hear("ask")
            served.kill()
            program.hear("away")
            served.start()
            again = program.hear("ask")
            assert [option["key"] for option in again["options"]] == [option["key"] for option in before["options"]]
            program.say(1)
            assert program.hear("ask")["log"]


def test_an_invitation_is_exchanged_and_the_new_link_comes_back(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as running:
        made = new_table(running.port, "hh")
        table, mine = made["table"], made["seats"][0]["token"]
        invitation = "i" * 30
        with Screen(running.port, table, mine) as screen:
            screen.send("seat", seat=1, kind="human", name="")
            old = made["seats"][1]["token"]
        with Screen(running.port, table, old, key=invitation):
            pass
        with Program(link(running.port, table, old)) as refused:
            _, said = refused.process.communicate(timeout=30)
            assert (refused.process.returncode, said.count("\n")) == (2, 1)
        with Program(link(running.port, table, invitation)) as program:
            assert program.hear("seat")["link"].endswith(invitation)


def test_what_is_no_link_or_opens_nothing_is_said_in_one_sentence(tmp_path: Path) -> None:
    for wrong in ("", "x", "http://127.0.0.1/", "ftp://a/#/t/b/c", "http://[/#/t/b/c", "http://a/#/t/b"):
        with pytest.raises(Mistake):
            Link(wrong)
    far = Link("https://play.example.org/stockade/#/t/abc/se%2Fcret")
    assert (far.socket, far.token) == ("wss://play.example.org/stockade/ws/abc", "se/cret")
    with Running(tmp_path / "tables.sqlite") as running:
        made = new_table(running.port, "hh")
        seats = [("none", "x"), (made["table"], "x"), (made["table"], made["watch"])]
        nobody = "http://127.0.0.1:9/#/t/a/b"
        for where in (nobody, *(link(running.port, *seat) for seat in seats)):
            done = subprocess.run([*SEAT, where, "--patience", "0"], capture_output=True, text=True, timeout=60, check=False)
            assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert request(running.port, "GET", "/healthz").status_code == 200


def test_the_same_seat_as_an_mcp_server(tmp_path: Path) -> None:
    mcp = pytest.importorskip("mcp", reason="the extra `mcp` is not installed")
    import asyncio

    from stockade.commands.seat_mcp import server
    from stockade.commands.textseat import TextSeat

    async def play(where: str) -> None:
        async with mcp.Client(server(TextSeat(Link(where), "en", 10))) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {"look", "answer", "hint"}
            message = json.loads((await client.call_tool("look", {})).content[0].text)
            assert message["type"] == "ask"
            wrong = json.loads((await client.call_tool("answer", {"options": [99]})).content[0].text)
            assert wrong["type"] == "error"
            while message["type"] != "over":
                message = json.loads((await client.call_tool("answer", {"options": [1]})).content[0].text)

    with Running(tmp_path / "tables.sqlite") as running:
        asyncio.run(play(link(*mission(running))))
