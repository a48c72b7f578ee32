"""What cards do to cards: drawing, searching a deck, looking, showing, giving, stealing, discarding, and items used once more or no more.

Whatever only some players may see is told to them alone (`only=`); the others read how many cards it was.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.effect import op, run
from stockade.games.dead_of_winter.effects.selector import could_places, could_seats, places, seats
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, PLACES, Effect
from stockade.games.dead_of_winter.facts import CARDS, CRISES, ITEMS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.attack import steal
from stockade.games.dead_of_winter.rules.card import give_to_crisis
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.pile import discard, draw_items, take
from stockade.games.dead_of_winter.rules.search import put_under
from stockade.games.dead_of_winter.state import NONE


def _decks(g: Winter, cause: Cause, e: Effect) -> list[int]:
    return [place for place in could_places(g, cause, e.where or e.deck) if g.state.decks[place]]


# -- into a hand --------------------------------------------------------------------------------------------------------


@op("draw_items", can=lambda g, cause, e: bool(_decks(g, cause, e)) or e.colony_instead is not None)
async def draw(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "draw_items", n = 2, keep = 1, where = "here", to = "self" }`"""
    if e.colony_instead is not None and could_places(g, cause, e.where) == [COLONY]:
        await run(g, cause, [e.colony_instead])
        return
    for seat in could_seats(g, cause, e.to):
        for place in await places(g, cause, e.where, seat, _decks(g, cause, e), "prompt-draw-where"):
            cards = draw_items(g, seat, place, e.number, cause.rule)
            if e.keep and len(cards) > e.keep:
                back = await pick.cards(g, seat, cards, len(cards) - e.keep, len(cards) - e.keep, "prompt-put-back", cause.rule)
                for card in back:
                    g.player(seat).hand.remove(card)
                await put_under(g, seat, back, g.state.decks[place])
                g.emit("cards.put-back", cause.rule, player=str(seat), place=PLACES[place], count=len(cards) - e.keep)


@op("draw_box_starting_item", can=lambda g, cause, e: bool(g.state.box))
async def draw_box(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "draw_box_starting_item", n = 1 }`: a starting item that nobody was dealt."""
    box = g.state.box
    for _ in range(min(e.number, len(box))):
        card = box.pop(g.chance.below(len(box)))
        take(g, cause.seat, [card], cause.rule)
        g.emit("box.opened", cause.rule, player=str(cause.seat))


@op("search_deck")
async def search_deck(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "search_deck", where = "hospital", symbol = "medicine", n = 1, to = "self" }`: then the deck is shuffled (DW-XROAD-15)."""
    for place in await places(g, cause, e.where, cause.seat, _decks(g, cause, e), "prompt-search-where"):
        deck = g.state.decks[place]
        g.reveal()
        fits = [card for card in deck if SYMBOL[card] == e.symbol]
        if e.random:
            chosen = [g.chance.pick(fits)] if fits else []
        else:
            chosen = await choose_found(g, cause, fits, e.number)
        for card in chosen:
            deck.remove(card)
        take(g, cause.seat, chosen, cause.rule)
        g.chance.shuffle(deck)
        g.emit("deck.searched", "DW-XROAD-15", player=str(cause.seat), place=PLACES[place], symbol=e.symbol, count=len(chosen))


async def choose_found(g: Winter, cause: Cause, fits: list[int], most: int) -> list[int]:
    """What one takes of the cards that fit. Who finds none says so, too: the others hear the same either way."""
    if fits:
        return await pick.cards(g, cause.seat, fits, 0, min(most, len(fits)), "prompt-take", cause.rule)
    nothing: list[int] = []
    return await pick.question(
        cause.seat, "prompt-take", [Option("take:none", "option-take-none", {}, nothing)], cause.rule, {}, secret=True
    )


def _top(g: Winter, cause: Cause, e: Effect) -> bool:
    return cause.here(g) != COLONY and bool(_decks(g, cause, e))


@op("reveal_top", can=_top)
async def reveal_top(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "reveal_top", n = 4, where = "here", take_symbol = "survivor", take = 1, then = "shuffle" }`: for all to see."""
    place = cause.here(g)
    deck = g.state.decks[place]
    g.reveal()
    shown = [deck.pop() for _ in range(min(e.number, len(deck)))]
    g.emit("deck.turned", cause.rule, place=PLACES[place], items=[CARDS[card] for card in shown])
    fits = pick.kinds([card for card in shown if SYMBOL[card] == e.take_symbol])
    if fits:
        options = [Option("take:none", "option-take-none", {}, NONE)]
        options += [Option(f"take:{kind}", "option-card", {"item": kind}, cards[0]) for kind, cards in fits.items()]
        card: int = await Ask(cause.seat, "prompt-take-shown", options, rule=cause.rule, source=cause.survivor)
        if card != NONE:
            shown.remove(card)
            g.player(cause.seat).hand.append(card)
            g.emit("card.picked", cause.rule, player=str(cause.seat), item=CARDS[card])
    deck += shown
    g.chance.shuffle(deck)


