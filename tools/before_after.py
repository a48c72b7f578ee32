"""Counts the answers that change something and do not say so: `.venv/bin/python tools/before_after.py [GAME|all] [QUESTIONS] [FIRST SEED]`.

What an answer changes is seen at imagined tables; what comes out alike by luck is counted too, so that a few silent ones are none.
"""

from __future__ import annotations

import sys

from stockade.engine import games
from stockade.testing.beforeafter import counted
from stockade.testing.worlds import positions


def main(argv: list[str]) -> int:
    """For one game or all of them."""
    most, seed = int(argv[1]) if len(argv) > 1 else 150, int(argv[2]) if len(argv) > 2 else 0
    for name, game in games().items():
        if argv and argv[0] not in (name, "all"):
            continue
        found = counted(positions(game, seed, share=0.1), most)
        change, told, odds = (sum(getattr(count, what) for count in found.values()) for what in ("change", "told", "odds"))
        print(
            f"{name}: {sum(one.options for one in found.values())} answers, {change} change something, {told} say so, {odds} tell the odds"
        )
        for (prompt, verb), count in sorted(found.items()):
            if count.silent:
                print(f"  {prompt} {verb}: {len(count.silent)} of {count.change} say nothing", *count.silent[:3], sep="\n    ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
