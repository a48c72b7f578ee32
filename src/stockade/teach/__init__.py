"""Teaching: positions with a task in them, and how they are solved. Everything here is data of a game's own folder (`teach/`) and the
rules; which game it is, nobody here knows."""

from __future__ import annotations

from stockade.teach.goal import Goal, Verdict, judge
from stockade.teach.puzzle import Puzzle, puzzles

__all__ = ["Goal", "Puzzle", "Verdict", "judge", "puzzles"]
