"""Matches for training: what the net sees as each turn ends, and how the match came out.

Captains play. Now and then a turn is played by instinct alone, so that the net also sees positions
that captains avoid.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from abth.bots.champion.features import Outlook, outlook
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.registry import make_bot
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

CARELESS: Final = 7  # one turn in so many is played by instinct
SEEDS: Final = 7919  # apart: the bots of two matches share no seed


@dataclass
class PlayedMatch:
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
    bots = [make_bot(bot, SEEDS * seed + seat) for seat in range(players)]
    for seat, player in enumerate(bots):
        player.sit_down(frame, seat)
    match = PlayedMatch(seed, [], [], [], [], [])
    turns, careless = 0, -1
    while game.to_act != OVER:
        if game.turns != turns:
            turns = game.turns
            keep(match, outlook(game, judge))
            careless = int(game.active) if dice.below(CARELESS) == 0 else -1
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
            continue
        seat = int(game.to_act)
        view = view_for(game, seat)
        if seat == careless and len(view.options) > 1:
            play(game, instinct(imagine(view, frame, dice), judge))
        else:
            play(game, bots[seat].choose(view))
    result = standing(game)
    share = 1 / len(result.winners)
    match.won = [share if seat in result.winners else 0.0 for seat in range(players)]
    match.totals = list(result.totals)
    return match


def keep(match: PlayedMatch, seen: Outlook) -> None:
    """Add a position to a match, its numbers rounded."""
    match.features.append([[round(x, 4) for x in seat] for seat in seen.features])
    match.promises.append([round(promise, 4) for promise in seen.promises])
    match.left.append(round(seen.left, 4))


def write_matches(path: Path, matches: Iterator[PlayedMatch]) -> None:
    """Add matches to a file, a line each."""
    with path.open("a", encoding="utf-8") as file:
        for match in matches:
            file.write(json.dumps(asdict(match), separators=(",", ":")) + "\n")
            file.flush()


def read_matches(path: Path) -> Iterator[PlayedMatch]:
    """The matches of a file; a last line that is not whole is left out."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n"):
                yield PlayedMatch(**json.loads(line))
