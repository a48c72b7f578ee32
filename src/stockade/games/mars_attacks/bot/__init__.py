"""What machine players know about this game. No rule looks in here."""

from __future__ import annotations

from stockade.engine import Ask, BotPart
from stockade.games.mars_attacks.bot import routine, value
from stockade.games.mars_attacks.play import DeadSilence


class ForceBot(BotPart):
    """The force as greedy bots lead it."""

    def evaluate(self, play: DeadSilence, seat: int) -> float:
        return value.evaluate(play)

    def quick_answer(self, play: DeadSilence, ask: Ask) -> list[str] | None:
        return value.quick_answer(play, ask)

    def routine_answer(self, play: DeadSilence, ask: Ask) -> list[str] | None:
        return routine.routine(play, ask)
