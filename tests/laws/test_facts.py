"""Laws of the facts that are shown: they agree with the rules, and tell nothing hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.rules.battle.combat import line_total
from abth.rules.battle_facts import LinkFacts
from abth.rules.events import (
    DieRolled,
    Event,
    LineFought,
    LinkAssaulted,
    LinkBroken,
    LinkFormed,
    PlayerChallenged,
    ReinforcementArrived,
    TurnBegan,
    UnitDamaged,
    UnitDefeated,
    UnitDeployed,
    UnitsFaced,
)
from abth.rules.facts import TableFacts, facts_for
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import ATTACKER, NONE, OVER
from abth.rules.views import view_for
from tests.onlookers import dealt_anew
from tests.replays.record import HERE, Recording
from tests.scenes import BOX
from tests.strategies import LAW, games, next_number, rulings, seats


@pytest.mark.slow
@settings(LAW, max_examples=150)
@given(games(), st.integers(0, 2**32))
def test_facts_tell_nothing_that_the_view_hides(game: Game, seed: int) -> None:
    """R-47, R-49, R-55: matches that look alike to a seat have the same facts for it."""
    for seat in seats(game):
        facts = facts_for(game, seat)
        assert facts_for(imagine(view_for(game, seat), game.frame, Dice(seed)), seat) == facts
        assert facts_for(dealt_anew(game, seat, Dice(seed)), seat) == facts


@settings(LAW, max_examples=100)
@given(games())
def test_points_are_those_of_the_scoring_where_all_is_known(game: Game) -> None:
    """SCORE-3 to 10, R-49: every seat knows its own total; hidden Prowess lies in its range."""
    totals = standing(game).totals
    stealing = game.looked_at != []  # Relics in the hands of a thief are nobody's yet
    for seat in seats(game):
        for owner, points in enumerate(facts_for(game, seat).points):
            parts = points.elite + points.heroes + points.relics + points.prowess + points.honor
            assert points.total == parts
            assert len(points.prowess_won) >= points.hidden
            if points.hidden == 0 and not stealing:
                assert points.least == points.total == points.most == totals[owner]
            if not stealing:
                assert points.least <= totals[owner] <= points.most
            assert owner != seat or points.hidden == 0


@settings(LAW, max_examples=100)
@given(games())
def test_gear_actions_can_be_carried_out_when_the_rules_offer_them(game: Game) -> None:
    """TRAVEL-13, 14, R-60: an action without a refusal is legal, and every legal one has none."""
    for seat in seats(game):
        facts = facts_for(game, seat)
        free = {n for n, action in enumerate(facts.actions) if action.refusal is None}
        first = int(game.frame.actions.use)
        assert free == {n for n in range(4) if first + n in game.legal()}
        for number in free:
            assert facts.actions[number].active
            assert not facts.actions[number].used
        for sector, action in enumerate(facts.sectors):
            assert facts.actions[action].active == (sector in facts.active_sectors)


@LAW
@given(st.integers(2, 4), rulings(), st.integers(0, 2**32))
def test_facts_foretell_what_happens_in_battle(players: int, ruled: Rulings, seed: int) -> None:
    """DICE-1 to 4, LINK-5, BATTLE-4: dice, Links and first totals are those that were shown."""
    game, dice = new_game(BOX, players, ruled), Dice(seed)
    while game.to_act != OVER:
        before = facts_for(game, None)
        story = game.listen()
        apply(game, next_number(game, dice))
        for event in story:
            if isinstance(event, DieRolled) and before.battle is not None:
                side = (before.battle.attackers, before.battle.defenders)[event.side]
                assert side.strong == event.strong
            if isinstance(event, LinkFormed):
                assert_link_was_promised(game, before, event)
        check_first_line(before, story)


def assert_link_was_promised(game: Game, before: TableFacts, event: LinkFormed) -> None:
    """Unless its Units came as reinforcements, a Link that forms was seen to come."""
    assert before.battle is not None
    side = (before.battle.attackers, before.battle.defenders)[event.side]
    if event.gap < len(side.links):
        link = side.links[event.gap]
        assert link is not None
        assert (link.type, link.state) == (event.type, "promised")
    after = facts_for(game, None).battle
    if after is not None and not after.decided:
        line_up = (after.attackers, after.defenders)[event.side]
        link = line_up.links[event.gap]
        assert link is not None
        assert link.state in ("whole", "broken")


def check_first_line(before: TableFacts, story: list[Event]) -> None:
    """The totals shown before the battle are those of its first Line, unless a die rolls again."""
    lines = [event for event in story if isinstance(event, LineFought)]
    if not lines or before.battle is None:
        return
    rolled = {event.side for event in story if isinstance(event, DieRolled)}
    if 0 not in rolled:
        assert before.battle.attackers.lines[0].total == lines[0].attacker
    if 1 not in rolled:
        assert before.battle.defenders.lines[0].total == lines[0].defender


@settings(LAW, max_examples=50)
@given(games())
def test_totals_are_cards_tokens_and_die_together(game: Game) -> None:
    """BATTLE-4, 5: never below 0, and between what the die can show."""
    battle = facts_for(game, None).battle
    if battle is None:
        return
    for side in (battle.attackers, battle.defenders):
        for number, line in enumerate(side.lines):
            assert line.lowest <= (line.die if line.die is not None else line.lowest)
            assert line.highest >= (line.die if line.die is not None else line.highest)
            if line.die is not None and side.face is not None:
                faces = BOX.strong if side.strong else BOX.risky
                brought = line.cards + line.tokens
                assert line.total == line_total(brought, faces[side.face], number)
        assert len(side.standing) == len(side.damage)
        assert len(side.links) == max(0, len(side.standing) - 1)


@settings(LAW, max_examples=100)
@given(games())
def test_links_join_neighbors_whose_half_shields_match(game: Game) -> None:
    """LINK-3, R-20: along the row, and round its end where the ruling says ring."""
    links = facts_for(game, None).links
    for space, (left, right) in enumerate(pairwise([*game.board, game.board[0]])):
        if links[space]:
            assert NONE not in (left, right)
            assert BOX.units[left].link_right == BOX.units[right].link_left == links[space]
    assert game.frame.ring or links[-1] == 0


@settings(LAW, max_examples=50)
@given(games())
def test_the_battle_has_the_sides_of_the_turn(game: Game) -> None:
    """TERM-1, TERM-2: the active player attacks; the board or the challenged player defends."""
    battle = facts_for(game, None).battle
    if battle is None:
        return
    assert battle.attackers.seat == game.active
    assert battle.defenders.seat == (None if game.defender == NONE else game.defender)
    assert battle.attackers.strong != battle.defenders.strong
    if battle.winner is not None:
        sides = (battle.attackers, battle.defenders)
        assert battle.winner_seat == sides[battle.winner].seat
        assert battle.loser_seat == sides[ATTACKER if battle.winner else 1].seat


class Follower:
    """The battlefield as somebody knows it who hears the events and nothing else."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """An empty battlefield."""
        self.cards: list[list[int]] = [[], []]
        self.damage: list[list[int]] = [[], []]
        self.standing: list[list[bool]] = [[], []]
        self.links: list[list[LinkFacts | None]] = [[], []]
        self.coming = [0, 0]
        self.totals: list[tuple[int, ...] | None] = [None, None]
        self.faces: list[tuple[bool, int] | None] = [None, None]

    def follow(self, event: Event) -> None:
        """One more event."""
        match event:
            case TurnBegan() | PlayerChallenged():
                self.begin()
            case UnitsFaced(_, cards, links, coming):
                for card, link in zip(cards, (0, *links), strict=True):
                    self.add(1, card, link, coming)
            case UnitDeployed(_, side, card, link, coming):
                self.add(side, card, link, coming)
            case ReinforcementArrived(side, card, caller, link, coming):
                assert BOX.units[self.cards[side][caller]].reinforcement > 0
                self.add(side, card, link, coming)
            case LinkFormed(side, gap, kind):
                self.links[side][gap] = LinkFacts(kind, "whole")
            case LinkAssaulted(side, gap) | LinkBroken(side, gap):
                self.break_link(side, gap)
            case DieRolled(side, strong, face, totals):
                self.faces[side] = strong, face
                self.totals[side] = totals
            case UnitDamaged(side, place, damage):
                self.damage[side][place] = damage
            case UnitDefeated(side, place, damage, totals, links):
                self.standing[side][place] = False
                self.damage[side][place] = damage
                self.totals[side] = totals
                for gap in links:
                    self.break_link(side, gap)

    def add(self, side: int, card: int, link: int, coming: int) -> None:
        """One more Unit at the back."""
        if self.cards[side]:
            self.links[side].append(LinkFacts(link, "promised") if link else None)
        self.cards[side].append(card)
        self.damage[side].append(0)
        self.standing[side].append(True)
        self.coming[side] = coming

    def break_link(self, side: int, gap: int) -> None:
        """A Link counter is taken away."""
        link = self.links[side][gap]
        assert link is not None
        self.links[side][gap] = LinkFacts(link.type, "broken")

    def agrees(self, game: Game) -> bool:
        """Whether the events told all that the facts of the battle tell now."""
        battle = facts_for(game, None).battle
        if battle is None:
            return False
        line_ups = game.battle.attackers, game.battle.defenders
        if [list(line_up.cards) for line_up in line_ups] != self.cards:
            assert battle.decided  # cards leave when the spoils are shared
            return False
        for number, side in enumerate((battle.attackers, battle.defenders)):
            assert list(side.damage) == self.damage[number]
            assert list(side.standing) == self.standing[number]
            assert list(side.links) == self.links[number]
            assert game.fought or side.coming == self.coming[number]
            rolled = None if side.face is None else (side.strong, side.face)
            assert rolled == self.faces[number]
            totals = tuple(line.total for line in side.lines)
            assert totals == (self.totals[number] or (None, None, None))
        return True


@pytest.mark.parametrize("path", sorted(HERE.glob("*.json")), ids=lambda path: path.stem)
def test_events_tell_a_battle_as_the_facts_do(path: Path) -> None:
    """Through whole recorded matches, whoever hears the events needs no rules to follow them."""
    recording: Recording = json.loads(path.read_text("utf-8"))
    game = new_game(BOX, recording["players"], rulings_of("default", recording["rulings"]))
    follower, story, compared = Follower(), game.listen(), 0
    for text in recording["actions"]:
        apply(game, game.frame.actions.number(text))
        for event in story:
            follower.follow(event)
        story.clear()
        compared += follower.agrees(game)

    assert compared > 80
