"""What a view of this game is made of: the browser's types come from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from stockade.games.xmen_resistance.board.zonegrid import Cell, Kind, Opening, Segment, Side
from stockade.games.xmen_resistance.rules.mission import Goal
from stockade.games.xmen_resistance.rules.mode import ModeId
from stockade.games.xmen_resistance.state import Stage

# -- dashboards -------------------------------------------------------------------------------------------------------


class AttackView(Struct):
    """An Attack: Range from `min` to `max`, each die of `accuracy` or more hits. `dice` and `accuracy` are those of an Attack made now,
    with what applies by itself (Berserker Rage, Hunger); `printed` are the card's."""

    id: str
    kind: Literal["melee", "ranged"]
    min: int
    max: int
    dice: int
    accuracy: int
    printed: tuple[int, int]


class SkillView(Struct):
    """A Skill and the danger level it comes with (0: from a card); `active` when it is used on purpose, `used` for this turn."""

    id: str
    level: int
    unlocked: bool
    used: bool
    active: bool


class HeroView(Struct, kw_only=True):
    """A dashboard. Its track is Power, or in Zombie Mode Hunger and whether it rules (`ravenous`). `level` counts from 1, Blue."""

    id: str
    seat: int
    zone: str | None
    health: int
    health_max: int
    power: int | UnsetType = UNSET
    power_max: int | UnsetType = UNSET
    hunger: int | UnsetType = UNSET
    hunger_max: int | UnsetType = UNSET
    ravenous: bool | UnsetType = UNSET
    xp: int
    level: int
    level_xp: int
    next_xp: int | None
    actions: int
    actions_max: int
    state: Stage
    traits: list[str]
    bystander: str | None
    tokens: list[str]
    attacks: list[AttackView]
    skills: list[SkillView]
    effects: list[str]


class Meal(Struct):
    """Whom whoever acts could devour: hits needed, XP of an Enemy; `first` in line comes before the others."""

    id: str
    bystander: bool
    needs: int
    xp: int
    first: bool


class Flight(Struct):
    """A Bystander who would run from the Zombie Heroes if it were their Phase now; to one of these zones."""

    bystander: str
    zone: str
    to: list[str]


# -- the board --------------------------------------------------------------------------------------------------------


class BystanderView(Struct):
    """A Bystander face up; `hidden` while a card covers them."""

    id: str
    hidden: bool


class ZoneView(Struct):
    """What stands in a zone. `enemies` by kind; `zombie_heroes` are the named ones (in Zombie Mode Super Heroes), `lying` those laid down,
    who are no Enemies for now; `frozen` skip an Activation. `sees` has every zone in line of sight with its Range, itself first."""

    enemies: dict[str, int]
    zombie_heroes: list[str]
    lying: list[str]
    bystanders: list[BystanderView]
    facedown: int
    frozen: int
    opened: bool
    sees: Sequence[tuple[str, int]]


class EdgeView(Struct):
    """A door, window, arch or Elevator door; `lock` is the colour of one that is still locked."""

    open: bool
    lock: str


class SpawnView(Struct):
    """A Spawn Point; they take turns by `number`."""

    zone: str
    color: str
    active: bool
    number: int


class ObjectiveView(Struct):
    """An Objective token; its colour is `facedown` until it is taken."""

    zone: str
    color: str
    taken: bool


class Sentinel(Struct):
    """The Sentinel Hand on the board, charged or spent."""

    zone: str
    side: str


class CardThere(Struct):
    """A Secret Mission card face up in a zone."""

    id: str
    zone: str


class Foreseen(Struct):
    """The Spawn card that Premonition has laid at a Spawn Point."""

    zone: str
    card: str


# -- beside it --------------------------------------------------------------------------------------------------------


class Danger(Struct):
    """The danger level, counted from 1, and the hero whose XP set it."""

    level: int
    hero: str
    xp: int
    next_xp: int | None


class Decks(Struct):
    """Cards left."""

    spawn: int
    traits: int
    bystanders: int
    zombie_heroes: int


class Discards(Struct):
    """Cards that were used, the last one on top."""

    spawn: list[str]
    traits: list[str]
    bystanders: list[str]
    zombie_heroes: list[str]


class RollView(Struct):
    """The last attack roll, die by die."""

    hero: str
    dice: list[int]
    hits: list[bool]
    accuracy: int


class View(Struct, kw_only=True):
    """Everything face up; all players share what they know. `awake` are the active levels, `reach` the Moves of whoever acts along open
    ways, whoever stands in them. `wanted` are Bystanders that an objective is about; `placed` are zones with a facedown Spawn card. `pools`
    counts the horde's miniatures that are left, `gone` those out of the game, both by kind."""

    mission: str
    mode: ModeId
    round: int
    phase: str
    active: str | None
    heroes: list[HeroView]
    awake: Sequence[str]
    meals: list[Meal]
    flights: list[Flight]
    foreseen: list[Foreseen]
    reach: Mapping[str, int]
    zones: dict[str, ZoneView]
    edges: dict[str, EdgeView]
    spawns: list[SpawnView]
    objectives: list[ObjectiveView]
    exit: str | None
    sentinel: Sentinel | None
    cabin: str | None
    secrets: list[CardThere]
    placed: list[str]
    wanted: Sequence[str]
    goals: list[Goal]
    danger: Danger
    decks: Decks
    discards: Discards
    pools: dict[str, int]
    gone: dict[str, int]
    roll: RollView | None


# -- the map, sent once -----------------------------------------------------------------------------------------------


class CellShape(Struct):
    """A cell of a level and the zone it belongs to."""

    x: int
    y: int
    zone: str


class LevelShape(Struct):
    """A level in cell units: walls and zone borders as x1, y1, x2, y2, with gaps where openings are; stairwells are no zone."""

    id: str
    width: int
    height: int
    cells: list[CellShape]
    walls: list[Segment]
    lines: list[Segment]
    stairs: list[Cell]


class ZoneShape(Struct):
    """A zone as printed."""

    level: str
    kind: Kind
    tile: str
    cells: Sequence[Cell]
    spawn: bool
    bystander: bool
    stairs: bool
    highlighted: bool


class EdgeShape(Struct):
    """An opening on the east or south side of the cell x, y."""

    kind: Opening
    level: str
    x: int
    y: int
    side: Side


class Static(Struct):
    """The map of the mission."""

    levels: list[LevelShape]
    zones: dict[str, ZoneShape]
    edges: dict[str, EdgeShape]
