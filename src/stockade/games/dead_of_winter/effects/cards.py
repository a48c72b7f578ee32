"""What cards do to cards: drawing, searching a deck, looking, showing, giving, stealing, discarding, and items used once more or no more.

Whatever only some players may see is told to them alone (`only=`); the others read how many cards it was.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.effect import does, run
from stockade.games.dead_of_winter.effects.selector import could_places, could_seats, places, seats
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words import cards as words
from stockade.games.dead_of_winter.effects.words.effect import DrawItems
from stockade.games.dead_of_winter.effects.words.selector import Here, Where
from stockade.games.dead_of_winter.facts import CARDS, CRISES, ITEMS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.attack import steal
from stockade.games.dead_of_winter.rules.card import give_to_crisis
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.pile import discard, draw_items, take
from stockade.games.dead_of_winter.rules.search import put_under
from stockade.games.dead_of_winter.state import NONE


def _decks(g: Winter, cause: Cause, where: Where) -> list[int]:
    return [place for place in could_places(g, cause, where) if g.state.decks[place]]


# -- into a hand --------------------------------------------------------------------------------------------------------


@does(DrawItems, can=lambda g, cause, e: bool(_decks(g, cause, e.where)) or e.colony_instead is not None)
async def draw(g: Winter, cause: Cause, e: DrawItems) -> None:
    """The top cards of the deck; those that are not kept go under it."""
    if e.colony_instead is not None and could_places(g, cause, e.where) == [COLONY]:
        await run(g, cause, [e.colony_instead])
        return
    for seat in could_seats(g, cause, e.to):
        for place in await places(g, cause, e.where, seat, _decks(g, cause, e.where), "prompt-draw-where"):
            cards = draw_items(g, seat, place, e.n, cause.rule)
            if e.keep and len(cards) > e.keep:
                back = await pick.cards(g, seat, cards, len(cards) - e.keep, len(cards) - e.keep, "prompt-put-back", cause.rule)
                for card in back:
                    g.player(seat).hand.remove(card)
                await put_under(g, seat, back, g.state.decks[place])
                g.emit("cards.put-back", cause.rule, player=str(seat), place=PLACES[place], count=len(cards) - e.keep)


@does(words.DrawBoxStartingItem, can=lambda g, cause, e: bool(g.state.box))
async def draw_box(g: Winter, cause: Cause, e: words.DrawBoxStartingItem) -> None:
    """By chance."""
    box = g.state.box
    for _ in range(min(e.n, len(box))):
        card = box.pop(g.chance.below(len(box)))
        take(g, cause.seat, [card], cause.rule)
        g.emit("box.opened", cause.rule, player=str(cause.seat))


@does(words.SearchDeck)
async def search_deck(g: Winter, cause: Cause, e: words.SearchDeck) -> None:
    """DW-XROAD-15: afterwards the deck is shuffled."""
    for place in await places(g, cause, e.where, cause.seat, _decks(g, cause, e.where), "prompt-search-where"):
        deck = g.state.decks[place]
        g.reveal()
        fits = [card for card in deck if SYMBOL[card] == e.symbol]
        if e.random:
            chosen = [g.chance.pick(fits)] if fits else []
        else:
            chosen = await choose_found(g, cause, fits, e.n)
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


@does(words.RevealTop, can=lambda g, cause, e: bool(_decks(g, cause, Here())))
async def reveal_top(g: Winter, cause: Cause, e: words.RevealTop) -> None:
    """For all to see; afterwards the deck is shuffled."""
    place = cause.here(g)
    deck = g.state.decks[place]
    g.reveal()
    shown = [deck.pop() for _ in range(min(e.n, len(deck)))]
    g.emit("deck.turned", cause.rule, place=PLACES[place], items=[CARDS[card] for card in shown])
    fits = pick.kinds([card for card in shown if SYMBOL[card] == e.symbol])
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


@does(words.LookTop, can=lambda g, cause, e: bool(_decks(g, cause, e.where)))
async def look_top(g: Winter, cause: Cause, e: words.LookTop) -> None:
    """Seen by one player, put back as they were or in any order."""
    for place in await places(g, cause, e.where, cause.seat, _decks(g, cause, e.where), "prompt-look-where"):
        deck = g.state.decks[place]
        g.reveal()
        seen = [deck.pop() for _ in range(min(e.n, len(deck)))]
        g.emit("deck.looked-at", cause.rule, player=str(cause.seat), place=PLACES[place], count=len(seen))
        g.emit("cards.found", cause.rule, only=(cause.seat,), items=[CARDS[card] for card in seen])
        while e.reorder and len(seen) > 1:
            options = [Option(f"top:{kind}", "option-card", {"item": kind}, cards[0]) for kind, cards in pick.kinds(seen).items()]
            last: int = await pick.question(cause.seat, "prompt-order", options, cause.rule, {"count": len(seen)}, secret=True)
            seen.remove(last)  # the deepest of them goes back first
            deck.append(last)
        deck += reversed(seen)


@does(words.LookCrises, can=lambda g, cause, e: bool(g.state.crisis_deck))
async def look_crises(g: Winter, cause: Cause, e: words.LookCrises) -> None:
    """Seen by one player: put back in any order, or one of them under the deck."""
    deck = g.state.crisis_deck
    g.reveal()
    seen = [deck.pop() for _ in range(min(e.n, len(deck)))]
    g.emit("crises.looked-at", cause.rule, player=str(cause.seat), count=len(seen))
    g.emit("crises.seen", cause.rule, only=(cause.seat,), crises=list(seen))
    if len(seen) > 1:
        options = [Option(f"crisis:{crisis}", "option-crisis", {"crisis": crisis}, crisis) for crisis in seen]
        chosen: str = await Ask(
            cause.seat, "prompt-crisis-under" if e.under else "prompt-crisis-last", options, rule=cause.rule, secret=True
        )
        seen.remove(chosen)
        if e.under:
            deck.insert(0, chosen)
        else:
            deck.append(chosen)
    deck += reversed(seen)


@does(words.LookRandomHand, can=lambda g, cause, e: any(g.player(seat).hand for seat in could_seats(g, cause, e.source)))
async def look_random_hand(g: Winter, cause: Cause, e: words.LookRandomHand) -> None:
    """DW-INFO-09: the two of them know which, the others that it happened."""
    fit = [seat for seat in could_seats(g, cause, e.source) if g.player(seat).hand]
    for seat in await seats(g, cause, e.source, fit, "prompt-look-whom"):
        hand = g.player(seat).hand
        card = hand[g.chance.below(len(hand))]
        g.emit("hand.glimpsed", cause.rule, player=str(cause.seat), victim=str(seat))
        g.emit("card.glimpsed", cause.rule, only=(cause.seat, seat), victim=str(seat), item=CARDS[card])


@does(words.RevealHand)
async def reveal_hand(g: Winter, cause: Cause, e: words.RevealHand) -> None:
    """DW-INFO-09: to those players only."""
    watchers = could_seats(g, cause, e.to)
    hand = sorted(CARDS[card] for card in g.player(cause.seat).hand)
    g.reveal()
    g.emit("hand.shown", cause.rule, player=str(cause.seat), players=[str(seat) for seat in watchers])
    if hand:
        g.emit("hand.seen", "DW-INFO-09", only=(cause.seat, *watchers), player=str(cause.seat), items=hand)


@does(words.RevealMatchingContributions)
async def reveal_matching(g: Winter, cause: Cause, e: words.RevealMatchingContributions) -> None:
    """How many of each player's cards match the crisis, for all to hear."""
    accepts = CRISES[g.state.crisis].accepts
    g.reveal()
    for seat in g.seats_in:
        given = [one.card for one in g.state.given if one.seat == seat]
        g.emit("gifts.counted", cause.rule, player=str(seat), count=sum(SYMBOL[card] in accepts for card in given), total=len(given))


