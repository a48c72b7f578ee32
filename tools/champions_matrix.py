"""Every hero of Marvel Champions against every villain, standard and expert, one to four players, played to the end by bots.

    .venv/bin/python tools/champions_matrix.py random
    .venv/bin/python tools/champions_matrix.py greedy --patience 5

Alone every hero meets every villain; larger teams of heroes taken in turn meet every villain too. Whatever does not end is named, and the
exit code is 1. The suite plays a sample of this on every run.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product

from stockade.bots import Bot, Greedy, RandomBot, play_out
from stockade.engine import Table
from stockade.games.marvel_champions.facts import decks

LIMIT = 5000
VILLAINS = ("rhino", "klaw", "ultron")
MODES = ("standard", "expert")


def tables(seeds: int) -> Iterator[tuple[str, str, list[str], int]]:
    """Villain, mode, decks and seed of every table."""
    heroes = [name for name in decks() if name != "captain-marvel-aggression"]  # the second deck of one hero
    for (villain, mode), seed in product(product(VILLAINS, MODES), range(seeds)):
        for hero in heroes:
            yield villain, mode, [hero], seed
        for seats in (2, 3, 4):
            yield villain, mode, [heroes[(seed + number) % len(heroes)] for number in range(seats)], seed


def main() -> int:
    """Play them all and tell how they ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", choices=["random", "greedy"])
    parser.add_argument("--patience", type=int, default=5)
    parser.add_argument("--seeds", type=int, default=1)
    wanted = parser.parse_args()
    ends = Counter[str]()
    for villain, mode, heroes, seed in tables(wanted.seeds):
        bot: Bot = RandomBot(seed) if wanted.bots == "random" else Greedy(seed, wanted.patience)
        table = Table.new("marvel-champions", {"scenario": villain, "mode": mode, "decks": heroes}, seed)
        play_out(table, bot, LIMIT)
        ends[table.outcome or "unfinished"] += 1
        if not table.outcome or wanted.bots == "greedy":
            print(villain, mode, *heroes, seed, table.outcome or "unfinished", f"round {table.round}", flush=True)
    print(dict(ends))
    return 1 if ends["unfinished"] else 0


if __name__ == "__main__":
    sys.exit(main())
