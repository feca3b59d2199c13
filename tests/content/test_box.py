"""The box: its counts (RULES part 1), the facts of part 5, what the rules demand of its data."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from abth.content import load_box
from abth.rules.battle.combat import engage, fight
from abth.rules.box import UnitCard
from abth.rules.notation import parse_battle
from abth.rules.terms import BASE, ELITE, HERO
from tests.story import story_of

BOX = load_box()  # the one that comes with the game, not the one of the tests
UNITS = {unit.id: unit for unit in BOX.units}
ERAS = (1, 2, 3, 4)


def elites(era: int) -> list[UnitCard]:
    return [unit for unit in BOX.units if unit.rank == ELITE and unit.era == era]


def heroes(era: int) -> list[UnitCard]:
    return [unit for unit in BOX.units if unit.rank == HERO and unit.era == era]


def strength(unit: UnitCard) -> int:
    return int(unit.long + unit.medium + unit.close)


def abilities(unit: UnitCard) -> int:
    return int(unit.heroic_death + unit.accuracy + unit.diversion + unit.relaunch)


def values(name: str) -> tuple[int, int, int]:
    unit = UNITS[name]
    return int(unit.long), int(unit.medium), int(unit.close)


# Counts


def test_the_box_holds_what_the_component_list_says() -> None:
    """Part 1: 108 Units, 32 Relics, 12 tiles, 20 tokens, 5 Sabatons (SETUP-2 to 8)."""
    base = [unit for unit in BOX.units if unit.rank == BASE]

    assert sum(int(unit.copies) for unit in base) == len(BOX.base_set) == 8
    assert 5 * len(BOX.base_set) + 60 + 8 == 108
    assert len(BOX.relics) == 32
    assert len(BOX.tiles) == 12
    assert len(BOX.token_pile) == 20
    assert len(BOX.sabatons) == 5
    assert BOX.token_spaces == 3


@pytest.mark.parametrize("era", ERAS)
def test_every_era_has_its_seventeen_cards_and_eight_relics(era: int) -> None:
    """SETUP-6, HERO-1: 15 Elite Units and 2 Heroes; 8 Relics (RELIC-3)."""
    assert (len(elites(era)), len(heroes(era))) == (15, 2)
    assert sum(relic.era == era for relic in BOX.relics) == 8


def test_the_five_sabatons_are_those_of_the_box() -> None:
    """SETUP-7, C-7: five figures, four Prowess tokens each; one of Hannes's is a 5."""
    assert [sabaton.name for sabaton in BOX.sabatons] == [
        "Hannes", "Chris", "Joakim", "Pär", "Tommy",
    ]  # fmt: skip
    assert {len(sabaton.prowess) for sabaton in BOX.sabatons} == {4}
    assert 5 in BOX.sabatons[0].prowess
    assert all(len(set(sabaton.prowess)) > 1 for sabaton in BOX.sabatons), "values differ"


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (
            "strong",
            {
                "S1": (2, 1, 0, 0), "S2": (2, 0, 1, 0),
                "S3": (1, 0, 0, 1), "S4": (1, 0, 0, 2),
            },
        ),
        (
            "risky",
            {
                "K1": (1, 1, 1, 1), "K2": (1, -1, -1, -1), "K3": (1, 0, 0, 3),
                "K4": (1, -1, 0, 0), "K5": (1, 0, 2, 0), "K6": (1, 0, -1, 0),
            },
        ),
    ],
)  # fmt: skip
def test_the_dice_show_their_six_faces(die: str, faces: dict[str, tuple[int, ...]]) -> None:
    """DICE-7, DICE-8: the faces of part 1 with their multiplicities."""
    printed = BOX.strong if die == "strong" else BOX.risky

    assert {f.id: (f.copies, f.long, f.medium, f.close) for f in printed} == faces
    assert len(BOX.strong_sides) == len(BOX.risky_sides) == 6


def test_the_expected_values_of_the_dice() -> None:
    """Part 1: Strong 1/3, 1/3, 1/2; Risky -1/6, 1/6, 1/2 (times six)."""
    strong = [(f.copies * f.long, f.copies * f.medium, f.copies * f.close) for f in BOX.strong]
    risky = [(f.copies * f.long, f.copies * f.medium, f.copies * f.close) for f in BOX.risky]

    assert [sum(column) for column in zip(*strong, strict=True)] == [2, 2, 3]
    assert [sum(column) for column in zip(*risky, strict=True)] == [-1, 1, 3]
    assert [face.id for face in BOX.risky if face.is_negative] == ["K2", "K4", "K6"]
    assert not any(face.is_negative for face in BOX.strong)


