"""`abth arena`: bots against each other, many matches at once, and a report to look at."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t, words
from abth.cli.shared.progress import ProgressBar
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import Content, examples, print_json
from abth.cli.simulate import Edition, ProcessorTime, Rounds, Seed

if TYPE_CHECKING:
    from abth.arena.matches.match_record import MatchRecord
    from abth.arena.planning.plan import Plan
    from abth.arena.results_folder import Folder
    from abth.arena.statistics.tournament_result import Result
    from abth.arena.strength_test.question import Question
    from abth.arena.tournament import Hear

COLUMNS = ("rating", "wins", "interval", "score", "place", "forfeits")
USUAL_BOTS = "recruit,soldier"
USUAL_GAMES = 100
TOLD = 5  # matches of one bot that go wrong before the rest is left to the report

EXAMPLES = (
    ("abth arena --bots recruit,soldier,captain --games 300", ""),
    ("abth arena --bots soldier,my_bots:Berserker --games 1000 --limit 2 --out duel", ""),
    ("abth arena --bots soldier,captain,general --games 5000 --cluster auto", ""),
    ("abth arena --test general:ms=300 captain", ""),
)

Bots = Annotated[
    str | None,
    Option(
        metavar="NAME,…",
        help="cli-arena-bots",
        show_default=USUAL_BOTS,
    ),
]
Test = Annotated[tuple[str, str] | None, Option("--test", metavar="A B", help="strength-option")]
NotStronger = Annotated[float | None, Option("--h0", help="strength-option-h0")]
Stronger = Annotated[float | None, Option("--h1", help="strength-option-h1")]
Error = Annotated[float | None, Option("--error", help="strength-option-error", show_default="5")]
WithoutLuck = Annotated[bool, Option("--without-luck", help="strength-option-luck")]
Games = Annotated[int | None, Option(min=1, help="cli-arena-games")]
Players = Annotated[
    int | None,
    Option(min=2, max=5, help="cli-arena-players"),
]
Processes = Annotated[
    int | None,
    Option(min=1, help="cli-arena-processes"),
]
Cluster = Annotated[
    str | None,
    Option(
        metavar="ADDRESS",
        help="cli-arena-cluster",
    ),
]
Limit = Annotated[
    float | None,
    Option(metavar="SECONDS", help="cli-arena-limit"),
]
Out = Annotated[Path, Option(metavar="FOLDER", help="cli-arena-out")]
AsJson = Annotated[bool, Option("--json", help="cli-json")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("arena", help="cli-arena")(arena)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('cli-arena-note')}\n"


def arena(
    context: click.Context,
    bots: Bots = None,
    test: Test = None,
    games: Games = None,
    players: Players = None,
    seed: Seed = 0,
    rounds: Rounds = None,
    edition: Edition = "default",
    processes: Processes = None,
    cluster: Cluster = None,
    limit: Limit = None,
    processor_time: ProcessorTime = False,
    h0: NotStronger = None,
    h1: Stronger = None,
    error: Error = None,
    without_luck: WithoutLuck = False,
    out: Out = Path("arena"),
    as_json: AsJson = False,
    content: Content = None,
) -> None:
    """Let bots play each other: ratings, statistics and a report; or test one against another."""
    from abth.arena.planning.plan import BadPlan
    from abth.arena.strength_test.run import MOST_GAMES, plan_test
    from abth.arena.tournament import plan_tournament
    from abth.cli.strength_test import question_of

    if processes is not None and cluster is not None:
        raise BadPlan("", "cli-arena-processes-or-cluster")
    if test is None and ((h0, h1, error) != (None, None, None) or without_luck):
        raise BadPlan("", "strength-only")
    if test is not None and bots is not None:
        raise BadPlan("", "strength-or-bots")
    names = test or tuple(name.strip() for name in (bots or USUAL_BOTS).split(","))
    plan = (plan_tournament if test is None else plan_test)(
        games=games or (USUAL_GAMES if test is None else MOST_GAMES),
        players=players or min(max(len(names), 2), 4),
        bots=names,
        seed=seed,
        edition=edition,
        rounds=rounds,
        content=content if content is not None else context.obj,
        limit=limit,
        processor_time=processor_time,
        luck=without_luck,
    )
    plan.check()
    workers = processes or cores()
    if test is None:
        finished = run_tournament(plan, out, workers, cluster, as_json)
    else:
        question = question_of(plan.players, h0, h1, error)
        finished = run_test(plan, question, out, workers, cluster, as_json)
    if not finished:
        raise click.exceptions.Exit(130)


def run_tournament(
    plan: Plan, out: Path, processes: int, cluster: str | None, as_json: bool
) -> bool:
    """Play a tournament and show its result; whether nobody interrupted it."""
    from abth.arena.results_folder import Folder
    from abth.arena.tournament import write_results

    with Folder(out, plan).open() as folder:
        finished = play(plan, folder, processes, cluster)
        result = write_results(plan, folder, words().language)
    if as_json:
        print_json(result)
    else:
        show(result, out)
    if not finished:
        tell_stopped(plan, result.matches)
    return finished


def run_test(
    plan: Plan, question: Question, out: Path, processes: int, cluster: str | None, as_json: bool
) -> bool:
    """Run a strength test and show its answer; whether nobody interrupted it."""
    from abth.arena.strength_test.run import folder_of_test, write_test_results
    from abth.cli.strength_test import play_test, show_test

    question.check()
    with folder_of_test(out, plan, question).open() as folder:
        finished = play_test(plan, question, folder, processes, cluster)
        result = write_test_results(plan, question, folder, words().language)
        played = len(folder.records)
    if as_json:
        print_json(result)
    else:
        show_test(result, out)
    if not finished:
        tell_stopped(plan, played)
    return finished


def tell_stopped(plan: Plan, played: int) -> None:
    """Say how to go on after an interrupt."""
    click.echo(t("cli-arena-stopped", played=played, games=plan.matches), err=True)


def tell_continues(plan: Plan, folder: Folder) -> None:
    """Say what is already there, if something is and something is missing."""
    if folder.records and folder.missing:
        counts = {"played": len(folder.records), "games": plan.matches}
        click.echo(t("cli-arena-continues", folder=str(folder.path), **counts), err=True)


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(plan: Plan, folder: Folder, processes: int, cluster: str | None) -> bool:
    """Play what is missing; whether nobody interrupted it."""
    from abth.arena.tournament import run

    tell_continues(plan, folder)
    try:
        with progress_bar(plan, len(folder.records)) as hear:
            run(plan, folder, processes, cluster, hear)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress_bar(plan: Plan, done: int) -> Iterator[Hear]:
    """A bar on standard error if that is a terminal; a line for each match that went wrong."""
    told: Counter[str] = Counter()
    if not sys.stderr.isatty():
        yield lambda record: tell(plan, record, told)
        return
    with ProgressBar(t("cli-matches"), plan.matches, done, speed) as bar:

        def hear(record: MatchRecord) -> None:
            tell(plan, record, told)
            bar.advance()

        yield hear


def speed(matches_per_second: float | None) -> str:
    """`12.3 matches/s`, or `4.5 s/match` where it is slow."""
    if not matches_per_second:
        return ""
    if matches_per_second >= 1:
        return t("cli-arena-fast", speed=words().number(matches_per_second, 1))
    return t("cli-arena-slow", seconds=words().number(1 / matches_per_second, 1))


def tell(plan: Plan, record: MatchRecord, told: Counter[str]) -> None:
    """A match that was not played to its end; the first few of each bot are enough."""
    from abth.arena.matches.match_record import reason_in

    spoilt, number = record.forfeit, record.match + 1
    if spoilt is not None:
        bot = plan.bots[record.bots[spoilt.seat]]
        log = f" [{spoilt.log}]" if spoilt.log else ""
        why, message = t(f"report-why-{spoilt.why}"), f"{reason_in(words(), spoilt)}{log}"
        line = t("cli-arena-forfeit", match=number, bot=bot, why=why, message=message)
    elif record.end == "crashed":
        bot, line = "", t("cli-arena-crash", match=number, message=reason_in(words(), record))
    else:
        return
    told[bot] += 1
    if told[bot] <= TOLD:
        click.echo(line, err=True)
    elif told[bot] == TOLD + 1:
        more = t("cli-arena-more-forfeits", bot=bot) if bot else t("cli-arena-more-crashes")
        click.echo(more, err=True)


def show(result: Result, out: Path) -> None:
    """The result for people."""
    from abth.arena.tournament import REPORT, lacks_extras

    said = words()
    columns = [t(f"cli-column-{column}") for column in COLUMNS]
    numbers = [Column(heading, "right") for heading in (columns[0], "±", *columns[1:])]
    table = Table(Column(t("cli-column-bot")), *numbers)
    for bot in result.bots:
        low, high = map(said.percent, bot.wins.interval)
        wins = (said.percent(bot.wins.rate, 1), t("cli-from-to", low=low, high=high))
        wins = wins if bot.wins.of else ("", "")
        played = (said.number(bot.score, 1), said.number(bot.place, 2)) if bot.scores else ("", "")
        rating = (said.number(bot.mu, 1), said.number(2 * bot.sigma, 1))
        table.add(bot.bot, *rating, *wins, *played, str(bot.forfeits or ""))
    table.show()
    players = result.plan["players"]
    click.echo(
        t(
            "cli-arena-total",
            matches=result.matches,
            players=players,
            deals=said.number(result.matches // players),
            share=said.percent(1 / players),
        )
    )
    if result.forfeits or result.crashes:
        counts = {"forfeits": len(result.forfeits), "crashes": len(result.crashes)}
        click.echo(t("cli-arena-wrong", **counts))
    leader = result.length.leader_wins
    if leader.of:
        click.echo(t("cli-arena-leader", share=said.percent(leader.rate)))
    click.echo(t("cli-arena-report", file=str(out / REPORT)))
    lacking = [t("cli-arena-plots", file=REPORT) if it == REPORT else it for it in lacks_extras()]
    if lacking:
        install = "pip install 'abth[report]'"
        click.echo(t("cli-arena-lacking", what=said.listed(lacking), command=install))
