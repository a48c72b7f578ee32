"""Records the example of every rule from the tests that prove it, and writes `examples.bin` beside each ledger.

    python tools/record_examples.py [GAME ...] [--all]

Run it after a change of rules, tests or ledgers; `tests/games/test_examples.py` says when. It plays all examples, and for those that no
longer hold (and rules that have none) it runs the tests that prove them, plays what they did again in a clean process, and keeps the best
play for each rule. With `--all` every proving test is run and every example chosen anew, which takes a few minutes.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import msgpack

from stockade.engine import example
from stockade.engine.game import Game, games
from stockade.engine.rulebook import proven_by
from stockade.testing.choosing import Chooser, holds
from stockade.testing.recording import Run, record

HERE = Path(__file__).parent.parent
TESTS = HERE / "tests"


def main() -> int:
    """Renew the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games()))
    parser.add_argument("--all", action="store_true", help="choose every example anew")
    parser.add_argument("--why", action="store_true", help="name what could not be played again")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="keep what the tests played there, or choose again from what is there")
    parser.add_argument("--runs", type=Path, help=argparse.SUPPRESS)  # only run these tests, and write what they played there
    parser.add_argument("--tests", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.runs:
        asked.runs.write_bytes(msgpack.encode(record(asked.tests)))
        return 0
    for name in asked.games or games():
        renew(games()[name], asked.all, asked.kept, asked.why)
    return 0


def played(game: Game, tests: list[str], kept: Path | None) -> list[Run]:
    """What these tests play, in a process of their own: what they change there stays there."""
    with TemporaryDirectory() as folder:
        file = (kept or Path(folder)) / game.id
        if not file.exists():
            subprocess.run([sys.executable, __file__, "--runs", str(file), "--tests", *tests], check=True, cwd=HERE)
        return [run for run in msgpack.decode(file.read_bytes(), type=list[Run]) if run.game == game.id]


def renew(game: Game, everything: bool, kept: Path | None, why: bool) -> None:
    """Record what is missing or does not hold any more."""
    began = time.monotonic()
    old = example.read(game.folder)
    fine = set[str]() if everything else {one.rule for one in old.examples if holds(game, old, one)}
    wanted = {rule.id for rule in game.rulebook.rules if rule.id not in fine and not rule.cannot}
    proofs = proven_by(TESTS)
    tests = sorted({f"tests/{test}" for rule in wanted for test in proofs.get(rule, [])})
    runs = played(game, [f"tests/games/{game.folder.name}"] if everything else tests, kept) if tests else []
    tested = time.monotonic()
    chooser = Chooser(game)
    for run in runs:
        chooser.consider(run)
    shelf = chooser.shelf(old, wanted)
    size = example.write(shelf, game.folder)
    print(
        f"{game.id}: {len(shelf.examples)} of {len(game.rulebook.rules)} rules, {len(wanted)} of them from {len(runs)} plays, {size} bytes;"
        f" {tested - began:.0f} s of tests, {time.monotonic() - tested:.0f} s of choosing"
    )
    print(*(f"  no play shows {rule}" for rule in sorted(wanted - chooser.best.keys())), sep="\n", end="")
    if why:
        print(*(f"  {test}: {reason}" for test, reason in sorted(chooser.failed.items())), sep="\n")


if __name__ == "__main__":
    sys.exit(main())
