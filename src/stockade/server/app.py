"""The web application: the few HTTP routes, the socket, and the browser table when it has been built."""

from __future__ import annotations

import asyncio
import html
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from stockade.engine.errors import StockadeError
from stockade.engine.game import find_game, games
from stockade.engine.text import LANGUAGES
from stockade.server import bodies, catalogue, decks, frames, schema, sentences
from stockade.server.health import Health
from stockade.server.hosting import OWN, Below, Hosting
from stockade.server.limits import Guard
from stockade.server.lobby import Lobby, set_up
from stockade.server.logs import Requests
from stockade.server.metrics import Metrics
from stockade.server.protocol import Malformed, SeatInfo
from stockade.server.retention import FOR_EVER, Retention, keep_forgetting
from stockade.server.socket import Socket
from stockade.server.store import SqliteStore, Store

logger = logging.getLogger("stockade.server")
STATIC = Path(__file__).parent.parent / "static"
TEXT = Path(__file__).parent / "text" / "browser"
STATUS = {"unknown-table": 404, "bad-token": 403, "sealed": 403, "unknown-game": 404, "store": 503, "store-table": 503, "imports-busy": 503}
BEST_MOST = 100
TOKENS_MOST = 16
Handler = Callable[[Request], Awaitable[Response]]


def json(body: Any, status: int = 200) -> Response:
    """A body as JSON; answers about tables are never cached."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, "application/json")


def spoken(request: Request, lang: str = "") -> str:
    """The language of whoever asks."""
    return lang or sentences.preferred(request.headers.get("accept-language", ""))


def count(digits: str) -> int:
    """A number as people write one, with few digits; 0 for anything else."""
    return int(digits) if len(digits) <= 9 and digits.isascii() and digits.isdigit() else 0


def explained(handler: Handler) -> Handler:
    """Refusals become a status and a sentence."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except ClientDisconnect:
            return Response(status_code=499)  # said to nobody: the client left before all of its body had come
        except StockadeError as error:
            lang = spoken(request, getattr(request.state, "lang", ""))
            game = games().get(getattr(request.state, "game", "")) if error.code == "bad-setup" else None
            text = sentences.explain(error, lang, game.text if game else None)
            body = sentences.failure(lang, error.code, text)
            for name in ("path", "line", "rule"):
                if name in error.args_for_text:
                    setattr(body.error, name, error.args_for_text[name])
            return json(body, STATUS.get(error.code, 400))

    return wrapped


class Api:
    """The HTTP side of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def games(self, request: Request) -> Response:
        """All games and what can be chosen for them."""
        cards: list[bodies.GameInfo] = []
        for game in games().values():
            try:
                cards.append(catalogue.game_info(game))
            except Exception:  # one game that is not well does not take the others along
                logger.exception("no card for game %s", game.id)
        return json(cards)

    async def preview(self, request: Request) -> Response:
        """The first position of a set-up, as a watcher would see it."""
        wish = await self._body(request, bodies.Preview)
        table = set_up(wish.game, wish.setup, 0)
        chairs = [SeatInfo(i, "human", "", online=False) for i in range(table.state.seats)]
        first = frames.welcome(table, wish.lang, "", [], True, chairs)
        return json(bodies.FirstLook(first, frames.table_frame(table, wish.lang, 0, [], [], chairs, [], None, frames.Facts())))

    async def setup_file(self, request: Request) -> Response:
        """What a file chooses for a set-up, or what is wrong with it and where."""
        wish: bodies.SetupFile = await self._body(request, bodies.SetupFile)
        game = find_game(wish.game)
        if wish.option not in game.form.files:
            raise Malformed(path="$.option")
        scenario = wish.scenario or next(iter(game.scenarios), "")
        return json(bodies.FileRead(game.form.read_file(wish.option, wish.words, scenario)))

    async def create(self, request: Request) -> Response:
        """A new table and its links."""
        return json(await self.lobby.create(await self._body(request, bodies.NewTable)), 201)

    async def mine(self, request: Request) -> Response:
        """The tables a browser remembers."""
        wish = await self._body(request, bodies.Mine)
        return json([line for line in [await self.lobby.summary(table, spoken(request, wish.lang)) for table in wish.tables] if line])

    async def deck_offer(self, request: Request) -> Response:
        """What decks are built from."""
        lang = request.query_params.get("lang", "")
        return json(decks.offer(*decks.at_desk(request), lang if lang in LANGUAGES else spoken(request)))

    async def deck_check(self, request: Request) -> Response:
        """What is wrong with a deck, and what may go in and come out."""
        wish = await self._body(request, bodies.CheckDeck)
        return json(decks.judged(*decks.at_desk(request), wish.deck.deck, wish.lang))

    async def deck_read(self, request: Request) -> Response:
        """A pasted list or a deck site's JSON."""
        wish = await self._body(request, bodies.ReadDeck)
        return json(decks.read(*decks.at_desk(request), wish))

    async def deck_write(self, request: Request) -> Response:
        """A deck as a list or as JSON."""
        wish = await self._body(request, bodies.WriteDeck)
        return json(bodies.DeckWritten(decks.at_desk(request)[1].write(wish.deck.deck, wish.form, wish.lang)))

    async def rules(self, request: Request) -> Response:
        """A game's ledger."""
        return json(catalogue.rules(find_game(request.path_params["game"])))

    async def best(self, request: Request) -> Response:
        """The best finished games of one game."""
        game, most = find_game(request.path_params["game"]), count(request.query_params.get("most", "10"))
        if not 1 <= most <= BEST_MOST:
            raise Malformed(path="most")
        return json(await self.lobby.best(game.id, most, request.query_params.get("table", "")[:40]))

    async def protocol(self, request: Request) -> Response:
        """The protocol itself, for whoever writes a client."""
        return json(schema.protocol())

    async def text(self, request: Request) -> Response:
        """The interface's own strings, and those of every game's board."""
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise HTTPException(404)
        folders = [TEXT, *(game.folder / "text" / "browser" for game in games().values())]
        files = [path for folder in folders if (path := folder / f"{lang}.ftl").exists()]
        strings = "\n".join(path.read_text(encoding="utf-8") for path in files)
        return PlainTextResponse(strings, headers={"cache-control": "no-cache"})

    async def save(self, request: Request) -> Response:
        """The save file of a table."""
        table = request.path_params["table"]
        data = await self.lobby.save(table, request.headers.get("x-seat-token", "").split(",")[:TOKENS_MOST])
        return Response(
            data,
            media_type="application/octet-stream",
            headers={"content-disposition": f'attachment; filename="{table}.stockade"', "cache-control": "no-store"},
        )

    async def take_in(self, request: Request) -> Response:
        """A table from a save file."""
        return json(await self.lobby.take_in(await request.body()), 201)

    async def _body(self, request: Request, kind: type[Any]) -> Any:
        # A foreign page can post text without asking first, but never with this type.
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Malformed(path="content-type")
        wish = bodies.read_body(await request.body(), kind)
        request.state.lang = getattr(wish, "lang", "")
        request.state.game = getattr(wish, "game", "")
        return wish


