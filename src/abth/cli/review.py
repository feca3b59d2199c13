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
    from abth.review.choices import Choice
    from abth.review.review import Review
    from abth.table.match.match import Match

EXAMPLES = (("abth review match.json", ""), ("abth review match.json --json", ""))

AsJson = Annotated[bool, Option("--json", help="cli-json")]


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
    found = judged(match)
    if as_json:
        print_json(found)
    else:
        show(found, match)


def judged(match: Match) -> Review:
    """The review, with its progress on standard error if that is a terminal."""
    from abth.review.review import Reviewer

    actions = [step.number for step in match.steps.path_to(match.version)]
    reviewer = Reviewer(match.game.frame, len(match.seats), actions)
    for done in reviewer.steps():
        if sys.stderr.isatty():
            text = t("review-progress", done=done, all=len(actions))
            click.echo(f"\r{text}", err=True, nl=False)
    if sys.stderr.isatty():
        click.echo("", err=True)
    return reviewer.result()


def show(found: Review, match: Match) -> None:
    """Moments, ledger and curve for people."""
    names, said = names_of(match, words()), words()
    for seat in reviewed_seats(match):
        click.echo(t("review-moments", name=names[seat]))
        moments = found.moments([seat])
        for number, choice in enumerate(moments, 1):
            click.echo(f"{number}. {moment_line(choice, match, names)}")
        if not moments:
            click.echo(t("review-no-moments", choices=found.ledger[seat].choices))
    click.echo("")
    columns = ("start", "luck", "own", "others", "rest", "result", "without-luck")
    headings = [Column(t(f"review-{column}"), "right") for column in columns]
    ledger = Table(Column(t("review-player")), *headings)
    for account in found.ledger:
        parts = (account.luck, account.own_errors, account.others_errors, account.rest)
        ledger.add(
            names[account.seat],
            said.number(100 * account.start),
            *(signed(part) for part in parts),
            said.number(100 * account.result),
            f"{said.number(100 * account.without_luck)} ± {said.number(200 * account.luck_error)}",
        )
    for turn in found.turns:
        chances = [
            f"{name} {said.number(100 * chance)}"
            for name, chance in zip(names, turn.chances, strict=True)
        ]
        who = t("log-turn-began", round=turn.round, who=names[turn.seat])
        click.echo(f"{who}  {' · '.join(chances)}")
    ledger.show()
    click.echo(t("review-known"))


def reviewed_seats(match: Match) -> list[int]:
    """The seats of persons; all seats of a match between bots."""
    people = [seat for seat, sitter in enumerate(match.seats) if sitter.kind == "person"]
    return people or list(range(len(match.seats)))


def signed(share: float) -> str:
    """`+18`: a part of 1 as points of 100."""
    text = words().number(100 * share)
    return f"+{text}" if round(100 * share) > 0 else text


def moment_line(choice: Choice, match: Match, names: list[str]) -> str:
    """First what would be better, then its number, then the cost."""
    from abth.rules.facts import facts_for
    from abth.rules.flow import new_game_in, play
    from abth.rules.views import view_for
    from abth.text_seat.choices import Choices
    from abth.text_seat.facts import Facts

    game = new_game_in(match.game.frame, len(match.seats))
    for step in match.steps.path_to(match.version)[: choice.place]:
        play(game, step.number)
    view, table = view_for(game, choice.seat), facts_for(game, choice.seat)
    choices = Choices(Facts(view, table, game.frame, names, words())).all()
    labels = {option.typed: option.label for option in choices}
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
