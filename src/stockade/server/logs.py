"""What the server writes about itself: a line per happening, with its time and the request and table it belongs to.

Links, tokens, hands and dice never stand here: only ids that open nothing.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

Form = Literal["text", "json"]
logger = logging.getLogger("stockade.server.requests")
current_request: ContextVar[str] = ContextVar("request", default="")
current_table: ContextVar[str] = ContextVar("table", default="")


class Marked(logging.Filter):
    """Each line knows which request and which table it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line passes."""
        record.request, record.table = current_request.get(), current_table.get()
        return True


class Lines(logging.Formatter):
    """For people: time, level, where, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(where)s: %(message)s")
        self.converter = time.gmtime
        self.default_time_format, self.default_msec_format = "%Y-%m-%dT%H:%M:%S", "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback of what was our mistake."""
        ids = [f"{name}={value}" for name in ("request", "table") if (value := getattr(record, name, ""))]
        record.where = f" [{' '.join(ids)}]" if ids else ""
        return super().format(record)


class Objects(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, ids, what a request came to, traceback; nothing that is empty."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", ""),
            "table": getattr(record, "table", ""),
            **getattr(record, "fields", {}),
            "traceback": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in fields.items() if value != ""}, ensure_ascii=False)


def write_to_stderr(form: Form, level: str) -> None:
    """From now on everything that is logged goes there in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Marked())
    handler.setFormatter(Objects() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logger.setLevel(logging.INFO if level == "info" else logging.WARNING)


class Requests:
    """Gives every request and every socket a name of its own, and says what became of a request: path, status and time, no query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = secrets.token_hex(6)
        current_request.set(name)
        begun, status = time.perf_counter(), 0

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self.app(scope, receive, named)
        finally:
            if scope["type"] == "http" and logger.isEnabledFor(logging.INFO):
                ms = round((time.perf_counter() - begun) * 1000, 1)
                fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": ms}
                logger.info("%s %s %d in %.1f ms", *fields.values(), extra={"fields": fields})
