"""The balance lab over the wire: who may use it, what it answers, and what it costs.

Also proves `server/lab/match_process.py`, `server/http/lab.py`
and `server/http/this_machine.py`.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from abth.bots.odds import odds
from abth.content import load_box
from abth.content.digest import digest_of
from abth.content.editing import UnitNumbers, box_with
from abth.rules.game import Frame
from abth.rules.rulings import rulings_of
from tests.server.house import ALL_PATIENCE, House, house, over_sockets

BOX = load_box()
NUMBER, SHIP = next((n, unit) for n, unit in enumerate(BOX.units) if unit.id == "turtle-ship")
STRONGER = replace(UnitNumbers.of(SHIP), medium=5, close=2)


def changed(numbers: UnitNumbers = STRONGER) -> list[dict[str, Any]]:
    """The ship with other numbers, as a client sends it."""
    return [{"card": "turtle-ship"} | asdict(numbers)]


@over_sockets
async def test_the_lab_is_for_those_at_the_servers_own_machine(place: House) -> None:
    """Not through a proxy, not by another name of the machine, and not where it is off."""
    client = place.client()
    routes: list[tuple[str, str, Any]] = [
        ("GET", "/api/lab", None),
        ("DELETE", "/api/lab/run", None),
    ]
    routes += [("POST", f"/api/lab/{it}", {"cards": changed()}) for it in ("run", "export")]
    routes.append(("POST", "/api/lab/odds", {"card": "turtle-ship", "cards": []}))
    strangers = ({"X-Forwarded-For": "127.0.0.1"}, {"Host": f"192.0.2.7:{place.port}"})

    assert (await client.get("/api/lab")).status_code == 200
    for headers in strangers:
        for method, path, body in routes:
            answer = await client.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403, (path, headers)
            assert answer.json()["message_id"] == "problem-lab-closed"
    place.services.settings = replace(place.settings, lab=False)
    assert (await client.get("/api/lab")).status_code == 403
    assert place.services.lab.state().run is None


@over_sockets
async def test_the_odds_are_those_of_the_engine(place: House) -> None:
    question = {"card": "turtle-ship", "cards": changed()}
    answer = (await place.client().post("/api/lab/odds", json=question)).json()

    for told, box in (
        (answer["today"], BOX),
        (answer["changed"], box_with(BOX, [(SHIP.id, STRONGER)])),
    ):
        frame = Frame(box, rulings_of())
        ship = [frame.roster.unit(NUMBER, -1)]
        others = [*box.elites[3], *box.heroes[3]]
        wins = [
            odds(ship, [frame.roster.unit(int(o), -1)], frame.combat, box, True).attacker_wins
            for o in others
        ]
        assert told["attacking"][2] == pytest.approx(float(sum(wins)) / len(others))
        assert len(told["defending"]) == 4
    assert answer["today"] != answer["changed"]


@over_sockets
async def test_what_no_card_can_be_is_refused(place: House) -> None:
    client = place.client()
    tall = [changed()[0] | {"long": 21}]
    bodies = [
        {"card": "nobody", "cards": []},
        {"card": "turtle-ship", "cards": tall},
        {"card": "turtle-ship", "cards": [changed()[0] | {"card": "nobody"}]},
        {"card": "turtle-ship", "cards": changed() * 81},
    ]

    for body in bodies:
        assert (await client.post("/api/lab/odds", json=body)).status_code == 400, body
    as_printed = changed(UnitNumbers.of(SHIP))
    for cards in ([], as_printed):
        answer = await client.post("/api/lab/run", json={"cards": cards})
        assert answer.status_code == 400


@over_sockets
async def test_the_exported_folder_is_the_changed_box(place: House) -> None:
    answer = await place.client().post("/api/lab/export", json={"cards": changed()})
    folder = place.settings.data.parent
    zipfile.ZipFile(io.BytesIO(answer.content)).extractall(folder)

    wanted = box_with(BOX, [(SHIP.id, STRONGER)])
    assert answer.headers["content-type"] == "application/zip"
    assert digest_of(load_box(folder / "mybox")) == digest_of(wanted) != digest_of(BOX)


async def when_pairs(client: httpx.AsyncClient, pairs: int) -> dict[str, Any]:
    """The run, once it has counted so many pairs."""
    while True:
        run: dict[str, Any] = (await client.get("/api/lab")).json()["run"]
        assert run["state"] == "running"
        if run["pairs"] >= pairs:
            return run


@pytest.mark.slow
def test_a_run_plays_counts_and_is_cancelled(tmp_path: Path) -> None:
    """In a process of its own, which is gone afterwards, and only so many runs a minute."""

    async def scenario() -> None:
        few = house(tmp_path, lab_runs_at_once=2, lab_runs_per_minute=0)
        async with asyncio.timeout(2 * ALL_PATIENCE), few as place:
            client, lab = place.client(), place.services.lab
            wanted = {"cards": changed(), "bot": "soldier", "players": 2}
            begun = await client.post("/api/lab/run", json=wanted)
            assert begun.status_code == 202
            first = lab._run
            assert first is not None
            run = await when_pairs(client, 1)
            assert run["shifts"][0]["key"] == "turtle-ship"
            assert run["most"] == 2000
            assert run["cards"] == changed()  # who opens the page later sees what it is about

            assert (await client.post("/api/lab/run", json=wanted)).json()["id"] == 2
            assert first.state == "cancelled"
            ended = (await client.delete("/api/lab/run")).json()["run"]
            assert ended["state"] == "cancelled"
            assert (await client.post("/api/lab/run", json=wanted)).status_code == 429
            second = lab._run
            while first.folder.exists() or (second is not None and second.folder.exists()):
                await client.get("/healthz")
            assert first.process._process.pid is None

    asyncio.run(scenario())
