"""The worked examples of the rulebook, with letters and with the cards of the box.

TV-8 to TV-10, whole turns of Pär and of Chris, are in `test_worked_turns`.
"""

from __future__ import annotations

import pytest

from abth.rules.chance import outcomes
from abth.rules.flow import apply
from abth.rules.scoring import relic_points, score_of, score_player
from abth.rules.terms import ATTACKER, DEFENDER
from tests.letters import letters, pile, relics_of, staged
from tests.scenes import BOX, act, cards, chances, fates, fought, options, scene
from tests.story import story_of, totals


def test_the_side_with_the_lower_total_suffers_the_difference() -> None:
    """TV-1: 3 against 2 is 1 damage for the lower side, none for the other (BATTLE-6)."""
    battle = fought("a 0/3/0 hp9 | d 0/2/0 hp9")

    assert totals(battle) == [(0, 0), (3, 2), (0, 0)]
    assert fates(battle) == ([0], [1])


@pytest.mark.parametrize(
    ("attackers", "early"), [("a 1/0/0 hp9", "x 0/2/2"), ("trebuchet", "roman-legionaries")]
)
def test_a_good_card_that_falls_early_adds_nothing_later(attackers: str, early: str) -> None:
    """TV-2: a 0/2/2 with one Damage icon, lost in the first Line (DMG-5, BATTLE-4)."""
    battle = fought(f"{attackers} | {early}, y 0/0/0 hp9")

    assert totals(battle) == [(1, 0), (0, 0), (0, 0)]
    assert fates(battle) == ([0], [None, 0])


@pytest.mark.parametrize(
    ("struck", "harm", "fate"),
    [
        ("q1 0/0/0 HD1, q2 0/0/0 HD1, q3 0/0/0 HD1, q4 0/0/0 hp9", 1, [None, None, None, 2]),
        ("q1 0/0/0 HD3, q2 0/0/0 hp9", 0, [None, 4]),
        ("q1 0/0/0 hp3 HD1, q2 0/0/0 hp9", 1, [None, 2]),
    ],
)
def test_accuracy_covers_the_first_damage_points_only(
    struck: str, harm: int, fate: list[int | None]
) -> None:
    """TV-3: two icons, five points: from the third on Heroic Death works (ABIL-7 to 9, R-40)."""
    attacking = fought(f"p1 5/0/0 hp9 ACC2 | {struck}")
    defending = fought(f"{struck} | p1 5/0/0 hp9 ACC2")

    assert fates(attacking) == ([harm], fate)
    assert fates(defending) == (fate, [harm])


@pytest.mark.parametrize(
    ("struck", "harm"),
    [
        ("q1 0/0/0 HD1, q2 0/0/0 HD1, q3 0/0/0 HD1, q4 0/0/0 hp9", 1),
        ("q1 0/0/0 HD3, q2 0/0/0 hp9", 1),
        ("q1 0/0/0 hp3 HD1, q2 0/0/0 hp9", 0),
    ],
)
def test_accuracy_of_the_german_edition_spares_points_of_heroic_death(
    struck: str, harm: int
) -> None:
    """TV-15: two icons prevent two points of Heroic Death damage (E-30, R-40)."""
    attacking = fought(f"p1 5/0/0 hp9 ACC2 | {struck}", abilities__accuracy="cancel_points")
    defending = fought(f"{struck} | p1 5/0/0 hp9 ACC2", abilities__accuracy="cancel_points")

    assert fates(attacking)[ATTACKER] == [harm]
    assert fates(defending)[DEFENDER] == [harm]


def test_diversion_draws_as_many_points_as_it_has_icons() -> None:
    """TV-4: two of three points go to the Unit behind, the third to the front (ABIL-11)."""
    struck = "q1 0/0/0 hp2, q2 0/0/0 hp3 DIV2"

    assert fates(fought(f"p 3/0/0 | {struck}")) == ([0], [1, 2])
    assert fates(fought(f"{struck} | p 3/0/0")) == ([1, 2], [0])


@pytest.mark.parametrize(
    "text",
    [
        "treb 1/0/0, a2 0/0/0 | immortals 0/0/0 HD1, d2 0/0/0",
        "trebuchet, archers | persian-immortals, trung-sisters | S2 K3",
    ],
)
def test_heroic_death_strikes_before_the_next_line(text: str) -> None:
    """TV-5: one damage fells the Immortals, who at once fell the Trebuchet (ABIL-3 to 5)."""
    story = story_of(fought(text))

    assert story[:5] == ["long 1:0", "d1 falls", "d1 strikes 1", "a1 falls", story[4]]
    assert story[4].startswith("medium ")


