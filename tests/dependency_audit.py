"""Known vulnerabilities of everything that is installed, Python and JavaScript, in one question.

`python -m tests.dependency_audit constraints.txt web/package-lock.json` asks the database of open
source vulnerabilities (osv.dev, which holds the advisories of PyPI, npm and GitHub) for each pinned
version. It needs nothing but the standard library. It ends with 1 if there is an advisory that is
not accepted below, and with 0 and one line if the database cannot be reached.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

DATABASE = os.environ.get("ABTH_ADVISORIES", "https://api.osv.dev")
AT_ONCE = 500  # questions in a request; the database takes 1,000
PATIENCE = 20.0  # seconds

# Advisories that do not concern us, each with the reason.
ACCEPTED: dict[str, str] = {}


class Package(NamedTuple):
    """One version of a library."""

    ecosystem: str
    name: str
    version: str


class Advisory(NamedTuple):
    """What is known against a library."""

    package: Package
    number: str


def pinned(path: Path) -> list[Package]:
    """The packages that a file of constraints or of npm's lock pins."""
    text = path.read_text("utf-8")
    if path.suffix == ".json":
        entries: dict[str, dict[str, str]] = json.loads(text)["packages"]
        return sorted({
            Package("npm", place.rpartition("node_modules/")[2], entry["version"])
            for place, entry in entries.items()
            if place and "version" in entry
        })  # fmt: skip
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;#]+)", text, re.MULTILINE)
    return [Package("PyPI", name, version) for name, version in found]


def advisories(packages: Sequence[Package]) -> list[Advisory]:
    """Everything that is known against these packages."""
    found = []
    for start in range(0, len(packages), AT_ONCE):
        asked = packages[start : start + AT_ONCE]
        questions = [
            {"package": {"ecosystem": kind, "name": name}, "version": version}
            for kind, name, version in asked
        ]
        request = urllib.request.Request(
            f"{DATABASE}/v1/querybatch",
            json.dumps({"queries": questions}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            results: list[dict[str, list[dict[str, str]]]] = json.load(answer)["results"]
        for package, result in zip(asked, results, strict=True):
            found += [Advisory(package, entry["id"]) for entry in result.get("vulns", ())]
    return found


def main(files: Sequence[str]) -> int:
    """Print what was found; the exit code."""
    packages = [package for file in files for package in pinned(Path(file))]
    try:
        found = advisories(packages)
    except (OSError, ValueError, KeyError) as error:  # URLError is an OSError
        reason = getattr(error, "reason", error)
        print(f"audit: the advisories cannot be reached ({reason}); nothing was checked")  # noqa: T201
        return 0
    open_ = [advisory for advisory in found if advisory.number not in ACCEPTED]
    for package, number in open_:
        print(f"audit: {package.name} {package.version}: https://osv.dev/{number}")  # noqa: T201
    print(f"audit: {len(packages)} packages, {len(open_)} advisories")  # noqa: T201
    return 1 if open_ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
