"""The plan of many matches: which bots play how often, by which rules, and what is recorded.

Data type: `Plan`, of `abth simulate` and `abth arena` alike; they differ in its `schedule`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from abth.arena.planning.schedule import Rotation, Schedule
from abth.bots.registry import BOTS, make_bot, parse_bot
from abth.content import load_box
from abth.rules.game import Frame
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import MAX_PLAYERS, MIN_PLAYERS
from abth.words.complaints import Complaint

MAX_GAMES: Final = 10**15  # nobody waits for so many; larger numbers fit no index
MAX_RATED: Final = 16  # bots that are compared with each other


class BadPlan(Complaint):
    """A plan that makes no sense; the place is the option that is wrong."""


@dataclass(frozen=True)
class Plan:
    """What to play; plain data, for every process to read."""

    games: int
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    edition: str = "default"
    rounds: int | None = None
    rulings: dict[str, Value] = field(default_factory=dict)
    content: Path | None = None
    other: Path | None = None  # the second box of a comparison
    limit: float | None = None  # seconds for one decision
    processor_time: bool = False  # what budgets in milliseconds and thinking times count
    schedule: type[Schedule] = Rotation
    statistics: bool = False  # of cards, tokens and thinking times, which take longer to collect
    luck: bool = False  # of every seat, which takes longer to measure than a quick bot thinks
    logs: bool = False  # of all matches; that of a forfeit is always kept

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if self.games < 1:
            raise BadPlan("games", "error-at-least", least=1)
        if self.games > MAX_GAMES:
            raise BadPlan("games", "error-at-most", most=MAX_GAMES)
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise BadPlan("players", "cli-plan-players", players=self.players)
        if self.limit is not None and not 0 < self.limit < 1e6:
            raise BadPlan("limit", "cli-plan-limit")
        if not self.bots or not all(self.bots):
            raise BadPlan("bots", "cli-plan-bots", example="recruit,soldier")
        if not self.schedule.names_repeat:
            check_names(self.bots)
        for bot in self.bots:
            kind, _ = parse_bot(bot)
            if kind in BOTS.values():
                make_bot(bot, 0)  # its options may still be out of range
            if self.processor_time and "ms" in kind.options and not kind.can_count_processor_time:
                raise BadPlan("processor-time", "cli-plan-processor-time", bot=bot)
        self.frame()

    def frame(self, box: int = 0) -> Frame:
        """The box and the rulings; of a comparison, the first box or the second."""
        content = self.other if box else self.content
        return frame_of(content, self.edition, self.rounds, tuple(self.rulings.items()))

    @property
    def draw(self) -> Schedule:
        """Who sits where, and where the chance of each match comes from."""
        return self.schedule(len(self.bots), self.players, self.seed)

    @property
    def matches(self) -> int:
        """How many matches are played."""
        return self.draw.matches(self.games)

    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, as its number."""
        return self.draw.seating(match)

    def names(self, match: int) -> tuple[str, ...]:
        """The bot of every seat, by name."""
        return tuple([self.bots[number] for number in self.seating(match)])


def check_names(bots: tuple[str, ...]) -> None:
    """Refuse too many bots, and the same one twice."""
    if len(bots) > MAX_RATED:
        raise BadPlan("bots", "cli-plan-most-bots", most=MAX_RATED, count=len(bots))
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadPlan("bots", "cli-plan-bot-twice", bot=bot)


@lru_cache(maxsize=16)
def frame_of(
    content: Path | None, edition: str, rounds: int | None, rulings: tuple[tuple[str, Value], ...]
) -> Frame:
    """Box and rulings, read once in each process."""
    return Frame(load_box(content), rulings_of(edition, dict(rulings), rounds))
