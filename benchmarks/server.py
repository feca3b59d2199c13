"""The server under load: actions through rules, store and fan-out, compared with a bare echo room.

Both servers run in a process of their own with the same uvicorn. The clients, in this process, do
as little as possible: they count what they receive and send prepared messages. The matches are
seeded, so every action is known beforehand.

    python -m benchmarks.server            all numbers, once
    python -m benchmarks.server processor  processor time of an action and of an echo, which other
                                           programs on the same machine hardly change
    python -m benchmarks.server ours FD    the server itself, for the above
"""

import asyncio
import itertools
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abth.server.settings import Limits

ROOT = Path(__file__).parents[1]
TABLES = 8
SEATS = 4
HOST = "127.0.0.1"
TABLE_NAME = "Benchmark"
DATA = "ABTH_BENCH_DATA"  # a folder for the data, to look at it afterwards
ACTIONS_PER_SECOND = 6000  # more than any server has played, so that matches do not run out
DATABASE = "ABTH_BENCH_DATABASE"  # a PostgreSQL database instead of the file there


# --- the servers, each in a process of its own -------------------------------------------------


def generous_limits() -> "Limits":
    """Limits that a benchmark does not reach."""
    from abth.server.settings import Limits

    many = 10**9
    return Limits(
        messages_per_second=many,
        messages_at_once=many,
        requests_per_second=many,
        requests_at_once=many,
        newcomers_per_minute=many,
        newcomers_at_once=many,
        tables_open=many,
        tables_playing=many,
        tables_per_day=many,
        tables_per_minute=many,
        tables_at_once=many,
        connections=many,
        connections_per_address=many,
    )


def serve_ours(listening: socket.socket) -> None:
    """Our server, with limits that a benchmark may exceed."""
    from abth.server.run import run
    from abth.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        place = Path(os.environ.get(DATA, folder))
        settings = Settings(
            data=place / "bench.sqlite", database=os.environ.get(DATABASE), limits=generous_limits()
        )
        run(settings, listening)


def serve_bare(listening: socket.socket) -> None:
    """A bare Litestar room that sends every message to all its clients."""
    import uvicorn
    from litestar import Litestar, WebSocket, get, websocket
    from litestar.exceptions import WebSocketDisconnect

    rooms: dict[str, set[Any]] = {}

    @get("/healthz")
    async def health() -> str:
        return "ok"

    @websocket("/rooms/{room:str}")
    async def echo(socket: WebSocket[Any, Any, Any], room: str) -> None:
        await socket.accept()
        members = rooms.setdefault(room, set())
        members.add(socket)
        try:
            while True:
                text = await socket.receive_text()
                for member in members:
                    await member.send_text(text)
        except WebSocketDisconnect:
            members.discard(socket)

    config = uvicorn.Config(
        Litestar([echo, health], openapi_config=None, logging_config=None),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


SERVERS = {"ours": serve_ours, "bare": serve_bare}


@contextmanager
def running(kind: str) -> Iterator[int]:
    """A server while it runs; its port."""
    with running_process(kind) as (port, _):
        yield port


@contextmanager
def running_process(kind: str) -> Iterator[tuple[int, int]]:
    """A server while it runs; its port and the number of its process."""
    listening = socket.create_server((HOST, 0))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    port: int = listening.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server", kind, str(listening.fileno())],
        cwd=ROOT,
        pass_fds=[listening.fileno()],
    )
    listening.close()
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=30).close()
                break
            except OSError:
                if process.poll() is not None:
                    raise SystemExit(f"benchmarks: the server {kind!r} did not start") from None
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


# --- clients that do as little as possible -----------------------------------------------------


class Client(asyncio.Protocol):
    """A WebSocket client that calls back for each message and parses nothing but frames."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._heard = heard
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self.transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, payload: bytes) -> None:
        """One text message, masked with zeros."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        data = self._rest + data
        if not self._open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self._rest = head
                return
            self._open = True
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            if data[at] == 0x81:
                self._heard(data[start : start + size])
            at = start + size
        self._rest = data[at:]


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Client:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, heard), HOST, port)
    await client.opened
    return client


