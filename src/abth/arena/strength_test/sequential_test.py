"""The sequential test: takes the scores of deals one by one and knows when to stop.

Data types: `SequentialTest`, `Answer`.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from abth.arena.strength_test.evidence import evidence
from abth.arena.strength_test.question import Question

Answer = Literal["stronger", "not_stronger", "open"]


class SequentialTest:
    """The deals so far and what they prove."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.counts: Counter[float] = Counter()
        self.path: list[float] = []  # the evidence after each deal

    @property
    def answer(self) -> Answer:
        """The answer that the evidence gives, if it is enough."""
        found, bound = self.path[-1] if self.path else 0.0, self.question.bound
        if found >= bound:
            return "stronger"
        return "not_stronger" if found <= -bound else "open"

    def add(self, score: float) -> None:
        """One more deal; those after the answer do not count."""
        if self.answer == "open":
            self.counts[score] += 1
            self.path.append(evidence(self.counts, self.question.h0, self.question.h1))
