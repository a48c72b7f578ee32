"""What a proving test is told to show, where the chooser could not know: `looks.toml` beside the tests of a game.

    "MC-DEF-04" = "asks who defends"
    "MC-EATK-02" = "says Hydra Bomber attacks @ test_minions_get_no_boost_cards"
    "MC-SETUP-11" = { look = "lies", en = "Two players, 14 each: Rhino has 28.", fr = "Deux joueurs, 14 chacun : Rhino en a 28." }

`says` is the first event whose English sentence has these words, `refuses` and `offers` the refusal or the option, `asks` the question
(alone: the next one, where it is seen that nothing more has happened), and `lies` the position when the first question of the test is asked
(`lies 2`: the third), or after other steps the one in which play comes to rest then. After `@` stands a part of the test's name.

Several things one after the other stand with ` >> ` between them, each the next one that fits: `says Rhino I attacks >> asks interrupt`.
What begins with `~` is shown and not marked, all others are; the play begins just there when it is the first, or when that begins with `^`.
`en` and `fr` say what to notice at the last;
without `look` they are words for the example that is found. With `only = true` nothing else that happened is told between these steps.
With `eyes = 2` one looks through those of player 2, whose hand or objective it is about, and not of who acted last.
"""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, convert

from stockade.engine.event import Event
from stockade.engine.example import Example, Shelf
from stockade.engine.game import Game
from stockade.engine.text import message_part
from stockade.testing.choosing import FRAME, NEAR, SOON, Draft, begins, drafted
from stockade.testing.course import Course
from stockade.testing.kinship import Kinship
from stockade.testing.recording import Run

FILE = "looks.toml"
TOLD = -1  # it ranks before all that is found
BEFORE = 0.5  # what a test played before it arranged its position ranks behind what it played then
THEN = " >> "
MARKS = "~^"
VERBS = ("says", "refuses", "offers", "asks", "lies")


class Look(Struct, frozen=True):
    """Where to look, and what to notice there in both languages."""

    look: str = ""
    en: str = ""
    fr: str = ""
    only: bool = False
    eyes: int = 0  # through whose eyes to look (1: the first player), where it is not who acted last

    @property
    def test(self) -> str:
        """A part of the name of the test."""
        return self.look.partition(" @ ")[2]

    @property
    def steps(self) -> list[tuple[str, str]]:
        """A verb and its words for each step."""
        steps: list[tuple[str, str]] = []
        for part in self.look.partition(" @ ")[0].split(THEN):
            verb, _, words = part.partition(" ")
            steps.append((verb, words) if verb in VERBS else ("says", part))
        if any(verb != "says" for verb, _ in steps[:-1]):
            raise ValueError(f"only what is said may be followed by more: {self.look}")
        return steps

    @property
    def said(self) -> list[str]:
        """The words of the events among them."""
        return [words for verb, words in self.steps if verb == "says"]

    @property
    def leads(self) -> bool:
        """Whether what is marked leads to something else than an event."""
        return self.steps[-1][0] != "says" and any(not words.startswith("~") for words in self.said)

    @property
    def here(self) -> dict[str, str]:
        """What to notice, by language."""
        return {"en": self.en, "fr": self.fr} if self.en else {}

    @property
    def digest(self) -> str:
        """Of where to look: an example that was recorded for another look is an old one. The words are not part of it."""
        more = " only" * self.only + " leads" * self.leads + (f" eyes {self.eyes}" if self.eyes else "")
        return f"{zlib.crc32((self.look + more).encode()):08x}" if self.look else ""


def looks(folder: Path) -> dict[str, Look]:
    """Rule -> what to show, of the game whose tests lie there."""
    path = folder / FILE
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {rule: Look(look) if isinstance(look, str) else convert(look, Look) for rule, look in told.items()}


class Directions:
    """Those of one game, for its chooser."""

    def __init__(self, game: Game, tests: Path) -> None:
        self.looks, self.kin = looks(tests / "games" / game.folder.name), Kinship(game)

    def __call__(self, table: Course, run: Run) -> Iterator[Draft]:
        for rule in run.rules:
            if rule in self.looks and self.looks[rule].look:
                yield from directed(table, run, rule, self.looks[rule], self.kin)

    def followed(self, example: Example) -> bool:
        """Whether it was recorded as it is told now, or as little as now."""
        return example.told == self.looks.get(example.rule, Look()).digest

    def tell(self, shelf: Shelf) -> None:
        """The words as they are now, also for what was found long ago, or elsewhere."""
        for example in shelf.examples:
            if self.followed(example):
                example.here = self.looks.get(example.rule, Look()).here


