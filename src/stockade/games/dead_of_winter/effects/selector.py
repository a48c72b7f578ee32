"""Whom and where an effect means: each selector has one function here, found by its type.

`could_…` gives everything a word may mean without asking anybody; the coroutines ask where somebody has to choose (DW-EFFECT-12).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import selector as the
from stockade.games.dead_of_winter.effects.words.base import Selector
from stockade.games.dead_of_winter.facts import OUTSIDE, PLACE_OF, SPOTS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.death import influence
from stockade.games.dead_of_winter.state import Survivor

EVERYWHERE = tuple(range(len(SPOTS)))
S = TypeVar("S", bound=Selector)
Means = Callable[[Winter, Cause, S], "list[Any]"]
MEANS: dict[type[Selector], Means[Any]] = {}


def means(word: type[S]) -> Callable[[Means[S]], Means[S]]:
    """Says which word the function looks up."""

    def enter(function: Means[S]) -> Means[S]:
        MEANS[word] = function
        return function

    return enter


# -- places -----------------------------------------------------------------------------------------------------------


def could_places(g: Winter, cause: Cause, where: the.Where) -> list[int]:
    """Every place the word may stand for, in location order (DW-BOARD-13)."""
    return MEANS[type(where)](g, cause, where)


async def places(g: Winter, cause: Cause, where: the.Where, seat: int, fit: list[int], prompt: str) -> list[int]:
    """The places meant: all of them for an `each_…`, otherwise one of those that fit."""
    if where.every:
        return fit
    return [await pick.place(g, seat, fit, prompt, cause.rule)] if fit else []


@means(the.At)
def at(g: Winter, cause: Cause, where: the.At) -> list[int]:
    """That place."""
    return [PLACE_OF[where.place]]


@means(the.Any)
def anywhere(g: Winter, cause: Cause, where: the.Any) -> list[int]:
    """The whole board."""
    return list(EVERYWHERE)


@means(the.EachLocation)
def each_location(g: Winter, cause: Cause, where: the.EachLocation) -> list[int]:
    """The whole board."""
    return list(EVERYWHERE)


@means(the.EachNonColony)
def each_non_colony(g: Winter, cause: Cause, where: the.EachNonColony) -> list[int]:
    """All but the colony."""
    return list(OUTSIDE)


@means(the.EachOccupiedNonColony)
def each_occupied_non_colony(g: Winter, cause: Cause, where: the.EachOccupiedNonColony) -> list[int]:
    """Where somebody is."""
    return [place for place in OUTSIDE if g.at(place)]


@means(the.Here)
def here(g: Winter, cause: Cause, where: the.Here) -> list[int]:
    """The place in question, if there is one."""
    return [cause.here(g)] if cause.here(g) >= 0 else []


@means(the.LocationChoice)
def location_choice(g: Winter, cause: Cause, where: the.LocationChoice) -> list[int]:
    """All but the colony."""
    return list(OUTSIDE)


@means(the.OtherNonColonyChoice)
def other_non_colony_choice(g: Winter, cause: Cause, where: the.OtherNonColonyChoice) -> list[int]:
    """All but the colony and the place in question."""
    return [place for place in OUTSIDE if place != cause.here(g)]


@means(the.OwnSurvivorLocation)
def own_survivor_location(g: Winter, cause: Cause, where: the.OwnSurvivorLocation) -> list[int]:
    """Wherever one has somebody."""
    own = {survivor.place for survivor in g.group(cause.seat)}
    return [place for place in EVERYWHERE if place in own]


@means(the.SchoolOrLibrary)
def school_or_library(g: Winter, cause: Cause, where: the.SchoolOrLibrary) -> list[int]:
    """These two."""
    return [PLACE_OF["school"], PLACE_OF["library"]]


@means(the.LocationOf)
def location_of(g: Winter, cause: Cause, where: the.LocationOf) -> list[int]:
    """Nowhere when that survivor is not in play."""
    survivor = g.survivors.get(where.survivor)
    return [survivor.place] if survivor is not None else []


# -- players ----------------------------------------------------------------------------------------------------------


def could_seats(g: Winter, cause: Cause, whose: the.Whose) -> list[int]:
    """Every player the word may stand for, clockwise from the one it happens to (DW-EFFECT-11)."""
    return MEANS[type(whose)](g, cause, whose)


async def seats(g: Winter, cause: Cause, whose: the.Whose, fit: list[int], prompt: str) -> list[int]:
    """The players meant: all of them, or one that the acting player chooses."""
    if whose.every:
        return fit
    return [await pick.player(g, cause.seat, fit, prompt, cause.rule)] if fit else []


def others(g: Winter, cause: Cause) -> list[int]:
    """Everybody else in the game."""
    return [seat for seat in g.clockwise(cause.seat) if seat != cause.seat]


@means(the.Self)
def self(g: Winter, cause: Cause, whose: the.Self) -> list[int]:
    """The player it happens to."""
    return [cause.seat]


@means(the.OtherPlayer)
def other_player(g: Winter, cause: Cause, whose: the.OtherPlayer) -> list[int]:
    """One of the others."""
    return others(g, cause)


@means(the.EachOtherPlayer)
def each_other_player(g: Winter, cause: Cause, whose: the.EachOtherPlayer) -> list[int]:
    """All of the others."""
    return others(g, cause)


@means(the.NonExiledPlayers)
def non_exiled_players(g: Winter, cause: Cause, whose: the.NonExiledPlayers) -> list[int]:
    """Everybody in the colony."""
    return [seat for seat in g.clockwise(cause.seat) if not g.player(seat).exiled]


@means(the.Giver)
def giver(g: Winter, cause: Cause, whose: the.Giver) -> list[int]:
    """Who gave the card."""
    return [cause.giver]


@means(the.ExiledChoice)
def exiled_choice(g: Winter, cause: Cause, whose: the.ExiledChoice) -> list[int]:
    """Exiles."""
    return [seat for seat in others(g, cause) if g.player(seat).exiled]


@means(the.NonExiledControllerHere)
def non_exiled_controller_here(g: Winter, cause: Cause, whose: the.NonExiledControllerHere) -> list[int]:
    """Others of the colony with somebody here."""
    there = {survivor.seat for survivor in g.at(cause.here(g)) if not g.exiled(survivor)}
    return [seat for seat in others(g, cause) if seat in there]


@means(the.ControllerOf)
def controller_of(g: Winter, cause: Cause, whose: the.ControllerOf) -> list[int]:
    """Nobody when that survivor is not in play."""
    survivor = g.survivors.get(whose.survivor)
    return [survivor.seat] if survivor is not None else []


# -- survivors --------------------------------------------------------------------------------------------------------


def meant(g: Winter, cause: Cause, who: the.Who) -> list[Survivor]:
    """Every survivor the word may stand for, in no order: to see whether there is one."""
    return MEANS[type(who)](g, cause, who)


def could_people(g: Winter, cause: Cause, who: the.Who) -> list[Survivor]:
    """The same from the lowest influence up (DW-EFFECT-06, -13)."""
    return sorted(meant(g, cause, who), key=influence)


async def people(g: Winter, cause: Cause, who: the.Who, fit: list[Survivor], prompt: str) -> list[Survivor]:
    """The survivors meant: all that fit, or as many as the word lets the player choose."""
    if who.every or not fit:
        return fit
    if isinstance(who, the.ChosenOthers):
        return await some(g, cause, fit, who.count, prompt)
    return [await pick.survivor(g, cause.seat, fit, prompt, cause.rule)]


async def some(g: Winter, cause: Cause, fit: list[Survivor], most: int, prompt: str) -> list[Survivor]:
    """Up to so many of them, the player's choice."""
    options = [Option(f"who:{one.id}", "option-survivor", {"survivor": one.id}, one.id) for one in fit]
    chosen: list[str] = await Ask(cause.seat, prompt, options, least=0, most=min(most, len(fit)), rule=cause.rule)
    return [g.survivors[name] for name in chosen]


