"""Whom and where an effect means: the words that stand for players, places and survivors (`each_non_colony`, `leaders_non_exiled`, …).

`could_…` gives everything a word may mean without asking anybody; the coroutines ask where somebody has to choose (DW-EFFECT-12).
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, Effect
from stockade.games.dead_of_winter.facts import OUTSIDE, PLACE_OF, SPOTS, SURVIVORS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.death import influence
from stockade.games.dead_of_winter.state import Survivor

EVERYWHERE = tuple(range(len(SPOTS)))
SEVERAL_PLACES = ("each_location", "each_non_colony", "each_occupied_non_colony")
SEVERAL_SEATS = ("non_exiled_players", "each_other_player", "all")

# -- places -----------------------------------------------------------------------------------------------------------


def could_places(g: Winter, cause: Cause, where: str) -> list[int]:
    """Every place the word may stand for."""
    if where in PLACE_OF:
        return [PLACE_OF[where]]
    if where.startswith("location_of:"):
        survivor = g.survivors.get(where.split(":", 1)[1])
        return [survivor.place] if survivor is not None else []
    match where:
        case "here":
            return [cause.here(g)] if cause.here(g) >= 0 else []
        case "any" | "each_location":
            return list(EVERYWHERE)
        case "location_choice" | "each_non_colony" | "non_colony":
            return list(OUTSIDE)
        case "other_non_colony_choice":
            return [place for place in OUTSIDE if place != cause.here(g)]
        case "each_occupied_non_colony":
            return [place for place in OUTSIDE if g.at(place)]
        case "own_survivor_location":
            own = {survivor.place for survivor in g.group(cause.seat)}
            return [place for place in EVERYWHERE if place in own]
        case "school_or_library":
            return [PLACE_OF["school"], PLACE_OF["library"]]
        case _:
            raise AssertionError(where)


async def places(g: Winter, cause: Cause, where: str, seat: int, fit: list[int], prompt: str) -> list[int]:
    """The places meant: all of them for an `each_…`, otherwise one of those that fit."""
    if where in SEVERAL_PLACES:
        return fit
    return [await pick.place(g, seat, fit, prompt, cause.rule)] if fit else []


# -- players ----------------------------------------------------------------------------------------------------------


def could_seats(g: Winter, cause: Cause, who: str) -> list[int]:
    """Every player the word may stand for, clockwise from the one it happens to (DW-EFFECT-11)."""
    order = g.clockwise(cause.seat)
    others = [seat for seat in order if seat != cause.seat]
    if who.startswith("controller_of:"):
        survivor = g.survivors.get(who.split(":", 1)[1])
        return [survivor.seat] if survivor is not None else []
    match who:
        case "self" | "active" | "":
            return [cause.seat]
        case "other_player" | "each_other_player" | "all":
            return others
        case "non_exiled_players":
            return [seat for seat in order if not g.player(seat).exiled]
        case "giver":
            return [cause.giver]
        case "exiled_choice":
            return [seat for seat in others if g.player(seat).exiled]
        case "non_exiled_controller_here":
            here = cause.here(g)
            there = {survivor.seat for survivor in g.at(here) if not g.exiled(survivor)}
            return [seat for seat in others if seat in there]
        case _:
            raise AssertionError(who)


async def seats(g: Winter, cause: Cause, who: str, fit: list[int], prompt: str) -> list[int]:
    """The players meant: all of them, or one that the acting player chooses."""
    if who in SEVERAL_SEATS:
        return fit
    return [await pick.player(g, cause.seat, fit, prompt, cause.rule)] if fit else []


# -- survivors --------------------------------------------------------------------------------------------------------


def could_people(g: Winter, cause: Cause, effect: Effect) -> list[Survivor]:
    """Every survivor the word may stand for, from the lowest influence up (DW-EFFECT-06, -13)."""
    return sorted(_people(g, cause, effect), key=influence)


def _people(g: Winter, cause: Cause, effect: Effect) -> list[Survivor]:
    survivors = g.state.survivors
    own = cause.who(g)
    who = effect.who
    if who in SURVIVORS:
        return [g.survivors[who]] if who in g.survivors else []
    match who:
        case "acting_survivor" | "triggering_survivor" | "exposed_survivor" | "self" | "bearer" | "mover":
            return [own] if own is not None else []
        case "all_at":
            return g.at(PLACE_OF[effect.where])
        case "frostbitten_at":
            return [one for one in g.at(PLACE_OF[effect.where]) if one.frost]
        case "all_frostbitten":
            return [one for one in survivors if one.frost]
        case "all_non_exiled":
            return [one for one in survivors if not g.exiled(one)]
        case "all_outside":
            return [one for one in survivors if one.place != COLONY]
        case "chosen_others":
            return [one for one in survivors if one is not own]
        case "highest_influence_non_exiled":
            return sorted((one for one in survivors if not g.exiled(one)), key=influence)[-effect.count :]
        case "lowest_influence_non_exiled":
            return sorted((one for one in survivors if not g.exiled(one)), key=influence)[: effect.number]
        case "lowest_influence_at":
            return sorted(g.at(PLACE_OF[effect.where]), key=influence)[:1]
        case "leaders_non_exiled":
            return [g.survivors[g.player(seat).leader] for seat in g.colonists if g.player(seat).leader in g.survivors]
        case "own_at_colony_choice":
            return [one for one in g.group(cause.seat) if one.place == COLONY]
        case "own_here_choice":
            return [one for one in g.group(cause.seat) if one.place == cause.here(g)]
        case "own_or_shared_location":
            mine = {one.place for one in g.group(cause.seat)}
            return [one for one in survivors if one.seat == cause.seat or one.place in mine]
        case "survivor_here_any_controller":
            return g.at(cause.here(g))
        case _:
            raise AssertionError(who)


CHOSEN = ("own_at_colony_choice", "own_here_choice", "own_or_shared_location", "survivor_here_any_controller")


async def people(g: Winter, cause: Cause, effect: Effect, fit: list[Survivor], prompt: str) -> list[Survivor]:
    """The survivors meant: one of them where the word leaves a choice, otherwise all that fit."""
    if effect.who in CHOSEN and fit:
        return [await pick.survivor(g, cause.seat, fit, prompt, cause.rule)]
    if effect.who == "chosen_others" and fit:
        return await some(g, cause, fit, effect.count, prompt)
    return fit


async def some(g: Winter, cause: Cause, fit: list[Survivor], most: int, prompt: str) -> list[Survivor]:
    """Up to so many of them, the player's choice."""
    options = [Option(f"who:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in fit]
    chosen: list[str] = await Ask(cause.seat, prompt, options, least=0, most=min(most, len(fit)), rule=cause.rule)
    return [g.survivors[name] for name in chosen]
