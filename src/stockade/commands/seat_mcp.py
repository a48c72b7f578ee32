"""The same seat as an MCP server on stdio, for language models that speak that protocol. Needs the extra `mcp`; everything but the words
for the model is in `textseat`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from stockade import __version__
from stockade.commands.speak import Mistake, say
from stockade.commands.textseat import Message, TextSeat

SAYS = ("ask", "over", "hint", "error", "gone")  # what a model that waits is waiting for


class Ears:
    """What the seat says, gathered until there is something to answer."""

    def __init__(self, seat: TextSeat) -> None:
        self.seat = seat
        self.last: Message = {}
        self.sitting: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        """Sit down; whatever ends that is told like anything else."""
        try:
            await self.seat.run()
        except Mistake as mistake:
            self.seat.put("gone", text=say(mistake.key, **mistake.args_for_text))

    async def next(self) -> Message:
        """The next thing to know; once the game is over, that again."""
        while self.last.get("type") not in ("over", "gone"):
            self.last = await self.seat.out.get()
            if self.last["type"] in SAYS:
                break
        return self.last

    async def told(self, said: object) -> Message:
        """Say it to the table; then what comes of it."""
        try:
            await self.seat.take(said)
        except Mistake as mistake:
            return {"type": "error", "code": mistake.key, "text": say(mistake.key, **mistake.args_for_text)}
        return await self.next()


def server(seat: TextSeat) -> Any:
    """The MCP server of that seat: look, answer, hint."""
    try:
        made: Any = import_module("mcp.server.mcpserver").MCPServer
    except ImportError as error:
        raise Mistake("error-seat-mcp") from error
    ears = Ears(seat)

    @asynccontextmanager
    async def seated(app: Any) -> AsyncGenerator[None]:
        ears.sitting = asyncio.create_task(ears.sit())
        try:
            yield
        finally:
            ears.sitting.cancel()

    app = made("stockade", version=__version__, instructions=say("mcp-about"), lifespan=seated)

    async def look() -> Message:
        """Wait for the next question and read it."""
        ask = seat.table is not None and bool(seat.table.asks)
        return await ears.told({"view": True}) if ask and ears.last else await ears.next()

    async def answer(options: list[int]) -> Message:
        """Answer the open question with the numbers of its options; then wait for the next one."""
        return await ears.told({"answer": list(options)})

    async def hint() -> Message:
        """What a bot would answer to the open question."""
        return await ears.told({"hint": True})

    for tool, about in ((look, say("mcp-look")), (answer, say("mcp-answer")), (hint, say("mcp-hint"))):
        app.tool(description=about, structured_output=False)(tool)
    return app


def serve(seat: TextSeat) -> None:
    """On stdin and stdout, until they close."""
    server(seat).run("stdio")