def colonists(g: Winter) -> list[Survivor]:
    """Survivors of players who are not exiled, from the lowest influence up."""
    return sorted((one for one in g.state.survivors if not g.exiled(one)), key=influence)


@means(the.Named)
def named(g: Winter, cause: Cause, who: the.Named) -> list[Survivor]:
    """Nobody when that survivor is not in play."""
    return [g.survivors[who.survivor]] if who.survivor in g.survivors else []


@means(the.ThatSurvivor)
def that_survivor(g: Winter, cause: Cause, who: the.ThatSurvivor) -> list[Survivor]:
    """The one in question, while in play."""
    own = cause.who(g)
    return [own] if own is not None else []


@means(the.AllAt)
def all_at(g: Winter, cause: Cause, who: the.AllAt) -> list[Survivor]:
    """Everybody there."""
    return g.at(PLACE_OF[who.place])


@means(the.AllFrostbitten)
def all_frostbitten(g: Winter, cause: Cause, who: the.AllFrostbitten) -> list[Survivor]:
    """Exiles included."""
    return [one for one in g.state.survivors if one.frost]


@means(the.FrostbittenAt)
def frostbitten_at(g: Winter, cause: Cause, who: the.FrostbittenAt) -> list[Survivor]:
    """Everybody with frostbite there."""
    return [one for one in g.at(PLACE_OF[who.place]) if one.frost]


