"""`stockade best`: the best finished games, from the file that keeps the tables."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from stockade.commands.setup import pick_game
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue, word
from stockade.engine import Game, StockadeError

if TYPE_CHECKING:
    from stockade.server.bodies import BestGame


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    most: Annotated[int, flag("most")] = 10,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Tell the best finished games of a game."""
    spoken = tongue(lang)
    found = pick_game(game)
    if most < 1:
        raise Mistake("error-at-least-one", flag="--most")
    rows = asyncio.run(read(found.id, db, most, spoken))
    if as_json:
        out_json(rows)
    else:
        out(*lines(found, rows, spoken))


async def read(game: str, db: str, most: int, lang: str) -> list[BestGame]:
    """The rows, as the server gives them to a browser; the server may be running."""
    from stockade.server.lobby import Lobby
    from stockade.server.postgres import is_address
    from stockade.server.sentences import explain
    from stockade.server.stores import store_at

    if not is_address(db) and not Path(db).expanduser().is_file():
        raise Mistake("error-no-tables", file=db)
    store = store_at(db)
    try:
        await store.open()
        return await Lobby(store, 0).best(game, most, "")
    except StockadeError as error:
        raise Mistake("error-tables", why=explain(error, lang)) from error
    finally:
        await store.close()


def lines(game: Game, rows: list[BestGame], lang: str) -> list[str]:
    """The table for people: place, points, who, when, and what the game itself says about it."""
    if not rows:
        return [say("best-none", game=game.id)]
    table: list[list[str]] = []
    for row in rows:
        who = ", ".join(seat.name or say("best-nameless") for seat in row.who if seat.kind == "human")
        day = datetime.fromisoformat(row.at).astimezone().strftime("%Y-%m-%d")
        told = word(game.text, lang, "best-details", {**row.details, "outcome": row.outcome})
        table.append([f"{row.place}.", f"{row.points}", who, day, told])
    return columns(table)
