"""Questions and answers as values.

A rule awaits an `Ask`; the table shows it to a seat and sends the chosen options back into the coroutine. Options have stable keys in the
game's words (`move:hall-west`), never list positions. `AskAll` puts several questions at once and keeps the answers hidden until the last
one is in, unless an answer is `enough`; `AskAny` takes the first answer and withdraws the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from operator import attrgetter
from typing import Any

from msgspec import Struct, field

from stockade.engine.errors import UnknownOption, WrongCount
from stockade.engine.event import Arg


class Option(Struct):
    """One thing a seat may answer. `value` is what the rule gets back; `most` is how often it may be taken in one answer."""

    key: str
    text: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    value: Any = None
    most: int = 1
    rule: str = ""


class Refused(Struct):
    """Something a player might expect to do and may not, with the rule that says so; or (`pointless`) may, and nothing would come of it."""

    key: str
    text: str
    rule: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    pointless: bool = False


class Answer(Struct, array_like=True):
    """What a seat answered, as it is kept and replayed."""

    seat: int
    keys: list[str]


def nothing_refused() -> list[Refused]:
    """The default of `Ask.why_not`."""
    return []


class Ask:
    """A question to one seat. Awaiting it gives the value of the chosen option, or a list of values when `many`."""

    __slots__ = (
        "about",
        "always",
        "apart",
        "args",
        "group",
        "id",
        "least",
        "many",
        "most",
        "offer",
        "options",
        "prompt",
        "rule",
        "seat",
        "secret",
        "source",
        "why_not",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        *,
        rule: str = "",
        source: str = "",
        least: int | None = None,
        most: int | None = None,
        group: bool = False,
        secret: bool = False,
        always: bool = False,
        offer: bool = False,
        why_not: Callable[[], list[Refused]] = nothing_refused,
        **args: Arg,
    ) -> None:
        self.id = 0
        self.seat = seat
        self.prompt = prompt
        self.args = args
        self.options = options
        self.rule = rule
        self.source = source
        self.many = least is not None or most is not None
        self.least = 1 if least is None else least
        self.most = max(1, self.least) if most is None else most
        self.group = group
        self.secret = secret
        self.always = always  # asked even with one possible answer: whether there are more depends on what the others may not know
        self.offer = offer  # beside somebody else's question in an `AskAny`: nobody waits for it; the last option leaves it
        self.why_not = why_not
        self.apart = False  # what is answered here is no step towards the next question, and leaves no crumb
        self.about: Any = None  # what the rule has in hand while it asks, for `OddsPart.facts`

    def chosen(self, keys: Sequence[str]) -> list[Option]:
        """The options behind the keys; says exactly what is wrong when they do not fit."""
        if len(keys) == 1 and self.least <= 1 <= self.most:  # what nearly all answers are
            for option in self.options:
                if option.key == keys[0] and option.most:
                    return [option]
        by_key = {option.key: option for option in self.options}
        taken: dict[str, int] = {}
        out: list[Option] = []
        for key in keys:
            option = by_key.get(key)
            if option is None:
                raise UnknownOption(decision=self.id, seat=self.seat, key=str(key))
            taken[key] = taken.get(key, 0) + 1
            if taken[key] > option.most:
                raise UnknownOption(decision=self.id, seat=self.seat, key=f"{key} x{taken[key]}")
            out.append(option)
        if not self.least <= len(out) <= self.most:
            raise WrongCount(decision=self.id, seat=self.seat, least=self.least, most=self.most, given=len(out))
        return out

    @property
    def forced(self) -> list[Option] | None:
        """The only possible answer, when there is just one and it may come by itself."""
        options = self.options
        if self.always and options:
            return None
        if not self.many:
            return list(options) if len(options) == 1 else None
        room = sum(option.most for option in options)
        if room < self.least:
            raise AssertionError(f"{self.prompt} asks for {self.least} and offers {room}")
        if room == self.least:
            return [option for option in options for _ in range(option.most)]
        if len(options) == 1 and self.least == self.most:
            return [options[0]] * self.least
        return [] if self.most == 0 else None

    def value(self, chosen: list[Option]) -> Any:
        """What the rule gets back."""
        return [option.value for option in chosen] if self.many else chosen[0].value

    def __await__(self) -> Generator[Ask, list[Option], Any]:
        chosen = yield self
        return self.value(chosen)

    def __repr__(self) -> str:
        return f"<Ask {self.id} seat {self.seat} {self.prompt} {[o.key for o in self.options]}>"


class AskAll:
    """Several questions at once; awaiting gives the values in the order of the questions, after the last answer.

    `enough` may say that somebody's answer settles the matter: the other questions are withdrawn, and their values are None.
    """

    __slots__ = ("asks", "enough")

    def __init__(self, asks: Sequence[Ask], enough: Callable[[int, Any], bool] | None = None) -> None:
        self.asks = list(asks)
        self.enough = enough

    def settled(self, ask: Ask, chosen: list[Option]) -> bool:
        """Whether nobody else has to answer any more."""
        return self.enough is not None and self.enough(ask.seat, ask.value(chosen))

    def __await__(self) -> Generator[AskAll, list[list[Option] | None], list[Any]]:
        answers = yield self
        return [None if chosen is None else ask.value(chosen) for ask, chosen in zip(self.asks, answers, strict=True)]


class AskAny:
    """The same moment offered to several seats; awaiting gives (seat, value) of whoever answers first."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = list(asks)

    def __await__(self) -> Generator[AskAny, tuple[int, list[Option]], tuple[int, Any]]:
        index, chosen = yield self
        ask = self.asks[index]
        return ask.seat, ask.value(chosen)


Question = Ask | AskAll | AskAny
_key: Callable[[Option], str] = attrgetter("key")


def check_together(asks: Sequence[Ask]) -> None:
    """Questions put together go to different seats, each with something to choose: an answer is kept as seat and keys."""
    seats = [ask.seat for ask in asks]
    if not seats or len(set(seats)) < len(seats) or not all(ask.options for ask in asks):
        raise AssertionError(f"questions put together need one seat each, and options: {asks}")


def check_keys(ask: Ask) -> None:
    """A key means one option of its question: an answer is kept as keys, and a second option of that name could never be chosen."""
    if len(set(map(_key, ask.options))) < len(ask.options):
        twice = {key for key, count in Counter(map(_key, ask.options)).items() if count > 1}
        raise AssertionError(f"{ask.prompt} offers these keys more than once: {sorted(twice)}")
