"""Which answers change something that is counted, and whether they say so: what every answer does is seen at imagined tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find
from stockade.insight import leads
from stockade.insight.leads import aside
from stockade.insight.worlds import idle_answer, policy_answer, tells

LUCKS = range(11, 17)  # what comes out alike under so many of them is hardly luck
STEPS = 12
Kind = tuple[str, str]  # prompt, verb


class Count(Struct):
    """Of one kind of answer: how many there were, how many change a track for certain (by themselves, not by a choice that is still to come
    and says so itself), how many of these say it, or tell the odds of it."""

    options: int = 0
    change: int = 0
    told: int = 0
    odds: int = 0
    silent: list[str] = field(default_factory=list[str])


def carried(table: Table, ask: Ask, key: str, luck: int) -> tuple[dict[str, int], bool] | None:
    """Where the tracks stand when that answer is carried out, and whether its seat had to choose something on the way."""
    twin = table.fork(luck=luck, seat=ask.seat)
    asked, play = find(twin, ask), twin.play
    phase, read = play.state.phase, table.game.forecast.read
    last, chose = read(play), False

    def look() -> None:
        nonlocal last
        if play.state.phase == phase:
            last = read(play)

    play.watch = look
    try:
        twin.answer(ask.seat, [key], decision=asked.id if asked else -1)
        for _ in range(STEPS):
            other = twin.asked(ask.seat) or next(iter(twin.pending), None)
            if other is None or twin.outcome or play.state.phase != phase or idle_answer(twin, other) is not None:
                break
            keys = aside(twin, other)
            if keys is None and (other.seat != ask.seat or other.prompt == ask.prompt):
                break
            chose = chose or (keys is None and len(other.options) > 1)
            twin.answer(other.seat, keys or policy_answer(twin, other), decision=other.id)
    except StockadeError:
        return None
    return last, chose


def changes(table: Table, ask: Ask, key: str) -> list[str]:
    """The tracks that this answer changes alike under every luck, without another choice of its seat. A piece that leaves the table is told
    of in other words."""
    part, now = table.game.forecast, table.game.forecast.read(table.play)
    ends = list[dict[str, int]]()
    for luck in LUCKS:
        end = carried(table, ask, key, luck)
        if end is None or end[1]:
            return []
        ends.append(end[0])
        if end[0] == now:
            return []
    values = {track: {end.get(track, now[track]) for end in ends} for track in now if tells(part, track, "answers")}
    return [track for track, after in values.items() if len(after) == 1 and now[track] not in after]


def counted(positions: Iterator[tuple[Table, Ask]], most: int) -> dict[Kind, Count]:
    """Over so many questions."""
    found, asked = dict[Kind, Count](), Counter[str]()
    for table, ask in positions:
        asked[ask.prompt] += 1
        if asked.total() > most:
            break
        if ask.many or len(ask.options) < 2:
            continue
        facts, led, idle = table.game.odds.facts(table.play, ask), leads(table, ask.seat), idle_answer(table, ask) or []
        for option in ask.options:
            if option.key in idle:
                continue
            count = found.setdefault((ask.prompt, option.key.partition(":")[0]), Count())
            count.options += 1
            tracks = changes(table, ask, option.key)
            if not tracks:
                continue
            count.change += 1
            told = {fact.shift.track for fact in facts.get(option.key, []) if fact.shift} | {one.track for one in led.get(option.key, [])}
            if told & set(tracks):
                count.told += 1
            elif facts.get(option.key):
                count.odds += 1
            else:
                count.silent.append(f"{table.setup} seed {table.seed} after {len(table.answers)} answers: {option.key} {tracks}")
    return found
