"""The cards and figures of the box as data: names are in the text files, numbers come from `data/cards.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from stockade.engine.pack import read_toml

FOLDER = Path(__file__).parent
HORDE = ("walker", "brute", "runner")
ZOMBIE_MODE_HORDE = ("trooper", "guard", "specialist")
SECRETS = ("secret_mission_1", "secret_mission_2")
LEVELS = ("blue", "yellow", "orange", "red")
THRESHOLDS = (0, 7, 19, 43)  # XR-XP-05..08
POWER_MAX = 4  # XR-ID-01
HUNGER_MAX = 4  # XR-ZMODE-09
DEVOUR = "devour"
BAR_END = 43  # XR-XP-10


class Weapon(Struct, frozen=True):
    """An Attack: dice, Accuracy and Range."""

    id: str
    melee: bool
    near: int
    far: int
    dice: int
    accuracy: int
    owner: str = ""
    bonus: bool = True  # whether bonus dice apply
    pairs: bool = False  # each success is 2 Hits on one Enemy
    crowd: bool = False  # as many dice as there are Enemies, the named ones left out
    devours: bool = False  # takes one target, Bystanders too, and sates


class HeroFact(Struct, frozen=True):
    """The card of a players' piece: one Attack of its own, and the Skills of Blue, Orange and Red."""

    id: str
    health: int
    weapon: Weapon
    skills: tuple[str, str, str]


class EnemyFact(Struct, frozen=True):
    """A kind of the horde, or a named Enemy (whose Toughness may follow the Danger Level)."""

    id: str
    actions: int
    toughness: tuple[int, int, int, int]
    count: int = 1


class SpawnCard(Struct, frozen=True):
    """A Spawn card: numbers for Blue, Yellow, Orange, Red."""

    id: str
    kind: str
    enemy: str
    lines: tuple[int, int, int, int]


class TraitFact(Struct, frozen=True):
    """A Trait and how often it is in the deck."""

    id: str
    copies: int
    timing: str


class PersonFact(Struct, frozen=True):
    """A Bystander card."""

    id: str
    combat: bool
    copies: int


def slug(name: str) -> str:
    """An English name as an id."""
    return "_".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split())


@cache
def _cards() -> dict[str, list[dict[str, Any]]]:
    return read_toml(FOLDER / "data" / "cards.toml")


@cache
def heroes(mode: str = "hero") -> dict[str, HeroFact]:
    """The six Super Heroes, or the six Zombie Heroes of Zombie Mode (XR-ZHERO-30)."""
    out: dict[str, HeroFact] = {}
    for card in _cards()["super_hero" if mode == "hero" else "zombie_id"]:
        blue, orange, red = (slug(skill["name_en"]) for skill in card["skill"])
        out[card["id"]] = HeroFact(card["id"], card["health"], _weapon(card["attack"], card["id"]), (blue, orange, red))
    return out


def _weapon(attack: dict[str, Any], owner: str) -> Weapon:
    return Weapon(
        slug(attack["name_en"]),
        attack["type"] == "melee",
        attack["range_min"],
        attack["range_max"],
        attack["dice"],
        attack["accuracy"],
        owner,
    )


@cache
def weapons(mode: str = "hero") -> dict[str, Weapon]:
    """Every piece's own Attack by id; in Zombie Mode also the one they all have (XR-ZMODE-15)."""
    found = {fact.weapon.id: fact.weapon for fact in heroes(mode).values()}
    if mode == "zombie":
        found[DEVOUR] = replace(_weapon(_cards()["zombie_id"][0]["devour"], ""), devours=True)
    return found


@cache
def sentinel_hand() -> dict[str, Weapon]:
    """The two Attacks of the Sentinel Hand by the side that gives them (XR-SENT-02, -05)."""
    charged, spent = _cards()["interactive_object"]
    return {
        "charged": Weapon(
            "plasma_blast", False, charged["range_min"], charged["range_max"], charged["dice"], charged["accuracy"], "", False, True
        ),
        "spent": Weapon("hand_throw", False, spent["range_min"], spent["range_max"], 0, spent["accuracy"], "", False, False, True),
    }


def horde(mode: str = "hero") -> tuple[str, str, str]:
    """The three kinds that come in numbers, in the order in which the state counts them."""
    return HORDE if mode == "hero" else ZOMBIE_MODE_HORDE


@cache
def enemies(mode: str = "hero") -> dict[str, EnemyFact]:
    """The three kinds of the horde and the six named Enemies."""
    out: dict[str, EnemyFact] = {}
    for card in _cards()["enemy_type"]:
        if card["mode"] == mode:
            out[card["id"]] = EnemyFact(card["id"], card["actions"], (card["toughness"],) * 4, card["count"])
    for card in _named(mode):
        by_level = card.get("toughness_by_level") or [card["toughness"]] * 4
        a, b, c, d = by_level
        out[card["id"]] = EnemyFact(card["id"], card["actions"], (a, b, c, d))
    return out


def _named(mode: str) -> list[dict[str, Any]]:
    return _cards()["zombie_hero" if mode == "hero" else "enemy_super_hero"]


@cache
def champions(mode: str = "hero") -> tuple[str, ...]:
    """Ids of the named Enemies: the Zombie Hero deck, in Zombie Mode the Super Hero deck."""
    return tuple(card["id"] for card in _named(mode))


@cache
def spawn_cards(mode: str = "hero") -> dict[str, SpawnCard]:
    """The Spawn deck; Zombie Mode's mirrors the other (XR-ZSPAWN-01)."""
    cards = _cards()["spawn_card" if mode == "hero" else "zombie_spawn_card"]
    return {card["id"]: convert({k: card[k] for k in ("id", "kind", "enemy", "lines")}, SpawnCard) for card in cards}


@cache
def traits(mode: str = "hero") -> dict[str, TraitFact]:
    """The kinds of Heroic Traits, or of Zombie Traits."""
    cards = _cards()["heroic_trait" if mode == "hero" else "zombie_trait"]
    return {card["id"]: TraitFact(card["id"], card["copies"], card["timing"]) for card in cards}


@cache
def people(mode: str = "hero") -> dict[str, PersonFact]:
    """The Bystander deck with its Secret Missions; Too Late! is in Hero Mode's only (XR-ZMODE-38)."""
    cards = _cards()["bystander"]
    if mode == "zombie":
        cards = [*_cards()["zombie_bystander"], *(card for card in cards if card["mode"] == "both")]
    return {card["id"]: PersonFact(card["id"], card["combat"], card["copies"]) for card in cards}
