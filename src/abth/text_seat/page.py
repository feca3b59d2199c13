"""The page of the text seat, made of what one seat may know.

Data type: `TextSeat`, a view with everything else that is needed to put it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from abth.bots.advice.battles import Chances
from abth.protocol.text_page import TextChatLine, TextChoice, TextPage, TextSection
from abth.protocol.wire import Advice
from abth.rules.events import Event
from abth.rules.scoring import Standing
from abth.rules.terms import ERAS, NONE
from abth.text_seat.chances import battle_chances
from abth.text_seat.choices import Choices
from abth.text_seat.facts import Facts
from abth.text_seat.line_ups import line_ups_section
from abth.text_seat.log import log_turns
from abth.text_seat.pending_decision import decision_words, due_words
from abth.text_seat.sections import (
    eras_section,
    gear_section,
    hand_section,
    has_gear,
    players_section,
    scores_section,
)
from abth.words import ENGLISH, Words, words_in

SHORT_COMMANDS: Final = ("why", "odds", "log", "undo", "help")


@dataclass
class TextSeat:
    """A match as one seat, or a spectator, may know it; it is put into words when asked."""

    facts: Facts
    events: Sequence[Event]
    title: str = ""
    version: int = 0
    chat: Sequence[TextChatLine] = ()
    with_chances: bool = True
    standing: Standing | None = None  # once the match is over
    advice: Advice | None = None  # of the coach, where it may be asked and was

    @cached_property
    def choices(self) -> list[TextChoice]:
        """What the player can choose from now."""
        return [] if self.is_over else Choices(self.facts).all()

    @cached_property
    def english_choices(self) -> list[TextChoice]:
        """The same in English, which is always understood."""
        facts = self.facts
        if facts.words.language == ENGLISH or self.is_over:
            return self.choices
        english = Facts(facts.view, facts.table, facts.frame, facts.names, words_in(ENGLISH))
        return Choices(english).all()

    @cached_property
    def chances(self) -> Chances | None:
        """The chances of the battle on the table; counting them may take a while."""
        if self.is_over or not self.with_chances or not self.facts.is_battle:
            return None
        return battle_chances(self.facts)

    def page(self) -> TextPage:
        """Everything in the order of reading; of the log, what came since the last own turn."""
        facts = self.facts
        return TextPage(
            version=self.version,
            seat=facts.view.seat,
            language=facts.words.language,
            title=self.title,
            status=self.status(),
            heading=self.heading(),
            prompt=self.prompt(),
            choices=self.choices,
            commands=[facts.words.t(f"text-word-{name}") for name in SHORT_COMMANDS],
            sections=self.sections(),
            log=log_turns(facts, self.events, len(facts.names) + 1),
            chat=list(self.chat),
        )

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.standing is not None

    def status(self) -> str:
        """Where the match stands, `Round 2 of 6, Time Travel. You stand in Era IV`."""
        facts, t = self.facts, self.facts.words.t
        if not has_gear(facts):
            return t("text-status-before")
        told = t(
            "text-status",
            round=t("table-round", round=facts.round, rounds=int(facts.table.rounds)),
            phase=t(f"table-phase-{facts.table.phase}"),
        )
        own = facts.own
        where = t("text-status-era", era=ERAS[own.era - 1]) if own is not None and own.era else ""
        return f"{told} {where}".strip()

    def heading(self) -> str:
        """Whether the player must choose, or who must."""
        t = self.facts.words.t
        if self.is_over:
            return t("text-heading-over")
        return t("text-heading-choose") if self.choices else t("text-heading-wait")

    def prompt(self) -> str:
        """What is to be decided, by whom."""
        facts, t = self.facts, self.facts.words.t
        if self.choices:
            challenged = has_gear(facts) and facts.view.seat != facts.view.active
            what = due_words(facts) if challenged else decision_words(facts)
            said = f"{what[0].upper()}{what[1:]}"
            return t("text-prompt", what=said, count=len(self.choices))
        to_act = facts.view.due.to_act if not self.is_over else NONE
        return t("text-waiting", who=facts.names[to_act]) if to_act >= 0 else ""

    def sections(self) -> list[TextSection]:
        """The state of the table."""
        facts = self.facts
        if not has_gear(facts):
            return []
        found = [scores_section(facts, self.standing)] if self.is_over else []
        if facts.is_battle and not self.is_over:
            found.append(line_ups_section(facts, self.chances))
        if facts.own is not None:
            found.append(hand_section(facts, facts.own))
        return [*found, eras_section(facts), gear_section(facts), players_section(facts)]


def page_before(words: Words, title: str) -> TextPage:
    """The page of a table where no match has begun."""
    return TextPage(
        version=0,
        seat=None,
        language=words.language,
        title=title,
        status=words.t("text-not-begun"),
        heading=words.t("text-heading-wait"),
        prompt="",
        choices=[],
        commands=[],
        sections=[],
        log=[],
        chat=[],
    )
