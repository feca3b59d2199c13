"""`abth admin copy FROM TO`: moves a server from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import click

from abth.cli.admin.options import ADDRESSES, require_address, shown
from abth.cli.shared.command_line import Argument
from abth.cli.shared.language import t

Source = Annotated[str, Argument(metavar="FROM", help="cli-copy-from")]
Target = Annotated[str, Argument(metavar="TO", help="cli-copy-to")]


def register(group: click.Group) -> None:
    """Add the command."""
    group.command("copy", help="cli-copy")(copy)


def copy(source: Source, target: Target) -> None:
    """Copy everything; stop the server first, and start it with the copy and the same pepper."""
    from abth.server.accounts.pepper import fingerprint
    from abth.storage.copying import copy_database

    old, new = place_in(source, exists=True), place_in(target, exists=False)
    if isinstance(new, str):
        from abth.storage.databases.migrate_postgresql import migrate_database

        asyncio.run(migrate_database(new))
    pepper = old.with_suffix(".pepper") if isinstance(old, Path) else None
    mark = fingerprint(pepper.read_bytes()) if pepper is not None and pepper.exists() else None
    counts = asyncio.run(copy_database(old, new, mark))
    click.echo(
        t(
            "cli-copied",
            people=counts["people"],
            tables=counts["tables"],
            entries=counts["log"],
            place=shown(new),
        )
    )
    if pepper is not None:
        click.echo(t("cli-copy-pepper", file=str(pepper)))


def place_in(text: str, *, exists: bool) -> Path | str:
    """The address of a PostgreSQL database, or a SQLite file, which may have to exist."""
    from abth.protocol.strict_json import BadInput

    if text.startswith(ADDRESSES):
        return require_address(text)
    path = Path(text).expanduser().absolute()
    if path.exists() != exists:
        raise BadInput(str(path), "cli-admin-no-database" if exists else "cli-copy-not-empty")
    return path
