"""Events: what happened in a match, in the past tense.

Cards, tokens, relics and tiles are their numbers in the box; spaces, places and seats count from
0. A secret is None for those who may not know it: `seen_by` gives the event as a seat sees it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from abth.rules.dataclass_pickling import by_fields


@dataclass(frozen=True)
class Event:
    """Something that happened in a match."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class SabatonChosen(Event):
    """A player chose a figure (SETUP-7)."""

    seat: int
    sabaton: int


@dataclass(frozen=True)
class StartPlayerFound(Event):
    """A player took the Headquarters (ROUND-1)."""

    seat: int


@dataclass(frozen=True)
class WheelSet(Event):
    """The cogwheel stands at its first position (R-4)."""

    position: int


@dataclass(frozen=True)
class TileInserted(Event):
    """A tile entered the gear (TRAVEL-6)."""

    tile: int
    active: int
    pending: int
    wheel: int


@dataclass(frozen=True)
class TokenLaidOut(Event):
    """A Warfare token lies on a space of the gear (SETUP-13, RESTORE-8)."""

    space: int
    token: int


@dataclass(frozen=True)
class UnitLaidOut(Event):
    """A Unit lies face up on the board (SETUP-15, RESTORE-5)."""

    space: int
    card: int


@dataclass(frozen=True)
class RelicDealt(Event):
    """A player was dealt a Relic (SETUP-21)."""

    seat: int
    relic: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A card came from the deck into the hand; only its owner sees it."""

    seat: int
    card: int | None


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn began (ROUND-4)."""

    seat: int
    round: int


@dataclass(frozen=True)
class TokenTaken(Event):
    """The indicated token was taken (TRAVEL-10)."""

    seat: int
    token: int
    space: int


@dataclass(frozen=True)
class TokenDropped(Event):
    """A player gave up a token for another (R-7)."""

    seat: int
    token: int


@dataclass(frozen=True)
class ActionUsed(Event):
    """An Active Action was used (TRAVEL-14)."""

    seat: int
    action: int


@dataclass(frozen=True)
class TightenUpPlayed(Event):
    """Tighten up! was played and works like this action (TOKEN-12)."""

    seat: int
    action: int


@dataclass(frozen=True)
class CardRetrieved(Event):
    """A card came from the discard pile into the hand (TRAVEL-16)."""

    seat: int
    card: int


@dataclass(frozen=True)
class UnitDismissed(Event):
    """A Unit left the game for good (TRAVEL-18)."""

    seat: int
    card: int


@dataclass(frozen=True)
class PileRenewed(Event):
    """A discard pile became the new pile (DECK-10)."""

    pile: Literal["tiles", "tokens", "relics", "era", "deck"]
    of: int  # the Era or the seat, where there are several


@dataclass(frozen=True)
class SabatonJumped(Event):
    """A Sabaton jumped into an Era (TRAVEL-23)."""

    seat: int
    era: int


@dataclass(frozen=True)
class UnitsFaced(Event):
    """Board Units went to the Defender Board (CONQ-7)."""

    seat: int
    cards: tuple[int, ...]
    links: tuple[int, ...]  # the type of the Link that each gap promises; 0: none
    coming: int  # reinforcements that their icons will call


@dataclass(frozen=True)
class ChasePlayed(Event):
    """Chase was played (TOKEN-13)."""

    seat: int


@dataclass(frozen=True)
class PlayerChallenged(Event):
    """A player was challenged (CHALLENGE-1)."""

    seat: int
    defender: int


@dataclass(frozen=True)
class BattleForfeited(Event):
    """There is no battle this turn (R-30, R-52)."""

    seat: int
    empty_handed: bool  # no card to fight with; else nobody to fight against


@dataclass(frozen=True)
class UnitDeployed(Event):
    """A Unit was laid into a line-up (R-62)."""

    seat: int
    side: int
    card: int
    link: int  # the type of the Link that it promises with the Unit before it; 0: none
    coming: int  # reinforcements that the icons of its side will call


@dataclass(frozen=True)
class NoUnitDeployed(Event):
    """A challenged player has no line-up (R-30)."""

    seat: int


@dataclass(frozen=True)
class TokenAssigned(Event):
    """A token was laid on a Unit (TOKEN-6)."""

    seat: int
    side: int
    token: int
    place: int


@dataclass(frozen=True)
class ReinforcementArrived(Event):
    """A reinforcement took the first empty slot (REINF-2)."""

    side: int
    card: int
    caller: int  # the place of the Unit whose icon called it
    link: int  # the type of the Link that it promises with the Unit before it; 0: none
    coming: int  # reinforcements that are still to come


