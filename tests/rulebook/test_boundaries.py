"""Boundary vectors of set-up, gear, piles and scoring (RULES 6.2).

Those of battles are in `test_battle_boundaries`, those of challenges and rewards in
`test_reward_boundaries`.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.events import PileRenewed, TurnBegan
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice, play_at_random
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import rulings_of
from abth.rules.scoring import relic_points, score_player, standing
from abth.rules.terms import CHANCE, ELITE
from tests.letters import letters, pile, relics_of, staged
from tests.scenes import BOX, act, chances, let_it_happen, options, scene
from tests.story import count

FULL = "spaces=medium+1,long+1,close+1"
EMPTY_BOARD = "board=-,-,-,-,-,-,-,-,-,-,-,-"
BLANK = letters()


def tokens(numbers: Iterable[int]) -> list[str]:
    return [BOX.tokens[number].id for number in numbers]


def finish_turn(game: Game) -> Game:
    """Let chance bring the first thing it can until the turn is over."""
    turns = game.turns
    while game.turns == turns:
        assert game.to_act == CHANCE
        apply(game, outcomes(game)[0][0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_after_set_up(players: int) -> None:
    """BV-1: piles, hands, Relics and Prowess at the start (SETUP-11 to 25)."""
    game = new_game(BOX, players)
    dice = Dice(players)
    while any(len(player.hand) < 4 for player in game.players):
        numbers = game.legal() or [number for number, _ in outcomes(game)]
        apply(game, numbers[dice.below(len(numbers))])

    assert (len(game.tile_pile), len(game.tile_discard)) == (10, 0)
    assert (len(game.token_pile), len(game.token_discard)) == (17, 0)
    assert (len(game.relic_deck), len(game.relic_discard)) == (32 - players, 0)
    assert [len(deck) for deck in game.era_decks[1:]] == [14] * 4
    assert game.era_discards == [[]] * 5
    assert [BOX.units[card].rank for card in game.board] == [ELITE] * 12
    assert [BOX.units[card].era for card in game.board] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert len({player.sabaton for player in game.players}) == players
    for player in game.players:
        piles = player.hand, player.deck, player.discard, player.relics, player.prowess
        assert [len(one) for one in piles] == [4, 4, 0, 1, 4]
        assert (player.tokens, player.era) == ([], 0)


def test_no_hero_can_be_dealt_to_the_board_at_set_up() -> None:
    """BV-1: the Heroes wait until three Elite Units lie (SETUP-14 to 17)."""
    game = act(new_game(BOX, 2), "sabaton par", "sabaton chris", "start 1", "wheel 0")
    while game.moment != moments.DEAL_UNIT:
        apply(game, outcomes(game)[0][0])
    laid = 0
    while game.moment == moments.DEAL_UNIT:
        units = [number - int(game.frame.actions.card) for number, _ in outcomes(game)]
        assert {int(BOX.units[unit].rank) for unit in units} == {int(ELITE)}
        apply(game, outcomes(game)[-1][0])
        laid += 1

    assert laid == 12
    assert [len(deck) for deck in game.era_decks[1:]] == [14] * 4


@pytest.mark.parametrize(
    ("relics", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 9), (7, 9), (8, 9)]
)
def test_relics_of_one_era_score_by_their_number(relics: int, points: int) -> None:
    """BV-4: 0, 1, 2, 4, 6, then 9 (SCORE-6)."""
    game = scene(f"players=2 relics1={','.join(relics_of(3, relics))} moment=match-over turns=12")

    score = score_player(game, game.players[0])

    assert (score.relics, score.total, score.relic_cards) == (points, points, relics)
    assert relic_points(relics) == points


def test_nobody_ever_holds_a_fourth_token() -> None:
    """BV-20: with three held one of them goes first, never the new one (TRAVEL-12, R-7, D-5)."""
    game = scene(
        f"players=2 inserted=1 gear=II-III/1,I-II/1,0 moment=prepare hand1=spy {FULL}"
        " tokens1=long+1,accuracy,relaunch"
    )

    act(game, "take")
    assert options(game) == {"drop long+1", "drop accuracy", "drop relaunch"}
    act(game, "drop accuracy")

    assert tokens(game.players[0].tokens) == ["long+1", "medium+1", "relaunch"]
    assert tokens(game.token_discard) == ["accuracy"]
    with pytest.raises(IllegalAction, match="refusal-one-token"):
        act(game, "take")


def test_retrieve_needs_a_discard_pile() -> None:
    """BV-21: with an empty discard pile it is not there to be chosen (TRAVEL-21, R-60)."""
    here = "players=2 inserted=1 gear=II-III/1,I-II/1,0 moment=prepare hand1=spy"

    assert "use B" not in options(scene(here))
    assert "use B" in options(scene(f"{here} discard1=archers"))
    with pytest.raises(IllegalAction) as refused:
        act(scene(here), "use B")
    assert refused.value.atom == "R-60"


def test_regroup_works_with_an_empty_discard_pile() -> None:
    """BV-22: the deck is shuffled and one card drawn (TRAVEL-20)."""
    game = scene(
        "players=2 inserted=1 gear=II-III/1,I-II/1,3 moment=prepare hand1=spy"
        " deck1=archers*2,conscripts"
    )

    act(game, "use D")
    assert chances(game) == {"card archers": 2, "card conscripts": 1}
    act(game, "card archers")

    player = game.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (2, 2, 0)
    assert "use D" not in options(game)


def test_draw_2_takes_what_is_there_and_shuffles_nothing() -> None:
    """BV-23: one card in the deck, six in the discard pile (R-13, DECK-3)."""
    game = scene(
        "players=2 inserted=1 gear=II-III/1,I-II/1,0 moment=prepare hand1=spy deck1=archers"
        " discard1=trebuchet*2,archers,conscripts*2,shield-bearers"
    )

    act(game, "use A")
    assert chances(game) == {"card archers": 1}
    act(game, "card archers")

    player = game.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (2, 0, 6)
    assert options(game) >= {"use B", "jump II"}, "the next decision is due, no further draw"


def test_phase_3_renews_the_deck_and_goes_on_drawing() -> None:
    """BV-24: hand 1, deck 1, discard 5 become hand 4, deck 3, discard 0 (RESTORE-9, 10)."""
    game = scene(
        f"players=2 moment=restore {FULL} hand1=spy deck1=archers"
        " discard1=trebuchet*2,archers,conscripts*2"
    )
    story = game.listen()

    assert chances(game) == {"card archers": 1}
    act(game, "card archers")
    assert story[-1] == PileRenewed("deck", 0)
    assert chances(game) == {"card trebuchet": 2, "card archers": 1, "card conscripts": 2}
    act(game, "card trebuchet", "card conscripts")

    player = game.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (4, 3, 0)
    assert game.turns == 1


def test_a_large_hand_is_kept() -> None:
    """BV-25: six cards stay six in Phase 3 (RESTORE-11)."""
    game = scene(f"players=2 moment=restore {FULL} hand1=trebuchet*2,archers*2,conscripts*2")

    assert (game.turns, game.active) == (1, 1), "Phase 3 runs by itself"
    assert len(game.players[0].hand) == 6


def test_an_empty_tile_pile_is_renewed_by_the_discards() -> None:
    """BV-30: ten discarded tiles make the new pile, not the two in the gear (R-12, DECK-8)."""
    names = [f"{a}-{b}" for a, b in (("I", "II"), ("I", "III"), ("I", "IV"), ("II", "IV"))]
    discards = [f"{names[0]}/1", f"{names[0]}/2", f"{names[1]}/2", f"{names[1]}/3"]
    discards += [f"{names[2]}/1", f"{names[2]}/3", f"{names[3]}/2", f"{names[3]}/3"]
    discards += ["III-IV/1", "III-IV/2"]
    game = scene(
        f"players=2 inserted=1 gear=II-III/1,II-III/3,0 tilediscard={','.join(discards)}"
        " moment=prepare hand1=spy"
    )
    assert len(game.tile_pile) == 0

    act(game, "insert")
    assert chances(game) == {f"tile {tile}": 1 for tile in discards}
    act(game, "tile III-IV/2")

    assert (len(game.tile_pile), len(game.tile_discard)) == (9, 1)


@pytest.mark.parametrize(("rounds", "turns"), [(6, 30), (8, 40)])
def test_five_players_take_thirty_or_forty_turns(rounds: int, turns: int) -> None:
    """BV-31: then the match is over and scored (ROUND-2, ROUND-3, ROUND-8)."""
    game = new_game(BOX, 5, rulings_of(rounds=rounds))
    story = game.listen()
    play_at_random(game, Dice(31))

    assert (count(story, TurnBegan), game.turns, game.is_over) == (turns, turns, True)
    assert len(standing(game).totals) == 5
    with pytest.raises(IllegalAction, match="over"):
        act(game, "insert")


def ended(*seats: tuple[int, int, int]) -> Game:
    """A finished match; each seat with so many Elite Units, Relics and Heroes.

    Relics of a seat are of different Eras as far as they go, then pairs: a point each.
    """
    relics: list[str] = []
    owned: list[str] = []
    words = f"players={len(seats)} moment=match-over turns=0 {EMPTY_BOARD}"
    elite = [BOX.units[card].id for era in (1, 2, 3, 4) for card in BOX.elites[era]]
    heroes = [BOX.units[card].id for era in (1, 2, 3, 4) for card in BOX.heroes[era]]
    for seat, (units, cards, hero_cards) in enumerate(seats, 1):
        own: list[str] = []
        while len(own) < cards:
            own.append(next(r for r in relics_of(len(own) % 4 + 1, 8) if r not in relics + own))
        relics += own
        army = elite[:units] + heroes[:hero_cards]
        del elite[:units], heroes[:hero_cards]
        owned += army
        words += f" relics{seat}={','.join(own)} discard{seat}={','.join(army)}"
    return scene(words)


def test_more_relics_break_a_tie() -> None:
    """BV-32: equal points, Relics 5 to 4 (SCORE-11)."""
    result = standing(ended((0, 5, 0), (1, 4, 0)))

    assert result.totals == (5, 5)
    assert result.winners == (0,)


def test_more_heroes_break_a_tie_of_relics_too() -> None:
    """BV-33: equal points and Relics, Heroes 1 to 0 (SCORE-12)."""
    result = standing(ended((3, 2, 0), (0, 2, 1)))

    assert result.totals == (5, 5)
    assert result.winners == (1,)


def test_a_tie_break_compares_only_those_still_tied() -> None:
    """BV-53: Relics 4, 4, 3 and Heroes 0, 1, 2: the third is out, the second wins (SCORE-16)."""
    result = standing(ended((6, 4, 0), (3, 4, 1), (1, 3, 2)))

    assert result.totals == (10, 10, 10)
    assert result.winners == (1,)


def test_a_full_tie_is_shared() -> None:
    """SCORE-13: with everything equal there is no single winner (R-56)."""
    assert standing(ended((3, 2, 1), (3, 2, 1), (0, 0, 0))).winners == (0, 1)


def test_the_last_card_in_hand_is_not_dismissed_for_nothing() -> None:
    """BV-44: one card in hand and an empty deck (R-14); with a second card it may go."""
    here = "players=2 inserted=1 gear=II-III/1,I-II/1,2 moment=prepare deck1="
    game = scene(f"{here} hand1=spy")

    assert "use C" not in options(game)
    with pytest.raises(IllegalAction) as refused:
        act(game, "use C")
    assert refused.value.atom == "R-14"
    assert "use C" in options(scene(f"{here} hand1=spy,archers"))


def test_tighten_up_makes_room_and_freezes_nothing() -> None:
    """BV-45: played between tiles with three tokens held (R-7, R-10, R-15)."""
    game = scene(
        f"players=2 inserted=1 gear=II-III/1,I-II/1,1 moment=prepare hand1=spy {FULL}"
        " deck1=archers*2,trebuchet*2 tokens1=tighten-up,accuracy,relaunch"
    )

    act(game, "tighten-up", "card archers", "card trebuchet")
    assert (len(game.players[0].hand), len(game.players[0].tokens)) == (3, 2)
    assert {"insert", "take"} <= options(game)
    act(game, "take")

    assert tokens(game.players[0].tokens) == ["medium+1", "accuracy", "relaunch"]
    assert tokens(game.token_discard) == ["tighten-up"]


def test_a_taken_token_freezes_the_gear_and_nothing_else() -> None:
    """BV-46: no further tile; both actions and the jump remain (R-10, TRAVEL-14)."""
    game = scene(
        f"players=2 inserted=1 gear=II-III/1,I-II/1,0 moment=prepare hand1=spy {FULL}"
        " discard1=archers"
    )
    assert "insert" in options(game)

    act(game, "take")

    assert options(game) == {"use A", "use B", "jump II", "jump III"}


RUN = letters(
    "a I 0/0/0 lk(-,1)", "b I 0/0/0 lk(1,1)", "c II 0/0/0 lk(1,2)", "d II 0/0/0 lk(2,-)"
)  # fmt: skip


@pytest.mark.parametrize(
    ("ruling", "companies"),
    [
        ("", {"alone": "c", "left": "bc", "right": "cd", "both": "bcd"}),
        (
            "rulings=links.chain_scope:run",
            {"alone": "c", "left": "bc", "right": "cd", "both": "bcd", "two-left": "abc"},
        ),
    ],
)
def test_only_units_linked_to_the_chosen_one_come_along(
    ruling: str, companies: dict[str, str]
) -> None:
    """BV-47: a linked run I2-I3-II1-II2, and II1 is picked (R-21)."""
    text = f"players=2 {ruling} era1=II era2=I hand1=blank moment=opponent used=ABCD"
    game = staged(RUN, f"{text} board=-,a,b,c,d,-,-,-,-,-,-,-")
    act(game, "face II1")

    assert options(game) == {f"with {company}" for company in companies}
    for company, units in companies.items():
        twin = act(game.clone(), f"with {company}")
        assert "".join(pile(twin, twin.battle.defenders.cards)) == units


def test_an_era_with_nothing_left_means_no_battle() -> None:
    """BV-52: no card in deck, discard and spaces, nobody there; Phase 3 runs (R-52)."""
    game = staged(
        BLANK,
        f"players=2 inserted=3 taken=yes used=ABCD gear=II-III/1,I-II/1,0 moment=prepare {FULL}"
        " hand1=blank*2 deck1=blank*6 era2=IV discard2=rest-II"
        " board=i1,i2,i3,-,-,-,iii1,iii2,iii3,iv1,iv2,iv3",
    )
    assert (len(game.era_decks[2]), len(game.era_discards[2])) == (0, 0)

    act(game, "jump II")
    let_it_happen(game)

    assert (game.turns, game.active) == (1, 1)
    assert len(game.players[0].hand) == 4, "a hand below four is refilled"
    assert game.board[3:6] == [-1, -1, -1]


def test_an_opponent_is_chosen_with_a_card_in_hand_only() -> None:
    """R-30: an empty hand leaves what still brings a card, and is refused anything else."""
    game = staged(
        BLANK,
        "players=2 sabaton2=joakim era1=II era2=II moment=opponent gear=II-III/1,I-II/1,0"
        f" hand1= deck1=blank discard1=blank*2 {FULL}",
    )

    assert options(game) == {"use A", "use B"}
    for action in ("face II1", "challenge joakim"):
        with pytest.raises(IllegalAction) as refused:
            act(game, action)
        assert refused.value.atom == "R-30"
    act(game, "use A", "card blank")
    assert "face II1" in options(game)


def test_an_empty_hand_that_nothing_fills_forfeits_the_battle() -> None:
    """R-30: Phase 2 is lost, nothing moves on the board, Phase 3 takes place."""
    game = staged(
        BLANK,
        "players=2 sabaton2=joakim era2=II moment=prepare inserted=3 taken=yes used=ABCD"
        f" gear=II-III/1,I-II/1,0 hand1= deck1= discard1=blank*3 {FULL}",
    )
    act(game, "jump II")
    finish_turn(game)

    assert len(game.players[0].hand) == 3, "refilled from the discard pile as far as it goes"
    assert (game.active, len(game.players[1].hand)) == (1, 0)


def test_an_empty_era_still_leaves_the_unused_actions() -> None:
    """BV-52: "no battle" stands beside the actions that are possible (D-9)."""
    game = staged(
        BLANK,
        "players=2 inserted=3 taken=yes gear=II-III/1,I-II/1,0 moment=prepare hand1=blank"
        f" discard2=rest-II board=i1,i2,i3,-,-,-,iii1,iii2,iii3,iv1,iv2,iv3 {FULL}",
    )
    act(game, "jump II")

    assert options(game) == {"use A", "no-battle"}
    act(game, "no-battle")
    finish_turn(game)
    assert len(game.players[0].hand) == 4
