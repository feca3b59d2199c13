"""Line-ups: the Units of one side, front first, and how they fare in a battle.

Data types: `Unit`, a card with the token laid on it, and `LineUp`. What a battle changes is kept
in small numbers: a bit for each place that still stands, a bit for each Link counter, running
totals for each Line. A battle can then be fought a million times without creating objects.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.box import Box, UnitCard, WarfareToken
from abth.rules.terms import ATTACKER, CLOSE, LONG, MEDIUM, NONE, SIDES

# Damage and Diversion are packed, seven bits for each of the five places. A bare 1 is 32 bits wide
# once compiled, so the last place must start below bit 31; no number of a Unit may exceed MASK.
BITS: Final[i64] = 7
MASK: Final[i64] = 127


class Unit:
    """A Unit in a line-up: the numbers of its card and of its token together (ABIL-2)."""

    def __init__(self, card: UnitCard, token: WarfareToken | None = None) -> None:
        self.card: Final = card
        self.token: Final = token
        self.long: Final = card.long + (token.long if token is not None else 0)
        self.medium: Final = card.medium + (token.medium if token is not None else 0)
        self.close: Final = card.close + (token.close if token is not None else 0)
        self.damage_icons: Final = card.damage_icons
        self.heroic_death: Final = card.heroic_death + (
            token.heroic_death if token is not None else 0
        )
        self.accuracy: Final = card.accuracy + (token.accuracy if token is not None else 0)
        self.diversion: Final = card.diversion + (token.diversion if token is not None else 0)
        self.relaunch: Final = card.relaunch + (token.relaunch if token is not None else 0)
        self.assault: Final = card.assault
        self.link_left: Final = card.link_left
        self.link_right: Final = card.link_right

    def __repr__(self) -> str:
        return self.card.id if self.token is None else f"{self.card.id} @{self.token.id}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Unit, (self.card, self.token)


class Roster:
    """All Units that a box can field, each made once: a card alone, or with one kind of token."""

    def __init__(self, box: Box) -> None:
        self.kinds: Final = i64(len(box.tokens) + 1)
        units: list[Unit] = []
        for card in box.units:
            units.append(Unit(card))
            units.extend(Unit(card, token) for token in box.tokens)
        self.units: Final = units
        self.alone: Final = [units[card * int(self.kinds)] for card in range(len(box.units))]

    def unit(self, card: i64, token: i64) -> Unit:
        """The Unit of this card with this token on it (NONE: without)."""
        return self.units[card * self.kinds + token + 1]


def link_between(side: i64, near: Unit, far: Unit) -> i64:
    """The type of the Link between two neighbors, the one nearer to the front first; 0: none.

    The Attacker's front is at the right, so its line-up lies mirrored (LINK-3, R-23).
    """
    if side == ATTACKER:
        if near.link_left == far.link_right:
            return near.link_left
    elif near.link_right == far.link_left:
        return near.link_right
    return 0


def assaults(units: list[Unit], once: bool) -> i64:
    """How many Links these Units remove: one for each Assault icon, or one for each Unit (R-66)."""
    links: i64 = 0
    for unit in units:
        if once and unit.assault > 1:
            links += 1
        else:
            links += unit.assault
    return links


NO_UNITS: Final[list[Unit]] = []
"""The Units of a line-up that is not mustered; never changed."""


class LineUp:
    """The Units of one side (TERM-5, TERM-6); place 0 stands at the Battlefront."""

    def __init__(self, side: i64, cards: list[i64], tokens: list[i64], units: list[Unit]) -> None:
        self.side: Final = side
        self.cards: list[i64] = cards
        self.tokens: list[i64] = tokens
        self.units: list[Unit] = units
        self.formed: i64 = 0  # Link counters laid down, a bit for each gap
        self.links: i64 = 0  # those still there
        self.standing: i64 = 0
        self.survivors: i64 = 0
        self.front: i64 = 0
        self.long: i64 = 0
        self.medium: i64 = 0
        self.close: i64 = 0
        self.accuracy: i64 = 0
        self.diversion: i64 = 0
        self.damage: i64 = 0  # Damage counters, packed

    def clone(self) -> LineUp:
        """A copy that can go another way."""
        twin = LineUp(self.side, self.cards[:], self.tokens[:], self.units)
        twin.formed = self.formed
        twin.copy_condition(self)
        return twin

    def __copy__(self) -> LineUp:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> LineUp:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        state = state_of_line_up(self)
        return line_up_at, (self.side, self.cards, self.tokens, self.units, state)

    def __repr__(self) -> str:
        units = ", ".join([repr(unit) for unit in self.units]) or f"cards {self.cards}"
        return f"<LineUp {SIDES[self.side]}: {units}>"

    def copy_condition(self, other: LineUp) -> None:
        """Take over Links and damage from the same line-up at another moment."""
        self.links = other.links
        self.standing = other.standing
        self.survivors = other.survivors
        self.front = other.front
        self.long = other.long
        self.medium = other.medium
        self.close = other.close
        self.accuracy = other.accuracy
        self.diversion = other.diversion
        self.damage = other.damage

    def clear(self) -> None:
        """Take everything off the board."""
        if len(self.cards) > 0:
            self.cards.clear()
            self.tokens.clear()
        self.units = NO_UNITS
        self.formed = self.links = self.standing = self.survivors = self.damage = 0

    def add(self, card: i64) -> None:
        """The next Unit takes the first empty slot from the Battlefront (CONQ-12, REINF-2)."""
        self.cards.append(card)
        self.tokens.append(NONE)

    def muster(self, roster: Roster) -> None:
        """Make the Units of the cards and tokens that lie here."""
        units = [roster.alone[card] for card in self.cards]
        if self.has_tokens():
            for place in range(i64(len(units))):
                units[place] = roster.unit(self.cards[place], self.tokens[place])
        self.units = units

    def has_tokens(self) -> bool:
        """Whether any Warfare token lies here."""
        return self.tokens_laid() > 0

    def tokens_laid(self) -> i64:
        """How many Warfare tokens lie here."""
        return i64(len(self.tokens) - self.tokens.count(NONE))

    def form_links(self) -> None:
        """Lay a Link counter wherever two meeting half shields match (LINK-3, LINK-5, R-23)."""
        self.formed = 0
        gap: i64 = 1
        for place in range(i64(len(self.units)) - 1):
            if link_between(self.side, self.units[place], self.units[place + 1]) != 0:
                self.formed |= gap
            gap <<= 1
        self.links = self.formed

    def link_type(self, gap: i64) -> i64:
        """The type of the Link between this place and the next."""
        unit = self.units[gap]
        return unit.link_left if self.side == ATTACKER else unit.link_right

    def lose_links(self, icons: i64) -> None:
        """Assault takes counters off, the closest to the Battlefront first (ASSAULT-1, 2)."""
        while icons > 0 and self.links != 0:
            self.links &= self.links - 1  # clears the lowest bit: the front gap
            icons -= 1

    def relaunch_icons(self) -> i64:
        """Relaunch icons on cards and tokens (ABIL-13)."""
        icons: i64 = 0
        for unit in self.units:
            icons += unit.relaunch
        return icons

    def rally(self) -> None:
        """Every Unit stands, undamaged, and the totals are summed; Links stay as they are."""
        self.front = 0
        self.damage = 0
        long: i64 = 0
        medium: i64 = 0
        close: i64 = 0
        accuracy: i64 = 0
        diversion: i64 = 0
        for unit in self.units:
            long += unit.long
            medium += unit.medium
            close += unit.close
            accuracy += unit.accuracy
            diversion += unit.diversion
        self.long = long
        self.medium = medium
        self.close = close
        self.accuracy = accuracy
        self.diversion = diversion
        self.survivors = i64(len(self.units))
        self.standing = (1 << self.survivors) - 1

    def total(self, line: i64) -> i64:
        """Sum of one Line's values of the Units that stand, tokens included (BATTLE-4)."""
        if line == LONG:
            return self.long
        if line == MEDIUM:
            return self.medium
        assert line == CLOSE
        return self.close

    def stands(self, place: i64) -> bool:
        """Whether the Unit at this place lies face up."""
        return self.standing & (1 << place) != 0

    def damage_at(self, place: i64) -> i64:
        """Damage counters on the Unit at this place."""
        return (self.damage >> (place * BITS)) & MASK

    def break_link(self, place: i64) -> i64:
        """Remove a Link counter of this Unit, the one nearer to the front first (R-37).

        Returns the gap it lay on, or NONE if the Unit is not linked.
        """
        behind: i64 = 1 << place
        before = behind >> 1
        if self.links & before:
            self.links ^= before
            return place - 1
        if self.links & behind:
            self.links ^= behind
            return place
        return NONE

    def defeat(self, place: i64) -> Unit:
        """Turn the Unit face down: no values, no abilities, no token, no Links (DMG-5)."""
        unit = self.units[place]
        bit: i64 = 1 << place
        self.standing &= ~bit
        self.links &= ~(bit | (bit >> 1))
        self.survivors -= 1
        self.long -= unit.long
        self.medium -= unit.medium
        self.close -= unit.close
        self.accuracy -= unit.accuracy
        self.diversion -= unit.diversion
        while self.standing >> self.front and not self.standing & (1 << self.front):
            self.front += 1
        return unit

    def first_defeated(self) -> i64:
        """The place of the first Unit that lies face down, or NONE."""
        for place in range(i64(len(self.cards))):
            if not self.stands(place):
                return place
        return NONE

    def leave(self, place: i64) -> i64:
        """Take one card off after the battle; the others close up. Returns the card."""
        below: i64 = (1 << place) - 1
        self.standing = (self.standing & below) | (self.standing >> 1 & ~below)
        packed: i64 = (1 << (place * BITS)) - 1
        self.damage = (self.damage & packed) | (self.damage >> BITS & ~packed)
        self.formed = self.links = 0
        self.units = self.units[:]
        self.units.pop(place)
        self.tokens.pop(place)
        return self.cards.pop(place)

    def attractions(self) -> i64:
        """How many points of damage each standing Unit attracts, packed by place (ABIL-11)."""
        packed: i64 = 0
        for place in range(i64(len(self.units))):
            if self.stands(place):
                packed |= self.units[place].diversion << (place * BITS)
        return packed


def state_of_line_up(line_up: LineUp) -> tuple[int, ...]:
    """Counters and totals of a line-up; `line_up_at` reads them in the same order."""
    return (
        line_up.formed,
        line_up.links,
        line_up.standing,
        line_up.survivors,
        line_up.front,
        line_up.long,
        line_up.medium,
        line_up.close,
        line_up.accuracy,
        line_up.diversion,
        line_up.damage,
    )


def line_up_at(
    side: i64, cards: list[i64], tokens: list[i64], units: list[Unit], state: tuple[int, ...]
) -> LineUp:
    """A line-up with these counters and totals."""
    line_up = LineUp(side, cards, tokens, units)
    (
        line_up.formed,
        line_up.links,
        line_up.standing,
        line_up.survivors,
        line_up.front,
        line_up.long,
        line_up.medium,
        line_up.close,
        line_up.accuracy,
        line_up.diversion,
        line_up.damage,
    ) = state
    return line_up
