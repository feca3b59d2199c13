"""Presence: who is here, since when the others are not, and when a bot may be called for them.

Also proves `table/bot_calls.py`, `table/viewers/entrance.py`.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from abth.protocol import wire
from abth.table import seats
from abth.table.bot_calls import call_bot
from abth.table.refusals import Refusal
from abth.table.viewers.entrance import enter, leave, wait_for_news
from tests.server.house import House, guests, over_sockets, seated_table, step
from tests.table.stand_ins import Ears, Room, in_a_room

MINUTE = 60.0


async def come(room: Room, person: str | None) -> Ears:
    """Somebody opens the table."""
    ears = Ears(person)
    await enter(room.live, ears, wire.Hello(id=1))
    return ears


def seat_of(room: Room, seat: int) -> wire.SeatState:
    return room.live.views.state_for("ada").seats[seat]


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


def test_everyone_sees_who_is_here_and_since_when_the_others_are_not() -> None:
    async def scenario(room: Room) -> None:
        opened = room.clock.time
        await come(room, "ada")
        first, second = await come(room, "ben"), await come(room, "ben")
        assert [seat_of(room, seat).here for seat in (0, 1)] == [True, True]
        assert seat_of(room, 1).since is None

        room.clock.time += 100
        leave(room.live, first)  # another connection is open
        assert seat_of(room, 1).here
        leave(room.live, second)

        ben = seat_of(room, 1)
        assert (ben.here, ben.since, ben.bot_from) == (False, opened + 100, opened + 160)
        await come(room, "ben")
        assert (seat_of(room, 1).since, seat_of(room, 1).bot_from) == (None, None)

    in_a_room(Room(None, None), scenario)


def test_after_a_restart_everyone_has_a_minute_to_come_back() -> None:
    room = Room(None, None)
    room.row.attendance.seen[1] = 10.0  # long ago

    async def scenario(room: Room) -> None:
        await come(room, "ada")
        ben = seat_of(room, 1)
        assert (ben.since, ben.bot_from) == (10.0, 1000.0 + MINUTE)

    in_a_room(room, scenario)


@pytest.mark.parametrize(
    ("clock", "moment"),
    [
        ({"kind": "live", "seconds": 30}, 30.0),
        ({"kind": "live", "seconds": 300}, MINUTE),
        ({"kind": "days", "seconds": 86_400}, 86_400.0),
        (None, MINUTE),
    ],
)
def test_a_bot_may_be_called_after_a_minute_or_when_the_time_is_up(
    clock: dict[str, Any] | None, moment: float
) -> None:
    options: dict[str, Any] = {} if clock is None else {"clock": wire.TurnClock(**clock)}

    async def scenario(room: Room) -> None:
        absent = room.to_act
        await come(room, room.row.seats[1 - absent].person)
        assert room.live.presence.bot_from(absent) == 1000.0 + moment

    in_a_room(Room(None, None, away="wait", **options), scenario)


def test_all_who_are_here_must_agree_before_a_bot_plays() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        cid = await come(room, "cid")
        with pytest.raises(Refusal) as refused:
            await call_bot(room.live, "ada", 1, agree=True)
        assert code_of(refused) == "too-early"

        room.clock.time += MINUTE
        await call_bot(room.live, "ada", 1, agree=True)
        ben = seat_of(room, 1)
        assert (ben.away, ben.called_by, ben.call_needs) == (False, [0], [2])
        await call_bot(room.live, "cid", 1, agree=False)
        assert seat_of(room, 1).called_by == []
        await call_bot(room.live, "ada", 1, agree=True)
        await call_bot(room.live, "cid", 1, agree=True)

        ben = seat_of(room, 1)
        assert (ben.away, ben.bot, ben.called_by) == (True, "captain", [])
        assert [note.kind for note in room.live.views.state_for("ada").notes] == ["bot-called"]
        with pytest.raises(Refusal) as refused:
            await call_bot(room.live, "cid", 1, agree=True)
        assert code_of(refused) == "too-early"
        leave(room.live, cid)

    in_a_room(Room(None, None, None, away="wait"), scenario)


def test_who_comes_back_ends_the_vote_and_takes_the_seat_with_one_click() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        await come(room, "cid")
        room.clock.time += MINUTE
        await call_bot(room.live, "ada", 1, agree=True)
        ben = await come(room, "ben")
        assert seat_of(room, 1).called_by == []
        leave(room.live, ben)

        room.clock.time += MINUTE
        await call_bot(room.live, "ada", 1, agree=True)
        await call_bot(room.live, "cid", 1, agree=True)
        await come(room, "ben")
        assert seat_of(room, 1).away  # the bot plays until Ben says so
        await seats.come_back(room.live, "ben", None)

        assert not seat_of(room, 1).away
        kinds = [note.kind for note in room.live.views.state_for(None).notes]
        assert kinds == ["bot-called", "back"]

    in_a_room(Room(None, None, None), scenario)


def test_a_voter_who_leaves_no_longer_blocks_the_others() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        cid = await come(room, "cid")
        room.clock.time += MINUTE
        await call_bot(room.live, "ada", 1, agree=True)
        leave(room.live, cid)
        await call_bot(room.live, "ada", 1, agree=True)
        assert seat_of(room, 1).away

    in_a_room(Room(None, None, None), scenario)


def test_the_host_decides_alone_if_the_table_says_so() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        await come(room, "cid")
        room.clock.time += MINUTE
        await call_bot(room.live, "cid", 1, agree=True)
        assert not seat_of(room, 1).away
        await call_bot(room.live, "ada", 1, agree=True)
        assert seat_of(room, 1).away

    in_a_room(Room(None, None, None, call_bot="host"), scenario)


def test_only_players_call_a_bot_and_only_for_absent_people() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        for person, seat, code in (
            ("eve", 1, "not-your-seat"),
            ("ada", 4, "unknown"),
            ("ada", 0, "too-early"),
            ("ada", 2, "too-early"),
        ):
            with pytest.raises(Refusal) as refused:
                await call_bot(room.live, person, seat, agree=True)
            assert code_of(refused) == code

    in_a_room(Room(None, None, "recruit"), scenario)


@over_sockets
async def test_presence_and_votes_outlive_a_restart(place: House) -> None:
    people = await guests(place, 3)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    await devices[1].socket.close()
    news = await devices[0].until(
        lambda m: isinstance(m, wire.TableNews) and not m.table.seats[1].here
    )
    left = place.clock.now()
    assert news.table.seats[1].since == left
    place.clock.turn(MINUTE)
    place.bots.allowed.clear()
    voted = await people[0].post(f"/tables/{table}/seats/1/bot", {})
    assert voted["seats"][1]["called_by"] == [0]

    await place.restart()
    ada, cleo = await people[0].device(table), await people[2].device(table)

    assert ada.table is not None
    assert (ada.table.seats[1].since, ada.table.seats[1].called_by) == (left, [0])
    place.clock.turn(MINUTE)
    called = await people[2].post(f"/tables/{table}/seats/1/bot", {"agree": True})
    assert called["seats"][1]["away"]
    await place.restart()
    again = await people[2].get(f"/tables/{table}")
    assert (again["seats"][1]["away"], again["notes"][0]["kind"]) == (True, "bot-called")
    back = await people[1].post(f"/tables/{table}/return")
    assert not back["seats"][1]["away"]
    assert cleo.table is not None
    place.bots.allowed.set()


@over_sockets
async def test_the_log_names_the_bot_that_decided_for_an_absent_player(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, seed=None, away_bot="soldier")
    ada = await people[0].device(table)
    await people[1].post(f"/tables/{table}/leave")
    while ada.table is None or not ada.table.seats[1].replaced:
        await step([ada], random.Random(1))
        ada.table = wire_state(await people[0].get(f"/tables/{table}"))
    await people[1].post(f"/tables/{table}/return")

    await people[0].post(f"/tables/{table}/resign")

    log = await people[0].get(f"/tables/{table}/log")
    assert [seat.get("stand_in") for seat in log["seats"]] == [None, "soldier"]
    winner = await people[0].get(f"/players/{people[1].id}")
    assert winner["wins"] == 1
    assert winner["rating"]["shown"] == 1500  # a bot has helped
    loser = await people[0].get(f"/players/{people[0].id}")
    assert loser["rating"]["shown"] < 1500


def wire_state(found: Any) -> wire.TableState:
    return msgspec.convert(found, wire.TableState)


def test_who_plays_over_http_is_seen_too() -> None:
    async def scenario(room: Room) -> None:
        room.clock.time += 50
        seat = await room.act()
        assert seat_of(room, seat).since == room.clock.time
        room.clock.time += 20
        await wait_for_news(room.live, "ben", -1, 0)
        assert seat_of(room, 1).since == room.clock.time

    in_a_room(Room(None, None), scenario)
