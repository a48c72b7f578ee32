"""The bot that plans: answers worth a thought are tried on imagined tables, which the game's own policy plays on to the horizon.

All answers are tried under the same lucks. The worse half is given up again and again, so that most of the thinking goes where the choice
is close. The policy's own answer stays to the end and is given unless another one did clearly better: few lucks must not overrule it.
Thinking ends early when nothing is left that did better, or when the last one left is better beyond doubt. The budget counts imagined
answers, not seconds, so the same seed plays the same game on every machine; `budget_of` turns seconds into it.

Where a game lets whole turns be planned, that is done instead (`turns`).

A game without a horizon, or without a quick answer to this question, is planned as greedy bots do it, with more patience.
"""

from __future__ import annotations

from random import Random
from time import process_time

from stockade.bots.answers import some_answers
from stockade.bots.greedy import PATIENCE, Greedy
from stockade.bots.turns import Plan, Turns
from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find

BUDGET = 400  # imagined answers for a decision, where the game names no number of its own
FEW = 16  # as many answers to a choose-many question are all tried
SAMPLE = 8  # of more than a few, that many are tried
WIDE = 10  # answers that are tried at all
STEPS = 600  # quick answers until an imagined round must be over
FIRST = 2  # lucks for every answer before the first are given up, and so many more each time
SURE = 1.0  # standard errors by which another answer must be better than the policy's
DOUBT = 6  # after so many lucks an answer that did no better on average is given up
CERTAIN = 12  # after so many the thinking ends when the last one left is better beyond doubt
BEYOND = 2.5  # standard errors that leave no doubt
MORE = 3  # times the patience of a greedy bot
WORST = -1_000_000.0


class Strong:
    """Thinks before it answers."""

    def __init__(self, seed: int = 0, budget: int | None = None) -> None:
        self.rng = Random(seed)
        self.budget = budget
        self.plan = Plan()
        self.planner = Greedy(seed, PATIENCE * MORE * (budget or BUDGET) // BUDGET)

    def choose(self, table: Table, ask: Ask) -> list[str]:
        """The answer with the best prospects."""
        answers = self.answers(table, ask)
        if answers is None:
            return self.planner.choose(table, ask)
        budget = self.budget or table.game.bot.budget or BUDGET
        if table.game.turns.planned(table.play, ask.seat):
            planned = self.plan.next(table, ask)
            if planned is not None:
                return planned
        if len(answers) == 1:
            return answers[0]
        if table.game.turns.planned(table.play, ask.seat):
            keys, self.plan.line = Turns(table, ask, self.rng, budget).best(answers[:WIDE], self.plan.line)
            self.plan.seen = table.play.revealed
            return keys
        self.plan.line = []
        best = Search(table, ask, self.rng, budget).best(answers[:WIDE])
        return table.game.bot.instead(table.play, ask, best)

    def answers(self, table: Table, ask: Ask) -> list[list[str]] | None:
        """What to think about, the policy's answer first; None in a game that has no policy to play on with."""
        bot = table.game.bot
        if bot.horizon(table.play) is None:
            return None
        found = bot.worthwhile(table.play, ask)
        if found is not None and (bot.complete or len(found) == 1):
            return found  # the policy's own order
        quick = bot.quick_answer(table.play, ask)
        if quick is None:
            return None
        if found is None:
            found = some_answers(ask, self.rng, FEW, SAMPLE)
        return [quick, *(keys for keys in found if keys != quick)]


class Search:
    """The thinking about one question."""

    def __init__(self, table: Table, ask: Ask, rng: Random, budget: int) -> None:
        self.table, self.ask, self.rng = table, ask, rng
        self.left = budget
        self.until = table.game.bot.horizon(table.play)

    def best(self, answers: list[list[str]]) -> list[str]:
        """The first answer, which is the policy's, or one that is clearly better."""
        seen: list[list[float]] = [[] for _ in answers]
        rivals = list(range(1, len(answers)))
        lucks = FIRST
        while rivals and self.left > 0:
            for _ in range(lucks):
                self.compare(answers, [0, *rivals], seen)
            rivals = self.hopeful(rivals, seen)
            if len(rivals) == 1 and len(seen[0]) >= CERTAIN and clearly(seen[rivals[0]], seen[0], BEYOND):
                break
            lucks += FIRST
        return answers[max((index for index in rivals if clearly(seen[index], seen[0])), key=lambda index: mean(seen[index]), default=0)]

    def compare(self, answers: list[list[str]], pool: list[int], seen: list[list[float]]) -> None:
        """One more luck for all of them."""
        if self.left <= 0:
            return
        luck = self.rng.getrandbits(48)
        for index in pool:
            seen[index].append(self.imagine(answers[index], luck))

    @staticmethod
    def hopeful(rivals: list[int], seen: list[list[float]]) -> list[int]:
        """The better half of them, without those that were never better than the policy's answer, or not on average for long."""
        order = sorted(rivals, key=lambda index: -mean(seen[index]))[: (len(rivals) + 1) // 2]
        if len(seen[0]) >= DOUBT:
            return [index for index in order if mean(seen[index]) > mean(seen[0])]
        return [index for index in order if any(a > b for a, b in zip(seen[index], seen[0], strict=False))]

    def imagine(self, keys: list[str], luck: int) -> float:
        """What the answer comes to under that luck."""
        ask = self.ask
        twin = self.table.fork(luck=luck, seat=ask.seat)
        self.left -= 1
        asked = find(twin, ask)
        if asked is None:
            return WORST
        twin.run_ahead()
        try:
            twin.answer(ask.seat, keys, decision=asked.id)
            self.play_on(twin)
        except StockadeError:  # this guess at the secrets leads nowhere
            return WORST
        return twin.game.bot.evaluate(twin.play, ask.seat)

    def play_on(self, twin: Table) -> None:
        """The policy's answers until the horizon is beyond where it was."""
        bot = twin.game.bot
        for _ in range(STEPS):
            if twin.outcome or bot.horizon(twin.play) != self.until:
                return
            ask = twin.pending[0]
            keys = bot.quick_answer(twin.play, ask)
            assert keys is not None, "a complete policy answers everything"
            twin.answer(ask.seat, keys, decision=ask.id)
            self.left -= 1


def mean(numbers: list[float]) -> float:
    """Of what was seen so far."""
    return sum(numbers) / len(numbers)


def clearly(one: list[float], other: list[float], sure: float = SURE) -> bool:
    """Whether the first did better by more than luck explains."""
    gains = [a - b for a, b in zip(one, other, strict=False)]
    gain = mean(gains)
    spread = sum((one - gain) ** 2 for one in gains) / max(1, len(gains) - 1)
    return gain > sure * (spread / len(gains)) ** 0.5


def budget_of(seconds: float, table: Table) -> int:
    """About how many answers can be imagined in that time on this machine, tried out at this table."""
    search = Search(table, table.pending[0], Random(0), 2 * BUDGET)
    quick = table.game.bot.quick_answer(table.play, table.pending[0])
    if search.until is None or quick is None:
        return max(1, round(BUDGET * seconds))
    began = process_time()
    while search.left > 0:
        search.imagine(quick, search.rng.getrandbits(48))
    return max(1, round(seconds * 2 * BUDGET / max(1e-6, process_time() - began)))
