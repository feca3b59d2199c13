"""The messages of the balance lab, as types; `docs/api.md` explains them.

Chances and rates are numbers from 0 to 1; lists by Era have four of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from abth.protocol.wire import FromClient, FromServer

Printed = Annotated[int, Meta(ge=0, le=20)]
HalfShield = Annotated[int, Meta(ge=0, le=4)]  # a Link type; 0: none
CardId = Annotated[str, Meta(min_length=1, max_length=60)]
LabPlayers = Annotated[int, Meta(ge=2, le=5)]
LabBot = Literal["captain", "soldier"]


class CardNumbers(FromClient, frozen=True, kw_only=True):
    """A Unit card with other numbers than the printed ones."""

    card: CardId
    long: Printed
    medium: Printed
    close: Printed
    damage_icons: Annotated[int, Meta(ge=1, le=20)]
    reinforcement: Printed
    assault: Printed
    heroic_death: Printed
    accuracy: Printed
    diversion: Printed
    relaunch: Printed
    link_left: HalfShield
    link_right: HalfShield


class LabChanges(FromClient, frozen=True, kw_only=True):
    """All cards that were changed."""

    cards: Annotated[list[CardNumbers], Meta(max_length=80)]


class LabOddsQuestion(FromClient, frozen=True, kw_only=True):
    """A card, as printed and with the changes."""

    card: CardId
    cards: Annotated[list[CardNumbers], Meta(max_length=80)]


class NewLabRun(FromClient, frozen=True, kw_only=True):
    """Play the same deals with and without the changes."""

    cards: Annotated[list[CardNumbers], Meta(min_length=1, max_length=80)]
    bot: LabBot = "captain"
    players: LabPlayers = 4


class LabSides(FromServer, frozen=True, kw_only=True):
    """Chances of a card to win alone against one Unit of each Era."""

    attacking: list[float]
    defending: list[float]


class LabOdds(FromServer, frozen=True, kw_only=True):
    """Exact odds of a card, as it is in the box of this server and with the changes."""

    today: LabSides
    changed: LabSides


class LabShift(FromServer, frozen=True, kw_only=True):
    """How far one rate has moved; `docs/balance.md` explains the kinds."""

    kind: str
    key: str
    name: str
    main: bool
    before: float | None
    after: float | None
    difference: float | None
    interval: tuple[float, float] | None
    answer: Literal["more", "less", "same", "open"]


class LabRun(FromServer, frozen=True, kw_only=True):
    """A run: how far it is, and what it has found so far."""

    id: int
    state: Literal["running", "settled", "played", "cancelled", "failed"]
    cards: list[CardNumbers]  # the changes that it is about
    bot: str
    players: int
    pairs: int
    most: int
    seconds: float  # since its beginning
    shifts: list[LabShift]


class LabState(FromServer, frozen=True, kw_only=True):
    """The lab of a server; `run` is the latest one."""

    box: str
    run: LabRun | None
