"""People who come with a browser: sizes, settings, pictures, and the errors that they meet."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.place import Guest, Place

PATIENCE = 60_000  # milliseconds for whatever a page has to do, on a busy machine
expect.set_options(timeout=PATIENCE)  # it would give up after 5 seconds
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT: ViewportSize = {"width": 740, "height": 360}  # a phone on its side
SIZES = {"desk": DESK, "phone": PHONE}
# The dark theme in every run of the tests, the light one in the long proofs.
EACH_THEME = [
    pytest.param("dark", marks=pytest.mark.slow),
    pytest.param("light", marks=pytest.mark.long),
]


class Visitors:
    """All browser windows of one test."""

    def __init__(self, browser: Browser, place: Place, test: str) -> None:
        self.browser = browser
        self.place = place
        self.test = re.sub(r"\W+", "-", test).strip("-")
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected: list[str] = []  # parts of messages that a test brings about on purpose

    def come(
        self,
        guest: Guest | None = None,
        at: str = "",
        *,
        size: ViewportSize = DESK,
        theme: str = "dark",
        language: str = "en",
        motion: str | None = "reduced",
        speed: int = 4,
        touch: bool = False,
        view: str = "table",
        worker: bool = False,
    ) -> Page:
        """A window of somebody (None: of a stranger), opened at a path.

        The service worker is left out unless it is wanted: it would hide what is loaded.
        """
        context = self.browser.new_context(
            viewport=size,
            locale="en-GB",
            has_touch=touch,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        settings = {"theme": theme, "language": language, "motion": motion, "speed": speed}
        settings["view"] = view
        kept: dict[str, Any] = {"settings": settings}
        if guest is not None:
            kept |= {"me": guest.credentials, "phrase-shown": True}
        context.add_init_script(REMEMBER % json.dumps(kept))
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{error}"))
        page.on("console", self._hear)
        page.goto(f"{self.place.url}/{at}")
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def look_for_errors(self) -> None:
        """No page has met an error, but for those that the test expects."""
        found = [error for error in self.errors if not any(part in error for part in self.expected)]
        assert not found, found

    def leave(self, *, with_pictures: bool = False) -> None:
        """Close all windows; after a failure, what they showed last is kept as pictures."""
        for number, context in enumerate(self.contexts):
            for page in context.pages if with_pictures else ():
                keep_picture(page, f"last/{self.test}-{number}")
            context.close()


# Settings are there before the client asks for them, once: what it changes stays changed.
REMEMBER = """
if (location.protocol === "http:") for (const [key, value] of Object.entries(%s)) {
  if (localStorage.getItem("abth." + key) === null)
    localStorage.setItem("abth." + key, JSON.stringify(value));
}
"""


def follow(page: Page, address: str) -> None:
    """Go to an address as a link leads there, without loading the client again."""
    page.evaluate(FOLLOW, address)


FOLLOW = """(address) => {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""


# A new size was laid out, and what depends on it was measured.
LAID_OUT = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  for (let frames = 0; frames < 4; frames += 1) await frame();
}"""


def picture(page: Page, name: str) -> None:
    """Keep what a window shows for people to look at, if `ABTH_PICTURES` asks for it.

    Its size may be new: with or without a picture, everything is in its place afterwards.
    """
    page.evaluate(LAID_OUT)
    if keeps_pictures():
        keep_picture(page, name)


def keeps_pictures() -> bool:
    """Whether pictures are wanted."""
    return bool(os.environ.get("ABTH_PICTURES"))


def keep_picture(page: Page, name: str) -> None:
    """Keep what a window shows."""
    path = PICTURES / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, animations="disabled", caret="hide")
