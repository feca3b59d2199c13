"""The measures: ours compared with something else measured in the same minute, or with a clock.

`Goal` says what is measured and how good it should be, `Result` what a run found. A decision is
one choice that an engine asks a player for, forced ones included; chance makes no decisions.
"""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Protocol

from benchmarks import environments, ours, postgresql, reference, server, viewers
from benchmarks.battles import checksum, random_battles, random_hands
from benchmarks.timing import Comparison, Tick, interleave, rate, repeats_for
from benchmarks.yardstick import compiled_yardstick

ROOT = Path(__file__).parents[1]
BATTLES = 2000
ODDS = 200
HANDS = 40
MIDDLES = 20
PEER_PACKAGES = ("catanatron", "pygame", "pyspiel")


@dataclass(frozen=True, slots=True)
class Goal:
    """One line of the table: at least `least`, better `aim`; at most where less is better."""

    key: str
    name: str
    unit: str
    least: float
    aim: float
    rounds: int

    @property
    def less_is_better(self) -> bool:
        """Whether a small ratio is what we want."""
        return self.aim < self.least

    def verdict(self, ratio: float) -> str:
        """The verdict on a ratio."""
        sign = -1 if self.less_is_better else 1
        if sign * ratio >= sign * self.aim:
            return "aim reached"
        return "good enough" if sign * ratio >= sign * self.least else "MISSED"


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one measure; `remark` says what was compared, or why nothing was."""

    goal: Goal
    comparison: Comparison | None
    remark: str


class Measure(Protocol):
    """A function that measures what a goal asks for, round by round."""

    def __call__(self, goal: Goal, tick: Tick) -> Result:
        """Measure; `tick` is called after each of the goal's rounds."""


def against_peer(
    goal: Goal,
    tick: Tick,
    module: str,
    seconds: float,
    match: Callable[[int], int] = ours.match_of_four,
) -> Result:
    """Random matches of ours and of another engine, in decisions per second."""
    try:
        peer = import_module(f"benchmarks.peers.{module}")
    except ModuleNotFoundError as missing:
        if missing.name not in PEER_PACKAGES:
            raise
        return Result(goal, None, "not installed: `make bench` brings it")
    match(0)
    peer.random_match(1)
    comparison = interleave(
        in_turn(match, seconds),
        in_turn(peer.random_match, seconds),
        goal.rounds,
        tick,
    )
    return Result(goal, comparison, f"{peer.PACKAGE} {metadata.version(peer.PACKAGE)}")


def in_turn(match: Callable[[int], int], seconds: float) -> Callable[[], float]:
    """A measure that plays other matches in every round: a slow peer plays only a few."""
    first = iter(range(1, 10**9, 10_000))
    return lambda: rate(match, seconds, next(first))


def compiled_and_interpreted(goal: Goal, tick: Tick, seconds: float) -> Result:
    """The installed engine and the same engine as plain Python, in decisions per second.

    Both run in a process of their own, by the same lines; they differ in where `abth` comes from.
    """

    def pace(*, compiled: bool) -> float:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if not compiled:
            environment["PYTHONPATH"] = str(ROOT / "src")
        command = [sys.executable, "-m", "benchmarks.ours", str(seconds)]
        told = subprocess.run(
            command, check=True, cwd=ROOT, env=environment, stdout=subprocess.PIPE
        )
        answer = json.loads(told.stdout)
        if answer["compiled"] is not compiled:
            wanted = "compiled (install the wheel)" if compiled else "interpreted (a stray .so?)"
            raise SystemExit(f"benchmarks: the engine should be {wanted}, and is not")
        return float(answer["decisions_per_second"])

    comparison = interleave(
        partial(pace, compiled=True), partial(pace, compiled=False), goal.rounds, tick
    )
    return Result(goal, comparison, "the wheel, and `src` as it stands")


