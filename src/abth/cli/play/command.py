"""`abth play`: a match in the terminal, with friends at one screen or against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.terminal import Content, box_of

if TYPE_CHECKING:
    from rich.console import Console

    from abth.bots.base import Bot
    from abth.cli.play.loop import Session
    from abth.protocol.log import Seat
    from abth.table.match.dice import Generator
    from abth.table.match.match import Match

EPILOG = """
[bold]Bots[/]

  recruit   First day in the army: does anything that is allowed.
  soldier   Takes what lies nearest and asks no questions.
  captain   Counts every die before it is thrown.
  general   Fights the war a thousand times in thought before the first shot.

[bold]Examples[/]

  abth play                              one person against two soldiers
  abth play --names Ada,Bo               two people at one screen
  abth play --names Ada --bots captain   one against one
  abth play --resume match.json          go on with a saved match
"""

INTERRUPTED = 130
MOST_NAMES = 60  # characters
USUAL_BOT = "soldier"

Players = Annotated[
    int | None, typer.Option(min=2, max=5, help="Seats; those without a person get a bot.")
]
People = Annotated[int | None, typer.Option(min=0, max=5, help="How many people play.")]
Names = Annotated[str | None, typer.Option(metavar="NAME,…", help="The people by name.")]
Bots = Annotated[
    str | None,
    typer.Option(metavar="NAME,…", help="The bots, in turn; two soldiers if you are alone."),
]
Rounds = Annotated[int | None, typer.Option(help="6, or 8 for a Long Campaign.")]
Edition = Annotated[str, typer.Option(help="default, en, de, fr, it or es.")]
Seed = Annotated[int | None, typer.Option(help="Make chance repeat itself.")]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Where the match is saved.")]


class BadTable(ValueError):
    """Options that do not fit together; the message names one of them."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", epilog=EPILOG)(play)


def play(
    context: typer.Context,
    players: Players = None,
    people: People = None,
    names: Names = None,
    bots: Bots = None,
    rounds: Rounds = None,
    edition: Edition = "default",
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    content: Content = None,
) -> None:
    """Play a match in the terminal, hot-seat and against bots."""
    from abth.cli.play.loop import Session
    from abth.rules.rulings import rulings_of
    from abth.table.match import replay
    from abth.table.match.match import Match

    box = box_of(context, content)

    def load(path: Path) -> tuple[Match, dict[int, Bot]]:
        match = replay.load(path, box, generator_of(seed))
        return match, bots_of(match, seed)

    if resume is not None:
        match, machines = load(resume)
    else:
        seats = parse_seats(players, people, names, bots)
        rulings = rulings_of(edition, rounds=rounds)
        match = Match(box, seats, rulings, edition, generator_of(seed))
        machines = bots_of(match, seed)
    path = save or resume or free_path()
    if save is not None:
        if save.exists() and save != resume:
            raise BadTable(f"--save: {save} exists already; --resume goes on with it")
        match.save(save)
    autosaves = save is not None or resume is not None
    finish(Session(console(), match, machines, path, autosaves, load))


def console() -> Console:
    """A console that prints names as they are, without markup."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else 100
    return Console(width=width, markup=False, highlight=False, emoji=False, soft_wrap=False)


def finish(session: Session) -> None:
    """Play; the match is saved if the player leaves early."""
    from abth.cli.play.loop import LeaveMatch

    code = 0
    try:
        session.run()
        return
    except LeaveMatch:
        pass
    except KeyboardInterrupt:
        session.say("")
        code = INTERRUPTED
    if not session.save(session.path):
        raise typer.Exit(2)
    session.say(f"To go on: abth play --resume {session.path}")
    raise typer.Exit(code)


def generator_of(seed: int | None) -> Generator:
    """Chance from a seed, or from the system."""
    from abth.rules.playout import Dice
    from abth.table.match.dice import SystemDice

    return SystemDice() if seed is None else Dice(seed)


def bots_of(match: Match, seed: int | None) -> dict[int, Bot]:
    """The bots of a match by seat."""
    from abth.bots.registry import make_bot

    first = secrets.randbits(60) if seed is None else seed * 7 + 1
    return {
        number: make_bot(seat.bot, first + number)
        for number, seat in enumerate(match.seats)
        if seat.bot is not None
    }


def parse_seats(
    players: int | None, people: int | None, names: str | None, bots: str | None
) -> list[Seat]:
    """Who sits where: people first, then bots."""
    from abth.bots.registry import parse_bot
    from abth.protocol.log import Seat

    persons = parse_people(people, names)
    machines = [name.strip() for name in bots.split(",")] if bots is not None else []
    for machine in machines:
        parse_bot(machine)
    count = players if players is not None else seats_wanted(len(persons), len(machines))
    if not max(2, len(persons)) <= count <= 5:
        raise BadTable(f"--players: {count} seats for {len(persons)} people; 2 to 5 can play")
    wanted = machines or [USUAL_BOT]
    specs = [wanted[number % len(wanted)] for number in range(count - len(persons))]
    seats = [Seat(name, "person") for name in persons]
    titles = bot_names(specs, persons)
    return seats + [Seat(name, "bot", spec) for name, spec in zip(titles, specs, strict=True)]


def bot_names(specs: list[str], taken: list[str]) -> list[str]:
    """`Captain`, or `Captain 1` and `Captain 2` where several of a kind play."""
    from abth.bots.registry import parse_bot

    kinds = [parse_bot(spec)[0].__name__[: MOST_NAMES - 4] for spec in specs]
    names: list[str] = []
    for kind in kinds:
        name, number = kind, 1
        while name in taken or name in names or (name == kind and kinds.count(kind) > 1):
            name = f"{kind} {number}"
            number += 1
        names.append(name)
    return names


def seats_wanted(people: int, bots: int) -> int:
    """How many seats by default: everyone who was named, and an opponent for a single player."""
    if bots:
        return people + bots
    return people if people >= 2 else 3


def parse_people(people: int | None, names: str | None) -> list[str]:
    """The people by name."""
    if names is None:
        count = 1 if people is None else people
        return [f"Player {n + 1}" for n in range(count)]
    given = [name.strip() for name in names.split(",")]
    if people is not None and people != len(given):
        raise BadTable(f"--people: {people}, but {len(given)} names are given")
    if len(set(given)) < len(given) or not all(given):
        raise BadTable("--names: every name once, and none empty")
    for name in given:
        if len(name) > MOST_NAMES or not name.isprintable():
            raise BadTable(f"--names: {name!r} is too long or not printable")
    return given


def free_path() -> Path:
    """A file name for the saved match that is still free."""
    path = Path("abth-match.json")
    number = 2
    while path.exists():
        path = Path(f"abth-match-{number}.json")
        number += 1
    return path
