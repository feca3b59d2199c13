"""Quotas: what one user or one address may store, and what an imported log may cost."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import get_ident
from typing import Any
from unittest import mock

import msgspec
import pytest
from msgspec.structs import replace

from abth.protocol.log import Log
from abth.table import forks
from abth.table.forks import import_log
from abth.table.live_table import LiveTable
from abth.table.match import replay as replays
from abth.table.refusals import Refusal
from abth.table.undo_requests import undo
from tests.played import finished
from tests.server.house import ALL_PATIENCE, Guest, House, guests, house, new_key, seated_table
from tests.table.stand_ins import ADA, Room, in_a_room


def at_a_house(tmp_path: Path, scenario: Callable[[House], Awaitable[None]], **limits: Any) -> None:
    """Play a scenario at a server with these limits."""

    async def run() -> None:
        async with asyncio.timeout(ALL_PATIENCE), house(tmp_path, **limits) as place:
            await scenario(place)

    asyncio.run(run())


def as_json(log: Log) -> Any:
    return msgspec.to_builtins(log)


PLAN = {"name": "One more", "seats": [{}, {}]}


def test_a_user_makes_only_so_many_tables_a_day(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        ada, ben = await guests(place, 2)
        answers = await asyncio.gather(*[ada.http.post("/api/tables", json=PLAN) for _ in range(6)])
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 3
        lesson = {"lesson": "first-match", "name": "Lesson"}
        for path, body in (("/lessons", lesson), ("/matches", as_json(finished(2)))):
            refused = await ada.post(path, body, 429)
            assert refused["message_id"] == "problem-too-many-tables-today"
        await ben.post("/tables", PLAN, 201)
        place.clock.turn(86_401)
        await ada.post("/tables", PLAN, 201)

    at_a_house(tmp_path, scenario, tables_per_day=3)


def test_an_address_makes_only_so_many_tables_at_once(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        for guest in await guests(place, 2):
            await guest.post("/tables", PLAN, 201)
        late = await Guest.arrive(place, "Cleo")
        refused = await late.post("/tables", PLAN, 429)
        assert refused["message_id"] == "problem-too-many-new-tables"

    at_a_house(tmp_path, scenario, tables_at_once=2, tables_per_minute=0.001)


def test_a_user_keeps_only_so_many_imported_matches(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        ada = await Guest.arrive(place, "Ada")
        log = as_json(finished(2))
        await ada.post("/matches", log, 201)
        refused = await ada.post("/matches", log, 429)
        assert refused["message_id"] == "problem-too-many-imports"

    at_a_house(tmp_path, scenario, imports=1)


def test_an_imported_log_is_replayed_once_and_beside_the_event_loop(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        ada = await Guest.arrive(place, "Ada")
        threads: list[int] = []
        log = finished(2)

        def enter(*args: Any) -> None:
            threads.append(get_ident())
            entered(*args)

        entered = replays.replay_entry
        with mock.patch.object(replays, "replay_entry", enter):
            made = await ada.post("/matches", as_json(log), 201)
            assert (made["state"], made["version"]) == ("over", len(log.actions))
            assert len(threads) == len(log.actions)
            place.services.tables.put_idle_away(place.clock.now())
            again = await ada.get(f"/tables/{made['id']}/log")  # from the store
        assert again["actions"] == log.actions
        assert len(threads) == 2 * len(log.actions)
        assert get_ident() not in threads

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize("entry", ["undo", "undo to 3"])
def test_a_long_log_is_refused_before_it_is_replayed(entry: str) -> None:
    room, log = Room(None, None), finished(2)
    many = replace(log, actions=log.actions[:-1] + [entry] * 5_000)
    few = replace(log, actions=log.actions[:-1] + ["undo to 3"] * 101)
    with mock.patch.object(forks, "replay_strictly") as replayed:
        for bad in (many, few):
            with pytest.raises(Refusal) as refused:
                asyncio.run(import_log(room.services, ADA, bad))
            assert refused.value.code == "too-large"
    replayed.assert_not_called()


def test_a_body_that_no_match_needs_is_refused(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        ada = await Guest.arrive(place, "Ada")
        log = as_json(finished(2)) | {"actions": ["undo to 1234" + " " * 60] * 20_000}
        assert (await ada.post("/matches", log, 413))["code"] == "too-large"

    at_a_house(tmp_path, scenario)


def test_a_match_is_not_taken_back_for_ever() -> None:
    async def scenario(room: Room) -> None:
        match = room.live.table.require_match()
        while match.can_undo != 0:
            await room.act()
        limits = replace_limits(room.live, undo_entries=match.version)
        with mock.patch.object(room.live, "services", limits), pytest.raises(Refusal) as refused:
            await undo(room.live, room.sender(0), 0, seen=None, to=None)
        assert (refused.value.code, refused.value.message) == (
            "too-many",
            "refusal-too-many-undos",
        )

    in_a_room(Room(None, None), scenario)


def replace_limits(live: LiveTable, **limits: int) -> Any:
    """The services of a table with other limits."""
    changed = dataclasses.replace(live.services.limits, **limits)
    return dataclasses.replace(live.services, limits=changed)


def test_a_user_writes_only_so_many_lines_of_chat(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        ada, ben = [await guest.device(table) for guest in people]

        async def write(device: Any) -> Any:
            chat = {"type": "chat", "key": new_key(), "text": "Hello!"}
            return await device.ask(chat)

        answers = [await write(ada) for _ in range(4)]
        reasons = [getattr(answer, "message_id", None) for answer in answers]
        assert reasons == [None, None, "problem-too-many-lines", "problem-too-much-chat"]
        assert getattr(await write(ben), "message_id", None) is None

    at_a_house(tmp_path, scenario, chat_lines=2, chat_at_once=3, chat_per_minute=0.001)
