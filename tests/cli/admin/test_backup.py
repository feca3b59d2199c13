"""`abth admin backup, restore`: the drill, with a server that runs.

Also proves `storage/backups.py`.
"""

from __future__ import annotations

import tarfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from abth.storage.store import Store
from tests.cli.admin.conftest import Operator, Scenario, admin_on
from tests.postgresql import PostgresServer
from tests.server.house import HandClock, House, QuickBots, guests, seated_table
from tests.storage.stores.test_admin import with_table
from tests.storage.test_store import with_store

Beside = Callable[[Scenario], None]


def test_a_server_is_backed_up_while_it_runs_and_restored_elsewhere(
    beside_a_server: Beside, tmp_path: Path
) -> None:
    """The drill: everybody signs in with the old secrets and phrases, and the match goes on."""

    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        devices = [await guest.device(table) for guest in people]
        file, elsewhere = tmp_path / "backup.tar.gz", tmp_path / "elsewhere" / "abth.sqlite"

        saved = await admin("backup", file)
        device = next(device for device in devices if device.deciding is not None)
        view = device.views[device.deciding]
        await device.act(view.seat or 0, view.legal[0])  # the server has never paused
        restored = admin_on(elsewhere, "restore", file)

        assert saved.code == restored.code == 0
        assert "Keep it secret" in saved.out
        assert file.stat().st_mode & 0o077 == elsewhere.stat().st_mode & 0o077 == 0
        second = House(replace(place.settings, data=elsewhere), HandClock(), QuickBots())
        await second.start()
        try:
            await go_on(second, people[0].secret, str(people[1].phrase), table)
        finally:
            await second.clients[0].aclose()
            await second.stop()

    beside_a_server(scenario)


async def go_on(second: House, secret: str, phrase: str, table: str) -> None:
    """A player with a secret and one with a phrase find their match at the second server."""
    client = second.client(secret)
    position = (await client.get(f"/api/tables/{table}/position")).json()
    assert position["state"] == "playing"
    recovered = await client.post("/api/people/recover", json={"phrase": phrase})
    assert recovered.status_code == 201, recovered.text
    if position["due"]["seat"] == 0:
        act = {"seat": 0, "action": position["views"][0]["legal"][0], "key": "after"}
        assert (await client.post(f"/api/tables/{table}/act", json=act)).status_code == 200


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of an empty server."""
    database, file = tmp_path / "abth.sqlite", tmp_path / "backup.tar.gz"
    admin_on(database, "migrate")
    database.with_suffix(".pepper").write_bytes(b"pepper")
    assert admin_on(database, "backup", file).code == 0
    return file


def test_nothing_is_overwritten(backup: Path, tmp_path: Path) -> None:
    for arguments in (("backup", backup), ("restore", backup)):
        told = admin_on(tmp_path / "abth.sqlite", *arguments)
        assert told.code == 2
        assert "already exists" in told.err


def test_a_damaged_backup_is_refused_and_leaves_nothing(backup: Path, tmp_path: Path) -> None:
    whole, target = backup.read_bytes(), tmp_path / "new" / "abth.sqlite"
    for damaged in (whole[: len(whole) // 2], b"", b"no backup"):
        backup.write_bytes(damaged)
        told = admin_on(target, "restore", backup)
        assert told.code == 2
        assert "is not an abth backup" in told.err
    with tarfile.open(backup, "w:gz") as archive:
        archive.add(__file__, "abth.sqlite")
    assert "is not an abth backup" in admin_on(target, "restore", backup).err
    assert "no such file" in admin_on(target, "restore", tmp_path / "nowhere").err
    assert list((tmp_path / "new").iterdir()) == []


def test_a_backup_whose_parts_were_exchanged_is_refused(backup: Path, tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    with tarfile.open(backup) as archive:
        archive.extractall(parts, filter="data")
    (parts / "abth.pepper").write_bytes(b"another")
    with tarfile.open(backup, "w:gz") as archive:
        for name in ("manifest.json", "abth.sqlite", "abth.pepper"):
            archive.add(parts / name, name)

    told = admin_on(tmp_path / "new" / "abth.sqlite", "restore", backup)

    assert "the backup is damaged" in told.err


def test_a_server_without_a_pepper_cannot_be_backed_up(tmp_path: Path) -> None:
    database = tmp_path / "abth.sqlite"
    admin_on(database, "migrate")

    assert "abth.pepper: is missing" in admin_on(database, "backup", tmp_path / "b").err


def test_a_postgresql_database_is_backed_up_and_restored(
    postgresql: PostgresServer, tmp_path: Path
) -> None:
    """Into a SQLite file as well as into another PostgreSQL database."""
    source, target = postgresql.database(), postgresql.database()
    pepper, file = tmp_path / "abth.pepper", tmp_path / "backup.tar.gz"
    pepper.write_bytes(b"pepper")

    async def fill(store: Store) -> None:
        await with_table(store)

    async def look(store: Store) -> None:
        assert [entry.entry for entry in await store.tables.log("t")] == ["first", "second"]
        device = await store.people.find_by_secret("hash-1")
        assert device is not None
        assert device.person == "ada"

    with_store(source, fill)
    options = ("--database", source, "--pepper", pepper)
    assert admin_on(tmp_path / "x.sqlite", "backup", file, *options).code == 0
    elsewhere = ("--database", target, "--pepper", tmp_path / "other.pepper")
    assert admin_on(tmp_path / "x.sqlite", "restore", file, *elsewhere).code == 0
    again = ("--database", target, "--pepper", tmp_path / "third.pepper")
    assert admin_on(tmp_path / "x.sqlite", "restore", file, *again).code == 2
    assert admin_on(tmp_path / "new.sqlite", "restore", file).code == 0

    with_store(target, look)
    with_store(tmp_path / "new.sqlite", look)
    assert (tmp_path / "other.pepper").read_bytes() == b"pepper"
