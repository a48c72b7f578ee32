"""What machine players know about this game. No rule looks in here."""

from __future__ import annotations

from random import Random

from stockade.engine import Ask, BotPart, TurnsPart
from stockade.games.marvel_champions.bot import player
from stockade.games.marvel_champions.play import Champions


class HeroBot(BotPart):
    """A hero who plans to the end of the round."""

    budget = 3000  # twelve lines of a turn in other moods; elsewhere thinking ends earlier where the choice is clear

    def evaluate(self, play: Champions, seat: int) -> float:
        return player.evaluate(play, seat)

    def quick_answer(self, play: Champions, ask: Ask) -> list[str] | None:
        return player.quick_answer(play, ask)

    def horizon(self, play: Champions) -> int:
        return play.state.round

    def worthwhile(self, play: Champions, ask: Ask) -> list[list[str]] | None:
        return player.worthwhile(play, ask)


class HeroTurns(TurnsPart):
    """A hero's turn is planned as a whole."""

    def planned(self, play: Champions, seat: int) -> str:
        return "prompt-turn" if play.state.active == seat else ""

    def whim(self, play: Champions, ask: Ask, mood: int, rng: Random) -> list[str]:
        return player.whim(play, ask, mood, rng)
