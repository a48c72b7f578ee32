"""Pieces of the report: numbers, bars, dots with their intervals and lines, as HTML and SVG that need nothing else.

Bars and dots are laid out by the page itself, so that their words stay readable on a phone; only lines are drawings.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stockade.lab.findings import Point

WIDE, HIGH = 360, 200
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 10, 24


def percent(share: float, lang: str, sign: str = "") -> str:
    """A share as people of that language write it."""
    number = f"{100 * share:{sign}.0f}".replace("-", "−") if round(100 * share) else "0"
    return f"{number}\u202f%" if lang == "fr" else f"{number}%"


def number(value: float, lang: str) -> str:
    """A number with one digit after the point or comma."""
    words = f"{value:.1f}"
    return words.replace(".", ",") if lang == "fr" else words


def whisker(share: float, low: float, high: float, least: float = 0.0, most: float = 1.0, tone: str = "") -> str:
    """A dot with its interval, on a track from `least` to `most`."""

    def at(value: float) -> str:
        return f"{100 * (value - least) / (most - least):.2f}%"

    width = f"{100 * (high - low) / (most - least):.2f}%"
    zero = f'<i class="zero" style="left:{at(0)}"></i>' if least < 0 < most else ""
    return (
        f'<span class="track {tone}" aria-hidden="true">{zero}<i class="span" style="left:{at(low)};width:{width}"></i>'
        f'<i class="dot" style="left:{at(share)}"></i></span>'
    )


def stack(parts: Sequence[tuple[str, int, str]], total: int) -> str:
    """A bar of several parts: tone, count, title."""
    cut = "".join(
        f'<i class="{tone}" style="flex-grow:{count}" title="{escape(title)}"></i>' for tone, count, title in parts if count and total
    )
    return f'<span class="stack" aria-hidden="true">{cut}</span>'


def columns(counts: dict[int, tuple[int, int]]) -> str:
    """How many games of each length, won ones below."""
    first, last = min(counts), max(counts)
    tallest = max(sum(pair) for pair in counts.values())
    every = max(1, (last - first) // 8)
    found: list[str] = []
    for value in range(first, last + 1):
        won, lost = counts.get(value, (0, 0))
        parts = (("lost", lost), ("won", won))
        bars = "".join(f'<i class="{tone}" style="height:{100 * count / tallest:.1f}%"></i>' for tone, count in parts)
        mark = str(value) if (value - first) % every == 0 else ""
        found.append(f'<span title="{value}: {won} + {lost}"><b>{bars}</b><small>{mark}</small></span>')
    return f'<div class="columns">{"".join(found)}</div>'


def lines(series: Sequence[tuple[str, list[Point]]], title: str) -> str:
    """Where a number goes from round to round: the middle as a line, the middle half as a band; `series` are tones with their points."""
    drawn = [(tone, points) for tone, points in series if points]
    if not drawn:
        return ""
    last = max(point.round for _, points in drawn for point in points) or 1
    top = max(1.0, *(point.high for _, points in drawn for point in points))

    def x(value: float) -> str:
        return f"{LEFT + (WIDE - LEFT - RIGHT) * value / last:.1f}"

    def y(value: float) -> str:
        return f"{TOP + (HIGH - TOP - BOTTOM) * (1 - value / top):.1f}"

    ticks = sorted({0.0, top / 2, top})
    grid = "".join(
        f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(tick)}" y2="{y(tick)}"/><text x="{LEFT - 5}" y="{y(tick)}" dy="4" text-anchor="end">'
        f"{tick:.3g}</text>"
        for tick in ticks
    )
    every = max(1, last // 6)
    marks = "".join(f'<text x="{x(value)}" y="{HIGH - 7}" text-anchor="middle">{value}</text>' for value in range(0, last + 1, every))
    bands = "".join(
        f'<polygon class="{tone}" points="{" ".join(f"{x(p.round)},{y(p.high)}" for p in points)} '
        f'{" ".join(f"{x(p.round)},{y(p.low)}" for p in reversed(points))}"/>'
        for tone, points in drawn
    )
    middles = "".join(
        f'<polyline class="{tone}" points="{" ".join(f"{x(p.round)},{y(p.middle)}" for p in points)}"/>' for tone, points in drawn
    )
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">{grid}{marks}{bands}{middles}</svg>'
