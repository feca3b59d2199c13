"""`abth battle` in JSON: the battles of the rulebook, and all that is refused."""

import json
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from abth.cli.battle import answer
from abth.protocol.battle import (
    MAX_BATTLES,
    MOST_DAMAGE,
    MOST_DIVERSION,
    BattleReader,
    odds_answer,
    read_battles,
)
from abth.protocol.strict_json import MAX_BYTES, BadInput
from tests.scenes import BOX

READER = BattleReader(BOX)
PAIR: dict[str, Any] = {"attacker": [{}], "defender": [{}]}
Unit = dict[str, Any]


def ask(**setup: Any) -> Any:
    """The answer to one battle, as JSON has it."""
    read = read_battles(json.dumps(setup).encode())
    assert not isinstance(read, list)
    return json.loads(msgspec.json.encode(answer(READER, read, "")))


def dice(strong: str, risky: str) -> dict[str, str]:
    return {"strong": strong, "risky": risky}


def unit(values: str, damage: int = 1, **icons: Any) -> Unit:
    """`unit("0/2/2")`: a Unit by its numbers."""
    long, medium, close = (int(value) for value in values.split("/"))
    return {"long": long, "medium": medium, "close": close, "damage": damage, **icons}


def cards(*names: str) -> list[Unit]:
    """Cards of the box; `spy+diversion` bears a token."""
    units: list[Unit] = []
    for name in names:
        card, _, token = name.partition("+")
        units.append({"card": card, "token": token} if token else {"card": card})
    return units


def lines(told: Any) -> list[tuple[str, int, int]]:
    return [(line["line"], line["attacker"], line["defender"]) for line in told["lines"]]


def defeated(side: Any) -> list[bool]:
    return [fate["defeated"] for fate in side]


def damage(side: Any) -> list[int]:
    return [fate["damage"] for fate in side]


