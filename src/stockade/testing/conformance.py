"""The nine promises as checks that every game passes: given a `Case` or a table they raise AssertionError with what is wrong.

`tests/conformance` runs them over all installed games; authors of other games run the same few lines over theirs. They use random
play, the public face of the table and, for the leak check, the state at the last mark.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from stockade.bots.answers import random_answer
from stockade.engine.ask import Ask, Option
from stockade.engine.chance import Chance, seed_words
from stockade.engine.checkpoint import Checkpoint
from stockade.engine.errors import NothingToUndo, NotYourSeat, StaleDecision, StockadeError, UnknownOption, WrongCount
from stockade.engine.game import Game, find_game
from stockade.engine.table import Table, replay
from stockade.engine.text import LANGUAGES
from stockade.engine.verbs import GROUPS
from stockade.testing.driver import (
    BOUND,
    SENSE,
    Case,
    Position,
    play_out,
    position,
    step,
    walk,
    written,
    written_ask,
    written_events,
)

# -- 1: never stuck ---------------------------------------------------------------------------------------------------


def never_stuck(table: Table) -> None:
    """Somebody has something to choose, or the game is over."""
    if table.outcome:
        assert not table.pending, f"over ({table.outcome}) and still asking: {table.pending}"
        assert set(table.winners) <= set(range(table.state.seats)), f"winners {table.winners} of {table.state.seats} seats"
        return
    assert table.pending, "neither over nor waiting for anybody"
    asked = [ask.seat for ask in table.pending]
    assert len(set(asked)) == len(asked), f"a seat is asked twice at once: {table.pending}"
    assert len({ask.id for ask in table.pending}) == len(asked), f"two questions with one number: {table.pending}"
    answers = 0
    for ask in table.pending:
        assert 0 <= ask.seat < table.state.seats, f"nobody sits at seat {ask.seat}: {ask}"
        keys = [option.key for option in ask.options]
        assert 0 <= ask.least <= ask.most, f"{ask.least} to {ask.most}: {ask}"
        assert all(option.most >= 1 for option in ask.options), f"an option that may never be taken: {ask}"
        assert sum(option.most for option in ask.options) >= ask.least, f"cannot be answered: {ask}"
        assert ask.forced is None or len(table.pending) > 1, f"should have been answered automatically: {ask}"
        assert ask.secret or not ask.always, f"everybody knows that there is nothing to choose: {ask}"
        answers += len(keys) + (ask.least == 0) + ask.always  # with one answer it is asked for the sake of the others
    assert answers >= 2, f"nothing to choose: {table.pending}"


# -- 2: the same everywhere -------------------------------------------------------------------------------------------


def plays_again(case: Case, seed: int, decisions: int = BOUND) -> None:
    """The same set-up, seed and answers lead to the same digests and the same log."""
    table = case.table(seed)
    first = play_out(table, seed, decisions)
    again = case.table(seed)
    assert play_out(again, seed, decisions) == first, f"{case}: random play with one seed went two ways"
    recorded = replay(case.game, table.setup, seed, table.answers)
    assert recorded.digest() == table.digest(), f"{case}: the recorded answers lead elsewhere"
    assert written_events(recorded.log, everything=True) == written_events(table.log, everything=True), f"{case}: another log"


CHILD = """
import importlib, json, sys
sys.path[:] = json.loads(sys.argv[1])
from stockade.engine import Game, find_game, register
from stockade.engine.ask import Answer
from stockade.engine.table import replay
from stockade.testing.driver import written_events
for game_id, module in json.loads(sys.argv[2]):
    try:
        find_game(game_id)
    except Exception:
        [register(g) for g in vars(importlib.import_module(module)).values() if isinstance(g, Game)]
out = []
for game_id, setup, seed, answers in json.load(sys.stdin):
    table = replay(game_id, setup, seed, [Answer(seat, keys) for seat, keys in answers])
    out.append([table.digest(), written_events(table.log, everything=True)[-20:]])
