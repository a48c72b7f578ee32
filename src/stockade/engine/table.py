"""The table: all that a server, a bot, a lab or a test ever touches.

The table drives the running task with `send`. Between tasks the whole truth is in the state: a mark keeps its bytes. In the middle of a
task the position is the mark plus the answers given since. Save, load, fork and undo all follow from that; forward play copies nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import json

from stockade.engine import pack, savefile
from stockade.engine.ask import Answer, Ask, AskAll, AskAny, Option, Question, check_keys, check_together
from stockade.engine.chance import Chance, seed_words
from stockade.engine.checkpoint import Checkpoint, Crumb, Save, Story, UndoPoint, undo_points
from stockade.engine.errors import BadSave, NothingToUndo, NotYourSeat, RuleBroken, StaleDecision, StockadeError, TableFull
from stockade.engine.event import Event
from stockade.engine.game import AnyPlay, Game, find_game
from stockade.engine.imagine import Twist, imagined
from stockade.engine.play import GameOver
from stockade.engine.state import encode


class Table:
    """One game being played. See `docs/concepts/table.md`. Whoever plays needs what is written from `Table.new` on; the fields up to there
    are the course of the game so far, as those who keep, copy and imagine tables read it (`savefile`, `imagine`, `testing`)."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        """Use `Table.new` or `Table.load`."""
        self.game = game
        self.setup = setup
        self.seed = seed
        self.answers: list[Answer] = []
        self.pending: list[Ask] = []
        self.crumbs: list[Crumb] = []
        self.marks: list[Checkpoint] = []
        self.reveals: list[int] = []  # counted before each answer
        self.said: dict[int, list[Option]] = {}  # what was chosen with the latest answers, as far as it is known
        self.start = b""  # an arranged first position, when it is not the one the set-up gives
        self.serial = 0  # of the last question
        self.question: Question | None = None  # what the running task waits for
        self.given: dict[int, list[Option]] = {}  # the answers to it that are in
        self.handed = -1  # the seat that was handed the open question
        self.twists: tuple[Twist, ...] = ()
        self._keeps_marks = True
        self._running: Coroutine[Any, Any, None] | None = None
        self._play: AnyPlay

    # -- making one -----------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, game_id: str, setup: dict[str, Any] | None = None, seed: int = 0) -> Table:
        """A new game, run up to the first decision. Raises UnknownGame or BadSetup."""
        game = find_game(game_id)
        wanted = dict(setup or {})
        table = cls(game, pack.stamp(game.id, wanted, game.form.packs(wanted)), seed)
        savefile.check_writable(table.setup, seed)
        words = seed_words(seed)
        state = game.setup(table.setup, Chance(words, []))
        state.chance = words
        table._sit(state, [])
        table._advance(None)
        return table

    def arrange(self, edit: Callable[[Any], None]) -> None:
        """Start anew from this position as changed by `edit(play)`: for rulings and puzzles. What was answered before is forgotten."""
        play = self.game.play(self.game.read_state(self.marks[-1].state))
        edit(play)
        self.start = encode(play.state)
        self._restart()

    def _restart(self) -> None:
        self.answers, self.reveals, self.marks = [], [], []
        self._sit(self.game.read_state(self.start), [])
        self._advance(None)

    def fork(self, luck: int | None = None, seat: int | None = None) -> Table:
        """An independent copy of this position; its log starts empty. With `luck` it has other dice to come and other secrets than `seat`
        knows, so that nobody can peek by trying; until its running task is done such a copy cannot be saved."""
        if luck is not None:
            return imagined(self, luck, seat)
        return self.copy(self.marks[-1])

    def copy(self, mark: Checkpoint, keep: int | None = None) -> Table:
        """Another table at that mark, given the answers since, up to number `keep`; its log starts empty."""
        twin = Table(self.game, self.setup, self.seed)
        twin.answers = self.answers[: mark.answers]
        twin.reveals = self.reveals[: mark.answers]
        twin.serial = self.serial
        twin.start = self.start
        twin.twists = self.twists
        twin.marks = [Checkpoint(mark.state, mark.answers, 0, mark.reveals, mark.turn)]
        twin.run_from(twin.marks[0], self.answers[mark.answers : keep], [])
        twin.hand_again(self.handed)
        return twin

    # -- asking and answering ---------------------------------------------------------------------------------------

    @property
    def play(self) -> AnyPlay:
        """The game in progress, for views and bots. Rules change it, nobody else."""
        return self._play

    @property
    def state(self) -> Any:
        """The state, for reading."""
        return self._play.state

    @property
    def outcome(self) -> str:
        """Empty while the game goes on, then how it ended."""
        return self._play.state.outcome

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return self._play.state.winners

    @property
    def round(self) -> int:
        """The current round."""
        return self._play.state.round

    @property
    def log(self) -> list[Event]:
        """What happened so far."""
        return self._play.log

    @property
    def settled(self) -> bool:
        """Whether the running task has not been answered yet: the last answer has had all its effects."""
        return self.marks[-1].answers == len(self.answers)

    @property
    def full(self) -> bool:
        """Whether no game may have more answers: only going back helps."""
        return len(self.answers) >= savefile.ANSWERS_MOST

    @property
    def first_counts(self) -> bool:
        """Whether several seats are offered the same moment and one answer may be enough."""
        question = self.question
        return isinstance(question, AskAny) or (isinstance(question, AskAll) and question.enough is not None)

    def asked(self, seat: int) -> Ask | None:
        """The open question of that seat."""
        return next((ask for ask in self.pending if ask.seat == seat), None)

    def answer(self, seat: int, keys: str | Sequence[str], decision: int | None = None) -> None:
        """Give a seat's answer. A refused answer raises and changes nothing."""
        ask = self._open_ask(seat, decision)
        if self.full:
            raise TableFull(most=savefile.ANSWERS_MOST)
        chosen = ask.chosen([keys] if isinstance(keys, str) else list(keys))
        self._take(ask, seat, chosen)

    def run_ahead(self) -> None:
        """From now on no marks are kept: for imagined tables that are only played on, which goes faster. They are never settled."""
        self._keeps_marks = False

    def number_from(self, start: int) -> None:
        """Questions are numbered from there, the open ones too: a server starts somewhere new, so that no number of an earlier run fits."""
        self.serial = start
        for ask in self.pending:
            self.serial += 1
            ask.id = self.serial

    def hand(self, decision: int, to: int) -> None:
        """Give a question that concerns the whole group to another seat."""
        for ask in self.pending:
            if ask.id == decision:
                if not ask.group or len(self.pending) > 1 or not 0 <= to < self.state.seats:
                    raise NotYourSeat(decision=decision, seat=to, owner=ask.seat)
                ask.seat = self.handed = to
                return
        raise StaleDecision(decision=decision, seat=to, current=self.serial)

    def hand_again(self, to: int) -> None:
        """After the answers were given again: the open question is still with the seat it was handed to."""
        if to >= 0 and self.pending:
            self.pending[0].seat = self.handed = to

    def _open_ask(self, seat: int, decision: int | None) -> Ask:
        if decision is None:
            ask = self.asked(seat)
            if ask is None:
                raise NotYourSeat(decision=0, seat=seat, owner=self.pending[0].seat if self.pending else -1)
            return ask
        for ask in self.pending:
            if ask.id == decision:
                if ask.seat != seat:
                    raise NotYourSeat(decision=decision, seat=seat, owner=ask.seat)
                return ask
        raise StaleDecision(decision=decision, seat=seat, current=",".join(str(ask.id) for ask in self.pending))

    def _take(self, ask: Ask, seat: int, chosen: list[Option]) -> None:
        self.said[len(self.answers)] = chosen
        self.said.pop(len(self.answers) - 100, None)  # a turn has fewer, and no way back leads further
        self.answers.append(Answer(seat, [option.key for option in chosen]))
        self.reveals.append(self._play.revealed)
        question, handed = self.question, self.handed
        try:
            self._settle(question, ask, chosen)
        except BaseException as broken:  # Ctrl+C in the middle of a rule, too: what is saved on the way out must be a position
            self._go_to(len(self.answers) - 1)
            self.hand_again(handed)
            if isinstance(broken, StockadeError) or not isinstance(broken, Exception):
                raise
            raise RuleBroken(what=f"{type(broken).__name__}: {broken}", decision=ask.id) from broken

    def _settle(self, question: Question | None, ask: Ask, chosen: list[Option]) -> None:
        """Hand the answer to the running task, or keep it until the others are in."""
        if question is ask:
            if chosen and not ask.apart:
                self.crumbs.append(Crumb(len(self.answers) - 1, chosen[0].text, chosen[0].args))
            self._advance(chosen)
        elif isinstance(question, AskAny):
            self._advance((question.asks.index(ask), chosen))
        elif isinstance(question, AskAll):
            self.given[question.asks.index(ask)] = chosen
            self.pending.remove(ask)
            if self.pending and not question.settled(ask, chosen):
                return
            if ask.secret and len(question.asks) > 1:
                self._play.reveal()  # each now learns what the others said: the last of them must not think again after reading it
            self._advance([self.given.get(i) for i in range(len(question.asks))])

    # -- running ----------------------------------------------------------------------------------------------------

    def _sit(self, state: Any, log: list[Event]) -> None:
        self._play = self.game.play(state)
        self._play.log = log
        self._running = None
        self.question = None
        self.given = {}
        self.pending = []
        self.crumbs = []

    def _mark(self, turn: bool) -> None:
        """Remember this moment between two tasks; of several moments with no answer between them the last is enough."""
        marks = self.marks
        if marks and not self._keeps_marks:
            return
        answered = len(self.answers)
        if marks and marks[-1].answers == answered:
            turn = turn or marks[-1].turn
            marks.pop()
        play = self._play
        marks.append(Checkpoint(encode(play.state), answered, len(play.log), play.revealed, turn))

    def _advance(self, reply: Any, marked: bool = False) -> None:
        """Run until somebody must decide, or the game is over; `marked` says that the last mark is of this very moment."""
        state = self._play.state
        tasks = self.game.tasks
        self.pending = []
        self.question = None
        self.handed = -1
        turn = False
        while True:
            if self._running is None:
                if state.outcome:
                    self.crumbs.clear()
                    if not marked:
                        self._mark(turn)
                    return
                if not state.agenda:
                    raise AssertionError("nothing left to do and no outcome: the last task must end the game or put another on the agenda")
                name = state.agenda[-1].name
                turn = turn or name in tasks.turns
                if not marked and name not in tasks.silent:
                    self._mark(turn)
                marked = False
                task = state.agenda.pop()
                self.crumbs.clear()
                self._running = tasks.by_name[name](self._play, *task.args)
                reply = None
            try:
                question: Question = self._running.send(reply)
            except (StopIteration, GameOver):
                self._running = None
                continue
            reply = self._automatic(question)
            if reply is None:
                return

    def _automatic(self, question: Question) -> Any:
        """The reply, when nobody has anything to choose; otherwise the question is open now and None comes back."""
        if isinstance(question, Ask):
            forced = question.forced
            if forced is not None:
                self._note(question, forced)
                return forced
            if not question.options:
                raise AssertionError(f"question without options: {question.prompt}")
            asks = [question]
        elif isinstance(question, AskAll):
            self.given = {}
            asks = list[Ask]()
            for index, ask in enumerate(question.asks):
                forced = ask.forced
                if forced is None:
                    asks.append(ask)
                else:
                    self.given[index] = forced
                    self._note(ask, forced, (ask.seat,))  # the others learn it with the answers, from the rule
                    if question.settled(ask, forced):
                        asks.clear()
                        break
            if not asks:
                return [self.given.get(i) for i in range(len(question.asks))]
        else:
            asks = list(question.asks)
            if len(asks) == 1 and asks[0].forced is not None:
                self._note(asks[0], asks[0].forced)
                return (0, asks[0].forced)
        if len(asks) != 1:
            check_together(asks)
        for ask in asks:
            check_keys(ask)
            self.serial += 1
            ask.id = self.serial
        self.question = question
        self.pending = asks
        return None

    def _note(self, ask: Ask, chosen: list[Option], to: tuple[int, ...] | None = None) -> None:
        """An answer that could not be otherwise is logged as automatic."""
        if chosen:
            to = (ask.seat,) if ask.secret else to
            self._play.emit("answer.automatic", ask.rule, only=to, prompt=ask.prompt, key=chosen[0].key)

    # -- going back -------------------------------------------------------------------------------------------------

    def undo_points(self, upto: int | None = None) -> list[UndoPoint]:
        """The last answer, the start of this action and the start of this turn (or the ones before), newest first; with `upto` those
        of the first so many answers (what bots did since, they would only do again)."""
        return undo_points(self.marks, self.answers[:upto], self.reveals, self._play.revealed)

    def undo_is_free(self, to: int) -> bool:
        """Whether nothing was revealed since the position before answer number `to`."""
        return 0 <= to < len(self.answers) and self.reveals[to] == self._play.revealed

    def undo(self, to: int | None = None) -> None:
        """Go back to the position after the first `to` answers (by default: take back the last one)."""
        if not 0 <= (kept := len(self.answers) - 1 if to is None else to) < len(self.answers):
            raise NothingToUndo(to=kept, answers=len(self.answers))
        self._go_to(kept)

    def _go_to(self, kept: int) -> None:
        answers, reveals, log = self.answers, self.reveals, self._play.log
        self.twists = tuple(twist for twist in self.twists if twist.answers <= kept)
        marks = [mark for mark in self.marks if mark.answers <= kept]
        if not marks or not marks[-1].state:  # a loaded table has the state of its last mark only: play it again from the start
            old = replay(self.game.id, self.setup, self.seed, answers[:kept], self.start, self.twists)
            marks, reveals, log, self.said = old.marks, old.reveals, old.log, old.said
        self.marks, mark = marks, marks[-1]
        self.answers, self.reveals = answers[: mark.answers], reveals[: mark.answers]
        self.run_from(mark, answers[mark.answers : kept], log)

    def run_from(self, mark: Checkpoint, answers: list[Answer], log: list[Event]) -> None:
        """Sit at the mark and give the answers again."""
        if self._running is not None:  # let it clean up now, where it can no longer write into the log
            self._play.log = []
            self._running.close()
        del log[mark.log :]
        self._sit(self.game.read_state(mark.state), log)
        self._play.reveals = mark.reveals
        self._advance(None, marked=True)
        self.twist()
        for answer in answers:
            self.repeat(answer)
            self.twist()

    def twist(self) -> None:
        """The luck that changed right here, where answers are given again."""
        for twist in self.twists:
            if twist.answers == len(self.answers):
                twist.apply(self, self.state)

    def start_from(self, start: bytes, answers: Sequence[Answer]) -> None:
        """Give recorded answers to a new table, from its arranged first position when it has one."""
        if start:
            self.start = start
            self._restart()
        self.twist()
        for answer in answers:
            self.repeat(answer)
            self.twist()

    def repeat(self, answer: Answer) -> None:
        """Give a recorded answer; a group question may have been handed to that seat."""
        handed = len(self.pending) == 1 and 0 <= answer.seat < self.state.seats
        for ask in self.pending:
            if ask.seat == answer.seat or (ask.group and handed):
                ask.seat = answer.seat
                self._take(ask, answer.seat, ask.chosen(answer.keys))
                return
        raise BadSave(reason="answer", seat=answer.seat, keys=",".join(answer.keys))

    # -- looking ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may see (None: a watcher), as it is sent."""
        return json.decode(json.encode(self.game.view(self._play, seat)))

    def digest(self) -> str:
        """A short name of this exact position: equal digests mean equal positions."""
        body = encode(self._play.state)
        since = encode(self.answers[self.marks[-1].answers :])
        return hashlib.blake2b(body + since, digest_size=12).hexdigest()

    # -- keeping ------------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The table as bytes; `Table.load` gives it back, undo included."""
        return savefile.to_bytes(self)

    @classmethod
    def load(cls, data: bytes) -> Table:
        """The table that was saved. Raises BadSave when the bytes are damaged or from another version."""
        save = savefile.read(data)
        if not isinstance(save, Save):
            return _told(save)
        table = cls(find_game(save.game), save.setup, save.seed)
        savefile.come_back(table, save)
        return table


def replay(
    game_id: str, setup: dict[str, Any], seed: int, answers: Sequence[Answer], start: bytes = b"", twists: Sequence[Twist] = ()
) -> Table:
    """The table after these answers, from the very start (or from an arranged first position), with the luck that changed on the way."""
    table = Table.new(game_id, setup, seed)
    table.twists = tuple(twists)
    table.start_from(start, answers)
    return table


def _told(story: Story) -> Table:
    """The table of a save that only tells what was answered."""
    try:
        table = replay(story.game, story.setup, story.seed, story.answers, twists=story.twists)
    except Exception as error:
        raise BadSave(reason="answer") from error
    if table.digest() != (story.digest or table.digest()):
        raise BadSave(reason="digest", found=table.digest(), wanted=story.digest)
    return table
