"""`abth admin migrate`: brings a database to the schema of this program."""

from __future__ import annotations

import asyncio

import click

from abth.cli.admin.options import Data, Database, place_of, shown
from abth.cli.shared.language import t


def register(group: click.Group) -> None:
    """Add the command."""
    group.command("migrate", help="cli-admin-migrate")(migrate)


def migrate(data: Data = None, database: Database = None) -> None:
    """Migrate a PostgreSQL database, or a SQLite file after copying it.

    A server does the same with its file when it starts.
    """
    from abth.storage.schema import REVISION

    place = place_of(data, database)
    if isinstance(place, str):
        from abth.storage.databases.migrate_postgresql import migrate_database

        asyncio.run(migrate_database(place))
    else:
        from abth.storage.databases.migrate import prepare_file

        prepare_file(place)
    click.echo(t("cli-admin-migrated", database=shown(place), revision=REVISION))
