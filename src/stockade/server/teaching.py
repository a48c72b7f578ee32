"""What a lobby knows of guided games and puzzles: the lists, a look at one, a table that begins there, and how its goal stands."""

from __future__ import annotations

from functools import cache
from typing import Any

from stockade.engine.checkpoint import Story
from stockade.engine.errors import StockadeError
from stockade.engine.game import Game, find_game
from stockade.engine.savefile import SAVE_FORMAT
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.server import bodies, frames, taught
from stockade.server.protocol import GoalView, SeatInfo
from stockade.server.wire import Both, Lang
from stockade.teach.goal import judge
from stockade.teach.guide import guide
from stockade.teach.puzzle import Puzzle, puzzles, unpacked
from stockade.teach.words import explained, goal_text


class NoPuzzle(StockadeError):
    """The game has no puzzle of that number, or no guided game."""

    code = "not-found"


def guided(game: Game) -> taught.GuideInfo | None:
    """The guided first game, where there is one."""
    found = guide(game)
    return None if found is None else taught.GuideInfo(game.id, str(found.opening.setup.get(game.scenario_option, "")), found.step)


def first_game(game: Game) -> tuple[Story, bytes, list[bodies.SeatWish]]:
    """What a guided table begins with: one person, and bots at the other seats."""
    found = guide(game)
    if found is None:
        raise NoPuzzle
    table = found.opening.table(game)
    seats = [bodies.SeatWish("human" if seat == 0 else "greedy") for seat in range(table.state.seats)]
    return _story(game, found.opening.setup, found.opening.seed), found.opening.position(), seats


def find(game: Game, which: str) -> Puzzle:
    """The puzzle with that number."""
    for one in puzzles(game.id):
        if one.id == which:
            return one
    raise NoPuzzle


def offer(game: Game) -> list[taught.PuzzleInfo]:
    """The puzzles of a game, the easy ones first."""
    return _offer(game.id, game.text)


@cache
def _offer(game_id: str, text: Text) -> list[taught.PuzzleInfo]:
    """Every position is laid out once to be named; other words of a content pack make other texts."""
    game = find_game(game_id)
    return [_info(game, one) for one in puzzles(game.id)]


def _info(game: Game, puzzle: Puzzle) -> taught.PuzzleInfo:
    table = puzzle.table(game)
    return taught.PuzzleInfo(
        id=puzzle.id,
        scenario=str(puzzle.setup.get(game.scenario_option, "")),
        round=table.round,
        kind=puzzle.goal.kind,
        goal=Both(goal_text(table, puzzle.goal, "en"), goal_text(table, puzzle.goal, "fr")),
        difficulty=puzzle.difficulty,
        answers=len(puzzle.line),
        solved=[taught.Solvers(kind, share.good, share.of) for kind, share in puzzle.solved.items()],
        holds=taught.Solvers("luck", puzzle.holds.good, puzzle.holds.of),
    )


def look(game: Game, puzzle: Puzzle, lang: Lang) -> bodies.FirstLook:
    """The position as whoever is asked there sees it."""
    table = puzzle.table(game)
    chairs = [SeatInfo(i, "human", "", online=False) for i in range(table.state.seats)]
    eyes = [ask.seat for ask in table.pending[:1]]
    first = frames.welcome(table, lang, "", eyes, False, chairs)
    return bodies.FirstLook(first, frames.table_frame(table, lang, 0, eyes, [], chairs, [], None, frames.Facts()))


def story(game: Game, puzzle: Puzzle) -> tuple[Story, bytes]:
    """What a table of it begins with."""
    return _story(game, puzzle.setup, puzzle.seed), unpacked(puzzle.start)


def _story(game: Game, setup: dict[str, Any], seed: int) -> Story:
    return Story(format=SAVE_FORMAT, game=game.id, content_version=game.content_version, setup=setup, seed=seed, answers=[], digest="")


def goal_view(table: Table, which: str, lang: str) -> GoalView:
    """What is wanted at a table that was laid out for a puzzle, and whether it has come about."""
    puzzle = find(table.game, which)
    return GoalView(which, goal_text(puzzle.table(table.game), puzzle.goal, lang), judge(table, puzzle.goal))


def solution(game: Game, puzzle: Puzzle, lang: str) -> taught.Solution:
    """How it is solved, answer by answer."""
    return taught.Solution(explained(game, puzzle, lang))
