"""Matches for training, as lists of actions: what the net sees of them can change later.

Captains play. Now and then a turn is played by instinct alone, so that the net also sees positions
that captains avoid. `INSTINCT` as a bot plays all by instinct, which is much faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from abth.bots.base import Bot
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.registry import make_bot
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, OutcomeSource
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

CARELESS: Final = 7  # one turn in so many is played by instinct
INSTINCT: Final = "instinct"  # no bot: it looks at all cards
SEEDS: Final = 7919  # apart: the bots of two matches share no seed


class PlayedMatch(msgspec.Struct, array_like=True):
    """One match: every action, those of chance too, and the result."""

    seed: int
    players: int
    actions: list[int]
    totals: list[int]
    winners: list[int]


def play_match(frame: Frame, judge: Judge, players: int, seed: int, bot: str) -> PlayedMatch:
    """Play a match and keep its actions."""
    game, dice = new_game_in(frame, players), Dice(seed)
    chance = OutcomeSource(dice)
    bots = [] if bot == INSTINCT else seated(frame, players, seed, bot)
    actions: list[int] = []
    turns, careless = 0, -1
    while game.to_act != OVER:
        if game.turns != turns:
            turns = game.turns
            careless = int(game.active) if dice.below(CARELESS) == 0 else -1
        if game.to_act == CHANCE:
            action = int(chance.outcome(game))
        elif not bots:
            action = int(instinct(game, judge))
        else:
            action = choice(game, judge, dice, bots, careless)
        actions.append(action)
        play(game, action)
    result = standing(game)
    return PlayedMatch(seed, players, actions, list(result.totals), list(result.winners))


def positions_after_turns(match: PlayedMatch, frame: Frame) -> Iterator[Game]:
    """The position after each turn but the last: always the same object, as it goes on."""
    game, turns = new_game_in(frame, match.players), 0
    for action in match.actions:
        play(game, action)
        if game.turns != turns and game.to_act != OVER:
            turns = game.turns
            yield game


def seated(frame: Frame, players: int, seed: int, spec: str) -> list[Bot]:
    """A bot of this kind in every seat."""
    bots = [make_bot(spec, SEEDS * seed + seat) for seat in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(frame, seat)
    return bots


def choice(game: Game, judge: Judge, dice: Dice, bots: list[Bot], careless: int) -> int:
    """What the seat to act decides from its view."""
    seat = int(game.to_act)
    view = view_for(game, seat)
    if len(view.options) == 1:
        return view.options[0]
    if seat == careless:
        return int(instinct(imagine(view, game.frame, dice), judge))
    return bots[seat].choose(view)


def write_matches(path: Path, matches: Iterator[PlayedMatch]) -> None:
    """Add matches to a file, a line each."""
    with path.open("ab") as file:
        for match in matches:
            file.write(msgspec.json.encode(match) + b"\n")
            file.flush()


def read_matches(path: Path) -> Iterator[PlayedMatch]:
    """The matches of a file; a last line that is not whole is left out."""
    decoder = msgspec.json.Decoder(PlayedMatch)
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield decoder.decode(line)
