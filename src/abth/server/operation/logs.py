"""The log of a server: one line for each event, as text or as JSON, without secrets.

A line has time, level, logger and event, and fields that the event names. Addresses, names and ids
never appear: a guest is shown by a short digest that changes with each start, which is enough to
see that it is always the same one. What looks like a secret or a table's id is blotted out, also
in tracebacks.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final, Literal, TextIO

from cachetools import LRUCache

from abth.protocol.strict_json import BadInput
from abth.server.operation.log_budget import LogBudget
from abth.server.operation.metrics import LIMITS

LogFormat = Literal["text", "json"]

# Ids of tables (20 hexadecimal digits), secrets of devices and tokens (43 signs), hashes, bearers.
SECRETS: Final = re.compile(r"(?i:bearer\s+)\S+|\b[0-9a-f]{20,}\b|[A-Za-z0-9_-]{43,}")
BLOT: Final = "[hidden]"
LIMIT_PAUSE: Final = 60.0  # seconds between two lines about the same limit and guest
GUESTS_KEPT: Final = 5000

logger = logging.getLogger("abth.server")
_key = secrets.token_bytes(16)
_told: LRUCache[tuple[str, str], tuple[float, int]] = LRUCache(GUESTS_KEPT)


def log_event(level: int, event: str, **fields: object) -> None:
    """Write an event with its fields."""
    logger.log(level, event, extra={"fields": fields})


def log_limit(limit: str, guest: str) -> None:
    """A guest, a user or an address, has reached a limit: counted, and logged once a minute."""
    LIMITS.labels(limit).inc()
    now, known = monotonic(), _told.get((limit, guest))
    if known is not None and now - known[0] < LIMIT_PAUSE:
        _told[limit, guest] = (known[0], known[1] + 1)
        return
    _told[limit, guest] = (now, 0)
    silent = {} if known is None or not known[1] else {"more": known[1]}
    log_event(logging.WARNING, "limit reached", limit=limit, guest=digest_of(guest), **silent)


def digest_of(guest: str) -> str:
    """A short name for a guest that says nothing about it; another one after each start."""
    return hashlib.blake2b(guest.encode("utf-8", "replace"), key=_key, digest_size=4).hexdigest()


def without_secrets(text: str) -> str:
    """The text with everything blotted out that looks like a secret."""
    return SECRETS.sub(BLOT, text)


class Formatter(logging.Formatter):
    """One event, as it is written."""

    def facts_of(self, record: logging.LogRecord) -> dict[str, Any]:
        """What is known of an event, in the order in which it is written."""
        moment = datetime.fromtimestamp(record.created, UTC)
        facts: dict[str, Any] = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": without_secrets(record.getMessage()),
        }
        for name, value in getattr(record, "fields", {}).items():
            facts[name] = value if isinstance(value, int | float) else without_secrets(str(value))
        if record.exc_info:
            facts["trace"] = without_secrets(self.formatException(record.exc_info))
        return facts


class TextFormatter(Formatter):
    """A line for people: time, level, event, fields; a traceback follows below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as text."""
        facts = self.facts_of(record)
        trace = facts.pop("trace", None)
        time, level, name, event = [
            str(facts.pop(key)) for key in ("time", "level", "logger", "event")
        ]
        fields = "".join(f" {key}={value}" for key, value in facts.items())
        line = f"{time} {level:7} {name}: {event}{fields}".replace("\n", " ")
        return line if trace is None else f"{line}\n{trace}"


class JsonFormatter(Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as one JSON object."""
        return json.dumps(self.facts_of(record), ensure_ascii=False)


def read_log_format(text: str) -> LogFormat:
    """The form that a user has chosen."""
    if text not in ("text", "json"):
        raise BadInput("--log-format", "cli-bad-log-format", form=text)
    return "json" if text == "json" else "text"


def configure_logs(
    form: LogFormat = "text", level: int = logging.INFO, stream: TextIO | None = None
) -> None:
    """Let everything that this process logs go to standard error in this form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(LogBudget())
    root = logging.getLogger()
    for old in root.handlers[:]:
        if isinstance(old.formatter, Formatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)  # libraries
    logging.getLogger("abth").setLevel(level)
