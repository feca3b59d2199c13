"""Final actions: options after which a line-up is complete and the battle goes on by itself.

Part 8 of the rules carries out a single option without asking. So the last Unit ends the
deployment, the last Warfare token rolls the dice, and a player who faces a Unit with one card in
hand is in the battle at once. A client asks for a confirmation before it sends such an action.

Data type: `FinalAction`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.engagement import called_up, promised_link
from abth.rules.battle.line_up import LineUp
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Game
from abth.rules.options import Options
from abth.rules.phases.battle import deploy, linked_run
from abth.rules.phases.time_travel import offer_actions, offer_tighten_up
from abth.rules.terms import ATTACKER_SLOTS, DEFENDER_SLOTS, NONE, TOKENS_PER_BATTLE


@dataclass(init=False)
class FinalAction:
    """An option that cannot be taken back, since something follows from it at once."""

    action: int  # its number among all actions
    link: int  # of a Unit: the type of the Link that it promises with the Unit before it; 0: none
    coming: int  # of a Unit: reinforcements that the icons of its side will then call

    def __init__(
        self,
        action: int,
        link: int,
        coming: int,
    ) -> None:
        self.action = action
        self.link = link
        self.coming = coming

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def final_actions(game: Game) -> tuple[FinalAction, ...]:
    """Those among the options of the player to act."""
    moment = game.moment
    if moment in (moments.ATTACK_FIRST, moments.ATTACK_NEXT):
        return last_units(game, game.battle.attackers, ATTACKER_SLOTS)
    if moment in (moments.DEFEND_FIRST, moments.DEFEND_NEXT):
        return last_units(game, game.battle.defenders, DEFENDER_SLOTS)
    if moment == moments.ATTACK_TOKENS:
        return last_tokens(game, game.battle.attackers)
    if moment == moments.DEFEND_TOKENS:
        return last_tokens(game, game.battle.defenders)
    if moment in (moments.OPPONENT, moments.COMPANY, moments.HUNT):
        return last_choices(game)
    return ()


def last_units(game: Game, line_up: LineUp, slots: i64) -> tuple[FinalAction, ...]:
    """The Unit for the last slot, or the last card in hand (CONQ-11, CHALLENGE-5)."""
    if len(game.players[game.to_act].hand) > 1 and line_up.size + 1 < slots:
        return ()
    first = game.frame.actions.deploy
    found: list[FinalAction] = []
    for option in game.options:
        if first <= option < first + len(game.frame.box.units):
            found.append(last_unit(game, line_up.side, option))
    return tuple(found)


def last_unit(game: Game, side: i64, option: i64) -> FinalAction:
    """What a Unit promises once it lies there."""
    twin = game.clone()
    deploy(twin, option - game.frame.actions.deploy)
    line_up = twin.battle.attackers if side == game.battle.attackers.side else twin.battle.defenders
    link = promised_link(twin, line_up, line_up.size - 2)
    return FinalAction(int(option), int(link), int(called_up(twin, side)))


def last_tokens(game: Game, line_up: LineUp) -> tuple[FinalAction, ...]:
    """The last token that is held, allowed, or has a Unit to lie on (TOKEN-1, 2, 4)."""
    tokens = game.frame.box.tokens
    held = sum([1 for token in game.players[game.to_act].tokens if tokens[token].for_units])
    laid = int(line_up.tokens_laid())
    if held > 1 and laid + 1 < TOKENS_PER_BATTLE and laid + 1 < line_up.size:
        return ()
    done = game.frame.actions.done
    return tuple([FinalAction(int(option), 0, 0) for option in game.options if option != done])


def last_choices(game: Game) -> tuple[FinalAction, ...]:
    """Whom to face, where the only card in hand is deployed without asking (D-15)."""
    player = game.players[game.to_act]
    before = Options()  # what could still be done before the first Unit
    if not game.frame.actions_end_with_jump:
        offer_actions(game, player, before)
    offer_tighten_up(game, player, before)
    if len(player.hand) != 1 or before.count > 0:
        return ()
    numbers = game.frame.actions
    found: list[FinalAction] = []
    for option in game.options:
        is_choice = numbers.face <= option < numbers.face + len(game.board)
        if game.moment != moments.OPPONENT or (is_choice and is_alone(game, option - numbers.face)):
            found.append(FinalAction(int(option), 0, 0))
    return tuple(found)


def is_alone(game: Game, space: i64) -> bool:
    """Whether the Unit on a space has no linked neighbor that could come along (CONQ-4)."""
    if game.board[space] == NONE:
        return False
    reach = game.frame.company_reach
    return linked_run(game, space, -1, reach) + linked_run(game, space, 1, reach) == 0
