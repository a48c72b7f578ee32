"""Names and numbers of the cards, from the tables in `cards/*.toml`. What a card does is in the modules beside them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

FOLDER = Path(__file__).parent / "cards"
RESOURCES = ("energy", "mental", "physical", "wild")
ASPECTS = ("aggression", "justice", "leadership", "protection")
PERMANENT = ("ally", "support", "upgrade")
HERO, ALTER_EGO = "hero", "alter-ego"


class Resources(Struct, frozen=True, forbid_unknown_fields=True):
    """Icons in the lower left corner."""

    energy: int = 0
    mental: int = 0
    physical: int = 0
    wild: int = 0


class CardFacts(Struct, forbid_unknown_fields=True):
    """One printed face. `*_each` values are multiplied by the number of players (MC-MOD-13); None is a dash or no value at all."""

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
    title: str = ""  # copies of one title count together


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


class BadFacts(ValueError):
    """A table of cards is wrong; the message names the file and the card."""


def _stats(facts: CardFacts) -> dict[str, int]:
    values = {"thw": facts.thw, "atk": facts.atk, "def": facts.defense, "rec": facts.rec, "sch": facts.sch}
    stats = {name: value for name, value in values.items() if value is not None}
    stats.update(health=facts.health, hand=facts.hand, retaliate=facts.retaliate)
    return stats


def read_cards(path: Path) -> dict[str, CardFacts]:
    """The cards of one table, checked field by field."""
    found: dict[str, CardFacts] = {}
    for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        try:
            facts = msgspec.convert(entry, CardFacts)
        except msgspec.ValidationError as error:
            raise BadFacts(f"{path.name}: {name}: {error}") from error
        facts.id, facts.set, facts.stats = name, path.stem.replace("_", "-"), _stats(facts)
        facts.title = name[:-2] if facts.code[-1] in "abcd" and name[-2:-1] == "-" else name  # printings of one card
        icons = facts.resources
        facts.icons = (icons.energy, icons.mental, icons.physical, icons.wild)
        found[name] = facts
    return found


@cache
def cards() -> dict[str, CardFacts]:
    """Every card face by id."""
    found: dict[str, CardFacts] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        if path.stem == "sets":
            continue
        for name, facts in read_cards(path).items():
            if name in found:
                raise BadFacts(f"{path.name}: {name} is already in {found[name].set}")
            found[name] = facts
    return found


@cache
def _sets() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "sets.toml").read_text(encoding="utf-8"))


@cache
def sets() -> dict[str, str]:
    """Set -> hero, villain, modular, nemesis, standard or expert."""
    return {name: entry["kind"] for name, entry in _sets()["set"].items()}


@cache
def scenarios() -> dict[str, Scenario]:
    """The three villains."""
    return {name: msgspec.convert(entry, Scenario) for name, entry in _sets()["scenario"].items()}


@cache
def decks() -> dict[str, Deck]:
    """The prepared decks."""
    return {name: msgspec.convert(entry, Deck) for name, entry in _sets()["deck"].items()}


@cache
def encounter_set(name: str) -> list[str]:
    """The cards of a set that go into the encounter deck, one entry per copy (MC-EBUILD-07)."""
    out = ("villain", "main-scheme", "environment")
    return [
        card.id
        for card in cards().values()
        if card.set == name and card.faction == "encounter" and card.type not in (*out, "obligation")
        for _ in range(card.copies)
    ]


@cache
def heroes() -> list[str]:
    """The hero faces, in the order of their codes."""
    return sorted((card.id for card in cards().values() if card.type == HERO), key=lambda name: cards()[name].code)


def hero_set(hero: str) -> dict[str, int]:
    """The cards that belong to a hero's deck, with their numbers (MC-BUILD-03)."""
    own = cards()[hero].set
    return {
        card.id: card.copies
        for card in cards().values()
        if card.set == own and card.faction == "hero" and card.type not in (HERO, ALTER_EGO)
    }
