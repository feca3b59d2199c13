"""The last column of part 8, row by row: what may be taken back right after it was decided."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from abth.content import load_box
from abth.protocol.log import Seat
from abth.rules import moments
from abth.rules.chance import first_number, urn
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.table.match.match import Match

YES, NO, EITHER = {True}, {False}, {True, False}
BOX, RULINGS = load_box(), rulings_of(changes={"rewards.recruit": "choose"})
MATCHES = 120

# What the decision is, and whether it may be taken back. Where it depends, chance follows at once
# in some matches: the last player's choice, a card drawn, a die rolled, a reward. Tighten up! (D-8)
# lets its holder draw.
ROWS = {
    "D-2": {"sabaton": EITHER},
    "D-3": {"insert": NO, "tighten-up": NO},
    "D-4": {
        "insert": NO, "take": YES, "jump": YES, "use A": NO, "use B": YES, "use C": YES,
        "use D": NO, "tighten-up": NO,
    },
    "D-5": {"drop": YES},
    "D-6": {"retrieve": YES},
    "D-7": {"dismiss": EITHER},
    "D-9": {
        "face": YES, "challenge": YES, "chase": YES, "use A": NO, "use B": YES, "use C": YES,
        "use D": NO, "tighten-up": NO,
    },
    "D-10": {"hunt": YES},
    "D-11": {"with": YES},
    "D-12": {"deploy": YES, "tighten-up": NO},
    "D-13": {"deploy": YES, "done": YES},
    "D-14": {"assign": YES, "done": YES},
    "D-15": {"deploy": YES, "use A": NO, "use B": YES, "use C": YES, "use D": NO, "tighten-up": NO},
    "D-16": {"deploy": EITHER, "done": EITHER},
    "D-17": {"assign": EITHER, "done": NO},
    "D-18": {"reroll": NO},
    "D-19": {"reroll": NO, "keep": EITHER},
    "D-20": {"recruit": EITHER, "leave": EITHER},
    "D-21": {"relic": NO},
    "D-22": {"prowess": NO},
    "D-23": {"relic": NO},
}  # fmt: skip


@cache
def found() -> dict[tuple[str, str], set[bool]]:
    """What came of every kind of decision in matches played at random."""
    seen: dict[tuple[str, str], set[bool]] = defaultdict(set)
    for seed in range(1, MATCHES + 1):
        seats = [Seat(f"p{number}", "person") for number in range(2 + seed % 4)]
        match, dice = Match(BOX, seats, RULINGS), Dice(seed)
        while match.game.to_act != OVER:
            game = match.game
            if game.to_act == CHANCE:
                match.enter_action(int(first_number(game) + dice.piece(urn(game))))
                continue
            seat, point = int(game.to_act), moments.DECISION_POINTS[game.moment]
            number = choice(game, dice, hoards=seed % 3 == 0)
            match.enter_action(number)
            taken_back = match.can_undo == seat and match.game.to_act != CHANCE
            seen[point, kind_of(game.frame.actions.text(number))].add(taken_back)
    return seen


def choice(game: Game, dice: Dice, *, hoards: bool) -> int:
    """Any option; whoever hoards takes every Warfare token, so that there is one too many."""
    texts = {game.frame.actions.text(option): int(option) for option in game.options}
    return texts["take"] if hoards and "take" in texts else int(dice.choose(game.options))


def kind_of(text: str) -> str:
    """`use A`, but `deploy` whatever it is."""
    first = text.split(maxsplit=1)[0]
    return text if first == "use" else first


@pytest.mark.parametrize("point", ROWS)
def test_a_decision_is_taken_back_where_its_row_says_so(point: str) -> None:
    """Part 8, rule 7 and the column "Undo"."""
    assert {kind: found()[point, kind] for kind in ROWS[point]} == ROWS[point]


def test_no_decision_is_left_out() -> None:
    """Keeping the first roll (D-18) comes up too rarely to say both of it."""
    named = {(point, kind) for point, kinds in ROWS.items() for kind in kinds}

    assert set(found()) - named <= {("D-18", "keep")}
