"""The coach over HTTP: for the own seat, where the table allows it, and not too often."""

from __future__ import annotations

from typing import Any

import pytest

from abth.protocol.wire import SeatPlan, TableOptions
from abth.storage.rows import SeatRow, TableRow
from abth.table.options import allows_coach
from tests.server.house import Guest, House, over_sockets, two_at_a_table


def path(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/advice"


async def one_alone(place: House, **options: Any) -> tuple[Guest, str]:
    """Somebody against a bot."""
    ada = await Guest.arrive(place, "Ada")
    wish = {"name": "T", "seats": [{}, {"kind": "bot", "bot": "recruit"}], "start_player": 0}
    table = (await ada.post("/tables", {**wish, **options}, 201))["id"]
    await ada.post(f"/tables/{table}/join", {"seat": 0})
    await ada.post(f"/tables/{table}/start", {})
    return ada, table


@over_sockets
async def test_a_player_alone_may_ask(place: House) -> None:
    ada, table = await one_alone(place)
    state = await ada.get(f"/tables/{table}")
    advice = await ada.get(path(table, 0))

    assert state["coach"] is True
    assert (advice["seat"], advice["version"], advice["point"]) == (0, state["version"], "D-2")
    assert advice["suggestions"][0]["texts"][0].startswith("sabaton ")
    assert await ada.get(path(table, 0)) == advice


@over_sockets
async def test_nobody_asks_for_others_and_spectators_do_not_ask(place: House) -> None:
    ada, table = await one_alone(place)
    stranger = await Guest.arrive(place, "Eve")

    assert (await stranger.get(path(table, 0), status=403))["code"] == "not-your-seat"
    assert (await ada.get(path(table, 1), status=403))["code"] == "not-your-seat"


@over_sockets
async def test_people_who_play_for_ratings_must_agree_first(place: House) -> None:
    people, table, _ = await two_at_a_table(place, seed=None)
    refused = await people[0].get(path(table, 0), status=409)

    assert (refused["code"], refused["message_id"]) == ("coach-off", "problem-coach-off")
    assert (await people[0].get(f"/tables/{table}"))["coach"] is False


@over_sockets
async def test_who_asks_too_often_waits(place: House) -> None:
    ada, table = await one_alone(place)
    services = place.services
    for _ in range(services.settings.limits.advice_at_once):
        services.rates.check_advice(ada.id)
    refused = await ada.get(path(table, 0), status=429)

    assert refused["code"] == "too-many"


def row(seats: list[SeatRow], **options: Any) -> TableRow:
    plan = [
        SeatPlan() if seat.bot is None else SeatPlan(kind="bot", bot=seat.bot) for seat in seats
    ]
    return TableRow(
        id="t",
        host="a",
        options=TableOptions(name="T", seats=plan, **options),
        state="open",
        secret="",
        commitment="",
        created=0.0,
        seats=seats,
    )


ADA, BO = SeatRow(seat=0, person="a"), SeatRow(seat=1, person="b")
BOT, OPEN, ADA_AGAIN = SeatRow(seat=1, bot="captain"), SeatRow(seat=1), SeatRow(seat=1, person="a")


@pytest.mark.parametrize(
    ("seats", "options", "allowed"),
    [
        ([ADA, BOT], {}, True),
        ([ADA, BOT], {"coach": False}, False),
        ([ADA, BO], {}, False),
        ([ADA, OPEN], {}, False),
        ([ADA, BO], {"coach": True}, True),
        ([ADA, BO], {"seed": "the same deal"}, True),
        ([ADA, ADA_AGAIN], {}, True),
    ],
)
def test_when_the_coach_may_be_asked(
    seats: list[SeatRow], options: dict[str, Any], allowed: bool
) -> None:
    """By agreement, or unless several people play for ratings."""
    assert allows_coach(row(seats, **options)) is allowed
