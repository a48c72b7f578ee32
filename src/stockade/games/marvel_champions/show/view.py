"""What a seat sees. Everything face up; its own hand, and the others' hands when the table plays with open hands; numbers for the rest.

```
{ "scenario": "rhino", "expert": false, "modular": ["bomb-scare"] | null (drawn unseen), "round": 3, "phase": "setup|players|villain",
  "step": 0-5 (of the villain phase), "first": 0, "active": 0 | null,
  "villain": CARD + {"stages_left": 1}, "scheme": CARD + {"target": 7, "acceleration": 1 (next step 1 in all), "stages_left": 0},
  "sides": [CARD...], "environments": [CARD...], "acceleration": 0 (tokens), "icons": {"acceleration": 0, "hazard": 0, "crisis": 0},
  "encounter": {"deck": 24, "discard": ["shocker.91", ...] (top last), "boost": 0 (facedown on the villain),
     "odds": [9, 12, 6, 1] (how many of the cards nobody sees have 0, 1, 2, 3 boost icons) | null (a set was drawn unseen)},
  "removed": [...], "resolving": ["assault.80"] (being revealed or played),
  "peril": 0 | null (this seat resolves a card alone: nobody talks or helps),
  "activation": null | {"kind": "attack|scheme", "enemy": "rhino-1.60", "seat": 0, "defender": "spider-man.0" | null,
     "boost": ["..."] (turned up), "bonus": 2},
  "players": [{"seat": 0, "identity": CARD, "form": "hero|alter-ego", "flipped": false, "out": false,
     "hand": ["backflip.3", ...] | null, "hand_count": 6, "hand_size": 5, "deck": 34, "discard": ["..."] (top last), "dealt": 1,
     "discount": 0, "nemesis": 5, "minions": [CARD...], "allies": [CARD...], "cards": [CARD...] (upgrades and supports)}] }
CARD = {"id": "rhino-1.60", "code": "rhino-1", "type": "villain", "health": 14, "health_max": 14, "damage": 0, "atk": 2, "sch": 1,
  "thw": 1, "def": 3, "rec": 3, "threat": 3, "counters": 3, "exhausted": false, "status": ["stunned", "tough"],
  "attached": [CARD...], "host": "..." , "under": 2 (facedown cards)}
```
A CARD has only the values its type has. Names and texts are in the glossary under `card:<code>`; options touch `card:<id>`.
What is printed on the cards is sent once: `{"cards": {code: {"type", "faction", "cost", "icons": [energy, mental, physical, wild], ...}}}`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from functools import cache
from typing import Any

from stockade.engine import Chance
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import NOBODY, NOTHING, Card, State

POWERS = ("atk", "thw", "def", "rec", "sch")
STATUSES = ("stunned", "confused", "tough")


def view(g: Champions, seat: int | None) -> dict[str, Any]:
    """The whole table for one seat, or for a watcher."""
    state = g.state
    facts = FACTS[g.scheme.code]
    icons = {kind: g.icons(kind) for kind in ("acceleration", "hazard", "crisis")}
    coming = facts.acceleration_each * state.seats + icons["acceleration"] + state.acceleration
    return {
        "scenario": state.scenario,
        "expert": state.expert,
        "modular": None if state.unseen else list(state.modular),
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "first": state.first,
        "active": None if state.active == NOBODY else state.active,
        "villain": {**card_view(g, g.villain), "stages_left": len(state.villain_deck)},
        "scheme": {
            **card_view(g, g.scheme),
            "target": g.target(g.scheme),
            "acceleration": coming,
            "stages_left": len(state.scheme_deck),
        },
        "sides": [card_view(g, card) for card in g.sides.values()],
        "environments": [card_view(g, card) for card in state.table.values() if FACTS[card.code].type == "environment"],
        "acceleration": state.acceleration,
        "icons": icons,
        "encounter": {"deck": len(state.deck), "discard": names(g, state.discard), "boost": len(state.boost), "odds": boost_odds(g)},
        "removed": names(g, state.removed),
        "resolving": names(g, state.resolving),
        "peril": None if g.in_peril() == NOBODY else g.in_peril(),
        "activation": activation_view(g),
        "players": [player_view(g, number, seat) for number in range(state.seats)],
    }


def boost_odds(g: Champions) -> list[int] | None:
    """What a facedown boost card may show: everybody can count it, because the sets are known and the rest lies open."""
    state = g.state
    if state.unseen:
        return None
    count = [0, 0, 0, 0]
    for pile in (state.deck, state.boost, *(player.dealt for player in state.players)):
        for card_id in pile:
            count[min(3, g.facts(card_id).boost)] += 1
    return count


@cache
def printed() -> dict[str, Any]:
    """What is printed on every face, for whoever draws the cards; only what a face has."""
    fields = ("type", "faction", "set", "icons", "traits", "keywords", "boost", "boost_star", "stage", "unique", "back")
    fields += ("atk_pips", "thw_pips", "acceleration", "hazard", "crisis", "retaliate", "uses", "health_each", "stats")
    found: dict[str, Any] = {}
    for code, facts in FACTS.items():
        face = {name: value for name in fields if (value := getattr(facts, name))}
        face["stats"] = {name: value for name, value in facts.stats.items() if value or name in POWERS}
        if facts.cost is not None:
            face["cost"] = facts.cost
        found[code] = face
    return {"cards": found}


def names(g: Champions, card_ids: list[int]) -> list[str]:
    """Cards as questions and events name them."""
    return [g.name(card_id) for card_id in card_ids]


def activation_view(g: Champions) -> dict[str, Any] | None:
    """The attack or scheme that is going on."""
    now = g.state.activation
    if now is None or now.enemy not in g.state.table:
        return None
    return {
        "kind": now.kind,
        "enemy": g.name(now.enemy),
        "seat": now.seat,
        "defender": g.name(now.defender) if now.defender in g.state.table else None,
        "boost": names(g, now.boost),
        "bonus": now.bonus,
    }


def player_view(g: Champions, number: int, seat: int | None) -> dict[str, Any]:
    """One player's area as another (or the same) seat sees it."""
    player = g.player(number)
    shown = g.state.open_hands or number == seat
    cards = [card for card in g.own[number].values() if FACTS[card.code].type in ("upgrade", "support")]
    return {
        "seat": number,
        "identity": card_view(g, g.identity(number)),
        "form": "hero" if g.is_hero(number) else "alter-ego",
        "flipped": player.flipped,
        "out": player.out,
        "hand": names(g, player.hand) if shown else None,
        "hand_count": len(player.hand),
        "hand_size": g.hand_size(number),
        "deck": len(player.deck),
        "discard": names(g, player.discard),
        "dealt": len(player.dealt),
        "discount": player.discount,
        "nemesis": len(player.nemesis),
        "minions": [card_view(g, card) for card in g.engaged_with(number)],
        "allies": [card_view(g, card) for card in g.allies_of(number)],
        "cards": [card_view(g, card) for card in cards],
    }


