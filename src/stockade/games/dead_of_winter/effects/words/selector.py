"""Words for places, players and survivors: whom and where an effect means. What they stand for, `effects/selector.py` says.

They are written as a text: `where = "each_non_colony"`, `who = "all_at:colony"`. A place or a survivor may be named as it is.
"""

from __future__ import annotations

from msgspec import Struct

from stockade.games.dead_of_winter.effects.values import Place
from stockade.games.dead_of_winter.effects.words.base import Selector, SurvivorName

# -- places -----------------------------------------------------------------------------------------------------------


class Where(Selector):
    """A place, or several."""

    __slots__ = ()
    bare = "at"


class At(Where, Struct, frozen=True):
    """That place. `where = "school"`"""

    place: Place


class Any(Where, Struct, frozen=True):
    """Any place, as the player chooses. `where = "any"`"""


class EachLocation(Where, Struct, frozen=True):
    """Every place, the colony included. `where = "each_location"`"""

    every = True


class EachNonColony(Where, Struct, frozen=True):
    """Every place outside. `where = "each_non_colony"`"""

    every = True


class EachOccupiedNonColony(Where, Struct, frozen=True):
    """Every place outside where a survivor is. `where = "each_occupied_non_colony"`"""

    every = True


class Here(Where, Struct, frozen=True):
    """Where the survivor in question is, or where it happened. `where = "here"`"""

    of_somebody = True


class LocationChoice(Where, Struct, frozen=True):
    """A place outside, as the player chooses. `where = "location_choice"`"""


class OtherNonColonyChoice(Where, Struct, frozen=True):
    """A place outside other than this one, as the player chooses. `where = "other_non_colony_choice"`"""


class OwnSurvivorLocation(Where, Struct, frozen=True):
    """A place where the player has a survivor. `where = "own_survivor_location"`"""


class SchoolOrLibrary(Where, Struct, frozen=True):
    """One of these two, as the player chooses. `where = "school_or_library"`"""


class LocationOf(Where, Struct, frozen=True):
    """Where that survivor is, while in play. `where = "location_of:sparky"`"""

    survivor: SurvivorName


# -- players ----------------------------------------------------------------------------------------------------------


class Whose(Selector):
    """A player, or several."""

    __slots__ = ()


class Self(Whose, Struct, frozen=True):
    """The player it happens to. `to = "self"`"""


class OtherPlayer(Whose, Struct, frozen=True):
    """Another player, as the acting one chooses. `from = "other_player"`"""


class EachOtherPlayer(Whose, Struct, frozen=True):
    """All the others. `from = "each_other_player"`"""

    every = True


class NonExiledPlayers(Whose, Struct, frozen=True):
    """Everybody who is not exiled. `whose = "non_exiled_players"`"""

    every = True


class Giver(Whose, Struct, frozen=True):
    """Who gave the card that was asked for. `to = "giver"`"""


class ExiledChoice(Whose, Struct, frozen=True):
    """An exile, as the acting player chooses. `to = "exiled_choice"`"""


class NonExiledControllerHere(Whose, Struct, frozen=True):
    """Another player who is not exiled and has a survivor here. `from = "non_exiled_controller_here"`"""

    of_somebody = True


class ControllerOf(Whose, Struct, frozen=True):
    """The player of that survivor, while in play. `to = "controller_of:loretta-clay"`"""

    survivor: SurvivorName


# -- survivors --------------------------------------------------------------------------------------------------------


class Who(Selector):
    """A survivor, or several."""

    __slots__ = ()
    bare = "named"
    every = True


class Named(Who, Struct, frozen=True):
    """That survivor, while in play. `who = "sparky"`"""

    survivor: SurvivorName


class ThatSurvivor(Who, Struct, frozen=True):
    """The survivor in question: who acts, set the card off, or has the ability or the item. `who = "that_survivor"`"""

    of_somebody = True


class AllAt(Who, Struct, frozen=True):
    """Everybody at that place. `who = "all_at:colony"`"""

    place: Place


class AllFrostbitten(Who, Struct, frozen=True):
    """Everybody with frostbite. `who = "all_frostbitten"`"""


class FrostbittenAt(Who, Struct, frozen=True):
    """Everybody with frostbite at that place. `who = "frostbitten_at:colony"`"""

    place: Place


class AllNonExiled(Who, Struct, frozen=True):
    """Everybody whose player is not exiled. `who = "all_non_exiled"`"""


class AllOutside(Who, Struct, frozen=True):
    """Everybody who is not at the colony. `who = "all_outside"`"""


class LeadersNonExiled(Who, Struct, frozen=True):
    """The leaders of all players who are not exiled. `who = "leaders_non_exiled"`"""


class HighestInfluenceNonExiled(Who, Struct, frozen=True):
    """So many with the highest influence, exiles left out. `who = "highest_influence_non_exiled:5"`"""

    count: int


class LowestInfluenceNonExiled(Who, Struct, frozen=True):
    """So many with the lowest influence, exiles left out. `who = "lowest_influence_non_exiled:2"`"""

    count: int


class LowestInfluenceAt(Who, Struct, frozen=True):
    """The one with the lowest influence at that place. `who = "lowest_influence_at:colony"`"""

    place: Place


class ChosenOthers(Who, Struct, frozen=True):
    """Up to so many others, anybody's, as the player chooses. `who = "chosen_others:2"`"""

    count: int
    every = False


class OwnAtColonyChoice(Who, Struct, frozen=True):
    """One's own survivor at the colony, as the player chooses. `who = "own_at_colony_choice"`"""

    every = False


class OwnHereChoice(Who, Struct, frozen=True):
    """One's own survivor here, as the player chooses. `who = "own_here_choice"`"""

    every = False
    of_somebody = True


class OwnOrSharedLocation(Who, Struct, frozen=True):
    """One's own survivor, or anybody's where one has a survivor. `who = "own_or_shared_location"`"""

    every = False


class SurvivorHereAnyController(Who, Struct, frozen=True):
    """Somebody here, anybody's. `who = "survivor_here_any_controller"`"""

    every = False
    of_somebody = True
