"""Sabretooth, undead: he follows the smell, strikes again when something big falls, and heals like an animal."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import END, STRUCK, TABLE, TURN, pay, skill
from stockade.games.xmen_resistance.play import PEOPLE, Resistance
from stockade.games.xmen_resistance.rules.action import free_attack, walk
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.enemy_move import first_steps, nearest
from stockade.games.xmen_resistance.rules.hero import heal
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.state import Hero

BIG = "guard"


def trail(g: Resistance, hero: Hero) -> list[str]:
    """The next zones of the shortest ways to the closest Bystander or Enemy in sight; none with one beside him."""
    seen = [zone for zone in g.zones_within(hero.zone, len(g.map.zones)) if g.enemies_in(zone) or g.people_in(zone)]
    closest = nearest(g.ways.distances(hero.zone), seen)
    return [] if hero.zone in closest else first_steps(g, hero.zone, closest, windows=False)


@skill("scent_of_blood", when=TURN, rule="XR-ZHERO-27", ready=trail)
async def scent_of_blood(g: Resistance, hero: Hero) -> None:
    """A free Move towards it."""
    options = [Option(f"move:{to}", "option-move", {"zone": to, "cost": 0}, to) for to in trail(g, hero)]
    to: str = await Ask(hero.seat, "prompt-free-move", options, rule="XR-ZHERO-27", source=hero.id, hero=hero.id)
    await walk(g, hero, to, "XR-ZHERO-27")


def felled_a_big_one(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """A Guard or Super Hero is gone, and somebody is left to strike."""
    big = any(kind == BIG or (kind not in g.horde and kind not in PEOPLE) for kind in shot.fallen)
    return big and bool(attacks(g, hero, chosen=True))


@skill("frenzy", when=STRUCK, rule="XR-ZHERO-28", once="", ready=felled_a_big_one, hunger=1)
async def frenzy(g: Resistance, hero: Hero, shot: Attack) -> None:
    """A free Attack for 1 Hunger, if he likes."""
    options = [Option("frenzy", "option-frenzy", {}, True), Option("pass", "option-spare", {}, False)]
    if await Ask(hero.seat, "prompt-frenzy", options, rule="XR-ZHERO-28", source=hero.id, hero=hero.id):
        pay(g, hero, TABLE["skill:frenzy@struck"])
        await free_attack(g, hero, "XR-ZHERO-28", chosen=True)


def healing(hero: Hero) -> int:
    """XR-ZHERO-29: twice as much when he is not hungry."""
    return 1 if hero.hunger else 2


def hurt(g: Resistance, hero: Hero) -> bool:
    """Something to heal."""
    return hero.wounds > 0


@skill("feral_healing", when=END, rule="XR-ZHERO-29", once="", ready=hurt)
async def feral_healing(g: Resistance, hero: Hero) -> None:
    """Health by itself."""
    heal(g, hero, healing(hero), "XR-ZHERO-29")
