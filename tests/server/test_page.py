"""The rooms of a page without a server: asked and called like a server's, and kept in drawers that hold bytes only."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server import lanterns

from stockade.engine import Table
from stockade.server.page import Page
from stockade.server.page_store import Change, Drawer, Key, PageStore
from stockade.server.records import Answered, Finished, Keyed, Over, PlayedBy, Seated, Undone
from stockade.server.store import SeatRow, Snapshot, StoreFailed, TableRow

assert lanterns.GAME.id == "lanterns"


class Memory:
    """Drawers that forget when they are let go."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[tuple[str | int, ...], bytes]] = {name: {} for name in ("tables", "log", "snapshots", "best")}
        self.full = False

    async def write(self, changes: Sequence[Change]) -> None:
        after = {name: dict(drawer) for name, drawer in self.kept.items()}
        for drawer, verb, key, data in changes:
            place = tuple(key)
            if self.full or (verb == "add" and place in after[drawer]):
                raise OSError("QuotaExceededError" if self.full else "ConstraintError")
            if verb == "delete":
                after[drawer] = {where: what for where, what in after[drawer].items() if where[: len(place)] != place}
            else:
                after[drawer][place] = data
        self.kept = after

    async def read(self, drawer: Drawer, key: Key) -> list[tuple[Key, bytes]]:
        return [(list(where), data) for where, data in sorted(self.kept[drawer].items()) if where[: len(key)] == tuple(key)]


class Browser:
    """A page that asks and plays."""

    def __init__(self, drawers: Memory) -> None:
        self.page = Page(drawers, bot_delay=0)
        self.frames: list[Any] = []
        self.news = asyncio.Event()

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {"content-type": "application/json"}
        answer = await self.page.call(method, path, headers, b"" if body is None else json.dumps(body).encode())
        assert answer.status == status, answer.body
        return json.loads(answer.body)

    def sit(self, made: Any) -> None:
        def hear(text: str) -> None:
            self.frames.append(json.loads(text))
            self.news.set()

        self.line = self.page.connect(made["table"], hear, lambda code, reason: hear(json.dumps({"type": "closed", "code": code})))
        self.say(type="hello", tokens=[seat["token"] for seat in made["seats"]], lang="en")

    def say(self, **frame: Any) -> None:
        self.line.put(json.dumps(frame))

    async def heard(self, kind: str) -> Any:
        async with asyncio.timeout(10):
            while not any(frame["type"] == kind for frame in self.frames):
                self.news.clear()
                await self.news.wait()
        found = next(frame for frame in reversed(self.frames) if frame["type"] == kind)
        self.frames.clear()
        return found

    async def answer(self, table: Any) -> Any:
        ask = next(ask for ask in table["asks"])
        self.say(type="answer", seat=ask["seat"], decision=ask["id"], keys=[ask["options"][0]["key"]])
        while True:
            after = await self.heard("table")
            if all(one["id"] != ask["id"] for one in after["asks"]):
                return after

    async def truth(self, made: Any) -> Table:
        tokens = ",".join(seat["token"] for seat in made["seats"])
        answer = await self.page.call("GET", f"/api/tables/{made['table']}/save", {"x-seat-token": tokens}, b"")
        assert answer.status == 200
        return Table.load(answer.body)


WISH = {"game": "lanterns", "setup": {"seats": 2}, "seats": [], "seed": 3}


def test_a_table_goes_on_in_another_page() -> None:
    """What was shown is kept: a page that was closed without a word is opened again where it was."""

    async def play() -> None:
        drawers = Memory()
        first = Browser(drawers)
        made = await first.ask("POST", "/api/tables", WISH, 201)
        first.sit(made)
        table = await first.heard("table")
        for _ in range(3):
            table = await first.answer(table)
        digest = (await first.truth(made)).digest()
        second = Browser(drawers)
        second.sit(made)
        await second.answer(await second.heard("table"))
        again = await second.truth(made)
        again.undo(3)
        assert again.digest() == digest
        mine = {"tables": [{"table": made["table"], "tokens": [made["seats"][0]["token"]]}], "lang": "en"}
        assert [line["table"] for line in await second.ask("POST", "/api/mine", mine)] == [made["table"]]

    asyncio.run(play())


