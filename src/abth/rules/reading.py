"""Reading a position: the text that `position` writes, or a shorter one for tests and reports."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.actions import tile_name
from abth.rules.battle.combat import empty_battle
from abth.rules.battle.line_up import PLACES, LineUp
from abth.rules.box import Box
from abth.rules.chance import urn
from abth.rules.flow import advance, offer
from abth.rules.game import Frame, Game
from abth.rules.piles import Pile, no_pieces, pile_of, without_piece
from abth.rules.player import Player, new_player
from abth.rules.position import PROWESS_MOMENTS
from abth.rules.rulings import UnknownRuling, Value, rulings_of
from abth.rules.soundness import complaint
from abth.rules.terms import (
    BASE,
    CHANCE,
    ERAS,
    HONOR_TOKENS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NONE,
    OVER,
    SIDES,
    SPACES,
    space_name,
)

MAX_TEXT: Final = 20_000
RESTS: Final = re.compile(r"(tile|token|relic)discard|relics\d|(discard|dismissed)\d|discard[IV]+")
SETTING_UP: Final[tuple[int, ...]] = (
    moments.CHOOSE_SABATON,
    moments.FIND_START,
    moments.SET_WHEEL,
    moments.DEAL_TILE,
    moments.DEAL_TOKEN,
    moments.DEAL_UNIT,
)
NOT_GIVEN: Final = pile_of([i64(-9)])  # a deck that holds the remaining Base Units


class BadPosition(ValueError):
    """A text that is not a position; the message names the wrong word."""


class PositionWords:
    """The words of a position. Each is taken once; a word that is never taken is unknown."""

    def __init__(self, text: str, frame: Frame) -> None:
        if len(text) > MAX_TEXT:
            raise BadPosition(f"a position has at most {MAX_TEXT} characters")
        self.values: Final = dict[str, str]()
        for word in text.split():
            key, sign, value = word.partition("=")
            if not sign:
                raise BadPosition(f"{word!r} is not of the form key=value")
            if key in self.values:
                raise BadPosition(f"{key} stands twice")
            self.values[key] = value
        self.frame: Final = frame
        self.box: Final = frame.box
        self.units: Final = names_of([unit.id for unit in frame.box.units])
        self.tokens: Final = names_of([token.id for token in frame.box.tokens])
        self.relics: Final = names_of([relic.id for relic in frame.box.relics])
        tiles = [tile_name(frame.box, number) for number in range(len(frame.box.tiles))]
        self.tiles: Final = names_of(tiles)

    def take(self, key: str, default: str = "") -> str:
        """The value of a key, which is then used up."""
        return self.values.pop(key, default)

    def number(self, key: str, least: int, most: int, default: int = 0) -> int:
        """A whole number within its bounds."""
        return self.bounded(key, self.take(key, str(default)), least, most)

    def bounded(self, key: str, value: str, least: int, most: int) -> int:
        """A whole number within its bounds, from a word already taken."""
        if not re.fullmatch(r"-?\d{1,12}", value) or not least <= int(value) <= most:
            raise BadPosition(f"{key}={value}: must be a number from {least} to {most}")
        return int(value)

    def pair(self, key: str, most: int) -> tuple[int, int]:
        """Two numbers, for attackers and defenders."""
        values = self.take(key, "0,0").split(",")
        if len(values) != 2:
            raise BadPosition(f"{key}={','.join(values)}: must be two numbers")
        return self.bounded(key, values[0], 0, most), self.bounded(key, values[1], 0, most)

    def pile(self, key: str, names: dict[str, int]) -> Pile:
        """A pile of pieces; `rest` is left for `fill_rests`."""
        return pile_of(self.pieces(key, names))

    def pieces(self, key: str, names: dict[str, int]) -> list[i64]:
        """The pieces of a pile, sorted."""
        pieces: list[i64] = []
        for word in self.take(key).split(","):
            if word in ("", "rest") or word.startswith("rest-"):
                continue
            name, star, copies = word.partition("*")
            number = i64(self.piece(key, name, names))
            times = self.bounded(key, copies, 1, 40) if star else 1
            pieces.extend([number] * times)
        pieces.sort()
        return pieces

    def piece(self, key: str, name: str, names: dict[str, int]) -> int:
        """One piece by its id."""
        if name not in names:
            raise BadPosition(f"{key}: unknown piece {name!r}")
        return names[name]

    def spaces(self, key: str, names: dict[str, int], size: int) -> list[i64]:
        """A row of spaces, `-` for an empty one."""
        words = self.take(key).split(",")
        if len(words) != size:
            raise BadPosition(f"{key}: must name {size} spaces")
        return [NONE if word == "-" else i64(self.piece(key, word, names)) for word in words]

    def moment(self, key: str, value: str) -> i64:
        """A moment by its name."""
        if value not in moments.NAMES:
            raise BadPosition(f"{key}: unknown moment {value!r}")
        return i64(moments.NAMES.index(value))

    def rests(self) -> dict[str, list[str]]:
        """The keys that ask for `rest` or `rest-II`, with these words."""
        found: dict[str, list[str]] = {}
        for key, value in self.values.items():
            wanted = [w for w in value.split(",") if w == "rest" or w.startswith("rest-")]
            if wanted and not RESTS.fullmatch(key):
                raise BadPosition(f"{key}: only discard piles and Relics can be the rest")
            if wanted:
                found[key] = wanted
        return found


def names_of(names: list[str]) -> dict[str, int]:
    """Each name's number."""
    return {name: number for number, name in enumerate(names)}


