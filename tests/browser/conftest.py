"""Chromium, the built client and a running server for tests in a browser.

Without Chromium or without a client these tests are left out, with the reason; the environment
variable `ABTH_BROWSER=require` makes that an error.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from abth.server.settings import STATIC
from tests.browser.place import Place, running
from tests.browser.visitors import Visitors

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "client"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip


def left_out(reason: str) -> NoReturn:
    """Skip, or fail where a browser is required."""
    if os.environ.get("ABTH_BROWSER") == "require":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def client() -> Path:
    """The client as `web/` has it now; where it cannot be built, as the package has it."""
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").is_dir():
        if (STATIC / "index.html").is_file():
            return STATIC
        left_out("the client is not built, and there is no npm with web/node_modules to build it")
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests may run in several processes
        if not is_current(BUILT / "index.html"):
            subprocess.run(
                [str(npm), "--prefix", "web", "run", "build"],
                cwd=ROOT,
                env={**os.environ, "ABTH_WEB_OUT": str(BUILT)},
                check=True,
                capture_output=True,
            )
    return BUILT


def is_current(built: Path) -> bool:
    """Whether nothing of the client was changed since it was built."""
    if not built.is_file():
        return False
    web = ROOT / "web"
    locales = ROOT / "src" / "abth" / "locales"
    parts = [
        *(web / "src").rglob("*"),
        *(web / "public").iterdir(),
        *locales.rglob("*"),
        *web.glob("*.*"),
    ]
    newest = max(part.stat().st_mtime for part in parts if part.is_file())
    return newest <= built.stat().st_mtime


# Playwright keeps an event loop in this thread, in which no other test could run its own: so it
# lives no longer than one module of tests.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or whatever goes by that name."""
    found = shutil.which("chromium")
    if found is None:
        left_out("there is no chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def place(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server whose bots choose quickly, for all tests of a module."""
    with running(tmp_path_factory.mktemp("place"), client) as place:
        yield place


FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests have failed, for the windows that they leave behind."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visitors(chromium: Browser, place: Place, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People with browsers; none of them may meet an error that nobody expected."""
    visitors = Visitors(chromium, place, request.node.name)
    failed = True
    try:
        yield visitors
        visitors.look_for_errors()
        failed = request.node.stash.get(FAILED, True)
    finally:
        visitors.leave(with_pictures=failed)
