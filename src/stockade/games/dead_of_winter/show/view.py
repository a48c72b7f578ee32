"""What a seat sees, built from a whitelist, and what it may not know; `shapes` says what it is made of."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, TypedDict

from msgspec import UNSET
from msgspec.structs import replace

from stockade.engine import Chance
from stockade.games.dead_of_winter.effects.check import HIDDEN, amount, bounds, holds
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.condition import Condition
from stockade.games.dead_of_winter.facts import BETRAYALS, CARDS, CRISES, DECKS, ENTRANCES, ITEMS, SPOTS, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aim_checks, aims
from stockade.games.dead_of_winter.show.shapes import (
    Aim,
    CrisisView,
    Crossroads,
    Decks,
    Entrance,
    Item,
    Line,
    ObjectiveView,
    OwnView,
    Place,
    PlayerView,
    PrintedItem,
    PrintedSurvivor,
    Static,
    SurvivorView,
    View,
    Waiting,
)
from stockade.games.dead_of_winter.show.tonight import tonight
from stockade.games.dead_of_winter.state import NONE, State, Survivor
from stockade.parts.pile import deal_again

# What is printed on cards that may lie in a hand, a deck or the waste pile, sent once per table.
PRINTED = Static(
    survivors={
        fact.id: PrintedSurvivor(fact.influence, fact.attack, fact.search, fact.power.die, fact.power.place, fact.power.limit)
        for fact in SURVIVORS.values()
    },
    items={item.id: PrintedItem(item.symbol, item.kind) for item in ITEMS.values()},
)
HOME = tuple(deck for deck, cards in DECKS.items() for _ in cards)  # the back of each card


def view(g: Winter, seat: int | None) -> View:
    """The whole table as that seat sees it."""
    return seen_by(g, open_view(g), seat)


def seen_by(g: Winter, public: View, seat: int | None) -> View:
    """What everybody sees, and what only that seat does."""
    if seat is None:
        return public
    road = g.state.road if seat == g.state.reader else ""
    return replace(public, crossroads=Crossroads(public.crossroads.reader, road or None), you=own_view(g, seat))


def open_view(g: Winter) -> View:
    """What lies open on the table, as anybody who walks past sees it."""
    state = g.state
    over = bool(state.outcome)
    return View(
        scenario=state.scenario,
        side=state.side,
        variant=state.variant,
        rules=state.rules,
        round=state.round,
        rounds_left=state.rounds_left,
        phase=state.phase,
        first=state.first,
        active=state.turn.seat if state.turn.seat != NONE else None,
        morale=state.morale,
        food=state.food,
        starvation=state.starvation,
        helpless=state.helpless,
        tonight=tonight(g),
        flags=state.flags,
        cause=state.cause,
        crisis=crisis_view(g),
        objective=objective_view(g),
        places=[place_view(g, place) for place in range(len(SPOTS))],
        survivors={survivor.id: survivor_view(g, survivor) for survivor in state.survivors},
        players=[player_view(g, other, over) for other in range(state.seats)],
        waste=[CARDS[card] for card in state.waste],
        removed=len(state.removed),
        gone=state.gone,
        waiting=[Waiting(owner, survivor) for owner, survivor in state.waiting],
        decks=Decks(len(state.survivor_deck), len(state.crisis_deck), len(state.roads), len(state.exile_deck)),
        box=len(state.box),
        crossroads=Crossroads(state.reader if state.road else None, None),
        you=None,
    )


def crisis_view(g: Winter) -> CrisisView | None:
    """The crisis in force: how many cards each gave, never which (DW-INFO-05)."""
    state = g.state
    if not state.crisis:
        return None
    given = [sum(one.seat == seat for one in state.given) for seat in range(state.seats)]
    return CrisisView(state.crisis, list(CRISES[state.crisis].accepts), len(g.colonists), given)


def objective_view(g: Winter) -> ObjectiveView:
    """The main objective: what lies on it and how far it is."""
    state = g.state
    return ObjectiveView(
        accepts=[accepts.symbol for accepts in g.side.accepts],
        cards=[CARDS[card] for card in state.on_objective],
        counters=dict(state.counters),
        goal=[Line(line=number, **condition(g, 0, check)) for number, check in enumerate(g.side.goal, 1)],
    )


class Reached(TypedDict):
    """How far a line of an objective is."""

    met: bool | None
    reached: int
    least: int
    most: int


def condition(g: Winter, seat: int, check: Condition) -> Reached:
    """One line of an objective; what depends on secrets shows nothing before the end."""
    if isinstance(check, HIDDEN) and not g.state.outcome:
        return {"met": None, "reached": 0, "least": -1, "most": -1}
    cause = Cause(seat, "")
    least, most = bounds(g, check)
    return {
        "met": holds(g, cause, check),
        "reached": amount(g, cause, check),
        "least": -1 if least is None else least,
        "most": -1 if most is None else most,
    }


def place_view(g: Winter, place: int) -> Place:
    """What stands at a place."""
    spot, state = SPOTS[place], g.state
    return Place(
        id=spot.id,
        spaces=spot.spaces,
        free=g.room(place),
        survivors=[survivor.id for survivor in g.at(place)],
        helpless=state.helpless if place == COLONY else 0,  # DW-HELP-02, -03: nobody's, and always there
        deck=len(state.decks[place]),
        noise=state.noise[place],
        noise_spaces=spot.noise,
        entrances=[Entrance(ENTRANCES[gate], spot.entrance_spaces, state.zombies[gate], state.barricades[gate]) for gate in spot.entrances],
    )


def survivor_view(g: Winter, survivor: Survivor) -> SurvivorView:
    """A survivor's card."""
    fact = SURVIVORS[survivor.id]
    return SurvivorView(
        seat=survivor.seat,
        place=PLACES[survivor.place],
        wounds=survivor.wounds,
        frostbite=survivor.frost,
        limit=g.limit(survivor),
        items=[Item(CARDS[card], not g.fresh_item(card)) for card in survivor.items],
        moved=survivor.moved,
        rests=survivor.rests,
        leader=g.player(survivor.seat).leader == survivor.id,
        used=fact.power.source in survivor.used,
        influence=fact.influence,
        attack=fact.attack,
        search=fact.search,
    )


