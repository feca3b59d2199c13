"""What the next tile would give, and what the next step would end, for the player at the gear.

Inserting a tile cannot be taken back once chance has drawn the one behind it, so a client shows
both before the player decides. Everything here is open: tiles, wheel, tokens, and how many cards
a player has where.

Data types: `InsertPreview` and `GearEnds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abth.rules import moments
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Game
from abth.rules.phases.time_travel import can_insert, is_possible
from abth.rules.terms import NONE
from abth.rules.views import Pieces


@dataclass(init=False)
class InsertPreview:
    """What inserting the next tile would give; None stands for what nobody knows yet."""

    tile: int | None  # it becomes the Active tile (TRAVEL-6); unknown if it is drawn
    eras: Pieces  # to which the player could jump (TRAVEL-23, TRAVEL-25)
    sectors: Pieces  # of the wheel, at which the arrows would point (TRAVEL-8, TRAVEL-13)
    actions: Pieces  # the gear actions in these sectors
    possible: Pieces  # those of them that would change something
    space: int | None  # the token space that would be indicated
    token: int | None  # that lies there; None also for an empty space

    def __init__(
        self,
        tile: int | None,
        eras: Pieces,
        sectors: Pieces,
        actions: Pieces,
        possible: Pieces,
        space: int | None,
        token: int | None,
    ) -> None:
        self.tile = tile
        self.eras = eras
        self.sectors = sectors
        self.actions = actions
        self.possible = possible
        self.space = space
        self.token = token

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class GearEnds:
    """What ends for this turn with a step that the player may take now."""

    insert_with_use: bool  # no further tile after an action or the token
    insert_with_jump: bool  # nor after the jump (TRAVEL-28)
    take_with_jump: bool  # no token after the jump
    actions_with_jump: Pieces  # the usable actions that end with the jump

    def __init__(
        self,
        insert_with_use: bool,
        insert_with_jump: bool,
        take_with_jump: bool,
        actions_with_jump: Pieces,
    ) -> None:
        self.insert_with_use = insert_with_use
        self.insert_with_jump = insert_with_jump
        self.take_with_jump = take_with_jump
        self.actions_with_jump = actions_with_jump

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def insert_preview(game: Game) -> InsertPreview | None:
    """What the next tile would give; None if the player to act cannot insert one."""
    if game.to_act < 0 or int(game.frame.actions.insert) not in game.options:
        return None
    frame = game.frame
    player = game.players[game.to_act]
    wheel = (int(game.wheel) + int(frame.step)) % 4
    sectors = [(wheel + int(arrow)) % 4 for arrow in frame.arrows]
    actions = [int(frame.sectors[sector]) for sector in sectors]
    possible = [action for action in actions if is_possible(game, player, action)]
    tile = None if frame.direct_to_active else int(game.pending_tile)
    eras: list[int] = []
    space = wheel % 3 if frame.wheel_points else None
    if tile is not None:
        printed = frame.box.tiles[tile]
        eras = [int(era) for era in (printed.low, printed.high) if era != player.era]
        if space is None:
            space = int(printed.pointer) - 1
    token = int(NONE) if space is None else int(game.token_spaces[space])
    return InsertPreview(
        tile,
        tuple(eras),
        tuple(sectors),
        tuple(actions),
        tuple(possible),
        space,
        None if token == NONE else token,
    )


def gear_ends(game: Game) -> GearEnds | None:
    """What the next step would end; None unless the player prepares for the battle (D-4)."""
    if game.to_act < 0 or game.moment != moments.PREPARE:
        return None
    numbers = game.frame.actions
    first, count = int(numbers.use), len(game.frame.box.gear_actions)
    usable = [action for action in range(count) if first + action in game.options]
    inserts = can_insert(game)
    return GearEnds(
        inserts,
        inserts,
        int(numbers.take) in game.options,
        tuple(usable) if game.frame.actions_end_with_jump else (),
    )
