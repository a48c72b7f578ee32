"""What a bot does when somebody objects: the best of all other answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockade.bots.answers import some_answers
from stockade.bots.greedy import PATIENCE, weigh
from stockade.bots.planner import FEW, SAMPLE, Planner
from stockade.engine import Ask, Table

FEW_ROUNDS = 3  # imagined answers for one of patience: somebody waits for another answer


def otherwise(table: Table, ask: Ask, refused: Sequence[Sequence[str]], seed: int = 0, patience: int = PATIENCE) -> list[str] | None:
    """None when there is no other."""
    no, rng, play, bot = {tuple(sorted(keys)) for keys in refused}, Random(seed), table.play, table.game.bot

    def left(answers: Sequence[list[str]]) -> list[list[str]]:
        return [keys for keys in answers if tuple(sorted(keys)) not in no]

    if bot.horizon(play) is None:
        scored = [(keys, score) for keys, score in weigh(table, ask, rng, patience) if tuple(sorted(keys)) not in no]
    else:
        answers = left(bot.worthwhile(play, ask) or [])
        if not answers or answers == [table.game.forecast.idle(play, ask)]:  # whoever may not do the one thing does another before nothing
            answers = left(some_answers(ask, rng, FEW, SAMPLE))
        scored = Planner(table, ask, rng, patience * FEW_ROUNDS).weigh(answers) if len(answers) > 1 else [(keys, 0.0) for keys in answers]
    return max(scored, key=lambda found: found[1])[0] if scored else None
