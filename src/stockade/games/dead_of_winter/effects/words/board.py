"""What cards do to the board: tracks, tokens, zombies, barricades, and rules that hold for a while. Carried out in `effects/board.py`."""

from __future__ import annotations

from typing import Literal

from stockade.games.dead_of_winter.effects.words.change import Exposure
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.selector import Where, Who


class Morale(Deed):
    """Morale goes up or down. `{ op = "morale", n = -1 }`"""

    n: int


class Food(Deed):
    """Food tokens come or go. `{ op = "food", n = 2 }`"""

    n: int


class Starvation(Deed):
    """Starvation tokens. `{ op = "starvation", n = 1 }`"""

    n: int


class Counter(Deed):
    """Tokens on the main objective. `{ op = "counter", name = "sample", n = 1 }`"""

    name: Literal["sample"]
    n: int


class Noise(Deed):
    """Noise tokens; a negative number takes them off. `{ op = "noise", n = 1, where = "here" }`"""

    n: int
    where: Where


class AddHelpless(Deed):
    """Helpless survivors come to the colony; at set-up also so many for each player. `{ op = "add_helpless", n = 3, per_player = 1 }`"""

    n: int
    per_player: int = 0


class RemoveHelpless(Deed):
    """Helpless survivors leave, which is no death. `{ op = "remove_helpless", n = 1 }`"""

    n: int


class EndGame(Deed):
    """The main objective has failed, and the game is over. `{ op = "end_game" }`"""


class AddZombies(Deed):
    """Zombies arrive, so many at each place that is meant. `{ op = "add_zombies", n = 2, where = "each_non_colony" }`"""

    n: int
    where: Where


class KillZombies(Deed):
    """Zombies fall, which is never an attack. `{ op = "kill_zombies", n = 2, where = "here", exposure = "once" }`"""

    n: int
    where: Where
    exposure: Exposure


class RemoveZombies(Deed):
    """Zombies disappear, which is no kill. `{ op = "remove_zombies", n = 3, where = "colony" }`"""

    n: int
    where: Where


class Lure(Deed):
    """Up to so many zombies come there from one other place. `{ op = "lure", n = 3, to = "here" }`"""

    n: int
    to: Where


class AddBarricade(Deed):
    """Barricades, where the player likes. `{ op = "add_barricade", n = 2, where = "colony" }`"""

    n: int
    where: Where


class RemoveBarricades(Deed):
    """Barricades come off, so many or all of them. `{ op = "remove_barricades", n = "all", where = "colony" }`"""

    n: int | Literal["all"]
    where: Where


class RemoveLastBarricade(Deed):
    """One of the barricades just placed comes off again. `{ op = "remove_last_barricade" }`"""


class FreeAction(Deed):
    """An action without a die, with all its other rules. `{ op = "free_action", action = "barricade" }`"""

    action: Literal["attack", "barricade"]


class RoundFlag(Deed):
    """Something is forbidden until the round ends. `{ op = "round_flag", flag = "no_leaving_colony" }`"""

    flag: Literal["no_leaving_colony", "no_exile_votes"]


class NoMoveExposure(Deed):
    """The player's moves of this turn roll no exposure. `{ op = "no_move_exposure" }`"""


class Rest(Deed):
    """A survivor does nothing more this turn. `{ op = "rest", who = "that_survivor" }`"""

    who: Who


class CancelVote(Deed):
    """The vote under way is off. `{ op = "cancel_vote" }`"""


class SayWords(Deed):
    """For the people at the table: so many words. `{ op = "say_words", n = 2 }`"""

    n: int
