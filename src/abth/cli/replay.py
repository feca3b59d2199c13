"""`abth replay`: a saved match told again, with its final scores."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t, words
from abth.cli.shared.terminal import (
    STANDARD_INPUT,
    Content,
    box_of,
    examples,
    print_json,
    read_input,
)
from abth.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abth.protocol.log import Log
    from abth.protocol.story import StoryLine
    from abth.protocol.wire import BattleWhy
    from abth.rules.box import Box
    from abth.table.match.editions import Difference
    from abth.table.match.match import Match

EXAMPLES = (
    ("abth replay match.json", ""),
    ("abth replay match.json --json", ""),
    ("abth replay match.json --brief", "cli-replay-brief-example"),
    ("abth replay match.json --why", "cli-replay-why-example"),
    ("abth replay match.json --edition de", "cli-replay-example"),
)

LogFile = Annotated[str, Argument(metavar="FILE", help="cli-replay-file")]
Edition = Annotated[
    str | None,
    Option(help="cli-replay-edition"),
]
Why = Annotated[bool, Option("--why", help="cli-replay-why")]
Brief = Annotated[bool, Option("--brief", help="cli-replay-brief")]
AsJson = Annotated[bool, Option("--json", help="cli-replay-json")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("replay", help="cli-replay")(replay)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def replay(
    context: click.Context,
    file: LogFile,
    edition: Edition = None,
    as_json: AsJson = False,
    why: Why = False,
    brief: Brief = False,
    content: Content = None,
) -> None:
    """Replay a saved match: its story and its final scores."""
    from abth.protocol.log import BadLog
    from abth.table.match.editions import replay_as
    from abth.table.match.replay import replay as replay_log

    box = box_of(context, content)
    log = read(file)
    difference = None
    try:
        if edition is None:
            match = replay_log(log, box)
        else:
            match, difference = replay_as(log, box, edition)
    except BadLog as error:
        raise BadLog.of(error, file) from error
    if as_json:
        standing = standing_as_json(match, log, edition, difference, box)
        print_json({**standing, "battles": reasons_as_json(match)} if why else standing)
    else:
        show(match, edition, difference, box, why=why, brief=brief)


def read(file: str) -> Log:
    """The log in a file or on standard input."""
    from abth.protocol.files import read_log
    from abth.protocol.log import decode

    return decode(read_input(file)) if file == STANDARD_INPUT else read_log(Path(file))


def names_of(match: Match, said: Words) -> list[str]:
    """The names of the seats; those that several seats share are told apart."""
    from abth.protocol.story import seat_names
    from abth.rules.terms import NONE

    sabatons = match.game.frame.box.sabatons
    figures = [
        None if player.sabaton == NONE else sabatons[player.sabaton].name
        for player in match.game.players
    ]
    return seat_names(match.seats, figures, said)


def explain(said: Words, difference: Difference, edition: str, match: Match) -> str:
    """Which action differs, and how."""
    from abth.protocol.story import Story
    from abth.words.refusals import refusal_text

    place: dict[str, str | int] = {
        "place": difference.place,
        "text": difference.text,
        "edition": edition,
    }
    if (refusal := difference.refusal) is not None:
        reason = f"{refusal_text(said, refusal.message, refusal.what)} ({refusal.atom})"
        return said.t("terminal-action-refused", reason=reason, **place)
    story = Story(match.game.frame.box, names_of(match, said), said)
    story.tell_all(match.events)
    was = story.tell(difference.was) if difference.was is not None else None
    now = story.tell(difference.now) if difference.now is not None else None
    decide = said.t("terminal-player-decides")
    return said.t("terminal-action-differs", now=now or decide, was=was or decide, **place)


def standing_as_json(
    match: Match, log: Log, edition: str | None, difference: Difference | None, box: Box
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
            "reason": explain(words_in(ENGLISH), difference, edition or "", match),
        },
    }


def reasons_as_json(match: Match) -> list[BattleWhy]:
    """Why each battle ended as it did, as the server tells it after a match."""
    from abth.table.match.fought_battles import fought_battles
    from abth.table.match.why import why_of

    return [why_of(record, None, may_see_all=True) for record in fought_battles(match)]


def story_lines(match: Match, box: Box, names: list[str], why: bool) -> Iterator[StoryLine]:
    """The story; after each battle, if wanted, the three reasons for its result."""
    from abth.protocol.story import Story, StoryLine
    from abth.rules.events import BattleDecided
    from abth.table.match.why import sayings_of

    story = Story(box, names, words())
    if not why:
        yield from story.lines(match.events)
        return
    reasons = iter(reasons_as_json(match))
    told = 0
    for place, event in enumerate(match.events):
        if not isinstance(event, BattleDecided):
            continue
        yield from story.lines(match.events[told : place + 1])
        told = place + 1
        found = next(reasons)
        for reason in (found.turned, found.dice, found.helped):
            text = " ".join(story.lexicon.text(saying) for saying in sayings_of(reason))
            yield StoryLine(f"? {text}", "blow", 2)
    yield from story.lines(match.events[told:])


def summaries(match: Match, box: Box, names: list[str]) -> Iterator[StoryLine]:
    """Each turn as its heading and its summary."""
    from abth.protocol.story import Story, StoryLine, summary_of, turns_of

    story = Story(box, names, words())
    for turn in turns_of(match.events):
        yield from story.lines(turn[:1])
        text = " ".join(story.lexicon.text(saying) for saying in summary_of(turn, box))
        if text:
            yield StoryLine(text)


def show(
    match: Match,
    edition: str | None,
    difference: Difference | None,
    box: Box,
    *,
    why: bool = False,
    brief: bool = False,
) -> None:
    """The story, then the scores."""
    from abth.cli.standings import final_scores

    names = names_of(match, words())
    lines = summaries(match, box, names) if brief else story_lines(match, box, names, why)
    for line in lines:
        if line.heads_turn:
            click.echo("")
        click.echo("  " * line.depth + line.text)
    click.echo("")
    if difference is not None:
        reason = explain(words(), difference, edition or "", match)
        click.echo(t("terminal-stopped", reason=reason))
        return
    if not match.game.is_over:
        click.echo(t("terminal-not-finished", round=int(match.game.round)))
    final_scores(match.game, names).show()
