"""Boundary vectors of rewards, Heroes and battles between players (RULES 6.2)."""

from __future__ import annotations

import pytest

from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.events import DieRolled, HonorTaken, ProwessSeen, ProwessTaken, RelicSeen
from abth.rules.flow import apply
from abth.rules.game import Game
from abth.rules.scoring import score_player
from abth.rules.terms import CHANCE, NONE
from tests.letters import letters, pile, relics_of, staged
from tests.scenes import BOX, act, chances, options
from tests.story import count, told

HERE = (
    "players=2 sabaton2=joakim era1=II era2=II used=ABCD moment=opponent"
    " spaces=long+1,long+1,medium+1"
)
ALONE = "board=-,-,-,q,-,-,-,-,-,-,-,-"
WINNERS = letters("w base 9/0/0", "r base 0/0/0 REI1", "q II 0/0/0")


def until(game: Game, *stops: int) -> Game:
    """Let chance bring the first thing it can until one of these moments, or a decision, comes."""
    while game.to_act == CHANCE and game.moment not in stops:
        apply(game, outcomes(game)[0][0])
    return game


def finish_turn(game: Game) -> Game:
    """Let chance bring the first thing it can until the turn is over."""
    turns = game.turns
    while game.turns == turns:
        assert game.to_act == CHANCE, options(game)
        apply(game, outcomes(game)[0][0])
    return game


def deploy(game: Game, units: int) -> Game:
    """So many Units of seat 1, `w` among them; five by the icon of `r`."""
    others = ["deploy blank"] * (min(units, 4) - 1)
    if units == 5:
        others[0] = "deploy r"
    act(game, "deploy w", *others)
    if units < 4:
        act(game, "done")
    if units == 5:
        act(game, "card blank")
    return game


@pytest.mark.parametrize(("units", "seen"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_a_winner_with_fewer_units_looks_at_more_relics(units: int, seen: int) -> None:
    """BV-3: 4, 3, 2, 1 or no Relic looked at, one kept (REWARD-7 to 12)."""
    game = staged(WINNERS, f"{HERE} hand1=w,r,blank*3 deck1=blank*3 {ALONE}")
    act(game, "face II1")
    story = game.listen()
    until(deploy(game, units), moments.LAY_UNIT)

    assert count(story, RelicSeen) == seen
    assert len(game.looked_at) == (seen if seen > 1 else 0)
    if seen > 1:
        assert len(options(game)) == seen
        act(game, sorted(options(game))[0])
    assert len(game.players[0].relics) == min(seen, 1)
    assert len(game.relic_discard) == max(seen - 1, 0)


@pytest.mark.parametrize(
    ("defeated", "honor"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)]
)  # fmt: skip
def test_a_beaten_defender_is_honored_for_every_two_attackers(defeated: int, honor: int) -> None:
    """BV-7: so many of five Attackers fall by Heroic Death (CHALLENGE-13, R-50)."""
    icons = f"HD{defeated}" if defeated else ""
    box = letters("w base 1/0/0", "r base 0/0/0 REI1", f"d base 0/0/0 {icons}")
    game = staged(box, f"{HERE} hand1=w,r,blank*2 deck1=blank*3,d hand2=d relics2={relic(1)}")
    story = game.listen()
    act(game, "challenge joakim", "deploy r", "deploy blank", "deploy blank", "deploy w")
    act(game, "card blank", "strong S3", "risky K6")

    assert told(story)[-1] == f"attacker {5 - defeated}:0"
    assert (game.players[1].honor, game.honor_supply) == (honor, 8 - honor)
    assert count(story, HonorTaken) == min(honor, 1)


@pytest.mark.parametrize(
    ("defeated", "honor"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)]
)  # fmt: skip
def test_honor_counts_five_fallen_attackers_as_two(defeated: int, honor: int) -> None:
    """BV-7 as a position after the Lines: five fallen Attackers are two tokens (R-50)."""
    standing = (0b11111 << defeated) & 0b11111
    game = staged(
        WINNERS,
        f"{HERE.replace('opponent', 'spoils')} attackers=w,r,blank,blank,blank defender=2"
        f" defenders=w standing={standing},0 fought=yes winner=attacker",
    )

    assert game.players[1].honor == honor


def test_a_defender_who_won_gets_prowess_and_nothing_else() -> None:
    """BV-8: three Attackers defeated, no Honor, no Relic (CHALLENGE-14, CHALLENGE-15)."""
    game = staged(WINNERS, f"{HERE} hand1=blank*3,r hand2=w relics1={relic(1)},{relic(2)}")
    story = game.listen()
    act(game, "challenge joakim", *["deploy blank"] * 3, "done", "strong S3", "risky K6")
    assert told(story)[-1] == "defender 0:1"
    act(game, "look 1", "look 5", "prowess 5")

    winner, loser = game.players[1], game.players[0]
    assert (winner.honor, winner.relics, len(loser.relics)) == (0, [], 2)
    assert (loser.prowess_lost, loser.prowess_takers) == ([5], [1])
    assert (count(story, HonorTaken), count(story, RelicSeen)) == (0, 0)


