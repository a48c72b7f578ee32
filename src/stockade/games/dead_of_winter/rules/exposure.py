"""Exposure, wounds and bites (DW-EXPO, DW-BITE): the twelve-sided die that is rolled after moves and kills."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.effects.words.change import IgnoreBiteSpread, WoundInstead
from stockade.games.dead_of_winter.facts import FACES
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.death import bring_owed, check_limits, kill
from stockade.games.dead_of_winter.state import Survivor


async def expose(g: Winter, survivor: Survivor, rule: str) -> None:
    """DW-EXPO-01..05: roll for a survivor and apply the face at once."""
    face = FACES[g.chance.die(len(FACES)) - 1]
    g.emit("exposure.rolled", rule, survivor=survivor.id, face=face)
    match face:
        case "wound":
            await wound(g, survivor, 1, "DW-EXPO-03")
        case "frostbite":
            await frostbite(g, survivor, 1, "DW-EXPO-04")
        case "bite":
            if g.change(survivor, WoundInstead, of="bite") is not None:
                await wound(g, survivor, 1, "DW-ABIL-07")
                return
            await bite(g, survivor)
        case _:
            return
    if survivor.id in g.survivors and survivor.seat == g.state.turn.seat and not (face == "frostbite" and frost_is_wound(g, survivor)):
        g.note(on.ExposureResult, survivor=survivor.id, symbol=face)


def frost_is_wound(g: Winter, survivor: Survivor) -> bool:
    """Whether frostbite becomes an ordinary wound for this one."""
    return g.change(survivor, WoundInstead, of="frostbite") is not None


async def wound(g: Winter, survivor: Survivor, count: int, rule: str) -> None:
    """Ordinary wound tokens; the deadly one kills at once (DW-EXPO-06, DW-EFFECT-03)."""
    survivor.wounds += count
    g.emit("survivor.wounded", rule, survivor=survivor.id, count=count, wounds=g.wounds(survivor))
    if g.wounds(survivor) >= g.limit(survivor):
        await kill(g, survivor, "DW-EXPO-06", spreading=bool(g.state.owed))


async def frostbite(g: Winter, survivor: Survivor, count: int, rule: str) -> None:
    """DW-EXPO-04: a frostbite token counts as a wound in every respect."""
    if frost_is_wound(g, survivor):
        await wound(g, survivor, count, "DW-ABIL-07")
        return
    survivor.frost += count
    g.emit("survivor.frostbitten", rule, survivor=survivor.id, count=count, wounds=g.wounds(survivor))
    if g.wounds(survivor) >= g.limit(survivor):
        await kill(g, survivor, "DW-EXPO-06", spreading=bool(g.state.owed))


async def bite(g: Winter, survivor: Survivor) -> None:
    """DW-EXPO-05, DW-BITE: the bitten one dies, and the bite goes to the lowest influence there until it is stopped."""
    place = survivor.place
    await kill(g, survivor, "DW-EXPO-05", spreading=True)
    while (victim := next_victim(g, place)) is not None:  # DW-BITE-08
        g.emit("bite.spread", "DW-BITE-01", survivor=victim.id, place=PLACES[place])
        options = [Option("bite:kill", "option-bite-kill", {"survivor": victim.id}, "kill")]
        options.append(Option("bite:roll", "option-bite-roll", {"survivor": victim.id}, "roll"))  # DW-BITE-04
        choice: str = await Ask(victim.seat, "prompt-bite", options, rule="DW-BITE-04", source=victim.id, survivor=victim.id)
        if choice == "kill":
            await kill(g, victim, "DW-BITE-05", spreading=True)
            break
        face = FACES[g.chance.die(len(FACES)) - 1]
        g.emit("exposure.rolled", "DW-BITE-06", survivor=victim.id, face=face)
        if face == "blank":
            g.emit("bite.stopped", "DW-BITE-06", survivor=victim.id)
            break
        await kill(g, victim, "DW-BITE-07", spreading=True)
    await bring_owed(g)
    await check_limits(g)


def next_victim(g: Winter, place: int) -> Survivor | None:
    """DW-BITE-01..03, -10, -11: the lowest influence at the place, helpless survivors and those whom bites ignore left out."""
    there = [survivor for survivor in g.at(place) if g.change(survivor, IgnoreBiteSpread) is None]
    return g.lowest(there) if there else None