def read_frame(text: str, box: Box) -> Frame:
    """The rulings that a position names."""
    changes: dict[str, Value] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key != "rulings":
            continue
        for setting in value.split(","):
            name, _, choice = setting.partition(":")
            changes[name] = read_value(choice)
    try:
        return Frame(box, rulings_of("default", changes))
    except UnknownRuling as error:
        raise BadPosition(f"rulings: {error}") from error


def read_value(text: str) -> Value:
    """A ruling's value: a yes or no, numbers, or a word."""
    if text in ("true", "false"):
        return text == "true"
    if "/" in text:
        parts = text.split("/")
        if all([part.isdigit() and len(part) < 3 for part in parts]):
            return tuple([int(part) for part in parts])
    return text


def read_position(text: str, box: Box, frame: Frame | None = None) -> Game:
    """The match that a text describes; its piles follow from what the text names."""
    words = PositionWords(text, frame or read_frame(text, box))
    words.take("rulings")
    seats = words.number("players", MIN_PLAYERS, MAX_PLAYERS)
    rests = words.rests()
    players = [read_player(words, seat) for seat in range(seats)]
    game = Game(words.frame, players, empty_battle(words.frame.combat))
    read_table(words, game)
    read_battlefield(words, game)
    read_looks(words, game)
    fill_piles(game, rests)
    read_due(words, game)
    if words.values:
        raise BadPosition(f"unknown key {next(iter(words.values))!r}")
    wrong = complaint(game)
    if wrong:
        raise BadPosition(wrong)
    try:
        settle_moment(game)
    except (IndexError, ValueError) as error:  # the moment needs something that the position lacks
        name = moments.NAMES[game.moment]
        raise BadPosition(f"moment={name}: cannot be played from here") from error
    return game


def read_player(words: PositionWords, seat: int) -> Player:
    """A Personal Area; a deck that is not named is filled later."""
    number = seat + 1
    player = new_player(seat)
    sabatons = names_of([sabaton.id for sabaton in words.box.sabatons])
    name = words.take(f"sabaton{number}", words.box.sabatons[seat].id)
    if name != "-":
        player.sabaton = words.piece(f"sabaton{number}", name, sabatons)
        player.prowess = words.box.sabatons[player.sabaton].prowess
    era = words.take(f"era{number}")
    if era:
        player.era = words.piece(f"era{number}", era, names_of(list(ERAS))) + 1
    has_deck = f"deck{number}" in words.values
    player.hand = words.pile(f"hand{number}", words.units)
    player.deck = words.pile(f"deck{number}", words.units)
    player.discard = words.pile(f"discard{number}", words.units)
    player.known = words.pile(f"known{number}", words.units)
    player.aside = words.pieces(f"aside{number}", words.units)
    player.dismissed = words.pieces(f"dismissed{number}", words.units)
    player.relics = words.pieces(f"relics{number}", words.relics)
    player.tokens = words.pieces(f"tokens{number}", words.tokens)
    player.honor = words.number(f"honor{number}", 0, 99)
    for loss in words.take(f"lost{number}").split(","):
        if loss:
            read_loss(words, player, loss)
    if player.sabaton != NONE and not has_deck:
        player.deck = NOT_GIVEN
    return player


