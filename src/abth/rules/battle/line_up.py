"""Line-ups: the Units of one side, front first, and how they fare in a battle.

Data types: `Unit`, a card with the token laid on it, and `LineUp`. Everything that changes is kept
in small numbers: the cards and tokens packed into one number each, a bit for each place that still
stands, a bit for each Link counter, running totals for each Line. A battle can then be fought a
million times without creating objects.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.box import Box, UnitCard, WarfareToken
from abth.rules.terms import ATTACKER, CLOSE, LONG, MEDIUM, NONE, SIDES

# Tokens, Damage and Diversion are packed, seven bits for each of the five places. A bare 1 is 32
# bits wide once compiled, so the last place must start below bit 31; no number of a Unit may exceed
# MASK. Cards have twelve bits each.
BITS: Final[i64] = 7
MASK: Final[i64] = 127
CARD_BITS: Final[i64] = 12
CARD_MASK: Final[i64] = 4095
PLACES: Final[i64] = 5  # four slots and the virtual one (REINF-9)


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
        if len(box.units) > CARD_MASK or len(box.tokens) >= MASK:
            raise ValueError(f"a box has at most {CARD_MASK} cards and {MASK - 1} kinds of tokens")
        self.kinds: Final = i64(len(box.tokens) + 1)
        units: list[Unit] = []
        for card in box.units:
            units.append(Unit(card))
            units.extend(Unit(card, token) for token in box.tokens)
        self.units: Final = units

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

    def __init__(self, side: i64, units: list[Unit]) -> None:
        self.side: Final = side
        self.size: i64 = 0  # cards that lie here; what is only weighed has Units and no cards
        self.packed_cards: i64 = 0
        self.packed_tokens: i64 = 0  # one more than the number of the token; 0: none
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
        twin = LineUp(self.side, self.units)
        twin.size = self.size
        twin.packed_cards = self.packed_cards
        twin.packed_tokens = self.packed_tokens
        twin.formed = self.formed
        twin.copy_condition(self)
        return twin

    def __copy__(self) -> LineUp:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> LineUp:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return line_up_at, (self.side, self.units, state_of_line_up(self))

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
        self.size = self.packed_cards = self.packed_tokens = 0
        self.units = NO_UNITS
        self.formed = self.links = self.standing = self.survivors = self.damage = 0

    def add(self, card: i64) -> None:
        """The next Unit takes the first empty slot from the Battlefront (CONQ-12, REINF-2)."""
        self.packed_cards |= card << (self.size * CARD_BITS)
        self.size += 1

    def lay_out(self, cards: list[i64], tokens: list[i64]) -> None:
        """These cards lie here, front first, with these tokens; missing tokens are none."""
        if len(cards) > PLACES:
            raise ValueError(f"a line-up has at most {PLACES} Units")
        self.size = self.packed_cards = self.packed_tokens = 0
        for card in cards:
            self.add(card)
        for place in range(i64(len(tokens))):
            if tokens[place] != NONE:
                self.lay_token(place, tokens[place])

    def card(self, place: i64) -> i64:
        """The card at this place."""
        return self.packed_cards >> (place * CARD_BITS) & CARD_MASK

    def token(self, place: i64) -> i64:
        """The Warfare token on the card at this place, or NONE."""
        return (self.packed_tokens >> (place * BITS) & MASK) - 1

    def lay_token(self, place: i64, token: i64) -> None:
        """Lay a Warfare token on a card that has none."""
        self.packed_tokens |= (token + 1) << (place * BITS)

    @property
    def cards(self) -> list[i64]:
        """The cards, front first."""
        return [self.card(place) for place in range(self.size)]

    @property
    def tokens(self) -> list[i64]:
        """The token on each card; NONE: none."""
        return [self.token(place) for place in range(self.size)]

    def muster(self, roster: Roster) -> None:
        """Make the Units of the cards and tokens that lie here."""
        if self.size == 0:
            self.units = NO_UNITS
            return
        first = roster.unit(self.card(0), self.token(0))
        if self.size == 1:
            self.units = [first]
            return
        second = roster.unit(self.card(1), self.token(1))
        if self.size == 2:
            self.units = [first, second]
            return
        third = roster.unit(self.card(2), self.token(2))
        if self.size == 3:
            self.units = [first, second, third]
            return
        self.units = [first, second, third, roster.unit(self.card(3), self.token(3))]
        if self.size == PLACES:
            self.units.append(roster.unit(self.card(4), self.token(4)))

    def tokens_laid(self) -> i64:
        """How many Warfare tokens lie here."""
        laid: i64 = 0
        rest = self.packed_tokens
        while rest != 0:
            if rest & MASK != 0:
                laid += 1
            rest >>= BITS
        return laid

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
        for place in range(self.size):
            if not self.stands(place):
                return place
        return NONE

    def leave(self, place: i64) -> i64:
        """Take one card off after the battle; the others close up. Returns the card."""
        card = self.card(place)
        self.standing = closed_up(self.standing, place, 1)
        self.damage = closed_up(self.damage, place, BITS)
        self.packed_tokens = closed_up(self.packed_tokens, place, BITS)
        self.packed_cards = closed_up(self.packed_cards, place, CARD_BITS)
        self.size -= 1
        self.formed = self.links = 0
        self.units = self.units[:]
        self.units.pop(place)
        return card

    def attractions(self) -> i64:
        """How many points of damage each standing Unit attracts, packed by place (ABIL-11)."""
        packed: i64 = 0
        for place in range(i64(len(self.units))):
            if self.stands(place):
                packed |= self.units[place].diversion << (place * BITS)
        return packed


def closed_up(packed: i64, place: i64, bits: i64) -> i64:
    """Packed numbers of so many bits without the one at this place."""
    behind = packed >> ((place + 1) * bits) << (place * bits)
    return (packed - (packed >> (place * bits) << (place * bits))) | behind


def state_of_line_up(line_up: LineUp) -> tuple[int, ...]:
    """Counters and totals of a line-up; `line_up_at` reads them in the same order."""
    return (
        line_up.size,
        line_up.packed_cards,
        line_up.packed_tokens,
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


def line_up_at(side: i64, units: list[Unit], state: tuple[int, ...]) -> LineUp:
    """A line-up with these counters and totals."""
    line_up = LineUp(side, units)
    (
        line_up.size,
        line_up.packed_cards,
        line_up.packed_tokens,
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
