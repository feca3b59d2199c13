"""Build hook of the wheel: compiles the rules with mypyc, and builds the web client.

A wheel has every `.py` file. With a C compiler it also has the compiled modules, which Python
prefers. With Node it also has the web client, which the server shows. An editable install gets
neither, so the edited source runs (`make web` builds the client for it). The environment variables
`ABTH_COMPILE` and `ABTH_WEB` can be:

    (unset)   compile (build the client); if that fails, say why in one line and go on without
    require   compile (build the client), or fail
    0         do not

Run as a program (`python hatch_build.py OUTPUT MODULE.py …`, in a folder that holds the package),
this file is the compiler. The hook starts it as a process, because mypyc exits on errors.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("abth/rules",)
"""Packages compiled whole, but for their `__init__.py` files, which only gather names."""

COMPILED_MODULES: tuple[str, ...] = (
    "abth/arena/battle_counts.py",
    "abth/arena/match_runner.py",
    "abth/arena/totals.py",
    "abth/bots/best_line_up.py",
    "abth/bots/instinct.py",
    "abth/bots/judge.py",
    "abth/bots/line_ups.py",
    "abth/bots/reinforcement_odds.py",
    "abth/bots/odds.py",
    "abth/bots/plan.py",
    "abth/bots/search.py",
    "abth/bots/face_pairs.py",
    "abth/bots/repeated_battle.py",
)
"""Further hot modules, such as `"abth/bots/odds.py"`."""

UNIX_FLAGS = ("-fvisibility=hidden", "-Wno-error")
"""The first lets the C compiler inline calls within the one shared library (small calls run four
times faster), the second keeps a newer compiler's warnings from ending the build."""


STATIC = "abth/server/static"
"""Where the server looks for the web client."""


class WheelParts(BuildHookInterface[Any]):
    """Adds the compiled modules and the web client to the wheel."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the parts that can be built and are wanted."""
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="abth-build-")
        scratch = Path(self.scratch.name)
        self.part("ABTH_COMPILE", "compiled", lambda: self.add_compiled(scratch, build_data))
        self.part("ABTH_WEB", "built for the browser", lambda: self.add_client(scratch, build_data))

    def part(self, variable: str, done: str, add: Callable[[], None]) -> None:
        """Add one of the parts, depending on its variable."""
        mode = os.environ.get(variable, "")
        if mode not in ("", "0", "require"):
            raise SystemExit(f"abth: {variable} is {mode!r}; it may be 0, require or unset")
        if mode == "0":
            return
        try:
            add()
        except CannotBuildError as error:
            if mode == "require":
                raise SystemExit(f"{error.log}\nabth: cannot be {done}: {error}") from None
            self.app.display_warning(f"abth: not {done}, going on without: {error}")

    def add_compiled(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Add the compiled modules."""
        libraries = compiled(Path(self.root, "src"), scratch)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            target = library.relative_to(scratch / "lib").as_posix()
            build_data["force_include"][str(library)] = target
        self.app.display_info(f"abth: compiled {len(libraries) - 1} modules")

    def add_client(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Add the built web client."""
        built = client(Path(self.root, "web"), scratch / "static")
        build_data["force_include"][str(built)] = STATIC
        self.app.display_info("abth: built the web client")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove everything outside the wheel."""
        if self.scratch is not None:
            self.scratch.cleanup()


class CannotBuildError(Exception):
    """One line says why a part is missing; `log` has the details."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


def compiled(source: Path, scratch: Path) -> list[Path]:
    """The shared libraries, built from a copy of the source so that none lands beside it."""
    require_compiler()
    stage = scratch / "stage"
    shutil.copytree(source, stage, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    modules = [path.relative_to(stage).as_posix() for path in hot_modules(stage)]
    run([sys.executable, str(Path(__file__).resolve()), str(scratch), *modules], stage)
    return sorted(path for path in Path(scratch, "lib").rglob("*") if path.is_file())


def client(web: Path, target: Path) -> Path:
    """The folder with the built web client."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise CannotBuildError("there is no Node.js with npm")
    if not (web / "package.json").is_file():
        raise CannotBuildError("its source is not here")
    if not is_installed(web):
        run([npm, "ci"], web)
    run([npm, "run", "build"], web, {"ABTH_WEB_OUT": str(target)})
    return target


def is_installed(web: Path) -> bool:
    """Whether the packages of the lock file are in place."""
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return False
    return installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def run(command: list[str], folder: Path, variables: dict[str, str] | None = None) -> None:
    """Run a command that must succeed; its output is in the error if it fails."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **(variables or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise CannotBuildError(str(error)) from None
    if done.returncode != 0:
        raise CannotBuildError(reason_in(done.stdout), done.stdout)


def hot_modules(stage: Path) -> Iterator[Path]:
    """Every module to compile, in a fixed order."""
    for package in COMPILED_PACKAGES:
        yield from (p for p in sorted(stage.glob(f"{package}/**/*.py")) if p.name != "__init__.py")
    yield from (stage / module for module in COMPILED_MODULES)


def require_compiler() -> None:
    """Refuse to go on without a C compiler and Python's headers (setuptools checks on Windows)."""
    if os.name == "nt":
        return
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise CannotBuildError(f"there is no C compiler ({command[0]})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotBuildError("Python's C headers are not installed")


def reason_in(log: str) -> str:
    """The most telling line of a failed run's output."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if " error: " in line]
    reason = (errors or lines[-1:] or ["the compiler said nothing"])[0]
    return reason if len(reason) <= 200 else f"{reason[:199]}…"


def compile_here(scratch: Path, modules: list[str]) -> None:
    """Compiles modules of the current folder into `scratch/lib`."""
    # setuptools must come first: mypyc uses its distutils, which Python 3.12 no longer has.
    from setuptools import Distribution

    # isort: split
    from mypyc.build import mypycify

    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, "--ignore-missing-imports", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        group_name="abth._compiled",
        target_dir=str(scratch / "c"),
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    distribution = Distribution({"name": "abth", "ext_modules": extensions})
    build = distribution.get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "o")
    distribution.run_command("build_ext")


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]), sys.argv[2:])
