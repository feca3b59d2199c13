"""The Lines of Combat: totals, damage point by point, special abilities, victory (RULES 2.12-2.15).

Data type: `Battle`, two line-ups with their dice. `fight` plays the three Lines. The same code
serves a match, with a listener, and the odds, without one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.battle.line_up import BITS, MASK, LineUp, assaults
from abth.rules.box import DieFace
from abth.rules.events import (
    BattleDecided,
    Event,
    HeroicDeathDenied,
    HeroicDeathSpared,
    HeroicDeathStruck,
    LineFought,
    LinkAssaulted,
    LinkBroken,
    LinkFormed,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.rulings import Rulings
from abth.rules.terms import ATTACKER, CLOSE, DEFENDER, LONG, MEDIUM, NOBODY, NONE

BLANK: Final = DieFace("-", 0, 0, 0, 0)


class CombatRules:
    """The rulings that a battle needs, read once."""

    def __init__(self, rulings: Rulings) -> None:
        self.rulings: Final = rulings
        self.icons_count_once: Final = rulings.icons_count == "per_unit"
        self.early_end: Final = rulings.battle_early_end
        self.hd_chain: Final = rulings.abilities_hd_chain
        self.links_absorb_all: Final = rulings.links_absorb == "all"
        self.cancel_points: Final = rulings.abilities_accuracy == "cancel_points"
        self.accuracy_on_hd: Final = rulings.abilities_accuracy_on_hd and not self.cancel_points
        self.diversion_on_hd: Final = rulings.abilities_diversion_on_hd

    def __reduce__(self) -> tuple[Any, ...]:
        return CombatRules, (self.rulings,)


class Battle:
    """Two line-ups at a Battlefront, with the face each side's die shows."""

    def __init__(self, rules: CombatRules, attackers: LineUp, defenders: LineUp) -> None:
        self.rules: Final = rules
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.attacker_die: DieFace = BLANK
        self.defender_die: DieFace = BLANK
        self.winner: i64 = NOBODY
        self.spared: i64 = 0  # Heroic Death points the inflicting side is spared (German edition)
        self.spared_side: i64 = NOBODY
        self.story: list[Event] | None = None

    def clone(self) -> Battle:
        """A copy that can go another way; it has no listener."""
        twin = Battle(self.rules, self.attackers.clone(), self.defenders.clone())
        twin.attacker_die = self.attacker_die
        twin.defender_die = self.defender_die
        twin.winner = self.winner
        return twin

    def __copy__(self) -> Battle:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Battle:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        dice = (self.attacker_die, self.defender_die)
        faces = [None if die is BLANK else die for die in dice]
        return battle_at, (self.rules, self.attackers, self.defenders, faces, self.winner)

    def __repr__(self) -> str:
        sides = [", ".join([repr(unit) for unit in self.attackers.units])]
        sides.append(", ".join([repr(unit) for unit in self.defenders.units]))
        if self.attacker_die is not BLANK:
            sides.append(f"{self.attacker_die.id} {self.defender_die.id}")
        return f"<Battle {' | '.join(sides)}>"

    def tell(self, event: Event) -> None:
        """Tell the listener, if there is one."""
        if self.story is not None:
            self.story.append(event)


def battle_at(
    rules: CombatRules,
    attackers: LineUp,
    defenders: LineUp,
    faces: list[DieFace | None],
    winner: i64,
) -> Battle:
    """A battle with these faces (None: not rolled yet) and this winner."""
    battle = Battle(rules, attackers, defenders)
    if faces[0] is not None:
        battle.attacker_die = faces[0]
    if faces[1] is not None:
        battle.defender_die = faces[1]
    battle.winner = winner
    return battle


def empty_battle(rules: CombatRules) -> Battle:
    """A battlefield without Units."""
    return Battle(rules, LineUp(ATTACKER, []), LineUp(DEFENDER, []))


def engage(battle: Battle) -> None:
    """Links form on both sides, then Assault strikes both at once (ENG-1, LINK-5, R-35)."""
    attackers, defenders = battle.attackers, battle.defenders
    attackers.form_links()
    defenders.form_links()
    once = battle.rules.icons_count_once
    attackers.lose_links(assaults(defenders.units, once))
    defenders.lose_links(assaults(attackers.units, once))
    if battle.story is not None:
        tell_links(battle)


def tell_links(battle: Battle) -> None:
    """Which Links formed, then which of them Assault took away."""
    for line_up in (battle.attackers, battle.defenders):
        for gap in range(len(line_up.units)):
            if line_up.formed & (1 << gap):
                battle.tell(LinkFormed(line_up.side, gap, line_up.link_type(gap)))
    for line_up in (battle.attackers, battle.defenders):
        for gap in range(len(line_up.units)):
            if line_up.formed & ~line_up.links & (1 << gap):
                battle.tell(LinkAssaulted(line_up.side, gap))


def fight(battle: Battle) -> None:
    """Fight the three Lines of Combat and find the winner (BATTLE-1 to 8, VICT-1 to 4)."""
    attackers, defenders = battle.attackers, battle.defenders
    attackers.rally()
    defenders.rally()
    for line in range(i64(3)):  # long, medium, close: the order of the rulebook (BATTLE-1)
        if battle.rules.early_end and (attackers.standing == 0 or defenders.standing == 0):
            break  # a side without Units has lost at that moment (BATTLE-7)
        fight_line(battle, line)
    battle.winner = victor(attackers.survivors, defenders.survivors)
    if battle.story is not None:
        battle.tell(BattleDecided(battle.winner, attackers.survivors, defenders.survivors))


