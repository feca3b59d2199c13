"""Lists of tables: as fresh as they must be, made seldom, and filled by nobody alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House, guests, house, over_sockets


async def ids(guest: Guest, kind: str) -> list[str]:
    """The tables of a list as somebody sees it."""
    return [state["id"] for state in (await guest.get("/tables"))[kind]]


def test_one_host_does_not_fill_the_list(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, listed=6, listed_of_host=3, listed_of_address=100) as place:
            ada, ben = await guests(place, 2)
            only = await ben.make_table([None, None])
            flood = [await ada.make_table([None, None]) for _ in range(20)]
            listed = await ids(ben, "open")
            assert only in listed
            assert len(set(listed) & set(flood)) == 3
            assert len(await ids(ada, "yours")) == 6
            assert len(await ids(ada, "open")) == 4

    asyncio.run(scenario())


def test_one_address_does_not_fill_the_list_with_many_names(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits: dict[str, Any] = {"listed": 6, "listed_of_host": 3, "listed_of_address": 4}
        async with house(tmp_path, **limits) as place:
            people = await guests(place, 5)
            first = await people[0].make_table([None, None])
            place.services.lists.note_address(first, "another address")
            for guest in people[1:]:
                for _ in range(3):
                    await guest.make_table([None, None])
            listed = await ids(people[0], "open")
            assert len(listed) == 5
            assert first in listed

    asyncio.run(scenario())


@over_sockets
async def test_what_everyone_sees_is_made_once_for_many(place: House) -> None:
    ada, ben = await guests(place, 2)
    await ada.make_table([None, None])
    asked: list[int] = []
    store = place.services.store.tables
    find = store.open_tables

    async def counted(limit: int, of_host: int) -> Any:
        asked.append(limit)
        return await find(limit, of_host)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "open_tables", counted)
        patch.setattr("abth.server.table_lists.KEPT_SECONDS", 1000.0)
        first = await ben.get("/tables")
        for _ in range(10):
            assert await ben.get("/tables") == first
        assert len(asked) <= 1
        second = await ada.make_table([None, None])
        assert second in await ids(ben, "open")  # at once


@over_sockets
async def test_a_list_shows_each_user_their_own_seats_and_seeds(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None], seed="friday")
    await ada.post(f"/tables/{table}/join", {"seat": 1})

    (as_ada,) = (await ada.get("/tables"))["open"]
    (as_ben,) = (await ben.get("/tables"))["open"]

    assert (as_ada["yours"], as_ada["hosting"], as_ada["options"]["seed"]) == ([1], True, "friday")
    assert (as_ben["yours"], as_ben["hosting"], as_ben["options"]["seed"]) == ([], False, "?")


@over_sockets
async def test_open_tables_expire_unless_they_are_watched(place: House) -> None:
    ada, ben = await guests(place, 2)
    old, watched = [await ada.make_table([None, None]) for _ in range(2)]
    device = await ben.device(watched)
    place.clock.turn(1000)
    new = await ada.make_table([None, None])

    await place.services.tables.close_stale(place.clock.now() - 500)

    states = {table: (await ben.get(f"/tables/{table}"))["state"] for table in (old, watched, new)}
    assert states == {old: "closed", watched: "open", new: "open"}
    assert sorted(await ids(ben, "open")) == sorted([watched, new])
    await device.close()
