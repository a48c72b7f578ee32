"""What machine players know about this game: how good a position is, and which answers are worth thinking about.

They imagine each answer to the end of the round by the quick answers of `quick`, and judge the next round's start by `forest`.
"""

from __future__ import annotations

from random import Random

from stockade.engine import Ask
from stockade.games.marvel_champions.bot.forest import chance
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.quick import quick_answer
from stockade.games.marvel_champions.bot.replies import worst_first
from stockade.games.marvel_champions.bot.turn import Turn
from stockade.games.marvel_champions.bot.weights import in_mood
from stockade.games.marvel_champions.play import Champions

__all__ = ["evaluate", "quick_answer", "whim", "worthwhile"]

CERTAIN = 1000.0  # a game that is won
REFLEX = ("prompt-pay", "prompt-mulligan", "prompt-minion-order", "prompt-order")  # always answered by the same rule of thumb
PROMISING = 5  # options of a turn to think about, besides changing form and ending it: fewer answers are tried under more lucks
GIVE_UP = 3  # cards given up beyond what must go, for better ones
WHIM = 0.15  # how often somebody in a mood does anything promising in a turn
AIM = 0.2  # and aims at anything
AIMED = ("prompt-enemy", "prompt-attack", "prompt-thwart", "prompt-scheme", "prompt-attach", "prompt-heal")


def evaluate(g: Champions, seat: int) -> float:
    """The chance to win in thousandths; all players are one team."""
    return CERTAIN * chance(g)


def whim(g: Champions, ask: Ask, mood: int, rng: Random) -> list[str]:
    """The quick answer with other likes and fears, now and then another one that is promising."""
    if ask.prompt == "prompt-turn" and rng.random() < WHIM:
        return rng.choice(worthwhile(g, ask) or [[option.key] for option in ask.options])
    if ask.prompt in AIMED and rng.random() < AIM:
        return [rng.choice(ask.options).key]
    return quick_answer(g, ask, in_mood(mood))


def worthwhile(g: Champions, ask: Ask) -> list[list[str]] | None:
    """What is always answered the same way needs no thought; of everything else, all answers, those of a turn by their promise."""
    if ask.prompt in REFLEX:
        return [quick_answer(g, ask)]
    if ask.prompt == "prompt-end-discard":
        order = [key for _, key in worst_first(Outlook(g, ask.seat), ask)]
        return [order[:count] for count in range(ask.least, min(ask.most, ask.least + GIVE_UP) + 1)]
    if ask.prompt == "prompt-turn":
        turn = Turn(Outlook(g, ask.seat))
        scored = sorted(((turn.score(option), option.key) for option in ask.options), key=lambda pair: -pair[0])
        return [[key] for place, (_, key) in enumerate(scored) if place < PROMISING or key in ("flip", "end")]
    return None
