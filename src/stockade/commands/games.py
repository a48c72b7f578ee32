"""`stockade games`: what can be played here."""

from __future__ import annotations

from typing import Annotated, Any

from stockade.commands.setup import names
from stockade.commands.speak import columns, flag, out, out_json, say, tongue
from stockade.engine import Game, games


def run(*, as_json: Annotated[bool, flag("json", "--json")] = False, lang: Annotated[str, flag("lang")] = "") -> None:
    """List the installed games and their scenarios."""
    found = [entry(game) for game in games().values()]
    if as_json:
        out_json(found)
        return
    tongue(lang)
    for game in found:
        out(*lines(game, tongue(lang)))


def entry(game: Game) -> dict[str, Any]:
    """One game as data."""
    return {
        "id": game.id,
        "name": names(game, "game", game.id),
        "seats": list(game.seats),
        "scenarios": [{"id": scenario, "name": names(game, "scenario", scenario)} for scenario in game.scenarios],
    }


def lines(game: dict[str, Any], lang: str) -> list[str]:
    """One game for people."""
    least, most = game["seats"]
    head = f"{game['id']}  {game['name'][lang]}  ({say('games-seats', least=least, most=most)})"
    return [head, *columns([["   ", scenario["id"], scenario["name"][lang]] for scenario in game["scenarios"]], gap=" ")]
