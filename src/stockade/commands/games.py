"""`stockade games`: what can be played here."""

from __future__ import annotations

from typing import Annotated, Any

from stockade.commands.setup import name, names
from stockade.commands.speak import columns, flag, out, out_json, say, tongue
from stockade.engine import Game, games


def run(*, as_json: Annotated[bool, flag("json", "--json")] = False, lang: Annotated[str, flag("lang")] = "") -> None:
    """List the installed games and their scenarios."""
    spoken = tongue(lang)
    if as_json:
        out_json([entry(game) for game in games().values()])
        return
    for game in games().values():
        out(*lines(game, spoken))


def entry(game: Game) -> dict[str, Any]:
    """One game as data."""
    return {
        "id": game.id,
        "name": names(game, "game", game.id),
        "seats": list(game.seats),
        "scenarios": [{"id": scenario, "name": names(game, "scenario", scenario)} for scenario in game.scenarios],
    }


def lines(game: Game, lang: str) -> list[str]:
    """One game for people."""
    least, most = game.seats
    head = f"{game.id}  {name(game, 'game', game.id, lang)}  ({say('games-seats', least=least, most=most)})"
    return [head, *columns([["   ", scenario, name(game, "scenario", scenario, lang)] for scenario in game.scenarios], gap=" ")]
