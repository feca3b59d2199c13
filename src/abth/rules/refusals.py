"""Refusals: why an action is not legal now, in plain words and with the atom that says so."""

from __future__ import annotations

from abth.rules import moments
from abth.rules.game import Game
from abth.rules.phases import time_travel
from abth.rules.terms import CHANCE, ERAS, NONE, OVER, SPACES_PER_ERA, TOKEN_LIMIT


class IllegalAction(Exception):
    """An action that was not offered. `atom` names the rule, `reason` says it in plain words.

    `sentence` is the reason with `{what}` for what it speaks of, so that it can be translated.
    """

    def __init__(self, atom: str, sentence: str, what: str = "") -> None:
        self.atom = atom
        self.sentence = sentence
        self.what = what
        self.reason = sentence.replace("{what}", what)
        super().__init__(f"{self.reason} ({atom})")


Explanation = tuple[str, str, str]  # atom, sentence, and what the sentence speaks of


def refusal(game: Game, number: int) -> IllegalAction:
    """The reason why this action cannot be played now."""
    atom, sentence, what = explain(game, number)
    return IllegalAction(atom, sentence, what)


def explain(game: Game, number: int) -> Explanation:
    """Why an action is not among the legal ones."""
    numbers = game.frame.actions
    if not 0 <= number < numbers.count:
        return "D-1", "there is no action number {what}", str(number)
    if game.to_act == OVER:
        return "ROUND-8", "the match is over", ""
    if number >= numbers.chance:
        return explain_chance(game, number)
    if game.to_act == CHANCE:
        return "D-1", "chance has to act first", ""
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
        return "D-1", "'{what}' is for chance to bring, and a player has to decide now", text
    return "DECK-10", "'{what}' cannot come up now, another event of chance is due", text


def explain_gear(game: Game, number: int) -> Explanation:
    """Inserting, taking the token, the four actions."""
    numbers = game.frame.actions
    if number == numbers.insert:
        if game.moment != moments.PREPARE:
            return "TRAVEL-28", "tiles are inserted before the jump, and not in between choices", ""
        if game.tiles_inserted >= 3:
            return "TRAVEL-3", "three tiles are the most in one turn", ""
        return "R-10", "the gear is frozen once a token was taken or an action used", ""
    if number == numbers.take:
        if game.moment != moments.PREPARE:
            return "R-59", "the token is taken after a tile and before the jump", ""
        if game.token_taken:
            return "R-8", "one token a turn", ""
        player = game.players[game.to_act]
        if len(player.tokens) >= TOKEN_LIMIT:
            return "TRAVEL-12", "nobody holds more than three Warfare tokens", ""
        return "R-9", "the token space that is indicated is empty", ""
    return explain_action(game, number - int(numbers.use))


def explain_action(game: Game, action: int) -> Explanation:
    """Draw 2, Retrieve, Dismiss, Regroup."""
    name = game.frame.box.gear_actions[action].name
    if game.moment not in (moments.PREPARE, moments.OPPONENT, moments.ATTACK_FIRST):
        return "TRAVEL-22", "{what} cannot be used at this moment", name
    if game.moment != moments.PREPARE and game.frame.actions_end_with_jump:
        return "R-11", "actions end with the jump here", ""
    if game.used & (1 << action):
        return "TRAVEL-14", "{what} was used this turn", name
    if action not in (time_travel.active_action(game, 0), time_travel.active_action(game, 1)):
        return "TRAVEL-13", "no arrow points at {what}", name
    if action == 2 and len(game.players[game.to_act].hand) == 1:
        return "R-14", "the last card in hand stays when no other would be drawn", ""
    return "R-60", "{what} would change nothing", name


def explain_jump_or_tighten_up(game: Game, number: int) -> Explanation:
    """The jump, and Tighten up!."""
    numbers = game.frame.actions
    player = game.players[game.to_act]
    if number == numbers.tighten_up:
        if time_travel.tighten_up_held(game, player) == NONE:
            return "TOKEN-11", "you hold no Tighten up! token", ""
        if game.moment in (
            moments.FIRST_TILE,
            moments.PREPARE,
            moments.OPPONENT,
            moments.DEFEND_FIRST,
            moments.ATTACK_FIRST,
        ):
            return "R-60", "Tighten up! would change nothing", ""
        return "R-15", "Tighten up! comes before the own first Unit, and not in between choices", ""
    if game.moment == moments.FIRST_TILE:
        return "TRAVEL-2", "insert a tile first", ""
    if game.moment != moments.PREPARE:
        return "TRAVEL-28", "the jump is the end of Phase 1", ""
    era = number - int(numbers.jump) + 1
    if era == player.era:
        return "TRAVEL-25", "a Sabaton never stays where it is", ""
    return "TRAVEL-23", "the active tile does not show Era {what}", ERAS[era - 1]


