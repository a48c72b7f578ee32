"""What cards are worth to a player, in points: a point is one damage dealt, one threat removed or one hit point saved, about.

The core set is rated card by card; a card of a later box gets points from its cost and numbers until somebody rates it.
"""

from __future__ import annotations

from functools import cache

from stockade.games.marvel_champions.effects.ability import BOOK, FACTS

POINTS: dict[str, float] = {
    # Spider-Man and Justice
    "black-cat": 5.0,
    "backflip": 4.0,
    "enhanced-spider-sense": 3.0,
    "swinging-web-kick": 9.0,
    "aunt-may": 6.0,
    "spider-tracer": 2.5,
    "web-shooter": 4.5,
    "webbed-up": 7.0,
    "for-justice": 4.0,
    "great-responsibility": 1.5,
    "interrogation-room": 2.0,
    "surveillance-team": 3.5,
    "heroic-intuition": 3.5,
    # Captain Marvel and Leadership
    "crisis-interdiction": 3.5,
    "photonic-blast": 6.0,
    "alpha-flight-station": 4.0,
    "captain-marvels-helmet": 3.0,
    "cosmic-flight": 4.5,
    "energy-channel": 5.0,
    "get-ready": 2.0,
    "lead-from-the-front": 3.0,
    "make-the-call": 4.0,
    "the-triskelion": 1.0,
    "inspired": 2.5,
    # She-Hulk and Aggression
    "gamma-slam": 9.0,
    "ground-stomp": 2.5,
    "legal-practice": 3.5,
    "one-two-punch": 3.5,
    "split-personality": 5.0,
    "superhuman-law-division": 3.0,
    "focused-rage": 6.0,
    "superhuman-strength": 5.0,
    "chase-them-down": 2.0,
    "relentless-assault": 5.0,
    "uppercut": 5.0,
    "tac-team": 6.0,
    "combat-training": 4.5,
    # Iron Man
    "repulsor-blast": 4.0,
    "supersonic-punch": 6.0,
    "pepper-potts": 6.0,
    "stark-tower": 3.0,
    "arc-reactor": 8.0,
    "mark-v-armor": 8.0,
    "mark-v-helmet": 5.0,
    "powered-gauntlets": 6.0,
    "rocket-boots": 4.0,
    # Black Panther and Protection
    "ancestral-knowledge": 1.0,
    "wakanda-forever": 5.0,
    "the-golden-city": 6.0,
    "energy-daggers": 5.0,
    "panther-claws": 6.0,
    "tactical-genius": 5.0,
    "vibranium-suit": 5.0,
    "counter-punch": 2.0,
    "get-behind-me": 3.0,
    "med-team": 6.0,
    "armored-vest": 4.0,
    "indomitable": 2.5,
    # basic
    "emergency": 1.0,
    "first-aid": 2.0,
    "haymaker": 3.0,
    "avengers-mansion": 6.0,
    "helicarrier": 4.5,
    "tenacity": 2.5,
}


@cache
def points(code: str) -> float:
    """How much a card does once it is played."""
    facts = FACTS[code]
    rated = POINTS.get(facts.title)
    if rated is not None:
        return rated
    cost = facts.cost or 0
    if facts.type == "ally":  # what it does until it falls, and the blow it takes instead of the hero
        power = max(facts.stats.get("atk", 0), facts.stats.get("thw", 0))
        return 2.0 + power * (facts.health - 1) + 1.5 * bool(BOOK[code].abilities)
    if facts.type == "resource":
        return 0.0
    return 1.5 + 1.7 * cost


@cache
def waits(code: str) -> bool:
    """An event that waits for the villain rather than for its player's turn."""
    return FACTS[code].type == "event" and any(ability.kind != "action" for ability in BOOK[code].abilities)


@cache
def thrift(code: str) -> float:
    """Points for each card that goes: itself and what it costs."""
    return points(code) / (1 + (FACTS[code].cost or 0))
