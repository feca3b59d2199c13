"""The flow of a match: one action after the other, and the automatic steps in between.

`apply` refuses what is not legal. `play` trusts its caller; search and simulation use it.
"""

from __future__ import annotations

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle import engagement, rewards
from abth.rules.battle.combat import empty_battle
from abth.rules.box import Box
from abth.rules.chance import first_number, is_possible_outcome
from abth.rules.game import Frame, Game, lay_out
from abth.rules.phases import battle, restoration, setup, time_travel
from abth.rules.player import new_player
from abth.rules.refusals import refusal
from abth.rules.rulings import Rulings
from abth.rules.terms import CHANCE, MAX_PLAYERS, MIN_PLAYERS


def new_game(box: Box, players: int, rulings: Rulings | None = None) -> Game:
    """A new match: the first player chooses a Sabaton."""
    return new_game_in(Frame(box, rulings or Rulings()), players)


def new_game_in(frame: Frame, players: int) -> Game:
    """Another match with the same box and rulings."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"a match has 2 to 5 players, not {players}")
    seats = [new_player(seat) for seat in range(players)]
    game = Game(frame, seats, empty_battle(frame.combat))
    lay_out(frame, game)
    advance(game)
    return game


def apply(game: Game, number: int) -> None:
    """Play one action of a player or of chance; refuse an illegal one and change nothing."""
    if game.to_act == CHANCE:
        if not is_possible_outcome(game, number):
            raise refusal(game, number)
    elif not game.is_option(number):
        raise refusal(game, number)
    play(game, number)


def play(game: Game, number: i64) -> None:
    """Play one action that is known to be legal, then go on to the next decision."""
    if game.to_act == CHANCE:
        apply_chance(game, number)
    else:
        decide(game, number)
    advance(game)


def advance(game: Game) -> None:
    """Carry out automatic steps until a player or chance has to act."""
    while True:
        moment = game.moment
        if moment <= moments.LAST_DECISION:
            if offer(game, moment):
                return
            if game.moment == moment:  # a single option is carried out (part 8, rule 3)
                decide(game, game.offered.at(0))
        elif moment <= moments.LAST_CHANCE or moment == moments.MATCH_OVER:
            return
        else:
            run_step(game, moment)


def offer(game: Game, moment: i64) -> bool:
    """List the legal actions of a decision; whether its player must be asked."""
    if moment == moments.PREPARE:
        return time_travel.offer_preparations(game)
    if moment == moments.OPPONENT:
        return battle.offer_opponents(game)
    if moment == moments.ATTACK_NEXT:
        return battle.offer_next_attacker(game)
    if moment == moments.ATTACK_FIRST:
        return battle.offer_attack(game)
    if moment == moments.ATTACK_TOKENS:
        return battle.offer_attacker_tokens(game)
    if moment == moments.COMPANY:
        return battle.offer_company(game)
    if moment == moments.FIRST_TILE:
        return time_travel.offer_first_tile(game)
    if moment == moments.RETRIEVE:
        return time_travel.offer_retrieval(game)
    if moment == moments.DISMISS:
        return time_travel.offer_dismissal(game)
    if moment == moments.DEFEND_FIRST:
        return battle.offer_defense(game)
    if moment == moments.DEFEND_NEXT:
        return battle.offer_next_defender(game)
    if moment == moments.DEFEND_TOKENS:
        return battle.offer_defender_tokens(game)
    if moment == moments.KEEP_RELIC or moment == moments.KEEP_STOLEN:
        return rewards.offer_relics(game)
    return offer_rare(game, moment)


def offer_rare(game: Game, moment: i64) -> bool:
    """The decisions that come up least often."""
    if moment == moments.DROP_TOKEN:
        return time_travel.offer_drops(game)
    if moment == moments.HUNT:
        return battle.offer_hunt(game)
    if moment == moments.DEFENDER_RELAUNCH:
        return engagement.offer_relaunch(game, game.defender)
    if moment == moments.ATTACKER_RELAUNCH:
        return engagement.offer_relaunch(game, game.active)
    if moment == moments.RECRUIT:
        return rewards.offer_recruit(game)
    if moment == moments.KEEP_PROWESS:
        return rewards.offer_prowess(game)
    assert moment == moments.CHOOSE_SABATON
    return setup.offer_sabatons(game)


def decide(game: Game, number: i64) -> None:
    """Carry out a decision; action numbers are in the order of the verbs."""
    if game.shares_piles:
        game.own_piles()
    numbers = game.frame.actions
    if number < numbers.company:
        decide_travel_or_opponent(game, number)
    elif number < numbers.deploy:
        decide_company_or_answer(game, number)
    elif number < numbers.assign:
        battle.deploy(game, number - numbers.deploy)
    elif number < numbers.relic:
        laid = number - numbers.assign
        battle.assign(game, laid // 5, laid % 5)
    elif number < numbers.prowess:
        if game.moment == moments.KEEP_RELIC:
            rewards.keep_relic(game, number - numbers.relic)
        else:
            rewards.keep_stolen_relic(game, number - numbers.relic)
    elif number < numbers.drop:
        rewards.keep_prowess(game, number - numbers.prowess)
    elif number < numbers.sabaton:
        time_travel.drop_token(game, number - numbers.drop)
    elif number < numbers.retrieve:
        setup.choose_sabaton(game, number - numbers.sabaton)
    elif number < numbers.dismiss:
        time_travel.retrieve(game, number - numbers.retrieve)
    elif number < numbers.hunt:
        time_travel.dismiss(game, number - numbers.dismiss)
    else:
        battle.hunt(game, number - numbers.hunt)


def decide_travel_or_opponent(game: Game, number: i64) -> None:
    """Gear, token, actions, jump, and the choice of an opponent."""
    numbers = game.frame.actions
    if number == numbers.insert:
        time_travel.insert_tile(game)
    elif number == numbers.take:
        time_travel.take_token(game)
    elif number < numbers.tighten_up:
        time_travel.use_action(game, number - numbers.use)
    elif number == numbers.tighten_up:
        time_travel.tighten_up(game)
    elif number < numbers.face:
        time_travel.jump(game, number - numbers.jump + 1)
    elif number < numbers.challenge:
        battle.face(game, number - numbers.face)
    elif number < numbers.chase:
        battle.challenge(game, number - numbers.challenge)
    elif number == numbers.chase:
        battle.chase(game)
    else:
        battle.forfeit(game)


def decide_company_or_answer(game: Game, number: i64) -> None:
    """Company, done, and the small decisions."""
    numbers = game.frame.actions
    if number < numbers.done:
        battle.choose_company(game, number - numbers.company)
    elif number == numbers.done:
        if game.moment == moments.ATTACK_TOKENS or game.moment == moments.DEFEND_TOKENS:
            battle.end_tokens(game)
        else:
            battle.end_deployment(game)
    elif number == numbers.no_unit:
        battle.deploy_nothing(game)
    elif number == numbers.reroll:
        engagement.decide_reroll(game)
    elif number == numbers.keep:
        engagement.keep_die(game)
    else:
        rewards.decide_recruit(game, number == numbers.recruit)


def apply_chance(game: Game, number: i64) -> None:
    """Carry out an outcome of chance, by the number of its action."""
    draw(game, number - first_number(game))


def draw(game: Game, piece: i64) -> None:
    """Carry out an outcome of chance: this piece came out of the urn."""
    if game.shares_piles:
        game.own_piles()
    moment = game.moment
    if moment == moments.DRAW_CARD:
        restoration.draw_card(game, piece)
    elif moment == moments.DRAW_TILE:
        time_travel.insert(game, piece)
    elif moment == moments.LAY_UNIT:
        restoration.lay_unit(game, piece)
    elif moment == moments.LAY_TOKEN:
        restoration.lay_token(game, piece)
    elif moment == moments.REINFORCEMENT:
        engagement.arrive(game, piece)
    elif moment == moments.ROLL_STRONG:
        engagement.rolled_strong(game, piece)
        game.moment = moments.ROLL_RISKY
    elif moment == moments.ROLL_RISKY:
        engagement.rolled_risky(game, piece)
        game.moment = moments.RELAUNCH
    elif moment == moments.REROLL_DEFENDER or moment == moments.REROLL_ATTACKER:
        side = i64(1) if moment == moments.REROLL_DEFENDER else i64(0)
        engagement.reroll(game, side, piece)
    elif moment == moments.FIND_RELIC:
        rewards.find_relic(game, piece)
    elif moment == moments.LOOK_PROWESS:
        rewards.see_prowess(game, piece)
    elif moment == moments.FIND_STOLEN:
        rewards.find_stolen_relic(game, piece)
    else:
        deal(game, piece)


def deal(game: Game, piece: i64) -> None:
    """Carry out what is dealt before the first turn."""
    moment = game.moment
    if moment == moments.DEAL_TILE:
        setup.deal_tile(game, piece)
    elif moment == moments.DEAL_TOKEN:
        setup.deal_token(game, piece)
    elif moment == moments.DEAL_UNIT:
        setup.deal_unit(game, piece)
    elif moment == moments.DEAL_RELIC:
        setup.deal_relic(game, piece)
    elif moment == moments.FIND_START:
        setup.begin_with(game, piece)
    else:
        assert moment == moments.SET_WHEEL
        setup.set_wheel(game, piece)
    game.moment = moments.SET_UP


def run_step(game: Game, moment: i64) -> None:
    """Carry out an automatic step."""
    if moment == moments.DRAWING:
        restoration.go_on_drawing(game)
    elif moment == moments.REINFORCE:
        engagement.reinforce(game)
    elif moment == moments.ENGAGE:
        engagement.engage_line_ups(game)
    elif moment == moments.DICE:
        engagement.roll_dice(game)
    elif moment == moments.RELAUNCH:
        engagement.relaunch(game)
    elif moment == moments.COMBAT:
        engagement.do_battle(game)
    elif moment == moments.SPOILS:
        rewards.spoils(game)
    elif moment == moments.RELICS:
        rewards.look_for_relics(game)
    elif moment == moments.PROWESS:
        rewards.look_at_prowess(game)
    elif moment == moments.STOLEN:
        rewards.look_for_stolen_relics(game)
    elif moment == moments.RESTORE:
        restoration.restore(game)
    elif moment == moments.REFILL_BOARD:
        restoration.refill_board(game)
    elif moment == moments.REFILL_TOKENS:
        restoration.refill_tokens(game)
    elif moment == moments.REFILL_ATTACKER:
        restoration.refill_hand(game, game.active, moments.REFILL_DEFENDER)
    elif moment == moments.REFILL_DEFENDER:
        restoration.refill_defender(game)
    elif moment == moments.END_TURN:
        restoration.end_turn(game)
    elif moment == moments.BEGIN_TURN:
        time_travel.begin_turn(game)
    else:
        assert moment == moments.SET_UP
        setup.set_up(game)