def read_loss(words: PositionWords, player: Player, loss: str) -> None:
    """`2:5:3`: seat 2 holds the token of value 5 and gave the 3 back."""
    parts = loss.split(":")
    key = f"lost{player.seat + 1}"
    if len(parts) != 3:
        raise BadPosition(f"{key}={loss}: must be seat:value:returned")
    taker = words.bounded(key, parts[0], 1, MAX_PLAYERS) - 1
    value = words.bounded(key, parts[1], 0, 99)
    if value not in player.prowess:
        raise BadPosition(f"{key}={loss}: no such Prowess token is left")
    player.win_prowess(taker, value, words.bounded(key, parts[2], -1, 99))


def read_table(words: PositionWords, game: Game) -> None:
    """Start, turn, gear and board; a fresh table where nothing is said."""
    box = game.frame.box
    players = len(game.players)
    start = words.take("start", "1")
    game.start = NONE if start == "-" else words.bounded("start", start, 1, players) - 1
    game.turns = words.number("turns", 0, players * 8)
    following = (max(int(game.start), 0) + int(game.turns)) % players
    game.active = words.number("active", 1, players, following + 1) - 1
    gear = words.take("gear", f"{tile_name(box, 0)},{tile_name(box, 1)},0").split(",")
    if len(gear) != 3:
        raise BadPosition(f"gear={','.join(gear)}: must be active tile, pending tile, wheel")
    game.active_tile = NONE if gear[0] == "-" else words.piece("gear", gear[0], words.tiles)
    game.pending_tile = NONE if gear[1] == "-" else words.piece("gear", gear[1], words.tiles)
    game.wheel = NONE if gear[2] == "-" else words.bounded("gear", gear[2], 0, 3)
    game.tile_discard = words.pile("tilediscard", words.tiles)
    spaces = int(box.token_spaces)
    game.token_spaces = [NONE] * spaces
    if "spaces" in words.values:
        game.token_spaces = words.spaces("spaces", words.tokens, spaces)
    game.token_discard = words.pile("tokendiscard", words.tokens)
    game.board = [NONE] * int(SPACES)
    if "board" in words.values:
        game.board = words.spaces("board", words.units, int(SPACES))
    else:
        game.board = [box.elites[space // 3 + 1][space % 3] for space in range(12)]
    game.era_discards = [no_pieces()] + [words.pile(f"discard{era}", words.units) for era in ERAS]
    game.relic_discard = words.pile("relicdiscard", words.relics)
    left = HONOR_TOKENS - sum([player.honor for player in game.players])
    game.honor_supply = words.number("honor", 0, HONOR_TOKENS, max(0, left))
    game.tiles_inserted = words.number("inserted", 0, 3)
    game.token_taken = words.take("taken") == "yes"
    for symbol in words.take("used"):
        if symbol not in "ABCD":
            raise BadPosition(f"used={symbol}: the actions are A, B, C and D")
        game.used |= 1 << i64("ABCD".index(symbol))


def read_battlefield(words: PositionWords, game: Game) -> None:
    """Line-ups, counters, dice and who fights whom."""
    defender = words.number("defender", 0, len(game.players))
    game.defender = defender - 1
    space = words.take("space")
    names = names_of([space_name(number) for number in range(int(SPACES))])
    game.space = words.piece("space", space, names) if space else NONE
    game.foreign = words.number("foreign", 0, 31)
    attackers, defenders = game.battle.attackers, game.battle.defenders
    read_cards(words, "attackers", attackers)
    read_cards(words, "defenders", defenders)
    attackers.formed, defenders.formed = words.pair("formed", 31)
    attackers.links, defenders.links = words.pair("links", 31)
    attackers.standing, defenders.standing = words.pair("standing", 31)
    attackers.damage, defenders.damage = words.pair("damage", 2**35)
    for line_up in (attackers, defenders):
        line_up.muster(game.frame.roster)
        standing = [line_up.stands(place) for place in range(line_up.size)]
        line_up.survivors = standing.count(True)
    faces = words.take("faces", "-,-").split(",")
    strong = names_of([face.id for face in game.frame.box.strong])
    risky = names_of([face.id for face in game.frame.box.risky])
    if len(faces) != 2:
        raise BadPosition(f"faces={','.join(faces)}: must be two faces")
    game.strong_face = NONE if faces[0] == "-" else words.piece("faces", faces[0], strong)
    game.risky_face = NONE if faces[1] == "-" else words.piece("faces", faces[1], risky)
    game.attacker_rerolls, game.defender_rerolls = words.pair("rerolls", 99)
    game.fought = words.take("fought") == "yes"
    winner = words.take("winner")
    if winner:
        game.battle.winner = words.piece("winner", winner, names_of(list(SIDES)))


def read_cards(words: PositionWords, key: str, line_up: LineUp) -> None:
    """`trebuchet,spy@diversion`, front first."""
    for word in words.take(key).split(","):
        if not word:
            continue
        if line_up.size == PLACES:
            raise BadPosition(f"{key}: at most {PLACES} Units")
        card, _, token = word.partition("@")
        line_up.add(words.piece(key, card, words.units))
        if token:
            line_up.lay_token(line_up.size - 1, words.piece(key, token, words.tokens))


def fill_piles(game: Game, rests: dict[str, list[str]]) -> None:
    """The piles hold what lies nowhere else; nothing may lie in two places (I-1)."""
    box = game.frame.box
    tiles = [tile for tile in (game.active_tile, game.pending_tile) if tile != NONE]
    every_tile = [i64(number) for number in range(len(box.tiles))]
    left = subtract_laid(every_tile, tiles + game.tile_discard.listed(), "tile")
    game.tile_pile = pile_of(left)
    if "tilediscard" in rests:
        game.tile_discard.gather(game.tile_pile)
    fill_tokens(game, rests)
    fill_relics(game, rests)
    fill_units(game, rests)


def fill_tokens(game: Game, rests: dict[str, list[str]]) -> None:
    """The pile holds the tokens that lie nowhere else."""
    laid = [token for token in game.token_spaces if token != NONE]
    for player in game.players:
        laid = laid + player.tokens
    for line_up in (game.battle.attackers, game.battle.defenders):
        laid = laid + [token for token in line_up.tokens if token != NONE]
    laid = laid + game.token_discard.listed()
    game.token_pile = pile_of(subtract_laid(game.frame.box.token_pile, laid, "token"))
    if "tokendiscard" in rests:
        game.token_discard.gather(game.token_pile)


def fill_relics(game: Game, rests: dict[str, list[str]]) -> None:
    """The deck holds the Relics that lie nowhere else."""
    laid = game.relic_discard.listed()
    for player in game.players:
        laid = laid + player.relics
    if moments.NAMES[game.moment] not in PROWESS_MOMENTS:
        laid = laid + game.looked_at.listed()
    every = [i64(number) for number in range(len(game.frame.box.relics))]
    left = subtract_laid(every, laid, "relic")
    for player in game.players:
        if f"relics{player.seat + 1}" in rests:
            player.relics, left = sorted(player.relics + left), []
    game.relic_deck = pile_of(left)
    if "relicdiscard" in rests:
        game.relic_discard.gather(game.relic_deck)


def fill_units(game: Game, rests: dict[str, list[str]]) -> None:
    """The Era decks hold the Elite Units and Heroes that lie nowhere else."""
    box = game.frame.box
    laid = [card for card in game.board if card != NONE]
    laid = laid + game.battle.attackers.cards + game.battle.defenders.cards
    for pile in game.era_discards:
        laid = laid + pile.listed()
    for player in game.players:
        laid = laid + fill_base_units(game, player)
    laid = [card for card in laid if box.units[card].rank != BASE]
    game.era_decks = [no_pieces()]
    for era in range(1, 5):
        every = box.elites[era] if heroes_wait(game, era) else era_cards(box, era)
        own = [card for card in laid if box.units[card].era == era]
        deck = pile_of(subtract_laid(every, own, "Unit"))
        word = f"rest-{ERAS[era - 1]}"
        for player in game.players:
            if word in rests.get(f"discard{player.seat + 1}", []):
                player.discard.gather(deck)
            if word in rests.get(f"dismissed{player.seat + 1}", []):
                player.dismissed = sorted(player.dismissed + deck.listed())
                deck.clear()
        if word in rests.get(f"discard{ERAS[era - 1]}", []):
            game.era_discards[era].gather(deck)
        game.era_decks.append(deck)


def era_cards(box: Box, era: int) -> list[i64]:
    """All Elite Units and Heroes of an Era."""
    return sorted(box.elites[era] + box.heroes[era])


def heroes_wait(game: Game, era: int) -> bool:
    """Whether the Heroes are not in their Era's deck yet (SETUP-14 to 16)."""
    dealt = NONE not in game.board[3 * era - 3 : 3 * era]
    return game.moment in SETTING_UP and not dealt


def fill_base_units(game: Game, player: Player) -> list[i64]:
    """All cards of a player; missing Base Units make the deck, or have been dismissed."""
    box = game.frame.box
    given = player.deck is not NOT_GIVEN
    if not given:
        player.deck = no_pieces()
    cards = player.hand.listed() + player.deck.listed() + player.discard.listed()
    cards = cards + player.aside + player.dismissed
    if player.sabaton == NONE:
        return cards
    base = [card for card in cards if box.units[card].rank == BASE]
    for number, line_up in ((game.active, game.battle.attackers),
                            (game.defender, game.battle.defenders)):  # fmt: skip
        if number == player.seat:
            base = base + [card for card in line_up.cards if box.units[card].rank == BASE]
    left = subtract_laid(box.base_set, base, f"Base Unit of seat {player.seat + 1}")
    if given:
        player.dismissed = sorted(player.dismissed + left)
    else:
        player.deck = pile_of(left)
    return cards


def subtract_laid(every: list[i64], laid: list[i64], kind: str) -> list[i64]:
    """The pieces that lie nowhere; a piece that lies in two places is refused."""
    left = every
    for piece in laid:
        before = len(left)
        left = without_piece(left, piece)
        if len(left) == before:
            raise BadPosition(f"a {kind} lies in two places, or is not in the box")
    return left


def read_due(words: PositionWords, game: Game) -> None:
    """How far the step of this moment is."""
    game.cursor = words.number("cursor", 0, 12)
    game.cursor_icons = words.number("icons", 0, 99)
    game.reinforced = words.number("side", 0, 1)
    resume = words.take("resume")
    game.resume = words.moment("resume", resume) if resume else 0
    draws = words.take("draws").split(",")
    if draws != [""] and len(draws) != 4:
        raise BadPosition(f"draws={','.join(draws)}: must be cards, seat, renew or keep, moment")
    if len(draws) == 4:
        game.draws = words.bounded("draws", draws[0], 0, 99)
        game.drawer = words.bounded("draws", draws[1], 1, len(game.players)) - 1
        game.draw_renews = draws[2] == "renew"
        game.after_draws = words.moment("draws", draws[3])
    act = words.number("act", 0, len(game.players))
    game.to_act = act - 1


def settle_moment(game: Game) -> None:
    """Offer the decision, run automatic steps, or check that chance has an urn."""
    game.own_piles()
    if game.moment == moments.MATCH_OVER:
        game.to_act = OVER
    elif game.moment <= moments.LAST_DECISION:
        moment = game.moment
        offer(game, moment)
        if game.moment != moment:  # nothing to decide: the match went on
            advance(game)
        elif len(game.options) == 0:
            raise ValueError("nothing to decide")
    elif game.moment <= moments.LAST_CHANCE:
        game.to_act = CHANCE
        urn(game)
    else:
        advance(game)


def read_looks(words: PositionWords, game: Game) -> None:
    """The moment, and what a player is looking at in it."""
    default = moments.NAMES[moments.BEGIN_TURN]
    moment = words.take("moment", default)
    game.moment = words.moment("moment", moment)
    if moment in PROWESS_MOMENTS:
        values = [value for value in words.take("looked").split(",") if value]
        game.looked_at = pile_of([i64(words.bounded("looked", value, 0, 99)) for value in values])
    else:
        game.looked_at = words.pile("looked", words.relics)
