"""The metrics of a server, and who may read them.

Also proves `server/http/metrics.py`.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from abth.server.bot_pool.pool import BotPool
from abth.server.http.this_machine import host_name, is_loopback
from abth.server.operation import metrics
from abth.server.operation.metrics import bot_kind, note_wait
from tests.server.house import Guest, House, guests, house, over_sockets, seated_table

METRICS = "/metrics"


async def sample(place: House, name: str, **labels: str) -> float:
    """One number of the page."""
    answer = await place.client().get(METRICS)
    assert answer.status_code == 200
    for family in text_string_to_metric_families(answer.text):
        for found in family.samples:
            if found.name == name and labels.items() <= found.labels.items():
                return float(found.value)
    return 0.0


@over_sockets
async def test_tables_connections_actions_and_requests_are_counted(place: House) -> None:
    socket = {"transport": "socket"}
    actions = await sample(place, "abth_action_seconds_count", **socket)
    messages = await sample(place, "abth_messages_received_total")
    people = await guests(place, 2)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    device = next(device for device in devices if device.deciding is not None)
    view = device.views[device.deciding]
    await device.act(view.seat or 0, view.legal[0])

    assert await sample(place, "abth_tables", state="playing") <= 1  # counted now and then
    assert await sample(place, "abth_tables_live") == 1
    assert await sample(place, "abth_connections") == 2
    assert await sample(place, "abth_action_seconds_count", **socket) == actions + 1
    assert await sample(place, "abth_messages_received_total") == messages + 1
    route = "/api/tables/{table}/start"
    assert await sample(place, "abth_http_seconds_count", route=route, status="200") >= 1


@over_sockets
async def test_refusals_and_errors_are_counted(place: House) -> None:
    refusals = await sample(place, "abth_refusals_total", code="unknown")
    errors = await sample(place, "abth_errors_total")
    ada = await Guest.arrive(place, "Ada")
    table = await ada.make_table([None, None])

    await ada.get("/tables/nowhere", status=404)
    live = place.services.tables.live(table)
    assert live is not None
    del live.table.row.seats
    await ada.get(f"/tables/{table}", status=500)

    assert await sample(place, "abth_refusals_total", code="unknown") == refusals + 1
    assert await sample(place, "abth_errors_total", kind="AttributeError") == errors + 1


@over_sockets
async def test_no_label_names_a_table_or_a_user(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    await people[0].get(f"/tables/{table}")
    await place.client().get(f"/{table}/anything")

    page = (await place.client().get(METRICS)).text

    for hidden in (table, *(guest.id for guest in people), *(guest.secret for guest in people)):
        assert hidden not in page


@over_sockets
async def test_the_queue_of_the_bots_is_shown(place: House) -> None:
    pool = BotPool(1)
    place.services.bots = pool
    held = await pool.queue.take("host", "first")
    waiting = asyncio.ensure_future(pool.queue.take("host", "late"))
    await asyncio.sleep(0)
    waits = await sample(place, "abth_bot_wait_seconds_count", lane="dear")

    assert await sample(place, "abth_bot_queue", lane="dear") == 1
    assert await sample(place, "abth_bot_queue", lane="cheap") == 0
    note_wait("dear", 0.5)
    assert await sample(place, "abth_bot_wait_seconds_count", lane="dear") == waits + 1
    pool.queue.give_back(held)
    pool.queue.give_back(await waiting)


def test_tables_are_counted_by_their_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "COUNTED_FOR", 0.0)

    async def scenario() -> None:
        async with house(tmp_path) as place:
            ada = await Guest.arrive(place, "Ada")
            await ada.make_table([None, None])
            await seated_table([ada], ["soldier"])
            assert await sample(place, "abth_tables", state="open") == 1
            assert await sample(place, "abth_tables", state="playing") == 1

    asyncio.run(scenario())


@over_sockets
async def test_only_this_machine_may_read_and_no_proxy(place: House) -> None:
    """A proxy on this machine passes on the name of the site, or says for whom it asks."""
    client = place.client()
    for headers in (
        {"Host": "abth.example"}, {"X-Forwarded-For": "192.0.2.1"}, {"Forwarded": "for=192.0.2.1"},
        {"Host": ""}, {"X-Real-IP": "192.0.2.1"},
    ):  # fmt: skip
        assert (await client.get(METRICS, headers=headers)).status_code in (404, 421)
    assert (await client.get(METRICS)).status_code == 200


def test_with_a_token_only_its_bearer_may_read(tmp_path: Path) -> None:
    """Then also from elsewhere, but without it not even from this machine."""

    async def scenario() -> None:
        async with house(tmp_path, metrics_token="let me see") as place:
            client = place.client()
            for wrong in ({}, {"Authorization": "Bearer guess"}, {"Authorization": "let me see"}):
                assert (await client.get(METRICS, headers=wrong)).status_code == 404
            right = {"Authorization": "Bearer let me see", "X-Forwarded-For": "192.0.2.1"}
            assert (await client.get(METRICS, headers=right)).status_code == 200

    asyncio.run(scenario())


def test_names_of_this_machine() -> None:
    assert all(is_loopback(name) for name in ("127.0.0.1", "::1", "localhost", "127.9.9.9"))
    assert not any(is_loopback(name) for name in ("", "192.0.2.1", "localhost.example", "0.0.0.0"))
    hosts = ("[::1]:8000", "127.0.0.1:80", "localhost", "[::1]")
    assert [host_name(host) for host in hosts] == ["::1", "127.0.0.1", "localhost", "::1"]


def test_bots_are_counted_by_the_names_that_everyone_knows() -> None:
    kinds = [bot_kind(spec) for spec in ("general:ms=3", "coach", "os:system")]

    assert kinds == ["general", "coach", "other"]


WORKER = """
import sys
from abth.server.operation import metrics
metrics.MESSAGES.inc(int(sys.argv[1]))
metrics.LIVE.set(int(sys.argv[1]))
metrics.note_wait("dear", 0.5)
if sys.argv[1] == "3":
    import asyncio, os, types
    metrics.forget_worker(int(sys.argv[2]))
    quiet = types.SimpleNamespace(
        tables=types.SimpleNamespace(count_live=lambda: 3),
        rates=types.SimpleNamespace(open_connections=lambda: 7),
        bots=None,
        store=types.SimpleNamespace(tables=types.SimpleNamespace(count_by_state=dict)),
    )
    page = metrics.MetricsPage(quiet)
    page._counted = float("inf")
    print(asyncio.run(page.show()).decode())
else:
    import os
    print(os.getpid())
"""


def test_workers_show_the_sum_of_all(tmp_path: Path) -> None:
    """What a dead worker has counted stays; the tables that it held are gone."""

    def work(*arguments: str) -> str:
        command = [sys.executable, "-c", WORKER, *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        return ran.stdout

    environment = {**os.environ, metrics.SHARED: str(tmp_path)}
    first = work("2")
    page = work("3", first.strip())
    found = {
        sample.name: sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }

    assert found["abth_messages_received_total"] == 5
    assert found["abth_bot_wait_seconds_count"] == 2
    assert found["abth_tables_live"] == 3
    assert found["abth_connections"] == 7


def test_workers_are_told_of_the_folder() -> None:
    metrics.forget_worker(1)  # nothing is shared
    with metrics.shared_metrics():
        assert Path(os.environ[metrics.SHARED]).is_dir()
    assert metrics.SHARED not in os.environ
