"""The long proofs: `python -m tests.torture` (`make torture`).

    python -m tests.torture [sqlite|postgresql|database|actions …] [--kills 200] [--minutes 20]

Servers and random actions use the package in the folder `--package`, such as a compiled one; the
clients are those of the source, because compiled types cannot be decoded. Each proof ends by
itself, after so many kills or so many minutes, and prints a table. It ends only processes that it
has started. The exit code is 1 if anything was lost, doubled or otherwise wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from abth.rules import flow
from tests.postgresql import PostgresServer
from tests.torture.database_kills import database_kills
from tests.torture.kills import Plan, Report, postgresql_servers, sqlite_server, torture
from tests.torture.random_actions import play_actions

DATABASE_KILLS: Final = 10  # one of these for so many kills of servers
MOST_SHOWN: Final = 20  # faults
SAY_EVERY: Final = 10  # kills


class Result(NamedTuple):
    """The rows of a table, and what was wrong."""

    rows: list[tuple[str, str]]
    faults: list[str]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def plan_of(options: argparse.Namespace, kills: int) -> Plan:
    """So many kills, with a line now and then."""
    said = [0]

    def progress(line: str) -> None:
        number = int(line.split(maxsplit=1)[0])
        if number >= said[-1] + SAY_EVERY:
            said.append(number)
            say(f"  {line}")

    return Plan(kills, options.minutes * 60, options.seed, progress)


def result_of(report: Report) -> Result:
    """A report as it is printed."""
    return Result(report.rows(), report.faults)


def on_sqlite(options: argparse.Namespace, folder: Path) -> Result:
    """One server on a file is killed."""
    servers, place = sqlite_server(folder)
    return result_of(asyncio.run(torture(servers, place, plan_of(options, options.kills))))


def on_postgresql(options: argparse.Namespace, folder: Path) -> Result:
    """One of two servers on the same tables is killed."""
    postgres = PostgresServer()
    try:
        servers, place = postgresql_servers(folder, postgres.database())
        return result_of(asyncio.run(torture(servers, place, plan_of(options, options.kills))))
    finally:
        postgres.remove()


def with_dead_database(options: argparse.Namespace, folder: Path) -> Result:
    """PostgreSQL is killed below two servers."""
    postgres = PostgresServer()
    plan = plan_of(options, max(1, options.kills // DATABASE_KILLS))
    try:
        servers, place = postgresql_servers(folder, postgres.database())
        report = asyncio.run(torture(servers, place, plan, database_kills(postgres)))
        return result_of(report)
    finally:
        postgres.remove()


def with_random_actions(options: argparse.Namespace, _: Path) -> Result:
    """Every invariant after each action; with another package, in a program of its own."""
    if options.package:
        names = ("actions", "seed", "processes", "minutes")
        numbers = [f"--{name}={getattr(options, name)}" for name in names]
        command = [sys.executable, "-m", "tests.torture", "actions", *numbers]
        code = subprocess.run(command, check=False).returncode
        return Result([], [f"random actions ended with code {code}"] if code else [])
    tally = play_actions(options.actions, options.seed, options.processes, options.minutes * 60)
    compiled = "no" if flow.__file__.endswith(".py") else "yes"
    rows = [
        ("actions", f"{tally.actions:,}"),
        ("matches", f"{tally.matches:,}"),
        ("ways to play (players, Rounds, rulings)", str(len(tally.ways))),
        ("matches with a broken invariant", str(len(tally.broken))),
        ("compiled engine", compiled),
        ("duration", f"{tally.seconds:.0f} s"),
    ]
    return Result(rows, tally.broken)


PROOFS: Final[dict[str, Callable[[argparse.Namespace, Path], Result]]] = {
    "actions": with_random_actions,
    "sqlite": on_sqlite,
    "postgresql": on_postgresql,
    "database": with_dead_database,
}


def main(arguments: Sequence[str]) -> int:
    """Run the proofs and print their tables; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture")
    parser.add_argument("proofs", nargs="*", metavar="proof", help=", ".join(PROOFS))
    parser.add_argument("--kills", type=int, default=200, help="of servers, in each proof")
    parser.add_argument("--actions", type=int, default=1_000_000, help="random ones")
    parser.add_argument("--processes", type=int, default=2, help="that play random actions")
    parser.add_argument("--minutes", type=float, default=20.0, help="at most, for each proof")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", help="a folder with the package that is tested")
    options = parser.parse_args(arguments)
    if options.package:
        os.environ["PYTHONPATH"] = options.package  # of the programs that the proofs start
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # servers and databases are ended too
    unknown = [proof for proof in options.proofs if proof not in PROOFS]
    if unknown:
        parser.error(f"there is no proof {', '.join(unknown)}; there are {', '.join(PROOFS)}")
    wrong = 0
    for proof in options.proofs or PROOFS:
        say(f"\n{proof} (seed {options.seed})")
        with tempfile.TemporaryDirectory(prefix="abth-torture-") as folder:
            result = PROOFS[proof](options, Path(folder))
        for name, value in result.rows:
            say(f"  {name:45}{value:>10}")
        for fault in result.faults[:MOST_SHOWN]:
            say(f"  FAULT {fault}")
        wrong += len(result.faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
