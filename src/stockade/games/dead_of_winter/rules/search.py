"""Searching (DW-SEARCH): look at cards of a deck, make noise to see more, keep one and put the others under the deck."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import NoiseBonus, SearchBonus
from stockade.games.dead_of_winter.facts import CARDS, SPOTS, SURVIVORS
from stockade.games.dead_of_winter.play import Means, Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.attack import use, with_option
from stockade.games.dead_of_winter.rules.pile import take
from stockade.games.dead_of_winter.rules.track import add_noise
from stockade.games.dead_of_winter.state import NONE, Survivor

AT_HOME = no("refused-search-colony", "DW-SEARCH-01")


def cannot_search(g: Winter, survivor: Survivor, ready: list[int]) -> No | None:
    """DW-SEARCH-01, -02, -10: outside, with a card to find and a die that is good enough."""
    if (why := g.held_back(survivor)) is not None:
        return why
    if survivor.place == COLONY:
        return AT_HOME
    if not g.state.decks[survivor.place]:
        return no("refused-empty-deck", "DW-SEARCH-10", place=PLACES[survivor.place])
    needed = SURVIVORS[survivor.id].search
    return None if ready and max(ready) >= needed else no("refused-die", "DW-SEARCH-02", needed=needed)


def bonuses(g: Winter, survivor: Survivor) -> list[Means[SearchBonus]]:
    """DW-SEARCH-12: what shows or keeps more cards here."""
    here = PLACES[survivor.place]
    return [one for one in g.means(survivor, SearchBonus) if one.change.where in (None, here)]


async def search(g: Winter, survivor: Survivor) -> None:
    """DW-SEARCH-02..09, -14: bonuses, first cards, noise, then what to keep."""
    seat, place = survivor.seat, survivor.place
    dice.pay(g, seat, SURVIVORS[survivor.id].search)  # DW-SEARCH-02
    look, keep = 1, 1
    for one in await announce(g, survivor):
        use(g, survivor, one.power, one.card)
        look += one.change.look
        keep += one.change.keep
    g.emit("place.searched", "DW-SEARCH-04", survivor=survivor.id, place=PLACES[place])
    draw(g, seat, place, look)
    noisy = await make_noise(g, survivor, keep)
    await keep_some(g, survivor, keep)
    g.note(on.Search, survivor=survivor.id, place=place)
    if noisy:
        g.note(on.NoiseMade, survivor=survivor.id, place=place)


async def announce(g: Winter, survivor: Survivor) -> list[Means[SearchBonus]]:
    """DW-SEARCH-14: bonuses are named before the first card; those without a limit always count."""
    found = bonuses(g, survivor)
    always = [one for one in found if not one.power.used]
    named = {one.key: one for one in found if one.power.used}
    if not named:
        return always
    options = [with_option(one) for one in named.values()]
    chosen: list[Means[SearchBonus]] = await Ask(
        survivor.seat,
        "prompt-search-bonus",
        options,
        least=0,
        most=len(options),
        rule="DW-SEARCH-14",
        source=survivor.id,
        survivor=survivor.id,
    )
    return always + chosen


def draw(g: Winter, seat: int, place: int, count: int) -> None:
    """DW-SEARCH-04, DW-INFO-04: the searcher looks at the top cards."""
    deck = g.state.decks[place]
    seen = [deck.pop() for _ in range(min(count, len(deck)))]
    g.reveal()
    g.state.drawn += seen
    g.emit("cards.looked-at", "DW-INFO-04", player=str(seat), place=PLACES[place], count=len(seen))
    g.emit("cards.found", "DW-SEARCH-04", only=(seat,), items=[CARDS[card] for card in seen])


async def make_noise(g: Winter, survivor: Survivor, keep: int) -> bool:
    """DW-SEARCH-05..07, -11: one more card per noise token, as long as there is space and a card; whether any was made."""
    place, noisy = survivor.place, False
    while g.state.noise[place] < SPOTS[place].noise and g.state.decks[place]:
        options = [Option("stop", "option-search-stop", {"count": len(g.state.drawn)}, None)]
        options.append(Option("noise", "option-search-noise", {"place": PLACES[place]}, 1))
        louder = next(g.means(survivor, NoiseBonus), None)
        if louder is not None:
            source = louder.power.source
            options.append(Option(f"noise:{source}", "option-search-item", {"item": source}, louder.change.look))
        items = [CARDS[card] for card in g.state.drawn]
        look: int | None = await Ask(
            survivor.seat, "prompt-search", options, rule="DW-SEARCH-06", source=survivor.id, secret=True, items=items, keep=keep
        )
        if look is None:
            break
        noisy = True
        add_noise(g, place, 1, "DW-SEARCH-06")
        if look > 1 and louder is not None:
            use(g, survivor, louder.power, louder.card)
        draw(g, survivor.seat, place, look)
    return noisy


async def keep_some(g: Winter, survivor: Survivor, keep: int) -> None:
    """DW-SEARCH-08, -09: what is kept goes to the hand, the others under the deck in the searcher's order."""
    seat, drawn = survivor.seat, g.state.drawn
    kept = await pick.cards(g, seat, drawn, min(keep, len(drawn)), min(keep, len(drawn)), "prompt-keep", "DW-SEARCH-08", count=keep)
    for card in kept:
        drawn.remove(card)
    take(g, seat, kept, "DW-SEARCH-05")
    g.emit("cards.kept", "DW-SEARCH-08", player=str(seat), count=len(kept), place=PLACES[survivor.place])
    await put_under(g, seat, drawn, g.state.decks[survivor.place])


async def put_under(g: Winter, seat: int, cards: list[int], deck: list[int]) -> None:
    """DW-SEARCH-09: one card after another goes under the deck, in the order the player likes."""
    while cards:
        if len(cards) > 1:
            options = [Option("under:rest", "option-under-rest", {"count": len(cards)}, NONE)]
            options += [Option(f"under:{kind}", "option-card", {"item": kind}, numbers[0]) for kind, numbers in pick.kinds(cards).items()]
            chosen: int = await Ask(seat, "prompt-under", options, rule="DW-SEARCH-09", secret=True, count=len(cards))
        else:
            chosen = NONE
        for card in list(cards) if chosen == NONE else [chosen]:
            cards.remove(card)
            deck.insert(0, card)
