"""What a player may do on their turn: the menu of actions with and without a die, and the door to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockade.engine import Ask, Option, Refused
from stockade.engine.event import Arg
from stockade.engine.verdict import Menu, No
from stockade.games.dead_of_winter.facts import CARDS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import action, card, dice, exile, pick, trade
from stockade.games.dead_of_winter.rules.attack import attack, cannot_attack
from stockade.games.dead_of_winter.rules.move import cannot_move, move_action
from stockade.games.dead_of_winter.rules.search import cannot_search, search
from stockade.games.dead_of_winter.state import Survivor

DEEDS: tuple[tuple[str, str, Callable[[Winter, Survivor, list[int]], No | None]], ...] = (
    ("move", "option-move", lambda g, survivor, _: cannot_move(g, survivor)),
    ("attack", "option-attack", cannot_attack),
    ("search", "option-search", cannot_search),
    ("barricade", "option-barricade", action.cannot_barricade),
    ("lure", "option-lure", action.cannot_lure),
    ("clean", "option-clean", action.cannot_clean),
)
"""What any survivor can do: verb, message, verdict. All but moving takes a die."""
WITHOUT_DICE = DEEDS[:1]


def menu(g: Winter, seat: int) -> tuple[list[Option], Callable[[], list[Refused]]]:
    """Everything the seat may do now, and a way to ask about the rest."""
    options = fill(g, seat, Menu()).options
    return options, lambda: fill(g, seat, Menu(refusing=True)).refused


def fill(g: Winter, seat: int, menu: Menu) -> Menu:
    """Every action of the turn with the verdict of its rule."""
    ready = dice.ready(g, seat)
    for survivor in g.group(seat):
        survivor_actions(g, survivor, ready, menu)
    card_actions(g, seat, menu)
    table_actions(g, seat, menu)
    if menu.options:
        die_options(g, seat, menu.options)
    menu.options.append(Option("end", "option-end", {}, ("end", "")))
    return menu


def survivor_actions(g: Winter, survivor: Survivor, ready: list[int], menu: Menu) -> None:
    """What one survivor can do, an exile's and a newcomer's like any other (DW-EXILE-16, DW-JOIN-02)."""
    name = survivor.id
    args: dict[str, Arg] = {"survivor": name}
    for verb, text, cannot in DEEDS if ready or menu.refusing else WITHOUT_DICE:
        why = cannot(g, survivor, ready)
        if why is None or menu.refusing:
            rule = ""
            if verb == "attack" and not g.zombies_at(survivor.place):  # only people to hit: that is said before
                text, rule = "option-attack-fellow", "DW-ATTACK-11"
            menu.add(why, f"{verb}:{name}", text, args, (verb, name), rule)
    for power in action.usable_abilities(g, survivor):
        if menu.wants(why := action.cannot_use_ability(g, survivor, power, ready)):
            own = power.source == name
            key, text = (f"ability:{name}", "option-ability") if own else (f"ability:{name}={power.source}", "option-ability-copied")
            menu.add(why, key, text, {"survivor": name, "ability": power.source}, ("ability", (name, power)))
    if survivor.items:
        for kind, card in action.usable_items(g, survivor).items():
            if menu.wants(why := action.cannot_use_item(g, survivor, card)):
                menu.add(why, f"use:{kind}@{name}", "option-use", {"item": kind, "survivor": name}, ("use", (name, card)))
        menu.add(trade.cannot_hand_off(g, survivor), f"hand:{name}", "option-hand-off", args, ("hand", name))


def card_actions(g: Winter, seat: int, menu: Menu) -> None:
    """Cards from hand."""
    for kind in sorted({CARDS[number] for number in g.player(seat).hand}):
        if menu.wants(why := card.cannot_play(g, seat, kind)):
            menu.add(why, f"play:{kind}", "option-play", {"item": kind}, ("play", kind))
    menu.add(card.cannot_contribute(g, seat), "contribute", "option-contribute", {"crisis": g.state.crisis}, ("contribute", ""))
    if g.side.accepts:
        menu.add(card.cannot_feed(g, seat), "objective", "option-objective", {}, ("objective", ""))


def table_actions(g: Winter, seat: int, menu: Menu) -> None:
    """What concerns the table: food for dice, requests, votes."""
    menu.add(card.cannot_spend_food(g, seat), "food", "option-food", {"food": g.state.food}, ("food", ""))
    if g.player(seat).exiled:
        menu.add(card.cannot_eat(g, seat), "eat", "option-eat", {}, ("eat", ""))
    menu.add(trade.cannot_ask(g, seat), "ask", "option-ask", {}, ("ask", ""))
    menu.add(exile.cannot_call_vote(g, seat), "vote", "option-vote", {}, ("vote", ""))


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
