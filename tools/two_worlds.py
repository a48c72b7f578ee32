"""Looks for secrets in what a seat is told: `.venv/bin/python tools/two_worlds.py [GAME|all] [POSITIONS] [FIRST SEED]` compares forecasts,
leads, odds, plans and bubbles, and at every fourth position hints and chances too, in two worlds that differ only in what the seat cannot
know, and names what differs.

The same comparison, with few positions, is a test (`tests/insight/test_two_worlds.py`).
"""

from __future__ import annotations

import sys

from stockade.engine import Game, games
from stockade.testing.worlds import differences, positions

EACH = 8  # positions of one game
LONG = 4


def swept(game: Game, wanted: int, seed: int) -> tuple[int, int, list[str]]:
    """How many positions were compared, in how many the seat is asked something else, and what differs."""
    compared, apart, found = 0, 0, list[str]()
    while compared < wanted:
        for at, (table, ask) in enumerate(positions(game, seed)):
            if table.seed != seed or at >= EACH or compared >= wanted:
                break
            told = differences(table, ask, seed * 100 + at, long=compared % LONG == 0)
            if told is None:
                apart += 1
                continue
            compared += 1
            found += [
                f"{name}: {table.setup} seed {seed} after {len(table.answers)} answers, seat {ask.seat}, {ask.prompt}" for name in told
            ]
        seed += 1
    return compared, apart, found


def main(argv: list[str]) -> int:
    """For one game or all of them."""
    wanted, seed = int(argv[1]) if len(argv) > 1 else 130, int(argv[2]) if len(argv) > 2 else 0
    failed = False
    for name, game in games().items():
        if argv and argv[0] not in (name, "all"):
            continue
        compared, apart, found = swept(game, wanted, seed)
        print(f"{name}: {compared} positions, {len(found)} differences ({apart} could be told apart)", *found, sep="\n  ", flush=True)
        failed = failed or bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
