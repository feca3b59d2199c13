"""`abth admin list, show, close, delete, export, import`: the tables of a server."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
from abth.cli.shared.terminal import print_json

if TYPE_CHECKING:
    from abth.storage.stores.admin import AdminStore

STATES = ("open", "playing", "over", "closed")

State = Annotated[
    str | None, Option(metavar="|".join(STATES), help="cli-admin-state", show_default=False)
]
Output = Annotated[Path, Argument(metavar="FILE", help="cli-admin-new-file")]
Input = Annotated[Path, Argument(metavar="FILE", help="cli-admin-table-file")]


def register(group: click.Group) -> None:
    """Add the commands."""
    group.command("list", help="cli-admin-list")(list_tables)
    group.command("show", help="cli-admin-show")(show_one)
    group.command("close", help="cli-admin-close")(close)
    group.command("delete", help="cli-admin-delete")(delete)
    group.command("export", help="cli-admin-export")(export)
    group.command("import", help="cli-admin-import")(import_table)


def list_tables(
    state: State = None,
    limit: Limit = 50,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List tables, the newest first."""
    from abth.protocol.strict_json import BadInput

    if state is not None and state not in STATES:
        raise BadInput("--state", "cli-admin-bad-state", known=STATES)
    rows = with_store(data, database, lambda admin: admin.tables(state, limit))
    cells = [
        [row["id"], row["state"], moment(row["created"]), row["host_name"], row["name"]]
        for row in rows
    ]
    titles = ("id", "state", "created", "host", "name")
    show(rows, columns([f"cli-admin-title-{title}" for title in titles], cells), as_json)


def show_one(id: Id, data: Data = None, database: Database = None) -> None:
    """Print everything about a table or a user, as JSON, without secrets."""

    async def find(admin: AdminStore) -> dict[str, Any] | None:
        return await admin.table(id) or await admin.user(id)

    print_json(require_found(with_store(data, database, find), id))


def close(id: Id, yes: Yes = False, data: Data = None, database: Database = None) -> None:
    """Close a table."""
    confirm(t("cli-admin-sure-close", table=id), yes)
    before = with_store(data, database, lambda admin: admin.close_table(id, time.time()))
    require_found(before, id)
    said = "cli-admin-closed" if before in ("open", "playing") else "cli-admin-was-closed"
    click.echo(t(said, table=id))


def delete(id: Id, yes: Yes = False, data: Data = None, database: Database = None) -> None:
    """Delete a table with its log, chat and results."""
    confirm(t("cli-admin-sure-delete", table=id), yes)
    require_found(with_store(data, database, lambda admin: admin.delete_table(id)), id)
    click.echo(t("cli-admin-deleted", table=id))


def export(id: Id, file: Output, data: Data = None, database: Database = None) -> None:
    """Write a table into a new file that only its owner may read."""
    import msgspec

    from abth.protocol.strict_json import BadInput
    from abth.storage.schema import REVISION
    from abth.words.complaints import system_details

    found = with_store(data, database, lambda admin: admin.table_file(id, REVISION))
    encoded = msgspec.json.format(msgspec.json.encode(require_found(found, id)), indent=1)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as target:
            target.write(encoded + b"\n")
    except FileExistsError as error:
        raise BadInput(str(file), "cli-admin-exists") from error
    except OSError as error:
        raise BadInput(str(file), "cli-admin-cannot-write", **system_details(error)) from error
    click.echo(t("cli-admin-exported", table=id, file=str(file)))


def import_table(file: Input, data: Data = None, database: Database = None) -> None:
    """Add the table of a file."""
    import msgspec

    from abth.cli.shared.terminal import read_input
    from abth.storage.stores.admin import BadTableFile, TableFile

    try:
        decoded = msgspec.json.decode(read_input(str(file)), type=TableFile)
    except msgspec.MsgspecError as error:
        raise BadTableFile(str(file), "cli-admin-no-table-file") from error
    added = with_store(data, database, lambda admin: admin.add_table_file(decoded))
    click.echo(t("cli-admin-imported", table=added))
