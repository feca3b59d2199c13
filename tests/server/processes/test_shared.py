"""Two servers on one PostgreSQL: whoever is at either of them plays with everyone.

Also proves `server/processes/news.py`, `server/processes/job_worker.py`,
`server/processes/local_jobs.py`, `server/processes/presence_board.py`,
`storage/stores/presence.py`, `table/replica.py`, `table/table_jobs.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

from abth.protocol import wire
from abth.table.refusals import Refusal
from tests.server.house import Device, Guest, House, play_out, seated_table, step, until_closed
from tests.server.processes.houses import Houses, ada_and_ben, at, at_two_houses


def told(device: Device) -> list[str]:
    """The kinds of events that a device was told; some details are secret."""
    return [event.type for event in device.events]


@at_two_houses
async def test_people_at_two_servers_play_a_match_with_bots_to_its_end(houses: Houses) -> None:
    table, (ada, ben), devices = await ada_and_ben(houses, "soldier", "recruit")

    await play_out(devices)

    scores = [(await guest.get(f"/tables/{table}"))["scores"] for guest in (ada, ben)]
    assert scores[0] == scores[1]
    assert told(devices[0]) == told(devices[1])
    log = await houses.query('SELECT number FROM log WHERE "table" = $1 ORDER BY number', table)
    assert [row["number"] for row in log] == list(range(1, len(log) + 1))
    assert len(await houses.query('SELECT * FROM results WHERE "table" = $1', table)) == 4


@at_two_houses
async def test_of_two_actions_at_once_one_counts_and_the_other_is_stale(houses: Houses) -> None:
    """Ada decides at both servers with the same version; the log is the referee."""
    table, (ada, _), devices = await ada_and_ben(houses)
    there = await at(houses.other, ada).device(table)
    choices = random.Random(7)
    all_devices = [*devices, there]
    stale = 0
    for _ in range(30):
        here = devices[0]
        seat = here.deciding
        if seat is None:
            assert await step(all_devices, choices)
            continue
        legal = here.views[seat].legal
        answers = await asyncio.gather(
            here.act(seat, choices.choice(legal)), there.act(seat, choices.choice(legal))
        )
        codes = [getattr(answer, "code", "done") for answer in answers]
        assert "done" in codes
        assert set(codes) <= {"done", "stale", "illegal"}
        stale += codes.count("stale")
        version = max(device.version for device in all_devices)
        for device in all_devices:
            await device.reach(version)
    assert stale > 0
    assert told(here) == told(there)


@at_two_houses
async def test_the_same_key_counts_once_at_both_servers(houses: Houses) -> None:
    table, (ada, _), (device, _ben) = await ada_and_ben(houses)
    there = await at(houses.other, ada).device(table)
    act = {"type": "act", "key": "same", "seat": 0, "seen": 0, "action": device.views[0].legal[0]}

    first, again = await asyncio.gather(device.ask(dict(act)), there.ask(dict(act)))

    assert {first.version, again.version} == {1}
    assert {type(first), type(again)} <= {wire.Update, wire.Done}
    assert len(await houses.query('SELECT * FROM log WHERE "table" = $1', table)) == 1


@at_two_houses
async def test_chat_presence_and_undo_by_consent_hold_across_servers(houses: Houses) -> None:
    table, people, (ada, ben) = await ada_and_ben(houses)
    while ada.table is None or not all(seat.here for seat in ada.table.seats):
        await ada.hear()

    await ada.send({"type": "chat", "key": "c1", "text": "Hello, Ben"})
    assert (await ben.kind(wire.ChatNews)).line.text == "Hello, Ben"
    await asyncio.gather(
        ada.ask({"type": "chat", "key": "c2", "text": "one"}),
        ben.ask({"type": "chat", "key": "c3", "text": "two"}),
    )
    for device in (ada, ben):
        while len(device.chat) < 3:
            await device.kind(wire.ChatNews)
    assert [line.number for line in ada.chat] == [1, 2, 3]
    assert ada.chat == ben.chat

    for _ in range(6):
        await step([ada, ben], random.Random(1))
    await ada.ask({"type": "undo", "key": "u1", "seat": 0, "seen": ada.version, "to": 0})
    while ben.undo is None or ben.undo.asked_by is None:
        await ben.hear()
    await ben.ask({"type": "consent", "seat": 1, "to": 0, "agree": True})
    while ada.undo is None or ada.undo.asked_by is not None:
        await ada.hear()
    await ada.reach(ben.version)
    assert told(ada) == told(ben)
    assert ada.due == ben.due

    await ben.close()
    while ada.table.seats[1].here:
        await ada.hear()
    assert (await people[0].get(f"/tables/{table}"))["seats"][1]["since"] is not None


@at_two_houses
async def test_seats_are_taken_and_the_match_is_started_from_either_server(houses: Houses) -> None:
    ada, ben = await Guest.arrive(houses.one, "Ada"), await Guest.arrive(houses.other, "Ben")
    table = await ada.make_table([None, None, None])
    watching = await Device.open(houses.other, table, None)

    await asyncio.gather(
        ada.post(f"/tables/{table}/join", {"entropy": "aa"}),
        ben.post(f"/tables/{table}/join", {"entropy": "bb"}),
    )
    await ben.post(f"/tables/{table}/join", {"entropy": "cc"})
    state = await at(houses.other, ada).post(f"/tables/{table}/start")

    assert state["state"] == "playing"
    assert sorted(seat["name"] for seat in state["seats"]) == ["Ada", "Ben", "Ben"]
    await watching.kind(wire.Update)
    assert (await ada.get(f"/tables/{table}"))["state"] == "playing"
    assert watching.table is not None
    assert watching.table.state == "playing"


@at_two_houses
async def test_a_clock_runs_out_once_wherever_the_players_are(houses: Houses) -> None:
    clock = {"kind": "live", "seconds": 30}
    table, _, (ada, ben) = await ada_and_ben(houses, clock=clock, away="bot", away_bot="recruit")
    houses.one.clock.turn(31)
    await houses.query("UPDATE pgqueuer SET execute_after = now() WHERE entrypoint = 'clock'")

    for device in (ada, ben):
        while device.table is None or not device.table.seats[0].away:
            await device.hear()
        while device.deciding is None and device is ben:
            await device.hear()
    notes = (await houses.query("SELECT attendance FROM tables WHERE id = $1", table))[0][0]
    assert notes.count("timed-out") == 1


@at_two_houses
async def test_a_listener_that_was_cut_off_catches_up(houses: Houses) -> None:
    _, _, (ada, ben) = await ada_and_ben(houses)
    await step([ada, ben], random.Random(1))

    await houses.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND query ILIKE 'LISTEN %'"
    )
    acting = ada if ada.deciding is not None else ben
    seat = acting.deciding
    assert seat is not None
    done = await acting.act(seat, acting.views[seat].legal[0])
    await acting.ask({"type": "chat", "key": "c", "text": "still there?"})
    for device in (ada, ben):
        await device.reach(done.version)
        while not device.chat:
            await device.hear()

    assert told(ada) == told(ben)


@at_two_houses
async def test_an_account_that_changes_at_one_server_changes_at_the_other(houses: Houses) -> None:
    ada = await Guest.arrive(houses.one, "Ada")
    there = at(houses.other, ada)
    token = await ada.post("/me/tokens", {"label": "my bot"}, 201)
    program = Guest(
        houses.other,
        wire.Credentials(person=ada.id, name="Ada", secret=token["secret"], phrase=None),
    )
    assert (await program.get("/me"))["name"] == "Ada"

    await ada.http.delete(f"/api/me/tokens/{token['id']}")
    await ada.http.patch("/api/me", json={"name": "Ada L."})

    async with asyncio.timeout(30):
        while (await there.get("/me"))["name"] != "Ada L.":
            await asyncio.sleep(0.01)
    answer = await program.http.get("/api/me")
    assert answer.status_code == 401


@at_two_houses
async def test_a_player_is_told_of_a_turn_wherever_they_are_connected(houses: Houses) -> None:
    ada, ben = await Guest.arrive(houses.one, "Ada"), await Guest.arrive(houses.one, "Ben")
    notices = await Device.open(houses.other, None, ben.secret)
    table = await seated_table([ada, ben])
    device = await ada.device(table)

    while device.deciding is not None:
        await device.act(0, device.views[0].legal[0])

    turn = await notices.kind(wire.YourTurn)
    assert (turn.table, turn.seat) == (table, 1)


@at_two_houses
async def test_a_server_that_ends_hands_its_bots_and_its_presence_on(houses: Houses) -> None:
    """Graceful: the other server goes on at once."""
    table, _, (ada, ben) = await ada_and_ben(houses, "recruit")
    houses.one.bots.allowed.clear()
    houses.other.bots.allowed.clear()
    choices = random.Random(3)
    while ben.deciding is not None or ada.deciding is not None:
        await step([ada, ben], choices)

    version = ben.version
    houses.other.bots.allowed.set()
    await houses.one.stop()
    while ben.version == version:
        await ben.hear()
    await houses.one.start()

    assert ben.table is not None
    assert table == ben.table.id


@at_two_houses
async def test_rate_limits_hold_across_servers(houses: Houses) -> None:
    here, there = houses.one.services.rates, houses.other.services.rates
    now = asyncio.get_running_loop().time
    assert there._advice.has("ada", now())
    async with asyncio.timeout(10):
        while there._advice.has("ada", now()):  # nobody has asked here
            with contextlib.suppress(Refusal):
                here.check_advice("ada")
            await asyncio.sleep(0.01)


def stop_hearing(place: House) -> None:
    """News of other processes is late at this server: it does not come at all."""
    shared = place.services._shared
    assert shared is not None
    shared.listener._hear = lambda _: None


@at_two_houses
async def test_what_was_done_at_one_server_is_shown_at_the_other_before_the_news(
    houses: Houses,
) -> None:
    """A player whose next request reaches another process sees what the last one did."""
    ada, ben = await Guest.arrive(houses.one, "Ada"), await Guest.arrive(houses.one, "Ben")
    table = await ada.make_table([None, None])
    ada_there, ben_there = at(houses.other, ada), at(houses.other, ben)
    await ada_there.get(f"/tables/{table}")  # it is in memory there
    stop_hearing(houses.other)

    await ada.post(f"/tables/{table}/join", {"seat": 0})
    await ben.post(f"/tables/{table}/join", {"seat": 1})
    assert (await ben_there.get(f"/tables/{table}"))["yours"] == [1]
    await ada.post(f"/tables/{table}/start")
    assert list((await ben_there.device(table)).views) == [1]
    position = await ada.get(f"/tables/{table}/position")
    decider = 0 if position["views"][0]["legal"] else 1
    guest, there = ((ada, ada_there), (ben, ben_there))[decider]
    view = (await guest.get(f"/tables/{table}/position"))["views"][0]
    act = {"seat": decider, "action": view["legal"][0], "seen": position["version"]}
    done = await guest.post(f"/tables/{table}/act", act)

    seen = {"seen": done["version"], "wait": 0.01}
    assert (await there.get(f"/tables/{table}/position", **seen))["version"] == done["version"]
    moment = await there.get(f"/tables/{table}/moments/{done['version']}")
    assert moment["version"] == done["version"]


@at_two_houses
async def test_a_table_that_is_gone_at_one_server_is_unknown_at_the_other(houses: Houses) -> None:
    ada = await Guest.arrive(houses.one, "Ada")
    table = await ada.make_table([None, None])
    there = at(houses.other, ada)
    await there.get(f"/tables/{table}")
    await houses.query('DELETE FROM seats WHERE "table" = $1', table)
    await houses.query("DELETE FROM tables WHERE id = $1", table)

    assert (await there.get(f"/tables/{table}", 404))["code"] == "unknown"


@at_two_houses
async def test_undo_requests_are_counted_across_servers(houses: Houses) -> None:
    """Ada asks at one server, then at the other; the limit holds for both together."""
    table, (ada, _), (device, ben) = await ada_and_ben(houses)
    there = await at(houses.other, ada).device(table)
    for _ in range(6):
        await step([device, ben, there], random.Random(1))
    limit = houses.one.services.settings.limits.undo_requests
    for number in range(limit):
        asking = (device, there)[number % 2]
        assert isinstance(await asking.take_back(0, to=0), wire.Done)
        for each in (ben, device, there):
            while each.undo is None or each.undo.asked_by is None:
                await each.hear()
        await ben.ask({"type": "consent", "seat": 1, "to": 0, "agree": False})
        for each in (ben, device, there):  # a server that has not heard would keep the request
            while each.undo is None or each.undo.asked_by is not None:
                await each.hear()

    for asking in (device, there):
        assert (await asking.take_back(0, to=0)).code == "too-many"


@at_two_houses
async def test_a_secret_that_is_revoked_at_one_server_loses_its_sockets_at_the_other(
    houses: Houses,
) -> None:
    """A bot token, and a device that is signed out."""
    table, (ada, _), _ = await ada_and_ben(houses)
    token = await ada.post("/me/tokens", {"label": "my bot"}, 201)
    program = await Device.open(houses.other, table, token["secret"])
    recovered = await ada.post("/people/recover", {"phrase": ada.phrase}, 201)
    phone = await Device.open(houses.other, table, recovered["secret"])
    devices = await ada.get("/me/devices")
    other = next(device["id"] for device in devices if not device["current"])

    await ada.http.delete(f"/api/me/tokens/{token['id']}")
    await until_closed(program)
    await ada.http.delete(f"/api/me/devices/{other}")
    await until_closed(phone)

    assert [program.socket.close_code, phone.socket.close_code] == [4001, 4001]
    assert program.heard[-1].code == phone.heard[-1].code == "unauthenticated"
