"""The program `abth`: its commands, and how it ends.

Exit codes: 0 for an answer, 2 for bad input with one line on standard error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli import (
    admin,
    arena,
    balance,
    battle,
    cards,
    compare,
    content,
    practice,
    replay,
    review,
    score,
    serve,
    simulate,
    verify,
    version,
)
from abth.cli.help_texts import translate_help, usage_complaint
from abth.cli.language import split_language, t, use_language, words
from abth.cli.play import command as play
from abth.cli.terminal import Content
from abth.words import LANGUAGES, UnknownLanguage
from abth.words.complaints import Complaint, complaint_text

if TYPE_CHECKING:
    from abth.content.fields import BadContent
    from abth.rules.rulings import UnknownRuling

# Every command, in the order of `abth --help`. A module here imports the game only when its command
# runs, so that help stays quick; its `register` adds the command.
COMMANDS = (
    play, practice, serve, admin, battle, simulate, arena, replay, review, verify, cards, content,
    compare, balance, score, version,
)  # fmt: skip

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = CANNOT_WRITE = 1

app = typer.Typer(
    name="abth",
    help="cli-about",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def show_version(wanted: bool) -> None:
    """Print the version and leave, whatever else was asked."""
    if wanted:
        version.print_version(as_json=False)
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    content_folder: Content = None,
    _version: Annotated[
        bool,
        typer.Option("--version", help="cli-version-option", callback=show_version, is_eager=True),
    ] = False,
    _lang: Annotated[str | None, typer.Option("--lang", help="cli-lang")] = None,
) -> None:
    """What all commands share; `--lang` is read before, wherever it stands (`split_language`)."""
    context.obj = content_folder


for command in COMMANDS:
    command.register(app)


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code."""
    choice, rest = split_language(arguments)
    try:
        use_language(choice)
    except UnknownLanguage:
        use_language(None)
        known = words().listed(LANGUAGES)
        return complain(t("cli-bad-language", choice=choice or "", known=known), BAD_INPUT)
    try:
        program = typer.main.get_command(app)
        if not rest or "--help" in rest or rest in (["admin"], ["content"]):
            translate_help(program, {name_of(module): module for module in COMMANDS})
        code = program(rest or ["--help"], prog_name="abth", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return complain(usage_complaint(error), error.exit_code)
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
        return BROKEN_PIPE
    except OSError as error:
        forget_output()
        return complain(t("cli-cannot-write", error=str(error.strerror)), CANNOT_WRITE)
    except ValueError as error:
        if not isinstance(error, complaints()):
            raise  # a bug
        return complain(complaint_text(words(), error), BAD_INPUT)
    return code if isinstance(code, int) else 0


def name_of(module: ModuleType) -> str:
    """The name of the command that a module of `COMMANDS` adds."""
    return "play" if module is play else module.__name__.rpartition(".")[2]


def complaints() -> tuple[type[Complaint], type[BadContent], type[UnknownRuling]]:
    """The errors that a person can put right; other ValueErrors are bugs."""
    from abth.content.fields import BadContent
    from abth.rules.rulings import UnknownRuling

    return Complaint, BadContent, UnknownRuling


def complain(message: str, code: int) -> int:
    """One line on standard error."""
    from abth.protocol.strict_json import one_line

    typer.echo(f"abth: {one_line(message)}", err=True)
    return code


def forget_output() -> None:
    """The reader is gone: keep Python's last flush from failing on the broken pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def main() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # Trưng Sisters on a terminal without ư
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
