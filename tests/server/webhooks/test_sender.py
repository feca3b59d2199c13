"""Notices from a real server to a real receiver, over plain HTTP and over TLS."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from abth.protocol.wire import YourTurn
from abth.server.webhooks import Notice, Outcome, WebhookSender, delivery, notice_of, sender
from tests.server.house import ALL_PATIENCE, Guest, guests, house, seated_table, step
from tests.server.receivers import Heard, Receiver, listening, status

NAME = "receiver.example"
TURNS = 4
NOTICE = notice_of(
    YourTurn(no=1, table="t1", name="Friday night", seat=0, point="D-4", challenged=False), 5.0
)


async def set_webhook(guest: Guest, url: str) -> str:
    """Somebody wants notices there; the key, which is told this once."""
    answer = await guest.http.put("/api/me/webhook", json={"url": url})
    assert answer.status_code == 200, answer.text
    key: str = answer.json()["key"]
    me = await guest.http.get("/api/me")
    assert me.json()["webhook"] == url
    assert key not in me.text
    return key


def genuine(heard: Heard, key: str) -> Notice:
    """The notice, which was signed with this key as the page for receivers tells."""
    headers, body = heard
    signed = headers["abth-timestamp"].encode() + b"." + body
    expected = hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()
    assert headers["abth-signature"] == f"sha256={expected}"
    notice = msgspec.json.decode(body, type=Notice)
    assert headers["abth-notice"] == notice.id
    return notice


def test_each_time_it_is_my_turn_a_signed_notice_comes(tmp_path: Path) -> None:
    """Once for each turn, and none any more when the webhook is removed."""
    receiver = Receiver(status(204))

    async def play() -> int:
        async with (
            asyncio.timeout(ALL_PATIENCE),
            listening(receiver),
            house(tmp_path, private_webhooks=True) as place,
        ):
            ada, ben = await guests(place, 2)
            key = await set_webhook(ada, receiver.url)
            table = await seated_table([ada, ben])
            devices = [await ada.device(table), await ben.device(table)]
            choices, was_mine, turns = random.Random(1), False, 0
            while turns < 2 * TURNS:
                due = devices[0].due
                assert due is not None
                if due.seat == 0 and not was_mine:
                    turns += 1
                    if turns <= TURNS:
                        heard = await receiver.hear()
                        notice = genuine(heard, key)
                        assert (notice.table, notice.seat, notice.point) == (table, 0, due.point)
                        assert heard[0]["abth-timestamp"] == str(int(place.clock.now()))
                    if turns == TURNS:
                        await ada.http.delete("/api/me/webhook")
                was_mine = due.seat == 0
                place.clock.turn(5)
                assert await step(devices, choices)
        return len(receiver.heard)

    assert asyncio.run(play()) == TURNS


def test_a_receiver_in_trouble_hears_of_my_turn_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.001, 0.002))
    receiver = Receiver(status(500), status(503), status(204))

    async def play() -> list[Notice]:
        async with (
            asyncio.timeout(ALL_PATIENCE),
            listening(receiver),
            house(tmp_path, private_webhooks=True) as place,
        ):
            [ada] = await guests(place, 1)
            key = await set_webhook(ada, receiver.url)
            await seated_table([ada], ["recruit"])
            return [genuine(await receiver.hear(), key) for _ in range(3)]

    notices = asyncio.run(play())

    assert notices[0] == notices[1] == notices[2]
    assert len(receiver.heard) == 3


# Over TLS


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate with its key, signed by itself, for a name and for this machine."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("certificate")
    key, made, both = folder / "key.pem", folder / "made.pem", folder / "both.pem"
    told = ["subjectAltName=DNS:receiver.example,IP:127.0.0.1"]
    told.append("keyUsage=critical,digitalSignature,keyCertSign")
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=abth tests", "-addext", told[0]]
    command += ["-addext", told[1], "-keyout", str(key), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    both.write_text(key.read_text("utf-8") + made.read_text("utf-8"), "utf-8")
    return both


def secured(certificate: Path) -> ssl.SSLContext:
    """What a receiver with this certificate listens with."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def delivered(certificate: Path, host: str, trusted: ssl.SSLContext | None) -> Outcome:
    """What comes of a notice to a receiver with this certificate, under this name."""

    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    async def no_pause(seconds: float) -> None:
        """Try again at once."""

    async def deliver() -> Outcome:
        sender = WebhookSender(allow_private=True, sleep=no_pause, resolve=here, trusted=trusted)
        async with listening(receiver, secured(certificate)):
            return await sender.deliver(f"https://{host}:{receiver.port}/", "key", NOTICE)

    receiver = Receiver(status(204))
    outcome = asyncio.run(deliver())
    assert len(receiver.heard) == outcome.delivered  # nothing is said to a stranger
    return outcome


def test_a_receiver_whose_certificate_is_trusted_gets_the_notice(certificate: Path) -> None:
    trusted = ssl.create_default_context(cafile=certificate)

    assert delivered(certificate, NAME, trusted) == Outcome(delivered=True, attempts=1)


def test_a_receiver_whose_certificate_nobody_vouches_for_gets_nothing(certificate: Path) -> None:
    outcome = delivered(certificate, NAME, None)

    assert not outcome.delivered
    assert outcome.reason == "no connection (SSLCertVerificationError)"


def test_a_receiver_with_a_certificate_for_another_name_gets_nothing(certificate: Path) -> None:
    outcome = delivered(
        certificate, "other.example", ssl.create_default_context(cafile=certificate)
    )

    assert not outcome.delivered
    assert outcome.reason == "no connection (SSLCertVerificationError)"


@pytest.fixture
def trusted_by_the_system(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """While the system trusts the certificate, by the variable that OpenSSL reads."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    delivery.trusted_by_default.cache_clear()
    yield certificate
    delivery.trusted_by_default.cache_clear()


def test_word_is_sent_over_tls_to_whom_the_system_trusts(
    tmp_path: Path, trusted_by_the_system: Path
) -> None:
    async def play() -> Notice:
        async with (
            asyncio.timeout(ALL_PATIENCE),
            listening(Receiver(status(204)), secured(trusted_by_the_system)) as receiver,
            house(tmp_path, private_webhooks=True) as place,
        ):
            [ada] = await guests(place, 1)
            key = await set_webhook(ada, f"https://127.0.0.1:{receiver.port}/hook")
            await seated_table([ada], ["recruit"])
            return genuine(await receiver.hear(), key)

    assert asyncio.run(play()).seat == 0
