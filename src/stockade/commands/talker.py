"""Bots that say what they do before they answer, on the terminal; whoever sits there may object."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockade.bots import Bot, otherwise
from stockade.commands.speak import out, say
from stockade.engine import Ask, AskAll, Table
from stockade.insight.saying import line, saying

WAYS = ("off", "shown", "ask")


class Talker:
    """A bot with a voice. `before` is called before it speaks, `agrees` (where one may object) after it."""

    def __init__(self, bot: Bot, lang: str, before: Callable[[], None], agrees: Callable[[], bool] | None = None) -> None:
        self.bot, self.lang, self.before, self.agrees = bot, lang, before, agrees
        self.round, self.refused = -1, list[list[str]]()

    def choose(self, table: Table, ask: Ask) -> Sequence[str]:
        """What it does in the end. What several answer together it keeps to itself: the log tells it when all have answered."""
        if table.round != self.round:
            self.round, self.refused = table.round, []
        keys = list(self.bot.choose(table, ask))
        if isinstance(table.question, AskAll):
            return keys
        for _ in range(len(ask.options) + 1):
            if keys in self.refused:
                other = otherwise(table, ask, self.refused, len(table.answers))
                if other is None:
                    break
                keys = other
            said = saying(table, ask, keys)
            if said is None:
                break
            self.before()
            out(line(table.game.text, said, self.lang, say("play-seat", seat=ask.seat + 1)))
            if self.agrees is None or self.agrees():
                break
            self.refused.append(keys)
        return keys
