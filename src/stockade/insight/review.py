"""A finished game looked back at: how likely the team was to win at the beginning of each turn, where that changed most, and what a
strong player would have answered there.

A chance is the share of games that bots win from that very position with other luck to come (nobody's hands are changed: the game is
over, and everything is known). An answer is judged by what its seat knew then, as a hint is. Everything is counted in imagined answers,
so that a review is the same on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt
from random import Random

from msgspec import Struct, field

from stockade.bots import best
from stockade.engine import StockadeError, Table
from stockade.engine.branch import branch
from stockade.engine.imagine import other_luck
from stockade.engine.text import Text
from stockade.insight.hints import ENOUGH, LONG, Hint, Trial, beside, tried
from stockade.insight.reasons import Reasons
from stockade.insight.worlds import policy_answer

POINTS = 24  # positions on the line, besides the end
ANSWERS = 2_400  # imagined answers for each of them
GAMES = 32
LOOKED = 5  # answers of a turn that are looked at
BUDGET = 3  # times that of a forecast, for each of those
TURNS = 3
TELLING = 5  # points of a hundred: less is no turn


class Point(Struct, frozen=True):
    """The team's chance after `at` answers: of so many imagined games so many were won."""

    at: int
    round: int
    won: int
    games: int

    @property
    def share(self) -> float:
        """In percent."""
        return 100 * self.won / max(1, self.games)

    @property
    def margin(self) -> int:
        """How far off that may be, in percent, two times of three."""
        chance = self.won / max(1, self.games)
        return ceil(100 * sqrt(max(chance * (1 - chance), 1 / max(1, self.games)) / max(1, self.games)))


class Turning(Struct, frozen=True):
    """Where the chance changed by `change` points, between two positions. `kind` is choice, luck, betrayal or, for the better, good; a
    choice was made `at` that position by `seat`: what it answered, and the best other answer, which a strong player would have given
    where it would have been better."""

    start: int
    end: int
    change: int
    kind: str
    at: int
    seat: int
    played: Hint | None = None
    strong: Hint | None = None


class Review(Struct):
    """The line and its turns, the largest first."""

    points: list[Point] = field(default_factory=list[Point])
    turns: list[Turning] = field(default_factory=list[Turning])


def stations(table: Table) -> list[int]:
    """The positions on the line: where turns begin, thinned out evenly where there are many."""
    turns = sorted({mark.answers for mark in table.marks if mark.turn and mark.answers < len(table.answers)} | {0})
    if len(turns) <= POINTS:
        return turns
    return sorted({turns[round(number * (len(turns) - 1) / (POINTS - 1))] for number in range(POINTS)})


def chance(table: Table, at: int) -> Point:
    """From that position."""
    luck, won, games, left = Random(f"review {table.game.id} {at}"), 0, 0, ANSWERS
    here = branch(table, at)
    while games < GAMES and (left > 0 or games < ENOUGH):
        twin = here.fork()
        other_luck(twin, luck.getrandbits(48))
        twin.run_ahead()
        left -= _play(twin)
        games += 1
        won += twin.outcome == "won"
    return Point(at, here.round, won, games)


def _play(twin: Table) -> int:
    steps = 0
    try:
        while not twin.outcome and steps < LONG:
            ask = twin.pending[0]
            twin.answer(ask.seat, policy_answer(twin, ask), decision=ask.id)
            steps += 1
    except StockadeError:
        pass  # where this luck leads nowhere, nothing was won
    return steps + 1


def last(table: Table) -> Point:
    """The end, which is no guess any more."""
    return Point(len(table.answers), table.round, int(table.outcome == "won"), 1)


