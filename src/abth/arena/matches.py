"""The matches of one process: played one after the other and added up.

Data types: `Scores` of one bot and `Totals` of some matches. Both are whole numbers only, so the
order of adding them up does not matter.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from abth.bots.base import Bot, choice_of
from abth.bots.recruit import Recruit
from abth.bots.registry import make_bot, parse_bot
from abth.content import load_box
from abth.protocol.files import write_log
from abth.protocol.log import BadLog, Log, Seat, make_log
from abth.rules.chance import first_number, urn
from abth.rules.flow import new_game_in
from abth.rules.game import Frame, Game
from abth.rules.playout import BattleTally, Dice, play_and_count, record_at_random
from abth.rules.rulings import rulings_of
from abth.rules.scoring import Standing, standing
from abth.rules.terms import CHANCE, OVER

if TYPE_CHECKING:
    from abth.arena.simulation import Plan


class CannotSave(ValueError):
    """A log that cannot be saved; one line that says where."""


@dataclass
class Scores:
    """The scores of one bot over all its seats."""

    seats: int = 0
    points: int = 0
    least: int = 0
    most: int = 0

    def add(self, other: Scores) -> None:
        """Further seats."""
        self.least = min(self.least, other.least) if self.seats else other.least
        self.most = max(self.most, other.most) if self.seats else other.most
        self.seats += other.seats
        self.points += other.points

    def to_json(self) -> dict[str, float]:
        """Mean, least and most."""
        return {"mean": self.points / self.seats, "min": self.least, "max": self.most}


@dataclass
class Totals:
    """What some matches add up to; `fingerprints` holds the SHA-256 of each, in order."""

    matches: int = 0
    decisions: int = 0
    shared: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    scores: dict[str, Scores] = field(default_factory=dict)
    board: list[int] = field(default_factory=lambda: [0, 0, 0])
    between_players: list[int] = field(default_factory=lambda: [0, 0, 0])
    fingerprints: bytearray = field(default_factory=bytearray)

    @property
    def digest(self) -> str:
        """One fingerprint for all logs in order."""
        return hashlib.sha256(self.fingerprints).hexdigest()

    def add(self, other: Totals) -> None:
        """Add the matches that come after these."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.shared += other.shared
        for bot, wins in other.wins.items():
            self.wins[bot] = self.wins.get(bot, 0) + wins
        for bot, scores in other.scores.items():
            self.scores.setdefault(bot, Scores()).add(scores)
        for ending in range(3):
            self.board[ending] += other.board[ending]
            self.between_players[ending] += other.between_players[ending]
        self.fingerprints += other.fingerprints

    def add_result(self, bots: tuple[str, ...], result: Standing) -> None:
        """Who won, and with what scores; a shared victory is nobody's win (R-56)."""
        if len(result.winners) == 1:
            winner = bots[result.winners[0]]
            self.wins[winner] = self.wins.get(winner, 0) + 1
        else:
            self.shared += 1
        for bot, total in zip(bots, result.totals, strict=True):
            self.scores.setdefault(bot, Scores()).add(Scores(1, total, total, total))


def play_matches(plan: Plan, matches: range) -> Totals:
    """Play these matches of a plan and add them up."""
    frame = frame_of(plan.content, plan.edition, plan.rounds, tuple(plan.rulings.items()))
    totals = Totals()
    tally = BattleTally()
    blind = is_blind(plan.bots)
    for match in matches:
        names = plan.seating(match)
        seed = seed_of(plan.seed, match)
        game = new_game_in(frame, plan.players)
        numbers: list[int] = []
        if blind:
            totals.decisions += record_at_random(game, Dice(seed), numbers, tally)
        else:
            bots = [make_bot(name, seed_of(seed, seat)) for seat, name in enumerate(names)]
            totals.decisions += play_with(bots, game, Dice(seed), numbers, tally)
        totals.add_result(names, standing(game))
        totals.fingerprints += fingerprint(numbers)
        if plan.save is not None:
            save(plan.save, match, frame, plan.edition, names, numbers)
    totals.matches = len(matches)
    totals.board, totals.between_players = tally.board, tally.players
    return totals


def is_blind(bots: tuple[str, ...]) -> bool:
    """Whether nobody looks at the table: such matches run within the compiled part."""
    return all(parse_bot(bot)[0] is Recruit for bot in bots)


@cache
def frame_of(
    content: Path | None, edition: str, rounds: int | None, rulings: tuple[tuple[str, object], ...]
) -> Frame:
    """Box and rulings, read once in each process."""
    return Frame(load_box(content), rulings_of(edition, dict(rulings), rounds))  # type: ignore[arg-type]


def seed_of(seed: int, number: int) -> int:
    """A seed of its own for each match of a plan, and for each seat of a match."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])


def fingerprint(numbers: list[int]) -> bytes:
    """SHA-256 over the action numbers of a match."""
    return hashlib.sha256(struct.pack(f"<{len(numbers)}I", *numbers)).digest()


def play_with(
    bots: list[Bot], game: Game, dice: Dice, numbers: list[int], tally: BattleTally
) -> int:
    """Play to the end, each seat by its bot; how many decisions that took."""
    decisions = 0
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            number = first_number(game) + dice.choose(urn(game))
        else:
            number = choice_of(bots[game.to_act], game)
            decisions += 1
        numbers.append(number)
        play_and_count(game, number, tally)
    return decisions


def log_of(frame: Frame, edition: str, names: tuple[str, ...], numbers: list[int]) -> Log:
    """The log of a match between bots."""
    seats = [Seat(name[:60], "bot", name[:100]) for name in names]
    actions = [frame.actions.text(number) for number in numbers]
    return make_log(frame.box, seats, edition, frame.rulings, actions)


def save(
    folder: Path, match: int, frame: Frame, edition: str, names: tuple[str, ...], numbers: list[int]
) -> None:
    """Write the log of one match into the folder."""
    log = log_of(frame, edition, names, numbers)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_log(folder / f"match-{match + 1:06}.json", log)
    except OSError as error:
        raise CannotSave(f"{folder}: cannot be made: {error.strerror}") from error
    except BadLog as error:
        raise CannotSave(str(error)) from error
