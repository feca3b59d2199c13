"""Deals counted in the order of their numbers, whichever process plays them first.

Data type: `DealsInOrder`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from abth.arena.matches.match_record import MatchRecord
from abth.arena.strength_test.deal_scores import deal_luck, deal_score
from abth.arena.strength_test.luck_correction import LuckCorrection
from abth.arena.strength_test.question import Question
from abth.arena.strength_test.sequential_test import SequentialTest


class DealsInOrder:
    """The deals that count: whole ones without a gap, up to the one that settles the question."""

    def __init__(self, question: Question, players: int, without_luck: bool = False) -> None:
        self.test = SequentialTest(question)
        self.players = players
        self.correction = LuckCorrection() if without_luck else None
        self.outcomes: Counter[float] = Counter()  # the scores as they were played
        self.taken = 0  # deals so far
        self.crashed = 0  # of them, left out
        self.forfeits = [0, 0]  # of the challenger, of its opponents

    @property
    def is_settled(self) -> bool:
        """Whether the deals so far answer the question."""
        return self.test.answer != "open"

    def take(self, records: Mapping[int, MatchRecord]) -> bool:
        """Count the deals that have become whole; whether they settle the question."""
        while not self.is_settled:
            deal = whole_deal(records, self.taken, self.players)
            if deal is None:
                return False
            self.count(deal)
        return True

    def count(self, matches: list[MatchRecord]) -> None:
        """Count the next deal."""
        self.taken += 1
        score = deal_score(matches)
        if score is None:
            self.crashed += 1
            return
        self.outcomes[score] += 1
        if self.correction is not None:
            score = self.correction.add(score, deal_luck(matches))
        self.test.add(score)
        for record in matches:
            if record.forfeit is not None:
                self.forfeits[record.bots[record.forfeit.seat]] += 1


def whole_deal(
    records: Mapping[int, MatchRecord], deal: int, size: int
) -> list[MatchRecord] | None:
    """The matches of a deal, if all of them have been played."""
    numbers = range(deal * size, (deal + 1) * size)
    found = [records[number] for number in numbers if number in records]
    return found if len(found) == size else None
