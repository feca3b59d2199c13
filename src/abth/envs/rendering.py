"""A table as text, in the notation of logs and positions; as a spectator sees it."""

from __future__ import annotations

import sys

from abth.rules.battle.line_up import LineUp
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.scoring import standing
from abth.rules.terms import ERAS, NONE, SPACES, space_name

RENDER_MODES = ["human", "ansi"]


class Renderer:
    """Shows tables in one render mode, or not at all."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"the render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self.mode = mode

    def show(self, game: Game) -> None:
        """Print the table, if a person is watching."""
        if self.mode == "human":
            sys.stdout.write(f"{text_of(game)}\n\n")

    def render(self, game: Game) -> str | None:
        """The table as text, unless it has been printed or nobody asked for it."""
        return text_of(game) if self.mode == "ansi" else None


def text_of(game: Game) -> str:
    """The table in a few lines."""
    lines = [repr(game).strip("<>")]
    lines += [player_line(game, player) for player in game.players]
    lines.append("board " + " ".join(spaces_of(game)))
    if game.battle.attackers.cards or game.battle.defenders.cards:
        sides = [line_up_text(game, game.battle.attackers)]
        sides.append(line_up_text(game, game.battle.defenders))
        lines.append("battle " + " | ".join(sides))
    return "\n".join(lines)


def player_line(game: Game, player: Player) -> str:
    """What everyone sees of a player; points only at the end, since some Prowess is secret."""
    box = game.frame.box
    sabaton = box.sabatons[player.sabaton].id if player.sabaton != NONE else "-"
    facts: dict[str, object] = {
        "era": ERAS[player.era - 1] if player.era > 0 else "-",
        "honor": player.honor,
        "relics": len(player.relics),
        "hand": len(player.hand),
        "deck": len(player.deck),
        "tokens": ",".join(box.tokens[token].id for token in player.tokens) or "-",
    }
    if game.is_over:
        facts["points"] = standing(game).totals[player.seat]
    words = " ".join(f"{name}={value}" for name, value in facts.items())
    return f"seat_{player.seat} {sabaton} {words}"


def spaces_of(game: Game) -> list[str]:
    """The cards on the board, each with its space."""
    units = game.frame.box.units
    return [
        f"{space_name(space)}={units[game.board[space]].id}"
        for space in range(int(SPACES))
        if game.board[space] != NONE
    ]


def line_up_text(game: Game, line_up: LineUp) -> str:
    """One side of the battlefield, front first, as battles are written."""
    box = game.frame.box
    written = []
    for card, token in zip(line_up.cards, line_up.tokens, strict=True):
        laid = f" @{box.tokens[token].id}" if token != NONE else ""
        written.append(box.units[card].id + laid)
    return ", ".join(written) or "-"
