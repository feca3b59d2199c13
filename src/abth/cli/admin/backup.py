"""`abth admin backup, restore`: everything of a server in one file."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import click

from abth import __version__
from abth.cli.admin.options import Data, Database, file_of, place_of, shown
from abth.cli.admin.session import Json, moment, show
from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t

Pepper = Annotated[Path | None, Option(metavar="FILE", help="cli-serve-pepper")]
Output = Annotated[Path, Argument(metavar="FILE", help="cli-admin-new-file")]
Input = Annotated[Path, Argument(metavar="FILE", help="cli-admin-backup-file")]


def register(group: click.Group) -> None:
    """Add the commands."""
    group.command("backup", help="cli-admin-backup")(backup)
    group.command("restore", help="cli-admin-restore")(restore)


def backup(
    file: Output,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
    pepper: Pepper = None,
) -> None:
    """Write database and pepper of a server, which may be running, into a new file."""
    from abth.storage.backups import write_backup

    place, mark = place_of(data, database), pepper or file_of(data).with_suffix(".pepper")
    manifest = write_backup(place, mark, file, __version__, time.time())
    show(manifest, [t("cli-admin-backed-up", file=str(file), size=file.stat().st_size)], as_json)


def restore(
    file: Input,
    as_json: Json = False,
    data: Data = None,
    database: Database = None,
    pepper: Pepper = None,
) -> None:
    """Unpack a backup where no database is yet."""
    from abth.storage.backups import restore_backup

    place, mark = place_of(data, database), pepper or file_of(data).with_suffix(".pepper")
    manifest = restore_backup(file, place, mark)
    when = moment(manifest.created)
    show(manifest, [t("cli-admin-restored", database=shown(place), when=when)], as_json)
