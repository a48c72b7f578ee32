"""A player's turn (MC-TURN): what may be done, playing cards, changing form, and helping others on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from stockade.engine import Ask, AskAny, Option, Refused, call
from stockade.engine.event import Arg
from stockade.engine.verdict import Menu, No
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.effects.happening import EntersPlay, FormChange
from stockade.games.marvel_champions.play import RESTRICTED_LIMIT, Champions
from stockade.games.marvel_champions.rules import attack
from stockade.games.marvel_champions.rules.card_moves import definition_hosts, leave, put, show_face
from stockade.games.marvel_champions.rules.choose import numbered, pick, pick_seat
from stockade.games.marvel_champions.rules.closed_hands import might_act
from stockade.games.marvel_champions.rules.cost import bill_for, cannot_play, cannot_use, cost_of, usable
from stockade.games.marvel_champions.rules.damage import check_all
from stockade.games.marvel_champions.rules.initiate import resolve
from stockade.games.marvel_champions.rules.payment import pay
from stockade.games.marvel_champions.rules.react import option_for, responses
from stockade.games.marvel_champions.rules.restriction import (
    cannot_flip,
    cannot_recover,
    cannot_use_power,
    controllers,
    nobody_to_attack,
    not_now,
    nothing_to_thwart,
)
from stockade.games.marvel_champions.state import NOBODY, Card, task


@task.turn
async def begin_turn(g: Champions, seat: int) -> None:
    """MC-ROUND-02, -04."""
    if g.player(seat).out:
        return  # MC-ROUND-05
    g.state.active = seat
    g.state.waiting = []
    g.state.acted = False
    g.player(seat).flipped = False
    g.emit("turn.began", "MC-ROUND-02", who=g.face(seat))
    g.next(call(turn_action, seat))


@task
async def turn_action(g: Champions, seat: int) -> None:
    """MC-TURN-01: one thing after another, until the player ends the turn; others may offer their Actions (MC-TURN-10)."""
    if g.player(seat).out:
        return  # MC-ELIM-10
    options, why_not = menu(g, seat)
    mine = Ask(seat, "prompt-turn", options, rule="MC-TURN-01", why_not=why_not, who=g.face(seat))
    mine.secret = mine.always = g.hides(seat)
    asks = [mine, *requests(g, seat)]
    who, (verb, value) = (seat, await asks[0]) if len(asks) == 1 else await AskAny(asks)
    g.state.acted = True
    if verb == "end":
        g.emit("turn.ended", "MC-ROUND-03", who=g.face(seat))
        return
    g.next(call(turn_action, seat))
    if verb == "wait":
        g.state.waiting.append(who)
    else:
        await perform(g, who, verb, value)


def menu(g: Champions, seat: int) -> tuple[list[Option], Callable[[], list[Refused]]]:
    """Everything the active player may do now, and a way to ask about the rest (MC-TURN-04, -07, MC-ALLY-13, MC-STATUS-16, -17)."""
    options = fill(g, seat, one_of_each_face(g, seat), Menu()).options
    options.append(Option("end", "option-end", {}, ("end", 0)))
    return numbered(options), lambda: fill(g, seat, g.player(seat).hand, Menu(refusing=True)).refused


def fill(g: Champions, seat: int, hand: Sequence[int], menu: Menu) -> Menu:
    """What the player may expect to do in their turn, with the verdict of its rule."""
    basic_powers(g, seat, menu)
    for card_id in hand:
        if g.facts(card_id).type != "event" and menu.wants(why := cannot_play(g, seat, card_id)):
            name = g.name(card_id)
            args: dict[str, Arg] = {"card": name, "count": cost_of(g, seat, card_id)}
            menu.add(why, f"play:{name}", "option-play", args, ("play", card_id))
    for use in [*actions_in_play(g, seat, active=True), *actions_of_events(g, hand, seat)]:
        if menu.wants(why := cannot_use(g, use)):
            menu.put(why, action_option(g, use))
    if menu.refusing:
        for use in events_that_wait(g, hand, seat):
            menu.put(not_now(use.ability), action_option(g, use))
    return menu


def basic_powers(g: Champions, seat: int, menu: Menu) -> None:
    """Attack and thwart of hero and allies, recovery, and the change of form."""
    aims: dict[str, Aim] = {}  # looked for once, and only when somebody has the power
    for card in g.characters(seat):
        for verb, stat, aim in POWERS:
            if menu.wants(why := cannot_use_power(g, seat, card, stat)):
                aims[verb] = no_target, named, target = aims.get(verb) or aim(g, seat)
                if menu.wants(why := why or no_target):
                    args: dict[str, Arg] = {"card": card.entity, "count": g.stat(card, stat), **target}
                    menu.add(why, f"{verb}:{card.entity}", f"option-{verb}{named}", args, (verb, card.id))
    me = g.identity(seat)
    if menu.wants(why := cannot_recover(g, seat)):
        menu.add(why, "recover", "option-recover", {"card": me.entity, "count": g.stat(me, "rec")}, ("recover", 0))
    menu.add(cannot_flip(g, seat), "flip", "option-flip", {"card": me.entity}, ("flip", 0))


def attack_aim(g: Champions, seat: int) -> Aim:
    """What a basic attack could be made at."""
    foes = g.attackable(seat)
    return None if foes else nobody_to_attack(g, seat), *only_target(foes, 1 + len(g.minions))


def thwart_aim(g: Champions, seat: int) -> Aim:
    """What a basic thwart could take threat from."""
    jobs = g.thwartable()
    return None if jobs else nothing_to_thwart(g), *only_target(jobs, 1 + len(g.sides))


Aim = tuple[No | None, str, dict[str, Arg]]  # why there is none, and how the only one is named
POWERS: tuple[tuple[str, str, Callable[[Champions, int], Aim]], ...] = (("attack", "atk", attack_aim), ("thwart", "thw", thwart_aim))


def only_target(cards: list[Card], of: int) -> tuple[str, dict[str, Arg]]:
    """What is chosen by itself is named before, and that the others could not be chosen."""
    if len(cards) != 1:
        return "", {}
    return "-at" if of == 1 else "-only", {"target": cards[0].entity}


def action_option(g: Champions, use: Use) -> Option:
    """An Action among the options of a turn."""
    option = option_for(g, use)
    option.value = ("use", use)
    return option


def actions_in_play(g: Champions, seat: int, active: bool) -> Iterator[Use]:
    """Actions of cards the player controls; of encounter cards only in their own turn (MC-TURN-08, -09, -14)."""
    for bearer in g.listeners.at("action"):
        card = g.state.table[bearer]
        if card.controller == seat or (active and card.controller == NOBODY):
            yield from (Use(ability, bearer, seat) for ability in BOOK[card.code].abilities if ability.kind == "action")


def actions_of_events(g: Champions, hand: Sequence[int], seat: int) -> Iterator[Use]:
    """What playing an event of the hand does (MC-TURN-13, MC-ABIL-04)."""
    for card_id in hand:
        if g.facts(card_id).type == "event":
            yield from (Use(ability, card_id, seat) for ability in BOOK[g.state.codes[card_id]].abilities if ability.kind == "action")


def events_that_wait(g: Champions, hand: Sequence[int], seat: int) -> Iterator[Use]:
    """Events of the hand that are no Actions."""
    for card_id in hand:
        abilities = BOOK[g.state.codes[card_id]].abilities
        if g.facts(card_id).type == "event" and not any(ability.kind == "action" for ability in abilities):
            yield Use(abilities[0], card_id, seat)


def one_of_each_face(g: Champions, seat: int) -> list[int]:
    """Copies of one card in hand are one choice."""
    faces: dict[str, int] = {}
    for card_id in g.player(seat).hand:
        faces.setdefault(g.state.codes[card_id], card_id)
    return list(faces.values())


def actions(g: Champions, seat: int) -> list[Use]:
    """The Actions that a player may use in the turn of another."""
    found = [*actions_in_play(g, seat, active=False), *actions_of_events(g, one_of_each_face(g, seat), seat)]
    return [use for use in found if usable(g, use)]


def requests(g: Champions, active: int) -> list[Ask]:
    """MC-TURN-10, -11: the others may use Actions too, or wait; who waits is not asked again in this turn (MC-TURN-12)."""
    if g.state.seats == 1:
        return []
    asks: list[Ask] = []
    for seat in g.order():
        if seat == active or seat in g.state.waiting:
            continue
        uses, hidden = actions(g, seat), g.hides(seat) and might_act(g, seat)
        if uses or hidden:
            options = [*(action_option(g, use) for use in uses), Option("wait", "option-wait", {}, ("wait", 0))]
            ask = Ask(seat, "prompt-request", numbered(options), rule="MC-TURN-10", offer=True, who=g.face(active))
            ask.secret = ask.always = hidden
            asks.append(ask)
    return asks


async def perform(g: Champions, seat: int, verb: str, value: object) -> None:
    """Do what was chosen."""
    match verb, value:
        case "attack", int():
            await attack.basic_attack(g, seat, g.state.table[value])
        case "thwart", int():
            await attack.basic_thwart(g, seat, g.state.table[value])
        case "recover", _:
            attack.recover(g, seat)
        case "flip", _:
            g.player(seat).flipped = True
            await change_form(g, seat, "MC-TURN-02")
        case "play", int():
            await play_card(g, seat, value)
        case "use", Use():
            await resolve(g, value)
        case _:
            raise AssertionError(f"unknown option {verb}")


async def change_form(g: Champions, seat: int, rule: str) -> None:
    """MC-FORM-01..03: the other side shows; everything on the card stays (MC-FORM-04, -05)."""
    identity = g.identity(seat)
    back = BOOK[identity.code].facts.back or next(d.facts.id for d in BOOK.values() if d.facts.back == identity.code)
    old = identity.entity
    show_face(g, identity, back)
    g.emit("form.changed", rule, card=old, who=identity.entity)
    await check_all(g)
    await responses(g, FormChange(seat))


# -- playing cards ----------------------------------------------------------------------------------------------------


async def play_card(g: Champions, seat: int, card_id: int) -> None:
    """MC-PLAY-01, MC-INIT-02..07: pay, choose host or player, enter play, responses (MC-DECK-10, MC-TYPE-04, -05)."""
    player = g.player(seat)
    bill = bill_for(g, seat, card_id)
    player.discount = 0
    await pay(g, seat, bill, g.name(card_id))
    code = g.state.codes[card_id]
    hosts = definition_hosts(g, code, seat)
    host = -1 if hosts is None else (await pick(g, seat, "prompt-attach", hosts, "MC-ATTACH-01", card_id)).id
    controller = await pick_seat(g, seat, "prompt-controller", controllers(g, seat, code), "MC-PLAY-16", card_id)
    player.hand.remove(card_id)
    g.reveal(seat)
    card = put(g, card_id, controller, host)
    g.emit("card.played", "MC-PLAY-01", card=card.entity, who=g.face(seat))
    await arrive(g, card, controller, played=True)


async def arrive(g: Champions, card: Card, seat: int, played: bool) -> None:
    """The limits first, then what follows its arrival (MC-ALLY-10, MC-KEY-21)."""
    await keep_limits(g, seat)
    if g.here(card):
        await responses(g, EntersPlay(card, seat, played))


async def keep_limits(g: Champions, seat: int) -> None:
    """MC-ALLY-09, -10, MC-CARD-51, MC-KEY-20, -21: over a limit, allies or restricted cards of the player's choice go at once."""
    while len(allies := g.allies_of(seat)) > g.ally_limit(seat):
        leave(g, await pick(g, seat, "prompt-ally-limit", allies, "MC-ALLY-10"), "MC-ALLY-10")
    while len(held := [card for card in g.own[seat].values() if g.has_keyword(card, "restricted")]) > RESTRICTED_LIMIT:
        leave(g, await pick(g, seat, "prompt-restricted", held, "MC-KEY-21"), "MC-KEY-21")
