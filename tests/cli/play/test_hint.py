"""`hint` in the terminal: the same advice as in the browser, in the language of the player."""

from __future__ import annotations

import pytest

from abth.bots.advice import advise
from abth.cli.play.hint import Hints, of_100
from abth.cli.play.loop import command_named
from abth.cli.shared import language
from abth.rules import moments
from abth.rules.views import view_for
from abth.words import LANGUAGES
from tests.bots.test_advice import decisions

NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.slow
def test_every_decision_is_put_into_words() -> None:
    """What to type, the chance, the reason; nothing is left in braces."""
    seen: dict[int, int] = {}
    for game, seat in decisions(3, 3, 14):
        seen[int(game.moment)] = seen.get(int(game.moment), 0) + 1
        if seen[int(game.moment)] > 1:
            continue
        view = view_for(game, seat)
        lines = Hints(view, game.frame, NAMES).lines()
        told = "\n".join(lines)
        first = advise(view, game.frame).suggestions[0]

        assert ", ".join(first.texts) in told, moments.NAMES[game.moment]
        assert "{" not in told
        assert "coach-" not in told
    assert len(seen) > 10


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_word_is_understood_in_each_language(code: str) -> None:
    """Also in English."""
    words = {"en": "hint", "de": "Tipp", "fr": "conseil", "it": "consiglio", "es": "consejo"}
    before = language.words().language
    language.use_language(code)
    try:
        assert command_named(words[code]) == "hint"
        assert command_named("hint") == "hint"
    finally:
        language.use_language(before)


@pytest.mark.parametrize(
    ("chance", "told"), [("8/9", 89), ("0.9999", 99), ("0/1", 0), ("1/1", 100)]
)
def test_a_chance_is_told_out_of_100(chance: str, told: int) -> None:
    """Never 0 or 100 for what is possible."""
    assert of_100(chance) == told
