"""Settings of a server, and the limits that keep one user from harming others."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Upper bounds."""

    head_bytes: int = 32_000  # of a request: its URL and its headers
    head_seconds: float = 10  # until they have arrived
    body: int = 64_000  # bytes of a request
    body_seconds: float = 60  # until it has arrived
    write_seconds: float = 30  # until a client reads what it was sent
    message: int = 16_000  # bytes of a WebSocket message
    frame: int = 256_000  # larger frames end the connection without an answer
    messages_per_second: float = 40
    messages_at_once: int = 120
    requests_per_second: float = 60
    requests_at_once: int = 240
    newcomers_per_minute: float = 30  # accounts created or recovered from one address
    newcomers_at_once: int = 30
    wrong_secrets_per_minute: float = 20  # that one address may try
    wrong_secrets_at_once: int = 20
    advice_per_minute: float = 40  # of one user
    advice_at_once: int = 12
    reviews_per_minute: float = 0.5  # of one user, of matches that have none
    reviews_at_once: int = 6
    lab_runs_per_minute: float = 10  # begun from one address
    lab_runs_at_once: int = 10
    connections: int = 20_000  # of all clients; fewer if the system allows fewer files
    connections_per_address: int = 200
    queue: int = 256  # messages that wait for a slow client
    queue_bytes: int = 2_000_000
    hello_seconds: float = 10
    chat_kept: int = 200  # lines that a new viewer receives
    listed: int = 100  # tables in a list
    listed_of_host: int = 5  # open tables of one host in the list for everyone
    listed_of_address: int = 10  # and of all hosts at one address
    open_days: float = 14  # until an open table that nobody starts is closed
    tables_open: int = 50  # of one host
    tables_playing: int = 50  # of one host, matches in progress
    tables_per_day: int = 200  # that one host makes, of any kind
    tables_per_minute: float = 20  # made from one address
    tables_at_once: int = 100
    chat_per_minute: float = 30  # lines of one user
    chat_at_once: int = 20
    chat_lines: int = 500  # of one user at one table
    imports: int = 100  # matches of one user, kept
    tokens: int = 20  # of one user
    undo_requests: int = 3  # of one seat between two actions
    idle_seconds: float = 600  # until an unused table is put away


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs."""

    data: Path
    database: str | None = None  # the URL of a PostgreSQL database, instead of the file `data`
    pepper: Path | None = None  # the file of the pepper; None: beside `data`
    content: Path | None = None  # another box than the printed one
    processes: int = 1  # for bots; quick bots have one more
    bots: tuple[tuple[str, str], ...] = ()  # offered besides ours: a name, and where the bot is
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    trusted_proxies: tuple[str, ...] = ()  # addresses whose `X-Forwarded-For` is believed
    allowed_hosts: tuple[str, ...] = ()  # names of the server besides loopback and addresses
    base_path: str = ""  # the path that the server is reached under, such as `/abth`
    allow_private_webhooks: bool = False
    lab: bool = True  # the balance lab, for requests from this machine
    metrics_token: str | None = None  # without one, only this machine may read the metrics
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)

    @property
    def place(self) -> Path | str:
        """Where everything is stored: a file, or the URL of a database."""
        return self.data if self.database is None else self.database

    @property
    def pepper_file(self) -> Path:
        """The file of the pepper."""
        return self.pepper or self.data.with_suffix(".pepper")


def data_file() -> Path:
    """The database that `abth serve` uses by default, in the user's data folder."""
    from platformdirs import user_data_path  # late: with `--data` it is not needed

    return user_data_path("abth", appauthor=False) / "abth.sqlite"