def player_view(g: Winter, seat: int, over: bool) -> PlayerView:
    """What everybody sees of a player; objectives only when the game is over (DW-WIN-08)."""
    player = g.player(seat)
    return PlayerView(
        seat=seat,
        hand=len(player.hand),
        dice=player.dice,
        gained=player.gained,
        spent=player.spent,
        leader=player.leader or None,
        group=[survivor.id for survivor in g.group(seat)],
        exiled=player.exiled,
        out=player.out,
        exile_card=bool(player.exile_card),
        shown=player.shown or None,  # DW-EXILE-02
        given=sum(one.seat == seat for one in g.state.given),
        cards=own_cards(g, seat) if over else UNSET,
        aims=own_aims(g, seat) if over else UNSET,
    )


def own_cards(g: Winter, seat: int) -> list[str]:
    """The objective cards of a seat."""
    player = g.player(seat)
    return [card for card in (player.secret, player.betrayal, player.exile_card) if card]


def own_aims(g: Winter, seat: int) -> list[Aim]:
    """The checklist of a seat; of the dilemma's two cards each counts at another end (DW-VAR-15, -16)."""
    betrayal = g.player(seat).betrayal
    second = [(betrayal, line, check) for line, check in enumerate(aim_checks(betrayal), 1)] if betrayal else []
    return [Aim(card=card, line=line, **condition(g, seat, check)) for card, line, check in [*aims(g, seat), *second]]


def own_view(g: Winter, seat: int) -> OwnView:
    """What only this seat sees: its hand and its objective (DW-INFO-01, -03)."""
    player, state = g.player(seat), g.state
    return OwnView(
        hand=sorted(CARDS[card] for card in player.hand),
        drawn=[CARDS[card] for card in state.drawn] if state.turn.seat == seat else [],
        dealt=player.dealt,
        cards=own_cards(g, seat),
        aims=own_aims(g, seat),
    )


# -- what a seat may not know -------------------------------------------------------------------------------------------


def scramble(state: State, seat: int | None, chance: Chance) -> None:
    """Another possibility for everything hidden from that seat: hands, decks, contributions, objectives, the crossroads card."""
    scramble_items(state, seat, chance)
    if not state.outcome:  # then all objectives are shown
        scramble_aims(state, seat, chance)
        scramble_exiles(state, seat, chance)
    deal_again([state.crisis_deck], chance)
    if state.road and seat != state.reader:
        state.roads.append(state.road)
        deal_again([state.roads], chance)
        state.road = state.roads.pop()
    else:
        deal_again([state.roads], chance)
    deal_again([state.survivor_deck, *(player.dealt for other, player in enumerate(state.players) if other != seat)], chance)
    for player in state.players:
        player.dealt.sort()


