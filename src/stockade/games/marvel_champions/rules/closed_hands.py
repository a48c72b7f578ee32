"""Closed hands: whoever could hold a card that matters now is asked, so that nobody learns from a question whether they do.

What others know of a hand is how many cards it has, and which cards its player has not shown yet. Everything here is read from that and
never from the hand itself: it comes out the same whatever the player holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from stockade.games.marvel_champions.effects.ability import BOOK, Ability, Cost, Use
from stockade.games.marvel_champions.effects.window import Happening
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import payment
from stockade.games.marvel_champions.rules.cost import bill_of, cannot_suffer
from stockade.games.marvel_champions.rules.restriction import cannot_start


def unseen(g: Champions, seat: int) -> list[int]:
    """The cards that may be in that player's hand, as far as the others know; one of each face."""
    player = g.player(seat)
    faces: dict[str, int] = {}
    for card_id in [*player.hand, *player.deck, *face_down(g, seat)]:
        faces.setdefault(g.state.codes[card_id], card_id)
    return list(faces.values())


def face_down(g: Champions, seat: int) -> list[int]:
    """That player's cards under others: facedown drones, and what was robbed."""
    return [card_id for card in g.state.table.values() for card_id in card.under if g.state.owners[card_id] == seat]


def might_react(g: Champions, seat: int, slot: str, happening: Happening) -> bool:
    """Whether some hand of that size could react in this window."""
    return any(could(g, Use(ability, bearer, seat, happening)) for bearer, ability in _abilities(g, seat, slot))


def might_act(g: Champions, seat: int) -> bool:
    """Whether some hand of that size could be good for an Action (MC-TURN-10)."""
    return any(could(g, Use(ability, bearer, seat)) for bearer, ability in _abilities(g, seat, "action"))


def _abilities(g: Champions, seat: int, slot: str) -> Iterator[tuple[int, Ability]]:
    """Of events that may be in hand, and of cards in play that are paid for from it."""
    for card_id in unseen(g, seat):
        if g.facts(card_id).type == "event":
            yield from ((card_id, ability) for ability in BOOK[g.state.codes[card_id]].abilities if waits(ability, slot))
    for card in g.own[seat].values():
        yield from ((card.id, ability) for ability in BOOK[card.code].abilities if waits(ability, slot) and from_hand(ability.cost))


def waits(ability: Ability, slot: str) -> bool:
    """A player may use it at that moment, or leave it."""
    return ability.slot == slot and not ability.forced


def from_hand(cost: Cost) -> bool:
    """Whether it takes cards to pay that."""
    return bool(cost.spend or cost.spend_x or cost.cards or cost.able)


def could(g: Champions, me: Use) -> bool:
    """Whether it may be used and the best hand of that size would pay for it."""
    return not (cannot_start(g, me) or cannot_suffer(g, me)) and _within_reach(g, me)


def _within_reach(g: Champions, me: Use) -> bool:
    cost, bill = me.ability.cost, bill_of(g, me)
    others = len(g.player(me.seat).hand) - (me.id not in g.state.table)
    best = max((sum(payment.icons_in_hand(g, card_id, bill)) for card_id in unseen(g, me.seat)), default=0)
    sources = payment.from_play(g, me.seat)
    most = best * others + sum(best if source.ability and source.ability.gives == payment.TOP else sum(source.icons) for source in sources)
    return others >= 0 and most >= max(bill.amount, bool(cost.spend_x)) and (others > 0 or not cost.cards)
