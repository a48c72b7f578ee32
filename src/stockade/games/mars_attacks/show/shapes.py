"""What a view of this game is made of: the browser's types come from here."""

from __future__ import annotations

from msgspec import Struct


class Stats(Struct, kw_only=True):
    """The numbers of a model's card; a stat of 0 is a dash."""

    shoot: int
    fight: int
    survive: int
    range: tuple[int, int]
    abilities: list[str]
    weapon: str


class Service(Struct):
    """What a model has been through since the campaign began: battles fought and survived, deaths turned away by Heroics, how often it
    was Rattled; and of one that fell in which Round, at which square, `to` a Zombie, a card or because it was `left`."""

    battles: int
    survived: int
    close: int
    rattled: int
    round: int
    square: str
    to: str


class ModelView(Stats, kw_only=True):
    """A model: `stage` is camp, board, escaped, saved or dead, `lost` the battle in which it fell, `cost` what it counts for."""

    id: str
    profile: str
    seat: int
    stage: str
    square: str | None
    points: int
    value: int
    hero: bool
    activated: bool
    rattled: bool
    grieving: bool
    squad: bool
    lost: str
    kills: int
    record: Service
    cost: int
    purchase: int


class Acting(Struct):
    """Whose activation it is, and what is left of it."""

    model: str
    kind: str
    halves: int
    deeds: int
    path: list[str]


class Pack(Struct):
    """The Zombies of a square; so many of them have acted already."""

    count: int
    marked: int


class SpawnPoint(Struct):
    """Where Zombies arrive, with how many dice."""

    square: str
    dice: int


class LaidCard(Struct):
    """A card on the table; `ready` from the turn after."""

    card: str
    count: int
    ready: bool


class GoalView(Struct):
    """An objective of the battle, and how far it is."""

    id: str
    done: bool
    now: bool
    have: int
    of: int


class SquadView(Struct):
    """What the squad of this battle counts for, and may count for."""

    points: int
    limit: int


class PastBattle(Struct):
    """A battle of the campaign that is over: won, lost or given up (`retreat`)."""

    battle: str
    result: str
    rounds: int
    lost: list[str]


class RollView(Struct):
    """The last dice: who rolled against what, and which of them succeed."""

    who: str
    test: str
    square: str | None
    stat: int
    dice: list[int]
    hits: list[bool]


class Sight(Struct):
    """What the acting model sees, clearly or behind cover, and how far its shot would be heard."""

    square: str
    clear: list[str]
    cover: list[str]
    hear: list[str]


class View(Struct):
    """Everything but the order of the deck. `terrain` and `walls` are what differs from the printed board."""

    scenario: str
    battle: str
    side: str
    difficulty: int
    round: int
    turn: int
    uses: int
    phase: str
    acting: Acting | None
    models: list[ModelView]
    zombies: dict[str, Pack]
    terrain: dict[str, str]
    walls: list[tuple[str, str, str]]
    points: list[SpawnPoint]
    objectives: list[str]
    searched: int
    transmitter: str | None
    sent: bool
    free: bool
    noise: int
    quiet: bool
    authority: str | None
    hand: list[str]
    deck: int
    discards: list[str]
    laid: list[LaidCard]
    goals: list[GoalView]
    squad: SquadView
    force_points: int
    battles: list[PastBattle]
    restarts: int
    score: int
    roll: RollView | None
    sight: Sight | None


class Square(Struct):
    """A square of a printed board."""

    id: str
    x: int
    y: int
    terrain: str


class BoardShape(Struct):
    """A printed board; each edge that is not open as x1, y1, x2, y2 and its kind, from the north-west."""

    width: int
    height: int
    squares: list[Square]
    edges: list[tuple[int, int, int, int, str]]
    blue: list[str]
    landing: list[str]
    zombies: list[str]
    exits: list[str]
    points: list[SpawnPoint]


class ProfileInfo(Stats, kw_only=True):
    """One model of a unit."""

    id: str
    heroics: int


class UnitInfo(Struct):
    """Something that can be hired."""

    id: str
    side: str
    kind: str
    points: int
    unique: bool
    profiles: list[ProfileInfo]


class CardInfo(Struct):
    """A support card as printed."""

    type: str
    skull: bool
    rules: list[str]


class Static(Struct):
    """The printed boards by battle, everything that can be hired, every support card."""

    boards: dict[str, BoardShape]
    units: list[UnitInfo]
    cards: dict[str, CardInfo]
