"""What cards do to survivors: wounds and healing, exposure, death, moves, newcomers, and groups that change hands."""

from __future__ import annotations

from stockade.engine import Ask, AskAll, Option
from stockade.games.dead_of_winter.effects.effect import op
from stockade.games.dead_of_winter.effects.selector import could_people, could_places, could_seats, people
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, Effect
from stockade.games.dead_of_winter.facts import PLACE_OF
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.death import can_join, draw, influence, join, kill, new_leader, remove, replace
from stockade.games.dead_of_winter.rules.exposure import expose
from stockade.games.dead_of_winter.rules.exposure import frostbite as freeze
from stockade.games.dead_of_winter.rules.exposure import wound as hurt
from stockade.games.dead_of_winter.rules.move import go
from stockade.games.dead_of_winter.state import Survivor

# -- wounds -----------------------------------------------------------------------------------------------------------


def _anybody(g: Winter, cause: Cause, e: Effect) -> bool:
    return bool(could_people(g, cause, e))


@op("wound", can=_anybody)
async def wound(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "wound", n = 1, who = "all_at", where = "colony" }`: the group is fixed first (DW-EFFECT-13)."""
    for survivor in await people(g, cause, e, could_people(g, cause, e), "prompt-wound-whom"):
        if survivor.id in g.survivors:
            await hurt(g, survivor, e.number, cause.rule)


@op("frostbite", can=_anybody)
async def frostbite(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "frostbite", n = 1, who = "leaders_non_exiled" }`"""
    for survivor in await people(g, cause, e, could_people(g, cause, e), "prompt-wound-whom"):
        if survivor.id in g.survivors:
            await freeze(g, survivor, e.number, cause.rule)


@op("exposure", can=_anybody)
async def exposure(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "exposure", who = "acting_survivor" }`"""
    for survivor in could_people(g, cause, e):
        if survivor.id in g.survivors:
            await expose(g, survivor, cause.rule)


def _sores(survivor: Survivor, kind: str) -> int:
    """Tokens of that kind, or of both kinds."""
    return (survivor.frost if kind != "wound" else 0) + (survivor.wounds if kind != "frostbite" else 0)


def _sick(g: Winter, cause: Cause, e: Effect) -> list[Survivor]:
    return [one for one in could_people(g, cause, e) if _sores(one, e.kind)]


@op("heal", can=lambda g, cause, e: bool(_sick(g, cause, e)))
async def heal(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "heal", n = 1, who = "own_or_shared_location" }`: its player chooses which token."""
    for survivor in await people(g, cause, e, _sick(g, cause, e), "prompt-heal-whom"):
        for _ in range(min(e.number, _sores(survivor, e.kind))):
            await heal_one(g, survivor, cause.rule, e.kind)


async def heal_one(g: Winter, survivor: Survivor, rule: str, kind: str) -> None:
    """One token comes off, of the kind its player likes."""
    if not kind:
        kind = "frostbite" if not survivor.wounds else "wound"
        if survivor.wounds and survivor.frost:
            options = [Option(f"heal:{name}", f"option-heal-{name}", {}, name) for name in ("frostbite", "wound")]
            kind = await Ask(survivor.seat, "prompt-heal-which", options, rule="DW-EFFECT-12", survivor=survivor.id)
    if kind == "frostbite":
        survivor.frost -= 1
    else:
        survivor.wounds -= 1
    g.emit(f"survivor.healed-{kind}", rule, survivor=survivor.id, wounds=g.wounds(survivor))


@op("convert_wound", can=lambda g, cause, e: any(one.frost for one in could_people(g, cause, e)))
async def convert_wound(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "convert_wound", n = 1, who = "exposed_survivor", src = "frostbite", to = "wound" }`"""
    for survivor in could_people(g, cause, e):
        count = min(e.number, survivor.frost)
        survivor.frost -= count
        survivor.wounds += count
        g.emit("survivor.thawed", cause.rule, survivor=survivor.id)


# -- out of the game ----------------------------------------------------------------------------------------------------


@op("kill_survivor", can=_anybody)
async def kill_survivor(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "kill_survivor", n = 2, who = "lowest_influence_non_exiled" }`"""
    for survivor in could_people(g, cause, e):
        if survivor.id in g.survivors:
            await kill(g, survivor, cause.rule)


