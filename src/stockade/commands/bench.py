"""`stockade bench`: how fast the tables are here, and how that compares with fixed reference loops of the same run."""

from __future__ import annotations

from typing import Annotated

from stockade.commands.setup import wanted
from stockade.commands.speak import Mistake, columns, flag, out, out_json, say, tongue
from stockade.engine import games
from stockade.lab.speed import Speed, measure


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
