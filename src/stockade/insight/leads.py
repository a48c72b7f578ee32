"""What an answer changes for certain, for every answer of a question: carried out at imagined tables, and compared with where things stand.

Nobody steps in: windows are passed. Where something has to be chosen on the way, every way is tried as long as there are few, and what
depends on it is marked so, as is all that is seen of an answer with more ways than that; what is paid with is the policy's choice. Told is
what stood before any die fell and before anything came to light, if two lucks look alike until then and nothing but luck undoes it before
the answer is carried out. The budget counts imagined ways; what a seat may not know steers nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stockade.engine import Ask, Event, StockadeError, Table
from stockade.engine.gameparts import Shift
from stockade.engine.imagine import find
from stockade.insight.worlds import idle_answer, lucks, policy_answer, tells

BUDGET = 160  # imagined ways, of all answers together
WAYS = 6  # of one answer: of more than that only some are tried
STEPS = 10  # answers until it must be carried out
TELL = 3  # changes of one answer
LUCKS = 2
GONE = -1

Tracks = dict[str, int]
Path = tuple[str, ...]


class Way(Struct):
    """How an answer went on under one luck with these choices: what the seat saw before anything came to light and where the tracks
    stood each time; where they stand at last; or between which keys to choose next."""

    seen: list[tuple[Event, Tracks]]
    then: Tracks
    choices: Path = ()


def leads(table: Table, seat: int, budget: int = BUDGET) -> dict[str, list[Shift]]:
    """By option of that seat's question, the weightiest change first; those that change nothing for certain are left out. Every answer is
    looked at before the choices of any: a long question must not leave out its last ones."""
    ask = table.asked(seat)
    if ask is None or ask.many or not table.game.forecast.gauges:
        return {}
    luck, now, idle = lucks(table, seat), table.game.forecast.read(table.play), idle_answer(table, ask) or []
    drawn = [luck.getrandbits(48) for _ in range(LUCKS)]
    trips = [Trip(option.key) for option in ask.options if option.key not in idle]
    for trip in trips:
        trip.go_on(table, ask, drawn)
    budget -= LUCKS * len(trips)
    for trip in trips:
        while trip.todo and budget > 0:
            trip.go_on(table, ask, drawn)
            budget -= LUCKS
    found = {trip.key: compared(table, now, trip.ends, trip.every and not trip.todo) for trip in trips}
    if len(trips) == len(ask.options) > 1:
        found = apart(found)
    return {key: shifts[:TELL] for key, shifts in found.items() if shifts}


def apart(found: dict[str, list[Shift]]) -> dict[str, list[Shift]]:
    """Without what may come of every one of these answers alike: a later choice decides that."""
    first, *others = found.values()
    alike = [shift for shift in first if shift.yours and all(shift in shifts for shifts in others)]
    return {key: [shift for shift in shifts if shift not in alike] for key, shifts in found.items()}


class Trip:
    """The ways of one answer: where those certainly lead that were gone to their end, what is still to try, and whether that is `every` one
    there is. None are left when the lucks do not agree about the choices."""

    def __init__(self, key: str) -> None:
        self.key, self.every = key, True
        self.ends, self.todo = list[Tracks](), list[Path]([()])

    def go_on(self, table: Table, ask: Ask, drawn: Sequence[int]) -> None:
        """One more way, under all lucks."""
        path = self.todo.pop(0)
        tried = [walked(table, ask, self.key, path, luck) for luck in drawn]
        ways = [way for way in tried if way is not None]
        if len(ways) < len(tried) or len({way.choices for way in ways}) > 1:
            self.ends, self.todo = [], []
        elif choices := ways[0].choices:
            self.todo += [(*path, choice) for choice in choices]
            room = max(1, WAYS - len(self.ends))
            self.every, self.todo = self.every and len(self.todo) <= room, self.todo[:room]
        else:
            self.ends.append(agreed(ways))


def agreed(ways: Sequence[Way]) -> Tracks:
    """Where the tracks stand at the last moment up to which all lucks look alike, as far as they stay there under one of them: what the
    answer itself takes back stays nowhere."""
    last: Tracks = {}
    for moments in zip(*(way.seen for way in ways), strict=False):
        if any(moment != moments[0] for moment in moments):
            break
        last = moments[0][1]
    return {track: value for track, value in last.items() if any(way.then.get(track, GONE if value else 0) == value for way in ways)}


def walked(table: Table, ask: Ask, key: str, path: Path, luck: int | None) -> Way | None:
    """One way under one luck (None: the table's own, which nobody may be told of); None when this guess at the secrets leads nowhere."""
    twin, seat, part = table.fork() if luck is None else table.fork(luck=luck, seat=ask.seat), ask.seat, table.game.forecast
    asked = find(twin, ask)
    if asked is None:
        return None
    twin.run_ahead()
    play, left, way = twin.play, list(path), Way([], {})
    known, phase = play.surprises(seat), play.state.phase

    def look() -> None:
        if play.state.phase != phase:
            return  # it is carried out: what follows is the enemies' doing
        way.then = part.read(play)
        if play.surprises(seat) == known and play.log[-1].known_to(seat):
            way.seen.append((play.log[-1], way.then))

    play.watch = look
    try:
        twin.answer(seat, [key], decision=asked.id)
        for _ in range(STEPS):
            other = twin.asked(seat) or next(iter(twin.pending), None)
            if other is None or twin.outcome or play.state.phase != phase or idle_answer(twin, other) is not None:
                break
            keys = aside(twin, other)
            if keys is None and (other.seat != seat or other.prompt == ask.prompt):
                break  # somebody else decides, or the same is asked again
            if keys is None and play.surprises(seat) == known and not other.many and len(other.options) > 1:
                if not left:
                    way.choices = tuple(option.key for option in other.options)
                    return way
                keys = [left.pop(0)]
            twin.answer(other.seat, keys or policy_answer(twin, other), decision=other.id)
    except StockadeError:
        return None
    look_again = way.seen and way.seen[-1][0] is play.log[-1] and play.state.phase == phase and play.surprises(seat) == known
    if look_again:  # what was said last may be carried out only after it was said: whoever is defeated still stands there
        way.then = part.read(play)
        way.seen[-1] = (way.seen[-1][0], {**way.seen[-1][1], **way.then})
    way.then = {track: value if same_piece(table, twin, track) else GONE for track, value in way.then.items()}
    return way


def same_piece(table: Table, twin: Table, track: str) -> bool:
    """Not another face of it, on which something else is counted: a scheme that has advanced, a villain's next stage."""
    named, piece = table.game.forecast.named, track.partition(":")[2]
    return not piece or named(table.play, piece) == named(twin.play, piece)


def aside(table: Table, ask: Ask) -> list[str] | None:
    """The answer that keeps out of it, where there is one."""
    standing, keys = table.game.standing, {option.key for option in ask.options}
    favour = standing.favour(table.play, ask)
    if favour is not None and favour.leave in keys:
        return [favour.leave]
    return ["pass"] if "pass" in keys and standing.windows(table.play, ask) else None


def compared(table: Table, now: Tracks, ends: Sequence[Tracks], every: bool) -> list[Shift]:
    """What changes on every way in the same manner, then what does on some; the greatest change first."""
    gauges, found = table.game.forecast.gauges, list[Shift]()
    for track, before in now.items():
        if not tells(table.game.forecast, track, "answers"):
            continue
        after = [end[track] for end in ends if end.get(track, before) != before]
        if after:
            far = max(after, key=lambda value: abs(value - before))
            yours = not every or len(after) < len(ends) or len(set(after)) > 1
            found.append(Shift(track, before, far, gauges[track.partition(":")[0]].good, yours))
    return sorted(found, key=lambda shift: (shift.yours, -abs(shift.after - shift.before)))
