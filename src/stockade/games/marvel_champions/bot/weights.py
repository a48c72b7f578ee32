"""What the policy likes and fears, as numbers. They lie in `weights.toml`; `tools/champions_weights.py` makes them by playing.

The unit is a point: one damage dealt, one threat removed or one hit point saved, about.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from random import Random

from msgspec import Struct, convert, structs

FILE = Path(__file__).with_name("weights.toml")


class Weights(Struct, frozen=True):
    """One number for each thing to weigh."""

    # what the villain phase may bring
    boost: float  # icons on a boost card, on average
    surprise: float  # damage that an encounter card may add
    scare: float  # threat that an encounter card may add
    hurt: float  # a hit point lost
    death: float  # the hero's fall
    spread: float  # how uncertain damage is
    threat: float  # a threat placed
    defeat: float  # the scheme's completion
    later: float  # the same where another stage follows, as a part of it
    drift: float  # how uncertain threat is
    # forms
    act: float  # what a hero does in a turn besides playing cards
    heal: float  # a hit point won back
    home: float  # a turn at home: more cards
    go: float  # how early in a turn a hero goes home, and comes back
    back: float
    # a turn
    blow: float  # a point of damage to the villain
    play: float  # playing a card that stays: how early in a turn
    strike: float  # the same for an attack event, a thwart event and any other event
    clear: float
    other: float
    ally: float  # what an ally's points are worth, those of a card that stays, and of an event that waits
    stay: float
    wait: float
    card: float  # a card drawn
    pace: float  # damage to the villain in a round, and the most rounds one looks ahead
    long: float
    rid: float  # being rid of an attachment
    use: float  # an Action of a card in play, and a resource spent on it
    spend: float
    keep: float  # how much of its thrift one is sorry for when a card pays
    drop: float  # cards of the hand that are worth less go at the end of a turn
    # enemies and schemes
    foe: float  # a minion's hit point
    foe_falls: float
    foe_attacks: float  # each point of its attack and scheme, when it falls
    foe_schemes: float
    guard: float
    tough: float  # a tough card knocked off
    side: float  # a point of threat on a side scheme
    side_hazard: float  # the end of a side scheme, by its icons; what is not its end, as a part of it
    side_faster: float
    side_crisis: float
    side_part: float
    # defence
    step_in: float  # what it costs a hero to defend
    ally_steps: float  # what it costs an ally
    ally_falls: float  # an ally's work lost, a hit point of an ally
    ally_hurt: float
    last_stand: float  # how much more than its last deed the last ally's stepping in must save
    save: float  # damage that a card must save for each card that goes


def load() -> Weights:
    """As they were made last."""
    return convert(tomllib.loads(FILE.read_text(encoding="utf-8")), Weights)


WEIGHTS = load()
SPREAD = 0.5  # how far moods differ, as the logarithm of a weight
HOMESICK = 1.5  # and in points, what a turn at home is worth


@lru_cache(1024)
def in_mood(mood: int) -> Weights:
    """Somebody else's likes and fears."""
    rng = Random(mood)
    other = {name: value * rng.lognormvariate(0, SPREAD) for name, value in structs.asdict(WEIGHTS).items()}
    return convert({**other, "home": rng.gauss(0, HOMESICK)}, Weights)
