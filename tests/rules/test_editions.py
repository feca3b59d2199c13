"""Rulings and editions: the switches of appendix B and the letters of the five editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abth.rules.battle.combat import engage, fight
from abth.rules.game import Frame, Game
from abth.rules.notation import parse_battle
from abth.rules.reading import read_position
from abth.rules.rulings import (
    ALLOWED,
    EDITIONS,
    FIELDS,
    Rulings,
    UnknownRuling,
    Value,
    changes_of,
    rulings_of,
)
from abth.rules.terms import ATTACKER
from abth.rules.views import view_for
from abth.words import words_in
from abth.words.complaints import complaint_text
from tests.rules.asking import due, refused
from tests.scenes import BOX, act, chances, fates, options

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
NAMES = ("default", "en", "de", "fr", "it", "es")
LETTERS = {"abilities.accuracy", "challenge.defender_min", "icons.count", "relics.reveal"}


def game_in(edition: str, text: str) -> Game:
    """A position, played by the rules of an edition."""
    return read_position(text, BOX, Frame(BOX, rulings_of(edition)))


def plain(value: object) -> str:
    """A value as letters and digits alone: `[0,1]` and `(0, 1)` are one."""
    return re.sub(r"\W", "", str(value)).lower()


def tables(heading: str) -> list[list[str]]:
    """The cells of the first table of the rules page after this text."""
    lines = RULES.read_text(encoding="utf-8").split(heading, 1)[1].splitlines()
    rows: list[list[str]] = []
    for line in lines:
        if line.startswith("|"):
            rows.append([cell.strip(" `") for cell in line.strip("|").split("|")])
        elif rows:
            break
    return rows[2:]


def test_every_key_of_appendix_b_has_its_default() -> None:
    """Keys and defaults of the page are those of the engine, and its alternatives exist (D-1)."""
    wanted: dict[str, str] = {}
    for keys, defaults, _, _ in tables("# Appendix B. Configuration defaults"):
        wanted.update(zip(keys.split(" / "), defaults.split(" / "), strict=True))

    default = Rulings()
    assert {key: plain(text) for key, text in wanted.items()} == {
        key: plain(getattr(default, field)) for key, field in FIELDS.items()
    }
    assert all(ALLOWED[key][0] == getattr(default, field) for key, field in FIELDS.items())


def alternatives() -> list[tuple[str, Value]]:
    """Every key of appendix B with each of the values it offers beside the default."""
    found: list[tuple[str, Value]] = [
        ("start_player", "2"),
        ("gear.sectors", "DCBA"),
        ("gear.arrows", (0, 2)),
        *[("gear.start", str(position)) for position in range(4)],
    ]
    written = {key for key, _ in found}
    for keys, _, texts, _ in tables("# Appendix B. Configuration defaults"):
        if keys.split(" / ")[0] not in written:
            words = [text.strip() for text in texts.split(",")]
            found.extend((keys, {"true": True, "false": False}.get(word, word)) for word in words)
    return found


@pytest.mark.parametrize(("key", "value"), alternatives(), ids=str)
def test_every_alternative_of_appendix_b_can_be_chosen(key: str, value: Value) -> None:
    """Each value the page offers is one of the engine's, and changes that key alone (D-1)."""
    changed = changes_of(rulings_of("default", {key: value}))

    assert {name: plain(new) for name, new in changed.items()} == {key: plain(value)}


def test_the_page_and_the_engine_offer_the_same_keys() -> None:
    """No key without an alternative on the page, none unknown to it (D-1)."""
    assert {key for key, _ in alternatives()} == set(ALLOWED)


@pytest.mark.parametrize("edition", NAMES)
def test_an_edition_follows_the_table_of_presets(edition: str) -> None:
    """Accuracy, icons, the smallest defense and the Relics alone (E-12, E-15, E-21, E-22, E-30)."""
    rows = tables("**Edition presets** follow")
    column = 1 + NAMES.index(edition)
    rulings = rulings_of(edition)

    assert {row[0] for row in rows} == LETTERS
    for row in rows:
        assert plain(getattr(rulings, FIELDS[row[0]])) == plain(row[column])
    assert set(changes_of(rulings)) <= LETTERS


def test_there_are_five_editions_and_the_default() -> None:
    """EN, DE, FR, IT and ES (D-1)."""
    assert set(EDITIONS) == set(NAMES)
    assert rulings_of("default") == Rulings() != rulings_of("it") == rulings_of("es")
    assert rulings_of("en") == rulings_of("fr") != Rulings()


@pytest.mark.parametrize(
    ("edition", "ducks"),
    [("en", True), ("de", True), ("fr", True), ("it", False), ("es", False), ("default", False)],
)
def test_a_challenged_player_may_deploy_nothing_in_three_editions(
    edition: str, ducks: bool
) -> None:
    """Up to 3 in EN, DE and FR, 1 to 3 in IT and ES (E-21, R-29)."""
    game = game_in(
        edition,
        "players=2 moment=opponent used=AB era1=I era2=I hand1=spy,archers hand2=spy,archers",
    )
    act(game, "challenge chris")

    assert ("no-unit" in options(game)) == ducks
    if ducks:
        act(game, "no-unit", "deploy spy", "done")
        assert due(game) == "look-prowess"  # lost at once, without dice
    else:
        assert refused(game, "no-unit") == "R-29"


