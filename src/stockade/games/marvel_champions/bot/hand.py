"""What to play of a hand together: the set of cards that is worth most and that the rest of the hand can pay for.

Every card that is played is paid for with others, so cards are weighed together and not one by one. What waits for the villain phase and is
kept counts too. Drawing, generating and discounts come before; the set is found anew after each of them.
"""

from __future__ import annotations

from stockade.games.marvel_champions.bot.aims import event_points
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import lasting, points, waits
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.facts import HERO
from stockade.games.marvel_champions.rules.payment import from_play

MOST = 8  # cards weighed together: 256 sets


class Item:
    """A card or an ability with a price."""

    __slots__ = ("cost", "icons", "id", "worth")

    def __init__(self, card_id: int, worth: float, cost: int, icons: float) -> None:
        self.id, self.worth, self.cost, self.icons = card_id, worth, cost, icons


def rounds_left(look: Outlook) -> float:
    """How long the game will go on, about: what stays in play works so often."""
    g, w = look.g, look.w
    villain = g.health(g.villain) + sum(FACTS[stage].health for stage in g.state.villain_deck) * g.state.seats
    return min(w.long, 1.0 + villain / (w.pace * g.state.seats))


def card_value(look: Outlook, code: str, out: bool) -> float:
    """What playing a card of the hand in this turn is worth; `out`: in hero form, now or after changing form."""
    g, w, seat = look.g, look.w, look.seat
    facts = FACTS[code]
    kind = facts.type
    if kind == "resource" or not g.can_enter(code):
        return 0.0
    if kind == "event":
        if waits(code):
            return w.wait * points(code) if out or not any(one.form == HERO for one in BOOK[code].abilities) else 0.0
        if not out and all(one.form == HERO for one in BOOK[code].abilities):
            return 0.0
        return event_points(look, code)
    if BOOK[code].hero_only and not out:
        return 0.0
    if facts.max_player and any(FACTS[card.code].title == facts.title for card in g.own[seat].values()):
        return 0.0
    hosts = BOOK[code].hosts
    if hosts is not None and not hosts(g, seat):
        return 0.0
    if kind == "ally":
        return 0.0 if len(g.allies_of(seat)) >= g.ally_limit(seat) else w.ally * points(code)
    return w.stay * (points(code) + lasting(code) * (rounds_left(look) - 1.0))


def items(look: Outlook, out: bool, besides: int = -1) -> tuple[list[Item], float]:
    """What is worth playing, and how many icons there are altogether to pay with."""
    g, seat = look.g, look.seat
    codes = g.state.codes
    found: list[Item] = []
    once: set[str] = set()
    icons = float(sum(sum(source.icons) for source in from_play(g, seat)))
    for card_id in g.player(seat).hand:
        if card_id == besides:
            continue
        code = codes[card_id]
        facts = FACTS[code]
        own = sum(facts.icons) + (0.5 if BOOK[code].doubles else 0.0)
        icons += own
        worth = 0.0 if code in once else card_value(look, code, out)
        if facts.unique or facts.max_player:
            once.add(code)
        if worth > 0.0:
            found.append(Item(card_id, worth, facts.cost or 0, own))
    return found, icons


def best_set(look: Outlook, out: bool, owed: int = 0, besides: int = -1) -> tuple[set[int], float]:
    """The cards to play and what they are worth together; `owed` is to be paid whatever else."""
    found, icons = items(look, out, besides)
    if len(found) > MOST:
        found = sorted(found, key=lambda item: -item.worth / (1 + item.cost))[:MOST]
    room = icons - owed + look.g.player(look.seat).discount
    size = 1 << len(found)
    needs = [0.0] * size
    worths = [0.0] * size
    best, top = 0, 0.0
    for mask in range(1, size):
        low = mask & -mask
        item = found[low.bit_length() - 1]
        rest = mask ^ low
        needs[mask] = need = needs[rest] + item.cost + item.icons
        worths[mask] = worth = worths[rest] + item.worth
        if worth > top and need <= room:
            best, top = mask, worth
    return {item.id for place, item in enumerate(found) if best >> place & 1}, top
