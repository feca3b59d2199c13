"""Bad input: each a clear answer with a code, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from abth.protocol import wire
from abth.server.http.rate_limits import TokenBucket, TokenBuckets
from abth.server.http.security import is_own_origin
from abth.server.sockets.connections import TOO_SLOW, Connection
from tests.server.house import Device, Guest, House, guests, house, over_sockets, seated_table

MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "\ufeff{}",
    '{"type":"act"}',
    '{"type":"dance","id":7}',
    '{"type":"ping","id":"seven"}',
    '{"type":"ping","id":7,"more":1}',
    '{"type":"act","id":7,"key":"k","seat":9,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":-1,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":-1,"action":"done"}',
    '{"type":"act","id":7,"key":"no spaces","seat":0,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"","seat":0,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":""}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":["done"]}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":1e400}',
    '{"type":"chat","id":7,"key":"k","text":""}',
    '{"type":"chat","id":7,"key":"k","text":"\\u0007"}',
    '{"type":"chat","id":7,"key":"k","text":"' + "x" * 501 + '"}',
    '{"type":"chat","id":7,"key":"k","text":"\\u200b"}',
    "[" * 15_000,
]


async def until_closed(device: Device) -> None:
    """Hear until the other side hangs up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await device.hear()


@over_sockets
async def test_what_cannot_be_understood_is_refused_and_disturbs_nobody(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada, ben = [await guest.device(table) for guest in people]
    before = len(ben.raw)

    for text in MALFORMED:
        await ada.socket.send(text)
        refused = await ada.kind(wire.Refused)
        assert refused.code == "malformed", text
        assert refused.reason
        assert refused.re == (7 if '"id":7' in text else None)
    await ada.socket.send(b"\xff\xfe\x00")
    assert (await ada.kind(wire.Refused)).code == "malformed"
    await ada.socket.send('{"type":"ping","id":1,"x":"' + "x" * 20_000 + '"}')
    assert (await ada.kind(wire.Refused)).code == "too-large"

    assert isinstance(await ada.ask({"type": "ping"}), wire.Done)
    assert isinstance(await ben.ask({"type": "ping"}), wire.Done)
    assert len(ben.raw) == before + 1
    assert (await people[0].get(f"/tables/{table}"))["version"] == 0


@over_sockets
async def test_a_giant_message_ends_only_its_own_connection(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada, ben = [await guest.device(table) for guest in people]

    await ada.socket.send("x" * 400_000)
    await until_closed(ada)

    assert ada.socket.close_code == 1009
    assert isinstance(await ben.ask({"type": "ping"}), wire.Done)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "ping", "id": 3}, "hello-first"),
        ({"type": "hello", "id": 3, "secret": "forged"}, "unauthenticated"),
        ({"type": "hello", "id": 3, "protocol": "abth/99"}, "other-protocol"),
        ({"type": "hello", "id": 3, "seen": -1}, "malformed"),
        ({"type": "hello", "id": 3, "secret": "x" * 201}, "malformed"),
    ],
)
def test_a_bad_first_message_ends_the_conversation(
    tmp_path: Path, message: dict[str, Any], code: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            device = await Device.connect(place, table)
            await device.send(dict(message))
            refused = await device.hear()
            assert (refused.code, refused.re) == (code, 3)
            await device.socket.wait_closed()
            assert device.socket.close_code == 4001

    asyncio.run(scenario())


@over_sockets
async def test_hello_is_said_once_and_tables_must_exist(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada = await people[0].device(table)

    assert (await ada.ask({"type": "hello"})).code == "already-here"
    lost = await Device.connect(place, "nowhere")
    await lost.send({"type": "hello"})
    assert (await lost.hear()).code == "unknown"
    await lost.socket.wait_closed()
    assert lost.socket.close_code == 4004
    watcher = await Device.open(place, table, None)
    assert (await watcher.act(0, "done")).code == "unauthenticated"
    stranger = await Guest.arrive(place, "Mallory")
    foreign = await stranger.device(table)
    assert (await foreign.act(0, ada.views[0].legal[0])).code == "not-your-seat"
    assert (await foreign.take_back(1)).code == "not-your-seat"
    consent = {"type": "consent", "seat": 0, "to": 0, "agree": True}
    assert (await foreign.ask(consent)).code == "not-your-seat"
    notices = await Device.open(place, None, people[0].secret)
    assert (await notices.act(0, "done", seen=0)).code == "not-here"
    unknown = await Device.connect(place, None)
    await unknown.send({"type": "hello"})
    assert (await unknown.hear()).code == "unauthenticated"


def test_who_says_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, hello_seconds=0.05) as place:
            people = await guests(place, 2)
            device = await Device.connect(place, await seated_table(people))
            assert (await device.hear()).code == "too-slow"

    asyncio.run(scenario())


def test_who_talks_too_fast_is_refused_and_at_last_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, messages_per_second=0.001, messages_at_once=5) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            ada, ben = [await guest.device(table) for guest in people]
            answers = [await ada.ask({"type": "ping"}) for _ in range(7)]
            assert [isinstance(answer, wire.Done) for answer in answers] == [True] * 5 + [False] * 2
            assert answers[-1].code == "too-many"
            for _ in range(60):
                await ada.socket.send('{"type":"ping","id":1}')
            await until_closed(ada)
            assert ada.socket.close_code == 1008
            assert isinstance(await ben.ask({"type": "ping"}), wire.Done)

    asyncio.run(scenario())


