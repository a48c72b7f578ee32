"""One contract: what the server sends is what its structs say, and what is made from them is up to date."""

import json
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route
from tests.server.screen import Running, Screen, new_table, post, request

from stockade.server import bodies, schema
from stockade.server.app import make_app
from stockade.server.protocol import ServerFrame

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "contract.py"))


@pytest.mark.parametrize("path", list(TOOL["files"]()), ids=lambda path: path.name)
def test_what_is_made_from_the_structs_is_up_to_date(path: Path) -> None:
    assert path.exists() and path.read_text(encoding="utf-8") == TOOL["files"]()[path], "run python tools/contract.py"


def test_no_type_of_the_browser_is_unknown_by_accident() -> None:
    """Only what belongs to a game is left open: its views, what changes in them, its set-ups, and what its table of the best remembers."""
    open_ones = [line for line in TOOL["table_types"]().splitlines() if "unknown" in line]
    assert open_ones == [
        "export type GameView = unknown;",
        "export type Patch = unknown[] | Record<string, unknown>;",
        "export type SetUp = Record<string, unknown>;",
        "  details: Record<string, unknown>;",
    ]


def test_every_address_is_part_of_the_contract(tmp_path: Path) -> None:
    routes = [route for route in make_app(tmp_path / "db").routes if isinstance(route, Route) and route.path.startswith("/api/")]
    offered = {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    assert offered == {(call.method, call.path) for call in bodies.CALLS}


def frame(data: Any) -> Any:
    """Read it as strictly as a client in a typed language would."""
    return msgspec.json.decode(json.dumps(data), type=ServerFrame, strict=True)


def test_frames_are_what_the_contract_says(tmp_path: Path) -> None:
    with Running(tmp_path / "db") as server:
        made = new_table(server.port, "hh")
        tokens = [seat["token"] for seat in made["seats"]]
        with Screen(server.port, made["table"], *tokens) as both, Screen(server.port, made["table"], made["watch"]) as watcher:
            both.send("chat", text="Hello")
            both.send("hint", seat=0)
            both.send("forecast", seat=0)
            both.wait(lambda: "forecast" in {one["type"] for one in both.seen}, "forecast")
            both.wait(lambda: "hint" in {one["type"] for one in both.seen}, "hint")
            both.send("leads", seat=0)
            both.send("answer", seat=0, decision=0, keys=[])
            both.send("ping")
            # before the table moves on: nobody is told what could have been foreseen
            both.wait(lambda: "leads" in {one["type"] for one in both.seen}, "what answers change")
            both.answer(0, both.wait_ask(0)["options"][0]["key"])
            both.settle()
            watcher.settle()
        told = both.seen + watcher.seen
        assert {one["type"] for one in told} >= {"welcome", "table", "log", "hint", "forecast", "leads", "error", "chat", "pong"}
        for one in told:
            assert json.loads(msgspec.json.encode(frame(one))) == one, "nothing is sent that the contract does not name"


CALLS = {(call.method, call.path): call for call in bodies.CALLS}


def fits(method: str, path: str, answer: Any) -> None:
    kind = CALLS[method, path].answer
    assert json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(answer), type=kind))) == answer


def test_answers_over_http_are_what_the_contract_says(tmp_path: Path) -> None:
    with Running(tmp_path / "db") as server:
        port = server.port

        def get(path: str) -> Any:
            return request(port, "GET", path).json()

        made = new_table(port, "hg")
        fits("POST", "/api/tables", made)
        fits("GET", "/api/games", get("/api/games"))
        fits("GET", "/api/rules/{game}", get("/api/rules/xmen-resistance"))
        example = "/api/rules/{game}/{rule}"
        fits("GET", f"{example}/example", get("/api/rules/mars-attacks/MA-SHOOT-05/example?lang=fr"))
        fits("POST", f"{example}/try", post(port, "/api/rules/mars-attacks/MA-SHOOT-05/try", {"lang": "fr"}))
        fits("GET", "/api/best/{game}", get("/api/best/lanterns"))
        fits("POST", "/api/preview", post(port, "/api/preview", {"game": "lanterns", "setup": {"seats": 2}}))
        mine = {"tables": [{"table": made["table"], "tokens": [made["seats"][0]["token"]]}]}
        fits("POST", "/api/mine", post(port, "/api/mine", mine))
        fits("GET", "/api/decks/{game}", get("/api/decks/marvel-champions"))
        deck = {"hero": "spider-man", "cards": {"backflip": 2}}
        fits("POST", "/api/decks/{game}/check", post(port, "/api/decks/marvel-champions/check", {"deck": deck}))
        fits("POST", "/api/decks/{game}/read", post(port, "/api/decks/marvel-champions/read", {"words": "2 Backflip\n3 Nonsense"}))
        fits("POST", "/api/decks/{game}/write", post(port, "/api/decks/marvel-champions/write", {"deck": deck, "form": "list"}))
        assert get("/api/protocol") == json.loads(msgspec.json.encode(schema.protocol()))
        refused = get("/api/rules/no-such-game")
        assert json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(refused), type=bodies.Failure))) == refused


def test_only_what_may_be_missing_is_optional() -> None:
    defs = schema.protocol([])["$defs"]
    assert "cut" not in defs["LogFrame"]["required"] and "from" in defs["LogFrame"]["required"]
    always = ["seat", "kind", "name", "online", "standing", "screens", "invited", "kept", "since"]  # written also where it is the default
    assert defs["SeatInfo"]["required"] == always
    assert defs["SeatFrame"]["required"] == ["type", "seat", "kind"]  # a browser may leave out what has a default
