"""Terms and conventions (RULES 2.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from abth.rules.events import CardDrawn, seen_by
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import score_player
from abth.rules.terms import BASE, CHANCE, ELITE, HERO, NONE, OVER
from abth.rules.views import view_for
from tests.rules.asking import board, dealt, refused, units
from tests.scenes import BOX, act, fates, fought, let_it_happen, options, scene

CHALLENGED = (
    "players=2 turns=1 moment=attack-first era1=II era2=II defender=1 hand1=spy hand2=archers,spy"
)


def army(game: Game, player: Player) -> Counter[int]:
    """Every Unit of a player, in hand, deck, discard pile, line-up or set aside."""
    cards = player.hand + player.deck + player.discard + player.aside
    if player.seat == game.active:
        cards = cards + game.battle.attackers.cards
    elif player.seat == game.defender:
        cards = cards + game.battle.defenders.cards
    return Counter(int(card) for card in cards)


def test_the_player_whose_turn_it_is_attacks() -> None:
    """In seat 2's turn seat 2 lays the Attacker's Units (TERM-1)."""
    game = scene(f"{CHALLENGED} defenders=trebuchet")

    assert game.to_act == game.active == 1
    act(game, "deploy archers")
    assert units(game.battle.attackers.cards) == ["archers"]
    assert "archers" not in units(game.players[1].hand)


def test_the_opponent_is_a_card_of_the_board() -> None:
    """Facing a Unit, the Defender is that card and no player (TERM-2)."""
    spaces = board(II1="mamluk-lancers", II3="greek-fire-dromon")
    game = scene(f"players=2 moment=opponent era1=II hand1=archers,spy {spaces}")

    act(game, "face II1")

    assert game.defender == NONE
    assert units(game.battle.defenders.cards) == ["mamluk-lancers"]


def test_the_opponent_is_another_player() -> None:
    """Challenged, another player is the Defender (TERM-2)."""
    game = scene("players=2 moment=opponent era1=II era2=II hand1=archers,spy hand2=archers,spy")

    act(game, "challenge chris", "deploy spy")

    assert game.defender == game.to_act == 1
    assert units(game.battle.defenders.cards) == ["spy"]


def test_an_army_is_hand_deck_and_discard_pile() -> None:
    """Elite Units count wherever their owner keeps them, and not in the box (TERM-3)."""
    game = scene(
        f"players=2 moment=prepare inserted=1 {board()} hand1=trung-sisters deck1=viking-raiders "
        "discard1=varangian-guard dismissed1=knights-templar aside1=leonidas"
    )

    assert score_player(game, game.players[0]).elite == 3
    assert score_player(game, game.players[0]).hero_cards == 1


def test_the_battlefront_is_where_the_first_units_meet() -> None:
    """The first card of each side stands at the Battlefront and is hit first (TERM-4)."""
    battle = fought("a1 0/0/0, a2 0/0/2 | d1 0/1/0, d2 0/0/0 | S3 K3")  # medium 0:1, close 3:3

    assert fates(battle) == ([None, 0], [0, 0])

    battle = fought("a1 0/1/0, a2 0/0/0 | d1 0/0/0, d2 0/1/0 | S2 K4")  # medium 2:1

    assert fates(battle) == ([0, 0], [None, 0])


def test_the_attackers_line_up_grows_from_right_to_left() -> None:
    """The second Attacker stands to the left of the first: left half meets right half (TERM-5)."""
    linked = fought("trung-sisters, genoese-crossbowmen | archers")
    apart = fought("genoese-crossbowmen, trung-sisters | archers")

    assert (linked.attackers.formed, apart.attackers.formed) == (1, 0)


def test_the_defenders_line_up_grows_from_left_to_right() -> None:
    """The second Defender stands to the right of the first: right half meets left (TERM-6)."""
    linked = fought("archers | genoese-crossbowmen, trung-sisters")
    apart = fought("archers | trung-sisters, genoese-crossbowmen")

    assert (linked.defenders.formed, apart.defenders.formed) == (1, 0)


def test_each_player_has_a_personal_area() -> None:
    """Deck, discard pile, Relics and tokens of a player are that player's alone (TERM-7)."""
    game = scene(
        "players=2 moment=prepare inserted=1 hand1=spy discard1=archers relics1=vasa "
        "tokens1=chase relics2=rosetta-stone tokens2=relaunch*2"
    )

    mine, other = view_for(game, None).players
    assert [BOX.relics[relic].id for relic in mine.relics] == ["vasa"]
    assert [BOX.tokens[token].id for token in mine.tokens] == ["chase"]
    assert units(mine.discard) == ["archers"]
    assert (mine.hand_size, mine.deck_size, mine.prowess_left) == (1, 6, 4)
    assert [BOX.relics[relic].id for relic in other.relics] == ["rosetta-stone"]
    assert [BOX.tokens[token].id for token in other.tokens] == ["relaunch", "relaunch"]
    assert (other.discard, other.hand_size, other.deck_size) == ((), 0, 8)


