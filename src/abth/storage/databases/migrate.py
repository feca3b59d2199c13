"""Brings a SQLite file to the schema of this program before anything else reads it.

A current file costs one query. An empty file gets the whole schema at once. A file from before
Alembic gets its revision number. Only an older file needs Alembic: it is copied, then migrated in
one transaction.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, create_engine, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from abth.storage.schema import (
    FIRST_REVISION,
    FIRST_VERSION,
    REVISION,
    SCHEMA_VERSION,
    metadata,
    revisions,
    versions,
)
from abth.words.complaints import Complaint, system_details

if TYPE_CHECKING:
    from alembic.config import Config

MESSAGES: Final = {  # by the name of SQLite's error
    "READONLY": "error-data-read-only",
    "CORRUPT": "error-data-damaged",
    "NOTADB": "error-data-damaged",
    "FULL": "error-data-full",
}
SCRIPTS: Final = Path(__file__).parent.parent / "migrations"


class UnknownSchema(Complaint):
    """A file that another version of this program has written; one sentence says so."""


class UnusableDatabase(Complaint):
    """A file that cannot be a database: read-only, damaged, on a full disk."""


def prepare_file(path: Path) -> None:
    """Make the file hold the current schema; create it, readable by its owner alone, if needed.

    One line says why a file cannot be used.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        bring_up_to_date(path)
        check_writable(path)
    except OSError as error:
        raise UnusableDatabase(str(path), "error-cannot-write", **system_details(error)) from error
    except (sqlite3.DatabaseError, SQLAlchemyError) as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: Exception) -> UnusableDatabase:
    """Why the database in a file cannot be used, in one line."""
    cause = getattr(error, "orig", None) or error
    kind = str(getattr(cause, "sqlite_errorname", "") or "").split("_")[1:2]
    message = MESSAGES.get(kind[0] if kind else "", "error-data-unusable")
    details = {"detail": str(cause)} if message == "error-data-unusable" else {}
    return UnusableDatabase(str(path), message, **details)


def check_writable(path: Path) -> None:
    """Raise if a table cannot be read, or nothing can be written to the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for table in metadata.tables:
            connection.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"UPDATE {versions.name} SET version = version")
        connection.execute("ROLLBACK")


def bring_up_to_date(path: Path) -> None:
    """Create the schema, or migrate an older one."""
    revision = revision_of(path)
    if revision is None:
        revision = create_or_stamp(path)
    if revision != REVISION:
        migrate(path, revision)


def revision_of(path: Path) -> str | None:
    """The revision of the file, if it has one."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute(f"SELECT version_num FROM {revisions.name}").fetchone()
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            return None
    return None if row is None else str(row[0])


def create_or_stamp(path: Path) -> str:
    """Give a file its revision: the current one to a new file, the first to an older one."""
    with Transaction(path) as connection:
        if inspect(connection).has_table(revisions.name):  # another process was faster
            return str(connection.execute(select(revisions.c.version_num)).scalar_one())
        version = schema_version(connection)
        if version is None:
            metadata.create_all(connection)
            connection.execute(insert(versions).values(version=SCHEMA_VERSION))
        elif version != FIRST_VERSION:
            known = str(FIRST_VERSION)
            raise UnknownSchema(path.name, "error-version", version=str(version), known=known)
        revision = REVISION if version is None else FIRST_REVISION
        revisions.create(connection)
        connection.execute(insert(revisions).values(version_num=revision))
    return revision


def schema_version(connection: Connection) -> int | None:
    """The version that programs from before Alembic wrote; None in a new file."""
    if not inspect(connection).has_table(versions.name):
        return None
    return connection.execute(select(versions.c.version)).scalar_one_or_none()


def migrate(path: Path, revision: str) -> None:
    """Keep a copy of the file, then run every later migration; all of them or none."""
    from alembic import command

    config = configuration()
    if revision not in known_revisions():
        raise UnknownSchema(path.name, "cli-serve-newer-data")
    back_up(path, path.with_name(f"{path.stem}.before-{revision}-upgrade{path.suffix}"))
    with Transaction(path) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise RuntimeError(f"a migration left a row of {broken[0]} without its parent")


def known_revisions() -> set[str]:
    """The revisions that this program can migrate from."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(configuration())
    return {script.revision for script in scripts.walk_revisions()}


def configuration() -> Config:
    """Alembic's settings."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def back_up(path: Path, copy: Path) -> None:
    """Copy a database, readable by its owner alone; a copy is complete or not there."""
    unfinished = copy.with_name(f"{copy.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    os.replace(unfinished, copy)


class Transaction:
    """One exclusive transaction on a file that also covers changes of the schema.

    The driver begins transactions only for changes of rows, so this class begins it. Foreign keys
    are off, because SQLite changes a table by copying it.
    """

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, hide_parameters=True)
        self._connection = self._engine.connect()

    def __enter__(self) -> Connection:
        self._connection.exec_driver_sql("BEGIN IMMEDIATE")
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._connection.commit()
        else:
            self._connection.rollback()
        self._connection.close()
        self._engine.dispose()
