"""Effects: what cards do, one after another. Here are the words that hold other effects, and the list of all of them.

`effects = [{ op = "food", n = -2, cost = true }, { op = "morale", n = 1 }]`
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from stockade.games.dead_of_winter.effects.values import Symbol
from stockade.games.dead_of_winter.effects.words import board, cards, dice, people
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.selector import Where, Whose


class WasteRemove(Deed):
    """The top cards of the waste leave the game, and something happens for each.

    `{ op = "waste_remove", n = 3, then_per_card = [{ op = "food", n = 1 }] }`
    """

    n: int
    then_per_card: tuple[Effect, ...] = ()


class RemoveObjectiveCards(Deed):
    """Cards leave the main objective, one for every two players who are not exiled, two at most; too few, and something else happens.

    `{ op = "remove_objective_cards", symbol = "fuel", else = { op = "end_game" } }`
    """

    symbol: Symbol
    otherwise: Effect = field(name="else")


class Roll(Deed):
    """A die is rolled, and if it shows that much something happens. `{ op = "roll", max = 3, then = [{ op = "food", n = -3 }] }`"""

    then: tuple[Effect, ...]
    min: int = 1
    max: int = 6


class Delayed(Deed):
    """The same at the start of so many colony phases. `{ op = "delayed", times = 2, then = [{ op = "food", n = 2 }] }`"""

    times: int
    then: tuple[Effect, ...]


class DrawItems(Deed):
    """Cards from the top of a deck into a hand; with `keep` the others go under the deck. At the colony something else may happen.

    `{ op = "draw_items", n = 2, keep = 1, where = "here", to = "self" }`
    """

    n: int
    where: Where
    to: Whose
    keep: int = 0
    colony_instead: Effect | None = None


Effect: TypeAlias = (
    board.Morale
    | board.Food
    | board.Starvation
    | board.Counter
    | WasteRemove
    | board.Noise
    | board.AddHelpless
    | board.RemoveHelpless
    | RemoveObjectiveCards
    | board.EndGame
    | board.AddZombies
    | board.KillZombies
    | board.RemoveZombies
    | board.Lure
    | board.AddBarricade
    | board.RemoveBarricades
    | board.RemoveLastBarricade
    | board.FreeAction
    | board.RoundFlag
    | board.NoMoveExposure
    | board.Rest
    | board.CancelVote
    | board.SayWords
    | Roll
    | Delayed
    | DrawItems
    | cards.DrawBoxStartingItem
    | cards.SearchDeck
    | cards.RevealTop
    | cards.LookTop
    | cards.LookCrises
    | cards.LookRandomHand
    | cards.RevealHand
    | cards.RevealMatchingContributions
    | cards.StealRandom
    | cards.GiveRandom
    | cards.GiveCard
    | cards.DiscardItems
    | cards.Contribute
    | cards.ReturnPlayedCard
    | cards.RemoveItem
    | cards.DisableItem
    | cards.RefreshItem
    | dice.DieGain
    | dice.DieLose
    | dice.DieSpend
    | dice.DiePlus
    | dice.DieSet
    | dice.DieSetTo
    | dice.DieReroll
    | people.Wound
    | people.Frostbite
    | people.RollExposure
    | people.Heal
    | people.Thaw
    | people.KillSurvivor
    | people.RemoveSurvivor
    | people.Move
    | people.AddSurvivor
    | people.FindSurvivor
    | people.PassSurvivor
)
