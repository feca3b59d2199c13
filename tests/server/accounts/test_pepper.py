"""The pepper: made once, and refused if it is missing or another one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.server.accounts.pepper import BadPepper, load_pepper
from abth.storage.store import Store


def load(place: Path | str, file: Path) -> bytes:
    async def work() -> bytes:
        store = await Store.open(place)
        try:
            return await load_pepper(store, file)
        finally:
            await store.close()

    return asyncio.run(work())


def test_a_pepper_is_made_once(place: Path | str, tmp_path: Path) -> None:
    file = tmp_path / "new" / "abth.pepper"
    made = load(place, file)

    assert len(made) == 32
    assert file.stat().st_mode & 0o077 == 0
    assert load(place, file) == made


def test_a_missing_or_another_pepper_is_refused(place: Path | str, tmp_path: Path) -> None:
    file = tmp_path / "abth.pepper"
    load(place, file)

    with pytest.raises(BadPepper, match="missing"):
        load(place, tmp_path / "lost.pepper")
    file.write_bytes(b"x" * 32)
    with pytest.raises(BadPepper, match="another server"):
        load(place, file)
    assert not (tmp_path / "lost.pepper").exists()


def test_a_server_from_before_fingerprints_keeps_its_pepper(
    place: Path | str, tmp_path: Path
) -> None:
    file = tmp_path / "abth.pepper"
    file.write_bytes(b"p" * 32)

    assert load(place, file) == b"p" * 32