print(json.dumps(out))
"""


def same_in_another_process(tables: Iterable[Table], hash_seed: int = 4711) -> None:
    """Another process, with another order of its sets and hashes, reaches the same digests from the same answers."""
    told = list(tables)
    games = sorted({(table.game.id, type(table.game).__module__) for table in told})
    records = [[t.game.id, t.setup, t.seed, [[a.seat, a.keys] for a in t.answers]] for t in told]
    done = subprocess.run(
        [sys.executable, "-c", CHILD, json.dumps(sys.path), json.dumps(games)],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    assert done.returncode == 0, done.stderr
    for table, (digest, log) in zip(told, json.loads(done.stdout), strict=True):
        name = f"{table.game.id} {table.setup} seed {table.seed}"
        assert digest == table.digest(), f"{name}: another process came to another position (a set iterated somewhere?)"
        assert log == written_events(table.log, everything=True)[-20:], f"{name}: another log"


# -- 3: copies and undo -----------------------------------------------------------------------------------------------


def copies_are_faithful(table: Table, seed: int, ahead: int = 12) -> None:
    """A fork and a loaded save equal the original, play on exactly like it, and leave it untouched."""
    before, log = position(table), written_events(table.log, everything=True)
    fork, loaded = table.fork(), Table.load(table.save())
    same(position(fork, undo=False), before._replace(undo=[]), "the fork")
    same(position(loaded), before, "the loaded table")
    assert written_events(loaded.log, everything=True) == log, "the loaded table tells another story"
    assert loaded.answers == table.answers, "the loaded table remembers other answers"
    path = play_out(fork, seed, ahead)
    assert play_out(loaded, seed, ahead) == path, "fork and loaded table went different ways"
    same(position(table), before, "the original, after its copies played on")
    assert written_events(table.log, everything=True) == log, "a copy wrote into the original's log"
    twin = Table.load(fork.save())
    same(position(twin, undo=False), position(fork, undo=False), "a save of the fork")
    assert written_events(twin.log, everything=True) == written_events(fork.log, everything=True), "the saved fork tells another story"


def undo_is_exact(table: Table, story: list[tuple[Position, int]], to: int) -> None:
    """Going back lands exactly where it was, there and in a loaded copy; playing the same answers again leads back here.

    `story` holds the position and the length of the log at each number of answers.
    """
    here, log, answers = position(table), written_events(table.log, everything=True), list(table.answers)
    loaded, fork = Table.load(table.save()), table.fork()
    for copy, name in ((table, "undo"), (loaded, "undo after loading"), (fork, "undo in a fork")):
        copy.undo(to)
        whole = copy is not fork
        same(position(copy, undo=whole), story[to][0] if whole else story[to][0]._replace(undo=[]), f"{name} from {len(answers)} to {to}")
        if whole:
            assert written_events(copy.log, everything=True) == log[: story[to][1]], f"{name}: the log was not cut where it was"
        for answer in answers[to:]:
            copy.answer(answer.seat, answer.keys)
        same(position(copy, undo=whole), here if whole else here._replace(undo=[]), f"{name} and the same answers again")
        if whole:
            assert written_events(copy.log, everything=True) == log, f"{name} and the same answers again: another log"


def undo_walk(case: Case, seed: int, samples: int, decisions: int = BOUND) -> int:
    """Random play with an undo at sampled moments, most of them in the middle of a task or of a question to all; how many were tried."""
    luck = random.Random(seed)
    table = case.table(seed)
    story: list[tuple[Position, int]] = []
    tried = 0
    while not table.outcome and len(table.answers) < decisions and tried < samples:
        story.append((position(table), len(table.log)))
        step(table, luck, (seed % 2) * SENSE)
        if luck.random() < (0.08 if table.settled else 0.3):
            points = [point.to for point in table.undo_points()]
            undo_is_exact(table, story, luck.choice([*points, luck.randrange(len(table.answers))]))
            tried += 1
    return tried


def same(found: Position, wanted: Position, what: str) -> None:
    """Equal, or an AssertionError that names the part that differs."""
    for name, left, right in zip(Position._fields, found, wanted, strict=True):
        assert left == right, f"{what}: {name} differs:\n  {left}\n  {right}"


# -- 4: secrets -------------------------------------------------------------------------------------------------------


AHEAD = 8  # answers that are given in two worlds, at most


def secrets_keep(table: Table, luck: int) -> int:
    """Nothing a seat (or a watcher) is shown changes when what it may not know changes; how many of these worlds were really different."""
    game, mark, different = table.game, table.marks[-1], 0
    for seat in (None, *range(table.state.seats)):
        world = _other_world(game, mark, seat, luck)
        different += world != mark.state
        seen = [written(game.view(game.play(_state(game, raw)), seat)) for raw in (mark.state, world)]
        assert seen[0] == seen[1], f"the view of seat {seat} shows a secret:\n  {seen[0]}\n  {seen[1]}"
        counts = [game.census(game.play(_state(game, raw))) for raw in (mark.state, world)]
        assert counts[0] == counts[1], f"scramble lost or doubled pieces: {counts}"
        if table.settled:
            _plays_alike(table, seat, Checkpoint(world, mark.answers, 0, mark.reveals, mark.turn), random.Random(luck))
    return different


def _plays_alike(table: Table, seat: int | None, world: Checkpoint, luck: random.Random) -> None:
    """From the start of this task on, in a world with other secrets: while the same answers are given and nothing was revealed, this seat
    is asked and told the same, sees the same, and sees the same seats wait for the same number of questions."""
    here, there = table.fork(), table.copy(world)
    for _ in range(AHEAD):
        if any(at.outcome or at.play.revealed != world.reveals for at in (here, there)):
            return  # what was turned over or rolled may show it
        _shows_alike(here, there, seat)
        ask = luck.choice(here.pending)
        keys = random_answer(ask, luck)
        there_shows, here_shows = _watched(there, seat, world.reveals), _watched(here, seat, world.reveals)
        try:
            there.answer(ask.seat, keys)
        except (UnknownOption, WrongCount):
            return  # that answer cannot be given in the other world
        here.answer(ask.seat, keys)
        for one, other in zip(here_shows, there_shows, strict=False):
            assert one == other, f"seat {seat} can tell from what it sees between two events:\n  {one}\n  {other}"


def _watched(table: Table, seat: int | None, reveals: int) -> list[bytes]:
    """Fills with what the seat is told and sees after each event of the next answer, until something is revealed."""
    seen, play = list[bytes](), table.play

    def look() -> None:
        if play.revealed == reveals and play.log[-1].known_to(seat):
            view = table.game.view(play, seat)
            seen.append(msgspec.json.encode([play.log[-1].kind, table.round, table.state.phase, view], order="deterministic"))

    play.watch = look
    return seen


def _shows_alike(here: Table, there: Table, seat: int | None) -> None:
    both = (here, there)
    logs = [written_events(at.log, seat) for at in both]
    assert logs[0] == logs[1], f"seat {seat} is told a secret, and no g.reveal() says that it is one no more:\n  {logs[0]}\n  {logs[1]}"
    views = [written(at.view(seat)) for at in both]
    assert views[0] == views[1], f"the view of seat {seat} shows a secret, and no g.reveal() says so:\n  {views[0]}\n  {views[1]}"
    waits = [_waiting(at, seat) for at in both]
    assert waits[0] == waits[1], f"seat {seat} sees others wait for something else when secrets change:\n  {waits[0]}\n  {waits[1]}"
    asks = [_shown(at, None if seat is None else at.asked(seat)) for at in both]
    assert asks[0] == asks[1], f"seat {seat} is asked something else when secrets change:\n  {asks[0]}\n  {asks[1]}"


def _waiting(table: Table, seat: int | None) -> list[Any]:
    """What a seat is shown of the others' questions (the words of a secret one are not), and how many questions there have been."""
    others = [ask for ask in table.pending if ask.seat != seat]
    return [table.serial, *([ask.seat, ask.offer, "" if ask.secret else [ask.prompt, ask.args]] for ask in others)]


