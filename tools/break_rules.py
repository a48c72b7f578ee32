"""Breaks the lines that keep a rule, one at a time in a copy, and asks the tests that prove the rule whether they notice.

    python tools/break_rules.py XR-MOVE-02 MA-HELP-21     these rules
    python tools/break_rules.py --sample 200 --seed 7     so many of all ledgers, drawn with that seed
    python tools/break_rules.py --sample 9999             all of them; --log FILE goes on where it was stopped

A rule is noticed when one of its own tests fails for at least one break of the lines that name it; a dozen are tried. What is not noticed
needs a better test, or its id stands at a line that does not keep it; `./stockade rules where ID` shows both. Every entry of a ledger can
be drawn but those of scope "table", which only people at a table can keep. A rule that is kept by a table of data is broken there: another
number, truth or word, two words of a list swapped, an entry dropped. A rule that is named nowhere, or only where nothing can be broken (a
field, a name, a module), counts as not noticed. A break after which the game cannot even be set up, which any test would notice, counts
only where nothing else can be broken.

The working tree is not touched. Where a function is broken that was not needed to import anything, the break is put into a fork of a warm
process that has read all tests; for everything else (tables, classes, cards) the fork imports everything anew from the broken copy.
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
from copy import copy
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

RUN_AT_IMPORT: set[CodeType] = set()
if "--in-copy" in sys.argv:
    sys.setprofile(lambda frame, event, _: RUN_AT_IMPORT.add(frame.f_code) if event == "call" else None)

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
TRIES = 12
CANDIDATES = 18  # of which some may make the game unplayable
SECONDS = 15  # of one process; a broken rule that never ends is noticed when its tests alone need less than a third of that
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
        old, _, new = next(islice(broken(where, tree), self.at, None))
        Instead(old, new()).visit(tree)
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
    if isinstance(best, (ast.Return, ast.Raise, ast.Continue, ast.Break)):  # what it depends on is broken, too
        return next((n for n in spans if isinstance(n, ast.If) and n.body[0] is best), best)
    return best


def broken(node: ast.AST, tree: ast.Module) -> Iterator[tuple[ast.AST, str, Callable[[], ast.AST]]]:
    """What can be broken below that node, what that is called, and what then stands there. A name or a cited rule is no such thing."""
    overrides = {own for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.bases for own in n.body if isinstance(own, ast.Assign)}
    typed = {part for n in ast.walk(tree) for note in type_notes(n) for part in ast.walk(note)}
    for n in (part for part in ast.walk(node) if part not in typed):
        match n:
            case ast.Compare(ops=[op, *_]) if type(op) in SWAP:
                yield n, "comparison turned", partial(changed, n, ops=[SWAP[type(op)](), *n.ops[1:]])
            case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op) if type(op) in SWAP:
                yield n, "operator swapped", partial(changed, n, op=SWAP[type(op)]())
            case ast.Constant(value=bool(value)):
                yield n, "value changed", partial(ast.Constant, not value)
            case ast.Constant(value=int(value)):
                yield n, "value changed", partial(ast.Constant, value + 1)
            case ast.If() | ast.IfExp():
                yield n, "condition turned", partial(changed, n, test=ast.UnaryOp(ast.Not(), n.test))
            case ast.comprehension(ifs=[first, *rest]):
                yield first, "filter turned", partial(ast.UnaryOp, ast.Not(), first)
            case ast.UnaryOp(op=ast.Not()):
                yield n, "not dropped", partial(changed, n.operand)
            case ast.Call(func=ast.Name(id="min" | "max" as word)):
                yield n.func, f"not the {word}", partial(changed, n.func, id={"min": "max", "max": "min"}[word])
            case ast.Dict(keys=[_, _, *_]):
                yield n, "entry dropped", partial(changed, n, keys=n.keys[:-1], values=n.values[:-1])
            case ast.ListComp():
                yield n, "nothing listed", partial(ast.List, [], ast.Load())
            case ast.Expr(value=ast.Call() | ast.Await()):
                yield n, "call dropped", ast.Pass
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield n, "assignment dropped", ast.Pass
            case ast.Assign() if n in overrides:
                yield n, "assignment dropped", ast.Pass
            case ast.Tuple(elts=[first, second, *rest], ctx=ast.Load()) | ast.List(elts=[first, second, *rest], ctx=ast.Load()):
                yield n, "two swapped", partial(changed, n, elts=[second, first, *rest])
                if isinstance(n, ast.List):
                    yield n, "one dropped", partial(changed, n, elts=[first, second, *rest][:-1])
            case ast.Tuple(elts=[_], ctx=ast.Load()) | ast.List(elts=[_], ctx=ast.Load()):
                yield n, "emptied", partial(changed, n, elts=[])
            case ast.Break() | ast.Continue() | ast.Return(value=None):
                yield n, "goes on", ast.Pass
            case ast.Return(value=ast.expr()) if not (isinstance(n.value, ast.Constant) and n.value.value is None):
                yield n, "nothing returned", partial(ast.Return, None)
            case _:
                pass


def type_notes(node: ast.AST) -> list[ast.expr]:
    """What only types are written in."""
    notes = [getattr(node, name, None) for name in ("annotation", "returns")]
    return [note for note in notes if isinstance(note, ast.expr)]


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of the node with other fields."""
    new = copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


