"""What a bot's answer is worth before it is given: how often imagined games are won with it, and with what it would do instead.

Only where nobody hides anything from anybody: elsewhere everyone has a chance of their own, and a figure for all would tell of secrets.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stockade.engine import Ask, Table
from stockade.insight.hints import BUDGET, ENOUGH, Trial, answers, tried
from stockade.insight.reasons import Reasons, margin, share_of


class Weighed(Struct, frozen=True):
    """Games won of so many: with the answer, and with the best other one that was tried (`instead`)."""

    games: int
    won: int
    other: int
    instead: list[str]


def weighed(table: Table, ask: Ask, keys: Sequence[str], budget: int | None = None) -> Weighed | None:
    """Both under the same lucks; None where seats have secrets, where there is nothing else to do or the games are too few."""
    if not table.game.secrets.shared(table.setup):
        return None
    others = [other for other in answers(table, ask, 2) if sorted(other) != sorted(keys)]
    if not others:
        return None
    mine, rivals = Trial(list(keys)), [Trial(other) for other in others[:2]]
    tried(table, ask, [mine, *rivals], table.game.forecast.budget * BUDGET if budget is None else budget)
    games = min(len(trial.won) for trial in (mine, *rivals))
    if games < ENOUGH:
        return None
    best = max(rivals, key=lambda trial: sum(trial.won))
    return Weighed(games, sum(mine.won), sum(best.won), best.keys)


def chances(table: Table, ask: Ask, found: Weighed, lang: str) -> tuple[str, str]:
    """In a few words, and what the two numbers are."""
    words = Reasons(table, ask, lang)
    before, after = share_of(found.other, found.games), share_of(found.won, found.games)
    short = words.say("chances", before=before, after=after, margin=margin(found.won, found.games))
    return short, words.say("chances-of", before=before, after=after, other=words.answer(found.instead), count=found.games)