# -- looking ------------------------------------------------------------------------------------------------------------


@op("look_top", can=lambda g, cause, e: bool(g.state.crisis_deck) if e.deck == "crisis" else bool(_decks(g, cause, e)))
async def look_top(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "look_top", deck = "crisis", n = 2, reorder = true }`; `bottom = 1` puts one of them under the deck."""
    if e.deck == "crisis":
        await look_at_crises(g, cause, e)
        return
    for place in await places(g, cause, e.deck, cause.seat, _decks(g, cause, e), "prompt-look-where"):
        deck = g.state.decks[place]
        g.reveal()
        seen = [deck.pop() for _ in range(min(e.number, len(deck)))]
        g.emit("deck.looked-at", cause.rule, player=str(cause.seat), place=PLACES[place], count=len(seen))
        g.emit("cards.found", cause.rule, only=(cause.seat,), items=[CARDS[card] for card in seen])
        while e.reorder and len(seen) > 1:
            options = [Option(f"top:{kind}", "option-card", {"item": kind}, cards[0]) for kind, cards in pick.kinds(seen).items()]
            last: int = await pick.question(cause.seat, "prompt-order", options, cause.rule, {"count": len(seen)}, secret=True)
            seen.remove(last)  # the deepest of them goes back first
            deck.append(last)
        deck += reversed(seen)


async def look_at_crises(g: Winter, cause: Cause, e: Effect) -> None:
    """The next crises, seen by one player: put back in any order, or one of them under the deck."""
    deck = g.state.crisis_deck
    g.reveal()
    seen = [deck.pop() for _ in range(min(e.number, len(deck)))]
    g.emit("crises.looked-at", cause.rule, player=str(cause.seat), count=len(seen))
    g.emit("crises.seen", cause.rule, only=(cause.seat,), crises=list(seen))
    prompt = "prompt-crisis-under" if e.bottom else "prompt-crisis-last"
    if len(seen) > 1:
        options = [Option(f"crisis:{crisis}", "option-crisis", {"crisis": crisis}, crisis) for crisis in seen]
        chosen: str = await Ask(cause.seat, prompt, options, rule=cause.rule, secret=True)
        seen.remove(chosen)
        if e.bottom:
            deck.insert(0, chosen)
        else:
            deck.append(chosen)
    deck += reversed(seen)


@op("look_random_hand", can=lambda g, cause, e: any(g.player(seat).hand for seat in could_seats(g, cause, e.source)))
async def look_random_hand(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "look_random_hand", n = 1, from = "each_other_player" }`"""
    fit = [seat for seat in could_seats(g, cause, e.source) if g.player(seat).hand]
    for seat in await seats(g, cause, e.source, fit, "prompt-look-whom"):
        hand = g.player(seat).hand
        card = hand[g.chance.below(len(hand))]
        g.emit("hand.glimpsed", cause.rule, player=str(cause.seat), victim=str(seat))
        g.emit("card.glimpsed", cause.rule, only=(cause.seat, seat), victim=str(seat), item=CARDS[card])


@op("reveal_hand")
async def reveal_hand(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "reveal_hand", to = "all" }`: shown to those players only (DW-INFO-09)."""
    watchers = could_seats(g, cause, e.to)
    hand = sorted(CARDS[card] for card in g.player(cause.seat).hand)
    g.reveal()
    g.emit("hand.shown", cause.rule, player=str(cause.seat), players=[str(seat) for seat in watchers])
    if hand:
        g.emit("hand.seen", "DW-INFO-09", only=(cause.seat, *watchers), player=str(cause.seat), items=hand)


@op("reveal_matching_contributions")
async def reveal_matching(g: Winter, cause: Cause, e: Effect) -> None:
    """How many of each player's cards match the crisis, for all to hear."""
    accepts = CRISES[g.state.crisis].accepts
    g.reveal()
    for seat in g.seats_in:
        given = [one.card for one in g.state.given if one.seat == seat]
        g.emit("gifts.counted", cause.rule, player=str(seat), count=sum(SYMBOL[card] in accepts for card in given), total=len(given))


# -- from hand to hand and away ---------------------------------------------------------------------------------------


