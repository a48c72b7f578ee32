"""Where item cards go: the waste pile, out of the game, under a deck, into a hand. In the log hidden ones are numbers."""

from __future__ import annotations

from collections.abc import Sequence

from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import CARDS
from stockade.games.dead_of_winter.play import Winter


def discard(g: Winter, seat: int, cards: Sequence[int], rule: str) -> None:
    """From hand to the waste pile, face up; an exile's cards leave the game (DW-EXILE-15)."""
    player = g.player(seat)
    for card in cards:
        player.hand.remove(card)
        put_away(g, seat, card)
    if cards:
        g.emit("cards.discarded", rule, player=str(seat), items=[CARDS[card] for card in cards])


def put_away(g: Winter, seat: int, card: int) -> None:
    """DW-PLAY-02, DW-EXILE-15: on top of the waste pile, or out of the game for an exile."""
    (g.state.removed if g.player(seat).exiled else g.state.waste).append(card)


def draw_items(g: Winter, seat: int, place: int, count: int, rule: str) -> list[int]:
    """The top cards of a deck into a hand, fewer if the deck is short; only that player sees them."""
    deck = g.state.decks[place]
    cards = [deck.pop() for _ in range(min(count, len(deck)))]
    if cards:
        g.reveal()
        take(g, seat, cards, rule)
        g.emit("cards.drawn", rule, player=str(seat), place=PLACES[place], count=len(cards))
    return cards


def take(g: Winter, seat: int, cards: Sequence[int], rule: str) -> None:
    """Into the hand; the player is told which."""
    if cards:
        g.player(seat).hand += cards  # DW-PLAY-13
        # DW-INFO-07
        g.emit("cards.taken", rule, only=(seat,), items=[CARDS[card] for card in cards])


def clean(g: Winter, count: int, rule: str) -> int:
    """DW-CLEAN-03, -04: the top cards of the waste pile leave the game; how many."""
    waste = g.state.waste
    count = min(count, len(waste))
    for _ in range(count):
        g.state.removed.append(waste.pop())
    if count:
        g.emit("waste.removed", rule, count=count, waste=len(waste))
    return count
