"""Players who go on whatever happens to the server, by WebSocket and by HTTP.

Data types: `World`, what all players share; `SocketPlayer` and `HttpPlayer`; `Company`, which plays
one match after the other. A command without an answer is sent again with its key and its version
until there is one, at whichever server answers.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from abth.protocol import wire
from tests.server.house import Device
from tests.torture.book import Book, Command, Kind
from tests.torture.servers import ServerProcess

PAUSE: Final = 0.05  # seconds before another attempt to connect
THOUGHT: Final = 0.06  # seconds at most before a decision
PATIENCE: Final = 60.0  # seconds until a client counts as hanging
OFTEN: Final = 0.1  # how often an answered command is sent again all the same
UNDO: Final = 0.05  # how often a decision is taken back, where that is free
CHAT: Final = 0.01
BUSY: Final = ("busy", "too-many", "too-slow")  # try again later
MOVED_ON: Final = ("stale",)  # another player took a decision back meanwhile

Json = dict[str, Any]


class ServerGone(Exception):
    """The connection broke, or the server asks to come back later."""


@dataclass
class World:
    """The servers, the book, and whether players may send new commands now."""

    servers: Sequence[ServerProcess]
    choices: random.Random
    book: Book = field(default_factory=Book)
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    keys: itertools.count[int] = field(default_factory=itertools.count)
    client: httpx.AsyncClient = field(
        default_factory=lambda: httpx.AsyncClient(timeout=PATIENCE, verify=False)
    )

    def any_server(self) -> ServerProcess:
        """A server that runs, if there is one; players know no better than a proxy."""
        running = [server for server in self.servers if server.is_up]
        return self.choices.choice(running or list(self.servers))

    async def request(self, method: str, path: str, secret: str | None, **options: Any) -> Any:
        """Ask any server until one answers; the answer."""
        while True:
            try:
                return await self.try_request(method, path, secret, **options)
            except ServerGone:
                await asyncio.sleep(PAUSE)

    async def try_request(
        self,
        method: str,
        path: str,
        secret: str | None,
        *,
        server: ServerProcess | None = None,
        **options: Any,
    ) -> httpx.Response:
        """Ask a server once; `ServerGone` without an answer, or with one to try again."""
        place = server or self.any_server()
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        url = f"http://127.0.0.1:{place.port}/api{path}"
        try:
            answer = await self.client.request(method, url, headers=headers, **options)
        except httpx.TimeoutException as error:
            self.book.blame(f"{method} {path} hangs")
            raise ServerGone from error
        except httpx.TransportError as error:
            raise ServerGone from error
        if answer.status_code in (429, 503):
            self._check_words(answer)
            raise ServerGone
        if answer.status_code >= 500:
            self.book.blame(f"{method} {path} fails: {answer.status_code} {answer.text}")
            raise ServerGone
        return answer

    def _check_words(self, answer: httpx.Response) -> None:
        """A server that cannot help says why."""
        if not answer.headers["Content-Type"].startswith("application/json"):
            self.book.blame(f"a refusal without words: {answer.status_code} {answer.text}")
        elif not answer.json().get("reason"):
            self.book.blame(f"a refusal without a reason: {answer.text}")


class Player:
    """A person at one table after the other."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.person = ""
        self.secret = ""
        self.table = ""
        self.seat = 0
        self.version = 0  # the newest that was acknowledged or shown
        self.acknowledged = 0  # commands

    async def arrive(self) -> None:
        """Get an account."""
        answer = await self.world.request("POST", "/people", None, json={"name": self.name})
        self.person, self.secret = answer.json()["person"], answer.json()["secret"]

    async def get(self, path: str, **query: Any) -> Json:
        """Ask until there is an answer."""
        answer = await self.world.request("GET", path, self.secret, params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def make_true(self, path: str, body: Json, holds: Callable[[Json], bool]) -> None:
        """Ask for something until the table shows that it has happened."""
        while not holds(await self.get(f"/tables/{self.table}")):
            await self.world.request("POST", f"/tables/{self.table}{path}", self.secret, json=body)

    async def sit_down(self, table: str, seat: int) -> None:
        """Take a seat."""
        self.table, self.seat, self.version = table, seat, 0
        await self.make_true(
            "/join", {"seat": seat, "entropy": f"{seat:02x}"}, lambda state: seat in state["yours"]
        )

    def new_command(self, kind: Kind, seen: int, text: str) -> Command:
        """Write into the book what will be sent."""
        key = f"key-{next(self.world.keys)}"
        command = Command(kind, self.table, self.person, key, self.seat, seen, text)
        self.world.book.commands.append(command)
        return command

    async def think(self) -> None:
        """Wait until players may go on, and a moment."""
        await self.world.gate.wait()
        await asyncio.sleep(self.world.choices.random() * THOUGHT)

    def settle(self, command: Command, *, version: int | None, refused: str | None) -> None:
        """Note an answer; the first one counts, later ones must not contradict it."""
        if refused is not None and refused not in MOVED_ON:
            self.world.book.blame(f"{command} is refused as {refused}")
        if not command.is_settled:
            command.version, command.refused = version, refused
            self.acknowledged += version is not None
        elif (command.version is None) != (version is None):
            self.world.book.blame(f"{command} is answered differently: {version}, {refused}")
        self.version = max(self.version, version or 0)

    async def play(self) -> None:
        """Play the match to its end."""
        raise NotImplementedError


class SocketPlayer(Player):
    """Plays by WebSocket, as the browser does."""

    async def play(self) -> None:
        """Connect again and again until the match is over."""
        pending: list[Command] = []
        while True:
            try:
                if await self._play_once(pending):
                    return
            except TimeoutError:
                self.world.book.blame(f"a socket of {self.name} hears nothing")
            except (OSError, EOFError, WebSocketException, ServerGone):
                await asyncio.sleep(PAUSE)

    async def _play_once(self, pending: list[Command]) -> bool:
        """Play over one connection; whether the match is over."""
        device = await self._connect(self.world.any_server())
        try:
            if not isinstance(device.heard[0], wire.Welcome):
                self._note_refused_hello(device.heard[0])
            if device.version < self.version:
                fault = f"a socket shows {device.version} after {self.version} was acknowledged"
                self.world.book.blame(fault)
            while pending:
                await self._send(device, pending[0])
                pending.pop(0)
            while device.due is None or device.due.moment != "match-over":
                await self._go_on(device, pending)
            return True
        finally:
            await device.close()

    async def _connect(self, server: ServerProcess) -> Device:
        """Connect and say hello; a server that is starting may take as long as it needs."""
        up_since = server.up_since
        try:
            device = await Device.connect(server.place, self.table, open_timeout=PATIENCE)
            await device.send({"type": "hello", "secret": self.secret})
            await device.hear()
        except TimeoutError as error:
            if up_since is not None and up_since == server.up_since:
                self.world.book.blame(f"a hello of {self.name} is not answered")
            raise ServerGone from error
        return device

    def _note_refused_hello(self, message: Any) -> None:
        code = getattr(message, "code", type(message).__name__)
        if code not in BUSY:
            self.world.book.blame(f"hello is refused as {code}")
        raise ServerGone

    async def _go_on(self, device: Device, pending: list[Command]) -> None:
        """Decide, or hear what the others do."""
        if device.deciding is None:
            await self._hear(device)
            return
        await self.think()
        command = self._choose(device)
        pending.append(command)
        await self._send(device, command)
        if self.world.choices.random() < OFTEN:
            self.world.book.repeated += 1
            await self._send(device, command)
        pending.clear()

    async def _hear(self, device: Device) -> None:
        """Hear what happens; a server that is silent for long must at least answer a ping."""
        try:
            await device.hear()
        except TimeoutError:
            await device.ask({"type": "ping"})

    def _choose(self, device: Device) -> Command:
        choices = self.world.choices
        if choices.random() < CHAT:
            return self.new_command("chat", device.version, f"line {len(device.chat)}")
        if device.undo is not None and device.undo.seat == self.seat and choices.random() < UNDO:
            return self.new_command("undo", device.version, "undo")
        assert device.deciding is not None
        legal = device.views[device.deciding].legal
        return self.new_command("act", device.version, choices.choice(legal))

    async def _send(self, device: Device, command: Command) -> None:
        """Send a command; `ServerGone` if it must be sent again."""
        message: Json = {"type": command.kind, "key": command.key}
        if command.kind == "chat":
            message["text"] = command.text
        else:
            message |= {"seat": command.seat, "seen": command.seen}
        if command.kind == "act":
            message["action"] = command.text
        answer = await device.ask(message)
        if isinstance(answer, wire.Refused):
            if answer.code in BUSY:
                raise ServerGone
            self.settle(command, version=None, refused=answer.code)
            if answer.version is not None:
                await device.reach(answer.version)
        else:
            self.settle(command, version=answer.version, refused=None)


class HttpPlayer(Player):
    """Plays by HTTP, as a program does; every request may go to another server."""

    async def play(self) -> None:
        """Look and decide until the match is over."""
        while True:
            query = {"seen": self.version, "wait": 2}
            position = await self.get(f"/tables/{self.table}/position", **query)
            self._note(position)
            if position["state"] != "playing" or position["due"]["moment"] == "match-over":
                return
            legal: list[str] = next(
                (view["legal"] for view in position["views"] if view["legal"]), []
            )
            if legal:
                await self.think()
                text = self.world.choices.choice(legal)
                await self._send(self.new_command("act", position["version"], text))

    def _note(self, position: Json) -> None:
        if position["version"] < self.version:
            fault = f"a page shows {position['version']} after {self.version} was acknowledged"
            self.world.book.blame(fault)
        self.version = max(self.version, position["version"])

    async def _send(self, command: Command) -> None:
        """Send a command until it is answered, and now and then once more."""
        body = {"seat": command.seat, "seen": command.seen, "key": command.key}
        body["action"] = command.text
        again = self.world.choices.random() < OFTEN
        for _ in range(1 + again):
            path = f"/tables/{self.table}/act"
            answer = await self.world.request("POST", path, self.secret, json=body)
            if answer.status_code == 200:
                self.settle(command, version=answer.json()["version"], refused=None)
            else:
                self.settle(command, version=None, refused=answer.json()["code"])
        self.world.book.repeated += again


class Company:
    """People who play one match after the other, with bots at the other seats."""

    def __init__(self, world: World, players: Sequence[Player], bots: Sequence[str]) -> None:
        self.world = world
        self.players = players
        self.bots = bots
        self.options: Json = {"chat": "all"}  # of their tables
        self.tables: list[str] = []  # of finished matches
        self.table = ""  # where they play now

    @property
    def acknowledged(self) -> int:
        """How many commands of this company were acknowledged."""
        return sum(player.acknowledged for player in self.players)

    async def arrive(self) -> None:
        """Get accounts, and begin the first match."""
        for player in self.players:
            await player.arrive()
        await self._begin()

    async def run(self) -> None:
        """Play until the task is cancelled."""
        while True:
            await asyncio.gather(*[player.play() for player in self.players])
            self.tables.append(self.table)
            await self._begin()

    async def _begin(self) -> None:
        host = self.players[0]
        seats: list[Json] = [{} for _ in self.players]
        seats += [{"kind": "bot", "bot": bot} for bot in self.bots]
        plan = {"name": "A table", "seats": seats, **self.options}
        answer = await self.world.request("POST", "/tables", host.secret, json=plan)
        assert answer.status_code == 201, answer.text
        table = answer.json()["id"]
        for seat, player in enumerate(self.players):
            await player.sit_down(table, seat)
        await host.make_true("/start", {}, lambda state: state["state"] != "open")
        self.table = table