def test_an_answer_that_cannot_be_kept_does_not_count() -> None:
    async def play() -> None:
        drawers = Memory()
        page = Browser(drawers)
        made = await page.ask("POST", "/api/tables", WISH, 201)
        page.sit(made)
        ask = (await page.heard("table"))["asks"][0]
        before = (await page.truth(made)).digest()
        drawers.full = True
        page.say(type="answer", seat=ask["seat"], decision=ask["id"], keys=[ask["options"][0]["key"]])
        assert (await page.heard("error"))["code"] == "store"
        assert (await page.truth(made)).digest() == before
        refused = await page.ask("POST", "/api/tables", WISH, 503)
        assert refused["error"]["code"] == "store-table"

    asyncio.run(play())


def test_a_page_answers_like_a_server() -> None:
    async def ask() -> None:
        page = Browser(Memory())
        assert "lanterns" in [game["id"] for game in await page.ask("GET", "/api/games")]
        assert (await page.ask("GET", "/api/rules/chess", status=404))["error"]["code"] == "unknown-game"
        assert (await page.ask("GET", "/api/nothing", status=404))["error"]["code"] == "not-found"
        assert (await page.ask("POST", "/api/games", {}, status=404))["error"]["code"] == "not-found"
        assert await page.ask("GET", "/api/best/lanterns?most=5") == []
        page.page.connect("none", page.frames.append, lambda code, reason: page.frames.append(f"{code} {reason}")).put(
            json.dumps({"type": "hello", "tokens": [], "lang": "en"})
        )
        for _ in range(20):
            await asyncio.sleep(0)
        assert page.frames[-1] == "4404 unknown-table"

    asyncio.run(ask())


def row(table: str) -> TableRow:
    return TableRow(table, "lanterns", b"{}", 3, 1, b"w", "old")


def test_the_verbs_of_the_store() -> None:
    async def keep() -> None:
        store = PageStore(Memory())
        await store.create(row("a"), [SeatRow(0, b"s", "human", "Ana")], [PlayedBy("new", 2)])
        await store.append("a", 1, [Seated(0, "greedy", "Bot"), Answered(0, ["roll"])])
        with pytest.raises(StoreFailed):
            await store.append("a", 2, [Answered(0, ["stay"])])  # somebody else was faster
        with pytest.raises(StoreFailed):
            await store.create(row("a"), [], [])
        assert await store.length("a") == 3 and await store.length("b") == 0 and await store.load("b") is None
        await store.snapshot("a", Snapshot(3, "d", b"\0body", "new"))
        stored = await store.load("a")
        assert stored and stored.snapshot == Snapshot(3, "d", b"\0body", "new")
        assert (stored.row.edition, stored.row.content_version, stored.row.watch_hash) == ("new", 2, b"w")
        assert (stored.seats[0].kind, stored.seats[0].name, stored.seats[0].token_hash) == ("greedy", "Bot", b"s")
        await store.append("a", 3, [Keyed([0], b"own")])
        renewed = await store.load("a")
        assert renewed and renewed.seats[0].token_hash == b"own"
        assert [record.n for record in stored.records] == [0, 1, 2] and stored.records[2].body == Answered(0, ["roll"])

    asyncio.run(keep())


def test_the_best_games_of_a_page() -> None:
    async def keep() -> None:
        store = PageStore(Memory())
        for table, points in (("a", 5), ("b", 9), ("c", 7)):
            done = Finished("lanterns", "", "won", points, 0, [], {})
            await store.create(row(table), [SeatRow(0, b"", "human", "")], [Over("won"), done])
        assert [(one.table, one.place) for one in await store.best("lanterns", 1, "a")] == [("b", 1), ("a", 3)]
        await store.append("b", 2, [Undone(0, 0)])
        assert [one.table for one in await store.best("lanterns", 9)] == ["c", "a"] and await store.best("chess", 9) == []
        assert {line.id: line.outcome for line in await store.lines()} == {"a": "won", "b": "", "c": "won"}
        await store.forget(["a"])
        assert [line.id for line in await store.lines()].count("a") == 0 and await store.length("a") == 0

    asyncio.run(keep())
