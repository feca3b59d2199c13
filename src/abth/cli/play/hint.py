"""The answer to `hint`: what the player could do, with chances and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from abth.bots.advice import advise
from abth.cli.shared.language import t, words
from abth.protocol.wire import Suggestion
from abth.rules.game import Frame
from abth.rules.views import View
from abth.text_seat.coach_words import CoachWords
from abth.words.punctuation import labelled


class Hints:
    """Advice for a view in words; `names` are those of the seats."""

    def __init__(self, view: View, frame: Frame, names: Sequence[str]) -> None:
        self.view = view
        self.frame = frame
        self._coach = CoachWords(frame, names, words())

    def lines(self) -> list[str]:
        """Each move with what to type, its chance and its reason."""
        found = [t("coach-heading")]
        estimated = False
        for number, move in enumerate(advise(self.view, self.frame).suggestions, 1):
            found += [self._move(number, move), f"     {self._coach.said(move.reason)}"]
            estimated = estimated or not move.exact
        if estimated:
            found.append(t("coach-estimated"))
        return found

    def _move(self, number: int, move: Suggestion) -> str:
        """`1. Spy in front [deploy spy, deploy archers]: 94 of 100, 3 Relics to choose from`."""
        facts = []
        if move.chance is not None:
            message = "coach-chance" if move.exact else "coach-chance-about"
            facts.append(t(message, chance=of_100(move.chance)))
        if move.relics is not None:
            facts.append(self._chest(move, move.relics))
        typed = ", ".join(move.texts)
        line = f"  {number}. {self._coach.said(move.title)} [{typed}]"
        return labelled(words(), line, ", ".join(facts))

    def _chest(self, move: Suggestion, relics: int) -> str:
        """The Relics that a winner looks at; cards that are called in count as Units."""
        if not move.called:
            return t("coach-see-words", count=relics)
        return t("coach-see-called-words", count=relics, units=len(move.cards) + move.called)


def of_100(chance: str) -> int:
    """`89` for `8/9`; never 0 or 100 for what is possible."""
    share = Fraction(chance)
    if 0 < share < 1:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)
