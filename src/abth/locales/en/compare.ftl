### `abth compare`: two boxes on the same deals. A pair is one deal, played once with each box.

compare-about = Compare two boxes on the same deals: what changes, and how sure that is.
compare-folder = A content folder; if it is the only one, it is compared with the printed box.
compare-other = The folder after the change, if the first one is the folder before it.
compare-pairs = How many pairs of deals at most; fewer if the question is answered before.
compare-margin = A change that is surely smaller than this (points of 100) counts as none.
compare-error = How often (of 100) any interval about the changed pieces may be wrong, all of them together.
compare-bad-margin = must be above 0 and less than 100
compare-same-box = the two boxes play alike: there is nothing to compare
compare-note = It stops by itself once every rate of a changed piece has clearly risen, clearly fallen, or surely not moved by more than --margin. The intervals hold at every moment, so that stopping early costs no honesty. The same command continues a stopped comparison.
compare-stopped = Stopped after { $pairs } of { $most } pairs; the same command continues.
compare-answered = Answered after { $pairs } pairs of deals
compare-open = Still open after { $pairs } pairs of deals
compare-piece = { $name }: { $changes }
compare-new = New: { $names }
compare-gone = No longer there: { $names }
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
compare-lead = { $before } and { $after }, the same deals with both; players: { $bots }.
compare-tile-pairs = pairs of deals
compare-tile-margin = points of 100: a smaller change counts as none
compare-error-of = { $error } of 100, all together
compare-changes = What was changed
compare-changes-text = The numbers of the first box, and those of the second.
compare-main = The changed pieces
compare-main-text = How far each rate moves, in points of 100. With { $sure } % certainty all these intervals hold together, at every moment and so also when the comparison stops. Gray: too small to count.
compare-rest = What else may change
compare-rest-text = The other cards of the Era, the order of play, Eras, and battles. These intervals hold together with { $sure } % certainty as well; the comparison does not wait for them.
compare-plot-points = change, in points of 100
compare-plot-said = Every change with its interval; the table has the numbers
compare-again = To compare the same again: { $command }, boxes { $first } and { $second }, edition { $edition }, { $rounds } Rounds, abth { $version }.

## `abth content` and `abth balance`

cli-content-group = The box as a folder of files: write it, edit it, check it.
cli-content-folder = The folder.
cli-content-export = Write the box as a folder of TOML files, to edit them.
cli-content-check = Say what is wrong with a content folder, and what differs from the printed box.
cli-content-written =
    { $files ->
        [one] 1 file in { $folder }
       *[other] { $files } files in { $folder }
    }
cli-content-exists = is already there and is not overwritten
cli-content-fine = The box can be played: { $units } Units, { $relics } Relics, { $tokens } kinds of tokens, { $tiles } tiles.
balance-about = Measure how a box plays: exact odds of lone Elites, and many matches between bots.
balance-games = Matches of each number of players; a fifth of that for a Long Campaign.
balance-bot = The bot in all seats.
balance-beside = Beside it, N matches of four between other bots; may be repeated.
balance-write = Renew the tables of this page, and the plots in its folder img (needs matplotlib).
balance-keep = Keep the matches there, and do not play again those that it holds; for one state of the bots.
balance-bad-beside = “{ $text }” must be a bot, a comma, and a number of matches
balance-no-markers = the markers { $markers } are missing
