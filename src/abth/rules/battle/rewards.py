"""Rewards: recruits, Relics, Prowess and Honor (RULES 2.16, 2.17)."""

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.events import (
    HonorTaken,
    PileRenewed,
    ProwessSeen,
    ProwessTaken,
    RelicSeen,
    RelicTaken,
    UnitRecruited,
    UnitWithdrew,
)
from abth.rules.game import Game, await_chance
from abth.rules.piles import with_piece, without_piece
from abth.rules.terms import ATTACKER, NOBODY, NONE, relics_looked_at


def spoils(game: Game) -> None:
    """Decide who gets what after a battle."""
    if game.defender == NONE:
        recruit_or_ask(game)
        return
    winner = game.battle.winner
    if winner == NOBODY:
        game.moment = moments.RESTORE  # both sides annihilated: no rewards (CHALLENGE-21)
        return
    if winner == ATTACKER:
        take_honor(game)
    game.looked_at.clear()
    game.moment = moments.PROWESS


# 2.a: recruits, and a Relic from the deck


def recruit_or_ask(game: Game) -> None:
    """Every defeated Unit joins the Attacker, every survivor leaves (REWARD-1 to 4, R-44)."""
    defenders = game.battle.defenders
    place = defenders.first_defeated()
    while place != NONE:
        if game.frame.recruits_by_choice:
            game.cursor = place
            game.moment = moments.RECRUIT
            return
        recruit(game, place)
        place = defenders.first_defeated()
    for standing in range(defenders.size):
        withdraw(game, defenders.card(standing))
    defenders.clear()
    game.cursor = 0
    game.looked_at.clear()
    game.moment = moments.RELICS


def offer_recruit(game: Game) -> bool:
    """Recruit a defeated Unit, or leave it (D-20)."""
    game.to_act = game.active
    game.offered.only(game.frame.actions.recruit)
    game.offered.add(game.frame.actions.leave)
    return True


def recruit(game: Game, place: i64) -> None:
    """A defeated Unit goes to the Attacker's discard pile (REWARD-2, REWARD-3, HERO-8)."""
    card = game.battle.defenders.leave(place)
    game.players[game.active].discard.put(card)
    if game.story is not None:
        game.tell(UnitRecruited(game.active, card))


def decide_recruit(game: Game, joins: bool) -> None:
    """Answer D-20 for the Unit in question."""
    if joins:
        recruit(game, game.cursor)
    else:
        withdraw(game, game.battle.defenders.leave(game.cursor))
    game.moment = moments.SPOILS


def withdraw(game: Game, card: i64) -> None:
    """A board Unit goes to the discard pile of its Era (REWARD-4, HERO-9)."""
    era = game.frame.box.units[card].era
    game.era_discards[era].put(card)
    if game.story is not None:
        game.tell(UnitWithdrew(card))


def look_for_relics(game: Game) -> None:
    """A winner looks at Relics; how many depends on their Units (REWARD-5 to 11, R-46)."""
    wanted: i64 = 0
    if game.battle.winner == ATTACKER:
        wanted = relics_looked_at(game.battle.attackers.size)
    if game.looked_at.size < wanted:
        if game.relic_deck.size == 0 and game.relic_discard.size > 0:
            game.relic_deck, game.relic_discard = game.relic_discard, game.relic_deck
            if game.story is not None:
                game.tell(PileRenewed("relics", 0))
        if game.relic_deck.size > 0:
            await_chance(game, moments.FIND_RELIC)
            return
    game.moment = moments.KEEP_RELIC if game.looked_at.size > 0 else moments.RESTORE


def find_relic(game: Game, relic: i64) -> None:
    """One Relic of the deck is looked at (R-47)."""
    game.relic_deck.take(relic)
    game.looked_at.put(relic)
    if game.story is not None:
        game.tell(RelicSeen(game.active, None, relic, game.frame.relics_are_secret))
    game.moment = moments.RELICS


def offer_relics(game: Game) -> bool:
    """Keep one of the Relics looked at (D-21, D-23)."""
    game.to_act = game.active
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.relic, game.looked_at)
    return options.count > 1


