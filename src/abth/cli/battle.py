"""`abth battle`: one battle, or ten thousand, resolved with given dice or reckoned exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from abth.cli.terminal import STANDARD_INPUT, Content, File, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.battle import BattleReader, BattleSetup, FoughtAnswer, OddsAnswer

EPILOG = """
[bold]Examples[/]

The odds of Pär's first battle, over all rolls:

  echo '{"attacker": [{"card": "trebuchet"}, {"card": "archers"}, {"card": "conscripts"}, {"card": "spy"}],
   "defender": [{"card": "genoese-crossbowmen"}, {"card": "trung-sisters"}]}' | abth battle

The same with the dice of the rulebook: add

  "dice": {"strong": "S4", "risky": "K1"}

A unit of your own with a token, and a ruling:

  {"name": "Pikes", "medium": 1, "close": 3, "damage": 2, "link_left": 2, "token": "close+2"}
  "edition": "de", "rulings": {"abilities.hd_chain": false}

Re-rolls count: a board defender's by the rule, players' ("defender_is": "player") by their best play.
"""  # noqa: E501 (a line to copy)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("battle", epilog=EPILOG)(battle)


def battle(context: typer.Context, file: File = STANDARD_INPUT, content: Content = None) -> None:
    """Resolve a battle with given dice, or tell its exact odds.

    Reads one battle as a JSON object, or a list of them, and prints the answer, or a list of
    answers in the same order.
    """
    from abth.protocol.battle import BattleReader, read_battles

    reader = BattleReader(box_of(context, content))
    setups = read_battles(read_input(file))
    if isinstance(setups, list):
        print_json([answer(reader, setup, f"[{n}]") for n, setup in enumerate(setups)])
    else:
        print_json(answer(reader, setups, ""))


def answer(reader: BattleReader, setup: BattleSetup, place: str) -> FoughtAnswer | OddsAnswer:
    """The answer to one battle: its course with dice, its odds without."""
    from abth.bots.odds import battle_odds
    from abth.protocol.battle import fight_answer, odds_answer
    from abth.rules.battle.combat import engage

    ready = reader.ready(setup, place)
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
