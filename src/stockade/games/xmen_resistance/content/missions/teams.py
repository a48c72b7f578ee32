"""Two Starting Zones: as many begin in one as in the other, and the players say who."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.xmen_resistance.play import Resistance


async def divide(g: Resistance, prompt: str, rule: str) -> None:
    """Who starts in the second zone; with an odd number the players also say where one more is."""
    first, second = g.board.start
    heroes = g.state.heroes
    few, many = len(heroes) // 2, (len(heroes) + 1) // 2
    options = [Option(f"east:{hero.id}", "option-hero", {"hero": hero.id}, hero.id) for hero in heroes]
    chosen: list[str] = await g.group_ask(prompt, options, rule, least=few, most=many, zone=second, count=few)
    for hero in heroes:
        hero.zone = second if hero.id in chosen else first
    for zone in (first, second):
        g.emit("team.placed", rule, heroes=[hero.id for hero in g.heroes_in(zone)], zone=zone)
