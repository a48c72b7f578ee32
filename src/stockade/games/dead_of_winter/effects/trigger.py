"""Whether what a player did is what a crossroads card waits for. Words with fields have a function here, found by their type; for the
others it is enough that it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import trigger as on
from stockade.games.dead_of_winter.facts import PLACE_OF
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.state import Note

E = TypeVar("E", bound=on.Event)
Fits = Callable[[Winter, E, Note], bool]
FITS: dict[type[on.Event], Fits[Any]] = {}


def fitting(word: type[E]) -> Callable[[Fits[E]], Fits[E]]:
    """Says which word the function judges."""

    def enter(function: Fits[E]) -> Fits[E]:
        FITS[word] = function
        return function

    return enter


def fits(g: Winter, trigger: on.Trigger, note: Note) -> bool:
    """Whether what was noted is what the card waits for (DW-XROAD-22); whoever did it is still in play (DW-XROAD-14, -21)."""
    if note.event != trigger.__struct_config__.tag:
        return False
    if note.survivor and note.survivor not in g.survivors and not isinstance(trigger, on.SurvivorKilled):
        return False
    judge = FITS.get(type(trigger))
    return judge is None or judge(g, trigger, note)


def _exiled(g: Winter, wanted: bool | None) -> bool:
    """Whether the active player is exiled or not, if that is said."""
    return wanted in (None, g.player(g.state.turn.seat).exiled)


@fitting(on.Move)
def move(g: Winter, trigger: on.Move, note: Note) -> bool:
    """There, anywhere outside, or anywhere."""
    if trigger.to == "non_colony":
        return note.place != COLONY
    return trigger.to is None or note.place == PLACE_OF[trigger.to]


@fitting(on.Search)
def search(g: Winter, trigger: on.Search, note: Note) -> bool:
    """There."""
    return note.place == PLACE_OF[trigger.where]


@fitting(on.Barricade)
def barricade(g: Winter, trigger: on.Barricade, note: Note) -> bool:
    """There, or anywhere."""
    return trigger.where is None or note.place == PLACE_OF[trigger.where]


@fitting(on.UseItem)
def use_item(g: Winter, trigger: on.UseItem, note: Note) -> bool:
    """Of that symbol."""
    return note.symbol == trigger.symbol


@fitting(on.PlayCard)
def play_card(g: Winter, trigger: on.PlayCard, note: Note) -> bool:
    """Of that symbol."""
    return note.symbol == trigger.symbol


@fitting(on.Equip)
def equip(g: Winter, trigger: on.Equip, note: Note) -> bool:
    """Of that symbol."""
    return note.symbol == trigger.symbol


@fitting(on.ExposureResult)
def exposure_result(g: Winter, trigger: on.ExposureResult, note: Note) -> bool:
    """That face."""
    return note.symbol == trigger.face


@fitting(on.Contribute)
def contribute(g: Winter, trigger: on.Contribute, note: Note) -> bool:
    """So many in this turn."""
    return g.state.turn.given >= trigger.min_cards


@fitting(on.EndTurn)
def end_turn(g: Winter, trigger: on.EndTurn, note: Note) -> bool:
    """After so many cards for the crisis."""
    return trigger.contributed in (None, g.state.turn.given) and _exiled(g, trigger.exiled)


@fitting(on.SurvivorKilled)
def survivor_killed(g: Winter, trigger: on.SurvivorKilled, note: Note) -> bool:
    """Of a player who is exiled or not."""
    return _exiled(g, trigger.exiled)
