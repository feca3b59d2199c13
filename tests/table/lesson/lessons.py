"""A first match without a table: the script plays for the bots, a test for the learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from abth.bots.registry import make_bot
from abth.content import load_box
from abth.protocol.fair import FairDice
from abth.protocol.log import Seat
from abth.rules.events import Event
from abth.rules.rulings import rulings_of
from abth.table.lesson.prepared import prepared_deal
from abth.table.match.match import Match

BOX = load_box()
SEATS = [Seat("You", "person"), Seat("Chris", "bot", "recruit"), Seat("Joakim", "bot", "recruit")]
SEED = "after the script"
FIRST_BATTLE = ["done", "relic nebra-sky-disc"]
DARES = {1: ["trebuchet"], 2: ["archers", "trebuchet"], 3: ["trebuchet", "archers", "archers"]}
GEARS = ["use D", "use A", "take", "jump I", "face I1", "with right"]
LINKED = ["deploy hussite-war-wagon", "deploy nubian-archers"]
LINE_UP = [*LINKED, "deploy conscripts", "done"]


class Lesson:
    """A first match that stands where the learner must decide."""

    def __init__(self, match: Match | None = None) -> None:
        deal = prepared_deal("first-match")
        assert deal is not None
        self.deal = deal
        self.match = match or Match(BOX, SEATS, rulings_of("default", {"start_player": "0"}))
        self.match.use_chance(FairDice.of_seed(SEED), deal)
        self.go_on()

    def go_on(self) -> None:
        """Script and bots play until the learner must decide, or the match is over."""
        while (seat := int(self.match.game.to_act)) >= 0:
            if seat == 0 and not self.deal.leads(self.match, seat):
                return
            number = self.deal.play(self.match, seat)
            if number is None:
                number = make_bot("recruit", self.match.version).choose(self.match.view(seat))
            self.match.play(seat, number)

    @property
    def legal(self) -> list[str]:
        """What the learner may do."""
        texts = self.match.game.frame.actions
        return [texts.text(number) for number in self.match.game.options]

    @property
    def hand(self) -> list[str]:
        """The learner's cards."""
        return [BOX.units[card].id for card in self.match.game.players[0].hand]

    def play(self, *texts: str) -> list[Event]:
        """The learner does this; what happened until the next decision."""
        before = len(self.match.events)
        for text in texts:
            self.match.play(0, self.match.game.frame.actions.number(text))
            self.go_on()
        return self.match.events[before:]

    def play_to_the_end(self, choose: Callable[[Sequence[str]], str]) -> None:
        """The learner chooses among the legal actions until the match is over."""
        while not self.match.game.is_over:
            self.play(choose(self.legal))


def after_daring(units: int) -> Lesson:
    """A lesson at the gears of Round 3, after a second battle with so many Units."""
    lesson = Lesson()
    lesson.play(*FIRST_BATTLE, *[f"deploy {card}" for card in DARES[units]], "done")
    lesson.play("relic code-of-hammurabi")
    return lesson


def challenged(units: int) -> Lesson:
    """A lesson in which Chris has just challenged the learner."""
    lesson = after_daring(units)
    lesson.play(*GEARS, *LINE_UP, "assign close+1 1")
    return lesson