@pytest.mark.parametrize(
    "text",
    [
        "scorpio 2/0/0 ACC1 | immortals 0/0/0 HD1, soldiers 0/0/0 | S2 K3",
        "vitruvian-scorpio | persian-immortals, carthaginian-soldiers | S2 K3",
    ],
)
def test_accuracy_silences_the_immortals_and_the_battle_is_over(text: str) -> None:
    """TV-6: both fall in the first Line, nobody strikes back (ABIL-8, BATTLE-7)."""
    battle = fought(text)

    assert story_of(battle) == ["long 2:0", "d1 falls", "d1 denied", "d2 falls", "attacker 1:0"]


def test_vitruvian_scorpio_recruits_both_units_it_defeated() -> None:
    """TV-6 in a match: the Soldiers come as the Immortals' reinforcement (REINF-6, REWARD-1)."""
    game = scene(
        "players=2 sabaton1=par era1=I era2=I hand1=vitruvian-scorpio,archers moment=opponent"
        " spaces=long+1,long+1,long+1 used=ABCD"
        " board=-,persian-immortals,-,-,-,-,-,-,-,-,-,-"
    )

    act(game, "face I2", "deploy vitruvian-scorpio", "done", "card carthaginian-soldiers")
    assert cards(game.battle.defenders.cards) == ["persian-immortals", "carthaginian-soldiers"]
    act(game, "strong S2", "risky K3")

    assert cards(game.players[0].discard) == ["persian-immortals", "carthaginian-soldiers"]
    assert cards(game.battle.attackers.cards) == ["vitruvian-scorpio"]
    assert game.battle.winner == ATTACKER


@pytest.mark.parametrize(
    ("text", "long"),
    [
        (
            "a1 0/1/0, spy 0/0/0 HD1 @diversion, a3 0/1/0, a4 0/1/0"
            " | bantu 0/1/0, ballon 1/1/0 | K3 S2",
            "long 0:1",
        ),
        (
            "trebuchet, spy @diversion, archers, archers"
            " | bantu-ruga-ruga, ballonabwehrkanone | K1 S2",
            "long 2:3",
        ),
    ],
)
def test_the_spy_draws_the_damage_and_takes_the_front_along(text: str, long: str) -> None:
    """TV-7: Diversion and Heroic Death together (ABIL-10, ABIL-4, TOKEN-7, BATTLE-7)."""
    battle = fought(text)

    assert story_of(battle) == [
        long, "a2 falls", "a2 strikes 1", "d1 falls",
        "medium 3:2", "d2 falls",
        "attacker 3:0",
    ]  # fmt: skip
    assert battle.attackers.diversion == 0, "the token is lost with the Spy"


def test_the_diverting_attacker_recruits_both_and_takes_the_top_relic() -> None:
    """TV-7 in a match: with four Units one Relic is drawn and kept (REWARD-8, TOKEN-8)."""
    relic = relics_of(2, 1)[0]
    game = scene(
        "players=2 sabaton1=par era1=IV era2=IV hand1=trebuchet,spy,archers*2 tokens1=diversion"
        " used=ABCD moment=opponent spaces=long+1,long+1,long+1"
        " board=-,-,-,-,-,-,-,-,-,bantu-ruga-ruga,-,-"
    )

    act(game, "face IV1", "deploy trebuchet", "deploy spy", "deploy archers", "deploy archers")
    act(game, "card ballonabwehrkanone", "assign diversion 2", "strong S2", "risky K1")
    assert chances(game) == {f"find {one.id}": 1 for one in BOX.relics}
    act(game, f"find {relic}")

    assert [BOX.relics[one].id for one in game.players[0].relics] == [relic]
    assert {"bantu-ruga-ruga", "ballonabwehrkanone"} <= set(cards(game.players[0].discard))
    assert [BOX.tokens[one].id for one in game.token_discard] == ["diversion"]


def test_tommy_scores_eighteen() -> None:
    """TV-11: 3 Elite, a Hero, a Prowess token of 5, Relics 4 and 1 (SCORE-3 to 9, E-41)."""
    assert score_of(3, 1, [1, 0, 0, 4], [5], 0).total == 18
    assert score_of(3, 1, [5, 0, 0, 0], [5], 0).total == 20, "the misprint of the English edition"
    assert [relic_points(number) for number in (4, 1)] == [6, 1]


