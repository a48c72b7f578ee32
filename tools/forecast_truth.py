"""Holds forecasts against what happens: `.venv/bin/python tools/forecast_truth.py [GAME] [DECISIONS] [FIRST SEED]` prints a few lines per
game, with `--crowded` only how long forecasts take late in games with as many seats as there are.

The figures stand in `docs/concepts/forecast.md`.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time

from stockade.engine import Game, Table, games
from stockade.insight import forecast
from stockade.insight.truth import Tally, decisions

EACH = 12  # decisions of one game


def measured(game: Game, wanted: int, seed: int) -> Tally:
    """Over every scenario and several numbers of seats, in turn."""
    tally, rng = Tally(), Random(f"{game.id} {seed}" if seed else game.id)
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


def timed(game: Game, wanted: int, seed: int) -> list[float]:
    """Processor time in milliseconds, late in games with every seat taken: the board is crowded then."""
    found, rng = list[float](), Random(f"{game.id} late {seed}")
    while len(found) < wanted:
        scenario = game.scenarios[seed % len(game.scenarios)]
        table = Table.new(game.id, game.defaults(scenario, game.seats_in(scenario)[1]), seed)
        late = list[float]()
        for seat in decisions(table, rng, 200):
            began = process_time()
            forecast(table, seat)
            late.append(1000 * (process_time() - began))
        found += late[len(late) // 2 :][: min(EACH, wanted - len(found))]
        seed += 1
    return sorted(found)


def told(name: str, found: Tally) -> list[str]:
    """What came of it."""
    steady, odds, (ranges, held) = max(1, found.steady), max(1, found.odds), found.holds()
    by = [(name, *found.holds(*of)) for name, of in (("2", (2, 2)), ("3 or 4", (3, 4)), ("5 to 8", (5, 8)), ("9 and more", (9,)))]
    return [
        f"{name}: {found.forecasts} forecasts of {found.worlds / found.forecasts:.0f} worlds",
        f"  certain {found.told}, wrong {len(found.wrong)}",
        f"  ranges {ranges}, hold {held:.1%}, {found.width / max(1, ranges):.1f} wide",
        *(f"    of {values} values: {count}, hold {share:.1%}" for values, count, share in by if count),
        f"  odds {found.odds}, said {found.said / odds:.1%}, came {found.moved / odds:.1%}",
        f"  steady {found.steady}, stayed {found.stayed / steady:.1%}",
        f"  losing {found.losing / found.forecasts:.1%}, lost {found.lost / found.forecasts:.1%}",
        *(f"  wrong: {line}" for line in found.wrong[:10]),
    ]


def main(argv: list[str]) -> int:
    """For one game or all of them."""
    crowded, argv = "--crowded" in argv, [word for word in argv if word != "--crowded"]
    wanted = int(argv[1]) if len(argv) > 1 else 40 if crowded else 1_000
    seed = int(argv[2]) if len(argv) > 2 else 0
    for name, game in games().items():
        if argv and argv[0] not in (name, "all"):
            continue
        if crowded:
            took = timed(game, wanted, seed)
            print(f"{name}: {len(took)} forecasts, {median(took):.0f}, {took[len(took) * 19 // 20]:.0f}, {took[-1]:.0f} ms", flush=True)
        else:
            print("\n".join(told(name, measured(game, wanted, seed))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
