"""Holds forecasts against what happens: `.venv/bin/python tools/forecast_truth.py [GAME] [DECISIONS]` prints a line per game.

The figures stand in `docs/concepts/forecast.md`.
"""

from __future__ import annotations

import sys
from random import Random

from stockade.engine import Game, Table, games
from stockade.insight.truth import Tally, decisions

EACH = 12  # decisions of one game


def measured(game: Game, wanted: int) -> Tally:
    """Over every scenario and several numbers of seats, in turn."""
    tally, rng, seed = Tally(), Random(game.id), 0
    fewest, most = game.seats
    while tally.forecasts < wanted:
        scenario = game.scenarios[seed % len(game.scenarios)]
        low, high = game.seats_in(scenario)
        seats = max(low, min(high, fewest + seed % (min(most, 4) - fewest + 1)))
        table = Table.new(game.id, game.defaults(scenario, seats), seed)
        for seat in decisions(table, rng, min(EACH, wanted - tally.forecasts)):
            tally.add(table, seat)
        seed += 1
    return tally


def told(name: str, found: Tally) -> list[str]:
    """What came of it."""
    ranges, steady = max(1, found.ranges), max(1, found.steady)
    return [
        f"{name}: {found.forecasts} forecasts of {found.worlds / found.forecasts:.0f} worlds",
        f"  certain {found.told}, wrong {len(found.wrong)}",
        f"  ranges {found.ranges}, hold {found.hold / ranges:.1%} (with their edges {found.inside / ranges:.1%})",
        f"  steady {found.steady}, stayed {found.stayed / steady:.1%}",
        f"  losing {found.losing / found.forecasts:.1%}, lost {found.lost / found.forecasts:.1%}",
        *(f"  wrong: {line}" for line in found.wrong[:10]),
    ]


def main(argv: list[str]) -> int:
    """For one game or all of them."""
    wanted = int(argv[1]) if len(argv) > 1 else 1_000
    for name, game in games().items():
        if not argv or argv[0] in (name, "all"):
            print("\n".join(told(name, measured(game, wanted))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
