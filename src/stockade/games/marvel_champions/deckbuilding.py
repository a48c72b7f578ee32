"""Building decks (MC-BUILD): what a list of cards must hold, and everything that is wrong with one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct, field

from stockade.games.marvel_champions.facts import ALTER_EGO, ASPECTS, HERO, cards, decks, hero_set, heroes

SMALLEST, LARGEST = 40, 50  # MC-BUILD-02
COPIES = 3  # MC-BUILD-06


class Fault(Struct):
    """One thing wrong with a deck: the message `fault-<text>` says it."""

    text: str
    rule: str
    args: dict[str, int | str] = field(default_factory=dict[str, int | str])


def faults(hero: str, deck: Mapping[str, int]) -> list[Fault]:
    """What keeps this list of cards from being a deck for that hero; empty when it is legal."""
    facts = cards()
    if hero not in heroes():
        return [Fault("no-hero", "MC-BUILD-01", {"name": hero})]
    found = [Fault("unknown-card", "MC-BUILD-04", {"name": name}) for name in deck if name not in facts]
    known = {name: count for name, count in deck.items() if name in facts and count > 0}
    size = sum(known.values())
    if not SMALLEST <= size <= LARGEST:
        found.append(Fault("size", "MC-BUILD-02", {"count": size, "least": SMALLEST, "most": LARGEST}))
    own = hero_set(hero)
    for name, count in own.items():
        if known.get(name, 0) != count:
            found.append(Fault("hero-card", "MC-BUILD-03", {"card": name, "count": known.get(name, 0), "wanted": count}))
    others = [name for name in known if name not in own]
    for name in others:
        card = facts[name]
        if card.faction == HERO or card.type in (HERO, ALTER_EGO):
            found.append(Fault("other-hero", "MC-BUILD-05", {"card": name}))
        elif card.faction == "encounter":
            found.append(Fault("encounter", "MC-BUILD-04", {"card": name}))
    if len(aspects := aspects_of(known)) > 1:
        found.append(Fault("aspects", "MC-BUILD-04", {"count": len(aspects)}))
    return found + copy_faults(own, known)


def copy_faults(own: Mapping[str, int], deck: Mapping[str, int]) -> list[Fault]:
    """MC-BUILD-06..08, MC-LIMIT-04: at most three copies by title, one of a unique card, and what a card says about itself."""
    facts = cards()
    found: list[Fault] = []
    titles: Counter[tuple[str, str]] = Counter()
    for name, count in deck.items():
        if name not in own:
            titles[facts[name].title, facts[name].subname] += count
    for name in deck:
        if name in own:
            continue
        card = facts[name]
        most = 1 if card.unique else min(COPIES, card.limit or COPIES)
        count = titles[card.title, card.subname]
        if count > most:
            found.append(Fault("copies", "MC-BUILD-08" if card.unique else "MC-BUILD-06", {"card": name, "count": count, "most": most}))
    return found


def aspects_of(deck: Mapping[str, int]) -> list[str]:
    """The aspects that a list of cards draws on, in their order."""
    factions = {cards()[name].faction for name in deck if name in cards()}
    return [aspect for aspect in ASPECTS if aspect in factions]


def prepared(name: str) -> tuple[str, dict[str, int]]:
    """Hero and list of a prepared deck."""
    deck = decks()[name]
    return deck.hero, dict(deck.cards)
