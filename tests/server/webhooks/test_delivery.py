"""Notices to addresses of people's own.

Also proves `server/webhooks/addresses.py`, `server/webhooks/notices.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpcore
import msgspec
import pytest

from abth.protocol.wire import YourTurn
from abth.server.webhooks.addresses import BadAddress, Resolver, is_public, parse_url
from abth.server.webhooks.notices import Notice, new_key, notice_of, signature
from abth.server.webhooks.sender import PAUSES, Outcome, WebhookSender
from tests.server.receivers import Receiver, listening, status
from tests.test_docs import block

KEY = "key of the tests"
NOTICE = notice_of(
    YourTurn(no=3, table="t1", name="Friday night", seat=2, point="D-15", challenged=False), 5.0
)


class Pauses:
    """A sleeper that does not sleep, and remembers."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)


def knows(*addresses: str, asked: list[str] | None = None) -> Resolver:
    """A resolver that always gives these addresses."""

    async def resolve(host: str, port: int) -> list[str]:
        if asked is not None:
            asked.append(host)
        return list(addresses)

    return resolve


def delivered(receiver: Receiver, pauses: Pauses | None = None, url: str | None = None) -> Outcome:
    """What comes of a notice to this receiver, where private addresses are allowed."""

    async def deliver() -> Outcome:
        sender = WebhookSender(
            allow_private=True, sleep=pauses or Pauses(), now=lambda: 1_700_000_000.9
        )
        async with listening(receiver):
            return await sender.deliver(url or receiver.url, KEY, NOTICE)

    return asyncio.run(deliver())


# What is sent


def test_a_notice_is_signed() -> None:
    receiver = Receiver(status(204))

    outcome = delivered(receiver)

    [(headers, body)] = receiver.heard
    assert outcome == Outcome(delivered=True, attempts=1)
    assert headers["request"] == "POST /hook?who=me HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{receiver.port}"
    assert headers["abth-timestamp"] == "1700000000"
    assert headers["abth-signature"] == signature(KEY, 1_700_000_000, body)
    assert headers["abth-notice"] == NOTICE.id
    assert msgspec.json.decode(body, type=Notice) == NOTICE
    assert msgspec.json.decode(body)["type"] == "your-turn"


def test_a_signature_covers_key_time_and_body() -> None:
    one = signature(KEY, 17, b"body")

    assert one == "sha256=e38e2bb7dc7b2755b819341de7d26c29d2aaf97f922ac07952b94b3c5de381a4"
    assert len({one, signature("other", 17, b"body"), signature(KEY, 18, b"body")}) == 3
    assert signature(KEY, 17, b"bodY") != one
    assert new_key() != new_key()


# Trying again


def test_a_receiver_in_trouble_is_tried_again_with_growing_pauses() -> None:
    pauses = Pauses()
    receiver = Receiver(status(503), status(429), status(200))

    outcome = delivered(receiver, pauses)

    assert outcome == Outcome(delivered=True, attempts=3)
    assert pauses.slept == list(PAUSES[:2])
    assert sorted(pauses.slept) == pauses.slept
    assert len({headers["abth-notice"] for headers, _ in receiver.heard}) == 1


@pytest.mark.parametrize("answer", [status(500), b"", b"SSH-2.0-no\r\n", b"x" * 20_000])
def test_at_last_it_is_given_up(answer: bytes) -> None:
    pauses = Pauses()

    outcome = delivered(Receiver(answer), pauses)

    assert (outcome.delivered, outcome.attempts) == (False, 1 + len(PAUSES))
    assert pauses.slept == list(PAUSES)


@pytest.mark.parametrize("code", [301, 302, 307, 308, 400, 401, 403, 404, 410])
def test_where_there_is_no_hope_nothing_is_tried_again(code: int) -> None:
    """Redirects are not followed, wherever they lead."""
    receiver = Receiver(status(code, "Location: http://127.0.0.1:1/elsewhere"))

    outcome = delivered(receiver)

    assert outcome == Outcome(delivered=False, attempts=1, reason=f"it answered {code}")
    assert len(receiver.heard) == 1


def test_a_receiver_that_says_nothing_costs_bounded_time() -> None:
    """The time of one attempt includes the answer."""
    gates: list[asyncio.Event] = []

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gates.append(asyncio.Event())
        await gates[-1].wait()
        writer.close()

    async def deliver() -> Outcome:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        sender = WebhookSender(allow_private=True, sleep=Pauses(), attempt_seconds=0.02)
        async with server:
            outcome = await sender.deliver(f"http://127.0.0.1:{port}/", KEY, NOTICE)
            for gate in gates:
                gate.set()
        return outcome

    outcome = asyncio.run(deliver())

    assert (outcome.delivered, outcome.attempts) == (False, 5)
    assert outcome.reason == "no answer within 0.02 s"


def test_nobody_there_is_tried_again() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/"

        outcome = delivered(Receiver(status(200)), url=url)

    assert outcome.reason == "no connection (ConnectionRefusedError)"
    assert outcome.attempts == 5


# Where notices go


