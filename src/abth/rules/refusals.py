"""Refusals: why an action is not legal now, by message, and the atom that says so."""

from __future__ import annotations

from typing import Any

from abth.rules import moments
from abth.rules.game import Game
from abth.rules.phases import time_travel
from abth.rules.terms import CHANCE, ERAS, NONE, OVER, SPACES_PER_ERA, TOKEN_LIMIT


class IllegalAction(Exception):
    """An action that was not offered. `atom` names the rule, `message` is the reason.

    The reason is the id of a message in the catalogue of words, and `what` is what it speaks of: a
    name, the id of an action of the gears, an Era or a number.
    """

    def __init__(self, atom: str, message: str, what: str = "") -> None:
        self.atom = atom
        self.message = message
        self.what = what
        super().__init__(f"{message} {what} ({atom})" if what else f"{message} ({atom})")

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.atom, self.message, self.what), {"args": self.args}


Explanation = tuple[str, str, str]  # atom, message, and what the message speaks of


def refusal(game: Game, number: int) -> IllegalAction:
    """The reason why this action cannot be played now."""
    atom, message, what = explain(game, number)
    return IllegalAction(atom, message, what)


def explain(game: Game, number: int) -> Explanation:
    """Why an action is not among the legal ones."""
    numbers = game.frame.actions
    if not 0 <= number < int(numbers.count):  # any integer may be asked for
        return "D-1", "refusal-no-such-action", str(number)
    if game.to_act == OVER:
        return "ROUND-8", "refusal-match-over", ""
    if number >= numbers.chance:
        return explain_chance(game, number)
    if game.to_act == CHANCE:
        return "D-1", "refusal-chance-acts-first", ""
    if number < numbers.tighten_up:
        return explain_gear(game, number)
    if number < numbers.face:
        return explain_jump_or_tighten_up(game, number)
    if number < numbers.company:
        return explain_opponent(game, number)
    if number < numbers.relic:
        return explain_line_up(game, number)
    return explain_choice(game, number)


def explain_chance(game: Game, number: int) -> Explanation:
    """An outcome that only chance can bring, or that is impossible now."""
    text = game.frame.actions.text(number)
    if game.to_act != CHANCE:
        return "D-1", "refusal-player-decides-first", text
    return "DECK-10", "refusal-other-chance-due", text


def explain_gear(game: Game, number: int) -> Explanation:
    """Inserting, taking the token, the four actions."""
    numbers = game.frame.actions
    if number == numbers.insert:
        if game.moment != moments.PREPARE:
            return "TRAVEL-28", "refusal-insert-before-jump", ""
        if game.tiles_inserted >= 3:
            return "TRAVEL-3", "refusal-three-tiles", ""
        return "R-10", "refusal-gear-frozen", ""
    if number == numbers.take:
        if game.moment != moments.PREPARE:
            return "R-59", "refusal-take-before-jump", ""
        if game.token_taken:
            return "R-8", "refusal-one-token", ""
        player = game.players[game.to_act]
        if len(player.tokens) >= TOKEN_LIMIT:
            return "TRAVEL-12", "refusal-three-tokens", ""
        return "R-9", "refusal-token-space-empty", ""
    return explain_action(game, number - int(numbers.use))


def explain_action(game: Game, action: int) -> Explanation:
    """Draw 2, Retrieve, Dismiss, Regroup."""
    name = game.frame.box.gear_actions[action].id
    if game.moment not in (moments.PREPARE, moments.OPPONENT, moments.ATTACK_FIRST):
        return "TRAVEL-22", "refusal-action-not-now", name
    if game.moment != moments.PREPARE and game.frame.actions_end_with_jump:
        return "R-11", "refusal-actions-end-with-jump", ""
    if game.used & (1 << action):
        return "TRAVEL-14", "refusal-action-used", name
    if action not in (time_travel.active_action(game, 0), time_travel.active_action(game, 1)):
        return "TRAVEL-13", "refusal-no-arrow", name
    if action == 2 and len(game.players[game.to_act].hand) == 1:
        return "R-14", "refusal-last-card-stays", ""
    return "R-60", "refusal-action-changes-nothing", name


def explain_jump_or_tighten_up(game: Game, number: int) -> Explanation:
    """The jump, and Tighten up!."""
    numbers = game.frame.actions
    player = game.players[game.to_act]
    if number == numbers.tighten_up:
        if time_travel.tighten_up_held(game, player) == NONE:
            return "TOKEN-11", "refusal-no-tighten-up", ""
        if game.moment in (
            moments.FIRST_TILE,
            moments.PREPARE,
            moments.OPPONENT,
            moments.DEFEND_FIRST,
            moments.ATTACK_FIRST,
        ):
            return "R-60", "refusal-tighten-up-changes-nothing", ""
        return "R-15", "refusal-tighten-up-not-now", ""
    if game.moment == moments.FIRST_TILE:
        return "TRAVEL-2", "refusal-insert-first", ""
    if game.moment != moments.PREPARE:
        return "TRAVEL-28", "refusal-jump-ends-phase", ""
    era = number - int(numbers.jump) + 1
    if era == player.era:
        return "TRAVEL-25", "refusal-never-stays", ""
    return "TRAVEL-23", "refusal-era-not-shown", ERAS[era - 1]