class Instead(ast.NodeTransformer):
    """Puts another node into the place of one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def breaks_of_code(path: Path, line: int) -> list[Break]:
    """Every way to break the Python that this line stands for."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    where = region(tree, line)
    return [Break(path, getattr(n, "lineno", line), kind, line, at) for at, (n, kind, _) in enumerate(broken(where, tree))] if where else []


def breaks_of_data(path: Path, line: int) -> list[Break]:
    """The values of that row of a table, or of the entry that it heads: numbers, truths, words that other rows have, pairs in a list."""
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = entry_at(lines, line - 1)
    out: list[Break] = []
    for at in rows:
        row = re.sub("#.*", "", lines[at])
        row = re.sub(r"[A-Z]{2}-[A-Z0-9]+-\d+", lambda found: "*" * len(found[0]), row)  # which rule is cited is no fact
        for found in re.finditer(r"(?<=[=\[,:])\s*(\d+|true|false)\b", row):
            value = found[1]
            other = {"true": "false", "false": "true"}.get(value) or str(int(value) + 1)
            out.append(rewritten(path, lines, at, found.span(1), other, f"{value} became {other}"))
        if path.suffix == ".ftl" and " = " in row:
            out.append(rewritten(path, lines, at, (row.index(" = ") + 3, len(row)), "?", "another text"))
        for found in re.finditer(r'(\w+) = "([^"]+)"', row):
            other = another_word(lines, found[1], found[2])
            if found[1] != "id" and "*" not in found[2] and other:
                out.append(rewritten(path, lines, at, found.span(2), other, f"{found[2]} became {other}"))
        for found in re.finditer(r', "([^"*]+)"(?=\])', row):
            out.append(rewritten(path, lines, at, found.span(), "", f"{found[1]} dropped"))
        for found in re.finditer(r'"([^"]+)"([^"]+)"([^"]+)"', row):
            if found[1] != found[3] and "*" not in found[1]:
                out.append(rewritten(path, lines, at, found.span(1), found[3], f"{found[1]} became {found[3]}"))
                if "[[" in row or "{" in row:  # elsewhere the order means nothing
                    pair = f'"{found[3]}"{found[2]}"{found[1]}"'
                    out.append(rewritten(path, lines, at, found.span(), pair, f"{found[1]} and {found[3]} swapped"))
    if len(rows) > 1 and lines[rows[0]].startswith("[["):
        out.append(Break(path, line, "entry dropped", text="\n".join(r for at, r in enumerate(lines) if at not in rows) + "\n"))
    return out


def another_word(lines: list[str], key: str, word: str) -> str:
    """What that key is in another row, or else a word of the same shape, such as another zone."""

    def shape(text: str) -> str:
        return re.sub(r"[A-Za-z]", "a", re.sub(r"\d", "0", text))

    same_key = {other for row in lines for other in re.findall(rf'\b{key} = "([^"]+)"', row)} - {word}
    same_shape = {other for row in lines for other in re.findall(r'"([^"]+)"', row) if shape(other) == shape(word)} - {word}
    return min(same_key, default="") or min(same_shape, default="")


def entry_at(lines: list[str], at: int) -> list[int]:
    """The row itself where it holds a value, else the entry that begins there or comes next."""
    if "=" in lines[at].split("#")[0]:
        return [at]
    start = next((n for n in range(at, len(lines)) if lines[n].split("#")[0].strip()), at)
    end = next((n for n in range(start + 1, len(lines)) if not lines[n].strip() or lines[n].startswith("[")), len(lines))
    return list(range(start, end))


def rewritten(path: Path, lines: list[str], at: int, span: tuple[int, int], word: str, kind: str) -> Break:
    """One row with another word in it."""
    row = lines[at][: span[0]] + word + lines[at][span[1] :]
    return Break(path, at + 1, kind, text="\n".join([*lines[:at], row, *lines[at + 1 :]]) + "\n")


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
    while any(by_place) and len(out) < CANDIDATES:
        out += [found.pop(0) for found in by_place if found]
    return out[:CANDIDATES]


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


def touched(broke: Break, alive: list[FunctionType]) -> list[tuple[FunctionType, CodeType]] | None:
    """The functions of this process that are broken, with their new code; nothing if that would not be the same as breaking the file."""
    if broke.text:
        return None
    new: dict[tuple[str, int], list[CodeType]] = {}
    for code in codes(compile(broke.tree(), str(broke.path), "exec", dont_inherit=True)):
        new.setdefault((code.co_qualname, code.co_firstlineno), []).append(code)
    found: list[tuple[FunctionType, CodeType]] = []
    for function in alive:
        old = function.__code__
        same = new.get((old.co_qualname, old.co_firstlineno), [])
        if any(code != old for code in same):
            if len(same) > 1 or old in RUN_AT_IMPORT or same[0].co_freevars != old.co_freevars:
                return None
            found.append((function, same[0]))
    return found or None


