"""What a server logs: time, level, event and fields, and nothing secret."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from abth.protocol.strict_json import BadInput
from abth.server.accounts.credentials import new_secret
from abth.server.operation import logs
from abth.server.operation.logs import (
    LogFormat,
    configure_logs,
    log_event,
    log_limit,
    logger,
    read_log_format,
)
from tests.server.house import House, guests, over_sockets, seated_table

STAMP = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """Every test leaves the root logger as it was, and knows no limit of another test."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    logs._told.clear()
    yield
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("abth").setLevel(logging.NOTSET)


def written(form: LogFormat) -> io.StringIO:
    """Where the log goes from now on."""
    stream = io.StringIO()
    configure_logs(form, stream=stream)
    return stream


def test_a_line_has_time_level_event_and_fields() -> None:
    stream = written("text")

    log_event(logging.INFO, "something happened", number=3, why="because\nof that")

    line = stream.getvalue()
    assert re.fullmatch(
        STAMP + r" info    abth\.server: something happened number=3 why=because of that\n", line
    )


def test_json_lines_are_for_programs() -> None:
    stream = written("json")

    log_event(logging.WARNING, "something happened", number=3)
    try:
        raise ValueError("no good")
    except ValueError:
        logger.exception("a task failed")

    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert re.fullmatch(STAMP, first.pop("time"))
    assert first == {
        "level": "warning", "logger": "abth.server", "event": "something happened", "number": 3
    }  # fmt: skip
    assert "ValueError: no good" in second["trace"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_looks_like_a_secret_is_blotted_out(form: LogFormat) -> None:
    """Also in a traceback: the id of a table is its invitation."""
    stream = written(form)
    secret, table = new_secret(), "0123456789abcdef0123"

    log_event(logging.INFO, f"asked with Bearer {secret}", table=table, url=f"/t/{table}/x")
    try:
        raise ValueError(f"table {table} and {secret}")
    except ValueError:
        logger.exception("a task failed")

    told = stream.getvalue()
    assert secret not in told
    assert table not in told
    assert told.count("[hidden]") >= 5


def test_a_limit_is_logged_once_a_minute_for_each_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of requests makes no flood of lines, and nobody reads who it was."""
    now = [0.0]
    monkeypatch.setattr(logs, "monotonic", lambda: now[0])
    stream = written("json")

    for _ in range(1000):
        log_limit("requests", "192.0.2.7")
    log_limit("requests", "192.0.2.8")
    now[0] = logs.LIMIT_PAUSE
    log_limit("requests", "192.0.2.7")

    lines: list[dict[str, Any]] = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["limit reached"] * 3
    assert lines[0]["guest"] == lines[2]["guest"] != lines[1]["guest"]
    assert lines[2]["more"] == 999
    assert "192.0.2" not in stream.getvalue()


def test_another_form_is_refused() -> None:
    with pytest.raises(BadInput, match="--log-format"):
        read_log_format("xml")
    assert read_log_format("json") == "json"


@over_sockets
async def test_a_match_leaves_no_secret_in_the_log(place: House) -> None:
    """Everything from arriving to an error inside, logged in full."""
    stream = io.StringIO()
    configure_logs("json", logging.DEBUG, stream)
    people = await guests(place, 2)
    table = await seated_table(people)
    for guest in people:
        await guest.device(table)
    live = place.services.tables.live(table)
    assert live is not None
    del live.table.row.seats  # breaks whatever comes next
    await people[0].http.get(f"/api/tables/{table}")

    told = stream.getvalue()
    assert '"event": "unexpected: ' in told
    secrets = [(guest.secret, str(guest.phrase)) for guest in people]
    for hidden in (table, "127.0.0.1", *sum(secrets, ())):
        assert hidden not in told
