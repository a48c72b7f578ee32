"""Asking others for cards (DW-ASK) and handing equipped cards on (DW-HANDOFF).

Nobody learns what others hold from who is asked: everybody may give a fitting card, refuse, or say they have none, true or not.
"""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, AskAll, Option
from stockade.engine.event import Arg
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import SYMBOLS
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.facts import CARDS, ITEMS, KINDS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.card import askable, play_card
from stockade.games.dead_of_winter.state import Survivor

# -- asking -----------------------------------------------------------------------------------------------------------


def symbols_to_ask(g: Winter, seat: int) -> list[str]:
    """DW-ASK-01, -10, -11: symbols with a kind of card that could be played at once, not asked for in vain this turn."""
    if not any(g.player(other).hand for other in g.seats_in if other != seat):
        return []
    asked = g.state.turn.asked
    return [symbol for symbol in SYMBOLS if symbol not in asked and any(askable(g, seat, kind) for kind in KINDS[symbol])]


def cannot_ask(g: Winter, seat: int) -> No | None:
    """DW-ASK-02, -10, -11: somebody with a hand, and something that could be played at once and was not asked for in vain."""
    if not any(player.hand and not player.out for other, player in enumerate(g.state.players) if other != seat):
        return no("refused-ask-nobody", "DW-ASK-02")
    asked = g.state.turn.asked
    if any(askable(g, seat, kind) for symbol in SYMBOLS if symbol not in asked for kind in KINDS[symbol]):
        return None
    return no("refused-ask", "DW-ASK-11" if asked else "DW-ASK-10")


async def request(g: Winter, seat: int, symbol: str) -> None:
    """DW-ASK-01..03, -07..10: the others answer together; one of the cards offered is shown and played at once."""
    others = [other for other in g.clockwise(seat) if other != seat and g.player(other).hand]
    g.state.turn.requests += 1
    g.emit("card.requested", "DW-ASK-01", player=str(seat), symbol=symbol)
    answers: list[Any] = await AskAll([offer_of(g, seat, other, symbol) for other in others])
    offers: dict[int, int] = {}
    for other, answer in zip(others, answers, strict=True):
        if isinstance(answer, int):
            offers[other] = answer
        else:
            g.emit(f"request.{answer}", "DW-ASK-02", player=str(other), symbol=symbol)
    if not offers:
        g.state.turn.asked.append(symbol)
        return
    giver = next(iter(offers))
    if len(offers) > 1:
        options = [
            Option(f"accept:{other}", "option-accept", {"player": str(other), "item": CARDS[card]}, other) for other, card in offers.items()
        ]
        giver = await Ask(seat, "prompt-accept", options, rule="DW-ASK-03", secret=True)
    card = offers.pop(giver)
    g.player(giver).hand.remove(card)
    g.reveal()
    g.emit("card.given", "DW-ASK-03", player=str(seat), giver=str(giver), item=CARDS[card])
    for other, kept in offers.items():  # only whoever offered it learns that it was not wanted
        g.emit("offer.kept", "DW-ASK-03", only=(other,), player=str(seat), giver=str(giver), item=CARDS[kept])
    await play_card(g, seat, card)  # DW-ASK-04..06: at once, so not to the crisis or the objective; an item is equipped
    g.note(on.RequestGiven, giver=giver)


def offer_of(g: Winter, seat: int, other: int, symbol: str) -> Ask:
    """What one of the others is asked: give a card that fits, refuse, or claim to have none, true or not (DW-INFO-02)."""
    fits = [card for card in g.player(other).hand if ITEMS[CARDS[card]].symbol == symbol and askable(g, seat, CARDS[card])]
    options = [Option("refuse", "option-refuse", {"player": str(seat)}, "refused"), Option("none", "option-none", {}, "denied")]
    options += [Option(f"give:{kind}", "option-give", {"item": kind}, cards[0]) for kind, cards in pick.kinds(fits).items()]
    return Ask(other, "prompt-request", options, rule="DW-ASK-02", secret=True, player=str(seat), symbol=symbol)


# -- handing on -------------------------------------------------------------------------------------------------------


def takers(g: Winter, survivor: Survivor) -> list[Survivor]:
    """DW-HANDOFF-01: other survivors at the same place."""
    return [other for other in g.at(survivor.place) if other is not survivor]


def handable(g: Winter, survivor: Survivor) -> list[int]:
    """DW-HANDOFF-05, -07: equipped cards that were not handed on this turn."""
    return [card for card in survivor.items if card not in g.state.turn.passed]


def cannot_hand_off(g: Winter, survivor: Survivor) -> No | None:
    """DW-HANDOFF-01, -07: somebody here to take it, and a card that was not handed on this turn."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if not handable(g, survivor):
        return no("refused-handed", "DW-HANDOFF-07")
    return None if takers(g, survivor) else no("refused-no-taker", "DW-HANDOFF-01")


def hand_options(g: Winter, kind: str, cards: list[int], other: Survivor) -> list[Option]:
    """One card of that kind for somebody; of several, one that was used this round and one that was not."""
    fresh = [card for card in cards if g.fresh_item(card)]
    used = [card for card in cards if card not in fresh]
    args: dict[str, Arg] = {"item": kind, "survivor": other.id}
    options = [Option(f"hand:{kind}@{other.id}", "option-hand", args, ((fresh or used)[0], other.id))]
    if fresh and used:
        options.append(Option(f"hand:{kind}@{other.id}=used", "option-hand-used", args, (used[0], other.id)))
    return options


async def hand_off(g: Winter, survivor: Survivor) -> None:
    """DW-HANDOFF-01..06: the card is equipped by the other at once; another player must agree. What was used stays used."""
    seat = survivor.seat
    options = [
        option
        for kind, cards in pick.kinds(handable(g, survivor)).items()
        for other in takers(g, survivor)
        for option in hand_options(g, kind, cards, other)
    ]
    card: int
    name: str
    card, name = options[0].value
    if len(options) > 1:
        card, name = await Ask(seat, "prompt-hand", options, rule="DW-HANDOFF-01", source=survivor.id, survivor=survivor.id)
    other = g.survivors[name]
    g.state.turn.passed.append(card)
    if other.seat != seat:
        yes = Option("consent:yes", "option-yes", {}, True)
        no = Option("consent:no", "option-no", {}, False)
        agreed: bool = await Ask(
            other.seat, "prompt-hand-consent", [yes, no], rule="DW-HANDOFF-04", source=name, survivor=name, item=CARDS[card]
        )
        if not agreed:
            g.emit("handoff.refused", "DW-HANDOFF-04", player=str(other.seat), item=CARDS[card])
            return
    survivor.items.remove(card)
    other.items.append(card)
    g.emit("item.handed", "DW-HANDOFF-02", survivor=survivor.id, target=name, item=CARDS[card])
    g.note(on.Handoff, survivor=survivor.id, place=survivor.place, card=card, symbol=ITEMS[CARDS[card]].symbol)
