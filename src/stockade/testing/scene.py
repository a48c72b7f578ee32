"""A scene: a table arranged for a ruling, played and asked about in the game's own words.

Set-up, answers, what must be true: the three parts of a ruling. Games add their own words in a subclass (`hero("storm").health`).
Every question that does not fit is answered with the list of what is open, so a wrong test explains itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from stockade.engine.ask import Ask, Option
from stockade.engine.event import Event
from stockade.engine.game import Game, find_game
from stockade.engine.imagine import other_luck
from stockade.engine.state import Task
from stockade.engine.table import Table
from stockade.engine.task import TaskBook, TaskFn, call
from stockade.engine.text import LANGUAGES
from stockade.testing.driver import changed, pieces

PAUSE = "scene-pause"  # words of a test, not of a game
STEP = "scene_step"


class SceneError(AssertionError):
    """The scene does not go the way the test tells it."""


def known(kind: str, name: str, choices: Iterable[str]) -> str:
    """That name, if it is one of these; else a SceneError that names the nearest ones."""
    names = list(dict.fromkeys(map(str, choices)))
    if name in names:
        return name
    near = get_close_matches(name, names, 3, 0.5)
    raise SceneError(f"no {kind} is called {name!r}: {'did you mean ' if near else 'there are '}{', '.join(near or names)}?")


def stepping(book: TaskBook) -> TaskFn:
    """The task by which scenes of that game go from step to step and stop before some of them."""

    async def scene_step(g: Any, stops: list[str]) -> None:
        following = g.state.agenda.pop()
        if following.name in stops:
            await Ask(0, PAUSE, [Option("go-on", "scene-go-on")], always=True)
        await book.by_name[following.name](g, *following.args)
        g.next(call(scene_step, stops))

    return book.by_name.get(STEP) or book(scene_step)


class Scene:
    """One table in the middle of a test."""

    steps: Mapping[str, TaskFn] = {}  # the steps of a round that play can stop before, as the game calls them

    def __init__(self, game: Game | str, setup: dict[str, Any] | None = None, seed: int = 0) -> None:
        """Without a set-up: the game's defaults for its first scenario and fewest seats."""
        self.game = find_game(game) if isinstance(game, str) else game
        if setup is None:
            setup = self.game.defaults(self.game.scenarios[0], self.game.seats[0])
        self.table = Table.new(self.game.id, setup, seed)
        self._past: list[Event] = []  # what happened before the table was last arranged
        self._from = 0
        self._answered = 0  # how much had happened before the last answer
        self._census = pieces(self.table)

    # -- before it begins -------------------------------------------------------------------------------------------

    def arrange(self, edit: Callable[[Any], None]) -> None:
        """Start from this position as changed by `edit(play)`. Only between two tasks: change fields before play, never halfway through."""
        since = self._since_mark()
        if since:
            told = ", ".join("+".join(answer.keys) for answer in since)
            raise SceneError(f"a task is running (answered so far: {told}): arrange before it begins{self._open()}")
        self.table.arrange(edit)
        self._past, self._from, self._answered = [], 0, 0
        self._census = pieces(self.table)

    def dice(self, *faces: int) -> None:
        """The next dice show these faces, in this order. They are part of the state, so they survive a save."""
        table = self.table
        since = self._since_mark()
        earlier = table.log[: table.marks[-1].log]
        wanted = [*table.state.loaded, *faces]
        table.arrange(lambda play: play.state.loaded.extend(faces))
        table.start_from(b"", since)
        self._past += earlier
        if table.state.loaded != wanted:
            raise SceneError("dice have already been rolled in this task: load all its dice before it begins")

    def stop_before(self, *steps: str) -> None:
        """Play will stop before these steps, as often as they come, where the table may be arranged; `go_on` goes on."""
        self.arrange(lambda g: g.state.agenda.__setitem__(slice(None), self.stopping(g.state.agenda, *steps)))

    def stopping(self, agenda: Sequence[Task], *steps: str) -> list[Task]:
        """That agenda, with stops before these steps and no others."""
        names = [self.steps[known("step", step, self.steps)].__name__ for step in steps]
        waiting = [task for task in agenda if task.name != STEP]
        return [*waiting, *([call(stepping(self.game.tasks), names)] if names else [])]

    def go_on(self) -> None:
        """From where play has stopped to the next stop or question."""
        if self.prompt != PAUSE:
            raise SceneError(f"play has not stopped, it waits for an answer{self._open()}")
        self.answer("go-on")

    # -- asking and answering ---------------------------------------------------------------------------------------

    def answer(self, key: str, seat: int | None = None) -> None:
        """Whichever seat is offered that option takes it (the first asked, unless a seat is named)."""
        ask = self._offering([key], seat)
        self._answered = len(self.table.log)
        self.table.answer(ask.seat, key, decision=ask.id)

    def choose(self, *keys: str, seat: int | None = None) -> None:
        """Answer a choose-many question; the same key may stand several times, and no key at all means none of them."""
        ask = self._offering(keys, seat)
        self._answered = len(self.table.log)
        self.table.answer(ask.seat, keys, decision=ask.id)

    def retell(self, answers: Iterable[Sequence[Any]], lucks: Mapping[int, int] = {}, start: bytes = b"") -> None:
        """The answers of a reported game again: each a seat (None: the group) and its keys. `lucks` says after how many
        of them the luck turned, `start` is the position the game began from."""
        if start:
            self.table.start_from(start, [])
        given = list(answers)
        for at in range(len(given) + 1):
            if at in lucks:
                other_luck(self.table, lucks[at])
            if at < len(given):
                seat, *keys = given[at]
                self.choose(*keys, seat=seat)

    @property
    def prompt(self) -> str:
        """The first open question; empty when the game is over."""
        return self.table.pending[0].prompt if self.table.pending else ""

    def options(self, seat: int | None = None) -> list[str]:
        """The keys on offer, over all open questions or to one seat."""
        return [option.key for ask in self._asks(seat) for option in ask.options]

    def offers(self, key: str, seat: int | None = None) -> bool:
        """Whether somebody (or that seat) may choose it."""
        return key in self.options(seat)

    def refused(self, key: str, seat: int | None = None) -> str:
        """The rule that forbids this option now."""
        for ask in self._asks(seat):
            for refused in ask.why_not():
                if refused.key == key:
                    return refused.rule
        why = "it is on offer" if self.offers(key, seat) else "no reason is given"
        raise SceneError(f"{key!r} is not refused: {why}{self._open()}")

    # -- what happened ----------------------------------------------------------------------------------------------

    def mark(self) -> None:
        """`events` counts from now on."""
        self._from = len(self._past) + len(self.table.log)

    def happened(self) -> list[Event]:
        """Everything since the last mark (or since the start)."""
        return [*self._past, *self.table.log][self._from :]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of each such event since the last mark."""
        return [dict(event.args) for event in self.happened() if event.kind == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The arguments of the latest such event since the last mark."""
        return dict(self._last(kind).args)

    def rule_of(self, kind: str) -> str:
        """The rule that the latest such event cites."""
        return self._last(kind).rule

    def _last(self, kind: str) -> Event:
        found = [event for event in self.happened() if event.kind == kind]
        if not found:
            seen = ", ".join(dict.fromkeys(event.kind for event in self.happened())) or "nothing"
            raise SceneError(f"no {kind!r} since the mark; there was: {seen}")
        return found[-1]

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state, for reading."""
        return self.table.state

    @property
    def play(self) -> Any:
        """The game in progress, for its queries."""
        return self.table.play

    @property
    def outcome(self) -> str:
        """Empty while the game goes on."""
        return self.table.outcome

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat sees (None: a watcher)."""
        return self.table.view(seat)

    # -- the end ----------------------------------------------------------------------------------------------------

    def save_and_load(self) -> None:
        """Go on from a table that was saved and loaded: shows that a ruling survives it."""
        before = self.table
        self.table = Table.load(before.save())
        if (self.table.digest(), self.table.log, _keys(self.table)) != (before.digest(), before.log, _keys(before)):
            raise SceneError("the loaded table differs from the saved one")

    def finish(self, outcome: str | None = None) -> None:
        """Nothing is left hanging: the outcome fits, loaded dice fell, no piece is lost, everything can be told, a save holds it."""
        if outcome is not None and self.outcome != outcome:
            raise SceneError(f"the outcome is {self.outcome!r}, not {outcome!r}{self._open()}")
        if self.state.loaded:
            raise SceneError(f"dice were loaded and never rolled: {self.state.loaded}")
        census = pieces(self.table)
        if census != self._census:
            raise SceneError(f"pieces were lost or doubled: {changed(self._census, census)}")
        for event in [*self._past, *self.table.log]:
            for lang in LANGUAGES:
                self.game.text.say(lang, "event-" + event.kind.replace(".", "-"), event.args)
        self.save_and_load()

    # -- helpers ----------------------------------------------------------------------------------------------------

    def _since_mark(self) -> list[Any]:
        return self.table.answers[self.table.marks[-1].answers :]

    def _asks(self, seat: int | None) -> list[Ask]:
        return [ask for ask in self.table.pending if seat is None or ask.seat == seat]

    def _offering(self, keys: Sequence[str], seat: int | None) -> Ask:
        for ask in self._asks(seat):
            offered = {option.key for option in ask.options}
            if offered.issuperset(keys) and (keys or ask.least == 0):
                return ask
        whose = "nobody" if seat is None else f"seat {seat}"
        raise SceneError(f"{whose} is offered {' + '.join(keys) or 'to choose nothing'}{self._by_itself(keys)}{self._open()}")

    def _by_itself(self, keys: Sequence[str]) -> str:
        """Says so when the only possible answer was taken by itself since the last one that was given."""
        latest = self.table.log[self._answered :]
        taken = [event for event in latest if event.kind == "answer.automatic" and event.args["key"] in keys]
        return "".join(f" ({event.args['key']} was taken automatically: {event.args['prompt']} had no other answer)" for event in taken)

    def _open(self) -> str:
        """The open questions, one line each, for error messages."""
        if not self.table.pending:
            return f"\n  the game is over: {self.outcome}"
        lines: list[str] = []
        for ask in self.table.pending:
            count = f" (choose {ask.least} to {ask.most})" if ask.many else ""
            lines.append(f"\n  seat {ask.seat}: {ask.prompt}{count}: {', '.join(option.key for option in ask.options)}")
            lines += [f"\n      refused {refused.key}: {refused.rule} {refused.text}" for refused in ask.why_not()]
        return "".join(lines)


def _keys(table: Table) -> list[tuple[int, str, list[str]]]:
    return [(ask.seat, ask.prompt, [option.key for option in ask.options]) for ask in table.pending]
