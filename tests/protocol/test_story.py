"""The story of a match in words, in five languages."""

from __future__ import annotations

import gzip
import re
from dataclasses import fields

import msgspec
import pytest

from abth.protocol.log import Seat
from abth.protocol.story import Story, distinct_names, seat_names, tell
from abth.protocol.story.sayings import entries
from abth.protocol.wire_events import EVENTS, name_of
from abth.rules import events as e
from abth.rules.flow import new_game
from abth.rules.playout import Dice, play_at_random
from abth.rules.rulings import rulings_of
from abth.words import LANGUAGES, words_in
from tests.protocol.client_fixtures import FOLDER, STORIES, story
from tests.scenes import BOX

NAMES = ["Ada", "Pär", "Bo"]
CARDS = {unit.id: number for number, unit in enumerate(BOX.units)}
TOKENS = {token.id: number for number, token in enumerate(BOX.tokens)}
RELICS = {relic.id: number for number, relic in enumerate(BOX.relics)}
ARCHERS, SPY, LANDSKNECHTS = CARDS["archers"], CARDS["spy"], CARDS["landsknechts"]
ZERO = (0, 0, 0)
MINUS = "\N{MINUS SIGN}"


def deployed(seat: int, side: int, *cards: int) -> list[e.Event]:
    return [e.UnitDeployed(seat, side, card, 0, 0) for card in cards]


def challenge(attackers: list[int], defenders: list[int]) -> list[e.Event]:
    """Ada challenges Pär in Era II."""
    return [
        e.TurnBegan(0, 1),
        e.SabatonJumped(0, 2),
        e.PlayerChallenged(0, 1),
        *deployed(1, 1, *defenders),
        *deployed(0, 0, *attackers),
    ]


def conquest(attackers: list[int], defenders: list[int]) -> list[e.Event]:
    """Ada faces Units of Era II."""
    return [
        e.TurnBegan(0, 1),
        e.SabatonJumped(0, 2),
        e.UnitsFaced(0, tuple(defenders), (), 0),
        *deployed(0, 0, *attackers),
    ]


def told_after(before: list[e.Event], *events: e.Event, language: str = "en") -> list[str]:
    """What is told of these events, with others before them."""
    story = Story(BOX, NAMES, words_in(language))
    for event in before:
        story.follow(event)
    return story.tell_all(events)


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
    if kind in (e.UnitLaidOut, e.UnitWithdrew):
        values["card"] = LANDSKNECHTS
    return kind(**values)


def test_the_table_tells_every_event_there_is() -> None:
    """A new event needs an entry: this fails until it has one."""
    assert set(entries()) == {name_of(kind) for kind in EVENTS}
    for kind in EVENTS:
        names = {field.name for field in fields(kind)}
        for spec in entries()[name_of(kind)].args.values():
            assert set(spec.split(" ")[1:]) <= names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind: type[e.Event], secret: bool, language: str) -> None:
    lines = told_after(challenge([SPY, ARCHERS, SPY], [SPY, ARCHERS, SPY]), sample(kind, secret),
                       language=language)  # fmt: skip

    if entries()[name_of(kind)].silent:
        assert lines == []
        return
    [line] = lines
    assert line.endswith(".") or kind is e.TurnBegan
    assert line[0].isupper() or line[0] in "«„"
    assert not re.search(r"[{}$]|None|\?\?\?|log-|\.\.|!\.|  ", line)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.SabatonJumped(1, 2), "Pär jumped to Era II."),
        (e.CardDrawn(1, None), "Pär drew a card."),
        (e.CardDrawn(1, 0), "Pär drew Trebuchet."),
        (
            e.ProwessTaken(0, 1, None),
            "Ada won one of Pär\N{RIGHT SINGLE QUOTATION MARK}s Prowess tokens.",
        ),
        (
            e.ProwessTaken(0, 1, 5),
            "Ada won one of Pär\N{RIGHT SINGLE QUOTATION MARK}s Prowess tokens, worth 5.",
        ),
        (e.RelicSeen(0, None, None, True), "Ada looked at a Relic."),
        (
            e.RelicSeen(0, 2, None, True),
            "Ada looked at one of Bo\N{RIGHT SINGLE QUOTATION MARK}s Relics.",
        ),
        (e.PileRenewed("deck", 2), "Bo shuffled the discard pile into a new deck."),
        (e.PileRenewed("era", 2), "The discard pile of Era II became its new deck."),
        (e.PileRenewed("tiles", 0), "The discarded tiles were shuffled into a new pile."),
        (e.MatchEnded((5, 9, 2), (1,)), "Pär won the match with 9 points."),
        (e.MatchEnded((9, 9, 2), (0, 1)), "Ada and Pär shared the victory with 9 points each."),
        (e.HonorTaken(1, 2), "Pär lost with honor and took 2 Honor of the Arms tokens."),
        (e.TightenUpPlayed(0, 0), "Ada played “Tighten up!” (as Draw 2)."),
        (e.TokenTaken(0, TOKENS["tighten-up"], 0), "Ada took the Tighten up! token."),
    ],
)
def test_events_in_words(event: e.Event, line: str) -> None:
    assert tell(event, BOX, NAMES) == line


