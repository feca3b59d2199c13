"""Why a battle ended as it did."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.protocol.story.wording import Lexicon
from abth.protocol.wire import WhyReason
from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.box import DieFace
from abth.rules.events import (
    Event,
    HeroicDeathStruck,
    LineFought,
    LinkBroken,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.notation import parse_battle
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY, attacks_with_strong_die
from abth.table.match.fought_battles import fought_battles
from abth.table.match.replay import replay
from abth.table.match.why import (
    FoughtBattle,
    dice_reason,
    luck_of,
    luck_verdict,
    odds_of,
    reasons_for,
    sayings_of,
    turn_of,
    turned_by,
    why_of,
)
from abth.words import LANGUAGES, words_in
from tests.played import BOX, finished


def fought(text: str, board: bool = True) -> FoughtBattle:
    """The battle that a line of text describes; its Units are called 0, 1, 2."""
    battle = parse_battle(text, BOX)
    engage(battle)
    attackers, defenders = len(battle.attackers.units), len(battle.defenders.units)
    names = (range(attackers), range(attackers, attackers + defenders))
    return FoughtBattle(battle, BOX, board, names)


def turned(text: str) -> WhyReason:
    return reasons_for(fought(text))[0]


# Where it turned


def story(battle: Battle, attack: DieFace, defense: DieFace) -> tuple[int, list[Event]]:
    twin = battle.clone()
    twin.attacker_die, twin.defender_die = attack, defense
    told: list[Event] = []
    twin.story = told
    fight(twin)
    return int(twin.winner), told


def sides_of(faces: list[DieFace]) -> list[DieFace]:
    return [face for face in faces for _ in range(face.copies)]


def shown(face: DieFace, lines: int) -> tuple[int, ...]:
    return (face.long, face.medium, face.close)[:lines]


def turned_by_brute_force(battle: Battle) -> int:
    """Every pair of sides, fought; no cleverness, no re-rolls."""
    winner, told = story(battle, battle.attacker_die, battle.defender_die)
    few = attacks_with_strong_die(len(battle.attackers.units))
    own, other = (BOX.strong, BOX.risky) if few else (BOX.risky, BOX.strong)
    pairs = list(product(sides_of(own), sides_of(other)))
    ends = [story(battle, *pair)[0] == winner for pair in pairs]
    hurt: list[int] = []
    fell: list[int] = [0, 0, 0]
    line = -1
    for event in told:
        if isinstance(event, LineFought):
            line = event.line
        if isinstance(event, LinkBroken | UnitDamaged | UnitDefeated) and line not in hurt:
            hurt.append(line)
        if isinstance(event, UnitDefeated) and event.side != winner:
            fell[line] += 1
    lines = hurt or sorted({event.line for event in told if isinstance(event, LineFought)})

    def chance(known: int) -> Fraction:
        now = (shown(battle.attacker_die, known), shown(battle.defender_die, known))
        alike = [
            end
            for pair, end in zip(pairs, ends, strict=True)
            if (shown(pair[0], known), shown(pair[1], known)) == now
        ]
        return Fraction(sum(alike), len(alike))

    before = [chance(0), *[chance(line + 1) for line in lines[:-1]]]
    after = [chance(line + 1) for line in lines]
    crossed = [n for n in range(len(lines)) if before[n] < Fraction(1, 2) < after[n]]
    if crossed:
        return lines[crossed[-1]]
    rises = [after[n] - before[n] for n in range(len(lines))]
    if max(rises) > 0:
        return lines[rises.index(max(rises))]
    return max(lines, key=lambda line: (fell[line], -line))


CARDS = [card.id for card in BOX.units if not card.relaunch]


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=4),
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=3),
    st.integers(0, 5),
    st.integers(0, 5),
)
def test_a_battle_turns_where_the_exact_chance_crosses_one_half_or_rises_most(
    attackers: list[str], defenders: list[str], strong: int, risky: int
) -> None:
    """The dice are uncovered Line by Line (BATTLE-1, DICE-6)."""
    battle = parse_battle(f"{', '.join(attackers)} | {', '.join(defenders)}", BOX)
    engage(battle)
    faces = sides_of(BOX.strong)[strong], sides_of(BOX.risky)[risky]
    few = attacks_with_strong_die(len(attackers))
    battle.attacker_die, battle.defender_die = faces if few else (faces[1], faces[0])
    case = FoughtBattle(battle, BOX, True, (range(9), range(9)))
    links = (battle.attackers.links, battle.defenders.links)

    turn = turn_of(case, odds_of(case))

    assert turn.line == turned_by_brute_force(battle)
    assert turn.chances[-1] == 1  # both dice known: nothing is open any more
    assert (battle.attackers.links, battle.defenders.links) == links
    reasons_for(case)


# What turned it


def test_a_line_turned_it() -> None:
    """2 to 4 in the middle, and two Units fall (BATTLE-4, DMG-3)."""
    case = fought("shield-bearers, archers, archers | old-guard | S3 K3")
    odds = odds_of(case)

    found = turned_by(case, odds, turn_of(case, odds))

    assert found == WhyReason(
        id="line",
        facts={
            "line": "medium",
            "attackers": 2,
            "defenders": 4,
            "damage": 2,
            "fallen": 2,
            "units": [0, 1],
        },
    )
    luck = luck_of(case, odds, int(ATTACKER), False)
    assert (luck.of_100, luck.chance, luck.verdict) == (50, "18/36", "neither")
    assert dice_reason(case, odds).id == "dice-same"


def test_a_heroic_death_turned_it() -> None:
    """The last blow fells a Unit that strikes back; without it the result differs (ABIL-3)."""
    found = turned("a 0/0/1 HD1 | b 0/0/2 | S1 K1")

    assert found.id == "heroic-death"
    assert found.facts["units"] == [0]


def test_a_link_turned_it() -> None:
    """The winner's Link takes the blow that would have felled its Unit (LINK-8)."""
    found = turned("a 1/0/0 | b 0/0/1 = d 0/0/1 | S2 K6")

    assert found.id == "link"
    assert found.facts == {"line": "long", "units": [1, 2]}


