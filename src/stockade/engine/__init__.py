"""The table: rules as coroutines over plain data. This room knows no game.

Most callers need only `Table`; authors of games also use `Game`, `GameState`, `Play`, `TaskBook` and the asks.
"""

from stockade.engine.ask import Answer, Ask, AskAll, AskAny, Option, Refused
from stockade.engine.chance import Chance
from stockade.engine.errors import (
    BadSave,
    BadSetup,
    NothingToUndo,
    NotYourSeat,
    RuleBroken,
    StaleDecision,
    StockadeError,
    TableFull,
    UnknownGame,
    UnknownOption,
    WrongCount,
)
from stockade.engine.event import Event
from stockade.engine.game import Game, find_game, games, register
from stockade.engine.gameparts import (
    BotPart,
    Fact,
    Favour,
    FormPart,
    OddsPart,
    PeoplePart,
    RecordsPart,
    Score,
    SecretsPart,
    SetupOption,
    ShelfPart,
    Stake,
    StandingPart,
    TalkPart,
    TurnsPart,
)
from stockade.engine.play import Play
from stockade.engine.shown import Cards, Pile, SeatShown, Track
from stockade.engine.state import GameState, Task
from stockade.engine.table import Table, UndoPoint
from stockade.engine.task import TaskBook, call

__all__ = [
    "Answer",
    "Ask",
    "AskAll",
    "AskAny",
    "BadSave",
    "BadSetup",
    "BotPart",
    "Cards",
    "Chance",
    "Event",
    "Fact",
    "Favour",
    "FormPart",
    "Game",
    "GameState",
    "NotYourSeat",
    "NothingToUndo",
    "OddsPart",
    "Option",
    "PeoplePart",
    "Pile",
    "Play",
    "RecordsPart",
    "Refused",
    "RuleBroken",
    "Score",
    "SeatShown",
    "SecretsPart",
    "SetupOption",
    "ShelfPart",
    "Stake",
    "StaleDecision",
    "StandingPart",
    "StockadeError",
    "Table",
    "TableFull",
    "TalkPart",
    "TurnsPart",
    "Task",
    "TaskBook",
    "Track",
    "UndoPoint",
    "UnknownGame",
    "UnknownOption",
    "WrongCount",
    "call",
    "find_game",
    "games",
    "register",
]
