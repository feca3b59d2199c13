"""`abth content …`: the box as a folder of files to edit."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import click

from abth.cli.shared.command_line import Argument, Group, Option
from abth.cli.shared.language import t, words
from abth.cli.shared.terminal import Content, examples, print_json

EXAMPLES = (
    ("abth content export mybox", ""),
    ("abth content check mybox", ""),
    ("abth compare mybox --bots captain", ""),
    ("abth serve --content mybox", ""),
)

Folder = Annotated[Path, Argument(metavar="FOLDER", help="cli-content-folder")]
AsJson = Annotated[bool, Option("--json", help="cli-json")]


def register(app: click.Group) -> None:
    """Add the group."""
    group = Group("content", callback=content, help="cli-content-group", no_args_is_help=True)
    group.command("export", help="cli-content-export")(export)
    group.command("check", help="cli-content-check")(check)
    app.add_command(group)


def content() -> None:
    """The box as a folder; each command says what it does."""


def epilog() -> str:
    """What follows the commands in the help."""
    return examples(*EXAMPLES)


def export(context: click.Context, folder: Folder, content: Content = None) -> None:
    """Write the box as a folder of TOML files."""
    from abth.balance.content_folder import write_folder
    from abth.content import load_box
    from abth.content.editing import texts_of

    source = content if content is not None else context.find_root().obj
    load_box(source)  # a box that cannot be used is refused in words
    texts = texts_of(source)
    write_folder(texts, folder)
    click.echo(t("cli-content-written", folder=str(folder), files=len(texts)))


def check(folder: Folder, as_json: AsJson = False) -> None:
    """Say what is wrong with a content folder, or what it changes."""
    from abth.balance.comparison.change_words import lines_of
    from abth.content import load_box
    from abth.content.changes import changes_between
    from abth.content.digest import digest_of
    from abth.content.loader import complaints_about
    from abth.words.complaints import complaint_text

    wrong = [complaint_text(words(), error) for error in complaints_about(folder)]
    box = None if wrong else load_box(folder)
    changes = None if box is None else changes_between(load_box(), box)
    if as_json:
        digest = None if box is None else digest_of(box)
        print_json({"ok": not wrong, "wrong": wrong, "digest": digest, "changes": changes})
    elif box is None or changes is None:
        click.echo("\n".join(wrong), err=True)
    else:
        counts = {"units": len(box.units), "relics": len(box.relics), "tokens": len(box.tokens)}
        click.echo(t("cli-content-fine", tiles=len(box.tiles), **counts))
        for line in lines_of(changes, words()):
            click.echo(line)
        click.echo(t("cli-digest", digest=digest_of(box)))
    if wrong:
        raise click.exceptions.Exit(2)
