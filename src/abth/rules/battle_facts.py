"""What follows from the battle on the table: dice, Links, totals, reinforcements.

Data types: `BattleFacts` with two `SideFacts`; a side has `LinkFacts` between its Units and
`LineFacts` for the three Lines. All of it follows from what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.combat import line_total, modifier
from abth.rules.battle.engagement import (
    ATTACKER_PLACES,
    DEFENDER_PLACES,
    called_up,
    die_is_strong,
    reinforcing_seat,
)
from abth.rules.battle.line_up import LineUp, Unit, assaults, link_between
from abth.rules.battle.rewards import loser_seat, winner_seat
from abth.rules.box import DieFace
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Game
from abth.rules.terms import ATTACKER, CLOSE, LONG, MEDIUM, NOBODY, NONE
from abth.rules.views import Pieces


@dataclass(init=False)
class LinkFacts:
    """A Link between two Units: its type, and whether its counter will be, is or was there."""

    type: int
    state: Literal["promised", "whole", "broken"]

    def __init__(
        self,
        type: int,
        state: Literal["promised", "whole", "broken"],
    ) -> None:
        self.type = type
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class LineFacts:
    """What a side brings to one Line (BATTLE-4)."""

    cards: int  # of the Units that stand
    tokens: int
    die: int | None  # None: not rolled yet
    lowest: int  # what the side's die can show for this Line
    highest: int
    total: int | None  # all together, never below 0 (BATTLE-5)

    def __init__(
        self,
        cards: int,
        tokens: int,
        die: int | None,
        lowest: int,
        highest: int,
        total: int | None,
    ) -> None:
        self.cards = cards
        self.tokens = tokens
        self.die = die
        self.lowest = lowest
        self.highest = highest
        self.total = total

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class SideFacts:
    """One side, front first."""

    seat: int | None  # None: the board
    strong: bool  # rolls the Strong die with the Units it has now (DICE-1 to 4)
    face: int | None  # of that die, once rolled
    places: int  # slots, the virtual one included (REINF-9)
    coming: int  # reinforcements that the icons laid so far will call
    reserve_seat: int | None  # whose deck they come from
    reserve_era: int | None  # or the Era whose deck they come from
    assault: int  # icons of the Units that stand
    standing: tuple[bool, ...]
    damage: Pieces
    links: tuple[LinkFacts | None, ...]  # between each place and the next
    lines: tuple[LineFacts, LineFacts, LineFacts]  # long, medium, close

    def __init__(
        self,
        seat: int | None,
        strong: bool,
        face: int | None,
        places: int,
        coming: int,
        reserve_seat: int | None,
        reserve_era: int | None,
        assault: int,
        standing: tuple[bool, ...],
        damage: Pieces,
        links: tuple[LinkFacts | None, ...],
        lines: tuple[LineFacts, LineFacts, LineFacts],
    ) -> None:
        self.seat = seat
        self.strong = strong
        self.face = face
        self.places = places
        self.coming = coming
        self.reserve_seat = reserve_seat
        self.reserve_era = reserve_era
        self.assault = assault
        self.standing = standing
        self.damage = damage
        self.links = links
        self.lines = lines

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class BattleFacts:
    """The battle of this turn."""

    era: int
    attackers: SideFacts
    defenders: SideFacts
    decided: bool
    winner: Literal[0, 1] | None  # the side; None: undecided, or both annihilated (VICT-1)
    winner_seat: int | None  # None: nobody, or the board
    loser_seat: int | None

    def __init__(
        self,
        era: int,
        attackers: SideFacts,
        defenders: SideFacts,
        decided: bool,
        winner: Literal[0, 1] | None,
        winner_seat: int | None,
        loser_seat: int | None,
    ) -> None:
        self.era = era
        self.attackers = attackers
        self.defenders = defenders
        self.decided = decided
        self.winner = winner
        self.winner_seat = winner_seat
        self.loser_seat = loser_seat

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def battle_facts_of(game: Game) -> BattleFacts | None:
    """The battle, from the choice of the opponent until the spoils are shared."""
    if not is_battle(game):
        return None
    decided = is_decided(game)
    won = decided and game.battle.winner != NOBODY
    return BattleFacts(
        era=int(game.players[game.active].era),
        attackers=side_facts(game, game.battle.attackers, decided),
        defenders=side_facts(game, game.battle.defenders, decided),
        decided=decided,
        winner=None if not won else 0 if game.battle.winner == ATTACKER else 1,
        winner_seat=none_or_number(winner_seat(game)) if won else None,
        loser_seat=none_or_number(loser_seat(game)) if won else None,
    )


def is_battle(game: Game) -> bool:
    """Whether a battle is on the table, or a challenge that no line-up answers yet."""
    battle = game.battle
    if battle.attackers.size > 0 or battle.defenders.size > 0:
        return True
    return game.defender != NONE and not game.fought


def is_decided(game: Game) -> bool:
    """Whether the Lines of this battle have been fought (BATTLE-8)."""
    return game.fought and not is_engaged(game.moment)


def is_engaged(moment: i64) -> bool:
    """Whether Links and Assault are over and the Lines are not: all Units still stand."""
    return moment in (
        moments.ENGAGE,
        moments.DEFEND_TOKENS,
        moments.ATTACK_TOKENS,
        moments.DICE,
        moments.ROLL_STRONG,
        moments.ROLL_RISKY,
        moments.RELAUNCH,
        moments.DEFENDER_RELAUNCH,
        moments.ATTACKER_RELAUNCH,
        moments.REROLL_DEFENDER,
        moments.REROLL_ATTACKER,
        moments.COMBAT,
    )


def none_or_number(number: i64) -> int | None:
    """A number, or None for NONE."""
    return None if number == NONE else int(number)


def side_facts(game: Game, line_up: LineUp, decided: bool) -> SideFacts:
    """The facts of one side."""
    side = line_up.side
    attacks = side == ATTACKER
    units = units_of(game, line_up)
    strong = die_is_strong(game, side)
    number = game.strong_face if strong else game.risky_face
    faces = game.frame.box.strong if strong else game.frame.box.risky
    standing = [not decided or line_up.stands(place) for place in range(len(units))]
    alive = [units[place] for place in range(len(units)) if standing[place]]
    face = faces[number] if number != NONE else None
    return SideFacts(
        seat=int(game.active) if attacks else none_or_number(game.defender),
        strong=strong,
        face=none_or_number(number),
        places=int(ATTACKER_PLACES if attacks else DEFENDER_PLACES),
        coming=0 if game.fought else int(called_up(game, side)),
        reserve_seat=none_or_number(reinforcing_seat(game, side)),
        reserve_era=reserve_era(game, side, units),
        assault=int(assaults(alive, game.frame.combat.icons_count_once)),
        standing=tuple(standing),
        damage=tuple([int(line_up.damage_at(place)) for place in range(len(units))]),
        links=links_of(game, line_up, units),
        lines=(
            line_facts(alive, LONG, faces, face),
            line_facts(alive, MEDIUM, faces, face),
            line_facts(alive, CLOSE, faces, face),
        ),
    )


def units_of(game: Game, line_up: LineUp) -> list[Unit]:
    """The Units of the cards and tokens that lie here, also before they are ready to fight."""
    roster = game.frame.roster
    return [roster.unit(line_up.card(n), line_up.token(n)) for n in range(line_up.size)]


def reserve_era(game: Game, side: i64, units: list[Unit]) -> int | None:
    """The Era whose deck reinforces: that of the first Unit that calls (REINF-6, R-27)."""
    if reinforcing_seat(game, side) != NONE:
        return None
    for unit in units:
        if unit.card.reinforcement > 0 and unit.card.era > 0:
            return int(unit.card.era)
    return None


def links_of(game: Game, line_up: LineUp, units: list[Unit]) -> tuple[LinkFacts | None, ...]:
    """The Links by gap; before the counters are laid, those that will form (LINK-3, LINK-5)."""
    found: list[LinkFacts | None] = []
    for gap in range(len(units) - 1):
        kind = int(link_between(line_up.side, units[gap], units[gap + 1]))
        bit = 1 << gap
        if kind == 0 or (game.fought and not line_up.formed & bit):
            found.append(None)
        elif not game.fought:
            found.append(LinkFacts(kind, "promised"))
        else:
            found.append(LinkFacts(kind, "whole" if line_up.links & bit else "broken"))
    return tuple(found)


def line_facts(
    units: list[Unit], line: i64, faces: list[DieFace], face: DieFace | None
) -> LineFacts:
    """What these Units and the die bring to a Line."""
    cards: i64 = 0
    together: i64 = 0
    for unit in units:
        cards += value_of(unit.card.long, unit.card.medium, unit.card.close, line)
        together += value_of(unit.long, unit.medium, unit.close, line)
    shown = [int(modifier(one, line)) for one in faces]
    die = int(modifier(face, line)) if face is not None else None
    return LineFacts(
        cards=int(cards),
        tokens=int(together - cards),
        die=die,
        lowest=min(shown),
        highest=max(shown),
        total=int(line_total(together, face, line)) if face is not None else None,
    )


def value_of(long: i64, medium: i64, close: i64, line: i64) -> i64:
    """The value of this Line."""
    if line == LONG:
        return long
    return medium if line == MEDIUM else close