def _shown(table: Table, ask: Ask | None) -> str:
    if ask is None:
        return "nothing"
    facts = table.game.odds.facts(table.play, ask)
    acts = [table.game.verbs.act(table.play, ask, option) for option in ask.options]
    return written_ask(ask) + written({key: [[fact.text, fact.args] for fact in told] for key, told in facts.items()}) + written(acts)


def _state(game: Game, raw: bytes) -> Any:
    return game.read_state(raw)


def _other_world(game: Game, mark: Checkpoint, seat: int | None, luck: int) -> bytes:
    state = _state(game, mark.state)
    game.secrets.scramble(state, seat, Chance(seed_words(luck), []))
    return msgspec.msgpack.encode(state)


# -- 5: refusals ------------------------------------------------------------------------------------------------------


def refusals_change_nothing(table: Table, seed: int) -> None:
    """Wrong answers raise the right error, say what was wrong, and leave no trace; the right one is still welcome afterwards."""
    before, log, pending, luck = position(table), len(table.log), list(table.pending), random.Random(seed)
    numbers = {ask.id for ask in pending}

    def refused(error: type[StockadeError], what: str, wrong: Callable[..., None], *args: Any) -> None:
        try:
            wrong(*args)
        except error as raised:
            for lang in LANGUAGES:
                table.game.text.say(lang, f"error-{raised.code}", raised.args_for_text)
        else:
            raise AssertionError(f"{what} was accepted")
        same(position(table), before, f"after {what}")
        assert (len(table.log), table.pending) == (log, pending), f"{what} left a trace"

    for ask in pending:
        keys = random_answer(ask, luck)
        for number in {ask.id - 1, ask.id + 1, 0, ask.id + 1000} - numbers:
            refused(StaleDecision, "an answer to another question", table.answer, ask.seat, keys, number)
        for seat in (ask.seat - 1, ask.seat + 1, 99):
            refused(NotYourSeat, "another seat's answer", table.answer, seat, keys, ask.id)
        for odd in ("no-such:option", ask.prompt, "".join(keys) + "x"):
            refused(UnknownOption, "an unknown option", table.answer, ask.seat, odd, ask.id)
        if ask.least > 0:
            refused(WrongCount, "an empty answer", table.answer, ask.seat, [], ask.id)
        first = ask.options[0]
        refused(UnknownOption, "an option taken too often", table.answer, ask.seat, [first.key] * (first.most + 1), ask.id)
        room = [option.key for option in ask.options for _ in range(option.most)]
        if len(room) > ask.most:
            refused(WrongCount, "too many options", table.answer, ask.seat, room[: ask.most + 1], ask.id)
        if not ask.group:
            refused(NotYourSeat, "handing on a seat's own question", table.hand, ask.id, 0)
    refused(StaleDecision, "handing on an unknown question", table.hand, max(numbers, default=0) + 1000, 0)
    for to in (-1, len(table.answers), len(table.answers) + 7):
        refused(NothingToUndo, f"undo to {to}", table.undo, to)


