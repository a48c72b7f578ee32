"""The state of a game of X-Men Resistance: plain data, the whole truth between two tasks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from stockade.engine import GameState, TaskBook
from stockade.games.xmen_resistance.facts import THRESHOLDS

task = TaskBook()
ENEMY_PHASE = ("enemies", "bystanders", "spawn")

Stage = Literal["ready", "active", "done", "exited", "out"]


def level_of(xp: int) -> int:
    """0 Blue, 1 Yellow, 2 Orange, 3 Red (XR-XP-05..08)."""
    return (xp >= THRESHOLDS[1]) + (xp >= THRESHOLDS[2]) + (xp >= THRESHOLDS[3])


class Hero(Struct, array_like=True):
    """The dashboard and figure of a players' piece: a Super Hero, in Zombie Mode a Zombie Hero. `zone` is empty off the board."""

    id: str
    seat: int
    zone: str
    health: int
    health_max: int
    power: int = 0  # the track beside Health: Power, or in Zombie Mode Hunger
    xp: int = 0
    actions: int = 0
    stage: Stage = "ready"
    traits: list[str] = field(default_factory=list[str])
    bystander: str = ""
    used: list[str] = field(default_factory=list[str])  # once per turn
    answered: list[str] = field(default_factory=list[str])  # once per Enemy Phase
    effects: list[str] = field(default_factory=list[str])  # ignored, slip
    copied: list[str] = field(default_factory=list[str])  # weapons and skills, until the round ends
    bolt: int = 0  # dice of the last Lightning Bolt this turn
    tokens: list[str] = field(default_factory=list[str])

    @property
    def hunger(self) -> int:
        """What the track counts in Zombie Mode (XR-ZMODE-09)."""
        return self.power

    @property
    def level(self) -> int:
        """0 Blue, 1 Yellow, 2 Orange, 3 Red (XR-XP-05..08)."""
        return level_of(self.xp)

    @property
    def wounds(self) -> int:
        """Health lost."""
        return self.health_max - self.health


class Zombie(Struct, array_like=True):
    """A named Enemy on the board: a Zombie Hero, in Zombie Mode a Super Hero."""

    id: str
    zone: str
    lying: bool = False  # laid down instead of eliminated: no Enemy until it stands up again


class Person(Struct, array_like=True):
    """A Bystander on the board; `cover` is the Hidden Bystander card tucked under its card, if any."""

    id: str
    zone: str
    cover: str = ""


class SpawnPoint(Struct, array_like=True):
    """A Spawn Point token."""

    zone: str
    color: str
    active: bool


class Objective(Struct, array_like=True):
    """An Objective token; `facedown` until taken, `taker` once it is."""

    zone: str
    color: str
    facedown: bool = False
    taker: str = ""


class Hand(Struct, array_like=True):
    """The Sentinel Hand on the board: charged or spent."""

    zone: str
    side: str = "charged"


class Pile(Struct, array_like=True):
    """A face-down deck (top is the end of the list) and its discards."""

    deck: list[str]
    discards: list[str] = field(default_factory=list[str])


class Roll(Struct, array_like=True):
    """The last attack roll, for people to look at."""

    hero: str
    dice: list[int]
    hits: list[int]
    accuracy: int


class State(GameState, kw_only=True):
    """Everything on and beside the board."""

    mission: str
    heroes: list[Hero]
    horde: list[int]  # three counts per zone of the map: Walkers, Brutes, Runners, or Troopers, Guards, Specialists
    pool: list[int]
    zombies: list[Zombie] = field(default_factory=list[Zombie])
    people: list[Person] = field(default_factory=list[Person])
    facedown: list[Person] = field(default_factory=list[Person])
    open: list[int]  # one per edge of the map
    opened: list[int]  # one per zone: rooms that are no longer closed
    spawns: list[SpawnPoint] = field(default_factory=list[SpawnPoint])
    objectives: list[Objective] = field(default_factory=list[Objective])
    exit: str = ""
    spawn_pile: Pile
    trait_pile: Pile
    person_pile: Pile
    zombie_pile: Pile
    removed: list[str] = field(default_factory=list[str])  # cards out of this game
    active: str = ""  # the hero whose turn it is
    awake: list[str] = field(default_factory=list[str])  # active levels
    roll: Roll | None = None
    cabin: str = ""  # the shaft the Elevator stands on; empty when it is out of order
    hand: Hand | None = None
    secrets: list[Person] = field(default_factory=list[Person])  # Secret Mission cards lying face up
    placed: list[Person] = field(default_factory=list[Person])  # Spawn cards lying on zones, face down unless `cover` says "seen"
    gone: list[int] = field(default_factory=lambda: [0, 0, 0])  # of the horde, out of the game
    memo: dict[str, int] = field(default_factory=dict[str, int])  # what missions and cards have to remember: read by `memo`
