"""The cards, one short entry each: orders, events, Support sets."""

from stockade.games.mars_attacks.content import events, orders, supports

__all__ = ["events", "orders", "supports"]
