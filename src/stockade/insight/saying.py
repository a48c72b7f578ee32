"""What a bot says when it answers: the answer in its own words, and why, in facts that everybody at the table knows.

The sentence is read from the answer, which all will see, and from a copy of the table in which whatever a watcher may not know is somebody
else's guess. So it is the same in all worlds that look alike from outside, whatever the bot holds and whatever it is up to.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from stockade.engine import Ask, Option, Table
from stockade.engine.event import Arg
from stockade.engine.gameparts import Fact
from stockade.engine.imagine import find
from stockade.engine.text import Text
from stockade.insight.words import PLAIN

LUCK = 1  # of the guess: any number that knows nothing


class Saying(Struct, frozen=True):
    """A message with its numbers, and the reason."""

    message: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    because: list[Fact] = field(default_factory=list[Fact])


def saying(table: Table, ask: Ask, keys: Sequence[str]) -> Saying | None:
    """What the seat that gives this answer says; None when it is not worth a word."""
    option = next((one for one in ask.options if [one.key] == list(keys)), None)
    if option is None or len(ask.options) == 1:
        return None
    public = table.fork(luck=LUCK, seat=None)
    message = message_of(table.game.text, ask, option, table.game.talk.manner(public.play, ask, option))
    return Saying(message, {**ask.args, **option.args}, reasons(table, public, ask, option)) if message else None


def message_of(text: Text, ask: Ask, option: Option, manner: str) -> str:
    """The most particular sentence there is; empty when there is none."""
    asked, answer = ask.prompt.removeprefix("prompt-"), option.text.removeprefix("option-")
    return next((one for one in (f"say-{asked}-{answer}-{manner}", f"say-{asked}-{answer}", f"say-{answer}") if text.has("en", one)), "")


def reasons(table: Table, public: Table, ask: Ask, option: Option) -> list[Fact]:
    """What speaks for that answer, the weightiest first: what the game says of it, else what it is likely to do, where no seat hides
    anything from the others."""
    found = table.game.talk.because(public.play, ask, option)
    if not found and table.game.secrets.shared(table.setup):
        asked = find(public, ask)
        found = table.game.odds.facts(public.play, asked).get(option.key, []) if asked else []
    return [fact for fact in found if fact.args.get("percent", 1) != 0][:1]  # what never happens is no reason


def spoken(text: Text, said: Saying, lang: str) -> tuple[str, str]:
    """The sentence and the reason, which may be empty."""
    return text.say(lang, said.message, said.args), " · ".join(text.say(lang, fact.text, fact.args) for fact in said.because)


def line(text: Text, said: Saying, lang: str, who: str) -> str:
    """For a terminal."""
    words, because = spoken(text, said, lang)
    return PLAIN.say(lang, "insight-said", {"who": who, "words": words}) + (f"  · {because}" if because else "")
