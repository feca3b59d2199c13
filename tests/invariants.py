"""The invariants I-1 to I-18 of the rules (appendix C), checked between any two actions.

`check(game, before)` looks at a position and at a clone taken before the last action; it asserts
with the name of the invariant that is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.terms import BASE, CHANCE, HERO, NONE, OVER

FIRST_PHASE = (moments.FIRST_TILE, moments.PREPARE, moments.DROP_TOKEN, moments.DRAW_TILE)
ASIDES = (moments.RETRIEVE, moments.DISMISS, moments.DRAW_CARD)
PROWESS = (moments.LOOK_PROWESS, moments.KEEP_PROWESS)
SET_UP = (
    moments.CHOOSE_SABATON, moments.DEAL_TILE, moments.DEAL_TOKEN, moments.DEAL_UNIT,
    moments.DEAL_RELIC, moments.FIND_START, moments.SET_WHEEL,
)  # fmt: skip


def check(game: Game, before: Game | None) -> None:
    """Assert every invariant; `before` is None at the very beginning."""
    check_units(game)
    check_tiles_and_tokens(game)
    check_relics_and_honor(game)
    check_line_ups(game)
    check_options(game)
    if before is not None:
        check_prowess(game, before)
        check_armies(game, before)
        check_jump(game, before)
        if game.turns != before.turns:
            check_end_of_turn(game, before)


def is_set_up(game: Game) -> bool:
    """Whether the first turn has begun."""
    dealing = game.moment == moments.DRAW_CARD and game.after_draws == moments.SET_UP
    return game.moment not in SET_UP and not dealing


def own_line_up(game: Game, player: Player) -> list[int]:
    """The player's cards that stand in a line-up."""
    if player.seat == game.active and player.seat != game.defender:
        return list(game.battle.attackers.cards)
    if player.seat == game.defender:
        cards = game.battle.defenders.cards
        return [card for place, card in enumerate(cards) if not game.foreign >> place & 1]
    return []


def army(game: Game, player: Player) -> Counter[int]:
    """All Units of a player (TERM-3), a used Hero included."""
    piles = player.hand + player.deck + player.discard + player.aside
    return Counter(piles + own_line_up(game, player))


def check_units(game: Game) -> None:
    """Every Unit lies in exactly one place, and in the right one."""
    box = game.frame.box
    everywhere: list[int] = [card for card in game.board if card != NONE]
    for era in range(1, 5):
        pile = game.era_decks[era] + game.era_discards[era]
        spaces = [card for card in game.board[era * 3 - 3 : era * 3] if card != NONE]
        for card in pile + spaces:
            assert box.units[card].era == era, "I-2: a card lies in another Era's area"
            assert box.units[card].rank != BASE, "I-2: a Base Unit lies on the board"
        everywhere += pile
    foreign = game.battle.defenders.cards if game.defender == NONE else [
        card for place, card in enumerate(game.battle.defenders.cards) if game.foreign >> place & 1
    ]  # fmt: skip
    everywhere += foreign
    for player in game.players:
        owned = army(game, player) + Counter(player.dismissed)
        everywhere += [card for card in owned.elements() if box.units[card].rank != BASE]
        if player.sabaton != NONE:
            base = sorted(card for card in owned.elements() if box.units[card].rank == BASE)
            assert base == box.base_set, f"I-16: the Base Units of seat {player.seat}"
    if not is_set_up(game) or game.moment in SET_UP:
        waiting = [card for era in box.heroes for card in era if card not in everywhere]
        everywhere += waiting  # the Heroes wait for three Elite Units (SETUP-14)
    special = sorted(card for era in range(1, 5) for card in box.elites[era] + box.heroes[era])
    assert sorted(everywhere) == special, "I-1: a Unit is lost or lies in two places"
    for era in range(1, 5):
        space = game.board[era * 3 - 3 : era * 3]
        assert len(space) == 3, "I-17: three spaces to an Era"


def check_tiles_and_tokens(game: Game) -> None:
    box = game.frame.box
    gear = [tile for tile in (game.active_tile, game.pending_tile) if tile != NONE]
    tiles = sorted(game.tile_pile + game.tile_discard + gear)
    assert tiles == list(range(len(box.tiles))), "I-3: the tiles"
    if is_set_up(game):
        assert len(gear) == 2, "I-3: two tiles in the gear"
    tokens = game.token_pile + game.token_discard + game.token_spaces
    for line_up in (game.battle.attackers, game.battle.defenders):
        tokens = tokens + line_up.tokens
    for player in game.players:
        tokens = tokens + player.tokens
        laid = [token for token in tokens_laid_by(game, player) if token != NONE]
        assert len(player.tokens) + len(laid) <= 3, "I-4: a fourth token"
    found = sorted(token for token in tokens if token != NONE)
    assert found == box.token_pile, "I-4: the Warfare tokens"


def tokens_laid_by(game: Game, player: Player) -> list[int]:
    if player.seat == game.active:
        return list(game.battle.attackers.tokens)
    return list(game.battle.defenders.tokens) if player.seat == game.defender else []


