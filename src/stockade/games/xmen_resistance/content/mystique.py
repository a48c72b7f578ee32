"""Mystique: nobody they know, everywhere at once, and a shot where it counts."""

from __future__ import annotations

from stockade.engine import Ask, Option, call
from stockade.games.xmen_resistance.effects.ability import ALWAYS, TURN, skill
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import building
from stockade.games.xmen_resistance.rules.action import walk
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.offer import moves, openings
from stockade.games.xmen_resistance.state import Hero, task


def in_plain_sight(g: Resistance, hero: Hero) -> bool:
    """Not disguised already."""
    return "ignored" not in hero.effects


@skill("shapeshift", when=TURN, rule="XR-HERO-22", power=1, ready=in_plain_sight, idle="pointless-disguised")
async def shapeshift(g: Resistance, hero: Hero) -> None:
    """Enemies ignore her until her next turn begins or she attacks."""
    hero.effects.append("ignored")
    g.emit("effect.began", "XR-HERO-22", hero=hero.id)


def ways_in(g: Resistance, hero: Hero) -> list[Option]:
    """Where she may go, whatever Enemies are around."""
    return moves(g, hero, free=True, ignore=True)


def something_to_do(g: Resistance, hero: Hero) -> bool:
    """A way to go or an opening to make one."""
    return bool(ways_in(g, hero) or openings(g, hero))


@skill("infiltrator", when=TURN, rule="XR-HERO-20", ready=something_to_do)
async def infiltrator(g: Resistance, hero: Hero) -> None:
    """A free Move past the Enemies, and one door or window opened before or after it."""
    options = ways_in(g, hero) + openings(g, hero)
    verb, what = await Ask(hero.seat, "prompt-infiltrator", options, rule="XR-HERO-20", source=hero.id, hero=hero.id)
    if verb in ("move", "carry"):
        await walk(g, hero, what, "XR-HERO-20", carrying=verb == "carry")
        await open_afterwards(g, hero)
    else:
        g.next(call(infiltrate, hero.id))  # after all that the opening brings out (XR-BUILD-10)
        building.open_edge(g, g.map.edge[what], hero, "XR-HERO-20")


async def open_afterwards(g: Resistance, hero: Hero) -> None:
    """She may open something where she is now."""
    options = openings(g, hero)
    if options:
        options.append(Option("pass", "option-leave-closed", {}, ("pass", "")))
        verb, edge = await Ask(hero.seat, "prompt-infiltrator-open", options, rule="XR-HERO-20", source=hero.id, hero=hero.id)
        if verb == "open":
            building.open_edge(g, g.map.edge[edge], hero, "XR-HERO-20")


@task
async def infiltrate(g: Resistance, hero_id: str) -> None:
    """The Move after the opening, if she still wants it."""
    hero = g.heroes[hero_id]
    if hero.stage != "active":
        return
    options = [*ways_in(g, hero), Option("pass", "option-stay", {}, ("pass", ""))]
    verb, to = await Ask(hero.seat, "prompt-free-move", options, rule="XR-HERO-20", source=hero.id, hero=hero.id)
    if verb != "pass":
        await walk(g, hero, to, "XR-HERO-20", carrying=verb == "carry")


@skill("assassin", when=ALWAYS, rule="XR-HERO-20", once="")
def assassin(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Target Priority does not bind her, and sixes count double on one Enemy."""
    shot.any_target = True
    shot.double = True
