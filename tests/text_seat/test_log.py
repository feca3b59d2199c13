"""The log of the text seat: turns that keep their numbers, each with a summary once it is over."""

from __future__ import annotations

from abth.protocol.log import Seat
from abth.rules.chance import first_number, urn
from abth.rules.facts import facts_for
from abth.rules.playout import Dice
from abth.rules.terms import CHANCE, OVER
from abth.table.match.match import Match
from abth.text_seat.facts import Facts
from abth.text_seat.log import log_turns, news_by_turn
from abth.text_seat.plain_text import log_lines
from abth.words import words_in
from tests.scenes import BOX

NAMES = ("Ada", "Bo")
READER = 0
LAST = 3  # turns of a page for two players


def facts_of(match: Match, seat: int | None) -> Facts:
    game = match.game
    return Facts(match.view(seat), facts_for(game, seat), game.frame, NAMES, words_in("en"))


def play_on(match: Match, dice: Dice) -> None:
    """One decision or one draw."""
    game = match.game
    if game.to_act == CHANCE:
        match.enter_action(int(first_number(game) + dice.piece(urn(game))))
    else:
        match.enter_action(int(dice.choose(game.options)))


def new_match() -> Match:
    match = Match(BOX, [Seat(name, "person") for name in NAMES])
    match.keeps_savepoints = False
    return match


def test_a_turn_keeps_its_number_and_is_summed_up_once_it_is_over() -> None:
    match, dice = new_match(), Dice(3)
    headings: dict[int, str] = {}
    turns = match.game.turns
    while match.game.to_act != OVER:
        play_on(match, dice)
        if match.game.turns == turns:
            continue
        turns = match.game.turns
        found = log_turns(facts_of(match, READER), match.events, LAST)
        for turn in found:
            assert headings.setdefault(turn.number, turn.heading) == turn.heading
        *over, last = [turn for turn in found if turn.number > 0]
        assert [turn.number for turn in over] == sorted({turn.number for turn in over})
        assert all(turn.summary or not turn.lines for turn in over if len(turn.lines) > 2)
        assert bool(last.summary) == (match.game.to_act == OVER)
        assert all(turn.is_yours == turn.heading.endswith("Ada") for turn in found if turn.number)

    *_, last = log_turns(facts_of(match, READER), match.events)
    assert last.summary
    assert list(headings) == list(range(len(headings)))
    assert last.number == len(headings) - 1
    assert last.lines[-1].concerns_you  # who won


def test_lines_say_whether_they_concern_the_reader() -> None:
    match, dice = new_match(), Dice(3)
    while match.game.to_act != OVER:
        play_on(match, dice)

    turns = log_turns(facts_of(match, READER), match.events)
    own = [line for turn in turns if turn.is_yours for line in turn.lines]
    others = [line for turn in turns[1:-1] if not turn.is_yours for line in turn.lines]

    assert all(line.concerns_you for line in own)
    assert any(not line.concerns_you for line in others)
    for line in others:
        assert not line.text.startswith("Ada ") or line.concerns_you
    spectator = log_turns(facts_of(match, None), match.events)
    assert not any(line.concerns_you for turn in spectator for line in turn.lines[:-1])


def test_the_plain_log_has_the_summary_below_the_heading() -> None:
    match, dice = new_match(), Dice(3)
    while match.game.turns < 3:
        play_on(match, dice)

    turns = log_turns(facts_of(match, READER), match.events)
    lines = log_lines(turns)

    for turn in turns:
        if turn.summary:
            assert lines[lines.index(turn.heading) + 1] == f"  {turn.summary}"
    assert any(turn.summary for turn in turns)


def test_news_tell_own_turns_step_by_step_and_sum_up_those_of_others() -> None:
    match, dice = new_match(), Dice(3)
    while match.game.to_act != OVER:
        play_on(match, dice)
    facts = facts_of(match, READER)

    turns = log_turns(facts, match.events)
    expected: list[str] = []
    for turn in turns:
        in_full = turn.is_yours or not turn.summary
        expected += [turn.heading] if turn.number else []
        expected += [line.text for line in turn.lines if in_full or line.concerns_you]
        expected += [] if in_full else [turn.summary]

    assert [line.text for line in news_by_turn(facts, match.events, 0)] == expected
    assert any(turn.summary and not turn.is_yours for turn in turns)


def test_news_sum_up_a_turn_once_however_often_the_reader_decides_in_it() -> None:
    match, dice = new_match(), Dice(6)
    told: list[str] = []
    heard = 0
    while match.game.to_act != OVER:
        play_on(match, dice)
        if match.game.to_act in (READER, OVER):
            told += [one.text for one in news_by_turn(facts_of(match, READER), match.events, heard)]
            heard = len(match.events)

    others = [turn for turn in log_turns(facts_of(match, READER), match.events) if turn.number]
    summaries = [turn.summary for turn in others if turn.summary and not turn.is_yours]
    assert [line for line in told if line in summaries] == summaries


def test_news_of_a_turn_that_goes_on_are_what_concerns_the_reader() -> None:
    match, dice = new_match(), Dice(6)
    while not (match.game.to_act == READER and match.game.active != READER and match.game.turns):
        play_on(match, dice)

    told = news_by_turn(facts_of(match, READER), match.events, 0)

    turn = log_turns(facts_of(match, READER), match.events)[-1]
    steps = [line.text for line in turn.lines if line.concerns_you]
    assert 0 < len(steps) < len(turn.lines)
    assert turn.summary == ""
    assert [line.text for line in told[-len(steps) - 1 :]] == [turn.heading, *steps]
