"""A position as the coach sees it: the view of one seat, and a few ways to deal what is hidden.

Data type: `AdviceRequest`, the pending decision. Every deal fits the view and always comes from the
same seeds, so that two positions with the same view get the same advice (R-55).
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from abth.bots.advice.battles import Foe, Outlook, best_cards
from abth.bots.advice.judgment import Judgment
from abth.bots.advice.line_up_search import LineUps
from abth.bots.judge import Judge
from abth.protocol.wire import AdviceText, Suggestion
from abth.rules import moments
from abth.rules.flow import apply
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import NONE
from abth.rules.views import View

DEALS: Final = 4  # of what is hidden, where it matters
DEPLOYING: Final = (moments.ATTACK_NEXT, moments.DEFEND_NEXT)
LAYING: Final = (moments.ATTACK_TOKENS, moments.DEFEND_TOKENS)


class AdviceRequest:
    """What a seat has to decide."""

    def __init__(self, view: View, frame: Frame, judgment: Judgment) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.frame = frame
        self.judgment = judgment
        self.game = imagine(view, frame, Dice(1))
        self.judge = Judge(frame)
        judgment.consider(self.game)

    @cached_property
    def deals(self) -> list[Game]:
        """The position with what is hidden dealt in several ways."""
        more = [imagine(self.view, self.frame, Dice(seed)) for seed in range(2, DEALS + 1)]
        return [self.game, *more]

    @property
    def hand(self) -> list[int]:
        """The cards that the seat may deploy; of many the strongest."""
        hand = [int(card) for card in self.game.players[self.seat].hand]
        return best_cards(self.judge.strengths, hand)

    def reinforced(self, foe: Foe) -> Foe:
        """With one likely card for each reinforcement that Units of the board call (REINF-6)."""
        if not foe.on_board or not foe.cards:
            return foe
        pile = self.game.era_decks[self.frame.box.units[foe.cards[0]].era]
        full = self.judge.with_reinforcements(list(foe.cards), pile, 4, 1)
        tokens = (*foe.tokens, *(int(NONE) for _ in full[len(foe.cards) :])) if foe.tokens else ()
        return Foe(tuple([int(card) for card in full]), tokens, foe.seat, foe.spaces)

    @property
    def tokens(self) -> list[int]:
        """The Warfare tokens that the seat holds."""
        return [int(token) for token in self.game.players[self.seat].tokens]

    def search(self, foe: Foe, game: Game | None = None, *, by_chance: bool = False) -> LineUps:
        """A search for line-ups against a foe."""
        facing = self.reinforced(foe)
        return LineUps(game or self.game, self.judgment, foe, facing, by_chance=by_chance)

    def line_ups(self, foe: Foe, game: Game | None = None) -> list[Outlook]:
        """The line-ups that promise most against a foe, the best first."""
        return self.search(foe, game).best_of_each_size((), self.hand, self.tokens)

    def ends(self, actions: list[int]) -> bool:
        """Whether the last of these actions ends the deployment or the laying of tokens."""
        game = self.game
        if game.moment in LAYING:
            within = LAYING
        elif game.moment in (*DEPLOYING, moments.ATTACK_FIRST, moments.DEFEND_FIRST):
            within = DEPLOYING
            if any(action < game.frame.actions.face for action in actions):
                return False  # an action or Tighten up! before the first Unit
        else:
            return False
        twin = game.clone()
        for action in actions:
            apply(twin, action)
        return twin.moment not in within or int(twin.to_act) != self.seat

    def suggest(
        self,
        actions: list[int],
        title: AdviceText,
        reason: AdviceText,
        *,
        side: int | None = None,
        cards: tuple[int, ...] = (),
        laid: int = 0,
        tokens: tuple[int, ...] = (),
        era: int | None = None,
        spaces: tuple[int, ...] = (),
        chance: str | None = None,
        exact: bool = True,
        relics: int | None = None,
        called: int = 0,
    ) -> Suggestion:
        """A suggestion, with the texts of its actions."""
        return Suggestion(
            actions=[int(action) for action in actions],
            texts=[self.frame.actions.text(int(action)) for action in actions],
            starts_battle=self.ends(actions),
            title=title,
            reason=reason,
            side=None if side is None else (1 if side else 0),
            cards=list(cards),
            laid=laid,
            tokens=list(tokens) or [int(NONE)] * len(cards),
            era=era,
            spaces=list(spaces),
            chance=chance,
            exact=exact,
            relics=relics,
            called=called,
        )