@pytest.mark.parametrize(
    ("lost", "seen", "taken"),
    [("", 2, 1), ("lost2=1:1:2,1:2:3,1:3:5", 1, 1), ("lost2=1:1:2,1:2:3,1:3:5,1:5:-1", 0, 0)],
)
def test_the_winner_looks_at_two_prowess_tokens_or_what_is_left(
    lost: str, seen: int, taken: int
) -> None:
    """BV-9: own tokens 4, 1, 0: looked at 2, 1, 0 (R-49)."""
    game = staged(WINNERS, f"{HERE} hand1=w hand2=blank {lost}")
    before = len(game.players[1].prowess)
    story = game.listen()
    until(act(game, "challenge joakim"), moments.DRAW_CARD)
    if seen == 2:
        assert len(options(game)) == 2
        act(game, max(options(game)))

    assert (count(story, ProwessSeen), count(story, ProwessTaken)) == (seen, taken)
    assert len(game.players[1].prowess) == before - taken


def relic(number: int) -> str:
    """The id of the n-th Relic of Era I."""
    return relics_of(1, 8)[number - 1]


@pytest.mark.parametrize(("owned", "seen"), [(0, 0), (1, 1), (2, 2), (5, 4)])
def test_the_winner_looks_at_the_losers_relics_as_far_as_they_go(owned: int, seen: int) -> None:
    """BV-10: one Unit may look at four, but two is all there is (CHALLENGE-19, 20, R-48)."""
    mine = ",".join(relics_of(1, owned))
    game = staged(WINNERS, f"{HERE} hand1=w hand2=blank relics2={mine}")
    story = game.listen()
    until(act(game, "challenge joakim"), moments.DRAW_CARD)
    act(game, "prowess 1")
    until(game, moments.DRAW_CARD)

    assert count(story, RelicSeen) == seen
    if seen > 1:
        assert len(options(game)) == seen
        act(game, min(options(game)))
    assert [len(player.relics) for player in game.players] == [min(owned, 1), owned - min(owned, 1)]
    assert len(game.relic_deck) == 32 - owned, "nothing comes from the deck instead"


@pytest.mark.parametrize(("values", "falls"), [("0/0/0", True), ("9/9/9", False)])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_hero_is_set_aside_after_one_battle(values: str, falls: bool, seat: int) -> None:
    """BV-26: survived or defeated, for Attacker and Defender alike (HERO-5 to 7, R-54)."""
    box = letters(f"h heroIII {values} hp3", "w base 9/0/0")
    hands = "hand1=h hand2=w" if seat == 1 else "hand1=w hand2=h"
    game = staged(box, f"{HERE} {hands}")
    story = game.listen()
    until(act(game, "challenge joakim"), moments.KEEP_PROWESS)
    hero_fell = f"{'ad'[seat - 1]}1 falls" in told(story)
    act(game, min(options(game)))

    player = game.players[seat - 1]
    finish_turn(game)
    assert hero_fell == falls
    assert pile(game, player.aside) == ["h"]
    assert "h" not in pile(game, player.hand + player.deck + player.discard)
    assert score_player(game, player).heroes == 3


def test_a_chased_hero_that_survives_goes_back_to_the_discards() -> None:
    """BV-34: no board space becomes empty (TOKEN-14, R-16, HERO-9)."""
    box = letters("h heroII 0/0/0 hp9", "q II 0/0/0")
    game = staged(box, f"{HERE} hand1=blank tokens1=chase discardII=h,q")
    assert "chase" in options(game)
    act(game, "chase")
    assert options(game) == {"hunt h", "hunt q"}
    act(game, "hunt h")
    assert pile(game, game.battle.defenders.cards) == ["h"]
    assert pile(game, game.era_discards[2]) == ["q"]
    until(game, moments.FIND_RELIC)
    assert NONE not in game.board
    assert pile(game, game.era_discards[2]) == ["q", "h"]
    assert [BOX.tokens[token].id for token in game.token_discard] == ["chase"]


def undefended(extra: str = "", *, hand: str = "w,r,blank*2") -> Game:
    """Seat 2 is challenged with an empty hand."""
    text = f"{HERE} hand1={hand} hand2= deck2=blank*2 {extra}"
    return act(staged(WINNERS, text), "challenge joakim")


