"""The picture of a link.

Also proves `server/http/pictures.py`.
"""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFont

from abth.server.http.client_pages import PICTURE
from abth.server.previews.painter import Painter, is_written, shortened, wrapped
from abth.server.previews.preview import Card
from tests.server.built_client import WEB, build_small_client

CARD = Card(
    title="Nora's table",
    line="Waiting for Chris",
    waited_for="Chris",
    round=4,
    rounds=6,
    round_words="Round 4 of 6",
    players=("Nora", "Chris", "Joakim", "Tommy"),
    to_act=1,
)
CARDS_BEGIN = 650  # nothing is written over the cards


@pytest.fixture
def painter(tmp_path: Path) -> Painter:
    build_small_client(tmp_path / "client")
    return Painter(tmp_path / "client")


@pytest.fixture
def font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(WEB / "src" / "fonts" / "grenze-gotisch-700.woff2"), 72)


def drawn(painter: Painter, card: Card | None) -> Image.Image:
    picture = Image.open(BytesIO(asyncio.run(painter.draw(card))))
    assert (picture.format, picture.size) == ("JPEG", PICTURE)
    return picture


@pytest.mark.parametrize(
    "card",
    [
        None,
        CARD,
        Card(title="W" * 60, line="W" * 90, players=("W" * 40,) * 5),
        Card(title="Ein sehr langer Name für den Freitagabend im Verein", line="?"),
        Card(title="", line=""),
    ],
)
def test_nothing_is_written_over_the_cards(painter: Painter, card: Card | None) -> None:
    with Image.open(WEB / "public" / "share-background.jpg") as background:
        change = ImageChops.difference(background.convert("RGB"), drawn(painter, card))
    cards = change.crop((CARDS_BEGIN, 60, PICTURE[0], 480)).convert("L")
    assert not any(cards.histogram()[60:])  # what JPEG changes by itself


def test_a_card_is_drawn_once(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    first = asyncio.run(painter.draw(CARD))
    monkeypatch.setattr(Painter, "_jpeg", None)
    assert asyncio.run(painter.draw(CARD)) is first
    assert CARD.digest != Card(title="Another").digest


def test_letters_that_a_font_lacks_are_known(font: ImageFont.FreeTypeFont) -> None:
    assert is_written(font, "Ängström, café, ¿qué?")
    assert not is_written(font, "日本")


def test_long_texts_are_wrapped_and_cut(font: ImageFont.FreeTypeFont) -> None:
    lines = wrapped("A Battle Through History", font, 560)
    assert len(lines) == 2
    assert shortened("W" * 50, font, 300).endswith("…")
    assert font.getlength(shortened("W" * 50, font, 300)) <= 300
    assert shortened("short", font, 300) == "short"
