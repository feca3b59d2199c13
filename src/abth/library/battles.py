"""Battles for programs: exact odds and the best line-up, asked in words.

odds("trebuchet, archers @close+2 | kamakura-samurai")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from abth.bots.best_line_up import best_line_ups
from abth.bots.odds import Odds, battle_odds
from abth.content import load_box
from abth.protocol.settings import chosen_rulings
from abth.rules.battle.combat import BLANK
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.notation import BadNotation, parse_battle
from abth.rules.rulings import Value
from abth.rules.terms import NONE


@dataclass(frozen=True)
class LineUpAdvice:
    """A line-up in words, front first, with its chance to win."""

    line_up: str
    wins: Fraction
    is_exact: bool

    def __str__(self) -> str:
        return f"{self.line_up} ({float(self.wins):.1%})"


def odds(
    battle: str,
    board: bool = True,
    edition: str = "default",
    rulings: Mapping[str, Value] | None = None,
    box: Box | None = None,
) -> Odds:
    """The exact odds of `attackers | defenders`, front first, over all rolls and re-rolls.

    Links, Assault and tokens count; cards that reinforcement icons would call do not. `board` says
    whether the Defender is the board or a player, who re-rolls by choice.
    """
    box = load_box() if box is None else box
    parsed = parse_battle(battle, box, chosen_rulings(edition, rulings))
    if parsed.attacker_die is not BLANK:
        raise BadNotation("odds are for a battle whose dice are not rolled: leave the faces out")
    return battle_odds(parsed, box, board)


def best_line_up(
    hand: str | Sequence[str],
    defenders: str,
    tokens: str | Sequence[str] = (),
    board: bool = True,
    edition: str = "default",
    rulings: Mapping[str, Value] | None = None,
    box: Box | None = None,
) -> LineUpAdvice:
    """The line-up of a hand that wins most often against these Defenders, with its tokens.

    The answer is exact as long as no card calls reinforcements.
    """
    frame = Frame(load_box() if box is None else box, chosen_rulings(edition, rulings))
    units = {unit.id: number for number, unit in enumerate(frame.box.units)}
    kinds = {token.id: number for number, token in enumerate(frame.box.tokens)}
    faced = [word.partition("@") for word in words_in(defenders)]
    best = best_line_ups(
        frame,
        [require(units, card) for card in words_in(hand)],
        [require(kinds, token) for token in words_in(tokens)],
        [require(units, card.strip()) for card, _, _ in faced],
        [require(kinds, token) if at else int(NONE) for _, at, token in faced],
        board,
    )
    if not best:
        raise BadNotation("a line-up needs at least one card of the hand")
    found = best[0]
    line_up = [
        frame.box.units[card].id + ("" if token == NONE else f" @{frame.box.tokens[token].id}")
        for card, token in zip(found.cards, found.tokens, strict=True)
    ]
    return LineUpAdvice(", ".join(line_up), Fraction(found.value), found.exact)


def words_in(text: str | Sequence[str]) -> list[str]:
    """The pieces of a list, written with commas or given as a sequence."""
    pieces = text.split(",") if isinstance(text, str) else text
    return [piece.strip() for piece in pieces if piece.strip()]


def require(numbers: Mapping[str, int], name: str) -> int:
    """The number of a piece of the box."""
    if name not in numbers:
        raise BadNotation(f"{name!r} is not in the box")
    return numbers[name]
