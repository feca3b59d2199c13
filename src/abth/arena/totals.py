"""What the matches of a simulation add up to, in whatever order they come.

Data types: `Scores` of one bot and `Totals` of all matches.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from abth.arena.matches.battle_counts import BattleCounts
from abth.arena.matches.match_record import MatchRecord
from abth.arena.planning.plan import Plan


@dataclass
class Scores:
    """The scores of one bot over all its seats."""

    seats: int = 0
    points: int = 0
    least: int = 0
    most: int = 0

    def add(self, total: int) -> None:
        """The score of one more seat."""
        if self.seats == 0:
            self.least = self.most = total
        elif total < self.least:
            self.least = total
        elif total > self.most:
            self.most = total
        self.seats += 1
        self.points += total

    def to_json(self) -> dict[str, float]:
        """Mean, least and most."""
        return {"mean": self.points / self.seats, "min": self.least, "max": self.most}


@dataclass
class Totals:
    """The matches so far; they take the same room however many the plan has."""

    plan: Plan
    matches: int = 0
    decisions: int = 0
    shared: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    scores: dict[str, Scores] = field(default_factory=dict)
    battles: BattleCounts = field(default_factory=BattleCounts)

    def __post_init__(self) -> None:
        self.in_order = 0  # matches from the first one on, without a gap
        self.together = hashlib.sha256()  # of their fingerprints
        self.early: dict[int, bytes] = {}  # the fingerprints of later matches

    def add(self, record: MatchRecord) -> None:
        """One more match; a shared victory is nobody's win (R-56)."""
        names = self.plan.bots
        bots: list[int] = record.bots
        decisions: list[int] = record.decisions
        points: list[list[int]] = record.scores
        places: list[int] = record.places
        self.matches += 1
        self.battles.add(record.battles)
        winners = 0
        winner = ""
        for seat in range(len(bots)):
            bot = names[bots[seat]]
            self.decisions += decisions[seat]
            self.add_score(bot, points[seat])
            if places[seat] == 1:
                winners += 1
                winner = bot
        if winners == 1:
            self.wins[winner] = self.wins.get(winner, 0) + 1
        else:
            self.shared += 1
        self.early[record.match] = bytes.fromhex(record.digest)
        while self.in_order in self.early:
            self.together.update(self.early.pop(self.in_order))
            self.in_order += 1

    def add_score(self, bot: str, sources: list[int]) -> None:
        """The score of one more seat of a bot."""
        if bot not in self.scores:
            self.scores[bot] = Scores()
        total = 0
        for points in sources:
            total += points
        self.scores[bot].add(total)

    @property
    def digest(self) -> str:
        """One fingerprint for the logs of all matches played, in their order."""
        together = self.together.copy()
        for match in sorted(self.early):
            together.update(self.early[match])
        return together.hexdigest()
