"""Iceman, undead: he slides past, freezes a crowd where it stands, and hardly feels the first blow."""

from __future__ import annotations

from stockade.engine import Ask, Option, call
from stockade.games.xmen_resistance.effects.ability import SPARED, TURN, skill
from stockade.games.xmen_resistance.effects.effect import choose_zone
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_move, walk
from stockade.games.xmen_resistance.rules.combat import horde_in
from stockade.games.xmen_resistance.rules.offer import moves
from stockade.games.xmen_resistance.state import Hero, task


def slippery(g: Resistance, hero: Hero) -> list[Option]:
    """Where a free Move can go."""
    return moves(g, hero, free=True)


@skill("ice_slide", when=TURN, rule="XR-ZHERO-22", ready=slippery)
async def ice_slide(g: Resistance, hero: Hero) -> None:
    """A free Move, and after all that it sets off one zone more."""
    g.next(call(slide_on, hero.id))
    await free_move(g, hero, ignore=False, rule="XR-ZHERO-22")


@task
async def slide_on(g: Resistance, hero_id: str) -> None:
    """XR-MOVE-04: the second zone, unless Enemies stop him in the first."""
    hero = g.heroes[hero_id]
    if not hero.zone or g.enemies_in(hero.zone):
        return
    ways = [Option(f"move:{to}", "option-move", {"zone": to, "cost": 0}, to) for to in g.ways.near[hero.zone]]
    options = [*ways, Option("pass", "option-stay", {}, "")]
    to: str = await Ask(hero.seat, "prompt-slide-on", options, rule="XR-ZHERO-22", source=hero.id, hero=hero.id)
    if to:
        await walk(g, hero, to, "XR-ZHERO-22")


def freezable(g: Resistance, hero: Hero) -> list[str]:
    """Zones within Range 1 with a crowd."""
    return [zone for zone in g.zones_within(hero.zone, 1) if horde_in(g, zone)]


@skill("deep_freeze", when=TURN, rule="XR-ZHERO-23", ready=freezable, hunger=1)
async def deep_freeze(g: Resistance, hero: Hero) -> None:
    """All of the crowd skip their next Activation (XR-ZHERO-24)."""
    zone = await choose_zone(hero, "prompt-deep-freeze", freezable(g, hero), "XR-ZHERO-23")
    for kind in g.horde:
        if number := g.count(zone, kind):
            g.memo.freeze(zone, kind, number)
    g.emit("zone.froze", "XR-ZHERO-23", hero=hero.id, zone=zone, count=horde_in(g, zone))


@skill("frozen_flesh", when=SPARED, rule="XR-ZHERO-25", once="phase")
def frozen_flesh(g: Resistance, hero: Hero) -> int:
    """The first Wound of the Enemy Phase."""
    return 1
