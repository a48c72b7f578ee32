"""Cards for the crisis: what a seat gives of its own will, what it gives when it must, and what a betrayer slips in."""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.bot import outlook, price, suspicion
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.facts import CARDS, CRISES, ITEMS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.ending import aims

DIRE = 30.0  # a crisis that costs more gets cards that one's own objective wants
EDGE = 3  # morale at which everything must go
THRIFT = 0.3  # what a card is worth besides, when it is weighed against the crisis


def gift(g: Winter, seat: int) -> list[int]:
    """Cards to give to the crisis now: enough with what the others can add, or none at all."""
    if not g.state.crisis or g.player(seat).exiled:
        return []
    accepts = CRISES[g.state.crisis].accepts
    hides = outlook.betrays(g, seat)
    if hides and g.player(seat).hand and empties(g, seat):
        return clear_out(g, seat, accepts)
    if hides and outlook.ready(g, seat):
        return sabotage(g, seat, accepts)
    spare = price.spare_cards(g, seat)
    dire = not hides and price.crisis_cost(g) >= DIRE and (g.state.morale <= EDGE or not price.closing(g))
    able = [card for card in g.player(seat).hand if SYMBOL[card] in accepts and (card in spare or dire)]
    worth = price.symbol_worth(g, seat, crisis=False)
    able.sort(key=lambda card: (card not in spare, price.card_worth(g, seat, card, worth), card))
    gains = price.crisis_gain(g, seat, len(able))
    paid, best, count = 0.0, gains[0], 0
    for number, card in enumerate(able, 1):
        paid += THRIFT * price.card_worth(g, seat, card, worth)
        if gains[number] - paid > best:
            best, count = gains[number] - paid, number
    return able[:count]


def empties(g: Winter, seat: int) -> bool:
    """Whether the seat's objective asks for an empty hand."""
    return any(isinstance(check, when.HandSize) and check.max == 0 for _, _, check in aims(g, seat))


def clear_out(g: Winter, seat: int, accepts: tuple[str, ...]) -> list[int]:
    """Who must end with nothing gives what fits, and towards the end the rest too."""
    hand = g.player(seat).hand
    if g.state.morale > EDGE and g.state.rounds_left > 2:
        return [card for card in hand if SYMBOL[card] in accepts]
    return sorted(hand, key=lambda card: SYMBOL[card] in accepts)


def sabotage(g: Winter, seat: int, accepts: tuple[str, ...]) -> list[int]:
    """A betrayer who is ready gives cards that do not fit, when the crisis might be prevented: few, among those of others."""
    surplus = price.help_expected(g, seat) + 0.5 - price.crisis_open(g, seat)
    crowd = len({given.seat for given in g.state.given} - {seat})
    bold = g.state.morale <= suspicion.LAST
    if surplus < 0 or (crowd < 2 and not bold):
        return []
    wrong = [card for card in price.spare_cards(g, seat) if SYMBOL[card] not in accepts]
    return wrong[: max(0, (3 if bold else 2) - g.state.turn.given)]


# -- answers ----------------------------------------------------------------------------------------------------------------


def kind_of(option: Option) -> str:
    """The kind of card that an option is about."""
    return str(option.args.get("item", ""))


def worth_of(g: Winter, seat: int, worth: dict[str, float], kind: str) -> float:
    """What a card of that kind is worth to the seat."""
    if kind not in ITEMS:
        return 0.0
    number = CARDS.index(kind)
    return price.card_worth(g, seat, number, worth)


def cheapest(g: Winter, ask: Ask, options: Sequence[Option], wrong: bool) -> list[Option]:
    """The options from the cheapest card that fits the crisis (or does not) to the dearest of the others."""
    worth = price.symbol_worth(g, ask.seat)
    kept = price.kept_kinds(g, ask.seat)
    accepts = CRISES[g.state.crisis].accepts

    def cost(option: Option) -> tuple[bool, float, str]:
        kind = kind_of(option)
        return (ITEMS[kind].symbol in accepts) == wrong, worth_of(g, ask.seat, worth, kind) + price.PLOT * (kind in kept), option.key

    return sorted(options, key=cost)


def give(g: Winter, ask: Ask) -> list[str]:
    """The first card of what the seat wants to give to the crisis; without a plan the cheapest that fits (or does not, for a betrayer)."""
    kinds = [CARDS[card] for card in gift(g, ask.seat)]
    found = [option.key for kind in kinds for option in ask.options if option.key == f"card:{kind}"]
    return found[:1] or [cheapest(g, ask, ask.options[:-1], outlook.betrays(g, ask.seat))[0].key]


def give_late(g: Winter, ask: Ask) -> list[str]:
    """Cards that must go to the crisis: the cheapest that fit, unless one wants it to strike."""
    wrong = outlook.betrays(g, ask.seat) and outlook.ready(g, ask.seat)
    room = [option for option in ask.options for _ in range(option.most)]
    return [option.key for option in cheapest(g, ask, room, wrong)[: max(1, ask.least)]]
