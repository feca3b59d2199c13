"""The page of `abth play`: in colors, and in plain ASCII."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from unicodedata import category

import pytest
from rich.cells import cell_len
from rich.console import Console

from abth.cli.play.battle import battlefield
from abth.cli.play.board import era_rows
from abth.cli.play.cards import Card, Edge, draw, icon_words, row
from abth.cli.play.command import bots_of, generator_of, parse_seats
from abth.cli.play.consoles import is_fancy
from abth.cli.play.loop import LeaveMatch, Session
from abth.cli.play.story import Narrator
from abth.cli.play.theme import SHAPES
from abth.protocol.story import Story
from abth.rules import events as e
from abth.rules.facts import facts_for
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.terms import ERAS
from abth.rules.views import view_for
from abth.table.match.match import Match
from abth.text_seat.facts import Facts
from abth.text_seat.pending_decision import due_words
from abth.words import words_in
from tests.scenes import BOX

SEED = 4  # of a match with challenges, Links and tokens
UNITS = {unit.id: unit for unit in BOX.units}


def screen(width: int = 112, fancy: bool = True) -> Console:
    """A terminal that keeps what it shows."""
    return Console(
        file=io.StringIO(),
        record=True,
        width=width,
        force_terminal=fancy,
        color_system="truecolor" if fancy else None,
        no_color=not fancy,
        markup=False,
        highlight=False,
        emoji=False,
    )


class Typist(Session):
    """Types what it is given, then leaves."""

    lines: Iterator[str]

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise LeaveMatch
        self.console.print(f"{prompt}{line}")
        return line


def sit_down(console: Console, names: str = "Ada", bots: str | None = "recruit") -> Typist:
    match = Match(BOX, parse_seats(None, None, names, bots), chance=generator_of(3))
    machines = bots_of(match, 3)
    return Typist(console, match, machines, Path(), False, lambda _: (match, machines))


def play(console: Console, lines: Iterator[str], names: str = "Ada") -> str:
    """What the terminal has shown after these lines."""
    session = sit_down(console, names, "recruit" if names == "Ada" else None)
    session.lines = lines
    with suppress(LeaveMatch):
        session.run()
    return console.export_text()


def guesses(seed: int) -> Iterator[str]:
    """Numbers of options, most of them there."""
    dice = Dice(seed)
    while True:
        yield str(dice.below(6) + 1)


@cache
def whole_match(width: int, fancy: bool) -> str:
    """Every page of a match that two people play at random."""
    return play(screen(width, fancy), guesses(SEED), names="Ada,Bo")


# Colors or not


@pytest.mark.parametrize(
    "plain",
    [
        Console(file=io.StringIO(), width=100),
        Console(file=io.StringIO(), force_terminal=True, color_system=None, width=100),
        Console(file=io.StringIO(), force_terminal=True, no_color=True, width=100),
        Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=60),
        Console(
            file=io.TextIOWrapper(io.BytesIO(), "latin-1"),
            force_terminal=True,
            color_system="truecolor",
            width=100,
        ),
    ],
    ids=["no terminal", "no colors", "colors unwanted", "too narrow", "no UTF-8"],
)
def test_without_colors_all_is_plain(plain: Console) -> None:
    assert not is_fancy(plain)


def test_a_terminal_with_colors_and_utf_8_is_used() -> None:
    assert is_fancy(screen())


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 112])
@pytest.mark.parametrize("fancy", [True, False])
def test_whole_matches_stay_within_the_width(width: int, fancy: bool) -> None:
    out = whole_match(width, fancy)

    assert "won the match" in out or "shared the victory" in out
    assert max(cell_len(line) for line in out.splitlines()) <= width


@pytest.mark.slow
def test_plain_pages_are_ascii() -> None:
    """But for letters and marks of texts and names: nothing is drawn."""
    out = whole_match(112, False)

    kinds = {letter: category(letter) for letter in out if not letter.isascii()}
    drawn = {letter for letter, kind in kinds.items() if kind[0] not in "LP"}
    assert drawn <= {"\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"}


@pytest.mark.slow
def test_both_pages_tell_the_same() -> None:
    """The same match, the same decisions, the same options."""
    shown = [whole_match(112, fancy) for fancy in (True, False)]

    chosen = [re.findall(r"^(?:Ada, choose|  \d  [A-Z]).*$", out, re.MULTILINE) for out in shown]
    assert chosen[0] == chosen[1]
    for out in shown:
        for piece in ("Your hand", "Your deck", "Your discard", "Round 6 of 6", "Points", "Honor"):
            assert piece.casefold() in out.casefold()


def test_an_era_has_a_shape_and_a_numeral() -> None:
    out = play(screen(), iter(["1", "board"]))

    for shape, numeral in zip(SHAPES, ERAS, strict=True):
        assert re.search(rf"^[━─]+ {shape} {numeral} ", out, re.MULTILINE)


def test_the_gear_lights_what_counts() -> None:
    """Two of four actions and one of three token spaces."""
    out = play(screen(), iter(["1"]))

    actions = re.findall(r"^│ Actions.*$", out, re.MULTILINE)[-1]
    tokens = re.findall(r"^│ Tokens.*$", out, re.MULTILINE)[-1]
    assert actions.count("▸") == 2
    assert all(action.name in actions for action in BOX.gear_actions)
    assert tokens.count("▸") == 1


@pytest.mark.slow
def test_battles_show_both_sides_and_their_links() -> None:
    out = whole_match(112, True)

    assert re.search(r"Ada attacks +┃ +Era \w+ defends", out)
    assert re.search(r"(Ada|Bo) attacks +┃ +(Ada|Bo) defends", out)
    assert "no Units yet" in out
    assert re.search(r"╞═+(I|II|III|IV)═+╡", out)


def first_turn() -> tuple[Game, list[str]]:
    """The match after the set-up, with the first player to act."""
    session = sit_down(screen())
    session.lines = iter(["1"])
    with suppress(LeaveMatch):
        session.run()
    return session.match.game, session.names


def facts_of(game: Game, names: list[str]) -> Facts:
    """What the first player sees of a match."""
    return Facts(view_for(game, 0), facts_for(game, 0), game.frame, names, words_in("en"))


def fight(attackers: str, defenders: str, width: int) -> str:
    """A battlefield with dice, every front Unit with a token and one damage."""
    game, names = first_turn()
    battle = game.battle
    for line_up, units in ((battle.attackers, attackers), (battle.defenders, defenders)):
        for name in units.split():
            line_up.add(BOX.units.index(UNITS[name]))
        line_up.lay_token(0, 0)
        line_up.damage = 1
    game.strong_face, game.risky_face = 0, 1
    return "\n".join(line.plain for line in battlefield(facts_of(game, names), width))


def test_the_battlefield_with_dice_tokens_damage_and_links() -> None:
    out = fight("trebuchet spy", "genoese-crossbowmen trung-sisters", 112)

    assert re.search(r"╭ Spy .*╮ +╭ Trebuchet .*┃ +╭ Genoese", out)  # fronts face each other
    assert re.search(r"╞═+II═+╡", out)  # LINK-3
    assert re.search(r"Strong die L\+1 M0 C0 +┃ +Risky die L-1 M-1 C-1", out)
    assert out.count("◉ Long-Range +1") == 2
    assert out.count("♡") == 2
    assert "Total L3" in out  # the Trebuchet, its token and the die


@pytest.mark.parametrize("width", [80, 100, 120])
def test_full_line_ups_fit_into_the_page(width: int) -> None:
    attackers = "toussaint-louverture milunka-savic scythian-horse-archers spy archers"
    out = fight(attackers, "joan-of-arc lion-from-the-north white-death fu-hao", width)

    assert "━ Battlefront ━" in out
    assert max(cell_len(line) for line in out.splitlines()) <= width


def test_a_link_round_the_end_of_a_row_is_marked_at_both_ends() -> None:
    """LINK-3: the board is one row of twelve spaces."""
    game, names = first_turn()
    before = next(n for n, unit in enumerate(BOX.units) if unit.era == 2 and unit.link_right == 2)
    after = next(n for n, unit in enumerate(BOX.units) if unit.era == 3 and unit.link_left == 2)
    game.board[5:7] = [before, after]
    facts = facts_of(game, names)

    assert facts.link_after(5) == facts.link_before(6) == 2
    assert era_rows(facts, 2, 112)[2].plain.endswith("II╞═▸")
    assert era_rows(facts, 3, 112)[2].plain.startswith("▸═╡II")


# Cards


def test_a_card_shows_all_that_is_printed_on_it() -> None:
    lines = [line.plain for line in draw(Card(UNITS["landsknechts"], right=Edge.BRIDGED), 28)]

    unit = UNITS["landsknechts"]
    assert "Landsknechts" in lines[0]
    assert lines[1].startswith("◖II")
    assert f"L{unit.long}  M{unit.medium}  C{unit.close}" in lines[1]
    assert lines[1].endswith("╞")
    assert "★ III" in lines[-1]
    assert lines[-1].count("♥") == unit.damage_icons


@pytest.mark.parametrize("width", [12, 16, 18, 19, 20, 24, 34])
def test_every_card_keeps_its_width(width: int) -> None:
    for unit in BOX.units:
        for edge in Edge:
            card = Card(unit, edge, edge, token="+2 Medium", damage=1)
            assert {cell_len(line.plain) for line in draw(card, width)} == {width}


def test_icons_are_words_with_their_number() -> None:
    unit = next(unit for unit in BOX.units if unit.heroic_death == 2)

    assert "Heroic Death \N{MULTIPLICATION SIGN}2" in icon_words(unit)


def test_a_fallen_unit_has_no_heart_left() -> None:
    text = "".join(line.plain for line in draw(Card(UNITS["landsknechts"], fallen=True), 24))

    assert "♥" not in text
    assert text.count("♡") == UNITS["landsknechts"].damage_icons


def test_cards_in_a_row_are_equally_high_and_bridged() -> None:
    cards: list[Card | str] = [
        Card(UNITS["landsknechts"]),
        Card(UNITS["persian-immortals"]),
        "empty",
    ]
    lines = [line.plain for line in row(cards, 22, [2, 0], 6)]

    assert {len(line) for line in lines} == {22 * 3 + 12}
    assert "══II══" in lines[1]
    assert "empty" in lines[1]


# The due decision, and the story


@pytest.mark.slow
def test_what_is_due_is_said_in_words() -> None:
    session = sit_down(screen())
    assert (
        due_words(facts_of(session.match.game, session.names))
        == "Before the match: choose your Sabaton"
    )

    out = whole_match(112, True)

    assert "Your turn, Round 1: insert a tile, use the gears, or jump to an Era" in out
    assert re.search(r"Your turn, Round \d: choose an opponent", out)
    assert re.search(r"Your turn, Round \d: keep one of the Relics", out)


@pytest.mark.slow
def test_a_challenged_player_is_told_by_whom() -> None:
    out = whole_match(112, True)

    assert re.search(r"(Ada|Bo) challenges you, Round \d: deploy your front Unit", out)


def test_the_whole_story_is_told_on_demand() -> None:
    """What lies open on the table at the set-up is not told."""
    out = play(screen(), iter(["1", "story"]))

    assert out.count(" started with ") == 4  # twice for each player
    assert "New in Era" not in out


def narrate(*events: e.Event, seat: int | None = 0) -> list[tuple[int, str]]:
    narrator = Narrator(Story(BOX, ["Ada", "Bo"]), [e.TurnBegan(0, 1)], seat)
    return [(line.depth, line.text) for line in narrator.tell(events)]


def test_battles_are_indented() -> None:
    cards = [BOX.units.index(UNITS[name]) for name in ("landsknechts", "archers", "spy")]
    lines = narrate(
        e.SabatonJumped(0, 3),
        e.UnitsFaced(0, (cards[0],), (), 0),
        e.UnitDeployed(0, 0, cards[1], 0, 0),
        e.UnitDeployed(0, 0, cards[2], 0, 0),
        e.LineFought(0, 0, 1),
        e.UnitDefeated(0, 0, 1, (0, 0, 0), ()),
        e.BattleDecided(0, 1, 0),
        e.UnitRecruited(0, cards[0]),
    )

    assert lines == [
        (0, "Ada jumped to Era III."),
        (0, "Ada faced Landsknechts in Era III."),
        (1, "Ada deployed Archers and Spy."),
        (1, "Long-Range: 1 to 0 for Era III."),
        (2, "Ada lost Archers."),
        (1, "Ada won the battle, 1 surviving Unit to 0."),
        (0, "Ada recruited Landsknechts."),
    ]


def test_secret_relics_are_only_counted() -> None:
    """R-47: private in some editions."""
    events = [e.RelicSeen(1, 0, relic, secret=True) for relic in (0, 1)]

    names = f"{BOX.relics[0].name} (Era I) and {BOX.relics[1].name} (Era I)"
    seen = "Bo looked at 2 of Ada\N{RIGHT SINGLE QUOTATION MARK}s Relics"
    assert narrate(*events, seat=0) == [(0, f"{seen}.")]
    assert narrate(*events, seat=1) == [(0, f"{seen}: {names}.")]
