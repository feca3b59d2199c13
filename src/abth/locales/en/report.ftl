### The report of `abth arena`: an HTML page with tables and plots. { $bot }, { $other } are bots.
report-over = A Battle Through History · Arena
report-title = Arena: { $bots }
report-on-top = { $bot } comes out on top
report-close = { $bot } leads, { $other } is close behind

# $rate, $low, $high, $fair: percentages; $players (number): seats
report-lead = It won { $rate } of its { $matches } matches (95% interval: { $low } to { $high }); a fair share is { $fair }. Every deal was played from all { $players } seats, so the seats, and much of the luck, cancel out.
report-tile-matches = matches with { $players } players
report-count-of = { $count } of { $all }
report-tile-rating = rating of { $bot } (± { $sure })
report-tile-leader = won by the leader before the last Round
report-tile-decisions = decisions per match ({ $least } to { $most })
report-tile-challenges = of the battles are challenges between players

# $extra, $command: marked as code
report-without-plots = Plots need the extra { $extra }: { $command }
report-numbers = The numbers

## Sections
report-wrong = Matches that went wrong
report-wrong-text = Forfeits: { $forfeits }, crashes: { $crashes }. A forfeit counts as a match the bot did not win; it does not count for the others. To see a saved log: abth replay FILE
report-bots = The bots
report-bots-text = Ratings come from openskill (Plackett-Luce) and start at 25. In win rates, a shared victory is divided among the winners.
report-pairs = Head to head
report-pairs-text = How often the bot in the row finishes above the bot in the column when both play at the same table; a shared place counts half.
report-points = Where the points come from
report-points-text = Mean points per match, by source.
report-scores = Scores
report-scores-text = The spread of each bot’s final scores.
report-seats = Turn order
report-seats-text = How often the first player wins, the second, and so on, over all bots.
report-battles = Battles
report-battles-text = The Era is the one the Attacker jumped to. Plain columns: against Units on the board; hatched columns: between players.
report-cards = Cards
report-cards-text = Cards that are often picked and owned by winners are at the top right. The larger the dot, the more owners; hover over a dot to see its name. Winners own more cards of every kind, so compare cards with each other rather than with the dashed fair share.
report-all-cards = All cards
report-tokens-text = How often each token is used, and how often players win who used it at least once in the match.
report-all-tokens = All tokens

# $command: marked as code; $edition: such as de; $digest: a check sum
report-again = To play the same matches again: { $command }, edition { $edition }, { $rounds } Rounds, abth { $version }. Digest { $digest }.

## Tables
report-share = { $rate } ({ $low } to { $high })
report-column-matches = Matches
report-column-ms = ms/decision
report-column-together = Total
report-column-against = Against
report-column-above = Finished above
report-column-meetings = Meetings
report-column-where = Where and when
report-column-available = Available
report-column-faced = Faced
report-column-picks = Pick rate
report-column-recruited = Recruited
report-column-owned = Owned
report-column-owners = Owners’ wins
report-column-token = Token
report-column-taken = Taken
report-column-used = Used
report-column-users-matches = Users’ matches
report-column-users = Users’ wins
report-column-match = Match
report-column-what = What
report-column-details = Details
report-column-log = Log

# $who: report-board or report-players; $what: how battles ended
report-column-ending = { $who }: { $what }
report-board = Board
report-players = Players
report-attacker-wins = Attacker wins
report-defender-wins = Defender wins
report-annihilated = nobody survives
report-round = Round { $round }

# Why a bot forfeits
report-why-raised = it raised an error
report-why-illegal = it chose an illegal action
report-why-late = it exceeded its time limit
report-why-crashed = crashed

## Plots
report-plot-rating = Rating (± 2 sigma)
report-plot-wins = Share of wins (95% interval)
report-plot-fair = fair share
report-plot-ratings-said = Ratings and win rates; { $bot } leads
report-plot-pairs-said = How often the row finishes above the column
report-plot-points = mean points per match
report-plot-points-said = Mean points by source
report-plot-scores = points per match; the tick is the mean
report-plot-scores-said = Distribution of each bot’s scores
report-plot-seat =
    { $place ->
        [1] 1st to play
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $place }th to play
    }
report-plot-seats = share of wins; the dashed line is the fair share
report-plot-seats-said = Share of wins by turn order
report-plot-by-era = By Era
report-plot-by-round = By Round
report-plot-battles = battles per match
report-plot-hatched = (hatched: challenges)
report-plot-battles-said = Battles per match by Era and by Round, and how they end
report-plot-picks = how often it was faced when a player jumped to its Era
report-plot-owners = share of wins of players who own it at the end
report-plot-cards-said = Pick rate and owners’ wins of each card
report-plot-card = { $card } (Era { $era }, { $rank }): faced { $faced } of { $available }, owned { $owned } times, owners win { $wins }
report-plot-users = Share of wins of its users
report-plot-taken = Taken, and used, per match
report-plot-tokens-said = Use of tokens, and share of wins of their users
