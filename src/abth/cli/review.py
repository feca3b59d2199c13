"""`abth review`: what cost most in a finished match, and where its result came from."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.replay import LogFile, names_of, read
from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t, words
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import Content, box_of, examples, print_json

if TYPE_CHECKING:
    from abth.protocol.review import Review, ReviewChoice
    from abth.review.turns import MatchTurns
    from abth.table.match.match import Match

EXAMPLES = (("abth review match.json", ""), ("abth review match.json --json", ""))

AsJson = Annotated[bool, Option("--json", help="cli-json")]

WIDTH = 110  # columns of the ledger in a file or a pipe


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("review", help="review-about")(review)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def review(
    context: click.Context, file: LogFile, as_json: AsJson = False, content: Content = None
) -> None:
    """Review a finished match."""
    from abth.protocol.log import BadLog
    from abth.table.match.replay import replay
    from abth.words.complaints import Complaint

    box = box_of(context, content)
    try:
        match = replay(read(file), box)
    except BadLog as error:
        raise BadLog.of(error, file) from error
    if not match.game.is_over:
        raise Complaint(file, "review-not-finished")
    turns = turns_of(match)
    found = judged(turns)
    if as_json:
        print_json(found)
    else:
        show(found, match, turns)


def turns_of(match: Match) -> MatchTurns:
    """The turns of the actions that count."""
    from abth.review.turns import MatchTurns

    actions = [step.number for step in match.steps.path_to(match.version)]
    return MatchTurns(match.game.frame, len(match.seats), actions)


def judged(turns: MatchTurns) -> Review:
    """The review, with its progress on standard error if that is a terminal."""
    from abth.review.review import add_up, judge_turns

    parts, done, shows = [], 0, sys.stderr.isatty()
    for part in judge_turns(turns):
        parts.append(part)
        done += len(part.choices)
        if shows:
            text = t("review-progress", done=done, all=sum(turns.choices))
            click.echo(f"\r{text}", err=True, nl=False)
    if shows:
        click.echo("", err=True)
    return add_up(parts, turns.result)


def show(found: Review, match: Match, turns: MatchTurns) -> None:
    """Moments, curve and ledger for people."""
    names = names_of(match, words())
    show_moments(found, match, turns, names)
    number = words().number
    for turn in found.turns:
        chances = [
            f"{name} {number(100 * chance)}"
            for name, chance in zip(names, turn.chances, strict=True)
        ]
        who = t("log-turn-began", round=turn.round, who=names[turn.seat])
        click.echo(f"{who}  {' · '.join(chances)}")
    ledger_table(found, names).show(WIDTH)
    click.echo(t("review-of-which"))
    click.echo(t("review-known"))


def show_moments(found: Review, match: Match, turns: MatchTurns, names: list[str]) -> None:
    """What cost most, for each person."""
    from abth.review.review import dearest

    for seat in reviewed_seats(match):
        click.echo(t("review-moments", name=names[seat]))
        moments = dearest(found.choices, [seat])
        for number, choice in enumerate(moments, 1):
            click.echo(f"{number}. {moment_line(choice, turns, names)}")
        if not moments:
            click.echo(t("review-no-moments", choices=found.ledger[seat].choices))
    click.echo("")


def ledger_table(found: Review, names: list[str]) -> Table:
    """Where each result came from."""
    number = words().number
    columns = ("start", "luck", "own", "others", "correction", "result", "without-luck", "accuracy")
    headings = [Column(t(f"review-{column}"), "right") for column in columns]
    ledger = Table(Column(t("review-player")), *headings)
    for account in found.ledger:
        free = account.choices - account.with_cost
        ledger.add(
            names[account.seat],
            number(100 * account.start),
            signed(account.luck),
            f"{signed(account.own_choices)} ({signed(account.own_errors)})",
            f"{signed(account.others_choices)} ({signed(account.others_errors)})",
            signed(account.correction),
            number(100 * account.result),
            f"{number(100 * account.without_luck)} ± {number(200 * account.luck_error)}",
            number(100 * free / account.choices) if account.choices else "",
        )
    return ledger


def reviewed_seats(match: Match) -> list[int]:
    """The seats of persons; all seats of a match between bots."""
    people = [seat for seat, sitter in enumerate(match.seats) if sitter.kind == "person"]
    return people or list(range(len(match.seats)))


def signed(share: float) -> str:
    """`+18`: a part of 1 as points of 100."""
    text = words().number(100 * share)
    return f"+{text}" if round(100 * share) > 0 else text


def moment_line(choice: ReviewChoice, turns: MatchTurns, names: list[str]) -> str:
    """First what would be better, then its number, then the cost."""
    from abth.text_seat.choices import option_words

    labels = option_words(turns.game_at(choice.place), names, words())
    number = words().number
    return t(
        "review-moment",
        round=choice.round,
        better=labels[choice.best],
        played=labels[choice.played],
        best=number(100 * choice.chance_best),
        chance=number(100 * choice.chance_played),
        kind=t(f"review-{choice.kind}"),
        cost=number(100 * choice.cost),
        doubt=number(200 * choice.error),
    )