def keep_relic(game: Game, relic: i64) -> None:
    """The others go to the Relic discard pile (REWARD-12, REWARD-13)."""
    player = game.players[game.active]
    player.relics = with_piece(player.relics, relic)
    for place in range(game.looked_at.size):
        other = game.looked_at.packed[place]
        if other != relic:
            game.relic_discard.put(other)
    game.looked_at.clear()
    if game.story is not None:
        game.tell(RelicTaken(player.seat, None, relic))
    game.moment = moments.RESTORE


# 2.b: Honor, Prowess, and a Relic of the loser


def take_honor(game: Game) -> None:
    """A beaten Defender gets Honor for every two Attackers defeated (CHALLENGE-13, R-50)."""
    attackers = game.battle.attackers
    earned = (attackers.size - attackers.survivors) // 2
    if game.frame.honor_is_limited and earned > game.honor_supply:
        earned = game.honor_supply
    if earned == 0:
        return
    if game.frame.honor_is_limited:
        game.honor_supply -= earned
    game.players[game.defender].honor += earned
    if game.story is not None:
        game.tell(HonorTaken(game.defender, earned))


def winner_seat(game: Game) -> i64:
    """The seat that won a battle between players."""
    return game.active if game.battle.winner == ATTACKER else game.defender


def loser_seat(game: Game) -> i64:
    """The seat that lost a battle between players."""
    return game.defender if game.battle.winner == ATTACKER else game.active


def look_at_prowess(game: Game) -> None:
    """The winner picks two of the loser's tokens blindly (CHALLENGE-15, 16, R-49)."""
    seen = game.looked_at.size
    if seen < 2 and seen < len(game.players[loser_seat(game)].prowess):
        await_chance(game, moments.LOOK_PROWESS)
    elif seen > 0:
        game.moment = moments.KEEP_PROWESS
    else:
        game.moment = moments.STOLEN


def see_prowess(game: Game, value: i64) -> None:
    """One of the two, which only the winner sees."""
    game.looked_at.put(value)
    if game.story is not None:
        game.tell(ProwessSeen(winner_seat(game), loser_seat(game), value))
    game.moment = moments.PROWESS


def offer_prowess(game: Game) -> bool:
    """Keep one of the two; the winner is asked even if both are equal (D-22, BV-55)."""
    game.to_act = winner_seat(game)
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.prowess, game.looked_at)
    return game.looked_at.size > 1


def keep_prowess(game: Game, value: i64) -> None:
    """The other token goes back and is mixed with the rest (R-49)."""
    winner, loser = winner_seat(game), loser_seat(game)
    returned: i64 = NONE
    if game.looked_at.size > 1:
        low, high = game.looked_at[0], game.looked_at[1]
        returned = low if value == high else high
    game.players[loser].win_prowess(winner, value, returned)
    game.looked_at.clear()
    if game.story is not None:
        game.tell(ProwessTaken(winner, loser, value))
    game.moment = moments.STOLEN


def look_for_stolen_relics(game: Game) -> None:
    """A winning Attacker looks at the Defender's Relics (CHALLENGE-17 to 19, R-48)."""
    wanted: i64 = 0
    if game.battle.winner == ATTACKER:
        wanted = relics_looked_at(game.battle.attackers.size)
    if game.looked_at.size < wanted and len(game.players[game.defender].relics) > 0:
        await_chance(game, moments.FIND_STOLEN)
    elif game.looked_at.size > 0:
        game.moment = moments.KEEP_STOLEN
    else:
        game.moment = moments.RESTORE


def find_stolen_relic(game: Game, relic: i64) -> None:
    """One of the loser's Relics, drawn blindly."""
    owner = game.players[game.defender]
    owner.relics = without_piece(owner.relics, relic)
    game.looked_at.put(relic)
    if game.story is not None:
        game.tell(RelicSeen(game.active, owner.seat, relic, game.frame.relics_are_secret))
    game.moment = moments.STOLEN


def keep_stolen_relic(game: Game, relic: i64) -> None:
    """The Defender gets the others back, face up (CHALLENGE-20)."""
    player, owner = game.players[game.active], game.players[game.defender]
    player.relics = with_piece(player.relics, relic)
    for place in range(game.looked_at.size):
        other = game.looked_at.packed[place]
        if other != relic:
            owner.relics = with_piece(owner.relics, other)
    game.looked_at.clear()
    if game.story is not None:
        game.tell(RelicTaken(player.seat, owner.seat, relic))
    game.moment = moments.RESTORE
