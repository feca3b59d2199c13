"""`abth battle`: one battle, or ten thousand, fought with given dice, or their exact odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from abth.cli.terminal import STANDARD_INPUT, Content, File, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.battle import BattleOddsAnswer, BattleReader, BattleSetup, FoughtAnswer

EPILOG = """
[bold]Examples[/]

The odds of two Base Units against two linked ones, over all rolls:

  echo '{"attacker": [{"card": "trebuchet"}, {"card": "archers"}],
         "defender": [{"card": "genoese-crossbowmen"},
                      {"card": "trung-sisters"}]}' | abth battle

With given dice the battle is fought and told; add, for instance:

  "dice": {"strong": "S4", "risky": "K1"}

A unit of your own, with a token:

  {"name": "Pikes", "medium": 1, "close": 3, "damage": 2,
   "link_left": 2, "token": "close+2"}

The German edition, and a ruling of your own:

  "edition": "de", "rulings": {"abilities.hd_chain": false}

Re-rolls are reckoned with: those of a board defender by the rule,
those of players ("defender_is": "player") as each would best decide.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("battle", epilog=EPILOG)(battle)


def battle(context: typer.Context, file: File = STANDARD_INPUT, content: Content = None) -> None:
    """Resolve a battle with given dice, or tell its exact odds.

    Reads one battle as a JSON object and prints the answer,
    or a list of battles, answered in the same order.
    """
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
