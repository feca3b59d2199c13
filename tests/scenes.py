"""Scenes for tests: a position from a line of text, actions by their words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from abth.content import load_box
from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.box import Box
from abth.rules.chance import outcomes
from abth.rules.flow import apply
from abth.rules.game import Game
from abth.rules.notation import parse_battle
from abth.rules.playout import Dice, let_chance_act
from abth.rules.reading import read_position
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import CHANCE

# Rules are tested with a box of their own, whose numbers no balancing changes.
BOX: Box = load_box(Path(__file__).parent / "box")


def scene(text: str) -> Game:
    """The match that this line describes (see `abth.rules.position`)."""
    return read_position(text, BOX)


def act(game: Game, *texts: str) -> Game:
    """Play these actions, of players and of chance, one after the other."""
    for text in texts:
        apply(game, game.frame.actions.number(text))
    return game


def options(game: Game) -> set[str]:
    """The legal actions in words."""
    return {game.frame.actions.text(number) for number in game.legal()}


def chances(game: Game) -> dict[str, int]:
    """What chance may bring now, with its weights."""
    return {game.frame.actions.text(number): weight for number, weight in outcomes(game)}


def let_it_happen(game: Game, seed: int = 1) -> Game:
    """Let chance act until a player has to decide."""
    dice = Dice(seed)
    while game.to_act == CHANCE:
        let_chance_act(game, dice)
    return game


def cards(pile: Iterable[int]) -> list[str]:
    """The ids of the cards in a pile."""
    return [BOX.units[card].id for card in pile]


def fought(text: str, **rulings: Value) -> Battle:
    """The battle of this line (see `abth.rules.notation`), fought, with its story.

    Rulings by key with `__` for the dot: `abilities__accuracy="cancel_points"`.
    """
    changes = {key.replace("__", "."): value for key, value in rulings.items()}
    battle = parse_battle(text, BOX, rulings_of("default", changes))
    battle.story = []
    engage(battle)
    fight(battle)
    return battle


def fates(battle: Battle) -> tuple[list[int | None], list[int | None]]:
    """Damage of every Unit, attackers and defenders, None for a defeated one."""
    sides = []
    for side in (battle.attackers, battle.defenders):
        places = range(len(side.units))
        sides.append([int(side.damage_at(p)) if side.stands(p) else None for p in places])
    return sides[0], sides[1]
