"""Makes `terminal.svg`, the README's picture: one decision of a real match, as a terminal shows it.

    python docs/img/terminal.py

The match is played from a seed, so the picture changes only if the game or its page does.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from abth.cli.play.command import bots_of, generator_of, seats_of
from abth.cli.play.loop import Leave, Session
from abth.content import load_box
from abth.table.match.match import Match

SEED = 11
ANSWERS = ("1", "6", "1", "1", "1", "1", "done", "1", "board")
WIDTH = 112
FONTS = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"
CANDLE_LIGHT = TerminalTheme(
    (20, 17, 13),
    (246, 236, 214),
    [(20, 17, 13)] * 7 + [(246, 236, 214)],  # the page names its colors itself
)


class Scripted(Session):
    """A session whose player types what the script says, and leaves."""

    answers: Iterator[str]

    def read(self, prompt: str) -> str:
        """The next answer; the picture begins after the last one."""
        answer = next(self.answers, None)
        if answer is None:
            self.console.print(f"{prompt}█")
            raise Leave
        self.console.export_text()  # forget what was shown before
        return answer


def picture() -> str:
    """The last page of the session."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        markup=False,
        highlight=False,
        emoji=False,
    )
    seats = seats_of(None, None, "Ada", "captain,soldier")
    match = Match(load_box(), seats, chance=generator_of(SEED))
    bots = bots_of(match, SEED)
    session = Scripted(console, match, bots, Path(), False, lambda _: (match, bots))
    session.answers = iter(ANSWERS)
    with suppress(Leave):
        session.run()
    return console.export_svg(title="abth play", theme=CANDLE_LIGHT, unique_id="abth")


def without_web_fonts(svg: str) -> str:
    """The picture with the reader's own fonts: nothing is loaded from elsewhere."""
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-size: 20px", "font-size: 21px")  # so that frames close between lines
    return re.sub(r"font-family: (Fira Code, monospace|arial)", f"font-family: {FONTS}", svg)


def main() -> None:
    """Draw it beside this file."""
    svg = without_web_fonts(picture())
    Path(__file__).with_name("terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
