"""What cards do to action dice: gained, lost, spent, raised, turned, rolled again."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.dead_of_winter.effects.effect import does
from stockade.games.dead_of_winter.effects.selector import could_seats, seats
from stockade.games.dead_of_winter.effects.words import dice as words
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.cause import Cause


def _with_dice(g: Winter, cause: Cause, e: words.DieLose) -> list[int]:
    return [seat for seat in could_seats(g, cause, e.whose) if g.unused(seat)]


def _has_dice(g: Winter, cause: Cause, e: Deed) -> bool:
    return bool(g.unused(cause.seat))


def _changeable(g: Winter, seat: int, by: int) -> list[int]:
    """Dice that can still go that way."""
    return [value for value in g.unused(seat) if (value < 6 if by > 0 else value > 1)]


def _can_change(g: Winter, cause: Cause, e: words.DiePlus) -> bool:
    return any(_changeable(g, seat, e.n) for seat in could_seats(g, cause, e.whose))


@does(words.DieGain)
async def die_gain(g: Winter, cause: Cause, e: words.DieGain) -> None:
    """Gone at the end of the turn."""
    g.player(cause.seat).gained.append(e.value)
    g.emit("die.gained", cause.rule, player=str(cause.seat), die=e.value)


@does(words.DieLose, can=lambda g, cause, e: bool(_with_dice(g, cause, e)))
async def die_lose(g: Winter, cause: Cause, e: words.DieLose) -> None:
    """The owner picks it."""
    for seat in _with_dice(g, cause, e):
        value = await pick.die(g, seat, g.unused(seat), "prompt-lose-die", cause.rule)
        dice.lose(g, seat, value)
        g.emit("die.lost", cause.rule, player=str(seat), die=value)


@does(words.DieSpend, can=_has_dice)
async def die_spend(g: Winter, cause: Cause, e: words.DieSpend) -> None:
    """Of any value."""
    dice.spend(g, cause.seat, await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-spend-die", cause.rule))


@does(words.DiePlus, can=_can_change)
async def die_plus(g: Winter, cause: Cause, e: words.DiePlus) -> None:
    """Within 1 to 6, never a die that cannot change."""
    fit = [seat for seat in could_seats(g, cause, e.whose) if _changeable(g, seat, e.n)]
    for seat in await seats(g, cause, e.whose, fit, "prompt-whose-die"):
        value = await pick.die(g, cause.seat, _changeable(g, seat, e.n), "prompt-change-die", cause.rule, count=e.n)
        face = max(1, min(6, value + e.n))
        dice.turn_to(g, seat, value, face)
        g.emit("die.changed", cause.rule, player=str(seat), before=value, die=face)


@does(words.DieSet, can=_has_dice)
async def die_set(g: Winter, cause: Cause, e: words.DieSet) -> None:
    """To another face."""
    value = await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-set-die", cause.rule)
    face = await pick.die(g, cause.seat, [face for face in range(1, 7) if face != value], "prompt-set-face", cause.rule, die=value)
    dice.turn_to(g, cause.seat, value, face)
    g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=face)


@does(words.DieSetTo, can=_has_dice)
async def die_set_to(g: Winter, cause: Cause, e: words.DieSetTo) -> None:
    """Whatever it shows."""
    if not g.unused(cause.seat):
        return
    value = await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-set-die", cause.rule)
    dice.turn_to(g, cause.seat, value, e.value)
    g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=e.value)


@does(words.DieReroll, can=_has_dice)
async def die_reroll(g: Winter, cause: Cause, e: words.DieReroll) -> None:
    """Once, and the new results stand."""
    left = g.unused(cause.seat)
    if not left:
        return
    if e.several and len(left) > 1:
        options = [Option(f"die:{face}", "option-die", {"die": face}, face, most=left.count(face)) for face in sorted(set(left))]
        chosen: list[int] = await pick.several(cause.seat, options, 1, len(left), "prompt-reroll", cause.rule)
    else:
        chosen = [await pick.die(g, cause.seat, left, "prompt-reroll-one", cause.rule)]
    for value in chosen:
        face = g.chance.die()
        dice.turn_to(g, cause.seat, value, face)
        g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=face)
