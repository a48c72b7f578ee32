"""Dark Phoenix, undead: she lifts what she likes, burns a whole crowd, and hunger keeps her whole."""

from __future__ import annotations

from stockade.games.xmen_resistance.effects.ability import BOOST, TURN, WOUNDED, skill
from stockade.games.xmen_resistance.effects.effect import Piece, carry, choose_piece, choose_zone, enemies_at, people_at
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.combat import Attack, horde_in
from stockade.games.xmen_resistance.state import Hero

BOLTS = "psychic_bolts"
REACH = 2


def in_her_grip(g: Resistance, hero: Hero) -> list[Piece]:
    """Bystanders, Enemies and Zombie Heroes within Range 2, herself included, that have somewhere to go."""
    zones = [zone for zone in g.zones_within(hero.zone, REACH) if g.ways.near[zone]]
    heroes = [Piece("hero", other.id, zone) for zone in zones for other in g.heroes_in(zone)]
    return people_at(g, zones) + enemies_at(g, zones) + heroes


@skill("telekinesis", when=TURN, rule="XR-ZHERO-10", ready=in_her_grip)
async def telekinesis(g: Resistance, hero: Hero) -> None:
    """One of them is moved by one zone (XR-ZHERO-16)."""
    piece = await choose_piece(hero, "prompt-telekinesis", in_her_grip(g, hero), "XR-ZHERO-10")
    to = await choose_zone(hero, "prompt-telekinesis-to", g.ways.near[piece.zone], "XR-ZHERO-16")
    carry(g, piece, to, "XR-ZHERO-10")


def without_bolts(g: Resistance, hero: Hero, shot: Attack) -> str:
    """Only this Attack."""
    return "" if shot.weapon.id == BOLTS else "refused-other-attack"


def crowded(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """A zone that has more than Super Heroes in it."""
    return horde_in(g, shot.zone) > 0


@skill("mass_incineration", when=BOOST, rule="XR-ZHERO-11", once="", unless=without_bolts, ready=crowded)
def mass_incineration(g: Resistance, hero: Hero, shot: Attack) -> None:
    """One die for each of the crowd instead of the card's; Super Heroes are left out."""
    shot.dice += horde_in(g, shot.zone) - shot.weapon.dice
    shot.crowd = True


@skill("immortal_hunger", when=WOUNDED, rule="XR-ZHERO-12", once="", hunger=1)
def immortal_hunger(g: Resistance, hero: Hero) -> int:
    """1 Wound, as often as her Hunger can still grow."""
    return 1