def battle_and_c(goal: Goal, tick: Tick, seconds: float) -> Result:
    """One battle's resolution, ours and in C, in nanoseconds; the outcomes must be the same."""
    battles = random_battles(BATTLES)
    expected = checksum(map(reference.resolve, battles))

    def proven(who: str, resolve: Callable[[int], tuple[float, int]]) -> Callable[[], float]:
        def nanoseconds(repeats: int) -> float:
            elapsed, found = resolve(repeats)
            if found != expected:
                raise SystemExit(f"benchmarks: {who} errs: checksum {found}, not {expected}")
            return elapsed

        once = nanoseconds(20) * BATTLES / 1e9
        return partial(nanoseconds, repeats_for(seconds, once))

    with compiled_yardstick(battles) as yardstick:
        comparison = interleave(
            proven("abth", partial(ours.resolve_battles, battles)),
            proven("yardstick.c", yardstick.resolve),
            goal.rounds,
            tick,
        )
    return Result(goal, comparison, f"{BATTLES} battles, `cc -O3`, equal outcomes")


def clone_and_decision(goal: Goal, tick: Tick, seconds: float) -> Result:
    """A clone in the middle of a match and the mean decision of a random one, in nanoseconds."""
    game = ours.midway(ours.PLAYERS, seed=1)

    def clone(times: int) -> float:
        start = perf_counter()
        ours.clone_often(game, times)
        return (perf_counter() - start) / times * 1e9

    times = repeats_for(seconds, clone(1000) / 1e9)
    comparison = interleave(
        lambda: clone(times),
        lambda: 1e9 / rate(ours.match_of_four, seconds),
        goal.rounds,
        tick,
    )
    return Result(goal, comparison, "a decision includes its share of chance and set-up")


def python_and_engine(goal: Goal, tick: Tick, seconds: float) -> Result:
    """Random matches through `abth.Game` from Python, and inside the engine."""
    comparison = interleave(
        lambda: rate(ours.match_by_hand, seconds),
        lambda: rate(ours.match_of_four, seconds),
        goal.rounds,
        tick,
    )
    return Result(goal, comparison, "4 players; `legal`, `apply` and the choice in Python")


def pickle_and_clock(goal: Goal, tick: Tick, seconds: float) -> Result:
    """A match in its middle, pickled, in microseconds."""
    game = ours.midway(ours.PLAYERS, seed=1)

    def dump(times: int) -> float:
        start = perf_counter()
        ours.pickle_often(game, times)
        return (perf_counter() - start) / times * 1e6

    times = repeats_for(seconds, dump(1000) / 1e6)
    comparison = interleave(lambda: dump(times), lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, f"4 players, {len(pickle.dumps(game))} bytes")


def vector_and_clock(goal: Goal, tick: Tick, seconds: float) -> Result:
    """Many matches in one call, played at random on one core, in steps per second."""
    environments.vector_rate(seconds / 10)
    comparison = interleave(
        lambda: environments.vector_rate(seconds), lambda: 1.0, goal.rounds, tick
    )
    remark = f"{environments.MATCHES} matches of {environments.PLAYERS}, arrays copied"
    return Result(goal, comparison, remark)


def install_and_scales(goal: Goal, tick: Tick) -> Result:
    """What the package takes up with all that it needs, without extras, in megabytes."""
    comparison = interleave(environments.core_megabytes, lambda: 1.0, goal.rounds, tick)
    packages = len(environments.core_packages("abth")) - 1
    return Result(goal, comparison, f"the wheel and {packages} packages that it needs")


def two_processes_and_one(goal: Goal, tick: Tick, seconds: float) -> Result:
    """`abth simulate` on two processes and on one, in decisions per second."""
    games = games_for(seconds)
    comparison = interleave(
        lambda: simulation_rate(games, processes=2),
        lambda: simulation_rate(games, processes=1),
        goal.rounds,
        tick,
    )
    return Result(goal, comparison, f"{games} matches, {os.cpu_count()} cores")


