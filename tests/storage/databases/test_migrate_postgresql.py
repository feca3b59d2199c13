"""The schema of PostgreSQL: created and upgraded on demand, checked when a server starts."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from abth.cli.app import run
from abth.storage.databases.migrate import UnknownSchema, configuration
from abth.storage.databases.postgresql import PostgresDatabase
from abth.storage.schema import REVISION, metadata
from abth.storage.store import Store
from tests.postgresql import PostgresServer


def execute(url: str, *statements: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(work())


def upgrade_by_alembic(connection: Connection, revision: str = "head") -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def differences(connection: Connection) -> list[Any]:
    """Between the database and the schema; the tables of the job queue are not ours."""

    def ours(name: str | None, kind: str, _: Any) -> bool:
        return kind != "table" or not str(name).startswith("pgqueuer")

    context = MigrationContext.configure(connection, opts={"include_name": ours})
    return list(compare_metadata(context, metadata))


def in_database(url: str, *steps: Any) -> Any:
    """Run steps on a connection, each in a transaction; the result of the last."""

    async def work() -> Any:
        database = PostgresDatabase(url)
        try:
            return [await database.write(step) for step in steps][-1]
        finally:
            await database.close()

    return asyncio.run(work())


def test_the_migrations_lead_to_the_schema(postgresql: PostgresServer) -> None:
    assert in_database(postgresql.database(empty=True), upgrade_by_alembic, differences) == []
    assert in_database(postgresql.database(), differences) == []


def test_an_empty_database_is_prepared_once(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgresql.database(empty=True)

    assert run(["admin", "migrate", "--database", url]) == 0
    assert run(["admin", "migrate", "--database", url]) == 0

    assert f"has schema {REVISION}." in capsys.readouterr().out
    assert in_database(url, differences) == []


def test_a_database_that_was_not_prepared_is_refused_in_words(postgresql: PostgresServer) -> None:
    with pytest.raises(UnknownSchema, match="abth admin migrate"):
        asyncio.run(Store.open(postgresql.database(empty=True)))


def test_an_older_database_is_refused_until_it_is_migrated(postgresql: PostgresServer) -> None:
    url = postgresql.database(empty=True)
    in_database(url, lambda connection: upgrade_by_alembic(connection, "0004"))

    with pytest.raises(UnknownSchema, match="abth admin migrate"):
        asyncio.run(Store.open(url))
    assert run(["admin", "migrate", "--database", url]) == 0

    assert in_database(url, differences) == []


def test_a_newer_database_is_refused_in_words(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgresql.database()
    execute(url, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(UnknownSchema, match="newer version"):
        asyncio.run(Store.open(url))
    assert run(["admin", "migrate", "--database", url]) == 2

    assert "newer version of abth" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["mysql://x", "abth.sqlite"])
def test_another_address_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "migrate", "--database", address]) == 2
    assert "begins with postgresql://" in capsys.readouterr().err
