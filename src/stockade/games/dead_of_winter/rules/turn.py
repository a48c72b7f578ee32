"""What a player may do on their turn: the menu of actions with and without a die, and the door to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockade.engine import Ask, Option, Refused
from stockade.engine.event import Arg
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.facts import CARDS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import action, card, dice, exile, pick, refusal, trade
from stockade.games.dead_of_winter.rules.attack import attack, can_attack
from stockade.games.dead_of_winter.rules.move import destinations, move_action
from stockade.games.dead_of_winter.rules.search import can_search, search
from stockade.games.dead_of_winter.state import Survivor


def menu(g: Winter, seat: int) -> tuple[list[Option], Callable[[], list[Refused]]]:
    """Everything the seat may do now, and a way to ask about the rest."""
    options: list[Option] = []
    left = dice.ready(g, seat)
    for survivor in g.group(seat):
        if g.can_act(survivor):
            survivor_options(g, survivor, left, options)
    card_options(g, seat, options)
    table_options(g, seat, left, options)
    if options:
        die_options(g, seat, options)
    options.append(Option("end", "option-end", {}, ("end", "")))
    return options, lambda: refusal.for_turn(g, seat, {option.key for option in options})


def survivor_options(g: Winter, survivor: Survivor, left: list[int], options: list[Option]) -> None:
    """What one survivor can do."""
    name = survivor.id
    args: dict[str, Arg] = {"survivor": name}
    if destinations(g, survivor):
        options.append(Option(f"move:{name}", "option-move", args, ("move", name)))
    if can_attack(g, survivor, left):
        options.append(Option(f"attack:{name}", "option-attack", args, ("attack", name)))
    if left:
        if can_search(g, survivor, left):
            options.append(Option(f"search:{name}", "option-search", args, ("search", name)))
        if g.empty_at(survivor.place):
            options.append(Option(f"barricade:{name}", "option-barricade", args, ("barricade", name)))
            if action.can_lure(g, survivor):
                options.append(Option(f"lure:{name}", "option-lure", args, ("lure", name)))
        if survivor.place == COLONY and g.state.waste:
            options.append(Option(f"clean:{name}", "option-clean", args, ("clean", name)))
    for power in action.usable_abilities(g, survivor, left):
        key = f"ability:{name}" if power.source == name else f"ability:{name}={power.source}"
        text = "option-ability" if power.source == name else "option-ability-copied"
        options.append(Option(key, text, {"survivor": name, "ability": power.source}, ("ability", (name, power))))
    if survivor.items:
        seen: list[str] = []
        for number in action.usable_items(g, survivor):
            kind = CARDS[number]
            if kind not in seen:
                seen.append(kind)
                options.append(Option(f"use:{kind}@{name}", "option-use", {"item": kind, "survivor": name}, ("use", (name, number))))
        if trade.handable(g, survivor) and trade.takers(g, survivor):
            options.append(Option(f"hand:{name}", "option-hand-off", args, ("hand", name)))


def card_options(g: Winter, seat: int, options: list[Option]) -> None:
    """Cards from hand."""
    hand = g.player(seat).hand
    kinds = sorted({CARDS[number] for number in hand})
    for kind in kinds:
        if card.playable(g, seat, kind):
            options.append(Option(f"play:{kind}", "option-play", {"item": kind}, ("play", kind)))
    exiled = g.player(seat).exiled
    if not exiled and (hand or any(survivor.items for survivor in g.group(seat))):
        options.append(Option("contribute", "option-contribute", {"crisis": g.state.crisis}, ("contribute", "")))
    if g.side.accepts and any(card.wanted(g, number) for number in hand):
        options.append(Option("objective", "option-objective", {}, ("objective", "")))


def table_options(g: Winter, seat: int, left: list[int], options: list[Option]) -> None:
    """What concerns the table: food for dice, requests, votes."""
    if left and min(left) < 6:
        if g.player(seat).exiled:
            if g.held(seat, "food"):
                options.append(Option("eat", "option-eat", {}, ("eat", "")))
        elif g.state.food:
            options.append(Option("food", "option-food", {"food": g.state.food}, ("food", "")))
    if trade.can_ask(g, seat):
        options.append(Option("ask", "option-ask", {}, ("ask", "")))
    if exile.candidates(g, seat):
        options.append(Option("vote", "option-vote", {}, ("vote", "")))


def die_options(g: Winter, seat: int, options: list[Option]) -> None:
    """DW-DICE-06: a die may be taken up to pay for the next action, and put back; without that the lowest one pays that is good enough."""
    taken = g.state.turn.die
    for face in sorted(set(g.unused(seat))):
        if face == taken:
            options.append(Option("die:any", "option-any-die", {"die": face}, ("die", 0)))
        else:
            options.append(Option(f"die:{face}", "option-take-die", {"die": face}, ("die", face)))


async def do(g: Winter, seat: int, verb: str, what: Any) -> None:
    """Carry out one choice of the menu."""
    match verb:
        case "die":
            g.state.turn.die = what
        case "move":
            await move_action(g, g.survivors[what])
        case "attack":
            await attack(g, g.survivors[what])
        case "search":
            await search(g, g.survivors[what])
        case "barricade":
            await action.barricade(g, g.survivors[what])
        case "lure":
            await action.lure_action(g, g.survivors[what])
        case "clean":
            await action.clean_waste(g, g.survivors[what])
        case "ability":
            name, power = what
            await action.use_ability(g, g.survivors[name], power)
        case "use":
            name, number = what
            await action.use_item(g, g.survivors[name], number)
        case "hand":
            await trade.hand_off(g, g.survivors[what])
        case "play":
            await play(g, seat, what)
        case "contribute":
            await card.contribute(g, seat)
        case "objective":
            await card.feed_objective(g, seat)
        case "food":
            await card.spend_food(g, seat)
        case "eat":
            await card.eat_for_die(g, seat)
        case "ask":
            await ask(g, seat)
        case _:
            await exile.call_vote(g, seat)


async def play(g: Winter, seat: int, kind: str) -> None:
    """A card of that kind leaves the hand; of several, one that was not used this round."""
    hand = g.player(seat).hand
    number = pick.freshest(g, [one for one in hand if CARDS[one] == kind])
    hand.remove(number)
    await card.play_card(g, seat, number)


async def ask(g: Winter, seat: int) -> None:
    """DW-ASK-01: for a card of one symbol."""
    options = [Option(f"ask:{symbol}", "option-ask-symbol", {"symbol": symbol}, symbol) for symbol in trade.symbols_to_ask(g, seat)]
    symbol: str = options[0].value
    if len(options) > 1:
        symbol = await Ask(seat, "prompt-ask", options, rule="DW-ASK-01")
    await trade.request(g, seat, symbol)
