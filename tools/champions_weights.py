"""Find better weights for the Champions policy by playing: `python tools/champions_weights.py --minutes 10`.

Climbs in small steps: a few weights are changed at random, the new ones play the same games as the old ones (seeds below 5000, never the
ones that strength is measured with), first a few, then more, and stay when they do better in both. Writes `weights.toml` after each
step up.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from msgspec import structs

from stockade.engine import Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot.aims import damage_left
from stockade.games.marvel_champions.bot.quick import quick_answer
from stockade.games.marvel_champions.bot.weights import FILE, WEIGHTS, Weights
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.setup import PREPARED

ANSWERS = 3000  # nobody needs more to win
SEEDS = 5000
FIRST, SECOND = 2, 6  # games of each set-up
PART = 0.5  # what all damage but the last is worth
DECKS = (*PREPARED, "iron-man-aggression")


def setups() -> list[dict[str, Any]]:
    """Every hero alone against every villain."""
    return [{**GAME.defaults(villain, 1), "decks": [deck]} for villain in ("rhino", "klaw", "ultron") for deck in DECKS]


def play(setup: dict[str, Any], seed: int, weights: Weights) -> float:
    """1 for a win, else for how much damage the villain took."""
    table = Table.new(GAME.id, setup, seed)
    g = table.play
    assert isinstance(g, Champions)
    total = damage_left(g)
    for _ in range(ANSWERS):
        if table.outcome:
            break
        g, ask = table.play, table.pending[0]
        assert isinstance(g, Champions)
        table.answer(ask.seat, quick_answer(g, ask, weights), decision=ask.id)
    if table.outcome == "won":
        return 1.0
    g = table.play
    assert isinstance(g, Champions)
    return PART * (1.0 - min(total, damage_left(g)) / total)


def total(seeds: range, weights: Weights) -> float:
    """The mean over all set-ups."""
    every = setups()
    return sum(play(setup, seed, weights) for setup in every for seed in seeds) / len(every) / len(seeds)


def changed(weights: Weights, rng: Random) -> Weights:
    """A few of them, up or down."""
    names = rng.sample(weights.__struct_fields__, rng.randint(1, 4))
    return structs.replace(weights, **{name: round(getattr(weights, name) * rng.lognormvariate(0, 0.45), 3) for name in names})


def write(weights: Weights) -> None:
    FILE.write_text("".join(f"{name} = {value}\n" for name, value in structs.asdict(weights).items()), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, best, until = Random(options.seed), WEIGHTS, time.monotonic() + 60 * options.minutes
    tried = 0
    while time.monotonic() < until:
        start = rng.randrange(SEEDS - FIRST - SECOND)
        first, second = range(start, start + FIRST), range(start + FIRST, start + FIRST + SECOND)
        old = total(first, best)
        for _ in range(4):
            tried += 1
            new = changed(best, rng)
            if total(first, new) > old and (gain := total(second, new) - (before := total(second, best))) > 0:
                print(
                    f"{tried}: {before:.3f} {gain:+.3f}",
                    {k: v for k, v in structs.asdict(new).items() if v != getattr(best, k)},
                    flush=True,
                )
                best = new
                write(best)
                break


if __name__ == "__main__":
    main()
