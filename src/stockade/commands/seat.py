"""`stockade seat URL`: a program sits at a table. One JSON value a line, questions on stdout, answers on stdin."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from typing import Annotated, cast

from stockade.commands.speak import Mistake, flag, out, say, tongue
from stockade.commands.textseat import Link, Message, TextSeat
from stockade.server.wire import Lang


def run(
    link: Annotated[str, flag("seat-link")],
    *,
    patience: Annotated[float, flag("patience")] = 120.0,
    mcp: Annotated[bool, flag("mcp")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Sit there until the game is over, or until nobody speaks any more."""
    seat = TextSeat(Link(link), cast(Lang, tongue(lang)), patience)
    if mcp:
        from stockade.commands.seat_mcp import serve

        serve(seat)
    else:
        asyncio.run(talk(seat))
    return 0


async def talk(seat: TextSeat) -> None:
    """Between the seat and the program: until the game is over or stdin ends. Whether the link opens anything is found out in any case."""
    sitting = asyncio.create_task(seat.run())
    lines = typed()
    heard = asyncio.create_task(lines.get())
    said = asyncio.create_task(seat.out.get())
    silent = False
    try:
        while not (silent and seat.welcomed):
            await asyncio.wait({sitting, said} if silent else {sitting, said, heard}, return_when=asyncio.FIRST_COMPLETED)
            if said.done():
                show(said.result())
                said = asyncio.create_task(seat.out.get())
            elif sitting.done():
                sitting.result()
                return
            elif heard.done():
                silent = not heard.result()
                if not silent:
                    await told(seat, heard.result())
                    heard = asyncio.create_task(lines.get())
    finally:
        for task in (sitting, heard, said):
            task.cancel()
        await asyncio.gather(sitting, heard, said, return_exceptions=True)


async def told(seat: TextSeat, line: str) -> None:
    """One line of the program; what is wrong with it is said, and it may try again."""
    if not line.strip():
        return
    try:
        await seat.take(json.loads(line))
    except json.JSONDecodeError:
        show({"type": "error", "code": "not-json", "text": say("seat-not-json")})
    except Mistake as mistake:
        show({"type": "error", "code": mistake.key, "text": say(mistake.key, **mistake.args_for_text)})


def show(message: Message) -> None:
    """One line for the program, at once."""
    out(json.dumps(message, ensure_ascii=False))
    sys.stdout.flush()


def typed() -> asyncio.Queue[str]:
    """The lines of stdin as they come, and an empty one at its end; read in a thread, which may stay behind when we leave."""
    lines: asyncio.Queue[str] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        try:
            for line in sys.stdin:
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, "")
        except RuntimeError:  # we have left
            return

    threading.Thread(target=read, daemon=True).start()
    return lines
