"""The bot that tries every answer on an imagined copy of the table and takes the one that leaves it best off.

The copies have other dice to come and other secrets (see `imagine`), and several are averaged, so the bot knows no more than its seat
does. How good a position is, only the game can say: `game.bot.evaluate`. Questions that follow within the same action are answered quickly.
"""

from __future__ import annotations

from random import Random

from stockade.bots.answers import first_answer, some_answers
from stockade.bots.planner import plan
from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find

WON = 1_000_000.0
FEW = 24  # as many answers to a choose-many question are all tried
SAMPLE = 12  # of more than a few, that many are tried
LUCKS = 3  # imagined tables per answer that depends on luck
PATIENCE = 120  # imagined tables per decision, about
FORESIGHT = 24  # quick answers until an action must be settled
REACH = 12  # patience for the answers of whole imagined rounds, more at a larger table
CLOSE = 1e-9


class Greedy:
    """Climbs the game's evaluation one action at a time."""

    def __init__(self, seed: int = 0, patience: int = PATIENCE) -> None:
        self.rng = Random(seed)
        self.patience = patience

    def choose(self, table: Table, ask: Ask) -> list[str]:
        """The answer with the best prospects; any of them when several are as good. A game with a complete policy has one at once."""
        quick = table.game.bot.quick_answer(table.play, ask) if table.game.bot.complete else None
        if quick is not None:
            return quick
        scored = weigh(table, ask, self.rng, self.patience)
        top = max(score for _, score in scored)
        return self.rng.choice([keys for keys, score in scored if score >= top - CLOSE])


def imagine(table: Table, seat: int, rng: Random) -> Table:
    """The table as it may well be for all that seat knows: what is hidden and what the dice will show are somebody else's guess."""
    return table.fork(luck=rng.getrandbits(48), seat=seat)


def worth(table: Table, seat: int) -> float:
    """How good the position is for that seat; nothing beats a win."""
    score = table.game.bot.evaluate(table.play, seat)
    if table.outcome:
        score += WON if seat in table.winners else -WON
    return score


def weigh(table: Table, ask: Ask, rng: Random, patience: int = PATIENCE) -> list[tuple[list[str], float]]:
    """Answers to the question with what each is worth on average, in the order of the options."""
    if table.game.bot.horizon(table.play) is not None:
        return plan(table, ask, rng, patience * REACH * (1 + table.state.seats) // 2)
    answers = some_answers(ask, rng, FEW, SAMPLE)
    if len(answers) == 1:
        return [(answers[0], worth(table, ask.seat))]
    # the same lucks for every answer: they are compared under equal conditions
    lucks = [rng.getrandbits(48) for _ in range(max(1, min(LUCKS, patience // len(answers))))]
    deep = len(answers) * len(lucks) * 4 <= patience
    return [(keys, _prospect(table, ask, keys, lucks, deep)) for keys in answers]


def _prospect(table: Table, ask: Ask, keys: list[str], lucks: list[int], deep: bool) -> float:
    seat = ask.seat
    seen: list[float] = []
    for luck in lucks:
        twin = table.fork(luck=luck, seat=seat)
        before = twin.play.revealed
        asked = find(twin, ask)
        if asked is None:
            continue
        try:
            twin.answer(seat, keys, decision=asked.id)
            _settle(twin, seat, deep)
        except StockadeError:  # this guess at the secrets leads nowhere
            continue
        seen.append(worth(twin, seat))
        if twin.play.revealed == before:
            break  # no luck was needed: another guess would say the same
    return sum(seen) / len(seen) if seen else worth(table, seat)


def _settle(twin: Table, seat: int, deep: bool) -> None:
    """Answer what else the action asks, until it has had all its effects."""
    for _ in range(FORESIGHT):
        if twin.outcome or twin.settled:
            return
        ask = twin.pending[0]
        keys = twin.game.bot.quick_answer(twin.play, ask)
        if keys is None:
            keys = _glance(twin, ask, seat) if deep and ask.seat == seat else first_answer(ask)
        twin.answer(ask.seat, keys, decision=ask.id)


def _glance(twin: Table, ask: Ask, seat: int) -> list[str]:
    """The answer that looks best right after it is given."""
    best, top = first_answer(ask), float("-inf")
    luck = len(twin.answers)  # of the position: questions are counted otherwise at a table that was taken up again
    for keys in some_answers(ask, Random(luck), FEW // 2, SAMPLE // 2):
        there = twin.fork(luck=luck, seat=seat)  # not even the imagined dice are known beforehand
        other = find(there, ask)
        if other is None:
            continue
        there.answer(other.seat, keys, decision=other.id)
        score = worth(there, seat)
        if score > top:
            best, top = keys, score
    return best
