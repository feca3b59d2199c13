"""A table in play: answers, keys, versions, devices and reconnecting.

Also proves `table/services.py`, `table/table.py`, `table/viewers/audience.py`,
`table/match_course.py`, `table/viewers/publisher.py`, `table/viewers/table_views.py`.
"""

from __future__ import annotations

import asyncio
import random

import pytest

from abth.protocol import wire
from abth.rules.moments import NAMES
from abth.table import seats
from abth.table.bot_driver import BotMove
from abth.table.match_course import go_on, time_is_up
from abth.table.refusals import Refusal
from abth.table.viewers.audience import TRY_AGAIN
from abth.table.viewers.entrance import enter
from tests.server.house import (
    House,
    guests,
    over_sockets,
    play_out,
    step,
    two_at_a_table,
)
from tests.table.stand_ins import BEN, Ears, Room, in_a_room


@over_sockets
async def test_a_decision_is_answered_by_the_update_that_tells_everybody(place: House) -> None:
    _, _, (ada, ben) = await two_at_a_table(place)
    action = ada.views[0].legal[0]
    await ada.kind(wire.TableNews)  # Ben is here

    number = await ada.send(
        {"type": "act", "key": "one", "seat": 0, "seen": ada.version, "action": action}
    )
    update = await ada.hear()
    heard = await ben.kind(wire.Update)

    assert (update.re, update.since, update.version, update.undone) == (number, 0, 1, False)
    assert (heard.re, heard.since, heard.version) == (None, 0, 1)
    assert [event.type for event in update.events] == ["sabaton-chosen"]
    assert heard.events == update.events
    assert ben.deciding == 1
    assert ada.deciding is None


