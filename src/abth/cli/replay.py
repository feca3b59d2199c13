"""`abth replay`: a saved match told again, with its final scores."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.terminal import STANDARD_INPUT, Content, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.log import Log
    from abth.rules.box import Box
    from abth.table.editions import Difference
    from abth.table.match import Match
    from abth.words import Words

EPILOG = """
[bold]Examples[/]

  abth replay match.json
  abth replay match.json --json
  abth replay match.json --edition de     stops where the German rules differ
"""

LogFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A saved match; - for standard input.")
]
Edition = Annotated[
    str | None,
    typer.Option(help="Replay under another edition: default, en, de, fr, it or es."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the final standing as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", epilog=EPILOG)(replay)


def replay(
    context: typer.Context,
    file: LogFile,
    edition: Edition = None,
    as_json: AsJson = False,
    content: Content = None,
) -> None:
    """Replay a saved match: its story and its final scores.

    With --edition it stops at the first action that the other edition
    refuses or that leads to something else there.
    """
    from abth.protocol.log import BadLog
    from abth.table.editions import replay_as
    from abth.table.replay import replay as replay_log
    from abth.words import ENGLISH, words_in

    words = words_in(ENGLISH)
    box = box_of(context, content)
    log = read(file)
    difference = None
    try:
        if edition is None:
            match = replay_log(log, box)
        else:
            match, difference = replay_as(log, box, edition)
    except BadLog as error:
        raise BadLog(file, str(error)) from error
    if as_json:
        print_json(standing_as_json(match, log, edition, difference, box, words))
    else:
        show(match, log, edition, difference, box, words)


def read(file: str) -> Log:
    """The log in a file or on standard input."""
    from abth.protocol.files import read_log
    from abth.protocol.log import decode

    return decode(read_input(file)) if file == STANDARD_INPUT else read_log(Path(file))


def names_of(match: Match, words: Words) -> list[str]:
    """The names of the seats; those that several seats share are told apart."""
    from abth.protocol.story import seat_names
    from abth.rules.terms import NONE

    sabatons = match.game.frame.box.sabatons
    figures = [
        None if player.sabaton == NONE else sabatons[player.sabaton].name
        for player in match.game.players
    ]
    return seat_names(match.seats, figures, words)


def explain(difference: Difference, edition: str | None, match: Match, words: Words) -> str:
    """Which action differs, and how."""
    from abth.protocol.story import Story

    story = Story(match.game.frame.box, names_of(match, words), words)
    story.tell_all(match.events)
    place = f"action {difference.place} {difference.text!r}"
    if difference.refusal is not None:
        return f"{place} is refused under edition {edition}: {difference.refusal}"
    was = story.tell(difference.was) if difference.was is not None else None
    now = story.tell(difference.now) if difference.now is not None else None
    return (
        f"{place} leads to something else under edition {edition}: "
        f"{now or 'a player has to decide'} (played: {was or 'a player had to decide'})"
    )


def standing_as_json(
    match: Match,
    log: Log,
    edition: str | None,
    difference: Difference | None,
    box: Box,
    words: Words,
) -> dict[str, object]:
    """The standing with points by source; final if the match is finished."""
    from abth.rules.scoring import standing

    game = match.game
    result = standing(game)
    names = [seat.name for seat in log.seats]
    winners = result.winners if game.is_over else ()
    return {
        "finished": game.is_over,
        "edition": edition or log.edition,
        "round": int(game.round),
        "players": [
            {
                "seat": seat,
                "name": names[seat],
                "sabaton": box.sabatons[game.players[seat].sabaton].id
                if game.players[seat].sabaton >= 0
                else None,
                "total": score.total,
                "elite": score.elite,
                "heroes": score.heroes,
                "relics": score.relics,
                "prowess": score.prowess,
                "honor": score.honor,
            }
            for seat, score in enumerate(result.scores)
        ],
        "winners": [int(seat) for seat in winners],
        "stopped": None
        if difference is None
        else {
            "action": difference.place,
            "text": difference.text,
            "reason": explain(difference, edition, match, words),
        },
    }


def show(
    match: Match,
    log: Log,
    edition: str | None,
    difference: Difference | None,
    box: Box,
    words: Words,
) -> None:
    """The story, then the scores."""
    from rich.console import Console

    from abth.cli.standings import final_scores
    from abth.protocol.story import Story

    names = names_of(match, words)
    for line in Story(box, names, words).lines(match.events):
        if line.heads_turn:
            typer.echo("")
        typer.echo("  " * line.depth + line.text)
    typer.echo("")
    if difference is not None:
        typer.echo(f"Stopped: {explain(difference, edition, match, words)}")
        return
    if not match.game.is_over:
        typer.echo(f"The match is not finished: Round {match.game.round}. Scores so far:")
    console = Console(width=None if sys.stdout.isatty() else 100, markup=False, highlight=False)
    console.print(final_scores(match.game, names))