# -- from hand to hand and away ---------------------------------------------------------------------------------------


@does(words.StealRandom, can=lambda g, cause, e: any(g.player(seat).hand for seat in could_seats(g, cause, e.source)))
async def steal_random(g: Winter, cause: Cause, e: words.StealRandom) -> None:
    """By chance."""
    fit = [seat for seat in could_seats(g, cause, e.source) if g.player(seat).hand]
    for seat in await seats(g, cause, e.source, fit, "prompt-steal-whom"):
        steal(g, seat, cause.seat, cause.rule)


@does(words.GiveRandom, can=lambda g, cause, e: bool(g.player(cause.seat).hand) and bool(could_seats(g, cause, e.to)))
async def give_random(g: Winter, cause: Cause, e: words.GiveRandom) -> None:
    """By chance."""
    for seat in await seats(g, cause, e.to, could_seats(g, cause, e.to), "prompt-give-whom"):
        steal(g, cause.seat, seat, cause.rule)


@does(words.GiveCard, can=lambda g, cause, e: bool(g.player(cause.seat).hand))
async def give_card(g: Winter, cause: Cause, e: words.GiveCard) -> None:
    """As the giver chooses; the two of them know which."""
    hand = g.player(cause.seat).hand
    for seat in could_seats(g, cause, e.to):
        card = await pick.card(g, cause.seat, hand, "prompt-give", cause.rule, player=str(seat))
        hand.remove(card)
        g.player(seat).hand.append(card)
        g.emit("card.passed", cause.rule, player=str(cause.seat), rival=str(seat))
        g.emit("card.changed-hands", cause.rule, only=(cause.seat, seat), player=str(seat), victim=str(cause.seat), item=CARDS[card])


