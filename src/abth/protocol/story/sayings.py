"""Events as sayings: a message and its arguments, before they are put into words.

Data types: `Ref`, a thing that has a name; `Saying`; `StoryEntry`, what the table says about an
event; `StoryFacts`, of which the arguments are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from abth.protocol.story.scene import Scene
from abth.protocol.wire_events import SHAPES
from abth.rules.box import Box
from abth.rules.events import Event
from abth.rules.terms import LINES, NONE, era_of_space

TABLE: Final = Path(__file__).with_name("table.json")
TOLD_TOGETHER: Final = frozenset({"units", "dated-relics", "known", "numbers"})
"""Kinds of arguments that tell a fact of every event of the line."""


@dataclass(frozen=True)
class Ref:
    """A thing by its number; of several equal Units in a line-up, which one, counted from 1."""

    kind: Literal["seat", "unit", "relic", "token", "era", "side-era", "gear", "sabaton"]
    number: int
    copy: int = 0


@dataclass(frozen=True)
class Saying:
    """A message by its id, with its arguments."""

    id: str
    args: dict[str, Argument]


Thing = Ref | Saying | str
Argument = int | Thing | list[Thing]


class StoryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is told; each argument is a kind and the facts that it is made of."""

    args: dict[str, str] = {}
    kind: Literal["turn", "step", "blow"] = "step"
    share: tuple[str, ...] = ()  # events in a row that agree in these arguments share a line
    battle: Literal["begins", "ends"] | None = None
    set_up: Literal["silent"] | None = None  # during the set-up it is not told
    silent: bool = False  # it is never told
    stage: str | None = None  # the message on the stage of the client
    deed: dict[str, str] | None = None  # the arguments of its part in the summary of a turn


@cache
def entries() -> dict[str, StoryEntry]:
    """The table, by the name of the event."""
    return msgspec.json.decode(TABLE.read_bytes(), type=dict[str, StoryEntry])


def type_of(event: Event) -> str:
    """The name of an event on the wire, `unit-deployed`."""
    return SHAPES[type(event).__name__][0]


def entry_of(event: Event) -> StoryEntry:
    """What the table says about an event."""
    return entries()[type_of(event)]


def share_line(event: Event, following: Event, box: Box) -> bool:
    """Whether two events in a row are told in one line."""
    entry = entry_of(event)
    if type(event) is not type(following) or not entry.share:
        return False
    first, second = (StoryFacts([one], Scene(), box) for one in (event, following))
    return all(
        first.argument(entry.args[name]) == second.argument(entry.args[name])
        for name in entry.share
    )


def runs_of(events: Iterable[Event], box: Box) -> list[list[Event]]:
    """Events by the lines that tell them."""
    found: list[list[Event]] = []
    for event in events:
        if found and share_line(found[-1][-1], event, box):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def saying_of(run: Sequence[Event], scene: Scene, box: Box) -> Saying:
    """Events that share a line, as one saying; the scene is the one after them."""
    return Saying(f"log-{type_of(run[0])}", arguments(entry_of(run[0]).args, run, scene, box))


def arguments(
    specs: dict[str, str], run: Sequence[Event], scene: Scene, box: Box
) -> dict[str, Argument]:
    """The arguments of a message, as lines of the table ask for them."""
    facts = StoryFacts(run, scene, box)
    return {name: facts.argument(spec) for name, spec in specs.items()}


def yes_or_no(is_so: bool) -> str:
    """A word that a selector can ask for."""
    return "yes" if is_so else "no"


class StoryFacts:
    """The arguments of a saying, made of the facts of its events and of the scene."""

    def __init__(self, run: Sequence[Event], scene: Scene, box: Box) -> None:
        _, names = SHAPES[type(run[0]).__name__]
        self.run: list[dict[str, Any]] = [
            {name: getattr(event, name) for name in names} for event in run
        ]
        self.scene = scene
        self.box = box

    def argument(self, spec: str) -> Argument:
        """The argument that a line of the table asks for, such as `seat owner`."""
        kind, *fields = spec.split(" ")
        return KINDS[kind](self, *self._values(kind, fields))

    def _values(self, kind: str, fields: list[str]) -> list[Any]:
        """The values of these facts in the first event, or of one fact in every event."""
        if kind in TOLD_TOGETHER:
            return [[facts[fields[0]] for facts in self.run]]
        return [self.run[0][name] for name in fields]


