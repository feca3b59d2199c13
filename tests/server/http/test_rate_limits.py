"""Limits: how many requests, and how they refill."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.server.http.rate_limits import TokenBucket, TokenBuckets
from tests.server.house import (
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
