"""What a seat sees, built from a whitelist, and what it may not know.

The JSON of a view (`seat` is the one that looks; a watcher sees what everybody sees):

```
{ "scenario":"find-the-cure", "side":"normal", "variant":"standard", "rules":[], "round":3, "rounds_left":5, "phase":"setup|players|colony",
  "first":0, "active":2|null, "morale":5, "food":3, "starvation":1, "helpless":4,
  "tonight":{"food":5,"hunger":2,"waste":1,"zombies":{"colony":5,"school":1}},   // as things stand, before noise
  "flags":["no_leaving_colony"], "cause":"" (how it ended),
  "crisis":{"id":"illness","accepts":["medicine"],"needed":4,"given":[1,0,2,0]}|null,      // cards given, by seat
  "objective":{"accepts":["fuel"],"cards":["fuel"],"counters":{"sample":2},"goal":[{"line":1,"met":false,"reached":2,"least":9,"most":-1}]},
  "places":[{"id":"colony","spaces":24,"free":9,"survivors":["sparky"],"helpless":4,"deck":0,"noise":0,"noise_spaces":0,
             "entrances":[{"id":"colony.1","spaces":3,"zombies":1,"barricades":2}]}],                // colony first, then in location order
  "survivors":{"sparky":{"seat":0,"place":"colony","wounds":0,"frostbite":1,"limit":3,"items":[{"id":"pistol","used":false}],"moved":false,
               "rests":false,"leader":true,"used":false,"influence":10,"attack":2,"search":2}},
  "players":[{"seat":0,"hand":5,"dice":[2,5],"gained":[6],"spent":[1],"leader":"sparky","group":["sparky"],"exiled":false,"out":false,
              "exile_card":false,"shown":"hoarder"|null,"given":1}],  // when the game is over also "cards" and "aims", as below
  "waste":["junk"] (top last), "removed":7, "gone":["rod-miller"], "waiting":[{"seat":1,"survivor":"mike-cho"}],
  "decks":{"survivors":12,"crises":17,"crossroads":40,"exiled":10}, "box":5,
  "crossroads":{"reader":1|null,"card":null|"overdue"},                                                // card: for its reader only
  "you":{"hand":["fuel.s","medicine"],"drawn":[],"dealt":[],"cards":["hoarder"],                        // null for a watcher
         "aims":[{"card":"hoarder","line":1,"met":false|null,"reached":0,"least":1,"most":-1}]} }        // met null: nobody can know yet
```
Names and texts are in the glossary: `survivor:` (`.ability`), `place:`, `entrance:`, `item:`, `crisis:`, `road:` (`.trigger`, `.a`, `.b`),
`aim:` (`.l1`, `.l2`, …: its lines; `.l0`: what replaces the first line of an exiled betrayer), `scenario:` (`.n1`, … or `.h1`, … by side).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from stockade.engine import Chance
from stockade.games.dead_of_winter.effects.check import HIDDEN, amount, bounds, holds
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.condition import Condition
from stockade.games.dead_of_winter.facts import ACTIONS, BETRAYALS, CARDS, CRISES, DECKS, ENTRANCES, ITEMS, SPOTS, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aim_checks, aims
from stockade.games.dead_of_winter.state import NONE, State, Survivor

# What is printed on cards that may lie in a hand, a deck or the waste pile, sent once per table.
PRINTED: dict[str, Any] = {
    "survivors": {
        fact.id: {
            "influence": fact.influence,
            "attack": fact.attack,
            "search": fact.search,
            "die": fact.power.die,
            "place": fact.power.place,
            "limit": fact.power.limit,
        }
        for fact in SURVIVORS.values()
    },
    "items": {item.id: {"symbol": item.symbol, "kind": item.kind} for item in ITEMS.values()},
}
HOME = tuple(deck for deck, cards in DECKS.items() for _ in cards)  # the back of each card


def view(g: Winter, seat: int | None) -> dict[str, Any]:
    """The whole table as that seat sees it."""
    state = g.state
    over = bool(state.outcome)
    return {
        "scenario": state.scenario,
        "side": state.side,
        "variant": state.variant,
        "rules": state.rules,
        "round": state.round,
        "rounds_left": state.rounds_left,
        "phase": state.phase,
        "first": state.first,
        "active": state.turn.seat if state.turn.seat != NONE else None,
        "morale": state.morale,
        "food": state.food,
        "starvation": state.starvation,
        "helpless": state.helpless,
        "tonight": tonight(g),
        "flags": state.flags,
        "cause": state.cause,
        "crisis": crisis_view(g),
        "objective": objective_view(g),
        "places": [place_view(g, place) for place in range(len(SPOTS))],
        "survivors": {survivor.id: survivor_view(g, survivor) for survivor in state.survivors},
        "players": [player_view(g, other, over) for other in range(state.seats)],
        "waste": [CARDS[card] for card in state.waste],
        "removed": len(state.removed),
        "gone": state.gone,
        "waiting": [{"seat": owner, "survivor": survivor} for owner, survivor in state.waiting],
        "decks": {
            "survivors": len(state.survivor_deck),
            "crises": len(state.crisis_deck),
            "crossroads": len(state.roads),
            "exiled": len(state.exile_deck),
        },
        "box": len(state.box),
        "crossroads": {
            "reader": state.reader if state.road else None,
            "card": state.road if state.road and seat == state.reader else None,
        },
        "you": None if seat is None else own_view(g, seat),
    }


def tonight(g: Winter) -> dict[str, Any]:
    """What the colony phase will eat, cost in morale and bring as things stand (DW-PAY, DW-WASTE, DW-ZOMB); noise may bring more."""
    state = g.state
    need = g.food_due()
    zombies = {PLACES[place]: g.zombies_due(place) for place in range(len(SPOTS))}
    return {
        "food": need,
        "hunger": state.starvation + 1 if state.food < need else 0,
        "waste": len(state.waste) // ACTIONS["waste_per_morale"],
        "zombies": zombies,
    }


def crisis_view(g: Winter) -> dict[str, Any] | None:
    """The crisis in force: how many cards each gave, never which (DW-INFO-05)."""
    state = g.state
    if not state.crisis:
        return None
    given = [sum(one.seat == seat for one in state.given) for seat in range(state.seats)]
    return {"id": state.crisis, "accepts": list(CRISES[state.crisis].accepts), "needed": len(g.colonists), "given": given}


def objective_view(g: Winter) -> dict[str, Any]:
    """The main objective: what lies on it and how far it is."""
    state = g.state
    return {
        "accepts": [accepts.symbol for accepts in g.side.accepts],
        "cards": [CARDS[card] for card in state.on_objective],
        "counters": dict(state.counters),
        "goal": [{"line": number, **condition(g, 0, check)} for number, check in enumerate(g.side.goal, 1)],
    }


def condition(g: Winter, seat: int, check: Condition) -> dict[str, Any]:
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


def place_view(g: Winter, place: int) -> dict[str, Any]:
    """What stands at a place."""
    spot, state = SPOTS[place], g.state
    return {
        "id": spot.id,
        "spaces": spot.spaces,
        "free": g.room(place),
        "survivors": [survivor.id for survivor in g.at(place)],
        "helpless": state.helpless if place == COLONY else 0,
        "deck": len(state.decks[place]),
        "noise": state.noise[place],
        "noise_spaces": spot.noise,
        "entrances": [
            {"id": ENTRANCES[gate], "spaces": spot.entrance_spaces, "zombies": state.zombies[gate], "barricades": state.barricades[gate]}
            for gate in spot.entrances
        ],
    }


def survivor_view(g: Winter, survivor: Survivor) -> dict[str, Any]:
    """A survivor's card."""
    fact = SURVIVORS[survivor.id]
    return {
        "seat": survivor.seat,
        "place": PLACES[survivor.place],
        "wounds": survivor.wounds,
        "frostbite": survivor.frost,
        "limit": g.limit(survivor),
        "items": [{"id": CARDS[card], "used": not g.fresh_item(card)} for card in survivor.items],
        "moved": survivor.moved,
        "rests": survivor.rests,
        "leader": g.player(survivor.seat).leader == survivor.id,
        "used": fact.power.source in survivor.used,
        "influence": fact.influence,
        "attack": fact.attack,
        "search": fact.search,
    }