def simulate_and_engine(goal: Goal, tick: Tick, seconds: float) -> Result:
    """`abth simulate` on one process and the bare engine, in decisions per second."""
    games = games_for(seconds)
    ours.match_of_four(0)
    comparison = interleave(
        lambda: simulation_rate(games, processes=1),
        lambda: rate(ours.match_of_four, seconds),
        goal.rounds,
        tick,
    )
    return Result(goal, comparison, f"{games} matches; log, digest and scores included")


def simulation_rate(games: int, processes: int) -> float:
    """The decisions per second of `abth simulate`."""
    decisions, elapsed = ours.simulate(games, processes)
    return decisions / elapsed


def games_for(seconds: float) -> int:
    """How many matches `abth simulate` plays in this time on one process."""
    games, elapsed = 25, 0.0
    while elapsed < seconds / 10:  # until the start no longer counts
        games *= 4
        _, elapsed = ours.simulate(games, processes=1)
    return repeats_for(seconds, elapsed / games)


def odds_and_clock(goal: Goal, tick: Tick, seconds: float) -> Result:
    """The exact odds of one battle over all throws, in microseconds."""
    battles = [ours.engaged(battle) for battle in random_battles(ODDS)]

    def microseconds(times: int) -> float:
        start = perf_counter()
        for _ in range(times):
            ours.odds_of_all(battles)
        return (perf_counter() - start) / times / ODDS * 1e6

    times = repeats_for(seconds, microseconds(1) * ODDS / 1e6)
    comparison = interleave(partial(microseconds, times), lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, f"mean of {ODDS} battles, every pair of faces")


def best_and_clock(goal: Goal, tick: Tick) -> Result:
    """The best line-up of a hand of six of our own cards with two tokens, in milliseconds."""
    hands = ours.hands_of_the_box(HANDS, seed=1)

    def milliseconds() -> float:
        found = []
        for hand in hands:
            start = perf_counter()
            ours.best_of(*hand)
            found.append((perf_counter() - start) * 1e3)
        return median(found)

    milliseconds()
    comparison = interleave(milliseconds, lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, f"median of {HANDS} hands, two tokens, 1 to 3 board cards")


def best_and_c(goal: Goal, tick: Tick, seconds: float) -> Result:
    """Every order of a hand of six over every throw, ours and in C, in nanoseconds."""
    hands = random_hands(HANDS)
    own = ours.Hands(hands)
    with compiled_yardstick([], hands) as yardstick:
        _, expected = yardstick.best(1)

        def proven(best: Callable[[int], tuple[float, int]]) -> Callable[[], float]:
            def nanoseconds(repeats: int) -> float:
                elapsed, found = best(repeats)
                if found != expected:
                    raise SystemExit(f"benchmarks: best of a hand: {found}, not {expected}")
                return elapsed

            return partial(nanoseconds, repeats_for(seconds, nanoseconds(1) * HANDS / 1e9))

        comparison = interleave(proven(own.best), proven(yardstick.best), goal.rounds, tick)
    return Result(goal, comparison, f"{ours.ORDERS} orders, none dropped, `cc -O3`, equal bests")


def playouts_and_clock(goal: Goal, tick: Tick, players: int) -> Result:
    """Guided playouts to the end of the match, from its middle, in a tenth of a second."""
    middles = ours.Middles(players, MIDDLES)
    middles.playouts_in(0.1)
    comparison = interleave(lambda: float(middles.playouts_in(0.1)), lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, f"from {MIDDLES} middles, one core, clones included")


def server_and_bare_room(goal: Goal, tick: Tick, seconds: float, tables: int) -> Result:
    """Actions through rules, commit and fan-out to four, and what bare rooms of four echo."""
    with server.running("ours") as mine, server.running("bare") as bare:
        comparison = interleave(
            lambda: server.our_rate(mine, seconds, tables),
            lambda: server.bare_rate(bare, seconds, tables),
            goal.rounds,
            tick,
        )
    remark = f"tables: {tables}, clients at each: {server.SEATS}; Litestar, uvicorn"
    return Result(goal, comparison, remark)


