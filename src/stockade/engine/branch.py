"""A position of a table, to be played on elsewhere: the answers up to there, with the same luck to come or with another one."""

from __future__ import annotations

from collections.abc import Iterator

from stockade.engine.ask import Answer
from stockade.engine.checkpoint import Story
from stockade.engine.errors import BadSave
from stockade.engine.imagine import EVERYBODY, Twist
from stockade.engine.savefile import SAVE_FORMAT
from stockade.engine.table import Table, replay


def story_of(table: Table, at: int | None = None, luck: int | None = None) -> Story:
    """What led to the position after the first `at` answers (all of them); with `luck` other dice from there on."""
    upto = len(table.answers) if at is None else at
    if not 0 <= upto <= len(table.answers):
        raise BadSave(reason="answer", seat=0, keys=str(at))
    twists = [twist for twist in table.twists if twist.answers < upto or (twist.answers == upto and luck is None)]
    if luck is not None:
        twists.append(Twist(upto, luck, EVERYBODY))
    return Story(
        format=SAVE_FORMAT,
        game=table.game.id,
        content_version=table.game.content_version,
        setup=table.setup,
        seed=table.seed,
        answers=table.answers[:upto],
        digest="",
        twists=twists,
    )


def retold(story: Story, start: bytes = b"") -> Table:
    """The table that comes of it."""
    return replay(story.game, story.setup, story.seed, story.answers, start, story.twists)


def branch(table: Table, at: int | None = None, luck: int | None = None) -> Table:
    """A new table at that position of this one, to be played on and saved."""
    return retold(story_of(table, at, luck), table.start)


def retraced(table: Table) -> Iterator[tuple[Table, Answer | None]]:
    """The whole game once more, from its beginning: the table before each answer with that answer, and at last its end."""
    again = retold(story_of(table, 0), table.start)
    again.twists = table.twists
    for answer in table.answers:
        yield again, answer
        again.repeat(answer)
        again.twist()
    yield again, None
