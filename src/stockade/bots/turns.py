"""Whole turns: what is thought about is not one answer but everything that a seat does until its turn ends.

A line is a list of answers. Lines come from the game's policy in other moods (`TurnsPart.whim`), from each answer that is worth a thought,
and from what was planned before. All are played under the same lucks, on to the horizon as in `strong`; where a line does not fit what a
luck brings, the policy goes on. The better ones stay, are varied from somewhere in the middle, and compared under more lucks. The
policy's own way to play the turn is always among them, and another one must do clearly better. Whoever has a plan follows it until
something new is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockade.bots.answers import span
from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find

Step = tuple[str, list[str]]  # the question's name and the answer
Line = list[Step]

EACH = 250  # imagined answers for each line in another mood: so many lines are made
MOST = 48
STAGES = ((1, 10), (2, 5))  # lucks for all lines that are left, and how many stay; then lines are varied
LAST = ((0, 6), (4, 3), (4, 3))
PARENTS = 3  # lines that are varied
SKIP = 3  # steps of a line that may be left out because they cannot be done
STEPS = 600  # quick answers until an imagined round must be over
WORST = -1_000_000.0


class Plan:
    """What was planned, as long as it lasts."""

    def __init__(self) -> None:
        self.line: Line = []
        self.seen = -1  # what had been revealed

    def next(self, table: Table, ask: Ask) -> list[str] | None:
        """The planned answer, where the question is the one that was expected and nothing new has been seen."""
        if not self.line or self.seen != table.play.revealed:
            return None
        prompt, keys = self.line[0]
        if prompt != ask.prompt or not fits(ask, keys):
            return None
        self.line = self.line[1:]
        return keys


class Turns:
    """The thinking about the rest of one seat's turn."""

    def __init__(self, table: Table, ask: Ask, rng: Random, budget: int) -> None:
        self.table, self.ask, self.rng = table, ask, rng
        self.left = budget
        self.until = table.game.bot.horizon(table.play)
        self.lines: list[Line] = []
        self.worth: list[list[float]] = []
        self.lucks: list[int] = []
        self.alive: list[int] = []
        self.known: set[str] = set()

    def best(self, answers: Sequence[list[str]], before: Line) -> tuple[list[str], Line]:
        """The answer to give, and what is planned after it; the first of the answers is the policy's."""
        ask, rng = self.ask, self.rng
        self.add([])
        for keys in answers[1:]:
            self.add([(ask.prompt, keys)])
        if before:
            self.add(before)
        moods = min(MOST, self.left // EACH)
        for _ in range(moods):
            self.vary([])
        for lucks, stay in STAGES:
            self.compare(lucks, stay)
        parents = [self.lines[index] for index in self.alive[:PARENTS]]
        for _ in range(moods // 2):
            parent = rng.choice(parents) or self.play([], self.luck())[1]
            self.vary(parent[: rng.randrange(len(parent))] if parent else [])
        for lucks, stay in LAST:
            self.compare(lucks, stay)
        top = self.alive[0]
        line = self.lines[top] if top and clearly_more(self.worth[top], self.worth[0]) else []
        for place, (prompt, keys) in enumerate(line[:SKIP]):
            if prompt == ask.prompt and fits(ask, keys):
                return keys, line[place + 1 :]
        return answers[0], []

    def luck(self) -> int:
        """Another one."""
        return self.rng.getrandbits(48)

    def add(self, line: Line) -> None:
        """One more line to compare, unless it is among them."""
        if (name := repr(line)) not in self.known:
            self.known.add(name)
            self.alive.append(len(self.lines))
            self.lines.append(line)
            self.worth.append([])

    def vary(self, start: Line) -> None:
        """A line that begins like that and goes on in some mood."""
        if self.left > 0:
            line = self.play(start, self.luck(), 1 + self.rng.getrandbits(30))[1]
            if line:
                self.add(line)

    def compare(self, lucks: int, stay: int) -> None:
        """All lines that are left under so many lucks more, and under those that they missed; then only the better ones stay."""
        if self.left > 0 or not self.lucks:
            self.lucks += [self.luck() for _ in range(lucks)]
        for index in self.alive:
            seen = self.worth[index]
            while len(seen) < len(self.lucks):
                seen.append(self.play(self.lines[index], self.lucks[len(seen)])[0])
        self.alive.sort(key=lambda index: -sum(self.worth[index]) / len(self.worth[index]))
        self.alive = self.alive[:stay] + [0] * (0 not in self.alive[:stay])

    def play(self, line: Line, luck: int, mood: int = 0) -> tuple[float, Line]:
        """What a line comes to under that luck, and all that was answered in this turn; with a mood only to the end of the turn."""
        twin = self.table.fork(luck=luck, seat=self.ask.seat)
        asked = find(twin, self.ask)
        if asked is None:
            return WORST, []
        twin.run_ahead()
        done: Line = []
        try:
            self.play_on(twin, asked, line, mood, done)
        except StockadeError:  # this guess at the secrets leads nowhere
            return WORST, done
        return (twin.game.bot.evaluate(twin.play, self.ask.seat) if not mood else 0.0), done

    def play_on(self, twin: Table, ask: Ask, line: Line, mood: int, done: Line) -> None:
        """The line, then the policy; `done` collects the answers of the turn."""
        bot, turns, seat = twin.game.bot, twin.game.turns, self.ask.seat
        rng = Random(mood)
        at, mine = 0, turns.planned(twin.play, seat)
        for _ in range(STEPS):
            mine = mine and turns.planned(twin.play, seat)
            if mood and not mine:
                return
            keys = None
            if mine and ask.seat == seat:
                at, keys = following(line, at, ask, mine)
                if keys is None and mood and at >= len(line):
                    keys = turns.whim(twin.play, ask, mood, rng)
            if keys is None:
                keys = bot.quick_answer(twin.play, ask)
            assert keys is not None, "a complete policy answers everything"
            if mine and ask.seat == seat:
                done.append((ask.prompt, keys))
            twin.answer(ask.seat, keys, decision=ask.id)
            self.left -= 1
            if twin.outcome or bot.horizon(twin.play) != self.until:
                return
            ask = twin.pending[0]


def following(line: Line, at: int, ask: Ask, often: str) -> tuple[int, list[str] | None]:
    """The step of a line that answers this question, from there on, and the place after it. Where the question is the one that is asked
    over and over in a turn, steps that cannot be done are left out."""
    for place in range(at, min(at + (SKIP if ask.prompt == often else 1), len(line))):
        prompt, keys = line[place]
        if prompt == ask.prompt and fits(ask, keys):
            return place + 1, keys
    return at, None


def fits(ask: Ask, keys: list[str]) -> bool:
    """Whether that is an answer to the question."""
    fewest, most = span(ask)
    offered = {option.key: option.most for option in ask.options}
    return fewest <= len(keys) <= most and all(keys.count(key) <= offered.get(key, 0) for key in keys)


def clearly_more(one: list[float], other: list[float]) -> bool:
    """Whether a line did better by more than a standard error."""
    gains = [a - b for a, b in zip(one, other, strict=False)]
    gain = sum(gains) / len(gains)
    spread = sum((one - gain) ** 2 for one in gains) / max(1, len(gains) - 1)
    return gain > (spread / len(gains)) ** 0.5
