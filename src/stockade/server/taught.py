"""What is answered about guided first games and puzzles."""

from __future__ import annotations

from msgspec import Struct

from stockade.server.wire import Both
from stockade.teach.guide import GuideStep
from stockade.teach.words import SolvedStep


class GuideInfo(Struct):
    """The guided first game of a game: out of which scenario it is, and what is said on the way."""

    game: str
    scenario: str
    steps: list[GuideStep]


class Solvers(Struct):
    """Of so many who tried, so many made it; `kind` are bots, or lucks under which a line holds."""

    kind: str
    solved: int
    of: int


class PuzzleInfo(Struct):
    """A puzzle of a game: what is wanted, out of which scenario and round, how hard it is (1 to 4) and what was measured."""

    id: str
    scenario: str
    round: int
    kind: str
    goal: Both
    difficulty: int
    answers: int
    solved: list[Solvers]
    holds: Solvers


class Solution(Struct):
    """How a puzzle is solved, answer by answer, as the log tells it."""

    steps: list[SolvedStep]
