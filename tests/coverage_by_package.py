"""Line and branch coverage by package, from the report of `coverage json`.

    coverage json -o build/coverage.json
    python -m tests.coverage_by_package build/coverage.json

Fails if a package that has a floor is below it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

FLOORS = {"protocol": 95.0, "rules": 95.0, "storage": 95.0, "table": 95.0}
"""The least line and branch coverage, in percent, of packages that decide a match."""

LEVEL = 2  # src/abth/PACKAGE/…


def numbers_by_package(report: Path) -> dict[str, Counter[str]]:
    """The sums of all files of each package."""
    packages: dict[str, Counter[str]] = {}
    for file, facts in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        parts = Path(file).parts
        if len(parts) > LEVEL + 1:
            numbers = packages.setdefault(parts[LEVEL], Counter())
            numbers.update({k: v for k, v in facts["summary"].items() if isinstance(v, int)})
    return dict(sorted(packages.items()))


def percent(part: int, whole: int) -> float:
    """A share; all of nothing is 100 %."""
    return 100.0 if whole == 0 else 100 * part / whole


def rows(packages: dict[str, Counter[str]]) -> Iterator[tuple[str, float, float, str]]:
    """Name, lines, branches and verdict of each package."""
    for name, numbers in packages.items():
        lines = percent(numbers["covered_lines"], numbers["num_statements"])
        branches = percent(numbers["covered_branches"], numbers["num_branches"])
        floor = FLOORS.get(name)
        verdict = ""
        if floor is not None:
            verdict = f"at least {floor:g}" if min(lines, branches) >= floor else f"BELOW {floor:g}"
        yield name, lines, branches, verdict


def main(report: Path) -> int:
    """Show the table; 1 if a package is below its floor."""
    table = list(rows(numbers_by_package(report)))
    out = sys.stdout
    out.write(f"{'package':10} {'lines':>8} {'branches':>9}\n")
    for name, lines, branches, verdict in table:
        out.write(f"{name:10} {lines:7.1f}% {branches:8.1f}%  {verdict}\n")
    return int(any(verdict.startswith("BELOW") for _, _, _, verdict in table))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
