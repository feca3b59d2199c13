"""`make release`: an sdist, and a manylinux wheel for every supported Python that is found here.

Each wheel is built in an environment of its own, gets its platform tag from `auditwheel`, passes
`twine check`, and is installed into an empty environment without a compiler and without Node, where
the game is imported and played. A Python that is not found is named and left out: the search path
and the versions of pyenv are looked at, and `PYTHONS` may list the paths of more. Results go to
`dist/release`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
WORK: Final = ROOT / "build" / "release"
RESULTS: Final = ROOT / "dist" / "release"
CLIENT: Final = ROOT / "build" / "client"
STATIC: Final = "abth/server/static/index.html"
SUPPORTED: Final = ("3.11", "3.12", "3.13", "3.14")
PINNED: Final = ("--quiet", "--constraint", str(ROOT / "constraints.txt"))

PLAYED: Final = """
import json, subprocess, sys
import abth
from abth.rules import flow

game = abth.new_game(players=3, seed=1)
while not game.is_over:
    game.apply(game.legal()[0])
assert len(game.scores) == 3
assert str(abth.odds("trebuchet, archers | kamakura-samurai").attacker_wins) == "11/18"
program = [sys.executable, "-m", "abth"]
subprocess.run([*program, "simulate", "--games", "3"], check=True, stdout=subprocess.DEVNULL)
print(json.dumps({"compiled": not flow.__file__.endswith(".py")}))
"""
"""What an installed package has to do; prints whether its rules are compiled."""


class Python(NamedTuple):
    """An interpreter that a wheel is built for."""

    version: str
    path: str


class FailedError(Exception):
    """One line says what went wrong; the output of the program is above it."""


def main() -> int:
    """Build, check and install everything; the exit code."""
    found = list(pythons(os.environ.get("PYTHONS", "").split()))
    missing = [version for version in SUPPORTED if version not in dict(found)]
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    try:
        sdist = build_sdist()
        wheels = {python: build_wheel(python) for python in found}
        run([tool("twine"), "check", "--strict", *map(str, RESULTS.iterdir())])
        for python, wheel in wheels.items():
            try_installed(python, wheel, compiled=True)
            say(f"{wheel.name}: installed and played with Python {python.version}")
        try_installed(found[0], sdist, compiled=False)
        say(f"{sdist.name}: installed and played, interpreted, with Python {found[0].version}")
    except FailedError as error:
        say(f"error: {error}")
        return 1
    for version in missing:
        say(f"left out: there is no Python {version} here (PYTHONS may name its path)")
    return 0


def pythons(named: Sequence[str]) -> Iterator[Python]:
    """The supported Pythons that are named, on the search path or of pyenv, the oldest first."""
    candidates = [
        *named,
        *(f"python{version}" for version in SUPPORTED),
        sys.executable,
        *pythons_of_pyenv(),
    ]
    found: dict[str, str] = {}
    for candidate in candidates:
        path = shutil.which(candidate)
        version = None if path is None else version_of(path)
        if path is not None and version in SUPPORTED:
            found.setdefault(version, path)
    for version in SUPPORTED:
        if version in found:
            yield Python(version, found[version])


def pythons_of_pyenv() -> list[str]:
    """Its versions, the newest first: its programs on the search path run only the chosen one."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [path for version in SUPPORTED for path in home.glob(f"versions/*/bin/python{version}")]
    return sorted(map(str, found), key=digits_as_numbers, reverse=True)


def digits_as_numbers(text: str) -> list[int]:
    """For sorting: 3.12.10 comes after 3.12.9."""
    return [int(digits) for digits in re.findall(r"\d+", text)]


def version_of(path: str) -> str | None:
    """`3.12`; none if it does not run or cannot build (no headers, no venv)."""
    asked = (
        "import ensurepip, pathlib, sys, sysconfig, venv; "
        "assert pathlib.Path(sysconfig.get_path('include'), 'Python.h').is_file(); "
        "print('%d.%d' % sys.version_info[:2])"
    )
    done = subprocess.run([path, "-c", asked], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


def build_sdist() -> Path:
    """The source with the built client, so that an installation needs no Node."""
    say("building the sdist")
    run([tool("hatchling"), "build", "--target", "sdist", "--directory", str(RESULTS)])
    (sdist,) = RESULTS.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    if not any(name.endswith("/prebuilt/client/index.html") for name in names):
        raise FailedError("the sdist lacks the client")
    return sdist


def build_wheel(python: Python) -> Path:
    """A wheel with compiled rules and the client, and a tag that says which Linux it runs on."""
    say(f"building the wheel for Python {python.version}")
    home = WORK / python.version
    run([python.path, "-m", "venv", "--clear", str(home / "venv")])
    program = str(home / "venv" / "bin" / "python")
    run([program, "-m", "pip", "install", *PINNED, "--requirement", "build/requires.txt"])
    parts, raw = home / "parts", home / "raw"
    for folder in (parts, raw):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    run([program, "hatch_build.py", "engine", str(parts / "engine")], ABTH_COMPILE="require")
    (parts / "client").symlink_to(CLIENT)
    build = [program, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(raw)]
    run(build, ABTH_PARTS=str(parts))
    (wheel,) = raw.glob("*.whl")
    before = set(RESULTS.iterdir())
    run([tool("auditwheel"), "repair", "--wheel-dir", str(RESULTS), str(wheel)])
    (repaired,) = set(RESULTS.iterdir()) - before
    if STATIC not in zipfile.ZipFile(repaired).namelist():
        raise FailedError(f"{repaired.name} lacks the client")
    if "manylinux" not in repaired.name:
        raise FailedError(f"{repaired.name} is no manylinux wheel")
    return repaired


def try_installed(python: Python, package: Path, *, compiled: bool) -> None:
    """Install into an empty environment that knows no compiler and no Node, and play there."""
    with tempfile.TemporaryDirectory(prefix="abth-install-") as name:
        program = str(Path(name, "venv", "bin", "python"))
        run([python.path, "-m", "venv", str(Path(name, "venv"))])
        bare = {"PATH": str(Path(name, "venv", "bin")), "CC": "no-compiler", "ABTH_COMPILE": ""}
        only = () if package.suffix != ".whl" else ("--only-binary", ":all:")
        run([program, "-m", "pip", "install", *PINNED, *only, str(package)], Path(name), **bare)
        said = json.loads(run([program, "-c", PLAYED], Path(name), **bare).splitlines()[-1])
        client = next(Path(name).glob(f"venv/lib/python*/site-packages/{STATIC}"), None)
        if said["compiled"] != compiled or client is None:
            raise FailedError(f"{package.name}: compiled is {said['compiled']}, client {client}")


def tool(name: str) -> str:
    """A program of the environment that this one runs in."""
    return str(Path(sys.executable).with_name(name))


def run(command: Sequence[str], folder: Path = ROOT, **variables: str) -> str:
    """The output of a program that must succeed."""
    here = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **here, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout)
        raise FailedError(f"{Path(command[0]).name} {' '.join(command[1:4])} failed")
    return done.stdout


def say(words: str) -> None:
    """Write a line for those who wait."""
    print(f"release: {words}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
