"""The bare WebSocket echo that the server is measured beside: the same library and the same protocol, and nothing to do.

What is said on `/` is said back; what is said on any other path is said to everybody there.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

import uvicorn

rooms: dict[str, dict[Any, None]] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    """One connection."""
    if scope["type"] != "websocket":
        return
    here = rooms.setdefault(scope["path"], {})
    await receive()
    await send({"type": "websocket.accept"})
    here[send] = None
    while (message := await receive())["type"] == "websocket.receive":
        for one in [send] if scope["path"] == "/" else list(here):
            await one({"type": "websocket.send", "text": message["text"]})
    del here[send]


def main() -> None:
    """Until told to stop."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen(128)
        sys.stdout.write(f"http://127.0.0.1:{sock.getsockname()[1]}/\n")
        sys.stdout.flush()
        config = uvicorn.Config(app, ws="websockets-sansio", lifespan="off", log_level="error", timeout_graceful_shutdown=1)
        uvicorn.Server(config).run([sock])


if __name__ == "__main__":
    main()
