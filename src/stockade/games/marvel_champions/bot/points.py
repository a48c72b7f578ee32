"""What cards are worth to a player, in points: a point is one damage dealt, one threat removed or one hit point saved, about.

The core set is rated card by card; a card of a later box gets points from its cost and numbers until somebody rates it.
"""

from __future__ import annotations

from functools import cache

from stockade.games.marvel_champions.effects.ability import BOOK, FACTS

MANY = 5.0  # rounds that a card in play works, about

POINTS: dict[str, float] = {
    # Spider-Man and Justice
    "black-cat": 6.0,
    "backflip": 3.5,
    "enhanced-spider-sense": 3.0,
    "swinging-web-kick": 8.0,
    "spider-tracer": 2.0,
    "web-shooter": 3.5,
    "webbed-up": 6.0,
    "for-justice": 4.0,
    "great-responsibility": 1.0,
    "surveillance-team": 2.5,
    "daredevil": 9.0,
    # Captain Marvel and Leadership
    "crisis-interdiction": 2.5,
    "photonic-blast": 5.5,
    "cosmic-flight": 3.0,
    "energy-channel": 3.0,
    "get-ready": 1.5,
    "lead-from-the-front": 2.0,
    "make-the-call": 3.0,
    "the-triskelion": 0.2,
    "inspired": 2.0,
    "spider-woman": 8.0,
    "maria-hill": 7.0,
    # She-Hulk and Aggression
    "gamma-slam": 9.0,
    "ground-stomp": 2.5,
    "legal-practice": 1.0,
    "one-two-punch": 2.5,
    "split-personality": 4.0,
    "superhuman-strength": 5.0,
    "chase-them-down": 1.5,
    "relentless-assault": 5.0,
    "uppercut": 5.0,
    "tac-team": 5.5,
    "hulk": 9.0,
    # Iron Man
    "repulsor-blast": 4.0,
    "supersonic-punch": 6.0,
    "mark-v-armor": 4.0,
    "rocket-boots": 0.7,
    "war-machine": 9.0,
    # Black Panther and Protection
    "ancestral-knowledge": 0.5,
    "counter-punch": 1.5,
    "get-behind-me": 1.0,
    "med-team": 4.5,
    "indomitable": 2.0,
    "luke-cage": 12.0,
    # basic
    "emergency": 1.0,
    "first-aid": 1.4,
    "haymaker": 3.0,
    "tenacity": 1.5,
    "mockingbird": 8.5,
    "nick-fury": 9.5,
}

# what stays and works round after round, in points a round
LASTING: dict[str, float] = {
    "aunt-may": 1.2,
    "interrogation-room": 0.3,
    "heroic-intuition": 0.5,
    "alpha-flight-station": 0.7,
    "captain-marvels-helmet": 0.4,
    "superhuman-law-division": 0.5,
    "focused-rage": 0.8,
    "combat-training": 0.7,
    "pepper-potts": 1.2,
    "stark-tower": 0.8,
    "arc-reactor": 1.8,
    "mark-v-armor": 0.8,
    "mark-v-helmet": 1.6,
    "powered-gauntlets": 1.8,
    "rocket-boots": 0.9,
    "the-golden-city": 1.3,
    "energy-daggers": 1.1,
    "panther-claws": 1.4,
    "tactical-genius": 0.8,
    "vibranium-suit": 1.0,
    "armored-vest": 0.4,
    "avengers-mansion": 1.3,
    "helicarrier": 1.0,
    # the villain's
    "sonic-converter": 1.0,
    "solid-sound-body": 0.2,
    "program-transmitter": 0.3,
    "upgraded-drones": 0.8,
}
# the villain's cards that are worse than their numbers
TROUBLE: dict[str, float] = {"the-immortal-klaw": 3.0, "sonic-converter": 3.0, "upgraded-drones": 3.0, "armored-rhino-suit": 3.0}


@cache
def points(code: str) -> float:
    """How much a card does once it is played."""
    facts = FACTS[code]
    rated = POINTS.get(facts.title)
    if rated is not None:
        return rated
    if facts.title in LASTING:
        return 0.0
    cost = facts.cost or 0
    if facts.type == "ally":  # what it does until it falls, and the blow it takes instead of the hero
        power = max(facts.stats.get("atk", 0), facts.stats.get("thw", 0))
        return 3.0 + power * min(3, facts.health - 1) + 1.0 * bool(BOOK[code].abilities)
    if facts.type == "resource":
        return 0.0
    return 1.5 + 1.7 * cost


@cache
def lasting(code: str) -> float:
    """How much a card in play does each round."""
    return LASTING.get(FACTS[code].title, 0.0)


@cache
def waits(code: str) -> bool:
    """An event that waits for the villain rather than for its player's turn."""
    return FACTS[code].type == "event" and any(ability.kind != "action" for ability in BOOK[code].abilities)


@cache
def thrift(code: str) -> float:
    """Points for each card that goes: itself and what it costs."""
    return (points(code) + MANY * lasting(code)) / (1 + (FACTS[code].cost or 0))
