"""What a view of this game is made of: the browser's types come from here.

Cards are named as questions and events name them (`rhino-1.60`); names and texts are in the glossary under `card:<code>`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from stockade.games.marvel_champions.state import ActivationKind

# -- cards in play ----------------------------------------------------------------------------------------------------


class CardView(Struct):
    """A card in play: only the values that its type has, as they are now. `under` counts facedown cards."""

    id: str
    code: str
    type: str
    exhausted: bool
    health: int | UnsetType = UNSET
    health_max: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    atk: int | UnsetType = UNSET
    thw: int | UnsetType = UNSET
    defence: int | UnsetType = field(default=UNSET, name="def")
    rec: int | UnsetType = UNSET
    sch: int | UnsetType = UNSET
    status: list[str] | UnsetType = UNSET
    threat: int | UnsetType = UNSET
    counters: int | UnsetType = UNSET
    host: str | UnsetType = UNSET
    under: int | UnsetType = UNSET
    attached: list[CardView] | UnsetType = UNSET


class VillainView(CardView, kw_only=True):
    """The villain."""

    stages_left: int


class Source(Struct):
    """Threat that a card will place: the main scheme itself in step one, or an enemy that schemes."""

    card: str
    count: int


class Coming(Struct):
    """The threat to come in this round as the table stands: `sources` by the rules alone, then between `low` and `high` from boost cards.
    The stage is full in `soonest` to `latest` rounds (0: never) while nobody removes threat; `certain`: in this one, whatever anybody
    may have."""

    sources: list[Source]
    low: int
    high: int
    soonest: int
    latest: int
    certain: bool


class SchemeView(CardView, kw_only=True):
    """The main scheme: `target` ends the stage, `acceleration` is what comes in the next step one, all told, `coming` in this round."""

    target: int
    acceleration: int
    stages_left: int
    coming: Coming


# -- the table --------------------------------------------------------------------------------------------------------


class Icons(Struct):
    """What all schemes in play show together."""

    acceleration: int
    hazard: int
    crisis: int


class Encounter(Struct):
    """The encounter deck and its discards, the top last; `boost` cards lie facedown on the villain. `odds` says how many of the cards that
    nobody sees have 0, 1, 2 and 3 boost icons; null when a set was drawn unseen."""

    deck: int
    discard: list[str]
    boost: int
    odds: list[int] | None


class ActivationView(Struct):
    """The attack or scheme that is going on; `boost` cards are turned up, `bonus` is what they and the attack itself add."""

    kind: ActivationKind
    enemy: str
    seat: int
    defender: str | None
    boost: list[str]
    bonus: int


class PlayerView(Struct, kw_only=True):
    """One player's area. `hand` is null when this seat may not see it; the top of `discard` comes last. `flipped` has changed form in this
    turn, `dealt` encounter cards wait facedown, `discount` is off the next card. `cards` are upgrades and supports."""

    seat: int
    identity: CardView
    form: Literal["hero", "alter-ego"]
    flipped: bool
    out: bool
    hand: list[str] | None
    hand_count: int
    hand_size: int
    deck: int
    discard: list[str]
    dealt: int
    discount: int
    nemesis: int
    minions: list[CardView]
    allies: list[CardView]
    cards: list[CardView]


class View(Struct, kw_only=True):
    """Everything face up. `modular` is null when it was drawn unseen; `step` is that of the villain phase, 0 to 5; `acceleration` counts
    tokens. `resolving` is being revealed or played; the seat in `peril` resolves a card alone: nobody talks or helps."""

    scenario: str
    expert: bool
    modular: list[str] | None
    round: int
    phase: str
    step: int
    first: int
    active: int | None
    villain: VillainView
    scheme: SchemeView
    sides: list[CardView]
    environments: list[CardView]
    acceleration: int
    icons: Icons
    encounter: Encounter
    removed: list[str]
    resolving: list[str]
    peril: int | None
    activation: ActivationView | None
    players: list[PlayerView]


# -- printed cards, sent once -----------------------------------------------------------------------------------------


class Face(Struct, kw_only=True):
    """What is printed on a face: only what it has. `icons` to pay with are energy, mental, physical and wild; a power that is missing in
    `stats` is a dash."""

    type: str
    faction: str
    icons: tuple[int, int, int, int]
    stats: dict[str, int]
    cost: int | UnsetType = UNSET
    set: str | UnsetType = UNSET
    traits: list[str] | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    boost: int | UnsetType = UNSET
    boost_star: bool | UnsetType = UNSET
    stage: int | UnsetType = UNSET
    unique: bool | UnsetType = UNSET
    back: str | UnsetType = UNSET
    atk_pips: int | UnsetType = UNSET
    thw_pips: int | UnsetType = UNSET
    acceleration: int | UnsetType = UNSET
    hazard: int | UnsetType = UNSET
    crisis: int | UnsetType = UNSET
    retaliate: int | UnsetType = UNSET
    uses: int | UnsetType = UNSET
    health_each: bool | UnsetType = UNSET


class Static(Struct):
    """Every printed face by its code."""

    cards: dict[str, Face]