@over_sockets
async def test_the_same_key_counts_once(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    act = {"type": "act", "key": "same", "seat": 0, "seen": 0, "action": ada.views[0].legal[0]}

    first = await ada.ask(dict(act))
    again = await ada.ask(dict(act))
    other_device = await people[0].device(table)
    there = await other_device.ask(dict(act))
    by_http = await people[0].post(
        f"/tables/{table}/act", {key: act[key] for key in ("key", "seat", "seen", "action")}
    )

    assert [first.version, again.version, there.version] == [1, 1, 1]
    assert by_http["version"] == 1
    await ben.kind(wire.Update)
    await ben.act(1, ben.views[1].legal[0])
    assert isinstance(await ada.ask(dict(act)), wire.Done)  # however late
    assert place.services.tables.live(table) is not None


@over_sockets
async def test_what_is_stale_or_illegal_is_refused_with_the_reason(place: House) -> None:
    _, _, (ada, ben) = await two_at_a_table(place)
    action = ada.views[0].legal[0]

    stale = await ada.act(0, action, seen=5)
    not_mine = await ada.act(1, action)
    too_early = await ben.act(1, ada.views[0].legal[1])
    illegal = await ada.act(0, "done")
    unknown = await ada.act(0, "dance")
    no_number = await ada.act(0, -7)

    assert (stale.code, stale.version) == ("stale", 0)
    assert not_mine.code == "not-your-seat"
    assert (too_early.code, too_early.atom) == ("illegal", "D-2")
    assert "Ada" in too_early.reason
    assert (illegal.code, illegal.atom) == ("illegal", "R-62")
    assert (unknown.code, unknown.atom) == ("illegal", "D-1")
    assert (no_number.code, no_number.atom) == ("illegal", "D-1")
    assert isinstance(await ada.act(0, action), wire.Update)


@over_sockets
async def test_two_devices_of_one_person_see_the_same(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    phone = await people[0].device(table)
    choices = random.Random(3)
    for _ in range(40):
        assert await step([ada, ben, phone], choices)

    assert phone.views == ada.views
    assert phone.events == ada.events
    assert isinstance(await phone.act(0, "done", seen=0), wire.Refused)
    assert ada.raw != phone.raw  # each counts its own messages
    await phone.close()
    await step([ada, ben], choices)
    state = await people[0].get(f"/tables/{table}")
    assert state["seats"][0]["here"]


@over_sockets
async def test_a_viewer_who_comes_back_gets_what_was_missed_at_every_kind_of_decision(
    place: House,
) -> None:
    people, table, devices = await two_at_a_table(place)
    choices = random.Random(11)
    met: set[str] = set()
    ada = devices[0]
    older = (0, 0)
    while True:
        due = ada.due
        assert due is not None
        if due.moment not in met:
            met.add(due.moment)
            fresh = await people[0].device(table)
            later = await people[0].device(table, seen=older[0])
            now = await people[0].device(table, seen=ada.version)
            assert fresh.events == ada.events
            assert fresh.views == later.views == now.views == ada.views
            assert later.events == ada.events[older[1] :]
            assert now.events == []
            assert (now.due, now.undo) == (ada.due, ada.undo)
            for device in (fresh, later, now):
                await device.close()
        older = (ada.version, len(ada.events))
        if not await step(devices, choices):
            break
        if ada.due is not None and ada.due.moment == "match-over":
            break

    assert len(met & set(NAMES)) > 10


@over_sockets
async def test_one_browser_may_hold_several_seats(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await ada.make_table([None, None, None])
    for name in ("Mum", "Dad", "Kim"):
        await ada.post(f"/tables/{table}/join", {"name": name})
    await ada.post(f"/tables/{table}/start")
    device = await ada.device(table)

    await play_out([device])

    assert device.table is not None
    assert [seat.name for seat in device.table.seats] == ["Mum", "Dad", "Kim"]
    assert sorted(seat for seat in device.views if seat is not None) == [0, 1, 2]
    drawn = [event for event in device.events if event.type == "card-drawn"]
    assert all(event.facts["card"] is not None for event in drawn)
    assert await ada.get("/leaderboard") == []  # one person alone is not rated


# A table without a server (tests/table/stand_ins.py)


def test_a_table_whose_store_fails_is_put_away_and_read_again() -> None:
    async def scenario(room: Room) -> None:
        ears = Ears("ben")
        await enter(room.live, ears, wire.Hello(id=1))
        room.memory.fails = True
        with pytest.raises(OSError, match="disk"):
            await room.act()

        assert room.live.gone
        assert ears.closed == TRY_AGAIN
        assert ears.updates == []  # nobody was told of what is not stored
        with pytest.raises(Refusal) as refused:
            await room.act()
        assert refused.value.code == "busy"

    in_a_room(Room(None, None), scenario)


def test_a_table_whose_seats_cannot_be_stored_is_put_away_too() -> None:
    async def scenario() -> None:
        room = Room(None, None)
        room.row.seats[1].person = None
        room.memory.fails = True
        with pytest.raises(OSError, match="disk"):
            await seats.join(room.live, BEN, wire.Join())
        assert room.live.gone

    asyncio.run(scenario())


def test_a_player_for_whom_a_bot_stands_in_takes_the_seat_back_first() -> None:
    async def scenario(room: Room) -> None:
        seat = room.to_act
        room.row.seats[seat].away = True
        with pytest.raises(Refusal) as refused:
            await room.act()
        assert refused.value.code == "away"

    in_a_room(Room(None, None), scenario)


def test_a_bot_that_thought_too_long_changes_nothing() -> None:
    async def scenario(room: Room) -> None:
        version, seat = room.live.table.version, room.to_act
        late = BotMove("captain", seat, 0, version - 1)
        wrong = BotMove("captain", seat, 0, version)  # a player holds this seat

        assert await room.live.play_for_bot(late)
        assert await room.live.play_for_bot(wrong)
        assert room.live.table.version == version
        room.live.gone = True
        assert not await room.live.play_for_bot(late)

    in_a_room(Room(None, None), scenario)


def test_a_clock_that_rings_too_early_is_set_again() -> None:
    async def scenario(room: Room) -> None:
        deadline = room.elsewhere.alarms.pop(room.row.id)
        await time_is_up(room.live)
        assert room.elsewhere.alarms == {room.row.id: deadline}

        room.row.state = "closed"
        room.elsewhere.alarms.clear()
        await time_is_up(room.live)  # nobody must decide any more
        await go_on(room.live)
        assert room.elsewhere.alarms == {}

    in_a_room(Room(None, None, clock=wire.TurnClock(kind="live", seconds=30)), scenario)


def test_an_action_without_a_number_is_refused() -> None:
    async def scenario(room: Room) -> None:
        for number in (-1, 2**31):
            with pytest.raises(Refusal) as refused:
                await room.act(number)
            assert refused.value.code == "illegal"

    in_a_room(Room(None, None), scenario)
