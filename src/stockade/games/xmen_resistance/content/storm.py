"""Storm: wind, lightning that strikes twice, and a word for the others."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.xmen_resistance.effects.ability import TURN, skill
from stockade.games.xmen_resistance.effects.effect import choose_hero, choose_zone, others_within, push
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack
from stockade.games.xmen_resistance.rules.hero import draw_trait, gain_power
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.state import Hero

BOLT = "lightning_bolt"


def windy(g: Resistance, hero: Hero) -> list[str]:
    """Zones within Range 1 whose Enemies have somewhere to go."""
    return [zone for zone in g.zones_within(hero.zone, 1) if g.enemies_in(zone) and g.ways.near[zone]]


@skill("gust", when=TURN, rule="XR-HERO-02", power=1, ready=windy)
async def gust(g: Resistance, hero: Hero) -> None:
    """All Enemies of a zone within Range 1 go to one adjacent zone."""
    zone = await choose_zone(hero, "prompt-gust-from", windy(g, hero), "XR-HERO-02")
    to = await choose_zone(hero, "prompt-push-to", g.ways.near[zone], "XR-DEF-09")
    push(g, zone, to, [kind for kind, _ in g.kinds_in(zone)], "XR-HERO-02")


def no_first_bolt(g: Resistance, hero: Hero) -> str:
    """A Lightning Bolt has to be made this turn."""
    return "" if hero.bolt else "refused-no-bolt"


def second_bolt(g: Resistance, hero: Hero) -> list[Option]:
    """Something to strike (XR-HERO-23: Rogue needs the Attack too)."""
    return attacks(g, hero, BOLT)


@skill("chain_lightning", when=TURN, rule="XR-HERO-03", unless=no_first_bolt, ready=second_bolt)
async def chain_lightning(g: Resistance, hero: Hero) -> None:
    """A second bolt, with the dice of the first (XR-HERO-04)."""
    await free_attack(g, hero, "XR-HERO-03", only=BOLT, dice=hero.bolt)


@skill("inspiration", when=TURN, rule="XR-HERO-05")
async def inspiration(g: Resistance, hero: Hero) -> None:
    """She or somebody within Range 2 gains 1 Power and draws a Trait."""
    who = await choose_hero(hero, "prompt-inspiration", [hero, *others_within(g, hero, 2)], "XR-HERO-05")
    gain_power(g, who, 1, "XR-HERO-05")
    await draw_trait(g, who, "XR-HERO-05")
