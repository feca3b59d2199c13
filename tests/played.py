"""Whole matches to look back at."""

from __future__ import annotations

from functools import cache

from abth.content import load_box
from abth.protocol.log import Log, Seat, make_log
from abth.protocol.record import Record
from abth.rules.chance import first_number, urn
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER

BOX = load_box()
RULINGS = rulings_of("en")


def seats(players: int) -> list[Seat]:
    return [Seat(f"p{number}", "person") for number in range(players)]


def play(record: Record, dice: Dice, entries: int = 10**6) -> None:
    """Go on at random for so many entries, or to the end."""
    for _ in range(entries):
        game = record.game
        if game.to_act == OVER:
            return
        if game.to_act == CHANCE:
            record.play(int(first_number(game) + dice.choose(urn(game))))
        else:
            record.play(int(dice.choose(game.options)))


@cache
def finished(players: int, seed: int = 1) -> Log:
    """A whole match with free undos, and with some by consent."""
    dice = Dice(seed)
    record = Record(Frame(BOX, RULINGS), players)
    for number in range(12):
        play(record, dice, 15)
        while record.game.to_act == CHANCE:
            play(record, dice, 1)
        if record.can_undo is not None:
            record.undo()
        elif number % 3 == 2 and record.game.to_act >= 0:
            version = record.version_before(int(record.game.to_act))
            if version is not None:
                record.undo_to(version)
    play(record, dice)
    return make_log(BOX, seats(players), "en", RULINGS, record.entries)