def card_view(g: Champions, card: Card) -> dict[str, Any]:
    """A card in play, with the values it has now."""
    facts = FACTS[card.code]
    out: dict[str, Any] = {"id": card.entity, "code": card.code, "type": facts.type, "exhausted": card.exhausted}
    if facts.health:
        out |= {"health": g.health(card), "health_max": g.stat(card, "health"), "damage": card.damage}
        out |= {power: g.stat(card, power) for power in POWERS if power in facts.stats or power in BOOK[card.code].base}
        out["status"] = [status for status in STATUSES if getattr(card, status)]
    if facts.type in ("main-scheme", "side-scheme"):
        out["threat"] = card.threat
    if card.counters:
        out["counters"] = card.counters
    if card.damage and not facts.health:
        out["damage"] = card.damage
    if card.host != NOTHING:
        out["host"] = g.name(card.host)
    if card.under:
        out["under"] = len(card.under)
    riders = [g.state.table[rider] for rider in g.riders.get(card.id, ())]
    if riders:
        out["attached"] = [card_view(g, rider) for rider in riders]
    return out


# -- secrets and pieces -----------------------------------------------------------------------------------------------


def scramble(state: State, seat: int | None, chance: Chance) -> None:
    """Another possibility for all that lies face down: decks, dealt and boost cards, drones, closed hands of the others and what was
    robbed from them."""
    deal_out([state.deck, state.boost, *(player.dealt for player in state.players)], chance)
    for number, player in enumerate(state.players):
        closed = not state.open_hands and number != seat
        under = [
            card.under for card in state.table.values() if (card.piece or closed) and any(state.owners[one] == number for one in card.under)
        ]
        strange = [card_id for pile in under for card_id in pile if state.owners[card_id] != number]
        deal_out([player.deck, *under, *([player.hand] if closed else [])], chance, strange)


def deal_out(piles: list[list[int]], chance: Chance, known: Container[int] = ()) -> None:
    """Shuffle the cards of these piles among them, but for those that are known; each keeps its size."""
    cards = [card_id for pile in piles for card_id in pile if card_id not in known]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [card_id if card_id in known else cards.pop() for card_id in pile]


def census(g: Champions) -> dict[str, int]:
    """Every card by its code, wherever it lies: nothing is ever lost or doubled. Stages count together."""
    state = g.state
    found = [*state.deck, *state.discard, *state.boost, *state.removed, *state.resolving]
    for player in state.players:
        found += player.deck + player.hand + player.discard + player.dealt + player.nemesis
        if state.phase == "setup" and player.obligation not in state.deck:
            found.append(player.obligation)
    for card in state.table.values():
        found += card.under
        if not card.piece:
            found.append(card.id)
    count = Counter(map(state.codes.__getitem__, found))
    count["stages"] = len(state.villain_deck) + len(state.scheme_deck) + len(state.gone_stages)
    return dict(count)
