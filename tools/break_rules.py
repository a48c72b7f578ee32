"""Breaks the lines that keep a rule, one at a time in a copy, and asks the tests that prove the rule whether they notice.

    python tools/break_rules.py XR-MOVE-02 MA-HELP-21     these rules
    python tools/break_rules.py --sample 200 --seed 7     so many of all ledgers, drawn with that seed
    python tools/break_rules.py --sample 9999             all of them; --log FILE goes on where it was stopped

A rule is noticed when one of its own tests fails for at least one of four breaks of the lines that name it. What is not noticed needs a
better test, or its id stands at a line that does not keep it; `./stockade rules where ID` shows both. Every entry of a ledger can be drawn
but those of scope "table", which only people at a table can keep. A rule that is kept by a table of data is broken there, by its next
number or truth; a rule named nowhere, or only where nothing can be broken (a name, an empty class), counts as not noticed.

The working tree is not touched. A broken function is put into a warm process that has read all tests; what that leaves unnoticed, and
whatever is read at import (tables, classes, cards), is asked again in a process that imports everything anew from the broken copy.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from stockade.engine import games  # noqa: E402  the project's own sources, wherever this is run from
from stockade.engine.rulebook import proven_by  # noqa: E402
from stockade.engine.whereabouts import kept_in  # noqa: E402

SWAP: dict[type, type] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
TERMINAL = os.fdopen(os.dup(1), "w", encoding="utf-8")  # tests may take the output for themselves
TRIES = 4
SECONDS = 60  # of one process; a broken rule that never ends is noticed when its tests alone need less than a third of that
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md", "CHANGELOG.md", "web/icons.json")
QUIET = ("-q", "-s", "-x", "-n", "0", "-p", "no:cacheprovider", "-m", "not browser")


@dataclass(frozen=True)
class Break:
    """One thing broken in one file: where, and what. In Python it is the so-manieth thing that the line `named` stands for."""

    path: Path
    line: int
    kind: str
    named: int = 0
    at: int = 0
    text: str = ""

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} {self.kind}"

    def tree(self) -> ast.Module:
        """The broken Python, its lines numbered as before."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        where = region(tree, self.named)
        assert where is not None
        break_it(next(islice(broken(where), self.at, None))[0])
        return ast.fix_missing_locations(tree)

    def source(self) -> str:
        """The whole broken file."""
        return self.text or ast.unparse(self.tree())


@dataclass(frozen=True)
class Case:
    """One rule with the tests that prove it and the breaks they are asked about."""

    rule: str
    tests: list[str]
    breaks: list[Break]


def region(tree: ast.Module, line: int) -> ast.AST | None:
    """The smallest statement that the line belongs to or stands right above; a docstring stands for its whole function."""
    spans = [n for n in ast.walk(tree) if isinstance(n, ast.stmt)]
    inside = [n for n in spans if n.lineno <= line <= (n.end_lineno or n.lineno)]
    best = min(inside, key=lambda n: (n.end_lineno or n.lineno) - n.lineno, default=None)
    if isinstance(best, (ast.FunctionDef, ast.AsyncFunctionDef)) and best.lineno == line:
        return best
    if isinstance(best, ast.Expr) and isinstance(best.value, ast.Constant):  # a docstring
        return next((n for n in inside if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and n.body[0] is best), None)
    if best is None or isinstance(best, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):  # a comment between statements
        return next((n for n in sorted(spans, key=lambda n: n.lineno) if n.lineno > line), best)
    return best


