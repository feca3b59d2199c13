"""A small client that looks like a built one: the real page, fonts and background, no scripts."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from tests.server.house import House, house

WEB = Path(__file__).parents[2] / "web"


def build_small_client(static: Path) -> None:
    """Write its files as the build does."""
    assets = static / "assets"
    assets.mkdir(parents=True)
    page = (WEB / "index.html").read_text("utf-8")
    (static / "index.html").write_text(page.replace('="/', '="./').replace('"./"', '"/"'), "utf-8")
    (static / "build.json").write_text('{"build":"abc"}', "utf-8")
    for file in (WEB / "public").iterdir():
        shutil.copy(file, static)
    for font in (WEB / "src" / "fonts").glob("*.woff2"):
        shutil.copy(font, assets)


@asynccontextmanager
async def house_with_client(folder: Path, base_path: str = "") -> AsyncIterator[House]:
    """A server that has a client."""
    async with house(folder) as place:
        build_small_client(place.settings.static)
        place.settings = replace(place.settings, base_path=base_path)
        await place.restart()
        yield place