@pytest.mark.parametrize("edition", NAMES)
def test_a_unit_with_two_icons_counts_once_in_two_editions(edition: str) -> None:
    """Each Unit that shows the icon in IT and ES, each icon elsewhere (E-12, E-15, R-66)."""
    rulings = rulings_of(edition)
    battle = parse_battle("a 0/0/0 ASL2 | x 0/0/0 = y 0/0/0 = z 0/0/0", BOX, rulings)
    engage(battle)

    assert battle.defenders.links == (0b10 if edition in {"it", "es"} else 0)
    twice = [card for card, unit in enumerate(BOX.units) if unit.reinforcement == 2]
    assert {int(Frame(BOX, rulings).calls[card]) for card in twice} == {
        1 if edition in {"it", "es"} else 2
    }


@pytest.mark.parametrize("edition", NAMES)
def test_relics_are_drawn_in_three_editions_and_revealed_in_two(edition: str) -> None:
    """Only the Attacker sees them in EN, DE and FR, everybody in IT and ES (E-22, R-47)."""
    game = game_in(
        edition, "players=2 moment=engage attackers=trebuchet defenders=moche-warriors hand1=spy"
    )
    act(game, "strong S1", "risky K3", "find vasa")

    secret = edition in {"en", "de", "fr"}
    assert view_for(game, 0).looked_at is not None
    assert (view_for(game, 1).looked_at is None) == secret
    assert (view_for(game, None).looked_at is None) == secret


@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize(
    ("defenders", "suffered", "german"),
    [("q 0/0/0 HD3, r 0/0/0 hp9", 0, 1), ("q 0/0/0 hp3 HD1, r 0/0/0 hp9", 1, 0)],
)
def test_the_german_edition_cancels_points_of_heroic_death(
    edition: str, defenders: str, suffered: int, german: int
) -> None:
    """Two Accuracy icons, five damage: the letters differ both ways (E-30, R-40, TV-15)."""
    battle = parse_battle(f"p 5/0/0 hp9 ACC2 | {defenders}", BOX, rulings_of(edition))
    engage(battle)
    fight(battle)

    assert fates(battle)[0] == [german if edition == "de" else suffered]


@pytest.mark.parametrize("edition", NAMES)
def test_no_edition_plays_its_misprints(edition: str) -> None:
    """A card for each Unit that calls, the Risky die for four Attackers, tokens that work.

    Misprints and loose words are in no preset (E-12, E-18, E-26).
    """
    reinforced = game_in(
        edition,
        "players=2 moment=reinforce attackers=sundiata-keita,conscripts defenders=iceni-rebels",
    )
    act(reinforced, "card archers", "card trebuchet")
    assert len(reinforced.battle.attackers.cards) == 4

    dice = game_in(
        edition,
        "players=2 moment=engage defender=2 attackers=balearic-slingers,archers,archers,spy "
        "defenders=toltec-warriors",
    )
    act(dice, "strong S1", "risky K2", "reroll")
    assert "strong S1" in chances(dice)  # the Defender's die
    act(dice, "strong S1", "reroll")
    assert "risky K1" in chances(dice)  # the Attacker's

    battle = parse_battle("a 0/0/0 hp9 @long+1 | d 0/0/0 | S2 K5", BOX, rulings_of(edition))
    fight(battle)
    assert battle.winner == ATTACKER
    assert fates(battle)[1] == [None]


def test_single_rulings_change_an_edition() -> None:
    """A key given beside an edition wins over it; Rounds likewise (D-1)."""
    rulings = rulings_of("de", {"relics.reveal": "public"}, rounds=8)

    assert changes_of(rulings) == {
        "game.rounds": 8,
        "abilities.accuracy": "cancel_points",
        "challenge.defender_min": 0,
    }


@pytest.mark.parametrize(
    ("edition", "changes", "complaint"),
    [
        ("pt", {}, "unknown edition “pt”; use default, en"),
        ("en", {"links.glue": True}, "unknown ruling “links.glue”"),
        ("en", {"game.rounds": 7}, "ruling game.rounds cannot be “7”; use 6 or 8"),
        ("en", {"battle.early_end": "perhaps"}, "ruling battle.early_end cannot be “perhaps”"),
    ],
)
def test_unknown_editions_and_rulings_are_refused(
    edition: str, changes: dict[str, Value], complaint: str
) -> None:
    """Before the match, with a sentence that names what is wrong (D-1)."""
    with pytest.raises(UnknownRuling) as refused:
        rulings_of(edition, changes)

    assert complaint_text(words_in("en"), refused.value).startswith(complaint)
