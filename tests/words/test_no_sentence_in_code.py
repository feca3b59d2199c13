"""No sentence that a user reads stands in the code: complaints, refusals, output and help are ids.

Only developers read the errors of `FOR_DEVELOPERS`, plain `ValueError`s and the like (a bug shows
its traceback), and the lines of the server's log.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from abth.words.catalogue import LOCALES

SOURCE = LOCALES.parent
SENTENCE = re.compile(r"[A-Za-z]{2,},? +[A-Za-z]{2,}")
"""Two words in a row."""

FOR_DEVELOPERS = {
    "BadNotation",  # a battle as one line of text: tests and bug reports
    "BadPosition",  # a position as one line of text: tests and bug reports
    "UnknownAction",  # said by its callers
    "StaleVersion",  # said by its callers
    "BadChoice",  # whoever writes a bot
    "BotPoolClosed",  # the server ends
    "AttemptFailed",  # the log of the server
    "NoAnswer",  # the log of the server
}
SINKS = {"echo", "print", "BadParameter", "HTTPException", "Problem", "Refused", "complain", "say"}
"""Functions whose texts people read."""
OPTIONS = {"Option", "Argument", "command", "Group"}
SHOWN = {"help", "epilog", "short_help", "show_default"}
"""What the help of a command shows of its options."""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the package."""
    for file in sorted(SOURCE.rglob("*.py")):
        if "migrations" not in file.parts:
            yield file.relative_to(SOURCE), ast.parse(file.read_text(encoding="utf-8"))


def name_of(call: ast.Call) -> str:
    """`BadInput` of `BadInput(…)` and `BadInput.of(…)`, `echo` of `click.echo(…)`."""
    function = call.func
    if isinstance(function, ast.Attribute) and function.attr in (
        "of",
        "by",
        "told",
        "of_complaint",
    ):
        function = function.value
    if isinstance(function, ast.Call):
        return name_of(function)
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts_in(node: ast.AST) -> Iterator[str]:
    """The texts of an expression, with what is put into them left out; not those of inner calls."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
        yield "".join(map(str, parts))
    elif not isinstance(node, ast.Call | ast.FormattedValue):
        for child in ast.iter_child_nodes(node):
            yield from texts_in(child)


def errors_told() -> set[str]:
    """The exceptions of the package that people read, and `Refusal`."""
    kinds = {
        node.name: {ast.unparse(base) for base in node.bases}
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    roots = {"ValueError", "Exception", "RuntimeError"}
    found = set(roots)
    while more := {name for name, bases in kinds.items() if bases & found} - found:
        found |= more
    return found - roots - FOR_DEVELOPERS


def sentences() -> Iterator[tuple[str, int, str]]:
    """Every sentence where people would read it."""
    told = errors_told()
    for file, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = name_of(node)
            arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
            if name in OPTIONS:
                arguments = [key.value for key in node.keywords if key.arg in SHOWN]
            elif name not in told | SINKS:
                continue
            for argument in arguments:
                for text in texts_in(argument):
                    if SENTENCE.search(text):
                        yield str(file), node.lineno, text


def test_nothing_that_people_read_is_written_in_the_code() -> None:
    assert list(sentences()) == []


def test_the_errors_that_people_read_are_found() -> None:
    assert {"BadInput", "BadLog", "BadContent", "UnknownRuling", "Refusal", "BadPlan"} <= (
        errors_told()
    )


def test_the_errors_for_developers_exist() -> None:
    named = {
        node.name
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }

    assert named >= FOR_DEVELOPERS


def test_a_sentence_would_be_found() -> None:
    """The check sees through f-strings, keywords and `of`."""
    call = ast.parse('raise BadLog.of(f"{x}: the log ends here")').body[0]
    assert isinstance(call, ast.Raise)
    assert isinstance(call.exc, ast.Call)
    assert name_of(call.exc) == "BadLog"
    assert [SENTENCE.search(text) is not None for text in texts_in(call.exc.args[0])] == [True]
