"""The end of the game: points by source, tie-breaks, winners (RULES 2.22)."""

from __future__ import annotations

import pytest

from abth.rules.events import MatchEnded
from abth.rules.game import Game
from abth.rules.scoring import Score, relic_points, score_of, standing, winners_of
from abth.rules.terms import OVER
from tests.rules.asking import due, refused
from tests.scenes import BOX, act, scene

QUIET = "spaces=long+1,long+1,long+1 hand1=archers*2,trebuchet*2 hand2=archers*2,trebuchet*2"
RELICS = {era: [relic.id for relic in BOX.relics if relic.era == era] for era in range(1, 5)}


def score(text: str) -> Score:
    """The first seat's score in this position."""
    return standing(scene(f"players=2 {text}")).scores[0]


def rank(total: int, relics: int = 0, heroes: int = 0) -> Score:
    """A score with this total, so many Relic cards and Heroes."""
    return Score(total, 0, 0, 0, 0, relics, heroes)


@pytest.mark.parametrize(("rounds", "turns"), [(6, 12), (8, 16)])
def test_a_match_ends_after_the_agreed_number_of_rounds(rounds: int, turns: int) -> None:
    """Two players: 12 or 16 turns (SCORE-1)."""
    text = f"players=2 rulings=game.rounds:{rounds} {QUIET} moment=refill-attacker"
    last, earlier = scene(f"{text} turns={turns - 1}"), scene(f"{text} turns={turns - 2}")

    assert (last.to_act, due(last)) == (OVER, "match-over")
    assert not earlier.is_over


def test_everybody_starts_the_reckoning_at_zero() -> None:
    """No points are carried along: who owns nothing has 0 (SCORE-2)."""
    game = scene("players=3 relics3=vasa")

    assert standing(game).totals == (0, 0, 1)


@pytest.mark.parametrize("pile", ["hand1", "deck1", "discard1"])
def test_each_elite_unit_of_the_army_is_one_point(pile: str) -> None:
    """In hand, deck or discard pile (SCORE-3)."""
    assert score(f"{pile}=anzacs,knights-templar,moche-warriors").elite == 3
    assert score(f"{pile}=anzacs").total == 1


@pytest.mark.parametrize("pile", ["hand1", "deck1", "discard1", "aside1"])
def test_each_hero_is_three_points_used_or_not(pile: str) -> None:
    """Wherever it is, and no Elite point on top (SCORE-4)."""
    got = score(f"{pile}=leonidas,white-death")

    assert (got.heroes, got.elite, got.total) == (6, 0, 6)


def test_base_units_are_worth_nothing() -> None:
    """Eight of them: no points (SCORE-5)."""
    assert (
        score("hand1=archers*2,spy deck1=trebuchet*2,conscripts*2 discard1=shield-bearers").total
        == 0
    )


@pytest.mark.parametrize(("relics", "points"), list(enumerate([0, 1, 2, 4, 6, 9, 9, 9, 9])))
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_relics_of_one_era_score_by_their_number(era: int, relics: int, points: int) -> None:
    """1, 2, 4, 6, then 9 for five or more (SCORE-6, BV-4)."""
    assert score(f"relics1={','.join(RELICS[era][:relics])}").relics == points
    assert relic_points(relics) == points


def test_relics_score_for_each_era_separately() -> None:
    """Three of one Era and two of another: 4 + 2, not 9 (SCORE-6)."""
    owned = RELICS[1][:3] + RELICS[2][:2]

    assert score(f"relics1={','.join(owned)}").relics == 6


def test_prowess_tokens_won_score_their_value() -> None:
    """A 5 and a 2 won from the opponent (SCORE-7)."""
    game = scene("players=3 lost2=1:5:3 lost3=1:2:1,2:3:5")

    assert [got.prowess for got in standing(game).scores] == [7, 3, 0]


def test_own_prowess_tokens_are_worth_nothing() -> None:
    """Four still held, some of them worth 5 (SCORE-8)."""
    game = scene("players=2")

    assert sum(game.players[0].prowess) > 0
    assert standing(game).totals == (0, 0)


def test_each_honor_token_is_one_point() -> None:
    """Three of them: 3 (SCORE-9)."""
    got = score("honor1=3 honor=5")

    assert (got.honor, got.total) == (3, 3)


