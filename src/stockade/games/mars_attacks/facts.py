"""The models, abilities, cards and boards as data: numbers come from `data/`, names and texts are in the text files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from stockade.engine.errors import BadContent, Reason
from stockade.engine.pack import read_toml
from stockade.games.mars_attacks.board.gridmap import GridMap, grid_map
from stockade.games.mars_attacks.board.gridtext import GridError

FOLDER = Path(__file__).parent
BOARDS = "boards.txt"
FIELDS = "fields.txt"
SIDES = ("human", "martian")
CAMPAIGN = "campaign"
BATTLES = ("surprise", "help", "breaking", "home")  # MA-CAMP-01
ALONE: tuple[str, ...] = ()  # battles that are no part of the campaign
BASE_DICE = 3  # MA-TEST-01
DIE = 8  # MA-COMP-01
HAND = 4  # MA-CARD-01
FORCE_POINTS = 100  # MA-CAMP-05
SQUAD_POINTS = {"surprise": 35, "help": 50, "breaking": FORCE_POINTS, "home": FORCE_POINTS}  # MA-SURPRISE-01, MA-HELP-01
FRIENDS_LIMIT = 6  # MA-MOVE-05
BODIES_LIMIT = 9  # MA-MOVE-06


class Profile(Struct, frozen=True):
    """MA-COMP-03: the card of one model. Target numbers of 0 are dashes."""

    id: str
    abilities: frozenset[str]
    weapon: str
    shoot: int = 0
    fight: int = 0
    survive: int = 0
    range_min: int = 0
    range_max: int = 0
    heroics: int = 0
    unit: str = ""
    side: str = ""


class Unit(Struct, frozen=True):
    """One purchase: points, and the models it brings."""

    id: str
    side: str
    kind: str
    unique: bool
    points: int
    profiles: tuple[Profile, ...]


class Ability(Struct, frozen=True):
    """A starred ability costs a Heroics point each time (MA-HERO-09)."""

    id: str
    heroic: bool
    rules: tuple[str, ...]


class Card(Struct, frozen=True):
    """A card of the support decks; `skull` cards may be played while a Zombie acts (MA-CARD-04)."""

    id: str
    type: str
    deck: str
    copies: int
    skull: bool
    rules: tuple[str, ...]


@cache
def _data() -> dict[str, list[dict[str, Any]]]:
    return read_toml(FOLDER / "data" / "units.toml")


@cache
def units() -> dict[str, Unit]:
    """Every purchase, and the Zombie, in the order of the lists."""
    found: dict[str, Unit] = {}
    for entry in _data()["unit"]:
        profiles = tuple(convert({**profile, "unit": entry["id"], "side": entry["side"]}, Profile) for profile in entry["profile"])
        found[entry["id"]] = Unit(entry["id"], entry["side"], entry["kind"], entry["unique"], entry.get("points", 0), profiles)
    return found


@cache
def profiles() -> dict[str, Profile]:
    """Every model's card by its id."""
    return {profile.id: profile for unit in units().values() for profile in unit.profiles}


@cache
def hireable(side: str) -> tuple[str, ...]:
    """MA-FORCE-01: the list of one side."""
    return tuple(unit.id for unit in units().values() if unit.side == side)


@cache
def abilities() -> dict[str, Ability]:
    """The abilities by id."""
    return {entry["id"]: convert(entry, Ability) for entry in _data()["ability"]}


@cache
def cards() -> dict[str, Card]:
    """The kinds of cards by id."""
    return {entry["id"]: convert(entry, Card) for entry in _data()["card"]}


@cache
def deck(side: str) -> tuple[str, ...]:
    """MA-CARD-14, -17: the forty cards of a side, in the order of the list."""
    return tuple(card.id for card in cards().values() if card.deck in ("both", side) for _ in range(card.copies))


class Boards(dict[str, GridMap]):
    """Boards by name; a practice ground is read when somebody first stands on it."""

    def __missing__(self, name: str) -> GridMap:
        board = self[name] = _board(name, fields()[name])
        return board


@cache
def boards() -> dict[str, GridMap]:
    """The boards of the four battles, and the practice grounds."""
    found = Boards({name: _board(name, picture) for name, picture in _pictures(BOARDS).items()})
    wanted = (*BATTLES, *ALONE)
    if tuple(found) != wanted:
        raise BadContent(BOARDS, "wrong-names", wanted=", ".join(wanted), given=", ".join(found))
    return found


@cache
def fields() -> dict[str, str]:
    """The practice grounds as pictures: where scenes and the examples of the rulebook are played."""
    return _pictures(FIELDS)


def _pictures(file: str) -> dict[str, str]:
    pictures = (FOLDER / "data" / file).read_text(encoding="utf-8").split("\n@ ")[1:]
    return {name: picture for name, _, picture in (picture.partition("\n") for picture in pictures)}


def _board(name: str, picture: str) -> GridMap:
    try:
        return grid_map(picture)
    except GridError as mistake:
        raise BadContent(Reason("at-board", file=BOARDS, entry=name, at=mistake.where), mistake.why) from mistake


ZOMBIE = profiles()["zombie"]