# Things


def _seat(facts: StoryFacts, seat: int | None) -> Argument:
    return Ref("seat", NONE if seat is None else seat)


def _seats(facts: StoryFacts, seats: Sequence[int]) -> Argument:
    return [Ref("seat", seat) for seat in seats]


def _sabaton(facts: StoryFacts, sabaton: int) -> Argument:
    return Ref("sabaton", sabaton)


def _token(facts: StoryFacts, token: int) -> Argument:
    return Ref("token", token)


def _gear(facts: StoryFacts, action: int) -> Argument:
    return Ref("gear", action)


def _unit(facts: StoryFacts, card: int) -> Argument:
    return Ref("unit", card)


def _units(facts: StoryFacts, every: list[Any]) -> Argument:
    """Units in a row, equal neighbors counted; those that are secret are left out."""
    cards: list[int] = []
    for one in every:
        cards += one if isinstance(one, tuple) else [] if one is None else [one]
    found: list[Thing] = []
    for card, equal in groupby(cards):
        count = len(list(equal))
        unit = Ref("unit", card)
        found.append(unit if count == 1 else Saying("log-units", {"count": count, "unit": unit}))
    return found


def _unit_at(facts: StoryFacts, side: int, place: int) -> Argument:
    line_up = facts.scene.sides[side]
    if place >= len(line_up):
        return Ref("unit", NONE)
    names = [facts.box.units[unit.card].name for unit in line_up]
    name = names[place]
    copy = names[: place + 1].count(name) if names.count(name) > 1 else 0
    return Ref("unit", line_up[place].card, copy)


def _unit_behind(facts: StoryFacts, side: int, gap: int) -> Argument:
    return _unit_at(facts, side, gap + 1)


def _unit_in_rear(facts: StoryFacts, side: int) -> Argument:
    return _unit_at(facts, side, len(facts.scene.sides[side]) - 1)


def _dated_relic(facts: StoryFacts, relic: int) -> Thing:
    era = int(facts.box.relics[relic].era)
    return Saying("log-relic", {"relic": Ref("relic", relic), "era": Ref("era", era)})


def _dated_relics(facts: StoryFacts, every: list[Any]) -> Argument:
    return [_dated_relic(facts, relic) for relic in every if relic is not None]


# Eras and sides


def _era(facts: StoryFacts, era: int) -> Argument:
    return Ref("era", era)


def _here(facts: StoryFacts) -> Argument:
    return Ref("era", facts.scene.era)


def _home(facts: StoryFacts, card: int) -> Argument:
    return Ref("era", int(facts.box.units[card].era))


def _space_era(facts: StoryFacts, space: int) -> Argument:
    return Ref("era", int(era_of_space(space)))


def _tile_eras(facts: StoryFacts, tile: int) -> Argument:
    printed = facts.box.tiles[tile]
    return [Ref("era", int(printed.low)), Ref("era", int(printed.high))]


def _side(facts: StoryFacts, side: int) -> Ref:
    """The player of a side, or the Era whose Units defend it."""
    scene = facts.scene
    if side == 1 and scene.defender == NONE:
        return Ref("side-era", scene.era)
    return Ref("seat", scene.defender if side == 1 else scene.attacker)


def _leader(facts: StoryFacts, attacker: int, defender: int) -> Argument:
    return _side(facts, 0 if attacker > defender else 1)


def _foes(facts: StoryFacts) -> Argument:
    """The player who defends, or the Units of the Era."""
    if facts.scene.defender != NONE:
        return Ref("seat", facts.scene.defender)
    return _units(facts, [unit.card for unit in facts.scene.sides[1]])


# Numbers


def _number(facts: StoryFacts, number: int | None) -> Argument:
    return 0 if number is None else number


