"""The options of a seat in words, by the text of their actions."""

from __future__ import annotations

from collections.abc import Sequence

from abth.rules.facts import facts_for
from abth.rules.game import Game
from abth.rules.views import view_for
from abth.text_seat.choices import Choices
from abth.text_seat.facts import Facts
from abth.words.catalogue import Words


def option_words(game: Game, names: Sequence[str], words: Words) -> dict[str, str]:
    """What the seat to act may choose, as it is written and as it is said."""
    seat = int(game.to_act)
    facts = Facts(view_for(game, seat), facts_for(game, seat), game.frame, list(names), words)
    return {option.typed: option.label for option in Choices(facts).all()}