# The worked examples of the rulebook, each with letters and with cards of the box


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ([unit("0/3/0")], [unit("0/2/1", 2)]),
        (cards("scythian-horse-archers"), cards("roman-legionaries")),
    ],
)
def test_the_lower_total_suffers_the_difference(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-1: 3 to 2 in Medium is 1 damage for the Defender, none for the Attacker (BATTLE-6)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S3", "K4"))

    assert lines(told)[:2] == [("long", 0, 0), ("medium", 3, 2)]
    assert damage(told["defender"]) == [1]
    assert damage(told["attacker"]) == [0]


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ([unit("1/0/0")], [unit("0/2/2"), unit("0/0/4", 2)]),
        (cards("trebuchet"), cards("roman-legionaries", "mauryan-war-elephants")),
    ],
)
def test_a_unit_lost_early_adds_nothing_later(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-2: a 0/2/2 that falls in Long is missed in Medium and Close (DMG-5)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S2", "K3"))

    assert lines(told) == [("long", 1, 0), ("medium", 1, 0), ("close", 0, 7)]
    assert defeated(told["defender"]) == [True, False]


TV_3 = [unit("0/0/0", 1, heroic_death=1)] * 3 + [unit("0/0/0", 9)]
TV_3_A = [unit("0/0/0", 1, heroic_death=3), unit("0/0/0", 9)]
TV_3_B = [unit("0/0/0", 3, heroic_death=1), unit("0/0/0", 9)]


@pytest.mark.parametrize(
    ("edition", "defender", "suffered", "inflicted"),
    [
        ("en", TV_3, 1, [1, 1, 1, 2]),
        ("en", TV_3_A, 0, [1, 4]),
        ("en", TV_3_B, 1, [3, 2]),
        ("de", TV_3, 1, [1, 1, 1, 2]),
        ("de", TV_3_A, 1, [1, 4]),
        ("de", TV_3_B, 0, [3, 2]),
    ],
)
def test_accuracy_covers_the_first_damage(
    edition: str, defender: list[Unit], suffered: int, inflicted: list[int]
) -> None:
    """TV-3 and TV-15: two Accuracy icons, five damage, in English and German (ABIL-6 to 9)."""
    attacker = [unit("4/0/3", 9, accuracy=2)]
    told = ask(edition=edition, attacker=attacker, defender=defender, dice=dice("S1", "K3"))

    assert lines(told) == [("long", 5, 0), ("medium", 0, 0), ("close", 3, 3)]
    assert damage(told["attacker"]) == [suffered]
    assert damage(told["defender"]) == inflicted


def test_a_ruling_says_the_same_as_the_edition_that_has_it() -> None:
    """TV-15: `abilities.accuracy` alone does what the German edition does (R-40)."""
    attacker = [unit("4/0/3", 9, accuracy=2)]
    told = ask(
        rulings={"abilities.accuracy": "cancel_points"},
        attacker=attacker,
        defender=TV_3_A,
        dice=dice("S1", "K3"),
    )

    assert damage(told["attacker"]) == [1]
    assert "Accuracy saved the Attacker from 1 damage." in told["events"]


def test_rulings_of_other_chapters_are_known_too() -> None:
    """Appendix B: every key is accepted, lists included, even if no battle asks for it."""
    rulings = {"gear.arrows": [0, 2], "gear.sectors": ["A", "B", "C", "D"], "game.rounds": 8}

    assert ask(rulings=rulings, **PAIR) == ask(**PAIR)


def test_the_largest_numbers_are_fought_in_full() -> None:
    """As many Damage and Diversion icons as can be, in the fifth place too (R-36)."""
    last = unit("0/0/0", MOST_DAMAGE, diversion=MOST_DIVERSION, token="diversion")
    told = ask(
        attacker=[unit("0/0/0", MOST_DAMAGE)] * 4 + [last],
        defender=[unit(f"{MOST_DAMAGE - 1}/0/0")],
        dice=dice("S1", "K3"),
    )

    assert damage(told["attacker"]) == [0, 0, 0, 0, MOST_DAMAGE]
    assert defeated(told["attacker"]) == [False] * 4 + [True]


def test_diversion_draws_the_first_damage() -> None:
    """TV-4: two of three points go to the Unit behind (ABIL-11)."""
    told = ask(
        attacker=[unit("2/0/3", 9)],
        defender=[unit("0/0/0", 2), unit("0/0/0", 3, diversion=2)],
        dice=dice("S1", "K3"),
    )

    assert damage(told["defender"]) == [1, 2]
    assert defeated(told["defender"]) == [False, False]


def test_diversion_of_a_card_draws_the_first_damage() -> None:
    """TV-4 with cards: the Varangian Guard in the second row takes the first point."""
    told = ask(
        attacker=cards("qin-crossbowmen"),
        defender=cards("mauryan-war-elephants", "varangian-guard"),
        dice=dice("S2", "K4"),
    )

    assert lines(told)[0] == ("long", 2, 0)
    assert told["events"][1:3] == [
        "Varangian Guard took damage but held: 1 of 2.",
        "Mauryan War Elephants took damage but held: 1 of 2.",
    ]


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (cards("trebuchet", "archers"), cards("persian-immortals", "spartan-hoplites")),
        (
            [unit("1/0/0", name="Trebuchet"), unit("0/1/0")],
            [unit("0/1/2", heroic_death=1, name="Persian Immortals"), unit("0/1/2", 2)],
        ),
    ],
)
def test_heroic_death_strikes_at_once(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-5: the Trebuchet falls before the Medium Line begins (ABIL-3, ABIL-4)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S2", "K3"))

    assert told["events"][:5] == [
        "Long-Range: 1 to 0 for the Attacker.",
        "The Defender lost Persian Immortals.",
        "Heroic Death: Persian Immortals struck back for 1 damage.",
        "The Attacker lost Trebuchet.",
        "Medium-Range: 2 to 1 for the Attacker.",
    ]


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (cards("vitruvian-scorpio"), cards("persian-immortals", "carthaginian-soldiers")),
        ([unit("2/0/0", accuracy=1)], [unit("0/1/1", heroic_death=1), unit("0/1/1")]),
    ],
)
def test_accuracy_silences_heroic_death(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-6: both fall in Long, nothing strikes back, no further Line is fought (BATTLE-7)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S3", "K3"))

    assert told["winner"] == "attacker"
    assert lines(told) == [("long", 2, 0)]
    assert damage(told["attacker"]) == [0]
    assert defeated(told["defender"]) == [True, True]


@pytest.mark.parametrize(
    ("attacker", "defender", "risky", "long"),
    [
        (
            [
                unit("0/1/0"),
                unit("0/0/0", heroic_death=1, token="diversion"),
                unit("0/1/0"),
                unit("0/1/0"),
            ],
            [unit("0/1/0"), unit("1/1/0")],
            "K3",
            ("long", 0, 1),
        ),
        (
            cards("trebuchet", "spy+diversion", "archers", "archers"),
            cards("bantu-ruga-ruga", "ballonabwehrkanone"),
            "K1",
            ("long", 2, 3),
        ),
    ],
)
def test_a_diverted_blow_is_answered(
    attacker: list[Unit], defender: list[Unit], risky: str, long: tuple[str, int, int]
) -> None:
    """TV-7: the Spy draws the blow, falls and takes the front Defender along (ABIL-10)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S2", risky))

    assert lines(told) == [long, ("medium", 3, 2)]
    assert defeated(told["attacker"]) == [False, True, False, False]
    assert defeated(told["defender"]) == [True, True]
    assert told["winner"] == "attacker"


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (
            cards("trebuchet", "archers", "conscripts", "spy"),
            cards("genoese-crossbowmen", "trung-sisters"),
        ),
        (
            [
                unit("1/0/0", name="Trebuchet"),
                unit("0/1/0", name="Archers"),
                unit("0/0/1", name="Conscripts"),
                unit("0/0/0", name="Spy", heroic_death=1),
            ],
            [
                unit("0/2/2", name="Genoese Crossbowmen", link_right=2),
                unit("0/1/3", 2, name="Trưng Sisters", link_left=2, assault=1),
            ],
        ),
    ],
)
def test_pars_first_battle(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-8: the Link takes the first damage; equal survivors favor the Attacker (LINK-8)."""
    told = ask(attacker=attacker, defender=defender, dice=dice("S4", "K1"))

    assert lines(told) == [("long", 2, 0), ("medium", 2, 1), ("close", 2, 5)]
    assert told["winner"] == "attacker"
    assert told["attacker"] == [{"defeated": True, "damage": 1}] * 3 + [
        {"defeated": False, "damage": 0}
    ]
    assert told["defender"] == [
        {"defeated": True, "damage": 1},
        {"defeated": False, "damage": 1},
    ]
    assert told["events"] == [
        "Genoese Crossbowmen and Trưng Sisters were linked.",
        "Long-Range: 2 to 0 for the Attacker.",
        "The Link between Genoese Crossbowmen and Trưng Sisters took the damage and broke.",
        "The Defender lost Genoese Crossbowmen.",
        "Medium-Range: 2 to 1 for the Attacker.",
        "Trưng Sisters took damage but held: 1 of 2.",
        "Close Combat: 5 to 2 for the Defender.",
        "The Attacker lost Trebuchet.",
        "The Attacker lost Archers.",
        "The Attacker lost Conscripts.",
        "The Attacker won the battle, 1 surviving Unit to 1: ties go to the Attacker.",
    ]


CHRIS = [unit("1/1/1"), unit("0/1/1", accuracy=1, assault=1), unit("0/0/1")]
CHRIS_CARDS = cards("balearic-slingers", "egyptian-charioteers", "shield-bearers")


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (CHRIS, [unit("0/0/2", heroic_death=1), unit("0/1/2", 2, token="diversion")]),
        (CHRIS_CARDS, cards("iceni-rebels", "spartan-hoplites+diversion")),
    ],
)
def test_chris_against_joakim(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-9: the Diversion token saves Joakim's first Unit, and his day (VICT-2)."""
    told = ask(attacker=attacker, defender=defender, defender_is="player", dice=dice("S1", "K1"))

    assert lines(told) == [("long", 2, 1), ("medium", 2, 2), ("close", 3, 5)]
    assert told["winner"] == "defender"
    assert defeated(told["attacker"]) == [True, True, False]
    assert damage(told["defender"]) == [0, 1]


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (CHRIS, [unit("0/0/2", heroic_death=1), unit("0/1/2", 2)]),
        (CHRIS_CARDS, cards("iceni-rebels", "spartan-hoplites")),
    ],
)
def test_joakim_without_his_token(attacker: list[Unit], defender: list[Unit]) -> None:
    """TV-10: his first Unit falls by a covered point, and Chris wins (ABIL-8)."""
    told = ask(attacker=attacker, defender=defender, defender_is="player", dice=dice("S1", "K1"))

    assert lines(told) == [("long", 2, 1), ("medium", 2, 2), ("close", 3, 3)]
    assert told["winner"] == "attacker"
    assert defeated(told["attacker"]) == [False, False, False]


