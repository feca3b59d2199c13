"""Puzzles of the kind `token`: which Warfare token, on which Unit, or none (D-17)."""

from __future__ import annotations

from abth.practice.battles import Situation, no_tokens
from abth.practice.drafts import MOST_CHOICES, Draft, Option
from abth.practice.puzzles import TOLERANCES, Choice
from abth.practice.reasons import token_reason
from abth.rules.terms import NONE

KEPT_GAP = 0.02  # a token must gain this much to be worth laying


def find_token(situation: Situation) -> Draft | None:
    """A puzzle about one token on the line-up that stands there, if it is a good one."""
    battle = situation.view.battle
    cards = tuple(int(card) for card in battle.attackers.cards)
    if any(token != NONE for token in battle.attackers.tokens):
        return None
    kinds = sorted(
        {token for token in situation.tokens if situation.frame.box.tokens[token].for_units}
    )
    if not kinds or not battle.defenders.cards:
        return None
    kept = option_with(situation, cards, no_tokens(cards))
    if not 0.05 < kept.chance < 0.95:
        return None
    laid = [
        option_with(
            situation, cards, [kind if at == place else int(NONE) for at in range(len(cards))]
        )
        for kind in kinds
        for place in range(len(cards))
    ]
    return draft_of(situation, kept, laid)


def option_with(situation: Situation, cards: tuple[int, ...], tokens: list[int]) -> Option:
    """The line-up with these tokens; reinforcements have arrived (ENG-1, ENG-2)."""
    battle = situation.view.battle
    odds = situation.odds(
        cards, tokens, battle.defenders.cards, battle.defenders.tokens, battle.defender == NONE,
        None, situation.no_reserve, situation.no_reserve,
    )  # fmt: skip
    chance = float(odds.attacker_wins)
    return Option(Choice(line_up=cards, tokens=tuple(tokens)), chance, chance)


def draft_of(situation: Situation, kept: Option, laid: list[Option]) -> Draft | None:
    """Keeping every token is one of the choices; of equal ones the first is shown."""
    ranked = sorted(laid, key=lambda option: -option.value)
    best = ranked[0]
    gain = best.value - kept.value
    if TOLERANCES["chance"] < gain < KEPT_GAP:
        return None  # whether that is worth a token is a matter of taste
    shown = [kept] if gain <= TOLERANCES["chance"] else [best]
    others = ranked if gain <= TOLERANCES["chance"] else [*ranked[1:], kept]
    for option in sorted(others, key=lambda option: -option.value):
        differs = all(abs(option.value - one.value) > TOLERANCES["chance"] for one in shown)
        if option is kept or differs or shown == [kept]:
            shown.append(option)
    if len(shown) < 3 or (shown[0] is best and best.value - shown[1].value < KEPT_GAP):
        return None
    shown = shown[:MOST_CHOICES]
    if kept not in shown:
        shown[-1] = kept
    why = token_reason(situation, kept, shown[0], shown[1])
    depth = 6 + 2 * len(situation.view.battle.defenders.cards) + len(best.choice.line_up)
    return Draft("token", "chance", shown, why, depth)
