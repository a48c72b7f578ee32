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
FRAME = ("phase.began", "round.began", "turn.began", "turn.ended")  # every step says its phase and round anyway
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
        self.together = set[int]()  # what several are asked, at once or in turn, or others than who looks: there it is said who answers
        self.answered: list[tuple[ShownStep, Ask, Answer]] = []
        self.steps = self._clear(list(self._steps()))

    # -- steps ------------------------------------------------------------------------------------------------------------

    def _steps(self) -> Iterator[ShownStep]:
        example, table = self.example, self.table
        if not example.answers or len(table.log) >= example.first:
            yield table.now("position", self._begins(), at=min(example.first, len(table.log)))
        yield from self._told(0, len(table.log))
        for answer in example.answers:
            began = len(table.log)
            self.together |= {ask.id for ask in table.pending if len(table.pending) > 1}
            ask = next(ask for ask in table.pending if ask.seat == answer.seat or ask.group)
            step = table.now("answer", self._answered(ask, answer), ask.rule)
            cited = {option.rule for option in ask.options if option.key in answer.keys}
            if example.key in answer.keys and (example.rule in cited if example.kind == "option" else example.kind == "play"):
                step.marked, step.rule = True, example.rule
            table.repeat(answer)
            if began >= example.first:
                self.answered.append((step, ask, answer))
                yield step
            elif len(table.log) >= example.first:  # it begins in the middle of what comes of this answer
                taken = self._taken(ask, answer).removesuffix(".")
                taken = taken if ask.seat == example.seat else self._by(ask, taken)
                later = self._say("example-later", question=self._word(ask.prompt, ask.args), answer=taken)
                yield table.now("position", later, at=example.first)
            yield from self._told(began, len(table.log))
        yield from self._end()

    def _begins(self) -> str:
        """Where it begins; what is refused at once is no answer to the question there."""
        example = self.example
        asks = [ask for ask in self.table.pending if ask.seat == example.seat][:1] if example.key and not example.answers else []
        for ask in asks:
            if not example.focus and all(option.key != example.key for option in ask.options):
                return self._say("example-asks", question=self._word(ask.prompt, ask.args))
        return self._say("example-begins")

    def _told(self, begin: int, end: int) -> Iterator[ShownStep]:
        example, log = self.example, self.table.log
        for at in range(max(begin, example.first), min(end, example.last)):
            event = log[at]
            looked = at in example.focus or at in example.also
            framing = event.kind in FRAME and not looked
            if event.kind in QUIET or framing or at in example.hidden or not event.known_to(example.seat):
                continue
            text = self._word(f"event-{message_part(event.kind)}", event.args)
            if text:
                told = self._say("example-phase", phase=text) if event.kind == "phase.began" else text  # a heading is no sentence
                step = self.table.now("event", told, event.rule, looked, at + 1)
                step.touches = self.game.text.touches(event.args)
                yield step

    def _end(self) -> Iterator[ShownStep]:
        example, table = self.example, self.table
        asks = [ask for ask in table.pending if ask.seat == example.seat] or table.pending
        taken = example.key and any(example.key in answer.keys for answer in example.answers[-1:])
        for ask in [] if taken and example.kind in ("option", "play") else asks[:1]:
            if example.kind == "refused":
                no = next((no for no in ask.why_not() if no.key == example.key and no.rule == example.rule), None)
                if no:
                    step = table.now("refused", self._word(no.text, no.args), no.rule, True)
                    step.touches = self.game.text.touches(no.args)
                    yield step
            elif example.kind in ("asked", "option", "shown"):
                question, never = self._question(ask), self._word(example.never, example.args) if example.never else ""
                words = self._say("example-withheld", question=question, answer=never) if never else question
                yield table.now("question", words, example.rule, True)
            elif example.kind == "play" and example.key and not example.focus:
                no = next((no for no in ask.why_not() if no.key == example.key), None)
                words = self._word(no.text, no.args) if no else self._question(ask)
                yield table.now("refused" if no else "question", words, no.rule if no else ask.rule, True)
        if example.kind == "play" and not example.key and not example.focus:  # no sentence of the table says it: the rule does
            at = example.last if example.last < len(table.log) else None  # as it comes to rest, when nothing is told after it
            if example.here:
                yield table.now("position", "", example.rule, True, at)
                return
            rule = self.game.rulebook.by_id[example.rule].text(self.lang)
            never = self._word(example.never, example.args) if example.never else ""
            words = self._say("example-never", event=never, rule=rule) if never else self._say("example-holds", rule=rule)
            yield table.now("position", words, example.rule, True, at)

    def _clear(self, steps: list[ShownStep]) -> list[ShownStep]:
        """The last step is where to look, when nothing says otherwise; there stands what to notice."""
        if not any(step.marked for step in steps):
            steps[-1].marked = True
        others = [ask for _, ask, _ in self.answered if not ask.group and ask.seat != self.example.seat]
        mixed = 2 * len(others) > len(self.answered)  # then everybody is named, else only who is not the one that looks
        for step, ask, answer in self.answered:
            if (
                mixed
                or ask in others
                or any((other.prompt, other.args) == (ask.prompt, ask.args) and other.seat != ask.seat for _, other, _ in self.answered)
            ):
                self.together.add(ask.id)
                step.text = self._answered(ask, answer)
        here = self.example.here.get(self.lang, "")
        if here:
            look = next(step for step in reversed(steps) if step.marked)
            look.text = self._say("example-here", said=look.text, here=here) if look.text else here
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
        said = self._say("example-answer", question=self._word(ask.prompt, ask.args), answer=self._taken(ask, answer))
        return self._by(ask, said) if ask.id in self.together else said

    def _by(self, ask: Ask, said: str) -> str:
        if ask.group:
            return said
        return self._say("example-by", said=said.removesuffix("."), player=self._say("player-number", number=ask.seat + 1))

    def _question(self, ask: Ask) -> str:
        looked = [option for option in ask.options if option.key == self.example.key] or ask.options
        offered = [self._word(option.text, option.args).removesuffix(".") for option in looked]  # the list has a full stop of its own
        named = offered if len(offered) <= MANY + 1 else offered[:MANY]
        question, more = ended(self._word(ask.prompt, ask.args)), len(ask.options) - len(named)
        return self._say("example-asked", question=question, answers=" · ".join(named), more=more)


def ended(sentence: str) -> str:
    """With a full stop, where it is a request and another sentence follows."""
    return f"{sentence}." if sentence[-1:].isalnum() else sentence
