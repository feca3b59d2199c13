"""What every command shares: the box and its `--content` option, input, JSON output."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import click

from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.help_texts import heading
from abth.cli.shared.language import t

if TYPE_CHECKING:
    from abth.rules.box import Box

Content = Annotated[
    Path | None,
    Option(
        "--content",
        metavar="FOLDER",
        help="cli-content",
    ),
]
File = Annotated[
    str,
    Argument(metavar="FILE", help="cli-file", show_default=False),
]
STANDARD_INPUT = "-"


def box_of(context: click.Context, content: Path | None) -> Box:
    """The box named by `--content`, before the command or after it, or the printed one."""
    from abth.content import load_box

    return load_box(content if content is not None else context.obj)


def read_input(file: str) -> bytes:
    """All of a file or of standard input, up to the limit."""
    from abth.protocol.strict_json import MAX_BYTES, BadInput
    from abth.words.complaints import system_details

    if file == STANDARD_INPUT and sys.stdin is None:
        raise BadInput("", "cli-input-closed")
    try:
        if file == STANDARD_INPUT:
            if sys.stdin.isatty():
                click.echo(t("cli-reading-input"), err=True)
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(file).open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(file, "error-cannot-read", **system_details(error)) from error
    except ValueError as error:  # no file can have such a name
        raise BadInput(file, "error-cannot-read", code="", detail=str(error)) from error


def examples(*lines: tuple[str, str]) -> str:
    """The examples of a command for its help: command lines, with the messages beside them."""
    width = max(len(command) for command, _ in lines)
    shown = [f"  {command:{width}}   {t(note) if note else ''}".rstrip() for command, note in lines]
    return "\n".join(["", f"{heading(t('cli-examples'))}", "", *shown, ""])


def print_json(answer: Any) -> None:
    """One line of JSON in UTF-8, or several on a terminal, where people read."""
    import msgspec

    encoded = msgspec.json.encode(answer)
    if sys.stdout.isatty():
        encoded = msgspec.json.format(encoded, indent=2)
    sys.stdout.flush()
    sys.stdout.buffer.write(encoded + b"\n")
    sys.stdout.buffer.flush()
