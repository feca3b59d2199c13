"""What the coach says, in the language of a player.

Data type: `CoachWords`, which names cards, tokens and players in the coach's sentences.
"""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.wire import Advice, AdviceArgument, AdviceText, AdviceThing
from abth.rules.game import Frame
from abth.rules.terms import ERAS
from abth.words import Words
from abth.words.pieces import action_name, era_name, relic_name, token_name


class CoachWords:
    """The coach's sentences in words; `names` are those of the seats."""

    def __init__(self, frame: Frame, names: Sequence[str], words: Words) -> None:
        self.box = frame.box
        self.names = names
        self.words = words

    def about(self, advice: Advice, action: int) -> str | None:
        """Why the coach would choose this action, or what it would choose instead."""
        moves = [move for move in advice.suggestions if move.actions]
        for move in moves:
            if move.actions[0] == action:
                return self.words.t("text-why-coach", reason=self.said(move.reason))
        if not moves:
            return None
        best = moves[0]
        title, reason = self.said(best.title), self.said(best.reason)
        return self.words.t("text-why-coach-instead", title=title, reason=reason)

    def said(self, said: AdviceText) -> str:
        """A sentence."""
        arguments = {name: self._argument(value) for name, value in said.args.items()}
        return self.words.t(said.id, **arguments)

    def _argument(self, value: AdviceArgument) -> str | int:
        if isinstance(value, list):
            return self.words.listed([self._name(thing) for thing in value])
        return self._name(value) if isinstance(value, AdviceThing) else value

    def _name(self, thing: AdviceThing) -> str:
        """A thing by its name."""
        box, words = self.box, self.words
        match thing.kind:
            case "unit":
                return str(box.units[thing.id].name)
            case "token":
                token = box.tokens[thing.id]
                return token_name(words, token.id, token.name)
            case "era":
                return era_name(words, ERAS[thing.id - 1])
            case "seat":
                return self.names[thing.id]
            case "relic":
                relic = box.relics[thing.id]
                return relic_name(words, relic.id, relic.name)
            case "gear":
                action = box.gear_actions[thing.id]
                return action_name(words, action.id, action.name)
            case "sabaton":
                return str(box.sabatons[thing.id].name)
