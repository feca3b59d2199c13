"""Finished and imported matches, looked at over HTTP."""

from __future__ import annotations

import random
from typing import Any

from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
    step,
)


async def finished_table(place: House, **options: Any) -> tuple[list[Guest], str]:
    """A match of two that is over."""
    people = await guests(place, 2)
    table = await seated_table(people, **options)
    await play_out([await guest.device(table) for guest in people])
    return people, table


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
    assert "#1 " in wrong["reason"]
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
async def test_why_a_battle_ended_is_told_as_a_seat_may_know_it(place: House) -> None:
    """Before the end through own eyes only; afterwards to everyone."""
    people = await guests(place, 2)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    choices = random.Random(1)
    assert (await people[0].get(f"/tables/{table}/why", 404))["code"] == "unknown"
    while devices[0].version < 100:
        assert await step(devices, choices)
    stranger = await Guest.arrive(place, "Mallory")

    whys = [await guest.get(f"/tables/{table}/why", battle=1) for guest in people]

    fighter = next(why for why in whys if why["own"])
    assert fighter["battle"] == 1
    assert {fighter["turned"]["id"], fighter["dice"]["id"], fighter["helped"]["id"]}
    for why in whys:
        assert why["own"] or why["helped"]["id"] in {"help-hidden", "help-none"}
    assert (await stranger.get(f"/tables/{table}/why", 409))["code"] == "not-over"
    assert (await people[0].get(f"/tables/{table}/why", 409, eyes=1))["code"] == "not-over"
    assert (await people[0].get(f"/tables/{table}/why", 404, battle=99))["code"] == "unknown"
    assert (await people[0].get(f"/tables/{table}/why", 404, at=99_999))["code"] == "unknown"
    await play_out(devices)
    assert (await stranger.get(f"/tables/{table}/why", battle=1))["helped"]["id"] != "help-hidden"
    report = await stranger.get(f"/tables/{table}/report")
    assert 1 <= len(report["turning_points"]) <= 3
    for point in report["turning_points"]:
        why = await stranger.get(f"/tables/{table}/why", battle=point["battle"])
        assert why["before_roll"] == point["version"]
