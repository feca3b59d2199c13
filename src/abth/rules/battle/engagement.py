"""Conditions of engagement: Reinforcements, Links, Assault, dice, Relaunch (RULES 2.6-2.11).

Players lay tokens in between (phases.battle). The rest happens by itself or by chance.
"""

from typing import Final

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.combat import engage, fight, line_totals
from abth.rules.battle.line_up import LineUp, link_between
from abth.rules.box import DieFace
from abth.rules.events import (
    BattleDecided,
    DieKept,
    DieRolled,
    ReinforcementArrived,
    ReinforcementMissed,
)
from abth.rules.game import Game, await_chance
from abth.rules.piles import Pile
from abth.rules.terms import ATTACKER, DEFENDER, NONE, attacks_with_strong_die

ATTACKER_PLACES: Final[i64] = 5  # four slots and the virtual one (REINF-9)
DEFENDER_PLACES: Final[i64] = 4


def reinforce(game: Game) -> None:
    """Each Reinforcement icon, front to back, calls one card to the back (REINF-1, R-26, R-66)."""
    attacks = game.reinforced == ATTACKER
    line_up = game.battle.attackers if attacks else game.battle.defenders
    places = ATTACKER_PLACES if attacks else DEFENDER_PLACES
    calls = game.frame.calls
    while game.cursor < line_up.size < places:
        card = line_up.card(game.cursor)
        if game.cursor_icons < calls[card]:
            game.cursor_icons += 1
            if reinforcement_pile(game, card).size > 0:
                await_chance(game, moments.REINFORCEMENT)
                return
            if game.story is not None:
                game.tell(ReinforcementMissed(line_up.side, game.cursor, "deck", 1))
        else:
            game.cursor += 1
            game.cursor_icons = 0
    if game.story is not None:
        tell_without_slot(game, line_up)
    game.cursor = 0
    game.cursor_icons = 0
    if attacks:
        game.reinforced = DEFENDER
    else:
        game.moment = moments.ENGAGE


def tell_without_slot(game: Game, line_up: LineUp) -> None:
    """Which Unit calls in vain because the virtual slot is filled (REINF-10)."""
    caller: i64 = NONE
    lost: i64 = 0
    answered = game.cursor_icons
    for place in range(game.cursor, line_up.size):
        icons = game.frame.calls[line_up.card(place)] - answered
        answered = 0
        if icons > 0:
            lost += icons
            if caller == NONE:
                caller = place
    if lost > 0:
        game.tell(ReinforcementMissed(line_up.side, caller, "slots", lost))


def reinforcement_pile(game: Game, card: i64) -> Pile:
    """Where the reinforcements of this card come from; nothing is reshuffled (REINF-4 to 7)."""
    owner = reinforced_seat(game)
    if owner != NONE:
        return game.players[owner].deck
    return game.era_decks[game.frame.box.units[card].era]  # empty for a Base Unit


def reinforced_seat(game: Game) -> i64:
    """The player whose deck reinforces now; NONE: an Era deck does."""
    return reinforcing_seat(game, game.reinforced)


def reinforcing_seat(game: Game, side: i64) -> i64:
    """The player whose deck reinforces a side; NONE: Era decks do (REINF-4, REINF-6, R-27)."""
    if side == ATTACKER:
        return game.active
    return NONE if game.frame.era_deck_reinforces else game.defender


