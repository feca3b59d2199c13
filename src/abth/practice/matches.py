"""Seeded matches between bots, and the positions in them that may become puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abth.bots.base import choice_of
from abth.bots.registry import make_bot
from abth.rules import moments
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import View, view_for

BOT: Final = "soldier"
ASKED: Final[tuple[int, ...]] = (
    int(moments.PREPARE),
    int(moments.OPPONENT),
    int(moments.ATTACK_FIRST),
    int(moments.ATTACK_TOKENS),
)


def views_of_match(seed: int, frame: Frame) -> Iterator[View]:
    """The match with this seed, as seen by each player who faces a decision of the puzzles."""
    players = 2 + seed % 4
    game = new_game_in(frame, players)
    dice = Dice(seed)
    bots = [make_bot(BOT, seed * 10 + seat) for seat in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(frame, seat)
    last = (-1, -1)  # a turn has several decisions at one moment; the first is enough
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
            continue
        place = (int(game.turns), int(game.moment))
        if int(game.moment) in ASKED and place != last:
            last = place
            yield view_for(game, int(game.to_act))
        play(game, choice_of(bots[game.to_act], game))
