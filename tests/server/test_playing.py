"""Playing over sockets: answers, keys, versions, devices, reconnecting, taking back, notices."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from abth.protocol import wire
from abth.rules.moments import NAMES
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    new_key,
    over_sockets,
    play_out,
    seated_table,
    step,
)


class Challenger(random.Random):
    """Chooses at random, but challenges whenever that is allowed."""

    def choice(self, options: Any) -> Any:
        challenges = [option for option in options if option.startswith("challenge")]
        return super().choice(challenges or options)


async def two_at_a_table(place: House, **options: Any) -> tuple[list[Guest], str, list[Device]]:
    """Ada and Ben, and a device of each."""
    people = await guests(place, 2)
    table = await seated_table(people, **options)
    return people, table, [await guest.device(table) for guest in people]


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
    await ben.act(1, (await ben.kind(wire.Update)).views[0].legal[0])
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
async def test_whoever_comes_back_gets_what_was_missed_at_every_kind_of_decision(
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


@over_sockets
async def test_chat_belongs_to_the_table(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    watcher = await Device.open(place, table, None)
    stranger = await Guest.arrive(place, "Mallory")
    foreign = await stranger.device(table)

    said = await ada.ask({"type": "chat", "key": "c1", "text": "  <b>Good\u200b luck</b>! "})
    again = await ada.ask({"type": "chat", "key": "c1", "text": "Good luck!"})
    line = (await ben.kind(wire.ChatNews)).line

    assert isinstance(said, wire.Done)
    assert isinstance(again, wire.Done)
    assert (line.number, line.name, line.seat, line.text) == (1, "Ada", 0, "<b>Good luck</b>!")
    assert (await watcher.kind(wire.ChatNews)).line == line
    assert (await foreign.ask({"type": "chat", "key": "x", "text": "hi"})).code == "not-allowed"
    assert (await watcher.ask({"type": "chat", "key": "x", "text": "hi"})).code == "unauthenticated"
    await place.restart()
    back = await people[1].device(table)
    assert back.heard[0].chat == [line]
    assert (await people[1].device(table, chat_seen=1)).heard[0].chat == []


@over_sockets
async def test_a_person_hears_of_a_turn_wherever_they_are(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    elsewhere = await Device.open(place, None, people[1].secret)

    await ada.act(0, ada.views[0].legal[0])

    turn = await elsewhere.kind(wire.YourTurn)
    assert (turn.table, turn.seat, turn.point, turn.challenged) == (table, 1, "D-2", False)
    assert turn.name == "A table"
    assert (await ben.kind(wire.Update)).due.seat == 1
    assert not any(b"your-turn" in raw for raw in ben.raw)  # `due` says so
    listed = await people[1].get("/tables")
    assert [state["id"] for state in listed["yours"]] == [table]
    assert listed["yours"][0]["to_act"] == 1


@over_sockets
async def test_a_challenged_person_who_is_away_is_called_and_the_match_waits(
    place: House,
) -> None:
    people = await guests(place, 4)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    choices = Challenger(4)
    elsewhere = [await Device.open(place, None, guest.secret) for guest in people]
    while True:
        assert await step(devices, choices)
        due = devices[0].due
        assert due is not None
        if due.moment in ("defend-first", "defend-next"):
            break
    seat = due.seat
    assert seat is not None
    turn = await elsewhere[seat].until(lambda m: isinstance(m, wire.YourTurn) and m.challenged)
    assert (turn.seat, turn.table) == (seat, table)
    version = devices[seat].version
    await devices[seat].close()
    other = devices[0 if seat else 1]
    await other.until(lambda m: isinstance(m, wire.TableNews) and not m.table.seats[seat].here)
    await place.restart()

    back = await people[seat].device(table, seen=version)

    assert (back.version, back.deciding) == (version, seat)
    assert isinstance(await back.act(seat, back.views[seat].legal[0]), wire.Update)


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


@over_sockets
async def test_the_same_can_be_done_by_plain_http(place: House) -> None:
    people, table, (ada, _) = await two_at_a_table(place)
    position = await people[0].get(f"/tables/{table}/position")
    waiting = asyncio.ensure_future(people[1].get(f"/tables/{table}/position", seen=0, wait=30))

    acted = await people[0].post(
        f"/tables/{table}/act", {"seat": 0, "action": position["views"][0]["legal"][0]}
    )
    told = await waiting

    assert (acted["version"], told["version"]) == (1, 1)
    assert told["views"][0]["legal"]
    assert (await ada.kind(wire.Update)).version == 1
    undone = await people[0].post(f"/tables/{table}/undo", {"seat": 0, "seen": 1, "key": new_key()})
    assert undone["version"] == 2
    refused = await people[1].post(f"/tables/{table}/act", {"seat": 0, "action": 1}, 403)
    assert refused["code"] == "not-your-seat"
    stale = await people[0].post(
        f"/tables/{table}/act", {"seat": 0, "action": "done", "seen": 0}, 409
    )
    assert stale["code"] == "stale"
    illegal = await people[0].post(f"/tables/{table}/act", {"seat": 0, "action": "done"}, 409)
    assert (illegal["code"], illegal["atom"]) == ("illegal", "R-62")
