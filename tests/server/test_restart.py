"""A restart of the server between any two actions changes nothing that anybody can see.

Also proves `server/services.py`, `table/log_writer.py`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.table import match_course
from abth.table.live_table import LiveTable
from tests.server.house import (
    Device,
    Guest,
    House,
    QuickBots,
    guests,
    house,
    new_key,
    over_sockets,
    seated_table,
    step,
)

THROUGH_THE_DOOR = 60  # actions after which the whole server is restarted, not its services alone
FORGETFUL = 10  # actions after which everybody begins with nothing, not with what they have seen
LONGEST = 300.0  # seconds, on a machine that is busy otherwise


class OneAtATime(QuickBots):
    """Bots that decide once each time they are allowed to."""

    async def choose(
        self,
        bot: str,
        view: View,
        rulings: Rulings,
        seed: int,
        *,
        table: str = "",
        host: str = "",
    ) -> int:
        """As the quick ones do."""
        number = await super().choose(bot, view, rulings, seed, table=table, host=host)
        self.allowed.clear()
        return number


class Played:
    """A match of people and one bot, played to its end; what everybody saw after each action."""

    def __init__(self, place: House, people: Sequence[Guest], table: str) -> None:
        self.place = place
        self.people = people
        self.table = table
        self.devices: list[Device] = []
        self.shown: list[list[bytes]] = []
        self.ended: list[Any] = []

    async def come(self) -> None:
        """All sit at the table, and somebody watches; now and then they have forgotten all."""
        secrets = [*(guest.secret for guest in self.people), None]
        before = self.devices if len(self.shown) % FORGETFUL else []
        self.devices = []
        for secret, old in zip_longest(secrets, before):
            seen = None if old is None else old.version
            device = await Device.open(self.place, self.table, secret, seen=seen)
            if old is not None:
                device.events = old.events + device.events
            self.devices.append(device)

    async def look(self, *, restarts: bool) -> None:
        """Note what everybody is shown, after a restart or without one."""
        if restarts:
            if len(self.shown) % THROUGH_THE_DOOR == 0:
                await self.place.restart()
            else:
                await self.place.reopen(self.table)
            await self.come()
        self.shown.append([shown_on(device) for device in self.devices])

    async def all_reach(self, version: int) -> None:
        """Everybody hears that the match has come so far."""
        for device in self.devices:
            await device.reach(version)

    async def decide(self, choices: random.Random) -> None:
        """Whoever must decide does, once: a person at random, or the bot."""
        before = self.devices[0].version
        self.place.clock.turn(7)
        acting = next((d for d in self.devices if d.deciding is not None), None)
        if acting is None:
            self.place.bots.allowed.set()
            await self.all_reach(before + 1)
        else:
            seat = acting.deciding
            assert seat is not None
            done = await acting.act(seat, choices.choice(acting.views[seat].legal))
            await self.all_reach(done.version)

    async def chat(self) -> None:
        """Somebody says something, and everybody hears it."""
        said = {"type": "chat", "key": new_key(), "text": "Well played!"}
        await self.devices[0].ask(said)
        for device in self.devices:
            while not device.chat:
                await device.hear()

    async def take_back(self, seat: int) -> None:
        """The last decision is taken back."""
        done = await self.devices[seat].take_back(seat)
        assert done.undone
        await self.all_reach(done.version)

    @property
    def may_take_back(self) -> int | None:
        """The person who may take back the last decision."""
        undo = self.devices[0].undo
        return undo.seat if undo is not None and undo.seat in range(len(self.people)) else None

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        due = self.devices[0].due
        return due is not None and due.moment == "match-over"


def shown_on(device: Device) -> bytes:
    """All that somebody sees of a match and hears at its table."""
    assert device.due is not None
    seen = (device.version, list(device.views.values()), device.due, device.undo, device.events)
    chat = [msgspec.structs.replace(line, person="") for line in device.chat]  # ids are random
    return msgspec.json.encode((*seen, chat))


async def played(folder: Path, players: int, *, restarts: bool) -> Played:
    """The same match each time, with a restart after every action or without any."""
    folder.mkdir()
    async with asyncio.timeout(LONGEST), house(folder) as place:
        place.bots = OneAtATime()
        place.bots.allowed.clear()
        await place.restart()
        people = await guests(place, players - 1)
        clock = {"kind": "days", "seconds": 50_000}
        table = await seated_table(people, ["recruit"], clock=clock, chat="all")
        match = Played(place, people, table)
        choices = random.Random(players)
        taken_back = False
        await match.come()
        while not match.is_over:
            await match.decide(choices)
            await match.look(restarts=restarts)
            if len(match.shown) == 9:
                await match.chat()
                await match.look(restarts=restarts)
            if len(match.shown) > 20 and not taken_back and match.may_take_back is not None:
                taken_back = True
                await match.take_back(match.may_take_back)
                await match.look(restarts=restarts)
        assert taken_back
        path = f"/tables/{match.table}"
        while (await people[0].get(path))["state"] != "over":
            await match.devices[0].hear()
        state = await people[0].get(path)
        told = [state[fact] for fact in ("version", "scores", "winners", "round", "ended")]
        match.ended = [told, await people[0].get(f"{path}/log")]
    return match


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_restart_after_every_action_of_a_match_changes_nothing(
    tmp_path: Path, players: int
) -> None:
    """Byte for byte, for every person and a spectator, after each action, undo and sentence."""
    undisturbed = asyncio.run(played(tmp_path / "undisturbed", players, restarts=False))
    restarted = asyncio.run(played(tmp_path / "restarted", players, restarts=True))

    assert len(undisturbed.shown) > 40 * players
    for after in range(len(undisturbed.shown)):
        assert restarted.shown[after] == undisturbed.shown[after], after
    assert restarted.ended == undisturbed.ended


@over_sockets
async def test_a_restart_of_the_whole_server_now_and_then_changes_nothing(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, ["recruit"], clock={"kind": "days", "seconds": 5000})
    choices = random.Random(8)
    devices = [await guest.device(table) for guest in people]
    moments: set[str] = set()
    for turn in range(12):
        place.clock.turn(7)
        for _ in range(1 + turn):
            assert await step(devices, choices)
        while devices[0].deciding is None and devices[1].deciding is None:
            assert await step(devices, choices)  # bots think to the end
        before = [(d.views, d.version, d.due, d.undo, d.events) for d in devices]
        assert devices[0].due is not None
        moments.add(devices[0].due.moment)

        await place.restart()

        devices = [await guest.device(table) for guest in people]
        assert [(d.views, d.version, d.due, d.undo, d.events) for d in devices] == before
        seat = devices[0].undo.seat if devices[0].undo is not None else None
        if seat in (0, 1) and turn % 4 == 0:
            done = await devices[seat].take_back(seat)
            for device in devices:
                await device.reach(done.version)

    assert len(moments) > 4


@over_sockets
async def test_a_match_whose_end_was_cut_short_is_finished_after_a_restart(place: House) -> None:
    """Wherever it was cut: it is over then, and has counted once."""
    people = await guests(place, 2)

    async def fail(*_: object) -> None:
        raise OSError("the lights went out")

    for count in (1, 2):
        table = await seated_table(people, seed=None)
        devices = [await guest.device(table) for guest in people]
        with pytest.MonkeyPatch.context() as patch:
            if count == 1:
                patch.setattr(place.services.results, "record", fail)
            else:
                patch.setattr(place.services.store.tables, "update", fail)
            choices = random.Random(count)
            while await step(devices, choices):
                pass
            await place.reopen(table)

        assert (await people[0].get(f"/tables/{table}"))["state"] == "over"
        for guest in people:
            profile = await guest.get(f"/players/{guest.id}")
            assert profile["matches"] == profile["rating"]["matches"] == count


@over_sockets
async def test_a_table_is_shown_only_once_it_goes_on(place: House) -> None:
    """A request that arrives while the table is being opened waits for all of it."""
    people = await guests(place, 2)
    table = await seated_table(people)
    tables = place.services.tables
    tables.put_idle_away(place.clock.now())
    assert tables.live(table) is None
    began, go_on, resume = asyncio.Event(), asyncio.Event(), match_course.resume

    async def resume_slowly(live: LiveTable, stored: int) -> None:
        began.set()
        await go_on.wait()
        await resume(live, stored)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_course, "resume", resume_slowly)
        first = asyncio.ensure_future(tables.require(table))
        await began.wait()
        second = asyncio.ensure_future(tables.require(table))
        await asyncio.sleep(0)
        assert not second.done()
        go_on.set()

        assert await first is await second


@over_sockets
async def test_a_command_is_finished_after_its_client_hangs_up(
    place: House,
) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, seed=None)
    devices = [await guest.device(table) for guest in people]
    began, go_on, record = asyncio.Event(), asyncio.Event(), place.services.results.record

    async def record_slowly(*match: Any) -> None:
        began.set()
        await go_on.wait()
        await record(*match)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(place.services.results, "record", record_slowly)
        while await step(devices, random.Random(1)):
            pass
        await began.wait()
        live = place.services.tables.live(table)
        assert live is not None
        for device in devices:
            await device.close()
        while len(live.audience.listeners) > 1:  # the one whose action ends the match
            await people[0].get("/me")
        go_on.set()
        while live.audience.listeners:
            await people[0].get("/me")

    assert (await people[0].get(f"/tables/{table}"))["state"] == "over"
    assert (await people[0].get(f"/players/{people[0].id}"))["matches"] == 1


@over_sockets
async def test_bots_go_on_after_a_restart(place: House) -> None:
    people = await guests(place, 1)
    place.bots.allowed.clear()
    table = await people[0].make_table([None, "recruit", "recruit"])
    await people[0].post(f"/tables/{table}/join", {"seat": 0})
    await people[0].post(f"/tables/{table}/start")
    ada = await people[0].device(table)
    await ada.act(0, ada.views[0].legal[0])  # now a bot must decide, and does not

    await place.stop()
    place.bots.allowed.set()
    await place.start()

    ada = await people[0].device(table)
    while ada.deciding is None:
        await ada.hear()
    assert ada.version > 2


@over_sockets
async def test_a_table_nobody_looks_at_is_put_away_and_opened_again(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    device = await people[0].device(table)
    tables = place.services.tables
    tables.put_idle_away(place.clock.now())
    assert tables.live(table) is not None  # somebody looks
    views = device.views
    live = tables.live(table)
    assert live is not None
    await device.close()
    while live.audience.listeners or live.lock.locked():
        await people[0].get("/me")

    tables.put_idle_away(place.clock.now())

    assert tables.live(table) is None
    again = await people[0].device(table)
    assert again.views == views
