"""A game that consists of one rule: for tests of the engine and of parts, where a whole game would hide the point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from stockade.engine.chance import Chance
from stockade.engine.game import Game, register
from stockade.engine.play import Play
from stockade.engine.state import GameState, Task
from stockade.engine.table import Table
from stockade.engine.task import TaskBook
from stockade.engine.text import Text

Rule = Callable[[Play["Notes"]], Awaitable[Any]]


class Notes(GameState):
    """State with a list to write into."""

    notes: list[Any]


class OneRule(Game):
    """Runs the rule as its only task, puts what it gives back into `state.notes`, and is won."""

    id = "one-rule"
    seats = (1, 8)
    scenarios = ("once",)
    state_type = Notes
    refs = {}
    folder = Path(__file__).parent

    def __init__(self, rule: Rule) -> None:
        self.tasks = TaskBook()

        async def only(g: Play[Notes]) -> None:
            g.state.notes.append(await rule(g))
            g.end("won")

        self.tasks(only)

    @cached_property
    def text(self) -> Text:
        """Nothing but the words of the program itself."""
        return Text(None)

    def setup(self, setup: dict[str, Any], chance: Chance) -> Notes:
        return Notes(seats=setup["seats"], chance=[], agenda=[Task("only")], notes=[])

    def play(self, state: Notes) -> Play[Notes]:
        return Play(state)

    def view(self, play: Play[Notes], seat: int | None) -> dict[str, Any]:
        return {"notes": play.state.notes}

    def defaults(self, scenario: str, seats: int) -> dict[str, Any]:
        return {"seats": seats}


def one_rule(rule: Rule, seats: int = 2, seed: int = 0) -> Table:
    """A table where only this rule is played. The last such table made in a process can be loaded and undone."""
    game = OneRule(rule)
    register(game)
    return Table.new(game.id, {"seats": seats}, seed)
