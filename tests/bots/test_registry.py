"""Bots by name, with options, and of the user's own."""

from __future__ import annotations

import pytest

from abth.bots.base import choice_of
from abth.bots.recruit import Recruit
from abth.bots.registry import UnknownBot, make_bot
from abth.rules.flow import new_game
from tests.arena.bots import First
from tests.scenes import BOX

FIRST = "tests.arena.bots:First"


def test_a_recruit_does_anything_that_is_legal() -> None:
    game = new_game(BOX, 3)

    chosen = {choice_of(make_bot("recruit", seed), game) for seed in range(60)}

    assert chosen == set(game.legal())


def test_the_same_seed_makes_the_same_choices() -> None:
    one, other = make_bot("recruit", 7), make_bot("recruit", 7)

    assert isinstance(one, Recruit)
    options = list(range(100))
    assert [one.choose_blindly(options) for _ in range(9)] == [
        other.choose_blindly(options) for _ in range(9)
    ]


def test_options_have_the_type_of_their_default() -> None:
    bot = make_bot(f"{FIRST}:skip=3:last=yes", 1)

    assert isinstance(bot, First)
    assert (bot.skip, bot.last) == (3, True)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("marshal", "unknown bot 'marshal'; there are .*recruit"),
        ("", "unknown bot ''"),
        ("recruit:ms=5", "unknown option 'ms=5'; its options: none"),
        (f"{FIRST}:skip", "unknown option 'skip'; its options: last, skip"),
        (f"{FIRST}:skip=many", "skip must be a number, not 'many'"),
        (f"{FIRST}:last=maybe", "last is yes or no"),
        ("no.such.module:Bot", "cannot be imported"),
        ("tests.arena.bots:Missing", "cannot be imported"),
        ("tests.arena.bots:Nobody", "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(spec, 1)