def test_assault_turned_it() -> None:
    """The loser's Links were gone before the first Line (ASSAULT-1)."""
    found = turned("a 1/0/0 ASL1 | b 0/0/1 = d 0/0/1 | S3 K4")

    assert found == WhyReason(id="assault", facts={"line": "long", "count": 1})


def test_equal_numbers_favor_the_attacker() -> None:
    """Nobody falls, and that is enough (VICT-3)."""
    found = turned("a 0/0/0 hp9 | b 0/0/0 hp9 | S1 K1")

    assert found == WhyReason(id="tie", facts={"line": found.facts["line"], "count": 1})


def test_too_few_units() -> None:
    """One against three, and hardly a roll that helps (VICT-2)."""
    found = turned("a 0/0/0 | b 1/1/1, c 1/1/1, d 1/1/1 | S1 K1")

    assert (found.id, found.facts["few"], found.facts["many"]) == ("units", 1, 3)


def test_a_reason_is_told_from_the_winners_side() -> None:
    """The title asks why somebody won: it was not too few Units, but more of them."""
    for language in LANGUAGES:
        words = words_in(language)
        told = words.t("why-units-more", few=1, many=3, line="X")

        assert told.index("3") < told.index("1")


def test_nobody_wins_if_all_fall() -> None:
    case = fought("a 0/0/0 HD1 | b 9/0/0 | S1 K1")
    odds = odds_of(case)
    turn = turn_of(case, odds)

    assert odds.chance(int(NOBODY)) > 0
    assert turned_by(case, odds, turn).id == "heroic-death"
    assert turn.events[0] == LineFought(0, turn.events[0].attacker, turn.events[0].defender)  # type: ignore[attr-defined]
    assert any(isinstance(event, HeroicDeathStruck) for event in turn.events)


# Dice and luck


def test_dice_that_change_nothing() -> None:
    case = fought("a 9/9/9 hp9 | b 0/0/0 | S1 K1")
    odds = odds_of(case)

    assert dice_reason(case, odds).id == "dice-nothing"
    assert luck_of(case, odds, int(ATTACKER), True).chance == "36/36"


@pytest.mark.parametrize(
    ("chance", "won", "verdict"),
    [
        ("9/36", True, "neither"),
        ("8/36", True, "lucky"),
        ("27/36", False, "neither"),
        ("28/36", False, "unlucky"),
        ("28/36", True, "neither"),
        ("8/36", False, "neither"),
    ],
)
def test_a_win_below_25_is_lucky_and_a_loss_above_75_unlucky(
    chance: str, won: bool, verdict: str
) -> None:
    assert luck_verdict(Fraction(chance), won) == verdict


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_battle_of_a_match_has_three_reasons(players: int) -> None:
    """The roll is among the 36, on the side of the result, and words exist in every language."""
    match = replay(finished(players), BOX)
    lexicons = [Lexicon(BOX, ["p"] * players, words_in(language)) for language in LANGUAGES]

    for record in fought_battles(match):
        for side in (ATTACKER, DEFENDER):
            why = why_of(record, record.sides[side].seat, True)
            luck = why.luck
            if luck is not None:
                assert len(luck.rolls) == 36
                assert luck.rolls == sorted(luck.rolls, reverse=True)
                assert luck.rolls[luck.rolled] == why.won
                assert why.line is not None
                if not luck.rerolls:
                    assert luck.chance == f"{sum(luck.rolls)}/36"
            for lexicon in lexicons:
                for reason in (why.turned, why.dice, why.helped):
                    for saying in sayings_of(reason):
                        said = lexicon.text(saying)
                        assert not said.startswith("why-")
                        assert "{" not in said


def test_a_hand_stays_hidden_while_the_match_goes_on() -> None:
    """Only those who fought may know what would have helped, until the end (R-55)."""
    match = replay(finished(3), BOX)
    record = next(one for one in fought_battles(match) if one.battle is not None and one.board)
    other = next(seat for seat in range(3) if record.side_of(seat) is None)

    hidden = why_of(record, other, may_see_all=False)
    own = why_of(record, record.sides[ATTACKER].seat, may_see_all=False)
    after = why_of(record, None, may_see_all=True)

    assert (hidden.helped.id, hidden.better, hidden.own) == ("help-hidden", None, False)
    assert own.helped.id in {"help-line-up", "help-fewer", "help-nothing"}
    assert after.helped.facts["own"] == "no"
    assert (own.helped.id, own.better) == (after.helped.id, after.better)
