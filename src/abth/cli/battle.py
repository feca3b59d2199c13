"""`abth battle`: one battle, or ten thousand, fought with given dice, or their exact odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from abth.cli.language import t
from abth.cli.terminal import STANDARD_INPUT, Content, File, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.battle import BattleOddsAnswer, BattleReader, BattleSetup, FoughtAnswer

ODDS = """
  echo '{"attacker": [{"card": "trebuchet"}, {"card": "archers"}],
         "defender": [{"card": "genoese-crossbowmen"},
                      {"card": "trung-sisters"}]}' | abth battle
"""
DICE = """
  "dice": {"strong": "S4", "risky": "K1"}
"""
UNIT = """
  {"name": "Pikes", "medium": 1, "close": 3, "damage": 2,
   "link_left": 2, "token": "close+2"}
"""
EDITION = """
  "edition": "de", "rulings": {"abilities.hd_chain": false}
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("battle", help="cli-battle")(battle)


def epilog() -> str:
    """What follows the options in the help."""
    parts = (
        f"\n[bold]{t('cli-examples')}[/]\n",
        f"{t('cli-battle-example-odds')}\n{ODDS}",
        f"{t('cli-battle-example-dice')}\n{DICE}",
        f"{t('cli-battle-example-unit')}\n{UNIT}",
        f"{t('cli-battle-example-edition')}\n{EDITION}",
        f"{t('cli-battle-relaunch')}\n",
    )
    return "\n".join(parts)


def battle(context: typer.Context, file: File = STANDARD_INPUT, content: Content = None) -> None:
    """Resolve a battle with given dice, or calculate its exact odds."""
    from abth.protocol.battle import BattleReader, read_battles

    reader = BattleReader(box_of(context, content))
    setups = read_battles(read_input(file))
    if isinstance(setups, list):
        print_json([answer(reader, setup, f"[{n}]") for n, setup in enumerate(setups)])
    else:
        print_json(answer(reader, setups, ""))


def answer(reader: BattleReader, setup: BattleSetup, place: str) -> FoughtAnswer | BattleOddsAnswer:
    """The answer for one battle: its course with dice, its odds without."""
    from abth.bots.odds import battle_odds
    from abth.protocol.battle import fight_answer, odds_answer
    from abth.rules.battle.combat import engage

    ready = reader.read_battle(setup, place)
    if ready.has_dice:
        return fight_answer(ready.battle)
    engage(ready.battle)
    odds = battle_odds(ready.battle, reader.box, ready.defender_is_board)
    return odds_answer(
        odds.attacker_wins,
        odds.defender_wins,
        odds.annihilated,
        odds.attackers,
        odds.defenders,
    )
