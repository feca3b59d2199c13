"""Leaving for good: what goes, what stays for others, and the export before it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from abth.protocol import wire
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    new_key,
    over_sockets,
    play_out,
    seated_table,
    until_closed,
)


async def chat(device: Device, text: str) -> None:
    await device.ask({"type": "chat", "key": new_key(), "text": text})


@over_sockets
async def test_an_export_holds_everything_about_a_user_and_no_secret(place: House) -> None:
    people = await guests(place, 2)
    ada = people[0]
    table = await seated_table(people, seed=None)
    devices = [await guest.device(table) for guest in people]
    await chat(devices[0], "My own words")
    await chat(devices[1], "The words of another")
    await ada.http.put(f"/api/me/blocks/{people[1].id}", json={"kind": "mute"})
    await play_out(devices)

    answer = await ada.http.get("/api/me/export")

    told = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert told["account"][0]["name"] == "Ada"
    assert [line["text"] for line in told["chat"]] == ["My own words"]
    assert told["tables"][0]["id"] == table
    assert told["decisions"]
    assert told["results"][0]["table"] == table
    assert told["rating"]
    assert told["blocks"][0]["other"] == people[1].id
    assert ada.secret not in answer.text
    assert "hash" not in answer.text
    assert "The words of another" not in answer.text


@over_sockets
async def test_a_deleted_account_leaves_only_a_former_player(place: House) -> None:
    people = await guests(place, 2)
    ada, ben = people
    table = await seated_table(people, seed=None)
    devices = [await guest.device(table) for guest in people]
    await chat(devices[0], "Something private")
    await play_out(devices)
    alone = await ada.make_table([None, "recruit"])
    await ada.post(f"/tables/{alone}/join")
    open_table = await ada.make_table([None, None])

    assert (await ada.http.delete("/api/me")).status_code == 204

    await until_closed(devices[0])
    assert (await ada.get("/me", 401))["code"] == "unauthenticated"
    recovered = await place.client().post("/api/people/recover", json={"phrase": ada.phrase})
    assert recovered.status_code == 401
    await ben.get(f"/players/{ada.id}", 404)
    for gone in (alone, open_table):
        await ben.get(f"/tables/{gone}", 404)
    seen = await ben.get(f"/tables/{table}")
    assert [seat["name"] for seat in seen["seats"]] == ["", "Ben"]
    log = await ben.get(f"/tables/{table}/log")
    assert [seat["name"] for seat in log["seats"]] == ["A former player", "Ben"]
    page = await ben.get(f"/players/{ben.id}")
    assert page["results"][0]["players"] == ["", "Ben"]
    assert [row["name"] for row in await ben.get("/leaderboard")] == ["Ben"]
    again = await ben.device(table)
    assert again.chat == []
    with closing(sqlite3.connect(place.settings.data)) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Something private" not in dump
    assert "'Ada'" not in dump


@over_sockets
async def test_a_user_who_leaves_for_good_resigns_from_running_matches(place: House) -> None:
    people = await guests(place, 2)
    ada, ben = people
    table = await seated_table(people, seed=None)
    device = await ben.device(table)

    assert (await ada.http.delete("/api/me")).status_code == 204

    state = await ben.get(f"/tables/{table}")
    assert (state["state"], state["ending"], state["winners"]) == ("over", "resigned", [1])
    await until_closed(device)
    again = await ben.device(table)
    assert isinstance(again.heard[0], wire.Welcome)
    await place.restart()
    assert (await ben.get(f"/tables/{table}"))["winners"] == [1]


@over_sockets
async def test_a_former_player_cannot_be_blocked_or_named(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ben.make_table([None, None])
    await ada.post(f"/tables/{table}/join", {"seat": 0})

    await ada.http.delete("/api/me")

    assert (await ben.get(f"/tables/{table}"))["seats"][0]["kind"] == "open"
    refused = await ben.http.put(f"/api/me/blocks/{ada.id}", json={"kind": "block"})
    assert refused.status_code == 404


@over_sockets
async def test_nobody_deletes_the_account_of_another(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    assert (await place.client().delete("/api/me")).status_code == 401
    assert (await ada.get("/me"))["name"] == "Ada"
