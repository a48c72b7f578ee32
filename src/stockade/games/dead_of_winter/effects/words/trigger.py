"""Triggers: what a crossroads card waits for. Rules note what the active player did (`g.note`); `effects/trigger.py` says what fits.

`trigger = { event = "search", where = "school" }`
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockade.games.dead_of_winter.effects.values import Place, Symbol
from stockade.games.dead_of_winter.effects.words.base import Word
from stockade.games.dead_of_winter.effects.words.condition import Condition


class Event(Word, tag_field="event"):
    """Something that happens in a turn."""


class State(Event):
    """A situation, whoever made it: all conditions hold. `{ event = "state", all = [{ check = "waste", min = 8 }] }`"""

    all: tuple[Condition, ...]


# -- what the active player does ------------------------------------------------------------------------------------------


class Move(Event):
    """A survivor moved, there or anywhere. `{ event = "move", to = "non_colony" }`"""

    to: Place | Literal["non_colony"] | None = None


class Search(Event):
    """A survivor searched there. `{ event = "search", where = "library" }`"""

    where: Place


class NoiseMade(Event):
    """A search made noise. `{ event = "noise_made" }`"""


class AttackZombie(Event):
    """A survivor attacked a zombie. `{ event = "attack_zombie" }`"""


class AttackSurvivor(Event):
    """A survivor attacked another one. `{ event = "attack_survivor" }`"""


class Barricade(Event):
    """A barricade was built, there or anywhere. `{ event = "barricade", where = "colony" }`"""

    where: Place | None = None


class CleanWaste(Event):
    """The waste was cleaned. `{ event = "clean_waste" }`"""


class Lure(Event):
    """Zombies were lured. `{ event = "lure" }`"""


class UseAbility(Event):
    """An ability with a die was used. `{ event = "use_ability" }`"""


class UseItem(Event):
    """An equipped card of that symbol was used. `{ event = "use_item", symbol = "weapon" }`"""

    symbol: Symbol


class PlayCard(Event):
    """A card of that symbol was played. `{ event = "play_card", symbol = "fuel" }`"""

    symbol: Symbol


class Equip(Event):
    """A card of that symbol was equipped. `{ event = "equip", symbol = "education" }`"""

    symbol: Symbol


class Handoff(Event):
    """An equipped card was handed on. `{ event = "handoff" }`"""


class RequestGiven(Event):
    """A card that was asked for was given. `{ event = "request_given" }`"""


class Contribute(Event):
    """The player has given so many cards to the crisis this turn. `{ event = "contribute", min_cards = 2 }`"""

    min_cards: int


class SpendFood(Event):
    """A food token was spent on a die. `{ event = "spend_food" }`"""


class ExileVoteCalled(Event):
    """A vote to exile was called; the card comes before it. `{ event = "exile_vote_called" }`"""


class EndTurn(Event):
    """The turn ends, with so many cards given, by somebody who is exiled or not.

    `{ event = "end_turn", contributed = 0, exiled = false }`
    """

    contributed: int | None = None
    exiled: bool | None = None


# -- what happens to the active player --------------------------------------------------------------------------------------


class ExposureResult(Event):
    """An exposure roll brought that. `{ event = "exposure_result", face = "frostbite" }`"""

    face: Literal["frostbite", "wound"]


class SurvivorKilled(Event):
    """A survivor of the active player died, who is exiled or not. `{ event = "survivor_killed", exiled = false }`"""

    exiled: bool | None = None


Trigger: TypeAlias = (
    State
    | Move
    | Search
    | NoiseMade
    | AttackZombie
    | AttackSurvivor
    | Barricade
    | CleanWaste
    | Lure
    | UseAbility
    | UseItem
    | PlayCard
    | Equip
    | Handoff
    | RequestGiven
    | Contribute
    | SpendFood
    | ExileVoteCalled
    | EndTurn
    | ExposureResult
    | SurvivorKilled
)
