"""Which matches are rated: none that went back past dice, was dodged, or had an absent player."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from abth.protocol import wire
from abth.protocol.proof import decode_proof
from abth.table.early_end import close
from abth.table.match.proof_check import check_proof
from abth.table.rated import why_unrated
from abth.table.refusals import Refusal
from abth.table.undo_requests import consent, undo
from tests.server.house import Device, Guest, House, guests, over_sockets, seated_table, step
from tests.table.stand_ins import BOX, Room, in_a_room


def fair(*bots: str | None, **options: Any) -> Room:
    """A room whose match would be rated."""
    return Room(*bots, seed=None, **options)


async def go_past_chance(room: Room) -> None:
    """Play until chance has acted after a decision, and go back before it."""
    match = room.live.table.require_match()
    first, draws = match.version, match.steps.last.draws
    while match.steps.last.draws == draws:
        await room.act()
    await undo(room.live, room.sender(0), 0, seen=None, to=first)
    await consent(room.live, room.sender(1), 1, to=first, agree=True)


def test_a_match_taken_back_past_dice_is_not_rated() -> None:
    async def scenario(room: Room) -> None:
        assert why_unrated(room.row, room.live.table.match) is None
        await go_past_chance(room)
        assert why_unrated(room.row, room.live.table.match) == "undo"
        assert room.live.views.state_for("ada").unrated == "undo"

    in_a_room(fair(None, None), scenario)


def test_a_free_undo_leaves_a_match_rated() -> None:
    async def scenario(room: Room) -> None:
        match = room.live.table.require_match()
        while match.can_undo != 0:
            await room.act()
        await undo(room.live, room.sender(0), 0, seen=None, to=None)
        assert why_unrated(room.row, match) is None

    in_a_room(fair(None, "recruit"), scenario)


def test_matches_that_were_never_rated_say_why() -> None:
    assert why_unrated(Room(None, None).row) == "seed"
    shared = fair(None, None).row
    shared.seats[1].person = shared.seats[0].person
    assert why_unrated(shared) == "shared-screen"
    assert why_unrated(fair(None, None).row) is None


def test_a_host_who_closes_a_rated_match_has_resigned() -> None:
    async def scenario(room: Room) -> None:
        await close(room.live, "ada")
        state = room.live.views.state_for("ben")
        assert (state.state, state.ending, state.winners) == ("over", "resigned", [1])
        assert room.elsewhere.results == [room.row.id]

    in_a_room(fair(None, None), scenario)


def test_the_others_play_on_when_a_host_closes_a_rated_match() -> None:
    async def scenario(room: Room) -> None:
        await close(room.live, "ada")
        state = room.live.views.state_for("ben")
        assert (state.state, state.seats[0].resigned) == ("playing", True)
        with pytest.raises(Refusal) as refused:
            await close(room.live, "ada")
        assert refused.value.code == "resigned"

    in_a_room(fair(None, None, None), scenario)


def test_a_host_without_a_seat_closes_a_match_without_a_result() -> None:
    async def scenario(room: Room) -> None:
        room.row.host = "eve"
        await close(room.live, "eve")
        assert room.row.state == "closed"
        assert room.elsewhere.results == []

    in_a_room(fair(None, None), scenario)


def test_an_unrated_match_is_closed_without_a_result() -> None:
    async def scenario(room: Room) -> None:
        await close(room.live, "ada")
        assert room.row.state == "closed"
        assert room.elsewhere.results == []

    in_a_room(Room(None, None), scenario)


@over_sockets
async def test_those_who_played_keep_the_log_and_the_proof_of_a_closed_table(place: House) -> None:
    host, ada, ben, stranger = await guests(place, 4)
    table = await host.make_table([None, None])
    for player in (ada, ben):
        await player.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    devices = [await player.device(table) for player in (ada, ben)]
    for _ in range(4):  # chance has acted
        await step(devices, random.Random(1))
    assert (await ada.get(f"/tables/{table}/log", 409))["code"] == "not-over"

    closed = await host.post(f"/tables/{table}/close")

    assert closed["state"] == "closed"
    for player in (ada, ben):
        log = await player.get(f"/tables/{table}/log")
        proof = await player.get(f"/tables/{table}/proof")
        assert proof["log"]["actions"] == log["actions"] != []
    assert check_proof(decode_proof(msgspec.json.encode(proof)), BOX)
    for outsider in (stranger, host):
        for file in ("log", "proof"):
            assert (await outsider.get(f"/tables/{table}/{file}", 409))["code"] == "not-over"


async def rated_table(people: list[Guest], **options: Any) -> str:
    return await seated_table(people, seed=None, clock={"kind": "live", "seconds": 60}, **options)


async def until_over(device: Device) -> wire.TableState:
    """Decide at random whenever one must, until the match is over."""
    while device.table is None or device.table.state != "over":
        seat = device.deciding
        if seat is None:
            await device.hear()
        else:
            await device.act(seat, device.views[seat].legal[0])
    return device.table


@over_sockets
async def test_a_bot_plays_no_rated_match_for_an_absent_player(place: House) -> None:
    people = await guests(place, 2)
    table = await rated_table(people)
    device = await people[0].device(table)
    await people[1].post(f"/tables/{table}/leave")  # before the first decision

    state = await until_over(device)

    assert state.unrated == "absent"
    page = await people[0].get(f"/players/{people[0].id}")
    assert (page["matches"], page["rating"]) == (1, None)
    assert (await people[0].get(f"/tables/{table}"))["unrated"] == "absent"


@over_sockets
async def test_a_match_left_after_a_decision_is_rated(place: House) -> None:
    people = await guests(place, 2)
    table = await rated_table(people)
    devices = [await guest.device(table) for guest in people]
    while devices[1].deciding is None:
        seat = devices[0].deciding
        if seat is None:
            await devices[0].hear()
        else:
            await devices[0].act(seat, devices[0].views[seat].legal[0])
            await devices[1].reach(devices[0].version)
    await devices[1].act(1, devices[1].views[1].legal[0])
    await people[1].post(f"/tables/{table}/leave")

    state = await until_over(devices[0])

    assert state.unrated is None
    assert (await people[0].get(f"/players/{people[0].id}"))["rating"] is not None
