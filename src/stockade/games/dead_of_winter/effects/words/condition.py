"""Conditions: what objectives ask for, what options need, what crossroads cards wait for. How each is judged, `effects/check.py` says.

`{ check = "hand_symbol", symbol = "fuel", min = 2 }`
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockade.games.dead_of_winter.effects.values import Place, Symbol
from stockade.games.dead_of_winter.effects.words.base import SurvivorName, Word

HereOr: TypeAlias = Place | Literal["here"]  # a place, or the one in question


class Count(Word, tag_field="check", kw_only=True):
    """A number that must lie between `min` and `max`; the least may grow with the players who began, or with those not exiled."""

    min: int | None = None
    max: int | None = None
    min_per_starting_player: int = 0
    min_per_non_exiled_player: int = 0


class Fact(Word, tag_field="check", kw_only=True):
    """Something that is so or not; `value = false` asks for the opposite."""

    value: bool = True


# -- the board ----------------------------------------------------------------------------------------------------------


class Barricades(Count):
    """Barricades at a place, outside together, or at the place outside that has fewest.

    `{ check = "barricades", where = "each_non_colony", min = 1 }`
    """

    where: HereOr | Literal["each_non_colony", "all_non_colony"]


class Zombies(Count):
    """Zombies at a place, or outside together. `{ check = "zombies", where = "colony", min = 6 }`"""

    where: HereOr | Literal["all_non_colony"]


class Occupants(Count):
    """Survivors at a place, helpless ones included. `{ check = "occupants", where = "colony", min = 12 }`"""

    where: HereOr


class FreeSpace(Count):
    """Free survivor spaces of a place. `{ check = "free_space", where = "colony", min = 1 }`"""

    where: HereOr


class DeckSize(Count):
    """Item cards left at a place. `{ check = "deck_size", where = "here", min = 1 }`"""

    where: HereOr


class SurvivorDeckSize(Count):
    """Survivors who can still be drawn. `{ check = "survivor_deck_size", min = 1 }`"""


class EmptyItemDecks(Count):
    """Places outside without an item card. `{ check = "empty_item_decks", min = 2 }`"""


class FoodTokens(Count):
    """Food in the supply. `{ check = "food_tokens", min_per_non_exiled_player = 2 }`"""


class Helpless(Count):
    """Helpless survivors. `{ check = "helpless", min = 1 }`"""


class Morale(Count):
    """The morale. `{ check = "morale", max = 0 }`"""


class Waste(Count):
    """Cards in the waste pile. `{ check = "waste", max = 5 }`"""


class Counter(Count):
    """Tokens of the main objective. `{ check = "counter", name = "sample", min_per_starting_player = 3 }`"""

    name: Literal["sample"]


class ObjectiveCards(Count):
    """Cards of a symbol on the main objective. `{ check = "objective_cards", symbol = "fuel", min = 2 }`"""

    symbol: Symbol


class Round(Count):
    """The number of the round. `{ check = "round", min = 2 }`"""


class RoundLeft(Count):
    """Rounds left on the track. `{ check = "round_left", max = 3 }`"""


class RoundsSurvived(Count):
    """Rounds played, as long as there is morale. `{ check = "rounds_survived", min = 5 }`"""


class SurvivorsRemoved(Count):
    """Survivors out of the game, killed or removed. `{ check = "survivors_removed", min = 3 }`"""


class ExiledPlayers(Count):
    """Players in exile. `{ check = "exiled_players", min = 1 }`"""


class MainObjectiveDone(Fact):
    """The game ended by its main objective. `{ check = "main_objective_done" }`"""


class NoBetrayerInColony(Fact):
    """Nobody who is not exiled holds a betrayal; nobody knows before the end. `{ check = "no_betrayer_in_colony" }`"""


# -- a player -----------------------------------------------------------------------------------------------------------


class HandSize(Count):
    """Cards in hand. `{ check = "hand_size", min = 4 }`"""


class HandSymbol(Count):
    """Cards of a symbol in hand; `starter = false` leaves starting items out. `{ check = "hand_symbol", symbol = "fuel", min = 3 }`"""

    symbol: Symbol
    starter: bool = True


class HandOnlySymbol(Count):
    """Cards in hand, all of that symbol; one of another symbol spoils it. `{ check = "hand_only_symbol", symbol = "medicine", min = 1 }`"""

    symbol: Symbol


class HandSizeStrictlyMost(Fact):
    """More cards in hand than any other player. `{ check = "hand_size_strictly_most" }`"""


class EquippedSymbol(Count):
    """Equipped cards of a symbol; `starter = false` leaves starting items out. `{ check = "equipped_symbol", symbol = "tool", min = 1 }`"""

    symbol: Symbol
    starter: bool = True


class EquippedTotal(Count):
    """Equipped cards. `{ check = "equipped_total", max = 0 }`"""


class UnusedDice(Count):
    """Action dice not used yet. `{ check = "unused_dice", min = 1 }`"""


class GroupSize(Count):
    """Survivors of the player. `{ check = "group_size", min = 1, max = 1 }`"""


class GroupSizeLead(Count):
    """How many survivors more than the best of the others. `{ check = "group_size_lead", min = 2 }`"""


class GroupSizeStrictlyMost(Fact):
    """More survivors than any other player. `{ check = "group_size_strictly_most" }`"""


class GroupAtOneLocation(Count):
    """Survivors of the player at one and the same place. `{ check = "group_at_one_location", min = 2 }`"""


class OwnWounds(Count):
    """Wounds of all survivors of the player. `{ check = "own_wounds", max = 0 }`"""


class OwnSurvivorWounds(Count):
    """Wounds of the survivor of the player who has most. `{ check = "own_survivor_wounds", min = 2 }`"""


class OwnSurvivorAt(Fact):
    """The player has a survivor at that place, and is exiled or not if that is said.

    `{ check = "own_survivor_at", where = "colony", exiled = false }`
    """

    where: Place
    exiled: bool | None = None


class SurvivorWithItems(Fact):
    """A survivor of the player has so many items; one they began with, if that is said.

    `{ check = "survivor_with_items", min_items = 2, starting_survivor = true }`
    """

    min_items: int
    starting_survivor: bool = False


class LeaderInfluenceHighest(Fact):
    """No leader has more influence than the player's. `{ check = "leader_influence_highest" }`"""