def test_both_can_be_annihilated() -> None:
    """BV-18: no winner is null (VICT-1)."""
    told = ask(
        attacker=[unit("1/0/0")], defender=[unit("0/0/0", heroic_death=1)], dice=dice("S2", "K3")
    )

    assert told["winner"] is None
    assert told["events"][-1] == "Both sides were wiped out. Nobody won the battle."


# What a Unit can be


def test_absent_numbers_are_nothing_and_one_damage() -> None:
    """A Unit without numbers falls by one damage and adds nothing."""
    told = ask(attacker=[{}], defender=[{"long": 1}], dice=dice("S2", "K3"))

    assert defeated(told["attacker"]) == [True]
    assert told["events"][1] == "The Attacker lost attacker 1."


@pytest.mark.parametrize("name", ["trebuchet", "Trebuchet", "Catapult", "catapult"])
def test_a_card_goes_by_its_id_its_name_or_its_alias(name: str) -> None:
    """E-40: Catapult is another name of the Trebuchet."""
    told = ask(attacker=cards(name), defender=[{}], dice=dice("S2", "K3"))

    assert lines(told) == [("long", 1, 0)]


@pytest.mark.parametrize(
    ("token", "totals"),
    [
        ("long+1", (1, 0, 0)),
        ("medium+1", (0, 1, 0)),
        ("close+2", (0, 0, 2)),
        ("long+9", (9, 0, 0)),
        ("close-1", (0, 0, 0)),
        (None, (0, 0, 0)),
    ],
)
def test_a_token_changes_one_line(token: str | None, totals: tuple[int, int, int]) -> None:
    """TOKEN-5: line, sign and value, whether the box has such a token or not."""
    told = ask(
        attacker=[unit("0/0/0", 9, token=token)] + [unit("0/0/0", 9)] * 3,
        defender=[unit("0/0/0", 30)],
        dice=dice("S1", "K4"),
    )

    gained = [line["attacker"] for line in told["lines"]]
    assert tuple(gained) == tuple(max(0, total - (n == 0)) for n, total in enumerate(totals))


