"""What a link tells those who have not opened it yet.

Data types: `Preview` and `Card`, what its picture says. A stranger with the link may see a listed
table that can be watched: who plays, who is waited for, the Round. Of any other table a preview
tells the name alone, because programs that show previews keep them.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from abth.protocol.wire import SeatState, TableState
from abth.words import Words
from abth.words.pieces import bot_seat_name

TITLES: Final = {
    "learn": ("learn-title", "learn-intro"),
    "new": ("new-title", "new-lead"),
    "matches": ("nav-matches", "matches-lead"),
    "watch": ("nav-watch", "watch-lead"),
    "odds": ("nav-odds", "calc-lead"),
    "practice": ("practice-title", "practice-lead"),
    "leaders": ("nav-leaders", "leaders-lead"),
    "rules": ("nav-rules", "preview-rules"),
    "about": ("nav-about", "about-lead"),
    "settings": ("nav-settings", "settings-lead"),
    "lab": ("lab-title", "lab-start-first"),
    "pieces": ("pieces-title", "home-motto"),
}
"""The messages of title and text of each page; tables and players have their own."""


class Card(Struct, frozen=True, kw_only=True):
    """What the picture of a table says."""

    title: str
    line: str = ""
    waited_for: str = ""  # a part of the line
    round: int = 0  # 0: there is no match in progress
    rounds: int = 0
    round_words: str = ""
    players: tuple[str, ...] = ()
    to_act: int | None = None  # its place among the players

    @property
    def digest(self) -> str:
        """Changes with what the picture says."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:12]


class Preview(Struct, frozen=True, kw_only=True):
    """Title and text of a page; the picture of a table, or of the game."""

    title: str
    text: str
    card: Card | None = None


def preview_of_page(page: str, words: Words) -> Preview:
    """The preview of a page of the client; home has no name."""
    if page not in TITLES:
        return Preview(title=words.t("title"), text=words.t("home-motto"))
    title, text = TITLES[page]
    return Preview(title=words.t("page-title", page=words.t(title)), text=words.t(text))


def preview_of_table(state: TableState, words: Words) -> Preview:
    """The preview of a table, from what a stranger sees of it."""
    options = state.options
    if options.invitation or not options.spectators or options.lesson is not None:
        card = Card(title=options.name, line=words.t("preview-invitation"))
    else:
        card = open_card(state, words)
    text = " · ".join(part for part in (card.line, card.round_words) if part)
    names = words.listed(card.players) if card.players else ""
    return Preview(
        title=words.t("page-title", page=options.name),
        text=f"{text}. {names}" if names and text else text or names,
        card=card,
    )


def open_card(state: TableState, words: Words) -> Card:
    """A table that everyone may watch or join."""
    seated = [seat for seat in state.seats if seat.kind != "open"]
    players = tuple(seat_name(seat, words) for seat in seated)
    rounds = state.options.rounds
    if state.state != "playing":
        line = "row-waiting" if state.state == "open" else "row-over"
        return Card(title=state.options.name, line=words.t(line), players=players)
    place = next((at for at, seat in enumerate(seated) if seat.seat == state.to_act), None)
    name = "" if place is None else players[place]
    return Card(
        title=state.options.name,
        line=words.t("row-to-act", name=name) if name else words.t("row-playing"),
        waited_for=name,
        round=state.round or 0,
        rounds=rounds,
        round_words=words.t("table-round", round=state.round, rounds=rounds) if state.round else "",
        players=players,
        to_act=place,
    )


def seat_name(seat: SeatState, words: Words) -> str:
    """The name at a seat, as the client says it."""
    if not seat.name:
        return words.t("former-player")
    if seat.kind == "bot" and seat.bot is not None:
        return bot_seat_name(words, seat.bot, seat.name)
    return seat.name
