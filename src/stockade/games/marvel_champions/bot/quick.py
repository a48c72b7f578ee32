"""Quick answers to every question of the game: what a sensible player does without thinking twice.

Bots imagine how a round goes on by these answers, thousands of times, so nothing here looks ahead or copies the table. A turn is played
by giving each option a number and taking the highest until nothing is worth doing.
"""

from __future__ import annotations

from collections.abc import Callable

from stockade.engine import Ask
from stockade.games.marvel_champions.bot import replies, turn
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.weights import WEIGHTS, Weights
from stockade.games.marvel_champions.play import Champions

ANSWERS: dict[str, Callable[[Outlook, Ask], list[str]]] = {
    "prompt-turn": turn.best,
    "prompt-pay": replies.cheap_payment,
    "prompt-mulligan": replies.mulligan,
    "prompt-request": lambda look, ask: ["wait"],
    "prompt-end-discard": replies.end_discard,
    "prompt-discard-cost": replies.worst_cards,
    "prompt-defend": replies.defence,
    "prompt-must-defend": replies.stand_in,
    "prompt-attack": replies.target,
    "prompt-thwart": replies.target,
    "prompt-enemy": replies.target,
    "prompt-scheme": replies.target,
    "prompt-heal": replies.target,
    "prompt-attach": replies.target,
    "prompt-ready": replies.strongest,
    "prompt-encounter-choice": replies.lesser_evil,
    "prompt-obligation-flip": replies.obligation,
    "prompt-fury": replies.fury,
    "prompt-vision": replies.vision,
    "prompt-search": replies.best_card,
    "prompt-futurist": replies.best_card,
    "prompt-call": replies.best_card,
    "prompt-ancestral": replies.best_cards,
    "prompt-lose-card": replies.worst_card,
    "prompt-ally-limit": replies.worst_card,
    "prompt-restricted": replies.worst_card,
    "prompt-spend-x": lambda look, ask: [option.key for option in ask.options][: ask.most],
}


def quick_answer(g: Champions, ask: Ask, weights: Weights = WEIGHTS) -> list[str]:
    """A fast, sensible answer to any question."""
    look = Outlook(g, ask.seat, weights)
    answer = ANSWERS.get(ask.prompt)
    if answer is not None:
        return answer(look, ask)
    if ask.options[-1].key == "pass":
        return replies.offer(look, ask)
    return replies.anything(ask)
