"""Psylocke, undead: a thought that kills, a blade that reaches farther when she lets the hunger in, and a glimpse of what comes."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.content.traits import somebody_tough
from stockade.games.xmen_resistance.effects.ability import BOOST, DAWN, TURN, skill
from stockade.games.xmen_resistance.effects.effect import Piece, choose_piece, choose_zone
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.combat import Attack, fall
from stockade.games.xmen_resistance.rules.hero import draw
from stockade.games.xmen_resistance.state import Hero, Person

BLADE = "psionic_blade"
VICTIMS = ("trooper", "specialist")


def minds(g: Resistance, hero: Hero) -> list[Piece]:
    """Troopers and Specialists within Range 1."""
    return [Piece("enemy", kind, zone) for zone in g.zones_within(hero.zone, 1) for kind in VICTIMS if g.count(zone, kind)]


@skill("psychic_bolt", when=TURN, rule="XR-ZHERO-02", ready=minds)
async def psychic_bolt(g: Resistance, hero: Hero) -> None:
    """One of them falls."""
    victim = await choose_piece(hero, "prompt-psychic-bolt", minds(g, hero), "XR-ZHERO-02")
    fall(g, hero, victim.id, 1, victim.zone, "XR-ZHERO-02")


def without_blade(g: Resistance, hero: Hero, shot: Attack) -> str:
    """Only this Attack; farther zones are chosen with it."""
    return "" if shot.weapon.id == BLADE else "refused-other-attack"


@skill(
    "psionic_energy",
    when=BOOST,
    rule="XR-ZHERO-03",
    once="",
    unless=without_blade,
    ready=somebody_tough,
    idle="pointless-tough",
    hunger=1,
    reach=BLADE,
)
def psionic_energy(g: Resistance, hero: Hero, shot: Attack) -> None:
    """1 Toughness less; the zone farther was chosen already."""
    shot.cut += 1


def foreseeable(g: Resistance, hero: Hero) -> bool:
    """A card to look at, and a Spawn Point to lay it at."""
    pile = g.state.spawn_pile
    return bool(pile.deck or pile.discards) and any(point.active for point in g.state.spawns)


@skill("premonition", when=DAWN, rule="XR-ZHERO-04", once="", ready=foreseeable)
async def premonition(g: Resistance, hero: Hero) -> None:
    """The top Spawn card, seen by all (they play together), for a Spawn Point of her choice (XR-ZHERO-15)."""
    options = [Option("look", "option-look", {}, True), Option("pass", "option-look-away", {}, False)]
    if not await Ask(hero.seat, "prompt-premonition", options, rule="XR-ZHERO-04", source=hero.id, hero=hero.id):
        return
    card = draw(g, g.state.spawn_pile, "XR-SPAWN-08")
    g.emit("card.foreseen", "XR-ZHERO-04", hero=hero.id, card=card)
    zones = list(dict.fromkeys(point.zone for point in g.state.spawns if point.active))
    zone = await choose_zone(hero, "prompt-premonition-zone", zones, "XR-ZHERO-04")
    g.state.placed.append(Person(card, zone, "seen"))
