"""A player's turn (MC-TURN): what may be done, playing cards, changing form, and helping others on request."""

from __future__ import annotations

from stockade.engine import Ask, AskAny, Option, call
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.effects.happening import EntersPlay, FormChange
from stockade.games.marvel_champions.facts import PERMANENT
from stockade.games.marvel_champions.play import RESTRICTED_LIMIT, Champions
from stockade.games.marvel_champions.rules import attack, refusal
from stockade.games.marvel_champions.rules.card_moves import definition_hosts, leave, put, show_face
from stockade.games.marvel_champions.rules.choose import numbered, pick, pick_seat
from stockade.games.marvel_champions.rules.closed_hands import might_act
from stockade.games.marvel_champions.rules.damage import check_all
from stockade.games.marvel_champions.rules.initiate import cost_of, option_for, resolve, responses, usable
from stockade.games.marvel_champions.rules.payment import Bill, can_pay, pay
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
    mine = Ask(seat, "prompt-turn", turn_options(g, seat), rule="MC-TURN-01", why_not=lambda: refusal.for_turn(g, seat), who=g.face(seat))
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


def turn_options(g: Champions, seat: int) -> list[Option]:
    """Everything the active player may do now (MC-TURN-04, -07, MC-ALLY-13, MC-STATUS-16, -17, MC-TYPE-03)."""
    options: list[Option] = []
    identity = g.identity(seat)
    hero = g.is_hero(seat)
    foes, jobs = g.attackable(seat), g.thwartable()
    ready = [identity] if hero and not identity.exhausted else []
    ready += [ally for ally in g.allies_of(seat) if not ally.exhausted]
    for card in ready:
        name = card.entity
        if foes and g.can_power(card, "atk"):
            options.append(Option(f"attack:{name}", "option-attack", {"card": name, "count": g.stat(card, "atk")}, ("attack", card.id)))
        if jobs and g.can_power(card, "thw"):
            options.append(Option(f"thwart:{name}", "option-thwart", {"card": name, "count": g.stat(card, "thw")}, ("thwart", card.id)))
    if not hero and not identity.exhausted and identity.damage:  # MC-REC-02
        options.append(Option("recover", "option-recover", {"card": identity.entity, "count": g.stat(identity, "rec")}, ("recover", 0)))
    if not g.player(seat).flipped:
        options.append(Option("flip", "option-flip", {"card": identity.entity}, ("flip", 0)))
    codes: list[str] = []
    for card_id in g.player(seat).hand:
        if g.state.codes[card_id] in codes:
            continue  # copies of one card are one choice
        codes.append(g.state.codes[card_id])
        if g.facts(card_id).type in PERMANENT and can_play(g, seat, card_id):
            name = g.name(card_id)
            options.append(Option(f"play:{name}", "option-play", {"card": name, "count": cost_of(g, seat, card_id)}, ("play", card_id)))
    options += [action_option(g, use) for use in actions(g, seat, active=True)]
    options.append(Option("end", "option-end", {}, ("end", 0)))
    return numbered(options)


def action_option(g: Champions, use: Use) -> Option:
    """An Action among the options of a turn."""
    option = option_for(g, use)
    option.value = ("use", use)
    return option


def actions(g: Champions, seat: int, active: bool) -> list[Use]:
    """Actions of cards the player controls and of events in hand; of encounter cards only in their own turn (MC-TURN-08, -09, -14).

    Also MC-TURN-13, MC-ABIL-04.
    """
    found: list[Use] = []
    for bearer in g.listeners.at("action"):
        card = g.state.table[bearer]
        if card.controller == seat or (active and card.controller == NOBODY):
            for ability in BOOK[card.code].abilities:
                if ability.kind == "action" and usable(g, use := Use(ability, bearer, seat)):
                    found.append(use)
    codes: list[str] = []
    for card_id in g.player(seat).hand:
        if g.facts(card_id).type == "event" and g.state.codes[card_id] not in codes:
            codes.append(g.state.codes[card_id])
            for ability in BOOK[g.state.codes[card_id]].abilities:
                if ability.kind == "action" and usable(g, use := Use(ability, card_id, seat)):
                    found.append(use)
    return found


def requests(g: Champions, active: int) -> list[Ask]:
    """MC-TURN-10, -11: the others may use Actions too, or wait; who waits is not asked again in this turn (MC-TURN-12, MC-TALK-01)."""
    if g.state.seats == 1:
        return []
    asks: list[Ask] = []
    for seat in g.order():
        if seat == active or seat in g.state.waiting:
            continue
        uses, hidden = actions(g, seat, active=False), g.hides(seat) and might_act(g, seat)
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


def can_play(g: Champions, seat: int, card_id: int) -> bool:
    """MC-TURN-03, MC-PLAY-12: restrictions, a host, somebody to control it, and the price."""
    return play_refusal(g, seat, card_id) == "" and can_pay(g, seat, bill_for(g, seat, card_id))


def play_refusal(g: Champions, seat: int, card_id: int) -> str:
    """The rule that forbids playing the permanent now, apart from its price; empty when none does."""
    code = g.state.codes[card_id]
    entry = BOOK[code]
    if entry.hero_only and not g.is_hero(seat):
        return "MC-PLAY-12"
    if not g.can_enter(code):
        return "MC-UNIQUE-05"
    if not controllers(g, seat, code):
        return "MC-LIMIT-05"
    hosts = definition_hosts(g, code, seat)
    return "MC-INIT-10" if hosts is not None and not hosts else ""


def bill_for(g: Champions, seat: int, card_id: int) -> Bill:
    """What playing the card costs."""
    return Bill(cost_of(g, seat, card_id), (), card_id, g.facts(card_id).faction)


def controllers(g: Champions, seat: int, code: str) -> list[int]:
    """Under whose control it may be played (MC-PLAY-16, MC-LIMIT-05, MC-CARD-57, MC-OWN-02)."""
    entry = BOOK[code]
    seats = list(g.order()) if entry.anyone else [seat]
    if entry.facts.max_player:
        title = entry.facts.title
        seats = [s for s in seats if sum(BOOK[card.code].facts.title == title for card in g.own[s].values()) < entry.facts.max_player]
    return seats


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
    g.reveal()
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
