"""Records the example of every rule from the tests that prove it, and writes `examples.bin` beside each ledger.

    python tools/record_examples.py [GAME ...] [--all]

Run it after a change of rules, tests or ledgers; `tests/games/test_examples.py` says when. It plays all examples, and for those that no
longer hold or are told to show something else (and rules that have none) it runs the tests that prove them, plays what they did again in a
clean process, and keeps the best play for each rule; changed words need no test. A map or a deck that is laid out in another way is not
noticed, because positions are kept whole: name the rules that show it with `--anew`. With `--all` every proving test is run and every
example chosen anew, which takes a few minutes.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import msgpack

from differences import Differences, Found
from stockade.engine import example
from stockade.engine.game import Game, games
from stockade.engine.rulebook import proven_by
from stockade.testing.choosing import Chooser, holds
from stockade.testing.directing import Directions
from stockade.testing.recording import Run, record

HERE = Path(__file__).parent.parent
TESTS = HERE / "tests"


def main() -> int:
    """Renew the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(games()))
    parser.add_argument("--all", action="store_true", help="choose every example anew")
    parser.add_argument("--anew", nargs="+", default=[], metavar="RULE", help="choose these anew, by the beginning of their ids")
    parser.add_argument("--why", action="store_true", help="name what could not be played again")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="keep what the tests played there, or choose again from what is there")
    parser.add_argument("--runs", type=Path, help=argparse.SUPPRESS)  # only run these tests, and write what they played there
    parser.add_argument("--without", type=Path, help=argparse.SUPPRESS)  # only try to do without the rules that are named there
    parser.add_argument("--tests", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.without:
        do_without(asked.without, asked.runs)
        return 0
    if asked.runs:
        asked.runs.write_bytes(msgpack.encode(record(asked.tests)))
        return 0
    for name in asked.games or games():
        renew(games()[name], asked.all, asked.kept, asked.why, tuple(asked.anew))
    return 0


def played(game: Game, tests: list[str], kept: Path | None) -> list[Run]:
    """What these tests play, in a process of their own: what they change there stays there."""
    with TemporaryDirectory() as folder:
        file = (kept or Path(folder)) / game.id
        if not file.exists():
            subprocess.run([sys.executable, __file__, "--runs", str(file), "--tests", *tests], check=True, cwd=HERE)
        return [run for run in msgpack.decode(file.read_bytes(), type=list[Run]) if run.game == game.id]


def differences(game: Game, runs: list[Run], rules: list[str], kept: Path | None) -> dict[str, Found]:
    """Where the plays of their tests go another way without these rules, in a process of its own: what is broken there stays there."""
    with TemporaryDirectory() as folder:
        file, asked = (kept or Path(folder)) / f"{game.id}.moments", Path(folder) / "asked"
        known = msgpack.decode(file.read_bytes(), type=dict[str, Found]) if file.exists() else {}
        asked.write_bytes(msgpack.encode((game.id, [rule for rule in rules if rule not in known], runs)))
        subprocess.run([sys.executable, __file__, "--without", str(asked), "--runs", str(file)], check=True, cwd=HERE)
        return known | msgpack.decode(file.read_bytes(), type=dict[str, Found])


def do_without(asked: Path, file: Path) -> None:
    """The part of it that may leave everything broken."""
    name, rules, runs = msgpack.decode(asked.read_bytes(), type=tuple[str, list[str], list[Run]])
    found = msgpack.decode(file.read_bytes(), type=dict[str, Found]) if file.exists() else {}
    tries = Differences(games()[name])
    for rule in rules:
        found[rule] = tries.of(rule, [(number, run) for number, run in enumerate(runs) if rule in run.rules])
    file.write_bytes(msgpack.encode(found))


def renew(game: Game, everything: bool, kept: Path | None, why: bool, anew: tuple[str, ...]) -> None:
    """Record what is missing or does not hold any more."""
    began = time.monotonic()
    old = example.read(game.folder)
    directions = Directions(game, TESTS)
    fine = set[str]() if everything else {one.rule for one in old.examples if directions.followed(one) and holds(game, old, one)}
    fine = {rule for rule in fine if not rule.startswith(anew)}
    wanted = {rule.id for rule in game.rulebook.rules if rule.id not in fine and not rule.cannot}
    proofs = proven_by(TESTS)
    tests = sorted({f"tests/{test}" for rule in wanted for test in proofs.get(rule, [])})
    runs = played(game, [f"tests/games/{game.folder.name}"] if everything else tests, kept) if tests else []
    tested = time.monotonic()
    chooser = Chooser(game, directions, directions.looks)
    for run in runs:
        chooser.consider(run)
    chosen = time.monotonic()
    for rule, found in differences(game, runs, sorted(rule for rule in wanted if not chooser.cited(rule)), kept).items():
        for number, moment in found:
            chooser.consider_moment(rule, runs[number], moment)
    shelf = chooser.shelf(old, wanted)
    directions.tell(shelf)
    size = example.write(shelf, game.folder)
    print(
        f"{game.id}: {len(shelf.examples)} of {len(game.rulebook.rules)} rules, {len(wanted)} of them from {len(runs)} plays, {size} bytes;"
        f" {tested - began:.0f} s of tests, {chosen - tested:.0f} s of choosing, {time.monotonic() - chosen:.0f} s of doing without rules"
    )
    print(*(f"  no play shows {rule}" for rule in sorted(wanted - chooser.best.keys())), sep="\n", end="")
    told = {rule: told.look for rule, told in directions.looks.items() if told.look}
    unheard = [rule for rule in told if rule in wanted and (rule not in chooser.best or chooser.best[rule].against[0] >= 0)]
    print(*(f"  no play shows {rule} as it should: {told[rule]}" for rule in unheard), sep="\n", end="\n" if unheard else "")
    if why:
        print(*(f"  {test}: {reason}" for test, reason in sorted(chooser.failed.items())), sep="\n")


if __name__ == "__main__":
    sys.exit(main())
