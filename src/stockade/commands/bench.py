"""`stockade bench`: how fast the tables are here, and how that compares with fixed reference loops of the same run; `bench serve`: how much
a server holds, beside a bare WebSocket echo."""

from __future__ import annotations

import asyncio
from typing import Annotated

from stockade.commands.setup import wanted
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue
from stockade.engine import games
from stockade.lab.serving.measure import Figures, Measured, Wish
from stockade.lab.serving.measure import measure as measure_server
from stockade.lab.serving.process import NoServer
from stockade.lab.speed import Speed, measure

KINDS = ("strong", "greedy", "random")


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    scenario: Annotated[str, flag("scenario")] = "",
    seats: Annotated[str, flag("bench-seats")] = "",
    settings: Annotated[list[str] | None, flag("set", "--set")] = None,
    seconds: Annotated[float, flag("seconds")] = 3.0,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Time uniform random play, forks, views and saves."""
    tongue(lang)
    if not 0 < seconds < float("inf"):
        raise Mistake("error-at-least-one", flag="--seconds")
    if game:
        what = wanted(game, scenario, seats, "random", settings or ())
        found = {what.game.id: measure(what.game.id, seconds, what.setup)}
    else:
        found = {name: measure(name, seconds) for name in games()}
    if as_json:
        out_json({name: speed.as_dict() for name, speed in found.items()})
        return
    for name, speed in found.items():
        out(*lines(name, speed), "")


def serve(
    *,
    tables: Annotated[int, flag("bench-tables")] = 200,
    seconds: Annotated[float, flag("bench-seconds")] = 30.0,
    think: Annotated[float, flag("bench-think")] = 2.0,
    watchers: Annotated[int, flag("bench-watchers")] = 64,
    bots: Annotated[int, flag("bench-bots")] = 10,
    kind: Annotated[str, flag("bench-kind")] = "strong",
    minutes: Annotated[float, flag("bench-minutes")] = 0.0,
    idle: Annotated[float, flag("bench-idle")] = 160.0,
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Time a real server with people at its tables."""
    tongue(lang)
    if kind not in KINDS:
        raise Mistake("error-choice", name="--kind", value=kind, choices=", ".join(KINDS))
    for name, value, least in (("--tables", tables, 1), ("--seconds", seconds, 0.1), ("--think", think, 0.01)):
        if not least <= value < float("inf"):
            raise Mistake("error-at-least-one", flag=name)
    wish = Wish(tables, seconds, think, max(0, watchers), max(0, bots), kind, max(0.0, minutes), max(0.0, idle))
    try:
        found = asyncio.run(measure_server(wish))
    except (NoServer, OSError) as error:
        raise Mistake("error-no-server", why=str(error)) from error
    if as_json:
        out_json(found.as_dict())
    else:
        out(*server_lines(found))


def server_lines(found: Measured) -> list[str]:
    """The figures of a server for people."""
    ratios = found.ratios()
    rows = [["", "", "", say("bench-echo"), say("bench-to-echo")]]
    for name in Figures.__struct_fields__:
        ours, bare = getattr(found.server, name), getattr(found.echo, name)
        if ours is not None:
            cells = [f"{ours:,.1f}", "" if bare is None else f"{bare:,.1f}", f"{ratios[name]:.3g}" if name in ratios else ""]
            rows.append(["", say(f"bench-{name.replace('_', '-')}"), *cells])
    trouble = [say("bench-trouble", what=what, count=count) for what, count in found.trouble.items()]
    return [say("bench-serve-head", tables=found.tables), *columns(rows), *trouble]


def lines(name: str, speed: Speed) -> list[str]:
    """One game for people: a number, and its ratios."""
    ratios = speed.ratios()
    rows = [["", "", "", say("bench-to-loop"), say("bench-to-chess")]]
    for what, number in speed.numbers().items():
        row = ["", say(f"bench-{what.replace('_', '-')}"), f"{number:,.1f}"]
        rows.append([*row, *(_ratio(ratios, what, other) for other in ("loop", "chess"))])
    return [say("bench-head", game=name), *columns(rows)]


def _ratio(ratios: dict[str, float], what: str, other: str) -> str:
    number = ratios.get(f"{what}_to_{other}")
    return "" if number is None else f"{number:.4g}"
