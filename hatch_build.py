"""Build hook of wheel and sdist: compiles the rules with mypyc and builds the client, side by side.

A wheel has every `.py` file. With a C compiler it also has the compiled modules, which Python
prefers. With Node it also has the web client, which the server shows. An editable install gets
neither, so the edited source runs (`make web` builds the client for it). An sdist brings the built
client along. The environment variables
`ABTH_COMPILE` and `ABTH_WEB` can be:

    (unset)   compile (build the client); if that fails, say why in one line and go on without
    require   compile (build the client), or fail
    0         do not

This file is also a program. `python hatch_build.py engine FOLDER` and `python hatch_build.py client
FOLDER` build one part into a folder. If `ABTH_PARTS` names the folder that holds both, the hook
takes them from there and builds nothing. `make` does that, so it builds only what has changed and
installs libraries in the meantime. `python hatch_build.py compile FOLDER MODULE.py …` is the
compiler. The hook starts it as a process, because mypyc exits on errors.
"""

import ast
import gzip
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("abth/rules",)
"""Packages compiled whole, but for their `__init__.py` files, which only gather names."""

COMPILED_MODULES: tuple[str, ...] = (
    "abth/arena/matches/battle_counts.py",
    "abth/arena/matches/match_runner.py",
    "abth/arena/totals.py",
    "abth/bots/best_line_up.py",
    "abth/bots/champion/features.py",
    "abth/bots/champion/search.py",
    "abth/bots/champion/turn_policy.py",
    "abth/bots/champion/value_net.py",
    "abth/bots/instinct.py",
    "abth/bots/judge.py",
    "abth/bots/line_ups.py",
    "abth/bots/reinforcement_odds.py",
    "abth/bots/odds.py",
    "abth/bots/plan.py",
    "abth/bots/search.py",
    "abth/bots/face_pairs.py",
    "abth/bots/repeated_battle.py",
    "abth/envs/encoding.py",
    "abth/envs/matches.py",
    "abth/library/game.py",
    "abth/protocol/fair.py",
    "abth/review/captains.py",
    "abth/table/log_writer.py",
    "abth/table/match/match.py",
    "abth/table/match/steps.py",
    "abth/table/presence.py",
    "abth/table/table.py",
    "abth/table/table_jobs.py",
    "abth/table/viewers/publisher.py",
    "abth/table/viewers/snapshots.py",
    "abth/table/viewers/table_views.py",
    "abth/table/viewers/update_encoding.py",
)
"""Further hot modules, such as `"abth/bots/odds.py"`. Modules with coroutines stay
interpreted: they wait more than they compute."""

TEXT_MODULES = (
    "abth/rules/actions.py",
    "abth/rules/box.py",
    "abth/rules/events.py",
    "abth/rules/notation.py",
    "abth/rules/phases/setup.py",
    "abth/rules/position.py",
    "abth/rules/reading.py",
    "abth/rules/refusals.py",
    "abth/rules/rulings.py",
    "abth/rules/soundness.py",
)
"""Compiled modules that read and write text or only hold facts. They make up one C file and all
other modules another, so that two cores share the work. Calls from one file to the other are not
inlined, so what plays and searches stays together."""

UNIX_FLAGS = ("-fvisibility=hidden", "-Wno-error", "-fno-asynchronous-unwind-tables")
"""The first lets the C compiler inline calls within the one shared library (small calls run four
times faster), the second keeps a newer compiler's warnings from ending the build, the third leaves
out tables that only C++ exceptions need."""

TEXT_FILE = "text.c"
TEXT_FLAGS = ("-Os",)
"""Text modules are compiled to be small: they are called once where others are called often."""

LINUX_LINK_FLAGS = ("-s", "-Wl,-z,noseparate-code")
"""Without symbols, and without empty pages between code and data: there is a small file for each
module, and those pages are most of it."""

# Where mypyc's C has a place for a docstring: after the signature of a function or a class, and in
# the table of properties. Neighboring literals are one string in C.
FUNCTION_IN_C = re.compile(
    r'\(PyCFunction\)CPyPy_(?P<c_name>\w+),[^"{}]*PyDoc_STR\("[^"]*--\\n\\n"'
)
CLASS_IN_C = re.compile(r'\.tp_doc = PyDoc_STR\("(?P<name>\w+)\([^"]*--\\n\\n"')
PROPERTY_IN_C = re.compile(
    r'(?P<start>\{"(?P<name>\w+)",\s*\(getter\)(?:\w+___)?(?P<kind>\w+?)_get_(?P=name),\s*)'
    r"NULL, NULL, NULL\}"
)

ROOT = Path(__file__).resolve().parent

