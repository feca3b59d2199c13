"""Options that want a confirmation: the battle goes on by itself after them."""

from __future__ import annotations

from hypothesis import given, settings

from abth.rules import moments
from abth.rules.events import UnitDeployed
from abth.rules.facts import facts_for
from abth.rules.final_actions import FinalAction, final_actions
from abth.rules.flow import apply
from abth.rules.game import Game
from abth.rules.terms import ATTACKER
from tests.rules.asking import board
from tests.scenes import act, scene
from tests.strategies import LAW, games, seats

DEPLOYMENT = (
    moments.DEFEND_FIRST, moments.DEFEND_NEXT, moments.ATTACK_FIRST, moments.ATTACK_NEXT,
)  # fmt: skip
TOKENS = (moments.DEFEND_TOKENS, moments.ATTACK_TOKENS)
CHOICES = (moments.OPPONENT, moments.COMPANY, moments.HUNT)


def final(game: Game) -> set[str]:
    """The final actions in words."""
    return {game.frame.actions.text(one.action) for one in final_actions(game)}


def attack(attackers: str, more: str) -> Game:
    return scene(
        f"players=2 moment=attack-next {board()} era1=I attackers={attackers} "
        f"defenders=qin-crossbowmen {more}"
    )


def test_the_fourth_unit_ends_the_deployment() -> None:
    """CONQ-11: there is no slot for another one."""
    assert final(attack("archers,archers", "hand1=spy,conscripts")) == set()
    assert final(attack("archers,archers,trebuchet", "hand1=spy,conscripts")) == {
        "deploy spy", "deploy conscripts",
    }  # fmt: skip


def test_the_last_card_in_hand_ends_the_deployment() -> None:
    """CONQ-12: nothing else could be deployed."""
    assert final(attack("archers", "hand1=spy")) == {"deploy spy"}


def test_a_final_unit_tells_what_it_promises() -> None:
    """REINF-1, LINK-3: reinforcements and Links are seen before they are decided."""
    game = attack("archers,archers,trebuchet", "hand1=conscripts,spy deck1=trebuchet")
    number = game.frame.actions.number
    assert final_actions(game) == (
        FinalAction(number("deploy conscripts"), 0, 1),
        FinalAction(number("deploy spy"), 0, 0),
    )


def test_the_third_defender_ends_the_deployment() -> None:
    """CHALLENGE-5: a challenged player deploys up to three."""
    game = scene(
        f"players=2 moment=defend-next {board()} era1=II era2=II defender=2 hand2=spy,conscripts "
        "defenders=archers,archers"
    )
    assert final(game) == {"deploy spy", "deploy conscripts"}


def test_the_last_token_rolls_the_dice() -> None:
    """TOKEN-1, 2: no other token, or no other Unit to lay one on."""
    text = f"players=2 moment=attack-tokens {board()} era1=I defenders=qin-crossbowmen "
    assert final(scene(f"{text} attackers=archers,spy tokens1=close+2,diversion")) == set()
    assert final(scene(f"{text} attackers=archers,spy tokens1=close+2")) == {
        "assign close+2 1", "assign close+2 2",
    }  # fmt: skip
    assert len(final(scene(f"{text} attackers=archers tokens1=close+2,diversion"))) == 2


def test_only_the_player_to_act_is_told() -> None:
    """R-55: the cards of a hand are nobody else's business."""
    game = attack("archers,archers,trebuchet", "hand1=spy,conscripts")
    assert len(facts_for(game, 0).final) == 2
    assert facts_for(game, 1).final == facts_for(game, None).final == ()


@settings(LAW, max_examples=300)
@given(games(begun=True))
def test_after_a_final_action_nothing_more_can_be_placed(game: Game) -> None:
    """Part 8, rule 3: and after any other of its kind something can."""
    if game.moment not in DEPLOYMENT + TOKENS + CHOICES:
        assert all(facts_for(game, seat).final == () for seat in seats(game))
        return
    told = {one.action: one for one in final_actions(game)}
    for option in game.legal():
        verb = game.frame.actions.text(option).split()[0]
        if verb in ("deploy", "assign", "face", "with", "hunt"):
            check(game, option, told.get(option))
        else:
            assert option not in told


def check(game: Game, option: int, told: FinalAction | None) -> None:
    """Play one option and see what follows."""
    seat, moment = game.to_act, game.moment
    twin = game.clone()
    story = twin.listen()
    apply(twin, option)
    if moment in CHOICES:
        assert (len(twin.battle.attackers.cards) > 0) == (told is not None)
        return
    same = TOKENS if moment in TOKENS else DEPLOYMENT
    asked_again = twin.to_act == seat and twin.moment in same
    assert asked_again == (told is None)
    deployed = [event for event in story if isinstance(event, UnitDeployed)]
    if told is not None and deployed:
        assert (told.link, told.coming) == (deployed[0].link, deployed[0].coming)


def test_with_one_card_in_hand_whom_to_face_is_final() -> None:
    """D-15: the card is deployed without asking."""
    game = scene(
        "players=2 moment=opponent used=AB era1=I hand1=archers deck1= "
        "board=nubian-archers,-,qin-crossbowmen,-,-,-,-,-,-,-,-,-"
    )
    faced = final(game)
    assert {text.split()[0] for text in faced} == {"face"}
    act(game, min(faced))
    assert game.battle.attackers.side == ATTACKER
    assert len(game.battle.attackers.cards) == 1
