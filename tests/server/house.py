"""A server on a real socket for tests, with a clock set by hand and people who play over the wire.

`house` runs a server in the test's own event loop; `Guest` is somebody with a name, `Device` one of
their sockets. Nothing sleeps: everything waits for the message it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import wraps
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import uvicorn.server
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from abth.bots.advice import advise
from abth.content import load_box
from abth.protocol import wire
from abth.protocol.view_changes import updated_views
from abth.review.effort import Effort
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.server.accounts import credentials as secrets_of_people
from abth.server.bot_pool import worker
from abth.server.bot_pool.pool import BotPool, NoReview
from abth.server.run import Server, listen, make_server
from abth.server.services import Services
from abth.server.settings import Limits, Settings

LITTLE = Effort(look=1, check=2, confirm=2, others=1, groups=2)
PATIENCE = 60.0  # seconds until a message that does not come fails a test, on a busy machine
ALL_PATIENCE = 120.0  # seconds until a whole test fails
TICK = 0.01  # seconds that uvicorn pauses at most as it looks for its end, where it takes 0.1
NO_CERTIFICATES = False  # reading those of the system takes longer than many a test; nothing is TLS
START = 1_000_000.0
SERVER_MESSAGE = msgspec.json.Decoder(wire.ServerMessage)
KEYS = itertools.count()
RUN = secrets.token_hex(4)  # of the tests
ANSWERS = (wire.Done, wire.Refused, wire.Update)


class QuickAsyncio:
    """`asyncio` for the own loop of uvicorn, which pauses up to three times before it has ended."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """A short pause instead of a longer one."""
        await asyncio.sleep(min(seconds, TICK))


setattr(uvicorn.server, "asyncio", QuickAsyncio())  # noqa: B010


class HandClock:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self._now = START
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    async def wait_until(self, moment: float) -> None:
        """Come back when the clock has been turned so far."""
        if moment > self._now:
            turned = asyncio.get_running_loop().create_future()
            self._waiting.append((moment, turned))
            await turned

    def turn(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds
        for moment, turned in self._waiting:
            if moment <= self._now and not turned.done():
                turned.set_result(None)
        self._waiting = [wait for wait in self._waiting if not wait[1].done()]


class QuickBots(BotPool):
    """Bots that choose at random, at once, in the server's own process."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.reviewed: list[tuple[str, int | None, int | None]] = []  # who, turn, choice
        self.allowed = asyncio.Event()  # to think at all
        self.allowed.set()

    async def choose(
        self,
        bot: str,
        view: View,
        rulings: Rulings,
        seed: int,
        *,
        table: str = "",
        host: str = "",
    ) -> int:
        """Any of the options; the same for the same seed."""
        await self.allowed.wait()
        self.asked.append(bot)
        return view.options[int(Dice(seed % 2**32).below(len(view.options)))]

    async def advise(
        self, view: View, rulings: Rulings, *, table: str = "", host: str = ""
    ) -> wire.Advice:
        """As a process of the pool would."""
        return advise(view, Frame(load_box(), rulings))

    async def review(
        self,
        rulings: Rulings,
        players: int,
        actions: list[int],
        turn: int | None,
        choice: int | None = None,
        *,
        table: str = "",
        host: str = "",
    ) -> worker.ReviewAnswer:
        """As a process of the pool would, in a thread."""
        await self.allowed.wait()
        self.reviewed.append((host, turn, choice))
        question = worker.encode_review_question(rulings, players, actions, turn, choice)
        with mock.patch.object(worker, "EFFORT", LITTLE):
            given = await asyncio.to_thread(worker.answer, question, None)
        assert isinstance(given, worker.ReviewAnswer)
        if given.failure:
            raise NoReview(given.failure)
        return given

    async def close(self) -> None:
        """Nothing to end."""


