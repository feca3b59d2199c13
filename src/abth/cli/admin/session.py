"""What the commands of `abth admin` share: the open database, questions, how things are shown."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import click

from abth.cli.admin.options import place_of
from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t
from abth.cli.shared.terminal import print_json

if TYPE_CHECKING:
    from abth.storage.stores.admin import AdminStore

T = TypeVar("T")

Json = Annotated[bool, Option("--json", help="cli-admin-json")]
Yes = Annotated[bool, Option("--yes", help="cli-admin-yes")]
Id = Annotated[str, Argument(metavar="ID", show_default=False)]
Limit = Annotated[int, Option(min=1, max=1_000_000, help="cli-admin-limit")]

DECLINED: Final = 1  # exit code


def with_store(
    data: Path | None, database: str | None, work: Callable[[AdminStore], Awaitable[T]]
) -> T:
    """Do something with a database that exists and has the schema of this program."""
    from abth.storage.store import Store
    from abth.storage.stores.admin import AdminStore

    place = place_of(data, database)
    if isinstance(place, Path):
        require_current(place)

    async def run() -> T:
        store = await Store.open(place)
        try:
            return await work(AdminStore(store))
        finally:
            await store.close()

    return asyncio.run(run())


def require_current(file: Path) -> None:
    """Refuse a file that is missing or has another schema: a running server may be using it."""
    from abth.protocol.strict_json import BadInput
    from abth.storage.databases.migrate import revision_of
    from abth.storage.schema import REVISION

    if not file.is_file():
        raise BadInput(str(file), "cli-admin-no-database")
    if revision_of(file) != REVISION:
        raise BadInput(str(file), "cli-admin-other-schema")


def require_found(found: T | None, what: str) -> T:
    """What was found; refused if there is nothing."""
    from abth.protocol.strict_json import BadInput

    if found is None or found is False:
        raise BadInput(what, "cli-admin-unknown")
    return found


def confirm(question: str, yes: bool) -> None:
    """Ask before something is destroyed; without a terminal, `--yes` must be given."""
    from abth.protocol.strict_json import BadInput

    if yes:
        return
    if sys.stdin is None or not sys.stdin.isatty():
        raise BadInput("", "cli-admin-needs-yes")
    click.echo(f"{question} {t('cli-admin-type-yes')} ", nl=False)
    if sys.stdin.readline().strip().casefold() not in ("yes", t("cli-admin-yes-word")):
        click.echo(t("cli-admin-nothing-done"))
        raise click.exceptions.Exit(DECLINED)


def show(answer: Any, lines: Sequence[str], as_json: bool) -> None:
    """Print an answer for programs, or lines for people."""
    if as_json:
        print_json(answer)
    else:
        click.echo("\n".join(lines))


def columns(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows below their titles, aligned."""
    every = [[t(title) for title in titles], *rows]
    widths = [max(len(row[place]) for row in every) for place in range(len(titles))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in every
    ]


def moment(seconds: float | None) -> str:
    """A moment in UTC; nothing if there is none."""
    if seconds is None:
        return ""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"