def reshuffle(state: State, chance: Chance) -> None:
    """Another order of every deck that nobody looks into; hands, objectives and what was given stay."""
    for deck in (*state.decks, state.crisis_deck, state.roads, state.survivor_deck, state.exile_deck):
        mix(deck, chance)


def mix(deck: MutableSequence[Any], chance: Chance) -> None:
    """In an order that depends on chance alone."""
    deck[:] = sorted(deck)
    chance.shuffle(deck)


def scramble_exiles(state: State, seat: int | None, chance: Chance) -> None:
    """Which exiled objective the others drew."""
    exiles = [player for other, player in enumerate(state.players) if other != seat and player.exile_card]
    cards = state.exile_deck + [player.exile_card for player in exiles]
    cards.sort()
    chance.shuffle(cards)
    for player in exiles:
        player.exile_card = cards.pop()
    state.exile_deck[:] = cards


def scramble_items(state: State, seat: int | None, chance: Chance) -> None:
    """Cards with the same back change places: decks, the box, other hands, what others gave, what another searcher holds."""
    piles: list[MutableSequence[int]] = [*state.decks, state.box]
    if not state.outcome:  # at the end every condition is shown, and hands with them (DW-WIN-08)
        piles += [player.hand for other, player in enumerate(state.players) if other != seat]
    if state.turn.seat != seat:
        piles.append(state.drawn)
    hidden = [given for given in state.given if given.seat != seat]
    backs: dict[str, list[int]] = {}
    for pile in piles:
        for card in pile:
            backs.setdefault(HOME[card], []).append(card)
    for given in hidden:
        backs.setdefault(HOME[given.card], []).append(given.card)
    for _, cards in sorted(backs.items()):
        cards.sort()
        chance.shuffle(cards)
    for pile in piles:
        for index, card in enumerate(pile):
            pile[index] = backs[HOME[card]].pop()
    for given in hidden:
        given.card = backs[HOME[given.card]].pop()


def scramble_aims(state: State, seat: int | None, chance: Chance) -> None:
    """Who has which objective; an exile who showed none is known to be the betrayer, but not with which card."""
    others = [player for other, player in enumerate(state.players) if other != seat and player.secret]
    open_ = [player for player in others if not player.exiled or player.out]
    pool = [player.secret for player in open_] + state.aside
    pool.sort(key=lambda aim: (aim in BETRAYALS, aim))  # which of them are in the box is hidden: only their kinds steer it
    chance.shuffle(pool)
    for player in open_:
        player.secret = pool.pop()
    state.aside[:] = pool
    kinds = [(state.box_secrets, False), (state.box_betrayals, True)]
    for box, betrayal in kinds:
        holders = [player for player in others if (player.secret in BETRAYALS) == betrayal]
        spare = [number for number, aim in enumerate(state.aside) if (aim in BETRAYALS) == betrayal]
        names = box + [player.secret for player in holders] + [state.aside[number] for number in spare]
        names.sort()
        chance.shuffle(names)
        for player in holders:
            player.secret = names.pop()
        for number in spare:
            state.aside[number] = names.pop()
        box[:] = sorted(names)
    if state.variant == "dilemma":
        traitors = [player for other, player in enumerate(state.players) if other != seat]
        names = state.box_betrayals + [player.betrayal for player in traitors]
        names.sort()
        chance.shuffle(names)
        for player in traitors:
            player.betrayal = names.pop()
        state.box_betrayals[:] = sorted(names)


def census(g: Winter) -> dict[str, int]:
    """DW-COMP: nothing is ever lost or doubled."""
    state = g.state
    items = len(state.box) + len(state.waste) + len(state.removed) + len(state.given) + len(state.on_objective) + len(state.drawn)
    items += sum(len(deck) for deck in state.decks) + sum(len(player.hand) for player in state.players)
    items += sum(len(survivor.items) for survivor in state.survivors)
    people = len(state.survivor_deck) + len(state.survivors) + len(state.gone) + len(state.waiting)
    secrets = sum(bool(player.secret) + bool(player.shown) + bool(player.betrayal) for player in state.players) + len(state.aside)
    return {
        "items": items,
        "survivors": people + sum(len(player.dealt) for player in state.players),
        "crises": len(state.crisis_deck) + len(state.crises_done) + bool(state.crisis),
        "crossroads": len(state.roads) + len(state.roads_done) + bool(state.road),
        "objectives": secrets + len(state.box_secrets) + len(state.box_betrayals),
        "exiled": len(state.exile_deck) + sum(bool(player.exile_card) for player in state.players),
    }
