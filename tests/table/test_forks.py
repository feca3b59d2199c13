"""Matches that follow from another: rematches and forks.

Also proves `table/new_tables.py`.
"""

from __future__ import annotations

from typing import Any

from abth.content import load_box
from abth.protocol import wire
from abth.protocol.proof import decode_proof
from abth.table.match.proof_check import check_proof
from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
)

BOX = load_box(None)


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