@pytest.mark.parametrize(
    ("token", "field"),
    [("heroic-death", "heroic_death"), ("accuracy", "accuracy"), ("relaunch", "relaunch")],
)
def test_a_token_works_like_the_icon(token: str, field: str) -> None:
    """ABIL-2: with the token or with the icon the odds are the same."""
    others = {"defender": [unit("0/1/0", heroic_death=1), unit("0/0/1")]}

    assert ask(attacker=[unit("1/0/1", token=token)], **others) == ask(
        attacker=[unit("1/0/1", **{field: 1})], **others
    )


def test_the_number_of_attackers_decides_on_the_dice() -> None:
    """BV-2: up to three have the Strong die, four and five the Risky one (DICE-2, DICE-3)."""
    for number in range(1, 6):
        told = ask(
            attacker=[unit("0/0/0", 9)] * number,
            defender=[unit("0/0/0", 9)],
            dice=dice("S4", "K5"),
        )
        strong_first = [("long", 0, 0), ("medium", 0, 2), ("close", 2, 0)]
        risky_first = [("long", 0, 0), ("medium", 2, 0), ("close", 0, 2)]
        assert lines(told) == (strong_first if number <= 3 else risky_first)


def test_assault_and_links_are_told() -> None:
    """BV-14: the front Link goes, the other stays (ASSAULT-2)."""
    linked = [unit("0/0/0", link_left=1, link_right=1, name=name) for name in "xyz"]
    told = ask(attacker=[unit("0/0/0", assault=1)], defender=linked, dice=dice("S3", "K4"))

    assert told["events"][:3] == [
        "x and y were linked.",
        "y and z were linked.",
        "Assault removed the Link between x and y.",
    ]


