"""Why a hero does that, as everybody at the table could tell: the way to what the mission asks, who waits there, what is missing."""

from __future__ import annotations

from stockade.engine import Ask, Fact, Option, TalkPart
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import FAR
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero


class Talk(TalkPart):
    """Attacks are told by their odds."""

    def because(self, play: Resistance, ask: Ask, option: Option) -> list[Fact]:
        hero = play.heroes.get(str(ask.args.get("hero", "")))
        if hero is None or not hero.zone:
            return []
        verb, _, what = option.key.partition(":")
        match verb:
            case "move" | "carry":
                return going(play, hero, what)
            case "open":
                return way(play, hero)
            case "power-up":
                return [Fact("because-power", {"count": hero.power, "most": POWER_MAX})]
            case "take" if what in play.mission.errands(play):
                return [Fact("because-wanted")]
            case "rescue" if what in play.mission.wanted:
                return [Fact("because-wanted")]
            case _:
                return []


def going(g: Resistance, hero: Hero, zone: str) -> list[Fact]:
    """Nearer to the errand, away from enemies, or towards them."""
    look = Look(g)
    here, there = look.steps(hero, hero.zone), look.steps(hero, zone)
    if there < here < FAR:
        return [Fact("because-closer", {"count": there})]
    if (behind := g.enemies_in(hero.zone)) > g.enemies_in(zone):
        return [Fact("because-leaves", {"count": behind})]
    return [Fact("fact-enemies", {"count": count})] if (count := g.enemies_in(zone)) else []


def way(g: Resistance, hero: Hero) -> list[Fact]:
    """How far it is through there."""
    steps = Look(g).steps(hero, hero.zone)
    return [Fact("because-way", {"count": steps})] if 0 < steps < FAR else []
