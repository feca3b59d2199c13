"""A command at a table that another process has changed, before this one has heard of it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from copy import deepcopy
from typing import Any

import pytest

from abth.protocol.wire import Hello
from abth.storage.rows import Entry, TableRow
from abth.table import replica
from abth.table.refusals import Refusal
from abth.table.seats import start
from abth.table.viewers.entrance import enter
from tests.table.stand_ins import ADA, BEN, Ears, Room


def run(room: Room, scenario: Coroutine[Any, Any, None]) -> None:
    """Play a scenario at a table that has not begun."""

    async def whole() -> None:
        try:
            await scenario
        finally:
            await room.services.tasks.cancel()

    asyncio.run(whole())


def without_ben(room: Room) -> TableRow:
    """Empty Ben's seat here; the table with Ben, as another process has stored it."""
    stored = deepcopy(room.row)
    stored.revision += 1
    room.row.seats[1].person = room.row.seats[1].name = None
    return stored


def test_a_refusal_is_judged_by_the_table_as_it_is_stored() -> None:
    room = Room(None, None, is_shared=True)
    room.memory.elsewhere = without_ben(room)

    run(room, start(room.live, ADA.id))

    assert room.row.state == "playing"
    assert room.row.seats[1].person == BEN.id


def test_a_refusal_that_holds_costs_one_look() -> None:
    room = Room(None, None, is_shared=True)
    without_ben(room)
    room.memory.elsewhere = deepcopy(room.row)

    with pytest.raises(Refusal) as refused:
        run(room, start(room.live, ADA.id))

    assert refused.value.code == "not-ready"
    assert room.memory.reads == 1


def test_news_that_arrives_with_the_refusal_counts() -> None:
    room = Room(None, None, is_shared=True)
    stored = without_ben(room)
    room.memory.elsewhere = stored

    async def both() -> None:
        await asyncio.gather(start(room.live, ADA.id), start(room.live, ADA.id))

    with pytest.raises(Refusal) as refused:
        run(room, both())

    assert refused.value.code == "not-open"  # the other one was first
    assert room.row.state == "playing"


def test_one_process_alone_reads_nothing() -> None:
    room = Room(None, None)
    without_ben(room)

    with pytest.raises(Refusal):
        run(room, start(room.live, ADA.id))

    assert room.memory.reads == 0


async def held_room() -> Room:
    """A match that has begun at a table; from now on its store waits for the test."""
    room = Room(None, None, is_shared=True)
    await room.begin()
    room.row.started = room.clock.now()
    room.memory.elsewhere, room.memory.holds = deepcopy(room.row), asyncio.Event()
    return room


def let_go(room: Room) -> None:
    """The store goes on."""
    assert room.memory.holds is not None
    room.memory.holds.set()


def test_viewers_see_the_match_while_it_is_read_again_after_a_lost_race() -> None:
    async def scenario() -> None:
        room = await held_room()
        reading = asyncio.create_task(replica.read(room.live, room.live.table.version))
        await asyncio.sleep(0)

        assert room.live.views.position_for(ADA.id).views
        let_go(room)
        await reading
        assert room.live.views.position_for(ADA.id).views
        await room.services.tasks.cancel()

    asyncio.run(scenario())


def test_a_program_is_shown_only_what_is_stored() -> None:
    async def scenario() -> None:
        room = await held_room()
        before = room.live.table.version
        acting = asyncio.create_task(room.act())
        await asyncio.sleep(0)
        assert room.live.table.version > before  # played, and being stored
        looking = asyncio.create_task(room.live.position_for(BEN.id))
        await asyncio.sleep(0)

        assert not looking.done()
        let_go(room)
        await acting
        assert (await looking).version > before
        await room.services.tasks.cancel()

    asyncio.run(scenario())


def test_a_match_that_has_ended_elsewhere_is_shown_to_its_end() -> None:
    """Its last action and its end arrive together."""

    async def scenario() -> None:
        room = Room(None, None, is_shared=True)
        await room.begin()
        table, ears = room.live.table, Ears(ADA.id)
        await enter(room.live, ears, Hello(id=1))
        game = table.require_match().game
        last = Entry(entry=game.frame.actions.text(int(game.legal()[0])), at=0.0)
        stored = deepcopy(room.row)
        stored.revision += 1
        stored.state = "over"
        room.memory.elsewhere, room.memory.played_elsewhere = stored, [last]
        before = table.version

        await replica.catch_up(room.live)

        assert (await room.live.position_for(BEN.id)).version == before + 1
        assert room.live.views.state_for(BEN.id).state == "over"
        assert len(ears.updates) == 1
        await room.services.tasks.cancel()

    asyncio.run(scenario())
