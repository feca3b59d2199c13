"""After a battle against the board: recruits and a Relic (RULES 2.16)."""

from __future__ import annotations

import pytest

from abth.rules.events import RelicSeen, RelicTaken, UnitRecruited, UnitWithdrew
from abth.rules.game import Game
from abth.rules.terms import CHANCE
from abth.rules.views import view_for
from tests.rules.asking import due, refused
from tests.scenes import BOX, act, cards, chances, let_it_happen, options, scene

TABLE = "players=2 spaces=long+1,long+1,long+1 hand1=old-guard,swiss-guard,agojie,turtle-ship"
FIVE = ("trebuchet", "trebuchet", "archers", "archers", "parthian-cataphracts")
ALL_RELICS = [relic.id for relic in BOX.relics]


def relics(game: Game, seat: int) -> list[str]:
    return [BOX.relics[relic].id for relic in game.players[seat].relics]


def won_with(units: int, more: str = "") -> Game:
    """An Attacker has defeated moche-warriors with so many Units; Relics are next."""
    game = scene(
        f"{TABLE} {more} moment=engage attackers={','.join(FIVE[:units])} defenders=moche-warriors"
    )
    faces = ("strong S1", "risky K3") if units <= 3 else ("strong S4", "risky K1")
    game.listen()
    return act(game, *faces)


def looks(game: Game) -> int:
    """How many Relics have been looked at since somebody listens."""
    return sum(isinstance(event, RelicSeen) for event in game.story or [])


def lost_battle() -> Game:
    """A trebuchet defeats the first of two board Units and falls to the other."""
    game = scene(
        f"{TABLE} moment=engage attackers=trebuchet "
        "defenders=parthian-cataphracts,mauryan-war-elephants"
    )
    game.listen()
    return act(game, "strong S1", "risky K3")


def test_a_beaten_attacker_recruits_what_was_defeated() -> None:
    """Whatever the outcome, into the discard pile (REWARD-1, REWARD-2)."""
    game = lost_battle()

    assert cards(game.players[0].discard) == ["trebuchet", "parthian-cataphracts"]


def test_a_surviving_board_unit_goes_to_its_eras_discard_pile() -> None:
    """It does not return to the board (REWARD-4)."""
    game = lost_battle()

    assert cards(game.era_discards[1]) == ["mauryan-war-elephants"]
    assert "mauryan-war-elephants" not in cards(game.board)


def test_survivors_of_two_eras_go_to_their_own_piles() -> None:
    """Each to its own Era's pile (REWARD-4, TV-12)."""
    game = scene(f"{TABLE} moment=engage attackers=spy defenders=mamluk-lancers,maori-taua deck1=")
    act(game, "strong S1", "risky K3")

    assert cards(game.era_discards[2]) == ["mamluk-lancers"]
    assert cards(game.era_discards[3]) == ["maori-taua"]


def test_defeated_reinforcements_and_heroes_are_recruited() -> None:
    """Leonidas called the elephants; both join the Attacker (REWARD-3, HERO-8)."""
    game = scene(
        f"{TABLE} moment=reinforce attackers=hms-dreadnought,flying-circus defenders=leonidas"
    )
    act(game, "card mauryan-war-elephants", "strong S1", "risky K3")

    assert cards(game.players[0].discard) == ["mauryan-war-elephants", "leonidas"]


def test_a_surviving_reinforcement_leaves_for_its_eras_pile() -> None:
    """Reinforcements included (REWARD-4, HERO-9)."""
    game = scene(f"{TABLE} moment=reinforce attackers=spy defenders=leonidas deck1=")
    act(game, "card mauryan-war-elephants", "strong S1", "risky K3")

    assert cards(game.era_discards[1]) == ["mauryan-war-elephants", "leonidas"]


def test_only_a_winner_receives_a_relic() -> None:
    """The beaten Attacker looks at none, the winner does (REWARD-5)."""
    game = let_it_happen(lost_battle())

    assert looks(game) == 0
    assert relics(game, 0) == []
    assert due(won_with(1)) == "find-relic"