def test_tommys_score_of_the_rulebook() -> None:
    """3 Elite, a Hero, Prowess 5, four Relics of Era IV and one of Era I: 18 (SCORE-10, TV-11)."""
    relics = ",".join(RELICS[4][:4] + RELICS[1][:1])
    got = score(
        f"discard1=anzacs,moche-warriors deck1=knights-templar aside1=lion-from-the-north "
        f"lost2=1:5:3 relics1={relics}"
    )

    assert (got.elite, got.heroes, got.prowess, got.relics, got.honor) == (3, 3, 5, 7, 0)
    assert got.total == 18
    assert score_of(3, 1, [5, 0, 0, 0], [5], 0).total == 20  # the misprint of one edition


def test_the_highest_total_wins() -> None:
    """More points beat more Relics and Heroes (SCORE-10)."""
    assert winners_of([rank(9, 5, 5), rank(10), rank(8, 9, 9)]) == (1,)


def test_the_first_tie_break_is_the_number_of_relics() -> None:
    """Ten points each; five Relic cards beat four, whatever the Heroes (SCORE-11, BV-32)."""
    assert winners_of([rank(10, 4, 3), rank(10, 5, 0)]) == (1,)


def test_the_second_tie_break_is_the_number_of_heroes() -> None:
    """Points and Relics equal (SCORE-12, BV-33)."""
    assert winners_of([rank(10, 4, 0), rank(10, 4, 1)]) == (1,)


def test_tie_breaks_count_cards_and_not_their_points() -> None:
    """Three Relics of three Eras and one Elite tie with three of one Era: 4 each (SCORE-11)."""
    mixed = ",".join(RELICS[era][0] for era in (2, 3, 4))
    same = ",".join(RELICS[1][:3])
    game = scene(f"players=2 relics1={mixed} discard1=anzacs relics2={same}")
    two = scene(
        f"players=2 relics1={','.join(RELICS[1][:2])} relics2={RELICS[2][0]} discard2=anzacs"
    )

    assert standing(game).totals == (4, 4)
    assert standing(game).winners == (0, 1)
    assert standing(two).winners == (0,)


def test_a_complete_tie_is_shared() -> None:
    """There is no single winner: the victory is shared (SCORE-13, R-56)."""
    assert winners_of([rank(10, 4, 1), rank(7), rank(10, 4, 1)]) == (0, 2)


def test_tokens_and_dismissed_cards_score_nothing() -> None:
    """Unused Warfare tokens, dismissed Units and Heroes (SCORE-14)."""
    assert score("tokens1=chase,close+2,diversion dismissed1=leonidas,anzacs").total == 0


def test_the_end_tells_everybodys_total() -> None:
    """The space on the track is the total of the player (SCORE-15)."""
    game = scene(
        "players=2 turns=11 spaces=long+1,long+1,long+1 hand1=archers hand2=archers*2,trebuchet "
        "deck2=spy discard2=anzacs honor1=2 aside2=leonidas relics1=vasa moment=refill-attacker"
    )
    story = game.listen()
    act(game, "card spy")

    assert game.is_over
    assert story[-1] == MatchEnded(scores=(3, 4), winners=(1,))
    assert standing(game).totals == (3, 4)


def test_a_tie_break_compares_only_those_still_tied() -> None:
    """A third player's Relics and Heroes do not matter (SCORE-16, BV-53)."""
    assert winners_of([rank(10, 4, 0), rank(10, 4, 1), rank(10, 3, 2)]) == (1,)
    assert winners_of([rank(10, 4, 0), rank(10, 4, 0), rank(9, 9, 9)]) == (0, 1)


@pytest.mark.parametrize(("turns", "number"), [(0, 1), (1, 1), (2, 2), (11, 6), (12, 6)])
def test_the_round_in_progress_is_shown(turns: int, number: int) -> None:
    """Rounds played decide the end, and the last one stays on show (R-57)."""
    moment = "match-over" if turns == 12 else "prepare"
    game = scene(f"players=2 turns={turns} moment={moment} inserted=1 hand1=spy hand2=spy")

    assert game.round == number


def test_the_end_goes_by_rounds_played_and_not_by_the_marker() -> None:
    """Round 6 is shown during the last two turns; the match is not over before both (R-57)."""
    text = f"players=2 {QUIET} moment=refill-attacker"
    game: Game = scene(f"{text} turns=10")

    assert (game.round, game.is_over) == (6, False)
    over = scene(f"{text} turns=11")
    assert (over.round, over.is_over) == (6, True)
    assert refused(over, "insert") == "ROUND-8"
