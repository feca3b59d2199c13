"""The champion: compares its decisions in many imagined turns, whose ends a net judges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from abth.bots.base import Bot, Option
from abth.bots.champion.chances import net_for
from abth.bots.champion.search import ChampionSearch
from abth.bots.judge import Judge
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.views import View
from abth.words.complaints import Complaint

BATCH = 16  # iterations between two looks at the clock
DOUBT = 1.0  # standard errors by which a choice must beat the captain's


class Champion(Bot):
    """Sequential halving over imagined turns, limited by milliseconds or iterations a decision."""

    name: ClassVar[str] = "champion"
    character: ClassVar[str] = "Knows what every turn is worth before it ends."
    options: ClassVar[Mapping[str, Option]] = {"ms": 300, "iterations": 0, "deep": True}
    can_count_processor_time: ClassVar[bool] = True

    def __init__(self, seed: int, ms: int = 300, iterations: int = 0, deep: bool = True) -> None:
        super().__init__(seed)
        if not 1 <= ms <= 600_000 or not 0 <= iterations <= 10_000_000:
            raise Complaint("", "error-bot-thinking")
        self.dice = Dice(seed)
        self.ms = ms
        self.iterations = iterations
        self.deep = deep

    def sit_down(self, frame: Frame, seat: int) -> None:
        """Prepare a judge and the net for the box."""
        super().sit_down(frame, seat)
        self.judge = Judge(frame)
        self.net = net_for(frame)

    def choose(self, view: View) -> int:
        """The decision whose turns end best."""
        if len(view.options) == 1:
            return view.options[0]
        begin = self.now()
        search = ChampionSearch(view, self.frame, self.judge, self.dice, self.net, self.deep)
        stages = search.stages()
        for stage in range(1, stages + 1):
            if self.iterations:
                self.think_times(search, self.iterations * stage // stages)
            else:
                self.think_until(search, begin + self.ms / 1000 * stage / stages)
            if len(search.rivals) == 1:
                break
            search.halve()
        return decision(search)

    def think_times(self, search: ChampionSearch, last: int) -> None:
        """Iterate up to this number, or until one decision is left."""
        while search.iterations < last and len(search.rivals) > 1:
            search.run(min(BATCH * len(search.rivals), last - int(search.iterations)))
            search.settle()

    def think_until(self, search: ChampionSearch, end: float) -> None:
        """Iterate up to this time, or until one decision is left."""
        while self.now() < end and len(search.rivals) > 1:
            search.run(BATCH)
            search.settle()


def decision(search: ChampionSearch) -> int:
    """The best decision; the captain's, unless it is worse by more than doubt explains."""
    best = search.ranked()[0]
    for child in search.root.children:
        if child.prior > 0.0 and child.visits > 0:
            doubt = DOUBT * search.error(best, child)
            if child is best or search.value(best) - search.value(child) <= doubt:
                return int(child.number)
    return int(best.number)
