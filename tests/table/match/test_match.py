"""A match being played: whose word counts, chance, undo, versions, saving.

Also proves `table/match/dice.py`, `table/match/steps.py`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from abth.protocol.fair import FairDice
from abth.protocol.log import BadLog, Log, Seat, is_undo
from abth.rules.events import Event, MatchEnded, UnitDeployed
from abth.rules.playout import Dice
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import OVER
from abth.rules.views import View, view_for
from abth.table.match import steps
from abth.table.match.dice import SystemDice, chance_of
from abth.table.match.match import Match, StaleVersion
from abth.table.match.replay import fork, load, replay, resume
from abth.table.match.steps import shows_hidden
from tests.played import last_decision
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


def test_chance_acts_by_itself_until_a_player_must_decide() -> None:
    """Chance is a player without a seat (decision 2)."""
    match = set_up()

    assert match.game.to_act >= 0
    assert match.version == len(match.entries) > 30
    assert match.entries[3].startswith("start ")


def test_the_same_generator_gives_the_same_match() -> None:
    assert set_up(5).entries == set_up(5).entries != set_up(6).entries


def test_the_dice_of_the_system_stay_within_their_bound() -> None:
    dice = SystemDice()

    assert {dice.below(2) for _ in range(200)} == {0, 1}
    match = Match(BOX, SEATS, chance=dice)
    play(match, "sabaton hannes", "sabaton chris", "sabaton tommy")

    assert match.game.to_act >= 0


def test_chance_may_come_by_the_number_of_the_entry_or_in_turn() -> None:
    """Dice with `draw` are told which entry of the log they decide, counted from 1."""
    asked: list[int] = []

    class First:
        def draw(self, number: int, bound: int, /) -> int:
            asked.append(number)
            return 0

    match = Match(BOX, SEATS, chance=First())
    play(match, "sabaton hannes", "sabaton chris", "sabaton tommy")

    assert asked == list(range(4, match.version + 1))
    assert match.entries[3] == "start 1"
    assert chance_of(Dice(3)).draw(77, 1000) == Dice(3).below(1000)


def test_only_the_seat_that_is_to_decide_may() -> None:
    """One person decides at a time (part 8, rule 1)."""
    match = new_match()

    with pytest.raises(IllegalAction, match=r"refusal-other-decides Ada \(D-2\)"):
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


def test_a_decision_on_an_old_version_is_refused() -> None:
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
    assert match.entries == ["sabaton hannes", "undo"]
    assert match.events == []


def test_nobody_takes_back_what_another_has_answered() -> None:
    match = new_match()
    play(match, "sabaton hannes", "sabaton chris")

    with pytest.raises(IllegalAction, match=r"refusal-others-acted \(D-2\)"):
        match.undo(0)
    match.undo(1)
    with pytest.raises(IllegalAction, match="refusal-others-acted"):
        match.undo(0)


def test_nobody_rolls_twice() -> None:
    """No chance has fallen: a tile cannot be put back (D-3)."""
    match = set_up()
    play(match, "insert")

    with pytest.raises(IllegalAction, match=r"refusal-chance-has-acted \(D-4\)"):
        match.undo(match.game.active)


def test_a_seat_that_has_decided_nothing_has_nothing_to_take_back() -> None:
    match = new_match()

    with pytest.raises(IllegalAction, match="refusal-nothing-to-undo"):
        match.undo(0)


def test_a_card_that_had_to_be_shown_cannot_be_unseen() -> None:
    """A challenged player's only card is deployed without asking (D-12), and the end opens all."""
    own: list[Event] = [UnitDeployed(0, 0, 3, 0, 0)]

    assert not shows_hidden(own, 0)
    assert shows_hidden([*own, UnitDeployed(1, 1, 3, 0, 0)], 0)
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
    again = replay(match.log, BOX)
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


# Undo by consent


def drift(match: Match, dice: Dice, decisions: int) -> None:
    """Decide at random and take back now and then, freely or far."""
    for _ in range(decisions):
        if match.game.to_act == OVER:
            return
        if match.can_undo is not None and dice.below(6) == 0:
            match.undo(match.can_undo)
            continue
        back = last_decision(match, int(dice.below(3)))
        if back is not None and dice.below(25) == 0 and match.game_at(back).to_act >= 0:
            match.undo_to(back)
            continue
        play_on(match, dice, 1)


def cut(log: Log, version: int) -> Log:
    return msgspec.structs.replace(log, actions=log.actions[:version])


def all_of(match: Match) -> object:
    """Everything that matters of a match but its entries."""
    reasons = []
    for seat in range(len(match.seats)):
        if seat != match.can_undo:
            with pytest.raises(IllegalAction) as refused:
                match.undo(seat)
            reasons.append(str(refused.value))
    return views(match), match.events, match.can_undo, reasons


