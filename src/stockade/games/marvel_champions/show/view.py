"""What a seat sees. Everything face up; its own hand, and the others' hands when the table plays with open hands; numbers for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import fields

from stockade.engine import Chance
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.facts import CardFacts
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.show.coming import coming, step_one
from stockade.games.marvel_champions.show.shapes import (
    ActivationView,
    CardView,
    Encounter,
    Face,
    Icons,
    PlayerView,
    SchemeView,
    Static,
    View,
    VillainView,
)
from stockade.games.marvel_champions.state import NOBODY, NOTHING, PIECES, Card, State
from stockade.parts.pile import deal_again

POWERS = ("atk", "thw", "def", "rec", "sch")
FIELDS = tuple((power, "defence" if power == "def" else power) for power in POWERS)  # `def` is a word of Python
STATUSES = ("stunned", "confused", "tough")
SOMETIMES = [one.name for one in fields(Face) if one.default is UNSET and one.name != "cost"]  # left out where a face has nothing there

Shown = TypeVar("Shown", bound=CardView)


def view(g: Champions, seat: int | None) -> View:
    """The whole table for one seat, or for a watcher."""
    state = g.state
    icons = Icons(g.icons("acceleration"), g.icons("hazard"), g.icons("crisis"))
    peril, odds = g.in_peril(), boost_odds(g)
    return View(
        scenario=state.scenario,
        expert=state.expert,
        modular=None if state.unseen else list(state.modular),
        round=state.round,
        phase=state.phase,
        step=state.step,
        first=state.first,
        active=None if state.active == NOBODY else state.active,
        villain=villain_view(g),
        scheme=scheme_view(g, odds),
        sides=[card_view(g, card) for card in g.sides.values()],
        environments=[card_view(g, card) for card in state.table.values() if FACTS[card.code].type == "environment"],
        acceleration=state.acceleration,
        icons=icons,
        encounter=Encounter(len(state.deck), names(g, state.discard), len(state.boost), odds),
        removed=names(g, state.removed),
        resolving=names(g, state.resolving),
        peril=None if peril == NOBODY else peril,
        activation=activation_view(g),
        players=[player_view(g, number, seat) for number in range(state.seats)],
    )


def boost_odds(g: Champions) -> list[int] | None:
    """What a facedown boost card may show: everybody can count it, because the sets are known and the rest lies open."""
    state = g.state
    if state.unseen:
        return None
    count, codes = [0, 0, 0, 0], state.codes
    for pile in (state.deck, state.boost, *(player.dealt for player in state.players)):
        for card_id in pile:
            icons = FACTS[codes[card_id]].boost
            count[icons if icons < 3 else 3] += 1
    return count


@cache
def printed() -> Static:
    """What is printed on every face, for whoever draws the cards."""
    return Static({code: face(facts) for code, facts in FACTS.items()})


def face(facts: CardFacts) -> Face:
    """Only what that face has."""
    has: dict[str, Any] = {name: value for name in SOMETIMES if (value := getattr(facts, name))}
    if facts.cost is not None:
        has["cost"] = facts.cost
    stats = {name: value for name, value in facts.stats.items() if value or name in POWERS}
    return Face(type=facts.type, faction=facts.faction, icons=facts.icons, stats=stats, **has)


def names(g: Champions, card_ids: list[int]) -> list[str]:
    """Cards as questions and events name them; nearly all of them lie in piles and show the face that they have."""
    table, codes = g.state.table, g.state.codes
    return [g.name(one) if one in table or one >= PIECES else f"{codes[one]}.{one}" for one in card_ids]


def activation_view(g: Champions) -> ActivationView | None:
    """The attack or scheme that is going on."""
    now = g.state.activation
    if now is None or now.enemy not in g.state.table:
        return None
    return ActivationView(
        kind=now.kind,
        enemy=g.name(now.enemy),
        seat=now.seat,
        defender=g.name(now.defender) if now.defender in g.state.table else None,
        boost=names(g, now.boost),
        bonus=now.bonus,
    )


def player_view(g: Champions, number: int, seat: int | None) -> PlayerView:
    """One player's area as another (or the same) seat sees it."""
    player = g.player(number)
    shown = g.state.open_hands or number == seat
    return PlayerView(
        seat=number,
        identity=card_view(g, g.identity(number)),
        form="hero" if g.is_hero(number) else "alter-ego",
        flipped=player.flipped,
        out=player.out,
        hand=names(g, player.hand) if shown else None,  # MC-OWN-04
        hand_count=len(player.hand),
        hand_size=g.hand_size(number),
        deck=len(player.deck),
        discard=names(g, player.discard),
        dealt=len(player.dealt),
        discount=player.discount,
        nemesis=len(player.nemesis),
        minions=[card_view(g, card) for card in g.engaged_with(number)],
        allies=[card_view(g, card) for card in g.allies_of(number)],
        cards=[card_view(g, card) for card in g.own[number].values() if FACTS[card.code].type in ("upgrade", "support")],
    )