@over_sockets
async def test_pages_of_other_sites_are_refused(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    evil = {"Origin": "https://evil.example"}

    device = await Device.connect(place, table, origin="https://evil.example")
    assert (await device.hear()).code == "foreign-origin"
    own = await Device.connect(place, table, origin=place.url)
    await own.send({"type": "hello"})
    assert isinstance(await own.hear(), wire.Welcome)
    answer = await place.client().post("/api/people", json={"name": "Eve"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    ours = await place.client().post(
        "/api/people", json={"name": "Eve"}, headers={"Origin": place.url}
    )
    assert ours.status_code == 201


@over_sockets
async def test_secrets_are_checked_on_every_route(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    nobody = place.client()
    forged = place.client("forged")

    for client in (nobody, forged):
        for method, path in (
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("GET", "/api/me/tokens"),
            ("POST", "/api/me/tokens"),
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{table}/act"),
            ("POST", f"/api/tables/{table}/undo"),
            ("POST", f"/api/tables/{table}/close"),
        ):
            bodies: dict[str, Any] = {
                "/api/me": {"name": "x"},
                "/api/me/tokens": {"label": "x"},
                "/api/tables": {"name": "x", "seats": [{}, {}]},
                f"/api/tables/{table}/act": {"seat": 0, "action": 0},
                f"/api/tables/{table}/undo": {"seat": 0, "key": "k"},
            }
            body = bodies.get(path) if method != "GET" else None
            answer = await client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated"), path
            assert answer.headers["www-authenticate"] == "Bearer"
    odd = await nobody.get("/api/me", headers={"Authorization": "Basic abc"})
    assert odd.status_code == 401
    assert (await forged.get("/api/tables")).status_code == 401


@over_sockets
async def test_bodies_are_bounded_and_strict(place: House) -> None:
    (ada,) = await guests(place, 1)

    async def post(path: str, body: Any) -> tuple[int, str]:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await ada.http.post(f"/api{path}", content=content)
        return answer.status_code, answer.json()["code"]

    seats: list[dict[str, Any]] = [{}, {}]
    bad: list[Any] = [
        b"{",
        b"\xff",
        [],
        {},
        {"name": "x"},
        {"name": "x", "seats": [{}]},
        {"name": "x", "seats": [{}] * 6},
        {"name": "x", "seats": seats, "more": 1},
        {"name": "x", "seats": seats, "rounds": 7},
        {"name": "x", "seats": seats, "edition": "xx"},
        {"name": "x", "seats": seats, "rulings": {"gear.step": 9}},
        {"name": "x", "seats": seats, "rulings": {"nothing": True}},
        {"name": "x", "seats": seats, "start_player": 3},
        {"name": "x", "seats": seats, "clock": {"kind": "live", "seconds": 1}},
        {"name": "x", "seats": [{}, {"kind": "bot"}]},
        {"name": "x", "seats": [{}, {"kind": "bot", "bot": "os:system"}]},
        {"name": "x", "seats": [{}, {"bot": "captain"}]},
        {"name": "x", "seats": seats, "away_bot": "nobody"},
        {"name": "\u0000", "seats": seats},
        {"name": "\u200b\u200e", "seats": seats},
    ]
    for body in bad:
        assert await post("/tables", body) == (400, "malformed"), body
    assert await post("/people", {"name": "x" * 31}) == (400, "malformed")
    assert await post("/people", {"name": "\u202e"}) == (400, "malformed")
    assert await post("/people", b"x" * 100_000) == (413, "too-large")
    assert await post("/matches", b"x" * 5_000_000) == (413, "too-large")
    assert await post("/matches", {"version": "abth-log/9"}) == (400, "malformed")
    assert await post("/people/recover", {"phrase": "no such phrase"}) == (401, "unknown-phrase")
    assert await post("/odds", {"attackers": [999], "defenders": [0]}) == (400, "malformed")
    assert (await ada.get("/tables/nowhere", 404))["code"] == "unknown"
    assert (await ada.get("/players/nobody", 404))["code"] == "unknown"
    assert (await ada.get("/nothing", 404))["code"] == "unknown"
    assert (await ada.http.delete("/api/tables")).json()["code"] == "method-not-allowed"
    assert (await ada.get("/tables"))["yours"] == []


@over_sockets
async def test_markup_in_a_name_stays_text(place: House) -> None:
    guest = await Guest.arrive(place, " <script>alert(1)</script> \u202e")

    assert guest.name == "<script>alert(1)</script>"
    answer = await guest.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@over_sockets
async def test_a_person_goes_on_at_another_device_and_tokens_can_be_taken_back(
    place: House,
) -> None:
    ada = await Guest.arrive(place, "Ada")
    assert ada.phrase is not None
    recovered = await place.client().post(
        "/api/people/recover", json={"phrase": ada.phrase.upper()}
    )
    assert recovered.json()["person"] == ada.id
    assert recovered.json()["phrase"] is None
    other = place.client(recovered.json()["secret"])
    assert (await other.get("/api/me")).json()["name"] == "Ada"
    renamed = await other.patch("/api/me", json={"name": "Ada L."})
    assert renamed.json()["name"] == "Ada L."

    token = await ada.post("/me/tokens", {"label": "my bot"}, 201)
    bot = place.client(token["secret"])
    assert (await bot.get("/api/me")).json()["person"] == ada.id
    assert (await ada.get("/me/tokens"))[0]["secret"] is None
    stranger = await Guest.arrive(place, "Mallory")
    path = f"/api/me/tokens/{token['id']}"
    assert (await stranger.http.delete(path)).status_code == 404
    assert (await ada.http.delete(path)).status_code == 204
    assert (await bot.get("/api/me")).status_code == 401
    stored = place.settings.data.read_bytes()
    assert ada.secret.encode() not in stored


@over_sockets
async def test_webhooks_go_to_no_private_address(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")

    for url in ("http://127.0.0.1/x", "http://10.0.0.1/", "ftp://x.example/", "nonsense"):
        answer = await ada.http.put("/api/me/webhook", json={"url": url})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), url
    assert (await ada.get("/me"))["webhook"] is None
    assert (await ada.http.delete("/api/me/webhook")).status_code == 204


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


def test_a_slow_client_is_let_go_rather_than_filling_the_memory() -> None:
    async def scenario() -> None:
        blocked = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)
            await blocked.wait()

        connection = Connection(send, most=4, most_bytes=10_000)
        running = asyncio.ensure_future(connection.run())
        for _ in range(20):
            connection.done(1, 1)
            await asyncio.sleep(0)
        assert connection.closed == TOO_SLOW
        blocked.set()
        assert await running == TOO_SLOW
        assert len(sent) == 1

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


@pytest.mark.parametrize(
    ("origin", "host", "allowed", "own"),
    [
        (None, "abth.example", (), True),
        ("https://abth.example", "abth.example", (), True),
        ("https://ABTH.example", "abth.example", (), True),
        ("https://abth.example:8000", "abth.example", (), False),
        ("https://evil.example", "abth.example", (), False),
        ("https://evil.example", "abth.example", ("https://evil.example",), True),
        ("null", "abth.example", (), False),
        ("", "", (), False),
        ("https://x", None, (), False),
    ],
)
def test_origins(origin: str | None, host: str | None, allowed: tuple[str], own: bool) -> None:
    assert is_own_origin(origin, host, allowed) is own