def explain_opponent(game: Game, number: int) -> Explanation:
    """Facing a Unit, challenging, Chase, no battle."""
    numbers = game.frame.actions
    if game.moment != moments.OPPONENT:
        return "R-61", "refusal-opponent-after-jump", ""
    player = game.players[game.active]
    if number != numbers.no_battle and len(player.hand) == 0:
        return "R-30", "refusal-no-card-in-hand", ""
    if number < numbers.challenge:
        space = number - int(numbers.face)
        if space // SPACES_PER_ERA + 1 != player.era:
            return "CONQ-2", "refusal-unit-in-other-era", ""
        return "R-52", "refusal-space-empty", ""
    if number < numbers.chase:
        other = game.seat_of(number - int(numbers.challenge))
        if other == NONE:
            return "SETUP-24", "refusal-sabaton-not-played", ""
        if other == game.active:
            return "CHALLENGE-1", "refusal-challenge-yourself", ""
        if game.players[other].era == 0:
            return "R-17", "refusal-sabaton-not-on-board", ""
        return "CHALLENGE-1", "refusal-sabaton-in-other-era", ""
    if number == numbers.chase:
        if len(game.era_discards[player.era]) == 0:
            return "R-16", "refusal-era-discard-empty", ""
        return "TOKEN-13", "refusal-no-chase", ""
    return "CONQ-1", "refusal-must-fight", ""


def explain_line_up(game: Game, number: int) -> Explanation:
    """Company, done, answers, deploying and laying tokens."""
    numbers = game.frame.actions
    player = game.players[game.to_act]
    deploying = (
        moments.DEFEND_FIRST,
        moments.DEFEND_NEXT,
        moments.ATTACK_FIRST,
        moments.ATTACK_NEXT,
    )
    if number < numbers.done:
        if game.moment != moments.COMPANY:
            return "CONQ-4", "refusal-company-not-now", ""
        return "LINK-3", "refusal-no-linked-units", ""
    if number == numbers.done:
        if game.moment == moments.DEFEND_FIRST:
            return "R-29", "refusal-challenged-must-deploy", ""
        if game.moment == moments.ATTACK_FIRST:
            return "CONQ-11", "refusal-must-deploy", ""
        return "R-62", "refusal-nothing-to-finish", ""
    if number == numbers.no_unit:
        return "R-29", "refusal-challenged-must-deploy-at-once", ""
    if number < numbers.recruit:
        return "ABIL-13", "refusal-no-die", ""
    if number < numbers.deploy:
        return "R-44", "refusal-nothing-to-recruit", ""
    if number < numbers.assign:
        if game.moment not in deploying:
            return "R-62", "refusal-deploy-not-now", ""
        if game.moment in (moments.DEFEND_FIRST, moments.DEFEND_NEXT):
            return "CHALLENGE-5", "refusal-unit-not-in-hand", ""
        return "CONQ-11", "refusal-unit-not-in-hand", ""
    token, place = divmod(number - int(numbers.assign), 5)
    if game.moment not in (moments.ATTACK_TOKENS, moments.DEFEND_TOKENS):
        return "TOKEN-3", "refusal-assign-not-now", ""
    if token not in player.tokens:
        return "TOKEN-1", "refusal-token-not-held", ""
    if not game.frame.box.tokens[token].for_units:
        return "TOKEN-15", "refusal-token-not-for-units", ""
    attacks = game.moment == moments.ATTACK_TOKENS
    line_up = game.battle.attackers if attacks else game.battle.defenders
    if place >= line_up.size:
        return "TOKEN-1", "refusal-no-unit-there", ""
    return "TOKEN-2", "refusal-unit-has-token", ""


def explain_choice(game: Game, number: int) -> Explanation:
    """Choosing one of several cards, tokens or Sabatons."""
    numbers = game.frame.actions
    if number < numbers.prowess:
        atom = "CHALLENGE-19" if game.moment == moments.KEEP_STOLEN else "REWARD-12"
        return atom, "refusal-relic-not-seen", ""
    if number < numbers.drop:
        return "CHALLENGE-15", "refusal-prowess-not-now", ""
    if number < numbers.sabaton:
        return "R-7", "refusal-drop-not-now", ""
    if number < numbers.retrieve:
        return "SETUP-7", "refusal-sabaton-not-now", ""
    if number < numbers.dismiss:
        return "TRAVEL-16", "refusal-retrieve-not-now", ""
    if number < numbers.hunt:
        return "TRAVEL-17", "refusal-dismiss-not-now", ""
    return "TOKEN-14", "refusal-hunt-not-now", ""
