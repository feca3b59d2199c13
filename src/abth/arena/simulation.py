"""Simulation: whole matches between bots, on any number of processes.

Data types: `Plan`, what to play, and `Simulation`, what came of it. Every match has a seed of its
own, made of the plan's seed and the number of the match, so that the processes do not matter.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from abth.arena.matches import Totals, is_blind, play_matches
from abth.bots.registry import parse_bot
from abth.content import load_box
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import MAX_PLAYERS, MIN_PLAYERS

Progress = Callable[[int], None]
"""Is told how many matches have been played so far."""


class BadPlan(ValueError):
    """A simulation that makes no sense; the message says which part."""


@dataclass(frozen=True)
class Plan:
    """What to simulate; plain data, for every process to read."""

    games: int
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    edition: str = "default"
    rounds: int | None = None
    rulings: dict[str, Value] = field(default_factory=dict)
    content: Path | None = None
    save: Path | None = None

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if self.games < 1:
            raise BadPlan(f"games: at least one, not {self.games}")
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise BadPlan(f"players: a match has 2 to 5 players, not {self.players}")
        if not self.bots or not all(self.bots):
            raise BadPlan("bots: names separated by commas, such as recruit,recruit")
        for bot in self.bots:
            parse_bot(bot)
        rulings_of(self.edition, self.rulings, self.rounds)
        load_box(self.content)

    def seating(self, match: int) -> tuple[str, ...]:
        """Names are dealt to the seats in turn and move on by one seat with each match."""
        return tuple(self.bots[(seat - match) % len(self.bots)] for seat in range(self.players))


@dataclass(frozen=True)
class Simulation:
    """What came of a plan."""

    plan: Plan
    totals: Totals
    seconds: float

    def to_json(self) -> dict[str, object]:
        """The answer of `abth simulate --json`."""
        totals = self.totals
        return {
            "games": self.plan.games,
            "players": self.plan.players,
            "decisions": totals.decisions,
            "seconds": round(self.seconds, 3),
            "wins": {bot: totals.wins.get(bot, 0) for bot in dict.fromkeys(self.plan.bots)},
            "shared": totals.shared,
            "score": {
                bot: totals.scores[bot].to_json()
                for bot in dict.fromkeys(self.plan.bots)
                if bot in totals.scores
            },
            "battles": {
                "board": endings(totals.board),
                "players": endings(totals.between_players),
            },
            "digest": totals.digest,
        }


def endings(battles: list[int]) -> dict[str, int]:
    """How so many battles ended."""
    attacker, defender, annihilated = battles
    return {"attacker": attacker, "defender": defender, "annihilated": annihilated}


def simulate(plan: Plan, processes: int = 1, progress: Progress | None = None) -> Simulation:
    """Play all matches of the plan; the same plan gives the same matches on any machine."""
    plan.check()
    if processes < 1:
        raise BadPlan(f"processes: at least one, not {processes}")
    started = time.perf_counter()
    totals = Totals()
    for part in parts(plan, processes):
        totals.add(part)
        if progress is not None:
            progress(totals.matches)
    return Simulation(plan, totals, time.perf_counter() - started)


def parts(plan: Plan, processes: int) -> Iterator[Totals]:
    """The results of all chunks, in the order of the matches."""
    most = 100 if is_blind(plan.bots) else 1
    chunks = list(chunks_of(plan.games, processes, most))
    work = partial(play_matches, plan)
    if processes == 1 or len(chunks) == 1:
        yield from map(work, chunks)
        return
    context = multiprocessing.get_context(start_method())
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(min(processes, len(chunks)), context, ignore_interrupts) as pool:
        try:
            yield from pool.map(work, chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def start_method() -> str:
    """Forked workers start at once; beside a thread, such as a progress bar's, they are spawned."""
    alone = sys.platform == "linux" and threading.active_count() == 1
    return "fork" if alone else "spawn"


def ignore_interrupts() -> None:
    """An interrupt is for the process that was started by hand, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks_of(games: int, processes: int, most: int) -> Iterator[range]:
    """Work in pieces: large enough to be worth sending, small enough to end together."""
    size = max(1, min(most, games // (processes * 16)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))
