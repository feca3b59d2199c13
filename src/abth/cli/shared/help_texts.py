"""Help and complaints of the command line in the user's language.

Commands and options are declared with ids of messages instead of texts.

Data types: `HelpOption` and `HelpArgument`, which describe themselves in words.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable
from typing import Any, Final

import click

from abth.cli.shared.language import t

METAVARS: Final = {
    "FILE": "cli-meta-file",
    "FOLDER": "cli-meta-folder",
    "NAME,…": "cli-meta-names",
    "SECONDS": "cli-meta-seconds",
    "ADDRESS": "cli-meta-address",
}


class HelpOption(click.Option):
    """An option whose help is a message."""

    def make_metavar(self, ctx: click.Context) -> str:
        """The word for its value: what was declared, its choices, or its own name."""
        if self.metavar is not None:
            return translated(self.metavar)
        if isinstance(self.type, click.Choice):
            return "|".join(self.type.choices)
        return (self.name or "").strip("_").upper()

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Its names, and what it does."""
        negative = "" if not self.secondary_opts else f" / {self.secondary_opts[0]}"
        value = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        return f"{', '.join(self.opts)}{negative}{value}", " ".join(
            filter(None, (t(self.help or ""), self.limits(), self.usual_value()))
        )

    def limits(self) -> str:
        """`[2-5]`, `[≥ 1]`."""
        if not isinstance(self.type, click.IntRange):
            return ""
        low, high = self.type.min, self.type.max
        return f"[≥ {low}]" if high is None else f"[{low}-{high}]"

    def usual_value(self) -> str:
        """`[default: 100]`, where there is one worth telling."""
        if isinstance(self.show_default, str):
            shown = self.show_default
            return t("cli-default").format(t(shown) if shown.startswith("cli-") else shown)
        value = self.default
        if not self.show_default or self.is_flag or value is None or value in ("", ()):
            return ""
        return t("cli-default").format(value)


class HelpArgument(click.Argument):
    """An argument with a message that describes it."""

    about = ""

    def make_metavar(self, ctx: click.Context) -> str:
        """The word for it; in brackets if it can be left out."""
        word = translated(self.metavar or self.name.upper())
        return word if self.required else f"[{word}]"

    def row(self, ctx: click.Context) -> tuple[str, str]:
        """Its word, and what it is."""
        needed = t("cli-required") if self.required else ""
        return self.make_metavar(ctx), " ".join(filter(None, (t(self.about), needed)))


def translated(metavar: str) -> str:
    """The word for a value in the user's language, if it is one of ours."""
    return t(METAVARS[metavar]) if metavar in METAVARS else metavar


def heading(text: str) -> str:
    """A heading; bold on a terminal."""
    return click.style(text, bold=True) if sys.stdout.isatty() else text


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """All that `--help` shows."""
    write_usage(command, ctx, formatter)
    write_text(command, formatter)
    write_options(command, ctx, formatter)
    if isinstance(command, click.Group):
        write_commands(command, formatter)
    write_epilog(command.callback, formatter)


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """`Usage: abth play [OPTIONS]`."""
    pieces = [t("cli-meta-options")]
    for param in command.get_params(ctx):
        pieces += param.get_usage_pieces(ctx)
    if isinstance(command, click.Group):
        pieces.append(t("cli-meta-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{t('cli-usage')} ")


def write_text(command: click.Command, formatter: click.HelpFormatter) -> None:
    """What the command does."""
    for paragraph in t(command.help or "").split("\n\n"):
        formatter.write(f"\n{textwrap.fill(paragraph, formatter.width)}\n")


def write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    """The arguments and the options, each with its help."""
    params = command.get_params(ctx)
    arguments = [param.row(ctx) for param in params if isinstance(param, HelpArgument)]
    options = [param.get_help_record(ctx) for param in params if isinstance(param, HelpOption)]
    options.append(("--help", t("cli-help")))
    write_section(t("cli-arguments"), arguments, formatter)
    write_section(t("cli-options"), options, formatter)


def write_commands(group: click.Group, formatter: click.HelpFormatter) -> None:
    """Every command of a group, with the first paragraph of its help."""
    rows = [
        (name, t(command.help or "").partition("\n\n")[0])
        for name, command in group.commands.items()
    ]
    write_section(t("cli-commands"), rows, formatter)


def write_section(title: str, rows: list[tuple[str, str]], formatter: click.HelpFormatter) -> None:
    """Rows below a heading; nothing if there are none."""
    if rows:
        with formatter.section(heading(title)):
            formatter.write_dl(rows)


def write_epilog(callback: Callable[..., Any] | None, formatter: click.HelpFormatter) -> None:
    """Examples and notes: `epilog` of the module that declares the command."""
    function = getattr(callback, "__wrapped__", None)
    epilog = getattr(sys.modules[function.__module__], "epilog", None) if function else None
    if epilog is None:
        return
    for line in epilog().splitlines():
        fits = line.startswith(" ") or len(line) <= formatter.width
        formatter.write(f"{line if fits else textwrap.fill(line, formatter.width)}\n")


def usage_complaint(error: click.ClickException) -> str:
    """What is wrong with the command line."""
    message = error.format_message()
    match error:
        case click.NoSuchOption(option_name=option, possibilities=possible):
            if possible:
                likely = ", ".join(sorted(possible))
                return t("cli-bad-no-option-like", option=option, possible=likely)
            return t("cli-bad-no-option", option=option)
        case click.MissingParameter():
            return t("cli-bad-missing", option=hint_of(error))
        case click.BadParameter():
            return t("cli-bad-value", option=hint_of(error), value=error.message)
        case click.BadOptionUsage(option_name=option):
            takes_none = "does not take" in message
            return t(f"cli-bad-{'takes-no' if takes_none else 'needs'}-value", option=option)
    if found := re.match(r"No such command '(.*?)'\.", message, re.DOTALL):
        return t("cli-bad-no-command", command=found[1])
    if found := re.match(r"Got unexpected extra arguments? \((.*)\)", message, re.DOTALL):
        return t("cli-bad-extra", value=found[1])
    return message


def hint_of(error: Any) -> str:
    """The option or argument that a complaint is about."""
    hint = error.param_hint
    if hint is None and error.param is not None:
        hint = error.param.get_error_hint(error.ctx)
    return hint if isinstance(hint, str) else " / ".join(hint or ())
