"""The web application: the few HTTP routes, the socket, and the browser table when it has been built."""

from __future__ import annotations

import asyncio
import html
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from stockade.engine.game import games
from stockade.engine.text import LANGUAGES
from stockade.server import api, sentences
from stockade.server.aside import aside
from stockade.server.asked import Answer, Asked
from stockade.server.bot_seats import thinkers
from stockade.server.door import OPEN, Door
from stockade.server.forward import forwarded
from stockade.server.health import Health
from stockade.server.hosting import OWN, Below, Hosting
from stockade.server.limits import Guard
from stockade.server.lobby import Lobby, look_at_rules
from stockade.server.logs import Requests
from stockade.server.metrics import Metrics
from stockade.server.postgres_store import PostgresStore
from stockade.server.retention import FOR_EVER, Retention, keep_forgetting
from stockade.server.socket import Socket
from stockade.server.store import Store
from stockade.server.stores import store_at
from stockade.server.thought_queue import ThoughtQueue
from stockade.server.warm import warm_up
from stockade.server.webline import WebLine

STATIC = Path(__file__).parent.parent / "static"
PAGES = ("new", "decks", "puzzles", "shelf", "credits")  # of the browser table, whose addresses stand behind a #


def spoken(request: Request) -> str:
    """The language of whoever asks."""
    return sentences.preferred(request.headers.get("accept-language", ""))


def sent(answer: Answer) -> Response:
    """The answer on its way."""
    return Response(answer.body, answer.status, answer.headers, answer.kind)


def over_http(route: api.Route) -> Route:
    """That address, for whoever comes over the network."""

    async def handle(request: Request) -> Response:
        try:
            body = await request.body()
        except ClientDisconnect:
            return Response(status_code=499)  # said to nobody: the client left before all of its body had come
        return sent(await route.answer(Asked(request.path_params, request.query_params, request.headers, body)))

    return Route(route.path, handle, methods=[route.method])


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


def homeward(request: Request) -> str:
    """The way from there to the start page, as far up as it is deep: a proxy may have taken a part of the address off."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
    return "../" * (path.count("/") - 1) or "./"


def no_page(request: Request) -> str:
    """What a person sees at an address where there is nothing."""
    lang = spoken(request)
    title, said, home = (html.escape(sentences.say(lang, key)) for key in ("page-title", "error-not-found", "page-home"))
    dark = '<meta name="color-scheme" content="dark light"><meta name="viewport" content="width=device-width">'
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8">{dark}<title>{title}</title>'
    return f'{head}<body><h1>{said}</h1><p><a href="{homeward(request)}">{home}</a></p></body></html>'


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
    door: Door = OPEN,
) -> Starlette:
    """The application over a database file, the address of a database, or any other store."""
    games()  # all of them are read before there is a second thread to read them in
    look_at_rules()
    store: Store = store_at(db) if isinstance(db, (str, Path)) else db
    leases = store.leases if isinstance(store, PostgresStore) else None
    metrics = Metrics()
    lobby = Lobby(store, bot_delay, metrics, leases)
    health = Health(lobby, metrics, hosting.readers)
    if leases:
        metrics.gauge("leases", "Tables that this server plays.", lambda: len(leases.tokens))
        metrics.gauge("forwarded", "Screens whose table another server plays.", forwarded)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None, None]:
        await store.open()
        queue = None
        if leases:
            await aside(warm_up)
            queue = ThoughtQueue(leases.database, await leases.open(hosting.address))
            thinkers.lend(queue)
        chores = [asyncio.create_task(keep_forgetting(lobby, retention)), asyncio.create_task(lobby.keep_tidy())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await lobby.close()
            if queue:
                thinkers.lend(None)
                await queue.close()
            await store.close()

    async def table(ws: WebSocket) -> None:
        await ws.accept()
        await Socket(WebLine(ws), lobby).run()

    async def missing(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        if status == 404 and "text/html" in request.headers.get("accept", ""):  # a person looks, not a program
            return HTMLResponse(no_page(request), 404)
        return sent(api.json(sentences.failure(spoken(request), "not-found" if status == 404 else "malformed"), status))

    async def broken(request: Request, error: Exception) -> Response:
        return sent(api.json(sentences.failure(spoken(request), "internal"), 500))

    async def explain_build(request: Request) -> Response:
        return HTMLResponse(not_built())

    async def rulebook(request: Request) -> Response:
        return RedirectResponse(f"../?rules={quote(request.path_params['game'])}")  # the browser keeps what stands behind the #

    async def written(request: Request) -> Response:
        """The address of a page as one would write it, without the #."""
        path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
        return RedirectResponse(f"{homeward(request)}#{quote(path)}")

    static = static_dir or STATIC
    front: BaseRoute = Mount("/", Bundle(directory=static, html=True)) if (static / "index.html").exists() else Route("/", explain_build)
    routes: list[BaseRoute] = [
        Route("/healthz", health.alive),
        Route("/readyz", health.ready),
        Route("/metrics", health.figures),
        *map(over_http, api.Api(lobby, door).routes),
        WebSocketRoute("/ws/{table}", table),
        Route("/rules/{game}", rulebook),
        *(Route(f"/{page}{rest}", written) for page in PAGES for rest in ("", "/{rest:path}")),
        front,
    ]
    layers = [Middleware(Below, hosting.base_path)] if hosting.base_path else []
    layers += [Middleware(Requests), Middleware(Guard, hosts=hosting.hosts, origins=hosting.origins)]
    app = Starlette(routes=routes, middleware=layers, lifespan=lifespan, exception_handlers={HTTPException: missing, Exception: broken})
    app.state.lobby, app.state.health = lobby, health
    return app
