"""The report: one page that holds everything it needs, in both languages, for light and dark screens, large and small."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

from stockade import __version__
from stockade.engine import find_game
from stockade.engine.text import LANGUAGES, MissingText, message_part
from stockade.lab import findings
from stockade.lab.drawing import columns, lines, number, percent, stack, whisker
from stockade.lab.grid import Cell, Grid, pairs
from stockade.lab.many import Report
from stockade.lab.results import edition
from stockade.lab.stats import Difference
from stockade.lab.words import words

HERE = Path(__file__).parent
NAMES = {"en": "English", "fr": "Français"}
TOP = 15  # cards and skills told from each end
SHADES = 5
AXES = ("scenario", "bots", "seats")


def page(grid: Grid, reports: Sequence[Report], command: str = "", lang: str = "en") -> str:
    """The whole page; `lang` is the language it opens in."""
    tongues = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="{one}"{" checked" if one == lang else ""} aria-label="{NAMES[one]}">'
        for one in LANGUAGES
    )
    labels = "".join(f'<label for="{one}" lang="{one}">{NAMES[one]}</label>' for one in LANGUAGES)
    both = "".join(Page(grid, reports, command, one).body() for one in LANGUAGES)
    title = escape(words().say(lang, "report-title", {"game": named(grid.cells[0].job.game, "game", grid.cells[0].job.game, lang)}))
    style = (HERE / "look.css").read_text(encoding="utf-8")
    sized = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f'<head><meta charset="utf-8">{sized}<title>{title}</title><style>{style}</style></head>'
    return f'<!doctype html>\n<html lang="{lang}">{head}\n<body>{tongues}<nav>{labels}</nav>{both}</body></html>\n'


def named(game_id: str, prefix: str, entity: str, lang: str) -> str:
    """What something of a game is called; its id where it has no name."""
    try:
        return find_game(game_id).text.name(lang, prefix, entity)["name"]
    except (MissingText, KeyError):
        return entity


class Page:
    """The report in one language."""

    def __init__(self, grid: Grid, reports: Sequence[Report], command: str, lang: str) -> None:
        self.grid, self.reports, self.command, self.lang = grid, reports, command, lang
        self.game = find_game(grid.cells[0].job.game)
        self.ref = {"heroes": "hero", "decks": "deck", "force": "unit"}

    def say(self, key: str, **args: Any) -> str:
        """A sentence, ready to stand in a page."""
        return escape(words().say(self.lang, f"report-{key}", args))

    def told(self, key: str, otherwise: str) -> str:
        """A message of the game, or something else where it has none."""
        try:
            return escape(self.game.text.say(self.lang, key))
        except MissingText:
            return escape(otherwise)

    def scenario(self, scenario: str) -> str:
        """Its name."""
        return escape(named(self.game.id, "scenario", scenario, self.lang)) if scenario else "–"

    def value(self, cell: Cell, axis: str) -> str:
        """What a cell is on that axis."""
        if axis == "scenario":
            return self.scenario(cell.job.scenario)
        if axis in AXES:
            return escape(cell.axes[axis])
        return ", ".join(self.choice(axis, one) for one in cell.axes[axis].split(","))

    def choice(self, axis: str, value: str) -> str:
        """A choice of the set-up: a member of the team by name."""
        return self.told(f"{self.ref.get(axis, f'choice-{axis}')}-{message_part(value)}", value)

    def axis(self, axis: str) -> str:
        """What an axis is called."""
        return self.say(axis) if axis in AXES else self.told(f"setup-{axis}", axis)

    # -- the whole --------------------------------------------------------------------------------------------------

    def body(self) -> str:
        """All sections that have something to say."""
        parts: list[Callable[[], str]] = [self.head, self.shares, self.differences, self.members, self.endings]
        parts += [self.length, self.courses, self.worths, self.how]
        return f'<main lang="{self.lang}">{"".join(part() for part in parts)}</main>'

    def section(self, key: str, inside: str) -> str:
        """A heading, what it is about, and the rest; nothing without the rest."""
        return f"<section><h2>{self.say(key)}</h2><p>{self.say(f'{key}-about')}</p>{inside}</section>" if inside else ""

    def head(self) -> str:
        """The title and the largest numbers."""
        games = sum(report.games for report in self.reports)
        won = sum(report.won for report in self.reports) / max(1, games)
        rounds = sum(report.rounds * report.games for report in self.reports) / max(1, games)
        tiles = [
            ("games", f"{games}"),
            ("won", percent(won, self.lang)),
            ("cells", f"{len(self.reports)}"),
            ("rounds", number(rounds, self.lang)),
        ]
        shown = "".join(f"<div><b>{value}</b><span>{self.say(f'tile-{key}')}</span></div>" for key, value in tiles)
        name = named(self.game.id, "game", self.game.id, self.lang)
        lead = self.say("lead", games=games, date=datetime.now(UTC).strftime("%Y-%m-%d"))
        return f'<h1>{self.say("title", game=name)}</h1><p>{lead}</p><div class="tiles">{shown}</div>'

    def table(self, heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> str:
        """A table; each head has a class for its column."""
        top = "".join(f'<th class="{look}">{head}</th>' for head, look in heads)
        looks = [look for _, look in heads]
        cells = ("".join(f'<td class="{look}">{cell}</td>' for cell, look in zip(row, looks, strict=True)) for row in rows)
        body = "".join(f"<tr>{row}</tr>" for row in cells)
        return f'<div class="card scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    # -- won and lost -------------------------------------------------------------------------------------------------

    def shares(self) -> str:
        """Every cell with its share and interval."""
        varied = self.grid.varied or ["scenario"]
        heads = [(self.axis(axis), "") for axis in varied]
        heads += [(self.say("won"), "n"), ("", "plot"), (self.say("between"), "n wide"), (self.say("games"), "n")]
        heads += [(self.say("rounds"), "n wide"), (self.say("questions"), "n wide")]
        rows: list[list[str]] = []
        for cell, report in zip(self.grid.cells, self.reports, strict=True):
            if report.games:
                low, high = report.interval
                between = f"{percent(low, self.lang)} – {percent(high, self.lang)}"
                row = [self.value(cell, axis) for axis in varied]
                row += [percent(report.share, self.lang), whisker(report.share, low, high), between, str(report.games)]
                rows.append([*row, number(report.rounds, self.lang), number(report.per_round, self.lang)])
        return self.section("share", self.table(heads, rows))

    def differences(self) -> str:
        """Every two cells that differ in one thing."""
        rows: list[list[str]] = []
        others = len(self.grid.varied) > 1
        for pair in pairs(self.grid, self.reports):
            one, two, by = self.grid.cells[pair.first], self.grid.cells[pair.second], pair.difference
            if not by.games:
                continue
            change = f"{self.value(one, pair.axis)} → {self.value(two, pair.axis)}"
            rest = ", ".join(self.value(one, axis) for axis in self.grid.varied if axis != pair.axis)
            rows.append([change, *([rest] if others else []), *self.gain(by), str(by.games)])
        heads = [(self.say("change"), ""), *([(self.say("rest"), "")] if others else []), (self.say("gain"), "n"), ("", "plot")]
        heads += [(self.say("between"), "n wide"), (self.say("games"), "n wide")]
        return self.section("differences", self.table(heads, rows) if rows else "")

    def gain(self, by: Difference) -> list[str]:
        """A difference as a number, a dot and bounds."""
        tone = ("good" if by.gain > 0 else "bad") if by.sure else ""
        between = f"{percent(by.low, self.lang, '+')} … {percent(by.high, self.lang, '+')}"
        return [percent(by.gain, self.lang, "+"), whisker(by.gain, by.low, by.high, -1, 1, tone), between]

    def members(self) -> str:
        """Scenarios by members of the team."""
        found = findings.by_member(self.reports)
        if not found:
            return ""
        scenarios = list(dict.fromkeys(report.job.scenario for report in self.reports))
        several = len(scenarios) > 1
        heads = [("", ""), *((self.scenario(scenario), "h") for scenario in scenarios), *([(self.say("all"), "h")] if several else [])]
        rows: list[str] = []
        wholes = {one: findings.Share(sum(s.won for s in by.values()), sum(s.games for s in by.values())) for one, by in found.items()}
        for member, whole in sorted(wholes.items(), key=lambda pair: -pair[1].share):
            by = found[member]
            cells = [by.get(scenario) for scenario in scenarios] + ([whole] if several else [])
            rows.append(f"<tr><td>{self.choice(self.game.form.team, member)}</td>{''.join(self.heat(share) for share in cells)}</tr>")
        top = "".join(f'<th class="{look}">{head}</th>' for head, look in heads)
        table = f'<table class="heat"><thead><tr>{top}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        return self.section("members", f'<div class="card scroll">{table}</div>')

    def heat(self, share: findings.Share | None) -> str:
        """A share as a shade, with how many games it stands on."""
        if share is None:
            return "<td></td>"
        low, high = share.bounds
        between = f"{percent(low, self.lang)} – {percent(high, self.lang)}"
        inside = f"{percent(share.share, self.lang)} <small>{share.games}</small>"
        return f'<td class="h" style="--share:{share.share:.3f}" title="{between}">{inside}</td>'

    # -- how they went --------------------------------------------------------------------------------------------------

    def endings(self) -> str:
        """For each scenario, the ways its games ended."""
        cards: list[str] = []
        for scenario, counted in findings.endings(self.reports).items():
            total, shade = sum(counted.values()), {"won": 0, "lost": 0, "other": 0}
            parts: list[tuple[str, int, str]] = []
            told: list[str] = []
            for (outcome, rule), count in sorted(counted.items(), key=lambda pair: (pair[0][0] != "won", -pair[1])):
                tone = outcome if outcome in ("won", "lost") else "other"
                look = f"{tone} l{min(shade[tone], SHADES - 1)}"
                shade[tone] += 1
                why = self.say("outcome", outcome=outcome or "none")
                parts.append((look, count, rule))
                inside = f"<b>{percent(count / total, self.lang)}</b><span>{why}{self.because(rule)}</span>"
                told.append(f'<li><i class="{look}"></i>{inside}</li>')
            inside = f'{stack(parts, total)}<ul class="ends">{"".join(told)}</ul>'
            cards.append(f'<div class="card"><h3>{self.scenario(scenario)}</h3>{inside}</div>')
        return self.section("endings", f'<div class="cards">{"".join(cards)}</div>{self.also()}')

    def because(self, rule_id: str) -> str:
        """The rule behind an ending, in its own words."""
        rule = self.game.rulebook.by_id.get(rule_id)
        return f' <small class="quiet">{escape(rule.text(self.lang))} <code>{escape(rule_id)}</code></small>' if rule else ""

    def also(self) -> str:
        """What the game itself counts."""
        counted: dict[str, int] = {}
        for report in self.reports:
            for word, count in report.tally.items():
                counted[word] = counted.get(word, 0) + count
        if not counted:
            return ""
        games = sum(report.games for report in self.reports)
        told = {word: self.told(f"tally-{word}", word) for word in counted}
        rows = [f"<li><i></i><b>{percent(count / games, self.lang)}</b><span>{told[word]}</span></li>" for word, count in counted.items()]
        return f'<div class="card" style="margin-top:14px"><h3>{self.say("also")}</h3><ul class="ends">{"".join(rows)}</ul></div>'

    def key(self) -> str:
        """Which colour is which."""
        won, lost = self.say("outcome", outcome="won"), self.say("outcome", outcome="lost")
        return f'<div class="key"><span><i class="won"></i>{won}</span><span><i class="lost"></i>{lost}</span></div>'

    def length(self) -> str:
        """For each scenario, how many games of which length."""
        cards = "".join(
            f'<div class="card"><h3>{self.scenario(scenario)}</h3>{columns(counts)}</div>'
            for scenario, counts in findings.lengths(self.reports).items()
            if counts
        )
        return self.section("length", f'{self.key()}<div class="cards">{cards}</div>')

    def courses(self) -> str:
        """For each scenario and trend, where it went in games that were won and in games that were not."""
        cards: list[str] = []
        scenarios = list(dict.fromkeys(report.job.scenario for report in self.reports))
        for scenario in scenarios:
            games = [game for report in self.reports if report.job.scenario == scenario for game in report.played]
            won = findings.courses(game for game in games if game.outcome == "won")
            lost = findings.courses(game for game in games if game.outcome != "won")
            for trend in dict.fromkeys([*won, *lost]):
                name = self.told(f"trend-{trend}", trend)
                if drawn := lines([("lost", lost.get(trend, [])), ("won", won.get(trend, []))], name):
                    of = f'<span class="quiet"> · {self.scenario(scenario)}</span>' if len(scenarios) > 1 else ""
                    cards.append(f'<div class="card"><h3>{name}{of}</h3>{drawn}</div>')
        return self.section("courses", f'{self.key()}<div class="cards">{"".join(cards)}</div>' if cards else "")

    def worths(self) -> str:
        """Cards and skills from both ends."""
        found = findings.worths(self.reports)
        if len(found) > 2 * TOP:
            found = [*found[:TOP], *found[-TOP:]]
        rows = [
            [escape(named(self.game.id, worth.kind, worth.id, self.lang)), *self.gain(worth.difference), str(worth.difference.games)]
            for worth in found
        ]
        heads = [(self.say("card"), ""), (self.say("gain"), "n"), ("", "plot"), (self.say("between"), "n wide"), (self.say("used"), "n")]
        return self.section("worths", self.table(heads, rows) if rows else f"<p>{self.say('no-worths')}</p>")

    def how(self) -> str:
        """The command, the versions, the method."""
        until = ""
        if self.grid.until:
            until = f"<p>{self.say('how-until', until=f'{100 * self.grid.until:g}', games=self.grid.games)}</p>"
        version = self.say("version", version=__version__, edition=edition(self.game.id), python=platform.python_version())
        command = f"<pre><code>{escape(self.command)}</code></pre>" if self.command else ""
        return self.section("how", f"{until}{command}<p>{version}</p>")
