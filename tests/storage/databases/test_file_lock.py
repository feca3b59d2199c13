"""One server for each SQLite file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.storage.databases.file_lock import FileBusy, FileLock
from abth.storage.store import Store


def test_a_second_server_on_the_same_file_is_refused_in_words(tmp_path: Path) -> None:
    data = tmp_path / "abth.sqlite"

    async def scenario() -> None:
        first = await Store.open(data, alone=True)
        with pytest.raises(FileBusy, match="in use by another server"):
            await Store.open(data, alone=True)
        looking = await Store.open(data)  # as `abth admin` does beside a server
        await looking.close()
        await first.close()
        again = await Store.open(data, alone=True)
        await again.close()

    asyncio.run(scenario())


def test_a_lock_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "abth.sqlite.lock").mkdir()
    with pytest.raises(FileBusy, match="cannot be written"):
        FileLock(tmp_path / "abth.sqlite")
