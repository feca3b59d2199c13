"""The story of a match in words."""

from __future__ import annotations

from dataclasses import fields

import pytest

from abth.protocol.story import Story, tell
from abth.rules import events as e
from abth.rules.flow import new_game
from abth.rules.playout import Dice, play_at_random
from abth.rules.rulings import rulings_of
from tests.scenes import BOX

NAMES = ["Ada", "Pär", "Bo"]
CLASSES = sorted(e.Event.__subclasses__(), key=lambda kind: kind.__name__)


def sample(kind: type[e.Event], secret: bool = False) -> e.Event:
    """Some event of this kind."""
    values: dict[str, object] = {}
    for field in fields(kind):
        kind_of_value = str(field.type)
        if "None" in kind_of_value and secret:
            values[field.name] = None
        elif "tuple" in kind_of_value:
            values[field.name] = (1, 2)
        elif "bool" in kind_of_value:
            values[field.name] = True
        elif "str" in kind_of_value:
            values[field.name] = "era"
        else:
            values[field.name] = 1
    if kind is e.UnitLaidOut or kind is e.UnitWithdrew:
        values["card"] = 40
    return kind(**values)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("secret", [False, True])
def test_every_event_is_told(kind: type[e.Event], secret: bool) -> None:
    """A new event needs a sentence: this fails until it has one."""
    line = tell(sample(kind, secret), BOX, NAMES)

    assert line is not None
    assert line[0].isupper() or line.startswith(tuple(NAMES))
    assert line.endswith(".")
    assert "None" not in line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.SabatonJumped(1, 2), "Pär jumps to Era II."),
        (e.PlayerChallenged(2, 0), "Bo challenges Ada, who cannot refuse."),
        (e.CardDrawn(1, None), "Pär draws a card."),
        (e.CardDrawn(1, 0), "Pär draws Trebuchet."),
        (e.ProwessTaken(0, 1, None), "Ada wins a Prowess token of Pär."),
        (e.ProwessTaken(0, 1, 5), "Ada wins a Prowess token of Pär, worth 5."),
        (e.RelicSeen(0, None, None, True), "Ada looks at a Relic."),
        (e.RelicSeen(0, 2, None, True), "Ada looks at a Relic of Bo."),
        (e.PileRenewed("deck", 2), "Bo shuffles the discard pile into a new deck."),
        (e.PileRenewed("tiles", 0), "The discarded tiles are shuffled into a new pile."),
        (e.MatchEnded((5, 9, 2), (1,)), "Pär wins the match with 9 points."),
        (e.MatchEnded((9, 9, 2), (0, 1)), "Ada and Pär share the victory with 9 points."),
        (e.HonorTaken(1, 2), "Pär lost with honor: 2 tokens of Honor of the Arms."),
    ],
)
def test_events_in_words(event: e.Event, line: str) -> None:
    assert tell(event, BOX, NAMES) == line


def test_a_sabaton_that_plays_itself_needs_no_introduction() -> None:
    par = next(n for n, sabaton in enumerate(BOX.sabatons) if sabaton.name == "Pär")

    assert tell(e.SabatonChosen(1, par), BOX, NAMES) is None


def test_units_have_names_within_a_battle() -> None:
    """Events name places; the story remembers who stands there."""
    archers = next(n for n, unit in enumerate(BOX.units) if unit.id == "archers")
    lines = Story(BOX, NAMES).tell_all(
        [
            e.TurnBegan(0, 1),
            e.PlayerChallenged(0, 1),
            e.UnitDeployed(1, 1, archers, 0, 0),
            e.UnitDeployed(1, 1, archers, 0, 0),
            e.UnitDefeated(1, 1, 1, (0, 0, 0), ()),
            e.BattleDecided(0, 2, 1),
        ]
    )

    assert lines[-2:] == ["Pär loses Archers #2.", "Ada wins the battle, 2 to 1 left."]


def test_cards_drawn_in_a_row_are_one_line() -> None:
    events = [e.CardDrawn(0, None), e.CardDrawn(0, None), e.CardDrawn(1, 0), e.CardDrawn(1, 1)]

    assert Story(BOX, NAMES).tell_all(events) == [
        "Ada draws 2 cards.",
        "Pär draws Trebuchet and Archers.",
    ]


@pytest.mark.parametrize("edition", ["default", "en", "de"])
@pytest.mark.parametrize("seat", [None, 0])
def test_a_whole_match_is_told_without_its_secrets(edition: str, seat: int | None) -> None:
    """R-47, R-49, R-55: hidden cards and values are in nobody else's story."""
    game = new_game(BOX, 3, rulings_of(edition))
    events = game.listen()
    play_at_random(game, Dice(11))

    lines = Story(BOX, NAMES).tell_all([e.seen_by(event, seat) for event in events])

    strangers = [name for number, name in enumerate(NAMES) if number != seat]
    for line in lines:
        if line.startswith(tuple(f"{name} draws" for name in strangers)):
            assert line.endswith((" a card.", " cards."))
        if "Prowess" in line and line.startswith(tuple(strangers)):
            assert "worth" not in line
    assert lines[-1].endswith("points.")
