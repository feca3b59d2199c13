"""`abth practice`: puzzles in the terminal; the progress is kept in the user's data folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t, words
from abth.cli.shared.terminal import examples

if TYPE_CHECKING:
    from abth.practice.progress import Answered
    from abth.practice.puzzles import Kind

EXAMPLES = (
    ("abth practice --kind line-up", "cli-practice-example-kind"),
    ("abth practice --level 8 --lang de", "cli-practice-example-level"),
)
STOP = "q"


class PuzzleKind(StrEnum):
    """The kinds of puzzles."""

    LINE_UP = "line-up"
    TOKEN = "token"
    FIGHT = "fight"
    ERA = "era"


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("practice", help="cli-practice")(practice)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def practice(
    kind: Annotated[PuzzleKind | None, Option(help="cli-practice-kind")] = None,
    level: Annotated[int | None, Option(min=1, max=10, help="cli-practice-level")] = None,
) -> None:
    """Ask puzzles until there are none left or the user stops."""
    file = progress_file()
    answers = read_answers(file)
    while (answer := ask_next(answers, kind.value if kind else None, level)) is not None:
        answers.append(answer)
        write_answers(file, answers)


def ask_next(answers: list[Answered], kind: Kind | None, level: int | None) -> Answered | None:
    """Show the next puzzle and judge the answer; None if the user stops or no puzzle is left."""
    from abth.cli.puzzle_text import LETTERS, puzzle_lines, verdict_lines
    from abth.content import load_box
    from abth.practice.library import level_of, puzzle_number
    from abth.practice.progress import Answered, next_number, progress_of

    progress = progress_of(answers)
    number = next_number({answer.puzzle for answer in answers}, level or progress.level, kind)
    if number is None:
        click.echo(t("practice-done"))
        return None
    puzzle = puzzle_number(number)
    heading = t("practice-number", number=number, level=level_of(number))
    click.echo("\n".join(["", heading, *puzzle_lines(puzzle, load_box(), words())]))
    place = ask_letter(LETTERS[: len(puzzle.choices)])
    if place is None:
        return None
    click.echo("\n".join(verdict_lines(puzzle, place, load_box(), words())))
    answer = Answered(puzzle.key, place in puzzle.answers)
    now = progress_of([*answers, answer])
    solved = t("practice-solved", right=now.right, answered=now.answered)
    click.echo(f"{solved} · {t('practice-level')} {now.level}")
    return answer


def ask_letter(letters: str) -> int | None:
    """The place of the letter that the user types; None for `q` or the end of the input."""
    shown = "/".join(letters)
    while True:
        click.echo(t("cli-practice-ask", letters=shown) + " ", nl=False)
        try:
            typed = input().strip().lower()
        except EOFError:
            click.echo("")
            return None
        if typed == STOP:
            return None
        if len(typed) == 1 and typed in letters:
            return letters.index(typed)
        click.echo(t("cli-practice-again", letters=shown))


# Progress


def progress_file() -> Path:
    """Where the answers are kept."""
    from platformdirs import user_data_path

    return user_data_path("abth", appauthor=False) / "practice.json"


def read_answers(file: Path) -> list[Answered]:
    """The answers so far; none if the file is missing or cannot be read."""
    import msgspec

    from abth.practice.progress import Answered

    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Answered])
    except (OSError, msgspec.DecodeError):
        return []


def write_answers(file: Path, answers: list[Answered]) -> None:
    """Keep the answers; the old file stays until the new one is complete."""
    import msgspec

    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.encode(answers))
    unfinished.replace(file)