def explain_opponent(game: Game, number: int) -> Explanation:
    """Facing a Unit, challenging, Chase, no battle."""
    numbers = game.frame.actions
    if game.moment != moments.OPPONENT:
        return "R-61", "the opponent is chosen right after the jump", ""
    player = game.players[game.active]
    if number != numbers.no_battle and len(player.hand) == 0:
        return "R-30", "an opponent is chosen with at least one card in hand", ""
    if number < numbers.challenge:
        space = number - int(numbers.face)
        if space // SPACES_PER_ERA + 1 != player.era:
            return "CONQ-2", "the Unit must lie in the Era the Sabaton stands in", ""
        return "R-52", "that space is empty", ""
    if number < numbers.chase:
        other = game.seat_of(number - int(numbers.challenge))
        if other == NONE:
            return "SETUP-24", "nobody plays that Sabaton", ""
        if other == game.active:
            return "CHALLENGE-1", "nobody challenges themselves", ""
        if game.players[other].era == 0:
            return "R-17", "that Sabaton has not entered the board yet", ""
        return "CHALLENGE-1", "that Sabaton stands in another Era", ""
    if number == numbers.chase:
        if len(game.era_discards[player.era]) == 0:
            return "R-16", "the discard pile of this Era is empty", ""
        return "TOKEN-13", "you hold no Chase token", ""
    return "CONQ-1", "there is somebody to fight, so there must be a battle", ""


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
            return "CONQ-4", "linked Units are chosen right after the Unit itself", ""
        return "LINK-3", "no linked Units lie there", ""
    if number == numbers.done:
        if game.moment == moments.DEFEND_FIRST:
            return "R-29", "a challenged player with cards deploys at least one Unit", ""
        if game.moment == moments.ATTACK_FIRST:
            return "CONQ-11", "at least one Unit must be deployed", ""
        return "R-62", "there is nothing to be done with now", ""
    if number == numbers.no_unit:
        return "R-29", "a challenged player with cards deploys at least one Unit, and at once", ""
    if number < numbers.recruit:
        return "ABIL-13", "no die can be re-rolled or kept now", ""
    if number < numbers.deploy:
        return "R-44", "there is no defeated Unit to recruit or leave now", ""
    if number < numbers.assign:
        if game.moment not in deploying:
            return "R-62", "Units are not deployed now", ""
        if game.moment in (moments.DEFEND_FIRST, moments.DEFEND_NEXT):
            return "CHALLENGE-5", "that Unit is not in your hand", ""
        return "CONQ-11", "that Unit is not in your hand", ""
    token, place = divmod(number - int(numbers.assign), 5)
    if game.moment not in (moments.ATTACK_TOKENS, moments.DEFEND_TOKENS):
        return "TOKEN-3", "tokens are not assigned now", ""
    if token not in player.tokens:
        return "TOKEN-1", "you do not hold that token", ""
    if not game.frame.box.tokens[token].for_units:
        return "TOKEN-15", "that token is never laid on a Unit", ""
    attacks = game.moment == moments.ATTACK_TOKENS
    line_up = game.battle.attackers if attacks else game.battle.defenders
    if place >= len(line_up.cards):
        return "TOKEN-1", "no own Unit stands at that place", ""
    return "TOKEN-2", "that Unit has a token already", ""


def explain_choice(game: Game, number: int) -> Explanation:
    """Choosing one of several cards, tokens or Sabatons."""
    numbers = game.frame.actions
    if number < numbers.prowess:
        atom = "CHALLENGE-19" if game.moment == moments.KEEP_STOLEN else "REWARD-12"
        return atom, "that Relic is not among those you look at", ""
    if number < numbers.drop:
        return "CHALLENGE-15", "no Prowess token of that value is to be chosen now", ""
    if number < numbers.sabaton:
        return "R-7", "no such token is to be given up now", ""
    if number < numbers.retrieve:
        return "SETUP-7", "that Sabaton cannot be chosen now", ""
    if number < numbers.dismiss:
        return "TRAVEL-16", "that card cannot be retrieved now", ""
    if number < numbers.hunt:
        return "TRAVEL-17", "that card cannot be dismissed now", ""
    return "TOKEN-14", "that card cannot be chased now", ""
