"""`abth admin list, show, close, delete, export, import`, while the server runs.

Also proves `cli/admin/session.py`, `server/operation/operator_changes.py`.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from abth.cli import app
from abth.protocol import wire
from abth.server.services import Services
from abth.storage.databases.migrate import prepare_file
from tests.cli.admin.conftest import Operator, Scenario, admin_on
from tests.server.house import House, guests, seated_table

Beside = Callable[[Scenario], None]


async def until_gone(services: Services, table: str) -> None:
    """Until the server has put away the table that it had in memory."""
    live = services.tables.live(table)
    while services.tables.live(table) is live is not None:
        await asyncio.sleep(0.001)


def test_tables_are_listed_and_shown_without_secrets(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        idle = await people[0].make_table([None, None])

        listed, playing = await admin("list"), await admin("list", "--state", "playing", "--json")
        shown = await admin("show", table)

        assert listed.code == playing.code == shown.code == 0
        assert idle in listed.out
        assert "Ada" in listed.out
        assert [row["id"] for row in playing.json] == [table]
        assert shown.json["seats"][1]["name"] == "Ben"
        assert shown.json["entries"] >= 0
        assert "secret" not in shown.json
        assert (await admin("show", people[0].id)).json["tables_hosted"] == 2

    beside_a_server(scenario)


def test_a_table_is_closed_in_the_running_server(beside_a_server: Beside) -> None:
    """Players are disconnected, connect again, and see that it is closed."""

    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        device = await people[0].device(table)

        refused = await admin("close", table)
        closed = await admin("close", table, "--yes")
        await until_gone(place.services, table)

        assert (refused.code, refused.err) == (
            2, "abth: this cannot be undone; confirm with --yes\n"
        )  # fmt: skip
        assert (closed.code, closed.out) == (0, f"Table {table} is closed.\n")
        await device.socket.wait_closed()
        assert device.socket.close_code == 1012
        again = await people[0].device(table)
        assert again.table is not None
        assert again.table.state == "closed"
        assert "already over" in (await admin("close", table, "--yes")).out

    beside_a_server(scenario)


def test_a_deleted_table_is_gone(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)

        assert (await admin("delete", table, "--yes")).code == 0
        await until_gone(place.services, table)

        await people[0].get(f"/tables/{table}", status=404)
        assert (await admin("list", "--json")).json == []
        assert (await admin("delete", table, "--yes")).code == 2

    beside_a_server(scenario)


def test_a_table_moves_to_another_server(beside_a_server: Beside, tmp_path: Path) -> None:
    """With its match in progress; its people are known there by name."""

    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        before = (await people[0].get(f"/tables/{table}"))["version"]
        file = tmp_path / "table.json"

        assert (await admin("export", table, file)).code == 0
        assert file.stat().st_mode & 0o077 == 0
        assert "exists" in (await admin("export", table, file)).err
        assert "already" in (await admin("import", file)).err
        await admin("delete", table, "--yes")
        await until_gone(place.services, table)
        added = await admin("import", file)

        assert (added.code, added.out) == (0, f"Table {table} has been added.\n")
        assert (await people[0].get(f"/tables/{table}"))["version"] == before
        device = await people[1].device(table)
        assert isinstance(device.heard[0], wire.Welcome)

    beside_a_server(scenario)


@pytest.mark.parametrize(
    "content",
    ["", "{}", '{"version":"abth-table/1","revision":"1","people":[],"rows":{"tables":[]}}'],
)
def test_a_file_without_a_table_is_refused(tmp_path: Path, content: str) -> None:
    database, file = tmp_path / "abth.sqlite", tmp_path / "file.json"
    admin_on(database, "migrate")
    file.write_text(content)

    told = admin_on(database, "import", file)

    assert told.code == 2
    assert "was not written by abth admin export" in told.err


def test_rows_of_another_table_are_refused(tmp_path: Path) -> None:
    database, file = tmp_path / "abth.sqlite", tmp_path / "file.json"
    admin_on(database, "migrate")
    rows = {"tables": [{"id": "a"}], "log": [{"table": "b"}]}
    content = {"version": "abth-table/1", "revision": "1", "people": [], "rows": rows}
    file.write_text(json.dumps(content))

    assert "log: was not written by" in admin_on(database, "import", file).err


@pytest.mark.parametrize(
    ("typed", "language", "code"),
    [("yes", "en", 0), ("ja", "de", 0), ("", "en", 1), ("no", "en", 1), ("ja", "en", 1)],
)
def test_what_destroys_asks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, language: str, code: int
) -> None:
    """At a terminal; the word for yes is that of the language."""
    monkeypatch.setattr("sys.stdin", Typed(f"{typed}\n"))
    database = tmp_path / "abth.sqlite"
    prepare_file(database)
    command = ["admin", "purge", "--chats", "3", "--data", str(database), "--lang", language]

    assert app.run(command) == code


class Typed(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


def test_what_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    database = tmp_path / "abth.sqlite"
    assert "no such database" in admin_on(database, "list").err
    database.touch()
    assert "abth admin migrate" in admin_on(database, "list").err
    database.unlink()
    admin_on(database, "migrate")

    for arguments in (("show", "x"), ("close", "x", "--yes"), ("rename", "x", "Y")):
        told = admin_on(database, *arguments)
        assert (told.code, told.out) == (2, "")
        assert told.err == "abth: x: no table or user has this id\n"
    assert "open, playing, over, or closed" in admin_on(database, "list", "--state", "odd").err
