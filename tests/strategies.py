"""Strategies: matches, rulings, seats and battles for the laws.

A match is given by the number of players, its rulings, a seed and how many actions were played;
the fewer of them, the simpler, so that a broken law shrinks to a short match.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st

from abth.rules.chance import first_number, urn
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import ALLOWED, EDITIONS, Rulings, Value, rulings_of
from abth.rules.terms import CHANCE, OVER
from tests.invariants import is_set_up
from tests.scenes import BOX

LAW = settings(max_examples=50, deadline=None, derandomize=True)


@st.composite
def rulings(draw: st.DrawFn) -> Rulings:
    """An edition, 6 or 8 Rounds, and up to three rulings switched."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    keys = draw(st.lists(st.sampled_from(sorted(ALLOWED)), max_size=3, unique=True))
    changes: dict[str, Value] = {key: draw(st.sampled_from(ALLOWED[key])) for key in keys}
    return rulings_of(edition, changes)


def next_number(game: Game, dice: Dice) -> int:
    """An action of the player, or an outcome of chance, at random."""
    if game.to_act == CHANCE:
        return int(first_number(game) + dice.piece(urn(game)))
    return int(dice.choose(game.options))


def play_some(
    game: Game, dice: Dice, actions: int, watch: Callable[[Game], None] | None = None
) -> Game:
    """Play so many actions at random, or to the end; `watch` sees the match before each."""
    for _ in range(actions):
        if game.to_act == OVER:
            break
        if watch is not None:
            watch(game)
        apply(game, next_number(game, dice))
    return game


@st.composite
def games(draw: st.DrawFn, *, begun: bool = False) -> Game:
    """A match somewhere between set-up, or its first turn if `begun`, and end."""
    players = draw(st.integers(2, 5))
    ruled = draw(rulings())
    seed = draw(st.integers(0, 2**32))
    game = new_game(BOX, players, ruled)
    dice = Dice(seed)
    while begun and not is_set_up(game):
        play_some(game, dice, 1)
    actions = draw(st.integers(0, 30 + 20 * players * ruled.game_rounds))
    return play_some(game, dice, actions)


def seats(game: Game) -> list[int | None]:
    """Everybody who looks on: all seats, and a spectator."""
    return [*range(len(game.players)), None]


@st.composite
def units(draw: st.DrawFn, number: int) -> str:
    """A Unit in the text form of battles, blank icons left out."""
    values = "/".join(str(draw(st.sampled_from([0, 0, 1, 2, 4]))) for _ in range(3))
    words = [f"u{number}", values]
    for icon, most in (("hp", 3), ("ASL", 2), ("HD", 3), ("ACC", 2), ("DIV", 2)):
        icons = draw(st.sampled_from([0, 0, *range(most + 1)]))
        if icons:
            words.append(f"{icon}{icons}")
    token = draw(st.sampled_from(["", "", "", "@long+1", "@close+2", "@diversion", "@accuracy",
                                  "@heroic-death"]))  # fmt: skip
    return " ".join(filter(None, [*words, token]))


@st.composite
def line_ups(draw: st.DrawFn, most: int) -> str:
    """One to so many Units, some of them linked."""
    text = draw(units(1))
    for number in range(2, draw(st.integers(1, most)) + 1):
        text += draw(st.sampled_from([", ", ", ", " = "])) + draw(units(number))
    return text


@st.composite
def battles(draw: st.DrawFn) -> str:
    """A battle in its text form, with the dice that the number of attackers gives."""
    attackers, defenders = draw(line_ups(5)), draw(line_ups(4))
    few = attackers.count(",") + attackers.count("=") < 3
    strong = draw(st.sampled_from(["S1", "S2", "S3", "S4"]))
    risky = draw(st.sampled_from(["K1", "K2", "K3", "K4", "K5", "K6"]))
    dice = f"{strong} {risky}" if few else f"{risky} {strong}"
    return f"{attackers} | {defenders} | {dice}"


COMBAT = (
    "links.absorb", "abilities.hd_chain", "abilities.accuracy", "abilities.accuracy_on_hd",
    "abilities.diversion_on_hd", "battle.early_end", "icons.count",
)  # fmt: skip


@st.composite
def combat_rulings(draw: st.DrawFn) -> Rulings:
    """Any mix of the rulings that a battle asks for."""
    return rulings_of("default", {key: draw(st.sampled_from(ALLOWED[key])) for key in COMBAT})
