"""Fixtures that tests of several packages share: databases; and what holds for all laws."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgresql import PostgresServer, is_required, programs

# An example may take long beside other tests; Hypothesis would call that a failure after 200 ms.
settings.register_profile("abth", deadline=None)
settings.load_profile("abth")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    if programs() is None:
        if is_required():
            pytest.fail("PostgreSQL is not installed: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed")
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of either kind: a file, or an address."""
    if request.param == "sqlite":
        return tmp_path / "abth.sqlite"
    server: PostgresServer = request.getfixturevalue("postgresql")
    return server.database()
