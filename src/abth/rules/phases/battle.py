"""Phase 2, the Battle: choosing the opponent, deploying, laying tokens (RULES 2.5, 2.10, 2.17)."""

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.actions import COMPANY, COMPANY_LEFT, COMPANY_RIGHT
from abth.rules.battle.engagement import called_up, promised_link
from abth.rules.battle.line_up import LineUp
from abth.rules.events import (
    BattleForfeited,
    ChasePlayed,
    NoUnitDeployed,
    PlayerChallenged,
    TokenAssigned,
    UnitDeployed,
    UnitsFaced,
)
from abth.rules.game import Game
from abth.rules.options import Options
from abth.rules.phases.time_travel import offer_actions, offer_tighten_up
from abth.rules.piles import without_piece
from abth.rules.player import Player
from abth.rules.terms import (
    ATTACKER,
    ATTACKER_SLOTS,
    DEFENDER,
    DEFENDER_SLOTS,
    NONE,
    SPACES,
    SPACES_PER_ERA,
    TOKENS_PER_BATTLE,
)

# Choosing the opponent


def offer_opponents(game: Game) -> bool:
    """A Unit of the Era, a player there, Chase, or an action before that (D-9, R-61)."""
    player = game.players[game.active]
    game.to_act = game.active
    options = game.offered
    options.count = 0
    offer_fights(game, player, options)
    anybody_there = options.count > 0
    if player.hand.size == 0:
        options.count = 0  # without a card in hand there is no opponent
    if not game.frame.actions_end_with_jump:
        offer_actions(game, player, options)
    offer_tighten_up(game, player, options)
    if not anybody_there:
        options.add(game.frame.actions.no_battle)
    if options.count == 0:
        forfeit(game)
        return False
    return options.count > 1


def offer_fights(game: Game, player: Player, options: Options) -> None:
    """All opponents in the Era just entered (CONQ-2, CHALLENGE-1)."""
    numbers = game.frame.actions
    first = (player.era - 1) * SPACES_PER_ERA
    for space in range(first, first + SPACES_PER_ERA):
        if game.board[space] != NONE:
            options.add(numbers.face + space)
    for other in game.players:
        if other.era == player.era and other.seat != player.seat:
            options.add(numbers.challenge + other.sabaton)
    if game.era_discards[player.era].size > 0 and chase_held(game, player) != NONE:
        options.add(numbers.chase)


def chase_held(game: Game, player: Player) -> i64:
    """The Chase token among those held, or NONE."""
    for token in player.tokens:
        if game.frame.box.tokens[token].chase:
            return token
    return NONE


def forfeit(game: Game) -> None:
    """No battle this turn; Phase 3 still takes place (R-30, R-52)."""
    if game.story is not None:
        game.tell(BattleForfeited(game.active, game.players[game.active].hand.size == 0))
    game.moment = moments.RESTORE


def face(game: Game, space: i64) -> None:
    """Pick a board Unit; those linked to it may come along (CONQ-2 to 4)."""
    game.space = space
    game.moment = moments.COMPANY


def offer_company(game: Game) -> bool:
    """Alone, or with linked neighbors (D-11, R-21)."""
    game.to_act = game.active
    reach = game.frame.company_reach
    left = linked_run(game, game.space, -1, reach)
    right = linked_run(game, game.space, 1, reach)
    options = game.offered
    options.only(game.frame.actions.company)
    if left + right > 0:
        for company in range(1, len(COMPANY)):
            if COMPANY_LEFT[company] <= left and COMPANY_RIGHT[company] <= right:
                options.add(game.frame.actions.company + company)
    return options.count > 1


def neighbor(game: Game, space: i64, step: i64) -> i64:
    """The next space in the row, or in the ring by ruling; NONE at the end (R-20)."""
    following = space + step
    if game.frame.ring:
        return following % SPACES
    return following if 0 <= following < SPACES else NONE


def link_after(game: Game, space: i64) -> i64:
    """The type of the Link from this space to the next; 0: no complete shield (LINK-3, R-20)."""
    following = neighbor(game, space, 1)
    if following == NONE:
        return 0
    left, right = game.board[space], game.board[following]
    if left == NONE or right == NONE:
        return 0
    half = game.frame.box.units[left].link_right
    if half != game.frame.box.units[right].link_left:
        return 0
    return half


