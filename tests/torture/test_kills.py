"""Servers killed at random moments under load: the short version of `make torture`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.postgresql import PostgresServer
from tests.torture.database_kills import database_kills
from tests.torture.kills import Plan, Report, postgresql_servers, sqlite_server, torture

FEW = (("wh", ("recruit",)), ("w", ("soldier",)))  # people by WebSocket and HTTP, and bots
LONGEST = 400.0  # seconds, on a busy machine


def check(report: Report, kills: int) -> None:
    """As many kills as planned, and nothing wrong."""
    assert report.faults == []
    assert report.kills >= kills
    assert len(report.book.acknowledged) > 2 * kills


@pytest.mark.slow
def test_a_server_on_a_file_is_killed_and_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    servers, place = sqlite_server(tmp_path)

    check(asyncio.run(torture(servers, place, Plan(5, LONGEST, 1), companies=FEW)), 5)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_and_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, postgresql: PostgresServer
) -> None:
    servers, place = postgresql_servers(tmp_path, postgresql.database())

    check(asyncio.run(torture(servers, place, Plan(4, LONGEST, 2), companies=FEW)), 4)


@pytest.mark.slow
def test_a_killed_database_is_told_in_words_and_play_goes_on_when_it_is_back(
    tmp_path: Path, postgresql: PostgresServer
) -> None:
    servers, place = postgresql_servers(tmp_path, postgresql.database())
    strike = database_kills(postgresql)

    check(asyncio.run(torture(servers, place, Plan(2, LONGEST, 3), strike, FEW)), 2)
