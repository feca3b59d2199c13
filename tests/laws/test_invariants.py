"""Laws of whole matches: nothing is lost, only what is listed can be played, every match ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.content import load_box
from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice, play_at_random
from abth.rules.position import digest, write_position
from abth.rules.reading import read_position
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import EDITIONS, Rulings, rulings_of
from abth.rules.terms import OVER
from abth.rules.views import view_for
from tests.invariants import check, is_sorted
from tests.scenes import BOX, act
from tests.strategies import LAW, games, play_some, rulings, seats
from tests.watched_matches import Switch, check_match, switches

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_invariants_hold_in_every_edition(players: int, edition: str) -> None:
    """After every action, in matches of 6 and of 8 Rounds, all of appendix C holds.

    I-1, I-2, I-3, I-4, I-5, I-6, I-7, I-8, I-9, I-10, I-11, I-12, I-13, I-14, I-15, I-16, I-17,
    I-18: `tests.invariants.check` has a function for each.
    """
    check_match(players, rulings_of(edition), 100 + players)
    check_match(players, rulings_of(edition, rounds=8), 200 + players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_invariants_hold_with_the_box_that_is_sold(players: int) -> None:
    """I-1 to I-18 with the cards as they are balanced today; the laws have a box of their own."""
    check_match(players, rulings_of(), 300 + players, box=load_box())


@pytest.mark.parametrize("switch", switches(), ids=lambda one: f"{one[0]}={one[1]}")
def test_the_invariants_hold_with_any_ruling_switched(switch: Switch) -> None:
    """I-1 to I-18 with one ruling of appendix B other than usual."""
    seed = switches().index(switch)
    check_match(2 + seed % 4, rulings_of("default", dict([switch])), seed)


@LAW
@given(st.integers(2, 5), rulings(), st.integers(0, 2**32))
def test_a_random_match_ends_after_players_times_rounds_turns(
    players: int, ruled: Rulings, seed: int
) -> None:
    """I-13, ROUND-4, ROUND-8: the end comes, and it comes in time."""
    game = new_game(BOX, players, ruled)
    play_at_random(game, Dice(seed))

    assert game.is_over
    assert game.turns == players * ruled.game_rounds
    assert (game.legal(), outcomes(game)) == ([], [])


@LAW
@given(st.integers(2, 5), rulings(), st.integers(0, 2**32))
def test_the_same_seed_gives_the_same_match(players: int, ruled: Rulings, seed: int) -> None:
    """Nothing but the actions decides: equal dice, equal matches."""
    one, two = new_game(BOX, players, ruled), new_game(BOX, players, ruled)
    play_at_random(one, Dice(seed))
    play_at_random(two, Dice(seed))

    assert digest(one) == digest(two)


def atoms() -> set[str]:
    """Every atom, ruling and decision point of the rules."""
    text = RULES.read_text(encoding="utf-8")
    stated = set(re.findall(r"^- \*\*([A-Z]+-\d+)\b", text, re.MULTILINE))
    decisions = set(re.findall(r"^\| (D-\d+) \|", text, re.MULTILINE))
    assert (len(stated) > 300, len(decisions)) == (True, 23)
    return stated | decisions


ATOMS = atoms()


@pytest.mark.slow
@settings(LAW, max_examples=150)
@given(games())
def test_what_is_not_listed_is_refused_by_a_rule_and_changes_nothing(game: Game) -> None:
    """Every other number is refused with an atom of the rules; the match stays as it is."""
    listed = set(game.legal()) | {number for number, _ in outcomes(game)}
    before = digest(game)
    for number in range(-2, game.frame.actions.count + 3):
        if number in listed:
            continue
        with pytest.raises(IllegalAction) as refused:
            apply(game, number)
        assert refused.value.atom in ATOMS
        assert refused.value.message

    assert digest(game) == before
    assert set(game.legal()) | {number for number, _ in outcomes(game)} == listed


@pytest.mark.slow
@settings(LAW, max_examples=150)
@given(games())
def test_everything_listed_can_be_played(game: Game) -> None:
    """I-18, part 8: every option applies, keeps the invariants and leads somewhere else."""
    for number in game.legal() or [number for number, _ in outcomes(game)]:
        twin = game.clone()
        apply(twin, number)
        check(twin, game)
        assert digest(twin) != digest(game)


@LAW
@given(games(), st.integers(0, 2**32))
def test_a_clone_lives_its_own_life(game: Game, seed: int) -> None:
    """A clone is equal at first; then neither touches the other."""
    twin = game.clone()
    before = digest(game)
    assert digest(twin) == before
    assert [view_for(twin, seat) for seat in seats(game)] == [
        view_for(game, seat) for seat in seats(game)
    ]

    play_at_random(twin, Dice(seed))
    assert digest(game) == before
    again = game.clone()
    play_at_random(game, Dice(seed))

    assert digest(again) == before
    assert digest(game) == digest(twin), "both went the same way"


@pytest.mark.slow
@settings(LAW, max_examples=150)
@given(games(), st.integers(0, 2**32))
def test_a_saved_position_is_the_same_match(game: Game, seed: int) -> None:
    """Written and read again, a match has the same text, options, chances and future."""
    text = write_position(game)
    again = read_position(text, BOX)

    assert write_position(again) == text
    assert digest(again) == digest(game)
    assert (again.to_act, again.legal()) == (game.to_act, game.legal())
    assert dict(outcomes(again)) == dict(outcomes(game))
    play_at_random(game, Dice(seed))
    play_at_random(again, Dice(seed))
    assert digest(again) == digest(game)


@LAW
@given(games())
def test_a_saved_position_looks_the_same_to_everybody(game: Game) -> None:
    """What anybody may know of a match that was read is what they knew before."""
    again = read_position(write_position(game), BOX)

    for seat in seats(game):
        assert view_for(again, seat) == view_for(game, seat)


def test_a_match_saved_during_set_up_still_keeps_its_heroes_back() -> None:
    """SETUP-14 to 17: after reading, too, no Hero can be dealt to the board."""
    game = act(new_game(BOX, 2), "sabaton par", "sabaton chris", "start 1", "wheel 0")
    while game.moment != moments.DEAL_UNIT:
        apply(game, outcomes(game)[0][0])
    again = read_position(write_position(game), BOX)

    assert dict(outcomes(again)) == dict(outcomes(game))


@LAW
@given(games())
def test_piles_have_no_order(game: Game) -> None:
    """R-55: an unseen pile is kept in one order, so there is none to be known."""
    piles = [game.tile_pile, game.token_pile, game.relic_deck, *game.era_decks]
    for player in game.players:
        piles += [player.hand, player.deck, player.discard]

    assert all(is_sorted(pile) for pile in piles)
    assert all(is_sorted(player.prowess) for player in game.players)


@LAW
@given(games(), st.integers(0, 2**32))
def test_playing_on_after_a_refusal_is_playing_on(game: Game, seed: int) -> None:
    """A refused action leaves no trace in what follows."""
    twin = game.clone()
    if game.to_act != OVER:
        with pytest.raises(IllegalAction):
            apply(twin, -1)
    play_some(game, Dice(seed), 60)
    play_some(twin, Dice(seed), 60)

    assert digest(game) == digest(twin)