def test_the_gear_has_its_four_actions_in_order() -> None:
    """R-3, TRAVEL-13 to 19: A Draw 2, B Retrieve, C Dismiss, D Regroup."""
    assert [(action.symbol, action.name) for action in BOX.gear_actions] == [
        ("A", "Draw 2"), ("B", "Retrieve"), ("C", "Dismiss"), ("D", "Regroup"),
    ]  # fmt: skip


# Tiles and tokens


def test_every_pair_of_eras_lies_on_two_tiles_with_different_pointers() -> None:
    """R-6: 6 pairs twice, pointers 1, 2, 3 four times each."""
    tiles: dict[tuple[int, int], list[int]] = {}
    for tile in BOX.tiles:
        tiles.setdefault((int(tile.low), int(tile.high)), []).append(int(tile.pointer))

    assert sorted(tiles) == list(combinations(ERAS, 2))
    assert all(len(set(pointers)) == 2 for pointers in tiles.values())
    assert Counter(tile.pointer for tile in BOX.tiles) == {1: 4, 2: 4, 3: 4}


def test_tokens_carry_line_modifiers_abilities_or_a_moment() -> None:
    """R-32, TOKEN-5, TOKEN-10: one effect each, Tighten up! and Chase apart."""
    for token in BOX.tokens:
        lines = [token.long, token.medium, token.close]
        icons = [token.heroic_death, token.accuracy, token.diversion, token.relaunch]
        effects = [int(effect) for effect in [*lines, *icons] if effect]
        assert len(effects) + token.tighten_up + token.chase == 1, token.id
        assert token.for_units == (len(effects) == 1)


@pytest.mark.parametrize("kind", ["close+2", "diversion", "relaunch", "tighten-up", "chase"])
def test_the_tokens_that_the_rulebook_names_exist(kind: str) -> None:
    """Part 5.4: what the examples and the ability texts show."""
    assert kind in [token.id for token in BOX.tokens]


def test_line_modifiers_are_the_most_frequent_tokens() -> None:
    """Part 5.4: tokens are "mostly" modifiers, and there is one for each Line (TOKEN-5)."""
    copies = sum(int(t.copies) for t in BOX.tokens if t.long or t.medium or t.close)

    assert copies > len(BOX.token_pile) / 2
    assert [any(t.long for t in BOX.tokens), any(t.medium for t in BOX.tokens)] == [True, True]


# Known facts: every number deduced in 5.1 and 5.2

SURE = {
    "trebuchet": ("L M C hp reinforcement assault heroic_death", (1, 0, 0, 1, 0, 0, 0)),
    "archers": ("L hp reinforcement assault heroic_death", (0, 1, 0, 0, 0)),
    "conscripts": ("L hp reinforcement assault heroic_death", (0, 1, 1, 0, 0)),
    "spy": ("L hp reinforcement assault heroic_death", (0, 1, 0, 0, 1)),
    "genoese-crossbowmen": ("L hp reinforcement heroic_death era", (0, 1, 0, 0, 2)),
    "trung-sisters": ("L M C hp reinforcement era", (0, 1, 3, 2, 0, 2)),
    "persian-immortals": ("hp heroic_death era", (1, 1, 1)),
    "carthaginian-soldiers": ("hp heroic_death era", (1, 0, 1)),
    "bantu-ruga-ruga": ("hp era", (1, 4)),
    "ballonabwehrkanone": ("M hp era", (1, 1, 4)),
    "lion-from-the-north": ("era rank", (3, HERO)),
    "roman-legionaries": ("L M C hp", (0, 2, 2, 1)),
}
FIELDS = {"L": "long", "M": "medium", "C": "close", "hp": "damage_icons"}


@pytest.mark.parametrize("name", SURE)
def test_numbers_deduced_from_the_examples(name: str) -> None:
    """Parts 5.1 and 5.2: what the worked examples force."""
    keys, expected = SURE[name]

    found = tuple(int(getattr(UNITS[name], FIELDS.get(key, key))) for key in keys.split())

    assert found == expected
    named = name != "roman-legionaries"  # the anatomy picture shows no title
    assert bool(UNITS[name].printed) == named, "says where it is printed"


