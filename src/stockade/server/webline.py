"""A line to a table over a WebSocket."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stockade.server.connections import SETTLE, TOGETHER
from stockade.server.socket import Gone


class WebLine:
    """One WebSocket connection."""

    def __init__(self, ws: WebSocket) -> None:
        self.ws = ws
        self.table = str(ws.path_params["table"])

    def settle(self) -> bool:
        """A place among all connections, where those are counted."""
        settle = self.ws.scope.get("extensions", {}).get(SETTLE)
        return not settle or bool(settle())

    async def receive(self) -> str | bytes:
        """The next frame."""
        message = await self.ws.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or message.get("bytes") or b""

    async def send(self, *frames: bytes) -> None:
        """These frames; in one piece, where the connection can do that."""
        together = self.ws.scope.get("extensions", {}).get(TOGETHER)
        try:
            if together:
                await together(frames)
                return
            for frame in frames:
                await self.ws.send_text(frame.decode())
        except (RuntimeError, WebSocketDisconnect) as closed:  # by the other side's nonsense, before we heard of it
            raise Gone from closed

    async def close(self, code: int, reason: str) -> None:
        """No more frames; closed again changes nothing."""
        try:
            if self.ws.application_state == WebSocketState.CONNECTED:
                await self.ws.close(code, reason)
        except (RuntimeError, WebSocketDisconnect) as closed:
            raise Gone from closed