@dataclass(frozen=True)
class ReinforcementMissed(Event):
    """A Reinforcement icon called, and no card could come (REINF-5, 7, 10, R-27)."""

    side: int
    caller: int  # the place of the Unit whose icon called
    cause: Literal["deck", "slots"]  # no card to draw, or no slot left for one
    lost: int  # how many cards did not come


@dataclass(frozen=True)
class LinkFormed(Event):
    """A Link counter was laid down (LINK-5)."""

    side: int
    gap: int  # between this place and the next, counted from the Battlefront
    type: int


@dataclass(frozen=True)
class LinkAssaulted(Event):
    """Assault took a Link counter away (ASSAULT-1)."""

    side: int  # the side that loses the Link
    gap: int


@dataclass(frozen=True)
class DieRolled(Event):
    """A side's die shows this face (DICE-5, R-33)."""

    side: int
    strong: bool
    face: int
    totals: tuple[int, int, int]  # what Units, tokens and die make of each Line (BATTLE-4, 5)


@dataclass(frozen=True)
class DieKept(Event):
    """A side keeps its die for good (R-33)."""

    side: int


@dataclass(frozen=True)
class LineFought(Event):
    """A Line was fought with these totals (BATTLE-4)."""

    line: int
    attacker: int
    defender: int


@dataclass(frozen=True)
class LinkBroken(Event):
    """A Link counter absorbed a damage (LINK-8)."""

    side: int
    gap: int


@dataclass(frozen=True)
class UnitDamaged(Event):
    """A Unit suffered damage and stands (DMG-4)."""

    side: int
    place: int
    damage: int


@dataclass(frozen=True)
class UnitDefeated(Event):
    """A Unit was turned face down (DMG-3)."""

    side: int
    place: int
    damage: int
    totals: tuple[int, int, int]  # what its side still brings to each Line
    links: tuple[int, ...]  # the gaps of the Links that it takes with it (DMG-5)


@dataclass(frozen=True)
class HeroicDeathStruck(Event):
    """A fallen Unit strikes back (ABIL-3)."""

    side: int  # the side of the Unit that fell
    place: int
    points: int


@dataclass(frozen=True)
class HeroicDeathDenied(Event):
    """A fallen Unit cannot strike back (ABIL-8, R-39)."""

    side: int
    place: int
    by_accuracy: bool  # else it fell to a Heroic Death, and those do not chain


@dataclass(frozen=True)
class HeroicDeathSpared(Event):
    """Accuracy spared a side one point of Heroic Death (R-40)."""

    side: int  # the side that is spared one point (German edition)


@dataclass(frozen=True)
class BattleDecided(Event):
    """The battle is over (VICT-1 to 3)."""

    winner: int
    attackers: int
    defenders: int


@dataclass(frozen=True)
class UnitRecruited(Event):
    """A defeated board Unit joined an Army (REWARD-1)."""

    seat: int
    card: int


@dataclass(frozen=True)
class UnitWithdrew(Event):
    """A board Unit went to its Era's discard pile (REWARD-4)."""

    card: int


@dataclass(frozen=True)
class RelicSeen(Event):
    """A winner looks at a Relic (REWARD-8 to 11, CHALLENGE-19)."""

    seat: int
    owner: int | None  # None: from the Relic deck
    relic: int | None
    secret: bool


@dataclass(frozen=True)
class RelicTaken(Event):
    """A winner keeps a Relic (REWARD-13)."""

    seat: int
    owner: int | None
    relic: int


@dataclass(frozen=True)
class ProwessSeen(Event):
    """A winner looks at a Prowess token in secret (CHALLENGE-15)."""

    seat: int
    owner: int
    value: int | None


@dataclass(frozen=True)
class ProwessTaken(Event):
    """A winner keeps a Prowess token (CHALLENGE-15)."""

    seat: int
    owner: int
    value: int | None


@dataclass(frozen=True)
class HonorTaken(Event):
    """A beaten Defender got Honor (CHALLENGE-13)."""

    seat: int
    tokens: int


@dataclass(frozen=True)
class HeroSetAside(Event):
    """A used Hero never fights again (HERO-6)."""

    seat: int
    card: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """The last Round is over and the points are counted (ROUND-8)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def may_know(event: Event, seat: int | None) -> bool:
    """Whether this seat (None: a spectator) may know all of an event (R-47, R-49, R-55)."""
    if isinstance(event, CardDrawn | ProwessSeen | ProwessTaken):
        return seat == event.seat
    return not isinstance(event, RelicSeen) or not event.secret or seat == event.seat


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may know it."""
    if may_know(event, seat):
        return event
    if isinstance(event, CardDrawn):
        return CardDrawn(event.seat, None)
    if isinstance(event, RelicSeen):
        return replace(event, relic=None)
    assert isinstance(event, ProwessSeen | ProwessTaken)
    return replace(event, value=None)
