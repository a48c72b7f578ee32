"""A table's past, as a pair of eyes saw it: played again from the start and shown answer by answer.

What a seat sees of a position is what it saw then: the same view, the same lines of the log, and of the answers only its own. The whole
game is played again once (a thousand answers take a tenth of a second), which leaves a mark before every task; a stretch of it begins
at the last mark before.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from stockade.engine.ask import Answer, Ask
from stockade.engine.branch import retold
from stockade.engine.checkpoint import Story
from stockade.engine.event import Event
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.server.frames import log_line
from stockade.server.lookback import Past, Sight, Stop, Then, Told
from stockade.server.moments import Eyes, Moments, Screen, Shown, Tale, changes, known
from stockade.server.protocol import LogLine
from stockade.server.sentences import sentence

STRETCH = 60  # positions at a time: a tenth of a second
LINES = 60  # of the log before them


class Retold:
    """A table played again, and what every answer led to."""

    def __init__(self, story: Story, start: bytes) -> None:
        table = retold(replace(story, answers=[]), start)
        self.ends = [len(table.log)]  # how long the log was at each position
        self.stops = [Stop(-1, table.round, table.state.phase)]
        for answer in story.answers:
            table.repeat(answer)
            table.twist()
            self.ends.append(len(table.log))
            self.stops.append(Stop(answer.seat, table.round, table.state.phase))
        for mark in table.marks:
            self.stops[mark.answers].turn |= mark.turn
        self.table = table

    def at(self, position: int) -> Table:
        """The table there, with an empty log."""
        mark = next(mark for mark in reversed(self.table.marks) if mark.answers <= position)
        return self.table.copy(mark, position)


class Telling(Struct):
    """How it is told: to which eyes, with which names, in which language."""

    eyes: Sight
    screen: Screen
    text: Text
    lang: str

    @property
    def all(self) -> bool:
        """Whether there are no secrets any more."""
        return self.eyes == "all"

    def knows(self, seat: int) -> bool:
        """Whether what that seat answered is no secret to these eyes."""
        return self.all or seat in self.screen.seats


def screen_of(sight: Sight, seats: int) -> Screen:
    """Through whose eyes that is."""
    if sight == "watcher":
        return Screen((), (None,))
    if sight == "all":
        return Screen(tuple(range(seats)), tuple(range(seats)))
    return Screen((sight,), (sight,))


def stretch(past: Retold, telling: Telling, start: int, most: int = STRETCH) -> Past:
    """The positions from there on."""
    whole, eyes = past.table, telling.screen.eyes
    if start > len(whole.answers):  # the end is wanted, and how it came
        start = max(0, len(whole.answers) - most // 3)
    table, moments = past.at(start), Moments()
    before = [event for event in whole.log[: past.ends[start]] if _told(telling, event)]
    first = max(0, len(before) - LINES)
    lines = [log_line(telling.text, n, event, telling.lang) for n, event in enumerate(before[first:], first)]
    shows, count, steps = moments.now(table, eyes), len(before), list[Told]()
    then = Then(shows.round, shows.phase, shows.view, shows.views)
    asked = [ask.seat for ask in table.pending]
    for answer in whole.answers[start : start + most]:
        step, shows = _step(table, telling, moments, answer, count, shows, eyes)
        count += len(step.lines)
        steps.append(step)
    return Past(start, telling.eyes, then, asked, lines, steps)


def _told(telling: Telling, event: Event) -> bool:
    return telling.all or known(event, telling.screen.seats)


def _step(table: Table, telling: Telling, moments: Moments, answer: Answer, count: int, shows: Shown, eyes: Eyes) -> tuple[Told, Shown]:
    said = _said(table, telling, answer)
    before = len(table.log)
    with moments.watching(table, [telling.screen]):
        table.repeat(answer)
    table.twist()
    tale = Tale(moments, shows, eyes)
    lines: list[LogLine] = []
    for number in range(before, len(table.log)):
        if _told(telling, table.log[number]):
            lines.append(log_line(telling.text, count + len(lines), table.log[number], telling.lang, tale.patch(number)))
    now = moments.now(table, eyes)
    moments.told(len(table.log))
    rest = changes(tale.shows or shows, now) or UNSET
    return Told(lines, said, rest, [ask.seat for ask in table.pending]), now


def _said(table: Table, telling: Telling, answer: Answer) -> str:
    """What was answered, in words, for whoever may know."""
    if not telling.knows(answer.seat):
        return ""
    ask = _ask(table.pending, answer)
    options = {option.key: option for option in ask.options} if ask else {}
    told = [options[key] for key in dict.fromkeys(answer.keys) if key in options]
    return ", ".join(sentence(telling.text, telling.lang, option.text, option.args) for option in told)


def _ask(pending: Sequence[Ask], answer: Answer) -> Ask | None:
    mine = [ask for ask in pending if ask.seat == answer.seat]
    return mine[0] if mine else pending[0] if len(pending) == 1 and pending[0].group else None