# Who


def test_bots_of_one_level_are_told_apart() -> None:
    """By their Sabatons; before those are chosen, by the numbers of their seats."""
    assert distinct_names(["Ada", "Captain", "Captain"], ["Pär", "Chris", None]) == [
        "Ada", "Captain Chris", "Captain 3",
    ]  # fmt: skip
    seats = [Seat("captain", "bot", "captain"), Seat("captain:style=bold", "bot", "captain:a=1")]
    assert seat_names(seats, ["Chris", "Pär"], words_in("de")) == [
        "Hauptmann Chris", "Hauptmann Pär",
    ]  # fmt: skip


def test_names_that_differ_stay_as_they_are() -> None:
    seats = [
        Seat("Captain", "bot", "captain"), Seat("Captain II", "bot", "captain"),
        Seat("Ada", "person"), Seat("Mine", "bot", "my.module:Mine"),
    ]  # fmt: skip
    assert seat_names(seats, [None] * 4, words_in("en")) == [
        "Captain", "Captain II", "Ada", "Mine",
    ]  # fmt: skip


def test_which_of_two_equal_units_it_was() -> None:
    before = challenge([ARCHERS, SPY], [ARCHERS, ARCHERS])

    assert told_after(
        before,
        e.TokenAssigned(1, 1, TOKENS["close+2"], 1),
        e.TokenAssigned(0, 0, TOKENS["diversion"], 0),
        e.UnitDefeated(1, 0, 1, ZERO, ()),
    ) == [
        "Pär assigned the Close Combat +2 token to Archers #2.",
        "Ada assigned the Diversion token to Archers.",
        "Pär lost Archers #1.",
    ]


def test_equal_units_in_a_row_are_counted() -> None:
    assert Story(BOX, NAMES).tell_all(deployed(1, 1, ARCHERS, ARCHERS, SPY)) == [
        "Pär deployed 2 \N{MULTIPLICATION SIGN} Archers and Spy."
    ]


# Where


def test_starting_relics_have_their_era() -> None:
    events = [e.RelicDealt(0, RELICS["vasa"]), e.RelicDealt(0, RELICS["rosetta-stone"])]

    assert Story(BOX, NAMES).tell_all(events) == [
        "Ada started with Vasa (Era III) and Rosetta Stone (Era I)."
    ]
    assert Story(BOX, NAMES, words_in("de")).tell_all(events) == [
        "Erstes Relikt für Ada: Vasa (Epoche III) und Stein von Rosette (Epoche I)."
    ]


def test_battles_have_a_place() -> None:
    lines = Story(BOX, NAMES).tell_all(conquest([SPY], [LANDSKNECHTS]))
    assert "Ada faced Landsknechts in Era II." in lines
    assert "Ada challenged Pär in Era II." in Story(BOX, NAMES).tell_all(challenge([SPY], [SPY]))


def test_no_battle_has_its_reason() -> None:
    before = challenge([], [])[:2]

    assert told_after(before, e.BattleForfeited(0, empty_handed=True)) == [
        "Ada had no cards to fight with."
    ]
    assert told_after(before, e.BattleForfeited(0, empty_handed=False)) == [
        "Ada found no one to fight in Era II."
    ]


def test_a_reinforcement_that_could_not_come_is_told() -> None:
    before = challenge([ARCHERS, SPY], [ARCHERS])

    assert told_after(
        before,
        e.ReinforcementMissed(0, 1, "deck", 1),
        e.ReinforcementMissed(1, 0, "slots", 1),
        e.ReinforcementMissed(1, 0, "slots", 2),
    ) == [
        "Spy called in reinforcements for Ada, but there was no card to draw.",
        "Archers called in a reinforcement for Pär, but no slot was left.",
        "2 reinforcements for Pär were lost: no slot was left.",
    ]


# What it meant


def test_dice_name_their_lines_and_a_re_roll_is_a_relaunch() -> None:
    before = conquest([SPY], [LANDSKNECHTS])
    rolls = [
        e.DieRolled(0, True, 0, ZERO), e.DieRolled(1, False, 1, ZERO),
        e.DieRolled(0, True, 3, ZERO), e.DieRolled(1, False, 2, ZERO),
    ]  # fmt: skip

    assert told_after(before, *rolls) == [
        "Strong die for Ada: Long-Range +1.",
        f"Risky die for Era II: Long-Range {MINUS}1, Medium-Range {MINUS}1, "
        f"and Close Combat {MINUS}1.",
        "Relaunch: Ada re-rolled the Strong die and got Close Combat +2.",
        "Relaunch: Era II re-rolled the Risky die and got Close Combat +3.",
    ]


