"""`abth play`: a match in the terminal, with friends at one screen or against bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.play.consoles import new_console
from abth.cli.shared.command_line import Option
from abth.cli.shared.help_texts import heading
from abth.cli.shared.language import t, words
from abth.cli.shared.terminal import Content, box_of, examples
from abth.words.complaints import Complaint
from abth.words.pieces import bot_name

if TYPE_CHECKING:
    from abth.bots.base import Bot
    from abth.cli.play.loop import Session
    from abth.protocol.log import Seat
    from abth.table.match.dice import Generator
    from abth.table.match.match import Match

EXAMPLES = (
    ("abth play", "cli-play-example-alone"),
    ("abth play --names Ada,Bo", "cli-play-example-two"),
    ("abth play --names Ada --bots captain", "cli-play-example-duel"),
    ("abth play --resume match.json", "cli-play-example-resume"),
    ("abth play --plain", "cli-play-example-plain"),
)

RANKS = ("recruit", "soldier", "captain", "general", "champion")  # the bots, the weakest first
INTERRUPTED = 130
MOST_NAMES = 60  # characters
USUAL_BOT = "soldier"

Players = Annotated[int | None, Option(min=2, max=5, help="cli-play-players")]
People = Annotated[int | None, Option(min=0, max=5, help="cli-play-people")]
Names = Annotated[str | None, Option(metavar="NAME,…", help="cli-play-names")]
Bots = Annotated[
    str | None,
    Option(metavar="NAME,…", help="cli-play-bots"),
]
Rounds = Annotated[int | None, Option(help="cli-rounds")]
Edition = Annotated[str, Option(help="cli-edition")]
Seed = Annotated[int | None, Option(help="cli-play-seed")]
Resume = Annotated[Path | None, Option(metavar="FILE", help="cli-play-resume")]
Plain = Annotated[bool, Option("--plain", help="cli-play-plain")]
Save = Annotated[Path | None, Option(metavar="FILE", help="cli-play-save")]


class BadTable(Complaint):
    """Options that do not fit together; the message names one of them."""


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("play", help="cli-play")(play)


def epilog() -> str:
    """What follows the options in the help: the bots, and examples."""
    width = max(map(len, RANKS))
    bots = [f"  {rank:{width}}   {t(f'bot-{rank}-character')}" for rank in RANKS]
    return "\n".join(["", f"{heading(t('cli-bots'))}", "", *bots, examples(*EXAMPLES)])


def play(
    context: click.Context,
    players: Players = None,
    people: People = None,
    names: Names = None,
    bots: Bots = None,
    rounds: Rounds = None,
    edition: Edition = "default",
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    plain: Plain = False,
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
        check_bots(match, trusted=(bots or "").split(","))
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
            raise BadTable("", "cli-play-save-exists", file=str(save))
        match.save(save)
    autosaves = save is not None or resume is not None
    finish(Session(new_console(plain), match, machines, path, autosaves, load, plain))


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
        raise click.exceptions.Exit(2)
    command = " ".join([f"abth play --resume {session.path}", *trust_option(session.match)])
    session.say(t("terminal-to-continue", command=command))
    raise click.exceptions.Exit(code)


def generator_of(seed: int | None) -> Generator:
    """Chance from a seed, or from the system."""
    from abth.rules.playout import Dice
    from abth.table.match.dice import SystemDice

    return SystemDice() if seed is None else Dice(seed)


def outside_bots(match: Match) -> list[str]:
    """The bots of a match that come from a file or a module."""
    from abth.bots.registry import is_named

    specs = [seat.bot for seat in match.seats if seat.bot is not None]
    return sorted({spec for spec in specs if not is_named(spec)})


def trust_option(match: Match) -> list[str]:
    """The option that lets a saved match use its bots from outside, if it has any."""
    outside = outside_bots(match)
    return [f"--bots {','.join(outside)}"] if outside else []


def check_bots(match: Match, trusted: Sequence[str]) -> None:
    """Refuse a saved match whose bots would run code that the player has not named."""
    for bot in outside_bots(match):
        if bot not in trusted:
            raise BadTable(bot, "error-bot-outside", bot=bot)


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
    from abth.bots.registry import plain_spec
    from abth.protocol.log import LONGEST_BOT, Seat

    persons = parse_people(people, names)
    machines = [name.strip() for name in bots.split(",")] if bots is not None else []
    for machine in machines:
        if len(machine) > LONGEST_BOT:
            raise BadTable(machine, "error-too-long", most=LONGEST_BOT)
    machines = [plain_spec(machine) for machine in machines]
    count = players if players is not None else seats_wanted(len(persons), len(machines))
    if not max(2, len(persons)) <= count <= 5:
        raise BadTable("", "cli-play-seats-wrong", seats=count, people=len(persons))
    wanted = machines or [USUAL_BOT]
    specs = [wanted[number % len(wanted)] for number in range(count - len(persons))]
    seats = [Seat(name, "person") for name in persons]
    titles = bot_names(specs, persons)
    return seats + [Seat(name, "bot", spec) for name, spec in zip(titles, specs, strict=True)]


def bot_names(specs: list[str], taken: list[str]) -> list[str]:
    """`Captain`, or `Captain 1` and `Captain 2` where several of a name play."""
    from abth.bots.registry import parse_bot

    kinds = []
    for spec in specs:
        title = parse_bot(spec)[0].__name__
        options = [part for part in spec.split(":") if "=" in part]
        named = bot_name(words(), ":".join([title.lower(), *options]), title)
        kinds.append(named[: MOST_NAMES - 4])
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
        return [t("seat-guest", seat=n + 1) for n in range(count)]
    given = [name.strip() for name in names.split(",")]
    if people is not None and people != len(given):
        raise BadTable("", "cli-play-people-wrong", people=people, names=len(given))
    if len(set(given)) < len(given) or not all(given):
        raise BadTable("", "cli-play-names-twice")
    for name in given:
        if len(name) > MOST_NAMES or not name.isprintable():
            raise BadTable("", "cli-play-name-wrong", name=name)
    return given


def free_path() -> Path:
    """A file name for the saved match that is still free."""
    path = Path("abth-match.json")
    number = 2
    while path.exists():
        path = Path(f"abth-match-{number}.json")
        number += 1
    return path