def test_a_match_goes_back_to_an_earlier_decision() -> None:
    """Beyond part 8, rule 7: the log grows, and the match stands as it did then."""
    match = set_up()
    version, before, told = match.version, views(match), list(match.events)
    play(match, "insert")
    play_on(match, Dice(3), 30)
    entries = list(match.entries)

    match.undo_to(version)

    assert (views(match), match.events) == (before, told)
    assert match.entries == [*entries, f"undo to {version}"]
    play_on(match, Dice(4))
    again = replay(match.log, BOX)
    assert (views(again), again.events) == (views(match), match.events)


@pytest.mark.parametrize("seed", range(3))
def test_going_back_is_as_if_the_rest_had_not_been_played(seed: int) -> None:
    """Law: after `undo to N` all is as after N entries, whatever had been undone by then."""
    match, dice, gone_back, freely = new_match(seed), Dice(seed), 0, 0
    drift(match, dice, 90)
    assert {text for text in match.entries if is_undo(text)} > {"undo"}
    for version in range(match.version - 1, 0, -7):
        earlier = resume(cut(match.log, version), BOX, Dice(seed))
        if earlier.version > version:
            continue  # chance had to act
        if views(earlier) == views(match):
            continue  # nothing to take back
        match.undo_to(version)
        gone_back += 1
        assert all_of(match) == all_of(earlier)
        while match.can_undo is not None:
            freely += 1
            match.undo(match.can_undo)
            earlier.undo(int(earlier.can_undo or 0))
            assert all_of(match) == all_of(earlier)

    assert gone_back > 5
    assert freely > 0
    again = replay(match.log, BOX)
    assert all_of(again) == all_of(match)


def test_what_is_played_after_going_back_can_be_taken_back() -> None:
    match = set_up()
    version = match.version
    play(match, "insert")
    match.undo_to(version)
    play(match, "insert")
    here = match.version
    before = views(match)
    play(match, match.game.frame.actions.text(match.game.legal()[-1]))

    match.undo_to(here)

    assert views(match) == before
    match.undo_to(version)
    assert match.entries[-2:] == [f"undo to {here}", f"undo to {version}"]


def test_the_last_decision_of_a_seat_is_one_that_counts() -> None:
    match = new_match()
    assert last_decision(match, 0) is None
    play(match, "sabaton hannes", "sabaton chris")

    assert [last_decision(match, seat) for seat in range(3)] == [0, 1, None]
    match.undo(1)
    assert [last_decision(match, seat) for seat in range(3)] == [0, None, None]
    play(match, "sabaton chris")
    assert [last_decision(match, seat) for seat in range(3)] == [0, 3, None]


def test_no_return_to_where_nobody_had_to_decide() -> None:
    match = set_up()
    before = list(match.entries)

    for version, message in {
        -1: "refusal-no-such-version",
        match.version: "refusal-no-such-version",
        10: "refusal-no-decision-then",
    }.items():
        with pytest.raises(IllegalAction) as refused:
            match.undo_to(version)
        assert (refused.value.message, refused.value.what) == (message, str(version))
        with pytest.raises(IllegalAction, match=message):
            match.check_undo_to(version)
    match.check_undo_to(0)
    with pytest.raises(StaleVersion):
        match.undo_to(0, seen=1)

    assert match.entries == before


def test_no_return_to_the_present() -> None:
    match = new_match()
    play(match, "sabaton hannes")
    match.undo(0)

    with pytest.raises(IllegalAction, match="refusal-same-version 0"):
        match.undo_to(0)


def test_no_return_after_the_end() -> None:
    """ROUND-8: the dice are shown by then."""
    match = set_up()
    play_on(match, Dice(2))

    with pytest.raises(IllegalAction, match=r"refusal-match-over \(ROUND-8\)"):
        match.undo_to(0)


def test_no_return_while_chance_is_due() -> None:
    match = set_up()
    play(match, "insert")
    log = match.log
    log.actions[:] = [*log.actions[: match.entries.index("insert") + 1], "undo to 0"]

    with pytest.raises(BadLog, match=r"'undo to 0': A roll or draw comes first\. \(D-1\)"):
        replay(log, BOX)


