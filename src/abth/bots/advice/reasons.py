"""Why a line-up is good, in one sentence that is true for it.

An icon or a Link is named only if the battle is won clearly less often without it: the same battle
is fought again with that one thing missing. If nothing stands out, the Line in which the line-up is
furthest ahead is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.bots.advice.battles import Foe, chances_of, of_100, units_of
from abth.bots.advice.wording import text, token, unit
from abth.bots.odds import odds
from abth.protocol.wire import AdviceText
from abth.rules.battle.line_up import Unit, link_between
from abth.rules.box import UnitCard
from abth.rules.game import Frame, Game
from abth.rules.terms import ATTACKER, LINES, NONE

CLEARLY: Final = 0.08  # a difference that a player would notice
CERTAIN: Final = 0.9999
LONG_SHOT: Final = 0.2
NO_HOPE: Final = 0.0001
ICONS: Final = ("heroic_death", "diversion", "accuracy", "relaunch", "assault")


class Reasons:
    """Reasons for line-ups of the Attacker against one foe."""

    def __init__(self, game: Game, foe: Foe, facing: Foe | None = None) -> None:
        self.game = game
        self.frame: Frame = game.frame
        self.foe = foe
        self.facing = facing or foe  # with the reinforcements that the foe may get

    def wins(self, attackers: Sequence[Unit]) -> float:
        """How often these Units win, without reinforcements."""
        frame = self.frame
        defenders = units_of(frame, self.facing.cards, self.facing.tokens)
        on_board = self.foe.on_board
        found = odds(list(attackers), defenders, frame.combat, frame.box, on_board)
        return float(found.attacker_wins)

    def of(self, cards: Sequence[int], tokens: Sequence[int], chance: float) -> AdviceText:
        """The reason for a line-up that wins with this chance."""
        if not self.foe.cards:
            return text("why-undefended")
        used = [laid for laid in tokens if laid != NONE]
        if used:
            before = chances_of(self.game, cards, (), self.foe).wins
            return text(
                "why-with-tokens", tokens=[token(one) for one in used], before=of_100(before)
            )
        if chance > CERTAIN:
            return text("why-certain")
        if chance < NO_HOPE:
            return text("why-hopeless")
        attackers = units_of(self.frame, cards)
        return (
            self.thing_that_decides(attackers, cards)
            or self.wager(cards, chance)
            or self.reinforcement(cards)
            or self.foe_calls()
            or self.line_ahead(attackers, cards)
        )

    def thing_that_decides(self, attackers: list[Unit], cards: Sequence[int]) -> AdviceText | None:
        """The icon or the Link without which the battle would be won clearly less often."""
        chance = self.wins(attackers)
        most, found = CLEARLY, None
        for place, one in enumerate(attackers):
            for icon in ICONS:
                if getattr(one.card, icon) > 0:
                    without = attackers[:]
                    without[place] = Unit(without_icon(one.card, icon), one.token)
                    loss = chance - self.wins(without)
                    if loss > most:
                        most = loss
                        found = text(f"why-{icon.replace('_', '-')}", unit=unit(cards[place]))
            if place and link_between(ATTACKER, attackers[place - 1], one):
                without = attackers[:]
                without[place] = Unit(without_icon(one.card, "link_right"), one.token)
                loss = chance - self.wins(without)
                if loss > most:
                    most = loss
                    near, far = unit(cards[place - 1]), unit(cards[place])
                    found = text("why-link", near=near, far=far)
        return found

    def reinforcement(self, cards: Sequence[int]) -> AdviceText | None:
        """A card that calls another one."""
        for card in cards:
            if self.frame.box.units[card].reinforcement:
                return text("why-reinforcement", unit=unit(card))
        return None

    def foe_calls(self) -> AdviceText | None:
        """The enemy gets another Unit, which nobody knows yet."""
        if len(self.facing.cards) == len(self.foe.cards):
            return None
        calling = [c for c in self.foe.cards if self.frame.box.units[c].reinforcement]
        return text("why-foe-calls", unit=unit(calling[0]))

    def wager(self, cards: Sequence[int], chance: float) -> AdviceText | None:
        """A long shot, or one Unit alone for the largest choice of Relics."""
        if len(cards) > 1:
            return text("why-long-shot") if chance < LONG_SHOT else None
        if 0.4 <= chance <= 0.6:
            return text("why-coin-toss")
        return text("why-dare") if chance < 0.4 else None

    def line_ahead(self, attackers: Sequence[Unit], cards: Sequence[int]) -> AdviceText:
        """The Line with the largest lead; the first of equal ones, for it is fought first."""
        defenders = units_of(self.frame, self.foe.cards, self.foe.tokens)
        best, lead = "", 0
        for line in LINES:
            gain = total(attackers, line) - total(defenders, line)
            if gain > lead:
                best, lead = line, gain
        if lead <= 0:
            return text("why-numbers", count=len(cards), foes=len(defenders))
        own, other = total(attackers, best), total(defenders, best)
        return text("why-ahead", line=best, own=own, other=other)


def total(line_up: Sequence[Unit], line: str) -> int:
    """What the Units of a line-up make of a Line, without a die."""
    return sum(int(getattr(one, line)) for one in line_up)


def without_icon(card: UnitCard, icon: str) -> UnitCard:
    """The same card with one of its numbers missing."""

    def number(name: str) -> int:
        return 0 if name == icon else int(getattr(card, name))

    return UnitCard(
        card.id,
        card.name,
        card.rank,
        card.era,
        long=card.long,
        medium=card.medium,
        close=card.close,
        damage_icons=card.damage_icons,
        reinforcement=card.reinforcement,
        assault=number("assault"),
        heroic_death=number("heroic_death"),
        accuracy=number("accuracy"),
        diversion=number("diversion"),
        relaunch=number("relaunch"),
        link_left=card.link_left,
        link_right=number("link_right"),
    )