@pytest.mark.parametrize(
    ("url", "host", "port", "path"),
    [
        ("https://example.org", "example.org", 443, "/"),
        ("http://example.org:8080/a?b=c#d", "example.org", 8080, "/a?b=c"),
        ("HTTPS://EXAMPLE.org./a%20b", "example.org", 443, "/a%20b"),
        ("https://bücher.example/ü?ö", "xn--bcher-kva.example", 443, "/%C3%BC?%C3%B6"),
        ("http://[2606:4700::1111]:8081/", "2606:4700::1111", 8081, "/"),
    ],
)
def test_a_url_is_taken_apart(url: str, host: str, port: int, path: str) -> None:
    target = parse_url(url)

    assert (target.host, target.port, target.path) == (host, port, path)


def test_the_host_header_names_an_unusual_port() -> None:
    assert parse_url("https://example.org:443/").host_header == "example.org"
    assert parse_url("http://[2606:4700::1]:443/").host_header == "[2606:4700::1]:443"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org:70/_x",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "http://user@example.org/",
        "http://user:password@example.org/",
        "http://example.org:0/",
        "http://example.org:22/",
        "http://example.org:25/",
        "https://example.org:1023/",
        "http://example.org:99999/",
        "http://example.org:port/",
        "http://exa mple.org/",
        "http://example.org/\r\nHost: evil",
        "http://example.org\\@127.0.0.1/",
        "http://[::1",
        "http://[fe80::1%25eth0]/",
        "http://" + "a" * 64 + ".org/",
        "http://example.org/" + "x" * 500,
        "http://example.org/\ud800",
    ],
)
def test_a_url_that_is_none_is_refused(url: str) -> None:
    async def check() -> Outcome:
        sender = WebhookSender(allow_private=True, sleep=Pauses(), resolve=knows("127.0.0.1"))
        with pytest.raises(BadAddress):
            await sender.check_url(url)
        return await sender.deliver(url, KEY, NOTICE)

    outcome = asyncio.run(check())

    assert (outcome.delivered, outcome.attempts) == (False, 0)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.1.1",
        "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "203.0.113.9", "224.0.0.1",
        "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fd12::1", "ff02::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "::127.0.0.1",
        "192.0.0.1", "192.0.0.9", "192.0.0.170", "168.63.129.16", "192.88.99.1", "192.31.196.1",
        "fec0::1", "feff::1", "5f00::1", "3fff::1", "2001:2::1", "100::1", "2620:4f:8000::1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1", "nonsense", "",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    """Before each attempt, and when the URL is set; nothing is tried again."""
    assert not is_public(address)

    async def deliver() -> Outcome:
        sender = WebhookSender(sleep=Pauses(), resolve=knows("93.184.216.34", address))
        with pytest.raises(BadAddress, match="not an address on the public internet"):
            await sender.check_url("https://example.org/")
        return await sender.deliver("https://example.org/", KEY, NOTICE)

    outcome = asyncio.run(deliver())

    assert (outcome.delivered, outcome.attempts) == (False, 1)


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"])
def test_an_address_of_the_open_internet_is_allowed(address: str) -> None:
    assert is_public(address)
    asyncio.run(WebhookSender(resolve=knows(address)).check_url("https://example.org/"))


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::1]"])
def test_this_machine_is_refused_by_whatever_name(host: str) -> None:
    """With the system's own resolver."""
    with pytest.raises(BadAddress):
        asyncio.run(WebhookSender().check_url(f"http://{host}/"))


def test_the_connection_is_made_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere when it is looked up again is looked up once."""
    asked: list[str] = []
    connected: list[object] = []

    async def connect(self: object, host: str, port: int, **_: object) -> None:
        connected.append((host, port))
        raise ConnectionRefusedError

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    sender = WebhookSender(sleep=Pauses(), resolve=knows("93.184.216.34", asked=asked))

    asyncio.run(sender.deliver("http://rebinding.example/", KEY, NOTICE))

    assert connected == [("93.184.216.34", 80)] * 5
    assert asked == ["rebinding.example"] * 5


def test_a_certificate_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number is connected to, the name is what the other side must prove."""
    made: list[tuple[str | None, ssl.SSLContext]] = []

    class Stream(httpcore.AsyncNetworkStream):
        """A connection that ends when TLS begins."""

        async def start_tls(
            self,
            ssl_context: ssl.SSLContext,
            server_hostname: str | None = None,
            timeout: float | None = None,
        ) -> httpcore.AsyncNetworkStream:
            made.append((server_hostname, ssl_context))
            raise ConnectionRefusedError

    async def connect(self: object, host: str, port: int, **_: object) -> Stream:
        return Stream()

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    sender = WebhookSender(sleep=Pauses(), resolve=knows("93.184.216.34"))

    asyncio.run(sender.deliver("https://example.org/", KEY, NOTICE))

    name, trusted = made[0]
    assert name == "example.org"
    assert trusted.check_hostname
    assert trusted.verify_mode == ssl.CERT_REQUIRED


