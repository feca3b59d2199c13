"""Tables are made, listed and filled over HTTP."""

from __future__ import annotations

import random
from unittest import mock

from abth.bots.registry import make_bot
from abth.content import load_box
from abth.protocol import wire
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.table.rated import is_rated
from tests.server.house import (
    Device,
    House,
    QuickBots,
    guests,
    over_sockets,
    play_out,
    seated_table,
    step,
)


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


class Thinking(QuickBots):
    """The bots that are asked for, and no stand-ins."""

    async def choose(self, bot: str, view: View, rulings: Rulings, seed: int, **_: str) -> int:
        """What this bot decides."""
        self.asked.append(bot)
        thinker = make_bot(bot, seed)
        assert view.seat is not None
        thinker.sit_down(Frame(load_box(), rulings), view.seat)
        return thinker.choose(view)


@over_sockets
async def test_a_champion_thinks_as_long_as_the_host_says(place: House) -> None:
    (ada,) = await guests(place, 1)
    bots = Thinking()
    table = await ada.make_table([None, "champion:ms=30", "champion:ms=300"], seed="thinking")
    seats = (await ada.post(f"/tables/{table}/join", {"seat": 0}))["seats"]
    assert [(seat["bot"], seat["name"]) for seat in seats[1:]] == [
        ("champion:ms=30", "Champion (0.03\N{NO-BREAK SPACE}s)"),
        ("champion", "Champion"),  # its usual time
    ]
    seat = f"/api/tables/{table}/seats/2"
    too_long = await ada.http.put(seat, json={"bot": "champion:ms=2001"})
    assert too_long.status_code == 400
    assert too_long.json()["reason"] == "champion:ms=2001: ms: must be at most 2,000"
    await ada.http.put(seat, json={"bot": "recruit"})
    with mock.patch.object(place.bots, "choose", bots.choose):
        device = await ada.device(table)
        await ada.post(f"/tables/{table}/start")
        await play_out([device])

    assert set(bots.asked) == {"champion:ms=30", "recruit"}
    rivals = (await ada.get(f"/players/{ada.id}"))["rivals"]
    assert {rival["id"] for rival in rivals} == {"bot:champion:ms=30", "bot:recruit"}
    page = await ada.get("/players/bot:champion:ms=30")
    assert (page["name"], page["bot"], page["matches"]) == ("champion:ms=30", True, 1)
    await ada.get("/players/bot:champion:ms=2001", 404)


@over_sockets
async def test_a_table_by_invitation_is_in_no_list(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None], invitation=True)

    assert (await ben.get("/tables"))["open"] == []
    assert (await ada.get("/tables"))["yours"][0]["id"] == table
    assert (await ben.get(f"/tables/{table}"))["state"] == "open"
    await ben.post(f"/tables/{table}/join")


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


@over_sockets
async def test_a_lesson_is_begun_with_one_request_and_survives_a_restart(place: House) -> None:
    """The script leads to the first battle; after the restart its wishes go on."""
    (ada,) = await guests(place, 1)
    made = await ada.post("/lessons", {"lesson": "first-match", "name": "First match"}, 201)
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Chris", "Joakim"]
    device = await ada.device(made["id"])
    await until_legal(device, "done")

    await place.restart()
    device = await ada.device(made["id"])
    await until_legal(device, "done")
    await device.act(0, "done")
    await device.act(0, "relic nebra-sky-disc")
    await until_legal(device, "deploy trebuchet")
    chances = await ada.get(f"/tables/{made['id']}/dare")
    assert [choice["relics"] for choice in chances] == [4, 3, 2]
    (ben,) = await guests(place, 1)
    assert (await ben.get("/tables"))["playing"] == []
    row = (await place.services.tables.require(made["id"])).table.row
    assert not is_rated(row)
    row.state = "over"
    again = await ada.post(f"/tables/{made['id']}/rematch")
    assert again["options"]["lesson"] is None


@over_sockets
async def test_the_rivals_of_a_lesson_keep_their_names_when_it_is_dealt_again(place: House) -> None:
    (ada,) = await guests(place, 1)
    made = await ada.post("/lessons", {"lesson": "first-match", "name": "First match"}, 201)
    device = await ada.device(made["id"])
    await until_legal(device, "done")
    (await place.services.tables.require(made["id"])).table.row.state = "over"
    seats = [{}, {"kind": "bot", "bot": "recruit"}, {"kind": "bot", "bot": "recruit"}]
    wish = {"version": 0, "chance": "same", "options": {"name": "Again", "seats": seats}}
    again = await ada.post(f"/tables/{made['id']}/fork", wish, 201)

    assert [seat["name"] for seat in again["seats"]] == [None, "Chris", "Joakim"]


@over_sockets
async def test_a_lesson_is_neither_made_by_hand_nor_dared_elsewhere(place: House) -> None:
    (ada,) = await guests(place, 1)
    seats = [{}, {"kind": "bot", "bot": "recruit"}]
    wish = {"name": "A table", "seats": seats, "lesson": "first-match"}
    assert (await ada.post("/tables", wish, 400))["code"] == "malformed"
    table = await ada.make_table([None, "recruit"])
    await ada.post(f"/tables/{table}/join")
    await ada.post(f"/tables/{table}/start")
    assert (await ada.get(f"/tables/{table}/dare", 403))["code"] == "not-allowed"


async def until_legal(device: Device, action: str) -> None:
    """Hear until the first seat may do this."""
    while action not in device.views[0].legal:
        await device.hear()
