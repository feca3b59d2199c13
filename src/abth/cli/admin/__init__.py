"""`abth admin …`: what the operator of a server does with its database.

A module here declares one or a few commands; its `register` adds them to the group.
"""

from __future__ import annotations

import click

from abth.cli.admin import backup, copy, migrate, tables, users
from abth.cli.shared.command_line import Group
from abth.cli.shared.terminal import examples

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


def register(app: click.Group) -> None:
    """Add the group."""
    group = Group("admin", callback=admin, help="cli-admin", no_args_is_help=True)
    for command in COMMANDS:
        command.register(group)
    app.add_command(group)


def admin() -> None:
    """Look after the database of a server; each command says what it does."""


def epilog() -> str:
    """What follows the commands in the help."""
    return examples(*EXAMPLES)
