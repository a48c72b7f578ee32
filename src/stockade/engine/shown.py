"""What a view may hold so that any screen can show it: tracks, piles, cards, and what lies before a seat.

A game whose view holds these needs no drawing of its own: the browser lays them out as a board, a terminal says them in words. The name
of each entry is the message `shown-<name>` of the game; cards and whoever sits at a seat are named by `<kind>-<id>`, by its
`.short` where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from msgspec import Struct, field

from stockade.engine.passage import Passage
from stockade.engine.plain_view import plain_view
from stockade.engine.text import MissingText, Text


class Track(Struct, frozen=True, tag="track", tag_field="is"):
    """A number that rises and falls, on steps up to `most` (0: there is no end)."""

    value: int
    most: int = 0


class Pile(Struct, frozen=True, tag="pile", tag_field="is"):
    """Cards that lie face down."""

    count: int


class Cards(Struct, frozen=True, tag="cards", tag_field="is"):
    """Cards or other things that lie open, by id; `kind` is what the glossary calls them by."""

    kind: str
    ids: list[str]


Thing: TypeAlias = Track | Pile | Cards | int | str


class SeatShown(Struct, frozen=True, tag="seat", tag_field="is"):
    """What lies before a seat, and who sits there as `kind:id`. A view has them under `seats`, in order."""

    who: str
    holds: dict[str, Thing] = field(default_factory=dict[str, Thing])


def in_words(view: Any, text: Text, lang: str) -> list[Passage]:
    """A view (as builtins) in words, everything by its name; what has parts gets a heading."""
    spoken = _spoken(view, text, lang)
    parts: dict[str, Any] = {name: part for name, part in spoken.items() if isinstance(part, Mapping) and part}
    rest = {name: part for name, part in spoken.items() if name not in parts}
    return [Passage("", plain_view(rest)), *(Passage(name, plain_view(part)) for name, part in parts.items())]


def _spoken(value: Any, text: Text, lang: str) -> Any:
    match value:
        case {"is": "track", "value": at, "most": most}:
            return f"{at}/{most}" if most else at
        case {"is": "pile", "count": count}:
            return count
        case {"is": "cards", "kind": kind, "ids": ids}:
            return [_name(text, lang, kind, one) for one in cast("list[str]", ids)]
        case {"is": "seat", "who": who, "holds": holds}:
            return {_name(text, lang, *str(who).split(":", 1)): _spoken(holds, text, lang)}
        case [{"is": "seat"}, *_]:
            spoken = [_spoken(seat, text, lang) for seat in cast("list[Any]", value)]
            return {name: holds for seat in spoken for name, holds in seat.items()}
        case list():
            return [_spoken(part, text, lang) for part in cast("list[Any]", value)]
        case Mapping():
            return {_label(text, lang, key): _spoken(part, text, lang) for key, part in cast("Mapping[Any, Any]", value).items()}
        case _:
            return value


def _label(text: Text, lang: str, key: Any) -> str:
    return text.say(lang, f"shown-{key}") if text.has(lang, f"shown-{key}") else str(key)


def _name(text: Text, lang: str, kind: str, one: str) -> str:
    try:
        found = text.name(lang, kind, one)
        return found.get("short") or found["name"]
    except (MissingText, KeyError):
        return one