def player_view(g: Winter, seat: int, over: bool) -> dict[str, Any]:
    """What everybody sees of a player; objectives only when the game is over (DW-WIN-08)."""
    player = g.player(seat)
    shown: dict[str, Any] = {
        "seat": seat,
        "hand": len(player.hand),
        "dice": player.dice,
        "gained": player.gained,
        "spent": player.spent,
        "leader": player.leader or None,
        "group": [survivor.id for survivor in g.group(seat)],
        "exiled": player.exiled,
        "out": player.out,
        "exile_card": bool(player.exile_card),
        "shown": player.shown or None,  # DW-EXILE-02
        "given": sum(one.seat == seat for one in g.state.given),
    }
    if over:
        shown["cards"] = own_cards(g, seat)
        shown["aims"] = own_aims(g, seat)
    return shown


def own_cards(g: Winter, seat: int) -> list[str]:
    """The objective cards of a seat."""
    player = g.player(seat)
    return [card for card in (player.secret, player.betrayal, player.exile_card) if card]


def own_aims(g: Winter, seat: int) -> list[dict[str, Any]]:
    """The checklist of a seat; of the dilemma's two cards each counts at another end (DW-VAR-15, -16)."""
    betrayal = g.player(seat).betrayal
    second = [(betrayal, line, check) for line, check in enumerate(aim_checks(betrayal), 1)] if betrayal else []
    return [{"card": card, "line": line, **condition(g, seat, check)} for card, line, check in [*aims(g, seat), *second]]