STATIC = "abth/server/static"
"""Where the server looks for the web client."""

PREBUILT = "prebuilt/client"
"""Where an sdist has the web client, so that an installation needs no Node."""

PATIENCE_SECONDS = 10
"""How often the hook says that it is still building."""


class CannotBuildError(Exception):
    """One line says why a part is missing; `log` has the details."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


@dataclass(frozen=True)
class Part:
    """One of the two parts of a wheel that have to be built."""

    name: str  # of its folder in `ABTH_PARTS`
    variable: str  # decides whether it is built
    building: str
    built: str
    build: Callable[[Path], None]  # into a folder


def build_engine(target: Path) -> None:
    """Compile the modules that must run fast, from a copy of the source, into a folder."""
    require_compiler()
    with tempfile.TemporaryDirectory(prefix="abth-build-") as name:
        scratch = Path(name)
        stage = scratch / "stage"
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(ROOT / "src", stage, ignore=ignored)
        modules = [path.relative_to(stage).as_posix() for path in hot_modules(stage)]
        program = str(Path(__file__).resolve())
        run([sys.executable, program, "compile", str(scratch), *modules], stage)
        shutil.copytree(scratch / "lib", target, dirs_exist_ok=True)


def build_client(target: Path) -> None:
    """Build the web client into a folder; an sdist brings it along."""
    if (ROOT / PREBUILT / "index.html").is_file():
        shutil.copytree(ROOT / PREBUILT, target, dirs_exist_ok=True)
        return
    web = ROOT / "web"
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise CannotBuildError("there is no Node.js with npm")
    if not (web / "package.json").is_file():
        raise CannotBuildError("its source is not here")
    if not is_installed(web):
        run([npm, "ci"], web)
    run([npm, "run", "build"], web, {"ABTH_WEB_OUT": str(target)})
    keep_packed(target)


def keep_packed(client: Path) -> None:
    """Replace plain files by gzip where the build has made a Brotli form: less to install.

    The page itself stays plain: it shows that there is a client.
    """
    for brotli in client.rglob("*.br"):
        plain = brotli.with_suffix("")
        if plain.suffix != ".html":
            packed = gzip.compress(plain.read_bytes(), 9, mtime=0)
            plain.with_name(f"{plain.name}.gz").write_bytes(packed)
            plain.unlink()


ENGINE = Part("engine", "ABTH_COMPILE", "compiling the rules", "compiled the rules", build_engine)
CLIENT = Part("client", "ABTH_WEB", "building the client", "built the client", build_client)


class WheelParts(BuildHookInterface[Any]):
    """Adds the compiled modules and the web client to the wheel."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the parts that can be built and are wanted."""
        if version == "editable":
            return
        if self.target_name == "sdist":
            add_client(build_data)
            return
        folder = os.environ.get("ABTH_PARTS")
        if folder is None:
            self.scratch = tempfile.TemporaryDirectory(prefix="abth-build-")
            folder = self.scratch.name
            with ThreadPoolExecutor() as pool:
                list(pool.map(lambda part: make(part, Path(folder, part.name)), (ENGINE, CLIENT)))
        libraries = Path(folder, ENGINE.name)
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            target = library.relative_to(libraries).as_posix()
            build_data["force_include"][str(library)] = target
        if Path(folder, CLIENT.name, "index.html").is_file():
            build_data["force_include"][str(Path(folder, CLIENT.name))] = STATIC

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove everything outside the wheel."""
        if self.scratch is not None:
            self.scratch.cleanup()


def add_client(build_data: dict[str, Any]) -> None:
    """Put the client into an sdist: that of `make`, or of the sdist that this source came from."""
    for client in (ROOT / "build" / CLIENT.name, ROOT / PREBUILT):
        if (client / "index.html").is_file():
            build_data["force_include"][str(client)] = PREBUILT
            return
    say("the sdist has no client: make wheel builds it")


def make(part: Part, target: Path) -> None:
    """Build a part as its variable says, into a folder that is empty if it cannot be built."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    mode = os.environ.get(part.variable, "")
    if mode not in ("", "0", "require"):
        raise SystemExit(f"abth: {part.variable} is {mode!r}; it may be 0, require or unset")
    if mode == "0":
        return
    try:
        with progress(part):
            part.build(target)
    except CannotBuildError as error:
        if mode == "require":
            raise SystemExit(f"{error.log}\nabth: {part.building} failed: {error}") from None
        say(f"{part.building} is not possible, going on without: {error}")