def latency_and_clock(goal: Goal, tick: Tick, rate: float, seconds: float) -> Result:
    """From sending an action to the last client's event at a steady rate: 99 of 100 are quicker."""
    with server.running("ours") as port:
        comparison = interleave(
            lambda: server.percentile(server.latencies(port, rate, seconds), 0.99),
            lambda: 1.0,
            goal.rounds,
            tick,
        )
    return Result(goal, comparison, f"{rate:.0f} actions/s at {server.TABLES} tables of 4")


def update_bytes(goal: Goal, tick: Tick) -> Result:
    """What a client receives for an action in a match of five: the median of all updates."""
    with server.running("ours") as port:
        comparison = interleave(lambda: viewers.update_bytes(port), lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, "5 clients, a whole match at random, not compressed")


def idle_memory(goal: Goal, tick: Tick, tables: int) -> Result:
    """The memory of a server with many tables at which everyone waits."""
    with server.running("ours") as port:
        comparison = interleave(
            lambda: viewers.idle_megabytes(port, tables), lambda: 1.0, goal.rounds, tick
        )
    return Result(goal, comparison, f"{tables:,} matches with {server.SEATS} clients each")


def opening_and_clock(goal: Goal, tick: Tick) -> Result:
    """A match of 450 actions or more, opened from its log, in milliseconds."""
    comparison = interleave(server.opening_milliseconds, lambda: 1.0, goal.rounds, tick)
    return Result(goal, comparison, "4 players, played at random, median of 20")


def second_process(goal: Goal, tick: Tick) -> Result:
    """Processor time of an action, players at two servers and all at one, in milliseconds."""
    with postgresql.database() as url, postgresql.servers(url, 2) as running:
        rounds = iter(range(1000))
        comparison = interleave(
            lambda: postgresql.processor_milliseconds(running, f"two-{next(rounds)}"),
            lambda: postgresql.processor_milliseconds(running[:1], f"one-{next(rounds)}"),
            goal.rounds,
            tick,
        )
    return Result(
        goal, comparison, "4 players at each of 8 tables; without the database's own time"
    )


def shared_latency(goal: Goal, tick: Tick, rate: float, seconds: float) -> Result:
    """From sending an action to the last client's event, players at two servers."""
    with postgresql.database() as url, postgresql.servers(url, 2) as running:
        comparison = interleave(
            lambda: postgresql.p99_milliseconds(running, rate, seconds),
            lambda: 1.0,
            goal.rounds,
            tick,
        )
    return Result(goal, comparison, f"{rate:g} actions/s at {server.TABLES} tables of 4")


def takeover_and_clock(goal: Goal, tick: Tick) -> Result:
    """From the kill of a process until another one does its jobs, in seconds."""

    def once() -> float:
        with postgresql.database() as url:
            return postgresql.takeover_seconds(url)

    return Result(
        goal, interleave(once, lambda: 1.0, goal.rounds, tick), "kill -9; bots and a clock"
    )


