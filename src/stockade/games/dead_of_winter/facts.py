"""The cards and the board as typed tables, read once from `data/`. Nothing here is a rule; every number of the game comes from here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, dataclass_transform

from msgspec import Struct, field
from msgspec.structs import replace

from stockade.engine.errors import Reason
from stockade.engine.pack import read_toml
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES, SYMBOLS, Place, Symbol
from stockade.games.dead_of_winter.effects.words.base import Reader
from stockade.games.dead_of_winter.effects.words.change import Alteration, Change
from stockade.games.dead_of_winter.effects.words.condition import Condition
from stockade.games.dead_of_winter.effects.words.effect import Effect
from stockade.games.dead_of_winter.effects.words.trigger import Trigger

FOLDER = Path(__file__).parent / "data"
OPTIONS = {"choice": 2, "vote": 2, "forced": 1}  # how many options a kind of crossroads card has
STARTER = ".s"  # a starting item is the same card with another back: `fuel.s`
Limit: TypeAlias = Literal["passive", "once_per_round", "start_of_turn", "unlimited", "single"]
A = TypeVar("A", bound=Alteration)
T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a table in `data/`: whatever else stands there is a mistake."""


class Power(Struct, frozen=True):
    """What a survivor or an equipped card can do. The rules ask for its `changes`; its `effects` are carried out when it is used."""

    source: str
    effects: tuple[Effect, ...]
    changes: dict[type[Alteration], Change]
    place: str = "anywhere"
    limit: Limit = "passive"
    die: int = 0

    @property
    def used(self) -> bool:
        """Whether somebody has to use it (once per round), so that it may be spent."""
        return self.limit == "once_per_round"

    def change(self, kind: type[A]) -> A:
        """What it alters in that way; only for those that do."""
        change = self.changes[kind]
        assert isinstance(change, kind)
        return change


class Able(Entry, kw_only=True):
    """What survivors and items say about what they can do; the power is made of it."""

    id: str
    limit: Limit
    effects: tuple[Effect, ...] = ()
    changes: tuple[Change, ...] = ()


class SurvivorFact(Able):
    """A survivor card: `place` is where its ability works, `die` the lowest die that pays for it."""

    influence: int
    attack: int
    search: int
    place: Place | Literal["anywhere", "non_colony"]
    die: int = 0
    non_coop: bool = False

    @property
    def power(self) -> Power:
        """What it can do."""
        return POWERS[self.id]


class ItemFact(Able):
    """A kind of item card, of which there are so many copies."""

    symbol: Symbol
    kind: Literal["waste", "equip", "event"]
    copies: int
    starter: bool = False

    @property
    def power(self) -> Power:
        """What it can do."""
        return POWERS[self.id]


class DeckFact(Entry):
    """Which cards lie in a deck, and how many of each."""

    id: Place | Literal["starting"]
    cards: dict[str, int]


class CrisisFact(Entry):
    """A crisis card: the symbols worth a point, and what happens when there are too few."""

    id: str
    accepts: tuple[Symbol, ...]
    fail: tuple[Effect, ...]


class Accepts(Entry):
    """Cards that may be placed on a main objective; `starter = false` leaves starting items out."""

    symbol: Symbol
    starter: bool = True


class Reaction(Entry):
    """What a main objective does when something happens."""

    on: Literal["zombie_killed", "crisis_resolved"]
    then: tuple[Effect, ...]


