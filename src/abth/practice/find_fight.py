"""Puzzles of the kinds `fight` and `era`: whom to face (D-9, D-11), and where to jump (D-4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from abth.practice.battles import Situation, Worth
from abth.practice.drafts import Draft, Option, chosen
from abth.practice.puzzles import Choice, Measure
from abth.practice.reasons import era_reason, fight_reason
from abth.rules.game import Game
from abth.rules.phases.battle import company_spaces, offer_company
from abth.rules.terms import NONE, SPACES_PER_ERA, TILES_PER_TURN

FIGHT_DEPTH: Final = 14
ERA_DEPTH: Final = 28


class Fight(NamedTuple):
    """Someone to fight, and what that is worth."""

    facing: tuple[int, ...]
    challenge: int
    worth: Worth


def find_fight(situation: Situation) -> Draft | None:
    """A puzzle about whom to fight in the Era just entered, if it is a good one."""
    if len(situation.hand) < 2:
        return None
    fights = fights_in(situation, situation.view.players[situation.seat].era)
    if len(fights) < 3:
        return None
    options = [
        Option(Choice(facing=fight.facing, challenge=fight.challenge), *fight.worth)
        for fight in fights
    ]
    picked = chosen(options, "lead" if any(fight.challenge >= 0 for fight in fights) else "points")
    if picked is None:
        return None
    challenges = any(option.choice.challenge >= 0 for option in picked)
    why = fight_reason(picked[0], picked[1])
    depth = FIGHT_DEPTH + (4 if challenges else 0)
    return Draft("fight", "lead" if challenges else "points", picked, why, depth)


def find_era(situation: Situation) -> Draft | None:
    """A puzzle about the Era to jump to, if it is a good one."""
    if len(situation.hand) < 2:
        return None
    options: list[Option] = []
    best: dict[int, Fight] = {}
    for era, inserts in eras_in_reach(situation):
        fights = fights_in(situation, era)
        if not fights:
            continue
        best[era] = max(fights, key=lambda fight: fight.worth.value)
        options.append(Option(Choice(era=era, inserts=inserts), *best[era].worth))
    challenges = any(fight.challenge >= 0 for fight in best.values())
    measure: Measure = "lead" if challenges else "points"
    picked = chosen(options, measure, least=2)
    if picked is None:
        return None
    fight = best[picked[0].choice.era]
    why = era_reason(picked[0], fight.facing, fight.challenge)
    return Draft("era", measure, picked, why, ERA_DEPTH + (4 if challenges else 0))


def eras_in_reach(situation: Situation) -> list[tuple[int, bool]]:
    """Each Era to jump to at once, or after one more tile, with whether it takes the tile."""
    view, box = situation.view, situation.frame.box
    here = view.players[situation.seat].era
    tiles = [(view.active_tile, False)]
    if view.tiles_inserted < TILES_PER_TURN and not situation.frame.direct_to_active:
        tiles.append((view.pending_tile, True))
    found: dict[int, bool] = {}
    for tile, inserts in tiles:
        for era in (int(box.tiles[tile].low), int(box.tiles[tile].high)):
            if era != here:
                found.setdefault(era, inserts)
    return list(found.items())


def fights_in(situation: Situation, era: int) -> list[Fight]:
    """Everyone to fight in an Era: Units, alone or in company, and players."""
    known = situation.deal(0)  # for the board, which lies open
    fights: list[Fight] = []
    first = (era - 1) * int(SPACES_PER_ERA)
    seen: set[tuple[int, ...]] = set()
    for space in range(first, first + int(SPACES_PER_ERA)):
        for facing in companies_at(known, space):
            if facing not in seen:
                seen.add(facing)
                fights.append(Fight(facing, -1, situation.board_worth(facing)))
    rivals = [
        player.seat
        for player in situation.view.players
        if player.era == era and player.seat != situation.seat and player.hand_size > 0
    ]
    fights += [Fight((), rival, situation.challenge_worth(rival)) for rival in rivals]
    return fights


def companies_at(game: Game, space: int) -> list[tuple[int, ...]]:
    """The Unit of a space alone, and with each company that may come along (CONQ-3, R-21)."""
    if game.board[space] == NONE:
        return []
    twin = game.clone()
    twin.space = space
    offer_company(twin)
    return [
        tuple(
            int(twin.board[at]) for at in company_spaces(twin, option - twin.frame.actions.company)
        )
        for option in twin.options
    ]
