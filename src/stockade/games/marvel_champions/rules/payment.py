"""Paying (MC-RES): cards from hand and Resource abilities, one source after another, until the cost is covered.

A wild resource is named in the payer's favour, so nobody has to be asked. The question takes several sources at once and goes on while the
cost is not covered; it offers no more sources than a payment without waste could need.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.games.marvel_champions.effects.ability import BOOK, Ability
from stockade.games.marvel_champions.facts import TYPES
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import discard_hand, exhaust, leave
from stockade.games.marvel_champions.rules.choose import numbered
from stockade.games.marvel_champions.rules.restriction import not_ready, wrong_form
from stockade.games.marvel_champions.state import NOTHING, Card

Icons = tuple[int, int, int, int]
NONE: Icons = (0, 0, 0, 0)
TOP = "top"


class Source:
    """One way to generate resources: a card of the hand, or a Resource ability."""

    __slots__ = ("ability", "icons", "id")

    def __init__(self, card_id: int, icons: Icons, ability: Ability | None = None) -> None:
        self.id, self.icons, self.ability = card_id, icons, ability


class Bill:
    """What is to be paid: so many resources, some of them of a type; `aspect` is that of the card being played."""

    __slots__ = ("amount", "aspect", "exclude", "typed")

    def __init__(self, amount: int, typed: Sequence[str] = (), exclude: int = NOTHING, aspect: str = "") -> None:
        self.amount = max(amount, len(typed))
        self.typed = tuple(sum(kind == wanted for wanted in typed) for kind in TYPES) if typed else ()
        self.exclude = exclude
        self.aspect = aspect

    def short(self, have: Sequence[int]) -> int:
        """How many resources are still missing (MC-RES-02..04, MC-RES-05)."""
        energy, mental, physical, wild = have
        missing = self.amount - (energy + mental + physical + wild)
        if self.typed:
            lack = max(0, self.typed[0] - energy) + max(0, self.typed[1] - mental) + max(0, self.typed[2] - physical) - wild
            missing = max(missing, lack)
        return max(0, missing)


def sources(g: Champions, seat: int, bill: Bill) -> list[Source]:
    """Everything the player may generate resources with now (MC-RES-01, -08, -11, -12, MC-RES-09, MC-CARD-42)."""
    hand = [card_id for card_id in g.player(seat).hand if card_id != bill.exclude]  # MC-COST-03: nobody else's
    return [Source(card_id, icons_in_hand(g, card_id, bill)) for card_id in hand] + from_play(g, seat)


def icons_in_hand(g: Champions, card_id: int, bill: Bill) -> Icons:
    """What a card of the hand brings for that bill (MC-RES-13)."""
    entry = BOOK[g.state.codes[card_id]]
    icons = entry.facts.icons
    return add(icons, icons) if bill.aspect and entry.doubles == bill.aspect else icons


def from_play(g: Champions, seat: int) -> list[Source]:
    """The player's Resource abilities that may be used now."""
    found: list[Source] = []
    for bearer in g.listeners.at("resource"):
        card = g.state.table[bearer]
        if card.controller != seat:
            continue
        for ability in BOOK[card.code].abilities:
            if ability.kind == "resource" and not (wrong_form(g, ability, seat) or not_ready(card, ability)):
                icons = generated(g, seat, ability)
                if icons != NONE or ability.gives == TOP:
                    found.append(Source(bearer, icons, ability))
    return found


def generated(g: Champions, seat: int, ability: Ability) -> Icons:
    """What a Resource ability gives right now; Pepper Potts copies printed icons of the topmost discard (MC-CARD-25, -26)."""
    if ability.gives == TOP:
        pile = g.player(seat).discard
        return g.facts(pile[-1]).icons if pile else NONE
    return (ability.gives == "energy", ability.gives == "mental", ability.gives == "physical", ability.gives == "wild")


def total(found: Iterable[Icons]) -> Icons:
    """All icons together."""
    energy = mental = physical = wild = 0
    for icons in found:
        energy += icons[0]
        mental += icons[1]
        physical += icons[2]
        wild += icons[3]
    return energy, mental, physical, wild


def can_pay(g: Champions, seat: int, bill: Bill) -> bool:
    """Whether the cost can be covered at all. Asked for every card of every hand: what the hand brings is looked at first."""
    if not bill.amount:
        return True
    hand = [icons_in_hand(g, card_id, bill) for card_id in g.player(seat).hand if card_id != bill.exclude]
    return not bill.short(total(hand)) or (bool(from_play(g, seat)) and coverable(g, bill, NONE, sources(g, seat, bill)))


