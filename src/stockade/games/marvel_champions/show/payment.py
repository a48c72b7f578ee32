"""The payment that costs least, for a player who does not want to pick the cards: fewest sources that would be missed, then least waste."""

from __future__ import annotations

from itertools import combinations

from stockade.engine import Ask
from stockade.games.marvel_champions.effects.ability import FACTS
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.payment import Source

MOST = 12  # sources that are looked at: more would take a while, and so many are hardly ever there
WASTE, SHORT = 0.3, 2.0
MISSED = 1.0  # from here on a source is a card that could be played


def cheapest(g: Champions, ask: Ask) -> list[str]:
    """Keys of the cheapest sources that cover what is owed; empty when the question is another one."""
    if ask.prompt != "prompt-pay":
        return []
    owed = int(str(ask.args["count"]))
    sources = [(option.key, price(g, option.value), sum(option.value.icons)) for option in ask.options[:MOST]]
    best, least = list[str](), float("inf")
    for size in range(max(1, ask.least), min(ask.most, len(sources)) + 1):
        for some in combinations(sources, size):
            have = sum(icons for _, _, icons in some)
            if have < owed and size < ask.most:
                continue
            cost = sum(worth for _, worth, _ in some) + WASTE * max(0, have - owed) + SHORT * max(0, owed - have)
            if cost < least:
                best, least = [key for key, _, _ in some], cost
    return best


def besides_turn(g: Champions, ask: Ask) -> list[str]:
    """The same for what is played outside the player's own turn, where nothing is lost by it that could be played instead: by abilities
    of cards in play and by resource cards, to the point."""
    if ask.prompt != "prompt-pay" or (g.state.phase == "players" and g.state.active == ask.seat):
        return []
    keys = cheapest(g, ask)
    sources = [option.value for option in ask.options if option.key in keys]
    wasted = sum(sum(source.icons) for source in sources) - int(str(ask.args["count"]))
    return keys if not wasted and all(price(g, source) < MISSED for source in sources) else []


def price(g: Champions, source: Source) -> float:
    """What a source is worth to keep: abilities come back, resource cards are for paying, the rest would be missed."""
    if source.ability is not None:
        return 0.6 if g.state.table[source.id].counters else 0.1
    facts = FACTS[g.state.codes[source.id]]
    return 0.8 if facts.type == "resource" else 1 + 0.04 * (facts.cost or 0)
