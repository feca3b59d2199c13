"""Random actions with every invariant checked after each: all player counts, Rounds and rulings.

Data types: `Way`, one way to play, and `Tally`, what was played. The ways are played one after the
other, again and again, each time with other dice, until enough actions have been played.
"""

from __future__ import annotations

import itertools
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

from abth.content import load_box
from abth.rules.rulings import EDITIONS, rulings_of
from tests.watched_matches import Switch, check_match, switches

PLAYERS: Final = (2, 3, 4, 5)
ROUNDS: Final = (6, 8)
BATCH: Final = 8  # matches that a process plays before it reports
LARGEST_SEED: Final = 2**32


class Way(NamedTuple):
    """One way to play: an edition as it is, or the default with one ruling switched."""

    players: int
    rounds: int
    edition: str
    switch: Switch | None


@dataclass
class Tally:
    """Matches and actions, and the matches that broke an invariant."""

    matches: int = 0
    actions: int = 0
    ways: set[int] = field(default_factory=set)
    broken: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Count what another process has played."""
        self.matches += other.matches
        self.actions += other.actions
        self.ways |= other.ways
        self.broken += other.broken


def ways() -> list[Way]:
    """Every edition and every switched ruling, for every player count, 6 and 8 Rounds."""
    editions: list[tuple[str, Switch | None]] = [(edition, None) for edition in sorted(EDITIONS)]
    switched = [("default", switch) for switch in switches() if switch[0] != "game.rounds"]
    return [
        Way(players, rounds, edition, switch)
        for edition, switch in [*editions, *switched]
        for players in PLAYERS
        for rounds in ROUNDS
    ]


def play_batch(seed: int, first: int) -> Tally:
    """Play some matches, from this number on; the dice follow from seed and number."""
    tally, all_ways, box = Tally(), ways(), load_box()
    for number in range(first, first + BATCH):
        index = number % len(all_ways)
        way = all_ways[index]
        ruled = rulings_of(way.edition, dict([way.switch] if way.switch else []), way.rounds)
        dice = (seed * 1_000_003 + number) % LARGEST_SEED
        try:
            tally.actions += check_match(way.players, ruled, dice, box=box)
        except AssertionError as error:
            tally.broken.append(f"match {number}, {way}: {error}")
        tally.matches += 1
        tally.ways.add(index)
    return tally


def play_actions(count: int, seed: int, processes: int, seconds: float) -> Tally:
    """Play until there are so many actions or the time is up."""
    total, start = Tally(), monotonic()
    with ProcessPoolExecutor(processes) as pool:
        for group in itertools.count(0, BATCH * processes):
            firsts = range(group, group + BATCH * processes, BATCH)
            for tally in pool.map(partial(play_batch, seed), firsts):
                total.add(tally)
            total.seconds = monotonic() - start
            if total.actions >= count or total.seconds > seconds or total.broken:
                return total
    raise AssertionError("the numbers never end")
