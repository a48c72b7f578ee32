"""A running server with the small game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.screen import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "tables.sqlite") as running:
        yield running
