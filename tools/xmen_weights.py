"""Find better weights for the X-Men policy by playing: `python tools/xmen_weights.py hero --minutes 10` (or `zombie`).

Climbs in small steps: a few weights are changed at random, the new ones play the same games as the old ones (seeds below 5000, never the
ones that strength is measured with), first a few, then more, and
stay when they do better in both. Writes `weights.toml` after each step up.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from msgspec import structs

from stockade.engine import Table
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import policy
from stockade.games.xmen_resistance.bot.weights import FILE, WEIGHTS, Weights
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS

ANSWERS = 1500  # nobody needs more to win
SEEDS = 5000
FIRST, SECOND = 3, 8  # games of each mission
PART = 0.3  # what all goals but the win are worth together


def play(mission: str, seed: int, weights: Weights) -> float:
    """1 for a win, else how much of the mission was done."""
    table = Table.new(GAME.id, GAME.defaults(mission, 1), seed)
    for _ in range(ANSWERS):
        if table.outcome:
            break
        g, ask = table.play, table.pending[0]
        assert isinstance(g, Resistance)
        table.answer(ask.seat, policy.answer(g, ask, weights), decision=ask.id)
    if table.outcome == "won":
        return 1.0
    g = table.play
    assert isinstance(g, Resistance)
    goals = g.mission.goals(g)
    return PART * sum(1.0 if goal.done else goal.have / max(1, goal.of) for goal in goals) / len(goals)


def total(missions: list[str], seeds: range, weights: Weights) -> float:
    """The mean over all missions."""
    return sum(play(mission, seed, weights) for mission in missions for seed in seeds) / len(missions) / len(seeds)


def changed(weights: Weights, rng: Random) -> Weights:
    """A few of them, up or down."""
    names = rng.sample(weights.__struct_fields__, rng.randint(1, 4))
    return structs.replace(weights, **{name: round(getattr(weights, name) * rng.lognormvariate(0, 0.35), 3) for name in names})


def write(mode: str, weights: Weights) -> None:
    """All modes, this one anew."""
    every = {**WEIGHTS, mode: weights}
    parts = [f"[{name}]\n" + "\n".join(f"{k} = {v}" for k, v in structs.asdict(one).items()) for name, one in every.items()]
    FILE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=WEIGHTS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missions", default="")
    options = parser.parse_args()
    missions = (
        options.missions.split(",") if options.missions else [name for name, mission in MISSIONS.items() if mission.mode == options.mode]
    )
    rng, best, until = Random(options.seed), WEIGHTS[options.mode], time.monotonic() + 60 * options.minutes
    tried = 0
    while time.monotonic() < until:
        start = rng.randrange(SEEDS - FIRST - SECOND)
        first, second = range(start, start + FIRST), range(start + FIRST, start + FIRST + SECOND)
        old = total(missions, first, best)
        for _ in range(4):
            tried += 1
            new = changed(best, rng)
            if total(missions, first, new) > old and (gain := total(missions, second, new) - (before := total(missions, second, best))) > 0:
                print(
                    f"{tried}: {before:.3f} {gain:+.3f}",
                    {k: v for k, v in structs.asdict(new).items() if v != getattr(best, k)},
                    flush=True,
                )
                best = new
                write(options.mode, best)
                break


if __name__ == "__main__":
    main()
