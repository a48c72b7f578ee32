"""What machine players know about this game. No rule looks in here."""

from __future__ import annotations

from stockade.engine import Ask, BotPart
from stockade.games.dead_of_winter.bot import reply, value
from stockade.games.dead_of_winter.play import Winter


class SurvivorBot(BotPart):
    """A player with a colony, a secret and suspicions."""

    def evaluate(self, play: Winter, seat: int) -> float:
        return value.evaluate(play, seat)

    def quick_answer(self, play: Winter, ask: Ask) -> list[str]:
        return reply.answer(play, ask)

    def horizon(self, play: Winter) -> int:
        return play.state.round

    def worthwhile(self, play: Winter, ask: Ask) -> list[list[str]]:
        return [reply.answer(play, ask)]
