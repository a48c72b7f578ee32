"""Rounds and Turns (MA-TURN): two uses a Turn, each an activation or a card; the end of a Round in its order (MA-TURN-11)."""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, AskAny, Option, Refused, call
from stockade.engine.verdict import No, no, pointless
from stockade.games.mars_attacks.facts import BATTLES, CAMPAIGN, HAND
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules import card
from stockade.games.mars_attacks.rules.action import activate
from stockade.games.mars_attacks.rules.arrive import arrivals
from stockade.games.mars_attacks.rules.horde import zombie_test
from stockade.games.mars_attacks.rules.offer import NO_POINTS
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import BOARD, CAMP, Model, task

USES = 2
RETREAT = 3  # MA-LEAVE-05

HAS_ACTED = no("refused-activated", "MA-TURN-07")
NOT_FIRST = no("refused-authority", "MA-ABIL-49")
SOMEBODY_LEFT = no("refused-pass", "MA-TURN-04")
NOBODY_ACTED = no("refused-next", "MA-TURN-13")
NOBODY_LEFT = pointless("pointless-next", "MA-TURN-10")
TOO_LATE = no("refused-claim", "MA-ABIL-49")


@task
async def new_round(g: DeadSilence) -> None:
    """MA-TURN-12: the next Round begins with a clean board of markers."""
    state = g.state
    state.round += 1
    state.phase = "turns"
    # MA-ROUND-04: added dice are gone
    state.noise, state.quiet, state.authority, state.begun = 0, False, "", False
    for model in state.force:
        model.activated = False
    g.emit("round.began", "MA-TURN-10", round=state.round)
    g.next(call(new_turn))


@task
async def new_turn(g: DeadSilence) -> None:
    """MA-TURN-14: two uses; whether anybody is left to activate is read now."""
    state = g.state
    state.turn += 1
    state.uses, state.cards_used, state.turn_acted = USES, 0, 0
    state.turn_idle = not g.ready()
    g.next(call(turn))


@task
async def turn(g: DeadSilence) -> None:
    """MA-TURN-01..04, -13: activate, play, begin another Turn, or pass when nobody is left."""
    state = g.state
    if state.uses == 0:
        g.next(call(new_turn))
        return
    ready, common = g.ready(), common_options(g)
    asks: list[Ask] = []
    for seat in seats(g):
        models = [model for model in ready if model.seat == seat]
        own = [model_option(model) for model in models if no_activation(g, model) is None]
        own += [authority_option(model) for model in models if g.has(model, "authority") and no_claim(g, model) is None]
        if own or any(option.key != "next" for option in common):  # that alone is for those to say who still have a model to activate
            asks.append(Ask(seat, "prompt-turn", [*own, *common], rule="MA-TURN-01", why_not=lambda: why_not(g), count=state.uses))
    if all(option.key == "pass" for ask in asks for option in ask.options):
        asks = asks[:1]  # nobody has another answer: as with one player, nobody is asked
    _, (verb, what) = await AskAny(asks)
    match verb:
        case "activate":
            state.uses -= 1
            state.turn_acted += 1
            g.next(call(activate, what), call(turn))
        case "authority":
            claim(g, g.models[what])
            g.next(call(turn))
        case "next":
            g.next(call(new_turn))
        case "pass":
            g.emit("round.passed", "MA-TURN-10", round=state.round)
            g.next(call(end_of_round))
        case _:
            g.next(call(turn))
            await card.play(g, verb, what)


def seats(g: DeadSilence) -> list[int]:
    """MA-CAMP-13: whoever has a model on the board may say what happens next; with nobody there, the first player."""
    return list(dict.fromkeys(model.seat for model in g.state.force if model.stage == BOARD))


def model_option(model: Model) -> Option:
    return Option(f"activate:{model.id}", "option-activate", {"model": model.id}, ("activate", model.id))


def common_options(g: DeadSilence) -> list[Option]:
    """Cards, and the ways to end a Turn or the Round."""
    options = card.options(g)
    if no_pass(g) is None:
        options.append(Option("pass", "option-pass", {}, ("pass", ""), rule="MA-TURN-04"))
    elif no_next(g) is None:
        options.append(Option("next", "option-next-turn", {}, ("next", ""), rule="MA-TURN-01"))
    return options


def no_activation(g: DeadSilence, model: Model) -> No | None:
    """MA-TURN-07, MA-ABIL-49: once a Round, and whoever claimed the first go comes first."""
    if model.activated:
        return HAS_ACTED
    return None if g.state.begun or g.state.authority in ("", model.id) else NOT_FIRST