# fmt: off
MEASURES: list[tuple[Goal, Measure]] = [
    (Goal("catanatron", "random matches of 4 ÷ catanatron's", "decisions/s", 50, 100, rounds=11),
     partial(against_peer, module="catanatron_random", seconds=0.8)),
    (Goal("gin-rummy", "the same ÷ OpenSpiel's gin rummy", "decisions/s", 30, 60, rounds=11),
     partial(against_peer, module="gin_rummy_random", seconds=0.6)),
    (Goal("compiled", "compiled ÷ interpreted", "decisions/s", 6, 10, rounds=9),
     partial(compiled_and_interpreted, seconds=0.5)),
    (Goal("battle", "one battle ÷ the same in C", "ns", 5, 3, rounds=15),
     partial(battle_and_c, seconds=0.3)),
    (Goal("clone", "`clone()` ÷ a decision", "ns", 6, 3, rounds=15),
     partial(clone_and_decision, seconds=0.3)),
    (Goal("python", "`legal`, `apply` in Python ÷ the engine", "decisions/s", 0.5, 0.7, rounds=9),
     partial(python_and_engine, seconds=0.3)),
    (Goal("pickle", "pickling a match ÷ 1 µs", "µs", 50, 20, rounds=15),
     partial(pickle_and_clock, seconds=0.2)),
    (Goal("pettingzoo", "PettingZoo steps ÷ connect_four's", "steps/s", 5, 10, rounds=9),
     partial(against_peer, module="connect_four_random", seconds=0.4,
             match=environments.match_of_ours)),
    (Goal("vector", "steps of 64 matches in one call ÷ 1/s", "steps/s", 1e5, 3e5, rounds=9),
     partial(vector_and_clock, seconds=0.4)),
    (Goal("install", "core install ÷ 1 MB", "MB", 25, 15, rounds=1), install_and_scales),
    (Goal("simulate", "`abth simulate` ÷ the engine", "decisions/s", 0.85, 0.95, rounds=9),
     partial(simulate_and_engine, seconds=1.0)),
    (Goal("processes", "`abth simulate`: 2 processes ÷ 1", "decisions/s", 1.7, 1.9, rounds=5),
     partial(two_processes_and_one, seconds=4.0)),
    (Goal("odds", "odds of one battle ÷ 1 µs", "µs", 1000, 100, rounds=9),
     partial(odds_and_clock, seconds=0.2)),
    (Goal("best", "best of a hand of 6 ÷ 1 ms", "ms", 50, 20, rounds=5), best_and_clock),
    (Goal("best-c", "best of a hand ÷ the same in C", "ns", 5, 3, rounds=9),
     partial(best_and_c, seconds=0.3)),
    (Goal("playouts-2", "guided playouts in 100 ms, 2 players", "playouts", 500, 1500, rounds=15),
     partial(playouts_and_clock, players=2)),
    (Goal("playouts-4", "guided playouts in 100 ms, 4 players", "playouts", 500, 1500, rounds=15),
     partial(playouts_and_clock, players=4)),
    (Goal("server", "actions at a table ÷ a bare room's echoes", "actions/s", 0.2, 1 / 3, rounds=5),
     partial(server_and_bare_room, seconds=1.5, tables=1)),
    (Goal("server-8", "the same at 8 tables at once", "actions/s", 0.25, 0.4, rounds=5),
     partial(server_and_bare_room, seconds=1.5, tables=server.TABLES)),
    (Goal("latency", "p99 of an action at 300/s ÷ 1 ms", "ms", 50, 25, rounds=3),
     partial(latency_and_clock, rate=300.0, seconds=6.0)),
    (Goal("update", "bytes of an update, 5 players", "B", 4000, 2000, rounds=3), update_bytes),
    (Goal("idle", "2,000 tables with 4 idle clients ÷ 1 MB", "MB", 1000, 600, rounds=1),
     partial(idle_memory, tables=2000)),
    (Goal("pg-process", "processor time of an action: 2 processes ÷ 1", "ms", 1.25, 1.1, rounds=5),
     second_process),
    (Goal("pg-latency", "p99 of an action at 300/s, 2 processes ÷ 1 ms", "ms", 50, 20, rounds=3),
     partial(shared_latency, rate=300.0, seconds=6.0)),
    (Goal("pg-takeover", "takeover of a dead process's jobs ÷ 1 s", "s", 5, 2, rounds=3),
     takeover_and_clock),
    (Goal("opening", "opening a match of 450 actions ÷ 1 ms", "ms", 20, 10, rounds=5),
     opening_and_clock),
]
# fmt: on
