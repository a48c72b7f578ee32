"""What the laboratory says: its report, and what it refuses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stockade.engine.errors import StockadeError
from stockade.engine.text import Text


class LabError(StockadeError):
    """Something the laboratory cannot do."""


@cache
def words() -> Text:
    """Both languages."""
    return Text(Path(__file__).parent / "text")
