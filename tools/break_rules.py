"""Breaks the lines that keep a rule, one at a time in a copy, and asks the tests that prove the rule whether they notice.

    python tools/break_rules.py XR-MOVE-02 MA-HELP-21     these rules
    python tools/break_rules.py --sample 200 --seed 7     so many of all ledgers, drawn with that seed

A rule is noticed when one of its tests fails for at least one break of a line that names it. What is not noticed needs a better test, or
its id stands at a line that does not keep it; `./stockade rules where ID` shows both. The working tree is not touched.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

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
TRIES = 4
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md", "web/icons.json")
Break = tuple[Path, int, str, str]  # file, line, what is broken, the whole broken source


def region(tree: ast.Module, line: int) -> ast.AST | None:
    """The smallest statement that the line belongs to or stands right above; a docstring stands for its whole function."""
    spans = [n for n in ast.walk(tree) if isinstance(n, ast.stmt)]
    inside = [n for n in spans if n.lineno <= line <= (n.end_lineno or n.lineno)]
    best = min(inside, key=lambda n: (n.end_lineno or n.lineno) - n.lineno, default=None)
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


def break_it(node: ast.AST, kind: str) -> None:
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
    if where is None:
        return []
    out: list[Break] = []
    for index, (_, kind) in enumerate(broken(where)):
        tree = ast.parse(source)
        again = region(tree, line)
        assert again is not None
        node, _ = list(broken(again))[index]
        at = getattr(node, "lineno", line)
        break_it(node, kind)
        out.append((path, at, kind, ast.unparse(ast.fix_missing_locations(tree))))
    return out


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
            return [(path, at + 1, f"{value} became {other}", "\n".join([*lines[:at], text, *lines[at + 1 :]]) + "\n")]
    return []


def breaks_of(rule_id: str, places: list[str], luck: random.Random) -> list[Break]:
    """A few breaks, spread over the places that name the rule; the lines that name it themselves first."""
    by_place: list[list[Break]] = []
    for place in places:
        name, _, line = place.rpartition(":")
        path = next(p for p in (ROOT / "src/stockade/games" / name, ROOT / "src/stockade" / name) if p.is_file())
        found = breaks_of_code(path, int(line)) if path.suffix == ".py" else breaks_of_data(path, int(line))
        luck.shuffle(found)
        found.sort(key=lambda b, line=int(line): b[1] != line)
        by_place.append(found)
    out: list[Break] = []
    while any(by_place) and len(out) < TRIES:
        out += [found.pop(0) for found in by_place if found]
    return out[:TRIES]


def noticed(copy: Path, broke: Break, tests: list[str]) -> bool:
    """Whether one of the tests fails when the copy is broken so."""
    path, _, _, source = broke
    here = copy / path.relative_to(ROOT)
    kept = here.read_bytes()
    here.write_text(source, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    line = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *(f"tests/{test}" for test in tests)]
    try:
        return subprocess.run(line, cwd=copy, env=env, capture_output=True, timeout=180).returncode not in (0, 5)
    except subprocess.TimeoutExpired:
        return True
    finally:
        here.write_bytes(kept)


def main() -> int:
    """Prints what is not noticed, then the count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    args = parser.parse_args()
    luck = random.Random(args.seed)
    ledgers = {r.id: g for g in games().values() if args.game in ("", g.id) for r in g.rulebook.rules if r.scope != "table"}
    chosen: list[str] = args.rules or luck.sample(sorted(ledgers), min(args.sample or 20, len(ledgers)))
    kept = kept_in(*(g.folder for g in games().values()))
    proven = proven_by(ROOT / "tests")
    bad: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy(ROOT / name, copy / name)
        for number, rule_id in enumerate(chosen, 1):
            tries = breaks_of(rule_id, kept.get(rule_id, []), luck)
            why = "" if tries else "no line that can be broken names it"
            if tries and not any(noticed(copy, one, proven.get(rule_id, [])) for one in tries):
                why = "; ".join(f"{one[0].relative_to(ROOT)}:{one[1]} {one[2]}" for one in tries)
            if why:
                bad.append(rule_id)
            print(f"{number}/{len(chosen)} {rule_id} {'NOT NOTICED: ' + why if why else 'noticed'}", flush=True)
    print(f"{len(chosen) - len(bad)} of {len(chosen)} rules noticed (seed {args.seed}); not noticed: {' '.join(bad) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
