"""Simulation: whole matches between bots, on any number of processes.

Data type: `Simulation`, a plan and what has come of it so far.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from abth.arena.matches.match_record import MatchRecord, Played, reason_of
from abth.arena.matches.workers import play_here, play_on_processes, quickest_method
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.totals import Totals
from abth.protocol.files import write_encoded_log
from abth.protocol.log import BadLog
from abth.words.complaints import Complaint, system_details

Progress = Callable[[int], None]
"""Is told how many matches have been played so far."""


class BotFailed(Complaint):
    """A bot failed in a match; one line that names match, bot and error."""


class CannotSave(Complaint):
    """A log that cannot be saved; one line that says where."""


class Simulation:
    """A plan and the matches played so far; an interrupt leaves them as they are."""

    def __init__(self, plan: Plan, save: Path | None = None) -> None:
        plan.check()
        self.plan = plan
        self.save = save
        self.totals = Totals(plan)
        self.seconds = 0.0

    @property
    def is_finished(self) -> bool:
        """Whether all matches have been played."""
        return self.totals.matches == self.plan.matches

    def play(self, processes: int = 1, progress: Progress | None = None) -> None:
        """Play all matches; the same plan gives the same matches on any machine."""
        if processes < 1:
            raise BadPlan("processes", "error-at-least", least=1)
        if self.save is not None:
            make_folder(self.save)
        totals = self.totals
        began = time.perf_counter()
        try:
            for played in self.matches(min(processes, self.plan.matches)):
                require_played(self.plan, played.record)
                totals.add(played.record)
                if self.save is not None and played.log is not None:
                    save_log(self.save, played.record.match, played.log)
                if progress is not None:
                    progress(totals.matches)
        finally:
            self.seconds = time.perf_counter() - began

    def matches(self, processes: int) -> Iterator[Played]:
        """Every match as it ends."""
        matches = range(self.plan.matches)
        if processes == 1:
            return play_here(self.plan, matches)
        return play_on_processes(self.plan, matches, processes, quickest_method())

    def to_json(self) -> dict[str, object]:
        """The answer of `abth simulate --json`."""
        totals = self.totals
        bots = list(dict.fromkeys(self.plan.bots))
        answer = {
            "games": totals.matches,
            "players": self.plan.players,
            "decisions": totals.decisions,
            "seconds": round(self.seconds, 3),
            "wins": {bot: totals.wins.get(bot, 0) for bot in bots},
            "shared": totals.shared,
            "score": {bot: totals.scores[bot].to_json() for bot in bots if bot in totals.scores},
            "battles": {
                "board": named_endings(totals.battles.board),
                "players": named_endings(totals.battles.players),
            },
            "digest": totals.digest,
        }
        return answer if self.is_finished else answer | {"interrupted": True}


def simulate(
    plan: Plan, processes: int = 1, progress: Progress | None = None, save: Path | None = None
) -> Simulation:
    """All matches of the plan, played."""
    simulation = Simulation(plan, save)
    simulation.play(processes, progress)
    return simulation


def require_played(plan: Plan, record: MatchRecord) -> None:
    """Refuse a match that was not played to its end."""
    if record.forfeit is not None:
        bot = plan.bots[record.bots[record.forfeit.seat]]
        why = Complaint("", f"report-why-{record.forfeit.why}")
        match, message = record.match + 1, reason_of(record.forfeit)
        raise BotFailed("", "cli-arena-forfeit", match=match, bot=bot, why=why, message=message)
    if record.end == "crashed":
        raise BotFailed("", "cli-arena-crash", match=record.match + 1, message=reason_of(record))


def named_endings(battles: list[int]) -> dict[str, int]:
    """How so many battles ended."""
    attacker, defender, annihilated = battles
    return {"attacker": attacker, "defender": defender, "annihilated": annihilated}


def make_folder(folder: Path) -> None:
    """The folder for the logs is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotSave(str(folder), "cli-cannot-make", **system_details(error)) from error


def save_log(folder: Path, match: int, log: bytes) -> None:
    """The log of one match is in the folder."""
    try:
        write_encoded_log(folder / f"match-{match + 1:06}.json", log)
    except BadLog as error:
        raise CannotSave.of(error) from error