def no_pass(g: DeadSilence) -> No | None:
    """MA-TURN-04."""
    return SOMEBODY_LEFT if g.ready() else None


def no_next(g: DeadSilence) -> No | None:
    """MA-TURN-13; with nobody left to activate, passing is what there is to do (MA-TURN-10)."""
    if not g.ready():
        return NOBODY_LEFT
    return None if g.state.turn_acted else NOBODY_ACTED


def no_claim(g: DeadSilence, model: Model) -> No | None:
    """MA-ABIL-07, -49: before anything else in the Round, once."""
    if model.points < 1:
        return NO_POINTS
    return TOO_LATE if g.state.begun or g.state.authority else None


def why_not(g: DeadSilence) -> list[Refused]:
    """Models that are done, cards that have to wait, passing too early."""
    found = [
        no.to(f"activate:{model.id}", model=model.id, other=g.state.authority or model.id)
        for model in g.on_board()
        if (no := no_activation(g, model))
    ]
    claimants = [model for model in g.ready() if g.has(model, "authority")]
    found += [no.to(f"authority:{model.id}", model=model.id) for model in claimants if (no := no_claim(g, model))]
    count = len(g.ready())
    found += [no.to(key, count=count) for key, no in (("pass", no_pass(g)), ("next", no_next(g))) if no]
    return found + card.why_not(g)


def authority_option(model: Model) -> Option:
    told: dict[str, Any] = {"model": model.id, "points": model.points}
    return Option(f"authority:{model.id}", "option-authority", told, ("authority", model.id), rule="MA-ABIL-07")


def claim(g: DeadSilence, model: Model) -> None:
    """She acts first, and her first action is not heard."""
    model.points -= 1
    g.state.authority = model.id
    g.emit("ability.used", "MA-ABIL-07", model=model.id, ability="authority", points=model.points)


@task
async def end_of_round(g: DeadSilence) -> None:
    """MA-TURN-11: test, discard and draw, arrivals, scenario checks; then markers and dice come off."""
    g.next(*[call(step) for step in (*ROUND_END, new_round)])


@task
async def refill(g: DeadSilence) -> None:
    """MA-CARD-02: discard any number, then draw up to four."""
    state = g.state
    state.phase = "draw"
    g.emit("phase.began", "MA-CARD-02", phase="draw")
    kinds = list(dict.fromkeys(state.hand))
    if kinds:
        options = [Option(f"discard:{name}", "option-discard", {"card": name}, name, most=state.hand.count(name)) for name in kinds]
        ask = g.group_ask("prompt-discard", options, "MA-CARD-02", seat=0, least=0, most=len(state.hand), count=HAND)
        for name in await ask:
            state.hand.remove(name)
            state.discards.append(name)
            g.emit("card.discarded", "MA-CARD-02", card=name)
    g.next(call(card.draw_up))


@task
async def checks(g: DeadSilence) -> None:
    """MA-TURN-11, MA-LEAVE-05: what the scenario checks, then what the players may decide."""
    g.state.phase = "checks"
    g.emit("phase.began", "MA-TURN-11", phase="checks")
    here = SCENARIOS[g.state.battle]
    here.round_check(g)
    options = here.round_options(g)
    if g.state.round >= RETREAT:
        told: dict[str, Any] = {"count": len(g.on_board()), "then": after_retreat(g)}
        options.append(Option("retreat", "option-retreat", told, "retreat", rule="MA-LEAVE-05"))
    if not options:
        return
    options.insert(0, Option("stay", "option-stay", {}, "stay"))
    choice = await g.group_ask("prompt-checks", options, "MA-LEAVE-05", seat=0, round=g.state.round)
    if choice == "retreat":
        retreat(g)
    elif choice == "call":
        g.state.called = True
        g.emit("transport.called", "MA-HOME-05")
        g.stop_battle()


ROUND_END = (zombie_test, refill, arrivals, checks)  # MA-ARRIVE-14: arrivals come on top of what the test has stirred up


def after_retreat(g: DeadSilence) -> str:
    """What a retreat now would mean: the campaign goes `on`, the battle is played `again`, or all is `over`."""
    state = g.state
    if state.scenario != CAMPAIGN or state.battle == BATTLES[-1]:
        return "over"
    return "on" if SCENARIOS[state.battle].retreat_wins_through(g) else "again"


def retreat(g: DeadSilence) -> None:
    """MA-LEAVE-06, -07: the battle ends at once as a defeat; whoever is on the board lives."""
    g.state.retreated = True
    g.emit("players.retreated", "MA-LEAVE-06", battle=g.state.battle)
    for model in g.on_board():
        model.stage = CAMP
        model.square = -1
    g.crowd()
    g.stop_battle()
