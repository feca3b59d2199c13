"""Both dice of a battle: the pairs of their faces, grouped by how they change a Line.

Data types: `FacePairs`, all pairs of faces, and `SameShift`, the pairs that change the difference
of the two totals by the same amount.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.rules.box import DieFace

MAX_PAIRS: Final = 60  # of faces that fit the bits of one number


class SameShift:
    """The pairs of faces (a bit each) that change the difference of two totals by `shift`."""

    def __init__(self, shift: i64) -> None:
        self.shift: Final = shift
        self.pairs: i64 = 0


class FacePairs:
    """Both dice: the Attacker's, the Defender's, and every pair of faces."""

    def __init__(self, attack: list[DieFace], defense: list[DieFace]) -> None:
        self.attack: Final = attack
        self.defense: Final = defense
        self.width: Final = i64(len(defense))
        self.count: Final = len(attack) * len(defense)
        if self.count > MAX_PAIRS:
            raise ValueError("dice with so many faces are more than this search can tell apart")
        self.attack_sides: Final = sides(attack)
        self.defense_sides: Final = sides(defense)
        self.whole: Final = self.attack_sides * self.defense_sides
        self.all: i64 = 0
        self.weights: Final[list[i64]] = []
        bit: i64 = 1
        for one in attack:
            for other in defense:
                self.weights.append(one.copies * other.copies)
                self.all |= bit
                bit <<= 1
        self.tables: Final = weight_tables(self.weights)
        self.attack_floor: Final = lowest_modifier(attack)
        self.defense_floor: Final = lowest_modifier(defense)
        self.buckets: Final[list[list[SameShift]]] = []
        for line in range(3):
            for attack_total in range(self.attack_floor + 1):
                for defense_total in range(self.defense_floor + 1):
                    self.buckets.append(self.group_by_shift(line, attack_total, defense_total))

    def group_by_shift(self, line: i64, attack_total: i64, defense_total: i64) -> list[SameShift]:
        """The pairs by what they add; a total never falls below 0 (BATTLE-5). Worst ones first."""
        found: list[SameShift] = []
        bit: i64 = 1
        for one in self.attack:
            for other in self.defense:
                shift = real_modifier(one, line, attack_total) - real_modifier(
                    other, line, defense_total
                )
                pairs_with_shift(found, shift).pairs |= bit
                bit <<= 1
        return found

    def partition(self, line: i64, attack_total: i64, defense_total: i64) -> list[SameShift]:
        """The same from a table: totals that no face can push below 0 are all alike."""
        if attack_total < 0 or defense_total < 0:
            return self.group_by_shift(
                line, attack_total, defense_total
            )  # a token may make a total negative
        floor = self.attack_floor
        attack = attack_total if attack_total < floor else floor
        other_floor = self.defense_floor
        defense = defense_total if defense_total < other_floor else other_floor
        return self.buckets[(line * (floor + 1) + attack) * (other_floor + 1) + defense]

    def weight(self, pairs: i64) -> i64:
        """How many of all rolls these pairs are."""
        found: i64 = 0
        table: i64 = 0
        while pairs != 0:
            found += self.tables[table + (pairs & 255)]
            table += 256
            pairs >>= 8
        return found


def sides(faces: list[DieFace]) -> i64:
    """How many sides a die has."""
    found: i64 = 0
    for face in faces:
        found += face.copies
    return found


def modifier(face: DieFace, line: i64) -> i64:
    """What a face adds to one Line."""
    if line == 0:
        return face.long
    return face.medium if line == 1 else face.close


def real_modifier(face: DieFace, line: i64, total: i64) -> i64:
    """What a face adds to a total that cannot fall below 0."""
    added = modifier(face, line)
    return added if added >= -total else -total


def lowest_modifier(faces: list[DieFace]) -> i64:
    """How far below 0 the worst number of a die is."""
    worst: i64 = 0
    for face in faces:
        for line in range(3):
            worst = max(worst, -modifier(face, line))
    return worst


def pairs_with_shift(buckets: list[SameShift], shift: i64) -> SameShift:
    """The bucket of this shift; a new one takes its place in order."""
    place = 0
    while place < len(buckets) and buckets[place].shift < shift:
        place += 1
    if place == len(buckets) or buckets[place].shift != shift:
        buckets.insert(place, SameShift(shift))
    return buckets[place]


def weight_tables(weights: list[i64]) -> list[i64]:
    """For each eight pairs, and each choice among them: the sum of their weights."""
    tables: list[i64] = []
    for first in range(0, len(weights), 8):
        table: list[i64] = [0] * 256
        for choice in range(1, 256):
            lowest = 0
            while not choice & (1 << lowest):
                lowest += 1
            weight = weights[first + lowest] if first + lowest < len(weights) else 0
            table[choice] = table[choice & (choice - 1)] + weight
        tables.extend(table)
    return tables