class Room:
    """The clients at a table; a message counts when all of them have received it."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.update_sizes: list[int] = []
        self._left = 0
        self._all: asyncio.Future[None] | None = None

    def heard(self, message: bytes) -> None:
        """One client has received a message; a refusal ends the benchmark."""
        if message.startswith(b'{"type":"refused"'):
            raise SystemExit(f"benchmarks: {message.decode()}")
        if message.startswith(b'{"type":"update"'):
            self.update_sizes.append(len(message))
        if message.startswith((b'{"type":"update"', b'{"type":"welcome"', b'{"type":"act"')):
            self._left -= 1
            if self._left == 0 and self._all is not None and not self._all.done():
                self._all.set_result(None)

    async def carry(self, seat: int, message: bytes) -> float:
        """Send a message; the seconds until the last client has received it."""
        start = perf_counter()
        heard = self.expect(len(self.clients))
        self.clients[seat].send(message)
        await heard
        return perf_counter() - start

    def expect(self, messages: int) -> asyncio.Future[None]:
        """Done when this many messages have been received."""
        self._left = messages
        self._all = asyncio.get_running_loop().create_future()
        return self._all

    def close(self) -> None:
        """Close all connections."""
        for client in self.clients:
            client.transport.close()


Script = list[tuple[int, bytes]]  # the seat that acts, and its message


def script_of(seed: str, players: int = SEATS) -> Script:
    """A random match, as the messages of its players; its dice follow from the seed."""
    from abth.content import load_box
    from abth.protocol.fair import FairDice
    from abth.protocol.log import Seat
    from abth.table.match.match import Match

    seats = [Seat(f"P{seat}", "person") for seat in range(players)]
    match = Match(load_box(None), seats, chance=FairDice.of_seed(seed))
    choices = random.Random(seed)
    script: Script = []
    while match.game.to_act >= 0:
        seat, action = int(match.game.to_act), choices.choice(match.game.legal())
        act = {"type": "act", "id": len(script), "key": f"k{len(script)}", "seat": seat,
               "seen": match.version, "action": action}  # fmt: skip
        script.append((seat, json.dumps(act, separators=(",", ":")).encode()))
        match.play(seat, action)
    return script


def ask(port: int, path: str, body: object, secret: str = "") -> Any:
    """One POST."""
    request = urllib.request.Request(
        f"http://{HOST}:{port}{path}",
        json.dumps(body).encode(),
        {"Authorization": f"Bearer {secret}"} if secret else {},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Lane:
    """People who play one prepared match after the other."""

    def __init__(self, port: int, players: int = SEATS) -> None:
        self._port = port
        people = [ask(port, "/api/people", {"name": f"P{seat}"}) for seat in range(players)]
        self._secrets = [person["secret"] for person in people]
        self._ready: list[tuple[str, Script]] = []

    def prepare(self, seed: str) -> None:
        """A table where the match with this seed has begun."""
        port, secrets = self._port, self._secrets
        options = {"name": TABLE_NAME, "seats": [{}] * len(secrets), "seed": seed}
        table = ask(port, "/api/tables", options, secrets[0])["id"]
        for secret in secrets:
            ask(port, f"/api/tables/{table}/join", {}, secret)
        ask(port, f"/api/tables/{table}/start", {}, secrets[0])
        self._ready.append((table, script_of(seed, len(secrets))))

    async def open(self) -> tuple[Room, Script]:
        """The next match, with everyone connected."""
        table, script = self._ready.pop()
        room = Room()
        for secret in self._secrets:
            client = await connect(self._port, f"/api/tables/{table}/socket", room.heard)
            room.clients.append(client)
            welcome = room.expect(1)
            client.send(json.dumps({"type": "hello", "id": 0, "secret": secret}).encode())
            await welcome
        return room, script


# --- the numbers -------------------------------------------------------------------------------


async def stay_awake() -> None:
    """Keep the clients' processor from sleeping.

    Waking it costs more than an echo, and the process that writes pays for it. A server that gives
    its clients little to do would pay most.
    """
    while True:
        await asyncio.sleep(0)


async def awake(clients: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Let all clients do their work."""
    waking = asyncio.ensure_future(stay_awake())
    try:
        await asyncio.gather(*clients)
    finally:
        waking.cancel()


async def play_for(lane: Lane, end: float, done: list[float]) -> None:
    """Play as fast as answers come, until the time is up."""
    while perf_counter() < end:
        room, script = await lane.open()
        for seat, message in script:
            done.append(await room.carry(seat, message))
            if perf_counter() >= end:
                break
        room.close()


def lanes_at(port: int, matches: int, tables: int = TABLES) -> list[Lane]:
    """All tables, with this many matches prepared at each."""
    lanes = [Lane(port) for _ in range(tables)]
    for number, lane in itertools.product(range(matches), lanes):
        lane.prepare(f"bench-{number}-{lanes.index(lane)}")
    return lanes


def our_rate(port: int, seconds: float, tables: int = TABLES) -> float:
    """Actions per second through rules, commit and fan-out to four."""
    lanes = lanes_at(port, 1 + int(seconds * ACTIONS_PER_SECOND / tables / 150), tables)

    async def run() -> float:
        done: list[float] = []
        start = perf_counter()
        await awake([play_for(lane, start + seconds, done) for lane in lanes])
        return len(done) / (perf_counter() - start)

    return asyncio.run(run())


