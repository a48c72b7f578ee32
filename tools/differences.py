"""What goes another way in the plays of tests when the lines that keep a rule are broken: for `record_examples.py`.

It breaks one thing after the other in this process and mends it again. What a broken line may have left behind is why nothing but the
places it found ever leaves the process.
"""

from __future__ import annotations

import ast
import gc
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import _lru_cache_wrapper, cache
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from break_rules import Instead, broken, codes, region
from stockade.engine.game import Game
from stockade.engine.whereabouts import kept_in
from stockade.testing.course import Course, course
from stockade.testing.moments import Moment, moment, without
from stockade.testing.recording import Run

BREAKS = 3  # of a rule
RUNS = 3  # of the tests that prove it, the shortest
SECONDS = 2.0  # of processor time for one play
Undo = Callable[[], None]
Found = list[tuple[int, Moment]]  # number of the run, and where


class TooLong(BaseException):
    """A broken rule that never ends."""


class Differences:
    """Tries to do without one rule after the other."""

    def __init__(self, game: Game) -> None:
        self.game, self.kept = game, kept_in(game.folder)
        self.alive: dict[str, list[FunctionType]] = {}
        things = gc.get_objects()
        for thing in things:
            if isinstance(thing, FunctionType):
                self.alive.setdefault(thing.__code__.co_filename, []).append(thing)
        self.remembered: dict[str, list[_lru_cache_wrapper[Any]]] = {}
        for thing in things:
            if isinstance(thing, _lru_cache_wrapper) and isinstance(inner := getattr(thing, "__wrapped__", None), FunctionType):
                self.remembered.setdefault(inner.__code__.co_filename, []).append(thing)

    def of(self, rule: str, runs: Iterable[tuple[int, Run]]) -> Found:
        """Where these plays of the tests that prove the rule show a difference."""
        courses = list(islice(self._courses(runs), RUNS))
        found: Found = []
        for path, put in islice(self._breaks(rule), BREAKS) if courses else ():
            self._forget(path)
            mend = put()
            try:
                for number, run, true in courses:
                    with limited():
                        other = without(self.game, run)
                    if other is not None and (difference := moment(true, other)):
                        found.append((number, difference))
            except TooLong:
                continue
            finally:
                mend()
                self._forget(path)
        return found

    def _courses(self, runs: Iterable[tuple[int, Run]]) -> Iterator[tuple[int, Run, Course]]:
        for number, run in sorted(runs, key=lambda one: (len(one[1].rules), len(one[1].answers))):
            try:
                yield number, run, course(self.game, run)
            except Exception:  # made up by the test
                continue

    def _forget(self, path: str) -> None:
        """What the functions of that file have told before; what is found out about a board is asked by many."""
        for other, caches in self.remembered.items():
            if other == path or ("/board/" in path and other.startswith(str(self.game.folder))):
                for known in caches:
                    known.cache_clear()

    def _breaks(self, rule: str) -> Iterator[tuple[str, Callable[[], Undo]]]:
        """A few ways to break what keeps the rule, by turns of the places that name it; what tables of data hold was read long ago."""
        named = [place.rpartition(":") for place in self.kept.get(rule, [])]
        places = [self._at(self.game.folder.parent / name, int(line)) for name, _, line in named]
        while places:
            for place in list(places):
                if (found := next(place, None)) is None:
                    places.remove(place)
                else:
                    yield found

    def _at(self, path: Path, line: int) -> Iterator[tuple[str, Callable[[], Undo]]]:
        if path.suffix != ".py" or (part := _part(path, line)) is None or (where := region(part, line)) is None:
            return
        order = [(getattr(node, "lineno", line) != line, number) for number, (node, _, _) in enumerate(broken(where, part))]
        for _, number in sorted(order):
            part = _part(path, line)
            assert part is not None
            where = region(part, line)
            assert where is not None
            old, _, new = next(islice(broken(where, part), number, None))
            Instead(old, new()).visit(part)
            ast.fix_missing_locations(part)
            try:
                code = compile(part, str(path), "exec", dont_inherit=True)
            except (SyntaxError, ValueError, TypeError):
                continue
            if isinstance(part.body[0], ast.Assign | ast.AnnAssign):
                yield str(path), lambda code=code, part=part: _again(path, part.body[0], code)
            elif functions := list(self._touched(path, code)):
                yield str(path), lambda functions=functions: _put(functions)

    def _touched(self, path: Path, code: CodeType) -> Iterator[tuple[FunctionType, CodeType]]:
        """The functions of this process that are broken, with their new code."""
        new = {(one.co_qualname, one.co_firstlineno): one for one in codes(code)}
        for function in self.alive.get(str(path), []):
            old = function.__code__
            same = new.get((old.co_qualname, old.co_firstlineno), old)
            if same != old and same.co_freevars == old.co_freevars:
                yield function, same


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _part(path: Path, line: int) -> ast.Module | None:
    """The function, class or assignment of the file that the line belongs to or stands above, alone."""
    for one in _parsed(path).body:
        if (one.end_lineno or one.lineno) >= line and not isinstance(one, ast.Import | ast.ImportFrom | ast.Expr):
            return ast.Module([deepcopy(one)], [])
    return None


@contextmanager
def limited() -> Iterator[None]:
    """Not for ever."""

    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _put(functions: list[tuple[FunctionType, CodeType]]) -> Undo:
    whole = [(function, function.__code__) for function, _ in functions]
    for function, code in functions:
        function.__code__ = code

    def mend() -> None:
        for function, code in whole:
            function.__code__ = code

    return mend


def _again(path: Path, statement: ast.stmt, code: CodeType) -> Undo:
    """Evaluate it again, broken, and let everybody who has imported the name have the new value."""
    home = next(one for one in list(sys.modules.values()) if getattr(one, "__file__", "") == str(path))
    names = [target.id for target in ast.walk(statement) if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store)]
    values = dict(vars(home))
    try:
        exec(code, values)  # noqa: S102  our own source
    except Exception:  # it cannot even be read
        return lambda: None
    old = {name: vars(home)[name] for name in names if name in vars(home)}
    users = [
        (module, name)
        for module in list(sys.modules.values())
        for name in old
        if getattr(module, "__name__", "").startswith("stockade.") and vars(module).get(name) is old[name]
    ]
    for module, name in users:
        setattr(module, name, values[name])

    def mend() -> None:
        for module, name in users:
            setattr(module, name, old[name])

    return mend
