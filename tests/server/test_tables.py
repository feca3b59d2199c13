"""Tables: sitting down, leaving, stand-ins, clocks, spectators, rematch, forks, imports."""

from __future__ import annotations

import random
from typing import Any

from abth.content import load_box
from abth.protocol import wire
from abth.protocol.proof import decode_proof
from abth.table.proof_check import check_proof
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
    step,
)

BOX = load_box(None)


@over_sockets
async def test_a_table_is_made_found_and_filled(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None, "captain"], rounds=8, edition="de")
    watching = await ben.device(table)

    listed = (await ben.get("/tables"))["open"]
    assert [state["id"] for state in listed] == [table]
    assert listed[0]["options"]["rounds"] == 8
    joined = await ben.post(f"/tables/{table}/join", {"seat": 1})
    assert (joined["yours"], joined["hosting"]) == ([1], False)
    assert [seat["name"] for seat in joined["seats"]] == [None, "Ben", "Captain"]
    assert (await watching.kind(wire.TableNews)).table.yours == [1]
    early = await ada.post(f"/tables/{table}/start", status=409)
    assert early["code"] == "not-ready"
    taken = await ada.post(f"/tables/{table}/join", {"seat": 1}, 409)
    assert taken["code"] == "taken"
    assert (await ada.post(f"/tables/{table}/join", {"seat": 4}, 404))["code"] == "unknown"
    await ada.post(f"/tables/{table}/join")
    assert (await ada.post(f"/tables/{table}/join", status=409))["code"] == "taken"
    assert (await ben.post(f"/tables/{table}/start", status=403))["code"] == "not-the-host"
    started = await ada.post(f"/tables/{table}/start")
    assert (started["state"], started["to_act"], started["version"]) == ("playing", 0, 0)
    assert (await ada.post(f"/tables/{table}/start", status=409))["code"] == "not-open"
    assert (await ada.get("/tables"))["playing"][0]["id"] == table


@over_sockets
async def test_a_table_by_invitation_is_in_no_list(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None], invitation=True)

    assert (await ben.get("/tables"))["open"] == []
    assert (await ada.get("/tables"))["yours"][0]["id"] == table
    assert (await ben.get(f"/tables/{table}"))["state"] == "open"
    await ben.post(f"/tables/{table}/join")