def test_a_match_does_not_go_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every return costs as much as opening the match."""
    monkeypatch.setattr(steps, "MAX_UNDO_TO_ENTRIES", 2)
    match = new_match()
    for _ in range(2):
        play(match, "sabaton hannes")
        match.undo_to(0)
    play(match, "sabaton hannes")

    with pytest.raises(IllegalAction, match="refusal-too-many-undos"):
        match.undo_to(0)
    monkeypatch.setattr(steps, "MAX_ENTRIES_FOR_UNDO", match.version)
    with pytest.raises(IllegalAction, match="refusal-too-many-undos"):
        match.undo(0)


@pytest.mark.parametrize("text", ["undo to", "undo to ", "undo to x", "undo to 01", "undo to -1"])
def test_a_return_is_written_in_one_way(text: str) -> None:
    log = set_up().log
    log.actions.append(text)

    with pytest.raises(BadLog, match="there is no such action"):
        replay(log, BOX)


def test_a_log_of_nothing_but_undo_opens_quickly() -> None:
    """The work for an entry does not grow with the number of entries before it."""
    log = set_up().log
    log.actions[:] = ["sabaton hannes", "undo"] * 4000

    assert replay(log, BOX).version == 8000


# Looking back while it is played


def test_the_events_between_two_versions() -> None:
    match = new_match()
    seen = {match.version: 0}
    while match.game.to_act != OVER:
        play_on(match, Dice(match.version), 1)
        seen[match.version] = len(match.events)

    for since, heard in list(seen.items())[::9]:
        assert match.events_between(since, match.version) == match.events[heard:]
    versions = list(seen)
    assert (
        match.events_between(versions[5], versions[9])
        == (match.events[seen[versions[5]] : seen[versions[9]]])
    )
    assert match.events_between(7, 7) == []


def test_after_an_undo_the_events_begin_again() -> None:
    match = set_up()
    version, told = match.version, list(match.events)
    play(match, "insert")
    later, more = match.version, list(match.events)
    match.undo_to(version)

    assert match.events_between(version, match.version) is None
    assert match.events_between(0, match.version) is None
    assert match.events_at(match.version) == match.events == told
    assert match.events_between(match.version, match.version) == []
    # Whoever looks at the match with a delay hears of what will be taken back.
    assert match.events_between(version, later) == more[len(told) :]
    assert match.events_at(later) == more


@pytest.mark.parametrize(("since", "version"), [(-1, 2), (3, 2), (0, 1000), (1000, 1001)])
def test_there_are_no_events_of_versions_that_never_were(since: int, version: int) -> None:
    assert set_up().events_between(since, version) is None


def test_a_match_as_it_stood() -> None:
    """At every version, the undone ones included."""
    match = new_match(2)
    drift(match, Dice(2), 60)

    for version in range(0, match.version, 5):
        earlier = replay(cut(match.log, version), BOX)
        for seat in (None, 0, 1, 2):
            assert view_for(match.game_at(version), seat) == view_for(earlier.game, seat)
        assert match.events_at(version) == earlier.events


# Another way from here


def finished(secret: bytes = b"one") -> Match:
    match = Match(BOX, SEATS, chance=FairDice(secret, ["", "", ""]))
    play_on(match, Dice(6))
    return match


def test_a_fork_with_the_same_dice_repeats_the_match() -> None:
    """As long as everybody decides alike, whatever moment it begins at."""
    match = finished()
    dice = FairDice(b"one", ["", "", ""])
    for version in (0, 3, 10, 200, 300):
        forked = fork(match.log, BOX, version, SEATS, dice)
        while forked.game.to_act != OVER:
            play(forked, match.entries[forked.version])
        assert forked.entries == match.entries
        assert views(forked) == views(match)


def test_a_fork_with_fresh_dice_goes_its_own_way() -> None:
    match = finished()
    people = [Seat(name, "person") for name in ("Dee", "Eli", "Fay")]

    forked = fork(match.log, BOX, 5, people, FairDice(b"two", ["", "", ""]))

    assert forked.seats == forked.log.seats == people
    assert forked.entries[:5] == match.entries[:5]
    assert forked.entries != match.entries[: forked.version]
    assert match.seats == SEATS
    play_on(forked, Dice(6))
    assert replay(forked.log, BOX).game.is_over


def test_no_fork_where_there_is_no_match() -> None:
    match = finished()

    for version in (-1, match.version + 1):
        with pytest.raises(BadLog, match="version: there is no version"):
            fork(match.log, BOX, version, SEATS, Dice(1))
    with pytest.raises(BadLog, match="version: there is nothing to decide"):
        fork(match.log, BOX, match.version, SEATS, Dice(1))
    with pytest.raises(BadLog, match="seats: there are 2 for 3 players"):
        fork(match.log, BOX, 5, SEATS[:2], Dice(1))


# Saving


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    """With the same chance to come it ends the same way (decision 4)."""
    path = tmp_path / "match.json"
    match = set_up(4)
    play_on(match, Dice(4), 60)
    match.save(path)

    again = load(path, BOX, Dice(9))

    assert views(again) == views(match)
    assert (again.version, again.seats, again.edition) == (match.version, SEATS, "default")
    play_on(again, Dice(5))
    assert standing(again.game).winners


def test_what_chance_still_owes_is_made_up_for_on_loading(tmp_path: Path) -> None:
    match = set_up()
    log = match.log
    log.actions[10:] = []

    again = resume(log, BOX, Dice(1))

    assert again.game.to_act >= 0


def test_a_bad_file_is_refused_with_its_name_and_place(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = set_up()
    match.entries.append("keep")
    match.save(path)

    with pytest.raises(BadLog) as refused:
        load(path, BOX, Dice(9))

    place = f"{path}: #{match.version} 'keep': "
    assert str(refused.value).startswith(place)