def test_a_name_that_turns_private_later_is_refused_then() -> None:
    answers = [["93.184.216.34"], ["127.0.0.1"]]

    async def resolve(host: str, port: int) -> list[str]:
        return answers.pop(0)

    async def check_and_deliver() -> Outcome:
        sender = WebhookSender(sleep=Pauses(), resolve=resolve)
        await sender.check_url("http://rebinding.example/")
        return await sender.deliver("http://rebinding.example/", KEY, NOTICE)

    outcome = asyncio.run(check_and_deliver())

    assert "not an address on the public internet" in outcome.reason


@pytest.mark.parametrize("error", [OSError("no such host"), UnicodeError("label too long")])
def test_a_host_that_cannot_be_found_is_refused(error: Exception) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise error

    with pytest.raises(BadAddress, match=r"nowhere\.example: cannot be found"):
        asyncio.run(WebhookSender(resolve=resolve).check_url("http://nowhere.example/"))


# Beside everything else


def test_logs_hold_neither_key_nor_path(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    delivered(Receiver(status(404)))

    assert "a notice to 127.0.0.1 was not delivered: it answered 404" in caplog.text
    assert KEY not in caplog.text
    assert "who=me" not in caplog.text
    assert "hook" not in caplog.messages[-1]


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy would look up the host again, and could reach what the server must not."""
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")

    assert delivered(Receiver(status(204))) == Outcome(delivered=True, attempts=1)


def test_of_an_answer_only_the_head_is_read() -> None:
    """A body that never ends does not hold up the sender."""
    endless = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n" + b"x" * 10_000

    assert delivered(Receiver(endless)) == Outcome(delivered=True, attempts=1)


def test_a_head_without_end_is_given_up() -> None:
    endless = b"HTTP/1.1 200 OK\r\n" + b"X-More: and more\r\n" * 20_000

    outcome = delivered(Receiver(endless))

    assert (outcome.delivered, outcome.attempts) == (False, 1 + len(PAUSES))


def run_with(work: Callable[[WebhookSender, Receiver], Awaitable[None]], answer: bytes) -> Receiver:
    """A sender and a receiver at work."""

    async def both() -> Receiver:
        sender = WebhookSender(allow_private=True)
        async with listening(Receiver(answer)) as receiver:
            await work(sender, receiver)
        return receiver

    return asyncio.run(both())


def test_sending_does_not_wait() -> None:
    async def send(sender: WebhookSender, receiver: Receiver) -> None:
        for _ in range(30):
            sender.send(receiver.url, KEY, NOTICE)
        assert receiver.heard == []
        while len(receiver.heard) < 30:
            await asyncio.sleep(0.001)
        await sender.close()

    assert len(run_with(send, status(200)).heard) == 30


def test_closing_gives_up_what_is_left() -> None:
    """A real pause of a second is not waited for."""

    async def send(sender: WebhookSender, receiver: Receiver) -> None:
        sender.send(receiver.url, KEY, NOTICE)
        while not receiver.heard:
            await asyncio.sleep(0.001)
        await sender.close()

    assert len(run_with(send, status(503)).heard) == 1


def test_closing_lets_a_request_finish_that_is_under_way() -> None:
    async def send(sender: WebhookSender, receiver: Receiver) -> None:
        sender.send(receiver.url, KEY, NOTICE)
        while not sender._attempting:
            await asyncio.sleep(0)
        await sender.close()

    assert len(run_with(send, status(200)).heard) == 1


def test_too_many_notices_are_dropped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("abth.server.webhooks.sender.MOST_WAITING", 2)

    async def send() -> None:
        sender = WebhookSender(resolve=knows())
        for _ in range(3):
            sender.send("http://example.org/", KEY, NOTICE)
        await sender.close()

    asyncio.run(send())

    assert caplog.messages == ["too many notices wait; one is dropped"]


# What the documentation shows


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_the_receiver_of_the_how_to_page_tells_genuine_from_forged(tmp_path: Path) -> None:
    """It prints what was signed with its key just now, and refuses all else."""
    page = block("docs/how-to/webhooks.md")
    assert len([line for line in page.splitlines() if line.strip()]) <= 15
    program, port = tmp_path / "receiver.py", free_port()
    program.write_text(page, "utf-8")
    environment = {**os.environ, "ABTH_KEY": KEY, "PORT": str(port)}
    process = subprocess.Popen(
        [sys.executable, program], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    url = f"http://127.0.0.1:{port}/"

    async def reached() -> None:
        """Until the receiver listens, however long it takes to start."""
        while process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            await asyncio.sleep(0.01)

    async def deliver() -> list[Outcome]:
        await reached()
        genuine, late = (
            WebhookSender(allow_private=True),
            WebhookSender(allow_private=True, now=lambda: 1e9),
        )
        return [
            await genuine.deliver(url, KEY, NOTICE),
            await genuine.deliver(url, "another key", NOTICE),
            await late.deliver(url, KEY, NOTICE),
        ]

    try:
        outcomes = asyncio.run(deliver())
    finally:
        process.terminate()
        printed, _ = process.communicate()

    assert [outcome.delivered for outcome in outcomes] == [True, False, False]
    assert [outcome.reason for outcome in outcomes] == ["", "it answered 403", "it answered 403"]
    assert printed.decode() == "your turn: Friday night\n"
