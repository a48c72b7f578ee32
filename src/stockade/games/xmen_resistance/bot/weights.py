"""What the policy likes and fears, as numbers. They lie in `weights.toml`; `tools/xmen_weights.py` makes them by playing.

The unit is the first wound of a healthy hero.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from msgspec import Struct, convert

FILE = Path(__file__).with_name("weights.toml")


class Weights(Struct, frozen=True):
    """One number for each thing to weigh, for one mode of the game."""

    # wounds
    hurt: float  # one more wound for somebody who has lost one already
    last: float  # the last Health
    over: float  # each wound that nobody is left to take
    person: float  # a Bystander devoured
    kept_person: float  # one that the mission needs
    bleeds: float  # a wound of a berserker who can afford it
    # enemies
    sure: float  # a wound kept off, at least, even where others might see to it
    lurking: float  # an Enemy one zone from somebody
    distant: float  # an Enemy farther off
    rate: float  # wounds that an Action of somebody ready keeps off, when a place is judged
    help: float  # the same for a friend's Action
    spawn: float  # standing where Enemies appear
    champion: float  # a named Enemy fallen, whatever it threatened
    in_way: float  # an Enemy in a zone that the team has to go through
    # the way
    step: float  # one Action nearer to the errand
    hurry: float  # by how much of itself that grows with each round after the first few
    apart: float  # one zone farther from a friend than one
    band: float  # the same from the friend who is nearest
    risk: float  # each unknown zone that an opening brings out
    late: float  # the same for each Action that the team no longer has this round
    action: float  # an Action that a Move costs besides its own
    objective: float
    wait: float  # staying, for who is at the errand already
    # the dashboard
    power: float  # a Power
    full: float  # the last one below the end of the track, where one more comes by itself
    trait: float
    rescue: float
    xp: float  # one before the fourth Action
    even: float  # one after that, for who has not the most
    peak: float  # one for who has: what it costs
    danger: float  # reaching a level that nobody had
    heal: float
    # hunger
    meal: float  # being sated again, by Hunger beyond two
    craving: float  # Hunger reaching the end of the track
    card: float  # a Bystander's card


def load() -> dict[str, Weights]:
    """By mode."""
    return {mode: convert(numbers, Weights) for mode, numbers in tomllib.loads(FILE.read_text(encoding="utf-8")).items()}


WEIGHTS = load()
