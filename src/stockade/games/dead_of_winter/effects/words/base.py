"""What all words have in common: a word is a small struct that is read from TOML, and its docstring shows how it is written.

A misspelt word, field or value raises `BadCard` with the file, the entry, the place in it and what was probably meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar, dataclass_transform

from msgspec import Struct, field

from stockade.engine.entry import Misfit, read_entry, unknown
from stockade.engine.errors import BadContent, Reason
from stockade.games.dead_of_winter.effects.values import PLACES

T = TypeVar("T")
_capital = re.compile(r"(?<!^)(?=[A-Z])")


def written(name: str) -> str:
    """How a word stands in TOML: `KillZombies` is `kill_zombies`."""
    return _capital.sub("_", name.rsplit(".", 1)[-1]).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Word(Struct, frozen=True, forbid_unknown_fields=True, tag=written):
    """One word; families of words say which field it stands in."""


class SurvivorName(str):
    """The id of a survivor in the box."""

    __slots__ = ()


class Selector:
    """A word for somebody or some place, written as a text: the word alone, or with one detail as in `location_of:sparky`."""

    __slots__ = ()
    bare = ""  # the word that a name without one stands for
    every = False  # all whom it may mean are meant; otherwise somebody chooses one
    of_somebody = False  # it depends on who set the card off, or where


class BadCard(BadContent):
    """A card that cannot be read: file, entry, and what is wrong with it."""


class Reader:
    """Reads the entries of one file and says exactly where something is wrong."""

    def __init__(self, file: str, survivors: frozenset[str]) -> None:
        self.file = file
        self.survivors = survivors

    def entry(self, name: str | Reason, raw: Any, kind: type[T]) -> T:
        """One entry of the file, or a part of it, as a struct of that kind."""
        try:
            return read_entry(raw, kind, self.value)
        except Misfit as error:
            raise self.wrong(name, error.reason, error.at) from error

    def wrong(self, entry: str | Reason, why: Reason, at: str = "") -> BadCard:
        """The error, ready to raise."""
        where = Reason("at-board", file=self.file, entry=entry, at=at) if at else Reason("at-entry", file=self.file, entry=entry)
        return BadCard(where, why)

    def unknown(self, entry: str | Reason, what: str, known: Iterable[str]) -> BadCard:
        """The error for a word that is none of those."""
        return self.wrong(entry, unknown(what, known))

    def value(self, kind: type, raw: Any) -> Any:
        """Values that are more than a text: the name of a survivor, a selector."""
        if not isinstance(raw, str):
            raise Misfit(Reason("wrong-type", wanted=Reason("type", what="str"), given=Reason("type", what=type(raw).__name__)))
        if kind is SurvivorName:
            if raw not in self.survivors:
                raise Misfit(unknown(raw, self.survivors))
            return SurvivorName(raw)
        return self.selector(kind, raw)

    def selector(self, family: type[Selector], text: str) -> Selector:
        """A text such as `here`, `school`, `sparky` or `all_at:colony` as the word it is."""
        words = {written(kind.__name__): kind for kind in family.__subclasses__()}
        names = {"at": PLACES, "named": sorted(self.survivors)}.get(family.bare, ())
        word, colon, detail = (family.bare, ":", text) if text in names else text.partition(":")
        if word not in words:
            raise Misfit(unknown(word, [*(one for one in words if one != family.bare), *names]))
        kind: Any = words[word]
        fields: tuple[str, ...] = kind.__struct_fields__
        if colon and not fields:
            raise Misfit(Reason("takes-no", word=word, what=detail))
        if fields and not colon:
            raise Misfit(Reason("needs", word=word, what=f"{word}:{fields[0]}"))
        try:
            return read_entry({name: int(detail) if detail.isdigit() else detail for name in fields}, kind, self.value)
        except Misfit as error:
            raise Misfit(error.reason) from error
