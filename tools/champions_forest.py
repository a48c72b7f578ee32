"""Grow the trees that judge a Champions position: `python tools/champions_forest.py --games 24000` writes `bot/forest.json`.

Needs `pip install scikit-learn`. Plays games of quick players, some of them in other moods, that mostly begin somewhere in the middle
(`champions_worth.somewhere`), because from the start they are nearly always lost. Seeds below 5000 only, never those that strength is
measured with. Each round's start is a row, long games count less than each of their rows; one game in five is kept aside and says how well
the trees foresee. The trees that are written have seen all.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import log_loss

from champions_worth import ANSWERS, SEEDS, drawn, somewhere
from stockade.engine import Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.bot import position
from stockade.games.marvel_champions.bot.quick import quick_answer
from stockade.games.marvel_champions.bot.weights import WEIGHTS, in_mood

FILE = Path(position.__file__).with_name("forest.json")
VILLAINS = ("rhino", "klaw", "klaw", "ultron", "ultron")
MIDDLE = 0.85  # of the games begin there
GROWN = {"max_iter": 250, "learning_rate": 0.06, "max_leaf_nodes": 16, "min_samples_leaf": 100, "l2_regularization": 1.0, "random_state": 1}


def game(rng: Random) -> tuple[list[list[float]], float]:
    """The rows of one game, and whether it was won."""
    seats = rng.choice((1, 1, 1, 1, 2))
    table = Table.new(GAME.id, drawn(rng, seats, VILLAINS, standard=5), rng.randrange(SEEDS))
    weights = rng.choice((WEIGHTS, WEIGHTS, in_mood(1 + rng.getrandbits(30))))

    def answer() -> None:
        ask = table.pending[0]
        table.answer(ask.seat, quick_answer(table.play, ask, weights), decision=ask.id)

    while table.round < 1:
        answer()
    if rng.random() < MIDDLE:
        table.arrange(lambda g: somewhere(g, rng))
    rows: list[list[float]] = []
    last = -1
    for _ in range(ANSWERS):
        if table.outcome:
            break
        if table.round != last:
            last = table.round
            rows.append(position.row(table.play))
        answer()
    return rows, float(table.outcome == "won")


def written(nodes: Any, place: int = 0) -> Any:
    """A tree as lists: a number's place, its cut, the tree below and above; or what to add."""
    node = nodes[place]
    if node["is_leaf"]:
        return round(float(node["value"]), 4)
    return [
        int(node["feature_idx"]),
        float(f"{node['num_threshold']:.5g}"),
        written(nodes, int(node["left"])),
        written(nodes, int(node["right"])),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    rows: list[list[float]] = []
    won: list[float] = []
    much: list[float] = []
    aside: list[bool] = []
    for number in range(options.games):
        seen, end = game(rng)
        rows += seen
        won += [end] * len(seen)
        much += [len(seen) ** -0.5] * len(seen)
        aside += [number % 5 == 0] * len(seen)
        if number % 1000 == 999:
            print(number + 1, flush=True)
    table, ends, weight, test = numpy.array(rows), numpy.array(won), numpy.array(much), numpy.array(aside)
    tried = HistGradientBoostingClassifier(**GROWN).fit(table[~test], ends[~test], sample_weight=weight[~test])
    guess = tried.predict_proba(table[test])[:, 1]
    print(
        f"{len(rows)} rows, {ends.mean():.2f} won; loss on games kept aside {log_loss(ends[test], guess, sample_weight=weight[test]):.4f}"
    )
    grown = HistGradientBoostingClassifier(**GROWN).fit(table, ends, sample_weight=weight)
    grove = [one.nodes for (one,) in grown._predictors]  # noqa: SLF001 - the library names no other way
    trees = [json.dumps(written(nodes), separators=(",", ":")) for nodes in grove]
    base = float(grown._baseline_prediction.ravel()[0])  # noqa: SLF001
    lines = ",\n".join(trees)
    FILE.write_text(f'{{"names": {json.dumps(position.NAMES)},\n"base": {base:.4f},\n"trees": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
