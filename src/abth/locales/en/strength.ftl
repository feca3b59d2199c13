### `abth arena --test`: whether one bot is stronger than another. $challenger, $opponent: bots.
strength-stronger = { $challenger } is stronger than { $opponent }
strength-not-stronger = { $challenger } is not stronger than { $opponent }
strength-open = Still open after { $games } matches: { $challenger } against { $opponent }

# $score, $low, $high: of 100
strength-score = { $challenger } scores { $score } of 100 points; 95% interval: { $low } to { $high }
strength-question = { $h1 } of 100 or more, against { $h0 }
strength-errors = { $error } of 100, each way
strength-games = { $games } of at most { $most }
strength-used = { $games } matches used ({ $deals } deals, each from { $players } seats), at most { $most }
strength-saved = { $saved } of 100 matches
strength-luck = Luck: { $score } of 100 points as played. Without it, the results of deals vary less: { $saved } of 100 matches saved.

## Options
strength-option = Test whether A is stronger than B; stops as soon as the answer is clear.
strength-option-h0 = With --test: the share of victories (of 100) of a bot that is not stronger; by default, the fair share.
strength-option-h1 = With --test: the share of victories (of 100) of a bot that is stronger; by default, 5 more than --h0.
strength-option-error = With --test: how often (of 100) each kind of wrong answer may occur.
strength-option-luck = With --test: take known luck out of the results. Measuring it takes a moment for each match; the test needs fewer of them.
strength-bad-shares = must be above --h0, and both between 0 and 100
strength-bad-error = must be at least 0.01 and less than 50
strength-only = --h0, --h1, --error, and --without-luck need --test
strength-or-bots = --bots cannot be used with --test, which already names the bots

## The report
strength-over = A Battle Through History · Arena test, { $players } players
strength-path = The path to the answer
strength-path-text = The evidence after each deal, as a log-likelihood ratio. The test stops on its own at either line.
strength-answer = The answer
strength-answer-text = The challenger’s share of the victories, of 100, with its 95% interval. A test that stops early tends to make the winner look a little too strong.
strength-pairs = Pairs
strength-pairs-text = { $deals } deals, each played twice with the seats swapped.
strength-deals = Deals
strength-deals-text = { $deals } deals, each played from all { $players } seats: how often the challenger won each share.
strength-tile-question = Question
strength-tile-errors = Wrong answers allowed
strength-tile-games = Matches used
strength-tile-luck = Saved by known luck
strength-lost-both = lost both
strength-lost-and-shared = lost and shared
strength-one-each = one each
strength-won-and-shared = won and shared
strength-won-both = won both
strength-column-score = Share of a deal
strength-column-deals = Deals
strength-wrong = Forfeits: { $own } of the challenger, { $others } of its opponents; a forfeit counts as a loss. Deals left out because a worker crashed: { $crashed }.
strength-again = To run the same test again: { $command }, edition { $edition }, { $rounds } Rounds, abth { $version }.
strength-plot-games = matches
strength-plot-evidence = evidence
strength-plot-stronger = stronger
strength-plot-not-stronger = not stronger
strength-plot-stopped = stopped at { $games }
strength-plot-path-said = The evidence ended at { $evidence } after { $games } matches; the lines are at ± { $bound }
strength-plot-answer-said = { $score } of 100, between { $low } and { $high }
strength-plot-deals-said = How many deals gave each result
