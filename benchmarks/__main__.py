"""Measure everything (about two minutes) and show it: `python -m benchmarks`."""

import argparse
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.measures import MEASURES, Goal, Result
from benchmarks.report import PAGE, TITLES, machine, row, write_json, write_page
from benchmarks.timing import Tick

try:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
except ModuleNotFoundError:
    HAS_RICH = False
else:
    HAS_RICH = True


def main() -> None:
    """Run the chosen measures, by default all of them."""
    options = parse_arguments()
    results = []
    for goal, run in MEASURES:
        if options.only and goal.key not in options.only:
            continue
        with progress(goal) as tick:
            results.append(run(goal=goal, tick=tick))
    show(results)
    if options.json:
        write_json(results, options.json)
    if options.write:
        write_page(results, options.write)


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    keys = [goal.key for goal, _ in MEASURES]
    parser.add_argument("--only", nargs="+", choices=keys, help="some of the measures")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every round as JSON")
    parser.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=PAGE,
        metavar="PAGE",
        help="write the table into docs/benchmarks.md (or another page)",
    )
    options = parser.parse_args()
    if options.write and options.only:
        parser.error("--write wants the whole table, so it does not go with --only")
    return options


@contextmanager
def progress(goal: Goal) -> Generator[Tick, None, None]:
    """Show how many rounds of a measure are done."""
    if HAS_RICH:
        columns = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task(goal.name, total=goal.rounds)
            yield lambda: bar.advance(task)
    else:
        print(goal.name, end=" ", flush=True)
        yield lambda: print(".", end="", flush=True)
        print()


def show(results: Sequence[Result]) -> None:
    """Print the table and the machine; remarks come last, where a narrow terminal wraps."""
    lines = [TITLES, *map(row, results)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for cells in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)))
    print(machine())


if __name__ == "__main__":
    main()
