### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Compare two boxes on the same deals: what changes, and how certain that is.
compare-folder = A content folder; on its own, it is compared with the standard box.
compare-other = The folder with the changes, if the first one is the folder without them.
compare-pairs = The most pairs of deals to play; fewer if the answer is clear sooner.
compare-margin = A change that is certainly smaller than this (in percentage points) counts as none.
compare-error = How often (of 100) one or more of the intervals for the changed pieces may be wrong.
compare-bad-margin = must be above 0 and less than 100
compare-same-box = the two boxes play the same way, so there is nothing to compare
compare-note = It stops on its own once every rate of a changed piece has clearly risen, clearly fallen, or clearly not moved by more than --margin. The intervals hold at every moment, so stopping early does not make them less reliable. Run the same command again to continue a stopped comparison.
compare-stopped = Stopped after { $pairs } of { $most } pairs; run the same command again to continue.
compare-answered = Answered after { $pairs } pairs of deals
compare-open = Still open after { $pairs } pairs of deals
compare-piece = { $name }: { $changes }
compare-new = New: { $names }
compare-gone = Removed: { $names }
compare-tiles = The tiles or the token spaces differ.
compare-spoilt = Pairs left out because a bot failed or a worker crashed: { $count }
compare-column-what = What
compare-column-before = Before
compare-column-after = After
compare-column-change = Change
compare-column-interval = Interval
compare-column-answer = Answer

## The report

compare-over = A Battle Through History · Two boxes, { $players } players
compare-lead = { $before } and { $after } on the same deals; players: { $bots }.
compare-tile-pairs = pairs of deals
compare-tile-margin = percentage points: a smaller change counts as none
compare-error-of = { $error } of 100, all together
compare-changes = What was changed
compare-changes-text = The numbers in the first box and in the second.
compare-main = The changed pieces
compare-main-text = How far each rate moves, in percentage points. With { $sure }% certainty, all these intervals hold together, at every moment and so also when the comparison stops. Gray: too small to count.
compare-rest = What else may change
compare-rest-text = The other cards, the order of play, Eras, and battles. These intervals also hold together with { $sure }% certainty; the comparison does not wait for them.
# The plot would be too long for all of them
compare-plot-most = The plot shows the { $count } rates that have moved the most, and the table all of them.
compare-plot-points = change, in percentage points
compare-plot-said = Every change with its interval; the table has the numbers
compare-again = To run the same comparison again: { $command }, boxes { $first } and { $second }, edition { $edition }, { $rounds } Rounds, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = The box as a folder of files: write it, edit it, check it.
cli-content-folder = The folder.
cli-content-export = Write the box to a folder of TOML files that you can edit.
cli-content-check = Check a content folder for mistakes and show how it differs from the standard box.
cli-content-written =
    { $files ->
        [one] 1 file in { $folder }
       *[other] { $files } files in { $folder }
    }
cli-content-exists = already exists and is not overwritten
cli-content-fine = The box can be played: { $units } Units, { $relics } Relics, { $tokens } kinds of tokens, { $tiles } tiles.
balance-about = Measure how a box plays: exact odds of lone Elites, and many matches between bots.
balance-games = Matches for each number of players; a fifth as many for a Long Campaign.
balance-bot = The bot in all seats.
balance-beside = Also play N four-player matches between other bots; can be repeated.
balance-write = Update the tables in this page and the plots in its img folder (needs matplotlib).
balance-keep = Keep the matches in this folder and reuse those already there; use a new folder when the bots change.
balance-bad-beside = “{ $text }” must be a bot, a comma, and a number of matches
balance-no-markers = the markers { $markers } are missing
