"""A forecast in words: lines by phase, each with how sure it is and the rule that makes it so. Pictures are drawn from the same.

The sentences about what is certain are those of the log. Shares of imagined tables never say 0 or 100 %: that would be certain.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from stockade.engine import Event, Game, Table
from stockade.engine.gameparts import Gauge, Prospect, Shift
from stockade.engine.text import MissingText, Text, message_part
from stockade.insight.forecast import Change, Forecast, Omen, Step
from stockade.insight.worlds import NEXT

# the rules do it by themselves; exact odds of dice and known cards; a share of imagined tables; somebody will be asked
Sure = Literal["certain", "likely", "guessed", "yours"]
HEADINGS = ("round.", "phase.", "turn.", "activation.")
GRAVE = 0.25  # ending now is warned of when it loses that often
EVEN = 0.5  # what happens as often stands out
ENOUGH = 20  # imagined tables from which a share of them may be told
RARE = 0.1  # what happens less often does not
SELDOM = 0.2  # what happens less often is no mark on the board, unless it kills
PLAIN = Text(None)  # sentences of the house: what a game calls a piece is no word of theirs
ROUNDS = ("then", "next", "losing", "winning", "goes-on")
MINUS = "\u2212"
MARKS: dict[Sure, str] = {"certain": "●", "likely": "◐", "guessed": "◌", "yours": "⑂"}


class Foretold(Struct, frozen=True):
    """One thing to come, with the entities it speaks of."""

    sure: Sure
    text: str
    rule: str = ""
    touches: list[str] = field(default_factory=list[str])
    harm: bool = False


class ForetoldPhase(Struct, frozen=True):
    """The lines of one phase."""

    title: str
    lines: list[Foretold]


class OmenMark(Struct, frozen=True):
    """What to show at a piece: where it may stand then, and how often it is lost."""

    touch: str
    gauge: str
    text: str
    sure: Sure
    harm: bool
    falls: str = ""


class OmenArrow(Struct, frozen=True):
    """What to draw between places, or at one when `to` is empty."""

    kind: str
    at: str
    to: str
    text: str
    sure: Sure
    odds: int  # of a hundred
    often: str = ""  # how often, in words; empty when it is sure


class ForecastTold(Struct):
    """A forecast as people read it. `warning` says why ending now should be thought about twice."""

    headline: str
    warning: str
    sections: list[ForetoldPhase]
    marks: list[OmenMark]
    arrows: list[OmenArrow]
    worlds: int


class Words:
    """One game in one language, at one table."""

    def __init__(self, table: Table, lang: str, text: Text | None = None) -> None:
        self.table, self.game, self.lang = table, table.game, lang
        self.text = text or table.game.text

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of every game; one that speaks of rounds as the game calls them."""
        return (self.game.text if key in ROUNDS else PLAIN).say(self.lang, f"insight-{key}", args)

    def tell(self, found: Forecast) -> ForecastTold:
        """The whole of it."""
        sections: dict[str, list[Foretold]] = {}
        self.certain(found, sections)
        for one in self.game.odds.prospects(self.table.play, found.seat):
            sections.setdefault(one.phase, []).append(self.exact(one))
        for step in found.steps:
            if self.matters(step):
                sections.setdefault(step.phase, []).append(self.step(found, step))
        rank = {phase: at for at, phase in enumerate((self.table.state.phase, *self.later(), NEXT))}
        ordered = sorted(sections.items(), key=lambda pair: rank.get(pair[0], len(rank)))
        told = [ForetoldPhase(self.phase(phase), lines) for phase, lines in ordered if lines]
        told.append(ForetoldPhase(self.say("then"), [self.outcome(found, change) for change in found.changes]))
        return ForecastTold(
            headline=self.headline(found),
            warning=self.warning(found),
            sections=[section for section in told if section.lines],
            marks=[self.mark(found, change) for change in found.changes if ":" in change.track],
            arrows=[self.arrow(found, omen) for omen in found.omens],
            worlds=found.worlds,
        )

    # -- what is certain ----------------------------------------------------------------------------------------------

    def certain(self, found: Forecast, sections: dict[str, list[Foretold]]) -> None:
        """The events that follow by themselves, under the phase they happen in."""
        phase = self.table.state.phase
        for event in found.told:
            if event.kind == "phase.began":
                phase = str(event.args["phase"])
            elif phase != self.table.state.phase and not event.kind.startswith(HEADINGS):  # that nothing more is done needs no words
                sections.setdefault(phase, []).append(self.event(event))
        for line in self.choice(found):
            sections.setdefault(phase, []).append(line)

    def event(self, event: Event) -> Foretold:
        """As the log tells it."""
        try:
            told = self.text.say(self.lang, f"event-{message_part(event.kind)}", event.args)
        except MissingText:
            told = event.kind
        return Foretold("certain", told, event.rule, self.text.touches(event.args))

    def exact(self, one: Prospect) -> Foretold:
        """What dice or known cards will do."""
        fact = one.fact
        return Foretold("likely", self.text.say(self.lang, fact.text, fact.args), one.rule, self.text.touches(fact.args))

    def choice(self, found: Forecast) -> list[Foretold]:
        """Where the rules stop and ask this seat."""
        if found.asks is None:
            return []
        told = self.say("asks", prompt=self.text.say(self.lang, found.asks.prompt, found.asks.args))
        return [Foretold("yours", told, found.asks.rule)]

    def later(self) -> list[str]:
        """The phases after this one."""
        phases = list(self.game.phases)
        return phases[phases.index(self.table.state.phase) + 1 :] if self.table.state.phase in phases else phases

    def phase(self, phase: str) -> str:
        """Its name."""
        return self.say("next") if phase == NEXT else self.text.name(self.lang, "phase", phase)["name"]

    # -- what is likely -----------------------------------------------------------------------------------------------

    def matters(self, step: Step) -> bool:
        """What the others may do for the better in their turns is a guess that helps nobody; all the rest is told."""
        return step.phase != self.table.state.phase or self.harms(step.track, step.low, step.high)

    def harms(self, track: str, low: int, high: int) -> bool:
        """Whether such a change is for the worse."""
        return (low + high) * self.gauge(track).good < 0

    def gauge(self, track: str) -> Gauge:
        """What it is counted with."""
        return self.game.forecast.gauges[track.partition(":")[0]]

    def step(self, found: Forecast, step: Step) -> Foretold:
        """Something that a rule may do."""
        change = signed(step.low) if step.low == step.high else self.say("span", low=signed(step.low), high=signed(step.high))
        args = {"what": self.what(step.track), "change": change}
        told = self.say("step-lost" if self.gauge(step.track).alone else "step-odds", odds=self.often(step.odds, found), **args)
        harm = step.odds >= EVEN and self.harms(step.track, step.low, step.high)
        return Foretold("guessed", told, step.rule, self.touches(step.track), harm)

    def outcome(self, found: Forecast, change: Change) -> Foretold:
        """Where a track stands then."""
        what, odds = self.what(change.track), self.often(change.falls, found)
        told = self.say("change", what=what, now=change.now, then=self.span(change))
        if change.odds and change.odds != change.falls:
            told = self.say("change-odds", told=told, odds=self.often(change.odds, found))
        if self.gauge(change.track).alone:
            told = self.say("lost", what=what, odds=odds)
        elif change.falls:
            told = self.say("full" if change.limit else "falls", told=told, odds=odds)
        moved = (change.low - change.now, change.high - change.now)
        often = not change.odds or change.odds >= EVEN
        harm = change.falls >= RARE or (often and 0 not in moved and self.harms(change.track, *moved))
        return Foretold("guessed", told, "", self.touches(change.track), harm)

    def often(self, odds: float, found: Forecast) -> str:
        """At how many of the imagined tables: few are counted, a share of them would promise too much."""
        if found.worlds >= ENOUGH:
            return share(odds, found.worlds)
        return self.say("of", times=round(odds * found.worlds), count=found.worlds)

    def span(self, change: Change) -> str:
        """One number, or two."""
        return str(change.low) if change.low == change.high else self.say("span", low=change.low, high=change.high)

    def shifted(self, shift: Shift) -> str:
        """What an answer changes for certain."""
        told = self.say("change", what=self.what(shift.track), now=shift.before, then=shift.after)
        return self.say("if-chosen", told=told) if shift.yours else told

    def what(self, track: str) -> str:
        """What a track is called."""
        gauge, _, piece = track.partition(":")
        of = self.gauge(gauge).of
        return self.text.say(self.lang, f"gauge-{gauge}", {of: self.game.forecast.named(self.table.play, piece)} if of else {})

    def touches(self, track: str) -> list[str]:
        """The piece of a track."""
        gauge, _, piece = track.partition(":")
        of = self.gauge(gauge).of
        return self.text.touches({of: self.game.forecast.named(self.table.play, piece)}) if of else []

    # -- at the board -------------------------------------------------------------------------------------------------

    def mark(self, found: Forecast, change: Change) -> OmenMark:
        """At the piece itself."""
        moved = (change.low - change.now, change.high - change.now)
        falls = brief(change.falls, found.worlds) if change.falls >= RARE else ""
        gauge = change.track.partition(":")[0]
        harm = bool(falls) or ((not change.odds or change.odds >= SELDOM) and self.harms(change.track, *moved))
        text = f"{change.now} → {self.span(change)}"
        if change.odds and change.odds != change.falls:
            text = self.say("change-odds", told=text, odds=brief(change.odds, found.worlds))
        return OmenMark(self.touches(change.track)[0], gauge, text, "guessed", harm, falls)

    def arrow(self, found: Forecast, omen: Omen) -> OmenArrow:
        """On the map."""
        count = str(omen.low) if omen.low == omen.high else self.say("span", low=omen.low, high=omen.high)
        sign = next(sign for sign in self.game.forecast.signs.values() if sign.kind == omen.kind)
        at = self.text.touches({sign.at: omen.at})[0]
        to = self.text.touches({sign.to: omen.to})[0] if omen.to else ""
        often = "" if omen.certain or omen.odds >= 1 else brief(omen.odds, found.worlds)
        return OmenArrow(omen.kind, at, to, count, "certain" if omen.certain else "guessed", round(100 * omen.odds), often)

    # -- in one line --------------------------------------------------------------------------------------------------

    def headline(self, found: Forecast) -> str:
        """How it ends."""
        if found.ends:
            return self.say("over")
        if found.losing:
            return self.say("losing", times=round(found.losing * found.worlds), count=found.worlds)
        if found.winning:
            return self.say("winning", times=round(found.winning * found.worlds), count=found.worlds)
        return self.say("goes-on", count=found.worlds)

    def warning(self, found: Forecast) -> str:
        """Why ending now should be thought about twice; empty when there is no reason."""
        if found.ends:
            return self.say("over")
        alone = self.game.turns.alone(self.table.play, found.seat)
        if found.losing >= GRAVE and not alone:
            return self.say("warn-lost", odds=self.often(found.losing, found))
        falls = [change for change in found.changes if change.falls >= GRAVE and self.gauge(change.track).fatal]
        if alone:  # the others still play: only what may become of this one is a reason to stay with it
            falls = [change for change in falls if change.track.partition(":")[2] == alone]
        if not falls:
            return ""
        worst = max(falls, key=lambda change: change.falls)
        return self.say("warn-falls", what=self.piece(worst.track), odds=self.often(worst.falls, found))

    def piece(self, track: str) -> str:
        """The piece of a track by its name."""
        gauge, _, piece = track.partition(":")
        prefix = self.text.refs[self.gauge(gauge).of]
        return self.text.name(self.lang, prefix, self.game.forecast.named(self.table.play, piece))["name"]


def signed(number: int) -> str:
    """With its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


def share(odds: float, count: int) -> str:
    """Of imagined tables: what happened at all of them may still not happen."""
    if odds >= 1:
        return f">\u00a0{100 * count // (count + 1)}\u00a0%"
    return f"{min(99, max(1, round(100 * odds)))}\u00a0%"


def brief(odds: float, count: int) -> str:
    """The same on the board."""
    return share(odds, count) if count >= ENOUGH else f"{round(odds * count)}/{count}"


def tell(table: Table, found: Forecast, lang: str, text: Text | None = None) -> ForecastTold:
    """A forecast as people read it."""
    return Words(table, lang, text).tell(found)


def in_lines(told: ForecastTold) -> list[str]:
    """For a terminal."""
    lines = [told.headline]
    for section in told.sections:
        lines.append(f"-- {section.title} --")
        lines += [f"  {MARKS[line.sure]} {line.text}" + (f"  [{line.rule}]" if line.rule else "") for line in section.lines]
    return lines


def speaks(game: Game, lang: str) -> list[str]:
    """The gauges of a game that have no words in that language."""
    return [gauge for gauge in game.forecast.gauges if not game.text.has(lang, f"gauge-{gauge}")]