def test_archers_conscripts_and_spy_share_one_medium_and_one_close() -> None:
    """Part 5.1, steps 7 and 9: each sum is 1."""
    trio = [values(name) for name in ("archers", "conscripts", "spy")]

    assert sum(medium for _, medium, _ in trio) == 1
    assert sum(close for _, _, close in trio) == 1


def test_the_crossbowmen_and_the_sisters_are_linked_and_par_is_not() -> None:
    """Part 5.1, steps 5, 14 and 15."""
    left, right = UNITS["genoese-crossbowmen"], UNITS["trung-sisters"]
    row = [UNITS[name] for name in ("trebuchet", "archers", "conscripts", "spy")]

    assert left.link_right == right.link_left != 0
    assert right.assault >= 1
    for near, far in pairwise(row):
        assert near.link_left == 0 or near.link_left != far.link_right


def test_icons_and_bounds_of_the_ability_examples() -> None:
    """Part 5.1: Scorpio has Accuracy, Ruga-ruga a Medium value, the two gunners a Long one."""
    assert UNITS["vitruvian-scorpio"].accuracy >= 1
    assert UNITS["bantu-ruga-ruga"].medium >= 1
    assert UNITS["bantu-ruga-ruga"].long + UNITS["ballonabwehrkanone"].long >= 1
    assert UNITS["bantu-ruga-ruga"].link_right != UNITS["ballonabwehrkanone"].link_left or (
        UNITS["bantu-ruga-ruga"].link_right == 0
    )
    assert "Catapult" in UNITS["trebuchet"].aliases


@pytest.mark.parametrize(
    ("text", "story"),
    [
        pytest.param(
            "trebuchet, archers, conscripts, spy | genoese-crossbowmen, trung-sisters | K1 S4",
            ["link d1 type 2", "long 2:0", "link d1 breaks", "d1 falls", "medium 2:1", "d2 has 1",
             "close 2:5", "a1 falls", "a2 falls", "a3 falls", "attacker 1:1"],
            id="TV-8",
        ),
        pytest.param(
            "trebuchet | persian-immortals | S3 K4",
            ["long 1:0", "d1 falls", "d1 strikes 1", "a1 falls", "nobody 0:0"],
            id="TV-5",
        ),
        pytest.param(
            "vitruvian-scorpio | persian-immortals, carthaginian-soldiers | S2 K3",
            ["long 2:0", "d1 falls", "d1 denied", "d2 falls", "attacker 1:0"],
            id="TV-6",
        ),
        pytest.param(
            "trebuchet, spy @diversion, archers, archers"
            " | bantu-ruga-ruga, ballonabwehrkanone | K1 S2",
            ["long 2:3", "a2 falls", "a2 strikes 1", "d1 falls", "medium 3:2", "d2 falls",
             "attacker 3:0"],
            id="TV-7",
        ),
        pytest.param(
            "balearic-slingers, egyptian-charioteers, shield-bearers"
            " | iceni-rebels, spartan-hoplites @diversion | S1 K1",
            ["long 2:1", "d2 has 1", "medium 2:2", "close 3:5", "a1 falls", "a2 falls",
             "defender 1:2"],
            id="TV-9",
        ),
        pytest.param(
            "balearic-slingers, egyptian-charioteers, shield-bearers"
            " | iceni-rebels, spartan-hoplites | S1 K1",
            ["long 2:1", "d1 falls", "d1 denied", "medium 2:2", "close 3:3", "attacker 3:1"],
            id="TV-10",
        ),
    ],
)  # fmt: skip
def test_the_battles_of_the_rulebook_can_be_fought_with_these_cards(
    text: str, story: list[str]
) -> None:
    """The cards that the head of units.toml names tell the stories of the book."""
    battle = parse_battle(text, BOX)
    battle.story = []
    engage(battle)
    fight(battle)

    assert story_of(battle) == story


# The constraints of 5.3


@pytest.mark.parametrize("era", ERAS)
def test_heroes_are_what_the_rulebook_promises(era: int) -> None:
    """C-1, HERO-2 to 4: Reinforcement, both halves, an ability, stronger than the Elite."""
    average = sum(strength(unit) for unit in elites(era)) / 15
    for hero in heroes(era):
        assert hero.reinforcement >= 1
        assert hero.link_left > 0
        assert hero.link_right > 0
        assert abilities(hero) >= 1
        assert strength(hero) > average
        assert hero.damage_icons >= 2


