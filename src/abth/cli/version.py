"""`abth version`: the version, the Python, and whether the rules are compiled."""

from __future__ import annotations

import platform
from typing import Annotated

import click

from abth import __version__
from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t
from abth.cli.shared.terminal import print_json


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("version", help="cli-version")(version)


def version(
    as_json: Annotated[bool, Option("--json", help="cli-json")] = False,
) -> None:
    """Tell the version, and whether the rules run compiled."""
    print_version(as_json)


def print_version(as_json: bool) -> None:
    """The version on one line, or as JSON."""
    rules = "compiled" if rules_are_compiled() else "interpreted"
    python = platform.python_version()
    if as_json:
        print_json({"version": __version__, "python": python, "rules": rules})
    else:
        click.echo(f"abth {__version__} (Python {python}, {t(f'cli-version-{rules}')})")


def rules_are_compiled() -> bool:
    """Whether the rules are machine code."""
    from abth.rules import flow

    return not str(flow.__file__).endswith(".py")
