"""A running server with the small game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.screen import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One per module: every test makes tables of its own."""
    with Running(Path(tmp_path_factory.mktemp("server")) / "tables.sqlite") as running:
        yield running
