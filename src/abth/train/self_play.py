"""Matches for training: what the net sees as each turn ends, and how the match came out.

Captains play. Now and then a turn is played by instinct alone, so that the net also sees positions
that captains avoid. `INSTINCT` as a bot plays all by instinct, which is much faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from abth.bots.base import Bot
from abth.bots.champion.features import Outlook, outlook
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.registry import make_bot
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

CARELESS: Final = 7  # one turn in so many is played by instinct
INSTINCT: Final = "instinct"  # no bot: it looks at all cards
SEEDS: Final = 7919  # apart: the bots of two matches share no seed


class PlayedMatch(msgspec.Struct):
    """One match: the position after each turn, and the result."""

    seed: int
    features: list[list[list[float]]]  # of each position, of each seat
    promises: list[list[float]]
    left: list[float]
    won: list[float]  # each seat's share of the victory
    totals: list[int]


def play_match(frame: Frame, judge: Judge, players: int, seed: int, bot: str) -> PlayedMatch:
    """Play a match and keep what the net sees of it."""
    game, dice = new_game_in(frame, players), Dice(seed)
    bots = [] if bot == INSTINCT else seated(frame, players, seed, bot)
    match = PlayedMatch(seed, [], [], [], [], [])
    turns, careless = 0, -1
    while game.to_act != OVER:
        if game.turns != turns:
            turns = game.turns
            keep(match, outlook(game, judge))
            careless = int(game.active) if dice.below(CARELESS) == 0 else -1
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        elif not bots:
            play(game, instinct(game, judge))
        else:
            play(game, choice(game, judge, dice, bots, careless))
    result = standing(game)
    share = 1 / len(result.winners)
    match.won = [share if seat in result.winners else 0.0 for seat in range(players)]
    match.totals = list(result.totals)
    return match


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
    if seat == careless and len(view.options) > 1:
        return int(instinct(imagine(view, game.frame, dice), judge))
    return bots[seat].choose(view)


def keep(match: PlayedMatch, seen: Outlook) -> None:
    """Add a position to a match, its numbers rounded."""
    match.features.append([[round(x, 4) for x in seat] for seat in seen.features])
    match.promises.append([round(promise, 4) for promise in seen.promises])
    match.left.append(round(seen.left, 4))


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