@contextmanager
def progress(part: Part) -> Iterator[None]:
    """Say every few seconds that a part is being built, and how long it took."""
    start = monotonic()
    done = Event()

    def tell() -> None:
        say(f"{part.building} …")
        while not done.wait(PATIENCE_SECONDS):
            say(f"{part.building} … {monotonic() - start:.0f} s")

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
    say(f"{part.built} in {monotonic() - start:.0f} s")


def say(words: str) -> None:
    """Write a line for whoever waits."""
    print(f"abth: {words}", flush=True)


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
    """Compile modules of the current folder into `scratch/lib`."""
    # setuptools must come first: mypyc uses its distutils, which Python 3.12 no longer has.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # isort: split
    from mypyc.build import mypycify

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools carries no types
        """Compiles the files of a library at the same time."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile

            def compile_source(source: str, extra_postargs: list[str], **options: Any) -> Any:
                small = TEXT_FLAGS if Path(source).name == TEXT_FILE and os.name != "nt" else ()
                return compile_one([source], extra_postargs=[*extra_postargs, *small], **options)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor() as pool:
                    objects = pool.map(lambda source: compile_source(source, **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, "--ignore-missing-imports", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="abth._compiled",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        if len(extension.sources) > 1:
            keep_docstrings(extension.sources, modules)
            extension.sources = in_two_files(extension.sources, scratch)
            extension.include_dirs.append(str(scratch / "c" / "abth"))  # of the library's headers
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        if sys.platform == "linux":
            extension.extra_link_args = [*extension.extra_link_args, *LINUX_LINK_FLAGS]
    distribution = Distribution(
        {"name": "abth", "ext_modules": extensions, "cmdclass": {"build_ext": SideBySide}}
    )
    build = distribution.get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "o")
    build.parallel = 2
    distribution.run_command("build_ext")


def keep_docstrings(sources: list[str], modules: list[str]) -> None:
    """Write the docstrings of the modules into their C files.

    mypyc leaves them out and has no option for them. A test asks the compiled package for its
    docstrings, so a mypyc that writes other C cannot lose them unnoticed.
    """
    files = {Path(source).stem: Path(source) for source in sources}
    for module in modules:
        file = files["__native_" + module.removesuffix(".py").replace("/", "___")]
        docs = dict(docstrings_in(ast.parse(Path(module).read_text(encoding="utf-8"))))
        file.write_text(with_docstrings(file.read_text(encoding="utf-8"), docs), encoding="utf-8")


def docstrings_in(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The docstrings of a module (named ""), of its classes, functions and methods."""
    yield "", ast.get_docstring(module) or ""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}.{method.name}", ast.get_docstring(method) or ""


def with_docstrings(source: str, docs: dict[str, str]) -> str:
    """A module's C source with a docstring wherever it has a place for one."""
    from mypyc.codegen.cstring import c_string_initializer

    def literal(name: str) -> str:
        return str(c_string_initializer(docs[name].encode())) if docs.get(name) else ""

    def function(found: re.Match[str]) -> str:
        names = found["c_name"].split("___")
        name = ".".join(names[-2:])
        return f"{found[0]} {literal(name if name in docs else names[-1])}"

    def kind(found: re.Match[str]) -> str:
        return f"{found[0]} {literal(found['name'])}"

    def property_of(found: re.Match[str]) -> str:
        doc = literal(f"{found['kind']}.{found['name']}") or "NULL"
        return f"{found['start']}NULL, {doc}, NULL}}"

    source = re.sub(FUNCTION_IN_C, function, source)
    source = re.sub(CLASS_IN_C, kind, source)
    source = re.sub(PROPERTY_IN_C, property_of, source)
    return source.replace("NULL, /* docstring */", f"{literal('') or 'NULL'}, /* docstring */", 1)


def in_two_files(sources: list[str], scratch: Path) -> list[str]:
    """The C files of the shared library, gathered in two: text modules, and all others."""
    text = {"__native_" + module.removesuffix(".py").replace("/", "___") for module in TEXT_MODULES}
    found = {source for source in sources if Path(source).stem in text}
    if len(found) != len(text):
        raise SystemExit("TEXT_MODULES names a module that is not compiled")
    files = {TEXT_FILE: found, "play.c": set(sources) - found}
    for name, parts in files.items():
        lines = [f'#include "{Path(part).resolve().as_posix()}"\n' for part in sorted(parts)]
        (scratch / name).write_text("".join(lines), encoding="utf-8")
    return [str(scratch / name) for name in files]


def main(command: str, folder: str, *modules: str) -> None:
    """Build one part, or compile."""
    if command == "compile":
        compile_here(Path(folder), list(modules))
        return
    part = {ENGINE.name: ENGINE, CLIENT.name: CLIENT}[command]
    make(part, Path(folder).resolve())


if __name__ == "__main__":
    main(*sys.argv[1:])
