"""Bots by name, with options, and of the user's own."""

from __future__ import annotations

import pytest

from abth.bots.base import choice_of
from abth.bots.others import UnknownBot
from abth.bots.recruit import Recruit
from abth.bots.registry import make_bot
from abth.rules.flow import new_game
from abth.rules.playout import Dice
from abth.rules.views import view_for
from tests.arena.bots import First
from tests.scenes import BOX

FIRST = "tests.arena.bots:First"


def test_a_recruit_does_anything_that_is_legal() -> None:
    game = new_game(BOX, 3)

    chosen = {choice_of(make_bot("recruit", seed), game) for seed in range(60)}

    assert chosen == set(game.legal())


def test_the_same_seed_makes_the_same_choices() -> None:
    one, other = make_bot("recruit", 7), make_bot("recruit", 7)
    view = view_for(new_game(BOX, 5), 0)

    assert [one.choose(view) for _ in range(9)] == [other.choose(view) for _ in range(9)]


def test_a_chooser_decides_as_its_bot_does() -> None:
    """Without a view, from the same seed."""
    game = new_game(BOX, 5)
    bot, chooser = make_bot("recruit", 7), Recruit.chooser(Dice(7))
    view = view_for(game, 0)

    for _ in range(9):
        assert game.options[chooser.choose(game.options)] == bot.choose(view)


def test_a_bot_that_wants_a_view_has_no_chooser() -> None:
    with pytest.raises(NotImplementedError, match="First wants a view"):
        First.chooser(Dice(1))


def test_options_have_the_type_of_their_default() -> None:
    bot = make_bot(f"{FIRST}:skip=3:last=yes", 1)

    assert isinstance(bot, First)
    assert (bot.skip, bot.last) == (3, True)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("marshal", "unknown bot “marshal”; use .*recruit"),
        ("", "unknown bot “”"),
        ("recruit:ms=5", "unknown option “ms=5”; this bot has none"),
        (f"{FIRST}:skip", "unknown option “skip”; use last or skip"),
        (f"{FIRST}:skip=many", "skip must be a number, not “many”"),
        (f"{FIRST}:last=maybe", "last must be yes or no"),
        ("no.such.module:Bot", "cannot be imported"),
        ("tests.arena.bots:Missing", "cannot be imported"),
        ("tests.arena.bots:Nobody", "is not a bot"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(spec, 1)