def linked_run(game: Game, space: i64, step: i64, reach: i64) -> i64:
    """How many cards on one side are linked to this one, up to the reach."""
    found: i64 = 0
    here = space
    while found < reach:
        there = neighbor(game, here, step)
        if there == NONE:
            break
        if link_after(game, there if step < 0 else here) == 0:
            break
        here = there
        found += 1
    return found


def company_spaces(game: Game, company: i64) -> list[i64]:
    """The board spaces of the picked Unit and its company, in board order (CONQ-7, R-20)."""
    space = game.space
    for _ in range(COMPANY_LEFT[company]):
        space = neighbor(game, space, -1)
    spaces: list[i64] = []
    for _ in range(COMPANY_LEFT[company] + 1 + COMPANY_RIGHT[company]):
        spaces.append(space)
        space = neighbor(game, space, 1)
    return spaces


def choose_company(game: Game, company: i64) -> None:
    """The chosen cards go to the Defender Board in board order (CONQ-7 to 9, R-22)."""
    if company == 0:  # alone
        call_out(game, game.space)
    else:
        for space in company_spaces(game, company):
            call_out(game, space)
    if game.story is not None:
        tell_faced(game)
    game.moment = moments.ATTACK_FIRST


def call_out(game: Game, space: i64) -> None:
    """The card on this space goes to the Defender Board."""
    game.battle.defenders.add(game.board[space])
    game.board[space] = NONE


def tell_faced(game: Game) -> None:
    """Which Units are faced, with the Links and the reinforcements that they promise."""
    defenders = game.battle.defenders
    cards = tuple([int(card) for card in defenders.cards])
    gaps = range(len(cards) - 1)
    links = tuple([int(promised_link(game, defenders, gap)) for gap in gaps])
    game.tell(UnitsFaced(game.active, cards, links, called_up(game, DEFENDER)))


def chase(game: Game) -> None:
    """Spend Chase at the start of Phase 2 (TOKEN-13 to 15)."""
    player = game.players[game.active]
    token = chase_held(game, player)
    player.tokens = without_piece(player.tokens, token)
    game.token_discard.put(token)
    if game.story is not None:
        game.tell(ChasePlayed(player.seat))
    game.moment = moments.HUNT


def offer_hunt(game: Game) -> bool:
    """Any card of the Era's discard pile (D-10)."""
    game.to_act = game.active
    options = game.offered
    options.count = 0
    era = game.players[game.active].era
    options.add_kinds(game.frame.actions.hunt, game.era_discards[era])
    return options.count > 1


def hunt(game: Game, card: i64) -> None:
    """The card is faced alone, and no board space becomes empty (R-16)."""
    game.era_discards[game.players[game.active].era].take(card)
    game.battle.defenders.add(card)
    if game.story is not None:
        tell_faced(game)
    game.moment = moments.ATTACK_FIRST


def challenge(game: Game, sabaton: i64) -> None:
    """The challenged player cannot refuse and deploys first (CHALLENGE-1, 2, 5)."""
    game.defender = game.seat_of(sabaton)
    if game.story is not None:
        game.tell(PlayerChallenged(game.active, game.defender))
    game.moment = moments.DEFEND_FIRST


# Deploying


def offer_defense(game: Game) -> bool:
    """The challenged player's first Unit, or Tighten up! before it (D-12)."""
    player = game.players[game.defender]
    game.to_act = game.defender
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.deploy, player.hand)
    offer_tighten_up(game, player, options)
    if game.frame.defender_min == 0:
        options.add(game.frame.actions.no_unit)
    if options.count == 0:  # an empty hand, and nothing to fill it with
        deploy_nothing(game)
        return False
    return options.count > 1 or player.hand.size > 1


def deploy_nothing(game: Game) -> None:
    """The challenged player has no line-up (R-29, R-30)."""
    if game.story is not None:
        game.tell(NoUnitDeployed(game.defender))
    game.moment = moments.ATTACK_FIRST


def offer_next_defender(game: Game) -> bool:
    """Up to three Units for the challenged player (D-13, CHALLENGE-5)."""
    return offer_next(game, game.defender, game.battle.defenders, DEFENDER_SLOTS)


