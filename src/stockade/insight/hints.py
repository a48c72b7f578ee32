"""Hints that teach: a few answers a good player would think about, what each wins and costs beside another one, and how often it wins.

Every answer is tried under the same lucks at imagined tables, which bots then play to the end. The budget counts imagined answers; what
a seat may not know steers nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from stockade.bots import best
from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find
from stockade.insight.worlds import active, closing_answer, lucks, policy_answer, tells

BUDGET = 8  # times that of a forecast
MOST_GAMES = 40
ENOUGH = 8  # games from which a share may be told
LONG = 1_500  # answers until an imagined game must be over
TELLING = 0.3  # a difference of a track that is worth a word
FATAL = 3.0  # what can kill weighs so much more


class Edge(Struct, frozen=True):
    """A track that stands elsewhere on average when the next round begins than after another answer."""

    track: str
    mine: float
    other: float
    gain: bool


class Hint(Struct, frozen=True):
    """An answer; `beside` is the one it is compared with, `edges` what it gains and costs, the gain first."""

    keys: list[str]
    won: int
    games: int
    beside: list[str] = field(default_factory=list[str])
    edges: list[Edge] = field(default_factory=list[Edge])
    rival_won: int = 0


class Hints(Struct, frozen=True):
    """Up to three of them, best first. `lost`: none of the imagined games was won, whatever was answered. `ending` is how many ending now
    won of the same games (-1: it was no answer, or there were too few games to say)."""

    best: list[Hint]
    lost: bool = False
    ending: int = -1


class Trial:
    """One answer and what came of it, luck by luck."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.tracks: list[dict[str, int]] = []
        self.won: list[bool] = []

    def mean(self, track: str) -> float:
        """Where that track stands on average."""
        return sum(tracks.get(track, 0) for tracks in self.tracks) / max(1, len(self.tracks))

    def same(self, other: Trial) -> bool:
        """Whether nothing that is counted tells the two apart."""
        return bool(self.tracks) and (self.tracks, self.won) == (other.tracks, other.won)


def hints(table: Table, seat: int, count: int = 3, budget: int | None = None) -> Hints:
    """For that seat's open question; none when it is not asked."""
    ask = table.asked(seat)
    if ask is None:
        return Hints([])
    trials = [Trial(keys) for keys in answers(table, ask, count)]
    tried(table, ask, trials, table.game.forecast.budget * BUDGET if budget is None else budget)
    games = max(len(trial.won) for trial in trials)
    idle = closing_answer(table, ask)
    if games >= ENOUGH:  # what wins more often comes first, and among equals what a strong player prefers; ending only when it is better
        trials.sort(key=lambda trial: (-sum(trial.won), trial.keys == idle))
    told = [trial for at, trial in enumerate(trials) if not at or worth_telling(trial, trials[:at], trials, idle)]
    lost = games >= ENOUGH and not any(any(trial.won) for trial in trials)
    ending = next((sum(trial.won) for trial in trials if trial.keys == idle and games >= ENOUGH), -1)
    return Hints([beside(table, trial, trials) for trial in told[:count]], lost, ending)


def worth_telling(trial: Trial, better: Sequence[Trial], trials: Sequence[Trial], idle: list[str] | None) -> bool:
    """Not what changes nothing: what comes to the same as a better answer or as ending now; nor ending itself, unless it is best."""
    ends = [one for one in trials if one.keys == idle]
    return trial.keys != idle and not any(trial.same(one) for one in (*better, *ends))


def answers(table: Table, ask: Ask, count: int) -> list[list[str]]:
    """What to try: what a strong player weighs, best first, the policy's own answer, and ending now to compare with."""
    found = [keys for keys, _ in best(table, ask.seat, count)]
    found += [policy_answer(table, ask)]
    idle = closing_answer(table, ask)
    if idle is not None:
        found.append(idle)
    elif len(found) < 3 and not ask.many:
        found += [[option.key] for option in ask.options[:3]]
    return [list(keys) for keys in dict.fromkeys(map(tuple, found))]


def tried(table: Table, ask: Ask, trials: Sequence[Trial], budget: int) -> None:
    """The same lucks for all of them, as long as the budget lasts."""
    luck, games = lucks(table, ask.seat), 0
    while games < MOST_GAMES and (budget > 0 or games < 2):
        one = luck.getrandbits(48)
        for trial in trials:
            budget -= played(table, ask, trial, one)
        games += 1


def played(table: Table, ask: Ask, trial: Trial, luck: int) -> int:
    """One imagined game to its end, which is written down at the beginning of the next round too; how many answers it took."""
    part, seat = table.game.forecast, ask.seat
    twin, until, steps = table.fork(luck=luck, seat=seat), part.course(table.play), 1
    asked = find(twin, ask)
    if asked is None:
        return steps
    twin.run_ahead()
    then: dict[str, int] | None = None
    try:
        twin.answer(seat, trial.keys, decision=asked.id)
        while not twin.outcome and steps < LONG:
            if then is None and part.course(twin.play) != until:
                then = part.read(twin.play)
            other, keys = active(twin, seat)
            twin.answer(other.seat, keys, decision=other.id)
            steps += 1
    except StockadeError:  # this guess at the secrets leads nowhere
        return steps
    trial.tracks.append(part.read(twin.play) if then is None else then)
    trial.won.append(bool(twin.outcome) and seat in twin.winners)
    return steps


def beside(table: Table, trial: Trial, trials: Sequence[Trial]) -> Hint:
    """Compared with the best of the others that it can be told apart from."""
    rivals = [one for one in trials if one is not trial and not one.same(trial)]
    found = [hint(table, trial, other) for other in rivals]
    return next((one for one in found if one.edges), found[0] if found else Hint(trial.keys, sum(trial.won), len(trial.won)))


def hint(table: Table, trial: Trial, other: Trial) -> Hint:
    """What it gains most and what it costs most beside the other."""
    gauges, found = table.game.forecast.gauges, list[tuple[float, Edge]]()
    for track in table.game.forecast.read(table.play):
        if not tells(table.game.forecast, track, "rounds"):
            continue
        gauge = gauges[track.partition(":")[0]]
        mine, theirs = trial.mean(track), other.mean(track)
        worth = (mine - theirs) * gauge.good * (FATAL if gauge.fatal else 1.0)
        if abs(mine - theirs) >= TELLING:
            found.append((worth, Edge(track, mine, theirs, worth > 0)))
    found.sort(key=lambda pair: pair[0])
    edges = [pair[1] for pair in found[-1:] if pair[0] > 0] + [pair[1] for pair in found[:1] if pair[0] < 0]
    return Hint(trial.keys, sum(trial.won), len(trial.won), other.keys, edges, sum(other.won))
