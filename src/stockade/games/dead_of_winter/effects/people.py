"""What cards do to survivors: wounds and healing, exposure, death, moves, newcomers, and groups that change hands."""

from __future__ import annotations

from stockade.engine import Ask, AskAll, Option
from stockade.games.dead_of_winter.effects.effect import does
from stockade.games.dead_of_winter.effects.selector import could_people, could_places, could_seats, meant, people
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import people as words
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


def _anybody(g: Winter, cause: Cause, e: words.Affecting) -> bool:
    return bool(meant(g, cause, e.who))


@does(words.Wound, can=_anybody)
async def wound(g: Winter, cause: Cause, e: words.Wound) -> None:
    """DW-EFFECT-13: who is meant is settled first."""
    for survivor in await people(g, cause, e.who, could_people(g, cause, e.who), "prompt-wound-whom"):
        if survivor.id in g.survivors:
            await hurt(g, survivor, e.n, cause.rule)


@does(words.Frostbite, can=_anybody)
async def frostbite(g: Winter, cause: Cause, e: words.Frostbite) -> None:
    """DW-EFFECT-13: who is meant is settled first."""
    for survivor in await people(g, cause, e.who, could_people(g, cause, e.who), "prompt-wound-whom"):
        if survivor.id in g.survivors:
            await freeze(g, survivor, e.n, cause.rule)


@does(words.RollExposure, can=_anybody)
async def roll_exposure(g: Winter, cause: Cause, e: words.RollExposure) -> None:
    """One roll each."""
    for survivor in could_people(g, cause, e.who):
        if survivor.id in g.survivors:
            await expose(g, survivor, cause.rule)


def _sores(survivor: Survivor, kind: str | None) -> int:
    """Tokens of that kind, or of both kinds."""
    return (survivor.frost if kind != "wound" else 0) + (survivor.wounds if kind != "frostbite" else 0)


def _sick(g: Winter, cause: Cause, e: words.Heal) -> list[Survivor]:
    return [one for one in could_people(g, cause, e.who) if _sores(one, e.kind)]


@does(words.Heal, can=lambda g, cause, e: any(_sores(one, e.kind) for one in meant(g, cause, e.who)))
async def heal(g: Winter, cause: Cause, e: words.Heal) -> None:
    """DW-EFFECT-12: its player chooses which token."""
    for survivor in await people(g, cause, e.who, _sick(g, cause, e), "prompt-heal-whom"):
        for _ in range(min(e.n, _sores(survivor, e.kind))):
            await heal_one(g, survivor, cause.rule, e.kind)


async def heal_one(g: Winter, survivor: Survivor, rule: str, kind: str | None) -> None:
    """One token comes off, of the kind its player likes."""
    if kind is None:
        kind = "frostbite" if not survivor.wounds else "wound"
        if survivor.wounds and survivor.frost:
            options = [Option(f"heal:{name}", f"option-heal-{name}", {}, name) for name in ("frostbite", "wound")]
            kind = await Ask(survivor.seat, "prompt-heal-which", options, rule="DW-EFFECT-12", survivor=survivor.id)
    if kind == "frostbite":
        survivor.frost -= 1
    else:
        survivor.wounds -= 1
    g.emit(f"survivor.healed-{kind}", rule, survivor=survivor.id, wounds=g.wounds(survivor))


@does(words.Thaw, can=lambda g, cause, e: any(one.frost for one in could_people(g, cause, e.who)))
async def thaw(g: Winter, cause: Cause, e: words.Thaw) -> None:
    """As many as there are."""
    for survivor in could_people(g, cause, e.who):
        count = min(e.n, survivor.frost)
        survivor.frost -= count
        survivor.wounds += count
        g.emit("survivor.thawed", cause.rule, survivor=survivor.id)


# -- out of the game ----------------------------------------------------------------------------------------------------


@does(words.KillSurvivor, can=_anybody)
async def kill_survivor(g: Winter, cause: Cause, e: words.KillSurvivor) -> None:
    """DW-EFFECT-13: one by one from the lowest influence up."""
    for survivor in could_people(g, cause, e.who):
        if survivor.id in g.survivors:
            await kill(g, survivor, cause.rule)


@does(words.RemoveSurvivor, can=_anybody)
async def remove_survivor(g: Winter, cause: Cause, e: words.RemoveSurvivor) -> None:
    """DW-DEATH-13: not a death."""
    for survivor in could_people(g, cause, e.who):
        await remove(g, survivor, "DW-DEATH-13")


# -- moves and newcomers ------------------------------------------------------------------------------------------------


def _movable(g: Winter, cause: Cause, e: words.Move) -> list[Survivor]:
    place = PLACE_OF[e.where]
    if g.room(place) <= 0:
        return []
    return [one for one in could_people(g, cause, e.who) if one.place != place and not (place == COLONY and g.exiled(one))]


@does(words.Move, can=lambda g, cause, e: bool(_movable(g, cause, e)))
async def move(g: Winter, cause: Cause, e: words.Move) -> None:
    """Not its move for the turn."""
    for survivor in _movable(g, cause, e):
        await go(g, survivor, PLACE_OF[e.where], cause.rule, roll=e.exposure)


@does(words.AddSurvivor, can=lambda g, cause, e: any(can_join(g, seat) for seat in could_seats(g, cause, e.to)))
async def add_survivor(g: Winter, cause: Cause, e: words.AddSurvivor) -> None:
    """DW-JOIN-01, -06: as long as there is somebody to draw, and room."""
    for seat in could_seats(g, cause, e.to):
        for _ in range(e.n):
            if not g.state.survivor_deck:
                return
            if e.where is not None:
                where = could_places(g, cause, e.where)[0]
                if g.room(where) > 0:
                    await join(g, seat, draw(g), "DW-EFFECT-04", where=where)
            elif can_join(g, seat):
                await join(g, seat, draw(g), "DW-JOIN-01")


@does(words.FindSurvivor, can=lambda g, cause, e: e.survivor in g.state.survivor_deck and can_join(g, cause.seat))
async def find_survivor(g: Winter, cause: Cause, e: words.FindSurvivor) -> None:
    """Afterwards the deck is shuffled."""
    name = str(e.survivor)
    if name in g.state.survivor_deck and can_join(g, cause.seat):
        g.state.survivor_deck.remove(name)
        g.reveal()
        await join(g, cause.seat, name, "DW-JOIN-01")
        g.chance.shuffle(g.state.survivor_deck)


@does(words.PassSurvivor)
async def pass_survivor(g: Winter, cause: Cause, e: words.PassSurvivor) -> None:
    """DW-EFFECT-09..11: all at the same time."""
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
