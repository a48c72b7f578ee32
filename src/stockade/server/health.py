"""What those who keep a server may ask it: whether it lives, whether it wants visitors, and its figures."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stockade.engine.errors import StockadeError
from stockade.server import bot_seats
from stockade.server.hosting import within
from stockade.server.lobby import Lobby
from stockade.server.metrics import CONTENT_TYPE, Metrics

FRESH = {"cache-control": "no-store"}


class Health:
    """Answers for one application."""

    def __init__(self, lobby: Lobby, metrics: Metrics, readers: Sequence[str]) -> None:
        self.lobby, self.metrics, self.readers = lobby, metrics, readers
        self.draining = False
        metrics.gauge("tables_open", "Tables in memory.", lambda: len(lobby.rooms))
        metrics.gauge("clients", "Screens at tables.", lambda: sum(len(room.clients) for room in lobby.rooms))
        metrics.gauge("thoughts", "What bots think about, and what waits for them.", lambda: bot_seats.under_way)

    async def alive(self, request: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n", headers=FRESH)

    async def ready(self, request: Request) -> Response:
        """It wants visitors: the tables can be read, and it is not about to stop."""
        if self.draining:
            return PlainTextResponse("draining\n", 503, FRESH)
        try:
            await self.lobby.store.length("")
        except StockadeError:
            return PlainTextResponse("no store\n", 503, FRESH)
        return PlainTextResponse("ok\n", headers=FRESH)

    async def figures(self, request: Request) -> Response:
        """The figures, for this machine and for those who were named."""
        if request.client is None or not within(request.client.host, self.readers):
            return PlainTextResponse("not for you\n", 403, FRESH)
        return Response(self.metrics.text(), headers=FRESH, media_type=CONTENT_TYPE)
