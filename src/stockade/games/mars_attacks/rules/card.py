"""Cards in a Turn (MA-CARD): orders, Support cards laid and resolved, drawing with its events. The cards themselves are in `content/`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from stockade.engine import Option, Refused, call
from stockade.engine.verdict import No, no, pointless
from stockade.games.mars_attacks.facts import HAND
from stockade.games.mars_attacks.play import CARDS, DeadSilence
from stockade.games.mars_attacks.rules import boost
from stockade.games.mars_attacks.state import Support, task
from stockade.parts.pile import make_anew

SET = 3  # MA-CARD-08
ON_TESTS = no("refused-card-test", "MA-CARD-19")
SET_FULL = no("refused-set-full", "MA-CARD-08")
LAID_NOW = no("refused-laid-now", "MA-CARD-24")

Ready = Callable[[DeadSilence], bool]
Effect = Callable[[DeadSilence], Awaitable[None]]
Resolve = Callable[[DeadSilence, int], Awaitable[None]]


class Order(Struct, frozen=True):
    """A card played as the card of a Turn: when it can do something, and what it does."""

    card: str
    rule: str
    ready: Ready
    effect: Effect


class Set(Struct, frozen=True):
    """A Support card: what a set of so many does."""

    card: str
    rule: str
    ready: Ready
    resolve: Resolve


ORDERS: dict[str, Order] = {}
SETS: dict[str, Set] = {}
EVENTS: dict[str, Effect] = {}


def always(_: DeadSilence) -> bool:
    """It can always be played."""
    return True


def _of_type(name: str, *types: str) -> str:
    if CARDS[name].type not in types:
        raise ValueError(f"{name} is a card of type {CARDS[name].type}")
    return name


def order(name: str, rule: str, ready: Ready = always) -> Callable[[Effect], Effect]:
    """An order, or the order side of a boost."""

    def keep(effect: Effect) -> Effect:
        ORDERS[_of_type(name, "order", "boost")] = Order(name, rule, ready, effect)
        return effect

    return keep


def support(name: str, rule: str, ready: Ready = always) -> Callable[[Resolve], Resolve]:
    """A Support card that is laid first and resolved in a later Turn."""

    def keep(resolve: Resolve) -> Resolve:
        SETS[_of_type(name, "support-strike", "support-move")] = Set(name, rule, ready, resolve)
        return resolve

    return keep


def event(name: str) -> Callable[[Effect], Effect]:
    """A card that is resolved as soon as it is drawn (MA-CARD-11)."""

    def keep(effect: Effect) -> Effect:
        EVENTS[_of_type(name, "event")] = effect
        return effect

    return keep


def laid_set(g: DeadSilence, name: str) -> Support | None:
    """The set of that card on the table."""
    return next((laid for laid in g.state.laid if laid.card == name), None)


def uses(g: DeadSilence) -> list[tuple[str, str, No | None]]:
    """What one might do with the cards in hand and on the table as a use of the Turn, each with why not."""
    hand = [("lay", name, no_lay(g, name)) if name in SETS else ("play", name, no_play(g, name)) for name in dict.fromkeys(g.state.hand)]
    return [*hand, *(("resolve", laid.card, no_resolve(g, laid)) for laid in g.state.laid)]


def no_play(g: DeadSilence, name: str) -> No | None:
    """MA-CARD-19: some cards are only for tests; an order that changes nothing is kept."""
    if no := boost.no_card(g):
        return no
    if name not in ORDERS:
        return ON_TESTS
    return None if ORDERS[name].ready(g) else pointless("pointless-card", ORDERS[name].rule)


def no_lay(g: DeadSilence, name: str) -> No | None:
    """MA-CARD-08: three to a set."""
    laid = laid_set(g, name)
    return boost.no_card(g) or (SET_FULL if laid is not None and laid.count >= SET else None)


def no_resolve(g: DeadSilence, laid: Support) -> No | None:
    """MA-CARD-24: not in the Turn in which a card joined it."""
    if laid.turn >= g.state.turn:
        return LAID_NOW
    return boost.no_card(g) or (None if SETS[laid.card].ready(g) else pointless("pointless-card", SETS[laid.card].rule))


def options(g: DeadSilence) -> list[Option]:
    """What can be done with cards as a use of the Turn."""
    if boost.no_card(g):
        return []
    return [option(g, verb, name) for verb, name, no in uses(g) if no is None]


def option(g: DeadSilence, verb: str, name: str) -> Option:
    """Play an order, lay a Support card or resolve its set."""
    if verb == "play":
        return Option(f"play:{name}", "option-order", {"card": name}, ("play", name), rule=ORDERS[name].rule)
    if verb == "lay":
        return Option(f"lay:{name}", "option-lay", {"card": name}, ("lay", name), rule="MA-CARD-07")
    laid = laid_set(g, name)
    told: dict[str, Any] = {"card": name, "count": laid.count if laid else 0}
    return Option(f"resolve:{name}", "option-resolve", told, ("resolve", name), rule="MA-CARD-09")


def why_not(g: DeadSilence) -> list[Refused]:
    """The cards that have to wait."""
    return [no.to(f"{verb}:{name}", card=name) for verb, name, no in uses(g) if no]


async def play(g: DeadSilence, verb: str, name: str) -> None:
    """An order is played, a Support card laid, or a set resolved."""
    if verb == "play":
        boost.use(g, name, ORDERS[name].rule)
        await ORDERS[name].effect(g)
    elif verb == "lay":
        lay(g, name)
    else:
        boost.spend_use(g)
        laid = laid_set(g, name)
        assert laid is not None
        g.state.laid.remove(laid)
        g.state.discards += [name] * laid.count
        g.emit("set.resolved", "MA-CARD-09", card=name, count=laid.count)
        await SETS[name].resolve(g, laid.count)


def lay(g: DeadSilence, name: str) -> None:
    """MA-CARD-07, -24: face up on the table, joining its set; not to be resolved in this Turn."""
    g.state.hand.remove(name)
    boost.spend_use(g)
    laid = laid_set(g, name)
    if laid is None:
        laid = Support(name, 0, 0)
        g.state.laid.append(laid)
    laid.count += 1
    laid.turn = g.state.turn
    g.emit("card.laid", "MA-CARD-07", card=name, count=laid.count)


@task
async def draw_up(g: DeadSilence) -> None:
    """MA-CARD-02, -11, -32: up to four cards; an event is resolved at once and another card drawn in its place."""
    while len(g.state.hand) < HAND:
        name = draw(g)
        if not name:
            return
        if name in EVENTS:
            g.emit("event.drawn", "MA-CARD-11", card=name)
            g.state.discards.append(name)
            g.next(call(draw_up))
            await EVENTS[name](g)
            return
        g.state.hand.append(name)
        g.emit("card.drawn", "MA-CARD-02", card=name)


def draw(g: DeadSilence) -> str:
    """MA-CARD-13: the top card; an empty deck is made anew from the discards. Empty when there is no card at all."""
    state = g.state
    if not state.deck:
        if not make_anew(state.deck, state.discards, g.chance):
            return ""
        g.emit("deck.shuffled", "MA-CARD-13", count=len(state.deck))
    g.reveal()
    return state.deck.pop()


def opening_hand(g: DeadSilence) -> None:
    """MA-CARD-01, -12: a fresh shuffled deck and four cards; events go back and the deck is shuffled again."""
    state = g.state
    cards = [*state.deck, *state.hand, *state.discards]  # MA-BETWEEN-08
    cards += [laid.card for laid in state.laid for _ in range(laid.count)]
    state.deck, state.hand, state.discards, state.laid = cards, [], [], []
    g.chance.shuffle(state.deck)
    put_back: list[str] = []
    while len(state.hand) < HAND:
        name = state.deck.pop()
        (put_back if name in EVENTS else state.hand).append(name)
    if put_back:
        state.deck += put_back
        g.chance.shuffle(state.deck)
    for name in state.hand:
        g.emit("card.drawn", "MA-CARD-01", card=name)
