"""What machine players know about this game. No rule looks in here."""

from __future__ import annotations

from stockade.engine import Ask, BotPart
from stockade.games.xmen_resistance.bot import value
from stockade.games.xmen_resistance.play import Resistance


class HeroBot(BotPart):
    """The team as greedy bots play it."""

    def evaluate(self, play: Resistance, seat: int) -> float:
        return value.evaluate(play)

    def quick_answer(self, play: Resistance, ask: Ask) -> list[str] | None:
        return value.quick_answer(play, ask)
