"""Random play: a small random generator, and whole matches inside the compiled part."""

from __future__ import annotations

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.combat import Battle, fight
from abth.rules.box import Box
from abth.rules.chance import first_number, urn
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.terms import ATTACKER, CHANCE, NOBODY, NONE, OVER


class Dice:
    """A generator of random numbers, the same for the same seed everywhere."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64
        mixed ^= mixed >> 29
        mixed = mixed * 0xBF58476D1CE4E5B9 % 2**64
        mixed ^= mixed >> 32
        self.one: i64 = i64(mixed % (2147483563 - 1) + 1)
        self.two: i64 = i64((mixed >> 31) % (2147483399 - 1) + 1)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        return (self.one + self.two) % 2147483563 % bound

    def choose(self, pieces: list[i64]) -> i64:
        """One of the pieces."""
        return pieces[self.below(i64(len(pieces)))]


def let_chance_act(game: Game, dice: Dice) -> None:
    """Let chance act once."""
    play(game, first_number(game) + dice.choose(urn(game)))


def play_at_random(game: Game, dice: Dice) -> int:
    """Play to the end, every seat at random; how many decisions that took."""
    decisions: i64 = 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
            decisions += 1
    return decisions


class BattleTally:
    """How battles ended: won by the Attacker, by the Defender, both annihilated (VICT-1 to 3)."""

    def __init__(self) -> None:
        self.board: list[int] = [0, 0, 0]
        self.players: list[int] = [0, 0, 0]

    def count(self, defender: i64, winner: i64) -> None:
        """One more battle, against the board or between players."""
        ending = 2 if winner == NOBODY else int(winner)
        if defender == NONE:
            self.board[ending] += 1
        else:
            self.players[ending] += 1


def is_rolling(moment: i64) -> bool:
    """Whether the dice of a battle are not final yet."""
    return (
        moments.ROLL_STRONG <= moment <= moments.REROLL_ATTACKER
        or moments.DEFENDER_RELAUNCH <= moment <= moments.ATTACKER_RELAUNCH
    )


def is_undefended(game: Game) -> bool:
    """Whether a challenged player has no Unit in the line-up (R-30)."""
    return game.defender != NONE and len(game.battle.defenders.cards) == 0


def play_and_count(game: Game, number: i64, tally: BattleTally) -> None:
    """Play one action that is known to be legal; count the battle that it decides, if any."""
    if is_rolling(game.moment):
        count_fought(game, number, tally)
        return
    defender = game.defender
    turns = game.turns
    engaged = game.fought
    undefended = not engaged and is_undefended(game)
    play(game, number)
    if engaged:
        return
    if game.turns != turns:  # won without a fight, and the turn is over already
        if undefended:
            tally.count(defender, ATTACKER)
    elif game.fought and is_undefended(game):
        tally.count(game.defender, ATTACKER)


def count_fought(game: Game, number: i64, tally: BattleTally) -> None:
    """The same for an action on the dice, after which the Lines may be fought.

    Afterwards the battlefield is empty again, so the battle is fought on a copy. That costs less
    than listening to it.
    """
    if game.moment == moments.ROLL_STRONG:
        play(game, number)  # the other die comes next
        return
    copy = game.battle.clone()
    defender = game.defender
    strong = game.strong_face
    risky = game.risky_face
    actions = game.frame.actions
    if actions.strong <= number < actions.risky:
        strong = number - actions.strong
    elif actions.risky <= number < actions.start:
        risky = number - actions.risky
    play(game, number)
    if not is_rolling(game.moment):
        tally.count(defender, winner_with(copy, game.frame.box, strong, risky))


def winner_with(battle: Battle, box: Box, strong: i64, risky: i64) -> i64:
    """Who wins a battle with these faces (DICE-1 to 3)."""
    if len(battle.attackers.cards) <= 3:
        battle.attacker_die, battle.defender_die = box.strong[strong], box.risky[risky]
    else:
        battle.attacker_die, battle.defender_die = box.risky[risky], box.strong[strong]
    fight(battle)
    return battle.winner


def record_at_random(game: Game, dice: Dice, numbers: list[int], tally: BattleTally) -> int:
    """Like `play_at_random`, but record every action and count every battle."""
    decisions: i64 = 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            number = first_number(game) + dice.choose(urn(game))
        else:
            number = dice.choose(game.options)
            decisions += 1
        numbers.append(int(number))
        play_and_count(game, number, tally)
    return decisions