def broken(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What can be broken below that node."""
    for n in ast.walk(node):
        if isinstance(n, ast.Compare) and type(n.ops[0]) in SWAP:
            yield n, "comparison turned"
        elif isinstance(n, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(n.op) in SWAP:
            yield n, "operator swapped"
        elif isinstance(n, ast.Constant) and type(n.value) in (int, bool):
            yield n, "value changed"
        elif isinstance(n, (ast.If, ast.IfExp)):
            yield n, "condition turned"
        elif isinstance(n, ast.Expr) and isinstance(n.value, (ast.Call, ast.Await)):
            yield n, "call dropped"
        elif isinstance(n, ast.Return) and n.value is not None:
            yield n, "nothing returned"


def break_it(node: ast.AST) -> None:
    """Change the node in place."""
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAP[type(node.ops[0])]()
    elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)):
        node.op = SWAP[type(node.op)]()
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1  # pyright: ignore[reportOperatorIssue]
    elif isinstance(node, (ast.If, ast.IfExp)):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, (ast.Expr, ast.Return)):
        node.value = ast.Constant(None)


def breaks_of_code(path: Path, line: int) -> list[Break]:
    """Every way to break the Python that this line stands for."""
    source = path.read_text(encoding="utf-8")
    where = region(ast.parse(source), line)
    return [Break(path, getattr(n, "lineno", line), kind, line, at) for at, (n, kind) in enumerate(broken(where))] if where else []


def breaks_of_data(path: Path, line: int) -> list[Break]:
    """The next number or truth after that line of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for at in range(line - 1, min(line + 6, len(lines))):
        code = re.sub(r"[A-Z]{2}-[A-Z0-9]+-\d+", lambda m: "_" * len(m[0]), lines[at].split("#")[0])
        if found := re.search(r"= *(\d+|true|false)\b|\[ *(\d+)", code):
            group = 1 if found[1] else 2
            value = found[group]
            other = {"true": "false", "false": "true"}.get(value) or str(int(value) + 1)
            text = lines[at][: found.start(group)] + other + lines[at][found.end(group) :]
            return [Break(path, at + 1, f"{value} became {other}", text="\n".join([*lines[:at], text, *lines[at + 1 :]]) + "\n")]
    return []


def breaks_of(places: list[str], luck: random.Random) -> list[Break]:
    """A few breaks, spread over the places that name the rule; the lines that name it themselves first."""
    by_place: list[list[Break]] = []
    for place in places:
        name, _, line = place.rpartition(":")
        path = next(p for p in (ROOT / "src/stockade/games" / name, ROOT / "src/stockade" / name) if p.is_file())
        found = breaks_of_code(path, int(line)) if path.suffix == ".py" else breaks_of_data(path, int(line))
        luck.shuffle(found)
        found.sort(key=lambda b, line=int(line): b.line != line)
        by_place.append(found)
    out: list[Break] = []
    while any(by_place) and len(out) < TRIES:
        out += [found.pop(0) for found in by_place if found]
    return out[:TRIES]


def apart(work: Callable[[], str]) -> str | None:
    """What the work says when it is done in a process of its own; nothing when that process did not come to an end in time."""
    out, into = os.pipe()
    if child := os.fork():
        os.close(into)
        with os.fdopen(out, encoding="utf-8") as pipe:
            said = pipe.read()
        os.waitpid(child, 0)
        return said.removeprefix("=") if said.startswith("=") else None
    try:
        os.close(out)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        signal.alarm(SECONDS * 10)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.write(into, f"={work()}".encode())
    finally:
        os._exit(0)


def codes(code: CodeType) -> Iterator[CodeType]:
    """A module's code and all that is written inside it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def put_in(broke: Break) -> bool:
    """Break the functions of this process; no when the break is not in a function, or cannot be put into one that exists already."""
    if broke.text:
        return False
    new: dict[tuple[str, int], list[CodeType]] = {}
    for code in codes(compile(broke.tree(), str(broke.path), "exec", dont_inherit=True)):
        new.setdefault((code.co_qualname, code.co_firstlineno), []).append(code)
    changed = 0
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and (code := function.__code__).co_filename == str(broke.path):
            if len(same := new.get((code.co_qualname, code.co_firstlineno), [])) == 1 and same[0] != code:
                try:
                    function.__code__ = same[0]
                except ValueError:  # a name that is no longer used from outside
                    return False
                changed += 1
    return changed > 0


class Warm:
    """Has pytest read all tests once, then asks each rule's tests in forks of that process."""

    def __init__(self, cases: list[Case], verdict: Callable[[Case, str], None]) -> None:
        self.cases = cases
        self.verdict = verdict
        self.items: dict[str, list[pytest.Item]] = {}
        self.alone: dict[str, float | None] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        for item in session.items:
            self.items.setdefault(item.nodeid.split("[")[0].removeprefix("tests/"), []).append(item)
        for case in self.cases:
            tests = [item for test in case.tests for item in self.items.get(test, [])]
            self.verdict(case, next((str(broke) for broke in case.breaks if self.noticed(broke, tests)), ""))
        return True

    def noticed(self, broke: Break, tests: list[pytest.Item]) -> bool:
        failed = apart(lambda: self.first_failed(tests) if put_in(broke) else "")
        if failed is None:  # it never ended
            times = [self.unbroken(test) for test in tests]
            return None not in times and sum(t or 0 for t in times) < SECONDS / 3
        return any(test.nodeid == failed and self.unbroken(test) is not None for test in tests)

    def unbroken(self, test: pytest.Item) -> float | None:
        """How long the test takes when nothing is broken; nothing if it fails all the same."""
        if test.nodeid not in self.alone:
            said = apart(lambda: self.first_failed([test]) or str(time.process_time()))
            self.alone[test.nodeid] = None if said is None or said == test.nodeid else float(said)
        return self.alone[test.nodeid]

    @staticmethod
    def first_failed(tests: list[pytest.Item]) -> str:
        for test in tests:
            if any(report.failed for report in runtestprotocol(test, log=False, nextitem=None)):
                return test.nodeid
        return ""


def anew(broke: Break | None, tests: list[str]) -> bool:
    """Whether one of the tests fails in a process that imports everything again, from the broken copy."""

    def work() -> str:
        sys.dont_write_bytecode = True
        for name in [n for n in sys.modules if n.split(".")[0] in ("stockade", "tests", "lantern")]:
            del sys.modules[name]
        return str(int(pytest.main([*QUIET, *(f"tests/{test}" for test in tests)])))

    if broke is None:
        return apart(work) != "0"
    kept, stat = broke.path.read_bytes(), broke.path.stat()
    broken_source = broke.source()
    broke.path.write_text(broken_source, encoding="utf-8")
    os.utime(broke.path, (0, 0))  # what was compiled before is stale, even where the size is the same
    try:
        return apart(work) not in ("0", "5")
    finally:
        broke.path.write_bytes(kept)
        os.utime(broke.path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def ask(cases: list[Case], told: Path) -> None:
    """Every case's verdict becomes a line of the file `told`: the break that was noticed, or why nothing was."""

    def verdict(case: Case, noticed: str, why: str = "") -> None:
        with told.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"rule": case.rule, "noticed": noticed, "why": why}) + "\n")
        print(f"{case.rule} {f'noticed: {noticed}' if noticed else f'NOT NOTICED: {why}'}", file=TERMINAL, flush=True)

    for case in cases:
        if not (case.breaks and case.tests):
            verdict(case, "", "no line that can be broken names it" if case.tests else "no test proves it")
    cases = [case for case in cases if case.breaks and case.tests]
    files = sorted({f"tests/{test.partition('::')[0]}" for case in cases for test in case.tests})
    if not files:
        return
    if not (child := os.fork()):
        try:
            pytest.main([*QUIET, *files], plugins=[Warm(cases, lambda case, noticed: verdict(case, noticed) if noticed else None)])
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    left = verdicts(told)
    for case in cases:
        if case.rule not in left:
            found = next((str(broke) for broke in case.breaks if anew(broke, case.tests)), "")
            broken_before = bool(found) and anew(None, case.tests)
            why = "its tests fail before anything is broken" if broken_before else "; ".join(map(str, case.breaks))
            verdict(case, "" if broken_before else found, why)


