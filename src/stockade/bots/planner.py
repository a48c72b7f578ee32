"""Weighing answers by how the round goes on: each is tried on imagined tables, which quick answers then play to the game's horizon.

Only for games that have one (`BotPart.horizon`). All answers are tried under the same lucks; the better ones get more lucks than the
others, so that most of the patience goes where the choice is close. Patience counts imagined answers, not seconds: the same seed plays
the same game on every machine.
"""

from __future__ import annotations

from random import Random

from stockade.bots.answers import first_answer, some_answers
from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find

FEW = 16  # as many answers to a choose-many question are all tried
SAMPLE = 8  # of more than a few, that many are tried
FIRST = 3  # lucks for every answer
ROUNDS = (3, 6)  # then so many more for the better half, and for the better half of those
STEPS = 400  # quick answers until an imagined round must be over
UNTRIED = -1_000_000.0


class Prospect:
    """An answer and what came of it so far."""

    __slots__ = ("keys", "seen", "stage")

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.seen: list[float] = []
        self.stage = 0

    @property
    def score(self) -> float:
        """What it is worth on average."""
        return sum(self.seen) / len(self.seen) if self.seen else UNTRIED


class Planner:
    """Weighs the answers to one question."""

    def __init__(self, table: Table, ask: Ask, rng: Random, patience: int) -> None:
        self.table, self.ask, self.rng = table, ask, rng
        self.left = patience
        self.until = horizon(table)

    def weigh(self, answers: list[list[str]]) -> list[tuple[list[str], float]]:
        """Answers with what each is worth, in their order; those given up early are worth no more than the last that was not."""
        field = [Prospect(keys) for keys in answers]
        pool = self._contenders(field)
        self._try(pool, FIRST)
        for stage, lucks in enumerate(ROUNDS, 1):
            pool = hopeful(sorted(pool, key=lambda prospect: -prospect.score)[: max(2, (len(pool) + 1) // 2)])
            if len(pool) == 1:
                break
            for prospect in pool:
                prospect.stage = stage
            self._try(pool, lucks)
        return ranked(field)

    def _contenders(self, field: list[Prospect]) -> list[Prospect]:
        """All answers, when there is patience to try each; else the quick one and some of the others."""
        before = self.left
        quick = self.table.game.bot.quick_answer(self.table.play, self.ask)
        known = [prospect for prospect in field if prospect.keys == quick] or field[:1]
        self._try(known, 1)
        few = max(1, self.left // max(1, before - self.left))
        others = [prospect for prospect in field if prospect is not known[0]]
        known[0].seen.clear()  # compared with the others under their lucks only
        return known[:1] + (others if few >= len(others) else self.rng.sample(others, few))

    def _try(self, pool: list[Prospect], lucks: int) -> None:
        for _ in range(lucks):
            if self.left <= 0 and pool[0].seen:
                return
            luck = self.rng.getrandbits(48)
            for prospect in pool:
                score = self._imagine(prospect.keys, luck)
                if score is not None:
                    prospect.seen.append(score)

    def _imagine(self, keys: list[str], luck: int) -> float | None:
        """What the answer comes to under that luck; None when this guess at the secrets leads nowhere."""
        ask = self.ask
        twin = self.table.fork(luck=luck, seat=ask.seat)
        asked = find(twin, ask)
        if asked is None:
            return None
        try:
            twin.answer(ask.seat, keys, decision=asked.id)
            self.left -= 1 + play_on(twin, self.until)
        except StockadeError:
            return None
        return twin.game.bot.evaluate(twin.play, ask.seat)


def hopeful(pool: list[Prospect]) -> list[Prospect]:
    """The best so far, and whoever did better than it under at least one luck: for the others more lucks would hardly tell another tale."""
    best, *others = pool
    return [best, *(other for other in others if any(a > b for a, b in zip(other.seen, best.seen, strict=False)))]


def ranked(field: list[Prospect]) -> list[tuple[list[str], float]]:
    """What was given up early is worth no more than the last that was not, lucky as it may have been."""
    worth: dict[int, float] = {}
    ceiling = float("inf")
    for stage in range(len(ROUNDS), -1, -1):
        group = [prospect for prospect in field if prospect.stage == stage]
        for prospect in group:
            worth[id(prospect)] = min(prospect.score, ceiling)
        ceiling = min([ceiling, *(worth[id(prospect)] for prospect in group)])
    return [(prospect.keys, worth[id(prospect)]) for prospect in field]


def horizon(table: Table) -> int:
    """Where imagining ends from here: the game's horizon must have grown beyond this."""
    now = table.game.bot.horizon(table.play)
    assert now is not None, "only games with a horizon are planned"
    return now


def play_on(twin: Table, until: int) -> int:
    """Quick answers until the horizon is beyond that; how many."""
    game = twin.game
    for step in range(STEPS):
        if twin.outcome or horizon(twin) > until:
            return step
        ask = twin.pending[0]
        keys = game.bot.quick_answer(twin.play, ask)
        twin.answer(ask.seat, first_answer(ask) if keys is None else keys, decision=ask.id)
    return STEPS


def plan(table: Table, ask: Ask, rng: Random, patience: int) -> list[tuple[list[str], float]]:
    """Answers to the question with what each is worth on average, in the order of the options."""
    answers = table.game.bot.worthwhile(table.play, ask)
    if answers is None:
        answers = some_answers(ask, rng, FEW, SAMPLE)
    if len(answers) == 1:
        return [(answers[0], table.game.bot.evaluate(table.play, ask.seat))]
    return Planner(table, ask, rng, patience).weigh(answers)
