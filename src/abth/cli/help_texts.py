"""Help and complaints of the command line in the user's language.

Commands and options are declared with ids of messages instead of texts; they are put in their place
only when help is asked for, so that other commands start quickly.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from abth.cli.language import t

if TYPE_CHECKING:
    import typer

METAVARS: Final = {
    "FILE": "cli-meta-file",
    "FOLDER": "cli-meta-folder",
    "NAME,…": "cli-meta-names",
    "SECONDS": "cli-meta-seconds",
    "ADDRESS": "cli-meta-address",
}

COMPLETION: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


def translate_help(program: Any, modules: Mapping[str, ModuleType]) -> None:
    """Put texts in the place of the ids, in all commands; `modules` declare the commands."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = t("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = t("cli-commands")
    rich_utils.DEFAULT_STRING = t("cli-default")
    rich_utils.REQUIRED_LONG_STRING = t("cli-required")
    translate_command(program)
    program.subcommand_metavar = t("cli-meta-command")
    cards, usage = "[bold]abth cards[/]", f"[bold]abth {t('cli-meta-command').split()[0]} --help[/]"
    program.epilog = t("cli-try", cards=cards, help=usage)
    for name, command in program.commands.items():
        translate_command(command)
        epilog = getattr(modules[name], "epilog", None)
        command.epilog = epilog() if epilog is not None else None
        if hasattr(command, "commands"):
            translate_group(command)


def translate_group(group: Any) -> None:
    """The help of the commands of a group."""
    group.subcommand_metavar = t("cli-meta-command")
    for command in group.commands.values():
        translate_command(command)


def translate_command(command: Any) -> None:
    """The help of one command and of its options."""
    command.help = t(command.help)
    command.options_metavar = t("cli-meta-options")
    for param in command.params:
        if param.name in COMPLETION:
            param.help = t(COMPLETION[param.name])
        elif getattr(param, "help", None):
            param.help = t(param.help)
        if isinstance(getattr(param, "show_default", None), str):
            param.show_default = t(param.show_default)
        if param.metavar in METAVARS:
            param.metavar = t(METAVARS[param.metavar])
    own_usage, own_option = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        usage: str = own_usage(context)
        return usage.replace("Usage:", t("cli-usage"), 1)

    def get_help_option(context: Any) -> Any:
        option = own_option(context)
        if option is not None:
            option.help = t("cli-help")
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option


def usage_complaint(error: typer.TyperException) -> str:
    """What is wrong with the command line."""
    from typer._click import exceptions as e

    message = error.format_message()
    match error:
        case e.NoSuchOption(option_name=option, possibilities=possible):
            if possible:
                likely = ", ".join(sorted(possible))
                return t("cli-bad-no-option-like", option=option, possible=likely)
            return t("cli-bad-no-option", option=option)
        case e.MissingParameter():
            return t("cli-bad-missing", option=hint_of(error))
        case e.BadParameter():
            return t("cli-bad-value", option=hint_of(error), value=error.message)
        case e.BadOptionUsage(option_name=option):
            takes_none = "does not take" in message
            return t(f"cli-bad-{'takes-no' if takes_none else 'needs'}-value", option=option)
    if found := re.fullmatch(r"No such command '(.*)'\.", message, re.DOTALL):
        return t("cli-bad-no-command", command=found[1])
    if found := re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", message, re.DOTALL):
        return t("cli-bad-extra", value=found[1])
    return message


def hint_of(error: Any) -> str:
    """The option or argument that a complaint is about."""
    hint = error.param_hint
    if hint is None and error.param is not None:
        hint = error.param.get_error_hint()
    return hint if isinstance(hint, str) else " / ".join(hint or ())
