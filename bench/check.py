"""Times every installed game and fails when one is slower than its floor in floors.toml: `python bench/check.py [GAME...]`.

Ratios to a reference loop of the same run are compared, never bare numbers, so the check means the same on any machine.
"""

import sys
import tomllib
from pathlib import Path

from stockade.engine import games
from stockade.lab.speed import measure

FLOORS = tomllib.loads((Path(__file__).parent / "floors.toml").read_text(encoding="utf-8"))
SPEED = "per_second"


def check(game: str, seconds: float = 3.0) -> list[str]:
    """What is too slow; one retry, because a machine may have hiccups and slow code has none."""
    floors = {**FLOORS["default"], **FLOORS.get(game, {})}
    slow: list[str] = []
    for _ in range(2):
        ratios = measure(game, seconds).ratios()
        slow = [name for name, floor in floors.items() if (ratios[name] < floor if SPEED in name else ratios[name] > floor)]
        print(game, *(f"{name}={ratios[name]:.3g} ({floors[name]:g})" for name in floors))
        if not slow:
            break
    return slow


def main(wanted: list[str]) -> int:
    """Check these games, or all."""
    found = {game: check(game) for game in wanted or games()}
    for game, slow in found.items():
        if slow:
            print(f"{game} is too slow: {', '.join(slow)}", file=sys.stderr)
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
