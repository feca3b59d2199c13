"""Matches that come to every kind of decision, so that tests can begin right there.

Data type: `Moment`: a place in the log of a finished match where a seat must decide. Matches are
played at random, from fixed seeds, until every decision point of the rules has come up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from abth.content import load_box
from abth.protocol.log import Log, Seat
from abth.rules import moments
from abth.rules.chance import first_number, urn
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.table.match.match import Match
from tests.browser.place import Guest

BOX: Final = load_box()
RULINGS: Final = rulings_of("default", {"rewards.recruit": "choose"})
PLAYERS: Final = 4
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
MOST: Final = 60  # matches
FITTING: Final = "what a test looks for"
DECISIONS: Final = moments.NAMES[: moments.LAST_DECISION + 1]


class Moment(NamedTuple):
    """Somebody must decide."""

    name: str
    log: Log
    version: int
    seat: int


@cache
def every_moment() -> dict[str, Moment]:
    """A place for each kind of decision, as far in the middle of a match as there is one."""
    found: dict[str, Moment] = {}
    for seed in range(1, MOST + 1):
        log, seen = played(seed, hoards=seed % 2 == 0)
        middle = len(log.actions) // 2
        for name, places in seen.items():
            version, seat = min(places, key=lambda place: abs(place[0] - middle))
            found.setdefault(name, Moment(name, log, version, seat))
        if len(found) == len(DECISIONS):
            break
    return found


def moment_where(fits: Callable[[Game], bool]) -> Moment:
    """The first decision of these matches at which something is the case."""
    for seed in range(1, MOST + 1):
        log, seen = played(seed, hoards=seed % 2 == 0, fits=fits)
        for version, seat in seen.get(FITTING, [])[:1]:
            return Moment(FITTING, log, version, seat)
    raise AssertionError("no such moment in all matches")


def options_of(game: Game) -> list[str]:
    """What can be decided, as texts."""
    return [game.frame.actions.text(int(option)) for option in game.options]


def played(
    seed: int,
    *,
    hoards: bool = False,
    players: int = PLAYERS,
    fits: Callable[[Game], bool] | None = None,
) -> tuple[Log, dict[str, list[tuple[int, int]]]]:
    """A whole match, and where which decisions were made by whom; those that fit are listed too."""
    seats = [Seat(name, "person") for name in NAMES[:players]]
    match = Match(BOX, seats, RULINGS)
    match.keeps_savepoints = False
    dice = Dice(seed)
    seen: dict[str, list[tuple[int, int]]] = {}
    while match.game.to_act != OVER:
        game = match.game
        if game.to_act == CHANCE:
            match.enter_action(int(first_number(game) + dice.piece(urn(game))))
            continue
        places = seen.setdefault(moments.NAMES[game.moment], [])
        places.append((match.version, int(game.to_act)))
        if fits is not None and fits(game):
            seen.setdefault(FITTING, []).append(places[-1])
        match.enter_action(choice(game, dice, hoards=hoards))
    return match.log, seen


def choice(game: Game, dice: Dice, *, hoards: bool) -> int:
    """Any option; whoever hoards takes every Warfare token and lays none."""
    options = [int(option) for option in game.options]
    if hoards:
        texts = {game.frame.actions.text(option): option for option in options}
        if "take" in texts:
            return texts["take"]
        if "done" in texts and moments.NAMES[game.moment].endswith("-tokens"):
            return texts["done"]
    return int(dice.choose(game.options))


def table_at(moment: Moment, person: Guest, others: Guest, names: Sequence[str] = NAMES) -> str:
    """A table where this person must decide now, and somebody else plays all other seats."""
    players = len(moment.log.seats)
    table = person.fork(person.bring(moment.log), moment.version, players)
    for seat, name in enumerate(names[:players]):
        (person if seat == moment.seat else others).sit(table, seat, name)
    person.start(table)
    return table
