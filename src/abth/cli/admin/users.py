"""`abth admin users, reports, rename, silence, purge`: the users of a server, and what is old."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Final

import click

from abth.cli.admin.options import Data, Database
from abth.cli.admin.session import (
    Id,
    Json,
    Limit,
    Yes,
    columns,
    confirm,
    moment,
    require_found,
    show,
    with_store,
)
from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t

if TYPE_CHECKING:
    from abth.storage.stores.admin import AdminStore

DAY: Final = 86_400.0
FOR_EVER: Final = 36_500.0  # days

Find = Annotated[str | None, Option(metavar="TEXT", help="cli-admin-find")]
Name = Annotated[str, Argument(metavar="NAME", show_default=False)]
Days = Annotated[float, Option(min=0, max=FOR_EVER, help="cli-admin-days")]
Off = Annotated[bool, Option("--off", help="cli-admin-off")]
Guests = Annotated[
    float | None, Option(metavar="DAYS", min=1, max=FOR_EVER, help="cli-admin-guests")
]
Chats = Annotated[float | None, Option(metavar="DAYS", min=1, max=FOR_EVER, help="cli-admin-chats")]
DryRun = Annotated[bool, Option("--dry-run", help="cli-admin-dry-run")]


def register(group: click.Group) -> None:
    """Add the commands."""
    group.command("users", help="cli-admin-users")(users)
    group.command("reports", help="cli-admin-reports")(reports)
    group.command("rename", help="cli-admin-rename")(rename)
    group.command("silence", help="cli-admin-silence")(silence)
    group.command("purge", help="cli-admin-purge")(purge)


def users(
    find: Find = None,
    limit: Limit = 50,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List users, the newest first."""
    rows = with_store(data, database, lambda admin: admin.users(find, limit))
    now = time.time()
    cells = [
        [
            row["id"],
            moment(row["created"]),
            moment(row["silenced"]) if (row["silenced"] or 0) > now else "",
            row["name"],
        ]
        for row in rows
    ]
    titles = ("id", "created", "silenced", "name")
    show(rows, columns([f"cli-admin-title-{title}" for title in titles], cells), as_json)


def reports(
    limit: Limit = 50, as_json: Json = False, data: Data = None, database: Database = None
) -> None:
    """List what players have reported about others, the latest first."""
    rows = with_store(data, database, lambda admin: admin.reports(limit))
    cells = [
        [moment(row["at"]), row["table"], row["about"], row["about_name"], row["text"]]
        for row in rows
    ]
    titles = ("created", "table", "id", "name", "report")
    show(rows, columns([f"cli-admin-title-{title}" for title in titles], cells), as_json)


def rename(id: Id, name: Name, data: Data = None, database: Database = None) -> None:
    """Give a user another name, in old matches too."""
    from abth.protocol.strict_json import BadInput
    from abth.table.text_cleaning import BadWords, clean_name

    try:
        cleaned = clean_name(name)
    except BadWords as error:
        raise BadInput.of(error, "NAME") from error
    require_found(with_store(data, database, lambda admin: admin.rename(id, cleaned)), id)
    click.echo(t("cli-admin-renamed", user=id, name=cleaned))


def silence(
    id: Id, days: Days = FOR_EVER, off: Off = False, data: Data = None, database: Database = None
) -> None:
    """Let a user write no chat for some days, or let them write again."""
    until = None if off else time.time() + days * DAY
    require_found(with_store(data, database, lambda admin: admin.silence(id, until)), id)
    said = "cli-admin-unsilenced" if off else "cli-admin-silenced"
    click.echo(t(said, user=id, until=moment(until)))


def purge(
    guests: Guests = None,
    chats: Chats = None,
    dry_run: DryRun = False,
    yes: Yes = False,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Remove guests who have left nothing behind, and chat of old matches."""
    from abth.protocol.strict_json import BadInput

    if guests is None and chats is None:
        raise BadInput("", "cli-admin-purge-what")
    if not dry_run:
        confirm(t("cli-admin-sure-purge"), yes)
    now = time.time()
    purged = {"guests": 0, "chat_lines": 0}

    async def work(admin: AdminStore) -> None:
        if chats is not None:
            before = now - chats * DAY
            purged["chat_lines"] = await admin.purge_chats(before, for_real=not dry_run)
        if guests is not None:
            before = now - guests * DAY
            purged["guests"] = await admin.purge_guests(before, for_real=not dry_run)

    with_store(data, database, work)
    said = "cli-admin-would-purge" if dry_run else "cli-admin-purged"
    line = t(said, guests=purged["guests"], lines=purged["chat_lines"])
    show({**purged, "dry_run": dry_run}, [line], as_json)
