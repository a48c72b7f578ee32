"""If you end now: what is certain to happen, and what imagined tables make likely. See `docs/concepts/forecast.md`.

Certain is what the rules do by themselves before anybody has to choose and before anything hidden comes to light. All the rest is told
as what happened at imagined tables: how often, or between which numbers in four of five of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from stockade.engine import Event, StockadeError, Table
from stockade.engine.event import Arg
from stockade.insight.worlds import Cause, Place, World, idle_answer, lucks, run, tells

FEWEST, MOST = 6, 60  # worlds; tracks take few values, so that of six the least and the greatest still hold four times of five
ALIKE = 2  # worlds that must agree about what is certain
SMALL = 0.1  # what happens less often is not worth a line
HELD = (4, 5)  # a range holds as near to that share as the values of a track allow


class Change(Struct, frozen=True):
    """What becomes of a track: where it stands, and where it stands then in four of five worlds; `mean` over all of them. Where it mostly
    stays or there is only one other value, no range can be told that holds so often: `odds` is then how often it moves at all, and `low` to
    `high` where to. `falls` is the share of worlds in which a piece with it is lost, or a limit is reached."""

    track: str
    now: int
    low: int
    high: int
    mean: float
    falls: float = 0.0
    limit: int = 0
    odds: float = 0.0


class Step(Struct, frozen=True):
    """Something that a rule does to a track on the way: in which share of the worlds, and between which amounts there."""

    phase: str
    rule: str
    track: str
    low: int
    high: int
    odds: float


class Omen(Struct, frozen=True):
    """Something that shows on the board: `move` from somewhere to somewhere, `spawn` and `break` at a place."""

    kind: str
    at: str
    to: str
    low: int
    high: int
    odds: float
    certain: bool = False


class Asked(Struct, frozen=True):
    """The question at which the rules wait for this seat."""

    prompt: str
    args: dict[str, Arg]
    rule: str = ""


class Forecast(Struct):
    """What comes of ending now. `told` is certain, in its order; after it this seat is certainly asked `asks`, where there is one."""

    seat: int
    worlds: int
    told: list[Event]
    ends: bool  # whether the game is certainly over with it
    changes: list[Change]
    steps: list[Step]
    omens: list[Omen]
    losing: float
    winning: float
    asks: Asked | None = None


def forecast(table: Table, seat: int, budget: int | None = None, keys: Sequence[str] = ()) -> Forecast:
    """For that seat, from what it may know; with `keys` it gives this answer before it ends. The same position always gives the same
    forecast."""
    told, ends, seen = looked(table, seat, table.game.forecast.budget if budget is None else budget, keys)
    found = summed(table, seat, told, ends, seen)
    found.asks = None if keys else choice(table, seat)
    return found


def looked(table: Table, seat: int, budget: int, keys: Sequence[str] = ()) -> tuple[list[Event], bool, list[World]]:
    """What is certain, whether the game ends with it, and the worlds. What does not come true in each of them was not certain after all:
    a rule may tell of a thing a moment before it says that it was hidden."""
    told, ends = _alike(table, seat, keys) if keys else certain(table, seat)
    seen = worlds(table, seat, budget, told, keys)
    kept = min((world.kept for world in seen), default=0)
    return told[:kept], ends and kept == len(told) and all(world.lost or world.won for world in seen), seen


# -- what is certain --------------------------------------------------------------------------------------------------


def certain(table: Table, seat: int) -> tuple[list[Event], bool]:
    """The events that follow by themselves, and whether the game is over with the last of them; those that the game itself is sure of
    come last, though others may happen between."""
    told, ends = _alike(table, seat)
    ask = table.asked(seat)
    if ends or ask is None or idle_answer(table, ask) is None:
        return told, ends
    return [*told, *table.game.forecast.sure(table.play, seat)], False


def _alike(table: Table, seat: int, keys: Sequence[str] = ()) -> tuple[list[Event], bool]:
    """What a few worlds agree about."""
    if table.game.forecast.veiled(table.play, seat):
        return [], False
    luck = lucks(table, seat)
    first, *others = [_forced(table, seat, luck.getrandbits(48), keys) for _ in range(ALIKE)]
    told, ends, _ = first
    for events, over, _ in others:
        same = [one == two for one, two in zip(told, events, strict=False)]
        told = told[: [*same, False].index(False)]
        ends = ends and over and len(told) == len(events)
    return told, ends


def choice(table: Table, seat: int) -> Asked | None:
    """The question at which the rules then wait for this seat, where nothing hidden comes before it."""
    if table.game.forecast.veiled(table.play, seat):
        return None
    luck = lucks(table, seat)
    one, two = [_forced(table, seat, luck.getrandbits(48)) for _ in range(2)]
    return one[2] if one == two else None


def _forced(table: Table, seat: int, luck: int, first: Sequence[str] = ()) -> tuple[list[Event], bool, Asked | None]:
    """What happens at one imagined table before anybody chooses and anything is revealed, and what that seat is asked there. It only
    ends its turns, after it has answered `first`."""
    twin = table.fork(luck=luck, seat=seat)
    until, course, play = table.game.forecast.course(table.play), table.game.forecast.course, twin.play
    before, told, waits = play.revealed, list[Event](), None

    def look() -> None:
        if play.revealed == before and course(play) == until:
            told.append(play.log[-1])

    play.watch = look
    while not twin.outcome and play.revealed == before and course(play) == until and len(told) < 1_000:
        ask = twin.asked(seat)
        keys = first or idle_answer(twin, ask) if ask is not None else None
        first = ()
        if ask is None or keys is None:
            waits = Asked(ask.prompt, ask.args, ask.rule) if ask is not None and told else None
            break
        try:
            twin.answer(seat, keys, decision=ask.id)
        except StockadeError:  # this guess at the secrets leads nowhere
            break
    ends = bool(twin.outcome) and play.revealed == before
    return [event for event in told if event.known_to(seat) and event.kind != "answer.automatic"], ends, waits


# -- what is likely ---------------------------------------------------------------------------------------------------


def worlds(table: Table, seat: int, budget: int, told: Sequence[Event] = (), keys: Sequence[str] = ()) -> list[World]:
    """As many imagined tables as the budget allows, a few in any case."""
    luck, found, tried, ask = lucks(table, seat), list[World](), 0, table.asked(seat)
    first = (ask, keys) if keys and ask is not None else None
    while tried < MOST and (budget > 0 or tried < FEWEST):
        world, cost = run(table, seat, luck.getrandbits(48), first=first, told=told)
        budget -= cost
        tried += 1
        if world is not None:
            found.append(world)
    return found


def summed(table: Table, seat: int, told: list[Event], ends: bool, seen: Sequence[World]) -> Forecast:
    """Many worlds as one forecast."""
    part = table.game.forecast
    now = {track: value for track, value in part.read(table.play).items() if tells(part, track, "rounds")}
    count = max(1, len(seen))
    changes = (
        [
            changed(track, value, [world.tracks.get(track, 0) for world in seen], part.limit(table.play, track), _fatal(table, track))
            for track, value in now.items()
        ]
        if seen
        else []
    )
    return Forecast(
        seat=seat,
        worlds=len(seen),
        told=told,
        ends=ends,
        changes=[
            change
            for change in changes
            if change.falls or ((change.low, change.high) != (change.now, change.now) and not 0 < change.odds < SMALL)
        ],
        steps=_steps(table, seen, now),
        omens=_omens(table, told, seen),
        losing=sum(world.lost for world in seen) / count,
        winning=sum(world.won for world in seen) / count,
    )


def _fatal(table: Table, track: str) -> bool:
    gauge = table.game.forecast.gauges.get(track.partition(":")[0])
    return gauge is not None and gauge.fatal


def changed(track: str, now: int, then: Sequence[int], limit: int = 0, fatal: bool = False) -> Change:
    """Many worlds as one change."""
    low, high = span(then)
    odds = falls = 0.0
    if now in then and (len(set(then)) == 2 or low == high == now) and (moved := [value for value in then if value != now]):
        odds, (low, high) = len(moved) / len(then), span(moved)
    if fatal and now > 0:
        falls = sum(value <= 0 for value in then) / len(then)
    elif limit:
        falls = sum(value >= limit for value in then) / len(then)
    return Change(track, now, low, high, sum(then) / len(then), falls, limit, odds)


def span(values: Iterable[int]) -> tuple[int, int]:
    """Between which the next one lies, four times of five: of all runs of values the one whose share comes nearest to that; of two as near
    the one that holds more, and then the shorter one."""
    count = sorted(Counter(values).items())
    every, (much, of) = sum(times for _, times in count), HELD
    runs: list[tuple[int, int, int, int, int]] = []
    for at, (low, _) in enumerate(count):
        inside = 0
        for high, times in count[at:]:
            inside += times
            runs.append((abs(of * inside - much * every), -inside, high - low, low, high))
    return min(runs)[3:]


def _steps(table: Table, seen: Sequence[World], now: dict[str, int]) -> list[Step]:
    """By phase, in the order of the game; what hardly ever happens is left out."""
    causes: dict[Cause, list[int]] = {}
    for world in seen:
        for cause, change in world.moved.items():
            if cause[2] in now:
                causes.setdefault(cause, []).append(change)
    phases = {phase: at for at, phase in enumerate(table.game.phases)}
    found = [
        Step(*cause, *span(changes), odds=len(changes) / len(seen))
        for cause, changes in causes.items()
        if len(changes) >= SMALL * len(seen)
    ]
    # pieces stand in the order of the table, so that lines do not jump when the odds change a little
    order = {track: at for at, track in enumerate(now)}
    return sorted(found, key=lambda step: (phases.get(step.phase, len(phases)), step.rule, order[step.track]))


def _omens(table: Table, told: Sequence[Event], seen: Sequence[World]) -> list[Omen]:
    sure: dict[Place, int] = {}
    for event in told:
        sign = table.game.forecast.signs.get(event.kind)
        if sign is not None:
            count = event.args.get(sign.count, 1)
            place = (sign.kind, str(event.args[sign.at]), str(event.args.get(sign.to, "")))
            sure[place] = sure.get(place, 0) + (count if isinstance(count, int) else 1)
    counts: dict[Place, list[int]] = {}
    for world in seen:
        for place, count in world.signs.items():
            counts.setdefault(place, []).append(count)
    found = [Omen(*place, count, count, 1.0, certain=True) for place, count in sure.items()]
    for place, some in sorted(counts.items()):
        if place not in sure and len(some) >= SMALL * len(seen):
            found.append(Omen(*place, *span(some), odds=len(some) / len(seen)))
    return found
