"""Searching (DW-SEARCH): look at cards of a deck, make noise to see more, keep one and put the others under the deck."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, PLACES
from stockade.games.dead_of_winter.facts import CARDS, SPOTS, SURVIVORS, Power
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.attack import use
from stockade.games.dead_of_winter.rules.pile import take
from stockade.games.dead_of_winter.rules.track import add_noise
from stockade.games.dead_of_winter.state import NONE, Survivor


def can_search(g: Winter, survivor: Survivor, dice_left: list[int]) -> bool:
    """DW-SEARCH-01, -02, -10: outside, with a die that is good enough and a card to find."""
    if survivor.place == COLONY or not dice_left or max(dice_left) < SURVIVORS[survivor.id].search:
        return False
    return bool(g.state.decks[survivor.place])


def bonuses(g: Winter, survivor: Survivor) -> list[tuple[Power, int]]:
    """DW-SEARCH-12: what shows or keeps more cards here."""
    here = PLACES[survivor.place]
    return [found for found in g.powers(survivor, "search_bonus") if found[0].changes["search_bonus"].where in ("", here)]


async def search(g: Winter, survivor: Survivor) -> None:
    """DW-SEARCH-02..09, -14: bonuses, first cards, noise, then what to keep."""
    seat, place = survivor.seat, survivor.place
    dice.pay(g, seat, SURVIVORS[survivor.id].search)  # DW-SEARCH-02
    look, keep = 1, 1
    for power, card in await announce(g, survivor):
        use(g, survivor, power, card)
        look += power.changes["search_bonus"].look
        keep += power.changes["search_bonus"].keep
    g.emit("place.searched", "DW-SEARCH-04", survivor=survivor.id, place=PLACES[place])
    draw(g, seat, place, look)
    noisy = await make_noise(g, survivor, keep)
    await keep_some(g, survivor, keep)
    g.note("search", survivor=survivor.id, place=place)
    if noisy:
        g.note("noise_made", survivor=survivor.id, place=place)


async def announce(g: Winter, survivor: Survivor) -> list[tuple[Power, int]]:
    """DW-SEARCH-14: bonuses are named before the first card; those without a limit always count."""
    found = bonuses(g, survivor)
    always = [one for one in found if not one[0].used]
    named = {power.source: (power, card) for power, card in found if power.used}
    if not named:
        return always
    options = [
        Option(
            f"with:{name}",
            "option-with-item" if card != NONE else "option-with-ability",
            {"item" if card != NONE else "ability": name},
            one,
        )
        for name, one in named.items()
        for card in (one[1],)
    ]
    chosen: list[tuple[Power, int]] = await Ask(
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
        options = [Option("search:stop", "option-search-stop", {"count": len(g.state.drawn)}, None)]
        options.append(Option("search:noise", "option-search-noise", {"place": PLACES[place]}, (None, NONE)))
        louder = next(g.powers(survivor, "noise_bonus"), None)
        if louder is not None:
            options.append(Option(f"search:{louder[0].source}", "option-search-item", {"item": louder[0].source}, louder))
        items = [CARDS[card] for card in g.state.drawn]
        choice = await Ask(
            survivor.seat, "prompt-search", options, rule="DW-SEARCH-06", source=survivor.id, secret=True, items=items, keep=keep
        )
        if choice is None:
            break
        noisy = True
        add_noise(g, place, 1, "DW-SEARCH-06")
        power, card = choice
        if power is not None:
            use(g, survivor, power, card)
        draw(g, survivor.seat, place, power.changes["noise_bonus"].look if power is not None else 1)
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
