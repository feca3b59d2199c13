"""Order of play: whether it matters who begins, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.balance.matches import SOURCES, WON, Match, Played, Turn
from benchmarks.balance.means import Mean, percent
from benchmarks.balance.page import Table

PLACES = ("1st", "2nd", "3rd", "4th", "5th")
PROWESS = SOURCES.index("Prowess")
TOKENS = 4  # Prowess tokens of a Sabaton


def wins(played: Played) -> list[Mean]:
    """Each player's share of the victories, by order of play."""
    return [
        Mean.of(match.share(player) for match in played.matches) for player in range(played.players)
    ]


def seat_wins(played: Played) -> list[Mean]:
    """The same by seat, whoever begins: a bot that prefers a seat would show here."""
    seats = range(played.players)
    return [
        Mean.of(match.share((seat - match.seat) % match.players) for match in played.matches)
        for seat in seats
    ]


def ahead(played: Played, player: int, rounds: int) -> Mean:
    """How many points a player is ahead of the mean of the table after so many Rounds."""
    totals = [match.totals(rounds) for match in played.matches]
    return Mean.of(points[player] - sum(points) / len(points) for points in totals)


def tokens_won(match: Match) -> Iterator[tuple[int, int, int]]:
    """Prowess tokens in the order they are won: by whom, the loser's how many-th, its value."""
    lost = [0] * match.players
    before = [0] * match.players
    for turn in match.turns:
        points = [one[PROWESS] for one in turn.points]
        for winner, loser in duellists(turn):
            value = points[winner] - before[winner]
            if value:
                yield winner, lost[loser], value
                lost[loser] += 1
        before = points


def duellists(turn: Turn) -> Iterator[tuple[int, int]]:
    """Winner and loser of a turn's challenge, either way round."""
    if turn.is_challenge:
        yield turn.player, turn.target
        yield turn.target, turn.player


def order_table(plays: Sequence[Played]) -> Table:
    """Who wins, by order of play."""
    rows = []
    for played in plays:
        shares = [mean.percent() for mean in wins(played)]
        seats = " / ".join(f"{100 * mean.value:.0f}" for mean in seat_wins(played))
        missing = ["-"] * (len(PLACES) - played.players)
        number = str(len(played.matches))
        fair = percent(1 / played.players)
        rows.append((played.name, number, fair, *shares, *missing, seats))
    columns = ("match", "matches", "fair", *PLACES, "by seat, %")
    return Table("order", "Victories by order of play", columns, rows)


def sources_table(plays: Sequence[Played]) -> Table:
    """Points by source and challenges, by order of play."""
    rows = []
    for played in plays:
        number = len(played.matches)
        for player in range(played.players):
            ends = [match.points(match.rounds)[player] for match in played.matches]
            made = [turn for turn in played.turns() if turn.is_challenge and turn.player == player]
            suffered = [turn for turn in played.turns() if turn.target == player]
            values = [
                value
                for match in played.matches
                for winner, _, value in tokens_won(match)
                if winner == player
            ]
            rows.append(
                (
                    f"{played.players} players, {PLACES[player]}",
                    Mean.of(sum(points) for points in ends).text(),
                    *(f"{Mean.of(p[source] for p in ends).value:.2f}" for source in range(4)),
                    f"{len(made) / number:.2f}",
                    percent(sum(turn.ending == WON for turn in made) / max(1, len(made))),
                    f"{len(suffered) / number:.2f}",
                    Mean.of(values).text(2),
                )
            )
    columns = (
        "player", "score", *SOURCES[:4], "challenges", "won", "suffered", "worth of a token",
    )  # fmt: skip
    return Table("order-sources", "Points and challenges by order of play", columns, rows)


def tokens_table(plays: Sequence[Played]) -> Table:
    """What the loser's first, second … Prowess token is worth, and who takes it."""
    rows = []
    for played in plays:
        found = [token for match in played.matches for token in tokens_won(match)]
        for number in range(TOKENS):
            taken = [(winner, value) for winner, nth, value in found if nth == number]
            shares = [
                percent(sum(winner == player for winner, _ in taken) / max(1, len(taken)))
                for player in range(played.players)
            ]
            rows.append(
                (
                    f"{played.players} players, {PLACES[number]} token",
                    f"{len(taken) / len(played.matches):.1f}",
                    Mean.of(value for _, value in taken).text(2),
                    *shares,
                    *["-"] * (len(PLACES) - played.players),
                )
            )
    columns = ("token that a loser loses", "a match", "worth", *(f"to the {p}" for p in PLACES))
    return Table("order-tokens", "Prowess tokens and who wins them", columns, rows)
