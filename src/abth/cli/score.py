"""`abth score`: the points of one player by source (RULES 2.22)."""

from __future__ import annotations

import click

from abth.cli.shared.help_texts import heading
from abth.cli.shared.language import t
from abth.cli.shared.terminal import STANDARD_INPUT, File, print_json, read_input

TOMMY = """
  echo '{"elite": 3, "heroes": 1, "prowess": [5],
         "relics": {"I": 1, "IV": 4}, "honor": 0}' | abth score
"""


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("score", help="cli-score")(score)


def epilog() -> str:
    """What follows the options in the help."""
    return f"\n{heading(t('cli-examples'))}\n\n{t('cli-score-example')}\n{TOMMY}"


def score(file: File = STANDARD_INPUT) -> None:
    """Add up a player's points by source."""
    from abth.protocol.score import read_belongings, score_answer

    print_json(score_answer(read_belongings(read_input(file))))