def _numbers(facts: StoryFacts, every: list[Any]) -> Argument:
    return [str(number) for number in every if number is not None]


def _count(facts: StoryFacts) -> Argument:
    return len(facts.run)


def _deployed(facts: StoryFacts) -> Argument:
    return len(facts.scene.sides[0])


def _how_many(facts: StoryFacts, things: Sequence[int]) -> Argument:
    return len(things)


def _most(facts: StoryFacts, numbers: Sequence[int]) -> Argument:
    return max(numbers)


def _higher(facts: StoryFacts, one: int, other: int) -> Argument:
    return max(one, other)


def _lower(facts: StoryFacts, one: int, other: int) -> Argument:
    return min(one, other)


def _damage_icons(facts: StoryFacts, side: int, place: int) -> Argument:
    line_up = facts.scene.sides[side]
    return int(facts.box.units[line_up[place].card].damage_icons) if place < len(line_up) else 1


# Words for selectors


def _word(facts: StoryFacts, value: object) -> Argument:
    return yes_or_no(value) if isinstance(value, bool) else str(value)


def _known(facts: StoryFacts, every: list[Any]) -> Argument:
    return yes_or_no(None not in every)


def _tie(facts: StoryFacts, attacker: int, defender: int) -> Argument:
    return yes_or_no(attacker == defender)


def _has_target(facts: StoryFacts, side: int) -> Argument:
    return yes_or_no(any(unit.stands for unit in facts.scene.sides[1 - side]))


def _rolled_again(facts: StoryFacts, side: int) -> Argument:
    return yes_or_no(facts.scene.rolls[side] > 1)


def _ending(facts: StoryFacts, winner: int, attackers: int, defenders: int) -> Argument:
    if winner == NONE:
        return "annihilated"
    if not facts.scene.sides[1]:
        return "unopposed"
    return "tie" if attackers == defenders else "won"


def _outcome(facts: StoryFacts, winner: int) -> Argument:
    """How a battle ended for the Attacker."""
    if winner == NONE:
        return "annihilated"
    return "won" if winner == 0 else "lost"


# Lines and dice


def _line(facts: StoryFacts, line: int) -> Argument:
    return Saying(f"line-{LINES[line]}", {})


def _die(facts: StoryFacts, strong: bool) -> Argument:
    return "strong" if strong else "risky"


def _face(facts: StoryFacts, strong: bool, face: int) -> Argument:
    """The Lines that a die changes, each with its number."""
    shown = (facts.box.strong if strong else facts.box.risky)[face]
    values = zip(LINES, (shown.long, shown.medium, shown.close), strict=True)
    return [
        Saying("die-line", {"line": Saying(f"line-{line}", {}), "value": signed(int(value))})
        for line, value in values
        if value != 0
    ]


KINDS: Final[dict[str, Callable[..., Argument]]] = {
    "seat": _seat,
    "seats": _seats,
    "sabaton": _sabaton,
    "token": _token,
    "gear": _gear,
    "unit": _unit,
    "units": _units,
    "unit-at": _unit_at,
    "unit-behind": _unit_behind,
    "unit-in-rear": _unit_in_rear,
    "dated-relic": _dated_relic,
    "dated-relics": _dated_relics,
    "era": _era,
    "here": _here,
    "home": _home,
    "space-era": _space_era,
    "tile-eras": _tile_eras,
    "side": _side,
    "leader": _leader,
    "foes": _foes,
    "number": _number,
    "numbers": _numbers,
    "count": _count,
    "deployed": _deployed,
    "how-many": _how_many,
    "most": _most,
    "higher": _higher,
    "lower": _lower,
    "damage-icons": _damage_icons,
    "word": _word,
    "known": _known,
    "tie": _tie,
    "has-target": _has_target,
    "rolled-again": _rolled_again,
    "ending": _ending,
    "outcome": _outcome,
    "line": _line,
    "die": _die,
    "face": _face,
}
"""What a line of the table may ask for."""


def signed(value: int) -> str:
    """A number with its sign, and a true minus."""
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}") if value else "0"
