"""Appendix A of RULES.md, word for word and slow: what every fast resolution must equal.

`Side` is one line-up in its battle: face-up units, damage and link counters.
"""

from benchmarks.battles import ATTACKER, DEFENDER, NO_WINNER, Battle, LineUp, Outcome, Unit


class Side:
    """A line-up in battle; `links[k]` is the counter between units k and k + 1."""

    def __init__(self, line_up: LineUp, *, attacks: bool) -> None:
        """Form the links, by the halves that meet on this side of the battlefront (R-23)."""
        self.units: tuple[Unit, ...] = line_up.units
        self.die = line_up.die
        self.face_up = [True] * len(self.units)
        self.damage = [0] * len(self.units)
        self.links = []
        for nearer, farther in zip(self.units, self.units[1:], strict=False):
            half, other = (
                (nearer.link_left, farther.link_right)
                if attacks
                else (nearer.link_right, farther.link_left)
            )
            self.links.append(half != 0 and half == other)

    def standing(self) -> list[int]:
        """The places of the face-up units, front first."""
        return [place for place, face_up in enumerate(self.face_up) if face_up]

    def suffer_assault(self, icons: int) -> None:
        """Lose a counter for each icon, the front gap first (ASSAULT-1, ASSAULT-2)."""
        for _ in range(icons):
            if True in self.links:
                self.links[self.links.index(True)] = False

    def total(self, line: int) -> int:
        """The side's total in a line of combat, never below 0 (BATTLE-4, BATTLE-5)."""
        values = sum(self.units[place].values[line] for place in self.standing())
        return max(0, values + self.die[line])


def resolve(battle: Battle) -> Outcome:
    """Form links, strike with assault, fight the three lines and decide the winner."""
    attackers = Side(battle.attackers, attacks=True)
    defenders = Side(battle.defenders, attacks=False)
    attackers.suffer_assault(sum(unit.assault for unit in defenders.units))
    defenders.suffer_assault(sum(unit.assault for unit in attackers.units))
    for line in range(3):
        if not attackers.standing() or not defenders.standing():
            break  # a side without units has lost at that moment (BATTLE-7)
        fight_line(attackers, defenders, line)
    attack, defense = len(attackers.standing()), len(defenders.standing())
    return Outcome(
        NO_WINNER if attack == defense == 0 else ATTACKER if attack >= defense else DEFENDER,
        [
            (not face_up, damage)
            for side in (attackers, defenders)
            for face_up, damage in zip(side.face_up, side.damage, strict=True)
        ],
    )


def fight_line(attackers: Side, defenders: Side, line: int) -> None:
    """The lower side suffers the difference, point by point (BATTLE-6, ABIL-7, ABIL-11)."""
    attack, defense = attackers.total(line), defenders.total(line)
    if attack == defense:
        return
    striking, struck = (attackers, defenders) if attack > defense else (defenders, attackers)
    accuracy = sum(striking.units[place].accuracy for place in striking.standing())
    diversion = [unit.diversion for unit in struck.units]
    for point in range(1, abs(attack - defense) + 1):
        standing = struck.standing()
        if not standing:
            break
        target = standing[0]
        for place in standing:
            if diversion[place] > 0:
                diversion[place] -= 1
                target = place
                break
        hit(struck, target, striking, covered=point <= accuracy)


def hit(struck: Side, target: int, other: Side, *, covered: bool) -> None:
    """One point of damage on a unit, or on its link nearer the front (LINK-8, R-37)."""
    for gap in (target - 1, target):
        if 0 <= gap < len(struck.links) and struck.links[gap]:
            struck.links[gap] = False
            return
    unit = struck.units[target]
    struck.damage[target] += 1
    if struck.damage[target] < unit.damage_icons:
        return
    struck.face_up[target] = False
    if covered:
        return  # accuracy cancels every heroic death of this unit (ABIL-8)
    for _ in range(unit.heroic_death):
        if not (standing := other.standing()):
            break
        hit(other, standing[0], struck, covered=False)
