"""Choosing: one card of several, a player, an option. Whoever has nothing to choose is not asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockade.engine import Ask, Option, Refused
from stockade.engine.ask import nothing_refused
from stockade.engine.event import Arg
from stockade.engine.verdict import No
from stockade.games.marvel_champions.effects.ability import FACTS
from stockade.games.marvel_champions.facts import RESOURCES
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import NOBODY, NOTHING, Card

PURPOSE = {  # what a card in play is chosen for when it is no target
    "prompt-minion-order": "next",
    "prompt-next-step": "next",
    "prompt-lose-card": "lose",
    "prompt-ally-limit": "lose",
    "prompt-restricted": "lose",
    "prompt-must-defend": "defend",
}
PRINTED = ("option-target", "option-play-event")  # what does not show icons by itself
Cannot = Callable[[Card], No | None]  # why this one will not do


def numbered(options: list[Option]) -> list[Option]:
    """Copies of one card are told apart by a number, so that no two options read the same."""
    first: dict[tuple[str, str, Arg | None], Option] = {}
    again: dict[tuple[str, str, Arg | None], list[Option]] = {}
    for option in options:
        card = option.args.get("card")
        if isinstance(card, str):
            option.args["copy"] = 0
            face = option.text, FACTS[card.rpartition(".")[0]].title, option.args.get("facing")
            if (one := first.setdefault(face, option)) is not option:
                again.setdefault(face, [one]).append(option)
    for (text, *_), alike in again.items():
        for copies in by_printing(alike) if text in PRINTED else [alike]:
            if len(copies) > 1:
                for number, option in enumerate(copies, 1):
                    option.args["copy"] = number
    return options


def by_printing(alike: list[Option]) -> list[list[Option]]:
    """Printings of one title are called by their resource; within each, copies are left to be numbered."""
    groups: dict[str, list[Option]] = {}
    for option in alike:
        groups.setdefault(str(option.args["card"]).rpartition(".")[0], []).append(option)
    if len(groups) == 1 or not all(any(FACTS[face].icons) for face in groups):
        return [alike]
    for face, copies in groups.items():
        for option in copies:
            option.text += "-printing"
            option.args["resource"] = next(kind for kind, count in zip(RESOURCES, FACTS[face].icons, strict=True) if count)
    return list(groups.values())


def source_name(g: Champions, source: int) -> str:
    """The card that asks, if one does."""
    return g.name(source) if source != NOTHING else ""


def name_card(g: Champions, ask: Ask, source: int, args: dict[str, Arg]) -> Ask:
    """The question says which card asks, where it is about no other; with closed hands nobody else hears it before that card is played."""
    ask.args = args if source == NOTHING or "card" in args else {"card": g.name(source), **args}
    if source != NOTHING and not g.state.open_hands and source in g.state.players[ask.seat].hand:
        ask.secret = True
    return ask


async def pick(
    g: Champions,
    seat: int,
    prompt: str,
    cards: Sequence[Card],
    rule: str,
    source: int = NOTHING,
    why_not: Callable[[], list[Refused]] = nothing_refused,
    **args: Arg,
) -> Card:
    """One of these cards in play, of which there is at least one; `why_not` says what is wrong with others.

    Also MC-ABIL-09, MC-PLAY-11.
    """
    if len(cards) == 1:
        return cards[0]
    options = [Option(f"{PURPOSE.get(prompt, 'target')}:{card.entity}", "option-target", {"card": card.entity}, card.id) for card in cards]
    name_engaged(g, cards, options)
    ask = Ask(seat, prompt, numbered(options), rule=rule, source=source_name(g, source), why_not=why_not)
    return g.state.table[await name_card(g, ask, source, args)]


def name_engaged(g: Champions, cards: Sequence[Card], options: list[Option]) -> None:
    """Minions before several players are called by whom they are engaged with (MC-MINION-02)."""
    fronts = {card.engaged for card in cards if card.engaged != NOBODY}
    for card, option in zip(cards, options, strict=True):
        if len(fronts) > 1 and card.engaged != NOBODY:
            option.text, option.args["facing"] = "option-target-facing", g.face(card.engaged)


async def pick_among(
    g: Champions, seat: int, prompt: str, cards: Sequence[Card], cannot: Cannot, rule: str, source: int = NOTHING, **args: Arg
) -> Card | None:
    """One of those that nothing speaks against, if there is one; the others are refused, each for its reason."""

    def why_not() -> list[Refused]:
        return [why.to(f"target:{card.entity}", card=card.entity) for card in cards if (why := cannot(card))]

    found = [card for card in cards if cannot(card) is None]
    return await pick(g, seat, prompt, found, rule, source, why_not, **args) if found else None


async def pick_minion(g: Champions, minions: Sequence[Card], rule: str, source: int = NOTHING) -> Card:
    """Which of them is next: the first player decides, and is asked when they are not alike (MC-VILP-11, MC-FIRST-02)."""
    table = g.state.table
    kinds = {
        (card.code, card.damage, card.stunned, card.confused, card.tough, *sorted(table[rider].code for rider in g.riders.get(card.id, ())))
        for card in minions
    }
    return minions[0] if len(kinds) == 1 else await pick(g, g.state.first, "prompt-minion-order", minions, rule, source)


async def pick_card(
    g: Champions, seat: int, prompt: str, card_ids: Sequence[int], rule: str, source: int = NOTHING, secret: bool = False
) -> int:
    """One of these cards out of play; copies of one title and owner stand once. In secret it is asked even when there is one."""
    titles: dict[tuple[str, int], int] = {}
    for card_id in card_ids:
        titles.setdefault((g.state.codes[card_id], g.state.owners[card_id]), card_id)
    if len(titles) == 1 and not secret:
        return next(iter(titles.values()))
    options = [Option(f"card:{g.name(card_id)}", "option-target", {"card": g.name(card_id)}, card_id) for card_id in titles.values()]
    shared = [code for code, _ in titles]
    for (code, owner), option in zip(titles, options, strict=True):
        if shared.count(code) > 1:  # MC-CARD-49: whose it is matters
            option.text, option.args["who"] = "option-target-of", g.face(owner)
    return await Ask(seat, prompt, numbered(options), rule=rule, source=source_name(g, source), secret=secret, always=secret)


async def pick_seat(g: Champions, seat: int, prompt: str, seats: Sequence[int], rule: str, source: int = NOTHING) -> int:
    """One of these players."""
    if len(seats) == 1:
        return seats[0]
    options = [Option(f"player:{other}", "option-player", {"who": g.face(other)}, other) for other in seats]
    ask = Ask(seat, prompt, options, rule=rule, source=source_name(g, source))
    return await name_card(g, ask, source, {})


async def either(
    g: Champions, seat: int, prompt: str, choices: Sequence[str], rule: str, source: int = NOTHING, secret: bool = False, **args: Arg
) -> str:
    """One of these ways, each with the message `option-<way>`. In secret, which ways there are, it is asked even when there is one."""
    if len(choices) == 1 and not secret:
        return choices[0]
    options = [Option(f"choose:{choice}", f"option-{choice}", dict(args), choice) for choice in choices]
    ask = Ask(seat, prompt, options, rule=rule, source=source_name(g, source), secret=secret, always=secret)
    return await name_card(g, ask, source, args)


async def some_of_hand(g: Champions, seat: int, prompt: str, card_ids: Sequence[int], least: int, most: int, rule: str) -> list[int]:
    """Between least and most cards of a hand."""
    if not card_ids:
        return []
    options = [Option(f"card:{g.name(card_id)}", "option-target", {"card": g.name(card_id)}, card_id) for card_id in card_ids]
    most = min(most, len(card_ids))
    return await Ask(seat, prompt, numbered(options), rule=rule, least=least, most=most, secret=not g.state.open_hands)
