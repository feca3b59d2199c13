"""Whole matches to look back at."""

from __future__ import annotations

from functools import cache

from abth.content import load_box
from abth.protocol.log import Log, Seat
from abth.rules.chance import first_number, urn
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.table.match.match import Match

BOX = load_box()
RULINGS = rulings_of("en")


def seats(players: int) -> list[Seat]:
    return [Seat(f"p{number}", "person") for number in range(players)]


def play(match: Match, dice: Dice, entries: int = 10**6) -> None:
    """Go on at random for so many entries, or to the end; chance draws as players decide."""
    for _ in range(entries):
        game = match.game
        if game.to_act == OVER:
            return
        if game.to_act == CHANCE:
            match.enter_action(int(first_number(game) + dice.piece(urn(game))))
        else:
            match.enter_action(int(dice.choose(game.options)))


def last_decision(match: Match, seat: int) -> int | None:
    """The version at which a seat made the last decision of its own that counts."""
    counting = match.steps.path_to(match.version)
    return next((step.parent for step in reversed(counting) if step.seat == seat), None)


@cache
def finished(players: int, seed: int = 1) -> Log:
    """A whole match with free undos, and with some by consent."""
    dice = Dice(seed)
    match = Match(BOX, seats(players), RULINGS, "en")
    for number in range(12):
        play(match, dice, 15)
        while match.game.to_act == CHANCE:
            play(match, dice, 1)
        if match.can_undo is not None:
            match.undo(match.can_undo)
        elif number % 3 == 2 and match.game.to_act >= 0:
            version = last_decision(match, int(match.game.to_act))
            if version is not None:
                match.undo_to(version)
    play(match, dice)
    return match.log