def offer_attack(game: Game) -> bool:
    """The Attacker's first Unit, or a last action before it (D-15)."""
    player = game.players[game.active]
    game.to_act = game.active
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.deploy, player.hand)
    if not game.frame.actions_end_with_jump:
        offer_actions(game, player, options)
    offer_tighten_up(game, player, options)
    return options.count > 1 or player.hand.size > 1


def offer_next_attacker(game: Game) -> bool:
    """Up to four Units for the Attacker (D-16, CONQ-11)."""
    return offer_next(game, game.active, game.battle.attackers, ATTACKER_SLOTS)


def offer_next(game: Game, seat: i64, line_up: LineUp, slots: i64) -> bool:
    """The next Unit for the next slot, or done; at the limit it is done (R-62)."""
    player = game.players[seat]
    game.to_act = seat
    if player.hand.size == 0 or line_up.size >= slots:
        game.offered.only(game.frame.actions.done)
        return False
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.deploy, player.hand)
    options.add(game.frame.actions.done)
    return True


def deploy(game: Game, card: i64) -> None:
    """Lay a Unit from the hand into the first empty slot, face up (CONQ-12, R-62)."""
    player = game.players[game.to_act]
    defends = game.to_act == game.defender
    player.play_from_hand(card)
    line_up = game.battle.defenders if defends else game.battle.attackers
    line_up.add(card)
    if game.story is not None:
        side = line_up.side
        link = promised_link(game, line_up, line_up.size - 2)
        game.tell(UnitDeployed(player.seat, side, card, link, called_up(game, side)))
    game.moment = moments.DEFEND_NEXT if defends else moments.ATTACK_NEXT


def end_deployment(game: Game) -> None:
    """The line-up is complete (CHALLENGE-6, ENG-1)."""
    if game.moment == moments.ATTACK_NEXT:
        game.cursor = 0
        game.cursor_icons = 0
        game.reinforced = ATTACKER
        game.moment = moments.REINFORCE
    elif game.frame.tokens_after_assault:
        game.moment = moments.ATTACK_FIRST
    else:
        game.moment = moments.DEFEND_TOKENS


# Warfare tokens


def offer_defender_tokens(game: Game) -> bool:
    """The challenged player's tokens (D-14, R-31)."""
    return offer_tokens(game, game.defender, game.battle.defenders)


def offer_attacker_tokens(game: Game) -> bool:
    """The Attacker's tokens, reinforcements included (D-17, TOKEN-3)."""
    return offer_tokens(game, game.active, game.battle.attackers)


def offer_tokens(game: Game, seat: i64, line_up: LineUp) -> bool:
    """A held token on a Unit of this side without one, up to three, or done (TOKEN-1, 2, 4)."""
    frame = game.frame
    player = game.players[seat]
    game.to_act = seat
    if len(player.tokens) == 0:
        game.offered.only(frame.actions.done)
        return False
    options = game.offered
    options.count = 0
    if line_up.tokens_laid() < TOKENS_PER_BATTLE:
        last: i64 = NONE
        for token in player.tokens:
            if token != last and frame.box.tokens[token].for_units:
                for place in range(line_up.size):
                    if line_up.token(place) == NONE:
                        options.add(frame.actions.assign + token * 5 + place)
            last = token
    options.add(frame.actions.done)
    return options.count > 1


def assign(game: Game, token: i64, place: i64) -> None:
    """Lay a token on a Unit, where it stays for this battle (TOKEN-6)."""
    player = game.players[game.to_act]
    defends = game.to_act == game.defender
    player.tokens = without_piece(player.tokens, token)
    line_up = game.battle.defenders if defends else game.battle.attackers
    line_up.lay_token(place, token)
    if game.story is not None:
        game.tell(TokenAssigned(player.seat, DEFENDER if defends else ATTACKER, token, place))


def end_tokens(game: Game) -> None:
    """All tokens are laid (ENG-2)."""
    if game.moment == moments.ATTACK_TOKENS:
        game.moment = moments.DICE
    elif game.frame.tokens_after_assault:
        game.moment = moments.ATTACK_TOKENS
    else:
        game.moment = moments.ATTACK_FIRST
