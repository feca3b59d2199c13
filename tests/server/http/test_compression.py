"""Answers that are worth it are compressed, and none that could tell a secret by its length."""

from __future__ import annotations

import gzip
import json

import pytest

from tests.server.house import Guest, House, over_sockets

GZIP = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}


@over_sockets
async def test_long_json_is_compressed_for_those_who_can_unpack_it(place: House) -> None:
    client = place.client()
    packed = await client.get("/api/box", headers=GZIP)
    plain = await client.get("/api/box", headers=PLAIN)

    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.json() == plain.json()
    assert "content-encoding" not in plain.headers
    assert packed.headers["etag"] == plain.headers["etag"]


@over_sockets
async def test_headers_alone_tell_the_compressed_length(place: House) -> None:
    client = place.client()
    whole = await client.get("/api/box", headers=GZIP)
    head = await client.head("/api/box", headers=GZIP)

    assert head.headers["content-length"] == whole.headers["content-length"]
    assert (head.headers["content-encoding"], head.content) == ("gzip", b"")


@over_sockets
async def test_short_answers_stay_as_they_are(place: House) -> None:
    answer = await place.client().get("/healthz", headers=GZIP)
    assert "content-encoding" not in answer.headers


@over_sockets
async def test_answers_with_secrets_are_never_compressed(place: House) -> None:
    """Secrets come in answers to POST, whatever stands beside them."""
    ada = await Guest.arrive(place, "Ada")
    for path, body in (("/api/people", {"name": "Ben"}), ("/api/tokens", {"name": "x" * 40})):
        answer = await ada.http.post(path, json=body, headers=GZIP)
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("text", ["", "a" * 5000])
def test_the_same_bytes_give_the_same_result(text: str) -> None:
    from abth.server.http.compression import gzipped

    body = json.dumps(text).encode()
    assert gzipped(body) == gzipped(body)
    assert gzip.decompress(gzipped(body)) == body