class Side(Entry):
    """One side of a main objective."""

    morale: int
    rounds: int
    goal: tuple[Condition, ...]
    setup: tuple[Effect, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    accepts: tuple[Accepts, ...] = ()
    exile_is_elimination: bool = False


class MainFact(Entry):
    """A main objective."""

    id: str
    length: Literal["short", "medium", "long"]
    normal: Side
    hardcore: Side


class AimFact(Entry):
    """A secret objective or a betrayal."""

    id: str
    conditions: tuple[Condition, ...]


class ExiledFact(Entry):
    """An exiled objective: for the loyal, and what replaces the first condition of a betrayer."""

    id: str
    loyal: tuple[Condition, ...]
    betrayer_first: Condition


class Choice(Entry):
    """One option of a crossroads card: what it does, and the condition without which it cannot be chosen."""

    effects: tuple[Effect, ...]
    requires: Condition | None = None


class RoadFact(Entry):
    """A crossroads card."""

    id: str
    kind: Literal["choice", "vote", "forced"]
    trigger: Trigger
    options: tuple[Choice, ...] = field(name="option")
    adds_survivors: bool = False  # waits while the colony is full
    non_coop: bool = False  # left out of cooperative games
    mature: bool = False
    voters: Literal["non_exiled", "at_colony"] = "non_exiled"  # for a vote


class PlaceFact(Struct, frozen=True):
    """Spaces of a place, and the entrances it has."""

    id: str
    spaces: int
    entrances: tuple[int, ...]  # numbers over the whole board; one for a place outside
    entrance_spaces: int  # of each of them
    noise: int


@cache
def _file(name: str) -> dict[str, Any]:
    return read_toml(FOLDER / name)


@cache
def names_of_survivors() -> frozenset[str]:
    """Every survivor's id: cards may name them."""
    return frozenset(entry["id"] for entry in _file("survivors.toml")["survivor"])


def reader(file: str) -> Reader:
    """For the entries of that file, or of one like it."""
    return Reader(file, names_of_survivors())


def read_all(file: str, entries: list[dict[str, Any]], kind: type[T]) -> dict[str, T]:
    """Entries by their id. Raises BadCard with the file, the entry and the place in it."""
    read = reader(file)
    found: dict[str, T] = {}
    for number, raw in enumerate(entries, 1):
        name = str(raw["id"]) if "id" in raw else Reason("entry", number=number)
        if name in found:
            raise read.wrong(name, Reason("duplicate", what=name))
        found[str(raw.get("id"))] = read.entry(name, raw, kind)
    return found


def _table(file: str, table: str, kind: type[T]) -> dict[str, T]:
    return read_all(file, _file(file)[table], kind)


def read_roads(file: str, entries: list[dict[str, Any]]) -> dict[str, RoadFact]:
    """Crossroads cards from TOML entries. Raises BadCard."""
    roads = read_all(file, entries, RoadFact)
    for raw, road in zip(entries, roads.values(), strict=True):
        wanted = OPTIONS[road.kind]
        if len(road.options) != wanted:
            raise reader(file).wrong(road.id, Reason("wrong-number", what="option", wanted=wanted, given=len(road.options)))
        if "voters" in raw and road.kind != "vote":
            raise reader(file).wrong(road.id, Reason("takes-no", word=road.kind, what="voters"))
    return roads


def _items() -> dict[str, ItemFact]:
    """Every kind of item card; those that are dealt before the game exist with another back, too."""
    found: dict[str, ItemFact] = {}
    for name, item in _table("items.toml", "item", ItemFact).items():
        found[name] = item
        if name in _decks["starting"].cards:
            found[name + STARTER] = replace(item, id=name + STARTER, starter=True)
    return found


def _cards() -> tuple[tuple[str, ...], dict[str, tuple[int, ...]]]:
    """Every item card by number, and which numbers belong to which deck."""
    kinds: list[str] = []
    decks: dict[str, tuple[int, ...]] = {}
    for deck in _decks.values():
        first = len(kinds)
        ending = STARTER if deck.id == "starting" else ""
        for kind, copies in deck.cards.items():
            if kind not in ITEMS:
                raise reader("items.toml").unknown(deck.id, kind, ITEMS)
            kinds += [kind + ending] * copies
        decks[deck.id] = tuple(range(first, len(kinds)))
    return tuple(kinds), decks


def _power(fact: SurvivorFact | ItemFact) -> Power:
    changes: dict[type[Alteration], Change] = {type(change): change for change in fact.changes}
    if isinstance(fact, ItemFact):
        return Power(fact.id, fact.effects, changes, limit=fact.limit)
    return Power(fact.id, fact.effects, changes, fact.place, fact.limit, fact.die)


def _aims(group: str) -> dict[str, tuple[Condition, ...]]:
    return {name: aim.conditions for name, aim in _table("objectives.toml", group, AimFact).items()}


def _places() -> tuple[PlaceFact, ...]:
    board = _file("board.toml")
    colony = board["colony"]
    gates = colony["entrances"]
    out = [PlaceFact("colony", colony["survivor_spaces"], tuple(range(gates)), colony["spaces_per_entrance"], colony["noise_spaces"])]
    for number, raw in enumerate(board["location"]):
        # DW-BOARD-04: one entrance each
        out.append(PlaceFact(raw["id"], raw["survivor_spaces"], (gates + number,), raw["entrance_spaces"], raw["noise_spaces"]))
    return tuple(out)


SURVIVORS = _table("survivors.toml", "survivor", SurvivorFact)
_decks = _table("items.toml", "deck", DeckFact)
ITEMS = _items()
POWERS: dict[str, Power] = {fact.id: _power(fact) for fact in (*SURVIVORS.values(), *ITEMS.values())}
CARDS, DECKS = _cards()  # CARDS[number] is the kind of that very card
KINDS: dict[str, list[str]] = {symbol: [kind for kind, item in ITEMS.items() if item.symbol == symbol] for symbol in SYMBOLS}
SYMBOL: tuple[Symbol, ...] = tuple(ITEMS[kind].symbol for kind in CARDS)
CRISES = _table("crises.toml", "crisis", CrisisFact)
MAINS = _table("objectives.toml", "main", MainFact)
SECRETS = _aims("secret")
EXTRA = _aims("extra")
BETRAYALS = _aims("betrayal")
EXILED = _table("objectives.toml", "exiled", ExiledFact)
ROADS = read_roads("crossroads.toml", _file("crossroads.toml")["crossroads"])
SPOTS = _places()
OUTSIDE = tuple(range(1, len(SPOTS)))
PLACE_OF: dict[str, int] = {place: number for number, place in enumerate(PLACES)}
ENTRANCE_PLACE = tuple(number for number, spot in enumerate(SPOTS) for _ in spot.entrances)
ENTRANCE_ROOM = tuple(spot.entrance_spaces for spot in SPOTS for _ in spot.entrances)
ENTRANCES = tuple(f"colony.{gate + 1}" if place == COLONY else PLACES[place] for gate, place in enumerate(ENTRANCE_PLACE))  # ids, by number
FACES: tuple[str, ...] = tuple(
    face for face in ("blank", "wound", "frostbite", "bite") for _ in range(_file("board.toml")["exposure_die"][face])
)
DEAL: dict[str, int] = _file("board.toml")["setup"]
ACTIONS: dict[str, int] = _file("board.toml")["actions"]
TRACK: dict[str, int] = {name: _file("board.toml")["colony"][name] for name in ("morale_max", "rounds_max")}
SURPLUS: int = _file("board.toml")["crisis"]["surplus_needed"]
SURPLUS_EFFECTS = reader("board.toml").entry("crisis", _file("board.toml")["crisis"]["surplus"], tuple[Effect, ...])