class Warm:
    """Has pytest read all tests once, then asks each rule's tests in forks of that process."""

    def __init__(self, cases: list[Case], verdict: Callable[[Case, str, str], None]) -> None:
        self.cases = cases
        self.verdict = verdict
        self.items: dict[str, list[pytest.Item]] = {}
        self.alive: dict[str, list[FunctionType]] = {}
        self.alone: dict[str, float | None] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        sys.setprofile(None)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.alive.setdefault(thing.__code__.co_filename, []).append(thing)
        gc.freeze()  # forks share what is there
        for item in session.items:
            for rule in dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args):
                self.items.setdefault(rule, []).append(item)
        for case in self.cases:
            self.verdict(case, *self.first_noticed(case.breaks, self.items.get(case.rule, [])))
        return True

    def first_noticed(self, breaks: list[Break], tests: list[pytest.Item]) -> tuple[str, str]:
        """The break that is noticed, or else what was tried."""
        tried: list[str] = []
        unplayable: list[str] = []
        for broke in breaks if tests else []:
            noticed = self.noticed(broke, tests)
            if noticed:
                return str(broke), ""
            (unplayable if noticed is None else tried).append(str(broke))
            if len(tried) == TRIES:
                break
        if unplayable and not tried:
            return f"{unplayable[0]}: no game any more", ""
        return "", "; ".join(tried) or ("no line that can be broken names it" if tests else "no test proves it")

    def noticed(self, broke: Break, tests: list[pytest.Item]) -> bool | None:
        """Whether a test fails; neither yes nor no if there is no game any more."""
        if (functions := touched(broke, self.alive.get(str(broke.path), []))) is None:
            return anew(broke, tests)
        failed = apart(lambda: self.first_failed_with(functions, tests))
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

    def first_failed_with(self, functions: list[tuple[FunctionType, CodeType]], tests: list[pytest.Item]) -> str:
        for function, code in functions:
            function.__code__ = code
        return self.first_failed(tests)

    @staticmethod
    def first_failed(tests: list[pytest.Item]) -> str:
        for test in tests:
            if any(report.failed for report in runtestprotocol(test, log=False, nextitem=None)):
                return test.nodeid
        return ""


def anew(broke: Break, tests: list[pytest.Item]) -> bool | None:
    """Whether a test fails in a process that imports everything again from the broken copy, and none from the whole one.

    Neither yes nor no where the broken game cannot even be set up: any test would notice that.
    """

    def work() -> str:
        sys.dont_write_bytecode = True
        for name in [n for n in sys.modules if n.split(".")[0] in ("stockade", "tests", "lantern")]:
            del sys.modules[name]
        if not playable(broke.path):
            return "unplayable"
        return str(int(pytest.main([*QUIET, *(test.nodeid for test in tests)])))

    source, kept, stat = broke.source(), broke.path.read_bytes(), broke.path.stat()
    broke.path.write_text(source, encoding="utf-8")
    os.utime(broke.path, (0, 0))  # what was compiled before is stale, even where the size is the same
    try:
        said = apart(work)
    finally:
        broke.path.write_bytes(kept)
        os.utime(broke.path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    return None if said == "unplayable" else said not in ("0", "5") and apart(work) == "0"


def playable(path: Path) -> bool:
    """Whether the game of that file can be imported and set up, every scenario of it."""
    try:
        engine = import_module("stockade.engine")
        for game in engine.games().values():
            if path.is_relative_to(game.folder):
                for scenario in game.scenarios:
                    engine.Table.new(game.id, game.defaults(scenario, game.seats_in(scenario)[0]), seed=1)
    except Exception:
        return False
    return True


def ask(cases: list[Case], told: Path) -> None:
    """Every case's verdict becomes a line of the file `told`: the break that was noticed, or why nothing was."""

    def verdict(case: Case, noticed: str, why: str) -> None:
        with told.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"rule": case.rule, "noticed": noticed, "why": why}) + "\n")
        print(f"{case.rule} {f'noticed: {noticed}' if noticed else f'NOT NOTICED: {why}'}", file=TERMINAL, flush=True)

    if files := sorted({f"tests/{test.partition('::')[0]}" for case in cases for test in case.tests}):
        pytest.main([*QUIET, *files], plugins=[Warm(cases, verdict)])


def verdicts(told: Path) -> dict[str, str]:
    """Rule -> the break that was noticed, of those that have been asked."""
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    return {entry["rule"]: entry["noticed"] for entry in map(json.loads, lines)}


def copied(folder: str) -> Path:
    """A copy of what the tests need."""
    there = Path(folder)
    for name in COPIED:
        (there / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        else:
            shutil.copy(ROOT / name, there / name)
    return there


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
            there, log = copied(folder), ["--log", str(args.log.resolve() if args.log else f"{folder}/verdicts")]
            words = [word for word in sys.argv[1:] if word != "--log" and word != str(args.log)]
            env = {**os.environ, "PYTHONPATH": str(there / "src")}
            return subprocess.run(
                [sys.executable, str(there / "tools/break_rules.py"), "--in-copy", *words, *log], cwd=there, env=env
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
