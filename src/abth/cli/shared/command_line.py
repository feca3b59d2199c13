"""Commands as plain functions: their annotations declare options and arguments.

    def simulate(games: Annotated[int, Option(min=1, help="cli-simulate-games")] = 100) -> None: ...

    group.command("simulate", help="cli-simulate")(simulate)

Texts are ids of messages; they are put into words only when help is shown, so that other commands
start quickly. The parsing is Click's.

Data types: `Option` and `Argument`, which annotate; `Command` and `Group`, which run.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from inspect import Parameter, signature
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import click

from abth.cli.shared.help_texts import HelpArgument, HelpOption, write_help


class Argument:
    """A word of the command line that stands at its place; optional if it has a default."""

    def __init__(
        self, help: str = "", metavar: str | None = None, show_default: bool = True
    ) -> None:
        self.help = help
        self.metavar = metavar
        self.show_default = show_default


class Option:
    """A word of the command line that has a name; by default that of its variable."""

    def __init__(
        self,
        *names: str,
        help: str = "",
        metavar: str | None = None,
        min: int | None = None,
        max: int | None = None,
        show_default: bool | str = True,
        envvar: str | None = None,
        callback: Callable[[Any], None] | None = None,
    ) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.min, self.max = min, max
        self.show_default = show_default
        self.envvar = envvar
        self.callback = callback  # called before the command


class Command(click.Command):
    """A function as a command."""

    def __init__(self, name: str, callback: Callable[..., None], **facts: Any) -> None:
        facts |= {"callback": called(callback), "params": params_of(callback)}
        super().__init__(name, **facts)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help in the language of the user."""
        write_help(self, ctx, formatter)


class Group(click.Group):
    """Several commands under one name."""

    command_class = Command

    def __init__(self, name: str, callback: Callable[..., None], **facts: Any) -> None:
        facts |= {"callback": called(callback), "params": params_of(callback)}
        super().__init__(name, **facts)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which they were added."""
        return list(self.commands)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help in the language of the user."""
        write_help(self, ctx, formatter)


def called(function: Callable[..., None]) -> Callable[..., None]:
    """The function as Click calls it: choices become members, repeated options lists."""
    kinds = {name: kind_of(hint) for name, hint in hints_of(function).items()}

    def call(**values: Any) -> None:
        for name, kind in kinds.items():
            if kind is click.Context:
                values[name] = click.get_current_context()
            elif isinstance(kind, type) and issubclass(kind, StrEnum):
                values[name] = None if values[name] is None else kind(values[name])
            elif get_origin(kind) is list:
                values[name] = list(values[name]) or None
        function(**values)

    call.__wrapped__ = function  # type: ignore[attr-defined]  # where help looks for its module
    return call


def params_of(function: Callable[..., None]) -> list[click.Parameter]:
    """The options and arguments that a function declares."""
    hints, found = hints_of(function), list[click.Parameter]()
    for name, parameter in signature(function).parameters.items():
        hint = hints[name]
        declared = next(
            (it for it in get_args(hint)[1:] if isinstance(it, Option | Argument)), None
        )
        if isinstance(declared, Option):
            found.append(option_of(name, kind_of(hint), declared, parameter.default))
        elif isinstance(declared, Argument):
            found.append(argument_of(name, kind_of(hint), declared, parameter.default))
    return found


def hints_of(function: Callable[..., None]) -> dict[str, Any]:
    """The annotations of the parameters."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return hints


def kind_of(hint: Any) -> Any:
    """`int` for `Annotated[int | None, …]`."""
    if hasattr(hint, "__metadata__"):
        hint = get_args(hint)[0]
    if get_origin(hint) is UnionType:
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    return hint


def option_of(name: str, kind: Any, declared: Option, default: Any) -> HelpOption:
    """An option as Click knows it."""
    if isinstance(default, StrEnum):
        default = default.value
    facts: dict[str, Any] = {"default": default, "type": type_of(kind, declared)}
    names = declared.names or (f"--{name.replace('_', '-')}",)
    if kind is bool:
        facts = {"default": default, "is_flag": True}
        if not declared.names:
            names = (f"{names[0]}/--no-{names[0].removeprefix('--')}",)
    elif get_origin(kind) is list:
        facts |= {"multiple": True, "default": ()}
    elif get_origin(kind) is tuple:
        facts["nargs"] = len(get_args(kind))
    if (told := declared.callback) is not None:
        facts |= {"is_eager": True, "callback": lambda context, option, value: told(value)}
    return HelpOption(
        [*names, name],
        help=declared.help,
        metavar=declared.metavar,
        show_default=declared.show_default,
        envvar=declared.envvar,
        **facts,
    )


def argument_of(name: str, kind: Any, declared: Argument, default: Any) -> HelpArgument:
    """An argument as Click knows it."""
    needed = default is Parameter.empty
    facts = {} if needed else {"default": default}
    found = HelpArgument(
        [name],
        required=needed,
        metavar=declared.metavar,
        type=type_of(kind, Option()),
        nargs=-1 if get_origin(kind) is list else 1,
        **facts,
    )
    found.about = declared.help
    return found


def type_of(kind: Any, declared: Option) -> Any:
    """What Click reads a value as."""
    if get_origin(kind) in (list, tuple):
        return str
    if issubclass(kind, StrEnum):
        return click.Choice([member.value for member in kind])
    if issubclass(kind, Path):
        return click.Path(path_type=Path)
    if (declared.min, declared.max) != (None, None):
        return click.IntRange(declared.min, declared.max)
    return kind
