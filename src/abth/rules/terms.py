"""Terms and conventions of the game (RULES 2.1): the few numbers every chapter shares.

Seats are 0, 1, 2 … clockwise. Eras are 1 to 4, and 0 where there is none: a Sabaton off the
board, a Base Unit, a missing half shield. Line-ups are written front first.
"""

from typing import Final

from mypy_extensions import i64

ERAS: Final = ("I", "II", "III", "IV")
LINES: Final = ("long", "medium", "close")
RANKS: Final = ("base", "elite", "hero")
ABILITIES: Final = ("heroic_death", "accuracy", "diversion", "relaunch")

BASE: Final[i64] = 0
ELITE: Final[i64] = 1
HERO: Final[i64] = 2

LONG: Final[i64] = 0
MEDIUM: Final[i64] = 1
CLOSE: Final[i64] = 2

# The two sides of a battle (TERM-1, TERM-2), and the winner when both are annihilated (VICT-1).
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
NOBODY: Final[i64] = -1
ANNIHILATED: Final[i64] = 2  # how a battle ends that neither side wins
SIDES: Final = ("attacker", "defender")

# Who has to act if it is not a seat.
CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

NONE: Final[i64] = -1  # no card on a space, no token on a Unit, no tile in the gear

SPACES_PER_ERA: Final[i64] = 3
SPACES: Final[i64] = 12
HAND_SIZE: Final[i64] = 4
TOKEN_LIMIT: Final[i64] = 3
HONOR_TOKENS: Final = 8
TOKENS_PER_BATTLE: Final[i64] = 3
TILES_PER_TURN: Final[i64] = 3
ATTACKER_SLOTS: Final[i64] = 4
DEFENDER_SLOTS: Final[i64] = 3
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5


def era_of_space(space: i64) -> i64:
    """The Era whose area holds this board space; spaces run I1, I2, I3, II1 … IV3 (R-20)."""
    return space // SPACES_PER_ERA + 1


def space_name(space: int) -> str:
    """`II3` for the third space of Era II."""
    return f"{ERAS[space // 3]}{space % 3 + 1}"


def attacks_with_strong_die(units: i64) -> bool:
    """Whether an Attacker with so many Units rolls the Strong die (DICE-1 to 4)."""
    return units <= 3


def relics_looked_at(units: i64) -> i64:
    """How many Relics a winner with this many Units looks at (REWARD-7 to 11)."""
    if units >= 5:
        return 0
    return 5 - units
