"""Events: what happened, in the past tense, for whoever listens to a match.

Cards, tokens, relics and tiles are their numbers in the box; spaces, places and seats count from
0. A secret is None for those who may not know it: `seen_by` gives the event as a seat sees it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Event:
    """Something that happened in a match."""


@dataclass(frozen=True)
class SabatonChosen(Event):
    seat: int
    sabaton: int


@dataclass(frozen=True)
class StartPlayerFound(Event):
    seat: int


@dataclass(frozen=True)
class WheelSet(Event):
    position: int


@dataclass(frozen=True)
class TileInserted(Event):
    tile: int
    active: int
    pending: int
    wheel: int


@dataclass(frozen=True)
class TokenLaidOut(Event):
    space: int
    token: int


@dataclass(frozen=True)
class UnitLaidOut(Event):
    space: int
    card: int


@dataclass(frozen=True)
class RelicDealt(Event):
    seat: int
    relic: int


@dataclass(frozen=True)
class CardDrawn(Event):
    seat: int
    card: int | None


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int
    round: int


@dataclass(frozen=True)
class TokenTaken(Event):
    seat: int
    token: int
    space: int


@dataclass(frozen=True)
class TokenDropped(Event):
    seat: int
    token: int


@dataclass(frozen=True)
class ActionUsed(Event):
    seat: int
    action: int


@dataclass(frozen=True)
class TightenUpPlayed(Event):
    seat: int
    action: int


@dataclass(frozen=True)
class CardRetrieved(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class UnitDismissed(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class PileRenewed(Event):
    pile: str  # tiles, tokens, relics, era or deck
    of: int  # the Era or the seat, where there are several


@dataclass(frozen=True)
class SabatonJumped(Event):
    seat: int
    era: int


@dataclass(frozen=True)
class UnitsFaced(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class ChasePlayed(Event):
    seat: int


@dataclass(frozen=True)
class PlayerChallenged(Event):
    seat: int
    defender: int


@dataclass(frozen=True)
class BattleForfeited(Event):
    seat: int


@dataclass(frozen=True)
class UnitDeployed(Event):
    seat: int
    side: int
    card: int


@dataclass(frozen=True)
class NoUnitDeployed(Event):
    seat: int


@dataclass(frozen=True)
class TokenAssigned(Event):
    seat: int
    side: int
    token: int
    place: int


@dataclass(frozen=True)
class ReinforcementArrived(Event):
    side: int
    card: int


@dataclass(frozen=True)
class LinkFormed(Event):
    side: int
    gap: int  # between this place and the next, counted from the Battlefront
    type: int


@dataclass(frozen=True)
class LinkAssaulted(Event):
    side: int  # the side that loses the Link
    gap: int


@dataclass(frozen=True)
class DieRolled(Event):
    side: int
    strong: bool
    face: int


@dataclass(frozen=True)
class DieKept(Event):
    side: int


@dataclass(frozen=True)
class LineFought(Event):
    line: int
    attacker: int
    defender: int


@dataclass(frozen=True)
class LinkBroken(Event):
    side: int
    gap: int


@dataclass(frozen=True)
class UnitDamaged(Event):
    side: int
    place: int
    damage: int


@dataclass(frozen=True)
class UnitDefeated(Event):
    side: int
    place: int


@dataclass(frozen=True)
class HeroicDeathStruck(Event):
    side: int  # the side of the Unit that fell
    place: int
    points: int


@dataclass(frozen=True)
class HeroicDeathDenied(Event):
    side: int
    place: int


@dataclass(frozen=True)
class HeroicDeathSpared(Event):
    side: int  # the side that is spared one point (German edition)


@dataclass(frozen=True)
class BattleDecided(Event):
    winner: int
    attackers: int
    defenders: int


@dataclass(frozen=True)
class UnitRecruited(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class UnitWithdrew(Event):
    card: int


@dataclass(frozen=True)
class RelicSeen(Event):
    seat: int
    owner: int | None  # None: from the Relic deck
    relic: int | None
    secret: bool


@dataclass(frozen=True)
class RelicTaken(Event):
    seat: int
    owner: int | None
    relic: int


@dataclass(frozen=True)
class ProwessSeen(Event):
    seat: int
    owner: int
    value: int | None


@dataclass(frozen=True)
class ProwessTaken(Event):
    seat: int
    owner: int
    value: int | None


@dataclass(frozen=True)
class HonorTaken(Event):
    seat: int
    tokens: int


@dataclass(frozen=True)
class HeroSetAside(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class MatchEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may know it (R-47, R-49, R-55)."""
    match event:
        case CardDrawn(seat=owner) if owner != seat:
            return replace(event, card=None)
        case RelicSeen(seat=owner, secret=True) if owner != seat:
            return replace(event, relic=None)
        case ProwessSeen(seat=owner) | ProwessTaken(seat=owner) if owner != seat:
            return replace(event, value=None)
    return event
