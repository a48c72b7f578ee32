"""What it costs to pay with a card of one's hand: nothing much, something useful, or something dear, and why."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.engine.event import Arg
from stockade.engine.gameparts import Fact
from stockade.games.marvel_champions.effects.ability import BOOK, DEFENSE, FACTS
from stockade.games.marvel_champions.effects.happening import Damage, before
from stockade.games.marvel_champions.play import Champions


def prevents(code: str) -> bool:
    """Whether that card is a defence against damage that is about to be taken."""
    return any(ability.label == DEFENSE and ability.slot == before(Damage) for ability in BOOK[code].abilities)


def parted(g: Champions, ask: Ask) -> dict[str, list[Fact]]:
    """By source: cards of the hand only, for abilities come back."""
    have = sum(sum(option.value.icons) for option in ask.options)
    left = have - int(str(ask.args["count"]))  # what could still be spent afterwards, if nothing is wasted
    return {
        option.key: [_lost(g, ask.seat, option.value.id, left - sum(option.value.icons))]
        for option in ask.options
        if option.value.ability is None
    }


def _lost(g: Champions, seat: int, card_id: int, left: int) -> Fact:
    code = g.state.codes[card_id]
    facts, entry = FACTS[code], BOOK[code]
    if entry.doubles:
        return _said("dear", "double", aspect=entry.doubles)
    if facts.type == "resource":
        return _said("free", "paying")
    if prevents(code):
        return _said("dear", "defence")
    if facts.unique and any(card.controller == seat and FACTS[card.code].title == facts.title for card in g.state.table.values()):
        return _said("free", "in-play")
    cost = facts.cost or 0
    if g.state.phase == "players" and g.state.active == seat and cost > left:
        return _said("free", "later", count=cost)
    return _said("useful", "playable", count=cost)


def _said(how: str, why: str, **args: Arg) -> Fact:
    return Fact(f"fact-{how}-{why}", dict(args))
