"""The reference procedure for a battle (RULES appendix A), written out as plainly as it reads.

It knows the alternatives of appendix B too. The engine's own battle is made for speed; this one
is made for comparing, and shares no code with it but the cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abth.rules.box import DieFace
from abth.rules.rulings import Rulings


@dataclass
class Fighter:
    """A Unit in a line-up: printed numbers, those of its token, what has befallen it."""

    values: tuple[int, int, int]
    hp: int
    heroic_death: int
    accuracy: int
    diversion: int
    assault: int
    damage: int = 0
    face_up: bool = True


@dataclass
class Side:
    """A line-up, front first; `links` names the gaps that carry a counter."""

    fighters: list[Fighter]
    links: set[int]
    die: tuple[int, int, int]
    face_up_at: list[int] = field(default_factory=list)

    def standing(self) -> list[int]:
        """The places of all face-up Units."""
        return [place for place, unit in enumerate(self.fighters) if unit.face_up]

    def accuracy(self) -> int:
        """Accuracy icons on face-up Units."""
        return sum(self.fighters[place].accuracy for place in self.standing())


def numbers(face: DieFace) -> tuple[int, int, int]:
    """What a die adds to each Line."""
    return int(face.long), int(face.medium), int(face.close)


class Reference:
    """A battle by the book."""

    def __init__(self, attackers: Side, defenders: Side, rulings: Rulings) -> None:
        self.sides = attackers, defenders
        self.rulings = rulings
        self.cancel = rulings.abilities_accuracy == "cancel_points"
        self.spared = {0: 0, 1: 0}

    def assault(self) -> None:
        """Remove from each side as many counters as the other has icons, front gap first."""
        for side, other in (self.sides, self.sides[::-1]):
            once = self.rulings.icons_count == "per_unit"
            icons = sum(min(unit.assault, 1) if once else unit.assault for unit in other.fighters)
            for gap in sorted(side.links)[:icons]:
                side.links.remove(gap)

    def fight(self) -> str:
        """The three Lines; who has won."""
        for line in range(3):
            wiped_out = any(not side.standing() for side in self.sides)
            if wiped_out and self.rulings.battle_early_end:
                break
            self.line(line)
        attackers, defenders = (len(side.standing()) for side in self.sides)
        if attackers == defenders == 0:
            return "nobody"
        return "attacker" if attackers >= defenders else "defender"

    def line(self, line: int) -> None:
        """The lower total suffers the difference, point by point."""
        totals = [
            max(0, sum(side.fighters[p].values[line] for p in side.standing()) + side.die[line])
            for side in self.sides
        ]
        if totals[0] == totals[1]:
            return
        winner = 0 if totals[0] > totals[1] else 1
        accuracy = self.sides[winner].accuracy()
        self.spared = {winner: accuracy if self.cancel else 0, 1 - winner: 0}
        covered = 0 if self.cancel else accuracy
        self.inflict(1 - winner, abs(totals[0] - totals[1]), covered, heroic=False)

    def inflict(self, struck: int, points: int, covered: int, *, heroic: bool) -> None:
        """Assign damage, drawn by Diversion or to the front."""
        side = self.sides[struck]
        drawn = dict.fromkeys(range(len(side.fighters)), 0)
        if not heroic or self.rulings.abilities_diversion_on_hd:
            for place in side.standing():
                drawn[place] = side.fighters[place].diversion
        for point in range(1, points + 1):
            standing = side.standing()
            if not standing:
                return
            target = next((place for place in standing if drawn[place] > 0), None)
            if target is None:
                target = standing[0]
            else:
                drawn[target] -= 1
            self.hit(struck, target, covered=point <= covered, heroic=heroic)

    def hit(self, struck: int, place: int, *, covered: bool, heroic: bool) -> None:
        """One point: a Link absorbs it, or the Unit suffers and may fall."""
        side = self.sides[struck]
        if not heroic or self.rulings.links_absorb == "all":
            for gap in (place - 1, place):  # the one nearer the Battlefront first
                if gap in side.links:
                    side.links.remove(gap)
                    return
        unit = side.fighters[place]
        unit.damage += 1
        if unit.damage < unit.hp:
            return
        unit.face_up = False
        side.links -= {place - 1, place}
        if covered or (heroic and not self.rulings.abilities_hd_chain):
            return
        self.die_heroically(struck, unit.heroic_death)

    def die_heroically(self, fallen: int, points: int) -> None:
        """The fallen Unit strikes the other side."""
        other = 1 - fallen
        spared = min(points, self.spared[other])
        self.spared[other] -= spared
        covered = 0
        if self.rulings.abilities_accuracy_on_hd and not self.cancel:
            covered = self.sides[fallen].accuracy()
        self.inflict(other, points - spared, covered, heroic=True)
