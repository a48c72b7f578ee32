"""What the tests of a game play: every course of every table, as something that can be played again, and what the test looked at.

A pytest plugin. `choosing` makes the examples of the rulebook from what it finds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import pytest
from msgspec import Struct, field

from stockade.engine.ask import Answer
from stockade.engine.state import encode
from stockade.engine.table import Table
from stockade.testing.scene import Scene


class Look(Struct, array_like=True):
    """What a test asked after so many answers: about any `event` of some kind or the `last` one, an `option` on offer, a key that is
    `refused`, or about the `state` (anything of it)."""

    answers: int
    kind: str
    what: str


class Run(Struct, array_like=True):
    """One course of one table in a test that proves these rules."""

    game: str
    setup: dict[str, Any]
    seed: int
    start: bytes
    answers: list[Answer]
    test: str = ""
    rules: tuple[str, ...] = ()
    left: bool = False  # before the test arranged another position
    looks: list[Look] = field(default_factory=list[Look])


ASKS = {"refused": "refused", "offers": "option", "events": "event", "last": "last", "rule_of": "last"}


class Recorder:
    """Collects the runs of all tests that prove a rule."""

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.failed: set[str] = set()
        self._tables: list[Table] | None = None
        self._looks: dict[int, list[Look]] = {}
        self._found: dict[bytes, Run] = {}
        self._finished = False

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """From now on tables that are made are noticed, and kept before they start anew or go back."""
        made: Callable[..., None] = Table.__init__

        def init(table: Table, *args: Any, **more: Any) -> None:
            made(table, *args, **more)
            if self._tables is not None:
                self._tables.append(table)

        patch.setattr(Table, "__init__", init)
        for name in ("arrange", "start_from", "_go_to"):
            patch.setattr(Table, name, self._keeping(getattr(Table, name), anew=name != "_go_to"))
        for name, kind in ASKS.items():
            patch.setattr(Scene, name, self._looking(getattr(Scene, name), kind))
        for name in ("state", "play"):
            patch.setattr(Scene, name, property(partial(self._reading, getattr(Table, name))))
        patch.setattr(Scene, "view", self._looking(Scene.view, "state"))
        patch.setattr(Scene, "finish", self._finishing(Scene.finish))

    def _keeping(self, method: Callable[..., Any], anew: bool) -> Callable[..., Any]:
        def keep(table: Table, *args: Any, **more: Any) -> Any:
            if self._tables is not None and table.answers:
                self._keep(table, left=anew)
            if anew:
                self._looks.pop(id(table), None)
            return method(table, *args, **more)

        return keep

    def _looking(self, method: Callable[..., Any], kind: str) -> Callable[..., Any]:
        def look(scene: Scene, what: Any, *args: Any, **more: Any) -> Any:
            self._look(scene, kind, str(what))
            return method(scene, what, *args, **more)

        return look

    def _reading(self, read: property, scene: Scene) -> Any:
        self._look(scene, "state", "")
        return read.__get__(scene.table)

    def _look(self, scene: Scene, kind: str, what: str) -> None:
        looks, look = self._looks.setdefault(id(scene.table), []), Look(len(scene.table.answers), kind, what)
        if not self._finished and look not in looks[-1:]:
            looks.append(look)

    def _finishing(self, finish: Callable[..., None]) -> Callable[..., None]:
        """What every scene is asked at its end is nobody's point."""

        def finished(scene: Scene, *args: Any) -> None:
            self._finished = True
            try:
                finish(scene, *args)
            finally:
                self._finished = False

        return finished

    def _keep(self, table: Table, left: bool = False) -> None:
        if table.twists or not hasattr(table, "_play"):  # imagined, or never begun
            return
        looks = list(self._looks.get(id(table), ()))
        run = Run(table.game.id, table.setup, table.seed, table.start, list(table.answers), left=left, looks=looks)
        try:
            found = self._found.setdefault(encode([run.game, run.setup, run.seed, run.start, run.answers]), run)
        except TypeError:  # a test of what cannot be written down
            return
        found.looks = max(found.looks, looks, key=len)
        found.left = found.left and left

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """One test after the other."""
        self._tables, self._looks, self._found = [], {}, {}
        try:
            return (yield)
        finally:
            for table in self._tables:
                self._keep(table)
            rules = tuple(dict.fromkeys(arg for mark in item.iter_markers("rule") for arg in mark.args))
            for run in self._found.values():
                run.test, run.rules = item.nodeid, rules
            self.runs += [run for run in self._found.values() if run.test not in self.failed]
            self._tables = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails proves nothing."""
        if report.failed:
            self.runs = [run for run in self.runs if run.test != report.nodeid]
            self.failed.add(report.nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that prove no rule are left out."""
        items[:] = [item for item in items if item.get_closest_marker("rule")]


def record(paths: list[str]) -> list[Run]:
    """Run the proving tests below these paths: all that those which pass have played."""
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        recorder.watch(patch)
        verdict = pytest.main(["-n", "0", "-p", "no:cacheprovider", *paths], plugins=[recorder])
    if verdict not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(int(verdict))
    return recorder.runs