def not_built() -> str:
    """The page shown when the browser table is missing, in both languages."""
    parts = [
        f'<section lang="{lang}"><h1>{{}}</h1><p>{{}}</p><p>{{}}</p><p>{{}}</p></section>'.format(
            *(html.escape(sentences.say(lang, key)) for key in ("page-title", "page-not-built", "page-how", "page-rest"))
        )
        for lang in LANGUAGES
    ]
    title = html.escape(sentences.say("en", "page-title"))
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><body>{"".join(parts)}</body></html>'


class Bundle(StaticFiles):
    """The built browser table: hashed files may be kept for ever, the page itself is always asked for."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """The file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def make_app(
    db: Path | str | Store,
    hosting: Hosting = OWN,
    static_dir: Path | None = None,
    bot_delay: float = 0.7,
    retention: Retention = FOR_EVER,
) -> Starlette:
    """The application over a database file (or any other store)."""
    games()  # all of them are read before there is a second thread to read them in
    store: Store = SqliteStore(db) if isinstance(db, (str, Path)) else db
    metrics = Metrics()
    lobby = Lobby(store, bot_delay, metrics)
    api, health = Api(lobby), Health(lobby, metrics, hosting.readers)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None, None]:
        await store.open()
        forgetting = asyncio.create_task(keep_forgetting(lobby, retention))
        try:
            yield
        finally:
            forgetting.cancel()
            await lobby.close()
            await store.close()

    async def table(ws: WebSocket) -> None:
        await Socket(ws, lobby).run()

    async def missing(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        return json(sentences.failure(spoken(request), "not-found" if status == 404 else "malformed"), status)

    async def broken(request: Request, error: Exception) -> Response:
        return json(sentences.failure(spoken(request), "internal"), 500)

    async def explain_build(request: Request) -> Response:
        return HTMLResponse(not_built())

    static = static_dir or STATIC
    front: BaseRoute = Mount("/", Bundle(directory=static, html=True)) if (static / "index.html").exists() else Route("/", explain_build)
    routes: list[BaseRoute] = [
        Route("/healthz", health.alive),
        Route("/readyz", health.ready),
        Route("/metrics", health.figures),
        Route("/api/games", explained(api.games)),
        Route("/api/preview", explained(api.preview), methods=["POST"]),
        Route("/api/setup-file", explained(api.setup_file), methods=["POST"]),
        Route("/api/tables", explained(api.create), methods=["POST"]),
        Route("/api/mine", explained(api.mine), methods=["POST"]),
        Route("/api/import", explained(api.take_in), methods=["POST"]),
        Route("/api/protocol", explained(api.protocol)),
        Route("/api/rules/{game}", explained(api.rules)),
        Route("/api/decks/{game}", explained(api.deck_offer)),
        Route("/api/decks/{game}/check", explained(api.deck_check), methods=["POST"]),
        Route("/api/decks/{game}/read", explained(api.deck_read), methods=["POST"]),
        Route("/api/decks/{game}/write", explained(api.deck_write), methods=["POST"]),
        Route("/api/best/{game}", explained(api.best)),
        Route("/api/text/{lang}.ftl", explained(api.text)),
        Route("/api/tables/{table}/save", explained(api.save)),
        WebSocketRoute("/ws/{table}", table),
        front,
    ]
    layers = [Middleware(Below, hosting.base_path)] if hosting.base_path else []
    layers += [Middleware(Guard, hosts=hosting.hosts, origins=hosting.origins), Middleware(Requests)]
    app = Starlette(routes=routes, middleware=layers, lifespan=lifespan, exception_handlers={HTTPException: missing, Exception: broken})
    app.state.lobby, app.state.health = lobby, health
    return app
