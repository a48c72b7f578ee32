"""What has to be brought about before the round is over, as data, and whether it has been.

A goal speaks of the tracks that a game already counts for forecasts (`ForecastPart.read`): health of a hero, threat on a scheme, morale.
So a game needs no checker of its own; what counts and which way is good, its gauges say.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stockade.engine import Table

Verdict = Literal["open", "met", "missed"]
Kind = Literal["win", "survive", "keep", "hold", "reach"]


class Goal(Struct, frozen=True):
    """Before the round ends: `win` the game; at its end: not have lost it (`survive`), no piece of the `tracks` lost (`keep`), the first of
    them no worse than `value` at any moment (`hold`). To `reach` a value is enough once."""

    kind: Kind
    tracks: tuple[str, ...] = ()
    value: int = 0


class Watch:
    """A goal looked at after every answer, from the position where it was set."""

    def __init__(self, table: Table, goal: Goal) -> None:
        self.goal = goal
        self.outlook = table.game.forecast
        self.course = self.outlook.course(table.play)
        self.verdict: Verdict = "open"

    def look(self, table: Table) -> Verdict:
        """How things stand; once decided, it stays so."""
        if self.verdict == "open":
            self.verdict = self._now(table)
        return self.verdict

    def _now(self, table: Table) -> Verdict:
        over = bool(table.outcome) or self.outlook.course(table.play) != self.course
        won = table.outcome == "won" or (bool(table.outcome) and bool(table.winners))
        match self.goal.kind:
            case "win":
                return "met" if won else "missed" if over else "open"
            case "reach":
                return "met" if won or self._good(table) else "missed" if over else "open"
            case "hold" | "keep":
                if not self._good(table):
                    return "missed"
            case "survive":
                pass
        if table.outcome and not won:
            return "missed"
        return "met" if over else "open"

    def _good(self, table: Table) -> bool:
        """Whether the tracks are where they should be. A piece that is gone counts nothing."""
        now = self.outlook.read(table.play)
        if self.goal.kind == "keep":
            return all(now.get(track, 0) > 0 for track in self.goal.tracks)
        track = self.goal.tracks[0]
        value = now.get(track, 0)
        return value >= self.goal.value if self.outlook.gauges[track.partition(":")[0]].good > 0 else value <= self.goal.value


def judge(table: Table, goal: Goal) -> Verdict:
    """Whether the goal has been met at a table that began where it was set. Everything is played again: what was seen on the way counts."""
    told: Any = Table.new(table.game.id, table.setup, table.seed)
    told.start_from(table.start, ())
    watch = Watch(told, goal)
    for answer in table.answers:
        told.start_from(b"", [answer])
        if watch.look(told) != "open":
            break
    return watch.verdict
