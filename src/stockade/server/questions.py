"""The questions of a screen's own seats: what may be answered, what it costs and is likely to do, what is refused and why.

Most questions are nearly the last one of their kind again. What was put into words for that one is kept until the next, and used where
nothing about it has changed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar, cast

from msgspec import UNSET, Raw, Struct, json, msgpack

from stockade.engine.ask import Ask, Option, Refused
from stockade.engine.gameparts import Aim, Fact
from stockade.engine.standing import OTHERS, PAYING
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.engine.verbs import Act, Cost, VerbsPart
from stockade.server.bubbles import Asker
from stockade.server.options import AimView, CostView, FactView, OptionView
from stockade.server.protocol import AskView, CrumbView, RefusedView
from stockade.server.sentences import sentence
from stockade.server.wire import Rank

T = TypeVar("T")
logger = logging.getLogger("stockade.server")
KINDS = 1  # of questions, whose words are kept: each takes a tenth of what a table takes


class Worded(Struct):
    """Answers and refusals as they are sent, by a digest of all that each was made of: a thousand tables remember a screenful each, and as
    objects that would be half of what they take."""

    text: Text
    voice: Sequence[str]
    written: dict[bytes, bytes]


class Facts:
    """What options are likely to do, computed once per question and shared by all clients and languages; and what was said of the last
    questions, by language, seat and kind."""

    def __init__(self) -> None:
        self._known: dict[int, dict[str, list[Fact]]] = {}
        self._refused: dict[int, list[Refused]] = {}
        self._aims: dict[int, dict[str, list[Aim]]] = {}
        self._said: dict[tuple[str, int, str], Worded] = {}

    def of(self, table: Table, ask: Ask) -> dict[str, list[Fact]]:
        """Facts by option key."""
        if ask.id not in self._known:
            try:
                self._known[ask.id] = table.game.odds.facts(table.play, ask)
            except Exception:
                logger.exception("facts failed: %s", ask.prompt)
                self._known[ask.id] = {}
        return self._known[ask.id]

    def aims(self, table: Table, ask: Ask) -> dict[str, list[Aim]]:
        """What options may be done to, by their key."""
        if ask.id not in self._aims:
            try:
                self._aims[ask.id] = table.game.odds.aims(table.play, ask)
            except Exception:
                logger.exception("aims failed: %s", ask.prompt)
                self._aims[ask.id] = {}
        return self._aims[ask.id]

    def refused(self, ask: Ask) -> list[Refused]:
        """What one might expect to be offered and is not."""
        if ask.id not in self._refused:
            try:
                self._refused[ask.id] = ask.why_not()
            except Exception:
                logger.exception("why_not failed: %s", ask.prompt)
                self._refused[ask.id] = []
        return self._refused[ask.id]

    def worded(self, text: Text, voice: Sequence[str], lang: str, ask: Ask) -> tuple[Worded, Worded]:
        """What was said of the last question of that kind, and what will be kept of this one."""
        kind, now = (lang, ask.seat, ask.prompt), Worded(text, voice, {})
        before = self._said.pop(kind, now)
        self._said[kind] = now
        if len(self._said) > KINDS:
            del self._said[next(iter(self._said))]
        return (before if before.text is text and before.voice == voice else now), now

    def forget(self) -> None:
        """The table has moved on."""
        self._known.clear()
        self._refused.clear()
        self._aims.clear()


def ask_view(table: Table, ask: Ask, lang: str, facts: Facts, mine: Sequence[int], text: Text | None = None) -> AskView:
    """A question of one of the client's own seats, in full."""
    text = text or table.game.text
    obvious = table.game.odds.obvious(table.play, ask)
    crumbs = [crumb for crumb in table.crumbs if crumb.to < len(table.answers) and table.answers[crumb.to].seat in mine]
    before, now = facts.worded(table.game.text, text.voice, lang, ask)
    return AskView(
        id=ask.id,
        seat=ask.seat,
        group=ask.group,
        prompt=sentence(text, lang, ask.prompt, ask.args),
        message=ask.prompt,
        rule=ask.rule,
        source=ask.source,
        touches=text.touches(ask.args),
        args=ask.args,
        least=ask.least,
        most=ask.most,
        options=option_views(table, ask, lang, facts, obvious, text, before, now),
        refused=refused_views(table, facts.refused(ask), lang, text, before, now),
        crumbs=[CrumbView(sentence(text, lang, crumb.text, crumb.args), crumb.to) for crumb in crumbs],
        obvious=obvious,
        window=window_of(table, ask),
        asker=asker(table, ask, lang, text),
    )


