"""Options that the commands of `abth admin` share: which database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from abth.cli.shared.command_line import Option

Data = Annotated[
    Path | None,
    Option(metavar="FILE", help="cli-serve-data", show_default="cli-serve-data-default"),
]
Database = Annotated[
    str | None, Option(metavar="ADDRESS", help="cli-serve-database", envvar="ABTH_DATABASE")
]

ADDRESSES = ("postgresql://", "postgres://")


def file_of(data: Path | None) -> Path:
    """The SQLite file that was named, or the one that `abth serve` uses by default."""
    from abth.server.settings import data_file

    return (data or data_file()).expanduser().absolute()


def place_of(data: Path | None, database: str | None) -> Path | str:
    """The database that was named: the address of a PostgreSQL server, or a SQLite file."""
    if database is None:
        return file_of(data)
    return require_address(database)


def require_address(database: str) -> str:
    """The address of a PostgreSQL database; refused if it is none, or support is missing."""
    from abth.protocol.strict_json import BadInput

    if not database.startswith(ADDRESSES):
        raise BadInput("--database", "cli-bad-database")
    try:
        import asyncpg  # noqa: F401
        import pgqueuer  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadInput("--database", "cli-needs-postgresql") from error
    return database


def shown(place: Path | str) -> str:
    """The database as it may be shown: an address without its password."""
    if isinstance(place, Path):
        return str(place)
    from sqlalchemy import make_url

    return make_url(place).set(query={}).render_as_string(hide_password=True)
