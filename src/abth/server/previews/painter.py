"""Draws the picture of a link: the game's cards, and what a table's card says.

Data type: `Painter`. Background and fonts come with the built client. Names with letters that the
fonts do not have are left out: the title of the preview has them.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cachetools import LRUCache

from abth.server.previews.preview import Card

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

BACKGROUND: Final = "share-background.jpg"
DISPLAY, TEXT, PLAIN = "grenze-gotisch-700", "grenze-600", "barlow-semi-condensed-600"
INK, GOLD, DIM, PLATE = "#f6ead0", "#e6b94f", "#a68c58", "#0d0f12"
LEFT, RIGHT = 58, 620  # the cards stand to the right
MOST_KEPT: Final = 60  # pictures, of about 60 kB each
GAME: Final = "A Battle Through History"
ELLIPSIS: Final = "…"
NO_LETTER: Final = "\uffff"


class Painter:
    """Draws pictures one at a time, beside the work of the server, and keeps the latest."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._drawn: LRUCache[str, bytes] = LRUCache(MOST_KEPT)
        self._turn = asyncio.Lock()

    async def draw(self, card: Card | None) -> bytes:
        """The picture as JPEG."""
        key = "" if card is None else card.digest
        async with self._turn:
            found = self._drawn.get(key)
            if found is None:
                found = await asyncio.to_thread(self._jpeg, card)
                self._drawn[key] = found
        return found

    def _jpeg(self, card: Card | None) -> bytes:
        picture = self._background.copy()
        self._write(picture, card or Card(title=GAME))
        saved = BytesIO()
        picture.save(saved, "JPEG", quality=86, optimize=True)
        return saved.getvalue()

    @cached_property
    def _background(self) -> Image:
        from PIL import Image  # late: most servers are asked for pictures rarely

        with Image.open(self._static / BACKGROUND) as found:
            return found.convert("RGB")

    def _font(self, name: str, size: int) -> FreeTypeFont:
        from PIL import ImageFont

        file = next((self._static / "assets").glob(f"{name}*.woff2"))
        return ImageFont.truetype(str(file), size)

    def _write(self, picture: Image, card: Card) -> None:
        from PIL import ImageDraw

        draw = ImageDraw.Draw(picture)
        lines, font = self._title(card.title)
        height = round(font.size * 0.98)
        top = 232 - height * len(lines) // 2
        for number, line in enumerate(lines):
            draw.text((LEFT, top + number * height), line, INK, font)
        below = top + height * len(lines) + 26
        self._write_line(draw, card, below)
        if card.round:
            self._write_rounds(draw, card, below + 104)
        self._write_players(draw, card)

    def _title(self, title: str) -> tuple[list[str], FreeTypeFont]:
        """The title in one or two lines, as large as it fits; the game's if it has odd letters."""
        for size, most in ((96, 1), (84, 1), (72, 2), (62, 2), (54, 2)):
            font = self._font(DISPLAY, size)
            lines = wrapped(title if is_written(font, title) else GAME, font, RIGHT - LEFT)
            if len(lines) <= most and all(font.getlength(line) <= RIGHT - LEFT for line in lines):
                return lines, font
        return [
            shortened(part, font, RIGHT - LEFT) for part in (lines[0], " ".join(lines[1:]))
        ], font

    def _write_line(self, draw: ImageDraw, card: Card, top: int) -> None:
        """Who is waited for, the name in gold."""
        font = self._font(TEXT, 46)
        if not is_written(font, card.line):
            return
        before, name, after = card.line, "", ""
        if card.waited_for:
            before, name, after = card.line.partition(card.waited_for)
        x = float(LEFT)
        for part, color in ((before, INK), (name, GOLD), (after, INK)):
            text = shortened(part, font, RIGHT - x)
            draw.text((x, top), text, color, font)
            x += font.getlength(text)

    def _write_rounds(self, draw: ImageDraw, card: Card, middle: int) -> None:
        """The Round Track: Rounds that are over, the present one, those to come."""
        font, step = self._font(TEXT, 22), 46
        ends = (LEFT + 20, LEFT + 20 + step * (card.rounds - 1))
        draw.line((ends[0], middle, ends[1], middle), DIM, 3)
        for number in range(1, card.rounds + 1):
            x, present = ends[0] + step * (number - 1), number == card.round
            radius = 24 if present else 18
            fill = GOLD if present else DIM if number < card.round else PLATE
            place = (x - radius, middle - radius, x + radius, middle + radius)
            draw.ellipse(place, fill, DIM, 2)
            ink = DIM if number > card.round else PLATE
            draw.text((x, middle), str(number), ink, font, anchor="mm")
        words = self._font(PLAIN, 30)
        if ends[1] + 40 + words.getlength(card.round_words) < 660:
            draw.text((ends[1] + 40, middle), card.round_words, INK, words, anchor="lm")

    def _write_players(self, draw: ImageDraw, card: Card) -> None:
        """A plate for each player; the one who is waited for has a golden frame."""
        font, x = self._font(TEXT, 28), LEFT
        for place, player in enumerate(card.players):
            if not is_written(font, player):
                continue
            name = shortened(player, font, 210)
            width = round(font.getlength(name)) + 44
            if x + width > 1150:
                return
            waited = place == card.to_act
            frame = (x, 500, x + width, 560)
            draw.rounded_rectangle(
                frame, 6, PLATE, GOLD if waited else "#3a3f47", 3 if waited else 1
            )
            draw.text((x + 22, 530), name, GOLD if waited else INK, font, anchor="lm")
            x += width + 12


def is_written(font: FreeTypeFont, text: str) -> bool:
    """Whether a font has every letter of a text."""
    missing = bytes(font.getmask(NO_LETTER))
    return all(letter.isspace() or bytes(font.getmask(letter)) != missing for letter in set(text))


def wrapped(text: str, font: FreeTypeFont, width: float) -> list[str]:
    """A text in lines that are not wider than this, if its words are not."""
    lines: list[str] = []
    for word in text.split():
        if lines and font.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def shortened(text: str, font: FreeTypeFont, width: float) -> str:
    """A text cut so that it fits, with an ellipsis."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