def largest(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Where it changed most, the largest first; the largest change towards the end that it came to is among them."""
    pairs = [(one, two) for one, two in pairwise(points) if abs(two.share - one.share) >= TELLING]
    pairs.sort(key=lambda pair: -abs(pair[1].share - pair[0].share))
    found, won = pairs[:TURNS], bool(points) and points[-1].won
    fitting = [pair for pair in pairs if (pair[1].share > pair[0].share) == bool(won)]
    return found if not fitting or fitting[0] in found else [*found[:-1], fitting[0]]


def turning(table: Table, one: Point, two: Point) -> Turning:
    """What happened between the two: an answer that a strong player would not have given, one better than any other, or luck."""
    change = round(two.share - one.share)
    sides = [found for at in _decisions(one.at, two.at) if (found := judged(table, at)) is not None]
    told = min(sides, key=lambda side: side.gain if change < 0 else -side.gain, default=None)
    if told is not None and (-told.gain >= max(TELLING, -change / 3) if change < 0 else told.gain >= TELLING):
        betrayed = table.outcome == "lost" and told.seat in table.winners
        kind = "good" if change > 0 else "betrayal" if betrayed else "choice"
        mine, other = beside(told.here, told.played, [told.played, told.rival]), beside(told.here, told.rival, [told.rival, told.played])
        return Turning(one.at, two.at, change, kind, told.at, told.seat, mine, other)
    first = table.answers[one.at].seat if one.at < len(table.answers) else -1
    return Turning(one.at, two.at, change, "luck" if change < 0 else "good", one.at, first)


def _decisions(start: int, end: int) -> list[int]:
    """Some positions between the two, evenly."""
    count = end - start
    return [start + round(number * count / LOOKED) for number in range(LOOKED)] if count > LOOKED else list(range(start, end))


class Judged:
    """An answer beside the best of the others, tried under the same lucks; `gain` is what it won more often, in points of a hundred."""

    def __init__(self, here: Table, at: int, seat: int, trials: Sequence[Trial]) -> None:
        self.here, self.at, self.seat = here, at, seat
        self.played, self.rival = trials[0], max(trials[1:], key=lambda trial: sum(trial.won))
        self.gain = 100 * (sum(self.played.won) - sum(self.rival.won)) / max(1, len(self.played.won))


def judged(table: Table, at: int) -> Judged | None:
    """The answer given there; None where there was nothing to choose."""
    here, answer = branch(table, at), table.answers[at]
    ask = here.asked(answer.seat)
    if ask is None or len(ask.options) < 2:
        return None
    wanted = [list(answer.keys), *(list(keys) for keys, _ in best(here, ask.seat, 2)), policy_answer(here, ask)]
    trials = [Trial(list(keys)) for keys in dict.fromkeys(map(tuple, wanted))]
    if len(trials) < 2:
        return None
    tried(here, ask, trials, here.game.forecast.budget * BUDGET)
    return Judged(here, at, ask.seat, trials)


def review(table: Table) -> Review:
    """The whole of it, for a game that is over."""
    again = branch(table)  # with all its marks
    points = [*(chance(again, at) for at in stations(again)), last(again)]
    return Review(points, [turning(again, *pair) for pair in largest(points)])


class Told(Struct):
    """A turn in words: what was answered and what a strong player would have, each with its reason and the share of games it won."""

    title: str
    because: str = ""
    wins: str = ""
    strong: str = ""
    strong_because: str = ""
    strong_wins: str = ""


def in_words(table: Table, turn: Turning, lang: str, text: Text | None = None) -> Told:
    """In one language; `table` is the whole game."""
    if turn.at >= len(table.answers):
        return Told("")
    here, answer = branch(table, turn.at), table.answers[turn.at]
    ask = here.asked(answer.seat) or here.pending[0]
    words = Reasons(here, ask, lang, text)
    said = words.answer([key for key in answer.keys if key in words.options])
    if turn.played is None or turn.strong is None:
        return Told(said)
    return Told(
        said,
        words.because(turn.played),
        words.wins(turn.played),
        words.answer(turn.strong.keys),
        words.because(turn.strong),
        words.wins(turn.strong),
    )
