"""What the tests of the rules ask a match: what lies where, and why something is refused."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from abth.rules import moments
from abth.rules.actions import tile_name
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.position import write_position
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import CHANCE
from tests.scenes import BOX, act


def refused(game: Game, action: str) -> str:
    """The atom that forbids this action now; the match stays as it was."""
    before = write_position(game)
    with pytest.raises(IllegalAction) as refusal:
        act(game, action)
    assert write_position(game) == before
    return refusal.value.atom


def seated(players: int, **rulings: Value) -> Game:
    """A match whose players have chosen their Sabatons, in the order of the box.

    Rulings by key with `__` for the dot: `gear__start="0"`.
    """
    changes = {key.replace("__", "."): value for key, value in rulings.items()}
    game = new_game(BOX, players, rulings_of("default", changes))
    while game.moment == moments.CHOOSE_SABATON:
        act(game, f"sabaton {BOX.sabatons[game.to_act].id}")
    return game


def dealt(players: int, seed: int = 1, **rulings: Value) -> Game:
    """A match that has been set up: the first tile of the first turn is due."""
    game = seated(players, **rulings)
    dice = Dice(seed)
    while game.to_act == CHANCE and game.moment != moments.DRAW_TILE:
        let_chance_act(game, dice)
    return game


def due(game: Game) -> str:
    """The moment a match stands at, by its name."""
    return moments.NAMES[game.moment]


def units(pile: Iterable[int]) -> list[str]:
    """The ids of these Unit cards, `-` for an empty space."""
    return ["-" if card < 0 else BOX.units[card].id for card in pile]


def tokens(pile: Iterable[int]) -> list[str]:
    """The ids of these Warfare tokens, `-` for an empty space or a Unit without one."""
    return ["-" if token < 0 else BOX.tokens[token].id for token in pile]


def tiles(pile: Iterable[int]) -> list[str]:
    """The names of these tiles."""
    return [tile_name(BOX, tile) for tile in pile]


def board(**cards: str) -> str:
    """A word for a scene: these cards on their spaces (`II1="knights-templar"`), no others."""
    spaces = [f"{era}{number}" for era in ("I", "II", "III", "IV") for number in (1, 2, 3)]
    assert set(cards) <= set(spaces)
    return "board=" + ",".join(cards.get(space, "-") for space in spaces)