@op("remove_survivor", can=_anybody)
async def remove_survivor(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "remove_survivor", who = "self" }`: not a death (DW-DEATH-13)."""
    for survivor in could_people(g, cause, e):
        await remove(g, survivor, "DW-DEATH-13")


# -- moves and newcomers ------------------------------------------------------------------------------------------------


def _movable(g: Winter, cause: Cause, e: Effect) -> list[Survivor]:
    place = PLACE_OF[e.where]
    if g.room(place) <= 0:
        return []
    return [one for one in could_people(g, cause, e) if one.place != place and not (place == COLONY and g.exiled(one))]


@op("move", can=lambda g, cause, e: bool(_movable(g, cause, e)))
async def move(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "move", who = "sparky", where = "colony", exposure = false }`: not its move for the turn."""
    for survivor in _movable(g, cause, e):
        await go(g, survivor, PLACE_OF[e.where], cause.rule, roll=bool(e.exposure))


@op("add_survivor", can=lambda g, cause, e: any(can_join(g, seat) for seat in could_seats(g, cause, e.to)))
async def add_survivor(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "add_survivor", n = 1, to = "self" }`: at the colony, outside for an exile, or at `where`."""
    for seat in could_seats(g, cause, e.to):
        for _ in range(e.number):
            if not g.state.survivor_deck:
                return
            if e.where:
                where = could_places(g, cause, e.where)[0]
                if g.room(where) > 0:
                    await join(g, seat, draw(g), "DW-EFFECT-04", where=where)
            elif can_join(g, seat):
                await join(g, seat, draw(g), "DW-JOIN-01")


@op("find_survivor", can=lambda g, cause, e: e.survivor in g.state.survivor_deck and can_join(g, cause.seat))
async def find_survivor(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "find_survivor", survivor = "rod-miller", to = "self", then = "shuffle" }`"""
    if e.survivor in g.state.survivor_deck and can_join(g, cause.seat):
        g.state.survivor_deck.remove(e.survivor)
        g.reveal()
        await join(g, cause.seat, e.survivor, "DW-JOIN-01")
        g.chance.shuffle(g.state.survivor_deck)


@op("pass_survivor")
async def pass_survivor(g: Winter, cause: Cause, e: Effect) -> None:
    """`{ op = "pass_survivor", direction = "left" }`: all at the same time (DW-EFFECT-09..11)."""
    seats = [seat for seat in g.clockwise(g.first_player) if not g.player(seat).exiled]
    givers = [seat for seat in seats if g.group(seat)]
    if len(seats) < 2:
        return
    asks: list[Ask] = []
    for seat in givers:
        own = sorted(g.group(seat), key=influence)
        options = [Option(f"pass:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in own]
        asks.append(Ask(seat, "prompt-pass", options, rule="DW-EFFECT-11", secret=True))
    chosen: list[str] = await AskAll(asks)
    received: dict[int, str] = {}
    for seat, name in zip(givers, chosen, strict=True):
        target = seats[(seats.index(seat) + 1) % len(seats)]
        received[target] = name
        g.survivors[name].seat = target
        g.survivors[name].starting = False  # the new player did not begin with it
        g.emit("survivor.passed", "DW-EFFECT-09", survivor=name, player=str(seat), rival=str(target))
    for seat in seats:
        player = g.player(seat)
        group = g.group(seat)
        if not group:
            await replace(g, seat)
        elif player.leader not in [one.id for one in group]:
            await new_leader(g, seat, "DW-EFFECT-10", received.get(seat, ""))
