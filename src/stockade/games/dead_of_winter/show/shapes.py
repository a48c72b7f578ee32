"""What a view of this game is made of: the browser's types come from here.

Names and texts are in the glossary: `survivor:` (`.ability`), `place:`, `entrance:`, `item:`, `crisis:`, `road:` (`.trigger`, `.a`, `.b`),
`aim:` (`.l1`, `.l2`, …: its lines; `.l0`: what replaces the first line of an exiled betrayer), `scenario:` (`.n1`, … or `.h1`, … by side).
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Tonight(Struct):
    """What the colony phase will eat, cost in morale and bring by place as things stand, before noise. `overrun` names by entrance whom
    each break-in costs (empty for somebody helpless, or where nobody can know); `fallen` is the morale of all of them, `crisis` that of a
    crisis with too few cards, `frost` that of frostbite before the night; `ends` says that all of it takes the last morale."""

    food: int
    hunger: int
    waste: int
    zombies: dict[str, int]
    overrun: dict[str, list[str]]
    fallen: int
    crisis: int
    frost: int
    ends: bool


class CrisisView(Struct):
    """The crisis in force, and how many cards each seat gave."""

    id: str
    accepts: list[str]
    needed: int
    given: list[int]


class Line(Struct, kw_only=True):
    """A line of an objective: how far it is, and how far it must be (-1: no such bound); `met` is null while nobody can know."""

    line: int
    met: bool | None
    reached: int
    least: int
    most: int


class Aim(Line, kw_only=True):
    """A line of a secret objective."""

    card: str


class ObjectiveView(Struct):
    """The main objective: what lies on it and how far it is."""

    accepts: list[str]
    cards: list[str]
    counters: dict[str, int]
    goal: list[Line]


class Entrance(Struct):
    """A gate of a place."""

    id: str
    spaces: int
    zombies: int
    barricades: int


class Place(Struct):
    """The colony or a location: who is there, the cards of its deck, its noise."""

    id: str
    spaces: int
    free: int
    survivors: list[str]
    helpless: int
    deck: int
    noise: int
    noise_spaces: int
    entrances: list[Entrance]


class Item(Struct):
    """An equipped card; `used` in this round."""

    id: str
    used: bool


class SurvivorView(Struct):
    """A survivor in play; `used` is the ability in this round, attack and search are the dice they need."""

    seat: int
    place: str
    wounds: int
    frostbite: int
    limit: int
    items: list[Item]
    moved: bool
    rests: bool
    leader: bool
    used: bool
    influence: int
    attack: int
    search: int


class PlayerView(Struct):
    """What everybody sees of a player. `shown` is the objective that an exile who was no betrayer has laid open; the cards and aims of all
    are shown when the game is over."""

    seat: int
    hand: int
    dice: list[int]
    gained: list[int]
    spent: list[int]
    leader: str | None
    group: list[str]
    exiled: bool
    out: bool
    exile_card: bool
    shown: str | None
    given: int
    cards: list[str] | UnsetType = UNSET
    aims: list[Aim] | UnsetType = UNSET


class Waiting(Struct):
    """A survivor who joins when there is room."""

    seat: int
    survivor: str


class Decks(Struct):
    """How many cards are left of each."""

    survivors: int
    crises: int
    crossroads: int
    exiled: int


class Crossroads(Struct):
    """Who reads the crossroads card of this turn; which it is, for the reader only."""

    reader: int | None
    card: str | None


class OwnView(Struct):
    """What only this seat sees: its hand, what it just found, survivors to choose from, its objectives."""

    hand: list[str]
    drawn: list[str]
    dealt: list[str]
    cards: list[str]
    aims: list[Aim]


class View(Struct):
    """The table as a seat sees it; a watcher has no `you`. `phase` is setup, players or colony, `side` normal or hardcore; `waste` has its
    top card last, `cause` is how the game ended."""

    scenario: str
    side: str
    variant: str
    rules: list[str]
    round: int
    rounds_left: int
    phase: str
    first: int
    active: int | None
    morale: int
    food: int
    starvation: int
    helpless: int
    tonight: Tonight
    flags: list[str]
    cause: str
    crisis: CrisisView | None
    objective: ObjectiveView
    places: list[Place]
    survivors: dict[str, SurvivorView]
    players: list[PlayerView]
    waste: list[str]
    removed: int
    gone: list[str]
    waiting: list[Waiting]
    decks: Decks
    box: int
    crossroads: Crossroads
    you: OwnView | None


class PrintedSurvivor(Struct):
    """A survivor's card: influence, the dice that an attack, a search and the ability need, where and how often the ability works."""

    influence: int
    attack: int
    search: int
    die: int
    place: str
    limit: str


class PrintedItem(Struct):
    """An item card."""

    symbol: str
    kind: str


class Static(Struct):
    """What is printed on survivors and items."""

    survivors: dict[str, PrintedSurvivor]
    items: dict[str, PrintedItem]
