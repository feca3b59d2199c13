"""Backups: the database of a server, which may be running, and its pepper, in one file.

A backup is a compressed tar archive with the database as one SQLite file, the pepper of the
recovery phrases, and a list of both with their SHA-256 (`manifest.json`). The database is copied
as it stands at one moment, while others write to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import os
import shutil
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path
from typing import IO, Final

import msgspec
from sqlalchemy import Connection, Table, insert, select

from abth.storage.copying import BATCH, LEFT_OUT, copy_database
from abth.storage.databases.migrate import (
    Transaction,
    back_up,
    known_revisions,
    prepare_file,
    revision_of,
)
from abth.storage.schema import metadata
from abth.storage.store import Store
from abth.words.complaints import Complaint, system_details

BACKUP: Final = "abth-backup/1"
MANIFEST: Final = "manifest.json"
DATABASE: Final = "abth.sqlite"
PEPPER: Final = "abth.pepper"
MOST_MANIFEST: Final = 100_000  # bytes


class BadBackup(Complaint):
    """A file that is no backup, or that cannot be written or restored."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup holds."""

    version: str = BACKUP
    program: str
    revision: str
    created: float
    sha256: dict[str, str]


def write_backup(
    database: Path | str, pepper: Path, file: Path, program: str, now: float
) -> Manifest:
    """Write a database and its pepper into a new file, readable by its owner alone."""
    for needed in (database, pepper):
        if isinstance(needed, Path) and not needed.is_file():
            raise BadBackup(str(needed), "cli-admin-backup-nothing")
    refuse_existing(file)
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".abth-backup-") as folder:
            copy = Path(folder) / DATABASE
            if isinstance(database, Path):
                back_up(database, copy)
            else:
                asyncio.run(copy_out(database, copy))
            parts = {DATABASE: copy, PEPPER: pepper}
            manifest = Manifest(
                program=program,
                revision=revision_of(copy) or "",
                created=now,
                sha256={name: digest_of(path) for name, path in parts.items()},
            )
            packed = Path(folder) / "packed"
            pack(packed, manifest, parts)
            os.link(packed, file)  # fails if the file has appeared meanwhile
    except OSError as error:
        raise BadBackup(str(file), "cli-admin-cannot-write", **system_details(error)) from error
    return manifest


async def copy_out(address: str, file: Path) -> None:
    """Copy a PostgreSQL database, as it stands at one moment, into a new SQLite file."""
    store = await Store.open(address)

    def step(connection: Connection) -> None:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        prepare_file(file)
        with Transaction(file) as target:
            for table in metadata.sorted_tables:
                if table not in LEFT_OUT:
                    copy_rows(connection, target, table)

    try:
        await store.database.read(step)
    finally:
        await store.close()


def copy_rows(source: Connection, target: Connection, table: Table) -> None:
    """Copy the rows of one table, some thousands at a time."""
    ordered, start = select(table).order_by(*table.primary_key.columns), 0
    while rows := source.execute(ordered.limit(BATCH).offset(start)).mappings().all():
        target.execute(insert(table), [dict(row) for row in rows])
        start += len(rows)


def pack(file: Path, manifest: Manifest, parts: dict[str, Path]) -> None:
    """Write the archive, and wait until it is on the disk."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as opened:
        with tarfile.open(fileobj=opened, mode="w:gz") as archive:
            listed = msgspec.json.encode(manifest)
            add(archive, MANIFEST, io.BytesIO(listed), len(listed), manifest.created)
            for name, path in parts.items():
                with path.open("rb") as part:
                    add(archive, name, part, path.stat().st_size, manifest.created)
        opened.flush()
        os.fsync(opened.fileno())


def add(archive: tarfile.TarFile, name: str, part: IO[bytes], size: int, now: float) -> None:
    """Add one file, which nobody but its owner may read."""
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = size, 0o600, int(now)
    archive.addfile(entry, part)


def restore_backup(file: Path, database: Path | str, pepper: Path) -> Manifest:
    """Unpack a backup where nothing is yet, after checking that it is whole."""
    for target in (database, pepper):
        if isinstance(target, Path):
            refuse_existing(target)
            target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=pepper.parent, prefix=".abth-restore-") as folder:
            manifest = unpack(file, Path(folder))
            check_database(Path(folder) / DATABASE, str(file))
            if isinstance(database, str):
                prepare_file(Path(folder) / DATABASE)  # it may be of an earlier program
                asyncio.run(copy_in(Path(folder) / DATABASE, database))
            # The pepper first: a database without its pepper would be refused at the start.
            os.link(Path(folder) / PEPPER, pepper)
            if isinstance(database, Path):
                os.link(Path(folder) / DATABASE, database)
    except OSError as error:
        raise BadBackup(str(pepper), "cli-admin-cannot-write", **system_details(error)) from error
    return manifest


async def copy_in(file: Path, address: str) -> None:
    """Copy a SQLite file into an empty PostgreSQL database."""
    from abth.storage.databases.migrate_postgresql import migrate_database

    await migrate_database(address)
    await copy_database(file, address)


def unpack(file: Path, folder: Path) -> Manifest:
    """Unpack the parts of a backup, each compared with its SHA-256."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            listed = archive.extractfile(MANIFEST)
            assert listed is not None
            manifest = msgspec.json.decode(listed.read(MOST_MANIFEST), type=Manifest)
            if manifest.version != BACKUP or set(manifest.sha256) != {DATABASE, PEPPER}:
                raise BadBackup(str(file), "cli-admin-no-backup")
            if manifest.revision not in known_revisions():
                raise BadBackup(str(file), "cli-serve-newer-data")
            for name, expected in manifest.sha256.items():
                part = archive.extractfile(name)
                assert part is not None
                handle = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(handle, "wb") as target:
                    shutil.copyfileobj(part, target)
                if digest_of(folder / name) != expected:
                    raise BadBackup(str(file), "cli-admin-backup-damaged")
    except (KeyError, AssertionError, EOFError, tarfile.TarError, msgspec.MsgspecError) as error:
        raise BadBackup(str(file), "cli-admin-no-backup") from error
    except FileNotFoundError as error:
        raise BadBackup(str(file), "error-cannot-read", **system_details(error)) from error
    return manifest


def check_database(database: Path, place: str) -> None:
    """Refuse a database that is not whole."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            said = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BadBackup(place, "cli-admin-backup-damaged") from error
    if said != "ok":
        raise BadBackup(place, "cli-admin-backup-damaged")


def refuse_existing(path: Path) -> None:
    """Refuse to write over anything."""
    if path.exists():
        raise BadBackup(str(path), "cli-admin-exists")


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