def test_a_challenged_player_without_cards_is_beaten_without_dice() -> None:
    """BV-35: the Attacker deploys, Reinforcements come, rewards follow, no Honor (R-30)."""
    game = undefended(f"relics2={relic(1)},{relic(2)},{relic(3)}")
    story = game.listen()
    assert game.to_act == 0
    act(game, "deploy r", "deploy w", "done")
    assert game.moment == moments.REINFORCEMENT
    act(game, "card blank", "look 2", "look 3", "prowess 3", f"find {relic(1)}", f"find {relic(3)}")
    assert options(game) == {f"relic {relic(1)}", f"relic {relic(3)}"}, "three Units look at two"
    act(game, f"relic {relic(3)}")

    assert (count(story, DieRolled), told(story)) == (0, ["attacker 3:0"])
    assert (game.players[1].prowess_lost, game.players[1].honor) == ([3], 0)
    finish_turn(game)
    assert len(game.players[1].hand) == 2, "the Defender refills too"


def test_a_tighten_up_saves_a_challenged_player_with_an_empty_hand() -> None:
    """BV-35, its condition: the token brings cards, and there is a line-up (R-30, D-12)."""
    game = undefended("tokens2=tighten-up")
    assert game.moment == moments.DRAW_CARD, "the only option, and an open one"
    act(game, "card blank", "card blank")

    assert (game.to_act, options(game)) == (1, {"deploy blank"}), "asked: hands are hidden"


def test_one_attacker_without_an_opponent_looks_at_four_relics() -> None:
    """BV-43: the loser owns five (CHALLENGE-19, R-30)."""
    mine = [relic(number) for number in range(1, 6)]
    game = undefended(f"relics2={','.join(mine)}")
    act(game, "deploy w", "done", "look 1", "look 2", "prowess 2")
    act(game, *[f"find {one}" for one in mine[:4]])

    assert options(game) == {f"relic {one}" for one in mine[:4]}
    act(game, f"relic {mine[0]}")
    assert [len(player.relics) for player in game.players] == [1, 4]


def test_the_relic_deck_is_renewed_while_looking() -> None:
    """BV-50: deck 1 and discards 2: three seen, one kept, deck 0 (R-46, RELIC-4)."""
    deck, *discards = relics_of(4, 3)
    owned = [one.id for one in BOX.relics if one.id not in (deck, *discards)]
    game = staged(
        WINNERS,
        f"{HERE} hand1=w relics1={','.join(owned)} relicdiscard={','.join(discards)} {ALONE}",
    )
    until(act(game, "face II1"), moments.FIND_RELIC)
    assert chances(game) == {f"find {deck}": 1}
    act(game, f"find {deck}")
    assert chances(game) == {f"find {one}": 1 for one in discards}
    until(game)
    assert options(game) == {f"relic {one}" for one in (deck, *discards)}
    act(game, f"relic {deck}")

    assert (len(game.relic_deck), len(game.relic_discard)) == (0, 2)


def test_honor_is_paid_as_far_as_the_supply_goes() -> None:
    """BV-51: supply 1, four Attackers defeated, one token taken (R-50)."""
    box = letters("w base 1/0/0", "r base 0/0/0 REI1", "d base 0/0/0 HD4")
    game = staged(box, f"{HERE} hand1=w,r,blank*2 deck1=blank*3,d hand2=d honor=1 honor1=7")
    act(game, "challenge joakim", "deploy r", "deploy blank", "deploy blank", "deploy w")
    act(game, "card blank", "strong S3", "risky K6")

    assert (game.players[1].honor, game.honor_supply) == (1, 0)


def test_a_hero_that_met_no_opponent_is_used_all_the_same() -> None:
    """BV-54: deployed in the case of BV-35, set aside (R-54, HERO-6)."""
    box = letters("h heroIII 0/0/0 hp3 REI1", "w base 9/0/0")
    game = staged(box, f"{HERE} hand1=h deck1=blank*2 hand2= deck2=blank*2")
    act(game, "challenge joakim", "card blank", "look 1", "look 2", "prowess 1")
    finish_turn(game)

    assert pile(game, game.players[0].aside) == ["h"]
    assert score_player(game, game.players[0]).heroes == 3


def test_equal_prowess_tokens_are_asked_for_all_the_same() -> None:
    """BV-55: a silence would tell the others that they are equal (part 8, rule 3)."""
    box = letters("w base 9/0/0", prowess=(2, 2, 2, 3))
    game = staged(box, f"{HERE} hand1=w hand2=blank")
    until(act(game, "challenge joakim"), moments.LOOK_PROWESS)
    assert chances(game) == {"look 2": 3, "look 3": 1}
    act(game, "look 2", "look 2")

    assert (game.to_act, options(game)) == (0, {"prowess 2"})
    act(game, "prowess 2")
    assert game.players[1].prowess == [2, 2, 3]
    assert (game.players[1].prowess_lost, game.players[1].prowess_returned) == ([2], [2])
