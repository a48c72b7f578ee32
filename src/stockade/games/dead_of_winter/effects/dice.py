"""What cards do to action dice: gained, lost, spent, raised, turned, rolled again."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.dead_of_winter.effects.effect import op
from stockade.games.dead_of_winter.effects.selector import could_seats, seats
from stockade.games.dead_of_winter.effects.vocabulary import Effect
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import dice, pick
from stockade.games.dead_of_winter.rules.cause import Cause


def _with_dice(g: Winter, cause: Cause, e: Effect) -> list[int]:
    return [seat for seat in could_seats(g, cause, e.whose) if g.unused(seat)]


def _has_dice(g: Winter, cause: Cause, e: Effect) -> bool:
    return bool(_with_dice(g, cause, e))


def _changeable(g: Winter, seat: int, by: int) -> list[int]:
    """Dice that can still go that way."""
    return [value for value in g.unused(seat) if (value < 6 if by > 0 else value > 1)]


def _can_change(g: Winter, cause: Cause, e: Effect) -> bool:
    return any(_changeable(g, seat, e.number) for seat in could_seats(g, cause, e.whose))


@op("die_gain")
async def die_gain(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_gain", n = 1, value = 6 }`: gone at the end of the turn."""
    g.player(cause.seat).gained += [e.value] * e.number
    g.emit("die.gained", cause.rule, player=str(cause.seat), die=e.value)


@op("die_lose", can=_has_dice)
async def die_lose(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_lose", n = 1, whose = "non_exiled_players" }`: the owner picks it."""
    for seat in _with_dice(g, cause, e):
        value = await pick.die(g, seat, g.unused(seat), "prompt-lose-die", cause.rule)
        player = g.player(seat)
        (player.gained if value in player.gained else player.dice).remove(value)
        g.emit("die.lost", cause.rule, player=str(seat), die=value)


@op("die_spend", can=_has_dice)
async def die_spend(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_spend", n = 1 }`: a die of any value."""
    dice.spend(g, cause.seat, await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-spend-die", cause.rule))


@op("die_plus", can=_can_change)
async def die_plus(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_plus", n = 1, whose = "self" }`: within 1 to 6, never a die that cannot change."""
    fit = [seat for seat in could_seats(g, cause, e.whose) if _changeable(g, seat, e.number)]
    for seat in await seats(g, cause, e.whose, fit, "prompt-whose-die"):
        value = await pick.die(g, cause.seat, _changeable(g, seat, e.number), "prompt-change-die", cause.rule, count=e.number)
        face = max(1, min(6, value + e.number))
        dice.turn_to(g, seat, value, face)
        g.emit("die.changed", cause.rule, player=str(seat), before=value, die=face)


@op("die_set", can=_has_dice)
async def die_set(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_set", n = 1 }`: turned to a face of one's choice."""
    value = await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-set-die", cause.rule)
    face = await pick.die(g, cause.seat, [face for face in range(1, 7) if face != value], "prompt-set-face", cause.rule, die=value)
    dice.turn_to(g, cause.seat, value, face)
    g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=face)


@op("die_set_to", can=_has_dice)
async def die_set_to(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_set_to", n = 1, value = 1 }`"""
    if not g.unused(cause.seat):
        return
    value = await pick.die(g, cause.seat, g.unused(cause.seat), "prompt-set-die", cause.rule)
    dice.turn_to(g, cause.seat, value, e.value)
    g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=e.value)


@op("die_reroll", can=_has_dice)
async def die_reroll(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "die_reroll", n = "any" }`: once, and the new results stand."""
    left = g.unused(cause.seat)
    if not left:
        return
    if isinstance(e.n, str) and len(left) > 1:
        options = [Option(f"die:{face}", "option-die", {"die": face}, face, most=left.count(face)) for face in sorted(set(left))]
        chosen: list[int] = await pick.several(cause.seat, options, 1, len(left), "prompt-reroll", cause.rule)
    else:
        chosen = [await pick.die(g, cause.seat, left, "prompt-reroll-one", cause.rule)]
    for value in chosen:
        face = g.chance.die()
        dice.turn_to(g, cause.seat, value, face)
        g.emit("die.changed", cause.rule, player=str(cause.seat), before=value, die=face)
