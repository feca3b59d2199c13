"""Advice for every kind of decision, from the view of one seat alone.

`advise` gives up to three moves that differ in kind, the best first. It never looks at what the
view hides: where hidden cards matter, it deals them from seeds that are always the same and calls
the chance an estimate. The work is bounded by the size of hands and the number of deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from abth.bots.advice import choices, deployments, turns
from abth.bots.advice import wording as say
from abth.bots.advice.judgment import CaptainJudgment, Judgment
from abth.bots.advice.position import AdviceRequest
from abth.bots.advice.prospects import Prospects
from abth.protocol.wire import Advice, Suggestion
from abth.rules import moments
from abth.rules.game import Frame
from abth.rules.moments import DECISION_POINTS
from abth.rules.views import View

WORTH_SAYING: Final = 0.2  # points that an action must promise to be named beside line-ups


class NoDecision(ValueError):
    """Advice was asked for a seat that need not decide."""


def advise(view: View, frame: Frame, version: int = 0, judgment: Judgment | None = None) -> Advice:
    """What the seat of this view could do now, by what it may know (R-55)."""
    if view.seat is None or not view.options:
        raise NoDecision
    asked = AdviceRequest(view, frame, judgment or CaptainJudgment(frame))
    suggestions = ADVISERS[view.due.moment](asked)
    return Advice(
        seat=view.seat,
        version=version,
        point=DECISION_POINTS[view.due.moment],
        suggestions=suggestions,
    )


def advise_attack_first(asked: AdviceRequest) -> list[Suggestion]:
    """Line-ups, or first an action that is still open (D-15)."""
    found = deployments.advise_attack(asked)
    early = [option for option in asked.view.options if option < asked.frame.actions.face]
    if not early:
        return found
    prospects = Prospects(asked)
    ranked = []
    needed = {card for move in found for card in move.cards}
    for option in early:
        if turns.dismisses(asked, option) and turns.weakest(asked) in needed:
            continue  # these line-ups need it
        worth = asked.judgment.step(asked.game, option, [0.0] * 5)
        ranked.append((worth, *turns.step(asked, prospects, option)))
    best = max(ranked, key=lambda one: (one[0], one[2].actions), default=None)
    return [*found[:2], best[2]] if best and best[0] > WORTH_SAYING else found


def advise_defend_first(asked: AdviceRequest) -> list[Suggestion]:
    """Line-ups, or first Tighten up!, or nobody at all where a ruling allows it (D-12)."""
    numbers = asked.frame.actions
    found = deployments.advise_defense(asked)
    if numbers.tighten_up in asked.view.options:
        found = [turns.tighten_up(asked), *found[:2]]
    if not found:
        nobody = asked.suggest(
            [asked.view.options[0]], say.text("title-no-unit"), say.text("why-no-unit")
        )
        return [nobody]
    return found


ADVISERS: Final[Mapping[int, Callable[[AdviceRequest], list[Suggestion]]]] = {
    int(moments.CHOOSE_SABATON): choices.advise_sabaton,
    int(moments.FIRST_TILE): turns.advise_first_tile,
    int(moments.PREPARE): turns.advise_preparations,
    int(moments.DROP_TOKEN): choices.advise_pieces,
    int(moments.RETRIEVE): choices.advise_pieces,
    int(moments.DISMISS): choices.advise_pieces,
    int(moments.OPPONENT): turns.advise_opponents,
    int(moments.HUNT): turns.advise_hunt,
    int(moments.COMPANY): turns.advise_company,
    int(moments.DEFEND_FIRST): advise_defend_first,
    int(moments.DEFEND_NEXT): deployments.advise_defense,
    int(moments.DEFEND_TOKENS): deployments.advise_tokens,
    int(moments.ATTACK_FIRST): advise_attack_first,
    int(moments.ATTACK_NEXT): deployments.advise_attack,
    int(moments.ATTACK_TOKENS): deployments.advise_tokens,
    int(moments.DEFENDER_RELAUNCH): choices.advise_relaunch,
    int(moments.ATTACKER_RELAUNCH): choices.advise_relaunch,
    int(moments.RECRUIT): choices.advise_recruit,
    int(moments.KEEP_RELIC): choices.advise_pieces,
    int(moments.KEEP_PROWESS): choices.advise_pieces,
    int(moments.KEEP_STOLEN): choices.advise_pieces,
}