def called_up(game: Game, side: i64) -> i64:
    """How many cards the Reinforcement icons of a side will call, if those cards have no icons.

    No card comes without a free slot, or from an empty pile (REINF-1 to 7). While
    reinforcements arrive, the icons that have called already are not counted again.
    """
    attacks = side == ATTACKER
    first: i64 = 0
    answered: i64 = 0  # icons of the first card
    if game.moment == moments.REINFORCE or game.moment == moments.REINFORCEMENT:
        if side == game.reinforced:
            first = game.cursor
            answered = game.cursor_icons
            if game.moment == moments.REINFORCEMENT:
                answered -= 1  # its card is drawn next
        elif attacks:
            return 0  # the Attacker's have come, the Defender's come now
    cards = game.battle.attackers.cards if attacks else game.battle.defenders.cards
    free = (ATTACKER_PLACES if attacks else DEFENDER_PLACES) - i64(len(cards))
    owner = reinforcing_seat(game, side)
    left: list[i64] = [i64(len(pile)) for pile in game.era_decks]
    if owner != NONE:
        left = [game.players[owner].deck.size] * len(left)
    called: i64 = 0
    for place in range(first, len(cards)):
        unit = game.frame.box.units[cards[place]]
        source = unit.era if owner == NONE else i64(0)
        for _ in range(game.frame.calls[cards[place]] - answered):
            if called < free and left[source] > 0:
                left[source] -= 1
                called += 1
        answered = 0
    return called


def promised_link(game: Game, line_up: LineUp, gap: i64) -> i64:
    """The type of the Link that will form between this place and the next; 0: none (LINK-3)."""
    if gap < 0:
        return 0
    roster = game.frame.roster
    near = roster.unit(line_up.card(gap), NONE)
    return link_between(line_up.side, near, roster.unit(line_up.card(gap + 1), NONE))


def calling_card(game: Game) -> i64:
    """The card whose icon calls the next reinforcement."""
    attacks = game.reinforced == ATTACKER
    line_up = game.battle.attackers if attacks else game.battle.defenders
    return line_up.card(game.cursor)


def arrive(game: Game, card: i64) -> None:
    """A reinforcement takes the first empty slot (REINF-2)."""
    line_up = game.battle.attackers if game.reinforced == ATTACKER else game.battle.defenders
    owner = reinforced_seat(game)
    if owner != NONE:
        player = game.players[owner]
        player.deck.take(card)
        player.reveal_if_deck_is_empty()
    else:
        game.era_decks[game.frame.box.units[card].era].take(card)
        if game.defender != NONE:
            game.foreign |= 1 << line_up.size
    line_up.add(card)
    game.moment = moments.REINFORCE
    if game.story is not None:
        link = promised_link(game, line_up, line_up.size - 2)
        coming = called_up(game, line_up.side)
        game.tell(ReinforcementArrived(line_up.side, card, game.cursor, link, coming))


def engage_line_ups(game: Game) -> None:
    """Links and Assault; a Defender without Units has lost already (LINK-5, ASSAULT-1, R-30)."""
    battle = game.battle
    game.fought = True
    battle.attackers.muster(game.frame.roster)
    battle.defenders.muster(game.frame.roster)
    if battle.defenders.size == 0:
        battle.attackers.rally()
        battle.defenders.rally()
        battle.winner = ATTACKER
        if game.story is not None:
            game.tell(BattleDecided(ATTACKER, battle.attackers.survivors, 0))
        game.record_ending()
        game.moment = moments.SPOILS
        return
    engage(battle)
    if game.defender != NONE and game.frame.tokens_after_assault:
        game.moment = moments.DEFEND_TOKENS
    else:
        game.moment = moments.ATTACK_TOKENS


def roll_dice(game: Game) -> None:
    """The Attacker rolls both dice, once for the whole battle (DICE-5, DICE-6)."""
    battle = game.battle
    if battle.attackers.packed_tokens != 0:
        battle.attackers.muster(game.frame.roster)
    if battle.defenders.packed_tokens != 0:
        battle.defenders.muster(game.frame.roster)
    game.defender_rerolls = battle.defenders.relaunch_icons()
    game.attacker_rerolls = battle.attackers.relaunch_icons()
    await_chance(game, moments.ROLL_STRONG)


def attacker_is_strong(game: Game) -> bool:
    """Whether the Attacker gets the Strong die, with the Units deployed so far."""
    return attacks_with_strong_die(game.battle.attackers.size)


def rolled_strong(game: Game, face: i64) -> None:
    """The Strong die was rolled; the Risky one follows."""
    game.strong_face = face
    if game.story is not None:
        side = ATTACKER if attacker_is_strong(game) else DEFENDER
        totals = totals_with(game, side, game.frame.box.strong[face])
        game.tell(DieRolled(side, True, face, totals))