def refusals_agree(table: Table) -> int:
    """What is offered is never refused and the other way round, nothing is refused twice, and every refusal names a rule that exists.

    A seat may ask as often as it likes: the reasons are the same, and nothing happens. How many there were.
    """
    count, heard = 0, len(table.log)
    for ask in table.pending:
        offered = {option.key for option in ask.options}
        refused = ask.why_not()
        keys = [one.key for one in refused]
        assert not offered.intersection(keys), f"offered and refused: {sorted(offered.intersection(keys))}: {ask}"
        assert len(set(keys)) == len(keys), f"refused twice: {sorted({key for key in keys if keys.count(key) > 1})}: {ask}"
        for one in refused:
            assert one.rule in table.game.rulebook, f"{one.key} is refused by {one.rule or 'no rule'}, which is not in the ledger: {ask}"
        assert ask.why_not() == refused, f"asked again, the reasons are others: {ask}"
        count += len(refused)
    assert len(table.log) == heard, f"something happened while a seat asked why not: {table.log[heard:]}"
    return count


# -- 6: words ---------------------------------------------------------------------------------------------------------


class Words:
    """Says everything a walk comes across in both languages, each sentence once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: set[str] = set()

    def scenery(self) -> None:
        """The game, its scenarios and phases have names."""
        self.say(f"game-{self.game.id}", {}, "")
        for scenario in self.game.scenarios:
            self.say(f"scenario-{scenario}", {}, "")
        for phase in self.game.phases:
            self.say(f"phase-{phase}", {}, "")

    def listen(self, table: Table, since: int = 0) -> None:
        """Events from number `since` on, and the open questions with their options, refusals and facts."""
        for event in table.log[since:]:
            self.say("event-" + event.kind.replace(".", "-"), event.args, event.rule)
        for ask in table.pending:
            self.say(ask.prompt, ask.args, ask.rule)
            for option in ask.options:
                self.say(option.text, option.args, option.rule)
                self.amounts_to(table, ask, option)
            for refused in ask.why_not():
                assert refused.rule, f"{refused.key} is refused without a rule: {ask}"
                self.say(refused.text, refused.args, refused.rule)
            for key, facts in self.game.odds.facts(table.play, ask).items():
                assert key in {option.key for option in ask.options}, f"a fact about {key}, which is not on offer: {ask}"
                for fact in facts:
                    self.say(fact.text, fact.args, "")

    def amounts_to(self, table: Table, ask: Ask, option: Option) -> None:
        """Every option has a verb and stands in a group; the verb and what it spends have names. A game without a table needs none."""
        act = self.game.verbs.act(table.play, ask, option)
        assert act.verb and act.group in GROUPS, f"{option.key} is {act.verb or 'no verb'} in {act.group}: {ask}"
        if act.verb in self.game.verbs.names():
            self.say(f"verb-{act.verb}", {}, "")
        for cost in act.cost:
            assert cost.count > 0, f"{option.key} spends {cost.count} of {cost.what}: {ask}"
            self.say(f"cost-{cost.what}", {"count": cost.count, "value": cost.value}, "")

    def say(self, key: str, args: Any, rule: str) -> None:
        """Both languages have it with these arguments, and the ledger has the rule."""
        name = f"{key} {written(args)} {rule}"
        if name in self.said:
            return
        self.said.add(name)
        for lang in LANGUAGES:
            assert self.game.text.say(lang, key, args).strip(), f"{lang}: {key} is empty"
        assert not rule or rule in self.game.rulebook, f"{key} cites {rule}, which is not in the ledger"


def options_can_be_told_apart(table: Table) -> None:
    """No two options of a question read the same: a person chooses by the words."""
    for ask in table.pending:
        for lang in LANGUAGES:
            read: dict[str, str] = {}
            for option in ask.options:
                sentence = table.game.text.say(lang, option.text, option.args)
                assert sentence not in read, f"{lang}: {option.key} and {read[sentence]} both read {sentence!r}: {ask}"
                read[sentence] = option.key


def everything_can_be_told(case: Case, seed: int, decisions: int = BOUND) -> int:
    """Both languages have a sentence for all that happens in this game; how many different ones there were."""
    words = Words(find_game(case.game))
    words.scenery()
    heard = 0
    for table in walk(case.table(seed), seed, decisions):
        words.listen(table, heard)
        heard = len(table.log)
    return len(words.said)


# -- 7: bots finish, 8: pieces are kept -------------------------------------------------------------------------------


def finishes(case: Case, seed: int, bound: int = BOUND) -> Table:
    """Random play comes to an end; questions are checked at every decision, and pieces are counted after every task as everywhere."""
    table = case.table(seed)
    for at in walk(table, seed, bound):
        never_stuck(at)
    assert table.outcome, f"{case} seed {seed}: no end after {bound} decisions"
    return table


def bots_finish(case: Case, seed: int, choose: Callable[[Table, Ask], list[str]], bound: int = BOUND) -> Table:
    """Seats that answer with `choose(table, ask)` come to an end."""
    table = case.table(seed)
    while not table.outcome and len(table.answers) < bound:
        ask = table.pending[0]
        table.answer(ask.seat, choose(table, ask), decision=ask.id)
    assert table.outcome, f"{case} seed {seed}: no end after {bound} decisions"
    return table
