"""The text form of a whole position: one line of `key=value` words (read by `reading`).

    players=2 turns=4 moment=prepare inserted=1 hand1=archers*2,spy era2=II tokens2=chase

Keys of a seat end in its number, from 1. Piles are lists of ids, `*n` for copies. What
follows from the rest is left out: Era decks, tile pile, token pile and Relic deck hold what lies
nowhere else, and missing keys stand for a fresh table. `rest-II` in a discard pile or among
dismissed Units is every card of Era II that is mentioned nowhere else. `rest` does the same among
a player's Relics and in the discard pile of Relics, tokens or tiles.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.actions import tile_name
from abth.rules.battle.line_up import LineUp
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.rulings import Value, changes_of
from abth.rules.terms import ERAS, NONE, SIDES, space_name

COUNTERS: Final = ("formed", "links", "standing", "damage")
PROWESS_MOMENTS: Final = ("prowess", "look-prowess", "keep-prowess")


def digest(game: Game) -> str:
    """A fingerprint of the whole state: equal states have equal digests."""
    return hashlib.sha256(write_position(game).encode()).hexdigest()


def write_position(game: Game) -> str:
    """The position in one line."""
    box = game.frame.box
    words: list[str] = [f"players={len(game.players)}"]
    rulings = changes_of(game.frame.rulings)
    put_word(words, "rulings", ",".join([f"{key}:{write_value(v)}" for key, v in rulings.items()]))
    words.append(f"start={'-' if game.start == NONE else game.start + 1}")
    words.append(f"turns={game.turns}")
    words.append(f"active={game.active + 1}")
    gear = [write_tile(box, game.active_tile), write_tile(box, game.pending_tile)]
    words.append(f"gear={gear[0]},{gear[1]},{'-' if game.wheel == NONE else game.wheel}")
    put_word(words, "tilediscard", ",".join([tile_name(box, int(t)) for t in game.tile_discard]))
    tokens = [token.id for token in box.tokens]
    words.append(f"spaces={write_spaces(game.token_spaces, tokens)}")
    put_word(words, "tokendiscard", write_pile(game.token_discard.listed(), tokens))
    units = [unit.id for unit in box.units]
    words.append(f"board={write_spaces(game.board, units)}")
    for era in range(1, 5):
        put_word(
            words, f"discard{ERAS[era - 1]}", write_pile(game.era_discards[era].listed(), units)
        )
    relics = [relic.id for relic in box.relics]
    put_word(words, "relicdiscard", write_pile(game.relic_discard.listed(), relics))
    words.append(f"honor={game.honor_supply}")
    for player in game.players:
        write_player(words, box, player)
    write_turn(words, game)
    write_battlefield(words, game)
    write_due(words, game)
    return " ".join(words)


def put_word(words: list[str], key: str, value: str) -> None:
    """Write a key, unless its value is empty."""
    if value not in ("", "0"):
        words.append(f"{key}={value}")


def write_value(value: Value) -> str:
    """A ruling's value as one word."""
    if isinstance(value, tuple):
        return "/".join([str(part) for part in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_tile(box: Box, tile: i64) -> str:
    """A tile by its name, `-` for none."""
    return "-" if tile == NONE else tile_name(box, int(tile))


def write_spaces(spaces: list[i64], names: list[str]) -> str:
    """A row of spaces, `-` for an empty one."""
    return ",".join(["-" if piece == NONE else names[piece] for piece in spaces])


def write_pile(pile: list[i64], names: list[str]) -> str:
    """`archers*2,spy` for a pile."""
    words: list[str] = []
    for number in range(len(pile)):
        if number > 0 and pile[number] == pile[number - 1]:
            continue
        copies = pile.count(pile[number])
        words.append(names[pile[number]] + (f"*{copies}" if copies > 1 else ""))
    return ",".join(words)


def write_player(words: list[str], box: Box, player: Player) -> None:
    """A Personal Area, every key with the seat's number."""
    seat = player.seat + 1
    units = [unit.id for unit in box.units]
    words.append(
        f"sabaton{seat}={'-' if player.sabaton == NONE else box.sabatons[player.sabaton].id}"
    )
    put_word(words, f"era{seat}", ERAS[player.era - 1] if player.era > 0 else "")
    put_word(words, f"hand{seat}", write_pile(player.hand.listed(), units))
    words.append(f"deck{seat}={write_pile(player.deck.listed(), units)}")
    put_word(words, f"discard{seat}", write_pile(player.discard.listed(), units))
    put_word(words, f"known{seat}", write_pile(player.known.listed(), units))
    put_word(words, f"aside{seat}", write_pile(player.aside, units))
    put_word(words, f"dismissed{seat}", write_pile(player.dismissed, units))
    put_word(words, f"relics{seat}", write_pile(player.relics, [r.id for r in box.relics]))
    put_word(words, f"tokens{seat}", write_pile(player.tokens, [t.id for t in box.tokens]))
    lost = [
        f"{player.prowess_takers[n] + 1}:{player.prowess_lost[n]}:{player.prowess_returned[n]}"
        for n in range(len(player.prowess_takers))
    ]
    put_word(words, f"lost{seat}", ",".join(lost))
    put_word(words, f"honor{seat}", str(player.honor))


def write_turn(words: list[str], game: Game) -> None:
    """What was done this turn."""
    put_word(words, "inserted", str(game.tiles_inserted))
    put_word(words, "taken", "yes" if game.token_taken else "")
    used = ["ABCD"[action] for action in range(4) if game.used & (1 << action)]
    put_word(words, "used", "".join(used))


def write_battlefield(words: list[str], game: Game) -> None:
    """Line-ups, counters, dice and who fights whom."""
    put_word(words, "defender", "" if game.defender == NONE else str(game.defender + 1))
    put_word(words, "space", "" if game.space == NONE else space_name(int(game.space)))
    put_word(words, "foreign", str(game.foreign))
    sides = (game.battle.attackers, game.battle.defenders)
    for name, line_up in zip(("attackers", "defenders"), sides, strict=True):
        put_word(words, name, write_cards(game.frame.box, line_up))
    for name in COUNTERS:
        pair = [str(counter(line_up, name)) for line_up in sides]
        put_word(words, name, "" if pair == ["0", "0"] else ",".join(pair))
    faces = [
        "-" if game.strong_face == NONE else game.frame.box.strong[game.strong_face].id,
        "-" if game.risky_face == NONE else game.frame.box.risky[game.risky_face].id,
    ]
    put_word(words, "faces", "" if faces == ["-", "-"] else ",".join(faces))
    rerolls = f"{game.attacker_rerolls},{game.defender_rerolls}"
    put_word(words, "rerolls", "" if rerolls == "0,0" else rerolls)
    put_word(words, "fought", "yes" if game.fought else "")
    winner = game.battle.winner
    put_word(words, "winner", "" if winner == NONE else SIDES[winner])


def counter(line_up: LineUp, name: str) -> int:
    """One of the packed numbers of a line-up."""
    if name == "formed":
        return int(line_up.formed)
    if name == "links":
        return int(line_up.links)
    return int(line_up.standing) if name == "standing" else int(line_up.damage)


def write_cards(box: Box, line_up: LineUp) -> str:
    """`trebuchet,spy@diversion`: the cards in their order, each with its token."""
    words: list[str] = []
    for place in range(line_up.size):
        token = line_up.token(place)
        laid = "" if token == NONE else f"@{box.tokens[token].id}"
        words.append(box.units[line_up.card(place)].id + laid)
    return ",".join(words)


def write_due(words: list[str], game: Game) -> None:
    """The moment, and how far its step is."""
    words.append(f"moment={moments.NAMES[game.moment]}")
    if game.to_act >= 0:
        words.append(f"act={game.to_act + 1}")
    put_word(words, "looked", write_looks(game))
    put_word(words, "cursor", str(game.cursor))
    put_word(words, "icons", str(game.cursor_icons))
    put_word(words, "side", str(game.reinforced))
    put_word(words, "resume", moments.NAMES[game.resume] if game.resume > 0 else "")
    if game.draws > 0:
        renews = "renew" if game.draw_renews else "keep"
        after = moments.NAMES[game.after_draws]
        words.append(f"draws={game.draws},{game.drawer + 1},{renews},{after}")


def write_looks(game: Game) -> str:
    """What a player is looking at: Prowess values, or Relics."""
    if moments.NAMES[game.moment] in PROWESS_MOMENTS:
        return ",".join([str(value) for value in game.looked_at])
    return write_pile(game.looked_at.listed(), [relic.id for relic in game.frame.box.relics])
