"""What a lobby answers over HTTP, without HTTP: a server hands requests over (`app.py`), and so does a page without one (`page.py`)."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from stockade.engine.errors import StockadeError
from stockade.engine.game import Game, find_game, games
from stockade.engine.text import LANGUAGES
from stockade.server import bodies, catalogue, decks, examples, frames, schema, sentences, teaching
from stockade.server.aside import aside
from stockade.server.asked import Answer, Asked
from stockade.server.door import OPEN, Door
from stockade.server.lobby import Lobby, set_up
from stockade.server.protocol import Malformed, SeatInfo
from stockade.server.records import Founded
from stockade.server.replays import Replays
from stockade.server.reviews import Reviews
from stockade.teach.puzzle import Puzzle

logger = logging.getLogger("stockade.server")
TEXT = Path(__file__).parent / "text" / "browser"
STATUS = {
    "unknown-table": 404,
    "bad-token": 403,
    "word-needed": 401,
    "word-wrong": 401,
    "sealed": 403,
    "unknown-game": 404,
    "not-found": 404,
    "no-example": 404,
    "store": 503,
    "store-table": 503,
    "imports-busy": 503,
}
BEST_MOST = 100
TOKENS_MOST = 16


class NotFound(StockadeError):
    """Nothing is at that address."""

    code = "not-found"


def json(body: Any, status: int = 200) -> Answer:
    """A body as JSON; answers about tables are never cached."""
    return Answer(msgspec.json.encode(body), status, "application/json", {"cache-control": "no-store"})


def count(digits: str) -> int:
    """A number as people write one, with few digits; 0 for anything else."""
    return int(digits) if len(digits) <= 9 and digits.isascii() and digits.isdigit() else 0


def refusal(error: StockadeError, asked: Asked) -> Answer:
    """Why not, as a status and a sentence."""
    lang = asked.spoken(asked.lang)
    game = games().get(asked.game) if error.code == "bad-setup" else None
    text = sentences.explain(error, lang, game.text if game else None)
    body = sentences.failure(lang, error.code, text)
    for name in ("path", "line", "rule"):
        if name in error.args_for_text:
            setattr(body.error, name, error.args_for_text[name])
    return json(body, STATUS.get(error.code, 400))


class Route:
    """An address, and who answers there; a refusal is an answer too."""

    def __init__(self, method: str, path: str, handle: Callable[[Asked], Awaitable[Answer]]) -> None:
        self.method, self.path, self.handle = method, path, handle
        self.pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path.replace(".", r"\.")))

    async def answer(self, asked: Asked) -> Answer:
        """What is answered there."""
        try:
            return await self.handle(asked)
        except StockadeError as error:
            return refusal(error, asked)


def _cards() -> list[bodies.GameInfo]:
    cards: list[bodies.GameInfo] = []
    for game in games().values():
        try:
            cards.append(catalogue.game_info(game))
        except Exception:  # one game that is not well does not take the others along
            logger.exception("no card for game %s", game.id)
    return cards


class Api:
    """The HTTP side of a lobby."""

    def __init__(self, lobby: Lobby, door: Door = OPEN) -> None:
        self.lobby = lobby
        self.door = door
        self.replays = Replays(lobby)
        self.reviews = Reviews(lobby)

    async def games(self, asked: Asked) -> Answer:
        """All games and what can be chosen for them; the first time every name has to be found."""
        return json(await aside(_cards))

    async def preview(self, asked: Asked) -> Answer:
        """The first position of a set-up, as a watcher would see it."""
        wish = self._body(asked, bodies.Preview)
        table = set_up(wish.game, wish.setup, 0)
        chairs = [SeatInfo(i, "human", "", online=False) for i in range(table.state.seats)]
        first = frames.welcome(table, wish.lang, "", [], True, chairs)
        return json(bodies.FirstLook(first, frames.table_frame(table, wish.lang, 0, [], [], chairs, [], None, frames.Facts())))

    async def setup_file(self, asked: Asked) -> Answer:
        """What a file chooses for a set-up, or what is wrong with it and where."""
        wish: bodies.SetupFile = self._body(asked, bodies.SetupFile)
        game = find_game(wish.game)
        if wish.option not in game.form.files:
            raise Malformed(path="$.option")
        scenario = wish.scenario or next(iter(game.scenarios), "")
        return json(bodies.FileRead(game.form.read_file(wish.option, wish.words, scenario)))

    async def create(self, asked: Asked) -> Answer:
        """A new table and its links."""
        self.door.check(asked.headers.get("x-word", ""))
        return json(await self.lobby.create(self._body(asked, bodies.NewTable)), 201)

    async def mine(self, asked: Asked) -> Answer:
        """The tables a browser remembers."""
        wish = self._body(asked, bodies.Mine)
        return json([line for line in [await self.lobby.summary(table, asked.spoken(wish.lang)) for table in wish.tables] if line])

    async def guides(self, asked: Asked) -> Answer:
        """The guided first games."""
        return json([found for game in games().values() if (found := teaching.guided(game))])

    async def guided_table(self, asked: Asked) -> Answer:
        """A table where the guided first game of a game begins."""
        self.door.check(asked.headers.get("x-word", ""))
        story, start, seats = teaching.first_game(find_game(asked.params["game"]))
        return json(await self.lobby.set_out(story, seats, Founded("save", again=True), start), 201)

    async def puzzles(self, asked: Asked) -> Answer:
        """The puzzles of a game."""
        return json(await aside(teaching.offer, find_game(asked.params["game"])))

    async def puzzle(self, asked: Asked) -> Answer:
        """The position of a puzzle."""
        return json(teaching.look(*self._puzzle(asked), self._lang(asked)))

    async def puzzle_solution(self, asked: Asked) -> Answer:
        """How a puzzle is solved."""
        return json(teaching.solution(*self._puzzle(asked), self._lang(asked)))

    async def puzzle_table(self, asked: Asked) -> Answer:
        """A table that begins at a puzzle; whoever solves it holds every seat."""
        self.door.check(asked.headers.get("x-word", ""))
        game, puzzle = self._puzzle(asked)
        story, start = teaching.story(game, puzzle)
        return json(await self.lobby.set_out(story, [], Founded("save", again=True, puzzle=puzzle.id), start), 201)

    def _puzzle(self, asked: Asked) -> tuple[Game, Puzzle]:
        game = find_game(asked.params["game"])
        return game, teaching.find(game, asked.params["puzzle"])

    def _lang(self, asked: Asked) -> Any:
        lang = asked.query.get("lang", "")
        return lang if lang in LANGUAGES else asked.spoken()

    async def deck_offer(self, asked: Asked) -> Answer:
        """What decks are built from."""
        return json(decks.offer(*decks.at_desk(asked), self._lang(asked)))

    async def deck_check(self, asked: Asked) -> Answer:
        """What is wrong with a deck, and what may go in and come out."""
        wish = self._body(asked, bodies.CheckDeck)
        return json(decks.judged(*decks.at_desk(asked), wish.deck.deck, wish.lang))

    async def deck_read(self, asked: Asked) -> Answer:
        """A pasted list or a deck site's JSON."""
        wish = self._body(asked, bodies.ReadDeck)
        return json(decks.read(*decks.at_desk(asked), wish))

    async def deck_write(self, asked: Asked) -> Answer:
        """A deck as a list or as JSON."""
        wish = self._body(asked, bodies.WriteDeck)
        return json(bodies.DeckWritten(decks.at_desk(asked)[1].write(wish.deck.deck, wish.form, wish.lang)))

    async def rules(self, asked: Asked) -> Answer:
        """A game's ledger."""
        return json(catalogue.rules(find_game(asked.params["game"])))

    async def example(self, asked: Asked) -> Answer:
        """The example of a rule, played."""
        lang = asked.query.get("lang", "")
        return json(
            examples.played(find_game(asked.params["game"]).id, asked.params["rule"], lang if lang in LANGUAGES else asked.spoken())
        )

    async def try_rule(self, asked: Asked) -> Answer:
        """A table that begins where the example of a rule does."""
        self.door.check(asked.headers.get("x-word", ""))
        self._body(asked, bodies.TryRule)
        story, start, seats = examples.beginning(find_game(asked.params["game"]), asked.params["rule"])
        return json(await self.lobby.set_out(story, [bodies.SeatWish()] * seats, Founded("server", again=True), start), 201)

    async def best(self, asked: Asked) -> Answer:
        """The best finished games of one game."""
        game, most = find_game(asked.params["game"]), count(asked.query.get("most", "10"))
        if not 1 <= most <= BEST_MOST:
            raise Malformed(path="most")
        return json(await self.lobby.best(game.id, most, asked.query.get("table", "")[:40]))

    async def protocol(self, asked: Asked) -> Answer:
        """The protocol itself, for whoever writes a client."""
        return json(schema.protocol())

    async def text(self, asked: Asked) -> Answer:
        """The interface's own strings, and those of every game's board."""
        lang = asked.params["lang"]
        if lang not in LANGUAGES:
            raise NotFound
        folders = [TEXT, *(game.folder / "text" / "browser" for game in games().values())]
        files = [path for folder in folders if (path := folder / f"{lang}.ftl").exists()]
        strings = "\n".join(path.read_text(encoding="utf-8") for path in files)
        return Answer(strings.encode(), kind="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})

    async def save(self, asked: Asked) -> Answer:
        """The save file of a table."""
        table = asked.params["table"]
        data = await self.lobby.save(table, self._tokens(asked))
        named = {"content-disposition": f'attachment; filename="{table}.stockade"', "cache-control": "no-store"}
        return Answer(data, kind="application/octet-stream", headers=named)

    async def take_in(self, asked: Asked) -> Answer:
        """A table from a save file."""
        self.door.check(asked.headers.get("x-word", ""))
        at, luck = asked.query.get("at", ""), asked.query.get("luck", "same")
        if luck not in ("same", "new"):
            raise Malformed(path="luck")
        return json(await self.lobby.take_in(asked.body, count(at) if at else None, luck == "new"), 201)

    async def branch(self, asked: Asked) -> Answer:
        """A new table from a position of another one."""
        self.door.check(asked.headers.get("x-word", ""))
        wish = self._body(asked, bodies.Branch)
        return json(await self.lobby.branch(asked.params["table"], self._tokens(asked), wish), 201)

    async def past(self, asked: Asked) -> Answer:
        """A stretch of a table's past."""
        wish = self._body(asked, bodies.LookBack)
        return json(await self.replays.past(asked.params["table"], self._tokens(asked), wish))

    async def review(self, asked: Asked) -> Answer:
        """A finished game looked back at."""
        wish = self._body(asked, bodies.AskReview)
        return json(await self.reviews.review(asked.params["table"], self._tokens(asked), wish.lang))

    async def report(self, asked: Asked) -> Answer:
        """What is wrong at a table, with all that is needed to see it again."""
        wish, table = self._body(asked, bodies.Wrong), asked.params["table"]
        data = await self.lobby.report(table, self._tokens(asked), wish.words)
        named = {"content-disposition": f'attachment; filename="{table}.report.json"', "cache-control": "no-store"}
        return Answer(data, kind="application/octet-stream", headers=named)

    def _tokens(self, asked: Asked) -> list[str]:
        return asked.headers.get("x-seat-token", "").split(",")[:TOKENS_MOST]

    def _body(self, asked: Asked, kind: type[Any]) -> Any:
        # A foreign page can post text without asking first, but never with this type.
        if asked.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Malformed(path="content-type")
        wish = bodies.read_body(asked.body, kind)
        asked.lang = getattr(wish, "lang", "")
        asked.game = getattr(wish, "game", "")
        return wish

    @property
    def routes(self) -> list[Route]:
        """Every address and who answers there."""
        return [
            Route("GET", "/api/games", self.games),
            Route("POST", "/api/preview", self.preview),
            Route("POST", "/api/setup-file", self.setup_file),
            Route("POST", "/api/tables", self.create),
            Route("POST", "/api/mine", self.mine),
            Route("POST", "/api/import", self.take_in),
            Route("GET", "/api/protocol", self.protocol),
            Route("GET", "/api/rules/{game}", self.rules),
            Route("GET", "/api/rules/{game}/{rule}/example", self.example),
            Route("POST", "/api/rules/{game}/{rule}/try", self.try_rule),
            Route("GET", "/api/guides", self.guides),
            Route("POST", "/api/guides/{game}", self.guided_table),
            Route("GET", "/api/puzzles/{game}", self.puzzles),
            Route("GET", "/api/puzzles/{game}/{puzzle}", self.puzzle),
            Route("GET", "/api/puzzles/{game}/{puzzle}/solution", self.puzzle_solution),
            Route("POST", "/api/puzzles/{game}/{puzzle}", self.puzzle_table),
            Route("GET", "/api/decks/{game}", self.deck_offer),
            Route("POST", "/api/decks/{game}/check", self.deck_check),
            Route("POST", "/api/decks/{game}/read", self.deck_read),
            Route("POST", "/api/decks/{game}/write", self.deck_write),
            Route("GET", "/api/best/{game}", self.best),
            Route("GET", "/api/text/{lang}.ftl", self.text),
            Route("GET", "/api/tables/{table}/save", self.save),
            Route("POST", "/api/tables/{table}/past", self.past),
            Route("POST", "/api/tables/{table}/review", self.review),
            Route("POST", "/api/tables/{table}/branch", self.branch),
            Route("POST", "/api/tables/{table}/report", self.report),
        ]
