"""The cards and figures of the box as data: names are in the text files, numbers come from `data/cards.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from stockade.engine.pack import read_toml

FOLDER = Path(__file__).parent
HORDE = ("walker", "brute", "runner")
SECRETS = ("secret_mission_1", "secret_mission_2")
LEVELS = ("blue", "yellow", "orange", "red")
THRESHOLDS = (0, 7, 19, 43)  # XR-XP-05..08
POWER_MAX = 4  # XR-ID-01
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
    crowd: bool = False  # as many dice as there are Enemies, Zombie Heroes left out


class HeroFact(Struct, frozen=True):
    """A Super Hero's card: one Attack, and the Skills of Blue, Orange and Red."""

    id: str
    health: int
    weapon: Weapon
    skills: tuple[str, str, str]


class EnemyFact(Struct, frozen=True):
    """A kind of horde zombie, or a Zombie Hero (whose Toughness may follow the Danger Level)."""

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
    """A Heroic Trait and how often it is in the deck."""

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
def heroes() -> dict[str, HeroFact]:
    """The six Super Heroes of Hero Mode."""
    out: dict[str, HeroFact] = {}
    for card in _cards()["super_hero"]:
        attack = card["attack"]
        weapon = Weapon(
            slug(attack["name_en"]),
            attack["type"] == "melee",
            attack["range_min"],
            attack["range_max"],
            attack["dice"],
            attack["accuracy"],
            card["id"],
        )
        blue, orange, red = (slug(skill["name_en"]) for skill in card["skill"])
        out[card["id"]] = HeroFact(card["id"], card["health"], weapon, (blue, orange, red))
    return out


@cache
def weapons() -> dict[str, Weapon]:
    """Every Super Hero's Attack by id."""
    return {fact.weapon.id: fact.weapon for fact in heroes().values()}


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


@cache
def enemies() -> dict[str, EnemyFact]:
    """Walker, Brute, Runner and the six Zombie Heroes of Hero Mode."""
    out: dict[str, EnemyFact] = {}
    for card in _cards()["enemy_type"]:
        if card["mode"] == "hero":
            out[card["id"]] = EnemyFact(card["id"], card["actions"], (card["toughness"],) * 4, card["count"])
    for card in _cards()["zombie_hero"]:
        by_level = card.get("toughness_by_level") or [card["toughness"]] * 4
        a, b, c, d = by_level
        out[card["id"]] = EnemyFact(card["id"], card["actions"], (a, b, c, d))
    return out


@cache
def zombie_heroes() -> tuple[str, ...]:
    """Ids of the Zombie Hero deck."""
    return tuple(card["id"] for card in _cards()["zombie_hero"])


@cache
def spawn_cards() -> dict[str, SpawnCard]:
    """The Spawn deck of Hero Mode."""
    return {card["id"]: convert({k: card[k] for k in ("id", "kind", "enemy", "lines")}, SpawnCard) for card in _cards()["spawn_card"]}


@cache
def traits() -> dict[str, TraitFact]:
    """The kinds of Heroic Traits."""
    return {card["id"]: TraitFact(card["id"], card["copies"], card["timing"]) for card in _cards()["heroic_trait"]}


@cache
def people() -> dict[str, PersonFact]:
    """The Bystander deck of Hero Mode, Too Late! and Secret Missions included."""
    return {card["id"]: PersonFact(card["id"], card["combat"], card["copies"]) for card in _cards()["bystander"]}
