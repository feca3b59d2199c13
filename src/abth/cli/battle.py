"""`abth battle`: one battle, or ten thousand, fought with given dice, or their exact odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Option
from abth.cli.shared.help_texts import heading
from abth.cli.shared.language import t
from abth.cli.shared.terminal import STANDARD_INPUT, Content, File, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.battle import (
        BattleOddsAnswer,
        BattleReader,
        BattleSetup,
        FoughtAnswer,
        ReadyBattle,
        WhyAnswer,
    )

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

Why = Annotated[bool, Option("--why", help="cli-battle-why")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("battle", help="cli-battle")(battle)


def epilog() -> str:
    """What follows the options in the help."""
    parts = (
        f"\n{heading(t('cli-examples'))}\n",
        f"{t('cli-battle-example-odds')}\n{ODDS}",
        f"{t('cli-battle-example-dice')}\n{DICE}",
        f"{t('cli-battle-example-unit')}\n{UNIT}",
        f"{t('cli-battle-example-edition')}\n{EDITION}",
        f"{t('cli-battle-relaunch')}\n",
    )
    return "\n".join(parts)


def battle(
    context: click.Context,
    file: File = STANDARD_INPUT,
    why: Why = False,
    content: Content = None,
) -> None:
    """Resolve a battle with given dice, or calculate its exact odds."""
    from abth.protocol.battle import BattleReader, read_battles

    reader = BattleReader(box_of(context, content))
    setups = read_battles(read_input(file))
    if isinstance(setups, list):
        print_json([answer(reader, setup, f"[{n}]", why) for n, setup in enumerate(setups)])
    else:
        print_json(answer(reader, setups, "", why))


def answer(
    reader: BattleReader, setup: BattleSetup, place: str, why: bool = False
) -> FoughtAnswer | BattleOddsAnswer:
    """The answer for one battle: its course with dice, and why; its odds without."""
    from msgspec.structs import replace

    from abth.bots.odds import battle_odds
    from abth.protocol.battle import fight_answer, odds_answer

    ready = reader.read_battle(setup, place)
    if ready.has_dice:
        told = fight_answer(ready.battle)
        return replace(told, why=why_answer(reader, ready)) if why else told
    odds = battle_odds(ready.battle, reader.box, ready.defender_is_board)
    return odds_answer(
        odds.attacker_wins,
        odds.defender_wins,
        odds.annihilated,
        odds.attackers,
        odds.defenders,
    )


def why_answer(reader: BattleReader, ready: ReadyBattle) -> WhyAnswer:
    """Why a battle with dice ended as it did, in English."""
    from abth.protocol.battle import WhyAnswer
    from abth.protocol.story.battle import SIDES, box_of
    from abth.protocol.story.wording import Lexicon
    from abth.rules.battle.combat import engage
    from abth.rules.terms import ATTACKER, LINES
    from abth.table.match.why import (
        FoughtBattle,
        dice_reason,
        fight_again,
        luck_of,
        odds_of,
        sayings_of,
        turn_of,
        turned_by,
    )
    from abth.words import ENGLISH, words_in

    battle = ready.battle
    engage(battle)
    attackers, defenders = len(battle.attackers.units), len(battle.defenders.units)
    cards = (range(attackers), range(attackers, attackers + defenders))
    fought = FoughtBattle(battle, reader.box, ready.defender_is_board, cards)
    odds = odds_of(fought)
    turn = turn_of(fought, odds)
    lexicon = Lexicon(box_of(battle), SIDES, words_in(ENGLISH))
    luck = luck_of(fought, odds, int(ATTACKER), fight_again(battle)[0] == ATTACKER)
    reasons = (turned_by(fought, odds, turn), dice_reason(fought, odds))
    told = [" ".join(lexicon.text(saying) for saying in sayings_of(one)) for one in reasons]
    return WhyAnswer(LINES[turn.line], told[0], told[1], luck.chance, luck.verdict)
