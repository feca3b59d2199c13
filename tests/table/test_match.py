"""A match being played: whose word counts, chance, undo, versions, saving."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.protocol.log import BadLog, Seat
from abth.protocol.record import shows_hidden
from abth.rules.events import Event, MatchEnded, UnitDeployed
from abth.rules.playout import Dice
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import OVER
from abth.rules.views import View, view_for
from abth.table.dice import SystemDice
from abth.table.match import Match, StaleVersion
from tests.scenes import BOX

SEATS = [Seat("Ada", "person"), Seat("Bo", "person"), Seat("Cy", "bot", "recruit")]


def new_match(seed: int = 1, edition: str = "default") -> Match:
    return Match(BOX, SEATS, rulings_of(edition), edition, Dice(seed))


def play(match: Match, *texts: str) -> None:
    """These decisions, by whoever has to make them."""
    for text in texts:
        match.play(match.game.to_act, match.game.frame.actions.number(text))


def set_up(seed: int = 1) -> Match:
    match = new_match(seed)
    play(match, "sabaton hannes", "sabaton chris", "sabaton tommy")
    return match


def views(match: Match) -> list[View]:
    return [view_for(match.game, seat) for seat in (None, 0, 1, 2)]


# Playing


def test_chance_acts_by_itself_until_somebody_must_decide() -> None:
    """Chance is a player without a seat (decision 2)."""
    match = set_up()

    assert match.game.to_act >= 0
    assert match.version == len(match.actions) > 30
    assert match.actions[3].startswith("start ")


def test_the_same_generator_gives_the_same_match() -> None:
    assert set_up(5).actions == set_up(5).actions != set_up(6).actions


def test_the_dice_of_the_system_stay_within_their_bound() -> None:
    dice = SystemDice()

    assert {dice.below(2) for _ in range(200)} == {0, 1}
    assert Match(BOX, SEATS).game.to_act == 0


def test_only_the_seat_that_is_to_decide_may() -> None:
    """One person decides at a time (part 8, rule 1)."""
    match = new_match()

    with pytest.raises(IllegalAction, match=r"it is for Ada to decide now \(D-2\)"):
        match.play(1, match.game.legal()[0])

    assert match.version == 0


def test_an_illegal_action_changes_nothing() -> None:
    """Decision 6: it is refused with its atom."""
    match = set_up()
    before, version = views(match), match.version

    with pytest.raises(IllegalAction) as refused:
        play(match, "done")

    assert refused.value.atom == "R-62"
    assert (views(match), match.version) == (before, version)


def test_whoever_has_seen_an_old_version_is_refused() -> None:
    match = new_match()
    seen = match.version
    play(match, "sabaton hannes")

    with pytest.raises(StaleVersion, match="version 0 was seen, but the match is at 1"):
        match.play(1, match.game.legal()[0], seen=seen)
    with pytest.raises(StaleVersion):
        match.undo(0, seen=seen)
    match.play(1, match.game.legal()[0], seen=match.version)


def test_nobody_plays_after_the_end() -> None:
    """ROUND-8."""
    match = set_up()
    play_on(match, Dice(2))

    with pytest.raises(IllegalAction, match="ROUND-8"):
        match.play(0, 0)
    with pytest.raises(IllegalAction):
        match.undo(match.game.active)


def play_on(match: Match, dice: Dice, decisions: int = 10_000) -> None:
    """Decide at random."""
    for _ in range(decisions):
        if match.game.to_act == OVER:
            return
        options = match.game.legal()
        match.play(match.game.to_act, options[dice.below(len(options))])


# Undo (part 8, rule 7)


def test_a_decision_is_taken_back() -> None:
    """D-2: yes, until setup."""
    match = new_match()
    before = views(match)
    play(match, "sabaton hannes")

    match.undo(0)

    assert views(match) == before
    assert match.actions == ["sabaton hannes", "undo"]
    assert match.events == []


def test_nobody_takes_back_what_another_has_answered() -> None:
    match = new_match()
    play(match, "sabaton hannes", "sabaton chris")

    with pytest.raises(IllegalAction, match=r"somebody else has acted since \(D-2\)"):
        match.undo(0)
    match.undo(1)
    with pytest.raises(IllegalAction, match="somebody else has acted since"):
        match.undo(0)


def test_nobody_rolls_twice() -> None:
    """No chance has fallen: a tile cannot be put back (D-3)."""
    match = set_up()
    play(match, "insert")

    with pytest.raises(IllegalAction, match=r"chance has fallen since.* \(D-4\)"):
        match.undo(match.game.active)


def test_a_seat_that_has_decided_nothing_has_nothing_to_take_back() -> None:
    match = new_match()

    with pytest.raises(IllegalAction, match="no decision of yours"):
        match.undo(0)


def test_a_card_that_had_to_be_shown_cannot_be_unseen() -> None:
    """A challenged player's only card is deployed without asking (D-12), and the end opens all."""
    own: list[Event] = [UnitDeployed(0, 0, 3)]

    assert not shows_hidden(own, 0)
    assert shows_hidden([*own, UnitDeployed(1, 1, 3)], 0)
    assert shows_hidden([MatchEnded((1, 2), (1,))], 0)


@pytest.mark.parametrize("seed", range(4))
def test_undo_leads_back_exactly(seed: int) -> None:
    """Law: undo, then the same decision, is the same match; and so is its replay."""
    match, dice, undone = new_match(seed, "en"), Dice(seed), 0
    while match.game.to_act != OVER:
        seat, before, told = match.game.to_act, views(match), list(match.events)
        options = match.game.legal()
        number = options[dice.below(len(options))]
        match.play(seat, number)
        if match.can_undo is not None:
            after = views(match)
            match.undo(seat)
            assert views(match) == before
            assert match.events == told
            match.play(seat, number)
            assert views(match) == after
            undone += 1

    assert undone > 40
    again = Match.from_log(match.log, BOX)
    assert views(again) == views(match)
    assert again.events == match.events


def test_several_steps_are_taken_back_one_by_one() -> None:
    """D-16: Units, until a reinforcement is drawn or the dice are rolled."""
    match, dice = set_up(3), Dice(3)
    while "deploy" not in match.game.frame.actions.text(match.game.legal()[0]):
        options = match.game.legal()
        match.play(match.game.to_act, options[dice.below(len(options))])
    seat, before = match.game.to_act, views(match)
    match.play(seat, match.game.legal()[0])
    match.play(seat, match.game.legal()[0])

    match.undo(seat)
    match.undo(seat)

    assert views(match) == before


# Saving


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    """With the same chance to come it ends the same way (decision 4)."""
    path = tmp_path / "match.json"
    match = set_up(4)
    play_on(match, Dice(4), 60)
    match.save(path)

    again = Match.load(path, BOX, Dice(9))

    assert views(again) == views(match)
    assert (again.version, again.seats, again.edition) == (match.version, SEATS, "default")
    play_on(again, Dice(5))
    assert standing(again.game).winners


def test_what_chance_still_owes_is_made_up_for_on_loading(tmp_path: Path) -> None:
    match = set_up()
    log = match.log
    log.actions[10:] = []

    again = Match.from_log(log, BOX, Dice(1))

    assert again.game.to_act >= 0


def test_a_bad_file_is_refused_with_its_name_and_place(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = set_up()
    match.actions.append("keep")
    match.save(path)

    with pytest.raises(BadLog) as refused:
        Match.load(path, BOX)

    place = f"{path}: action {match.version} 'keep': "
    assert str(refused.value).startswith(place)
