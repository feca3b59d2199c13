"""The general: looks ahead through many imagined matches before it decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from abth.bots.base import Bot, Option
from abth.bots.judge import Judge
from abth.bots.search import Search
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.views import View
from abth.words.complaints import Complaint

BATCH = 16  # iterations between two looks at the clock


class General(Bot):
    """Tree search over imagined states, limited by milliseconds or iterations a decision."""

    name: ClassVar[str] = "general"
    character: ClassVar[str] = "Fights the war a thousand times in thought before the first shot."
    options: ClassVar[Mapping[str, Option]] = {"ms": 1000, "iterations": 0}
    can_count_processor_time: ClassVar[bool] = True

    def __init__(self, seed: int, ms: int = 1000, iterations: int = 0) -> None:
        super().__init__(seed)
        if not 1 <= ms <= 600_000 or not 0 <= iterations <= 10_000_000:
            raise Complaint("", "error-bot-thinking")
        self.dice = Dice(seed)
        self.ms = ms
        self.iterations = iterations

    def sit_down(self, frame: Frame, seat: int) -> None:
        """Prepare a judge for the box."""
        super().sit_down(frame, seat)
        self.judge = Judge(frame)

    def choose(self, view: View) -> int:
        """The decision that most imagined matches favor."""
        if len(view.options) == 1:
            return view.options[0]
        search = Search(view, self.frame, self.judge, self.dice)
        if self.iterations:
            self.think_times(search)
        else:
            self.think_long(search)
        return search.best()

    def think_times(self, search: Search) -> None:
        """Iterate up to the number allowed, or until the rest cannot change the choice."""
        left = self.iterations
        while left > search.lead():
            search.run(min(BATCH, left))
            left -= BATCH

    def think_long(self, search: Search) -> None:
        """Iterate as long as allowed, or until the rest cannot change the choice."""
        begin = now = self.now()
        end = begin + self.ms / 1000
        done = 0
        while True:
            search.run(BATCH)
            done += BATCH
            now = self.now()
            left = done * (end - now) / (now - begin)  # at the pace so far
            if left <= search.lead():
                return