@pytest.mark.parametrize("hero_lies", ["aside2", "discard2", "hand2"])
def test_tommy_scores_eighteen_at_the_table(hero_lies: str) -> None:
    """TV-11 in a match: a Hero scores used or not (HERO-7, SCORE-4); Base Units do not."""
    elite = {"deck2": "anzacs", "discard2": "caroleans", "hand2": "moche-warriors"}
    elite[hero_lies] = ",".join([*filter(None, [elite.get(hero_lies)]), "lion-from-the-north"])
    words = " ".join(f"{key}={value}" for key, value in elite.items())
    relics = ",".join(relics_of(4, 4) + relics_of(1, 1))
    game = scene(
        f"players=2 sabaton1=hannes sabaton2=tommy turns=12 moment=match-over {words}"
        f" relics2={relics} lost1=2:5:{min(BOX.sabatons[0].prowess)} board=-,-,-,-,-,-,-,-,-,-,-,-"
    )

    score = score_player(game, game.players[1])

    assert (score.elite, score.heroes, score.prowess, score.relics, score.honor) == (3, 3, 5, 7, 0)
    assert score.total == 18


def linked_cards() -> tuple[str, str]:
    """Two real cards of Eras II and III whose halves meet (C-5)."""
    lefts = [BOX.units[card] for card in BOX.elites[2] if BOX.units[card].link_right == 2]
    rights = [BOX.units[card] for card in BOX.elites[3] if BOX.units[card].link_left == 2]
    return lefts[0].id, rights[0].id


LINKED = letters("x II 0/0/0 lk(-,2)", "y III 0/0/0 lk(2,-)")


@pytest.mark.parametrize(
    ("era", "space", "company"), [("II", "II3", "right"), ("III", "III1", "left")]
)
@pytest.mark.parametrize(("left", "right"), [("x", "y"), linked_cards()])
def test_a_link_reaches_across_two_eras(
    era: str, space: str, company: str, left: str, right: str
) -> None:
    """TV-12: both cards may be faced from either Era, and go home to their own (CONQ-5, R-22)."""
    box = LINKED if left == "x" else BOX
    own = "blank" if left == "x" else "archers"
    game = staged(
        box,
        f"players=2 era1={era} era2={era} hand1={own} used=ABCD moment=opponent"
        f" board=-,-,-,-,-,{left},{right},-,-,-,-,- spaces=long+1,long+1,long+1",
    )

    act(game, f"face {space}")
    assert options(game) == {"with alone", f"with {company}"}
    act(game, f"with {company}")
    assert pile(game, game.battle.defenders.cards) == [left, right]
    act(game, "strong S2", "risky K6")

    assert [pile(game, game.era_discards[era]) for era in (2, 3)] == [[left], [right]]
    while game.turns == 0:
        apply(game, outcomes(game)[0][0])
    homes = [game.frame.box.units[game.board[number]].era for number in (5, 6)]
    assert homes == [2, 3]


def test_the_card_of_the_anatomy_picture_reads_0_2_2() -> None:
    """TV-13: Long 0, Medium 2, Close 2 (TERM-10)."""
    [unit] = [unit for unit in BOX.units if unit.id == "roman-legionaries"]

    assert (unit.long, unit.medium, unit.close, unit.damage_icons) == (0, 2, 2, 1)


@pytest.mark.parametrize(
    ("era", "eras"),
    [
        ("era1=II", {"jump III"}),
        ("era1=III", {"jump II"}),
        ("era1=I", {"jump II", "jump III"}),
        ("era1=IV", {"jump II", "jump III"}),
        ("", {"jump II", "jump III"}),
    ],
)
@pytest.mark.parametrize(
    ("gear", "further"), [("inserted=1", True), ("inserted=2", True), ("inserted=3", False),
                          ("inserted=1 taken=yes", False), ("inserted=1 used=A", False)],
)  # fmt: skip
def test_nobody_stays_in_the_present_era(
    era: str, eras: set[str], gear: str, further: bool
) -> None:
    """TV-14: only the other Era of the tile, or a further tile (TRAVEL-25 to 27, R-10)."""
    game = scene(
        f"players=2 {era} {gear} gear=II-III/1,I-II/1,0 moment=prepare hand1=spy discard1=archers"
    )

    found = options(game)

    assert {option for option in found if option.startswith("jump")} == eras
    assert ("insert" in found) == further