class SelfExiled(Fact):
    """The player is exiled. `{ check = "self_exiled", value = false }`"""


class ShareLocationWithNonExiled(Fact):
    """The player has a survivor where somebody else's is who is not exiled. `{ check = "share_location_with_non_exiled" }`"""


# -- a survivor ---------------------------------------------------------------------------------------------------------


class BearerAt(Fact):
    """The survivor in question is at that place. `{ check = "bearer_at", where = "colony" }`"""

    where: Place


class Controls(Fact):
    """That survivor belongs to the player. `{ check = "controls", survivor = "sparky" }`"""

    survivor: SurvivorName
    exiled: bool | None = None


class SurvivorInPlay(Fact):
    """Somebody controls that survivor. `{ check = "survivor_in_play", survivor = "daniel-smith", exiled = false }`"""

    survivor: SurvivorName
    exiled: bool | None = None


class SurvivorInDeck(Fact):
    """That survivor can still be drawn. `{ check = "survivor_in_deck", survivor = "rod-miller" }`"""

    survivor: SurvivorName


# -- everybody ----------------------------------------------------------------------------------------------------------


class EachNonExiledPlayer(Fact):
    """A condition holds for everybody who is not exiled.

    `{ check = "each_non_exiled_player", sub = { check = "equipped_symbol", symbol = "weapon", min = 1 } }`
    """

    sub: Condition


Condition: TypeAlias = (
    Barricades
    | Zombies
    | Occupants
    | FreeSpace
    | DeckSize
    | SurvivorDeckSize
    | EmptyItemDecks
    | FoodTokens
    | Helpless
    | Morale
    | Waste
    | Counter
    | ObjectiveCards
    | Round
    | RoundLeft
    | RoundsSurvived
    | SurvivorsRemoved
    | ExiledPlayers
    | MainObjectiveDone
    | NoBetrayerInColony
    | HandSize
    | HandSymbol
    | HandOnlySymbol
    | HandSizeStrictlyMost
    | EquippedSymbol
    | EquippedTotal
    | UnusedDice
    | GroupSize
    | GroupSizeLead
    | GroupSizeStrictlyMost
    | GroupAtOneLocation
    | OwnWounds
    | OwnSurvivorWounds
    | OwnSurvivorAt
    | SurvivorWithItems
    | LeaderInfluenceHighest
    | SelfExiled
    | ShareLocationWithNonExiled
    | BearerAt
    | Controls
    | SurvivorInPlay
    | SurvivorInDeck
    | EachNonExiledPlayer
)
