"""An example of a rule, played in small steps: where it stands, what is asked and answered, what happens, each with a caption.

Captions are the sentences of the game's own log, questions and refusals. The step in which the rule shows itself is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct

from stockade.engine.ask import Answer, Ask
from stockade.engine.event import Event
from stockade.engine.example import Example, Shelf, opened
from stockade.engine.game import AnyPlay, Game
from stockade.engine.table import Table
from stockade.engine.text import MissingText, Text, message_part

QUIET = ("answer.automatic",)
MANY = 6  # answers that are named one by one
PLAIN = Text(None)
StepKind = Literal["position", "answer", "event", "question", "refused"]
Look = Callable[[AnyPlay], Any]


class ShownStep(Struct):
    """One step: its caption, the rule it cites, whether this is where to look, and the table right after it."""

    kind: StepKind
    text: str
    rule: str = ""
    marked: bool = False
    touches: list[str] = []
    view: Any = None
    round: int = 0
    phase: str = ""


class Watched(Table):
    """A table that is looked at after every event, from its very first task on."""

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, {}, 0)
        self.look = look
        self.looks: list[ShownStep] = []

    def _sit(self, state: Any, log: list[Event]) -> None:
        super()._sit(state, log)
        self.looks = []
        self._play.watch = self._seen
        self._seen()

    def _seen(self) -> None:
        view = self.look(self._play) if self.look else None
        self.looks.append(ShownStep("position", "", view=view, round=self._play.state.round, phase=self._play.state.phase))

    def now(self, kind: StepKind, text: str, rule: str = "", marked: bool = False, at: int | None = None) -> ShownStep:
        """A step as the table looked after so many events (by default: as it looks)."""
        if at is None:
            view = self.look(self._play) if self.look else None
            return ShownStep(kind, text, rule, marked, view=view, round=self._play.state.round, phase=self._play.state.phase)
        seen = self.looks[at]
        return ShownStep(kind, text, rule, marked, view=seen.view, round=seen.round, phase=seen.phase)


class Showing:
    """One example in one language. With `look` every step has what that makes of the table then."""

    def __init__(self, game: Game, shelf: Shelf, example: Example, lang: str, look: Look | None = None) -> None:
        self.game, self.example, self.lang = game, example, lang
        self.table = opened(Watched(game, look), shelf, example)
        self.steps = self._clear(list(self._steps()))

    # -- steps ------------------------------------------------------------------------------------------------------------

    def _steps(self) -> Iterator[ShownStep]:
        example, table = self.example, self.table
        if not example.answers or len(table.log) >= example.first:
            yield table.now("position", self._say("example-begins"), at=min(example.first, len(table.log)))
        yield from self._told(0, len(table.log))
        for answer in example.answers:
            began = len(table.log)
            ask = next(ask for ask in table.pending if ask.seat == answer.seat or ask.group)
            step = table.now("answer", self._answered(ask, answer), ask.rule)
            cited = {option.rule for option in ask.options if option.key in answer.keys}
            if example.kind == "option" and example.key in answer.keys and example.rule in cited:
                step.marked, step.rule = True, example.rule
            table.repeat(answer)
            if began >= example.first:
                yield step
            elif len(table.log) >= example.first:  # it begins in the middle of what comes of this answer
                yield table.now("position", self._say("example-later", answer=self._taken(ask, answer)), at=example.first)
            yield from self._told(began, len(table.log))
        yield from self._end()

    def _told(self, begin: int, end: int) -> Iterator[ShownStep]:
        example, log = self.example, self.table.log
        for at in range(max(begin, example.first), min(end, example.last)):
            event = log[at]
            if event.kind in QUIET or not event.known_to(example.seat):
                continue
            text = self._word(f"event-{message_part(event.kind)}", event.args)
            if text:
                step = self.table.now("event", text, event.rule, at in example.focus, at + 1)
                step.touches = self.game.text.touches(event.args)
                yield step

    def _end(self) -> Iterator[ShownStep]:
        example, table = self.example, self.table
        asks = [ask for ask in table.pending if ask.seat == example.seat] or table.pending
        for ask in asks[:1]:
            if example.kind == "refused":
                no = next((no for no in ask.why_not() if no.key == example.key and no.rule == example.rule), None)
                if no:
                    step = table.now("refused", self._word(no.text, no.args), no.rule, True)
                    step.touches = self.game.text.touches(no.args)
                    yield step
            elif example.kind == "asked" or (example.kind == "option" and all(example.key not in a.keys for a in example.answers)):
                yield table.now("question", self._question(ask), example.rule, True)
            elif example.kind == "play" and example.key and not example.focus:
                no = next((no for no in ask.why_not() if no.key == example.key), None)
                words = self._word(no.text, no.args) if no else self._question(ask)
                yield table.now("refused" if no else "question", words, no.rule if no else ask.rule, True)
        if example.kind == "play" and not example.key and not example.focus:  # no sentence of the table says it: the rule does
            rule = self.game.rulebook.by_id[example.rule]
            yield table.now("position", self._say("example-holds", rule=rule.fr if self.lang == "fr" else rule.en), example.rule, True)

    def _clear(self, steps: list[ShownStep]) -> list[ShownStep]:
        """The last step is where to look, when nothing says otherwise."""
        if not any(step.marked for step in steps):
            steps[-1].marked = True
        return steps

    # -- words ------------------------------------------------------------------------------------------------------------

    def _word(self, key: str, args: Any) -> str:
        try:
            return self.game.text.say(self.lang, key, args)
        except MissingText:
            return ""

    def _say(self, key: str, **args: Any) -> str:
        return PLAIN.say(self.lang, key, args)

    def _taken(self, ask: Ask, answer: Answer) -> str:
        taken = [self._word(option.text, option.args) for key in answer.keys for option in ask.options if option.key == key]
        return ", ".join(taken) or self._say("example-nothing")

    def _answered(self, ask: Ask, answer: Answer) -> str:
        return self._say("example-answer", question=self._word(ask.prompt, ask.args), answer=self._taken(ask, answer))

    def _question(self, ask: Ask) -> str:
        looked = [option for option in ask.options if option.key == self.example.key] or ask.options
        offered = [self._word(option.text, option.args) for option in looked]
        named = offered if len(offered) <= MANY + 1 else offered[:MANY]
        question, more = self._word(ask.prompt, ask.args), len(ask.options) - len(named)
        return self._say("example-asked", question=question, answers=" · ".join(named), more=more)