def check_relics_and_honor(game: Game) -> None:
    relics = game.relic_deck + game.relic_discard
    if game.moment not in PROWESS:
        relics = relics + game.looked_at
    for player in game.players:
        relics = relics + player.relics
    assert sorted(relics) == list(range(len(game.frame.box.relics))), "I-5: the Relics"
    if game.frame.honor_is_limited:
        held = sum(player.honor for player in game.players)
        assert game.honor_supply + held == 8, "I-15: the Honor tokens"


def check_line_ups(game: Game) -> None:
    attackers, defenders = game.battle.attackers, game.battle.defenders
    assert len(attackers.cards) <= 5, "I-9: more than five attackers"
    assert len(defenders.cards) <= 4, "I-9: more than four defenders"
    if game.fought and game.moment in (moments.ATTACK_TOKENS, moments.ROLL_STRONG):
        assert attackers.cards, "I-9: no attacker"
        assert defenders.cards, "I-9: a battle with dice has a defender"
    for line_up in (attackers, defenders):
        if line_up.standing:
            for gap in range(len(line_up.cards) - 1):
                both = line_up.stands(gap) and line_up.stands(gap + 1)
                assert both or not line_up.links >> gap & 1, "I-10: a linked Unit is face down"
            assert line_up.links >> max(len(line_up.cards) - 1, 0) == 0, "I-10: a Link to nobody"
        assert line_up.links & ~line_up.formed == 0, "I-10: a Link that never formed"


def check_options(game: Game) -> None:
    if game.to_act == CHANCE:
        assert outcomes(game), "I-18: chance has nothing to bring"
    elif game.to_act == OVER:
        assert game.is_over, "I-18: nobody has to act before the end"
        assert game.turns == len(game.players) * game.frame.rounds, "I-13: the number of turns"
    else:
        assert game.options, "I-18: a decision without an option"
        assert len(set(game.options)) == len(game.options), "I-18: an option stands twice"
        may = {game.active, game.defender}
        assert game.moment == moments.CHOOSE_SABATON or game.to_act in may, "part 8, rule 1"


def check_prowess(game: Game, before: Game) -> None:
    """Own tokens only decrease, and what was won stays won (I-6)."""
    for player, earlier in zip(game.players, before.players, strict=True):
        if earlier.sabaton == NONE:
            continue
        values = sorted(game.frame.box.sabatons[player.sabaton].prowess)
        assert sorted(player.prowess + player.prowess_lost) == values, "I-6: the Prowess tokens"
        lost = len(earlier.prowess_takers)
        assert player.prowess_takers[:lost] == earlier.prowess_takers, "I-6: taken a second time"
        assert player.prowess_lost[:lost] == earlier.prowess_lost, "I-6: a value changed"
        assert player.seat not in player.prowess_takers, "I-6: won from oneself"
        assert len(player.prowess) <= len(earlier.prowess), "I-6: own tokens increased"


def check_armies(game: Game, before: Game) -> None:
    units = game.frame.box.units
    for player, earlier in zip(game.players, before.players, strict=True):
        gone = army(before, earlier) - army(game, player)
        dismissed = Counter(player.dismissed) - Counter(earlier.dismissed)
        assert gone == dismissed, "I-14: a Unit left its Army without being dismissed"
        used = [card for card in own_line_up(before, earlier) if units[card].rank == HERO]
        used += earlier.aside
        reach = player.hand + player.deck + player.discard
        assert not set(used) & set(reach), "I-11: a used Hero came back"


def check_jump(game: Game, before: Game) -> None:
    """Leaving Phase 1 takes a jump into another Era of the Active tile."""
    if before.to_act == CHANCE or not in_first_phase(before) or in_first_phase(game):
        return
    seat = before.active
    era, old = game.players[seat].era, before.players[seat].era
    tile = game.frame.box.tiles[before.active_tile]
    assert era != old, "I-12: the Sabaton stood still"
    assert era in (tile.low, tile.high), "I-12: an Era that the tile does not show"


def in_first_phase(game: Game) -> bool:
    if game.moment in ASIDES:
        back = game.after_draws if game.moment == moments.DRAW_CARD else game.resume
        return back in FIRST_PHASE
    return game.moment in FIRST_PHASE


def check_end_of_turn(game: Game, before: Game) -> None:
    assert game.turns == before.turns + 1, "I-13: turns come one by one"
    for space, card in enumerate(game.board):
        if card == NONE:
            era = space // 3 + 1
            left = game.era_decks[era] + game.era_discards[era]
            assert not left, "I-7, I-17: a space stays empty although its Era has cards"
    for seat in {before.active, before.defender} - {NONE}:
        fighter = game.players[seat]
        if len(fighter.hand) < 4:
            assert not fighter.deck, "I-8: a fighter did not draw up to four"
            assert not fighter.discard, "I-8: a fighter did not renew the deck"
    assert not game.battle.attackers.cards, "RESTORE-1: the Attacker Board is cleared"
    assert not game.battle.defenders.cards, "RESTORE-2: the Defender Board is cleared"


def is_sorted(pile: Iterable[int]) -> bool:
    """Whether a pile is kept in its one order, so that equal piles are equal lists."""
    return all(one <= other for one, other in pairwise(pile))
