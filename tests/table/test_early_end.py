"""Matches that end before their last Round: resigning, and ends that everyone agrees to.

Also proves `table/final_places.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from abth.protocol import wire
from abth.rules.scoring import score_of
from abth.storage.rows import Attendance, SeatRow
from abth.table import seats
from abth.table.early_end import answer_end, resign
from abth.table.final_places import final_standing, places_at_end
from abth.table.refusals import Refusal
from abth.table.viewers.entrance import enter
from tests.server.house import House, guests, over_sockets, seated_table
from tests.table.stand_ins import Ears, Room, in_a_room


async def come(room: Room, *people: str) -> None:
    for person in people:
        await enter(room.live, Ears(person), wire.Hello(id=1))


def state(room: Room) -> wire.TableState:
    return room.live.views.state_for("ada")


def test_between_two_the_player_who_resigns_loses_at_once() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada", "ben")
        await room.act()
        await resign(room.live, "ben", None)

        assert (state(room).state, state(room).ending) == ("over", "resigned")
        assert state(room).winners == [0]
        assert len(state(room).scores) == 2
        assert state(room).seats[1].resigned
        assert state(room).to_act is None
        assert room.live.views.due_for((0,)).moment == "match-over"
        assert room.elsewhere.results == [room.row.id]
        with pytest.raises(Refusal) as refused:
            await room.live.act(room.sender(0), 0, 0, None)
        assert refused.value.code == "not-playing"

    in_a_room(Room(None, None), scenario)


def test_among_more_a_bot_plays_on_for_a_player_who_resigns() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada", "ben", "cid")
        await resign(room.live, "ben", 1)

        ben = state(room).seats[1]
        assert (ben.away, ben.resigned, ben.bot_from) == (True, True, None)
        assert state(room).state == "playing"
        assert [note.kind for note in state(room).notes] == ["resigned"]
        for again in (seats.come_back(room.live, "ben", 1), resign(room.live, "ben", 1)):
            with pytest.raises(Refusal) as refused:
                await again
            assert refused.value.code == "resigned"
        await resign(room.live, "cid", None)
        assert (state(room).state, state(room).winners) == ("over", [0])

    in_a_room(Room(None, None, None), scenario)


def test_a_match_that_no_person_plays_any_more_ends() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada")
        await resign(room.live, "ada", None)

        assert (state(room).state, state(room).ending) == ("over", "resigned")
        assert 0 not in state(room).winners

    in_a_room(Room(None, "recruit", "recruit"), scenario)


@pytest.mark.parametrize(("counts", "ending"), [(False, "unrated"), (True, "points")])
def test_a_match_ends_as_offered_once_everyone_agrees(counts: bool, ending: str) -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada", "ben", "cid")
        await answer_end(room.live, "ada", counts=counts, agree=True)
        assert state(room).end_offer == wire.EndOffer(
            by=0, counts=counts, agreed=[0], needed=[0, 1, 2]
        )
        await answer_end(room.live, "cid", counts=counts, agree=True)
        assert state(room).state == "playing"
        await answer_end(room.live, "ben", counts=counts, agree=True)

        assert (state(room).state, state(room).ending) == ("over", ending)
        assert state(room).end_offer is None
        assert bool(state(room).winners) == counts
        assert room.elsewhere.results == ([room.row.id] if counts else [])

    in_a_room(Room(None, None, None), scenario)


def test_an_offer_to_end_is_declined_or_replaced() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada", "ben")
        await answer_end(room.live, "ada", counts=True, agree=True)
        await answer_end(room.live, "ben", counts=False, agree=True)  # something else
        offer = state(room).end_offer
        assert offer is not None
        assert (offer.by, offer.counts, offer.agreed) == (1, False, [1])
        await answer_end(room.live, "ada", counts=False, agree=False)
        assert state(room).end_offer is None
        with pytest.raises(Refusal) as refused:
            await answer_end(room.live, "ada", counts=False, agree=False)
        assert refused.value.code == "no-question"
        with pytest.raises(Refusal) as refused:
            await answer_end(room.live, "eve", counts=False, agree=True)
        assert refused.value.code == "not-your-seat"

    in_a_room(Room(None, None), scenario)


def test_who_has_been_gone_for_a_minute_does_not_block_an_end() -> None:
    async def scenario(room: Room) -> None:
        await come(room, "ada", "ben")
        room.clock.time += 61
        await answer_end(room.live, "ada", counts=False, agree=True)
        await answer_end(room.live, "ben", counts=False, agree=True)
        assert state(room).state == "over"

    in_a_room(Room(None, None, None), scenario)


def scores(*points: int) -> list[Any]:
    return [score_of(point, 0, [0] * 4, [], 0) for point in points]


def test_a_player_absent_at_the_end_comes_after_everyone_who_is() -> None:
    room = Room(None, None, None)
    row = room.row
    row.attendance = Attendance(resigned=[0])
    row.seats[1] = SeatRow(seat=1, person="ben", away=True)

    assert places_at_end(row, scores(9, 5, 1)) == [2, 3, 1]
    row.attendance.resigned = []
    row.seats[1].away = False
    assert places_at_end(row, scores(9, 5, 5)) == [1, 2, 2]


def test_places_follow_the_tie_breaks() -> None:
    """Points, then Relic cards, then Heroes (SCORE-11, 12)."""
    more_relics = score_of(0, 0, [1, 1, 0, 0], [], 0)
    all_scores = [
        score_of(2, 0, [0] * 4, [], 0),
        more_relics,
        more_relics,
        score_of(1, 0, [0] * 4, [], 0),
    ]

    assert places_at_end(Room(None, None, None, None).row, all_scores) == [3, 1, 1, 4]


def test_an_end_without_a_result_has_no_winners() -> None:
    async def scenario(room: Room) -> None:
        match = room.live.table.require_match()
        room.row.attendance.ending = "unrated"
        assert final_standing(room.row, match.game).winners == ()

    in_a_room(Room(None, None), scenario)


@over_sockets
async def test_offers_and_resignations_outlive_a_restart(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, seed=None)
    devices = [await guest.device(table) for guest in people]
    await devices[0].act(0, devices[0].views[0].legal[0])
    offered = await people[0].post(f"/tables/{table}/end", {"counts": True})
    assert offered["end_offer"]["agreed"] == [0]

    await place.restart()
    again = await people[1].get(f"/tables/{table}")
    assert (again["end_offer"]["by"], again["end_offer"]["counts"]) == (0, True)
    over = await people[1].post(f"/tables/{table}/resign")

    assert (over["state"], over["ending"], over["winners"]) == ("over", "resigned", [0])
    await place.restart()
    stored = await people[1].get(f"/tables/{table}")
    assert (stored["state"], stored["ending"], stored["winners"]) == ("over", "resigned", [0])
    assert stored["seats"][1]["resigned"]
    report = await people[0].get(f"/tables/{table}/report")
    assert report["winners"] == [0]
    listed = (await people[0].get("/tables"))["yours"][0]
    assert (listed["ending"], listed["winners"]) == ("resigned", [0])
    for player, won in zip(people, (1, 0), strict=True):
        page = await people[0].get(f"/players/{player.id}")
        assert (page["matches"], page["wins"]) == (1, won)
        assert page["rating"]["provisional"]
