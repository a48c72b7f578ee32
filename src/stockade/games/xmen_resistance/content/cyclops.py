"""Cyclops, undead: he still gives the orders, and what he looks at burns."""

from __future__ import annotations

from stockade.games.xmen_resistance.effects.ability import ALWAYS, BOOST, TURN, skill
from stockade.games.xmen_resistance.effects.effect import choose_hero
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_move
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.offer import toll
from stockade.games.xmen_resistance.state import Hero

BLAST = "optic_blast"


def at_his_orders(g: Resistance, hero: Hero) -> list[Hero]:
    """Other Zombie Heroes in sight who can go somewhere: with nothing to pay with, Enemies hold them (XR-PLAYER-13)."""
    others = [other for other in g.on_board() if other is not hero and g.sees(hero.zone, other.zone)]
    return [other for other in others if g.ways.near[other.zone] and not toll(g, other)]


@skill("ruthless_tactics", when=TURN, rule="XR-ZHERO-18", ready=at_his_orders)
async def ruthless_tactics(g: Resistance, hero: Hero) -> None:
    """Somebody else makes a free Move."""
    who = await choose_hero(hero, "prompt-ruthless-tactics", at_his_orders(g, hero), "XR-ZHERO-18")
    who.actions = 0
    await free_move(g, who, ignore=False, rule="XR-ZHERO-18")


def between(g: Resistance, hero: Hero, shot: Attack) -> list[str]:
    """Zones with Enemies between him and a target two zones away."""
    far = not shot.also and g.within(hero.zone, shot.zone, 2, 2)
    near = g.zones_within(hero.zone, 1, 1) if far else []
    return [zone for zone in near if g.within(zone, shot.zone, 1, 1) and g.enemies_in(zone)]


def without_blast(g: Resistance, hero: Hero, shot: Attack) -> str:
    """Only this Attack."""
    return "" if shot.weapon.id == BLAST else "refused-other-attack"


@skill("wide_beam", when=BOOST, rule="XR-ZHERO-19", once="", unless=without_blast, ready=between, idle="pointless-beam", hunger=1)
def wide_beam(g: Resistance, hero: Hero, shot: Attack) -> None:
    """The same roll hits the zone on the way; on the grounds there may be two to choose from."""
    shot.beams = between(g, hero, shot)
    shot.also = shot.beams[0]


def with_blast(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """Only this Attack."""
    return shot.weapon.id == BLAST


@skill("unblinking", when=ALWAYS, rule="XR-ZHERO-20", once="", ready=with_blast)
def unblinking(g: Resistance, hero: Hero, shot: Attack) -> None:
    """One die more, on whomever he likes."""
    shot.dice += 1
    shot.any_target = True