def coverable(g: Champions, bill: Bill, have: Icons, found: Sequence[Source]) -> bool:
    """Whether what is there and these sources cover it. A copying ability may be used after any of the cards (MC-RES-06, -17)."""
    all_of_it = add(have, total(source.icons for source in found))
    if not bill.short(all_of_it):
        return True
    copying = copier(found)
    if copying is None:
        return False
    without = add(have, total(source.icons for source in found if source is not copying))
    return any(not bill.short(add(without, g.facts(source.id).icons)) for source in found if source.ability is None)


def add(a: Icons, b: Icons) -> Icons:
    """Icon by icon."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


async def pay(g: Champions, seat: int, bill: Bill, card: str, rule: str = "MC-RES-01") -> Icons:
    """Generate resources until the bill is covered; what was generated."""
    have = NONE
    while missing := bill.short(have):
        there = sources(g, seat, bill)
        found = [source for source in there if helps(g, bill, have, source, there)]
        if copier(there) is not None:
            least = most = 1  # what it copies depends on the order, so one source after another
        else:
            least, most = (1, min(missing, len(found))) if bill.typed else _span(bill, have, found, missing)
        options = numbered([spending(g, source) for source in found])
        chosen: list[Source] = await Ask(
            seat,
            "prompt-pay",
            options,
            least=least,
            most=most,
            rule=rule,
            source=card,
            card=card,
            count=missing,
            secret=not g.state.open_hands,
            always=g.hides(seat, bill.exclude),
        )
        for source in chosen:
            have = add(have, generate(g, seat, source))
    return have


async def pay_extra(g: Champions, seat: int, bill: Bill, card: str, kind: str) -> Icons:
    """MC-RES-15: what costs nothing may be paid for all the same, and does so where a type among the payment makes it better."""
    index = TYPES.index(kind)
    found = [source for source in sources(g, seat, bill) if source.icons[index] or source.icons[3]]
    hidden = g.hides(seat, bill.exclude)
    if not found and not hidden:
        return NONE
    options = numbered([spending(g, source) for source in found])
    if hidden:
        options.append(Option("pass", "option-pass", {}, None))
    ask = Ask(seat, "prompt-pay-extra", options, least=0, most=1, rule="MC-RES-15", source=card, card=card, resource=kind)
    ask.secret, ask.always = not g.state.open_hands, hidden
    chosen: list[Source | None] = await ask
    return generate(g, seat, chosen[0]) if chosen and chosen[0] else NONE


def helps(g: Champions, bill: Bill, have: Icons, source: Source, there: Sequence[Source]) -> bool:
    """Whether the source brings the payment on and leaves the rest payable."""
    copying = copier(there)
    if copying is None:
        return not bill.typed or bill.short(add(have, source.icons)) < bill.short(have)
    if source is copying and source.icons == NONE:
        return False
    rest = [other for other in there if other is not source]
    if source.ability is None and copying in rest:  # once discarded, it is what there is to copy
        rest[rest.index(copying)] = Source(copying.id, g.facts(source.id).icons, copying.ability)
    return coverable(g, bill, add(have, source.icons), rest)


def copier(there: Sequence[Source]) -> Source | None:
    """The ability that copies the topmost discard, when it can be used."""
    return next((source for source in there if source.ability is not None and source.ability.gives == TOP), None)


def _span(bill: Bill, have: Icons, found: Sequence[Source], missing: int) -> tuple[int, int]:
    """The fewest sources that can cover it, and the most that a payment without waste needs."""
    values = sorted((sum(source.icons) for source in found), reverse=True)
    fewest = 0
    while missing > 0 and fewest < len(values):
        missing -= values[fewest]
        fewest += 1
    return max(1, fewest), max(1, fewest, min(bill.short(have), len(found)))


def spending(g: Champions, source: Source) -> Option:
    """The source as an answer, with what it brings in."""
    energy, mental, physical, wild = map(int, source.icons)
    name = g.name(source.id)
    args: dict[str, Arg] = {"card": name, "energy": energy, "mental": mental, "physical": physical, "wild": wild}
    if source.ability is None:
        return Option(f"spend:{name}", "option-spend", args, source)
    return Option(f"use:{name}", "option-generate", args, source)


def generate(g: Champions, seat: int, source: Source) -> Icons:
    """Discard the card or use the ability (MC-RES-18); an emptied card of uses goes (MC-KEY-33)."""
    if source.ability is None:
        discard_hand(g, seat, [source.id], "MC-RES-01")
        return source.icons
    ability, card = source.ability, g.state.table[source.id]
    icons = generated(g, seat, ability)
    g.emit("resource.generated", ability.rule, card=card.entity, who=g.face(seat))
    spend_use(g, card, ability)
    if card.counters == 0 and ability.cost.counter:
        leave(g, card, "MC-KEY-33")
    return icons


def spend_use(g: Champions, card: Card, ability: Ability) -> None:
    """Exhaust, counters and the limit of an ability in play."""
    if ability.cost.exhaust:
        exhaust(g, card)
    card.counters -= ability.cost.counter
    if ability.once:
        card.used.append(ability.name)