def test_units_of_one_name_are_told_apart() -> None:
    """Two Archers are Archers #1 and Archers #2."""
    told = ask(attacker=cards("archers", "archers"), defender=[{"long": 2}], dice=dice("S2", "K3"))

    assert "The Attacker lost Archers #2." in told["events"]


# Odds


def test_odds_are_fractions_of_36() -> None:
    """Without re-rolls every fraction is over 36 and none is reduced (DICE-6)."""
    told = ask(attacker=[{}], defender=[{}])

    assert told == {
        "attacker_wins": "24/36",
        "defender_wins": "12/36",
        "annihilated": "0/36",
        "attacker": [{"defeated": "12/36"}],
        "defender": [{"defeated": "24/36"}],
    }


def test_odds_with_rerolls_share_one_denominator() -> None:
    """BV-48: 137/324 for the Defender where both players re-roll once."""
    told = ask(attacker=[{"relaunch": 1}], defender=[{"relaunch": 1}], defender_is="player")

    assert told["defender_wins"] == "137/324"
    assert told["attacker_wins"] == "187/324"


def test_a_board_defender_is_the_default() -> None:
    """ABIL-15: it re-rolls negative faces, by the rule."""
    units = {"attacker": [{}], "defender": [{"relaunch": 1}]}

    assert ask(**units) == ask(**units, defender_is="board")
    assert ask(**units) != ask(**units, defender_is="player")


def test_a_common_denominator_is_36_at_least() -> None:
    """Whole chances are 0/36 and 36/36; others get the denominator they need."""
    sure = odds_answer(Fraction(1), Fraction(0), Fraction(0), [Fraction(1, 2)], [Fraction(1)])
    fine = odds_answer(Fraction(1, 8), Fraction(7, 8), Fraction(0), [], [])

    assert (sure.attacker_wins, sure.annihilated) == ("36/36", "0/36")
    assert sure.attacker[0].defeated == "18/36"
    assert (fine.attacker_wins, fine.defender_wins) == ("9/72", "63/72")


