"""Typed input: numbers, words of a choice, commands, and what is unclear."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from abth.bots.advice import advise
from abth.rules.facts import facts_for
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.views import view_for
from abth.text_seat.answers import answer
from abth.text_seat.coach_words import CoachWords
from abth.text_seat.commands import Chosen, Command, Unclear, understand
from abth.text_seat.facts import Facts
from abth.text_seat.page import TextSeat
from abth.words import LANGUAGES, words_in
from tests.scenes import BOX, act, let_it_happen


def deal() -> Game:
    """A match whose first player has inserted a tile."""
    game = new_game(BOX, 2)
    for _ in range(2):  # both choose their Sabatons
        act(game, texts(let_it_happen(game))[0])
    return let_it_happen(game)


def seat_of(game: Game, language: str = "en") -> TextSeat:
    """The text seat of the player to act."""
    seat = int(game.to_act)
    view, facts = view_for(game, seat), facts_for(game, seat)
    return TextSeat(Facts(view, facts, game.frame, ["Ada", "Bo"], words_in(language)), [])


def meant(seat: TextSeat, line: str) -> str | Command | Unclear:
    """What a line means; an action as a match log writes it."""
    found = understand(seat, line)
    return seat.facts.frame.actions.text(found.action) if isinstance(found, Chosen) else found


@pytest.fixture
def at_gear() -> TextSeat:
    """Before the jump."""
    return seat_of(deal())


@pytest.fixture
def at_battle() -> TextSeat:
    """Before the first Unit is deployed."""
    game = deal()
    jump = next(text for text in texts(game) if text.startswith("jump"))
    act(game, jump)
    face = next(text for text in texts(game) if text.startswith("face"))
    act(game, face)
    if any(text.startswith("with") for text in texts(game)):
        act(game, "with alone")
    return seat_of(game)


def texts(game: Game) -> Sequence[str]:
    """The legal actions."""
    return [game.frame.actions.text(number) for number in game.legal()]


def test_a_number_is_the_choice_with_that_number(at_gear: TextSeat) -> None:
    for choice in at_gear.choices:
        assert meant(at_gear, f" {choice.number} ") == choice.typed


@pytest.mark.parametrize("number", ["0", "99", "9" * 5000])
def test_a_number_without_a_choice_does_nothing(at_gear: TextSeat, number: str) -> None:
    assert isinstance(understand(at_gear, number), Unclear)


def test_every_choice_is_reached_by_its_notation_and_by_its_words(at_battle: TextSeat) -> None:
    labels = [choice.label for choice in at_battle.choices]
    for choice in at_battle.choices:
        assert meant(at_battle, choice.typed.upper()) == choice.typed
        if labels.count(choice.label) == 1:
            assert meant(at_battle, choice.label) == choice.typed


def test_beginnings_of_words_are_enough(at_battle: TextSeat) -> None:
    name = next(c.typed.removeprefix("deploy ") for c in at_battle.choices if "deploy" in c.typed)

    assert meant(at_battle, f"dep {name[:4]}") == f"deploy {name}"


def test_whole_words_count_before_beginnings(at_gear: TextSeat) -> None:
    jumps = [choice.typed for choice in at_gear.choices if choice.typed.startswith("jump")]

    for jump in jumps:
        assert meant(at_gear, jump) == jump
        assert meant(at_gear, jump.replace("jump", "jump to")) == jump


def test_several_choices_are_named_and_nothing_is_done(at_battle: TextSeat) -> None:
    found = understand(at_battle, "deploy")

    assert isinstance(found, Unclear)
    assert found.answer.startswith("“deploy” is unclear, so nothing was done. Did you mean ")


def test_the_nearest_choice_is_named(at_gear: TextSeat) -> None:
    found = understand(at_gear, "insrt a tlie")

    assert isinstance(found, Unclear)
    assert "(Insert a tile)" in found.answer


def test_an_action_that_is_not_offered_is_left_to_the_rules(at_gear: TextSeat) -> None:
    assert meant(at_gear, "done") == "done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_choices_are_understood_in_the_language_and_in_english(language: str) -> None:
    game = deal()
    seat, t = seat_of(game, language), words_in(language).t

    for name in ("odds", "hand", "eras", "gear", "players", "log", "undo", "help", "why"):
        assert meant(seat, name) == Command(name)
        assert meant(seat, t(f"text-word-{name}").upper()) == Command(name)
    assert meant(seat, f"{t('text-word-card')} spy") == Command("card", "spy")
    assert meant(seat, "say Good luck, 1") == Command("say", "Good luck, 1")
    assert meant(seat, "why 2") == Command("why", "2")
    assert meant(seat, "Insert a tile") == "insert"
    assert meant(seat, t("do-insert")) == "insert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_word(language: str) -> None:
    words = [
        words_in(language).t(f"text-word-{name}")
        for name in ("why", "odds", "card", "hand", "eras", "gear", "players", "log", "undo", "say")
    ]

    assert len(set(words)) == len(words)


def test_without_choices_nothing_is_done() -> None:
    game = deal()
    view, facts = view_for(game, 1 - int(game.to_act)), facts_for(game, 1 - int(game.to_act))
    seat = TextSeat(Facts(view, facts, game.frame, ["Ada", "Bo"], words_in("en")), [])

    for line in ("1", "insert", "dance"):
        assert understand(seat, line) == Unclear("You have nothing to choose now.")


# Answers


def test_why_tells_what_a_choice_does_and_its_rule(at_gear: TextSeat) -> None:
    (insert,) = answer(at_gear, Command("why", "1"))
    (decision,) = answer(at_gear, Command("why"))

    assert insert.startswith("Insert a tile: 1 of 3 inserted; the new Active tile: Eras ")
    assert "TRAVEL-6: A new tile goes to the Pending Position" in insert
    assert decision.startswith("D-4: After each tile, until the jump, you may")
    assert answer(at_gear, Command("why", "99"))[0].startswith("There is no choice 99.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_adds_what_the_coach_says_of_a_choice(language: str) -> None:
    """Its reason for a choice it suggests, for any other what it would do instead."""
    seat = seat_of(deal(), language)
    assert len(answer(seat, Command("why", "1"))) == 1
    seat.advice = advise(seat.facts.view, seat.facts.frame)
    suggested = {move.actions[0] for move in seat.advice.suggestions}
    coach = CoachWords(seat.facts.frame, seat.facts.names, seat.facts.words)
    reasons = [coach.said(move.reason) for move in seat.advice.suggestions]
    best = coach.said(seat.advice.suggestions[0].title)

    for choice, option in zip(seat.choices, seat.facts.view.options, strict=True):
        _, said = answer(seat, Command("why", str(choice.number)))
        if option in suggested:
            assert any(said.endswith(reason) for reason in reasons)
        else:
            assert f"{best}. {reasons[0]}" in said
    assert 0 < len(suggested) < len(seat.choices)


def test_a_card_is_found_by_the_beginning_of_its_name(at_gear: TextSeat) -> None:
    assert answer(at_gear, Command("card", "SPY"))[0] == "Spy. Base Unit · 0 points"
    assert answer(at_gear, Command("card", "templ"))[0].startswith("Knights Templar. Elite Unit")
    assert answer(at_gear, Command("card", "archers"))[0].startswith("Archers. ")
    assert " or " in answer(at_gear, Command("card", "war"))[0]
    assert answer(at_gear, Command("card", "dragon")) == ["There is no Unit “dragon”."]


def test_odds_are_told_once_units_lie_there(at_gear: TextSeat, at_battle: TextSeat) -> None:
    assert answer(at_gear, Command("odds")) == ["There is no battle with dice still to roll."]
    assert answer(at_battle, Command("odds")) == ["Place a Unit to see the odds."]


def test_sections_are_shown_one_by_one(at_gear: TextSeat) -> None:
    for name, heading in (("hand", "YOUR HAND"), ("eras", "ERAS"), ("players", "PLAYERS")):
        assert answer(at_gear, Command(name))[0] == heading


def test_help_lists_every_command(at_gear: TextSeat) -> None:
    lines = answer(at_gear, Command("help"))

    assert len(lines) == 12
    assert any(line.startswith("  card NAME ") for line in lines)
