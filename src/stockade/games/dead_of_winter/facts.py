"""The cards and the board as typed tables, read once from `data/`. Nothing here is a rule; every number of the game comes from here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from stockade.engine.errors import Reason
from stockade.engine.pack import read_toml
from stockade.games.dead_of_winter.effects.values import VOTERS
from stockade.games.dead_of_winter.effects.vocabulary import CHANGERS, COLONY, PLACES, Check, Choice, Effect, Reader, Trigger

FOLDER = Path(__file__).parent / "data"
ROAD_PARTS, ROAD_FLAGS = ("id", "kind", "trigger", "option"), ("adds_survivors", "non_coop", "needs_exile", "mature")
VOTE = "vote"  # the kind of card that may say who votes
OPTIONS = {"choice": 2, VOTE: 2, "forced": 1}  # kinds of crossroads cards
STARTER = ".s"  # a starting item is the same card with another back: `fuel.s`


class Power(Struct, frozen=True):
    """What a survivor or an equipped card can do. `changes` are asked about by the rules, `effects` are carried out when it is used."""

    source: str
    effects: tuple[Effect, ...]
    changes: dict[str, Effect]
    place: str = "anywhere"
    limit: str = "passive"
    die: int = 0

    @property
    def used(self) -> bool:
        """Whether somebody has to use it (once per round), so that it may be spent."""
        return self.limit == "once_per_round"


class SurvivorFact(Struct, frozen=True):
    """A survivor card."""

    id: str
    influence: int
    attack: int
    search: int
    power: Power
    non_coop: bool = False


class ItemFact(Struct, frozen=True):
    """A kind of item card."""

    id: str
    symbol: str
    kind: str
    power: Power
    starter: bool = False


class CrisisFact(Struct, frozen=True):
    """A crisis card."""

    id: str
    accepts: tuple[str, ...]
    fail: tuple[Effect, ...]


class Accepts(Struct, frozen=True):
    """Cards that may be placed on a main objective."""

    symbol: str
    starter: bool = True


class Side(Struct, frozen=True):
    """One side of a main objective."""

    morale: int
    rounds: int
    setup: tuple[Effect, ...]
    rules: tuple[Effect, ...]
    accepts: tuple[Accepts, ...]
    goal: tuple[Check, ...]


class MainFact(Struct, frozen=True):
    """A main objective."""

    id: str
    length: str
    normal: Side
    hardcore: Side


class ExiledFact(Struct, frozen=True):
    """An exiled objective."""

    id: str
    loyal: tuple[Check, ...]
    betrayer_first: Check


class RoadFact(Struct, frozen=True):
    """A crossroads card."""

    id: str
    kind: str
    trigger: Trigger
    options: tuple[Choice, ...]
    adds_survivors: bool = False
    non_coop: bool = False
    needs_exile: bool = False
    mature: bool = False
    voters: str = VOTERS[0]


class PlaceFact(Struct, frozen=True):
    """Spaces of a place, and the entrances it has."""

    id: str
    spaces: int
    entrances: tuple[int, ...]  # numbers over the whole board
    entrance_spaces: int  # of each of them
    noise: int


@cache
def _file(name: str) -> dict[str, Any]:
    return read_toml(FOLDER / name)


@cache
def names_of_survivors() -> frozenset[str]:
    """Every survivor's id: cards may name them."""
    return frozenset(entry["id"] for entry in _file("survivors.toml")["survivor"])


def _reader(name: str) -> Reader:
    return Reader(name, names_of_survivors())


def _power(source: str, effects: list[Effect], **more: Any) -> Power:
    changes = {effect.op: effect for effect in effects if effect.op in CHANGERS}
    return Power(source, tuple(effect for effect in effects if effect.op not in CHANGERS), changes, **more)


def _survivors() -> dict[str, SurvivorFact]:
    read = _reader("survivors.toml")
    out: dict[str, SurvivorFact] = {}
    for raw in _file("survivors.toml")["survivor"]:
        name = str(raw["id"])
        effects = read.effects(name, raw["effects"])
        power = _power(name, effects, place=raw["place"], limit=raw["limit"], die=raw.get("die", 0))
        out[name] = SurvivorFact(name, raw["influence"], raw["attack"], raw["search"], power, raw.get("non_coop", False))
    return out


def _items() -> dict[str, ItemFact]:
    read = _reader("items.toml")
    starters = next(deck["cards"] for deck in _file("items.toml")["deck"] if deck["id"] == "starting")
    out: dict[str, ItemFact] = {}
    for raw in _file("items.toml")["item"]:
        effects = read.effects(raw["id"], raw["effects"])
        kinds = (raw["id"], raw["id"] + STARTER) if raw["id"] in starters else (raw["id"],)
        for kind in kinds:
            power = _power(kind, effects, limit=raw["limit"])
            out[kind] = ItemFact(kind, raw["symbol"], raw["kind"], power, kind.endswith(STARTER))
    return out


