"""The server in figures, for Prometheus: tables, people, answers, how long things take, what waits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from stockade.server.measures import Measures

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics(Measures):
    """One registry per application, so that several in one process count apart."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._answers = Counter("stockade_answers", "Answers that were stored.", ["game", "how"], registry=self.registry)
        self._refusals = Counter("stockade_refusals", "What was refused to a client.", ["code"], registry=self.registry)
        self._seconds = Histogram("stockade_seconds", "How long it took.", ["what"], buckets=TIMES, registry=self.registry)
        self._times: dict[str, Histogram] = {}
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        Gauge(f"stockade_{name}", about, registry=self.registry).set_function(read)

    def answered(self, game: str, how: str) -> None:
        """By people, bots, or given beforehand."""
        self._answers.labels(game, how or "person").inc()

    def refused(self, code: str) -> None:
        """By the code of the error."""
        self._refusals.labels(code).inc()

    def time(self, what: str) -> AbstractContextManager[object]:
        """Its seconds fall into a bucket."""
        found = self._times.get(what)
        if found is None:
            found = self._times[what] = self._seconds.labels(what)
        return found.time()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
