"""How fast a game is: uniform random play, forks, views and saves, beside reference loops timed in the same run.

Bare numbers say more about the machine than about the code, so each also comes as a ratio: to a fixed loop of pure Python, and to
python-chess playing uniform random moves, where that is installed. Slices of all of them take turns and processor time is counted,
so a busy machine slows all alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct, structs

from stockade.bots.answers import random_answer
from stockade.engine import Table, find_game

SLICES = 5
SPOTS = 40  # positions of random games at which forks, views and saves are timed


class Speed(Struct):
    """Numbers per second of processor time, or microseconds for one."""

    decisions_per_second: float
    games_per_second: float
    fork_us: float
    view_us: float
    save_us: float
    answer_p99_us: float  # from an answer to the next question with all its options; one in a hundred takes longer
    loop_per_second: float
    chess_moves_per_second: float | None

    def numbers(self) -> dict[str, float]:
        """What was measured, by name."""
        return {name: value for name, value in structs.asdict(self).items() if value is not None}

    def ratios(self) -> dict[str, float]:
        """Speeds divided by the reference's speed; costs counted in steps of the reference. Higher speed and lower cost are better."""
        references = {"loop": self.loop_per_second, "chess": self.chess_moves_per_second}
        found: dict[str, float] = {}
        for other, pace in references.items():
            if pace is None:
                continue
            found[f"decisions_per_second_to_{other}"] = self.decisions_per_second / pace
            for cost in ("fork_us", "view_us", "save_us"):
                found[f"{cost}_to_{other}"] = getattr(self, cost) * 1e-6 * pace
        return found

    def as_dict(self) -> dict[str, Any]:
        """Numbers and ratios as data."""
        numbers = {name: round(value, 2) for name, value in self.numbers().items()}
        return {**numbers, "ratios": {name: float(f"{value:.4g}") for name, value in self.ratios().items()}}


class Meter:
    """Runs steps of one kind for a slice of time; keeps the best slice, since noise only ever slows."""

    def __init__(self, step: Callable[[], int]) -> None:
        self.step = step
        self.pace = 0.0

    def run(self, seconds: float) -> None:
        """One slice; `step` says how many it did."""
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += self.step()
        self.pace = max(self.pace, done / spent)


class RandomPlay:
    """Uniform random games, one after the other."""

    def __init__(self, game_id: str, setup: dict[str, Any] | None = None) -> None:
        game = find_game(game_id)
        scenario = game.scenarios[0] if game.scenarios else ""
        self.game_id = game_id
        self.setup = setup or game.defaults(scenario, game.seats[0])
        self.rng = Random(1)
        self.games = 0
        self.decisions = 0
        self.table = Table.new(game_id, self.setup, 1)
        self.answer_seconds: list[float] = []

    def step(self) -> int:
        """One hundred decisions."""
        rng, table = self.rng, self.table
        for _ in range(100):
            if table.outcome:
                self.games += 1
                table = self.table = Table.new(self.game_id, self.setup, self.games + 2)
            pending = table.pending
            ask = pending[0] if len(pending) == 1 else rng.choice(pending)
            table.answer(ask.seat, random_answer(ask, rng), decision=ask.id)
        self.decisions += 100
        return 100

    def timed_step(self) -> int:
        """One hundred decisions, each with a stopwatch: what a person waits for after an answer."""
        rng = self.rng
        for _ in range(100):
            if self.table.outcome:
                self.games += 1
                self.table = Table.new(self.game_id, self.setup, self.games + 2)
            ask = rng.choice(self.table.pending)
            keys, began = random_answer(ask, rng), time.thread_time()
            self.table.answer(ask.seat, keys, decision=ask.id)
            self.answer_seconds.append(time.thread_time() - began)
        return 100

    def spots(self, count: int) -> list[Table]:
        """Positions spread over random games."""
        found: list[Table] = []
        while len(found) < count:
            self.step()
            if not self.table.outcome:
                found.append(self.table.fork())
        return found


def over(tables: list[Table], do: Callable[[Table], object]) -> Callable[[], int]:
    """A step that does it once to every table."""

    def step() -> int:
        for table in tables:
            do(table)
        return len(tables)

    return step


def fixed_loop() -> int:
    """A little of what rules do all day: look-ups, small lists, strings, arithmetic. Never change it: ratios would lose their past."""
    seen: dict[str, int] = {}
    total = 0
    for i in range(200):
        name = f"zone-{i % 23}"
        seen[name] = seen.get(name, 0) + i
        total += sum(part for part in (i, i ^ 5, i % 7) if part > 2)
    return 1 if total and seen else 0


def chess_moves() -> Callable[[], int] | None:
    """A step of one uniform random game of python-chess; None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    rng = Random(1)

    def step() -> int:
        board, moves = chess.Board(), 0
        while moves < 300 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return step


def measure(game_id: str, seconds: float = 3.0, setup: dict[str, Any] | None = None) -> Speed:
    """All numbers of one game, in about that much processor time; without a set-up its first scenario with the fewest seats."""
    play = RandomPlay(game_id, setup)
    watched = RandomPlay(game_id, setup)
    spots = play.spots(SPOTS)
    play.games = play.decisions = 0
    chess = chess_moves()
    meters = {
        "play": Meter(play.step),
        "fork": Meter(over(spots, lambda table: table.fork())),
        "view": Meter(over(spots, lambda table: table.game.view(table.play, 0))),
        "save": Meter(over(spots, lambda table: table.save())),
        "answer": Meter(watched.timed_step),
        "loop": Meter(fixed_loop),
    }
    if chess is not None:
        meters["chess"] = Meter(chess)
    for _ in range(SLICES):
        for meter in meters.values():
            meter.run(seconds / SLICES / len(meters))
    pace = {name: meter.pace for name, meter in meters.items()}
    watched.answer_seconds.sort()
    per_game = play.decisions / max(1, play.games)
    return Speed(
        decisions_per_second=pace["play"],
        games_per_second=pace["play"] / per_game,
        fork_us=1e6 / pace["fork"],
        view_us=1e6 / pace["view"],
        save_us=1e6 / pace["save"],
        answer_p99_us=1e6 * watched.answer_seconds[len(watched.answer_seconds) * 99 // 100],
        loop_per_second=pace["loop"],
        chess_moves_per_second=pace.get("chess"),
    )