def _cards() -> tuple[tuple[str, ...], dict[str, tuple[int, ...]]]:
    """Every item card by number, and which numbers belong to which deck."""
    kinds: list[str] = []
    decks: dict[str, tuple[int, ...]] = {}
    for deck in _file("items.toml")["deck"]:
        first = len(kinds)
        ending = STARTER if deck["id"] == "starting" else ""
        for kind, copies in deck["cards"].items():
            if kind not in ITEMS:
                raise _reader("items.toml").unknown(deck["id"], kind, ITEMS)
            kinds += [kind + ending] * copies
        decks[deck["id"]] = tuple(range(first, len(kinds)))
    return tuple(kinds), decks


def _crises() -> dict[str, CrisisFact]:
    read = _reader("crises.toml")
    return {
        raw["id"]: CrisisFact(raw["id"], tuple(raw["accepts"]), tuple(read.effects(raw["id"], raw["fail"])))
        for raw in _file("crises.toml")["crisis"]
    }


def _side(read: Reader, name: str, raw: dict[str, Any]) -> Side:
    return Side(
        raw["morale"],
        raw["rounds"],
        tuple(read.effects(name, raw.get("setup", []))),
        tuple(read.effects(name, raw.get("rules", []))),
        tuple(read.convert(name, raw.get("accepts", []), list[Accepts])),
        tuple(read.checks(name, raw["goal"])),
    )


def _mains() -> dict[str, MainFact]:
    read = _reader("objectives.toml")
    return {
        raw["id"]: MainFact(raw["id"], raw["length"], _side(read, raw["id"], raw["normal"]), _side(read, raw["id"], raw["hardcore"]))
        for raw in _file("objectives.toml")["main"]
    }


def _aims(group: str) -> dict[str, tuple[Check, ...]]:
    read = _reader("objectives.toml")
    return {raw["id"]: tuple(read.checks(raw["id"], raw["conditions"])) for raw in _file("objectives.toml")[group]}


def _exiled() -> dict[str, ExiledFact]:
    read = _reader("objectives.toml")
    return {
        raw["id"]: ExiledFact(raw["id"], tuple(read.checks(raw["id"], raw["loyal"])), read.check(raw["id"], raw["betrayer_first"]))
        for raw in _file("objectives.toml")["exiled"]
    }


def read_roads(file: str, entries: list[dict[str, Any]]) -> dict[str, RoadFact]:
    """Crossroads cards from TOML entries; raises BadCard with the file and the entry."""
    read = _reader(file)
    out: dict[str, RoadFact] = {}
    for number, raw in enumerate(entries, 1):
        more = (*ROAD_FLAGS, "voters") if raw.get("kind") == VOTE else ROAD_FLAGS
        read.keys(raw.get("id", Reason("entry", number=number)), raw, ROAD_PARTS, more)
        name = str(raw["id"])
        if name in out:
            raise read.wrong(name, "duplicate", what=name)
        if raw["kind"] not in OPTIONS:
            raise read.unknown(name, str(raw["kind"]), OPTIONS)
        options = tuple(read.choice(name, option) for option in raw["option"])
        if len(options) != OPTIONS[raw["kind"]]:
            raise read.wrong(name, "wrong-number", what="option", wanted=OPTIONS[raw["kind"]], given=len(options))
        flags = {flag: bool(raw.get(flag)) for flag in ROAD_FLAGS}
        voters = raw.get("voters", VOTERS[0])
        if voters not in VOTERS:
            raise read.unknown(name, str(voters), VOTERS)
        out[name] = RoadFact(name, raw["kind"], read.trigger(name, raw["trigger"]), options, voters=voters, **flags)
    return out


def _places() -> tuple[PlaceFact, ...]:
    board = _file("board.toml")
    colony = board["colony"]
    gates = colony["entrances"]
    out = [PlaceFact("colony", colony["survivor_spaces"], tuple(range(gates)), colony["spaces_per_entrance"], colony["noise_spaces"])]
    for number, raw in enumerate(board["location"]):
        out.append(PlaceFact(raw["id"], raw["survivor_spaces"], (gates + number,), raw["entrance_spaces"], raw["noise_spaces"]))
    return tuple(out)


SURVIVORS = _survivors()
ITEMS = _items()
CARDS, DECKS = _cards()  # CARDS[number] is the kind of that very card
SYMBOL = tuple(ITEMS[kind].symbol for kind in CARDS)
CRISES = _crises()
MAINS = _mains()
SECRETS = _aims("secret")
EXTRA = _aims("extra")
BETRAYALS = _aims("betrayal")
EXILED = _exiled()
ROADS = read_roads("crossroads.toml", _file("crossroads.toml")["crossroads"])
SPOTS = _places()
OUTSIDE = tuple(range(1, len(SPOTS)))
PLACE_OF = {place: number for number, place in enumerate(PLACES)}
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
SURPLUS_EFFECTS = tuple(_reader("board.toml").effects("crisis", _file("board.toml")["crisis"]["surplus"]))
