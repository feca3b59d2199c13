"""Taking a decision back: freely while nothing was shown, otherwise if all others agree."""

from __future__ import annotations

import random

from abth.protocol import wire
from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    seated_table,
    step,
    two_at_a_table,
)


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
    assert moment["views"][0]["view"]["turns"] == update.views[0].view.turns


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