@over_sockets
async def test_the_host_removes_fills_and_closes(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    await ben.post(f"/tables/{table}/join", {"seat": 0})
    path = f"/api/tables/{table}/seats"

    not_host = await ben.http.put(f"{path}/1", json={"bot": "captain"})
    removed = await ada.http.put(f"{path}/0", json={})
    filled = await ada.http.put(f"{path}/1", json={"bot": "soldier"})
    unknown = await ada.http.put(f"{path}/1", json={"bot": "os:system"})
    nowhere = await ada.http.put(f"{path}/3", json={})

    assert not_host.json()["code"] == "not-the-host"
    assert removed.json()["seats"][0]["kind"] == "open"
    assert filled.json()["seats"][1]["bot"] == "soldier"
    assert (unknown.status_code, unknown.json()["code"]) == (400, "malformed")
    assert nowhere.status_code == 404
    assert (await ben.post(f"/tables/{table}/close", status=403))["code"] == "not-the-host"
    closed = await ada.post(f"/tables/{table}/close")
    assert closed["state"] == "closed"
    assert (await ben.post(f"/tables/{table}/join", status=409))["code"] == "not-open"
    assert (await ada.get("/tables"))["open"] == []


@over_sockets
async def test_who_leaves_before_the_start_leaves_an_open_seat(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    await ben.post(f"/tables/{table}/join")

    left = await ben.post(f"/tables/{table}/leave", {"seat": None})

    assert left["seats"][0]["kind"] == "open"
    assert (await ben.post(f"/tables/{table}/leave", status=403))["code"] == "not-your-seat"


@over_sockets
async def test_a_bot_stands_in_for_who_leaves_until_they_return(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, away_bot="soldier")
    ada, ben = [await guest.device(table) for guest in people]
    place.bots.allowed.clear()  # the stand-in is slow to decide

    left = await people[0].post(f"/tables/{table}/leave")
    assert (left["seats"][0]["away"], left["seats"][0]["bot"]) == (True, "soldier")
    assert (await ada.act(0, ada.views[0].legal[0])).code == "away"
    back = await people[0].post(f"/tables/{table}/return")
    assert (back["seats"][0]["away"], back["seats"][0]["bot"]) == (False, None)
    place.bots.allowed.set()
    assert isinstance(await ada.act(0, ada.views[0].legal[0]), wire.Update)
    await ben.reach(1)

    await people[1].post(f"/tables/{table}/leave")  # now the bot plays on
    await ada.until(lambda m: isinstance(m, wire.Update) and 0 in ada.views and ada.deciding == 0)
    assert place.bots.asked.count("soldier") >= 1
    assert ada.version > 1


@over_sockets
async def test_a_table_that_waits_does_not_replace_who_leaves(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, away="wait", clock={"kind": "live", "seconds": 60})

    left = await people[0].post(f"/tables/{table}/leave")
    place.clock.turn(1000)
    ada = await people[0].device(table)

    assert not left["seats"][0]["away"]
    assert isinstance(await ada.act(0, ada.views[0].legal[0]), wire.Update)


@over_sockets
async def test_when_the_clock_runs_out_a_bot_takes_over(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, clock={"kind": "live", "seconds": 60})
    ada, ben = [await guest.device(table) for guest in people]
    start = place.clock.now()
    assert ada.due is not None
    assert ada.due.deadline == start + 60

    place.clock.turn(20)
    await ada.act(0, ada.views[0].legal[0])
    await ben.reach(1)
    assert ben.due is not None
    assert ben.due.deadline == start + 80
    place.bots.allowed.clear()
    place.clock.turn(59)
    await place.restart()  # deadlines are not forgotten
    ada, ben = [await guest.device(table) for guest in people]
    assert ben.due is not None
    assert ben.due.deadline == start + 80
    place.clock.turn(2)
    news = await ben.until(lambda m: isinstance(m, wire.TableNews) and m.table.seats[1].away)

    assert news.table.seats[1].bot == "captain"
    assert news.table.deadline is None
    await people[1].post(f"/tables/{table}/return")
    renewed = await people[1].get(f"/tables/{table}")
    assert renewed["deadline"] == place.clock.now() + 60
    place.bots.allowed.set()


@over_sockets
async def test_the_time_of_a_turn_runs_only_while_one_must_decide(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, clock={"kind": "days", "seconds": 1000}, start_player=0)
    devices = [await guest.device(table) for guest in people]
    choices = random.Random(1)
    while (due := devices[0].due) is None or due.moment != "prepare":
        assert await step(devices, choices)
    assert due.seat == 0
    assert due.deadline is not None

    place.clock.turn(100)
    assert await step(devices, choices)

    assert devices[0].due is not None
    assert devices[0].due.seat == 0
    assert devices[0].due.deadline == due.deadline  # the same turn, the same time


@over_sockets
async def test_spectators_lag_behind_until_the_end(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, delay=30)
    devices = [await guest.device(table) for guest in people]
    watcher = await Device.open(place, table, None)
    choices = random.Random(6)
    assert watcher.version == 0
    while devices[0].version < 90:
        assert await step(devices, choices)
    await watcher.reach(devices[0].version - 30)
    by_http = (await place.client().get(f"/api/tables/{table}/position")).json()
    state = (await place.client().get(f"/api/tables/{table}")).json()
    moment = await people[0].get(f"/tables/{table}/moments/{watcher.version}")

    assert watcher.version == devices[0].version - 30
    assert by_http["version"] == state["version"] == watcher.version
    assert state["deadline"] is None
    assert watcher.views[None].view.turns == moment["views"][0]["view"]["turns"]
    late = await Device.open(place, table, None, seen=watcher.version)
    assert late.views == watcher.views
    assert late.events == []
    await play_out([*devices])
    await watcher.reach(devices[0].version)
    assert watcher.views[None].view.due == devices[0].views[0].view.due
    assert [event.type for event in watcher.events] == [event.type for event in devices[0].events]


@over_sockets
async def test_without_spectators_only_those_seated_see_the_match(place: House) -> None:
    people = await guests(place, 2)
    stranger = await Guest.arrive(place, "Mallory")
    table = await people[0].make_table([None, None], spectators=False)
    lobby = await stranger.device(table)
    for guest in people:
        await guest.post(f"/tables/{table}/join")
    await people[0].post(f"/tables/{table}/start")

    late = await Device.connect(place, table)
    await late.send({"type": "hello", "secret": stranger.secret})
    assert (await late.hear()).code == "not-allowed"
    refused = await stranger.get(f"/tables/{table}/position", 403)
    assert refused["code"] == "not-allowed"
    assert all(not isinstance(message, wire.Update) for message in lobby.heard)
    await lobby.socket.wait_closed()
    assert lobby.socket.close_code == 4003
    assert (await stranger.get("/tables"))["playing"] == []


@over_sockets
async def test_the_same_people_play_again(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, ["recruit"])
    early = await people[0].post(f"/tables/{table}/rematch", status=409)
    assert early["code"] == "not-over"
    devices = [await guest.device(table) for guest in people]
    await play_out(devices)

    first = await people[1].post(f"/tables/{table}/rematch")
    second = await people[0].post(f"/tables/{table}/rematch")
    stranger = await Guest.arrive(place, "Mallory")
    refused = await stranger.post(f"/tables/{table}/rematch", status=403)

    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Ben", "Recruit"]
    assert (first["hosting"], second["hosting"]) == (True, False)
    assert refused["code"] == "not-allowed"
    news = await devices[0].kind(wire.TableNews)
    assert news.table.rematch == first["id"]
    await people[1].post(f"/tables/{first['id']}/start")


async def finished_table(place: House, **options: Any) -> tuple[list[Guest], str]:
    """A match of two that is over."""
    people = await guests(place, 2)
    table = await seated_table(people, **options)
    await play_out([await guest.device(table) for guest in people])
    return people, table


def fork_wish(version: int, chance: str, **options: Any) -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{}, {"kind": "bot", "bot": "recruit"}]
    return {
        "version": version,
        "chance": chance,
        "options": {"name": "What if?", "seats": seats, **options},
    }


@over_sockets
async def test_a_finished_match_goes_on_from_any_moment(place: House) -> None:
    people, table = await finished_table(place, seed=None)
    ada = people[0]
    log = await ada.get(f"/tables/{table}/log")
    at = 60
    while (moment := await ada.get(f"/tables/{table}/moments/{at}", eyes=0))["due"]["seat"] != 0:
        at += 1

    for chance in ("same", "fresh"):
        forked = await ada.post(f"/tables/{table}/fork", fork_wish(at, chance), 201)
        assert (forked["state"], forked["version"]) == ("open", at)
        assert forked["forked_from"] == table
        await ada.post(f"/tables/{forked['id']}/join", {"entropy": "ff"})
        await ada.post(f"/tables/{forked['id']}/start")
        device = await ada.device(forked["id"])
        assert device.views[0].view.turns == moment["views"][0]["view"]["turns"]
        await play_out([device])
        proof = await ada.http.get(f"/api/tables/{forked['id']}/proof")
        assert check_proof(decode_proof(proof.content), BOX)
        assert proof.json()["log"]["actions"][:at] == log["actions"][:at]

    wrong = await ada.post(f"/tables/{table}/fork", fork_wish(9999, "same"), 409)
    assert wrong["code"] == "no-such-moment"
    end = await ada.post(f"/tables/{table}/fork", fork_wish(len(log["actions"]), "same"), 409)
    assert end["code"] == "no-such-moment"


@over_sockets
async def test_a_log_is_imported_and_looked_at(place: House) -> None:
    people, table = await finished_table(place)
    ada = people[0]
    log = await ada.get(f"/tables/{table}/log")
    report = await ada.get(f"/tables/{table}/report")

    imported = await ada.post("/matches", log, 201)

    assert (imported["state"], imported["version"]) == ("over", len(log["actions"]))
    assert [seat["name"] for seat in imported["seats"]] == ["Ada", "Ben"]
    again = await ada.get(f"/tables/{imported['id']}/report")
    assert again["imported"]
    assert again["points"] == report["points"]
    assert await ada.get(f"/tables/{imported['id']}/log") == log
    assert (await ada.get(f"/tables/{imported['id']}/proof", 404))["code"] == "unknown"
    views = (await ada.get(f"/tables/{imported['id']}/moments/50"))["views"]
    assert [view["seat"] for view in views] == [0, 1, None]
    short = await ada.post("/matches", log | {"actions": log["actions"][:-1]}, 409)
    assert short["code"] == "bad-log"
    wrong = await ada.post("/matches", log | {"actions": ["dance", *log["actions"]]}, 409)
    assert "action 1" in wrong["reason"]
    other_box = log | {"content": {"name": "x", "digest": "0" * 64}}
    assert (await ada.post("/matches", other_box, 409))["code"] == "bad-log"


@over_sockets
async def test_before_the_end_nobody_sees_more_than_their_own_eyes(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    choices = random.Random(1)
    while devices[0].version < 60:
        assert await step(devices, choices)
    stranger = await Guest.arrive(place, "Mallory")

    for what in ("log", "proof", "report"):
        assert (await people[0].get(f"/tables/{table}/{what}", 409))["code"] == "not-over"
    own = await people[0].get(f"/tables/{table}/moments/50")
    assert [view["seat"] for view in own["views"]] == [0]
    assert own["action"] is None
    assert (await people[0].get(f"/tables/{table}/moments/50", 409, eyes=1))["code"] == "not-over"
    assert (await stranger.get(f"/tables/{table}/moments/50", 409))["code"] == "not-over"
    assert (await people[0].get(f"/tables/{table}/moments/9999", 404))["code"] == "unknown"


@over_sockets
async def test_the_same_seed_is_the_same_deal(place: House) -> None:
    people = await guests(place, 2)
    boards = []
    for _ in range(2):
        table = await seated_table(people, seed="a duplicate")
        devices = [await guest.device(table) for guest in people]
        choices = random.Random(1)
        for _ in range(3):
            assert await step(devices, choices)
        boards.append(devices[0].views[0].view.board)
        assert devices[1].table is not None
        assert devices[1].table.options.seed == "?"  # who knows it knows what comes

    assert boards[0] == boards[1]
