"""Finds puzzles and adds them to `teach/puzzles.json` of a game:
`nice -n 19 .venv/bin/python tools/find_puzzles.py GAME GOALS [WANTED] [MINUTES] [SEED] [HOLDS]`.

GOALS are kinds with the gauge they speak of, the dearest first: `win,survive,keep:health,hold:morale,reach:foe`. HOLDS is the percentage of
lucks under which a line must work.

Greedy bots play games; where they would miss a goal that another line reaches, whatever the dice and the hidden cards, there is a puzzle.
Lines are found by playing the round many times with some answers left to chance, and are then tried under other lucks. The same seed looks
at the same positions on any machine, as far as time allows.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from stockade.bots import make, play_out, seat_seed
from stockade.bots.answers import first_answer, random_answer
from stockade.bots.greedy import Greedy
from stockade.engine import Ask, Game, StockadeError, Table, find_game
from stockade.teach.goal import Goal, Watch
from stockade.teach.puzzle import FILE, Puzzle, Share, packed, read, write

STEPS = 150  # answers until a round must be over
LONGEST_GAME = 400  # answers, before the next one is looked at
GLANCES = 2  # greedy rounds that say whether a position is worth a search
PROBES = 10  # noisy rounds that say whether a goal can be reached at all
TRIES = 100  # noisy rounds of a search
NOISE = (0.15, 0.3, 0.5, 0.8)
LUCKS = 12  # a line must hold under these first
PROOF = 24  # and then under so many
MISSES = 0.26  # of greedy players may find it
RUNS = {"random": 24, "greedy": 12, "strong": 4}
SHORTEST, LONGEST = 3, 22  # answers
GUESSED = 0.35  # of random players may find it
AIMLESS = 0.25  # of them where greedy players may simply have other plans
CARELESS = 0.35  # of the answers in the games that positions come from: who never errs is never in trouble
ALIKE = 4  # puzzles about a track of one scenario
MOST = 3  # of any other kind
BESIDE = 2  # answers that other seats may have to give


class Step(Struct, frozen=True):
    """An answer and what was asked."""

    seat: int
    prompt: str
    keys: tuple[str, ...]


Line = list[Step]


class Finder:
    """The search for puzzles of one game."""

    def __init__(self, game: Game, wishes: list[str], seed: int, until: float, holds: float) -> None:
        self.game, self.wishes, self.until = game, wishes, until
        self.least = holds  # of all lucks, for a line that counts as a solution
        self.rng = Random(f"{game.id} {seed}")
        self.seed = seed

    # -- positions ----------------------------------------------------------------------------------------------------

    def positions(self) -> Iterator[Table]:
        """Moments of greedy games at which somebody has something to choose, each at a table of its own."""
        for number in range(10_000):
            scenario = self.game.scenarios[(number + self.seed) % len(self.game.scenarios)]
            seats = self.game.seats_in(scenario)[0]
            setup = self.game.defaults(scenario, seats)
            table = Table.new(self.game.id, setup, self.seed * 1000 + number)
            bots = {seat: Greedy(seat_seed(number, seat), 24) for seat in range(seats)}
            while not table.outcome and len(table.answers) < LONGEST_GAME:
                if time.monotonic() > self.until:
                    return
                if table.settled and len(table.pending) == 1 and len(table.pending[0].options) >= 3 and self.rng.random() < 0.35:
                    if table.round > 1 and self.alone(table):
                        yield table
                if self.rng.random() < CARELESS:
                    ask = self.rng.choice(table.pending)
                    table.answer(ask.seat, random_answer(ask, self.rng), decision=ask.id)
                elif not play_out(table, bots, limit=1, rng=self.rng):
                    break

    def alone(self, table: Table) -> bool:
        """Whether hardly anybody else decides anything in this round: a puzzle is one seat's, and others' hands are unknown."""
        if table.state.seats == 1:
            return True
        twin, seat, others = table.fork(1, table.pending[0].seat), table.pending[0].seat, 0
        over = Watch(twin, Goal("survive"))
        for _ in range(STEPS):
            if over.look(twin) != "open" or not twin.pending or others > BESIDE:
                break
            ask = twin.pending[0]
            others += ask.seat != seat
            twin.answer(ask.seat, self.policy(twin, ask), decision=ask.id)
        return others <= BESIDE

    def policy(self, table: Table, ask: Ask) -> list[str]:
        """What a hasty player answers."""
        keys = table.game.bot.quick_answer(table.play, ask)
        return keys if keys is not None else first_answer(ask)

    # -- playing a round ----------------------------------------------------------------------------------------------

    def round(self, table: Table, watch: Watch, noise: float) -> Line:
        """Answers until the goal is decided, some of them any."""
        line: Line = []
        table.run_ahead()
        while watch.look(table) == "open" and len(line) < STEPS and table.pending:
            ask = table.pending[0]
            keys = random_answer(ask, self.rng) if self.rng.random() < noise else self.policy(table, ask)
            line.append(Step(ask.seat, ask.prompt, tuple(keys)))
            table.answer(ask.seat, keys, decision=ask.id)
        return line

    def follow(self, table: Table, watch: Watch, line: Line) -> Line:
        """The line as far as it fits under this luck; a hasty player answers what else is asked."""
        told: Line = []
        table.run_ahead()
        at = 0
        while watch.look(table) == "open" and len(told) < STEPS and table.pending:
            ask = table.pending[0]
            fits = next((n for n in range(at, min(at + 6, len(line))) if possible(ask, line[n])), None)
            keys = list(line[fits].keys) if fits is not None else self.policy(table, ask)
            at = at if fits is None else fits + 1
            told.append(Step(ask.seat, ask.prompt, tuple(keys)))
            table.answer(ask.seat, keys, decision=ask.id)
        return told

    def holds(self, table: Table, goal: Goal, line: Line, lucks: list[int], least: float = 0.0) -> int:
        """Under how many of these lucks the line reaches the goal; given up when it cannot be `least` any more."""
        seat, good = table.pending[0].seat, 0
        for done, luck in enumerate(lucks):
            if good + len(lucks) - done < least * len(lucks):
                break
            twin = table.fork(luck, seat)
            watch = Watch(twin, goal)
            try:
                self.follow(twin, watch, line)
            except StockadeError:
                continue
            good += watch.verdict == "met"
        return good

    # -- what bots do -------------------------------------------------------------------------------------------------

    def bots(self, table: Table, goal: Goal, kind: str, runs: int, most: float = 1.0) -> Share:
        """How many of these bots reach the goal, each with luck of its own; given up when more than `most` do."""
        seat, good = table.pending[0].seat, 0
        for run in range(runs):
            twin = table.fork(self.rng.getrandbits(40), seat)
            watch = Watch(twin, goal)
            who = {one: make(kind, seat_seed(run, one)) for one in range(twin.state.seats)}
            for _ in range(STEPS):
                if watch.look(twin) != "open" or not play_out(twin, who, limit=1, rng=self.rng):
                    break
            good += watch.verdict == "met"
            if good > most * runs:
                return Share(good, run + 1)
        return Share(good, runs)

    # -- one position -------------------------------------------------------------------------------------------------

    def goals(self, table: Table) -> list[Goal]:
        """What one might want to bring about here, the greatest first."""
        outlook = self.game.forecast
        now = outlook.read(table.play)
        found: list[Goal] = []
        for wish in self.wishes:
            kind, _, gauge = wish.partition(":")
            tracks = [track for track in now if track.partition(":")[0] == gauge]
            if kind in ("win", "survive"):
                found.append(Goal(kind))  # pyright: ignore[reportArgumentType]
            elif kind == "keep" and (alive := tuple(track for track in tracks if now[track] > 0)):
                found.append(Goal("keep", alive))
            elif kind == "hold":
                ended = [track for track in tracks if outlook.limit(table.play, track)]
                whole = [track for track in tracks if now[track] > 0]
                chosen = ended or (self.rng.sample(whole, 2) if len(whole) > 2 else whole)
                found += [Goal("hold", (track,), now[track]) for track in chosen]
        return found

    def reached(self, table: Table) -> list[str]:
        """Tracks that may be brought down or up."""
        gauges = [wish.partition(":")[2] for wish in self.wishes if wish.startswith("reach:")]
        return [track for track in self.game.forecast.read(table.play) if track.partition(":")[0] in gauges]

    def rounds(self, table: Table, goals: list[Goal], count: int, greedy: bool) -> tuple[dict[Goal, int], list[dict[str, int]]]:
        """How often each goal is met when the round is played so often, and where the tracks stand then."""
        met, ends = dict.fromkeys(goals, 0), list[dict[str, int]]()
        for number in range(count):
            twin = table.fork(self.rng.getrandbits(40), table.pending[0].seat)
            watches = [Watch(twin, goal) for goal in goals]
            over = Watch(twin, Goal("survive"))
            if not greedy or self.game.bot.complete:
                twin.run_ahead()
            bots = {one: make("greedy", seat_seed(number, one)) for one in range(twin.state.seats)}
            try:
                for _ in range(STEPS):
                    for watch in watches:
                        watch.look(twin)
                    if over.look(twin) != "open" or not twin.pending:
                        break
                    ask = twin.pending[0]
                    loose = not greedy and self.rng.random() < NOISE[number % len(NOISE)]
                    keys = random_answer(ask, self.rng) if loose else bots[ask.seat].choose(twin, ask) if greedy else self.policy(twin, ask)
                    twin.answer(ask.seat, keys, decision=ask.id)
            except StockadeError:
                continue
            ends.append(self.game.forecast.read(twin.play))
            for watch in watches:
                met[watch.goal] += watch.verdict == "met"
        return met, ends

    def puzzle(self, table: Table, taken: dict[tuple[str, str], int]) -> Puzzle | None:
        """What can be asked about this position, if anything."""
        scenario = str(table.setup.get(self.game.scenario_option, ""))
        goals = [goal for goal in self.goals(table) if taken.get((goal.kind, scenario), 0) < MOST]
        tracks = self.reached(table) if taken.get(("reach", scenario), 0) < ALIKE else []
        loose, others = self.rounds(table, goals, PROBES, greedy=False)
        goals = [goal for goal in goals if 0 < loose[goal] <= PROBES // 2]
        if not goals and not tracks:
            return None
        usual, ends = self.rounds(table, goals, GLANCES, greedy=True)
        goals = [goal for goal in goals if not usual[goal]]
        for track in tracks:
            good = self.game.forecast.gauges[track.partition(":")[0]].good
            top = max if good > 0 else min
            best, hasty = (top((end.get(track, 0) for end in some), default=0) for some in (others, ends))
            if (best - hasty) * good > 0:
                goals.append(Goal("reach", (track,), best))
        for goal in goals:
            found = self.solve(table, goal)
            if found is not None and (made := self.finish(table, goal, found)):
                return made
        return None

    def solve(self, table: Table, goal: Goal) -> Line | None:
        """A line that reaches the goal whatever the luck, as short as it was found."""
        seat = table.pending[0].seat
        lucks = [self.rng.getrandbits(40) for _ in range(LUCKS)]
        best: Line | None = None
        checked = 0
        for number in range(TRIES):
            if checked >= 12 or time.monotonic() > self.until:
                break
            twin = table.fork(self.rng.getrandbits(40), seat)
            watch = Watch(twin, goal)
            try:
                line = self.round(twin, watch, NOISE[number % len(NOISE)])
            except StockadeError:
                continue
            if watch.verdict != "met" or (best is not None and len(line) >= len(best)):
                continue
            checked += 1
            if self.holds(table, goal, line, lucks, self.least) >= self.least * LUCKS:
                best = line
            if number > 60 and best is None and not checked:
                return None
        return best

    def finish(self, table: Table, goal: Goal, line: Line) -> Puzzle | None:
        """The puzzle with all its figures, when it passes every check."""
        seat = table.pending[0].seat
        proof = [self.rng.getrandbits(40) for _ in range(PROOF)]
        good = self.holds(table, goal, line, proof, self.least)
        if good < self.least * PROOF:
            return None
        greedy = self.bots(table, goal, "greedy", RUNS["greedy"], MISSES)
        if greedy.share > MISSES:
            return None
        for luck in proof[:8]:  # the luck it is shipped with: the line holds, greedy misses
            twin = table.fork(luck, seat)
            start = twin.marks[-1].state
            mine = fresh(self.game, table, start)
            if not mine.settled or len(mine.pending) != 1:
                return None
            told = fresh(self.game, table, start)
            watch = Watch(told, goal)
            answers = self.follow(told, watch, line)
            if watch.verdict == "met" and SHORTEST <= len(answers) <= LONGEST and self.missed(mine, goal):
                break
        else:
            return None
        solved = {"random": self.bots(table, goal, "random", RUNS["random"]), "greedy": greedy}
        if solved["random"].share > (AIMLESS if goal.kind == "reach" else GUESSED):
            return None
        solved["strong"] = self.bots(table, goal, "strong", RUNS["strong"])
        given = [(step.seat, list(step.keys)) for step in answers]
        return Puzzle(
            id="", setup=table.setup, seed=table.seed, goal=goal, start=packed(start), line=given, holds=Share(good, PROOF), solved=solved
        )

    def missed(self, mine: Table, goal: Goal) -> bool:
        """Whether a greedy player misses the goal at this very table."""
        for seed in (0, 1):
            twin = mine.fork()
            watch = Watch(twin, goal)
            who = {one: make("greedy", seat_seed(seed, one)) for one in range(twin.state.seats)}
            for _ in range(STEPS):
                if watch.look(twin) != "open" or not play_out(twin, who, limit=1):
                    break
            if watch.verdict == "met":
                return False
        return True


def fresh(game: Game, table: Table, start: bytes) -> Table:
    """A table that begins there."""
    found = Table.new(game.id, table.setup, table.seed)
    found.start_from(start, ())
    return found


def possible(ask: Ask, step: Step) -> bool:
    """Whether that answer can be given to this question."""
    if ask.seat != step.seat or ask.prompt != step.prompt:
        return False
    try:
        ask.chosen(list(step.keys))
    except StockadeError:
        return False
    return True


def main(argv: list[str]) -> int:
    """For one game."""
    game = find_game(argv[0])
    wanted, minutes, seed = (int(argv[n]) if len(argv) > n else usual for n, usual in ((2, 14), (3, 10), (4, 1)))
    finder = Finder(game, argv[1].split(","), seed, time.monotonic() + 60 * minutes, int(argv[5]) / 100 if len(argv) > 5 else 0.9)
    found = read(game.folder / FILE)
    taken: dict[tuple[str, str], int] = {}
    for one in found:
        count(taken, one, game)
    last: Any = (None, 0)
    looked = 0
    for table in finder.positions():
        if last == (table.seed, table.round):  # one of a round is enough
            continue
        looked += 1
        puzzle = finder.puzzle(table, taken)
        if puzzle is None:
            continue
        last = (table.seed, table.round)
        count(taken, puzzle, game)
        found.append(puzzle)
        shares = {kind: f"{one.good}/{one.of}" for kind, one in puzzle.solved.items()}
        print(
            len(found),
            looked,
            puzzle.setup.get(game.scenario_option),
            puzzle.goal,
            len(puzzle.line),
            puzzle.holds,
            shares,
            puzzle.difficulty,
            len(puzzle.start),
            flush=True,
        )
        keep(found, game)
        if len(found) >= wanted:
            break
    print(f"{looked} positions looked at", flush=True)
    return 0


def count(taken: dict[tuple[str, str], int], puzzle: Puzzle, game: Game) -> None:
    """One more of its kind."""
    scenario = str(puzzle.setup.get(game.scenario_option, ""))
    taken[puzzle.goal.kind, scenario] = taken.get((puzzle.goal.kind, scenario), 0) + 1


def keep(found: list[Puzzle], game: Game) -> None:
    """The easy ones first, numbered."""
    order = sorted(found, key=lambda one: (one.difficulty, -sum(share.share for share in one.solved.values())))
    write([msgspec.structs.replace(one, id=str(number)) for number, one in enumerate(order, 1)], game.folder / FILE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
