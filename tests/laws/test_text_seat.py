"""Laws of the text seat: it tells a seat everything of its view, and nothing that is hidden."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.protocol.text_page import TextPage
from abth.rules.facts import facts_for
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.terms import NONE, OVER
from abth.rules.views import view_for
from abth.text_seat.facts import Facts
from abth.text_seat.page import TextSeat
from abth.text_seat.plain_text import page_lines
from abth.words import LANGUAGES, words_in
from tests.onlookers import dealt_anew
from tests.scenes import BOX
from tests.strategies import LAW, games, next_number, seats

# In French a space stands before these signs; Python's `textwrap` does not break there.
UNSPACED = re.compile(r"[^\s\u202f\u00a0][:;?!](?:\s|$)", re.MULTILINE)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def page_of(game: Game, seat: int | None, language: str = "en") -> TextPage:
    """The page of a seat, without the log."""
    names = NAMES[: len(game.players)]
    facts = Facts(
        view_for(game, seat), facts_for(game, seat), game.frame, names, words_in(language)
    )
    return TextSeat(facts, []).page()


@pytest.mark.slow
@settings(LAW, max_examples=60)
@given(games(), st.integers(0, 2**32))
def test_matches_that_differ_in_secrets_read_alike(game: Game, seed: int) -> None:
    """R-47, R-49, R-55: hands, decks and values that a seat cannot know leave its text alone."""
    for seat in seats(game):
        other = dealt_anew(game, seat, Dice(seed))
        assert page_of(other, seat) == page_of(game, seat)


@pytest.mark.slow
@settings(LAW, max_examples=40)
@given(games(begun=True))
def test_what_lies_open_is_told(game: Game) -> None:
    """Every Unit of the board, every own card, every token and Relic, and one choice an option."""
    for seat in seats(game):
        page = page_of(game, seat)
        text = " ".join(" ".join(page_lines(words_in("en"), page)).split())
        view = view_for(game, seat)
        assert len(page.choices) == len(view.options)
        units = [card for card in view.board if card != NONE]
        for player in view.players:
            units += [*(player.hand or ()), *(player.deck or ()), *player.discard, *player.known]
            for relic in player.relics:
                assert BOX.relics[relic].name in text
        assert all(BOX.units[card].name in text for card in units)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_match_can_be_said(language: str) -> None:
    """No id of a message is left, and no page breaks."""
    game, dice = new_game(BOX, 3), Dice(7)
    words = words_in(language)
    while game.to_act != OVER:
        if game.to_act >= 0:
            page = page_of(game, int(game.to_act), language)
            assert page.choices
            for choice in page.choices:
                assert "{" not in choice.label + choice.note
            told = "\n".join(page_lines(words, page, 80))
            assert "text-" not in told
            assert max(map(len, told.splitlines())) <= 80
            assert language != "fr" or not UNSPACED.findall(told)
        apply(game, next_number(game, dice))
