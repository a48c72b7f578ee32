"""Which store an address means: a file, or a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from stockade.server.postgres import is_address
from stockade.server.postgres_store import PostgresStore
from stockade.server.sqlite_store import SqliteStore

AnyStore = SqliteStore | PostgresStore


def store_at(db: Path | str) -> AnyStore:
    """The store; nothing is opened yet."""
    return PostgresStore(str(db)) if is_address(db) else SqliteStore(Path(db).expanduser())