# What is refused


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"attacker": [{"card": "trebuche"}]}, "attacker[0].card: unknown card “trebuche”; did"),
        ({"defender": [{}, {"card": "nobody at all"}]}, "defender[1].card: unknown card"),
        ({"attacker": [{"card": 7}]}, "attacker[0].card: expected str"),
        ({"attacker": [{"token": "long+0"}]}, "attacker[0].token: unknown token “long+0”"),
        ({"attacker": [{"token": "long+10"}]}, "attacker[0].token: unknown token"),
        ({"attacker": [{"token": "heroic_death"}]}, "attacker[0].token: unknown token"),
        (
            {"attacker": [{"token": "chase"}]},
            "attacker[0].token: “chase” is never assigned to a Unit",
        ),
        ({"attacker": [{}, {"long": -1}]}, "attacker[1].long: must be at least 0"),
        ({"attacker": [{}, {"long": 100}]}, "attacker[1].long: must be at most 99"),
        ({"attacker": [{"damage": 100}]}, f"attacker[0].damage: must be at most {MOST_DAMAGE}"),
        ({"attacker": [{"close": 10**40}]}, "attacker[0].close: must be at most 99"),
        ({"attacker": [{"medium": 1.5}]}, "attacker[0].medium: expected int, got float"),
        ({"attacker": [{"medium": True}]}, "attacker[0].medium: expected int, got bool"),
        ({"attacker": [{"medium": "1"}]}, "attacker[0].medium: expected int, got str"),
        ({"attacker": [{"accuracy": None}]}, "attacker[0].accuracy: expected int, got null"),
        ({"defender": [{"damage": 0}]}, "defender[0].damage: must be at least 1"),
        ({"defender": [{"link_left": 5}]}, "defender[0].link_left: must be at most 4"),
        ({"attacker": [{"long": 1, "speed": 2}]}, "attacker[0].speed: unknown field"),
        ({"attacker": [{"card": "spy", "long": 0}]}, "attacker[0].long: a Unit with a card"),
        ({"attacker": [{"card": "spy", "name": "X"}]}, "attacker[0].name: a Unit with a card"),
        ({"attacker": [{"name": "X" * 101}]}, "attacker[0].name: too long; at most 100"),
        ({"attacker": []}, "attacker: too short; at least 1"),
        ({"defender": []}, "defender: too short; at least 1"),
        ({"attacker": [{}] * 6}, "attacker: too long; at most 5"),
        ({"defender": [{}] * 5}, "defender: too long; at most 4"),
        ({"attacker": {}}, "attacker: expected array, got object"),
        ({"dice": {"strong": "S5", "risky": "K1"}}, "dice.strong: unknown face “S5”; the Strong"),
        ({"dice": {"strong": "S1", "risky": "S1"}}, "dice.risky: unknown face “S1”; the Risky"),
        ({"dice": {"strong": "S1"}}, "dice.risky: is missing"),
        ({"dice": {"strong": "S1", "risky": "K1", "x": 1}}, "dice.x: unknown field"),
        ({"edition": "nl"}, "edition: unknown edition “nl”; use default, en"),
        ({"edition": 3}, "edition: expected str"),
        ({"rulings": {"abilities.luck": 1}}, "rulings: unknown ruling “abilities.luck”"),
        ({"rulings": {"abilities.accuracy": "x"}}, "rulings: ruling abilities.accuracy cannot"),
        ({"rulings": {"battle.early_end": [1]}}, "rulings: ruling battle.early_end cannot"),
        ({"rulings": {"battle.early_end": [[1]]}}, "rulings[...][0]: expected int | str"),
        (
            {"rulings": {"battle.early_end": None}},
            "rulings[...]: expected bool | int | str | array",
        ),
        ({"rulings": []}, "rulings: expected object"),
        ({"defender_is": "nobody"}, "defender_is: must be board or player, not “nobody”"),
        ({"speed": 1}, "speed: unknown field"),
    ],
)
def test_bad_battles_are_refused_by_place(setup: dict[str, Any], complaint: str) -> None:
    """One line, and the field comes first."""
    with pytest.raises(BadInput) as refusal:
        ask(**{**PAIR, **setup})

    assert str(refusal.value).startswith(complaint)
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not valid JSON: it ends too early"),
        (b'{"attacker": [{}', "not valid JSON: it ends too early"),
        (b'{"attacker": [{}], }', "not valid JSON (byte"),
        (b"{} {}", "attacker: is missing"),
        (b'{"attacker": [{}]}', "defender: is missing"),
        (b"7", "expected object | array, got int"),
        (
            b'[{"attacker": [{}], "defender": [{"long": -1}]}]',
            "[0].defender[0].long: must be at least 0",
        ),
        (b"[7]", "[0]: expected object, got int"),
        (b'{"attacker": [{"card": "\xff"}]}', "not valid UTF-8"),
        (b'{"rulings": {"a": ' + b"[" * 100_000, "rulings[...][0]: expected int | str, got array"),
        (b'{"a\\nb\\u001b[2J": 1}', "a b [2J: unknown field"),
        (b'{"' + b"a" * 10_000 + b'": 1}', "a" * 250),
        (b" " * (MAX_BYTES + 1), "larger than 10 MB"),
        (b"[" + b"0," * MAX_BATTLES + b"0]", "[0]: expected object"),
    ],
)
def test_bad_json_is_refused_in_one_short_line(data: bytes, complaint: str) -> None:
    """Whatever arrives, the complaint fits on a line."""
    with pytest.raises(BadInput) as refusal:
        read_battles(data)

    assert str(refusal.value).startswith(complaint)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) <= 300


def test_ten_thousand_battles_are_the_most() -> None:
    """A list of one battle more is refused."""
    one = json.dumps(PAIR)

    assert len(read_battles(f"[{','.join([one] * MAX_BATTLES)}]".encode())) == MAX_BATTLES  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="too long; at most 10000"):
        read_battles(f"[{','.join([one] * (MAX_BATTLES + 1))}]".encode())


def test_a_byte_order_mark_is_no_harm() -> None:
    """Some editors write one."""
    assert read_battles(b"\xef\xbb\xbf" + json.dumps(PAIR).encode())
