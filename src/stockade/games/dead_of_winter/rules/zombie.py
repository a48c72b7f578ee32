"""Zombies arriving, lured away, killed and removed (DW-ZOMB, DW-KILL, DW-LURE), with barricades and overruns."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.effects.words.change import Exposure
from stockade.games.dead_of_winter.facts import ENTRANCE_PLACE, ENTRANCES, SPOTS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.death import kill, kill_helpless
from stockade.games.dead_of_winter.rules.exposure import expose
from stockade.games.dead_of_winter.state import NONE, Survivor

# -- arriving ---------------------------------------------------------------------------------------------------------


async def add_zombies(g: Winter, place: int, count: int, rule: str) -> None:
    """DW-ZOMB-02, -03, -10, -19: one by one round the entrances, starting at the first one."""
    gates = SPOTS[place].entrances
    arrived = 0
    for number in range(count):
        gate = gates[number % len(gates)]
        if g.empty(gate) > 0:  # DW-COMP-08, -09: spaces are the only limit
            g.state.zombies[gate] += 1  # DW-ZOMB-06
            arrived += 1
            continue
        if arrived:
            g.emit("zombies.arrived", rule, place=PLACES[place], count=arrived)
            arrived = 0
        await break_in(g, gate)
    if arrived:
        g.emit("zombies.arrived", rule, place=PLACES[place], count=arrived)


async def break_in(g: Winter, gate: int) -> None:
    """DW-ZOMB-04, -05, -07..09: no empty space, so a barricade goes down or the entrance is overrun."""
    if g.state.barricades[gate]:
        g.state.barricades[gate] -= 1
        g.emit("barricade.broken", "DW-ZOMB-04", entrance=ENTRANCES[gate])
        return
    place = ENTRANCE_PLACE[gate]
    g.emit("entrance.overrun", "DW-ZOMB-07", entrance=ENTRANCES[gate], place=PLACES[place])
    there = g.at(place)
    if there:
        await kill(g, g.lowest(there), "DW-ZOMB-07")  # DW-ZOMB-18, DW-DEATH-11: and is replaced before the next zombie comes
    elif place == COLONY and g.state.helpless:
        kill_helpless(g, "DW-ZOMB-08")


# -- going ------------------------------------------------------------------------------------------------------------


async def kill_zombie(g: Winter, gate: int, rule: str, survivor: str = "") -> None:
    """DW-ATTACK-07, DW-KILL-06: it leaves the board; the main objective may care, before any exposure roll."""
    g.state.zombies[gate] -= 1
    place = PLACES[ENTRANCE_PLACE[gate]]
    if survivor:
        g.emit("zombie.slain", rule, survivor=survivor, place=place)
    else:
        g.emit("zombie.killed", rule, place=place)
    for reaction in g.side.reactions:
        if reaction.on == "zombie_killed":
            await effect.run(g, Cause(g.first_player, "DW-SCEN-01", neutral=True, place=ENTRANCE_PLACE[gate]), reaction.then)


async def slay(
    g: Winter, seat: int, place: int, count: int, rule: str, roller: Survivor | None, exposure: Exposure, first: int = NONE
) -> None:
    """DW-KILL-01..03, DW-ATTACK-21: so many zombies of a place fall, fewer if fewer are there; then exposure: none, once or for each.

    Nobody is asked which ones when all of them fall.
    """
    killed = 0
    name = roller.id if roller is not None else ""
    everything = count >= g.zombies_at(place)
    while killed < count and (gates := g.infested(place)):
        if killed == 0 and first != NONE:
            gate = first
        else:
            gate = gates[0] if everything else await pick.entrance(g, seat, gates, "prompt-kill", rule)
        await kill_zombie(g, gate, rule, name)
        killed += 1
    rolls = {"none": 0, "once": min(1, killed), "each": killed}[exposure]
    for _ in range(rolls):
        if name in g.survivors:  # DW-KILL-03
            await expose(g, g.survivors[name], "DW-KILL-02" if killed > 1 else "DW-KILL-01")


async def remove_zombies(g: Winter, seat: int, place: int, count: int, rule: str) -> None:
    """DW-KILL-04: taken off, which is no kill; nobody is asked which ones when all of them go."""
    there = g.zombies_at(place)
    everything, count = count >= there, min(count, there)
    for _ in range(count):
        gates = g.infested(place)
        gate = gates[0] if everything else await pick.entrance(g, seat, gates, "prompt-remove-zombie", rule)
        g.state.zombies[gate] -= 1
    if count:
        g.emit("zombies.removed", rule, place=PLACES[place], count=count)


# -- luring -----------------------------------------------------------------------------------------------------------


def lure_sources(g: Winter, place: int) -> list[int]:
    """DW-LURE-03, -05, -06: other places with zombies, when there is an empty space here."""
    if not g.has_space(place):
        return []
    return [source for source in range(len(SPOTS)) if source != place and g.zombies_at(source)]


async def lure(g: Winter, seat: int, place: int, count: int, rule: str) -> None:
    """DW-LURE-02..06: up to so many zombies from one other place to empty spaces here."""
    sources = lure_sources(g, place)
    if not sources:
        return
    source = await pick.place(g, seat, sources, "prompt-lure-from", rule, to=PLACES[place])
    came = 0
    while came < count and g.zombies_at(source) and g.has_space(place):
        stop = [Option("stop", "option-lure-stop", {"count": came}, NONE)]
        gates = g.infested(source)
        options = [Option(f"at:{ENTRANCES[gate]}", "option-attack-zombie", {"entrance": ENTRANCES[gate]}, gate) for gate in gates]
        gate: int = await Ask(seat, "prompt-lure", options + stop, rule=rule, place=PLACES[source], count=came)
        if gate == NONE:
            break
        goal = await pick.entrance(g, seat, g.empty_at(place), "prompt-lure-to", rule)
        g.state.zombies[gate] -= 1
        g.state.zombies[goal] += 1
        came += 1
    g.emit("zombies.lured", rule, origin=PLACES[source], place=PLACES[place], count=came)