def directed(table: Course, run: Run, rule: str, look: Look, kin: Kinship) -> Iterator[Draft]:
    """What this course shows of it."""
    if look.test not in run.test:
        return
    told = (_told(table, look.said, kin) or []) if look.only or look.leads else []
    for draft in _directed(table, run, rule, look, kin):
        draft.here, draft.told = look.here, look.digest
        if look.eyes:
            draft.seat = look.eyes - 1
        if look.leads:
            draft.also = [at - draft.since for at, words in zip(told, look.said, strict=True) if not words.startswith("~")]
        if look.only:
            shown = {*draft.focus, *(at - draft.since for at in told)}
            draft.hidden = [at for at in range(draft.first, draft.last) if at not in shown]
        draft.against = (draft.against[0] + BEFORE * run.left, *draft.against[1:])
        yield draft


def _directed(table: Course, run: Run, rule: str, look: Look, kin: Kinship) -> Iterator[Draft]:
    steps = look.steps
    said = _told(table, look.said, kin)
    if said is None:
        return
    verb, words = steps[-1]
    since = _count(table, said[-1]) if said else 0
    start = (max(_count(table, said[0]) - 1, 0), _first(table, said[0], steps[0][1])) if said else None
    match verb:
        case "says":
            yield from _said(table, run, rule, said, steps)
        case "refuses":
            for count, asks in enumerate(table.asked):
                for ask in asks if count >= since else []:
                    found = [no for no in ask.refused if words in kin.said(no.text, no.args)]
                    back, window = (start[0], (start[1], table.bounds[count])) if start else (count, None)
                    for no in found[:1]:
                        kind = "refused" if no.rule == rule else "play"
                        yield from drafted(table, run, rule, kind, count, back, window, [], no.key, TOLD, ask.seat)
        case "offers":
            yield from _offered(table, run, rule, words, kin, since, start)
        case "asks":
            for count, asks in enumerate(table.asked):
                for ask in asks if count >= since else []:
                    if words in kin.said(ask.prompt, ask.args):
                        back, window = (start[0], (start[1], table.bounds[count])) if start else (count, None)
                        yield from drafted(table, run, rule, "shown", count, back, window, [], "", TOLD, ask.seat)
        case _:
            count = since if start else int(words or 0)
            if count < len(table.bounds):
                end = table.bounds[count]
                back, first = start or (count, end)
                yield from drafted(table, run, rule, "play", count, back, (first, end), [], "", TOLD)


def _told(table: Course, words: list[str], kin: Kinship) -> list[int] | None:
    """The events that say so, one after the other; nothing where one of them is missing."""
    found: list[int] = []
    for said in words:
        since = found[-1] + 1 if found else 0
        at = next((at for at in range(since, len(table.log)) if said.lstrip(MARKS) in _sentence(table.log[at], kin)), None)
        if at is None:
            return None
        found.append(at)
    return found


def _sentence(event: Event, kin: Kinship) -> str:
    return kin.said(f"event-{message_part(event.kind)}", event.args)


def _count(table: Course, at: int) -> int:
    """How many answers had been given when it happened."""
    return next(n for n, bound in enumerate(table.bounds) if at < bound)


def _first(table: Course, at: int, words: str) -> int:
    """Where the window begins: just there when the direction says so."""
    return at if words.startswith(tuple(MARKS)) else begins(table, at, _count(table, at))


def _said(table: Course, run: Run, rule: str, said: list[int], steps: list[tuple[str, str]]) -> Iterator[Draft]:
    first, last = said[0], said[-1]
    focus = [at for at, (_, words) in zip(said, steps, strict=True) if not words.startswith("~")]
    if len(said) == 1 and table.log[last].kind not in FRAME:  # and what is like it, right after
        while focus[-1] + 1 < min(table.bounds[_count(table, last)], last + NEAR) and table.log[focus[-1] + 1].kind == table.log[last].kind:
            focus.append(focus[-1] + 1)
    window = (_first(table, first, steps[0][1]), focus[-1] + 1)
    kind = "event" if all(table.log[at].rule == rule for at in focus) else "play"
    yield from drafted(table, run, rule, kind, _count(table, last), max(_count(table, first) - 1, 0), window, focus, "", TOLD)


def _offered(
    table: Course, run: Run, rule: str, words: str, kin: Kinship, since: int, start: tuple[int, int] | None
) -> Iterator[Draft]:  # fmt: skip
    for count, asks in enumerate(table.asked):
        for ask in asks if count >= since else []:
            key = next((key for key, said in ask.words.items() if words in kin.said(*said)), "")
            taken = table.answers[count : count + 1]
            back, first = start or (count, table.bounds[count])
            if key and taken and key in taken[0].keys:
                after = (first, min(table.bounds[count + 1], table.bounds[count] + SOON))
                yield from drafted(table, run, rule, "play", count + 1, back, after, [], key, TOLD, taken[0].seat)
            elif key:
                window = (first, table.bounds[count]) if start else None
                yield from drafted(table, run, rule, "play", count, back, window, [], key, TOLD, ask.seat)
