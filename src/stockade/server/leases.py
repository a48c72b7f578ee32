"""Who plays a table, where several processes share one database. One that has its tables for itself plays them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from stockade.engine.errors import StockadeError


class Elsewhere(StockadeError):
    """Another process plays this table; `address` is where."""

    code = "elsewhere"


class Leases(Protocol):
    """What a lobby asks before it opens a table."""

    shared: bool
    lost: Callable[[Sequence[str]], None]  # called with tables that somebody else plays now

    async def claim(self, table: str) -> str:
        """Empty when this process plays it from now on, else the address of the one that does."""
        ...

    async def nobody_at(self, address: str) -> None:
        """The system there says that no process listens at that address."""
        ...

    async def release(self, tables: Sequence[str]) -> None:
        """Whoever wants these may have them."""
        ...


class Alone:
    """Nobody else is there."""

    shared = False

    def __init__(self) -> None:
        self.lost: Callable[[Sequence[str]], None] = lambda tables: None

    async def claim(self, table: str) -> str:
        """Ours."""
        return ""

    async def nobody_at(self, address: str) -> None:
        """There are no others."""

    async def release(self, tables: Sequence[str]) -> None:
        """Nobody waits for them."""