@means(the.AllNonExiled)
def all_non_exiled(g: Winter, cause: Cause, who: the.AllNonExiled) -> list[Survivor]:
    """Wherever they are."""
    return colonists(g)


@means(the.AllOutside)
def all_outside(g: Winter, cause: Cause, who: the.AllOutside) -> list[Survivor]:
    """Exiles included."""
    return [one for one in g.state.survivors if one.place != COLONY]


@means(the.LeadersNonExiled)
def leaders_non_exiled(g: Winter, cause: Cause, who: the.LeadersNonExiled) -> list[Survivor]:
    """Leaders in play."""
    return [g.survivors[g.player(seat).leader] for seat in g.colonists if g.player(seat).leader in g.survivors]


@means(the.HighestInfluenceNonExiled)
def highest_influence(g: Winter, cause: Cause, who: the.HighestInfluenceNonExiled) -> list[Survivor]:
    """Fewer if there are fewer."""
    return colonists(g)[-who.count :]


@means(the.LowestInfluenceNonExiled)
def lowest_influence(g: Winter, cause: Cause, who: the.LowestInfluenceNonExiled) -> list[Survivor]:
    """Fewer if there are fewer."""
    return colonists(g)[: who.count]


@means(the.LowestInfluenceAt)
def lowest_influence_at(g: Winter, cause: Cause, who: the.LowestInfluenceAt) -> list[Survivor]:
    """Nobody where nobody is."""
    return sorted(g.at(PLACE_OF[who.place]), key=influence)[:1]


@means(the.ChosenOthers)
def chosen_others(g: Winter, cause: Cause, who: the.ChosenOthers) -> list[Survivor]:
    """Anybody but the one in question."""
    own = cause.who(g)
    return [one for one in g.state.survivors if one is not own]


@means(the.OwnAtColonyChoice)
def own_at_colony(g: Winter, cause: Cause, who: the.OwnAtColonyChoice) -> list[Survivor]:
    """One's own at the colony."""
    return [one for one in g.group(cause.seat) if one.place == COLONY]


@means(the.OwnHereChoice)
def own_here(g: Winter, cause: Cause, who: the.OwnHereChoice) -> list[Survivor]:
    """One's own at the place in question."""
    return [one for one in g.group(cause.seat) if one.place == cause.here(g)]


@means(the.OwnOrSharedLocation)
def own_or_shared(g: Winter, cause: Cause, who: the.OwnOrSharedLocation) -> list[Survivor]:
    """One's own, and whoever is with them."""
    mine = {one.place for one in g.group(cause.seat)}
    return [one for one in g.state.survivors if one.seat == cause.seat or one.place in mine]


@means(the.SurvivorHereAnyController)
def survivor_here(g: Winter, cause: Cause, who: the.SurvivorHereAnyController) -> list[Survivor]:
    """Whoever is at the place in question."""
    return g.at(cause.here(g))
