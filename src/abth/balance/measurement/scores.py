"""Points by source, and how battles end."""

from __future__ import annotations

from collections.abc import Sequence

from abth.balance.measurement.matches import NO_BATTLE, SOURCES, WON, Played, Turn
from abth.balance.measurement.means import Mean, rate
from abth.balance.measurement.order import in_percent, wins
from abth.balance.measurement.page import Table
from abth.balance.measurement.suspense import leader_wins, mean_changes
from abth.rules.terms import ERAS


def source_mean(played: Played, source: int) -> Mean:
    """The points of a player from one source. Seats of a match depend on each other, so each
    match gives one mean.
    """
    return Mean.of(
        sum(points[source] for points in match.points(match.rounds)) / match.players
        for match in played.matches
    )


def total_mean(played: Played) -> Mean:
    """The mean score of a player."""
    return Mean.of(sum(match.final()) / match.players for match in played.matches)


def challenge_share(played: Played) -> Mean:
    """The share of challenges among the battles of a match."""
    shares = []
    for match in played.matches:
        battles = [turn for turn in match.turns if turn.ending != NO_BATTLE]
        shares.append(sum(turn.is_challenge for turn in battles) / max(1, len(battles)))
    return Mean.of(shares)


def won(turns: Sequence[Turn]) -> str:
    """How often the Attacker won."""
    return rate(sum(turn.ending == WON for turn in turns), len(turns))


def scores_table(plays: Sequence[Played]) -> Table:
    """Scores by number of players and Rounds."""
    rows = []
    for played in plays:
        best = Mean.of(max(match.final()) for match in played.matches)
        last = Mean.of(min(match.final()) for match in played.matches)
        shared = Mean.of(len(match.winners) > 1 for match in played.matches)
        rows.append(
            (
                played.name,
                total_mean(played).text(),
                *(source_mean(played, source).text(2) for source in range(len(SOURCES))),
                f"{best.value:.1f}",
                f"{last.value:.1f}",
                f"{100 * shared.value:.1f} %",
            )
        )
    columns = ("match", "mean score", *SOURCES, "winner", "last", "shared")
    return Table("scores", "Points by source", columns, rows)


def battles_table(plays: Sequence[Played]) -> Table:
    """How frequent challenges are, and how often the Attacker wins."""
    rows = []
    for played in plays:
        fought = [turn for turn in played.turns() if turn.ending != NO_BATTLE]
        rows.append(
            (
                played.name,
                challenge_share(played).percent(),
                won([turn for turn in fought if turn.is_challenge]),
                *(won([turn for turn in fought if turn.era == era]) for era in range(1, 5)),
            )
        )
    columns = ("match", "challenges", "won", *(f"won, {era}" for era in ERAS))
    return Table("battles", "Battles that the Attacker wins", columns, rows)


def minds_table(minds: Sequence[tuple[str, Played]]) -> Table:
    """The same box played by other bots: the main numbers for each."""
    rows = []
    for bot, played in minds:
        challenges = [turn for turn in played.turns() if turn.is_challenge]
        rows.append(
            (
                bot,
                str(len(played.matches)),
                total_mean(played).text(),
                *(f"{source_mean(played, source).value:.1f}" for source in range(4)),
                challenge_share(played).percent(),
                won(challenges),
                in_percent([mean.value for mean in wins(played)]),
                leader_wins(played, played.rounds - 1).percent(),
                f"{mean_changes(played):.1f}",
            )
        )
    columns = (
        "bot", "matches", "score", *SOURCES[:4], "challenges", "won", "wins by order, %",
        "leader before the last Round wins", "lead changes",
    )  # fmt: skip
    return Table("minds", "The same box in other hands", columns, rows)