def processor_seconds(pid: int) -> float:
    """How much processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def processor_microseconds(server: tuple[int, int], matches: int, tables: int = TABLES) -> float:
    """Processor time of the server for one action, over whole matches at all tables."""
    port, pid = server
    lanes = lanes_at(port, matches, tables)
    done: list[float] = []

    async def play(lane: Lane) -> None:
        for _ in range(matches):
            room, script = await lane.open()
            for seat, message in script:
                done.append(await room.carry(seat, message))
            room.close()

    before = processor_seconds(pid)
    asyncio.run(awake([play(lane) for lane in lanes]))
    return (processor_seconds(pid) - before) / len(done) * 1e6


def bare_processor_microseconds(server: tuple[int, int], seconds: float) -> float:
    """Processor time of bare rooms for one echo."""
    port, pid = server
    before = processor_seconds(pid)
    echoes, _ = bare_echoes(port, seconds, TABLES)
    return (processor_seconds(pid) - before) / echoes * 1e6


def bare_rate(port: int, seconds: float, rooms: int = TABLES) -> float:
    """Messages per second that bare rooms of four echo."""
    echoes, elapsed = bare_echoes(port, seconds, rooms)
    return echoes / elapsed


def bare_echoes(port: int, seconds: float, rooms: int) -> tuple[int, float]:
    """How many messages bare rooms of four echo, and in how many seconds."""
    message = script_of("bare")[0][1]

    async def echo_for(name: str, end: float, done: list[float]) -> None:
        room = Room()
        for _ in range(SEATS):
            room.clients.append(await connect(port, f"/rooms/{name}", room.heard))
        for number in itertools.count():
            done.append(await room.carry(number % SEATS, message))
            if perf_counter() >= end:
                break
        room.close()

    async def run() -> tuple[int, float]:
        done: list[float] = []
        start = perf_counter()
        await awake([echo_for(f"room{n}", start + seconds, done) for n in range(rooms)])
        return len(done), perf_counter() - start

    return asyncio.run(run())


def latencies(port: int, rate: float, seconds: float) -> list[float]:
    """Milliseconds from sending an action to the last client's event, at a steady rate.

    Actions are sent on schedule, whether or not others have been answered. Waiting for the last
    answer of the same table counts as latency.
    """
    lanes = lanes_at(port, 1 + int(seconds * rate / TABLES / 150))

    async def steady(lane: Lane, offset: float, start: float, found: list[float]) -> None:
        step = TABLES / rate
        due = start + offset
        while due < start + seconds:
            room, script = await lane.open()
            due = max(due, perf_counter())  # opening a table does not count
            for seat, message in script:
                await asyncio.sleep(max(0.0, due - perf_counter()))
                await room.carry(seat, message)
                found.append((perf_counter() - due) * 1e3)
                due += step
                if due >= start + seconds:
                    break
            room.close()

    async def run() -> list[float]:
        found: list[float] = []
        start = perf_counter() + 0.1
        await asyncio.gather(
            *[steady(lane, n / rate, start, found) for n, lane in enumerate(lanes)]
        )
        return found

    return asyncio.run(run())


def percentile(numbers: list[float], share: float) -> float:
    """The value that this share of the numbers does not exceed."""
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * share))]


def opening_milliseconds(times: int = 20) -> float:
    """How long a match of at least 450 entries takes to open from its log: the median."""
    from abth.content import load_box
    from abth.protocol.fair import FairDice
    from abth.protocol.log import Seat
    from abth.rules.playout import Dice
    from abth.table.match.match import Match
    from abth.table.match.replay import resume

    box = load_box(None)
    for seed in itertools.count():
        dice = FairDice.of_seed(f"open-{seed}")
        match = Match(box, [Seat(f"P{seat}", "person") for seat in range(SEATS)], chance=dice)
        choices = Dice(seed)
        while match.game.to_act >= 0:
            legal = match.game.legal()
            match.play(int(match.game.to_act), legal[int(choices.below(len(legal)))])
        if match.version >= 450:
            break
    log = match.log
    found = []
    for _ in range(times):
        start = perf_counter()
        resume(log, box, dice)
        found.append((perf_counter() - start) * 1e3)
    return statistics.median(found)


def main(seconds: float = 3.0) -> None:
    """All numbers, once."""
    with running("ours") as ours, running("bare") as bare:
        for _ in range(3):
            mine, theirs = our_rate(ours, seconds), bare_rate(bare, seconds)
            print(f"{mine:,.0f} actions/s, bare {theirs:,.0f}/s, ratio {mine / theirs:.3f}")
        found = latencies(ours, 300, 2 * seconds)
        print(f"at 300/s: {len(found)} actions, median {statistics.median(found):.1f} ms, "
              f"p99 {percentile(found, 0.99):.1f} ms, max {max(found):.1f} ms")  # fmt: skip
    print(f"opening: {opening_milliseconds():.1f} ms")


def show_processor_time(rounds: int = 3) -> None:
    """The processor time of an action and of an echo, and how many echoes an action costs."""
    with running_process("ours") as ours, running_process("bare") as bare:
        for _ in range(rounds):
            mine, theirs = processor_microseconds(ours, 3), bare_processor_microseconds(bare, 2.0)
            print(f"an action {mine:.0f} µs, an echo {theirs:.0f} µs, ratio {theirs / mine:.3f}")


if __name__ == "__main__":
    if sys.argv[1:] == ["processor"]:
        show_processor_time()
    elif len(sys.argv) == 3:
        SERVERS[sys.argv[1]](socket.socket(fileno=os.dup(int(sys.argv[2]))))
    else:
        main()
