"""A screen whose table another server plays: its frames are carried there and back, and neither side notices.

The other one may just have died. Where its machine says that nobody listens any more, this server plays the table itself at once; where
there is only silence, when the leases have run out. Whoever waits is kept waiting for that long and no longer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from stockade.server.leases import Elsewhere

if TYPE_CHECKING:
    from stockade.server.lobby import Lobby, Place
    from stockade.server.socket import Line

logger = logging.getLogger("stockade.server.forward")
PATIENCE = 15.0
TRY_AGAIN = 0.25
FULL = 1013
LOST = 1012  # to a browser: come back


_carried: set[int] = set()


def forwarded() -> int:
    """How many screens are carried elsewhere now."""
    return len(_carried)


async def place_or_carry(lobby: Lobby, line: Line, hello: str | bytes) -> Place | None:
    """The table, when it is played here; None when the whole conversation took place elsewhere. Raises Elsewhere when nobody can be
    reached who plays it, and what `Lobby.place` raises."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await lobby.place(line.table)
        except Elsewhere as there:
            address = str(there.args_for_text["address"])
            try:
                if await carry(line, hello, address):
                    return None
            except ConnectionRefusedError:
                await lobby.leases.nobody_at(address)
            if asyncio.get_running_loop().time() > end:
                raise
        await asyncio.sleep(TRY_AGAIN)


async def carry(line: Line, hello: str | bytes, address: str) -> bool:
    """Both ways until one side has enough; False when there is nobody to carry to, or nothing was heard. Raises ConnectionRefusedError."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    scheme, _, rest = address.partition("://")
    there = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/ws/{line.table}"
    try:
        other = await connect(there, proxy=None, open_timeout=5, max_size=None, compression=None, ping_interval=None, max_queue=64)
    except (OSError, TimeoutError, WebSocketException) as error:
        logger.info("table %s is played at %s, where nobody answers: %s", line.table, address, error)
        if isinstance(error, ConnectionRefusedError):
            raise
        return False
    async with other:
        try:
            await other.send(_text(hello))
            first = await other.recv(decode=False)
        except WebSocketException:
            return False
        await _both_ways(line, other, first)
    return True


async def _both_ways(line: Line, other: Any, first: bytes) -> None:
    from stockade.server.socket import Gone

    async def there() -> None:
        while True:
            await other.send(_text(await line.receive()))

    async def back() -> None:
        await line.send(first)
        while True:
            await line.send(await other.recv(decode=False))

    if not line.settle():
        await line.close(FULL, "full")
        return
    _carried.add(id(line))
    ways = [asyncio.ensure_future(there()), asyncio.ensure_future(back())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        _carried.discard(id(line))
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
    try:
        # what the other end said; one that ended without a word was killed, and the table will be found elsewhere
        code = other.close_code if other.close_code is not None and other.close_code != 1006 else LOST
        await line.close(code, other.close_reason or "retired")
    except Gone:
        pass


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode("utf-8", "replace")
