"""Moments: where a match stands between two actions.

A moment is a decision of a player (the points D-2 to D-23 of RULES part 8), an event of chance,
or an automatic step. Rules set the next moment; `flow.advance` goes on from there.
"""

from typing import Final

from mypy_extensions import i64

# Decisions, in the order of part 8.
CHOOSE_SABATON: Final[i64] = 0  # D-2
FIRST_TILE: Final[i64] = 1  # D-3
PREPARE: Final[i64] = 2  # D-4
DROP_TOKEN: Final[i64] = 3  # D-5
RETRIEVE: Final[i64] = 4  # D-6
DISMISS: Final[i64] = 5  # D-7
OPPONENT: Final[i64] = 6  # D-9
HUNT: Final[i64] = 7  # D-10
COMPANY: Final[i64] = 8  # D-11
DEFEND_FIRST: Final[i64] = 9  # D-12
DEFEND_NEXT: Final[i64] = 10  # D-13
DEFEND_TOKENS: Final[i64] = 11  # D-14
ATTACK_FIRST: Final[i64] = 12  # D-15
ATTACK_NEXT: Final[i64] = 13  # D-16
ATTACK_TOKENS: Final[i64] = 14  # D-17
DEFENDER_RELAUNCH: Final[i64] = 15  # D-18
ATTACKER_RELAUNCH: Final[i64] = 16  # D-19
RECRUIT: Final[i64] = 17  # D-20
KEEP_RELIC: Final[i64] = 18  # D-21
KEEP_PROWESS: Final[i64] = 19  # D-22
KEEP_STOLEN: Final[i64] = 20  # D-23
LAST_DECISION: Final[i64] = 20

# Chance is to act.
DRAW_CARD: Final[i64] = 21
DRAW_TILE: Final[i64] = 22
LAY_UNIT: Final[i64] = 23
LAY_TOKEN: Final[i64] = 24
REINFORCEMENT: Final[i64] = 25
ROLL_STRONG: Final[i64] = 26
ROLL_RISKY: Final[i64] = 27
REROLL_DEFENDER: Final[i64] = 28
REROLL_ATTACKER: Final[i64] = 29
FIND_RELIC: Final[i64] = 30
LOOK_PROWESS: Final[i64] = 31
FIND_STOLEN: Final[i64] = 32
DEAL_TILE: Final[i64] = 33
DEAL_TOKEN: Final[i64] = 34
DEAL_UNIT: Final[i64] = 35
DEAL_RELIC: Final[i64] = 36
FIND_START: Final[i64] = 37
SET_WHEEL: Final[i64] = 38
LAST_CHANCE: Final[i64] = 38

# Automatic steps.
DRAWING: Final[i64] = 39
SET_UP: Final[i64] = 40
BEGIN_TURN: Final[i64] = 41
REINFORCE: Final[i64] = 42
ENGAGE: Final[i64] = 43
DICE: Final[i64] = 44
RELAUNCH: Final[i64] = 45
COMBAT: Final[i64] = 46
SPOILS: Final[i64] = 47
RELICS: Final[i64] = 48
PROWESS: Final[i64] = 49
STOLEN: Final[i64] = 50
RESTORE: Final[i64] = 51
REFILL_BOARD: Final[i64] = 52
REFILL_TOKENS: Final[i64] = 53
REFILL_ATTACKER: Final[i64] = 54
REFILL_DEFENDER: Final[i64] = 55
END_TURN: Final[i64] = 56
MATCH_OVER: Final[i64] = 57

NAMES: Final = (
    "choose-sabaton", "first-tile", "prepare", "drop-token", "retrieve", "dismiss", "opponent",
    "hunt", "company", "defend-first", "defend-next", "defend-tokens", "attack-first",
    "attack-next", "attack-tokens", "defender-relaunch", "attacker-relaunch", "recruit",
    "keep-relic", "keep-prowess", "keep-stolen", "draw-card", "draw-tile", "lay-unit",
    "lay-token", "reinforcement", "roll-strong", "roll-risky", "reroll-defender",
    "reroll-attacker", "find-relic", "look-prowess", "find-stolen", "deal-tile", "deal-token",
    "deal-unit", "deal-relic", "find-start", "set-wheel", "drawing", "set-up", "begin-turn",
    "reinforce", "engage", "dice", "relaunch", "combat", "spoils", "relics", "prowess", "stolen",
    "restore", "refill-board", "refill-tokens", "refill-attacker", "refill-defender", "end-turn",
    "match-over",
)  # fmt: skip

# The decision points of part 8; D-1 is made before a match exists, D-8 leads to D-6 and D-7.
DECISION_POINTS: Final = (
    "D-2", "D-3", "D-4", "D-5", "D-6", "D-7", "D-9", "D-10", "D-11", "D-12", "D-13", "D-14",
    "D-15", "D-16", "D-17", "D-18", "D-19", "D-20", "D-21", "D-22", "D-23",
)  # fmt: skip
