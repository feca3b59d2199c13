"""`abth admin …`: what the operator of a server does with its database.

A module here declares one or a few commands; its `register` adds them to the group.
"""

from __future__ import annotations

import typer

from abth.cli.admin import backup, copy, migrate, tables, users
from abth.cli.terminal import examples

# Every command of the group, in the order of `abth admin --help`.
COMMANDS = (tables, users, backup, migrate, copy)

EXAMPLES = (
    ("abth admin list --state playing", ""),
    ("abth admin backup /var/backups/abth-monday.tar.gz --data /srv/abth/abth.sqlite", ""),
    ("abth admin purge --guests 90 --chats 365 --dry-run", ""),
    ("abth admin migrate --data /srv/abth/abth.sqlite", ""),
    ("abth admin migrate --database postgresql://abth@db.example/abth", ""),
    ("abth admin copy /srv/abth/abth.sqlite postgresql://abth@db.example/abth", ""),
)

group = typer.Typer(help="cli-admin", no_args_is_help=True)
for command in COMMANDS:
    command.register(group)


def register(app: typer.Typer) -> None:
    """Add the group."""
    app.add_typer(group, name="admin")


def epilog() -> str:
    """What follows the commands in the help."""
    return examples(*EXAMPLES)
