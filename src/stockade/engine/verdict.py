"""What may be done, and why not. A rule gives its verdict once; the same verdict offers an option or refuses it.

A verdict is None (it may be done) or a `No`. `no` is for what the rules forbid, `pointless` for what they allow though nothing would come
of it: two different things to whoever asks. A `Menu` turns verdicts into the options of a question and, when somebody asks, its refusals.

    def cannot_search(g, survivor) -> No | None:
        if survivor.place == COLONY:
            return no("refused-search-colony", "DW-SEARCH-01")
        return None if g.deck_at(survivor.place) else no("refused-empty-deck", "DW-SEARCH-10", place=survivor.place)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from stockade.engine.ask import Option, Refused
from stockade.engine.event import Arg

KEPT = 1 << 12  # verdicts name pieces and places, so there are many, and a server plays for weeks


class No(Struct, frozen=True):
    """Why something is not offered: the message, the rule, and what the message needs besides the option's own arguments."""

    text: str
    rule: str
    args: dict[str, Arg]
    pointless: bool = False

    def to(self, key: str, /, **args: Arg) -> Refused:
        """The refusal of that option, told with these arguments."""
        return Refused(key, self.text, self.rule, {**args, **self.args}, self.pointless)


@lru_cache(KEPT)
def no(text: str, rule: str, /, **args: str | int) -> No:
    """The rule forbids it."""
    return No(text, rule, dict(args))


@lru_cache(KEPT)
def pointless(text: str, rule: str, /, **args: str | int) -> No:
    """The rules allow it, and nothing would come of it."""
    return No(text, rule, dict(args), pointless=True)


class Menu:
    """The options of a question; with `refusing` also what is not among them, each with its reason."""

    __slots__ = ("options", "refused", "refusing")

    def __init__(self, *, refusing: bool = False) -> None:
        self.options: list[Option] = []
        self.refused: list[Refused] = []
        self.refusing = refusing

    def wants(self, why: No | None) -> bool:
        """Whether there is any need to make that option."""
        return why is None or self.refusing

    def add(self, why: No | None, key: str, text: str, args: dict[str, Arg], value: Any = None, rule: str = "") -> None:
        """Offered without a reason against it, refused with one."""
        if why is None:
            self.options.append(Option(key, text, args, value, 1, rule))
        elif self.refusing:
            self.refused.append(why.to(key, **args))

    def put(self, why: No | None, option: Option) -> None:
        """The same for an option that is made already."""
        if why is None:
            self.options.append(option)
        elif self.refusing:
            self.refused.append(why.to(option.key, **option.args))