def rolled_risky(game: Game, face: i64) -> None:
    """The Risky die was rolled."""
    game.risky_face = face
    if game.story is not None:
        side = DEFENDER if attacker_is_strong(game) else ATTACKER
        totals = totals_with(game, side, game.frame.box.risky[face])
        game.tell(DieRolled(side, False, face, totals))


def totals_with(game: Game, side: i64, die: DieFace) -> tuple[int, int, int]:
    """What all Units of a side, their tokens and a die make of the three Lines (BATTLE-4, 5)."""
    line_up = game.battle.attackers if side == ATTACKER else game.battle.defenders
    long: i64 = 0
    medium: i64 = 0
    close: i64 = 0
    for unit in line_up.units:
        long += unit.long
        medium += unit.medium
        close += unit.close
    return line_totals(long, medium, close, die)


def die_is_strong(game: Game, side: i64) -> bool:
    """Whether this side has the Strong die."""
    return attacker_is_strong(game) == (side == ATTACKER)


def rolling_side(game: Game) -> i64:
    """The side whose die is rolled or re-rolled now (DICE-1 to 5, R-33)."""
    if game.moment == moments.REROLL_ATTACKER:
        return ATTACKER
    if game.moment == moments.REROLL_DEFENDER:
        return DEFENDER
    rolls_strong = game.moment == moments.ROLL_STRONG
    return ATTACKER if attacker_is_strong(game) == rolls_strong else DEFENDER


def reroll(game: Game, side: i64, face: i64) -> None:
    """A re-roll replaces the old result (R-33)."""
    if die_is_strong(game, side):
        rolled_strong(game, face)
    else:
        rolled_risky(game, face)
    game.moment = moments.RELAUNCH


def relaunch(game: Game) -> None:
    """All of the Defender's re-rolls, then the Attacker's (ABIL-13 to 15, R-33)."""
    if game.defender_rerolls > 0:
        if game.defender != NONE:
            game.moment = moments.DEFENDER_RELAUNCH
            return
        # The board re-rolls by rule, and only the Risky die can be negative.
        if not die_is_strong(game, DEFENDER) and game.frame.box.risky[game.risky_face].is_negative:
            game.defender_rerolls -= 1
            await_chance(game, moments.REROLL_DEFENDER)
            return
        game.defender_rerolls = 0
    if game.attacker_rerolls > 0:
        game.moment = moments.ATTACKER_RELAUNCH
    else:
        game.moment = moments.COMBAT


def offer_relaunch(game: Game, seat: i64) -> bool:
    """Re-roll this player's die, or keep it for good (D-18, D-19)."""
    game.to_act = seat
    game.offered.only(game.frame.actions.reroll)
    game.offered.add(game.frame.actions.keep)
    return True


def decide_reroll(game: Game) -> None:
    """The die will be rolled again."""
    if game.moment == moments.DEFENDER_RELAUNCH:
        game.defender_rerolls -= 1
        await_chance(game, moments.REROLL_DEFENDER)
    else:
        game.attacker_rerolls -= 1
        await_chance(game, moments.REROLL_ATTACKER)


def keep_die(game: Game) -> None:
    """Keeping is final (R-33)."""
    defends = game.moment == moments.DEFENDER_RELAUNCH
    if defends:
        game.defender_rerolls = 0
    else:
        game.attacker_rerolls = 0
    if game.story is not None:
        game.tell(DieKept(DEFENDER if defends else ATTACKER))
    game.moment = moments.RELAUNCH


def do_battle(game: Game) -> None:
    """Fight the three Lines with the dice as rolled (BATTLE-1 to 8)."""
    strong: DieFace = game.frame.box.strong[game.strong_face]
    risky: DieFace = game.frame.box.risky[game.risky_face]
    if attacker_is_strong(game):
        game.battle.attacker_die, game.battle.defender_die = strong, risky
    else:
        game.battle.attacker_die, game.battle.defender_die = risky, strong
    fight(game.battle)
    game.record_ending()
    game.cursor = 0
    game.moment = moments.SPOILS
