"""Bots that say what they do before they answer, on the terminal; whoever sits there may object."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockade.bots import Bot, otherwise
from stockade.commands.speak import out, say
from stockade.engine import Ask, AskAll, Table
from stockade.insight.saying import line, saying
from stockade.insight.weighed import chances, weighed
from stockade.insight.words import MARKS, PLAIN

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
            if self.agrees is not None and (found := weighed(table, ask, keys)) is not None:
                out(f"  {MARKS['guessed']} {' · '.join(chances(table, ask, found, self.lang))}")
            if self.agrees is None or self.agrees():
                break
            self.refused.append(keys)
        self.announce(table, ask, keys)
        return keys

    def announce(self, table: Table, ask: Ask, keys: Sequence[str]) -> None:
        """What it says to all besides."""
        told = table.game.talk.announces(table.play, ask, keys)
        if told is not None:
            self.before()
            words = table.game.text.say(self.lang, told.text, told.args)
            out(PLAIN.say(self.lang, "insight-said", {"who": say("play-seat", seat=ask.seat + 1), "words": words}))
