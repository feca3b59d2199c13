"""The program `abth`: its commands, and how it ends.

Exit codes: 0 for an answer, 2 for bad input with one line on standard error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import click

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
from abth.cli.play import command as play
from abth.cli.shared.command_line import Group, Option
from abth.cli.shared.extras import extra_of
from abth.cli.shared.help_texts import usage_complaint
from abth.cli.shared.language import split_language, t, use_language, words
from abth.cli.shared.terminal import Content
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
SHELLS = "bash|fish|zsh"


def show_version(wanted: bool) -> None:
    """Print the version and leave, whatever else was asked."""
    if wanted:
        version.print_version(as_json=False)
        raise click.exceptions.Exit


def show_completion(shell: str | None) -> None:
    """Print the script that completes commands in a shell, and leave."""
    from click.shell_completion import get_completion_class

    if shell is None:
        return
    script = get_completion_class(shell)
    if script is None:
        raise click.BadParameter(SHELLS, param_hint="--show-completion")
    click.echo(script(app, {}, "abth", "_ABTH_COMPLETE").source())
    raise click.exceptions.Exit


def options(
    context: click.Context,
    content_folder: Content = None,
    _version: Annotated[
        bool, Option("--version", help="cli-version-option", callback=show_version)
    ] = False,
    _lang: Annotated[str | None, Option("--lang", help="cli-lang")] = None,
    _completion: Annotated[
        str | None,
        Option(
            "--show-completion",
            metavar=SHELLS,
            help="cli-show-completion",
            callback=show_completion,
        ),
    ] = None,
) -> None:
    """What all commands share; `--lang` is read before, wherever it stands (`split_language`)."""
    context.obj = content_folder


def epilog() -> str:
    """What follows the commands in the help."""
    cards, usage = "abth cards", f"abth {t('cli-meta-command').split()[0]} --help"
    return "\n" + t("cli-try", cards=cards, help=usage)


app = Group("abth", callback=options, help="cli-about", no_args_is_help=True)
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
        code = app(rest or ["--help"], prog_name="abth", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        return complain(usage_complaint(error), error.exit_code)
    except click.Abort:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        extra = extra_of(error)
        if extra is None:
            raise  # a bug
        return complain(t("cli-needs-extra", command=f"pip install 'abth[{extra}]'"), BAD_INPUT)
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


def complaints() -> tuple[type[Complaint], type[BadContent], type[UnknownRuling]]:
    """The errors that a person can put right; other ValueErrors are bugs."""
    from abth.content.fields import BadContent
    from abth.rules.rulings import UnknownRuling

    return Complaint, BadContent, UnknownRuling


def complain(message: str, code: int) -> int:
    """One line on standard error."""
    from abth.protocol.strict_json import one_line

    click.echo(f"abth: {one_line(message)}", err=True)
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
