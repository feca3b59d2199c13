"""The schema of a PostgreSQL database: checked when a server starts, changed only on demand.

Many processes use the database, so none of them migrates it. `abth admin migrate` does: the tables
of the job queue too, in the order that a running server of the version before can bear.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, insert, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from abth.storage.databases.migrate import UnknownSchema, configuration, known_revisions
from abth.storage.databases.postgresql import PostgresDatabase, unavailable
from abth.storage.schema import REVISION, SCHEMA_VERSION, metadata, revisions, versions

LOCK: Final = 0x61627468  # "abth": of two programs that migrate, one waits


def revision_in(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not inspect(connection).has_table(revisions.name):
        return None
    return connection.execute(select(revisions.c.version_num)).scalar_one_or_none()


def check_schema(connection: Connection) -> None:
    """Refuse a database that is empty, older or newer; the operator is told what to do."""
    revision = revision_in(connection)
    if revision == REVISION:
        return
    place = database_name(connection.engine)
    if revision is not None and revision not in known_revisions():
        raise UnknownSchema(place, "cli-serve-newer-data")
    raise UnknownSchema(place, "cli-serve-migrate-first")


def database_name(engine: Engine) -> str:
    """The database without the password in its address."""
    return engine.url.database or "postgresql"


async def migrate_database(url: str) -> None:
    """Create or upgrade the schema, all of it or nothing, and the tables of the job queue."""
    from pgqueuer.queries import Queries

    database = PostgresDatabase(url)
    with unavailable():
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=database.connect, poolclass=NullPool
        )
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        queue = await database.connect()
        try:
            queries = Queries.from_asyncpg_connection(queue)
            if await queries.schema_is_installed():
                await queries.upgrade()
            else:
                await queries.install()
        finally:
            await queue.close()
        await engine.dispose()
    await database.close()


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date in the transaction of this connection."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    revision = revision_in(connection)
    if revision is None:
        create(connection)
    elif revision not in known_revisions():
        raise UnknownSchema(database_name(connection.engine), "cli-serve-newer-data")
    elif revision != REVISION:
        from alembic import command

        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def create(connection: Connection) -> None:
    """The whole schema at once, with its revision."""
    metadata.create_all(connection)
    connection.execute(insert(versions).values(version=SCHEMA_VERSION))
    revisions.create(connection)
    connection.execute(insert(revisions).values(version_num=REVISION))
