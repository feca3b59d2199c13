"""Whole matches for programs: bots that play one, and saved ones to look at.

Data types: `PlayedMatch`, what came of a match, and `MatchLog`, one read from its log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from abth.bots.base import Bot, choice_of
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.library.game import Game
from abth.protocol.files import read_log, write_log
from abth.protocol.log import Log, Seat, make_log
from abth.protocol.settings import chosen_rulings
from abth.rules.box import Box
from abth.rules.flow import new_game, play
from abth.rules.playout import Dice, OutcomeSource
from abth.rules.rulings import Value
from abth.rules.terms import CHANCE, OVER
from abth.table.match.replay import replay

BotSpec = str | type[Bot] | Bot
"""A bot by its name (`captain`, `recruit:key=value`, `module:Class`, `./file.py:Class`), its class,
or itself."""


@dataclass(frozen=True)
class PlayedMatch:
    """What came of a match: the bots by seat, their points, the winners, and the log."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    game: Game
    log: Log

    def __repr__(self) -> str:
        seats = zip(self.bots, self.scores, strict=True)
        return f"<PlayedMatch {', '.join(f'{bot} {score}' for bot, score in seats)}>"

    def save(self, path: Path | str) -> None:
        """Write the log to a file that `load_log` and `abth replay` read."""
        write_log(Path(path), self.log)


class MatchLog:
    """A match read from its log; what was taken back does not count."""

    def __init__(self, log: Log, box: Box) -> None:
        match = replay(log, box)
        self.names = tuple(seat.name for seat in match.seats)
        self.edition = match.edition
        self._log = log
        self._match = match
        self._steps = match.steps.path_to(match.version)

    @property
    def actions(self) -> list[str]:
        """Every action in words, those of chance included."""
        return [self.game.text(step.number) for step in self._steps]

    @property
    def game(self) -> Game:
        """The match as it ended, or as far as it came."""
        return Game(self._match.game.clone())

    def positions(self) -> Iterator[tuple[Game, int]]:
        """Every position of the match, and the number of the action that was played there."""
        state = new_game(self._match.box, len(self.names), self._match.rulings)
        for step in self._steps:
            yield Game(state.clone()), step.number
            play(state, step.number)

    def __reduce__(self) -> tuple[Any, ...]:
        return MatchLog, (self._log, self._match.box)

    def __repr__(self) -> str:
        return f"<MatchLog {', '.join(self.names)}: {len(self._steps)} actions, {self.game!r}>"


def load_log(path: Path | str, box: Box | None = None) -> MatchLog:
    """The match in a log; a log that cannot be replayed is refused in one line."""
    return MatchLog(read_log(Path(path)), load_box() if box is None else box)


def play_match(
    bots: Sequence[BotSpec],
    seed: int = 0,
    edition: str = "default",
    rulings: Mapping[str, Value] | None = None,
    box: Box | None = None,
) -> PlayedMatch:
    """One match between two to five bots, by seat; the same seed gives the same match."""
    box = load_box() if box is None else box
    chosen = chosen_rulings(edition, rulings)
    state = new_game(box, len(bots), chosen)
    source = OutcomeSource(Dice(seed))
    seated = [seated_bot(spec, seed, seat) for seat, spec in enumerate(bots)]
    for seat, bot in enumerate(seated):
        bot.sit_down(state.frame, seat)
    numbers: list[int] = []
    decisions = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            number = int(source.outcome(state))
        else:
            number = choice_of(seated[state.to_act], state)
            decisions += 1
        numbers.append(number)
        play(state, number)
    game = Game(state)
    names = tuple(name_of(spec) for spec in bots)
    seats = [Seat(name[:60], "bot", name[:100]) for name in names]
    actions = [game.text(number) for number in numbers]
    log = make_log(box, seats, edition, chosen, actions)
    return PlayedMatch(names, game.scores, game.winners, decisions, game, log)


def seated_bot(spec: BotSpec, seed: int, seat: int) -> Bot:
    """The bot of a seat; one that is made here gets a seed of its own."""
    own_seed = (seed + 1) * 1009 + seat
    if isinstance(spec, str):
        return make_bot(spec, own_seed)
    if isinstance(spec, Bot):
        return spec
    if not callable(spec):
        raise TypeError(f"a bot is its name, its class, or a Bot, not {spec!r}")
    return spec(own_seed)


def name_of(spec: BotSpec) -> str:
    """What a bot is called in the log."""
    return spec if isinstance(spec, str) else spec.name
