"""Objects of the library can be pickled, copied and shown.

Also proves `rules/saving.py`, `rules/dataclass_pickling.py` and `content/sharing.py`.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from abth.content import load_box
from abth.content.digest import digest_of
from abth.rules.flow import new_game
from tests.laws.copies import CHECKS, COPIES, documented, shown


@pytest.mark.parametrize("duplicate", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__[6:])
def test_a_copy_is_the_same_and_lives_its_own_life(
    check: Callable[[Callable[[Any], Any]], None], duplicate: Callable[[Any], Any]
) -> None:
    check(duplicate)


def test_a_pickled_match_names_our_box_and_does_not_carry_it() -> None:
    assert len(pickle.dumps(new_game(load_box(), 4))) < 2000


def test_a_match_pickled_with_another_version_of_our_box_is_refused() -> None:
    pickled = pickle.dumps(load_box())
    forged = pickled.replace(digest_of(load_box()).encode(), b"0" * 64)

    assert forged != pickled
    with pytest.raises(pickle.UnpicklingError, match="another version of the box"):
        pickle.loads(forged)


def test_objects_say_what_they_are() -> None:
    assert shown() == {
        "box": "<Box 'A Battle Through History': 73 Units, 32 Relics, 12 tiles>",
        "frame": "<Frame 'A Battle Through History', game.rounds=8, icons.count=per_unit>",
        "game": (
            "<Game 3 players, Round 1 of 6, seat 0: "
            "sabaton hannes, sabaton chris, sabaton joakim … 5 actions>"
        ),
        "dealt": "<Game 2 players, Round 1 of 6, chance: find-start>",
        "over": "<Game 2 players, Round 6 of 6, over>",
        "dice": "<Dice at 86090618, 1194283569>",
        "line-up": "<LineUp attacker: trebuchet, archers @close+2>",
        "battle": "<Battle trebuchet, archers @close+2 | kamakura-samurai, spy | S4 K1>",
        "player": "<Player in seat 1, 0 cards in hand>",
        "unit": "archers @close+2",
        "view": "View(seat=0, options",
        "environment": "abth_v0",
    }


def test_every_name_of_the_front_door_is_documented() -> None:
    told = documented()

    assert {"Game.apply", "Game.scores", "MatchLog.positions", "Odds.points", "Bot.choose"} <= {
        *told
    }
    assert [name for name, first_line in told.items() if first_line in {"", "None"}] == []
