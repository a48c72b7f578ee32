"""The two Secret Mission cards, for the missions that hide them among the Bystanders of the board."""

from __future__ import annotations

from stockade.games.xmen_resistance.facts import SECRETS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Person


def hide_secrets(g: Resistance) -> None:
    """Both lie among the facedown cards of the board, in place of two that go back into the deck."""
    state = g.state
    cards = [card.id for card in state.facedown]
    for index, secret in enumerate(SECRETS):
        state.person_pile.deck.append(cards[index])
        cards[index] = secret
        state.removed.remove(secret)
    g.chance.shuffle(state.person_pile.deck)
    g.chance.shuffle(cards)
    state.facedown = [Person(card, place.zone) for card, place in zip(cards, state.facedown, strict=True)]