def own_view(g: Winter, seat: int) -> dict[str, Any]:
    """What only this seat sees: its hand and its objective (DW-INFO-01, -03)."""
    player, state = g.player(seat), g.state
    return {
        "hand": sorted(CARDS[card] for card in player.hand),
        "drawn": [CARDS[card] for card in state.drawn] if state.turn.seat == seat else [],
        "dealt": player.dealt,
        "cards": own_cards(g, seat),
        "aims": own_aims(g, seat),
    }


# -- what a seat may not know -------------------------------------------------------------------------------------------


def scramble(state: State, seat: int | None, chance: Chance) -> None:
    """Another possibility for everything hidden from that seat: hands, decks, contributions, objectives, the crossroads card."""
    scramble_items(state, seat, chance)
    if not state.outcome:  # then all objectives are shown
        scramble_aims(state, seat, chance)
        scramble_exiles(state, seat, chance)
    chance.shuffle(state.crisis_deck)
    if state.road and seat != state.reader:
        state.roads.append(state.road)
        chance.shuffle(state.roads)
        state.road = state.roads.pop()
    else:
        chance.shuffle(state.roads)
    deal_again(chance, [state.survivor_deck, *(player.dealt for other, player in enumerate(state.players) if other != seat)])
    for player in state.players:
        player.dealt.sort()


def scramble_exiles(state: State, seat: int | None, chance: Chance) -> None:
    """Which exiled objective the others drew."""
    exiles = [player for other, player in enumerate(state.players) if other != seat and player.exile_card]
    cards = state.exile_deck + [player.exile_card for player in exiles]
    chance.shuffle(cards)
    for player in exiles:
        player.exile_card = cards.pop()
    state.exile_deck[:] = cards


def deal_again(chance: Chance, piles: list[list[str]]) -> None:
    """The same cards over the same piles, in another order; lists are changed in place."""
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


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
    for cards in backs.values():
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
    chance.shuffle(pool)
    for player in open_:
        player.secret = pool.pop()
    state.aside[:] = pool
    kinds = [(state.box_secrets, False), (state.box_betrayals, True)]
    for box, betrayal in kinds:
        holders = [player for player in others if (player.secret in BETRAYALS) == betrayal]
        spare = [number for number, aim in enumerate(state.aside) if (aim in BETRAYALS) == betrayal]
        names = box + [player.secret for player in holders] + [state.aside[number] for number in spare]
        chance.shuffle(names)
        for player in holders:
            player.secret = names.pop()
        for number in spare:
            state.aside[number] = names.pop()
        box[:] = sorted(names)
    if state.variant == "dilemma":
        traitors = [player for other, player in enumerate(state.players) if other != seat]
        names = state.box_betrayals + [player.betrayal for player in traitors]
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
