"""Playing item cards (DW-PLAY), giving them to the crisis (DW-CONTR) and to the main objective (DW-OBJ)."""

from __future__ import annotations

from stockade.engine import Option
from stockade.engine.event import Arg
from stockade.engine.verdict import No, no
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.facts import CARDS, ITEMS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.move import cannot_move, move_action, needs_roll
from stockade.games.dead_of_winter.rules.pile import put_away
from stockade.games.dead_of_winter.state import NONE, Given

NO_BEARER = no("refused-no-bearer", "DW-PLAY-04")
WITH_A_MOVE = no("refused-fuel", "DW-MOVE-05")
FULL = no("refused-full", "DW-PLAY-11")
NO_EFFECT = no("refused-no-effect", "DW-PLAY-10")

# -- playing ----------------------------------------------------------------------------------------------------------


def cannot_play(g: Winter, seat: int, kind: str) -> No | None:
    """DW-PLAY-10, -11: something would happen, and there is room for whom it adds. Fuel goes with a move, so it is not played alone."""
    item = ITEMS[kind]
    if item.kind == "equip":
        return None if g.group(seat) else NO_BEARER
    if item.symbol == "fuel":
        return WITH_A_MOVE
    if item.symbol == "survivor" and g.room(COLONY) <= 0:
        return FULL
    return None if effect.useful(g, Cause(seat, "DW-PLAY-09"), item.power.effects) else NO_EFFECT


def askable(g: Winter, seat: int, kind: str) -> bool:
    """DW-ASK-10: a card that could be played at once; fuel with a move that would roll exposure."""
    if ITEMS[kind].symbol == "fuel":
        return any(needs_roll(g, survivor) and cannot_move(g, survivor) is None for survivor in g.group(seat))
    return cannot_play(g, seat, kind) is None


async def play_card(g: Winter, seat: int, card: int) -> None:
    """DW-PLAY-02..05, -09: the card leaves the hand and does what it says, or is equipped."""
    kind = CARDS[card]
    item = ITEMS[kind]
    g.reveal(seat)
    if item.kind == "equip":
        await equip(g, seat, card)
        return
    g.emit("card.played", "DW-PLAY-03" if item.kind == "event" else "DW-PLAY-02", player=str(seat), item=kind)
    if item.kind == "event":
        g.state.removed.append(card)
    else:
        put_away(g, seat, card)
    if item.symbol == "fuel":
        await drive(g, seat, card)
    else:
        await effect.run(g, Cause(seat, "DW-PLAY-09", card=card), item.power.effects)
    g.note(on.PlayCard, symbol=item.symbol, card=card)


async def drive(g: Winter, seat: int, card: int) -> None:
    """DW-ASK-10: a fuel card that was asked for is used with a move made at once."""
    movers = [survivor for survivor in g.group(seat) if needs_roll(g, survivor) and cannot_move(g, survivor) is None]
    survivor = await pick.survivor(g, seat, movers, "prompt-drive", "DW-ASK-10")
    await move_action(g, survivor, fuel=card)


async def equip(g: Winter, seat: int, card: int) -> None:
    """DW-PLAY-04..07: onto any of the player's survivors."""
    kind = CARDS[card]
    survivor = await pick.survivor(g, seat, g.group(seat), "prompt-equip", "DW-PLAY-05", item=kind)
    survivor.items.append(card)
    g.emit("card.equipped", "DW-PLAY-04", player=str(seat), survivor=survivor.id, item=kind)
    g.note(on.Equip, survivor=survivor.id, place=survivor.place, symbol=SYMBOL[card], card=card)


def cannot_spend_food(g: Winter, seat: int) -> No | None:
    """DW-SPEND-01, -03, -04, DW-EXILE-13: a token, and a die that can go up; never an exile."""
    if g.player(seat).exiled:
        return no("refused-exile-food", "DW-EXILE-13")
    if not raisable(g, seat):
        return no("refused-food-die", "DW-SPEND-03" if dice.ready(g, seat) else "DW-SPEND-04")
    return None if g.state.food else no("refused-no-food", "DW-SPEND-01")


def cannot_eat(g: Winter, seat: int) -> No | None:
    """DW-EXILE-14: a food card, and a die that can go up."""
    return None if raisable(g, seat) and g.held(seat, "food") else no("refused-eat", "DW-EXILE-14")


