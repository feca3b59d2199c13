"""Alembic runs this module for every command.

`abth.storage.databases.migrate` passes an open connection. A developer names a file on the command
line: `alembic -x data=FILE revision --autogenerate -m "…"`.
"""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from abth.storage.schema import metadata


def run(connection: Connection) -> None:
    """Run the command in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


def run_from_command_line() -> None:
    """Run the command on the file that `-x data=FILE` names."""
    file = context.get_x_argument(as_dictionary=True)["data"]
    with create_engine(f"sqlite:///{file}").begin() as connection:
        run(connection)


opened: Connection | None = context.config.attributes.get("connection")
if opened is None:
    run_from_command_line()
else:
    run(opened)