def option_views(
    table: Table, ask: Ask, lang: str, known: Facts, obvious: Sequence[str], text: Text, before: Worded, now: Worded
) -> list[OptionView]:
    """Its answers."""
    out: list[OptionView] = []
    likely, done_to = known.of(table, ask), known.aims(table, ask)
    for option in ask.options:
        act, facts, aims = act_of(table, ask, option), likely.get(option.key, ()), done_to.get(option.key, ())
        place = rank(ask, option, act, obvious)
        made_of = _digest((option.key, option.text, option.args, option.most, option.rule, act, place, facts, aims))
        written = before.written.get(made_of)
        if written is None:
            written = json.encode(option_view(option, act, place, lang, facts, text, aims))
        now.written[made_of] = written
        out.append(_as_sent(OptionView, written))
    return out


def refused_views(table: Table, refused: Sequence[Refused], lang: str, text: Text, before: Worded, now: Worded) -> list[RefusedView]:
    """What is not among them."""
    out: list[RefusedView] = []
    for no in refused:
        made_of = _digest(no)
        written = before.written.get(made_of)
        if written is None:
            written = json.encode(refused_view(table, text, no, lang))
        now.written[made_of] = written
        out.append(_as_sent(RefusedView, written))
    return out


def _digest(made_of: Any) -> bytes:
    return blake2b(msgpack.encode(made_of), digest_size=16).digest()


def _as_sent(kind: type[T], written: bytes) -> T:
    """A part of a frame that is written already; frames are only ever written, so nobody takes it for the thing itself."""
    return cast("T", Raw(written))


def asker(table: Table, ask: Ask, lang: str, text: Text) -> Asker | None:
    """Whoever asks the other, in their own words."""
    seat = table.game.talk.asker(table.play, ask)
    return None if seat is None else Asker(seat, sentence(text, lang, f"say-{ask.prompt.removeprefix('prompt-')}", ask.args))


def option_view(option: Option, act: Act, rank: Rank, lang: str, facts: Sequence[Fact], text: Text, aims: Sequence[Aim] = ()) -> OptionView:
    """One of its answers."""
    return OptionView(
        key=option.key,
        text=sentence(text, lang, option.text, option.args),
        verb=act.verb,
        group=act.group,
        rank=rank,
        cost=[cost_view(text, cost, lang) for cost in act.cost],
        touches=text.touches(option.args),
        args=option.args,
        most=option.most,
        rule=option.rule,
        facts=[fact_view(text, fact, lang) for fact in facts],
        aims=[aim_view(text, aim, lang) for aim in aims] if aims else UNSET,
    )


def aim_view(text: Text, aim: Aim, lang: str) -> AimView:
    """That answer and what it is done to, as one."""
    told = [fact_view(text, fact, lang) for fact in aim.facts]
    return AimView(aim.key, sentence(text, lang, aim.text, aim.args), text.touches(aim.args), aim.args, told)


def act_of(table: Table, ask: Ask, option: Option) -> Act:
    """What an answer amounts to; one that the game's table has forgotten is shown all the same."""
    try:
        return table.game.verbs.act(table.play, ask, option)
    except Exception:
        logger.exception("no verb: %s %s", ask.prompt, option.key)
        return VerbsPart().act(table.play, ask, option)


def rank(ask: Ask, option: Option, act: Act, obvious: Sequence[str]) -> Rank:
    """How the answer stands among the others."""
    if len(ask.options) == 1 and ask.least:
        return "only"
    return "obvious" if option.key in obvious else "last" if act.last else "usual"


def cost_view(text: Text, cost: Cost, lang: str) -> CostView:
    """What it spends."""
    words = sentence(text, lang, f"cost-{cost.what}", {"count": cost.count, "value": cost.value})
    return CostView(cost.what, cost.count, cost.value, words)


def window_of(table: Table, ask: Ask) -> dict[str, str]:
    """The card each answer uses where a seat may say beforehand what to do; helping others counts as one, and so does paying for it."""
    standing = table.game.standing
    favour, cards = standing.favour(table.play, ask), standing.windows(table.play, ask)
    costs = [cost for option in ask.options if option.key in cards for cost in act_of(table, ask, option).cost]
    pays = PAYING in standing.habits() and any(cost.what == "resource" and cost.count for cost in costs)
    return cards | ({favour.leave: OTHERS} if favour else {}) | ({PAYING: PAYING} if pays else {})


def refused_view(table: Table, text: Text, no: Refused, lang: str) -> RefusedView:
    """What is not among its answers."""
    words = sentence(text, lang, no.text, no.args)
    return RefusedView(no.key, words, no.rule, text.touches(no.args), no.pointless, table.game.verbs.stands(no.key))


def fact_view(text: Text, fact: Fact, lang: str) -> FactView:
    """What that answer is likely to do."""
    words = sentence(text, lang, fact.text, fact.args)
    return FactView(fact.text, fact.args, words, fact.args.get("percent", fact.args.get("count")), fact.grave, fact.shift)
