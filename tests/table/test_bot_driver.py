"""Bots at a table: they play on whatever they choose, and fail without harm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from abth.rules.views import View
from tests.table.stand_ins import Room, in_a_room

SECONDS = 10.0


def fail(view: View) -> int:
    raise ValueError("no idea")


async def until_a_player_must(room: Room) -> None:
    """Wait until the bots have decided."""
    async with asyncio.timeout(SECONDS):
        while room.live.bots.is_thinking:
            await asyncio.sleep(0)


@pytest.mark.parametrize("choice", [fail, lambda view: -5])
def test_a_bot_that_fails_takes_its_first_option(
    choice: Callable[[View], int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def scenario(room: Room) -> None:
        room.bots.choice = choice
        while room.to_act == 0 and not room.live.bots.is_thinking:
            await room.act()
        await until_a_player_must(room)
        first = list(room.memory.logs[room.row.id])

        other = Room(None, "captain")  # whose bot takes its first option because it wants to
        await other.begin()
        while other.to_act == 0 and not other.live.bots.is_thinking:
            await other.act()
        await until_a_player_must(other)
        assert [entry.entry for entry in first] == [
            entry.entry for entry in other.memory.logs[other.row.id]
        ]

    in_a_room(Room(None, "captain"), scenario)


def test_a_bot_stops_where_a_player_has_come_back() -> None:
    async def scenario(room: Room) -> None:
        while room.to_act == 0:
            await room.act()
        room.row.seats[1].bot = None
        version = room.live.table.version
        await until_a_player_must(room)
        assert room.live.table.version == version

    in_a_room(Room(None, "captain"), scenario)
