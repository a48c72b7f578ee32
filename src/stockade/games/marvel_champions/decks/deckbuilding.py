"""Building decks (MC-BUILD): what a list of cards must hold, what is wrong with one, and which card may still go in or come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stockade.engine.deckbuilding import DeckSums, Fault
from stockade.games.marvel_champions.facts import ALTER_EGO, ASPECTS, HERO, RESOURCES, CardFacts, cards, decks, hero_set, heroes

SMALLEST, LARGEST = 40, 50  # MC-BUILD-02
COPIES = 3  # MC-BUILD-06
BASIC = "basic"


def faults(hero: str, deck: Mapping[str, int]) -> list[Fault]:
    """What keeps this list of cards from being a deck for that hero; empty when it is legal (MC-BUILD-09, -10)."""
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
    found += [fault for name in known if name not in own and (fault := stranger(facts[name]))]
    if len(aspects := aspects_of(known)) > 1:
        found.append(Fault("aspects", "MC-BUILD-04", {"count": len(aspects)}))
    return found + copy_faults(own, known)


def stranger(card: CardFacts) -> Fault | None:
    """MC-BUILD-04, -05: why a card that is not of the own hero's set is for nobody else's deck either."""
    if card.faction == HERO or card.type in (HERO, ALTER_EGO):
        return Fault("other-hero", "MC-BUILD-05", {"card": card.id})
    if card.faction == "encounter":
        return Fault("encounter", "MC-BUILD-04", {"card": card.id})
    return None


def copy_faults(own: Mapping[str, int], deck: Mapping[str, int]) -> list[Fault]:
    """MC-BUILD-06..08, MC-LIMIT-04: at most three copies by title, one of a unique card, and what a card says about itself."""
    return [fault for name in deck if name not in own and (fault := too_many(own, deck, cards()[name]))]


def too_many(own: Mapping[str, int], deck: Mapping[str, int], card: CardFacts) -> Fault | None:
    """Whether a deck holds more copies of that title than it may."""
    facts = cards()
    same = [other for other in deck if other not in own and (facts[other].title, facts[other].subname) == (card.title, card.subname)]
    count = sum(deck[other] for other in same)
    most = 1 if card.unique else min(COPIES, card.limit or COPIES)
    if count <= most:
        return None
    return Fault("copies", "MC-BUILD-08" if card.unique else "MC-BUILD-06", {"card": card.id, "count": count, "most": most})


def no_more(hero: str, deck: Mapping[str, int]) -> dict[str, Fault]:
    """The player cards of which no further copy may go into that deck, with the rule that keeps each out."""
    return {name: fault for name in pool(hero) if (fault := why_not_one_more(hero, deck, cards()[name]))}


def why_not_one_more(hero: str, deck: Mapping[str, int], card: CardFacts) -> Fault | None:
    """What one more copy of that card would break; what is wrong already does not count."""
    own = hero_set(hero)
    if card.id in own:
        have, wanted = deck.get(card.id, 0), own[card.id]
        return Fault("hero-complete", "MC-BUILD-03", {"card": card.id, "count": wanted}) if have >= wanted else None
    after = {name: count for name, count in deck.items() if name in cards()}
    after[card.id] = after.get(card.id, 0) + 1
    if fault := too_many(own, after, card):
        return Fault("enough", fault.rule, {"card": card.id, "most": fault.args["most"]})
    other = [aspect for aspect in aspects_of(deck) if aspect != card.faction]
    if card.faction in ASPECTS and other:
        return Fault("other-aspect", "MC-BUILD-04", {"card": card.id, "aspect": other[0]})
    return Fault("full", "MC-BUILD-02", {"most": LARGEST}) if sum(deck.values()) >= LARGEST else None


def no_less(hero: str, deck: Mapping[str, int]) -> dict[str, Fault]:
    """The cards of the hero's set stay in (MC-BUILD-03)."""
    own = hero_set(hero)
    return {
        name: Fault("hero-stays", "MC-BUILD-03", {"card": name, "count": count})
        for name, count in own.items()
        if deck.get(name, count) <= count
    }


def pool(hero: str) -> list[str]:
    """The cards a deck of that hero may be built from, in the order of their codes: the hero's own, four aspects, basic cards."""
    chosen = [card for card in cards().values() if card.id in hero_set(hero) or card.faction in (*ASPECTS, BASIC)]
    return [card.id for card in sorted(chosen, key=lambda card: card.code)]


def aspects_of(deck: Mapping[str, int]) -> list[str]:
    """The aspects that a list of cards draws on, in their order."""
    factions = {cards()[name].faction for name, count in deck.items() if name in cards() and count > 0}
    return [aspect for aspect in ASPECTS if aspect in factions]


def sums(deck: Mapping[str, int]) -> DeckSums:
    """How many cards there are of each faction, type, cost and resource; a card without a cost is counted under none."""
    count: dict[str, Counter[str]] = {kind: Counter() for kind in ("factions", "types", "costs", "resources")}
    for name, copies in deck.items():
        card = cards().get(name)
        if card is None:
            continue
        count["factions"][card.faction] += copies
        count["types"][card.type] += copies
        if card.cost is not None:
            count["costs"][str(card.cost)] += copies
        for kind in RESOURCES:
            count["resources"][kind] += getattr(card.resources, kind) * copies
    return DeckSums(sum(deck.values()), aspects_of(deck), **{kind: dict(sorted(found.items())) for kind, found in count.items()})


def prepared(name: str) -> tuple[str, dict[str, int]]:
    """Hero and list of a prepared deck."""
    deck = decks()[name]
    return deck.hero, dict(deck.cards)