def victor(attackers: i64, defenders: i64) -> i64:
    """More survivors win; a tie favors the Attacker; without survivors nobody wins (VICT-1)."""
    if attackers == 0 and defenders == 0:
        return NOBODY
    return ATTACKER if attackers >= defenders else DEFENDER


def modifier(die: DieFace, line: i64) -> i64:
    """What a die adds to one Line."""
    if line == LONG:
        return die.long
    return die.medium if line == MEDIUM else die.close


def line_total(units: i64, die: DieFace, line: i64) -> i64:
    """The total of a Line, Units and die together; a negative one counts as 0 (BATTLE-4, 5)."""
    total = units + modifier(die, line)
    if total < 0:
        return 0
    return total


def line_totals(long: i64, medium: i64, close: i64, die: DieFace) -> tuple[int, int, int]:
    """What Units with these values and a die make of the three Lines."""
    return (
        int(line_total(long, die, LONG)),
        int(line_total(medium, die, MEDIUM)),
        int(line_total(close, die, CLOSE)),
    )


def fight_line(battle: Battle, line: i64) -> None:
    """The side with the lower total suffers the difference (BATTLE-4 to 6)."""
    attackers, defenders = battle.attackers, battle.defenders
    attack = line_total(attackers.total(line), battle.attacker_die, line)
    defense = line_total(defenders.total(line), battle.defender_die, line)
    if battle.story is not None:
        battle.tell(LineFought(line, attack, defense))
    if attack > defense:
        strike(battle, attackers, defenders, attack - defense)
    elif defense > attack:
        strike(battle, defenders, attackers, defense - attack)


def strike(battle: Battle, striker: LineUp, struck: LineUp, points: i64) -> None:
    """Damage of a Line, its first points covered by the striker's Accuracy (ABIL-7)."""
    if battle.rules.cancel_points:
        battle.spared = striker.accuracy
        battle.spared_side = striker.side
        inflict(battle, struck, points, 0, False)
        battle.spared = 0
    else:
        inflict(battle, struck, points, striker.accuracy, False)


def inflict(battle: Battle, struck: LineUp, points: i64, covered: i64, heroic: bool) -> None:
    """Assign damage point by point, from the Battlefront or where Diversion draws it (R-36).

    All of it counts, even if the inflicting side has lost its last Unit by then (BATTLE-8).
    """
    attraction: i64 = 0
    if struck.diversion > 0 and (not heroic or battle.rules.diversion_on_hd):
        attraction = struck.attractions()
    point: i64 = 0
    while point < points and struck.standing != 0:
        place = struck.front
        if attraction != 0:
            place = diverted(struck, attraction)
            if place == NONE:
                attraction = 0
                place = struck.front
            else:
                attraction -= 1 << (place * BITS)
        hit(battle, struck, place, point < covered, heroic)
        point += 1


def diverted(struck: LineUp, attraction: i64) -> i64:
    """The Unit nearest the Battlefront that still draws damage onto itself (ABIL-10, R-41)."""
    for place in range(i64(len(struck.units))):
        if (attraction >> (place * BITS)) & MASK and struck.stands(place):
            return place
    return NONE


def hit(battle: Battle, struck: LineUp, place: i64, covered: bool, heroic: bool) -> None:
    """One damage for a Unit: its Link takes it, or the Unit does, and may fall (LINK-8, DMG-3)."""
    if struck.links != 0 and (not heroic or battle.rules.links_absorb_all):
        gap = struck.break_link(place)
        if gap != NONE:
            if battle.story is not None:
                battle.tell(LinkBroken(struck.side, gap))
            return
    struck.damage += 1 << (place * BITS)
    damage = struck.damage_at(place)
    if damage < struck.units[place].damage_icons:
        if battle.story is not None:
            battle.tell(UnitDamaged(struck.side, place, damage))
        return
    links = struck.links
    unit = struck.defeat(place)
    if battle.story is not None:
        die = battle.attacker_die if struck.side == ATTACKER else battle.defender_die
        totals = line_totals(struck.long, struck.medium, struck.close, die)
        gaps = range(len(struck.units))
        lost = tuple([gap for gap in gaps if links & ~struck.links & (1 << gap)])
        battle.tell(UnitDefeated(struck.side, place, damage, totals, lost))
    if unit.heroic_death == 0:
        return
    if covered or (heroic and not battle.rules.hd_chain):
        if battle.story is not None:
            battle.tell(HeroicDeathDenied(struck.side, place, covered))
        return
    # At once, before the next damage: the strike may change which Unit is in front (ABIL-4, R-39).
    die_heroically(battle, struck, place, unit.heroic_death)


def die_heroically(battle: Battle, fallen: LineUp, place: i64, points: i64) -> None:
    """A fallen Unit strikes the other side's front, as often as it has the icon (ABIL-3, 5)."""
    other = battle.defenders if fallen.side == ATTACKER else battle.attackers
    if battle.story is not None:
        battle.tell(HeroicDeathStruck(fallen.side, place, points))
    while battle.spared > 0 and points > 0 and battle.spared_side == other.side:
        battle.spared -= 1
        points -= 1
        if battle.story is not None:
            battle.tell(HeroicDeathSpared(other.side))
    covered: i64 = 0
    if battle.rules.accuracy_on_hd:
        covered = fallen.accuracy
    inflict(battle, other, points, covered, True)


def resolve_all(battles: list[Battle], times: int) -> None:
    """Engage and fight all these battles `times` times; `make bench` times this."""
    for _ in range(times):
        for battle in battles:
            engage(battle)
            fight(battle)
