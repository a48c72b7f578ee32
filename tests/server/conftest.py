"""A running server with the small game, and a place for its tables: a file, or a database that several share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import databases
from tests.server.screen import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One per module: every test makes tables of its own."""
    with Running(Path(tmp_path_factory.mktemp("server")) / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Cluster]:
    """One PostgreSQL for all tests of this process."""
    databases.need(databases.programs(), "PostgreSQL", "apt-get install -y postgresql")
    with databases.cluster() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the tables of this test are: the same promises hold in both."""
    return tmp_path / "t.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres").new()
