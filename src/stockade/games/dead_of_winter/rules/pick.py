"""Small choices that many rules share: a place, an entrance, a survivor, a die, a card. With only one possibility nobody is asked.

Cards are another matter: the others do not see them, and an answer that comes by itself would tell them that there was nothing to choose.
So a question about cards is always asked, unless everybody knows from the number of cards that nothing is left to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import CARDS, ENTRANCES
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.state import Survivor


def question(seat: int, prompt: str, options: Sequence[Option], rule: str, args: dict[str, Arg], *, secret: bool = False) -> Ask:
    """A question about things that are only known by name here; a secret one is always asked."""
    ask = Ask(seat, prompt, options, rule=rule, secret=secret, always=secret)
    ask.args = args
    return ask


async def place(g: Winter, seat: int, places: Sequence[int], prompt: str, rule: str, **args: Arg) -> int:
    """One of these places."""
    if len(places) == 1:
        return places[0]
    options = [Option(f"to:{PLACES[number]}", "option-here", {"place": PLACES[number]}, number) for number in places]
    return await question(seat, prompt, options, rule, args)


async def entrance(g: Winter, seat: int, entrances: Sequence[int], prompt: str, rule: str, **args: Arg) -> int:
    """One of these entrances."""
    if len(entrances) == 1:
        return entrances[0]
    options = [Option(f"at:{ENTRANCES[gate]}", "option-entrance", {"entrance": ENTRANCES[gate]}, gate) for gate in entrances]
    return await question(seat, prompt, options, rule, args)


async def survivor(g: Winter, seat: int, survivors: Sequence[Survivor], prompt: str, rule: str, **args: Arg) -> Survivor:
    """One of these survivors."""
    if len(survivors) == 1:
        return survivors[0]
    options = [Option(f"who:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in survivors]
    chosen: str = await question(seat, prompt, options, rule, args)
    return g.survivors[chosen]


async def player(g: Winter, seat: int, seats: Sequence[int], prompt: str, rule: str, **args: Arg) -> int:
    """One of these players."""
    if len(seats) == 1:
        return seats[0]
    options = [Option(f"player:{other}", "option-player", {"player": str(other)}, other) for other in seats]
    return await question(seat, prompt, options, rule, args)


async def die(g: Winter, seat: int, values: Sequence[int], prompt: str, rule: str, **args: Arg) -> int:
    """One of these dice, by what it shows."""
    faces = sorted(set(values))
    if len(faces) == 1:
        return faces[0]
    options = [Option(f"die:{face}", "option-die", {"die": face}, face) for face in faces]
    return await question(seat, prompt, options, rule, args)


def kinds(cards: Sequence[int]) -> dict[str, list[int]]:
    """Cards by kind, in order of the kinds' names so that a list tells nothing about where they came from."""
    found: dict[str, list[int]] = {}
    for number in sorted(cards, key=lambda card: (CARDS[card], card)):
        found.setdefault(CARDS[number], []).append(number)
    return found


async def card(g: Winter, seat: int, cards: Sequence[int], prompt: str, rule: str, *, uncounted: bool = False, **args: Arg) -> int:
    """One of these cards, which only that seat sees; `uncounted` when the others do not know either how many they are."""
    if len(cards) == 1 and not uncounted:
        return cards[0]
    options = [Option(f"card:{kind}", "option-card", {"item": kind}, numbers[0]) for kind, numbers in kinds(cards).items()]
    return await question(seat, prompt, options, rule, args, secret=True)


async def several(seat: int, options: list[Option], least: int, most: int, prompt: str, rule: str, **args: Arg) -> list[Any]:
    """Values of several options, secretly; of a single kind one only says how many."""
    if len(options) > 1 or least == most == 1:
        ask = Ask(seat, prompt, options, least=least, most=most, rule=rule, secret=True, always=True)
        ask.args = args
        return await ask
    only = options[0]
    numbers = range(least, min(most, only.most) + 1)
    counts = [Option(f"count:{number}", f"{only.text}-count", {**only.args, "count": number}, number) for number in numbers]
    count: int = await question(seat, prompt, counts, rule, args, secret=True)
    return [only.value] * count


async def cards(
    g: Winter, seat: int, among: Sequence[int], least: int, most: int, prompt: str, rule: str, *, uncounted: bool = False, **args: Arg
) -> list[int]:
    """Several of these cards, which only that seat sees; `uncounted` when the others do not know either how many they are."""
    if least >= len(among) and not uncounted:
        return list(among)
    found = kinds(among)
    options = [Option(f"card:{kind}", "option-card", {"item": kind}, kind, most=len(numbers)) for kind, numbers in found.items()]
    chosen: list[str] = await several(seat, options, least, most, prompt, rule, **args)
    return [found[kind].pop(0) for kind in chosen]


def freshest(g: Winter, among: Sequence[int]) -> int:
    """Of cards of one kind to play, one that was not used this round (DW-PLAY-08)."""
    return next((number for number in among if g.fresh_item(number)), among[0])


def stalest(g: Winter, among: Sequence[int]) -> int:
    """Of cards of one kind to part with, one that was used this round."""
    return next((number for number in among if not g.fresh_item(number)), among[0])


def prices(cards: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to pay so many of these cards; copies of one card are the same."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for paid in combinations(sorted(cards, key=lambda card: (CARDS[card], card)), count):
        found.setdefault(tuple(CARDS[card] for card in paid), paid)
    return list(found.values())
