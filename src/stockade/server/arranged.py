"""Positions that no play leads to and that the house itself hands out: those of examples, puzzles and guided games.

A table that began at one of them may come back in a save file, because the house knows the position. Any other that a file brings is
refused: a state is data, and no check proves that the rules ever end on one that somebody wrote.
"""

from __future__ import annotations

from stockade.engine.checkpoint import Story
from stockade.engine.errors import BadSave
from stockade.engine.example import read
from stockade.engine.game import find_game
from stockade.teach.guide import guide
from stockade.teach.puzzle import puzzles, unpacked


def recognised(story: Story, start: bytes) -> str:
    """The puzzle that begins there with that very set-up, where it is one. Raises BadSave for a position that is none of ours."""
    game, here = find_game(story.game), (story.setup, start)
    for one in puzzles(game.id):
        if (one.setup, unpacked(one.start)) == here:
            return one.id
    first, shelf = guide(game), read(game.folder)
    if first is not None and (first.opening.setup, first.opening.position()) == here:
        return ""
    if any((shelf.setups[one.setup], shelf.starts[one.start]) == here for one in shelf.examples):
        return ""
    raise BadSave(reason="arranged")