def verdicts(told: Path) -> dict[str, str]:
    """Rule -> the break that was noticed, of those that have been asked."""
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    return {entry["rule"]: entry["noticed"] for entry in map(json.loads, lines)}


def copied(folder: str) -> Path:
    """A copy of what the tests need."""
    copy = Path(folder)
    for name in COPIED:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        else:
            shutil.copy(ROOT / name, copy / name)
    return copy


def main() -> int:
    """Prints each verdict, then the count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--sample", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    parser.add_argument("--log", type=Path, help="keep the verdicts in this file, and leave out what it holds already")
    parser.add_argument("--in-copy", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if not args.in_copy:
        with tempfile.TemporaryDirectory() as folder:
            copy, log = copied(folder), ["--log", str(args.log.resolve() if args.log else f"{folder}/verdicts")]
            words = [word for word in sys.argv[1:] if word != "--log" and word != str(args.log)]
            env = {**os.environ, "PYTHONPATH": str(copy / "src")}
            return subprocess.run(
                [sys.executable, str(copy / "tools/break_rules.py"), "--in-copy", *words, *log], cwd=copy, env=env
            ).returncode
    ledgers = [r.id for g in games().values() if args.game in ("", g.id) for r in g.rulebook.rules if r.scope != "table"]
    chosen: list[str] = args.rules or random.Random(args.seed).sample(sorted(ledgers), min(args.sample, len(ledgers)))
    kept, proven, done = kept_in(*(g.folder for g in games().values())), proven_by(ROOT / "tests"), verdicts(args.log)
    luck = {rule: random.Random(f"{args.seed} {rule}") for rule in chosen}
    ask([Case(rule, proven.get(rule, []), breaks_of(kept.get(rule, []), luck[rule])) for rule in chosen if rule not in done], args.log)
    said = verdicts(args.log)
    bad = [rule for rule in chosen if not said.get(rule)]
    print(f"{len(chosen) - len(bad)} of {len(chosen)} rules noticed (seed {args.seed}); not noticed: {' '.join(bad) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
