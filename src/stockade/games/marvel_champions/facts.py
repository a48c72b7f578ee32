"""Names and numbers of the cards, from the tables in `data/*.toml`. What a card does is in the modules of `content/`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from stockade.engine.errors import BadPack, Reason
from stockade.engine.pack import line_of, misfit, read_toml

FOLDER = Path(__file__).parent / "data"
TYPES = ("energy", "mental", "physical")  # of resources; a wild one is any of them
RESOURCES = (*TYPES, "wild")
ASPECTS = ("aggression", "justice", "leadership", "protection")
PERMANENT = ("ally", "support", "upgrade")
HERO, ALTER_EGO = "hero", "alter-ego"
FACTIONS = (*ASPECTS, "basic", "hero", "encounter")
KEYWORDS = ("guard", "peril", "quickstrike", "restricted", "surge", "toughness")  # those without a number
# MC-TYPE-01: what each type of card must have; "a|b" means at least one of them
NUMBERS: dict[str, tuple[str, ...]] = {
    "ally": ("cost", "health", "atk|thw"),
    "alter-ego": ("rec", "health", "hand"),
    "attachment": (),
    "environment": (),
    "event": ("cost",),
    "hero": ("thw", "atk", "def", "health", "hand", "back"),
    "main-scheme": ("stage", "target_each"),
    "minion": ("health", "atk|sch"),
    "obligation": ("hero",),
    "resource": (),
    "side-scheme": ("threat|threat_each",),
    "support": ("cost",),
    "treachery": (),
    "upgrade": ("cost",),
    "villain": ("stage", "health", "atk", "sch"),
}
COUNTED = ("id", "set", "stats", "icons", "who")  # found out while reading, never written in a table


class Resources(Struct, frozen=True, forbid_unknown_fields=True):
    """Icons in the lower left corner (MC-ANAT-01)."""

    energy: int = 0
    mental: int = 0
    physical: int = 0
    wild: int = 0


class CardFacts(Struct, forbid_unknown_fields=True):
    """One printed face. `*_each` values are multiplied by the number of players (MC-MOD-13); None is a dash or no value at all.

    Also MC-ANAT-01.
    """

    code: str
    type: str
    copies: int
    faction: str = "encounter"
    limit: int = 0
    unique: bool = False
    subname: str = ""
    cost: int | None = None
    resources: Resources = Resources()
    thw: int | None = None
    atk: int | None = None
    defense: int | None = field(default=None, name="def")
    rec: int | None = None
    sch: int | None = None
    atk_pips: int = 0
    thw_pips: int = 0
    health: int = 0
    health_each: bool = False
    hand: int = 0
    boost: int = 0
    boost_star: bool = False
    threat: int = 0
    threat_each: int = 0
    target_each: int = 0
    acceleration_each: int = 0
    acceleration: int = 0
    hazard: int = 0
    crisis: int = 0
    traits: list[str] = field(default_factory=list[str])
    keywords: list[str] = field(default_factory=list[str])
    retaliate: int = 0
    uses: int = 0
    counters: int = 0
    max_player: int = 0
    max_host: int = 0
    back: str = ""
    stage: int = 0
    hero: str = ""
    id: str = ""
    set: str = ""
    stats: dict[str, int] = field(default_factory=dict[str, int])
    icons: tuple[int, int, int, int] = (0, 0, 0, 0)
    title: str = ""  # copies of one title count together; by default the id
    who: tuple[str, str] = ("", "")  # title and person: what may be in play once (MC-UNIQUE)


class Scenario(Struct, forbid_unknown_fields=True):
    """A villain with its stages, schemes and sets."""

    stages: list[str]
    expert_stages: list[str]
    schemes: list[str]
    sets: list[str]
    modular: str
    expert_set: str
    starts_in_play: list[str]


class Deck(Struct, forbid_unknown_fields=True):
    """A prepared deck: how many of each card."""

    hero: str
    aspect: str
    obligation: str
    nemesis: str
    cards: dict[str, int]


def _stats(facts: CardFacts) -> dict[str, int]:
    values = {"thw": facts.thw, "atk": facts.atk, "def": facts.defense, "rec": facts.rec, "sch": facts.sch}
    stats = {name: value for name, value in values.items() if value is not None}
    stats.update(health=facts.health, hand=facts.hand, retaliate=facts.retaliate)
    return stats


def read_cards(path: Path) -> dict[str, CardFacts]:
    """The cards of one table, checked field by field; what is wrong raises BadPack with the file and the line."""
    found: dict[str, CardFacts] = {}
    for name, entry in read_toml(path).items():
        facts = read_card(path, name, entry)
        facts.id, facts.set, facts.stats = name, path.stem.replace("_", "-"), _stats(facts)
        printing = facts.code[-1] in "abcd" and name[-2:-1] == "-"  # printings of one card
        facts.title = facts.title or (name[:-2] if printing else name)
        icons = facts.resources
        facts.icons = (icons.energy, icons.mental, icons.physical, icons.wild)
        facts.who = (facts.title, _slug(facts.subname))
        found[name] = facts
    return found


def read_card(path: Path, name: str, entry: Any) -> CardFacts:
    """One entry: known fields with values that fit, known words, and all the numbers its type has."""

    def wrong(reason: str, what: str | Reason, *keys: str, choices: str = "") -> BadPack:
        return BadPack(file=str(path), line=line_of(path, name, *keys), reason=reason, what=what, choices=choices)

    for field_name in COUNTED:
        if isinstance(entry, dict) and field_name in entry:
            raise wrong("unknown-word", field_name, field_name)
    try:
        facts = msgspec.convert(entry, CardFacts)
    except msgspec.ValidationError as error:
        told = re.search(r"field `(\w+)`", str(error))
        if told is not None:
            raise wrong("unknown-word" if "unknown" in str(error) else "missing-number", told[1], told[1]) from error
        place = re.search(r"`\$\.(\w+)", str(error))
        raise wrong("wrong-value", misfit(error), *([place[1]] if place else [])) from error
    for key, word, known in (
        ("type", facts.type, tuple(NUMBERS)),
        ("faction", facts.faction, FACTIONS),
        *(("keywords", keyword, KEYWORDS) for keyword in facts.keywords),
    ):
        if word not in known:  # MC-TYPE-01
            raise wrong("unknown-choice", word, key, choices=", ".join(known))
    for number in NUMBERS[facts.type]:
        if not any(way in entry for way in number.split("|")):
            raise wrong("missing-number", number.replace("|", " / "))
    if not facts.code:
        raise wrong("missing-number", "code", "code")
    return facts


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


@cache
def cards() -> dict[str, CardFacts]:
    """Every card face by id; content packs add theirs."""
    found: dict[str, CardFacts] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        if path.stem != "sets":
            add_cards(found, path)
    pair_faces(found)
    return found


def add_cards(found: dict[str, CardFacts], path: Path) -> list[str]:
    """The cards of one more table; an id or a number that is taken is refused. The new ids."""
    codes = {card.code: card.id for card in found.values()}
    fresh = read_cards(path)
    for name, facts in fresh.items():
        if name in found:
            raise BadPack(file=str(path), line=line_of(path, name), reason="duplicate", what=name)
        if facts.code in codes:
            what = f"{facts.code} ({codes[facts.code]})"
            raise BadPack(file=str(path), line=line_of(path, name, "code"), reason="duplicate", what=what)
        codes[facts.code] = name
    found.update(fresh)
    return list(fresh)


def pair_faces(found: dict[str, CardFacts]) -> None:
    """Both faces of an identity are one person: the hero's title, told apart by the alter-ego (MC-UNIQUE-02, -04)."""
    for hero in found.values():
        if hero.type == HERO and hero.back in found:
            hero.who = found[hero.back].who = (hero.title, found[hero.back].title)


