"""Why the best choice is the best, in words of the game: a message and its arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from abth.bots.advice.reasons import without_icon
from abth.bots.odds import odds
from abth.practice.battles import Situation
from abth.practice.drafts import Option
from abth.practice.puzzles import Why
from abth.practice.stakes import looks
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.terms import ATTACKER, DEFENDER, NONE

CLEARLY: Final = 0.1  # a difference in chance that has a reason worth naming
DECIDES: Final = 0.25  # by which an ability must change a chance
ABILITIES: Final = ("heroic_death", "accuracy", "diversion", "relaunch", "assault")


def of_hundred(chance: float) -> float:
    """A chance out of 100, never 0 or 100 for what is only nearly so."""
    rounded = round(100 * chance)
    if rounded == 100 and chance < 1:
        return 99
    return 1 if rounded == 0 and chance > 0 else rounded


def compared(best: Option, other: Option) -> dict[str, float]:
    """What every comparison says: the chances and the values of both."""
    return {
        "chance": of_hundred(best.chance),
        "low": of_hundred(other.chance),
        "points": round(best.value, 1),
        "less": round(other.value, 1),
    }


# Line-ups


def line_up_reason(situation: Situation, shown: Sequence[Option]) -> Why:
    """What sets the best line-up apart from the tempting one; these two come first."""
    best, tempting = shown[0], shown[1]
    facts = compared(best, tempting)
    own, other = best.choice.line_up, tempting.choice.line_up
    facts["count"] = len(own)
    decides = ability_that_decides(situation, shown)
    if decides is not None and best.chance - tempting.chance >= CLEARLY:
        return Why(decides[0], {**facts, "unit": decides[1]})
    if len(own) < len(other):
        awaits = situation.has_reinforcements(own, situation.reserve)
        if len(other) > 3 >= len(own) and best.chance > tempting.chance and not awaits:
            return Why("practice-why-strong-die", facts)
        return Why("practice-why-fewer", {**facts, "relics": looks(len(own))})
    if best.chance - tempting.chance < 0.01:
        return Why("practice-why-points", facts)
    if len(own) > len(other):
        fewer = [option.chance for option in shown if len(option.choice.line_up) < len(own)]
        return Why("practice-why-more", {**facts, "low": of_hundred(max(fewer))})
    if links_of(situation, own) > links_of(situation, other):
        return Why("practice-why-link", facts)
    if Counter(own) == Counter(other):
        return order_reason(facts, own, other)
    return Why("practice-why-cards", {**facts, **difference(own, other)})


def ability_that_decides(situation: Situation, shown: Sequence[Option]) -> tuple[str, int] | None:
    """The ability that makes the difference between line-ups, and the Unit that has it.

    Either one of the Defenders, which stops a wrong line-up much more than the best one; or one of
    the best line-up, which would win much less often without it. The line-ups are compared as they
    stand, without cards that may arrive.
    """
    own = shown[0].choice.line_up
    wrong = [option.choice.line_up for option in shown[1:]]
    found: list[tuple[float, str, int]] = []
    for place, card in enumerate(situation.view.battle.defenders.cards):
        for ability in abilities_of(situation, card):
            missing = (int(DEFENDER), place, ability)
            most = max(gain_without(situation, other, missing) for other in wrong)
            found.append((most - gain_without(situation, own, missing), f"foe-{ability}", card))
    for place, card in enumerate(own):
        for ability in abilities_of(situation, card):
            missing = (int(ATTACKER), place, ability)
            found.append((-gain_without(situation, own, missing), f"own-{ability}", card))
    most_telling = max(found, default=(0.0, "", 0), key=lambda one: one[0])
    if most_telling[0] < DECIDES:
        return None
    return f"practice-why-{most_telling[1].replace('_', '-')}", most_telling[2]


def gain_without(
    situation: Situation, cards: Sequence[int], missing: tuple[int, int, str]
) -> float:
    """How much more often a line-up wins if one Unit of a side lacks one ability."""
    return wins_without(situation, cards, missing) - wins_without(situation, cards, None)


def abilities_of(situation: Situation, card: int) -> list[str]:
    """The abilities that a card has, by name."""
    unit = situation.frame.box.units[card]
    return [ability for ability in ABILITIES if getattr(unit, ability)]


def wins_without(
    situation: Situation, cards: Sequence[int], missing: tuple[int, int, str] | None
) -> float:
    """How often a line-up wins if one Unit of a side lacks one ability; None: nothing lacks."""
    frame, battle = situation.frame, situation.view.battle
    sides = [
        [frame.roster.unit(card, NONE) for card in cards],
        [
            frame.roster.unit(card, token)
            for card, token in zip(battle.defenders.cards, battle.defenders.tokens, strict=True)
        ],
    ]
    if missing is not None:
        side, place, ability = missing
        unit = sides[side][place]
        sides[side][place] = Unit(without_icon(unit.card, ability), unit.token)
    board = bool(battle.defender == NONE)
    found = odds(sides[0], sides[1], frame.combat, frame.box, board)
    return float(found.attacker_wins)


def order_reason(facts: dict[str, float], own: Sequence[int], other: Sequence[int]) -> Why:
    """Which Unit goes in front, or before which other one."""
    place = next(at for at in range(len(own)) if own[at] != other[at])
    if place == 0:
        return Why("practice-why-order", {**facts, "unit": own[0]})
    return Why("practice-why-rear", {**facts, "unit": own[place], "other": other[place]})


def difference(own: Sequence[int], other: Sequence[int]) -> dict[str, float]:
    """A card that only the best line-up has, and one that only the other has."""
    more = sorted((Counter(own) - Counter(other)).elements())
    less = sorted((Counter(other) - Counter(own)).elements())
    return {"unit": more[0], "other": less[0]}


def links_of(situation: Situation, cards: Sequence[int]) -> int:
    """How many Links a line-up forms."""
    units = [situation.frame.roster.unit(card, NONE) for card in cards]
    return links_in(units)


def links_in(units: list[Unit]) -> int:
    """How many complete shields these Attackers show (LINK-3)."""
    line_up = LineUp(ATTACKER, units)
    line_up.form_links()
    return int(line_up.links).bit_count()


# Tokens


def token_reason(situation: Situation, kept: Option, best: Option, tempting: Option) -> Why:
    """What the token brings, or that none brings anything."""
    if best is kept:
        return Why("practice-why-keep", compared(kept, tempting))
    token, place = laid_token(best)
    facts = {**compared(best, kept), "token": token, "unit": best.choice.line_up[place]}
    if tempting is not kept:
        other_token, other_place = laid_token(tempting)
        other = tempting.choice.line_up[other_place]
        if other_token == token and other != facts["unit"]:
            facts = {**facts, "low": of_hundred(tempting.chance), "other": other}
            return Why("practice-why-place", facts)
    return Why("practice-why-token", facts)


def laid_token(option: Option) -> tuple[int, int]:
    """The token of a choice and its place."""
    tokens = option.choice.tokens
    place = next(at for at, token in enumerate(tokens) if token != NONE)
    return tokens[place], place


# Fights and Eras


def fight_reason(best: Option, tempting: Option) -> Why:
    """What the best fight promises."""
    facts = compared(best, tempting)
    if best.choice.challenge >= 0:
        return Why("practice-why-challenge", {**facts, "who": best.choice.challenge})
    facts["unit"] = best.choice.facing[0]
    facts["count"] = len(best.choice.facing)
    if len(best.choice.facing) > 1:
        return Why("practice-why-company", facts)
    if tempting.choice.challenge >= 0:
        return Why("practice-why-no-challenge", {**facts, "who": tempting.choice.challenge})
    return Why("practice-why-alone", facts)


def era_reason(best: Option, facing: Sequence[int], challenge: int) -> Why:
    """Who waits in the best Era."""
    facts: dict[str, float] = {
        "era": best.choice.era,
        "chance": of_hundred(best.chance),
        "points": round(best.value, 1),
    }
    if challenge >= 0:
        return Why("practice-why-era-challenge", {**facts, "who": challenge})
    return Why("practice-why-era", {**facts, "unit": facing[0], "count": len(facing)})
