"""Limits: how many requests, and how they refill."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from abth.server.http.rate_limits import TokenBucket, TokenBuckets
from tests.server.house import (
    Device,
    guests,
    house,
)


def test_too_many_requests_and_newcomers_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(
            tmp_path,
            requests_per_second=0.001,
            requests_at_once=3,
            newcomers_per_minute=0.001,
            newcomers_at_once=2,
        ) as place:
            ada, ben = await guests(place, 2)
            third = await place.client().post("/api/people", json={"name": "Cleo"})
            assert (third.status_code, third.json()["code"]) == (429, "too-many")
            codes = [(await ada.http.get("/api/me")).status_code for _ in range(5)]
            assert codes == [200, 200, 200, 429, 429]
            assert (await ben.http.get("/api/me")).status_code == 200

    asyncio.run(scenario())


def test_a_bucket_lets_so_much_through_and_fills_again() -> None:
    bucket = TokenBucket(2, 3, now=0)

    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    buckets = TokenBuckets(1, 1)
    assert [buckets.take(guest, 0) for guest in ("a", "b", "a")] == [True, True, False]


def test_the_bucket_that_was_used_least_recently_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("abth.server.http.rate_limits.MOST_BUCKETS", 2)
    buckets = TokenBuckets(1, 1)

    taken = [buckets.take(guest, 0) for guest in ("a", "b", "a", "c", "a", "b")]

    assert taken == [True, True, False, True, False, True]


def test_a_client_that_tries_wrong_secrets_is_soon_refused_and_others_are_not(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(
            tmp_path, wrong_secrets_per_minute=0.001, wrong_secrets_at_once=3
        ) as place:
            ada, ben = await guests(place, 2)
            table = await ada.make_table([None, None])
            assert (await ada.http.get("/api/me")).status_code == 200
            thief = place.client("not-a-secret")
            codes = [(await thief.get("/api/me")).status_code for _ in range(5)]
            assert codes == [401, 401, 401, 429, 429]
            device = await Device.connect(place, table)
            await device.send({"type": "hello", "secret": "not-a-secret-either"})
            assert (await device.hear()).code == "too-many"
            assert (await ada.http.get("/api/me")).status_code == 200  # known before
            assert (await place.client().get("/api/tables")).status_code == 200
            assert (await ben.http.get("/api/me")).status_code == 429  # from the same address

    asyncio.run(scenario())


UNLIMITED = {"/healthz", "/readyz", "/metrics", "/api/people", "/api/people/recover"}


def test_every_route_of_the_api_is_limited(tmp_path: Path) -> None:
    """Except those for supervisors; new accounts have a limit of their own."""

    async def scenario() -> None:
        async with house(tmp_path, requests_per_second=0.001, requests_at_once=0) as place:
            schema = (await place.client().get("/openapi.json")).json()
            client = place.client()
            for path, methods in schema["paths"].items():
                for method in set(methods) & {"get", "put", "post", "patch", "delete"}:
                    if path in UNLIMITED:
                        continue
                    url = re.sub(r"\{[^}]*\}", "1", path)
                    answer = await client.request(method, url)
                    limited = answer.status_code == 429
                    # A body is read before the caller is looked up.
                    assert limited or (answer.status_code == 400 and method != "get"), path

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("trusted", "codes"),
    [
        ((), [201, 201, 429, 429]),  # nobody is believed, not even the same computer
        (("10.0.0.0/8",), [201, 201, 429, 429]),
        (("127.0.0.0/8",), [201, 201, 201, 201]),
    ],
)
def test_addresses_are_believed_only_from_a_trusted_proxy(
    trusted: tuple[str, ...], codes: list[int], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with house(tmp_path, newcomers_per_minute=0.001, newcomers_at_once=2) as place:
            await place.stop()
            place.settings = replace(place.settings, trusted_proxies=trusted)
            await place.start()
            answers = [
                await place.client().post(
                    "/api/people",
                    json={"name": "Eve"},
                    headers={"X-Forwarded-For": f"203.0.113.{number}"},
                )
                for number in range(4)
            ]
            assert [answer.status_code for answer in answers] == codes

    asyncio.run(scenario())
