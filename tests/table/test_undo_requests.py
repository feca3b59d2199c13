"""Taking a decision back: freely while nothing was shown, otherwise if all others agree."""

from __future__ import annotations

import random
from unittest.mock import Mock

import pytest

from abth.protocol import wire
from abth.rules.refusals import IllegalAction
from abth.table.match.match import Match
from abth.table.refusals import Refusal
from abth.table.undo_requests import consent, undo
from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    seated_table,
    step,
    two_at_a_table,
)
from tests.table.stand_ins import Ears, Room, in_a_room


@over_sockets
async def test_a_decision_is_taken_back_freely_while_nothing_was_shown(place: House) -> None:
    _, _, (ada, ben) = await two_at_a_table(place)
    before = ada.views
    await ada.act(0, ada.views[0].legal[0])
    assert ada.undo == wire.UndoState(seat=0)

    update = await ada.take_back(0)
    told = await ben.until(lambda m: isinstance(m, wire.Update) and m.undone)

    assert (update.since, update.version, update.undone, update.events) == (0, 2, True, [])
    assert (told.since, told.version, told.events) == (0, 2, [])
    assert ada.views == before
    nothing = await ada.take_back(0)
    assert (nothing.code, nothing.atom) == ("illegal", "D-2")
    assert (await ben.take_back(1)).code == "illegal"


@over_sockets
async def test_beyond_that_all_others_are_asked(place: House) -> None:
    people = await guests(place, 3)
    table = await seated_table(people, ["recruit"])
    devices = [await guest.device(table) for guest in people]
    ada, ben, cleo = devices
    choices = random.Random(5)
    while ada.version < 60:
        assert await step(devices, choices)
    to = 30
    while not await was_decision(people[0], table, to):
        to += 1
    before, version = ada.views, ada.version

    assert isinstance(await ada.take_back(0, to=to), wire.Done)
    asked = [await device.kind(wire.Update) for device in devices]
    undo = wire.UndoState(seat=asked[0].undo.seat, asked_by=0, to=to, agreed=[], needed=[1, 2])
    assert [update.undo for update in asked] == [undo] * 3
    assert (await ada.ask({"type": "consent", "seat": 0, "to": to, "agree": True})).code == (
        "no-question"
    )
    assert isinstance(
        await ben.ask({"type": "consent", "seat": 1, "to": to, "agree": True}), wire.Done
    )
    assert (await cleo.kind(wire.Update)).undo.agreed == [1]
    assert ada.version == version
    await place.restart()  # the question is not forgotten
    devices = [await guest.device(table) for guest in people]
    ada, ben, cleo = devices
    assert ada.undo is not None
    assert (ada.undo.agreed, ada.undo.needed) == ([1], [1, 2])
    assert ada.views == before
    assert isinstance(
        await cleo.ask({"type": "consent", "seat": 2, "to": to, "agree": True}), wire.Update
    )
    update = await ada.until(lambda m: isinstance(m, wire.Update) and m.undone)
    assert (update.version, update.since) == (version + 1, 0)
    moment = await people[0].get(f"/tables/{table}/moments/{to}")
    assert moment["views"][0]["view"]["turns"] == ada.views[0].view.turns


async def was_decision(guest: Guest, table: str, version: int) -> bool:
    """Whether somebody had to decide at a version."""
    moment = await guest.get(f"/tables/{table}/moments/{version}")
    return moment["due"]["seat"] is not None


@over_sockets
async def test_a_refusal_or_a_further_decision_ends_the_question(place: House) -> None:
    _, _, devices = await two_at_a_table(place)
    ada, ben = devices
    choices = random.Random(2)
    for _ in range(2):
        assert await step(devices, choices)
    to = 0

    for ending in ("refusal", "decision"):
        assert isinstance(await ada.take_back(0, to=to), wire.Done)
        asked = await ben.until(lambda m: isinstance(m, wire.Update) and m.undo.to == to)
        assert asked.undo.needed == [1]
        if ending == "refusal":
            await ben.ask({"type": "consent", "seat": 1, "to": to, "agree": False})
            await ada.until(lambda m: isinstance(m, wire.Update) and m.undo.to is None)
        else:
            await ada.reach(ada.version)
            await step([d for d in devices if d.deciding is not None], choices)
        late = await ben.ask({"type": "consent", "seat": 1, "to": to, "agree": True})
        assert late.code == "no-question"
        for device in devices:
            await device.reach(max(ada.version, ben.version))
    assert (await ada.take_back(0, to=10_000)).code == "illegal"


@over_sockets
async def test_bots_agree_to_everything(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"])
    device = await ada.device(table)
    choices = random.Random(1)
    while device.version < 40 or device.deciding is None:
        await step([device], choices)

    update = await device.take_back(0, to=0)

    assert update.undone
    assert update.due.moment == "choose-sabaton"


# A table without a server (tests/table/stand_ins.py)


async def until_both_have_decided(room: Room) -> tuple[int, int]:
    """Play until a seat can only ask to go back; the seat, and the version it asks for."""
    version = room.live.table.version
    first = await room.act()
    while room.to_act == first:
        await room.act()
    await room.act()
    return first, version


def test_a_player_who_asks_too_often_is_refused() -> None:
    async def scenario(room: Room) -> None:
        seat, version = await until_both_have_decided(room)
        for _ in range(room.services.limits.undo_requests):
            await undo(room.live, room.sender(seat), seat, seen=None, to=version)
            await undo(room.live, room.sender(seat), seat, seen=None, to=version)  # counts once
            await consent(room.live, room.sender(1 - seat), 1 - seat, to=version, agree=False)
        with pytest.raises(Refusal) as refused:
            await undo(room.live, room.sender(seat), seat, seen=None, to=version)
        assert refused.value.code == "too-many"
        await room.act()
        await undo(room.live, room.sender(seat), seat, seen=None, to=version)
        assert room.live.undo.open is not None

    in_a_room(Room(None, None), scenario)


def test_an_undo_with_the_same_key_counts_once() -> None:
    async def scenario(room: Room) -> None:
        seat, version = await until_both_have_decided(room)
        ears, key = Ears(room.row.seats[1 - seat].person), "again"
        await undo(room.live, room.sender(seat), seat, seen=None, to=version)
        await consent(room.live, room.sender(1 - seat, key), 1 - seat, to=version, agree=True)
        gone_back = room.live.table.version
        await undo(room.live, room.sender(1 - seat, key, ears), 1 - seat, seen=None, to=None)

        assert room.live.table.version == gone_back
        assert ears.answers == [1]

    in_a_room(Room(None, None), scenario)


def test_a_match_that_can_no_longer_go_back_forgets_the_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(room: Room) -> None:
        seat, version = await until_both_have_decided(room)
        await undo(room.live, room.sender(seat), seat, seen=None, to=version)
        refuse = IllegalAction("D-1", "a match goes back only so often")
        monkeypatch.setattr(Match, "undo_to", Mock(side_effect=refuse))
        with pytest.raises(Refusal) as refused:
            await consent(room.live, room.sender(1 - seat), 1 - seat, to=version, agree=True)

        assert refused.value.atom == "D-1"
        assert room.live.undo.open is None

    in_a_room(Room(None, None), scenario)