# -- cards in play ----------------------------------------------------------------------------------------------------


def card_view(g: Champions, card: Card) -> CardView:
    """A card in play."""
    return valued(g, card, CardView(card.entity, card.code, FACTS[card.code].type, card.exhausted))


def villain_view(g: Champions) -> VillainView:
    """The villain, and how many stages are to come."""
    card = g.villain
    shown = VillainView(card.entity, card.code, FACTS[card.code].type, card.exhausted, stages_left=len(g.state.villain_deck))
    return valued(g, card, shown)


def scheme_view(g: Champions, odds: list[int] | None) -> SchemeView:
    """The main scheme, and what threat is to come."""
    card, facts, each = g.scheme, FACTS[g.scheme.code], step_one(g)
    shown = SchemeView(
        card.entity,
        card.code,
        facts.type,
        card.exhausted,
        target=g.target(card),
        acceleration=each,
        stages_left=len(g.state.scheme_deck),
        coming=coming(g, each, odds),
    )
    return valued(g, card, shown)


def valued(g: Champions, card: Card, shown: Shown) -> Shown:
    """That card with the values it has now."""
    facts = FACTS[card.code]
    if facts.health:
        base = BOOK[card.code].base
        most = g.stat(card, "health")
        shown.health, shown.health_max, shown.damage = max(0, most - card.damage), most, card.damage
        for power, name in FIELDS:
            if power in facts.stats or power in base:
                setattr(shown, name, g.stat(card, power))
        shown.status = [status for status in STATUSES if getattr(card, status)]
    elif card.damage:
        shown.damage = card.damage
    if facts.type in ("main-scheme", "side-scheme"):
        shown.threat = card.threat
    if card.counters:
        shown.counters = card.counters
    if card.host != NOTHING:
        shown.host = g.name(card.host)
    if card.under:
        shown.under = len(card.under)
    riders = g.riders.get(card.id)
    if riders:
        shown.attached = [card_view(g, g.state.table[rider]) for rider in riders]
    return shown


# -- secrets and pieces -----------------------------------------------------------------------------------------------


def scramble(state: State, seat: int | None, chance: Chance) -> None:
    """Another possibility for all that lies face down: decks, dealt and boost cards, drones, closed hands of the others and what was
    robbed from them."""
    mix(state, {number for number in range(len(state.players)) if not state.open_hands and number != seat}, chance)


def reshuffle(state: State, chance: Chance) -> None:
    """Another order of what nobody has looked at; hands stay."""
    mix(state, set(), chance)


def mix(state: State, hidden: Collection[int], chance: Chance) -> None:
    """All that lies face down, and the hands of those seats."""
    deal_again([state.deck, state.boost, *(player.dealt for player in state.players)], chance)
    for number, player in enumerate(state.players):
        closed = number in hidden
        under = [
            card.under for card in state.table.values() if (card.piece or closed) and any(state.owners[one] == number for one in card.under)
        ]
        strange = [card_id for pile in under for card_id in pile if state.owners[card_id] != number]
        deal_again([player.deck, *under, *([player.hand] if closed else [])], chance, strange)


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