def raisable(g: Winter, seat: int) -> list[int]:
    """DW-SPEND-03: dice below 6; only the one that was taken up, if one was."""
    return [value for value in dice.ready(g, seat) if value < 6]


async def eat_for_die(g: Winter, seat: int) -> None:
    """DW-EXILE-14: an exile plays a food card without its effect to raise one die."""
    card = await pick.card(g, seat, g.held(seat, "food"), "prompt-eat", "DW-EXILE-14", uncounted=True)
    value = await pick.die(g, seat, raisable(g, seat), "prompt-raise", "DW-EXILE-14")
    g.player(seat).hand.remove(card)
    put_away(g, seat, card)
    dice.turn_to(g, seat, value, value + 1)
    g.reveal(seat)
    g.emit("food.eaten", "DW-EXILE-14", player=str(seat), item=CARDS[card], die=value + 1)


async def spend_food(g: Winter, seat: int) -> None:
    """DW-SPEND-01..04: one token raises one unused die by one."""
    value = await pick.die(g, seat, raisable(g, seat), "prompt-raise", "DW-SPEND-01")
    g.state.food -= 1
    dice.turn_to(g, seat, value, value + 1)
    g.emit("food.spent", "DW-SPEND-01", player=str(seat), die=value + 1, food=g.state.food)
    g.note(on.SpendFood)


# -- the crisis and the main objective ----------------------------------------------------------------------------------


def cannot_contribute(g: Winter, seat: int) -> No | None:
    """DW-CONTR-02, DW-EXILE-08: a card in hand or equipped; never an exile."""
    if g.player(seat).exiled:
        return no("refused-exile-crisis", "DW-EXILE-08")
    given = g.player(seat).hand or any(survivor.items for survivor in g.group(seat))
    return None if given else no("refused-no-cards", "DW-CONTR-02")


async def contribute(g: Winter, seat: int) -> None:
    """DW-CONTR-01..05, DW-INFO-05: a card from hand or equipment, face down, as often as the player likes; the table sees how many.

    Whoever has only one kind of card is asked all the same: an answer that comes by itself would tell the others so.
    """
    found = pick.kinds(g.player(seat).hand)
    options = [Option(f"card:{kind}", "option-card", {"item": kind}, (pick.stalest(g, cards), "")) for kind, cards in found.items()]
    for survivor in g.group(seat):
        for kind, cards in pick.kinds(survivor.items).items():
            args: dict[str, Arg] = {"item": kind, "survivor": survivor.id}
            options.append(Option(f"card:{kind}@{survivor.id}", "option-card-of", args, (pick.stalest(g, cards), survivor.id)))
    options.append(Option("back", "option-keep-cards", {}, (NONE, "")))
    card: int
    owner: str
    card, owner = await pick.question(seat, "prompt-contribute", options, "DW-CONTR-01", {"crisis": g.state.crisis}, secret=True)
    if card == NONE:
        return
    (g.survivors[owner].items if owner else g.player(seat).hand).remove(card)
    give_to_crisis(g, seat, [card])


def give_to_crisis(g: Winter, seat: int, cards: list[int]) -> None:
    """Face down onto the crisis."""
    g.state.given += [Given(card, seat) for card in cards]
    g.state.turn.given += len(cards)
    g.emit("crisis.fed", "DW-CONTR-03", player=str(seat), count=len(cards))
    g.note(on.Contribute)


def wanted(g: Winter, card: int) -> bool:
    """DW-OBJ-02, -03: whether the main objective asks for that card."""
    item = ITEMS[CARDS[card]]
    return any(item.symbol == accepts.symbol and (accepts.starter or not item.starter) for accepts in g.side.accepts)


def cannot_feed(g: Winter, seat: int) -> No | None:
    """DW-OBJ-02: a card that it asks for."""
    return None if any(wanted(g, card) for card in g.player(seat).hand) else no("refused-objective", "DW-OBJ-02")


async def feed_objective(g: Winter, seat: int) -> None:
    """DW-OBJ-01..04: any number of the cards it asks for, face up."""
    fits = [card for card in g.player(seat).hand if wanted(g, card)]
    cards = await pick.cards(g, seat, fits, 1, len(fits), "prompt-objective", "DW-OBJ-01", uncounted=True)
    for card in cards:
        g.player(seat).hand.remove(card)
        g.state.on_objective.append(card)
    g.reveal(seat)
    g.emit("objective.fed", "DW-OBJ-01", player=str(seat), items=[CARDS[card] for card in cards])