@dataclass
class House:
    """A running server."""

    settings: Settings
    clock: HandClock
    bots: QuickBots
    port: int = 0
    server: Server | None = None
    task: asyncio.Task[None] | None = None
    reopened: Services | None = None
    clients: list[httpx.AsyncClient] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def app(self) -> Litestar:
        """What answers behind the door."""
        assert self.server is not None
        door: Any = self.server.config.app
        while not isinstance(door, Litestar):
            door = door.app
        return door

    @property
    def services(self) -> Services:
        """Everything behind its routes."""
        services: Services = self.app.state.services
        return services

    async def start(self) -> None:
        """Listen at the same port as before, or at a free one."""
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        ready = asyncio.Event()
        self.server = make_server(self.settings, self.clock, self.bots, ready.set)
        self.task = asyncio.ensure_future(self.server.serve([listening]))
        waiting = asyncio.ensure_future(ready.wait())
        await asyncio.wait([self.task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def stop(self) -> None:
        """End as a signal would end it."""
        assert self.server is not None
        assert self.task is not None
        self.server.should_exit = True
        await self.task
        if self.reopened is not None:  # the server has closed the services that it began with
            await self.reopened.close()
            self.reopened = None

    async def restart(self) -> None:
        """End, and begin again on the same file."""
        await self.stop()
        await self.start()

    async def reopen(self, table: str) -> None:
        """The same behind an open door, which is quicker; all hang up who are at this table."""
        for socket in self.sockets:
            await socket.close()
        self.sockets.clear()
        live = self.services.tables.live(table)
        while live is not None and live.audience.listeners:
            await asyncio.sleep(0)  # until the server has noticed, as it does before it ends
        await self.services.close()
        self.reopened = await Services.open(self.settings, self.clock, self.bots)
        self.app.state.services = self.reopened

    def client(self, secret: str | None = None) -> httpx.AsyncClient:
        """Plain HTTP, as somebody or as nobody."""
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        client = httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES
        )
        self.clients.append(client)
        return client


@asynccontextmanager
async def house(
    folder: Path,
    *,
    private_webhooks: bool = False,
    metrics_token: str | None = None,
    database: str | None = None,
    clock: HandClock | None = None,
    **limits: Any,
) -> AsyncIterator[House]:
    """A server while a test needs it; with a database, a process among others."""
    generous = replace(
        Limits(),
        messages_per_second=10_000,
        messages_at_once=10_000,
        requests_per_second=10_000,
        requests_at_once=10_000,
        newcomers_per_minute=60_000,
        newcomers_at_once=10_000,
        tables_per_minute=60_000,
        tables_at_once=10_000,
        tables_per_day=10_000,
        chat_per_minute=60_000,
        chat_at_once=10_000,
    )
    settings = Settings(
        data=folder / "abth.sqlite",
        database=database,
        static=folder / "no client",
        allow_private_webhooks=private_webhooks,
        metrics_token=metrics_token,
        limits=replace(generous, **limits),
    )
    place = House(settings, clock or HandClock(), QuickBots())
    # Phrases are slow to hash on purpose; here nobody guesses them.
    patched = mock.patch.object(secrets_of_people, "SCRYPT_COST", 2)
    patched.start()
    await place.start()
    try:
        yield place
    finally:
        patched.stop()
        for client in place.clients:
            await client.aclose()
        await place.stop()
        for socket in place.sockets:
            await socket.close()


def over_sockets(
    scenario: Callable[[House], Awaitable[None]],
) -> Callable[[Path], None]:
    """A test whose scenario is played at a house of its own."""

    @wraps(scenario)
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with asyncio.timeout(ALL_PATIENCE), house(tmp_path) as place:
                await scenario(place)

        asyncio.run(run())

    vars(test).pop("__wrapped__")  # pytest asks for `tmp_path`, not for a house
    return test


class Guest:
    """Somebody with a name and a secret."""

    def __init__(self, place: House, credentials: wire.Credentials) -> None:
        self.house = place
        self.id = credentials.person
        self.name = credentials.name
        self.secret = credentials.secret
        self.phrase = credentials.phrase
        self.http = place.client(credentials.secret)

    @classmethod
    async def arrive(cls, place: House, name: str) -> Guest:
        """Come to a house."""
        async with httpx.AsyncClient(
            base_url=place.url, timeout=PATIENCE, verify=NO_CERTIFICATES
        ) as client:
            answer = await client.post("/api/people", json={"name": name})
        return cls(place, msgspec.json.decode(answer.content, type=wire.Credentials))

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """A POST that is answered with this status."""
        answer = await self.http.post(f"/api{path}", json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """A GET that is answered with this status."""
        answer = await self.http.get(f"/api{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def make_table(self, seats: Sequence[str | None], **options: Any) -> str:
        """A table for persons (None) and bots (their names); its id."""
        plan = [{} if bot is None else {"kind": "bot", "bot": bot} for bot in seats]
        made = await self.post("/tables", {"name": "A table", "seats": plan, **options}, 201)
        table: str = made["id"]
        return table

    async def device(self, table: str, **hello: Any) -> Device:
        """A socket of mine at a table."""
        return await Device.open(self.house, table, self.secret, **hello)


async def guests(place: House, count: int) -> list[Guest]:
    """Ada, Ben and so on."""
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[:count]
    return list(await asyncio.gather(*[Guest.arrive(place, name) for name in names]))


class Device:
    """A socket at a table: everything that came over it, and the match as it shows it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.heard: list[Any] = []
        self.plain_views: list[Any] = []  # as JSON
        self.views: dict[int | None, wire.SeatView] = {}
        self.version = -1
        self.table: wire.TableState | None = None
        self.due: wire.Due | None = None
        self.undo: wire.UndoState | None = None
        self.events: list[wire.EventSaid] = []
        self.chat: list[wire.Line] = []
        self._ids = itertools.count(1)

    @classmethod
    async def open(
        cls, place: House, table: str | None, secret: str | None, **hello: Any
    ) -> Device:
        """Connect and say hello; the welcome has been heard."""
        device = await cls.connect(place, table)
        await device.send({"type": "hello", "secret": secret, **hello})
        await device.hear()
        return device

    @classmethod
    async def connect(cls, place: House, table: str | None, **options: Any) -> Device:
        """Connect without a word."""
        path = "/api/notices" if table is None else f"/api/tables/{table}/socket"
        url = f"ws://127.0.0.1:{place.port}{path}"
        socket = await connect(url, max_size=None, max_queue=None, **options)
        place.sockets.append(socket)
        return cls(socket)

    async def send(self, message: dict[str, Any]) -> int:
        """Send a message; its number."""
        number = message.setdefault("id", next(self._ids))
        await self.socket.send(msgspec.json.encode(message).decode())
        return int(number)

    async def hear(self) -> Any:
        """The next message, whatever it is; numbers come without a gap."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv(decode=False)
        self.raw.append(raw)
        message = SERVER_MESSAGE.decode(raw)
        assert message.no == len(self.raw), "messages are numbered from 1"
        self.heard.append(message)
        self._note(message)
        return message

    def _note(self, message: Any) -> None:
        if isinstance(message, wire.TableNews | wire.Welcome):
            self.table = message.table
        if isinstance(message, wire.Welcome | wire.Update):
            self._note_views(message)
            self.due, self.undo, self.version = message.due, message.undo, message.version
            if message.since == 0:
                self.events = []
            self.events += message.events
        if isinstance(message, wire.Welcome):
            self.chat += message.chat
        if isinstance(message, wire.ChatNews):
            self.chat.append(message.line)

    def _note_views(self, message: wire.Welcome | wire.Update) -> None:
        if isinstance(message, wire.Welcome):
            self.plain_views = msgspec.json.decode(msgspec.json.encode(message.views))
        else:
            self.plain_views = updated_views(self.plain_views, message)
        views = msgspec.convert(self.plain_views, list[wire.SeatView])
        self.views = {view.seat: view for view in views}

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Hear until such a message has come."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def kind(self, kind: type[Any]) -> Any:
        """Hear until a message of this kind has come."""
        return await self.until(lambda message: isinstance(message, kind))

    async def reach(self, version: int) -> None:
        """Hear until the match has come so far."""
        while self.version < version:
            await self.hear()

    async def answer(self, number: int) -> Any:
        """Hear until a message of mine is answered."""
        return await self.until(
            lambda m: getattr(m, "re", None) == number and isinstance(m, ANSWERS)
        )

    async def ask(self, message: dict[str, Any]) -> Any:
        """Send a message; the answer to it."""
        return await self.answer(await self.send(message))

    async def act(self, seat: int, action: str | int, **other: Any) -> Any:
        """Decide; the answer."""
        act = {"type": "act", "key": new_key(), "seat": seat, "seen": self.version}
        return await self.ask(act | {"action": action} | other)

    async def take_back(self, seat: int, **other: Any) -> Any:
        """Take back; the answer."""
        return await self.ask(
            {"type": "undo", "key": new_key(), "seat": seat, "seen": self.version} | other
        )

    @property
    def deciding(self) -> int | None:
        """The seat of mine that must decide."""
        return next((seat for seat, view in self.views.items() if view.legal), None)

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()


def new_key() -> str:
    """A key that was not used before, nor in a recorded file."""
    return f"key-{RUN}-{next(KEYS)}"


async def seated_table(people: Sequence[Guest], bots: Sequence[str] = (), **options: Any) -> str:
    """A table where the match has begun: people first, then bots."""
    host = people[0]
    options.setdefault("seed", "the same deal in every test")
    table = await host.make_table([None] * len(people) + list(bots), **options)
    for number, guest in enumerate(people):
        await guest.post(f"/tables/{table}/join", {"seat": number, "entropy": f"{number:02x}"})
    await host.post(f"/tables/{table}/start")
    return table


async def step(devices: Sequence[Device], choices: random.Random) -> bool:
    """Whoever must decide does, at random; all devices hear of it. Whether the match goes on."""
    acting = next((device for device in devices if device.deciding is not None), None)
    if acting is None:
        if any(device.due is not None and device.due.moment == "match-over" for device in devices):
            return False
        await devices[0].kind(wire.Update)  # a bot is thinking
        for device in devices:
            await device.reach(devices[0].version)
        return True
    seat = acting.deciding
    assert seat is not None
    done = await acting.act(seat, choices.choice(acting.views[seat].legal))
    assert isinstance(done, wire.Update), done
    for device in devices:
        await device.reach(done.version)
    return True


async def play_out(devices: Sequence[Device], seed: int = 1) -> None:
    """Play to the end at random; all devices have heard that the table is over."""
    choices = random.Random(seed)
    while await step(devices, choices):
        pass
    for device in devices:
        while device.table is None or device.table.state != "over":
            await device.hear()


async def two_at_a_table(place: House, **options: Any) -> tuple[list[Guest], str, list[Device]]:
    """Ada and Ben, and a device of each."""
    people = await guests(place, 2)
    table = await seated_table(people, **options)
    return people, table, [await guest.device(table) for guest in people]


async def until_closed(device: Device) -> None:
    """Hear until the other side hangs up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await device.hear()