def test_the_back_of_a_card_tells_nothing() -> None:
    """Swap a card in hand for one in the deck, and others see no difference (TERM-8)."""
    table = f"players=2 moment=prepare inserted=1 {board()} "
    one = scene(f"{table} hand1=joan-of-arc,spy deck1=archers,turtle-ship")
    two = scene(f"{table} hand1=archers,turtle-ship deck1=joan-of-arc,spy")

    assert view_for(one, 0) != view_for(two, 0)
    for onlooker in (1, None):
        assert view_for(one, onlooker) == view_for(two, onlooker)
        assert view_for(one, onlooker).players[0].hand is None
    drawn = CardDrawn(0, 7)
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == CardDrawn(0, None)


def test_a_white_card_is_the_deck_and_a_grey_one_the_discard_pile() -> None:
    """Draw 2 draws from the deck, Retrieve takes from the discard pile (TERM-9)."""
    text = "players=2 moment=prepare inserted=1 gear=I-II/1,I-III/2,0 hand1=spy discard1=archers"

    drawing = let_it_happen(act(scene(text), "use A"))
    assert units(drawing.players[0].discard) == ["archers"]
    assert len(drawing.players[0].deck) == 4
    retrieving = act(scene(text), "use B")
    assert retrieving.players[0].discard == []
    assert len(retrieving.players[0].deck) == 6
    notes = {action.id: action.note for action in BOX.gear_actions}
    assert "discard" not in notes["draw-2"]
    assert "discard pile" in notes["retrieve"]


def test_every_card_carries_the_same_fields() -> None:
    """Values, Damage icons, half shields and icons on all; an Era on all but Base (TERM-10)."""
    assert {unit.rank for unit in BOX.units} == {BASE, ELITE, HERO}
    for unit in BOX.units:
        assert unit.name
        assert (unit.era == 0) == (unit.rank == BASE)
        assert min(unit.long, unit.medium, unit.close) >= 0
        assert unit.damage_icons >= 1
        assert 0 <= unit.link_left <= 4 >= unit.link_right >= 0
        icons = (unit.reinforcement, unit.assault, unit.heroic_death, unit.accuracy)
        assert min(*icons, unit.diversion, unit.relaunch) >= 0


def test_nobody_takes_a_unit_of_another_player() -> None:
    """A battle between players leaves both Armies whole, whoever falls (TERM-11)."""
    game = scene(
        f"{CHALLENGED} {board()} defenders=knights-templar deck1= deck2= discard1=turtle-ship"
    )
    before = [army(game, player) for player in game.players]

    let_it_happen(act(game, "deploy archers", "done", "strong S3", "risky K1"))
    assert game.battle.attackers.survivors == 0
    let_it_happen(act(game, min(options(game))))  # one of the two Prowess tokens

    assert game.turns == 2
    assert [army(game, player) for player in game.players] == before


def test_nothing_in_the_hand_of_others_is_offered() -> None:
    """A player deploys, retrieves and dismisses own Units only (TERM-11)."""
    text = "players=2 {} hand1=spy,archers deck1= hand2=trung-sisters,spy discard2=viking-raiders"

    assert refused(
        scene(text.format(f"{board()} moment=attack-first defenders=turtle-ship")),
        "deploy trung-sisters",
    ) == "CONQ-11"  # fmt: skip
    choosing = scene(text.format(f"{board()} moment=dismiss resume=prepare inserted=1 act=1"))
    assert options(choosing) == {"dismiss archers", "dismiss spy"}
    assert refused(choosing, "dismiss trung-sisters") == "TRAVEL-17"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_army_shrinks_by_dismissing_alone(seed: int) -> None:
    """All match long no owned Unit is lost, except by its owner's Dismiss (TERM-12)."""
    game = dealt(3, seed)
    dice = Dice(seed)
    dismissed = 0
    while game.to_act != OVER:
        before = [army(game, player) for player in game.players]
        seat, action = game.to_act, -1
        if seat == CHANCE:
            let_chance_act(game, dice)
        else:
            action = int(dice.choose(game.options))
            play(game, action)
        for player, owned in zip(game.players, before, strict=True):
            lost = list((owned - army(game, player)).elements())
            if lost:
                text = game.frame.actions.text(action)
                assert (player.seat, text) == (seat, f"dismiss {BOX.units[lost[0]].id}")
                assert len(lost) == 1
                dismissed += 1
    assert dismissed == sum(len(player.dismissed) for player in game.players) > 0