@op("steal_random", can=lambda g, cause, e: any(g.player(seat).hand for seat in could_seats(g, cause, e.source)))
async def steal_random(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "steal_random", n = 1, from = "other_player" }`"""
    fit = [seat for seat in could_seats(g, cause, e.source) if g.player(seat).hand]
    for seat in await seats(g, cause, e.source, fit, "prompt-steal-whom"):
        steal(g, seat, cause.seat, cause.rule)


@op("give_random", can=lambda g, cause, e: bool(g.player(cause.seat).hand) and bool(could_seats(g, cause, e.to)))
async def give_random(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "give_random", n = 1, to = "exiled_choice" }`"""
    for seat in await seats(g, cause, e.to, could_seats(g, cause, e.to), "prompt-give-whom"):
        steal(g, cause.seat, seat, cause.rule)


@op("give_card", can=lambda g, cause, e: len(g.player(cause.seat).hand) >= e.number)
async def give_card(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "give_card", n = 1, to = "giver" }`: one's own choice."""
    hand = g.player(cause.seat).hand
    for seat in could_seats(g, cause, e.to):
        card = await pick.card(g, cause.seat, hand, "prompt-give", cause.rule, player=str(seat))
        hand.remove(card)
        g.player(seat).hand.append(card)
        g.emit("card.passed", cause.rule, player=str(cause.seat), rival=str(seat))
        g.emit("card.changed-hands", cause.rule, only=(cause.seat, seat), player=str(seat), victim=str(cause.seat), item=CARDS[card])


@op("discard_items", can=lambda g, cause, e: len(g.held(cause.seat, e.symbol)) >= e.number)
async def discard_items(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "discard_items", symbol = "tool", n = 2, cost = true }`: without their effects (DW-XROAD-25)."""
    held = g.held(cause.seat, e.symbol)
    count = min(e.number, len(held))
    cards = await pick.cards(g, cause.seat, held, count, count, "prompt-discard", cause.rule, uncounted=True)
    g.reveal()
    discard(g, cause.seat, cards, cause.rule)


@op("contribute", can=lambda g, cause, e: len(g.player(cause.seat).hand) >= e.number and not g.player(cause.seat).exiled)
async def contribute(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "contribute", n = 1 }`: face down, from hand."""
    hand = g.player(cause.seat).hand
    cards = await pick.cards(g, cause.seat, hand, e.number, e.number, "prompt-give-late", cause.rule, crisis=g.state.crisis)
    for card in cards:
        hand.remove(card)
    give_to_crisis(g, cause.seat, cards)


# -- items --------------------------------------------------------------------------------------------------------------


@op("return_played_card")
async def return_played_card(g: Winter, cause: Cause, e: Effect) -> None:
    """The card just played goes back to the hand."""
    for pile in (g.state.waste, g.state.removed):
        if cause.card in pile:
            pile.remove(cause.card)
            g.player(cause.seat).hand.append(cause.card)
            g.emit("card.regained", cause.rule, player=str(cause.seat), item=CARDS[cause.card])


@op("remove_item", can=lambda g, cause, e: any(cause.card in one.items for one in g.state.survivors))
async def remove_item(g: Winter, cause: Cause, e: Effect) -> None:
    """The card in question leaves the game."""
    for survivor in g.state.survivors:
        if cause.card in survivor.items:
            survivor.items.remove(cause.card)
            g.state.removed.append(cause.card)
            g.emit("item.removed", cause.rule, survivor=survivor.id, item=CARDS[cause.card])


@op("disable_item")
async def disable_item(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "disable_item", until = "end_of_next_round" }`"""
    g.state.disabled.append((cause.card, g.state.round + 1))
    g.emit("item.disabled", cause.rule, item=CARDS[cause.card])


def _spent(g: Winter, cause: Cause, e: Effect) -> dict[tuple[str, str], int]:
    """Cards that were used this round, by kind and bearer: the same card is worth another thing to somebody else."""
    if e.which == "triggering":
        return {(CARDS[cause.card], ""): cause.card} if cause.card in g.state.used_items else {}
    used = [card for card in g.state.used_items if ITEMS[CARDS[card]].power.used]
    return {(CARDS[card], one.id): card for one in g.group(cause.seat) for card in one.items if card in used}


@op("refresh_item", can=lambda g, cause, e: bool(_spent(g, cause, e)))
async def refresh_item(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "refresh_item", n = 1, which = "own_choice" }`: it may be used once more this round."""
    spent = _spent(g, cause, e)
    if not spent:
        return
    options = [
        Option(f"item:{kind}@{bearer}", "option-card-of", {"item": kind, "survivor": bearer}, card)
        for (kind, bearer), card in spent.items()
    ]
    card: int = options[0].value if len(options) == 1 else await Ask(cause.seat, "prompt-refresh", options, rule=cause.rule)
    g.state.used_items.remove(card)
    g.emit("item.refreshed", cause.rule, item=CARDS[card])
