"""Settings of a server, and the limits that keep one user from harming others."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Upper bounds."""

    body: int = 64_000  # bytes of a request
    message: int = 16_000  # bytes of a WebSocket message
    frame: int = 256_000  # larger frames end the connection without an answer
    messages_per_second: float = 40
    messages_at_once: int = 120
    requests_per_second: float = 60
    requests_at_once: int = 240
    newcomers_per_minute: float = 30  # accounts created or recovered from one address
    newcomers_at_once: int = 30
    connections_per_address: int = 200
    queue: int = 256  # messages that wait for a slow client
    queue_bytes: int = 2_000_000
    hello_seconds: float = 10
    chat_kept: int = 200  # lines that a new viewer receives
    listed: int = 100  # tables in a list
    tables_open: int = 50  # of one host
    tokens: int = 20  # of one user
    undo_requests: int = 3  # of one seat between two actions
    idle_seconds: float = 600  # until an unused table is put away


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs."""

    data: Path
    content: Path | None = None  # another box than the printed one
    processes: int = 1  # for bots
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    allow_private_webhooks: bool = False
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)


def data_file() -> Path:
    """The database that `abth serve` uses by default, in the user's data folder."""
    from platformdirs import user_data_path  # late: with `--data` it is not needed

    return user_data_path("abth", appauthor=False) / "abth.sqlite"