def test_elite_units_grow_stronger_from_era_to_era() -> None:
    """C-2: the average strength of I < II < III < IV."""
    sums = [sum(strength(unit) for unit in elites(era)) for era in ERAS]

    assert sums == sorted(sums)
    assert len(set(sums)) == 4


def test_long_range_belongs_to_era_iv() -> None:
    """C-3: the average Long value is highest there."""
    sums = [sum(int(unit.long) for unit in elites(era)) for era in ERAS]

    assert max(sums) == sums[3] > max(sums[:3])


def test_reinforcements_and_half_shields_belong_to_era_i() -> None:
    """C-4: both are most frequent there."""
    icons = [sum(int(unit.reinforcement) for unit in elites(era)) for era in ERAS]
    halves = [
        sum((unit.link_left > 0) + (unit.link_right > 0) for unit in elites(era)) for era in ERAS
    ]

    assert icons[0] > max(icons[1:])
    assert halves[0] > max(halves[1:])


def test_links_match_within_eras_and_across_consecutive_ones() -> None:
    """C-5, LINK-4, R-63: right halves of the own type, left ones of the own or the one before."""
    cards = [unit for unit in BOX.units if unit.rank != BASE]
    for unit in cards:
        assert unit.link_right in (0, unit.era), unit.id
        assert unit.link_left in (0, unit.era, unit.era - 1), unit.id
    for era in ERAS:
        rights = [unit for unit in cards if unit.era == era and unit.link_right == era]
        assert any(unit.link_left == era and unit.era == era for unit in cards)
        assert rights
        if era < 4:
            assert any(unit.link_left == era and unit.era == era + 1 for unit in cards)


def test_some_cards_carry_several_icons_of_a_kind() -> None:
    """C-6: two of Diversion, of Accuracy and of Heroic Death occur."""
    assert max(unit.diversion for unit in BOX.units) >= 2
    assert max(unit.accuracy for unit in BOX.units) >= 2
    assert max(unit.heroic_death for unit in BOX.units) >= 2


def test_base_units_have_no_era_and_the_known_titles() -> None:
    """C-7, C-8: the four known titles are among them, Archers and Conscripts more than once."""
    base = {unit.id: unit for unit in BOX.units if unit.rank == BASE}

    assert {"trebuchet", "archers", "conscripts", "spy"} <= set(base)
    assert all(unit.era == 0 for unit in base.values())
    assert base["archers"].copies > 1
    assert base["conscripts"].copies > 1


def test_archers_tanks_airplanes_and_vikings_fight() -> None:
    """C-9: the kinds of troops that the introduction names."""
    names = " ".join(f"{unit.id} {unit.note}".lower() for unit in BOX.units)

    assert all(kind in names for kind in ("archer", "tank", "viking"))
    assert any(
        word in names for word in ("airplane", "aeroplane", "aircraft", "biplane", "fighter")
    )


def test_units_with_two_damage_icons_exist_for_players() -> None:
    """C-10: Joakim's second card had two."""
    assert any(unit.damage_icons == 2 for unit in BOX.units if unit.rank == ELITE)


# Form


def test_every_piece_has_an_id_of_its_own() -> None:
    """I-1 needs it: no two cards, Relics, tokens or Sabatons share an id."""
    for pieces in (BOX.units, BOX.relics, BOX.tokens, BOX.sabatons, BOX.gear_actions):
        ids = [piece.id for piece in pieces]
        assert len(set(ids)) == len(ids)
    faces = [face.id for face in BOX.strong + BOX.risky]
    assert len(set(faces)) == len(faces) == 10


def test_every_piece_has_a_name_an_icon_and_a_note() -> None:
    """TERM-10: what a client shows of a card is there, and no two titles are alike."""
    for pieces in (BOX.units, BOX.relics, BOX.tokens, BOX.gear_actions):
        for piece in pieces:
            assert piece.name
            assert piece.icon
            assert len(piece.note) > 20, piece.id
        assert len({piece.name for piece in pieces}) == len(pieces)
        assert len({piece.note for piece in pieces}) == len(pieces)


def test_no_number_is_too_large_for_a_line_up() -> None:
    """The engine packs damage and Diversion by place; every printed number fits."""
    from abth.rules.battle.line_up import MASK

    most_tokens = 1
    for unit in BOX.units:
        assert max(unit.damage_icons, unit.diversion + most_tokens) <= MASK
