"""A real server for browsers: uvicorn in a thread, SQLite in a folder, and people over HTTP.

Data types: `Place`, the running server, and `Guest`, somebody with a name who prepares tables.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from abth.protocol.log import Log, encode
from abth.server.bot_pool.pool import BotPool
from abth.server.run import Server, listen, make_server
from abth.server.settings import Limits, Settings
from tests.server.house import NO_CERTIFICATES, QuickBots

PATIENCE = 60.0  # seconds for the server to start, to answer and to end
SEED = "the same deal in every test"


class Place:
    """A server that can be ended and started again at the same address."""

    def __init__(self, settings: Settings, *, quick: bool = True) -> None:
        self.settings = settings
        self.quick = quick  # bots choose at random in this process, or think in their own
        self.port = 0
        self.client: httpx.Client | None = None
        self._server: Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen at the same port as before, or at a free one."""
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        ready = threading.Event()
        bots: BotPool | None = QuickBots() if self.quick else None
        self._server = make_server(self.settings, None, bots, ready.set)
        serve = self._server.serve
        self._thread = threading.Thread(target=lambda: asyncio.run(serve([listening])))
        self._thread.start()
        assert ready.wait(PATIENCE), "the server does not start"
        self.client = httpx.Client(
            base_url=f"{self.url}/api", timeout=PATIENCE, verify=NO_CERTIFICATES
        )

    def stop(self) -> None:
        """End as a signal would end it."""
        assert self._server is not None
        assert self._thread is not None
        assert self.client is not None
        self.client.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"

    def arrive(self, name: str) -> Guest:
        """Somebody new."""
        assert self.client is not None
        answer = self.client.post("/people", json={"name": name})
        answer.raise_for_status()
        return Guest(self, answer.json())


@contextmanager
def running(folder: Path, client: Path, *, quick: bool = True) -> Iterator[Place]:
    """A server while it is needed, with the client and with data in a folder."""
    generous = replace(
        Limits(),
        messages_per_second=10_000,
        messages_at_once=10_000,
        requests_per_second=10_000,
        requests_at_once=10_000,
        newcomers_per_minute=60_000,
        newcomers_at_once=10_000,
    )
    place = Place(
        Settings(data=folder / "abth.sqlite", static=client, limits=generous), quick=quick
    )
    place.start()
    try:
        yield place
    finally:
        place.stop()


class Guest:
    """Somebody with a name and a secret."""

    def __init__(self, place: Place, credentials: dict[str, Any]) -> None:
        self.place = place
        self.credentials = credentials
        self.name: str = credentials["name"]

    def ask(self, method: str, path: str, body: Any = None, raw: bytes | None = None) -> Any:
        """What the server answers; anything but a success is an error."""
        assert self.place.client is not None
        headers = {"Authorization": f"Bearer {self.credentials['secret']}"}
        if raw is not None:
            headers["Content-Type"] = "application/json"
        content: Mapping[str, Any] = {"json": body} if raw is None else {"content": raw}
        answer = self.place.client.request(
            method, path, headers=headers, **(content if method != "GET" else {})
        )
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def make_table(self, seats: Sequence[str | None], **options: Any) -> str:
        """A table for persons (None) and bots (their names); its id."""
        plan = [{} if bot is None else {"kind": "bot", "bot": bot} for bot in seats]
        wish = {"name": "A table", "seats": plan, "seed": SEED, "start_player": 0, **options}
        return str(self.ask("POST", "/tables", wish)["id"])

    def sit(self, table: str, seat: int, name: str | None = None) -> None:
        """Take a seat."""
        self.ask("POST", f"/tables/{table}/join", {"seat": seat, "name": name})

    def start(self, table: str) -> None:
        """The match begins."""
        self.ask("POST", f"/tables/{table}/start", {})

    def position(self, table: str) -> dict[str, Any]:
        """The match as I see it."""
        found: dict[str, Any] = self.ask("GET", f"/tables/{table}/position")
        return found

    def act(self, table: str, seat: int, action: str) -> dict[str, Any]:
        """Decide."""
        done: dict[str, Any] = self.ask(
            "POST", f"/tables/{table}/act", {"seat": seat, "action": action}
        )
        return done

    def text(self, table: str, line: str, language: str = "en") -> str:
        """The answer to a typed line."""
        assert self.place.client is not None
        headers = {"Authorization": f"Bearer {self.credentials['secret']}"}
        answer = self.place.client.post(
            f"/tables/{table}/text", params={"lang": language}, headers=headers, content=line
        )
        assert answer.is_success, answer.text
        return answer.text

    def bring(self, log: Log) -> str:
        """Import a finished match; its id."""
        return str(self.ask("POST", "/matches", raw=encode(log))["id"])

    def fork(self, match: str, version: int, seats: int, **options: Any) -> str:
        """A table that begins at a moment of a finished match; its id."""
        wish = {"name": "A table", "seats": [{}] * seats, **options}
        body = {"version": version, "options": wish}
        return str(self.ask("POST", f"/tables/{match}/fork", body)["id"])