def test_a_line_is_told_with_the_higher_total_first() -> None:
    before = conquest([SPY], [LANDSKNECHTS])
    lines = told_after(before, e.LineFought(0, 1, 3), e.LineFought(1, 2, 0), e.LineFought(2, 1, 1))

    assert lines == [
        "Long-Range: 3 to 1 for Era II.",
        "Medium-Range: 2 to 0 for Ada.",
        "Close Combat: 1 to 1, no damage.",
    ]


@pytest.mark.parametrize(
    ("decided", "line"),
    [
        (e.BattleDecided(0, 4, 0), "Ada won the battle, 4 surviving Units to 0."),
        (e.BattleDecided(1, 0, 4), "Era II won the battle, 4 surviving Units to 0."),
        (e.BattleDecided(1, 0, 1), "Era II won the battle, 1 surviving Unit to 0."),
        (
            e.BattleDecided(0, 2, 2),
            "Ada won the battle, 2 surviving Units to 2: ties go to the Attacker.",
        ),
        (e.BattleDecided(-1, 0, 0), "Both sides were wiped out. Nobody won the battle."),
    ],
)
def test_the_winner_comes_first(decided: e.BattleDecided, line: str) -> None:
    assert told_after(conquest([SPY], [LANDSKNECHTS]), decided) == [line]


def test_a_battle_against_nobody_has_a_winner() -> None:
    """R-30."""
    events = [
        e.TurnBegan(0, 1), e.SabatonJumped(0, 2), e.PlayerChallenged(0, 1), e.NoUnitDeployed(1),
        *deployed(0, 0, SPY), e.BattleDecided(0, 1, 0),
    ]  # fmt: skip

    assert Story(BOX, NAMES).tell_all(events)[-3:] == [
        "Pär deployed no Units.",
        "Ada deployed Spy.",
        "Ada won the battle without a fight.",
    ]


def test_accuracy_spares_an_era_not_the_board() -> None:
    before = conquest([SPY], [LANDSKNECHTS])

    assert told_after(before, e.HeroicDeathSpared(1)) == ["Accuracy saved Era II from 1 damage."]
    assert told_after(before, e.HeroicDeathSpared(0)) == ["Accuracy saved Ada from 1 damage."]


def test_a_heroic_death_without_a_target_strikes_nobody() -> None:
    before = conquest([SPY], [LANDSKNECHTS])
    falls, dies = e.UnitDefeated(1, 0, 1, ZERO, ()), e.HeroicDeathStruck(0, 0, 1)

    assert told_after(before, dies) == ["Heroic Death: Spy struck back for 1 damage."]
    assert told_after([*before, falls], dies) == ["Heroic Death: Spy had no one left to strike."]


def test_a_denied_heroic_death_has_its_reason() -> None:
    before = conquest([SPY], [LANDSKNECHTS])

    assert told_after(before, e.HeroicDeathDenied(0, 0, by_accuracy=True)) == [
        "Accuracy prevented the Heroic Death of Spy."
    ]
    assert told_after(before, e.HeroicDeathDenied(0, 0, by_accuracy=False)) == [
        "Spy fell to a Heroic Death and could not strike back."
    ]


# Lines


def test_the_client_has_the_same_stories() -> None:
    """`web/tests/match/model/narrator.test.ts` compares them with what the client tells."""
    stored = msgspec.json.decode(gzip.decompress((FOLDER / "stories.json.gz").read_bytes()))
    for kept, match in zip(stored, STORIES, strict=True):
        current = msgspec.json.decode(msgspec.json.encode(story(*match)))
        assert kept == current, "tell them again: python -m tests.protocol.client_fixtures"


def test_cards_drawn_in_a_row_are_one_line() -> None:
    events = [e.CardDrawn(0, None), e.CardDrawn(0, None), e.CardDrawn(1, 0), e.CardDrawn(1, 1)]

    assert Story(BOX, NAMES).tell_all(events) == [
        "Ada drew 2 cards.",
        "Pär drew Trebuchet and Archers.",
    ]


def test_what_lies_open_at_the_set_up_is_not_told() -> None:
    laid = e.UnitLaidOut(3, LANDSKNECHTS)

    assert Story(BOX, NAMES).tell_all([laid]) == []
    assert told_after([e.TurnBegan(0, 1)], laid) == ["New in Era II: Landsknechts."]


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
        if line.startswith(tuple(f"{name} drew" for name in strangers)):
            assert line.endswith((" a card.", " cards."))
        if "Prowess" in line and line.startswith(tuple(strangers)):
            assert "worth" not in line
    assert lines[-1].endswith(("points.", "points each."))
