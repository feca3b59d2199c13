"""`abth admin users, rename, silence, purge`, while the server runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from abth.protocol import wire
from tests.cli.admin.conftest import Operator, Scenario, admin_on
from tests.cli.admin.test_tables import until_gone
from tests.server.house import Guest, House, guests, new_key, seated_table

Beside = Callable[[Scenario], None]


def test_a_user_is_renamed_everywhere(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)

        told = await admin("rename", people[1].id, "Bertha")
        await until_gone(place.services, table)

        assert told.out == f"User {people[1].id} is now called Bertha.\n"
        assert (await people[1].get("/me"))["name"] == "Bertha"
        state = await people[0].get(f"/tables/{table}")
        assert [seat["name"] for seat in state["seats"]] == ["Ada", "Bertha"]
        found = await admin("users", "--find", "BERT", "--json")
        assert [row["id"] for row in found.json] == [people[1].id]
        assert (await admin("rename", people[1].id, "")).code == 2

    beside_a_server(scenario)


def test_a_silenced_user_plays_but_writes_nothing(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        table = await seated_table(people)
        device = await people[0].device(table)
        line = {"type": "chat", "text": "hello"}

        silenced = await admin("silence", people[0].id, "--days", "30000")
        refused = await device.ask({**line, "key": new_key()})
        listed = await admin("users", "--json")
        await admin("silence", people[0].id, "--off")
        await device.send({**line, "key": new_key()})
        heard = await device.kind(wire.ChatNews)

        assert "cannot write in chats until" in silenced.out
        assert refused.message_id == "problem-silenced"
        assert [bool(row["silenced"]) for row in listed.json].count(True) == 1
        assert heard.line.text == "hello"

    beside_a_server(scenario)


def test_guests_who_left_nothing_behind_are_purged(beside_a_server: Beside) -> None:
    """Whoever hosts a table or sits at one stays, and so does everyone who came lately."""

    async def scenario(place: House, admin: Operator) -> None:
        ada, ben, cleo = await guests(place, 3)
        await seated_table([ada, ben])
        closed = await cleo.make_table([None, None])
        await cleo.post(f"/tables/{closed}/close")

        counted = await admin("purge", "--guests", "1", "--dry-run", "--json")
        purged = await admin("purge", "--guests", "1", "--chats", "1", "--yes")

        assert counted.json == {"guests": 1, "chat_lines": 0, "dry_run": True}
        assert purged.out == "Removed: 1 guest, 0 chat lines.\n"
        assert {row["id"] for row in (await admin("users", "--json")).json} == {ada.id, ben.id}
        assert closed not in (await admin("list")).out
        newcomer = await Guest.arrive(place, "Dan")
        with closing(sqlite3.connect(admin.database)) as database:
            database.execute("UPDATE people SET created = 4e9 WHERE id = ?", (newcomer.id,))
            database.commit()
        assert (await admin("purge", "--guests", "1", "--yes")).out.startswith("Removed: 0")

    beside_a_server(scenario)


def test_chats_of_old_matches_are_purged(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        people = await guests(place, 2)
        tables = [await seated_table(people) for _ in range(2)]
        for table in tables:
            device = await people[0].device(table)
            await device.send({"type": "chat", "text": "hello", "key": new_key()})
            await device.kind(wire.ChatNews)
        await people[0].post(f"/tables/{tables[0]}/close")

        purged = await admin("purge", "--chats", "1", "--yes", "--json")

        assert purged.json == {"guests": 0, "chat_lines": 1, "dry_run": False}
        assert (await admin("show", tables[1])).json["chat_lines"] == 1

    beside_a_server(scenario)


def test_nothing_is_purged_without_a_word(tmp_path: Path) -> None:
    database = tmp_path / "abth.sqlite"
    admin_on(database, "migrate")

    assert "say what to remove" in admin_on(database, "purge", "--yes").err
    assert "--yes" in admin_on(database, "purge", "--chats", "3").err


def test_the_operator_reads_every_report_also_about_a_host(beside_a_server: Beside) -> None:
    async def scenario(place: House, admin: Operator) -> None:
        ada, ben = await guests(place, 2)
        table = await seated_table([ada, ben])
        about_host = {"person": ada.id, "text": "The host is rude"}
        await ben.http.post(f"/api/tables/{table}/reports", json=about_host)

        told = await admin("reports", "--json")
        shown = await admin("reports")
        deleted = await admin("delete", table, "--yes")

        assert [(row["about"], row["by_name"], row["text"]) for row in told.json] == [
            (ada.id, "Ben", "The host is rude")
        ]
        assert "The host is rude" in shown.out
        assert deleted.code == 0
        assert (await admin("reports", "--json")).json == []

    beside_a_server(scenario)
