"""What machine players know about this game. No rule looks in here."""

from __future__ import annotations

from stockade.engine import Ask, BotPart
from stockade.games.xmen_resistance.bot import policy, value
from stockade.games.xmen_resistance.play import Resistance


class HeroBot(BotPart):
    """The team as bots play it: a policy for every question, and a value for those who look ahead."""

    complete = True

    def evaluate(self, play: Resistance, seat: int) -> float:
        return value.evaluate(play)

    def quick_answer(self, play: Resistance, ask: Ask) -> list[str]:
        return policy.answer(play, ask)

    def horizon(self, play: Resistance) -> int:
        return play.state.round

    def worthwhile(self, play: Resistance, ask: Ask) -> list[list[str]]:
        return policy.candidates(play, ask)

    def instead(self, play: Resistance, ask: Ask, keys: list[str]) -> list[str]:
        return policy.use_of_time(play, ask) if keys == ["end"] else keys