@pytest.mark.parametrize(("units", "seen"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_fewer_units_let_a_winner_look_at_more_relics(units: int, seen: int) -> None:
    """Relics seen by Units (REWARD-7, REWARD-8, REWARD-9, REWARD-10, REWARD-11, BV-3)."""
    game = won_with(units)
    while due(game) == "find-relic":
        act(game, next(iter(chances(game))))
    if due(game) == "keep-relic":
        assert len(options(game)) == seen
        act(game, sorted(options(game))[0])

    assert looks(game) == seen
    assert len(relics(game, 0)) == min(seen, 1)
    assert len(game.relic_discard) == max(seen - 1, 0)


def test_four_units_take_the_top_relic_without_a_question() -> None:
    """One Relic seen is the one kept (REWARD-8, D-21)."""
    game = act(won_with(4), "find rosetta-stone")

    assert relics(game, 0) == ["rosetta-stone"]
    assert game.to_act == CHANCE


def test_defeated_attackers_count_for_the_relic() -> None:
    """Two were deployed, one fell: three Relics all the same (REWARD-6)."""
    game = scene(f"{TABLE} moment=engage attackers=trebuchet,archers defenders=kamakura-samurai")
    game.listen()
    act(game, "strong S1", "risky K3", *[f"find {relic}" for relic in ALL_RELICS[:3]])

    assert options(game) == {f"relic {relic}" for relic in ALL_RELICS[:3]}


def test_reinforcements_count_for_the_relic() -> None:
    """One was deployed, one arrived: three Relics, not four (REWARD-6)."""
    game = scene(
        "players=2 spaces=long+1,long+1,long+1 moment=reinforce attackers=conscripts "
        "defenders=balearic-slingers deck1=archers"
    )
    act(game, "card archers", "strong S1", "risky K4")
    act(game, "risky K4")  # the slingers' Relaunch
    act(game, *[f"find {relic}" for relic in ALL_RELICS[:3]])

    assert due(game) == "keep-relic"


def test_relics_not_kept_go_to_the_relic_discard_pile() -> None:
    """All of them but the one kept (REWARD-12, D-21)."""
    game = act(won_with(2), "find vasa", "find rosetta-stone", "find oseberg-ship")

    assert options(game) == {"relic vasa", "relic rosetta-stone", "relic oseberg-ship"}
    act(game, "relic vasa")
    assert relics(game, 0) == ["vasa"]
    assert [BOX.relics[relic].id for relic in game.relic_discard] == [
        "rosetta-stone",
        "oseberg-ship",
    ]


def test_a_relic_that_was_not_seen_cannot_be_kept() -> None:
    """The choice is among those looked at (REWARD-12, D-21)."""
    game = act(won_with(3), "find vasa", "find rosetta-stone")

    assert refused(game, "relic oseberg-ship") == "REWARD-12"


def test_a_won_relic_lies_open() -> None:
    """Face up in the Personal Area, for every seat (REWARD-13)."""
    game = act(won_with(4), "find vasa")
    vasa = ALL_RELICS.index("vasa")

    assert [view_for(game, seat).players[0].relics for seat in (0, 1, None)] == [(vasa,)] * 3


def test_annihilated_sides_leave_recruits_and_no_relic() -> None:
    """The Attacker recruits the defeated Unit and looks at no Relic (REWARD-14, BV-18)."""
    game = scene(f"{TABLE} moment=engage attackers=trebuchet defenders=iceni-rebels")
    game.listen()
    act(game, "strong S1", "risky K4")
    let_it_happen(game)

    assert "iceni-rebels" in cards(game.players[0].discard)
    assert looks(game) == 0
    assert relics(game, 0) == []


def test_recruits_come_first_then_survivors_leave_then_the_relic() -> None:
    """The order of rewards against the board, none of them a question (R-65, R-44, D-20)."""
    game = scene(
        f"{TABLE} moment=engage attackers=trebuchet,archers,spy,archers "
        "defenders=parthian-cataphracts,mauryan-war-elephants"
    )
    story = game.listen()
    act(game, "strong S2", "risky K3", "find vasa")  # long 1 to 0: one of the two falls

    wanted = (UnitRecruited, UnitWithdrew, RelicSeen, RelicTaken)
    assert [type(event) for event in story if isinstance(event, wanted)] == list(wanted)


CHOOSE = f"{TABLE} rulings=rewards.recruit:choose"


def test_by_ruling_a_winner_may_leave_a_defeated_unit() -> None:
    """Each defeated Unit is recruited or left to its Era's discard pile (R-44, D-20)."""
    game = scene(
        f"{CHOOSE} moment=engage attackers=hms-dreadnought "
        "defenders=parthian-cataphracts,mauryan-war-elephants"
    )
    act(game, "strong S1", "risky K4")

    assert (due(game), options(game), game.to_act) == ("recruit", {"recruit", "leave"}, 0)
    act(game, "leave")
    assert options(game) == {"recruit", "leave"}
    act(game, "recruit")

    assert due(game) == "find-relic"
    assert cards(game.era_discards[1]) == ["parthian-cataphracts"]
    assert cards(game.players[0].discard) == ["mauryan-war-elephants"]


def test_by_ruling_only_defeated_units_are_asked_for() -> None:
    """A survivor is nobody's to choose (R-44, D-20)."""
    game = scene(
        f"{CHOOSE} moment=engage attackers=trebuchet "
        "defenders=parthian-cataphracts,mauryan-war-elephants"
    )
    act(game, "strong S1", "risky K3", "recruit")

    assert game.turns == 1
    assert cards(game.era_discards[1]) == ["mauryan-war-elephants"]


def test_a_short_relic_deck_is_renewed_while_looking() -> None:
    """One in the deck, two discarded: three are looked at, one is kept (R-46, BV-50)."""
    held = ",".join(ALL_RELICS[3:])
    game = won_with(1, f"relics2={held} relicdiscard={ALL_RELICS[0]},{ALL_RELICS[1]}")

    assert chances(game) == {f"find {ALL_RELICS[2]}": 1}
    act(game, f"find {ALL_RELICS[2]}")
    assert chances(game) == {f"find {ALL_RELICS[0]}": 1, f"find {ALL_RELICS[1]}": 1}
    act(game, f"find {ALL_RELICS[0]}", f"find {ALL_RELICS[1]}")
    assert len(options(game)) == 3
    act(game, f"relic {ALL_RELICS[0]}")
    assert [ALL_RELICS[relic] for relic in game.relic_discard] == ALL_RELICS[1:3]
    assert game.relic_deck == []


def test_without_any_relic_left_a_winner_gets_none() -> None:
    """Deck and discard pile are both empty (R-46, D-21)."""
    game = let_it_happen(won_with(1, "relics2=rest"))

    assert looks(game) == 0
    assert relics(game, 0) == []
    assert game.turns == 1
