"""The table in words: what a screen reader reads and a terminal prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

DONE, OPEN, NOW = "☑", "☐", "▸"


class Passage(Struct):
    """Lines under a heading, which may be empty. `picture` is what a terminal draws in their place, such as a board in letters."""

    heading: str
    lines: list[str]
    picture: list[str] = field(default_factory=list[str])


def in_lines(passages: Iterable[Passage]) -> list[str]:
    """All of them for a terminal, with an empty line between two; one that says nothing is left out."""
    return list(_lines(passage for passage in passages if passage.picture or passage.lines))


def _lines(passages: Iterable[Passage]) -> Iterator[str]:
    for number, passage in enumerate(passages):
        if number:
            yield ""
        if passage.heading:
            yield passage.heading
        yield from passage.picture or passage.lines