@does(words.DiscardItems, can=lambda g, cause, e: len(g.held(cause.seat, e.symbol)) >= e.n)
async def discard_items(g: Winter, cause: Cause, e: words.DiscardItems) -> None:
    """DW-XROAD-25: without their effects, and not played."""
    held = g.held(cause.seat, e.symbol)
    count = min(e.n, len(held))
    cards = await pick.cards(g, cause.seat, held, count, count, "prompt-discard", cause.rule, uncounted=True)
    g.reveal()
    discard(g, cause.seat, cards, cause.rule)


@does(words.Contribute, can=lambda g, cause, e: len(g.player(cause.seat).hand) >= e.n and not g.player(cause.seat).exiled)
async def contribute(g: Winter, cause: Cause, e: words.Contribute) -> None:
    """Face down, from hand."""
    hand = g.player(cause.seat).hand
    cards = await pick.cards(g, cause.seat, hand, e.n, e.n, "prompt-give-late", cause.rule, crisis=g.state.crisis)
    for card in cards:
        hand.remove(card)
    give_to_crisis(g, cause.seat, cards)


# -- items --------------------------------------------------------------------------------------------------------------


@does(words.ReturnPlayedCard)
async def return_played_card(g: Winter, cause: Cause, e: words.ReturnPlayedCard) -> None:
    """The card just played goes back to the hand."""
    for pile in (g.state.waste, g.state.removed):
        if cause.card in pile:
            pile.remove(cause.card)
            g.player(cause.seat).hand.append(cause.card)
            g.emit("card.regained", cause.rule, player=str(cause.seat), item=CARDS[cause.card])


@does(words.RemoveItem, can=lambda g, cause, e: any(cause.card in one.items for one in g.state.survivors))
async def remove_item(g: Winter, cause: Cause, e: words.RemoveItem) -> None:
    """The card in question leaves the game."""
    for survivor in g.state.survivors:
        if cause.card in survivor.items:
            survivor.items.remove(cause.card)
            g.state.removed.append(cause.card)
            g.emit("item.removed", cause.rule, survivor=survivor.id, item=CARDS[cause.card])


@does(words.DisableItem)
async def disable_item(g: Winter, cause: Cause, e: words.DisableItem) -> None:
    """Until the end of the next round."""
    g.state.disabled.append((cause.card, g.state.round + 1))
    g.emit("item.disabled", cause.rule, item=CARDS[cause.card])


def _spent(g: Winter, cause: Cause, e: words.RefreshItem) -> dict[tuple[str, str], int]:
    """Cards that were used this round, by kind and bearer: the same card is worth another thing to somebody else."""
    if e.which == "triggering":
        return {(CARDS[cause.card], ""): cause.card} if cause.card in g.state.used_items else {}
    used = [card for card in g.state.used_items if ITEMS[CARDS[card]].power.used]
    return {(CARDS[card], one.id): card for one in g.group(cause.seat) for card in one.items if card in used}


@does(words.RefreshItem, can=lambda g, cause, e: bool(_spent(g, cause, e)))
async def refresh_item(g: Winter, cause: Cause, e: words.RefreshItem) -> None:
    """It may be used once more this round."""
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