@cache
def tables() -> dict[str, Any]:
    """What `sets.toml` says; content packs add their sets, scenarios and decks."""
    return read_toml(FOLDER / "sets.toml")


@cache
def sets() -> dict[str, str]:
    """Set -> hero, villain, modular, nemesis, standard or expert."""
    return {name: entry["kind"] for name, entry in tables()["set"].items()}


@cache
def scenarios() -> dict[str, Scenario]:
    """The three villains."""
    return {name: msgspec.convert(without_pack(entry), Scenario) for name, entry in tables()["scenario"].items()}


@cache
def decks() -> dict[str, Deck]:
    """The prepared decks."""
    return {name: msgspec.convert(without_pack(entry), Deck) for name, entry in tables()["deck"].items()}


def without_pack(entry: dict[str, Any]) -> dict[str, Any]:
    """The entry as it was written, without the name of the pack it came with."""
    return {key: value for key, value in entry.items() if key != "pack"}


for read in (scenarios, decks):
    read()  # now and not for the first tables: msgspec must not meet a type in two threads at once


@cache
def encounter_set(name: str) -> list[str]:
    """The cards of a set that go into the encounter deck, one entry per copy (MC-EBUILD-07, MC-SCEN-12)."""
    out = ("villain", "main-scheme", "obligation")
    placed = {code for scenario in scenarios().values() for code in scenario.starts_in_play if cards()[code].type == "environment"}
    return [
        card.id
        for card in cards().values()
        if card.set == name and card.faction == "encounter" and card.type not in out and card.id not in placed
        for _ in range(card.copies)
    ]


@cache
def heroes() -> list[str]:
    """The hero faces, in the order of their codes (MC-COMP-02)."""
    return sorted((card.id for card in cards().values() if card.type == HERO), key=lambda name: cards()[name].code)


def hero_set(hero: str) -> dict[str, int]:
    """The cards that belong to a hero's deck, with their numbers (MC-BUILD-03)."""
    own = cards()[hero].set
    return {
        card.id: card.copies
        for card in cards().values()
        if card.set == own and card.faction == "hero" and card.type not in (HERO, ALTER_EGO)
    }
