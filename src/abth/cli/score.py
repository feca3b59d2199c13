"""`abth score`: the points of one player by source (RULES 2.22)."""

from __future__ import annotations

import typer

from abth.cli.terminal import STANDARD_INPUT, File, print_json, read_input

EPILOG = """
[bold]Example[/]

Tommy's score in the rulebook, 18 points:

  echo '{"elite": 3, "heroes": 1, "prowess": [5],
         "relics": {"I": 1, "IV": 4}, "honor": 0}' | abth score
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("score", epilog=EPILOG)(score)


def score(file: File = STANDARD_INPUT) -> None:
    """Add up a player's points by source.

    Reads what the player owns as a JSON object: how many Elite Units and
    Heroes, the values of the Prowess tokens won, Relics by Era, Honor
    tokens. What is absent counts 0.
    """
    from abth.protocol.score import read_belongings, score_answer

    print_json(score_answer(read_belongings(read_input(file))))
