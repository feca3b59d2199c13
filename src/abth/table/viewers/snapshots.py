"""A match as its viewers see it at one version, field by field, so that only changes are sent.

Data type: `Snapshot`. Most fields are the same for everyone: they are compared once for all
viewers, in groups, because most groups do not change. A seat has a few private fields besides.
A path such as `view.players.2.honor` names a field of a `SeatView`.

Numbers and piles are compared as they are. A record is compared by its fields, or by what is sent
of it if it has records in it: comparing dataclasses takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec import Raw
from msgspec.json import Encoder

from abth.rules.battle_facts import BattleFacts
from abth.rules.facts import ActionRefusal, GearActionState, TableFacts, facts_with
from abth.rules.final_actions import final_actions
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.points import Points, points_for, points_of
from abth.rules.views import (
    BattleView,
    DueView,
    LineUpView,
    PlayerView,
    View,
    is_looking_in_secret,
    pieces,
    pile_seen,
    player_view,
    prowess_seen,
    view_of_table,
)
from abth.storage.announcements import ViewChanges

Changes = dict[str, Any]
"""New values by the path of their field."""

Values = tuple[Any, ...]

MOST_SEATS: Final = 5
ENCODER: Final = Encoder()
OPTIONS: Final = "view.options"
LEGAL: Final = "legal"
FINAL: Final = "facts.final"
BATTLE_FACTS: Final = "facts.battle"
LOOKED_AT: Final = "view.looked_at"
RELIC_DECK: Final = "view.relic_deck"
NO_CHANGES: Final = Raw(b"{}")
NOT_TO_ACT: Final[Changes] = {OPTIONS: (), LEGAL: (), FINAL: ()}


class Group(NamedTuple):
    """Fields that are compared together: their paths, and how to read their values."""

    paths: tuple[str, ...]
    values: Callable[[Any], Values]


def group(prefix: str, kind: type, *left_out: str) -> Group:
    """All fields of a dataclass but those left out."""
    names = [field.name for field in fields(kind) if field.name not in left_out]
    return Group(tuple([f"{prefix}.{name}" for name in names]), attrgetter(*names))


def area_path(seat: int, name: str) -> str:
    """The path of a field of a Personal Area."""
    return f"view.players.{seat}.{name}"


TABLE: Final = group("view", View, "seat", "options", "players", "battle", "due")
BATTLE: Final = group("view.battle", BattleView, "attackers", "defenders")
FACTS: Final = group("facts", TableFacts, "final", "battle", "points", "actions")
AREAS: Final = tuple(
    [group(f"view.players.{seat}", PlayerView, "hand", "deck") for seat in range(MOST_SEATS)]
)
PATHS: Final[list[tuple[str, ...]]] = [
    TABLE.paths, BATTLE.paths, FACTS.paths, *[area.paths for area in AREAS]
]  # fmt: skip
OF_TABLE: Final = TABLE.values
OF_BATTLE: Final = BATTLE.values
OF_FACTS: Final = FACTS.values
OF_AREA: Final = AREAS[0].values
# Records that are sent whole, and how each kind is compared.
POINTS: Final = tuple([f"facts.points.{seat}" for seat in range(MOST_SEATS)])
RECORDS: Final[list[str]] = [
    "facts.actions", "view.due", "view.battle.attackers", "view.battle.defenders", *POINTS,
]  # fmt: skip
FIRST_POINTS: Final = 4  # among the records
OF_DUE: Final = group("", DueView).values
OF_LINE_UP: Final = group("", LineUpView).values
OF_POINTS: Final = group("", Points).values
# The facts of a battle; those of its sides are encoded.
OUTCOME: Final = group(BATTLE_FACTS, BattleFacts, "attackers", "defenders")
BATTLE_PATHS: Final[tuple[str, ...]] = (
    *OUTCOME.paths,
    f"{BATTLE_FACTS}.attackers",
    f"{BATTLE_FACTS}.defenders",
)
HANDS: Final = tuple([area_path(seat, "hand") for seat in range(MOST_SEATS)])
DECKS: Final = tuple([area_path(seat, "deck") for seat in range(MOST_SEATS)])


class Snapshot:
    """A match as all its viewers see it. It does not change when the match goes on."""

    __slots__ = (
        "_areas",
        "_battle",
        "_battle_facts",
        "_groups",
        "_keys",
        "_points",
        "_private",
        "_prowess",
        "_records",
        "_secret",
        "_takers",
        "version",
    )

    def __init__(self, game: Game, version: int, before: Snapshot | None = None) -> None:
        """The match at this version; `before` saves work where nothing has changed since."""
        secret = is_looking_in_secret(game, None)
        self.version = version
        self._secret = secret
        self._areas: list[Values] = []
        for player in game.players:
            self._areas.append(OF_AREA(player_view(game, player, None, secret)))
        # All that the points depend on which a seat knows better than the others.
        self._takers: list[Values] = [pieces(player.prowess_takers) for player in game.players]
        self._prowess: list[Values] = [prowess_of(player) for player in game.players]
        self._points: list[Points] = self._count_points(game, before)
        view = view_of_table(game, None, (), (), secret)
        facts = facts_with(game, None, tuple(self._points))
        battle = view.battle
        self._groups: list[Values] = [
            OF_TABLE(view), OF_BATTLE(battle), OF_FACTS(facts), *self._areas
        ]  # fmt: skip
        self._records: list[Any] = [
            facts.actions, view.due, battle.attackers, battle.defenders, *self._points
        ]  # fmt: skip
        self._keys: list[Any] = [
            gear_values(facts.actions),
            OF_DUE(view.due),
            OF_LINE_UP(battle.attackers),
            OF_LINE_UP(battle.defenders),
            *[OF_POINTS(points) for points in self._points],
        ]
        self._battle_facts = facts.battle
        self._battle: Values | None = None if facts.battle is None else battle_values(facts.battle)
        is_same = before is not None and self._has_same_points(before)
        self._private: list[Changes] = []
        for seat in range(len(game.players)):
            scored = before._private[seat] if before is not None and is_same else None
            if scored is not None and waits_as_before(game, seat, scored):
                self._private.append(scored)
            else:
                self._private.append(private_fields(game, seat, secret, scored))

    def _count_points(self, game: Game, before: Snapshot | None) -> list[Points]:
        """The points that everyone knows; those of an area that has not changed are the same."""
        is_known = before is not None and before._takers == self._takers
        found: list[Points] = []
        for number, player in enumerate(game.players):
            if before is not None and is_known and before._areas[number] == self._areas[number]:
                found.append(before._points[number])
            else:
                found.append(points_of(game, player, None, self._secret))
        return found

    def _has_same_points(self, before: Snapshot) -> bool:
        """Whether every seat knows the same of all points as it did before."""
        if self._secret or before._secret or self._prowess != before._prowess:
            return False
        return self._keys[FIRST_POINTS:] == before._keys[FIRST_POINTS:]

    def changes_since(self, before: Snapshot) -> ViewChanges:
        """What has changed, encoded once for all viewers."""
        changes = self.open_changes(before)
        private = [
            encoded(self.private_changes(before, seat, changes))
            for seat in range(len(self._private))
        ]
        return ViewChanges(before.version, encoded(changes), private)

    def open_changes(self, before: Snapshot) -> Changes:
        """What has changed for everyone."""
        changes: Changes = {}
        for number, new in enumerate(self._groups):
            old = before._groups[number]
            if old != new:
                note_changes(changes, PATHS[number], old, new)
        for number, key in enumerate(self._keys):
            if key != before._keys[number]:
                changes[RECORDS[number]] = self._records[number]
        battle, former = self._battle, before._battle
        if battle is not None and former is not None:
            if battle != former:
                note_changes(changes, BATTLE_PATHS, former, battle)
        elif battle is not None or former is not None:
            changes[BATTLE_FACTS] = self._battle_facts
        return changes

    def private_changes(self, before: Snapshot, seat: int, open_changes: Changes) -> Changes:
        """What has changed for a seat alone, or differs there from what everyone was told."""
        old, new = before._private[seat], self._private[seat]
        changes: Changes = {}
        for path, value in new.items():
            if path in open_changes or path not in old or old[path] != value:
                changes[path] = value
        gone = [path for path in old if path not in new]
        if gone:
            shown = self._open_fields()
            changes.update({path: shown[path] for path in sorted(gone)})
        return changes

    def _open_fields(self) -> Changes:
        """The fields that everyone sees, and those of a seat that need not decide."""
        shown = NOT_TO_ACT | dict(zip(RECORDS, self._records, strict=False))
        for paths, values in zip(PATHS, self._groups, strict=False):
            shown.update(zip(paths, values, strict=False))
        return shown


def encoded(changes: Changes) -> Raw:
    """Changes as they are sent."""
    return Raw(ENCODER.encode(changes)) if changes else NO_CHANGES


def note_changes(changes: Changes, paths: tuple[str, ...], old: Values, new: Values) -> None:
    """Note the fields of a group that differ, with their new values."""
    for number, value in enumerate(new):
        if old[number] != value:
            changes[paths[number]] = value


def gear_values(actions: tuple[GearActionState, ...]) -> Values:
    """The four actions of the cogwheel, to be compared."""
    return tuple([(each.active, each.used, refusal_values(each.refusal)) for each in actions])


def refusal_values(refusal: ActionRefusal | None) -> Values:
    """Why something cannot be done, to be compared."""
    return () if refusal is None else (refusal.atom, refusal.message_id, refusal.what)


def battle_values(battle: BattleFacts) -> Values:
    """The facts of a battle, in the order of their paths."""
    sides = (battle.attackers, battle.defenders)
    return (*OUTCOME.values(battle), *[Raw(ENCODER.encode(side)) for side in sides])


def prowess_of(player: Player) -> Values:
    """Who has won which Prowess tokens of a player."""
    taken = player.prowess_takers
    if not taken:
        return ()
    return (pieces(taken), pieces(player.prowess_lost), pieces(player.prowess_returned))


def waits_as_before(game: Game, seat: int, known: Changes) -> bool:
    """Whether a seat that knew this, and the same of all points, knows nothing new now."""
    if seat == game.to_act or OPTIONS in known:
        return False
    player = game.players[seat]
    is_same_hand: bool = known[HANDS[seat]] == pile_seen(player.hand)
    return is_same_hand and bool(known[DECKS[seat]] == pile_seen(player.deck))


def private_fields(game: Game, seat: int, secret: bool, scored: Changes | None) -> Changes:
    """What a seat sees differently from a spectator, from whom something may be kept `secret`.

    Its cards and options, what it looks at in secret, and the Prowess that it has won. Its points
    take longest to find: they are those in `scored` if that is given.
    """
    player = game.players[seat]
    found: Changes = {HANDS[seat]: pile_seen(player.hand), DECKS[seat]: pile_seen(player.deck)}
    if seat == game.to_act:
        numbers, texts = game.legal(), game.frame.actions.texts
        found[OPTIONS] = numbers
        found[LEGAL] = [texts[number] for number in numbers]
        found[FINAL] = final_actions(game)
    hidden = secret and is_looking_in_secret(game, seat)
    knows_more = secret and not hidden
    if knows_more:
        found[LOOKED_AT], found[RELIC_DECK] = pile_seen(game.looked_at), pile_seen(game.relic_deck)
        for other in game.players:
            found[area_path(int(other.seat), "relics")] = pieces(other.relics)
    for other in game.players:
        if seat in other.prowess_takers:
            knows_more = True
            found[area_path(int(other.seat), "prowess_seen")] = prowess_seen(other, seat)
    if knows_more and scored is not None:
        found.update({path: scored[path] for path in POINTS[: len(game.players)]})
    elif knows_more:
        points = points_for(game, seat, hidden)
        found.update(zip(POINTS, [Raw(ENCODER.encode(each)) for each in points], strict=False))
    return found
